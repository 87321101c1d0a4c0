export const id = 7455;
export const ids = [7455];
export const modules = {

/***/ 5562:
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
// EXTERNAL MODULE: ./lib/src/core/inputs.js
var inputs = __webpack_require__(23);
;// CONCATENATED MODULE: ./lib/actions/run-sweep/inputs.js


const names = Object.keys(inputs/* sweepInputs */.Y).filter((name) => name !== 'json');
const contract = {
    name: 'run-sweep',
    title: 'Run a whole benchmark sweep on this runner',
    description: 'Plans, runs, evaluates, collects, ingests and reports a sweep in one job. To fan out over many runners, call the reusable workflow instead.',
    inputs: (0,inputs_of_sweep/* inputsOfSweep */.F)(names),
    outputs: {
        verdict: {
            description: '`pass` when every expected point is valid and every evaluation passes, else `fail`.',
        },
        expected: { description: 'Points in the plan.' },
        valid: { description: 'Points with a valid result.' },
        out: {
            description: 'Folder with plan.json, sweep.json, results, report.html, curve.svg, curve.png and summary.md.',
        },
        report: { description: 'Path of report.html.' },
    },
    permissions: { contents: 'read configuration, changelog and recipes' },
    requirements: ['A checkout whose history reaches the merge base, unless `keys` are given.'],
};
//# sourceMappingURL=inputs.js.map
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/render/answer.js
var answer = __webpack_require__(21823);
// EXTERNAL MODULE: ./lib/src/core/render/document.js
var render_document = __webpack_require__(82944);
// EXTERNAL MODULE: ./lib/src/core/render/summary.js
var summary = __webpack_require__(85741);
// EXTERNAL MODULE: ./lib/src/core/results/point-problems.js
var point_problems = __webpack_require__(49428);
// EXTERNAL MODULE: ./lib/src/github/event-defaults.js
var event_defaults = __webpack_require__(67063);
// EXTERNAL MODULE: ./lib/src/sweep/event-line.js
var event_line = __webpack_require__(76428);
// EXTERNAL MODULE: ./lib/src/sweep/prepare.js
var prepare = __webpack_require__(75110);
// EXTERNAL MODULE: ./lib/src/sweep/sweep.js + 3 modules
var sweep_sweep = __webpack_require__(42075);
;// CONCATENATED MODULE: ./lib/actions/run-sweep/run.js











async function run(inputs, host) {
    const event = await host.eventDefaults();
    const defaults = inputs.keys === '' ? event.inputs : (0,event_defaults/* withoutComparison */.E)(event.inputs);
    const { settings, config, problems } = (0,prepare/* readSettings */.sb)((0,inputs_of_sweep/* rawSweepInputs */.e)(inputs), host.workspace, defaults);
    if (!settings)
        throw new problem/* ProblemError */.Mm([...event.problems, ...problems]);
    const { sweep, problems: found } = await (0,sweep_sweep/* runSweep */.M)(await (0,prepare/* prepareSweep */.aY)(settings, config, { fetchMissingBase: true }), {
        signal: host.signal,
        observe: (happened) => {
            const line = (0,event_line/* jobLine */._r)(happened);
            if (line !== undefined)
                host.info(line);
        },
    });
    const { totals } = sweep;
    return {
        outputs: {
            verdict: (0,answer/* answerOf */.ut)(sweep).green ? 'pass' : 'fail',
            expected: totals.expected,
            valid: totals.valid + totals.reused,
            out: settings.outDir,
            report: (0,external_node_path_.join)(settings.outDir, 'report.html'),
        },
        summary: (0,summary/* renderSummary */.B)({
            sweep,
            name: host.runName,
            attempt: host.runAttempt,
            next: [],
            limitBytes: render_document/* stepSummaryBytes */.Sg,
        }),
        problems: [...event.problems, ...problems, ...found, ...sweep.points.flatMap(point_problems/* pointProblems */.z)],
    };
}
//# sourceMappingURL=run.js.map
;// CONCATENATED MODULE: ./lib/actions/run-sweep/main.js



const main = () => (0,run_action/* runAction */.C)(contract, run);
//# sourceMappingURL=main.js.map

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
        description: 'Config keys (with `*`) to run instead of what the changelog says.',
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

/***/ 49428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ pointProblems)
/* harmony export */ });
/* harmony import */ var _problems_actions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7190);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
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
        ...point.invalidReasons.map(({ message, blame }) => (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX312', `${point.title} is ${point.status}: ${message}`, { blame })),
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
/** The sweep's raw inputs among an action's values; '' stays '' and counts as absent. */
function rawSweepInputs(values) {
    return Object.fromEntries(Object.entries(values).filter(([name]) => name in _core_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .sweepInputs */ .Y));
}
//# sourceMappingURL=inputs-of-sweep.js.map

/***/ }),

/***/ 42075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ runSweep)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problems/command.js
var command = __webpack_require__(8076);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/files/json-file.js
var json_file = __webpack_require__(6721);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./lib/src/sweep/run-point.js + 5 modules
var run_point = __webpack_require__(83854);
;// CONCATENATED MODULE: ./lib/src/sweep/execute.js
/**
 * Runs a plan's points: the canary first, then the rest, a few at a time. An infrastructure failure is tried again
 * within a budget; a failed canary stops everything behind it.
 */


/**
 * Never rejects because of a point; `context.signal` ends it early with what is finished. Rejects when a result cannot be
 * kept (disk full) or on a bug, after everything that was started has been stopped.
 */
async function executePoints(points, canary, policy, out, context) {
    const broken = new AbortController();
    const runner = new PointRunner(policy, out, {
        ...context,
        signal: AbortSignal.any([context.signal, broken.signal]),
    });
    const done = (execution) => ({
        ...execution,
        points: runner.finished,
        interrupted: context.signal.aborted,
    });
    const canaryPoint = 'pointId' in canary ? points.find((point) => point.id === canary.pointId) : undefined;
    const first = canaryPoint && (await runner.run(canaryPoint, true));
    if (canaryPoint && first === undefined)
        return done({ canary: { state: 'skipped', because: ['interrupted'] } });
    if (first && first.status !== 'valid') {
        return done({
            canary: { state: 'failed', pointId: first.id, because: whyNotValid(first) },
            notStarted: 'the canary failed',
        });
    }
    const rest = points.filter((point) => point !== canaryPoint);
    const notStarted = await runRest(rest, policy, runner, broken);
    return done({ canary: passedCanary(canary, first), ...(notStarted === undefined ? {} : { notStarted }) });
}
/** Returns why the points that were not started were not, undefined when all were. */
async function runRest(points, policy, runner, broken) {
    const limit = (0,p_limit/* default */.A)(policy.parallelPoints);
    let stopped;
    const runs = points.map((point) => limit(async () => {
        if (stopped !== undefined)
            return;
        try {
            const result = await runner.run(point, false);
            if (policy.failFast && result && result.status !== 'valid') {
                stopped = `fail-fast, because ${result.title} is ${result.status}`;
            }
        }
        catch (error) {
            broken.abort(error);
            throw error;
        }
    }));
    const failed = (await Promise.allSettled(runs)).find((run) => run.status === 'rejected');
    if (failed)
        throw failed.reason;
    return stopped;
}
function passedCanary(canary, result) {
    if ('state' in canary)
        return canary;
    const because = result ? `${result.title} is valid` : 'its result is kept from an earlier attempt';
    return { state: 'passed', pointId: canary.pointId, because: [because] };
}
class PointRunner {
    #policy;
    #out;
    #context;
    #finished = new Map();
    constructor(policy, out, context) {
        this.#policy = policy;
        this.#out = out;
        this.#context = context;
    }
    get finished() {
        return [...this.#finished.values()];
    }
    /** undefined when the sweep ends early; every other rejection stays one. */
    async run(point, isCanary) {
        if (this.#ends())
            return undefined;
        try {
            const result = await runWithRetries(point, isCanary, this.#policy, this.#out, this.#context);
            this.#finished.set(point.id, result);
            return result;
        }
        catch (error) {
            if (this.#ends())
                return undefined;
            throw error;
        }
    }
    #ends() {
        return this.#context.signal.aborted;
    }
}
async function runWithRetries(point, isCanary, policy, out, context) {
    const firstAttempt = out.nextAttempt(point.id);
    const startedAt = performance.now();
    for (let attempt = firstAttempt;; attempt++) {
        context.observe({ type: 'started', point, attempt, canary: isCanary });
        const outcome = await (0,run_point/* runPoint */.q)(point, attempt, context);
        const again = outcome.status === 'failed' && outcome.failure.retriable && attempt - firstAttempt < policy.infraRetries;
        if (again) {
            const because = outcome.failure.problems.map((found) => found.message).join('; ');
            context.observe({ type: 'retry', point, attempt: attempt + 1, because });
            continue;
        }
        const elapsedSeconds = (performance.now() - startedAt) / 1_000;
        const result = await out.keep(point, attempt, outcome, elapsedSeconds);
        context.observe({ type: 'finished', result, elapsedSeconds });
        return result;
    }
}
function whyNotValid(result) {
    return [
        ...result.invalidReasons.map((reason) => `${reason.blame}: ${reason.message}`),
        ...(result.failure?.problems ?? []).map((found) => `${found.blame}: ${found.message}`),
    ];
}
//# sourceMappingURL=execute.js.map
// EXTERNAL MODULE: ./lib/src/core/ingest/run-identity.js
var run_identity = __webpack_require__(1667);
// EXTERNAL MODULE: ./lib/src/sweep/artifacts.js + 2 modules
var artifacts = __webpack_require__(82674);
// EXTERNAL MODULE: ./lib/src/sweep/ingest-folder.js + 45 modules
var ingest_folder = __webpack_require__(92988);
// EXTERNAL MODULE: ./lib/src/sweep/redraw.js + 18 modules
var redraw = __webpack_require__(57483);
// EXTERNAL MODULE: ./lib/src/core/evals/eval-rows.js
var eval_rows = __webpack_require__(33452);
// EXTERNAL MODULE: ./lib/src/core/collect/run-documents.js
var run_documents = __webpack_require__(61819);
// EXTERNAL MODULE: ./lib/src/files/collect.js + 2 modules
var collect = __webpack_require__(89245);
// EXTERNAL MODULE: ./lib/src/files/ingest-source.js + 1 modules
var ingest_source = __webpack_require__(56700);
;// CONCATENATED MODULE: ./lib/src/sweep/aggregates.js
/** The run-wide documents of the ecosystem, made from what is laid out in the artifacts folder. */




/** `results_bmk`, `eval_results_all`, `run-stats` and `changelog-metadata` below the artifacts folder. */
async function writeAggregates({ artifactsDir, plan, sweep }) {
    const { results, evalSets } = await (0,collect/* readCollected */.q)(await (0,ingest_source/* openIngestSource */.g)(artifactsDir));
    const valid = new Set(sweep.points.filter(({ status }) => status === 'valid' || status === 'reused').map(({ id }) => id));
    await (0,collect/* writeRunAggregates */.Z)(artifactsDir, {
        results: results.flatMap(({ origin, pointId, row }) => origin === 'point' && pointId !== null && valid.has(pointId) ? [row] : []),
        evalRows: (0,eval_rows/* collectEvalRows */.m)(evalSets).rows,
        runStats: (0,run_documents/* runStats */.H)(plan, sweep.points),
        changelogMetadata: (0,run_documents/* changelogMetadata */.E)(plan),
    });
}
//# sourceMappingURL=aggregates.js.map
;// CONCATENATED MODULE: ./lib/src/sweep/finish.js
/** After the points: artifacts, ingest, report. Each is a finding of its own when it fails; the results stay whatever happens. */








async function finishSweep(input) {
    const { sweep, out, observe } = input;
    observe({ type: 'stage', stage: 'collect', detail: 'collecting results' });
    await collectArtifacts(input);
    const ingest = await ingestOrSay(input);
    observe({ type: 'stage', stage: 'report', detail: 'drawing the report' });
    await (0,redraw/* drawReport */.Xb)(out.path, sweep, input.plan, ingest.report);
    const summary = (0,redraw/* localSummary */.OC)(sweep);
    return { summary, problems: ingest.problems };
}
/** A database that cannot be opened costs no result: the report is drawn all the same, and `infx ingest` can follow. */
async function ingestOrSay(input) {
    // An interrupted sweep is not whole: its rows are ingested when --resume has completed it.
    if (input.sweep.interrupted)
        return { problems: [] };
    if (!hasSomethingToStore(input.sweep)) {
        input.observe({ type: 'note', text: 'nothing was measured, so nothing is ingested' });
        return { problems: [] };
    }
    try {
        const report = await ingestSweep(input);
        return { report, problems: report.problems };
    }
    catch (error) {
        if (!(error instanceof problem/* ProblemError */.Mm))
            throw error;
        return { problems: error.problems };
    }
}
/** Invalid benchmark results are never stored; an evaluation with a low score is. */
const hasSomethingToStore = ({ points }) => points.some(({ kind, status }) => status === 'valid' || status === 'reused' || (kind === 'eval' && status === 'invalid'));
async function collectArtifacts({ plan, sweep, out }) {
    const artifactsDir = out.file('artifacts');
    await (0,promises_.rm)(artifactsDir, { recursive: true, force: true });
    await (0,promises_.mkdir)(artifactsDir, { recursive: true });
    for (const point of plan.points) {
        const outcome = out.outcomeOf(point.id);
        if (!outcome)
            continue;
        const { result, workDir } = outcome;
        await (0,artifacts/* layOutArtifacts */.s)({
            point,
            result,
            planDigest: plan.digest,
            workDir: out.file(workDir),
            ...(result.resultPath === undefined ? {} : { aggregatePath: out.file(result.resultPath) }),
        }, artifactsDir);
    }
    await writeAggregates({ artifactsDir, plan, sweep });
}
async function ingestSweep({ prepared, plan, sweep, out, startedAt, observe, }) {
    const report = await (0,ingest_folder/* ingestFolder */.T)({
        artifactsDir: out.file('artifacts'),
        databaseUrl: prepared.settings.databaseUrl,
        run: (0,run_identity/* localRun */.p8)({
            startedAt,
            name: 'infx sweep',
            ...(sweep.head === undefined ? {} : { headSha: sweep.head }),
        }),
        expectedPointIds: plan.points.map(({ id }) => id),
        entities: prepared.config.entities,
        onStep: (step) => observe({ type: 'stage', stage: 'ingest', detail: `ingest: ${step}` }),
    });
    await (0,json_file/* writeJsonFile */.An)(out.file('ingest.json'), report);
    return report;
}
//# sourceMappingURL=finish.js.map
// EXTERNAL MODULE: ./lib/src/sweep/out-dir.js
var out_dir = __webpack_require__(64403);
// EXTERNAL MODULE: ./lib/src/sweep/summarise.js + 2 modules
var summarise = __webpack_require__(63108);
// EXTERNAL MODULE: ./lib/src/sweep/tools.js + 41 modules
var tools = __webpack_require__(99638);
// EXTERNAL MODULE: ./lib/src/sweep/write-refusal.js
var write_refusal = __webpack_require__(48719);
;// CONCATENATED MODULE: ./lib/src/sweep/sweep.js
/** The whole sweep on this machine: prepare → canary → points → collect → facts → ingest → report. */











const nothingSelected = 'INFX088';
/** One more try after an infrastructure failure: a second failure in a row is a finding, not bad luck. */
const infraRetries = 1;
/**
 * Runs a prepared sweep. Throws ProblemError when it cannot start (plan errors, output directory in use). `signal` ends
 * it early: processes are stopped, what is finished is kept and summarised, and `interrupted` is true.
 */
async function runSweep(prepared, options) {
    const { settings } = prepared;
    const plan = planOf(prepared);
    for (const found of prepared.problems)
        options.observe({ type: 'note', text: (0,problem/* formatProblem */.Vw)(found) });
    const out = await out_dir/* OutDir */.k.open(settings.outDir);
    try {
        await claimOutDir(out, plan, settings.resume, options.observe);
        const { startedAt } = await out.run();
        await (0,json_file/* writeJsonFile */.An)(out.file('plan.json'), plan);
        const kept = plan.points.flatMap((point) => {
            const outcome = out.outcomeOf(point.id);
            return outcome?.result.status === 'valid' ? [outcome] : [];
        });
        const keptIds = new Set(kept.map(({ result }) => result.id));
        const toRun = plan.points.filter(({ id }) => !keptIds.has(id));
        options.observe({ type: 'planned', plan, toRun: toRun.length, kept: kept.length });
        const execution = await executePoints(toRun, canaryOf(plan), {
            parallelPoints: settings.parallelPoints,
            infraRetries,
            failFast: settings.labels.some((label) => label.includes('fail-fast')),
        }, out, {
            pointsDir: out.pointsDir,
            run: startedAt,
            tools: (0,tools/* pointTools */.i)(settings, prepared.config, plan.digest),
            signal: options.signal,
            observe: options.observe,
        });
        const results = [...kept.map(({ result }) => result), ...execution.points];
        const sweep = (0,summarise/* summariseSweep */.b)({
            plan,
            results,
            verdicts: results.flatMap(({ id }) => out.outcomeOf(id)?.verdicts ?? []),
            canary: execution.canary,
            interrupted: execution.interrupted,
            ...(execution.notStarted === undefined ? {} : { notStarted: execution.notStarted }),
            startedAt,
            endedAt: new Date().toISOString(),
        });
        await (0,json_file/* writeJsonFile */.An)(out.file('sweep.json'), sweep);
        const finished = await finishSweep({ prepared, plan, sweep, out, startedAt, observe: options.observe });
        await (0,promises_.writeFile)(out.file('summary.md'), finished.summary);
        return {
            sweep,
            plan,
            problems: [...prepared.problems, ...canaryProblems(sweep), ...finished.problems],
        };
    }
    catch (error) {
        throw (0,write_refusal/* asWriteRefusal */.O)(error);
    }
    finally {
        await out.close();
    }
}
function planOf(prepared) {
    const { plan, problems } = prepared;
    if (!plan || (0,problem/* hasErrors */.Cs)(problems))
        throw new problem/* ProblemError */.Mm(problems);
    if (plan.points.length > 0)
        return plan;
    // Fine for a plan to look at; a sweep that measures nothing must not end green.
    throw new problem/* ProblemError */.Mm(problems.map((found) => (found.code === nothingSelected ? { ...found, severity: 'error' } : found)));
}
/** `--resume` goes on with the same plan only; otherwise an earlier sweep is set aside, never written over. */
async function claimOutDir(out, plan, resume, observe) {
    const earlier = await out.earlierPlan();
    if (resume) {
        if (!earlier) {
            throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX303', `${out.path} holds no plan.json to go on with`)]);
        }
        if (earlier.digest !== plan.digest) {
            throw new problem/* ProblemError */.Mm([
                (0,catalogue/* problem */.CC)('INFX302', `${out.path} holds plan ${earlier.digest.slice(0, 12)}, but this is plan ${plan.digest.slice(0, 12)}`, {
                    hint: 'the configuration or an option changed since; start again without --resume, or choose another --out',
                }),
            ]);
        }
        return;
    }
    if (earlier) {
        const folder = await out.setEarlierAside();
        observe({ type: 'note', text: `the earlier sweep of this directory was moved to ${folder}/` });
    }
}
const canaryOf = ({ canary }) => canary.state === 'chosen' ? { pointId: canary.pointId } : { state: canary.state, because: canary.because };
function canaryProblems({ canary, points }) {
    if (canary.state !== 'failed')
        return [];
    const point = points.find(({ id }) => id === canary.pointId);
    const blame = [...(point?.failure?.problems ?? []), ...(point?.invalidReasons ?? [])][0]?.blame;
    return [
        (0,catalogue/* problem */.CC)('INFX309', `the canary ${point?.title ?? canary.pointId ?? ''} failed: ${canary.because.join('; ')}`, blame === undefined ? {} : { blame }),
    ];
}
//# sourceMappingURL=sweep.js.map

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
