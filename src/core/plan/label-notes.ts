/** What the labels of a pull request did to a plan, for the reader. */
import type { PlannedPoint } from './plan.ts'
import { labelEffects, type PlanPolicy } from './policy.ts'

export interface LabelNote {
  readonly label: string
  readonly effect: string
}

/** One note per label that changes what is run, in the order of the labels; others have nothing to say here. */
export function labelNotes(
  labels: readonly string[],
  points: readonly PlannedPoint[],
  policy: PlanPolicy,
): readonly LabelNote[] {
  const evals = points.filter(({ kind }) => kind === 'eval').length
  return labels.flatMap((label) => {
    const { trim, allEvals, evalsOnly, fast, skipCanary } = labelEffects([label])
    const effects = [
      ...(trim ? ['only the lowest concurrency of every curve is measured'] : []),
      ...(allEvals ? [`every point that can be is evaluated: ${evals}`] : []),
      ...(evalsOnly ? [`nothing is measured, only evaluated: ${evals}`] : []),
      ...(fast ? [fastEffect(policy)] : []),
      ...(skipCanary ? ['no canary goes first'] : []),
    ]
    return effects.length === 0 ? [] : [{ label, effect: effects.join('; ') }]
  })
}

function fastEffect({ agentic }: PlanPolicy): string {
  const seconds = agentic.fastDurationSeconds.toLocaleString('en')
  const warmup = agentic.fastWarmupRequestsPerLane
  const requests = `${warmup} warm-up ${warmup === 1 ? 'request' : 'requests'} per lane`
  return `agentic points measure ${seconds} s after ${requests}: never publishable, and the sweep cannot be reused`
}
