export const id = 178;
export const ids = [178];
export const modules = {

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

/***/ 39216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ legInputs)
/* harmony export */ });
/** What rows for the reusable workflow need besides the plan. */
const legInputs = {
    'runner-map': {
        description: 'YAML mapping from prefixes of runner labels (or `default`) to a label, a list of labels, or `{ group, labels }`; `{label}` is the label itself. Default: the label itself.',
        required: false,
    },
    head: { description: 'Commit that the legs check out.', required: false },
    'plan-artifact': { description: 'Name of the artifact with plan.json.', required: false },
};
//# sourceMappingURL=leg-inputs.js.map

/***/ })

};
