/**
 * When the turns of one lane may fire. During warm-up a budget of one-token requests without delays runs ahead from the
 * snapshot; then everything stands still until profiling begins and goes on, with recorded delays, from where it stands.
 */
import type { Prng } from '../../core/traces/prng.ts'
import type { BenchmarkPhase } from './record.ts'
import type { Timeline } from './timeline.ts'

/** Opens once, for all lanes: resolves to true when profiling begins, to false when it never will. */
export type ProfilingGate = Promise<boolean>

/** A turn may fire now. */
export interface Admission {
  readonly phase: BenchmarkPhase
  /** The time at which its pause was over; undefined when it had none. */
  readonly dueMs: number | undefined
}

export class LanePace {
  readonly #timeline: Timeline
  readonly #gate: ProfilingGate
  readonly #random: Prng
  /** Requests that warm-up may still send. */
  #budget: number
  #running = 0
  #open = false
  #warmSettled: (() => void) | undefined

  constructor(timeline: Timeline, gate: ProfilingGate, random: Prng, budget: number) {
    this.#timeline = timeline
    this.#gate = gate
    this.#random = random
    this.#budget = budget
  }

  /** Resolves when the lane stands still: warm-up has sent its budget, or cannot send more. */
  readonly warm = new Promise<void>((resolve) => {
    this.#warmSettled = resolve
  })

  /** A conversation runs (or runs again). */
  enter(): void {
    this.#running++
  }

  /** A conversation ended, or waits for something else than a request. */
  leave(): void {
    this.#running--
    if (this.#open || this.#running > 0) return
    // What waited for the one that left enters in the same turn of the event loop.
    setImmediate(() => {
      if (this.#running === 0) this.#warmSettled?.()
    })
  }

  /** Waits until the next turn may fire; undefined = never. `lastOfRoot`: profiling must have at least this turn left. */
  async admit(gapSeconds: number, lastOfRoot: boolean): Promise<Admission | undefined> {
    if (!this.#open) {
      if (this.#budget > 0 && !lastOfRoot && !this.#timeline.stopped) {
        this.#budget--
        return { phase: 'warmup', dueMs: undefined }
      }
      this.leave()
      this.#open = await this.#gate
      this.enter()
      if (!this.#open) return undefined
      // Sub-agents and joins have no pause: hundreds of them waited for the gate only.
      if (gapSeconds <= 0) {
        return (await this.#timeline.yieldTurn()) ? { phase: 'profiling', dueMs: undefined } : undefined
      }
      // The snapshot finds the lane somewhere within its pause: all lanes firing at once would be a load of our making.
      return this.#afterPause(gapSeconds * this.#random.uniform())
    }
    if (gapSeconds > 0) return this.#afterPause(gapSeconds)
    return this.#timeline.stopped ? undefined : { phase: 'profiling', dueMs: undefined }
  }

  async #afterPause(seconds: number): Promise<Admission | undefined> {
    const dueMs = await this.#timeline.sleep(seconds)
    return dueMs === undefined ? undefined : { phase: 'profiling', dueMs }
  }
}
