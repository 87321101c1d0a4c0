/** Session-level advisory locks, keyed by text. */
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/store.ts'
import { ProblemError } from '../core/problem.ts'
import { formatDuration } from '../core/render/numbers.ts'
import { DatabaseError } from './database-error.ts'
import type { Database } from './database.ts'

/** Longest ingest of another process that is waited for. */
export const lockWaitSeconds = 15 * 60

/**
 * Waits `waitSeconds` for the lock, runs `work`, releases. An error of `work` is never hidden by a failing release.
 * Throws ProblemError INFX270 when another session holds the lock all the time.
 */
export async function withAdvisoryLock<T>(
  database: Database,
  { key, waitSeconds }: { readonly key: string; readonly waitSeconds: number },
  work: () => Promise<T>,
): Promise<T> {
  await acquire(database, key, waitSeconds)
  let outcome: { readonly value: T } | { readonly error: unknown }
  try {
    outcome = { value: await work() }
  } catch (error) {
    outcome = { error }
  }
  try {
    await database.query('select pg_advisory_unlock(hashtextextended($1, 0))', [key])
  } catch (error) {
    // A lost connection has released the lock already; what `work` met first is the cause to report.
    if (!('error' in outcome)) throw error
  }
  if ('error' in outcome) throw outcome.error
  return outcome.value
}

async function acquire(database: Database, key: string, waitSeconds: number): Promise<void> {
  try {
    await database.tx(async (session) => {
      // Of this transaction only; the lock is the session's and outlives it.
      await session.query("select set_config('lock_timeout', $1, true)", [`${waitSeconds}s`])
      await session.query('select pg_advisory_lock(hashtextextended($1, 0))', [key])
    })
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.sqlState !== lockNotAvailable) throw error
    throw new ProblemError(
      [
        problem(
          'INFX270',
          `another process has held the lock "${key}" of ${database.description} for ${formatDuration(waitSeconds)}`,
        ),
      ],
      { cause: error },
    )
  }
}

const lockNotAvailable = '55P03'
