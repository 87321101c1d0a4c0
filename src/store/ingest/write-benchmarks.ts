/** benchmark_results: all points of the run in one upsert. */
import type { ClaimedPoint } from '../../core/ingest/claims.ts'
import { storableJson } from '../../core/ingest/row-fields.ts'
import type { Session } from '../database.ts'
import { messageOf, reportFile } from './context.ts'
import type { RunContext } from './context.ts'
import { writeRows } from './row-faults.ts'
import { configIdOf } from './write-configs.ts'

/** A point that is in the database now. */
export interface StoredPoint {
  readonly id: number
  readonly point: ClaimedPoint
  readonly isNew: boolean
  /** What an earlier ingest linked already. */
  readonly hasTrace: boolean
  readonly hasLog: boolean
}

const columns = [
  ['workflow_run_id', 'bigint'],
  ['config_id', 'int'],
  ['benchmark_type', 'text'],
  ['date', 'date'],
  ['isl', 'int'],
  ['osl', 'int'],
  ['conc', 'int'],
  ['image', 'text'],
  ['metrics', 'jsonb'],
  ['workers', 'jsonb'],
  ['offload_mode', 'text'],
  ['recipe_fingerprint', 'text'],
  ['power_invalid_reasons', 'jsonb'],
  ['power_audit', 'jsonb'],
  ['point_id', 'text'],
  ['plan_digest', 'text'],
  ['attempt', 'smallint'],
  ['simulated', 'boolean'],
  ['provenance', 'jsonb'],
] as const
const names = columns.map(([name]) => name).join(', ')

/**
 * A later ingest of the same run overwrites what it measured, but a KV pool size that only the first one knew stays,
 * and so does an agentic power audit. `date` stays as it is, and so do the links to trace and log of the same attempt:
 * those of another attempt did not measure these numbers.
 */
const upsertSql = `
with input as (
  select * from json_to_recordset($1::json) as x(ordinal int, ${columns.map(([name, type]) => `${name} ${type}`).join(', ')})
), stored as (
  insert into benchmark_results as br (${names}) select ${names} from input
  on conflict on constraint benchmark_results_identity do update set
    metrics = excluded.metrics
      || case when br.metrics ? 'kv_cache_pool_tokens' and not excluded.metrics ? 'kv_cache_pool_tokens'
         then jsonb_build_object('kv_cache_pool_tokens', br.metrics -> 'kv_cache_pool_tokens') else '{}'::jsonb end,
    image = excluded.image,
    workers = excluded.workers,
    power_invalid_reasons = excluded.power_invalid_reasons,
    power_audit = case when br.benchmark_type = 'agentic_traces'
      then coalesce(excluded.power_audit, br.power_audit) else excluded.power_audit end,
    point_id = excluded.point_id,
    plan_digest = excluded.plan_digest,
    attempt = excluded.attempt,
    trace_replay_id = case when excluded.attempt is not distinct from br.attempt then br.trace_replay_id end,
    server_log_id = case when excluded.attempt is not distinct from br.attempt then br.server_log_id end,
    simulated = excluded.simulated,
    provenance = excluded.provenance
  returning br.*, (xmax = 0) as is_new
)
select stored.id, stored.is_new, stored.trace_replay_id is not null as has_trace, stored.server_log_id is not null as has_log
from stored join input on stored.config_id = input.config_id
  and stored.benchmark_type = input.benchmark_type
  and stored.isl is not distinct from input.isl
  and stored.osl is not distinct from input.osl
  and stored.conc = input.conc
  and stored.offload_mode = input.offload_mode
  and stored.recipe_fingerprint is not distinct from input.recipe_fingerprint
order by input.ordinal`

export async function writeBenchmarks(
  context: RunContext,
  points: readonly ClaimedPoint[],
): Promise<readonly StoredPoint[]> {
  const { tally } = context
  const { written, refused } = await writeRows(context.database, points, (session, rows) =>
    upsert(session, context, rows),
  )
  for (const { row, error } of refused) {
    tally.left('benchmark', 'failed', `refused by the database: ${messageOf(error)}`, row.candidate.place)
    reportFile(context, 'INFX286', row.candidate.place, messageOf(error))
  }
  return written.map(({ row: point, result }) => {
    tally.stored('benchmark', result.is_new ? 'new' : 'duplicate')
    if (point.row.simulated) tally.counters.simulatedRows++
    if (hasPower(point)) tally.counters.powerPublicationPoints++
    return { id: result.id, point, isNew: result.is_new, hasTrace: result.has_trace, hasLog: result.has_log }
  })
}

interface UpsertResult {
  readonly id: number
  readonly is_new: boolean
  readonly has_trace: boolean
  readonly has_log: boolean
}

async function upsert(
  session: Session,
  context: RunContext,
  points: readonly ClaimedPoint[],
): Promise<readonly UpsertResult[]> {
  const records = points.map(({ row }, ordinal) => ({
    ordinal,
    workflow_run_id: context.workflowRunId,
    config_id: configIdOf(context.configIds, row.config),
    benchmark_type: row.benchmarkType,
    date: context.date,
    isl: row.isl,
    osl: row.osl,
    conc: row.conc,
    image: row.image,
    metrics: row.metrics,
    workers: row.workers,
    offload_mode: row.offloadMode,
    recipe_fingerprint: row.recipeFingerprint,
    power_invalid_reasons: row.powerInvalidReasons,
    power_audit: row.powerAudit,
    point_id: row.pointId,
    plan_digest: row.planDigest,
    attempt: row.attempt,
    simulated: row.simulated,
    provenance: row.provenance,
  }))
  const { rows } = await session.query<UpsertResult>(upsertSql, [storableJson(records)])
  return rows
}

const hasPower = ({ row }: ClaimedPoint): boolean =>
  'power_valid' in row.metrics || row.powerAudit !== null || row.powerInvalidReasons !== null
