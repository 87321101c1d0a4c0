export const id = 7935;
export const ids = [7935];
export const modules = {

/***/ 89238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ib: () => (/* binding */ defaultDraftLengths),
/* harmony export */   ij: () => (/* binding */ curveMethods),
/* harmony export */   ow: () => (/* binding */ curveModels),
/* harmony export */   xv: () => (/* binding */ defaultDrafters)
/* harmony export */ });
/** What the curve files do not say by themselves, as data. */
/** Methods a golden curve is measured for: the end of its file name. */
const curveMethods = ['mtp', 'eagle3', 'dspark', 'dflash'];
/**
 * Curve models of a model prefix, where the file is not simply called like the prefix; the first with a curve of the
 * wanted method counts.
 */
const curveModels = {
    dsv4: ['dsv4', 'dsv4-pro-0813'],
    dsv4dspark: ['dsv4-pro-0813'],
};
/**
 * Configurations say `mtp` for every kind of drafting. For a point without a recipe these models draft otherwise;
 * every other model uses its MTP layers.
 */
const defaultDrafters = {
    'kimik2.5': { method: 'eagle3' },
    kimik3: { method: 'dspark', variant: 'probabilistic_sample_method_block_rejection_sample_method' },
    minimaxm3: { method: 'eagle3', variant: 'gqa' },
};
/** Draft tokens per step of a point that neither a recipe nor a setting fixes: what launch scripts use most. */
const defaultDraftLengths = {
    mtp: 3,
    eagle3: 3,
    dspark: 5,
    dflash: 7,
};
//# sourceMappingURL=models.js.map

/***/ }),

/***/ 72916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ jsonOrNothing)
/* harmony export */ });
/** The value of a JSON text that somebody else wrote; undefined when it is none, which whoever reads it tells, or leaves to whom it is for. */
function jsonOrNothing(json) {
    try {
        return JSON.parse(json);
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return undefined;
        throw error;
    }
}
//# sourceMappingURL=json-or-nothing.js.map

/***/ }),

/***/ 25995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ hyphenated),
/* harmony export */   GN: () => (/* binding */ countFlag),
/* harmony export */   Mp: () => (/* binding */ isOn),
/* harmony export */   Sh: () => (/* binding */ engineFlags)
/* harmony export */ });
/* harmony import */ var _merge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23107);
/** The engine flags of one role of a recipe, whatever the engine and its spelling. */

const engines = ['sglang', 'vllm', 'trtllm'];
/** Flags of a role, or undefined when the recipe has no such role. */
function engineFlags(resolved, role) {
    const backend = resolved['backend'];
    if (!(0,_merge_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(backend))
        return undefined;
    for (const engine of engines) {
        const config = backend[`${engine}_config`];
        const section = (0,_merge_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(config) ? config[role] : undefined;
        if ((0,_merge_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(section))
            return { engine, flags: hyphenated(section) };
    }
    return undefined;
}
/** A positive whole number under the first of several spellings. */
function countFlag(flags, ...names) {
    for (const name of names) {
        const value = flags.flags.get(name);
        if (typeof value === 'number' && Number.isInteger(value) && value > 0)
            return value;
    }
    return undefined;
}
const isOn = (flags, name) => flags.flags.get(name) === true;
const hyphenatedSections = new WeakMap();
/** Members of a section by their name with hyphens; kept, because hundreds of points ask for the same section. */
function hyphenated(section) {
    const known = hyphenatedSections.get(section);
    if (known)
        return known;
    const flags = new Map(Object.entries(section).map(([name, value]) => [name.replaceAll('_', '-'), value]));
    hyphenatedSections.set(section, flags);
    return flags;
}
//# sourceMappingURL=engine-flags.js.map

/***/ }),

/***/ 23107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ deepMerge),
/* harmony export */   KH: () => (/* binding */ zipSlice),
/* harmony export */   b1: () => (/* binding */ listLeaves),
/* harmony export */   pi: () => (/* binding */ isMapping)
/* harmony export */ });
/**
 * The override algebra of srt-slurm: mappings merge, lists and scalars replace, null deletes; a zip section turns every
 * list leaf into one dimension. Values are shared, never copied: nothing here or above mutates them.
 */
const isMapping = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** `override` laid over `base`. Key order: base's first, new ones after. */
function deepMerge(base, override) {
    const merged = new Map(Object.entries(base));
    for (const [key, value] of Object.entries(override)) {
        const below = merged.get(key);
        if (value === null)
            merged.delete(key);
        else
            merged.set(key, isMapping(value) && isMapping(below) ? deepMerge(below, value) : value);
    }
    // fromEntries defines own members, so that a key `__proto__` stays a key.
    return Object.fromEntries(merged);
}
/** Lengths of all list leaves of a zip section, with their dotted paths. */
function listLeaves(section, path = '') {
    return Object.entries(section).flatMap(([key, value]) => {
        const inner = path === '' ? key : `${path}.${key}`;
        if (Array.isArray(value))
            return [{ path: inner, length: value.length }];
        return isMapping(value) ? listLeaves(value, inner) : [];
    });
}
/** The section with each list leaf replaced by its element at `index`; lists of one repeat. */
function zipSlice(section, index) {
    const sliced = Object.entries(section).map(([key, value]) => {
        if (Array.isArray(value))
            return [key, value[value.length === 1 ? 0 : index]];
        return [key, isMapping(value) ? zipSlice(value, index) : value];
    });
    return Object.fromEntries(sliced);
}
//# sourceMappingURL=merge.js.map

/***/ }),

/***/ 75140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ specMethod),
/* harmony export */   y: () => (/* binding */ specDecodingOf)
/* harmony export */ });
/* harmony import */ var _engine_flags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25995);
/* harmony import */ var _merge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23107);
/* harmony import */ var _json_or_nothing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72916);
/** How a resolved recipe speculates: method, draft length, and what tells golden curves of one model apart. */



/**
 * Drafting of the role that decodes (decode, else aggregated, else prefill); undefined when it does not speculate.
 * Draft length: SGLang EAGLE and NEXTN = num-steps (draft tokens − 1), DSpark = block size, DFlash = draft tokens − 1;
 * vLLM = num_speculative_tokens; TensorRT-LLM = max_draft_len or num_nextn_predict_layers.
 */
function specDecodingOf(resolved) {
    const flags = (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .engineFlags */ .Sh)(resolved, 'decode') ?? (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .engineFlags */ .Sh)(resolved, 'aggregated') ?? (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .engineFlags */ .Sh)(resolved, 'prefill');
    switch (flags?.engine) {
        case 'sglang':
            return readSglang(flags);
        case 'vllm':
            return readSpeculativeConfig(flags, ['method'], ['num-speculative-tokens']);
        case 'trtllm':
            return readSpeculativeConfig(flags, ['decoding-type'], ['max-draft-len', 'num-nextn-predict-layers']);
        case undefined:
            return undefined;
    }
}
/** Words of the engines for the same thing. EAGLE without a number runs the model's own MTP layers. */
const methodNames = {
    eagle: 'mtp',
    nextn: 'mtp',
    mtp: 'mtp',
    deepseek_mtp: 'mtp',
    eagle3: 'eagle3',
    dspark: 'dspark',
    dflash: 'dflash',
};
function specMethod(word) {
    const lower = word.toLowerCase();
    return Object.hasOwn(methodNames, lower) ? (methodNames[lower] ?? lower) : lower;
}
function readSglang(flags) {
    const word = text(flags.flags.get('speculative-algorithm')) ?? text(flags.flags.get('speculative-algo'));
    if (word === undefined)
        return undefined;
    const method = specMethod(word);
    const draftModel = text(flags.flags.get('speculative-draft-model-path'));
    const numSpecTokens = sglangDraftLength(method, flags);
    return {
        method,
        ...(numSpecTokens === undefined ? {} : { numSpecTokens }),
        ...(draftModel === undefined ? {} : { draftModel }),
    };
}
function sglangDraftLength(method, flags) {
    const draftTokens = (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .countFlag */ .GN)(flags, 'speculative-num-draft-tokens');
    const withoutBonus = draftTokens === undefined || draftTokens < 2 ? undefined : draftTokens - 1;
    if (method === 'dspark')
        return (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .countFlag */ .GN)(flags, 'speculative-dspark-block-size') ?? withoutBonus;
    if (method === 'dflash')
        return withoutBonus;
    return (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .countFlag */ .GN)(flags, 'speculative-num-steps') ?? withoutBonus;
}
/** vLLM writes the mapping as a JSON string, TensorRT-LLM as a mapping; both spellings are read for both. */
function readSpeculativeConfig(flags, methodKeys, lengthKeys) {
    const written = flags.flags.get('speculative-config');
    const parsed = typeof written === 'string' ? (0,_json_or_nothing_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonOrNothing */ .d)(written) : written;
    if (!(0,_merge_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(parsed))
        return undefined;
    const config = { engine: flags.engine, flags: (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .hyphenated */ .$7)(parsed) };
    const word = methodKeys.map((key) => text(config.flags.get(key))).find((value) => value !== undefined);
    const numSpecTokens = (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .countFlag */ .GN)(config, ...lengthKeys);
    const draftModel = text(config.flags.get('model'));
    const draftSampleMethod = text(config.flags.get('draft-sample-method'));
    const rejectionSampleMethod = text(config.flags.get('rejection-sample-method'));
    return {
        method: specMethod(word ?? 'unknown'),
        ...(numSpecTokens === undefined ? {} : { numSpecTokens }),
        ...(draftModel === undefined ? {} : { draftModel }),
        ...(draftSampleMethod === undefined ? {} : { draftSampleMethod }),
        ...(rejectionSampleMethod === undefined ? {} : { rejectionSampleMethod }),
    };
}
const text = (value) => typeof value === 'string' && value !== '' ? value : undefined;
//# sourceMappingURL=spec-decoding.js.map

/***/ }),

/***/ 65070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ recipeTopology)
/* harmony export */ });
/* harmony import */ var _engine_flags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25995);
/* harmony import */ var _merge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23107);
/** What a resolved recipe starts: workers of each role and their parallel widths. */


const topologies = new WeakMap();
/** Topology of a resolved recipe; undefined when it names no engine flags for any role. Read once per recipe. */
function recipeTopology(resolved) {
    const known = topologies.get(resolved);
    if (known)
        return known.topology;
    const topology = readTopology(resolved);
    topologies.set(resolved, { topology });
    return topology;
}
function readTopology(resolved) {
    const resources = (0,_merge_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(resolved['resources']) ? resolved['resources'] : {};
    const aggregated = readRole(resolved, resources, 'aggregated');
    const prefill = readRole(resolved, resources, 'prefill');
    const decode = readRole(resolved, resources, 'decode');
    const isAggregated = aggregated !== undefined && (count(resources['agg_workers']) ?? 0) > 0;
    const roles = isAggregated ? [aggregated] : [prefill, decode].filter((role) => role !== undefined);
    if (roles.length === 0)
        return undefined;
    const gpusPerNode = count(resources['gpus_per_node']);
    return {
        shape: isAggregated ? 'aggregated' : 'disaggregated',
        ...(gpusPerNode === undefined ? {} : { gpusPerNode }),
        ...(isAggregated ? { aggregated } : {}),
        ...(isAggregated || !prefill ? {} : { prefill }),
        ...(isAggregated || !decode ? {} : { decode }),
        gpus: roles.reduce((sum, role) => sum + role.workers * role.gpusPerWorker, 0),
    };
}
const workerKeys = {
    prefill: 'prefill_workers',
    decode: 'decode_workers',
    aggregated: 'agg_workers',
};
function readRole(resolved, resources, name) {
    const flags = (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .engineFlags */ .Sh)(resolved, name);
    if (!flags)
        return undefined;
    const widths = readWidths(flags);
    const { tp, pp, pcp, dp } = widths;
    return {
        engine: flags.engine,
        workers: count(resources[workerKeys[name]]) ?? 1,
        ...widths,
        gpusPerWorker: tp * pp * pcp * (flags.engine === 'vllm' ? dp : 1),
    };
}
function readWidths(flags) {
    const tp = (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .countFlag */ .GN)(flags, 'tensor-parallel-size', 'tp-size', 'tp') ?? 1;
    const pp = (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .countFlag */ .GN)(flags, 'pipeline-parallel-size', 'pp-size') ?? 1;
    const dcp = (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .countFlag */ .GN)(flags, 'decode-context-parallel-size', 'dcp-size') ?? 1;
    const dp = (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .countFlag */ .GN)(flags, 'data-parallel-size', 'dp-size') ?? 1;
    switch (flags.engine) {
        case 'sglang': {
            const pcp = sglangContextParallel(flags, tp);
            return {
                ...{ tp: tp / pcp, pp, dcp, pcp, dp, dpAttn: (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .isOn */ .Mp)(flags, 'enable-dp-attention') },
                ep: (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .countFlag */ .GN)(flags, 'expert-parallel-size', 'ep-size') ?? 1,
            };
        }
        case 'vllm':
            // vLLM spreads experts over all TP × DP ranks; data-parallel attention is what its DP means.
            return {
                ...{ tp, pp, dcp, dp, dpAttn: dp > 1 },
                pcp: (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .countFlag */ .GN)(flags, 'prefill-context-parallel-size') ?? 1,
                ep: (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .isOn */ .Mp)(flags, 'enable-expert-parallel') ? tp * dp : 1,
            };
        case 'trtllm':
            return {
                ...{ tp, pp, dcp, dpAttn: (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .isOn */ .Mp)(flags, 'enable-attention-dp') },
                dp: (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .isOn */ .Mp)(flags, 'enable-attention-dp') ? tp : 1,
                pcp: (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .countFlag */ .GN)(flags, 'context-parallel-size') ?? 1,
                ep: (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .countFlag */ .GN)(flags, 'moe-expert-parallel-size') ?? 1,
            };
    }
}
/** SGLang cuts prefill context parallelism out of its TP ranks: tp-size 8 with attn-cp-size 8 is TP 1 × PCP 8. */
function sglangContextParallel(flags, tp) {
    const size = (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .isOn */ .Mp)(flags, 'enable-prefill-cp') ? (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .countFlag */ .GN)(flags, 'attn-cp-size') : undefined;
    return size !== undefined && tp % size === 0 ? size : 1;
}
const count = (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;
//# sourceMappingURL=topology.js.map

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
function parseSettings(given, configured, cwd) {
    const read = new InputReader(given, configured);
    const outDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, read.text('out') ?? '');
    const keys = read.list('keys');
    const evalTask = read.text('eval-task');
    const base = read.text('base');
    const head = read.text('head');
    const pointFilter = read.text('points');
    const repository = read.text('repository');
    const pullRequest = read.number('pull-request', { integer: true, min: 1 });
    const repoDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, read.text('repo') ?? '');
    const site = read.text('site');
    const launcher = read.choice('launcher', _launch_site_js__WEBPACK_IMPORTED_MODULE_4__/* .launcherNames */ .ze);
    const client = read.choice('client', loadClientNames);
    const durationSeconds = read.number('duration', { min: 0.1 });
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
        traceScale: read.number('trace-scale', { min: 1 }) ?? 1,
        parallelPoints: read.number('parallel-points', { integer: true, min: 1 }) ??
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
