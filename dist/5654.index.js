export const id = 5654;
export const ids = [5654];
export const modules = {

/***/ 35654:
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
;// CONCATENATED MODULE: ./lib/actions/collect-evals/inputs.js

const contract = {
    name: 'collect-evals',
    title: 'Collect the evaluations of a sweep',
    description: 'Judges downloaded evaluation results against their thresholds, fail-closed, and writes the aggregate of all scores.',
    inputs: {
        plan: { description: 'Path of plan.json.', required: true },
        artifacts: {
            description: 'Folder with one sub-folder per downloaded artifact.',
            required: false,
            fallback: '.infx/artifacts',
        },
        ...(0,inputs_of_sweep/* inputsOfSweep */.F)(['repo', 'thresholds-file', 'out']),
    },
    outputs: {
        verdict: { description: '`pass` when every planned evaluation passed, else `fail`.' },
        expected: { description: 'Planned evaluations.' },
        passed: { description: 'Evaluations whose scores reach their thresholds.' },
        missing: { description: 'Evaluations without a result.' },
        aggregate: { description: 'Path of agg_eval_all.json.' },
    },
    permissions: {
        contents: 'read the thresholds',
        actions: 'download the artifacts in the step before',
    },
    requirements: ['`actions/download-artifact` before it, without `merge-multiple`.'],
};
//# sourceMappingURL=inputs.js.map
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/evals/eval-rows.js
var eval_rows = __webpack_require__(33452);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/problems/actions.js
var actions = __webpack_require__(7190);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/render/document.js
var render_document = __webpack_require__(82944);
// EXTERNAL MODULE: ./lib/src/core/render/summary-parts.js + 1 modules
var summary_parts = __webpack_require__(29878);
// EXTERNAL MODULE: ./lib/src/files/collect.js + 1 modules
var collect = __webpack_require__(50617);
// EXTERNAL MODULE: ./lib/src/files/ingest-source.js + 1 modules
var ingest_source = __webpack_require__(56700);
// EXTERNAL MODULE: ./lib/src/files/json-file.js
var json_file = __webpack_require__(6721);
// EXTERNAL MODULE: ./lib/src/files/plan-file.js + 1 modules
var plan_file = __webpack_require__(90367);
// EXTERNAL MODULE: ./lib/src/sweep/collect-sweep.js
var collect_sweep = __webpack_require__(5434);
// EXTERNAL MODULE: ./lib/src/sweep/prepare.js + 1 modules
var prepare = __webpack_require__(7021);
;// CONCATENATED MODULE: ./lib/actions/collect-evals/run.js















async function run(inputs, host) {
    const { settings, problems } = (0,prepare/* readSettings */.sb)((0,inputs_of_sweep/* rawSweepInputs */.e)(inputs), host.workspace, {});
    if (!settings)
        throw new problem/* ProblemError */.Mm(problems);
    const { repoDir, thresholdsFile } = settings;
    const plan = await (0,plan_file/* readPlanFile */.w)((0,external_node_path_.resolve)(host.workspace, inputs.plan));
    const collected = await (0,collect/* readCollected */.qu)(await (0,ingest_source/* openIngestSource */.g)((0,external_node_path_.resolve)(host.workspace, inputs.artifacts)));
    const judged = (0,collect_sweep/* judgeCollected */.t)({ plan, repoDir, thresholdsFile }, collected);
    const rows = (0,eval_rows/* collectEvalRows */.m)(collected.evalSets);
    const folder = (0,external_node_path_.join)(settings.outDir, 'eval_results_all');
    await (0,promises_.mkdir)(folder, { recursive: true });
    const aggregate = (0,external_node_path_.join)(folder, 'agg_eval_all.json');
    await (0,json_file/* writeJsonFile */.An)(aggregate, rows.rows);
    const { verdicts } = judged.evals;
    const count = (state) => verdicts.filter((verdict) => verdict.state === state).length;
    return {
        outputs: {
            verdict: count('pass') === verdicts.length ? 'pass' : 'fail',
            expected: verdicts.length,
            passed: count('pass'),
            missing: count('missing'),
            aggregate,
        },
        summary: summary(verdicts),
        problems: [
            ...problems,
            ...judged.problems,
            ...collected.problems,
            ...rows.problems,
            ...verdicts.flatMap(verdictProblem),
        ],
    };
}
/** What is missing is among the findings of the judge. */
function verdictProblem({ state, task, configKey, conc, because }) {
    if (state === 'pass' || state === 'missing')
        return [];
    const message = `${configKey}: ${task} at conc ${conc} is ${state}: ${because.join('; ')}`;
    return [(0,catalogue/* problem */.CC)('INFX312', message, { blame: state === 'infra' ? 'infra' : 'user' })];
}
function summary(verdicts) {
    const passed = verdicts.filter(({ state }) => state === 'pass').length;
    const sign = passed === verdicts.length ? '✅' : '❌';
    return (0,render_document/* renderDocument */.yQ)([
        (0,render_document/* text */.Qq)(`### Evaluations: ${sign} ${passed} of ${verdicts.length} pass`),
        ...(verdicts.length === 0 ? [] : [(0,summary_parts/* evalTable */.J)({ evals: verdicts, points: [] })]),
    ], render_document/* stepSummaryBytes */.Sg);
}
//# sourceMappingURL=run.js.map
;// CONCATENATED MODULE: ./lib/actions/collect-evals/main.js



const main = () => (0,run_action/* runAction */.C)(contract, run);
//# sourceMappingURL=main.js.map

/***/ })

};
