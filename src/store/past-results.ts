/** Valid results of earlier runs of the very same points. */
import type { StoredResult } from '../core/curve/earlier.ts'
import type { PointId } from '../core/point.ts'
import { type RunId, runIdOf } from '../core/run-id.ts'
import type { Session } from './database.ts'
import { hasTable } from './has-table.ts'
import { finiteNumber } from '../core/measure/lenient-json.ts'

/** Newest rows that are looked at; a plan has some dozens of points. */
const maxRows = 20_000

export interface PastResultsAsked {
  readonly pointIds: readonly PointId[]
  /** Only results of the same kind of engine. */
  readonly simulated: boolean
  /** Run that does not count as an earlier one: it asks. */
  readonly ownRunId: RunId | undefined
}

/** Of several attempts of one run the last counts. Nothing when the database has no tables yet. */
export async function readPastResults(
  session: Session,
  { pointIds, simulated, ownRunId }: PastResultsAsked,
): Promise<readonly StoredResult[]> {
  if (!(await hasTable(session, 'benchmark_results'))) return []
  const { rows } = await session.query<PastRow>(pastResults, [
    JSON.stringify(pointIds),
    simulated,
    ownRunId ?? null,
    maxRows,
  ])
  return rows.flatMap((row) => {
    const tputPerGpuTps = finiteNumber(row.tput)
    if (tputPerGpuTps === undefined) return []
    return [
      {
        pointId: row.point_id,
        runId: runIdOf(String(row.run_id)),
        runAt: row.run_at.toISOString(),
        tputPerGpuTps,
        p90IntvtyTps: finiteNumber(row.intvty) ?? null,
        p90E2eNormIntvtyTps: finiteNumber(row.e2e_norm) ?? null,
      },
    ]
  })
}

interface PastRow {
  readonly point_id: string
  readonly run_id: number | bigint
  readonly run_at: Date
  /** Whatever somebody wrote into the column: what is no number tells nothing, and stops no query. */
  readonly tput: unknown
  readonly intvty: unknown
  readonly e2e_norm: unknown
}

const pastResults = `
select distinct on (found.run_id, found.point_id)
  found.point_id, found.run_id, found.run_at, found.tput, found.intvty, found.e2e_norm
from (
  select b.point_id, r.github_run_id as run_id, r.created_at as run_at, r.run_attempt,
    b.metrics -> 'tput_per_gpu' as tput, b.metrics -> 'p90_intvty' as intvty,
    b.metrics -> 'p90_e2e_norm_intvty' as e2e_norm
  from benchmark_results b
  join workflow_runs r on r.id = b.workflow_run_id
  where b.error is null and b.simulated = $2
    and r.github_run_id is distinct from $3::bigint
    and b.point_id in (select jsonb_array_elements_text($1::jsonb))
  order by b.id desc
  limit $4
) found
order by found.run_id, found.point_id, found.run_attempt desc`
