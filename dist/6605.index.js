export const id = 6605;
export const ids = [6605];
export const modules = {

/***/ 79969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/src/github/run-action.js + 1 modules
var run_action = __webpack_require__(76396);
// EXTERNAL MODULE: ./lib/src/github/inputs-of-sweep.js
var inputs_of_sweep = __webpack_require__(70824);
;// CONCATENATED MODULE: ./lib/actions/matrix-generate/inputs.js

const contract = {
    name: 'matrix-generate',
    title: 'Plan a benchmark sweep',
    description: 'Plans the points of a sweep: writes plan.json, and puts out compact matrix rows that carry an id, never parameters.',
    inputs: {
        request: {
            description: 'Output `request` of the gate: base, head, keys, points, labels and pull request at once. An input of its own wins.',
            required: false,
        },
        matrices: {
            description: '`false` puts out no matrices, which hold at most 256 legs each: fan-out makes them from the plan, in shards.',
            required: false,
            fallback: 'true',
        },
        ...(0,inputs_of_sweep/* inputsOfSweep */.F)([
            'repo',
            'config-files',
            'runner-config',
            'changelog-file',
            'recipes-dir',
            'golden-al-dir',
            'eval-task',
            'base',
            'head',
            'keys',
            'points',
            'labels',
            'repository',
            'pull-request',
            'simulate',
            'duration',
            'trace-scale',
            'out',
        ]),
        database: {
            description: 'Database of earlier runs that hours are estimated from, read only: `postgres://…` (from a secret) or `pglite:DIR`.',
            required: false,
        },
    },
    outputs: {
        plan: { description: 'Path of plan.json.' },
        digest: { description: 'SHA-256 of the plan.' },
        'has-points': { description: '`true` when there is anything to run.' },
        'has-single-node': { description: '`true` when `single-node` has a row.' },
        'has-multi-node': { description: '`true` when `multi-node` has a row.' },
        'has-evals': { description: '`true` when `evals` has a row.' },
        'single-node': {
            description: 'Matrix `{include: [{id, title, action, runs-on, timeout}]}` of single-node benchmark points. The canary is in no matrix.',
        },
        'multi-node': { description: 'The same of multi-node benchmark points.' },
        evals: { description: 'The same of evaluations.' },
        'point-count': { description: 'Points in the plan.' },
    },
    permissions: { contents: 'read configuration, changelog and recipes' },
    requirements: [
        'A checkout whose history reaches the merge base: `actions/checkout` with `fetch-depth: 0`.',
    ],
};
//# sourceMappingURL=inputs.js.map
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/plan/matrix-row.js
var matrix_row = __webpack_require__(66000);
// EXTERNAL MODULE: ./lib/src/core/plan/past-estimates.js
var past_estimates = __webpack_require__(45790);
// EXTERNAL MODULE: ./lib/src/core/plan/render.js + 1 modules
var render = __webpack_require__(50068);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/render/document.js
var render_document = __webpack_require__(82944);
// EXTERNAL MODULE: ./lib/src/files/plan-file.js + 1 modules
var plan_file = __webpack_require__(90367);
// EXTERNAL MODULE: ./lib/src/github/event-defaults.js
var event_defaults = __webpack_require__(67063);
// EXTERNAL MODULE: ./lib/src/github/request-input.js
var request_input = __webpack_require__(22544);
// EXTERNAL MODULE: ./lib/src/sweep/history.js + 7 modules
var sweep_history = __webpack_require__(6646);
// EXTERNAL MODULE: ./lib/src/sweep/prepare.js + 1 modules
var prepare = __webpack_require__(7021);
;// CONCATENATED MODULE: ./lib/actions/matrix-generate/run.js













async function run(inputs, host) {
    const event = await host.eventDefaults();
    const asked = { ...(0,request_input/* plannedOfRequest */.X)(inputs.request), ...(0,inputs_of_sweep/* rawSweepInputs */.e)(inputs) };
    const defaults = asked.keys === undefined ? event.inputs : (0,event_defaults/* withoutComparison */.E)(event.inputs);
    const { settings, config, problems } = (0,prepare/* readSettings */.sb)(asked, host.workspace, defaults);
    if (!settings)
        throw new problem/* ProblemError */.Mm([...event.problems, ...problems]);
    const prepared = await (0,prepare/* prepareSweep */.aY)(settings, config, { fetchMissingBase: true });
    const found = [...event.problems, ...problems, ...prepared.problems];
    if (!prepared.plan)
        throw new problem/* ProblemError */.Mm(found);
    const { databaseUrl } = settings;
    const history = await (0,sweep_history.readHistoryOrSay)({ plan: prepared.plan, databaseUrl, entities: config.entities });
    const plan = (0,past_estimates/* estimateFromPast */.p)(prepared.plan, history.past);
    const path = (0,external_node_path_.join)(settings.outDir, 'plan.json');
    await (0,promises_.mkdir)(settings.outDir, { recursive: true });
    await (0,plan_file/* writePlanFile */.J)(path, plan);
    const matrices = inputs.matrices === 'false' ? { outputs: {}, problems: [] } : matricesOf(plan);
    return {
        outputs: {
            plan: path,
            digest: plan.digest,
            'has-points': plan.points.length > 0,
            'point-count': plan.points.length,
            ...matrices.outputs,
        },
        summary: (0,render/* renderPlanMarkdown */.d$)(plan, render_document/* stepSummaryBytes */.Sg),
        problems: [...found, ...history.problems, ...matrices.problems],
    };
}
/** The canary runs alone before them, so it is in none of the matrices. */
function matricesOf({ points, canary }) {
    const rest = points.filter(({ id }) => canary.state !== 'chosen' || id !== canary.pointId);
    const matrices = {
        'single-node': rest.filter(({ kind, multinode }) => kind === 'benchmark' && !multinode),
        'multi-node': rest.filter(({ kind, multinode }) => kind === 'benchmark' && multinode),
        evals: rest.filter(({ kind }) => kind === 'eval'),
    };
    const outputs = {};
    const problems = [];
    for (const [name, members] of Object.entries(matrices)) {
        const matrix = (0,matrix_row/* matrixOutput */.Fw)(name, members);
        problems.push(...matrix.problems);
        outputs[`has-${name}`] = members.length > 0;
        outputs[name] = matrix.json;
    }
    return { outputs, problems };
}
//# sourceMappingURL=run.js.map
;// CONCATENATED MODULE: ./lib/actions/matrix-generate/main.js



const main = () => (0,run_action/* runAction */.C)(contract, run);
//# sourceMappingURL=main.js.map

/***/ }),

/***/ 4311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KL: () => (/* binding */ e2eNormAxis),
/* harmony export */   L$: () => (/* binding */ axisOf)
/* harmony export */ });
/* unused harmony export interactivityAxis */
const e2eNormAxis = {
    title: 'P90 E2E-normalised interactivity (tok/s/user)',
    of: ({ p90E2eNormIntvtyTps }) => p90E2eNormIntvtyTps,
};
/** Fixed-sequence results have no E2E-normalised interactivity. */
const interactivityAxis = {
    title: 'P90 interactivity (tok/s/user)',
    of: ({ p90IntvtyTps }) => p90IntvtyTps,
};
const axisOf = (headlines) => [e2eNormAxis, interactivityAxis].find(({ of }) => headlines.some((headline) => of(headline) !== null)) ??
    e2eNormAxis;
//# sourceMappingURL=axis.js.map

/***/ }),

/***/ 26497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HY: () => (/* binding */ scoreFault),
/* harmony export */   X7: () => (/* binding */ exactMatchPrefix),
/* harmony export */   z_: () => (/* binding */ gatedMetrics)
/* harmony export */ });
/** Which entries of a task's results are gated scores, and whether a value is a score at all. */
/** Metrics whose name starts with `prefix`, except standard errors, in file order. */
const gatedMetrics = (results, prefix) => Object.entries(results)
    .filter(([name]) => name.startsWith(prefix) && !name.includes('stderr'))
    .map(([name, value]) => ({ name, value }));
/** Prefix of the metrics that gate: exact match, every filter. */
const exactMatchPrefix = 'exact_match,';
/** Why a value is not a score, or undefined when it is one: a finite number in [0, 1], and nothing else. */
function scoreFault(value) {
    if (value === undefined)
        return 'absent';
    if (typeof value !== 'number')
        return `${value === null ? 'null' : `a ${typeof value}`}, not a number`;
    if (!Number.isFinite(value))
        return `${value}, not a finite number`;
    if (value < 0 || value > 1)
        return `${value}, outside [0, 1]`;
    return undefined;
}
//# sourceMappingURL=scores.js.map

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

/***/ 56645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ planDocument),
/* harmony export */   c: () => (/* binding */ planOfDocument)
/* harmony export */ });
function planDocument({ points, ...plan }) {
    const recipes = {};
    const written = points.map((point) => {
        if (point.recipe === undefined)
            return point;
        const { resolved, ...named } = point.recipe;
        recipes[named.digest] = resolved;
        return { ...point, recipe: named };
    });
    return { ...plan, points: written, ...(Object.keys(recipes).length === 0 ? {} : { recipes }) };
}
/** The plan of a document, a recipe within its point included; undefined when a point is bound to a recipe whose content the document lacks. */
function planOfDocument({ recipes = {}, points, ...plan }) {
    const whole = [];
    for (const { recipe: named, ...point } of points) {
        if (named === undefined)
            whole.push(point);
        else {
            const shared = Object.hasOwn(recipes, named.digest) ? recipes[named.digest] : undefined;
            const resolved = named.resolved ?? shared;
            if (resolved === undefined)
                return undefined;
            whole.push({ ...point, recipe: { ...named, resolved } });
        }
    }
    return { ...plan, points: whole };
}
//# sourceMappingURL=plan-document.js.map

/***/ }),

/***/ 42165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ viewPlan)
/* harmony export */ });
/* harmony import */ var _point_label_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64461);
/** What a reader needs of a plan, grouped as the configuration is: key, line of the search space, concurrencies. */

function viewPlan({ points, keys: keyDiffs }) {
    const diffs = new Map(keyDiffs.map((diff) => [diff.configKey, diff]));
    const keys = [...new Set([...points, ...keyDiffs].map(({ configKey }) => configKey))];
    const views = keys.map((key) => viewKey(key, points, diffs.get(key)));
    const lines = views.flatMap((view) => view.lines);
    const marked = (mark) => lines.flatMap(({ concs }) => concs).filter((conc) => conc.mark === mark).length;
    return {
        keys: views,
        added: marked('added'),
        changed: marked('changed'),
        removed: lines.flatMap(({ removed }) => removed).length,
    };
}
function viewKey(configKey, points, diff) {
    const own = points.filter((point) => point.configKey === configKey);
    const gone = diff?.removedPoints ?? [];
    const labels = [...new Set([...own.map((point) => (0,_point_label_js__WEBPACK_IMPORTED_MODULE_0__/* .lineLabel */ .bQ)(point)), ...gone.map(({ line }) => line)])];
    const marks = marksOf(diff);
    const lines = labels.map((label) => {
        const onLine = own.filter((point) => (0,_point_label_js__WEBPACK_IMPORTED_MODULE_0__/* .lineLabel */ .bQ)(point) === label);
        return {
            label,
            concs: onLine
                .filter(({ kind }) => kind === 'benchmark')
                .map(({ conc, id }) => ({ conc, mark: marks(id) })),
            removed: gone
                .filter(({ line, kind }) => line === label && kind === 'benchmark')
                .map(({ conc }) => conc),
            evals: onLine
                .filter(({ kind }) => kind === 'eval')
                .flatMap(({ evalConcs, conc, id }) => (evalConcs ?? [conc]).map((one) => ({ conc: one, mark: marks(id) }))),
            removedEvals: gone
                .filter(({ line, kind }) => line === label && kind === 'eval')
                .map(({ conc }) => conc),
        };
    });
    return { configKey, changes: diff ? fieldChanges(diff) : [], lines };
}
function marksOf(diff) {
    if (!diff)
        return () => 'planned';
    const added = new Set(diff.added);
    const changed = new Set(diff.changed.map(({ to }) => to));
    return (id) => (added.has(id) ? 'added' : changed.has(id) ? 'changed' : 'unchanged');
}
/** Every field that changed, the one of most points first, with its values when those are the same everywhere. */
function fieldChanges({ changed }) {
    const count = new Map();
    for (const field of changed.flatMap(({ fields }) => fields))
        count.set(field, (count.get(field) ?? 0) + 1);
    return [...count]
        .sort(([, a], [, b]) => b - a)
        .map(([field, points]) => {
        const texts = new Set(changed
            .filter(({ fields }) => fields.includes(field))
            .map(({ values }) => describe(values?.find((value) => value.field === field))));
        const [text] = texts;
        const name = texts.size === 1 && text !== undefined ? `${wording(field)} ${text}` : wording(field);
        return points === changed.length ? name : `${name} (${points} of ${changed.length})`;
    });
}
/** What a reader calls a field of a point. */
function wording(field) {
    if (field.startsWith('acceptance.'))
        return `golden curve: ${field.slice('acceptance.'.length)}`;
    if (field === 'totalCpuDramGb')
        return 'runner hardware: CPU DRAM in GB';
    return field;
}
const describe = (value) => value ? `${plainText(value.from)} → ${plainText(value.to)}` : undefined;
const plainText = (value) => {
    if (value === undefined || value === null)
        return 'none';
    return typeof value === 'object' ? JSON.stringify(value) : `${value}`;
};
//# sourceMappingURL=plan-view.js.map

/***/ }),

/***/ 50068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rg: () => (/* binding */ keyLines),
  d$: () => (/* binding */ renderPlanMarkdown),
  $D: () => (/* binding */ renderPlanText)
});

// EXTERNAL MODULE: ./lib/src/core/render/document.js
var render_document = __webpack_require__(82944);
// EXTERNAL MODULE: ./lib/src/core/render/markdown.js
var markdown = __webpack_require__(56456);
// EXTERNAL MODULE: ./lib/src/core/render/numbers.js
var numbers = __webpack_require__(54143);
// EXTERNAL MODULE: ./lib/src/core/render/text.js
var render_text = __webpack_require__(67654);
// EXTERNAL MODULE: ./lib/src/core/point-label.js
var point_label = __webpack_require__(64461);
;// CONCATENATED MODULE: ./lib/src/core/plan/plan-overview.js
/** A plan that is too long to read, by model: what a person looks at before asking for less. */



/** One line per model prefix and precision, in the order of the plan: keys, points, evaluations, GPU-hours, hardware. */
function overviewLines({ points }) {
    const groups = new Map();
    for (const point of points) {
        const name = (0,render_text/* oneLine */.TN)(`${point.modelPrefix} ${point.precision}`);
        const group = groups.get(name);
        if (group)
            group.push(point);
        else
            groups.set(name, [point]);
    }
    const rows = [...groups].map(([name, group]) => [name, ...cells(group)]);
    const [first = []] = rows;
    const widths = first.map((_, column) => Math.max(...rows.map((row) => (0,render_text/* displayWidth */.F1)(row[column] ?? ''))));
    return rows.map((row) => {
        const fitted = row.map((cell, column) => {
            // Names and hardware to the left, numbers to the right.
            const isNumber = column > 0 && column < row.length - 1;
            return (0,render_text/* fitColumns */.Pk)(cell, widths[column] ?? 0, isNumber ? 'right' : 'left');
        });
        return `  ${fitted.join('   ').trimEnd()}`;
    });
}
function cells(group) {
    const keys = new Set(group.map(({ configKey }) => configKey)).size;
    const evals = group.filter(({ kind }) => kind === 'eval').length;
    const hours = group.reduce((sum, { estimatedGpuHours }) => sum + estimatedGpuHours, 0);
    const hardware = [...new Set(group.map(({ runner }) => (0,point_label/* skuOf */.x$)(runner)))].sort();
    return [
        (0,numbers/* formatPlural */.yk)(keys, 'key'),
        (0,numbers/* formatPlural */.yk)(group.length - evals, 'point'),
        (0,numbers/* formatPlural */.yk)(evals, 'eval'),
        `${(0,numbers/* formatMeasure */.os)(hours)} GPU-h`,
        (0,render_text/* oneLine */.TN)(hardware.join(' ')),
    ];
}
/** What the overview leaves out. */
const longPlanHint = (keys, lines) => `  ${(0,numbers/* formatPlural */.yk)(keys, 'key')} with ${(0,numbers/* formatCount */.B4)(lines)} lines of their search spaces: --all lists them, --keys narrows`;
//# sourceMappingURL=plan-overview.js.map
// EXTERNAL MODULE: ./lib/src/core/plan/plan-view.js
var plan_view = __webpack_require__(42165);
;// CONCATENATED MODULE: ./lib/src/core/plan/render.js






/** More lines of keys than this are shown by model, unless all are wanted: two screens. */
const mostLines = 80;
/**
 * Terminal text; ends with a line break. Untrusted names cannot move the cursor. Findings are only counted: who plans
 * prints them beside it.
 */
function renderPlanText(plan, { all }) {
    const view = (0,plan_view/* viewPlan */.D)(plan);
    const keys = view.keys.map(keyLines);
    const lines = keys.reduce((sum, { length }) => sum + length, 0);
    const sections = [
        [heading(plan), summary(plan, view)].map(render_text/* oneLine */.TN),
        ...(all || lines <= mostLines
            ? keys
            : [[...overviewLines(plan), longPlanHint(keys.length, lines - keys.length)]]),
        [
            `  canary   ${canaryLine(plan)}`,
            ...labelLines(plan).map((line) => `  label    ${line}`),
            ...whyLines(plan).map((line) => `  why      ${line}`),
            ...(plan.shards.length > 1 ? [`  shards   ${plan.shards.length}, ${shardSizes(plan)} points`] : []),
            ...noteLines(plan),
        ],
    ];
    return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
function noteLines({ problems }) {
    const counts = new Map();
    for (const { code } of problems)
        counts.set(code, (counts.get(code) ?? 0) + 1);
    if (counts.size === 0)
        return [];
    const byCode = [...counts]
        .sort(([, a], [, b]) => b - a)
        .map(([code, count]) => `${(0,numbers/* formatCount */.B4)(count)} × ${code}`);
    return [`  notes    ${(0,numbers/* formatPlural */.yk)(problems.length, 'finding')}: ${byCode.join(', ')}`];
}
const heading = (plan) => [
    'Sweep plan',
    ...(plan.trigger.labels.length > 0 ? [plan.trigger.labels.join(' ')] : []),
    ...commits(plan),
    ...(plan.points.some(({ simulated }) => simulated === true) ? ['simulated hardware'] : []),
].join(' · ');
function commits({ base, head }) {
    if (head === undefined)
        return base === undefined ? [] : [`base ${(0,numbers/* shortCommit */.Ax)(base)} → working tree`];
    return [
        base === undefined
            ? `head ${(0,numbers/* shortCommit */.Ax)(head)}`
            : `base ${(0,numbers/* shortCommit */.Ax)(base)} → head ${(0,numbers/* shortCommit */.Ax)(head)}`,
    ];
}
function summary(plan, view) {
    const { benchmarkPoints, evalPoints, estimatedGpuHours, longestLegMinutes, pointsEstimatedFromPast } = plan.totals;
    const changes = [
        [view.added, 'added'],
        [view.changed, 'changed'],
        [view.removed, 'removed'],
    ];
    const compared = changes
        .filter(([count]) => count > 0)
        .map(([count, word]) => `${(0,numbers/* formatCount */.B4)(count)} ${word}`);
    const against = compared.length > 0 ? ` (${compared.join(', ')})` : '';
    const first = plan.canary.state === 'chosen' ? ', canary first' : '';
    const past = pointsEstimatedFromPast === undefined ? '' : ` (${pointsEstimatedFromPast} from earlier runs)`;
    const longest = benchmarkPoints + evalPoints === 0
        ? ''
        : `, longest time limit of a leg ${(0,numbers/* formatDuration */.a3)(longestLegMinutes * 60)}`;
    const size = `about ${(0,numbers/* formatMeasure */.os)(estimatedGpuHours)} GPU-h${past}${longest}`;
    return `${(0,numbers/* formatPlural */.yk)(benchmarkPoints, 'point')} will run${against}, ${(0,numbers/* formatPlural */.yk)(evalPoints, 'eval')}${first} · ${size}`;
}
/** One config key: what changed, and each line of its search space with its concurrencies. */
function keyLines(key) {
    const width = Math.max(0, ...key.lines.map(({ label }) => (0,render_text/* displayWidth */.F1)((0,render_text/* oneLine */.TN)(label))));
    const title = [(0,render_text/* oneLine */.TN)(key.configKey), ...key.changes.map(render_text/* oneLine */.TN)].join('   ');
    return [
        `  ${title}`,
        ...key.lines.map((line) => `    ${(0,render_text/* fitColumns */.Pk)((0,render_text/* oneLine */.TN)(line.label), width, 'left')}   ${lineText(line)}`),
    ];
}
function lineText({ concs, removed, evals, removedEvals }) {
    return [
        ...(concs.length > 0 ? [`conc ${concs.map(marked).join(' ')}`] : []),
        ...(removed.length > 0 ? [removed.map((conc) => `-${conc}`).join(' ')] : []),
        ...(evals.length + removedEvals.length > 0 ? [`eval: ${evalText({ evals, removedEvals })}`] : []),
    ].join('   ');
}
/** As concurrencies are marked: a new image changes an evaluation, a new highest concurrency moves it. */
const evalText = ({ evals, removedEvals }) => [...evals.map(marked), ...removedEvals.map((conc) => `-${conc}`)].join(' ');
const signs = { added: '+', changed: '~', unchanged: '', planned: '' };
const marked = ({ conc, mark }) => `${conc}${signs[mark]}`;
function canaryLine({ canary, points }) {
    if (canary.state !== 'chosen')
        return `${canary.state === 'skipped' ? 'none' : 'none possible'}: ${canary.because.join('; ')}`;
    const point = points.find(({ id }) => id === canary.pointId);
    return (0,render_text/* oneLine */.TN)(`${point?.title ?? canary.pointId} (${canary.because.join('; ')})`);
}
const labelLines = ({ labelNotes = [] }) => labelNotes.map(({ label, effect }) => (0,render_text/* oneLine */.TN)(`${label}: ${effect}`));
/** Each reason once, with how many points it brought in. */
function whyLines({ points }) {
    const counts = new Map();
    for (const point of points)
        for (const reason of reasons(point))
            counts.set(reason, (counts.get(reason) ?? 0) + 1);
    return [...counts].map(([reason, count]) => `${(0,numbers/* formatCount */.B4)(count)}: ${(0,render_text/* oneLine */.TN)(reason)}`);
}
const reasons = ({ because }) => [...new Set(because)];
const shardSizes = ({ shards }) => shards.map(({ pointIds }) => pointIds.length).join(' + ');
/** Markdown for a comment or step summary, at most `limitBytes` of UTF-8; whole rows are left out when it is too long. */
function renderPlanMarkdown(plan, limitBytes) {
    const view = (0,plan_view/* viewPlan */.D)(plan);
    const rows = view.keys.flatMap((key) => key.lines.map((line, index) => [
        index === 0 ? (0,markdown/* inlineCode */.ti)(key.configKey) : '',
        line.label,
        (0,markdown.md)(line.concs.map(marked).join(' ')),
        line.removed.join(' '),
        (0,markdown.md)(evalText(line)),
        index === 0 ? key.changes.join(', ') : '',
    ]));
    const notes = plan.problems.map((problem) => (0,markdown/* renderInline */._)(noteText(problem)));
    const blocks = [
        (0,render_document/* text */.Qq)(`### ${(0,markdown/* escapeMarkdown */.FV)(heading(plan))}`),
        (0,render_document/* text */.Qq)((0,markdown/* escapeMarkdown */.FV)(summary(plan, view))),
        {
            kind: 'table',
            columns: ['config key', 'line', 'conc (+ added, ~ changed)', 'removed', 'eval at', 'changed'].map((title) => ({
                title,
                align: 'left',
            })),
            rows,
            more: (left) => `and ${(0,numbers/* formatCount */.B4)(left)} more lines`,
        },
        (0,render_document/* text */.Qq)(`**Canary:** ${(0,markdown/* escapeMarkdown */.FV)(canaryLine(plan))}`),
        {
            kind: 'list',
            items: [...labelLines(plan), ...whyLines(plan)].map(markdown/* escapeMarkdown */.FV),
            more: (left) => `and ${(0,numbers/* formatCount */.B4)(left)} more reasons`,
        },
        ...(notes.length === 0
            ? []
            : [
                (0,render_document/* text */.Qq)(`<details><summary>${(0,numbers/* formatPlural */.yk)(notes.length, 'note')}</summary>`),
                {
                    kind: 'list',
                    items: notes,
                    more: (left) => `and ${(0,numbers/* formatCount */.B4)(left)} more notes`,
                },
                (0,render_document/* text */.Qq)('</details>'),
            ]),
        (0,render_document/* text */.Qq)(`<details><summary>中文</summary>\n\n${chineseSummary(plan, view)}\n\n</details>`),
    ];
    return (0,render_document/* renderDocument */.yQ)(blocks, limitBytes);
}
const noteText = ({ code, message, at }) => (0,markdown.md)(`${at ? `${(0,markdown/* inlineCode */.ti)(`${at.file}:${at.line}`).markdown} ` : ''}${code} ${(0,markdown/* escapeMarkdown */.FV)(message)}`);
function chineseSummary({ totals, canary }, view) {
    const first = canary.state === 'chosen' ? '，先运行金丝雀点' : '';
    return `将运行 ${(0,numbers/* formatCount */.B4)(totals.benchmarkPoints)} 个测试点（新增 ${view.added}，变更 ${view.changed}，移除 ${view.removed}）和 ${(0,numbers/* formatCount */.B4)(totals.evalPoints)} 项评测${first}；预计约 ${(0,numbers/* formatMeasure */.os)(totals.estimatedGpuHours)} GPU 小时，单个任务的时限最长为 ${totals.longestLegMinutes} 分钟。`;
}
//# sourceMappingURL=render.js.map

/***/ }),

/***/ 8429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export measureProblemKinds */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of measuring: turning a client's files into an aggregate (220-249). */

const measureProblemKinds = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX220: {
        title: 'A line of the request export is damaged',
        blame: 'infra',
        severity: 'warning',
        explain: 'A line of profile_export.jsonl is not one JSON object: two writers shared the file, or the disk lost bytes. ' +
            'The line is counted as malformed and left out; the other requests are aggregated. A point with damaged lines ' +
            'is not valid, because nobody knows which requests are missing.',
    },
    INFX221: {
        title: 'The request export ends in the middle of a line',
        blame: 'infra',
        severity: 'error',
        explain: 'The last line of profile_export.jsonl is cut: the client was killed, or the disk was full. All whole lines are ' +
            'aggregated, the cut one is counted as malformed, and the point is marked incomplete.',
    },
    INFX222: {
        title: 'A result file is missing',
        blame: 'infra',
        severity: 'error',
        explain: 'The client left no such file in its output directory, nor one directory below it. Read the client log: it ' +
            'probably failed before its first request. A missing result is never counted as a pass.',
    },
    INFX223: {
        title: 'A result file is not readable JSON',
        blame: 'infra',
        severity: 'error',
        explain: 'The file is not JSON, or is cut. Python writers may leave bare NaN and Infinity tokens, which are accepted as ' +
            'numbers and published as null; anything else is an error for this point only.',
    },
    INFX224: {
        title: 'A value is not a finite number',
        blame: 'infra',
        severity: 'warning',
        explain: 'A counter or latency came as NaN or Infinity. It is published as null, because aggregates are strict JSON. ' +
            'A latency of a fixed-sequence result that is not finite makes the point invalid.',
    },
    INFX225: {
        title: 'No adapter reads these server metrics',
        blame: 'product',
        severity: 'warning',
        explain: 'The export holds metrics, but none with a prefix that an adapter knows (sglang:, vllm:, dynamo_, atom). ' +
            'The request metrics are unaffected; cache and KV fields are null and the adapter is recorded as none.',
    },
    INFX226: {
        title: 'The server metrics export is damaged',
        blame: 'infra',
        severity: 'warning',
        explain: 'server_metrics_export.json ends early or is not JSON. Series read before the damage are kept and the damage is ' +
            'recorded as a warning in the aggregate.',
    },
    INFX227: {
        title: 'The identity of the point is incomplete',
        blame: 'user',
        severity: 'error',
        explain: 'Every result must say what it measured. A field such as model, image, precision, framework or the concurrency ' +
            'is missing or empty; no aggregate is made, because a default would file the numbers under the wrong point.',
    },
    INFX228: {
        title: 'KV offload fields contradict each other',
        blame: 'user',
        severity: 'error',
        explain: 'Without KV offload no offload backend may be named; with KV offload a backend is required. ' +
            'Correct `kv-offloading` and `kv-offload-backend` of the search-space entry.',
    },
    INFX229: {
        title: 'Power telemetry is not valid',
        blame: 'infra',
        severity: 'warning',
        explain: 'The power samples cannot be integrated over the measured window; the reasons name what is wrong (file missing, ' +
            'gap over 3 s, wrong number of GPUs, window not bracketed …). No energy figure is published. Points that require ' +
            'power are invalid.',
    },
    INFX230: {
        title: 'A result file could not be written',
        blame: 'infra',
        severity: 'error',
        explain: 'The disk is full, read-only, or the directory is gone. The former file, if any, is untouched: files are written ' +
            'beside their place and renamed when whole.',
    },
    INFX231: {
        title: 'Disaggregated serving needs a multi-node topology',
        blame: 'user',
        severity: 'error',
        explain: 'A single-node point cannot have separate prefill and decode pools in the published format. Mark the entry as ' +
            'multi-node, or drop `disagg`.',
    },
});
//# sourceMappingURL=measure.js.map

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

/***/ 6721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   An: () => (/* binding */ writeJsonFile),
/* harmony export */   CA: () => (/* binding */ errorCode),
/* harmony export */   Ht: () => (/* binding */ readBoundedText),
/* harmony export */   bX: () => (/* binding */ strictStringify),
/* harmony export */   fR: () => (/* binding */ replaceFile),
/* harmony export */   lk: () => (/* binding */ parseJsonText)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10047);
/* harmony import */ var _core_problems_measure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8429);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85492);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80947);
/** JSON files, read with a bound and written whole or not at all. */





/** Refusals of the machine, not faults of the caller: reported as infrastructure. */
const refusals = [
    'ENOSPC',
    'EDQUOT',
    'EFBIG',
    'EROFS',
    'EIO',
    'ENOENT',
    'EACCES',
    'EPERM',
    'EMFILE',
    'ENFILE',
];
const fullDisk = ['ENOSPC', 'EDQUOT', 'EFBIG'];
/**
 * Writes strict JSON: beside its place first, flushed, then renamed over it, so that a reader sees the old file or the
 * new one. Throws TypeError when a number inside is NaN or infinite (JSON.stringify would silently write null), and
 * ProblemError INFX230 when the disk refuses; the former file is untouched in both cases.
 */
async function writeJsonFile(path, value) {
    const text = `${strictStringify(value)}\n`;
    await replaceFile(path, (file) => file.writeFile(text));
}
/** What `write` leaves in the file it gets stands at `path` afterwards, whole; when it throws, nothing changes. */
async function replaceFile(path, write) {
    const beside = `${path}.${process.pid}.tmp`;
    try {
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(beside, 'w');
        try {
            await write(file);
            await file.sync();
        }
        finally {
            await file.close();
        }
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(beside, path);
    }
    catch (cause) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(beside, { force: true });
        throw asWriteProblem(cause, path);
    }
}
function asWriteProblem(cause, path) {
    const code = errorCode(cause);
    if (code === undefined || !refusals.includes(code))
        return cause;
    const hint = fullDisk.includes(code) ? { hint: 'free some space and run again' } : {};
    return new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX230', `${path} could not be written (${code})`, hint)], { cause });
}
function errorCode(cause) {
    return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
}
/** Indented JSON; throws TypeError on NaN and infinities, naming the key. */
function strictStringify(value) {
    if (value === undefined)
        throw new TypeError('JSON cannot hold undefined');
    return JSON.stringify(value, (key, inner) => {
        if (typeof inner === 'number' && !Number.isFinite(inner)) {
            throw new TypeError(`JSON cannot hold ${inner} (at key '${key}')`);
        }
        return inner;
    }, 1);
}
/**
 * Text of a file of at most `maxBytes`. Throws ProblemError: INFX222 when it is missing, INFX223 when it is too large.
 */
async function readBoundedText(path, maxBytes) {
    try {
        const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
        if (size > maxBytes) {
            const text = `${path} has ${size} bytes; at most ${maxBytes} are read`;
            throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX223', text)]);
        }
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path);
        try {
            return await file.readFile('utf8');
        }
        finally {
            await file.close();
        }
    }
    catch (cause) {
        if (errorCode(cause) !== 'ENOENT')
            throw cause;
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX222', `${path} is missing`)], { cause });
    }
}
/** Parses text that may hold Python's bare NaN and Infinity; throws ProblemError INFX223 with the place otherwise. */
function parseJsonText(text, path) {
    try {
        return (0,_core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseLenientJson */ .Ri)(text);
    }
    catch (cause) {
        if (!(cause instanceof SyntaxError))
            throw cause;
        const offset = Number(/position (\d+)/.exec(cause.message)?.[1] ?? (text === '' ? 0 : NaN));
        const before = Number.isNaN(offset) ? '' : text.slice(0, offset);
        const at = {
            file: path,
            line: before.split('\n').length,
            col: before.length - before.lastIndexOf('\n'),
        };
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX223', `not JSON: ${cause.message}`, { at })], { cause });
    }
}
//# sourceMappingURL=json-file.js.map

/***/ }),

/***/ 82329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ readOwnJson)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _core_problems_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8076);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80947);
/** JSON files of ours that were carried around (an artifact, an old directory): bounded, parsed, known by their schema tag. */




/** A plan of 10,000 points with resolved recipes is well below. */
const maxBytes = 256 * 1024 * 1024;
/** Throws ProblemError (INFX308) when there is no JSON object with this `schema` at `path`. */
async function readOwnJson(path, schema) {
    const refuse = (why, cause) => new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX308', `${path} ${why}`)], { cause });
    let text;
    try {
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
        // A pipe or a device has no end, or none that its size tells.
        if (!found.isFile())
            throw refuse('is no regular file');
        const { size } = found;
        if (size > maxBytes)
            throw refuse(`is ${size} bytes large; at most ${maxBytes} are read`);
        text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8');
    }
    catch (error) {
        if (error instanceof _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm)
            throw error;
        throw refuse(`cannot be read (${error instanceof Error ? error.message : String(error)})`, error);
    }
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        throw refuse('is not JSON', error);
    }
    if (typeof value !== 'object' || value === null || !('schema' in value) || value.schema !== schema) {
        throw refuse(`has not the schema ${schema}`);
    }
    return { ...value };
}
//# sourceMappingURL=own-json.js.map

/***/ }),

/***/ 90367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ readPlanFile),
  J: () => (/* binding */ writePlanFile)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/src/core/canonical-json.js
var canonical_json = __webpack_require__(42541);
// EXTERNAL MODULE: ./lib/src/core/point-id.js
var point_id = __webpack_require__(85858);
// EXTERNAL MODULE: ./lib/src/core/plan/plan-digest.js
var plan_digest = __webpack_require__(63132);
;// CONCATENATED MODULE: ./lib/src/core/plan/check-plan.js
/**
 * A plan that was carried around (an artifact, an old folder) against itself: ids and digests are made from its contents,
 * so whoever changed one without the other is found. Ids name folders, and limits and labels decide about machines.
 */




/** Everything about the plan that its own contents contradict, for people; empty for one that planning wrote. */
function planContradictions(plan) {
    const faults = [...plan.points.flatMap(pointFaults), ...repeated(plan.points), ...recipeFaults(plan.points)];
    const { canary } = plan;
    if (canary.state === 'chosen' && !plan.points.some(({ id }) => id === canary.pointId)) {
        faults.push(`the canary ${JSON.stringify(canary.pointId)} is none of its points`);
    }
    // Points that are wrong change the digest, too, and are the better answer.
    return faults.length > 0 || (0,plan_digest/* planDigest */.G)(plan) === plan.digest
        ? faults
        : [`its points and canary do not give its digest ${plan.digest.slice(0, 12)}`];
}
const idPattern = /^[a-z0-9][a-z0-9._-]{0,119}$/;
function pointFaults(point) {
    const { id } = point;
    if (typeof id !== 'string' || !idPattern.test(id))
        return [`${JSON.stringify(id)} is no id of a point`];
    const wrong = [...atLeast(1, point), ...atLeast(0, point)];
    if (wrong.length > 0)
        return [`${id}: ${wrong.join(', ')}`];
    const contents = specOf(point);
    if ((0,point_id/* pointIdOf */.V4)(contents) !== id)
        return [`${id}: its contents give the id ${(0,point_id/* pointIdOf */.V4)(contents)}`];
    return (0,point_id/* curveKeyOf */.e1)(contents) === point.curveKey ? [] : [`${id}: its contents give another curve`];
}
/** Of the numbers that decide how long machines are held, and how many. */
const smallest = {
    1: ['conc', 'gpus', 'nodes', 'timeoutMinutes'],
    0: ['estimatedGpuHours', 'durationSeconds', 'maxModelLen', 'totalCpuDramGb'],
};
const atLeast = (least, point) => smallest[least].flatMap((field) => {
    const value = point[field];
    const isAbsent = value === undefined && field === 'durationSeconds';
    return isAbsent || (typeof value === 'number' && value >= least)
        ? []
        : [`${field} is ${String(value)}, expected a number ≥ ${least}`];
});
/** The point without what is made from it, or added for running it. */
function specOf(point) {
    const entries = Object.entries(point).filter(([field]) => !made.includes(field));
    return Object.fromEntries(entries);
}
const made = [
    ...['id', 'seriesKey', 'curveKey', 'gpus', 'nodes', 'expName', 'recipeFingerprint'],
    ...['runsOn', 'timeoutMinutes', 'queueMinutes', 'title', 'estimatedGpuHours', 'because'],
];
function repeated(points) {
    const seen = new Set();
    const twice = points.flatMap(({ id }) => (seen.size === seen.add(id).size ? [id] : []));
    return [...new Set(twice)].map((id) => `${id} stands in it more than once`);
}
/** Each content once, however many points are bound to it. */
function recipeFaults(points) {
    const contents = new Map();
    for (const { recipe } of points)
        if (recipe)
            contents.set(recipe.resolved, recipe);
    return [...contents.values()].flatMap(({ path, digest, resolved }) => (0,external_node_crypto_.hash)('sha256', (0,canonical_json/* canonicalJson */.dj)(resolved)) === digest
        ? []
        : [`the content of the recipe ${path} does not give its digest ${digest.slice(0, 12)}`]);
}
/** The place of the first value that no plan holds: JSON has numbers beyond every number, and names that mean something. */
function oddValue(value, path) {
    if (typeof value === 'number')
        return Number.isFinite(value) ? undefined : `${path} is too large for a number`;
    if (typeof value !== 'object' || value === null)
        return undefined;
    for (const [name, member] of Object.entries(value)) {
        if (name === '__proto__')
            return `${path} has a field "__proto__"`;
        const odd = oddValue(member, `${path}.${name}`);
        if (odd !== undefined)
            return odd;
    }
    return undefined;
}
//# sourceMappingURL=check-plan.js.map
// EXTERNAL MODULE: ./lib/src/core/plan/plan-document.js
var plan_document = __webpack_require__(56645);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/render/text.js
var render_text = __webpack_require__(67654);
// EXTERNAL MODULE: ./lib/src/files/json-file.js
var json_file = __webpack_require__(6721);
// EXTERNAL MODULE: ./lib/src/files/own-json.js
var own_json = __webpack_require__(82329);
;// CONCATENATED MODULE: ./lib/src/files/plan-file.js
/** Reads and writes a plan.json. */







/** Most faults that are told: an edited list of points has as many as it has points. */
const maxFaults = 5;
/** Throws ProblemError: INFX308 when there is no whole plan of this version at `path`, INFX327 when it contradicts itself. */
async function readPlanFile(path) {
    const value = await (0,own_json/* readOwnJson */.Z)(path, 'plan.v1');
    const odd = oddValue(value, 'plan');
    if (odd !== undefined)
        throw contradictory(path, [odd]);
    // Whoever only writes plans does not load what checks them.
    const { checkPlanDocument } = await __webpack_require__.e(/* import() */ 1341).then(__webpack_require__.bind(__webpack_require__, 81341));
    const checked = checkPlanDocument(value);
    if ('faults' in checked)
        throw notWhole(path, listed(checked.faults));
    const plan = (0,plan_document/* planOfDocument */.c)(checked.document);
    if (!plan)
        throw notWhole(path, 'a point is bound to a recipe whose content is not there');
    const faults = faultsOf(plan, path);
    if (faults.length > 0)
        throw contradictory(path, faults);
    return plan;
}
const notWhole = (path, why, cause) => new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX308', `${path} is not a whole plan (${why})`)], { cause });
const contradictory = (path, faults) => new problem/* ProblemError */.Mm([
    (0,catalogue/* problem */.CC)('INFX327', `${path}: ${listed(faults)}`, {
        hint: 'plan again: infx sweep without --resume, or a new run of the workflow',
    }),
]);
function listed(faults) {
    const more = faults.length > maxFaults ? `; and ${faults.length - maxFaults} more` : '';
    return `${faults.slice(0, maxFaults).map(render_text/* oneLine */.TN).join('; ')}${more}`;
}
function faultsOf(plan, path) {
    try {
        return planContradictions(plan);
    }
    catch (cause) {
        // Fields of a point that do not go together, so that no identity can be made of it.
        throw notWhole(path, cause instanceof Error ? cause.message : String(cause), cause);
    }
}
/** As `writeJsonFile`. */
const writePlanFile = (path, plan) => (0,json_file/* writeJsonFile */.An)(path, (0,plan_document/* planDocument */.N)(plan));
//# sourceMappingURL=plan-file.js.map

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

/***/ 22544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ plannedOfRequest),
/* harmony export */   i: () => (/* binding */ readRequest)
/* harmony export */ });
/* harmony import */ var _core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10047);
/* harmony import */ var _core_problems_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8076);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80947);
/* harmony import */ var _core_json_or_nothing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72916);





/** What a plan is made from. */
const planned = ['base', 'head', 'keys', 'points', 'labels', 'pull-request'];
const texts = [...planned, 'resume-run', 'failed-of-run', 'pushed-from'];
/** Throws ProblemError INFX300 when it is not what the gate puts out. */
function readRequest(json) {
    const value = (0,_core_json_or_nothing_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonOrNothing */ .d)(json);
    if ((0,_core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(value) &&
        typeof value['run'] === 'boolean' &&
        texts.every((name) => typeof value[name] === 'string'))
        return value; // every field was looked at
    throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX300', 'request: expected the output `request` of the gate')]);
}
/** Inputs of the plan that a request holds; none without one. */
function plannedOfRequest(json) {
    if (json === '')
        return {};
    const request = readRequest(json);
    // What it leaves empty is as good as not given.
    return Object.fromEntries(planned.map((name) => [name, request[name]]).filter(([, text]) => text !== ''));
}
//# sourceMappingURL=request-input.js.map

/***/ })

};
