/** A planned point with the result that counts for it. */
import type { PlannedPoint } from '../plan/plan.ts'
import type { FoundResult } from './found-result.ts'
import type { Standing } from './standing.ts'

export interface JoinedPoint extends Standing {
  readonly point: PlannedPoint
  /** From 1; 0 when nothing came back. */
  readonly attempt: number
  readonly chosen?: FoundResult
  /** Older or doubled results of the point, newest first. */
  readonly superseded: readonly FoundResult[]
}
