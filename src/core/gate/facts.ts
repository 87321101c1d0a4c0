/** What the gate knows when it decides: the event, GitHub's state now, and what this repository wants. */
import type { Decision } from '../plan/plan.ts'
import type { Problem } from '../problem.ts'
import type { LabelTable, SweepEffects } from './labels.ts'
import type { SweepTrigger } from './trigger.ts'

/** A person's role in the repository; `unknown` when GitHub would not tell, which authorises nothing. */
export type Role = 'admin' | 'maintain' | 'write' | 'triage' | 'read' | 'none' | 'unknown'

export interface Actor {
  readonly login: string
  readonly role: Role
}

/** Who may spend GPU hours. Setting labels needs less (triage), so a label alone proves nothing. */
export const maySweep = ({ role }: Actor): boolean =>
  role === 'admin' || role === 'maintain' || role === 'write'

/** A label on a pull request, and who put it there last; absent when the history does not tell. */
export interface AppliedLabel {
  readonly name: string
  readonly by?: Actor
}

/** A pull request as the API has it at run time: a re-run's event is frozen and may be days old. */
export interface PullRequestState {
  readonly number: number
  readonly open: boolean
  readonly draft: boolean
  readonly fork: boolean
  readonly head: string
  readonly baseRef: string
  /** `unknown` while GitHub is still computing it. */
  readonly mergeable: 'yes' | 'conflict' | 'unknown'
  readonly labels: readonly AppliedLabel[]
  /** Whole message of the head commit. */
  readonly headMessage: string
}

export interface GateHistory {
  /** Attempt of this workflow run, from 1. */
  readonly attempt: number
}

export interface GatePolicy {
  /** False stops every sweep: the emergency switch. */
  readonly enabled: boolean
  readonly table: LabelTable
  readonly defaultBranch: string
}

export interface GateInput {
  readonly trigger: SweepTrigger
  /** Needed for everything about a pull request that {@link decideFromEvent} leaves open. */
  readonly pullRequest?: PullRequestState
  /** Who caused the event. */
  readonly actor: Actor
  readonly history: GateHistory
  readonly policy: GatePolicy
}

export interface GateDecision extends Decision {
  readonly effects: SweepEffects
  /**
   * Nothing runs, and the required check still asks whether every point of the pull request has a valid result: taking a
   * label away, or a word in a commit message, must not turn it green.
   */
  readonly standing: boolean
  /** The sweep labels in effect, by the names of the table. */
  readonly labels: readonly string[]
  /** `own`: the event is irrelevant and cancels nothing; `active`: it supersedes the pull request's running sweep. */
  readonly concurrency: 'active' | 'own'
  /** Errors when refused; notices and warnings in any case. */
  readonly problems: readonly Problem[]
}
