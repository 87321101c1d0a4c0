export const id = 2349;
export const ids = [2349];
export const modules = {

/***/ 2349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runBuiltInEval: () => (/* binding */ runBuiltInEval)
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
// EXTERNAL MODULE: ./lib/src/core/evals/file-names.js
var file_names = __webpack_require__(56701);
// EXTERNAL MODULE: ./lib/src/files/json-file.js
var json_file = __webpack_require__(6721);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
;// CONCATENATED MODULE: ./lib/src/core/evals/answer-filter.js
/** From a model's text to the compared answer: lm-eval's regex filter with take_first, and its exact match. */
/**
 * The answer that a filter takes from a text: of the selected match its first non-empty group (the whole match when
 * the pattern has no group), trimmed; the fallback when there is no such match or all its groups are empty.
 */
function extractAnswer(filter, text) {
    const match = [...text.matchAll(filter.regex)].at(filter.groupSelect);
    if (!match)
        return filter.fallback;
    const groups = match.slice(1);
    const answer = groups.length === 0 ? match[0] : groups.find((group) => group);
    // With exactly one group an empty match stays empty, as a list of strings (not of tuples) does in the original.
    if (answer === undefined)
        return groups.length === 1 ? '' : filter.fallback;
    return answer.trim();
}
// Python's string.punctuation.
const punctuation = /[!-/:-@[-`{-~]/g;
/** One side of the comparison: regexes in order, then case, then punctuation. */
function normaliseAnswer(rule, answer) {
    let text = answer;
    for (const regex of rule.regexesToIgnore)
        text = text.replaceAll(regex, '');
    if (rule.ignoreCase)
        text = text.toLowerCase();
    if (rule.ignorePunctuation)
        text = text.replaceAll(punctuation, '');
    return text;
}
/** 1 when both sides are equal after normalisation, else 0. */
const exactMatch = (rule, answer, target) => normaliseAnswer(rule, answer) === normaliseAnswer(rule, target) ? 1 : 0;
//# sourceMappingURL=answer-filter.js.map
// EXTERNAL MODULE: ./lib/src/core/evals/task.js
var task = __webpack_require__(26783);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(46752);
// EXTERNAL MODULE: ./lib/src/core/measure/lenient-json.js
var lenient_json = __webpack_require__(10047);
;// CONCATENATED MODULE: ./lib/src/clients/evals/ask.js
/** One question over HTTP: request, retries, and what the answer is or why there is none. */



/** Answers longer than this are not answers of a grade-school question set. */
const maxResponseBytes = 16 * 1024 * 1024;
/** An HTTP client for one endpoint, with as many connections as `concurrency`. */
function openAsker(endpointUrl, concurrency, patience) {
    const url = `${endpointUrl.replace(/\/+$/, '')}/v1/chat/completions`;
    // undici's own header and body timeouts (300 s) are shorter than a long answer under load may take.
    const agent = new undici/* Agent */.g6({
        connections: concurrency,
        headersTimeout: 0,
        bodyTimeout: 0,
        connectTimeout: Math.min(patience.requestTimeoutMs, 10_000),
        maxResponseSize: maxResponseBytes,
    });
    return {
        ask: (body, signal) => askWithRetries(() => attempt(agent, url, body, signal, patience), patience, signal),
        close: () => agent.destroy(),
    };
}
async function askWithRetries(once, patience, signal) {
    let backoffMs = patience.firstBackoffMs;
    for (let attempts = 1;; attempts++) {
        const result = await once();
        const isFinal = result.state === 'answered' || result.kind === 'refused' || attempts >= patience.maxAttempts;
        if (isFinal)
            return { ...result, attempts };
        await (0,external_node_timers_promises_.setTimeout)(backoffMs, undefined, { signal });
        backoffMs = Math.min(backoffMs * 2, patience.maxBackoffMs);
    }
}
async function attempt(agent, url, body, signal, patience) {
    const timeout = AbortSignal.timeout(patience.requestTimeoutMs);
    try {
        const response = await (0,undici/* request */.Em)(url, {
            dispatcher: agent,
            method: 'POST',
            headers: { 'content-type': 'application/json', authorization: 'Bearer EMPTY' },
            body: JSON.stringify(body),
            signal: AbortSignal.any([signal, timeout]),
        });
        const text = await response.body.text();
        if (response.statusCode !== 200)
            return failedStatus(response.statusCode, text);
        return readAnswer(text);
    }
    catch (error) {
        signal.throwIfAborted();
        if (timeout.aborted) {
            return { state: 'failed', kind: 'timeout', detail: `no answer within ${patience.requestTimeoutMs} ms` };
        }
        return { state: 'failed', kind: 'connection', detail: describeError(error) };
    }
}
/** 408 and 429 ask for another try; other 4xx do not. */
function failedStatus(status, text) {
    const isRefusal = status >= 400 && status < 500 && status !== 408 && status !== 429;
    return {
        state: 'failed',
        kind: isRefusal ? 'refused' : 'server',
        detail: `HTTP ${status}: ${excerpt(text)}`,
    };
}
/** The text of the first choice; of a model that only reasoned, its reasoning. */
function readAnswer(text) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return { state: 'failed', kind: 'malformed', detail: `the answer is not JSON: ${excerpt(text)}` };
    }
    const choices = (0,lenient_json/* isRecord */.u4)(value) ? value['choices'] : undefined;
    const choice = Array.isArray(choices) ? choices[0] : undefined;
    const message = (0,lenient_json/* isRecord */.u4)(choice) ? choice['message'] : undefined;
    if (!(0,lenient_json/* isRecord */.u4)(choice) || !(0,lenient_json/* isRecord */.u4)(message)) {
        return { state: 'failed', kind: 'malformed', detail: `the answer has no choice: ${excerpt(text)}` };
    }
    const content = [message['content'], message['reasoning_content']].find((part) => typeof part === 'string' && part !== '');
    return { state: 'answered', text: content ?? '', truncated: choice['finish_reason'] === 'length' };
}
const excerpt = (text) => {
    const line = text.replace(/\s+/g, ' ').trim();
    return line.length > 200 ? `${line.slice(0, 197)}…` : line || '(empty)';
};
function describeError(error) {
    if (!(error instanceof Error))
        return String(error);
    const code = 'code' in error && typeof error.code === 'string' ? `${error.code} ` : '';
    return `${code}${error.message || (error.cause instanceof Error ? error.cause.message : error.name)}`;
}
//# sourceMappingURL=ask.js.map
;// CONCATENATED MODULE: ./lib/src/clients/evals/ask-all.js
/** All questions at one concurrency: bounded in flight, stopped early when the server cannot answer any more. */




/** lm-eval's seed; requests of equal content then give equal answers. */
const seed = 1234;
/** Most servers accept no more stop strings. */
const maxStops = 4;
/** Asks `questions` and returns them in order. Never rejects for what a server does. */
async function askAll(spec, questions, conc, { signal, onProgress }) {
    const asker = openAsker(spec.endpointUrl, conc, spec.patience);
    const enough = new AbortController();
    const stop = AbortSignal.any([signal, enough.signal]);
    const maxFailed = Math.floor(questions.length * spec.patience.maxFailedShare);
    const limit = (0,p_limit/* default */.A)(conc);
    const counts = { answered: 0, failed: 0, correct: 0 };
    try {
        return await Promise.all(questions.map((question) => limit(async () => {
            const body = chatRequest(spec, question);
            const answer = await answerUnlessStopped(() => asker.ask(body, stop), stop);
            const filtered = answer.state === 'answered' ? filterAnswer(spec.task, question, answer.text) : [];
            if (answer.state === 'answered')
                counts.answered++;
            if (answer.state === 'failed')
                counts.failed++;
            counts.correct += filtered[0]?.score ?? 0;
            if (counts.failed > maxFailed)
                enough.abort();
            onProgress({ conc, expected: questions.length, ...counts });
            return { question, request: body, answer, filtered };
        })));
    }
    finally {
        await asker.close();
    }
}
async function answerUnlessStopped(ask, stop) {
    const isStopped = () => stop.aborted;
    if (isStopped())
        return { state: 'unasked' };
    try {
        return await ask();
    }
    catch (error) {
        if (isStopped())
            return { state: 'unasked' };
        throw error;
    }
}
const chatRequest = (spec, question) => ({
    messages: (0,task/* chatMessages */.p)(spec.task, question),
    model: spec.servedModel,
    max_tokens: (0,task/* maxAnswerTokens */.z)(spec.contextTokens),
    temperature: 0,
    top_p: 1,
    stop: spec.task.until.slice(0, maxStops),
    seed,
});
const filterAnswer = (task, question, text) => task.filters.map((filter) => {
    const answer = extractAnswer(filter, text);
    return { filter: filter.name, answer, score: exactMatch(task.rule, answer, question.target) };
});
//# sourceMappingURL=ask-all.js.map
// EXTERNAL MODULE: ./lib/src/clients/evals/each-conc.js + 1 modules
var each_conc = __webpack_require__(40695);
// EXTERNAL MODULE: ./lib/src/clients/evals/failures.js
var failures = __webpack_require__(27842);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/src/core/evals/significance.js
var significance = __webpack_require__(81291);
;// CONCATENATED MODULE: ./lib/src/clients/evals/result-files.js
/** What an evaluation leaves behind: lm-eval's result object and sample lines. */



/** Scores per metric of answered questions, every filter; standard errors beside them. */
function scoreAnswers(spec, asked) {
    const scores = {};
    const errors = {};
    for (const [index, filter] of spec.task.filters.entries()) {
        const values = asked.flatMap(({ filtered }) => filtered[index]?.score ?? []);
        const mean = (0,significance/* meanScore */.UQ)(values);
        if (mean === undefined)
            continue;
        scores[`exact_match,${filter.name}`] = mean;
        errors[`exact_match_stderr,${filter.name}`] = (0,significance/* standardError */.gU)(values) ?? 'N/A';
    }
    return { scores, errors };
}
/** lm-eval's result object. The version field says plainly which runner wrote it. */
function resultObject({ spec, conc, asked, startedAt, endedAt }) {
    const { task, point } = spec;
    const { scores, errors } = scoreAnswers(spec, asked);
    const name = task.task;
    return {
        results: { [name]: { alias: name, ...scores, ...errors } },
        group_subtasks: { [name]: [] },
        configs: { [name]: task.config },
        versions: { [name]: task.version },
        'n-shot': { [name]: task.examples.length },
        higher_is_better: { [name]: { exact_match: true } },
        'n-samples': { [name]: { original: task.questions.length, effective: asked.length } },
        config: {
            model: 'local-chat-completions',
            model_args: { model: spec.servedModel, num_concurrent: conc, max_length: spec.contextTokens },
            limit: spec.limit ?? null,
            gen_kwargs: { max_tokens: asked[0]?.request.max_tokens ?? null, temperature: 0, top_p: 1 },
            random_seed: asked[0]?.request.seed ?? null,
        },
        date: startedAt.getTime() / 1000,
        model_source: 'local-chat-completions',
        model_name: spec.servedModel,
        model_name_sanitized: (0,file_names/* modelFolder */.Ch)(spec.servedModel),
        fewshot_as_multiturn: task.examplesAsMultiturn,
        total_evaluation_time_seconds: String((endedAt.getTime() - startedAt.getTime()) / 1000),
        lm_eval_version: `infx-builtin ${spec.runnerVersion}`,
        infx: {
            schema: 'eval-result.v1',
            point_id: point.id,
            config_key: point.configKey,
            plan_digest: spec.identity.planDigest,
            attempt: spec.identity.attempt,
            simulated: spec.identity.simulated,
            conc,
            full_set: task.fullSet,
            engine: { ...spec.engine },
            client: { name: 'infx-builtin', version: spec.runnerVersion },
        },
    };
}
/** Sample lines grouped by filter, one per answered question: `2 × n` lines for two filters. */
function* sampleLines(spec, asked) {
    for (const [index, filter] of spec.task.filters.entries()) {
        for (const entry of asked) {
            const filtered = entry.filtered[index];
            if (entry.answer.state !== 'answered' || !filtered)
                continue;
            const { question, request } = entry;
            const prompt = JSON.stringify(request.messages);
            yield `${JSON.stringify({
                doc_id: question.docId,
                doc: question.doc,
                target: question.target,
                arguments: {
                    gen_args_0: {
                        arg_0: prompt,
                        arg_1: {
                            until: spec.task.until,
                            do_sample: false,
                            temperature: 0,
                            max_gen_toks: request.max_tokens,
                        },
                    },
                },
                resps: [[entry.answer.text]],
                filtered_resps: [filtered.answer],
                filter: filter.name,
                metrics: ['exact_match'],
                doc_hash: sha256(JSON.stringify(question.doc, null, 2)),
                prompt_hash: sha256(prompt),
                target_hash: sha256(question.target),
                exact_match: filtered.score,
            })}\n`;
        }
    }
}
const sha256 = (text) => (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
//# sourceMappingURL=result-files.js.map
;// CONCATENATED MODULE: ./lib/src/clients/evals/builtin.js
/** The built-in evaluation runner: exact match through the served chat endpoint, lm-eval's files. */











/**
 * Asks every question at every concurrency, one concurrency after the other on the same engine, and writes the
 * files. Rejects only for what is wrong here (a file cannot be written); what the server does wrong is part of the
 * outcome, and never becomes a score.
 */
async function runBuiltInEval(spec, options) {
    const questions = spec.limit === undefined ? spec.task.questions : spec.task.questions.slice(0, spec.limit);
    const directory = (0,external_node_path_.join)(spec.outputDir, (0,file_names/* modelFolder */.Ch)(spec.servedModel));
    await (0,promises_.mkdir)(directory, { recursive: true });
    return (0,each_conc/* askEachConc */.MK)(spec, options, (conc) => runOneConc(spec, questions, conc, directory, options));
}
async function runOneConc(spec, questions, conc, directory, options) {
    const startedAt = new Date();
    const asked = await askAll(spec, questions, conc, options);
    const endedAt = new Date();
    const problems = (0,failures/* answerProblems */.J)(asked, conc, options.signal.aborted);
    const isComplete = problems.length === 0;
    const suffix = `${(0,file_names/* evalTimestamp */.D3)(endedAt)}${spec.concs.length > 1 ? `_conc${conc}` : ''}`;
    const prefix = isComplete ? '' : 'incomplete_';
    const samplesPath = (0,external_node_path_.join)(directory, `${prefix}samples_${spec.task.task}_${suffix}.jsonl`);
    await writeSamples(samplesPath, spec, asked);
    const resultsPath = isComplete ? (0,external_node_path_.join)(directory, `results_${suffix}.json`) : undefined;
    if (resultsPath !== undefined) {
        await (0,json_file/* writeJsonFile */.An)(resultsPath, resultObject({ spec, conc, asked, startedAt, endedAt }));
    }
    const answers = asked.map(({ answer }) => answer);
    return {
        conc,
        state: isComplete ? 'complete' : 'incomplete',
        scores: isComplete ? scoreAnswers(spec, asked).scores : {},
        nEffective: answers.filter(({ state }) => state === 'answered').length,
        nExpected: questions.length,
        smoke: (0,each_conc/* isSmoke */.Ug)(spec),
        truncated: answers.filter((answer) => answer.state === 'answered' && answer.truncated).length,
        ...(resultsPath === undefined ? {} : { resultsPath }),
        samplesPath,
        problems,
        elapsedSeconds: (endedAt.getTime() - startedAt.getTime()) / 1000,
    };
}
/** Written beside and renamed: a reader never sees half a file under the final name. */
async function writeSamples(path, spec, asked) {
    const partial = `${path}.partial`;
    await (0,external_node_stream_promises_.pipeline)(external_node_stream_.Readable.from(sampleLines(spec, asked)), (0,external_node_fs_.createWriteStream)(partial));
    await (0,promises_.rename)(partial, path);
}
//# sourceMappingURL=builtin.js.map

/***/ }),

/***/ 81291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I5: () => (/* binding */ pooledScore),
/* harmony export */   UQ: () => (/* binding */ meanScore),
/* harmony export */   fW: () => (/* binding */ compareScores),
/* harmony export */   gU: () => (/* binding */ standardError)
/* harmony export */ });
/* unused harmony exports twoSigma, twoSigmaOfDifference */
/** Sampling error of scores that are means of zeros and ones. */
/** Mean of the scores of single questions; undefined for none. */
const meanScore = (scores) => scores.length === 0 ? undefined : scores.reduce((sum, score) => sum + score, 0) / scores.length;
/** Standard error of the mean with the sample standard deviation (n − 1), as lm-eval reports it; undefined below two. */
function standardError(scores) {
    const mean = meanScore(scores);
    if (mean === undefined || scores.length < 2)
        return undefined;
    const squares = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0);
    return Math.sqrt(squares / (scores.length - 1)) / Math.sqrt(scores.length);
}
const variance = ({ score, n }) => (score * (1 - score)) / n;
/** Two standard errors of one score: 2·sqrt(p(1−p)/n). */
const twoSigma = (sample) => 2 * Math.sqrt(variance(sample));
/** Two standard errors of the difference of two independent scores: 2·sqrt(p₁q₁/n₁ + p₂q₂/n₂). */
const twoSigmaOfDifference = (a, b) => 2 * Math.sqrt(variance(a) + variance(b));
/** Scores of several evaluations as one over all their questions; undefined for none. */
function pooledScore(samples) {
    if (samples.length === 0)
        return undefined;
    const n = samples.reduce((sum, sample) => sum + sample.n, 0);
    return { score: samples.reduce((sum, sample) => sum + sample.score * sample.n, 0) / n, n };
}
/** How two scores compare: `gap` = a − b, and whether it is beyond two standard errors of the difference. */
function compareScores(a, b) {
    const gap = a.score - b.score;
    const bound = twoSigmaOfDifference(a, b);
    return { gap, twoSigma: bound, beyondTwoSigma: Math.abs(gap) > bound };
}
//# sourceMappingURL=significance.js.map

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
