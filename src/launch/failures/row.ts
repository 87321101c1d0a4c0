/** One fault that the tools we launch report, as data. */
import type { Blame } from '../../core/problem.ts'

export interface FailureRow {
  /** Stable name, for statistics over runs and for docs/failures.md. */
  readonly id: string
  readonly pattern: RegExp
  /** One sentence without a full stop: what happened. */
  readonly cause: string
  readonly blame: Blame
  /** What to do. */
  readonly hint: string
  /** Whether the same point may well succeed when it is started again. */
  readonly retriable: boolean
}
