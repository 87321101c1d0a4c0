/** Results of earlier runs, downloaded and judged, for the points that need not run then. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isShortened } from '../core/commands/pin.ts'
import type { Thresholds } from '../core/evals/thresholds.ts'
import type { Plan } from '../core/plan/plan.ts'
import { type Problem, ProblemError } from '../core/problem.ts'
import '../core/problems/artifacts.ts'
import { problem } from '../core/problems/catalogue.ts'
import { reuseCandidates } from '../core/reuse/candidates.ts'
import { chooseReused } from '../core/reuse/choose-reused.ts'
import type { ReusedPoint } from '../core/reuse/reuse-file.ts'
import { readCollected } from '../files/collect.ts'
import { openIngestSource } from '../files/ingest-source.ts'
import type { DownloadBounds } from '../files/zip-directory.ts'
import { downloadArtifacts } from './artifacts.ts'
import type { GitHub } from './client.ts'
import { namedRun } from './reuse.ts'
import { readSource, type SourceRun } from './source-run.ts'

export interface TakeOver {
  readonly plan: Plan
  /** Runs to look through, in this order. */
  readonly runIds: readonly string[]
  /** Somebody named the run: a failure to read it is theirs to know, not to be passed over. */
  readonly named: boolean
  /** Pull request that the runs have to be about; undefined where anything goes that has the very same points. */
  readonly pullRequest: number | undefined
  /** Receives one folder per artifact that is taken over. */
  readonly bundle: string
  /** For plans; may be thrown away afterwards. */
  readonly scratch: string
  readonly thresholds: Thresholds | undefined
  readonly limits: DownloadBounds
}

export interface TakenOver {
  readonly points: readonly ReusedPoint[]
  readonly problems: readonly Problem[]
}

/** Runs that a run took results over from are looked through as well; more would be a chain nobody follows. */
const maxRuns = 20

/** Run by run until every point has a result or no run is left. */
export async function takeOver(github: GitHub, input: TakeOver): Promise<TakenOver> {
  const points: ReusedPoint[] = []
  const problems: Problem[] = []
  const queue = [...input.runIds]
  for (let index = 0; index < Math.min(queue.length, maxRuns); index++) {
    const open = input.plan.points.filter(({ id }) => !points.some((point) => point.id === id))
    if (open.length === 0) break
    const runId = queue[index] ?? ''
    const { source, problems: unreadable } = await sourceOf(github, input, runId, index)
    problems.push(...unreadable)
    if (!source) continue
    if (isShortened(source.plan)) {
      const message = `run ${runId} shortened its points (agentx-fast): nothing of it is taken over`
      problems.push(problem('INFX356', message))
      continue
    }
    for (const { runId: origin } of source.takenOver) if (!queue.includes(origin)) queue.push(origin)
    const taken = await takeFrom(github, input, source, open)
    points.push(...taken.points)
    problems.push(...taken.problems)
    await keepOnly(input.bundle, taken.downloaded, points)
  }
  return { points, problems }
}

/** A run without a plan planned nothing, and one of another pull request is none of ours. */
async function sourceOf(
  github: GitHub,
  input: TakeOver,
  runId: string,
  index: number,
): Promise<{ readonly source?: SourceRun; readonly problems: readonly Problem[] }> {
  try {
    // The first ones were looked up by whoever named them; what they took over from was not.
    if (index >= input.runIds.length) await namedRun(github, runId)
    const source = await readSource(github, runId, input.scratch, input.limits)
    const { pullRequest } = source.plan.trigger
    const isForeign = input.pullRequest !== undefined && pullRequest !== input.pullRequest
    return isForeign && !input.named ? { problems: [] } : { source, problems: [] }
  } catch (error) {
    if (input.named || !(error instanceof ProblemError)) throw error
    const isPlanless = error.problems.every(({ code }) => code === 'INFX353')
    return { problems: isPlanless ? [] : error.problems.map((found) => ({ ...found, severity: 'warning' })) }
  }
}

async function takeFrom(
  github: GitHub,
  { plan, bundle, thresholds, limits }: TakeOver,
  { runId, artifacts }: SourceRun,
  open: Plan['points'],
): Promise<TakenOver & { readonly downloaded: readonly string[] }> {
  const names = new Set<string>()
  const wanted = reuseCandidates(open, artifacts).filter(
    ({ listed }) => !names.has(listed.name) && names.add(listed.name),
  )
  const downloaded = await downloadArtifacts(
    github,
    wanted.map(({ listed }) => listed),
    bundle,
    limits,
  )
  const { results, evalSets } = await readCollected(await openIngestSource(bundle))
  const points = chooseReused({
    plan: { ...plan, points: open },
    runId,
    candidates: wanted,
    results,
    evalSets,
    thresholds,
  })
  return {
    points,
    problems: downloaded.problems,
    downloaded: downloaded.artifacts.map(({ name }) => name),
  }
}

async function keepOnly(
  bundle: string,
  names: readonly string[],
  points: readonly ReusedPoint[],
): Promise<void> {
  const kept = new Set(points.map(({ artifact }) => artifact))
  for (const name of names)
    if (!kept.has(name)) await rm(join(bundle, name), { recursive: true, force: true })
}
