/** The chat endpoint under load: connections, headers and the requests in flight. */
import { Client } from 'undici'
import type { LoadSpec } from '../load-client.ts'
import { Exchange } from './exchange.ts'
import type { ExchangeResult } from './exchange.ts'

/**
 * uvicorn, in front of most engines, closes idle connections after 5 s. A pool that keeps them longer writes into
 * closing sockets now and then, and each such reset would count as a failure of the engine.
 */
const keepAliveMs = 4000
/** A prompt may wait long for its first token under load; a server silent for this long is dead. */
const silenceMs = 900_000
const connectMs = 60_000

export interface ChatRequest {
  /** The inside of the `messages` array, as JSON in UTF-8. */
  readonly messages: Uint8Array
  readonly maxTokens: number
  /** Stable for a conversation: routers keep its requests on one worker. */
  readonly correlationId: string
  readonly requestId: string
}

export class ChatEndpoint {
  readonly #origin: string
  readonly #path: string
  /**
   * One connection each, the last used on top. undici's own pool looks through all connections for a free one, which at
   * a thousand streams costs more than the request.
   */
  readonly #idle: Client[] = []
  readonly #clients: Client[] = []
  readonly #exchanges = new Set<Exchange>()
  readonly #bodyHead: Buffer
  readonly #bodyTail: string
  readonly #received: (atMs: number) => void

  /** `received` is called after every piece of every answer with the time of its arrival (`clock.ts`). */
  constructor(
    spec: Pick<LoadSpec, 'endpointUrl' | 'model'>,
    extraInputs: Readonly<Record<string, unknown>>,
    received: (atMs: number) => void,
  ) {
    this.#received = received
    const url = chatUrl(spec.endpointUrl)
    this.#origin = url.origin
    this.#path = url.pathname + url.search
    // ignore_eos: answers must be as long as recorded, else runs of different models carry different loads.
    const fields = { stream: true, stream_options: { include_usage: true }, ignore_eos: true, ...extraInputs }
    this.#bodyHead = Buffer.from(`{"model":${JSON.stringify(spec.model)},"messages":[`)
    this.#bodyTail = `],${JSON.stringify(fields).slice(1, -1)}`
  }

  get inFlight(): number {
    return this.#exchanges.size
  }

  /** Never rejects and never retries: what happened is in the result. */
  send(request: ChatRequest): Promise<ExchangeResult> {
    const tail = Buffer.from(`${this.#bodyTail},"max_tokens":${request.maxTokens}}`)
    // A copy: the messages belong to a conversation that goes on.
    const body = Buffer.concat([this.#bodyHead, request.messages, tail])
    return new Promise((resolve) => {
      const client = this.#idle.pop() ?? this.#connect()
      const exchange = new Exchange({
        settled: (result) => {
          this.#exchanges.delete(exchange)
          this.#idle.push(client)
          resolve(result)
        },
        received: this.#received,
      })
      this.#exchanges.add(exchange)
      const headers = {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        'X-Correlation-ID': request.correlationId,
        'X-Request-ID': request.requestId,
      }
      client.dispatch({ path: this.#path, method: 'POST', headers, body }, exchange)
    })
  }

  /** Ends every request in flight; each resolves as cancelled. */
  cancelAll(): void {
    for (const exchange of [...this.#exchanges]) exchange.cancel()
  }

  async close(): Promise<void> {
    this.cancelAll()
    await Promise.all(this.#clients.map((client) => client.destroy()))
  }

  /** As many connections as requests: a queue in the client would be measured as time to first token. */
  #connect(): Client {
    const client = new Client(this.#origin, {
      pipelining: 1,
      keepAliveTimeout: keepAliveMs,
      keepAliveMaxTimeout: keepAliveMs,
      headersTimeout: silenceMs,
      bodyTimeout: silenceMs,
      connect: { timeout: connectMs, noDelay: true },
    })
    this.#clients.push(client)
    return client
  }
}

/** `http://host:port`, `…/v1` and the whole path are all accepted. */
export function chatUrl(endpointUrl: string): URL {
  const url = new URL(endpointUrl)
  const path = url.pathname.replace(/\/+$/, '')
  if (path.endsWith('/chat/completions')) url.pathname = path
  else url.pathname = path.endsWith('/v1') ? `${path}/chat/completions` : `${path}/v1/chat/completions`
  return url
}
