/** gpu_metric_series and its samples: replaced whole when they changed, left alone when they did not. */
import type { GpuMetric } from '../../core/ingest/gpu-columns.ts'
import type { GpuSeries } from '../../core/ingest/gpu-samples.ts'
import { storableJson } from '../../core/ingest/row-fields.ts'
import type { SourceArtifact } from '../../core/ingest/source.ts'
import { ProblemError } from '../../core/problem.ts'
import type { CopyColumn, CopyRow } from '../copy-binary.ts'
import { classifyDatabaseError } from '../database-error.ts'
import type { TransactionSession } from '../database.ts'
import type { RunContext } from './context.ts'
import { messageOf, reportFile } from './context.ts'
import { siblingOf } from './siblings.ts'
import { multiNodeSamples, readTelemetry, telemetryCsvs } from './telemetry-files.ts'
import type { TelemetryFile } from './telemetry-files.ts'
import type { StoredPoint } from './write-benchmarks.ts'

/** Columns that the file does not have stay null without travelling. */
const sampleColumns = (metrics: readonly GpuMetric[]): readonly CopyColumn[] => [
  { name: 'series_id', type: 'int8' },
  { name: 'gpu_index', type: 'int2' },
  { name: 'sampled_at', type: 'timestamptz' },
  ...metrics.map((name): CopyColumn => ({ name, type: 'float4' })),
]

/**
 * Counts one row of the category `power` per series, and one skipped row per point without a series.
 * Telemetry never fails a run: a damaged artifact is all left out and reported.
 */
export async function writeTelemetry(
  context: RunContext,
  points: readonly StoredPoint[],
  artifacts: readonly SourceArtifact[],
): Promise<void> {
  const { tally } = context
  const byArtifact = new Map<SourceArtifact, StoredPoint[]>()
  const carriers = telemetryCarriers(artifacts)
  for (const stored of points) {
    const artifact = telemetryOf(carriers, stored.point.candidate.artifactKey)
    if (!artifact) {
      tally.read('power', 1)
      tally.left('power', 'skipped', 'no telemetry artifact', stored.point.candidate.place)
    } else byArtifact.set(artifact, [...(byArtifact.get(artifact) ?? []), stored])
  }
  for (const [artifact, stored] of byArtifact) await writeArtifact(context, artifact, stored)
}

/** Artifacts that hold telemetry, in order of preference: the recorder's own, else the copy in the power audit. */
const telemetryCarriers = (artifacts: readonly SourceArtifact[]): readonly (readonly SourceArtifact[])[] =>
  (['gpu-metrics', 'power-audit'] as const).map((kind) =>
    artifacts.filter(
      (artifact) =>
        artifact.kind === kind && telemetryCsvs(artifact).length + multiNodeSamples(artifact).length > 0,
    ),
  )

const telemetryOf = (
  carriers: readonly (readonly SourceArtifact[])[],
  key: string,
): SourceArtifact | undefined =>
  carriers.map((artifacts) => siblingOf(artifacts, key)).find((artifact) => artifact !== undefined)

async function writeArtifact(
  context: RunContext,
  artifact: SourceArtifact,
  points: readonly StoredPoint[],
): Promise<void> {
  const { tally } = context
  const csvs = [...telemetryCsvs(artifact), ...multiNodeSamples(artifact)]
  const files: TelemetryFile[] = []
  try {
    // All files before the first write: one unreadable file means that half of the GPUs are missing.
    for (const file of csvs) files.push(await readTelemetry(artifact, file))
  } catch (error) {
    const rows = Math.max(1, csvs.length)
    tally.read('power', rows)
    for (let row = 0; row < rows; row++) tally.left('power', 'failed', messageOf(error), artifact.name)
    reportFile(context, 'INFX283', artifact.name, messageOf(error))
    return
  }
  const series = files.flatMap((file) => file.series.map((one) => ({ file, one })))
  if (series.length === 0) {
    tally.read('power', points.length)
    for (const { point } of points) tally.left('power', 'skipped', 'no samples', point.candidate.place)
    return
  }
  tally.read('power', series.length)
  for (const { file, one } of series) await writeSeries(context, { artifact, points, file, series: one })
}

interface SeriesToWrite {
  readonly artifact: SourceArtifact
  readonly points: readonly StoredPoint[]
  readonly file: TelemetryFile
  readonly series: GpuSeries
}

async function writeSeries(context: RunContext, target: SeriesToWrite): Promise<void> {
  const { tally } = context
  const place = `${target.artifact.name}/${seriesName(target)}`
  try {
    const isNew = await context.database.tx((session) => replaceSeries(session, context, target))
    tally.stored('power', isNew ? 'new' : 'duplicate')
    if (isNew) tally.counters.gpuMetricSamplesNew += target.series.sampleCount
  } catch (error) {
    const classified = classifyDatabaseError(error, context.database.description)
    if (classified instanceof ProblemError) throw classified
    tally.left('power', 'failed', messageOf(error), place)
    reportFile(context, 'INFX286', place, messageOf(error))
  }
}

const seriesName = ({ file, series }: SeriesToWrite): string =>
  series.host === '' ? file.file.path : `${file.file.path}#${series.host}`

/** True when samples were written; false when the same file is stored already. Links to points are refreshed in both cases. */
async function replaceSeries(
  session: TransactionSession,
  context: RunContext,
  target: SeriesToWrite,
): Promise<boolean> {
  const { artifact, file, series } = target
  const sidecars = storableJson(file.sidecars)
  const identity = [context.workflowRunId, artifact.name, seriesName(target)]
  const known = await session.query<{ id: number; same: boolean }>(
    `select id, csv_sha256 = $4 and sidecars = $5::jsonb and sample_count = $6::int as same from gpu_metric_series
     where workflow_run_id = $1::bigint and artifact_name = $2 and file_name = $3 for update`,
    [...identity, file.sha256, sidecars, series.sampleCount],
  )
  const [existing] = known.rows
  if (existing?.same) {
    await linkPoints(session, existing.id, target.points)
    return false
  }
  if (existing) await session.query('delete from gpu_metric_series where id = $1::bigint', [existing.id])
  const { rows } = await session.query<{ id: number }>(
    `insert into gpu_metric_series (workflow_run_id, artifact_name, file_name, config_key, vendor, csv_sha256, sidecars,
       sample_interval_s, sample_count, gpu_count, started_at, ended_at)
     values ($1::bigint, $2, $3, $4, $5, $6, $7::jsonb, $8::real, $9::int, $10::smallint, $11::timestamptz, $12::timestamptz)
     returning id`,
    [
      ...identity,
      artifact.key,
      series.vendor,
      file.sha256,
      sidecars,
      series.sampleIntervalSeconds,
      series.sampleCount,
      series.gpuCount,
      new Date(series.startedAtUnixMs).toISOString(),
      new Date(series.endedAtUnixMs).toISOString(),
    ],
  )
  const id = rows[0]?.id
  if (id === undefined) throw new Error('insert into gpu_metric_series returned no row')
  await session.copyIn('gpu_metric_samples', sampleColumns(series.metrics), sampleRows(id, series))
  await linkPoints(session, id, target.points)
  return true
}

/** One array, filled again for every sample. */
function* sampleRows(seriesId: number, series: GpuSeries): Generator<CopyRow> {
  const row: (number | null)[] = [seriesId]
  for (let sample = 0; sample < series.sampleCount; sample++) {
    series.fill(sample, row, 1)
    yield row
  }
}

async function linkPoints(
  session: TransactionSession,
  seriesId: number,
  points: readonly StoredPoint[],
): Promise<void> {
  await session.query(
    `insert into benchmark_result_gpu_metrics (benchmark_result_id, series_id)
     select value::bigint, $2::bigint from json_array_elements_text($1::json) as value
     on conflict do nothing`,
    [JSON.stringify(points.map(({ id }) => id)), seriesId],
  )
}
