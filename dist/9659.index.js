export const id = 9659;
export const ids = [9659];
export const modules = {

/***/ 12040:
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
        plan: {
            description: 'Path of plan.json; with `failed-of-run` it is written, not read.',
            required: true,
        },
        reuse: {
            description: '`same-head`: results of the same commit of the pull request; `across-commits`: of its other commits too; `never`.',
            required: false,
            fallback: 'same-head',
        },
        'pull-request': { description: 'Number of the pull request, or empty.', required: false },
        head: { description: 'Full SHA of the commit that is swept.', required: false },
        'resume-run': { description: 'Run whose valid points stay, whatever `reuse` says.', required: false },
        'failed-of-run': {
            description: 'Run whose own plan is taken, and of which only points without a valid result run.',
            required: false,
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
        'has-points': { description: '`true` when the plan has a point.' },
    },
    permissions: {
        actions: 'list earlier runs and download their results',
        contents: 'read the thresholds',
        'pull-requests': 'find the branch of the pull request, with `reuse: across-commits`',
    },
    requirements: [],
};
//# sourceMappingURL=inputs.js.map
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/evals/thresholds.js
var thresholds = __webpack_require__(3990);
// EXTERNAL MODULE: ./lib/src/core/problems/artifacts.js
var artifacts = __webpack_require__(86766);
// EXTERNAL MODULE: ./lib/src/core/problems/command.js
var command = __webpack_require__(8076);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/collect/artifact-names.js
var artifact_names = __webpack_require__(40742);
;// CONCATENATED MODULE: ./lib/src/core/reuse/candidates.js
/** Which artifacts of another run may hold a result of a planned point, by their names alone; validity is inside. */

/**
 * Newest first per point: by attempt, then by upload time. Ids of artifacts do not grow with the attempt and say nothing.
 * Only names under which our jobs upload a valid result count.
 */
function reuseCandidates(points, artifacts) {
    const byName = new Map(points.map((point) => [nameOf(point, 1).replace(/_a1$/, ''), point]));
    return artifacts
        .flatMap((listed) => {
        const attempt = (0,artifact_names/* attemptInName */.a)(listed.name);
        const point = byName.get(listed.name.replace(/_a[1-9]\d*$/, ''));
        return attempt !== undefined && point ? [{ point, attempt, listed }] : [];
    })
        .toSorted((a, b) => b.attempt - a.attempt || Date.parse(b.listed.createdAt) - Date.parse(a.listed.createdAt));
}
const nameOf = (point, attempt) => (0,artifact_names/* artifactNames */.j)(point, { attempt, valid: true }).result;
//# sourceMappingURL=candidates.js.map
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




/** The same judgement that collecting makes: a benchmark must be valid, an evaluation must pass now. */
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
    return points.flatMap(({ point, status, attempt, chosen }) => {
        if (status !== 'valid' && status !== 'reused')
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
// EXTERNAL MODULE: ./lib/src/core/render/document.js
var render_document = __webpack_require__(82944);
// EXTERNAL MODULE: ./lib/src/core/render/markdown.js
var markdown = __webpack_require__(56456);
// EXTERNAL MODULE: ./lib/src/core/render/numbers.js
var numbers = __webpack_require__(54143);
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
// EXTERNAL MODULE: ./lib/src/files/collect.js + 2 modules
var collect = __webpack_require__(89245);
// EXTERNAL MODULE: ./lib/src/files/ingest-source.js + 1 modules
var ingest_source = __webpack_require__(56700);
// EXTERNAL MODULE: ./lib/src/files/json-file.js
var json_file = __webpack_require__(6721);
// EXTERNAL MODULE: ./lib/src/files/plan-file.js
var plan_file = __webpack_require__(71834);
// EXTERNAL MODULE: ./lib/src/github/artifacts.js + 2 modules
var github_artifacts = __webpack_require__(46439);
// EXTERNAL MODULE: ./lib/src/github/connect.js
var connect = __webpack_require__(83730);
// EXTERNAL MODULE: ./lib/src/github/reuse.js
var reuse = __webpack_require__(648);
// EXTERNAL MODULE: ./lib/src/sweep/archive-limits.js
var archive_limits = __webpack_require__(76228);
// EXTERNAL MODULE: ./lib/src/sweep/drive-eval.js + 15 modules
var drive_eval = __webpack_require__(42547);
// EXTERNAL MODULE: ./lib/src/sweep/prepare.js
var prepare = __webpack_require__(75110);
;// CONCATENATED MODULE: ./lib/actions/reuse-points/run.js






















async function run(inputs, host) {
    const { settings, problems } = (0,prepare/* readSettings */.sb)((0,inputs_of_sweep/* rawSweepInputs */.e)(inputs), host.workspace, {});
    if (!settings)
        throw new problem/* ProblemError */.Mm(problems);
    const github = (0,connect/* gitHubOfJob */.e)(host, inputs.token, false);
    const planPath = (0,external_node_path_.resolve)(host.workspace, inputs.plan);
    const plan = await planToRun(github, inputs, planPath);
    const uploads = (0,external_node_path_.join)(settings.outDir, 'uploads');
    const bundle = (0,external_node_path_.join)(uploads, reuse_file/* reuseArtifact */.ZE);
    await (0,promises_.rm)(uploads, { recursive: true, force: true });
    const taken = await takeOver(github, plan, await runIds(github, inputs, host), bundle, settings);
    if (taken.points.length === 0)
        await (0,promises_.rm)(bundle, { recursive: true, force: true });
    const reuse = { schema: 'reuse.v1', planDigest: plan.digest, points: taken.points };
    const planArtifact = `plan_a${host.runAttempt}`;
    await (0,promises_.mkdir)((0,external_node_path_.join)(uploads, planArtifact), { recursive: true });
    await (0,json_file/* writeJsonFile */.An)((0,external_node_path_.join)(uploads, planArtifact, 'plan.json'), plan);
    await (0,json_file/* writeJsonFile */.An)((0,external_node_path_.join)(uploads, planArtifact, reuse_file/* reuseFileName */._j), reuse);
    host.info(`looked for earlier results with ${github.requests()} requests to GitHub`);
    const summary = renderReuse(reuse, plan.points.length);
    return {
        outputs: {
            plan: (0,external_node_path_.join)(uploads, planArtifact, 'plan.json'),
            uploads,
            'plan-artifact': planArtifact,
            head: plan.head ?? inputs.head,
            planned: plan.points.length,
            reused: taken.points.length,
            'has-points': plan.points.length > 0,
        },
        ...(summary === '' ? {} : { summary }),
        problems: [...problems, ...taken.problems],
    };
}
/** The plan at hand, or with `failed-of-run` that of the run: the same points under the same digest. */
async function planToRun(github, inputs, planPath) {
    const runId = inputs['failed-of-run'];
    if (runId === '')
        return (0,plan_file/* readPlanFile */.w)(planPath);
    await (0,reuse/* namedRun */.d3)(github, runId);
    const { plan: artifact } = await (0,reuse/* planOfRun */.cF)(github, runId);
    const folder = (0,external_node_path_.dirname)(planPath);
    const { problems } = await (0,github_artifacts/* downloadArtifacts */.UL)(github, [artifact], folder, archive_limits/* resultLimits */.s);
    if (problems.length > 0)
        throw new problem/* ProblemError */.Mm(problems);
    const plan = await (0,plan_file/* readPlanFile */.w)((0,external_node_path_.join)(folder, artifact.name, 'plan.json'));
    if (inputs['pull-request'] !== '' && plan.head !== inputs.head) {
        const message = `run ${runId} is about ${plan.head ?? 'no commit'}, but the head is ${inputs.head}`;
        throw new problem/* ProblemError */.Mm([
            (0,catalogue/* problem */.CC)('INFX353', message, { hint: 'sweep the new head; what did not change is reused' }),
        ]);
    }
    return plan;
}
const policies = ['same-head', 'across-commits', 'never'];
async function runIds(github, inputs, host) {
    const named = inputs['failed-of-run'] || inputs['resume-run'];
    if (named !== '')
        return [(await (0,reuse/* namedRun */.d3)(github, named)).id];
    const policy = policies.find((word) => word === inputs.reuse);
    if (policy === undefined) {
        const message = `reuse: expected ${policies.join(' | ')}, got "${inputs.reuse}"`;
        throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX300', message)]);
    }
    const runs = await (0,reuse/* sourceRuns */.gu)(github, {
        policy,
        runId: host.env['GITHUB_RUN_ID'] ?? '',
        head: inputs.head,
        pullRequest: inputs['pull-request'] === '' ? undefined : Number(inputs['pull-request']),
    });
    return runs.map(({ id }) => id);
}
/** Run by run, newest first, until every point has a result or no run is left. */
async function takeOver(github, plan, runs, bundle, settings) {
    const points = [];
    const problems = [];
    for (const runId of runs) {
        const open = plan.points.filter(({ id }) => !points.some((point) => point.id === id));
        if (open.length === 0)
            break;
        const candidates = reuseCandidates(open, await (0,github_artifacts/* listArtifacts */.wn)(github, runId));
        const names = new Set();
        const wanted = candidates.filter(({ listed }) => !names.has(listed.name) && names.add(listed.name));
        const downloaded = await (0,github_artifacts/* downloadArtifacts */.UL)(github, wanted.map(({ listed }) => listed), bundle, archive_limits/* resultLimits */.s);
        problems.push(...downloaded.problems);
        const { results, evalSets } = await (0,collect/* readCollected */.q)(await (0,ingest_source/* openIngestSource */.g)(bundle));
        const found = chooseReused({
            plan: { ...plan, points: open },
            runId,
            candidates: wanted,
            results,
            evalSets,
            thresholds: thresholdsOf(settings),
        });
        points.push(...found);
        const kept = new Set(points.map(({ artifact }) => artifact));
        for (const { name } of downloaded.artifacts)
            if (!kept.has(name))
                await (0,promises_.rm)((0,external_node_path_.join)(bundle, name), { recursive: true, force: true });
    }
    return { points, problems };
}
const thresholdsOf = ({ repoDir, thresholdsFile }) => (0,thresholds/* loadThresholds */.HP)({ path: thresholdsFile, text: (0,drive_eval/* textBelow */.Z5)(repoDir, thresholdsFile) }).thresholds;
//# sourceMappingURL=run.js.map
;// CONCATENATED MODULE: ./lib/actions/reuse-points/main.js



const main = () => (0,run_action/* runAction */.C)(contract, run);
//# sourceMappingURL=main.js.map

/***/ }),

/***/ 91078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C9: () => (/* binding */ noReuse),
/* harmony export */   UO: () => (/* binding */ reuseFacts),
/* harmony export */   V8: () => (/* binding */ isReuseFile),
/* harmony export */   ZE: () => (/* binding */ reuseArtifact),
/* harmony export */   _j: () => (/* binding */ reuseFileName)
/* harmony export */ });
/* harmony import */ var _measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10047);
/** reuse.json: which results of other runs stand for points of this plan, and the proof of each. */

/** Name of the artifact that carries them; the ecosystem's tools put its folders beside the run's own. */
const reuseArtifact = 'reused-ingest-artifacts';
const reuseFileName = 'reuse.json';
const noReuse = (planDigest) => ({ schema: 'reuse.v1', planDigest, points: [] });
const reuseFacts = ({ points }) => ({
    acceptedPlans: [...new Set(points.map(({ planDigest }) => planDigest))],
    pointIds: new Set(points.map(({ id }) => id)),
});
const isReuseFile = (value) => 'planDigest' in value &&
    typeof value.planDigest === 'string' &&
    'points' in value &&
    Array.isArray(value.points) &&
    value.points.every(isReusedPoint);
const isReusedPoint = (value) => (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value) &&
    ['id', 'title', 'runId', 'artifact', 'uploadedAt', 'planDigest'].every((name) => typeof value[name] === 'string') &&
    ['attempt', 'artifactId'].every((name) => Number.isSafeInteger(value[name]));
//# sourceMappingURL=reuse-file.js.map

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

/***/ }),

/***/ 648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cF: () => (/* binding */ planOfRun),
/* harmony export */   d3: () => (/* binding */ namedRun),
/* harmony export */   gu: () => (/* binding */ sourceRuns)
/* harmony export */ });
/* harmony import */ var _core_gate_payload_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15266);
/* harmony import */ var _core_problems_artifacts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86766);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85492);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80947);
/* harmony import */ var _artifacts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46439);
/* harmony import */ var _runs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97632);
/** Earlier runs whose results may stand for points of this one. */






/** Runs that are looked through; a re-labelled pull request has a handful. */
const maxSources = 5;
/**
 * Completed runs of the same pull request, newest first. Runs of a fork never count: the workflow that made their
 * artifacts is the fork's own.
 */
async function sourceRuns(github, query) {
    if (query.policy === 'never' || query.pullRequest === undefined)
        return [];
    const filter = query.policy === 'same-head'
        ? { headSha: query.head }
        : { branch: await headBranchOf(github, query.pullRequest) };
    const { path } = await (0,_runs_js__WEBPACK_IMPORTED_MODULE_5__/* .readRun */ .cI)(github, query.runId);
    const runs = await (0,_runs_js__WEBPACK_IMPORTED_MODULE_5__/* .newestRuns */ .Hj)(github, { workflow: path.replace(/^.*\//, ''), ...filter });
    return runs
        .filter((run) => run.id !== query.runId && run.status === 'completed' && isOurs(github, run))
        .filter(({ event }) => event === 'pull_request' || event === 'workflow_dispatch')
        .slice(0, maxSources);
}
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
    const run = await (0,_runs_js__WEBPACK_IMPORTED_MODULE_5__/* .readRun */ .cI)(github, runId);
    const refuse = (why) => new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX353', `run ${runId} ${why}`)]);
    if (run.status !== 'completed')
        throw refuse(`has not ended (${run.status})`);
    if (!isOurs(github, run))
        throw refuse('is of a fork, whose workflow nobody vouches for');
    return run;
}
const planName = /^plan_a[1-9][0-9]*$/;
/** The newest plan of a run, with all its artifacts. Throws ProblemError INFX353 when there is none any more. */
async function planOfRun(github, runId) {
    const artifacts = await (0,_artifacts_js__WEBPACK_IMPORTED_MODULE_4__/* .listArtifacts */ .wn)(github, runId);
    const plans = artifacts.filter(({ name }) => planName.test(name));
    const plan = plans
        .filter(({ expired }) => !expired)
        .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))[0];
    if (plan)
        return { plan, artifacts };
    const why = plans.length > 0 ? 'has a plan that expired' : 'has no plan';
    throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX353', `run ${runId} ${why}`, { hint: 'start a whole sweep' })]);
}
//# sourceMappingURL=reuse.js.map

/***/ }),

/***/ 97632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hj: () => (/* binding */ newestRuns),
/* harmony export */   cI: () => (/* binding */ readRun),
/* harmony export */   "in": () => (/* binding */ dispatchWorkflow)
/* harmony export */ });
/* harmony import */ var _core_gate_payload_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15266);
/* harmony import */ var _core_problems_artifacts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86766);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85492);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80947);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36134);
/** Workflow runs as GitHub has them: looked up, listed, dispatched. */





/** Throws ProblemError INFX353 when the repository has no such run. */
async function readRun({ octokit, owner, repo }, runId) {
    try {
        const { data } = await octokit.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}', {
            owner,
            repo,
            run_id: Number(runId),
        });
        return runOf(data);
    }
    catch (error) {
        if ((0,_client_js__WEBPACK_IMPORTED_MODULE_4__/* .refusedStatus */ .PH)(error) !== 404)
            throw error;
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX353', `there is no run ${runId} in ${owner}/${repo}`)], {
            cause: error,
        });
    }
}
/**
 * The newest runs of a workflow, newest first; at most one page of 100. None where the default branch does not have the
 * workflow yet.
 */
async function newestRuns({ octokit, owner, repo }, { workflow, headSha, branch }) {
    try {
        const { data } = await octokit.request('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs', {
            owner,
            repo,
            workflow_id: workflow,
            per_page: 100,
            ...(headSha === undefined ? {} : { head_sha: headSha }),
            ...(branch === undefined ? {} : { branch }),
        });
        const rows = data.workflow_runs;
        return Array.isArray(rows) ? rows.map(runOf) : [];
    }
    catch (error) {
        if ((0,_client_js__WEBPACK_IMPORTED_MODULE_4__/* .refusedStatus */ .PH)(error) === 404)
            return [];
        throw error;
    }
}
function runOf(data) {
    const read = new _core_gate_payload_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .PayloadReader */ .E(data);
    const run = {
        id: String(read.id('id')),
        attempt: read.has('run_attempt') ? read.id('run_attempt') : 1,
        path: read.text('path').replace(/@.*$/, ''),
        event: read.text('event'),
        headSha: read.sha('head_sha'),
        headBranch: read.optionalText('head_branch') ?? '',
        headRepository: read.optionalText('head_repository.full_name') ?? '',
        status: read.optionalText('status') ?? '',
        conclusion: read.optionalText('conclusion') ?? '',
        url: read.text('html_url'),
    };
    if (read.problems.length > 0)
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm(read.problems);
    return run;
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

/***/ 76228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ anyLimits),
/* harmony export */   s: () => (/* binding */ resultLimits)
/* harmony export */ });
const mib = 1024 * 1024;
/** Plans, results, evaluations with their samples. */
const resultLimits = {
    entries: 10_000,
    totalBytes: 1024 * mib,
    archiveBytes: 512 * mib,
};
/** Everything, with request exports, logs and telemetry. */
const anyLimits = {
    entries: 20_000,
    totalBytes: 16 * 1024 * mib,
    archiveBytes: 4095 * mib,
};
//# sourceMappingURL=archive-limits.js.map

/***/ })

};
