/** Accuracy side: one verdict per (point, task, concurrency). "missing" is never "pass". */
import type { PointId } from '../point.ts'

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
}

export interface SiblingComparison {
  readonly metric: string
  /** Other evaluations of the same model and task. */
  readonly siblings: number
  /** Their score together, in [0, 1]. */
  readonly score: number
  /** Own score minus theirs. */
  readonly gap: number
  /** Two standard errors of the difference (significance.ts). */
  readonly twoSigma: number
  readonly beyondTwoSigma: boolean
}
