/** What of a row goes into `metrics`: every number that is not identity, under its own name, and some run-time names. */
import { agenticMetrics, agenticBlocks } from './agentic-metrics.ts'
import { isPowerKey } from './power.ts'
import { numberOf, recordOf, textOf } from './row-fields.ts'
import type { RawRow } from './row-fields.ts'

export interface RowMetrics {
  readonly metrics: Readonly<Record<string, number | string>>
  /** Keys that no known producer writes: stored all the same, and named in the report. */
  readonly unknownKeys: readonly string[]
}

/** Identity, routing and structure: stored in columns of their own, or not at all. */
const notMetrics = new Set(
  [
    'hw prefill_hw decode_hw conc users image model model_prefix infmax_model_prefix framework precision spec_decoding disagg',
    'is_multinode isl osl tp pp dcp_size pcp_size ep dp dp_attention recipe_fingerprint router kv_p2p_transfer scenario_type',
    'benchmark_outcome workers power_audit power_invalid_reasons kv_offloading kv_offload_backend offload_mode offloading',
    'num_gpus num_prefill_gpu num_decode_gpu num_aggregate_gpu result_schema_version dataset warnings infx run_id exp_name',
    'prefill_tp prefill_pp prefill_dcp_size prefill_pcp_size prefill_ep prefill_dp_attention prefill_num_workers',
    'decode_tp decode_pp decode_dcp_size decode_pcp_size decode_ep decode_dp_attention decode_num_workers',
  ].flatMap((line) => line.split(' ')),
)

const statistic = '(mean|median|std|min|max|p50|p75|p90|p95|p99|p99\\.9)'
const family =
  '(ttft|tpot|itl|e2el|intvty|full_response_itl|full_response_intvty|e2e_norm_intvty|qps|input_tokens|output_tokens_actual|output_tokens_expected)'
const knownMetric = new RegExp(
  `^(${statistic}_${family}|((input|output|total)_)?tput_(per_gpu|tps)|duration_seconds|num_requests_(total|successful)|` +
    'total_prompt_tokens|total_generation_tokens|total_requests_completed|theoretical_(infinite_)?cache_hit_rate|' +
    '(server_)?(gpu|cpu|external|overall|response)_cache_hit_rate|(gpu|cpu)_kv_cache_usage_pct|kv_cache_pool_tokens|' +
    'kv_offload_(bytes|time)_(gpu_to_cpu|cpu_to_gpu)|allocated_cpu_dram_gb)$',
)

export function readMetrics(row: RawRow, powerMetrics: Readonly<Record<string, number>>): RowMetrics {
  const metrics: Record<string, number> = {}
  const unknownKeys: string[] = []
  for (const key of Object.keys(row)) {
    if (notMetrics.has(key) || isPowerKey(key)) continue
    const value = numberOf(row, key)
    if (value !== undefined) {
      metrics[key] = value
      if (!knownMetric.test(key)) unknownKeys.push(key)
    } else if (isStructure(row[key]) && !agenticBlocks.has(key)) unknownKeys.push(key)
  }
  Object.assign(metrics, agenticMetrics(row), powerMetrics)
  return { metrics: { ...withOwnInteractivity(metrics), ...runtimeNames(row) }, unknownKeys }
}

const isStructure = (value: unknown): boolean => typeof value === 'object' && value !== null

/**
 * Interactivity has one definition: 1 / ITL of the same statistic, tokens per second per user, so that a percentile is
 * the slow tail. Producers have written two. `full_response_itl` is the better ITL where it was measured. The standard
 * deviation has no such relation and stays.
 */
function withOwnInteractivity(measured: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  const metrics = Object.fromEntries(
    Object.entries(measured).filter(([key]) => !/^(?!std_)[^_]+_intvty$/.test(key)),
  )
  for (const statistic of ['mean', 'median', 'min', 'max', 'p50', 'p75', 'p90', 'p95', 'p99', 'p99.9']) {
    const itl = measured[`${statistic}_full_response_itl`] ?? measured[`${statistic}_itl`]
    if (itl === undefined) continue
    metrics[`${statistic}_itl`] = itl
    if (itl > 0) metrics[`${statistic}_intvty`] = 1 / itl
  }
  return metrics
}

/** Names that explain a point and are no part of its key. */
function runtimeNames(row: RawRow): Readonly<Record<string, string>> {
  const backend = recordOf(row, 'kv_offload_backend')
  const router = recordOf(row, 'router')
  const names: Readonly<Record<string, string | undefined>> = {
    kv_offloading: textOf(row, 'kv_offloading'),
    kv_offload_backend: backend ? textOf(backend, 'name') : textOf(row, 'kv_offload_backend'),
    kv_offload_backend_version: backend && textOf(backend, 'version'),
    kv_p2p_transfer: textOf(row, 'kv_p2p_transfer'),
    router_name: router ? textOf(router, 'name') : textOf(row, 'router'),
    router_version: router && textOf(router, 'version'),
  }
  return Object.fromEntries(
    Object.entries(names).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
