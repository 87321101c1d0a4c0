/** A folder of artifacts → a database, and the report of it. */
import type { EntityExtension } from '../core/ingest/entities.ts'
import type { IngestReport } from '../core/ingest/report.ts'
import type { RunIdentity } from '../core/ingest/run-identity.ts'
import { openIngestSource } from '../files/ingest-source.ts'
import { requireTemporaryFolder } from '../files/temporary-folder.ts'
import { acceptsSimulated, ingestRun } from '../store/ingest/ingest-run.ts'
import { openDatabase } from '../store/open.ts'

export interface IngestFolderInput {
  readonly artifactsDir: string
  readonly databaseUrl: string
  readonly run: RunIdentity
  /** Ids of the plan, when it is at hand. */
  readonly expectedPointIds: readonly string[] | undefined
  /** Labels of the plan, when it is at hand. */
  readonly labels: readonly string[] | undefined
  /** Names of the organisation besides the ecosystem's. */
  readonly entities: EntityExtension | undefined
  /** Breaks off what waits for a database server. */
  readonly signal?: AbortSignal
  readonly onStep: (step: string) => void
}

/** Throws ProblemError when the folder, the temporary folder or the database cannot be opened; everything later is in the report. */
export async function ingestFolder(input: IngestFolderInput): Promise<IngestReport> {
  await requireTemporaryFolder()
  const source = await openIngestSource(input.artifactsDir)
  input.onStep('opening the database')
  const database = await openDatabase(input.databaseUrl, input.signal)
  try {
    return await ingestRun(database, source, input.run, {
      targetName: database.kind === 'pglite' ? 'local' : 'production',
      allowSimulated: acceptsSimulated(database),
      ...(input.expectedPointIds === undefined ? {} : { expectedPointIds: new Set(input.expectedPointIds) }),
      ...(input.labels === undefined ? {} : { labels: input.labels }),
      ...(input.entities === undefined ? {} : { entities: input.entities }),
      onStep: input.onStep,
    })
  } finally {
    await database.close()
  }
}
