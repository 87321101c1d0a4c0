/** A sweep started by hand: the dispatch itself is the authorisation, and for a fork the approval of one commit. */
import '../problems/gate.ts'
import { problem } from '../problems/catalogue.ts'
import type { Problem } from '../problem.ts'
import { shortCommit } from '../render/numbers.ts'
import { type GateDecision, type GateInput, maySweep, type PullRequestState } from './facts.ts'
import { contradictions, effectsOf, planLabels, readLabels } from './label-set.ts'
import { findLabel, labelTexts, type LabelTable, lookAlikeOf } from './labels.ts'
import { conflictProblems, unapprovedFork } from './rules.ts'
import type { DispatchTrigger } from './trigger.ts'
import { refused, run } from './verdicts.ts'

export function decideDispatch(input: GateInput, { inputs }: DispatchTrigger): GateDecision {
  const { actor, policy, pullRequest } = input
  if (inputs.pullRequest !== undefined && pullRequest?.number !== inputs.pullRequest) {
    throw new Error('a dispatch for a pull request is decided with the state of that pull request')
  }
  const texts = inputs.labels.length > 0 ? inputs.labels : (pullRequest?.labels ?? []).map(({ name }) => name)
  const labels = readLabels(texts, policy.table)
  const problems: Problem[] = [
    ...(maySweep(actor)
      ? []
      : [
          problem(
            'INFX135',
            `${actor.login} dispatched with the role ${actor.role}; a sweep needs write, maintain or admin`,
          ),
        ]),
    ...unknownLabels(inputs.labels, policy.table),
    ...contradictions(labels),
    ...(pullRequest ? pullRequestProblems(pullRequest, inputs.approveHead) : []),
  ]
  if (problems.length > 0) return refused(problems)
  return run(effectsOf(labels), planLabels(labels), reasons(input, inputs, planLabels(labels)), [])
}

/** What is typed by hand must be a label, unlike what hangs on a pull request. */
const unknownLabels = (texts: readonly string[], table: LabelTable): readonly Problem[] =>
  texts
    .filter((text) => findLabel(table, text) === undefined)
    .map((text) => {
      const meant = lookAlikeOf(table, text)
      return problem('INFX134', `labels: "${text}" is not a sweep label`, {
        hint: meant === undefined ? `allowed: ${labelTexts(table).join(', ')}` : `did you mean "${meant}"?`,
      })
    })

function pullRequestProblems(state: PullRequestState, approved: string | undefined): readonly Problem[] {
  const closed = state.open ? [] : [problem('INFX134', `pull request ${state.number} is closed`)]
  return [...closed, ...approvalProblems(state, approved), ...conflictProblems(state)]
}

/** An approval names one commit and dies with the next push, also where none would have been needed. */
function approvalProblems(state: PullRequestState, approved: string | undefined): readonly Problem[] {
  if (approved === undefined) return state.fork ? [unapprovedFork(state)] : []
  if (approved === state.head) return []
  return [
    problem(
      'INFX136',
      `${shortCommit(approved)} was approved, but the head is ${state.head}: a new commit revokes the approval`,
      {
        hint: 'read the new commits, then approve the new head',
      },
    ),
  ]
}

function reasons(
  { actor, pullRequest }: GateInput,
  inputs: DispatchTrigger['inputs'],
  labels: readonly string[],
): readonly string[] {
  return [
    `dispatched by ${actor.login} (${actor.role})`,
    ...(pullRequest ? [`pull request ${pullRequest.number} at ${shortCommit(pullRequest.head)}`] : []),
    ...(pullRequest?.fork ? ['exactly this commit of the fork was approved'] : []),
    ...(pullRequest?.draft ? ['the pull request is a draft, and the dispatch asks for it all the same'] : []),
    ...(labels.length > 0 ? [`labels: ${labels.join(', ')}`] : []),
    ...(inputs.keys.length > 0 ? [`keys: ${inputs.keys.join(' ')}`] : []),
    ...(inputs.points === undefined ? [] : [`only points that match ${inputs.points}`]),
    ...(inputs.resumeRun === undefined ? [] : [`valid points of run ${inputs.resumeRun} stay`]),
    ...(inputs.failedOfRun === undefined
      ? []
      : [`only points without a valid result in run ${inputs.failedOfRun}`]),
  ]
}
