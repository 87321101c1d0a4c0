export const id = 897;
export const ids = [897];
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

/***/ 48476:
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
// EXTERNAL MODULE: ./lib/src/core/measure/nesting.js
var nesting = __webpack_require__(19297);
// EXTERNAL MODULE: ./lib/src/core/optional-field.js
var optional_field = __webpack_require__(15783);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/collect/artifact-names.js
var artifact_names = __webpack_require__(40742);
;// CONCATENATED MODULE: ./lib/src/core/collect/json-fault.js
/** Where a text stops being JSON. `JSON.parse` says it only for some faults, and in words that change with the engine. */
const space = /[\t\n\r ]*/y;
const token = /(")|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|NaN|-?Infinity)|([{}[\]:,])/y;
/** Inside a string. One pattern that repeats both overflows at some megabytes. */
const piece = /[^"\\\u0000-\u001f]+|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
/** Line and column (from 1) of the first fault, or undefined for JSON, with or without bare non-finite numbers. */
function jsonFault(text) {
    const open = [];
    let expected = 'value';
    let offset = 0;
    for (;;) {
        const start = behind(space, text, offset) ?? offset;
        if (start === text.length && expected === 'nothing')
            return undefined;
        token.lastIndex = start;
        const match = token.exec(text);
        const end = match?.[1] === undefined ? token.lastIndex : endOfString(text, token.lastIndex);
        if (!match || end === undefined)
            return placeOf(text, start);
        const next = step(expected, match[1] === undefined ? (match[2] ?? 'literal') : 'string', open);
        if (next === undefined)
            return placeOf(text, start);
        expected = next;
        offset = end;
    }
}
/** Offset behind the closing quote; undefined when the string has none, or holds what a string must not. */
function endOfString(text, first) {
    let end = first;
    for (let next = behind(piece, text, end); next !== undefined; next = behind(piece, text, end))
        end = next;
    return text[end] === '"' ? end + 1 : undefined;
}
/** Offset behind what the sticky pattern finds at `offset`. */
function behind(pattern, text, offset) {
    pattern.lastIndex = offset;
    return pattern.test(text) ? pattern.lastIndex : undefined;
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
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/src/core/canonical-json.js
var canonical_json = __webpack_require__(42541);
// EXTERNAL MODULE: ./lib/src/core/results/headline.js
var headline = __webpack_require__(91773);
;// CONCATENATED MODULE: ./lib/src/core/collect/result-facts.js
/**
 * What joining, tables and verdicts need of a result. The row itself stays in its file until it is written again: the
 * results of a sweep of thousands of points are not held at once.
 */




/** `hasNonFinite`: the row holds numbers that no strict JSON can hold; the headline has none of them. */
function factsOf(row, hasNonFinite) {
    const block = (0,lenient_json/* isRecord */.u4)(row.infx) ? row.infx : {};
    const stated = block['invalid_reasons'];
    return {
        valid: block['valid'] !== false,
        invalidReasons: Array.isArray(stated) ? stated.filter(isReason) : [],
        measured: spanOf(block['timeline']),
        headline: (0,headline/* headlineOf */.g)(row),
        contentDigest: (0,external_node_crypto_.createHash)('sha256')
            .update((0,canonical_json/* canonicalJson */.dj)(hasNonFinite ? finiteOrText(row) : row))
            .digest('hex'),
    };
}
const isReason = (value) => (0,lenient_json/* isRecord */.u4)(value) &&
    typeof value['code'] === 'string' &&
    typeof value['message'] === 'string' &&
    ['user', 'infra', 'product'].includes(String(value['blame']));
/** Beyond it there is no date. */
const maxUnixMs = 8.64e15;
function spanOf(timeline) {
    if (!Array.isArray(timeline))
        return null;
    const times = timeline.flatMap((entry) => {
        const time = (0,lenient_json/* isRecord */.u4)(entry) ? entry['atUnixMs'] : undefined;
        return typeof time === 'number' && Math.abs(time) <= maxUnixMs ? [time] : [];
    });
    if (times.length === 0)
        return null;
    return {
        fromUnixMs: times.reduce((a, b) => Math.min(a, b)),
        toUnixMs: times.reduce((a, b) => Math.max(a, b)),
        entries: times.length,
    };
}
/** Canonical JSON has no NaN; a text in its place tells two rows apart just as well. */
function finiteOrText(value) {
    if (typeof value === 'number')
        return Number.isFinite(value) ? value : String(value);
    if (Array.isArray(value))
        return value.map(finiteOrText);
    if (!(0,lenient_json/* isRecord */.u4)(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, finiteOrText(inner)]));
}
//# sourceMappingURL=result-facts.js.map
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
            damagedResult(source, (0,catalogue/* problem */.CC)('INFX265', `${path} is not JSON: ${reason}`, { at: { file: path, ...place } })),
        ];
    }
    if (Array.isArray(value))
        return value.map((row, index) => readRow(source, row, index));
    return [readRow(source, value)];
}
/** A result that could not even be read. */
const damagedResult = (source, reason, index) => ({
    ...found_result_placeOf(source, index),
    attempt: (0,artifact_names/* attemptInName */.a)(source.artifact) ?? null,
    pointId: null,
    planDigest: null,
    facts: null,
    nonFinite: [],
    problems: [reason],
});
const found_result_placeOf = ({ artifact, file, origin, createdAt }, index) => ({
    artifact,
    path: `${artifact}/${file}${index === undefined ? '' : `#${index}`}`,
    file,
    ...(0,optional_field/* optional */.l)('index', index),
    origin,
    ...(0,optional_field/* optional */.l)('createdAt', createdAt),
});
function readRow(source, value, index) {
    const place = found_result_placeOf(source, index);
    const { path } = place;
    const at = { file: path, line: 1, col: 1 };
    const refuse = (why) => damagedResult(source, (0,catalogue/* problem */.CC)('INFX265', `${path} ${why}`, { at }), index);
    if (!(0,lenient_json/* isRecord */.u4)(value))
        return refuse('is not a JSON object');
    if ((0,nesting/* isTooDeep */.f_)(value))
        return refuse(`is ${nesting/* tooDeep */.DI}`);
    const block = (0,lenient_json/* isRecord */.u4)(value['infx']) ? value['infx'] : {};
    const inName = (0,artifact_names/* attemptInName */.a)(source.artifact);
    const inResult = positiveInteger(block['attempt']);
    const isTorn = inName !== undefined && inResult !== undefined && inName !== inResult;
    const mismatch = `${path} states attempt ${inResult}, its name says ${inName}`;
    const nonFinite = nonFinitePaths(value, '');
    return {
        ...place,
        attempt: inResult ?? inName ?? null,
        pointId: found_result_text(block['point_id']),
        planDigest: found_result_text(block['plan_digest']),
        facts: factsOf(value, nonFinite.length > 0), // parsed JSON
        nonFinite,
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

/***/ 50617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qu: () => (/* binding */ readCollected),
  RO: () => (/* binding */ rowsOf),
  Zk: () => (/* binding */ writeRunAggregates)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/collect/found-result.js + 2 modules
var found_result = __webpack_require__(48476);
// EXTERNAL MODULE: ./lib/src/core/problems/evals.js
var evals = __webpack_require__(10626);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/measure/lenient-json.js
var lenient_json = __webpack_require__(10047);
// EXTERNAL MODULE: ./lib/src/core/optional-field.js
var optional_field = __webpack_require__(15783);
// EXTERNAL MODULE: ./lib/src/files/json-file.js
var json_file = __webpack_require__(6721);
;// CONCATENATED MODULE: ./lib/src/files/json-list-file.js
/** A long list as a JSON file, written element by element. */

/** Beyond it a write does not get faster. */
const chunkChars = 256 * 1024;
/**
 * The same bytes and promises as writeJsonFile of the whole list: strict JSON, whole or not at all. Holds one element and
 * a quarter of a megabyte of text.
 */
async function writeJsonList(path, elements) {
    await (0,json_file/* replaceFile */.fR)(path, async (file) => {
        let text = '[';
        let separator = '\n';
        for await (const element of elements) {
            // The element as it stands in a list, without the brackets of that list.
            text += separator + (0,json_file/* strictStringify */.bX)([element]).slice(2, -2);
            separator = ',\n';
            if (text.length < chunkChars)
                continue;
            await file.writeFile(text);
            text = '';
        }
        await file.writeFile(`${text}${separator === '\n' ? '' : '\n'}]\n`);
    });
}
//# sourceMappingURL=json-list-file.js.map
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
    return { results, rowOf: rowReader(source), evalSets, ignored, problems };
}
async function readResults(artifact, origin) {
    const results = [];
    for (const file of artifact.files.filter(({ path }) => path.endsWith('.json'))) {
        const text = await readText(file);
        const found = {
            artifact: artifact.name,
            file: file.path,
            origin,
            ...(0,optional_field/* optional */.l)('createdAt', artifact.createdAt),
        };
        if (typeof text === 'string')
            results.push(...(0,found_result/* readResultFile */.k)({ ...found, text }));
        else
            results.push((0,found_result/* damagedResult */.n)(found, unreadable(`${artifact.name}/${file.path}`, text)));
    }
    return results;
}
function rowReader({ artifacts }) {
    // Rows of one list are asked for one after the other; a list is read once.
    const lists = new Map();
    const parse = async (file) => (0,lenient_json/* parseLenientJson */.Ri)(await file.text(maxResultBytes));
    return async ({ artifact, file: path, index, path: shown }) => {
        const file = artifacts.find(({ name }) => name === artifact)?.files.find((other) => other.path === path);
        if (!file)
            throw new Error(`no result was read from ${shown}`);
        if (index !== undefined && !lists.has(file))
            lists.set(file, parse(file));
        const value = await (lists.get(file) ?? parse(file));
        const row = index !== undefined && Array.isArray(value) ? value[index] : value;
        if (!(0,lenient_json/* isRecord */.u4)(row))
            throw new Error(`${shown} changed while it was collected`);
        return row; // parsed JSON
    };
}
/** Whole rows, read as they are asked for. */
async function* rowsOf(results, rowOf) {
    for (const result of results)
        yield await rowOf(result);
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
    const place = async (artifact, file) => {
        await (0,promises_.mkdir)((0,external_node_path_.join)(directory, artifact), { recursive: true });
        return (0,external_node_path_.join)(directory, artifact, file);
    };
    const write = async (artifact, file, value) => {
        const path = await place(artifact, file);
        await (0,json_file/* writeJsonFile */.An)(path, value);
        return path;
    };
    const results = await place('results_bmk', 'agg_bmk.json');
    await writeJsonList(results, aggregates.results);
    return [
        results,
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
 * untrusted: links are not followed, depth and numbers are bounded, files are read as streams. What is no file stays in
 * the list, as a file that cannot be read: a result must not vanish without being counted.
 */








/** A bundle of an older run's folders, put in front of the parser as if they lay at the top. */
const bundleName = 'reused-ingest-artifacts';
const manifestName = 'ingest-artifact-manifest.json';
const maxDepth = 8;
const maxFiles = 50_000;
/** Lists the folder. Throws ProblemError INFX287 (no such folder) or INFX285 (provenance incomplete). */
async function openIngestSource(directory) {
    const { folders: top, odd } = await entriesOf(directory, directory);
    const bundle = (0,external_node_path_.join)(directory, bundleName);
    const { folders: bundled, odd: oddBundled } = top.includes(bundleName)
        ? await entriesOf(bundle, directory)
        : { folders: [], odd: [] };
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
    for (const entry of [...odd, ...oddBundled]) {
        // The one result that such an artifact stands for, at least, counts as read and failed.
        const artifact = (0,artifact_names/* classifyArtifact */.f)(entry.name);
        const isResult = artifact.kind === 'benchmark' || artifact.kind === 'benchmark-aggregate';
        artifacts.push({ ...artifact, files: [refusedFile(isResult ? '*.json' : '.', whatIs(entry))] });
    }
    const inside = artifacts.flatMap(({ name, files }) => files.flatMap(({ path, refused: why }) => why === undefined || isRead.test(path) ? [] : [{ place: (0,external_node_path_.join)(name, path), why }]));
    return { description: directory, artifacts, refused: inside };
}
/** Names that readers of artifacts open, and say so when they cannot. */
const isRead = /\.(jsonl?|csv|log)$/;
const provenance = (upload) => upload ? { createdAt: upload.createdAt, id: upload.id } : {};
/** Files beside the artifacts are ours, or nobody's. */
async function entriesOf(path, source) {
    try {
        const entries = await (0,promises_.readdir)(path, { withFileTypes: true });
        return {
            folders: entries.filter((entry) => entry.isDirectory()).map(({ name }) => name),
            odd: entries.filter((entry) => !entry.isDirectory() && !entry.isFile()),
        };
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
            else
                files.push(refusedFile(relative, whatIs(entry)));
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
function whatIs(entry) {
    if (entry.isSymbolicLink())
        return 'it is a symbolic link, which is not followed';
    return `it is ${entry.isFIFO() ? 'a pipe' : entry.isSocket() ? 'a socket' : 'a device'}, not a file`;
}
/** Fails when it is read, as a damaged file does. */
const refusedFile = (path, refused) => ({
    path,
    sizeBytes: 0,
    refused,
    text: () => Promise.reject(new Error(refused)),
    bytes: () => failing(refused),
});
async function* failing(why) {
    throw new Error(why);
}
//# sourceMappingURL=ingest-source.js.map

/***/ }),

/***/ 23277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ readSweepFile)
/* harmony export */ });
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80947);
/* harmony import */ var _core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10047);
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
    value.points.every(_core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4) &&
    'evals' in value &&
    Array.isArray(value.evals) &&
    'totals' in value;
//# sourceMappingURL=sweep-file.js.map

/***/ }),

/***/ 70370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ pLimit)
});

// UNUSED EXPORTS: limitFunction

;// CONCATENATED MODULE: ./node_modules/yocto-queue/index.js
/*
How it works:
`this.#head` is an instance of `Node` which keeps track of its current value and nests another instance of `Node` that keeps the value that comes after it. When a value is provided to `.enqueue()`, the code needs to iterate through `this.#head`, going deeper and deeper to find the last value. However, iterating through every single item is slow. This problem is solved by saving a reference to the last value as `this.#tail` so that it can reference it to add a new value.
*/

class Node {
	value;
	next;

	constructor(value) {
		this.value = value;
	}
}

class Queue {
	#head;
	#tail;
	#size;

	constructor() {
		this.clear();
	}

	enqueue(value) {
		const node = new Node(value);

		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}

		this.#size++;
	}

	dequeue() {
		const current = this.#head;
		if (!current) {
			return;
		}

		this.#head = this.#head.next;
		this.#size--;

		// Clean up tail reference when queue becomes empty
		if (!this.#head) {
			this.#tail = undefined;
		}

		return current.value;
	}

	peek() {
		if (!this.#head) {
			return;
		}

		return this.#head.value;

		// TODO: Node.js 18.
		// return this.#head?.value;
	}

	clear() {
		this.#head = undefined;
		this.#tail = undefined;
		this.#size = 0;
	}

	get size() {
		return this.#size;
	}

	* [Symbol.iterator]() {
		let current = this.#head;

		while (current) {
			yield current.value;
			current = current.next;
		}
	}

	* drain() {
		while (this.#head) {
			yield this.dequeue();
		}
	}
}

;// CONCATENATED MODULE: ./node_modules/p-limit/index.js


function pLimit(concurrency) {
	let rejectOnClear = false;

	if (typeof concurrency === 'object') {
		({concurrency, rejectOnClear = false} = concurrency);
	}

	validateConcurrency(concurrency);

	if (typeof rejectOnClear !== 'boolean') {
		throw new TypeError('Expected `rejectOnClear` to be a boolean');
	}

	const queue = new Queue();
	let activeCount = 0;

	const resumeNext = () => {
		// Process the next queued function if we're under the concurrency limit
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};

	const next = () => {
		activeCount--;
		resumeNext();
	};

	const run = async (function_, resolve, arguments_) => {
		// Execute the function and capture the result promise
		const result = (async () => function_(...arguments_))();

		// Resolve immediately with the promise (don't wait for completion)
		resolve(result);

		// Wait for the function to complete (success or failure)
		// We catch errors here to prevent unhandled rejections,
		// but the original promise rejection is preserved for the caller
		try {
			await result;
		} catch {}

		// Decrement active count and process next queued function
		next();
	};

	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = {reject};

		// Queue the internal resolve function instead of the run function
		// to preserve the asynchronous execution context.
		new Promise(internalResolve => { // eslint-disable-line promise/param-names
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(undefined, function_, resolve, arguments_)); // eslint-disable-line promise/prefer-await-to-then

		// Start processing immediately if we haven't reached the concurrency limit
		if (activeCount < concurrency) {
			resumeNext();
		}
	};

	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});

	Object.defineProperties(generator, {
		activeCount: {
			get: () => activeCount,
		},
		pendingCount: {
			get: () => queue.size,
		},
		clearQueue: {
			value() {
				if (!rejectOnClear) {
					queue.clear();
					return;
				}

				const abortError = AbortSignal.abort().reason;

				while (queue.size > 0) {
					queue.dequeue().reject(abortError);
				}
			},
		},
		concurrency: {
			get: () => concurrency,

			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;

				queueMicrotask(() => {
					// eslint-disable-next-line no-unmodified-loop-condition
					while (activeCount < concurrency && queue.size > 0) {
						resumeNext();
					}
				});
			},
		},
		map: {
			async value(iterable, function_) {
				const promises = [];

				try {
					Array.from(iterable, (value, index) => {
						const promise = generator(function_, value, index);
						promises.push(promise);
						return promise;
					});
				} catch (error) {
					// The iterable threw, so `Promise.all` never observes the already scheduled promises. Observe them here to avoid unhandled rejections.
					for (const promise of promises) {
						promise.catch(() => {}); // eslint-disable-line promise/prefer-await-to-then
					}

					throw error;
				}

				return Promise.all(promises);
			},
		},
	});

	return generator;
}

function limitFunction(function_, options) {
	const limit = pLimit(options);

	const limitedFunction = (...arguments_) => limit(() => function_(...arguments_));
	Object.defineProperty(limitedFunction, 'clearQueue', {
		value: limit.clearQueue,
	});

	return limitedFunction;
}

function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) {
		throw new TypeError('Expected `concurrency` to be a number from 1 and up');
	}
}


/***/ })

};
