/** Facts about one curve: frontier coverage, dominance, deltas (engines.md §8.3-8.4). Computed in this folder. */
import type { PointId } from '../point.ts'

export interface CurveFacts {
  readonly curveKey: string
  /** Readable name, e.g. `DeepSeek-V4-Pro · agentic coding · b300_sglang · FP4`. */
  readonly title: string
  readonly points: number
  /** Points of the upper-right frontier over (E2EL at the percentile, total throughput per GPU). */
  readonly frontierAtP90: readonly PointId[]
  readonly frontierAtP75: readonly PointId[]
  /** For every point off the P90 frontier: a point that dominates it. */
  readonly dominatedBy: Readonly<Record<PointId, PointId>>
  /** Points without an end-to-end latency at P90: on no frontier, and not dominated either. */
  readonly withoutLatency?: readonly PointId[]
}
