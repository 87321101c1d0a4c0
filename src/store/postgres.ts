/** PostgreSQL ≥ 15 through `pg`, bulk data through `pg-copy-streams`. One connection, no pool: ingest is one writer. */
import { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/store.ts'
import { ProblemError } from '../core/problem.ts'
import { formatDuration } from '../core/render/numbers.ts'
import { timerDelay } from '../timer.ts'
import { copyHeader, copyTrailer, encodeCopy } from './copy-binary.ts'
import type { CopyColumn, CopyRow } from './copy-binary.ts'
import { classifyDatabaseError } from './database-error.ts'
import type { Database, Parameter, QueryResult, TransactionSession } from './database.ts'
import { parseInt8, postgresTypes } from './postgres-types.ts'

const oldestVersion = 150_000
/** One field may hold 1 GB; half of it leaves room for the server's own copies. */
const maxBlobBytes = 512 * 1024 * 1024
const connectTimeoutMs = 15_000
/** For the goodbye of a server; what was committed is safe without it. */
const closeTimeoutMs = 5_000

/** How long a caller waits for a server, which may be silent for ever. */
export interface Patience {
  /** Breaks the connection off at once, whatever it is waiting for. */
  readonly signal?: AbortSignal
  /** Longest time for one statement, in ms; a COPY takes as long as its rows. */
  readonly answerWithinMs: number
}

/** Connects and checks the server's version; does not migrate. */
export async function openPostgres(url: string, patience: Patience): Promise<Database> {
  const socket = new Socket()
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    // A host that went away without a word is noticed also while a long statement runs.
    keepAlive: true,
    stream: () => socket,
    application_name: 'infx',
    types: postgresParsers(),
  })
  const database = new PostgresDatabase({ client, socket, description: withoutCredentials(url), patience })
  await database.connect()
  return database
}

function withoutCredentials(url: string): string {
  const parsed = new URL(url)
  return `postgres://${parsed.host}${parsed.pathname}`
}

function postgresParsers(): pg.TypeOverrides {
  const parsers = new pg.TypeOverrides()
  parsers.setTypeParser(postgresTypes.int8, parseInt8)
  parsers.setTypeParser(postgresTypes.date, (text) => text)
  parsers.setTypeParser(postgresTypes.numeric, (text) => text)
  return parsers
}

class PostgresDatabase implements Database {
  readonly kind = 'postgres'
  readonly maxBlobBytes = maxBlobBytes
  readonly description: string
  readonly #client: pg.Client
  readonly #socket: Socket
  readonly #patience: Patience
  readonly #interrupt = (): void => this.#breakOff('interrupted before it answered')
  #inTransaction = false
  #lost: Error | undefined

  constructor(parts: {
    readonly client: pg.Client
    readonly socket: Socket
    readonly description: string
    readonly patience: Patience
  }) {
    this.#client = parts.client
    this.#socket = parts.socket
    this.description = parts.description
    this.#patience = parts.patience
    // Without a listener a broken idle connection would end the process.
    this.#client.on('error', (error) => {
      this.#lost ??= error
    })
  }

  async connect(): Promise<void> {
    const { signal } = this.#patience
    signal?.addEventListener('abort', this.#interrupt, { once: true })
    try {
      const connected = this.#client.connect()
      if (signal?.aborted) this.#interrupt()
      await connected
      const { rows } = await this.#answered(
        this.#client.query<{ server_version_num: string; server_version: string }>(
          "select current_setting('server_version_num') as server_version_num, current_setting('server_version') as server_version",
        ),
        Math.min(connectTimeoutMs, this.#patience.answerWithinMs),
      )
      const [version] = rows
      if (Number(version?.server_version_num) < oldestVersion) {
        await this.close()
        throw new ProblemError([
          problem(
            'INFX272',
            `${this.description} is PostgreSQL ${version?.server_version}; at least 15 is needed`,
          ),
        ])
      }
    } catch (error) {
      signal?.removeEventListener('abort', this.#interrupt)
      throw classifyDatabaseError(this.#lost ?? error, this.description)
    }
  }

  query<Row extends object>(sql: string, parameters: readonly Parameter[]): Promise<QueryResult<Row>> {
    this.#refuseInTransaction()
    return this.#query(sql, parameters)
  }

  copyIn(
    table: string,
    columns: readonly CopyColumn[],
    rows: Iterable<CopyRow> | AsyncIterable<CopyRow>,
  ): Promise<number> {
    this.#refuseInTransaction()
    return this.#copyIn(table, columns, rows)
  }

  async script(sql: string): Promise<void> {
    this.#refuseInTransaction()
    await this.#script(sql)
  }

  async tx<T>(work: (session: TransactionSession) => Promise<T>): Promise<T> {
    await this.query('begin', [])
    this.#inTransaction = true
    try {
      const value = await work({
        kind: this.kind,
        query: (sql, parameters) => this.#query(sql, parameters),
        copyIn: (table, columns, rows) => this.#copyIn(table, columns, rows),
        script: (sql) => this.#script(sql),
      })
      await this.#query('commit', [])
      return value
    } catch (error) {
      await this.#rollback(error)
      throw error
    } finally {
      this.#inTransaction = false
    }
  }

  async close(): Promise<void> {
    this.#patience.signal?.removeEventListener('abort', this.#interrupt)
    if (!this.#lost) await this.#answered(this.#client.end(), closeTimeoutMs)
  }

  /** What waits for the server fails with this at once; the server rolls back when it notices. */
  #breakOff(why: string): void {
    this.#lost ??= new ProblemError([problem('INFX271', `database ${this.description}: ${why}`)])
    this.#socket.destroy(this.#lost)
  }

  async #answered<T>(answer: Promise<T>, withinMs: number): Promise<T> {
    const timer = setTimeout(
      () => this.#breakOff(`no answer within ${formatDuration(withinMs / 1000)}`),
      timerDelay(withinMs),
    )
    try {
      return await answer
    } finally {
      clearTimeout(timer)
    }
  }

  async #rollback(cause: unknown): Promise<void> {
    try {
      await this.#query('rollback', [])
    } catch (error) {
      // The connection is gone, and the transaction with it: the cause says it.
      if (this.#lost) return
      throw new AggregateError([cause, error], 'transaction failed and could not be rolled back', { cause })
    }
  }

  async #query<Row extends object>(sql: string, parameters: readonly Parameter[]): Promise<QueryResult<Row>> {
    try {
      const { rows, rowCount, command } = await this.#answered(
        this.#client.query<Row>(sql, [...parameters]),
        this.#patience.answerWithinMs,
      )
      return { rows, affectedRows: command === 'SELECT' ? 0 : (rowCount ?? 0) }
    } catch (error) {
      throw classifyDatabaseError(this.#lost ?? error, this.description)
    }
  }

  async #script(sql: string): Promise<void> {
    try {
      await this.#answered(this.#client.query(sql), this.#patience.answerWithinMs)
    } catch (error) {
      throw classifyDatabaseError(this.#lost ?? error, this.description)
    }
  }

  async #copyIn(
    table: string,
    columns: readonly CopyColumn[],
    rows: Iterable<CopyRow> | AsyncIterable<CopyRow>,
  ): Promise<number> {
    const names = columns.map(({ name }) => name).join(', ')
    const stream = this.#client.query(copyFrom(`copy ${table} (${names}) from stdin with (format binary)`))
    try {
      await pipeline(Readable.from(copyBytes(columns, rows), { objectMode: false }), stream)
      return stream.rowCount
    } catch (error) {
      throw classifyDatabaseError(this.#lost ?? error, this.description)
    }
  }

  #refuseInTransaction(): void {
    if (this.#inTransaction) throw new Error('a transaction is open: use its session')
  }
}

async function* copyBytes(
  columns: readonly CopyColumn[],
  rows: Iterable<CopyRow> | AsyncIterable<CopyRow>,
): AsyncGenerator<Uint8Array> {
  yield copyHeader
  for await (const { bytes } of encodeCopy(columns, rows)) yield bytes
  yield copyTrailer
}
