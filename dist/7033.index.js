export const id = 7033;
export const ids = [7033];
export const modules = {

/***/ 40742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ attemptInName),
/* harmony export */   j: () => (/* binding */ artifactNames)
/* harmony export */ });
/** Longest readable part; names of whole artifacts stay far below what file systems take. */
const maxReadable = 60;
/** Names of one attempt (from 1). Unique per point and attempt; only letters, digits, `.`, `_` and `-`. */
function artifactNames(point, run) {
    const label = `${readable(point.expName)}${safe(point.id)}_a${run.attempt}`;
    const isAgentic = point.scenario === 'agentic-coding';
    const prefix = point.kind === 'eval' ? 'eval_' : !run.valid ? 'failed_' : isAgentic ? 'bmk_agentic_' : 'bmk_';
    return {
        result: `${prefix}${label}`,
        failed: `failed_${label}`,
        trace: `agentic_${label}`,
        serverLogs: `server_logs_${label}`,
        gpuMetrics: `gpu_metrics_${label}`,
        powerAudit: `power_audit_${label}`,
        resultFile: `${isAgentic ? '' : 'agg_'}${label}.json`,
    };
}
/** The attempt at the end of an artifact's name; undefined in names of other producers. */
function attemptInName(artifact) {
    const digits = /_a([1-9]\d{0,5})$/.exec(artifact)?.[1];
    return digits === undefined ? undefined : Number(digits);
}
/**
 * A readable part in front of the id. Names are recognised by their prefixes, so a part that would lengthen one of
 * them into another (`bmk_` + `agentic_…`, `eval_` + `server_logs_…`) is kept from doing so.
 */
function readable(expName) {
    const text = safe(expName)
        .slice(0, maxReadable)
        .replace(/[-_.]+$/, '');
    if (text === '')
        return '';
    return `${/^(agentic|results|server_logs|gpu_metrics)_/.test(text) ? 'x-' : ''}${text}_`;
}
const safe = (text) => text.replace(/[^A-Za-z0-9._-]+/g, '-');
//# sourceMappingURL=artifact-names.js.map

/***/ }),

/***/ 51247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ damagedResult),
  k: () => (/* binding */ readResultFile)
});

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

/***/ }),

/***/ 25474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ classifyArtifact)
/* harmony export */ });
/** Which artifact folder is what, by the ecosystem's naming (reference ingest §2.1). Identity is inside the files. */
/** Longest prefix first: `eval_server_logs_` begins with `eval_` and is no evaluation. */
const prefixes = [
    ['failed_', 'failed'],
    ['bmk_agentic_', 'benchmark'],
    ['bmk_', 'benchmark'],
    ['results_', 'benchmark-aggregate'],
    ['eval_results_all', 'eval-aggregate'],
    ['eval_server_logs_', 'debug'],
    ['eval_gpu_metrics_', 'debug'],
    ['eval_', 'eval'],
    ['agentic_', 'trace'],
    ['multinode_server_logs_', 'debug'],
    ['server_logs_', 'server-logs'],
    ['gpu_metrics_', 'gpu-metrics'],
    ['power_audit_', 'power-audit'],
    ['rejected_rows_run_stats', 'debug'],
    ['rejected_rows_', 'rejected-rows'],
    ['run_stats_', 'run-stats'],
];
const exact = {
    'run-stats': 'run-stats',
    'changelog-metadata': 'changelog',
};
function classifyArtifact(name) {
    const whole = exact[name];
    if (whole)
        return { kind: whole, name, key: name };
    const match = prefixes.find(([prefix]) => name.startsWith(prefix));
    return match
        ? { kind: match[1], name, key: name.slice(match[0].length) }
        : { kind: 'other', name, key: name };
}
//# sourceMappingURL=artifact-names.js.map

/***/ }),

/***/ 84931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BM: () => (/* binding */ nonFinitePaths),
/* harmony export */   SF: () => (/* binding */ booleanOf),
/* harmony export */   _O: () => (/* binding */ storableText),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   cP: () => (/* binding */ integerOf),
/* harmony export */   pR: () => (/* binding */ isRow),
/* harmony export */   r$: () => (/* binding */ storableJson),
/* harmony export */   rl: () => (/* binding */ numberOf),
/* harmony export */   zv: () => (/* binding */ recordOf)
/* harmony export */ });
/* harmony import */ var _measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10047);
/** Reading fields of untrusted artifact rows: numbers may be strings, booleans may be words. */

/** Non-empty text; numbers are not text. */
function textOf(row, key) {
    const value = row[key];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
/** A finite number, also from decimal text; anything else is absent. */
function numberOf(row, key) {
    const value = row[key];
    if (typeof value === 'string' && /^\s*[+-]?\d+(\.\d+)?([eE][+-]?\d+)?\s*$/.test(value))
        return (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM)(Number(value));
    return (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM)(value);
}
/** {@link numberOf}, rounded to an integer. */
function integerOf(row, key) {
    const value = numberOf(row, key);
    return value === undefined ? undefined : Math.round(value);
}
/** true, "true", "True" / false, "false", "False"; anything else is absent, never true by being a non-empty string. */
function booleanOf(row, key) {
    const value = row[key];
    if (typeof value === 'boolean')
        return value;
    if (value === 'true' || value === 'True')
        return true;
    if (value === 'false' || value === 'False')
        return false;
    return undefined;
}
function recordOf(row, key) {
    const value = row[key];
    return isRow(value) ? value : undefined;
}
const isRow = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** Dotted paths of numbers that are not finite (NaN, Infinity, 1e999), in document order. */
function nonFinitePaths(value, path = '') {
    if (typeof value === 'number')
        return Number.isFinite(value) ? [] : [path];
    if (typeof value !== 'object' || value === null)
        return [];
    return Object.entries(value).flatMap(([key, member]) => nonFinitePaths(member, path === '' ? key : `${path}.${key}`));
}
/** {@link storableText} for every string and key inside; what is no JSON value stays as it is. */
function storable(value) {
    if (typeof value === 'string')
        return storableText(value);
    if (Array.isArray(value))
        return value.map(storable);
    if (!isRow(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [storableText(key), storable(member)]));
}
/** JSON text of a value as jsonb takes it. Walks the value only when its text shows that something must go. */
function storableJson(value) {
    const text = JSON.stringify(value);
    return /\\u(?:0000|d[89a-f])/i.test(text) ? JSON.stringify(storable(value)) : text;
}
const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/** PostgreSQL stores U+0000 in neither text nor jsonb, and no half of a surrogate pair: dropped, and replaced by U+FFFD. */
const storableText = (text) => /[\u0000\ud800-\udfff]/.test(text) ? text.replaceAll('\0', '').replace(loneSurrogate, '\ufffd') : text;
//# sourceMappingURL=row-fields.js.map

/***/ }),

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

/***/ 29240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ writeRunAggregates),
/* harmony export */   q: () => (/* binding */ readCollected)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_collect_found_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51247);
/* harmony import */ var _core_problems_evals_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10626);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85492);
/* harmony import */ var _json_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6721);
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
            results.push(...(0,_core_collect_found_result_js__WEBPACK_IMPORTED_MODULE_2__/* .readResultFile */ .k)({ ...shared, file: file.path, text }));
        else
            results.push((0,_core_collect_found_result_js__WEBPACK_IMPORTED_MODULE_2__/* .damagedResult */ .n)(shared, path, unreadable(path, text)));
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
        problems.push((0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_4__/* .problem */ .CC)('INFX262', `${artifact.name} has no meta_env.json`, { at }));
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
const unreadable = (path, error) => (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_4__/* .problem */ .CC)('INFX265', `${path} could not be read: ${error.message}`, { at: { file: path, line: 1, col: 1 } });
/**
 * Writes `results_bmk/agg_bmk.json`, `eval_results_all/agg_eval_all.json`, `run-stats/run_stats.json` and
 * `changelog-metadata/changelog_metadata.json` below `directory`; returns the paths in that order. Strict JSON: a
 * number that is not finite is a TypeError and leaves that file unwritten.
 */
async function writeRunAggregates(directory, aggregates) {
    const write = async (artifact, file, value) => {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, artifact), { recursive: true });
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, artifact, file);
        await (0,_json_file_js__WEBPACK_IMPORTED_MODULE_5__/* .writeJsonFile */ .An)(path, value);
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

/***/ }),

/***/ 56700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ openIngestSource)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/ingest/artifact-names.js
var artifact_names = __webpack_require__(25474);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problems/store.js
var store = __webpack_require__(35388);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/ingest/row-fields.js
var row_fields = __webpack_require__(84931);
;// CONCATENATED MODULE: ./lib/src/files/upload-manifest.js
/** ingest-artifact-manifest.json: when each artifact was uploaded, and under which id. */





/** By artifact name, the newest upload of each; undefined when there is no manifest. Throws ProblemError INFX285. */
async function readUploads(path) {
    let text;
    try {
        text = await (0,promises_.readFile)(path, 'utf8');
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
            return undefined;
        throw error;
    }
    const uploads = new Map();
    const problems = [];
    const at = { file: path, line: 1, col: 1 };
    for (const [index, entry] of parseList(text, path).entries()) {
        const name = (0,row_fields/* isRow */.pR)(entry) ? (0,row_fields/* textOf */.b6)(entry, 'name') : undefined;
        const id = (0,row_fields/* isRow */.pR)(entry) ? (0,row_fields/* integerOf */.cP)(entry, 'id') : undefined;
        const createdAt = (0,row_fields/* isRow */.pR)(entry) ? (0,row_fields/* textOf */.b6)(entry, 'created_at') : undefined;
        if (name === undefined ||
            id === undefined ||
            createdAt === undefined ||
            Number.isNaN(Date.parse(createdAt)))
            problems.push((0,catalogue/* problem */.CC)('INFX285', `missing upload provenance: entry ${index} needs name, id and a created_at in ISO 8601`, { at }));
        else {
            const known = uploads.get(name);
            if (!known || Date.parse(known.createdAt) < Date.parse(createdAt))
                uploads.set(name, { id, createdAt });
        }
    }
    if (problems.length > 0)
        throw new problem/* ProblemError */.Mm(problems);
    return uploads;
}
function parseList(text, path) {
    let cause;
    try {
        const list = JSON.parse(text);
        if (Array.isArray(list))
            return list;
    }
    catch (error) {
        cause = error;
    }
    throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX285', `${path} is not a JSON list of uploads`, { at: { file: path, line: 1, col: 1 } })], { cause });
}
//# sourceMappingURL=upload-manifest.js.map
;// CONCATENATED MODULE: ./lib/src/files/ingest-source.js
/**
 * Artifacts of a run in a folder, one folder per artifact, named as they were uploaded. Everything in there is
 * untrusted: links are not followed, depth and numbers are bounded, files are read as streams.
 */








/** A bundle of an older run's folders, put in front of the parser as if they lay at the top. */
const bundleName = 'reused-ingest-artifacts';
const manifestName = 'ingest-artifact-manifest.json';
const maxDepth = 8;
const maxFiles = 50_000;
/** Lists the folder. Throws ProblemError INFX287 (no such folder) or INFX285 (provenance incomplete). */
async function openIngestSource(directory) {
    const top = await folders(directory, directory);
    const bundled = top.includes(bundleName) ? await folders((0,external_node_path_.join)(directory, bundleName), directory) : [];
    const places = new Map([
        ...bundled.map((name) => [name, (0,external_node_path_.join)(directory, bundleName, name)]),
        // A folder at the top is fresher than the bundle's copy of it.
        ...top.filter((name) => name !== bundleName).map((name) => [name, (0,external_node_path_.join)(directory, name)]),
    ]);
    const uploads = await readUploads((0,external_node_path_.join)(directory, manifestName));
    const artifacts = [];
    const problems = [];
    for (const [name, path] of [...places].sort(([a], [b]) => (a < b ? -1 : 1))) {
        const artifact = (0,artifact_names/* classifyArtifact */.f)(name);
        const upload = uploads?.get(name);
        if (uploads && artifact.kind === 'benchmark' && !upload)
            problems.push((0,catalogue/* problem */.CC)('INFX285', `missing upload provenance: "${name}" is not in ${manifestName}`, {
                at: { file: (0,external_node_path_.join)(directory, manifestName), line: 1, col: 1 },
            }));
        artifacts.push({ ...artifact, ...provenance(upload), files: await listFiles(path) });
    }
    if (problems.length > 0)
        throw new problem/* ProblemError */.Mm(problems);
    return { description: directory, artifacts };
}
const provenance = (upload) => upload ? { createdAt: upload.createdAt, id: upload.id } : {};
async function folders(path, source) {
    try {
        const entries = await (0,promises_.readdir)(path, { withFileTypes: true });
        return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    }
    catch (error) {
        throw new problem/* ProblemError */.Mm([
            (0,catalogue/* problem */.CC)('INFX287', `artifact folder "${source}" cannot be listed: ${error instanceof Error ? error.message : String(error)}`),
        ], { cause: error });
    }
}
async function listFiles(root) {
    const files = [];
    const visit = async (path, inside, depth) => {
        for (const entry of await (0,promises_.readdir)(path, { withFileTypes: true })) {
            const relative = inside === '' ? entry.name : `${inside}/${entry.name}`;
            const full = (0,external_node_path_.join)(path, entry.name);
            if (depth > maxDepth || files.length >= maxFiles)
                throw tooLarge(root);
            if (entry.isDirectory())
                await visit(full, relative, depth + 1);
            else if (entry.isFile())
                files.push(sourceFile(full, relative, (await (0,promises_.stat)(full)).size));
        }
    };
    await visit(root, '', 1);
    return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}
const tooLarge = (root) => new problem/* ProblemError */.Mm([
    (0,catalogue/* problem */.CC)('INFX287', `artifact folder "${root}" has more than ${maxFiles} files or ${maxDepth} levels of folders`),
]);
function sourceFile(full, path, sizeBytes) {
    return {
        path,
        sizeBytes,
        text: async (maxBytes) => {
            if (sizeBytes > maxBytes)
                throw new RangeError(`${path} has ${sizeBytes} bytes, more than ${maxBytes}`);
            return (0,promises_.readFile)(full, 'utf8');
        },
        bytes: () => (0,external_node_fs_.createReadStream)(full),
    };
}
//# sourceMappingURL=ingest-source.js.map

/***/ }),

/***/ 23277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ readSweepFile)
/* harmony export */ });
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80947);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _own_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82329);
/** Reads a sweep.json. */



/** Throws ProblemError (INFX308) when there is no sweep of this version at `path`. */
async function readSweepFile(path) {
    const value = await (0,_own_json_js__WEBPACK_IMPORTED_MODULE_2__/* .readOwnJson */ .Z)(path, 'sweep.v1');
    if (isSweep(value))
        return value;
    throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX308', `${path} is not a whole sweep`)]);
}
const isSweep = (value) => 'points' in value &&
    Array.isArray(value.points) &&
    'evals' in value &&
    Array.isArray(value.evals) &&
    'totals' in value;
//# sourceMappingURL=sweep-file.js.map

/***/ })

};
