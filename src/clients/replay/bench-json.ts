/** bench.json: the fields of the serving benchmark that fixed-sequence results are made from. */
import type { FixedLoad, LoadSpec } from '../load-client.ts'
import { epochSeconds } from './clock.ts'
import type { RunState } from './run-state.ts'
import type { LogHistogram, Samples } from './stats.ts'

const ranks = [75, 90, 95, 99, 99.9]

/** Tokens per second, latencies in milliseconds; tpot is one mean gap per request, itl every gap. */
export function benchJson(run: RunState, load: FixedLoad, spec: LoadSpec): string {
  const { profiling } = run.recorder
  const startMs = run.profilingStartMs ?? 0
  const endMs = run.profilingEndMs ?? startMs
  const seconds = (endMs - startMs) / 1000
  const input = profiling.inputTokens.distribution()?.sum ?? 0
  const output = profiling.outputTokens.distribution()?.sum ?? 0
  const perSecond = (amount: number): number => (seconds > 0 ? amount / seconds : 0)
  const fields = {
    date: new Date(epochSeconds(startMs) * 1000)
      .toISOString()
      .replace(/[-:]/g, '')
      .replace('T', '-')
      .slice(0, 15),
    backend: 'openai-chat',
    model_id: spec.model,
    tokenizer_id: spec.model,
    best_of: 1,
    num_prompts: load.numPrompts,
    request_rate: load.requestRate,
    burstiness: 1,
    max_concurrency: load.maxConcurrency,
    duration: seconds,
    benchmark_start_time_unix: epochSeconds(startMs),
    benchmark_end_time_unix: epochSeconds(endMs),
    completed: profiling.succeeded,
    failed: profiling.failed,
    total_input_tokens: input,
    total_output_tokens: output,
    request_throughput: perSecond(profiling.succeeded),
    output_throughput: perSecond(output),
    total_token_throughput: perSecond(input + output),
    ...latency('ttft', profiling.ttftMs),
    ...latency('tpot', profiling.itlMs),
    ...latency('itl', profiling.gapsMs),
    ...latency('e2el', profiling.latencyMs),
  }
  return `${JSON.stringify(fields, null, 1)}\n`
}

function latency(name: string, samples: Samples | LogHistogram): Readonly<Record<string, number>> {
  const distribution = samples.distribution()
  // No field rather than a zero: a latency that was never observed is not 0 ms.
  if (!distribution) return {}
  return {
    [`mean_${name}_ms`]: distribution.avg,
    [`median_${name}_ms`]: distribution.percentile(50),
    [`std_${name}_ms`]: distribution.std,
    ...Object.fromEntries(ranks.map((rank) => [`p${rank}_${name}_ms`, distribution.percentile(rank)])),
  }
}
