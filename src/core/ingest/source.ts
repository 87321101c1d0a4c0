/** Where artifacts come from; src/files/ingest-source.ts reads them from a folder. */
import type { ArtifactName } from './artifact-names.ts'

export interface SourceFile {
  /** Inside the artifact, with `/`. */
  readonly path: string
  readonly sizeBytes: number
  /** Whole text; throws RangeError when the file is larger than `maxBytes`. */
  text(maxBytes: number): Promise<string>
  bytes(): AsyncIterable<Uint8Array>
}

export interface SourceArtifact extends ArtifactName {
  readonly files: readonly SourceFile[]
  /** Upload time (ISO 8601) and GitHub id, where a manifest tells: the newest upload of a point wins. */
  readonly createdAt?: string
  readonly id?: number
}

export interface IngestSource {
  /** For reports. */
  readonly description: string
  readonly artifacts: readonly SourceArtifact[]
}

/** Newest upload first, then the higher id, then the name: one order for everybody. */
export function newestFirst(a: SourceArtifact, b: SourceArtifact): number {
  const [timeA, timeB] = [Date.parse(a.createdAt ?? '') || 0, Date.parse(b.createdAt ?? '') || 0]
  return timeB - timeA || (b.id ?? 0) - (a.id ?? 0) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)
}
