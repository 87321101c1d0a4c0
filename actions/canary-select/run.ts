import { problem } from '../../src/core/problems/catalogue.ts'
import { matrixRow } from '../../src/core/plan/matrix-row.ts'
import type { InputValues } from '../../src/github/contract.ts'
import type { ActionHost, ActionResult } from '../../src/github/run-action.ts'
import { readPlanFile } from '../../src/files/plan-file.ts'
import { canaryToken } from '../../src/core/plan/canary-token.ts'
import { resolve } from 'node:path'
import type { contract } from './inputs.ts'

/** Reads the plan's own decision: nothing is chosen twice. */
export async function run(inputs: InputValues<typeof contract>, host: ActionHost): Promise<ActionResult> {
  const plan = await readPlanFile(resolve(host.workspace, inputs.plan))
  const { canary } = plan
  const because = canary.because.join('; ')
  if (canary.state !== 'chosen') {
    return {
      outputs: { state: canary.state, point: '', token: canaryToken(plan), because },
      summary: `### Canary: ${canary.state}\n\n${because}\n`,
      problems: [],
    }
  }
  const point = plan.points.find(({ id }) => id === canary.pointId)
  if (!point) {
    return { outputs: {}, problems: [problem('INFX308', `the canary ${canary.pointId} is not in the plan`)] }
  }
  return {
    outputs: {
      state: canary.state,
      point: JSON.stringify(matrixRow(point)),
      token: canaryToken(plan),
      because,
    },
    summary: `### Canary\n\n**${point.title}**: ${because}\n`,
    problems: [],
  }
}
