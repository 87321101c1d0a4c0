/**
 * Text from hash ids. A word is four letters, a token is a word: the simulated engine counts words, a real one
 * reports its own token counts. 4,096 words of pure ASCII, none of which JSON has to escape.
 */
import { Buffer } from 'node:buffer'
import { hashNumber, hashText, mix32 } from './prng.ts'

const consonants = 'bcdfghjklmnprstv'
const vowels = 'aeio'
const syllables = Array.from({ length: 64 }, (_, index) =>
  [consonants[index >> 2] ?? '', vowels[index & 3] ?? ''].join(''),
)
/** Bytes of word w at 4w. */
const wordBytes = Buffer.from(
  Array.from({ length: 4096 }, (_, index) =>
    [syllables[index >> 6] ?? '', syllables[index & 63] ?? ''].join(''),
  ).join(''),
  'latin1',
)

const space = 0x20

/** Writes words of hash blocks; one per tree. */
export class BlockText {
  readonly #salt: number
  readonly #blockTokens: number

  /** `blockTokens`: tokens per block after scaling, > 0, need not be whole. */
  constructor(blockSalt: string, blockTokens: number) {
    this.#salt = hashText(blockSalt)
    this.#blockTokens = blockTokens
  }

  /**
   * Writes the words at positions [from, to) of a prompt made of `blocks` into `target` at `offset`, one space between
   * them; the place must hold `wordsLength(to - from)` bytes.
   */
  write(target: Buffer, offset: number, blocks: readonly number[], from: number, to: number): void {
    let at = offset
    let position = from
    while (position < to) {
      const block = Math.floor(position / this.#blockTokens)
      const first = Math.ceil(block * this.#blockTokens)
      const end = Math.min(to, Math.max(position + 1, Math.ceil((block + 1) * this.#blockTokens)))
      // A trace may list fewer ids than its prompt has tokens; the rest is text that no other block shares.
      const seed = hashNumber(blocks[block] ?? -1 - block, this.#salt)
      for (; position < end; position++) {
        const word = (mix32(seed + Math.imul(position - first + 1, 0x9e3779b9)) & 4095) * 4
        if (at > offset) target[at++] = space
        target[at++] = wordBytes[word] ?? space
        target[at++] = wordBytes[word + 1] ?? space
        target[at++] = wordBytes[word + 2] ?? space
        target[at++] = wordBytes[word + 3] ?? space
      }
    }
  }

  /** The same as a text. */
  words(blocks: readonly number[], from: number, to: number): string {
    const bytes = Buffer.allocUnsafe(wordsLength(to - from))
    this.write(bytes, 0, blocks, from, to)
    return bytes.toString('latin1')
  }
}

/** Bytes of so many words with a space between them. */
export const wordsLength = (words: number): number => Math.max(0, words * 5 - 1)

/** Words of a text, the measure used where a trace gives text and no token counts. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}
