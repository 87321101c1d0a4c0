/** Who measured (workflow_runs) and what was served (configs, 17 normalised dimensions). */
export const sql = `
create table configs (
  id serial primary key,
  hardware text not null check (hardware = lower(hardware)),
  framework text not null check (framework = lower(framework)),
  model text not null check (model = lower(model)),
  precision text not null check (precision = lower(precision)),
  spec_method text not null check (spec_method = lower(spec_method)),
  disagg boolean not null default false,
  is_multinode boolean not null default false,
  prefill_tp smallint,
  prefill_ep smallint default 1,
  prefill_dp_attention boolean,
  prefill_num_workers smallint default 0 check (prefill_num_workers >= 0),
  decode_tp smallint check (decode_tp >= 0),
  decode_ep smallint default 1 check (decode_ep >= 0),
  decode_dp_attention boolean,
  decode_num_workers smallint default 0 check (decode_num_workers >= 0),
  num_prefill_gpu smallint,
  num_decode_gpu smallint,
  constraint configs_identity unique nulls not distinct (
    hardware, framework, model, precision, spec_method, disagg, is_multinode,
    prefill_tp, prefill_ep, prefill_dp_attention, prefill_num_workers,
    decode_tp, decode_ep, decode_dp_attention, decode_num_workers,
    num_prefill_gpu, num_decode_gpu)
);
create index configs_model_hardware on configs (model, hardware);

create table workflow_runs (
  id bigserial primary key,
  github_run_id bigint not null,
  run_attempt smallint not null default 0 check (run_attempt >= 0),
  name text,
  status text,
  conclusion text,
  head_sha text,
  head_branch text,
  html_url text,
  created_at timestamptz not null,
  run_started_at timestamptz,
  date date not null,
  append_only boolean not null default false,
  origin text not null default 'github' check (origin in ('github', 'local')),
  constraint workflow_runs_identity unique (github_run_id, run_attempt)
);

create table run_stats (
  workflow_run_id bigint not null references workflow_runs (id) on delete cascade,
  date date not null,
  hardware text not null check (hardware = lower(hardware)),
  n_success integer not null check (n_success >= 0),
  total integer not null check (total >= n_success),
  primary key (workflow_run_id, hardware)
);

create table changelog_entries (
  id bigserial primary key,
  workflow_run_id bigint not null references workflow_runs (id) on delete cascade,
  date date not null,
  base_ref text not null,
  head_ref text not null,
  ordinal integer not null check (ordinal >= 0),
  config_keys text[] not null,
  description text not null,
  pr_link text,
  append_only boolean not null default false,
  evals_only boolean not null default false,
  constraint changelog_entries_identity unique (workflow_run_id, base_ref, head_ref, ordinal)
);

create view latest_workflow_runs as
  select distinct on (github_run_id) *
  from workflow_runs
  order by github_run_id, run_attempt desc;
`
