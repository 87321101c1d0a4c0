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
import { prepareSweep } from '../../src/sweep/prepare.ts'
import { chooseSettings } from '../../src/sweep/resume-settings.ts'
import { runSweep } from '../../src/sweep/sweep.ts'
import type { contract } from './inputs.ts'

export async function run(inputs: InputValues<typeof contract>, host: ActionHost): Promise<ActionResult> {
  const event = await host.eventDefaults()
  const defaults = inputs.keys === '' ? event.inputs : withoutComparison(event.inputs)
  const { settings, config, notes, problems } = await chooseSettings(
    rawSweepInputs(inputs),
    host.workspace,
    defaults,
  ).catch((error: unknown) => {
    // A payload that could not be read may be why an input is missing.
    throw error instanceof ProblemError ? new ProblemError([...event.problems, ...error.problems]) : error
  })
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
