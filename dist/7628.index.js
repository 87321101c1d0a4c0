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
        plan: {
            description: '`true` when a plan is to be made: for a sweep, or to see whether results stand for a pull request without one.',
        },
        request: { description: 'JSON of these outputs, for reuse-points.' },
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
        'pushed-from': { description: 'Commit before a push to the default branch.' },
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
        standing: false,
        reason: ({ trigger, pullRequest }) => trigger.action === 'closed' || !pullRequest.open ? 'the pull request is closed' : undefined,
    },
    {
        when: 'the pull request is a draft',
        standing: false,
        reason: ({ trigger, pullRequest }) => trigger.action === 'converted_to_draft' || pullRequest.draft
            ? 'the pull request is a draft; marking it ready for review starts the sweep'
            : undefined,
    },
    {
        when: 'no primary label is applied now, whatever the event said',
        standing: true,
        reason: ({ labels, trigger }) => labels.primaries.length > 0 ? undefined : withoutPrimary(labels, trigger),
    },
    {
        when: 'a newer commit was pushed since the event; its own event decides',
        standing: false,
        reason: ({ trigger, pullRequest, history }) => trigger.head !== pullRequest.head && history.attempt === 1
            ? `the head moved from ${(0,numbers/* shortCommit */.Ax)(trigger.head)} to ${(0,numbers/* shortCommit */.Ax)(pullRequest.head)}; the push starts its own run`
            : undefined,
    },
    {
        when: `the message of the head commit contains \`${commitMark}\` (pull requests only, never the default branch)`,
        standing: true,
        reason: ({ pullRequest }) => pullRequest.headMessage.includes(commitMark)
            ? `the message of ${(0,numbers/* shortCommit */.Ax)(pullRequest.head)} says ${commitMark}`
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
            return { ...(0,verdicts/* skipped */.hT)(because, (0,label_set/* remarks */.IW)(labels)), standing: rule.standing };
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
// EXTERNAL MODULE: ./lib/src/files/infx-config.js + 1 modules
var infx_config = __webpack_require__(4524);
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
        plan: isRun || decision.standing,
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
        'pushed-from': trigger.kind === 'push' ? (trigger.before ?? '') : '',
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
    const request = sweepRequest(trigger, decision, pullRequest, {
        sha: host.env['GITHUB_SHA'] ?? '',
        keys: inputs.keys,
        points: inputs.points,
        labels: inputs.labels,
        hasDatabase: inputs['has-database'] === 'true',
    });
    return resultOf(decision, [...found, ...decision.problems], {
        ...request,
        request: JSON.stringify(request),
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

/***/ })

};
