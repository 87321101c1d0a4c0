/** One request as a line of profile_export.jsonl, with AIPerf's fields and metrics. */
import { epochNs } from './clock.ts'
import type { ExchangeResult } from './exchange.ts'

export type BenchmarkPhase = 'warmup' | 'profiling'

/** Which request it was. */
export interface RequestIdentity {
  readonly phase: BenchmarkPhase
  readonly requestId: string
  readonly correlationId: string
  /** Correlation id of the root conversation of the same play, and of the conversation that spawned this one. */
  readonly rootCorrelationId: string
  readonly parentCorrelationId: string | null
  readonly conversationId: string
  /** Counts the conversations of a run from 0. */
  readonly sessionNumber: number
  readonly turnIndex: number
  readonly lane: number
  /** Words sent: stands in for the server's count when it gives none. */
  readonly promptWords: number
}

/** Latencies in milliseconds; null where they have no meaning (no token, or only one). */
export interface RequestMetrics {
  readonly inputTokens: number
  readonly outputTokens: number
  readonly serverTokenCounts: boolean
  readonly ttftMs: number | null
  /** To the last token. */
  readonly latencyMs: number | null
  readonly itlMs: number | null
  /** To the end of the response, the closing usage chunk included. */
  readonly fullResponseItlMs: number | null
  readonly gapsMs: readonly number[]
}

export function metricsOf(result: ExchangeResult, promptWords: number): RequestMetrics {
  const first = result.chunkMs[0]
  const last = result.chunkMs.at(-1)
  // Without the server's count a chunk is taken for a token, which engines that coalesce tokens make too few.
  const outputTokens = result.usage?.completionTokens ?? result.chunkMs.length
  const ttftMs = first === undefined ? null : first - result.startMs
  const latencyMs = last === undefined ? null : last - result.startMs
  const perToken = (totalMs: number | null): number | null =>
    totalMs === null || ttftMs === null || outputTokens < 2 ? null : (totalMs - ttftMs) / (outputTokens - 1)
  const gapsMs: number[] = []
  for (let index = 1; index < result.chunkMs.length; index++) {
    gapsMs.push((result.chunkMs[index] ?? 0) - (result.chunkMs[index - 1] ?? 0))
  }
  return {
    inputTokens: result.usage?.promptTokens ?? promptWords,
    outputTokens,
    serverTokenCounts: result.usage !== null,
    ttftMs,
    latencyMs,
    itlMs: perToken(latencyMs),
    fullResponseItlMs: perToken(result.endMs - result.startMs),
    gapsMs,
  }
}

/**
 * Built by hand, because nanosecond clocks exceed 2^53 and must be exact JSON integers. Ends with a line feed.
 */
export function recordLine(
  identity: RequestIdentity,
  result: ExchangeResult,
  metrics: RequestMetrics,
): string {
  const ns = (atMs: number | null): string => (atMs === null ? 'null' : epochNs(atMs).toString())
  const text = (value: string | null): string => JSON.stringify(value)
  const metadata =
    `{"session_num":${identity.sessionNumber},"x_request_id":${text(identity.requestId)},` +
    `"x_correlation_id":${text(identity.correlationId)},"conversation_id":${text(identity.conversationId)},` +
    `"turn_index":${identity.turnIndex},"request_start_ns":${ns(result.startMs)},` +
    `"request_ack_ns":${ns(result.ackMs)},"request_end_ns":${ns(result.endMs)},` +
    `"worker_id":"worker_0","record_processor_id":"processor_0","benchmark_phase":"${identity.phase}",` +
    `"was_cancelled":${result.cancelled},"root_correlation_id":${text(identity.rootCorrelationId)},` +
    `"parent_correlation_id":${text(identity.parentCorrelationId)},"lane":${identity.lane}` +
    `${metrics.serverTokenCounts ? '' : ',"token_counts":"estimated"'}}`
  return `{"metadata":${metadata},"metrics":{${metricMembers(metrics)}},"error":${errorJson(result)}}\n`
}

const errorJson = (result: ExchangeResult): string => (result.error ? JSON.stringify(result.error) : 'null')

function metricMembers(metrics: RequestMetrics): string {
  const tokens = (name: string, value: number): string => `"${name}":{"value":${value},"unit":"tokens"}`
  const members = [
    tokens('input_sequence_length', metrics.inputTokens),
    tokens('output_sequence_length', metrics.outputTokens),
    ...milliseconds('time_to_first_token', metrics.ttftMs),
    ...milliseconds('request_latency', metrics.latencyMs),
    ...milliseconds('inter_token_latency', metrics.itlMs),
    ...milliseconds('full_response_inter_token_latency', metrics.fullResponseItlMs),
  ]
  if (metrics.gapsMs.length > 0) {
    // Microseconds are finer than a socket's arrival means anything, and keep the file small.
    const gaps = metrics.gapsMs.map((gap) => Math.round(gap * 1000) / 1000).join(',')
    members.push(`"inter_chunk_latency":{"value":[${gaps}],"unit":"ms"}`)
  }
  return members.join(',')
}

const milliseconds = (name: string, value: number | null): readonly string[] =>
  value === null ? [] : [`"${name}":{"value":${Math.round(value * 1e6) / 1e6},"unit":"ms"}`]
