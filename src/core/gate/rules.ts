/**
 * The decision table for pull requests. Rules that skip are asked in order and the first that applies decides; then all
 * rules that refuse are asked, so that everything wrong is told at once; a sweep runs when none applies.
 */
import '../problems/gate.ts'
import { problem } from '../problems/catalogue.ts'
import type { Problem } from '../problem.ts'
import { shortCommit } from '../render/numbers.ts'
import type { AppliedLabel, GateInput, PullRequestState } from './facts.ts'
import { maySweep } from './facts.ts'
import { contradictions, type LabelSet } from './label-set.ts'
import { findLabel } from './labels.ts'
import type { PullRequestTrigger } from './trigger.ts'

export interface PullRequestFacts extends GateInput {
  readonly trigger: PullRequestTrigger
  readonly pullRequest: PullRequestState
  readonly labels: LabelSet
}

export interface SkipRule {
  /** For docs/labels.md. */
  readonly when: string
  /** The pull request can be merged like this, so its required check asks for results all the same. */
  readonly standing: boolean
  /** Why, when it applies. */
  readonly reason: (facts: PullRequestFacts) => string | undefined
}

export interface RefuseRule {
  readonly when: string
  readonly problems: (facts: PullRequestFacts) => readonly Problem[]
}

const commitMark = '[skip-sweep]'

export const skipRules: readonly SkipRule[] = [
  {
    when: 'the pull request is closed',
    standing: false,
    reason: ({ trigger, pullRequest }) =>
      trigger.action === 'closed' || !pullRequest.open ? 'the pull request is closed' : undefined,
  },
  {
    when: 'the pull request is a draft',
    standing: false,
    reason: ({ trigger, pullRequest }) =>
      trigger.action === 'converted_to_draft' || pullRequest.draft
        ? 'the pull request is a draft; marking it ready for review starts the sweep'
        : undefined,
  },
  {
    when: 'no primary label is applied now, whatever the event said',
    standing: true,
    reason: ({ labels, trigger }) =>
      labels.primaries.length > 0 ? undefined : withoutPrimary(labels, trigger),
  },
  {
    when: 'a newer commit was pushed since the event; its own event decides',
    standing: false,
    reason: ({ trigger, pullRequest, history }) =>
      trigger.head !== pullRequest.head && history.attempt === 1
        ? `the head moved from ${shortCommit(trigger.head)} to ${shortCommit(pullRequest.head)}; the push starts its own run`
        : undefined,
  },
  {
    when: `the message of the head commit contains \`${commitMark}\` (pull requests only, never the default branch)`,
    standing: true,
    reason: ({ pullRequest }) =>
      pullRequest.headMessage.includes(commitMark)
        ? `the message of ${shortCommit(pullRequest.head)} says ${commitMark}`
        : undefined,
  },
]

function withoutPrimary({ modifiers }: LabelSet, { action, label }: PullRequestTrigger): string {
  if (modifiers.length > 0)
    return `modifier without primary: ${modifiers.map(({ shownAs }) => shownAs).join(', ')}`
  if (action === 'unlabeled' && label !== undefined)
    return `the label ${label} was removed; nothing is left to run`
  if (action === 'labeled' && label !== undefined) return `the label ${label} is not applied any more`
  return 'no primary sweep label'
}

export const refuseRules: readonly RefuseRule[] = [
  {
    when: 'two primary labels, or modifiers that exclude one another',
    problems: ({ labels }) => contradictions(labels),
  },
  {
    when: 'the head lies in a fork: only a dispatch that approves exactly this commit runs it',
    problems: ({ trigger, pullRequest }) =>
      trigger.fork || pullRequest.fork ? [unapprovedFork(pullRequest)] : [],
  },
  {
    when: 'someone below the role write changed the labels by this event, or put one of the sweep labels there',
    problems: (facts) => labelerProblems(facts),
  },
  {
    when: 'the pull request has merge conflicts',
    problems: ({ pullRequest }) => conflictProblems(pullRequest),
  },
  {
    when: 'a re-run of a commit that is not the head any more',
    problems: ({ trigger, pullRequest, history }) =>
      history.attempt > 1 && trigger.head !== pullRequest.head
        ? [
            problem(
              'INFX138',
              `attempt ${history.attempt} is for ${shortCommit(trigger.head)}, but the head is ${shortCommit(pullRequest.head)}`,
              { hint: 'remove and add the sweep label to sweep the new head' },
            ),
          ]
        : [],
  },
]

export const unapprovedFork = ({ number, head }: PullRequestState): Problem =>
  problem('INFX136', `the head ${head} lies in a fork and nobody approved it`, {
    hint: `read the commit, then dispatch the sweep workflow with pull-request ${number} and approve-head ${head}`,
  })

export const conflictProblems = ({ mergeable }: PullRequestState): readonly Problem[] =>
  mergeable === 'conflict'
    ? [problem('INFX137', 'the pull request has merge conflicts', { hint: 'resolve them and push' })]
    : []

/** The one who changed the labels now, and whoever put the labels there that are in effect. */
function labelerProblems({ trigger, pullRequest, actor, policy }: PullRequestFacts): readonly Problem[] {
  const changesLabels = trigger.action === 'labeled' || trigger.action === 'unlabeled'
  const sender =
    changesLabels && !maySweep(actor)
      ? [
          notAllowed(
            `${actor.login} ${trigger.action === 'labeled' ? 'added' : 'removed'} ${trigger.label ?? ''}`,
            actor.role,
          ),
        ]
      : []
  const earlier = pullRequest.labels
    .filter(({ name }) => findLabel(policy.table, name) !== undefined)
    .filter(({ by }) => by === undefined || (!maySweep(by) && !(changesLabels && by.login === actor.login)))
    .map(labelProblem)
  return [...sender, ...earlier]
}

const labelProblem = ({ name, by }: AppliedLabel): Problem =>
  by === undefined
    ? problem('INFX135', `nothing tells who put the label ${name} there`, {
        hint: 'remove it and add it again',
      })
    : notAllowed(`${by.login} put the label ${name} there`, by.role)

const notAllowed = (what: string, role: string): Problem =>
  problem('INFX135', `${what} with the role ${role}; a sweep needs write, maintain or admin`, {
    hint: 'someone with write access removes the label and adds it again',
  })
