export const id = 9300;
export const ids = [9300];
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

/***/ 10047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ri: () => (/* binding */ parseLenientJson),
/* harmony export */   u4: () => (/* binding */ isRecord),
/* harmony export */   vM: () => (/* binding */ finiteNumber)
/* harmony export */ });
/**
 * JSON as Python writes it: the bare tokens NaN, Infinity and -Infinity are numbers. We read them, because files of
 * the ecosystem hold them; we never write them.
 */
const MARK = '\u{f8ff}nonfinite:';
const TOKENS = /"(?:[^"\\]|\\.)*"|-?Infinity|NaN/g;
/** Parses strict JSON, or JSON with bare non-finite numbers. Throws SyntaxError on anything else. */
function parseLenientJson(text) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        if (!/NaN|Infinity/.test(text))
            throw cause;
    }
    const marked = text.replace(TOKENS, (token) => (token.startsWith('"') ? token : `"${MARK}${token}"`));
    return JSON.parse(marked, (_key, value) => typeof value === 'string' && value.startsWith(MARK) ? Number(value.slice(MARK.length)) : value);
}
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** The number when it is finite, else undefined; strings and booleans are no numbers here. */
const finiteNumber = (value) => typeof value === 'number' && Number.isFinite(value) ? value : undefined;
//# sourceMappingURL=lenient-json.js.map

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

/***/ 62178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compareWithCohort: () => (/* binding */ compareWithCohort),
  readHistory: () => (/* binding */ readHistory),
  readHistoryOrSay: () => (/* binding */ readHistoryOrSay),
  withPastDurations: () => (/* binding */ withPastDurations)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/src/core/ingest/eval-row.js
var eval_row = __webpack_require__(46726);
// EXTERNAL MODULE: ./lib/src/core/render/numbers.js
var numbers = __webpack_require__(54143);
// EXTERNAL MODULE: ./lib/src/core/evals/siblings.js
var siblings = __webpack_require__(63701);
// EXTERNAL MODULE: ./lib/src/core/evals/significance.js
var significance = __webpack_require__(81291);
// EXTERNAL MODULE: ./lib/src/core/run-id.js
var run_id = __webpack_require__(35863);
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
    const found = Object.entries(scores).flatMap(([metric, score]) => {
        const theirs = members.flatMap(({ metrics }) => {
            const earlier = storedNames(metric).flatMap((name) => metrics[name] ?? [])[0];
            return earlier === undefined ? [] : [{ score: earlier, n: nEffective }];
        });
        const together = (0,significance/* pooledScore */.I5)(theirs);
        if (!together)
            return [];
        return [{ metric, score: together.score, ...(0,significance/* compareScores */.fW)({ score, n: nEffective }, together) }];
    });
    const furthest = (0,siblings/* furthestOut */.KV)(found);
    return furthest
        ? { state: 'compared', cohort, ...furthest }
        : none(`run ${cohort.runId} has no ${Object.keys(scores).map(eval_row/* storedMetricName */.V_).join(' or ')}`);
}
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
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/store/open.js + 1 modules
var store_open = __webpack_require__(92965);
;// CONCATENATED MODULE: ./lib/src/store/past-durations.js
/** Newest results that are looked at; a config key has some dozens. */
const maxResults = 5000;
/**
 * Valid results of the config keys, newest first, measured with the same kind of engine. Nothing when the database holds
 * no results of ours yet.
 */
async function readPastPoints(session, configKeys, simulated) {
    const { rows: tables } = await session.query(`select to_regclass('benchmark_results')::text as name`, []);
    if ((tables[0]?.name ?? null) === null)
        return [];
    const { rows } = await session.query(pastPoints, [
        JSON.stringify(configKeys),
        simulated,
        maxResults,
    ]);
    return rows.flatMap(({ point_id: pointId, config_key: configKey, conc, seconds }) => seconds > 0 ? [{ pointId, configKey, conc, seconds }] : []);
}
const pastPoints = `
select r.point_id, r.provenance ->> 'config_key' as config_key, r.conc, t.seconds
from benchmark_results r
cross join lateral (
  select (max((entry ->> 'atUnixMs')::float8) - min((entry ->> 'atUnixMs')::float8)) / 1000 as seconds
  from jsonb_array_elements(r.provenance -> 'timeline') entry
) t
where r.point_id is not null and r.error is null and r.simulated = $2
  and jsonb_typeof(r.provenance -> 'timeline') = 'array'
  and r.provenance ->> 'config_key' in (select jsonb_array_elements_text($1::jsonb))
  and t.seconds is not null
order by r.id desc
limit $3`;
//# sourceMappingURL=past-durations.js.map
;// CONCATENATED MODULE: ./lib/src/store/past-evals.js

/** Newest rows that are looked at; a run has some dozens. */
const maxRows = 5000;
/** Of several attempts of one run the last counts. Nothing when the database has no tables yet. */
async function readPastEvals(session, { models, simulated, ownRunId }) {
    const { rows: tables } = await session.query(`select to_regclass('eval_results')::text as name`, []);
    if ((tables[0]?.name ?? null) === null)
        return [];
    const { rows } = await session.query(pastEvals, [
        JSON.stringify(models),
        simulated,
        ownRunId ?? null,
        maxRows,
    ]);
    return rows.map(({ run_id: runId, run_at: runAt, ...evaluation }) => ({
        ...evaluation,
        runId: (0,run_id/* runIdOf */.S)(String(runId)),
        runAt: runAt.toISOString(),
    }));
}
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
;// CONCATENATED MODULE: ./lib/src/sweep/history.js
/** What a database knows of earlier runs: how long points took, and how evaluations scored. */









const embedded = 'pglite:';
/**
 * Reads only: an embedded database that is not there is not made, and none is migrated. Throws ProblemError INFX270-277
 * when the database cannot be read.
 */
async function readHistory(input) {
    const { plan, databaseUrl: url, entities, ownRunId } = input;
    if (plan.points.length === 0)
        return nothing('no point is planned');
    if (url.startsWith(embedded) && !(0,external_node_fs_.existsSync)(url.slice(embedded.length))) {
        return nothing('there is no database of earlier runs yet');
    }
    const models = [...modelsOf(plan, entities).values()];
    const benchmarks = plan.points.filter(({ kind }) => kind === 'benchmark');
    const keys = [...new Set(benchmarks.map(({ configKey }) => configKey))];
    const simulated = plan.points.some((point) => point.simulated === true);
    const database = await (0,store_open/* connectDatabase */.o)(url);
    try {
        return {
            past: keys.length === 0 ? [] : await readPastPoints(database, keys, simulated),
            evals: { state: 'read', evals: await readPastEvals(database, { models, simulated, ownRunId }) },
        };
    }
    finally {
        await database.close();
    }
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
const nothing = (because) => ({ past: [], evals: { state: 'none', because } });
/** Throws as readHistory. */
async function withPastDurations(plan, databaseUrl) {
    return (0,past_estimates/* estimateFromPast */.p)(plan, (await readHistory({ plan, databaseUrl, entities: undefined })).past);
}
/** The sweep with every whole evaluation compared with its cohort, or saying why it has none. */
function compareWithCohort(sweep, { plan, entities }, stored) {
    const models = modelsOf(plan, entities);
    return { ...sweep, evals: withCohort(sweep.evals, stored, (pointId) => models.get(pointId)) };
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
