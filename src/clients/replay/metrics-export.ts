/** server_metrics_export.json and .csv, in AIPerf's shape: metric → series per endpoint and labels → statistics. */
import type { MetricSeries } from './metric-series.ts'
import type { MetricsScraper, ScrapedEndpoint } from './metrics-scraper.ts'
import type { MetricFamily, SampleKey } from './prometheus-text.ts'

interface ExportedSeries {
  readonly endpoint: string
  readonly labels: Readonly<Record<string, string>>
  readonly stats: Readonly<Record<string, number>>
  readonly timeslices: readonly string[]
  readonly buckets?: Readonly<Record<string, number>>
}

export interface ExportedMetric {
  readonly name: string
  readonly type: string
  readonly description: string
  readonly unit: string
  readonly series: readonly ExportedSeries[]
}

/** What one metric of one endpoint and label set is made of, while it is put together. */
interface Gathered {
  readonly labels: Readonly<Record<string, string>>
  value?: MetricSeries
  sum?: MetricSeries
  count?: MetricSeries
  readonly buckets: Map<string, MetricSeries>
}

export function exportMetrics(scraper: MetricsScraper): readonly ExportedMetric[] {
  const metrics = new Map<string, { family: MetricFamily; series: ExportedSeries[] }>()
  for (const endpoint of scraper.endpoints) {
    for (const [name, { family, gathered }] of gather(endpoint)) {
      const exported = [...gathered.values()].map((one) =>
        exportSeries(endpoint.url, family, one, scraper.startNs),
      )
      const metric = metrics.get(name) ?? { family, series: [] }
      metric.series.push(...exported)
      metrics.set(name, metric)
    }
  }
  return [...metrics]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { family, series }]) => ({
      name,
      type: family.type,
      description: family.help,
      unit: unitOf(name),
      series,
    }))
}

/** Metric name → family and its label sets. Histograms and summaries collect their `_bucket`, `_sum` and `_count`. */
function gather(endpoint: ScrapedEndpoint) {
  const metrics = new Map<string, { family: MetricFamily; gathered: Map<string, Gathered> }>()
  for (const { key, series } of endpoint.series.values()) {
    const part = partOf(key, endpoint.families)
    const metric = metrics.get(part.name) ?? { family: part.family, gathered: new Map<string, Gathered>() }
    metrics.set(part.name, metric)
    const { le, ...rest } = key.labels
    const labels = part.role === 'bucket' ? rest : key.labels
    const identity = JSON.stringify(Object.entries(labels).sort())
    const gathered = metric.gathered.get(identity) ?? { labels, buckets: new Map<string, MetricSeries>() }
    metric.gathered.set(identity, gathered)
    if (part.role === 'bucket') gathered.buckets.set(le ?? '+Inf', series)
    else gathered[part.role] = series
  }
  return metrics
}

function partOf(
  key: SampleKey,
  families: ReadonlyMap<string, MetricFamily>,
): {
  readonly name: string
  readonly role: 'value' | 'sum' | 'count' | 'bucket'
  readonly family: MetricFamily
} {
  const suffix = /^(.*)_(bucket|sum|count)$/.exec(key.name)
  const base = suffix?.[1] ?? ''
  const outer = families.get(base)
  if (outer && (outer.type === 'histogram' || outer.type === 'summary')) {
    return { name: base, role: suffix?.[2] as 'sum' | 'count' | 'bucket', family: outer }
  }
  const bare = key.name.replace(/_total$/, '')
  // prometheus_client declares counters with or without the suffix, depending on its version.
  const own = families.get(key.name) ?? families.get(bare) ?? { type: 'unknown', help: '' }
  const counts = own.type === 'counter' || (own.type === 'unknown' && bare !== key.name)
  return { name: counts ? bare : key.name, role: 'value', family: counts ? { ...own, type: 'counter' } : own }
}

function exportSeries(
  endpoint: string,
  family: MetricFamily,
  gathered: Gathered,
  startNs: bigint,
): ExportedSeries {
  const { labels, value, sum, count } = gathered
  if (value) {
    const kind = family.type === 'counter' ? 'counter' : 'gauge'
    const stats = kind === 'counter' ? value.counterStats() : value.gaugeStats()
    return { endpoint, labels, stats, timeslices: value.timeslices(startNs, kind) }
  }
  const observations = count?.total ?? 0
  const stats = {
    count: observations,
    sum: sum?.total ?? 0,
    ...(observations > 0 ? { avg: (sum?.total ?? 0) / observations } : {}),
    ...(count && count.seconds > 0 ? { rate: observations / count.seconds } : {}),
  }
  const buckets = Object.fromEntries([...gathered.buckets].map(([le, series]) => [le, series.total]))
  return {
    endpoint,
    labels,
    stats,
    timeslices: count?.timeslices(startNs, 'counter') ?? [],
    ...(gathered.buckets.size === 0 ? {} : { buckets }),
  }
}

const units: readonly (readonly [RegExp, string])[] = [
  [/_seconds(_|$)/, 'seconds'],
  [/_bytes(_|$)/, 'bytes'],
  [/tokens?(_|$)/, 'tokens'],
  [/_(perc|percent|ratio|rate|usage)$/, 'ratio'],
  [/requests?(_|$)|_reqs$/, 'requests'],
]

const unitOf = (name: string): string => units.find(([pattern]) => pattern.test(name))?.[1] ?? 'count'

/** Parts of the JSON file: it can be large, so it is never one string. */
export function* metricsJson(scraper: MetricsScraper, metrics: readonly ExportedMetric[]): Generator<string> {
  const reached = scraper.endpoints.filter((endpoint) => endpoint.successes > 0)
  const summary = JSON.stringify({
    endpoints_configured: scraper.endpoints.map(({ url }) => url),
    endpoints_successful: reached.map(({ url }) => url),
    endpoints_failed: scraper.endpoints
      .filter(({ failures }) => failures > 0)
      .map(({ url, failures, successes, lastError }) => ({
        url,
        failures,
        successes,
        last_error: lastError,
      })),
  })
  yield `{"schema_version":"1.0","summary":${summary.slice(0, -1)},"start_ns":${scraper.startNs},"end_ns":${scraper.endNs}},"metrics":{`
  for (const [index, metric] of metrics.entries()) {
    const { name, type, description, unit } = metric
    const head = JSON.stringify({ type, description, unit }).slice(0, -1)
    yield `${index === 0 ? '' : ','}\n${JSON.stringify(name)}:${head},"series":[`
    for (const [number, series] of metric.series.entries()) {
      const { endpoint, labels, stats, buckets } = series
      const members = JSON.stringify({
        endpoint_url: endpoint,
        labels,
        stats,
        ...(buckets ? { buckets } : {}),
      })
      yield `${number === 0 ? '' : ','}\n${members.slice(0, -1)},"timeslices":[${series.timeslices.join(',')}]}`
    }
    yield ']}'
  }
  yield '\n}}\n'
}

const csvColumns = [
  'total', 'rate', 'count', 'sum', 'avg', 'min', 'max', 'std', 'p1', 'p5', 'p10', 'p25', 'p50', 'p75', 'p90', 'p95',
  'p99',
] // prettier-ignore

export function* metricsCsv(metrics: readonly ExportedMetric[]): Generator<string> {
  yield `endpoint,metric,type,unit,labels,${csvColumns.join(',')}\n`
  for (const metric of metrics) {
    for (const { endpoint, labels, stats } of metric.series) {
      const joined = Object.entries(labels)
        .map(([name, value]) => `${name}=${value}`)
        .join(';')
      const cells = [endpoint, metric.name, metric.type, metric.unit, joined].map(csvCell)
      yield `${[...cells, ...csvColumns.map((column) => stats[column] ?? '')].join(',')}\n`
    }
  }
}

const csvCell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
