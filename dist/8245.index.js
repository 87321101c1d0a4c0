export const id = 8245;
export const ids = [8245];
export const modules = {

/***/ 35388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export storeProblems */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Store and ingest: INFX270-299. */

const storeProblems = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX270: {
        title: 'database locked by another process',
        blame: 'infra',
        severity: 'error',
        explain: 'An embedded database has exactly one writer. The lock file beside the directory names the process that has it open. ' +
            'Wait for that process, or end it; a lock left by a process that died on this host is taken over by itself. ' +
            'A lock written on another host cannot be checked from here: delete it by hand when you know that nothing runs there.',
    },
    INFX271: {
        title: 'database cannot be reached',
        blame: 'infra',
        severity: 'error',
        explain: 'The connection was refused, timed out, was rejected by the server, or broke while in use. Check host, port, user and ' +
            'password of the database URL. What was written before the break is complete and stays; run the ingest again to go on.',
    },
    INFX272: {
        title: 'PostgreSQL is too old',
        blame: 'infra',
        severity: 'error',
        explain: 'The schema needs PostgreSQL 15 or newer: its natural keys compare NULLs as equal (UNIQUE NULLS NOT DISTINCT), ' +
            'without which agentic rows could be stored twice.',
    },
    INFX273: {
        title: 'database URL is not understood',
        blame: 'user',
        severity: 'error',
        explain: 'A database is named by `pglite:<directory>` (embedded, one writer) or `postgres://user@host:port/name`.',
    },
    INFX274: {
        title: 'disk full or not writable while storing',
        blame: 'infra',
        severity: 'error',
        explain: 'The disk of the database (or of the temporary folder in which traces are compressed) is full, or the place may not ' +
            'be written. Make room and run the ingest again: finished parts are kept, nothing half-written stays visible.',
    },
    INFX275: {
        title: 'a migration that was applied has changed',
        blame: 'product',
        severity: 'error',
        explain: 'schema_migrations records the SHA-256 of every applied migration; the file of that name is a different one now, or ' +
            'the database was migrated by a newer version. Use the version that made the database, or a new database.',
    },
    INFX276: {
        title: 'files of the embedded database are missing',
        blame: 'product',
        severity: 'error',
        explain: 'dist/assets/pglite/ holds the embedded database (WebAssembly). It travels with every release; in a checkout, ' +
            '`node scripts/build-store-assets.mjs` makes it.',
    },
    INFX277: {
        title: 'embedded database cannot be opened',
        blame: 'infra',
        severity: 'error',
        explain: 'The directory exists but is not a usable database of this version. Move it away and run again: a new one is made. ' +
            'Measurements are not lost with it, they are in the artifacts and can be ingested again.',
    },
    INFX280: {
        title: 'nothing to ingest',
        blame: 'user',
        severity: 'error',
        explain: 'The artifacts hold no benchmark row and no eval row. An ingest that stores nothing is never reported as a success: ' +
            'check that the folder or the run is the right one and that its points did not all fail.',
    },
    INFX281: {
        title: 'ingest counters do not add up',
        blame: 'product',
        severity: 'error',
        explain: 'Every row read must end as new, duplicate, skipped, unmapped or failed. A difference means that rows were lost ' +
            'or counted twice: a fault of ours, please report it with the ingest report.',
    },
    INFX282: {
        title: 'model, hardware or precision is not known',
        blame: 'user',
        severity: 'warning',
        explain: 'Rows of a model or hardware that the tables do not know are not stored, so that a curve never lands under a wrong ' +
            'name. Add the name to `entities` in infx.config.yaml, e.g. `entities: { models: [mymodel] }`, then ingest again: rows that are already there ' +
            'count as duplicates.',
    },
    INFX283: {
        title: 'artifact could not be read',
        blame: 'infra',
        severity: 'warning',
        explain: 'A file is cut, is not JSON, or holds values that are not numbers (NaN, Infinity). Its rows count as failed; the other ' +
            'files of the run are not affected. Upload the artifact again, or re-run the point.',
    },
    INFX284: {
        title: 'rows refused that cannot be published',
        blame: 'user',
        severity: 'error',
        explain: 'The target stores publishable measurements of real hardware only. Rows of the simulated engine and rows that say ' +
            'why they cannot be published (a shortened point, a scaled trace, a sweep with the label agentx-fast) say so for ' +
            'ever and may be stored in an embedded database, never in a production one.',
    },
    INFX285: {
        title: 'artifact provenance is incomplete',
        blame: 'infra',
        severity: 'error',
        explain: 'ingest-artifact-manifest.json says when each artifact was uploaded, which decides between two uploads of one point. ' +
            'A benchmark folder without an entry, or an entry without a readable time, cannot be ordered. Download the artifacts again.',
    },
    INFX286: {
        title: 'the database refused a row',
        blame: 'product',
        severity: 'warning',
        explain: 'A row broke a rule of the schema. It counts as failed and is named; the other rows of the run are stored.',
    },
    INFX287: {
        title: 'artifact folder is not usable',
        blame: 'user',
        severity: 'error',
        explain: 'The artifact folder does not exist or cannot be listed.',
    },
    INFX288: {
        title: 'per-job file and aggregate disagree',
        blame: 'infra',
        severity: 'warning',
        explain: 'The collected aggregate holds other numbers for a point than the point’s own file. The own file is stored: it is the ' +
            'first-hand one. A difference usually means that the aggregate was made from an older attempt.',
    },
    INFX289: {
        title: 'quarantine list cannot be read',
        blame: 'infra',
        severity: 'error',
        explain: 'rejected_rows.json names rows that a reviewer refused. Without it refused rows would be published, so nothing is written.',
    },
    INFX290: {
        title: 'changelog metadata is missing or malformed',
        blame: 'user',
        severity: 'warning',
        explain: 'changelog_metadata.json says which change was measured. Without it one entry is derived from the run itself ' +
            '(base `unknown`), and the flags evals-only and append-only are taken as not set.',
    },
    INFX291: {
        title: 'the database refused a statement',
        blame: 'product',
        severity: 'error',
        explain: 'A statement failed for another reason than one row: a right that is missing, a lock that timed out, or a fault of ours. ' +
            'What was written before is complete and stays; the SQLSTATE in the message says more.',
    },
});
//# sourceMappingURL=store.js.map

/***/ }),

/***/ 2485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ withAdvisoryLock)
/* harmony export */ });
/** Waits for the lock, runs `work`, releases. An error of `work` is never hidden by a failing release. */
async function withAdvisoryLock(database, key, work) {
    await database.query('select pg_advisory_lock(hashtextextended($1, 0))', [key]);
    let outcome;
    try {
        outcome = { value: await work() };
    }
    catch (error) {
        outcome = { error };
    }
    try {
        await database.query('select pg_advisory_unlock(hashtextextended($1, 0))', [key]);
    }
    catch (error) {
        // A lost connection has released the lock already; what `work` met first is the cause to report.
        if (!('error' in outcome))
            throw error;
    }
    if ('error' in outcome)
        throw outcome.error;
    return outcome.value;
}
//# sourceMappingURL=advisory-lock.js.map

/***/ }),

/***/ 63954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Rz: () => (/* binding */ historyTableSql),
  wR: () => (/* binding */ migrations),
  WW: () => (/* binding */ migrationsDigest)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/src/store/migrations/0001-runs-and-configs.js
/** Who measured (workflow_runs) and what was served (configs, 17 normalised dimensions). */
const sql = `
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
`;
//# sourceMappingURL=0001-runs-and-configs.js.map
;// CONCATENATED MODULE: ./lib/src/store/migrations/0002-benchmark-results.js
/** Measured points, their server logs and the replayed traces they link to. */
const _0002_benchmark_results_sql = `
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
`;
//# sourceMappingURL=0002-benchmark-results.js.map
;// CONCATENATED MODULE: ./lib/src/store/migrations/0003-evals.js
/** Accuracy: one row per (configuration, task, concurrency), one sample per question. */
const _0003_evals_sql = `
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
`;
//# sourceMappingURL=0003-evals.js.map
;// CONCATENATED MODULE: ./lib/src/store/migrations/0004-gpu-metrics.js
/**
 * GPU telemetry: one series per CSV file (or host of a multi-node file), one sample per GPU and instant.
 * Samples have no foreign key: it would check every one of some 400,000 rows of a run, most of the time of storing them.
 * A series and its samples are written in one transaction, and a trigger takes the samples along when a series goes.
 */
const _0004_gpu_metrics_sql = `
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
`;
//# sourceMappingURL=0004-gpu-metrics.js.map
;// CONCATENATED MODULE: ./lib/src/store/migrations/0005-latest-benchmarks.js
/**
 * What a dashboard shows. One run supplies a whole curve: curves are never stitched from several runs, except along an
 * explicit append-only chain, where every run adds points to the same single image down to the nearest full snapshot.
 */
const _0005_latest_benchmarks_sql = `
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
`;
//# sourceMappingURL=0005-latest-benchmarks.js.map
;// CONCATENATED MODULE: ./lib/src/store/migrations/all.js
/** Every migration, in name order. A released migration is never edited: schema_migrations holds its SHA-256. */






const sha256 = (text) => (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
const migration = (name, sql) => ({ name, sql, sha256: sha256(sql) });
const migrations = [
    migration('0001-runs-and-configs.sql', sql),
    migration('0002-benchmark-results.sql', _0002_benchmark_results_sql),
    migration('0003-evals.sql', _0003_evals_sql),
    migration('0004-gpu-metrics.sql', _0004_gpu_metrics_sql),
    migration('0005-latest-benchmarks.sql', _0005_latest_benchmarks_sql),
];
/** Identity of the schema: what a prebuilt database image must have been made from. */
const migrationsDigest = sha256(migrations.map(({ name, sha256 }) => `${name} ${sha256}\n`).join(''));
/** Where the database records what was applied; made before the first migration. */
const historyTableSql = 'create table if not exists schema_migrations (filename text primary key, sha256 text not null, applied_at timestamptz not null default now())';
//# sourceMappingURL=all.js.map

/***/ }),

/***/ 92965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ connectDatabase),
  q: () => (/* binding */ openDatabase)
});

// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problems/store.js
var store = __webpack_require__(35388);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/store/advisory-lock.js
var advisory_lock = __webpack_require__(2485);
// EXTERNAL MODULE: ./lib/src/store/migrations/all.js + 5 modules
var migrations_all = __webpack_require__(63954);
;// CONCATENATED MODULE: ./lib/src/store/migrate.js
/** Applies what is missing, in name order, each in its own transaction together with its record. */





/** Returns the names applied now. Two processes may call it at once: an advisory lock lets one after the other. */
async function migrate(database) {
    return (0,advisory_lock/* withAdvisoryLock */.b)(database, 'infx:migrate', () => applyMissing(database));
}
async function applyMissing(database) {
    await database.script(migrations_all/* historyTableSql */.Rz);
    const { rows } = await database.query('select filename, sha256 from schema_migrations order by filename', []);
    refuseForeignHistory(rows, database.description);
    const applied = new Set(rows.map(({ filename }) => filename));
    const missing = migrations_all/* migrations */.wR.filter(({ name }) => !applied.has(name));
    for (const { name, sql, sha256 } of missing) {
        await database.tx(async (session) => {
            await session.script(sql);
            await session.query('insert into schema_migrations (filename, sha256) values ($1, $2)', [name, sha256]);
        });
    }
    return missing.map(({ name }) => name);
}
function refuseForeignHistory(applied, description) {
    const known = new Map(migrations_all/* migrations */.wR.map(({ name, sha256 }) => [name, sha256]));
    const problems = applied
        .filter(({ filename, sha256 }) => known.get(filename) !== sha256)
        .map(({ filename }) => (0,catalogue/* problem */.CC)('INFX275', known.has(filename)
        ? `database ${description} was migrated by another "${filename}"`
        : `database ${description} has the migration "${filename}", which this version does not know`));
    if (problems.length > 0)
        throw new problem/* ProblemError */.Mm(problems);
}
//# sourceMappingURL=migrate.js.map
;// CONCATENATED MODULE: ./lib/src/store/open.js
/** From a database URL to a migrated database. */




/**
 * `pglite:<directory>` (embedded, one writer) or `postgres://user@host:port/name`. Connects and migrates; the caller
 * closes. Throws ProblemError INFX270-277.
 */
async function openDatabase(url) {
    const database = await connectDatabase(url);
    try {
        await migrate(database);
        return database;
    }
    catch (error) {
        await database.close();
        throw error;
    }
}
/** The same without migrating, for readers. */
async function connectDatabase(url) {
    if (url.startsWith('pglite:') && url.length > 'pglite:'.length)
        return (await __webpack_require__.e(/* import() */ 2740).then(__webpack_require__.bind(__webpack_require__, 92740))).openPglite(url.slice('pglite:'.length));
    if (/^postgres(ql)?:\/\/./.test(url) && URL.canParse(url))
        return (await Promise.all(/* import() */[__webpack_require__.e(6717), __webpack_require__.e(5597)]).then(__webpack_require__.bind(__webpack_require__, 85597))).openPostgres(url);
    throw new problem/* ProblemError */.Mm([
        (0,catalogue/* problem */.CC)('INFX273', `database URL "${url.replace(/\/\/[^@/]*@/, '//…@')}" is not understood`, {
            hint: 'write pglite:<directory> or postgres://user@host:port/name',
        }),
    ]);
}
//# sourceMappingURL=open.js.map

/***/ }),

/***/ 98245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  withPastDurations: () => (/* binding */ withPastDurations)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/src/core/plan/past-estimates.js
/**
 * The plan with GPU-hours from the median of earlier runs of the very point, else of its config key at the same
 * concurrency: after an image bump that is the nearest there is. Points without any keep the estimate they had.
 */
function estimateFromPast(plan, past) {
    if (past.length === 0)
        return plan;
    const byPlace = new Map();
    for (const { pointId, configKey, conc, seconds } of past) {
        for (const place of [pointId, placeOf(configKey, conc)]) {
            byPlace.set(place, [...(byPlace.get(place) ?? []), seconds]);
        }
    }
    let estimated = 0;
    const points = plan.points.map((point) => {
        const seconds = point.kind === 'eval' ? undefined : secondsOf(point, byPlace);
        if (seconds === undefined)
            return point;
        estimated++;
        return { ...point, estimatedGpuHours: rounded((point.gpus * seconds) / 3600) };
    });
    const hours = points.reduce((sum, { estimatedGpuHours }) => sum + estimatedGpuHours, 0);
    const totals = {
        ...plan.totals,
        estimatedGpuHours: rounded(hours),
        ...(estimated === 0 ? {} : { pointsEstimatedFromPast: estimated }),
    };
    return { ...plan, points, totals };
}
function secondsOf(point, byPlace) {
    const found = byPlace.get(point.id) ?? byPlace.get(placeOf(point.configKey, point.conc));
    return found?.toSorted((a, b) => a - b)[found.length >> 1];
}
const placeOf = (configKey, conc) => `${configKey} ${conc}`;
const rounded = (hours) => Math.round(hours * 10_000) / 10_000;
//# sourceMappingURL=past-estimates.js.map
// EXTERNAL MODULE: ./lib/src/store/open.js + 1 modules
var store_open = __webpack_require__(92965);
;// CONCATENATED MODULE: ./lib/src/store/past-durations.js
/** Newest results that are looked at; a config key has some dozens. */
const maxResults = 5000;
/**
 * Valid results of the config keys, newest first, measured with the same kind of engine. Nothing when the database holds
 * no results of ours yet.
 */
async function readPastPoints(session, configKeys, simulated) {
    const { rows: tables } = await session.query(`select to_regclass('benchmark_results')::text as name`, []);
    if ((tables[0]?.name ?? null) === null)
        return [];
    const { rows } = await session.query(pastPoints, [
        JSON.stringify(configKeys),
        simulated,
        maxResults,
    ]);
    return rows.flatMap(({ point_id: pointId, config_key: configKey, conc, seconds }) => seconds > 0 ? [{ pointId, configKey, conc, seconds }] : []);
}
const pastPoints = `
select r.point_id, r.provenance ->> 'config_key' as config_key, r.conc, t.seconds
from benchmark_results r
cross join lateral (
  select (max((entry ->> 'atUnixMs')::float8) - min((entry ->> 'atUnixMs')::float8)) / 1000 as seconds
  from jsonb_array_elements(r.provenance -> 'timeline') entry
) t
where r.point_id is not null and r.error is null and r.simulated = $2
  and jsonb_typeof(r.provenance -> 'timeline') = 'array'
  and r.provenance ->> 'config_key' in (select jsonb_array_elements_text($1::jsonb))
  and t.seconds is not null
order by r.id desc
limit $3`;
//# sourceMappingURL=past-durations.js.map
;// CONCATENATED MODULE: ./lib/src/sweep/past-durations.js
/** The plan with estimates from a database of earlier runs. */




const embedded = 'pglite:';
/**
 * Reads only: an embedded database that is not there is not made, and none is migrated. Throws ProblemError INFX270-277
 * when the database cannot be reached.
 */
async function withPastDurations(plan, databaseUrl) {
    if (databaseUrl.startsWith(embedded) && !(0,external_node_fs_.existsSync)(databaseUrl.slice(embedded.length)))
        return plan;
    const benchmarks = plan.points.filter(({ kind }) => kind === 'benchmark');
    const keys = [...new Set(benchmarks.map(({ configKey }) => configKey))];
    if (keys.length === 0)
        return plan;
    const database = await (0,store_open/* connectDatabase */.o)(databaseUrl);
    try {
        const simulated = benchmarks.some((point) => point.simulated === true);
        return estimateFromPast(plan, await readPastPoints(database, keys, simulated));
    }
    finally {
        await database.close();
    }
}
//# sourceMappingURL=past-durations.js.map

/***/ })

};
