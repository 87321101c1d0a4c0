/** What a report is made from. */
import type { Plan } from '../core/plan/plan.ts'
import type { PointId } from '../core/point.ts'
import type { Aggregate, Json } from '../core/results/aggregate.ts'
import type { Sweep } from '../core/results/sweep.ts'

export interface ReportInput {
  readonly sweep: Sweep
  readonly plan: Plan
  /** Aggregates by point id; a point without one shows its headline alone. */
  readonly aggregates: ReadonlyMap<PointId, Aggregate>
  /** Last lines of the server logs of points that did not fail; a failure carries its own. */
  readonly logTails: ReadonlyMap<PointId, readonly string[]>
  /** The ingest's counters, shown among the provenance; any JSON object. */
  readonly ingest?: Json
  /** Published results to compare with (main's): drawn faintly behind, and as changes in the table. */
  readonly previous?: Sweep
  /** ISO 8601; given, because the report has no clock. */
  readonly generatedAt: string
}
