/** One evaluation tried several times: which attempt counts, and whether the attempts agree. */

/** A finished attempt of one (point, task, concurrency). */
export interface EvalAttempt {
  /** From 1; compared as a number. */
  readonly attempt: number
  /** Unix time in milliseconds. */
  readonly createdAtMs: number
  readonly score: number
  /** Standard error of the score, ≥ 0. */
  readonly standardError: number
  /** Questions answered. */
  readonly n: number
}

export interface ChosenAttempt<Attempt extends EvalAttempt> {
  /** Absent when no attempt answered every question. */
  readonly chosen?: Attempt
  readonly superseded: readonly Attempt[]
  /** Attempts that did not answer every question; never chosen, however new. */
  readonly incomplete: readonly Attempt[]
  /** Complete attempts whose score is more than three standard errors of the difference from the chosen one. */
  readonly disagreeing: readonly Attempt[]
}

/** Newest complete attempt, by number, then by time. The order of the input does not matter. */
export function chooseAttempt<Attempt extends EvalAttempt>(
  attempts: readonly Attempt[],
  nExpected: number,
): ChosenAttempt<Attempt> {
  const complete = attempts.filter(({ n }) => n >= nExpected).toSorted(newestFirst)
  const incomplete = attempts.filter(({ n }) => n < nExpected).toSorted(newestFirst)
  const [chosen, ...superseded] = complete
  if (!chosen) return { superseded: [], incomplete, disagreeing: [] }
  const disagreeing = superseded.filter((other) => {
    const bound = 3 * Math.hypot(other.standardError, chosen.standardError)
    return Math.abs(other.score - chosen.score) > bound
  })
  return { chosen, superseded, incomplete, disagreeing }
}

const newestFirst = (a: EvalAttempt, b: EvalAttempt): number =>
  b.attempt - a.attempt || b.createdAtMs - a.createdAtMs
