/** profile_export_aiperf.json: what a run was and what it measured. */
import type { LoadSpec } from '../load-client.ts'
import { naiveLocal } from './clock.ts'
import type { DatasetFacts } from './dataset.ts'
import type { RunState } from './run-state.ts'
import type { SelfWatch } from './self-watch.ts'
import { exportedDistribution } from './stats.ts'
import type { LogHistogram, Samples } from './stats.ts'

/** The agentic scenario accepts no shorter profile without its override flag. */
const officialMinSeconds = 900
const maxOverflowRate = 0.01

export function summaryJson(run: RunState, watch: SelfWatch, dataset: DatasetFacts, version: string): string {
  const { profilingStartMs: startMs, profilingEndMs: endMs } = run
  // Where nothing was profiled there is no window.
  const window =
    startMs === null ? {} : { start_time: naiveLocal(startMs), end_time: naiveLocal(endMs ?? startMs) }
  const summary = {
    ...metrics(run),
    ...window,
    was_cancelled: run.abortReason !== undefined,
    metadata: metadata(run, watch, dataset, version),
    input_config: inputConfig(run.spec),
  }
  return `${JSON.stringify(summary, null, 1)}\n`
}

const metric = (unit: string, samples: Samples | LogHistogram) => {
  const distribution = samples.distribution()
  return distribution ? { unit, ...exportedDistribution(distribution) } : undefined
}

function metrics(run: RunState) {
  const { profiling } = run.recorder
  const seconds = (profiling.lastEndMs - profiling.firstStartMs) / 1000
  const input = profiling.inputTokens.distribution()?.sum ?? 0
  const output = profiling.outputTokens.distribution()?.sum ?? 0
  const perSecond = (unit: string, amount: number) =>
    seconds > 0 ? { unit, avg: amount / seconds } : undefined
  const count = (amount: number) => ({ unit: 'requests', avg: amount })
  return {
    request_latency: metric('ms', profiling.latencyMs),
    time_to_first_token: metric('ms', profiling.ttftMs),
    inter_token_latency: metric('ms', profiling.itlMs),
    full_response_inter_token_latency: metric('ms', profiling.fullResponseItlMs),
    inter_chunk_latency: metric('ms', profiling.gapsMs),
    input_sequence_length: metric('tokens', profiling.inputTokens),
    output_sequence_length: metric('tokens', profiling.outputTokens),
    request_throughput: perSecond('requests/sec', profiling.succeeded),
    output_token_throughput: perSecond('tokens/sec', output),
    total_token_throughput: perSecond('tokens/sec', input + output),
    benchmark_duration: seconds > 0 ? { unit: 'sec', avg: seconds } : undefined,
    request_count: count(profiling.succeeded),
    error_request_count: count(profiling.failed),
    completed_request_count: count(profiling.completed),
    cancelled_request_count: count(profiling.cancelled),
    context_overflow_count: count(profiling.contextOverflows),
    theoretical_prefix_cache_hit:
      profiling.prefixTotal === 0
        ? undefined
        : {
            unit: '%',
            avg: (100 * profiling.prefixHits) / profiling.prefixTotal,
            sum: profiling.prefixHits,
            count: profiling.prefixTotal,
          },
  }
}

function metadata(run: RunState, watch: SelfWatch, dataset: DatasetFacts, version: string) {
  const { profiling, warmup } = run.recorder
  const reasons = invalidReasons(run)
  const lateness = run.scheduleErrorMs.distribution()
  return {
    scenario: run.spec.load.kind,
    submission_valid: reasons.length === 0,
    submission_invalid_reasons: reasons,
    ...(run.abortText === undefined ? {} : { abort_reason: run.abortText }),
    dataset,
    benchmark_id: run.benchmarkId,
    client: {
      name: 'infx-replay',
      version,
      trace_scale: run.spec.traceScale,
      token_counts: profiling.estimatedTokenCounts === 0 ? 'server' : 'estimated',
      estimated_token_counts: profiling.estimatedTokenCounts,
      max_cpu_share: watch.maxCpuShare,
      event_loop_delay_ms: watch.loopDelayMs,
      ...(lateness
        ? {
            schedule_error_ms: {
              p50: lateness.percentile(50),
              p99: lateness.percentile(99),
              max: lateness.max,
            },
          }
        : {}),
    },
    error_types: Object.fromEntries(profiling.errorTypes),
    warmup: { succeeded: warmup.succeeded, failed: warmup.failed, cancelled: warmup.cancelled },
  }
}

/** Why the run could not stand as an official submission; the first three names are AIPerf's. */
function invalidReasons(run: RunState): readonly string[] {
  const { load, traceScale } = run.spec
  const { profiling } = run.recorder
  const overflowRate = profiling.completed === 0 ? 0 : profiling.contextOverflows / profiling.completed
  return [
    ...(load.kind === 'agentic' && load.durationSeconds < officialMinSeconds ? ['unsafe_override'] : []),
    ...(overflowRate > maxOverflowRate ? ['context_overflow_rate_exceeded'] : []),
    ...(run.abortReason === undefined ? [] : ['run_cancelled']),
    ...(traceScale === 1 ? [] : ['trace_scaled']),
  ]
}

function inputConfig(spec: LoadSpec) {
  const { load } = spec
  const concurrency = load.kind === 'agentic' ? load.lanes : load.maxConcurrency
  return {
    endpoint: { type: 'chat', streaming: true, url: spec.endpointUrl, model_names: [spec.model] },
    loadgen: {
      concurrency,
      failed_request_threshold: spec.failedRequestThreshold,
      ...(load.kind === 'agentic' ? { benchmark_duration: load.durationSeconds } : {}),
    },
    input: { random_seed: spec.seed },
    load,
  }
}
