export const id = 350;
export const ids = [350];
export const modules = {

/***/ 8969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/src/github/run-action.js + 1 modules
var run_action = __webpack_require__(76396);
;// CONCATENATED MODULE: ./lib/actions/canary-select/inputs.js
const contract = {
    name: 'canary-select',
    title: 'Choose the canary of a sweep',
    description: 'Says which point runs first, alone: the cheapest benchmark point of the plan. The rest starts only on its positive token.',
    inputs: { plan: { description: 'Path of plan.json.', required: true } },
    outputs: {
        state: { description: '`chosen`, `none-possible` or `skipped`. Only `chosen` comes with a point.' },
        point: { description: 'The matrix row `{id, title, action, runs-on, timeout}` of the canary, or empty.' },
        token: { description: 'Digest of plan and canary that a passed canary hands to the fan-out.' },
        because: { description: 'Why, in one sentence.' },
    },
    permissions: {},
    requirements: [],
};
//# sourceMappingURL=inputs.js.map
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/plan/matrix-row.js
var matrix_row = __webpack_require__(66000);
// EXTERNAL MODULE: ./lib/src/files/plan-file.js
var plan_file = __webpack_require__(71834);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/src/core/canonical-json.js
var canonical_json = __webpack_require__(42541);
;// CONCATENATED MODULE: ./lib/src/core/plan/canary-token.js
/** The positive token of a canary: names plan and canary, so that no other run's success can stand for it. */


/** 16 hex digits of SHA-256 over the plan's digest and its canary decision. */
const canaryToken = (plan) => (0,external_node_crypto_.createHash)('sha256')
    .update((0,canonical_json/* canonicalJson */.d)({ digest: plan.digest, canary: plan.canary }))
    .digest('hex')
    .slice(0, 16);
//# sourceMappingURL=canary-token.js.map
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/actions/canary-select/run.js





/** Reads the plan's own decision: nothing is chosen twice. */
async function run(inputs, host) {
    const plan = await (0,plan_file/* readPlanFile */.w)((0,external_node_path_.resolve)(host.workspace, inputs.plan));
    const { canary } = plan;
    const because = canary.because.join('; ');
    if (canary.state !== 'chosen') {
        return {
            outputs: { state: canary.state, point: '', token: canaryToken(plan), because },
            summary: `### Canary: ${canary.state}\n\n${because}\n`,
            problems: [],
        };
    }
    const point = plan.points.find(({ id }) => id === canary.pointId);
    if (!point) {
        return { outputs: {}, problems: [(0,catalogue/* problem */.CC)('INFX308', `the canary ${canary.pointId} is not in the plan`)] };
    }
    return {
        outputs: {
            state: canary.state,
            point: JSON.stringify((0,matrix_row/* matrixRow */.gd)(point)),
            token: canaryToken(plan),
            because,
        },
        summary: `### Canary\n\n**${point.title}**: ${because}\n`,
        problems: [],
    };
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

/***/ 85492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CC: () => (/* binding */ problem),
/* harmony export */   O5: () => (/* binding */ registerProblemKinds),
/* harmony export */   sS: () => (/* binding */ allProblemKinds)
/* harmony export */ });
/* unused harmony export problemKind */
const kinds = new Map();
/** Adds one area's kinds; throws (a bug of ours) when a code is taken twice. */
function registerProblemKinds(area) {
    for (const [code, kind] of Object.entries(area)) {
        if (kinds.has(code))
            throw new Error(`problem code ${code} is registered twice`);
        kinds.set(code, kind);
    }
    return area;
}
const problemKind = (code) => kinds.get(code);
/** All registered kinds, by code. */
const allProblemKinds = () => [...kinds].sort(([a], [b]) => (a < b ? -1 : 1));
/** Makes a Problem with the blame and severity of its kind, unless given. Throws (a bug of ours) on an unregistered code. */
function problem(code, message, detail = {}) {
    const kind = kinds.get(code);
    if (!kind)
        throw new Error(`problem code ${code} is not in the catalogue`);
    return {
        code,
        severity: detail.severity ?? kind.severity,
        blame: detail.blame ?? kind.blame,
        message,
        ...(detail.hint === undefined ? {} : { hint: detail.hint }),
        ...(detail.at === undefined ? {} : { at: detail.at }),
    };
}
//# sourceMappingURL=catalogue.js.map

/***/ }),

/***/ 8076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export commandProblemKinds */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of the command line, the inputs and this machine's environment (300-329). */

const commandProblemKinds = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX300: {
        title: 'An input has a value that is not allowed',
        blame: 'user',
        severity: 'error',
        explain: 'An option of `infx`, an input of an action or a field of infx.config.yaml cannot be read. ' +
            'The message names the input, what came, and what is allowed. All such problems are listed at once.',
    },
    INFX301: {
        title: 'Nothing says what to run',
        blame: 'user',
        severity: 'error',
        explain: 'A sweep needs either a changelog with a base commit to compare against (`--base`), or the config keys (`--keys`). ' +
            'In an action both come from the event.',
    },
    INFX302: {
        title: 'The output directory belongs to another sweep',
        blame: 'user',
        severity: 'error',
        explain: 'The directory already holds a plan. `--resume` goes on with it when the plan is the same; ' +
            'otherwise choose another `--out`, or remove the directory. Finished results are never overwritten silently.',
    },
    INFX303: {
        title: 'There is nothing to resume',
        blame: 'user',
        severity: 'error',
        explain: '`--resume` was given, but the output directory holds no plan.json. Start without `--resume`.',
    },
    INFX304: {
        title: 'Another sweep uses the output directory',
        blame: 'infra',
        severity: 'error',
        explain: 'A running process holds the lock file of the output directory. Wait for it, stop it, or choose another `--out`.',
    },
    INFX305: {
        title: 'The output cannot be written',
        blame: 'infra',
        severity: 'error',
        explain: 'The operating system refused to write: the disk is full, the folder is read-only, or permissions are missing. ' +
            'Results written before are kept; free space and go on with `--resume`.',
    },
    INFX306: {
        title: 'No engine can serve the point here',
        blame: 'user',
        severity: 'error',
        explain: 'The framework of the point has no launcher on this machine. `--simulate` runs the whole sweep with the simulated engine; ' +
            'its results say so for ever.',
    },
    INFX307: {
        title: 'A command or code is unknown',
        blame: 'user',
        severity: 'error',
        explain: 'The word after `infx` (or after `infx explain`) is not known. The message lists the nearest ones.',
    },
    INFX308: {
        title: 'A file that the command needs cannot be read',
        blame: 'user',
        severity: 'error',
        explain: 'The path is wrong, or the file is not what the command expects. The message names both.',
    },
    INFX309: {
        title: 'The canary failed, so nothing else ran',
        blame: 'product',
        severity: 'error',
        explain: 'The cheapest point of the sweep runs first. When it fails, the rest of the sweep would fail the same way at a much higher price, ' +
            'so it is not started. Read why the canary failed, mend it, and run again.',
    },
    INFX310: {
        title: 'Something unexpected happened inside infx',
        blame: 'product',
        severity: 'error',
        explain: 'This is a bug of ours. Please report it with the stack trace and the plan.',
    },
});
//# sourceMappingURL=command.js.map

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

/***/ })

};
