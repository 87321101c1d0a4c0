/** Reading fields of untrusted artifact rows: numbers may be strings, booleans may be words. */
import { finiteNumber } from '../measure/lenient-json.ts'
import { isTooDeep, tooDeep } from '../measure/nesting.ts'

/** A row of an artifact: an object of which nothing else is known. */
export type RawRow = Readonly<Record<string, unknown>>

/** Non-empty text; numbers are not text. */
export function textOf(row: RawRow, key: string): string | undefined {
  const value = row[key]
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

/** A finite number, also from decimal text; anything else is absent. */
export function numberOf(row: RawRow, key: string): number | undefined {
  const value = row[key]
  if (typeof value === 'string' && /^\s*[+-]?\d+(\.\d+)?([eE][+-]?\d+)?\s*$/.test(value))
    return finiteNumber(Number(value))
  return finiteNumber(value)
}

/** {@link numberOf}, rounded to an integer. */
export function integerOf(row: RawRow, key: string): number | undefined {
  const value = numberOf(row, key)
  return value === undefined ? undefined : Math.round(value)
}

/** true, "true", "True" / false, "false", "False"; anything else is absent, never true by being a non-empty string. */
export function booleanOf(row: RawRow, key: string): boolean | undefined {
  const value = row[key]
  if (typeof value === 'boolean') return value
  if (value === 'true' || value === 'True') return true
  if (value === 'false' || value === 'False') return false
  return undefined
}

export function recordOf(row: RawRow, key: string): RawRow | undefined {
  const value = row[key]
  return isRow(value) ? value : undefined
}

export const isRow = (value: unknown): value is RawRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Dotted paths of numbers that are not finite (NaN, Infinity, 1e999), in document order. */
function nonFinitePaths(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, member]) =>
    nonFinitePaths(member, path === '' ? key : `${path}.${key}`),
  )
}

/** Why nothing of a row can be used, whatever it says; undefined when its fields can be looked at. */
export function rowFault(row: unknown): string | undefined {
  if (isTooDeep(row)) return tooDeep
  const broken = nonFinitePaths(row)
  if (broken.length === 0) return undefined
  return `non-finite: ${broken.slice(0, maxNamed).join(', ')}${broken.length > maxNamed ? ', …' : ''}`
}

const maxNamed = 20

/** {@link storableText} for every string and key inside; what is no JSON value stays as it is. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value)
  if (Array.isArray(value)) return value.map(storable)
  if (!isRow(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [storableText(key), storable(member)]),
  )
}

/** JSON text of a value as jsonb takes it. Walks the value only when its text shows that something must go. */
export function storableJson(value: unknown): string {
  const text = JSON.stringify(value)
  return /\\u(?:0000|d[89a-f])/i.test(text) ? JSON.stringify(storable(value)) : text
}

const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** PostgreSQL stores U+0000 in neither text nor jsonb, and no half of a surrogate pair: dropped, and replaced by U+FFFD. */
export const storableText = (text: string): string =>
  /[\u0000\ud800-\udfff]/.test(text) ? text.replaceAll('\0', '').replace(loneSurrogate, '\ufffd') : text
