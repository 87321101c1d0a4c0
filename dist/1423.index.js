export const id = 1423;
export const ids = [1423];
export const modules = {

/***/ 64180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ joinResults)
});

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
;// CONCATENATED MODULE: ./lib/src/core/collect/standing.js
/** A result that may be published: from a valid-name artifact, judged valid, every number finite. */
const isSound = (result) => result.origin !== 'failed' && result.nonFinite.length === 0 && result.facts?.valid !== false;
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
/** Reasons as the result states them; a result without any, under a failed name, still gets one. */
function reasonsOf({ facts }) {
    if (facts && facts.invalidReasons.length > 0)
        return facts.invalidReasons;
    return [
        { code: 'unstated', message: 'the result is marked invalid and states no reason', blame: 'product' },
    ];
}
//# sourceMappingURL=standing.js.map
;// CONCATENATED MODULE: ./lib/src/core/collect/join.js




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
    return row.facts?.contentDigest === chosen.facts?.contentDigest ? 'same' : 'conflict';
}
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

/***/ }),

/***/ 52564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ judgeEvals)
});

;// CONCATENATED MODULE: ./lib/src/core/evals/choose-attempt.js
/** One evaluation tried several times: which attempt counts, and whether the attempts agree. */
/** Newest complete attempt, by number, then by time. The order of the input does not matter. */
function chooseAttempt(attempts, nExpected) {
    const complete = attempts.filter(({ n }) => n >= nExpected).toSorted(newestFirst);
    const incomplete = attempts.filter(({ n }) => n < nExpected).toSorted(newestFirst);
    const [chosen, ...superseded] = complete;
    if (!chosen)
        return { superseded: [], incomplete, disagreeing: [] };
    const disagreeing = superseded.filter((other) => {
        const bound = 3 * Math.hypot(other.standardError, chosen.standardError);
        return Math.abs(other.score - chosen.score) > bound;
    });
    return { chosen, superseded, incomplete, disagreeing };
}
const newestFirst = (a, b) => b.attempt - a.attempt || b.createdAtMs - a.createdAtMs;
//# sourceMappingURL=choose-attempt.js.map
// EXTERNAL MODULE: ./lib/src/core/evals/eval-set.js
var eval_set = __webpack_require__(38613);
// EXTERNAL MODULE: ./lib/src/core/evals/evidence.js
var evals_evidence = __webpack_require__(70199);
// EXTERNAL MODULE: ./lib/src/core/evals/file-names.js
var file_names = __webpack_require__(56701);
// EXTERNAL MODULE: ./lib/src/core/evals/judge.js
var judge = __webpack_require__(83095);
// EXTERNAL MODULE: ./lib/src/core/evals/task-scores.js
var task_scores = __webpack_require__(20711);
// EXTERNAL MODULE: ./lib/src/core/measure/lenient-json.js
var lenient_json = __webpack_require__(10047);
// EXTERNAL MODULE: ./lib/src/core/problems/evals.js
var evals = __webpack_require__(10626);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
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
