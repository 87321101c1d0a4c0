/** Lines of a byte stream, without ever holding more than one line beyond the current chunk. */
import { Buffer } from 'node:buffer'

const NEWLINE = 0x0a

/** A longer line is reported as oversized and skipped: untrusted input must not decide our memory. */
export const MAX_LINE_BYTES = 64 * 1024 * 1024

export interface LineSink {
  /** One line in `bytes[start, end)`, without its newline; `number` counts from 1. */
  line(bytes: Buffer, start: number, end: number, number: number, terminated: boolean): void
  /** A line longer than MAX_LINE_BYTES; its content is not kept. */
  oversized(number: number): void
}

/** Feeds every line of the stream to the sink; a last line without newline comes with `terminated` false. */
export async function eachLine(chunks: AsyncIterable<Uint8Array>, sink: LineSink): Promise<void> {
  let carry: Buffer[] = []
  let carried = 0
  let number = 0
  let skipping = false
  for await (const chunk of chunks) {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    let start = 0
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
      number += 1
      if (skipping) sink.oversized(number)
      else if (carried > 0) {
        const line = Buffer.concat([...carry, bytes.subarray(start, end)])
        sink.line(line, 0, line.length, number, true)
      } else sink.line(bytes, start, end, number, true)
      carry = []
      carried = 0
      skipping = false
      start = end + 1
    }
    if (start < bytes.length && !skipping) {
      // Copied: the producer may reuse its chunk once we ask for the next one.
      carry.push(Buffer.from(bytes.subarray(start)))
      carried += bytes.length - start
      if (carried > MAX_LINE_BYTES) {
        skipping = true
        carry = []
        carried = 0
      }
    }
  }
  if (skipping) sink.oversized(number + 1)
  else if (carried > 0) {
    const line = Buffer.concat(carry)
    sink.line(line, 0, line.length, number + 1, false)
  }
}
