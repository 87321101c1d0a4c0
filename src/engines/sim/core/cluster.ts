import type { SimEngineConfig, SimPool } from '../../../core/schema/sim-engine.generated.ts'
import { drawnAcceptance, oneTokenPerStep, syntheticAcceptance } from './acceptance.ts'
import type { Acceptance } from './acceptance.ts'
import { Router, leastLoaded } from './router.ts'
import type { Target } from './router.ts'
import { Sequence } from './sequence.ts'
import type { SimRequest } from './sequence.ts'
import { TransferQueue } from './transfer-queue.ts'
import { Worker } from './worker.ts'

/** The part of the configuration that the step core reads; everything else is the server's. */
export type ClusterConfig = Readonly<
  Pick<
    SimEngineConfig,
    'pools' | 'pageTokens' | 'router' | 'speculative' | 'evalMode' | 'transfer' | 'maxQueuedRequests'
  >
>

/** What the outside learns. `atSeconds` lies at or before the time given to `advance`. */
export interface ClusterSink {
  tokens(sequence: Sequence, count: number, atSeconds: number): void
  finished(sequence: Sequence, atSeconds: number): void
}

export type Submission =
  | { readonly accepted: true; readonly sequence: Sequence }
  | { readonly accepted: false; readonly reason: 'pool-too-small' | 'queue-full' }

/**
 * The whole simulated deployment as a state machine: no timer, no I/O, no clock. The caller says what time it is;
 * a real server waits until `nextEventSeconds()`, a test or the fit jumps there.
 */
export class SimCluster {
  readonly workers: readonly Worker[]
  readonly #config: ClusterConfig
  readonly #sink: ClusterSink
  readonly #entry: Router
  readonly #decodeTargets: readonly Target[]
  readonly #transfers = new TransferQueue()
  readonly #places = new Map<Sequence, Target>()
  #lastId = 0

  constructor(config: ClusterConfig, sink: ClusterSink) {
    this.#config = config
    this.#sink = sink
    this.workers = config.pools.flatMap((pool) => this.#buildPool(pool))
    const entries = this.workers.filter((worker) => worker.role !== 'decode')
    const decoders = this.workers.filter((worker) => worker.role === 'decode')
    this.#entry = new Router(entries, config.router.policy)
    this.#decodeTargets = decoders.flatMap((worker) => worker.ranks.map((rank) => ({ worker, rank })))
  }

  /** Requests inside: queued, running or in transfer. */
  get liveSequences(): number {
    return this.#places.size
  }

  get waitingSequences(): number {
    let waiting = 0
    for (const worker of this.workers) for (const rank of worker.ranks) waiting += rank.waiting.length
    return waiting
  }

  /** Takes a request; call `advance(nowSeconds)` first, so that what ended before is not late. */
  submit(request: SimRequest, nowSeconds: number): Submission {
    const { maxQueuedRequests } = this.#config
    if (maxQueuedRequests > 0 && this.waitingSequences >= maxQueuedRequests) {
      return { accepted: false, reason: 'queue-full' }
    }
    const pages = Math.ceil((request.promptTokens + request.outputTokens) / this.#config.pageTokens) + 1
    if (this.workers.some((worker) => worker.ranks.some((rank) => rank.pool.capacityPages < pages))) {
      return { accepted: false, reason: 'pool-too-small' }
    }
    const sequence = new Sequence(++this.#lastId, request, nowSeconds)
    this.#place(sequence, this.#entry.route(request), nowSeconds)
    return { accepted: true, sequence }
  }

  /** Drops a request at once and frees its pages; one in transfer frees them when the transfer ends. */
  abort(sequence: Sequence): void {
    const place = this.#places.get(sequence)
    if (!place || sequence.state === 'done') return
    const inTransfer = sequence.state === 'transfer'
    sequence.state = 'done'
    if (inTransfer) return
    place.rank.release(sequence, false)
    this.#places.delete(sequence)
  }

  /** When something happens next; Infinity while nothing is under way. */
  nextEventSeconds(): number {
    let next = this.#transfers.nextSeconds
    for (const worker of this.workers) next = Math.min(next, worker.nextEventSeconds)
    return next
  }

  /** Plays what is due until `nowSeconds`, in order, at most `maxEvents` events. False = more is due. */
  advance(nowSeconds: number, maxEvents: number): boolean {
    for (let played = 0; ; played++) {
      let next: Worker | undefined
      for (const worker of this.workers) {
        if (worker.nextEventSeconds < (next?.nextEventSeconds ?? Infinity)) next = worker
      }
      const transferAt = this.#transfers.nextSeconds
      const atSeconds = Math.min(next?.nextEventSeconds ?? Infinity, transferAt)
      if (atSeconds > nowSeconds || atSeconds === Infinity) return true
      if (played >= maxEvents) return false
      if (transferAt <= atSeconds) this.#endTransfer()
      else next?.advance()
    }
  }

  /** Drops all cached prefixes that no request uses. */
  flushCache(): void {
    for (const worker of this.workers) for (const rank of worker.ranks) rank.pool.flush()
  }

  #buildPool(pool: SimPool): readonly Worker[] {
    const acceptance = pool.role === 'prefill' ? oneTokenPerStep : acceptanceOf(this.#config)
    return Array.from(
      { length: pool.workers },
      (_, index) =>
        new Worker(pool.role === 'mixed' ? `worker-${index}` : `${pool.role}-${index}`, pool, {
          pageTokens: this.#config.pageTokens,
          acceptance,
          numSpecTokens: this.#config.speculative?.numSpecTokens ?? 0,
          events: {
            tokens: (sequence, count, atSeconds) => this.#sink.tokens(sequence, count, atSeconds),
            prefilled: (worker, rank, sequence, atSeconds) =>
              this.#startTransfer({ worker, rank }, sequence, atSeconds),
            finished: (_worker, sequence, atSeconds) => {
              this.#places.delete(sequence)
              this.#sink.finished(sequence, atSeconds)
            },
          },
        }),
    )
  }

  #place(sequence: Sequence, target: Target, nowSeconds: number): void {
    this.#places.set(sequence, target)
    target.rank.enqueue(sequence, nowSeconds)
    target.worker.wake(nowSeconds)
  }

  #startTransfer(from: Target, sequence: Sequence, atSeconds: number): void {
    const transfer = this.#config.transfer
    if (!transfer) throw new Error('a prefill pool without a transfer rate')
    const tokens = sequence.request.promptTokens
    const seconds = transfer.latencySeconds + tokens / transfer.tokensPerSecond
    this.#transfers.add({ from, sequence }, atSeconds, seconds)
  }

  #endTransfer(): void {
    const { from, sequence, endsAt } = this.#transfers.takeNext()
    const aborted = sequence.state === 'done'
    from.rank.release(sequence, false)
    from.worker.wake(endsAt)
    if (aborted) {
      this.#places.delete(sequence)
      return
    }
    sequence.enqueuedAt = endsAt
    this.#place(sequence, leastLoaded(this.#decodeTargets, this.#config.router.decodePolicy), endsAt)
  }
}

function acceptanceOf(config: ClusterConfig): Acceptance {
  if (!config.speculative) return oneTokenPerStep
  const { numSpecTokens, acceptanceLength, realAcceptanceRatio } = config.speculative
  return config.evalMode
    ? drawnAcceptance(numSpecTokens, realAcceptanceRatio)
    : syntheticAcceptance(acceptanceLength)
}
