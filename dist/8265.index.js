export const id = 8265;
export const ids = [8265];
export const modules = {

/***/ 61819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ changelogMetadata),
/* harmony export */   H: () => (/* binding */ runStats)
/* harmony export */ });
/** Content of `run_stats.json`: label → points that succeeded of points that ran. Reused points did not run here. */
function runStats(plan, points) {
    const runnerOf = new Map(plan.points.map(({ id, runner }) => [id, runner.replace(/^cluster:/, '')]));
    const stats = new Map();
    for (const { id, status } of points) {
        const label = runnerOf.get(id);
        if (label === undefined || status === 'reused')
            continue;
        const sum = stats.get(label) ?? { n_success: 0, total: 0 };
        stats.set(label, { n_success: sum.n_success + (status === 'valid' ? 1 : 0), total: sum.total + 1 });
    }
    return Object.fromEntries(stats);
}
/** Content of `changelog_metadata.json` (ingest.md §2.7). A plan from keys given by hand has no entries. */
const changelogMetadata = (plan) => ({
    base_ref: plan.mergeBase ?? plan.base ?? 'unknown',
    head_ref: plan.head ?? 'unknown',
    entries: plan.changelog.map((entry) => ({
        'config-keys': entry.configKeys,
        description: entry.description,
        'pr-link': entry.prLink,
        'evals-only': entry.evalsOnly,
        'append-only': entry.appendOnly,
    })),
    'require-power': false,
});
//# sourceMappingURL=run-documents.js.map

/***/ }),

/***/ 33452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ collectEvalRows)
/* harmony export */ });
/* harmony import */ var _problems_evals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10626);
/* harmony import */ var _measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10047);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _eval_set_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38613);
/* harmony import */ var _task_scores_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20711);
/** Rows of `agg_eval_all.json`: one per task (and concurrency) of every evaluation. */





/**
 * Rows of all sets, in the order of the sets and of the tasks in their files. A damaged set is a Problem and leaves
 * the others alone. No row at all is not an error here: only the plan knows whether one was expected.
 */
function collectEvalRows(sets) {
    const rows = [];
    const superseded = [];
    const problems = [];
    for (const set of sets) {
        const metadata = readMetadata(set, problems);
        if (!metadata)
            continue;
        const batch = metadata['eval_concs'];
        const selection = (0,_eval_set_js__WEBPACK_IMPORTED_MODULE_2__/* .selectResults */ .B)(set, Array.isArray(batch));
        problems.push(...selection.problems);
        superseded.push(...selection.superseded);
        for (const result of selection.counted) {
            const conc = Array.isArray(batch) ? result.name.conc : integer(metadata['conc'], 0);
            if (conc === undefined || !(0,_eval_set_js__WEBPACK_IMPORTED_MODULE_2__/* .isCompleted */ .Y)(metadata, conc))
                continue;
            for (const task of Object.keys(result.content.results)) {
                rows.push(rowOf(metadata, result, (0,_task_scores_js__WEBPACK_IMPORTED_MODULE_3__/* .taskScores */ .d)(result.content, task), conc));
            }
        }
    }
    return { rows, superseded, problems };
}
const textFields = ['hw', 'framework', 'precision', 'spec_decoding', 'infmax_model_prefix', 'model'];
/** The metadata when it can identify rows; otherwise every fault as a Problem. */
function readMetadata(set, problems) {
    const file = `${set.path}/meta_env.json`;
    const at = { file, line: 1, col: 1 };
    let value;
    try {
        value = (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseLenientJson */ .Ri)(set.metadata);
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        problems.push((0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX262', `${file} is not JSON: ${reason}`, { at }));
        return undefined;
    }
    if (!(0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(value)) {
        problems.push((0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX262', `${file} is not a JSON object`, { at }));
        return undefined;
    }
    const metadata = value;
    const faults = textFields.filter((field) => field in metadata && typeof metadata[field] !== 'string');
    for (const field of faults) {
        const came = JSON.stringify(metadata[field]);
        problems.push((0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX262', `${file}: "${field}" must be a text; came ${came}`, { at }));
    }
    return faults.length === 0 ? metadata : undefined;
}
function rowOf(metadata, result, scores, conc) {
    const { content } = result;
    const isMultinode = truth(metadata['is_multinode']);
    const tp = integer(metadata['tp'], 1);
    const ep = integer(metadata['ep'], 1);
    const prefillTp = integer(metadata['prefill_tp'] ?? metadata['tp'], 1);
    const prefillEp = integer(metadata['prefill_ep'] ?? metadata['ep'], 1);
    const attention = dpAttention(metadata, isMultinode);
    return {
        is_multinode: isMultinode,
        model_prefix: text(metadata['infmax_model_prefix']),
        model: content.modelName || scores.modelInConfig || text(metadata['model']),
        hw: text(metadata['hw']).toUpperCase(),
        framework: text(metadata['framework']).toLowerCase(),
        precision: text(metadata['precision']).toLowerCase(),
        spec_decoding: text(metadata['spec_decoding']),
        isl: integer(metadata['isl'], 0),
        osl: integer(metadata['osl'], 0),
        tp: 'tp' in metadata ? tp : prefillTp,
        ep: 'ep' in metadata ? ep : prefillEp,
        prefill_tp: prefillTp,
        prefill_ep: prefillEp,
        prefill_num_workers: integer(metadata['prefill_num_workers'], 1),
        decode_tp: integer(metadata['decode_tp'] ?? metadata['tp'], 1),
        decode_ep: integer(metadata['decode_ep'] ?? metadata['ep'], 1),
        decode_num_workers: integer(metadata['decode_num_workers'], 1),
        conc,
        ...attention,
        ...scores.fields,
        source: result.source,
        pp: integer(metadata['pp'], 1),
        dcp_size: integer(metadata['dcp_size'], 1),
        pcp_size: integer(metadata['pcp_size'], 1),
        infrastructure_success: content.integrationError === undefined,
        integration_error: content.integrationError ?? null,
        ...provenance(metadata, content.infx),
    };
}
/** Optional identity of a row: what the metadata says, and our block in the metadata or in the result. */
function provenance(metadata, ofResult) {
    const ofMetadata = (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(metadata['infx']) ? metadata['infx'] : {};
    const block = { ...ofMetadata, ...ofResult };
    const named = (key, value) => typeof value === 'string' && value !== '' ? { [key]: value } : {};
    return {
        ...named('image', metadata['image']),
        ...named('recipe_fingerprint', metadata['recipe_fingerprint']),
        ...named('eval_suite', metadata['eval_suite']),
        ...(typeof block['point_id'] === 'string' ? { point_id: block['point_id'] } : {}),
        ...(Number.isSafeInteger(block['attempt']) ? { attempt: Number(block['attempt']) } : {}),
        ...(typeof block['simulated'] === 'boolean' ? { simulated: block['simulated'] } : {}),
    };
}
/** `true`, `false` or `none` per role; of both in one field when the roles of several nodes differ. */
function dpAttention(metadata, isMultinode) {
    const whole = triState(metadata['dp_attention']);
    const prefill = triState(metadata['prefill_dp_attention'] ?? metadata['dp_attention']);
    const decode = triState(metadata['decode_dp_attention'] ?? metadata['dp_attention']);
    const ofRoles = prefill === decode ? prefill : `prefill=${prefill},decode=${decode}`;
    return {
        dp_attention: isMultinode ? ofRoles : whole,
        prefill_dp_attention: prefill,
        decode_dp_attention: decode,
    };
}
/** Lower case; `none` for nothing, and for what is no plain value. */
const triState = (value) => typeof value === 'boolean' || typeof value === 'string' || typeof value === 'number'
    ? String(value).toLowerCase()
    : 'none';
const truth = (value) => triState(value) === 'true';
const text = (value) => (typeof value === 'string' ? value : 'unknown');
/** Whole number from a number or a text of digits; the fallback for anything else. */
function integer(value, fallback) {
    if (typeof value === 'number' && Number.isFinite(value))
        return Math.trunc(value);
    if (typeof value === 'string' && /^\s*-?\d+\s*$/.test(value))
        return Number(value);
    return fallback;
}
//# sourceMappingURL=eval-rows.js.map

/***/ }),

/***/ 38613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ selectResults),
/* harmony export */   Y: () => (/* binding */ isCompleted)
/* harmony export */ });
/* harmony import */ var _problems_evals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10626);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _file_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56701);
/* harmony import */ var _lm_eval_results_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42431);
/** One evaluation as it lies in a directory: metadata and result files; which of them count. */




/**
 * Picks the newest result file, or with `batched` the newest per concurrency, by the time in the name, then by the
 * collision suffix. Several files between which neither decides are a Problem, and none of them counts.
 */
function selectResults(set, batched) {
    const problems = [];
    const candidates = set.files.flatMap((file) => {
        const source = `${set.path}/${file.name}`;
        const content = (0,_lm_eval_results_js__WEBPACK_IMPORTED_MODULE_2__/* .readLmEvalResults */ .g)(file.text);
        const name = (0,_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .parseEvalFileName */ .BF)(file.name.split('/').at(-1) ?? file.name);
        if ('fault' in content) {
            // Other JSON may lie beside the results; only what claims to be a result can be a damaged one.
            if (/^results/.test(file.name.split('/').at(-1) ?? ''))
                problems.push(damaged(source, content.fault));
            return [];
        }
        return content.isMarked ? [{ source, name, content }] : [];
    });
    const groups = batched ? byConc(candidates) : [candidates];
    const winners = groups.flatMap((group) => {
        const winner = newest(group);
        if (winner === 'ambiguous') {
            problems.push(ambiguous(set.path, group));
            return [];
        }
        return winner ? [winner] : [];
    });
    const superseded = groups.flat().filter((candidate) => !winners.includes(candidate));
    return { counted: winners, superseded: superseded.map(({ source }) => source), problems };
}
/** Whether the metadata counts a concurrency as finished; always so in a set of one. Files of others are leftovers. */
function isCompleted(metadata, conc) {
    const batch = metadata['eval_concs'];
    const completed = metadata['completed_eval_concs'] ?? batch;
    if (!Array.isArray(batch) || !Array.isArray(completed))
        return true;
    return completed.some((value) => Number(value) === conc);
}
const damaged = (source, fault) => (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX261', `${source} is not a result file: ${fault}`, { at: { file: source, line: 1, col: 1 } });
const ambiguous = (path, group) => (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX263', `${path} holds ${group.length} results and their names carry no time: ${group.map(({ source }) => source).join(', ')}`, { at: { file: path, line: 1, col: 1 } });
/** Groups by concurrency, ascending; files without the suffix belong to none. */
function byConc(candidates) {
    const groups = new Map();
    for (const candidate of candidates) {
        if (candidate.name.conc === undefined)
            continue;
        groups.set(candidate.name.conc, [...(groups.get(candidate.name.conc) ?? []), candidate]);
    }
    return [...groups].sort(([a], [b]) => a - b).map(([, group]) => group);
}
function newest(group) {
    const timed = group.filter(({ name }) => name.timestamp !== undefined);
    const contenders = timed.length > 0 ? timed : group;
    const [best, second] = contenders.toSorted(laterFirst);
    if (best && second && laterFirst(best, second) === 0)
        return 'ambiguous';
    if (best && second && timed.length === 0 && best.name.stem !== second.name.stem)
        return 'ambiguous';
    return best;
}
const laterFirst = (a, b) => {
    const left = a.name.timestamp ?? '';
    const right = b.name.timestamp ?? '';
    if (left !== right)
        return left < right ? 1 : -1;
    return b.name.copy - a.name.copy;
};
//# sourceMappingURL=eval-set.js.map

/***/ }),

/***/ 20711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ taskScores)
/* harmony export */ });
/* harmony import */ var _measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10047);
/** The scores of one task in a result file, by the names that rows and tables use. */

const none = { value: null, se: null };
/**
 * Strict (or `resolved`) and flexible scores by the task's filter names; a task without filters has an accuracy or
 * the bare metric. The score of the row is the strict one, else the accuracy. Values that are not finite numbers are null.
 */
function taskScores(file, task) {
    const results = file.results[task] ?? {};
    const config = file.configs[task] ?? {};
    const metric = firstMetric(config);
    const filters = filterNames(config);
    const ofFilter = (isMatch) => {
        const name = filters.findLast(isMatch);
        return name === undefined ? none : scoreAt(results, `${metric},${name}`, `${metric}_stderr,${name}`);
    };
    const isAccuracy = filters.length === 0 && 'acc' in results;
    const accuracy = isAccuracy ? scoreAt(results, 'acc', 'acc_stderr') : none;
    const bare = filters.length === 0 && !isAccuracy ? scoreAt(results, metric, `${metric}_stderr`) : none;
    const strict = filters.length === 0 ? bare : ofFilter(isStrict);
    const flexible = ofFilter((name) => !isStrict(name) && (name.includes('flex') || name.includes('extract')));
    const scoreName = strict.value !== null ? 'em_strict' : accuracy.value !== null ? 'accuracy' : null;
    const score = scoreName === 'em_strict' ? strict : scoreName === 'accuracy' ? accuracy : none;
    const model = (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(config['metadata']) ? config['metadata']['model'] : undefined;
    return {
        fields: {
            task,
            em_strict: strict.value,
            em_strict_se: strict.se,
            em_flexible: flexible.value,
            em_flexible_se: flexible.se,
            n_eff: file.nSamples[task]?.effective ?? null,
            score: score.value,
            score_name: scoreName,
            score_se: score.se,
        },
        ...(typeof model === 'string' ? { modelInConfig: model } : {}),
    };
}
const isStrict = (name) => name.includes('strict') || name.includes('resolved');
function scoreAt(results, key, errorKey) {
    return { value: finite(results[key]), se: finite(results[errorKey]) };
}
const finite = (value) => typeof value === 'number' && Number.isFinite(value) ? value : null;
function firstMetric(config) {
    const [first] = listOf(config['metric_list']);
    return typeof first?.['metric'] === 'string' ? first['metric'] : 'exact_match';
}
const filterNames = (config) => listOf(config['filter_list']).flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
const listOf = (value) => (Array.isArray(value) ? value.filter(_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4) : []);
//# sourceMappingURL=task-scores.js.map

/***/ }),

/***/ 45790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ estimateFromPast)
/* harmony export */ });
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

/***/ }),

/***/ 62178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compareWithCohort: () => (/* binding */ compareWithCohort),
  readHistory: () => (/* binding */ readHistory),
  readHistoryOrSay: () => (/* binding */ readHistoryOrSay),
  withPastDurations: () => (/* binding */ withPastDurations)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/src/core/ingest/eval-row.js
var eval_row = __webpack_require__(46726);
// EXTERNAL MODULE: ./lib/src/core/render/numbers.js
var numbers = __webpack_require__(54143);
// EXTERNAL MODULE: ./lib/src/core/evals/siblings.js
var siblings = __webpack_require__(63701);
// EXTERNAL MODULE: ./lib/src/core/evals/significance.js
var significance = __webpack_require__(81291);
// EXTERNAL MODULE: ./lib/src/core/run-id.js
var run_id = __webpack_require__(35863);
;// CONCATENATED MODULE: ./lib/src/core/evals/cohort.js
/** Evaluations beside those that an earlier run left in the database: the same weights must not know less than before. Pure. */





/**
 * The verdicts, each whole one with how its score lies to its cohort, or why it has none. The cohort are the
 * evaluations of the newest run that asked the same model in the same precision the same number of questions of the
 * task, on whatever hardware. It changes no verdict: thresholds gate, this says where to look.
 */
function withCohort(verdicts, stored, modelOf) {
    return verdicts.map((verdict) => (0,siblings/* isWhole */.wP)(verdict) ? { ...verdict, cohort: cohortOf(verdict, stored, modelOf(verdict.pointId)) } : verdict);
}
const none = (because) => ({ state: 'none', because });
function cohortOf(verdict, stored, evaluated) {
    if (stored.state === 'none')
        return none(stored.because);
    if (!evaluated)
        return none('the database has no name for the model: add it to entities');
    const { model, precision } = evaluated;
    const task = verdict.task.toLowerCase();
    const earlier = stored.evals.filter((other) => other.model === model && other.precision === precision && other.task === task);
    if (earlier.length === 0)
        return none(`the database has no earlier evaluation of ${task} with ${model} ${precision}`);
    const alike = earlier.filter(({ metrics }) => metrics['n_eff'] === verdict.nEffective);
    const [newest] = alike.toSorted((a, b) => Date.parse(b.runAt) - Date.parse(a.runAt) || (0,run_id/* compareRunIds */.P)(b.runId, a.runId));
    if (!newest) {
        const asked = (0,numbers/* formatPlural */.yk)(earlier.length, 'earlier evaluation');
        return none(`${asked} of ${task} answered another number of questions than ${verdict.nEffective}`);
    }
    const members = alike.filter(({ runId }) => runId === newest.runId);
    const { runId, runAt } = newest;
    return compareWith(verdict, members, { runId, runAt, evaluations: members.length });
}
function compareWith({ scores, nEffective }, members, cohort) {
    const found = Object.entries(scores).flatMap(([metric, score]) => {
        const theirs = members.flatMap(({ metrics }) => {
            const earlier = storedNames(metric).flatMap((name) => metrics[name] ?? [])[0];
            return earlier === undefined ? [] : [{ score: earlier, n: nEffective }];
        });
        const together = (0,significance/* pooledScore */.I5)(theirs);
        if (!together)
            return [];
        return [{ metric, score: together.score, ...(0,significance/* compareScores */.fW)({ score, n: nEffective }, together) }];
    });
    const furthest = (0,siblings/* furthestOut */.KV)(found);
    return furthest
        ? { state: 'compared', cohort, ...furthest }
        : none(`run ${cohort.runId} has no ${Object.keys(scores).map(eval_row/* storedMetricName */.V_).join(' or ')}`);
}
/** By its own folder's name first; a run that left only the collected aggregate has the names of that. */
function storedNames(metric) {
    const [, filter = 'none'] = metric.split(',');
    const isStrict = filter === 'none' || filter.includes('strict') || filter.includes('resolved');
    return [(0,eval_row/* storedMetricName */.V_)(metric), isStrict ? 'em_strict' : 'em_flexible'];
}
//# sourceMappingURL=cohort.js.map
// EXTERNAL MODULE: ./lib/src/core/ingest/entities.js
var ingest_entities = __webpack_require__(95202);
// EXTERNAL MODULE: ./lib/src/core/ingest/normalise.js
var normalise = __webpack_require__(85799);
// EXTERNAL MODULE: ./lib/src/core/plan/past-estimates.js
var past_estimates = __webpack_require__(45790);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
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
;// CONCATENATED MODULE: ./lib/src/store/past-evals.js

/** Newest rows that are looked at; a run has some dozens. */
const maxRows = 5000;
/** Of several attempts of one run the last counts. Nothing when the database has no tables yet. */
async function readPastEvals(session, { models, simulated, ownRunId }) {
    const { rows: tables } = await session.query(`select to_regclass('eval_results')::text as name`, []);
    if ((tables[0]?.name ?? null) === null)
        return [];
    const { rows } = await session.query(pastEvals, [
        JSON.stringify(models),
        simulated,
        ownRunId ?? null,
        maxRows,
    ]);
    return rows.map(({ run_id: runId, run_at: runAt, ...evaluation }) => ({
        ...evaluation,
        runId: (0,run_id/* runIdOf */.S)(String(runId)),
        runAt: runAt.toISOString(),
    }));
}
const pastEvals = `
select distinct on (found.run_id, found.config_id, found.task, found.isl, found.osl, found.conc)
  found.model, found.precision, found.task, found.run_id, found.run_at, found.metrics
from (
  select c.model, c.precision, e.task, e.metrics, e.config_id, e.isl, e.osl, e.conc,
    r.github_run_id as run_id, r.created_at as run_at, r.run_attempt
  from eval_results e
  join configs c on c.id = e.config_id
  join workflow_runs r on r.id = e.workflow_run_id
  where e.simulated = $2
    and r.github_run_id is distinct from $3::bigint
    and (c.model, c.precision) in (select * from json_to_recordset($1::json) as asked(model text, precision text))
  order by e.id desc
  limit $4
) found
order by found.run_id, found.config_id, found.task, found.isl, found.osl, found.conc, found.run_attempt desc`;
//# sourceMappingURL=past-evals.js.map
;// CONCATENATED MODULE: ./lib/src/sweep/history.js
/** What a database knows of earlier runs: how long points took, and how evaluations scored. */









const embedded = 'pglite:';
/**
 * Reads only: an embedded database that is not there is not made, and none is migrated. Throws ProblemError INFX270-277
 * when the database cannot be read.
 */
async function readHistory(input) {
    const { plan, databaseUrl: url, entities, ownRunId } = input;
    if (plan.points.length === 0)
        return nothing('no point is planned');
    if (url.startsWith(embedded) && !(0,external_node_fs_.existsSync)(url.slice(embedded.length))) {
        return nothing('there is no database of earlier runs yet');
    }
    const models = [...modelsOf(plan, entities).values()];
    const benchmarks = plan.points.filter(({ kind }) => kind === 'benchmark');
    const keys = [...new Set(benchmarks.map(({ configKey }) => configKey))];
    const simulated = plan.points.some((point) => point.simulated === true);
    const database = await (0,store_open/* connectDatabase */.o)(url);
    try {
        return {
            past: keys.length === 0 ? [] : await readPastPoints(database, keys, simulated),
            evals: { state: 'read', evals: await readPastEvals(database, { models, simulated, ownRunId }) },
        };
    }
    finally {
        await database.close();
    }
}
/** The same where a sweep goes on without: whatever is wrong with the database is told, and holds nothing up. */
async function readHistoryOrSay(input) {
    try {
        return { ...(await readHistory(input)), problems: [] };
    }
    catch (error) {
        if (!(error instanceof problem/* ProblemError */.Mm))
            throw error;
        const problems = error.problems.map((found) => ({ ...found, severity: 'warning' }));
        const because = problems.map(({ code, message }) => `${code} ${message}`).join('; ');
        return { ...nothing(`the database could not be read: ${because}`), problems };
    }
}
const nothing = (because) => ({ past: [], evals: { state: 'none', because } });
/** Throws as readHistory. */
async function withPastDurations(plan, databaseUrl) {
    return (0,past_estimates/* estimateFromPast */.p)(plan, (await readHistory({ plan, databaseUrl, entities: undefined })).past);
}
/** The sweep with every whole evaluation compared with its cohort, or saying why it has none. */
function compareWithCohort(sweep, { plan, entities }, stored) {
    const models = modelsOf(plan, entities);
    return { ...sweep, evals: withCohort(sweep.evals, stored, (pointId) => models.get(pointId)) };
}
/** Evaluations by the names that ingest gives them; a model that the tables do not know has none. */
function modelsOf(plan, entities) {
    const tables = (0,ingest_entities/* extendEntities */.c)(ingest_entities/* ecosystemEntities */.S, entities ?? {});
    const found = plan.points.flatMap((point) => {
        const model = point.kind === 'eval' ? (0,normalise/* normaliseModel */.sK)(point.modelPrefix, point.model, tables) : undefined;
        if (model === undefined)
            return [];
        return [[point.id, { model, precision: (0,normalise/* normalisePrecision */.B5)(point.precision, tables).precision }]];
    });
    return new Map(found);
}
//# sourceMappingURL=history.js.map

/***/ })

};
