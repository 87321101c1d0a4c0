export const id = 5477;
export const ids = [5477];
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

/***/ 38613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ selectResults),
/* harmony export */   Y: () => (/* binding */ isCompleted)
/* harmony export */ });
/* harmony import */ var _problems_evals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10626);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _file_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56701);
/* harmony import */ var _lm_eval_results_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42431);
/** One evaluation as it lies in a directory: metadata and result files; which of them count. */




/**
 * Picks the newest result file, or with `batched` the newest per concurrency, by the time in the name, then by the
 * collision suffix. Several files between which neither decides are a Problem, and none of them counts.
 */
function selectResults(set, batched) {
    const problems = [];
    const candidates = set.files.flatMap((file) => {
        const source = `${set.path}/${file.name}`;
        const content = (0,_lm_eval_results_js__WEBPACK_IMPORTED_MODULE_2__/* .readLmEvalResults */ .g)(file.text);
        const name = (0,_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .parseEvalFileName */ .BF)(file.name.split('/').at(-1) ?? file.name);
        if ('fault' in content) {
            // Other JSON may lie beside the results; only what claims to be a result can be a damaged one.
            if (/^results/.test(file.name.split('/').at(-1) ?? ''))
                problems.push(damaged(source, content.fault));
            return [];
        }
        return content.isMarked ? [{ source, name, content }] : [];
    });
    const groups = batched ? byConc(candidates) : [candidates];
    const winners = groups.flatMap((group) => {
        const winner = newest(group);
        if (winner === 'ambiguous') {
            problems.push(ambiguous(set.path, group));
            return [];
        }
        return winner ? [winner] : [];
    });
    const superseded = groups.flat().filter((candidate) => !winners.includes(candidate));
    return { counted: winners, superseded: superseded.map(({ source }) => source), problems };
}
/** Whether the metadata counts a concurrency as finished; always so in a set of one. Files of others are leftovers. */
function isCompleted(metadata, conc) {
    const batch = metadata['eval_concs'];
    const completed = metadata['completed_eval_concs'] ?? batch;
    if (!Array.isArray(batch) || !Array.isArray(completed))
        return true;
    return completed.some((value) => Number(value) === conc);
}
const damaged = (source, fault) => (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX261', `${source} is not a result file: ${fault}`, { at: { file: source, line: 1, col: 1 } });
const ambiguous = (path, group) => (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX263', `${path} holds ${group.length} results and their names carry no time: ${group.map(({ source }) => source).join(', ')}`, { at: { file: path, line: 1, col: 1 } });
/** Groups by concurrency, ascending; files without the suffix belong to none. */
function byConc(candidates) {
    const groups = new Map();
    for (const candidate of candidates) {
        if (candidate.name.conc === undefined)
            continue;
        groups.set(candidate.name.conc, [...(groups.get(candidate.name.conc) ?? []), candidate]);
    }
    return [...groups].sort(([a], [b]) => a - b).map(([, group]) => group);
}
function newest(group) {
    const timed = group.filter(({ name }) => name.timestamp !== undefined);
    const contenders = timed.length > 0 ? timed : group;
    const [best, second] = contenders.toSorted(laterFirst);
    if (best && second && laterFirst(best, second) === 0)
        return 'ambiguous';
    if (best && second && timed.length === 0 && best.name.stem !== second.name.stem)
        return 'ambiguous';
    return best;
}
const laterFirst = (a, b) => {
    const left = a.name.timestamp ?? '';
    const right = b.name.timestamp ?? '';
    if (left !== right)
        return left < right ? 1 : -1;
    return b.name.copy - a.name.copy;
};
//# sourceMappingURL=eval-set.js.map

/***/ }),

/***/ 20711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ taskScores)
/* harmony export */ });
/* harmony import */ var _measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10047);
/** The scores of one task in a result file, by the names that rows and tables use. */

const none = { value: null, se: null };
/**
 * Strict (or `resolved`) and flexible scores by the task's filter names; a task without filters has an accuracy or
 * the bare metric. The score of the row is the strict one, else the accuracy. Values that are not finite numbers are null.
 */
function taskScores(file, task) {
    const results = file.results[task] ?? {};
    const config = file.configs[task] ?? {};
    const metric = firstMetric(config);
    const filters = filterNames(config);
    const ofFilter = (isMatch) => {
        const name = filters.findLast(isMatch);
        return name === undefined ? none : scoreAt(results, `${metric},${name}`, `${metric}_stderr,${name}`);
    };
    const isAccuracy = filters.length === 0 && 'acc' in results;
    const accuracy = isAccuracy ? scoreAt(results, 'acc', 'acc_stderr') : none;
    const bare = filters.length === 0 && !isAccuracy ? scoreAt(results, metric, `${metric}_stderr`) : none;
    const strict = filters.length === 0 ? bare : ofFilter(isStrict);
    const flexible = ofFilter((name) => !isStrict(name) && (name.includes('flex') || name.includes('extract')));
    const scoreName = strict.value !== null ? 'em_strict' : accuracy.value !== null ? 'accuracy' : null;
    const score = scoreName === 'em_strict' ? strict : scoreName === 'accuracy' ? accuracy : none;
    const model = (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(config['metadata']) ? config['metadata']['model'] : undefined;
    return {
        fields: {
            task,
            em_strict: strict.value,
            em_strict_se: strict.se,
            em_flexible: flexible.value,
            em_flexible_se: flexible.se,
            n_eff: file.nSamples[task]?.effective ?? null,
            score: score.value,
            score_name: scoreName,
            score_se: score.se,
        },
        ...(typeof model === 'string' ? { modelInConfig: model } : {}),
    };
}
const isStrict = (name) => name.includes('strict') || name.includes('resolved');
function scoreAt(results, key, errorKey) {
    return { value: finite(results[key]), se: finite(results[errorKey]) };
}
const finite = (value) => typeof value === 'number' && Number.isFinite(value) ? value : null;
function firstMetric(config) {
    const [first] = listOf(config['metric_list']);
    return typeof first?.['metric'] === 'string' ? first['metric'] : 'exact_match';
}
const filterNames = (config) => listOf(config['filter_list']).flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
const listOf = (value) => (Array.isArray(value) ? value.filter(_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4) : []);
//# sourceMappingURL=task-scores.js.map

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

/***/ 84931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BM: () => (/* binding */ nonFinitePaths),
/* harmony export */   SF: () => (/* binding */ booleanOf),
/* harmony export */   _O: () => (/* binding */ storableText),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   cP: () => (/* binding */ integerOf),
/* harmony export */   pR: () => (/* binding */ isRow),
/* harmony export */   r$: () => (/* binding */ storableJson),
/* harmony export */   rl: () => (/* binding */ numberOf),
/* harmony export */   zv: () => (/* binding */ recordOf)
/* harmony export */ });
/* harmony import */ var _measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10047);
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
        explain: 'An embedded database has exactly one writer. The lock file beside the directory names the process that has it open. ' +
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
            'name. Add the name to the organisation’s list (`ingest` entities), then ingest again: rows that are already there ' +
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
        title: 'simulated rows refused',
        blame: 'user',
        severity: 'error',
        explain: 'The target stores measurements of real hardware only. Simulated rows say so for ever and may be stored in an ' +
            'embedded database, never in a production one.',
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

/***/ 89245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ readCollected),
  Z: () => (/* binding */ writeRunAggregates)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/problems/evals.js
var evals = __webpack_require__(10626);
// EXTERNAL MODULE: ./lib/src/core/measure/lenient-json.js
var lenient_json = __webpack_require__(10047);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/collect/artifact-names.js
var artifact_names = __webpack_require__(40742);
;// CONCATENATED MODULE: ./lib/src/core/collect/json-fault.js
/** Where a text stops being JSON. `JSON.parse` says it only for some faults, and in words that change with the engine. */
const token = /[\t\n\r ]*(?:("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|NaN|-?Infinity)|([{}[\]:,]))/y;
/** Line and column (from 1) of the first fault, or undefined for JSON, with or without bare non-finite numbers. */
function jsonFault(text) {
    const open = [];
    let expected = 'value';
    let offset = 0;
    for (;;) {
        token.lastIndex = offset;
        const match = token.exec(text);
        if (!match) {
            const rest = /[^\t\n\r ]/g;
            rest.lastIndex = offset;
            const fault = rest.exec(text);
            return !fault && expected === 'nothing' ? undefined : placeOf(text, fault?.index ?? text.length);
        }
        const next = step(expected, match[1] !== undefined ? 'string' : (match[3] ?? 'literal'), open);
        if (next === undefined)
            return placeOf(text, match.index + match[0].length - match[0].trimStart().length);
        expected = next;
        offset = token.lastIndex;
    }
}
/** What may follow after `kind`, which must be allowed now; undefined when it is not. */
function step(expected, kind, open) {
    const afterValue = () => (open.length === 0 ? 'nothing' : 'comma-or-end');
    const isValueAllowed = expected === 'value' || expected === 'value-or-end';
    switch (kind) {
        case '{':
        case '[':
            if (!isValueAllowed)
                return undefined;
            open.push(kind);
            return kind === '{' ? 'key-or-end' : 'value-or-end';
        case '}':
        case ']': {
            const isEnd = expected === 'comma-or-end' || expected === (kind === '}' ? 'key-or-end' : 'value-or-end');
            if (!isEnd || open.pop() !== (kind === '}' ? '{' : '['))
                return undefined;
            return afterValue();
        }
        case ':':
            return expected === 'colon' ? 'value' : undefined;
        case ',':
            if (expected !== 'comma-or-end')
                return undefined;
            return open.at(-1) === '{' ? 'key' : 'value';
        case 'string':
            if (expected === 'key' || expected === 'key-or-end')
                return 'colon';
            return isValueAllowed ? afterValue() : undefined;
        default:
            return isValueAllowed ? afterValue() : undefined;
    }
}
function placeOf(text, offset) {
    const before = text.slice(0, offset);
    return { line: before.split('\n').length, col: offset - before.lastIndexOf('\n') };
}
//# sourceMappingURL=json-fault.js.map
;// CONCATENATED MODULE: ./lib/src/core/collect/found-result.js
/** Results as they were found in artifacts: parsed, identified, damage recorded. Nothing here throws for what a file holds. */





/** Results of one file: one for an object, one per element for a list, one damaged one for anything else. */
function readResultFile(source) {
    const path = `${source.artifact}/${source.file}`;
    let value;
    try {
        value = (0,lenient_json/* parseLenientJson */.Ri)(source.text);
    }
    catch (error) {
        const place = jsonFault(source.text) ?? { line: 1, col: 1 };
        const reason = error instanceof Error ? error.message : String(error);
        return [
            damagedResult(source, path, (0,catalogue/* problem */.CC)('INFX265', `${path} is not JSON: ${reason}`, { at: { file: path, ...place } })),
        ];
    }
    if (Array.isArray(value))
        return value.map((row, index) => readRow(source, `${path}#${index}`, row));
    return [readRow(source, path, value)];
}
/** A result that could not even be read. */
const damagedResult = (source, path, reason) => ({
    artifact: source.artifact,
    path,
    origin: source.origin,
    attempt: (0,artifact_names/* attemptInName */.a)(source.artifact) ?? null,
    ...(source.createdAt === undefined ? {} : { createdAt: source.createdAt }),
    pointId: null,
    planDigest: null,
    row: null,
    nonFinite: [],
    problems: [reason],
});
function readRow(source, path, value) {
    const at = { file: path, line: 1, col: 1 };
    if (!(0,lenient_json/* isRecord */.u4)(value)) {
        return damagedResult(source, path, (0,catalogue/* problem */.CC)('INFX265', `${path} is not a JSON object`, { at }));
    }
    const block = (0,lenient_json/* isRecord */.u4)(value['infx']) ? value['infx'] : {};
    const inName = (0,artifact_names/* attemptInName */.a)(source.artifact);
    const inResult = positiveInteger(block['attempt']);
    const isTorn = inName !== undefined && inResult !== undefined && inName !== inResult;
    const mismatch = `${path} states attempt ${inResult}, its name says ${inName}`;
    return {
        artifact: source.artifact,
        path,
        origin: source.origin,
        attempt: inResult ?? inName ?? null,
        ...(source.createdAt === undefined ? {} : { createdAt: source.createdAt }),
        pointId: found_result_text(block['point_id']),
        planDigest: found_result_text(block['plan_digest']),
        row: value, // parsed JSON; numbers that are not finite are listed in `nonFinite`
        nonFinite: nonFinitePaths(value, ''),
        ...(isFailure(value['failure']) ? { failure: value['failure'] } : {}),
        problems: isTorn ? [(0,catalogue/* problem */.CC)('INFX267', mismatch, { at })] : [],
    };
}
/** Dotted paths of numbers that are NaN or infinite, in document order. */
function nonFinitePaths(value, path) {
    if (typeof value === 'number')
        return Number.isFinite(value) ? [] : [path];
    if (typeof value !== 'object' || value === null)
        return [];
    return Object.entries(value).flatMap(([key, inner]) => nonFinitePaths(inner, path === '' ? key : `${path}.${key}`));
}
const found_result_text = (value) => (typeof value === 'string' && value !== '' ? value : null);
const positiveInteger = (value) => typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
const phases = [
    'queued',
    'starting',
    'healthy',
    'warm-up',
    'profiling',
    'stopping',
    'done',
];
function isFailure(value) {
    return ((0,lenient_json/* isRecord */.u4)(value) &&
        phases.includes(value['phase']) &&
        typeof value['retriable'] === 'boolean' &&
        Array.isArray(value['problems']) &&
        value['problems'].every(isProblem));
}
const isProblem = (value) => (0,lenient_json/* isRecord */.u4)(value) &&
    /^INFX\d+$/.test(String(value['code'])) &&
    typeof value['message'] === 'string' &&
    ['user', 'infra', 'product'].includes(String(value['blame'])) &&
    ['error', 'warning', 'notice'].includes(String(value['severity']));
//# sourceMappingURL=found-result.js.map
// EXTERNAL MODULE: ./lib/src/files/json-file.js
var json_file = __webpack_require__(6721);
;// CONCATENATED MODULE: ./lib/src/files/collect.js
/**
 * Downloaded artifacts, one folder each, as the collecting code needs them; and the aggregates of a run written under
 * the ecosystem's names. One bad file never stops the others: it comes back as a damaged result.
 */






/** Results are a few kilobytes; an aggregate of a large run some megabytes. */
const maxResultBytes = 64 * 1024 * 1024;
const origins = {
    benchmark: 'point',
    failed: 'failed',
    'benchmark-aggregate': 'aggregate',
};
/** Reads all results and evaluations of a source (openIngestSource lists a folder). */
async function readCollected(source) {
    const results = [];
    const evalSets = [];
    const ignored = [];
    const problems = [];
    for (const artifact of source.artifacts) {
        const origin = origins[artifact.kind];
        if (origin !== undefined)
            results.push(...(await readResults(artifact, origin)));
        else if (artifact.kind === 'eval') {
            const failures = (await readResults(artifact, 'failed')).filter(({ failure }) => failure);
            results.push(...failures);
            if (failures.length === 0)
                evalSets.push(...(await readEvalSets(artifact, problems)));
        }
        else
            ignored.push(artifact.name);
    }
    return { results, evalSets, ignored, problems };
}
async function readResults(artifact, origin) {
    const createdAt = artifact.createdAt === undefined ? {} : { createdAt: artifact.createdAt };
    const shared = { artifact: artifact.name, origin, ...createdAt };
    const results = [];
    for (const file of artifact.files.filter(({ path }) => path.endsWith('.json'))) {
        const text = await readText(file);
        const path = `${artifact.name}/${file.path}`;
        if (typeof text === 'string')
            results.push(...readResultFile({ ...shared, file: file.path, text }));
        else
            results.push(damagedResult(shared, path, unreadable(path, text)));
    }
    return results;
}
/** Folders of an artifact with a `meta_env.json`, with the JSON files beside it and one folder below. */
async function readEvalSets(artifact, problems) {
    const roots = artifact.files
        .filter(({ path }) => path === 'meta_env.json' || path.endsWith('/meta_env.json'))
        .map(({ path }) => path.slice(0, -'meta_env.json'.length));
    if (roots.length === 0) {
        const at = { file: artifact.name, line: 1, col: 1 };
        problems.push((0,catalogue/* problem */.CC)('INFX262', `${artifact.name} has no meta_env.json`, { at }));
    }
    const sets = await Promise.all(roots.map((root) => readEvalSet(artifact, root, roots, problems)));
    return sets.flatMap((set) => (set ? [set] : []));
}
async function readEvalSet(artifact, root, roots, problems) {
    let metadata;
    const files = [];
    for (const file of artifact.files) {
        const name = file.path.startsWith(root) ? file.path.slice(root.length) : undefined;
        if (name === undefined || !name.endsWith('.json') || name.split('/').length > 2)
            continue;
        const isOfAnother = roots.some((other) => other.length > root.length && file.path.startsWith(other));
        if (isOfAnother)
            continue;
        const text = await readText(file);
        if (typeof text !== 'string')
            problems.push(unreadable(`${artifact.name}/${file.path}`, text));
        else if (name === 'meta_env.json')
            metadata = text;
        else
            files.push({ name, text });
    }
    const path = `${artifact.name}/${root}`.replace(/\/$/, '');
    return metadata === undefined ? undefined : { path, metadata, files };
}
/** The text, or the error that stood in the way. */
async function readText(file) {
    try {
        return await file.text(maxResultBytes);
    }
    catch (error) {
        if (error instanceof Error)
            return error;
        throw error;
    }
}
const unreadable = (path, error) => (0,catalogue/* problem */.CC)('INFX265', `${path} could not be read: ${error.message}`, { at: { file: path, line: 1, col: 1 } });
/**
 * Writes `results_bmk/agg_bmk.json`, `eval_results_all/agg_eval_all.json`, `run-stats/run_stats.json` and
 * `changelog-metadata/changelog_metadata.json` below `directory`; returns the paths in that order. Strict JSON: a
 * number that is not finite is a TypeError and leaves that file unwritten.
 */
async function writeRunAggregates(directory, aggregates) {
    const write = async (artifact, file, value) => {
        await (0,promises_.mkdir)((0,external_node_path_.join)(directory, artifact), { recursive: true });
        const path = (0,external_node_path_.join)(directory, artifact, file);
        await (0,json_file/* writeJsonFile */.An)(path, value);
        return path;
    };
    return [
        await write('results_bmk', 'agg_bmk.json', aggregates.results),
        await write('eval_results_all', 'agg_eval_all.json', aggregates.evalRows),
        await write('run-stats', 'run_stats.json', aggregates.runStats),
        await write('changelog-metadata', 'changelog_metadata.json', aggregates.changelogMetadata),
    ];
}
//# sourceMappingURL=collect.js.map

/***/ }),

/***/ 56700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ openIngestSource)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/ingest/artifact-names.js
var artifact_names = __webpack_require__(25474);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problems/store.js
var store = __webpack_require__(35388);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/ingest/row-fields.js
var row_fields = __webpack_require__(84931);
;// CONCATENATED MODULE: ./lib/src/files/upload-manifest.js
/** ingest-artifact-manifest.json: when each artifact was uploaded, and under which id. */





/** By artifact name, the newest upload of each; undefined when there is no manifest. Throws ProblemError INFX285. */
async function readUploads(path) {
    let text;
    try {
        text = await (0,promises_.readFile)(path, 'utf8');
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
            return undefined;
        throw error;
    }
    const uploads = new Map();
    const problems = [];
    const at = { file: path, line: 1, col: 1 };
    for (const [index, entry] of parseList(text, path).entries()) {
        const name = (0,row_fields/* isRow */.pR)(entry) ? (0,row_fields/* textOf */.b6)(entry, 'name') : undefined;
        const id = (0,row_fields/* isRow */.pR)(entry) ? (0,row_fields/* integerOf */.cP)(entry, 'id') : undefined;
        const createdAt = (0,row_fields/* isRow */.pR)(entry) ? (0,row_fields/* textOf */.b6)(entry, 'created_at') : undefined;
        if (name === undefined ||
            id === undefined ||
            createdAt === undefined ||
            Number.isNaN(Date.parse(createdAt)))
            problems.push((0,catalogue/* problem */.CC)('INFX285', `missing upload provenance: entry ${index} needs name, id and a created_at in ISO 8601`, { at }));
        else {
            const known = uploads.get(name);
            if (!known || Date.parse(known.createdAt) < Date.parse(createdAt))
                uploads.set(name, { id, createdAt });
        }
    }
    if (problems.length > 0)
        throw new problem/* ProblemError */.Mm(problems);
    return uploads;
}
function parseList(text, path) {
    let cause;
    try {
        const list = JSON.parse(text);
        if (Array.isArray(list))
            return list;
    }
    catch (error) {
        cause = error;
    }
    throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX285', `${path} is not a JSON list of uploads`, { at: { file: path, line: 1, col: 1 } })], { cause });
}
//# sourceMappingURL=upload-manifest.js.map
;// CONCATENATED MODULE: ./lib/src/files/ingest-source.js
/**
 * Artifacts of a run in a folder, one folder per artifact, named as they were uploaded. Everything in there is
 * untrusted: links are not followed, depth and numbers are bounded, files are read as streams.
 */








/** A bundle of an older run's folders, put in front of the parser as if they lay at the top. */
const bundleName = 'reused-ingest-artifacts';
const manifestName = 'ingest-artifact-manifest.json';
const maxDepth = 8;
const maxFiles = 50_000;
/** Lists the folder. Throws ProblemError INFX287 (no such folder) or INFX285 (provenance incomplete). */
async function openIngestSource(directory) {
    const top = await folders(directory, directory);
    const bundled = top.includes(bundleName) ? await folders((0,external_node_path_.join)(directory, bundleName), directory) : [];
    const places = new Map([
        ...bundled.map((name) => [name, (0,external_node_path_.join)(directory, bundleName, name)]),
        // A folder at the top is fresher than the bundle's copy of it.
        ...top.filter((name) => name !== bundleName).map((name) => [name, (0,external_node_path_.join)(directory, name)]),
    ]);
    const uploads = await readUploads((0,external_node_path_.join)(directory, manifestName));
    const artifacts = [];
    const problems = [];
    for (const [name, path] of [...places].sort(([a], [b]) => (a < b ? -1 : 1))) {
        const artifact = (0,artifact_names/* classifyArtifact */.f)(name);
        const upload = uploads?.get(name);
        if (uploads && artifact.kind === 'benchmark' && !upload)
            problems.push((0,catalogue/* problem */.CC)('INFX285', `missing upload provenance: "${name}" is not in ${manifestName}`, {
                at: { file: (0,external_node_path_.join)(directory, manifestName), line: 1, col: 1 },
            }));
        artifacts.push({ ...artifact, ...provenance(upload), files: await listFiles(path) });
    }
    if (problems.length > 0)
        throw new problem/* ProblemError */.Mm(problems);
    return { description: directory, artifacts };
}
const provenance = (upload) => upload ? { createdAt: upload.createdAt, id: upload.id } : {};
async function folders(path, source) {
    try {
        const entries = await (0,promises_.readdir)(path, { withFileTypes: true });
        return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    }
    catch (error) {
        throw new problem/* ProblemError */.Mm([
            (0,catalogue/* problem */.CC)('INFX287', `artifact folder "${source}" cannot be listed: ${error instanceof Error ? error.message : String(error)}`),
        ], { cause: error });
    }
}
async function listFiles(root) {
    const files = [];
    const visit = async (path, inside, depth) => {
        for (const entry of await (0,promises_.readdir)(path, { withFileTypes: true })) {
            const relative = inside === '' ? entry.name : `${inside}/${entry.name}`;
            const full = (0,external_node_path_.join)(path, entry.name);
            if (depth > maxDepth || files.length >= maxFiles)
                throw tooLarge(root);
            if (entry.isDirectory())
                await visit(full, relative, depth + 1);
            else if (entry.isFile())
                files.push(sourceFile(full, relative, (await (0,promises_.stat)(full)).size));
        }
    };
    await visit(root, '', 1);
    return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}
const tooLarge = (root) => new problem/* ProblemError */.Mm([
    (0,catalogue/* problem */.CC)('INFX287', `artifact folder "${root}" has more than ${maxFiles} files or ${maxDepth} levels of folders`),
]);
function sourceFile(full, path, sizeBytes) {
    return {
        path,
        sizeBytes,
        text: async (maxBytes) => {
            if (sizeBytes > maxBytes)
                throw new RangeError(`${path} has ${sizeBytes} bytes, more than ${maxBytes}`);
            return (0,promises_.readFile)(full, 'utf8');
        },
        bytes: () => (0,external_node_fs_.createReadStream)(full),
    };
}
//# sourceMappingURL=ingest-source.js.map

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
