export const id = 9570;
export const ids = [9570];
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

/***/ 89245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ readCollected),
  Z: () => (/* binding */ writeRunAggregates)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/problems/evals.js
var evals = __webpack_require__(10626);
// EXTERNAL MODULE: ./lib/src/core/measure/lenient-json.js
var lenient_json = __webpack_require__(10047);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/collect/artifact-names.js
var artifact_names = __webpack_require__(40742);
;// CONCATENATED MODULE: ./lib/src/core/collect/json-fault.js
/** Where a text stops being JSON. `JSON.parse` says it only for some faults, and in words that change with the engine. */
const token = /[\t\n\r ]*(?:("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|NaN|-?Infinity)|([{}[\]:,]))/y;
/** Line and column (from 1) of the first fault, or undefined for JSON, with or without bare non-finite numbers. */
function jsonFault(text) {
    const open = [];
    let expected = 'value';
    let offset = 0;
    for (;;) {
        token.lastIndex = offset;
        const match = token.exec(text);
        if (!match) {
            const rest = /[^\t\n\r ]/g;
            rest.lastIndex = offset;
            const fault = rest.exec(text);
            return !fault && expected === 'nothing' ? undefined : placeOf(text, fault?.index ?? text.length);
        }
        const next = step(expected, match[1] !== undefined ? 'string' : (match[3] ?? 'literal'), open);
        if (next === undefined)
            return placeOf(text, match.index + match[0].length - match[0].trimStart().length);
        expected = next;
        offset = token.lastIndex;
    }
}
/** What may follow after `kind`, which must be allowed now; undefined when it is not. */
function step(expected, kind, open) {
    const afterValue = () => (open.length === 0 ? 'nothing' : 'comma-or-end');
    const isValueAllowed = expected === 'value' || expected === 'value-or-end';
    switch (kind) {
        case '{':
        case '[':
            if (!isValueAllowed)
                return undefined;
            open.push(kind);
            return kind === '{' ? 'key-or-end' : 'value-or-end';
        case '}':
        case ']': {
            const isEnd = expected === 'comma-or-end' || expected === (kind === '}' ? 'key-or-end' : 'value-or-end');
            if (!isEnd || open.pop() !== (kind === '}' ? '{' : '['))
                return undefined;
            return afterValue();
        }
        case ':':
            return expected === 'colon' ? 'value' : undefined;
        case ',':
            if (expected !== 'comma-or-end')
                return undefined;
            return open.at(-1) === '{' ? 'key' : 'value';
        case 'string':
            if (expected === 'key' || expected === 'key-or-end')
                return 'colon';
            return isValueAllowed ? afterValue() : undefined;
        default:
            return isValueAllowed ? afterValue() : undefined;
    }
}
function placeOf(text, offset) {
    const before = text.slice(0, offset);
    return { line: before.split('\n').length, col: offset - before.lastIndexOf('\n') };
}
//# sourceMappingURL=json-fault.js.map
;// CONCATENATED MODULE: ./lib/src/core/collect/found-result.js
/** Results as they were found in artifacts: parsed, identified, damage recorded. Nothing here throws for what a file holds. */





/** Results of one file: one for an object, one per element for a list, one damaged one for anything else. */
function readResultFile(source) {
    const path = `${source.artifact}/${source.file}`;
    let value;
    try {
        value = (0,lenient_json/* parseLenientJson */.Ri)(source.text);
    }
    catch (error) {
        const place = jsonFault(source.text) ?? { line: 1, col: 1 };
        const reason = error instanceof Error ? error.message : String(error);
        return [
            damagedResult(source, path, (0,catalogue/* problem */.CC)('INFX265', `${path} is not JSON: ${reason}`, { at: { file: path, ...place } })),
        ];
    }
    if (Array.isArray(value))
        return value.map((row, index) => readRow(source, `${path}#${index}`, row));
    return [readRow(source, path, value)];
}
/** A result that could not even be read. */
const damagedResult = (source, path, reason) => ({
    artifact: source.artifact,
    path,
    origin: source.origin,
    attempt: (0,artifact_names/* attemptInName */.a)(source.artifact) ?? null,
    ...(source.createdAt === undefined ? {} : { createdAt: source.createdAt }),
    pointId: null,
    planDigest: null,
    row: null,
    nonFinite: [],
    problems: [reason],
});
function readRow(source, path, value) {
    const at = { file: path, line: 1, col: 1 };
    if (!(0,lenient_json/* isRecord */.u4)(value)) {
        return damagedResult(source, path, (0,catalogue/* problem */.CC)('INFX265', `${path} is not a JSON object`, { at }));
    }
    const block = (0,lenient_json/* isRecord */.u4)(value['infx']) ? value['infx'] : {};
    const inName = (0,artifact_names/* attemptInName */.a)(source.artifact);
    const inResult = positiveInteger(block['attempt']);
    const isTorn = inName !== undefined && inResult !== undefined && inName !== inResult;
    const mismatch = `${path} states attempt ${inResult}, its name says ${inName}`;
    return {
        artifact: source.artifact,
        path,
        origin: source.origin,
        attempt: inResult ?? inName ?? null,
        ...(source.createdAt === undefined ? {} : { createdAt: source.createdAt }),
        pointId: found_result_text(block['point_id']),
        planDigest: found_result_text(block['plan_digest']),
        row: value, // parsed JSON; numbers that are not finite are listed in `nonFinite`
        nonFinite: nonFinitePaths(value, ''),
        ...(isFailure(value['failure']) ? { failure: value['failure'] } : {}),
        problems: isTorn ? [(0,catalogue/* problem */.CC)('INFX267', mismatch, { at })] : [],
    };
}
/** Dotted paths of numbers that are NaN or infinite, in document order. */
function nonFinitePaths(value, path) {
    if (typeof value === 'number')
        return Number.isFinite(value) ? [] : [path];
    if (typeof value !== 'object' || value === null)
        return [];
    return Object.entries(value).flatMap(([key, inner]) => nonFinitePaths(inner, path === '' ? key : `${path}.${key}`));
}
const found_result_text = (value) => (typeof value === 'string' && value !== '' ? value : null);
const positiveInteger = (value) => typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
const phases = [
    'queued',
    'starting',
    'healthy',
    'warm-up',
    'profiling',
    'stopping',
    'done',
];
function isFailure(value) {
    return ((0,lenient_json/* isRecord */.u4)(value) &&
        phases.includes(value['phase']) &&
        typeof value['retriable'] === 'boolean' &&
        Array.isArray(value['problems']) &&
        value['problems'].every(isProblem));
}
const isProblem = (value) => (0,lenient_json/* isRecord */.u4)(value) &&
    /^INFX\d+$/.test(String(value['code'])) &&
    typeof value['message'] === 'string' &&
    ['user', 'infra', 'product'].includes(String(value['blame'])) &&
    ['error', 'warning', 'notice'].includes(String(value['severity']));
//# sourceMappingURL=found-result.js.map
// EXTERNAL MODULE: ./lib/src/files/json-file.js
var json_file = __webpack_require__(6721);
;// CONCATENATED MODULE: ./lib/src/files/collect.js
/**
 * Downloaded artifacts, one folder each, as the collecting code needs them; and the aggregates of a run written under
 * the ecosystem's names. One bad file never stops the others: it comes back as a damaged result.
 */






/** Results are a few kilobytes; an aggregate of a large run some megabytes. */
const maxResultBytes = 64 * 1024 * 1024;
const origins = {
    benchmark: 'point',
    failed: 'failed',
    'benchmark-aggregate': 'aggregate',
};
/** Reads all results and evaluations of a source (openIngestSource lists a folder). */
async function readCollected(source) {
    const results = [];
    const evalSets = [];
    const ignored = [];
    const problems = [];
    for (const artifact of source.artifacts) {
        const origin = origins[artifact.kind];
        if (origin !== undefined)
            results.push(...(await readResults(artifact, origin)));
        else if (artifact.kind === 'eval') {
            const failures = (await readResults(artifact, 'failed')).filter(({ failure }) => failure);
            results.push(...failures);
            if (failures.length === 0)
                evalSets.push(...(await readEvalSets(artifact, problems)));
        }
        else
            ignored.push(artifact.name);
    }
    return { results, evalSets, ignored, problems };
}
async function readResults(artifact, origin) {
    const createdAt = artifact.createdAt === undefined ? {} : { createdAt: artifact.createdAt };
    const shared = { artifact: artifact.name, origin, ...createdAt };
    const results = [];
    for (const file of artifact.files.filter(({ path }) => path.endsWith('.json'))) {
        const text = await readText(file);
        const path = `${artifact.name}/${file.path}`;
        if (typeof text === 'string')
            results.push(...readResultFile({ ...shared, file: file.path, text }));
        else
            results.push(damagedResult(shared, path, unreadable(path, text)));
    }
    return results;
}
/** Folders of an artifact with a `meta_env.json`, with the JSON files beside it and one folder below. */
async function readEvalSets(artifact, problems) {
    const roots = artifact.files
        .filter(({ path }) => path === 'meta_env.json' || path.endsWith('/meta_env.json'))
        .map(({ path }) => path.slice(0, -'meta_env.json'.length));
    if (roots.length === 0) {
        const at = { file: artifact.name, line: 1, col: 1 };
        problems.push((0,catalogue/* problem */.CC)('INFX262', `${artifact.name} has no meta_env.json`, { at }));
    }
    const sets = await Promise.all(roots.map((root) => readEvalSet(artifact, root, roots, problems)));
    return sets.flatMap((set) => (set ? [set] : []));
}
async function readEvalSet(artifact, root, roots, problems) {
    let metadata;
    const files = [];
    for (const file of artifact.files) {
        const name = file.path.startsWith(root) ? file.path.slice(root.length) : undefined;
        if (name === undefined || !name.endsWith('.json') || name.split('/').length > 2)
            continue;
        const isOfAnother = roots.some((other) => other.length > root.length && file.path.startsWith(other));
        if (isOfAnother)
            continue;
        const text = await readText(file);
        if (typeof text !== 'string')
            problems.push(unreadable(`${artifact.name}/${file.path}`, text));
        else if (name === 'meta_env.json')
            metadata = text;
        else
            files.push({ name, text });
    }
    const path = `${artifact.name}/${root}`.replace(/\/$/, '');
    return metadata === undefined ? undefined : { path, metadata, files };
}
/** The text, or the error that stood in the way. */
async function readText(file) {
    try {
        return await file.text(maxResultBytes);
    }
    catch (error) {
        if (error instanceof Error)
            return error;
        throw error;
    }
}
const unreadable = (path, error) => (0,catalogue/* problem */.CC)('INFX265', `${path} could not be read: ${error.message}`, { at: { file: path, line: 1, col: 1 } });
/**
 * Writes `results_bmk/agg_bmk.json`, `eval_results_all/agg_eval_all.json`, `run-stats/run_stats.json` and
 * `changelog-metadata/changelog_metadata.json` below `directory`; returns the paths in that order. Strict JSON: a
 * number that is not finite is a TypeError and leaves that file unwritten.
 */
async function writeRunAggregates(directory, aggregates) {
    const write = async (artifact, file, value) => {
        await (0,promises_.mkdir)((0,external_node_path_.join)(directory, artifact), { recursive: true });
        const path = (0,external_node_path_.join)(directory, artifact, file);
        await (0,json_file/* writeJsonFile */.An)(path, value);
        return path;
    };
    return [
        await write('results_bmk', 'agg_bmk.json', aggregates.results),
        await write('eval_results_all', 'agg_eval_all.json', aggregates.evalRows),
        await write('run-stats', 'run_stats.json', aggregates.runStats),
        await write('changelog-metadata', 'changelog_metadata.json', aggregates.changelogMetadata),
    ];
}
//# sourceMappingURL=collect.js.map

/***/ })

};
