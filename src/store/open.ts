/** From a database URL to a migrated database. */
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/store.ts'
import { ProblemError } from '../core/problem.ts'
import { optional } from '../core/optional-field.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import type { Patience } from './postgres.ts'

/** Building an index over a large table takes minutes, waiting for another ingest of the run a quarter of an hour. */
const answerWithinMs = 30 * 60_000

/**
 * `pglite:<directory>` (embedded, one writer) or `postgres://user@host:port/name`. Connects and migrates; the caller
 * closes. Throws ProblemError INFX270-277. `signal` breaks off whatever waits for a server; an embedded database answers.
 */
export async function openDatabase(url: string, signal?: AbortSignal): Promise<Database> {
  const database = await connectDatabase(url, { answerWithinMs, ...optional('signal', signal) })
  try {
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** The same without migrating, for readers. */
export async function connectDatabase(url: string, patience: Patience): Promise<Database> {
  if (url.startsWith('pglite:') && url.length > 'pglite:'.length)
    return (await import('./open-pglite.ts')).openPglite(url.slice('pglite:'.length))
  if (/^postgres(ql)?:\/\/./.test(url) && URL.canParse(url))
    return (await import('./postgres.ts')).openPostgres(url, patience)
  throw new ProblemError([
    problem('INFX273', `database URL "${url.replace(/\/\/[^@/]*@/, '//…@')}" is not understood`, {
      hint: 'write pglite:<directory> or postgres://user@host:port/name',
    }),
  ])
}
