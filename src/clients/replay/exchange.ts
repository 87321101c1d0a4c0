/** One request and its streamed answer: every time that matters, and what went wrong. */
import { StringDecoder } from 'node:string_decoder'
import type { Dispatcher } from 'undici'
import { createParser } from 'eventsource-parser'
import { nowMs } from './clock.ts'
import {
  cancelledError,
  emptyAnswer,
  errorOfStatus,
  streamedError,
  transportError,
  truncatedStream,
} from './exchange-error.ts'
import type { ExchangeError } from './exchange-error.ts'

export interface TokenUsage {
  readonly promptTokens: number
  readonly completionTokens: number
}

/** Times in milliseconds of `clock.ts`. */
export interface ExchangeResult {
  readonly startMs: number
  /** When the status line came; null when none did. */
  readonly ackMs: number | null
  readonly endMs: number
  /** Arrival of each chunk that carried content, ascending; the first is the first token. */
  readonly chunkMs: readonly number[]
  /** As the server counts; null when it did not say. */
  readonly usage: TokenUsage | null
  readonly error: ExchangeError | null
  readonly cancelled: boolean
}

/** An error body is kept only as far as someone would read it. */
const maxErrorBodyBytes = 2048
/** No event of a model server is longer; a stream without line ends must not fill the memory. */
const maxEventCharacters = 4 * 2 ** 20

export interface ExchangeListener {
  /** Called once, whatever happens. */
  readonly settled: (result: ExchangeResult) => void
  /** Called after every piece of an answer with the time of its arrival. */
  readonly received: (atMs: number) => void
}

/** Handler of one undici dispatch. */
export class Exchange implements Dispatcher.DispatchHandler {
  readonly #startMs = nowMs()
  readonly #decoder = new StringDecoder('utf8')
  readonly #chunkMs: number[] = []
  readonly #listener: ExchangeListener
  readonly #parser = createParser({
    onEvent: (event) => this.#onEvent(event.data),
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded') this.#error ??= streamedError(error.message)
    },
    maxBufferSize: maxEventCharacters,
  })
  #controller: Dispatcher.DispatchController | undefined
  #ackMs: number | null = null
  #lastMs = 0
  #status = 0
  #errorBody = ''
  #usage: TokenUsage | null = null
  #error: ExchangeError | null = null
  #finished = false
  #cancelled = false
  #isSettled = false

  constructor(listener: ExchangeListener) {
    this.#listener = listener
  }

  /** Ends the request now; it is recorded as cancelled. */
  cancel(): void {
    if (this.#isSettled) return
    this.#cancelled = true
    // First: abort reports its own error at once.
    this.#settle(cancelledError)
    // Without a controller the request still waits for a connection; onRequestStart ends it.
    this.#controller?.abort(new Error('cancelled'))
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#cancelled) controller.abort(new Error('cancelled'))
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number): void {
    this.#ackMs = nowMs()
    this.#status = status
  }

  onResponseData(_controller: Dispatcher.DispatchController, bytes: Buffer): void {
    this.#lastMs = nowMs()
    if (this.#status === 200) {
      this.#parser.feed(this.#decoder.write(bytes))
    } else if (this.#errorBody.length < maxErrorBodyBytes) {
      this.#errorBody += this.#decoder.write(bytes.subarray(0, maxErrorBodyBytes - this.#errorBody.length))
    }
    this.#listener.received(this.#lastMs)
  }

  onResponseEnd(): void {
    if (this.#status !== 200) this.#settle(errorOfStatus(this.#status, this.#errorBody))
    else if (this.#error) this.#settle(this.#error)
    else if (!this.#finished) this.#settle(truncatedStream(this.#chunkMs.length))
    else this.#settle(this.#chunkMs.length === 0 ? emptyAnswer : null)
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#settle(this.#error ?? transportError(error, this.#chunkMs.length))
  }

  #onEvent(data: string): void {
    if (data === '[DONE]') {
      this.#finished = true
      return
    }
    let chunk: StreamChunk
    try {
      // A model server is untrusted: it may send any JSON value.
      chunk = (JSON.parse(data) ?? {}) as StreamChunk
    } catch (cause) {
      this.#error ??= streamedError(`not JSON: ${cause instanceof Error ? cause.message : String(cause)}`)
      return
    }
    if (chunk.error) this.#error ??= streamedError(JSON.stringify(chunk.error).slice(0, 300))
    if (hasContent(chunk)) this.#chunkMs.push(this.#lastMs)
    const usage = chunk.usage
    if (usage && isCount(usage.prompt_tokens) && isCount(usage.completion_tokens)) {
      this.#usage = { promptTokens: usage.prompt_tokens, completionTokens: usage.completion_tokens }
    }
  }

  #settle(error: ExchangeError | null): void {
    if (this.#isSettled) return
    this.#isSettled = true
    this.#listener.settled({
      startMs: this.#startMs,
      ackMs: this.#ackMs,
      endMs: nowMs(),
      chunkMs: this.#chunkMs,
      usage: this.#usage,
      error,
      cancelled: this.#cancelled,
    })
  }
}

/** The untrusted shape of a chat completion chunk: every member may be anything. */
interface StreamChunk {
  readonly error?: unknown
  readonly choices?: unknown
  readonly usage?: { readonly prompt_tokens?: unknown; readonly completion_tokens?: unknown } | null
}

interface StreamChoice {
  readonly text?: unknown
  readonly delta?: {
    readonly content?: unknown
    readonly reasoning_content?: unknown
    readonly reasoning?: unknown
    readonly tool_calls?: unknown
  } | null
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''

/** A token is text, reasoning text or a piece of a tool call. */
function hasContent(chunk: StreamChunk): boolean {
  const choice = Array.isArray(chunk.choices) ? (chunk.choices[0] as StreamChoice | null | undefined) : null
  const delta = choice?.delta
  if (!delta) return isText(choice?.text)
  return (
    isText(delta.content) ||
    isText(delta.reasoning_content) ||
    isText(delta.reasoning) ||
    (Array.isArray(delta.tool_calls) && delta.tool_calls.length > 0)
  )
}
