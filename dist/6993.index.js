export const id = 6993;
export const ids = [6993];
export const modules = {

/***/ 66993:
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
;// CONCATENATED MODULE: ./lib/actions/check-changelog/inputs.js

const contract = {
    name: 'check-changelog',
    title: 'Check the performance changelog',
    description: 'Checks that a change only appends valid entries to the performance changelog, and lists the config keys they name.',
    inputs: (0,inputs_of_sweep/* inputsOfSweep */.F)([
        'repo',
        'config-files',
        'runner-config',
        'changelog-file',
        'recipes-dir',
        'golden-al-dir',
        'base',
        'head',
        'repository',
        'pull-request',
    ]),
    outputs: {
        'has-entries': { description: '`true` when the change appends at least one entry.' },
        entries: { description: 'Number of appended entries.' },
        keys: { description: 'JSON list of the config keys and patterns that the new entries name.' },
    },
    permissions: { contents: 'read the two revisions of the changelog' },
    requirements: [
        'A checkout whose history reaches the merge base: `actions/checkout` with `fetch-depth: 0`.',
    ],
};
//# sourceMappingURL=inputs.js.map
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/render/problems.js
var render_problems = __webpack_require__(74021);
// EXTERNAL MODULE: ./lib/src/sweep/prepare.js + 1 modules
var prepare = __webpack_require__(7021);
;// CONCATENATED MODULE: ./lib/actions/check-changelog/run.js




/** Checks changelog, configuration and recipes together: an entry for a key that cannot be planned is no good entry. */
async function run(inputs, host) {
    const event = await host.eventDefaults();
    const { settings, config, problems } = (0,prepare/* readSettings */.sb)((0,inputs_of_sweep/* rawSweepInputs */.e)(inputs), host.workspace, event.inputs);
    if (!settings)
        throw new problem/* ProblemError */.Mm([...event.problems, ...problems]);
    const { entries, corrections, problems: found, } = await (0,prepare/* prepareSweep */.aY)(settings, config, { fetchMissingBase: true });
    const keys = [...new Set(entries.flatMap(({ configKeys }) => configKeys))];
    const all = [...event.problems, ...problems, ...found];
    return {
        outputs: {
            'has-entries': entries.length > 0,
            entries: entries.length,
            keys: JSON.stringify(keys),
        },
        summary: (0,render_problems/* renderProblems */.x)('Changelog', all, [
            `${entries.length} new ${entries.length === 1 ? 'entry' : 'entries'}: ${keys.join(', ') || '—'}`,
            ...corrections.map(({ line, to }) => `corrected link in line ${line}: ${to}`),
        ]),
        problems: all,
    };
}
//# sourceMappingURL=run.js.map
;// CONCATENATED MODULE: ./lib/actions/check-changelog/main.js



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

/***/ })

};
