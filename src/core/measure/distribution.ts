/** Percentiles and moments of one metric's samples. Sources: docs/measurement.md, "Distributions". */
import type { Distribution } from '../results/aggregate.ts'
import { exactMean, exactPopulationStd, exactSums } from './exact.ts'

/** The percentiles that every distribution publishes. */
export const PERCENTILES = [50, 75, 90, 95] as const

/** Growing column of doubles: one metric of up to millions of requests at 8 bytes a sample. */
export class Samples {
  private column = new Float64Array(1024)
  private length = 0

  push(value: number): void {
    if (this.length === this.column.length) {
      const larger = new Float64Array(this.column.length * 2)
      larger.set(this.column)
      this.column = larger
    }
    this.column[this.length++] = value
  }

  get count(): number {
    return this.length
  }

  /** The samples in order of arrival; shares memory with the column. */
  values(): Float64Array {
    return this.column.subarray(0, this.length)
  }
}

/**
 * Percentile q (0-100) of ascending samples by linear interpolation: k = (n−1)·(q/100), f = ⌊k⌋,
 * v[f] + (k−f)·(v[f+1]−v[f]). NaN when there are no samples.
 */
export function percentile(ascending: Float64Array, q: number): number {
  const k = (ascending.length - 1) * (q / 100)
  const floor = Math.trunc(k)
  const lower = ascending[floor] ?? NaN
  const upper = ascending[floor + 1]
  return upper === undefined ? lower : lower + (k - floor) * (upper - lower)
}

/** Mean (correctly rounded), p50-p95 and population standard deviation; `{}` when there are no samples. */
export function distributionOf(values: Float64Array): Distribution {
  if (values.length === 0) return {}
  const ascending = values.slice().sort()
  const sums = exactSums(values)
  return {
    mean: exactMean(sums),
    p50: percentile(ascending, 50),
    p75: percentile(ascending, 75),
    p90: percentile(ascending, 90),
    p95: percentile(ascending, 95),
    std: exactPopulationStd(sums),
  }
}

/**
 * Interactivity of a latency: 1 / (the latency's statistic) for mean and percentiles, so that p90 is the slow tail;
 * only the standard deviation comes from the per-request values 1/x.
 */
export function reciprocalDistribution(latency: Distribution, values: Float64Array): Distribution {
  if (values.length === 0) return {}
  const inverse = (statistic: number | undefined): number => 1 / (statistic ?? NaN)
  return {
    mean: inverse(latency.mean),
    p50: inverse(latency.p50),
    p75: inverse(latency.p75),
    p90: inverse(latency.p90),
    p95: inverse(latency.p95),
    std: exactPopulationStd(exactSums(values.map((value) => 1 / value))),
  }
}
