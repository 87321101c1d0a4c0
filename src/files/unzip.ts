/** Unpacks an untrusted zip archive into a folder: bounded, streamed, whole or not at all. */
import { createReadStream, createWriteStream } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform, type TransformCallback } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createInflateRaw } from 'node:zlib'
import { readAt, readZipDirectory, type ZipEntry, type ZipLimits, ZipRefused } from './zip-directory.ts'

const localSignature = 0x04034b50
const localBytes = 30

/**
 * Unpacks beside `folder` first and moves it there at the end; a folder of that name is replaced. Throws ZipRefused, and
 * then nothing is left of it.
 */
export async function unzipFile(archive: string, folder: string, limits: ZipLimits): Promise<void> {
  const beside = `${folder}.${process.pid}.partial`
  await rm(beside, { recursive: true, force: true })
  const file = await open(archive)
  try {
    const { size } = await file.stat()
    const entries = await readZipDirectory(file, size, limits)
    await mkdir(beside, { recursive: true })
    for (const entry of entries) await unpack(file, archive, entry, join(beside, entry.name))
    await rm(folder, { recursive: true, force: true })
    await rename(beside, folder)
  } catch (error) {
    await rm(beside, { recursive: true, force: true })
    throw error
  } finally {
    await file.close()
  }
}

async function unpack(file: FileHandle, archive: string, entry: ZipEntry, path: string): Promise<void> {
  if (entry.isDirectory) {
    await mkdir(path, { recursive: true })
    return
  }
  await mkdir(dirname(path), { recursive: true })
  const local = await readAt(file, entry.headerOffset, localBytes)
  if (local.readUInt32LE(0) !== localSignature)
    throw new ZipRefused('damaged', `${JSON.stringify(entry.name)} is not where the directory says`)
  const start = entry.headerOffset + localBytes + local.readUInt16LE(26) + local.readUInt16LE(28)
  const sink = createWriteStream(path)
  const checked = new CheckedContent(entry)
  if (entry.compressedBytes === 0) {
    await pipeline([], checked, sink)
    return
  }
  const source = createReadStream(archive, { start, end: start + entry.compressedBytes - 1 })
  try {
    if (entry.method === 'stored') await pipeline(source, checked, sink)
    else await pipeline(source, createInflateRaw(), checked, sink)
  } catch (error) {
    if (error instanceof ZipRefused || !isZlibError(error)) throw error
    throw new ZipRefused('damaged', `${JSON.stringify(entry.name)} cannot be inflated: ${error.message}`)
  }
}

const isZlibError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && /^Z_/.test(String(error.code))

/** Stops at the first byte more than declared, and compares size and checksum at the end. */
class CheckedContent extends Transform {
  readonly #entry: ZipEntry
  #bytes = 0
  #crc = 0

  constructor(entry: ZipEntry) {
    super()
    this.#entry = entry
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#bytes += chunk.length
    if (this.#bytes > this.#entry.bytes) {
      const { name, bytes } = this.#entry
      done(new ZipRefused('hostile', `${JSON.stringify(name)} declares ${bytes} bytes and holds more`))
      return
    }
    this.#crc = crc32(chunk, this.#crc)
    done(null, chunk)
  }

  override _flush(done: TransformCallback): void {
    const isWhole = this.#bytes === this.#entry.bytes && this.#crc === this.#entry.crc32
    const name = JSON.stringify(this.#entry.name)
    done(isWhole ? null : new ZipRefused('damaged', `${name} is not what its checksum says`))
  }
}
