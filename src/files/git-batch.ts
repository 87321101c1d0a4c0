/** Reader of the output of `git cat-file --batch --follow-symlinks`: one header line per object, then its bytes. */
import { Buffer } from 'node:buffer'

export type BatchAnswer =
  | { readonly kind: 'blob'; readonly bytes: Buffer }
  | { readonly kind: 'missing' }
  /** A symbolic link that leads out of the tree, dangles or loops. */
  | { readonly kind: 'symlink' }
  | { readonly kind: 'other'; readonly type: string }
  | { readonly kind: 'too-large'; readonly size: number }

const linkAnswers = new Set(['symlink', 'dangling', 'loop', 'notdir'])

/**
 * Incremental parser: feed it chunks with `push`, read `answers` in request order. Blobs above `maxBytes` are counted
 * and dropped without being held.
 */
export class BatchParser {
  readonly answers: BatchAnswer[] = []
  readonly #maxBytes: number
  readonly #header: Buffer[] = []
  #body: { parts: Buffer[]; remaining: number; finish: (bytes: Buffer) => BatchAnswer } | undefined

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  /** True when the stream ended between two answers. */
  get atBoundary(): boolean {
    return !this.#body && this.#header.length === 0
  }

  push(chunk: Buffer): void {
    let rest = chunk
    while (rest.length > 0) rest = this.#body ? this.#readBody(rest) : this.#readHeader(rest)
  }

  #readHeader(chunk: Buffer): Buffer {
    const end = chunk.indexOf(0x0a)
    if (end < 0) {
      this.#header.push(chunk)
      return chunk.subarray(chunk.length)
    }
    const line = Buffer.concat([...this.#header, chunk.subarray(0, end)]).toString('utf8')
    this.#header.length = 0
    this.#startAnswer(line)
    return chunk.subarray(end + 1)
  }

  #startAnswer(line: string): void {
    const [first = '', second = '', third = ''] = line.split(' ')
    if (linkAnswers.has(first) && /^\d+$/.test(second) && third === '') {
      this.#expect(Number(second), false, () => ({ kind: 'symlink' }))
    } else if (line.endsWith(' missing') || line.endsWith(' ambiguous')) {
      this.answers.push({ kind: 'missing' })
    } else if (/^[0-9a-f]{40,64}$/.test(first) && /^\d+$/.test(third)) {
      this.#expectObject(second, Number(third))
    } else {
      throw new Error(`git cat-file answered "${line.slice(0, 200)}"`)
    }
  }

  #expectObject(type: string, size: number): void {
    if (type !== 'blob') this.#expect(size, false, () => ({ kind: 'other', type }))
    else if (size > this.#maxBytes) this.#expect(size, false, () => ({ kind: 'too-large', size }))
    else this.#expect(size, true, (bytes) => ({ kind: 'blob', bytes }))
  }

  /** `size` bytes and one line feed follow. */
  #expect(size: number, keep: boolean, finish: (bytes: Buffer) => BatchAnswer): void {
    this.#body = { parts: keep ? [] : dropped, remaining: size + 1, finish }
  }

  #readBody(chunk: Buffer): Buffer {
    const body = this.#body
    if (!body) return chunk
    const taken = chunk.subarray(0, body.remaining)
    if (body.parts !== dropped) body.parts.push(taken)
    body.remaining -= taken.length
    if (body.remaining === 0) {
      const whole = Buffer.concat(body.parts)
      this.answers.push(body.finish(whole.subarray(0, Math.max(0, whole.length - 1))))
      this.#body = undefined
    }
    return chunk.subarray(taken.length)
  }
}

/** Marks a body whose bytes are not kept; never written to. */
const dropped: Buffer[] = []
