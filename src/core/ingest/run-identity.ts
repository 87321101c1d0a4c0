/** Whose run the rows belong to: a GitHub run, or a sweep on somebody's machine. */
import type { RunId } from '../run-id.ts'

export interface RunIdentity {
  readonly origin: 'github' | 'local'
  /** GitHub's run id, or for a local sweep {@link localRunId}. */
  readonly runId: RunId
  /** From 1; 0 where unknown. */
  readonly attempt: number
  readonly name: string
  readonly headSha?: string
  readonly headBranch?: string
  readonly htmlUrl?: string
  readonly conclusion?: string
  /** ISO 8601; its UTC day becomes `date` of every row. */
  readonly createdAt: string
  readonly startedAt?: string
}

/**
 * A run id for a sweep that GitHub knows nothing of: the negative start time in Unix milliseconds. GitHub's ids are
 * positive, so the two never meet, and the same sweep (a `--resume` keeps its start time) has the same id again.
 */
export function localRunId(startedAt: string): number {
  const startedAtUnixMs = Date.parse(startedAt)
  if (!Number.isFinite(startedAtUnixMs) || startedAtUnixMs <= 0)
    throw new RangeError(`a local sweep needs a start time after 1970, got "${startedAt}"`)
  return -startedAtUnixMs
}

export function localRun(sweep: {
  readonly startedAt: string
  readonly name: string
  readonly headSha?: string
  readonly headBranch?: string
}): RunIdentity {
  return {
    ...sweep,
    origin: 'local',
    runId: localRunId(sweep.startedAt),
    attempt: 1,
    createdAt: sweep.startedAt,
  }
}

/** UTC day, `2026-11-30`. */
export const runDate = (run: RunIdentity): string => new Date(run.createdAt).toISOString().slice(0, 10)

/** Readable identity for locks and reports. */
export const runLabel = (run: RunIdentity): string => `${run.origin}:${run.runId}:${run.attempt}`
