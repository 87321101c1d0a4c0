/** The primary limit of a token: so many requests an hour. */
import type { FakeClock } from '../artifact-service/clock.ts'

interface Budget {
  used: number
  resetMs: number
}

const hourMs = 3600 * 1000

export class RateLimit {
  /** GITHUB_TOKEN: 1,000 requests per hour and repository. */
  limit = 1000
  readonly #budgets = new Map<string, Budget>()
  readonly #clock: FakeClock

  constructor(clock: FakeClock) {
    this.#clock = clock
  }

  /** Takes one request; false when nothing is left. */
  take(token: string): boolean {
    const budget = this.#budgetOf(token)
    budget.used += 1
    return budget.used <= this.limit
  }

  headers(token: string): Readonly<Record<string, number | string>> {
    const { limit, remaining, reset, used } = this.state(token)
    return {
      'x-ratelimit-limit': limit,
      'x-ratelimit-remaining': remaining,
      'x-ratelimit-reset': reset,
      'x-ratelimit-used': used,
      'x-ratelimit-resource': 'core',
    }
  }

  state(token: string): {
    readonly limit: number
    readonly remaining: number
    readonly reset: number
    readonly used: number
  } {
    const { used, resetMs } = this.#budgetOf(token)
    return {
      limit: this.limit,
      used,
      remaining: Math.max(0, this.limit - used),
      reset: Math.ceil(resetMs / 1000),
    }
  }

  #budgetOf(token: string): Budget {
    const now = this.#clock.nowMs()
    const known = this.#budgets.get(token)
    if (known !== undefined && now < known.resetMs) return known
    const made = { used: 0, resetMs: now + hourMs }
    this.#budgets.set(token, made)
    return made
  }
}
