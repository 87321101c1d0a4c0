import { resolve } from 'node:path'
import { canaryToken } from '../../src/core/plan/canary-token.ts'
import { legOf } from '../../src/core/plan/legs.ts'
import { matrixRow } from '../../src/core/plan/matrix-row.ts'
import type { PlannedPoint } from '../../src/core/plan/plan.ts'
import { readRunnerMap } from '../../src/core/plan/runner-map.ts'
import { hasErrors, ProblemError } from '../../src/core/problem.ts'
import { problem } from '../../src/core/problems/catalogue.ts'
import { readPlanFile } from '../../src/files/plan-file.ts'
import { readReuseBeside } from '../../src/files/reuse-file.ts'
import type { InputValues } from '../../src/github/contract.ts'
import type { ActionHost, ActionResult } from '../../src/github/run-action.ts'
import type { contract } from './inputs.ts'

type Inputs = InputValues<typeof contract>

/** Reads the plan's own decision: nothing is chosen twice. */
export async function run(inputs: Inputs, host: ActionHost): Promise<ActionResult> {
  const planPath = resolve(host.workspace, inputs.plan)
  const plan = await readPlanFile(planPath)
  const { canary } = plan
  const token = canaryToken(plan)
  if (canary.state !== 'chosen') return without(canary.state, token, canary.because.join('; '))
  const point = plan.points.find(({ id }) => id === canary.pointId)
  if (!point) {
    return { outputs: {}, problems: [problem('INFX308', `the canary ${canary.pointId} is not in the plan`)] }
  }
  const { points: reused } = await readReuseBeside(planPath, plan.digest)
  const earlier = reused.find(({ id }) => id === point.id)
  if (earlier) {
    return without('skipped', token, `${point.title} is valid already, in run ${earlier.runId}`)
  }
  const because = canary.because.join('; ')
  return {
    outputs: { state: canary.state, ...(await rowsOf(point, inputs)), token, because },
    summary: `### Canary\n\n**${point.title}**: ${because}\n`,
    problems: [],
  }
}

const without = (state: 'none-possible' | 'skipped', token: string, because: string): ActionResult => ({
  outputs: { state, point: '', 'point-again': '', token, because },
  summary: `### Canary: ${state}\n\n${because}\n`,
  problems: [],
})

/** Rows for the reusable workflow where it says what they need, else the bare row. */
async function rowsOf(
  point: PlannedPoint,
  inputs: Inputs,
): Promise<Readonly<Record<'point' | 'point-again', string>>> {
  if (inputs['plan-artifact'] === '') return { point: JSON.stringify(matrixRow(point)), 'point-again': '' }
  const { map, problems } = await readRunnerMap(inputs['runner-map'])
  if (hasErrors(problems)) throw new ProblemError(problems)
  const leg = legOf(point, { runners: map, head: inputs.head, planArtifact: inputs['plan-artifact'] })
  return { point: JSON.stringify({ ...leg, try: 1 }), 'point-again': JSON.stringify({ ...leg, try: 2 }) }
}
