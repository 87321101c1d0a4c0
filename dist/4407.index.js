export const id = 4407;
export const ids = [4407];
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
// EXTERNAL MODULE: ./lib/src/files/plan-file.js
var plan_file = __webpack_require__(71834);
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
        message: bounded(message),
        ...(detail.hint === undefined ? {} : { hint: bounded(detail.hint) }),
        ...(detail.at === undefined ? {} : { at: detail.at }),
        ...(detail.fault === undefined ? {} : { fault: detail.fault }),
    };
}
/** Texts quote what came, which may be a key of a megabyte; real ones stay far below. */
const maxCharacters = 4000;
const bounded = (text) => text.length <= maxCharacters ? text : `${text.slice(0, maxCharacters - 200)} … ${text.slice(-180)}`;
//# sourceMappingURL=catalogue.js.map

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
