/** Is the client itself the bottleneck? Its share of one core, and how late its event loop runs. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { nowMs } from './clock.ts'

const everyMs = 1000
/** The monitor samples at this interval and reports the interval as part of the delay. */
const resolutionMs = 10

export class SelfWatch {
  readonly #delay = monitorEventLoopDelay({ resolution: resolutionMs })
  readonly #timer: NodeJS.Timeout
  #usage = process.cpuUsage()
  #atMs = nowMs()
  #maxShare = 0

  constructor() {
    this.#delay.enable()
    this.#timer = setInterval(() => this.#measure(), everyMs)
    this.#timer.unref()
  }

  /** Forgets what was before. */
  restart(): void {
    this.#usage = process.cpuUsage()
    this.#atMs = nowMs()
    this.#maxShare = 0
    this.#delay.reset()
  }

  /** Highest share of one core over any second since the start; of the whole process, the only thing that can be measured. */
  get maxCpuShare(): number {
    return this.#maxShare
  }

  /** Milliseconds by which the event loop ran late. */
  get loopDelayMs(): { readonly p50: number; readonly p99: number; readonly max: number } {
    const ms = (ns: number): number => Math.max(0, Math.round(ns / 1e3) / 1e3 - resolutionMs)
    return {
      p50: ms(this.#delay.percentile(50)),
      p99: ms(this.#delay.percentile(99)),
      max: ms(this.#delay.max),
    }
  }

  stop(): void {
    clearInterval(this.#timer)
    // A run shorter than the interval would otherwise report nothing.
    if (this.#maxShare === 0) this.#measure()
    this.#delay.disable()
  }

  #measure(): void {
    const used = process.cpuUsage(this.#usage)
    const elapsedMs = nowMs() - this.#atMs
    this.#usage = process.cpuUsage()
    this.#atMs = nowMs()
    if (elapsedMs > 0) this.#maxShare = Math.max(this.#maxShare, (used.user + used.system) / 1000 / elapsedMs)
  }
}
