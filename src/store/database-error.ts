/** Errors of the server, with their SQLSTATE, and which of them are findings about the infrastructure. */
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/store.ts'
import { ProblemError } from '../core/problem.ts'

/** The server refused a statement. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
  /** Five-character SQLSTATE, e.g. `23505` unique violation. */
  readonly sqlState: string
  readonly detail: string | undefined
  readonly constraint: string | undefined

  constructor(
    message: string,
    fields: {
      readonly sqlState: string
      readonly detail: string | undefined
      readonly constraint: string | undefined
    },
    options: ErrorOptions,
  ) {
    super(message, options)
    this.sqlState = fields.sqlState
    this.detail = fields.detail
    this.constraint = fields.constraint
  }

  /** The row is at fault (class 22 data exception, 23 constraint violation), not the statement or the server. */
  get isRowFault(): boolean {
    return /^2[23]/.test(this.sqlState)
  }
}

const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'EAI_AGAIN',
  'ENOENT',
])
const diskCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'])

/** SQLSTATE classes: 08 connection, 57P0x shutdown, 28 login, 3D no such database, 53300 too many connections. */
const connectionState = /^(08|57P|28|3D|53300)/
const diskState = /^(53100|58030)/

/**
 * Turns what a driver threw into a DatabaseError or, where the infrastructure is at fault, a ProblemError.
 * `description` names the database without its password.
 */
export function classifyDatabaseError(error: unknown, description: string): Error {
  if (error instanceof ProblemError || error instanceof DatabaseError) return error
  const wasmCode = wasmDiskCode(error)
  if (wasmCode !== undefined) return diskProblem(description, wasmCode, error)
  if (!(error instanceof Error)) return new Error(`database ${description}: ${JSON.stringify(error)}`)
  const code = textField(error, 'code') ?? ''
  if (diskCodes.has(code) || diskState.test(code) || /No space left on device/.test(error.message))
    return diskProblem(description, error.message, error)
  if (
    connectionCodes.has(code) ||
    connectionState.test(code) ||
    /Connection terminated|timeout expired|Client has encountered a connection error/.test(error.message)
  )
    return new ProblemError([problem('INFX271', `database ${description}: ${error.message || code}`)], {
      cause: error,
    })
  if (!/^[0-9A-Z]{5}$/.test(code)) return error
  return new DatabaseError(
    error.message,
    { sqlState: code, detail: textField(error, 'detail'), constraint: textField(error, 'constraint') },
    { cause: error },
  )
}

const diskProblem = (description: string, reason: string, cause: unknown): ProblemError =>
  new ProblemError(
    [
      problem('INFX274', `writing to ${description} failed: ${reason}`, {
        hint: 'make room, then run the ingest again',
      }),
    ],
    { cause },
  )

/** Numbers of WASI for the disk's refusals. */
const wasmDiskCodes: Readonly<Record<number, string>> = {
  19: 'EDQUOT',
  22: 'EFBIG',
  29: 'EIO',
  51: 'ENOSPC',
  69: 'EROFS',
}

/** The file system inside PGlite throws `{name: 'ErrnoError', errno}`, which is no Error and has no message. */
function wasmDiskCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('name' in error && 'errno' in error)) return undefined
  return error.name === 'ErrnoError' && typeof error.errno === 'number'
    ? wasmDiskCodes[error.errno]
    : undefined
}

function textField(error: Error, name: string): string | undefined {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : undefined
}
