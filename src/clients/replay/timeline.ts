/**
 * All waiting of a run: one heap of due times and one timer, so that thousands of lanes cost one wake-up a millisecond
 * and never drift. Also the place where the whole system's idle time is capped.
 */
import { nowMs } from './clock.ts'
import { LogHistogram } from './stats.ts'

interface Sleeper {
  /** On the virtual axis: real milliseconds plus everything that idle capping skipped so far. */
  readonly dueMs: number
  readonly wake: (due: boolean) => void
}

/** A wake-up this much early is on time: finer than the timers of the platform. */
const earlyMs = 0.2

export class Timeline {
  readonly #idleCapMs: number
  readonly #heap: Sleeper[] = []
  /** How late sleepers woke, in milliseconds. */
  readonly lateness = new LogHistogram()
  #timer: NodeJS.Timeout | undefined
  #timerDueMs = Infinity
  #idleCheck: NodeJS.Immediate | undefined
  #skippedMs = 0
  #busy = 0
  #stopped = false

  /** `idleCapSeconds`: the longest time with nothing in flight anywhere; Infinity = no cap. */
  constructor(idleCapSeconds: number) {
    this.#idleCapMs = idleCapSeconds * 1000
  }

  get stopped(): boolean {
    return this.#stopped
  }

  /** True when the time came, false when the timeline was stopped first. */
  sleep(seconds: number): Promise<boolean> {
    if (this.#stopped) return Promise.resolve(false)
    return new Promise((wake) => {
      this.#push({ dueMs: nowMs() + this.#skippedMs + seconds * 1000, wake })
      this.#arm()
      this.#watchIdle()
    })
  }

  /** A request went out; while any is in flight the system is not idle. */
  begin(): void {
    this.#busy++
  }

  end(): void {
    this.#busy--
    this.#watchIdle()
  }

  /** Wakes every sleeper with false; later sleeps return at once. */
  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
    clearImmediate(this.#idleCheck)
    for (const sleeper of this.#heap.splice(0)) sleeper.wake(false)
  }

  /** Looks after the current turn of the event loop: an answer that ended is about to schedule its next turn. */
  #watchIdle(): void {
    if (this.#busy > 0 || this.#idleCheck !== undefined || this.#idleCapMs === Infinity) return
    this.#idleCheck = setImmediate(() => {
      this.#idleCheck = undefined
      const first = this.#heap[0]
      if (this.#busy > 0 || !first || this.#stopped) return
      const idleMs = first.dueMs - this.#skippedMs - nowMs()
      if (idleMs <= this.#idleCapMs) return
      this.#skippedMs += idleMs - this.#idleCapMs
      this.#timerDueMs = Infinity
      this.#arm()
    })
  }

  #arm(): void {
    const first = this.#heap[0]
    if (!first) return
    const dueMs = first.dueMs - this.#skippedMs
    if (dueMs >= this.#timerDueMs) return
    clearTimeout(this.#timer)
    this.#timerDueMs = dueMs
    this.#timer = setTimeout(() => this.#fire(), Math.min(2 ** 30, Math.max(0, Math.floor(dueMs - nowMs()))))
  }

  #fire(): void {
    this.#timerDueMs = Infinity
    for (;;) {
      const first = this.#heap[0]
      const lateMs = first ? nowMs() + this.#skippedMs - first.dueMs : -Infinity
      if (!first || lateMs < -earlyMs) break
      this.#pop()
      this.lateness.add(Math.max(0, lateMs))
      first.wake(true)
    }
    this.#arm()
  }

  #push(sleeper: Sleeper): void {
    const heap = this.#heap
    let index = heap.push(sleeper) - 1
    while (index > 0) {
      const parentIndex = (index - 1) >> 1
      const parent = heap[parentIndex]
      if (!parent || parent.dueMs <= sleeper.dueMs) break
      heap[index] = parent
      index = parentIndex
    }
    heap[index] = sleeper
  }

  #pop(): void {
    const heap = this.#heap
    const last = heap.pop()
    if (!last || heap.length === 0) return
    let index = 0
    for (;;) {
      let childIndex = 2 * index + 1
      const right = heap[childIndex + 1]
      if (right && right.dueMs < (heap[childIndex]?.dueMs ?? Infinity)) childIndex++
      const child = heap[childIndex]
      if (!child || child.dueMs >= last.dueMs) break
      heap[index] = child
      index = childIndex
    }
    heap[index] = last
  }
}
