export const id = 6646;
export const ids = [6646];
export const modules = {

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

/***/ 45790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ estimateFromPast)
/* harmony export */ });
/**
 * The plan with GPU-hours from the median of earlier runs of the very point, else of its config key at the same
 * concurrency: after an image bump that is the nearest there is. Points without any keep the estimate they had.
 */
function estimateFromPast(plan, past) {
    if (past.length === 0)
        return plan;
    const byPlace = new Map();
    for (const { pointId, configKey, conc, seconds } of past) {
        for (const place of [pointId, placeOf(configKey, conc)]) {
            byPlace.set(place, [...(byPlace.get(place) ?? []), seconds]);
        }
    }
    let estimated = 0;
    const points = plan.points.map((point) => {
        const seconds = point.kind === 'eval' ? undefined : secondsOf(point, byPlace);
        if (seconds === undefined)
            return point;
        estimated++;
        return { ...point, estimatedGpuHours: rounded((point.gpus * seconds) / 3600) };
    });
    const hours = points.reduce((sum, { estimatedGpuHours }) => sum + estimatedGpuHours, 0);
    const totals = {
        ...plan.totals,
        estimatedGpuHours: rounded(hours),
        ...(estimated === 0 ? {} : { pointsEstimatedFromPast: estimated }),
    };
    return { ...plan, points, totals };
}
function secondsOf(point, byPlace) {
    const found = byPlace.get(point.id) ?? byPlace.get(placeOf(point.configKey, point.conc));
    return found?.toSorted((a, b) => a - b)[found.length >> 1];
}
const placeOf = (configKey, conc) => `${configKey} ${conc}`;
const rounded = (hours) => Math.round(hours * 10_000) / 10_000;
//# sourceMappingURL=past-estimates.js.map

/***/ }),

/***/ 6646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compareWithHistory: () => (/* binding */ compareWithHistory),
  readHistory: () => (/* binding */ readHistory),
  readHistoryOrSay: () => (/* binding */ readHistoryOrSay),
  withPastDurations: () => (/* binding */ withPastDurations)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/src/core/run-id.js
var run_id = __webpack_require__(35863);
// EXTERNAL MODULE: ./lib/src/core/curve/axis.js
var curve_axis = __webpack_require__(4311);
;// CONCATENATED MODULE: ./lib/src/core/curve/deltas.js
/** after / before − 1; null when `before` is not positive. */
const relativeChange = (before, after) => before > 0 ? after / before - 1 : null;
/** Changes of every shape that both sides have, in head's order; shapes of one side only are left out. */
function pointDeltas(base, head) {
    const before = new Map(base.map((point) => [point.shape, point]));
    return head.flatMap((after) => {
        const from = before.get(after.shape);
        const tputChange = from && relativeChange(from.tputPerGpuTps, after.tputPerGpuTps);
        if (!from || tputChange === null || tputChange === undefined)
            return [];
        return [
            {
                shape: after.shape,
                from: from.id,
                to: after.id,
                tputChange,
                intvtyChange: from.intvtyTps === null || after.intvtyTps === null
                    ? null
                    : relativeChange(from.intvtyTps, after.intvtyTps),
            },
        ];
    });
}
//# sourceMappingURL=deltas.js.map
;// CONCATENATED MODULE: ./lib/src/core/curve/earlier.js



/** The very same points only: an id stands for all that was configured, so what moved is not the configuration. */
function besideEarlier(sweep, stored, ownRunId) {
    if (stored.state === 'none')
        return stored;
    const earlier = stored.results.filter(({ runId, runAt }) => runId !== ownRunId && Date.parse(runAt) < Date.parse(sweep.endedAt));
    return {
        state: 'read',
        curves: sweep.curves.flatMap(({ curveKey }) => {
            // What was taken over from another run was not measured here.
            const measured = sweep.points.filter((point) => point.kind === 'benchmark' && point.curveKey === curveKey && point.status === 'valid');
            const moved = movementOf(measured, earlier);
            return moved ? [{ curveKey, ...moved }] : [];
        }),
    };
}
function movementOf(measured, earlier) {
    const ids = new Set(measured.map(({ id }) => id));
    const [newest] = earlier
        .filter(({ pointId }) => ids.has(pointId))
        .toSorted((a, b) => Date.parse(b.runAt) - Date.parse(a.runAt) || (0,run_id/* compareRunIds */.P)(b.runId, a.runId));
    if (!newest)
        return undefined;
    const { runId, runAt } = newest;
    const ofRun = new Map(earlier.filter((result) => result.runId === runId).map((result) => [result.pointId, result]));
    const pairs = measured.flatMap(({ id, headline }) => {
        const before = ofRun.get(id);
        return headline && before ? [{ id, now: headline, before }] : [];
    });
    const axis = (0,curve_axis/* axisOf */.L$)(pairs.map(({ now }) => now));
    const axisBefore = axis === curve_axis/* e2eNormAxis */.KL ? 'p90E2eNormIntvtyTps' : 'p90IntvtyTps';
    const tputPerGpu = movement(pairs.map(({ id, now, before }) => [id, before.tputPerGpuTps, now.tputPerGpuTps]));
    const onAxis = movement(pairs.map(({ id, now, before }) => [id, before[axisBefore], axis.of(now)]));
    return (tputPerGpu && {
        ...{ runId, runAt, points: pairs.length, ofPoints: measured.length },
        ...{ tputPerGpu, axis: axis.title },
        ...(onAxis ? { onAxis } : {}),
    });
}
function movement(pairs) {
    const changes = pairs
        .flatMap(([id, before, now]) => {
        const change = before === null || now === null ? null : relativeChange(before, now);
        return change === null ? [] : [{ id, change }];
    })
        .toSorted((a, b) => a.change - b.change);
    const [lowest] = changes;
    const lower = changes[Math.floor((changes.length - 1) / 2)];
    const upper = changes[Math.ceil((changes.length - 1) / 2)];
    if (!lowest || !lower || !upper)
        return undefined;
    return { median: (lower.change + upper.change) / 2, lowest: lowest.change, lowestPointId: lowest.id };
}
//# sourceMappingURL=earlier.js.map
// EXTERNAL MODULE: ./lib/src/core/ingest/eval-row.js + 1 modules
var eval_row = __webpack_require__(31747);
// EXTERNAL MODULE: ./lib/src/core/render/numbers.js
var numbers = __webpack_require__(54143);
// EXTERNAL MODULE: ./lib/src/core/evals/scores.js
var evals_scores = __webpack_require__(26497);
// EXTERNAL MODULE: ./lib/src/core/evals/siblings.js
var siblings = __webpack_require__(63701);
// EXTERNAL MODULE: ./lib/src/core/evals/significance.js
var significance = __webpack_require__(81291);
;// CONCATENATED MODULE: ./lib/src/core/evals/cohort.js
/** Evaluations beside those that an earlier run left in the database: the same weights must not know less than before. Pure. */






/**
 * The verdicts, each whole one with how its score lies to its cohort, or why it has none. The cohort are the
 * evaluations of the newest run that asked the same model in the same precision the same number of questions of the
 * task, on whatever hardware. It changes no verdict: thresholds gate, this says where to look.
 */
function withCohort(verdicts, stored, modelOf) {
    return verdicts.map((verdict) => (0,siblings/* isWhole */.wP)(verdict) ? { ...verdict, cohort: cohortOf(verdict, stored, modelOf(verdict.pointId)) } : verdict);
}
const none = (because) => ({ state: 'none', because });
function cohortOf(verdict, stored, evaluated) {
    if (stored.state === 'none')
        return none(stored.because);
    if (!evaluated)
        return none('the database has no name for the model: add it to entities');
    const { model, precision } = evaluated;
    const task = verdict.task.toLowerCase();
    const earlier = stored.evals.filter((other) => other.model === model && other.precision === precision && other.task === task);
    if (earlier.length === 0)
        return none(`the database has no earlier evaluation of ${task} with ${model} ${precision}`);
    const alike = earlier.filter(({ metrics }) => metrics['n_eff'] === verdict.nEffective);
    const [newest] = alike.toSorted((a, b) => Date.parse(b.runAt) - Date.parse(a.runAt) || (0,run_id/* compareRunIds */.P)(b.runId, a.runId));
    if (!newest) {
        const asked = (0,numbers/* formatPlural */.yk)(earlier.length, 'earlier evaluation');
        return none(`${asked} of ${task} answered another number of questions than ${verdict.nEffective}`);
    }
    const members = alike.filter(({ runId }) => runId === newest.runId);
    const { runId, runAt } = newest;
    return compareWith(verdict, members, { runId, runAt, evaluations: members.length });
}
function compareWith({ scores, nEffective }, members, cohort) {
    const earlier = Object.entries(scores).map(([metric, own]) => {
        const theirs = members.flatMap(({ metrics }) => storedScore(metric, metrics) ?? []);
        const faults = [own, ...theirs].flatMap((score) => (0,evals_scores/* scoreFault */.HY)(score) ?? []);
        return { metric, own, theirs, faults };
    });
    const found = earlier.flatMap(({ metric, own, theirs, faults }) => {
        const together = (0,significance/* pooledScore */.I5)(theirs.map((score) => ({ score, n: nEffective })));
        if (!together || faults.length > 0)
            return [];
        return [{ metric, score: together.score, ...(0,significance/* compareScores */.fW)({ score: own, n: nEffective }, together) }];
    });
    const furthest = (0,siblings/* furthestOut */.KV)(found);
    if (furthest)
        return { state: 'compared', cohort, ...furthest };
    const wanted = Object.keys(scores).map(eval_row/* storedMetricName */.V_).join(' or ');
    const [refused] = earlier.flatMap(({ faults }) => faults);
    return none(refused === undefined
        ? `run ${cohort.runId} has no ${wanted}`
        : `run ${cohort.runId} has as ${wanted} what is no score: ${refused}`);
}
const storedScore = (metric, metrics) => storedNames(metric).flatMap((name) => metrics[name] ?? [])[0];
/** By its own folder's name first; a run that left only the collected aggregate has the names of that. */
function storedNames(metric) {
    const [, filter = 'none'] = metric.split(',');
    const isStrict = filter === 'none' || filter.includes('strict') || filter.includes('resolved');
    return [(0,eval_row/* storedMetricName */.V_)(metric), isStrict ? 'em_strict' : 'em_flexible'];
}
//# sourceMappingURL=cohort.js.map
// EXTERNAL MODULE: ./lib/src/core/ingest/entities.js
var ingest_entities = __webpack_require__(95202);
// EXTERNAL MODULE: ./lib/src/core/ingest/normalise.js
var normalise = __webpack_require__(85799);
// EXTERNAL MODULE: ./lib/src/core/plan/past-estimates.js
var past_estimates = __webpack_require__(45790);
// EXTERNAL MODULE: ./lib/src/core/optional-field.js
var optional_field = __webpack_require__(15783);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problems/store.js
var store = __webpack_require__(35388);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/store/database-error.js
var database_error = __webpack_require__(52848);
// EXTERNAL MODULE: ./lib/src/store/open.js + 1 modules
var store_open = __webpack_require__(92965);
;// CONCATENATED MODULE: ./lib/src/store/has-table.js
async function hasTable(session, table) {
    const { rows } = await session.query('select to_regclass($1)::text as name', [table]);
    return (rows[0]?.name ?? null) !== null;
}
//# sourceMappingURL=has-table.js.map
;// CONCATENATED MODULE: ./lib/src/store/past-durations.js

/** Newest results that are looked at; a config key has some dozens. */
const maxResults = 5000;
/**
 * Valid results of the config keys, newest first, measured with the same kind of engine. Nothing when the database holds
 * no results of ours yet.
 */
async function readPastPoints(session, configKeys, simulated) {
    if (!(await hasTable(session, 'benchmark_results')))
        return [];
    const { rows } = await session.query(pastPoints, [
        JSON.stringify(configKeys),
        simulated,
        maxResults,
    ]);
    return rows.flatMap(({ point_id: pointId, config_key: configKey, conc, seconds }) => seconds > 0 ? [{ pointId, configKey, conc, seconds }] : []);
}
/** A timeline is what an artifact held: one with anything but instants in it tells no duration, and stops no query. */
const pastPoints = `
select r.point_id, r.provenance ->> 'config_key' as config_key, r.conc, t.seconds
from benchmark_results r
cross join lateral (
  select case when bool_and(at.unix_ms is not null) then (max(at.unix_ms) - min(at.unix_ms)) / 1000 end as seconds
  from jsonb_array_elements(
    case jsonb_typeof(r.provenance -> 'timeline') when 'array' then r.provenance -> 'timeline' else '[]'::jsonb end
  ) entry
  cross join lateral (
    select case jsonb_typeof(entry -> 'atUnixMs') when 'number' then
      case when (entry ->> 'atUnixMs')::numeric between 0 and 1e14 then (entry ->> 'atUnixMs')::float8 end
    end as unix_ms
  ) at
) t
where r.point_id is not null and r.error is null and r.simulated = $2
  and r.provenance ->> 'config_key' in (select jsonb_array_elements_text($1::jsonb))
  and t.seconds is not null
order by r.id desc
limit $3`;
//# sourceMappingURL=past-durations.js.map
// EXTERNAL MODULE: ./lib/src/core/measure/lenient-json.js
var lenient_json = __webpack_require__(10047);
;// CONCATENATED MODULE: ./lib/src/store/past-evals.js



/** Newest rows that are looked at; a run has some dozens. */
const maxRows = 5000;
/** Of several attempts of one run the last counts. Nothing when the database has no tables yet. */
async function readPastEvals(session, { models, simulated, ownRunId }) {
    if (!(await hasTable(session, 'eval_results')))
        return [];
    const { rows } = await session.query(pastEvals, [
        JSON.stringify(models),
        simulated,
        ownRunId ?? null,
        maxRows,
    ]);
    return rows.map(({ run_id: runId, run_at: runAt, metrics, ...evaluation }) => ({
        ...evaluation,
        metrics: numbersOf(metrics),
        runId: (0,run_id/* runIdOf */.S)(String(runId)),
        runAt: runAt.toISOString(),
    }));
}
const numbersOf = (metrics) => Object.fromEntries(Object.entries((0,lenient_json/* isRecord */.u4)(metrics) ? metrics : {}).flatMap(([name, value]) => {
    const number = (0,lenient_json/* finiteNumber */.vM)(value);
    return number === undefined ? [] : [[name, number]];
}));
const pastEvals = `
select distinct on (found.run_id, found.config_id, found.task, found.isl, found.osl, found.conc)
  found.model, found.precision, found.task, found.run_id, found.run_at, found.metrics
from (
  select c.model, c.precision, e.task, e.metrics, e.config_id, e.isl, e.osl, e.conc,
    r.github_run_id as run_id, r.created_at as run_at, r.run_attempt
  from eval_results e
  join configs c on c.id = e.config_id
  join workflow_runs r on r.id = e.workflow_run_id
  where e.simulated = $2
    and r.github_run_id is distinct from $3::bigint
    and (c.model, c.precision) in (select * from json_to_recordset($1::json) as asked(model text, precision text))
  order by e.id desc
  limit $4
) found
order by found.run_id, found.config_id, found.task, found.isl, found.osl, found.conc, found.run_attempt desc`;
//# sourceMappingURL=past-evals.js.map
;// CONCATENATED MODULE: ./lib/src/store/past-results.js



/** Newest rows that are looked at; a plan has some dozens of points. */
const past_results_maxRows = 20_000;
/** Of several attempts of one run the last counts. Nothing when the database has no tables yet. */
async function readPastResults(session, { pointIds, simulated, ownRunId }) {
    if (!(await hasTable(session, 'benchmark_results')))
        return [];
    const { rows } = await session.query(pastResults, [
        JSON.stringify(pointIds),
        simulated,
        ownRunId ?? null,
        past_results_maxRows,
    ]);
    return rows.flatMap((row) => {
        const tputPerGpuTps = (0,lenient_json/* finiteNumber */.vM)(row.tput);
        if (tputPerGpuTps === undefined)
            return [];
        return [
            {
                pointId: row.point_id,
                runId: (0,run_id/* runIdOf */.S)(String(row.run_id)),
                runAt: row.run_at.toISOString(),
                tputPerGpuTps,
                p90IntvtyTps: (0,lenient_json/* finiteNumber */.vM)(row.intvty) ?? null,
                p90E2eNormIntvtyTps: (0,lenient_json/* finiteNumber */.vM)(row.e2e_norm) ?? null,
            },
        ];
    });
}
const pastResults = `
select distinct on (found.run_id, found.point_id)
  found.point_id, found.run_id, found.run_at, found.tput, found.intvty, found.e2e_norm
from (
  select b.point_id, r.github_run_id as run_id, r.created_at as run_at, r.run_attempt,
    b.metrics -> 'tput_per_gpu' as tput, b.metrics -> 'p90_intvty' as intvty,
    b.metrics -> 'p90_e2e_norm_intvty' as e2e_norm
  from benchmark_results b
  join workflow_runs r on r.id = b.workflow_run_id
  where b.error is null and b.simulated = $2
    and r.github_run_id is distinct from $3::bigint
    and b.point_id in (select jsonb_array_elements_text($1::jsonb))
  order by b.id desc
  limit $4
) found
order by found.run_id, found.point_id, found.run_attempt desc`;
//# sourceMappingURL=past-results.js.map
;// CONCATENATED MODULE: ./lib/src/sweep/history.js
/** What a database knows of earlier runs: how long points took, how fast they were, and how evaluations scored. */















const embedded = 'pglite:';
/** For one question to a large database; whoever starts a sweep waits for it. */
const answerWithinMs = 60_000;
/**
 * Reads only: an embedded database that is not there is not made, and none is migrated. Throws ProblemError INFX270-279
 * when the database cannot be read.
 */
async function readHistory(input) {
    const { plan, databaseUrl: url, entities, ownRunId, signal } = input;
    if (plan.points.length === 0)
        return nothing('no point is planned');
    if (url.startsWith(embedded) && !(0,external_node_fs_.existsSync)(url.slice(embedded.length))) {
        return nothing('there is no database of earlier runs yet');
    }
    const models = [...modelsOf(plan, entities).values()];
    const benchmarks = plan.points.filter(({ kind }) => kind === 'benchmark');
    const keys = [...new Set(benchmarks.map(({ configKey }) => configKey))];
    const simulated = plan.points.some((point) => point.simulated === true);
    const database = await (0,store_open/* connectDatabase */.o)(url, { answerWithinMs, ...(0,optional_field/* optional */.l)('signal', signal) });
    try {
        return {
            past: keys.length === 0 ? [] : await readPastPoints(database, keys, simulated),
            evals: { state: 'read', evals: await readPastEvals(database, { models, simulated, ownRunId }) },
            results: {
                state: 'read',
                results: await readPastResults(database, {
                    pointIds: benchmarks.map(({ id }) => id),
                    simulated,
                    ownRunId,
                }),
            },
        };
    }
    catch (error) {
        throw unreadable(error, database.description);
    }
    finally {
        await database.close();
    }
}
/** Whoever made the tables, their columns and rights, or filled them: what they hold is the database's own affair. */
function unreadable(error, description) {
    if (error instanceof problem/* ProblemError */.Mm)
        return error;
    const why = error instanceof Error ? error.message : String(error);
    const state = error instanceof database_error/* DatabaseError */.a ? ` (${error.sqlState})` : '';
    return new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX279', `what ${description} holds of earlier runs cannot be read${state}: ${why}`)], { cause: error });
}
/** The same where a sweep goes on without: whatever is wrong with the database is told, and holds nothing up. */
async function readHistoryOrSay(input) {
    try {
        return { ...(await readHistory(input)), problems: [] };
    }
    catch (error) {
        if (!(error instanceof problem/* ProblemError */.Mm))
            throw error;
        const problems = error.problems.map((found) => ({ ...found, severity: 'warning' }));
        const because = problems.map(({ code, message }) => `${code} ${message}`).join('; ');
        return { ...nothing(`the database could not be read: ${because}`), problems };
    }
}
const nothing = (because) => ({
    past: [],
    evals: { state: 'none', because },
    results: { state: 'none', because },
});
/** Throws as readHistory. */
async function withPastDurations(plan, databaseUrl) {
    return (0,past_estimates/* estimateFromPast */.p)(plan, (await readHistory({ plan, databaseUrl, entities: undefined })).past);
}
/**
 * The sweep with every curve beside the newest earlier run of its points and every whole evaluation beside its cohort, or
 * saying why there is nothing to compare with. Rows of `ownRunId`, which a resumed sweep may have stored already, are not earlier.
 */
function compareWithHistory(sweep, { plan, entities, ownRunId }, { evals, results }) {
    const models = modelsOf(plan, entities);
    const earlier = evals.state === 'none'
        ? evals
        : { state: 'read', evals: evals.evals.filter(({ runId }) => runId !== ownRunId) };
    return {
        ...sweep,
        earlier: besideEarlier(sweep, results, ownRunId),
        evals: withCohort(sweep.evals, earlier, (pointId) => models.get(pointId)),
    };
}
/** Evaluations by the names that ingest gives them; a model that the tables do not know has none. */
function modelsOf(plan, entities) {
    const tables = (0,ingest_entities/* extendEntities */.c)(ingest_entities/* ecosystemEntities */.S, entities ?? {});
    const found = plan.points.flatMap((point) => {
        const model = point.kind === 'eval' ? (0,normalise/* normaliseModel */.sK)(point.modelPrefix, point.model, tables) : undefined;
        if (model === undefined)
            return [];
        return [[point.id, { model, precision: (0,normalise/* normalisePrecision */.B5)(point.precision, tables).precision }]];
    });
    return new Map(found);
}
//# sourceMappingURL=history.js.map

/***/ })

};
