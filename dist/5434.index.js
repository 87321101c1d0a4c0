export const id = 5434;
export const ids = [5434];
export const modules = {

/***/ 61819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ changelogMetadata),
/* harmony export */   H: () => (/* binding */ runStats)
/* harmony export */ });
/** Content of `run_stats.json`: label → points that succeeded of points that ran. Reused points did not run here. */
function runStats(plan, points) {
    const runnerOf = new Map(plan.points.map(({ id, runner }) => [id, runner.replace(/^cluster:/, '')]));
    const stats = new Map();
    for (const { id, status } of points) {
        const label = runnerOf.get(id);
        if (label === undefined || status === 'reused')
            continue;
        const sum = stats.get(label) ?? { n_success: 0, total: 0 };
        stats.set(label, { n_success: sum.n_success + (status === 'valid' ? 1 : 0), total: sum.total + 1 });
    }
    return Object.fromEntries(stats);
}
/** Content of `changelog_metadata.json` (ingest.md §2.7). A plan from keys given by hand has no entries. */
const changelogMetadata = (plan) => ({
    base_ref: plan.mergeBase ?? plan.base ?? 'unknown',
    head_ref: plan.head ?? 'unknown',
    entries: plan.changelog.map((entry) => ({
        'config-keys': entry.configKeys,
        description: entry.description,
        'pr-link': entry.prLink,
        'evals-only': entry.evalsOnly,
        'append-only': entry.appendOnly,
    })),
    'require-power': false,
});
//# sourceMappingURL=run-documents.js.map

/***/ }),

/***/ 33702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ sweepPointOf)
/* harmony export */ });
/** `resultPath` = where the caller keeps the aggregate, relative to the out directory; undefined = nowhere. */
function sweepPointOf(joined, resultPath) {
    const { point, chosen } = joined;
    const hasNumbers = point.kind === 'benchmark' && chosen?.nonFinite.length === 0 && !joined.failure;
    const elapsedSeconds = elapsedOf(chosen?.facts?.measured);
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
        headline: hasNumbers ? (chosen.facts?.headline ?? null) : null,
    };
}
/** Seconds between the first and the last entry of the result's timeline. */
const elapsedOf = (span) => span && span.entries > 1 ? (span.toUnixMs - span.fromUnixMs) / 1000 : undefined;
//# sourceMappingURL=sweep-point.js.map

/***/ }),

/***/ 33452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ collectEvalRows)
/* harmony export */ });
/* harmony import */ var _problems_evals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10626);
/* harmony import */ var _measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10047);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _eval_set_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38613);
/* harmony import */ var _task_scores_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20711);
/** Rows of `agg_eval_all.json`: one per task (and concurrency) of every evaluation. */





/**
 * Rows of all sets, in the order of the sets and of the tasks in their files. A damaged set is a Problem and leaves
 * the others alone. No row at all is not an error here: only the plan knows whether one was expected.
 */
function collectEvalRows(sets) {
    const rows = [];
    const superseded = [];
    const problems = [];
    for (const set of sets) {
        const metadata = readMetadata(set, problems);
        if (!metadata)
            continue;
        const batch = metadata['eval_concs'];
        const selection = (0,_eval_set_js__WEBPACK_IMPORTED_MODULE_2__/* .selectResults */ .B)(set, Array.isArray(batch));
        problems.push(...selection.problems);
        superseded.push(...selection.superseded);
        for (const result of selection.counted) {
            const conc = Array.isArray(batch) ? result.name.conc : integer(metadata['conc'], 0);
            if (conc === undefined || !(0,_eval_set_js__WEBPACK_IMPORTED_MODULE_2__/* .isCompleted */ .Y)(metadata, conc))
                continue;
            for (const task of Object.keys(result.content.results)) {
                rows.push(rowOf(metadata, result, (0,_task_scores_js__WEBPACK_IMPORTED_MODULE_3__/* .taskScores */ .d)(result.content, task), conc));
            }
        }
    }
    return { rows, superseded, problems };
}
const textFields = ['hw', 'framework', 'precision', 'spec_decoding', 'infmax_model_prefix', 'model'];
/** The metadata when it can identify rows; otherwise every fault as a Problem. */
function readMetadata(set, problems) {
    const file = `${set.path}/meta_env.json`;
    const at = { file, line: 1, col: 1 };
    let value;
    try {
        value = (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseLenientJson */ .Ri)(set.metadata);
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        problems.push((0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX262', `${file} is not JSON: ${reason}`, { at }));
        return undefined;
    }
    if (!(0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(value)) {
        problems.push((0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX262', `${file} is not a JSON object`, { at }));
        return undefined;
    }
    const metadata = value;
    const faults = textFields.filter((field) => field in metadata && typeof metadata[field] !== 'string');
    for (const field of faults) {
        const came = JSON.stringify(metadata[field]);
        problems.push((0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX262', `${file}: "${field}" must be a text; came ${came}`, { at }));
    }
    return faults.length === 0 ? metadata : undefined;
}
function rowOf(metadata, result, scores, conc) {
    const { content } = result;
    const isMultinode = truth(metadata['is_multinode']);
    const tp = integer(metadata['tp'], 1);
    const ep = integer(metadata['ep'], 1);
    const prefillTp = integer(metadata['prefill_tp'] ?? metadata['tp'], 1);
    const prefillEp = integer(metadata['prefill_ep'] ?? metadata['ep'], 1);
    const attention = dpAttention(metadata, isMultinode);
    return {
        is_multinode: isMultinode,
        model_prefix: text(metadata['infmax_model_prefix']),
        model: content.modelName || scores.modelInConfig || text(metadata['model']),
        hw: text(metadata['hw']).toUpperCase(),
        framework: text(metadata['framework']).toLowerCase(),
        precision: text(metadata['precision']).toLowerCase(),
        spec_decoding: text(metadata['spec_decoding']),
        isl: integer(metadata['isl'], 0),
        osl: integer(metadata['osl'], 0),
        tp: 'tp' in metadata ? tp : prefillTp,
        ep: 'ep' in metadata ? ep : prefillEp,
        prefill_tp: prefillTp,
        prefill_ep: prefillEp,
        prefill_num_workers: integer(metadata['prefill_num_workers'], 1),
        decode_tp: integer(metadata['decode_tp'] ?? metadata['tp'], 1),
        decode_ep: integer(metadata['decode_ep'] ?? metadata['ep'], 1),
        decode_num_workers: integer(metadata['decode_num_workers'], 1),
        conc,
        ...attention,
        ...scores.fields,
        source: result.source,
        pp: integer(metadata['pp'], 1),
        dcp_size: integer(metadata['dcp_size'], 1),
        pcp_size: integer(metadata['pcp_size'], 1),
        infrastructure_success: content.integrationError === undefined,
        integration_error: content.integrationError ?? null,
        ...provenance(metadata, content.infx),
    };
}
/** Optional identity of a row: what the metadata says, and our block in the metadata or in the result. */
function provenance(metadata, ofResult) {
    const ofMetadata = (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(metadata['infx']) ? metadata['infx'] : {};
    const block = { ...ofMetadata, ...ofResult };
    const named = (key, value) => typeof value === 'string' && value !== '' ? { [key]: value } : {};
    return {
        ...named('image', metadata['image']),
        ...named('recipe_fingerprint', metadata['recipe_fingerprint']),
        ...named('eval_suite', metadata['eval_suite']),
        ...(typeof block['point_id'] === 'string' ? { point_id: block['point_id'] } : {}),
        ...(Number.isSafeInteger(block['attempt']) ? { attempt: Number(block['attempt']) } : {}),
        ...(typeof block['simulated'] === 'boolean' ? { simulated: block['simulated'] } : {}),
    };
}
/** `true`, `false` or `none` per role; of both in one field when the roles of several nodes differ. */
function dpAttention(metadata, isMultinode) {
    const whole = triState(metadata['dp_attention']);
    const prefill = triState(metadata['prefill_dp_attention'] ?? metadata['dp_attention']);
    const decode = triState(metadata['decode_dp_attention'] ?? metadata['dp_attention']);
    const ofRoles = prefill === decode ? prefill : `prefill=${prefill},decode=${decode}`;
    return {
        dp_attention: isMultinode ? ofRoles : whole,
        prefill_dp_attention: prefill,
        decode_dp_attention: decode,
    };
}
/** Lower case; `none` for nothing, and for what is no plain value. */
const triState = (value) => typeof value === 'boolean' || typeof value === 'string' || typeof value === 'number'
    ? String(value).toLowerCase()
    : 'none';
const truth = (value) => triState(value) === 'true';
const text = (value) => (typeof value === 'string' ? value : 'unknown');
/** Whole number from a number or a text of digits; the fallback for anything else. */
function integer(value, fallback) {
    if (typeof value === 'number' && Number.isFinite(value))
        return Math.trunc(value);
    if (typeof value === 'string' && /^\s*-?\d+\s*$/.test(value))
        return Number(value);
    return fallback;
}
//# sourceMappingURL=eval-rows.js.map

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

/***/ 5434:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ collectSweep),
/* harmony export */   t: () => (/* binding */ judgeCollected)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var p_limit__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(70370);
/* harmony import */ var _core_collect_join_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64180);
/* harmony import */ var _core_collect_judge_evals_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52564);
/* harmony import */ var _core_collect_run_documents_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(61819);
/* harmony import */ var _core_collect_sweep_point_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(33702);
/* harmony import */ var _core_evals_eval_rows_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33452);
/* harmony import */ var _core_evals_thresholds_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14005);
/* harmony import */ var _core_plan_policy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47898);
/* harmony import */ var _core_results_point_problems_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49428);
/* harmony import */ var _files_collect_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50617);
/* harmony import */ var _files_ingest_source_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(56700);
/* harmony import */ var _files_json_file_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6721);
/* harmony import */ var _files_plan_file_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(90367);
/* harmony import */ var _drive_eval_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6600);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6646);
/* harmony import */ var _redraw_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(30016);
/* harmony import */ var _summarise_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(63108);
/** Artifacts of many jobs → the sweep: expected against got, verdicts, facts, aggregates and report. */




















async function collectSweep(input) {
    const { plan, outDir } = input;
    const collected = await (0,_files_collect_js__WEBPACK_IMPORTED_MODULE_8__/* .readCollected */ .qu)(await (0,_files_ingest_source_js__WEBPACK_IMPORTED_MODULE_9__/* .openIngestSource */ .g)(input.artifactsDir));
    const { evals, problems: evalProblems } = judgeCollected(input, collected);
    const joined = markReused((0,_core_collect_join_js__WEBPACK_IMPORTED_MODULE_2__/* .joinResults */ .F)({ plan, results: collected.results, acceptedPlans: input.reuse?.acceptedPlans ?? [], evals }), input.reuse);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outDir, 'results'), { recursive: true });
    const limit = (0,p_limit__WEBPACK_IMPORTED_MODULE_16__/* ["default"] */ .A)(writtenAtOnce);
    const points = await limit.map(joined.points, (point) => keep(point, collected, outDir));
    const { startedAt, endedAt } = measuredBetween(joined.points, input.now);
    const measured = (0,_summarise_js__WEBPACK_IMPORTED_MODULE_15__/* .summariseSweep */ .b)({
        plan,
        results: points,
        verdicts: evals.verdicts,
        canary: canaryOf(plan, points),
        interrupted: false,
        startedAt,
        endedAt,
    });
    const { sweep, problems: ofHistory } = await besideHistory(measured, input);
    await (0,_files_plan_file_js__WEBPACK_IMPORTED_MODULE_11__/* .writePlanFile */ .J)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outDir, 'plan.json'), plan);
    await (0,_files_json_file_js__WEBPACK_IMPORTED_MODULE_10__/* .writeJsonFile */ .An)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outDir, 'sweep.json'), sweep);
    await (0,_files_collect_js__WEBPACK_IMPORTED_MODULE_8__/* .writeRunAggregates */ .Zk)(outDir, {
        results: (0,_files_collect_js__WEBPACK_IMPORTED_MODULE_8__/* .rowsOf */ .RO)(counted(joined), collected.rowOf),
        evalRows: (0,_core_evals_eval_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .collectEvalRows */ .m)(collected.evalSets).rows,
        runStats: (0,_core_collect_run_documents_js__WEBPACK_IMPORTED_MODULE_17__/* .runStats */ .H)(plan, sweep.points),
        changelogMetadata: (0,_core_collect_run_documents_js__WEBPACK_IMPORTED_MODULE_17__/* .changelogMetadata */ .E)(plan),
    });
    await (0,_redraw_js__WEBPACK_IMPORTED_MODULE_14__/* .drawReport */ .Xb)(outDir, sweep, plan, { artifactsDir: input.artifactsDir });
    const problems = [
        // The point itself says that nothing came back of it.
        ...evalProblems.filter(({ code }) => code !== 'INFX264'),
        ...collected.problems,
        ...joined.problems,
        ...ofHistory,
        ...sweep.points.flatMap(_core_results_point_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .pointProblems */ .z),
    ];
    return { sweep, problems };
}
async function besideHistory(sweep, { plan, history }) {
    if (!history)
        return { sweep, problems: [] };
    const found = await (0,_history_js__WEBPACK_IMPORTED_MODULE_13__.readHistoryOrSay)({ plan, ...history });
    return { sweep: (0,_history_js__WEBPACK_IMPORTED_MODULE_13__.compareWithHistory)(sweep, { plan, ...history }, found), problems: found.problems };
}
/** Verdicts of the planned evaluations; a thresholds file that cannot be read fails them all, and says so. */
function judgeCollected({ plan, repoDir, thresholdsFile, reuse, }, { evalSets }) {
    const asksAny = plan.points.some(({ kind }) => kind === 'eval');
    const { thresholds, problems } = (0,_core_evals_thresholds_js__WEBPACK_IMPORTED_MODULE_5__/* .loadThresholds */ .HP)({
        path: thresholdsFile,
        text: (0,_drive_eval_js__WEBPACK_IMPORTED_MODULE_12__/* .textBelow */ .Z5)(repoDir, thresholdsFile),
    });
    const evals = (0,_core_collect_judge_evals_js__WEBPACK_IMPORTED_MODULE_3__/* .judgeEvals */ .r)({
        plan,
        sets: evalSets,
        acceptedPlans: reuse?.acceptedPlans ?? [],
        thresholds,
        minScore: undefined,
        defaultTask: _core_plan_policy_js__WEBPACK_IMPORTED_MODULE_6__/* .defaultPlanPolicy */ .L.evals.task,
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
/** Enough for a disk that takes its time to flush; each is held whole meanwhile. */
const writtenAtOnce = 4;
/** Writes the aggregate that counts, an invalid one never under the valid name, one with damage not at all. */
async function keep(joined, { rowOf }, outDir) {
    const { point, chosen, status } = joined;
    const isWhole = chosen?.nonFinite.length === 0 && !joined.failure;
    if (!isWhole || point.kind === 'eval')
        return (0,_core_collect_sweep_point_js__WEBPACK_IMPORTED_MODULE_18__/* .sweepPointOf */ .e)(joined, undefined);
    const prefix = status === 'valid' || status === 'reused' ? '' : 'failed_';
    const path = `results/${prefix}${point.id}.json`;
    await (0,_files_json_file_js__WEBPACK_IMPORTED_MODULE_10__/* .writeJsonFile */ .An)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outDir, path), await rowOf(chosen));
    return (0,_core_collect_sweep_point_js__WEBPACK_IMPORTED_MODULE_18__/* .sweepPointOf */ .e)(joined, path);
}
/** Results whose rows go into the aggregate of the run. */
const counted = ({ points }) => points.flatMap(({ point, status, chosen }) => point.kind === 'benchmark' && (status === 'valid' || status === 'reused') && chosen ? [chosen] : []);
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
    const spans = points.flatMap(({ chosen }) => chosen?.facts?.measured ?? []);
    if (spans.length === 0)
        return { startedAt: now, endedAt: now };
    const instant = (unixMs) => new Date(unixMs).toISOString();
    return {
        startedAt: instant(Math.min(...spans.map(({ fromUnixMs }) => fromUnixMs))),
        endedAt: instant(Math.max(...spans.map(({ toUnixMs }) => toUnixMs))),
    };
}
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
// EXTERNAL MODULE: ./lib/src/core/evals/siblings.js
var siblings = __webpack_require__(63701);
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
        ...(outcomes.resumedAt === undefined ? {} : { resumedAt: outcomes.resumedAt }),
        endedAt: outcomes.endedAt,
        interrupted: outcomes.interrupted,
        points,
        evals: (0,siblings/* withSiblings */.Ag)(verdictsAsked.flatMap((point) => verdictsOf(point, outcomes)), modelOf(plan)),
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
/** What must score the same: weights in one precision, whoever serves them. */
function modelOf(plan) {
    const models = new Map(plan.points.map(({ id, model, precision }) => [id, `${model} ${precision}`]));
    return (pointId) => models.get(pointId);
}
/** One readable name per curve, from any point of it. */
function curveTitles(plan) {
    const titles = new Map(plan.points.map((point) => [point.curveKey, (0,point_label/* curveTitle */.M4)(point)]));
    return (curveKey) => titles.get(curveKey) ?? curveKey;
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
