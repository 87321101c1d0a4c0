/** One line of profile_export.jsonl (engines.md §1.5): only the fields that an aggregate needs, found in the bytes. */
import type { Buffer } from 'node:buffer'
import { INVALID, OPEN_OBJECT, eachMember, numberAt, skipSpace, skipValue, spanEquals } from './json-bytes.ts'
import { parseLenientJson } from './lenient-json.ts'

/** Fields of one request record, each a span of bytes; the index is its slot. */
export const FIELD = {
  phase: 0,
  startNs: 1,
  endNs: 2,
  conversationId: 3,
  turnIndex: 4,
  error: 5,
  input: 6,
  output: 7,
  ttft: 8,
  latency: 9,
  itl: 10,
  fullResponseItl: 11,
} as const
export type Field = (typeof FIELD)[keyof typeof FIELD]

type KeyTable<Found> = readonly { readonly key: string; readonly found: Found }[]

const BACKSLASH = 0x5c

const TOP_KEYS: KeyTable<'metadata' | 'metrics' | 'error'> = [
  { key: 'metadata', found: 'metadata' },
  { key: 'metrics', found: 'metrics' },
  { key: 'error', found: 'error' },
]

const VALUE_KEY: KeyTable<true> = [{ key: 'value', found: true }]

const METADATA_KEYS: KeyTable<Field> = [
  { key: 'benchmark_phase', found: FIELD.phase },
  { key: 'request_start_ns', found: FIELD.startNs },
  { key: 'request_end_ns', found: FIELD.endNs },
  { key: 'conversation_id', found: FIELD.conversationId },
  { key: 'turn_index', found: FIELD.turnIndex },
]

const METRIC_KEYS: KeyTable<Field> = [
  { key: 'input_sequence_length', found: FIELD.input },
  { key: 'output_sequence_length', found: FIELD.output },
  { key: 'time_to_first_token', found: FIELD.ttft },
  { key: 'request_latency', found: FIELD.latency },
  { key: 'inter_token_latency', found: FIELD.itl },
  { key: 'full_response_inter_token_latency', found: FIELD.fullResponseItl },
]

/** Reusable cursor over one record; values are valid until the next `read`. */
export class RequestLine {
  private bytes: Buffer | undefined
  private readonly starts = new Int32Array(12)
  private readonly ends = new Int32Array(12)

  /** Reads `bytes[start, end)`; false when it is not one whole JSON object. */
  read(bytes: Buffer, start: number, end: number): boolean {
    this.bytes = bytes
    this.starts.fill(-1)
    const at = skipSpace(bytes, start, end)
    if (bytes[at] !== OPEN_OBJECT || at >= end) return false
    const after = eachMember(bytes, at, end, 0, this.topMember)
    return after !== INVALID && skipSpace(bytes, after, end) === end
  }

  has(field: Field): boolean {
    return this.starts[field] !== -1
  }

  /** The field's value; undefined when absent. Slow: only for values that are not plain numbers. */
  value(field: Field): unknown {
    const text = this.text(field)
    return text === undefined ? undefined : parseLenientJson(text)
  }

  /** The field's JSON text. */
  text(field: Field): string | undefined {
    const start = this.starts[field] ?? -1
    return start === -1 ? undefined : this.bytes?.toString('utf8', start, this.ends[field] ?? start)
  }

  /** True when the field's JSON text is exactly this ASCII text. */
  is(field: Field, text: string): boolean {
    const start = this.starts[field] ?? -1
    if (start === -1 || !this.bytes) return false
    return spanEquals(this.bytes, start, this.ends[field] ?? start, text)
  }

  /** Latency or other real: numbers, numeric strings, true = 1; undefined for everything else and non-finite values. */
  real(field: Field): number | undefined {
    const plain = this.plainNumber(field)
    const number = plain ?? toReal(this.value(field))
    return number !== undefined && Number.isFinite(number) ? number : undefined
  }

  /** Token count: truncated toward zero; strings only when they are whole numbers. */
  integer(field: Field): number | undefined {
    const plain = this.plainNumber(field)
    const number = plain ?? toInteger(this.value(field))
    return number !== undefined && Number.isFinite(number) ? Math.trunc(number) : undefined
  }

  /** A clock in nanoseconds, exact; undefined when absent, 0 or not a number. */
  nanoseconds(field: Field): bigint | undefined {
    const text = this.text(field)
    if (text === undefined) return undefined
    if (/^-?\d+$/.test(text)) return BigInt(text) || undefined
    const number = toInteger(this.value(field))
    return number === undefined || !Number.isFinite(number)
      ? undefined
      : BigInt(Math.trunc(number)) || undefined
  }

  private plainNumber(field: Field): number | undefined {
    const start = this.starts[field] ?? -1
    if (start === -1 || !this.bytes) return undefined
    const first = this.bytes[start] ?? 0
    const isNumber = first === 0x2d || (first >= 0x30 && first <= 0x39)
    return isNumber ? numberAt(this.bytes, start, this.ends[field] ?? start) : undefined
  }

  private readonly topMember = (
    bytes: Buffer,
    keyStart: number,
    keyEnd: number,
    valueStart: number,
    end: number,
    depth: number,
  ): number => {
    const key = lookUp(bytes, keyStart, keyEnd, TOP_KEYS)
    if (key === 'error') return this.take(FIELD.error, bytes, valueStart, end, depth)
    if (key === undefined || bytes[valueStart] !== OPEN_OBJECT)
      return skipValue(bytes, valueStart, end, depth)
    const member = key === 'metadata' ? this.metadataMember : this.metricMember
    return eachMember(bytes, valueStart, end, depth, member)
  }

  private readonly metadataMember = (
    bytes: Buffer,
    keyStart: number,
    keyEnd: number,
    valueStart: number,
    end: number,
    depth: number,
  ): number => {
    const field = lookUp(bytes, keyStart, keyEnd, METADATA_KEYS)
    if (field === undefined) return skipValue(bytes, valueStart, end, depth)
    return this.take(field, bytes, valueStart, end, depth)
  }

  /** A metric is `{value, unit}`; older clients wrote the bare value. */
  private readonly metricMember = (
    bytes: Buffer,
    keyStart: number,
    keyEnd: number,
    valueStart: number,
    end: number,
    depth: number,
  ): number => {
    const field = lookUp(bytes, keyStart, keyEnd, METRIC_KEYS)
    if (field === undefined) return skipValue(bytes, valueStart, end, depth)
    if (bytes[valueStart] !== OPEN_OBJECT) return this.take(field, bytes, valueStart, end, depth)
    this.starts[field] = -1
    this.metric = field
    return eachMember(bytes, valueStart, end, depth, this.valueMember)
  }

  private metric: Field = FIELD.input

  private readonly valueMember = (
    bytes: Buffer,
    keyStart: number,
    keyEnd: number,
    valueStart: number,
    end: number,
    depth: number,
  ): number =>
    lookUp(bytes, keyStart, keyEnd, VALUE_KEY)
      ? this.take(this.metric, bytes, valueStart, end, depth)
      : skipValue(bytes, valueStart, end, depth)

  /** Remembers the value's span; a repeated key wins over the earlier one, as in JSON.parse. */
  private take(field: Field, bytes: Buffer, start: number, end: number, depth: number): number {
    const after = skipValue(bytes, start, end, depth)
    this.starts[field] = start
    this.ends[field] = after
    return after
  }
}

/** The table's entry for a key; a key written with escapes is decoded first. */
function lookUp<Found>(bytes: Buffer, start: number, end: number, table: KeyTable<Found>): Found | undefined {
  const length = end - start
  for (const entry of table) {
    if (entry.key.length === length && spanEquals(bytes, start, end, entry.key)) return entry.found
  }
  for (let index = start; index < end; index++) {
    if (bytes[index] !== BACKSLASH) continue
    const decoded: unknown = JSON.parse(`"${bytes.toString('utf8', start, end)}"`)
    return table.find(({ key }) => key === decoded)?.found
  }
  return undefined
}

const REAL = /^\s*[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?\s*$/
const INTEGER = /^\s*[+-]?\d+\s*$/

/** Numbers, booleans and numeric text, as the reference's float() takes them. */
function toReal(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return Number(value)
  return typeof value === 'string' && REAL.test(value) ? Number(value) : undefined
}

/** Numbers, booleans and whole-number text, as the reference's int() takes them: '12.5' is refused, 12.9 is 12. */
function toInteger(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return Number(value)
  return typeof value === 'string' && INTEGER.test(value) ? Number(value) : undefined
}
