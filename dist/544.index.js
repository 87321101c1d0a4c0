export const id = 544;
export const ids = [544];
export const modules = {

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

/***/ 75406:
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
// EXTERNAL MODULE: ./lib/src/core/canonical-json.js
var canonical_json = __webpack_require__(42541);
// EXTERNAL MODULE: ./lib/src/core/problems/evals.js
var evals = __webpack_require__(10626);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
;// CONCATENATED MODULE: ./lib/src/core/collect/eval-standing.js
/**
 * Valid when every concurrency passed. Where nothing came back the point keeps its failure or stays missing; anything
 * else is invalid, with one reason per concurrency that did not pass.
 */
function withVerdicts(joined, evals) {
    const attempt = evals.attempts.get(joined.point.id);
    if (attempt === undefined)
        return joined;
    const reasons = evals.verdicts.filter(({ pointId }) => pointId === joined.point.id).flatMap(reasonAgainst);
    const { point, superseded } = joined;
    const status = reasons.length === 0 ? 'valid' : 'invalid';
    return {
        point,
        superseded,
        attempt,
        status,
        invalidReasons: reasons,
        ...(joined.chosen ? { chosen: joined.chosen } : {}),
    };
}
/** A low score is for the author of the change; everything else says nothing about accuracy. */
function reasonAgainst({ state, task, conc, because, smoke }) {
    if (state === 'pass')
        return [];
    return [
        {
            code: smoke ? 'eval_smoke' : `eval_${state}`,
            message: `${task} at conc ${conc}: ${because.join('; ')}`,
            blame: state === 'fail' ? 'user' : 'infra',
        },
    ];
}
//# sourceMappingURL=eval-standing.js.map
// EXTERNAL MODULE: ./lib/src/core/measure/lenient-json.js
var lenient_json = __webpack_require__(10047);
;// CONCATENATED MODULE: ./lib/src/core/collect/standing.js
/** What one found result says about its point: valid, invalid or failed, and why; and which of several is newest. */

/** A result that may be published: from a valid-name artifact, judged valid, every number finite. */
const isSound = (result) => result.origin !== 'failed' && result.nonFinite.length === 0 && blockOf(result)?.['valid'] !== false;
/** Standing of the result that counts for its point. A result of another (accepted) plan is `reused`. */
function standingOf(result, planDigest) {
    if (isSound(result)) {
        const isReused = result.planDigest !== null && result.planDigest !== planDigest;
        return { status: isReused ? 'reused' : 'valid', invalidReasons: [] };
    }
    if (result.nonFinite.length > 0) {
        const message = `non-finite: ${result.nonFinite.join(', ')}`;
        return { status: 'failed', invalidReasons: [{ code: 'non-finite', message, blame: 'product' }] };
    }
    if (result.failure)
        return { status: 'failed', invalidReasons: [], failure: result.failure };
    return { status: 'invalid', invalidReasons: reasonsOf(result) };
}
/** Newest first: by attempt when every result has one, then by upload time, then by path so that the order is total. */
function newestFirst(results) {
    const isNumbered = results.every(({ attempt }) => attempt !== null);
    return results.toSorted((a, b) => (isNumbered ? (b.attempt ?? 0) - (a.attempt ?? 0) : 0) ||
        timeOf(b) - timeOf(a) ||
        (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}
const timeOf = ({ createdAt }) => Date.parse(createdAt ?? '') || 0;
const blockOf = ({ row }) => (0,lenient_json/* isRecord */.u4)(row) && (0,lenient_json/* isRecord */.u4)(row['infx']) ? row['infx'] : undefined;
/** Reasons as the result states them; a result without any, under a failed name, still gets one. */
function reasonsOf(result) {
    const stated = blockOf(result)?.['invalid_reasons'];
    const reasons = Array.isArray(stated) ? stated.filter(isReason) : [];
    if (reasons.length > 0)
        return reasons;
    return [
        { code: 'unstated', message: 'the result is marked invalid and states no reason', blame: 'product' },
    ];
}
const isReason = (value) => (0,lenient_json/* isRecord */.u4)(value) &&
    typeof value['code'] === 'string' &&
    typeof value['message'] === 'string' &&
    ['user', 'infra', 'product'].includes(String(value['blame']));
//# sourceMappingURL=standing.js.map
;// CONCATENATED MODULE: ./lib/src/core/collect/join.js
/** Expected against got: every planned point with the result that counts, and every found result in exactly one bucket. */





/**
 * Joins results with the plan. Per point the newest valid result counts, by attempt (a number), then by upload time;
 * without a valid one the newest of any kind. Rows of aggregate files fill points that have nothing of their own.
 */
function joinResults({ plan, results, acceptedPlans, evals }) {
    const planned = new Set(plan.points.map(({ id }) => id));
    const damaged = results.filter(({ problems }) => problems.length > 0);
    const usable = results.filter(({ problems }) => problems.length === 0);
    const accepted = [plan.digest, ...acceptedPlans];
    const aside = usable.flatMap((result) => {
        const reason = foreignReason(result, planned, accepted);
        return reason === undefined ? [] : [{ result, reason }];
    });
    const isAside = new Set(aside.map(({ result }) => result));
    const aggregateOnly = [...isAside].filter(({ origin, pointId }) => origin === 'aggregate' && pointId !== null && !planned.has(pointId));
    const foreign = aside.filter(({ result }) => !aggregateOnly.includes(result));
    const ours = byPoint(usable.filter((result) => !isAside.has(result)));
    const groups = plan.points.map((point) => joinPoint(point, ours.get(point.id) ?? [], plan.digest));
    const conflicts = groups.flatMap((group) => group.conflicts);
    const points = groups.map(({ joined }) => evals && joined.point.kind === 'eval' ? withVerdicts(joined, evals) : joined);
    const joined = {
        points,
        missing: points.filter(({ status }) => status === 'missing').map(({ point }) => point),
        duplicates: groups.flatMap((group) => group.duplicates),
        conflicts,
        aggregateOnly,
        foreign,
        damaged,
        counts: {
            rawRows: results.length,
            chosen: groups.filter(({ joined }) => joined.chosen).length,
            superseded: groups.reduce((sum, { joined }) => sum + joined.superseded.length, 0),
            sameInBoth: groups.reduce((sum, { sameInBoth }) => sum + sameInBoth, 0),
            conflicts: conflicts.length,
            aggregateOnly: aggregateOnly.length,
            foreign: foreign.length,
            damaged: damaged.length,
        },
        problems: problemsOf({ damaged, groups, conflicts, aggregateOnly, foreign }),
    };
    assertAddsUp(joined.counts);
    return joined;
}
const notPlanned = 'its point is not in the plan';
function foreignReason(result, planned, accepted) {
    if (result.pointId === null)
        return 'it names no point';
    if (!planned.has(result.pointId))
        return notPlanned;
    if (result.planDigest !== null && !accepted.includes(result.planDigest))
        return 'it belongs to another plan';
    return undefined;
}
function byPoint(results) {
    const groups = new Map();
    for (const result of results) {
        const group = groups.get(result.pointId);
        if (group)
            group.push(result);
        else
            groups.set(result.pointId, [result]);
    }
    return groups;
}
function joinPoint(point, found, planDigest) {
    const own = newestFirst(found.filter(({ origin }) => origin !== 'aggregate'));
    const aggregate = newestFirst(found.filter(({ origin }) => origin === 'aggregate'));
    const candidates = own.length > 0 ? own : aggregate;
    const chosen = candidates.find(isSound) ?? candidates[0];
    if (!chosen) {
        const none = { status: 'missing', attempt: 0, invalidReasons: [] };
        return { joined: { point, ...none, superseded: [] }, duplicates: [], conflicts: [], sameInBoth: 0 };
    }
    const others = candidates.filter((result) => result !== chosen);
    const repeats = own.length > 0 ? aggregate.map((result) => ({ result, kind: repeatKind(result, chosen) })) : [];
    const ofKind = (kind) => repeats.filter((repeat) => repeat.kind === kind).map(({ result }) => result);
    const sameAttempt = candidates.filter(({ attempt }) => attempt === chosen.attempt);
    return {
        joined: {
            point,
            ...standingOf(chosen, planDigest),
            attempt: chosen.attempt ?? 1,
            chosen,
            superseded: [...others, ...ofKind('older')],
        },
        duplicates: sameAttempt.length > 1 ? sameAttempt : [],
        conflicts: ofKind('conflict'),
        sameInBoth: ofKind('same').length,
    };
}
/** An aggregate row beside the point's own file: assembled before a later attempt, equal, or in conflict. */
function repeatKind(row, chosen) {
    if (row.attempt !== null && chosen.attempt !== null && row.attempt !== chosen.attempt)
        return 'older';
    return contentOf(row) === contentOf(chosen) ? 'same' : 'conflict';
}
const contentOf = ({ row }) => (0,canonical_json/* canonicalJson */.d)(JSON.parse(JSON.stringify(row, (_, value) => typeof value === 'number' && !Number.isFinite(value) ? String(value) : value)));
/** Everything that kept a result from counting, or may surprise the reader of one that does. */
const problemsOf = (found) => [
    ...found.damaged.flatMap(({ problems }) => problems),
    ...found.groups.flatMap(({ joined }) => nonFiniteProblem(joined)),
    ...found.conflicts.map(conflictProblem),
    ...found.foreign.map(foreignProblem),
    ...found.aggregateOnly.map((result) => foreignProblem({ result, reason: notPlanned })),
];
const nonFiniteProblem = ({ chosen }) => chosen && chosen.nonFinite.length > 0
    ? [
        (0,catalogue/* problem */.CC)('INFX266', `${chosen.path}: non-finite: ${chosen.nonFinite.join(', ')}`, {
            at: start(chosen),
        }),
    ]
    : [];
const conflictProblem = (row) => (0,catalogue/* problem */.CC)('INFX268', `${row.path} holds other values for point ${row.pointId ?? ''} than the point's own file`, {
    at: start(row),
});
const foreignProblem = ({ result, reason }) => (0,catalogue/* problem */.CC)('INFX269', `${result.path} is not counted: ${reason}`, { at: start(result) });
const start = ({ path }) => ({ file: path, line: 1, col: 1 });
/** A result that is in no bucket would be lost without a trace: a bug of ours. */
function assertAddsUp({ rawRows, ...buckets }) {
    const sum = Object.values(buckets).reduce((total, count) => total + count, 0);
    if (sum !== rawRows)
        throw new Error(`collected rows do not add up: ${sum} of ${rawRows}`);
}
//# sourceMappingURL=join.js.map
;// CONCATENATED MODULE: ./lib/src/core/evals/choose-attempt.js
/** One evaluation tried several times: which attempt counts, and whether the attempts agree. */
/** Newest complete attempt, by number, then by time. The order of the input does not matter. */
function chooseAttempt(attempts, nExpected) {
    const complete = attempts.filter(({ n }) => n >= nExpected).toSorted(choose_attempt_newestFirst);
    const incomplete = attempts.filter(({ n }) => n < nExpected).toSorted(choose_attempt_newestFirst);
    const [chosen, ...superseded] = complete;
    if (!chosen)
        return { superseded: [], incomplete, disagreeing: [] };
    const disagreeing = superseded.filter((other) => {
        const bound = 3 * Math.hypot(other.standardError, chosen.standardError);
        return Math.abs(other.score - chosen.score) > bound;
    });
    return { chosen, superseded, incomplete, disagreeing };
}
const choose_attempt_newestFirst = (a, b) => b.attempt - a.attempt || b.createdAtMs - a.createdAtMs;
//# sourceMappingURL=choose-attempt.js.map
// EXTERNAL MODULE: ./lib/src/core/evals/eval-set.js
var eval_set = __webpack_require__(38613);
// EXTERNAL MODULE: ./lib/src/core/evals/evidence.js
var evals_evidence = __webpack_require__(70199);
// EXTERNAL MODULE: ./lib/src/core/evals/file-names.js
var file_names = __webpack_require__(56701);
// EXTERNAL MODULE: ./lib/src/core/evals/judge.js + 1 modules
var judge = __webpack_require__(2319);
// EXTERNAL MODULE: ./lib/src/core/evals/task-scores.js
var task_scores = __webpack_require__(20711);
;// CONCATENATED MODULE: ./lib/src/core/collect/judge-evals.js
/** Verdicts for every planned evaluation, from the evaluation artifacts that came back. */









/** Judges the newest complete attempt of every planned evaluation. What did not come back is `missing`, never a pass. */
function judgeEvals(input) {
    const accepted = [input.plan.digest, ...input.acceptedPlans];
    const sets = input.sets.flatMap((set) => identify(set, accepted));
    const problems = [];
    const verdicts = input.plan.points
        .filter(({ kind }) => kind === 'eval')
        .flatMap((point) => {
        const ofPoint = sets.filter(({ pointId }) => pointId === point.id);
        const concs = point.evalConcs ?? [point.conc];
        return concs.map((conc) => {
            const task = point.evalTask?.task ?? input.defaultTask;
            const evidence = evidenceOf(point, ofPoint, { task, conc, isOnly: concs.length === 1 }, problems);
            return (0,judge/* judgeEval */.e)({
                point,
                task,
                conc,
                evidence,
                thresholds: input.thresholds,
                minScore: input.minScore,
            });
        });
    });
    for (const verdict of verdicts.filter(({ state }) => state === 'missing')) {
        const message = `${verdict.pointId}: ${verdict.task} at conc ${verdict.conc}: ${verdict.because.join('; ')}`;
        problems.push((0,catalogue/* problem */.CC)('INFX264', message));
    }
    const attempts = new Map();
    for (const { pointId, attempt } of sets)
        attempts.set(pointId, Math.max(attempt, attempts.get(pointId) ?? 1));
    return { verdicts, attempts, problems };
}
function identify(set, accepted) {
    const metadata = parseRecord(set.metadata);
    const block = metadata?.['infx'];
    if (!metadata || !(0,lenient_json/* isRecord */.u4)(block))
        return [];
    const { point_id: pointId, attempt, plan_digest: planDigest } = block;
    if (typeof pointId !== 'string' || typeof planDigest !== 'string' || !accepted.includes(planDigest))
        return [];
    const isBatched = Array.isArray(metadata['eval_concs']);
    const number = typeof attempt === 'number' && Number.isSafeInteger(attempt) ? attempt : 0;
    const counted = (0,eval_set/* selectResults */.B)(set, isBatched).counted.filter(({ name }) => name.conc === undefined || (0,eval_set/* isCompleted */.Y)(metadata, name.conc));
    return [{ pointId, attempt: number, isBatched, counted }];
}
function parseRecord(text) {
    try {
        const value = (0,lenient_json/* parseLenientJson */.Ri)(text);
        return (0,lenient_json/* isRecord */.u4)(value) ? value : undefined;
    }
    catch (error) {
        // collectEvalRows reports damaged metadata; for a verdict it is as if the set had not come back.
        if (error instanceof SyntaxError)
            return undefined;
        throw error;
    }
}
function evidenceOf(point, sets, asked, problems) {
    const found = sets.flatMap((set) => {
        const result = set.counted.find(({ name }) => (set.isBatched ? name.conc === asked.conc : asked.isOnly));
        return result ? [attemptOf(set, result, asked.task)] : [];
    });
    if (found.length === 0) {
        const attempts = sets.map(({ attempt }) => attempt).sort((a, b) => a - b);
        return attempts.length === 0
            ? { state: 'missing', because: ['no result came back'] }
            : { state: 'infra', because: [`no score in attempt ${attempts.join(', ')}`] };
    }
    const nExpected = Math.max(...found.map(({ evidence }) => expectedOf(evidence)));
    const { chosen, incomplete, disagreeing } = chooseAttempt(found, nExpected);
    for (const other of disagreeing) {
        const message = `${point.id}: ${asked.task} at conc ${asked.conc}: attempt ${other.attempt} scored ${other.score}, attempt ${chosen?.attempt ?? ''} ${chosen?.score ?? ''}`;
        problems.push((0,catalogue/* problem */.CC)('INFX255', message));
    }
    return (chosen ?? incomplete[0] ?? { evidence: { state: 'missing', because: [] } }).evidence;
}
const expectedOf = (evidence) => evidence.state === 'result' ? (evidence.nExpected ?? 0) : 0;
function attemptOf(set, result, task) {
    const { fields } = (0,task_scores/* taskScores */.d)(result.content, task);
    const evidence = (0,evals_evidence/* evidenceOfFile */.X)(result.content, task);
    const isWhole = evidence.state === 'result' && !evidence.smoke;
    return {
        attempt: set.attempt,
        createdAtMs: (0,file_names/* evalTimestampMs */.p6)(result.name.timestamp ?? '') ?? 0,
        // A score that is none compares with nothing, so it never counts as disagreeing; the verdict fails it.
        score: fields.score ?? NaN,
        standardError: fields.score_se ?? 0,
        n: isWhole ? (fields.n_eff ?? 0) : -1,
        evidence,
    };
}
//# sourceMappingURL=judge-evals.js.map
// EXTERNAL MODULE: ./lib/src/core/collect/run-documents.js
var run_documents = __webpack_require__(61819);
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
// EXTERNAL MODULE: ./lib/src/files/ingest-source.js + 2 modules
var ingest_source = __webpack_require__(12221);
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
    const joined = joinResults({ plan, results: collected.results, acceptedPlans: [], evals });
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
function judgeCollected({ plan, repoDir, thresholdsFile }, { evalSets }) {
    const asksAny = plan.points.some(({ kind }) => kind === 'eval');
    const { thresholds, problems } = (0,evals_thresholds/* loadThresholds */.HP)({
        path: thresholdsFile,
        text: (0,drive_eval/* textBelow */.Z5)(repoDir, thresholdsFile),
    });
    const evals = judgeEvals({
        plan,
        sets: evalSets,
        acceptedPlans: [],
        thresholds,
        minScore: undefined,
        defaultTask: policy/* defaultPlanPolicy */.L.evals.task,
    });
    return { evals, problems: [...(asksAny ? problems : []), ...evals.problems] };
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
