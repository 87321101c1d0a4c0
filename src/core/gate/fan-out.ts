/**
 * Whether the fan-out may start after the canary. A job of GitHub that was skipped says nothing: relabelling, re-runs and
 * skipped gates all end in "skipped". So the start demands the token of this very plan, handed over by whoever decided.
 */
import '../problems/gate.ts'
import { problem } from '../problems/catalogue.ts'
import type { Problem } from '../problem.ts'

/** A job's result as `needs` has it. */
export type JobResult = 'success' | 'failure' | 'cancelled' | 'skipped'

export interface CanaryEvidence {
  /** Result of the job that decided and planned. */
  readonly plan: JobResult
  /** Result of the canary's own job. */
  readonly canary: JobResult
  /** The plan's decision, as the selecting step handed it on; '' when it said nothing. */
  readonly selected: 'chosen' | 'none-possible' | 'skipped' | ''
  /** Token that the selecting step handed on ('' = none), and the one that the canary's job gave after it passed. */
  readonly selectedToken: string
  readonly canaryToken: string
  /** The token of the plan that is to be fanned out. */
  readonly planToken: string
}

/**
 * The canary's result over its two tries: the second runs only after the first failed for a reason of the
 * infrastructure, and then it counts.
 */
export const canaryOutcome = (first: JobResult, again: JobResult): JobResult =>
  first === 'failure' && again !== 'skipped' ? again : first

/** Whether another machine may help: `cause` is the first one against the canary, undefined when nothing came back. */
export function secondTry(cause: Problem | undefined): { readonly retry: boolean; readonly because: string } {
  if (cause === undefined) return { retry: true, because: 'nothing came back of the canary' }
  return cause.blame === 'infra'
    ? { retry: true, because: `a fault of the infrastructure: ${cause.message}` }
    : { retry: false, because: `another machine would not help (${cause.blame}): ${cause.message}` }
}

export interface FanOutDecision {
  readonly start: boolean
  readonly state: 'passed' | 'waived' | 'none-possible' | 'failed' | 'cancelled' | 'unknown'
  readonly because: string
  readonly problems: readonly Problem[]
}

export function decideFanOut(evidence: CanaryEvidence): FanOutDecision {
  const { plan, canary, selected, selectedToken, canaryToken, planToken } = evidence
  if (plan === 'cancelled' || canary === 'cancelled') return stop('cancelled', 'the sweep was cancelled')
  if (canary === 'failure') return stop('failed', 'the canary failed')
  if (plan !== 'success') return unknown(`the plan job ended with "${plan}"`)
  if (planToken === '') return unknown('the plan has no token')
  if (selectedToken !== planToken) return unknown('the decision about the canary is not of this plan')
  switch (selected) {
    case 'chosen':
      if (canary !== 'success') return unknown(`the canary was chosen, and its job is "${canary}"`)
      if (canaryToken !== planToken) return unknown('the canary passed without the token of this plan')
      return start('passed', 'the canary passed')
    case 'none-possible':
      return start('none-possible', 'no point can be a canary')
    case 'skipped':
      return start('waived', 'the canary was waived')
    case '':
      return unknown('nothing was decided about a canary')
  }
}

const start = (state: FanOutDecision['state'], because: string): FanOutDecision => ({
  start: true,
  state,
  because,
  problems: [],
})

/** The cause is reported where it happened. */
const stop = (state: FanOutDecision['state'], because: string): FanOutDecision => ({
  start: false,
  state,
  because,
  problems: [],
})

const unknown = (because: string): FanOutDecision => ({
  start: false,
  state: 'unknown',
  because,
  problems: [problem('INFX139', because, { hint: 're-run all jobs, or remove and add the sweep label' })],
})
