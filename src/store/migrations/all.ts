/** Every migration, in name order. A released migration is never edited: schema_migrations holds its SHA-256. */
import { createHash } from 'node:crypto'
import { sql as runsAndConfigs } from './0001-runs-and-configs.ts'
import { sql as benchmarkResults } from './0002-benchmark-results.ts'
import { sql as evals } from './0003-evals.ts'
import { sql as gpuMetrics } from './0004-gpu-metrics.ts'
import { sql as latestBenchmarks } from './0005-latest-benchmarks.ts'

export interface Migration {
  /** File name in the manner of the ecosystem, e.g. `0001-runs-and-configs.sql`. */
  readonly name: string
  readonly sql: string
  /** SHA-256 (hex) of `sql`. */
  readonly sha256: string
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const migration = (name: string, sql: string): Migration => ({ name, sql, sha256: sha256(sql) })

export const migrations: readonly Migration[] = [
  migration('0001-runs-and-configs.sql', runsAndConfigs),
  migration('0002-benchmark-results.sql', benchmarkResults),
  migration('0003-evals.sql', evals),
  migration('0004-gpu-metrics.sql', gpuMetrics),
  migration('0005-latest-benchmarks.sql', latestBenchmarks),
]

/** Identity of the schema: what a prebuilt database image must have been made from. */
export const migrationsDigest: string = sha256(
  migrations.map(({ name, sha256 }) => `${name} ${sha256}\n`).join(''),
)

/** Where the database records what was applied; made before the first migration. */
export const historyTableSql =
  'create table if not exists schema_migrations (filename text primary key, sha256 text not null, applied_at timestamptz not null default now())'
