/** Verdicts for every planned evaluation, from the evaluation artifacts that came back. */
import { chooseAttempt } from '../evals/choose-attempt.ts'
import type { EvalAttempt } from '../evals/choose-attempt.ts'
import { isCompleted, selectResults } from '../evals/eval-set.ts'
import type { CountedResult, EvalFileSet } from '../evals/eval-set.ts'
import { evidenceOfFile } from '../evals/evidence.ts'
import { evalTimestampMs } from '../evals/file-names.ts'
import { judgeEval } from '../evals/judge.ts'
import type { EvalEvidence } from '../evals/judge.ts'
import { taskScores } from '../evals/task-scores.ts'
import type { Thresholds } from '../evals/thresholds.ts'
import type { EvalVerdict } from '../evals/verdict.ts'
import { isRecord, parseLenientJson } from '../measure/lenient-json.ts'
import type { Plan, PlannedPoint } from '../plan/plan.ts'
import type { PointId } from '../point.ts'
import '../problems/evals.ts'
import { problem } from '../problems/catalogue.ts'
import type { Problem } from '../problem.ts'

export interface JudgeEvalsInput {
  readonly plan: Pick<Plan, 'points' | 'digest'>
  /** One per evaluation artifact, all attempts. */
  readonly sets: readonly EvalFileSet[]
  /** Digests of other plans whose results are taken over. */
  readonly acceptedPlans: readonly string[]
  /** Undefined when the thresholds file could not be read: everything fails. */
  readonly thresholds: Thresholds | undefined
  readonly minScore: number | undefined
  /** Task of points that name none. */
  readonly defaultTask: string
}

export interface JudgedEvals {
  /** One per planned (point, concurrency), in the order of the plan. */
  readonly verdicts: readonly EvalVerdict[]
  /** Newest attempt (from 1) of every planned evaluation of which anything came back. */
  readonly attempts: ReadonlyMap<PointId, number>
  readonly problems: readonly Problem[]
}

/** A set with its identity; sets without one belong to another producer and cannot stand for a planned point. */
interface IdentifiedSet {
  readonly pointId: string
  readonly attempt: number
  readonly isBatched: boolean
  readonly counted: readonly CountedResult[]
}

interface FoundAttempt extends EvalAttempt {
  readonly evidence: EvalEvidence
}

/** Judges the newest complete attempt of every planned evaluation. What did not come back is `missing`, never a pass. */
export function judgeEvals(input: JudgeEvalsInput): JudgedEvals {
  const accepted = [input.plan.digest, ...input.acceptedPlans]
  const sets = input.sets.flatMap((set) => identify(set, accepted))
  const problems: Problem[] = []
  const verdicts = input.plan.points
    .filter(({ kind }) => kind === 'eval')
    .flatMap((point) => {
      const ofPoint = sets.filter(({ pointId }) => pointId === point.id)
      const concs = point.evalConcs ?? [point.conc]
      return concs.map((conc) => {
        const task = point.evalTask?.task ?? input.defaultTask
        const evidence = evidenceOf(point, ofPoint, { task, conc, isOnly: concs.length === 1 }, problems)
        return judgeEval({
          point,
          task,
          conc,
          evidence,
          thresholds: input.thresholds,
          minScore: input.minScore,
        })
      })
    })
  for (const verdict of verdicts.filter(({ state }) => state === 'missing')) {
    const message = `${verdict.pointId}: ${verdict.task} at conc ${verdict.conc}: ${verdict.because.join('; ')}`
    problems.push(problem('INFX264', message))
  }
  const attempts = new Map<PointId, number>()
  for (const { pointId, attempt } of sets)
    attempts.set(pointId, Math.max(attempt, attempts.get(pointId) ?? 1))
  return { verdicts, attempts, problems }
}

function identify(set: EvalFileSet, accepted: readonly string[]): readonly IdentifiedSet[] {
  const metadata = parseRecord(set.metadata)
  const block = metadata?.['infx']
  if (!metadata || !isRecord(block)) return []
  const { point_id: pointId, attempt, plan_digest: planDigest } = block
  if (typeof pointId !== 'string' || typeof planDigest !== 'string' || !accepted.includes(planDigest))
    return []
  const isBatched = Array.isArray(metadata['eval_concs'])
  const number = typeof attempt === 'number' && Number.isSafeInteger(attempt) ? attempt : 0
  const counted = selectResults(set, isBatched).counted.filter(
    ({ name }) => name.conc === undefined || isCompleted(metadata, name.conc),
  )
  return [{ pointId, attempt: number, isBatched, counted }]
}

function parseRecord(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value = parseLenientJson(text)
    return isRecord(value) ? value : undefined
  } catch (error) {
    // collectEvalRows reports damaged metadata; for a verdict it is as if the set had not come back.
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function evidenceOf(
  point: PlannedPoint,
  sets: readonly IdentifiedSet[],
  asked: { readonly task: string; readonly conc: number; readonly isOnly: boolean },
  problems: Problem[],
): EvalEvidence {
  const found = sets.flatMap((set) => {
    const result = set.counted.find(({ name }) => (set.isBatched ? name.conc === asked.conc : asked.isOnly))
    return result ? [attemptOf(set, result, asked.task)] : []
  })
  if (found.length === 0) {
    const attempts = sets.map(({ attempt }) => attempt).sort((a, b) => a - b)
    return attempts.length === 0
      ? { state: 'missing', because: ['no result came back'] }
      : { state: 'infra', because: [`no score in attempt ${attempts.join(', ')}`] }
  }
  const nExpected = Math.max(...found.map(({ evidence }) => expectedOf(evidence)))
  const { chosen, incomplete, disagreeing } = chooseAttempt(found, nExpected)
  for (const other of disagreeing) {
    const message = `${point.id}: ${asked.task} at conc ${asked.conc}: attempt ${other.attempt} scored ${other.score}, attempt ${chosen?.attempt ?? ''} ${chosen?.score ?? ''}`
    problems.push(problem('INFX255', message))
  }
  return (chosen ?? incomplete[0] ?? { evidence: { state: 'missing', because: [] } as const }).evidence
}

const expectedOf = (evidence: EvalEvidence): number =>
  evidence.state === 'result' ? (evidence.nExpected ?? 0) : 0

function attemptOf(set: IdentifiedSet, result: CountedResult, task: string): FoundAttempt {
  const { fields } = taskScores(result.content, task)
  const evidence = evidenceOfFile(result.content, task)
  const isWhole = evidence.state === 'result' && !evidence.smoke
  return {
    attempt: set.attempt,
    createdAtMs: evalTimestampMs(result.name.timestamp ?? '') ?? 0,
    // A score that is none compares with nothing, so it never counts as disagreeing; the verdict fails it.
    score: fields.score ?? NaN,
    standardError: fields.score_se ?? 0,
    n: isWhole ? (fields.n_eff ?? 0) : -1,
    evidence,
  }
}
