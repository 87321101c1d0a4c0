/** A chat endpoint that streams: real HTTP on loopback, with the ways in which real servers go wrong. */
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

export type Behaviour =
  | 'answer'
  | 'no-tokens'
  | 'no-usage'
  | 'cut'
  | 'reset'
  | 'hang'
  | 'hang-after-first'
  | { readonly status: number; readonly body: string }
  | { readonly events: readonly string[] }

export interface SeenRequest {
  readonly index: number
  readonly correlationId: string
  readonly requestId: string
  readonly body: {
    readonly model: string
    readonly max_tokens: number
    readonly messages: readonly { readonly role: string; readonly content: string }[]
    readonly [field: string]: unknown
  }
  readonly startMs: number
  endMs: number
  /** The connection was closed by the client before the answer ended. */
  closedEarly: boolean
}

export interface SseServerOptions {
  readonly ttftMs?: number
  readonly gapMs?: number
  readonly behaviour?: (request: SeenRequest) => Behaviour
  /** Body of /metrics; absent = 404. */
  readonly metrics?: (server: SseServer) => string
}

export class SseServer {
  readonly requests: SeenRequest[] = []
  inFlight = 0
  maxInFlight = 0
  scrapes = 0
  generatedTokens = 0
  readonly #options: SseServerOptions
  readonly #server: Server

  private constructor(options: SseServerOptions) {
    this.#options = options
    this.#server = createServer((request, response) => {
      this.#handle(request, response).catch((error: unknown) => {
        // A client that went away is what several tests are about; everything else is a fault of this fake.
        if (!response.destroyed) throw error
      })
    })
  }

  static async start(options: SseServerOptions = {}): Promise<SseServer> {
    const server = new SseServer(options)
    await new Promise<void>((resolve) => server.#server.listen(0, '127.0.0.1', resolve))
    return server
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === '/metrics') {
      this.scrapes++
      const text = this.#options.metrics?.(this)
      response.writeHead(text === undefined ? 404 : 200).end(text)
      return
    }
    const parts: Buffer[] = []
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
    const seen: SeenRequest = {
      index: this.requests.length,
      correlationId: String(request.headers['x-correlation-id']),
      requestId: String(request.headers['x-request-id']),
      body: JSON.parse(Buffer.concat(parts).toString()) as SeenRequest['body'],
      startMs: performance.now(),
      endMs: NaN,
      closedEarly: false,
    }
    this.requests.push(seen)
    this.inFlight++
    this.maxInFlight = Math.max(this.maxInFlight, this.inFlight)
    response.once('close', () => {
      this.inFlight--
      seen.endMs = performance.now()
      seen.closedEarly = !response.writableFinished
    })
    await this.#answer(seen, response)
  }

  async #answer(seen: SeenRequest, response: ServerResponse): Promise<void> {
    const behaviour = this.#options.behaviour?.(seen) ?? 'answer'
    if (behaviour === 'hang') return
    if (typeof behaviour === 'object') {
      if ('status' in behaviour) response.writeHead(behaviour.status).end(behaviour.body)
      else response.writeHead(200, sse).end(behaviour.events.map((event) => `data: ${event}\n\n`).join(''))
      return
    }
    await sleep(this.#options.ttftMs ?? 0)
    if (behaviour === 'reset') {
      response.destroy()
      return
    }
    response.writeHead(200, sse)
    const tokens = behaviour === 'no-tokens' ? 0 : seen.body.max_tokens
    for (let token = 0; token < tokens; token++) {
      if (token > 0) await sleep(this.#options.gapMs ?? 0)
      if (response.destroyed) return
      response.write(event({ choices: [{ index: 0, delta: { content: ` w${token}` } }] }))
      this.generatedTokens++
      if (behaviour === 'hang-after-first') return
      if (behaviour === 'cut' && token === Math.floor(tokens / 2)) {
        response.end()
        return
      }
    }
    if (behaviour !== 'no-usage') response.write(event({ choices: [], usage: usageOf(seen, tokens) }))
    response.end('data: [DONE]\n\n')
  }
}

const sse = { 'content-type': 'text/event-stream' }
const event = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`

/** Counts words, as the simulated engine does. */
export const promptWords = (seen: Pick<SeenRequest, 'body'>): number =>
  seen.body.messages.reduce((sum, { content }) => sum + (content.match(/\S+/g)?.length ?? 0), 0)

const usageOf = (seen: SeenRequest, tokens: number) => ({
  prompt_tokens: promptWords(seen),
  completion_tokens: tokens,
  total_tokens: promptWords(seen) + tokens,
})
