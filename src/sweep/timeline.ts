/** When a point entered each phase: observed as it happens, kept for the result. */
import type { Phase, TimelineEntry } from '../core/results/aggregate.ts'
import type { SweepObserver } from './events.ts'

export class Timeline {
  readonly #pointId: string
  readonly #observe: SweepObserver
  readonly #entries: TimelineEntry[]

  constructor(pointId: string, observe: SweepObserver, queuedAtUnixMs: number) {
    this.#pointId = pointId
    this.#observe = observe
    this.#entries = [{ phase: 'queued', atUnixMs: queuedAtUnixMs }]
  }

  get entries(): readonly TimelineEntry[] {
    return this.#entries
  }

  get phase(): Phase {
    return this.#entries.at(-1)?.phase ?? 'queued'
  }

  /** Entering the phase one is in already is nothing new. */
  enter(phase: Phase): void {
    if (phase === this.phase) return
    const entry = { phase, atUnixMs: Date.now() }
    this.#entries.push(entry)
    this.#observe({ type: 'phase', pointId: this.#pointId, ...entry })
  }
}
