/** Trouble on purpose: rate limits, outages, answers that are no JSON. */
import type { Answer, Received } from '../artifact-service/loopback.ts'
import { jsonAnswer } from '../artifact-service/loopback.ts'

export interface Fault {
  /** Which requests; all when absent. */
  readonly match?: (method: string, path: string) => boolean
  /** How many times; once when absent. */
  readonly times?: number
  readonly answer: Answer
}

export const secondaryRateLimit = (retryAfterSeconds: number | undefined, status: 403 | 429 = 403): Answer =>
  jsonAnswer(
    status,
    {
      message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
      documentation_url: 'https://docs.github.com/rest/overview/rate-limits-for-the-rest-api',
    },
    retryAfterSeconds === undefined ? {} : { 'retry-after': retryAfterSeconds },
  )

/** `resetSeconds`: epoch seconds at which the limit is lifted. */
export const primaryRateLimit = (resetSeconds: number): Answer =>
  jsonAnswer(
    403,
    { message: 'API rate limit exceeded for installation.' },
    { 'x-ratelimit-limit': 1000, 'x-ratelimit-remaining': 0, 'x-ratelimit-reset': resetSeconds },
  )

export const htmlAnswer = (status: number): Answer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: '<html><body>Unicorn</body></html>',
})

export class Faults {
  readonly #faults: { fault: Fault; left: number }[] = []

  add(fault: Fault): void {
    this.#faults.push({ fault, left: fault.times ?? 1 })
  }

  next(request: Received): Answer | undefined {
    const found = this.#faults.find(
      ({ fault, left }) => left > 0 && (fault.match?.(request.method, request.url.pathname) ?? true),
    )
    if (found === undefined) return undefined
    found.left -= 1
    return found.fault.answer
  }
}
