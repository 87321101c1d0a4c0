/** The axes a reader can choose, their units, and which way is better. Shared by the server side and the browser. */

export type XMetric = 'e2eNormIntvty' | 'intvty' | 'e2el' | 'ttft' | 'tpot'
export type Statistic = 'mean' | 'p50' | 'p75' | 'p90' | 'p95' | 'p99'
export type ThroughputKind = 'total' | 'output' | 'input'
export type Scale = 'linear' | 'log'

export interface ChartAxes {
  readonly x: XMetric
  /** Percentile of the requests, slow tail: at P90 nine of ten requests are at least this good. */
  readonly statistic: Statistic
  readonly y: ThroughputKind
  readonly xScale: Scale
  readonly yScale: Scale
}

/** The project's main view: throughput per GPU against P90 E2E-normalised interactivity. */
export const mainAxes: ChartAxes = {
  x: 'e2eNormIntvty',
  statistic: 'p90',
  y: 'total',
  xScale: 'linear',
  yScale: 'linear',
}

export interface XMetricKind {
  readonly title: string
  readonly unit: string
  readonly better: 'higher' | 'lower'
}

export const xMetrics: Readonly<Record<XMetric, XMetricKind>> = {
  e2eNormIntvty: { title: 'E2E-normalised interactivity', unit: 'tok/s/user', better: 'higher' },
  intvty: { title: 'interactivity', unit: 'tok/s/user', better: 'higher' },
  e2el: { title: 'end-to-end latency', unit: 's', better: 'lower' },
  ttft: { title: 'time to first token', unit: 's', better: 'lower' },
  tpot: { title: 'time per output token', unit: 's', better: 'lower' },
}

export const statistics: Readonly<Record<Statistic, string>> = {
  mean: 'Mean',
  p50: 'P50',
  p75: 'P75',
  p90: 'P90',
  p95: 'P95',
  p99: 'P99',
}

export const throughputs: Readonly<Record<ThroughputKind, string>> = {
  total: 'Total throughput per GPU',
  output: 'Output throughput per GPU',
  input: 'Input throughput per GPU',
}

export const throughputUnit = 'tok/s/GPU'

/** `P90 E2E-normalised interactivity (tok/s/user)`. */
export const xAxisTitle = (axes: ChartAxes): string =>
  `${statistics[axes.statistic]} ${xMetrics[axes.x].title} (${xMetrics[axes.x].unit})`

export const yAxisTitle = (axes: ChartAxes): string => `${throughputs[axes.y]} (${throughputUnit})`

/** Percentiles of one metric; absent = not measured. Seconds, or tokens per second and user. */
export type MetricStatistics = Readonly<Partial<Record<Statistic, number>>>
export type PointMetrics = Readonly<Partial<Record<XMetric, MetricStatistics>>>

/** The main view, but with an x that some point has: fixed-sequence results have no E2E-normalised interactivity. */
export function axesFor(points: readonly { readonly metrics: PointMetrics }[]): ChartAxes {
  const hasValue = (x: XMetric): boolean =>
    points.some(({ metrics }) => metrics[x]?.[mainAxes.statistic] !== undefined)
  return { ...mainAxes, x: ([mainAxes.x, 'intvty', 'e2el'] as const).find(hasValue) ?? mainAxes.x }
}

/** Tokens per second and GPU. */
export type PointThroughput = Readonly<Record<ThroughputKind, number>>
