/**
 * GPU telemetry: one series per CSV file (or host of a multi-node file), one sample per GPU and instant.
 * Samples have no foreign key: it would check every one of some 400,000 rows of a run, most of the time of storing them.
 * A series and its samples are written in one transaction, and a trigger takes the samples along when a series goes.
 */
export const sql = `
create table gpu_metric_series (
  id bigserial primary key,
  workflow_run_id bigint not null references workflow_runs (id) on delete cascade,
  artifact_name text not null,
  config_key text not null,
  file_name text not null,
  vendor text not null check (vendor in ('nvidia', 'amd')),
  csv_sha256 text not null,
  sample_interval_s real,
  sample_count integer not null check (sample_count > 0),
  gpu_count smallint not null check (gpu_count > 0),
  started_at timestamptz not null,
  ended_at timestamptz not null,
  sidecars jsonb not null default '{}',
  ingested_at timestamptz not null default now(),
  stats_version integer not null default 0,
  constraint gpu_metric_series_identity unique (workflow_run_id, artifact_name, file_name)
);

create table gpu_metric_samples (
  series_id bigint not null,
  gpu_index smallint not null,
  sampled_at timestamptz not null,
  power_w real,
  temperature_c real,
  sm_clock_mhz real,
  mem_clock_mhz real,
  gpu_util_pct real,
  mem_util_pct real,
  edge_temp_c real,
  mem_temp_c real,
  gfx_voltage_mv real,
  soc_voltage_mv real,
  mem_voltage_mv real,
  fclk_mhz real,
  socclk_mhz real,
  mm_activity_pct real,
  primary key (series_id, gpu_index, sampled_at)
);

create function delete_gpu_metric_samples() returns trigger language plpgsql as $$
begin
  delete from gpu_metric_samples using gone where series_id = gone.id;
  return null;
end
$$;
create trigger gpu_metric_series_samples after delete on gpu_metric_series
  referencing old table as gone for each statement execute function delete_gpu_metric_samples();

create table benchmark_result_gpu_metrics (
  benchmark_result_id bigint not null references benchmark_results (id) on delete cascade,
  series_id bigint not null references gpu_metric_series (id) on delete cascade,
  primary key (benchmark_result_id, series_id)
);
`
