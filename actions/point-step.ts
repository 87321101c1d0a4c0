/** What the three actions that run one point do; each names itself, and so the points it accepts. */
import { resolve } from 'node:path'
import type { PointAction } from '../src/core/plan/matrix-row.ts'
import { attemptOfTry } from '../src/core/plan/legs.ts'
import { canaryToken } from '../src/core/plan/canary-token.ts'
import { type Problem, ProblemError } from '../src/core/problem.ts'
import '../src/core/problems/command.ts'
import { problem } from '../src/core/problems/catalogue.ts'
import { stepSummaryBytes } from '../src/core/render/document.ts'
import { renderSummary } from '../src/core/render/summary.ts'
import { pointProblems } from '../src/core/results/point-problems.ts'
import { readPlanFile } from '../src/files/plan-file.ts'
import type { InputValues } from '../src/github/contract.ts'
import { rawSweepInputs } from '../src/github/inputs-of-sweep.ts'
import type { pointContract } from '../src/github/point-contract.ts'
import type { ActionHost, ActionResult } from '../src/github/run-action.ts'
import { jobLine } from '../src/sweep/event-line.ts'
import { toolsOrRefusal } from '../src/sweep/check-hosts.ts'
import { readSettings } from '../src/sweep/prepare.ts'
import { type OnePoint, pointOfPlan, runOnePoint } from '../src/sweep/run-one.ts'

type PointInputs = InputValues<ReturnType<typeof pointContract>>

export async function runPointStep(
  action: PointAction,
  inputs: PointInputs,
  host: ActionHost,
): Promise<ActionResult> {
  const { settings, config, problems } = readSettings(rawSweepInputs(inputs), host.workspace, {})
  if (!settings) throw new ProblemError(problems)
  const plan = await readPlanFile(resolve(host.workspace, inputs.plan))
  const point = pointOfPlan(plan, inputs.point, action)
  const one = await runOnePoint({
    plan,
    point,
    attempt: attemptOf(inputs, host),
    run: host.env['GITHUB_RUN_ID'] ?? 'local',
    outDir: settings.outDir,
    tools: toolsOrRefusal(point, settings, config, plan.digest),
    signal: host.signal,
    observe: (event) => {
      const line = jobLine(event)
      if (line !== undefined) host.info(line)
    },
  })
  const found = pointProblems(one.result)
  return {
    outputs: {
      status: one.result.status,
      blame: found[0]?.blame ?? '',
      token: one.result.status === 'valid' ? canaryToken(plan) : '',
      'result-path': one.resultPath ?? '',
      ...artifactOutputs(one),
    },
    summary: renderSummary({
      sweep: one.sweep,
      name: point.title,
      attempt: one.result.attempt,
      next: [],
      limitBytes: stepSummaryBytes,
    }),
    problems: [...problems, ...found],
  }
}

function artifactOutputs({ names, artifacts, artifactsDir }: OnePoint): Readonly<Record<string, string>> {
  const ifThere = (name: string): string => (artifacts.has(name) ? name : '')
  return {
    'artifact-dir': artifactsDir,
    'artifact-name': ifThere(names.result) || ifThere(names.failed),
    'trace-artifact-name': ifThere(names.trace),
    'logs-artifact-name': ifThere(names.serverLogs),
    'telemetry-artifact-name': ifThere(names.gpuMetrics),
  }
}

function attemptOf({ attempt: given, try: tried }: PointInputs, host: ActionHost): number {
  const problems: Problem[] = []
  if (given !== '' && !/^[1-9]\d{0,5}$/.test(given))
    problems.push(problem('INFX300', `attempt: expected an integer ≥ 1, got "${given}"`))
  if (tried !== '' && tried !== '1' && tried !== '2')
    problems.push(problem('INFX300', `try: expected 1 or 2, got "${tried}"`))
  if (problems.length > 0) throw new ProblemError(problems)
  const attempt = given === '' ? host.runAttempt : Number(given)
  // A name of its own for the second try, which would collide with the first otherwise.
  return tried === '' ? attempt : attemptOfTry(attempt, tried === '1' ? 1 : 2)
}
