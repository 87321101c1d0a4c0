/** One question over HTTP: request, retries, and what the answer is or why there is none. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { isRecord } from '../../core/measure/lenient-json.ts'
import type { ChatMessage } from '../../core/evals/task.ts'
import type { EvalPatience } from './settings.ts'

export interface ChatRequest {
  readonly messages: readonly ChatMessage[]
  readonly model: string
  readonly max_tokens: number
  readonly temperature: 0
  readonly top_p: 1
  readonly stop: readonly string[]
  readonly seed: number
}

/** Why a question stayed unanswered. `refused` = a 4xx that repeating does not change. */
export type FailureKind = 'connection' | 'timeout' | 'server' | 'malformed' | 'refused'

export type Answer =
  | {
      readonly state: 'answered'
      readonly text: string
      readonly truncated: boolean
      readonly attempts: number
    }
  | {
      readonly state: 'failed'
      readonly kind: FailureKind
      readonly detail: string
      readonly attempts: number
    }

type Attempt =
  | { readonly state: 'answered'; readonly text: string; readonly truncated: boolean }
  | { readonly state: 'failed'; readonly kind: FailureKind; readonly detail: string }

/** Answers longer than this are not answers of a grade-school question set. */
const maxResponseBytes = 16 * 1024 * 1024

export interface Asker {
  /** Asks until answered, refused or out of tries. Rejects only with the signal's reason when aborted. */
  readonly ask: (body: ChatRequest, signal: AbortSignal) => Promise<Answer>
  readonly close: () => Promise<void>
}

/** An HTTP client for one endpoint, with as many connections as `concurrency`. */
export function openAsker(endpointUrl: string, concurrency: number, patience: EvalPatience): Asker {
  const url = `${endpointUrl.replace(/\/+$/, '')}/v1/chat/completions`
  // undici's own header and body timeouts (300 s) are shorter than a long answer under load may take.
  const agent = new Agent({
    connections: concurrency,
    headersTimeout: 0,
    bodyTimeout: 0,
    connectTimeout: Math.min(patience.requestTimeoutMs, 10_000),
    maxResponseSize: maxResponseBytes,
  })
  return {
    ask: (body, signal) =>
      askWithRetries(() => attempt(agent, url, body, signal, patience), patience, signal),
    close: () => agent.destroy(),
  }
}

async function askWithRetries(
  once: () => Promise<Attempt>,
  patience: EvalPatience,
  signal: AbortSignal,
): Promise<Answer> {
  let backoffMs = patience.firstBackoffMs
  for (let attempts = 1; ; attempts++) {
    const result = await once()
    const isFinal =
      result.state === 'answered' || result.kind === 'refused' || attempts >= patience.maxAttempts
    if (isFinal) return { ...result, attempts }
    await sleep(backoffMs, undefined, { signal })
    backoffMs = Math.min(backoffMs * 2, patience.maxBackoffMs)
  }
}

async function attempt(
  agent: Agent,
  url: string,
  body: ChatRequest,
  signal: AbortSignal,
  patience: EvalPatience,
): Promise<Attempt> {
  const timeout = AbortSignal.timeout(patience.requestTimeoutMs)
  try {
    const response = await request(url, {
      dispatcher: agent,
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer EMPTY' },
      body: JSON.stringify(body),
      signal: AbortSignal.any([signal, timeout]),
    })
    const text = await response.body.text()
    if (response.statusCode !== 200) return failedStatus(response.statusCode, text)
    return readAnswer(text)
  } catch (error) {
    signal.throwIfAborted()
    if (timeout.aborted) {
      return { state: 'failed', kind: 'timeout', detail: `no answer within ${patience.requestTimeoutMs} ms` }
    }
    return { state: 'failed', kind: 'connection', detail: describeError(error) }
  }
}

/** 408 and 429 ask for another try; other 4xx do not. */
function failedStatus(status: number, text: string): Attempt {
  const isRefusal = status >= 400 && status < 500 && status !== 408 && status !== 429
  return {
    state: 'failed',
    kind: isRefusal ? 'refused' : 'server',
    detail: `HTTP ${status}: ${excerpt(text)}`,
  }
}

/** The text of the first choice; of a model that only reasoned, its reasoning. */
function readAnswer(text: string): Attempt {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { state: 'failed', kind: 'malformed', detail: `the answer is not JSON: ${excerpt(text)}` }
  }
  const choices = isRecord(value) ? value['choices'] : undefined
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined
  const message = isRecord(choice) ? choice['message'] : undefined
  if (!isRecord(choice) || !isRecord(message)) {
    return { state: 'failed', kind: 'malformed', detail: `the answer has no choice: ${excerpt(text)}` }
  }
  const content = [message['content'], message['reasoning_content']].find(
    (part): part is string => typeof part === 'string' && part !== '',
  )
  return { state: 'answered', text: content ?? '', truncated: choice['finish_reason'] === 'length' }
}

const excerpt = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 200 ? `${line.slice(0, 197)}…` : line || '(empty)'
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? `${error.code} ` : ''
  return `${code}${error.message || (error.cause instanceof Error ? error.cause.message : error.name)}`
}
