/** A lock file that names its holder: exclusive while that process lives, taken over when it is gone. */
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { type Problem, ProblemError } from '../core/problem.ts'

export interface LockHolder {
  readonly pid: number
  readonly host: string
  /** ISO 8601. */
  readonly since: string
}

export interface ProcessLock {
  release(): Promise<void>
}

/** Throws ProblemError with `whenHeld` while a living process (or one on another host) holds the lock. */
export async function acquireProcessLock(
  path: string,
  whenHeld: (holder: LockHolder) => Problem,
): Promise<ProcessLock> {
  for (let tries = 0; tries < 5; tries++) {
    const mine = `${path}.${process.pid}`
    const holder: LockHolder = { pid: process.pid, host: hostname(), since: new Date().toISOString() }
    await writeFile(mine, JSON.stringify(holder))
    try {
      // A hard link appears whole or not at all: nobody ever reads half a lock.
      await link(mine, path)
      return { release: () => rm(path, { force: true }) }
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error
    } finally {
      await rm(mine, { force: true })
    }
    const other = await readHolder(path)
    if (other && isAlive(other)) throw new ProblemError([whenHeld(other)])
    await rm(path, { force: true })
  }
  throw new Error(`the lock file ${path} is taken over again and again`)
}

async function readHolder(path: string): Promise<LockHolder | undefined> {
  let text
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return undefined
    const { pid, host, since } = value as Partial<Record<keyof LockHolder, unknown>>
    return typeof pid === 'number' && typeof host === 'string' && typeof since === 'string'
      ? { pid, host, since }
      : undefined
  } catch (error) {
    // Not written by us: nothing that lives can be behind it.
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** A process of another host cannot be asked: it counts as alive. */
function isAlive(holder: LockHolder): boolean {
  if (holder.host !== hostname()) return true
  if (holder.pid === process.pid) return true
  try {
    process.kill(holder.pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
