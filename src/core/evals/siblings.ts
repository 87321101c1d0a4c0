/** Evaluations of one model beside one another: serving it otherwise must not change what it knows. Pure. */
import type { PointId } from '../point.ts'
import { compareScores } from './significance.ts'
import type { SampledScore } from './significance.ts'
import type { EvalVerdict, SiblingComparison } from './verdict.ts'

/**
 * The verdicts, each with how its score lies to that of its siblings together: the other whole evaluations of the same
 * group (model) and task, at whatever concurrency and on whatever hardware. None for a verdict without siblings. It
 * changes no verdict: thresholds gate, this says where to look.
 */
export function withSiblings(
  verdicts: readonly EvalVerdict[],
  groupOf: (pointId: PointId) => string | undefined,
): readonly EvalVerdict[] {
  const isWhole = ({ state, smoke, nEffective }: EvalVerdict): boolean =>
    (state === 'pass' || state === 'fail') && smoke !== true && nEffective > 0
  return verdicts.map((verdict) => {
    const group = groupOf(verdict.pointId)
    if (group === undefined || !isWhole(verdict)) return verdict
    const siblings = verdicts.filter(
      (other) =>
        other !== verdict &&
        isWhole(other) &&
        other.task === verdict.task &&
        groupOf(other.pointId) === group,
    )
    const found = Object.entries(verdict.scores)
      .flatMap(([metric, score]) => compared(metric, { score, n: verdict.nEffective }, siblings))
      .toSorted((a, b) => excess(b) - excess(a))
    return found[0] === undefined ? verdict : { ...verdict, siblings: found[0] }
  })
}

/** Beyond two standard errors by how much; the metric that is furthest out speaks for the evaluation. */
const excess = ({ gap, twoSigma }: SiblingComparison): number => Math.abs(gap) - twoSigma

function compared(
  metric: string,
  own: SampledScore,
  siblings: readonly EvalVerdict[],
): readonly SiblingComparison[] {
  const others = siblings.flatMap(({ scores, nEffective: n }) => {
    const score = scores[metric]
    return score === undefined ? [] : [{ score, n }]
  })
  if (others.length === 0) return []
  const n = others.reduce((sum, other) => sum + other.n, 0)
  const score = others.reduce((sum, other) => sum + other.score * other.n, 0) / n
  return [{ metric, siblings: others.length, score, ...compareScores(own, { score, n }) }]
}
