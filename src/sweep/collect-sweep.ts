/** Artifacts of many jobs → the sweep: expected against got, verdicts, facts, aggregates and report. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import type { FoundResult } from '../core/collect/found-result.ts'
import { type JoinedPoint } from '../core/collect/joined-point.ts'
import { type Joined, joinResults } from '../core/collect/join.ts'
import { judgeEvals, type JudgedEvals } from '../core/collect/judge-evals.ts'
import { changelogMetadata, runStats } from '../core/collect/run-documents.ts'
import { sweepPointOf } from '../core/collect/sweep-point.ts'
import { collectEvalRows } from '../core/evals/eval-rows.ts'
import { loadThresholds } from '../core/evals/thresholds.ts'
import type { Plan } from '../core/plan/plan.ts'
import { defaultPlanPolicy } from '../core/plan/policy.ts'
import type { Problem } from '../core/problem.ts'
import type { ReuseFacts } from '../core/reuse/reuse-file.ts'
import { pointProblems } from '../core/results/point-problems.ts'
import type { Sweep, SweepPoint } from '../core/results/sweep.ts'
import { type CollectedArtifacts, readCollected, rowsOf, writeRunAggregates } from '../files/collect.ts'
import { openIngestSource } from '../files/ingest-source.ts'
import { writeJsonFile } from '../files/json-file.ts'
import { writePlanFile } from '../files/plan-file.ts'
import { textBelow } from './drive-eval.ts'
import { type HistoryInput, compareWithHistory, readHistoryOrSay } from './history.ts'
import { drawReport } from './redraw.ts'
import { summariseSweep } from './summarise.ts'

export interface CollectInput {
  readonly plan: Plan
  /** One folder per artifact. */
  readonly artifactsDir: string
  readonly repoDir: string
  readonly thresholdsFile: string
  /** Receives plan.json, sweep.json, results/, report, curve and aggregates. */
  readonly outDir: string
  /** Results of other runs among the artifacts. Absent = there are none. */
  readonly reuse?: ReuseFacts
  /** Where earlier runs are, for curves and evaluations to be compared with. Absent = they are not. */
  readonly history?: Pick<HistoryInput, 'databaseUrl' | 'entities' | 'ownRunId' | 'signal'>
  /** ISO 8601; stands for start and end where no result says when it was measured. */
  readonly now: string
}

export interface CollectedSweep {
  readonly sweep: Sweep
  /** What was found beside or instead of the expected results, then one error or more per point that does not count. */
  readonly problems: readonly Problem[]
}

export async function collectSweep(input: CollectInput): Promise<CollectedSweep> {
  const { plan, outDir } = input
  const collected = await readCollected(await openIngestSource(input.artifactsDir))
  const { evals, problems: evalProblems } = judgeCollected(input, collected)
  const joined = markReused(
    joinResults({ plan, results: collected.results, acceptedPlans: input.reuse?.acceptedPlans ?? [], evals }),
    input.reuse,
  )
  await mkdir(join(outDir, 'results'), { recursive: true })
  const limit = pLimit(writtenAtOnce)
  const points = await limit.map(joined.points, (point) => keep(point, collected, outDir))
  const { startedAt, endedAt } = measuredBetween(joined.points, input.now)
  const measured = summariseSweep({
    plan,
    results: points,
    verdicts: evals.verdicts,
    canary: canaryOf(plan, points),
    interrupted: false,
    startedAt,
    endedAt,
  })
  const { sweep, problems: ofHistory } = await besideHistory(measured, input)
  await writePlanFile(join(outDir, 'plan.json'), plan)
  await writeJsonFile(join(outDir, 'sweep.json'), sweep)
  await writeRunAggregates(outDir, {
    results: rowsOf(counted(joined), collected.rowOf),
    evalRows: collectEvalRows(collected.evalSets).rows,
    runStats: runStats(plan, sweep.points),
    changelogMetadata: changelogMetadata(plan),
  })
  await drawReport(outDir, sweep, plan, { artifactsDir: input.artifactsDir })
  const problems = [
    // The point itself says that nothing came back of it.
    ...evalProblems.filter(({ code }) => code !== 'INFX264'),
    ...collected.problems,
    ...joined.problems,
    ...ofHistory,
    ...sweep.points.flatMap(pointProblems),
  ]
  return { sweep, problems }
}

async function besideHistory(sweep: Sweep, { plan, history }: CollectInput): Promise<CollectedSweep> {
  if (!history) return { sweep, problems: [] }
  const found = await readHistoryOrSay({ plan, ...history })
  return { sweep: compareWithHistory(sweep, { plan, ...history }, found), problems: found.problems }
}

/** Verdicts of the planned evaluations; a thresholds file that cannot be read fails them all, and says so. */
export function judgeCollected(
  {
    plan,
    repoDir,
    thresholdsFile,
    reuse,
  }: Pick<CollectInput, 'plan' | 'repoDir' | 'thresholdsFile' | 'reuse'>,
  { evalSets }: Pick<CollectedArtifacts, 'evalSets'>,
): { readonly evals: JudgedEvals; readonly problems: readonly Problem[] } {
  const asksAny = plan.points.some(({ kind }) => kind === 'eval')
  const { thresholds, problems } = loadThresholds({
    path: thresholdsFile,
    text: textBelow(repoDir, thresholdsFile),
  })
  const evals = judgeEvals({
    plan,
    sets: evalSets,
    acceptedPlans: reuse?.acceptedPlans ?? [],
    thresholds,
    minScore: undefined,
    defaultTask: defaultPlanPolicy.evals.task,
  })
  return { evals, problems: [...(asksAny ? problems : []), ...evals.problems] }
}

/** A valid result that another run measured, also one of the very same plan, was not measured here. */
function markReused(joined: Joined, reuse: ReuseFacts | undefined): Joined {
  if (!reuse) return joined
  const points = joined.points.map((joinedPoint): JoinedPoint =>
    joinedPoint.status === 'valid' && reuse.pointIds.has(joinedPoint.point.id)
      ? { ...joinedPoint, status: 'reused' }
      : joinedPoint,
  )
  return { ...joined, points }
}

/** Enough for a disk that takes its time to flush; each is held whole meanwhile. */
const writtenAtOnce = 4

/** Writes the aggregate that counts, an invalid one never under the valid name, one with damage not at all. */
async function keep(
  joined: JoinedPoint,
  { rowOf }: Pick<CollectedArtifacts, 'rowOf'>,
  outDir: string,
): Promise<SweepPoint> {
  const { point, chosen, status } = joined
  const isWhole = chosen?.nonFinite.length === 0 && !joined.failure
  if (!isWhole || point.kind === 'eval') return sweepPointOf(joined, undefined)
  const prefix = status === 'valid' || status === 'reused' ? '' : 'failed_'
  const path = `results/${prefix}${point.id}.json`
  await writeJsonFile(join(outDir, path), await rowOf(chosen))
  return sweepPointOf(joined, path)
}

/** Results whose rows go into the aggregate of the run. */
const counted = ({ points }: Joined): readonly FoundResult[] =>
  points.flatMap(({ point, status, chosen }) =>
    point.kind === 'benchmark' && (status === 'valid' || status === 'reused') && chosen ? [chosen] : [],
  )

function canaryOf({ canary }: Plan, points: readonly SweepPoint[]): Sweep['canary'] {
  if (canary.state !== 'chosen') return { state: canary.state, because: canary.because }
  const point = points.find(({ id }) => id === canary.pointId)
  const passed = point?.status === 'valid' || point?.status === 'reused'
  return {
    state: passed ? 'passed' : 'failed',
    pointId: canary.pointId,
    because: [`${point?.title ?? canary.pointId} is ${point?.status ?? 'not planned'}`],
  }
}

/** From the first to the last moment of any result's timeline. */
function measuredBetween(
  points: readonly JoinedPoint[],
  now: string,
): { readonly startedAt: string; readonly endedAt: string } {
  const spans = points.flatMap(({ chosen }) => chosen?.facts?.measured ?? [])
  if (spans.length === 0) return { startedAt: now, endedAt: now }
  const instant = (unixMs: number): string => new Date(unixMs).toISOString()
  return {
    startedAt: instant(Math.min(...spans.map(({ fromUnixMs }) => fromUnixMs))),
    endedAt: instant(Math.max(...spans.map(({ toUnixMs }) => toUnixMs))),
  }
}
