/** Where an embedded database may lie: nowhere that somebody else's files are. */
import { readdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import '../core/problems/store.ts'
import { problem } from '../core/problems/catalogue.ts'
import { ProblemError } from '../core/problem.ts'
import { errorCode } from '../files/json-file.ts'

/** What a data directory of PostgreSQL holds, also one that is not finished. */
const ofPostgres = /^(PG_VERSION|base|global|pg_[a-z_]+|postgresql(\.auto)?\.conf|postmaster\.(pid|opts))$/
const maxNamed = 5

/**
 * Throws ProblemError (INFX278) when `directory` is a file, or a folder of something else; looks only. A folder that is
 * not there, is empty or holds a database is one that may be opened.
 */
export async function refuseForeignPlace(directory: string): Promise<void> {
  const names = await namesIn(directory)
  if (names.includes('PG_VERSION') || names.every((name) => ofPostgres.test(name))) return
  const others = names.filter((name) => !ofPostgres.test(name)).sort()
  const more = others.length > maxNamed ? ' …' : ''
  throw refusal(directory, `it holds other files (${others.slice(0, maxNamed).join(', ')}${more})`)
}

/** The same for a database URL; of servers nothing is asked. */
export async function refuseForeignDatabase(url: string): Promise<void> {
  if (url.startsWith('pglite:')) await refuseForeignPlace(resolve(url.slice('pglite:'.length)))
}

async function namesIn(directory: string): Promise<readonly string[]> {
  try {
    return await readdir(directory)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    if (errorCode(error) === 'ENOTDIR') throw refusal(directory, 'it is a file')
    throw error
  }
}

const refusal = (directory: string, why: string): ProblemError =>
  new ProblemError([
    problem('INFX278', `${directory} is no place for a database: ${why}`, {
      hint: 'name a folder of its own: pglite:DIR, where DIR is new, empty or such a database',
    }),
  ])
