/** Prometheus text with SGLang's names (engines.md §5.4). */
import type { SimCluster } from '../core/cluster.ts'
import type { Sequence } from '../core/sequence.ts'
import type { Worker } from '../core/worker.ts'
import { Histogram } from './histogram.ts'

const latencyBounds = [0.01, 0.025, 0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 3, 6, 12, 25, 50, 100, 200, 400]
const interTokenBounds = [
  0.0005, 0.001, 0.002, 0.004, 0.006, 0.008, 0.01, 0.015, 0.02, 0.03, 0.05, 0.1, 0.2, 0.5, 1, 2,
]

/** Latencies of the requests this server has answered, seconds. */
export class RequestMetrics {
  readonly timeToFirstToken = new Histogram(latencyBounds)
  readonly interToken = new Histogram(interTokenBounds)
  readonly endToEnd = new Histogram(latencyBounds)
  readonly queueTime = new Histogram(latencyBounds)
  requests = 0
  aborted = 0

  /** Tokens of one step: the gap since the last step is spread over them, as the engine does. */
  observeTokens(sequence: Sequence, count: number, gapSeconds: number): void {
    if (sequence.generatedTokens === count) {
      this.timeToFirstToken.observe(sequence.firstTokenAt - sequence.submittedAt, 1)
      this.queueTime.observe(Math.max(0, sequence.admittedAt - sequence.submittedAt), 1)
    } else this.interToken.observe(gapSeconds / count, count)
  }

  observeEnd(sequence: Sequence, atSeconds: number): void {
    this.requests++
    this.endToEnd.observe(atSeconds - sequence.submittedAt, 1)
  }
}

interface Family {
  readonly name: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly help: string
  readonly lines: string[]
}

const engineTypeOf = (worker: Worker): string => (worker.role === 'mixed' ? 'unified' : worker.role)

/** Rates need two looks at a counter: what the last scrape or log line saw. */
export interface Throughput {
  /** Generated tokens per second of a worker over the last second. */
  of(worker: Worker): number
}

export function renderMetrics(
  cluster: SimCluster,
  requests: RequestMetrics,
  options: {
    readonly model: string
    readonly pageTokens: number
    readonly throughput: Throughput
    readonly maxLagSeconds: number
  },
): string {
  const families = new Map<string, Family>()
  const family = (name: string, type: Family['type'], help: string): Family => {
    const known = families.get(name)
    if (known) return known
    const made: Family = { name, type, help, lines: [] }
    families.set(name, made)
    return made
  }
  const sample = (
    name: string,
    type: 'counter' | 'gauge',
    help: string,
    labels: string,
    value: number,
  ): void => {
    family(name, type, help).lines.push(`${name}{${labels}} ${value}`)
  }
  const model = `model_name="${escapeLabel(options.model)}"`
  for (const worker of cluster.workers) {
    const labels = `${model},engine_type="${engineTypeOf(worker)}",tp_rank="0",pp_rank="0",worker="${worker.name}"`
    addWorker(worker, labels, sample, options.throughput.of(worker))
    addRanks(worker, labels, sample, options.pageTokens)
  }
  const labels = `${model},engine_type="unified"`
  const histograms: readonly (readonly [string, string, Histogram])[] = [
    ['sglang:time_to_first_token_seconds', 'Time to first token.', requests.timeToFirstToken],
    ['sglang:inter_token_latency_seconds', 'Inter-token latency.', requests.interToken],
    ['sglang:e2e_request_latency_seconds', 'End-to-end latency of requests.', requests.endToEnd],
    ['sglang:queue_time_seconds', 'Time spent in the waiting queue.', requests.queueTime],
  ]
  for (const [name, help, histogram] of histograms) {
    family(name, 'histogram', help).lines.push(...histogram.lines(name, labels))
  }
  sample('sglang:num_requests_total', 'counter', 'Requests answered.', labels, requests.requests)
  sample(
    'sglang:num_aborted_requests_total',
    'counter',
    'Requests whose client went away.',
    labels,
    requests.aborted,
  )
  const lagHelp = 'Largest lateness of a simulated event against the wall clock since the last scrape.'
  sample('infx_sim:max_schedule_lag_seconds', 'gauge', lagHelp, model, options.maxLagSeconds)
  return [...families.values()]
    .map(
      ({ name, type, help, lines }) =>
        `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('\n')}\n`,
    )
    .join('')
}

type AddSample = (
  name: string,
  type: 'counter' | 'gauge',
  help: string,
  labels: string,
  value: number,
) => void

function addWorker(worker: Worker, labels: string, sample: AddSample, throughput: number): void {
  const totals = worker.totals
  if (worker.role !== 'decode') {
    const cachedTokens = totals.cachedDeviceTokens + totals.cachedHostTokens
    sample('sglang:prompt_tokens_total', 'counter', 'Prompt tokens admitted.', labels, totals.promptTokens)
    const cachedHelp = 'Prompt tokens found in a cache, by where.'
    const cached = 'sglang:cached_tokens_total'
    sample(cached, 'counter', cachedHelp, `${labels},cache_source="device"`, totals.cachedDeviceTokens)
    sample(cached, 'counter', cachedHelp, `${labels},cache_source="host"`, totals.cachedHostTokens)
    const hitRate = totals.promptTokens === 0 ? 0 : cachedTokens / totals.promptTokens
    sample('sglang:cache_hit_rate', 'gauge', 'Share of prompt tokens found in a cache.', labels, hitRate)
    const realtimeHelp = 'Tokens by how they came to be.'
    const realtime = 'sglang:realtime_tokens_total'
    sample(realtime, 'counter', realtimeHelp, `${labels},mode="prefill_compute"`, totals.computedTokens)
    sample(realtime, 'counter', realtimeHelp, `${labels},mode="prefill_cache"`, cachedTokens)
  }
  if (worker.role === 'prefill') return
  const realtimeHelp = 'Tokens by how they came to be.'
  sample('sglang:generation_tokens_total', 'counter', 'Tokens generated.', labels, totals.generatedTokens)
  sample(
    'sglang:realtime_tokens_total',
    'counter',
    realtimeHelp,
    `${labels},mode="decode"`,
    totals.generatedTokens,
  )
  sample('sglang:gen_throughput', 'gauge', 'Generated tokens per second.', labels, throughput)
  const steps = totals.decodeSequenceSteps
  const acceptLength = steps === 0 ? 0 : totals.acceptedTokens / steps
  sample('sglang:spec_accept_length', 'gauge', 'Mean accepted tokens per decode step.', labels, acceptLength)
  sample(
    'sglang:num_retractions_total',
    'counter',
    'Sequences sent back for want of KV.',
    labels,
    totals.retractions,
  )
}

function addRanks(worker: Worker, workerLabels: string, sample: AddSample, pageTokens: number): void {
  for (const [index, rank] of worker.ranks.entries()) {
    const labels = worker.ranks.length > 1 ? `${workerLabels},dp_rank="${index}"` : workerLabels
    const { pool } = rank
    const usage = pool.usedPages / pool.capacityPages
    const total = pool.capacityPages * pageTokens
    sample('sglang:num_running_reqs', 'gauge', 'Requests being worked on.', labels, rank.running.length)
    sample('sglang:num_queue_reqs', 'gauge', 'Requests waiting for admission.', labels, rank.waiting.length)
    sample('sglang:token_usage', 'gauge', 'Share of the KV pool in use.', labels, usage)
    sample(
      'sglang:num_used_tokens',
      'gauge',
      'Tokens of the KV pool in use.',
      labels,
      pool.usedPages * pageTokens,
    )
    sample('sglang:max_total_num_tokens', 'gauge', 'Tokens the KV pool holds.', labels, total)
    if (pool.hostCapacityPages === 0) continue
    const used = 'sglang:hicache_host_used_tokens'
    sample(used, 'gauge', 'Tokens on the host tier.', labels, pool.hostPages * pageTokens)
    const capacity = 'sglang:hicache_host_total_tokens'
    sample(capacity, 'gauge', 'Tokens the host tier holds.', labels, pool.hostCapacityPages * pageTokens)
  }
}

const escapeLabel = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
