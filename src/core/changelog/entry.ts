/** One entry of the performance changelog: the sweep trigger (inferencex.md §3.1). */
import type { Scenario } from '../point.ts'

export interface ChangelogEntry {
  /** Exact config keys or `*` wildcards, ≥ 1. */
  readonly configKeys: readonly string[]
  /** Human text, ≥ 1 line. */
  readonly description: readonly string[]
  readonly prLink: string
  readonly scenarioType?: readonly Scenario[]
  readonly evalsOnly: boolean
  readonly allEvals: boolean
  readonly appendOnly: boolean
  /** Drops multi-node eval rows whose prefill ep is below; ≥ 1. */
  readonly evalMinPrefillEp?: number
  /** Ordinal in the document, from 0; entries of fragments count behind it. */
  readonly ordinal: number
  /** First line of the entry in its file of the head, from 1. */
  readonly line: number
  /** The fragment that holds it; absent for the document. */
  readonly file?: string
}
