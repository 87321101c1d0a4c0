/** Readers of a database that nobody has migrated yet. */
import type { Session } from './database.ts'

export async function hasTable(session: Session, table: string): Promise<boolean> {
  const { rows } = await session.query<{ readonly name: string | null }>(
    'select to_regclass($1)::text as name',
    [table],
  )
  return (rows[0]?.name ?? null) !== null
}
