/** The answer a sweep gives, before any table: how many points count, how many evals pass, and whose the losses are. */
import type { EvalVerdict } from '../evals/verdict.ts'
import type { Blame } from '../problem.ts'
import { remedyOf } from '../results/remedies.ts'
import type { Sweep, SweepPoint } from '../results/sweep.ts'
import { notMeasured } from './numbers.ts'

export interface SweepAnswer {
  /** True only when every expected point is valid (or reused), every eval passes and nothing cut the sweep short. */
  readonly green: boolean
  readonly benchmark: { readonly expected: number; readonly valid: number }
  readonly evals: { readonly expected: number; readonly passed: number }
  readonly losses: readonly Loss[]
}

/** `not-run`: the point was never started, or stopped by us, because of something that is told elsewhere. */
export type LossOwner = Blame | 'unknown' | 'not-run'

/** A point without a publishable result. */
export interface Loss {
  readonly point: SweepPoint
  readonly kind: 'failed' | 'invalid' | 'missing'
  readonly blame: LossOwner
  /** Problem code or validity code of the first cause; absent when nothing came back. */
  readonly code?: string
  /** The first cause in words. */
  readonly cause: string
  readonly next?: string
}

/** One line of the eval table: a verdict, or an eval point that brought none (which is never a pass). */
export type EvalLine =
  | { readonly kind: 'verdict'; readonly verdict: EvalVerdict }
  | { readonly kind: 'no-verdict'; readonly point: SweepPoint }

export const evalLines = (sweep: Pick<Sweep, 'evals' | 'points'>): readonly EvalLine[] => {
  const judged = new Set(sweep.evals.map((verdict) => verdict.pointId))
  return [
    ...sweep.evals.map((verdict): EvalLine => ({ kind: 'verdict', verdict })),
    ...sweep.points
      .filter((point) => point.kind === 'eval' && !judged.has(point.id))
      .map((point): EvalLine => ({ kind: 'no-verdict', point })),
  ]
}

/** `≥ 0.85`; `none` where a score had none to reach, and a dash where no score came, so nobody looked for one. */
export const thresholdText = ({ threshold, scores }: Pick<EvalVerdict, 'threshold' | 'scores'>): string =>
  threshold !== null ? `≥ ${threshold}` : Object.keys(scores).length === 0 ? notMeasured : 'none'

/** The metric with its score, so that two of them are told apart: `strict-match 0.9500`. */
export const scoreTexts = (scores: EvalVerdict['scores']): readonly string[] =>
  Object.entries(scores).map(([metric, score]) => `${metric} ${score.toFixed(4)}`)

/** From its start, or its last resume, to the end of its last point: hours in which nobody ran it are not counted. */
export const measuringSeconds = ({ startedAt, resumedAt, endedAt }: Sweep): number =>
  (Date.parse(endedAt) - Date.parse(resumedAt ?? startedAt)) / 1000

export const isPublishable = (point: Pick<SweepPoint, 'status'>): boolean =>
  point.status === 'valid' || point.status === 'reused'

export function answerOf(sweep: Sweep): SweepAnswer {
  const benchmark = sweep.points.filter((point) => point.kind === 'benchmark')
  const valid = benchmark.filter(isPublishable).length
  const lines = evalLines(sweep)
  const passed = lines.filter((line) => line.kind === 'verdict' && line.verdict.state === 'pass').length
  const losses = sweep.points.flatMap((point) => {
    const loss = lossOf(point, sweep)
    return loss ? [loss] : []
  })
  return {
    green:
      losses.length === 0 &&
      passed === lines.length &&
      sweep.points.length > 0 &&
      !sweep.interrupted &&
      sweep.canary.state !== 'failed',
    benchmark: { expected: benchmark.length, valid },
    evals: { expected: lines.length, passed },
    losses,
  }
}

function lossOf(point: SweepPoint, sweep: Sweep): Loss | undefined {
  switch (point.status) {
    case 'valid':
    case 'reused':
      return undefined
    case 'invalid': {
      const first = point.invalidReasons[0]
      if (!first)
        return { point, kind: 'invalid', blame: 'unknown', cause: 'marked invalid without a reason' }
      const { blame, code, message: cause } = first
      const next = remedyOf(code)
      return { point, kind: 'invalid', blame, code, cause, ...(next === undefined ? {} : { next }) }
    }
    case 'failed':
    case 'missing': {
      const first = point.failure?.problems[0]
      if (!first) return { point, kind: point.status, ...withoutCause(point, sweep) }
      return {
        point,
        kind: point.status,
        blame: first.blame,
        code: first.code,
        cause: first.message,
        ...(first.hint === undefined ? {} : { next: first.hint }),
      }
    }
  }
}

function withoutCause(point: SweepPoint, sweep: Sweep): Pick<Loss, 'blame' | 'cause' | 'next'> {
  if (point.status === 'failed') return { blame: 'unknown', cause: 'failed without a recorded cause' }
  if (sweep.canary.state === 'failed') {
    return { blame: 'not-run', cause: 'not started: the canary failed', next: 'repair the canary first' }
  }
  if (sweep.interrupted) {
    return { blame: 'not-run', cause: 'not finished: the sweep was interrupted', next: 'resume the sweep' }
  }
  if (point.notStarted !== undefined) return { blame: 'not-run', cause: `not started: ${point.notStarted}` }
  return { blame: 'unknown', cause: 'nothing came back', next: 'run this point again' }
}
