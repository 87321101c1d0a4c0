/**
 * Seeded random numbers that are the same on every platform: integer arithmetic only (`Math.imul`), and for the
 * exponential V8's own `Math.log` (a port of fdlibm, not the platform's libm).
 */

/** Mixes 32 bits (the finaliser of MurmurHash3): neighbouring inputs give unrelated outputs. */
export function mix32(value: number): number {
  let bits = value | 0
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

/** 32 bits of a string (FNV-1a over UTF-16 units, then mixed). */
export function hashText(text: string): number {
  let bits = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193)
  }
  return mix32(bits)
}

/** 32 bits of a whole number up to 2^53 and a salt. */
export const hashNumber = (value: number, salt: number): number =>
  mix32(mix32((value >>> 0) ^ salt) + Math.imul(Math.floor(value / 2 ** 32) + 1, 0x9e3779b9))

/** One stream of random numbers: xoshiro128**, its four words filled from the seed and a name. */
export class Prng {
  #a: number
  #b: number
  #c: number
  #d: number

  /** Streams of one seed with different names are independent, so adding a consumer never shifts another. */
  constructor(seed: number, name: string) {
    const start = hashNumber(seed, hashText(name))
    this.#a = mix32(start + 0x9e3779b9)
    this.#b = mix32(start + 0x3c6ef372)
    this.#c = mix32(start + 0xdaa66d2b)
    this.#d = mix32(start + 0x78dde6e4) | 1
  }

  /** Uniform in [0, 2^32). */
  uint32(): number {
    const scaled = Math.imul(this.#b, 5)
    const result = Math.imul((scaled << 7) | (scaled >>> 25), 9) >>> 0
    const shifted = this.#b << 9
    this.#c ^= this.#a
    this.#d ^= this.#b
    this.#b ^= this.#c
    this.#a ^= this.#d
    this.#c ^= shifted
    this.#d = (this.#d << 11) | (this.#d >>> 21)
    return result
  }

  /** Uniform in [0, 1), 53 bits. */
  uniform(): number {
    return ((this.uint32() >>> 5) * 2 ** 26 + (this.uint32() >>> 6)) / 2 ** 53
  }

  /** Uniform whole number in [low, high], both included. */
  integer(low: number, high: number): number {
    return low + Math.floor(this.uniform() * (high - low + 1))
  }

  /** Exponential with the given mean, ≥ 0. */
  exponential(mean: number): number {
    return -Math.log(1 - this.uniform()) * mean
  }

  /** A shuffled copy (Fisher-Yates). */
  shuffle<Item>(items: readonly Item[]): Item[] {
    const shuffled = [...items]
    for (let index = shuffled.length - 1; index > 0; index--) {
      const other = this.integer(0, index)
      const held = shuffled[index] as Item
      shuffled[index] = shuffled[other] as Item
      shuffled[other] = held
    }
    return shuffled
  }
}
