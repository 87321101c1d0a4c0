/** Points that both sides measured: a re-tune is a row of changes, never a removal (engines.md §8.4). */
import type { PointId } from '../point.ts'

export interface ComparedPoint {
  readonly id: PointId
  /** What makes two points the same place of the curve: topology and concurrency, whatever else changed. */
  readonly shape: string
  readonly tputPerGpuTps: number
  readonly intvtyTps: number | null
}

export interface PointDelta {
  readonly shape: string
  readonly from: PointId
  readonly to: PointId
  /** Relative changes, 0.05 = +5 %; null when a side has no interactivity. */
  readonly tputChange: number
  readonly intvtyChange: number | null
}

/** after / before − 1; null when `before` is not positive. */
export const relativeChange = (before: number, after: number): number | null =>
  before > 0 ? after / before - 1 : null

/** Changes of every shape that both sides have, in head's order; shapes of one side only are left out. */
export function pointDeltas(
  base: readonly ComparedPoint[],
  head: readonly ComparedPoint[],
): readonly PointDelta[] {
  const before = new Map(base.map((point) => [point.shape, point]))
  return head.flatMap((after) => {
    const from = before.get(after.shape)
    const tputChange = from && relativeChange(from.tputPerGpuTps, after.tputPerGpuTps)
    if (!from || tputChange === null || tputChange === undefined) return []
    return [
      {
        shape: after.shape,
        from: from.id,
        to: after.id,
        tputChange,
        intvtyChange:
          from.intvtyTps === null || after.intvtyTps === null
            ? null
            : relativeChange(from.intvtyTps, after.intvtyTps),
      },
    ]
  })
}
