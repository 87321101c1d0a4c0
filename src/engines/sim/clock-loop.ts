import { timerDelay } from '../../timer.ts'
import type { SimCluster } from './core/cluster.ts'

/** Events played before other work of the process gets its turn. */
const eventsPerTurn = 512

/**
 * Drives the step core by the real clock with one timer for the whole engine. Steps begin where the last one ended,
 * not where the timer fired: a late timer delays what clients see by its lateness once and never adds up, and
 * nothing is ever told before its time.
 */
export class ClockLoop {
  readonly #cluster: SimCluster
  readonly #now: () => number
  #timer: NodeJS.Timeout | undefined
  #timerAt = Infinity
  #immediate: NodeJS.Immediate | undefined
  #stopped = false
  #maxLagSeconds = 0

  /** `now` gives monotonic seconds. */
  constructor(cluster: SimCluster, now: () => number) {
    this.#cluster = cluster
    this.#now = now
  }

  /** Largest lateness of an event since the last call, seconds: what the host, not the model, added to latencies. */
  takeMaxLagSeconds(): number {
    const lag = this.#maxLagSeconds
    this.#maxLagSeconds = 0
    return lag
  }

  /** Plays what is due and returns the time it played to; before every change from outside. */
  catchUp(): number {
    const nowSeconds = this.#now()
    this.#noteLag(nowSeconds)
    this.#cluster.advance(nowSeconds, Infinity)
    return nowSeconds
  }

  /** Sets the timer for what comes next; after every change from outside. */
  reschedule(): void {
    if (this.#stopped || this.#immediate) return
    const next = this.#cluster.nextEventSeconds()
    if (next === this.#timerAt) return
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#timerAt = next
    if (next === Infinity) return
    const delayMs = Math.max(1, Math.ceil((next - this.#now()) * 1000))
    this.#timer = setTimeout(() => this.#turn(), timerDelay(delayMs))
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
    if (this.#immediate) clearImmediate(this.#immediate)
  }

  #turn(): void {
    this.#timerAt = Infinity
    this.#timer = undefined
    this.#immediate = undefined
    const nowSeconds = this.#now()
    this.#noteLag(nowSeconds)
    if (this.#cluster.advance(nowSeconds, eventsPerTurn)) this.reschedule()
    else this.#immediate = setImmediate(() => this.#turn())
  }

  #noteLag(nowSeconds: number): void {
    const lag = nowSeconds - this.#cluster.nextEventSeconds()
    if (lag > this.#maxLagSeconds) this.#maxLagSeconds = lag
  }
}
