/** Jobs that a test plays itself. */
import type { JobArtifacts } from '../fakes/artifact-service/job-client.ts'
import type { Json, JsonMap } from '../fakes/github/json.ts'
import type { Result } from './outcomes.ts'

export interface StubbedJob {
  /** Ids from the outermost job on: `sweep/single-node`. */
  readonly path: string
  readonly name: string
  readonly matrix: JsonMap | undefined
  readonly inputs: JsonMap
  readonly needs: Json
  readonly runId: number
  readonly attempt: number
  /** Uploads and downloads as this job. */
  readonly artifacts: JobArtifacts
  /** Aborted when the leg is cancelled. */
  readonly signal: AbortSignal
}

export interface StubResult {
  readonly result?: Exclude<Result, 'skipped'>
  readonly outputs?: Readonly<Record<string, string>>
}

export type Stub = StubResult | ((job: StubbedJob) => StubResult | Promise<StubResult>)

/** Path of the job → stub; `*` plays every job that no other stub names. */
export type Stubs = Readonly<Record<string, Stub>>
