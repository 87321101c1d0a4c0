export const id = 6549;
export const ids = [6549];
export const modules = {

/***/ 25183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/src/github/run-action.js + 1 modules
var run_action = __webpack_require__(76396);
// EXTERNAL MODULE: ./lib/src/github/inputs-of-sweep.js
var inputs_of_sweep = __webpack_require__(70824);
;// CONCATENATED MODULE: ./lib/actions/ingest/inputs.js

const contract = {
    name: 'ingest',
    title: 'Ingest a sweep into a database',
    description: 'Writes the results of a run into PostgreSQL (or an embedded PGlite) and reports counters that add up. Running it twice changes nothing.',
    inputs: {
        artifacts: {
            description: 'Folder with one sub-folder per downloaded artifact.',
            required: false,
            fallback: '.infx/artifacts',
        },
        database: { description: '`postgres://…` (from a secret) or `pglite:DIR`.', required: true },
        'run-id': { description: 'Run that the results were measured in. Default: this run.', required: false },
        'run-attempt': { description: 'Attempt of that run. Default: this attempt.', required: false },
        'run-started-at': {
            description: 'When that run began, ISO 8601; its UTC day becomes the date of new rows. Default: now. Rows that are there keep theirs.',
            required: false,
        },
        plan: {
            description: 'Path of plan.json: its head commit is recorded, and rows of other points are not taken.',
            required: false,
        },
        ...(0,inputs_of_sweep/* inputsOfSweep */.F)(['repo', 'out']),
    },
    outputs: {
        verdict: { description: '`ok`, or `fail` when rows failed or nothing was there to ingest.' },
        new: { description: 'Benchmark and evaluation rows inserted.' },
        duplicate: { description: 'Rows that were there already.' },
        unmapped: { description: 'Rows whose model or hardware is unknown.' },
        report: { description: 'Path of ingest.json.' },
    },
    permissions: { actions: 'download the artifacts in the step before' },
    requirements: ['PostgreSQL 15 or newer. A target that is not PGlite refuses simulated results.'],
};
//# sourceMappingURL=inputs.js.map
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/ingest/render-report.js
var render_report = __webpack_require__(15088);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/problems/actions.js
var actions = __webpack_require__(7190);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/files/json-file.js
var json_file = __webpack_require__(6721);
// EXTERNAL MODULE: ./lib/src/files/plan-file.js + 1 modules
var plan_file = __webpack_require__(90367);
// EXTERNAL MODULE: ./lib/src/core/commands/run-reference.js
var run_reference = __webpack_require__(76034);
// EXTERNAL MODULE: ./lib/src/core/problems/command.js
var command = __webpack_require__(8076);
// EXTERNAL MODULE: ./lib/src/core/run-id.js
var run_id = __webpack_require__(35863);
;// CONCATENATED MODULE: ./lib/src/github/run-of-job.js
/** Which GitHub run the ingested rows belong to: the inputs' or this job's own. */





/** Throws ProblemError INFX300 when neither inputs nor environment name a run, or one of them is not a number. */
function runOfJob(inputs, env, facts, now) {
    const problems = [];
    const runId = idOf(inputs['run-id'] || env['GITHUB_RUN_ID'], problems);
    const attempt = wholeNumber('run-attempt', inputs['run-attempt'] || env['GITHUB_RUN_ATTEMPT'], problems);
    const startedAt = inputs['run-started-at'] === '' ? now : new Date(inputs['run-started-at']);
    if (Number.isNaN(startedAt.getTime())) {
        problems.push((0,catalogue/* problem */.CC)('INFX300', `run-started-at: expected a time in ISO 8601, got "${inputs['run-started-at']}"`));
    }
    if (problems.length > 0)
        throw new problem/* ProblemError */.Mm(problems);
    const isThisRun = String(runId) === env['GITHUB_RUN_ID'];
    const [server, repository] = [env['GITHUB_SERVER_URL'], env['GITHUB_REPOSITORY']];
    return {
        origin: 'github',
        runId,
        attempt,
        name: env['GITHUB_WORKFLOW'] ?? 'sweep',
        createdAt: startedAt.toISOString(),
        ...(facts.headSha === undefined ? {} : { headSha: facts.headSha }),
        // The event of this job says nothing about the branch of another run.
        ...(isThisRun && facts.branch !== undefined ? { headBranch: facts.branch } : {}),
        ...(server === undefined || repository === undefined
            ? {}
            : { htmlUrl: `${server}/${repository}/actions/runs/${runId}` }),
    };
}
function idOf(value, problems) {
    const read = (0,run_reference/* readRunId */.$)(value ?? '');
    if ('runId' in read)
        return (0,run_id/* runIdOf */.S)(read.runId);
    problems.push((0,catalogue/* problem */.CC)('INFX300', `run-id: ${read.refused}`));
    return 0;
}
function wholeNumber(name, value, problems) {
    const number = Number(value);
    if (value !== undefined && /^[1-9]\d*$/.test(value) && Number.isSafeInteger(number))
        return number;
    problems.push((0,catalogue/* problem */.CC)('INFX300', `${name}: expected an integer ≥ 1, got "${value ?? ''}"`));
    return 0;
}
//# sourceMappingURL=run-of-job.js.map
// EXTERNAL MODULE: ./lib/src/sweep/ingest-folder.js + 34 modules
var ingest_folder = __webpack_require__(41777);
// EXTERNAL MODULE: ./lib/src/sweep/prepare.js + 1 modules
var prepare = __webpack_require__(7021);
;// CONCATENATED MODULE: ./lib/actions/ingest/run.js












async function run(inputs, host) {
    const { settings, config, problems } = (0,prepare/* readSettings */.sb)((0,inputs_of_sweep/* rawSweepInputs */.e)(inputs), host.workspace, {});
    if (!settings)
        throw new problem/* ProblemError */.Mm(problems);
    const event = await host.eventDefaults();
    const plan = inputs.plan === '' ? undefined : await (0,plan_file/* readPlanFile */.w)((0,external_node_path_.resolve)(host.workspace, inputs.plan));
    const report = await (0,ingest_folder/* ingestFolder */.T)({
        artifactsDir: (0,external_node_path_.resolve)(host.workspace, inputs.artifacts),
        databaseUrl: settings.databaseUrl,
        run: runOfJob(inputs, host.env, { ...event, headSha: plan?.head ?? event.headSha }, new Date()),
        expectedPointIds: plan?.points.map(({ id }) => id),
        labels: plan?.trigger.labels,
        entities: config.entities,
        signal: host.signal,
        onStep: (step) => host.info(step),
    });
    const path = (0,external_node_path_.join)(settings.outDir, 'ingest.json');
    await (0,promises_.mkdir)(settings.outDir, { recursive: true });
    await (0,json_file/* writeJsonFile */.An)(path, report);
    const count = (outcome) => report.categories.benchmark[outcome] + report.categories.eval[outcome];
    return {
        outputs: {
            verdict: report.conclusion === 'success' ? 'ok' : 'fail',
            new: count('new'),
            duplicate: count('duplicate'),
            unmapped: count('unmapped'),
            report: path,
        },
        summary: (0,render_report/* renderIngestReport */.v)(report),
        problems: [...event.problems, ...problems, ...report.problems, ...incomplete(report)],
    };
}
/** Rows that were not stored fail the step, also where no single finding is an error. */
function incomplete({ conclusion, categories, problems }) {
    if (conclusion === 'success' || (0,problem/* hasErrors */.Cs)(problems))
        return [];
    const lost = Object.entries(categories).flatMap(([category, { unmapped, failed }]) => unmapped + failed > 0 ? [`${category}: ${unmapped} unmapped, ${failed} failed`] : []);
    return [(0,catalogue/* problem */.CC)('INFX317', `rows were not stored: ${lost.join('; ')}`)];
}
//# sourceMappingURL=run.js.map
;// CONCATENATED MODULE: ./lib/actions/ingest/main.js



const main = () => (0,run_action/* runAction */.C)(contract, run);
//# sourceMappingURL=main.js.map

/***/ }),

/***/ 76034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ readRunId),
/* harmony export */   b: () => (/* binding */ readRunReference)
/* harmony export */ });
/** Ids of workflow runs as people write them. They stay text: nothing is lost above 2^53, and nothing is calculated. */
/** 2^63 - 1, what a database holds. */
const largestId = 9223372036854775807n;
/** `text` as an id, or why it is none; the message repeats the digits as they came. */
function readRunId(text) {
    if (!/^[1-9][0-9]*$/.test(text))
        return { refused: `"${text}" is not a plain decimal id` };
    if (text.length > 19 || BigInt(text) > largestId)
        return { refused: `the id ${text} is out of range (more than ${largestId})` };
    return { runId: text };
}
const runUrl = /^https:\/\/(?<host>[A-Za-z0-9.-]+)\/(?<repository>[\w.-]+\/[\w.-]+)\/actions\/runs\/(?<run>[^/?#]+)(?:\/attempts\/(?<attempt>[^/?#]+))?\/?$/;
/** An id, or the address of a run of `repository` (owner/name) on `host`. */
function readRunReference(text, repository, host) {
    const found = runUrl.exec(text)?.groups;
    if (!found)
        return readRunId(text);
    const { host: from = '', repository: named = '', run = '', attempt } = found;
    if (from.toLowerCase() !== host.toLowerCase() || named.toLowerCase() !== repository.toLowerCase()) {
        return { refused: `${from}/${named} is another repository than ${host}/${repository}` };
    }
    const id = readRunId(run);
    if ('refused' in id || attempt === undefined)
        return id;
    if (!/^[1-9][0-9]{0,4}$/.test(attempt))
        return { refused: `"${attempt}" is not the number of an attempt` };
    return { ...id, attempt: Number(attempt) };
}
//# sourceMappingURL=run-reference.js.map

/***/ }),

/***/ 45323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ah: () => (/* binding */ conservationProblems),
/* harmony export */   Ep: () => (/* binding */ conclude),
/* harmony export */   Ml: () => (/* binding */ ingestOutcomes),
/* harmony export */   cZ: () => (/* binding */ unaccounted),
/* harmony export */   jr: () => (/* binding */ ingestCategories)
/* harmony export */ });
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/* harmony import */ var _problems_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35388);


const ingestCategories = ['benchmark', 'eval', 'trace', 'power'];
const ingestOutcomes = ['new', 'duplicate', 'skipped', 'unmapped', 'failed'];
/** Rows read that ended in no column (or, negative, in more than one). */
const unaccounted = (counts) => counts.raw - ingestOutcomes.reduce((sum, outcome) => sum + counts[outcome], 0);
/** One INFX281 per category that does not add up. */
function conservationProblems(categories) {
    return ingestCategories.flatMap((category) => {
        const difference = unaccounted(categories[category]);
        if (difference === 0)
            return [];
        const what = difference > 0 ? `${difference} unaccounted` : `${-difference} counted twice`;
        return [
            (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('INFX281', `${category}: ${categories[category].raw} rows read, ${what}`, {
                hint: 'report this with ingest.json: rows must never vanish between read and stored',
            }),
        ];
    });
}
function conclude(categories, problems) {
    if (problems.some(({ severity }) => severity === 'error'))
        return 'failed';
    const lost = ingestCategories.some((category) => categories[category].unmapped + categories[category].failed > 0);
    return lost ? 'incomplete' : 'success';
}
//# sourceMappingURL=report.js.map

/***/ }),

/***/ 23:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ sweepInputs)
/* harmony export */ });
/**
 * Every input of a sweep, once: the command line's options, the actions' inputs and infx.config.yaml carry these names,
 * and the README tables and action.yml files are generated from or checked against this table.
 */
const sweepInputs = {
    repo: {
        kind: 'string',
        fallback: '.',
        placeholder: 'DIR',
        description: 'Repository that holds the configuration; every other path but `out` is relative to it.',
    },
    'config-files': {
        kind: 'list',
        fallback: 'configs/*master.yaml',
        placeholder: 'FILES',
        description: 'Master configuration files; a `*` in the last part matches names.',
    },
    'runner-config': {
        kind: 'string',
        fallback: 'configs/runners.yaml',
        placeholder: 'FILE',
        description: 'Runner labels and their hardware.',
    },
    'changelog-file': {
        kind: 'string',
        fallback: 'perf-changelog.yaml',
        placeholder: 'FILE',
        description: 'The performance changelog.',
    },
    'recipes-dir': {
        kind: 'string',
        fallback: 'recipes',
        placeholder: 'DIR',
        description: 'Folder of srt-slurm recipes.',
    },
    'golden-al-dir': {
        kind: 'string',
        fallback: 'golden_al_distribution',
        placeholder: 'DIR',
        description: 'Folder of golden acceptance-length curves.',
    },
    'thresholds-file': {
        kind: 'string',
        fallback: 'evals/thresholds.yaml',
        placeholder: 'FILE',
        description: 'Accuracy thresholds per model and task.',
    },
    'eval-task': {
        kind: 'string',
        placeholder: 'FILE',
        description: 'Evaluation task file for points whose configuration names none.',
    },
    base: {
        kind: 'string',
        placeholder: 'REF',
        description: 'Commit to compare the changelog and the points against (its merge base with `head`).',
    },
    head: { kind: 'string', placeholder: 'REF', description: 'Commit to plan; the working tree when absent.' },
    keys: {
        kind: 'list',
        placeholder: 'KEYS',
        description: 'Config keys to run instead of what the changelog says; `*` stands for any text in them, `?` for one character.',
    },
    points: {
        kind: 'string',
        placeholder: 'FILTER',
        description: 'Only some points: `conc=4|8,tp=8` or a glob on id and title.',
    },
    labels: {
        kind: 'list',
        placeholder: 'LABELS',
        description: 'Labels to pretend the pull request carries, e.g. `full-sweep-fail-fast,all-evals`.',
    },
    repository: {
        kind: 'string',
        placeholder: 'OWNER/NAME',
        description: 'Repository that changelog pr-links must point to.',
    },
    'pull-request': {
        kind: 'number',
        placeholder: 'N',
        description: 'Pull request that new changelog entries must link to.',
    },
    simulate: {
        kind: 'boolean',
        fallback: 'false',
        description: 'Serve every point with the simulated engine. Results say `simulated: true` for ever.',
    },
    site: {
        kind: 'string',
        placeholder: 'FILE',
        description: 'Site file that says where engines run, for real points (docs/sites.md). Named here, simulated points run there, too.',
    },
    launcher: {
        kind: 'string',
        placeholder: 'NAME',
        description: '`process`, `docker`, `slurm` or `srtctl`, instead of what the site file says.',
    },
    client: {
        kind: 'string',
        placeholder: 'NAME',
        description: 'What drives load: `aiperf` (the default for real agentic points) or `replay`, the built-in one (the default for others).',
    },
    duration: {
        kind: 'number',
        placeholder: 'SECONDS',
        description: 'Profiling seconds per agentic point instead of the planned ones.',
    },
    'trace-scale': {
        kind: 'number',
        placeholder: 'K',
        description: 'Divide the token counts and gaps of traces by K for short simulated runs; the clock is never scaled.',
    },
    'parallel-points': {
        kind: 'number',
        placeholder: 'N',
        description: 'Points that run at the same time on this machine (default: half its cores).',
    },
    out: {
        kind: 'string',
        fallback: '.infx',
        placeholder: 'DIR',
        description: 'Directory that receives plan, results, report and database; relative to where you are.',
    },
    database: {
        kind: 'string',
        placeholder: 'URL',
        description: 'Database to ingest into: `pglite:DIR` or `postgres://…` (default: `pglite:<out>/db`).',
    },
    resume: {
        kind: 'boolean',
        fallback: 'false',
        description: 'Go on with the sweep in `out`: finished points stay, the others run.',
    },
    json: {
        kind: 'boolean',
        fallback: 'false',
        description: 'Print sweep.json on stdout; progress goes to stderr.',
    },
};
//# sourceMappingURL=inputs.js.map

/***/ }),

/***/ 56645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ planDocument),
/* harmony export */   c: () => (/* binding */ planOfDocument)
/* harmony export */ });
function planDocument({ points, ...plan }) {
    const recipes = {};
    const written = points.map((point) => {
        if (point.recipe === undefined)
            return point;
        const { resolved, ...named } = point.recipe;
        recipes[named.digest] = resolved;
        return { ...point, recipe: named };
    });
    return { ...plan, points: written, ...(Object.keys(recipes).length === 0 ? {} : { recipes }) };
}
/** The plan of a document, a recipe within its point included; undefined when a point is bound to a recipe whose content the document lacks. */
function planOfDocument({ recipes = {}, points, ...plan }) {
    const whole = [];
    for (const { recipe: named, ...point } of points) {
        if (named === undefined)
            whole.push(point);
        else {
            const shared = Object.hasOwn(recipes, named.digest) ? recipes[named.digest] : undefined;
            const resolved = named.resolved ?? shared;
            if (resolved === undefined)
                return undefined;
            whole.push({ ...point, recipe: { ...named, resolved } });
        }
    }
    return { ...plan, points: whole };
}
//# sourceMappingURL=plan-document.js.map

/***/ }),

/***/ 8429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export measureProblemKinds */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of measuring: turning a client's files into an aggregate (220-249). */

const measureProblemKinds = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX220: {
        title: 'A line of the request export is damaged',
        blame: 'infra',
        severity: 'warning',
        explain: 'A line of profile_export.jsonl is not one JSON object: two writers shared the file, or the disk lost bytes. ' +
            'The line is counted as malformed and left out; the other requests are aggregated. A point with damaged lines ' +
            'is not valid, because nobody knows which requests are missing.',
    },
    INFX221: {
        title: 'The request export ends in the middle of a line',
        blame: 'infra',
        severity: 'error',
        explain: 'The last line of profile_export.jsonl is cut: the client was killed, or the disk was full. All whole lines are ' +
            'aggregated, the cut one is counted as malformed, and the point is marked incomplete.',
    },
    INFX222: {
        title: 'A result file is missing',
        blame: 'infra',
        severity: 'error',
        explain: 'The client left no such file in its output directory, nor one directory below it. Read the client log: it ' +
            'probably failed before its first request. A missing result is never counted as a pass.',
    },
    INFX223: {
        title: 'A result file is not readable JSON',
        blame: 'infra',
        severity: 'error',
        explain: 'The file is not JSON, or is cut. Python writers may leave bare NaN and Infinity tokens, which are accepted as ' +
            'numbers and published as null; anything else is an error for this point only.',
    },
    INFX224: {
        title: 'A value is not a finite number',
        blame: 'infra',
        severity: 'warning',
        explain: 'A counter or latency came as NaN or Infinity. It is published as null, because aggregates are strict JSON. ' +
            'A latency of a fixed-sequence result that is not finite makes the point invalid.',
    },
    INFX225: {
        title: 'No adapter reads these server metrics',
        blame: 'product',
        severity: 'warning',
        explain: 'The export holds metrics, but none with a prefix that an adapter knows (sglang:, vllm:, dynamo_, atom). ' +
            'The request metrics are unaffected; cache and KV fields are null and the adapter is recorded as none.',
    },
    INFX226: {
        title: 'The server metrics export is damaged',
        blame: 'infra',
        severity: 'warning',
        explain: 'server_metrics_export.json ends early or is not JSON. Series read before the damage are kept and the damage is ' +
            'recorded as a warning in the aggregate.',
    },
    INFX227: {
        title: 'The identity of the point is incomplete',
        blame: 'user',
        severity: 'error',
        explain: 'Every result must say what it measured. A field such as model, image, precision, framework or the concurrency ' +
            'is missing or empty; no aggregate is made, because a default would file the numbers under the wrong point.',
    },
    INFX228: {
        title: 'KV offload fields contradict each other',
        blame: 'user',
        severity: 'error',
        explain: 'Without KV offload no offload backend may be named; with KV offload a backend is required. ' +
            'Correct `kv-offloading` and `kv-offload-backend` of the search-space entry.',
    },
    INFX229: {
        title: 'Power telemetry is not valid',
        blame: 'infra',
        severity: 'warning',
        explain: 'The power samples cannot be integrated over the measured window; the reasons name what is wrong (file missing, ' +
            'gap over 3 s, wrong number of GPUs, window not bracketed …). No energy figure is published. Points that require ' +
            'power are invalid.',
    },
    INFX230: {
        title: 'A result file could not be written',
        blame: 'infra',
        severity: 'error',
        explain: 'The disk is full, read-only, or the directory is gone. The former file, if any, is untouched: files are written ' +
            'beside their place and renamed when whole.',
    },
    INFX231: {
        title: 'Disaggregated serving needs a multi-node topology',
        blame: 'user',
        severity: 'error',
        explain: 'A single-node point cannot have separate prefill and decode pools in the published format. Mark the entry as ' +
            'multi-node, or drop `disagg`.',
    },
});
//# sourceMappingURL=measure.js.map

/***/ }),

/***/ 35863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ compareRunIds),
/* harmony export */   S: () => (/* binding */ runIdOf)
/* harmony export */ });
/**
 * Ids of workflow runs. GitHub's are beyond 2^31 and may go up to 2^63 - 1, above which no database holds them; a JavaScript
 * number is exact up to 2^53 only.
 */
/** `digits` is a plain decimal integer. */
function runIdOf(digits) {
    const number = Number(digits);
    return Number.isSafeInteger(number) ? number : String(digits);
}
/** By value, smallest first: as text 9 would come after 10. */
function compareRunIds(a, b) {
    const [first, second] = [BigInt(a), BigInt(b)];
    return first < second ? -1 : first > second ? 1 : 0;
}
//# sourceMappingURL=run-id.js.map

/***/ }),

/***/ 6721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   An: () => (/* binding */ writeJsonFile),
/* harmony export */   CA: () => (/* binding */ errorCode),
/* harmony export */   Ht: () => (/* binding */ readBoundedText),
/* harmony export */   bX: () => (/* binding */ strictStringify),
/* harmony export */   fR: () => (/* binding */ replaceFile),
/* harmony export */   lk: () => (/* binding */ parseJsonText)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10047);
/* harmony import */ var _core_problems_measure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8429);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85492);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80947);
/** JSON files, read with a bound and written whole or not at all. */





/** Refusals of the machine, not faults of the caller: reported as infrastructure. */
const refusals = [
    'ENOSPC',
    'EDQUOT',
    'EFBIG',
    'EROFS',
    'EIO',
    'ENOENT',
    'EACCES',
    'EPERM',
    'EMFILE',
    'ENFILE',
];
const fullDisk = ['ENOSPC', 'EDQUOT', 'EFBIG'];
/**
 * Writes strict JSON: beside its place first, flushed, then renamed over it, so that a reader sees the old file or the
 * new one. Throws TypeError when a number inside is NaN or infinite (JSON.stringify would silently write null), and
 * ProblemError INFX230 when the disk refuses; the former file is untouched in both cases.
 */
async function writeJsonFile(path, value) {
    const text = `${strictStringify(value)}\n`;
    await replaceFile(path, (file) => file.writeFile(text));
}
/** What `write` leaves in the file it gets stands at `path` afterwards, whole; when it throws, nothing changes. */
async function replaceFile(path, write) {
    const beside = `${path}.${process.pid}.tmp`;
    try {
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(beside, 'w');
        try {
            await write(file);
            await file.sync();
        }
        finally {
            await file.close();
        }
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(beside, path);
    }
    catch (cause) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(beside, { force: true });
        throw asWriteProblem(cause, path);
    }
}
function asWriteProblem(cause, path) {
    const code = errorCode(cause);
    if (code === undefined || !refusals.includes(code))
        return cause;
    const hint = fullDisk.includes(code) ? { hint: 'free some space and run again' } : {};
    return new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX230', `${path} could not be written (${code})`, hint)], { cause });
}
function errorCode(cause) {
    return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
}
/** Indented JSON; throws TypeError on NaN and infinities, naming the key. */
function strictStringify(value) {
    if (value === undefined)
        throw new TypeError('JSON cannot hold undefined');
    return JSON.stringify(value, (key, inner) => {
        if (typeof inner === 'number' && !Number.isFinite(inner)) {
            throw new TypeError(`JSON cannot hold ${inner} (at key '${key}')`);
        }
        return inner;
    }, 1);
}
/**
 * Text of a file of at most `maxBytes`. Throws ProblemError: INFX222 when it is missing, INFX223 when it is too large.
 */
async function readBoundedText(path, maxBytes) {
    try {
        const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
        if (size > maxBytes) {
            const text = `${path} has ${size} bytes; at most ${maxBytes} are read`;
            throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX223', text)]);
        }
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path);
        try {
            return await file.readFile('utf8');
        }
        finally {
            await file.close();
        }
    }
    catch (cause) {
        if (errorCode(cause) !== 'ENOENT')
            throw cause;
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX222', `${path} is missing`)], { cause });
    }
}
/** Parses text that may hold Python's bare NaN and Infinity; throws ProblemError INFX223 with the place otherwise. */
function parseJsonText(text, path) {
    try {
        return (0,_core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseLenientJson */ .Ri)(text);
    }
    catch (cause) {
        if (!(cause instanceof SyntaxError))
            throw cause;
        const offset = Number(/position (\d+)/.exec(cause.message)?.[1] ?? (text === '' ? 0 : NaN));
        const before = Number.isNaN(offset) ? '' : text.slice(0, offset);
        const at = {
            file: path,
            line: before.split('\n').length,
            col: before.length - before.lastIndexOf('\n'),
        };
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX223', `not JSON: ${cause.message}`, { at })], { cause });
    }
}
//# sourceMappingURL=json-file.js.map

/***/ }),

/***/ 82329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ readOwnJson)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _core_problems_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8076);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80947);
/** JSON files of ours that were carried around (an artifact, an old directory): bounded, parsed, known by their schema tag. */




/** A plan of 10,000 points with resolved recipes is well below. */
const maxBytes = 256 * 1024 * 1024;
/** Throws ProblemError (INFX308) when there is no JSON object with this `schema` at `path`. */
async function readOwnJson(path, schema) {
    const refuse = (why, cause) => new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX308', `${path} ${why}`)], { cause });
    let text;
    try {
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
        // A pipe or a device has no end, or none that its size tells.
        if (!found.isFile())
            throw refuse('is no regular file');
        const { size } = found;
        if (size > maxBytes)
            throw refuse(`is ${size} bytes large; at most ${maxBytes} are read`);
        text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8');
    }
    catch (error) {
        if (error instanceof _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm)
            throw error;
        throw refuse(`cannot be read (${error instanceof Error ? error.message : String(error)})`, error);
    }
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        throw refuse('is not JSON', error);
    }
    if (typeof value !== 'object' || value === null || !('schema' in value) || value.schema !== schema) {
        throw refuse(`has not the schema ${schema}`);
    }
    return { ...value };
}
//# sourceMappingURL=own-json.js.map

/***/ }),

/***/ 90367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ readPlanFile),
  J: () => (/* binding */ writePlanFile)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/src/core/canonical-json.js
var canonical_json = __webpack_require__(42541);
// EXTERNAL MODULE: ./lib/src/core/point-id.js
var point_id = __webpack_require__(85858);
// EXTERNAL MODULE: ./lib/src/core/plan/plan-digest.js
var plan_digest = __webpack_require__(63132);
;// CONCATENATED MODULE: ./lib/src/core/plan/check-plan.js
/**
 * A plan that was carried around (an artifact, an old folder) against itself: ids and digests are made from its contents,
 * so whoever changed one without the other is found. Ids name folders, and limits and labels decide about machines.
 */




/** Everything about the plan that its own contents contradict, for people; empty for one that planning wrote. */
function planContradictions(plan) {
    const faults = [...plan.points.flatMap(pointFaults), ...repeated(plan.points), ...recipeFaults(plan.points)];
    const { canary } = plan;
    if (canary.state === 'chosen' && !plan.points.some(({ id }) => id === canary.pointId)) {
        faults.push(`the canary ${JSON.stringify(canary.pointId)} is none of its points`);
    }
    // Points that are wrong change the digest, too, and are the better answer.
    return faults.length > 0 || (0,plan_digest/* planDigest */.G)(plan) === plan.digest
        ? faults
        : [`its points and canary do not give its digest ${plan.digest.slice(0, 12)}`];
}
const idPattern = /^[a-z0-9][a-z0-9._-]{0,119}$/;
function pointFaults(point) {
    const { id } = point;
    if (typeof id !== 'string' || !idPattern.test(id))
        return [`${JSON.stringify(id)} is no id of a point`];
    const wrong = [...atLeast(1, point), ...atLeast(0, point)];
    if (wrong.length > 0)
        return [`${id}: ${wrong.join(', ')}`];
    const contents = specOf(point);
    if ((0,point_id/* pointIdOf */.V4)(contents) !== id)
        return [`${id}: its contents give the id ${(0,point_id/* pointIdOf */.V4)(contents)}`];
    return (0,point_id/* curveKeyOf */.e1)(contents) === point.curveKey ? [] : [`${id}: its contents give another curve`];
}
/** Of the numbers that decide how long machines are held, and how many. */
const smallest = {
    1: ['conc', 'gpus', 'nodes', 'timeoutMinutes'],
    0: ['estimatedGpuHours', 'durationSeconds', 'maxModelLen', 'totalCpuDramGb'],
};
const atLeast = (least, point) => smallest[least].flatMap((field) => {
    const value = point[field];
    const isAbsent = value === undefined && field === 'durationSeconds';
    return isAbsent || (typeof value === 'number' && value >= least)
        ? []
        : [`${field} is ${String(value)}, expected a number ≥ ${least}`];
});
/** The point without what is made from it, or added for running it. */
function specOf(point) {
    const entries = Object.entries(point).filter(([field]) => !made.includes(field));
    return Object.fromEntries(entries);
}
const made = [
    ...['id', 'seriesKey', 'curveKey', 'gpus', 'nodes', 'expName', 'recipeFingerprint'],
    ...['runsOn', 'timeoutMinutes', 'queueMinutes', 'title', 'estimatedGpuHours', 'because'],
];
function repeated(points) {
    const seen = new Set();
    const twice = points.flatMap(({ id }) => (seen.size === seen.add(id).size ? [id] : []));
    return [...new Set(twice)].map((id) => `${id} stands in it more than once`);
}
/** Each content once, however many points are bound to it. */
function recipeFaults(points) {
    const contents = new Map();
    for (const { recipe } of points)
        if (recipe)
            contents.set(recipe.resolved, recipe);
    return [...contents.values()].flatMap(({ path, digest, resolved }) => (0,external_node_crypto_.hash)('sha256', (0,canonical_json/* canonicalJson */.dj)(resolved)) === digest
        ? []
        : [`the content of the recipe ${path} does not give its digest ${digest.slice(0, 12)}`]);
}
/** The place of the first value that no plan holds: JSON has numbers beyond every number, and names that mean something. */
function oddValue(value, path) {
    if (typeof value === 'number')
        return Number.isFinite(value) ? undefined : `${path} is too large for a number`;
    if (typeof value !== 'object' || value === null)
        return undefined;
    for (const [name, member] of Object.entries(value)) {
        if (name === '__proto__')
            return `${path} has a field "__proto__"`;
        const odd = oddValue(member, `${path}.${name}`);
        if (odd !== undefined)
            return odd;
    }
    return undefined;
}
//# sourceMappingURL=check-plan.js.map
// EXTERNAL MODULE: ./lib/src/core/plan/plan-document.js
var plan_document = __webpack_require__(56645);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/render/text.js
var render_text = __webpack_require__(67654);
// EXTERNAL MODULE: ./lib/src/files/json-file.js
var json_file = __webpack_require__(6721);
// EXTERNAL MODULE: ./lib/src/files/own-json.js
var own_json = __webpack_require__(82329);
;// CONCATENATED MODULE: ./lib/src/files/plan-file.js
/** Reads and writes a plan.json. */







/** Most faults that are told: an edited list of points has as many as it has points. */
const maxFaults = 5;
/** Throws ProblemError: INFX308 when there is no whole plan of this version at `path`, INFX327 when it contradicts itself. */
async function readPlanFile(path) {
    const value = await (0,own_json/* readOwnJson */.Z)(path, 'plan.v1');
    const odd = oddValue(value, 'plan');
    if (odd !== undefined)
        throw contradictory(path, [odd]);
    // Whoever only writes plans does not load what checks them.
    const { checkPlanDocument } = await __webpack_require__.e(/* import() */ 1341).then(__webpack_require__.bind(__webpack_require__, 81341));
    const checked = checkPlanDocument(value);
    if ('faults' in checked)
        throw notWhole(path, listed(checked.faults));
    const plan = (0,plan_document/* planOfDocument */.c)(checked.document);
    if (!plan)
        throw notWhole(path, 'a point is bound to a recipe whose content is not there');
    const faults = faultsOf(plan, path);
    if (faults.length > 0)
        throw contradictory(path, faults);
    return plan;
}
const notWhole = (path, why, cause) => new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX308', `${path} is not a whole plan (${why})`)], { cause });
const contradictory = (path, faults) => new problem/* ProblemError */.Mm([
    (0,catalogue/* problem */.CC)('INFX327', `${path}: ${listed(faults)}`, {
        hint: 'plan again: infx sweep without --resume, or a new run of the workflow',
    }),
]);
function listed(faults) {
    const more = faults.length > maxFaults ? `; and ${faults.length - maxFaults} more` : '';
    return `${faults.slice(0, maxFaults).map(render_text/* oneLine */.TN).join('; ')}${more}`;
}
function faultsOf(plan, path) {
    try {
        return planContradictions(plan);
    }
    catch (cause) {
        // Fields of a point that do not go together, so that no identity can be made of it.
        throw notWhole(path, cause instanceof Error ? cause.message : String(cause), cause);
    }
}
/** As `writeJsonFile`. */
const writePlanFile = (path, plan) => (0,json_file/* writeJsonFile */.An)(path, (0,plan_document/* planDocument */.N)(plan));
//# sourceMappingURL=plan-file.js.map

/***/ }),

/***/ 70824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ inputsOfSweep),
/* harmony export */   e: () => (/* binding */ rawSweepInputs)
/* harmony export */ });
/* harmony import */ var _core_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23);
/** The inputs that an action shares with the command line: same names, same words, one table (src/core/inputs.ts). */

/** Action inputs for these names. The fallback stays with the table: infx.config.yaml comes between. */
function inputsOfSweep(names) {
    const entries = names.map((name) => {
        const spec = _core_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .sweepInputs */ .Y[name];
        const fallback = spec.fallback === undefined ? '' : ` Default: \`${spec.fallback}\`, or what infx.config.yaml says.`;
        return [name, { description: `${spec.description}${fallback}`, required: false }];
    });
    return Object.fromEntries(entries);
}
/** The sweep's raw inputs among an action's values. A workflow passes '' for an input that was not set: it is left out. */
function rawSweepInputs(values) {
    return Object.fromEntries(Object.entries(values).filter(([name, value]) => name in _core_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .sweepInputs */ .Y && value !== ''));
}
//# sourceMappingURL=inputs-of-sweep.js.map

/***/ })

};
