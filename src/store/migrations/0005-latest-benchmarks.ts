/**
 * What a dashboard shows. One run supplies a whole curve: curves are never stitched from several runs, except along an
 * explicit append-only chain, where every run adds points to the same single image down to the nearest full snapshot.
 */
export const sql = `
create function benchmark_curve_scope(c configs, benchmark_type text, isl integer, osl integer, offload_mode text, simulated boolean)
returns jsonb language sql immutable as $$
  select jsonb_build_object(
    'model', c.model, 'hardware', c.hardware, 'framework', c.framework, 'precision', c.precision,
    'benchmark_type', benchmark_type, 'isl', isl, 'osl', osl, 'simulated', simulated)
  || case when benchmark_type = 'agentic_traces' then '{}'::jsonb
     else jsonb_build_object('spec_method', c.spec_method, 'disagg', c.disagg, 'offload_mode', offload_mode) end
$$;

create materialized view latest_benchmarks as
with recursive measured as (
  select br.*, benchmark_curve_scope(c, br.benchmark_type, br.isl, br.osl, br.offload_mode, br.simulated) as curve_scope,
    wr.github_run_id, wr.run_attempt, wr.run_started_at, wr.append_only, c.model, c.hardware, c.framework, c.precision,
    c.spec_method, c.disagg
  from benchmark_results br
  join configs c on c.id = br.config_id
  join workflow_runs wr on wr.id = br.workflow_run_id
  where br.error is null
),
snapshots as (
  select curve_scope, workflow_run_id, date, append_only,
    case when count(*) = count(image) and count(distinct image) = 1 then min(image) end as single_image,
    row_number() over (
      partition by curve_scope
      order by date desc, run_started_at desc nulls last, github_run_id desc, run_attempt desc) as age
  from measured
  group by curve_scope, workflow_run_id, date, append_only, run_started_at, github_run_id, run_attempt
),
chain as (
  select curve_scope, workflow_run_id, append_only, single_image, age,
    date as snapshot_date, workflow_run_id as snapshot_workflow_run_id
  from snapshots where age = 1
  union all
  select older.curve_scope, older.workflow_run_id, older.append_only, older.single_image, older.age,
    newer.snapshot_date, newer.snapshot_workflow_run_id
  from chain newer
  join snapshots older on older.curve_scope = newer.curve_scope and older.age = newer.age + 1
  where newer.append_only and newer.single_image = older.single_image
)
select distinct on (m.config_id, m.conc, m.isl, m.osl, m.benchmark_type, m.offload_mode, m.recipe_fingerprint, m.simulated)
  m.*, chain.snapshot_date, chain.snapshot_workflow_run_id
from measured m
join chain on chain.curve_scope = m.curve_scope and chain.workflow_run_id = m.workflow_run_id
order by m.config_id, m.conc, m.isl, m.osl, m.benchmark_type, m.offload_mode, m.recipe_fingerprint, m.simulated, chain.age;

create unique index latest_benchmarks_identity on latest_benchmarks (
  config_id, conc, isl, osl, benchmark_type, offload_mode, recipe_fingerprint, simulated) nulls not distinct;
`
