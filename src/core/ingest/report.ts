/** What an ingest did, counted. Every row read ends in exactly one column; the sum is checked. */
import type { RunId } from '../run-id.ts'
import { problem } from '../problems/catalogue.ts'
import '../problems/store.ts'
import type { Problem } from '../problem.ts'

export const ingestCategories = ['benchmark', 'eval', 'trace', 'power'] as const
export type IngestCategory = (typeof ingestCategories)[number]

export const ingestOutcomes = ['new', 'duplicate', 'skipped', 'unmapped', 'failed'] as const
export type IngestOutcome = (typeof ingestOutcomes)[number]

/** Why rows ended in a column; only skipped, unmapped and failed have reasons. */
export interface OutcomeReason {
  readonly outcome: IngestOutcome
  readonly reason: string
  readonly count: number
  /** Up to ten places, e.g. `bmk_x/agg_x.json`. */
  readonly examples: readonly string[]
}

export type CategoryCounts = { readonly [Outcome in IngestOutcome]: number } & {
  /** Rows read. */
  readonly raw: number
  readonly reasons: readonly OutcomeReason[]
}

/** In the reference's order, then our own. */
export interface IngestCounters {
  readonly benchmarkFiles: number
  readonly rawBenchmarkRows: number
  readonly coveredByPerJobFiles: number
  readonly purgedPoints: number
  readonly failedRunRows: number
  readonly runStatsNew: number
  readonly runStatsDuplicate: number
  readonly evalSamplesNew: number
  readonly gpuMetricSamplesNew: number
  readonly powerPublicationPoints: number
  readonly changelogEntriesWritten: number
  readonly aggregateOnly: number
  readonly conflicts: number
  readonly simulatedRows: number
  readonly serverLogsNew: number
}

export interface UnmappedNames {
  readonly model: readonly string[]
  readonly hardware: readonly string[]
  /** Reported; rows are stored all the same. */
  readonly precision: readonly string[]
  /** Reported; values are stored all the same. */
  readonly metricKeys: readonly string[]
}

/** success: all rows are new, duplicate or skipped on purpose. incomplete: some rows are missing. failed: nothing, or in part by a fault. */
export type IngestConclusion = 'success' | 'incomplete' | 'failed'

export interface IngestReport {
  readonly schema: 'ingest-report.v1'
  readonly conclusion: IngestConclusion
  readonly target: {
    readonly kind: 'postgres' | 'pglite'
    readonly name: string
    readonly description: string
  }
  readonly run: {
    readonly origin: 'github' | 'local'
    readonly runId: RunId
    readonly attempt: number
    readonly name: string
    readonly headSha?: string
    readonly htmlUrl?: string
  }
  readonly source: string
  readonly categories: Readonly<Record<IngestCategory, CategoryCounts>>
  readonly counters: IngestCounters
  readonly unmapped: UnmappedNames
  readonly problems: readonly Problem[]
}

/** Rows read that ended in no column (or, negative, in more than one). */
export const unaccounted = (
  counts: Readonly<Record<IngestOutcome, number>> & { readonly raw: number },
): number => counts.raw - ingestOutcomes.reduce((sum, outcome) => sum + counts[outcome], 0)

/** One INFX281 per category that does not add up. */
export function conservationProblems(
  categories: Readonly<
    Record<IngestCategory, Readonly<Record<IngestOutcome, number>> & { readonly raw: number }>
  >,
): readonly Problem[] {
  return ingestCategories.flatMap((category) => {
    const difference = unaccounted(categories[category])
    if (difference === 0) return []
    const what = difference > 0 ? `${difference} unaccounted` : `${-difference} counted twice`
    return [
      problem('INFX281', `${category}: ${categories[category].raw} rows read, ${what}`, {
        hint: 'report this with ingest.json: rows must never vanish between read and stored',
      }),
    ]
  })
}

export function conclude(
  categories: Readonly<Record<IngestCategory, CategoryCounts>>,
  problems: readonly Problem[],
): IngestConclusion {
  if (problems.some(({ severity }) => severity === 'error')) return 'failed'
  const lost = ingestCategories.some(
    (category) => categories[category].unmapped + categories[category].failed > 0,
  )
  return lost ? 'incomplete' : 'success'
}
