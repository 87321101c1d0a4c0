/** The nested blocks of an agentic aggregate, flattened to the names that the ecosystem's charts read. */
import { numberOf, recordOf } from './row-fields.ts'
import type { RawRow } from './row-fields.ts'

/** Blocks read here; other structures of a row are reported as unknown. */
export const agenticBlocks: ReadonlySet<string> = new Set([
  'request_accounting',
  'request_metrics',
  'server_metrics',
])

const statistics: Readonly<Record<string, string>> = { p50: 'median' }

const tokenNames: Readonly<Record<string, string>> = {
  input: 'input_tokens',
  output_actual: 'output_tokens_actual',
  output_expected: 'output_tokens_expected',
}

/** Path in the row → flat name. */
const singles: readonly (readonly [path: readonly string[], name: string])[] = [
  [['request_metrics', 'throughput', 'per_gpu', 'total_tput_tps'], 'tput_per_gpu'],
  [['request_metrics', 'throughput', 'per_gpu', 'output_tput_tps'], 'output_tput_per_gpu'],
  [['request_metrics', 'throughput', 'per_gpu', 'input_tput_tps'], 'input_tput_per_gpu'],
  [['request_metrics', 'throughput', 'total', 'tokens_per_second'], 'total_tput_tps'],
  [['request_metrics', 'throughput', 'output', 'tokens_per_second'], 'output_tput_tps'],
  [['request_metrics', 'throughput', 'input', 'tokens_per_second'], 'input_tput_tps'],
  [['request_metrics', 'throughput', 'duration_seconds'], 'duration_seconds'],
  [['request_metrics', 'cache', 'theoretical_cache_hit_rate'], 'theoretical_cache_hit_rate'],
  [['server_metrics', 'cache', 'gpu_cache_hit_rate'], 'server_gpu_cache_hit_rate'],
  [['server_metrics', 'cache', 'cpu_cache_hit_rate'], 'server_cpu_cache_hit_rate'],
  [['server_metrics', 'cache', 'external_cache_hit_rate'], 'server_external_cache_hit_rate'],
  [['server_metrics', 'cache', 'overall_cache_hit_rate'], 'server_overall_cache_hit_rate'],
  [['server_metrics', 'kv_cache', 'gpu_usage_pct'], 'gpu_kv_cache_usage_pct'],
  [['server_metrics', 'kv_cache', 'cpu_usage_pct'], 'cpu_kv_cache_usage_pct'],
  [['server_metrics', 'kv_offload', 'bytes_gpu_to_cpu'], 'kv_offload_bytes_gpu_to_cpu'],
  [['server_metrics', 'kv_offload', 'bytes_cpu_to_gpu'], 'kv_offload_bytes_cpu_to_gpu'],
  [['server_metrics', 'kv_offload', 'time_gpu_to_cpu'], 'kv_offload_time_gpu_to_cpu'],
  [['server_metrics', 'kv_offload', 'time_cpu_to_gpu'], 'kv_offload_time_cpu_to_gpu'],
  [['server_metrics', 'tokens', 'prompt_total'], 'total_prompt_tokens'],
  [['server_metrics', 'tokens', 'generation_total'], 'total_generation_tokens'],
  [['server_metrics', 'tokens', 'requests_completed'], 'total_requests_completed'],
]

/** Empty for rows without the nested blocks (fixed-sequence, legacy flat agentic). */
export function agenticMetrics(row: RawRow): Readonly<Record<string, number>> {
  const metrics: Record<string, number> = {}
  const request = recordOf(row, 'request_metrics')
  for (const [name, distribution] of distributions(request)) {
    for (const statistic of Object.keys(distribution)) {
      const value = numberOf(distribution, statistic)
      if (value !== undefined && statistic !== 'window_seconds' && statistic !== 'samples')
        metrics[`${statistics[statistic] ?? statistic}_${name}`] = value
    }
  }
  for (const [path, name] of singles) {
    const value = at(row, path)
    if (value !== undefined) metrics[name] = value
  }
  return metrics
}

function distributions(request: RawRow | undefined): readonly (readonly [string, RawRow])[] {
  if (!request) return []
  const inside = (block: string, names: Readonly<Record<string, string>> | undefined): [string, RawRow][] => {
    const record = recordOf(request, block) ?? {}
    return Object.keys(record).flatMap((key) => {
      const distribution = recordOf(record, key)
      return distribution ? [[names?.[key] ?? key, distribution] as [string, RawRow]] : []
    })
  }
  const qps = recordOf(request, 'qps')
  return [
    ...inside('latency', undefined),
    ...inside('tokens', tokenNames),
    ...(qps ? [['qps', qps] as const] : []),
  ]
}

function at(row: RawRow, path: readonly string[]): number | undefined {
  const last = path.at(-1)
  let record: RawRow | undefined = row
  for (const key of path.slice(0, -1)) record = record && recordOf(record, key)
  return record && last !== undefined ? numberOf(record, last) : undefined
}
