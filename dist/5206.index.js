export const id = 5206;
export const ids = [5206];
export const modules = {

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

/***/ }),

/***/ 68379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eb: () => (/* binding */ ZipRefused),
/* harmony export */   m6: () => (/* binding */ readAt),
/* harmony export */   x5: () => (/* binding */ readZipDirectory)
/* harmony export */ });
/** `hostile`: made on purpose to do harm, or so it looks; `damaged`: what a broken transfer leaves. */
class ZipRefused extends Error {
    name = 'ZipRefused';
    kind;
    constructor(kind, message) {
        super(message);
        this.kind = kind;
    }
}
const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endBytes = 22;
const entryBytes = 46;
/** A comment of an archive has at most 64 KiB. */
const maxEndBytes = endBytes + 0xffff;
/** Names are at most 64 KiB each; with them a directory of this many entries is far below. */
const directoryBytesPerEntry = 1024;
/** Every entry, or ZipRefused. */
async function readZipDirectory(file, sizeBytes, limits) {
    const { count, offset, length } = await readEnd(file, sizeBytes);
    if (count > limits.entries)
        throw new ZipRefused('hostile', `${count} entries, more than ${limits.entries}`);
    if (length > Math.max(1, count) * directoryBytesPerEntry || offset + length > sizeBytes)
        throw new ZipRefused('damaged', 'the directory of the archive does not fit into it');
    const directory = await readAt(file, offset, length);
    const entries = parseEntries(directory, count);
    checkNames(entries);
    const total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
    if (total > limits.totalBytes)
        throw new ZipRefused('hostile', `${total} bytes unpacked, more than ${limits.totalBytes}`);
    return entries;
}
async function readEnd(file, sizeBytes) {
    const tailBytes = Math.min(sizeBytes, maxEndBytes);
    const tail = await readAt(file, sizeBytes - tailBytes, tailBytes);
    for (let at = tail.length - endBytes; at >= 0; at--) {
        if (tail.readUInt32LE(at) !== endSignature || tail.readUInt16LE(at + 20) !== tail.length - at - endBytes)
            continue;
        const [count, length, offset] = [
            tail.readUInt16LE(at + 10),
            tail.readUInt32LE(at + 12),
            tail.readUInt32LE(at + 16),
        ];
        if (count === 0xffff || length === 0xffffffff || offset === 0xffffffff)
            throw new ZipRefused('damaged', 'an archive of the 64-bit format (4 GiB or more) is not read');
        return { count, length, offset };
    }
    throw new ZipRefused('damaged', 'it is no zip archive, or its end is missing');
}
function parseEntries(directory, count) {
    const entries = [];
    let at = 0;
    for (let index = 0; index < count; index++) {
        if (at + entryBytes > directory.length || directory.readUInt32LE(at) !== entrySignature)
            throw new ZipRefused('damaged', `entry ${index} of the directory is cut off`);
        const nameBytes = directory.readUInt16LE(at + 28);
        const rest = directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
        const name = directory.toString('utf8', at + entryBytes, at + entryBytes + nameBytes);
        entries.push({ ...entryAt(directory, at, name) });
        at += entryBytes + nameBytes + rest;
    }
    return entries;
}
const unixFileType = 0o170000;
const unixSymbolicLink = 0o120000;
function entryAt(directory, at, name) {
    const flags = directory.readUInt16LE(at + 8);
    const method = directory.readUInt16LE(at + 10);
    const unixMode = directory.readUInt32LE(at + 38) >>> 16;
    if ((flags & 1) !== 0)
        throw new ZipRefused('hostile', `${JSON.stringify(name)} is encrypted`);
    if ((unixMode & unixFileType) === unixSymbolicLink)
        throw new ZipRefused('hostile', `${JSON.stringify(name)} is a symbolic link`);
    if (method !== 0 && method !== 8)
        throw new ZipRefused('damaged', `${JSON.stringify(name)} is compressed by method ${method}`);
    return {
        name,
        isDirectory: name.endsWith('/'),
        method: method === 0 ? 'stored' : 'deflated',
        crc32: directory.readUInt32LE(at + 16),
        compressedBytes: directory.readUInt32LE(at + 20),
        bytes: directory.readUInt32LE(at + 24),
        headerOffset: directory.readUInt32LE(at + 42),
    };
}
/** Names that leave the folder, are of another system, or stand for one file twice on some file system. */
function checkNames(entries) {
    const seen = new Set();
    for (const { name, isDirectory } of entries) {
        const shown = JSON.stringify(name.slice(0, 200));
        const parts = (isDirectory ? name.slice(0, -1) : name).split('/');
        const isBad = name.length > 1024 ||
            /[\x00-\x1f\x7f\\:\ufffd]/.test(name) ||
            parts.some((part) => part === '' || part === '.' || part === '..');
        if (isBad)
            throw new ZipRefused('hostile', `the name ${shown} is not allowed`);
        const key = parts.join('/').normalize('NFC').toLowerCase();
        if (seen.has(key))
            throw new ZipRefused('hostile', `the name ${shown} stands there twice`);
        seen.add(key);
    }
}
async function readAt(file, offset, length) {
    const buffer = Buffer.alloc(length);
    const { bytesRead } = await file.read(buffer, 0, length, offset);
    if (bytesRead < length)
        throw new ZipRefused('damaged', 'the archive is shorter than it says');
    return buffer;
}
//# sourceMappingURL=zip-directory.js.map

/***/ }),

/***/ 44479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UL: () => (/* binding */ downloadArtifacts),
  wn: () => (/* binding */ listArtifacts),
  Tb: () => (/* binding */ newestPerName)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./lib/src/core/gate/payload-reader.js
var payload_reader = __webpack_require__(15266);
// EXTERNAL MODULE: ./lib/src/core/problems/artifacts.js
var artifacts = __webpack_require__(86766);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/optional-field.js
var optional_field = __webpack_require__(15783);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./lib/src/files/zip-directory.js
var zip_directory = __webpack_require__(68379);
;// CONCATENATED MODULE: ./lib/src/files/unzip.js
/** Unpacks an untrusted zip archive into a folder: bounded, streamed, whole or not at all. */







const localSignature = 0x04034b50;
const localBytes = 30;
/**
 * Unpacks beside `folder` first and moves it there at the end; a folder of that name is replaced. Throws ZipRefused, and
 * then nothing is left of it.
 */
async function unzipFile(archive, folder, limits) {
    const beside = `${folder}.${process.pid}.partial`;
    await (0,promises_.rm)(beside, { recursive: true, force: true });
    const file = await (0,promises_.open)(archive);
    try {
        const { size } = await file.stat();
        const entries = await (0,zip_directory/* readZipDirectory */.x5)(file, size, limits);
        await (0,promises_.mkdir)(beside, { recursive: true });
        for (const entry of entries)
            await unpack(file, archive, entry, (0,external_node_path_.join)(beside, entry.name));
        await (0,promises_.rm)(folder, { recursive: true, force: true });
        await (0,promises_.rename)(beside, folder);
    }
    catch (error) {
        await (0,promises_.rm)(beside, { recursive: true, force: true });
        throw error;
    }
    finally {
        await file.close();
    }
}
async function unpack(file, archive, entry, path) {
    if (entry.isDirectory) {
        await (0,promises_.mkdir)(path, { recursive: true });
        return;
    }
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
    const local = await (0,zip_directory/* readAt */.m6)(file, entry.headerOffset, localBytes);
    if (local.readUInt32LE(0) !== localSignature)
        throw new zip_directory/* ZipRefused */.Eb('damaged', `${JSON.stringify(entry.name)} is not where the directory says`);
    const start = entry.headerOffset + localBytes + local.readUInt16LE(26) + local.readUInt16LE(28);
    const sink = (0,external_node_fs_.createWriteStream)(path);
    const checked = new CheckedContent(entry);
    if (entry.compressedBytes === 0) {
        await (0,external_node_stream_promises_.pipeline)([], checked, sink);
        return;
    }
    const source = (0,external_node_fs_.createReadStream)(archive, { start, end: start + entry.compressedBytes - 1 });
    try {
        if (entry.method === 'stored')
            await (0,external_node_stream_promises_.pipeline)(source, checked, sink);
        else
            await (0,external_node_stream_promises_.pipeline)(source, (0,external_node_zlib_.createInflateRaw)(), checked, sink);
    }
    catch (error) {
        if (error instanceof zip_directory/* ZipRefused */.Eb || !isZlibError(error))
            throw error;
        throw new zip_directory/* ZipRefused */.Eb('damaged', `${JSON.stringify(entry.name)} cannot be inflated: ${error.message}`);
    }
}
const isZlibError = (error) => error instanceof Error && 'code' in error && /^Z_/.test(String(error.code));
/** Stops at the first byte more than declared, and compares size and checksum at the end. */
class CheckedContent extends external_node_stream_.Transform {
    #entry;
    #bytes = 0;
    #crc = 0;
    constructor(entry) {
        super();
        this.#entry = entry;
    }
    _transform(chunk, _encoding, done) {
        this.#bytes += chunk.length;
        if (this.#bytes > this.#entry.bytes) {
            const { name, bytes } = this.#entry;
            done(new zip_directory/* ZipRefused */.Eb('hostile', `${JSON.stringify(name)} declares ${bytes} bytes and holds more`));
            return;
        }
        this.#crc = (0,external_node_zlib_.crc32)(chunk, this.#crc);
        done(null, chunk);
    }
    _flush(done) {
        const isWhole = this.#bytes === this.#entry.bytes && this.#crc === this.#entry.crc32;
        const name = JSON.stringify(this.#entry.name);
        done(isWhole ? null : new zip_directory/* ZipRefused */.Eb('damaged', `${name} is not what its checksum says`));
    }
}
//# sourceMappingURL=unzip.js.map
// EXTERNAL MODULE: ./lib/src/github/client.js + 1 modules
var client = __webpack_require__(36134);
;// CONCATENATED MODULE: ./lib/src/github/artifacts.js
/** Artifacts of runs: listed over all pages, downloaded one by one as streams, unpacked within bounds. */














/** 10,000 artifacts: a sweep of 2,000 points with logs, traces and telemetry. */
const maxPages = 100;
/** GitHub gives a URL for a minute; more at once would only wait in line. */
const parallelDownloads = 4;
const maxDownloadTries = 3;
/** Every artifact of every attempt of a run, or those of one name; expired ones too, in GitHub's order. */
async function listArtifacts(github, runId, name) {
    const { owner, repo } = github;
    const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts';
    const rows = await (0,client/* listAll */._w)(github, route, { owner, repo, run_id: runId, ...(0,optional_field/* optional */.l)('name', name) }, maxPages);
    return rows.map((row) => {
        const read = new payload_reader/* PayloadReader */.E(row);
        const listed = {
            id: read.id('id'),
            name: read.text('name'),
            createdAt: read.text('created_at'),
            expired: read.flag('expired'),
            sizeBytes: sizeOf(row),
        };
        if (read.problems.length > 0)
            throw new problem/* ProblemError */.Mm(read.problems);
        return listed;
    });
}
const sizeOf = (row) => typeof row === 'object' && row !== null && 'size_in_bytes' in row && typeof row.size_in_bytes === 'number'
    ? row.size_in_bytes
    : 0;
/** The newest upload per name: several attempts of a job may have used one, and ids do not tell their order. */
function newestPerName(artifacts) {
    const newest = new Map();
    for (const artifact of artifacts) {
        const other = newest.get(artifact.name);
        if (!other || Date.parse(other.createdAt) < Date.parse(artifact.createdAt))
            newest.set(artifact.name, artifact);
    }
    return [...newest.values()];
}
/**
 * Downloads each into `folder/<name>`. What is expired, damaged or hostile is a Problem and leaves nothing. Throws a
 * ProblemError when GitHub cannot be reached.
 */
async function downloadArtifacts(github, artifacts, folder, limits) {
    await (0,promises_.mkdir)(folder, { recursive: true });
    const limit = (0,p_limit/* default */.A)(parallelDownloads);
    const taken = [];
    const problems = [];
    await Promise.all(artifacts.map((artifact) => limit(async () => {
        const found = await downloadOne(github, artifact, folder, limits);
        if (found)
            problems.push(found);
        else
            taken.push(artifact);
    })));
    return { artifacts: taken, problems };
}
async function downloadOne(github, artifact, folder, limits) {
    const { name, expired, id } = artifact;
    if (expired)
        return (0,catalogue/* problem */.CC)('INFX352', `${name} has expired`);
    if (!isFolderName(name))
        return (0,catalogue/* problem */.CC)('INFX351', `the artifact ${JSON.stringify(name)} has a name that is no folder`);
    const archive = (0,external_node_path_.join)(folder, `.${id}.zip`);
    try {
        for (let tries = 1;; tries++) {
            const found = await fetchAndUnpack(github, artifact, archive, (0,external_node_path_.join)(folder, name), limits);
            // A transfer that broke off is worth another; an archive that is damaged stays so.
            if (found?.code !== 'INFX350' || tries >= maxDownloadTries)
                return found;
        }
    }
    finally {
        await (0,promises_.rm)(archive, { force: true });
    }
}
const isFolderName = (name) => /^[^./\\\x00-\x1f][^/\\\x00-\x1f]*$/.test(name);
async function fetchAndUnpack(github, artifact, archive, folder, limits) {
    const url = await addressOf(github, artifact);
    if (url === undefined)
        return (0,catalogue/* problem */.CC)('INFX352', `${artifact.name} has expired or was deleted`);
    try {
        // The address is signed; a token would be refused by the storage behind it.
        const response = await fetch(url, { signal: AbortSignal.timeout(downloadMs) });
        if (!response.ok || response.body === null)
            throw new zip_directory/* ZipRefused */.Eb('damaged', `the storage answered ${response.status}`);
        await (0,external_node_stream_promises_.pipeline)(external_node_stream_.Readable.fromWeb(response.body), new Bounded(limits.archiveBytes), (0,external_node_fs_.createWriteStream)(archive));
        await unzipFile(archive, folder, limits);
        return undefined;
    }
    catch (error) {
        return refusal(artifact, error);
    }
}
/** Longest transfer of one archive. */
const downloadMs = 15 * 60_000;
function refusal({ name }, error) {
    if (error instanceof zip_directory/* ZipRefused */.Eb)
        return (0,catalogue/* problem */.CC)(error.kind === 'hostile' ? 'INFX351' : 'INFX350', `${name}: ${error.message}`);
    const isTransfer = error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError');
    if (!isTransfer)
        throw error;
    return (0,catalogue/* problem */.CC)('INFX350', `${name}: the transfer broke off: ${error.message}`);
}
/** A URL that lives one minute; undefined when the artifact is gone. */
async function addressOf({ octokit, owner, repo }, { id }) {
    try {
        const { headers } = await octokit.request('GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}', { owner, repo, artifact_id: id, archive_format: 'zip', request: { redirect: 'manual' } });
        return headers.location;
    }
    catch (error) {
        const status = (0,client/* refusedStatus */.PH)(error);
        if (status === 404 || status === 410)
            return undefined;
        throw error;
    }
}
class Bounded extends external_node_stream_.Transform {
    #limit;
    #bytes = 0;
    constructor(limit) {
        super();
        this.#limit = limit;
    }
    _transform(chunk, _encoding, done) {
        this.#bytes += chunk.length;
        if (this.#bytes > this.#limit)
            done(new zip_directory/* ZipRefused */.Eb('hostile', `more than ${this.#limit} bytes`));
        else
            done(null, chunk);
    }
}
//# sourceMappingURL=artifacts.js.map

/***/ }),

/***/ 36134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UY: () => (/* binding */ connectGitHub),
  _w: () => (/* binding */ listAll),
  PH: () => (/* binding */ refusedStatus)
});

// EXTERNAL MODULE: ./lib/src/github/hidden-event.js
var hidden_event = __webpack_require__(54171);
// EXTERNAL MODULE: ./node_modules/@actions/github/lib/github.js
var github = __webpack_require__(61351);
// EXTERNAL MODULE: ./node_modules/@actions/github/lib/utils.js + 19 modules
var utils = __webpack_require__(85555);
// EXTERNAL MODULE: ./lib/src/core/measure/lenient-json.js
var lenient_json = __webpack_require__(10047);
// EXTERNAL MODULE: ./lib/src/core/problems/gate.js
var gate = __webpack_require__(10530);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/github/permissions.js
var permissions = __webpack_require__(7008);
;// CONCATENATED MODULE: ./lib/src/github/retry.js
/**
 * Which failed requests to GitHub are worth repeating, and when. Limits are waited for, since the request was not carried
 * out; a broken server only where repeating cannot do a thing twice.
 */
/** Longest wait that is worth a runner's time; a primary limit resets within the hour. */
const longestWaitMs = 15 * 60_000;
const maxTries = 5;
/** GitHub asks for at least a minute after a secondary limit without a header. */
const secondaryWaitMs = 60_000;
const brokenWaitMs = 1000;
const idempotent = ['GET', 'HEAD', 'PUT', 'DELETE'];
function decideRetry(failed) {
    const { status, message } = failed;
    if (status === undefined || status >= 500)
        return brokenServer(failed);
    if (status === 401)
        return { retry: false, kind: 'credentials', because: message };
    const wait = limitWaitMs(failed);
    if (wait !== undefined)
        return limited(failed, wait);
    return { retry: false, kind: status === 403 ? 'permission' : 'refused', because: message };
}
function brokenServer({ method, status, message, tries }) {
    const because = status === undefined ? `no answer: ${message}` : `GitHub answered ${status}`;
    if (!idempotent.includes(method) || tries >= maxTries)
        return { retry: false, kind: 'unavailable', because };
    return { retry: true, afterMs: brokenWaitMs * 2 ** (tries - 1), because };
}
/** Milliseconds that GitHub asks to wait; undefined when the answer is about no limit. */
function limitWaitMs({ status, headers, message, tries, nowMs }) {
    if (status !== 403 && status !== 429)
        return undefined;
    const after = numberOf(headers['retry-after']);
    if (after !== undefined)
        return after * 1000;
    const reset = numberOf(headers['x-ratelimit-reset']);
    if (numberOf(headers['x-ratelimit-remaining']) === 0 && reset !== undefined) {
        return Math.max(0, reset * 1000 - nowMs) + 1000;
    }
    if (status === 429 || /secondary rate limit|abuse detection/i.test(message))
        return secondaryWaitMs * 2 ** (tries - 1);
    return undefined;
}
function limited({ tries, nowMs }, waitMs) {
    const until = new Date(nowMs + waitMs).toISOString();
    const because = `the rate limit is used up until ${until}`;
    if (waitMs > longestWaitMs || tries >= maxTries)
        return { retry: false, kind: 'unavailable', because };
    return { retry: true, afterMs: waitMs, because };
}
const numberOf = (value) => {
    const number = value === undefined || value === '' ? NaN : Number(value);
    return Number.isFinite(number) && number >= 0 ? number : undefined;
};
//# sourceMappingURL=retry.js.map
;// CONCATENATED MODULE: ./lib/src/github/client.js
/**
 * The one way to GitHub's REST interface: Octokit with repeated requests, bounded lists, and failures as Problems. Every
 * answer is untrusted; callers read fields, they do not believe shapes.
 */









(0,hidden_event/* showEvent */.u)();
function connectGitHub(options) {
    const [owner = '', repo = ''] = options.repository.split('/');
    const quiet = () => undefined;
    const octokit = (0,github/* getOctokit */.Q)(options.token, {
        baseUrl: options.apiUrl,
        log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
        // Ours replaces the library's, which knows the proxy of the runner.
        ...(options.signal === undefined ? {} : { request: { ...utils/* defaults */.NT.request, signal: options.signal } }),
    });
    let sent = 0;
    octokit.hook.wrap('request', (request, endpoint) => {
        const subject = `${endpoint.method} ${endpoint.url}`;
        // Questions of GraphQL are sent by POST and change nothing: we send no mutations.
        const method = endpoint.url.endsWith('/graphql') ? 'GET' : endpoint.method;
        return repeated(method, subject, options, async () => {
            sent++;
            const response = await request(endpoint);
            if (response.headers['content-type']?.startsWith('text/html') === true)
                throw notJson(subject);
            return response;
        });
    });
    const { sleep = sleepFor, signal } = options;
    return { octokit, owner, repo, requests: () => sent, pause: (milliseconds) => sleep(milliseconds, signal) };
}
const notJson = (subject) => new problem/* ProblemError */.Mm([
    (0,catalogue/* problem */.CC)('INFX145', `${subject}: expected JSON, got an HTML page`, {
        hint: 'is there a proxy or a sign-in page between the runner and GitHub?',
    }),
]);
/** Sends until it works, repeating is no use, or the budget of {@link longestWaitMs} is spent. Throws a ProblemError. */
async function repeated(method, subject, { sleep = sleepFor, nowMs = Date.now, log, signal, fork }, send) {
    let waitedMs = 0;
    for (let tries = 1;; tries++) {
        try {
            return await send();
        }
        catch (error) {
            if (error instanceof problem/* ProblemError */.Mm || signal?.aborted === true)
                throw error;
            const failure = readFailure(error);
            const decision = decideRetry({ method, ...failure, tries, nowMs: nowMs() });
            if (!decision.retry || waitedMs + decision.afterMs > longestWaitMs) {
                const kind = decision.retry ? 'unavailable' : decision.kind;
                throw failed(kind, subject, decision.because, failure.headers, fork ?? false, error);
            }
            waitedMs += decision.afterMs;
            log?.(`${subject}: ${decision.because}; trying again in ${Math.ceil(decision.afterMs / 1000)} s`);
            await sleep(decision.afterMs, signal);
        }
    }
}
/** What Octokit's error holds. Without a response there was no answer; its status is then made up. */
function readFailure(error) {
    const message = error instanceof Error ? error.message : String(error);
    const response = error instanceof Error && 'response' in error ? error.response : undefined;
    if (!(0,lenient_json/* isRecord */.u4)(response))
        return { status: undefined, headers: {}, message };
    const { status, headers } = response;
    return {
        status: typeof status === 'number' ? status : undefined,
        headers: (0,lenient_json/* isRecord */.u4)(headers) ? headers : {},
        message,
    };
}
function failed(kind, subject, because, headers, fork, cause) {
    const text = `${subject}: ${because.slice(0, 500)}`;
    switch (kind) {
        case 'permission':
            return new problem/* ProblemError */.Mm([(0,permissions/* missingPermission */.U)(subject, headers['x-accepted-github-permissions'], fork)], {
                cause,
            });
        case 'credentials':
            return new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX148', text)], { cause });
        case 'refused':
            return new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX149', text)], { cause });
        case 'unavailable':
            return new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX146', text)], { cause });
    }
}
/** The status of a refused request, for callers to whom "not found" is an answer. */
function refusedStatus(error) {
    return error instanceof problem/* ProblemError */.Mm && error.cause !== undefined
        ? readFailure(error.cause).status
        : undefined;
}
async function sleepFor(milliseconds, signal) {
    await new Promise((resolve, reject) => {
        const abort = () => {
            clearTimeout(timer);
            reject(signal?.reason instanceof Error ? signal.reason : new Error('aborted'));
        };
        const timer = setTimeout(() => {
            signal?.removeEventListener('abort', abort);
            resolve();
        }, milliseconds);
        signal?.addEventListener('abort', abort, { once: true });
    });
}
/**
 * All rows of a list, 100 per page, over at most `maxPages` pages. Throws INFX147 when there are more: a decision on part
 * of a list would be a guess.
 */
async function listAll({ octokit }, route, parameters, maxPages) {
    const rows = [];
    let pages = 0;
    for await (const { data } of octokit.paginate.iterator(route, { ...parameters, per_page: 100 })) {
        if (++pages > maxPages) {
            throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX147', `${route}: more than ${maxPages} pages of 100`)]);
        }
        if (!Array.isArray(data))
            throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX145', `${route}: expected a list`)]);
        rows.push(...data);
    }
    return rows;
}
//# sourceMappingURL=client.js.map

/***/ }),

/***/ 83730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ runUrl),
/* harmony export */   e: () => (/* binding */ gitHubOfJob)
/* harmony export */ });
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36134);
/** GitHub as an action of this job reaches it. */

/** GITHUB_API_URL and GITHUB_REPOSITORY are set in every job; without them there is no GitHub to talk to. */
function gitHubOfJob(host, token, fork) {
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .connectGitHub */ .UY)({
        token,
        repository: host.env['GITHUB_REPOSITORY'] ?? '',
        apiUrl: host.env['GITHUB_API_URL'] ?? 'https://api.github.com',
        signal: host.signal,
        fork,
        log: (line) => host.info(line),
    });
}
/** Address of this run in a browser. */
const runUrl = (env, runId) => `${env['GITHUB_SERVER_URL'] ?? 'https://github.com'}/${env['GITHUB_REPOSITORY'] ?? ''}/actions/runs/${runId}`;
//# sourceMappingURL=connect.js.map

/***/ }),

/***/ 54171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ showEvent)
/* harmony export */ });
/* harmony import */ var node_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1708);
/**
 * `@actions/github` parses the event while it is loaded, whoever needs it or not, and a payload that is no JSON ends the
 * action there without a word of ours. So it does not see the event: `event.ts` reads it, and says what is wrong with it.
 * Import this first, and call `showEvent` behind the imports.
 */

const name = 'GITHUB_EVENT_PATH';
const path = node_process__WEBPACK_IMPORTED_MODULE_0__.env[name];
// eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- an empty variable would be another event
delete node_process__WEBPACK_IMPORTED_MODULE_0__.env[name];
function showEvent() {
    if (path !== undefined)
        node_process__WEBPACK_IMPORTED_MODULE_0__.env[name] = path;
}
//# sourceMappingURL=hidden-event.js.map

/***/ }),

/***/ 7008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ missingPermission),
/* harmony export */   a: () => (/* binding */ readActor)
/* harmony export */ });
/* harmony import */ var _core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10047);
/* harmony import */ var _core_problems_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10530);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36134);
/** Who may do what: a person's role in the repository, and what a token lacks. */




const roles = ['admin', 'maintain', 'write', 'triage', 'read', 'none'];
/**
 * The role of a person. `permission` alone would not do: it calls triage "read" and maintain "write". Custom roles have
 * names of their own, and inherit what `permission` says. Somebody whom the repository does not know has none.
 */
async function readActor({ octokit, owner, repo }, login) {
    try {
        const { data } = await octokit.request('GET /repos/{owner}/{repo}/collaborators/{username}/permission', {
            owner,
            repo,
            username: login,
        });
        return { login, role: roleOf(data) };
    }
    catch (error) {
        if ((0,_client_js__WEBPACK_IMPORTED_MODULE_2__/* .refusedStatus */ .PH)(error) === 404)
            return { login, role: 'none' };
        throw error;
    }
}
function roleOf(data) {
    if (!(0,_core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(data))
        return 'unknown';
    const { role_name: name, permission } = data;
    return (roles.find((role) => role === name) ??
        // The base of a custom role is at most what `permission` says.
        roles.find((role) => role === permission) ??
        'unknown');
}
/**
 * Problem with the YAML to paste. `accepted` is GitHub's header with the permissions that the request accepts, e.g.
 * `issues=write; pull_requests=write`: any one of the sets between semicolons does.
 */
function missingPermission(subject, accepted, fork) {
    if (fork) {
        return (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX143', `${subject}: the token of a fork's pull request can only read`, {
            hint: 'no permission in the workflow changes that; write from a workflow_run or issue_comment workflow instead',
        });
    }
    const wanted = readAccepted(accepted);
    const yaml = wanted.map(([name, level]) => `  ${name}: ${level}`).join('\n');
    return (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX143', `${subject}: the token lacks a permission`, {
        hint: wanted.length > 0
            ? `add to the job:\npermissions:\n${yaml}`
            : 'add the permission to the job, under `permissions:`; the documentation of this request names it',
    });
}
/** The last set of the header, which for comments is that of pull requests: the narrower of the two. */
function readAccepted(accepted) {
    if (typeof accepted !== 'string')
        return [];
    const sets = accepted
        .split(';')
        .map((set) => [...set.matchAll(/([a-z_]+)=(read|write)/g)].map(([, name = '', level = '']) => [name.replaceAll('_', '-'), level]))
        .filter((set) => set.length > 0);
    return sets.at(-1) ?? [];
}
//# sourceMappingURL=permissions.js.map

/***/ }),

/***/ 52487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ty: () => (/* binding */ sweepOfRun),
/* harmony export */   cF: () => (/* binding */ planOfRun),
/* harmony export */   mb: () => (/* binding */ downloadPlan),
/* harmony export */   nO: () => (/* binding */ artifactOfRun),
/* harmony export */   o$: () => (/* binding */ readSource)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_problems_artifacts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86766);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85492);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80947);
/* harmony import */ var _files_plan_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90367);
/* harmony import */ var _files_reuse_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58933);
/* harmony import */ var _files_sweep_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23277);
/* harmony import */ var _files_zip_directory_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(68379);
/* harmony import */ var _artifacts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(44479);
/** An earlier run with what it planned and uploaded, as a source of results. */









/** Downloads and reads the newest plan of a run into `folder`. Throws ProblemError INFX353 when there is none any more. */
async function readSource(github, runId, folder, limits) {
    const { plan: artifact, artifacts } = await planOfRun(github, runId);
    const planPath = await downloadPlan(github, artifact, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, runId), limits);
    const plan = await (0,_files_plan_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readPlanFile */ .w)(planPath);
    const { points } = await (0,_files_reuse_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readReuseBeside */ .p)(planPath, plan.digest);
    return { runId, plan, takenOver: points, artifacts };
}
/** Unpacks an artifact with plan.json into a folder of its name; the path of plan.json. */
const downloadPlan = (github, artifact, folder, limits) => downloadFile(github, artifact, folder, 'plan.json', limits);
async function downloadFile(github, artifact, folder, file, limits) {
    const { problems } = await (0,_artifacts_js__WEBPACK_IMPORTED_MODULE_8__/* .downloadArtifacts */ .UL)(github, [artifact], folder, limits);
    if (problems.length > 0)
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm(problems.map((found) => ({ ...found, severity: 'error' })));
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, artifact.name, file);
}
/** Lists lag behind what a job before this one uploaded. */
const lagMs = [1000, 2000, 4000];
/**
 * The artifact of this name in this run, its newest upload. Asks again for some seconds while there is none, then throws
 * ProblemError INFX353.
 */
async function artifactOfRun(github, runId, name) {
    for (const waitMs of [...lagMs, undefined]) {
        const found = newestOf(await (0,_artifacts_js__WEBPACK_IMPORTED_MODULE_8__/* .listArtifacts */ .wn)(github, runId, name));
        if (found)
            return found;
        if (waitMs !== undefined)
            await github.pause(waitMs);
    }
    throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX353', `run ${runId} has no artifact ${name}`)]);
}
/**
 * What the run collected last; undefined when it did not get that far, or its artifact expired. Throws ProblemError where it
 * cannot be unpacked or is no sweep of this version.
 */
async function sweepOfRun(github, { runId, artifacts }, folder, limits) {
    const artifact = newestOf(artifacts.filter(({ name }) => name === sweepArtifact));
    if (!artifact)
        return undefined;
    return (0,_files_sweep_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readSweepFile */ .B)(await downloadFile(github, artifact, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, runId), 'sweep.json', limits));
}
/** Name under which the reusable workflow uploads what it collected. */
const sweepArtifact = 'sweep';
const planName = /^plan_a[1-9][0-9]*$/;
/** The newest plan of a run, with all its artifacts. Throws ProblemError INFX353 when there is none any more. */
async function planOfRun(github, runId) {
    const artifacts = await (0,_artifacts_js__WEBPACK_IMPORTED_MODULE_8__/* .listArtifacts */ .wn)(github, runId);
    const plans = artifacts.filter(({ name }) => planName.test(name));
    const plan = newestOf(plans);
    if (plan)
        return { plan, artifacts };
    const why = plans.length > 0 ? 'has a plan that expired' : 'has no plan';
    throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX353', `run ${runId} ${why}`, { hint: 'start a whole sweep' })]);
}
const newestOf = (artifacts) => artifacts
    .filter(({ expired }) => !expired)
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))[0];
//# sourceMappingURL=source-run.js.map

/***/ }),

/***/ 31536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ tokenInput)
/* harmony export */ });
const tokenInput = {
    description: 'Token for the REST interface, with the permissions under Requirements.',
    required: false,
    fallback: '${{ github.token }}',
};
//# sourceMappingURL=token-input.js.map

/***/ }),

/***/ 76228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ anyLimits),
/* harmony export */   s: () => (/* binding */ resultLimits)
/* harmony export */ });
const mib = 1024 * 1024;
/** Plans, results, evaluations with their samples. */
const resultLimits = {
    entries: 10_000,
    totalBytes: 1024 * mib,
    archiveBytes: 512 * mib,
};
/** Everything, with request exports, logs and telemetry. */
const anyLimits = {
    entries: 20_000,
    totalBytes: 16 * 1024 * mib,
    archiveBytes: 4095 * mib,
};
//# sourceMappingURL=archive-limits.js.map

/***/ })

};
