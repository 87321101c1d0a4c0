/**
 * Which failed requests to GitHub are worth repeating, and when. Limits are waited for, since the request was not carried
 * out; a broken server only where repeating cannot do a thing twice.
 */

export interface FailedRequest {
  readonly method: string
  /** Undefined when no answer came at all. */
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, string | number | undefined>>
  readonly message: string
  /** Tries so far, from 1. */
  readonly tries: number
  readonly nowMs: number
}

export type RetryDecision =
  | { readonly retry: true; readonly afterMs: number; readonly because: string }
  | { readonly retry: false; readonly kind: FailureKind; readonly because: string }

/** `refused`: GitHub understood and said no. `unavailable`: a limit or a broken server. */
export type FailureKind = 'permission' | 'credentials' | 'refused' | 'unavailable'

/** Longest wait that is worth a runner's time; a primary limit resets within the hour. */
export const longestWaitMs = 15 * 60_000
const maxTries = 5
/** GitHub asks for at least a minute after a secondary limit without a header. */
const secondaryWaitMs = 60_000
const brokenWaitMs = 1000

const idempotent = ['GET', 'HEAD', 'PUT', 'DELETE']

export function decideRetry(failed: FailedRequest): RetryDecision {
  const { status, message } = failed
  if (status === undefined || status >= 500) return brokenServer(failed)
  if (status === 401) return { retry: false, kind: 'credentials', because: message }
  const wait = limitWaitMs(failed)
  if (wait !== undefined) return limited(failed, wait)
  return { retry: false, kind: status === 403 ? 'permission' : 'refused', because: message }
}

function brokenServer({ method, status, message, tries }: FailedRequest): RetryDecision {
  const because = status === undefined ? `no answer: ${message}` : `GitHub answered ${status}`
  if (!idempotent.includes(method) || tries >= maxTries) return { retry: false, kind: 'unavailable', because }
  return { retry: true, afterMs: brokenWaitMs * 2 ** (tries - 1), because }
}

/** Milliseconds that GitHub asks to wait; undefined when the answer is about no limit. */
function limitWaitMs({ status, headers, message, tries, nowMs }: FailedRequest): number | undefined {
  if (status !== 403 && status !== 429) return undefined
  const after = numberOf(headers['retry-after'])
  if (after !== undefined) return after * 1000
  const reset = numberOf(headers['x-ratelimit-reset'])
  if (numberOf(headers['x-ratelimit-remaining']) === 0 && reset !== undefined) {
    return Math.max(0, reset * 1000 - nowMs) + 1000
  }
  if (status === 429 || /secondary rate limit|abuse detection/i.test(message))
    return secondaryWaitMs * 2 ** (tries - 1)
  return undefined
}

function limited({ tries, nowMs }: FailedRequest, waitMs: number): RetryDecision {
  const until = new Date(nowMs + waitMs).toISOString()
  const because = `the rate limit is used up until ${until}`
  if (waitMs > longestWaitMs || tries >= maxTries) return { retry: false, kind: 'unavailable', because }
  return { retry: true, afterMs: waitMs, because }
}

const numberOf = (value: string | number | undefined): number | undefined => {
  const number = value === undefined || value === '' ? NaN : Number(value)
  return Number.isFinite(number) && number >= 0 ? number : undefined
}
