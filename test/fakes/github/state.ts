/** What the fake knows: plain records, in memory. */
import type { GitRepository } from './git-repository.ts'
import type { Json } from './json.ts'

export type Role = 'admin' | 'maintain' | 'write' | 'triage' | 'read'
export type RunStatus = 'queued' | 'in_progress' | 'completed' | 'waiting' | 'pending'
export type Conclusion = 'success' | 'failure' | 'neutral' | 'cancelled' | 'skipped' | 'timed_out' | 'action_required' | 'startup_failure' // prettier-ignore

export interface FakeComment {
  readonly id: number
  readonly issueNumber: number
  readonly author: string
  readonly createdAtMs: number
  updatedAtMs: number
  body: string
  /** Who changed the text last. */
  editor?: string
}

export interface FakeReview {
  readonly id: number
  readonly pullNumber: number
  readonly author: string
  readonly commit: string
  readonly submittedAtMs: number
  state: 'APPROVED' | 'COMMENTED' | 'CHANGES_REQUESTED' | 'DISMISSED'
  body: string
}

export interface FakeReaction {
  readonly id: number
  /** `comment:<id>` or `issue:<number>` */
  readonly subject: string
  readonly author: string
  readonly content: string
  readonly createdAtMs: number
}

export interface FakeIssueEvent {
  readonly id: number
  readonly event: string
  readonly actor: string
  readonly createdAtMs: number
  readonly label?: string
  readonly commitSha?: string
}

/** A pull request; every issue of the fake is one. */
export interface FakePull {
  readonly id: number
  readonly number: number
  readonly author: string
  readonly baseRef: string
  readonly headRef: string
  /** `owner/name`: another one than the base's for a fork. */
  readonly headRepository: string
  readonly createdAtMs: number
  readonly events: FakeIssueEvent[]
  title: string
  body: string
  draft: boolean
  state: 'open' | 'closed'
  mergedAtMs: number | undefined
  updatedAtMs: number
  headSha: string
  /** Undefined while base and head are in conflict. */
  mergeSha: string | undefined
  labels: readonly string[]
}

export interface FakeStep {
  readonly name: string
  readonly number: number
  readonly conclusion: Conclusion
}

export interface FakeJob {
  readonly id: number
  readonly attempt: number
  readonly name: string
  readonly createdAtMs: number
  readonly labels: readonly string[]
  startedAtMs: number
  completedAtMs: number | undefined
  status: RunStatus
  conclusion: Conclusion | undefined
  steps: readonly FakeStep[]
}

export interface FakeRun {
  readonly id: number
  readonly runNumber: number
  readonly workflowPath: string
  readonly name: string
  readonly displayTitle: string
  readonly event: string
  readonly headSha: string
  readonly headBranch: string
  readonly headRepository: string
  readonly actor: string
  readonly createdAtMs: number
  readonly pullNumbers: readonly number[]
  /** Of every attempt. */
  readonly jobs: FakeJob[]
  triggeringActor: string
  attempt: number
  startedAtMs: number
  updatedAtMs: number
  status: RunStatus
  conclusion: Conclusion | undefined
}

export interface FakeCheckRun {
  readonly id: number
  readonly headSha: string
  readonly fields: Record<string, Json>
  readonly annotations: Json[]
}

export interface FakeStatus {
  readonly id: number
  readonly sha: string
  readonly creator: string
  readonly state: string
  readonly context: string
  readonly description: string | null
  readonly targetUrl: string | null
  readonly createdAtMs: number
}

export interface FakeRepository {
  readonly id: number
  readonly fullName: string
  readonly isPrivate: boolean
  readonly isFork: boolean
  readonly defaultBranch: string
  readonly git: GitRepository
  /** Collaborators; anyone else reads a public repository. */
  readonly roles: Map<string, Role>
  readonly labels: Set<string>
  readonly pulls: Map<number, FakePull>
  readonly comments: FakeComment[]
  readonly reviews: FakeReview[]
  readonly reactions: FakeReaction[]
  readonly runs: FakeRun[]
  readonly checkRuns: FakeCheckRun[]
  readonly statuses: FakeStatus[]
}

/** What `permission` says of a role; the role itself is in `role_name`. */
export const permissionOfRole: Readonly<Record<Role, string>> = {
  admin: 'admin',
  maintain: 'write',
  write: 'write',
  triage: 'read',
  read: 'read',
}

/** Newest job per name among the attempts up to `attempt`: a job that was not run again stays in the list. */
export function jobsOfAttempt(run: FakeRun, attempt: number): readonly FakeJob[] {
  const newest = new Map<string, FakeJob>()
  for (const job of run.jobs) if (job.attempt <= attempt) newest.set(job.name, job)
  return [...newest.values()]
}
