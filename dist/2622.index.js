export const id = 2622;
export const ids = [2622];
export const modules = {

/***/ 40742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ attemptInName),
/* harmony export */   j: () => (/* binding */ artifactNames)
/* harmony export */ });
/** Longest readable part; names of whole artifacts stay far below what file systems take. */
const maxReadable = 60;
/** Names of one attempt (from 1). Unique per point and attempt; only letters, digits, `.`, `_` and `-`. */
function artifactNames(point, run) {
    const label = `${readable(point.expName)}${safe(point.id)}_a${run.attempt}`;
    const isAgentic = point.scenario === 'agentic-coding';
    const prefix = point.kind === 'eval' ? 'eval_' : !run.valid ? 'failed_' : isAgentic ? 'bmk_agentic_' : 'bmk_';
    return {
        result: `${prefix}${label}`,
        failed: `failed_${label}`,
        trace: `agentic_${label}`,
        serverLogs: `server_logs_${label}`,
        gpuMetrics: `gpu_metrics_${label}`,
        powerAudit: `power_audit_${label}`,
        resultFile: `${isAgentic ? '' : 'agg_'}${label}.json`,
    };
}
/** The attempt at the end of an artifact's name; undefined in names of other producers. */
function attemptInName(artifact) {
    const digits = /_a([1-9]\d{0,5})$/.exec(artifact)?.[1];
    return digits === undefined ? undefined : Number(digits);
}
/**
 * A readable part in front of the id. Names are recognised by their prefixes, so a part that would lengthen one of
 * them into another (`bmk_` + `agentic_…`, `eval_` + `server_logs_…`) is kept from doing so.
 */
function readable(expName) {
    const text = safe(expName)
        .slice(0, maxReadable)
        .replace(/[-_.]+$/, '');
    if (text === '')
        return '';
    return `${/^(agentic|results|server_logs|gpu_metrics)_/.test(text) ? 'x-' : ''}${text}_`;
}
const safe = (text) => text.replace(/[^A-Za-z0-9._-]+/g, '-');
//# sourceMappingURL=artifact-names.js.map

/***/ }),

/***/ 70199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ evidenceOfFile)
/* harmony export */ });
/**
 * Evidence for one task of a result file. A limit in the file's settings, or our own mark of a partial set, makes it
 * a smoke slice; a file that states an integration error is infrastructure; a task that is not in it is missing.
 */
function evidenceOfFile(file, task) {
    if (file.integrationError !== undefined)
        return { state: 'infra', because: [file.integrationError] };
    const metrics = Object.hasOwn(file.results, task) ? file.results[task] : undefined;
    if (!metrics)
        return { state: 'missing', because: [`the result file has no task ${task}`] };
    const counts = file.nSamples[task];
    return {
        state: 'result',
        metrics,
        nEffective: counts?.effective ?? null,
        nExpected: counts?.original ?? null,
        smoke: file.isLimited || file.infx?.['full_set'] === false,
    };
}
//# sourceMappingURL=evidence.js.map

/***/ }),

/***/ 56701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BF: () => (/* binding */ parseEvalFileName),
/* harmony export */   Ch: () => (/* binding */ modelFolder),
/* harmony export */   D3: () => (/* binding */ evalTimestamp),
/* harmony export */   p6: () => (/* binding */ evalTimestampMs)
/* harmony export */ });
/** Names of evaluation files: lm-eval's time stamp, the concurrency suffix, the collision suffix. */
const timeInName = /(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}(?:\.\d+)?)/;
const concSuffix = /_conc(\d+)(?:_(\d+))?$/;
/** Reads a name such as `results_2026-09-14T08-00-00.000001_conc16_2.json`. */
function parseEvalFileName(name) {
    const bare = name.replace(/\.jsonl?$/, '');
    const suffix = concSuffix.exec(bare);
    const stem = suffix ? bare.slice(0, suffix.index) : bare;
    const timestamp = timeInName.exec(stem)?.[1];
    return {
        stem,
        ...(timestamp === undefined ? {} : { timestamp }),
        ...(suffix ? { conc: Number(suffix[1]) } : {}),
        copy: Number(suffix?.[2] ?? 1),
    };
}
/** lm-eval's time stamp of an instant, in UTC: `2026-09-14T08-00-00.000000`. */
const evalTimestamp = (instant) => instant.toISOString().replace('Z', '000').replaceAll(':', '-');
/** Unix milliseconds of lm-eval's time stamp, read as UTC; undefined for another form. */
function evalTimestampMs(timestamp) {
    const [date, time] = timestamp.split('T');
    const milliseconds = Date.parse(`${date}T${(time ?? '').replaceAll('-', ':')}Z`);
    return Number.isNaN(milliseconds) ? undefined : milliseconds;
}
/** Folder of a model's results: path separators become `__`. */
const modelFolder = (model) => model.replace(/[\\/]/g, '__');
//# sourceMappingURL=file-names.js.map

/***/ }),

/***/ 2319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ judgeEval)
});

;// CONCATENATED MODULE: ./lib/src/core/evals/scores.js
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
// EXTERNAL MODULE: ./lib/src/core/evals/thresholds.js
var thresholds = __webpack_require__(3990);
;// CONCATENATED MODULE: ./lib/src/core/evals/judge.js


/** Judges one evaluation. Equal to the threshold passes; no rounding before the comparison. */
function judgeEval(input) {
    const { point, task, conc, evidence } = input;
    const identity = { pointId: point.id, configKey: point.configKey, task, conc };
    const threshold = input.thresholds
        ? (0,thresholds/* thresholdFor */.De)(input.thresholds, { modelPrefix: point.modelPrefix, task, minScore: input.minScore })
        : undefined;
    const gate = { threshold: threshold?.value ?? null, thresholdSource: threshold?.source ?? 'none' };
    if (evidence.state !== 'result') {
        return {
            ...identity,
            ...gate,
            state: evidence.state,
            scores: {},
            nEffective: 0,
            nExpected: 0,
            because: evidence.because,
        };
    }
    const metrics = gatedMetrics(evidence.metrics, exactMatchPrefix);
    const scores = Object.fromEntries(metrics.flatMap(({ name, value }) => typeof value === 'number' && scoreFault(value) === undefined ? [[name, value]] : []));
    const { state, because } = judgeResult(input, evidence, threshold);
    const nEffective = evidence.nEffective ?? 0;
    return {
        ...identity,
        ...gate,
        state,
        scores,
        nEffective,
        nExpected: evidence.nExpected ?? nEffective,
        because,
        ...(evidence.smoke ? { smoke: true } : {}),
    };
}
function judgeResult(input, evidence, threshold) {
    const { nEffective, nExpected } = evidence;
    if (evidence.smoke) {
        const asked = nExpected === null ? '' : ` of ${nExpected} questions`;
        return { state: 'missing', because: [`a smoke slice${asked} was evaluated; the full set is missing`] };
    }
    if (nEffective === null || nExpected === null) {
        return { state: 'fail', because: ['the result does not say how many questions were answered'] };
    }
    if (nEffective < nExpected || nExpected === 0) {
        return { state: 'infra', because: [`only ${nEffective} of ${nExpected} questions were answered`] };
    }
    if (!threshold) {
        const reason = input.thresholds
            ? `no threshold for task ${input.task} of model ${input.point.modelPrefix}`
            : 'the thresholds could not be read';
        return { state: 'fail', because: [reason] };
    }
    return judgeScores(evidence.metrics, threshold);
}
function judgeScores(results, threshold) {
    const metrics = gatedMetrics(results, exactMatchPrefix);
    if (metrics.length === 0)
        return { state: 'fail', because: ['the result has no exact_match score'] };
    const against = `${threshold.value} (${threshold.source})`;
    const failures = metrics.flatMap(({ name, value }) => {
        const fault = scoreFault(value);
        if (fault !== undefined)
            return [`${name} is ${fault}`];
        return Number(value) < threshold.value ? [`${name} ${String(value)} is below ${against}`] : [];
    });
    if (failures.length > 0)
        return { state: 'fail', because: failures };
    return {
        state: 'pass',
        because: metrics.map(({ name, value }) => `${name} ${String(value)} reaches ${against}`),
    };
}
//# sourceMappingURL=judge.js.map

/***/ }),

/***/ 42431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readLmEvalResults)
/* harmony export */ });
/* harmony import */ var _measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10047);
/** Reading lm-eval result files: the parts that scores, rows and verdicts are made of. Input is untrusted. */

/** Parses a result file; bare NaN and Infinity are accepted as numbers so that they can be judged (and fail). */
function readLmEvalResults(text) {
    let value;
    try {
        value = (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseLenientJson */ .Ri)(text);
    }
    catch (error) {
        return { fault: error instanceof Error ? error.message : String(error) };
    }
    if (!(0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value))
        return { fault: 'it is not a JSON object' };
    if (!(0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value['results']))
        return { fault: 'it has no `results`' };
    const error = value['integration_error'];
    return {
        results: records(value['results']),
        configs: records(value['configs']),
        nSamples: Object.fromEntries(Object.entries(records(value['n-samples'])).map(([task, counts]) => [
            task,
            { original: count(counts['original']), effective: count(counts['effective']) },
        ])),
        ...(typeof value['model_name'] === 'string' ? { modelName: value['model_name'] } : {}),
        isMarked: 'lm_eval_version' in value || 'result_format' in value,
        isLimited: (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value['config']) && (value['config']['limit'] ?? null) !== null,
        ...((0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value['infx']) ? { infx: value['infx'] } : {}),
        ...(typeof error === 'string' ? { integrationError: error } : {}),
    };
}
const records = (value) => (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value)
    ? Object.fromEntries(Object.entries(value).filter((entry) => (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(entry[1])))
    : {};
const count = (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
//# sourceMappingURL=lm-eval-results.js.map

/***/ }),

/***/ 3990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   De: () => (/* binding */ thresholdFor),
/* harmony export */   HP: () => (/* binding */ loadThresholds)
/* harmony export */ });
/* unused harmony export hasModelThresholds */
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5766);
/* harmony import */ var _config_schema_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27569);
/* harmony import */ var _problems_evals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10626);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85492);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80947);
/* harmony import */ var _schema_validators_generated_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66268);
/** Accuracy thresholds: reading the file, and finding the one for a model and task. Fails closed. */






/**
 * Reads a thresholds file: `default` and `models` sections, or the older flat form (task to score), which counts as
 * `default`. `text` undefined = the file is missing, which is a Problem like any damage.
 */
function loadThresholds(file) {
    const at = { file: file.path, line: 1, col: 1 };
    if (file.text === undefined) {
        return { problems: [(0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)('INFX254', `thresholds file "${file.path}" does not exist`, { at })] };
    }
    const { value, problems, placeOf } = (0,_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .loadYaml */ .y)(file.text, file.path);
    if ((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .hasErrors */ .Cs)(problems))
        return { problems };
    const isFlat = isFlatForm(value);
    const sections = isFlat ? { default: value } : value;
    const violations = (0,_config_schema_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .schemaProblems */ .Ic)(_schema_validators_generated_js__WEBPACK_IMPORTED_MODULE_5__/* .thresholds */ .pw, sections, isFlat ? unwrapped(placeOf) : placeOf);
    if (violations.length > 0)
        return { problems: [...problems, ...violations] };
    return { thresholds: sections, problems };
}
/** Flat: a map of which at least one value is a number, at the top. A misspelt section is a map and is not taken for one. */
const isFlatForm = (value) => typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !('default' in value) &&
    !('models' in value) &&
    Object.values(value).some((entry) => typeof entry === 'number');
/** Places of the flat form, whose tasks stand where `default` would. */
const unwrapped = (placeOf) => (path, what) => placeOf(path.slice(1), what);
/**
 * `models.<prefix>.<task>`, then `default.<task>`, then `minScore` when one was given; undefined when nothing
 * applies, which fails the gate. Own members only: a model called `constructor` has no threshold.
 */
function thresholdFor(thresholds, query) {
    const { modelPrefix, task, minScore } = query;
    const ofModel = modelPrefix === undefined ? undefined : own(own(thresholds.models, modelPrefix), task);
    if (modelPrefix !== undefined && ofModel !== undefined) {
        return { value: ofModel, table: `models.${modelPrefix}`, source: `models.${modelPrefix}.${task}` };
    }
    const ofTask = own(thresholds.default, task);
    if (ofTask !== undefined)
        return { value: ofTask, table: 'default', source: `default.${task}` };
    return minScore === undefined ? undefined : { value: minScore, table: 'min-score', source: 'min-score' };
}
/** Whether a model has any threshold of its own. */
const hasModelThresholds = (thresholds, modelPrefix) => own(thresholds.models, modelPrefix) !== undefined;
const own = (record, key) => record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
//# sourceMappingURL=thresholds.js.map

/***/ }),

/***/ 10626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export evalProblemKinds */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problem codes of evaluations and of collecting results: 250-269. What is wrong inside a YAML file has codes of config. */

const evalProblemKinds = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX250: {
        title: 'Evaluation task file cannot be read',
        blame: 'user',
        severity: 'error',
        explain: 'A point asks for an evaluation whose task file, question file or worked examples are not in the repository, or are not text. Check the path: it is relative to the repository, and the data files are relative to the task file.',
    },
    INFX251: {
        title: 'Evaluation task file is not valid',
        blame: 'user',
        severity: 'error',
        explain: 'The task file has a field that the built-in runner does not carry out, lacks one that it needs, or holds a value of another type. Supported is the part of the lm-eval task format described in `schemas/eval-task.schema.json`; what is not supported is refused, because skipping it silently would change the score.',
    },
    INFX252: {
        title: 'Prompt template cannot be filled in',
        blame: 'user',
        severity: 'error',
        explain: 'Templates may insert fields of the document with `{{field}}` and nothing else. The template names a field that a document lacks, or uses another expression of the template language.',
    },
    INFX253: {
        title: 'Question set is damaged',
        blame: 'user',
        severity: 'error',
        explain: 'One line of a question file is not a JSON object, or the file holds no question. Every line must be one whole object; a file that was cut off usually ends in half a line. Nothing is evaluated on part of a set.',
    },
    INFX254: {
        title: 'Thresholds file cannot be read',
        blame: 'user',
        severity: 'error',
        explain: 'The file with the accuracy thresholds is missing or is not YAML. The accuracy gate then fails: falling back to a built-in minimum would let a regression pass.',
    },
    INFX255: {
        title: 'Attempts at one evaluation disagree',
        blame: 'product',
        severity: 'warning',
        explain: 'Two complete attempts at the same point gave scores that differ by more than three standard errors, which chance does not explain. The newest counts, but something other than the model changed between them: look at both logs before trusting either score.',
    },
    INFX256: {
        title: 'No threshold for this task',
        blame: 'user',
        severity: 'error',
        explain: 'Neither `models.<prefix>.<task>` nor `default.<task>` names the evaluated task, so there is nothing to judge the score by, and the gate fails. Add a line to the thresholds file.',
    },
    INFX257: {
        title: 'A score is not a number between 0 and 1',
        blame: 'product',
        severity: 'error',
        explain: 'A result file holds NaN, a boolean, a text or a number outside [0, 1] where a score belongs, or no score of the gated metric at all. Such a result never passes. Look at the log of the runner that wrote the file.',
    },
    INFX258: {
        title: 'Not every question was answered',
        blame: 'infra',
        severity: 'error',
        explain: 'Some requests failed even after the retries, so the score would stand for a part of the questions only. The evaluation counts as an infrastructure failure, not as a low score; run it again.',
    },
    INFX259: {
        title: 'The server failed during the evaluation',
        blame: 'infra',
        severity: 'error',
        explain: 'The endpoint refused connections, answered with server errors or did not answer in time so often that the evaluation was stopped. This says nothing about accuracy. The log of the engine says why it stopped.',
    },
    INFX260: {
        title: 'The server refused the evaluation request',
        blame: 'user',
        severity: 'error',
        explain: 'The endpoint answered with a 4xx status, which repeating does not change: usually an unknown model name, or a prompt longer than the context limit that the engine was started with.',
    },
    INFX261: {
        title: 'Evaluation result file is damaged',
        blame: 'infra',
        severity: 'error',
        explain: 'A result file of an evaluation is not JSON or lacks its results. It was probably cut off while it was written or copied. The other files are still collected.',
    },
    INFX262: {
        title: 'Evaluation metadata is damaged',
        blame: 'product',
        severity: 'error',
        explain: '`meta_env.json` of an evaluation is not JSON, or a field in it has a value that cannot be what it stands for. Without it the score cannot be tied to a configuration, so its rows are left out and the file is listed.',
    },
    INFX263: {
        title: 'Several result files and no way to tell the newest',
        blame: 'product',
        severity: 'error',
        explain: 'One evaluation left several result files and their names carry no time. File times are not trusted, because copying and downloading change them. No score is taken; remove all but one.',
    },
    INFX264: {
        title: 'No evaluation result where one was expected',
        blame: 'infra',
        severity: 'error',
        explain: 'The plan holds evaluations, and nothing came back for at least one of them. Missing is never a pass: look at the job of the evaluation that is listed.',
    },
    INFX265: {
        title: 'Result file is damaged',
        blame: 'infra',
        severity: 'error',
        explain: 'A collected file is not JSON, is larger than a result can be, or could not be read. It is listed with the place of the damage, and collecting goes on; its point counts as missing unless another attempt has it.',
    },
    INFX266: {
        title: 'Result holds numbers that are not finite',
        blame: 'product',
        severity: 'error',
        explain: 'Some values of a result are NaN or infinite, which usually means that a rate was taken over zero requests. The point is kept as failed, with the names of the fields.',
    },
    INFX267: {
        title: 'Attempt in the name and in the result disagree',
        blame: 'product',
        severity: 'error',
        explain: 'The attempt that an artifact carries in its name is not the one that its content states. One of them is stale; the artifact is not used.',
    },
    INFX268: {
        title: 'Two sources disagree about one point',
        blame: 'product',
        severity: 'warning',
        explain: 'The aggregate file holds other numbers for a point than the point’s own file. The point’s own file wins, because the aggregate was assembled from such files.',
    },
    INFX269: {
        title: 'Result does not belong to this plan',
        blame: 'product',
        severity: 'warning',
        explain: 'A collected file names no point, a point that is not in the plan, or another plan. It is listed and not counted. Usual causes: files of an earlier run left in the workspace, or an artifact of another tool.',
    },
});
//# sourceMappingURL=evals.js.map

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

/***/ 6721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   An: () => (/* binding */ writeJsonFile),
/* harmony export */   CA: () => (/* binding */ errorCode),
/* harmony export */   Ht: () => (/* binding */ readBoundedText),
/* harmony export */   lk: () => (/* binding */ parseJsonText)
/* harmony export */ });
/* unused harmony export strictStringify */
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
    const beside = `${path}.${process.pid}.tmp`;
    try {
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(beside, 'w');
        try {
            await file.writeFile(text);
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

/***/ 42547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ne: () => (/* binding */ evalDrive),
  D4: () => (/* binding */ evalTaskOfPoint),
  Z5: () => (/* binding */ textBelow)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
;// CONCATENATED MODULE: ./lib/src/core/evals/eval-meta.js
/** The metadata of a point's evaluation. Single-node fields, or prefill and decode pools for several nodes. */
function evalMetaOf(point, identity, batch) {
    const { topology } = point;
    return {
        is_multinode: point.multinode,
        disagg: point.disagg,
        hw: point.runner,
        model: point.model,
        infmax_model_prefix: point.modelPrefix,
        framework: point.framework,
        precision: point.precision,
        spec_decoding: point.specDecoding,
        image: point.image,
        isl: point.isl ?? 0,
        osl: point.osl ?? 0,
        conc: point.conc,
        num_gpus: point.gpus,
        ...(topology.shape === 'single-node'
            ? widths(topology)
            : {
                ...widths(topology.prefill),
                ...pool('prefill', topology.prefill),
                ...pool('decode', topology.decode),
            }),
        ...(point.recipeFingerprint === undefined ? {} : { recipe_fingerprint: point.recipeFingerprint }),
        ...(point.evalTask ? { eval_suite: point.evalTask.task } : {}),
        ...(batch
            ? { eval_concs: batch.concs, completed_eval_concs: batch.completed, failed_eval_concs: batch.failed }
            : {}),
        infx: {
            schema: 'eval-meta.v1',
            point_id: point.id,
            config_key: point.configKey,
            series_key: point.seriesKey,
            plan_digest: identity.planDigest,
            attempt: identity.attempt,
            simulated: identity.simulated,
        },
    };
}
const widths = (widths) => ({
    tp: widths.tp,
    pp: widths.pp,
    dcp_size: widths.dcp,
    pcp_size: widths.pcp,
    ep: widths.ep,
    dp_attention: String(widths.dpAttn),
});
const pool = (role, workers) => ({
    ...Object.fromEntries(Object.entries(widths(workers)).map(([key, value]) => [`${role}_${key}`, value])),
    [`${role}_num_workers`]: workers.numWorkers,
});
//# sourceMappingURL=eval-meta.js.map
// EXTERNAL MODULE: ./lib/src/core/evals/file-names.js
var file_names = __webpack_require__(56701);
// EXTERNAL MODULE: ./lib/src/files/json-file.js
var json_file = __webpack_require__(6721);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
;// CONCATENATED MODULE: ./lib/src/core/evals/answer-filter.js
/** From a model's text to the compared answer: lm-eval's regex filter with take_first, and its exact match. */
/**
 * The answer that a filter takes from a text: of the selected match its first non-empty group (the whole match when
 * the pattern has no group), trimmed; the fallback when there is no such match or all its groups are empty.
 */
function extractAnswer(filter, text) {
    const match = [...text.matchAll(filter.regex)].at(filter.groupSelect);
    if (!match)
        return filter.fallback;
    const groups = match.slice(1);
    const answer = groups.length === 0 ? match[0] : groups.find((group) => group);
    // With exactly one group an empty match stays empty, as a list of strings (not of tuples) does in the original.
    if (answer === undefined)
        return groups.length === 1 ? '' : filter.fallback;
    return answer.trim();
}
// Python's string.punctuation.
const punctuation = /[!-/:-@[-`{-~]/g;
/** One side of the comparison: regexes in order, then case, then punctuation. */
function normaliseAnswer(rule, answer) {
    let text = answer;
    for (const regex of rule.regexesToIgnore)
        text = text.replaceAll(regex, '');
    if (rule.ignoreCase)
        text = text.toLowerCase();
    if (rule.ignorePunctuation)
        text = text.replaceAll(punctuation, '');
    return text;
}
/** 1 when both sides are equal after normalisation, else 0. */
const exactMatch = (rule, answer, target) => normaliseAnswer(rule, answer) === normaliseAnswer(rule, target) ? 1 : 0;
//# sourceMappingURL=answer-filter.js.map
;// CONCATENATED MODULE: ./lib/src/core/evals/task.js
/** Messages of one question: worked examples as turns, or all of it in one user turn. */
function chatMessages(task, question) {
    if (task.examplesAsMultiturn) {
        const turns = task.examples.flatMap((example) => [
            { role: 'user', content: example.prompt },
            { role: 'assistant', content: example.target },
        ]);
        return [...turns, { role: 'user', content: question.prompt }];
    }
    const worked = task.examples.map((example) => `${example.prompt} ${example.target}\n\n`).join('');
    return [{ role: 'user', content: `${worked}${question.prompt}` }];
}
/**
 * Output budget in tokens at a context of `contextTokens`: a half below 4,096, else what 4,096 tokens of prompt
 * leave, at most 16,384 (the rule of the ecosystem's harness).
 */
const maxAnswerTokens = (contextTokens) => Math.min(16_384, contextTokens > 4096 ? contextTokens - 4096 : Math.floor(contextTokens / 2));
//# sourceMappingURL=task.js.map
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(46752);
// EXTERNAL MODULE: ./lib/src/core/measure/lenient-json.js
var lenient_json = __webpack_require__(10047);
;// CONCATENATED MODULE: ./lib/src/clients/evals/ask.js
/** One question over HTTP: request, retries, and what the answer is or why there is none. */



/** Answers longer than this are not answers of a grade-school question set. */
const maxResponseBytes = 16 * 1024 * 1024;
/** An HTTP client for one endpoint, with as many connections as `concurrency`. */
function openAsker(endpointUrl, concurrency, patience) {
    const url = `${endpointUrl.replace(/\/+$/, '')}/v1/chat/completions`;
    // undici's own header and body timeouts (300 s) are shorter than a long answer under load may take.
    const agent = new undici/* Agent */.g6({
        connections: concurrency,
        headersTimeout: 0,
        bodyTimeout: 0,
        connectTimeout: Math.min(patience.requestTimeoutMs, 10_000),
        maxResponseSize: maxResponseBytes,
    });
    return {
        ask: (body, signal) => askWithRetries(() => attempt(agent, url, body, signal, patience), patience, signal),
        close: () => agent.destroy(),
    };
}
async function askWithRetries(once, patience, signal) {
    let backoffMs = patience.firstBackoffMs;
    for (let attempts = 1;; attempts++) {
        const result = await once();
        const isFinal = result.state === 'answered' || result.kind === 'refused' || attempts >= patience.maxAttempts;
        if (isFinal)
            return { ...result, attempts };
        await (0,external_node_timers_promises_.setTimeout)(backoffMs, undefined, { signal });
        backoffMs = Math.min(backoffMs * 2, patience.maxBackoffMs);
    }
}
async function attempt(agent, url, body, signal, patience) {
    const timeout = AbortSignal.timeout(patience.requestTimeoutMs);
    try {
        const response = await (0,undici/* request */.Em)(url, {
            dispatcher: agent,
            method: 'POST',
            headers: { 'content-type': 'application/json', authorization: 'Bearer EMPTY' },
            body: JSON.stringify(body),
            signal: AbortSignal.any([signal, timeout]),
        });
        const text = await response.body.text();
        if (response.statusCode !== 200)
            return failedStatus(response.statusCode, text);
        return readAnswer(text);
    }
    catch (error) {
        signal.throwIfAborted();
        if (timeout.aborted) {
            return { state: 'failed', kind: 'timeout', detail: `no answer within ${patience.requestTimeoutMs} ms` };
        }
        return { state: 'failed', kind: 'connection', detail: describeError(error) };
    }
}
/** 408 and 429 ask for another try; other 4xx do not. */
function failedStatus(status, text) {
    const isRefusal = status >= 400 && status < 500 && status !== 408 && status !== 429;
    return {
        state: 'failed',
        kind: isRefusal ? 'refused' : 'server',
        detail: `HTTP ${status}: ${excerpt(text)}`,
    };
}
/** The text of the first choice; of a model that only reasoned, its reasoning. */
function readAnswer(text) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return { state: 'failed', kind: 'malformed', detail: `the answer is not JSON: ${excerpt(text)}` };
    }
    const choices = (0,lenient_json/* isRecord */.u4)(value) ? value['choices'] : undefined;
    const choice = Array.isArray(choices) ? choices[0] : undefined;
    const message = (0,lenient_json/* isRecord */.u4)(choice) ? choice['message'] : undefined;
    if (!(0,lenient_json/* isRecord */.u4)(choice) || !(0,lenient_json/* isRecord */.u4)(message)) {
        return { state: 'failed', kind: 'malformed', detail: `the answer has no choice: ${excerpt(text)}` };
    }
    const content = [message['content'], message['reasoning_content']].find((part) => typeof part === 'string' && part !== '');
    return { state: 'answered', text: content ?? '', truncated: choice['finish_reason'] === 'length' };
}
const excerpt = (text) => {
    const line = text.replace(/\s+/g, ' ').trim();
    return line.length > 200 ? `${line.slice(0, 197)}…` : line || '(empty)';
};
function describeError(error) {
    if (!(error instanceof Error))
        return String(error);
    const code = 'code' in error && typeof error.code === 'string' ? `${error.code} ` : '';
    return `${code}${error.message || (error.cause instanceof Error ? error.cause.message : error.name)}`;
}
//# sourceMappingURL=ask.js.map
;// CONCATENATED MODULE: ./lib/src/clients/evals/ask-all.js
/** All questions at one concurrency: bounded in flight, stopped early when the server cannot answer any more. */




/** lm-eval's seed; requests of equal content then give equal answers. */
const seed = 1234;
/** Most servers accept no more stop strings. */
const maxStops = 4;
/** Asks `questions` and returns them in order. Never rejects for what a server does. */
async function askAll(spec, questions, conc, { signal, onProgress }) {
    const asker = openAsker(spec.endpointUrl, conc, spec.patience);
    const enough = new AbortController();
    const stop = AbortSignal.any([signal, enough.signal]);
    const maxFailed = Math.floor(questions.length * spec.patience.maxFailedShare);
    const limit = (0,p_limit/* default */.A)(conc);
    const counts = { answered: 0, failed: 0, correct: 0 };
    try {
        return await Promise.all(questions.map((question) => limit(async () => {
            const body = chatRequest(spec, question);
            const answer = await answerUnlessStopped(() => asker.ask(body, stop), stop);
            const filtered = answer.state === 'answered' ? filterAnswer(spec.task, question, answer.text) : [];
            if (answer.state === 'answered')
                counts.answered++;
            if (answer.state === 'failed')
                counts.failed++;
            counts.correct += filtered[0]?.score ?? 0;
            if (counts.failed > maxFailed)
                enough.abort();
            onProgress({ conc, expected: questions.length, ...counts });
            return { question, request: body, answer, filtered };
        })));
    }
    finally {
        await asker.close();
    }
}
async function answerUnlessStopped(ask, stop) {
    const isStopped = () => stop.aborted;
    if (isStopped())
        return { state: 'unasked' };
    try {
        return await ask();
    }
    catch (error) {
        if (isStopped())
            return { state: 'unasked' };
        throw error;
    }
}
const chatRequest = (spec, question) => ({
    messages: chatMessages(spec.task, question),
    model: spec.servedModel,
    max_tokens: maxAnswerTokens(spec.contextTokens),
    temperature: 0,
    top_p: 1,
    stop: spec.task.until.slice(0, maxStops),
    seed,
});
const filterAnswer = (task, question, text) => task.filters.map((filter) => {
    const answer = extractAnswer(filter, text);
    return { filter: filter.name, answer, score: exactMatch(task.rule, answer, question.target) };
});
//# sourceMappingURL=ask-all.js.map
// EXTERNAL MODULE: ./lib/src/core/problems/evals.js
var evals = __webpack_require__(10626);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
;// CONCATENATED MODULE: ./lib/src/clients/evals/failures.js
/** What unanswered questions mean, and whose they are. */


const words = {
    connection: 'the connection failed',
    timeout: 'no answer came in time',
    server: 'the server answered with an error',
    malformed: 'the server answered with something else than a completion',
    refused: 'the server refused the request',
};
/** Problems of one concurrency; empty exactly when every question was answered, and not all of them with nothing. */
function answerProblems(asked, conc, interrupted) {
    const failed = asked.map(({ answer }) => answer).filter((answer) => answer.state === 'failed');
    const answered = asked.filter(({ answer }) => answer.state === 'answered');
    const at = `conc ${conc}`;
    if (answered.length === asked.length && asked.length > 0) {
        const isEmpty = asked.every(({ answer }) => answer.state === 'answered' && answer.text === '');
        return isEmpty ? [(0,catalogue/* problem */.CC)('INFX259', `${at}: the server answered every question with no text`)] : [];
    }
    const unanswered = asked.length - answered.length;
    const message = `${at}: ${unanswered} of ${asked.length} questions were not answered`;
    const stop = interrupted ? ', because the evaluation was interrupted' : '';
    return [(0,catalogue/* problem */.CC)('INFX258', `${message}${stop}`), ...causes(failed, at)];
}
/** One Problem per kind of failure, with its count and the first detail. */
function causes(failed, at) {
    const kinds = [...new Set(failed.map(({ kind }) => kind))];
    return kinds.map((kind) => {
        const ofKind = failed.filter((answer) => answer.kind === kind);
        const [first] = ofKind;
        const tries = first && first.attempts > 1 ? ` after ${first.attempts} tries` : '';
        const message = `${at}: ${words[kind]}${tries} (${ofKind.length}×): ${first?.detail ?? ''}`;
        return (0,catalogue/* problem */.CC)(kind === 'refused' ? 'INFX260' : 'INFX259', message);
    });
}
const notAsked = (conc, failedConc) => (0,catalogue/* problem */.CC)('INFX258', `conc ${conc}: not asked, because the server failed at conc ${failedConc}`);
//# sourceMappingURL=failures.js.map
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/src/core/evals/significance.js
/** Sampling error of scores that are means of zeros and ones. */
/** Mean of the scores of single questions; undefined for none. */
const meanScore = (scores) => scores.length === 0 ? undefined : scores.reduce((sum, score) => sum + score, 0) / scores.length;
/** Standard error of the mean with the sample standard deviation (n − 1), as lm-eval reports it; undefined below two. */
function standardError(scores) {
    const mean = meanScore(scores);
    if (mean === undefined || scores.length < 2)
        return undefined;
    const squares = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0);
    return Math.sqrt(squares / (scores.length - 1)) / Math.sqrt(scores.length);
}
const variance = ({ score, n }) => (score * (1 - score)) / n;
/** Two standard errors of one score: 2·sqrt(p(1−p)/n). */
const twoSigma = (sample) => 2 * Math.sqrt(variance(sample));
/** Two standard errors of the difference of two independent scores: 2·sqrt(p₁q₁/n₁ + p₂q₂/n₂). */
const twoSigmaOfDifference = (a, b) => 2 * Math.sqrt(variance(a) + variance(b));
/** How two scores compare: `gap` = a − b, and whether it is beyond two standard errors of the difference. */
function compareScores(a, b) {
    const gap = a.score - b.score;
    const bound = twoSigmaOfDifference(a, b);
    return { gap, twoSigma: bound, beyondTwoSigma: Math.abs(gap) > bound };
}
//# sourceMappingURL=significance.js.map
;// CONCATENATED MODULE: ./lib/src/clients/evals/result-files.js
/** What an evaluation leaves behind: lm-eval's result object and sample lines. */



/** Scores per metric of answered questions, every filter; standard errors beside them. */
function scoreAnswers(spec, asked) {
    const scores = {};
    const errors = {};
    for (const [index, filter] of spec.task.filters.entries()) {
        const values = asked.flatMap(({ filtered }) => filtered[index]?.score ?? []);
        const mean = meanScore(values);
        if (mean === undefined)
            continue;
        scores[`exact_match,${filter.name}`] = mean;
        errors[`exact_match_stderr,${filter.name}`] = standardError(values) ?? 'N/A';
    }
    return { scores, errors };
}
/** lm-eval's result object. The version field says plainly which runner wrote it. */
function resultObject({ spec, conc, asked, startedAt, endedAt }) {
    const { task, point } = spec;
    const { scores, errors } = scoreAnswers(spec, asked);
    const name = task.task;
    return {
        results: { [name]: { alias: name, ...scores, ...errors } },
        group_subtasks: { [name]: [] },
        configs: { [name]: task.config },
        versions: { [name]: task.version },
        'n-shot': { [name]: task.examples.length },
        higher_is_better: { [name]: { exact_match: true } },
        'n-samples': { [name]: { original: task.questions.length, effective: asked.length } },
        config: {
            model: 'local-chat-completions',
            model_args: { model: spec.servedModel, num_concurrent: conc, max_length: spec.contextTokens },
            limit: spec.limit ?? null,
            gen_kwargs: { max_tokens: asked[0]?.request.max_tokens ?? null, temperature: 0, top_p: 1 },
            random_seed: asked[0]?.request.seed ?? null,
        },
        date: startedAt.getTime() / 1000,
        model_source: 'local-chat-completions',
        model_name: spec.servedModel,
        model_name_sanitized: (0,file_names/* modelFolder */.Ch)(spec.servedModel),
        fewshot_as_multiturn: task.examplesAsMultiturn,
        total_evaluation_time_seconds: String((endedAt.getTime() - startedAt.getTime()) / 1000),
        lm_eval_version: `infx-builtin ${spec.runnerVersion}`,
        infx: {
            schema: 'eval-result.v1',
            point_id: point.id,
            config_key: point.configKey,
            plan_digest: spec.identity.planDigest,
            attempt: spec.identity.attempt,
            simulated: spec.identity.simulated,
            conc,
            full_set: task.fullSet,
            engine: { ...spec.engine },
            client: { name: 'infx-builtin', version: spec.runnerVersion },
        },
    };
}
/** Sample lines grouped by filter, one per answered question: `2 × n` lines for two filters. */
function* sampleLines(spec, asked) {
    for (const [index, filter] of spec.task.filters.entries()) {
        for (const entry of asked) {
            const filtered = entry.filtered[index];
            if (entry.answer.state !== 'answered' || !filtered)
                continue;
            const { question, request } = entry;
            const prompt = JSON.stringify(request.messages);
            yield `${JSON.stringify({
                doc_id: question.docId,
                doc: question.doc,
                target: question.target,
                arguments: {
                    gen_args_0: {
                        arg_0: prompt,
                        arg_1: {
                            until: spec.task.until,
                            do_sample: false,
                            temperature: 0,
                            max_gen_toks: request.max_tokens,
                        },
                    },
                },
                resps: [[entry.answer.text]],
                filtered_resps: [filtered.answer],
                filter: filter.name,
                metrics: ['exact_match'],
                doc_hash: sha256(JSON.stringify(question.doc, null, 2)),
                prompt_hash: sha256(prompt),
                target_hash: sha256(question.target),
                exact_match: filtered.score,
            })}\n`;
        }
    }
}
const sha256 = (text) => (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
//# sourceMappingURL=result-files.js.map
;// CONCATENATED MODULE: ./lib/src/clients/evals/builtin.js
/** The built-in evaluation runner: exact match through the served chat endpoint, lm-eval's files. */











/**
 * Asks every question at every concurrency, one concurrency after the other on the same engine, and writes the
 * files. Rejects only for what is wrong here (a file cannot be written); what the server does wrong is part of the
 * outcome, and never becomes a score.
 */
async function runBuiltInEval(spec, options) {
    const questions = spec.limit === undefined ? spec.task.questions : spec.task.questions.slice(0, spec.limit);
    const directory = (0,external_node_path_.join)(spec.outputDir, (0,file_names/* modelFolder */.Ch)(spec.servedModel));
    await (0,promises_.mkdir)(directory, { recursive: true });
    const concs = [];
    for (const conc of spec.concs) {
        const broken = concs.find(({ state }) => state === 'incomplete');
        // A server that failed one concurrency would only make the next ones wait for its time limits.
        const outcome = broken
            ? skipped(spec, conc, questions.length, notAsked(conc, broken.conc))
            : await runOneConc(spec, questions, conc, directory, options);
        concs.push(outcome);
    }
    const completedConcs = concs.filter(({ state }) => state === 'complete').map(({ conc }) => conc);
    const failedConcs = concs.filter(({ state }) => state === 'incomplete').map(({ conc }) => conc);
    const batch = spec.concs.length > 1 ? { concs: spec.concs, completed: completedConcs, failed: failedConcs } : null;
    const metadataPath = (0,external_node_path_.join)(spec.outputDir, 'meta_env.json');
    // A slice of a point's concurrencies is evaluated at these, whatever the point lists.
    const point = batch ? spec.point : { ...spec.point, conc: spec.concs[0] ?? spec.point.conc };
    await (0,json_file/* writeJsonFile */.An)(metadataPath, evalMetaOf(point, spec.identity, batch));
    return {
        concs,
        completedConcs,
        failedConcs,
        interrupted: options.signal.aborted,
        metadataPath,
        problems: concs.flatMap(({ problems }) => problems),
    };
}
async function runOneConc(spec, questions, conc, directory, options) {
    const startedAt = new Date();
    const asked = await askAll(spec, questions, conc, options);
    const endedAt = new Date();
    const problems = answerProblems(asked, conc, options.signal.aborted);
    const isComplete = problems.length === 0;
    const suffix = `${(0,file_names/* evalTimestamp */.D3)(endedAt)}${spec.concs.length > 1 ? `_conc${conc}` : ''}`;
    const prefix = isComplete ? '' : 'incomplete_';
    const samplesPath = (0,external_node_path_.join)(directory, `${prefix}samples_${spec.task.task}_${suffix}.jsonl`);
    await writeSamples(samplesPath, spec, asked);
    const resultsPath = isComplete ? (0,external_node_path_.join)(directory, `results_${suffix}.json`) : undefined;
    if (resultsPath !== undefined) {
        await (0,json_file/* writeJsonFile */.An)(resultsPath, resultObject({ spec, conc, asked, startedAt, endedAt }));
    }
    const answers = asked.map(({ answer }) => answer);
    return {
        conc,
        state: isComplete ? 'complete' : 'incomplete',
        scores: isComplete ? scoreAnswers(spec, asked).scores : {},
        nEffective: answers.filter(({ state }) => state === 'answered').length,
        nExpected: questions.length,
        smoke: isSmoke(spec),
        truncated: answers.filter((answer) => answer.state === 'answered' && answer.truncated).length,
        ...(resultsPath === undefined ? {} : { resultsPath }),
        samplesPath,
        problems,
        elapsedSeconds: (endedAt.getTime() - startedAt.getTime()) / 1000,
    };
}
const isSmoke = (spec) => !spec.task.fullSet || (spec.limit !== undefined && spec.limit < spec.task.questions.length);
const skipped = (spec, conc, nExpected, reason) => ({
    conc,
    state: 'incomplete',
    scores: {},
    nEffective: 0,
    nExpected,
    smoke: isSmoke(spec),
    truncated: 0,
    problems: [reason],
    elapsedSeconds: 0,
});
/** Written beside and renamed: a reader never sees half a file under the final name. */
async function writeSamples(path, spec, asked) {
    const partial = `${path}.partial`;
    await (0,external_node_stream_promises_.pipeline)(external_node_stream_.Readable.from(sampleLines(spec, asked)), (0,external_node_fs_.createWriteStream)(partial));
    await (0,promises_.rename)(partial, path);
}
//# sourceMappingURL=builtin.js.map
;// CONCATENATED MODULE: ./lib/src/clients/evals/settings.js
/** The ecosystem's patience: 30 minutes a request, five tries, one to ten seconds between them. */
const usualPatience = {
    requestTimeoutMs: 1_800_000,
    maxAttempts: 5,
    firstBackoffMs: 1000,
    maxBackoffMs: 10_000,
    maxFailedShare: 0.02,
};
/** Context limit in tokens that is assumed when a point leaves it to the model. */
const assumedContextTokens = 16_384;
//# sourceMappingURL=settings.js.map
// EXTERNAL MODULE: ./lib/src/core/evals/evidence.js
var evidence = __webpack_require__(70199);
// EXTERNAL MODULE: ./lib/src/core/evals/judge.js + 1 modules
var judge = __webpack_require__(2319);
// EXTERNAL MODULE: ./lib/src/core/evals/lm-eval-results.js
var lm_eval_results = __webpack_require__(42431);
// EXTERNAL MODULE: ./lib/src/yaml.js + 3 modules
var yaml = __webpack_require__(5766);
// EXTERNAL MODULE: ./lib/src/core/config/schema-problems.js
var schema_problems = __webpack_require__(27569);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/schema/validators.generated.js
var validators_generated = __webpack_require__(66268);
;// CONCATENATED MODULE: ./lib/src/core/evals/question-lines.js
/** Question files: one JSON object a line. */

/** Documents with their lines (from 1). Blank lines are skipped; every damaged line and an empty file are problems. */
function readQuestionLines(file, text) {
    const docs = [];
    const problems = [];
    for (const [index, content] of text
        .replace(/^\ufeff/, '')
        .split('\n')
        .entries()) {
        if (content.trim() === '')
            continue;
        const line = index + 1;
        const doc = parseObject(content);
        if (typeof doc === 'object')
            docs.push({ doc, line });
        else
            problems.push((0,catalogue/* problem */.CC)('INFX253', `line ${line} is not a JSON object: ${doc}`, { at: { file, line, col: 1 } }));
    }
    if (docs.length === 0 && problems.length === 0) {
        problems.push((0,catalogue/* problem */.CC)('INFX253', 'the question file is empty', { at: { file, line: 1, col: 1 } }));
    }
    return { docs, problems };
}
/** The object, or the reason why it is none. */
function parseObject(text) {
    try {
        const value = JSON.parse(text);
        if (typeof value === 'object' && value !== null && !Array.isArray(value))
            return value;
        return `it holds ${Array.isArray(value) ? 'a list' : JSON.stringify(value)}`;
    }
    catch (error) {
        return error instanceof Error ? error.message : String(error);
    }
}
//# sourceMappingURL=question-lines.js.map
;// CONCATENATED MODULE: ./lib/src/core/evals/python-regex.js
/**
 * Python regular expressions of lm-eval task files as JavaScript ones. Both dialects agree on what such files use,
 * except for: inline flags in front, `$` (which in Python also matches before a last line feed), `\A`, `\Z`, named groups.
 */
const inlineFlags = /^\(\?([aimsux]+)\)/;
/**
 * Translates one pattern; `g` is always set. Throws SyntaxError on what neither dialect knows and on Python's
 * verbose flag (`x`), which JavaScript lacks.
 */
function pythonRegex(source) {
    let flags = 'g';
    let body = source;
    const leading = inlineFlags.exec(source);
    if (leading) {
        body = source.slice(leading[0].length);
        for (const flag of leading[1] ?? '') {
            if (flag === 'x')
                throw new SyntaxError(`the verbose flag of ${JSON.stringify(source)} is not supported`);
            if (flag === 'i' || flag === 'm' || flag === 's')
                flags += flags.includes(flag) ? '' : flag;
        }
    }
    return new RegExp(translateBody(body, flags.includes('m')), flags);
}
function translateBody(body, multiline) {
    let result = '';
    let inClass = false;
    for (let index = 0; index < body.length; index++) {
        const unit = body[index] ?? '';
        if (unit === '\\') {
            const next = body[++index] ?? '';
            if (!inClass && next === 'Z')
                result += '(?![\\s\\S])';
            else if (!inClass && next === 'A')
                result += '(?<![\\s\\S])';
            else
                result += `\\${next}`;
        }
        else if (inClass) {
            if (unit === ']')
                inClass = false;
            result += unit;
        }
        else if (unit === '[') {
            inClass = true;
            result += unit;
        }
        else if (unit === '$' && !multiline)
            result += '(?=\\n?(?![\\s\\S]))';
        else if (body.startsWith('(?P<', index)) {
            result += '(?<';
            index += 3;
        }
        else
            result += unit;
    }
    return result;
}
//# sourceMappingURL=python-regex.js.map
;// CONCATENATED MODULE: ./lib/src/core/evals/template.js
const expression = /\{\{(.*?)\}\}|\{%.*?%\}|\{#.*?#\}/gs;
const plainField = /^\s*([A-Za-z_]\w*)\s*$/;
/** Compiles a template, or names the first expression that is more than a field. */
function compileTemplate(source) {
    const fields = new Set();
    for (const match of source.matchAll(expression)) {
        const field = plainField.exec(match[1] ?? '')?.[1];
        if (field === undefined)
            return { unsupported: match[0] };
        fields.add(field);
    }
    return {
        fields: [...fields],
        fill: (doc) => source.replaceAll(expression, (_, inner) => asText(doc[inner.trim()])),
    };
}
const asText = (value) => typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
//# sourceMappingURL=template.js.map
;// CONCATENATED MODULE: ./lib/src/core/evals/task-rules.js




function readTemplate(source, at, problems) {
    const template = compileTemplate(source);
    if ('unsupported' in template) {
        const message = `template expression ${template.unsupported} is not supported; only {{field}} is`;
        problems.push((0,catalogue/* problem */.CC)('INFX252', message, { at }));
        return undefined;
    }
    return template;
}
function readFilters(raw, document, problems) {
    return raw.filter_list.flatMap((entry, index) => {
        const [step, first, ...rest] = entry.filter;
        const at = document.placeOf(['filter_list', index, 'filter']);
        const isSupported = step.function === 'regex' &&
            step.regex_pattern !== undefined &&
            first?.function === 'take_first' &&
            rest.length === 0;
        if (!isSupported || step.regex_pattern === undefined) {
            const message = `filter "${entry.name}" must be one regex step with a regex_pattern, followed by take_first`;
            problems.push((0,catalogue/* problem */.CC)('INFX251', message, { at }));
            return [];
        }
        const regex = readRegex(step.regex_pattern, at, problems);
        if (!regex)
            return [];
        return [
            {
                name: entry.name,
                regex,
                groupSelect: step.group_select ?? 0,
                fallback: step.fallback ?? '[invalid]',
            },
        ];
    });
}
function readRule(raw, document, problems) {
    const [metric] = raw.metric_list;
    const sources = metric.regexes_to_ignore ?? [];
    return {
        ignoreCase: metric.ignore_case ?? false,
        ignorePunctuation: metric.ignore_punctuation ?? false,
        regexesToIgnore: sources.flatMap((source, index) => {
            const regex = readRegex(source, document.placeOf(['metric_list', 0, 'regexes_to_ignore', index]), problems);
            return regex ? [regex] : [];
        }),
    };
}
function readRegex(source, at, problems) {
    try {
        return pythonRegex(source);
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        problems.push((0,catalogue/* problem */.CC)('INFX251', `regular expression ${JSON.stringify(source)} cannot be used: ${reason}`, {
            at,
        }));
        return undefined;
    }
}
//# sourceMappingURL=task-rules.js.map
;// CONCATENATED MODULE: ./lib/src/core/evals/load-task.js
/** Reads a task file and its question files; every problem at once, with places. */








/** Loads the task at `path` (relative to the repository, with forward slashes); data files are relative to it. */
function loadEvalTask(path, readText) {
    const text = readText(path);
    if (text === undefined) {
        const at = { file: path, line: 1, col: 1 };
        return { problems: [(0,catalogue/* problem */.CC)('INFX250', `evaluation task file "${path}" does not exist`, { at })] };
    }
    const document = (0,yaml/* loadYaml */.y)(text, path);
    if ((0,problem/* hasErrors */.Cs)(document.problems))
        return { problems: document.problems };
    const violations = (0,schema_problems/* schemaProblems */.Ic)(validators_generated/* evalTask */.YO, document.value, document.placeOf);
    if (violations.length > 0)
        return { problems: [...document.problems, ...violations] };
    const placeOf = (at) => document.placeOf(at) ?? { file: path, line: 1, col: 1 };
    return buildTask(path, { ...document, placeOf }, readText);
}
function buildTask(path, document, readText) {
    const raw = document.value; // the precompiled validator has just accepted it
    const problems = [...document.problems];
    const filters = readFilters(raw, document, problems);
    const rule = readRule(raw, document, problems);
    const text = readTemplate(raw.doc_to_text, document.placeOf(['doc_to_text']), problems);
    const target = readTemplate(raw.doc_to_target, document.placeOf(['doc_to_target']), problems);
    const load = (split, at) => {
        const file = raw.dataset_kwargs.data_files[split];
        if (file === undefined) {
            const known = Object.keys(raw.dataset_kwargs.data_files).join(', ');
            problems.push((0,catalogue/* problem */.CC)('INFX251', `split "${split}" has no data file; there are: ${known}`, { at }));
            return [];
        }
        const place = document.placeOf(['dataset_kwargs', 'data_files', split]);
        return loadQuestions(resolveBeside(path, file), place, readText, { text, target }, problems);
    };
    const questions = load(raw.test_split, document.placeOf(['test_split']));
    const wanted = raw.num_fewshot ?? 0;
    const examples = wanted === 0 ? [] : loadExamples(raw, document, wanted, load, problems);
    if ((0,problem/* hasErrors */.Cs)(problems))
        return { problems };
    return {
        problems,
        task: {
            task: raw.task,
            version: raw.metadata?.version ?? 0,
            path,
            questions,
            examples,
            examplesAsMultiturn: raw.fewshot_as_multiturn ?? true,
            until: raw.generation_kwargs?.until ?? [],
            filters,
            rule,
            fullSet: raw.metadata?.full_set ?? true,
            config: document.value,
        },
    };
}
function loadExamples(raw, document, wanted, load, problems) {
    const at = document.placeOf(['num_fewshot']);
    if (raw.fewshot_split === undefined) {
        problems.push((0,catalogue/* problem */.CC)('INFX251', `${wanted} worked examples are asked for, but fewshot_split is missing`, { at }));
        return [];
    }
    const examples = load(raw.fewshot_split, document.placeOf(['fewshot_split']));
    if (examples.length < wanted && !(0,problem/* hasErrors */.Cs)(problems)) {
        const message = `${wanted} worked examples are asked for; split "${raw.fewshot_split}" has ${examples.length}`;
        problems.push((0,catalogue/* problem */.CC)('INFX251', message, { at }));
    }
    return examples.slice(0, wanted);
}
function loadQuestions(path, at, readText, templates, problems) {
    const content = readText(path);
    if (content === undefined) {
        problems.push((0,catalogue/* problem */.CC)('INFX250', `question file "${path}" does not exist`, { at }));
        return [];
    }
    const lines = readQuestionLines(path, content);
    problems.push(...lines.problems);
    return lines.docs.map(({ doc, line }, docId) => {
        const fill = (template) => {
            const missing = template?.fields.filter((field) => !(field in doc)) ?? [];
            for (const field of missing) {
                const message = `the document lacks the field "${field}" that the template inserts; it has: ${Object.keys(doc).join(', ')}`;
                problems.push((0,catalogue/* problem */.CC)('INFX252', message, { at: { file: path, line, col: 1 } }));
            }
            return template && missing.length === 0 ? template.fill(doc) : '';
        };
        return { docId, doc, prompt: fill(templates.text), target: fill(templates.target) };
    });
}
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
//# sourceMappingURL=load-task.js.map
// EXTERNAL MODULE: ./lib/src/core/evals/thresholds.js
var evals_thresholds = __webpack_require__(3990);
// EXTERNAL MODULE: ./lib/src/core/problems/command.js
var command = __webpack_require__(8076);
// EXTERNAL MODULE: ./lib/src/files/repository-file.js
var repository_file = __webpack_require__(1251);
// EXTERNAL MODULE: ./lib/src/version.js
var version = __webpack_require__(51294);
;// CONCATENATED MODULE: ./lib/src/sweep/drive-eval.js
/** Evaluation points: questions to the served engine, then verdicts against the thresholds. */














const maxResultBytes = 64 * 1024 * 1024;
function evalDrive(settings) {
    return async ({ point, attempt, spec, workDir, signal, onProgress, onPhase }) => {
        const task = evalTaskOfPoint(point, settings.repoDir);
        onPhase('profiling');
        const outcome = await runBuiltInEval({
            task,
            point,
            identity: { planDigest: settings.planDigest, attempt, simulated: spec.simulated },
            endpointUrl: spec.endpointUrl,
            servedModel: spec.servedModel,
            outputDir: (0,external_node_path_.join)(workDir, 'eval'),
            concs: point.evalConcs ?? [point.conc],
            contextTokens: point.maxModelLen === 0 ? assumedContextTokens : point.maxModelLen,
            ...(point.evalTask?.limit === undefined ? {} : { limit: point.evalTask.limit }),
            patience: usualPatience,
            runnerVersion: version/* productVersion */.U,
            engine: { name: spec.engine, version: spec.version },
        }, {
            signal,
            onProgress: ({ answered, failed, expected, correct }) => onProgress({ kind: 'eval', asked: answered + failed, of: expected, correct }),
        });
        return async () => {
            const verdicts = await judgeOutcome(point, task, outcome, settings);
            return { verdicts, invalidReasons: verdicts.flatMap(reasonsAgainst), problems: outcome.problems };
        };
    };
}
/** Throws ProblemError: the point's task file is missing or damaged, or the point names none. */
function evalTaskOfPoint(point, repoDir) {
    const path = point.evalTask?.path;
    if (path === undefined) {
        throw new problem/* ProblemError */.Mm([
            (0,catalogue/* problem */.CC)('INFX306', `${point.configKey}: the evaluation "${point.evalTask?.task ?? '?'}" has no task file here`, {
                hint: 'name one with --eval-task, eval-task in infx.config.yaml, or eval: {path: …} in the configuration',
            }),
        ]);
    }
    const { task, problems } = loadEvalTask(path, (file) => textBelow(repoDir, file));
    if (!task || (0,problem/* hasErrors */.Cs)(problems))
        throw new problem/* ProblemError */.Mm(problems);
    return task;
}
async function judgeOutcome(point, task, outcome, settings) {
    const { thresholds } = (0,evals_thresholds/* loadThresholds */.HP)({
        path: settings.thresholdsFile,
        text: textBelow(settings.repoDir, settings.thresholdsFile),
    });
    return Promise.all(outcome.concs.map(async ({ conc, state, resultsPath, problems }) => {
        const evidence = state === 'complete' && resultsPath !== undefined
            ? await evidenceAt(resultsPath, task.task)
            : { state: 'infra', because: problems.map(({ message }) => message) };
        return (0,judge/* judgeEval */.e)({ point, task: task.task, conc, evidence, thresholds, minScore: undefined });
    }));
}
async function evidenceAt(path, task) {
    const read = (0,lm_eval_results/* readLmEvalResults */.g)(await (0,json_file/* readBoundedText */.Ht)(path, maxResultBytes));
    return 'fault' in read
        ? { state: 'missing', because: [`${path}: ${read.fault}`] }
        : (0,evidence/* evidenceOfFile */.X)(read, task);
}
function reasonsAgainst(verdict) {
    if (verdict.state === 'pass')
        return [];
    return [
        {
            code: `eval_${verdict.state}`,
            message: `${verdict.task} at conc ${verdict.conc}: ${verdict.because.join('; ')}`,
            blame: verdict.state === 'infra' ? 'infra' : 'user',
        },
    ];
}
/** Text of a file of the repository; undefined when it is missing. Throws ProblemError when it is refused. */
function textBelow(root, path) {
    const read = (0,repository_file/* readFileBelow */.Ir)(root, path);
    if (read.kind === 'refused')
        throw new problem/* ProblemError */.Mm([read.problem]);
    return read.kind === 'missing' ? undefined : read.file.text;
}
//# sourceMappingURL=drive-eval.js.map

/***/ }),

/***/ 70370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ pLimit)
});

// UNUSED EXPORTS: limitFunction

;// CONCATENATED MODULE: ./node_modules/yocto-queue/index.js
/*
How it works:
`this.#head` is an instance of `Node` which keeps track of its current value and nests another instance of `Node` that keeps the value that comes after it. When a value is provided to `.enqueue()`, the code needs to iterate through `this.#head`, going deeper and deeper to find the last value. However, iterating through every single item is slow. This problem is solved by saving a reference to the last value as `this.#tail` so that it can reference it to add a new value.
*/

class Node {
	value;
	next;

	constructor(value) {
		this.value = value;
	}
}

class Queue {
	#head;
	#tail;
	#size;

	constructor() {
		this.clear();
	}

	enqueue(value) {
		const node = new Node(value);

		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}

		this.#size++;
	}

	dequeue() {
		const current = this.#head;
		if (!current) {
			return;
		}

		this.#head = this.#head.next;
		this.#size--;

		// Clean up tail reference when queue becomes empty
		if (!this.#head) {
			this.#tail = undefined;
		}

		return current.value;
	}

	peek() {
		if (!this.#head) {
			return;
		}

		return this.#head.value;

		// TODO: Node.js 18.
		// return this.#head?.value;
	}

	clear() {
		this.#head = undefined;
		this.#tail = undefined;
		this.#size = 0;
	}

	get size() {
		return this.#size;
	}

	* [Symbol.iterator]() {
		let current = this.#head;

		while (current) {
			yield current.value;
			current = current.next;
		}
	}

	* drain() {
		while (this.#head) {
			yield this.dequeue();
		}
	}
}

;// CONCATENATED MODULE: ./node_modules/p-limit/index.js


function pLimit(concurrency) {
	let rejectOnClear = false;

	if (typeof concurrency === 'object') {
		({concurrency, rejectOnClear = false} = concurrency);
	}

	validateConcurrency(concurrency);

	if (typeof rejectOnClear !== 'boolean') {
		throw new TypeError('Expected `rejectOnClear` to be a boolean');
	}

	const queue = new Queue();
	let activeCount = 0;

	const resumeNext = () => {
		// Process the next queued function if we're under the concurrency limit
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};

	const next = () => {
		activeCount--;
		resumeNext();
	};

	const run = async (function_, resolve, arguments_) => {
		// Execute the function and capture the result promise
		const result = (async () => function_(...arguments_))();

		// Resolve immediately with the promise (don't wait for completion)
		resolve(result);

		// Wait for the function to complete (success or failure)
		// We catch errors here to prevent unhandled rejections,
		// but the original promise rejection is preserved for the caller
		try {
			await result;
		} catch {}

		// Decrement active count and process next queued function
		next();
	};

	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = {reject};

		// Queue the internal resolve function instead of the run function
		// to preserve the asynchronous execution context.
		new Promise(internalResolve => { // eslint-disable-line promise/param-names
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(undefined, function_, resolve, arguments_)); // eslint-disable-line promise/prefer-await-to-then

		// Start processing immediately if we haven't reached the concurrency limit
		if (activeCount < concurrency) {
			resumeNext();
		}
	};

	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});

	Object.defineProperties(generator, {
		activeCount: {
			get: () => activeCount,
		},
		pendingCount: {
			get: () => queue.size,
		},
		clearQueue: {
			value() {
				if (!rejectOnClear) {
					queue.clear();
					return;
				}

				const abortError = AbortSignal.abort().reason;

				while (queue.size > 0) {
					queue.dequeue().reject(abortError);
				}
			},
		},
		concurrency: {
			get: () => concurrency,

			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;

				queueMicrotask(() => {
					// eslint-disable-next-line no-unmodified-loop-condition
					while (activeCount < concurrency && queue.size > 0) {
						resumeNext();
					}
				});
			},
		},
		map: {
			async value(iterable, function_) {
				const promises = [];

				try {
					Array.from(iterable, (value, index) => {
						const promise = generator(function_, value, index);
						promises.push(promise);
						return promise;
					});
				} catch (error) {
					// The iterable threw, so `Promise.all` never observes the already scheduled promises. Observe them here to avoid unhandled rejections.
					for (const promise of promises) {
						promise.catch(() => {}); // eslint-disable-line promise/prefer-await-to-then
					}

					throw error;
				}

				return Promise.all(promises);
			},
		},
	});

	return generator;
}

function limitFunction(function_, options) {
	const limit = pLimit(options);

	const limitedFunction = (...arguments_) => limit(() => function_(...arguments_));
	Object.defineProperty(limitedFunction, 'clearQueue', {
		value: limit.clearQueue,
	});

	return limitedFunction;
}

function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) {
		throw new TypeError('Expected `concurrency` to be a number from 1 and up');
	}
}


/***/ })

};
