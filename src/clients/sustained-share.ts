/** How much of a core a process needs for longer than a moment: a client that does for long is the bottleneck, not the server. */

/** A single collection of garbage fills a second and delays little; ten seconds on end are not made up for. */
const windowMs = 10_000

interface Reading {
  readonly atMs: number
  readonly cpuMs: number
}

/** The highest share of one core over any ten seconds on end; over all of it where it lasted less. */
export class SustainedShare {
  readonly #readings: Reading[] = []
  #highest = 0
  #sawWindow = false

  /** One reading of a process's CPU time so far, at a time of any clock that only goes forward; both in milliseconds. */
  add(atMs: number, cpuMs: number): void {
    const readings = this.#readings
    readings.push({ atMs, cpuMs })
    while (readings[1] && atMs - readings[1].atMs >= windowMs) readings.shift()
    const [first] = readings
    if (!first || atMs - first.atMs < windowMs) return
    this.#highest = Math.max(this.#sawWindow ? this.#highest : 0, shareBetween(first, { atMs, cpuMs }))
    this.#sawWindow = true
  }

  /** What follows is not on end with what was: seconds between do not count. */
  pause(): void {
    this.#highest = this.highest
    this.#readings.length = 0
  }

  /** [0, cores of the machine]. */
  get highest(): number {
    const [first] = this.#readings
    const last = this.#readings.at(-1)
    if (this.#sawWindow || !first || !last) return this.#highest
    return Math.max(this.#highest, shareBetween(first, last))
  }
}

const shareBetween = (from: Reading, to: Reading): number =>
  to.atMs > from.atMs ? (to.cpuMs - from.cpuMs) / (to.atMs - from.atMs) : 0
