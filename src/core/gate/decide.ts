/** Event, labels, people, history, policy → whether a sweep runs, and why. Pure: the whole gate is tested with literals. */
import type { Problem } from '../problem.ts'
import { decideDispatch } from './decide-dispatch.ts'
import type { GateDecision, GateInput, GatePolicy, PullRequestState } from './facts.ts'
import { decidePush } from './decide-push.ts'
import { effectsOf, type LabelSet, planLabels, readLabels, remarks } from './label-set.ts'
import { findLabel, lookAlikeOf, plainEffects } from './labels.ts'
import { type PullRequestFacts, refuseRules, skipRules } from './rules.ts'
import type { PullRequestTrigger, SweepTrigger } from './trigger.ts'
import { refused, run, skipped } from './verdicts.ts'

/**
 * What the event alone decides, without a request to GitHub: that an irrelevant event changes nothing, that a comment
 * is a matter of the commands, that sweeps are switched off. Undefined = ask GitHub and call {@link decide}.
 */
export function decideFromEvent(trigger: SweepTrigger, policy: GatePolicy): GateDecision | undefined {
  if (trigger.kind === 'issue_comment') return own('comments start commands, not sweeps')
  if (trigger.kind === 'pull_request') {
    const irrelevant = irrelevance(trigger, policy)
    if (irrelevant) return irrelevant
  }
  return policy.enabled ? undefined : skipped('sweeps are switched off in this repository')
}

/** True when the event supersedes the running sweep of its pull request; the concurrency group says the same. */
export const isRelevant = (trigger: PullRequestTrigger, policy: GatePolicy): boolean =>
  irrelevance(trigger, policy) === undefined

function irrelevance({ action, label }: PullRequestTrigger, { table }: GatePolicy): GateDecision | undefined {
  if (action === 'other') return own('this action of the pull request changes no sweep')
  if (label === undefined || findLabel(table, label)) return undefined
  const meant = lookAlikeOf(table, label)
  const set: LabelSet = {
    primaries: [],
    modifiers: [],
    lookAlikes: meant === undefined ? [] : [{ text: label, meant }],
  }
  return own(
    `the label ${label} is not a sweep label; nothing is started and nothing is cancelled`,
    remarks(set),
  )
}

const own = (because: string, problems: readonly Problem[] = []): GateDecision => ({
  ...skipped(because, problems),
  concurrency: 'own',
})

/** The decision. Throws (a bug of ours) when a pull request's state is needed and not given. */
export function decide(input: GateInput): GateDecision {
  const early = decideFromEvent(input.trigger, input.policy)
  if (early) return early
  const { trigger } = input
  switch (trigger.kind) {
    case 'pull_request':
      return decidePullRequest(factsOf(input, trigger))
    case 'push':
      return decidePush(trigger, input.policy)
    case 'workflow_dispatch':
      return decideDispatch(input, trigger)
    case 'schedule':
      return run(plainEffects, [], [`scheduled: ${trigger.cron}`], [])
    case 'issue_comment':
      throw new Error('comments are decided from the event')
  }
}

function factsOf(input: GateInput, trigger: PullRequestTrigger): PullRequestFacts {
  const { pullRequest, policy } = input
  if (!pullRequest) throw new Error('a pull-request event is decided with the state of the pull request')
  const labels = readLabels(
    pullRequest.labels.map(({ name }) => name),
    policy.table,
  )
  return { ...input, trigger, pullRequest, labels }
}

function decidePullRequest(facts: PullRequestFacts): GateDecision {
  const { labels, pullRequest } = facts
  for (const rule of skipRules) {
    const because = rule.reason(facts)
    if (because !== undefined) return { ...skipped(because, remarks(labels)), standing: rule.standing }
  }
  const problems = refuseRules.flatMap((rule) => rule.problems(facts))
  if (problems.length > 0) return refused([...problems, ...remarks(labels)])
  return run(effectsOf(labels), planLabels(labels), appliedBy(pullRequest, facts.policy), remarks(labels))
}

/** `label full-sweep-fail-fast by maint-a (write)`, one per label in effect. */
const appliedBy = ({ labels }: PullRequestState, { table }: GatePolicy): readonly string[] =>
  labels
    .filter(({ name }) => findLabel(table, name) !== undefined)
    .map(({ name, by }) => `label ${name}${by ? ` by ${by.login} (${by.role})` : ''}`)
