/** Measured mean acceptance length: tokens accepted per verification step, the bonus token included. */
import type { ServerLogReading } from './server-log.ts'
import { COUNTER } from './server-metrics-index.ts'
import type { ServerMetricsIndex } from './server-metrics-index.ts'

/**
 * In order of trust:
 * 1. vLLM's counters over the whole run: 1 + accepted tokens / drafts;
 * 2. SGLang's decode log lines, each weighted by its running requests;
 * 3. SGLang's gauge, averaged over series (it is 0 before the first decode, so its time average is biased low).
 */
export function acceptanceLength(
  index: ServerMetricsIndex | undefined,
  logs: readonly ServerLogReading[],
): number | null {
  const drafts = index?.sum('vllm:spec_decode_num_drafts', COUNTER) ?? null
  const accepted = index?.sum('vllm:spec_decode_num_accepted_tokens', COUNTER) ?? null
  if (drafts !== null && accepted !== null && drafts > 0) return finite(1 + accepted / drafts)
  const weight = logs.reduce((sum, log) => sum + log.acceptWeight, 0)
  if (weight > 0) return finite(logs.reduce((sum, log) => sum + log.acceptedWeighted, 0) / weight)
  const gauge = index?.mean(['sglang:spec_accept_length']) ?? null
  return gauge !== null && gauge > 0 ? finite(gauge) : null
}

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null)
