/** Reads one GPU telemetry file: samples and the digest that tells whether they are stored already. */
import { createHash } from 'node:crypto'
import { GpuCsvError } from '../../core/ingest/gpu-csv-error.ts'
import { GpuCsvReader } from '../../core/ingest/gpu-csv.ts'
import { timezoneOffsetMinutes } from '../../core/ingest/gpu-instant.ts'
import type { GpuSeries } from '../../core/ingest/gpu-samples.ts'
import { isRow } from '../../core/ingest/row-fields.ts'
import type { SourceArtifact, SourceFile } from '../../core/ingest/source.ts'
import { eachTextLine, readJson } from './stream-text.ts'

export interface TelemetryFile {
  readonly file: SourceFile
  readonly series: readonly GpuSeries[]
  /** Of the whole file, hex. */
  readonly sha256: string
  /** Context of the recording, by file name. */
  readonly sidecars: Readonly<Record<string, unknown>>
}

/** CSV files of an artifact that hold samples; energy counters and identities are other things. */
export const telemetryCsvs = (artifact: SourceArtifact): readonly SourceFile[] =>
  artifact.files.filter(
    ({ path }) =>
      /(^|\/)gpu_metrics[^/]*\.csv$/.test(path) && !/_(energy_(start|end)|identity)\.csv$/.test(path),
  )

export const multiNodeSamples = (artifact: SourceArtifact): readonly SourceFile[] =>
  artifact.files.filter(({ path }) => /(^|\/)power\/samples\.csv$/.test(path))

/** Throws GpuCsvError when any row but a cut last one is bad. */
export async function readTelemetry(artifact: SourceArtifact, file: SourceFile): Promise<TelemetryFile> {
  const sidecars: Record<string, unknown> = {}
  for (const context of artifact.files.filter(({ path }) => isContextOf(path, file.path)))
    sidecars[context.path] = await readJson(context)
  const offsets = Object.values(sidecars).filter(isRow).map(timezoneOffsetMinutes)
  const [offset = 0] = offsets
  if (offsets.includes(undefined)) throw new GpuCsvError('time zone of the recording is not understood')
  const reader = new GpuCsvReader(offset)
  const hash = createHash('sha256')
  await eachTextLine(
    { ...file, bytes: () => hashed(file.bytes(), (bytes) => hash.update(bytes)) },
    (text, _number, terminated) => {
      if (terminated) reader.line(text)
    },
  )
  return { file, series: reader.end(), sha256: hash.digest('hex'), sidecars }
}

/** `gpu_metrics_context.json` beside `gpu_metrics.csv`. */
const isContextOf = (path: string, csv: string): boolean =>
  path === csv.replace(/\.csv$/, '_context.json') ||
  path === csv.replace(/gpu_metrics[^/]*\.csv$/, 'gpu_metrics_context.json')

async function* hashed(
  chunks: AsyncIterable<Uint8Array>,
  update: (bytes: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    update(chunk)
    yield chunk
  }
}
