/** Samples and what is said of them. */

/** The percentiles that AIPerf exports. */
export const percentileRanks = [1, 5, 10, 25, 50, 75, 90, 95, 99] as const

export interface Distribution {
  readonly count: number
  readonly sum: number
  readonly avg: number
  readonly min: number
  readonly max: number
  /** Population standard deviation. */
  readonly std: number
  percentile(rank: number): number
}

/** Exact: keeps every sample (8 bytes each). */
export class Samples {
  #values = new Float64Array(256)
  #count = 0
  #sum = 0

  add(value: number): void {
    this.#sum += value
    if (this.#count === this.#values.length) {
      const grown = new Float64Array(this.#count * 2)
      grown.set(this.#values)
      this.#values = grown
    }
    this.#values[this.#count++] = value
  }

  get count(): number {
    return this.#count
  }

  get sum(): number {
    return this.#sum
  }

  get mean(): number | null {
    return this.#count === 0 ? null : this.#sum / this.#count
  }

  /** Undefined without samples: there is no mean of nothing. */
  distribution(): Distribution | undefined {
    const sorted = this.#values.slice(0, this.#count).sort()
    const count = sorted.length
    if (count === 0) return undefined
    const sum = sorted.reduce((total, value) => total + value, 0)
    const avg = sum / count
    const squares = sorted.reduce((total, value) => total + (value - avg) ** 2, 0)
    return {
      count,
      sum,
      avg,
      min: sorted[0] ?? 0,
      max: sorted[count - 1] ?? 0,
      std: Math.sqrt(squares / count),
      percentile: (rank) => {
        // Linear between the two nearest ranks, as numpy does.
        const position = ((count - 1) * rank) / 100
        const below = Math.floor(position)
        const low = sorted[below] ?? 0
        return low + (position - below) * ((sorted[below + 1] ?? low) - low)
      },
    }
  }
}

/** Buckets of 1 % width from 1e-4 to about 1e8 (of any unit), and one for what is below. */
const growth = 1.01
const lowest = 1e-4
const buckets = 2800
const logGrowth = Math.log(growth)

/**
 * Constant memory for samples that are too many to keep (every gap between chunks): count, sum, extremes and standard
 * deviation are exact, percentiles are within 0.5 %.
 */
export class LogHistogram {
  readonly #counts = new Float64Array(buckets)
  #count = 0
  #sum = 0
  #squares = 0
  #min = Infinity
  #max = -Infinity

  add(value: number): void {
    const bucket =
      value <= lowest ? 0 : Math.min(buckets - 1, 1 + Math.floor(Math.log(value / lowest) / logGrowth))
    this.#counts[bucket] = (this.#counts[bucket] ?? 0) + 1
    this.#count++
    this.#sum += value
    this.#squares += value * value
    if (value < this.#min) this.#min = value
    if (value > this.#max) this.#max = value
  }

  get count(): number {
    return this.#count
  }

  distribution(): Distribution | undefined {
    if (this.#count === 0) return undefined
    const avg = this.#sum / this.#count
    return {
      count: this.#count,
      sum: this.#sum,
      avg,
      min: this.#min,
      max: this.#max,
      std: Math.sqrt(Math.max(0, this.#squares / this.#count - avg * avg)),
      percentile: (rank) => this.#percentile(rank),
    }
  }

  #percentile(rank: number): number {
    const target = ((this.#count - 1) * rank) / 100
    let passed = 0
    for (let bucket = 0; bucket < buckets; bucket++) {
      passed += this.#counts[bucket] ?? 0
      if (passed <= target) continue
      const middle = bucket === 0 ? this.#min : lowest * growth ** (bucket - 0.5)
      return Math.min(this.#max, Math.max(this.#min, middle))
    }
    return this.#max
  }
}

/** AIPerf's shape of a distribution: avg, min, max, p1…p99, std, sum, count. */
export function exportedDistribution(distribution: Distribution): Record<string, number> {
  const { avg, min, max, std, sum, count } = distribution
  const percentiles = percentileRanks.map((rank) => [`p${rank}`, distribution.percentile(rank)] as const)
  return { avg, min, max, ...Object.fromEntries(percentiles), std, sum, count }
}
