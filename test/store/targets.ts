/** The same suite runs against every database that is reachable; one that is not is skipped with its reason. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

export interface DatabaseTarget {
  readonly name: string
  /** Why it cannot run here. */
  readonly skipped?: string
  /** URL of a database that does not hold anything yet. */
  freshUrl(): Promise<string>
  /** Removes everything `freshUrl` made. */
  remove(): Promise<void>
}

function pgliteTarget(): DatabaseTarget {
  const made: string[] = []
  return {
    name: 'PGlite',
    freshUrl: async () => {
      const dir = await mkdtemp(join(tmpdir(), 'infx-store-'))
      made.push(dir)
      return `pglite:${join(dir, 'db')}`
    },
    remove: async () => {
      for (const dir of made.splice(0)) await rm(dir, { recursive: true, force: true })
    },
  }
}

function postgresTarget(serverUrl: string | undefined): DatabaseTarget {
  const made: string[] = []
  const admin = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: serverUrl })
    await client.connect()
    try {
      await client.query(sql)
    } finally {
      await client.end()
    }
  }
  return {
    name: 'PostgreSQL',
    ...(serverUrl === undefined
      ? { skipped: 'INFX_TEST_POSTGRES_URL is not set: no PostgreSQL server to test against' }
      : {}),
    freshUrl: async () => {
      const name = `infx_test_${randomUUID().replaceAll('-', '')}`
      await admin(`create database ${name}`)
      made.push(name)
      const url = new URL(serverUrl ?? '')
      url.pathname = `/${name}`
      return url.href
    },
    remove: async () => {
      for (const name of made.splice(0)) await admin(`drop database ${name} with (force)`)
    },
  }
}

export const databaseTargets: readonly DatabaseTarget[] = [
  pgliteTarget(),
  postgresTarget(process.env['INFX_TEST_POSTGRES_URL']),
]

for (const { name, skipped } of databaseTargets)
  if (skipped !== undefined) console.warn(`${name}: ${skipped}`)
