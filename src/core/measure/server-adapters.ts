/** One adapter per engine family: names of metrics (engines.md §5.4) to a ServerReading. */
import type { JsonObject } from '../results/aggregate.ts'
import { COUNTER } from './server-metrics-index.ts'
import type { MetricSeries, ServerMetricsIndex } from './server-metrics-index.ts'
import { asShare, counter, emptyReading, ratio, wholeTokens } from './server-metrics.ts'
import type { ServerReading } from './server-metrics.ts'

export type AdapterName = 'sglang' | 'vllm' | 'atom' | 'dynamo' | 'dynamo-sglang' | 'dynamo-vllm' | 'none'

/**
 * Chosen by the names that are there, the framework only breaks the tie among Dynamo's workers.
 * `dynamo` alone: the frontend spoke, its workers export nothing we know.
 */
export function chooseAdapter(index: ServerMetricsIndex, framework: string): AdapterName {
  const name = framework.toLowerCase()
  if (name.startsWith('dynamo') || index.hasPrefix('dynamo_')) {
    if (index.hasPrefix('sglang:')) return 'dynamo-sglang'
    if (index.hasPrefix('vllm:')) return 'dynamo-vllm'
    if (name.includes('sglang')) return 'dynamo-sglang'
    if (name.includes('vllm')) return 'dynamo-vllm'
    return index.hasPrefix('dynamo_') ? 'dynamo' : 'none'
  }
  if (index.hasPrefix('atom:', 'atom_')) return 'atom'
  if (index.hasPrefix('sglang:')) return 'sglang'
  return index.hasPrefix('vllm:') ? 'vllm' : 'none'
}

/** Reads the index with the adapter; `none` gives the empty reading. */
export function readServerMetrics(index: ServerMetricsIndex, adapter: AdapterName): ServerReading {
  switch (adapter) {
    case 'none':
      return emptyReading()
    case 'sglang':
      return readSglang(index)
    case 'vllm':
      return readVllm(index)
    case 'atom':
      return readAtom(index)
    case 'dynamo':
      return withDynamo(index, emptyReading())
    case 'dynamo-sglang':
      return withDynamo(index, readSglang(index))
    case 'dynamo-vllm':
      return withDynamo(index, readVllm(index))
  }
}

/** Rates are over prompt tokens; the host tier is also what others call the external cache. */
function readSglang(index: ServerMetricsIndex): ServerReading {
  const promptTokens = counter(index, 'sglang:prompt_tokens')
  const cached = index.sumByLabel('sglang:cached_tokens', 'cache_source', COUNTER)
  const device = cached['device'] ?? null
  const host = cached['host'] ?? null
  const sources = Object.values(cached)
  const allCached = sources.length === 0 ? null : sources.reduce((sum, tokens) => sum + tokens, 0)
  const hostUsed = index.peak(['sglang:hicache_host_used_tokens'])
  const hostTotal = index.peak(['sglang:hicache_host_total_tokens'])
  const hostRate = ratio(host, promptTokens)
  return {
    ...emptyReading(),
    gpuHitRate: ratio(device, promptTokens),
    cpuHitRate: hostRate,
    externalHitRate: hostRate,
    overallHitRate: ratio(allCached, promptTokens) ?? asShare(index.mean(['sglang:cache_hit_rate'])),
    cachedTokensBySource: cached,
    gpuUsage: asShare(index.peak(['sglang:token_usage'])),
    gpuTotalTokens: wholeTokens(index.sum('sglang:max_total_num_tokens', ['max', 'avg', 'total', 'sum'])),
    cpuUsage: ratio(hostUsed, hostTotal),
    cpuUsedTokens: hostUsed,
    cpuTotalTokens: hostTotal,
    promptTokens: wholeTokens(promptTokens),
    generationTokens: wholeTokens(counter(index, 'sglang:generation_tokens')),
    promptGpuCacheHit: device,
    promptOtherCacheHit: host,
    promptComputed: counter(
      index,
      'sglang:realtime_tokens',
      (series) => series.labels['mode'] === 'prefill_compute',
    ),
    promptBySource: cached,
  }
}

const VLLM_USAGE = ['vllm:kv_cache_usage_perc', 'vllm:gpu_cache_usage_perc']

/** Prompt tokens by source, where the engine has them, replace the block-based prefix rates. */
function readVllm(index: ServerMetricsIndex): ServerReading {
  const hits = counter(index, 'vllm:prefix_cache_hits')
  const queries = counter(index, 'vllm:prefix_cache_queries')
  const externalHits = counter(index, 'vllm:external_prefix_cache_hits')
  const externalQueries = counter(index, 'vllm:external_prefix_cache_queries')
  const prefixRate = ratio(hits, queries)
  const externalRate = ratio(externalHits, externalQueries)
  const bySource = index.sumByLabel('vllm:prompt_tokens_by_source', 'source', COUNTER)
  const local = bySource['local_cache_hit'] ?? null
  const external = bySource['external_kv_transfer'] ?? null
  const all = Object.values(bySource).reduce((sum, tokens) => sum + tokens, 0)
  const hasSources = Object.keys(bySource).length > 0
  const fromSources = hasSources && all > 0
  return {
    ...emptyReading(),
    gpuHitRate: fromSources && local !== null ? local / all : prefixRate,
    cpuHitRate: fromSources && external !== null ? external / all : externalRate,
    externalHitRate: fromSources && external !== null ? external / all : externalRate,
    overallHitRate: fromSources ? ((local ?? 0) + (external ?? 0)) / all : hasSources ? null : prefixRate,
    prefixHits: hits,
    prefixQueries: queries,
    externalHits,
    externalQueries,
    gpuUsage: asShare(index.peak(VLLM_USAGE)),
    cpuUsage: asShare(index.peak(['vllm:cpu_kv_cache_usage_perc'])),
    offloadBytesOut: counter(index, 'vllm:kv_offload_bytes_gpu_to_cpu'),
    offloadBytesIn: counter(index, 'vllm:kv_offload_bytes_cpu_to_gpu'),
    offloadSecondsOut: counter(index, 'vllm:kv_offload_time_gpu_to_cpu'),
    offloadSecondsIn: counter(index, 'vllm:kv_offload_time_cpu_to_gpu'),
    promptTokens: wholeTokens(counter(index, 'vllm:prompt_tokens')),
    generationTokens: wholeTokens(counter(index, 'vllm:generation_tokens')),
    promptGpuCacheHit: local,
    promptOtherCacheHit: external,
    promptComputed: bySource['local_compute'] ?? null,
    promptBySource: bySource,
    sources: vllmSources(index),
  }
}

const SOURCE_METRICS = [
  'vllm:prompt_tokens',
  'vllm:generation_tokens',
  'vllm:prefix_cache_hits',
  'vllm:prefix_cache_queries',
  'vllm:kv_cache_usage_perc',
  'vllm:prompt_tokens_by_source',
]

/** One row per worker (role, endpoint, rank), by id. */
function vllmSources(index: ServerMetricsIndex): readonly JsonObject[] {
  const ids = new Set(SOURCE_METRICS.flatMap((name) => index.of(name).map(sourceId)))
  return [...ids].sort().map((id) => {
    const own = (series: MetricSeries): boolean => sourceId(series) === id
    const hits = counter(index, 'vllm:prefix_cache_hits', own)
    const queries = counter(index, 'vllm:prefix_cache_queries', own)
    return {
      id,
      role: id.split('|')[0] ?? id,
      prompt_tokens: counter(index, 'vllm:prompt_tokens', own),
      generation_tokens: counter(index, 'vllm:generation_tokens', own),
      prefix_cache_hit_rate: ratio(hits, queries),
      gpu_kv_cache_usage_pct: asShare(index.peak(VLLM_USAGE, own)),
    }
  })
}

const ROLES: Readonly<Record<string, string>> = {
  prefill: 'prefill',
  backend: 'decode',
  decode: 'decode',
  frontend: 'router',
  router: 'router',
}

function sourceId({ labels, endpoint }: MetricSeries): string {
  const component = labels['dynamo_component'] || labels['component'] || ''
  const ranks = ['worker_id', 'dp_rank', 'engine'].flatMap((key) =>
    labels[key] === undefined ? [] : [`${key}=${labels[key]}`],
  )
  return [ROLES[component] ?? 'combined', ...(endpoint === undefined ? [] : [endpoint]), ...ranks].join('|')
}

/** ATOM exports each metric under two prefixes, with and without `_total`; all forms are added. */
function readAtom(index: ServerMetricsIndex): ServerReading {
  const forms = (name: string): readonly string[] => [
    `atom:${name}`,
    `atom:${name}_total`,
    `atom_${name}`,
    `atom_${name}_total`,
  ]
  const total = (name: string): number | null => index.sum(forms(name), COUNTER)
  const hits = total('prefix_cache_cached_tokens')
  const queries = total('prefix_cache_full_tokens')
  const loaded = total('lmcache_loaded_tokens')
  const rate = ratio(hits, queries)
  const externalRate = ratio(loaded, queries)
  return {
    ...emptyReading(),
    gpuHitRate: rate,
    cpuHitRate: externalRate,
    externalHitRate: externalRate,
    overallHitRate: rate,
    prefixHits: hits,
    prefixQueries: queries,
    externalHits: loaded,
    externalQueries: loaded === null ? null : queries,
    gpuUsage: asShare(index.peak(forms('kv_cache_usage_ratio'))),
    promptTokens: wholeTokens(total('prompt_tokens')),
    generationTokens: wholeTokens(total('generation_tokens')),
  }
}

/** Adds Dynamo's frontend and router; its token totals win, because they count each request once. */
function withDynamo(index: ServerMetricsIndex, worker: ServerReading): ServerReading {
  const cached = counter(index, 'dynamo_frontend_cached_tokens')
  const input = counter(index, 'dynamo_frontend_input_sequence_tokens')
  const output = counter(index, 'dynamo_frontend_output_tokens')
  const frontendHitRate = ratio(cached, input)
  const shared = asShare(index.mean(['dynamo_component_router_shared_cache_hit_rate']))
  return {
    ...worker,
    overallHitRate: worker.overallHitRate ?? (frontendHitRate || shared),
    frontendHitRate,
    routerKvHitRate: asShare(index.mean(['dynamo_component_router_kv_hit_rate'])),
    routerSharedHitRate: shared,
    frontendCachedTokens: cached,
    frontendInputTokens: input,
    gpuUsage: worker.gpuUsage ?? asShare(index.peak(['dynamo_component_gpu_cache_usage_percent'])),
    promptTokens: wholeTokens(input) ?? worker.promptTokens,
    generationTokens: wholeTokens(output) ?? worker.generationTokens,
  }
}
