/** Pairs a point with the other artifacts of its job, by exact name; a newer log of another job is never taken. */
import { newestFirst } from '../../core/ingest/source.ts'
import type { SourceArtifact } from '../../core/ingest/source.ts'

/** The artifact with the point's key; agentic jobs have named theirs with and without `agentic_`. */
export function siblingOf(artifacts: readonly SourceArtifact[], key: string): SourceArtifact | undefined {
  return newest(artifacts, `agentic_${key}`) ?? newest(artifacts, key)
}

const newest = (artifacts: readonly SourceArtifact[], key: string): SourceArtifact | undefined =>
  artifacts.filter((artifact) => artifact.key === key).sort(newestFirst)[0]
