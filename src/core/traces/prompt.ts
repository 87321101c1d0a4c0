/**
 * What a conversation sends: the growing message list of each turn, as the inside of a JSON array. The bytes are kept, so
 * that a turn costs only its new words; and they are kept outside the JavaScript heap, because contexts of thousands of
 * lanes would make every pause of the garbage collector visible in the schedule. The recorded assistant text is in the
 * context, not the answer that the measured server gave.
 */
import { Buffer } from 'node:buffer'
import type { Conversation, Message, TraceTree, Turn } from './model.ts'
import { scaledSystemTokens, scaledTokens } from './scale.ts'
import { BlockText, countWords, wordsLength } from './words.ts'

interface Span {
  readonly role: 'system' | 'assistant' | 'user'
  /** Words of the prompt: [from, to). */
  readonly from: number
  readonly to: number
}

type Part = Span | Message

export interface PromptOptions {
  readonly scale: number
  /** Put before the first user message of every conversation of one play: no two plays share a prefix beyond it. */
  readonly marker: string
}

export class ConversationPrompt {
  readonly #conversation: Conversation
  readonly #options: PromptOptions
  readonly #text: BlockText
  readonly #blockTokens: number
  readonly #blocks: number[] = []
  #parts: Part[] = []
  /** Serialised parts one after the other, and where each ends. */
  #bytes = Buffer.alloc(0)
  readonly #ends: number[] = []
  #turns = 0
  #tokens = 0
  #recordedBlocks = 0

  constructor(tree: TraceTree, conversation: Conversation, options: PromptOptions) {
    this.#conversation = conversation
    this.#options = options
    this.#blockTokens = tree.blockSize / options.scale
    this.#text = new BlockText(tree.blockSalt, this.#blockTokens)
  }

  /** Words of the current prompt without the marker: what an engine that counts words would count. */
  get tokens(): number {
    return this.#tokens
  }

  /**
   * The messages of turn `index`, as UTF-8; valid until the next call. Turns must be asked for in ascending order;
   * skipped ones only leave their context.
   */
  messages(tree: TraceTree, index: number): Uint8Array {
    while (this.#turns <= index) {
      const turn = this.#conversation.turns[this.#turns]
      if (!turn) throw new RangeError(`${this.#conversation.id} has no turn ${index}`)
      this.#append(tree, turn)
      this.#turns++
    }
    return this.#render()
  }

  #append(tree: TraceTree, turn: Turn): void {
    const { content } = turn
    if (content.kind === 'messages') {
      if (content.reset) this.#cut(0)
      this.#parts.push(...content.messages)
      this.#tokens = this.#parts.reduce((sum, part) => sum + ('to' in part ? 0 : countWords(part.content)), 0)
      return
    }
    const previous = this.#conversation.turns[this.#turns - 1]
    this.#blocks.length = Math.min(this.#blocks.length, content.keep)
    for (const id of content.fresh) this.#blocks.push(id)
    // The last, partly filled block of a prompt gets another id when it fills up: that is no edit of the history.
    const whole = content.keep >= this.#recordedBlocks
    this.#recordedBlocks = Math.floor(turn.inputTokens / tree.blockSize)
    if (!whole) this.#cut(Math.floor(content.keep * this.#blockTokens))
    const from = this.#tokens
    const to = Math.max(from + 1, scaledTokens(turn.inputTokens, this.#options.scale))
    if (from === 0) this.#open(to)
    else {
      const answered = whole && previous ? scaledTokens(previous.outputTokens, this.#options.scale) : 0
      const middle = Math.min(from + answered, to - 1)
      if (middle > from) this.#parts.push({ role: 'assistant', from, to: middle })
      this.#parts.push({ role: 'user', from: Math.max(from, middle), to })
    }
    this.#tokens = to
  }

  #open(to: number): void {
    const system = Math.min(scaledSystemTokens(this.#conversation.systemTokens, this.#options.scale), to - 1)
    if (system > 0) this.#parts.push({ role: 'system', from: 0, to: system })
    this.#parts.push({ role: 'user', from: system, to })
  }

  /** Keeps the messages that end within the first `tokens` words. */
  #cut(tokens: number): void {
    const kept = this.#parts.findIndex((part) => !('to' in part) || part.to > tokens)
    if (kept < 0) return
    this.#parts = this.#parts.slice(0, kept)
    const last = this.#parts.at(-1)
    this.#tokens = last && 'to' in last ? last.to : 0
    this.#ends.length = Math.min(this.#ends.length, kept)
  }

  #render(): Uint8Array {
    const firstUser = this.#parts.findIndex((part) => part.role === 'user')
    for (let index = this.#ends.length; index < this.#parts.length; index++) {
      const part = this.#parts[index]
      if (!part) break
      const marker = index === firstUser ? this.#options.marker : ''
      if ('to' in part) this.#renderSpan(part, index, marker)
      else this.#place(messageJson(part.role, marker + part.content, index))
    }
    return this.#bytes.subarray(0, this.#ends.at(-1) ?? 0)
  }

  #renderSpan(span: Span, index: number, marker: string): void {
    const json = messageJson(span.role, marker, index)
    // The words go between the marker and the closing quote and brace.
    const head = json.length - closing.length
    const length = wordsLength(span.to - span.from)
    const start = this.#reserve(json.length + length)
    this.#bytes.write(json, start, head, 'latin1')
    this.#text.write(this.#bytes, start + head, this.#blocks, span.from, span.to)
    this.#bytes.write(closing, start + head + length, 'latin1')
  }

  #place(json: string): void {
    const bytes = Buffer.from(json)
    // Reserving may move the bytes, so it comes first.
    const start = this.#reserve(bytes.length)
    bytes.copy(this.#bytes, start)
  }

  /** Makes room for one more part and notes its end; returns its start. */
  #reserve(length: number): number {
    const start = this.#ends.at(-1) ?? 0
    const end = start + length
    if (end > this.#bytes.length) {
      const grown = Buffer.allocUnsafeSlow(Math.max(1024, Math.ceil(end * growth)))
      this.#bytes.copy(grown, 0, 0, start)
      this.#bytes = grown
    }
    this.#ends.push(end)
    return start
  }
}

/** Spare room for coming turns, against a copy each time. */
const growth = 1.25
const closing = '"}'

const messageJson = (role: string, content: string, index: number): string =>
  `${index === 0 ? '' : ','}{"role":${JSON.stringify(role)},"content":${JSON.stringify(content)}}`

/** AIPerf's cache-bust marker, as the agentic scenario writes it. */
export const cacheBustMarker = (twelveHex: string): string => `[rid:${twelveHex}]\n\n`
