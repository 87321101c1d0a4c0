/** An event as GitHub delivers it. */
import type { JsonMap } from './json.ts'

export interface DeliveredEvent {
  readonly name: string
  /** `owner/name` of the repository whose workflows it may start. */
  readonly repository: string
  readonly payload: JsonMap
  /** Commit of GITHUB_SHA: for a pull request its merge commit. */
  readonly sha: string
  /** GITHUB_REF. */
  readonly ref: string
  /** Paths that the push or the pull request changes; needed where a workflow filters by path. */
  readonly changedFiles?: readonly string[]
  /** Message of the newest commit of the push or pull request, for `[skip ci]`. */
  readonly commitMessage?: string
  /** Commits of a push; above 1,000 path filters do not hold a workflow back. */
  readonly commitCount?: number
}
