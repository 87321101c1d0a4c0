export const id = 882;
export const ids = [882];
export const modules = {

/***/ 67099:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/src/github/run-action.js + 1 modules
var run_action = __webpack_require__(76396);
// EXTERNAL MODULE: ./lib/src/github/inputs-of-sweep.js
var inputs_of_sweep = __webpack_require__(70824);
// EXTERNAL MODULE: ./lib/src/github/token-input.js
var token_input = __webpack_require__(31536);
;// CONCATENATED MODULE: ./lib/actions/reuse-points/inputs.js


const contract = {
    name: 'reuse-points',
    title: 'Take over results that stand already',
    description: 'Finds valid results of the very same points in earlier runs, so that only the others run, and lays out the plan with the proof for the jobs behind it.',
    inputs: {
        token: token_input/* tokenInput */.e,
        request: { description: 'Output `request` of the gate.', required: true },
        plan: {
            description: 'Path of plan.json; not read where the request names the failed points of a run.',
            required: false,
            fallback: '.infx/plan.json',
        },
        reuse: {
            description: '`same-head`: results of the same commit of the pull request; `across-commits`: of its other commits too; `never`. A run pinned by `/use` counts in any case, also for the push that merges.',
            required: false,
            fallback: 'same-head',
        },
        author: {
            description: 'Login under which `/use` is answered; an app has its own, `<slug>[bot]`.',
            required: false,
            fallback: 'github-actions[bot]',
        },
        ...(0,inputs_of_sweep/* inputsOfSweep */.F)(['repo', 'thresholds-file', 'out']),
    },
    outputs: {
        plan: { description: 'Path of plan.json.' },
        uploads: { description: 'Folder with one sub-folder per artifact to upload.' },
        'plan-artifact': { description: 'Name of the artifact with plan.json and reuse.json.' },
        head: { description: 'Full SHA of the commit that the plan is for, or empty.' },
        planned: { description: 'Points in the plan.' },
        reused: { description: 'Points that an earlier result stands for.' },
        'has-points': { description: '`true` when a sweep was asked for and the plan has a point.' },
    },
    permissions: {
        actions: 'list earlier runs and download their results',
        contents: 'read the thresholds',
        'pull-requests': 'find the branch of the pull request, and the run that `/use` pinned',
    },
    requirements: [],
};
//# sourceMappingURL=inputs.js.map
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/evals/thresholds.js + 1 modules
var thresholds = __webpack_require__(14005);
// EXTERNAL MODULE: ./lib/src/core/problems/artifacts.js
var artifacts = __webpack_require__(86766);
// EXTERNAL MODULE: ./lib/src/core/problems/command.js
var command = __webpack_require__(8076);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/render/numbers.js
var numbers = __webpack_require__(54143);
// EXTERNAL MODULE: ./lib/src/core/render/document.js
var render_document = __webpack_require__(82944);
// EXTERNAL MODULE: ./lib/src/core/render/markdown.js
var markdown = __webpack_require__(56456);
;// CONCATENATED MODULE: ./lib/src/core/reuse/render.js
/** The proof of what was taken over, for the step summary. */



const column = (title) => ({ title, align: 'left' });
/** Empty when nothing was taken over. */
function renderReuse({ points }, planned) {
    if (points.length === 0)
        return '';
    return (0,render_document/* renderDocument */.yQ)([
        (0,render_document/* text */.Qq)(`### Taken over: ${(0,numbers/* formatPlural */.yk)(points.length, 'point')} of ${planned}`),
        (0,render_document/* text */.Qq)('The same measurement has a valid result already, so it does not run again.'),
        {
            kind: 'table',
            columns: [column('point'), column('run'), column('attempt'), column('artifact'), column('uploaded')],
            rows: points.map(({ id, runId, attempt, artifact, uploadedAt }) => [
                (0,markdown/* inlineCode */.ti)(id),
                (0,markdown.md)(runId),
                (0,markdown.md)(String(attempt)),
                (0,markdown/* inlineCode */.ti)(artifact),
                (0,markdown.md)(uploadedAt),
            ]),
            more: (left) => `and ${left} more`,
        },
    ], render_document/* stepSummaryBytes */.Sg);
}
//# sourceMappingURL=render.js.map
// EXTERNAL MODULE: ./lib/src/core/reuse/reuse-file.js
var reuse_file = __webpack_require__(91078);
// EXTERNAL MODULE: ./lib/src/files/json-file.js
var json_file = __webpack_require__(6721);
// EXTERNAL MODULE: ./lib/src/files/plan-file.js + 1 modules
var plan_file = __webpack_require__(90367);
// EXTERNAL MODULE: ./lib/src/github/connect.js
var connect = __webpack_require__(83730);
// EXTERNAL MODULE: ./lib/src/github/request-input.js
var request_input = __webpack_require__(22544);
// EXTERNAL MODULE: ./lib/src/github/reuse.js
var reuse = __webpack_require__(648);
// EXTERNAL MODULE: ./lib/src/github/source-run.js
var source_run = __webpack_require__(52487);
// EXTERNAL MODULE: ./lib/src/core/commands/pin.js
var commands_pin = __webpack_require__(5992);
// EXTERNAL MODULE: ./lib/src/core/reuse/candidates.js
var candidates = __webpack_require__(40689);
// EXTERNAL MODULE: ./lib/src/core/collect/join.js + 2 modules
var join = __webpack_require__(64180);
// EXTERNAL MODULE: ./lib/src/core/collect/judge-evals.js + 1 modules
var judge_evals = __webpack_require__(52564);
// EXTERNAL MODULE: ./lib/src/core/measure/lenient-json.js
var lenient_json = __webpack_require__(10047);
// EXTERNAL MODULE: ./lib/src/core/plan/policy.js
var policy = __webpack_require__(47898);
;// CONCATENATED MODULE: ./lib/src/core/reuse/choose-reused.js
/** Which points need not run: those of which another run left a result that would count here. */




/**
 * The same judgement that collecting makes: a benchmark must be valid, an evaluation must pass now. Points that a label
 * made short are measured anew every time: nobody may stand on what is never published.
 */
function chooseReused(input) {
    const { plan, candidates, results, evalSets } = input;
    const digests = new Map([
        ...results.flatMap(({ artifact, planDigest }) => planDigest === null ? [] : [[artifact, planDigest]]),
        ...evalSets.flatMap(({ path, metadata }) => {
            const digest = digestOfEval(metadata);
            return digest === undefined ? [] : [[path.split('/')[0] ?? path, digest]];
        }),
    ]);
    const acceptedPlans = [...new Set(digests.values())];
    const evals = (0,judge_evals/* judgeEvals */.r)({
        plan,
        sets: evalSets,
        acceptedPlans,
        thresholds: input.thresholds,
        minScore: undefined,
        defaultTask: policy/* defaultPlanPolicy */.L.evals.task,
    });
    const { points } = (0,join/* joinResults */.F)({ plan, results, acceptedPlans, evals });
    const { fast } = (0,policy/* labelEffects */.x)(plan.trigger.labels);
    return points.flatMap(({ point, status, attempt, chosen }) => {
        if (status !== 'valid' && status !== 'reused')
            return [];
        if (fast && point.kind === 'benchmark' && point.scenario === 'agentic-coding')
            return [];
        const candidate = candidates.find((other) => other.point.id === point.id &&
            (chosen === undefined ? other.attempt === attempt : other.listed.name === chosen.artifact));
        const planDigest = digests.get(candidate?.listed.name ?? '');
        if (!candidate || planDigest === undefined)
            return [];
        const { listed } = candidate;
        return [
            {
                id: point.id,
                title: point.title,
                runId: input.runId,
                attempt: candidate.attempt,
                artifact: listed.name,
                artifactId: listed.id,
                uploadedAt: listed.createdAt,
                planDigest,
            },
        ];
    });
}
function digestOfEval(metadata) {
    try {
        const value = (0,lenient_json/* parseLenientJson */.Ri)(metadata);
        const block = (0,lenient_json/* isRecord */.u4)(value) ? value['infx'] : undefined;
        const digest = (0,lenient_json/* isRecord */.u4)(block) ? block['plan_digest'] : undefined;
        return typeof digest === 'string' ? digest : undefined;
    }
    catch (error) {
        // Damaged metadata: the evaluation is as good as not there.
        if (error instanceof SyntaxError)
            return undefined;
        throw error;
    }
}
//# sourceMappingURL=choose-reused.js.map
// EXTERNAL MODULE: ./lib/src/files/collect.js + 1 modules
var collect = __webpack_require__(50617);
// EXTERNAL MODULE: ./lib/src/files/ingest-source.js + 1 modules
var ingest_source = __webpack_require__(56700);
// EXTERNAL MODULE: ./lib/src/github/artifacts.js + 1 modules
var github_artifacts = __webpack_require__(44479);
;// CONCATENATED MODULE: ./lib/src/github/take-over.js
/** Results of earlier runs, downloaded and judged, for the points that need not run then. */













/** Runs that a run took results over from are looked through as well; more would be a chain nobody follows. */
const maxRuns = 20;
/** Run by run until every point has a result or no run is left. */
async function takeOver(github, input) {
    const points = [];
    const problems = [];
    const queue = [...input.runIds];
    for (let index = 0; index < Math.min(queue.length, maxRuns); index++) {
        const open = input.plan.points.filter(({ id }) => !points.some((point) => point.id === id));
        if (open.length === 0)
            break;
        const runId = queue[index] ?? '';
        const { source, problems: unreadable } = await sourceOf(github, input, runId, index);
        problems.push(...unreadable);
        if (!source)
            continue;
        if ((0,commands_pin/* isShortened */.ze)(source.plan)) {
            const message = `run ${runId} shortened its points (agentx-fast): nothing of it is taken over`;
            problems.push((0,catalogue/* problem */.CC)('INFX356', message));
            continue;
        }
        for (const { runId: origin } of source.takenOver)
            if (!queue.includes(origin))
                queue.push(origin);
        const taken = await takeFrom(github, input, source, open);
        points.push(...taken.points);
        problems.push(...taken.problems);
        await keepOnly(input.bundle, taken.downloaded, points);
    }
    return { points, problems };
}
/** A run without a plan planned nothing, and one of another pull request is none of ours. */
async function sourceOf(github, input, runId, index) {
    try {
        // The first ones were looked up by whoever named them; what they took over from was not.
        if (index >= input.runIds.length)
            await (0,reuse/* namedRun */.d3)(github, runId);
        const source = await (0,source_run/* readSource */.o$)(github, runId, input.scratch, input.limits);
        const { pullRequest } = source.plan.trigger;
        const isForeign = input.pullRequest !== undefined && pullRequest !== input.pullRequest;
        return isForeign && !input.named ? { problems: [] } : { source, problems: [] };
    }
    catch (error) {
        if (input.named || !(error instanceof problem/* ProblemError */.Mm))
            throw error;
        const isPlanless = error.problems.every(({ code }) => code === 'INFX353');
        return { problems: isPlanless ? [] : error.problems.map((found) => ({ ...found, severity: 'warning' })) };
    }
}
async function takeFrom(github, { plan, bundle, thresholds, limits }, { runId, artifacts }, open) {
    const names = new Set();
    const wanted = (0,candidates/* reuseCandidates */.F)(open, artifacts).filter(({ listed }) => !names.has(listed.name) && names.add(listed.name));
    const downloaded = await (0,github_artifacts/* downloadArtifacts */.UL)(github, wanted.map(({ listed }) => listed), bundle, limits);
    const { results, evalSets } = await (0,collect/* readCollected */.qu)(await (0,ingest_source/* openIngestSource */.g)(bundle));
    const points = chooseReused({
        plan: { ...plan, points: open },
        runId,
        candidates: wanted,
        results,
        evalSets,
        thresholds,
    });
    return {
        points,
        problems: downloaded.problems,
        downloaded: downloaded.artifacts.map(({ name }) => name),
    };
}
async function keepOnly(bundle, names, points) {
    const kept = new Set(points.map(({ artifact }) => artifact));
    for (const name of names)
        if (!kept.has(name))
            await (0,promises_.rm)((0,external_node_path_.join)(bundle, name), { recursive: true, force: true });
}
//# sourceMappingURL=take-over.js.map
// EXTERNAL MODULE: ./lib/src/sweep/archive-limits.js
var archive_limits = __webpack_require__(76228);
// EXTERNAL MODULE: ./lib/src/sweep/drive-eval.js + 7 modules
var drive_eval = __webpack_require__(6600);
// EXTERNAL MODULE: ./lib/src/sweep/prepare.js + 1 modules
var prepare = __webpack_require__(7021);
;// CONCATENATED MODULE: ./lib/src/core/reuse/merged.js
/** More are never merged by one push. */
const maxPullRequests = 20;
/** Numbers in this repository, each once, in the order of the entries. `repository` is `owner/name`. */
function pullRequestsOf(entries, server, repository) {
    const prefix = `${server}/${repository}/pull/`.toLowerCase();
    const numbers = entries.flatMap(({ prLink }) => {
        const link = prLink.toLowerCase();
        const digits = link.startsWith(prefix) ? /^[1-9][0-9]{0,9}$/.exec(link.slice(prefix.length)) : null;
        return digits ? [Number(digits[0])] : [];
    });
    return [...new Set(numbers)].slice(0, maxPullRequests);
}
//# sourceMappingURL=merged.js.map
// EXTERNAL MODULE: ./lib/src/core/gate/facts.js
var facts = __webpack_require__(29241);
// EXTERNAL MODULE: ./lib/src/core/gate/payload-reader.js
var payload_reader = __webpack_require__(15266);
// EXTERNAL MODULE: ./lib/src/github/client.js + 1 modules
var client = __webpack_require__(36134);
// EXTERNAL MODULE: ./lib/src/github/comments.js
var comments = __webpack_require__(82708);
// EXTERNAL MODULE: ./lib/src/github/permissions.js
var permissions = __webpack_require__(7008);
;// CONCATENATED MODULE: ./lib/src/github/pins.js
/** Pins of `/use`, read back from pull requests: with the comment's author and the role of whoever gave the command. */










/** The pin of a pull request, with at most 2 requests up to 100 comments. */
async function pinOf(github, pullRequest, author) {
    const found = (0,commands_pin/* readPin */.Ci)(await (0,comments/* listComments */.fg)(github, pullRequest), author);
    if (!found.pin)
        return found;
    const actor = await (0,permissions/* readActor */.a)(github, found.pin.by);
    if ((0,facts/* maySweep */.o)(actor))
        return found;
    const message = `${actor.login} pinned run ${found.pin.runId} to pull request ${pullRequest} and has the role ${actor.role} now`;
    return {
        problems: [(0,catalogue/* problem */.CC)('INFX355', message, { hint: 'somebody with write access comments /use again' })],
    };
}
/** 1,000 commits. */
const maxComparePages = 10;
/**
 * Those of `numbers` that the push from `before` to `after` merged: their merge commit lies in it. Numbers come from the
 * changelog, so they may name anything.
 */
async function mergedByPush(github, numbers, { before, after }) {
    if (numbers.length === 0)
        return [];
    const commits = await commitsBetween(github, before, after);
    const merged = [];
    for (const number of numbers) {
        const commit = await mergeCommitOf(github, number);
        if (commit !== undefined && commits.has(commit))
            merged.push(number);
    }
    return merged;
}
async function commitsBetween({ octokit, owner, repo }, before, after) {
    const commits = new Set([after]);
    for (let page = 1; page <= maxComparePages; page++) {
        const { data } = await octokit.request('GET /repos/{owner}/{repo}/compare/{basehead}', {
            owner,
            repo,
            basehead: `${before}...${after}`,
            per_page: 100,
            page,
        });
        const rows = (0,lenient_json/* isRecord */.u4)(data) ? data['commits'] : undefined;
        if (!Array.isArray(rows))
            throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX145', 'compare: expected a list of commits')]);
        for (const row of rows) {
            const sha = new payload_reader/* PayloadReader */.E(row).sha('sha');
            commits.add(sha);
        }
        if (rows.length < 100)
            break;
    }
    return commits;
}
async function mergeCommitOf({ octokit, owner, repo }, number) {
    try {
        const { data } = await octokit.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
            owner,
            repo,
            pull_number: number,
        });
        const read = new payload_reader/* PayloadReader */.E(data);
        return read.flag('merged') ? read.optionalText('merge_commit_sha') : undefined;
    }
    catch (error) {
        // The number of another repository's pull request, or of none.
        if ((0,client/* refusedStatus */.PH)(error) === 404)
            return undefined;
        throw error;
    }
}
//# sourceMappingURL=pins.js.map
;// CONCATENATED MODULE: ./lib/actions/reuse-points/where-to-look.js
/** Which earlier runs may stand for points of this plan, and whether they have to. */









const nowhere = { runIds: [], named: false, pullRequest: undefined, demanded: [], problems: [] };
async function whereToLook(question) {
    const { github, request } = question;
    const policy = policyOf(question.policy);
    const named = request['failed-of-run'] || request['resume-run'];
    if (named !== '')
        return { ...nowhere, runIds: [(await (0,reuse/* namedRun */.d3)(github, named)).id], named: true };
    if (request['pull-request'] !== '')
        return ofPullRequest(question, Number(request['pull-request']), policy);
    return request['pushed-from'] === '' ? nowhere : ofPush(question);
}
/** Without a sweep nothing is measured, so what was measured for any commit of the pull request is looked for. */
async function ofPullRequest({ github, request, author, host }, pullRequest, policy) {
    const runs = await (0,reuse/* sourceRuns */.gu)(github, {
        policy: request.run ? policy : 'across-commits',
        runId: host.env['GITHUB_RUN_ID'] ?? '',
        head: request.head,
        pullRequest,
    });
    const { pin, problems } = request.run && policy === 'never' ? { problems: [] } : await pinOf(github, pullRequest, author);
    const runIds = [...new Set([...(pin ? [pin.runId] : []), ...runs.map(({ id }) => id)])];
    // Here a pin only saves time; at the merge it has to be right.
    const warnings = problems.map((found) => ({ ...found, severity: 'warning' }));
    return { ...nowhere, runIds, pullRequest, problems: warnings };
}
/** Pins of the pull requests that this push merged. Every one of them has to hold; none is passed over. */
async function ofPush({ github, plan, request, author, host }) {
    const { env } = host;
    const named = pullRequestsOf(plan.changelog, env['GITHUB_SERVER_URL'] ?? 'https://github.com', env['GITHUB_REPOSITORY'] ?? '');
    const merged = await mergedByPush(github, named, { before: request['pushed-from'], after: request.head });
    const pins = await Promise.all(merged.map(async (number) => ({ number, ...(await pinOf(github, number, author)) })));
    const problems = pins.flatMap((found) => found.problems);
    const runIds = [];
    for (const { number, pin } of pins) {
        if (!pin)
            continue;
        await (0,reuse/* namedRun */.d3)(github, pin.runId);
        const { plan: pinned } = await (0,source_run/* readSource */.o$)(github, pin.runId, `${host.env['RUNNER_TEMP'] ?? host.workspace}/pins`, archive_limits/* resultLimits */.s);
        problems.push(...(0,commands_pin/* planFaults */.hf)(pin.runId, pinned, number));
        runIds.push(pin.runId);
    }
    if (problems.length > 0)
        throw new problem/* ProblemError */.Mm(problems);
    const isWhole = runIds.length > 0 && runIds.length === named.length;
    return { ...nowhere, runIds, named: true, demanded: isWhole ? runIds : [] };
}
/** Where every pull request of the push has a pin, nothing is measured behind the back of whoever gave it. */
function uncovered({ demanded }, plan, taken) {
    if (demanded.length === 0)
        return [];
    const lacking = plan.points.filter(({ id }) => !taken.some((point) => point.id === id));
    if (lacking.length === 0)
        return [];
    const [runId = ''] = demanded;
    const hint = `dispatch the sweep on this branch with base and resume-run ${runId}: it measures only what is missing`;
    return [(0,commands_pin/* lackingResults */.OX)(demanded.join(' and '), lacking, plan.points.length, hint)];
}
const policies = ['same-head', 'across-commits', 'never'];
function policyOf(text) {
    const policy = policies.find((word) => word === text);
    if (policy !== undefined)
        return policy;
    throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX300', `reuse: expected ${policies.join(' | ')}, got "${text}"`)]);
}
//# sourceMappingURL=where-to-look.js.map
;// CONCATENATED MODULE: ./lib/actions/reuse-points/run.js






















async function run(inputs, host) {
    const { settings, problems } = (0,prepare/* readSettings */.sb)((0,inputs_of_sweep/* rawSweepInputs */.e)(inputs), host.workspace, {});
    if (!settings)
        throw new problem/* ProblemError */.Mm(problems);
    const { outDir, repoDir, thresholdsFile } = settings;
    const request = (0,request_input/* readRequest */.i)(inputs.request);
    const github = (0,connect/* gitHubOfJob */.e)(host, inputs.token, false);
    const [scratch, uploads] = [(0,external_node_path_.join)(outDir, 'sources'), (0,external_node_path_.join)(outDir, 'uploads')];
    const bundle = (0,external_node_path_.join)(uploads, reuse_file/* reuseArtifact */.ZE);
    for (const folder of [scratch, uploads])
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    const plan = await planToRun(github, request, (0,external_node_path_.resolve)(host.workspace, inputs.plan), scratch);
    const sources = await whereToLook({
        github,
        plan,
        request,
        policy: inputs.reuse,
        author: inputs.author,
        host,
    });
    const taken = await takeOver(github, {
        ...sources,
        plan,
        bundle,
        scratch,
        thresholds: (0,thresholds/* loadThresholds */.HP)({ path: thresholdsFile, text: (0,drive_eval/* textBelow */.Z5)(repoDir, thresholdsFile) }).thresholds,
        limits: archive_limits/* resultLimits */.s,
    });
    host.info(`looked for earlier results with ${github.requests()} requests to GitHub`);
    const refusals = uncovered(sources, plan, taken.points);
    if (refusals.length > 0)
        throw new problem/* ProblemError */.Mm([...refusals, ...taken.problems]);
    if (taken.points.length === 0)
        await (0,promises_.rm)(bundle, { recursive: true, force: true });
    const reuse = { schema: 'reuse.v1', planDigest: plan.digest, points: taken.points };
    const planArtifact = `plan_a${host.runAttempt}`;
    await (0,promises_.mkdir)((0,external_node_path_.join)(uploads, planArtifact), { recursive: true });
    await (0,plan_file/* writePlanFile */.J)((0,external_node_path_.join)(uploads, planArtifact, 'plan.json'), plan);
    await (0,json_file/* writeJsonFile */.An)((0,external_node_path_.join)(uploads, planArtifact, reuse_file/* reuseFileName */._j), reuse);
    const summary = `${request.run ? '' : standingNote(taken.points.length, plan.points.length)}${renderReuse(reuse, plan.points.length)}`;
    return {
        outputs: {
            plan: (0,external_node_path_.join)(uploads, planArtifact, 'plan.json'),
            uploads,
            'plan-artifact': planArtifact,
            head: plan.head ?? request.head,
            planned: plan.points.length,
            reused: taken.points.length,
            // Without a sweep it was only asked what stands.
            'has-points': request.run && plan.points.length > 0,
        },
        ...(summary === '' ? {} : { summary }),
        problems: [...problems, ...sources.problems, ...taken.problems],
    };
}
const standingNote = (standing, planned) => `### Nothing runs\n\nNo sweep was asked for; ${standing} of ${(0,numbers/* formatPlural */.yk)(planned, 'point')} of this change have a valid result already.\n\n`;
/** The plan at hand, or with `failed-of-run` that of the run: the same points under the same digest. */
async function planToRun(github, request, planPath, scratch) {
    const runId = request['failed-of-run'];
    if (runId === '')
        return (0,plan_file/* readPlanFile */.w)(planPath);
    await (0,reuse/* namedRun */.d3)(github, runId);
    const { plan } = await (0,source_run/* readSource */.o$)(github, runId, scratch, archive_limits/* resultLimits */.s);
    if (request['pull-request'] === '' || plan.head === request.head)
        return plan;
    const message = `run ${runId} is about ${plan.head ?? 'no commit'}, but the head is ${request.head}`;
    throw new problem/* ProblemError */.Mm([
        (0,catalogue/* problem */.CC)('INFX353', message, { hint: 'sweep the new head; what did not change is reused' }),
    ]);
}
//# sourceMappingURL=run.js.map
;// CONCATENATED MODULE: ./lib/actions/reuse-points/main.js



const main = () => (0,run_action/* runAction */.C)(contract, run);
//# sourceMappingURL=main.js.map

/***/ }),

/***/ 5992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ci: () => (/* binding */ readPin),
/* harmony export */   No: () => (/* binding */ resultFaults),
/* harmony export */   OX: () => (/* binding */ lackingResults),
/* harmony export */   hf: () => (/* binding */ planFaults),
/* harmony export */   o6: () => (/* binding */ pinMarker),
/* harmony export */   qv: () => (/* binding */ firstTitles),
/* harmony export */   ze: () => (/* binding */ isShortened)
/* harmony export */ });
/* harmony import */ var _gate_label_set_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55697);
/* harmony import */ var _gate_labels_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79043);
/* harmony import */ var _problems_artifacts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86766);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85492);
/* harmony import */ var _render_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36512);
/* harmony import */ var _render_numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54143);
/**
 * The pin of `/use`: which run's results stand for the merge of a pull request. It lives in our one comment of the subject
 * `pin`; whoever may edit that comment may also give the command, so it grants nothing that they lack.
 */






const pinPattern = /^<!-- infx pin run=(?<runId>[1-9][0-9]{0,18}) head=(?<head>[0-9a-f]{40}|[0-9a-f]{64}) by=(?<by>[A-Za-z0-9[\]-]{1,60}) -->/;
/** Invisible first line of the comment's text. */
const pinMarker = ({ runId, head, by }) => `<!-- infx pin run=${runId} head=${head} by=${by} -->`;
/** The pin among the comments; a Problem when our comment is not as it was written. */
function readPin(comments, author) {
    const own = (0,_render_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .findComment */ .h1)(comments, 'pin', author);
    if (!own)
        return { problems: [] };
    const { runId, head, by } = pinPattern.exec(own.markdown)?.groups ?? {};
    if (own.isIntact && runId !== undefined && head !== undefined && by !== undefined)
        return { pin: { runId, head, by }, problems: [] };
    return {
        problems: [
            (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)('INFX355', `the comment ${own.id} that pins a run was edited by hand`, {
                hint: 'comment /use again',
            }),
        ],
    };
}
/** Problem that a run cannot stand for the merge of the pull request, from its plan alone. */
function planFaults(runId, plan, pullRequest) {
    const { pullRequest: planned, labels } = plan.trigger;
    const refuse = (why, hint) => (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)('INFX355', `run ${runId} ${why}`, { hint });
    if (planned !== pullRequest)
        return [
            refuse(`is about ${planned === undefined ? 'no pull request' : `pull request ${planned}`}, not ${pullRequest}`, 'name a run of this pull request'),
        ];
    if (!isReusable(labels))
        return [
            refuse(`was started with ${labels.join(', ')}, and such results cannot stand for a merge`, 'sweep with full-sweep-fail-fast or full-sweep-enabled alone'),
        ];
    return plan.points.length > 0 ? [] : [refuse('has no point', 'there is nothing to use')];
}
/** The same of what came back: every planned point needs a valid result. */
function resultFaults(runId, plan, sweep) {
    const standing = new Set(sweep.points.filter(({ status }) => status === 'valid' || status === 'reused').map(({ id }) => id));
    const lacking = sweep.planDigest === plan.digest ? plan.points.filter(({ id }) => !standing.has(id)) : plan.points;
    return lacking.length === 0
        ? []
        : [lackingResults(runId, lacking, plan.points.length, `comment /rerun ${runId}`)];
}
const shownPoints = 3;
/** Points that a pinned run has no valid result of. */
function lackingResults(runId, lacking, planned, hint) {
    return (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)('INFX355', `run ${runId} has no valid result of ${lacking.length} of ${(0,_render_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .formatPlural */ .yk)(planned, 'point')}: ${firstTitles(lacking)}`, { hint });
}
/** The first titles, and how many there are besides. */
function firstTitles(points) {
    const titles = points.slice(0, shownPoints).map(({ title }) => title);
    const more = points.length > shownPoints ? `, and ${points.length - shownPoints} more` : '';
    return `${titles.join('; ')}${more}`;
}
/** No label of the plan keeps its results from standing for the merge. */
const isReusable = (labels) => (0,_gate_label_set_js__WEBPACK_IMPORTED_MODULE_0__/* .effectsOf */ .w7)((0,_gate_label_set_js__WEBPACK_IMPORTED_MODULE_0__/* .readLabels */ .k2)(labels, _gate_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultLabelTable */ .WK)).reusable;
/** Results of shortened points are nobody's result but their own run's. */
const isShortened = ({ trigger }) => (0,_gate_label_set_js__WEBPACK_IMPORTED_MODULE_0__/* .effectsOf */ .w7)((0,_gate_label_set_js__WEBPACK_IMPORTED_MODULE_0__/* .readLabels */ .k2)(trigger.labels, _gate_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultLabelTable */ .WK)).fast;
//# sourceMappingURL=pin.js.map

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

/***/ 84931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SF: () => (/* binding */ booleanOf),
/* harmony export */   _O: () => (/* binding */ storableText),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   cP: () => (/* binding */ integerOf),
/* harmony export */   hG: () => (/* binding */ rowFault),
/* harmony export */   pR: () => (/* binding */ isRow),
/* harmony export */   r$: () => (/* binding */ storableJson),
/* harmony export */   rl: () => (/* binding */ numberOf),
/* harmony export */   zv: () => (/* binding */ recordOf)
/* harmony export */ });
/* harmony import */ var _measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10047);
/* harmony import */ var _measure_nesting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19297);
/** Reading fields of untrusted artifact rows: numbers may be strings, booleans may be words. */


/** Non-empty text; numbers are not text. */
function textOf(row, key) {
    const value = row[key];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
/** A finite number, also from decimal text; anything else is absent. */
function numberOf(row, key) {
    const value = row[key];
    if (typeof value === 'string' && /^\s*[+-]?\d+(\.\d+)?([eE][+-]?\d+)?\s*$/.test(value))
        return (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM)(Number(value));
    return (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM)(value);
}
/** {@link numberOf}, rounded to an integer. */
function integerOf(row, key) {
    const value = numberOf(row, key);
    return value === undefined ? undefined : Math.round(value);
}
/** true, "true", "True" / false, "false", "False"; anything else is absent, never true by being a non-empty string. */
function booleanOf(row, key) {
    const value = row[key];
    if (typeof value === 'boolean')
        return value;
    if (value === 'true' || value === 'True')
        return true;
    if (value === 'false' || value === 'False')
        return false;
    return undefined;
}
function recordOf(row, key) {
    const value = row[key];
    return isRow(value) ? value : undefined;
}
const isRow = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** Dotted paths of numbers that are not finite (NaN, Infinity, 1e999), in document order. */
function nonFinitePaths(value, path = '') {
    if (typeof value === 'number')
        return Number.isFinite(value) ? [] : [path];
    if (typeof value !== 'object' || value === null)
        return [];
    return Object.entries(value).flatMap(([key, member]) => nonFinitePaths(member, path === '' ? key : `${path}.${key}`));
}
/** Why nothing of a row can be used, whatever it says; undefined when its fields can be looked at. */
function rowFault(row) {
    if ((0,_measure_nesting_js__WEBPACK_IMPORTED_MODULE_1__/* .isTooDeep */ .f_)(row))
        return _measure_nesting_js__WEBPACK_IMPORTED_MODULE_1__/* .tooDeep */ .DI;
    const broken = nonFinitePaths(row);
    if (broken.length === 0)
        return undefined;
    return `non-finite: ${broken.slice(0, maxNamed).join(', ')}${broken.length > maxNamed ? ', …' : ''}`;
}
const maxNamed = 20;
/** {@link storableText} for every string and key inside; what is no JSON value stays as it is. */
function storable(value) {
    if (typeof value === 'string')
        return storableText(value);
    if (Array.isArray(value))
        return value.map(storable);
    if (!isRow(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [storableText(key), storable(member)]));
}
/** JSON text of a value as jsonb takes it. Walks the value only when its text shows that something must go. */
function storableJson(value) {
    const text = JSON.stringify(value);
    return /\\u(?:0000|d[89a-f])/i.test(text) ? JSON.stringify(storable(value)) : text;
}
const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/** PostgreSQL stores U+0000 in neither text nor jsonb, and no half of a surrogate pair: dropped, and replaced by U+FFFD. */
const storableText = (text) => /[\u0000\ud800-\udfff]/.test(text) ? text.replaceAll('\0', '').replace(loneSurrogate, '\ufffd') : text;
//# sourceMappingURL=row-fields.js.map

/***/ }),

/***/ 19297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DI: () => (/* binding */ tooDeep),
/* harmony export */   f_: () => (/* binding */ isTooDeep)
/* harmony export */ });
/* unused harmony export maxLevels */
/** How deep JSON of others may be nested: what reads it walks it by recursion, and so does what writes it again. */
/** Results have 6. */
const maxLevels = 64;
/** Why such a value is refused. */
const tooDeep = `nested more than ${maxLevels} levels deep`;
/** Whether objects and lists stand in one another more than {@link maxLevels} times. Looks no deeper itself. */
const isTooDeep = (value) => isDeeper(value, maxLevels);
const isDeeper = (value, levels) => typeof value === 'object' &&
    value !== null &&
    (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));
//# sourceMappingURL=nesting.js.map

/***/ }),

/***/ 95023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export pythonProblemKinds */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of the clients that are Python programs: their environments, AIPerf and lm-eval (206-219). */

const pythonProblemKinds = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX206: {
        title: 'No usable Python',
        blame: 'infra',
        severity: 'error',
        explain: 'AIPerf and lm-eval are Python programs and get an environment of their own. None of the interpreters on this ' +
            'host is of a version that they support, or the one that is lacks its venv module (Debian and Ubuntu ship it ' +
            'apart, as python3-venv). Install one, or put `uv` on the PATH, which brings its own.',
    },
    INFX207: {
        title: 'A Python package has no build for this host',
        blame: 'infra',
        severity: 'error',
        explain: 'A package that the client needs could not be installed: no wheel fits this platform and Python version, the ' +
            'version does not exist, or building it failed. The message names it. Nothing of the change under test is at ' +
            'fault: the point is retried within the budget for infrastructure failures.',
    },
    INFX208: {
        title: 'The Python package index could not be reached',
        blame: 'infra',
        severity: 'error',
        explain: 'Installing a client needs the package index (or the mirror that PIP_INDEX_URL names), and it did not answer. ' +
            'Prepare the environment once on a host with network and share the cache folder (INFX_CACHE_DIR), or configure a mirror.',
    },
    INFX209: {
        title: 'Preparing a Python environment took too long',
        blame: 'infra',
        severity: 'error',
        explain: 'The installation was stopped at its time limit, or another process that prepares the same environment did not ' +
            'finish in time. The half-made environment is never used: the next run starts afresh.',
    },
    INFX210: {
        title: 'The folder for Python environments cannot be written',
        blame: 'infra',
        severity: 'error',
        explain: 'Environments live in the cache folder (INFX_CACHE_DIR, or infx in the user’s cache). It is full or not writable. ' +
            'AIPerf needs about 1.3 GB, lm-eval about 0.8 GB.',
    },
    INFX211: {
        title: 'The load client failed',
        blame: 'product',
        severity: 'error',
        explain: 'AIPerf ended with an error before it had measured anything. Its own last words are part of the message; its ' +
            'log is kept with the point.',
    },
    INFX212: {
        title: 'The load client was killed',
        blame: 'infra',
        severity: 'error',
        explain: 'AIPerf or lm-eval was ended by a signal that this product did not send: most often the kernel, because the host ' +
            'ran out of memory. Its data set cache alone takes tens of gigabytes on the official corpora.',
    },
    INFX213: {
        title: 'The load client does not accept its command',
        blame: 'product',
        severity: 'error',
        explain: 'AIPerf refused the flags or the scenario’s invariants. Flags differ between versions: the version’s dialect ' +
            '(docs/clients.md) and the installed package do not fit together, or extra inputs contradict the scenario.',
    },
    INFX214: {
        title: 'The tokenizer cannot be loaded',
        blame: 'user',
        severity: 'error',
        explain: 'AIPerf loads the model’s tokenizer by its Hugging Face name or from a folder, and could not. Check that the ' +
            'model is the repository’s name and not the name on the wire, that the host may read it (HF_TOKEN), and that ' +
            'HF_HUB_OFFLINE is not set together with a folder: AIPerf then looks for it in the hub’s cache only.',
    },
    INFX215: {
        title: 'Required server metrics are missing',
        blame: 'infra',
        severity: 'error',
        explain: 'The recipe requires metrics whose names start with a prefix (the engine’s own, not only the router’s), and the ' +
            'client’s export has none. Check that the engine runs with its metrics switched on and that the metrics URLs ' +
            'name the workers.',
    },
    INFX216: {
        title: 'The trace does not suit the load client',
        blame: 'user',
        severity: 'error',
        explain: 'The trace is of a format, or has a shape, that the chosen version of AIPerf cannot replay. The message says ' +
            'which. The built-in client reads weka, mooncake and multi-turn files.',
    },
    INFX217: {
        title: 'Unknown corpus loader',
        blame: 'user',
        severity: 'error',
        explain: 'Recorded corpora are named by AIPerf’s loader, and only those of one list may be measured against each other. ' +
            'The message shows the list.',
    },
    INFX218: {
        title: 'The evaluation client failed',
        blame: 'infra',
        severity: 'error',
        explain: 'lm-eval ended without a result. Its last words are part of the message. An evaluation without a result is no ' +
            'score: the point counts as failed by infrastructure, never as a low score.',
    },
    INFX219: {
        title: 'The GPU sampler failed',
        blame: 'infra',
        severity: 'warning',
        explain: 'nvidia-smi or amd-smi could not be started or ended while the point was measured. The point has no energy ' +
            'figures; where power is required, it is invalid.',
    },
});
//# sourceMappingURL=python.js.map

/***/ }),

/***/ 35388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export storeProblems */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Store and ingest: INFX270-299. */

const storeProblems = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX270: {
        title: 'database locked by another process',
        blame: 'infra',
        severity: 'error',
        explain: 'An embedded database has exactly one writer, and only one process at a time ingests one run into a server. The lock file beside the directory names the process that has it open. ' +
            'Wait for that process, or end it; a lock left by a process that died on this host is taken over by itself. ' +
            'A lock written on another host cannot be checked from here: delete it by hand when you know that nothing runs there.',
    },
    INFX271: {
        title: 'database cannot be reached',
        blame: 'infra',
        severity: 'error',
        explain: 'The connection was refused, timed out, was rejected by the server, or broke while in use. Check host, port, user and ' +
            'password of the database URL. What was written before the break is complete and stays; run the ingest again to go on.',
    },
    INFX272: {
        title: 'PostgreSQL is too old',
        blame: 'infra',
        severity: 'error',
        explain: 'The schema needs PostgreSQL 15 or newer: its natural keys compare NULLs as equal (UNIQUE NULLS NOT DISTINCT), ' +
            'without which agentic rows could be stored twice.',
    },
    INFX273: {
        title: 'database URL is not understood',
        blame: 'user',
        severity: 'error',
        explain: 'A database is named by `pglite:<directory>` (embedded, one writer) or `postgres://user@host:port/name`.',
    },
    INFX274: {
        title: 'disk full or not writable while storing',
        blame: 'infra',
        severity: 'error',
        explain: 'The disk of the database (or of the temporary folder in which traces are compressed) is full, or the place may not ' +
            'be written. Make room and run the ingest again: finished parts are kept, nothing half-written stays visible.',
    },
    INFX275: {
        title: 'a migration that was applied has changed',
        blame: 'product',
        severity: 'error',
        explain: 'schema_migrations records the SHA-256 of every applied migration; the file of that name is a different one now, or ' +
            'the database was migrated by a newer version. Use the version that made the database, or a new database.',
    },
    INFX276: {
        title: 'files of the embedded database are missing',
        blame: 'product',
        severity: 'error',
        explain: 'dist/assets/pglite/ holds the embedded database (WebAssembly). It travels with every release; in a checkout, ' +
            '`node scripts/build-store-assets.mjs` makes it.',
    },
    INFX277: {
        title: 'embedded database cannot be opened',
        blame: 'infra',
        severity: 'error',
        explain: 'The directory exists but is not a usable database of this version. Move it away and run again: a new one is made. ' +
            'Measurements are not lost with it, they are in the artifacts and can be ingested again.',
    },
    INFX278: {
        title: 'The folder is no place for a database',
        blame: 'user',
        severity: 'error',
        explain: 'An embedded database fills a folder of its own, and removes what it left half made. The folder that `pglite:` names holds other files, ' +
            'or is a file itself, so it was not touched. Name a new or empty folder, or one that holds such a database already.',
    },
    INFX279: {
        title: 'earlier runs in the database cannot be read',
        blame: 'infra',
        severity: 'error',
        explain: 'The database answered, and not with what the tables of this version hold: a column or a right to read is missing, or the ' +
            'tables are those of something else. Grant SELECT on configs, workflow_runs, benchmark_results and eval_results, or let `infx ingest` ' +
            'of this version migrate the database. A sweep goes on without: its points are estimated as if none had run before, and nothing is compared.',
    },
    INFX280: {
        title: 'nothing to ingest',
        blame: 'user',
        severity: 'error',
        explain: 'The artifacts hold no benchmark row and no eval row. An ingest that stores nothing is never reported as a success: ' +
            'check that the folder or the run is the right one and that its points did not all fail.',
    },
    INFX281: {
        title: 'ingest counters do not add up',
        blame: 'product',
        severity: 'error',
        explain: 'Every row read must end as new, duplicate, skipped, unmapped or failed. A difference means that rows were lost ' +
            'or counted twice: a fault of ours, please report it with the ingest report.',
    },
    INFX282: {
        title: 'model, hardware or precision is not known',
        blame: 'user',
        severity: 'warning',
        explain: 'Rows of a model or hardware that the tables do not know are not stored, so that a curve never lands under a wrong ' +
            'name. Add the name to `entities` in infx.config.yaml, e.g. `entities: { models: [mymodel] }`, then ingest again: rows that are already there ' +
            'count as duplicates.',
    },
    INFX283: {
        title: 'artifact could not be read',
        blame: 'infra',
        severity: 'warning',
        explain: 'A file is cut, is not JSON, or holds values that are not numbers (NaN, Infinity). Its rows count as failed; the other ' +
            'files of the run are not affected. Upload the artifact again, or re-run the point.',
    },
    INFX284: {
        title: 'rows refused that cannot be published',
        blame: 'user',
        severity: 'error',
        explain: 'The target stores publishable measurements of real hardware only. Rows of the simulated engine and rows that say ' +
            'why they cannot be published (a shortened point, a scaled trace, a sweep with the label agentx-fast) say so for ' +
            'ever and may be stored in an embedded database, never in a production one.',
    },
    INFX285: {
        title: 'artifact provenance is incomplete',
        blame: 'infra',
        severity: 'error',
        explain: 'ingest-artifact-manifest.json says when each artifact was uploaded, which decides between two uploads of one point. ' +
            'A benchmark folder without an entry, or an entry without a readable time, cannot be ordered. Download the artifacts again.',
    },
    INFX286: {
        title: 'the database refused a row',
        blame: 'product',
        severity: 'warning',
        explain: 'A row broke a rule of the schema. It counts as failed and is named; the other rows of the run are stored.',
    },
    INFX287: {
        title: 'artifact folder is not usable',
        blame: 'user',
        severity: 'error',
        explain: 'The artifact folder does not exist or cannot be listed.',
    },
    INFX288: {
        title: 'per-job file and aggregate disagree',
        blame: 'infra',
        severity: 'warning',
        explain: 'The collected aggregate holds other numbers for a point than the point’s own file. The own file is stored: it is the ' +
            'first-hand one. A difference usually means that the aggregate was made from an older attempt.',
    },
    INFX289: {
        title: 'quarantine list cannot be read',
        blame: 'infra',
        severity: 'error',
        explain: 'rejected_rows.json names rows that a reviewer refused. Without it refused rows would be published, so nothing is written.',
    },
    INFX290: {
        title: 'changelog metadata is missing or malformed',
        blame: 'user',
        severity: 'warning',
        explain: 'changelog_metadata.json says which change was measured. Without it one entry is derived from the run itself ' +
            '(base `unknown`), and the flags evals-only and append-only are taken as not set.',
    },
    INFX291: {
        title: 'the database refused a statement',
        blame: 'product',
        severity: 'error',
        explain: 'A statement failed for another reason than one row: a right that is missing, a lock that timed out, or a fault of ours. ' +
            'What was written before is complete and stays; the SQLSTATE in the message says more.',
    },
});
//# sourceMappingURL=store.js.map

/***/ }),

/***/ 36512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EM: () => (/* binding */ changeComment),
/* harmony export */   h1: () => (/* binding */ findComment)
/* harmony export */ });
/* unused harmony exports commentCharacterLimit, commentBody */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/**
 * One comment per subject on a pull request: found by author and marker, updated in place, left alone when unchanged.
 * The marker carries a hash of what follows it, so that a comment that somebody edited is written again.
 */

/** GitHub answers 422 above this, on creation and on update. */
const commentCharacterLimit = 65_536;
/** The body as it is written: an invisible marker line, then the Markdown. Throws (a bug of ours) when it is too long. */
function commentBody(subject, markdown) {
    const body = `<!-- infx comment=${subject} hash=${hashOf(markdown)} -->\n${markdown}`;
    if (body.length > commentCharacterLimit) {
        throw new Error(`a comment of ${body.length} characters was rendered; renderers must cut by rows`);
    }
    return body;
}
/**
 * What to do with the comments that are there. Only a comment of `author` that begins with the marker is ours: anybody can
 * write the marker, and quoting it changes nothing. With several of ours (two runs at once) the oldest one counts.
 */
function changeComment(existing, subject, author, markdown) {
    const first = findComment(existing, subject, author);
    const body = commentBody(subject, markdown);
    if (!first)
        return { action: 'create', body };
    const unchanged = first.isIntact && hashOf(first.markdown) === hashOf(markdown);
    return unchanged ? { action: 'keep', id: first.id } : { action: 'update', id: first.id, body };
}
/** Our comment of this subject: of `author`, beginning with the marker; of several the oldest. */
function findComment(existing, subject, author) {
    const [first] = existing
        .filter((comment) => comment.author.toLowerCase() === author.toLowerCase())
        .flatMap((comment) => {
        const marked = readMarker(comment.body);
        return marked?.subject === subject ? [{ id: comment.id, ...marked }] : [];
    })
        .sort((a, b) => a.id - b.id);
    return first && { id: first.id, markdown: first.rest, isIntact: hashOf(first.rest) === first.hash };
}
const markerPattern = /^<!-- infx comment=(?<subject>[a-z0-9-]+) hash=(?<hash>[0-9a-f]{16}) -->\r?\n/;
function readMarker(body) {
    const found = markerPattern.exec(body);
    const { subject = '', hash = '' } = found?.groups ?? {};
    return found ? { subject, hash, rest: body.slice(found[0].length) } : undefined;
}
/** GitHub may hand line ends back as CRLF, and drops blanks at the end. */
const hashOf = (markdown) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(markdown.replace(/\r\n/g, '\n').trimEnd()).digest('hex').slice(0, 16);
//# sourceMappingURL=comment.js.map

/***/ }),

/***/ 40689:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ reuseCandidates)
/* harmony export */ });
/* harmony import */ var _collect_artifact_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40742);
/** Which artifacts of another run may hold a result of a planned point, by their names alone; validity is inside. */

/**
 * Newest first per point: by attempt, then by upload time. Ids of artifacts do not grow with the attempt and say nothing.
 * Only names under which our jobs upload a valid result count.
 */
function reuseCandidates(points, artifacts) {
    const byName = new Map(points.map((point) => [nameOf(point, 1).replace(/_a1$/, ''), point]));
    return artifacts
        .flatMap((listed) => {
        const attempt = (0,_collect_artifact_names_js__WEBPACK_IMPORTED_MODULE_0__/* .attemptInName */ .a)(listed.name);
        const point = byName.get(listed.name.replace(/_a[1-9]\d*$/, ''));
        return attempt !== undefined && point ? [{ point, attempt, listed }] : [];
    })
        .toSorted((a, b) => b.attempt - a.attempt || Date.parse(b.listed.createdAt) - Date.parse(a.listed.createdAt));
}
const nameOf = (point, attempt) => (0,_collect_artifact_names_js__WEBPACK_IMPORTED_MODULE_0__/* .artifactNames */ .j)(point, { attempt, valid: true }).result;
//# sourceMappingURL=candidates.js.map

/***/ }),

/***/ 35863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ compareRunIds),
/* harmony export */   S: () => (/* binding */ runIdOf)
/* harmony export */ });
/**
 * Ids of workflow runs. GitHub's are beyond 2^31 and may go up to 2^63 - 1, above which no database holds them; a JavaScript
 * number is exact up to 2^53 only.
 */
/** `digits` is a plain decimal integer. */
function runIdOf(digits) {
    const number = Number(digits);
    return Number.isSafeInteger(number) ? number : String(digits);
}
/** By value, smallest first: as text 9 would come after 10. */
function compareRunIds(a, b) {
    const [first, second] = [BigInt(a), BigInt(b)];
    return first < second ? -1 : first > second ? 1 : 0;
}
//# sourceMappingURL=run-id.js.map

/***/ }),

/***/ 82708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fg: () => (/* binding */ listComments),
/* harmony export */   lB: () => (/* binding */ upsertComment),
/* harmony export */   wv: () => (/* binding */ react)
/* harmony export */ });
/* unused harmony export actionsAuthor */
/* harmony import */ var _core_gate_payload_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15266);
/* harmony import */ var _core_render_comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36512);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36134);
/** Comments and reactions on pull requests. */



/** Login under which GITHUB_TOKEN comments; an app has its own, `<slug>[bot]`. */
const actionsAuthor = 'github-actions[bot]';
/** 5,000 comments. */
const maxCommentPages = 50;
/**
 * Writes the one comment of a subject: found over all pages by author and marker, updated in place, left alone when it
 * says the same already. Throws a ProblemError, with the YAML to paste when a permission is missing.
 */
async function upsertComment(github, issue, subject, author, markdown) {
    const change = (0,_core_render_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .changeComment */ .EM)(await listComments(github, issue), subject, author, markdown);
    const { octokit, owner, repo } = github;
    switch (change.action) {
        case 'keep':
            return change;
        case 'update':
            await octokit.rest.issues.updateComment({ owner, repo, comment_id: change.id, body: change.body });
            return { action: 'update', id: change.id };
        case 'create': {
            const { data } = await octokit.rest.issues.createComment({
                owner,
                repo,
                issue_number: issue,
                body: change.body,
            });
            return { action: 'create', id: data.id };
        }
    }
}
/** All comments of an issue or pull request, oldest first. What is no comment is passed over. */
async function listComments(github, issue) {
    const { owner, repo } = github;
    const rows = await (0,_client_js__WEBPACK_IMPORTED_MODULE_2__/* .listAll */ ._w)(github, 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments', { owner, repo, issue_number: issue }, maxCommentPages);
    return rows.flatMap((row) => {
        const read = new _core_gate_payload_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .PayloadReader */ .E(row);
        // The account of a comment may be deleted: null.
        const comment = {
            id: read.id('id'),
            author: read.optionalText('user.login') ?? '',
            body: read.longText('body'),
        };
        return read.problems.length === 0 ? [comment] : [];
    });
}
/** Reacts to a comment; the same reaction twice is one. */
async function react({ octokit, owner, repo }, comment, content) {
    await octokit.rest.reactions.createForIssueComment({ owner, repo, comment_id: comment, content });
}
//# sourceMappingURL=comments.js.map

/***/ }),

/***/ 22544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ plannedOfRequest),
/* harmony export */   i: () => (/* binding */ readRequest)
/* harmony export */ });
/* harmony import */ var _core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10047);
/* harmony import */ var _core_problems_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8076);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80947);
/* harmony import */ var _core_json_or_nothing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72916);





/** What a plan is made from. */
const planned = ['base', 'head', 'keys', 'points', 'labels', 'pull-request'];
const texts = [...planned, 'resume-run', 'failed-of-run', 'pushed-from'];
/** Throws ProblemError INFX300 when it is not what the gate puts out. */
function readRequest(json) {
    const value = (0,_core_json_or_nothing_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonOrNothing */ .d)(json);
    if ((0,_core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(value) &&
        typeof value['run'] === 'boolean' &&
        texts.every((name) => typeof value[name] === 'string'))
        return value; // every field was looked at
    throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX300', 'request: expected the output `request` of the gate')]);
}
/** Inputs of the plan that a request holds; none without one. */
function plannedOfRequest(json) {
    if (json === '')
        return {};
    const request = readRequest(json);
    // What it leaves empty is as good as not given.
    return Object.fromEntries(planned.map((name) => [name, request[name]]).filter(([, text]) => text !== ''));
}
//# sourceMappingURL=request-input.js.map

/***/ }),

/***/ 648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MK: () => (/* binding */ runsOfPullRequest),
/* harmony export */   d3: () => (/* binding */ namedRun),
/* harmony export */   gu: () => (/* binding */ sourceRuns),
/* harmony export */   tK: () => (/* binding */ dispatchedFor)
/* harmony export */ });
/* harmony import */ var _core_gate_payload_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15266);
/* harmony import */ var _core_problems_artifacts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86766);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85492);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80947);
/* harmony import */ var _core_run_id_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35863);
/* harmony import */ var _runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69077);
/** Earlier runs whose results may stand for points of this one. */






/** Runs that are looked through; a re-labelled pull request has a handful. */
const maxSources = 5;
/**
 * Completed runs of the same pull request, newest first. Runs of a fork never count: the workflow that made their
 * artifacts is the fork's own. What their plan says of the pull request is for the caller to check.
 */
async function sourceRuns(github, query) {
    if (query.policy === 'never' || query.pullRequest === undefined)
        return [];
    const filter = query.policy === 'same-head'
        ? { headSha: query.head }
        : { branch: await headBranchOf(github, query.pullRequest) };
    const { path } = await (0,_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .readRun */ .cI)(github, query.runId);
    const workflow = path.replace(/^.*\//, '');
    const ofHead = (await (0,_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .newestRuns */ .Hj)(github, { workflow, ...filter })).filter(({ event }) => event === 'pull_request');
    const dispatched = await dispatchedFor(github, workflow, query.pullRequest);
    return [...ofHead, ...dispatched]
        .filter((run) => run.id !== query.runId && run.status === 'completed' && isOurs(github, run))
        .toSorted(newestFirst)
        .slice(0, maxSources);
}
/** Every run of a workflow about a pull request, ended or not, newest first. None of a fork, as above. */
async function runsOfPullRequest(github, workflow, pullRequest) {
    const branch = await headBranchOf(github, pullRequest);
    const ofBranch = await (0,_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .newestRuns */ .Hj)(github, { workflow, branch, event: 'pull_request' });
    const dispatched = await dispatchedFor(github, workflow, pullRequest);
    return [...ofBranch, ...dispatched].filter((run) => isOurs(github, run)).toSorted(newestFirst);
}
const newestFirst = (a, b) => (0,_core_run_id_js__WEBPACK_IMPORTED_MODULE_5__/* .compareRunIds */ .P)(b.id, a.id);
/** Dispatched runs hang on the default branch; the name that the caller gives them tells the pull request. */
const dispatchedFor = async (github, workflow, pullRequest) => (await (0,_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .newestRuns */ .Hj)(github, { workflow, event: 'workflow_dispatch' })).filter(({ title }) => new RegExp(`#${pullRequest}(?![0-9])`).test(title));
const isOurs = ({ owner, repo }, { headRepository }) => headRepository.toLowerCase() === `${owner}/${repo}`.toLowerCase();
async function headBranchOf({ octokit, owner, repo }, number) {
    const { data } = await octokit.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
        owner,
        repo,
        pull_number: number,
    });
    const read = new _core_gate_payload_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .PayloadReader */ .E(data);
    const branch = read.text('head.ref');
    if (read.problems.length > 0)
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm(read.problems);
    return branch;
}
/** A run named by somebody. Throws ProblemError INFX353 when it cannot be gone on with. */
async function namedRun(github, runId) {
    const run = await (0,_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .readRun */ .cI)(github, runId);
    const refuse = (why) => new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX353', `run ${runId} ${why}`)]);
    if (run.status !== 'completed')
        throw refuse(`has not ended (${run.status})`);
    if (!isOurs(github, run))
        throw refuse('is of a fork, whose workflow nobody vouches for');
    return run;
}
//# sourceMappingURL=reuse.js.map

/***/ }),

/***/ 69077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "in": () => (/* binding */ dispatchWorkflow),
  lA: () => (/* binding */ failedJobsOf),
  Hj: () => (/* binding */ newestRuns),
  cI: () => (/* binding */ readRun)
});

// EXTERNAL MODULE: ./lib/src/core/json-strings.js
var json_strings = __webpack_require__(68455);
;// CONCATENATED MODULE: ./lib/src/core/exact-json.js
/** JSON whose integers may be larger than a JavaScript number holds exactly: ids of GitHub. */

const numbers = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
/** Parses strict JSON; an integer that a number would round comes as the text of its digits. Throws SyntaxError. */
function parseExactJson(text) {
    // First as it is: with digits in quotes also what is no JSON might become some.
    const value = JSON.parse(text);
    return /\d{16}/.test(text) ? JSON.parse((0,json_strings/* mapOutsideStrings */.m)(text, quoteLongIntegers)) : value;
}
const quoteLongIntegers = (between) => between.replace(numbers, (token) => /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token);
//# sourceMappingURL=exact-json.js.map
// EXTERNAL MODULE: ./lib/src/core/gate/payload-reader.js
var payload_reader = __webpack_require__(15266);
// EXTERNAL MODULE: ./lib/src/core/measure/lenient-json.js
var lenient_json = __webpack_require__(10047);
// EXTERNAL MODULE: ./lib/src/core/problems/artifacts.js
var artifacts = __webpack_require__(86766);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/github/client.js + 1 modules
var client = __webpack_require__(36134);
;// CONCATENATED MODULE: ./lib/src/github/runs.js
/** Workflow runs as GitHub has them: looked up, listed, dispatched. */







/** Throws ProblemError INFX353 when the repository has no such run. */
async function readRun(github, runId) {
    const { owner, repo } = github;
    try {
        const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}';
        return runOf(await exactAnswer(github, route, { owner, repo, run_id: runId }));
    }
    catch (error) {
        if ((0,client/* refusedStatus */.PH)(error) !== 404)
            throw error;
        throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX353', `there is no run ${runId} in ${owner}/${repo}`)], {
            cause: error,
        });
    }
}
/**
 * The newest runs of a workflow, newest first; at most one page of 100. None where the default branch does not have the
 * workflow yet.
 */
async function newestRuns(github, { workflow, headSha, branch, event }) {
    const { owner, repo } = github;
    try {
        const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
        const data = await exactAnswer(github, route, {
            owner,
            repo,
            workflow_id: workflow,
            per_page: 100,
            ...(headSha === undefined ? {} : { head_sha: headSha }),
            ...(branch === undefined ? {} : { branch }),
            ...(event === undefined ? {} : { event }),
        });
        const rows = (0,lenient_json/* isRecord */.u4)(data) ? data['workflow_runs'] : undefined;
        return Array.isArray(rows) ? rows.map(runOf) : [];
    }
    catch (error) {
        if ((0,client/* refusedStatus */.PH)(error) === 404)
            return [];
        throw error;
    }
}
/** Octokit parses as JSON.parse does, which rounds ids above 2^53; so the text is read here. */
async function exactAnswer({ octokit }, route, parameters) {
    const answer = await octokit.request(route, {
        ...parameters,
        request: { parseSuccessResponseBody: false },
    });
    const body = answer.data;
    if (!(body instanceof ReadableStream))
        throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX145', `${route}: expected JSON, got nothing`)]);
    const text = await new Response(body).text();
    try {
        return parseExactJson(text);
    }
    catch (cause) {
        if (!(cause instanceof SyntaxError))
            throw cause;
        throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX145', `${route}: expected JSON`)], { cause });
    }
}
function runOf(data) {
    const read = new payload_reader/* PayloadReader */.E(data);
    const run = {
        id: read.digits('id'),
        attempt: read.has('run_attempt') ? read.id('run_attempt') : 1,
        path: read.text('path').replace(/@.*$/, ''),
        event: read.text('event'),
        headSha: read.sha('head_sha'),
        headBranch: read.optionalText('head_branch') ?? '',
        headRepository: read.optionalText('head_repository.full_name') ?? '',
        status: read.optionalText('status') ?? '',
        conclusion: read.optionalText('conclusion') ?? '',
        url: read.text('html_url'),
        title: read.optionalText('display_title') ?? '',
    };
    if (read.problems.length > 0)
        throw new problem/* ProblemError */.Mm(read.problems);
    return run;
}
/** 25,600 jobs would be a hundred shards. */
const maxJobPages = 256;
/** Names of the jobs of the last attempt that neither succeeded nor were skipped. */
async function failedJobsOf(github, runId) {
    const { owner, repo } = github;
    const rows = await (0,client/* listAll */._w)(github, 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs', { owner, repo, run_id: runId, filter: 'latest' }, maxJobPages);
    return rows.flatMap((row) => {
        const read = new payload_reader/* PayloadReader */.E(row);
        const [name, conclusion] = [read.text('name'), read.optionalText('conclusion')];
        if (read.problems.length > 0)
            throw new problem/* ProblemError */.Mm(read.problems);
        return conclusion === 'success' || conclusion === 'skipped' ? [] : [name];
    });
}
/** Starts a workflow by its file name on a branch. */
async function dispatchWorkflow({ octokit, owner, repo }, workflow, ref, inputs) {
    await octokit.request('POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches', {
        owner,
        repo,
        workflow_id: workflow,
        ref,
        inputs: { ...inputs },
    });
}
//# sourceMappingURL=runs.js.map

/***/ }),

/***/ 79057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DG: () => (/* binding */ killWhenOver),
/* harmony export */   Ov: () => (/* binding */ killAtOurExit),
/* harmony export */   i8: () => (/* binding */ signalGroup)
/* harmony export */ });
/**
 * Sends `signal` to every process of the group that `leader` began. A group that has ended already is no error, nor is one
 * of another user's processes (a wrapper that changes the user): nobody here can end those.
 */
function signalGroup(leader, signal) {
    try {
        // There are no groups on Windows: the program itself has to do.
        process.kill(process.platform === 'win32' ? leader : -leader, signal);
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : undefined;
        if (code !== 'ESRCH' && code !== 'EPERM')
            throw error;
    }
}
const live = new Set();
/** When this process ends before the child does, the child's group is killed: detached, it would go on for ever. */
function killAtOurExit(child) {
    live.add(child);
    child.once('exit', () => live.delete(child));
    child.once('error', () => live.delete(child));
}
/**
 * The same for a child that nothing may outlive: the returned function, to be called once when it is over, kills what is
 * left of its group. The group may well have outlived its leader.
 */
function killWhenOver(child) {
    live.add(child);
    return () => {
        live.delete(child);
        if (child.pid !== undefined)
            signalGroup(child.pid, 'SIGKILL');
    };
}
process.once('exit', () => {
    for (const { pid } of live)
        if (pid !== undefined)
            signalGroup(pid, 'SIGKILL');
});
//# sourceMappingURL=process-group.js.map

/***/ }),

/***/ 13015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ callTool),
/* harmony export */   s: () => (/* binding */ callToolAtExit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _process_group_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79057);
/* harmony import */ var _timer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27023);
/** Calls of command-line tools: full argv, no shell, bounded in time and output; one that does not end is killed whole. */



/** Most bytes of each stream; what tools like `scontrol` print about one job is a few kilobytes. */
const maxBytes = 4 * 1024 * 1024;
/** For the last words of a tool that has ended, when something that it started still holds its pipes. */
const drainMs = 500;
/**
 * Never rejects, except with the signal's reason. A tool that is out of time, or no longer wanted, is killed together
 * with what it started: wrapper scripts wait for the program behind them, and many of both ignore SIGTERM. What a tool
 * leaves running in its group when it ends is killed, too; a service that it starts for good has a session of its own.
 */
async function callTool(call) {
    const { argv, timeoutMs, env, signal } = call;
    signal?.throwIfAborted();
    const [program, ...args] = argv;
    if (program === undefined)
        throw new Error('a tool call has an empty command');
    let child;
    try {
        child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, args, {
            detached: process.platform !== 'win32',
            stdio: ['ignore', 'pipe', 'pipe'],
            env: { ...env },
        });
    }
    catch (error) {
        // Some refusals are thrown, others are told by an event.
        return { kind: 'absent', reason: error instanceof Error ? error.message : String(error) };
    }
    const endGroup = (0,_process_group_js__WEBPACK_IMPORTED_MODULE_1__/* .killWhenOver */ .DG)(child);
    let isLate = false;
    const kill = () => {
        if (child.pid !== undefined)
            (0,_process_group_js__WEBPACK_IMPORTED_MODULE_1__/* .signalGroup */ .i8)(child.pid, 'SIGKILL');
    };
    const timer = setTimeout(() => {
        isLate = true;
        kill();
    }, (0,_timer_js__WEBPACK_IMPORTED_MODULE_2__/* .timerDelay */ .n)(timeoutMs));
    signal?.addEventListener('abort', kill);
    try {
        const result = await endOf(child, kill);
        signal?.throwIfAborted();
        return isLate ? { kind: 'timeout' } : result;
    }
    finally {
        clearTimeout(timer);
        endGroup();
        signal?.removeEventListener('abort', kill);
    }
}
function endOf(child, kill) {
    let isTooMuch = false;
    const tooMuch = () => {
        isTooMuch = true;
        kill();
    };
    const stdout = textOf(child.stdout, tooMuch);
    const stderr = textOf(child.stderr, tooMuch);
    return new Promise((resolve) => {
        child.once('error', (error) => resolve({ kind: 'absent', reason: error.message }));
        child.once('exit', () => {
            setTimeout(() => {
                child.stdout.destroy();
                child.stderr.destroy();
            }, drainMs).unref();
        });
        child.once('close', (code, signal) => {
            const said = isTooMuch ? `it printed more than ${maxBytes} bytes` : `it was ended by ${String(signal)}`;
            resolve(code === null || isTooMuch
                ? { kind: 'ended', code: -1, stdout: '', stderr: `${stderr()}\n${said}` }
                : { kind: 'ended', code, stdout: stdout(), stderr: stderr() });
        });
    });
}
/** What was read so far, at most `maxBytes`. */
function textOf(stream, tooMuch) {
    const chunks = [];
    let bytes = 0;
    stream.on('data', (chunk) => {
        bytes += chunk.length;
        if (bytes > maxBytes)
            tooMuch();
        else
            chunks.push(chunk);
    });
    return () => Buffer.concat(chunks).toString('utf8');
}
/** What an exit may wait for: a runner that was told to go is killed soon. */
const lastCallMs = 2_000;
/** One last call while this process exits, when nothing asynchronous runs any more; what it says is nobody's to read. */
function callToolAtExit(argv, env) {
    const [program = '', ...args] = argv;
    const options = { env: { ...env }, timeout: lastCallMs, killSignal: 'SIGKILL', stdio: 'ignore' };
    // Its own group, as with every other call; the types of Node do not know that this call has the option, too.
    const call = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(program, args, Object.assign({ detached: process.platform !== 'win32' }, options));
    if (call.pid > 0)
        (0,_process_group_js__WEBPACK_IMPORTED_MODULE_1__/* .signalGroup */ .i8)(call.pid, 'SIGKILL');
}
//# sourceMappingURL=tool-call.js.map

/***/ })

};
