/** agentic_trace_replay: the requests of every agentic point, compressed, linked to its row. */
import { isRow, rowFault, storableJson } from '../../core/ingest/row-fields.ts'
import type { SourceArtifact, SourceFile } from '../../core/ingest/source.ts'
import { ProblemError } from '../../core/problem.ts'
import type { CopyColumn, CopyValue, StreamedBytes } from '../copy-binary.ts'
import { classifyDatabaseError } from '../database-error.ts'
import { withCompressed } from './compress.ts'
import type { CompressedFile } from './compress.ts'
import type { RunContext } from './context.ts'
import { messageOf, reportFile } from './context.ts'
import { siblingOf } from './siblings.ts'
import { readJson } from './stream-text.ts'
import { findTraceFiles } from './trace-files.ts'
import type { TraceFiles } from './trace-files.ts'
import type { StoredPoint } from './write-benchmarks.ts'

const columns: readonly CopyColumn[] = [
  { name: 'id', type: 'int8' },
  { name: 'profile_export_jsonl_gz', type: 'bytea' },
  { name: 'profile_export_uncompressed_size', type: 'int8' },
  { name: 'profile_export_sha256', type: 'text' },
  { name: 'server_metrics_csv', type: 'bytea' },
  { name: 'server_metrics_csv_size', type: 'int8' },
  { name: 'server_metrics_json_gz', type: 'bytea' },
  { name: 'server_metrics_json_uncompressed_size', type: 'int8' },
  { name: 'aggregate_stats', type: 'jsonb' },
  { name: 'left_out', type: 'jsonb' },
]

/** Counts one row of the category `trace` per agentic point. */
export async function writeTraces(
  context: RunContext,
  points: readonly StoredPoint[],
  artifacts: readonly SourceArtifact[],
): Promise<void> {
  const { tally } = context
  const agentic = points.filter(({ point }) => point.row.benchmarkType === 'agentic_traces')
  const traces = artifacts.filter(({ kind }) => kind === 'trace')
  tally.read('trace', agentic.length)
  for (const stored of agentic) {
    const { candidate, row } = stored.point
    if (stored.hasTrace) {
      tally.stored('trace', 'duplicate')
      continue
    }
    const artifact = siblingOf(traces, candidate.artifactKey)
    const files = artifact && findTraceFiles(artifact, row.conc)
    if (!artifact || !files) {
      tally.left('trace', 'skipped', 'no trace artifact', candidate.place)
      continue
    }
    const place = `${artifact.name}/${files.profileExport.path}`
    try {
      await writeTrace(context, stored.id, files)
      tally.stored('trace', 'new')
    } catch (error) {
      const classified = classifyDatabaseError(error, context.database.description)
      if (classified instanceof ProblemError) throw classified
      tally.left('trace', 'failed', messageOf(error), place)
      reportFile(context, 'INFX283', place, messageOf(error))
    }
  }
}

async function writeTrace(context: RunContext, benchmarkId: number, files: TraceFiles): Promise<void> {
  const { serverMetricsJson } = files
  await withCompressed(files.profileExport, (profile) =>
    serverMetricsJson
      ? withCompressed(serverMetricsJson, (json) =>
          storeTrace(context, benchmarkId, { files, profile, json }),
        )
      : storeTrace(context, benchmarkId, { files, profile, json: undefined }),
  )
}

interface CompressedTrace {
  readonly files: TraceFiles
  readonly profile: CompressedFile
  readonly json: CompressedFile | undefined
}

async function storeTrace(
  { database }: RunContext,
  benchmarkId: number,
  { files, profile, json }: CompressedTrace,
): Promise<void> {
  const leftOut: string[] = []
  /** A blob over the target's limit stays in the artifact; the row says so, with size and digest. */
  const within = (name: string, bytes: StreamedBytes): StreamedBytes | null => {
    if (bytes.sizeBytes <= database.maxBlobBytes) return bytes
    leftOut.push(name)
    return null
  }
  const csv = files.serverMetricsCsv
  const values: CopyValue[] = [
    within('profile_export_jsonl_gz', profile.bytes),
    profile.uncompressedBytes,
    profile.sha256,
    csv ? within('server_metrics_csv', { sizeBytes: csv.sizeBytes, chunks: () => csv.bytes() }) : null,
    csv ? csv.sizeBytes : null,
    json ? within('server_metrics_json_gz', json.bytes) : null,
    json ? json.uncompressedBytes : null,
    await aggregateStats(files.aggregate),
    JSON.stringify(leftOut),
  ]
  await database.tx(async (session) => {
    const { rows } = await session.query<{ id: number }>(
      "select nextval(pg_get_serial_sequence('agentic_trace_replay', 'id')) as id",
      [],
    )
    const id = rows[0]?.id ?? null
    await session.copyIn('agentic_trace_replay', columns, [[id, ...values]])
    await session.query('update benchmark_results set trace_replay_id = $1::bigint where id = $2::bigint', [
      id,
      benchmarkId,
    ])
  })
}

/** The load client's own summary; version 1 of this column. */
async function aggregateStats(file: SourceFile | undefined): Promise<string | null> {
  if (!file) return null
  const document = await readJson(file)
  if (!isRow(document)) throw new TypeError(`${file.path} is not an object`)
  const fault = rowFault(document)
  if (fault !== undefined) throw new TypeError(`${file.path}: ${fault}`)
  return storableJson({ version: 1, ...document })
}
