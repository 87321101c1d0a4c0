/** Facts of a curve from the points that were measured on it. */
import type { PointId } from '../point.ts'
import type { SweepPoint } from '../results/sweep.ts'
import type { CurveFacts } from './facts.ts'
import { dominatorOf, latencyFrontier } from './frontier.ts'
import type { LatencyPoint } from './frontier.ts'

/** Fewer points than this say little about a curve's shape; a maintainer decides (engines.md §8.3). */
export const RECOMMENDED_POINTS = 5

export interface CurvePoint {
  readonly id: PointId
  readonly tputPerGpuTps: number
  /** Null when the client reported no such percentile: the point then has no place on that frontier. */
  readonly p90E2elSeconds: number | null
  readonly p75E2elSeconds: number | null
}

export function curveFacts(curveKey: string, title: string, points: readonly CurvePoint[]): CurveFacts {
  const atP90 = placed(points, 'p90E2elSeconds')
  const frontierAtP90 = latencyFrontier(atP90)
  const frontierAtP75 = latencyFrontier(placed(points, 'p75E2elSeconds'))
  const dominators = atP90.flatMap((point) => {
    const dominator = frontierAtP90.includes(point) ? undefined : dominatorOf(frontierAtP90, point)
    return dominator ? [[point.id, dominator.id] as const] : []
  })
  return {
    curveKey,
    title,
    points: points.length,
    frontierAtP90: frontierAtP90.map(({ id }) => id),
    frontierAtP75: frontierAtP75.map(({ id }) => id),
    dominatedBy: Object.fromEntries(dominators),
    withoutLatency: points.filter(({ p90E2elSeconds }) => p90E2elSeconds === null).map(({ id }) => id),
  }
}

const placed = (
  points: readonly CurvePoint[],
  percentile: 'p90E2elSeconds' | 'p75E2elSeconds',
): readonly LatencyPoint[] =>
  points.flatMap((point) => {
    const latencySeconds = point[percentile]
    return latencySeconds === null
      ? []
      : [{ id: point.id, latencySeconds, tputPerGpuTps: point.tputPerGpuTps }]
  })

/** Facts of every curve of a sweep, in order of first appearance; only valid or reused benchmark points count. */
export function curveFactsOfSweep(
  points: readonly SweepPoint[],
  titleOf: (curveKey: string) => string,
): readonly CurveFacts[] {
  const curves = new Map<string, CurvePoint[]>()
  for (const { id, curveKey, kind, status, headline } of points) {
    if (kind !== 'benchmark' || headline === null || !(status === 'valid' || status === 'reused')) continue
    const { tputPerGpuTps, p90E2elSeconds, p75E2elSeconds } = headline
    const curve = curves.get(curveKey) ?? []
    curve.push({ id, tputPerGpuTps, p90E2elSeconds, p75E2elSeconds })
    curves.set(curveKey, curve)
  }
  return [...curves].map(([curveKey, curve]) => curveFacts(curveKey, titleOf(curveKey), curve))
}
