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
        needs: {
            description: '`${{ toJSON(needs) }}` of the job: `plan` with the outputs `decision`, `because`, `planned` and `reused`, `collect` with the output `valid`, and every other job whose failure counts.',
            required: true,
        },
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



function judgeSweep({ decision, planned, valid, reused, jobs }) {
    const ending = (result) => Object.entries(jobs).flatMap(([name, ended]) => (ended === result ? [name] : []));
    const failed = ending('failure');
    const cancelled = ending('cancelled');
    if (decision === 'refuse')
        return failure('the gate refused the sweep');
    // Nothing was asked for, so nothing is missing; a gate that failed said nothing at all.
    if (decision === 'skip' && failed.length === 0 && cancelled.length === 0)
        return standing(planned, reused);
    if (planned === undefined)
        return failure('there is no plan, so nothing is known to be measured');
    if (cancelled.length > 0) {
        return { conclusion: 'cancelled', because: `cancelled: ${cancelled.join(', ')}`, problems: [] };
    }
    if (failed.length > 0)
        return failure(`failed: ${failed.join(', ')}`);
    if (planned === 0)
        return success('nothing to do: no point was planned');
    return valid < planned
        ? failure(`planned ${planned}, ran ${valid}`)
        : success(`${(0,numbers/* formatPlural */.yk)(planned, 'point')} planned, all valid`);
}
/** Without a sweep: whether earlier results stand for what the change announces. Undefined = nothing was asked. */
function standing(planned, reused) {
    if (planned === undefined)
        return success('no sweep was asked for');
    if (planned === 0)
        return success('no sweep was asked for, and the change has no point to measure');
    const points = (0,numbers/* formatPlural */.yk)(planned, 'point');
    if (reused >= planned)
        return success(`no sweep was asked for, and earlier results stand for ${points}`);
    const because = `no sweep was asked for, and ${planned - reused} of ${points} have no valid result`;
    const hint = 'add a primary label, e.g. full-sweep-fail-fast';
    return { ...failure(because), problems: [(0,catalogue/* problem */.CC)('INFX140', because, { hint })] };
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
// EXTERNAL MODULE: ./lib/src/github/event.js + 3 modules
var github_event = __webpack_require__(24783);
// EXTERNAL MODULE: ./lib/src/github/needs.js + 1 modules
var github_needs = __webpack_require__(44786);
;// CONCATENATED MODULE: ./lib/actions/sweep-verdict/run.js










const decisions = ['run', 'skip', 'refuse'];
async function run(inputs, host) {
    const needs = (0,github_needs/* readNeeds */.M)(inputs.needs);
    const plan = (0,github_needs/* neededJob */.n)(needs, 'plan');
    const decision = decisions.find((word) => word === plan.output('decision'));
    const check = judgeSweep({
        ...(decision === undefined ? {} : { decision }),
        planned: countOf('planned', plan.output('planned')),
        valid: countOf('valid', needs.get('collect')?.output('valid') ?? '') ?? 0,
        reused: countOf('reused', plan.output('reused')) ?? 0,
        jobs: jobsOf(needs),
    });
    const sign = check.conclusion === 'success' ? '✅' : '❌';
    const because = decision === 'run' ? '' : plan.output('because');
    const problems = check.conclusion === 'cancelled' ? [(0,catalogue/* problem */.CC)('INFX311', `the sweep was ${check.because}`)] : check.problems;
    const fork = check.conclusion !== 'success' && decision !== 'run' && (await (0,github_event/* isForkPullRequest */.B)(host.env));
    return {
        outputs: { conclusion: check.conclusion, because: check.because },
        summary: [
            `### Sweep: ${sign} ${(0,markdown/* escapeMarkdown */.FV)(check.because)}`,
            ...(because === '' ? [] : [(0,markdown/* escapeMarkdown */.FV)(because)]),
            ...problems.flatMap(({ hint }) => (hint === undefined ? [] : [`→ ${(0,markdown/* escapeMarkdown */.FV)(hint)}`])),
            ...(fork ? [forkAdvice] : []),
            '',
        ].join('\n\n'),
        problems,
    };
}
/** Also where the job that would have said so was not even started. */
const forkAdvice = 'The pull request comes from a fork: its workflows can only read, and nothing of it runs by itself. ' +
    'A maintainer who has read the commit comments `/sweep` with its full SHA, or dispatches the sweep workflow with ' +
    '`pull-request` and `approve-head`. A new commit revokes that.';
function countOf(name, text) {
    if (text === '')
        return undefined;
    if (/^\d{1,9}$/.test(text))
        return Number(text);
    throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX300', `${name}: expected a whole number, got "${text}"`)]);
}
/** The two tries of the canary count as one job. */
function jobsOf(needs) {
    const jobs = new Map([...needs].map(([name, { result }]) => [name, result]));
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

/***/ })

};
