/** Small tables of a run: changelog, reliability, selector cache, data sets. */
import type { ChangelogRow } from '../../core/ingest/changelog-metadata.ts'
import type { RunStat } from '../../core/ingest/run-stats.ts'
import type { RunContext } from './context.ts'
import type { StoredPoint } from './write-benchmarks.ts'

export async function writeChangelog(context: RunContext, rows: readonly ChangelogRow[]): Promise<void> {
  const { affectedRows } = await context.database.query(
    `insert into changelog_entries (workflow_run_id, date, base_ref, head_ref, ordinal, config_keys, description, pr_link,
       append_only, evals_only)
     select $2::bigint, $3::date, base_ref, head_ref, ordinal,
       array(select json_array_elements_text(config_keys)), description, pr_link, append_only, evals_only
     from json_to_recordset($1::json) as x(base_ref text, head_ref text, ordinal int, config_keys json, description text,
       pr_link text, append_only boolean, evals_only boolean)
     on conflict on constraint changelog_entries_identity do update set
       config_keys = excluded.config_keys, description = excluded.description, pr_link = excluded.pr_link,
       append_only = excluded.append_only, evals_only = excluded.evals_only`,
    [
      JSON.stringify(
        rows.map((row) => ({
          base_ref: row.baseRef,
          head_ref: row.headRef,
          ordinal: row.ordinal,
          config_keys: row.configKeys,
          description: row.description,
          pr_link: row.prLink,
          append_only: row.appendOnly,
          evals_only: row.evalsOnly,
        })),
      ),
      context.workflowRunId,
      context.date,
    ],
  )
  context.tally.counters.changelogEntriesWritten = affectedRows
}

export async function writeRunStats(context: RunContext, stats: readonly RunStat[]): Promise<void> {
  const { rows } = await context.database.query<{ is_new: boolean }>(
    `insert into run_stats (workflow_run_id, date, hardware, n_success, total)
     select $2::bigint, $3::date, hardware, n_success, total
     from json_to_recordset($1::json) as x(hardware text, n_success int, total int)
     on conflict (workflow_run_id, hardware) do update set n_success = excluded.n_success, total = excluded.total
     returning (xmax = 0) as is_new`,
    [
      JSON.stringify(
        stats.map(({ hardware, nSuccess, total }) => ({ hardware, n_success: nSuccess, total })),
      ),
      context.workflowRunId,
      context.date,
    ],
  )
  for (const { is_new: isNew } of rows) context.tally.counters[isNew ? 'runStatsNew' : 'runStatsDuplicate']++
}

export async function writeAvailability(context: RunContext, points: readonly StoredPoint[]): Promise<void> {
  await context.database.query(
    `insert into availability (model, isl, osl, precision, hardware, framework, spec_method, disagg, date, benchmark_type)
     select distinct model, isl, osl, precision, hardware, framework, spec_method, disagg, $2::date, benchmark_type
     from json_to_recordset($1::json) as x(model text, isl int, osl int, precision text, hardware text, framework text,
       spec_method text, disagg boolean, benchmark_type text)
     on conflict on constraint availability_identity do nothing`,
    [
      JSON.stringify(
        points.map(({ point: { row } }) => ({
          model: row.config.model,
          isl: row.isl,
          osl: row.osl,
          precision: row.config.precision,
          hardware: row.config.hardware,
          framework: row.config.framework,
          spec_method: row.config.specMethod,
          disagg: row.config.disagg,
          benchmark_type: row.benchmarkType,
        })),
      ),
      context.date,
    ],
  )
}

export async function writeDatasets(context: RunContext, points: readonly StoredPoint[]): Promise<void> {
  const slugs = new Set(points.flatMap(({ point: { row } }) => (row.dataset === null ? [] : [row.dataset])))
  await context.database.query(
    `insert into run_datasets (workflow_run_id, dataset_slug)
     select $2::bigint, slug from json_array_elements_text($1::json) as slug
     on conflict (workflow_run_id, dataset_slug) do nothing`,
    [JSON.stringify([...slugs]), context.workflowRunId],
  )
}
