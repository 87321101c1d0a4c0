/** Session-level advisory locks, keyed by text. */
import type { Database } from './database.ts'

/** Waits for the lock, runs `work`, releases. An error of `work` is never hidden by a failing release. */
export async function withAdvisoryLock<T>(
  database: Database,
  key: string,
  work: () => Promise<T>,
): Promise<T> {
  await database.query('select pg_advisory_lock(hashtextextended($1, 0))', [key])
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
