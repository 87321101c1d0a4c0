/**
 * The one way to GitHub's REST interface: Octokit with repeated requests, bounded lists, and failures as Problems. Every
 * answer is untrusted; callers read fields, they do not believe shapes.
 */
import { showEvent } from './hidden-event.ts'
import { getOctokit } from '@actions/github'
import { defaults } from '@actions/github/lib/utils'
import { isRecord } from '../core/measure/lenient-json.ts'
import '../core/problems/gate.ts'
import { problem } from '../core/problems/catalogue.ts'
import { ProblemError } from '../core/problem.ts'
import { missingPermission } from './permissions.ts'
import { decideRetry, longestWaitMs, type FailureKind } from './retry.ts'

showEvent()

export type Octokit = ReturnType<typeof getOctokit>

export interface GitHub {
  readonly octokit: Octokit
  readonly owner: string
  readonly repo: string
  /** Requests sent so far, repeated ones included. */
  requests(): number
  /** Waits, e.g. for a list that lags behind. */
  pause(milliseconds: number): Promise<void>
}

export interface GitHubOptions {
  readonly token: string
  /** `owner/name` */
  readonly repository: string
  /** GITHUB_API_URL */
  readonly apiUrl: string
  /** Aborts waits and requests. */
  readonly signal?: AbortSignal
  /** The event comes from a fork, whose token can only read; makes the advice on missing permissions right. */
  readonly fork?: boolean
  /** Told of every wait. */
  readonly log?: (line: string) => void
  readonly sleep?: (milliseconds: number, signal?: AbortSignal) => Promise<void>
  readonly nowMs?: () => number
}

export function connectGitHub(options: GitHubOptions): GitHub {
  const [owner = '', repo = ''] = options.repository.split('/')
  const quiet = () => undefined
  const octokit = getOctokit(options.token, {
    baseUrl: options.apiUrl,
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    // Ours replaces the library's, which knows the proxy of the runner.
    ...(options.signal === undefined ? {} : { request: { ...defaults.request, signal: options.signal } }),
  })
  let sent = 0
  octokit.hook.wrap('request', (request, endpoint) => {
    const subject = `${endpoint.method} ${endpoint.url}`
    // Questions of GraphQL are sent by POST and change nothing: we send no mutations.
    const method = endpoint.url.endsWith('/graphql') ? 'GET' : endpoint.method
    return repeated(method, subject, options, async () => {
      sent++
      const response = await request(endpoint)
      if (response.headers['content-type']?.startsWith('text/html') === true) throw notJson(subject)
      return response
    })
  })
  const { sleep = sleepFor, signal } = options
  return { octokit, owner, repo, requests: () => sent, pause: (milliseconds) => sleep(milliseconds, signal) }
}

const notJson = (subject: string): ProblemError =>
  new ProblemError([
    problem('INFX145', `${subject}: expected JSON, got an HTML page`, {
      hint: 'is there a proxy or a sign-in page between the runner and GitHub?',
    }),
  ])

/** Sends until it works, repeating is no use, or the budget of {@link longestWaitMs} is spent. Throws a ProblemError. */
async function repeated<Answer>(
  method: string,
  subject: string,
  { sleep = sleepFor, nowMs = Date.now, log, signal, fork }: GitHubOptions,
  send: () => Promise<Answer>,
): Promise<Answer> {
  let waitedMs = 0
  for (let tries = 1; ; tries++) {
    try {
      return await send()
    } catch (error) {
      if (error instanceof ProblemError || signal?.aborted === true) throw error
      const failure = readFailure(error)
      const decision = decideRetry({ method, ...failure, tries, nowMs: nowMs() })
      if (!decision.retry || waitedMs + decision.afterMs > longestWaitMs) {
        const kind = decision.retry ? 'unavailable' : decision.kind
        throw failed(kind, subject, decision.because, failure.headers, fork ?? false, error)
      }
      waitedMs += decision.afterMs
      log?.(`${subject}: ${decision.because}; trying again in ${Math.ceil(decision.afterMs / 1000)} s`)
      await sleep(decision.afterMs, signal)
    }
  }
}

type Headers = Readonly<Record<string, string | number | undefined>>

/** What Octokit's error holds. Without a response there was no answer; its status is then made up. */
function readFailure(error: unknown): {
  readonly status: number | undefined
  readonly headers: Headers
  readonly message: string
} {
  const message = error instanceof Error ? error.message : String(error)
  const response: unknown = error instanceof Error && 'response' in error ? error.response : undefined
  if (!isRecord(response)) return { status: undefined, headers: {}, message }
  const { status, headers } = response
  return {
    status: typeof status === 'number' ? status : undefined,
    headers: isRecord(headers) ? (headers as Headers) : {},
    message,
  }
}

function failed(
  kind: FailureKind,
  subject: string,
  because: string,
  headers: Headers,
  fork: boolean,
  cause: unknown,
): ProblemError {
  const text = `${subject}: ${because.slice(0, 500)}`
  switch (kind) {
    case 'permission':
      return new ProblemError([missingPermission(subject, headers['x-accepted-github-permissions'], fork)], {
        cause,
      })
    case 'credentials':
      return new ProblemError([problem('INFX148', text)], { cause })
    case 'refused':
      return new ProblemError([problem('INFX149', text)], { cause })
    case 'unavailable':
      return new ProblemError([problem('INFX146', text)], { cause })
  }
}

/** The status of a refused request, for callers to whom "not found" is an answer. */
export function refusedStatus(error: unknown): number | undefined {
  return error instanceof ProblemError && error.cause !== undefined
    ? readFailure(error.cause).status
    : undefined
}

async function sleepFor(milliseconds: number, signal?: AbortSignal): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer)
      reject(signal?.reason instanceof Error ? signal.reason : new Error('aborted'))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', abort, { once: true })
  })
}

/**
 * All rows of a list, 100 per page, over at most `maxPages` pages. Throws INFX147 when there are more: a decision on part
 * of a list would be a guess.
 */
export async function listAll(
  { octokit }: GitHub,
  route: string,
  parameters: Readonly<Record<string, unknown>>,
  maxPages: number,
): Promise<readonly unknown[]> {
  const rows: unknown[] = []
  let pages = 0
  for await (const { data } of octokit.paginate.iterator(route, { ...parameters, per_page: 100 })) {
    if (++pages > maxPages) {
      throw new ProblemError([problem('INFX147', `${route}: more than ${maxPages} pages of 100`)])
    }
    if (!Array.isArray(data)) throw new ProblemError([problem('INFX145', `${route}: expected a list`)])
    rows.push(...(data as readonly unknown[]))
  }
  return rows
}
