/**
 * All waiting of a run: one heap of due times and one timer, so that thousands of lanes cost one wake-up a millisecond
 * and never drift. Also the place where the whole system's idle time is capped.
 *
 * Sleepers wake one at a time: each does its work, usually sending a request, before the next is looked at. Timers alone
 * would be late: the event loop reads every socket that has data before it turns to them, thousands of chunks in a burst.
 * So whoever handles a chunk calls {@link Timeline.poll} afterwards, and what has come due goes out between two chunks.
 */
import { timerDelay } from '../../timer.ts'
import { nowMs } from './clock.ts'

interface Sleeper {
  /** On the virtual axis: real milliseconds plus everything that idle capping skipped so far. */
  readonly dueMs: number
  readonly wake: (dueMs: number | undefined) => void
}

/** A wake-up this much early is on time: finer than the timers of the platform. */
const earlyMs = 0.2

export class Timeline {
  readonly #idleCapMs: number
  readonly #heap: Sleeper[] = []
  /** Who waits for a turn, not for a time: behind everybody that is due. */
  readonly #yielding: ((going: boolean) => void)[] = []
  #timer: NodeJS.Timeout | undefined
  #timerDueMs = Infinity
  #next: NodeJS.Immediate | undefined
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

  /** The time that came, in milliseconds of `clock.ts`; undefined when the timeline was stopped first. */
  sleep(seconds: number): Promise<number | undefined> {
    if (this.#stopped) return Promise.resolve(undefined)
    return new Promise((wake) => {
      this.#push({ dueMs: nowMs() + this.#skippedMs + seconds * 1000, wake })
      this.#arm()
      this.#watchIdle()
    })
  }

  /**
   * A turn of its own as soon as nobody is due; false when the timeline was stopped first. Hundreds that may go at the
   * same moment go one by one, and do not delay those that have a time to keep.
   */
  yieldTurn(): Promise<boolean> {
    if (this.#stopped) return Promise.resolve(false)
    return new Promise((wake) => {
      this.#yielding.push(wake)
      this.#soon()
    })
  }

  /** Wakes the first sleeper when it is due at `atMs`, which is now: cheap enough to ask after every chunk. */
  poll(atMs: number): void {
    const first = this.#heap[0]
    if (first && first.dueMs - this.#skippedMs <= atMs) this.#wakeFirst()
  }

  /** A request went out; while any is in flight the system is not idle. */
  begin(): void {
    this.#busy++
  }

  end(): void {
    this.#busy--
    this.#watchIdle()
  }

  /** Wakes every sleeper with undefined; later sleeps return at once. */
  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
    clearImmediate(this.#next)
    clearImmediate(this.#idleCheck)
    for (const sleeper of this.#heap.splice(0)) sleeper.wake(undefined)
    for (const wake of this.#yielding.splice(0)) wake(false)
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
    this.#timer = setTimeout(() => this.#fire(), timerDelay(Math.max(0, Math.floor(dueMs - nowMs()))))
  }

  #fire(): void {
    this.#timerDueMs = Infinity
    if (this.#isDue()) this.#wakeFirst()
    else this.#yielding.shift()?.(true)
    if (this.#yielding.length > 0) this.#soon()
    if (this.#next === undefined) this.#arm()
  }

  #isDue(): boolean {
    const first = this.#heap[0]
    return first !== undefined && first.dueMs - this.#skippedMs <= nowMs() + earlyMs
  }

  #wakeFirst(): void {
    const first = this.#pop()
    first?.wake(first.dueMs - this.#skippedMs)
    if (this.#isDue()) this.#soon()
  }

  /** Not in a loop: what was woken runs when this turn of the event loop has ended, and its turn comes first. */
  #soon(): void {
    this.#next ??= setImmediate(() => {
      this.#next = undefined
      this.#fire()
    })
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

  #pop(): Sleeper | undefined {
    const heap = this.#heap
    const first = heap[0]
    const last = heap.pop()
    if (!last || heap.length === 0) return first
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
    return first
  }
}
