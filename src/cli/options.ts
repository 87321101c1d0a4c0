/** Options of the verbs: made from the table of inputs, and read back under its names. */
import { type Command, Option } from 'commander'
import { type InputSpec, type RawInputs, type SweepInputName, sweepInputs } from '../core/inputs.ts'

/** Adds one option per input; `described` says what an input means to this verb where that is not what the table says. */
export function withInputs(
  command: Command,
  names: readonly SweepInputName[],
  described: Readonly<Partial<Record<SweepInputName, string>>> = {},
): Command {
  for (const name of names) {
    const spec: InputSpec = sweepInputs[name]
    const description = described[name] ?? spec.description
    if (spec.kind === 'boolean') {
      command.addOption(new Option(`--${name}`, description))
      const isConfigurable = configurableSwitches.includes(name)
      const negated = new Option(`--no-${name}`, `Not so, whatever infx.config.yaml says about \`${name}\``)
      command.addOption(isConfigurable ? negated : negated.hideHelp())
    } else {
      const fallback = spec.fallback === undefined ? '' : ` (default: ${spec.fallback})`
      command.addOption(new Option(`--${name} <${spec.placeholder ?? 'VALUE'}>`, `${description}${fallback}`))
    }
  }
  return command
}

/** Switches that infx.config.yaml can set, so that their opposite is worth a line of help. */
const configurableSwitches: readonly SweepInputName[] = ['simulate']

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
