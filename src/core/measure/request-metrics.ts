/** The `request_metrics` and `request_accounting` of an agentic aggregate, from one pass over the request export. */
import type { Buffer } from 'node:buffer'
import type { Distribution, JsonObject } from '../results/aggregate.ts'
import { Samples, distributionOf, reciprocalDistribution } from './distribution.ts'
import { errorCategory, isError } from './error-category.ts'
import type { LineSink } from './lines.ts'
import { qpsOf } from './qps.ts'
import { FIELD, RequestLine } from './request-line.ts'
import type { TraceLookup } from './trace-lookup.ts'

/** Damaged lines whose numbers are kept for the reader; all are counted. */
const DAMAGED_LINES_KEPT = 20

/** Collects requests line by line; memory grows by some 80 bytes a request. */
export class RequestAccumulator implements LineSink {
  private readonly ttft = new Samples()
  private readonly latency = new Samples()
  private readonly itl = new Samples()
  private readonly fullResponseItl = new Samples()
  private readonly latencyPerToken = new Samples()
  private readonly input = new Samples()
  private readonly output = new Samples()
  private readonly expectedOutput = new Samples()
  private readonly endSeconds = new Samples()
  private firstStartNs: bigint | undefined
  private lastEndNs: bigint | undefined

  private total = 0
  private profiled = 0
  private warmUp = 0
  private failed = 0
  private readonly categories = new Map<string, number>()

  malformed = 0
  readonly malformedLines: number[] = []
  /** True when the last line has no newline and is not a whole record. */
  truncated = false

  private readonly record = new RequestLine()
  private readonly traces: TraceLookup | undefined

  constructor(traces: TraceLookup | undefined) {
    this.traces = traces
  }

  line(bytes: Buffer, start: number, end: number, number: number, terminated: boolean): void {
    if (isBlank(bytes, start, end)) return
    if (!this.record.read(bytes, start, end)) {
      this.damaged(number)
      if (!terminated) this.truncated = true
      return
    }
    this.total += 1
    const isWarmUp = this.isWarmUp()
    if (isWarmUp) this.warmUp += 1
    const hasError = this.countError()
    if (!hasError && !isWarmUp) this.addProfiled()
  }

  oversized(number: number): void {
    this.damaged(number)
  }

  private damaged(number: number): void {
    this.malformed += 1
    if (this.malformedLines.length < DAMAGED_LINES_KEPT) this.malformedLines.push(number)
  }

  /** A missing or null phase means profiling: older exports had none. */
  private isWarmUp(): boolean {
    return (
      this.record.has(FIELD.phase) &&
      !this.record.is(FIELD.phase, '"profiling"') &&
      !this.record.is(FIELD.phase, 'null') &&
      this.record.value(FIELD.phase) !== 'profiling'
    )
  }

  private countError(): boolean {
    if (!this.record.has(FIELD.error) || this.record.is(FIELD.error, 'null')) return false
    const error = this.record.value(FIELD.error)
    if (!isError(error)) return false
    this.failed += 1
    const category = errorCategory(error)
    this.categories.set(category, (this.categories.get(category) ?? 0) + 1)
    return true
  }

  private addProfiled(): void {
    const { record } = this
    this.profiled += 1
    const input = record.integer(FIELD.input)
    if (input !== undefined) this.input.push(input)
    const output = record.integer(FIELD.output)
    if (output !== undefined) this.output.push(output)
    pushSeconds(this.ttft, record.real(FIELD.ttft))
    pushSeconds(this.itl, record.real(FIELD.itl))
    pushSeconds(this.fullResponseItl, record.real(FIELD.fullResponseItl))
    const latencyMs = record.real(FIELD.latency)
    pushSeconds(this.latency, latencyMs)
    // The quotient takes the output length as the client wrote it, whole or not; only counts are truncated.
    const length = record.real(FIELD.output)
    if (latencyMs !== undefined && latencyMs > 0 && length !== undefined && length > 0) {
      this.latencyPerToken.push(latencyMs / 1000 / length)
    }
    this.addClocks()
    if (this.traces) this.addExpected(this.traces)
  }

  private addClocks(): void {
    const start = this.record.nanoseconds(FIELD.startNs)
    if (start !== undefined && (this.firstStartNs === undefined || start < this.firstStartNs)) {
      this.firstStartNs = start
    }
    const end = this.record.nanoseconds(FIELD.endNs)
    if (end === undefined) return
    if (this.lastEndNs === undefined || end > this.lastEndNs) this.lastEndNs = end
    this.endSeconds.push(Number(end) / 1e9)
  }

  private addExpected(traces: TraceLookup): void {
    const conversation = this.record.value(FIELD.conversationId)
    const turn = this.record.integer(FIELD.turnIndex)
    if (typeof conversation !== 'string' || turn === undefined) return
    const expected = traces.expectedOutput(conversation, turn)
    if (expected !== undefined) this.expectedOutput.push(expected)
  }

  get requests(): { readonly total: number; readonly profiled: number; readonly failed: number } {
    return { total: this.total, profiled: this.profiled, failed: this.failed }
  }

  /** Sum of token counts over profiled requests; null when no request reported any. */
  get tokenTotals(): { readonly input: number | null; readonly output: number | null } {
    return { input: sumOf(this.input), output: sumOf(this.output) }
  }

  accounting(): JsonObject {
    return {
      records_total: this.total,
      records_profiled: this.profiled,
      records_dropped_total: this.total - this.profiled,
      records_warmup_dropped: this.warmUp,
      records_error_dropped: this.failed,
      error_categories: Object.fromEntries(this.categories),
      // Only where there are any: readers of the interchange format do not know the key.
      ...(this.malformed > 0 ? { records_malformed: this.malformed } : {}),
    }
  }

  /** @param gpus GPUs of the whole deployment, the divisor of the per-GPU rates. */
  metrics(gpus: number, theoreticalCacheHitRate: number | null): JsonObject {
    return {
      qps: qpsOf(this.endSeconds.values()),
      latency: this.latencies(),
      tokens: {
        input: asJson(distributionOf(this.input.values())),
        output_actual: asJson(distributionOf(this.output.values())),
        output_expected: asJson(distributionOf(this.expectedOutput.values())),
      },
      throughput: this.throughput(gpus),
      cache: { theoretical_cache_hit_rate: theoreticalCacheHitRate },
    }
  }

  private latencies(): JsonObject {
    const itl = distributionOf(this.itl.values())
    const fullResponseItl = distributionOf(this.fullResponseItl.values())
    const perToken = distributionOf(this.latencyPerToken.values())
    return {
      ttft: asJson(distributionOf(this.ttft.values())),
      e2el: asJson(distributionOf(this.latency.values())),
      itl: asJson(itl),
      tpot: asJson(itl),
      intvty: asJson(reciprocalDistribution(itl, this.itl.values())),
      e2e_norm_intvty: asJson(reciprocalDistribution(perToken, this.latencyPerToken.values())),
      full_response_itl: asJson(fullResponseItl),
      full_response_intvty: asJson(reciprocalDistribution(fullResponseItl, this.fullResponseItl.values())),
    }
  }

  /** Tokens over the time from the first start to the last end of profiled requests; cached input counts. */
  private throughput(gpus: number): JsonObject {
    if (this.firstStartNs === undefined || this.lastEndNs === undefined) return {}
    // Nanosecond clocks exceed 2^53: subtract exactly, then divide.
    const seconds = Number(this.lastEndNs - this.firstStartNs) / 1e9
    if (seconds <= 0) return {}
    const totals = this.tokenTotals
    const input = (totals.input ?? 0) / seconds
    const output = (totals.output ?? 0) / seconds
    const total = ((totals.input ?? 0) + (totals.output ?? 0)) / seconds
    const perGpu = {
      total_tput_tps: total / gpus,
      output_tput_tps: output / gpus,
      input_tput_tps: input / gpus,
    }
    return {
      input: { tokens_per_second: input },
      output: { tokens_per_second: output },
      total: { tokens_per_second: total },
      duration_seconds: seconds,
      per_gpu: gpus > 0 ? perGpu : {},
    }
  }
}

/** Milliseconds to seconds; each metric drops what is not positive on its own. */
function pushSeconds(samples: Samples, milliseconds: number | undefined): void {
  if (milliseconds !== undefined && milliseconds > 0) samples.push(milliseconds / 1000)
}

/** Token counts are whole numbers, so a running sum is exact below 2^53. */
const sumOf = (samples: Samples): number | null =>
  samples.count === 0 ? null : samples.values().reduce((sum, value) => sum + value, 0)

const asJson = (distribution: Distribution): JsonObject => ({ ...distribution })

function isBlank(bytes: Buffer, start: number, end: number): boolean {
  for (let index = start; index < end; index++) {
    if ((bytes[index] ?? 0) > 0x20) return false
  }
  return true
}
