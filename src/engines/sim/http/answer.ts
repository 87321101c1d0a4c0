/** The OpenAI wire form of answers: whole JSON or server-sent events. */
import type { ServerResponse } from 'node:http'
import type { Sequence } from '../core/sequence.ts'
import type { GenerationRequest } from './generation-request.ts'
import type { Output } from './output.ts'

export interface Answer {
  /** Tokens `from`..`to` exist now. */
  tokens(to: number): void
  /** The last token exists; ends the response. */
  end(sequence: Sequence): void
}

interface AnswerHead {
  readonly id: string
  readonly createdSeconds: number
  readonly model: string
  readonly request: GenerationRequest
  readonly output: Output
  readonly streamIntervalTokens: number
}

export function openAnswer(response: ServerResponse, head: AnswerHead): Answer {
  return head.request.stream ? new StreamedAnswer(response, head) : new WholeAnswer(response, head)
}

function usageOf(sequence: Sequence): object {
  const prompt = sequence.request.promptTokens
  return {
    prompt_tokens: prompt,
    completion_tokens: sequence.generatedTokens,
    total_tokens: prompt + sequence.generatedTokens,
    prompt_tokens_details: { cached_tokens: sequence.cachedDeviceTokens + sequence.cachedHostTokens },
  }
}

class WholeAnswer implements Answer {
  readonly #response: ServerResponse
  readonly #head: AnswerHead

  constructor(response: ServerResponse, head: AnswerHead) {
    this.#response = response
    this.#head = head
  }

  tokens(): void {
    // Sent as a whole at the end.
  }

  end(sequence: Sequence): void {
    const { id, createdSeconds, model, request, output } = this.#head
    const text = output.text(0, sequence.generatedTokens)
    const chat = request.kind === 'chat'
    const body = JSON.stringify({
      id,
      object: chat ? 'chat.completion' : 'text_completion',
      created: createdSeconds,
      model,
      choices: [
        {
          index: 0,
          ...(chat ? { message: { role: 'assistant', content: text } } : { text }),
          logprobs: null,
          finish_reason: output.finishReason,
        },
      ],
      usage: usageOf(sequence),
    })
    this.#response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    })
    this.#response.end(body)
  }
}

class StreamedAnswer implements Answer {
  readonly #response: ServerResponse
  readonly #head: AnswerHead
  /** `data: {…,"choices":[{"index":0,` up to where chunks differ. */
  readonly #opening: string
  #sent = 0

  constructor(response: ServerResponse, head: AnswerHead) {
    this.#response = response
    this.#head = head
    const object = head.request.kind === 'chat' ? 'chat.completion.chunk' : 'text_completion'
    const start = { id: head.id, object, created: head.createdSeconds, model: head.model }
    this.#opening = `data: ${JSON.stringify(start).slice(0, -1)},"choices":[`
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache',
    })
    response.flushHeaders()
  }

  tokens(to: number): void {
    const gathered = to - this.#sent
    if (this.#sent > 0 && gathered < this.#head.streamIntervalTokens) return
    this.#send(to)
  }

  end(sequence: Sequence): void {
    if (sequence.generatedTokens > this.#sent) this.#send(sequence.generatedTokens)
    const chat = this.#head.request.kind === 'chat'
    const last = `${chat ? '"delta":{}' : '"text":""'},"finish_reason":"${this.#head.output.finishReason}"`
    let text = `${this.#opening}{"index":0,${last}}]}\n\n`
    if (this.#head.request.includeUsage) {
      text += `${this.#opening}],"usage":${JSON.stringify(usageOf(sequence))}}\n\n`
    }
    this.#response.end(`${text}data: [DONE]\n\n`)
  }

  #send(to: number): void {
    const text = JSON.stringify(this.#head.output.text(this.#sent, to))
    const role = this.#sent === 0 ? '"role":"assistant",' : ''
    const piece = this.#head.request.kind === 'chat' ? `"delta":{${role}"content":${text}}` : `"text":${text}`
    this.#sent = to
    this.#response.write(`${this.#opening}{"index":0,${piece},"finish_reason":null}]}\n\n`)
  }
}
