/** What a database knows of earlier runs: how long points took, how fast they were, and how evaluations scored. */
import { existsSync } from 'node:fs'
import { type StoredResults, besideEarlier } from '../core/curve/earlier.ts'
import { type EvaluatedModel, type StoredEvals, withCohort } from '../core/evals/cohort.ts'
import { type EntityExtension, ecosystemEntities, extendEntities } from '../core/ingest/entities.ts'
import { normaliseModel, normalisePrecision } from '../core/ingest/normalise.ts'
import { type PastPoint, estimateFromPast } from '../core/plan/past-estimates.ts'
import type { Plan } from '../core/plan/plan.ts'
import type { PointId } from '../core/point.ts'
import { optional } from '../core/optional-field.ts'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/store.ts'
import { type Problem, ProblemError } from '../core/problem.ts'
import type { Sweep } from '../core/results/sweep.ts'
import { DatabaseError } from '../store/database-error.ts'
import { connectDatabase } from '../store/open.ts'
import { readPastPoints } from '../store/past-durations.ts'
import { readPastEvals } from '../store/past-evals.ts'
import { readPastResults } from '../store/past-results.ts'
import type { RunId } from '../core/run-id.ts'

const embedded = 'pglite:'
/** For one question to a large database; whoever starts a sweep waits for it. */
const answerWithinMs = 60_000

export interface HistoryInput {
  readonly plan: Plan
  readonly databaseUrl: string
  /** Names of the organisation besides the ecosystem's. */
  readonly entities: EntityExtension | undefined
  /** GitHub's run id of the run that asks, when its own rows may be there already. */
  readonly ownRunId?: RunId
  /** Breaks off what waits for a database server. */
  readonly signal?: AbortSignal
}

export interface History {
  readonly past: readonly PastPoint[]
  readonly evals: StoredEvals
  readonly results: StoredResults
}

/**
 * Reads only: an embedded database that is not there is not made, and none is migrated. Throws ProblemError INFX270-279
 * when the database cannot be read.
 */
export async function readHistory(input: HistoryInput): Promise<History> {
  const { plan, databaseUrl: url, entities, ownRunId, signal } = input
  if (plan.points.length === 0) return nothing('no point is planned')
  if (url.startsWith(embedded) && !existsSync(url.slice(embedded.length))) {
    return nothing('there is no database of earlier runs yet')
  }
  const models = [...modelsOf(plan, entities).values()]
  const benchmarks = plan.points.filter(({ kind }) => kind === 'benchmark')
  const keys = [...new Set(benchmarks.map(({ configKey }) => configKey))]
  const simulated = plan.points.some((point) => point.simulated === true)
  const database = await connectDatabase(url, { answerWithinMs, ...optional('signal', signal) })
  try {
    return {
      past: keys.length === 0 ? [] : await readPastPoints(database, keys, simulated),
      evals: { state: 'read', evals: await readPastEvals(database, { models, simulated, ownRunId }) },
      results: {
        state: 'read',
        results: await readPastResults(database, {
          pointIds: benchmarks.map(({ id }) => id),
          simulated,
          ownRunId,
        }),
      },
    }
  } catch (error) {
    throw unreadable(error, database.description)
  } finally {
    await database.close()
  }
}

/** Whoever made the tables, their columns and rights, or filled them: what they hold is the database's own affair. */
function unreadable(error: unknown, description: string): ProblemError {
  if (error instanceof ProblemError) return error
  const why = error instanceof Error ? error.message : String(error)
  const state = error instanceof DatabaseError ? ` (${error.sqlState})` : ''
  return new ProblemError(
    [problem('INFX279', `what ${description} holds of earlier runs cannot be read${state}: ${why}`)],
    { cause: error },
  )
}

/** The same where a sweep goes on without: whatever is wrong with the database is told, and holds nothing up. */
export async function readHistoryOrSay(
  input: HistoryInput,
): Promise<History & { readonly problems: readonly Problem[] }> {
  try {
    return { ...(await readHistory(input)), problems: [] }
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    const problems = error.problems.map((found): Problem => ({ ...found, severity: 'warning' }))
    const because = problems.map(({ code, message }) => `${code} ${message}`).join('; ')
    return { ...nothing(`the database could not be read: ${because}`), problems }
  }
}

const nothing = (because: string): History => ({
  past: [],
  evals: { state: 'none', because },
  results: { state: 'none', because },
})

/** Throws as readHistory. */
export async function withPastDurations(plan: Plan, databaseUrl: string): Promise<Plan> {
  return estimateFromPast(plan, (await readHistory({ plan, databaseUrl, entities: undefined })).past)
}

/**
 * The sweep with every curve beside the newest earlier run of its points and every whole evaluation beside its cohort, or
 * saying why there is nothing to compare with. Rows of `ownRunId`, which a resumed sweep may have stored already, are not earlier.
 */
export function compareWithHistory(
  sweep: Sweep,
  { plan, entities, ownRunId }: Pick<HistoryInput, 'plan' | 'entities' | 'ownRunId'>,
  { evals, results }: Pick<History, 'evals' | 'results'>,
): Sweep {
  const models = modelsOf(plan, entities)
  const earlier: StoredEvals =
    evals.state === 'none'
      ? evals
      : { state: 'read', evals: evals.evals.filter(({ runId }) => runId !== ownRunId) }
  return {
    ...sweep,
    earlier: besideEarlier(sweep, results, ownRunId),
    evals: withCohort(sweep.evals, earlier, (pointId) => models.get(pointId)),
  }
}

/** Evaluations by the names that ingest gives them; a model that the tables do not know has none. */
function modelsOf(plan: Plan, entities: EntityExtension | undefined): ReadonlyMap<PointId, EvaluatedModel> {
  const tables = extendEntities(ecosystemEntities, entities ?? {})
  const found = plan.points.flatMap((point): readonly (readonly [PointId, EvaluatedModel])[] => {
    const model = point.kind === 'eval' ? normaliseModel(point.modelPrefix, point.model, tables) : undefined
    if (model === undefined) return []
    return [[point.id, { model, precision: normalisePrecision(point.precision, tables).precision }]]
  })
  return new Map(found)
}
