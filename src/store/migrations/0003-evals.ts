/** Accuracy: one row per (configuration, task, concurrency), one sample per question. */
export const sql = `
create table eval_results (
  id bigserial primary key,
  workflow_run_id bigint not null references workflow_runs (id) on delete cascade,
  config_id integer not null references configs (id),
  task text not null check (task = lower(task)),
  date date not null,
  isl integer check (isl > 0),
  osl integer check (osl > 0),
  conc integer check (conc > 0),
  lm_eval_version text,
  metrics jsonb not null,
  point_id text,
  plan_digest text,
  attempt smallint check (attempt >= 0),
  simulated boolean not null default false,
  constraint eval_results_identity unique nulls not distinct (workflow_run_id, config_id, task, isl, osl, conc)
);

create table eval_samples (
  id bigserial primary key,
  eval_result_id bigint not null references eval_results (id) on delete cascade,
  doc_id integer not null,
  prompt text,
  target text,
  response text,
  passed boolean,
  score numeric,
  metrics jsonb,
  data jsonb,
  constraint eval_samples_identity unique (eval_result_id, doc_id)
);
create index eval_samples_passed on eval_samples (eval_result_id, passed);
`
