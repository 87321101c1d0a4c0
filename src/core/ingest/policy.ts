/** What a target accepts. */
import type { EntityTables } from './entities.ts'

/** A measurement withdrawn by review: a whole run, one attempt, or one point. */
export interface PurgeEntry {
  readonly runId: number
  readonly attempt?: number
  readonly pointId?: string
}

export interface IngestPolicy {
  readonly entities: EntityTables
  /** False for a target that people read as measurements of real hardware. */
  readonly allowSimulated: boolean
  /** Points of the plan; rows that only an aggregate has must be among them. undefined = no plan at hand. */
  readonly expectedPointIds: ReadonlySet<string> | undefined
  readonly purges: readonly PurgeEntry[]
}
