/** Outcomes of points → sweep.json: expected against got, and the facts. Pure. */
import { curveFactsOfSweep } from '../core/curve/curve-facts.ts'
import { withSiblings } from '../core/evals/siblings.ts'
import type { EvalVerdict } from '../core/evals/verdict.ts'
import type { Plan, PlannedPoint } from '../core/plan/plan.ts'
import { curveTitle } from '../core/point-label.ts'
import type { Sweep, SweepPoint } from '../core/results/sweep.ts'

export interface SweepOutcomes {
  readonly plan: Plan
  readonly results: readonly SweepPoint[]
  readonly verdicts: readonly EvalVerdict[]
  readonly canary: Sweep['canary']
  readonly interrupted: boolean
  /** Why the points without an outcome were not started, when the sweep itself decided so. */
  readonly notStarted?: string
  /** ISO 8601. */
  readonly startedAt: string
  readonly resumedAt?: string
  readonly endedAt: string
}

/** Every planned point appears, in the plan's order; one without a result is missing. */
export function summariseSweep(outcomes: SweepOutcomes): Sweep {
  const { plan } = outcomes
  const byId = new Map(outcomes.results.map((result) => [result.id, result]))
  const points = plan.points.map((point) => byId.get(point.id) ?? missing(point, outcomes.notStarted))
  const verdictsAsked = plan.points.filter(({ kind }) => kind === 'eval')
  const count = (status: SweepPoint['status']): number =>
    points.filter((point) => point.status === status).length
  return {
    schema: 'sweep.v1',
    planDigest: plan.digest,
    simulated: plan.points.some((point) => point.simulated === true),
    ...(plan.head === undefined ? {} : { head: plan.head }),
    startedAt: outcomes.startedAt,
    ...(outcomes.resumedAt === undefined ? {} : { resumedAt: outcomes.resumedAt }),
    endedAt: outcomes.endedAt,
    interrupted: outcomes.interrupted,
    points,
    evals: withSiblings(
      verdictsAsked.flatMap((point) => verdictsOf(point, outcomes)),
      modelOf(plan),
    ),
    curves: curveFactsOfSweep(points, curveTitles(plan)),
    canary: outcomes.canary,
    totals: {
      expected: points.length,
      valid: count('valid'),
      invalid: count('invalid'),
      failed: count('failed'),
      missing: count('missing'),
      reused: count('reused'),
    },
  }
}

/** What must score the same: weights in one precision, whoever serves them. */
function modelOf(plan: Plan): (pointId: string) => string | undefined {
  const models = new Map(plan.points.map(({ id, model, precision }) => [id, `${model} ${precision}`]))
  return (pointId) => models.get(pointId)
}

/** One readable name per curve, from any point of it. */
function curveTitles(plan: Plan): (curveKey: string) => string {
  const titles = new Map(plan.points.map((point) => [point.curveKey, curveTitle(point)]))
  return (curveKey) => titles.get(curveKey) ?? curveKey
}

/** One verdict per asked concurrency; where none came back it says so. */
function verdictsOf(
  point: PlannedPoint,
  { verdicts, notStarted }: Pick<SweepOutcomes, 'verdicts' | 'notStarted'>,
): readonly EvalVerdict[] {
  const task = point.evalTask?.task ?? ''
  return (point.evalConcs ?? [point.conc]).map(
    (conc) =>
      verdicts.find((verdict) => verdict.pointId === point.id && verdict.conc === conc) ?? {
        pointId: point.id,
        configKey: point.configKey,
        task,
        conc,
        state: 'missing',
        scores: {},
        threshold: null,
        thresholdSource: 'none',
        nEffective: 0,
        nExpected: 0,
        because: [notStarted === undefined ? 'no result came back' : `not started: ${notStarted}`],
      },
  )
}

function missing(point: PlannedPoint, notStarted: string | undefined): SweepPoint {
  const { id, title, kind, configKey, seriesKey, curveKey, conc, gpus } = point
  return {
    id,
    title,
    kind,
    configKey,
    seriesKey,
    curveKey,
    conc,
    gpus,
    status: 'missing',
    attempt: 0,
    invalidReasons: [],
    ...(notStarted === undefined ? {} : { notStarted }),
    headline: null,
  }
}
