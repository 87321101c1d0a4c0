/** How the points of a sweep moved against an earlier run in the database. Information: it changes no verdict. Pure. */
import type { PointId } from '../point.ts'
import type { Sweep, SweepPoint } from '../results/sweep.ts'
import { compareRunIds, type RunId } from '../run-id.ts'
import { axisOf, e2eNormAxis } from './axis.ts'
import { relativeChange } from './deltas.ts'

/** A valid result of an earlier run, of the same kind of engine. */
export interface StoredResult {
  readonly pointId: PointId
  readonly runId: RunId
  /** ISO 8601. */
  readonly runAt: string
  readonly tputPerGpuTps: number
  readonly p90IntvtyTps: number | null
  readonly p90E2eNormIntvtyTps: number | null
}

/** What a database told, or why it told nothing. */
export type StoredResults =
  | { readonly state: 'read'; readonly results: readonly StoredResult[] }
  | { readonly state: 'none'; readonly because: string }

/** Relative changes, 0.05 = +5 %; higher is better. */
export interface Movement {
  readonly median: number
  /** The least, which is the worst. */
  readonly lowest: number
  readonly lowestPointId: PointId
}

/** A curve beside the newest earlier run that measured any of its points. */
export interface CurveMovement {
  readonly curveKey: string
  /** GitHub's run id; negative for a sweep on somebody's machine. */
  readonly runId: RunId
  /** ISO 8601. */
  readonly runAt: string
  /** Points that both runs have. */
  readonly points: number
  /** Points that were measured here. */
  readonly ofPoints: number
  readonly tputPerGpu: Movement
  readonly axis: string
  /** Absent when no point has the axis on both sides. */
  readonly onAxis?: Movement
}

export type EarlierComparison =
  | { readonly state: 'read'; readonly curves: readonly CurveMovement[] }
  | { readonly state: 'none'; readonly because: string }

/** The very same points only: an id stands for all that was configured, so what moved is not the configuration. */
export function besideEarlier(
  sweep: Pick<Sweep, 'points' | 'curves' | 'endedAt'>,
  stored: StoredResults,
  ownRunId: RunId | undefined,
): EarlierComparison {
  if (stored.state === 'none') return stored
  const earlier = stored.results.filter(
    ({ runId, runAt }) => runId !== ownRunId && Date.parse(runAt) < Date.parse(sweep.endedAt),
  )
  return {
    state: 'read',
    curves: sweep.curves.flatMap(({ curveKey }) => {
      // What was taken over from another run was not measured here.
      const measured = sweep.points.filter(
        (point) => point.kind === 'benchmark' && point.curveKey === curveKey && point.status === 'valid',
      )
      const moved = movementOf(measured, earlier)
      return moved ? [{ curveKey, ...moved }] : []
    }),
  }
}

function movementOf(
  measured: readonly SweepPoint[],
  earlier: readonly StoredResult[],
): Omit<CurveMovement, 'curveKey'> | undefined {
  const ids = new Set(measured.map(({ id }) => id))
  const [newest] = earlier
    .filter(({ pointId }) => ids.has(pointId))
    .toSorted((a, b) => Date.parse(b.runAt) - Date.parse(a.runAt) || compareRunIds(b.runId, a.runId))
  if (!newest) return undefined
  const { runId, runAt } = newest
  const ofRun = new Map(
    earlier.filter((result) => result.runId === runId).map((result) => [result.pointId, result]),
  )
  const pairs = measured.flatMap(({ id, headline }) => {
    const before = ofRun.get(id)
    return headline && before ? [{ id, now: headline, before }] : []
  })
  const axis = axisOf(pairs.map(({ now }) => now))
  const axisBefore = axis === e2eNormAxis ? 'p90E2eNormIntvtyTps' : 'p90IntvtyTps'
  const tputPerGpu = movement(
    pairs.map(({ id, now, before }) => [id, before.tputPerGpuTps, now.tputPerGpuTps]),
  )
  const onAxis = movement(pairs.map(({ id, now, before }) => [id, before[axisBefore], axis.of(now)]))
  return (
    tputPerGpu && {
      ...{ runId, runAt, points: pairs.length, ofPoints: measured.length },
      ...{ tputPerGpu, axis: axis.title },
      ...(onAxis ? { onAxis } : {}),
    }
  )
}

type Pair = readonly [id: PointId, before: number | null, now: number | null]

function movement(pairs: readonly Pair[]): Movement | undefined {
  const changes = pairs
    .flatMap(([id, before, now]) => {
      const change = before === null || now === null ? null : relativeChange(before, now)
      return change === null ? [] : [{ id, change }]
    })
    .toSorted((a, b) => a.change - b.change)
  const [lowest] = changes
  const lower = changes[Math.floor((changes.length - 1) / 2)]
  const upper = changes[Math.ceil((changes.length - 1) / 2)]
  if (!lowest || !lower || !upper) return undefined
  return { median: (lower.change + upper.change) / 2, lowest: lowest.change, lowestPointId: lowest.id }
}
