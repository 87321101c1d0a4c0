/** Turns the bytes of one repository file into text, or into the Problem that says why not. */
import { Buffer, isUtf8 } from 'node:buffer'
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, realpathSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path'
import type { TextFile } from '../core/plan/snapshot.ts'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/repository.ts'
import type { Problem } from '../core/problem.ts'

/** Largest file that is read as configuration, in bytes. */
export const maxFileBytes = 64 * 1024 * 1024

export type FileRead =
  | { readonly kind: 'text'; readonly file: TextFile }
  | { readonly kind: 'missing' }
  | { readonly kind: 'refused'; readonly problem: Problem }

/** Strict UTF-8; a byte order mark stays in the text, so that the changelog's byte rules can see it. */
export function decodeFile(path: string, bytes: Buffer): FileRead {
  if (isUtf8(bytes)) return { kind: 'text', file: { path, text: bytes.toString('utf8') } }
  const { line, col } = firstInvalid(bytes)
  return refusedFile(path, `is not UTF-8 at line ${line}`, 'save the file as UTF-8', { line, col })
}

/**
 * Reads `path` (relative, forward slashes) below `root` from disk. Symbolic links are followed only inside `root`;
 * the bound holds even when the file grows while it is read.
 */
export const readFileBelow = (root: string, path: string): FileRead => filesBelow(root)(path)

/** The same for many files: where their folders really lie is looked up once each. */
export function filesBelow(root: string): (path: string) => FileRead {
  const folders = new Map<string, RealPath>()
  const folderOf = (path: string): RealPath => {
    const known = folders.get(path)
    if (known) return known
    const found = resolving(() => realpathSync.native(path))
    folders.set(path, found)
    return found
  }
  return (path) => {
    const real = realPath(join(root, path), folderOf)
    if (real.kind !== 'path') return real.kind === 'missing' ? real : refusedFile(path, real.reason)
    const realRoot = folderOf(root)
    const fromRoot = realRoot.kind === 'path' ? relative(realRoot.path, real.path) : '..'
    if (fromRoot === '..' || fromRoot.startsWith(`..${sep}`) || isAbsolute(fromRoot)) {
      return refusedFile(path, 'leads out of the repository', 'copy the file into the repository')
    }
    return readRegular(path, real.path)
  }
}

function readRegular(path: string, real: string): FileRead {
  // O_NONBLOCK: opening a named pipe must not wait for a writer.
  const handle = openSync(real, constants.O_RDONLY | constants.O_NONBLOCK)
  try {
    const stats = fstatSync(handle)
    if (!stats.isFile()) return refusedFile(path, 'is not a regular file')
    if (stats.size > maxFileBytes) return tooLarge(path, stats.size)
    return decodeFile(path, readBytes(handle, stats.size))
  } finally {
    closeSync(handle)
  }
}

export const tooLarge = (path: string, size: number): FileRead =>
  refusedFile(path, `has ${size} bytes, more than the allowed ${maxFileBytes}`)

export const refusedFile = (
  path: string,
  why: string,
  hint?: string,
  at: { readonly line: number; readonly col: number } = { line: 1, col: 1 },
): FileRead => ({
  kind: 'refused',
  problem: problem('INFX325', `"${path}" ${why}`, {
    at: { file: path, ...at },
    ...(hint === undefined ? {} : { hint }),
  }),
})

function readBytes(handle: number, size: number): Buffer {
  const bytes = Buffer.allocUnsafe(size)
  let filled = 0
  while (filled < size) {
    const count = readSync(handle, bytes, filled, size - filled, filled)
    if (count === 0) break
    filled += count
  }
  return bytes.subarray(0, filled)
}

type RealPath =
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreadable'; readonly reason: string }

/** Of a file; only the folder of one that is no link itself has to be resolved. */
function realPath(path: string, folderOf: (path: string) => RealPath): RealPath {
  const folder = folderOf(dirname(path))
  if (folder.kind !== 'path') return folder
  const direct = join(folder.path, basename(path))
  return resolving(() => {
    // Configurations may name hundreds of files that are kept elsewhere, and an exception for each takes its time.
    const found = lstatSync(direct, { throwIfNoEntry: false })
    return found?.isSymbolicLink() === true ? realpathSync.native(path) : found && direct
  })
}

function resolving(find: () => string | undefined): RealPath {
  try {
    const path = find()
    return path === undefined ? { kind: 'missing' } : { kind: 'path', path }
  } catch (cause) {
    const code = errorCode(cause)
    if (code === 'ENOENT' || code === 'ENOTDIR') return { kind: 'missing' }
    if (code === 'ELOOP' || code === 'EACCES' || code === 'ENAMETOOLONG') {
      return { kind: 'unreadable', reason: `cannot be read (${code})` }
    }
    throw cause
  }
}

const errorCode = (cause: unknown): string | undefined =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined

/** Line and column (in bytes) of the first byte that is not UTF-8: found by halving, since a prefix decides. */
function firstInvalid(bytes: Buffer): { readonly line: number; readonly col: number } {
  const lines = bytes.toString('latin1').split('\n')
  const index = lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1')))
  const line = Buffer.from(lines[index] ?? '', 'latin1')
  let valid = 0
  // A character has at most four bytes: try the lengths that end on a whole one.
  for (let step = 1; valid < line.length;) {
    if (isUtf8(line.subarray(valid, valid + step))) {
      valid += step
      step = 1
    } else if (++step > 4) break
  }
  return { line: index + 1, col: valid + 1 }
}
