/** Applies what is missing, in name order, each in its own transaction together with its record. */
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/store.ts'
import { ProblemError } from '../core/problem.ts'
import { lockWaitSeconds, withAdvisoryLock } from './advisory-lock.ts'
import type { Database } from './database.ts'
import { historyTableSql, migrations } from './migrations/all.ts'

/** Returns the names applied now. Two processes may call it at once: an advisory lock lets one after the other. */
export async function migrate(database: Database): Promise<readonly string[]> {
  return withAdvisoryLock(database, { key: 'infx:migrate', waitSeconds: lockWaitSeconds }, () =>
    applyMissing(database),
  )
}

async function applyMissing(database: Database): Promise<readonly string[]> {
  await database.script(historyTableSql)
  const { rows } = await database.query<{ filename: string; sha256: string }>(
    'select filename, sha256 from schema_migrations order by filename',
    [],
  )
  refuseForeignHistory(rows, database.description)
  const applied = new Set(rows.map(({ filename }) => filename))
  const missing = migrations.filter(({ name }) => !applied.has(name))
  for (const { name, sql, sha256 } of missing) {
    await database.tx(async (session) => {
      await session.script(sql)
      await session.query('insert into schema_migrations (filename, sha256) values ($1, $2)', [name, sha256])
    })
  }
  return missing.map(({ name }) => name)
}

function refuseForeignHistory(
  applied: readonly { readonly filename: string; readonly sha256: string }[],
  description: string,
): void {
  const known = new Map(migrations.map(({ name, sha256 }) => [name, sha256]))
  const problems = applied
    .filter(({ filename, sha256 }) => known.get(filename) !== sha256)
    .map(({ filename }) =>
      problem(
        'INFX275',
        known.has(filename)
          ? `database ${description} was migrated by another "${filename}"`
          : `database ${description} has the migration "${filename}", which this version does not know`,
      ),
    )
  if (problems.length > 0) throw new ProblemError(problems)
}
