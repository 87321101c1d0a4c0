/** The plan: what a sweep will do, with reasons, before anything runs. Written as `plan.json` (schema plan.v1). */
import type { Point, PointId, PointKind } from '../point.ts'
import type { Problem } from '../problem.ts'
import type { ChangelogEntry } from '../changelog/entry.ts'
import type { LabelNote } from './label-notes.ts'

export interface PlannedPoint extends Point {
  /** Runner labels that GitHub must match, all of them. */
  readonly runsOn: readonly string[]
  /** Bound on the whole job in minutes, from duration, start-up window and warm-up. */
  readonly timeoutMinutes: number
  /** Minutes that a scheduler may keep the point waiting before that; absent = no scheduler, or none that is known. */
  readonly queueMinutes?: number
  /** Readable, sortable job name. */
  readonly title: string
  /** GPUs × expected hours, an estimate. */
  readonly estimatedGpuHours: number
  /** Why this point is in the plan, for the reader. */
  readonly because: readonly string[]
}

export interface Decision {
  readonly action: 'run' | 'skip' | 'refuse'
  readonly because: readonly string[]
}

export type CanaryDecision =
  | { readonly state: 'chosen'; readonly pointId: PointId; readonly because: readonly string[] }
  | { readonly state: 'none-possible' | 'skipped'; readonly because: readonly string[] }

/** A slice of at most 256 legs (GitHub's matrix limit). */
export interface Shard {
  readonly name: string
  readonly pointIds: readonly PointId[]
}

/** What changed of one config key against the merge base. */
export interface KeyDiff {
  readonly configKey: string
  readonly added: readonly PointId[]
  readonly removed: readonly PointId[]
  readonly changed: readonly {
    readonly from: PointId
    readonly to: PointId
    readonly fields: readonly string[]
    /** The short ones among them with both values, e.g. the image; null = absent. */
    readonly values?: readonly {
      readonly field: string
      readonly from: string | number | boolean | null
      readonly to: string | number | boolean | null
    }[]
  }[]
  readonly unchanged: readonly PointId[]
  /** What the removed points were, since the plan does not hold them. */
  readonly removedPoints?: readonly RemovedPoint[]
}

export interface RemovedPoint {
  readonly id: PointId
  readonly kind: PointKind
  /** Line of the search space it stood in, as plans print it: `agentic · tp8 ep8 · mtp`. */
  readonly line: string
  readonly conc: number
}

export interface Plan {
  readonly schema: 'plan.v1'
  readonly trigger: {
    readonly kind: string
    readonly labels: readonly string[]
    readonly pullRequest?: number
  }
  readonly decision: Decision
  /** What labels changed; absent when none did. */
  readonly labelNotes?: readonly LabelNote[]
  /** Commits, full SHA; absent when keys were given by hand. */
  readonly base?: string
  readonly head?: string
  readonly mergeBase?: string
  readonly changelog: readonly ChangelogEntry[]
  readonly points: readonly PlannedPoint[]
  readonly canary: CanaryDecision
  readonly shards: readonly Shard[]
  readonly keys: readonly KeyDiff[]
  readonly totals: {
    readonly benchmarkPoints: number
    readonly evalPoints: number
    readonly estimatedGpuHours: number
    readonly longestLegMinutes: number
    /** Points whose hours are those of earlier runs; absent when none are. */
    readonly pointsEstimatedFromPast?: number
  }
  /** Warnings and notices; a plan with errors does not exist. */
  readonly problems: readonly Problem[]
  /** SHA-256 (hex) over the canonical JSON of the points, their ids and the canary. */
  readonly digest: string
}
