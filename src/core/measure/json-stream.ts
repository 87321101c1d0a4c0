/**
 * Picks values out of one huge JSON document while it streams by. A server metrics export can hold several GiB of
 * time slices of which we need none; only the picked values are ever decoded.
 */
import { Buffer } from 'node:buffer'
import { parseLenientJson } from './lenient-json.ts'

/** `enter` looks inside a container, `take` decodes the value, `skip` steps over it. */
export type Choice = 'enter' | 'take' | 'skip'

export interface JsonPicker {
  /** Decides about the value at this path; array elements appear as `*`. */
  choose(path: readonly string[]): Choice
  /** A taken value. */
  value(path: readonly string[], value: unknown): void
  /** An entered container is complete. */
  leave(path: readonly string[]): void
}

export interface JsonStreamEnd {
  /** True when the document is one whole JSON value. */
  readonly complete: boolean
  readonly bytes: number
  /** What was wrong, when it was not complete. */
  readonly fault?: string
}

/** A taken value larger than this is a fault: picked values are small, and input must not decide our memory. */
const MAX_TAKEN_BYTES = 16 * 1024 * 1024
const MAX_DEPTH = 256

const QUOTE = 0x22
const BACKSLASH = 0x5c

interface Level {
  readonly array: boolean
  /** Whether values inside are chosen one by one; false inside a skipped or taken value. */
  readonly entered: boolean
}

class StreamFault extends Error {}

/** Streams the document through the picker. Never throws for damaged input; the result says what happened. */
export async function pickFromJson(
  chunks: AsyncIterable<Uint8Array>,
  picker: JsonPicker,
): Promise<JsonStreamEnd> {
  const walker = new Walker(picker)
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.byteLength
    try {
      walker.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength))
    } catch (cause) {
      if (!(cause instanceof StreamFault || cause instanceof SyntaxError)) throw cause
      return { complete: false, bytes, fault: cause.message }
    }
  }
  if (bytes === 0) return { complete: false, bytes, fault: 'empty' }
  return walker.done ? { complete: true, bytes } : { complete: false, bytes, fault: 'ends in the middle' }
}

class Walker {
  private readonly levels: Level[] = []
  private readonly path: string[] = []
  private inString = false
  private escaped = false
  /** Collecting an object key. */
  private key: Buffer[] | undefined
  private expectKey = false
  /** Collecting a taken value, and the depth at which it began. */
  private taken: Buffer[] | undefined
  private takenBytes = 0
  private takenDepth = 0
  private inScalar = false
  done = false
  private readonly picker: JsonPicker

  constructor(picker: JsonPicker) {
    this.picker = picker
  }

  push(chunk: Buffer): void {
    let mark = 0
    for (let at = 0; at < chunk.length; at++) {
      if (this.inString) {
        at = this.throughString(chunk, at)
        // Not closed in this chunk.
        if (at === chunk.length) break
        if (this.key) {
          this.key.push(chunk.subarray(mark, at + 1))
          this.endKey()
        } else if (this.taken && this.levels.length === this.takenDepth)
          mark = this.endTaken(chunk, mark, at + 1)
        continue
      }
      const byte = chunk[at] ?? 0
      switch (byte) {
        case QUOTE:
          this.endScalarBefore(byte)
          this.inString = true
          if (this.expectKey && this.atChosenLevel) {
            this.key = []
            mark = at
          } else if (this.expectKey) {
            // A key inside a skipped or taken value: nobody asks for it.
            this.expectKey = false
          } else if (this.beginValue()) mark = at
          break
        case 0x7b:
        case 0x5b:
          if (this.beginValue()) mark = at
          this.open(byte === 0x5b)
          break
        case 0x7d:
        case 0x5d:
          if (this.inScalar) mark = this.endScalar(chunk, mark, at)
          this.close(byte === 0x5d)
          if (this.taken && this.levels.length === this.takenDepth) mark = this.endTaken(chunk, mark, at + 1)
          break
        case 0x2c:
          if (this.inScalar) mark = this.endScalar(chunk, mark, at)
          this.separate()
          break
        case 0x3a:
        case 0x20:
        case 0x0a:
        case 0x0d:
        case 0x09:
          if (this.inScalar) mark = this.endScalar(chunk, mark, at)
          break
        default:
          if (!this.inScalar) {
            if (this.beginValue()) mark = at
            this.inScalar = true
          }
      }
    }
    if (this.key) this.key.push(Buffer.from(chunk.subarray(mark)))
    if (this.taken) this.keep(chunk.subarray(mark))
  }

  /** Index of the closing quote, or the chunk's end while the string goes on. */
  private throughString(chunk: Buffer, from: number): number {
    let at = from
    for (; at < chunk.length; at++) {
      const byte = chunk[at]
      if (this.escaped) this.escaped = false
      else if (byte === BACKSLASH) this.escaped = true
      else if (byte === QUOTE) {
        this.inString = false
        break
      }
    }
    return at
  }

  private get atChosenLevel(): boolean {
    const top = this.levels[this.levels.length - 1]
    return top === undefined || top.entered
  }

  private choice: Choice = 'enter'

  /** Called at a value's first byte; true when its bytes must be kept from here on. */
  private beginValue(): boolean {
    if (this.expectKey) throw new StreamFault('a member without a key')
    if (this.done) throw new StreamFault('text after the end of the document')
    if (!this.atChosenLevel) return false
    this.choice = this.levels.length === 0 ? 'enter' : this.picker.choose(this.path)
    if (this.choice !== 'take') return false
    this.taken = []
    this.takenBytes = 0
    this.takenDepth = this.levels.length
    return true
  }

  private open(array: boolean): void {
    if (this.levels.length >= MAX_DEPTH) throw new StreamFault(`nested deeper than ${MAX_DEPTH}`)
    const entered = this.atChosenLevel && this.choice === 'enter'
    this.levels.push({ array, entered })
    this.expectKey = !array
    if (entered) this.path.push(array ? '*' : '')
  }

  private close(array: boolean): void {
    const level = this.levels.pop()
    if (level?.array !== array) throw new StreamFault('brackets do not match')
    this.expectKey = false
    if (level.entered) {
      this.path.pop()
      this.picker.leave(this.path)
    }
    if (this.levels.length === 0) this.done = true
  }

  private separate(): void {
    const level = this.levels[this.levels.length - 1]
    if (!level) throw new StreamFault('a comma outside of any container')
    this.expectKey = !level.array
  }

  private endKey(): void {
    const text = Buffer.concat(this.key ?? []).toString('utf8')
    this.key = undefined
    this.expectKey = false
    this.path[this.path.length - 1] = String(JSON.parse(text))
  }

  private endScalarBefore(byte: number): void {
    if (this.inScalar) throw new StreamFault(`unexpected ${String.fromCharCode(byte)}`)
  }

  private endScalar(chunk: Buffer, mark: number, at: number): number {
    this.inScalar = false
    return this.taken && this.levels.length === this.takenDepth ? this.endTaken(chunk, mark, at) : mark
  }

  private endTaken(chunk: Buffer, mark: number, end: number): number {
    this.keep(chunk.subarray(mark, end))
    const text = Buffer.concat(this.taken ?? []).toString('utf8')
    this.taken = undefined
    this.picker.value(this.path, parseLenientJson(text))
    return 0
  }

  private keep(bytes: Buffer): void {
    this.takenBytes += bytes.length
    if (this.takenBytes > MAX_TAKEN_BYTES) throw new StreamFault('a picked value is larger than 16 MiB')
    this.taken?.push(Buffer.from(bytes))
  }
}
