export const id = 1734;
export const ids = [1734];
export const modules = {

/***/ 14866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/src/github/run-action.js + 1 modules
var run_action = __webpack_require__(76396);
// EXTERNAL MODULE: ./lib/src/github/token-input.js
var token_input = __webpack_require__(31536);
;// CONCATENATED MODULE: ./lib/actions/collect-artifacts/inputs.js

const contract = {
    name: 'collect-artifacts',
    title: 'Download the artifacts of a sweep',
    description: 'Downloads the artifacts of all attempts of a run over all pages, unpacks them within bounds, and records when each was uploaded. Damaged, hostile and expired ones are reported, not taken.',
    inputs: {
        token: token_input/* tokenInput */.e,
        'run-id': { description: 'Run to collect. Default: this run.', required: false },
        include: {
            description: '`results`: benchmark results, failures and evaluations; `all`: exports, logs and telemetry too.',
            required: false,
            fallback: 'results',
        },
        plan: {
            description: 'Path of plan.json; reuse.json beside it names the results of other runs. Default with `plan-artifact`: `.infx/plan/plan.json`.',
            required: false,
        },
        'plan-artifact': {
            description: 'Artifact of this run that is unpacked into the folder of `plan` first.',
            required: false,
        },
        folder: {
            description: 'Folder that receives one sub-folder per artifact.',
            required: false,
            fallback: '.infx/artifacts',
        },
    },
    outputs: {
        folder: { description: 'The folder.' },
        artifacts: { description: 'Number of artifacts that are there now.' },
        refused: { description: 'Number of artifacts that were not taken.' },
    },
    permissions: { actions: 'list and download the artifacts' },
    requirements: [],
};
//# sourceMappingURL=inputs.js.map
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/ingest/artifact-names.js
var artifact_names = __webpack_require__(25474);
// EXTERNAL MODULE: ./lib/src/core/problems/command.js
var command = __webpack_require__(8076);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/reuse/reuse-file.js
var reuse_file = __webpack_require__(91078);
// EXTERNAL MODULE: ./lib/src/files/json-file.js
var json_file = __webpack_require__(6721);
// EXTERNAL MODULE: ./lib/src/files/plan-file.js + 1 modules
var plan_file = __webpack_require__(90367);
// EXTERNAL MODULE: ./lib/src/files/reuse-file.js
var files_reuse_file = __webpack_require__(58933);
// EXTERNAL MODULE: ./lib/src/github/artifacts.js + 1 modules
var github_artifacts = __webpack_require__(44479);
// EXTERNAL MODULE: ./lib/src/github/connect.js
var connect = __webpack_require__(83730);
// EXTERNAL MODULE: ./lib/src/github/source-run.js
var source_run = __webpack_require__(52487);
// EXTERNAL MODULE: ./lib/src/sweep/archive-limits.js
var archive_limits = __webpack_require__(76228);
;// CONCATENATED MODULE: ./lib/actions/collect-artifacts/run.js














const resultKinds = ['benchmark', 'failed', 'eval'];
/** Aggregates are made again from the results; those of an earlier attempt would only be older. */
const otherKinds = [
    'trace',
    'server-logs',
    'gpu-metrics',
    'power-audit',
    'run-stats',
    'changelog',
];
async function run(inputs, host) {
    const kinds = kindsOf(inputs.include);
    const folder = (0,external_node_path_.resolve)(host.workspace, inputs.folder);
    const github = (0,connect/* gitHubOfJob */.e)(host, inputs.token, false);
    const runId = inputs['run-id'] || (host.env['GITHUB_RUN_ID'] ?? '');
    const plan = await planOf(inputs, host, github, runId);
    const listed = await listWhole(github, runId, plan);
    const wanted = (0,github_artifacts/* newestPerName */.Tb)(listed).filter(({ name }) => name === reuse_file/* reuseArtifact */.ZE || kinds.includes((0,artifact_names/* classifyArtifact */.f)(name).kind));
    const limits = inputs.include === 'all' ? archive_limits/* anyLimits */.b : archive_limits/* resultLimits */.s;
    const { artifacts, problems } = await (0,github_artifacts/* downloadArtifacts */.UL)(github, wanted, folder, limits);
    const uploads = [
        ...artifacts.map(({ id, name, createdAt }) => ({ id, name, created_at: createdAt })),
        ...(plan?.reused ?? []).map(({ artifactId, artifact, uploadedAt }) => ({
            id: artifactId,
            name: artifact,
            created_at: uploadedAt,
        })),
    ];
    await (0,json_file/* writeJsonFile */.An)((0,external_node_path_.join)(folder, 'ingest-artifact-manifest.json'), uploads);
    host.info(`${artifacts.length} artifacts of ${listed.length}, with ${github.requests()} requests to GitHub`);
    return {
        outputs: { folder, artifacts: artifacts.length, refused: problems.length },
        problems,
    };
}
function kindsOf(include) {
    if (include === 'results')
        return resultKinds;
    if (include === 'all')
        return [...resultKinds, ...otherKinds];
    throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX300', `include: expected results | all, got "${include}"`)]);
}
async function planOf(inputs, host, github, runId) {
    const given = inputs.plan || (inputs['plan-artifact'] === '' ? '' : '.infx/plan/plan.json');
    if (given === '')
        return undefined;
    const path = (0,external_node_path_.resolve)(host.workspace, given);
    if (inputs['plan-artifact'] !== '') {
        const artifact = await (0,source_run/* artifactOfRun */.nO)(github, runId, inputs['plan-artifact']);
        const folder = (0,external_node_path_.dirname)(path);
        const unpacked = (0,external_node_path_.dirname)(await (0,source_run/* downloadPlan */.mb)(github, artifact, folder, archive_limits/* resultLimits */.s));
        await (0,promises_.cp)(unpacked, folder, { recursive: true });
        await (0,promises_.rm)(unpacked, { recursive: true });
    }
    const { digest, points } = await (0,plan_file/* readPlanFile */.w)(path);
    return { pointIds: points.map(({ id }) => id), reused: (await (0,files_reuse_file/* readReuseBeside */.p)(path, digest)).points };
}
/** A list may lag behind the uploads of jobs that ended just now, so it is asked again where points are missing. */
const lagMs = 3000;
async function listWhole(github, runId, plan) {
    const listed = await (0,github_artifacts/* listArtifacts */.wn)(github, runId);
    const taken = new Set(plan?.reused.map(({ id }) => id));
    const lacks = (plan?.pointIds ?? []).some((id) => !taken.has(id) && !listed.some(({ name }) => name.includes(id)));
    if (!lacks)
        return listed;
    await github.pause(lagMs);
    return (0,github_artifacts/* listArtifacts */.wn)(github, runId);
}
//# sourceMappingURL=run.js.map
;// CONCATENATED MODULE: ./lib/actions/collect-artifacts/main.js



const main = () => (0,run_action/* runAction */.C)(contract, run);
//# sourceMappingURL=main.js.map

/***/ }),

/***/ 42541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ canonicalJsonWithout),
/* harmony export */   dj: () => (/* binding */ canonicalJson),
/* harmony export */   p8: () => (/* binding */ NotFiniteError)
/* harmony export */ });
/** Canonical JSON: one byte sequence per value, so that a hash of it is an identity. */
/** A number that JSON has no word for: `.nan` or `.inf` of a YAML file. */
class NotFiniteError extends TypeError {
    name = 'NotFiniteError';
}
/**
 * Keys sorted by code point at every level, no white space, `undefined` members left out, everything outside
 * 0x20-0x7e escaped as lower-case \uXXXX (short escapes where JSON has them): the reference's form for its
 * recipe fingerprint, so one function serves both. Throws NotFiniteError on NaN and Infinity, TypeError on bigint,
 * functions and cycles.
 */
function canonicalJson(value) {
    return write(value, []);
}
/** The same of an object, but for some of its own members. */
function canonicalJsonWithout(value, members) {
    return writeObject(value, [value], members);
}
function write(value, path) {
    if (value === null)
        return 'null';
    switch (typeof value) {
        case 'boolean':
            return value ? 'true' : 'false';
        case 'number':
            if (!Number.isFinite(value))
                throw new NotFiniteError(`canonical JSON cannot hold ${value}`);
            return Object.is(value, -0) ? '0' : String(value);
        case 'string':
            return escape(value);
        case 'object': {
            if (path.includes(value))
                throw new TypeError('canonical JSON cannot hold a cycle');
            path.push(value);
            const text = Array.isArray(value) ? writeArray(value, path) : writeObject(value, path);
            path.pop();
            return text;
        }
        default:
            throw new TypeError(`canonical JSON cannot hold a ${typeof value}`);
    }
}
const writeArray = (items, path) => `[${items.map((item) => write(item, path)).join(',')}]`;
function writeObject(value, path, without = none) {
    const members = value;
    let text = '';
    for (const key of sortedKeys(value)) {
        const member = members[key];
        if (member !== undefined && !without.includes(key))
            text += `${text === '' ? '' : ','}${keyText(key)}${write(member, path)}`;
    }
    return `{${text}}`;
}
const none = [];
const fewKeys = 16;
function sortedKeys(value) {
    const keys = Object.keys(value);
    // A key that is written as it is has nothing beyond ASCII, where the two orders are one.
    if (keys.some((key) => keyText(key).length !== key.length + 3))
        return keys.sort(compareCodePoints);
    if (keys.length > fewKeys)
        return keys.sort();
    // Most objects are small, and sorting those by insertion costs a fraction of calling `sort`.
    for (let next = 1; next < keys.length; next++) {
        const key = keys[next] ?? '';
        let at = next;
        for (; at > 0 && (keys[at - 1] ?? '') > key; at--)
            keys[at] = keys[at - 1] ?? '';
        keys[at] = key;
    }
    return keys;
}
const keyTexts = new Map();
const mostKeyTexts = 5000;
/** `"key":`. The same few hundred keys are written again and again. */
function keyText(key) {
    const known = keyTexts.get(key);
    if (known !== undefined)
        return known;
    const text = `${escape(key)}:`;
    if (keyTexts.size < mostKeyTexts)
        keyTexts.set(key, text);
    return text;
}
const needsEscape = /[^\x20-\x21\x23-\x5b\x5d-\x7e]/;
/** Most texts hold nothing to escape; a plan writes hundreds of thousands of them. */
const escape = (text) => needsEscape.test(text)
    ? JSON.stringify(text).replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    : `"${text}"`;
/** UTF-16 order, which `sort()` uses, differs from code point order only where surrogates meet U+E000-U+FFFF. */
function compareCodePoints(a, b) {
    const left = Array.from(a);
    const right = Array.from(b);
    for (let index = 0; index < Math.min(left.length, right.length); index++) {
        const difference = (left[index]?.codePointAt(0) ?? 0) - (right[index]?.codePointAt(0) ?? 0);
        if (difference !== 0)
            return difference;
    }
    return left.length - right.length;
}
//# sourceMappingURL=canonical-json.js.map

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

/***/ 15783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ optional)
/* harmony export */ });
/** An optional field of an object literal, absent rather than undefined (exactOptionalPropertyTypes). */
/** `{ [key]: value }`, or nothing when the value is absent. */
const optional = (key, value) => value === undefined ? {} : { [key]: value };
//# sourceMappingURL=optional-field.js.map

/***/ }),

/***/ 63132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ planDigest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42541);
/** The identity of a plan: what its jobs do, in which order, behind which canary. */


/** SHA-256 (hex) over the canonical JSON of the points' ids, of how they are run, and of the canary. */
const planDigest = ({ points, canary }) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
    .update((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)({ points: points.map(executed), canary }))
    .digest('hex');
/** What a job does: the id covers everything that can change the measurement, the rest is how it is run. */
const executed = ({ id, runsOn, timeoutMinutes, queueMinutes, gpus, nodes, title, }) => ({
    id,
    runsOn,
    timeoutMinutes,
    queueMinutes,
    gpus,
    nodes,
    title,
});
//# sourceMappingURL=plan-digest.js.map

/***/ }),

/***/ 85858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V4: () => (/* binding */ pointIdOf),
/* harmony export */   WH: () => (/* binding */ seriesKeyOf),
/* harmony export */   b$: () => (/* binding */ lineIdentity),
/* harmony export */   e1: () => (/* binding */ curveKeyOf)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42541);
/* harmony import */ var _point_label_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64461);
/** Identities of a point: one hash over everything that can change the measurement, and what a series and a curve join. */




function lineIdentity(spec) {
    return { text: sharedText(spec), slug: slugOfLine(spec) };
}
function sharedText(spec) {
    const { conc: _conc, evalConcs: _evalConcs, recipe: _recipe, acceptance: _acceptance, ...shared } = spec;
    // Every point of the line hashes this text; in one piece it is not put together again for each.
    return node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.from((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .dj)(shared), 'latin1').toString('latin1');
}
/**
 * Readable slug, `-`, 12 hex digits of SHA-256 over the canonical JSON of the spec. Matches `^[a-z0-9._-]{1,120}$`.
 * Independent of the order of fields. Equal ids ⇔ equal measurements. The recipe counts by its digest, a hash of the
 * resolved content, in which srt-slurm writes the `name` that it makes of a variant's; where the file lies does not
 * count, unless the topology says it in a CONFIG_FILE setting. `line` is
 * `lineIdentity(spec)`, for those who have it already.
 */
function pointIdOf(spec, line = lineIdentity(spec)) {
    const { conc, evalConcs, recipe, acceptance } = spec;
    const own = (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .dj)({ conc, evalConcs, recipe: recipe?.digest, acceptance });
    return `${slug(conc, line)}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.hash)('sha256', `${line.text}\n${own}`).slice(0, 12)}`;
}
const maxSlug = 100;
function slugOfLine(spec) {
    const parts = [
        spec.modelPrefix,
        spec.precision,
        (0,_point_label_js__WEBPACK_IMPORTED_MODULE_3__/* .skuOf */ .x$)(spec.runner),
        spec.framework,
        (0,_point_label_js__WEBPACK_IMPORTED_MODULE_3__/* .shortScenario */ .Vf)(spec),
        (0,_point_label_js__WEBPACK_IMPORTED_MODULE_3__/* .compactTopology */ .bG)(spec.topology),
        spec.specDecoding === 'none' ? '' : spec.specDecoding,
        spec.kvOffloading === 'none' ? '' : (spec.kvOffloadBackend?.name ?? spec.kvOffloading),
    ];
    return [
        parts.filter((part) => part !== '').join('-'),
        spec.kind === 'eval' ? `eval-${spec.evalTask?.task ?? 'default'}` : '',
    ];
}
function slug(conc, { slug: [before, behind] }) {
    const joined = [before, `c${conc}`, behind].filter((part) => part !== '').join('-');
    const safe = joined.toLowerCase().replace(/[^a-z0-9._-]+/g, '-');
    return safe.slice(0, maxSlug).replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '') || 'point';
}
/**
 * What the points of one line have in common: the spec without concurrency and without what recipes override per
 * concurrency (content, selector, acceptance). `recipeTemplate` is the recipe as the configuration writes it, with its
 * placeholders. 16 hex digits. `line` as for `pointIdOf`.
 */
function seriesKeyOf(spec, recipeTemplate, line) {
    const topology = withoutSelectors(spec.topology);
    const text = topology === spec.topology ? (line?.text ?? sharedText(spec)) : sharedText({ ...spec, topology });
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.hash)('sha256', `${text}\n${recipeTemplate?.split(':', 1)[0] ?? ''}`).slice(0, 16);
}
const withSelector = /^((?:EVAL_)?CONFIG_FILE=[^:]*):.*$/;
/** The very topology when it names none. */
function withoutSelectors(topology) {
    if (topology.shape === 'single-node')
        return topology;
    const settings = [...topology.prefill.additionalSettings, ...topology.decode.additionalSettings];
    if (!settings.some((setting) => withSelector.test(setting)))
        return topology;
    const strip = (pool) => ({
        ...pool,
        additionalSettings: pool.additionalSettings.map((setting) => setting.replace(withSelector, '$1')),
    });
    return { ...topology, prefill: strip(topology.prefill), decode: strip(topology.decode) };
}
/**
 * Curve identity (ingest.md §1.3): model, hardware, framework, precision, type, lengths, and unless agentic also
 * speculative decoding, disaggregation and offload. Readable, `/` between the parts.
 */
function curveKeyOf(spec) {
    const base = [spec.modelPrefix, (0,_point_label_js__WEBPACK_IMPORTED_MODULE_3__/* .skuOf */ .x$)(spec.runner), spec.framework, spec.precision];
    if (spec.scenario === 'agentic-coding')
        return [...base, 'agentic_traces'].join('/');
    return [
        ...base,
        'single_turn',
        `${spec.isl ?? 0}_${spec.osl ?? 0}`,
        spec.specDecoding,
        spec.disagg ? 'disagg' : 'agg',
        spec.kvOffloading === 'none' ? 'off' : 'on',
    ].join('/');
}
//# sourceMappingURL=point-id.js.map

/***/ }),

/***/ 64461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lm: () => (/* binding */ lineTitle),
/* harmony export */   M4: () => (/* binding */ curveTitle),
/* harmony export */   Vf: () => (/* binding */ shortScenario),
/* harmony export */   bG: () => (/* binding */ compactTopology),
/* harmony export */   bQ: () => (/* binding */ lineLabel),
/* harmony export */   br: () => (/* binding */ pointTitle),
/* harmony export */   d3: () => (/* binding */ curvePartsOfTitle),
/* harmony export */   kH: () => (/* binding */ titleSeparator),
/* harmony export */   rK: () => (/* binding */ topologyShorthand),
/* harmony export */   x$: () => (/* binding */ skuOf)
/* harmony export */ });
/* unused harmony export featureLabels */
/* harmony import */ var _remembered_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51288);

/** SKU that a runner label stands for: after the last `:`, before the first `-` (`cluster:b300-nv` → `b300`). */
function skuOf(runner) {
    const name = runner.slice(runner.lastIndexOf(':') + 1).toLowerCase();
    return name.split('-', 1)[0] ?? name;
}
/** `agentic`, `8k1k`, `1k1k`, else `<isl>_<osl>`. */
function shortScenario({ scenario, isl = 0, osl = 0 }) {
    if (scenario === 'agentic-coding')
        return 'agentic';
    return [isl, osl].every((tokens) => tokens > 0 && tokens % 1024 === 0)
        ? `${isl / 1024}k${osl / 1024}k`
        : `${isl}_${osl}`;
}
const widths = ({ tp, pp, dcp, pcp, ep, dpAttn }) => [
    `tp${tp}`,
    ...(pp > 1 ? [`pp${pp}`] : []),
    ...(dcp > 1 ? [`dcp${dcp}`] : []),
    ...(pcp > 1 ? [`pcp${pcp}`] : []),
    ...(ep > 1 ? [`ep${ep}`] : []),
    ...(dpAttn ? ['dpa'] : []),
];
const pool = (letter, worker) => `${worker.numWorkers}${letter}${widths(worker).join('')}`;
/** Without spaces: `tp8ep8dpa`, `1ptp4-3dtp8ep8dpa`, `2wtp8` (aggregated workers). */
const compactTopology = (0,_remembered_js__WEBPACK_IMPORTED_MODULE_0__/* .remembered */ .H)((topology) => {
    if (topology.shape === 'single-node')
        return widths(topology).join('');
    const { prefill, decode } = topology;
    return decode.numWorkers === 0 ? pool('w', prefill) : `${pool('p', prefill)}-${pool('d', decode)}`;
});
const poolWords = (letter, worker) => {
    const where = worker.hardware === undefined ? '' : ` on ${worker.hardware}`;
    return `${worker.numWorkers}${letter} ${widths(worker).join(' ')}${where}`;
};
/** For people: `tp8 ep8 dpa`, `1P tp4 + 3D tp8 ep8 dpa`, `1P tp4 on h200 + 1D tp8 on b200`, `2W tp8`. */
const topologyShorthand = (0,_remembered_js__WEBPACK_IMPORTED_MODULE_0__/* .remembered */ .H)((topology) => {
    if (topology.shape === 'single-node')
        return widths(topology).join(' ');
    const { prefill, decode } = topology;
    return decode.numWorkers === 0
        ? poolWords('W', prefill)
        : `${poolWords('P', prefill)} + ${poolWords('D', decode)}`;
});
/** What a series has besides its topology: `mtp`, `hicache`, router name; empty for none. */
const featureLabels = (spec) => [
    ...(spec.specDecoding === 'none' ? [] : [spec.specDecoding]),
    ...(spec.kvOffloading === 'none' ? [] : [spec.kvOffloadBackend?.name ?? spec.kvOffloading]),
];
/** What the points of one line of a search space share, for people: `agentic · tp8 ep8 dpa · mtp · hicache`. */
const lineLabel = (spec) => [shortScenario(spec), topologyShorthand(spec.topology), ...featureLabels(spec)].join(' · ');
/** Between the parts of a title. */
const titleSeparator = ' · ';
/** Leading parts of a title that every point of a curve has and the curve's own name says: model, hardware, scenario. */
const curvePartsOfTitle = 3;
/** Name of the curve that a point belongs to: `DeepSeek-V4-Pro · agentic coding · b300_sglang · FP4`. */
function curveTitle(spec) {
    const { model, scenario, isl, osl, runner, framework, precision } = spec;
    const work = scenario === 'agentic-coding' ? 'agentic coding' : `${isl ?? '?'}/${osl ?? '?'} tokens`;
    return [
        model.split('/').at(-1) ?? model,
        work,
        `${skuOf(runner)}_${framework}`,
        precision.toUpperCase(),
    ].join(titleSeparator);
}
/**
 * Job name: `dsv4 fp4 · b300 sglang · agentic · tp8 ep8 dpa · mtp · conc 64`; evals name their task. `line` is
 * `lineTitle(spec)`, for those who have it already.
 */
function pointTitle(spec, line = lineTitle(spec)) {
    const conc = spec.evalConcs && spec.evalConcs.length > 1 ? spec.evalConcs.join('+') : String(spec.conc);
    return `${line}${titleSeparator}conc ${conc}`;
}
/** What the titles of the points of one line begin with. */
const lineTitle = (spec) => [
    `${spec.modelPrefix} ${spec.precision}`,
    `${skuOf(spec.runner)} ${spec.framework}`,
    shortScenario(spec),
    topologyShorthand(spec.topology),
    ...featureLabels(spec),
    ...(spec.kind === 'eval' ? [`eval ${spec.evalTask?.task ?? ''}`.trim()] : []),
].join(titleSeparator);
//# sourceMappingURL=point-label.js.map

/***/ }),

/***/ 10530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export gateProblemKinds */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of the gate, comment commands and GitHub's interface (130-149). */

const user = { blame: 'user', severity: 'error' };
const infra = { blame: 'infra', severity: 'error' };
const gateProblemKinds = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX130: {
        ...infra,
        title: 'The event cannot be used',
        explain: 'The payload of the event lacks a field that the gate needs, or holds one that is not what GitHub documents. ' +
            'Nothing is decided on a guess. Trigger the workflow by one of the events of docs/labels.md.',
    },
    INFX131: {
        ...user,
        title: 'Two primary labels',
        explain: 'The primary label says how a sweep runs, and two of them say two things. Nothing runs until one is left. ' +
            'docs/labels.md lists the labels.',
    },
    INFX132: {
        ...user,
        severity: 'notice',
        title: 'A modifier without a primary label',
        explain: 'A modifier changes a sweep and never starts one. Add one primary label, for instance `full-sweep-fail-fast`.',
    },
    INFX133: {
        ...user,
        severity: 'warning',
        title: 'A label looks like a sweep label, and is none',
        explain: 'Label texts are compared whole. The label named in the message differs by a few letters from one that has an effect, so it has none.',
    },
    INFX134: {
        ...user,
        title: 'An input of a dispatch is not usable',
        explain: 'A sweep was started by hand with an input that cannot be read, or with two that exclude one another. All of them are listed at once.',
    },
    INFX135: {
        ...user,
        title: 'The person may not start a sweep',
        explain: 'Sweeps spend GPU hours, so the one who applies a sweep label, dispatches a sweep or comments a command needs the role write, ' +
            'maintain or admin in this repository. GitHub lets the role triage set labels too; that alone starts nothing.',
    },
    INFX136: {
        ...user,
        title: 'A fork needs an approval of exactly this commit',
        explain: 'Code from a fork runs on your machines only after a maintainer read it: dispatch the sweep workflow with the number of the pull request ' +
            'and the full SHA that was read as `approve-head`. A new commit revokes the approval.',
    },
    INFX137: {
        ...user,
        title: 'The pull request has merge conflicts',
        explain: 'GitHub makes no merge commit and starts no pull-request run while there are conflicts. Resolve them and push; the push starts the sweep.',
    },
    INFX138: {
        ...user,
        title: 'The commit is not the head any more',
        explain: 'The run was started for a commit that the branch has moved away from. Its results would say nothing about the pull request as it is. ' +
            'Start a sweep for the new head.',
    },
    INFX139: {
        ...infra,
        title: 'Nothing proves that the canary passed',
        explain: 'The fan-out starts only with the token of this plan: the canary passed, none is possible, or a label waived it. ' +
            'A skipped or empty canary is no pass. Re-run all jobs of the workflow.',
    },
    INFX140: {
        ...infra,
        title: 'Planned points were not run',
        explain: 'The plan expects more points than there are results. Skipped jobs look green on GitHub and measure nothing, so this check fails. ' +
            'Re-run the failed jobs; what is valid is kept.',
    },
    INFX141: {
        ...user,
        title: 'The label map is contradictory',
        explain: '`labels-map` in infx.config.yaml gives labels of the table other names. Each name may stand for one label only, and only labels of the table can be renamed.',
    },
    INFX142: {
        ...user,
        title: 'The commit to compare with is unknown',
        explain: 'The event names no commit before it (a new branch, forty zeros), or the branch was overwritten by a forced push, so what changed cannot be known. ' +
            'Dispatch the sweep with `base` and `head`, or with `keys`.',
    },
    INFX143: {
        ...user,
        title: 'The workflow lacks a permission',
        explain: 'GitHub refused the request with "Resource not accessible by integration". Add the permission that the message names to the job. ' +
            'In a pull_request run of a fork the token can only read, whatever the workflow says.',
    },
    INFX144: {
        ...user,
        title: 'A comment command was not understood',
        explain: 'A command stands alone on its line, in plain characters, with its number on the same line. Nothing is executed on a guess. `/help` lists the commands.',
    },
    INFX145: {
        ...infra,
        title: 'GitHub gave an answer that cannot be used',
        explain: 'The answer is not what the documentation promises: no JSON, another shape, or too large. A proxy or a sign-in page between the runner and GitHub does this.',
    },
    INFX146: {
        ...infra,
        title: 'GitHub cannot be reached now',
        explain: 'The request failed, was limited, or was answered with a server error, and repeating it within its budget of time did not help. Re-run the job later.',
    },
    INFX147: {
        ...infra,
        title: 'A list is longer than its bound',
        explain: 'A list of GitHub has more pages than are read. Nothing is decided on part of a list where the rest may matter.',
    },
    INFX148: {
        ...user,
        title: 'GitHub refused the token',
        explain: 'The token is missing, expired or wrong. Pass `${{ github.token }}`, or a token of an app that is installed in this repository.',
    },
    INFX149: {
        ...user,
        title: 'GitHub refused the request',
        explain: 'GitHub understood the request and said no: something does not exist, is not visible to this token, or fails its validation. The message repeats its reason.',
    },
});
//# sourceMappingURL=gate.js.map

/***/ }),

/***/ 51288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ remembered)
/* harmony export */ });
/** Pure functions of an object that never changes, asked many times: worked out once and kept as long as the object lives. */
function remembered(compute) {
    const known = new WeakMap();
    return (key) => {
        let found = known.get(key);
        if (!found)
            known.set(key, (found = { value: compute(key) }));
        return found.value;
    };
}
//# sourceMappingURL=remembered.js.map

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
