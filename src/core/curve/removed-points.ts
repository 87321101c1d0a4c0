/**
 * Whether the curve at head still offers what removed points offered (engines.md §8.4): per-GPU total throughput
 * against mean interactivity, both higher is better, over one combined curve.
 */
import type { PointId } from '../point.ts'

export interface InteractivityPoint {
  readonly id: PointId
  /** Mean interactivity, tokens per second and user. */
  readonly intvtyTps: number
  /** Total tokens per second and GPU. */
  readonly tputPerGpuTps: number
}

/** A point of the base that head no longer has; null measurements = it was never measured. */
export interface RemovedPoint {
  readonly id: PointId
  readonly intvtyTps: number | null
  readonly tputPerGpuTps: number | null
}

export type RemovedPointFact =
  | { readonly id: PointId; readonly verdict: 'dominated'; readonly by: PointId }
  | {
      readonly id: PointId
      readonly verdict: 'covered-by-segment'
      readonly between: readonly [PointId, PointId]
      /** Throughput of the segment at the removed point's interactivity. */
      readonly segmentTputPerGpuTps: number
    }
  | { readonly id: PointId; readonly verdict: 'undominated' }
  | { readonly id: PointId; readonly verdict: 'unmeasured' }

/** Frontier by ascending interactivity, so by descending throughput; coinciding points: the smaller id. */
export function interactivityFrontier(points: readonly InteractivityPoint[]): readonly InteractivityPoint[] {
  const kept: InteractivityPoint[] = []
  let best = -Infinity
  const ordered = points.toSorted(
    (a, b) => b.intvtyTps - a.intvtyTps || b.tputPerGpuTps - a.tputPerGpuTps || (a.id < b.id ? -1 : 1),
  )
  for (const point of ordered) {
    if (point.tputPerGpuTps <= best) continue
    kept.push(point)
    best = point.tputPerGpuTps
  }
  return kept.reverse()
}

/**
 * Throughput on the straight line between two points at an interactivity. Lines, not the upper convex hull: a hull
 * promises throughput between two measured points that a measured point in between may not reach.
 */
export function segmentThroughput(
  a: Omit<InteractivityPoint, 'id'>,
  b: Omit<InteractivityPoint, 'id'>,
  intvtyTps: number,
): number {
  const [left, right] = a.intvtyTps <= b.intvtyTps ? [a, b] : [b, a]
  if (left.intvtyTps === right.intvtyTps) return left.tputPerGpuTps
  const slope = (right.tputPerGpuTps - left.tputPerGpuTps) / (right.intvtyTps - left.intvtyTps)
  return left.tputPerGpuTps + slope * (intvtyTps - left.intvtyTps)
}

/** Frontier throughput at an interactivity; null beyond the frontier's ends, where nothing was measured. */
export function frontierThroughput(
  frontier: readonly InteractivityPoint[],
  intvtyTps: number,
): number | null {
  const segment = segmentAt(frontier, intvtyTps)
  return segment ? segmentThroughput(segment[0], segment[1], intvtyTps) : null
}

function segmentAt(
  frontier: readonly InteractivityPoint[],
  intvtyTps: number,
): readonly [InteractivityPoint, InteractivityPoint] | undefined {
  for (const [index, left] of frontier.entries()) {
    const right = frontier[index + 1]
    if (right && left.intvtyTps <= intvtyTps && intvtyTps <= right.intvtyTps) return [left, right]
  }
  return undefined
}

/** One fact per removed point, in the order given. */
export function removedPointFacts(
  head: readonly InteractivityPoint[],
  removed: readonly RemovedPoint[],
): readonly RemovedPointFact[] {
  const frontier = interactivityFrontier(head)
  return removed.map(({ id, intvtyTps, tputPerGpuTps }) =>
    intvtyTps === null || tputPerGpuTps === null
      ? { id, verdict: 'unmeasured' }
      : factOf(frontier, { id, intvtyTps, tputPerGpuTps }),
  )
}

function factOf(frontier: readonly InteractivityPoint[], point: InteractivityPoint): RemovedPointFact {
  // A point that dominates lies on the frontier or is dominated by one that does.
  const dominator = frontier.find(
    (other) => other.intvtyTps >= point.intvtyTps && other.tputPerGpuTps >= point.tputPerGpuTps,
  )
  if (dominator) return { id: point.id, verdict: 'dominated', by: dominator.id }
  const segment = segmentAt(frontier, point.intvtyTps)
  if (!segment) return { id: point.id, verdict: 'undominated' }
  const reached = segmentThroughput(segment[0], segment[1], point.intvtyTps)
  return point.tputPerGpuTps <= reached
    ? {
        id: point.id,
        verdict: 'covered-by-segment',
        between: [segment[0].id, segment[1].id],
        segmentTputPerGpuTps: reached,
      }
    : { id: point.id, verdict: 'undominated' }
}
