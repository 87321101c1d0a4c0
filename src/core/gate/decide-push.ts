/** A push to the default branch measures what was merged. `[skip-sweep]` has no say here: main is never left out. */
import '../problems/gate.ts'
import { problem } from '../problems/catalogue.ts'
import { shortCommit } from '../render/numbers.ts'
import type { GateDecision, GatePolicy } from './facts.ts'
import { plainEffects } from './labels.ts'
import type { PushTrigger } from './trigger.ts'
import { refused, run, skipped } from './verdicts.ts'

export function decidePush(
  { ref, before, after, forced }: PushTrigger,
  { defaultBranch }: GatePolicy,
): GateDecision {
  if (ref !== `refs/heads/${defaultBranch}`) {
    return skipped(`a push to ${ref}; only ${defaultBranch} is swept, other branches by pull request`)
  }
  if (after === undefined) return skipped(`the branch ${defaultBranch} was deleted`)
  const hint = 'dispatch the sweep with base and head, or with keys'
  if (before === undefined) {
    return refused([
      problem('INFX142', `the push created ${defaultBranch}: no commit before it to compare with`, { hint }),
    ])
  }
  if (forced) {
    return refused([
      problem(
        'INFX142',
        `${defaultBranch} was overwritten by a forced push: ${shortCommit(before)} is not its history any more`,
        {
          hint,
        },
      ),
    ])
  }
  return run(
    plainEffects,
    [],
    [`${shortCommit(before)}..${shortCommit(after)} was pushed to ${defaultBranch}`],
    [],
  )
}
