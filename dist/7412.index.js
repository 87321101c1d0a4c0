export const id = 7412;
export const ids = [7412];
export const modules = {

/***/ 55319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/src/github/run-action.js + 1 modules
var run_action = __webpack_require__(76396);
// EXTERNAL MODULE: ./lib/src/github/token-input.js
var token_input = __webpack_require__(31536);
;// CONCATENATED MODULE: ./lib/actions/retry-canary/inputs.js

const contract = {
    name: 'retry-canary',
    title: 'Decide whether a failed canary gets a second try',
    description: 'Reads what the canary left behind: a second try on another machine helps only against a fault of the infrastructure, or where nothing came back at all.',
    inputs: {
        token: token_input/* tokenInput */.e,
        'plan-artifact': { description: 'Name of the artifact with plan.json.', required: true },
    },
    outputs: {
        retry: { description: '`true` when a second try may help.' },
        because: { description: 'Why, in one sentence.' },
    },
    permissions: { actions: 'download the plan and what the canary left behind' },
    requirements: [
        'Outputs of a called workflow that failed do not reach its caller, so the artifacts are read.',
    ],
};
//# sourceMappingURL=inputs.js.map
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/collect/join.js + 2 modules
var join = __webpack_require__(64180);
// EXTERNAL MODULE: ./lib/src/core/collect/sweep-point.js
var sweep_point = __webpack_require__(33702);
// EXTERNAL MODULE: ./lib/src/core/gate/fan-out.js
var fan_out = __webpack_require__(39234);
// EXTERNAL MODULE: ./lib/src/core/ingest/artifact-names.js
var artifact_names = __webpack_require__(25474);
// EXTERNAL MODULE: ./lib/src/core/plan/legs.js
var legs = __webpack_require__(65425);
// EXTERNAL MODULE: ./lib/src/core/render/markdown.js
var markdown = __webpack_require__(56456);
// EXTERNAL MODULE: ./lib/src/core/results/point-problems.js
var point_problems = __webpack_require__(49428);
// EXTERNAL MODULE: ./lib/src/files/collect.js + 1 modules
var collect = __webpack_require__(50617);
// EXTERNAL MODULE: ./lib/src/files/ingest-source.js + 1 modules
var ingest_source = __webpack_require__(56700);
// EXTERNAL MODULE: ./lib/src/files/plan-file.js + 1 modules
var plan_file = __webpack_require__(90367);
// EXTERNAL MODULE: ./lib/src/github/artifacts.js + 1 modules
var github_artifacts = __webpack_require__(44479);
// EXTERNAL MODULE: ./lib/src/github/connect.js
var connect = __webpack_require__(83730);
// EXTERNAL MODULE: ./lib/src/github/source-run.js
var source_run = __webpack_require__(52487);
// EXTERNAL MODULE: ./lib/src/sweep/archive-limits.js
var archive_limits = __webpack_require__(76228);
;// CONCATENATED MODULE: ./lib/actions/retry-canary/run.js















const kinds = ['benchmark', 'failed'];
async function run(inputs, host) {
    const github = (0,connect/* gitHubOfJob */.e)(host, inputs.token, false);
    const runId = host.env['GITHUB_RUN_ID'] ?? '';
    const folder = (0,external_node_path_.join)(host.workspace, '.infx');
    const artifact = await (0,source_run/* artifactOfRun */.nO)(github, runId, inputs['plan-artifact']);
    const plan = await (0,plan_file/* readPlanFile */.w)(await (0,source_run/* downloadPlan */.mb)(github, artifact, folder, archive_limits/* resultLimits */.s));
    const { canary } = plan;
    const points = plan.points.filter(({ id }) => canary.state === 'chosen' && id === canary.pointId);
    // What failed in an earlier attempt of the run says nothing about this one.
    const attempt = (0,legs/* attemptOfTry */.A5)(host.runAttempt, 1);
    const left = (await (0,github_artifacts/* listArtifacts */.wn)(github, runId)).filter(({ name }) => kinds.includes((0,artifact_names/* classifyArtifact */.f)(name).kind) &&
        points.some(({ id }) => name.endsWith(`_${id}_a${attempt}`)));
    const artifacts = (0,external_node_path_.join)(folder, 'canary');
    const { problems } = await (0,github_artifacts/* downloadArtifacts */.UL)(github, left, artifacts, archive_limits/* resultLimits */.s);
    const { results } = await (0,collect/* readCollected */.qu)(await (0,ingest_source/* openIngestSource */.g)(artifacts));
    const [joined] = (0,join/* joinResults */.F)({ plan: { ...plan, points }, results, acceptedPlans: [] }).points;
    const [first] = joined === undefined ? [] : (0,point_problems/* pointProblems */.z)((0,sweep_point/* sweepPointOf */.e)(joined, undefined));
    const { retry, because } = (0,fan_out/* secondTry */.yp)(joined?.status === 'missing' ? undefined : first);
    return {
        outputs: { retry, because },
        summary: `### Second try of the canary: ${retry ? 'yes' : 'no'}\n\n${(0,markdown/* escapeMarkdown */.FV)(because)}\n`,
        problems,
    };
}
//# sourceMappingURL=run.js.map
;// CONCATENATED MODULE: ./lib/actions/retry-canary/main.js



const main = () => (0,run_action/* runAction */.C)(contract, run);
//# sourceMappingURL=main.js.map

/***/ }),

/***/ 42541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ canonicalJsonWithout),
/* harmony export */   dj: () => (/* binding */ canonicalJson),
/* harmony export */   p8: () => (/* binding */ NotFiniteError)
/* harmony export */ });
/** Canonical JSON: one byte sequence per value, so that a hash of it is an identity. */
/** A number that JSON has no word for: `.nan` or `.inf` of a YAML file. */
class NotFiniteError extends TypeError {
    name = 'NotFiniteError';
}
/**
 * Keys sorted by code point at every level, no white space, `undefined` members left out, everything outside
 * 0x20-0x7e escaped as lower-case \uXXXX (short escapes where JSON has them): the reference's form for its
 * recipe fingerprint, so one function serves both. Throws NotFiniteError on NaN and Infinity, TypeError on bigint,
 * functions and cycles.
 */
function canonicalJson(value) {
    return write(value, []);
}
/** The same of an object, but for some of its own members. */
function canonicalJsonWithout(value, members) {
    return writeObject(value, [value], members);
}
function write(value, path) {
    if (value === null)
        return 'null';
    switch (typeof value) {
        case 'boolean':
            return value ? 'true' : 'false';
        case 'number':
            if (!Number.isFinite(value))
                throw new NotFiniteError(`canonical JSON cannot hold ${value}`);
            return Object.is(value, -0) ? '0' : String(value);
        case 'string':
            return escape(value);
        case 'object': {
            if (path.includes(value))
                throw new TypeError('canonical JSON cannot hold a cycle');
            path.push(value);
            const text = Array.isArray(value) ? writeArray(value, path) : writeObject(value, path);
            path.pop();
            return text;
        }
        default:
            throw new TypeError(`canonical JSON cannot hold a ${typeof value}`);
    }
}
const writeArray = (items, path) => `[${items.map((item) => write(item, path)).join(',')}]`;
function writeObject(value, path, without = none) {
    const members = value;
    let text = '';
    for (const key of sortedKeys(value)) {
        const member = members[key];
        if (member !== undefined && !without.includes(key))
            text += `${text === '' ? '' : ','}${keyText(key)}${write(member, path)}`;
    }
    return `{${text}}`;
}
const none = [];
const fewKeys = 16;
function sortedKeys(value) {
    const keys = Object.keys(value);
    // A key that is written as it is has nothing beyond ASCII, where the two orders are one.
    if (keys.some((key) => keyText(key).length !== key.length + 3))
        return keys.sort(compareCodePoints);
    if (keys.length > fewKeys)
        return keys.sort();
    // Most objects are small, and sorting those by insertion costs a fraction of calling `sort`.
    for (let next = 1; next < keys.length; next++) {
        const key = keys[next] ?? '';
        let at = next;
        for (; at > 0 && (keys[at - 1] ?? '') > key; at--)
            keys[at] = keys[at - 1] ?? '';
        keys[at] = key;
    }
    return keys;
}
const keyTexts = new Map();
const mostKeyTexts = 5000;
/** `"key":`. The same few hundred keys are written again and again. */
function keyText(key) {
    const known = keyTexts.get(key);
    if (known !== undefined)
        return known;
    const text = `${escape(key)}:`;
    if (keyTexts.size < mostKeyTexts)
        keyTexts.set(key, text);
    return text;
}
const needsEscape = /[^\x20-\x21\x23-\x5b\x5d-\x7e]/;
/** Most texts hold nothing to escape; a plan writes hundreds of thousands of them. */
const escape = (text) => needsEscape.test(text)
    ? JSON.stringify(text).replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    : `"${text}"`;
/** UTF-16 order, which `sort()` uses, differs from code point order only where surrogates meet U+E000-U+FFFF. */
function compareCodePoints(a, b) {
    const left = Array.from(a);
    const right = Array.from(b);
    for (let index = 0; index < Math.min(left.length, right.length); index++) {
        const difference = (left[index]?.codePointAt(0) ?? 0) - (right[index]?.codePointAt(0) ?? 0);
        if (difference !== 0)
            return difference;
    }
    return left.length - right.length;
}
//# sourceMappingURL=canonical-json.js.map

/***/ }),

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

/***/ 39234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hr: () => (/* binding */ canaryOutcome),
/* harmony export */   qn: () => (/* binding */ decideFanOut),
/* harmony export */   yp: () => (/* binding */ secondTry)
/* harmony export */ });
/* harmony import */ var _problems_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10530);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/**
 * Whether the fan-out may start after the canary. A job of GitHub that was skipped says nothing: relabelling, re-runs and
 * skipped gates all end in "skipped". So the start demands the token of this very plan, handed over by whoever decided.
 */


/**
 * The canary's result over its two tries: the second runs only after the first failed for a reason of the
 * infrastructure, and then it counts.
 */
const canaryOutcome = (first, again) => first === 'failure' && again !== 'skipped' ? again : first;
/** Whether another machine may help: `cause` is the first one against the canary, undefined when nothing came back. */
function secondTry(cause) {
    if (cause === undefined)
        return { retry: true, because: 'nothing came back of the canary' };
    return cause.blame === 'infra'
        ? { retry: true, because: `a fault of the infrastructure: ${cause.message}` }
        : { retry: false, because: `another machine would not help (${cause.blame}): ${cause.message}` };
}
function decideFanOut(evidence) {
    const { plan, canary, selected, selectedToken, canaryToken, planToken } = evidence;
    if (plan === 'cancelled' || canary === 'cancelled')
        return stop('cancelled', 'the sweep was cancelled');
    if (canary === 'failure')
        return stop('failed', 'the canary failed');
    if (plan !== 'success')
        return unknown(`the plan job ended with "${plan}"`);
    if (planToken === '')
        return unknown('the plan has no token');
    if (selectedToken !== planToken)
        return unknown('the decision about the canary is not of this plan');
    switch (selected) {
        case 'chosen':
            if (canary !== 'success')
                return unknown(`the canary was chosen, and its job is "${canary}"`);
            if (canaryToken !== planToken)
                return unknown('the canary passed without the token of this plan');
            return start('passed', 'the canary passed');
        case 'none-possible':
            return start('none-possible', 'no point can be a canary');
        case 'skipped':
            return start('waived', 'the canary was waived');
        case '':
            return unknown('nothing was decided about a canary');
    }
}
const start = (state, because) => ({
    start: true,
    state,
    because,
    problems: [],
});
/** The cause is reported where it happened. */
const stop = (state, because) => ({
    start: false,
    state,
    because,
    problems: [],
});
const unknown = (because) => ({
    start: false,
    state: 'unknown',
    because,
    problems: [(0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX139', because, { hint: 're-run all jobs, or remove and add the sweep label' })],
});
//# sourceMappingURL=fan-out.js.map

/***/ }),

/***/ 84931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SF: () => (/* binding */ booleanOf),
/* harmony export */   _O: () => (/* binding */ storableText),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   cP: () => (/* binding */ integerOf),
/* harmony export */   hG: () => (/* binding */ rowFault),
/* harmony export */   pR: () => (/* binding */ isRow),
/* harmony export */   r$: () => (/* binding */ storableJson),
/* harmony export */   rl: () => (/* binding */ numberOf),
/* harmony export */   zv: () => (/* binding */ recordOf)
/* harmony export */ });
/* harmony import */ var _measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10047);
/* harmony import */ var _measure_nesting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19297);
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
/** Why nothing of a row can be used, whatever it says; undefined when its fields can be looked at. */
function rowFault(row) {
    if ((0,_measure_nesting_js__WEBPACK_IMPORTED_MODULE_1__/* .isTooDeep */ .f_)(row))
        return _measure_nesting_js__WEBPACK_IMPORTED_MODULE_1__/* .tooDeep */ .DI;
    const broken = nonFinitePaths(row);
    if (broken.length === 0)
        return undefined;
    return `non-finite: ${broken.slice(0, maxNamed).join(', ')}${broken.length > maxNamed ? ', …' : ''}`;
}
const maxNamed = 20;
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

/***/ 15783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ optional)
/* harmony export */ });
/** An optional field of an object literal, absent rather than undefined (exactOptionalPropertyTypes). */
/** `{ [key]: value }`, or nothing when the value is absent. */
const optional = (key, value) => value === undefined ? {} : { [key]: value };
//# sourceMappingURL=optional-field.js.map

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

/***/ 63132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ planDigest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42541);
/** The identity of a plan: what its jobs do, in which order, behind which canary. */


/** SHA-256 (hex) over the canonical JSON of the points' ids, of how they are run, and of the canary. */
const planDigest = ({ points, canary }) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
    .update((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)({ points: points.map(executed), canary }))
    .digest('hex');
/** What a job does: the id covers everything that can change the measurement, the rest is how it is run. */
const executed = ({ id, runsOn, timeoutMinutes, queueMinutes, gpus, nodes, title, }) => ({
    id,
    runsOn,
    timeoutMinutes,
    queueMinutes,
    gpus,
    nodes,
    title,
});
//# sourceMappingURL=plan-digest.js.map

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

/***/ 85858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V4: () => (/* binding */ pointIdOf),
/* harmony export */   WH: () => (/* binding */ seriesKeyOf),
/* harmony export */   b$: () => (/* binding */ lineIdentity),
/* harmony export */   e1: () => (/* binding */ curveKeyOf)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42541);
/* harmony import */ var _point_label_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64461);
/** Identities of a point: one hash over everything that can change the measurement, and what a series and a curve join. */




function lineIdentity(spec) {
    return { text: sharedText(spec), slug: slugOfLine(spec) };
}
function sharedText(spec) {
    const { conc: _conc, evalConcs: _evalConcs, recipe: _recipe, acceptance: _acceptance, ...shared } = spec;
    // Every point of the line hashes this text; in one piece it is not put together again for each.
    return node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.from((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .dj)(shared), 'latin1').toString('latin1');
}
/**
 * Readable slug, `-`, 12 hex digits of SHA-256 over the canonical JSON of the spec. Matches `^[a-z0-9._-]{1,120}$`.
 * Independent of the order of fields. Equal ids ⇔ equal measurements. The recipe counts by its digest, a hash of the
 * resolved content, in which srt-slurm writes the `name` that it makes of a variant's; where the file lies does not
 * count, unless the topology says it in a CONFIG_FILE setting. `line` is
 * `lineIdentity(spec)`, for those who have it already.
 */
function pointIdOf(spec, line = lineIdentity(spec)) {
    const { conc, evalConcs, recipe, acceptance } = spec;
    const own = (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .dj)({ conc, evalConcs, recipe: recipe?.digest, acceptance });
    return `${slug(conc, line)}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.hash)('sha256', `${line.text}\n${own}`).slice(0, 12)}`;
}
const maxSlug = 100;
function slugOfLine(spec) {
    const parts = [
        spec.modelPrefix,
        spec.precision,
        (0,_point_label_js__WEBPACK_IMPORTED_MODULE_3__/* .skuOf */ .x$)(spec.runner),
        spec.framework,
        (0,_point_label_js__WEBPACK_IMPORTED_MODULE_3__/* .shortScenario */ .Vf)(spec),
        (0,_point_label_js__WEBPACK_IMPORTED_MODULE_3__/* .compactTopology */ .bG)(spec.topology),
        spec.specDecoding === 'none' ? '' : spec.specDecoding,
        spec.kvOffloading === 'none' ? '' : (spec.kvOffloadBackend?.name ?? spec.kvOffloading),
    ];
    return [
        parts.filter((part) => part !== '').join('-'),
        spec.kind === 'eval' ? `eval-${spec.evalTask?.task ?? 'default'}` : '',
    ];
}
function slug(conc, { slug: [before, behind] }) {
    const joined = [before, `c${conc}`, behind].filter((part) => part !== '').join('-');
    const safe = joined.toLowerCase().replace(/[^a-z0-9._-]+/g, '-');
    return safe.slice(0, maxSlug).replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '') || 'point';
}
/**
 * What the points of one line have in common: the spec without concurrency and without what recipes override per
 * concurrency (content, selector, acceptance). `recipeTemplate` is the recipe as the configuration writes it, with its
 * placeholders. 16 hex digits. `line` as for `pointIdOf`.
 */
function seriesKeyOf(spec, recipeTemplate, line) {
    const topology = withoutSelectors(spec.topology);
    const text = topology === spec.topology ? (line?.text ?? sharedText(spec)) : sharedText({ ...spec, topology });
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.hash)('sha256', `${text}\n${recipeTemplate?.split(':', 1)[0] ?? ''}`).slice(0, 16);
}
const withSelector = /^((?:EVAL_)?CONFIG_FILE=[^:]*):.*$/;
/** The very topology when it names none. */
function withoutSelectors(topology) {
    if (topology.shape === 'single-node')
        return topology;
    const settings = [...topology.prefill.additionalSettings, ...topology.decode.additionalSettings];
    if (!settings.some((setting) => withSelector.test(setting)))
        return topology;
    const strip = (pool) => ({
        ...pool,
        additionalSettings: pool.additionalSettings.map((setting) => setting.replace(withSelector, '$1')),
    });
    return { ...topology, prefill: strip(topology.prefill), decode: strip(topology.decode) };
}
/**
 * Curve identity (ingest.md §1.3): model, hardware, framework, precision, type, lengths, and unless agentic also
 * speculative decoding, disaggregation and offload. Readable, `/` between the parts.
 */
function curveKeyOf(spec) {
    const base = [spec.modelPrefix, (0,_point_label_js__WEBPACK_IMPORTED_MODULE_3__/* .skuOf */ .x$)(spec.runner), spec.framework, spec.precision];
    if (spec.scenario === 'agentic-coding')
        return [...base, 'agentic_traces'].join('/');
    return [
        ...base,
        'single_turn',
        `${spec.isl ?? 0}_${spec.osl ?? 0}`,
        spec.specDecoding,
        spec.disagg ? 'disagg' : 'agg',
        spec.kvOffloading === 'none' ? 'off' : 'on',
    ].join('/');
}
//# sourceMappingURL=point-id.js.map

/***/ }),

/***/ 64461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lm: () => (/* binding */ lineTitle),
/* harmony export */   M4: () => (/* binding */ curveTitle),
/* harmony export */   Vf: () => (/* binding */ shortScenario),
/* harmony export */   bG: () => (/* binding */ compactTopology),
/* harmony export */   bQ: () => (/* binding */ lineLabel),
/* harmony export */   br: () => (/* binding */ pointTitle),
/* harmony export */   d3: () => (/* binding */ curvePartsOfTitle),
/* harmony export */   kH: () => (/* binding */ titleSeparator),
/* harmony export */   rK: () => (/* binding */ topologyShorthand),
/* harmony export */   x$: () => (/* binding */ skuOf)
/* harmony export */ });
/* unused harmony export featureLabels */
/* harmony import */ var _remembered_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51288);

/** SKU that a runner label stands for: after the last `:`, before the first `-` (`cluster:b300-nv` → `b300`). */
function skuOf(runner) {
    const name = runner.slice(runner.lastIndexOf(':') + 1).toLowerCase();
    return name.split('-', 1)[0] ?? name;
}
/** `agentic`, `8k1k`, `1k1k`, else `<isl>_<osl>`. */
function shortScenario({ scenario, isl = 0, osl = 0 }) {
    if (scenario === 'agentic-coding')
        return 'agentic';
    return [isl, osl].every((tokens) => tokens > 0 && tokens % 1024 === 0)
        ? `${isl / 1024}k${osl / 1024}k`
        : `${isl}_${osl}`;
}
const widths = ({ tp, pp, dcp, pcp, ep, dpAttn }) => [
    `tp${tp}`,
    ...(pp > 1 ? [`pp${pp}`] : []),
    ...(dcp > 1 ? [`dcp${dcp}`] : []),
    ...(pcp > 1 ? [`pcp${pcp}`] : []),
    ...(ep > 1 ? [`ep${ep}`] : []),
    ...(dpAttn ? ['dpa'] : []),
];
const pool = (letter, worker) => `${worker.numWorkers}${letter}${widths(worker).join('')}`;
/** Without spaces: `tp8ep8dpa`, `1ptp4-3dtp8ep8dpa`, `2wtp8` (aggregated workers). */
const compactTopology = (0,_remembered_js__WEBPACK_IMPORTED_MODULE_0__/* .remembered */ .H)((topology) => {
    if (topology.shape === 'single-node')
        return widths(topology).join('');
    const { prefill, decode } = topology;
    return decode.numWorkers === 0 ? pool('w', prefill) : `${pool('p', prefill)}-${pool('d', decode)}`;
});
const poolWords = (letter, worker) => {
    const where = worker.hardware === undefined ? '' : ` on ${worker.hardware}`;
    return `${worker.numWorkers}${letter} ${widths(worker).join(' ')}${where}`;
};
/** For people: `tp8 ep8 dpa`, `1P tp4 + 3D tp8 ep8 dpa`, `1P tp4 on h200 + 1D tp8 on b200`, `2W tp8`. */
const topologyShorthand = (0,_remembered_js__WEBPACK_IMPORTED_MODULE_0__/* .remembered */ .H)((topology) => {
    if (topology.shape === 'single-node')
        return widths(topology).join(' ');
    const { prefill, decode } = topology;
    return decode.numWorkers === 0
        ? poolWords('W', prefill)
        : `${poolWords('P', prefill)} + ${poolWords('D', decode)}`;
});
/** What a series has besides its topology: `mtp`, `hicache`, router name; empty for none. */
const featureLabels = (spec) => [
    ...(spec.specDecoding === 'none' ? [] : [spec.specDecoding]),
    ...(spec.kvOffloading === 'none' ? [] : [spec.kvOffloadBackend?.name ?? spec.kvOffloading]),
];
/** What the points of one line of a search space share, for people: `agentic · tp8 ep8 dpa · mtp · hicache`. */
const lineLabel = (spec) => [shortScenario(spec), topologyShorthand(spec.topology), ...featureLabels(spec)].join(' · ');
/** Between the parts of a title. */
const titleSeparator = ' · ';
/** Leading parts of a title that every point of a curve has and the curve's own name says: model, hardware, scenario. */
const curvePartsOfTitle = 3;
/** Name of the curve that a point belongs to: `DeepSeek-V4-Pro · agentic coding · b300_sglang · FP4`. */
function curveTitle(spec) {
    const { model, scenario, isl, osl, runner, framework, precision } = spec;
    const work = scenario === 'agentic-coding' ? 'agentic coding' : `${isl ?? '?'}/${osl ?? '?'} tokens`;
    return [
        model.split('/').at(-1) ?? model,
        work,
        `${skuOf(runner)}_${framework}`,
        precision.toUpperCase(),
    ].join(titleSeparator);
}
/**
 * Job name: `dsv4 fp4 · b300 sglang · agentic · tp8 ep8 dpa · mtp · conc 64`; evals name their task. `line` is
 * `lineTitle(spec)`, for those who have it already.
 */
function pointTitle(spec, line = lineTitle(spec)) {
    const conc = spec.evalConcs && spec.evalConcs.length > 1 ? spec.evalConcs.join('+') : String(spec.conc);
    return `${line}${titleSeparator}conc ${conc}`;
}
/** What the titles of the points of one line begin with. */
const lineTitle = (spec) => [
    `${spec.modelPrefix} ${spec.precision}`,
    `${skuOf(spec.runner)} ${spec.framework}`,
    shortScenario(spec),
    topologyShorthand(spec.topology),
    ...featureLabels(spec),
    ...(spec.kind === 'eval' ? [`eval ${spec.evalTask?.task ?? ''}`.trim()] : []),
].join(titleSeparator);
//# sourceMappingURL=point-label.js.map

/***/ }),

/***/ 10626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export evalProblemKinds */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problem codes of evaluations and of collecting results: 250-269. What is wrong inside a YAML file has codes of config. */

const evalProblemKinds = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX250: {
        title: 'Evaluation task file cannot be read',
        blame: 'user',
        severity: 'error',
        explain: 'A point asks for an evaluation whose task file, question file or worked examples are not in the repository, or are not text. Check the path: it is relative to the repository, and the data files are relative to the task file.',
    },
    INFX251: {
        title: 'Evaluation task file is not valid',
        blame: 'user',
        severity: 'error',
        explain: 'The task file has a field that the built-in runner does not carry out, lacks one that it needs, or holds a value of another type. Supported is the part of the lm-eval task format described in `schemas/eval-task.schema.json`; what is not supported is refused, because skipping it silently would change the score.',
    },
    INFX252: {
        title: 'Prompt template cannot be filled in',
        blame: 'user',
        severity: 'error',
        explain: 'Templates may insert fields of the document with `{{field}}` and nothing else. The template names a field that a document lacks, or uses another expression of the template language.',
    },
    INFX253: {
        title: 'Question set is damaged',
        blame: 'user',
        severity: 'error',
        explain: 'One line of a question file is not a JSON object, or the file holds no question. Every line must be one whole object; a file that was cut off usually ends in half a line. Nothing is evaluated on part of a set.',
    },
    INFX254: {
        title: 'Thresholds file cannot be read',
        blame: 'user',
        severity: 'error',
        explain: 'The file with the accuracy thresholds is missing or is not YAML. The accuracy gate then fails: falling back to a built-in minimum would let a regression pass.',
    },
    INFX255: {
        title: 'Attempts at one evaluation disagree',
        blame: 'product',
        severity: 'warning',
        explain: 'Two complete attempts at the same point gave scores that differ by more than three standard errors, which chance does not explain. The newest counts, but something other than the model changed between them: look at both logs before trusting either score.',
    },
    INFX256: {
        title: 'No threshold for this task',
        blame: 'user',
        severity: 'error',
        explain: 'Neither `models.<prefix>.<task>` nor `default.<task>` names the evaluated task, so there is nothing to judge the score by, and the gate fails. Add a line to the thresholds file.',
    },
    INFX257: {
        title: 'A score is not a number between 0 and 1',
        blame: 'product',
        severity: 'error',
        explain: 'A result file holds NaN, a boolean, a text or a number outside [0, 1] where a score belongs, or no score of the gated metric at all. Such a result never passes. Look at the log of the runner that wrote the file.',
    },
    INFX258: {
        title: 'Not every question was answered',
        blame: 'infra',
        severity: 'error',
        explain: 'Some requests failed even after the retries, so the score would stand for a part of the questions only. The evaluation counts as an infrastructure failure, not as a low score; run it again.',
    },
    INFX259: {
        title: 'The server failed during the evaluation',
        blame: 'infra',
        severity: 'error',
        explain: 'The endpoint refused connections, answered with server errors or did not answer in time so often that the evaluation was stopped. This says nothing about accuracy. The log of the engine says why it stopped.',
    },
    INFX260: {
        title: 'The server refused the evaluation request',
        blame: 'user',
        severity: 'error',
        explain: 'The endpoint answered with a 4xx status, which repeating does not change: usually an unknown model name, or a prompt longer than the context limit that the engine was started with.',
    },
    INFX261: {
        title: 'Evaluation result file is damaged',
        blame: 'infra',
        severity: 'error',
        explain: 'A result file of an evaluation is not JSON or lacks its results. It was probably cut off while it was written or copied. The other files are still collected.',
    },
    INFX262: {
        title: 'Evaluation metadata is damaged',
        blame: 'product',
        severity: 'error',
        explain: '`meta_env.json` of an evaluation is not JSON, or a field in it has a value that cannot be what it stands for. Without it the score cannot be tied to a configuration, so its rows are left out and the file is listed.',
    },
    INFX263: {
        title: 'Several result files and no way to tell the newest',
        blame: 'product',
        severity: 'error',
        explain: 'One evaluation left several result files and their names carry no time. File times are not trusted, because copying and downloading change them. No score is taken; remove all but one.',
    },
    INFX264: {
        title: 'No evaluation result where one was expected',
        blame: 'infra',
        severity: 'error',
        explain: 'The plan holds evaluations, and nothing came back for at least one of them. Missing is never a pass: look at the job of the evaluation that is listed.',
    },
    INFX265: {
        title: 'Result file is damaged',
        blame: 'infra',
        severity: 'error',
        explain: 'A collected file is not JSON, is larger than a result can be, or could not be read. It is listed with the place of the damage, and collecting goes on; its point counts as missing unless another attempt has it.',
    },
    INFX266: {
        title: 'Result holds numbers that are not finite',
        blame: 'product',
        severity: 'error',
        explain: 'Some values of a result are NaN or infinite, which usually means that a rate was taken over zero requests. The point is kept as failed, with the names of the fields.',
    },
    INFX267: {
        title: 'Attempt in the name and in the result disagree',
        blame: 'product',
        severity: 'error',
        explain: 'The attempt that an artifact carries in its name is not the one that its content states. One of them is stale; the artifact is not used.',
    },
    INFX268: {
        title: 'Two sources disagree about one point',
        blame: 'product',
        severity: 'warning',
        explain: 'The aggregate file holds other numbers for a point than the point’s own file. The point’s own file wins, because the aggregate was assembled from such files.',
    },
    INFX269: {
        title: 'Result does not belong to this plan',
        blame: 'product',
        severity: 'warning',
        explain: 'A collected file names no point, a point that is not in the plan, or another plan. It is listed and not counted. Usual causes: files of an earlier run left in the workspace, or an artifact of another tool.',
    },
});
//# sourceMappingURL=evals.js.map

/***/ }),

/***/ 10530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export gateProblemKinds */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of the gate, comment commands and GitHub's interface (130-149). */

const user = { blame: 'user', severity: 'error' };
const infra = { blame: 'infra', severity: 'error' };
const gateProblemKinds = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX130: {
        ...infra,
        title: 'The event cannot be used',
        explain: 'The payload of the event lacks a field that the gate needs, or holds one that is not what GitHub documents. ' +
            'Nothing is decided on a guess. Trigger the workflow by one of the events of docs/labels.md.',
    },
    INFX131: {
        ...user,
        title: 'Two primary labels',
        explain: 'The primary label says how a sweep runs, and two of them say two things. Nothing runs until one is left. ' +
            'docs/labels.md lists the labels.',
    },
    INFX132: {
        ...user,
        severity: 'notice',
        title: 'A modifier without a primary label',
        explain: 'A modifier changes a sweep and never starts one. Add one primary label, for instance `full-sweep-fail-fast`.',
    },
    INFX133: {
        ...user,
        severity: 'warning',
        title: 'A label looks like a sweep label, and is none',
        explain: 'Label texts are compared whole. The label named in the message differs by a few letters from one that has an effect, so it has none.',
    },
    INFX134: {
        ...user,
        title: 'An input of a dispatch is not usable',
        explain: 'A sweep was started by hand with an input that cannot be read, or with two that exclude one another. All of them are listed at once.',
    },
    INFX135: {
        ...user,
        title: 'The person may not start a sweep',
        explain: 'Sweeps spend GPU hours, so the one who applies a sweep label, dispatches a sweep or comments a command needs the role write, ' +
            'maintain or admin in this repository. GitHub lets the role triage set labels too; that alone starts nothing.',
    },
    INFX136: {
        ...user,
        title: 'A fork needs an approval of exactly this commit',
        explain: 'Code from a fork runs on your machines only after a maintainer read it: dispatch the sweep workflow with the number of the pull request ' +
            'and the full SHA that was read as `approve-head`. A new commit revokes the approval.',
    },
    INFX137: {
        ...user,
        title: 'The pull request has merge conflicts',
        explain: 'GitHub makes no merge commit and starts no pull-request run while there are conflicts. Resolve them and push; the push starts the sweep.',
    },
    INFX138: {
        ...user,
        title: 'The commit is not the head any more',
        explain: 'The run was started for a commit that the branch has moved away from. Its results would say nothing about the pull request as it is. ' +
            'Start a sweep for the new head.',
    },
    INFX139: {
        ...infra,
        title: 'Nothing proves that the canary passed',
        explain: 'The fan-out starts only with the token of this plan: the canary passed, none is possible, or a label waived it. ' +
            'A skipped or empty canary is no pass. Re-run all jobs of the workflow.',
    },
    INFX140: {
        ...infra,
        title: 'Planned points were not run',
        explain: 'The plan expects more points than there are results. Skipped jobs look green on GitHub and measure nothing, so this check fails. ' +
            'Re-run the failed jobs; what is valid is kept.',
    },
    INFX141: {
        ...user,
        title: 'The label map is contradictory',
        explain: '`labels-map` in infx.config.yaml gives labels of the table other names. Each name may stand for one label only, and only labels of the table can be renamed.',
    },
    INFX142: {
        ...user,
        title: 'The commit to compare with is unknown',
        explain: 'The event names no commit before it (a new branch, forty zeros), or the branch was overwritten by a forced push, so what changed cannot be known. ' +
            'Dispatch the sweep with `base` and `head`, or with `keys`.',
    },
    INFX143: {
        ...user,
        title: 'The workflow lacks a permission',
        explain: 'GitHub refused the request with "Resource not accessible by integration". Add the permission that the message names to the job. ' +
            'In a pull_request run of a fork the token can only read, whatever the workflow says.',
    },
    INFX144: {
        ...user,
        title: 'A comment command was not understood',
        explain: 'A command stands alone on its line, in plain characters, with its number on the same line. Nothing is executed on a guess. `/help` lists the commands.',
    },
    INFX145: {
        ...infra,
        title: 'GitHub gave an answer that cannot be used',
        explain: 'The answer is not what the documentation promises: no JSON, another shape, or too large. A proxy or a sign-in page between the runner and GitHub does this.',
    },
    INFX146: {
        ...infra,
        title: 'GitHub cannot be reached now',
        explain: 'The request failed, was limited, or was answered with a server error, and repeating it within its budget of time did not help. Re-run the job later.',
    },
    INFX147: {
        ...infra,
        title: 'A list is longer than its bound',
        explain: 'A list of GitHub has more pages than are read. Nothing is decided on part of a list where the rest may matter.',
    },
    INFX148: {
        ...user,
        title: 'GitHub refused the token',
        explain: 'The token is missing, expired or wrong. Pass `${{ github.token }}`, or a token of an app that is installed in this repository.',
    },
    INFX149: {
        ...user,
        title: 'GitHub refused the request',
        explain: 'GitHub understood the request and said no: something does not exist, is not visible to this token, or fails its validation. The message repeats its reason.',
    },
});
//# sourceMappingURL=gate.js.map

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
        explain: 'An embedded database has exactly one writer, and only one process at a time ingests one run into a server. The lock file beside the directory names the process that has it open. ' +
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
    INFX278: {
        title: 'The folder is no place for a database',
        blame: 'user',
        severity: 'error',
        explain: 'An embedded database fills a folder of its own, and removes what it left half made. The folder that `pglite:` names holds other files, ' +
            'or is a file itself, so it was not touched. Name a new or empty folder, or one that holds such a database already.',
    },
    INFX279: {
        title: 'earlier runs in the database cannot be read',
        blame: 'infra',
        severity: 'error',
        explain: 'The database answered, and not with what the tables of this version hold: a column or a right to read is missing, or the ' +
            'tables are those of something else. Grant SELECT on configs, workflow_runs, benchmark_results and eval_results, or let `infx ingest` ' +
            'of this version migrate the database. A sweep goes on without: its points are estimated as if none had run before, and nothing is compared.',
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
            'name. Add the name to `entities` in infx.config.yaml, e.g. `entities: { models: [mymodel] }`, then ingest again: rows that are already there ' +
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
        title: 'rows refused that cannot be published',
        blame: 'user',
        severity: 'error',
        explain: 'The target stores publishable measurements of real hardware only. Rows of the simulated engine and rows that say ' +
            'why they cannot be published (a shortened point, a scaled trace, a sweep with the label agentx-fast) say so for ' +
            'ever and may be stored in an embedded database, never in a production one.',
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

/***/ 51288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ remembered)
/* harmony export */ });
/** Pure functions of an object that never changes, asked many times: worked out once and kept as long as the object lives. */
function remembered(compute) {
    const known = new WeakMap();
    return (key) => {
        let found = known.get(key);
        if (!found)
            known.set(key, (found = { value: compute(key) }));
        return found.value;
    };
}
//# sourceMappingURL=remembered.js.map

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

/***/ 65713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ remedyOf)
/* harmony export */ });
/** What the reader does next about a result that may not be published. */
const remedies = {
    request_counts_missing: "read the client's log: it ended before its summary was written",
    no_completed_requests: "read the engine's log: it answered nothing",
    request_error_rate: "read the failed requests' causes in the point's details, then the engine's log",
    tokens_missing: 'check that the engine streams usage in its last chunk',
    duration_unknown: "read the client's log, then run this point again",
    duration_short: 'run this point again; when it repeats, the trace is too short for the duration',
    submission_invalid: "read the client's reasons in the point's details",
    export_truncated: 'check the free space of the runner, then run this point again',
    export_damaged: 'check the free space of the runner, then run this point again',
    non_finite: 'run this point again; when it repeats, report it with the export',
    acceptance_unknown: "check that the engine's acceptance metric or log line is on",
    acceptance_off_target: 'compare the injected acceptance with the golden curve: `infx golden-al`',
    power_invalid: "read the power block of the point's details: it lists what its telemetry lacks",
    server_metrics_missing: "check the engine's metrics endpoint and its prefix",
    client_bottleneck: "free the client's machine of other work, give it a faster core, or lower the load (--trace-scale on a simulated run)",
};
/** One sentence for a validity reason's code; undefined for a code that a newer or foreign run wrote. */
const remedyOf = (code) => Object.hasOwn(remedies, code) ? remedies[code] : undefined;
//# sourceMappingURL=remedies.js.map

/***/ })

};
