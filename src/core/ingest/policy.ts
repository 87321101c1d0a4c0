/** What a target accepts. */
import { labelEffects } from '../plan/policy.ts'
import type { RunId } from '../run-id.ts'
import type { BenchmarkRow } from './benchmark-row.ts'
import type { EntityTables } from './entities.ts'

/** A measurement withdrawn by review: a whole run, one attempt, or one point. */
export interface PurgeEntry {
  readonly runId: RunId
  readonly attempt?: number
  readonly pointId?: string
}

export interface IngestPolicy {
  readonly entities: EntityTables
  /** False for a target that people read as measurements of real hardware: nothing unpublishable is in it either. */
  readonly allowSimulated: boolean
  /** Labels that the sweep was planned with, by the names of the gate's table; none where no plan is at hand. */
  readonly labels: readonly string[]
  /** Points of the plan; rows that only an aggregate has must be among them. undefined = no plan at hand. */
  readonly expectedPointIds: ReadonlySet<string> | undefined
  readonly purges: readonly PurgeEntry[]
}

/** Reason for rows of a sweep whose label shortened the agentic points; the row itself looks like any other. */
const shortened = 'agentx-fast'

/** The row with everything that keeps it from being published, also in its provenance. */
export function withLabels(row: BenchmarkRow, { labels }: IngestPolicy): BenchmarkRow {
  if (row.benchmarkType !== 'agentic_traces' || !labelEffects(labels).fast) return row
  const unpublishableBecause = [...new Set([...row.unpublishableBecause, shortened])]
  return {
    ...row,
    unpublishableBecause,
    provenance: { ...row.provenance, unpublishable_because: unpublishableBecause },
  }
}
