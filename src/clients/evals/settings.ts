/** What the built-in evaluation client is told, and what it answers. */
import type { EvalRunIdentity } from '../../core/evals/eval-meta.ts'
import type { EvalTaskDefinition } from '../../core/evals/task.ts'
import type { Point } from '../../core/point.ts'
import type { Problem } from '../../core/problem.ts'

/** Patience with the server. Times in milliseconds. */
export interface EvalPatience {
  /** Bound on one request, from connecting to the last byte. */
  readonly requestTimeoutMs: number
  /** Tries of one question, ≥ 1. */
  readonly maxAttempts: number
  /** Wait before the second try; doubles up to the maximum. */
  readonly firstBackoffMs: number
  readonly maxBackoffMs: number
  /** Share of questions, [0, 1], that may stay unanswered before the rest is not asked any more. */
  readonly maxFailedShare: number
}

/** The ecosystem's patience: 30 minutes a request, five tries, one to ten seconds between them. */
export const usualPatience: EvalPatience = {
  requestTimeoutMs: 1_800_000,
  maxAttempts: 5,
  firstBackoffMs: 1000,
  maxBackoffMs: 10_000,
  maxFailedShare: 0.02,
}

/** Context limit in tokens that is assumed when a point leaves it to the model. */
export const assumedContextTokens = 16_384

export interface EvalRunSpec {
  readonly task: EvalTaskDefinition
  readonly point: Point
  readonly identity: EvalRunIdentity
  /** Base of the endpoint, without `/v1`. */
  readonly endpointUrl: string
  /** Model name on the wire. */
  readonly servedModel: string
  /** Receives `meta_env.json` and `<model>/results_….json`, `<model>/samples_….jsonl`. Created when missing. */
  readonly outputDir: string
  /** Concurrencies, asked one after the other on the same engine, each ≥ 1. */
  readonly concs: readonly number[]
  /** Context limit in tokens; decides the answers' token budget. */
  readonly contextTokens: number
  /** Ask only the first N questions: a smoke slice. */
  readonly limit?: number
  readonly patience: EvalPatience
  /** Version of this product, written as the runner's version. */
  readonly runnerVersion: string
  readonly engine: { readonly name: string; readonly version: string }
}

export interface EvalProgress {
  readonly conc: number
  readonly answered: number
  readonly failed: number
  readonly expected: number
  /** Right answers by the task's first filter so far. */
  readonly correct: number
}

/** How one concurrency ended. `complete` = every question was answered; only then there is a score. */
export interface EvalConcOutcome {
  readonly conc: number
  readonly state: 'complete' | 'incomplete'
  /** Metric → score in [0, 1], e.g. `exact_match,strict-match`; empty when incomplete. */
  readonly scores: Readonly<Record<string, number>>
  readonly nEffective: number
  readonly nExpected: number
  /** Only a slice was asked, or the task is a slice itself. */
  readonly smoke: boolean
  /** Answers that ended at the token budget rather than by themselves. */
  readonly truncated: number
  /** Absolute paths; of an incomplete run the samples only, under a name that no collector takes for a result. */
  readonly resultsPath?: string
  readonly samplesPath?: string
  readonly problems: readonly Problem[]
  readonly elapsedSeconds: number
}

export interface EvalRunOutcome {
  readonly concs: readonly EvalConcOutcome[]
  readonly completedConcs: readonly number[]
  readonly failedConcs: readonly number[]
  /** True when the caller's signal stopped it. */
  readonly interrupted: boolean
  readonly metadataPath: string
  readonly problems: readonly Problem[]
}

export interface EvalRunOptions {
  readonly signal: AbortSignal
  readonly onProgress: (progress: EvalProgress) => void
}
