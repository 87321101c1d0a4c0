/** The inputs that an action shares with the command line: same names, same words, one table (src/core/inputs.ts). */
import { type InputSpec, type RawInputs, type SweepInputName, sweepInputs } from '../core/inputs.ts'
import type { ActionInput } from './contract.ts'

/** Action inputs for these names. The fallback stays with the table: infx.config.yaml comes between. */
export function inputsOfSweep<Name extends SweepInputName>(
  names: readonly Name[],
): Readonly<Record<Name, ActionInput>> {
  const entries = names.map((name) => {
    const spec: InputSpec = sweepInputs[name]
    const fallback =
      spec.fallback === undefined ? '' : ` Default: \`${spec.fallback}\`, or what infx.config.yaml says.`
    return [name, { description: `${spec.description}${fallback}`, required: false }] as const
  })
  return Object.fromEntries(entries) as Record<Name, ActionInput>
}

/** The sweep's raw inputs among an action's values. A workflow passes '' for an input that was not set: it is left out. */
export function rawSweepInputs(values: Readonly<Record<string, string>>): RawInputs {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => name in sweepInputs && value !== ''),
  )
}
