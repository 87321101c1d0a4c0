/** The history of one sample of one server during the profiling phase. */
import { Samples } from './stats.ts'

/** AIPerf's `--slice-duration` in the reference's command. */
const sliceMs = 1000

interface Slice {
  readonly index: number
  first: number
  last: number
  sum: number
  min: number
  max: number
  count: number
}

export class MetricSeries {
  readonly #samples = new Samples()
  readonly #slices: Slice[] = []
  #firstMs = 0
  #lastMs = 0
  #previous: number | undefined
  /** Increase since the first scrape; a counter that fell was reset and counts from 0. */
  #total = 0

  add(atMs: number, sinceStartMs: number, value: number): void {
    if (this.#previous === undefined) this.#firstMs = atMs
    else this.#total += value >= this.#previous ? value - this.#previous : value
    this.#previous = value
    this.#lastMs = atMs
    this.#samples.add(value)
    const index = Math.floor(sinceStartMs / sliceMs)
    const slice = this.#slices.at(-1)
    if (slice?.index === index) {
      slice.last = this.#total
      slice.sum += value
      slice.min = Math.min(slice.min, value)
      slice.max = Math.max(slice.max, value)
      slice.count++
    } else {
      const first = slice?.last ?? 0
      this.#slices.push({ index, first, last: this.#total, sum: value, min: value, max: value, count: 1 })
    }
  }

  get total(): number {
    return this.#total
  }

  get seconds(): number {
    return (this.#lastMs - this.#firstMs) / 1000
  }

  counterStats(): Record<string, number> {
    const rate = this.seconds > 0 ? { rate: this.#total / this.seconds } : {}
    return { total: this.#total, ...rate }
  }

  gaugeStats(): Record<string, number> {
    const distribution = this.#samples.distribution()
    if (!distribution) return {}
    const { avg, min, max, std, count } = distribution
    const ranks = [1, 5, 10, 25, 50, 75, 90, 95, 99].map((rank) => [
      `p${rank}`,
      distribution.percentile(rank),
    ])
    return { avg, min, max, std, count, ...(Object.fromEntries(ranks) as Record<string, number>) }
  }

  /** Slices of one second; none for a series that never moved, which most of a server's series do not. */
  timeslices(startNs: bigint, kind: 'counter' | 'gauge'): readonly string[] {
    if (
      kind === 'counter'
        ? this.#total === 0
        : this.#slices.every(({ min, max }) => min === max && min === this.#previous)
    ) {
      return []
    }
    return this.#slices.map((slice) => {
      const from = startNs + BigInt(slice.index * sliceMs) * 1_000_000n
      const to = from + BigInt(sliceMs) * 1_000_000n
      const grown = slice.last - slice.first
      const values =
        kind === 'counter'
          ? `"total":${grown},"rate":${(grown * 1000) / sliceMs}`
          : `"avg":${slice.sum / slice.count},"min":${slice.min},"max":${slice.max}`
      return `{"start_ns":${from},"end_ns":${to},${values}}`
    })
  }
}
