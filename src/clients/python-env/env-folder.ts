/** A prepared environment on disk. */
import '../../core/problems/python.ts'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ProblemError } from '../../core/problem.ts'
import { problem } from '../../core/problems/catalogue.ts'
import { errorCode } from '../../files/json-file.ts'
import type { Interpreter } from './find-python.ts'

export interface PythonEnv {
  readonly dir: string
  /** The environment's own interpreter. */
  readonly python: string
  readonly interpreter: Interpreter
  /** Installed packages, `name` → version. */
  readonly packages: Readonly<Record<string, string>>
  /** False when it was there already. */
  readonly isNew: boolean
  readonly installSeconds: number
}

interface ReadyFile {
  readonly packages: Readonly<Record<string, string>>
  readonly installSeconds: number
}

/** The environment in `dir`, or undefined when it is not there or not whole. */
export async function openEnv(dir: string, interpreter: Interpreter): Promise<PythonEnv | undefined> {
  const ready = await readReady(join(dir, 'ready.json'))
  if (!ready) return undefined
  const python = join(dir, 'bin', 'python')
  // A host whose Python was upgraded in place leaves a link to nowhere.
  const isAlive = await stat(python).then(
    () => true,
    () => false,
  )
  return isAlive ? { dir, python, interpreter, ...ready, isNew: false } : undefined
}

async function readReady(path: string): Promise<ReadyFile | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as ReadyFile
  } catch (cause) {
    // Not made yet, or written by a host that lost its power: made again either way, and whatever is in the way is
    // told then.
    if (errorCode(cause) !== undefined || cause instanceof SyntaxError) return undefined
    throw cause
  }
}

/** What the disk refused, as a Problem (INFX210); other errors as they are. */
export function unwritable(path: string, cause: unknown): unknown {
  const code = errorCode(cause)
  if (code === undefined) return cause
  return new ProblemError(
    [
      problem('INFX210', `${path} cannot be written (${code})`, {
        hint: 'free space, or name another folder with INFX_CACHE_DIR',
      }),
    ],
    { cause },
  )
}
