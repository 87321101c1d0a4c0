/**
 * What a conversation sends: the growing message list of each turn, as the inside of a JSON array. Serialised messages
 * are kept, so that a turn costs only its new words; the recorded assistant text is in the context, not the answer that
 * the measured server gave.
 */
import type { Conversation, Message, TraceTree, Turn } from './model.ts'
import { scaledSystemTokens, scaledTokens } from './scale.ts'
import { BlockText, countWords } from './words.ts'

interface Span {
  readonly role: 'system' | 'assistant' | 'user'
  /** Words of the prompt: [from, to). */
  readonly from: number
  readonly to: number
}

type Part = (Span | Message) & { json?: string }

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
  #prefix = ''
  #rendered = 0
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

  /** The messages of turn `index`. Turns must be asked for in ascending order; skipped ones only leave their context. */
  messagesJson(tree: TraceTree, index: number): string {
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
      this.#parts.push(...content.messages.map((message) => ({ ...message })))
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
    this.#prefix = this.#parts
      .slice(0, this.#rendered)
      .map((part) => part.json ?? '')
      .join(',')
    this.#rendered = Math.min(this.#rendered, kept)
  }

  #render(): string {
    const firstUser = this.#parts.findIndex((part) => part.role === 'user')
    for (; this.#rendered < this.#parts.length; this.#rendered++) {
      const part = this.#parts[this.#rendered]
      if (!part) break
      const marker = this.#rendered === firstUser ? this.#options.marker : ''
      const content =
        marker + ('to' in part ? this.#text.words(this.#blocks, part.from, part.to) : part.content)
      part.json = `{"role":${JSON.stringify(part.role)},"content":${JSON.stringify(content)}}`
      this.#prefix = this.#rendered === 0 ? part.json : `${this.#prefix},${part.json}`
    }
    return this.#prefix
  }
}

/** AIPerf's cache-bust marker, as the agentic scenario writes it. */
export const cacheBustMarker = (twelveHex: string): string => `[rid:${twelveHex}]\n\n`
