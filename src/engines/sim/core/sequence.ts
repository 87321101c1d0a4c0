/** What the core needs to know of a request; text stays outside. */
export interface SimRequest {
  readonly promptTokens: number
  /** Hash of every full page of the prompt (PageHasher). */
  readonly pageHashes: readonly number[]
  /** Tokens the answer will have, ≥ 1; known beforehand because the text is made up. */
  readonly outputTokens: number
  /** What keeps a session on one rank. */
  readonly sessionKey?: string
  /** Hashes of the full pages of prompt and answer together, asked for when the sequence has finished; absent = the answer is not cached. */
  readonly fullPageHashes?: () => readonly number[]
}

export type SequenceState = 'waiting' | 'prefill' | 'decode' | 'transfer' | 'done'

/** One request on its way through the engine. Times in seconds of the caller's clock. */
export class Sequence {
  readonly id: number
  readonly request: SimRequest
  readonly submittedAt: number
  state: SequenceState = 'waiting'
  /** When it joined the queue it waits or waited in. */
  enqueuedAt: number
  admittedAt = NaN
  firstTokenAt = NaN
  lastTokenAt = NaN
  /** Tokens whose KV exists, cached ones included. */
  computedTokens = 0
  /** Tokens that must be computed before decoding: the prompt, and after a retraction what was generated too. */
  targetTokens: number
  generatedTokens = 0
  decodeSteps = 0
  /** Prompt tokens found on the device and on the host at the first admission. */
  cachedDeviceTokens = 0
  cachedHostTokens = 0
  /** Prefill may start then: the host's pages have been loaded. */
  readyAt = 0
  /** First pages of the prompt in use from the shared table, and pages of its own. */
  sharedPages = 0
  privatePages = 0
  retractions = 0

  constructor(id: number, request: SimRequest, nowSeconds: number) {
    this.id = id
    this.request = request
    this.submittedAt = nowSeconds
    this.enqueuedAt = nowSeconds
    this.targetTokens = request.promptTokens
  }

  /** Prompt and answer so far. */
  get contextTokens(): number {
    return this.request.promptTokens + this.generatedTokens
  }
}
