/** Accuracy side: one verdict per (point, task, concurrency). "missing" is never "pass". */
import type { PointId } from '../point.ts'
import type { RunId } from '../run-id.ts'

export type VerdictState = 'pass' | 'fail' | 'missing' | 'infra'

export interface EvalVerdict {
  readonly pointId: PointId
  readonly configKey: string
  readonly task: string
  readonly conc: number
  readonly state: VerdictState
  /** Metric name → score in [0, 1], e.g. `exact_match,strict-match`. */
  readonly scores: Readonly<Record<string, number>>
  /** Score every gated metric must reach, in [0, 1]; null when none could be determined (which fails). */
  readonly threshold: number | null
  /** Where the threshold comes from, e.g. `models.dsv4.gsm8k`. */
  readonly thresholdSource: string
  /** Questions answered of questions asked. */
  readonly nEffective: number
  readonly nExpected: number
  readonly because: readonly string[]
  /** Only a slice of the full question set was asked: scores are shown, never gated, and never a pass. */
  readonly smoke?: true
  /** How the score lies to those of the model's other evaluations in the sweep; absent without any. */
  readonly siblings?: SiblingComparison
  /** How the score lies to those of an earlier run in the database, or why there is nothing to compare; absent where no score came. */
  readonly cohort?: CohortComparison
}

/** One metric beside the same metric of other evaluations, all together. */
export interface ScoreComparison {
  readonly metric: string
  /** Their score together, in [0, 1]. */
  readonly score: number
  /** Own score minus theirs. */
  readonly gap: number
  /** Two standard errors of the difference (significance.ts). */
  readonly twoSigma: number
  readonly beyondTwoSigma: boolean
}

export interface SiblingComparison extends ScoreComparison {
  /** Other evaluations of the same model and task. */
  readonly siblings: number
}

export type CohortComparison =
  | ({ readonly state: 'compared'; readonly cohort: Cohort } & ScoreComparison)
  | { readonly state: 'none'; readonly because: string }

/** Evaluations of the same model, precision, task and question count in the newest earlier run that has any. */
export interface Cohort {
  /** GitHub's run id; negative for a sweep on somebody's machine. */
  readonly runId: RunId
  /** ISO 8601. */
  readonly runAt: string
  readonly evaluations: number
}
