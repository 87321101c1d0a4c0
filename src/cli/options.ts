/** Options of the verbs: made from the table of inputs, and read back under its names. */
import { type Command, Option } from 'commander'
import { type InputSpec, type RawInputs, type SweepInputName, sweepInputs } from '../core/inputs.ts'

/** Adds one option per input. */
export function withInputs(command: Command, names: readonly SweepInputName[]): Command {
  for (const name of names) {
    const spec: InputSpec = sweepInputs[name]
    const flag = spec.kind === 'boolean' ? `--${name}` : `--${name} <${spec.placeholder ?? 'VALUE'}>`
    const fallback =
      spec.fallback === undefined || spec.kind === 'boolean' ? '' : ` (default: ${spec.fallback})`
    command.addOption(new Option(flag, `${spec.description}${fallback}`))
  }
  return command
}

/** commander hands out camelCase; inputs have one name everywhere. */
export function rawInputs(options: object): RawInputs {
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      value,
    ]),
  )
}

/** The exit code of a verb becomes that of the process. */
export async function finish(work: Promise<number>): Promise<void> {
  process.exitCode = await work
}
