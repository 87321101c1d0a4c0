/** Collects the counts of a report while rows pass by. */
import { ingestCategories, unaccounted } from './report.ts'
import type {
  CategoryCounts,
  IngestCategory,
  IngestCounters,
  IngestOutcome,
  OutcomeReason,
} from './report.ts'

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] }

interface OpenReason {
  readonly category: IngestCategory
  readonly outcome: IngestOutcome
  readonly reason: string
  count: number
  readonly examples: string[]
}

const maxExamples = 10

export class Tally {
  readonly #raw: Record<IngestCategory, number> = { benchmark: 0, eval: 0, trace: 0, power: 0 }
  readonly #counts = new Map<string, number>()
  readonly #reasons = new Map<string, OpenReason>()
  readonly counters: Mutable<IngestCounters> = {
    benchmarkFiles: 0,
    rawBenchmarkRows: 0,
    coveredByPerJobFiles: 0,
    purgedPoints: 0,
    failedRunRows: 0,
    runStatsNew: 0,
    runStatsDuplicate: 0,
    evalSamplesNew: 0,
    gpuMetricSamplesNew: 0,
    powerPublicationPoints: 0,
    changelogEntriesWritten: 0,
    aggregateOnly: 0,
    conflicts: 0,
    simulatedRows: 0,
    serverLogsNew: 0,
  }

  /** Rows read. */
  read(category: IngestCategory, rows: number): void {
    this.#raw[category] += rows
    if (category === 'benchmark') this.counters.rawBenchmarkRows += rows
  }

  /** One row was stored, or was there already. */
  stored(category: IngestCategory, outcome: 'new' | 'duplicate'): void {
    this.#add(category, outcome, 1)
  }

  /** One row was not stored, and why; `place` is where it stands. */
  left(
    category: IngestCategory,
    outcome: 'skipped' | 'unmapped' | 'failed',
    reason: string,
    place: string,
  ): void {
    this.#add(category, outcome, 1)
    const key = JSON.stringify([category, outcome, reason])
    const known = this.#reasons.get(key)
    if (!known) this.#reasons.set(key, { category, outcome, reason, count: 1, examples: [place] })
    else {
      known.count++
      if (known.examples.length < maxExamples && !known.examples.includes(place)) known.examples.push(place)
    }
  }

  /** Counts everything that was read and not reached as failed: the ingest was broken off. */
  breakOff(reason: string): void {
    for (const category of ingestCategories) {
      const open = unaccounted(this.counts(category))
      for (let row = 0; row < open; row++) this.left(category, 'failed', reason, category)
    }
  }

  counts(category: IngestCategory): CategoryCounts {
    const count = (outcome: IngestOutcome): number => this.#counts.get(`${category} ${outcome}`) ?? 0
    return {
      raw: this.#raw[category],
      new: count('new'),
      duplicate: count('duplicate'),
      skipped: count('skipped'),
      unmapped: count('unmapped'),
      failed: count('failed'),
      reasons: this.#reasonsOf(category),
    }
  }

  #reasonsOf(category: IngestCategory): readonly OutcomeReason[] {
    return [...this.#reasons.values()]
      .filter((open) => open.category === category)
      .map(({ outcome, reason, count, examples }) => ({ outcome, reason, count, examples: [...examples] }))
  }

  #add(category: IngestCategory, outcome: IngestOutcome, rows: number): void {
    const key = `${category} ${outcome}`
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + rows)
  }
}
