export const id = 6369;
export const ids = [6369];
export const modules = {

/***/ 95424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ runPointStep)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/plan/legs.js
var legs = __webpack_require__(65425);
// EXTERNAL MODULE: ./lib/src/core/plan/canary-token.js
var canary_token = __webpack_require__(99784);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/problems/command.js
var command = __webpack_require__(8076);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/render/document.js
var render_document = __webpack_require__(82944);
// EXTERNAL MODULE: ./lib/src/core/render/summary.js
var summary = __webpack_require__(85741);
// EXTERNAL MODULE: ./lib/src/core/results/point-problems.js
var point_problems = __webpack_require__(49428);
// EXTERNAL MODULE: ./lib/src/files/plan-file.js + 1 modules
var plan_file = __webpack_require__(90367);
// EXTERNAL MODULE: ./lib/src/github/inputs-of-sweep.js
var inputs_of_sweep = __webpack_require__(70824);
// EXTERNAL MODULE: ./lib/src/sweep/event-line.js
var event_line = __webpack_require__(76428);
// EXTERNAL MODULE: ./lib/src/sweep/check-hosts.js
var check_hosts = __webpack_require__(70071);
// EXTERNAL MODULE: ./lib/src/sweep/prepare.js + 1 modules
var prepare = __webpack_require__(7021);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/src/core/collect/artifact-names.js
var artifact_names = __webpack_require__(40742);
// EXTERNAL MODULE: ./lib/src/core/plan/matrix-row.js
var matrix_row = __webpack_require__(66000);
// EXTERNAL MODULE: ./lib/src/core/problems/actions.js
var actions = __webpack_require__(7190);
// EXTERNAL MODULE: ./lib/src/files/temporary-folder.js
var temporary_folder = __webpack_require__(49450);
// EXTERNAL MODULE: ./lib/src/sweep/artifacts.js + 2 modules
var artifacts = __webpack_require__(82674);
// EXTERNAL MODULE: ./lib/src/sweep/out-dir.js + 1 modules
var out_dir = __webpack_require__(49187);
// EXTERNAL MODULE: ./lib/src/sweep/run-point.js + 1 modules
var run_point = __webpack_require__(99391);
// EXTERNAL MODULE: ./lib/src/sweep/summarise.js + 2 modules
var summarise = __webpack_require__(63108);
;// CONCATENATED MODULE: ./lib/src/sweep/run-one.js
/** One point of a plan, as a job of its own: run, judged, kept, and laid out for upload. */













/** One more try after an infrastructure failure: a second failure in a row is a finding, not bad luck. */
const infraRetries = 1;
/** Throws ProblemError INFX316 when the plan has no such point, or another action runs it. */
function pointOfPlan(plan, id, action) {
    const point = plan.points.find((candidate) => candidate.id === id);
    if (!point) {
        const near = (0,problem/* didYouMean */.au)(id, plan.points.filter((candidate) => (0,matrix_row/* pointAction */.tb)(candidate) === action).map((candidate) => candidate.id));
        throw new problem/* ProblemError */.Mm([
            (0,catalogue/* problem */.CC)('INFX316', `the plan has no point "${id}"`, {
                hint: near === undefined ? 'take the id from a matrix row of matrix-generate' : `did you mean ${near}?`,
            }),
        ]);
    }
    const right = (0,matrix_row/* pointAction */.tb)(point);
    if (right === action)
        return point;
    throw new problem/* ProblemError */.Mm([
        (0,catalogue/* problem */.CC)('INFX316', `${point.title} is not a point for ${action}`, { hint: `run it with ${right}` }),
    ]);
}
/** Rejects only when `signal` is aborted or the output directory refuses; a failed point is a result like any other. */
async function runOnePoint(input) {
    const { plan, point, attempt } = input;
    const startedAt = new Date();
    await (0,temporary_folder/* requireTemporaryFolder */.X)();
    const out = await out_dir/* OutDir */.k.open(input.outDir);
    try {
        await (0,check_hosts/* noteLeftovers */.Bn)(input.tools, [point], input);
        const outcome = await withRetries(input, out);
        const elapsedSeconds = (Date.now() - startedAt.getTime()) / 1_000;
        const result = await out.keep(point, attempt, outcome, elapsedSeconds);
        input.observe({ type: 'finished', result, elapsedSeconds });
        const artifactsDir = out.file('artifacts');
        await removeEarlier(input, artifactsDir);
        const resultPath = result.resultPath === undefined ? undefined : out.file(result.resultPath);
        const folders = await (0,artifacts/* layOutArtifacts */.s)({
            point,
            result,
            planDigest: plan.digest,
            workDir: outcome.workDir,
            ...(resultPath === undefined ? {} : { aggregatePath: resultPath }),
        }, artifactsDir);
        return {
            result,
            sweep: (0,summarise/* summariseSweep */.b)({
                plan: { ...plan, points: [point] },
                results: [result],
                verdicts: outcome.status === 'failed' ? [] : outcome.verdicts,
                canary: { state: 'skipped', because: ['one point of a sweep'] },
                interrupted: false,
                startedAt: startedAt.toISOString(),
                endedAt: new Date().toISOString(),
            }),
            names: (0,artifact_names/* artifactNames */.j)(point, { attempt, valid: result.status === 'valid' }),
            artifactsDir,
            artifacts: new Set(folders.map((folder) => (0,external_node_path_.basename)(folder))),
            ...(resultPath === undefined ? {} : { resultPath }),
        };
    }
    finally {
        await out.close();
    }
}
async function withRetries(input, out) {
    const { point, attempt, observe } = input;
    const workDir = (0,external_node_path_.join)(out.pointsDir, point.id, `a${attempt}`);
    // A runner's folder may hold what an earlier job left.
    await (0,promises_.rm)(workDir, { recursive: true, force: true });
    for (let retry = 1;; retry++) {
        observe({ type: 'started', point, attempt, canary: false });
        const outcome = await (0,run_point/* runPoint */.q)(point, attempt, {
            pointsDir: out.pointsDir,
            run: input.run,
            tools: input.tools,
            signal: input.signal,
            observe,
        });
        if (outcome.status !== 'failed' || !outcome.failure.retriable || retry > infraRetries)
            return outcome;
        observe({
            type: 'retry',
            point,
            attempt,
            because: outcome.failure.problems.map(({ message }) => message).join('; '),
        });
        const aside = `${workDir}-try${retry}`;
        await (0,promises_.rm)(aside, { recursive: true, force: true });
        await (0,promises_.rename)(workDir, aside);
    }
}
/** The same attempt must not be there twice, once valid and once failed. */
async function removeEarlier({ point, attempt }, artifactsDir) {
    const names = [true, false].flatMap((valid) => {
        const { result, failed, trace, serverLogs, gpuMetrics } = (0,artifact_names/* artifactNames */.j)(point, { attempt, valid });
        return [result, failed, trace, serverLogs, gpuMetrics];
    });
    for (const name of new Set(names))
        await (0,promises_.rm)((0,external_node_path_.join)(artifactsDir, name), { recursive: true, force: true });
}
//# sourceMappingURL=run-one.js.map
;// CONCATENATED MODULE: ./lib/actions/point-step.js
/** What the three actions that run one point do; each names itself, and so the points it accepts. */















async function runPointStep(action, inputs, host) {
    const { settings, config, problems } = (0,prepare/* readSettings */.sb)((0,inputs_of_sweep/* rawSweepInputs */.e)(inputs), host.workspace, {});
    if (!settings)
        throw new problem/* ProblemError */.Mm(problems);
    const plan = await (0,plan_file/* readPlanFile */.w)((0,external_node_path_.resolve)(host.workspace, inputs.plan));
    const point = pointOfPlan(plan, inputs.point, action);
    const one = await runOnePoint({
        plan,
        point,
        attempt: attemptOf(inputs, host),
        run: host.env['GITHUB_RUN_ID'] ?? 'local',
        outDir: settings.outDir,
        tools: (0,check_hosts/* toolsOrRefusal */.fw)(point, settings, config, plan.digest),
        signal: host.signal,
        observe: (event) => {
            const line = (0,event_line/* jobLine */._r)(event);
            if (line !== undefined)
                host.info(line);
        },
    });
    const found = (0,point_problems/* pointProblems */.z)(one.result);
    return {
        outputs: {
            status: one.result.status,
            blame: found[0]?.blame ?? '',
            token: one.result.status === 'valid' ? (0,canary_token/* canaryToken */.o)(plan) : '',
            'result-path': one.resultPath ?? '',
            ...artifactOutputs(one),
        },
        summary: (0,summary/* renderSummary */.B)({
            sweep: one.sweep,
            name: point.title,
            attempt: one.result.attempt,
            next: [],
            limitBytes: render_document/* stepSummaryBytes */.Sg,
        }),
        problems: [...problems, ...found],
    };
}
function artifactOutputs({ names, artifacts, artifactsDir }) {
    const ifThere = (name) => (artifacts.has(name) ? name : '');
    return {
        'artifact-dir': artifactsDir,
        'artifact-name': ifThere(names.result) || ifThere(names.failed),
        'trace-artifact-name': ifThere(names.trace),
        'logs-artifact-name': ifThere(names.serverLogs),
        'telemetry-artifact-name': ifThere(names.gpuMetrics),
    };
}
function attemptOf({ attempt: given, try: tried }, host) {
    const problems = [];
    if (given !== '' && !/^[1-9]\d{0,5}$/.test(given))
        problems.push((0,catalogue/* problem */.CC)('INFX300', `attempt: expected an integer ≥ 1, got "${given}"`));
    if (tried !== '' && tried !== '1' && tried !== '2')
        problems.push((0,catalogue/* problem */.CC)('INFX300', `try: expected 1 or 2, got "${tried}"`));
    if (problems.length > 0)
        throw new problem/* ProblemError */.Mm(problems);
    const attempt = given === '' ? host.runAttempt : Number(given);
    // A name of its own for the second try, which would collide with the first otherwise.
    return tried === '' ? attempt : (0,legs/* attemptOfTry */.A5)(attempt, tried === '1' ? 1 : 2);
}
//# sourceMappingURL=point-step.js.map

/***/ }),

/***/ 40742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ attemptInName),
/* harmony export */   j: () => (/* binding */ artifactNames)
/* harmony export */ });
/** Longest readable part; names of whole artifacts stay far below what file systems take. */
const maxReadable = 60;
/** Names of one attempt (from 1). Unique per point and attempt; only letters, digits, `.`, `_` and `-`. */
function artifactNames(point, run) {
    const label = `${readable(point.expName)}${safe(point.id)}_a${run.attempt}`;
    const isAgentic = point.scenario === 'agentic-coding';
    const prefix = point.kind === 'eval' ? 'eval_' : !run.valid ? 'failed_' : isAgentic ? 'bmk_agentic_' : 'bmk_';
    return {
        result: `${prefix}${label}`,
        failed: `failed_${label}`,
        trace: `agentic_${label}`,
        serverLogs: `server_logs_${label}`,
        gpuMetrics: `gpu_metrics_${label}`,
        powerAudit: `power_audit_${label}`,
        resultFile: `${isAgentic ? '' : 'agg_'}${label}.json`,
    };
}
/** The attempt at the end of an artifact's name; undefined in names of other producers. */
function attemptInName(artifact) {
    const digits = /_a([1-9]\d{0,5})$/.exec(artifact)?.[1];
    return digits === undefined ? undefined : Number(digits);
}
/**
 * A readable part in front of the id. Names are recognised by their prefixes, so a part that would lengthen one of
 * them into another (`bmk_` + `agentic_…`, `eval_` + `server_logs_…`) is kept from doing so.
 */
function readable(expName) {
    const text = safe(expName)
        .slice(0, maxReadable)
        .replace(/[-_.]+$/, '');
    if (text === '')
        return '';
    return `${/^(agentic|results|server_logs|gpu_metrics)_/.test(text) ? 'x-' : ''}${text}_`;
}
const safe = (text) => text.replace(/[^A-Za-z0-9._-]+/g, '-');
//# sourceMappingURL=artifact-names.js.map

/***/ }),

/***/ 63701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ag: () => (/* binding */ withSiblings),
/* harmony export */   KV: () => (/* binding */ furthestOut),
/* harmony export */   wP: () => (/* binding */ isWhole)
/* harmony export */ });
/* harmony import */ var _significance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81291);

/**
 * The verdicts, each with how its score lies to that of its siblings together: the other whole evaluations of the same
 * group (model) and task, at whatever concurrency and on whatever hardware. None for a verdict without siblings. It
 * changes no verdict: thresholds gate, this says where to look.
 */
function withSiblings(verdicts, groupOf) {
    return verdicts.map((verdict) => {
        const group = groupOf(verdict.pointId);
        if (group === undefined || !isWhole(verdict))
            return verdict;
        const siblings = verdicts.filter((other) => other !== verdict &&
            isWhole(other) &&
            other.task === verdict.task &&
            groupOf(other.pointId) === group);
        const found = Object.entries(verdict.scores).flatMap(([metric, score]) => compared(metric, { score, n: verdict.nEffective }, siblings));
        const furthest = furthestOut(found);
        return furthest === undefined ? verdict : { ...verdict, siblings: furthest };
    });
}
/** Whether the verdict holds a score of the whole question set, above or below its threshold. */
const isWhole = ({ state, smoke, nEffective }) => (state === 'pass' || state === 'fail') && smoke !== true && nEffective > 0;
/** The metric that is furthest beyond two standard errors speaks for the evaluation. */
const furthestOut = (found) => found.toSorted((a, b) => excess(b) - excess(a))[0];
const excess = ({ gap, twoSigma }) => Math.abs(gap) - twoSigma;
function compared(metric, own, siblings) {
    const others = siblings.flatMap(({ scores, nEffective: n }) => {
        const score = scores[metric];
        return score === undefined ? [] : [{ score, n }];
    });
    const together = (0,_significance_js__WEBPACK_IMPORTED_MODULE_0__/* .pooledScore */ .I5)(others);
    if (!together)
        return [];
    return [{ metric, siblings: others.length, score: together.score, ...(0,_significance_js__WEBPACK_IMPORTED_MODULE_0__/* .compareScores */ .fW)(own, together) }];
}
//# sourceMappingURL=siblings.js.map

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

/***/ 23:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ sweepInputs)
/* harmony export */ });
/**
 * Every input of a sweep, once: the command line's options, the actions' inputs and infx.config.yaml carry these names,
 * and the README tables and action.yml files are generated from or checked against this table.
 */
const sweepInputs = {
    repo: {
        kind: 'string',
        fallback: '.',
        placeholder: 'DIR',
        description: 'Repository that holds the configuration; every other path but `out` is relative to it.',
    },
    'config-files': {
        kind: 'list',
        fallback: 'configs/*master.yaml',
        placeholder: 'FILES',
        description: 'Master configuration files; a `*` in the last part matches names.',
    },
    'runner-config': {
        kind: 'string',
        fallback: 'configs/runners.yaml',
        placeholder: 'FILE',
        description: 'Runner labels and their hardware.',
    },
    'changelog-file': {
        kind: 'string',
        fallback: 'perf-changelog.yaml',
        placeholder: 'FILE',
        description: 'The performance changelog.',
    },
    'recipes-dir': {
        kind: 'string',
        fallback: 'recipes',
        placeholder: 'DIR',
        description: 'Folder of srt-slurm recipes.',
    },
    'golden-al-dir': {
        kind: 'string',
        fallback: 'golden_al_distribution',
        placeholder: 'DIR',
        description: 'Folder of golden acceptance-length curves.',
    },
    'thresholds-file': {
        kind: 'string',
        fallback: 'evals/thresholds.yaml',
        placeholder: 'FILE',
        description: 'Accuracy thresholds per model and task.',
    },
    'eval-task': {
        kind: 'string',
        placeholder: 'FILE',
        description: 'Evaluation task file for points whose configuration names none.',
    },
    base: {
        kind: 'string',
        placeholder: 'REF',
        description: 'Commit to compare the changelog and the points against (its merge base with `head`).',
    },
    head: { kind: 'string', placeholder: 'REF', description: 'Commit to plan; the working tree when absent.' },
    keys: {
        kind: 'list',
        placeholder: 'KEYS',
        description: 'Config keys to run instead of what the changelog says; `*` stands for any text in them, `?` for one character.',
    },
    points: {
        kind: 'string',
        placeholder: 'FILTER',
        description: 'Only some points: `conc=4|8,tp=8` or a glob on id and title.',
    },
    labels: {
        kind: 'list',
        placeholder: 'LABELS',
        description: 'Labels to pretend the pull request carries, e.g. `full-sweep-fail-fast,all-evals`.',
    },
    repository: {
        kind: 'string',
        placeholder: 'OWNER/NAME',
        description: 'Repository that changelog pr-links must point to.',
    },
    'pull-request': {
        kind: 'number',
        placeholder: 'N',
        description: 'Pull request that new changelog entries must link to.',
    },
    simulate: {
        kind: 'boolean',
        fallback: 'false',
        description: 'Serve every point with the simulated engine. Results say `simulated: true` for ever.',
    },
    site: {
        kind: 'string',
        placeholder: 'FILE',
        description: 'Site file that says where engines run, for real points (docs/sites.md). Named here, simulated points run there, too.',
    },
    launcher: {
        kind: 'string',
        placeholder: 'NAME',
        description: '`process`, `docker`, `slurm` or `srtctl`, instead of what the site file says.',
    },
    client: {
        kind: 'string',
        placeholder: 'NAME',
        description: 'What drives load: `aiperf` (the default for real agentic points) or `replay`, the built-in one (the default for others).',
    },
    duration: {
        kind: 'number',
        placeholder: 'SECONDS',
        description: 'Profiling seconds per agentic point instead of the planned ones.',
    },
    'trace-scale': {
        kind: 'number',
        placeholder: 'K',
        description: 'Divide the token counts and gaps of traces by K for short simulated runs; the clock is never scaled.',
    },
    'parallel-points': {
        kind: 'number',
        placeholder: 'N',
        description: 'Points that run at the same time on this machine (default: half its cores).',
    },
    out: {
        kind: 'string',
        fallback: '.infx',
        placeholder: 'DIR',
        description: 'Directory that receives plan, results, report and database; relative to where you are.',
    },
    database: {
        kind: 'string',
        placeholder: 'URL',
        description: 'Database to ingest into: `pglite:DIR` or `postgres://…` (default: `pglite:<out>/db`).',
    },
    resume: {
        kind: 'boolean',
        fallback: 'false',
        description: 'Go on with the sweep in `out`: finished points stay, the others run.',
    },
    json: {
        kind: 'boolean',
        fallback: 'false',
        description: 'Print sweep.json on stdout; progress goes to stderr.',
    },
};
//# sourceMappingURL=inputs.js.map

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

/***/ 99784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ canaryToken)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42541);
/** The positive token of a canary: names plan and canary, so that no other run's success can stand for it. */


/** 16 hex digits of SHA-256 over the plan's digest and its canary decision. */
const canaryToken = (plan) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
    .update((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)({ digest: plan.digest, canary: plan.canary }))
    .digest('hex')
    .slice(0, 16);
//# sourceMappingURL=canary-token.js.map

/***/ }),

/***/ 65425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ attemptOfTry),
/* harmony export */   DS: () => (/* binding */ planLegs),
/* harmony export */   Yk: () => (/* binding */ legOf),
/* harmony export */   g8: () => (/* binding */ legKinds)
/* harmony export */ });
/* unused harmony export legsPerShard */
/* harmony import */ var _problems_actions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7190);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _matrix_row_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66000);
/* harmony import */ var _runner_map_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51177);
/**
 * Legs of the reusable workflow: rows that carry ids and what GitHub itself must know, cut into shards. One output per
 * kind is a matrix of shards, each with the matrix of its legs as text, so that a sweep may have any number of shards.
 */




/** Number of an attempt of a point that has two tries in every attempt of the run: 1 and 2, then 3 and 4. */
const attemptOfTry = (runAttempt, tried) => 2 * (runAttempt - 1) + tried;
const legOf = (point, { runners, head, planArtifact }) => ({
    ...(0,_matrix_row_js__WEBPACK_IMPORTED_MODULE_2__/* .matrixRow */ .gd)(point),
    'runs-on': (0,_runner_map_js__WEBPACK_IMPORTED_MODULE_3__/* .runsOnOf */ .zQ)(point.runsOn, runners),
    head,
    plan: planArtifact,
});
const legKinds = ['single-node', 'multi-node', 'evals'];
const kindOf = ({ kind, multinode }) => kind === 'eval' ? 'evals' : multinode ? 'multi-node' : 'single-node';
/** GitHub's limit of legs per matrix. */
const legsPerShard = 256;
/**
 * Characters of all legs together. A job's outputs may have 1 MiB as UTF-16; what is inside a shard is quoted once more,
 * and the other outputs need room too.
 */
const maxCharacters = 450_000;
/** Legs of everything but `without` (the canary, reused points), in plan order. */
function planLegs({ points }, without, context) {
    const rest = points.filter(({ id }) => !without.has(id));
    const matrix = (kind) => {
        const legs = rest.filter((point) => kindOf(point) === kind).map((point) => legOf(point, context));
        return legs.length === 0 ? '' : JSON.stringify({ include: shardsOf(legs) });
    };
    const matrices = {
        'single-node': matrix('single-node'),
        'multi-node': matrix('multi-node'),
        evals: matrix('evals'),
    };
    const characters = Object.values(matrices).reduce((sum, text) => sum + text.length, 0);
    if (characters <= maxCharacters)
        return { matrices, count: rest.length, problems: [] };
    const message = `${rest.length} legs take ${characters} characters; at most ${maxCharacters} are handed on`;
    return {
        matrices: { 'single-node': '', 'multi-node': '', evals: '' },
        count: 0,
        problems: [(0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX315', message, { hint: 'select fewer points with the inputs keys or points' })],
    };
}
/** `shard` is empty where there is only one, so that job names stay short. */
function shardsOf(legs) {
    const count = Math.ceil(legs.length / legsPerShard);
    return Array.from({ length: count }, (_, index) => ({
        shard: count === 1 ? '' : ` ${index + 1} of ${count}`,
        legs: JSON.stringify({ include: legs.slice(index * legsPerShard, (index + 1) * legsPerShard) }),
    }));
}
//# sourceMappingURL=legs.js.map

/***/ }),

/***/ 66000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fw: () => (/* binding */ matrixOutput),
/* harmony export */   gd: () => (/* binding */ matrixRow),
/* harmony export */   tb: () => (/* binding */ pointAction)
/* harmony export */ });
/* harmony import */ var _problems_actions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7190);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/** What a workflow matrix carries of a point: an id and what GitHub itself must know. No free text, no parameters. */


const pointAction = ({ kind, scenario }) => kind === 'eval' ? 'run-eval-point' : scenario === 'agentic-coding' ? 'run-agentic-point' : 'run-fixed-point';
const matrixRow = (point) => ({
    id: point.id,
    title: point.title,
    action: pointAction(point),
    'runs-on': point.runsOn,
    timeout: point.timeoutMinutes + (point.queueMinutes ?? 0),
});
/** GitHub's limit of legs per matrix. */
const maxLegs = 256;
/** In characters, as GitHub counts outputs; far below the 128 KiB that an environment variable can hold. */
const maxLength = 100_000;
/** The value of a job's `matrix`, as JSON, or the Problem that it does not fit through a job output. */
function matrixOutput(name, points) {
    const json = JSON.stringify({ include: points.map(matrixRow) });
    const hint = 'select fewer points with the inputs keys or points';
    if (points.length > maxLegs) {
        const message = `${name}: ${points.length} legs; a matrix has at most ${maxLegs}`;
        return { json: '', problems: [(0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX315', message, { hint })] };
    }
    if (json.length > maxLength) {
        const message = `${name}: ${json.length} characters; at most ${maxLength} are handed on`;
        return { json: '', problems: [(0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX315', message, { hint })] };
    }
    return { json, problems: [] };
}
//# sourceMappingURL=matrix-row.js.map

/***/ }),

/***/ 51177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   je: () => (/* binding */ readRunnerMap),
/* harmony export */   zQ: () => (/* binding */ runsOnOf)
/* harmony export */ });
/* unused harmony export identityRunnerMap */
/* harmony import */ var _problems_artifacts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86766);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10047);
/** Where legs run: the runner label of a point → what GitHub is asked for in `runs-on`. */



/** Nothing is mapped: a point asks for its own label. */
const identityRunnerMap = { rules: [] };
const file = 'runner-map';
const placeholder = '{label}';
/** Reads the YAML of the input; '' is the identity. All problems at once, with lines. */
async function readRunnerMap(text) {
    if (text.trim() === '')
        return { map: identityRunnerMap, problems: [] };
    // Most repositories map nothing, and reading YAML is a good part of the start of an action.
    const { loadYaml } = await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(3551)]).then(__webpack_require__.bind(__webpack_require__, 23551));
    const { value, problems: syntax, placeOf } = loadYaml(text, file);
    const problems = [...syntax];
    const refuse = (message, path) => {
        const at = placeOf(path);
        problems.push((0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX354', message, at === undefined ? {} : { at }));
    };
    if (!(0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(value)) {
        if (problems.length === 0)
            refuse('expected a mapping from prefixes to runners', []);
        return { map: identityRunnerMap, problems };
    }
    const rules = Object.entries(value).flatMap(([key, given]) => {
        const runsOn = readRunsOn(given);
        if (runsOn)
            return [{ prefix: key === 'default' ? '' : key, runsOn }];
        refuse(`${key}: expected a label, a list of labels, or { group, labels }`, [key]);
        return [];
    });
    const longestFirst = rules.toSorted((a, b) => b.prefix.length - a.prefix.length);
    return { map: { rules: longestFirst }, problems };
}
function readRunsOn(given) {
    if (isLabel(given))
        return [given];
    if (isLabels(given))
        return given;
    if (!(0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(given) || !isLabel(given['group']))
        return undefined;
    const { group, labels, ...others } = given;
    if (Object.keys(others).length > 0)
        return undefined;
    if (labels === undefined)
        return { group };
    if (isLabel(labels))
        return { group, labels: [labels] };
    return isLabels(labels) ? { group, labels } : undefined;
}
const isLabel = (value) => typeof value === 'string' && value.trim() !== '';
const isLabels = (value) => Array.isArray(value) && value.length > 0 && value.every(isLabel);
/** What to ask GitHub for; a label that no rule covers asks for itself. */
function runsOnOf(labels, { rules }) {
    const [label = ''] = labels;
    const rule = rules.find(({ prefix }) => label.startsWith(prefix));
    if (!rule)
        return labels;
    const filled = (text) => text.replaceAll(placeholder, label);
    const { runsOn } = rule;
    if (!('group' in runsOn))
        return runsOn.map(filled);
    return { group: filled(runsOn.group), ...(runsOn.labels ? { labels: runsOn.labels.map(filled) } : {}) };
}
//# sourceMappingURL=runner-map.js.map

/***/ }),

/***/ 86766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export artifactProblemKinds */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of a run's artifacts, of results taken over from another run, and of where legs run (350-359). */

const artifactProblemKinds = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX350: {
        title: 'An artifact is damaged',
        blame: 'infra',
        severity: 'warning',
        explain: 'The archive is cut off, is no zip, or its content does not match its checksum. Nothing of it was taken. ' +
            'If it was the only result of a point, that point is missing: re-run the failed jobs.',
    },
    INFX351: {
        title: 'An artifact was refused as hostile',
        blame: 'user',
        severity: 'error',
        explain: 'A name inside the archive leaves its folder or stands there twice, the archive expands beyond its bounds, or it lies about its sizes. ' +
            'Our jobs upload no such archive, so somebody made it on purpose or by another tool. Nothing of it was written.',
    },
    INFX352: {
        title: 'An artifact has expired',
        blame: 'infra',
        severity: 'warning',
        explain: 'GitHub deletes artifacts after the retention time of the repository. What was in it cannot be counted or taken over any more; run those points again.',
    },
    INFX353: {
        title: 'A run cannot be gone on with',
        blame: 'user',
        severity: 'error',
        explain: 'The run that `resume-run`, `failed-of-run`, `/use` or `/rerun` names is not there, has not ended, has no plan any more, or is about another commit than the head. ' +
            'The message says which. Start a whole sweep instead.',
    },
    INFX355: {
        title: 'A run cannot stand for the merge',
        blame: 'user',
        severity: 'error',
        explain: '`/use` pins a run of the same pull request that has a valid result of every planned point; at the merge each of those results is read and judged again. ' +
            'The run is of another pull request, was shortened or narrowed by a label, or lacks results, or the pin itself cannot be trusted: its comment was edited, or who gave the command may not any more. ' +
            'Dispatching the sweep on the default branch with `resume-run` measures only what is missing.',
    },
    INFX356: {
        title: 'Results of shortened points are not taken over',
        blame: 'user',
        severity: 'notice',
        explain: 'The label `agentx-fast` shortens agentic points. What such a run measured answers a quick question and stands for nothing else, not even for the same points of another quick run.',
    },
    INFX354: {
        title: 'The runner map cannot be used',
        blame: 'user',
        severity: 'error',
        explain: '`runner-map` is a YAML mapping from a prefix of runner labels (or `default`) to what GitHub is asked for: a label, a list of labels, or `{ group, labels }`. ' +
            '`{label}` stands for the runner label of the point. The longest prefix that fits wins.',
    },
});
//# sourceMappingURL=artifacts.js.map

/***/ }),

/***/ 49428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ pointProblems)
/* harmony export */ });
/* harmony import */ var _problems_actions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7190);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _remedies_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65713);
/** What keeps a point's result from being published, as Problems of whoever can mend it. */



/** Empty for a valid or reused point, at least one error for any other. */
function pointProblems(point) {
    if (point.status === 'valid' || point.status === 'reused')
        return [];
    if (point.status === 'missing')
        return [missing(point)];
    const causes = [
        ...(point.failure?.problems ?? []).map((cause) => ({
            ...cause,
            severity: 'error',
            message: `${point.title} failed while ${point.failure?.phase ?? 'queued'}: ${cause.message}`,
        })),
        ...point.invalidReasons.map(({ code, message, blame }) => {
            const hint = (0,_remedies_js__WEBPACK_IMPORTED_MODULE_2__/* .remedyOf */ .S)(code);
            const more = hint === undefined ? { blame } : { blame, hint };
            return (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX312', `${point.title} is ${point.status}: ${message}`, more);
        }),
    ];
    return causes.length > 0
        ? causes
        : [(0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX312', `${point.title} is ${point.status} without a recorded cause`)];
}
const missing = ({ title, notStarted }) => notStarted === undefined
    ? (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX313', `${title}: nothing came back`, { hint: 're-run the failed jobs' })
    : (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX313', `${title}: not started: ${notStarted}`);
//# sourceMappingURL=point-problems.js.map

/***/ }),

/***/ 70824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ inputsOfSweep),
/* harmony export */   e: () => (/* binding */ rawSweepInputs)
/* harmony export */ });
/* harmony import */ var _core_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23);
/** The inputs that an action shares with the command line: same names, same words, one table (src/core/inputs.ts). */

/** Action inputs for these names. The fallback stays with the table: infx.config.yaml comes between. */
function inputsOfSweep(names) {
    const entries = names.map((name) => {
        const spec = _core_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .sweepInputs */ .Y[name];
        const fallback = spec.fallback === undefined ? '' : ` Default: \`${spec.fallback}\`, or what infx.config.yaml says.`;
        return [name, { description: `${spec.description}${fallback}`, required: false }];
    });
    return Object.fromEntries(entries);
}
/** The sweep's raw inputs among an action's values. A workflow passes '' for an input that was not set: it is left out. */
function rawSweepInputs(values) {
    return Object.fromEntries(Object.entries(values).filter(([name, value]) => name in _core_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .sweepInputs */ .Y && value !== ''));
}
//# sourceMappingURL=inputs-of-sweep.js.map

/***/ }),

/***/ 48257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ pointContract)
/* harmony export */ });
/* harmony import */ var _inputs_of_sweep_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70824);

const inputs = {
    plan: { description: 'Path of plan.json.', required: true },
    point: { description: 'Id of the point, from the matrix row.', required: true },
    attempt: {
        description: 'Number of the attempt, from 1; part of every artifact name. Default: the run attempt.',
        required: false,
    },
    try: {
        description: '`1` or `2`: which of the two tries that a canary has in each run attempt; it makes the number of the attempt.',
        required: false,
    },
    ...(0,_inputs_of_sweep_js__WEBPACK_IMPORTED_MODULE_0__/* .inputsOfSweep */ .F)(['repo', 'thresholds-file', 'site', 'launcher', 'client', 'out']),
};
const outputs = {
    status: { description: '`valid`, `invalid` or `failed`.' },
    blame: { description: 'Whose the first cause is when not valid: `user`, `infra`, `product`; else empty.' },
    token: {
        description: 'After a valid result the token of the plan, which the fan-out demands of the canary; else empty.',
    },
    'result-path': {
        description: 'Path of the aggregate; empty for evaluations and when nothing was measured.',
    },
    'artifact-dir': { description: 'Folder with one sub-folder per artifact, named like the artifact.' },
    'artifact-name': {
        description: 'Artifact with the result, or with the report of the failure: `bmk_…` or `eval_…` when there is a result, else `failed_…`.',
    },
    'trace-artifact-name': { description: 'Artifact with the request export of an agentic point, or empty.' },
    'logs-artifact-name': { description: 'Artifact with the engine logs, or empty.' },
    'telemetry-artifact-name': { description: 'Artifact with the GPU telemetry, or empty.' },
};
const pointContract = (name, title, description) => ({
    name,
    title,
    description,
    inputs,
    outputs,
    permissions: { contents: 'read datasets, recipes and thresholds' },
    requirements: [
        'Runs on the runner that holds the hardware. SIGINT and SIGTERM stop the engine within 7.5 s.',
        'What is simulated is said by the plan, never here.',
    ],
});
//# sourceMappingURL=point-contract.js.map

/***/ }),

/***/ 51294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ productVersion)
/* harmony export */ });
/** This product's version; `npm version` changes package.json, and a test holds the two equal. */
const productVersion = '0.1.0';
//# sourceMappingURL=version.js.map

/***/ })

};
