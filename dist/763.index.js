export const id = 763;
export const ids = [763];
export const modules = {

/***/ 47763:
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
;// CONCATENATED MODULE: ./lib/actions/collect-results/inputs.js

const contract = {
    name: 'collect-results',
    title: 'Collect the results of a sweep',
    description: 'Joins downloaded results with the plan: newest valid result per point, missing ones listed apart and failing; writes sweep.json, report and summary.',
    inputs: {
        plan: { description: 'Path of plan.json.', required: true },
        artifacts: { description: 'Folder with one sub-folder per downloaded artifact.', required: true },
        ...(0,inputs_of_sweep/* inputsOfSweep */.F)(['repo', 'thresholds-file', 'out']),
    },
    outputs: {
        verdict: {
            description: '`pass` when every planned point, benchmark or evaluation, is valid; else `fail`.',
        },
        expected: { description: 'Points in the plan.' },
        valid: { description: 'Points with a valid result.' },
        missing: { description: 'Points without any result.' },
        sweep: { description: 'Path of sweep.json.' },
        report: { description: 'Path of report.html.' },
    },
    permissions: {
        contents: 'read the thresholds',
        actions: 'download the artifacts in the step before',
    },
    requirements: ['`actions/download-artifact` before it, without `merge-multiple`.'],
};
//# sourceMappingURL=inputs.js.map
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/render/answer.js
var answer = __webpack_require__(21823);
// EXTERNAL MODULE: ./lib/src/core/render/document.js
var render_document = __webpack_require__(82944);
// EXTERNAL MODULE: ./lib/src/core/render/summary.js
var summary = __webpack_require__(85741);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/files/plan-file.js
var plan_file = __webpack_require__(71834);
// EXTERNAL MODULE: ./lib/src/sweep/collect-sweep.js + 6 modules
var collect_sweep = __webpack_require__(75406);
// EXTERNAL MODULE: ./lib/src/sweep/prepare.js + 2 modules
var prepare = __webpack_require__(71663);
;// CONCATENATED MODULE: ./lib/actions/collect-results/run.js









async function run(inputs, host) {
    const { settings, problems } = (0,prepare/* readSettings */.sb)((0,inputs_of_sweep/* rawSweepInputs */.e)(inputs), host.workspace, {});
    if (!settings)
        throw new problem/* ProblemError */.Mm(problems);
    const { repoDir, thresholdsFile, outDir } = settings;
    const { sweep, problems: found } = await (0,collect_sweep/* collectSweep */.F)({
        plan: await (0,plan_file/* readPlanFile */.w)((0,external_node_path_.resolve)(host.workspace, inputs.plan)),
        artifactsDir: (0,external_node_path_.resolve)(host.workspace, inputs.artifacts),
        repoDir,
        thresholdsFile,
        outDir,
        now: new Date().toISOString(),
    });
    const { totals } = sweep;
    return {
        outputs: {
            verdict: (0,answer/* answerOf */.ut)(sweep).green ? 'pass' : 'fail',
            expected: totals.expected,
            valid: totals.valid + totals.reused,
            missing: totals.missing,
            sweep: (0,external_node_path_.join)(outDir, 'sweep.json'),
            report: (0,external_node_path_.join)(outDir, 'report.html'),
        },
        summary: (0,summary/* renderSummary */.B)({
            sweep,
            name: host.runName,
            attempt: host.runAttempt,
            next: [],
            limitBytes: render_document/* stepSummaryBytes */.Sg,
        }),
        problems: [...problems, ...found],
    };
}
//# sourceMappingURL=run.js.map
;// CONCATENATED MODULE: ./lib/actions/collect-results/main.js



const main = () => (0,run_action/* runAction */.C)(contract, run);
//# sourceMappingURL=main.js.map

/***/ })

};
