import { KvPool } from './kv-pool.ts'
import type { Sequence } from './sequence.ts'

export interface RankLimits {
  readonly pageTokens: number
  readonly kvPoolTokens: number
  readonly hostPoolTokens: number
  readonly hostLoadTokensPerSecond: number
  readonly maxRunning: number
  /** Decode ranks of a disaggregated deployment get KV by transfer and keep no prefix cache. */
  readonly prefixCache: boolean
}

/** One attention data-parallel rank: its KV pool, its queue and the sequences it works on. */
export class Rank {
  readonly limits: RankLimits
  readonly pool: KvPool
  readonly waiting: Sequence[] = []
  /** Admitted, in order of admission: prefilling or decoding. */
  readonly running: Sequence[] = []
  #hostLinkFreeAt = 0

  constructor(limits: RankLimits) {
    this.limits = limits
    this.pool = new KvPool(
      Math.floor(limits.kvPoolTokens / limits.pageTokens),
      limits.prefixCache ? Math.floor(limits.hostPoolTokens / limits.pageTokens) : 0,
    )
  }

  /** Tokens of everything queued or running: what balances load. */
  get pendingTokens(): number {
    let tokens = 0
    for (const sequence of this.waiting) tokens += sequence.contextTokens
    for (const sequence of this.running) tokens += sequence.contextTokens
    return tokens
  }

  get pendingSequences(): number {
    return this.waiting.length + this.running.length
  }

  enqueue(sequence: Sequence, nowSeconds: number): void {
    sequence.state = 'waiting'
    sequence.enqueuedAt = nowSeconds
    this.waiting.push(sequence)
  }

  /** FIFO admission while the limit and the pool allow; a sequence that does not fit holds back those behind it. */
  admit(nowSeconds: number): readonly Sequence[] {
    const admitted: Sequence[] = []
    for (let head = this.waiting[0]; head; head = this.waiting[0]) {
      if (this.running.length >= this.limits.maxRunning || !this.#allocatePrompt(head, nowSeconds)) break
      this.waiting.shift()
      head.admittedAt = nowSeconds
      head.state = 'prefill'
      this.running.push(head)
      admitted.push(head)
    }
    return admitted
  }

  /** Pages for the next `tokens` tokens of a decoding sequence. False = the pool is exhausted. */
  growFor(sequence: Sequence, tokens: number): boolean {
    const pages = Math.ceil((sequence.contextTokens + tokens) / this.limits.pageTokens)
    const missing = pages - sequence.sharedPages - sequence.privatePages
    if (!this.pool.allocate(missing)) return false
    sequence.privatePages += Math.max(0, missing)
    return true
  }

  /** Makes the prompt's full pages findable, once they are computed. */
  sharePrompt(sequence: Sequence): void {
    if (!this.limits.prefixCache) return
    this.#share(sequence, sequence.request.pageHashes)
  }

  /** Takes a sequence off the rank and its pages with it; the shared ones stay cached. */
  release(sequence: Sequence, keepAnswer: boolean): void {
    let hashes = sequence.request.pageHashes
    if (keepAnswer && this.limits.prefixCache && sequence.request.fullPageHashes) {
      hashes = sequence.request.fullPageHashes()
      this.#share(sequence, hashes)
    }
    this.pool.freePrivate(sequence.privatePages)
    this.pool.releasePrefix(hashes, sequence.sharedPages)
    sequence.privatePages = 0
    sequence.sharedPages = 0
    remove(this.running, sequence)
    remove(this.waiting, sequence)
  }

  /** Sends a running sequence back to the head of the queue; its pages are freed, its tokens so far will be prefilled again. */
  retract(sequence: Sequence, nowSeconds: number): void {
    this.release(sequence, false)
    sequence.retractions++
    sequence.computedTokens = 0
    sequence.targetTokens = sequence.contextTokens
    sequence.state = 'waiting'
    sequence.enqueuedAt = nowSeconds
    this.waiting.unshift(sequence)
  }

  #share(sequence: Sequence, hashes: readonly number[]): void {
    const to = Math.min(hashes.length, sequence.sharedPages + sequence.privatePages)
    if (to <= sequence.sharedPages) return
    this.pool.share(hashes, sequence.sharedPages, to)
    sequence.privatePages -= to - sequence.sharedPages
    sequence.sharedPages = to
  }

  #allocatePrompt(sequence: Sequence, nowSeconds: number): boolean {
    const { pageTokens, prefixCache } = this.limits
    const hashes = sequence.request.pageHashes
    // The last token is always computed: its logits give the next one.
    const limit = Math.min(hashes.length, Math.floor((sequence.targetTokens - 1) / pageTokens))
    const found = prefixCache ? this.pool.match(hashes, limit) : { devicePages: 0, hostPages: 0 }
    const matched = found.devicePages + found.hostPages
    if (!this.pool.usePrefix(hashes, found)) return false
    const own = Math.ceil(sequence.targetTokens / pageTokens) - matched
    // One spare page per running sequence, so that an admission does not at once cause a retraction.
    if (this.pool.availablePages < own + this.running.length || !this.pool.allocate(own)) {
      this.pool.releasePrefix(hashes, matched)
      return false
    }
    sequence.sharedPages = matched
    sequence.privatePages = own
    sequence.computedTokens = matched * pageTokens
    // A decode rank gets its KV by transfer: what prefill found cached stays what the request is told.
    if (prefixCache && sequence.retractions === 0) {
      sequence.cachedDeviceTokens = found.devicePages * pageTokens
      sequence.cachedHostTokens = found.hostPages * pageTokens
    }
    sequence.readyAt = this.#loadFromHost(sequence, found.hostPages * pageTokens, nowSeconds)
    return true
  }

  /** The load starts when the request joins the queue (it is prefetched while it waits), one at a time per rank. */
  #loadFromHost(sequence: Sequence, tokens: number, nowSeconds: number): number {
    if (tokens === 0) return nowSeconds
    const start = Math.max(sequence.enqueuedAt, this.#hostLinkFreeAt)
    this.#hostLinkFreeAt = start + tokens / this.limits.hostLoadTokensPerSecond
    return Math.max(nowSeconds, this.#hostLinkFreeAt)
  }
}

function remove(list: Sequence[], sequence: Sequence): void {
  const index = list.indexOf(sequence)
  if (index >= 0) list.splice(index, 1)
}
