/** The `server_metrics` block: what the engine said about its caches, KV memory and tokens, in one shape for all engines. */
import type { Json, JsonObject } from '../results/aggregate.ts'
import { roundHalfEven } from './rounding.ts'
import type { MetricSeries, ServerMetricsIndex } from './server-metrics-index.ts'
import { COUNTER } from './server-metrics-index.ts'

type Num = number | null

/** Everything an adapter can fill in; null = the engine did not say. Rates are shares in [0, 1]. */
export interface ServerReading {
  gpuHitRate: Num
  cpuHitRate: Num
  externalHitRate: Num
  overallHitRate: Num
  prefixHits: Num
  prefixQueries: Num
  externalHits: Num
  externalQueries: Num
  cachedTokensBySource: Readonly<Record<string, number>>
  frontendHitRate: Num
  routerKvHitRate: Num
  routerSharedHitRate: Num
  frontendCachedTokens: Num
  frontendInputTokens: Num
  gpuUsage: Num
  gpuTotalTokens: Num
  cpuUsage: Num
  cpuUsedTokens: Num
  cpuTotalTokens: Num
  /** Bytes and seconds of KV offload, GPU to CPU and back. */
  offloadBytesOut: Num
  offloadBytesIn: Num
  offloadSecondsOut: Num
  offloadSecondsIn: Num
  promptTokens: Num
  generationTokens: Num
  promptGpuCacheHit: Num
  promptOtherCacheHit: Num
  promptComputed: Num
  promptBySource: Readonly<Record<string, number>>
  sources: readonly JsonObject[]
}

export const emptyReading = (): ServerReading => ({
  gpuHitRate: null,
  cpuHitRate: null,
  externalHitRate: null,
  overallHitRate: null,
  prefixHits: null,
  prefixQueries: null,
  externalHits: null,
  externalQueries: null,
  cachedTokensBySource: {},
  frontendHitRate: null,
  routerKvHitRate: null,
  routerSharedHitRate: null,
  frontendCachedTokens: null,
  frontendInputTokens: null,
  gpuUsage: null,
  gpuTotalTokens: null,
  cpuUsage: null,
  cpuUsedTokens: null,
  cpuTotalTokens: null,
  offloadBytesOut: null,
  offloadBytesIn: null,
  offloadSecondsOut: null,
  offloadSecondsIn: null,
  promptTokens: null,
  generationTokens: null,
  promptGpuCacheHit: null,
  promptOtherCacheHit: null,
  promptComputed: null,
  promptBySource: {},
  sources: [],
})

/** Quotient, or null when either side is missing or the denominator is not positive. */
export const ratio = (numerator: Num, denominator: Num): Num =>
  numerator === null || denominator === null || denominator <= 0 ? null : numerator / denominator

/** A gauge above 1.5 is a percentage (some engine versions export 0-100): divided by 100. */
export const asShare = (value: Num): Num => (value !== null && value > 1.5 ? value / 100 : value)

/** Whole tokens, half to even. */
export const wholeTokens = (value: Num): Num => (value === null ? null : roundHalfEven(value, 0))

/** Sum of a counter over its series. */
export const counter = (
  index: ServerMetricsIndex,
  name: string,
  filter?: (series: MetricSeries) => boolean,
): Num => index.sum(name, COUNTER, filter)

/** The published shape (engines.md §8.2). */
export function serverMetricsJson(block: {
  readonly present: boolean
  readonly adapter: string
  readonly metricCount: number
  readonly reading: ServerReading
  readonly requestsCompleted: number
}): JsonObject {
  const { reading } = block
  return {
    present: block.present,
    adapter: block.adapter,
    metric_count: block.metricCount,
    cache: cacheJson(reading),
    kv_cache: {
      gpu_usage_pct: reading.gpuUsage,
      gpu_total_tokens: reading.gpuTotalTokens,
      cpu_usage_pct: reading.cpuUsage,
      cpu_used_tokens: reading.cpuUsedTokens,
      cpu_total_tokens: reading.cpuTotalTokens,
    },
    kv_offload: {
      bytes_gpu_to_cpu: reading.offloadBytesOut,
      bytes_cpu_to_gpu: reading.offloadBytesIn,
      time_gpu_to_cpu: reading.offloadSecondsOut,
      time_cpu_to_gpu: reading.offloadSecondsIn,
      bandwidth_gpu_to_cpu_bytes_per_second: ratio(reading.offloadBytesOut, reading.offloadSecondsOut),
      bandwidth_cpu_to_gpu_bytes_per_second: ratio(reading.offloadBytesIn, reading.offloadSecondsIn),
    },
    tokens: {
      prompt_total: reading.promptTokens,
      generation_total: reading.generationTokens,
      requests_completed: block.requestsCompleted,
      prompt_by_source: {
        gpu_cache_hit: reading.promptGpuCacheHit,
        cpu_or_external_cache_hit: reading.promptOtherCacheHit,
        computed: reading.promptComputed,
        raw: reading.promptBySource,
      },
    },
    sources: reading.sources,
  }
}

const cacheJson = (reading: ServerReading): JsonObject => ({
  gpu_cache_hit_rate: reading.gpuHitRate,
  cpu_cache_hit_rate: reading.cpuHitRate,
  external_cache_hit_rate: reading.externalHitRate,
  overall_cache_hit_rate: reading.overallHitRate,
  prefix_cache_hits: reading.prefixHits,
  prefix_cache_queries: reading.prefixQueries,
  external_prefix_cache_hits: reading.externalHits,
  external_prefix_cache_queries: reading.externalQueries,
  cached_tokens_by_source: reading.cachedTokensBySource,
  frontend_cache_hit_rate: reading.frontendHitRate,
  router_kv_hit_rate: reading.routerKvHitRate,
  router_shared_cache_hit_rate: reading.routerSharedHitRate,
  frontend_cached_tokens: reading.frontendCachedTokens,
  frontend_input_tokens: reading.frontendInputTokens,
})

/** The same value with every number that is not finite replaced by null; their paths are appended to `found`. */
export function strictJson(value: Json, path: string, found: string[]): Json {
  if (typeof value === 'number') {
    if (Number.isFinite(value)) return value
    found.push(path)
    return null
  }
  if (value === null || typeof value !== 'object') return value
  const below = (key: string | number): string => (path === '' ? String(key) : `${path}.${key}`)
  if (Array.isArray(value)) {
    const items: readonly Json[] = value
    return items.map((item, index) => strictJson(item, below(index), found))
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, strictJson(item, below(key), found)]),
  )
}
