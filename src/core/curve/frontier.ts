/**
 * The upper-right frontier of a curve: throughput per GPU (higher is better) against end-to-end latency (lower is
 * better). Source: engines.md §8.3.
 */
import type { PointId } from '../point.ts'

export interface LatencyPoint {
  readonly id: PointId
  /** E2EL at the percentile in question, seconds. */
  readonly latencySeconds: number
  /** Total tokens per second and GPU. */
  readonly tputPerGpuTps: number
}

/**
 * Points that no other point equals or beats on both axes, by ascending latency: sorted by latency (ties by higher
 * throughput), a point is kept when its throughput exceeds every kept one's, strictly. Of two points that coincide the
 * smaller id is kept, so that the result does not depend on the order of the input.
 */
export function latencyFrontier<P extends LatencyPoint>(points: readonly P[]): readonly P[] {
  const kept: P[] = []
  let best = -Infinity
  for (const point of points.toSorted(byLatency)) {
    if (point.tputPerGpuTps <= best) continue
    kept.push(point)
    best = point.tputPerGpuTps
  }
  return kept
}

function byLatency(a: LatencyPoint, b: LatencyPoint): number {
  return a.latencySeconds - b.latencySeconds || b.tputPerGpuTps - a.tputPerGpuTps || (a.id < b.id ? -1 : 1)
}

/**
 * The frontier point that dominates a point off the frontier: no slower and no less throughput. Of several, the one
 * nearest in latency, which also has the highest throughput. Undefined for points of the frontier.
 */
export function dominatorOf<P extends LatencyPoint>(
  frontier: readonly P[],
  point: LatencyPoint,
): P | undefined {
  return frontier.findLast(
    (other) =>
      other.id !== point.id &&
      other.latencySeconds <= point.latencySeconds &&
      other.tputPerGpuTps >= point.tputPerGpuTps,
  )
}
