export const id = 4757;
export const ids = [4757];
export const modules = {

/***/ 54757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/src/github/run-action.js + 1 modules
var run_action = __webpack_require__(76396);
// EXTERNAL MODULE: ./lib/src/github/leg-inputs.js
var leg_inputs = __webpack_require__(39216);
;// CONCATENATED MODULE: ./lib/actions/canary-select/inputs.js

const contract = {
    name: 'canary-select',
    title: 'Choose the canary of a sweep',
    description: 'Says which point runs first, alone: the cheapest benchmark point of the plan. The rest starts only on its positive token.',
    inputs: {
        plan: { description: 'Path of plan.json; reuse.json beside it is heeded.', required: true },
        ...leg_inputs/* legInputs */.c,
    },
    outputs: {
        state: { description: '`chosen`, `none-possible` or `skipped`. Only `chosen` comes with a point.' },
        point: { description: 'The matrix row `{id, title, action, runs-on, timeout}` of the canary, or empty.' },
        'point-again': {
            description: 'The row of a second try, for a canary that failed for a reason of the infrastructure, or empty.',
        },
        token: { description: 'Digest of plan and canary that a passed canary hands to the fan-out.' },
        because: { description: 'Why, in one sentence.' },
    },
    permissions: {},
    requirements: [],
};
//# sourceMappingURL=inputs.js.map
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/plan/canary-token.js
var canary_token = __webpack_require__(99784);
// EXTERNAL MODULE: ./lib/src/core/plan/legs.js
var legs = __webpack_require__(65425);
// EXTERNAL MODULE: ./lib/src/core/plan/matrix-row.js
var matrix_row = __webpack_require__(66000);
// EXTERNAL MODULE: ./lib/src/core/plan/runner-map.js
var runner_map = __webpack_require__(51177);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/files/plan-file.js
var plan_file = __webpack_require__(71834);
// EXTERNAL MODULE: ./lib/src/files/reuse-file.js
var reuse_file = __webpack_require__(58933);
;// CONCATENATED MODULE: ./lib/actions/canary-select/run.js









/** Reads the plan's own decision: nothing is chosen twice. */
async function run(inputs, host) {
    const planPath = (0,external_node_path_.resolve)(host.workspace, inputs.plan);
    const plan = await (0,plan_file/* readPlanFile */.w)(planPath);
    const { canary } = plan;
    const token = (0,canary_token/* canaryToken */.o)(plan);
    if (canary.state !== 'chosen')
        return without(canary.state, token, canary.because.join('; '));
    const point = plan.points.find(({ id }) => id === canary.pointId);
    if (!point) {
        return { outputs: {}, problems: [(0,catalogue/* problem */.CC)('INFX308', `the canary ${canary.pointId} is not in the plan`)] };
    }
    const { points: reused } = await (0,reuse_file/* readReuseBeside */.p)(planPath, plan.digest);
    const earlier = reused.find(({ id }) => id === point.id);
    if (earlier) {
        return without('skipped', token, `${point.title} is valid already, in run ${earlier.runId}`);
    }
    const because = canary.because.join('; ');
    return {
        outputs: { state: canary.state, ...rowsOf(point, inputs), token, because },
        summary: `### Canary\n\n**${point.title}**: ${because}\n`,
        problems: [],
    };
}
const without = (state, token, because) => ({
    outputs: { state, point: '', 'point-again': '', token, because },
    summary: `### Canary: ${state}\n\n${because}\n`,
    problems: [],
});
/** Rows for the reusable workflow where it says what they need, else the bare row. */
function rowsOf(point, inputs) {
    if (inputs['plan-artifact'] === '')
        return { point: JSON.stringify((0,matrix_row/* matrixRow */.gd)(point)), 'point-again': '' };
    const { map, problems } = (0,runner_map/* readRunnerMap */.je)(inputs['runner-map']);
    if ((0,problem/* hasErrors */.Cs)(problems))
        throw new problem/* ProblemError */.Mm(problems);
    const leg = (0,legs/* legOf */.Yk)(point, { runners: map, head: inputs.head, planArtifact: inputs['plan-artifact'] });
    return { point: JSON.stringify({ ...leg, try: 1 }), 'point-again': JSON.stringify({ ...leg, try: 2 }) };
}
//# sourceMappingURL=run.js.map
;// CONCATENATED MODULE: ./lib/actions/canary-select/main.js



const main = () => (0,run_action/* runAction */.C)(contract, run);
//# sourceMappingURL=main.js.map

/***/ }),

/***/ 42541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
/** Canonical JSON: one byte sequence per value, so that a hash of it is an identity. */
/**
 * Keys sorted by code point at every level, no white space, `undefined` members left out, everything outside
 * 0x20-0x7e escaped as lower-case \uXXXX (short escapes where JSON has them): the reference's form for its
 * recipe fingerprint, so one function serves both. Throws on NaN, Infinity, bigint, functions and cycles.
 */
function canonicalJson(value) {
    return write(value, []);
}
function write(value, path) {
    if (value === null)
        return 'null';
    switch (typeof value) {
        case 'boolean':
            return value ? 'true' : 'false';
        case 'number':
            if (!Number.isFinite(value))
                throw new TypeError(`canonical JSON cannot hold ${value}`);
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
function writeObject(value, path) {
    const members = { ...value };
    let text = '';
    for (const key of sortedKeys(value)) {
        const member = members[key];
        if (member !== undefined)
            text += `${text === '' ? '' : ','}${escape(key)}:${write(member, path)}`;
    }
    return `{${text}}`;
}
function sortedKeys(value) {
    const keys = Object.keys(value).sort();
    return keys.some((key) => beyondSurrogates.test(key)) ? keys.sort(compareCodePoints) : keys;
}
const needsEscape = /[^\x20-\x21\x23-\x5b\x5d-\x7e]/;
/** Most texts hold nothing to escape; a plan writes hundreds of thousands of them. */
const escape = (text) => needsEscape.test(text)
    ? JSON.stringify(text).replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    : `"${text}"`;
const beyondSurrogates = /[\ud800-\uffff]/;
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

/***/ 99784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ canaryToken)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42541);
/** The positive token of a canary: names plan and canary, so that no other run's success can stand for it. */


/** 16 hex digits of SHA-256 over the plan's digest and its canary decision. */
const canaryToken = (plan) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
    .update((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)({ digest: plan.digest, canary: plan.canary }))
    .digest('hex')
    .slice(0, 16);
//# sourceMappingURL=canary-token.js.map

/***/ }),

/***/ 65425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ attemptOfTry),
/* harmony export */   DS: () => (/* binding */ planLegs),
/* harmony export */   Yk: () => (/* binding */ legOf),
/* harmony export */   g8: () => (/* binding */ legKinds)
/* harmony export */ });
/* unused harmony export legsPerShard */
/* harmony import */ var _problems_actions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7190);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _matrix_row_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66000);
/* harmony import */ var _runner_map_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51177);
/**
 * Legs of the reusable workflow: rows that carry ids and what GitHub itself must know, cut into shards. One output per
 * kind is a matrix of shards, each with the matrix of its legs as text, so that a sweep may have any number of shards.
 */




/** Number of an attempt of a point that has two tries in every attempt of the run: 1 and 2, then 3 and 4. */
const attemptOfTry = (runAttempt, tried) => 2 * (runAttempt - 1) + tried;
const legOf = (point, { runners, head, planArtifact }) => ({
    ...(0,_matrix_row_js__WEBPACK_IMPORTED_MODULE_2__/* .matrixRow */ .gd)(point),
    'runs-on': (0,_runner_map_js__WEBPACK_IMPORTED_MODULE_3__/* .runsOnOf */ .zQ)(point.runsOn, runners),
    head,
    plan: planArtifact,
});
const legKinds = ['single-node', 'multi-node', 'evals'];
const kindOf = ({ kind, multinode }) => kind === 'eval' ? 'evals' : multinode ? 'multi-node' : 'single-node';
/** GitHub's limit of legs per matrix. */
const legsPerShard = 256;
/**
 * Characters of all legs together. A job's outputs may have 1 MiB as UTF-16; what is inside a shard is quoted once more,
 * and the other outputs need room too.
 */
const maxCharacters = 450_000;
/** Legs of everything but `without` (the canary, reused points), in plan order. */
function planLegs({ points }, without, context) {
    const rest = points.filter(({ id }) => !without.has(id));
    const matrix = (kind) => {
        const legs = rest.filter((point) => kindOf(point) === kind).map((point) => legOf(point, context));
        return legs.length === 0 ? '' : JSON.stringify({ include: shardsOf(legs) });
    };
    const matrices = {
        'single-node': matrix('single-node'),
        'multi-node': matrix('multi-node'),
        evals: matrix('evals'),
    };
    const characters = Object.values(matrices).reduce((sum, text) => sum + text.length, 0);
    if (characters <= maxCharacters)
        return { matrices, count: rest.length, problems: [] };
    const message = `${rest.length} legs take ${characters} characters; at most ${maxCharacters} are handed on`;
    return {
        matrices: { 'single-node': '', 'multi-node': '', evals: '' },
        count: 0,
        problems: [(0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX315', message, { hint: 'select fewer points with the inputs keys or points' })],
    };
}
/** `shard` is empty where there is only one, so that job names stay short. */
function shardsOf(legs) {
    const count = Math.ceil(legs.length / legsPerShard);
    return Array.from({ length: count }, (_, index) => ({
        shard: count === 1 ? '' : ` ${index + 1} of ${count}`,
        legs: JSON.stringify({ include: legs.slice(index * legsPerShard, (index + 1) * legsPerShard) }),
    }));
}
//# sourceMappingURL=legs.js.map

/***/ }),

/***/ 66000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fw: () => (/* binding */ matrixOutput),
/* harmony export */   gd: () => (/* binding */ matrixRow),
/* harmony export */   tb: () => (/* binding */ pointAction)
/* harmony export */ });
/* harmony import */ var _problems_actions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7190);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/** What a workflow matrix carries of a point: an id and what GitHub itself must know. No free text, no parameters. */


const pointAction = ({ kind, scenario }) => kind === 'eval' ? 'run-eval-point' : scenario === 'agentic-coding' ? 'run-agentic-point' : 'run-fixed-point';
const matrixRow = (point) => ({
    id: point.id,
    title: point.title,
    action: pointAction(point),
    'runs-on': point.runsOn,
    timeout: point.timeoutMinutes,
});
/** GitHub's limit of legs per matrix. */
const maxLegs = 256;
/** In characters, as GitHub counts outputs; far below the 128 KiB that an environment variable can hold. */
const maxLength = 100_000;
/** The value of a job's `matrix`, as JSON, or the Problem that it does not fit through a job output. */
function matrixOutput(name, points) {
    const json = JSON.stringify({ include: points.map(matrixRow) });
    const hint = 'select fewer points with the inputs keys or points';
    if (points.length > maxLegs) {
        const message = `${name}: ${points.length} legs; a matrix has at most ${maxLegs}`;
        return { json: '', problems: [(0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX315', message, { hint })] };
    }
    if (json.length > maxLength) {
        const message = `${name}: ${json.length} characters; at most ${maxLength} are handed on`;
        return { json: '', problems: [(0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX315', message, { hint })] };
    }
    return { json, problems: [] };
}
//# sourceMappingURL=matrix-row.js.map

/***/ }),

/***/ 51177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   je: () => (/* binding */ readRunnerMap),
/* harmony export */   zQ: () => (/* binding */ runsOnOf)
/* harmony export */ });
/* unused harmony export identityRunnerMap */
/* harmony import */ var _problems_artifacts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86766);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10047);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5766);
/** Where legs run: the runner label of a point → what GitHub is asked for in `runs-on`. */




/** Nothing is mapped: a point asks for its own label. */
const identityRunnerMap = { rules: [] };
const file = 'runner-map';
const placeholder = '{label}';
/** Reads the YAML of the input; '' is the identity. All problems at once, with lines. */
function readRunnerMap(text) {
    if (text.trim() === '')
        return { map: identityRunnerMap, problems: [] };
    const { value, problems: syntax, placeOf } = (0,_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .loadYaml */ .y)(text, file);
    const problems = [...syntax];
    const refuse = (message, path) => {
        const at = placeOf(path);
        problems.push((0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX354', message, at === undefined ? {} : { at }));
    };
    if (!(0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(value)) {
        if (problems.length === 0)
            refuse('expected a mapping from prefixes to runners', []);
        return { map: identityRunnerMap, problems };
    }
    const rules = Object.entries(value).flatMap(([key, given]) => {
        const runsOn = readRunsOn(given);
        if (runsOn)
            return [{ prefix: key === 'default' ? '' : key, runsOn }];
        refuse(`${key}: expected a label, a list of labels, or { group, labels }`, [key]);
        return [];
    });
    const longestFirst = rules.toSorted((a, b) => b.prefix.length - a.prefix.length);
    return { map: { rules: longestFirst }, problems };
}
function readRunsOn(given) {
    if (isLabel(given))
        return [given];
    if (isLabels(given))
        return given;
    if (!(0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(given) || !isLabel(given['group']))
        return undefined;
    const { group, labels, ...others } = given;
    if (Object.keys(others).length > 0)
        return undefined;
    if (labels === undefined)
        return { group };
    if (isLabel(labels))
        return { group, labels: [labels] };
    return isLabels(labels) ? { group, labels } : undefined;
}
const isLabel = (value) => typeof value === 'string' && value.trim() !== '';
const isLabels = (value) => Array.isArray(value) && value.length > 0 && value.every(isLabel);
/** What to ask GitHub for; a label that no rule covers asks for itself. */
function runsOnOf(labels, { rules }) {
    const [label = ''] = labels;
    const rule = rules.find(({ prefix }) => label.startsWith(prefix));
    if (!rule)
        return labels;
    const filled = (text) => text.replaceAll(placeholder, label);
    const { runsOn } = rule;
    if (!('group' in runsOn))
        return runsOn.map(filled);
    return { group: filled(runsOn.group), ...(runsOn.labels ? { labels: runsOn.labels.map(filled) } : {}) };
}
//# sourceMappingURL=runner-map.js.map

/***/ }),

/***/ 86766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export artifactProblemKinds */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of a run's artifacts, of results taken over from another run, and of where legs run (350-359). */

const artifactProblemKinds = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX350: {
        title: 'An artifact is damaged',
        blame: 'infra',
        severity: 'warning',
        explain: 'The archive is cut off, is no zip, or its content does not match its checksum. Nothing of it was taken. ' +
            'If it was the only result of a point, that point is missing: re-run the failed jobs.',
    },
    INFX351: {
        title: 'An artifact was refused as hostile',
        blame: 'user',
        severity: 'error',
        explain: 'A name inside the archive leaves its folder or stands there twice, the archive expands beyond its bounds, or it lies about its sizes. ' +
            'Our jobs upload no such archive, so somebody made it on purpose or by another tool. Nothing of it was written.',
    },
    INFX352: {
        title: 'An artifact has expired',
        blame: 'infra',
        severity: 'warning',
        explain: 'GitHub deletes artifacts after the retention time of the repository. What was in it cannot be counted or taken over any more; run those points again.',
    },
    INFX353: {
        title: 'A run cannot be gone on with',
        blame: 'user',
        severity: 'error',
        explain: 'The run that `resume-run`, `failed-of-run`, `/use` or `/rerun` names is not there, has not ended, has no plan any more, or is about another commit than the head. ' +
            'The message says which. Start a whole sweep instead.',
    },
    INFX354: {
        title: 'The runner map cannot be used',
        blame: 'user',
        severity: 'error',
        explain: '`runner-map` is a YAML mapping from a prefix of runner labels (or `default`) to what GitHub is asked for: a label, a list of labels, or `{ group, labels }`. ' +
            '`{label}` stands for the runner label of the point. The longest prefix that fits wins.',
    },
});
//# sourceMappingURL=artifacts.js.map

/***/ }),

/***/ 91078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C9: () => (/* binding */ noReuse),
/* harmony export */   UO: () => (/* binding */ reuseFacts),
/* harmony export */   V8: () => (/* binding */ isReuseFile),
/* harmony export */   ZE: () => (/* binding */ reuseArtifact),
/* harmony export */   _j: () => (/* binding */ reuseFileName)
/* harmony export */ });
/* harmony import */ var _measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10047);
/** reuse.json: which results of other runs stand for points of this plan, and the proof of each. */

/** Name of the artifact that carries them; the ecosystem's tools put its folders beside the run's own. */
const reuseArtifact = 'reused-ingest-artifacts';
const reuseFileName = 'reuse.json';
const noReuse = (planDigest) => ({ schema: 'reuse.v1', planDigest, points: [] });
const reuseFacts = ({ points }) => ({
    acceptedPlans: [...new Set(points.map(({ planDigest }) => planDigest))],
    pointIds: new Set(points.map(({ id }) => id)),
});
const isReuseFile = (value) => 'planDigest' in value &&
    typeof value.planDigest === 'string' &&
    'points' in value &&
    Array.isArray(value.points) &&
    value.points.every(isReusedPoint);
const isReusedPoint = (value) => (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value) &&
    ['id', 'title', 'runId', 'artifact', 'uploadedAt', 'planDigest'].every((name) => typeof value[name] === 'string') &&
    ['attempt', 'artifactId'].every((name) => Number.isSafeInteger(value[name]));
//# sourceMappingURL=reuse-file.js.map

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
        const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
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

/***/ 71834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ readPlanFile)
/* harmony export */ });
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80947);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _own_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82329);



/** Throws ProblemError (INFX308) when there is no plan of this version at `path`. */
async function readPlanFile(path) {
    const value = await (0,_own_json_js__WEBPACK_IMPORTED_MODULE_2__/* .readOwnJson */ .Z)(path, 'plan.v1');
    if (isPlan(value))
        return value;
    throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX308', `${path} is not a whole plan`)]);
}
const isPlan = (value) => 'points' in value &&
    Array.isArray(value.points) &&
    'digest' in value &&
    typeof value.digest === 'string' &&
    'canary' in value;
//# sourceMappingURL=plan-file.js.map

/***/ }),

/***/ 58933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ readReuseBeside)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80947);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85492);
/* harmony import */ var _core_reuse_reuse_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91078);
/* harmony import */ var _own_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82329);
/** Reads a reuse.json. */






/** The file beside plan.json; nothing is taken over where there is none. Throws ProblemError INFX308 for another plan's. */
async function readReuseBeside(planPath, planDigest) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(planPath), _core_reuse_reuse_file_js__WEBPACK_IMPORTED_MODULE_5__/* .reuseFileName */ ._j);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        return (0,_core_reuse_reuse_file_js__WEBPACK_IMPORTED_MODULE_5__/* .noReuse */ .C9)(planDigest);
    const value = await (0,_own_json_js__WEBPACK_IMPORTED_MODULE_4__/* .readOwnJson */ .Z)(path, 'reuse.v1');
    if ((0,_core_reuse_reuse_file_js__WEBPACK_IMPORTED_MODULE_5__/* .isReuseFile */ .V8)(value) && value.planDigest === planDigest)
        return value;
    throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)('INFX308', `${path} is not about this plan`)]);
}
//# sourceMappingURL=reuse-file.js.map

/***/ }),

/***/ 39216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ legInputs)
/* harmony export */ });
/** What rows for the reusable workflow need besides the plan. */
const legInputs = {
    'runner-map': {
        description: 'YAML mapping from prefixes of runner labels (or `default`) to a label, a list of labels, or `{ group, labels }`; `{label}` is the label itself. Default: the label itself.',
        required: false,
    },
    head: { description: 'Commit that the legs check out.', required: false },
    'plan-artifact': { description: 'Name of the artifact with plan.json.', required: false },
};
//# sourceMappingURL=leg-inputs.js.map

/***/ })

};
