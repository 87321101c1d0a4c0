export const id = 5235;
export const ids = [5235];
export const modules = {

/***/ 79766:
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
// EXTERNAL MODULE: ./lib/src/github/token-input.js
var token_input = __webpack_require__(31536);
;// CONCATENATED MODULE: ./lib/actions/fan-out/inputs.js


const matrix = (what) => ({
    description: `Matrix of shards \`{include: [{shard, legs}]}\` of ${what}; \`legs\` is the matrix of their rows as text. Empty when there is none.`,
});
const contract = {
    name: 'fan-out',
    title: 'Start the fan-out, or not',
    description: 'Demands the token of the canary of this very plan and puts out the legs of everything else, at most 256 per shard. A skipped job starts nothing.',
    inputs: {
        token: token_input/* tokenInput */.e,
        needs: {
            description: '`${{ toJSON(needs) }}` of a job that needs `plan` (with the outputs `plan-artifact` and `head` of reuse-points, `state` and `token` of canary-select), `canary` and `canary-again` (with the output `token`).',
            required: true,
        },
        'runner-map': leg_inputs/* legInputs */.c['runner-map'],
    },
    outputs: {
        start: { description: '`true` when the legs may start.' },
        state: { description: '`passed`, `waived`, `none-possible`, `failed`, `cancelled` or `unknown`.' },
        because: { description: 'Why, in one sentence.' },
        legs: { description: 'Number of legs.' },
        'has-single-node': { description: '`true` when `single-node` has a leg.' },
        'has-multi-node': { description: '`true` when `multi-node` has a leg.' },
        'has-evals': { description: '`true` when `evals` has a leg.' },
        'single-node': matrix('single-node benchmark points'),
        'multi-node': matrix('multi-node benchmark points'),
        evals: matrix('evaluations'),
    },
    permissions: { actions: 'download the plan' },
    requirements: [],
};
//# sourceMappingURL=inputs.js.map
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/gate/fan-out.js
var fan_out = __webpack_require__(39234);
// EXTERNAL MODULE: ./lib/src/core/plan/canary-token.js
var canary_token = __webpack_require__(99784);
// EXTERNAL MODULE: ./lib/src/core/plan/legs.js
var plan_legs = __webpack_require__(65425);
// EXTERNAL MODULE: ./lib/src/core/plan/runner-map.js
var runner_map = __webpack_require__(51177);
// EXTERNAL MODULE: ./lib/src/core/problems/command.js
var command = __webpack_require__(8076);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/render/markdown.js
var markdown = __webpack_require__(56456);
// EXTERNAL MODULE: ./lib/src/files/plan-file.js + 1 modules
var plan_file = __webpack_require__(90367);
// EXTERNAL MODULE: ./lib/src/files/reuse-file.js
var reuse_file = __webpack_require__(58933);
// EXTERNAL MODULE: ./lib/src/github/connect.js
var connect = __webpack_require__(83730);
// EXTERNAL MODULE: ./lib/src/github/needs.js + 1 modules
var github_needs = __webpack_require__(44786);
// EXTERNAL MODULE: ./lib/src/github/source-run.js
var source_run = __webpack_require__(52487);
// EXTERNAL MODULE: ./lib/src/sweep/archive-limits.js
var archive_limits = __webpack_require__(76228);
;// CONCATENATED MODULE: ./lib/actions/fan-out/run.js















async function run(inputs, host) {
    const needs = (0,github_needs/* readNeeds */.M)(inputs.needs);
    const [planned, canary, again] = [
        (0,github_needs/* neededJob */.n)(needs, 'plan'),
        (0,github_needs/* neededJob */.n)(needs, 'canary'),
        (0,github_needs/* neededJob */.n)(needs, 'canary-again'),
    ];
    const planArtifact = planned.output('plan-artifact');
    const planPath = await planOfThisRun(inputs, host, planArtifact);
    const plan = await (0,plan_file/* readPlanFile */.w)(planPath);
    const decision = (0,fan_out/* decideFanOut */.qn)({
        plan: planned.result,
        canary: (0,fan_out/* canaryOutcome */.hr)(canary.result, again.result),
        selected: stateOf(planned.output('state')),
        selectedToken: planned.output('token'),
        canaryToken: again.output('token') || canary.output('token'),
        planToken: (0,canary_token/* canaryToken */.o)(plan),
    });
    const summary = `### Fan-out: ${decision.state}\n\n${(0,markdown/* escapeMarkdown */.FV)(decision.because)}\n`;
    if (!decision.start)
        return { outputs: stopped(decision), summary, problems: decision.problems };
    const { map, problems } = await (0,runner_map/* readRunnerMap */.je)(inputs['runner-map']);
    if ((0,problem/* hasErrors */.Cs)(problems))
        throw new problem/* ProblemError */.Mm(problems);
    const reuse = await (0,reuse_file/* readReuseBeside */.p)(planPath, plan.digest);
    const legs = (0,plan_legs/* planLegs */.DS)(plan, doneAlready(plan, reuse.points), {
        runners: map,
        head: planned.output('head'),
        planArtifact,
    });
    return {
        outputs: {
            start: true,
            state: decision.state,
            because: decision.because,
            legs: legs.count,
            ...Object.fromEntries(plan_legs/* legKinds */.g8.map((kind) => [`has-${kind}`, legs.matrices[kind] !== ''])),
            ...legs.matrices,
        },
        summary,
        problems: [...problems, ...legs.problems],
    };
}
async function planOfThisRun({ token }, host, name) {
    const github = (0,connect/* gitHubOfJob */.e)(host, token, false);
    const artifact = await (0,source_run/* artifactOfRun */.nO)(github, host.env['GITHUB_RUN_ID'] ?? '', name);
    return (0,source_run/* downloadPlan */.mb)(github, artifact, (0,external_node_path_.join)(host.workspace, '.infx'), archive_limits/* resultLimits */.s);
}
/** Points that have a result: the canary, and what was taken over. */
const doneAlready = ({ canary }, reused) => new Set([...(canary.state === 'chosen' ? [canary.pointId] : []), ...reused.map(({ id }) => id)]);
const stopped = ({ state, because }) => ({
    start: false,
    state,
    because,
    legs: 0,
    ...Object.fromEntries(plan_legs/* legKinds */.g8.map((kind) => [`has-${kind}`, false])),
    ...Object.fromEntries(plan_legs/* legKinds */.g8.map((kind) => [kind, ''])),
});
const states = ['chosen', 'none-possible', 'skipped', ''];
function stateOf(text) {
    const state = states.find((word) => word === text);
    if (state !== undefined)
        return state;
    throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX300', `state: expected ${states.join(' | ')}, got "${text}"`)]);
}
//# sourceMappingURL=run.js.map
;// CONCATENATED MODULE: ./lib/actions/fan-out/main.js



const main = () => (0,run_action/* runAction */.C)(contract, run);
//# sourceMappingURL=main.js.map

/***/ }),

/***/ 39234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hr: () => (/* binding */ canaryOutcome),
/* harmony export */   qn: () => (/* binding */ decideFanOut),
/* harmony export */   yp: () => (/* binding */ secondTry)
/* harmony export */ });
/* harmony import */ var _problems_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10530);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/**
 * Whether the fan-out may start after the canary. A job of GitHub that was skipped says nothing: relabelling, re-runs and
 * skipped gates all end in "skipped". So the start demands the token of this very plan, handed over by whoever decided.
 */


/**
 * The canary's result over its two tries: the second runs only after the first failed for a reason of the
 * infrastructure, and then it counts.
 */
const canaryOutcome = (first, again) => first === 'failure' && again !== 'skipped' ? again : first;
/** Whether another machine may help: `cause` is the first one against the canary, undefined when nothing came back. */
function secondTry(cause) {
    if (cause === undefined)
        return { retry: true, because: 'nothing came back of the canary' };
    return cause.blame === 'infra'
        ? { retry: true, because: `a fault of the infrastructure: ${cause.message}` }
        : { retry: false, because: `another machine would not help (${cause.blame}): ${cause.message}` };
}
function decideFanOut(evidence) {
    const { plan, canary, selected, selectedToken, canaryToken, planToken } = evidence;
    if (plan === 'cancelled' || canary === 'cancelled')
        return stop('cancelled', 'the sweep was cancelled');
    if (canary === 'failure')
        return stop('failed', 'the canary failed');
    if (plan !== 'success')
        return unknown(`the plan job ended with "${plan}"`);
    if (planToken === '')
        return unknown('the plan has no token');
    if (selectedToken !== planToken)
        return unknown('the decision about the canary is not of this plan');
    switch (selected) {
        case 'chosen':
            if (canary !== 'success')
                return unknown(`the canary was chosen, and its job is "${canary}"`);
            if (canaryToken !== planToken)
                return unknown('the canary passed without the token of this plan');
            return start('passed', 'the canary passed');
        case 'none-possible':
            return start('none-possible', 'no point can be a canary');
        case 'skipped':
            return start('waived', 'the canary was waived');
        case '':
            return unknown('nothing was decided about a canary');
    }
}
const start = (state, because) => ({
    start: true,
    state,
    because,
    problems: [],
});
/** The cause is reported where it happened. */
const stop = (state, because) => ({
    start: false,
    state,
    because,
    problems: [],
});
const unknown = (because) => ({
    start: false,
    state: 'unknown',
    because,
    problems: [(0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX139', because, { hint: 're-run all jobs, or remove and add the sweep label' })],
});
//# sourceMappingURL=fan-out.js.map

/***/ }),

/***/ 72916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ jsonOrNothing)
/* harmony export */ });
/** The value of a JSON text that somebody else wrote; undefined when it is none, which whoever reads it tells, or leaves to whom it is for. */
function jsonOrNothing(json) {
    try {
        return JSON.parse(json);
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return undefined;
        throw error;
    }
}
//# sourceMappingURL=json-or-nothing.js.map

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

/***/ 44786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ neededJob),
  M: () => (/* binding */ readNeeds)
});

// EXTERNAL MODULE: ./lib/src/core/measure/lenient-json.js
var lenient_json = __webpack_require__(10047);
// EXTERNAL MODULE: ./lib/src/core/problems/command.js
var command = __webpack_require__(8076);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
;// CONCATENATED MODULE: ./lib/src/github/job-result.js



const results = ['success', 'failure', 'cancelled', 'skipped'];
/** Throws ProblemError INFX300 for any other word: a result that is not known must not pass for a good one. */
function jobResult(name, text) {
    const result = results.find((word) => word === text);
    if (result !== undefined)
        return result;
    throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX300', `${name}: expected ${results.join(' | ')}, got "${text}"`)]);
}
//# sourceMappingURL=job-result.js.map
// EXTERNAL MODULE: ./lib/src/core/json-or-nothing.js
var json_or_nothing = __webpack_require__(72916);
;// CONCATENATED MODULE: ./lib/src/github/needs.js






/** Jobs by their id. Throws ProblemError INFX300 for anything that is not what GitHub hands over. */
function readNeeds(json) {
    const value = (0,json_or_nothing/* jsonOrNothing */.d)(json);
    if (!(0,lenient_json/* isRecord */.u4)(value))
        throw malformed();
    return new Map(Object.entries(value).map(([id, job]) => {
        if (!(0,lenient_json/* isRecord */.u4)(job) || typeof job['result'] !== 'string')
            throw malformed();
        const outputs = (0,lenient_json/* isRecord */.u4)(job['outputs']) ? job['outputs'] : {};
        const output = (name) => {
            const text = outputs[name];
            return typeof text === 'string' ? text : '';
        };
        return [id, { result: jobResult(id, job['result']), output }];
    }));
}
/** A job that has to be among them. */
function neededJob(needs, id) {
    const job = needs.get(id);
    if (job)
        return job;
    throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX300', `needs: the job ${id} is not among them`)]);
}
const malformed = () => new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX300', 'needs: expected `${{ toJSON(needs) }}`')]);
//# sourceMappingURL=needs.js.map

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
