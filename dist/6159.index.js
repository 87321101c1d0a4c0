export const id = 6159;
export const ids = [6159];
export const modules = {

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

/***/ 27569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ic: () => (/* binding */ schemaProblems),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   _U: () => (/* binding */ checkSchema),
/* harmony export */   pG: () => (/* binding */ expectation)
/* harmony export */ });
/* harmony import */ var _problems_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76615);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80947);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85492);
/** Turns findings of a precompiled JSON Schema validator into Problems on the lines that caused them. */



/**
 * All violations of `value`, at most one per place. Unknown fields mark the key, missing fields the object that lacks
 * them. `read` is what the YAML reader found, whose word on a scalar is better than ours: it saw how it was written.
 */
function checkSchema(validator, value, placeOf, read = []) {
    if (validator(value))
        return { problems: [], hasShape: true };
    const errors = validator.errors ?? [];
    const seen = new Set();
    const problems = errors.flatMap((error) => {
        const path = pointerPath(error.instancePath);
        const key = `${path.join('/')} ${error.keyword} ${String(error.params['additionalProperty'] ?? error.params['missingProperty'])}`;
        if (seen.has(key))
            return [];
        seen.add(key);
        return isMisspelt(error, errors) ? [] : oneProblem(error, path, placeOf);
    });
    return {
        problems: problems.filter((found) => !isSaidAlready(found, read)),
        hasShape: errors.every(({ keyword }) => keyword === 'additionalProperties'),
    };
}
/** The problems of `checkSchema`. */
const schemaProblems = (validator, value, placeOf, read = []) => checkSchema(validator, value, placeOf, read).problems;
/** A required field that is missing because it stands there under a similar name, which is reported with a hint. */
function isMisspelt(error, errors) {
    if (error.keyword !== 'required')
        return false;
    const missing = String(error.params['missingProperty']);
    return errors.some((other) => other.keyword === 'additionalProperties' &&
        other.instancePath === error.instancePath &&
        (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(String(other.params['additionalProperty']), propertyNames(other.parentSchema)) === missing);
}
const scalarCodes = ['INFX015', 'INFX017'];
const isSaidAlready = ({ code, at }, read) => code === 'INFX013' &&
    at !== undefined &&
    read.some((other) => scalarCodes.includes(other.code) && other.at?.line === at.line && other.at.col === at.col);
function oneProblem(error, path, placeOf) {
    const name = path.at(-1);
    if (error.keyword === 'additionalProperties') {
        return unknownField(error, path, placeOf, propertyNames(error.parentSchema));
    }
    if (error.keyword === 'required') {
        const field = String(error.params['missingProperty']);
        const at = placeOf(path, 'key');
        return (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX014', `${where(name)}lacks the required field "${field}"`, at ? { at } : {});
    }
    const at = placeOf(path);
    const message = `${where(name)}must be ${expectation(error)}, not ${shown(error.data)}`;
    const isNumberForText = error.keyword === 'type' && error.params['type'] === 'string' && typeof error.data === 'number';
    const near = nearestOf(error);
    return (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX013', message, {
        ...(at ? { at } : {}),
        ...(near === undefined ? {} : { hint: `did you mean "${near}"?` }),
        // How the number was written is not known here: 1.10 arrives as 1.1.
        ...(isNumberForText ? { hint: 'put quotes around it, just as it is written' } : {}),
    });
}
/** The allowed word that was likely meant. */
function nearestOf({ keyword, params, data }) {
    const { allowedValues } = params;
    if (keyword !== 'enum' || typeof data !== 'string' || !Array.isArray(allowedValues))
        return undefined;
    return (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(data, allowedValues.filter((value) => typeof value === 'string'));
}
function unknownField(error, path, placeOf, allowed) {
    const field = String(error.params['additionalProperty']);
    const at = placeOf([...path, field], 'key');
    const near = (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(field, allowed);
    const hint = `${near === undefined ? '' : `did you mean "${near}"? `}allowed here: ${allowed.join(', ')}`;
    return (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX012', `unknown field "${field}"`, { hint, ...(at ? { at } : {}) });
}
const where = (name) => name === undefined ? 'the document ' : typeof name === 'number' ? `item ${name + 1} ` : `"${name}" `;
/** What the schema wants at the place of the error, to be put behind "must be". */
function expectation({ keyword, params, message }) {
    switch (keyword) {
        case 'type': {
            const types = Array.isArray(params['type']) ? params['type'] : [params['type']];
            return types.map(String).map(article).join(' or ');
        }
        case 'enum':
            return `one of ${Array.isArray(params['allowedValues']) ? params['allowedValues'].join(', ') : ''}`;
        case 'const':
            return JSON.stringify(params['allowedValue']);
        case 'minimum':
            return `at least ${String(params['limit'])}`;
        case 'maximum':
            return `at most ${String(params['limit'])}`;
        case 'exclusiveMinimum':
            return `greater than ${String(params['limit'])}`;
        case 'minLength':
            return 'a text that is not empty';
        case 'minItems':
            return `a list of at least ${String(params['limit'])}`;
        case 'pattern':
            return params['pattern'] === '^(?!image:)'
                ? 'a version, not an image reference'
                : `of the form ${String(params['pattern'])}`;
        default:
            return (message ?? keyword).replace(/^must be /, '');
    }
}
const names = {
    array: 'a list',
    boolean: 'true or false',
    integer: 'a whole number',
    null: 'empty',
    number: 'a number',
    object: 'a mapping',
    string: 'a text',
};
const article = (type) => names[type] ?? type;
/** A value as a reader would write it, cut to one short line. */
function shown(value) {
    if (value === undefined || value === null)
        return 'empty';
    if (Array.isArray(value))
        return value.length === 0 ? 'an empty list' : `a list (${clip(JSON.stringify(value))})`;
    if (typeof value === 'object')
        return 'a mapping';
    return clip(JSON.stringify(value));
}
const clip = (text) => (text.length > 60 ? `${text.slice(0, 57)}...` : text);
function propertyNames(schema) {
    if (typeof schema !== 'object' || schema === null || !('properties' in schema))
        return [];
    const { properties } = schema;
    return typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
}
/** Digits are positions in a list; a mapping of numbers reads the same to `placeOf`. */
const pointerPath = (pointer) => pointer
    .split('/')
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step.replaceAll('~1', '/').replaceAll('~0', '~')));
//# sourceMappingURL=schema-problems.js.map

/***/ }),

/***/ 68386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J5: () => (/* binding */ refused),
/* harmony export */   eF: () => (/* binding */ run),
/* harmony export */   hT: () => (/* binding */ skipped)
/* harmony export */ });
/* harmony import */ var _labels_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79043);

const nothing = { effects: _labels_js__WEBPACK_IMPORTED_MODULE_0__/* .plainEffects */ .Jj, labels: [], concurrency: 'active', standing: false };
const skipped = (because, problems = []) => ({
    ...nothing,
    action: 'skip',
    because: [because],
    problems,
});
/** `problems` holds at least one error; their messages are the reasons. */
const refused = (problems) => ({
    ...nothing,
    action: 'refuse',
    because: problems.filter(({ severity }) => severity === 'error').map(({ message }) => message),
    problems,
});
const run = (effects, labels, because, problems) => ({
    action: 'run',
    because: [...because, ...effectReasons(effects)],
    effects,
    labels,
    concurrency: 'active',
    standing: false,
    problems,
});
/** What the sweep will do differently, one reason each; the canary is always spoken of. */
function effectReasons(effects) {
    return [
        effects.skipCanary ? 'no canary: waived by the label' : 'canary first, where one is possible',
        ...(effects.failFast ? ['fail-fast: the first failed point of a matrix cancels the rest'] : []),
        ...(effects.trim ? ['only the lowest concurrency of every series'] : []),
        ...(effects.evalsOnly ? ['evaluations only, no throughput'] : []),
        ...(effects.allEvals ? ['every evaluation that is possible'] : []),
        ...(effects.fast ? ['shorter agentic points'] : []),
        ...(effects.reusable ? [] : ['the results cannot be reused for the merge']),
    ];
}
//# sourceMappingURL=verdicts.js.map

/***/ }),

/***/ 98462:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ chineseFold)
/* harmony export */ });
/** The 中文 fold that ends every document for people. */
const chineseFold = (markdown) => `<details><summary>中文</summary>\n\n${markdown}\n\n</details>`;
//# sourceMappingURL=fold.js.map

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

/***/ 24783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ isForkPullRequest),
  x: () => (/* binding */ readTriggerOfJob)
});

// EXTERNAL MODULE: ./lib/src/core/problems/gate.js
var gate = __webpack_require__(10530);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/gate/payload-reader.js
var payload_reader = __webpack_require__(15266);
// EXTERNAL MODULE: ./lib/src/core/commands/run-reference.js
var run_reference = __webpack_require__(76034);
// EXTERNAL MODULE: ./lib/src/core/optional-field.js
var optional_field = __webpack_require__(15783);
;// CONCATENATED MODULE: ./lib/src/core/gate/read-dispatch.js
/** Inputs of a sweep that was started by hand. GitHub hands them over as text, absent ones as ''. */




function readDispatch(read, ref) {
    const inputs = {
        keys: listOf(read.input('keys')),
        labels: labelsOf(read.input('labels')),
        ...(0,optional_field/* optional */.l)('points', read.input('points')),
        ...(0,optional_field/* optional */.l)('pullRequest', pullRequestOf(read)),
        ...(0,optional_field/* optional */.l)('approveHead', commitOf(read)),
        ...(0,optional_field/* optional */.l)('base', read.input('base')),
        ...(0,optional_field/* optional */.l)('resumeRun', runOf(read, 'resume-run')),
        ...(0,optional_field/* optional */.l)('failedOfRun', runOf(read, 'failed-of-run')),
        ...(0,optional_field/* optional */.l)('requestedBy', loginOf(read)),
    };
    if (inputs.resumeRun !== undefined && inputs.failedOfRun !== undefined) {
        read.report((0,catalogue/* problem */.CC)('INFX134', 'resume-run and failed-of-run exclude one another', { hint: 'give one run' }));
    }
    if (read.has('inputs.approve-head') && read.input('approve-head') && !read.input('pull-request')) {
        read.report((0,catalogue/* problem */.CC)('INFX134', 'approve-head needs pull-request, the number of the pull request it belongs to'));
    }
    return { kind: 'workflow_dispatch', ref, sender: read.text('sender.login'), inputs };
}
/** Values separated by commas or white space. */
const listOf = (text) => text?.split(/[\s,]+/).filter((value) => value !== '') ?? [];
/** Label names may hold blanks, so only commas and line ends separate them. */
const labelsOf = (text) => text?.split(/[,\r\n]+/).flatMap((value) => (value.trim() === '' ? [] : [value.trim()])) ?? [];
function pullRequestOf(read) {
    const text = read.input('pull-request');
    if (text === undefined)
        return undefined;
    if (/^#?[1-9][0-9]{0,9}$/.test(text))
        return Number(text.replace('#', ''));
    read.report((0,catalogue/* problem */.CC)('INFX134', `pull-request: expected a number, got "${text.slice(0, 80)}"`));
    return undefined;
}
function commitOf(read) {
    const text = read.input('approve-head')?.toLowerCase();
    if (text === undefined || /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text))
        return text;
    read.report((0,catalogue/* problem */.CC)('INFX134', `approve-head: expected the full commit SHA that was read, got "${text.slice(0, 80)}"`, {
        hint: 'a short SHA can be made to collide: copy all 40 digits',
    }));
    return undefined;
}
/** A login is all that stands there; anything else cannot be asked for its role. */
function loginOf(read) {
    const text = read.input('requested-by');
    if (text === undefined || /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,38})(?:\[bot\])?$/.test(text))
        return text;
    read.report((0,catalogue/* problem */.CC)('INFX134', `requested-by: expected a login, got "${text.slice(0, 80)}"`));
    return undefined;
}
function runOf(read, name) {
    const text = read.input(name);
    if (text === undefined)
        return undefined;
    const id = (0,run_reference/* readRunId */.$)(text);
    if ('runId' in id)
        return id.runId;
    read.report((0,catalogue/* problem */.CC)('INFX134', `${name}: ${id.refused}`));
    return undefined;
}
//# sourceMappingURL=read-dispatch.js.map
;// CONCATENATED MODULE: ./lib/src/core/gate/trigger.js
/** What started a workflow, as far as the gate cares. Made from an untrusted payload by {@link readTrigger}. */
/** Pull-request events that may start a sweep, or stop one. Any other action changes nothing. */
const relevantActions = [
    'opened',
    'reopened',
    'ready_for_review',
    'synchronize',
    'labeled',
    'unlabeled',
    'closed',
    'converted_to_draft',
];
//# sourceMappingURL=trigger.js.map
;// CONCATENATED MODULE: ./lib/src/core/gate/read-trigger.js
/** Payload of a GitHub event → {@link SweepTrigger}. Whoever caused the event wrote parts of it: every field is checked. */





/** `ref` is GITHUB_REF. All problems of the payload are reported together. */
function readTrigger(eventName, payload, ref) {
    const read = new payload_reader/* PayloadReader */.E(payload);
    const make = readers.get(eventName);
    if (!make) {
        const allowed = [...readers.keys()].join(', ');
        return {
            problems: [
                (0,catalogue/* problem */.CC)('INFX130', `the event "${eventName}" starts no sweep`, { hint: `allowed: ${allowed}` }),
            ],
        };
    }
    const trigger = make(read, ref);
    return read.problems.length > 0 ? { problems: read.problems } : { trigger, problems: [] };
}
const readers = new Map([
    ['pull_request', readPullRequest],
    ['push', readPush],
    ['workflow_dispatch', readDispatch],
    ['schedule', readSchedule],
    ['issue_comment', readComment],
]);
function readSchedule(read) {
    return { kind: 'schedule', cron: read.text('schedule') };
}
function readPullRequest(read) {
    const action = read.text('action');
    const known = relevantActions.find((name) => name === action);
    const isLabelEvent = known === 'labeled' || known === 'unlabeled';
    const headRepository = read.optionalText('pull_request.head.repo.full_name');
    const repository = read.text('repository.full_name');
    return {
        kind: 'pull_request',
        action: known ?? 'other',
        number: read.id('pull_request.number'),
        head: read.sha('pull_request.head.sha'),
        baseRef: read.text('pull_request.base.ref'),
        // The repository of a head that was deleted since is null: that was a fork too.
        fork: headRepository?.toLowerCase() !== repository.toLowerCase(),
        draft: read.flag('pull_request.draft'),
        sender: read.text('sender.login'),
        ...(isLabelEvent ? { label: read.text('label.name') } : {}),
    };
}
const zeros = /^0+$/;
function readPush(read) {
    const before = read.sha('before');
    const after = read.sha('after');
    return {
        kind: 'push',
        ref: read.text('ref'),
        ...(zeros.test(before) ? {} : { before }),
        ...(zeros.test(after) ? {} : { after }),
        forced: read.flag('forced'),
        sender: read.text('sender.login'),
    };
}
function readComment(read) {
    const action = read.oneOf('action', ['created', 'edited', 'deleted']);
    return {
        kind: 'issue_comment',
        action,
        number: read.id('issue.number'),
        onPullRequest: read.has('issue.pull_request'),
        commentId: read.id('comment.id'),
        body: read.longText('comment.body'),
        author: read.text('comment.user.login'),
        authorIsBot: read.optionalText('comment.user.type') !== 'User',
    };
}
//# sourceMappingURL=read-trigger.js.map
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/github/event-payload.js
var event_payload = __webpack_require__(26451);
;// CONCATENATED MODULE: ./lib/src/github/event.js
/** The event of this job: GITHUB_EVENT_NAME and GITHUB_EVENT_PATH. */





/** The narrow event, or every problem of its payload. Throws a ProblemError when there is no payload to read. */
async function readTriggerOfJob(env) {
    const name = env['GITHUB_EVENT_NAME'] ?? '';
    const payload = await readPayload(env['GITHUB_EVENT_PATH'] ?? '');
    return readTrigger(name, payload, env['GITHUB_REF'] ?? '');
}
async function readPayload(path) {
    try {
        return await (0,event_payload/* readEventPayload */.N)(path);
    }
    catch (cause) {
        const why = cause instanceof Error ? cause.message : String(cause);
        throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX130', `GITHUB_EVENT_PATH cannot be read: ${why}`)], { cause });
    }
}
/** The event is the pull request of a fork: GitHub gives its jobs a token that can only read, whatever they ask for. */
async function isForkPullRequest(env) {
    const { trigger } = await readTriggerOfJob(env);
    return trigger?.kind === 'pull_request' && trigger.fork;
}
//# sourceMappingURL=event.js.map

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

/***/ })

};
