/** How an evaluation point stands, from its verdicts. */
import type { EvalVerdict } from '../evals/verdict.ts'
import type { ValidityReason } from '../results/aggregate.ts'
import type { JoinedPoint } from './joined-point.ts'
import type { JudgedEvals } from './judge-evals.ts'

/**
 * Valid when every concurrency passed. Where nothing came back the point keeps its failure or stays missing; anything
 * else is invalid, with one reason per concurrency that did not pass.
 */
export function withVerdicts(joined: JoinedPoint, evals: JudgedEvals): JoinedPoint {
  const attempt = evals.attempts.get(joined.point.id)
  if (attempt === undefined) return joined
  const reasons = evals.verdicts.filter(({ pointId }) => pointId === joined.point.id).flatMap(reasonAgainst)
  const { point, superseded } = joined
  const status = reasons.length === 0 ? 'valid' : 'invalid'
  return {
    point,
    superseded,
    attempt,
    status,
    invalidReasons: reasons,
    ...(joined.chosen ? { chosen: joined.chosen } : {}),
  }
}

/** A low score is for the author of the change; everything else says nothing about accuracy. */
function reasonAgainst({ state, task, conc, because, smoke }: EvalVerdict): readonly ValidityReason[] {
  if (state === 'pass') return []
  return [
    {
      code: smoke ? 'eval_smoke' : `eval_${state}`,
      message: `${task} at conc ${conc}: ${because.join('; ')}`,
      blame: state === 'fail' ? 'user' : 'infra',
    },
  ]
}
