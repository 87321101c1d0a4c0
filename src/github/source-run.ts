/** An earlier run with what it planned and uploaded, as a source of results. */
import { join } from 'node:path'
import type { Plan } from '../core/plan/plan.ts'
import '../core/problems/artifacts.ts'
import { problem } from '../core/problems/catalogue.ts'
import { ProblemError } from '../core/problem.ts'
import type { ListedArtifact } from '../core/reuse/candidates.ts'
import type { ReusedPoint } from '../core/reuse/reuse-file.ts'
import type { Sweep } from '../core/results/sweep.ts'
import { readPlanFile } from '../files/plan-file.ts'
import { readReuseBeside } from '../files/reuse-file.ts'
import { readSweepFile } from '../files/sweep-file.ts'
import { type DownloadBounds } from '../files/zip-directory.ts'
import { downloadArtifacts, listArtifacts } from './artifacts.ts'
import type { GitHub } from './client.ts'

export interface SourceRun {
  readonly runId: string
  readonly plan: Plan
  /** Points that this run did not measure itself: their artifacts lie in other runs. */
  readonly takenOver: readonly ReusedPoint[]
  readonly artifacts: readonly ListedArtifact[]
}

/** Downloads and reads the newest plan of a run into `folder`. Throws ProblemError INFX353 when there is none any more. */
export async function readSource(
  github: GitHub,
  runId: string,
  folder: string,
  limits: DownloadBounds,
): Promise<SourceRun> {
  const { plan: artifact, artifacts } = await planOfRun(github, runId)
  const planPath = await downloadPlan(github, artifact, join(folder, runId), limits)
  const plan = await readPlanFile(planPath)
  const { points } = await readReuseBeside(planPath, plan.digest)
  return { runId, plan, takenOver: points, artifacts }
}

/** Unpacks an artifact with plan.json into a folder of its name; the path of plan.json. */
export const downloadPlan = (
  github: GitHub,
  artifact: ListedArtifact,
  folder: string,
  limits: DownloadBounds,
): Promise<string> => downloadFile(github, artifact, folder, 'plan.json', limits)

async function downloadFile(
  github: GitHub,
  artifact: ListedArtifact,
  folder: string,
  file: string,
  limits: DownloadBounds,
): Promise<string> {
  const { problems } = await downloadArtifacts(github, [artifact], folder, limits)
  if (problems.length > 0)
    throw new ProblemError(problems.map((found) => ({ ...found, severity: 'error' as const })))
  return join(folder, artifact.name, file)
}

/** Lists lag behind what a job before this one uploaded. */
const lagMs: readonly number[] = [1000, 2000, 4000]

/**
 * The artifact of this name in this run, its newest upload. Asks again for some seconds while there is none, then throws
 * ProblemError INFX353.
 */
export async function artifactOfRun(github: GitHub, runId: string, name: string): Promise<ListedArtifact> {
  for (const waitMs of [...lagMs, undefined]) {
    const found = newestOf(await listArtifacts(github, runId, name))
    if (found) return found
    if (waitMs !== undefined) await github.pause(waitMs)
  }
  throw new ProblemError([problem('INFX353', `run ${runId} has no artifact ${name}`)])
}

/**
 * What the run collected last; undefined when it did not get that far, or its artifact expired. Throws ProblemError where it
 * cannot be unpacked or is no sweep of this version.
 */
export async function sweepOfRun(
  github: GitHub,
  { runId, artifacts }: SourceRun,
  folder: string,
  limits: DownloadBounds,
): Promise<Sweep | undefined> {
  const artifact = newestOf(artifacts.filter(({ name }) => name === sweepArtifact))
  if (!artifact) return undefined
  return readSweepFile(await downloadFile(github, artifact, join(folder, runId), 'sweep.json', limits))
}

/** Name under which the reusable workflow uploads what it collected. */
const sweepArtifact = 'sweep'
const planName = /^plan_a[1-9][0-9]*$/

/** The newest plan of a run, with all its artifacts. Throws ProblemError INFX353 when there is none any more. */
export async function planOfRun(
  github: GitHub,
  runId: string,
): Promise<{ readonly plan: ListedArtifact; readonly artifacts: readonly ListedArtifact[] }> {
  const artifacts = await listArtifacts(github, runId)
  const plans = artifacts.filter(({ name }) => planName.test(name))
  const plan = newestOf(plans)
  if (plan) return { plan, artifacts }
  const why = plans.length > 0 ? 'has a plan that expired' : 'has no plan'
  throw new ProblemError([problem('INFX353', `run ${runId} ${why}`, { hint: 'start a whole sweep' })])
}

const newestOf = (artifacts: readonly ListedArtifact[]): ListedArtifact | undefined =>
  artifacts
    .filter(({ expired }) => !expired)
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))[0]
