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
import { runSweep } from '../../src/sweep/sweep.ts'
import type { contract } from './inputs.ts'

export async function run(inputs: InputValues<typeof contract>, host: ActionHost): Promise<ActionResult> {
  const event = await host.eventDefaults()
  const defaults = inputs.keys === '' ? event.inputs : withoutComparison(event.inputs)
  const { settings, config, problems } = readSettings(rawSweepInputs(inputs), host.workspace, defaults)
  if (!settings) throw new ProblemError([...event.problems, ...problems])
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
