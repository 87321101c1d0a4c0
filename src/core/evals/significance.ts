/** Sampling error of scores that are means of zeros and ones. */

/** A score in [0, 1] over n questions. */
export interface SampledScore {
  readonly score: number
  /** Questions, ≥ 1. */
  readonly n: number
}

/** Mean of the scores of single questions; undefined for none. */
export const meanScore = (scores: readonly number[]): number | undefined =>
  scores.length === 0 ? undefined : scores.reduce((sum, score) => sum + score, 0) / scores.length

/** Standard error of the mean with the sample standard deviation (n − 1), as lm-eval reports it; undefined below two. */
export function standardError(scores: readonly number[]): number | undefined {
  const mean = meanScore(scores)
  if (mean === undefined || scores.length < 2) return undefined
  const squares = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0)
  return Math.sqrt(squares / (scores.length - 1)) / Math.sqrt(scores.length)
}

const variance = ({ score, n }: SampledScore): number => (score * (1 - score)) / n

/** Two standard errors of one score: 2·sqrt(p(1−p)/n). */
export const twoSigma = (sample: SampledScore): number => 2 * Math.sqrt(variance(sample))

/** Two standard errors of the difference of two independent scores: 2·sqrt(p₁q₁/n₁ + p₂q₂/n₂). */
export const twoSigmaOfDifference = (a: SampledScore, b: SampledScore): number =>
  2 * Math.sqrt(variance(a) + variance(b))

/** Scores of several evaluations as one over all their questions; undefined for none. */
export function pooledScore(samples: readonly SampledScore[]): SampledScore | undefined {
  if (samples.length === 0) return undefined
  const n = samples.reduce((sum, sample) => sum + sample.n, 0)
  return { score: samples.reduce((sum, sample) => sum + sample.score * sample.n, 0) / n, n }
}

/** How two scores compare: `gap` = a − b, and whether it is beyond two standard errors of the difference. */
export function compareScores(
  a: SampledScore,
  b: SampledScore,
): { readonly gap: number; readonly twoSigma: number; readonly beyondTwoSigma: boolean } {
  const gap = a.score - b.score
  const bound = twoSigmaOfDifference(a, b)
  return { gap, twoSigma: bound, beyondTwoSigma: Math.abs(gap) > bound }
}
