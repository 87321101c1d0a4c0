/** The ways in which a request fails, as AIPerf's error object: the type is what results are grouped by. */

export interface ExchangeError {
  /** HTTP status where there was one, 499 for our own cancellation, 0 otherwise. */
  readonly code: number
  readonly type: string
  readonly message: string
}

export const cancelledError: ExchangeError = {
  code: 499,
  type: 'RequestCancellationError',
  message: 'cancelled at the end of the run',
}

export const emptyAnswer: ExchangeError = {
  code: 200,
  type: 'NoTokens',
  message: 'the server answered 200 and sent no token',
}

export const truncatedStream = (chunks: number): ExchangeError => ({
  code: 200,
  type: 'TruncatedStream',
  message: `the stream ended after ${chunks} chunks without [DONE]`,
})

export const streamedError = (message: string): ExchangeError => ({ code: 200, type: 'StreamError', message })

/** What servers say when prompt and answer do not fit the model's context. */
const contextOverflow =
  /context.{0,30}(length|window|limit|overflow)|maximum.{0,20}(context|length)|too (long|many tokens)/is

export function errorOfStatus(status: number, body: string): ExchangeError {
  const message = body.trim().slice(0, 500) || `HTTP ${status} without a body`
  const overflow = (status === 400 || status === 413 || status === 422) && contextOverflow.test(body)
  return { code: status, type: overflow ? 'ContextOverflow' : `HTTP ${status}`, message }
}

export const isContextOverflow = (error: ExchangeError | null): boolean => error?.type === 'ContextOverflow'

const typeOfCode: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'ConnectionRefused',
  ECONNRESET: 'ConnectionReset',
  EPIPE: 'ConnectionReset',
  UND_ERR_SOCKET: 'ConnectionReset',
  ETIMEDOUT: 'Timeout',
  UND_ERR_CONNECT_TIMEOUT: 'Timeout',
  UND_ERR_HEADERS_TIMEOUT: 'Timeout',
  UND_ERR_BODY_TIMEOUT: 'Timeout',
  ENOTFOUND: 'NameNotFound',
  EAI_AGAIN: 'NameNotFound',
}

/** A failure below HTTP; a connection lost inside a stream is a truncated stream. */
export function transportError(error: Error, chunks: number): ExchangeError {
  // Several addresses of one name fail together: the first cause speaks for all.
  const cause: unknown = error instanceof AggregateError ? error.errors[0] : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const type = typeOfCode[code] ?? 'ConnectionError'
  if (chunks > 0 && type === 'ConnectionReset') return truncatedStream(chunks)
  const text = cause instanceof Error ? cause.message : String(cause)
  return { code: 0, type, message: `${code} ${text}`.trim().slice(0, 500) }
}
