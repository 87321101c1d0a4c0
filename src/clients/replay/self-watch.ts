/** Is the client itself the bottleneck? Its share of one core, and how late its event loop runs. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { SustainedShare } from '../sustained-share.ts'
import { nowMs } from './clock.ts'

const everyMs = 1000
/** The monitor samples at this interval and reports the interval as part of the delay. */
const resolutionMs = 10

export class SelfWatch {
  readonly #delay = monitorEventLoopDelay({ resolution: resolutionMs })
  readonly #timer: NodeJS.Timeout
  #share = new SustainedShare()

  constructor() {
    this.#delay.enable()
    this.#measure()
    this.#timer = setInterval(() => this.#measure(), everyMs)
    this.#timer.unref()
  }

  /** Forgets what was before. */
  restart(): void {
    this.#share = new SustainedShare()
    this.#measure()
    this.#delay.reset()
  }

  /** Highest sustained share of one core since the start; of the whole process, the only thing that can be measured. */
  get maxCpuShare(): number {
    return this.#share.highest
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
    this.#measure()
    this.#delay.disable()
  }

  #measure(): void {
    const { user, system } = process.cpuUsage()
    this.#share.add(nowMs(), (user + system) / 1000)
  }
}
