/** What a person wants to know while a sweep runs, folded from its events. Pure: times come with the call. */
import type { PlannedPoint } from '../core/plan/plan.ts'
import type { Phase } from '../core/results/aggregate.ts'
import type { SweepPoint } from '../core/results/sweep.ts'
import type { PointProgress, SweepEvent } from './events.ts'

export interface RunningPoint {
  readonly point: PlannedPoint
  readonly attempt: number
  readonly canary: boolean
  readonly startedAtMs: number
  readonly phase: Phase
  readonly progress?: PointProgress
}

export class ProgressState {
  readonly #running = new Map<string, RunningPoint>()
  readonly #finished: { readonly result: SweepPoint; readonly elapsedSeconds: number }[] = []
  #toRun = 0
  #kept = 0
  #stage: string | undefined

  apply(event: SweepEvent, nowMs: number): void {
    switch (event.type) {
      case 'planned':
        this.#toRun = event.toRun.length
        this.#kept = event.kept
        return
      case 'started': {
        const { point, attempt, canary } = event
        this.#running.set(point.id, { point, attempt, canary, startedAtMs: nowMs, phase: 'queued' })
        return
      }
      case 'phase':
        this.#update(event.pointId, { phase: event.phase })
        return
      case 'progress':
        this.#update(event.pointId, { progress: event.progress })
        return
      case 'finished':
        this.#running.delete(event.result.id)
        this.#finished.push({ result: event.result, elapsedSeconds: event.elapsedSeconds })
        return
      case 'stage':
        this.#stage = event.detail
        return
      case 'retry':
      case 'note':
        return
    }
  }

  #update(pointId: string, change: Partial<RunningPoint>): void {
    const running = this.#running.get(pointId)
    if (running) this.#running.set(pointId, { ...running, ...change })
  }

  get running(): readonly RunningPoint[] {
    return [...this.#running.values()]
  }

  get stage(): string | undefined {
    return this.#stage
  }

  get counts(): {
    readonly toRun: number
    readonly kept: number
    readonly done: number
    readonly failed: number
    readonly waiting: number
  } {
    const failed = this.#finished.filter(({ result }) => result.status !== 'valid').length
    return {
      toRun: this.#toRun,
      kept: this.#kept,
      done: this.#finished.length - failed,
      failed,
      waiting: Math.max(0, this.#toRun - this.#finished.length - this.#running.size),
    }
  }

  /** Seconds left: mean of the finished points for every waiting one, and the rest of that mean for the running ones, over the lanes in use. */
  secondsLeft(nowMs: number, parallelPoints: number): number | undefined {
    if (this.#finished.length === 0) return undefined
    const mean =
      this.#finished.reduce((sum, { elapsedSeconds }) => sum + elapsedSeconds, 0) / this.#finished.length
    const running = this.running.reduce(
      (sum, { startedAtMs }) => sum + Math.max(0, mean - (nowMs - startedAtMs) / 1_000),
      0,
    )
    return (this.counts.waiting * mean + running) / parallelPoints
  }
}
