/** How much of a core the busiest process of a client needs: above 85 % it is the bottleneck (engines.md §1.7). */
import { readFile, readdir } from 'node:fs/promises'
import { SustainedShare } from '../sustained-share.ts'

const everyMs = 1000
/** Linux reports process times in hundredths of a second, whatever its own clock. */
const ticksPerSecond = 100

/** Which seconds matter: starting up and writing results are busy by nature. */
export interface CountedTimes {
  readonly isBottleneckTime: () => boolean
  readonly isLoadTime: () => boolean
}

/** Watches every process of one group. Systems without /proc tell nothing: the share stays 0 there. */
export class GroupCpuWatch {
  readonly #group: number
  readonly #when: CountedTimes
  readonly #timer: NodeJS.Timeout
  #last = new Map<string, number>()
  readonly #shares = new Map<string, SustainedShare>()
  #totalSeconds = 0
  #busy = false

  constructor(group: number, when: CountedTimes) {
    this.#group = group
    this.#when = when
    this.#timer = setInterval(() => void this.#look(), everyMs)
    this.#timer.unref()
  }

  /** Highest sustained share of one core that one process used while it counted. */
  get maxShare(): number {
    return Math.max(0, ...[...this.#shares.values()].map(({ highest }) => highest))
  }

  /** CPU seconds of the whole group while it drove load. */
  get totalSeconds(): number {
    return this.#totalSeconds
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  async #look(): Promise<void> {
    if (this.#busy) return
    this.#busy = true
    try {
      const now = await groupTimes(this.#group)
      const atMs = performance.now()
      const [isBottleneckTime, isLoadTime] = [this.#when.isBottleneckTime(), this.#when.isLoadTime()]
      for (const [pid, ticks] of now) {
        const used = (ticks - (this.#last.get(pid) ?? ticks)) / ticksPerSecond
        if (isLoadTime) this.#totalSeconds += used
        const share = this.#shares.get(pid) ?? new SustainedShare()
        this.#shares.set(pid, share)
        if (isBottleneckTime) share.add(atMs, (ticks / ticksPerSecond) * 1000)
        else share.pause()
      }
      this.#last = now
    } finally {
      this.#busy = false
    }
  }
}

/** User and system ticks by process id of a group. */
async function groupTimes(group: number): Promise<Map<string, number>> {
  const times = new Map<string, number>()
  for (const pid of await processIds()) {
    const fields = await statFields(pid)
    // Fields of /proc/<pid>/stat behind the name: 2 is the group, 11 and 12 the times.
    if (fields && Number(fields[2]) === group) times.set(pid, Number(fields[11]) + Number(fields[12]))
  }
  return times
}

async function processIds(): Promise<readonly string[]> {
  try {
    return (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  } catch {
    return [] // No /proc on this system.
  }
}

async function statFields(pid: string): Promise<readonly string[] | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined // It ended while we looked.
  }
}
