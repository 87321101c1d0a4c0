/** Running totals of a phase: what the summary and the progress line are made of. */
import type { ExchangeResult } from './exchange.ts'
import { isContextOverflow } from './exchange-error.ts'
import type { RequestMetrics } from './record.ts'
import { LogHistogram, Samples } from './stats.ts'

/** Too few answers to judge a rate of failures by. */
const fewestForThreshold = 20

export class Tally {
  readonly ttftMs = new Samples()
  readonly latencyMs = new Samples()
  readonly itlMs = new Samples()
  readonly fullResponseItlMs = new Samples()
  readonly inputTokens = new Samples()
  readonly outputTokens = new Samples()
  readonly gapsMs: Samples | LogHistogram
  /** For the progress line, where sorting all samples twice a second would cost too much. */
  readonly roughTtftMs = new LogHistogram()
  readonly errorTypes = new Map<string, number>()
  succeeded = 0
  failed = 0
  cancelled = 0
  contextOverflows = 0
  estimatedTokenCounts = 0
  prefixHits = 0
  prefixTotal = 0
  firstStartMs = Infinity
  lastEndMs = -Infinity

  constructor(gaps: 'exact' | 'rough') {
    this.gapsMs = gaps === 'exact' ? new Samples() : new LogHistogram()
  }

  /** Answers, good or bad; a request that we cancelled says nothing about the server. */
  get completed(): number {
    return this.succeeded + this.failed
  }

  add(result: ExchangeResult, metrics: RequestMetrics): void {
    this.firstStartMs = Math.min(this.firstStartMs, result.startMs)
    this.lastEndMs = Math.max(this.lastEndMs, result.endMs)
    if (result.cancelled) {
      this.cancelled++
      return
    }
    if (result.error) {
      this.failed++
      this.errorTypes.set(result.error.type, (this.errorTypes.get(result.error.type) ?? 0) + 1)
      if (isContextOverflow(result.error)) this.contextOverflows++
      return
    }
    this.succeeded++
    if (!metrics.serverTokenCounts) this.estimatedTokenCounts++
    this.inputTokens.add(metrics.inputTokens)
    this.outputTokens.add(metrics.outputTokens)
    if (metrics.ttftMs !== null) {
      this.ttftMs.add(metrics.ttftMs)
      this.roughTtftMs.add(metrics.ttftMs)
    }
    if (metrics.latencyMs !== null) this.latencyMs.add(metrics.latencyMs)
    if (metrics.itlMs !== null) this.itlMs.add(metrics.itlMs)
    if (metrics.fullResponseItlMs !== null) this.fullResponseItlMs.add(metrics.fullResponseItlMs)
    for (const gap of metrics.gapsMs) this.gapsMs.add(gap)
  }

  addPrefix(hits: number, total: number): void {
    this.prefixHits += hits
    this.prefixTotal += total
  }

  exceeds(failedRequestThreshold: number): boolean {
    return this.completed >= fewestForThreshold && this.failed > failedRequestThreshold * this.completed
  }
}
