import { resolve } from 'node:path'
import { joinResults } from '../../src/core/collect/join.ts'
import { sweepPointOf } from '../../src/core/collect/sweep-point.ts'
import { secondTry } from '../../src/core/gate/fan-out.ts'
import { attemptOfTry } from '../../src/core/plan/legs.ts'
import { escapeMarkdown } from '../../src/core/render/markdown.ts'
import { pointProblems } from '../../src/core/results/point-problems.ts'
import { readCollected } from '../../src/files/collect.ts'
import { openIngestSource } from '../../src/files/ingest-source.ts'
import { readPlanFile } from '../../src/files/plan-file.ts'
import type { InputValues } from '../../src/github/contract.ts'
import type { ActionHost, ActionResult } from '../../src/github/run-action.ts'
import type { contract } from './inputs.ts'

export async function run(inputs: InputValues<typeof contract>, host: ActionHost): Promise<ActionResult> {
  const plan = await readPlanFile(resolve(host.workspace, inputs.plan))
  const { results } = await readCollected(await openIngestSource(resolve(host.workspace, inputs.artifacts)))
  const { canary } = plan
  // What failed in an earlier attempt of the run says nothing about this one.
  const now = results.filter(({ attempt }) => attempt === attemptOfTry(host.runAttempt, 1))
  const points = plan.points.filter(({ id }) => canary.state === 'chosen' && id === canary.pointId)
  const [joined] = joinResults({ plan: { ...plan, points }, results: now, acceptedPlans: [] }).points
  const [first] = joined === undefined ? [] : pointProblems(sweepPointOf(joined, undefined))
  const { retry, because } = secondTry(joined?.status === 'missing' ? undefined : first)
  return {
    outputs: { retry, because },
    summary: `### Second try of the canary: ${retry ? 'yes' : 'no'}\n\n${escapeMarkdown(because)}\n`,
    problems: [],
  }
}
