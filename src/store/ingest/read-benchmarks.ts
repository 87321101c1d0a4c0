/** Benchmark rows of all artifacts, in order of precedence: per-job before aggregate, newest upload first. */
import type { BenchmarkCandidate } from '../../core/ingest/claims.ts'
import { newestFirst } from '../../core/ingest/source.ts'
import type { SourceArtifact } from '../../core/ingest/source.ts'
import { messageOf, reportFile } from './context.ts'
import type { IngestContext } from './context.ts'
import { readRows } from './stream-text.ts'

/** Counts files and rows; a file that is no JSON counts as one failed row. */
export async function readBenchmarks(
  context: IngestContext,
  artifacts: readonly SourceArtifact[],
): Promise<readonly BenchmarkCandidate[]> {
  const { tally } = context
  const candidates: BenchmarkCandidate[] = []
  const sources = artifacts
    .filter(({ kind }) => kind === 'benchmark' || kind === 'benchmark-aggregate')
    .sort(newestFirst)
  for (const artifact of sources) {
    const origin = artifact.kind === 'benchmark' ? 'per-job' : 'aggregate'
    for (const file of artifact.files.filter(({ path }) => /^[^/]+\.json$/.test(path))) {
      const place = `${artifact.name}/${file.path}`
      tally.counters.benchmarkFiles++
      let document: unknown
      try {
        document = await readRows(file)
      } catch (error) {
        tally.read('benchmark', 1)
        tally.left('benchmark', 'failed', error instanceof SyntaxError ? 'not-json' : messageOf(error), place)
        reportFile(context, 'INFX283', place, messageOf(error))
        continue
      }
      const rows: readonly unknown[] = Array.isArray(document) ? document : [document]
      tally.read('benchmark', rows.length)
      for (const raw of rows)
        candidates.push({
          raw,
          place,
          fileName: file.path,
          origin,
          artifactKey: origin === 'per-job' ? artifact.key : '',
        })
    }
  }
  return candidates
}
