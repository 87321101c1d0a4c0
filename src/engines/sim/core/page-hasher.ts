/**
 * The simulator's tokeniser: one token per word, words parted by ASCII white space (any character up to U+0020), so
 * that a client which writes text word by word controls token counts exactly. Prompts are never split into words:
 * one pass over the characters counts tokens and hashes every full page of them, chained on all pages before it,
 * so that two prompts share the hash of page i exactly when they share the first (i + 1) pages (up to collisions
 * of 53 bits).
 */
export class PageHasher {
  readonly #pageTokens: number
  readonly #pages: number[] = []
  #tokens = 0
  #high = 0x9e3779b9
  #low = 0x85ebca6b

  constructor(pageTokens: number) {
    this.#pageTokens = pageTokens
  }

  get tokens(): number {
    return this.#tokens
  }

  /** Hash of every full page so far, first page first. */
  get pages(): readonly number[] {
    return this.#pages
  }

  /** Marks the start of a message; its role changes the hash but costs no token. */
  startMessage(role: string): void {
    for (let index = 0; index < role.length; index++) this.#mix(role.charCodeAt(index) + 0x10000)
  }

  /** Adds text; a word ends with the text, even without white space after it. */
  feed(text: string): void {
    let word = 0
    let inWord = false
    for (let index = 0; index < text.length; index++) {
      const unit = text.charCodeAt(index)
      if (unit > 0x20) {
        word = inWord ? Math.imul(word ^ unit, 0x01000193) : Math.imul(0x811c9dc5 ^ unit, 0x01000193)
        inWord = true
      } else if (inWord) {
        this.#endWord(word)
        inWord = false
      }
    }
    if (inWord) this.#endWord(word)
  }

  #endWord(word: number): void {
    this.#mix(word)
    this.#tokens++
    if (this.#tokens % this.#pageTokens === 0) {
      this.#pages.push((this.#high >>> 0) + (this.#low & 0x1fffff) * 0x100000000)
    }
  }

  /** Two 32-bit lanes with different multipliers; each depends on everything before. */
  #mix(word: number): void {
    const high = Math.imul(this.#high ^ word, 0xcc9e2d51)
    this.#high = (((high << 15) | (high >>> 17)) + 0x6b64e654) | 0
    const low = Math.imul(this.#low + word, 0xc2b2ae35)
    this.#low = low ^ (low >>> 13) ^ this.#high
  }
}

/** A 32-bit hash of a text with good avalanche, for choices that must be the same in every run. */
export function hashText(text: string, seed: number): number {
  let hash = Math.imul(seed ^ 0x811c9dc5, 0x01000193)
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return mix32(hash)
}

/** Finaliser of a 32-bit hash: every input bit changes about half of the output bits. Result in [0, 2^32). */
export function mix32(value: number): number {
  let hash = value
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** The hash as a number in [0, 1). */
export const unitInterval = (hash: number): number => hash / 0x100000000
