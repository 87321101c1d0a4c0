/** Identity, provenance and verdict beside the ecosystem's fields (design §8). */
import type { Point } from '../point.ts'
import type { Aggregate, InfxBlock, JsonObject, ValidityReason } from '../results/aggregate.ts'
import type { RunEvidence } from './evidence.ts'
import { MAX_ERROR_RATE } from './validity.ts'
import type { ValidityExpectations } from './validity.ts'

/** What only the caller knows about how a result came to be. */
export type ResultProvenance = Pick<
  InfxBlock,
  'plan_digest' | 'attempt' | 'simulated' | 'engine' | 'client' | 'timeline' | 'commands' | 'trace_scale'
>

/** The block of one judged result; `valid` is exactly "no reason against it". */
export function infxBlock(
  point: Point,
  provenance: ResultProvenance,
  evidence: RunEvidence,
  reasons: readonly ValidityReason[],
): InfxBlock {
  const { completed, errors } = evidence
  return {
    schema: 'result.v1',
    point_id: point.id,
    kind: point.kind,
    config_key: point.configKey,
    series_key: point.seriesKey,
    curve_key: point.curveKey,
    ...provenance,
    valid: reasons.length === 0,
    unpublishable_because: unpublishableBecause(point),
    invalid_reasons: reasons,
    ...(completed === null || errors === null
      ? {}
      : { requests: { successful: completed - errors, failed: errors } }),
    ...(point.acceptance
      ? {
          acceptance: { target: point.acceptance.acceptanceLength, measured: evidence.acceptanceLength },
        }
      : {}),
  }
}

/** The aggregate with its block. */
export const withInfx = (aggregate: Aggregate, block: InfxBlock): Aggregate => ({
  ...aggregate,
  infx: asJson(block),
})

/** Plain data of readonly interfaces is JSON; this says so to the compiler, and drops absent members. */
function asJson(block: InfxBlock): JsonObject {
  return JSON.parse(JSON.stringify(block)) as JsonObject
}

/** What a benchmark point promises; the rest is the caller's policy. */
export function expectationsOf(
  point: Point,
  policy: Pick<ValidityExpectations, 'requirePower' | 'requireServerMetrics' | 'clientCpu'>,
): ValidityExpectations {
  return {
    ...policy,
    maxErrorRate: MAX_ERROR_RATE,
    minInputTokens: 1,
    minOutputTokens: 1,
    plannedSubmissionReasons: plannedSubmissionReasons(point),
    ...(point.durationSeconds === undefined ? {} : { plannedDurationSeconds: point.durationSeconds }),
    ...(point.acceptance ? { acceptanceTarget: point.acceptance.acceptanceLength } : {}),
  }
}

/** Shorter agentic runs are not accepted as submissions (engines.md §1.2). */
const minSubmissionSeconds = 900

/** What a faithful client must hold against a run of this point, because the plan wants it so. */
function plannedSubmissionReasons({ durationSeconds, traceScale }: Point): readonly string[] {
  return [
    ...(durationSeconds !== undefined && durationSeconds < minSubmissionSeconds ? ['unsafe_override'] : []),
    ...(traceScale !== undefined && traceScale !== 1 ? ['trace_scaled'] : []),
  ]
}

/** Why a valid result of this point is for its owner only; empty = publishable. */
export const unpublishableBecause = (point: Point): readonly string[] => [
  ...(point.simulated === true ? ['simulated'] : []),
  ...plannedSubmissionReasons(point),
]
