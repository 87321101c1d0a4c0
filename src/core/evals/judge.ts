/** From evidence of one evaluation to its verdict. Whatever is not a whole, sound score at or above its threshold does not pass. */
import type { Point } from '../point.ts'
import { exactMatchPrefix, gatedMetrics, scoreFault } from './scores.ts'
import type { ResolvedThreshold, Thresholds } from './thresholds.ts'
import { thresholdFor } from './thresholds.ts'
import type { EvalVerdict, VerdictState } from './verdict.ts'

/** What came back of one (point, task, concurrency). */
export type EvalEvidence =
  | {
      readonly state: 'result'
      /** The task's entry of the result file, as it is there. */
      readonly metrics: Readonly<Record<string, unknown>>
      /** Questions answered; null when the file does not say. */
      readonly nEffective: number | null
      /** Questions asked for; null when unknown. */
      readonly nExpected: number | null
      /** True when only a part of the set was asked on purpose, or the task's questions are a part of a larger set. */
      readonly smoke: boolean
    }
  | { readonly state: 'infra' | 'missing'; readonly because: readonly string[] }

export interface JudgeInput {
  readonly point: Pick<Point, 'id' | 'configKey' | 'modelPrefix'>
  readonly task: string
  readonly conc: number
  readonly evidence: EvalEvidence
  /** Undefined when the thresholds file could not be read: every score then fails. */
  readonly thresholds: Thresholds | undefined
  /** Fallback given by hand; undefined = a task without threshold fails. */
  readonly minScore: number | undefined
}

/** Judges one evaluation. Equal to the threshold passes; no rounding before the comparison. */
export function judgeEval(input: JudgeInput): EvalVerdict {
  const { point, task, conc, evidence } = input
  const identity = { pointId: point.id, configKey: point.configKey, task, conc }
  const threshold = input.thresholds
    ? thresholdFor(input.thresholds, { modelPrefix: point.modelPrefix, task, minScore: input.minScore })
    : undefined
  const gate = { threshold: threshold?.value ?? null, thresholdSource: threshold?.source ?? 'none' }
  if (evidence.state !== 'result') {
    return {
      ...identity,
      ...gate,
      state: evidence.state,
      scores: {},
      nEffective: 0,
      nExpected: 0,
      because: evidence.because,
    }
  }
  const metrics = gatedMetrics(evidence.metrics, exactMatchPrefix)
  const scores = Object.fromEntries(
    metrics.flatMap(({ name, value }) =>
      typeof value === 'number' && scoreFault(value) === undefined ? [[name, value]] : [],
    ),
  )
  const { state, because } = judgeResult(input, evidence, threshold)
  const nEffective = evidence.nEffective ?? 0
  return {
    ...identity,
    ...gate,
    state,
    scores,
    nEffective,
    nExpected: evidence.nExpected ?? nEffective,
    because,
    ...(evidence.smoke ? { smoke: true as const } : {}),
  }
}

function judgeResult(
  input: JudgeInput,
  evidence: Extract<EvalEvidence, { state: 'result' }>,
  threshold: ResolvedThreshold | undefined,
): { readonly state: VerdictState; readonly because: readonly string[] } {
  const { nEffective, nExpected } = evidence
  if (evidence.smoke) {
    const asked = nExpected === null ? '' : ` of ${nExpected} questions`
    return { state: 'missing', because: [`a smoke slice${asked} was evaluated; the full set is missing`] }
  }
  if (nEffective === null || nExpected === null) {
    return { state: 'fail', because: ['the result does not say how many questions were answered'] }
  }
  if (nEffective < nExpected || nExpected === 0) {
    return { state: 'infra', because: [`only ${nEffective} of ${nExpected} questions were answered`] }
  }
  if (!threshold) {
    const reason = input.thresholds
      ? `no threshold for task ${input.task} of model ${input.point.modelPrefix}`
      : 'the thresholds could not be read'
    return { state: 'fail', because: [reason] }
  }
  return judgeScores(evidence.metrics, threshold)
}

function judgeScores(
  results: Readonly<Record<string, unknown>>,
  threshold: ResolvedThreshold,
): { readonly state: VerdictState; readonly because: readonly string[] } {
  const metrics = gatedMetrics(results, exactMatchPrefix)
  if (metrics.length === 0) return { state: 'fail', because: ['the result has no exact_match score'] }
  const against = `${threshold.value} (${threshold.source})`
  const failures = metrics.flatMap(({ name, value }) => {
    const fault = scoreFault(value)
    if (fault !== undefined) return [`${name} is ${fault}`]
    return Number(value) < threshold.value ? [`${name} ${String(value)} is below ${against}`] : []
  })
  if (failures.length > 0) return { state: 'fail', because: failures }
  return {
    state: 'pass',
    because: metrics.map(({ name, value }) => `${name} ${String(value)} reaches ${against}`),
  }
}
