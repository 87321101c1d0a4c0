/** gzip of an artifact file into a temporary file: COPY must know a field's exact size before its first byte. */
import { Buffer } from 'node:buffer'
import { createHash, randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { SourceFile } from '../../core/ingest/source.ts'
import type { StreamedBytes } from '../copy-binary.ts'

export interface CompressedFile {
  readonly bytes: StreamedBytes
  readonly uncompressedBytes: number
  /** Of the uncompressed content, hex. */
  readonly sha256: string
}

/** Compresses and hands the result to `use`; the bytes can be read until it ends. */
export async function withCompressed<T>(
  file: SourceFile,
  use: (compressed: CompressedFile) => Promise<T>,
): Promise<T> {
  const path = join(tmpdir(), `infx-trace-${randomUUID()}`)
  const handle = await open(path, 'wx+', 0o600)
  try {
    // Without a name from now on: the system frees it with this process, also when that is killed.
    await rm(path)
    const hash = createHash('sha256')
    let uncompressedBytes = 0
    const watch = new Transform({
      transform(chunk: Uint8Array, _encoding, done) {
        hash.update(chunk)
        uncompressedBytes += chunk.byteLength
        done(null, chunk)
      },
    })
    await pipeline(
      Readable.from(file.bytes()),
      watch,
      createGzip({ level: 6 }),
      async (compressed: AsyncIterable<Uint8Array>) => {
        // Appends at the position of the handle, and writes all of it, which write() does not promise.
        for await (const part of compressed) await handle.writeFile(part)
      },
    )
    const { size } = await handle.stat()
    const bytes = { sizeBytes: size, chunks: () => chunksOf(handle) }
    return await use({ bytes, uncompressedBytes, sha256: hash.digest('hex') })
  } finally {
    await handle.close()
  }
}

/** By positions: a stream on the handle would close it, and a second reading would not start at the beginning. */
async function* chunksOf(handle: FileHandle): AsyncGenerator<Uint8Array> {
  const buffer = Buffer.allocUnsafe(1024 * 1024)
  for (let position = 0; ;) {
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, position)
    if (bytesRead === 0) return
    position += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}
