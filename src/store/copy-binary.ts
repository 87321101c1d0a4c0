/**
 * PostgreSQL's binary COPY format, written once for both adapters
 * (https://www.postgresql.org/docs/current/sql-copy.html, "Binary Format").
 */
import { Buffer } from 'node:buffer'
import { encodeNumeric } from './copy-numeric.ts'

export type CopyType =
  'int2' | 'int4' | 'int8' | 'float4' | 'bool' | 'text' | 'jsonb' | 'bytea' | 'numeric' | 'timestamptz'

export interface CopyColumn {
  readonly name: string
  readonly type: CopyType
}

/** A bytea value too large for memory: its exact size and its bytes, read once. */
export interface StreamedBytes {
  readonly sizeBytes: number
  readonly chunks: () => AsyncIterable<Uint8Array>
}

/**
 * One field: null; number for int2, int4, int8 (safe integers), float4, numeric and timestamptz (Unix milliseconds);
 * boolean; string for text; any JSON value, already serialised, for jsonb; bytes for bytea.
 */
export type CopyValue = null | number | boolean | string | Uint8Array | StreamedBytes
export type CopyRow = readonly CopyValue[]

/** Bytes of whole fields and how many rows end in them; rows are only ever split inside a streamed field. */
export interface CopyChunk {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly rowsEnded: number
}

const signature = Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1')
export const copyHeader: Uint8Array<ArrayBuffer> = Buffer.concat([signature, Buffer.alloc(8)])
export const copyTrailer: Uint8Array<ArrayBuffer> = Buffer.from([0xff, 0xff])

const chunkBytes = 256 * 1024
/** 2000-01-01T00:00:00Z, the zero of PostgreSQL's timestamps, in Unix milliseconds. */
const postgresEpochMs = 946_684_800_000

/**
 * Encodes rows without header and trailer. A row is read before the next one is asked for, so a producer of many may
 * fill one and the same array again. Throws TypeError when a value does not fit its column.
 */
export async function* encodeCopy(
  columns: readonly CopyColumn[],
  rows: Iterable<CopyRow> | AsyncIterable<CopyRow>,
): AsyncGenerator<CopyChunk> {
  const writer = new FieldWriter()
  let rowsEnded = 0
  for await (const row of batched(rows)) {
    for (const fields of row) {
      if (fields.length !== columns.length)
        throw new TypeError(`COPY row has ${fields.length} fields, expected ${columns.length}`)
      writer.int16(columns.length)
      for (const [index, column] of columns.entries()) {
        const value = fields[index] ?? null
        if (isStreamed(value)) {
          writer.int32(value.sizeBytes)
          yield { bytes: writer.take(), rowsEnded }
          rowsEnded = 0
          yield* exactBytes(value)
        } else writeField(writer, column, value)
      }
      rowsEnded++
      if (writer.length >= chunkBytes) {
        yield { bytes: writer.take(), rowsEnded }
        rowsEnded = 0
      }
    }
  }
  if (rowsEnded > 0) yield { bytes: writer.take(), rowsEnded }
}

/** One await per batch instead of one per row where rows are already in memory. */
async function* batched(rows: Iterable<CopyRow> | AsyncIterable<CopyRow>): AsyncGenerator<Iterable<CopyRow>> {
  if (Symbol.iterator in rows) yield rows
  else for await (const row of rows) yield [row]
}

const isStreamed = (value: CopyValue): value is StreamedBytes =>
  typeof value === 'object' && value !== null && !(value instanceof Uint8Array)

async function* exactBytes(value: StreamedBytes): AsyncGenerator<CopyChunk> {
  let sent = 0
  for await (const bytes of value.chunks()) {
    sent += bytes.byteLength
    if (sent > value.sizeBytes) break
    // A copy: the producer may reuse its chunk, and the batch keeps it.
    yield { bytes: Buffer.from(bytes), rowsEnded: 0 }
  }
  if (sent !== value.sizeBytes)
    throw new TypeError(`streamed field announced ${value.sizeBytes} bytes and delivered ${sent}`)
}

function writeField(
  writer: FieldWriter,
  column: CopyColumn,
  value: null | number | boolean | string | Uint8Array,
): void {
  if (value === null) {
    writer.int32(-1)
    return
  }
  switch (column.type) {
    case 'bool':
      writer.int32(1)
      writer.int8(expect(column, value, 'boolean') ? 1 : 0)
      break
    case 'text':
      writer.text(expect(column, value, 'string'))
      break
    case 'jsonb':
      writer.jsonb(expect(column, value, 'string'))
      break
    case 'bytea':
      if (!(value instanceof Uint8Array)) throw mismatch(column, value)
      writer.bytes(value)
      break
    default:
      writeNumber(writer, column, expect(column, value, 'number'))
  }
}

function writeNumber(writer: FieldWriter, column: CopyColumn, value: number): void {
  if (column.type !== 'float4' && !Number.isFinite(value)) throw mismatch(column, value)
  switch (column.type) {
    case 'int2':
      if (!Number.isInteger(value) || value < -32768 || value > 32767) throw mismatch(column, value)
      writer.int32(2)
      writer.int16(value)
      break
    case 'int4':
      if (value !== (value | 0)) throw mismatch(column, value)
      writer.int32(4)
      writer.int32(value)
      break
    case 'int8':
      if (!Number.isSafeInteger(value)) throw mismatch(column, value)
      writer.int32(8)
      writer.int64(BigInt(value))
      break
    case 'float4':
      writer.int32(4)
      writer.float32(value)
      break
    case 'timestamptz':
      writer.int32(8)
      writer.int64(BigInt(Math.round((value - postgresEpochMs) * 1000)))
      break
    default:
      writer.bytes(encodeNumeric(value))
  }
}

type Primitive = { boolean: boolean; string: string; number: number }

function expect<Kind extends keyof Primitive>(
  column: CopyColumn,
  value: unknown,
  kind: Kind,
): Primitive[Kind] {
  const isKind = (candidate: unknown): candidate is Primitive[Kind] => typeof candidate === kind
  if (!isKind(value)) throw mismatch(column, value)
  return value
}

const mismatch = (column: CopyColumn, value: unknown): TypeError =>
  new TypeError(`${String(value)} does not fit column "${column.name}" of type ${column.type}`)

/** A growing buffer; `take` hands the bytes out and starts a new one. */
class FieldWriter {
  length = 0
  #buffer = Buffer.allocUnsafe(chunkBytes + 64 * 1024)

  int8(value: number): void {
    this.#room(1)
    this.length = this.#buffer.writeInt8(value, this.length)
  }
  int16(value: number): void {
    this.#room(2)
    this.length = this.#buffer.writeInt16BE(value, this.length)
  }
  int32(value: number): void {
    this.#room(4)
    this.length = this.#buffer.writeInt32BE(value, this.length)
  }
  int64(value: bigint): void {
    this.#room(8)
    this.length = this.#buffer.writeBigInt64BE(value, this.length)
  }
  float32(value: number): void {
    this.#room(4)
    this.length = this.#buffer.writeFloatBE(value, this.length)
  }
  bytes(value: Uint8Array): void {
    this.int32(value.byteLength)
    this.#room(value.byteLength)
    this.#buffer.set(value, this.length)
    this.length += value.byteLength
  }
  text(value: string): void {
    this.#string(value, 0)
  }
  /** jsonb travels as its text behind a version byte of 1. */
  jsonb(value: string): void {
    this.#string(value, 1)
  }
  take(): Uint8Array<ArrayBuffer> {
    const taken = this.#buffer.subarray(0, this.length)
    this.#buffer = Buffer.allocUnsafe(chunkBytes + 64 * 1024)
    this.length = 0
    return taken
  }

  #string(value: string, versionBytes: 0 | 1): void {
    const byteLength = Buffer.byteLength(value)
    this.int32(byteLength + versionBytes)
    if (versionBytes === 1) this.int8(1)
    this.#room(byteLength)
    this.length += this.#buffer.write(value, this.length)
  }

  #room(bytes: number): void {
    if (this.length + bytes <= this.#buffer.length) return
    const larger = Buffer.allocUnsafe(Math.max(this.length + bytes, this.#buffer.length * 2))
    this.#buffer.copy(larger, 0, 0, this.length)
    this.#buffer = larger
  }
}
