export const id = 7763;
export const ids = [7763];
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
        plan: { description: 'Path of plan.json; reuse.json beside it is heeded.', required: true },
        artifacts: {
            description: 'Folder with one sub-folder per downloaded artifact.',
            required: false,
            fallback: '.infx/artifacts',
        },
        ...(0,inputs_of_sweep/* inputsOfSweep */.F)(['repo', 'thresholds-file', 'out']),
        database: {
            description: 'Database of earlier runs that evaluations are compared with, read only: `postgres://…` (from a secret) or `pglite:DIR`.',
            required: false,
        },
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
// EXTERNAL MODULE: ./lib/src/core/reuse/reuse-file.js
var reuse_file = __webpack_require__(91078);
// EXTERNAL MODULE: ./lib/src/files/plan-file.js + 1 modules
var plan_file = __webpack_require__(90367);
// EXTERNAL MODULE: ./lib/src/files/reuse-file.js
var files_reuse_file = __webpack_require__(58933);
// EXTERNAL MODULE: ./lib/src/sweep/collect-sweep.js
var collect_sweep = __webpack_require__(5434);
// EXTERNAL MODULE: ./lib/src/sweep/prepare.js + 1 modules
var prepare = __webpack_require__(7021);
// EXTERNAL MODULE: ./lib/src/core/run-id.js
var run_id = __webpack_require__(35863);
;// CONCATENATED MODULE: ./lib/actions/collect-results/run.js












async function run(inputs, host) {
    const { settings, config, problems } = (0,prepare/* readSettings */.sb)((0,inputs_of_sweep/* rawSweepInputs */.e)(inputs), host.workspace, {});
    if (!settings)
        throw new problem/* ProblemError */.Mm(problems);
    const { repoDir, thresholdsFile, outDir, databaseUrl } = settings;
    const ownRunId = host.env['GITHUB_RUN_ID'];
    const planPath = (0,external_node_path_.resolve)(host.workspace, inputs.plan);
    const plan = await (0,plan_file/* readPlanFile */.w)(planPath);
    const { sweep, problems: found } = await (0,collect_sweep/* collectSweep */.F)({
        plan,
        reuse: (0,reuse_file/* reuseFacts */.UO)(await (0,files_reuse_file/* readReuseBeside */.p)(planPath, plan.digest)),
        artifactsDir: (0,external_node_path_.resolve)(host.workspace, inputs.artifacts),
        repoDir,
        thresholdsFile,
        outDir,
        history: {
            databaseUrl,
            entities: config.entities,
            signal: host.signal,
            ...(ownRunId === undefined ? {} : { ownRunId: (0,run_id/* runIdOf */.S)(ownRunId) }),
        },
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

/***/ }),

/***/ 91078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C9: () => (/* binding */ noReuse),
/* harmony export */   UO: () => (/* binding */ reuseFacts),
/* harmony export */   V8: () => (/* binding */ isReuseFile),
/* harmony export */   ZE: () => (/* binding */ reuseArtifact),
/* harmony export */   _j: () => (/* binding */ reuseFileName)
/* harmony export */ });
/* harmony import */ var _measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10047);
/** reuse.json: which results of other runs stand for points of this plan, and the proof of each. */

/** Name of the artifact that carries them; the ecosystem's tools put its folders beside the run's own. */
const reuseArtifact = 'reused-ingest-artifacts';
const reuseFileName = 'reuse.json';
const noReuse = (planDigest) => ({ schema: 'reuse.v1', planDigest, points: [] });
const reuseFacts = ({ points }) => ({
    acceptedPlans: [...new Set(points.map(({ planDigest }) => planDigest))],
    pointIds: new Set(points.map(({ id }) => id)),
});
const isReuseFile = (value) => 'planDigest' in value &&
    typeof value.planDigest === 'string' &&
    'points' in value &&
    Array.isArray(value.points) &&
    value.points.every(isReusedPoint);
const isReusedPoint = (value) => (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value) &&
    ['id', 'title', 'runId', 'artifact', 'uploadedAt', 'planDigest'].every((name) => typeof value[name] === 'string') &&
    ['attempt', 'artifactId'].every((name) => Number.isSafeInteger(value[name]));
//# sourceMappingURL=reuse-file.js.map

/***/ }),

/***/ 58933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ readReuseBeside)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80947);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85492);
/* harmony import */ var _core_reuse_reuse_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91078);
/* harmony import */ var _own_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82329);
/** Reads a reuse.json. */






/** The file beside plan.json; nothing is taken over where there is none. Throws ProblemError INFX308 for another plan's. */
async function readReuseBeside(planPath, planDigest) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(planPath), _core_reuse_reuse_file_js__WEBPACK_IMPORTED_MODULE_5__/* .reuseFileName */ ._j);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        return (0,_core_reuse_reuse_file_js__WEBPACK_IMPORTED_MODULE_5__/* .noReuse */ .C9)(planDigest);
    const value = await (0,_own_json_js__WEBPACK_IMPORTED_MODULE_4__/* .readOwnJson */ .Z)(path, 'reuse.v1');
    if ((0,_core_reuse_reuse_file_js__WEBPACK_IMPORTED_MODULE_5__/* .isReuseFile */ .V8)(value) && value.planDigest === planDigest)
        return value;
    throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)('INFX308', `${path} is not about this plan`)]);
}
//# sourceMappingURL=reuse-file.js.map

/***/ })

};
