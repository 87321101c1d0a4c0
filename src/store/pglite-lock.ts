/**
 * One writer per embedded database: PGlite itself lets two processes open one directory and corrupt it.
 * The lock file lies beside the directory (`<dir>.lock`), made with O_EXCL, and names its holder.
 */
import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/store.ts'
import { ProblemError } from '../core/problem.ts'
import { isRunning, processIdentity } from './process-identity.ts'
import type { ProcessIdentity } from './process-identity.ts'

export interface LockHolder extends ProcessIdentity {
  readonly host: string
  /** When the lock was taken, ISO 8601. */
  readonly takenAt: string
  /** Distinguishes two locks of one process. */
  readonly token: string
  /** `creating`: the directory is being made and worthless if the holder dies; `open`: it is a database. */
  readonly phase: 'creating' | 'open'
}

export interface DirectoryLock {
  /** The lock's previous holder died while it made the directory: what is there is half a database. */
  readonly foundHalfMade: boolean
  setPhase(phase: LockHolder['phase']): Promise<void>
  release(): Promise<void>
}

/** Takes the lock or throws INFX270 naming the living holder. A lock of a dead process on this host is taken over. */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const path = `${directory}.lock`
  const mine: LockHolder = {
    ...(await processIdentity(process.pid)),
    host: hostname(),
    takenAt: new Date().toISOString(),
    token: randomUUID(),
    phase: 'open',
  }
  let foundHalfMade = false
  for (;;) {
    if (await createExclusively(path, mine)) return held(path, mine, foundHalfMade)
    const text = await readIfThere(path)
    if (text === undefined) continue
    const holder = parseHolder(text)
    if (!holder || holder.host !== mine.host || (await isRunning(holder)))
      throw locked(directory, path, holder)
    if (await removeStale(path, text)) foundHalfMade ||= holder.phase === 'creating'
  }
}

function held(path: string, mine: LockHolder, foundHalfMade: boolean): DirectoryLock {
  return {
    foundHalfMade,
    setPhase: (phase) => replaceFile(path, { ...mine, phase }),
    release: () => rm(path, { force: true }),
  }
}

function locked(directory: string, path: string, holder: LockHolder | undefined): ProblemError {
  const message = holder
    ? `database ${directory} locked by process ${holder.pid} on ${holder.host} since ${holder.takenAt}`
    : `database ${directory} locked: ${path} is not readable as a lock`
  return new ProblemError([
    problem('INFX270', message, {
      hint: holder
        ? `wait for process ${holder.pid} to end; if it is certain that nothing on ${holder.host} uses the database, delete ${path}`
        : `if it is certain that nothing uses the database, delete ${path}`,
    }),
  ])
}

/** The content is complete before the name appears: written aside, then linked, which fails if the name exists. */
async function createExclusively(path: string, holder: LockHolder): Promise<boolean> {
  const aside = `${path}.${holder.token}`
  await writeFile(aside, JSON.stringify(holder), { flag: 'wx' })
  try {
    await link(aside, path)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  } finally {
    await rm(aside, { force: true })
  }
}

async function replaceFile(path: string, holder: LockHolder): Promise<void> {
  const aside = `${path}.${holder.token}`
  await writeFile(aside, JSON.stringify(holder), { flag: 'wx' })
  await rename(aside, path)
}

/** Two processes may find the same stale lock: only the one whose rename moved exactly that content has removed it. */
async function removeStale(path: string, expected: string): Promise<boolean> {
  const aside = `${path}.${randomUUID()}`
  try {
    await rename(path, aside)
  } catch (error) {
    if (isCode(error, 'ENOENT')) return false
    throw error
  }
  const moved = await readFile(aside, 'utf8')
  if (moved !== expected) await link(aside, path)
  await rm(aside)
  return moved === expected
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

function parseHolder(text: string): LockHolder | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined // Not a lock of ours: reported as unreadable by the caller, with its path.
  }
  return isHolder(value) ? value : undefined
}

const isHolder = (value: unknown): value is LockHolder =>
  typeof value === 'object' &&
  value !== null &&
  'pid' in value &&
  Number.isInteger(value.pid) &&
  'host' in value &&
  typeof value.host === 'string' &&
  'takenAt' in value &&
  typeof value.takenAt === 'string' &&
  'startedAt' in value &&
  (typeof value.startedAt === 'string' || value.startedAt === null) &&
  'phase' in value &&
  (value.phase === 'creating' || value.phase === 'open')

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
