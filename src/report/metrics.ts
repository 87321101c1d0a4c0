/** Percentiles and throughputs of one point, from its aggregate (both wire formats) and its headline. */
import type { Aggregate, Json } from '../core/results/aggregate.ts'
import type { Headline } from '../core/results/sweep.ts'
import type { PointMetrics, PointThroughput, Statistic, XMetric } from './axes.ts'

/** The value at a path of keys, or undefined where the path ends early. */
export function jsonAt(value: Json | undefined, ...path: readonly string[]): Json | undefined {
  let here = value
  for (const key of path) {
    if (here === null || typeof here !== 'object' || Array.isArray(here)) return undefined
    here = Object.entries(here).find(([name]) => name === key)?.[1]
  }
  return here
}

// Array.isArray does not tell a readonly array apart and would make its elements `any`.
const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)

/** The elements of a list; nothing when the value is none. */
export const jsonList = (value: Json | undefined): readonly Json[] => (isList(value) ? value : [])

export const numberAt = (value: Json | undefined, ...path: readonly string[]): number | undefined => {
  const found = jsonAt(value, ...path)
  return typeof found === 'number' && Number.isFinite(found) ? found : undefined
}

export const textAt = (value: Json | undefined, ...path: readonly string[]): string | undefined => {
  const found = jsonAt(value, ...path)
  return typeof found === 'string' ? found : undefined
}

const wireNames: Readonly<Record<XMetric, string>> = {
  e2eNormIntvty: 'e2e_norm_intvty',
  intvty: 'intvty',
  e2el: 'e2el',
  ttft: 'ttft',
  tpot: 'tpot',
}

/** Fixed-sequence results write `median_ttft`, `p90_ttft` …, agentic ones `request_metrics.latency.ttft.p90` …. */
const flatPrefix: Readonly<Record<Statistic, string>> = {
  mean: 'mean',
  p50: 'median',
  p75: 'p75',
  p90: 'p90',
  p95: 'p95',
  p99: 'p99',
}

/** The headline wins where both know a number: the table shows it, and the chart must not differ. */
export function pointMetrics(headline: Headline | null, aggregate: Aggregate | undefined): PointMetrics {
  const known = headlineMetrics(headline)
  const metrics: Partial<Record<XMetric, Partial<Record<Statistic, number>>>> = {}
  for (const metric of Object.keys(wireNames) as XMetric[]) {
    const values: Partial<Record<Statistic, number>> = {}
    for (const statistic of Object.keys(flatPrefix) as Statistic[]) {
      const value =
        known[metric]?.[statistic] ??
        numberAt(aggregate, 'request_metrics', 'latency', wireNames[metric], statistic) ??
        numberAt(aggregate, `${flatPrefix[statistic]}_${wireNames[metric]}`)
      if (value !== undefined) values[statistic] = value
    }
    if (Object.keys(values).length > 0) metrics[metric] = values
  }
  return metrics
}

function headlineMetrics(headline: Headline | null): PointMetrics {
  if (!headline) return {}
  const only = (values: Readonly<Partial<Record<Statistic, number | null>>>) =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
  return {
    e2eNormIntvty: only({ p75: headline.p75E2eNormIntvtyTps, p90: headline.p90E2eNormIntvtyTps }),
    intvty: only({ mean: headline.meanIntvtyTps, p90: headline.p90IntvtyTps }),
    e2el: only({ p75: headline.p75E2elSeconds, p90: headline.p90E2elSeconds }),
    ttft: only({ p90: headline.p90TtftSeconds }),
  }
}

export const pointThroughput = (headline: Headline | null): PointThroughput | null =>
  headline && {
    total: headline.tputPerGpuTps,
    output: headline.outputTputPerGpuTps,
    input: headline.inputTputPerGpuTps,
  }
