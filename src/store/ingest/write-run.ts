/** workflow_runs: one row per run and attempt, refreshed by every ingest. */
import type { RunIdentity } from '../../core/ingest/run-identity.ts'
import { runDate } from '../../core/ingest/run-identity.ts'
import type { Database } from '../database.ts'

export async function upsertRun(database: Database, run: RunIdentity, appendOnly: boolean): Promise<number> {
  const { rows } = await database.query<{ id: number }>(
    `insert into workflow_runs (github_run_id, run_attempt, name, status, conclusion, head_sha, head_branch, html_url,
       created_at, run_started_at, date, append_only, origin)
     values ($1::bigint, $2::smallint, $3, 'completed', $4, $5, $6, $7, $8::timestamptz, $9::timestamptz, $10::date, $11::boolean, $12)
     on conflict on constraint workflow_runs_identity do update set
       name = excluded.name, status = excluded.status, conclusion = excluded.conclusion, head_sha = excluded.head_sha,
       head_branch = excluded.head_branch, html_url = excluded.html_url, run_started_at = excluded.run_started_at,
       append_only = excluded.append_only
     returning id`,
    [
      run.runId,
      run.attempt,
      run.name,
      run.conclusion ?? null,
      run.headSha ?? null,
      run.headBranch ?? null,
      run.htmlUrl ?? null,
      run.createdAt,
      run.startedAt ?? run.createdAt,
      runDate(run),
      appendOnly,
      run.origin,
    ],
  )
  const [row] = rows
  if (!row) throw new Error('upsert of workflow_runs returned no row')
  return row.id
}
