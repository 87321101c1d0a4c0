/** May a point's numbers be published? Every reason against it at once; "cannot tell" counts as a reason, never as a pass. */
import type { Aggregate, ValidityReason } from '../results/aggregate.ts'
import type { ValidityCode } from '../results/remedies.ts'
import type { ClientSummary } from './client-summary.ts'
import type { RunEvidence } from './evidence.ts'
import { finiteNumber, isRecord } from './lenient-json.ts'
import { formatGeneral, formatPercent } from './rounding.ts'

/** Errors among completed requests that a point may have, inclusive. */
export const MAX_ERROR_RATE = 0.1
/** Relative distance of the measured from the target acceptance length, inclusive. */
export const ACCEPTANCE_TOLERANCE = 0.02
/** A client above this share of one core is the bottleneck, not the server (engines.md §1.7). */
export const MAX_CLIENT_CPU_SHARE = 0.85
/** How much shorter than planned the profiling may be: clock granularity and the last request's end. */
const DURATION_SLACK_SECONDS = 0.5
const DURATION_SLACK_SHARE = 0.01

export interface ValidityExpectations {
  /** [0, 1], inclusive; normally MAX_ERROR_RATE. */
  readonly maxErrorRate: number
  /** Profiling seconds of an agentic point. */
  readonly plannedDurationSeconds?: number
  /** Least tokens over profiled requests; normally 1 each. */
  readonly minInputTokens: number
  readonly minOutputTokens: number
  /** Target mean acceptance length including the bonus token; absent = no target (no speculation, or an eval). */
  readonly acceptanceTarget?: number
  /**
   * Reasons of the client against its own run that the plan asked for (a short run, a scaled trace): the point is what
   * was planned, though never publishable.
   */
  readonly plannedSubmissionReasons: readonly string[]
  readonly requirePower: boolean
  readonly requireServerMetrics: boolean
  /** Highest share of one core the client used, and the limit; absent = the client did not report it. */
  readonly clientCpu?: { readonly observedShare: number; readonly maxShare: number }
}

/** All reasons why the aggregate may not be published; empty = valid. */
export function judgeValidity(
  aggregate: Aggregate,
  evidence: RunEvidence,
  expectations: ValidityExpectations,
): readonly ValidityReason[] {
  return [
    ...errorRate(evidence, expectations.maxErrorRate),
    ...tokens(evidence, expectations),
    ...duration(evidence, expectations.plannedDurationSeconds),
    ...clientVerdict(evidence, expectations.plannedSubmissionReasons),
    ...wholeness(evidence),
    ...acceptance(evidence, expectations.acceptanceTarget),
    ...power(aggregate, expectations.requirePower),
    ...serverMetrics(aggregate, expectations.requireServerMetrics),
    ...clientLoad(expectations.clientCpu),
  ]
}

const infra = (code: ValidityCode, message: string): ValidityReason => ({ code, message, blame: 'infra' })
const product = (code: ValidityCode, message: string): ValidityReason => ({ code, message, blame: 'product' })

function errorRate({ completed, errors }: RunEvidence, limit: number): readonly ValidityReason[] {
  if (completed === null || errors === null) {
    return [infra('request_counts_missing', 'the client left no count of completed and failed requests')]
  }
  if (completed <= 0) return [product('no_completed_requests', 'no request completed')]
  const rate = errors / completed
  if (rate <= limit) return []
  const share = `${formatGeneral(errors)}/${formatGeneral(completed)} = ${formatPercent(rate)}`
  return [
    product('request_error_rate', `${share} of requests failed; at most ${formatPercent(limit)} may fail`),
  ]
}

function tokens(evidence: RunEvidence, expected: ValidityExpectations): readonly ValidityReason[] {
  const found: ValidityReason[] = []
  const check = (name: string, have: number | null, least: number): void => {
    if (have === null || have < least) {
      const got = have === null ? 'no' : formatGeneral(have)
      found.push(
        product('tokens_missing', `${got} ${name} tokens were counted; at least ${least} are expected`),
      )
    }
  }
  check('input', evidence.inputTokens, expected.minInputTokens)
  check('output', evidence.outputTokens, expected.minOutputTokens)
  return found
}

function duration({ profiledSeconds }: RunEvidence, planned: number | undefined): readonly ValidityReason[] {
  if (planned === undefined) return []
  if (profiledSeconds === null) {
    return [infra('duration_unknown', 'the client did not say how long it profiled')]
  }
  const slack = Math.max(DURATION_SLACK_SECONDS, planned * DURATION_SLACK_SHARE)
  if (profiledSeconds >= planned - slack) return []
  const text = `profiled ${profiledSeconds.toFixed(1)} s of ${planned} s planned`
  return [infra('duration_short', text)]
}

function clientVerdict(
  { submissionValid, submissionReasons }: RunEvidence,
  planned: readonly string[],
): readonly ValidityReason[] {
  if (submissionValid !== false) return []
  const unplanned = submissionReasons.filter((reason) => !planned.includes(reason))
  if (submissionReasons.length > 0 && unplanned.length === 0) return []
  const why = unplanned.length > 0 ? unplanned.join(', ') : 'no reason given'
  return [product('submission_invalid', `the client judged its own run invalid: ${why}`)]
}

function wholeness({ truncated, malformedLines, nonFinite }: RunEvidence): readonly ValidityReason[] {
  const latencies = nonFinite.filter((name) => !name.startsWith('server_metrics.'))
  return [
    ...(truncated ? [infra('export_truncated', 'the request export ends in the middle of a line')] : []),
    ...(malformedLines > (truncated ? 1 : 0)
      ? [infra('export_damaged', `${malformedLines} line(s) of the request export are damaged`)]
      : []),
    ...(latencies.length > 0 ? [infra('non_finite', `non-finite: ${latencies.join(', ')}`)] : []),
  ]
}

function acceptance(
  { acceptanceLength }: RunEvidence,
  target: number | undefined,
): readonly ValidityReason[] {
  if (target === undefined) return []
  if (acceptanceLength === null) {
    return [
      product('acceptance_unknown', 'the engine reported no acceptance length to compare with the target'),
    ]
  }
  const distance = Math.abs(acceptanceLength - target) / target
  if (distance <= ACCEPTANCE_TOLERANCE) return []
  const text = `mean acceptance length ${acceptanceLength.toFixed(3)}, target ${target} ± ${formatPercent(ACCEPTANCE_TOLERANCE)}`
  return [product('acceptance_off_target', text)]
}

function power(aggregate: Aggregate, required: boolean): readonly ValidityReason[] {
  if (!required || aggregate['power_valid'] === 1) return []
  return [
    infra('power_invalid', 'power is required for this point, but its telemetry is missing or not valid'),
  ]
}

function serverMetrics(aggregate: Aggregate, required: boolean): readonly ValidityReason[] {
  if (!required) return []
  const block = aggregate['server_metrics']
  if (isRecord(block) && block['present'] === true && block['adapter'] !== 'none') return []
  return [infra('server_metrics_missing', 'server metrics are required for this point, but none were read')]
}

function clientLoad(cpu: ValidityExpectations['clientCpu']): readonly ValidityReason[] {
  if (!cpu || cpu.observedShare <= cpu.maxShare) return []
  const text = `the client used ${formatPercent(cpu.observedShare)} of a core (limit ${formatPercent(cpu.maxShare)}): it was the bottleneck`
  return [infra('client_bottleneck', text)]
}

export interface ErrorRateVerdict {
  readonly ok: boolean
  /** One line for the run log. */
  readonly message: string
}

/**
 * The gate that runs right after an agentic client (inferencex.md §7.2): errors / completed ≤ limit, inclusive;
 * completed = completed_request_count, else successes + errors.
 */
export function validateAgentic(summary: ClientSummary, limit: number): ErrorRateVerdict {
  const counts = ['request_count', 'error_request_count', 'completed_request_count'] as const
  const values: Partial<Record<(typeof counts)[number], number>> = {}
  for (const name of counts) {
    const metric = summary[name]
    if (metric === undefined || metric === null) continue
    const average = isRecord(metric) ? finiteNumber(metric['avg']) : undefined
    if (average === undefined || average < 0) {
      return { ok: false, message: `${name}.avg must be a finite non-negative number` }
    }
    values[name] = average
  }
  const { request_count: successes, error_request_count: errors = 0 } = values
  if (successes === undefined) return { ok: false, message: 'request_count.avg is missing' }
  const completed = values.completed_request_count ?? successes + errors
  if (completed <= 0) return { ok: false, message: 'aiperf completed zero requests' }
  const rate = errors / completed
  const counted = `${formatGeneral(errors)}/${formatGeneral(completed)} = ${formatPercent(rate)}`
  return rate <= limit
    ? { ok: true, message: `Validated aiperf request error rate: ${counted} <= ${formatPercent(limit)}` }
    : {
        ok: false,
        message: `aiperf request error rate exceeded the benchmark limit: ${counted} > ${formatPercent(limit)}`,
      }
}
