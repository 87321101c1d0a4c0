/** Where artifacts come from; src/files/ingest-source.ts reads them from a folder. */
import { attemptInName } from '../collect/artifact-names.ts'
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
  /** What lies there and is neither file nor folder, and no reader of files will come across; absent when nothing does. */
  readonly refused?: readonly { readonly place: string; readonly why: string }[]
}

/**
 * Newest upload first, then the higher id, then the higher attempt in the name, then the name: one order for everybody.
 * A local sweep has no uploads; its attempts are told apart by name.
 */
export function newestFirst(a: SourceArtifact, b: SourceArtifact): number {
  const [timeA, timeB] = [Date.parse(a.createdAt ?? '') || 0, Date.parse(b.createdAt ?? '') || 0]
  const attempts = (attemptInName(b.name) ?? 0) - (attemptInName(a.name) ?? 0)
  return (
    timeB - timeA || (b.id ?? 0) - (a.id ?? 0) || attempts || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)
  )
}
