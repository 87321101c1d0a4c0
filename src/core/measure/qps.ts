/** Completed requests per second, over one-second windows. */
import type { JsonObject } from '../results/aggregate.ts'
import { distributionOf } from './distribution.ts'

const WINDOW_SECONDS = 1

/**
 * Half-open windows [t, t+1) from the first completion on, t advanced by adding 1.0; only windows that end at or before
 * the last completion count. When none does: mean = n / duration and no percentiles. `{}` below two completions or
 * when all completed at once.
 * @param endSeconds completion times in Unix seconds, in any order
 */
export function qpsOf(endSeconds: Float64Array): JsonObject {
  const ends = endSeconds.slice().sort()
  const first = ends[0] ?? 0
  const last = ends[ends.length - 1] ?? 0
  if (ends.length < 2 || last <= first) return {}
  const rates: number[] = []
  let next = 0
  for (let from = first; from + WINDOW_SECONDS <= last; from += WINDOW_SECONDS) {
    const begin = next
    while (next < ends.length && (ends[next] ?? 0) < from + WINDOW_SECONDS) next += 1
    rates.push((next - begin) / WINDOW_SECONDS)
  }
  const shape =
    rates.length > 0 ? distributionOf(Float64Array.from(rates)) : { mean: ends.length / (last - first) }
  return { window_seconds: WINDOW_SECONDS, samples: rates.length, ...shape }
}
