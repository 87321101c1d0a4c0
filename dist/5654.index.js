export const id = 5654;
export const ids = [5654];
export const modules = {

/***/ 35654:
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
;// CONCATENATED MODULE: ./lib/actions/collect-evals/inputs.js

const contract = {
    name: 'collect-evals',
    title: 'Collect the evaluations of a sweep',
    description: 'Judges downloaded evaluation results against their thresholds, fail-closed, and writes the aggregate of all scores.',
    inputs: {
        plan: { description: 'Path of plan.json.', required: true },
        artifacts: { description: 'Folder with one sub-folder per downloaded artifact.', required: true },
        ...(0,inputs_of_sweep/* inputsOfSweep */.F)(['repo', 'thresholds-file', 'out']),
    },
    outputs: {
        verdict: { description: '`pass` when every planned evaluation passed, else `fail`.' },
        expected: { description: 'Planned evaluations.' },
        passed: { description: 'Evaluations whose scores reach their thresholds.' },
        missing: { description: 'Evaluations without a result.' },
        aggregate: { description: 'Path of agg_eval_all.json.' },
    },
    permissions: {
        contents: 'read the thresholds',
        actions: 'download the artifacts in the step before',
    },
    requirements: ['`actions/download-artifact` before it, without `merge-multiple`.'],
};
//# sourceMappingURL=inputs.js.map
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/evals/eval-rows.js
var eval_rows = __webpack_require__(33452);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/problems/actions.js
var actions = __webpack_require__(7190);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/render/document.js
var render_document = __webpack_require__(82944);
// EXTERNAL MODULE: ./lib/src/core/render/summary-parts.js + 1 modules
var summary_parts = __webpack_require__(29878);
// EXTERNAL MODULE: ./lib/src/files/collect.js + 2 modules
var collect = __webpack_require__(89245);
// EXTERNAL MODULE: ./lib/src/files/ingest-source.js + 1 modules
var ingest_source = __webpack_require__(56700);
// EXTERNAL MODULE: ./lib/src/files/json-file.js
var json_file = __webpack_require__(6721);
// EXTERNAL MODULE: ./lib/src/files/plan-file.js
var plan_file = __webpack_require__(71834);
// EXTERNAL MODULE: ./lib/src/sweep/collect-sweep.js + 1 modules
var collect_sweep = __webpack_require__(6915);
// EXTERNAL MODULE: ./lib/src/sweep/prepare.js
var prepare = __webpack_require__(75110);
;// CONCATENATED MODULE: ./lib/actions/collect-evals/run.js















async function run(inputs, host) {
    const { settings, problems } = (0,prepare/* readSettings */.sb)((0,inputs_of_sweep/* rawSweepInputs */.e)(inputs), host.workspace, {});
    if (!settings)
        throw new problem/* ProblemError */.Mm(problems);
    const { repoDir, thresholdsFile } = settings;
    const plan = await (0,plan_file/* readPlanFile */.w)((0,external_node_path_.resolve)(host.workspace, inputs.plan));
    const collected = await (0,collect/* readCollected */.q)(await (0,ingest_source/* openIngestSource */.g)((0,external_node_path_.resolve)(host.workspace, inputs.artifacts)));
    const judged = (0,collect_sweep/* judgeCollected */.t)({ plan, repoDir, thresholdsFile }, collected);
    const rows = (0,eval_rows/* collectEvalRows */.m)(collected.evalSets);
    const folder = (0,external_node_path_.join)(settings.outDir, 'eval_results_all');
    await (0,promises_.mkdir)(folder, { recursive: true });
    const aggregate = (0,external_node_path_.join)(folder, 'agg_eval_all.json');
    await (0,json_file/* writeJsonFile */.An)(aggregate, rows.rows);
    const { verdicts } = judged.evals;
    const count = (state) => verdicts.filter((verdict) => verdict.state === state).length;
    return {
        outputs: {
            verdict: count('pass') === verdicts.length ? 'pass' : 'fail',
            expected: verdicts.length,
            passed: count('pass'),
            missing: count('missing'),
            aggregate,
        },
        summary: summary(verdicts),
        problems: [
            ...problems,
            ...judged.problems,
            ...collected.problems,
            ...rows.problems,
            ...verdicts.flatMap(verdictProblem),
        ],
    };
}
/** What is missing is among the findings of the judge. */
function verdictProblem({ state, task, configKey, conc, because }) {
    if (state === 'pass' || state === 'missing')
        return [];
    const message = `${configKey}: ${task} at conc ${conc} is ${state}: ${because.join('; ')}`;
    return [(0,catalogue/* problem */.CC)('INFX312', message, { blame: state === 'infra' ? 'infra' : 'user' })];
}
function summary(verdicts) {
    const passed = verdicts.filter(({ state }) => state === 'pass').length;
    const sign = passed === verdicts.length ? '✅' : '❌';
    return (0,render_document/* renderDocument */.yQ)([
        (0,render_document/* text */.Qq)(`### Evaluations: ${sign} ${passed} of ${verdicts.length} pass`),
        ...(verdicts.length === 0 ? [] : [(0,summary_parts/* evalTable */.J)({ evals: verdicts, points: [] })]),
    ], render_document/* stepSummaryBytes */.Sg);
}
//# sourceMappingURL=run.js.map
;// CONCATENATED MODULE: ./lib/actions/collect-evals/main.js



const main = () => (0,run_action/* runAction */.C)(contract, run);
//# sourceMappingURL=main.js.map

/***/ }),

/***/ 91773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ headlineOf)
/* harmony export */ });
/* harmony import */ var _measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10047);
/** The numbers that tables and charts show, from an aggregate of either scenario. */

/** Null when nothing was measured (no request succeeded): a zero would be a lie. */
function headlineOf(aggregate) {
    return aggregate['scenario_type'] === 'agentic-coding'
        ? agenticHeadline(aggregate)
        : fixedHeadline(aggregate);
}
function agenticHeadline(aggregate) {
    const perGpu = (name) => (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM)(at(aggregate, 'request_metrics', 'throughput', 'per_gpu', name));
    const latency = (metric, statistic) => (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM)(at(aggregate, 'request_metrics', 'latency', metric, statistic)) ?? null;
    const throughput = throughputs(perGpu('total_tput_tps'), perGpu('output_tput_tps'), perGpu('input_tput_tps'));
    return (throughput && {
        ...throughput,
        meanIntvtyTps: latency('intvty', 'mean'),
        p90IntvtyTps: latency('intvty', 'p90'),
        p90E2eNormIntvtyTps: latency('e2e_norm_intvty', 'p90'),
        p75E2eNormIntvtyTps: latency('e2e_norm_intvty', 'p75'),
        p90E2elSeconds: latency('e2el', 'p90'),
        p75E2elSeconds: latency('e2el', 'p75'),
        p90TtftSeconds: latency('ttft', 'p90'),
        requestsSuccessful: (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM)(aggregate['num_requests_successful']) ?? 0,
        // Requests cancelled at the end of the run leave an error record, but nothing failed.
        requestsFailed: (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM)(at(aggregate, 'infx', 'requests', 'failed')) ??
            (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM)(at(aggregate, 'request_accounting', 'records_error_dropped')) ??
            0,
    });
}
/** Clients of this scenario give the percentiles they were asked for; others stay null. */
function fixedHeadline(aggregate) {
    const value = (key) => (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM)(aggregate[key]) ?? null;
    const number = (key) => (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM)(aggregate[key]);
    const throughput = throughputs(number('tput_per_gpu'), number('output_tput_per_gpu'), number('input_tput_per_gpu'));
    return (throughput && {
        ...throughput,
        meanIntvtyTps: value('mean_intvty'),
        p90IntvtyTps: value('p90_intvty'),
        p90E2eNormIntvtyTps: null,
        p75E2eNormIntvtyTps: null,
        p90E2elSeconds: value('p90_e2el'),
        p75E2elSeconds: value('p75_e2el'),
        p90TtftSeconds: value('p90_ttft'),
        requestsSuccessful: (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM)(at(aggregate, 'infx', 'requests', 'successful')) ?? 0,
        requestsFailed: (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM)(at(aggregate, 'infx', 'requests', 'failed')) ?? 0,
    });
}
const throughputs = (total, output, input) => total === undefined || output === undefined || input === undefined
    ? null
    : { tputPerGpuTps: total, outputTputPerGpuTps: output, inputTputPerGpuTps: input };
function at(value, ...path) {
    return path.reduce((inner, key) => ((0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(inner) ? inner[key] : undefined), value);
}
//# sourceMappingURL=headline.js.map

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

/***/ 6915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ collectSweep),
  t: () => (/* binding */ judgeCollected)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/collect/join.js + 2 modules
var join = __webpack_require__(64180);
// EXTERNAL MODULE: ./lib/src/core/collect/judge-evals.js + 1 modules
var judge_evals = __webpack_require__(52564);
// EXTERNAL MODULE: ./lib/src/core/collect/run-documents.js
var run_documents = __webpack_require__(61819);
// EXTERNAL MODULE: ./lib/src/core/measure/lenient-json.js
var lenient_json = __webpack_require__(10047);
// EXTERNAL MODULE: ./lib/src/core/results/headline.js
var headline = __webpack_require__(91773);
;// CONCATENATED MODULE: ./lib/src/core/collect/sweep-point.js
/** A joined point as sweep.json lists it. */


/** `resultPath` = where the caller keeps the aggregate, relative to the out directory; undefined = nowhere. */
function sweepPointOf(joined, resultPath) {
    const { point, chosen } = joined;
    const row = chosen?.row ?? null;
    const isBenchmark = point.kind === 'benchmark';
    const hasNumbers = row !== null && isBenchmark && chosen?.nonFinite.length === 0 && !joined.failure;
    const elapsedSeconds = elapsedOf(row);
    return {
        id: point.id,
        title: point.title,
        kind: point.kind,
        configKey: point.configKey,
        seriesKey: point.seriesKey,
        curveKey: point.curveKey,
        conc: point.conc,
        gpus: point.gpus,
        status: joined.status,
        attempt: joined.attempt,
        ...(resultPath === undefined ? {} : { resultPath }),
        invalidReasons: joined.invalidReasons,
        ...(joined.failure ? { failure: joined.failure } : {}),
        ...(elapsedSeconds === undefined ? {} : { elapsedSeconds }),
        headline: hasNumbers ? (0,headline/* headlineOf */.g)(row) : null,
    };
}
/** Seconds between the first and the last entry of the result's timeline. */
function elapsedOf(row) {
    const block = (0,lenient_json/* isRecord */.u4)(row) ? row['infx'] : undefined;
    const timeline = (0,lenient_json/* isRecord */.u4)(block) ? block['timeline'] : undefined;
    if (!Array.isArray(timeline))
        return undefined;
    const times = timeline.filter(lenient_json/* isRecord */.u4).map((entry) => entry['atUnixMs']);
    const numbers = times.filter((time) => typeof time === 'number' && Number.isFinite(time));
    if (numbers.length < 2)
        return undefined;
    return (Math.max(...numbers) - Math.min(...numbers)) / 1000;
}
//# sourceMappingURL=sweep-point.js.map
// EXTERNAL MODULE: ./lib/src/core/evals/eval-rows.js
var eval_rows = __webpack_require__(33452);
// EXTERNAL MODULE: ./lib/src/core/evals/thresholds.js
var evals_thresholds = __webpack_require__(3990);
// EXTERNAL MODULE: ./lib/src/core/plan/policy.js
var policy = __webpack_require__(47898);
// EXTERNAL MODULE: ./lib/src/core/results/point-problems.js
var point_problems = __webpack_require__(49428);
// EXTERNAL MODULE: ./lib/src/files/collect.js + 2 modules
var collect = __webpack_require__(89245);
// EXTERNAL MODULE: ./lib/src/files/ingest-source.js + 1 modules
var ingest_source = __webpack_require__(56700);
// EXTERNAL MODULE: ./lib/src/files/json-file.js
var json_file = __webpack_require__(6721);
// EXTERNAL MODULE: ./lib/src/sweep/drive-eval.js + 15 modules
var drive_eval = __webpack_require__(42547);
// EXTERNAL MODULE: ./lib/src/sweep/redraw.js + 18 modules
var redraw = __webpack_require__(57483);
// EXTERNAL MODULE: ./lib/src/sweep/summarise.js + 2 modules
var summarise = __webpack_require__(63108);
;// CONCATENATED MODULE: ./lib/src/sweep/collect-sweep.js
/** Artifacts of many jobs → the sweep: expected against got, verdicts, facts, aggregates and report. */


















async function collectSweep(input) {
    const { plan, outDir } = input;
    const collected = await (0,collect/* readCollected */.q)(await (0,ingest_source/* openIngestSource */.g)(input.artifactsDir));
    const { evals, problems: evalProblems } = judgeCollected(input, collected);
    const joined = markReused((0,join/* joinResults */.F)({ plan, results: collected.results, acceptedPlans: input.reuse?.acceptedPlans ?? [], evals }), input.reuse);
    await (0,promises_.mkdir)((0,external_node_path_.join)(outDir, 'results'), { recursive: true });
    const points = await Promise.all(joined.points.map((point) => keep(point, outDir)));
    const { startedAt, endedAt } = measuredBetween(joined.points, input.now);
    const sweep = (0,summarise/* summariseSweep */.b)({
        plan,
        results: points,
        verdicts: evals.verdicts,
        canary: canaryOf(plan, points),
        interrupted: false,
        startedAt,
        endedAt,
    });
    await (0,json_file/* writeJsonFile */.An)((0,external_node_path_.join)(outDir, 'plan.json'), plan);
    await (0,json_file/* writeJsonFile */.An)((0,external_node_path_.join)(outDir, 'sweep.json'), sweep);
    await (0,collect/* writeRunAggregates */.Z)(outDir, {
        results: countedRows(joined),
        evalRows: (0,eval_rows/* collectEvalRows */.m)(collected.evalSets).rows,
        runStats: (0,run_documents/* runStats */.H)(plan, sweep.points),
        changelogMetadata: (0,run_documents/* changelogMetadata */.E)(plan),
    });
    await (0,redraw/* drawReport */.Xb)(outDir, sweep, plan, undefined);
    const problems = [
        // The point itself says that nothing came back of it.
        ...evalProblems.filter(({ code }) => code !== 'INFX264'),
        ...collected.problems,
        ...joined.problems,
        ...sweep.points.flatMap(point_problems/* pointProblems */.z),
    ];
    return { sweep, problems };
}
/** Verdicts of the planned evaluations; a thresholds file that cannot be read fails them all, and says so. */
function judgeCollected({ plan, repoDir, thresholdsFile, reuse, }, { evalSets }) {
    const asksAny = plan.points.some(({ kind }) => kind === 'eval');
    const { thresholds, problems } = (0,evals_thresholds/* loadThresholds */.HP)({
        path: thresholdsFile,
        text: (0,drive_eval/* textBelow */.Z5)(repoDir, thresholdsFile),
    });
    const evals = (0,judge_evals/* judgeEvals */.r)({
        plan,
        sets: evalSets,
        acceptedPlans: reuse?.acceptedPlans ?? [],
        thresholds,
        minScore: undefined,
        defaultTask: policy/* defaultPlanPolicy */.L.evals.task,
    });
    return { evals, problems: [...(asksAny ? problems : []), ...evals.problems] };
}
/** A valid result that another run measured, also one of the very same plan, was not measured here. */
function markReused(joined, reuse) {
    if (!reuse)
        return joined;
    const points = joined.points.map((joinedPoint) => joinedPoint.status === 'valid' && reuse.pointIds.has(joinedPoint.point.id)
        ? { ...joinedPoint, status: 'reused' }
        : joinedPoint);
    return { ...joined, points };
}
/** Writes the aggregate that counts, an invalid one never under the valid name, one with damage not at all. */
async function keep(joined, outDir) {
    const { point, chosen, status } = joined;
    const row = chosen?.row ?? null;
    const isWhole = row !== null && chosen?.nonFinite.length === 0 && !joined.failure;
    if (!isWhole || point.kind === 'eval')
        return sweepPointOf(joined, undefined);
    const prefix = status === 'valid' || status === 'reused' ? '' : 'failed_';
    const path = `results/${prefix}${point.id}.json`;
    await (0,json_file/* writeJsonFile */.An)((0,external_node_path_.join)(outDir, path), row);
    return sweepPointOf(joined, path);
}
const countedRows = ({ points }) => points.flatMap(({ point, status, chosen }) => point.kind === 'benchmark' && (status === 'valid' || status === 'reused') && chosen?.row
    ? [chosen.row]
    : []);
function canaryOf({ canary }, points) {
    if (canary.state !== 'chosen')
        return { state: canary.state, because: canary.because };
    const point = points.find(({ id }) => id === canary.pointId);
    const passed = point?.status === 'valid' || point?.status === 'reused';
    return {
        state: passed ? 'passed' : 'failed',
        pointId: canary.pointId,
        because: [`${point?.title ?? canary.pointId} is ${point?.status ?? 'not planned'}`],
    };
}
/** From the first to the last moment of any result's timeline. */
function measuredBetween(points, now) {
    const times = points.flatMap(({ chosen }) => {
        const block = chosen?.row?.infx;
        const timeline = (0,lenient_json/* isRecord */.u4)(block) ? block['timeline'] : undefined;
        if (!Array.isArray(timeline))
            return [];
        return timeline.flatMap((entry) => {
            const time = (0,lenient_json/* isRecord */.u4)(entry) ? entry['atUnixMs'] : undefined;
            return typeof time === 'number' && Math.abs(time) <= maxUnixMs ? [time] : [];
        });
    });
    if (times.length === 0)
        return { startedAt: now, endedAt: now };
    const instant = (unixMs) => new Date(unixMs).toISOString();
    return {
        startedAt: instant(times.reduce((a, b) => Math.min(a, b))),
        endedAt: instant(times.reduce((a, b) => Math.max(a, b))),
    };
}
/** Beyond it there is no date. */
const maxUnixMs = 8.64e15;
//# sourceMappingURL=collect-sweep.js.map

/***/ }),

/***/ 63108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ summariseSweep)
});

;// CONCATENATED MODULE: ./lib/src/core/curve/frontier.js
/**
 * Points that no other point equals or beats on both axes, by ascending latency: sorted by latency (ties by higher
 * throughput), a point is kept when its throughput exceeds every kept one's, strictly. Of two points that coincide the
 * smaller id is kept, so that the result does not depend on the order of the input.
 */
function latencyFrontier(points) {
    const kept = [];
    let best = -Infinity;
    for (const point of points.toSorted(byLatency)) {
        if (point.tputPerGpuTps <= best)
            continue;
        kept.push(point);
        best = point.tputPerGpuTps;
    }
    return kept;
}
function byLatency(a, b) {
    return a.latencySeconds - b.latencySeconds || b.tputPerGpuTps - a.tputPerGpuTps || (a.id < b.id ? -1 : 1);
}
/**
 * The frontier point that dominates a point off the frontier: no slower and no less throughput. Of several, the one
 * nearest in latency, which also has the highest throughput. Undefined for points of the frontier.
 */
function dominatorOf(frontier, point) {
    return frontier.findLast((other) => other.id !== point.id &&
        other.latencySeconds <= point.latencySeconds &&
        other.tputPerGpuTps >= point.tputPerGpuTps);
}
//# sourceMappingURL=frontier.js.map
;// CONCATENATED MODULE: ./lib/src/core/curve/curve-facts.js

/** Fewer points than this say little about a curve's shape; a maintainer decides (engines.md §8.3). */
const RECOMMENDED_POINTS = 5;
function curveFacts(curveKey, title, points) {
    const atP90 = placed(points, 'p90E2elSeconds');
    const frontierAtP90 = latencyFrontier(atP90);
    const frontierAtP75 = latencyFrontier(placed(points, 'p75E2elSeconds'));
    const dominators = atP90.flatMap((point) => {
        const dominator = frontierAtP90.includes(point) ? undefined : dominatorOf(frontierAtP90, point);
        return dominator ? [[point.id, dominator.id]] : [];
    });
    return {
        curveKey,
        title,
        points: points.length,
        frontierAtP90: frontierAtP90.map(({ id }) => id),
        frontierAtP75: frontierAtP75.map(({ id }) => id),
        dominatedBy: Object.fromEntries(dominators),
        withoutLatency: points.filter(({ p90E2elSeconds }) => p90E2elSeconds === null).map(({ id }) => id),
    };
}
const placed = (points, percentile) => points.flatMap((point) => {
    const latencySeconds = point[percentile];
    return latencySeconds === null
        ? []
        : [{ id: point.id, latencySeconds, tputPerGpuTps: point.tputPerGpuTps }];
});
/** Facts of every curve of a sweep, in order of first appearance; only valid or reused benchmark points count. */
function curveFactsOfSweep(points, titleOf) {
    const curves = new Map();
    for (const { id, curveKey, kind, status, headline } of points) {
        if (kind !== 'benchmark' || headline === null || !(status === 'valid' || status === 'reused'))
            continue;
        const { tputPerGpuTps, p90E2elSeconds, p75E2elSeconds } = headline;
        const curve = curves.get(curveKey) ?? [];
        curve.push({ id, tputPerGpuTps, p90E2elSeconds, p75E2elSeconds });
        curves.set(curveKey, curve);
    }
    return [...curves].map(([curveKey, curve]) => curveFacts(curveKey, titleOf(curveKey), curve));
}
//# sourceMappingURL=curve-facts.js.map
// EXTERNAL MODULE: ./lib/src/core/point-label.js
var point_label = __webpack_require__(64461);
;// CONCATENATED MODULE: ./lib/src/sweep/summarise.js
/** Outcomes of points → sweep.json: expected against got, and the facts. Pure. */


/** Every planned point appears, in the plan's order; one without a result is missing. */
function summariseSweep(outcomes) {
    const { plan } = outcomes;
    const byId = new Map(outcomes.results.map((result) => [result.id, result]));
    const points = plan.points.map((point) => byId.get(point.id) ?? missing(point, outcomes.notStarted));
    const verdictsAsked = plan.points.filter(({ kind }) => kind === 'eval');
    const count = (status) => points.filter((point) => point.status === status).length;
    return {
        schema: 'sweep.v1',
        planDigest: plan.digest,
        simulated: plan.points.some((point) => point.simulated === true),
        ...(plan.head === undefined ? {} : { head: plan.head }),
        startedAt: outcomes.startedAt,
        endedAt: outcomes.endedAt,
        interrupted: outcomes.interrupted,
        points,
        evals: verdictsAsked.flatMap((point) => verdictsOf(point, outcomes)),
        curves: curveFactsOfSweep(points, curveTitles(plan)),
        canary: outcomes.canary,
        totals: {
            expected: points.length,
            valid: count('valid'),
            invalid: count('invalid'),
            failed: count('failed'),
            missing: count('missing'),
            reused: count('reused'),
        },
    };
}
/** One readable name per curve, from any point of it. */
function curveTitles(plan) {
    const titles = new Map(plan.points.map((point) => [point.curveKey, curveTitle(point)]));
    return (curveKey) => titles.get(curveKey) ?? curveKey;
}
function curveTitle({ model, scenario, isl, osl, runner, framework, precision }) {
    const work = scenario === 'agentic-coding' ? 'agentic coding' : `${isl ?? '?'}/${osl ?? '?'} tokens`;
    return `${model.split('/').at(-1) ?? model} · ${work} · ${(0,point_label/* skuOf */.x$)(runner)}_${framework} · ${precision.toUpperCase()}`;
}
/** One verdict per asked concurrency; where none came back it says so. */
function verdictsOf(point, { verdicts, notStarted }) {
    const task = point.evalTask?.task ?? '';
    return (point.evalConcs ?? [point.conc]).map((conc) => verdicts.find((verdict) => verdict.pointId === point.id && verdict.conc === conc) ?? {
        pointId: point.id,
        configKey: point.configKey,
        task,
        conc,
        state: 'missing',
        scores: {},
        threshold: null,
        thresholdSource: 'none',
        nEffective: 0,
        nExpected: 0,
        because: [notStarted === undefined ? 'no result came back' : `not started: ${notStarted}`],
    });
}
function missing(point, notStarted) {
    const { id, title, kind, configKey, seriesKey, curveKey, conc, gpus } = point;
    return {
        id,
        title,
        kind,
        configKey,
        seriesKey,
        curveKey,
        conc,
        gpus,
        status: 'missing',
        attempt: 0,
        invalidReasons: [],
        ...(notStarted === undefined ? {} : { notStarted }),
        headline: null,
    };
}
//# sourceMappingURL=summarise.js.map

/***/ })

};
