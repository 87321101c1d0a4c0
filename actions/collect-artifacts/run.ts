import { join, resolve } from 'node:path'
import { type ArtifactKind, classifyArtifact } from '../../src/core/ingest/artifact-names.ts'
import '../../src/core/problems/command.ts'
import { problem } from '../../src/core/problems/catalogue.ts'
import { ProblemError } from '../../src/core/problem.ts'
import { reuseArtifact, type ReusedPoint } from '../../src/core/reuse/reuse-file.ts'
import { writeJsonFile } from '../../src/files/json-file.ts'
import { readPlanFile } from '../../src/files/plan-file.ts'
import { readReuseBeside } from '../../src/files/reuse-file.ts'
import { downloadArtifacts, listArtifacts, newestPerName } from '../../src/github/artifacts.ts'
import { gitHubOfJob } from '../../src/github/connect.ts'
import type { InputValues } from '../../src/github/contract.ts'
import type { ActionHost, ActionResult } from '../../src/github/run-action.ts'
import { anyLimits, resultLimits } from '../../src/sweep/archive-limits.ts'
import type { contract } from './inputs.ts'

type Inputs = InputValues<typeof contract>

const resultKinds: readonly ArtifactKind[] = ['benchmark', 'failed', 'eval']
/** Aggregates are made again from the results; those of an earlier attempt would only be older. */
const otherKinds: readonly ArtifactKind[] = [
  'trace',
  'server-logs',
  'gpu-metrics',
  'power-audit',
  'run-stats',
  'changelog',
]

export async function run(inputs: Inputs, host: ActionHost): Promise<ActionResult> {
  const kinds = kindsOf(inputs.include)
  const folder = resolve(host.workspace, inputs.folder)
  const github = gitHubOfJob(host, inputs.token, false)
  const listed = await listArtifacts(github, inputs['run-id'] || (host.env['GITHUB_RUN_ID'] ?? ''))
  const wanted = newestPerName(listed).filter(
    ({ name }) => name === reuseArtifact || kinds.includes(classifyArtifact(name).kind),
  )
  const limits = inputs.include === 'all' ? anyLimits : resultLimits
  const { artifacts, problems } = await downloadArtifacts(github, wanted, folder, limits)
  const uploads = [
    ...artifacts.map(({ id, name, createdAt }) => ({ id, name, created_at: createdAt })),
    ...(await reusedPoints(inputs.plan, host)).map(({ artifactId, artifact, uploadedAt }) => ({
      id: artifactId,
      name: artifact,
      created_at: uploadedAt,
    })),
  ]
  await writeJsonFile(join(folder, 'ingest-artifact-manifest.json'), uploads)
  host.info(`${artifacts.length} artifacts of ${listed.length}, with ${github.requests()} requests to GitHub`)
  return {
    outputs: { folder, artifacts: artifacts.length, refused: problems.length },
    problems,
  }
}

function kindsOf(include: string): readonly ArtifactKind[] {
  if (include === 'results') return resultKinds
  if (include === 'all') return [...resultKinds, ...otherKinds]
  throw new ProblemError([problem('INFX300', `include: expected results | all, got "${include}"`)])
}

async function reusedPoints(path: string, host: ActionHost): Promise<readonly ReusedPoint[]> {
  if (path === '') return []
  const planPath = resolve(host.workspace, path)
  const { digest } = await readPlanFile(planPath)
  return (await readReuseBeside(planPath, digest)).points
}
