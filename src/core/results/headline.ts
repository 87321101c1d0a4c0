/** The numbers that tables and charts show, from an aggregate of either scenario. */
import { finiteNumber, isRecord } from '../measure/lenient-json.ts'
import type { Aggregate } from './aggregate.ts'
import type { Headline } from './sweep.ts'

/** Null when nothing was measured (no request succeeded): a zero would be a lie. */
export function headlineOf(aggregate: Aggregate): Headline | null {
  return aggregate['scenario_type'] === 'agentic-coding'
    ? agenticHeadline(aggregate)
    : fixedHeadline(aggregate)
}

function agenticHeadline(aggregate: Aggregate): Headline | null {
  const perGpu = (name: string): number | undefined =>
    finiteNumber(at(aggregate, 'request_metrics', 'throughput', 'per_gpu', name))
  const latency = (metric: string, statistic: string): number | null =>
    finiteNumber(at(aggregate, 'request_metrics', 'latency', metric, statistic)) ?? null
  const throughput = throughputs(
    perGpu('total_tput_tps'),
    perGpu('output_tput_tps'),
    perGpu('input_tput_tps'),
  )
  return (
    throughput && {
      ...throughput,
      meanIntvtyTps: latency('intvty', 'mean'),
      p90IntvtyTps: latency('intvty', 'p90'),
      p90E2eNormIntvtyTps: latency('e2e_norm_intvty', 'p90'),
      p75E2eNormIntvtyTps: latency('e2e_norm_intvty', 'p75'),
      p90E2elSeconds: latency('e2el', 'p90'),
      p75E2elSeconds: latency('e2el', 'p75'),
      p90TtftSeconds: latency('ttft', 'p90'),
      requestsSuccessful: finiteNumber(aggregate['num_requests_successful']) ?? 0,
      // Requests cancelled at the end of the run leave an error record, but nothing failed.
      requestsFailed:
        finiteNumber(at(aggregate, 'infx', 'requests', 'failed')) ??
        finiteNumber(at(aggregate, 'request_accounting', 'records_error_dropped')) ??
        0,
    }
  )
}

/** Clients of this scenario give the percentiles they were asked for; others stay null. */
function fixedHeadline(aggregate: Aggregate): Headline | null {
  const value = (key: string): number | null => finiteNumber(aggregate[key]) ?? null
  const number = (key: string): number | undefined => finiteNumber(aggregate[key])
  const throughput = throughputs(
    number('tput_per_gpu'),
    number('output_tput_per_gpu'),
    number('input_tput_per_gpu'),
  )
  return (
    throughput && {
      ...throughput,
      meanIntvtyTps: value('mean_intvty'),
      p90IntvtyTps: value('p90_intvty'),
      p90E2eNormIntvtyTps: null,
      p75E2eNormIntvtyTps: null,
      p90E2elSeconds: value('p90_e2el'),
      p75E2elSeconds: value('p75_e2el'),
      p90TtftSeconds: value('p90_ttft'),
      requestsSuccessful: finiteNumber(at(aggregate, 'infx', 'requests', 'successful')) ?? 0,
      requestsFailed: finiteNumber(at(aggregate, 'infx', 'requests', 'failed')) ?? 0,
    }
  )
}

type Throughputs = Pick<Headline, 'tputPerGpuTps' | 'outputTputPerGpuTps' | 'inputTputPerGpuTps'>

const throughputs = (
  total: number | undefined,
  output: number | undefined,
  input: number | undefined,
): Throughputs | null =>
  total === undefined || output === undefined || input === undefined
    ? null
    : { tputPerGpuTps: total, outputTputPerGpuTps: output, inputTputPerGpuTps: input }

function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value)
}
