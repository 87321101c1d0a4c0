/** Which artifacts of another run may hold a result of a planned point, by their names alone; validity is inside. */
import { artifactNames, attemptInName } from '../collect/artifact-names.ts'
import type { PlannedPoint } from '../plan/plan.ts'

export interface ListedArtifact {
  readonly id: number
  readonly name: string
  /** ISO 8601. */
  readonly createdAt: string
  readonly expired: boolean
  readonly sizeBytes: number
}

export interface ReuseCandidate {
  readonly point: PlannedPoint
  readonly attempt: number
  readonly listed: ListedArtifact
}

/**
 * Newest first per point: by attempt, then by upload time. Ids of artifacts do not grow with the attempt and say nothing.
 * Only names under which our jobs upload a valid result count.
 */
export function reuseCandidates(
  points: readonly PlannedPoint[],
  artifacts: readonly ListedArtifact[],
): readonly ReuseCandidate[] {
  const byName = new Map(points.map((point) => [nameOf(point, 1).replace(/_a1$/, ''), point]))
  return artifacts
    .flatMap((listed) => {
      const attempt = attemptInName(listed.name)
      const point = byName.get(listed.name.replace(/_a[1-9]\d*$/, ''))
      return attempt !== undefined && point ? [{ point, attempt, listed }] : []
    })
    .toSorted(
      (a, b) => b.attempt - a.attempt || Date.parse(b.listed.createdAt) - Date.parse(a.listed.createdAt),
    )
}

const nameOf = (point: PlannedPoint, attempt: number): string =>
  artifactNames(point, { attempt, valid: true }).result
