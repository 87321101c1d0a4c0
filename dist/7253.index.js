export const id = 7253;
export const ids = [7253];
export const modules = {

/***/ 5562:
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
// EXTERNAL MODULE: ./lib/src/core/inputs.js
var inputs = __webpack_require__(23);
;// CONCATENATED MODULE: ./lib/actions/run-sweep/inputs.js


const names = Object.keys(inputs/* sweepInputs */.Y).filter((name) => name !== 'json');
const contract = {
    name: 'run-sweep',
    title: 'Run a whole benchmark sweep on this runner',
    description: 'Plans, runs, evaluates, collects, ingests and reports a sweep in one job. To fan out over many runners, call the reusable workflow instead.',
    inputs: (0,inputs_of_sweep/* inputsOfSweep */.F)(names),
    outputs: {
        verdict: {
            description: '`pass` when every expected point is valid and every evaluation passes, else `fail`.',
        },
        expected: { description: 'Points in the plan.' },
        valid: { description: 'Points with a valid result.' },
        out: {
            description: 'Folder with plan.json, sweep.json, results, report.html, curve.svg, curve.png and summary.md.',
        },
        report: { description: 'Path of report.html.' },
    },
    permissions: { contents: 'read configuration, changelog and recipes' },
    requirements: ['A checkout whose history reaches the merge base, unless `keys` are given.'],
};
//# sourceMappingURL=inputs.js.map
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/render/answer.js
var answer = __webpack_require__(21823);
// EXTERNAL MODULE: ./lib/src/core/render/document.js
var render_document = __webpack_require__(82944);
// EXTERNAL MODULE: ./lib/src/core/render/summary.js
var summary = __webpack_require__(85741);
// EXTERNAL MODULE: ./lib/src/core/results/point-problems.js
var point_problems = __webpack_require__(49428);
// EXTERNAL MODULE: ./lib/src/github/event-defaults.js
var event_defaults = __webpack_require__(67063);
// EXTERNAL MODULE: ./lib/src/sweep/event-line.js
var event_line = __webpack_require__(76428);
// EXTERNAL MODULE: ./lib/src/sweep/prepare.js + 1 modules
var prepare = __webpack_require__(7021);
// EXTERNAL MODULE: ./lib/src/sweep/resume-settings.js
var resume_settings = __webpack_require__(8946);
// EXTERNAL MODULE: ./lib/src/sweep/sweep.js + 4 modules
var sweep_sweep = __webpack_require__(23725);
;// CONCATENATED MODULE: ./lib/actions/run-sweep/run.js












async function run(inputs, host) {
    const event = await host.eventDefaults();
    const defaults = inputs.keys === '' ? event.inputs : (0,event_defaults/* withoutComparison */.E)(event.inputs);
    const { settings, config, notes, problems } = await (0,resume_settings/* chooseSettings */.J)((0,inputs_of_sweep/* rawSweepInputs */.e)(inputs), host.workspace, defaults).catch((error) => {
        // A payload that could not be read may be why an input is missing.
        throw error instanceof problem/* ProblemError */.Mm ? new problem/* ProblemError */.Mm([...event.problems, ...error.problems]) : error;
    });
    for (const note of notes)
        host.info(note);
    const { sweep, problems: found } = await (0,sweep_sweep/* runSweep */.M)(await (0,prepare/* prepareSweep */.aY)(settings, config, { fetchMissingBase: true }), {
        signal: host.signal,
        observe: (happened) => {
            const line = (0,event_line/* jobLine */._r)(happened);
            if (line !== undefined)
                host.info(line);
        },
    });
    const { totals } = sweep;
    return {
        outputs: {
            verdict: (0,answer/* answerOf */.ut)(sweep).green ? 'pass' : 'fail',
            expected: totals.expected,
            valid: totals.valid + totals.reused,
            out: settings.outDir,
            report: (0,external_node_path_.join)(settings.outDir, 'report.html'),
        },
        summary: (0,summary/* renderSummary */.B)({
            sweep,
            name: host.runName,
            attempt: host.runAttempt,
            next: [],
            limitBytes: render_document/* stepSummaryBytes */.Sg,
        }),
        problems: [...event.problems, ...problems, ...found, ...sweep.points.flatMap(point_problems/* pointProblems */.z)],
    };
}
//# sourceMappingURL=run.js.map
;// CONCATENATED MODULE: ./lib/actions/run-sweep/main.js



const main = () => (0,run_action/* runAction */.C)(contract, run);
//# sourceMappingURL=main.js.map

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

/***/ 37755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ findingLines)
/* harmony export */ });
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80947);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54143);
/** Findings as lines of a terminal: every error first, then a few of each other kind, so that nothing drowns. Pure. */


/** Nobody mends more at once, and a hostile file must not flood a terminal. */
const maxErrors = 500;
/** As many of one code are printed in full; of more, only the first few, and one where many codes have so many. */
const maxAlike = 5;
const fewAlike = 3;
const manyCodes = 4;
/** One text per finding that is shown, with its hint on the next line, and one per code of which some are left out. */
function findingLines(problems, { all, more }) {
    const errors = problems.filter(({ severity }) => severity === 'error');
    const others = problems.filter(({ severity }) => severity !== 'error');
    if (all)
        return [...errors, ...others].map(_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .formatProblem */ .Vw);
    const groups = [...new Set(others.map(({ code }) => code))].map((code) => ({
        code,
        alike: others.filter((found) => found.code === code),
    }));
    const isLarge = ({ alike }) => alike.length > maxAlike;
    const few = groups.filter(isLarge).length >= manyCodes ? 1 : fewAlike;
    return [
        ...shown(errors, errors.length <= maxErrors ? errors.length : maxErrors, 'errors', more),
        ...groups.flatMap((group) => shown(group.alike, isLarge(group) ? few : group.alike.length, `of ${group.code}`, more)),
    ];
}
function shown(problems, count, what, more) {
    const left = problems.length - count;
    return [
        ...problems.slice(0, count).map(_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .formatProblem */ .Vw),
        ...(left === 0 ? [] : [`    and ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(left)} more ${what}; ${more}`]),
    ];
}
//# sourceMappingURL=findings.js.map

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
