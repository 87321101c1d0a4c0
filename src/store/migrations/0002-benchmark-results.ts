/** Measured points, their server logs and the replayed traces they link to. */
export const sql = `
create table server_logs (
  id bigserial primary key,
  server_log text not null,
  file_name text not null default 'server.log',
  files_complete boolean not null default false,
  dropped_bytes bigint not null default 0 check (dropped_bytes >= 0)
);

create table server_log_files (
  server_log_id bigint not null references server_logs (id) on delete cascade,
  file_name text not null,
  log_text text not null,
  dropped_bytes bigint not null default 0 check (dropped_bytes >= 0),
  primary key (server_log_id, file_name)
);

create table agentic_trace_replay (
  id bigserial primary key,
  profile_export_jsonl_gz bytea,
  profile_export_uncompressed_size bigint,
  profile_export_sha256 text,
  server_metrics_csv bytea,
  server_metrics_csv_size bigint,
  server_metrics_json_gz bytea,
  server_metrics_json_uncompressed_size bigint,
  aggregate_stats jsonb,
  chart_series jsonb,
  request_timeline jsonb,
  left_out jsonb not null default '[]',
  created_at timestamptz not null default now()
);
alter table agentic_trace_replay
  alter column profile_export_jsonl_gz set storage external,
  alter column server_metrics_json_gz set storage external;

create table benchmark_results (
  id bigserial primary key,
  workflow_run_id bigint not null references workflow_runs (id) on delete cascade,
  config_id integer not null references configs (id),
  benchmark_type text not null check (benchmark_type in ('single_turn', 'agentic_traces')),
  date date not null,
  isl integer check (isl > 0),
  osl integer check (osl > 0),
  conc integer not null check (conc > 0),
  image text,
  metrics jsonb not null,
  error text,
  server_log_id bigint references server_logs (id) on delete set null,
  workers jsonb,
  offload_mode text not null default 'off' check (offload_mode = lower(offload_mode)),
  trace_replay_id bigint references agentic_trace_replay (id) on delete set null,
  recipe_fingerprint text,
  power_invalid_reasons jsonb,
  power_audit jsonb,
  point_id text,
  plan_digest text,
  attempt smallint check (attempt >= 0),
  simulated boolean not null default false,
  provenance jsonb,
  constraint benchmark_results_identity unique nulls not distinct (
    workflow_run_id, config_id, benchmark_type, isl, osl, conc, offload_mode, recipe_fingerprint)
);
create index benchmark_results_run on benchmark_results (workflow_run_id);
create index benchmark_results_curve on benchmark_results (isl, osl, date, config_id, conc);
create index benchmark_results_config on benchmark_results (config_id, conc, isl, osl, date desc) where error is null;
create index benchmark_results_trace on benchmark_results (trace_replay_id) where trace_replay_id is not null;
create index benchmark_results_point on benchmark_results (point_id) where point_id is not null;

create table availability (
  model text not null,
  isl integer,
  osl integer,
  precision text not null,
  hardware text not null,
  framework text not null,
  spec_method text not null,
  disagg boolean not null,
  date date not null,
  benchmark_type text not null default 'single_turn',
  constraint availability_identity unique nulls not distinct (
    model, isl, osl, precision, hardware, framework, spec_method, disagg, date, benchmark_type)
);

create table run_datasets (
  workflow_run_id bigint not null references workflow_runs (id) on delete cascade,
  dataset_slug text not null,
  primary key (workflow_run_id, dataset_slug)
);
`
