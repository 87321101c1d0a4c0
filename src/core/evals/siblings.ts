/** Evaluations of one model beside one another: serving it otherwise must not change what it knows. Pure. */
import type { PointId } from '../point.ts'
import { compareScores, pooledScore } from './significance.ts'
import type { SampledScore } from './significance.ts'
import type { EvalVerdict, ScoreComparison, SiblingComparison } from './verdict.ts'

/**
 * The verdicts, each with how its score lies to that of its siblings together: the other whole evaluations of the same
 * group (model) and task, at whatever concurrency and on whatever hardware. None for a verdict without siblings. It
 * changes no verdict: thresholds gate, this says where to look.
 */
export function withSiblings(
  verdicts: readonly EvalVerdict[],
  groupOf: (pointId: PointId) => string | undefined,
): readonly EvalVerdict[] {
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
    const found = Object.entries(verdict.scores).flatMap(([metric, score]) =>
      compared(metric, { score, n: verdict.nEffective }, siblings),
    )
    const furthest = furthestOut(found)
    return furthest === undefined ? verdict : { ...verdict, siblings: furthest }
  })
}

/** Whether the verdict holds a score of the whole question set, above or below its threshold. */
export const isWhole = ({ state, smoke, nEffective }: EvalVerdict): boolean =>
  (state === 'pass' || state === 'fail') && smoke !== true && nEffective > 0

/** The metric that is furthest beyond two standard errors speaks for the evaluation. */
export const furthestOut = <Comparison extends ScoreComparison>(
  found: readonly Comparison[],
): Comparison | undefined => found.toSorted((a, b) => excess(b) - excess(a))[0]

const excess = ({ gap, twoSigma }: ScoreComparison): number => Math.abs(gap) - twoSigma

function compared(
  metric: string,
  own: SampledScore,
  siblings: readonly EvalVerdict[],
): readonly SiblingComparison[] {
  const others = siblings.flatMap(({ scores, nEffective: n }) => {
    const score = scores[metric]
    return score === undefined ? [] : [{ score, n }]
  })
  const together = pooledScore(others)
  if (!together) return []
  return [{ metric, siblings: others.length, score: together.score, ...compareScores(own, together) }]
}
