/** One simulated engine on the real clock: the step core, its timer and what observes it. Knows nothing of HTTP. */
import { performance } from 'node:perf_hooks'
import type { SimEngineConfig } from '../../core/schema/sim-engine.generated.ts'
import { ClockLoop } from './clock-loop.ts'
import { SimCluster } from './core/cluster.ts'
import type { Submission } from './core/cluster.ts'
import type { Sequence, SimRequest } from './core/sequence.ts'
import { RequestMetrics } from './http/metrics.ts'

/** Who waits for a sequence. */
export interface SequenceListener {
  /** The sequence has `sequence.generatedTokens` tokens now. */
  tokens(sequence: Sequence): void
  finished(sequence: Sequence): void
}

export const monotonicSeconds = (): number => performance.now() / 1000

export class Simulation {
  readonly cluster: SimCluster
  readonly metrics = new RequestMetrics()
  readonly loop: ClockLoop
  readonly #listeners = new Map<Sequence, SequenceListener>()
  readonly #lastTokenAt = new Map<Sequence, number>()

  constructor(config: SimEngineConfig) {
    this.cluster = new SimCluster(config, {
      tokens: (sequence, count, atSeconds) => {
        this.metrics.observeTokens(
          sequence,
          count,
          atSeconds - (this.#lastTokenAt.get(sequence) ?? atSeconds),
        )
        this.#lastTokenAt.set(sequence, atSeconds)
        this.#listeners.get(sequence)?.tokens(sequence)
      },
      finished: (sequence, atSeconds) => {
        this.metrics.observeEnd(sequence, atSeconds)
        const listener = this.#listeners.get(sequence)
        this.#forget(sequence)
        listener?.finished(sequence)
      },
    })
    this.loop = new ClockLoop(this.cluster, monotonicSeconds)
  }

  submit(request: SimRequest, listener: SequenceListener): Submission {
    const nowSeconds = this.loop.catchUp()
    const submission = this.cluster.submit(request, nowSeconds)
    if (submission.accepted) this.#listeners.set(submission.sequence, listener)
    this.loop.reschedule()
    return submission
  }

  /** The client has gone away. */
  abort(sequence: Sequence): void {
    if (!this.#listeners.has(sequence)) return
    this.loop.catchUp()
    if (!this.#listeners.has(sequence)) return
    this.metrics.aborted++
    this.#forget(sequence)
    this.cluster.abort(sequence)
    this.loop.reschedule()
  }

  #forget(sequence: Sequence): void {
    this.#listeners.delete(sequence)
    this.#lastTokenAt.delete(sequence)
  }
}
