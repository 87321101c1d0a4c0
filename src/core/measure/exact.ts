/**
 * Exact arithmetic on doubles. A published mean must not depend on the order of summation: values exactly on a
 * rounding tie came out one unit off with a running sum (docs/measurement.md, "Arithmetic"). Every finite double is
 * an integer multiple of 2^-1074, so sums and sums of squares are exact as big integers of that unit.
 */

/** A finite double as `mantissa · 2^exponent`, mantissa an integer of at most 53 bits. */
export interface Dyadic {
  readonly mantissa: bigint
  readonly exponent: number
}

const view = new DataView(new ArrayBuffer(8))

/** Splits a finite double; throws on NaN and infinities. */
export function decompose(value: number): Dyadic {
  if (!Number.isFinite(value)) throw new RangeError(`${value} has no exact representation`)
  view.setFloat64(0, value)
  const high = view.getUint32(0)
  const biased = (high >>> 20) & 0x7ff
  const top = BigInt((high & 0xfffff) | (biased === 0 ? 0 : 0x100000))
  const magnitude = (top << 32n) | BigInt(view.getUint32(4))
  return { mantissa: value < 0 ? -magnitude : magnitude, exponent: Math.max(biased, 1) - 1075 }
}

/** Exact sums of finite doubles: `sum` in units of 2^-1074, `squares` in units of 2^-2148. */
export interface ExactSums {
  readonly count: number
  readonly sum: bigint
  readonly squares: bigint
}

/**
 * Values per block: the largest partial product has 42 bits, so 2^11 of them still fit a double's 53 bits and the
 * inner loop needs no big integers (150,000 values take about 5 ms).
 */
const BLOCK = 2048
const EXPONENTS = 2048

/** Exact sum and sum of squares. Throws on NaN and infinities. */
export function exactSums(values: Float64Array): ExactSums {
  let sum = 0n
  let squares = 0n
  const blocks = new BlockSums()
  for (let from = 0; from < values.length; from += BLOCK) {
    blocks.add(values.subarray(from, from + BLOCK))
    const folded = blocks.fold()
    sum += folded.sum
    squares += folded.squares
  }
  return { count: values.length, sum, squares }
}

/** Partial sums per binary exponent; every array entry stays an exactly represented integer within one block. */
class BlockSums {
  private readonly low = new Float64Array(EXPONENTS)
  private readonly high = new Float64Array(EXPONENTS)
  private readonly squareParts = [0, 1, 2, 3, 4].map(() => new Float64Array(EXPONENTS))
  private smallest = EXPONENTS
  private largest = -1

  add(values: Float64Array): void {
    const [p0, p16, p32, p48, p64] = this.squareParts
    if (!p0 || !p16 || !p32 || !p48 || !p64) throw new Error('five parts are made above')
    for (const value of values) {
      view.setFloat64(0, value)
      const head = view.getUint32(0)
      const tail = view.getUint32(4)
      const biased = (head >>> 20) & 0x7ff
      if (biased === 0x7ff) throw new RangeError(`${value} cannot be summed exactly`)
      const slot = biased === 0 ? 1 : biased
      const a = (head & 0xfffff) | (biased === 0 ? 0 : 0x100000)
      const b = tail >>> 16
      const c = tail & 0xffff
      const sign = value < 0 ? -1 : 1
      this.high[slot] = (this.high[slot] ?? 0) + sign * a
      this.low[slot] = (this.low[slot] ?? 0) + sign * tail
      p64[slot] = (p64[slot] ?? 0) + a * a
      p48[slot] = (p48[slot] ?? 0) + 2 * a * b
      p32[slot] = (p32[slot] ?? 0) + 2 * a * c + b * b
      p16[slot] = (p16[slot] ?? 0) + 2 * b * c
      p0[slot] = (p0[slot] ?? 0) + c * c
      if (slot < this.smallest) this.smallest = slot
      if (slot > this.largest) this.largest = slot
    }
  }

  /** The block's exact sums; empties the buckets for the next block. */
  fold(): { readonly sum: bigint; readonly squares: bigint } {
    let sum = 0n
    let squares = 0n
    for (let slot = this.smallest; slot <= this.largest; slot++) {
      const shift = BigInt(slot - 1)
      sum += ((BigInt(this.high[slot] ?? 0) << 32n) + BigInt(this.low[slot] ?? 0)) << shift
      let square = 0n
      for (const [index, part] of this.squareParts.entries()) {
        square += BigInt(part[slot] ?? 0) << BigInt(16 * index)
        part[slot] = 0
      }
      squares += square << (2n * shift)
      this.high[slot] = 0
      this.low[slot] = 0
    }
    this.smallest = EXPONENTS
    this.largest = -1
    return { sum, squares }
  }
}

/** The double nearest to the exact mean (ties to even); `count` ≥ 1. */
export const exactMean = (sums: ExactSums): number => quotient(sums.sum, BigInt(sums.count), 1074)

/** The double nearest to the exact population standard deviation √(Σ(x−μ)²/n); `count` ≥ 1. */
export function exactPopulationStd(sums: ExactSums): number {
  const n = BigInt(sums.count)
  return squareRoot(n * sums.squares - sums.sum * sums.sum, n * n, 1074)
}

/** Bits kept before the final conversion: more than 53 + guard, with everything below folded into the last one. */
const WORKING_BITS = 70

/** Nearest double to numerator / denominator · 2^-unit. Exact for normal results. */
function quotient(numerator: bigint, denominator: bigint, unit: number): number {
  if (numerator === 0n) return 0
  const negative = numerator < 0n
  const magnitude = negative ? -numerator : numerator
  const shift = Math.max(0, WORKING_BITS - bitLength(magnitude) + bitLength(denominator))
  const scaled = magnitude << BigInt(shift)
  const sticky = scaled % denominator === 0n ? 0n : 1n
  const rounded = scale(((scaled / denominator) << 1n) | sticky, -(unit + shift + 1))
  return negative ? -rounded : rounded
}

/** Nearest double to √(numerator / denominator) · 2^-unit. */
function squareRoot(numerator: bigint, denominator: bigint, unit: number): number {
  if (numerator === 0n) return 0
  const shift = Math.max(0, WORKING_BITS - ((bitLength(numerator) - bitLength(denominator)) >> 1))
  const scaled = numerator << BigInt(2 * shift)
  const radicand = scaled / denominator
  const root = integerSquareRoot(radicand)
  const exact = root * root === radicand && scaled % denominator === 0n
  return scale((root << 1n) | (exact ? 0n : 1n), -(unit + shift + 1))
}

/** Nearest double to `integer · 2^exponent`; the conversion of a big integer rounds to even, powers of two are exact. */
function scale(integer: bigint, exponent: number): number {
  const surplus = Math.max(0, bitLength(integer) - WORKING_BITS)
  const sticky = surplus > 0 && (integer & ((1n << BigInt(surplus)) - 1n)) !== 0n ? 1n : 0n
  let result = Number(((integer >> BigInt(surplus)) << 1n) | sticky)
  let power = exponent + surplus - 1
  for (; power < -1000; power += 1000) result *= 2 ** -1000
  for (; power > 1000; power -= 1000) result *= 2 ** 1000
  return result * 2 ** power
}

const bitLength = (value: bigint): number => value.toString(2).length

/** Floor of the square root by Newton's method from above. */
function integerSquareRoot(value: bigint): bigint {
  let root = 1n << BigInt((bitLength(value) + 1) >> 1)
  for (;;) {
    const next = (root + value / root) >> 1n
    if (next >= root) return root
    root = next
  }
}
