/** Control files of a run: quarantine lists, changelog metadata, reliability counts. */
import { fallbackChangelog, readChangelogMetadata } from '../../core/ingest/changelog-metadata.ts'
import type { RunChangelog } from '../../core/ingest/changelog-metadata.ts'
import { readQuarantine } from '../../core/ingest/quarantine.ts'
import type { Quarantine } from '../../core/ingest/quarantine.ts'
import { mapRunStats } from '../../core/ingest/run-stats.ts'
import type { RunStats } from '../../core/ingest/run-stats.ts'
import { newestFirst } from '../../core/ingest/source.ts'
import type { SourceArtifact, SourceFile } from '../../core/ingest/source.ts'
import type { ArtifactKind } from '../../core/ingest/artifact-names.ts'
import { problem } from '../../core/problems/catalogue.ts'
import { ProblemError } from '../../core/problem.ts'
import { messageOf, reportFile } from './context.ts'
import type { IngestContext } from './context.ts'
import { readJson } from './stream-text.ts'

interface ControlFile {
  readonly file: SourceFile
  readonly place: string
}

const controlFiles = (artifacts: readonly SourceArtifact[], kind: ArtifactKind): readonly ControlFile[] =>
  artifacts
    .filter((artifact) => artifact.kind === kind)
    .sort(newestFirst)
    .flatMap(({ name, files }) =>
      files
        .filter(({ path }) => /^[^/]+\.json$/.test(path))
        .map((file) => ({ file, place: `${name}/${file.path}` })),
    )

/** Fatal when unreadable: what a reviewer refused would be published. */
export async function readQuarantines(artifacts: readonly SourceArtifact[]): Promise<Quarantine> {
  const all = new Set<string>()
  for (const { file, place } of controlFiles(artifacts, 'rejected-rows')) {
    try {
      for (const entry of readQuarantine(await readJson(file))) all.add(entry)
    } catch (error) {
      throw new ProblemError(
        [problem('INFX289', `${place}: ${messageOf(error)}`, { at: { file: place, line: 1, col: 1 } })],
        { cause: error },
      )
    }
  }
  return all
}

export async function readChangelog(
  context: IngestContext,
  artifacts: readonly SourceArtifact[],
): Promise<RunChangelog> {
  const [found] = controlFiles(artifacts, 'changelog')
  if (!found) return fallbackChangelog(context.run)
  try {
    return readChangelogMetadata(await readJson(found.file))
  } catch (error) {
    reportFile(context, 'INFX290', found.place, messageOf(error))
    return fallbackChangelog(context.run)
  }
}

export async function readRunStats(
  context: IngestContext,
  artifacts: readonly SourceArtifact[],
): Promise<RunStats> {
  const [found] = controlFiles(artifacts, 'run-stats')
  if (!found) return { stats: [], unmappedHardware: [] }
  try {
    return mapRunStats(await readJson(found.file), context.entities)
  } catch (error) {
    reportFile(context, 'INFX283', found.place, messageOf(error))
    return { stats: [], unmappedHardware: [] }
  }
}
