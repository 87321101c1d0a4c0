import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { gpuCsvHeader } from './power.ts'
import type { PowerSampler } from './power.ts'

/**
 * Writes samples at an interval, whole lines only, with a first sample at once and a last one on close, so that every
 * window between them is bracketed. Writes are synchronous: a line per GPU and second, and none may be lost on exit.
 */
export class PowerFile {
  readonly #path: string
  readonly #sampler: PowerSampler
  readonly #now: () => number
  readonly #timer: NodeJS.Timeout

  constructor(path: string, intervalMs: number, sampler: PowerSampler, now: () => number) {
    this.#path = path
    this.#sampler = sampler
    this.#now = now
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `${gpuCsvHeader}\n`)
    this.#sample()
    this.#timer = setInterval(() => this.#sample(), intervalMs)
  }

  close(): void {
    this.abandon()
    this.#sample()
  }

  /** Stops without a last sample, as a crash would. */
  abandon(): void {
    clearInterval(this.#timer)
  }

  #sample(): void {
    const rows = this.#sampler.rows(this.#now(), new Date())
    appendFileSync(this.#path, rows.map((line) => `${line}\n`).join(''))
  }
}
