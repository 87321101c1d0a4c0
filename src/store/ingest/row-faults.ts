/** Writes all rows in one statement; when the database refuses one, row by row, so that the faulty ones can be named. */
import { DatabaseError } from '../database-error.ts'
import type { Database, Session } from '../database.ts'

export interface Written<Row, Result> {
  readonly written: readonly { readonly row: Row; readonly result: Result }[]
  readonly refused: readonly { readonly row: Row; readonly error: DatabaseError }[]
}

/** `write` stores rows and returns one result per row, in the order of the rows. */
export async function writeRows<Row, Result>(
  database: Database,
  rows: readonly Row[],
  write: (session: Session, rows: readonly Row[]) => Promise<readonly Result[]>,
): Promise<Written<Row, Result>> {
  if (rows.length === 0) return { written: [], refused: [] }
  try {
    const results = await database.tx((session) => write(session, rows))
    return { written: zip(rows, results), refused: [] }
  } catch (error) {
    if (!(error instanceof DatabaseError) || !error.isRowFault) throw error
    const [only] = rows
    if (rows.length === 1 && only !== undefined) return { written: [], refused: [{ row: only, error }] }
  }
  const parts: Written<Row, Result>[] = []
  for (const row of rows) parts.push(await writeRows(database, [row], write))
  return {
    written: parts.flatMap(({ written }) => written),
    refused: parts.flatMap(({ refused }) => refused),
  }
}

function zip<Row, Result>(
  rows: readonly Row[],
  results: readonly Result[],
): { readonly row: Row; readonly result: Result }[] {
  if (rows.length !== results.length)
    throw new Error(`${rows.length} rows were written, ${results.length} came back`)
  return rows.flatMap((row, index) => {
    const result = results[index]
    return result === undefined ? [] : [{ row, result }]
  })
}
