export const id = 7021;
export const ids = [7021];
export const modules = {

/***/ 8403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ chooseCurve)
/* harmony export */ });
/* harmony import */ var _models_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89238);

/**
 * The curve of (model prefix, method) whose variant fits best: the sampling methods or the draft model that the recipe
 * names, else the plain curve, else the only one. Undefined when there is none, or none can be told from the others.
 */
function chooseCurve(modelPrefix, drafting, curves) {
    const models = (Object.hasOwn(_models_js__WEBPACK_IMPORTED_MODULE_0__/* .curveModels */ .ow, modelPrefix) ? _models_js__WEBPACK_IMPORTED_MODULE_0__/* .curveModels */ .ow[modelPrefix] : undefined) ?? [
        modelPrefix,
    ];
    const ofMethod = curves.filter((curve) => curve.method === drafting.method);
    const model = models.find((name) => ofMethod.some((curve) => curve.model === name));
    const candidates = ofMethod.filter((curve) => curve.model === model);
    const fitting = candidates.find((curve) => curve.variant !== undefined && fits(curve.variant, drafting));
    return fitting ?? candidates.find((curve) => curve.variant === undefined) ?? onlyOne(candidates);
}
function fits(variant, drafting) {
    if (drafting.variant !== undefined)
        return drafting.variant === variant;
    const methods = /^(\w+)_sample_method_(\w+)_rejection_sample_method$/.exec(variant);
    if (!methods)
        return drafting.draftModel?.toLowerCase().includes(variant.toLowerCase()) ?? false;
    const { draftSampleMethod, rejectionSampleMethod } = drafting;
    if (draftSampleMethod !== methods[1])
        return false;
    // Acceptance is injected in place of the rejection method, so a recipe may leave it out or say `synthetic`.
    const isInjected = rejectionSampleMethod === undefined || rejectionSampleMethod === 'synthetic';
    return isInjected || rejectionSampleMethod === methods[2];
}
const onlyOne = (candidates) => candidates.length === 1 ? candidates[0] : undefined;
//# sourceMappingURL=choose-curve.js.map

/***/ }),

/***/ 39756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ loadGoldenCurves)
/* harmony export */ });
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23551);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _problems_acceptance_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28554);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80947);
/* harmony import */ var _recipe_merge_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23107);
/* harmony import */ var _models_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89238);
/** Golden acceptance-length curves: measured mean acceptance per draft length, one file per model and method. */






/** Reads every file; one with a problem is left out. */
function loadGoldenCurves(files) {
    const curves = [];
    const problems = [];
    for (const file of files) {
        const before = problems.length;
        const read = readCurves(file, problems);
        if (problems.slice(before).every((item) => item.severity !== 'error'))
            curves.push(...read);
    }
    return { curves, problems: (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .firstProblems */ .fr)(problems) };
}
function readCurves(file, problems) {
    const name = file.path.slice(file.path.lastIndexOf('/') + 1);
    const loaded = (0,_yaml_js__WEBPACK_IMPORTED_MODULE_0__.loadYaml)(file.text, file.path);
    problems.push(...loaded.problems);
    if (loaded.value === undefined)
        return [];
    const context = { path: file.path, placeOf: loaded.placeOf, problems };
    const named = nameParts(name);
    if (!named) {
        wrong(context, [], `the file name does not end in one of ${_models_js__WEBPACK_IMPORTED_MODULE_4__/* .curveMethods */ .ij.map((item) => `_${item}`).join(', ')}`);
        return [];
    }
    if (!(0,_recipe_merge_js__WEBPACK_IMPORTED_MODULE_5__/* .isMapping */ .pi)(loaded.value) || Object.keys(loaded.value).length === 0) {
        wrong(context, [], 'the file holds no model key');
        return [];
    }
    return Object.entries(loaded.value).map(([modelKey, body]) => ({
        file: name,
        ...named,
        modelKey,
        lengths: readModes(body, modelKey, context),
    }));
}
/** `MODEL_METHOD[_VARIANT].yaml`; a hyphen before the method occurs too. */
function nameParts(file) {
    const stem = file.replace(/\.ya?ml$/, '');
    const parts = new RegExp(`^(.+?)[_-](${_models_js__WEBPACK_IMPORTED_MODULE_4__/* .curveMethods */ .ij.join('|')})(?:_(.+))?$`).exec(stem);
    const [, model, method, variant] = parts ?? [];
    if (model === undefined || method === undefined)
        return undefined;
    return { model, method, ...(variant === undefined ? {} : { variant }) };
}
/** `thinking_on` / `thinking_off` mappings, or the older form: a list of one-key mappings, measured with thinking. */
function readModes(body, modelKey, context) {
    if (Array.isArray(body))
        return { on: readList(body, [modelKey], context) };
    if (!(0,_recipe_merge_js__WEBPACK_IMPORTED_MODULE_5__/* .isMapping */ .pi)(body)) {
        wrong(context, [modelKey], `"${modelKey}" must be a mapping with thinking_on, or a list of lengths`);
        return {};
    }
    const keys = Object.keys(body);
    if (keys.length > 0 && keys.every((key) => /^\d+$/.test(key)))
        return { on: readMap(body, [modelKey], context) };
    const modes = {};
    for (const [key, lengths] of Object.entries(body)) {
        const path = [modelKey, key];
        if (key !== 'thinking_on' && key !== 'thinking_off') {
            wrong(context, path, `"${key}" is neither thinking_on nor thinking_off`);
            continue;
        }
        modes[key === 'thinking_on' ? 'on' : 'off'] = Array.isArray(lengths)
            ? readList(lengths, path, context)
            : readMap(lengths, path, context);
    }
    if (!modes.on && !modes.off)
        wrong(context, [modelKey], `"${modelKey}" holds no lengths`);
    return modes;
}
function readList(items, path, context) {
    const merged = new Map();
    for (const [index, item] of items.entries()) {
        const inner = [...path, index];
        if (!(0,_recipe_merge_js__WEBPACK_IMPORTED_MODULE_5__/* .isMapping */ .pi)(item))
            wrong(context, inner, 'an item of the list must be a mapping from draft length to length');
        else
            for (const [tokens, length] of readMap(item, inner, context))
                merged.set(tokens, length);
    }
    return merged;
}
function readMap(value, path, context) {
    const lengths = new Map();
    if (!(0,_recipe_merge_js__WEBPACK_IMPORTED_MODULE_5__/* .isMapping */ .pi)(value)) {
        wrong(context, path, 'lengths must be a mapping from draft length to mean acceptance length');
        return lengths;
    }
    for (const [key, length] of Object.entries(value)) {
        const tokens = Number(key);
        if (!/^[1-9]\d*$/.test(key))
            wrong(context, [...path, key], `"${key}" is no draft length: a whole number from 1`);
        else if (typeof length !== 'number' || !(length >= 1 && length <= tokens + 1)) {
            wrong(context, [...path, key], `${tokens} draft tokens accept between 1 and ${tokens + 1}, not ${String(length)}`);
        }
        else
            lengths.set(tokens, length);
    }
    if (lengths.size === 0)
        wrong(context, path, 'there are no lengths');
    return lengths;
}
function wrong(context, path, message) {
    const at = context.placeOf(path) ?? { file: context.path, line: 1, col: 1 };
    context.problems.push((0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX120', message, { at }));
}
//# sourceMappingURL=curves.js.map

/***/ }),

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

/***/ 80432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ resolveBeside),
/* harmony export */   h: () => (/* binding */ dataFilesOf)
/* harmony export */ });
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23551);
/** The question files that an evaluation task names, whichever runner asks them. */

/** `file` relative to the folder of `path`; `..` is resolved so that the reader sees a plain path. */
function resolveBeside(path, file) {
    const segments = path.split('/').slice(0, -1);
    for (const segment of file.split('/')) {
        if (segment === '..' && segments.length > 0 && segments.at(-1) !== '..')
            segments.pop();
        else if (segment !== '.' && segment !== '')
            segments.push(segment);
    }
    return segments.join('/');
}
/**
 * Local files under `dataset_kwargs.data_files` of the task file at `path`, relative to the repository, in the order of
 * the file. lm-eval takes a name, a list, or either per split. None of a text that is no task, or names no local file.
 */
function dataFilesOf(path, text) {
    const { value } = (0,_yaml_js__WEBPACK_IMPORTED_MODULE_0__.loadYaml)(text, path);
    const found = [];
    const visit = (member) => {
        if (typeof member === 'string') {
            if (!member.includes('://') && !member.startsWith('/'))
                found.push(resolveBeside(path, member));
        }
        else if (typeof member === 'object' && member !== null)
            Object.values(member).forEach(visit);
    };
    visit(memberOf(memberOf(value, 'dataset_kwargs'), 'data_files'));
    return found;
}
const memberOf = (value, name) => typeof value === 'object' && value !== null ? value[name] : undefined;
//# sourceMappingURL=data-files.js.map

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

/***/ 76180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ comparePoints)
});

// EXTERNAL MODULE: ./lib/src/core/problems/plan.js
var plan = __webpack_require__(70918);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/plan/identity-problems.js
var identity_problems = __webpack_require__(19767);
// EXTERNAL MODULE: ./lib/src/core/plan/key-diff.js
var key_diff = __webpack_require__(74945);
// EXTERNAL MODULE: ./lib/src/core/plan/lost-recipes.js
var lost_recipes = __webpack_require__(24492);
// EXTERNAL MODULE: ./lib/src/core/plan/plan-sweep.js + 19 modules
var plan_sweep = __webpack_require__(96873);
// EXTERNAL MODULE: ./lib/src/core/plan/policy.js
var plan_policy = __webpack_require__(47898);
// EXTERNAL MODULE: ./lib/src/core/plan/select-rows.js + 1 modules
var select_rows = __webpack_require__(54015);
// EXTERNAL MODULE: ./lib/src/core/plan/sweep-selection.js
var sweep_selection = __webpack_require__(44381);
// EXTERNAL MODULE: ./lib/src/core/canonical-json.js
var canonical_json = __webpack_require__(42541);
// EXTERNAL MODULE: ./lib/src/core/plan/datasets.js
var datasets = __webpack_require__(99069);
;// CONCATENATED MODULE: ./lib/src/core/plan/touched-keys.js
/**
 * Which config keys can have other points in head than in the base: those with an input that differs. Every other key
 * has equal points by construction, so comparing a change costs what the change is, not what the configuration is.
 */


/** In the order of head, then of base. All of them when runners, golden curves or the default task differ. */
function touchedKeys(base, head, policy) {
    const keys = [...new Set([...head.config.entries.keys(), ...base.config.entries.keys()])];
    if (isSharedInputTouched(base.snapshot, head.snapshot, policy))
        return keys;
    return keys.filter((key) => {
        const before = base.config.entries.get(key);
        const after = head.config.entries.get(key);
        return !before || !after || isEntryTouched(before, after, base.snapshot, head.snapshot);
    });
}
function isSharedInputTouched(base, head, { evals }) {
    const task = evals.taskPath;
    return (textOf(base.runnerConfig) !== textOf(head.runnerConfig) ||
        contents(base.goldenCurves) !== contents(head.goldenCurves) ||
        (task !== undefined && (0,datasets/* fileDigest */.hd)(task, base) !== (0,datasets/* fileDigest */.hd)(task, head)));
}
const textOf = (file) => file?.text ?? '';
const contents = (files) => JSON.stringify(files.map(({ path, text }) => [path, text]));
function isEntryTouched(before, after, base, head) {
    if ((0,canonical_json/* canonicalJson */.dj)(before.value) !== (0,canonical_json/* canonicalJson */.dj)(after.value))
        return true;
    const { recipes, files } = filesOf(after);
    return (
    // Which file a placeholder stands for is only known per point.
    recipes.some((path) => path.includes('{') || base.readRecipe(path) !== head.readRecipe(path)) ||
        files.some((path) => (0,datasets/* fileDigest */.hd)(path, base) !== (0,datasets/* fileDigest */.hd)(path, head)));
}
/** Files outside of the configuration that decide the points of an entry. */
function filesOf({ value }) {
    const recipes = new Set();
    const files = new Set();
    const visit = (name, member) => {
        if (typeof member === 'string') {
            const setting = /^(?:EVAL_)?CONFIG_FILE=(.*)$/s.exec(member)?.[1];
            const reference = name === 'srt-recipe' ? member : setting;
            if (reference !== undefined)
                recipes.add(reference.split(':', 1)[0]?.trim() ?? '');
            else if (name === 'path')
                files.add(member);
        }
        else if (typeof member === 'object' && member !== null) {
            for (const [key, inner] of Object.entries(member))
                visit(Array.isArray(member) ? name : key, inner);
        }
    };
    visit('', value);
    return { recipes: [...recipes], files: [...files] };
}
//# sourceMappingURL=touched-keys.js.map
;// CONCATENATED MODULE: ./lib/src/core/plan/compare-points.js
/** The points of the whole configuration in two revisions, compared: what a change touches, whatever is asked for. */











/**
 * Undefined, with the errors, when the configuration of one side has errors: then nothing is known about its points.
 * What runs nowhere, or a recipe that is missing, is judged where it is to run; here only sameness counts.
 */
function comparePoints(baseSnapshot, headSnapshot, policy) {
    const before = (0,sweep_selection/* loadSide */.o)(baseSnapshot);
    const after = (0,sweep_selection/* loadSide */.o)(headSnapshot);
    if ((0,problem/* hasErrors */.Cs)(after.problems)) {
        return { problems: after.problems.filter(({ severity }) => severity === 'error') };
    }
    if ((0,problem/* hasErrors */.Cs)(before.problems)) {
        const message = 'the configuration of the base has errors, so points are not compared with it';
        return { problems: [(0,catalogue/* problem */.CC)('INFX087', message, { severity: 'warning' })] };
    }
    const lenient = { ...policy, unknownRunner: 'warning', unboundRecipe: 'warning' };
    const keys = touchedKeys(before, after, lenient);
    const head = pointsOfKeys(after, keys, lenient);
    const base = pointsOfKeys(before, keys, lenient);
    const { points } = head;
    const byId = new Map(points.map((point) => [point.id, point]));
    return {
        comparison: {
            diffs: (0,key_diff/* diffKeys */.y)(base.points, points),
            lostRecipes: (0,lost_recipes/* lostRecipes */.G)(base.missingRecipes, head.missingRecipes),
            headKeys: new Set(after.config.entries.keys()),
            points,
            scenarioOf: (id) => byId.get(id)?.scenario,
            isBenchmark: (id) => byId.get(id)?.kind === 'benchmark',
        },
        problems: [],
    };
}
function pointsOfKeys(side, keys, policy) {
    if (keys.length === 0)
        return { points: [], missingRecipes: [] };
    const effects = (0,plan_policy/* labelEffects */.x)([]);
    const flags = { evalsOnly: false, allEvals: false, appendOnly: false };
    const rows = (0,select_rows/* selectRows */.A5)({
        config: side.config,
        hardware: side.runners?.hardware ?? new Map(),
        requests: [{ configKeys: keys, ...flags, because: 'comparison' }],
        effects,
        policy,
        trim: { groupMultiAgentic: true },
    });
    const built = (0,plan_sweep/* pointsOf */.X)(rows, side, { effects, policy, overrides: {} });
    return { points: (0,identity_problems/* uniquePoints */.v)(built.points, built.placeOf).points, missingRecipes: built.missingRecipes };
}
//# sourceMappingURL=compare-points.js.map

/***/ }),

/***/ 99069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gA: () => (/* binding */ datasetOf),
/* harmony export */   hQ: () => (/* binding */ withDigest),
/* harmony export */   hd: () => (/* binding */ fileDigest)
/* harmony export */ });
/* harmony import */ var _problems_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76615);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
/* harmony import */ var _evals_data_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80432);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85492);
/* harmony import */ var _remembered_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51288);
/** What a point replays or asks: datasets and eval tasks, with the content of their files as part of their identity. */





/** Model families with a context of a million tokens replay the long corpus, all others the one cut at 256k. */
const longContext = ['dsv4', 'glm5.2', 'minimaxm3', 'kimik3'];
const corpus = 'semianalysis_cc_traces_weka_062126';
/** The dataset of an agentic item, else the corpus of the model family. */
function datasetOf(dataset, modelPrefix) {
    if (dataset?.generator) {
        const generator = Object.fromEntries(Object.entries({ ...dataset.generator }).map(([field, value]) => [
            camel(field),
            value,
        ]));
        return { loader: 'generated', generator };
    }
    if (dataset?.path !== undefined && dataset.format !== undefined) {
        return { loader: dataset.format, path: dataset.path };
    }
    const isLong = longContext.some((prefix) => modelPrefix.startsWith(prefix));
    return { loader: isLong ? corpus : `${corpus}_256k` };
}
const camel = (field) => field.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const digestsOf = (0,_remembered_js__WEBPACK_IMPORTED_MODULE_4__/* .remembered */ .H)((_snapshot) => new Map());
/** The same with the digest of its file, so that an edited file is another measurement; and what is wrong with it. */
function withDigest(source, snapshot) {
    if (source.path === undefined)
        return { source, problems: [] };
    const digest = fileDigest(source.path, snapshot);
    if (digest !== undefined)
        return { source: { ...source, digest }, problems: [] };
    return { source, problems: [unreadable(source.path, snapshot)] };
}
/** What is not text is no trace and no task. A folder and a very large file may be one, whose changes go unnoticed. */
function unreadable(path, snapshot) {
    const refusal = snapshot.refusalOf?.(path);
    if (refusal === undefined) {
        return (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)('INFX028', `"${path}" does not exist`, { hint: 'it is relative to the repository root' });
    }
    const detail = refusal.hint === undefined ? {} : { hint: refusal.hint };
    if (/ is not UTF-8 /.test(refusal.message)) {
        return (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)('INFX028', refusal.message, { ...detail, ...(refusal.at ? { at: refusal.at } : {}) });
    }
    const message = `${refusal.message}, so a change of it cannot be noticed`;
    return (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)('INFX028', message, { ...detail, severity: 'warning' });
}
/**
 * SHA-256 (hex) of what a file of a point says: of its text, and for a task of the question files it names that are in
 * the repository, since other questions are another measurement. Undefined when the file has no text. Kept per snapshot.
 */
function fileDigest(path, snapshot) {
    const digests = digestsOf(snapshot);
    if (!digests.has(path))
        digests.set(path, contentDigest(path, snapshot));
    return digests.get(path);
}
function contentDigest(path, snapshot) {
    const text = snapshot.readFile(path);
    if (text === undefined)
        return undefined;
    const questions = (/\.ya?ml$/.test(path) ? (0,_evals_data_files_js__WEBPACK_IMPORTED_MODULE_2__/* .dataFilesOf */ .h)(path, text) : []).flatMap((file) => {
        const content = snapshot.readFile(file);
        return content === undefined ? [] : [sha256(content)];
    });
    return questions.length === 0 ? sha256(text) : sha256([sha256(text), ...questions].join('\n'));
}
const sha256 = (text) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)('sha256').update(text).digest('hex');
//# sourceMappingURL=datasets.js.map

/***/ }),

/***/ 19767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ uniquePoints)
/* harmony export */ });
/* harmony import */ var _problems_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70918);
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42541);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85492);
/* harmony import */ var _point_label_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64461);
/** One measurement, one identity: drops points listed twice, reports different points under one identity. */




/** Unique points in order, with a notice per point that was listed again. */
function uniquePoints(points, placeOf) {
    const byId = new Map();
    const repeated = new Map();
    const problems = [];
    for (const point of points) {
        const first = byId.get(point.id);
        if (!first)
            byId.set(point.id, point);
        else if (measurement(first) !== measurement(point)) {
            const message = `two different points have the id "${point.id}"`;
            problems.push((0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX082', message, { ...placed([first, point], placeOf), blame: 'product' }));
        }
        else
            repeated.set(point.id, [...(repeated.get(point.id) ?? [first]), point]);
    }
    for (const listed of repeated.values()) {
        const [{ configKey, title } = { configKey: '', title: '' }] = listed;
        const message = `${configKey}: "${title}" is listed ${listed.length} times and runs once`;
        problems.push((0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX083', message, placed(listed, placeOf)));
    }
    return {
        points: distinctTitles([...byId.values()]),
        problems: [...problems, ...sharedResults([...byId.values()], placeOf)],
    };
}
/** The last of the points is the one to look at; the hint tells where the others are. */
function placed(points, placeOf) {
    const lines = new Map(points.flatMap((point) => {
        const place = placeOf(point);
        return place ? [[`${place.file}:${place.line}`, place]] : [];
    }));
    const at = [...lines.values()].at(-1);
    if (!at)
        return {};
    const others = [...lines.keys()].slice(0, -1);
    return { at, ...(others.length === 0 ? {} : { hint: `the other is at ${others.join(', ')}` }) };
}
/** The spec without what is derived from it or only explains it. */
function measurement(point) {
    const { id: _id, seriesKey: _series, because: _because, title: _title, expName: _expName, recipeFingerprint: _fingerprint, recipe, ...rest } = point;
    return (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)({ ...rest, recipe: recipe?.digest });
}
/** Job names must be told apart: points that read the same get the end of their id. */
function distinctTitles(points) {
    const count = new Map();
    for (const { title } of points)
        count.set(title, (count.get(title) ?? 0) + 1);
    return points.map((point) => (count.get(point.title) ?? 0) > 1 ? { ...point, title: `${point.title} · ${point.id.slice(-6)}` } : point);
}
/**
 * Benchmark results are stored under dimensions and the ecosystem's fingerprint of the row. Points that differ only in
 * what a row cannot express (our extensions) would overwrite each other there.
 */
function sharedResults(points, placeOf) {
    const byResult = new Map();
    return points.flatMap((point) => {
        if (point.kind === 'eval')
            return [];
        const { modelPrefix, precision, framework, scenario, isl = 0, osl = 0, conc, recipeFingerprint = '', } = point;
        const identity = JSON.stringify([
            modelPrefix,
            (0,_point_label_js__WEBPACK_IMPORTED_MODULE_3__/* .skuOf */ .x$)(point.runner),
            precision,
            framework,
            scenario,
            isl,
            osl,
            conc,
            point.kvOffloading,
            recipeFingerprint,
        ]);
        const first = byResult.get(identity);
        if (!first) {
            byResult.set(identity, point);
            return [];
        }
        const keys = first.configKey === point.configKey ? point.configKey : `${first.configKey} and ${point.configKey}`;
        const stored = `would be stored as one result: "${point.title}"`;
        const where = placed([first, point], placeOf);
        if (measurement({ ...first, configKey: point.configKey }) === measurement(point)) {
            const message = `${keys} list the same point, which is measured twice and ${stored}`;
            return [(0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX082', message, { ...where, severity: 'warning' })];
        }
        const remedy = 'make the difference visible in the row, for instance with additional-settings, the image or the topology';
        return [
            (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX082', `${keys}: two different points ${stored}`, {
                ...where,
                hint: where.hint === undefined ? remedy : `${where.hint}; ${remedy}`,
            }),
        ];
    });
}
//# sourceMappingURL=identity-problems.js.map

/***/ }),

/***/ 74945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ diffKeys)
/* harmony export */ });
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42541);
/* harmony import */ var _point_label_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64461);
/** What a change does to the points of a config key: compares the points of base and head by id. */


/** One entry per config key of either side, in the order of head, then of base. */
function diffKeys(base, head) {
    const keys = new Set([...head, ...base].map(({ configKey }) => configKey));
    const baseByKey = groupByKey(base);
    const headByKey = groupByKey(head);
    return [...keys].map((key) => diffKey(key, baseByKey.get(key) ?? [], headByKey.get(key) ?? []));
}
function groupByKey(points) {
    const groups = new Map();
    for (const point of points) {
        const group = groups.get(point.configKey);
        if (group)
            group.push(point);
        else
            groups.set(point.configKey, [point]);
    }
    return groups;
}
function diffKey(configKey, base, head) {
    const baseIds = new Set(base.map(({ id }) => id));
    const headIds = new Set(head.map(({ id }) => id));
    const gone = base.filter(({ id }) => !headIds.has(id));
    const added = [];
    const changed = [];
    const places = new Map();
    for (const point of gone) {
        const place = placeOf(point);
        places.set(place, [...(places.get(place) ?? []), point]);
    }
    const replaced = new Set();
    for (const point of head) {
        if (baseIds.has(point.id))
            continue;
        const before = places.get(placeOf(point))?.shift();
        if (!before)
            added.push(point);
        else {
            replaced.add(before.id);
            changed.push({ from: before.id, to: point.id, ...changes(before, point) });
        }
    }
    const removed = gone.filter(({ id }) => !replaced.has(id));
    return {
        configKey,
        added: added.map(({ id }) => id),
        removed: removed.map(({ id }) => id),
        changed,
        unchanged: head.filter(({ id }) => baseIds.has(id)).map(({ id }) => id),
        ...(removed.length === 0 ? {} : { removedPoints: removed.map(removedPoint) }),
    };
}
const removedPoint = (point) => ({
    id: point.id,
    kind: point.kind,
    line: (0,_point_label_js__WEBPACK_IMPORTED_MODULE_1__/* .lineLabel */ .bQ)(point),
    conc: point.conc,
});
/** Where a point stands in the search space: what a reader would call "the same point" after an image bump. */
function placeOf(point) {
    const { topology } = point;
    const shape = topology.shape === 'single-node'
        ? topology
        : [topology.prefill, topology.decode].map(({ additionalSettings: _settings, ...pool }) => pool);
    const { kind, scenario, isl, osl, conc, evalConcs, specDecoding, kvOffloading, kvOffloadBackend } = point;
    const offload = kvOffloadBackend?.name;
    return (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)([
        kind,
        scenario,
        isl ?? 0,
        osl ?? 0,
        conc,
        evalConcs ?? [],
        specDecoding,
        kvOffloading,
        offload ?? '',
        shape,
    ]);
}
/** Fields of the spec that differ, one level deep, and the values of the scalar ones. */
function changes(before, after) {
    const left = specFields(before);
    const right = specFields(after);
    const fields = [...new Set([...left.keys(), ...right.keys()])]
        .filter((field) => (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(left.get(field) ?? null) !== (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(right.get(field) ?? null))
        .sort();
    const values = fields.flatMap((field) => {
        const from = left.get(field) ?? null;
        const to = right.get(field) ?? null;
        return isScalar(from) && isScalar(to) ? [{ field, from, to }] : [];
    });
    return { fields, ...(values.length === 0 ? {} : { values }) };
}
const isScalar = (value) => value === null || typeof value !== 'object';
/** Computed from the spec, or only about how the point is run. */
const derived = new Set([
    'id',
    'seriesKey',
    'curveKey',
    'gpus',
    'nodes',
    'expName',
    'recipeFingerprint',
    'runsOn',
    'timeoutMinutes',
    'queueMinutes',
    'title',
    'estimatedGpuHours',
    'because',
]);
function specFields(spec) {
    const { recipe, ...rest } = spec;
    const own = Object.entries(rest).filter(([field]) => !derived.has(field));
    return new Map([...own, ['recipe', recipe?.resolved]].flatMap(([field, value]) => members(field, value)));
}
const members = (field, value) => typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).map(([name, member]) => [`${field}.${name}`, member])
    : [[field, value]];
//# sourceMappingURL=key-diff.js.map

/***/ }),

/***/ 24492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ lostRecipes)
/* harmony export */ });
/**
 * What head misses and the base did not, as errors: a recipe that is kept in another repository is missing on both
 * sides, so this one was misspelt, moved or deleted by the change.
 */
function lostRecipes(base, head) {
    const before = new Set(base.map(({ problem }) => problem.message));
    return head
        .filter(({ problem }) => !before.has(problem.message))
        .map(({ configKey, problem }) => ({ configKey, problem: { ...problem, severity: 'error' } }));
}
//# sourceMappingURL=lost-recipes.js.map

/***/ }),

/***/ 96873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ planSweep),
  X: () => (/* binding */ pointsOf)
});

// EXTERNAL MODULE: ./lib/src/core/problems/plan.js
var plan = __webpack_require__(70918);
// EXTERNAL MODULE: ./lib/src/core/acceptance/curves.js
var acceptance_curves = __webpack_require__(39756);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/render/numbers.js
var numbers = __webpack_require__(54143);
// EXTERNAL MODULE: ./lib/src/core/plan/append-only-selection.js + 1 modules
var append_only_selection = __webpack_require__(6147);
;// CONCATENATED MODULE: ./lib/src/core/plan/append-only-advice.js
/** Tells when an entry measures points again that have not changed, though append-only would measure the new ones alone. */




/**
 * INFX090 where every request is regular, nothing but points was added (no benchmark changed or removed, whatever the
 * recipe says), the rules of append-only would let it through, and some of the points stay as they are.
 */
function appendOnlyAdvice(plan) {
    const { requests, effects, points, keys } = plan;
    const isRegular = requests.every(({ appendOnly, evalsOnly, allEvals }) => !appendOnly && !evalsOnly && !allEvals);
    if (!isRegular || effects.trim || effects.allEvals || effects.evalsOnly)
        return [];
    const benchmarks = points.filter(({ kind }) => kind === 'benchmark');
    const kept = new Set(keys.flatMap(({ unchanged }) => unchanged));
    const again = benchmarks.filter(({ id }) => kept.has(id));
    const added = new Set(keys.flatMap((key) => key.added));
    const isExtended = benchmarks.every(({ id }) => kept.has(id) || added.has(id));
    if (again.length === 0 || again.length === benchmarks.length || !isExtended || losesBenchmarks(keys))
        return [];
    const asked = (0,append_only_selection/* appendOnlySelection */.l)({ ...plan, requests: requests.map(asAppendOnly) });
    if (asked.problems.length > 0)
        return [];
    const hours = again.reduce((sum, { estimatedGpuHours }) => sum + estimatedGpuHours, 0);
    const at = requests.find((request) => request.at)?.at;
    return [
        (0,catalogue/* problem */.CC)('INFX090', `${(0,numbers/* formatPlural */.yk)(again.length, 'point')} of ${benchmarks.length} did not change and will be measured again, for about ${Number(hours.toPrecision(3))} GPU-h`, {
            hint: `with append-only: true in the entry, ${(0,numbers/* formatPlural */.yk)(benchmarks.length - again.length, 'new point')} will run, and no evaluation`,
            ...(at ? { at } : {}),
        }),
    ];
}
const losesBenchmarks = (keys) => keys.some(({ removedPoints = [] }) => removedPoints.some(({ kind }) => kind === 'benchmark'));
const asAppendOnly = (request) => ({
    ...request,
    appendOnly: true,
});
//# sourceMappingURL=append-only-advice.js.map
// EXTERNAL MODULE: ./lib/src/core/traces/parse.js + 2 modules
var parse = __webpack_require__(15927);
;// CONCATENATED MODULE: ./lib/src/core/plan/check-traces.js

const formats = ['weka', 'mooncake', 'multi-turn'];
/**
 * Everything wrong with the trace files of the points, each file once, with its line. Files that cannot be read at all
 * are reported where points name them.
 */
function traceProblems(points, snapshot) {
    const traces = new Map();
    for (const { dataset } of points) {
        if (dataset?.path !== undefined)
            traces.set(`${dataset.loader} ${dataset.path}`, dataset);
    }
    return [...traces.values()].flatMap(({ loader, path = '' }) => {
        const format = formats.find((name) => name === loader);
        const text = snapshot.readFile(path);
        return format === undefined || text === undefined ? [] : read(format, path, text);
    });
}
function read(format, path, text) {
    const parser = new parse/* TraceParser */.r(format, path);
    if (path.endsWith('.json'))
        parser.document(text, path);
    else {
        let number = 1;
        for (let start = 0; start <= text.length; number++) {
            const end = text.indexOf('\n', start);
            parser.line(text.slice(start, end < 0 ? text.length : end), number);
            if (end < 0)
                break;
            start = end + 1;
        }
    }
    return parser.finish().problems;
}
//# sourceMappingURL=check-traces.js.map
;// CONCATENATED MODULE: ./lib/src/core/plan/fan-out.js
/** How points are spread: the canary first, the rest in shards. */


/**
 * The cheapest benchmark point of any kind by estimated GPU-hours; on a tie the lowest concurrency, then the first.
 * Never an evaluation: a canary has to prove that serving and measuring work.
 */
function chooseCanary(points, policy, effects) {
    if (policy.canary === 'none')
        return { state: 'skipped', because: ['the policy asks for no canary'] };
    if (effects.skipCanary)
        return { state: 'skipped', because: ['a label asks for a sweep without canary'] };
    const candidates = points.filter(({ kind }) => kind === 'benchmark');
    const [first, ...rest] = candidates;
    if (!first)
        return { state: 'none-possible', because: ['the plan has no benchmark point'] };
    const cheapest = rest.reduce((best, point) => (isCheaper(point, best) ? point : best), first);
    const of = `of ${candidates.length} benchmark ${candidates.length === 1 ? 'point' : 'points'}`;
    return {
        state: 'chosen',
        pointId: cheapest.id,
        because: [
            `cheapest ${of}: ${Number(cheapest.estimatedGpuHours.toPrecision(3))} GPU-h on ${cheapest.runner}`,
        ],
    };
}
const isCheaper = (a, b) => a.estimatedGpuHours < b.estimatedGpuHours ||
    (a.estimatedGpuHours === b.estimatedGpuHours && a.conc < b.conc);
/**
 * Everything but the canary in slices of at most `shardLimit`, benchmarks before evaluations, in plan order: put
 * together again the slices are the plan. No shard for no points.
 */
function makeShards(points, canary, policy) {
    const ids = points
        .filter(({ id }) => canary.state !== 'chosen' || id !== canary.pointId)
        .map(({ id }) => id);
    const count = Math.ceil(ids.length / policy.shardLimit);
    const shards = Array.from({ length: count }, (_, index) => ({
        name: `shard-${index + 1}-of-${count}`,
        pointIds: ids.slice(index * policy.shardLimit, (index + 1) * policy.shardLimit),
    }));
    if (policy.maxShards === undefined || count <= policy.maxShards)
        return { shards, problems: [] };
    const limit = policy.maxShards * policy.shardLimit;
    const message = `too many points: ${ids.length} > ${limit} (${policy.maxShards} shards of ${policy.shardLimit})`;
    return { shards: [], problems: [(0,catalogue/* problem */.CC)('INFX086', message)] };
}
//# sourceMappingURL=fan-out.js.map
// EXTERNAL MODULE: ./lib/src/core/plan/identity-problems.js
var identity_problems = __webpack_require__(19767);
// EXTERNAL MODULE: ./lib/src/core/plan/key-diff.js
var key_diff = __webpack_require__(74945);
// EXTERNAL MODULE: ./lib/src/core/plan/policy.js
var plan_policy = __webpack_require__(47898);
;// CONCATENATED MODULE: ./lib/src/core/plan/label-notes.js

/** One note per label that changes what is run, in the order of the labels; others have nothing to say here. */
function labelNotes(labels, points, policy) {
    const evals = points.filter(({ kind }) => kind === 'eval').length;
    return labels.flatMap((label) => {
        const { trim, allEvals, evalsOnly, fast, skipCanary } = (0,plan_policy/* labelEffects */.x)([label]);
        const effects = [
            ...(trim ? ['only the lowest concurrency of every curve is measured'] : []),
            ...(allEvals ? [`every point that can be is evaluated: ${evals}`] : []),
            ...(evalsOnly ? [`nothing is measured, only evaluated: ${evals}`] : []),
            ...(fast ? [fastEffect(policy)] : []),
            ...(skipCanary ? ['no canary goes first'] : []),
        ];
        return effects.length === 0 ? [] : [{ label, effect: effects.join('; ') }];
    });
}
function fastEffect({ agentic }) {
    const seconds = agentic.fastDurationSeconds.toLocaleString('en');
    const warmup = agentic.fastWarmupRequestsPerLane;
    const requests = `${warmup} warm-up ${warmup === 1 ? 'request' : 'requests'} per lane`;
    return `agentic points measure ${seconds} s after ${requests}: never publishable, and the sweep cannot be reused`;
}
//# sourceMappingURL=label-notes.js.map
// EXTERNAL MODULE: ./lib/src/core/plan/lost-recipes.js
var lost_recipes = __webpack_require__(24492);
;// CONCATENATED MODULE: ./lib/src/core/plan/nothing-selected.js
/** Why a plan is empty. */


/** INFX088, once nothing else is wrong. */
function nothingSelected({ entries, base, labels, }) {
    if (entries?.length === 0) {
        const [what, command] = base === undefined
            ? ['the changelog has no entry, and no base says what changed', 'add --keys KEYS']
            : ['the changelog has no new entry against the base', 'add --base REF'];
        const hint = `write one (infx changelog ${command} --description "…"), or name keys with --keys`;
        return (0,catalogue/* problem */.CC)('INFX088', `no point is selected: ${what}`, { hint });
    }
    const asked = entries === undefined ? 'the keys' : 'the entries';
    const labelled = labels.length === 0 ? '' : ` under the labels ${labels.join(', ')}`;
    return (0,catalogue/* problem */.CC)('INFX088', `no point is selected: ${asked}${labelled} ask for nothing that runs`, {
        hint: 'what was left out is among the findings; "evals-only" leaves only what can be evaluated',
    });
}
//# sourceMappingURL=nothing-selected.js.map
// EXTERNAL MODULE: ./lib/src/core/plan/plan-digest.js
var plan_digest = __webpack_require__(63132);
// EXTERNAL MODULE: ./lib/src/core/point-label.js
var point_label = __webpack_require__(64461);
// EXTERNAL MODULE: ./lib/src/core/plan/wildcard.js
var wildcard = __webpack_require__(5358);
;// CONCATENATED MODULE: ./lib/src/core/plan/point-filter.js
/** `--points`: `field=value|value` terms joined by commas (all must hold), or a glob on id or title. */





const perWorker = (field) => ({ topology }) => workers(topology).map((worker) => worker[field]);
const workers = (topology) => topology.shape === 'single-node' ? [topology] : [topology.prefill, topology.decode];
/** Every field a term may name, with the values of a point; multi-node points have those of both roles. */
const fields = {
    conc: ({ conc, evalConcs }) => evalConcs ?? [conc],
    tp: perWorker('tp'),
    pp: perWorker('pp'),
    dcp: perWorker('dcp'),
    pcp: perWorker('pcp'),
    ep: perWorker('ep'),
    dpa: ({ topology }) => workers(topology).map(({ dpAttn }) => String(dpAttn)),
    gpus: ({ gpus }) => [gpus],
    nodes: ({ nodes }) => [nodes],
    kind: ({ kind }) => [kind],
    scenario: (point) => [point.scenario, (0,point_label/* shortScenario */.Vf)(point), shortName(point)],
    isl: ({ isl }) => [isl],
    osl: ({ osl }) => [osl],
    spec: ({ specDecoding }) => [specDecoding],
    kv: ({ kvOffloading, kvOffloadBackend }) => [kvOffloading, kvOffloadBackend?.name],
    disagg: ({ disagg }) => [String(disagg)],
    multinode: ({ multinode }) => [String(multinode)],
    key: ({ configKey }) => [configKey],
    model: ({ model, modelPrefix }) => [model, modelPrefix],
    precision: ({ precision }) => [precision],
    framework: ({ framework }) => [framework],
    runner: ({ runner }) => [runner, (0,point_label/* skuOf */.x$)(runner)],
    task: ({ evalTask }) => [evalTask?.task],
};
const shortName = ({ scenario }) => (scenario === 'agentic-coding' ? 'agentic' : 'fixed');
/** The points that satisfy the whole filter; a Problem for a term that cannot be read or a filter that matches none. */
function filterPoints(points, filter) {
    const problems = [];
    const tests = filter
        .split(',')
        .map((term) => term.trim())
        .filter((term) => term !== '')
        .map((term) => parseTerm(term, problems));
    if (problems.length > 0)
        return { points: [], problems };
    const kept = points.filter((point) => tests.every((test) => test(point)));
    if (kept.length > 0 || points.length === 0)
        return { points: kept, problems };
    const message = `the point filter "${filter}" matches none of ${points.length} points`;
    return { points: [], problems: [(0,catalogue/* problem */.CC)('INFX081', message, { hint: `for example: ${examples(points)}` })] };
}
const examples = (points) => {
    const concs = [...new Set(points.map(({ conc }) => conc))].sort((a, b) => a - b);
    return `conc=${concs.slice(0, 12).join('|')}, or a part of a title such as *${points[0]?.title ?? ''}*`;
};
function parseTerm(term, problems) {
    const equals = term.indexOf('=');
    if (equals < 0) {
        return ({ id, title }) => (0,wildcard/* matchesWildcard */._)(term, id) || (0,wildcard/* matchesWildcard */._)(term, title);
    }
    const name = term.slice(0, equals).trim();
    const values = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!values) {
        const near = (0,problem/* didYouMean */.au)(name, Object.keys(fields));
        const hint = `${near === undefined ? '' : `did you mean "${near}"? `}fields: ${Object.keys(fields).join(', ')}`;
        problems.push((0,catalogue/* problem */.CC)('INFX081', `the point filter names an unknown field "${name}"`, { hint }));
        return () => false;
    }
    const wanted = term
        .slice(equals + 1)
        .split('|')
        .map((value) => value.trim().toLowerCase());
    return (point) => values(point).some((value) => value !== undefined &&
        wanted.some((pattern) => (0,wildcard/* matchesWildcard */._)(pattern, String(value).toLowerCase())));
}
//# sourceMappingURL=point-filter.js.map
// EXTERNAL MODULE: ./lib/src/core/plan/expand.js
var expand = __webpack_require__(58388);
// EXTERNAL MODULE: ./lib/src/core/optional-field.js
var optional_field = __webpack_require__(15783);
// EXTERNAL MODULE: ./lib/src/core/plan/datasets.js
var datasets = __webpack_require__(99069);
// EXTERNAL MODULE: ./lib/src/core/plan/rows.js
var rows = __webpack_require__(96957);
;// CONCATENATED MODULE: ./lib/src/core/plan/row-spec.js
/** A selected row at some concurrencies → the spec of a point, as far as the configuration alone determines it. */



/** Settings of fixed-sequence load where the configuration says nothing. */
const fixedDefaults = { randomRangeRatio: 0.8, promptsPerConc: 10 };
/** Without recipe, acceptance and file digests, which need the repository. */
function specOf(selected, concs, context) {
    const { row, entry, extensions } = selected.expanded;
    const { overrides } = context;
    const isEval = selected.kind === 'eval';
    return {
        kind: selected.kind,
        configKey: entry.key,
        ...((0,rows/* isAgenticRow */.s)(row)
            ? agenticFields(row, selected, context)
            : {
                scenario: 'fixed-seq-len',
                isl: row.isl,
                osl: row.osl,
                maxModelLen: row['max-model-len'],
                kvOffloading: 'none',
                totalCpuDramGb: 0,
                ...(isEval
                    ? {}
                    : {
                        randomRangeRatio: extensions.randomRangeRatio ?? fixedDefaults.randomRangeRatio,
                        promptsPerConc: extensions.numPromptsPerConc ?? fixedDefaults.promptsPerConc,
                    }),
            }),
        topology: topologyOf(row),
        ...concFields(selected.kind, concs),
        ...(isEval ? { evalTask: evalTaskOf(selected, context) } : {}),
        disagg: 'disagg' in row ? row.disagg : false,
        multinode: (0,rows/* isMultiRow */.I0)(row),
        specDecoding: row['spec-decoding'],
        ...(0,optional_field/* optional */.l)('router', row.router),
        ...((0,rows/* isMultiRow */.I0)(row) ? (0,optional_field/* optional */.l)('kvP2pTransfer', row['kv-p2p-transfer']) : {}),
        image: row.image,
        model: row.model,
        modelPrefix: row['model-prefix'],
        precision: row.precision,
        framework: row.framework,
        runner: row.runner,
        ...(overrides.simulated === true ? { simulated: true } : {}),
        ...(overrides.simulated === true && overrides.traceScale !== undefined && overrides.traceScale !== 1
            ? { traceScale: overrides.traceScale }
            : {}),
    };
}
/** The fields of a spec by which the points of one search space differ. */
const concFields = (kind, concs) => ({
    conc: Math.max(...concs),
    ...(kind === 'eval' ? { evalConcs: [...concs].sort((a, b) => a - b) } : {}),
});
function agenticFields(row, { kind, expanded }, { policy, effects, overrides }) {
    const { agentic } = policy;
    const duration = effects.fast ? agentic.fastDurationSeconds : agentic.durationSeconds;
    const warmup = effects.fast ? agentic.fastWarmupRequestsPerLane : agentic.warmupRequestsPerLane;
    return {
        scenario: 'agentic-coding',
        maxModelLen: 0,
        kvOffloading: row['kv-offloading'],
        ...(0,optional_field/* optional */.l)('kvOffloadBackend', row['kv-offload-backend']),
        totalCpuDramGb: row['total-cpu-dram-gb'],
        ...(kind === 'eval'
            ? {}
            : {
                durationSeconds: overrides.durationSeconds ?? duration,
                warmupRequestsPerLane: overrides.warmupRequestsPerLane ?? warmup,
                dataset: atHand((0,datasets/* datasetOf */.gA)(expanded.extensions.dataset, row['model-prefix']), overrides),
            }),
    };
}
/** What an evaluation asks; without a path nothing here says which questions. */
const evalTaskOf = ({ expanded }, { policy }) => {
    const { task, path, limit } = expanded.extensions.evalOverride ?? {
        task: policy.evals.task,
        path: policy.evals.taskPath,
    };
    return { task: task.toLowerCase(), ...(0,optional_field/* optional */.l)('path', path), ...(0,optional_field/* optional */.l)('limit', limit) };
};
function topologyOf(row) {
    if ((0,rows/* isMultiRow */.I0)(row)) {
        return { shape: 'multi-node', prefill: poolOf(row.prefill), decode: poolOf(row.decode) };
    }
    return { shape: 'single-node', ...parallelism(row) };
}
const parallelism = (row) => ({
    tp: row.tp,
    pp: row.pp,
    dcp: row['dcp-size'],
    pcp: row['pcp-size'],
    ep: row.ep,
    dpAttn: row['dp-attn'],
});
const poolOf = (worker) => ({
    numWorkers: worker['num-worker'],
    ...parallelism(worker),
    ...(0,optional_field/* optional */.l)('hardware', worker.hardware),
    additionalSettings: worker['additional-settings'] ?? [],
});
const atHand = (dataset, overrides) => overrides.simulated === true && dataset.generator === undefined && dataset.path === undefined
    ? (overrides.simulatedDataset ?? dataset)
    : dataset;
//# sourceMappingURL=row-spec.js.map
// EXTERNAL MODULE: ./lib/src/core/problems/recipe.js
var recipe = __webpack_require__(66179);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/src/core/canonical-json.js
var canonical_json = __webpack_require__(42541);
// EXTERNAL MODULE: ./lib/src/core/remembered.js
var remembered = __webpack_require__(51288);
// EXTERNAL MODULE: ./lib/src/core/recipe/engine-flags.js
var engine_flags = __webpack_require__(25995);
// EXTERNAL MODULE: ./lib/src/core/recipe/merge.js
var merge = __webpack_require__(23107);
// EXTERNAL MODULE: ./lib/src/core/recipe/topology.js
var recipe_topology = __webpack_require__(65070);
;// CONCATENATED MODULE: ./lib/src/core/recipe/capacity.js




/** INFX115 per reason why it does not fit. `perNode`: GPUs of a node behind the runner label, when it is known. */
function checkNodes(spec, resolved, perNode) {
    const resources = (0,merge/* isMapping */.pi)(resolved['resources']) ? resolved['resources'] : {};
    const type = resources['gpu_type'];
    const sku = (0,point_label/* skuOf */.x$)(spec.runner);
    const declared = count(resources['gpus_per_node']);
    const findings = [];
    if (typeof type === 'string' && type.toLowerCase() !== sku) {
        findings.push({
            ...{ code: 'INFX115', message: `gpu_type "${type}" on the runner "${spec.runner}" (${sku})` },
            hint: `set resources.gpu_type to ${sku}, or name a runner that has ${type}`,
        });
    }
    if (declared !== undefined && perNode !== undefined && declared > perNode) {
        const message = `gpus_per_node ${declared}, a node of "${spec.runner}" has ${perNode}`;
        const hint = `set resources.gpus_per_node to at most ${perNode}`;
        findings.push({ code: 'INFX115', message, hint, isImpossible: true });
    }
    const gpus = declared ?? perNode;
    return gpus === undefined ? findings : [...findings, ...tooFewNodes(resolved, resources, gpus)];
}
const count = (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;
/** Workers of each role against the nodes that the recipe asks for; `decode_nodes: 0` shares those of prefill. */
function tooFewNodes(resolved, resources, perNode) {
    const topology = (0,recipe_topology/* recipeTopology */.E)(resolved);
    if (!topology)
        return [];
    const needed = (role) => (role ? role.workers * role.gpusPerWorker : 0);
    const prefillNodes = count(resources['prefill_nodes']);
    const decodeNodes = count(resources['decode_nodes']);
    const pools = topology.shape === 'aggregated'
        ? [['aggregated', needed(topology.aggregated), count(resources['agg_nodes']), 'agg_nodes']]
        : decodeNodes === 0
            ? [
                [
                    'prefill and decode',
                    needed(topology.prefill) + needed(topology.decode),
                    prefillNodes,
                    'prefill_nodes',
                ],
            ]
            : [
                ['prefill', needed(topology.prefill), prefillNodes, 'prefill_nodes'],
                ['decode', needed(topology.decode), decodeNodes, 'decode_nodes'],
            ];
    return pools.flatMap(([role, gpus, nodes, field]) => {
        if (nodes === undefined || gpus <= nodes * perNode)
            return [];
        const message = `${role} needs ${gpus} GPUs, its ${nodes} nodes of ${perNode} have ${nodes * perNode}`;
        const hint = `set resources.${field} to ${Math.ceil(gpus / perNode)}, or make the workers smaller`;
        return [{ code: 'INFX115', message, hint, isImpossible: true }];
    });
}
/**
 * INFX116: KV offload memory of one prefill (or aggregated) replica on one node against the point's budget; and a recipe
 * that offloads although the configuration says `kv-offloading: none`. Only agentic points declare their offload.
 */
function checkOffload(spec, resolved, perNode) {
    if (spec.scenario !== 'agentic-coding')
        return [];
    const topology = (0,recipe_topology/* recipeTopology */.E)(resolved);
    const role = topology?.aggregated ?? topology?.prefill;
    const offload = role && offloadOf(resolved, role, topology?.gpusPerNode ?? perNode);
    if (!offload)
        return [];
    if (spec.kvOffloading === 'none') {
        const message = `kv-offloading none → ${offload.what}`;
        return [{ code: 'INFX116', message, hint: 'the point would be published as one without offload' }];
    }
    const { gb } = offload;
    if (gb === undefined || gb <= spec.totalCpuDramGb)
        return [];
    const message = `${offload.what} takes ${Math.ceil(gb)} GB of CPU memory, the budget is ${spec.totalCpuDramGb} GB`;
    return [{ code: 'INFX116', message, hint: 'lower the pool, or raise dram-utilization' }];
}
function offloadOf(resolved, role, perNode) {
    const ranks = Math.min(role.gpusPerWorker, perNode ?? role.gpusPerWorker);
    const flags = (0,engine_flags/* engineFlags */.Sh)(resolved, 'aggregated') ?? (0,engine_flags/* engineFlags */.Sh)(resolved, 'prefill');
    if (flags && (0,engine_flags/* isOn */.Mp)(flags, 'enable-hierarchical-cache')) {
        const size = flags.flags.get('hicache-size');
        if (typeof size !== 'number' || size <= 0)
            return { what: 'hicache' };
        return { what: `hicache-size ${size} on ${ranks} ranks`, gb: size * ranks };
    }
    const transfer = flags?.flags.get('kv-transfer-config');
    const written = typeof transfer === 'string' ? transfer : transfer ? JSON.stringify(transfer) : '';
    const perRank = /"cpu_bytes_to_use_per_rank"\s*:\s*(\d+)/.exec(written)?.[1];
    if (perRank !== undefined) {
        return { what: `cpu_bytes_to_use_per_rank on ${ranks} ranks`, gb: (Number(perRank) * ranks) / 1e9 };
    }
    const whole = /"cpu_bytes_to_use"\s*:\s*(\d+)/.exec(written)?.[1];
    if (whole !== undefined)
        return { what: 'cpu_bytes_to_use', gb: Number(whole) / 1e9 };
    return /MooncakeStore/.test(written) ? mooncakeStore(resolved, ranks) : undefined;
}
/** vLLM's embedded Mooncake store, where a connector uses it: every rank contributes one segment. */
function mooncakeStore(resolved, ranks) {
    const backend = (0,merge/* isMapping */.pi)(resolved['backend']) ? resolved['backend'] : {};
    const store = (0,merge/* isMapping */.pi)(backend['mooncake_kv_store'])
        ? backend['mooncake_kv_store']['store_config']
        : undefined;
    const segment = (0,merge/* isMapping */.pi)(store) ? store['global_segment_size'] : undefined;
    const [, amount, unit] = /^(\d+(?:\.\d+)?)\s*(GB|GiB|G)$/i.exec(typeof segment === 'string' ? segment : '') ?? [];
    if (amount === undefined)
        return undefined;
    const gb = Number(amount) * (unit?.toLowerCase() === 'gib' ? 1.073741824 : 1);
    return gb === 0 ? undefined : { what: `global_segment_size ${amount} GB on ${ranks} ranks`, gb: gb * ranks };
}
//# sourceMappingURL=capacity.js.map
// EXTERNAL MODULE: ./lib/src/core/recipe/spec-decoding.js
var spec_decoding = __webpack_require__(75140);
;// CONCATENATED MODULE: ./lib/src/core/recipe/consistency.js


/** INFX110 per role with every differing field; INFX111 when only one side speculates. */
const compareWithRecipe = (spec, resolved) => [
    ...compareTopology(spec, resolved),
    ...compareDrafting(spec, resolved),
];
function compareTopology(spec, resolved) {
    const recipe = (0,recipe_topology/* recipeTopology */.E)(resolved);
    if (!recipe)
        return [];
    const { prefill, decode } = poolsOf(spec.topology);
    const configured = decode === undefined ? 'aggregated' : 'disaggregated';
    if (configured !== recipe.shape) {
        return [differs(`the configuration is ${configured}, the recipe is ${recipe.shape}`)];
    }
    const pairs = decode === undefined
        ? [['aggregated', prefill, recipe.aggregated]]
        : [
            ['prefill', prefill, recipe.prefill],
            ['decode', decode, recipe.decode],
        ];
    return pairs.flatMap(([name, pool, role]) => {
        const differences = role ? roleDifferences(pool, role) : [];
        return differences.length === 0 ? [] : [differs(`${name} ${differences.join(', ')}`)];
    });
}
/** Aggregated serving has one pool, written as prefill; a single node is one worker of it. */
function poolsOf(topology) {
    if (topology.shape === 'single-node') {
        return { prefill: { ...topology, numWorkers: 1, additionalSettings: [] } };
    }
    const { prefill, decode } = topology;
    return decode.numWorkers === 0 ? { prefill } : { prefill, decode };
}
/** `field configured → recipe` for each field that differs. */
function roleDifferences(pool, role) {
    const fields = [
        ...sizeFields(pool, role),
        ['pp', pool.pp, role.pp],
        ['dcp-size', pool.dcp, role.dcp],
        ['pcp-size', pool.pcp, role.pcp],
        ['ep', pool.ep, role.ep],
        ['dp-attn', pool.dpAttn, role.dpAttn],
    ];
    return fields
        .filter(([, configured, started]) => configured !== started)
        .map(([field, configured, started]) => `${field} ${configured} → ${started}`);
}
/**
 * vLLM's data-parallel ranks may be written as one wide worker (`tp` = TP × DP) or as DP workers of width TP; both
 * count the same GPUs.
 */
function sizeFields(pool, role) {
    const wide = role.engine === 'vllm' ? role.tp * role.dp : role.tp;
    const asRanks = role.engine === 'vllm' && pool.numWorkers === role.workers * role.dp && pool.tp === role.tp;
    if (asRanks)
        return [];
    return [
        ['num-worker', pool.numWorkers, role.workers],
        ['tp', pool.tp, wide],
    ];
}
function compareDrafting(spec, resolved) {
    const drafting = (0,spec_decoding/* specDecodingOf */.y)(resolved);
    const speculates = spec.specDecoding !== 'none';
    if (speculates === (drafting !== undefined))
        return [];
    const message = drafting
        ? `the configuration says spec-decoding "none", the recipe drafts with ${drafting.method}`
        : `the configuration says spec-decoding "${spec.specDecoding}", the recipe starts no drafter`;
    return [{ code: 'INFX111', message }];
}
const differs = (message) => ({
    code: 'INFX110',
    message,
    hint: 'the value before the arrow is the configuration, the one behind it is what the recipe starts',
});
//# sourceMappingURL=consistency.js.map
;// CONCATENATED MODULE: ./lib/src/core/recipe/per-conc.js

/** `override_tp8_c16` is the override of `override_tp8` for 16. */
const perConc = /^(.+?)_(?:c|conc)(\d+)$/;
/**
 * INFX113: the bound variant is one of another concurrency, the recipe has overrides per concurrency and none (or
 * another) for this point, or its benchmark does not run this concurrency.
 */
function checkConc(spec, recipe, bound) {
    // An evaluation asks at several concurrencies on one engine.
    if (spec.kind === 'eval')
        return [];
    return [...checkVariant(spec.conc, recipe, bound), ...checkBenchmark(spec.conc, bound)];
}
function checkVariant(conc, { variants }, { section }) {
    const own = perConc.exec(section ?? '');
    if (own) {
        const message = `"${section ?? ''}" is the override for concurrency ${own[2] ?? ''}, the point runs ${conc}`;
        return Number(own[2]) === conc
            ? []
            : [{ code: 'INFX113', message, hint: `write {conc} in the selector: ${own[1] ?? ''}_c{conc}` }];
    }
    const stem = section === 'base' ? undefined : section;
    const siblings = variants.flatMap((variant) => {
        const parts = perConc.exec(variant.section ?? '');
        return parts && (stem === undefined || parts[1] === stem) ? [{ variant, conc: Number(parts[2]) }] : [];
    });
    if (section === undefined || siblings.length === 0)
        return [];
    const fitting = siblings.find((sibling) => sibling.conc === conc);
    if (fitting) {
        const message = `"${section}" is bound, though "${fitting.variant.section ?? ''}" is the override for concurrency ${conc}`;
        return [{ code: 'INFX113', message, hint: 'write {conc} in the selector' }];
    }
    const there = [...new Set(siblings.map((sibling) => sibling.conc))].sort((a, b) => a - b).join(', ');
    return [
        { code: 'INFX113', message: `there are overrides for the concurrencies ${there}, none for ${conc}` },
    ];
}
/** `concurrencies: "4x16"` of a benchmark is what its client runs. */
function checkBenchmark(conc, { resolved }) {
    const benchmark = resolved['benchmark'];
    const written = (0,merge/* isMapping */.pi)(benchmark) ? benchmark['concurrencies'] : undefined;
    const isScalar = typeof written === 'string' || typeof written === 'number';
    const list = Array.isArray(written) ? written.map(String) : isScalar ? `${written}`.split('x') : [];
    const concs = list.map((item) => item.trim()).filter((item) => /^\d+$/.test(item));
    if (concs.length === 0 || concs.includes(String(conc)))
        return [];
    const message = `benchmark.concurrencies ${concs.join(', ')} leaves out the concurrency ${conc} of the point`;
    return [{ code: 'INFX113', message }];
}
//# sourceMappingURL=per-conc.js.map
// EXTERNAL MODULE: ./lib/src/yaml.js + 4 modules
var yaml = __webpack_require__(23551);
;// CONCATENATED MODULE: ./lib/src/core/recipe/recipe.js
/** Reads a recipe file: one plain recipe, or `base` with `override_*` and `zip_override_*` variants. */





/** Reads and checks the structure; the content of the sections is srt-slurm's business. */
function parseRecipe(file) {
    const loaded = (0,yaml.loadYaml)(file.text, file.path);
    const { value, placeOf } = loaded;
    const problems = loaded.problems.map(asWarning);
    if (value === undefined)
        return { problems };
    const context = { path: file.path, problems: [...problems], placeOf };
    if (!(0,merge/* isMapping */.pi)(value)) {
        const at = { file: file.path, line: 1, col: 1 };
        return { problems: [...problems, (0,catalogue/* problem */.CC)('INFX102', 'a recipe is a mapping', { at })] };
    }
    const recipe = 'base' in value ? readOverrides(value, context) : readPlain(value, context);
    return { ...(recipe === undefined ? {} : { recipe }), problems: context.problems };
}
/**
 * The variants that `selector` names, merged: none given = every variant without the base, as srt-slurm does.
 * Problems: INFX101 with the selectors there are, and everything wrong with the file.
 */
function resolveRecipe(file, selector) {
    const { recipe, problems } = parseRecipe(file);
    if (!recipe)
        return { variants: [], problems };
    const selected = selectVariants(recipe, selector);
    return { variants: selected.variants, problems: [...problems, ...selected.problems] };
}
/** Chooses variants of a recipe that is already parsed. */
function selectVariants(recipe, selector) {
    if (selector === undefined)
        return { variants: recipe.variants, problems: [] };
    const variants = matchVariants(recipe, selector);
    return variants.length > 0
        ? { variants, problems: [] }
        : { variants, problems: [noVariant(recipe, selector)] };
}
/** srt-slurm takes the last of two equal keys without a word, and so do we, with one. */
const asWarning = (item) => item.code === 'INFX011' ? { ...item, severity: 'warning' } : item;
function readPlain(value, context) {
    for (const key of Object.keys(value).filter((name) => /^(?:zip_)?override_/.test(name))) {
        context.problems.push(misplaced(key, 'an override needs a top-level "base"', context));
    }
    return { path: context.path, form: 'plain', variants: [{ resolved: value }] };
}
function readOverrides(value, context) {
    const base = value['base'];
    if (!(0,merge/* isMapping */.pi)(base)) {
        context.problems.push(misplaced('base', '"base" must be a mapping', context));
        return undefined;
    }
    // The schema version stands beside the base and belongs to every variant.
    const shared = 'schema' in value && !('schema' in base) ? { ...base, schema: value['schema'] } : base;
    const sections = Object.entries(value).filter(([key]) => key !== 'base' && key !== 'schema');
    const variants = [];
    for (const zip of [false, true]) {
        for (const [key, section] of sections.sort(([a], [b]) => (a < b ? -1 : 1))) {
            if (!isSectionName(key, zip))
                continue;
            if (!(0,merge/* isMapping */.pi)(section))
                context.problems.push(misplaced(key, `"${key}" must be a mapping`, context));
            else
                variants.push(...(zip ? zipVariants(key, section, shared, context) : [overrideVariant(key, section, shared)]));
        }
    }
    for (const [key] of sections) {
        if (isSectionName(key, false) || isSectionName(key, true))
            continue;
        context.problems.push(misplaced(key, `"${key}" beside "base" is ignored; only override_NAME and zip_override_NAME are read`, context));
    }
    return {
        path: context.path,
        form: 'overrides',
        variants,
        base: { selector: 'base', section: 'base', resolved: shared },
    };
}
const isSectionName = (key, zip) => key.startsWith(zip ? 'zip_override_' : 'override_');
function overrideVariant(key, section, base) {
    return lazyVariant(key, key, () => {
        const merged = (0,merge/* deepMerge */.$N)(base, section);
        return 'name' in section
            ? merged
            : { ...merged, name: `${baseName(base)}_${key.slice('override_'.length)}` };
    });
}
function zipVariants(key, section, base, context) {
    const count = zipLength(key, section, context);
    const group = key.slice('zip_override_'.length);
    return Array.from({ length: count }, (_, index) => lazyVariant(key, `${key}[${index}]`, () => {
        const merged = (0,merge/* deepMerge */.$N)(base, (0,merge/* zipSlice */.KH)(section, index));
        // A scalar name would name every variant alike, so only a list of names counts.
        return Array.isArray(section['name'])
            ? merged
            : { ...merged, name: `${baseName(base)}_${group}_${index}` };
    }));
}
/** Number of variants of a zip section; 0 after a problem. */
function zipLength(key, section, context) {
    const leaves = (0,merge/* listLeaves */.b1)(section);
    const lengths = [...new Set(leaves.map((leaf) => leaf.length).filter((length) => length !== 1))];
    const refuse = (why) => {
        const at = context.placeOf([key], 'key');
        context.problems.push((0,catalogue/* problem */.CC)('INFX103', `"${key}" ${why}`, at ? { at } : {}));
        return 0;
    };
    if (leaves.length === 0)
        return refuse('holds no list: use override_NAME for a single variant');
    const empty = leaves.find((leaf) => leaf.length === 0);
    if (empty)
        return refuse(`holds the empty list "${empty.path}"`);
    if (lengths.length > 1) {
        const shown = lengths.map((length) => `${length} (${leaves.find((leaf) => leaf.length === length)?.path ?? ''})`);
        return refuse(`mixes lists of the lengths ${shown.join(', ')}`);
    }
    return lengths[0] ?? 1;
}
function lazyVariant(section, selector, resolve) {
    let resolved;
    return {
        section,
        selector,
        get resolved() {
            return (resolved ??= resolve());
        },
    };
}
const baseName = (base) => typeof base['name'] === 'string' ? base['name'] : 'unnamed';
/** Exact selector, whole zip group, or a pattern over section names. */
function matchVariants(recipe, selector) {
    if (selector === 'base')
        return recipe.base ? [recipe.base] : [];
    if (!/[*?]/.test(selector)) {
        return recipe.variants.filter((variant) => variant.selector === selector || variant.section === selector);
    }
    const pattern = selector
        .replace(/[.+^${}()|[\]\\]/g, '\\$&')
        .replaceAll('*', '.*')
        .replaceAll('?', '.');
    const whole = new RegExp(`^${pattern}$`, 's');
    return recipe.variants.filter((variant) => variant.section !== undefined && whole.test(variant.section));
}
function noVariant(recipe, selector) {
    const at = { file: recipe.path, line: 1, col: 1 };
    if (recipe.form === 'plain') {
        return (0,catalogue/* problem */.CC)('INFX101', `selector "${selector}": "${recipe.path}" is a plain recipe without variants`, {
            at,
            hint: 'leave out the colon and the selector',
        });
    }
    const there = ['base', ...recipe.variants.flatMap((variant) => variant.selector ?? [])];
    const near = (0,problem/* didYouMean */.au)(selector, there);
    return (0,catalogue/* problem */.CC)('INFX101', `selector "${selector}" names no variant of "${recipe.path}"`, {
        at,
        hint: near ? `did you mean "${near}"?` : `there are: ${there.slice(0, 20).join(', ')}`,
    });
}
function misplaced(key, message, context) {
    const at = context.placeOf([key], 'key');
    return (0,catalogue/* problem */.CC)('INFX102', message, at ? { at } : {});
}
//# sourceMappingURL=recipe.js.map
;// CONCATENATED MODULE: ./lib/src/core/recipe/settings.js

/** All settings of a point in one environment, as the launcher exports them: decode's win over prefill's. */
const settingsOf = (spec) => settingsOfTopology(spec.topology);
const settingsOfTopology = (0,remembered/* remembered */.H)((topology) => {
    if (topology.shape === 'single-node')
        return new Map();
    const { prefill, decode } = topology;
    return new Map([...prefill.additionalSettings, ...decode.additionalSettings].flatMap((setting) => {
        const at = setting.indexOf('=');
        return at > 0 ? [[setting.slice(0, at).trim(), setting.slice(at + 1).trim()]] : [];
    }));
});
//# sourceMappingURL=settings.js.map
;// CONCATENATED MODULE: ./lib/src/core/recipe/reference.js




/** The `at` of a problem with the reference. */
function placed({ placeOf }) {
    const at = placeOf?.();
    return at === undefined ? {} : { at };
}
/**
 * The recipe of a point: `srt-recipe`, else EVAL_CONFIG_FILE (eval points only), else CONFIG_FILE of the settings,
 * where decode wins over prefill. Neither is not a problem: a point without a recipe is rendered from its fields.
 */
function recipeReference(source) {
    const settings = settingsOf(source.spec);
    const evalFile = source.spec.kind === 'eval' ? settings.get('EVAL_CONFIG_FILE') : undefined;
    const written = source.srtRecipe ?? evalFile ?? settings.get('CONFIG_FILE');
    if (written === undefined)
        return { problems: [] };
    const problems = [];
    const text = fillPlaceholders(written, source, problems);
    const colon = text.indexOf(':');
    const path = colon < 0 ? text : text.slice(0, colon);
    const selector = colon < 0 ? undefined : text.slice(colon + 1);
    const wrong = whyWrongPath(path) ?? (selector === '' ? 'the selector behind the colon is empty' : undefined);
    if (wrong)
        problems.push(malformed(`recipe reference "${written}": ${wrong}`, source));
    if (problems.length > 0)
        return { problems };
    const isFirstClass = source.srtRecipe !== undefined;
    const where = source.placeOf === undefined ? {} : { placeOf: source.placeOf };
    return {
        reference: { path, isFirstClass, ...(selector === undefined ? {} : { selector }), ...where },
        problems,
    };
}
/** Values that `{name}` may stand for. Those of a role are `prefill.tp`, `decode.workers` and so on. */
function placeholders(spec) {
    const values = {
        conc: spec.conc,
        'spec-decoding': spec.specDecoding,
        precision: spec.precision,
        framework: spec.framework,
        'model-prefix': spec.modelPrefix,
    };
    if (spec.isl !== undefined)
        values['isl'] = spec.isl;
    if (spec.osl !== undefined)
        values['osl'] = spec.osl;
    const { topology } = spec;
    if (topology.shape === 'single-node')
        return { ...values, ...widths(topology) };
    const { prefill, decode } = topology;
    // Aggregated workers are written as prefill; they are the only ones, so their widths need no role.
    if (decode.numWorkers === 0)
        Object.assign(values, widths(prefill), { workers: prefill.numWorkers });
    for (const [role, pool] of Object.entries({ prefill, decode })) {
        const members = { ...widths(pool), workers: pool.numWorkers };
        for (const [name, value] of Object.entries(members))
            values[`${role}.${name}`] = value;
    }
    return values;
}
/** `dp` counts the ranks of data-parallel attention: all TP ranks with it, one without. */
const widths = ({ tp, pp, dcp, pcp, ep, dpAttn }) => ({
    ...{ tp, pp, dcp, pcp, ep },
    dp: dpAttn ? tp : 1,
});
function fillPlaceholders(written, source, problems) {
    if (!written.includes('{'))
        return written;
    const values = placeholders(source.spec);
    return written.replace(/\{([^{}]*)\}/g, (whole, placeholder) => {
        const name = placeholder.replace(/^(prefill|decode)-/, '$1.');
        const value = Object.hasOwn(values, name) ? values[name] : undefined;
        if (value !== undefined)
            return String(value);
        const near = (0,problem/* didYouMean */.au)(name, Object.keys(values));
        const hint = near ? `did you mean "{${near}}"?` : `there are: ${Object.keys(values).join(', ')}`;
        problems.push(malformed(`recipe reference "${written}": unknown placeholder "${whole}"`, source, hint));
        return whole;
    });
}
function whyWrongPath(path) {
    if (path === '')
        return 'the path is empty';
    if (path.startsWith('/') || path.includes('\\'))
        return 'the path must be relative, with forward slashes';
    if (path.split('/').includes('..'))
        return 'the path may not leave the recipes folder';
    if (!/\.ya?ml$/.test(path))
        return 'the path must end in .yaml';
    return undefined;
}
const malformed = (message, source, hint) => (0,catalogue/* problem */.CC)('INFX105', message, {
    ...(hint === undefined ? {} : { hint }),
    ...placed(source),
});
//# sourceMappingURL=reference.js.map
;// CONCATENATED MODULE: ./lib/src/core/recipe/versions.js

/** INFX114 per disagreement. Aliases that only the cluster resolves (`container: dynamo-sglang`) say nothing. */
function compareVersions(spec, resolved) {
    const identity = mapping(resolved['identity']);
    return [
        ...compareImages(spec, resolved, identity),
        ...compareModel(spec, identity),
        ...compareEngine(spec, resolved, identity),
        ...compareRouter(spec, resolved, identity),
    ];
}
const mapping = (value) => ((0,merge/* isMapping */.pi)(value) ? value : {});
const versions_text = (value) => {
    if (typeof value === 'number')
        return String(value);
    return typeof value === 'string' && value !== '' ? value : undefined;
};
const versions_differs = (what, configured, started) => ({
    code: 'INFX114',
    message: `${what} ${configured} → ${started}`,
});
/** enroot writes `#` for the slash behind the registry. */
const plainImage = (image) => image.replace('#', '/');
function compareImages(spec, resolved, identity) {
    const configured = plainImage(spec.image);
    const named = [
        versions_text(mapping(resolved['model'])['container']),
        versions_text(mapping(identity['container'])['image']),
    ].flatMap((image) => (image !== undefined && /[/:]/.test(image) ? [plainImage(image)] : []));
    const other = named.find((image) => image !== configured);
    return other === undefined ? [] : [versions_differs('image', configured, other)];
}
function compareModel(spec, identity) {
    const repository = versions_text(mapping(identity['model'])['repo']);
    const isSame = repository === undefined || repository.toLowerCase() === spec.model.toLowerCase();
    return isSame ? [] : [versions_differs('model', spec.model, repository)];
}
/** Words of the configuration's framework for the engines of recipes. */
const engineWords = {
    sglang: ['sglang'],
    vllm: ['vllm'],
    trtllm: ['trt', 'trtllm', 'tensorrt'],
};
function compareEngine(spec, resolved, identity) {
    const engine = versions_text(mapping(resolved['backend'])['type']);
    const words = engine !== undefined && Object.hasOwn(engineWords, engine) ? engineWords[engine] : undefined;
    const parts = spec.framework.toLowerCase().split('-');
    const known = Object.values(engineWords).flat();
    if (words && parts.some((part) => known.includes(part)) && !parts.some((part) => words.includes(part))) {
        return [versions_differs('framework', spec.framework, engine ?? '')];
    }
    const frameworks = mapping(identity['frameworks']);
    const written = versions_text(frameworks[engine === 'trtllm' ? 'tensorrt_llm' : (engine ?? '')]);
    const tagged = /:v?(\d+\.\d+\.\d+(?:rc\d+|\.post\d+)?)(?:[-@]|$)/.exec(plainImage(spec.image))?.[1];
    // Nightly builds and commits have no release to compare.
    const isRelease = written !== undefined && /^v?\d+\.\d+\.\d+(?:rc\d+|\.post\d+)?$/.test(written);
    if (!isRelease || tagged === undefined || written.replace(/^v/, '') === tagged)
        return [];
    return [versions_differs(`${engine ?? 'engine'} version of the image`, tagged, written)];
}
/** Dynamo is named by a release, a wheel or a commit; one of them has to be the configured version. */
function compareRouter(spec, resolved, identity) {
    const { router } = spec;
    if (router?.name !== 'dynamo-router' || router.version === undefined)
        return [];
    const dynamo = mapping(resolved['dynamo']);
    const names = [
        mapping(identity['frameworks'])['dynamo'],
        dynamo['version'],
        dynamo['wheel'],
        dynamo['hash'],
    ];
    const started = [...new Set(names.flatMap((value) => versions_text(value) ?? []))];
    if (started.length === 0 || started.includes(router.version))
        return [];
    return [versions_differs('dynamo version', router.version, started.join(' / '))];
}
//# sourceMappingURL=versions.js.map
;// CONCATENATED MODULE: ./lib/src/core/recipe/bind.js
/** Binds the recipe of a point: file and variant found, merged, fingerprinted. */












/**
 * Resolves `reference` in `snapshot` for `spec`. Errors: INFX100 no such file, INFX101 no such variant, INFX104 several
 * variants. INFX110 to INFX116 where configuration and recipe disagree: errors for `srt-recipe`, which is ours, warnings
 * for CONFIG_FILE, which the ecosystem accepts as it is, unless the point could not run. `perNode`: GPUs of a node behind
 * the runner label. Files are parsed and variants fingerprinted once per snapshot; what a variant and `line`, the spec of
 * any point of the same line, disagree about is found once, because the points of a line differ in concurrency only.
 */
function bindRecipe(spec, reference, snapshot, { perNode, line }) {
    const { recipe, problems } = readRecipe(reference, snapshot);
    if (!recipe)
        return { problems };
    const selected = selectVariants(recipe, reference.selector);
    const found = [...problems, ...selected.problems.map((item) => whereWritten(item, reference))];
    const [variant, ...others] = selected.variants;
    if (!variant)
        return { problems: found.length > 0 ? found : [noVariants(reference)] };
    if (others.length > 0)
        return { problems: [...found, severalVariants(reference, selected.variants)] };
    const digest = digestOf(variant);
    if (digest === undefined)
        return { problems: [...found, notCanonical(reference)] };
    if ((0,problem/* hasErrors */.Cs)(found))
        return { problems: found };
    const selector = variant.selector === undefined ? {} : { selector: variant.selector };
    return {
        recipe: { path: reference.path, ...selector, digest, resolved: variant.resolved },
        problems: [
            ...found,
            ...asProblems([...disagreements(line, variant, perNode), ...checkConc(spec, recipe, variant)], variant, reference),
        ],
    };
}
const findingsOfLines = (0,remembered/* remembered */.H)((_variant) => new WeakMap());
/** Where a variant starts something else than the points of a line say, whatever their concurrency. */
function disagreements(line, variant, perNode) {
    const ofLines = findingsOfLines(variant);
    const known = ofLines.get(line);
    if (known)
        return known;
    const { resolved } = variant;
    const findings = [
        ...compareWithRecipe(line, resolved),
        ...compareVersions(line, resolved),
        ...checkNodes(line, resolved, perNode),
        ...checkOffload(line, resolved, perNode),
    ];
    ofLines.set(line, findings);
    return findings;
}
function asProblems(findings, variant, reference) {
    const { path, selector = variant.selector } = reference;
    const named = selector === undefined ? path : `${path}:${selector}`;
    return findings.map(({ code, message, hint, isImpossible }) => (0,catalogue/* problem */.CC)(code, `recipe "${named}": ${message}`, {
        severity: isImpossible === true || reference.isFirstClass ? 'error' : 'warning',
        ...(hint === undefined ? {} : { hint }),
        ...placed(reference),
    }));
}
/** Null where there is no such file: some configurations name hundreds that are kept elsewhere. */
const parsedFiles = (0,remembered/* remembered */.H)((_snapshot) => new Map());
/** The recipe file of a reference, read once per snapshot. */
function readRecipe(reference, snapshot) {
    const parsed = parsedFiles(snapshot);
    const known = parsed.get(reference.path);
    if (known)
        return known;
    const text = known === null ? undefined : snapshot.readRecipe(reference.path);
    const read = text === undefined ? null : parseRecipe({ path: reference.path, text });
    parsed.set(reference.path, read);
    return read ?? { problems: [missingFile(reference, snapshot)] };
}
/** SHA-256 over the canonical JSON; undefined when the content has none (`.nan`, `.inf`). */
const digestOf = (0,remembered/* remembered */.H)(({ resolved }) => {
    try {
        return (0,external_node_crypto_.hash)('sha256', (0,canonical_json/* canonicalJson */.dj)(resolved));
    }
    catch (error) {
        // Found while writing: looking first would visit every value of hundreds of files twice.
        if (error instanceof canonical_json/* NotFiniteError */.p8)
            return undefined;
        throw error;
    }
});
const recipeNames = (0,remembered/* remembered */.H)((snapshot) => {
    const byFolder = new Map();
    const byName = new Map();
    for (const path of snapshot.listRecipes?.() ?? []) {
        const [folder, name] = folderAndName(path);
        const names = byFolder.get(folder);
        if (names)
            names.push(name);
        else
            byFolder.set(folder, [name]);
        if (!byName.has(name))
            byName.set(name, path);
    }
    return { nearest: new Map(), byFolder, byName };
});
function folderAndName(path) {
    const slash = path.lastIndexOf('/') + 1;
    return [path.slice(0, slash), path.slice(slash)];
}
function missingFile(reference, snapshot) {
    const refusal = snapshot.recipeRefusalOf?.(reference.path);
    if (refusal) {
        const hint = refusal.hint === undefined ? {} : { hint: refusal.hint };
        return (0,catalogue/* problem */.CC)('INFX100', `recipe ${refusal.message}`, { ...hint, ...placed(reference) });
    }
    const names = recipeNames(snapshot);
    const { nearest } = names;
    if (!nearest.has(reference.path))
        nearest.set(reference.path, nearestRecipe(reference.path, names));
    const near = nearest.get(reference.path);
    return (0,catalogue/* problem */.CC)('INFX100', `recipe "${reference.path}" does not exist`, {
        hint: near
            ? `did you mean "${near}"?`
            : 'paths start with "recipes/", whatever the recipes folder is called',
        ...placed(reference),
    });
}
/** The same file name in another folder, else a similar name in the same one: comparing whole paths would cost too much. */
function nearestRecipe(path, { byFolder, byName }) {
    const [folder, name] = folderAndName(path);
    const moved = byName.get(name);
    if (moved !== undefined)
        return moved;
    const near = (0,problem/* didYouMean */.au)(name, byFolder.get(folder) ?? []);
    return near === undefined ? undefined : `${folder}${near}`;
}
/** A wrong selector is a mistake where it is written, not in the recipe. */
const whereWritten = (item, reference) => ({
    ...item,
    ...placed(reference),
});
const noVariants = (reference) => (0,catalogue/* problem */.CC)('INFX101', `"${reference.path}" has a base and no variant`, {
    hint: `write "${reference.path}:base" to use the base itself`,
    ...placed(reference),
});
function severalVariants(reference, variants) {
    const names = variants.flatMap((variant) => variant.selector ?? []);
    const what = reference.selector === undefined ? 'without a selector' : `with the selector "${reference.selector}"`;
    return (0,catalogue/* problem */.CC)('INFX104', `recipe "${reference.path}" ${what} means ${variants.length} variants, a point needs one`, {
        hint: `name one of: ${names.slice(0, 20).join(', ')}`,
        ...placed(reference),
    });
}
const notCanonical = (reference) => (0,catalogue/* problem */.CC)('INFX106', `recipe "${reference.path}" holds .nan or .inf`, {
    ...placed(reference),
});
//# sourceMappingURL=bind.js.map
;// CONCATENATED MODULE: ./lib/src/core/recipe/unreferenced.js








/**
 * INFX112 per recipe file among those of `bound`, with the overrides that nothing in the configuration refers to, the
 * points outside of this plan included. Plain recipes cost nothing.
 */
function unreferencedOverrides(bound, context) {
    const paths = new Set(bound.flatMap((recipe) => (recipe?.selector === undefined ? [] : [recipe.path])));
    if (paths.size === 0)
        return [];
    const used = usedVariants(paths, context);
    return [...paths].flatMap((path) => {
        const { recipe } = readRecipe({ path, isFirstClass: false }, context.snapshot);
        const idle = (recipe?.variants ?? []).filter((variant) => !used.has(variant));
        if (idle.length === 0)
            return [];
        const names = idle.map(({ selector }) => selector ?? '');
        const shown = names.length > 12 ? `${names.slice(0, 12).join(', ')} and ${names.length - 12} more` : names.join(', ');
        return [
            (0,catalogue/* problem */.CC)('INFX112', `no point of the configuration uses ${shown} of recipe "${path}"`, {
                at: { file: path, line: 1, col: 1 },
            }),
        ];
    });
}
function usedVariants(paths, context) {
    const used = new Set();
    for (const entry of context.config.entries.values()) {
        if (!mayReferTo(entry, paths))
            continue;
        const rows = (0,expand/* expandEntry */.T)(entry, ['fixed-seq-len', 'agentic-coding'], context.runners?.hardware ?? new Map());
        for (const expanded of rows) {
            for (const reference of referencesOf(expanded, context)) {
                if (!paths.has(reference.path))
                    continue;
                const { recipe } = readRecipe(reference, context.snapshot);
                for (const variant of recipe ? selectVariants(recipe, reference.selector).variants : [])
                    used.add(variant);
            }
        }
    }
    return used;
}
/** Whether an entry names one of the files, or a recipe whose name is only known per point. */
function mayReferTo({ value }, paths) {
    const text = JSON.stringify(value);
    return text.includes('"srt-recipe"') || [...paths].some((path) => text.includes(path));
}
/** What the points of a row would bind, measured and evaluated. */
function referencesOf(expanded, context) {
    const { srtRecipe } = expanded.extensions;
    const concs = (0,rows/* rowConcs */.rs)(expanded.row);
    // Without a placeholder every concurrency binds the same.
    const asked = srtRecipe?.includes('{') === true ? concs : concs.slice(0, 1);
    const kinds = ['benchmark', 'eval'];
    return kinds.flatMap((kind) => asked.flatMap((conc) => {
        const spec = specOf({ kind, expanded, concs, because: [] }, [conc], context);
        return recipeReference({ spec, ...(srtRecipe === undefined ? {} : { srtRecipe }) }).reference ?? [];
    }));
}
//# sourceMappingURL=unreferenced.js.map
// EXTERNAL MODULE: ./lib/src/core/plan/sweep-selection.js
var sweep_selection = __webpack_require__(44381);
// EXTERNAL MODULE: ./lib/src/core/problems/acceptance.js
var acceptance = __webpack_require__(28554);
// EXTERNAL MODULE: ./lib/src/core/acceptance/choose-curve.js
var choose_curve = __webpack_require__(8403);
// EXTERNAL MODULE: ./lib/src/core/acceptance/models.js
var models = __webpack_require__(89238);
;// CONCATENATED MODULE: ./lib/src/core/acceptance/target.js







/**
 * Target of one point. None, without a problem, for `spec-decoding: none`, for evaluations (they measure real
 * acceptance), and on real hardware for fixed-sequence points that do not ask for SYNTHETIC_ACCEPTANCE: those run
 * with what their drafts really achieve.
 *
 * `strict` is for real hardware: what is missing is an error. Otherwise (simulation, which has no drafts of its own)
 * it is a warning, and fixed-sequence points get a target too.
 */
function acceptanceTarget(spec, recipe, curves, strict) {
    if (spec.specDecoding === 'none' || spec.kind === 'eval')
        return { problems: [] };
    const settings = settingsOf(spec);
    if (strict && spec.scenario === 'fixed-seq-len' && settings.get('SYNTHETIC_ACCEPTANCE') !== 'true') {
        return { problems: [] };
    }
    const report = reporter(spec, strict ? 'error' : 'warning');
    const drafting = draftingOf(spec, recipe);
    const curve = (0,choose_curve/* chooseCurve */.f)(spec.modelPrefix, drafting, curves);
    if (!curve)
        return report('INFX121', ...noCurve(spec, drafting, curves));
    const length = draftLength(drafting, settings);
    if (length === undefined)
        return report('INFX122', `the draft length of method "${drafting.method}" is unknown`);
    const thinking = curve.lengths.on ? 'on' : 'off';
    const golden = curve.lengths[thinking]?.get(length);
    if (golden === undefined)
        return report('INFX122', ...lengthNotMeasured(length, curve));
    const chosen = explicitLength(settings, length, golden, curve.file);
    if ((0,problem/* hasErrors */.Cs)(chosen.problems))
        return { problems: chosen.problems };
    return {
        target: {
            curve: curve.file,
            modelKey: curve.modelKey,
            thinking,
            numSpecTokens: length,
            acceptanceLength: chosen.acceptanceLength,
        },
        problems: chosen.problems,
    };
}
const reporter = (spec, severity) => (code, message, hint) => ({
    problems: [
        (0,catalogue/* problem */.CC)(code, `${spec.configKey}: ${message}`, { severity, ...(hint === undefined ? {} : { hint }) }),
    ],
});
/** The recipe's drafting; without one, the configuration's word and the model's usual drafter. */
function draftingOf(spec, recipe) {
    const fromRecipe = recipe ? (0,spec_decoding/* specDecodingOf */.y)(recipe.resolved) : undefined;
    if (fromRecipe)
        return fromRecipe;
    const usual = Object.hasOwn(models/* defaultDrafters */.xv, spec.modelPrefix)
        ? models/* defaultDrafters */.xv[spec.modelPrefix]
        : undefined;
    const isGeneric = spec.specDecoding === 'mtp' || spec.specDecoding === 'draft_model';
    if (isGeneric)
        return usual ?? { method: 'mtp' };
    return { method: spec.specDecoding };
}
/** Recipe, else settings, else the method's default; undefined when it is set to nothing usable. */
function draftLength(drafting, settings) {
    if (drafting.numSpecTokens !== undefined)
        return drafting.numSpecTokens;
    const written = settings.get('NUM_SPEC_TOKENS') ?? settings.get('DECODE_MTP_SIZE');
    if (written !== undefined)
        return /^[1-9]\d*$/.test(written) ? Number(written) : undefined;
    return Object.hasOwn(models/* defaultDraftLengths */.ib, drafting.method)
        ? models/* defaultDraftLengths */.ib[drafting.method]
        : undefined;
}
/** SYNTHETIC_ACCEPTANCE_LENGTH wins over the curve when SYNTHETIC_ACCEPTANCE is on; outside its range it is an error. */
function explicitLength(settings, draftTokens, golden, curve) {
    const written = settings.get('SYNTHETIC_ACCEPTANCE_LENGTH');
    if (written === undefined || settings.get('SYNTHETIC_ACCEPTANCE') !== 'true') {
        return { acceptanceLength: golden, problems: [] };
    }
    const value = /^\d+(?:\.\d+)?$/.test(written) ? Number(written) : NaN;
    if (!(value >= 1 && value <= draftTokens + 1)) {
        const message = `SYNTHETIC_ACCEPTANCE_LENGTH "${written}" is not between 1 and ${draftTokens + 1}`;
        return { acceptanceLength: golden, problems: [(0,catalogue/* problem */.CC)('INFX123', message)] };
    }
    if (value === golden)
        return { acceptanceLength: golden, problems: [] };
    const message = `SYNTHETIC_ACCEPTANCE_LENGTH ${value} is not the ${golden} of ${curve} at ${draftTokens} draft tokens`;
    return { acceptanceLength: value, problems: [(0,catalogue/* problem */.CC)('INFX124', message)] };
}
function noCurve(spec, drafting, curves) {
    const there = [...new Set(curves.map((curve) => curve.file))];
    return [
        `no golden curve for model prefix "${spec.modelPrefix}" and method "${drafting.method}"`,
        there.length === 0
            ? 'the golden curves folder is empty or not set (golden-al-dir)'
            : `add ${spec.modelPrefix}_${drafting.method}.yaml; there are: ${there.join(', ')}`,
    ];
}
function lengthNotMeasured(length, curve) {
    const lengths = [...(curve.lengths.on ?? curve.lengths.off ?? new Map()).keys()];
    return [`${curve.file} holds no value for ${length} draft tokens`, `it holds: ${lengths.join(', ')}`];
}
//# sourceMappingURL=target.js.map
// EXTERNAL MODULE: ./lib/src/core/config/runners.js + 1 modules
var config_runners = __webpack_require__(20558);
// EXTERNAL MODULE: ./lib/src/core/point-id.js
var point_id = __webpack_require__(85858);
// EXTERNAL MODULE: ./lib/src/core/recipe/start-up-window.js
var start_up_window = __webpack_require__(8298);
;// CONCATENATED MODULE: ./lib/src/core/plan/estimate.js
const gpusOf = ({ tp, pp, pcp }) => tp * pp * pcp;
const poolGpus = (pool) => pool.numWorkers * gpusOf(pool);
/** GPUs the point occupies: tp · pp · pcp of every worker. */
const pointGpus = ({ topology }) => topology.shape === 'single-node'
    ? gpusOf(topology)
    : Math.max(1, poolGpus(topology.prefill) + poolGpus(topology.decode));
/** Nodes the point occupies: workers larger than a node take whole nodes, smaller ones share them within their pool. */
function pointNodes({ topology }, gpusPerNode) {
    if (topology.shape === 'single-node')
        return 1;
    const nodes = (pool) => {
        const gpus = gpusOf(pool);
        if (pool.numWorkers === 0)
            return 0;
        return gpus > gpusPerNode
            ? pool.numWorkers * Math.ceil(gpus / gpusPerNode)
            : Math.ceil((pool.numWorkers * gpus) / gpusPerNode);
    };
    return Math.max(1, nodes(topology.prefill) + nodes(topology.decode));
}
/** Expected seconds of the parts of a point, from runs of the ecosystem: loading weights dominates short points. */
const expected = {
    startSeconds: { single: 600, multi: 900 },
    agenticWarmupSeconds: 600,
    stopSeconds: 60,
    /** Output seconds per token at low load, and what one request per GPU adds to it. */
    secondsPerToken: 0.008,
    secondsPerTokenPerRequest: 0.0004,
    mostSecondsPerToken: 0.1,
    evalSeconds: 900,
    simulatedEvalSeconds: 5,
};
/** Seconds from start to end if all goes well. */
function expectedSeconds(spec) {
    const start = spec.simulated === true ? 1 : expected.startSeconds[spec.multinode ? 'multi' : 'single'];
    const stop = spec.simulated === true ? 1 : expected.stopSeconds;
    if (spec.kind === 'eval') {
        const each = spec.simulated === true ? expected.simulatedEvalSeconds : expected.evalSeconds;
        return start + each * (spec.evalConcs?.length ?? 1);
    }
    if (spec.scenario === 'agentic-coding') {
        const warmup = spec.simulated === true ? 1 : expected.agenticWarmupSeconds * ((spec.warmupRequestsPerLane ?? 0) / 10);
        return start + warmup + (spec.durationSeconds ?? 0) + stop;
    }
    // Closed loop: as many rounds as prompts per concurrency, and two of warm-up.
    const rounds = (spec.promptsPerConc ?? 0) + 2;
    const loaded = expected.secondsPerToken + (expected.secondsPerTokenPerRequest * spec.conc) / pointGpus(spec);
    const perToken = Math.min(loaded, expected.mostSecondsPerToken);
    return start + rounds * (spec.osl ?? 0) * perToken + stop;
}
/** Bounds of the phases of a job, in seconds: start-up, warm-up, draining, clean-up. */
const bound = { startSeconds: { single: 3600, multi: 5400 }, warmupSeconds: 1800, stopSeconds: 1800 };
/**
 * Bound on the whole job in whole minutes: its windows, and four times what is expected where load decides. The engine's
 * own window, `windowSeconds`, counts when it is the longer one: besides the engine, start-up is images and model files.
 */
function timeoutMinutes(spec, windowSeconds) {
    const start = Math.max(bound.startSeconds[spec.multinode ? 'multi' : 'single'], windowSeconds);
    const isTimed = spec.kind === 'benchmark' && spec.scenario === 'agentic-coding';
    const work = isTimed ? bound.warmupSeconds + (spec.durationSeconds ?? 0) : 4 * expectedSeconds(spec);
    return Math.ceil((start + work + bound.stopSeconds) / 60);
}
//# sourceMappingURL=estimate.js.map
;// CONCATENATED MODULE: ./lib/src/core/plan/to-point.js
/** A row at one concurrency → a fully resolved point: recipe bound, acceptance looked up, identities computed. */












/** Points of selected rows, in their order; every concurrency of a benchmark row is one, an eval row is one. */
function buildPoints(rows, context) {
    const facts = new LineFacts(context);
    return rows.flatMap((selected) => {
        const concs = selected.kind === 'eval' ? [selected.concs] : selected.concs.map((conc) => [conc]);
        return concs.map((asked) => buildPoint(selected, asked, facts, context));
    });
}
/** Computed at the first point of a line, because writing canonical text is most of the work of a plan. */
class LineFacts {
    #context;
    #bySpace = { benchmark: new Map(), eval: new Map() };
    constructor(context) {
        this.#context = context;
    }
    of(selected, concs) {
        const bySpace = this.#bySpace[selected.kind];
        // Every row of a search space carries the very path of its space.
        const space = selected.expanded.path;
        let fact = bySpace.get(space);
        if (!fact)
            bySpace.set(space, (fact = lineFact(selected, concs, this.#context)));
        return fact;
    }
}
function lineFact(selected, concs, context) {
    const { row, extensions } = selected.expanded;
    const { runners } = context;
    const { spec: bare, problems: unreadable } = withFileDigests(specOf(selected, concs, context), context);
    const identity = (0,point_id/* lineIdentity */.b$)(bare);
    const perNode = (0,config_runners/* gpusPerNode */.d)(runners, bare.runner);
    return {
        spec: bare,
        unreadable,
        fingerprint: selected.kind === 'eval' ? undefined : (0,rows/* recipeFingerprint */.Dn)(row),
        recipeAt: () => referencePlace(selected),
        identity,
        title: (0,point_label/* lineTitle */.Lm)(bare),
        seriesKey: (0,point_id/* seriesKeyOf */.WH)(bare, extensions.srtRecipe, identity),
        curveKey: (0,point_id/* curveKeyOf */.e1)(bare),
        gpus: pointGpus(bare),
        nodes: pointNodes(bare, perNode ?? (/^gb\d/.test((0,point_label/* skuOf */.x$)(bare.runner)) ? 4 : 8)),
        gpusPerNode: perNode,
    };
}
function buildPoint(selected, concs, facts, context) {
    const { entry, path, extensions } = selected.expanded;
    const line = facts.of(selected, concs);
    const bare = { ...line.spec, ...concFields(selected.kind, concs) };
    const { reference, problems: written } = recipeReference({
        spec: bare,
        ...(0,optional_field/* optional */.l)('srtRecipe', extensions.srtRecipe),
        placeOf: line.recipeAt,
    });
    const bound = reference
        ? bindRecipe(bare, reference, context.snapshot, { perNode: line.gpusPerNode, line: line.spec })
        : { problems: nothingWrong };
    const isStrict = context.overrides.simulated !== true;
    const { target, problems: accepted } = acceptanceTarget(bare, bound.recipe, context.curves, isStrict);
    const isLenient = context.policy.unboundRecipe === 'warning';
    const binding = [...written, ...bound.problems, ...accepted].map((found) => isLenient && mayBeElsewhere(found, reference) ? { ...found, severity: 'warning' } : found);
    const problems = [
        ...placedAt(binding, () => line.recipeAt() ?? entry.placeOf(path)),
        ...placedAt(line.unreadable, () => filePlace(selected)),
    ];
    return {
        point: planned(bare, bound.recipe, target, selected, line, context.policy),
        problems,
        place: () => entry.placeOf(path),
        recipeAt: line.recipeAt,
    };
}
const nothingWrong = [];
/** A recipe that CONFIG_FILE names, and golden curves, may be kept in another repository; the rest are mistakes. */
const mayBeElsewhere = ({ code, severity }, reference) => severity === 'error' && (code === 'INFX100' ? reference?.isFirstClass !== true : /^INFX12/.test(code));
const placedAt = (problems, placeOf) => problems.map((found) => {
    const at = found.at ?? placeOf();
    return at ? { ...found, at } : found;
});
/** Where the entry names the file of the dataset or of the evaluation task. */
function filePlace({ kind, expanded: { entry, path } }) {
    const item = path.slice(0, 3);
    const named = kind === 'eval'
        ? [
            [...item, 'eval', 'path'],
            ['eval', 'path'],
        ]
        : [[...item, 'dataset', 'path']];
    for (const candidate of named) {
        const place = entry.placeOf(candidate);
        if (place)
            return place;
    }
    return entry.placeOf(path);
}
function planned(bare, recipe, acceptance, selected, { fingerprint, identity, title, seriesKey, curveKey, gpus, nodes }, policy) {
    // Written out: building objects is a good part of a plan, and an object of unknown members is built slowly.
    const bound = recipe === undefined ? bare : { ...bare, recipe };
    const spec = acceptance === undefined ? bound : { ...bound, acceptance };
    return {
        ...spec,
        id: (0,point_id/* pointIdOf */.V4)(spec, identity),
        seriesKey,
        curveKey,
        gpus,
        nodes,
        expName: selected.expanded.row['exp-name'],
        runsOn: [bare.runner],
        timeoutMinutes: timeoutMinutes(bare, windowOf(bare, recipe, policy)),
        title: (0,point_label/* pointTitle */.br)(bare, title),
        estimatedGpuHours: Math.round((gpus * expectedSeconds(bare)) / 0.36) / 10_000,
        because: selected.because,
        ...(fingerprint === undefined ? {} : { recipeFingerprint: fingerprint }),
    };
}
/** Seconds that the engine has until it answers; the simulated one asks for no more than a job has anyway. */
function windowOf(spec, recipe, policy) {
    if (spec.simulated === true)
        return 0;
    return policy.startUpWindowSeconds ?? (0,start_up_window/* startUpWindow */.w)(recipe?.resolved ?? bareRecipe).windowSeconds;
}
const bareRecipe = { health_check: start_up_window/* bareHealthCheck */.l };
/** The same with the digests of the files that it names. */
function withFileDigests(spec, { snapshot }) {
    const dataset = spec.dataset && (0,datasets/* withDigest */.hQ)(spec.dataset, snapshot);
    const evalTask = spec.evalTask && (0,datasets/* withDigest */.hQ)(spec.evalTask, snapshot);
    if (dataset?.source === spec.dataset && evalTask?.source === spec.evalTask) {
        return { spec, problems: [...(dataset?.problems ?? []), ...(evalTask?.problems ?? [])] };
    }
    return {
        spec: { ...spec, ...(0,optional_field/* optional */.l)('dataset', dataset?.source), ...(0,optional_field/* optional */.l)('evalTask', evalTask?.source) },
        problems: [...(dataset?.problems ?? []), ...(evalTask?.problems ?? [])],
    };
}
/** Line of `srt-recipe` or of CONFIG_FILE. */
function referencePlace({ expanded: { entry, path, row, extensions } }) {
    if (extensions.srtRecipe !== undefined) {
        return entry.placeOf([...path, 'srt-recipe']) ?? entry.placeOf(['srt-recipe']);
    }
    if (!(0,rows/* isMultiRow */.I0)(row))
        return undefined;
    for (const role of ['decode', 'prefill']) {
        const setting = (row[role]['additional-settings'] ?? []).findIndex((text) => text.startsWith('CONFIG_FILE='));
        if (setting >= 0)
            return entry.placeOf([...path, role, 'additional-settings', setting]);
    }
    return undefined;
}
//# sourceMappingURL=to-point.js.map
;// CONCATENATED MODULE: ./lib/src/core/plan/plan-sweep.js
/** The plan of a sweep: configuration, changelog and labels → points, canary, shards, comparison with the base. Pure. */



















const planTrim = { groupMultiAgentic: true };
/** Plans a sweep. With errors there is no plan, but every problem. */
function planSweep(input) {
    const selection = (0,sweep_selection/* selectSweep */.l)(input, planTrim);
    const problems = [...selection.problems];
    const context = { effects: selection.effects, policy: input.policy, overrides: input.overrides };
    const built = pointsOf(selection.selected, selection.head, context);
    problems.push(...built.problems);
    const unique = (0,identity_problems/* uniquePoints */.v)(built.points, built.placeOf);
    problems.push(...unique.problems);
    if ((0,problem/* hasErrors */.Cs)(problems))
        return { problems: (0,problem/* distinctProblems */.Jk)(problems) };
    const filtered = filtering(unique.points, input.pointFilter);
    problems.push(...filtered.problems);
    if ((0,problem/* hasErrors */.Cs)(problems))
        return { problems: (0,problem/* distinctProblems */.Jk)(problems) };
    problems.push(...traceProblems(filtered.points, input.head));
    if ((0,problem/* hasErrors */.Cs)(problems))
        return { problems: (0,problem/* distinctProblems */.Jk)(problems) };
    if (filtered.points.length === 0)
        problems.push(nothingSelected(input));
    problems.push(...unreferencedOverrides(filtered.points.map(({ recipe }) => recipe), { ...selection.head, ...context }));
    const keys = compare(filtered.points, built.missingRecipes, selection, input, problems);
    if ((0,problem/* hasErrors */.Cs)(problems))
        return { problems: (0,problem/* distinctProblems */.Jk)(problems) };
    const finished = finish(filtered.points, keys, selection.effects, input, (0,problem/* distinctProblems */.Jk)(problems));
    return finished.plan ? { ...finished, placeOf: built.referenceOf } : finished;
}
/** Points of the selected rows, evaluations without a task file left out when the policy says so. */
function pointsOf({ benchmarks, evals }, side, spec) {
    const { curves, problems } = (0,acceptance_curves/* loadGoldenCurves */.m)(side.snapshot.goldenCurves);
    // What is left out is not even built: where simulated points are planned, it can be a quarter of all.
    const [asking, leftOut] = byTaskFile(evals, spec);
    const built = buildPoints([...benchmarks, ...asking], { ...side, curves, ...spec });
    const places = new Map(built.map(({ point, place }) => [point, place]));
    return {
        points: built.map(({ point }) => point),
        placeOf: (point) => places.get(point)?.(),
        referenceOf: placeById(built),
        missingRecipes: side.snapshot.listRecipes?.().length === 0 ? [] : missingRecipes(built),
        problems: [...problems, ...built.flatMap((result) => result.problems), ...leftOutProblems(leftOut)],
    };
}
/** Points are named anew when titles repeat, so that those of the plan are not always those that were built. */
function placeById(built) {
    let byId;
    return ({ id }) => {
        byId ??= new Map(built.map((one) => [one.point.id, one]));
        const found = byId.get(id);
        return found?.recipeAt() ?? found?.place();
    };
}
/** A repository without any recipe keeps all of them elsewhere. */
const missingRecipes = (built) => built.flatMap(({ point: { configKey }, problems }) => problems.filter(({ code }) => code === 'INFX100').map((found) => ({ configKey, problem: found })));
/** Evaluations that have what they ask, and the tasks of those that are left out, one for each of these. */
function byTaskFile(evals, spec) {
    if (spec.policy.evals.withoutTaskFile === 'plan')
        return [evals, []];
    const asking = [];
    const leftOut = [];
    for (const row of evals) {
        const { task, path } = evalTaskOf(row, spec);
        if (path === undefined)
            leftOut.push(task);
        else
            asking.push(row);
    }
    return [asking, leftOut];
}
/** One notice per task. */
function leftOutProblems(evals) {
    return [...new Set(evals)].map((task) => {
        const count = evals.filter((other) => other === task).length;
        return (0,catalogue/* problem */.CC)('INFX089', `${count} ${count === 1 ? 'evaluation' : 'evaluations'} of "${task}" left out: no task file is here`);
    });
}
const filtering = (points, filter) => filter === undefined || points.length === 0 ? { points, problems: [] } : filterPoints(points, filter);
/** Points against those that the same requests select in the base; points that a filter left out are not compared. */
function compare(points, missing, selection, input, problems) {
    const { base, selectBase, effects } = selection;
    if (!base)
        return [];
    const rows = selectBase();
    if (!rows) {
        const message = 'the configuration of the base has errors, so points are not compared with it';
        problems.push((0,catalogue/* problem */.CC)('INFX087', message, { severity: 'warning' }));
        return [];
    }
    const built = pointsOf(rows, base, { ...input, effects });
    // First, so that it stands in place of the warning that the same reference gave by itself.
    problems.unshift(...(0,lost_recipes/* lostRecipes */.G)(built.missingRecipes, missing).map((lost) => lost.problem));
    const before = (0,identity_problems/* uniquePoints */.v)(built.points, built.placeOf).points;
    const filtered = filtering(before, input.pointFilter).points;
    if (selection.isAppendOnly) {
        const named = pointsOf(selection.selectNamed(), selection.head, { ...input, effects });
        const after = (0,identity_problems/* uniquePoints */.v)(named.points, named.placeOf).points;
        problems.push(...(0,append_only_selection/* changedByAppending */.i)((0,key_diff/* diffKeys */.y)(before, after), selection.requests));
        return (0,key_diff/* diffKeys */.y)(filtered, filtering(after, input.pointFilter).points);
    }
    const keys = (0,key_diff/* diffKeys */.y)(filtered, points);
    // Whoever names keys or points by hand wants just those.
    if (input.entries && input.pointFilter === undefined)
        problems.push(...appendOnlyAdvice({ ...selection, policy: input.policy, trim: planTrim, base, points, keys }));
    return keys;
}
function finish(points, keys, effects, input, problems) {
    const canary = chooseCanary(points, input.policy, effects);
    const { shards, problems: tooMany } = makeShards(points, canary, input.policy);
    if (tooMany.length > 0)
        return { problems: [...problems, ...tooMany] };
    const notes = labelNotes(input.labels, points, input.policy);
    const plan = {
        schema: 'plan.v1',
        trigger: input.trigger,
        decision: input.decision ?? { action: 'run', because: [] },
        ...(notes.length === 0 ? {} : { labelNotes: notes }),
        ...(input.base?.commit === undefined ? {} : { base: input.base.commit }),
        ...(input.head.commit === undefined ? {} : { head: input.head.commit }),
        ...(input.mergeBase === undefined ? {} : { mergeBase: input.mergeBase }),
        changelog: input.entries ?? [],
        points,
        canary,
        shards,
        keys,
        totals: totals(points),
        problems,
        digest: (0,plan_digest/* planDigest */.G)({ points, canary }),
    };
    return { plan, problems };
}
function totals(points) {
    const hours = points.reduce((sum, { estimatedGpuHours }) => sum + estimatedGpuHours, 0);
    return {
        benchmarkPoints: points.filter(({ kind }) => kind === 'benchmark').length,
        evalPoints: points.filter(({ kind }) => kind === 'eval').length,
        estimatedGpuHours: Math.round(hours * 10_000) / 10_000,
        longestLegMinutes: points.reduce((most, { timeoutMinutes }) => Math.max(most, timeoutMinutes), 0),
    };
}
//# sourceMappingURL=plan-sweep.js.map

/***/ }),

/***/ 28554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export acceptanceProblems */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of golden acceptance curves and acceptance targets. Range 120-129. */

const acceptanceProblems = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX120: {
        title: 'golden curve file is wrong',
        blame: 'user',
        severity: 'error',
        explain: 'A golden curve file is called MODEL_METHOD.yaml and holds one model key with `thinking_on` and optionally ' +
            '`thinking_off`, each a mapping from draft length to mean acceptance length. A length of n draft tokens accepts ' +
            'between 1 and n + 1 tokens per step.',
    },
    INFX121: {
        title: 'no golden curve for the model',
        blame: 'user',
        severity: 'error',
        explain: 'Speculative decoding is measured with the published acceptance of the model, so that a synthetic load cannot ' +
            'flatter it. There is no curve for this model and method: measure one and add it to the golden curves folder.',
    },
    INFX122: {
        title: 'draft length unknown',
        blame: 'user',
        severity: 'error',
        explain: 'The draft length selects the value on the golden curve. It comes from the recipe, else from DECODE_MTP_SIZE ' +
            'or NUM_SPEC_TOKENS of the settings, else from the default of the method. ' +
            'A length of 0, or one that the curve does not hold, has no acceptance.',
    },
    INFX123: {
        title: 'acceptance setting out of range',
        blame: 'user',
        severity: 'error',
        explain: 'SYNTHETIC_ACCEPTANCE_LENGTH is the mean number of tokens accepted per step, the bonus token included: at least ' +
            '1, at most the draft length plus 1.',
    },
    INFX124: {
        title: 'acceptance setting differs from the golden curve',
        blame: 'user',
        severity: 'warning',
        explain: 'The settings fix an acceptance length that is not the value of the golden curve for this draft length. ' +
            'The setting is used, and the published point is not comparable with others of the model: drop the setting.',
    },
    INFX125: {
        title: 'nothing to compare with a golden acceptance',
        blame: 'user',
        severity: 'error',
        explain: '`infx al-gate` runs points with real acceptance and compares it with the golden curve that their target comes from. ' +
            'None of the chosen points has a target: they do not speculate, are evaluations, or are fixed-sequence points on real ' +
            'hardware, which run with what their drafts achieve.',
    },
});
//# sourceMappingURL=acceptance.js.map

/***/ }),

/***/ 66179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export recipeProblems */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of srt-slurm recipes and of the points that refer to them. Range 100-119. */

const recipeProblems = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX100: {
        title: 'recipe file missing',
        blame: 'user',
        severity: 'error',
        explain: 'A point refers to a recipe that is not in the recipes folder, or that cannot be read there. On a cluster this would fail after the ' +
            'allocation, so it is refused when the plan is made. Correct the path, or add the file to the recipes folder.',
    },
    INFX101: {
        title: 'recipe selector names no variant',
        blame: 'user',
        severity: 'error',
        explain: 'The part behind the colon selects a variant of an override file: `base`, `override_NAME`, ' +
            '`zip_override_NAME[i]` (counted from 0), a whole zip group, or a pattern with `*` and `?`. ' +
            'It must name something that the file has; a file without `base:` has no variants.',
    },
    INFX102: {
        title: 'recipe has the wrong shape',
        blame: 'user',
        severity: 'error',
        explain: 'A recipe is a mapping. An override file has a mapping `base` and any number of mappings ' +
            '`override_NAME` and `zip_override_NAME`; anything else beside `base` would be ignored by srt-slurm.',
    },
    INFX103: {
        title: 'zip override cannot be zipped',
        blame: 'user',
        severity: 'error',
        explain: 'Every list in a `zip_override_NAME` section is one dimension: all lists need the same length, or length 1, ' +
            'which repeats. A list that is meant as a value is written as a list of lists.',
    },
    INFX104: {
        title: 'recipe reference names several variants',
        blame: 'user',
        severity: 'error',
        explain: 'A point measures one recipe variant. Without a selector an override file means all of them; ' +
            'name one, for instance `recipes/x.yaml:override_tp8`.',
    },
    INFX105: {
        title: 'recipe reference malformed',
        blame: 'user',
        severity: 'error',
        explain: 'A reference is `path[:selector]`: a relative path below the recipes folder that ends in .yaml, and a selector ' +
            'in which `{tp}`, `{conc}` and the other documented placeholders are replaced by the values of the point.',
    },
    INFX106: {
        title: 'recipe value cannot be fingerprinted',
        blame: 'user',
        severity: 'error',
        explain: 'The content of the resolved recipe is part of the identity of a point. `.nan` and `.inf` have no JSON form ' +
            'and therefore no place in it; write the number, or a string when the engine wants the word.',
    },
    INFX107: {
        title: 'recipe key that is nearly a known one',
        blame: 'user',
        severity: 'warning',
        explain: 'A section of the recipe has a key that neither srt-slurm nor the commands of the engines know, and one that they ' +
            'know is spelt nearly alike. Unknown keys are passed over without a word, so the setting would not be there. ' +
            'Correct the key; one that is meant as it is may stay, because this is a warning only.',
    },
    INFX110: {
        title: 'topology of the configuration differs from the recipe',
        blame: 'user',
        severity: 'warning',
        explain: 'The configuration says one topology and the recipe starts another. The recipe decides what runs, and the ' +
            'configuration decides how it is labelled and how many GPUs its throughput is divided by, so one of them is wrong. ' +
            'An error for `srt-recipe`, a warning for CONFIG_FILE.',
    },
    INFX111: {
        title: 'speculative decoding of the configuration differs from the recipe',
        blame: 'user',
        severity: 'warning',
        explain: 'The configuration says that the point uses speculative decoding and the recipe starts no drafter, or the other ' +
            'way round. The published curve would carry the wrong name.',
    },
    INFX112: {
        title: 'recipe override that no point uses',
        blame: 'user',
        severity: 'warning',
        explain: 'A recipe that points of the configuration bind has overrides that none of them selects. They are either left over ' +
            'or, more often, a point was meant to use them. Remove them, or select them.',
    },
    INFX113: {
        title: 'recipe override of another concurrency',
        blame: 'user',
        severity: 'warning',
        explain: 'The recipe has overrides per concurrency (`override_NAME_c16`), or a benchmark with a list of concurrencies, and ' +
            'the point does not run the one of its own. With `{conc}` in the selector of `srt-recipe` every concurrency binds ' +
            'its own override, and one that is missing is found when the plan is made.',
    },
    INFX114: {
        title: 'version of the configuration differs from the recipe',
        blame: 'user',
        severity: 'warning',
        explain: 'Image, model, engine or router of the configuration are what is published; the recipe is what runs. ' +
            'They name different versions, so the result would be filed under software that did not produce it.',
    },
    INFX115: {
        title: 'recipe does not fit the machines',
        blame: 'user',
        severity: 'warning',
        explain: 'The recipe asks for more GPUs per node than a node of the runner has, for fewer nodes than its workers need, or ' +
            'for another kind of GPU. What cannot run is an error, however the recipe is named.',
    },
    INFX116: {
        title: 'CPU memory of KV offload beyond the policy',
        blame: 'user',
        severity: 'warning',
        explain: 'CPU memory for KV offload is proportional to the GPUs that a server uses of its node: node memory (at most 3 TB) × ' +
            'dram-utilization × GPUs used / GPUs of the node. The recipe takes more than that for one prefill or aggregated ' +
            'replica, or offloads although the configuration says `kv-offloading: none`.',
    },
});
//# sourceMappingURL=recipe.js.map

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
/* harmony import */ var _remembered_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51288);
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
/** Members of a section by their name with hyphens; kept, because hundreds of points ask for the same section. */
const hyphenated = (0,_remembered_js__WEBPACK_IMPORTED_MODULE_1__/* .remembered */ .H)((section) => new Map(Object.entries(section).map(([name, value]) => [hyphenatedName(name), value])));
const hyphenatedName = (name) => (name.includes('_') ? name.replaceAll('_', '-') : name);
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
/* harmony import */ var _merge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23107);
/* harmony import */ var _json_or_nothing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72916);
/* harmony import */ var _remembered_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51288);
/** How a resolved recipe speculates: method, draft length, and what tells golden curves of one model apart. */




/**
 * Drafting of the role that decodes (decode, else aggregated, else prefill); undefined when it does not speculate.
 * Draft length: SGLang EAGLE and NEXTN = num-steps (draft tokens − 1), DSpark = block size, DFlash = draft tokens − 1;
 * vLLM = num_speculative_tokens; TensorRT-LLM = max_draft_len or num_nextn_predict_layers.
 */
const specDecodingOf = (0,_remembered_js__WEBPACK_IMPORTED_MODULE_1__/* .remembered */ .H)(readSpecDecoding);
function readSpecDecoding(resolved) {
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
    const parsed = typeof written === 'string' ? (0,_json_or_nothing_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonOrNothing */ .d)(written) : written;
    if (!(0,_merge_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(parsed))
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

/***/ 8298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ bareHealthCheck),
/* harmony export */   w: () => (/* binding */ startUpWindow)
/* harmony export */ });
/* harmony import */ var _merge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23107);
/** How long an engine may take from its start until it answers. */

/** Tries of a recipe that names none, and the time between two, as srt-slurm has them. */
const usual = { attempts: 180, intervalSeconds: 10 };
/** `health_check` of points without a recipe: large checkpoints from a cold file system take up to 2 hours. */
const bareHealthCheck = { max_attempts: 720, interval_seconds: 10 };
/** Of `health_check` in a resolved recipe; what is no whole number above 0 counts as absent. */
function startUpWindow(resolved) {
    const written = resolved['health_check'];
    const health = (0,_merge_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(written) ? written : {};
    const intervalSeconds = positive(health['interval_seconds']) ?? usual.intervalSeconds;
    return {
        intervalSeconds,
        windowSeconds: (positive(health['max_attempts']) ?? usual.attempts) * intervalSeconds,
    };
}
const positive = (value) => typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;
//# sourceMappingURL=start-up-window.js.map

/***/ }),

/***/ 65070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ recipeTopology)
/* harmony export */ });
/* harmony import */ var _engine_flags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25995);
/* harmony import */ var _merge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23107);
/* harmony import */ var _remembered_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51288);
/** What a resolved recipe starts: workers of each role and their parallel widths. */



/** Topology of a resolved recipe; undefined when it names no engine flags for any role. Read once per recipe. */
const recipeTopology = (0,_remembered_js__WEBPACK_IMPORTED_MODULE_1__/* .remembered */ .H)(readTopology);
function readTopology(resolved) {
    const resources = (0,_merge_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(resolved['resources']) ? resolved['resources'] : {};
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

/***/ 95903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xQ: () => (/* binding */ checkCoverage),
  tB: () => (/* binding */ keysToName),
  vX: () => (/* binding */ unknownKeys)
});

// EXTERNAL MODULE: ./lib/src/core/plan/wildcard.js
var wildcard = __webpack_require__(5358);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/render/numbers.js
var numbers = __webpack_require__(54143);
// EXTERNAL MODULE: ./lib/src/core/problems/changelog.js
var changelog = __webpack_require__(51447);
;// CONCATENATED MODULE: ./lib/src/core/changelog/coverage.js




/** Keys with changed points that are still there: a key that is gone can be named by no entry. */
const changedKeys = (diffs, headKeys) => diffs.filter((diff) => isChanged(diff) && headKeys.has(diff.configKey)).map(({ configKey }) => configKey);
const isChanged = ({ added, removed, changed }) => added.length + removed.length + changed.length > 0;
/**
 * INFX073 per changed key that no entry names (or names only for the other scenario, or names for evaluations only
 * although points to measure changed), INFX074 per entry that names
 * unchanged ones. Entries that ask for evaluations only name what they want evaluated, changed or not.
 */
function coverageProblems(input) {
    const { diffs, headKeys, entries } = input;
    const changed = diffs.filter((diff) => isChanged(diff) && headKeys.has(diff.configKey));
    const missing = changed.flatMap((diff) => uncovered(diff, input));
    const changedSet = new Set(changed.map(({ configKey }) => configKey));
    const [first, ...others] = missing.slice(0, maxListed);
    // The hint names a command for all of them.
    const hint = `name ${missing.length === 1 ? 'it' : 'them'} in the new entry, or run: infx changelog add --base ${input.baseRef ?? 'REF'} --description "…"`;
    return [
        ...(first ? [{ ...first, hint }] : []),
        ...others,
        ...(missing.length > maxListed ? [manyMore(missing.length - maxListed, input)] : []),
        ...entries.flatMap((entry) => unneeded(entry, changedSet, input)),
    ];
}
const maxListed = 20;
function uncovered(diff, input) {
    const naming = input.entries.filter((entry) => names(entry, diff.configKey));
    const at = placeOfKey(diff.configKey, input.configFiles);
    const report = (message) => [
        (0,catalogue/* problem */.CC)('INFX073', `${diff.configKey}: ${message}`, at === undefined ? {} : { at }),
    ];
    if (naming.length === 0)
        return report(`${changesOf(diff)}, and no new changelog entry names it`);
    const measuring = naming.filter(({ evalsOnly, allEvals }) => !evalsOnly && !allEvals);
    const unmeasured = [...diff.added, ...diff.changed.map(({ to }) => to)].filter((id) => input.isBenchmark(id));
    if (measuring.length === 0 && unmeasured.length > 0)
        return report(`${changesOf(diff)}, and the new changelog entries that name it ask for evaluations only: ${(0,numbers/* formatPlural */.yk)(unmeasured.length, 'point')} would never be measured`);
    if (naming.some(({ scenarioType }) => scenarioType === undefined))
        return [];
    const covered = new Set(naming.flatMap(({ scenarioType = [] }) => scenarioType));
    const ids = [...diff.added, ...diff.changed.map(({ to }) => to)];
    const left = [...new Set(ids.flatMap((id) => input.scenarioOf(id) ?? []))].filter((scenario) => !covered.has(scenario));
    if (left.length === 0)
        return [];
    return report(`its ${left.join(' and ')} points changed, and the new changelog entries leave them out`);
}
/** `2 points added, 1 changed (image)`. */
function changesOf({ added, removed, changed }) {
    const fields = [...new Set(changed.flatMap((change) => change.fields))];
    const named = fields.length > 4 ? `${fields.slice(0, 4).join(', ')}, …` : fields.join(', ');
    const counts = [
        [added.length, 'added'],
        [removed.length, 'removed'],
        [changed.length, named === '' ? 'changed' : `changed (${named})`],
    ];
    const [first, ...others] = counts.filter(([count]) => count > 0);
    if (!first)
        return 'nothing changed';
    const start = `${first[0]} ${first[0] === 1 ? 'point' : 'points'} ${first[1]}`;
    return [start, ...others.map(([count, what]) => `${count} ${what}`)].join(', ');
}
const manyMore = (count, { changelogPath }) => (0,catalogue/* problem */.CC)('INFX073', `${count} more changed keys are named by no new changelog entry`, {
    at: { file: changelogPath, line: 1, col: 1 },
    hint: '"infx changed --base REF" lists them all',
});
function unneeded(entry, changed, { headKeys, changelogPath }) {
    if (entry.evalsOnly || entry.allEvals)
        return [];
    const same = [...headKeys].filter((key) => names(entry, key) && !changed.has(key));
    if (same.length === 0)
        return [];
    const more = same.length > 5 ? ` and ${same.length - 5} more` : '';
    const message = `the points of ${same.slice(0, 5).join(', ')}${more} did not change: they are measured again`;
    const at = { file: entry.file ?? changelogPath, line: entry.line, col: 1 };
    return [
        (0,catalogue/* problem */.CC)('INFX074', message, { at, hint: 'leave unchanged keys out, unless repeating them is meant' }),
    ];
}
const names = (entry, key) => entry.configKeys.some((pattern) => pattern === key || (0,wildcard/* matchesWildcard */._)(pattern, key));
/** The line that starts with the key: good enough for an annotation, and free of another parse. */
function placeOfKey(key, files) {
    for (const { path, text } of files) {
        const index = text.startsWith(`${key}:`) ? 0 : text.indexOf(`\n${key}:`) + 1;
        if (index > 0 || text.startsWith(`${key}:`)) {
            return { file: path, line: text.slice(0, index).split('\n').length, col: 1, endCol: key.length };
        }
    }
    return undefined;
}
//# sourceMappingURL=coverage.js.map
// EXTERNAL MODULE: ./lib/src/core/plan/compare-points.js + 1 modules
var compare_points = __webpack_require__(76180);
// EXTERNAL MODULE: ./lib/src/core/plan/select-rows.js + 1 modules
var select_rows = __webpack_require__(54015);
// EXTERNAL MODULE: ./lib/src/core/plan/sweep-selection.js
var sweep_selection = __webpack_require__(44381);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
;// CONCATENATED MODULE: ./lib/src/sweep/changed-keys.js
/** Which configuration keys a change touches: every point of head compared with every point of the base. */






/** Changed keys, or the errors that forbid to tell. */
function keysToName(base, head, policy) {
    const { comparison, problems } = (0,compare_points/* comparePoints */.v)(base, head, policy);
    return { keys: comparison ? changedKeys(comparison.diffs, comparison.headKeys) : [], problems };
}
/** INFX080 for each of `patterns` that is no key of the configuration, or the errors that forbid to tell. */
function unknownKeys(head, patterns) {
    const { config, problems } = (0,sweep_selection/* loadSide */.o)(head);
    if ((0,problem/* hasErrors */.Cs)(problems))
        return problems.filter(({ severity }) => severity === 'error');
    return (0,select_rows/* unknownKeyProblems */.C8)({ configKeys: patterns }, config);
}
/** INFX073 and INFX074, and recipes that are lost, for the new entries of a change; the errors that forbid to tell are somebody else's to report. */
function checkCoverage(base, head, entries, policy, baseRef) {
    const { comparison, problems } = (0,compare_points/* comparePoints */.v)(base, head, policy);
    if (!comparison)
        return (0,problem/* hasErrors */.Cs)(problems) ? [] : problems;
    const isPlanned = (key) => entries.some(({ configKeys }) => configKeys.some((pattern) => (0,wildcard/* matchesWildcard */._)(pattern, key)));
    // Those of planned keys are found where the points are planned.
    const lost = comparison.lostRecipes.filter(({ configKey }) => !isPlanned(configKey));
    return [
        ...lost.map((missing) => missing.problem),
        ...coverageProblems({
            ...comparison,
            entries,
            configFiles: head.configFiles,
            changelogPath: head.changelog?.path ?? '',
            ...(baseRef === undefined ? {} : { baseRef }),
        }),
    ];
}
//# sourceMappingURL=changed-keys.js.map

/***/ }),

/***/ 88972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ knownLabels)
/* harmony export */ });
/* harmony import */ var _core_gate_label_set_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55697);
/* harmony import */ var _core_gate_labels_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79043);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85492);
/* harmony import */ var _core_problems_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8076);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80947);
/** Labels that a person pretends (`--labels`, `labels` of infx.config.yaml): each must be one that does something here. */





/**
 * `labels` under the table's names. Labels of a pull request may be anything; those that somebody typed (`pretended`)
 * must be known: a mistyped `all-eval` would pass for a sweep with evaluations.
 */
function knownLabels(labels, pretended, map) {
    const { table, problems } = (0,_core_gate_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .labelTable */ .vy)(map);
    if (problems.length > 0)
        return { labels, problems };
    const named = (text) => (0,_core_gate_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .findLabel */ .E7)(table, text) ?? (0,_core_gate_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .findLabel */ .E7)(_core_gate_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultLabelTable */ .WK, text);
    const names = labels.map((text) => named(text)?.name ?? text);
    const own = pretended.flatMap((text) => named(text)?.name ?? []);
    return {
        labels: [...new Set(names)],
        problems: [
            ...pretended
                .filter((text) => named(text) === undefined)
                .map((text) => unknown(text, (0,_core_gate_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .labelTexts */ .v0)(table))),
            ...(0,_core_gate_label_set_js__WEBPACK_IMPORTED_MODULE_0__/* .contradictions */ .vM)((0,_core_gate_label_set_js__WEBPACK_IMPORTED_MODULE_0__/* .readLabels */ .k2)(own, _core_gate_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultLabelTable */ .WK)),
        ],
    };
}
function unknown(text, known) {
    const near = (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .didYouMean */ .au)(text, known);
    const list = `known here: ${known.join(', ')}`;
    return (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX300', `labels: there is no sweep label "${text}"`, {
        hint: near === undefined ? list : `did you mean "${near}"? ${list}`,
    });
}
//# sourceMappingURL=known-labels.js.map

/***/ }),

/***/ 7021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FB: () => (/* binding */ overridesOf),
  US: () => (/* binding */ policyOf),
  aY: () => (/* binding */ prepareSweep),
  sb: () => (/* binding */ readSettings)
});

// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problems/command.js
var command = __webpack_require__(8076);
// EXTERNAL MODULE: ./lib/src/core/changelog/check.js
var check = __webpack_require__(74469);
// EXTERNAL MODULE: ./lib/src/core/changelog/document.js + 1 modules
var changelog_document = __webpack_require__(1867);
// EXTERNAL MODULE: ./lib/src/core/plan/plan-sweep.js + 19 modules
var plan_sweep = __webpack_require__(96873);
// EXTERNAL MODULE: ./lib/src/core/plan/policy.js
var policy = __webpack_require__(47898);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/files/infx-config.js + 1 modules
var infx_config = __webpack_require__(4524);
// EXTERNAL MODULE: ./lib/src/core/optional-field.js
var optional_field = __webpack_require__(15783);
// EXTERNAL MODULE: ./lib/src/sweep/changed-keys.js + 1 modules
var changed_keys = __webpack_require__(95903);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/problems/config.js
var config = __webpack_require__(76615);
// EXTERNAL MODULE: ./lib/src/core/problems/launch.js
var launch = __webpack_require__(18602);
// EXTERNAL MODULE: ./lib/src/core/config/runners.js + 1 modules
var config_runners = __webpack_require__(20558);
// EXTERNAL MODULE: ./lib/src/launch/site.js + 1 modules
var site = __webpack_require__(29402);
;// CONCATENATED MODULE: ./lib/src/sweep/check-sites.js
/** The site files that a sweep goes by, looked at when it is planned: a leg finds out only on the machine. */









/**
 * INFX193 per site file that is not there or wrong, INFX023 per label of `sites` that no machine carries: such an entry
 * is for nobody, and points of the label that was meant would go to another site. Warnings where the engine is simulated
 * and needs no site.
 */
function siteProblems(settings, config, runnerConfig) {
    if (settings.site === undefined && config.sites === undefined)
        return [];
    const placeOf = (0,infx_config/* infxConfigPlaces */.wk)(settings.repoDir);
    const found = [
        ...labelProblems(config, runnerConfig, (label) => placeOf(['sites', label], 'key')),
        ...namedSites(settings, config, placeOf).flatMap((site) => fileProblems(site, settings)),
    ];
    const isNeeded = !settings.simulate || settings.simulatedOnSite;
    return isNeeded
        ? found
        : found.map((one) => (one.severity === 'error' ? { ...one, severity: 'warning' } : one));
}
function labelProblems({ sites = {} }, runnerConfig, placeOf) {
    const { runners } = runnerConfig ? (0,config_runners/* loadRunners */.O)(runnerConfig) : {};
    if (!runners)
        return [];
    const labels = [...runners.labels.keys()];
    return Object.keys(sites)
        .filter((label) => !runners.labels.has(label))
        .map((label) => {
        const at = placeOf(label);
        const near = (0,problem/* didYouMean */.au)(label, labels);
        return (0,catalogue/* problem */.CC)('INFX023', `site for runner label "${label}", which is not in ${runners.file}`, {
            hint: `${near === undefined ? '' : `did you mean "${near}"? `}labels are in ${runners.file}`,
            ...(at ? { at } : {}),
        });
    });
}
/** Each file once. */
function namedSites({ site, repoDir }, config, placeOf) {
    const isConfigured = config.site !== undefined && (0,external_node_path_.resolve)(repoDir, config.site) === site;
    const all = [
        ...(site === undefined ? [] : [{ path: site, at: isConfigured ? placeOf(['site']) : undefined }]),
        ...Object.entries(config.sites ?? {}).map(([label, path]) => ({
            path: (0,external_node_path_.resolve)(repoDir, path),
            at: placeOf(['sites', label]),
        })),
    ];
    return [...new Map(all.toReversed().map((named) => [named.path, named])).values()].toReversed();
}
function fileProblems({ path, at }, { repoDir, launcher }) {
    if ((0,external_node_fs_.existsSync)(path)) {
        return (0,site/* loadSite */.UK)(path, launcher)
            .problems.filter(({ severity }) => severity === 'error')
            .map((found) => (found.at || !at ? found : { ...found, at }));
    }
    const inside = (0,external_node_path_.relative)(repoDir, path);
    const isOutside = inside.startsWith('..') || (0,external_node_path_.isAbsolute)(inside);
    const shown = isOutside ? path : inside;
    const near = nearFile(path);
    // What is kept on the machines is seen there; plans are often made elsewhere.
    if (isOutside && near === undefined) {
        const message = `the site file "${shown}" is not on this machine, so it cannot be checked here`;
        return [(0,catalogue/* problem */.CC)('INFX193', message, { severity: 'notice', ...(at ? { at } : {}) })];
    }
    return [
        (0,catalogue/* problem */.CC)('INFX193', `the site file "${shown}" does not exist`, {
            hint: near === undefined ? 'paths are relative to the repository' : `did you mean "${near}"?`,
            ...(at ? { at } : {}),
        }),
    ];
}
/** A YAML file beside it, spelt nearly alike. */
function nearFile(path) {
    const folder = (0,external_node_path_.dirname)(path);
    if (!(0,external_node_fs_.existsSync)(folder))
        return undefined;
    const names = (0,external_node_fs_.readdirSync)(folder).filter((name) => ending.test(name));
    // Endings are alike anyway, and would make short names so, too.
    const near = (0,problem/* didYouMean */.au)((0,external_node_path_.basename)(path).replace(ending, ''), names.map((name) => name.replace(ending, '')));
    return near === undefined ? undefined : names.find((name) => name.replace(ending, '') === near);
}
const ending = /\.ya?ml$/;
//# sourceMappingURL=check-sites.js.map
// EXTERNAL MODULE: ./lib/src/sweep/known-labels.js
var known_labels = __webpack_require__(88972);
// EXTERNAL MODULE: ./lib/src/sweep/settings.js
var settings = __webpack_require__(12824);
// EXTERNAL MODULE: ./lib/src/sweep/sides.js + 1 modules
var sweep_sides = __webpack_require__(57279);
;// CONCATENATED MODULE: ./lib/src/sweep/prepare.js
/** Settings → snapshots of the repository → checked changelog → plan. Reads; runs nothing. */















/** Replayed by simulated points whose configuration names no dataset that is here: seeded, so that every sweep replays the same. */
const simulatedDataset = {
    loader: 'generated',
    generator: {
        seed: 42,
        trees: 96,
        meanTurns: 16,
        systemTokens: 12_000,
        meanNewTokensPerTurn: 1_800,
        meanOutputTokens: 320,
        subagentRatio: 0.08,
        meanGapSeconds: 4,
    },
};
/** Settings and infx.config.yaml, or every Problem. What the event says (`ofEvent`) yields to infx.config.yaml. */
function readSettings(given, cwd, ofEvent) {
    const repoDir = (0,external_node_path_.resolve)(cwd, String(given.repo ?? '.'));
    const loaded = (0,infx_config/* loadInfxConfig */.KJ)(repoDir);
    if ((0,problem/* hasErrors */.Cs)(loaded.problems))
        return { config: loaded.config, problems: loaded.problems };
    const { config } = loaded;
    const parsed = (0,settings/* parseSettings */.P$)(given, { ...ofEvent, ...config }, cwd);
    const problems = [...loaded.problems, ...parsed.problems];
    if (!parsed.settings)
        return { config, problems };
    // Labels of the event are a pull request's, which carries what it likes; the others somebody typed for this sweep.
    const isPretended = given.labels !== undefined || config.labels !== undefined;
    const all = parsed.settings.labels;
    const known = (0,known_labels/* knownLabels */.n)(all, isPretended ? all : [], config['labels-map'] ?? {});
    problems.push(...known.problems);
    return (0,problem/* hasErrors */.Cs)(known.problems)
        ? { config, problems }
        : { settings: { ...parsed.settings, labels: known.labels }, config, problems };
}
/**
 * Checks and plans. `asked` says what selects the points: the keys when given, else what the changelog adds since
 * `base`, else (no base) the newest changelog entry. Throws ProblemError when git or the file system refuses.
 */
async function prepareSweep(settings, config, options = {}) {
    const sides = await (0,sweep_sides/* readSides */.h)(settings, options);
    const problems = [...sides.problems, ...siteProblems(settings, config, sides.head.runnerConfig)];
    const asked = settings.keys === undefined ? askedByChangelog(settings, sides) : noEntries;
    problems.push(...asked.problems);
    const rest = { settings, config, entries: asked.entries, corrections: asked.corrections };
    if ((0,problem/* hasErrors */.Cs)([...sides.problems, ...asked.problems]))
        return { ...rest, problems };
    const planned = (0,plan_sweep/* planSweep */.c)({
        head: sides.head,
        ...(sides.base === undefined ? {} : { base: sides.base }),
        ...(sides.base?.commit === undefined ? {} : { mergeBase: sides.base.commit }),
        entries: settings.keys === undefined ? asked.entries : undefined,
        ...(settings.keys === undefined ? {} : { keys: settings.keys }),
        ...(settings.pointFilter === undefined ? {} : { pointFilter: settings.pointFilter }),
        labels: settings.labels,
        trigger: {
            kind: 'command',
            labels: settings.labels,
            ...(settings.pullRequest === undefined ? {} : { pullRequest: settings.pullRequest }),
        },
        decision: { action: 'run', because: [whyRun(settings, asked.entries, sides.base)] },
        policy: policyOf(settings, config),
        overrides: overridesOf(settings, config),
    });
    if (sides.base !== undefined && settings.keys === undefined) {
        problems.push(...(0,changed_keys/* checkCoverage */.xQ)(sides.base, sides.head, asked.entries, policyOf(settings, config), settings.base));
    }
    const { points, faults } = await atSites(planned, sides.head, settings, config);
    const found = [...problems, ...planned.problems, ...faults];
    const plan = planned.plan && { ...planned.plan, points, problems: [...planned.plan.problems, ...faults] };
    return { ...rest, ...(plan && !(0,problem/* hasErrors */.Cs)(found) ? { plan } : {}), problems: found };
}
async function atSites({ plan, placeOf }, head, settings, config) {
    const points = plan?.points ?? [];
    // Engines and launchers take time to load, and simulated points have no use for them.
    if (points.every(({ simulated }) => simulated === true))
        return { points, faults: [] };
    const { pointsAtSites } = await Promise.all(/* import() */[__webpack_require__.e(7431), __webpack_require__.e(9120), __webpack_require__.e(3597), __webpack_require__.e(733), __webpack_require__.e(3029), __webpack_require__.e(4003)]).then(__webpack_require__.bind(__webpack_require__, 92285));
    return pointsAtSites({ points, placeOf: (point) => placeOf?.(point), head }, settings, config);
}
function whyRun({ keys }, entries, base) {
    if (keys !== undefined)
        return `keys given: ${keys.join(', ')}`;
    if (base === undefined)
        return 'the newest changelog entry, because no base was given';
    const count = entries.length === 1 ? '1 changelog entry' : `${entries.length} changelog entries`;
    return `${count} since ${base.commit?.slice(0, 12) ?? 'the base'}`;
}
const noEntries = { entries: [], corrections: [], problems: [] };
function askedByChangelog(settings, { head, base }) {
    if (head.changelog === undefined) {
        return {
            ...noEntries,
            problems: [
                (0,catalogue/* problem */.CC)('INFX301', `there is no ${settings.changelogFile} to say what to run`, {
                    hint: 'give --keys, or --changelog-file',
                }),
            ],
        };
    }
    if (base === undefined) {
        return newestEntry(head.changelog, head.changelogFragments ?? []);
    }
    const { added, corrections, problems } = (0,check/* checkChangelog */.$)({
        head: head.changelog,
        ...(base.changelog === undefined ? {} : { base: base.changelog }),
        baseFragments: base.changelogFragments ?? [],
        headFragments: head.changelogFragments ?? [],
        ...(settings.repository === undefined ? {} : { repository: settings.repository }),
        ...(settings.pullRequest === undefined ? {} : { pullRequest: settings.pullRequest }),
        onMain: false,
    });
    return { entries: added, corrections, problems };
}
/** Without a base: the last entry of the last fragment, else of the document. */
function newestEntry(document, fragments) {
    const read = [document, ...fragments].map((file) => ({ file, ...(0,changelog_document/* parseChangelog */.E)(file) }));
    const newest = read.findLast(({ entries }) => entries.length > 0);
    const entries = (newest?.entries ?? []).slice(-1);
    return {
        entries: newest === undefined || newest.file === document
            ? entries
            : entries.map((entry) => ({ ...entry, file: newest.file.path })),
        corrections: [],
        problems: read.flatMap(({ problems }) => problems),
    };
}
/** What a sweep changes about every point that it plans. */
const overridesOf = ({ simulate, durationSeconds, traceScale, }, config) => ({
    ...(durationSeconds === undefined ? {} : { durationSeconds }),
    ...(config['warmup-requests-per-lane'] === undefined
        ? {}
        : { warmupRequestsPerLane: config['warmup-requests-per-lane'] }),
    ...(simulate ? { simulated: true, traceScale, simulatedDataset } : {}),
});
function policyOf(settings, config) {
    const evals = config['eval-policy'];
    return {
        ...policy/* defaultPlanPolicy */.L,
        evals: {
            agentic: evals?.agentic ?? policy/* defaultPlanPolicy */.L.evals.agentic,
            minConc: evals?.['min-conc'] ?? policy/* defaultPlanPolicy */.L.evals.minConc,
            seqLens: evals?.['seq-lens'] ?? policy/* defaultPlanPolicy */.L.evals.seqLens,
            // The simulated engine answers from the task's own questions.
            withoutTaskFile: settings.simulate ? 'leave-out' : 'plan',
            ...(settings.evalTask === undefined
                ? { task: policy/* defaultPlanPolicy */.L.evals.task }
                : { task: external_node_path_.posix.basename(settings.evalTask).replace(/\.[^.]+$/, ''), taskPath: settings.evalTask }),
        },
        ...(0,optional_field/* optional */.l)('startUpWindowSeconds', config['start-up-window-seconds']),
        // A laptop has none of the machines: with the simulated engine their absence is worth a line, not a refusal.
        unknownRunner: settings.simulate ? 'warning' : 'error',
        unboundRecipe: settings.simulate ? 'warning' : 'error',
    };
}
//# sourceMappingURL=prepare.js.map

/***/ }),

/***/ 57279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ readSides)
});

// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problems/changelog.js
var changelog = __webpack_require__(51447);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/files/git.js + 1 modules
var git = __webpack_require__(20213);
// EXTERNAL MODULE: ./lib/src/files/snapshot.js
var files_snapshot = __webpack_require__(3636);
// EXTERNAL MODULE: ./lib/src/sweep/config-files.js
var config_files = __webpack_require__(31057);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/changelog/fragments.js
var fragments = __webpack_require__(9712);
// EXTERNAL MODULE: ./lib/src/core/changelog/document.js + 1 modules
var changelog_document = __webpack_require__(1867);
// EXTERNAL MODULE: ./lib/src/files/repository-file.js
var repository_file = __webpack_require__(1251);
;// CONCATENATED MODULE: ./lib/src/sweep/moved-changelog.js
/** A changelog that the change moved: found at the base under its old name, so that old entries stay old. */







/** More candidates than this are no renamed changelog but a reorganised repository. */
const maxCandidates = 200;
/**
 * When the base lacks the changelog and the head has one: a YAML file that only the base has, and whose first entry
 * starts the head's, is the same changelog (INFX071).
 */
async function findMovedChangelog(repository, base, head, settings) {
    const same = { base, problems: [] };
    if (base.changelog !== undefined || head.changelog === undefined || base.commit === undefined)
        return same;
    const { changelog } = head;
    const isThere = await presence(repository, settings);
    const names = (await repository.listFiles(base.commit, '.'))
        .map(({ path }) => path)
        .filter((path) => /\.ya?ml$/.test(path) && !isThere(path));
    const candidates = [...names].sort((a, b) => likeness(b, changelog.path) - likeness(a, changelog.path));
    const answers = await repository.readFiles(base.commit, candidates.slice(0, maxCandidates), repository_file/* maxFileBytes */.eV);
    for (const [path, answer] of answers) {
        const read = answer.kind === 'blob' ? (0,repository_file/* decodeFile */.JG)(path, answer.bytes) : undefined;
        if (read?.kind !== 'text' || !startsAlike(read.file, changelog))
            continue;
        const message = `the changelog moved from ${path} to ${changelog.path}`;
        const at = { file: changelog.path, line: 1, col: 1 };
        const fragments = await movedFragments(repository, base.commit, path, changelog.path);
        const moved = fragments.length === 0 ? {} : { changelogFragments: fragments };
        return {
            base: { ...base, ...moved, changelog: read.file },
            problems: [(0,catalogue/* problem */.CC)('INFX071', message, { at })],
        };
    }
    return same;
}
/** Fragments lie beside their changelog: those of its old folder, under the names that they have in the new one. */
async function movedFragments(repository, commit, from, to) {
    const folder = (0,fragments/* fragmentsFolder */.Iw)(from);
    if (folder === (0,fragments/* fragmentsFolder */.Iw)(to))
        return [];
    const paths = (await repository.listFiles(commit, folder))
        .map(({ path }) => path)
        .filter((path) => /\.ya?ml$/.test(path));
    const answers = await repository.readFiles(commit, paths, repository_file/* maxFileBytes */.eV);
    return [...answers].flatMap(([path, answer]) => {
        const read = answer.kind === 'blob' ? (0,repository_file/* decodeFile */.JG)(path, answer.bytes) : undefined;
        if (read?.kind !== 'text')
            return [];
        return [{ path: `${(0,fragments/* fragmentsFolder */.Iw)(to)}${path.slice(folder.length)}`, text: read.file.text }];
    });
}
async function presence(repository, { head, repoDir }) {
    if (head === undefined)
        return (path) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(repoDir, path));
    const there = new Set((await repository.listFiles(head, '.')).map(({ path }) => path));
    return (path) => there.has(path);
}
/** The same name in another folder first, then another name in the same folder. */
const likeness = (path, changelog) => 2 * Number(external_node_path_.posix.basename(path) === external_node_path_.posix.basename(changelog)) +
    Number(external_node_path_.posix.dirname(path) === external_node_path_.posix.dirname(changelog));
function startsAlike(old, head) {
    const [first] = (0,changelog_document/* readChangelog */.T)(old).blocks;
    if (first?.entry === undefined)
        return false;
    const text = old.text.slice(first.start, first.end).trimEnd();
    return head.text.startsWith(text) || head.text.includes(`\n${text}`);
}
//# sourceMappingURL=moved-changelog.js.map
;// CONCATENATED MODULE: ./lib/src/sweep/sides.js
/** Both sides of a change: the head, and the merge base that it is compared with. */







const refusedFileCode = 'INFX325';
const absentCommitCode = 'INFX321';
/** Bound on fetching a base that a shallow checkout lacks. */
const fetchTimeoutMs = 120_000;
/** The base is the merge base of `base` and the head: what main gained meanwhile is not this change's doing. */
async function readSides(settings, options) {
    const { files, problems: unmatched } = (0,config_files/* expandConfigFiles */.O)(settings.configFiles, settings.repoDir);
    const paths = {
        configFiles: files,
        runnerConfig: settings.runnerConfig,
        changelogFile: settings.changelogFile,
        recipesDir: settings.recipesDir,
        goldenAlDir: settings.goldenAlDir,
    };
    if (settings.base === undefined && settings.head === undefined) {
        const { snapshot, problems } = await (0,files_snapshot/* readSnapshotFromWorkTree */.s)(settings.repoDir, paths);
        return { head: snapshot, problems: [...unmatched, ...problems] };
    }
    const repository = await (0,git/* openRepository */.h)(settings.repoDir);
    const mergeBase = settings.base === undefined ? undefined : await mergeBaseOf(repository, settings, options);
    // Both sides at once: git works while the other side is decoded.
    const [head, base] = await Promise.all([
        settings.head === undefined
            ? (0,files_snapshot/* readSnapshotFromWorkTree */.s)(settings.repoDir, paths)
            : (0,files_snapshot/* readSnapshotFromGit */.x)(repository, settings.head, paths),
        mergeBase === undefined ? undefined : (0,files_snapshot/* readSnapshotFromGit */.x)(repository, mergeBase, paths),
    ]);
    const problems = [...unmatched, ...head.problems];
    if (mergeBase === undefined || base === undefined)
        return { head: head.snapshot, problems };
    // A file that the change itself adds is absent at the base, which is no fault; one that cannot be read there is:
    // a changelog taken for absent would make every old entry a new one.
    const unreadable = base.problems.filter(({ code }) => code === refusedFileCode);
    const behind = await commitsBehind(repository, mergeBase, settings);
    const moved = await findMovedChangelog(repository, base.snapshot, head.snapshot, settings);
    return {
        head: head.snapshot,
        base: moved.base,
        problems: [...problems, ...unreadable, ...behind, ...moved.problems],
    };
}
async function mergeBaseOf(repository, { base = 'HEAD', head = 'HEAD' }, { fetchMissingBase = false }) {
    try {
        return await repository.mergeBase(base, head);
    }
    catch (error) {
        const isAbsent = error instanceof problem/* ProblemError */.Mm && error.problems.some(({ code }) => code === absentCommitCode);
        if (!isAbsent || !fetchMissingBase)
            throw error;
        await repository.fetchHistory([base, head], fetchTimeoutMs);
        return repository.mergeBase(base, head);
    }
}
/** A line for the reader: a branch behind main is compared where it left it, and needs no update for that. */
async function commitsBehind(repository, mergeBase, { base = 'HEAD', head = 'HEAD' }) {
    if ((await repository.resolve(base)) === mergeBase)
        return [];
    const count = await repository.commitsBehind(head, base);
    const message = `the head is ${count} ${count === 1 ? 'commit' : 'commits'} behind ${base}: it is compared with ${mergeBase.slice(0, 12)}, where it left it`;
    return [(0,catalogue/* problem */.CC)('INFX076', message)];
}
//# sourceMappingURL=sides.js.map

/***/ })

};
