/** What started a workflow, as far as the gate cares. Made from an untrusted payload by {@link readTrigger}. */

/** Pull-request events that may start a sweep, or stop one. Any other action changes nothing. */
export const relevantActions = [
  'opened',
  'reopened',
  'ready_for_review',
  'synchronize',
  'labeled',
  'unlabeled',
  'closed',
  'converted_to_draft',
] as const
export type PullRequestAction = (typeof relevantActions)[number]

export interface PullRequestTrigger {
  readonly kind: 'pull_request'
  readonly action: PullRequestAction | 'other'
  readonly number: number
  /** Full SHA of the head when the event happened; a re-run keeps the old one. */
  readonly head: string
  readonly baseRef: string
  /** The head lies in another repository, or in one that is deleted. */
  readonly fork: boolean
  readonly draft: boolean
  /** Label that was added or removed. */
  readonly label?: string
  readonly sender: string
}

export interface PushTrigger {
  readonly kind: 'push'
  readonly ref: string
  /** Absent for a new branch (forty zeros). */
  readonly before?: string
  /** Absent for a deleted branch. */
  readonly after?: string
  readonly forced: boolean
  readonly sender: string
}

export interface DispatchTrigger {
  readonly kind: 'workflow_dispatch'
  readonly ref: string
  readonly sender: string
  readonly inputs: DispatchInputs
}

export interface DispatchInputs {
  /** Config keys, with `*`. */
  readonly keys: readonly string[]
  /** Point filter as `infx plan --points` takes it. */
  readonly points?: string
  /** Labels to pretend. */
  readonly labels: readonly string[]
  readonly pullRequest?: number
  /** Full SHA of a fork's head that a maintainer has read. */
  readonly approveHead?: string
  readonly base?: string
  /** Id of a run whose valid points stay. */
  readonly resumeRun?: string
  /** Id of a run of which only what has no valid result is run. */
  readonly failedOfRun?: string
  /** Login for whom a workflow dispatches, where the token is its own: their role counts then. */
  readonly requestedBy?: string
}

export interface ScheduleTrigger {
  readonly kind: 'schedule'
  readonly cron: string
}

export interface CommentTrigger {
  readonly kind: 'issue_comment'
  readonly action: 'created' | 'edited' | 'deleted'
  readonly number: number
  readonly onPullRequest: boolean
  readonly commentId: number
  readonly body: string
  readonly author: string
  /** Comments of bots and apps are never commands. */
  readonly authorIsBot: boolean
}

export type SweepTrigger =
  PullRequestTrigger | PushTrigger | DispatchTrigger | ScheduleTrigger | CommentTrigger
