/**
 * The one database port. Both adapters speak PostgreSQL's SQL over one connection with one session, so an advisory lock
 * taken on it holds until it is released or the connection ends. Use it from one caller at a time.
 */
import type { CopyColumn, CopyRow } from './copy-binary.ts'

export type DatabaseKind = 'postgres' | 'pglite'

/** What a statement parameter may be; composite values travel as JSON text. */
export type Parameter = null | boolean | number | string

export interface QueryResult<Row> {
  readonly rows: readonly Row[]
  /** Rows inserted, updated or deleted; 0 for a SELECT. */
  readonly affectedRows: number
}

/** Anything that runs statements: the database itself or the transaction handed to `tx`. */
export interface Session {
  readonly kind: DatabaseKind
  /**
   * One statement. int8 comes back as number (bigint beyond 2^53), numeric and date as string, timestamptz as Date, json(b) parsed.
   * `Row` is the caller's claim about its own SQL. Throws DatabaseError, or ProblemError when the connection or disk is lost.
   */
  query<Row extends object>(sql: string, parameters: readonly Parameter[]): Promise<QueryResult<Row>>
  /** COPY … FROM in the binary format; all rows or none. Returns the number of rows. */
  copyIn(
    table: string,
    columns: readonly CopyColumn[],
    rows: Iterable<CopyRow> | AsyncIterable<CopyRow>,
  ): Promise<number>
}

export interface Database extends Session {
  /** Where it is, without credentials: for reports. */
  readonly description: string
  /** Largest bytea that may be stored, in bytes. */
  readonly maxBlobBytes: number
  /** Runs several statements separated by semicolons (migrations). */
  script(sql: string): Promise<void>
  /** Runs `work` in a transaction: commits when it returns, rolls back when it throws. Not nestable. */
  tx<T>(work: (session: TransactionSession) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export interface TransactionSession extends Session {
  script(sql: string): Promise<void>
}
