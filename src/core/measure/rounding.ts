/** Rounding of published numbers: half to even on the exact binary value, as the ecosystem's aggregates are. */
import type { Json } from '../results/aggregate.ts'
import { decompose } from './exact.ts'

/**
 * Nearest decimal with `decimals` places (0-15), ties to even, decided on the exact binary value: 1/64 → 0.01562.
 * `toFixed` would round that tie up. NaN and infinities are returned as they are.
 */
export function roundHalfEven(value: number, decimals: number): number {
  if (!Number.isFinite(value) || Number.isInteger(value)) return value
  const { mantissa, exponent } = decompose(value)
  const magnitude = (mantissa < 0n ? -mantissa : mantissa) * 10n ** BigInt(decimals)
  const divisor = 1n << BigInt(-exponent)
  const twiceRemainder = (magnitude % divisor) * 2n
  let digits = magnitude / divisor
  if (twiceRemainder > divisor || (twiceRemainder === divisor && (digits & 1n) === 1n)) digits += 1n
  const rounded = Number(`${digits}e-${decimals}`)
  return value < 0 ? -rounded : rounded
}

/** Every number inside rounded to `decimals`; strings, keys and structure untouched. */
export function roundTree(value: Json, decimals: number): Json {
  if (typeof value === 'number') return roundHalfEven(value, decimals)
  if (value === null || typeof value !== 'object') return value
  if (isJsonArray(value)) return value.map((item) => roundTree(item, decimals))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, roundTree(item, decimals)]))
}

const isJsonArray = (value: Json): value is readonly Json[] => Array.isArray(value)

/** C's `%g` with six significant digits, as run logs of the ecosystem print counts. */
export function formatGeneral(value: number): string {
  if (value === 0 || !Number.isFinite(value)) return String(value)
  const [digits, power] = value.toExponential(5).split('e')
  const exponent = Number(power)
  const trim = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)
  if (exponent >= -4 && exponent < 6) return trim(value.toFixed(Math.max(0, 5 - exponent)))
  const magnitude = String(Math.abs(exponent)).padStart(2, '0')
  return `${trim(digits ?? '')}e${exponent < 0 ? '-' : '+'}${magnitude}`
}

/** `12.345%`: a share with three decimals, half to even. */
export const formatPercent = (share: number): string => `${roundHalfEven(share * 100, 3).toFixed(3)}%`
