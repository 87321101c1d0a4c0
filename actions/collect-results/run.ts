import { join, resolve } from 'node:path'
import { answerOf } from '../../src/core/render/answer.ts'
import { stepSummaryBytes } from '../../src/core/render/document.ts'
import { renderSummary } from '../../src/core/render/summary.ts'
import { ProblemError } from '../../src/core/problem.ts'
import { reuseFacts } from '../../src/core/reuse/reuse-file.ts'
import { readPlanFile } from '../../src/files/plan-file.ts'
import { readReuseBeside } from '../../src/files/reuse-file.ts'
import type { InputValues } from '../../src/github/contract.ts'
import { rawSweepInputs } from '../../src/github/inputs-of-sweep.ts'
import type { ActionHost, ActionResult } from '../../src/github/run-action.ts'
import { collectSweep } from '../../src/sweep/collect-sweep.ts'
import { readSettings } from '../../src/sweep/prepare.ts'
import type { contract } from './inputs.ts'
import { runIdOf } from '../../src/core/run-id.ts'

export async function run(inputs: InputValues<typeof contract>, host: ActionHost): Promise<ActionResult> {
  const { settings, config, problems } = readSettings(rawSweepInputs(inputs), host.workspace, {})
  if (!settings) throw new ProblemError(problems)
  const { repoDir, thresholdsFile, outDir, databaseUrl } = settings
  const ownRunId = host.env['GITHUB_RUN_ID']
  const planPath = resolve(host.workspace, inputs.plan)
  const plan = await readPlanFile(planPath)
  const { sweep, problems: found } = await collectSweep({
    plan,
    reuse: reuseFacts(await readReuseBeside(planPath, plan.digest)),
    artifactsDir: resolve(host.workspace, inputs.artifacts),
    repoDir,
    thresholdsFile,
    outDir,
    history: {
      databaseUrl,
      entities: config.entities,
      signal: host.signal,
      ...(ownRunId === undefined ? {} : { ownRunId: runIdOf(ownRunId) }),
    },
    now: new Date().toISOString(),
  })
  const { totals } = sweep
  return {
    outputs: {
      verdict: answerOf(sweep).green ? 'pass' : 'fail',
      expected: totals.expected,
      valid: totals.valid + totals.reused,
      missing: totals.missing,
      sweep: join(outDir, 'sweep.json'),
      report: join(outDir, 'report.html'),
    },
    summary: renderSummary({
      sweep,
      name: host.runName,
      attempt: host.runAttempt,
      next: [],
      limitBytes: stepSummaryBytes,
    }),
    problems: [...problems, ...found],
  }
}
