import { join } from 'node:path'
import { joinResults } from '../../src/core/collect/join.ts'
import { sweepPointOf } from '../../src/core/collect/sweep-point.ts'
import { secondTry } from '../../src/core/gate/fan-out.ts'
import { type ArtifactKind, classifyArtifact } from '../../src/core/ingest/artifact-names.ts'
import { attemptOfTry } from '../../src/core/plan/legs.ts'
import { escapeMarkdown } from '../../src/core/render/markdown.ts'
import { pointProblems } from '../../src/core/results/point-problems.ts'
import { readCollected } from '../../src/files/collect.ts'
import { openIngestSource } from '../../src/files/ingest-source.ts'
import { readPlanFile } from '../../src/files/plan-file.ts'
import { downloadArtifacts, listArtifacts } from '../../src/github/artifacts.ts'
import { gitHubOfJob } from '../../src/github/connect.ts'
import type { InputValues } from '../../src/github/contract.ts'
import type { ActionHost, ActionResult } from '../../src/github/run-action.ts'
import { artifactOfRun, downloadPlan } from '../../src/github/source-run.ts'
import { resultLimits } from '../../src/sweep/archive-limits.ts'
import type { contract } from './inputs.ts'

const kinds: readonly ArtifactKind[] = ['benchmark', 'failed']

export async function run(inputs: InputValues<typeof contract>, host: ActionHost): Promise<ActionResult> {
  const github = gitHubOfJob(host, inputs.token, false)
  const runId = host.env['GITHUB_RUN_ID'] ?? ''
  const folder = join(host.workspace, '.infx')
  const artifact = await artifactOfRun(github, runId, inputs['plan-artifact'])
  const plan = await readPlanFile(await downloadPlan(github, artifact, folder, resultLimits))
  const { canary } = plan
  const points = plan.points.filter(({ id }) => canary.state === 'chosen' && id === canary.pointId)
  // What failed in an earlier attempt of the run says nothing about this one.
  const attempt = attemptOfTry(host.runAttempt, 1)
  const left = (await listArtifacts(github, runId)).filter(
    ({ name }) =>
      kinds.includes(classifyArtifact(name).kind) &&
      points.some(({ id }) => name.endsWith(`_${id}_a${attempt}`)),
  )
  const artifacts = join(folder, 'canary')
  const { problems } = await downloadArtifacts(github, left, artifacts, resultLimits)
  const { results } = await readCollected(await openIngestSource(artifacts))
  const [joined] = joinResults({ plan: { ...plan, points }, results, acceptedPlans: [] }).points
  const [first] = joined === undefined ? [] : pointProblems(sweepPointOf(joined, undefined))
  const { retry, because } = secondTry(joined?.status === 'missing' ? undefined : first)
  return {
    outputs: { retry, because },
    summary: `### Second try of the canary: ${retry ? 'yes' : 'no'}\n\n${escapeMarkdown(because)}\n`,
    problems,
  }
}
