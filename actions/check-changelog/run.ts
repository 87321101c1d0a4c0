import { ProblemError } from '../../src/core/problem.ts'
import { renderProblems } from '../../src/core/render/problems.ts'
import type { InputValues } from '../../src/github/contract.ts'
import { rawSweepInputs } from '../../src/github/inputs-of-sweep.ts'
import type { ActionHost, ActionResult } from '../../src/github/run-action.ts'
import { prepareSweep, readSettings } from '../../src/sweep/prepare.ts'
import type { contract } from './inputs.ts'

/** Checks changelog, configuration and recipes together: an entry for a key that cannot be planned is no good entry. */
export async function run(inputs: InputValues<typeof contract>, host: ActionHost): Promise<ActionResult> {
  const event = await host.eventDefaults()
  const { settings, config, problems } = readSettings(rawSweepInputs(inputs), host.workspace, event.inputs)
  if (!settings) throw new ProblemError([...event.problems, ...problems])
  const {
    entries,
    corrections,
    problems: found,
  } = await prepareSweep(settings, config, { fetchMissingBase: true })
  const keys = [...new Set(entries.flatMap(({ configKeys }) => configKeys))]
  const all = [...event.problems, ...problems, ...found]
  return {
    outputs: {
      'has-entries': entries.length > 0,
      entries: entries.length,
      keys: JSON.stringify(keys),
    },
    summary: renderProblems('Changelog', all, [
      `${entries.length} new ${entries.length === 1 ? 'entry' : 'entries'}: ${keys.join(', ') || '—'}`,
      ...corrections.map(({ line, to }) => `corrected link in line ${line}: ${to}`),
    ]),
    problems: all,
  }
}
