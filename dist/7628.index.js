export const id = 7628;
export const ids = [7628];
export const modules = {

/***/ 97628:
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
;// CONCATENATED MODULE: ./lib/actions/gate/inputs.js

const contract = {
    name: 'gate',
    title: 'Decide whether a sweep runs',
    description: 'Decides from event, labels, people and policy whether a sweep runs, and says why. Labels and head are read from GitHub now, not from the event.',
    inputs: {
        token: token_input/* tokenInput */.e,
        enabled: {
            description: '`false` switches every sweep off, e.g. from a repository variable.',
            required: false,
            fallback: 'true',
        },
        keys: {
            description: 'Config keys (with `*`) where the event names none, e.g. of a schedule.',
            required: false,
        },
        points: {
            description: 'Point filter where the event names none.',
            required: false,
        },
        labels: {
            description: 'Sweep labels where neither the event nor a pull request has any, e.g. of a schedule.',
            required: false,
        },
        'has-database': {
            description: '`true` when a database is configured, so that results may be ingested.',
            required: false,
            fallback: 'false',
        },
    },
    outputs: {
        decision: { description: '`run`, `skip` or `refuse`.' },
        run: { description: '`true` when a sweep runs.' },
        because: { description: 'The reasons, joined by `; `.' },
        problems: { description: 'JSON list of the findings of a refusal, for its comment.' },
        head: { description: 'Full SHA of the commit to sweep.' },
        base: { description: 'What to compare with, or empty when keys are given.' },
        'pull-request': { description: 'Number of the pull request, or empty.' },
        labels: { description: 'Sweep labels in effect, by their names in docs/labels.md.' },
        keys: { description: 'Config keys to run instead of what the changelog says.' },
        points: { description: 'Point filter.' },
        'fail-fast': { description: '`true` when the first failed point of a matrix cancels the rest.' },
        'resume-run': { description: 'Run whose valid points stay.' },
        'failed-of-run': { description: 'Run of which only points without a valid result run.' },
        fork: { description: '`true` when the head lies in a fork.' },
        ingest: {
            description: '`true` when valid results go to the database: never those of an unmerged pull request.',
        },
        reusable: { description: '`true` when no label keeps the results from standing for the merge.' },
    },
    permissions: {
        contents: 'read infx.config.yaml of the base and the message of the head commit',
        'pull-requests': 'read the pull request, its labels and their history',
    },
    requirements: [],
};
//# sourceMappingURL=inputs.js.map
// EXTERNAL MODULE: ./lib/src/core/problems/gate.js
var gate = __webpack_require__(10530);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/render/numbers.js
var numbers = __webpack_require__(54143);
// EXTERNAL MODULE: ./lib/src/core/gate/facts.js
var facts = __webpack_require__(29241);
// EXTERNAL MODULE: ./lib/src/core/gate/label-set.js
var label_set = __webpack_require__(55697);
// EXTERNAL MODULE: ./lib/src/core/gate/labels.js
var gate_labels = __webpack_require__(79043);
;// CONCATENATED MODULE: ./lib/src/core/gate/rules.js
/**
 * The decision table for pull requests. Rules that skip are asked in order and the first that applies decides; then all
 * rules that refuse are asked, so that everything wrong is told at once; a sweep runs when none applies.
 */






const commitMark = '[skip-sweep]';
const skipRules = [
    {
        when: 'the pull request is closed',
        reason: ({ trigger, pullRequest }) => trigger.action === 'closed' || !pullRequest.open ? 'the pull request is closed' : undefined,
    },
    {
        when: 'the pull request is a draft',
        reason: ({ trigger, pullRequest }) => trigger.action === 'converted_to_draft' || pullRequest.draft
            ? 'the pull request is a draft; marking it ready for review starts the sweep'
            : undefined,
    },
    {
        when: 'no primary label is applied now, whatever the event said',
        reason: ({ labels, trigger }) => labels.primaries.length > 0 ? undefined : withoutPrimary(labels, trigger),
    },
    {
        when: 'a newer commit was pushed since the event; its own event decides',
        reason: ({ trigger, pullRequest, history }) => trigger.head !== pullRequest.head && history.attempt === 1
            ? `the head moved from ${(0,numbers/* shortCommit */.Ax)(trigger.head)} to ${(0,numbers/* shortCommit */.Ax)(pullRequest.head)}; the push starts its own run`
            : undefined,
    },
    {
        when: `the message of the head commit contains \`${commitMark}\` (pull requests only, never the default branch)`,
        reason: ({ pullRequest }) => pullRequest.headMessage.includes(commitMark)
            ? `the message of ${(0,numbers/* shortCommit */.Ax)(pullRequest.head)} says ${commitMark}`
            : undefined,
    },
    {
        when: 'a push to a pull request with a run pinned by `/use` changes no point (removing and adding the label again forces a sweep)',
        reason: ({ trigger, history: { pin } }) => trigger.action === 'synchronize' && pin?.pointsChanged === false
            ? `run ${pin.runId} is pinned by /use and this push changes no point`
            : undefined,
    },
];
function withoutPrimary({ modifiers }, { action, label }) {
    if (modifiers.length > 0)
        return `modifier without primary: ${modifiers.map(({ shownAs }) => shownAs).join(', ')}`;
    if (action === 'unlabeled' && label !== undefined)
        return `the label ${label} was removed; nothing is left to run`;
    if (action === 'labeled' && label !== undefined)
        return `the label ${label} is not applied any more`;
    return 'no primary sweep label';
}
const refuseRules = [
    {
        when: 'two primary labels, or modifiers that exclude one another',
        problems: ({ labels }) => (0,label_set/* contradictions */.vM)(labels),
    },
    {
        when: 'the head lies in a fork: only a dispatch that approves exactly this commit runs it',
        problems: ({ trigger, pullRequest }) => trigger.fork || pullRequest.fork ? [unapprovedFork(pullRequest)] : [],
    },
    {
        when: 'someone below the role write changed the labels by this event, or put one of the sweep labels there',
        problems: (facts) => labelerProblems(facts),
    },
    {
        when: 'the pull request has merge conflicts',
        problems: ({ pullRequest }) => conflictProblems(pullRequest),
    },
    {
        when: 'a re-run of a commit that is not the head any more',
        problems: ({ trigger, pullRequest, history }) => history.attempt > 1 && trigger.head !== pullRequest.head
            ? [
                (0,catalogue/* problem */.CC)('INFX138', `attempt ${history.attempt} is for ${(0,numbers/* shortCommit */.Ax)(trigger.head)}, but the head is ${(0,numbers/* shortCommit */.Ax)(pullRequest.head)}`, { hint: 'remove and add the sweep label to sweep the new head' }),
            ]
            : [],
    },
];
const unapprovedFork = ({ number, head }) => (0,catalogue/* problem */.CC)('INFX136', `the head ${head} lies in a fork and nobody approved it`, {
    hint: `read the commit, then dispatch the sweep workflow with pull-request ${number} and approve-head ${head}`,
});
const conflictProblems = ({ mergeable }) => mergeable === 'conflict'
    ? [(0,catalogue/* problem */.CC)('INFX137', 'the pull request has merge conflicts', { hint: 'resolve them and push' })]
    : [];
/** The one who changed the labels now, and whoever put the labels there that are in effect. */
function labelerProblems({ trigger, pullRequest, actor, policy }) {
    const changesLabels = trigger.action === 'labeled' || trigger.action === 'unlabeled';
    const sender = changesLabels && !(0,facts/* maySweep */.o)(actor)
        ? [
            notAllowed(`${actor.login} ${trigger.action === 'labeled' ? 'added' : 'removed'} ${trigger.label ?? ''}`, actor.role),
        ]
        : [];
    const earlier = pullRequest.labels
        .filter(({ name }) => (0,gate_labels/* findLabel */.E7)(policy.table, name) !== undefined)
        .filter(({ by }) => by === undefined || (!(0,facts/* maySweep */.o)(by) && !(changesLabels && by.login === actor.login)))
        .map(labelProblem);
    return [...sender, ...earlier];
}
const labelProblem = ({ name, by }) => by === undefined
    ? (0,catalogue/* problem */.CC)('INFX135', `nothing tells who put the label ${name} there`, {
        hint: 'remove it and add it again',
    })
    : notAllowed(`${by.login} put the label ${name} there`, by.role);
const notAllowed = (what, role) => (0,catalogue/* problem */.CC)('INFX135', `${what} with the role ${role}; a sweep needs write, maintain or admin`, {
    hint: 'someone with write access removes the label and adds it again',
});
//# sourceMappingURL=rules.js.map
// EXTERNAL MODULE: ./lib/src/core/gate/verdicts.js
var verdicts = __webpack_require__(68386);
;// CONCATENATED MODULE: ./lib/src/core/gate/decide-dispatch.js
/** A sweep started by hand: the dispatch itself is the authorisation, and for a fork the approval of one commit. */








function decideDispatch(input, { inputs }) {
    const { actor, policy, pullRequest } = input;
    if (inputs.pullRequest !== undefined && pullRequest?.number !== inputs.pullRequest) {
        throw new Error('a dispatch for a pull request is decided with the state of that pull request');
    }
    const texts = inputs.labels.length > 0 ? inputs.labels : (pullRequest?.labels ?? []).map(({ name }) => name);
    const labels = (0,label_set/* readLabels */.k2)(texts, policy.table);
    const problems = [
        ...((0,facts/* maySweep */.o)(actor)
            ? []
            : [
                (0,catalogue/* problem */.CC)('INFX135', `${actor.login} dispatched with the role ${actor.role}; a sweep needs write, maintain or admin`),
            ]),
        ...unknownLabels(inputs.labels, policy.table),
        ...(0,label_set/* contradictions */.vM)(labels),
        ...(pullRequest ? pullRequestProblems(pullRequest, inputs.approveHead) : []),
    ];
    if (problems.length > 0)
        return (0,verdicts/* refused */.J5)(problems);
    return (0,verdicts/* run */.eF)((0,label_set/* effectsOf */.w7)(labels), (0,label_set/* planLabels */.nH)(labels), reasons(input, inputs, (0,label_set/* planLabels */.nH)(labels)), []);
}
/** What is typed by hand must be a label, unlike what hangs on a pull request. */
const unknownLabels = (texts, table) => texts
    .filter((text) => (0,gate_labels/* findLabel */.E7)(table, text) === undefined)
    .map((text) => {
    const meant = (0,gate_labels/* lookAlikeOf */.bw)(table, text);
    return (0,catalogue/* problem */.CC)('INFX134', `labels: "${text}" is not a sweep label`, {
        hint: meant === undefined ? `allowed: ${(0,gate_labels/* labelTexts */.v0)(table).join(', ')}` : `did you mean "${meant}"?`,
    });
});
function pullRequestProblems(state, approved) {
    const closed = state.open ? [] : [(0,catalogue/* problem */.CC)('INFX134', `pull request ${state.number} is closed`)];
    return [...closed, ...approvalProblems(state, approved), ...conflictProblems(state)];
}
/** An approval names one commit and dies with the next push, also where none would have been needed. */
function approvalProblems(state, approved) {
    if (approved === undefined)
        return state.fork ? [unapprovedFork(state)] : [];
    if (approved === state.head)
        return [];
    return [
        (0,catalogue/* problem */.CC)('INFX136', `${(0,numbers/* shortCommit */.Ax)(approved)} was approved, but the head is ${state.head}: a new commit revokes the approval`, {
            hint: 'read the new commits, then approve the new head',
        }),
    ];
}
function reasons({ actor, pullRequest }, inputs, labels) {
    return [
        `dispatched by ${actor.login} (${actor.role})`,
        ...(pullRequest ? [`pull request ${pullRequest.number} at ${(0,numbers/* shortCommit */.Ax)(pullRequest.head)}`] : []),
        ...(pullRequest?.fork ? ['exactly this commit of the fork was approved'] : []),
        ...(pullRequest?.draft ? ['the pull request is a draft, and the dispatch asks for it all the same'] : []),
        ...(labels.length > 0 ? [`labels: ${labels.join(', ')}`] : []),
        ...(inputs.keys.length > 0 ? [`keys: ${inputs.keys.join(' ')}`] : []),
        ...(inputs.points === undefined ? [] : [`only points that match ${inputs.points}`]),
        ...(inputs.resumeRun === undefined ? [] : [`valid points of run ${inputs.resumeRun} stay`]),
        ...(inputs.failedOfRun === undefined
            ? []
            : [`only points without a valid result in run ${inputs.failedOfRun}`]),
    ];
}
//# sourceMappingURL=decide-dispatch.js.map
;// CONCATENATED MODULE: ./lib/src/core/gate/decide-push.js
/** A push to the default branch measures what was merged. `[skip-sweep]` has no say here: main is never left out. */





function decidePush({ ref, before, after, forced }, { defaultBranch }) {
    if (ref !== `refs/heads/${defaultBranch}`) {
        return (0,verdicts/* skipped */.hT)(`a push to ${ref}; only ${defaultBranch} is swept, other branches by pull request`);
    }
    if (after === undefined)
        return (0,verdicts/* skipped */.hT)(`the branch ${defaultBranch} was deleted`);
    const hint = 'dispatch the sweep with base and head, or with keys';
    if (before === undefined) {
        return (0,verdicts/* refused */.J5)([
            (0,catalogue/* problem */.CC)('INFX142', `the push created ${defaultBranch}: no commit before it to compare with`, { hint }),
        ]);
    }
    if (forced) {
        return (0,verdicts/* refused */.J5)([
            (0,catalogue/* problem */.CC)('INFX142', `${defaultBranch} was overwritten by a forced push: ${(0,numbers/* shortCommit */.Ax)(before)} is not its history any more`, {
                hint,
            }),
        ]);
    }
    return (0,verdicts/* run */.eF)(gate_labels/* plainEffects */.Jj, [], [`${(0,numbers/* shortCommit */.Ax)(before)}..${(0,numbers/* shortCommit */.Ax)(after)} was pushed to ${defaultBranch}`], []);
}
//# sourceMappingURL=decide-push.js.map
;// CONCATENATED MODULE: ./lib/src/core/gate/decide.js






/**
 * What the event alone decides, without a request to GitHub: that an irrelevant event changes nothing, that a comment
 * is a matter of the commands, that sweeps are switched off. Undefined = ask GitHub and call {@link decide}.
 */
function decideFromEvent(trigger, policy) {
    if (trigger.kind === 'issue_comment')
        return own('comments start commands, not sweeps');
    if (trigger.kind === 'pull_request') {
        const irrelevant = irrelevance(trigger, policy);
        if (irrelevant)
            return irrelevant;
    }
    return policy.enabled ? undefined : (0,verdicts/* skipped */.hT)('sweeps are switched off in this repository');
}
/** True when the event supersedes the running sweep of its pull request; the concurrency group says the same. */
const isRelevant = (trigger, policy) => irrelevance(trigger, policy) === undefined;
function irrelevance({ action, label }, { table }) {
    if (action === 'other')
        return own('this action of the pull request changes no sweep');
    if (label === undefined || (0,gate_labels/* findLabel */.E7)(table, label))
        return undefined;
    const meant = (0,gate_labels/* lookAlikeOf */.bw)(table, label);
    const set = {
        primaries: [],
        modifiers: [],
        lookAlikes: meant === undefined ? [] : [{ text: label, meant }],
    };
    return own(`the label ${label} is not a sweep label; nothing is started and nothing is cancelled`, (0,label_set/* remarks */.IW)(set));
}
const own = (because, problems = []) => ({
    ...(0,verdicts/* skipped */.hT)(because, problems),
    concurrency: 'own',
});
/** The decision. Throws (a bug of ours) when a pull request's state is needed and not given. */
function decide(input) {
    const early = decideFromEvent(input.trigger, input.policy);
    if (early)
        return early;
    const { trigger } = input;
    switch (trigger.kind) {
        case 'pull_request':
            return decidePullRequest(factsOf(input, trigger));
        case 'push':
            return decidePush(trigger, input.policy);
        case 'workflow_dispatch':
            return decideDispatch(input, trigger);
        case 'schedule':
            return (0,verdicts/* run */.eF)(gate_labels/* plainEffects */.Jj, [], [`scheduled: ${trigger.cron}`], []);
        case 'issue_comment':
            throw new Error('comments are decided from the event');
    }
}
function factsOf(input, trigger) {
    const { pullRequest, policy } = input;
    if (!pullRequest)
        throw new Error('a pull-request event is decided with the state of the pull request');
    const labels = (0,label_set/* readLabels */.k2)(pullRequest.labels.map(({ name }) => name), policy.table);
    return { ...input, trigger, pullRequest, labels };
}
function decidePullRequest(facts) {
    const { labels, pullRequest } = facts;
    for (const rule of skipRules) {
        const because = rule.reason(facts);
        if (because !== undefined)
            return (0,verdicts/* skipped */.hT)(because, (0,label_set/* remarks */.IW)(labels));
    }
    const problems = refuseRules.flatMap((rule) => rule.problems(facts));
    if (problems.length > 0)
        return (0,verdicts/* refused */.J5)([...problems, ...(0,label_set/* remarks */.IW)(labels)]);
    return (0,verdicts/* run */.eF)((0,label_set/* effectsOf */.w7)(labels), (0,label_set/* planLabels */.nH)(labels), appliedBy(pullRequest, facts.policy), (0,label_set/* remarks */.IW)(labels));
}
/** `label full-sweep-fail-fast by maint-a (write)`, one per label in effect. */
const appliedBy = ({ labels }, { table }) => labels
    .filter(({ name }) => (0,gate_labels/* findLabel */.E7)(table, name) !== undefined)
    .map(({ name, by }) => `label ${name}${by ? ` by ${by.login} (${by.role})` : ''}`);
//# sourceMappingURL=decide.js.map
// EXTERNAL MODULE: ./lib/src/core/render/document.js
var render_document = __webpack_require__(82944);
// EXTERNAL MODULE: ./lib/src/core/render/fold.js
var fold = __webpack_require__(98462);
// EXTERNAL MODULE: ./lib/src/core/render/markdown.js
var markdown = __webpack_require__(56456);
;// CONCATENATED MODULE: ./lib/src/core/gate/render.js
/** A decision for the step summary: the answer first, then its reasons. */




const heading = {
    run: '▶️ sweep',
    skip: '⏭️ no sweep',
    refuse: '⛔ refused',
};
const headingChinese = { run: '运行扫描', skip: '不运行扫描', refuse: '已拒绝' };
/** Ends with a line break; fits a step summary. */
function renderDecision(decision) {
    const list = (items, what) => ({
        kind: 'list',
        items,
        more: (left) => `and ${(0,numbers/* formatCount */.B4)(left)} more ${what}`,
    });
    const remarks = decision.problems.map(({ code, severity, message, hint }) => `${code} (${severity}) ${(0,markdown/* escapeMarkdown */.FV)(message)}${hint === undefined ? '' : ` → ${(0,markdown/* escapeMarkdown */.FV)(hint)}`}`);
    return (0,render_document/* renderDocument */.yQ)([
        (0,render_document/* text */.Qq)(`### Gate: ${heading[decision.action]}`),
        // A refusal's reasons are its errors; they stand below with their remedies.
        ...(decision.action === 'refuse' ? [] : [list(decision.because.map(markdown/* escapeMarkdown */.FV), 'reasons')]),
        list(remarks, 'remarks'),
        ...(decision.concurrency === 'own' ? [(0,render_document/* text */.Qq)('The event is irrelevant: a running sweep goes on.')] : []),
        (0,render_document/* text */.Qq)((0,fold/* chineseFold */.$)(`门禁：${headingChinese[decision.action]}。`)),
    ], render_document/* stepSummaryBytes */.Sg);
}
//# sourceMappingURL=render.js.map
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/files/infx-config.js
var infx_config = __webpack_require__(41724);
// EXTERNAL MODULE: ./lib/src/github/connect.js
var connect = __webpack_require__(83730);
// EXTERNAL MODULE: ./lib/src/github/event.js + 3 modules
var github_event = __webpack_require__(24783);
// EXTERNAL MODULE: ./lib/src/github/permissions.js
var permissions = __webpack_require__(7008);
// EXTERNAL MODULE: ./lib/src/github/pull-request.js
var pull_request = __webpack_require__(37353);
// EXTERNAL MODULE: ./lib/src/github/repository.js
var repository = __webpack_require__(27606);
;// CONCATENATED MODULE: ./lib/src/core/gate/request.js
function sweepRequest(trigger, decision, pullRequest, defaults) {
    const inputs = trigger.kind === 'workflow_dispatch' ? trigger.inputs : undefined;
    const isRun = decision.action === 'run';
    const keys = inputs && inputs.keys.length > 0 ? inputs.keys.join(' ') : defaults.keys;
    return {
        decision: decision.action,
        run: isRun,
        because: decision.because.join('; '),
        head: pullRequest?.head ?? (trigger.kind === 'push' ? trigger.after : undefined) ?? defaults.sha,
        // A pull request is compared with where its target branch stands now; the plan takes the merge base.
        base: pullRequest
            ? `origin/${pullRequest.baseRef}`
            : ((trigger.kind === 'push' ? trigger.before : inputs?.base) ?? ''),
        'pull-request': pullRequest ? String(pullRequest.number) : '',
        labels: decision.labels.length > 0 ? decision.labels.join(',') : defaults.labels,
        keys,
        points: inputs?.points ?? defaults.points,
        'fail-fast': decision.effects.failFast,
        'resume-run': inputs?.resumeRun ?? '',
        'failed-of-run': inputs?.failedOfRun ?? '',
        fork: pullRequest?.fork ?? false,
        // What is not merged is nobody's published result yet.
        ingest: isRun && defaults.hasDatabase && pullRequest === undefined,
        reusable: decision.effects.reusable,
    };
}
//# sourceMappingURL=request.js.map
;// CONCATENATED MODULE: ./lib/actions/gate/run.js











async function run(inputs, host) {
    const { trigger, problems } = await (0,github_event/* readTriggerOfJob */.x)(host.env);
    if (!trigger)
        throw new problem/* ProblemError */.Mm(problems);
    const github = (0,connect/* gitHubOfJob */.e)(host, inputs.token, trigger.kind === 'pull_request' && trigger.fork);
    const { policy, problems: found } = await readPolicy(inputs, github);
    const early = decideFromEvent(trigger, policy);
    const pullRequest = early ? undefined : await readPullRequestOf(trigger, github, policy);
    const decision = early ??
        decide({
            trigger,
            actor: await actorOf(trigger, github),
            history: { attempt: host.runAttempt },
            policy,
            ...(pullRequest ? { pullRequest } : {}),
        });
    host.info(`decided with ${github.requests()} requests to GitHub`);
    return resultOf(decision, [...found, ...decision.problems], {
        ...sweepRequest(trigger, decision, pullRequest, {
            sha: host.env['GITHUB_SHA'] ?? '',
            keys: inputs.keys,
            points: inputs.points,
            labels: inputs.labels,
            hasDatabase: inputs['has-database'] === 'true',
        }),
    });
}
/** Labels may have other names here; the base's file says so, never the pull request's. */
async function readPolicy({ enabled }, github) {
    const defaultBranch = await (0,repository/* readDefaultBranch */.y)(github);
    const text = await (0,repository/* readTextFile */.G)(github, 'infx.config.yaml', defaultBranch);
    const config = (0,infx_config/* parseInfxConfig */.XM)(text ?? '');
    const names = (0,gate_labels/* labelTable */.vy)(config.config['labels-map'] ?? {});
    const problems = [...config.problems, ...names.problems];
    if ((0,problem/* hasErrors */.Cs)(problems))
        throw new problem/* ProblemError */.Mm(problems);
    return { policy: { enabled: enabled !== 'false', table: names.table, defaultBranch }, problems };
}
async function readPullRequestOf(trigger, github, { table }) {
    const number = trigger.kind === 'pull_request'
        ? trigger.number
        : trigger.kind === 'workflow_dispatch'
            ? trigger.inputs.pullRequest
            : undefined;
    return number === undefined ? undefined : (0,pull_request/* readPullRequest */.D)(github, number, table);
}
/** Account of the token that every workflow has. */
const ownAccount = 'github-actions[bot]';
/**
 * Who is asked for their role. A dispatch by the workflow's own account needs `actions: write`, which no fork's token
 * has; where it names somebody for whom it acts, that person's role of now counts.
 */
async function actorOf(trigger, github) {
    if (trigger.kind === 'schedule')
        return { login: ownAccount, role: 'write' };
    if (trigger.kind === 'issue_comment')
        throw new Error('comments are decided from the event');
    if (trigger.kind !== 'workflow_dispatch' || trigger.sender !== ownAccount) {
        return (0,permissions/* readActor */.a)(github, trigger.sender);
    }
    const { requestedBy } = trigger.inputs;
    return requestedBy === undefined ? { login: ownAccount, role: 'write' } : (0,permissions/* readActor */.a)(github, requestedBy);
}
const resultOf = (decision, problems, outputs) => ({
    outputs: {
        ...outputs,
        problems: decision.action === 'refuse' ? JSON.stringify(decision.problems.slice(0, maxHandedOn)) : '',
    },
    summary: renderDecision(decision),
    problems,
});
/** Findings are at most a few kilobytes each; an input may have 128 KiB. */
const maxHandedOn = 10;
//# sourceMappingURL=run.js.map
;// CONCATENATED MODULE: ./lib/actions/gate/main.js



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

/***/ 29241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ maySweep)
/* harmony export */ });
/** Who may spend GPU hours. Setting labels needs less (triage), so a label alone proves nothing. */
const maySweep = ({ role }) => role === 'admin' || role === 'maintain' || role === 'write';
//# sourceMappingURL=facts.js.map

/***/ }),

/***/ 55697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IW: () => (/* binding */ remarks),
/* harmony export */   k2: () => (/* binding */ readLabels),
/* harmony export */   nH: () => (/* binding */ planLabels),
/* harmony export */   vM: () => (/* binding */ contradictions),
/* harmony export */   w7: () => (/* binding */ effectsOf)
/* harmony export */ });
/* harmony import */ var _problems_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10530);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _labels_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79043);
/** The labels of one pull request, read against the table. */



/** Sorts labels by what they are; the same label twice counts once, foreign ones are passed over. */
function readLabels(texts, table) {
    const known = new Set();
    const lookAlikes = [];
    for (const text of texts) {
        const label = (0,_labels_js__WEBPACK_IMPORTED_MODULE_2__/* .findLabel */ .E7)(table, text);
        if (label) {
            known.add(label);
            continue;
        }
        const meant = (0,_labels_js__WEBPACK_IMPORTED_MODULE_2__/* .lookAlikeOf */ .bw)(table, text);
        if (meant !== undefined)
            lookAlikes.push({ text, meant });
    }
    const ofKind = (kind) => table.labels.filter((label) => known.has(label) && label.kind === kind);
    return { primaries: ofKind('primary'), modifiers: ofKind('modifier'), lookAlikes };
}
/** What the labels change together. `reusable` and the like are lost as soon as one label takes them away. */
function effectsOf({ primaries, modifiers }) {
    let effects = _labels_js__WEBPACK_IMPORTED_MODULE_2__/* .plainEffects */ .Jj;
    for (const label of [...primaries, ...modifiers])
        effects = { ...effects, ...label.effects };
    return effects;
}
/** Names by which the plan knows the labels, whatever they are called here. */
const planLabels = ({ primaries, modifiers }) => [...primaries, ...modifiers].map(({ name }) => name);
/** Errors that forbid a sweep: two primaries, modifiers that exclude one another. */
function contradictions({ primaries, modifiers }) {
    const problems = [];
    if (primaries.length > 1) {
        const names = primaries.map(({ shownAs }) => shownAs).join(', ');
        problems.push((0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX131', `${primaries.length} primary labels at once: ${names}`, {
            hint: 'remove all but one',
        }));
    }
    for (const [index, label] of modifiers.entries()) {
        for (const other of modifiers.slice(index + 1)) {
            if (!label.excludes.includes(other.name))
                continue;
            problems.push((0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX131', `${label.shownAs} and ${other.shownAs} exclude one another`, {
                hint: 'remove one; there is no silent precedence',
            }));
        }
    }
    return problems;
}
/** What a person should know though it forbids nothing. */
function remarks({ primaries, modifiers, lookAlikes }) {
    return [
        ...(primaries.length === 0 && modifiers.length > 0
            ? [
                (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX132', `${modifiers.map(({ shownAs }) => shownAs).join(', ')} without a primary label: nothing to modify`),
            ]
            : []),
        ...lookAlikes.map(({ text, meant }) => (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX133', `the label "${text}" has no effect`, { hint: `did you mean "${meant}"?` })),
        ...primaries
            .filter(({ replacedBy }) => replacedBy !== undefined)
            .map(({ shownAs, replacedBy }) => (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX133', `the label "${shownAs}" is outdated, and still understood`, {
            severity: 'notice',
            hint: `use "${replacedBy ?? ''}"`,
        })),
    ];
}
//# sourceMappingURL=label-set.js.map

/***/ }),

/***/ 15266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ PayloadReader)
/* harmony export */ });
/* harmony import */ var _problems_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10530);
/* harmony import */ var _measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10047);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/** Reads fields of an untrusted JSON value by path; what is not as documented becomes a Problem, all of them kept. */



const shaPattern = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** Names, refs and logins are far shorter; GitHub caps comments at 65,536 characters. */
const maxTextCharacters = 1024;
const maxLongTextCharacters = 70_000;
class PayloadReader {
    #payload;
    #problems = [];
    constructor(payload) {
        this.#payload = payload;
    }
    get problems() {
        return this.#problems;
    }
    /** Whether the path leads to something. */
    has(path) {
        const value = this.#at(path);
        return value !== undefined && value !== null;
    }
    /** Text of 1 to 1,024 characters without control characters. */
    text(path) {
        return this.optionalText(path) ?? this.#refuse(path, 'text', '');
    }
    /** Undefined when absent or null; anything but text is a Problem. */
    optionalText(path) {
        const value = this.#at(path);
        if (value === undefined || value === null || value === '')
            return undefined;
        if (typeof value === 'string' && value.length <= maxTextCharacters && !/[\x00-\x1f\x7f]/.test(value))
            return value;
        return this.#refuse(path, `text of at most ${maxTextCharacters} characters in one line`, '');
    }
    /** Text of any lines, possibly none. */
    longText(path) {
        const value = this.#at(path);
        if (value === null)
            return '';
        if (typeof value === 'string' && value.length <= maxLongTextCharacters)
            return value;
        return this.#refuse(path, `text of at most ${maxLongTextCharacters} characters`, '');
    }
    /** A dispatch input: '' and absent are the same; list inputs may have several lines. */
    input(name) {
        const path = `inputs.${name}`;
        return this.has(path) ? this.longText(path).trim() || undefined : undefined;
    }
    /** Keeps a Problem that a caller found in a value. */
    report(found) {
        this.#problems.push(found);
    }
    /** A full commit SHA; forty zeros included. */
    sha(path) {
        const value = this.#at(path);
        if (typeof value === 'string' && shaPattern.test(value))
            return value;
        return this.#refuse(path, 'a full commit SHA', '');
    }
    /** A positive whole number that JavaScript holds exactly. */
    id(path) {
        const value = this.#at(path);
        if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0)
            return value;
        return this.#refuse(path, 'a positive whole number', 0);
    }
    flag(path) {
        const value = this.#at(path);
        if (typeof value === 'boolean')
            return value;
        return this.#refuse(path, 'true or false', false);
    }
    oneOf(path, words) {
        const value = this.#at(path);
        return words.find((word) => word === value) ?? this.#refuse(path, words.join(' | '), words[0]);
    }
    #at(path) {
        let value = this.#payload;
        for (const name of path.split('.')) {
            if (!(0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(value) || !Object.hasOwn(value, name))
                return undefined;
            value = value[name];
        }
        return value;
    }
    #refuse(path, expected, instead) {
        const value = this.#at(path);
        const came = value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 80);
        this.#problems.push((0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX130', `${path} of the event: expected ${expected}, got ${came}`));
        return instead;
    }
}
//# sourceMappingURL=payload-reader.js.map

/***/ }),

/***/ 68386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J5: () => (/* binding */ refused),
/* harmony export */   eF: () => (/* binding */ run),
/* harmony export */   hT: () => (/* binding */ skipped)
/* harmony export */ });
/* harmony import */ var _labels_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79043);

const nothing = { effects: _labels_js__WEBPACK_IMPORTED_MODULE_0__/* .plainEffects */ .Jj, labels: [], concurrency: 'active' };
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

/***/ 98462:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ chineseFold)
/* harmony export */ });
/** The 中文 fold that ends every document for people. */
const chineseFold = (markdown) => `<details><summary>中文</summary>\n\n${markdown}\n\n</details>`;
//# sourceMappingURL=fold.js.map

/***/ }),

/***/ 41724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KJ: () => (/* binding */ loadInfxConfig),
/* harmony export */   XM: () => (/* binding */ parseInfxConfig)
/* harmony export */ });
/* unused harmony export infxConfigName */
/* harmony import */ var _core_config_schema_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27569);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80947);
/* harmony import */ var _core_schema_validators_generated_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66268);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5766);
/* harmony import */ var _repository_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1251);
/** infx.config.yaml: the repository's defaults of inputs. */





const infxConfigName = 'infx.config.yaml';
/** Reads infx.config.yaml at `root`. No file is no problem; unknown fields and wrong values are, with their lines. */
function loadInfxConfig(root) {
    const read = (0,_repository_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readFileBelow */ .Ir)(root, infxConfigName);
    if (read.kind === 'missing')
        return { config: {}, problems: [] };
    if (read.kind === 'refused')
        return { config: {}, path: infxConfigName, problems: [read.problem] };
    return parseInfxConfig(read.file.text);
}
/** The same of the file's text, wherever it came from. */
function parseInfxConfig(yaml) {
    const { value, problems, placeOf } = (0,_yaml_js__WEBPACK_IMPORTED_MODULE_3__/* .loadYaml */ .y)(yaml, infxConfigName);
    const found = { path: infxConfigName, problems };
    if (value === undefined || value === null || (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .hasErrors */ .Cs)(problems))
        return { ...found, config: {} };
    if (isInfxConfig(value))
        return { ...found, config: value };
    return {
        ...found,
        config: {},
        problems: (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .firstProblems */ .fr)([...problems, ...(0,_core_config_schema_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .schemaProblems */ .Ic)(_core_schema_validators_generated_js__WEBPACK_IMPORTED_MODULE_2__/* .infxConfig */ .UQ, value, placeOf)]),
    };
}
const isInfxConfig = (value) => (0,_core_schema_validators_generated_js__WEBPACK_IMPORTED_MODULE_2__/* .infxConfig */ .UQ)(value);
//# sourceMappingURL=infx-config.js.map

/***/ }),

/***/ 36134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UY: () => (/* binding */ connectGitHub),
  _w: () => (/* binding */ listAll),
  PH: () => (/* binding */ refusedStatus)
});

// EXTERNAL MODULE: ./node_modules/@actions/github/lib/github.js
var github = __webpack_require__(61351);
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







function connectGitHub(options) {
    const [owner = '', repo = ''] = options.repository.split('/');
    const quiet = () => undefined;
    const octokit = (0,github/* getOctokit */.Q)(options.token, {
        baseUrl: options.apiUrl,
        log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
        ...(options.signal === undefined ? {} : { request: { signal: options.signal } }),
    });
    let sent = 0;
    octokit.hook.wrap('request', (request, endpoint) => {
        const subject = `${endpoint.method} ${endpoint.url}`;
        return repeated(endpoint.method, subject, options, async () => {
            sent++;
            const response = await request(endpoint);
            if (response.headers['content-type']?.startsWith('text/html') === true)
                throw notJson(subject);
            return response;
        });
    });
    return { octokit, owner, repo, requests: () => sent };
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
  x: () => (/* binding */ readTriggerOfJob)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
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
;// CONCATENATED MODULE: ./lib/src/github/event.js
/** The event of this job: GITHUB_EVENT_NAME and GITHUB_EVENT_PATH. */





/** GitHub caps payloads at 25 MB. */
const maxEventBytes = 32 * 1024 * 1024;
/** The narrow event, or every problem of its payload. Throws a ProblemError when there is no payload to read. */
async function readTriggerOfJob(env) {
    const name = env['GITHUB_EVENT_NAME'] ?? '';
    const payload = await readPayload(env['GITHUB_EVENT_PATH'] ?? '');
    return readTrigger(name, payload, env['GITHUB_REF'] ?? '');
}
async function readPayload(path) {
    try {
        const { size } = await (0,promises_.stat)(path);
        if (size > maxEventBytes)
            throw new RangeError(`${size} bytes, more than ${maxEventBytes}`);
        return JSON.parse(await (0,promises_.readFile)(path, 'utf8'));
    }
    catch (cause) {
        const why = cause instanceof Error ? cause.message : String(cause);
        throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX130', `GITHUB_EVENT_PATH cannot be read: ${why}`)], { cause });
    }
}
//# sourceMappingURL=event.js.map

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

/***/ 37353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ readPullRequest)
/* harmony export */ });
/* harmony import */ var _core_gate_labels_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79043);
/* harmony import */ var _core_gate_payload_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15266);
/* harmony import */ var _core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10047);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80947);
/* harmony import */ var _permissions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7008);





/** Pages of label history that are looked through, newest first. */
const maxEventPages = 5;
/**
 * Reads it with at most 2 requests, plus up to 5 pages of history and one per labeler where sweep labels hang on it.
 * Throws a ProblemError when GitHub's answer lacks what the gate needs.
 */
async function readPullRequest(github, number, table) {
    const { octokit, owner, repo } = github;
    const { data } = await octokit.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
        owner,
        repo,
        pull_number: number,
    });
    const read = new _core_gate_payload_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .PayloadReader */ .E(data);
    const head = read.sha('head.sha');
    const state = {
        number: read.id('number'),
        open: read.oneOf('state', ['open', 'closed']) === 'open',
        draft: read.flag('draft'),
        fork: read.optionalText('head.repo.full_name')?.toLowerCase() !== `${owner}/${repo}`.toLowerCase(),
        head,
        baseRef: read.text('base.ref'),
        mergeable: mergeableOf(data),
        author: read.text('user.login'),
        authorAssociation: read.text('author_association'),
    };
    if (read.problems.length > 0)
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .ProblemError */ .Mm(read.problems);
    return {
        ...state,
        headMessage: await readMessage(github, head),
        labels: await withLabelers(github, number, labelNames(data), table),
    };
}
/** Null while GitHub is still computing; the state tells a conflict apart from a failed check. */
function mergeableOf(data) {
    const mergeable = (0,_core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(data) ? data['mergeable'] : undefined;
    return mergeable === true ? 'yes' : mergeable === false ? 'conflict' : 'unknown';
}
const labelNames = (data) => {
    const labels = (0,_core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(data) ? data['labels'] : undefined;
    if (!Array.isArray(labels))
        return [];
    return labels.flatMap((label) => (0,_core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(label) && typeof label['name'] === 'string' ? [label['name']] : []);
};
async function readMessage({ octokit, owner, repo }, sha) {
    const { data } = await octokit.request('GET /repos/{owner}/{repo}/commits/{ref}', {
        owner,
        repo,
        ref: sha,
        // Files of the commit are paged with it; they may be many, and nobody asks for them.
        per_page: 1,
    });
    const read = new _core_gate_payload_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .PayloadReader */ .E(data);
    const message = read.longText('commit.message');
    if (read.problems.length > 0)
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .ProblemError */ .Mm(read.problems);
    return message;
}
async function withLabelers(github, number, names, table) {
    const wanted = names.filter((name) => (0,_core_gate_labels_js__WEBPACK_IMPORTED_MODULE_0__/* .findLabel */ .E7)(table, name) !== undefined);
    const logins = await labelersOf(github, number, wanted);
    const actors = new Map();
    for (const login of new Set(logins.values()))
        actors.set(login, await (0,_permissions_js__WEBPACK_IMPORTED_MODULE_3__/* .readActor */ .a)(github, login));
    return names.map((name) => {
        const by = actors.get(logins.get(name) ?? '');
        return by ? { name, by } : { name };
    });
}
/**
 * Login per label of whoever added it last. GitHub lists history oldest first, so after the first page, which tells how
 * many there are, pages are read from the end until every label is found.
 */
async function labelersOf(github, number, wanted) {
    const found = new Map();
    if (wanted.length === 0)
        return found;
    const first = await readEvents(github, number, 1);
    const earliest = Math.max(2, first.lastPage - maxEventPages + 2);
    for (let page = first.lastPage; page >= earliest && found.size < wanted.length; page--) {
        takeLabelers(found, wanted, (await readEvents(github, number, page)).events);
    }
    if (earliest === 2)
        takeLabelers(found, wanted, first.events);
    return found;
}
function takeLabelers(found, wanted, events) {
    for (const event of [...events].reverse()) {
        const read = new _core_gate_payload_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .PayloadReader */ .E(event);
        if (read.optionalText('event') !== 'labeled')
            continue;
        const name = read.optionalText('label.name') ?? '';
        const label = wanted.find((text) => (0,_core_gate_labels_js__WEBPACK_IMPORTED_MODULE_0__/* .sameLabel */ .bK)(text, name) && !found.has(text));
        const login = read.optionalText('actor.login');
        if (label !== undefined && login !== undefined)
            found.set(label, login);
    }
}
async function readEvents({ octokit, owner, repo }, number, page) {
    const { data, headers } = await octokit.request('GET /repos/{owner}/{repo}/issues/{issue_number}/events', {
        owner,
        repo,
        issue_number: number,
        per_page: 100,
        page,
    });
    const last = /[?&]page=([0-9]+)[^>]*>; rel="last"/.exec(headers.link ?? '')?.[1];
    const events = Array.isArray(data) ? data : [];
    return { events, lastPage: last === undefined ? page : Number(last) };
}
//# sourceMappingURL=pull-request.js.map

/***/ }),

/***/ 27606:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readTextFile),
/* harmony export */   y: () => (/* binding */ readDefaultBranch)
/* harmony export */ });
/* harmony import */ var _core_gate_payload_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15266);
/* harmony import */ var _core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10047);
/* harmony import */ var _core_problems_gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10530);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85492);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80947);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36134);
/** Facts and files of the repository, without a checkout. */






async function readDefaultBranch({ octokit, owner, repo }) {
    const { data } = await octokit.request('GET /repos/{owner}/{repo}', { owner, repo });
    const read = new _core_gate_payload_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .PayloadReader */ .E(data);
    const branch = read.text('default_branch');
    if (read.problems.length > 0)
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm(read.problems);
    return branch;
}
/** Text of a file at a ref; undefined when there is none. GitHub gives files up to 1 MiB this way. */
async function readTextFile({ octokit, owner, repo }, path, ref) {
    try {
        const answer = await octokit.request('GET /repos/{owner}/{repo}/contents/{path}', {
            owner,
            repo,
            path,
            ref,
        });
        const data = answer.data;
        const content = (0,_core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isRecord */ .u4)(data) && data['encoding'] === 'base64' ? data['content'] : undefined;
        if (typeof content === 'string')
            return Buffer.from(content, 'base64').toString('utf8');
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX145', `${path} at ${ref}: expected the content of a file`)]);
    }
    catch (error) {
        if ((0,_client_js__WEBPACK_IMPORTED_MODULE_4__/* .refusedStatus */ .PH)(error) === 404)
            return undefined;
        throw error;
    }
}
//# sourceMappingURL=repository.js.map

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
