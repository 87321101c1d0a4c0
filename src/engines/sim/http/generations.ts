/** Serves generation requests: body, checks, prompt, then the answer as the step core produces it. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SimEngineConfig } from '../../../core/schema/sim-engine.generated.ts'
import { PageHasher } from '../core/page-hasher.ts'
import type { Sequence, SimRequest } from '../core/sequence.ts'
import { faultOfRequest } from '../faults.ts'
import type { RequestFault } from '../faults.ts'
import type { Oracle } from '../oracle.ts'
import type { Simulation } from '../simulation.ts'
import { openAnswer } from './answer.ts'
import { RequestRefused, parseGenerationRequest } from './generation-request.ts'
import type { GenerationRequest } from './generation-request.ts'
import { promptSeed, textOutput, wordsOutput } from './output.ts'
import type { Output } from './output.ts'
import { sendError } from './responses.ts'

export class Generations {
  readonly #config: SimEngineConfig
  readonly #simulation: Simulation
  readonly #oracle: Oracle | undefined
  readonly #onLastRequest: () => void
  #accepted = 0

  constructor(
    config: SimEngineConfig,
    simulation: Simulation,
    oracle: Oracle | undefined,
    onLastRequest: () => void,
  ) {
    this.#config = config
    this.#simulation = simulation
    this.#oracle = oracle
    this.#onLastRequest = onLastRequest
  }

  serve(request: IncomingMessage, response: ServerResponse, kind: GenerationRequest['kind']): void {
    readBody(request, this.#config.maxBodyBytes).then(
      (body) => {
        if (response.destroyed) return
        try {
          this.#generate(request, response, parseGenerationRequest(body, kind))
        } catch (error) {
          if (!(error instanceof RequestRefused)) throw error
          sendError(response, error)
        }
      },
      (error: unknown) => {
        if (error instanceof RequestRefused) {
          response.shouldKeepAlive = false
          sendError(response, error)
        } else response.destroy()
      },
    )
  }

  #generate(incoming: IncomingMessage, response: ServerResponse, request: GenerationRequest): void {
    if (request.model !== undefined && request.model !== this.#config.servedModel) {
      throw new RequestRefused(404, `The model \`${request.model}\` does not exist.`)
    }
    const number = ++this.#accepted
    const faults = this.#config.faults
    const fault = faults && faultOfRequest(faults, number)
    if (fault === 'error') throw new RequestRefused(500, 'injected fault')
    const hasher = hashPrompt(request, this.#config.pageTokens)
    const output = this.#outputFor(request, hasher)
    const sessionKey = sessionKeyOf(incoming, this.#config.router.sessionHeaders)
    const simRequest: SimRequest = {
      promptTokens: Math.max(1, hasher.tokens),
      pageHashes: [...hasher.pages],
      outputTokens: output.tokens,
      ...(sessionKey === undefined ? {} : { sessionKey }),
      fullPageHashes: () => {
        if (request.kind === 'chat') hasher.startMessage('assistant')
        hasher.feed(output.text(0, output.tokens))
        return hasher.pages
      },
    }
    if (fault === 'empty') this.#answerEmpty(response, request)
    else this.#submit(response, { request, simRequest, output, number, fault })
    if (faults?.dieAfterRequests === number) this.#onLastRequest()
  }

  #submit(
    response: ServerResponse,
    job: {
      readonly request: GenerationRequest
      readonly simRequest: SimRequest
      readonly output: Output
      readonly number: number
      readonly fault: RequestFault | undefined
    },
  ): void {
    let answer: ReturnType<typeof openAnswer> | undefined
    const open = (): ReturnType<typeof openAnswer> =>
      (answer ??= openAnswer(response, {
        id: `${job.request.kind === 'chat' ? 'chatcmpl' : 'cmpl'}-sim-${job.number}`,
        createdSeconds: Math.floor(Date.now() / 1000),
        model: this.#config.servedModel,
        request: job.request,
        output: job.output,
        streamIntervalTokens: this.#config.streamIntervalTokens,
      }))
    const submission = this.#simulation.submit(job.simRequest, {
      tokens: (sequence) => {
        open().tokens(sequence.generatedTokens)
        if (job.fault === 'reset' || job.fault === 'hang') this.#breakOff(sequence, response, job.fault)
      },
      finished: (sequence) => open().end(sequence),
    })
    if (!submission.accepted) throw this.#refusal(submission.reason, job.simRequest)
    const { sequence } = submission
    response.once('close', () => {
      if (!response.writableFinished) this.#simulation.abort(sequence)
    })
  }

  #breakOff(sequence: Sequence, response: ServerResponse, fault: 'reset' | 'hang'): void {
    // Not from inside the core's step: the abort changes what the step is about to touch.
    setImmediate(() => {
      this.#simulation.abort(sequence)
      if (fault === 'reset') response.socket?.resetAndDestroy()
    })
  }

  #answerEmpty(response: ServerResponse, request: GenerationRequest): void {
    const stream = request.stream
    response.writeHead(200, { 'content-type': stream ? 'text/event-stream' : 'application/json' })
    response.end(stream ? 'data: [DONE]\n\n' : '{"object":"chat.completion","choices":[]}')
  }

  #outputFor(request: GenerationRequest, hasher: PageHasher): Output {
    const prompt = hasher.tokens
    const limit = this.#config.maxModelLenTokens
    const asked = request.maxTokens ?? Math.max(1, limit - prompt)
    if (prompt + asked > limit || prompt >= limit) {
      throw new RequestRefused(
        400,
        `This model's maximum context length is ${limit} tokens. However, you requested ${prompt + asked} tokens ` +
          `(${prompt} in the messages, ${asked} in the completion). Please reduce the length of the messages or completion.`,
      )
    }
    const lastMessage =
      (request.messages.findLast(({ role }) => role === 'user') ?? request.messages.at(-1))?.text ?? ''
    const known = this.#oracle?.answer(lastMessage)
    if (known !== undefined) return textOutput(known, asked, request.stop)
    return wordsOutput({
      seed: this.#config.seed,
      promptHash: promptSeed(lastMessage),
      maxTokens: asked,
      ignoreEos: request.ignoreEos,
      stop: request.stop,
    })
  }

  #refusal(reason: 'pool-too-small' | 'queue-full', request: SimRequest): RequestRefused {
    if (reason === 'queue-full') return new RequestRefused(503, 'The request queue is full.')
    const tokens = request.promptTokens + request.outputTokens
    return new RequestRefused(
      400,
      `The request needs ${tokens} tokens of KV cache; max_total_num_tokens is less. ` +
        'This exceeds the maximum context length the server can hold.',
    )
  }
}

function hashPrompt(request: GenerationRequest, pageTokens: number): PageHasher {
  const hasher = new PageHasher(pageTokens)
  for (const message of request.messages) {
    if (request.kind === 'chat') hasher.startMessage(message.role)
    hasher.feed(message.text)
  }
  return hasher
}

function sessionKeyOf(incoming: IncomingMessage, headers: readonly string[]): string | undefined {
  for (const name of headers) {
    const value = incoming.headers[name]
    if (typeof value === 'string' && value !== '') return value.slice(0, 256)
  }
  return undefined
}

/** Rejects with RequestRefused (413) as soon as there is too much; the rest is not read, so that the refusal can still be sent. */
function readBody(request: IncomingMessage, maxBytes: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > maxBytes) {
        request.pause()
        reject(new RequestRefused(413, `the body is larger than ${maxBytes} bytes`))
      } else chunks.push(chunk)
    })
    request.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
    request.once('error', reject)
    request.once('close', () => reject(new Error('the client went away')))
  })
}
