/** What every step of one ingest shares. */
import { problem } from '../../core/problems/catalogue.ts'
import type { Problem, ProblemCode } from '../../core/problem.ts'
import type { EntityTables } from '../../core/ingest/entities.ts'
import type { RunIdentity } from '../../core/ingest/run-identity.ts'
import type { Tally } from '../../core/ingest/tally.ts'
import type { Database } from '../database.ts'
import type { ConfigIds } from './write-configs.ts'

export interface IngestContext {
  readonly database: Database
  readonly entities: EntityTables
  readonly run: RunIdentity
  readonly tally: Tally
  readonly problems: Problem[]
}

/** After the run has its row. */
export interface RunContext extends IngestContext {
  readonly workflowRunId: number
  /** UTC day of the run, in every child row. */
  readonly date: string
  readonly configIds: ConfigIds
}

/** Adds a finding about one artifact file. */
export function reportFile(context: IngestContext, code: ProblemCode, place: string, message: string): void {
  context.problems.push(problem(code, `${place}: ${message}`, { at: { file: place, line: 1, col: 1 } }))
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
