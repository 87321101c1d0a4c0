/** A cumulative histogram in Prometheus' sense. */
export class Histogram {
  readonly #bounds: readonly number[]
  readonly #counts: number[]
  #sum = 0
  #count = 0

  constructor(bounds: readonly number[]) {
    this.#bounds = bounds
    this.#counts = bounds.map(() => 0)
  }

  /** `times` equal observations at once. */
  observe(value: number, times: number): void {
    this.#sum += value * times
    this.#count += times
    let low = 0
    let high = this.#bounds.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#bounds[middle] ?? Infinity) >= value) high = middle
      else low = middle + 1
    }
    if (low < this.#counts.length) this.#counts[low] = (this.#counts[low] ?? 0) + times
  }

  /** Lines of the text exposition, without HELP and TYPE. `labels` without braces. */
  lines(name: string, labels: string): readonly string[] {
    let below = 0
    const buckets = this.#bounds.map((bound, index) => {
      below += this.#counts[index] ?? 0
      return `${name}_bucket{${labels},le="${bound}"} ${below}`
    })
    return [
      ...buckets,
      `${name}_bucket{${labels},le="+Inf"} ${this.#count}`,
      `${name}_sum{${labels}} ${this.#sum}`,
      `${name}_count{${labels}} ${this.#count}`,
    ]
  }
}
