/** The files of one point's replayed trace inside its trace artifact. */
import type { SourceArtifact, SourceFile } from '../../core/ingest/source.ts'

export interface TraceFiles {
  readonly profileExport: SourceFile
  readonly aggregate: SourceFile | undefined
  readonly serverMetricsJson: SourceFile | undefined
  readonly serverMetricsCsv: SourceFile | undefined
}

/** One artifact may hold several concurrencies (`conc_<N>/…`); `conc` picks the point's own. */
export function findTraceFiles(artifact: SourceArtifact, conc: number): TraceFiles | undefined {
  const exports = artifact.files.filter(({ path }) => baseName(path) === 'profile_export.jsonl')
  const perConc = exports.filter(({ path }) => /(^|\/)conc_\d+\//.test(path))
  const own = perConc.find(({ path }) => new RegExp(`(^|/)conc_${conc}/`).test(path))
  const profileExport = perConc.length > 0 ? own : exports[0]
  if (!profileExport) return undefined
  const folder = profileExport.path.slice(0, -baseName(profileExport.path).length)
  const beside = (name: string): SourceFile | undefined =>
    artifact.files.find(({ path }) => path === `${folder}${name}`)
  return {
    profileExport,
    aggregate: beside('profile_export_aiperf.json'),
    serverMetricsJson: beside('server_metrics_export.json'),
    serverMetricsCsv: beside('server_metrics_export.csv'),
  }
}

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
