/** JSON files, read with a bound and written whole or not at all. */
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises'
import { parseLenientJson } from '../core/measure/lenient-json.ts'
import '../core/problems/measure.ts'
import { problem } from '../core/problems/catalogue.ts'
import { ProblemError } from '../core/problem.ts'

/** Refusals of the machine, not faults of the caller: reported as infrastructure. */
const refusals = [
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
  'EROFS',
  'EIO',
  'ENOENT',
  'EACCES',
  'EPERM',
  'EMFILE',
  'ENFILE',
]
const fullDisk = ['ENOSPC', 'EDQUOT', 'EFBIG']

/**
 * Writes strict JSON: beside its place first, flushed, then renamed over it, so that a reader sees the old file or the
 * new one. Throws TypeError when a number inside is NaN or infinite (JSON.stringify would silently write null), and
 * ProblemError INFX230 when the disk refuses; the former file is untouched in both cases.
 */
export async function writeJsonFile(path: string, value: unknown): Promise<void> {
  const text = `${strictStringify(value)}\n`
  await replaceFile(path, (file) => file.writeFile(text))
}

/** What `write` leaves in the file it gets stands at `path` afterwards, whole; when it throws, nothing changes. */
export async function replaceFile(path: string, write: (file: FileHandle) => Promise<void>): Promise<void> {
  const beside = `${path}.${process.pid}.tmp`
  try {
    const file = await open(beside, 'w')
    try {
      await write(file)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(beside, path)
  } catch (cause) {
    await rm(beside, { force: true })
    throw asWriteProblem(cause, path)
  }
}

function asWriteProblem(cause: unknown, path: string): unknown {
  const code = errorCode(cause)
  if (code === undefined || !refusals.includes(code)) return cause
  const hint = fullDisk.includes(code) ? { hint: 'free some space and run again' } : {}
  return new ProblemError([problem('INFX230', `${path} could not be written (${code})`, hint)], { cause })
}

export function errorCode(cause: unknown): string | undefined {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined
}

/** Indented JSON; throws TypeError on NaN and infinities, naming the key. */
export function strictStringify(value: unknown): string {
  if (value === undefined) throw new TypeError('JSON cannot hold undefined')
  return JSON.stringify(
    value,
    (key, inner: unknown) => {
      if (typeof inner === 'number' && !Number.isFinite(inner)) {
        throw new TypeError(`JSON cannot hold ${inner} (at key '${key}')`)
      }
      return inner
    },
    1,
  )
}

/**
 * Text of a file of at most `maxBytes`. Throws ProblemError: INFX222 when it is missing, INFX223 when it is too large.
 */
export async function readBoundedText(path: string, maxBytes: number): Promise<string> {
  try {
    const { size } = await stat(path)
    if (size > maxBytes) {
      const text = `${path} has ${size} bytes; at most ${maxBytes} are read`
      throw new ProblemError([problem('INFX223', text)])
    }
    const file = await open(path)
    try {
      return await file.readFile('utf8')
    } finally {
      await file.close()
    }
  } catch (cause) {
    if (errorCode(cause) !== 'ENOENT') throw cause
    throw new ProblemError([problem('INFX222', `${path} is missing`)], { cause })
  }
}

/** Parses text that may hold Python's bare NaN and Infinity; throws ProblemError INFX223 with the place otherwise. */
export function parseJsonText(text: string, path: string): unknown {
  try {
    return parseLenientJson(text)
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause
    const offset = Number(/position (\d+)/.exec(cause.message)?.[1] ?? (text === '' ? 0 : NaN))
    const before = Number.isNaN(offset) ? '' : text.slice(0, offset)
    const at = {
      file: path,
      line: before.split('\n').length,
      col: before.length - before.lastIndexOf('\n'),
    }
    throw new ProblemError([problem('INFX223', `not JSON: ${cause.message}`, { at })], { cause })
  }
}
