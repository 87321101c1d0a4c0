export const id = 5269;
export const ids = [5269];
export const modules = {

/***/ 42541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ canonicalJsonWithout),
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
function writeObject(value, path, without = none) {
    const members = value;
    let text = '';
    for (const key of sortedKeys(value)) {
        const member = members[key];
        if (member !== undefined && !without.includes(key))
            text += `${text === '' ? '' : ','}${escape(key)}:${write(member, path)}`;
    }
    return `{${text}}`;
}
const none = [];
const fewKeys = 16;
function sortedKeys(value) {
    const keys = Object.keys(value);
    if (keys.some((key) => beyondSurrogates.test(key)))
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
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23551);
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

/***/ 6721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   An: () => (/* binding */ writeJsonFile),
/* harmony export */   CA: () => (/* binding */ errorCode),
/* harmony export */   Ht: () => (/* binding */ readBoundedText),
/* harmony export */   lk: () => (/* binding */ parseJsonText)
/* harmony export */ });
/* unused harmony export strictStringify */
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
    const beside = `${path}.${process.pid}.tmp`;
    try {
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(beside, 'w');
        try {
            await file.writeFile(text);
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
