/**
 * The central directory of a zip archive in a file, checked before anything is unpacked. The zip libraries at hand either
 * want the whole archive in memory or read what local headers say as it streams by; artifacts are untrusted and may be
 * large, so names, numbers and sizes are judged here, and the content is inflated by Node's own zlib.
 */
import type { FileHandle } from 'node:fs/promises'

export interface ZipEntry {
  /** With `/`, relative, without empty, `.` and `..` parts. */
  readonly name: string
  readonly isDirectory: boolean
  readonly method: 'stored' | 'deflated'
  readonly crc32: number
  readonly compressedBytes: number
  /** As declared; counted again while inflating. */
  readonly bytes: number
  /** Offset of the local header. */
  readonly headerOffset: number
}

export interface ZipLimits {
  readonly entries: number
  /** Of all entries together, unpacked. */
  readonly totalBytes: number
}

export interface DownloadBounds extends ZipLimits {
  /** Of one archive. */
  readonly archiveBytes: number
}

/** `hostile`: made on purpose to do harm, or so it looks; `damaged`: what a broken transfer leaves. */
export class ZipRefused extends Error {
  override readonly name = 'ZipRefused'
  readonly kind: 'hostile' | 'damaged'
  constructor(kind: 'hostile' | 'damaged', message: string) {
    super(message)
    this.kind = kind
  }
}

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const endBytes = 22
const entryBytes = 46
/** A comment of an archive has at most 64 KiB. */
const maxEndBytes = endBytes + 0xffff
/** Names are at most 64 KiB each; with them a directory of this many entries is far below. */
const directoryBytesPerEntry = 1024

/** Every entry, or ZipRefused. */
export async function readZipDirectory(
  file: FileHandle,
  sizeBytes: number,
  limits: ZipLimits,
): Promise<readonly ZipEntry[]> {
  const { count, offset, length } = await readEnd(file, sizeBytes)
  if (count > limits.entries) throw new ZipRefused('hostile', `${count} entries, more than ${limits.entries}`)
  if (length > Math.max(1, count) * directoryBytesPerEntry || offset + length > sizeBytes)
    throw new ZipRefused('damaged', 'the directory of the archive does not fit into it')
  const directory = await readAt(file, offset, length)
  const entries = parseEntries(directory, count)
  checkNames(entries)
  const total = entries.reduce((sum, { bytes }) => sum + bytes, 0)
  if (total > limits.totalBytes)
    throw new ZipRefused('hostile', `${total} bytes unpacked, more than ${limits.totalBytes}`)
  return entries
}

async function readEnd(
  file: FileHandle,
  sizeBytes: number,
): Promise<{ readonly count: number; readonly offset: number; readonly length: number }> {
  const tailBytes = Math.min(sizeBytes, maxEndBytes)
  const tail = await readAt(file, sizeBytes - tailBytes, tailBytes)
  for (let at = tail.length - endBytes; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== endSignature || tail.readUInt16LE(at + 20) !== tail.length - at - endBytes)
      continue
    const [count, length, offset] = [
      tail.readUInt16LE(at + 10),
      tail.readUInt32LE(at + 12),
      tail.readUInt32LE(at + 16),
    ]
    if (count === 0xffff || length === 0xffffffff || offset === 0xffffffff)
      throw new ZipRefused('damaged', 'an archive of the 64-bit format (4 GiB or more) is not read')
    return { count, length, offset }
  }
  throw new ZipRefused('damaged', 'it is no zip archive, or its end is missing')
}

function parseEntries(directory: Buffer, count: number): readonly ZipEntry[] {
  const entries: ZipEntry[] = []
  let at = 0
  for (let index = 0; index < count; index++) {
    if (at + entryBytes > directory.length || directory.readUInt32LE(at) !== entrySignature)
      throw new ZipRefused('damaged', `entry ${index} of the directory is cut off`)
    const nameBytes = directory.readUInt16LE(at + 28)
    const rest = directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
    const name = directory.toString('utf8', at + entryBytes, at + entryBytes + nameBytes)
    entries.push({ ...entryAt(directory, at, name) })
    at += entryBytes + nameBytes + rest
  }
  return entries
}

const unixFileType = 0o170000
const unixSymbolicLink = 0o120000

function entryAt(directory: Buffer, at: number, name: string): ZipEntry {
  const flags = directory.readUInt16LE(at + 8)
  const method = directory.readUInt16LE(at + 10)
  const unixMode = directory.readUInt32LE(at + 38) >>> 16
  if ((flags & 1) !== 0) throw new ZipRefused('hostile', `${JSON.stringify(name)} is encrypted`)
  if ((unixMode & unixFileType) === unixSymbolicLink)
    throw new ZipRefused('hostile', `${JSON.stringify(name)} is a symbolic link`)
  if (method !== 0 && method !== 8)
    throw new ZipRefused('damaged', `${JSON.stringify(name)} is compressed by method ${method}`)
  return {
    name,
    isDirectory: name.endsWith('/'),
    method: method === 0 ? 'stored' : 'deflated',
    crc32: directory.readUInt32LE(at + 16),
    compressedBytes: directory.readUInt32LE(at + 20),
    bytes: directory.readUInt32LE(at + 24),
    headerOffset: directory.readUInt32LE(at + 42),
  }
}

/** Names that leave the folder, are of another system, or stand for one file twice on some file system. */
function checkNames(entries: readonly ZipEntry[]): void {
  const seen = new Set<string>()
  for (const { name, isDirectory } of entries) {
    const shown = JSON.stringify(name.slice(0, 200))
    const parts = (isDirectory ? name.slice(0, -1) : name).split('/')
    const isBad =
      name.length > 1024 ||
      /[\x00-\x1f\x7f\\:\ufffd]/.test(name) ||
      parts.some((part) => part === '' || part === '.' || part === '..')
    if (isBad) throw new ZipRefused('hostile', `the name ${shown} is not allowed`)
    const key = parts.join('/').normalize('NFC').toLowerCase()
    if (seen.has(key)) throw new ZipRefused('hostile', `the name ${shown} stands there twice`)
    seen.add(key)
  }
}

export async function readAt(file: FileHandle, offset: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await file.read(buffer, 0, length, offset)
  if (bytesRead < length) throw new ZipRefused('damaged', 'the archive is shorter than it says')
  return buffer
}
