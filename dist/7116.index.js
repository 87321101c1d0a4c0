export const id = 7116;
export const ids = [7116];
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

/***/ 12824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P$: () => (/* binding */ parseSettings),
/* harmony export */   Pp: () => (/* binding */ absoluteDatabase),
/* harmony export */   j6: () => (/* binding */ databaseIn),
/* harmony export */   jB: () => (/* binding */ simulatedAccuracyOf)
/* harmony export */ });
/* unused harmony export loadClientNames */
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85492);
/* harmony import */ var _core_problems_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8076);
/* harmony import */ var _launch_site_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29402);
/* harmony import */ var _core_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23);
/** Raw inputs → typed settings, or every Problem at once. Precedence: given value, infx.config.yaml, fallback of the table. */






/** Above every threshold in use, below perfection: a demo should show that errors are counted. */
const defaultSimulatedAccuracy = 0.95;
/** Share of evaluation questions that the simulated engine answers right, [0, 1]. */
const simulatedAccuracyOf = (config) => config['simulated-accuracy'] ?? defaultSimulatedAccuracy;
/** A week: a point that runs longer holds its machine for nothing. */
const maxDurationSeconds = 7 * 24 * 3_600;
/** Every trace is over in an instant far below. */
const maxTraceScale = 1_000_000;
const maxParallelPoints = 1_024;
function parseSettings(given, configured, cwd) {
    const read = new InputReader(given, configured);
    const outDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, read.text('out') ?? '');
    const keys = read.list('keys');
    const evalTask = read.text('eval-task');
    const base = read.text('base');
    const head = read.text('head');
    const pointFilter = read.text('points');
    const repository = read.text('repository');
    const pullRequest = read.number('pull-request', { integer: true, min: 1, max: Number.MAX_SAFE_INTEGER });
    const repoDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, read.text('repo') ?? '');
    const site = read.text('site');
    const launcher = read.choice('launcher', _launch_site_js__WEBPACK_IMPORTED_MODULE_4__/* .launcherNames */ .ze);
    const client = read.choice('client', loadClientNames);
    const durationSeconds = read.number('duration', { min: 0.1, max: maxDurationSeconds });
    const settings = {
        repoDir,
        configFiles: read.list('config-files') ?? [],
        runnerConfig: read.text('runner-config') ?? '',
        changelogFile: read.text('changelog-file') ?? '',
        recipesDir: read.text('recipes-dir') ?? '',
        goldenAlDir: read.text('golden-al-dir') ?? '',
        thresholdsFile: read.text('thresholds-file') ?? '',
        labels: read.list('labels') ?? [],
        simulate: read.flag('simulate'),
        traceScale: read.number('trace-scale', { min: 1, max: maxTraceScale }) ?? 1,
        parallelPoints: read.number('parallel-points', { integer: true, min: 1, max: maxParallelPoints }) ??
            Math.max(1, Math.floor((0,node_os__WEBPACK_IMPORTED_MODULE_0__.availableParallelism)() / 2)),
        outDir,
        databaseUrl: absoluteDatabase(read.text('database'), cwd) ?? databaseIn(outDir),
        resume: read.flag('resume'),
        json: read.flag('json'),
        ...(site === undefined ? {} : { site: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(repoDir, site) }),
        ...(launcher === undefined ? {} : { launcher }),
        ...(client === undefined ? {} : { client }),
        simulatedOnSite: isGiven(given.site) || isGiven(given.launcher),
        ...(evalTask === undefined ? {} : { evalTask }),
        ...(base === undefined ? {} : { base }),
        ...(head === undefined ? {} : { head }),
        ...(keys === undefined ? {} : { keys }),
        ...(pointFilter === undefined ? {} : { pointFilter }),
        ...(repository === undefined ? {} : { repository }),
        ...(pullRequest === undefined ? {} : { pullRequest }),
        ...(durationSeconds === undefined ? {} : { durationSeconds }),
    };
    if (!/^(pglite:|postgres(ql)?:\/\/)./.test(settings.databaseUrl)) {
        // Known before GPU-hours are spent, not after.
        read.refuse('database', settings.databaseUrl, 'pglite:DIR or postgres://…');
    }
    if (repository !== undefined && !/^[\w.-]+\/[\w.-]+$/.test(repository)) {
        read.refuse('repository', repository, 'owner/name');
    }
    return read.problems.length > 0 ? { problems: read.problems } : { settings, problems: [] };
}
const databaseIn = (outDir) => `pglite:${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(outDir, 'db')}`;
/** The folder of an embedded database is relative to where the person is, also for whoever opens it later from elsewhere. */
const absoluteDatabase = (url, cwd) => url?.startsWith('pglite:') === true && url.length > 'pglite:'.length
    ? `pglite:${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, url.slice('pglite:'.length))}`
    : url;
const loadClientNames = ['aiperf', 'replay'];
const isGiven = (value) => value !== undefined && value !== '';
class InputReader {
    problems = [];
    #given;
    #configured;
    constructor(given, configured) {
        this.#given = given;
        this.#configured = configured;
    }
    /** A blank value that was given is a mistake, not a wish for the default: `--keys "$KEYS"` with an unset variable. */
    #raw(name) {
        const spec = _core_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .sweepInputs */ .Y[name];
        const given = this.#given[name];
        if (given !== undefined) {
            if (typeof given !== 'string' || given.trim() !== '')
                return given;
            this.#refuseNothing(name, given);
            return undefined;
        }
        const configured = this.#configured[name];
        return configured === undefined || configured === '' ? spec.fallback : configured;
    }
    text(name) {
        const raw = this.#raw(name);
        return raw === undefined ? undefined : typeof raw === 'object' ? raw.join(',') : String(raw);
    }
    list(name) {
        const raw = this.#raw(name);
        if (raw === undefined)
            return undefined;
        const items = typeof raw === 'object' ? raw : String(raw).split(/[\s,]+/);
        const filled = items.filter((item) => item !== '');
        if (filled.length > 0)
            return filled;
        // Separators without anything between them; an empty list in infx.config.yaml says that there is none.
        if (typeof raw === 'string')
            this.#refuseNothing(name, raw);
        return undefined;
    }
    number(name, bounds) {
        const text = this.text(name);
        if (text === undefined)
            return undefined;
        const value = Number(text);
        const kind = bounds.integer === true ? 'an integer' : 'a number';
        if (text.trim() === '' ||
            !Number.isFinite(value) ||
            value < bounds.min ||
            (bounds.integer === true && !Number.isInteger(value))) {
            this.refuse(name, text, `${kind} ≥ ${bounds.min}`);
            return undefined;
        }
        if (value > bounds.max) {
            this.refuse(name, text, `${kind} ≤ ${bounds.max}`);
            return undefined;
        }
        return value;
    }
    choice(name, choices) {
        const text = this.text(name);
        if (text === undefined)
            return undefined;
        const choice = choices.find((candidate) => candidate === text);
        if (choice === undefined)
            this.refuse(name, text, `one of ${choices.join(', ')}`);
        return choice;
    }
    flag(name) {
        const text = this.text(name)?.toLowerCase();
        if (text === undefined || text === 'false')
            return false;
        if (text === 'true')
            return true;
        this.refuse(name, text, '"true" or "false"');
        return false;
    }
    #refuseNothing(name, received) {
        const spec = _core_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .sweepInputs */ .Y[name];
        const hint = 'is a variable of the shell empty? Leave the option out for its default';
        const allowed = spec.placeholder ?? 'a value';
        if (this.problems.some(({ message }) => message.startsWith(`${name}: `)))
            return;
        this.problems.push((0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX300', `${name}: expected ${allowed}, got "${received}"`, { hint }));
    }
    refuse(name, received, allowed) {
        this.problems.push((0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX300', `${name}: expected ${allowed}, got "${received}"`));
    }
}
//# sourceMappingURL=settings.js.map

/***/ })

};
