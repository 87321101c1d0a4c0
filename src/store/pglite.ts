/** PGlite: PostgreSQL in WebAssembly, on disk, in this process. */
import type { PGlite, Transaction } from '@electric-sql/pglite'
import { copyHeader, copyTrailer, encodeCopy } from './copy-binary.ts'
import type { CopyColumn, CopyRow } from './copy-binary.ts'
import { classifyDatabaseError } from './database-error.ts'
import type { Database, Parameter, QueryResult, TransactionSession } from './database.ts'
import type { DirectoryLock } from './pglite-lock.ts'

/** Larger COPY batches have made PGlite stop (reference: after ~651k rows); these sizes are measured to be safe. */
const batchRows = 50_000
const batchBytes = 32 * 1024 * 1024
/** Above this a blob costs more than 2 GB of memory in WebAssembly. */
const maxBlobBytes = 100 * 1024 * 1024

export class PgliteDatabase implements Database {
  readonly kind = 'pglite'
  readonly maxBlobBytes = maxBlobBytes
  readonly description: string
  readonly #engine: PGlite
  readonly #lock: DirectoryLock
  #inTransaction = false

  constructor(engine: PGlite, lock: DirectoryLock, directory: string) {
    this.#engine = engine
    this.#lock = lock
    this.description = `pglite:${directory}`
  }

  query<Row extends object>(sql: string, parameters: readonly Parameter[]): Promise<QueryResult<Row>> {
    this.#refuseInTransaction()
    return this.#on(this.#engine).query(sql, parameters)
  }

  /** Several batches, hence a transaction around them: all rows or none. */
  copyIn(
    table: string,
    columns: readonly CopyColumn[],
    rows: Iterable<CopyRow> | AsyncIterable<CopyRow>,
  ): Promise<number> {
    return this.tx((session) => session.copyIn(table, columns, rows))
  }

  script(sql: string): Promise<void> {
    this.#refuseInTransaction()
    return this.#on(this.#engine).script(sql)
  }

  async tx<T>(work: (session: TransactionSession) => Promise<T>): Promise<T> {
    this.#refuseInTransaction()
    this.#inTransaction = true
    try {
      return await this.#engine.transaction((transaction) => work(this.#on(transaction)))
    } catch (error) {
      throw classifyDatabaseError(error, this.description)
    } finally {
      this.#inTransaction = false
    }
  }

  async close(): Promise<void> {
    if (this.#engine.closed) return
    try {
      await this.#engine.close()
    } finally {
      await this.#lock.release()
    }
  }

  #on(target: PGlite | Transaction): TransactionSession {
    const guarded = async <T>(statement: () => Promise<T>): Promise<T> => {
      try {
        return await statement()
      } catch (error) {
        throw classifyDatabaseError(error, this.description)
      }
    }
    return {
      kind: this.kind,
      query: <Row extends object>(sql: string, parameters: readonly Parameter[]) =>
        guarded(async (): Promise<QueryResult<Row>> => {
          const { rows, affectedRows } = await target.query<Row>(sql, [...parameters])
          return { rows, affectedRows: affectedRows ?? 0 }
        }),
      copyIn: (table, columns, rows) => guarded(() => copyInBatches(target, table, columns, rows)),
      script: (sql) =>
        guarded(async () => {
          await target.exec(sql)
        }),
    }
  }

  #refuseInTransaction(): void {
    if (this.#inTransaction) throw new Error('a transaction is open: use its session')
  }
}

async function copyInBatches(
  target: PGlite | Transaction,
  table: string,
  columns: readonly CopyColumn[],
  rows: Iterable<CopyRow> | AsyncIterable<CopyRow>,
): Promise<number> {
  const names = columns.map(({ name }) => name).join(', ')
  const sql = `copy ${table} (${names}) from '/dev/blob' with (format binary)`
  let total = 0
  let batch: Uint8Array<ArrayBuffer>[] = []
  let [rowsInBatch, bytesInBatch] = [0, 0]
  const flush = async (): Promise<void> => {
    if (rowsInBatch === 0) return
    const blob = new Blob([copyHeader, ...batch, copyTrailer])
    const { affectedRows } = await target.query(sql, [], { blob })
    total += affectedRows ?? 0
    batch = []
    ;[rowsInBatch, bytesInBatch] = [0, 0]
  }
  for await (const { bytes, rowsEnded } of encodeCopy(columns, rows)) {
    batch.push(bytes)
    rowsInBatch += rowsEnded
    bytesInBatch += bytes.byteLength
    if (rowsEnded > 0 && (rowsInBatch >= batchRows || bytesInBatch >= batchBytes)) await flush()
  }
  await flush()
  return total
}
