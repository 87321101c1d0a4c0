/** So many at a time, first come first served; one that is aborted while waiting never starts. */
export class Limit {
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor(size: number) {
    this.#free = size
  }

  async run<Value>(signal: AbortSignal, work: () => Promise<Value>): Promise<Value | 'cancelled'> {
    if (!(await this.#turn(signal))) return 'cancelled'
    try {
      return await work()
    } finally {
      this.#free += 1
      this.#waiting.shift()?.()
    }
  }

  #turn(signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return Promise.resolve(false)
    if (this.#free > 0) {
      this.#free -= 1
      return Promise.resolve(true)
    }
    return new Promise((settle) => {
      const onAbort = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(take), 1)
        settle(false)
      }
      const take = (): void => {
        signal.removeEventListener('abort', onAbort)
        this.#free -= 1
        settle(true)
      }
      this.#waiting.push(take)
      signal.addEventListener('abort', onAbort, { once: true })
    })
  }
}
