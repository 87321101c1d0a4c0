/** gzip of an artifact file into a temporary file: COPY must know a field's exact size before its first byte. */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
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

export async function compress(file: SourceFile, temporaryPath: string): Promise<CompressedFile> {
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
    createWriteStream(temporaryPath),
  )
  const { size } = await stat(temporaryPath)
  return {
    bytes: { sizeBytes: size, chunks: () => createReadStream(temporaryPath, { highWaterMark: 1024 * 1024 }) },
    uncompressedBytes,
    sha256: hash.digest('hex'),
  }
}
