/** What became of runs, jobs, legs and steps. */
import type { JsonMap } from '../fakes/github/json.ts'
import type { Annotation } from './workflow-commands.ts'

export type Result = 'success' | 'failure' | 'cancelled' | 'skipped'

export interface StepOutcome {
  readonly id: string
  readonly name: string
  /** Before continue-on-error. */
  readonly outcome: Result
  readonly conclusion: Result
  readonly outputs: Readonly<Record<string, string>>
  readonly log: string
  readonly summary: string
}

/** One runner's work, or one call of a workflow. */
export interface LegOutcome {
  /** As shown on GitHub: `bench (tp8, 16)`, `sweep / plan`. */
  readonly name: string
  readonly matrix: JsonMap | undefined
  /** What the run sees; `failed` tells when continue-on-error has hidden a failure. */
  readonly result: Result
  readonly failed: boolean
  readonly outputs: Readonly<Record<string, string>>
  readonly steps: readonly StepOutcome[]
  /** Jobs of the called workflow. */
  readonly jobs?: Jobs
  readonly annotations: readonly Annotation[]
  /** Attempt in which it ran. */
  readonly attempt: number
}

export interface JobOutcome {
  readonly id: string
  readonly result: Result
  /** As `needs.<id>.outputs` shows them. */
  readonly outputs: Readonly<Record<string, string>>
  /** In order of the matrix; none for a job that was skipped. */
  readonly legs: readonly LegOutcome[]
  /** Why the job never came to run steps: matrix, inputs, concurrency. */
  readonly error?: string
}

export type Jobs = Readonly<Record<string, JobOutcome>>

/** Failure outweighs cancellation; nothing but skips is a skip. */
export function combineResults(results: readonly Result[]): Result {
  if (results.includes('failure')) return 'failure'
  if (results.includes('cancelled')) return 'cancelled'
  return results.length > 0 && results.every((result) => result === 'skipped') ? 'skipped' : 'success'
}

/** Every leg that ran steps, with those of called workflows. */
export const allLegs = (jobs: Jobs): readonly LegOutcome[] =>
  Object.values(jobs)
    .flatMap((job) => job.legs)
    .flatMap((leg) => (leg.jobs === undefined ? [leg] : allLegs(leg.jobs)))

/** Why anything is red: `job: reason` of jobs that never came to run, `leg: message` of error annotations. */
export const allErrors = (jobs: Jobs): readonly string[] =>
  Object.values(jobs).flatMap((job) => [
    ...(job.error === undefined ? [] : [`${job.id}: ${job.error}`]),
    ...job.legs.flatMap((leg) => [
      ...leg.annotations
        .filter(({ level }) => level === 'error')
        .map(({ message }) => `${leg.name}: ${message}`),
      ...(leg.jobs === undefined ? [] : allErrors(leg.jobs)),
    ]),
  ])
