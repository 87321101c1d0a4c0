export const id = 7891;
export const ids = [7891];
export const modules = {

/***/ 7891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/src/github/run-action.js + 1 modules
var run_action = __webpack_require__(76396);
;// CONCATENATED MODULE: ./lib/actions/sweep-verdict/inputs.js
const contract = {
    name: 'sweep-verdict',
    title: 'Conclude a sweep',
    description: 'The one required check: compares what was planned with what came back. Skipped jobs look green on GitHub and measure nothing, so they never count.',
    inputs: {
        decision: { description: 'Output `decision` of the gate; empty when it failed.', required: false },
        because: { description: 'Output `because` of the gate.', required: false },
        planned: { description: 'Points of the plan; empty when there is none.', required: false },
        valid: { description: 'Points with a valid result; empty when nothing was collected.', required: false },
        jobs: { description: 'One line per job: its name and its result.', required: true },
    },
    outputs: {
        conclusion: { description: '`success`, `failure` or `cancelled`.' },
        because: { description: 'Why, in one sentence.' },
    },
    permissions: {},
    requirements: ['Runs in a job with `if: always()`: a skipped check counts as passed.'],
};
//# sourceMappingURL=inputs.js.map
// EXTERNAL MODULE: ./lib/src/core/gate/fan-out.js
var fan_out = __webpack_require__(39234);
// EXTERNAL MODULE: ./lib/src/core/problems/gate.js
var gate = __webpack_require__(10530);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/render/numbers.js
var numbers = __webpack_require__(54143);
;// CONCATENATED MODULE: ./lib/src/core/gate/verdict.js
/**
 * The one required check of a sweep. GitHub counts a skipped job as passed, so the verdict compares what was planned with
 * what came back, and never asks whether something failed.
 */



function judgeSweep({ decision, planned, valid, reusedRun, jobs }) {
    const ending = (result) => Object.entries(jobs).flatMap(([name, ended]) => (ended === result ? [name] : []));
    const failed = ending('failure');
    const cancelled = ending('cancelled');
    if (decision === 'refuse')
        return failure('the gate refused the sweep');
    // Nothing was asked for, so nothing is missing; a gate that failed said nothing at all.
    if (decision === 'skip' && failed.length === 0 && cancelled.length === 0)
        return success('no sweep was asked for');
    if (planned === undefined)
        return failure('there is no plan, so nothing is known to be measured');
    if (cancelled.length > 0) {
        return { conclusion: 'cancelled', because: `cancelled: ${cancelled.join(', ')}`, problems: [] };
    }
    if (failed.length > 0)
        return failure(`failed: ${failed.join(', ')}`);
    if (planned === 0)
        return success('nothing to do: no point was planned');
    if (reusedRun !== undefined)
        return success(`results of run ${reusedRun} are reused`);
    return valid < planned
        ? failure(`planned ${planned}, ran ${valid}`)
        : success(`${(0,numbers/* formatPlural */.yk)(planned, 'point')} planned, all valid`);
}
const success = (because) => ({ conclusion: 'success', because, problems: [] });
const failure = (because) => ({
    conclusion: 'failure',
    because,
    problems: [(0,catalogue/* problem */.CC)('INFX140', because)],
});
//# sourceMappingURL=verdict.js.map
// EXTERNAL MODULE: ./lib/src/core/problems/actions.js
var actions = __webpack_require__(7190);
// EXTERNAL MODULE: ./lib/src/core/problems/command.js
var command = __webpack_require__(8076);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/render/markdown.js
var markdown = __webpack_require__(56456);
// EXTERNAL MODULE: ./lib/src/github/job-result.js
var job_result = __webpack_require__(64141);
;// CONCATENATED MODULE: ./lib/actions/sweep-verdict/run.js








const decisions = ['run', 'skip', 'refuse'];
async function run(inputs) {
    const decision = decisions.find((word) => word === inputs.decision);
    const check = judgeSweep({
        ...(decision === undefined ? {} : { decision }),
        planned: countOf('planned', inputs.planned),
        valid: countOf('valid', inputs.valid) ?? 0,
        jobs: jobsOf(inputs.jobs),
    });
    const sign = check.conclusion === 'success' ? '✅' : '❌';
    const because = decision === 'run' || inputs.because === '' ? '' : `\n\n${(0,markdown/* escapeMarkdown */.FV)(inputs.because)}`;
    return {
        outputs: { conclusion: check.conclusion, because: check.because },
        summary: `### Sweep: ${sign} ${(0,markdown/* escapeMarkdown */.FV)(check.because)}${because}\n`,
        problems: check.conclusion === 'cancelled'
            ? [(0,catalogue/* problem */.CC)('INFX311', `the sweep was ${check.because}`)]
            : check.problems,
    };
}
function countOf(name, text) {
    if (text === '')
        return undefined;
    if (/^\d{1,9}$/.test(text))
        return Number(text);
    throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX300', `${name}: expected a whole number, got "${text}"`)]);
}
/** The two tries of the canary count as one job. */
function jobsOf(text) {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const jobs = new Map(lines.map((line) => {
        const [name = '', result = ''] = line.trim().split(/\s+/);
        return [name, (0,job_result/* jobResult */.j)(name, result)];
    }));
    const [first, again] = [jobs.get('canary'), jobs.get('canary-again')];
    if (first !== undefined && again !== undefined) {
        jobs.delete('canary-again');
        jobs.set('canary', (0,fan_out/* canaryOutcome */.hr)(first, again));
    }
    return Object.fromEntries(jobs);
}
//# sourceMappingURL=run.js.map
;// CONCATENATED MODULE: ./lib/actions/sweep-verdict/main.js



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
    };
}
/** Texts quote what came, which may be a key of a megabyte; real ones stay far below. */
const maxCharacters = 4000;
const bounded = (text) => text.length <= maxCharacters ? text : `${text.slice(0, maxCharacters - 200)} … ${text.slice(-180)}`;
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

/***/ 64141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ jobResult)
/* harmony export */ });
/* harmony import */ var _core_problems_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8076);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80947);



const results = ['success', 'failure', 'cancelled', 'skipped'];
/** Throws ProblemError INFX300 for any other word: a result that is not known must not pass for a good one. */
function jobResult(name, text) {
    const result = results.find((word) => word === text);
    if (result !== undefined)
        return result;
    throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX300', `${name}: expected ${results.join(' | ')}, got "${text}"`)]);
}
//# sourceMappingURL=job-result.js.map

/***/ })

};
