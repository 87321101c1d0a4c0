/** Evaluations of earlier runs, by the names that ingest gave them. */
import type { EvaluatedModel, StoredEval } from '../core/evals/cohort.ts'
import { finiteNumber, isRecord } from '../core/measure/lenient-json.ts'
import type { Session } from './database.ts'
import { type RunId, runIdOf } from '../core/run-id.ts'
import { hasTable } from './has-table.ts'

/** Newest rows that are looked at; a run has some dozens. */
const maxRows = 5000

export interface PastEvalsAsked {
  readonly models: readonly EvaluatedModel[]
  /** Only evaluations of the same kind of engine. */
  readonly simulated: boolean
  /** Run that does not count as an earlier one: it asks. */
  readonly ownRunId: RunId | undefined
}

/** Of several attempts of one run the last counts. Nothing when the database has no tables yet. */
export async function readPastEvals(
  session: Session,
  { models, simulated, ownRunId }: PastEvalsAsked,
): Promise<readonly StoredEval[]> {
  if (!(await hasTable(session, 'eval_results'))) return []
  const { rows } = await session.query<PastRow>(pastEvals, [
    JSON.stringify(models),
    simulated,
    ownRunId ?? null,
    maxRows,
  ])
  return rows.map(({ run_id: runId, run_at: runAt, metrics, ...evaluation }) => ({
    ...evaluation,
    metrics: numbersOf(metrics),
    runId: runIdOf(String(runId)),
    runAt: runAt.toISOString(),
  }))
}

interface PastRow extends EvaluatedModel {
  readonly task: string
  readonly run_id: number | bigint
  readonly run_at: Date
  /** Whatever somebody wrote into the column. */
  readonly metrics: unknown
}

const numbersOf = (metrics: unknown): StoredEval['metrics'] =>
  Object.fromEntries(
    Object.entries(isRecord(metrics) ? metrics : {}).flatMap(([name, value]) => {
      const number = finiteNumber(value)
      return number === undefined ? [] : [[name, number]]
    }),
  )

const pastEvals = `
select distinct on (found.run_id, found.config_id, found.task, found.isl, found.osl, found.conc)
  found.model, found.precision, found.task, found.run_id, found.run_at, found.metrics
from (
  select c.model, c.precision, e.task, e.metrics, e.config_id, e.isl, e.osl, e.conc,
    r.github_run_id as run_id, r.created_at as run_at, r.run_attempt
  from eval_results e
  join configs c on c.id = e.config_id
  join workflow_runs r on r.id = e.workflow_run_id
  where e.simulated = $2
    and r.github_run_id is distinct from $3::bigint
    and (c.model, c.precision) in (select * from json_to_recordset($1::json) as asked(model text, precision text))
  order by e.id desc
  limit $4
) found
order by found.run_id, found.config_id, found.task, found.isl, found.osl, found.conc, found.run_attempt desc`
