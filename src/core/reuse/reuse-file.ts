/** reuse.json: which results of other runs stand for points of this plan, and the proof of each. */
import { isRecord } from '../measure/lenient-json.ts'
import type { PointId } from '../point.ts'

/** Name of the artifact that carries them; the ecosystem's tools put its folders beside the run's own. */
export const reuseArtifact = 'reused-ingest-artifacts'
export const reuseFileName = 'reuse.json'

export interface ReusedPoint {
  readonly id: PointId
  readonly title: string
  /** Plain digits. */
  readonly runId: string
  /** Attempt of the result, from 1. */
  readonly attempt: number
  /** Artifact of that run with the result. */
  readonly artifact: string
  /** ISO 8601. */
  readonly uploadedAt: string
  /** GitHub's id of the artifact. */
  readonly artifactId: number
  /** Digest of the plan that the result was measured for. */
  readonly planDigest: string
}

export interface ReuseFile {
  readonly schema: 'reuse.v1'
  /** Plan that the points belong to now. */
  readonly planDigest: string
  readonly points: readonly ReusedPoint[]
}

export const noReuse = (planDigest: string): ReuseFile => ({ schema: 'reuse.v1', planDigest, points: [] })

/** What joining and judging need of it. */
export interface ReuseFacts {
  readonly acceptedPlans: readonly string[]
  /** Points that are not run, because a result of another run stands for them. */
  readonly pointIds: ReadonlySet<PointId>
}

export const reuseFacts = ({ points }: ReuseFile): ReuseFacts => ({
  acceptedPlans: [...new Set(points.map(({ planDigest }) => planDigest))],
  pointIds: new Set(points.map(({ id }) => id)),
})

export const isReuseFile = (value: object): value is ReuseFile =>
  'planDigest' in value &&
  typeof value.planDigest === 'string' &&
  'points' in value &&
  Array.isArray(value.points) &&
  value.points.every(isReusedPoint)

const isReusedPoint = (value: unknown): boolean =>
  isRecord(value) &&
  ['id', 'title', 'runId', 'artifact', 'uploadedAt', 'planDigest'].every(
    (name) => typeof value[name] === 'string',
  ) &&
  ['attempt', 'artifactId'].every((name) => Number.isSafeInteger(value[name]))
