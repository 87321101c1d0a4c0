/** The three shapes a decision has. */
import type { Problem } from '../problem.ts'
import type { GateDecision } from './facts.ts'
import { plainEffects, type SweepEffects } from './labels.ts'

const nothing = { effects: plainEffects, labels: [], concurrency: 'active', standing: false } as const

export const skipped = (because: string, problems: readonly Problem[] = []): GateDecision => ({
  ...nothing,
  action: 'skip',
  because: [because],
  problems,
})

/** `problems` holds at least one error; their messages are the reasons. */
export const refused = (problems: readonly Problem[]): GateDecision => ({
  ...nothing,
  action: 'refuse',
  because: problems.filter(({ severity }) => severity === 'error').map(({ message }) => message),
  problems,
})

export const run = (
  effects: SweepEffects,
  labels: readonly string[],
  because: readonly string[],
  problems: readonly Problem[],
): GateDecision => ({
  action: 'run',
  because: [...because, ...effectReasons(effects)],
  effects,
  labels,
  concurrency: 'active',
  standing: false,
  problems,
})

/** What the sweep will do differently, one reason each; the canary is always spoken of. */
function effectReasons(effects: SweepEffects): readonly string[] {
  return [
    effects.skipCanary ? 'no canary: waived by the label' : 'canary first, where one is possible',
    ...(effects.failFast ? ['fail-fast: the first failed point of a matrix cancels the rest'] : []),
    ...(effects.trim ? ['only the lowest concurrency of every series'] : []),
    ...(effects.evalsOnly ? ['evaluations only, no throughput'] : []),
    ...(effects.allEvals ? ['every evaluation that is possible'] : []),
    ...(effects.fast ? ['shorter agentic points'] : []),
    ...(effects.reusable ? [] : ['the results cannot be reused for the merge']),
  ]
}
