/** A lock file that names its holder: exclusive while that process lives, taken over when it is gone. */
import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { type Problem, ProblemError } from '../core/problem.ts'
import { isRunning, processIdentity } from './process-identity.ts'
import type { ProcessIdentity } from './process-identity.ts'

export interface LockHolder extends ProcessIdentity {
  readonly host: string
  /** When the lock was taken, ISO 8601. */
  readonly takenAt: string
  /** Distinguishes two locks of one process. */
  readonly token: string
  /** `creating`: what the lock protects is being made, and worthless if the holder dies. */
  readonly phase: 'creating' | 'open'
}

export interface ProcessLock {
  /** The lock's previous holder died while it was `creating`: what the lock protects is half made. */
  readonly foundHalfMade: boolean
  setPhase(phase: LockHolder['phase']): Promise<void>
  release(): Promise<void>
}

/**
 * Takes the lock file at `path`, or throws ProblemError with `whenHeld` of the living holder (undefined: the file is
 * no lock of ours). A lock of a dead process on this host is taken over; a process of another host counts as alive.
 */
export async function acquireProcessLock(
  path: string,
  whenHeld: (holder: LockHolder | undefined) => Problem,
): Promise<ProcessLock> {
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
      throw new ProblemError([whenHeld(holder)])
    if (await removeStale(path, text)) foundHalfMade ||= holder.phase === 'creating'
  }
}

function held(path: string, mine: LockHolder, foundHalfMade: boolean): ProcessLock {
  return {
    foundHalfMade,
    setPhase: (phase) => replaceFile(path, { ...mine, phase }),
    release: () => rm(path, { force: true }),
  }
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
