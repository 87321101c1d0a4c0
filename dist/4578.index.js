export const id = 4578;
export const ids = [4578];
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
// EXTERNAL MODULE: ./lib/src/files/plan-file.js + 1 modules
var plan_file = __webpack_require__(90367);
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
        outputs: { state: canary.state, ...(await rowsOf(point, inputs)), token, because },
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
async function rowsOf(point, inputs) {
    if (inputs['plan-artifact'] === '')
        return { point: JSON.stringify((0,matrix_row/* matrixRow */.gd)(point)), 'point-again': '' };
    const { map, problems } = await (0,runner_map/* readRunnerMap */.je)(inputs['runner-map']);
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
    INFX355: {
        title: 'A run cannot stand for the merge',
        blame: 'user',
        severity: 'error',
        explain: '`/use` pins a run of the same pull request that has a valid result of every planned point; at the merge each of those results is read and judged again. ' +
            'The run is of another pull request, was shortened or narrowed by a label, or lacks results, or the pin itself cannot be trusted: its comment was edited, or who gave the command may not any more. ' +
            'Dispatching the sweep on the default branch with `resume-run` measures only what is missing.',
    },
    INFX356: {
        title: 'Results of shortened points are not taken over',
        blame: 'user',
        severity: 'notice',
        explain: 'The label `agentx-fast` shortens agentic points. What such a run measured answers a quick question and stands for nothing else, not even for the same points of another quick run.',
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

/***/ })

};
