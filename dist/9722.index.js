export const id = 9722;
export const ids = [9722];
export const modules = {

/***/ 37691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ingestVerb: () => (/* binding */ ingestVerb),
/* harmony export */   outOf: () => (/* binding */ outOf),
/* harmony export */   reportVerb: () => (/* binding */ reportVerb)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_ingest_run_identity_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(1667);
/* harmony import */ var _core_ingest_render_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15088);
/* harmony import */ var _core_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80947);
/* harmony import */ var _core_problems_command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8076);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85492);
/* harmony import */ var _files_infx_config_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4524);
/* harmony import */ var _files_plan_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(71834);
/* harmony import */ var _files_sweep_file_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(23277);
/* harmony import */ var _sweep_ingest_folder_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(21512);
/* harmony import */ var _sweep_redraw_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(32907);
/* harmony import */ var _sweep_settings_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(12824);
/* harmony import */ var _sweep_stored_run_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(90546);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(95085);
/** `infx report` and `infx ingest`: parts of a sweep again, from what it left. */

















/** The directory, said as an argument or as an option. Throws ProblemError (INFX300) when the two differ, or one is blank. */
function outOf(argument, option) {
    const given = [argument, option].filter((dir) => dir !== undefined);
    if (given.some((dir) => dir.trim() === '')) {
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_7__/* .problem */ .CC)('INFX300', 'out: expected DIR, got ""')]);
    }
    const [out = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(_core_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .sweepInputs */ .Y.out.fallback), other = out] = given.map((dir) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(dir));
    if (other === out)
        return out;
    throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_7__/* .problem */ .CC)('INFX300', `out: expected one directory, got ${out} and ${other}`)]);
}
async function reportVerb(out) {
    const outDir = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(out);
    const summary = await (0,_sweep_redraw_js__WEBPACK_IMPORTED_MODULE_12__/* .redrawReport */ .Sk)(outDir);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(outDir, 'summary.md'), summary);
    process.stdout.write(`report    ${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(outDir, 'report.html')}\n`);
    return 0;
}
async function ingestVerb(options) {
    const outDir = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(options.out);
    const plan = await (0,_files_plan_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readPlanFile */ .w)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(outDir, 'plan.json'));
    const sweep = await (0,_files_sweep_file_js__WEBPACK_IMPORTED_MODULE_10__/* .readSweepFile */ .B)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(outDir, 'sweep.json'));
    const began = await (0,_sweep_stored_run_js__WEBPACK_IMPORTED_MODULE_14__/* .readStoredRun */ .zs)(outDir);
    const entities = entitiesFor(options.repo, began);
    const report = await (0,_sweep_ingest_folder_js__WEBPACK_IMPORTED_MODULE_11__/* .ingestFolder */ .T)({
        artifactsDir: options.artifacts === undefined ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(outDir, 'artifacts') : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(options.artifacts),
        databaseUrl: databaseFor(options.database, outDir, began),
        run: (0,_core_ingest_run_identity_js__WEBPACK_IMPORTED_MODULE_16__/* .localRun */ .p8)({
            startedAt: sweep.startedAt,
            name: 'infx sweep',
            ...(sweep.head === undefined ? {} : { headSha: sweep.head }),
        }),
        expectedPointIds: plan.points.map(({ id }) => id),
        labels: plan.trigger.labels,
        entities,
        onStep: (step) => process.stderr.write(`${step}\n`),
    });
    // Findings go to stderr, once.
    process.stdout.write(options.json ? `${JSON.stringify(report, null, 1)}\n` : (0,_core_ingest_render_report_js__WEBPACK_IMPORTED_MODULE_3__/* .renderIngestText */ .Y)({ ...report, problems: [] }));
    (0,_failure_js__WEBPACK_IMPORTED_MODULE_15__/* .printProblems */ .Mr)(report.problems);
    return report.conclusion === 'success' ? 0 : 1;
}
/** Rows must be the same from wherever they are ingested: the names are those of the sweep, not of where somebody stands. */
function entitiesFor(repo, began) {
    if (repo === undefined && began)
        return began.config.entities;
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(repo ?? '.');
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(root))
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_7__/* .problem */ .CC)('INFX308', `repo: there is no ${root}`)]);
    const { config, problems } = (0,_files_infx_config_js__WEBPACK_IMPORTED_MODULE_8__/* .loadInfxConfig */ .KJ)(root);
    if ((0,_core_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .hasErrors */ .Cs)(problems))
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .ProblemError */ .Mm(problems);
    return config.entities;
}
function databaseFor(given, outDir, began) {
    if (given !== undefined)
        return (0,_sweep_settings_js__WEBPACK_IMPORTED_MODULE_13__/* .absoluteDatabase */ .Pp)(given, process.cwd());
    return began ? (0,_sweep_stored_run_js__WEBPACK_IMPORTED_MODULE_14__/* .databaseOf */ .zJ)(began, outDir) : (0,_sweep_settings_js__WEBPACK_IMPORTED_MODULE_13__/* .databaseIn */ .j6)(outDir);
}
//# sourceMappingURL=again.js.map

/***/ }),

/***/ 42541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ canonicalJsonWithout),
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
/** Canonical JSON: one byte sequence per value, so that a hash of it is an identity. */
/**
 * Keys sorted by code point at every level, no white space, `undefined` members left out, everything outside
 * 0x20-0x7e escaped as lower-case \uXXXX (short escapes where JSON has them): the reference's form for its
 * recipe fingerprint, so one function serves both. Throws on NaN, Infinity, bigint, functions and cycles.
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
                throw new TypeError(`canonical JSON cannot hold ${value}`);
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
            text += `${text === '' ? '' : ','}${escape(key)}:${write(member, path)}`;
    }
    return `{${text}}`;
}
const none = [];
const fewKeys = 16;
function sortedKeys(value) {
    const keys = Object.keys(value);
    if (keys.some((key) => beyondSurrogates.test(key)))
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
const needsEscape = /[^\x20-\x21\x23-\x5b\x5d-\x7e]/;
/** Most texts hold nothing to escape; a plan writes hundreds of thousands of them. */
const escape = (text) => needsEscape.test(text)
    ? JSON.stringify(text).replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    : `"${text}"`;
const beyondSurrogates = /[\ud800-\uffff]/;
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

/***/ 55697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IW: () => (/* binding */ remarks),
/* harmony export */   k2: () => (/* binding */ readLabels),
/* harmony export */   nH: () => (/* binding */ planLabels),
/* harmony export */   vM: () => (/* binding */ contradictions),
/* harmony export */   w7: () => (/* binding */ effectsOf)
/* harmony export */ });
/* harmony import */ var _problems_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10530);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _labels_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79043);
/** The labels of one pull request, read against the table. */



/** Sorts labels by what they are; the same label twice counts once, foreign ones are passed over. */
function readLabels(texts, table) {
    const known = new Set();
    const lookAlikes = [];
    for (const text of texts) {
        const label = (0,_labels_js__WEBPACK_IMPORTED_MODULE_2__/* .findLabel */ .E7)(table, text);
        if (label) {
            known.add(label);
            continue;
        }
        const meant = (0,_labels_js__WEBPACK_IMPORTED_MODULE_2__/* .lookAlikeOf */ .bw)(table, text);
        if (meant !== undefined)
            lookAlikes.push({ text, meant });
    }
    const ofKind = (kind) => table.labels.filter((label) => known.has(label) && label.kind === kind);
    return { primaries: ofKind('primary'), modifiers: ofKind('modifier'), lookAlikes };
}
/** What the labels change together. `reusable` and the like are lost as soon as one label takes them away. */
function effectsOf({ primaries, modifiers }) {
    let effects = _labels_js__WEBPACK_IMPORTED_MODULE_2__/* .plainEffects */ .Jj;
    for (const label of [...primaries, ...modifiers])
        effects = { ...effects, ...label.effects };
    return effects;
}
/** Names by which the plan knows the labels, whatever they are called here. */
const planLabels = ({ primaries, modifiers }) => [...primaries, ...modifiers].map(({ name }) => name);
/** Errors that forbid a sweep: two primaries, modifiers that exclude one another. */
function contradictions({ primaries, modifiers }) {
    const problems = [];
    if (primaries.length > 1) {
        const names = primaries.map(({ shownAs }) => shownAs).join(', ');
        problems.push((0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX131', `${primaries.length} primary labels at once: ${names}`, {
            hint: 'remove all but one',
        }));
    }
    for (const [index, label] of modifiers.entries()) {
        for (const other of modifiers.slice(index + 1)) {
            if (!label.excludes.includes(other.name))
                continue;
            problems.push((0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX131', `${label.shownAs} and ${other.shownAs} exclude one another`, {
                hint: 'remove one; there is no silent precedence',
            }));
        }
    }
    return problems;
}
/** What a person should know though it forbids nothing. */
function remarks({ primaries, modifiers, lookAlikes }) {
    return [
        ...(primaries.length === 0 && modifiers.length > 0
            ? [
                (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX132', `${modifiers.map(({ shownAs }) => shownAs).join(', ')} without a primary label: nothing to modify`),
            ]
            : []),
        ...lookAlikes.map(({ text, meant }) => (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX133', `the label "${text}" has no effect`, { hint: `did you mean "${meant}"?` })),
        ...primaries
            .filter(({ replacedBy }) => replacedBy !== undefined)
            .map(({ shownAs, replacedBy }) => (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX133', `the label "${shownAs}" is outdated, and still understood`, {
            severity: 'notice',
            hint: `use "${replacedBy ?? ''}"`,
        })),
    ];
}
//# sourceMappingURL=label-set.js.map

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

/***/ 47898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ defaultPlanPolicy),
/* harmony export */   x: () => (/* binding */ labelEffects)
/* harmony export */ });
/* harmony import */ var _gate_label_set_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55697);
/* harmony import */ var _gate_labels_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79043);
/** What an organisation may decide about its plans; the defaults reproduce the ecosystem's sweeps. */


const defaultPlanPolicy = {
    evals: { minConc: 16, agentic: 'always', seqLens: '8k1k', task: 'gsm8k', withoutTaskFile: 'plan' },
    agentic: {
        durationSeconds: 3600,
        warmupRequestsPerLane: 10,
        fastDurationSeconds: 1200,
        fastWarmupRequestsPerLane: 1,
    },
    canary: 'cheapest',
    shardLimit: 256,
    unknownRunner: 'error',
    unboundRecipe: 'error',
};
/** Effects of labels by the names of the gate's table, the one place where they are written down. */
const labelEffects = (labels) => (0,_gate_label_set_js__WEBPACK_IMPORTED_MODULE_0__/* .effectsOf */ .w7)((0,_gate_label_set_js__WEBPACK_IMPORTED_MODULE_0__/* .readLabels */ .k2)(labels, _gate_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultLabelTable */ .WK));
//# sourceMappingURL=policy.js.map

/***/ }),

/***/ 64461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
function compactTopology(topology) {
    if (topology.shape === 'single-node')
        return widths(topology).join('');
    const { prefill, decode } = topology;
    return decode.numWorkers === 0 ? pool('w', prefill) : `${pool('p', prefill)}-${pool('d', decode)}`;
}
const poolWords = (letter, worker) => {
    const where = worker.hardware === undefined ? '' : ` on ${worker.hardware}`;
    return `${worker.numWorkers}${letter} ${widths(worker).join(' ')}${where}`;
};
/** For people: `tp8 ep8 dpa`, `1P tp4 + 3D tp8 ep8 dpa`, `1P tp4 on h200 + 1D tp8 on b200`, `2W tp8`. */
function topologyShorthand(topology) {
    if (topology.shape === 'single-node')
        return widths(topology).join(' ');
    const { prefill, decode } = topology;
    return decode.numWorkers === 0
        ? poolWords('W', prefill)
        : `${poolWords('P', prefill)} + ${poolWords('D', decode)}`;
}
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
/** Job name: `dsv4 fp4 · b300 sglang · agentic · tp8 ep8 dpa · mtp · conc 64`; evals name their task. */
function pointTitle(spec) {
    const conc = spec.evalConcs && spec.evalConcs.length > 1 ? spec.evalConcs.join('+') : String(spec.conc);
    return [
        `${spec.modelPrefix} ${spec.precision}`,
        `${skuOf(spec.runner)} ${spec.framework}`,
        shortScenario(spec),
        topologyShorthand(spec.topology),
        ...featureLabels(spec),
        ...(spec.kind === 'eval' ? [`eval ${spec.evalTask?.task ?? ''}`.trim()] : []),
        `conc ${conc}`,
    ].join(titleSeparator);
}
//# sourceMappingURL=point-label.js.map

/***/ }),

/***/ 23277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ readSweepFile)
/* harmony export */ });
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80947);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _own_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82329);
/** Reads a sweep.json. */



/** Throws ProblemError (INFX308) when there is no sweep of this version at `path`. */
async function readSweepFile(path) {
    const value = await (0,_own_json_js__WEBPACK_IMPORTED_MODULE_2__/* .readOwnJson */ .Z)(path, 'sweep.v1');
    if (isSweep(value))
        return value;
    throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX308', `${path} is not a whole sweep`)]);
}
const isSweep = (value) => 'points' in value &&
    Array.isArray(value.points) &&
    'evals' in value &&
    Array.isArray(value.evals) &&
    'totals' in value;
//# sourceMappingURL=sweep-file.js.map

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

/***/ }),

/***/ 90546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X2: () => (/* binding */ runFileName),
/* harmony export */   bM: () => (/* binding */ storedRun),
/* harmony export */   zJ: () => (/* binding */ databaseOf),
/* harmony export */   zs: () => (/* binding */ readStoredRun)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85492);
/* harmony import */ var _core_problems_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8076);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80947);
/* harmony import */ var _files_own_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82329);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(12824);
/**
 * run.json of an output directory: when the sweep began, from where and with which options. `--resume` and a later
 * `infx ingest` or `infx report` need nothing else from the person.
 */







const runFileName = 'run.json';
const schema = 'infx-run.v1';
function storedRun(settings, config, plan, startedAt) {
    const { outDir, databaseUrl, resume: _resume, json: _json, ...rest } = settings;
    const base = rest.base === undefined ? undefined : (plan.mergeBase ?? rest.base);
    const head = rest.head === undefined ? undefined : (plan.head ?? rest.head);
    return {
        schema,
        startedAt,
        settings: {
            ...rest,
            ...(base === undefined ? {} : { base }),
            ...(head === undefined ? {} : { head }),
        },
        named: {
            ...(rest.base === undefined || rest.base === base ? {} : { base: rest.base }),
            ...(rest.head === undefined || rest.head === head ? {} : { head: rest.head }),
        },
        config,
        database: databaseUrl === (0,_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .databaseIn */ .j6)(outDir)
            ? 'in-out'
            : databaseUrl.startsWith('pglite:')
                ? databaseUrl
                : 'server',
    };
}
/** undefined when there is no run.json. Throws ProblemError (INFX308) when it is damaged. */
async function readStoredRun(outDir) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outDir, runFileName);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        return undefined;
    const value = await (0,_files_own_json_js__WEBPACK_IMPORTED_MODULE_5__/* .readOwnJson */ .Z)(path, schema);
    if (isStoredRun(value))
        return value;
    throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX308', `${path} is not a whole record of a sweep`)]);
}
const isStoredRun = (value) => 'startedAt' in value &&
    typeof value.startedAt === 'string' &&
    Date.parse(value.startedAt) > 0 &&
    'settings' in value &&
    isObject(value.settings) &&
    required.every(([name, type]) => isOfType(value.settings, name, type)) &&
    'named' in value &&
    isObject(value.named) &&
    'config' in value &&
    isObject(value.config) &&
    'database' in value &&
    typeof value.database === 'string';
const required = [
    ['repoDir', 'string'],
    ['runnerConfig', 'string'],
    ['changelogFile', 'string'],
    ['recipesDir', 'string'],
    ['goldenAlDir', 'string'],
    ['thresholdsFile', 'string'],
    ['configFiles', 'list'],
    ['labels', 'list'],
    ['simulate', 'boolean'],
    ['traceScale', 'number'],
    ['parallelPoints', 'number'],
];
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
function isOfType(settings, name, type) {
    const value = isObject(settings) ? settings[name] : undefined;
    return type === 'list' ? Array.isArray(value) : typeof value === type;
}
/** Where the rows of a stored sweep go. Throws ProblemError (INFX301) for a server whose URL has to be given again. */
function databaseOf({ database }, outDir) {
    if (database === 'in-out')
        return (0,_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .databaseIn */ .j6)(outDir);
    if (database !== 'server')
        return database;
    throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .ProblemError */ .Mm([
        (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX301', `the sweep in ${outDir} stores its rows in a database server`, {
            hint: 'give --database again: its URL is not kept, because it may hold a password',
        }),
    ]);
}
//# sourceMappingURL=stored-run.js.map

/***/ })

};
