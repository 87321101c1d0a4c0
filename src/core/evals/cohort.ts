/** Evaluations beside those that an earlier run left in the database: the same weights must not know less than before. Pure. */
import { storedMetricName } from '../ingest/eval-row.ts'
import type { PointId } from '../point.ts'
import { formatPlural } from '../render/numbers.ts'
import { scoreFault } from './scores.ts'
import { furthestOut, isWhole } from './siblings.ts'
import { compareScores, pooledScore } from './significance.ts'
import type { Cohort, CohortComparison, EvalVerdict } from './verdict.ts'
import { compareRunIds, type RunId } from '../run-id.ts'

/** What must score the same, by the names of the database: weights in one precision, whoever serves them. */
export interface EvaluatedModel {
  readonly model: string
  readonly precision: string
}

/** One evaluation of an earlier run. */
export interface StoredEval extends EvaluatedModel {
  /** Lower case. */
  readonly task: string
  readonly runId: RunId
  /** ISO 8601. */
  readonly runAt: string
  /** Renamed as ingest does it; `n_eff` are the questions that were answered. */
  readonly metrics: Readonly<Record<string, number>>
}

/** What a database told, or why it told nothing. */
export type StoredEvals =
  | { readonly state: 'read'; readonly evals: readonly StoredEval[] }
  | { readonly state: 'none'; readonly because: string }

/**
 * The verdicts, each whole one with how its score lies to its cohort, or why it has none. The cohort are the
 * evaluations of the newest run that asked the same model in the same precision the same number of questions of the
 * task, on whatever hardware. It changes no verdict: thresholds gate, this says where to look.
 */
export function withCohort(
  verdicts: readonly EvalVerdict[],
  stored: StoredEvals,
  modelOf: (pointId: PointId) => EvaluatedModel | undefined,
): readonly EvalVerdict[] {
  return verdicts.map((verdict) =>
    isWhole(verdict) ? { ...verdict, cohort: cohortOf(verdict, stored, modelOf(verdict.pointId)) } : verdict,
  )
}

const none = (because: string): CohortComparison => ({ state: 'none', because })

function cohortOf(
  verdict: EvalVerdict,
  stored: StoredEvals,
  evaluated: EvaluatedModel | undefined,
): CohortComparison {
  if (stored.state === 'none') return none(stored.because)
  if (!evaluated) return none('the database has no name for the model: add it to entities')
  const { model, precision } = evaluated
  const task = verdict.task.toLowerCase()
  const earlier = stored.evals.filter(
    (other) => other.model === model && other.precision === precision && other.task === task,
  )
  if (earlier.length === 0)
    return none(`the database has no earlier evaluation of ${task} with ${model} ${precision}`)
  const alike = earlier.filter(({ metrics }) => metrics['n_eff'] === verdict.nEffective)
  const [newest] = alike.toSorted(
    (a, b) => Date.parse(b.runAt) - Date.parse(a.runAt) || compareRunIds(b.runId, a.runId),
  )
  if (!newest) {
    const asked = formatPlural(earlier.length, 'earlier evaluation')
    return none(`${asked} of ${task} answered another number of questions than ${verdict.nEffective}`)
  }
  const members = alike.filter(({ runId }) => runId === newest.runId)
  const { runId, runAt } = newest
  return compareWith(verdict, members, { runId, runAt, evaluations: members.length })
}

function compareWith(
  { scores, nEffective }: EvalVerdict,
  members: readonly StoredEval[],
  cohort: Cohort,
): CohortComparison {
  const earlier = Object.entries(scores).map(([metric, own]) => {
    const theirs = members.flatMap(({ metrics }) => storedScore(metric, metrics) ?? [])
    const faults = [own, ...theirs].flatMap((score) => scoreFault(score) ?? [])
    return { metric, own, theirs, faults }
  })
  const found = earlier.flatMap(({ metric, own, theirs, faults }) => {
    const together = pooledScore(theirs.map((score) => ({ score, n: nEffective })))
    if (!together || faults.length > 0) return []
    return [{ metric, score: together.score, ...compareScores({ score: own, n: nEffective }, together) }]
  })
  const furthest = furthestOut(found)
  if (furthest) return { state: 'compared', cohort, ...furthest }
  const wanted = Object.keys(scores).map(storedMetricName).join(' or ')
  const [refused] = earlier.flatMap(({ faults }) => faults)
  return none(
    refused === undefined
      ? `run ${cohort.runId} has no ${wanted}`
      : `run ${cohort.runId} has as ${wanted} what is no score: ${refused}`,
  )
}

const storedScore = (metric: string, metrics: StoredEval['metrics']): number | undefined =>
  storedNames(metric).flatMap((name) => metrics[name] ?? [])[0]

/** By its own folder's name first; a run that left only the collected aggregate has the names of that. */
function storedNames(metric: string): readonly string[] {
  const [, filter = 'none'] = metric.split(',')
  const isStrict = filter === 'none' || filter.includes('strict') || filter.includes('resolved')
  return [storedMetricName(metric), isStrict ? 'em_strict' : 'em_flexible']
}
