import { cp, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type ArtifactKind, classifyArtifact } from '../../src/core/ingest/artifact-names.ts'
import '../../src/core/problems/command.ts'
import { problem } from '../../src/core/problems/catalogue.ts'
import { ProblemError } from '../../src/core/problem.ts'
import type { ListedArtifact } from '../../src/core/reuse/candidates.ts'
import { reuseArtifact, type ReusedPoint } from '../../src/core/reuse/reuse-file.ts'
import { writeJsonFile } from '../../src/files/json-file.ts'
import { readPlanFile } from '../../src/files/plan-file.ts'
import { readReuseBeside } from '../../src/files/reuse-file.ts'
import { downloadArtifacts, listArtifacts, newestPerName } from '../../src/github/artifacts.ts'
import type { GitHub } from '../../src/github/client.ts'
import { gitHubOfJob } from '../../src/github/connect.ts'
import type { InputValues } from '../../src/github/contract.ts'
import type { ActionHost, ActionResult } from '../../src/github/run-action.ts'
import { artifactOfRun, downloadPlan } from '../../src/github/source-run.ts'
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
  const runId = inputs['run-id'] || (host.env['GITHUB_RUN_ID'] ?? '')
  const plan = await planOf(inputs, host, github, runId)
  const listed = await listWhole(github, runId, plan)
  const wanted = newestPerName(listed).filter(
    ({ name }) => name === reuseArtifact || kinds.includes(classifyArtifact(name).kind),
  )
  const limits = inputs.include === 'all' ? anyLimits : resultLimits
  const { artifacts, problems } = await downloadArtifacts(github, wanted, folder, limits)
  const uploads = [
    ...artifacts.map(({ id, name, createdAt }) => ({ id, name, created_at: createdAt })),
    ...(plan?.reused ?? []).map(({ artifactId, artifact, uploadedAt }) => ({
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

interface KnownPlan {
  readonly pointIds: readonly string[]
  readonly reused: readonly ReusedPoint[]
}

async function planOf(
  inputs: Inputs,
  host: ActionHost,
  github: GitHub,
  runId: string,
): Promise<KnownPlan | undefined> {
  const given = inputs.plan || (inputs['plan-artifact'] === '' ? '' : '.infx/plan/plan.json')
  if (given === '') return undefined
  const path = resolve(host.workspace, given)
  if (inputs['plan-artifact'] !== '') {
    const artifact = await artifactOfRun(github, runId, inputs['plan-artifact'])
    const folder = dirname(path)
    const unpacked = dirname(await downloadPlan(github, artifact, folder, resultLimits))
    await cp(unpacked, folder, { recursive: true })
    await rm(unpacked, { recursive: true })
  }
  const { digest, points } = await readPlanFile(path)
  return { pointIds: points.map(({ id }) => id), reused: (await readReuseBeside(path, digest)).points }
}

/** A list may lag behind the uploads of jobs that ended just now, so it is asked again where points are missing. */
const lagMs = 3000

async function listWhole(
  github: GitHub,
  runId: string,
  plan: KnownPlan | undefined,
): Promise<readonly ListedArtifact[]> {
  const listed = await listArtifacts(github, runId)
  const taken = new Set(plan?.reused.map(({ id }) => id))
  const lacks = (plan?.pointIds ?? []).some(
    (id) => !taken.has(id) && !listed.some(({ name }) => name.includes(id)),
  )
  if (!lacks) return listed
  await github.pause(lagMs)
  return listArtifacts(github, runId)
}
