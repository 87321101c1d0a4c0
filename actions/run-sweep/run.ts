import { join } from 'node:path'
import { ProblemError } from '../../src/core/problem.ts'
import { answerOf } from '../../src/core/render/answer.ts'
import { stepSummaryBytes } from '../../src/core/render/document.ts'
import { renderSummary } from '../../src/core/render/summary.ts'
import { pointProblems } from '../../src/core/results/point-problems.ts'
import type { InputValues } from '../../src/github/contract.ts'
import { withoutComparison } from '../../src/github/event-defaults.ts'
import { rawSweepInputs } from '../../src/github/inputs-of-sweep.ts'
import type { ActionHost, ActionResult } from '../../src/github/run-action.ts'
import { jobLine } from '../../src/sweep/event-line.ts'
import { prepareSweep, readSettings } from '../../src/sweep/prepare.ts'
import { resumeSettings } from '../../src/sweep/resume-settings.ts'
import { runSweep } from '../../src/sweep/sweep.ts'
import type { contract } from './inputs.ts'

export async function run(inputs: InputValues<typeof contract>, host: ActionHost): Promise<ActionResult> {
  const event = await host.eventDefaults()
  const defaults = inputs.keys === '' ? event.inputs : withoutComparison(event.inputs)
  const given = rawSweepInputs(inputs)
  const read = readSettings(given, host.workspace, defaults)
  const { problems } = read
  if (!read.settings) throw new ProblemError([...event.problems, ...problems])
  // A sweep goes on for the commit that it began with: another one of the event is a contradiction, as if typed.
  const asked = defaults.head === undefined ? given : { head: defaults.head, ...given }
  const { settings, config, notes } = read.settings.resume
    ? await resumeSettings(asked, read.settings, host.workspace)
    : { settings: read.settings, config: read.config, notes: [] }
  for (const note of notes) host.info(note)
  const { sweep, problems: found } = await runSweep(
    await prepareSweep(settings, config, { fetchMissingBase: true }),
    {
      signal: host.signal,
      observe: (happened) => {
        const line = jobLine(happened)
        if (line !== undefined) host.info(line)
      },
    },
  )
  const { totals } = sweep
  return {
    outputs: {
      verdict: answerOf(sweep).green ? 'pass' : 'fail',
      expected: totals.expected,
      valid: totals.valid + totals.reused,
      out: settings.outDir,
      report: join(settings.outDir, 'report.html'),
    },
    summary: renderSummary({
      sweep,
      name: host.runName,
      attempt: host.runAttempt,
      next: [],
      limitBytes: stepSummaryBytes,
    }),
    problems: [...event.problems, ...problems, ...found, ...sweep.points.flatMap(pointProblems)],
  }
}
