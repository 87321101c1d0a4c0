export const id = 7687;
export const ids = [7687];
export const modules = {

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
// EXTERNAL MODULE: ./lib/src/core/evals/thresholds.js + 1 modules
var thresholds = __webpack_require__(14005);
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

/***/ 81291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UQ: () => (/* binding */ meanScore),
/* harmony export */   fW: () => (/* binding */ compareScores),
/* harmony export */   gU: () => (/* binding */ standardError)
/* harmony export */ });
/* unused harmony exports twoSigma, twoSigmaOfDifference */
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

/***/ }),

/***/ 14005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  HP: () => (/* binding */ loadThresholds),
  De: () => (/* binding */ thresholdFor)
});

// UNUSED EXPORTS: hasModelThresholds

// EXTERNAL MODULE: ./lib/src/yaml.js + 4 modules
var yaml = __webpack_require__(23551);
// EXTERNAL MODULE: ./lib/src/core/config/schema-problems.js
var schema_problems = __webpack_require__(27569);
// EXTERNAL MODULE: ./lib/src/core/problems/evals.js
var evals = __webpack_require__(10626);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
;// CONCATENATED MODULE: ./lib/src/core/schema/thresholds.validator.generated.js
// Generated from schemas/ by scripts/gen-schemas.mjs. Do not edit.
// @ts-nocheck: machine-written JavaScript; typed by schema-problems.ts
/* eslint-disable */
// <stdin>
var thresholds = validate68, schema113 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://infx-actions.dev/schemas/thresholds.v1.json", title: "Thresholds", description: "Lowest acceptable score per task and per model. Looked up as models.<prefix>.<task>, then default.<task>; a task in neither has no threshold and fails, unless a minimum score was given by hand.", type: "object", additionalProperties: !1, minProperties: 1, properties: { default: { type: "object", additionalProperties: { type: "number", minimum: 0, maximum: 1 }, description: "Task name to lowest acceptable score in [0, 1], for every model without an entry of its own." }, models: { type: "object", additionalProperties: { type: "object", additionalProperties: { type: "number", minimum: 0, maximum: 1 } }, description: "Model prefix to task to lowest acceptable score in [0, 1]." } } };
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, evaluated0 = validate68.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
        if (Object.keys(data).length < 1) {
            let err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema113, data };
            vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        for (let key0 in data)
            if (!(key0 === "default" || key0 === "models")) {
                let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema113, data };
                vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
            }
        if (data.default !== void 0) {
            let data0 = data.default;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0))
                for (let key1 in data0) {
                    let data1 = data0[key1];
                    if (typeof data1 == "number" && isFinite(data1)) {
                        if (data1 > 1 || isNaN(data1)) {
                            let err2 = { instancePath: instancePath + "/default/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/default/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema113.properties.default.additionalProperties, data: data1 };
                            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                        }
                        if (data1 < 0 || isNaN(data1)) {
                            let err3 = { instancePath: instancePath + "/default/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/default/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema113.properties.default.additionalProperties, data: data1 };
                            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                        }
                    }
                    else {
                        let err4 = { instancePath: instancePath + "/default/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/default/additionalProperties/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema113.properties.default.additionalProperties.type, parentSchema: schema113.properties.default.additionalProperties, data: data1 };
                        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                    }
                }
            else {
                let err5 = { instancePath: instancePath + "/default", schemaPath: "#/properties/default/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema113.properties.default.type, parentSchema: schema113.properties.default, data: data0 };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
        }
        if (data.models !== void 0) {
            let data2 = data.models;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2))
                for (let key2 in data2) {
                    let data3 = data2[key2];
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3))
                        for (let key3 in data3) {
                            let data4 = data3[key3];
                            if (typeof data4 == "number" && isFinite(data4)) {
                                if (data4 > 1 || isNaN(data4)) {
                                    let err6 = { instancePath: instancePath + "/models/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/models/additionalProperties/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema113.properties.models.additionalProperties.additionalProperties, data: data4 };
                                    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                                }
                                if (data4 < 0 || isNaN(data4)) {
                                    let err7 = { instancePath: instancePath + "/models/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/models/additionalProperties/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema113.properties.models.additionalProperties.additionalProperties, data: data4 };
                                    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                                }
                            }
                            else {
                                let err8 = { instancePath: instancePath + "/models/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/models/additionalProperties/additionalProperties/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema113.properties.models.additionalProperties.additionalProperties.type, parentSchema: schema113.properties.models.additionalProperties.additionalProperties, data: data4 };
                                vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                            }
                        }
                    else {
                        let err9 = { instancePath: instancePath + "/models/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/models/additionalProperties/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema113.properties.models.additionalProperties.type, parentSchema: schema113.properties.models.additionalProperties, data: data3 };
                        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                    }
                }
            else {
                let err10 = { instancePath: instancePath + "/models", schemaPath: "#/properties/models/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema113.properties.models.type, parentSchema: schema113.properties.models, data: data2 };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
        }
    }
    else {
        let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema113.type, parentSchema: schema113, data };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    return validate68.errors = vErrors, errors === 0;
}
validate68.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };

//# sourceMappingURL=thresholds.validator.generated.js.map
;// CONCATENATED MODULE: ./lib/src/core/evals/thresholds.js
/** Accuracy thresholds: reading the file, and finding the one for a model and task. Fails closed. */






/**
 * Reads a thresholds file: `default` and `models` sections, or the older flat form (task to score), which counts as
 * `default`. `text` undefined = the file is missing, which is a Problem like any damage.
 */
function loadThresholds(file) {
    const at = { file: file.path, line: 1, col: 1 };
    if (file.text === undefined) {
        return { problems: [(0,catalogue/* problem */.CC)('INFX254', `thresholds file "${file.path}" does not exist`, { at })] };
    }
    const { value, problems, placeOf } = (0,yaml/* loadYaml */.y)(file.text, file.path);
    if ((0,problem/* hasErrors */.Cs)(problems))
        return { problems };
    const isFlat = isFlatForm(value);
    const sections = isFlat ? { default: value } : value;
    const violations = (0,schema_problems/* schemaProblems */.Ic)(thresholds, sections, isFlat ? unwrapped(placeOf) : placeOf);
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

/***/ 67687:
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
// EXTERNAL MODULE: ./lib/src/core/evals/task.js
var task = __webpack_require__(26783);
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
    messages: (0,task/* chatMessages */.p)(spec.task, question),
    model: spec.servedModel,
    max_tokens: (0,task/* maxAnswerTokens */.z)(spec.contextTokens),
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
// EXTERNAL MODULE: ./lib/src/core/evals/significance.js
var significance = __webpack_require__(81291);
;// CONCATENATED MODULE: ./lib/src/clients/evals/result-files.js
/** What an evaluation leaves behind: lm-eval's result object and sample lines. */



/** Scores per metric of answered questions, every filter; standard errors beside them. */
function scoreAnswers(spec, asked) {
    const scores = {};
    const errors = {};
    for (const [index, filter] of spec.task.filters.entries()) {
        const values = asked.flatMap(({ filtered }) => filtered[index]?.score ?? []);
        const mean = (0,significance/* meanScore */.UQ)(values);
        if (mean === undefined)
            continue;
        scores[`exact_match,${filter.name}`] = mean;
        errors[`exact_match_stderr,${filter.name}`] = (0,significance/* standardError */.gU)(values) ?? 'N/A';
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
// EXTERNAL MODULE: ./lib/src/core/problems/python.js
var python = __webpack_require__(95023);
// EXTERNAL MODULE: ./lib/src/clients/python-env/python-env.js + 4 modules
var python_env = __webpack_require__(79169);
// EXTERNAL MODULE: ./lib/src/clients/python-env/run-tool.js
var run_tool = __webpack_require__(73994);
// EXTERNAL MODULE: ./lib/src/clients/lm-eval/command.js
var command = __webpack_require__(11523);
// EXTERNAL MODULE: ./lib/src/core/evals/lm-eval-results.js
var lm_eval_results = __webpack_require__(42431);
;// CONCATENATED MODULE: ./lib/src/clients/lm-eval/result.js
/** What an lm-eval run left behind: adopted under our names and identity, or told as incomplete. */








const maxResultBytes = 256 * 1024 * 1024;
const lmEvalVersion = (env) => env.packages['lm-eval'] ?? 'unknown';
/** lm-eval writes into a folder that it names after the model. */
async function resultFiles(scratch) {
    const entries = await (0,promises_.readdir)(scratch, { recursive: true });
    const results = entries.find((name) => /^results_.*\.json$/.test((0,external_node_path_.basename)(name)));
    const samples = entries.find((name) => /^samples_.*\.jsonl$/.test((0,external_node_path_.basename)(name)));
    if (results === undefined)
        return undefined;
    return {
        results: (0,external_node_path_.join)(scratch, results),
        ...(samples === undefined ? {} : { samples: (0,external_node_path_.join)(scratch, samples) }),
    };
}
/** Moves the files to their place, with our identity in the result: a score without it cannot be filed. */
async function adopt(spec, conc, files, elapsedSeconds) {
    const text = await (0,json_file/* readBoundedText */.Ht)(files.results, maxResultBytes);
    const raw = (0,json_file/* parseJsonText */.lk)(text, files.results);
    const read = (0,lm_eval_results/* readLmEvalResults */.g)(text);
    const task = spec.task.task;
    const metrics = 'fault' in read ? undefined : read.results[task];
    if ('fault' in read || !metrics || !(0,lenient_json/* isRecord */.u4)(raw)) {
        const fault = 'fault' in read ? read.fault : `it has no task ${task}`;
        return incomplete(spec, conc, [(0,catalogue/* problem */.CC)('INFX218', `conc ${conc}: lm-eval's result: ${fault}`)], elapsedSeconds);
    }
    const folder = (0,external_node_path_.join)(spec.outputDir, (0,file_names/* modelFolder */.Ch)(spec.servedModel));
    await (0,promises_.mkdir)(folder, { recursive: true });
    const suffix = spec.concs.length > 1 ? `_conc${conc}` : '';
    const place = (path) => (0,external_node_path_.join)(folder, (0,external_node_path_.basename)(path).replace(/(\.jsonl?)$/, (extension) => `${suffix}${extension}`));
    const resultsPath = place(files.results);
    await (0,json_file/* writeJsonFile */.An)(resultsPath, finiteOrNull({ ...raw, infx: identityBlock(spec, conc) }));
    const samplesPath = files.samples === undefined ? undefined : place(files.samples);
    if (files.samples !== undefined && samplesPath !== undefined)
        await (0,promises_.rename)(files.samples, samplesPath);
    const counts = read.nSamples[task];
    return {
        conc,
        state: 'complete',
        scores: Object.fromEntries(Object.entries(metrics).filter(
        // `metric,filter`: counts such as sample_len have no filter.
        (entry) => typeof entry[1] === 'number' && entry[0].includes(',') && !entry[0].includes('_stderr'))),
        nEffective: counts?.effective ?? 0,
        nExpected: expectedQuestions(spec),
        smoke: result_isSmoke(spec),
        // lm-eval keeps no word of why an answer ended.
        truncated: 0,
        resultsPath,
        ...(samplesPath === undefined ? {} : { samplesPath }),
        problems: [],
        elapsedSeconds,
    };
}
/** A score that is no number stays none: null fails every threshold. */
function finiteOrNull(value) {
    if (typeof value === 'number')
        return Number.isFinite(value) ? value : null;
    if (Array.isArray(value))
        return value.map(finiteOrNull);
    if (!(0,lenient_json/* isRecord */.u4)(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, finiteOrNull(item)]));
}
const identityBlock = (spec, conc) => ({
    schema: 'eval-result.v1',
    point_id: spec.point.id,
    config_key: spec.point.configKey,
    plan_digest: spec.identity.planDigest,
    attempt: spec.identity.attempt,
    simulated: spec.identity.simulated,
    conc,
    full_set: spec.task.fullSet,
    engine: { ...spec.engine },
    client: { name: 'lm-eval', version: lmEvalVersion(spec.env) },
});
const expectedQuestions = ({ task, limit }) => limit === undefined ? task.questions.length : Math.min(limit, task.questions.length);
const result_isSmoke = ({ task, limit }) => !task.fullSet || (limit !== undefined && limit < task.questions.length);
const incomplete = (spec, conc, problems, elapsedSeconds) => ({
    conc,
    state: 'incomplete',
    scores: {},
    nEffective: 0,
    nExpected: expectedQuestions(spec),
    smoke: result_isSmoke(spec),
    truncated: 0,
    problems,
    elapsedSeconds,
});
//# sourceMappingURL=result.js.map
;// CONCATENATED MODULE: ./lib/src/clients/lm-eval/client.js
/** Evaluations by the real lm-eval, behind the contract of the built-in runner: same files, same outcome. */












/** GitHub leaves a job 7.5 s from SIGINT to SIGTERM. */
const killAfterMs = 5_000;
/** Longest time for one concurrency; a single request may take half an hour, five times. */
const timeoutMs = 12 * 3600 * 1000;
/**
 * Asks every question at every concurrency, one after the other on the same engine. An lm-eval that ends without a whole
 * result makes its concurrency incomplete; later ones are then not asked. Rejects only for what is wrong here.
 */
async function runLmEval(spec, options) {
    await (0,promises_.mkdir)(spec.outputDir, { recursive: true });
    const concs = [];
    for (const conc of spec.concs) {
        const broken = concs.find(({ state }) => state === 'incomplete');
        concs.push(broken
            ? incomplete(spec, conc, [notAsked(conc, broken.conc)], 0)
            : await client_runOneConc(spec, conc, options));
    }
    const completedConcs = concs.filter(({ state }) => state === 'complete').map(({ conc }) => conc);
    const failedConcs = concs.filter(({ state }) => state === 'incomplete').map(({ conc }) => conc);
    const isBatch = spec.concs.length > 1;
    const batch = isBatch ? { concs: spec.concs, completed: completedConcs, failed: failedConcs } : null;
    const metadataPath = (0,external_node_path_.join)(spec.outputDir, 'meta_env.json');
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
async function client_runOneConc(spec, conc, options) {
    const startedMs = performance.now();
    const scratch = await (0,promises_.mkdtemp)((0,external_node_path_.join)(spec.outputDir, 'lm-eval-'));
    try {
        const outcome = await evaluate(spec, conc, scratch, options);
        const seconds = (performance.now() - startedMs) / 1000;
        if (outcome.stopped === 'aborted') {
            return incomplete(spec, conc, [(0,catalogue/* problem */.CC)('INFX218', `conc ${conc}: the evaluation was interrupted`)], seconds);
        }
        const files = await resultFiles(scratch);
        if (outcome.code !== 0 || !files) {
            return incomplete(spec, conc, [failed(conc, outcome)], seconds);
        }
        return await adopt(spec, conc, files, seconds);
    }
    finally {
        await (0,promises_.rm)(scratch, { recursive: true, force: true });
    }
}
async function evaluate(spec, conc, scratch, { signal, onProgress }) {
    const argv = (0,command/* lmEvalArgv */.cQ)({
        python: spec.env.python,
        endpointUrl: spec.endpointUrl,
        servedModel: spec.servedModel,
        taskFile: spec.taskFile,
        outputDir: scratch,
        conc,
        contextTokens: spec.contextTokens,
        ...(spec.limit === undefined ? {} : { limit: spec.limit }),
    });
    await (0,json_file/* writeJsonFile */.An)((0,external_node_path_.join)(spec.outputDir, 'lm_eval_command.json'), { argv, env: (0,command/* lmEvalEnv */.zC)(spec.cacheDir) });
    const log = (0,external_node_fs_.createWriteStream)((0,external_node_path_.join)(spec.outputDir, `lm_eval_conc${conc}.log`));
    const expected = expectedQuestions(spec);
    try {
        return await (0,run_tool/* runTool */.q)({
            argv,
            env: { ...(0,python_env/* cleanPythonEnv */.Rh)(spec.hostEnv), ...(0,command/* lmEvalEnv */.zC)(spec.cacheDir) },
            // Data files are named relative to the task's file.
            cwd: (0,external_node_path_.dirname)(spec.taskFile),
            timeoutMs,
            killAfterMs,
            signal,
            onLine: (line) => {
                log.write(`${line}\n`);
                const answered = answeredIn(line);
                if (answered !== undefined)
                    onProgress({ conc, answered, failed: 0, expected, correct: 0 });
            },
        });
    }
    finally {
        await new Promise((resolve) => log.end(() => resolve()));
    }
}
/** `Requesting API:  33%|███  | 20/60 [00:05<…]`: the last bar of a line counts. */
function answeredIn(line) {
    const last = [...line.matchAll(/Requesting API:[^|]*\|[^|]*\| (\d+)\/\d+/g)].at(-1);
    return last ? Number(last[1]) : undefined;
}
function failed(conc, { code, killedBy, stopped, tail }) {
    const how = stopped === 'timed-out'
        ? 'was stopped at its time limit'
        : killedBy === null
            ? `ended with exit code ${code ?? 'unknown'}`
            : `was killed by ${killedBy}`;
    const errors = tail.filter((line) => /error|exception|refused/i.test(line));
    const said = (errors.length > 0 ? errors : tail).slice(-3).map((line) => line.trim().slice(0, 300));
    const kind = killedBy !== null && stopped === 'no' ? 'INFX212' : 'INFX218';
    return (0,catalogue/* problem */.CC)(kind, `conc ${conc}: lm-eval ${how} without a result: ${said.join(' | ') || 'it said nothing'}`);
}
//# sourceMappingURL=client.js.map
// EXTERNAL MODULE: ./lib/src/core/evals/evidence.js
var evidence = __webpack_require__(70199);
// EXTERNAL MODULE: ./lib/src/core/evals/judge.js + 1 modules
var judge = __webpack_require__(2319);
// EXTERNAL MODULE: ./lib/src/yaml.js + 4 modules
var yaml = __webpack_require__(23551);
// EXTERNAL MODULE: ./lib/src/core/config/schema-problems.js
var schema_problems = __webpack_require__(27569);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
;// CONCATENATED MODULE: ./lib/src/core/schema/eval-task.validator.generated.js
// Generated from schemas/ by scripts/gen-schemas.mjs. Do not edit.
// @ts-nocheck: machine-written JavaScript; typed by schema-problems.ts
/* eslint-disable */
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function () {
    try {
        return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
    }
    catch (e) {
        throw mod = 0, e;
    }
};
// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
    "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
        "use strict";
        Object.defineProperty(exports, "__esModule", { value: !0 });
        function ucs2length(str) {
            let len = str.length, length = 0, pos = 0, value;
            for (; pos < len;)
                length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
            return length;
        }
        exports.default = ucs2length;
        ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
    }
});
// <stdin>
var evalTask = validate20, schema31 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://infx-actions.dev/schemas/eval-task.v1.json", title: "EvalTask", description: "A generative question set scored by exact match: the subset of an lm-eval task file that the built-in runner carries out, so that both runners can read the same file.", type: "object", additionalProperties: !1, required: ["task", "dataset_kwargs", "test_split", "doc_to_text", "doc_to_target", "filter_list", "metric_list"], properties: { task: { type: "string", pattern: "^[a-z0-9][a-z0-9_.-]*$", description: "Task name, lower case; the key of its threshold." }, dataset_path: { const: "json", description: "Local JSONL files; the only kind the built-in runner reads." }, dataset_kwargs: { type: "object", additionalProperties: !1, required: ["data_files"], description: "Where the documents are.", properties: { data_files: { type: "object", minProperties: 1, additionalProperties: { type: "string", minLength: 1 }, description: "Split name to JSONL file, relative to this file." } } }, test_split: { type: "string", description: "Split with the questions." }, fewshot_split: { type: "string", description: "Split with the worked examples; needed when num_fewshot is above 0." }, fewshot_config: { type: "object", additionalProperties: !1, required: ["sampler"], description: "How worked examples are chosen.", properties: { sampler: { const: "first_n", description: "The first num_fewshot documents of the split, for every question." } } }, num_fewshot: { type: "integer", minimum: 0, maximum: 64, description: "Worked examples before each question; 0 when absent." }, fewshot_as_multiturn: { type: "boolean", description: "Worked examples as user and assistant turns (true, lm-eval's default with a chat template) or joined in one user turn (false)." }, output_type: { const: "generate_until", description: "The only kind the built-in runner asks." }, doc_to_text: { type: "string", minLength: 1, description: "Prompt of one document; {{field}} inserts a field of it." }, doc_to_target: { type: "string", minLength: 1, description: "Reference answer of one document; {{field}} inserts a field of it." }, generation_kwargs: { type: "object", additionalProperties: !1, description: "Sampling of the answers.", properties: { until: { type: "array", items: { type: "string", minLength: 1 }, description: "Stop strings; the first four are sent." }, do_sample: { const: !1, description: "Answers are greedy." }, temperature: { const: 0, description: "Answers are greedy." } } }, filter_list: { type: "array", minItems: 1, description: "Every filter extracts an answer and is scored on its own.", items: { type: "object", additionalProperties: !1, required: ["name", "filter"], properties: { name: { type: "string", minLength: 1, description: "Name behind the comma of the metric, e.g. strict-match." }, filter: { type: "array", minItems: 1, description: "One regex step, then take_first.", items: { type: "object", additionalProperties: !1, required: ["function"], properties: { function: { enum: ["regex", "take_first"], description: "Step of the filter." }, regex_pattern: { type: "string", minLength: 1, description: "Python regular expression; its first non-empty group is the answer." }, group_select: { type: "integer", description: "Which of all matches counts: 0 the first (also when absent), -1 the last." }, fallback: { type: "string", description: "Answer when nothing matches; [invalid] when absent." } } } } } } }, metric_list: { type: "array", minItems: 1, maxItems: 1, description: "Exact match and how both sides are normalised before the comparison.", items: { type: "object", additionalProperties: !1, required: ["metric"], properties: { metric: { const: "exact_match", description: "Share of answers equal to the reference." }, aggregation: { const: "mean", description: "Mean over the questions." }, higher_is_better: { const: !0, description: "A score, not an error." }, ignore_case: { type: "boolean", description: "Compare in lower case." }, ignore_punctuation: { type: "boolean", description: "Drop ASCII punctuation from both sides." }, regexes_to_ignore: { type: "array", items: { type: "string", minLength: 1 }, description: "Python regular expressions removed from both sides, in this order, before anything else." } } } }, repeats: { const: 1, description: "Every question is asked once." }, metadata: { type: "object", description: "Free notes; two have a meaning here.", properties: { version: { type: ["number", "string"], description: "Version of the task; scores of different versions are not compared." }, full_set: { type: "boolean", description: "True when the test split is the whole question set, so that a score over all of it may pass a gate. A slice of a larger set says false. Absent = true." } }, additionalProperties: !0 } } }, func1 = Object.prototype.hasOwnProperty, func2 = require_ucs2length().default, pattern4 = new RegExp("^[a-z0-9][a-z0-9_.-]*$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, evaluated0 = validate20.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
        if (data.task === void 0) {
            let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "task" }, message: "must have required property 'task'", schema: schema31.required, parentSchema: schema31, data };
            vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (data.dataset_kwargs === void 0) {
            let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dataset_kwargs" }, message: "must have required property 'dataset_kwargs'", schema: schema31.required, parentSchema: schema31, data };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data.test_split === void 0) {
            let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "test_split" }, message: "must have required property 'test_split'", schema: schema31.required, parentSchema: schema31, data };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data.doc_to_text === void 0) {
            let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "doc_to_text" }, message: "must have required property 'doc_to_text'", schema: schema31.required, parentSchema: schema31, data };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data.doc_to_target === void 0) {
            let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "doc_to_target" }, message: "must have required property 'doc_to_target'", schema: schema31.required, parentSchema: schema31, data };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data.filter_list === void 0) {
            let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "filter_list" }, message: "must have required property 'filter_list'", schema: schema31.required, parentSchema: schema31, data };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data.metric_list === void 0) {
            let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "metric_list" }, message: "must have required property 'metric_list'", schema: schema31.required, parentSchema: schema31, data };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        for (let key0 in data)
            if (!func1.call(schema31.properties, key0)) {
                let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31, data };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
        if (data.task !== void 0) {
            let data0 = data.task;
            if (typeof data0 == "string") {
                if (!pattern4.test(data0)) {
                    let err8 = { instancePath: instancePath + "/task", schemaPath: "#/properties/task/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9_.-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9_.-]*$"', schema: "^[a-z0-9][a-z0-9_.-]*$", parentSchema: schema31.properties.task, data: data0 };
                    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                }
            }
            else {
                let err9 = { instancePath: instancePath + "/task", schemaPath: "#/properties/task/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.task.type, parentSchema: schema31.properties.task, data: data0 };
                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
        }
        if (data.dataset_path !== void 0) {
            let data1 = data.dataset_path;
            if (data1 !== "json") {
                let err10 = { instancePath: instancePath + "/dataset_path", schemaPath: "#/properties/dataset_path/const", keyword: "const", params: { allowedValue: "json" }, message: "must be equal to constant", schema: "json", parentSchema: schema31.properties.dataset_path, data: data1 };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
        }
        if (data.dataset_kwargs !== void 0) {
            let data2 = data.dataset_kwargs;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                if (data2.data_files === void 0) {
                    let err11 = { instancePath: instancePath + "/dataset_kwargs", schemaPath: "#/properties/dataset_kwargs/required", keyword: "required", params: { missingProperty: "data_files" }, message: "must have required property 'data_files'", schema: schema31.properties.dataset_kwargs.required, parentSchema: schema31.properties.dataset_kwargs, data: data2 };
                    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                }
                for (let key1 in data2)
                    if (key1 !== "data_files") {
                        let err12 = { instancePath: instancePath + "/dataset_kwargs", schemaPath: "#/properties/dataset_kwargs/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31.properties.dataset_kwargs, data: data2 };
                        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                    }
                if (data2.data_files !== void 0) {
                    let data3 = data2.data_files;
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                        if (Object.keys(data3).length < 1) {
                            let err13 = { instancePath: instancePath + "/dataset_kwargs/data_files", schemaPath: "#/properties/dataset_kwargs/properties/data_files/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema31.properties.dataset_kwargs.properties.data_files, data: data3 };
                            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                        }
                        for (let key2 in data3) {
                            let data4 = data3[key2];
                            if (typeof data4 == "string") {
                                if (func2(data4) < 1) {
                                    let err14 = { instancePath: instancePath + "/dataset_kwargs/data_files/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/dataset_kwargs/properties/data_files/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.dataset_kwargs.properties.data_files.additionalProperties, data: data4 };
                                    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                                }
                            }
                            else {
                                let err15 = { instancePath: instancePath + "/dataset_kwargs/data_files/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/dataset_kwargs/properties/data_files/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.dataset_kwargs.properties.data_files.additionalProperties.type, parentSchema: schema31.properties.dataset_kwargs.properties.data_files.additionalProperties, data: data4 };
                                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                            }
                        }
                    }
                    else {
                        let err16 = { instancePath: instancePath + "/dataset_kwargs/data_files", schemaPath: "#/properties/dataset_kwargs/properties/data_files/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.dataset_kwargs.properties.data_files.type, parentSchema: schema31.properties.dataset_kwargs.properties.data_files, data: data3 };
                        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                    }
                }
            }
            else {
                let err17 = { instancePath: instancePath + "/dataset_kwargs", schemaPath: "#/properties/dataset_kwargs/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.dataset_kwargs.type, parentSchema: schema31.properties.dataset_kwargs, data: data2 };
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
        }
        if (data.test_split !== void 0) {
            let data5 = data.test_split;
            if (typeof data5 != "string") {
                let err18 = { instancePath: instancePath + "/test_split", schemaPath: "#/properties/test_split/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.test_split.type, parentSchema: schema31.properties.test_split, data: data5 };
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
        }
        if (data.fewshot_split !== void 0) {
            let data6 = data.fewshot_split;
            if (typeof data6 != "string") {
                let err19 = { instancePath: instancePath + "/fewshot_split", schemaPath: "#/properties/fewshot_split/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.fewshot_split.type, parentSchema: schema31.properties.fewshot_split, data: data6 };
                vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
        }
        if (data.fewshot_config !== void 0) {
            let data7 = data.fewshot_config;
            if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                if (data7.sampler === void 0) {
                    let err20 = { instancePath: instancePath + "/fewshot_config", schemaPath: "#/properties/fewshot_config/required", keyword: "required", params: { missingProperty: "sampler" }, message: "must have required property 'sampler'", schema: schema31.properties.fewshot_config.required, parentSchema: schema31.properties.fewshot_config, data: data7 };
                    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                }
                for (let key3 in data7)
                    if (key3 !== "sampler") {
                        let err21 = { instancePath: instancePath + "/fewshot_config", schemaPath: "#/properties/fewshot_config/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31.properties.fewshot_config, data: data7 };
                        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                    }
                if (data7.sampler !== void 0) {
                    let data8 = data7.sampler;
                    if (data8 !== "first_n") {
                        let err22 = { instancePath: instancePath + "/fewshot_config/sampler", schemaPath: "#/properties/fewshot_config/properties/sampler/const", keyword: "const", params: { allowedValue: "first_n" }, message: "must be equal to constant", schema: "first_n", parentSchema: schema31.properties.fewshot_config.properties.sampler, data: data8 };
                        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                    }
                }
            }
            else {
                let err23 = { instancePath: instancePath + "/fewshot_config", schemaPath: "#/properties/fewshot_config/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.fewshot_config.type, parentSchema: schema31.properties.fewshot_config, data: data7 };
                vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
        }
        if (data.num_fewshot !== void 0) {
            let data9 = data.num_fewshot;
            if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
                let err24 = { instancePath: instancePath + "/num_fewshot", schemaPath: "#/properties/num_fewshot/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.num_fewshot.type, parentSchema: schema31.properties.num_fewshot, data: data9 };
                vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
            if (typeof data9 == "number" && isFinite(data9)) {
                if (data9 > 64 || isNaN(data9)) {
                    let err25 = { instancePath: instancePath + "/num_fewshot", schemaPath: "#/properties/num_fewshot/maximum", keyword: "maximum", params: { comparison: "<=", limit: 64 }, message: "must be <= 64", schema: 64, parentSchema: schema31.properties.num_fewshot, data: data9 };
                    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                }
                if (data9 < 0 || isNaN(data9)) {
                    let err26 = { instancePath: instancePath + "/num_fewshot", schemaPath: "#/properties/num_fewshot/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema31.properties.num_fewshot, data: data9 };
                    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                }
            }
        }
        if (data.fewshot_as_multiturn !== void 0) {
            let data10 = data.fewshot_as_multiturn;
            if (typeof data10 != "boolean") {
                let err27 = { instancePath: instancePath + "/fewshot_as_multiturn", schemaPath: "#/properties/fewshot_as_multiturn/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema31.properties.fewshot_as_multiturn.type, parentSchema: schema31.properties.fewshot_as_multiturn, data: data10 };
                vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
            }
        }
        if (data.output_type !== void 0) {
            let data11 = data.output_type;
            if (data11 !== "generate_until") {
                let err28 = { instancePath: instancePath + "/output_type", schemaPath: "#/properties/output_type/const", keyword: "const", params: { allowedValue: "generate_until" }, message: "must be equal to constant", schema: "generate_until", parentSchema: schema31.properties.output_type, data: data11 };
                vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
            }
        }
        if (data.doc_to_text !== void 0) {
            let data12 = data.doc_to_text;
            if (typeof data12 == "string") {
                if (func2(data12) < 1) {
                    let err29 = { instancePath: instancePath + "/doc_to_text", schemaPath: "#/properties/doc_to_text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.doc_to_text, data: data12 };
                    vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                }
            }
            else {
                let err30 = { instancePath: instancePath + "/doc_to_text", schemaPath: "#/properties/doc_to_text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.doc_to_text.type, parentSchema: schema31.properties.doc_to_text, data: data12 };
                vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
            }
        }
        if (data.doc_to_target !== void 0) {
            let data13 = data.doc_to_target;
            if (typeof data13 == "string") {
                if (func2(data13) < 1) {
                    let err31 = { instancePath: instancePath + "/doc_to_target", schemaPath: "#/properties/doc_to_target/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.doc_to_target, data: data13 };
                    vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                }
            }
            else {
                let err32 = { instancePath: instancePath + "/doc_to_target", schemaPath: "#/properties/doc_to_target/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.doc_to_target.type, parentSchema: schema31.properties.doc_to_target, data: data13 };
                vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
            }
        }
        if (data.generation_kwargs !== void 0) {
            let data14 = data.generation_kwargs;
            if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                for (let key4 in data14)
                    if (!(key4 === "until" || key4 === "do_sample" || key4 === "temperature")) {
                        let err33 = { instancePath: instancePath + "/generation_kwargs", schemaPath: "#/properties/generation_kwargs/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31.properties.generation_kwargs, data: data14 };
                        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                    }
                if (data14.until !== void 0) {
                    let data15 = data14.until;
                    if (Array.isArray(data15)) {
                        let len0 = data15.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                            let data16 = data15[i0];
                            if (typeof data16 == "string") {
                                if (func2(data16) < 1) {
                                    let err34 = { instancePath: instancePath + "/generation_kwargs/until/" + i0, schemaPath: "#/properties/generation_kwargs/properties/until/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.generation_kwargs.properties.until.items, data: data16 };
                                    vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                                }
                            }
                            else {
                                let err35 = { instancePath: instancePath + "/generation_kwargs/until/" + i0, schemaPath: "#/properties/generation_kwargs/properties/until/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.generation_kwargs.properties.until.items.type, parentSchema: schema31.properties.generation_kwargs.properties.until.items, data: data16 };
                                vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                            }
                        }
                    }
                    else {
                        let err36 = { instancePath: instancePath + "/generation_kwargs/until", schemaPath: "#/properties/generation_kwargs/properties/until/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.generation_kwargs.properties.until.type, parentSchema: schema31.properties.generation_kwargs.properties.until, data: data15 };
                        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                    }
                }
                if (data14.do_sample !== void 0) {
                    let data17 = data14.do_sample;
                    if (data17 !== !1) {
                        let err37 = { instancePath: instancePath + "/generation_kwargs/do_sample", schemaPath: "#/properties/generation_kwargs/properties/do_sample/const", keyword: "const", params: { allowedValue: !1 }, message: "must be equal to constant", schema: !1, parentSchema: schema31.properties.generation_kwargs.properties.do_sample, data: data17 };
                        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                    }
                }
                if (data14.temperature !== void 0) {
                    let data18 = data14.temperature;
                    if (data18 !== 0) {
                        let err38 = { instancePath: instancePath + "/generation_kwargs/temperature", schemaPath: "#/properties/generation_kwargs/properties/temperature/const", keyword: "const", params: { allowedValue: 0 }, message: "must be equal to constant", schema: 0, parentSchema: schema31.properties.generation_kwargs.properties.temperature, data: data18 };
                        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                    }
                }
            }
            else {
                let err39 = { instancePath: instancePath + "/generation_kwargs", schemaPath: "#/properties/generation_kwargs/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.generation_kwargs.type, parentSchema: schema31.properties.generation_kwargs, data: data14 };
                vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
            }
        }
        if (data.filter_list !== void 0) {
            let data19 = data.filter_list;
            if (Array.isArray(data19)) {
                if (data19.length < 1) {
                    let err40 = { instancePath: instancePath + "/filter_list", schemaPath: "#/properties/filter_list/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema31.properties.filter_list, data: data19 };
                    vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                }
                let len1 = data19.length;
                for (let i1 = 0; i1 < len1; i1++) {
                    let data20 = data19[i1];
                    if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                        if (data20.name === void 0) {
                            let err41 = { instancePath: instancePath + "/filter_list/" + i1, schemaPath: "#/properties/filter_list/items/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema31.properties.filter_list.items.required, parentSchema: schema31.properties.filter_list.items, data: data20 };
                            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                        }
                        if (data20.filter === void 0) {
                            let err42 = { instancePath: instancePath + "/filter_list/" + i1, schemaPath: "#/properties/filter_list/items/required", keyword: "required", params: { missingProperty: "filter" }, message: "must have required property 'filter'", schema: schema31.properties.filter_list.items.required, parentSchema: schema31.properties.filter_list.items, data: data20 };
                            vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                        }
                        for (let key5 in data20)
                            if (!(key5 === "name" || key5 === "filter")) {
                                let err43 = { instancePath: instancePath + "/filter_list/" + i1, schemaPath: "#/properties/filter_list/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31.properties.filter_list.items, data: data20 };
                                vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                            }
                        if (data20.name !== void 0) {
                            let data21 = data20.name;
                            if (typeof data21 == "string") {
                                if (func2(data21) < 1) {
                                    let err44 = { instancePath: instancePath + "/filter_list/" + i1 + "/name", schemaPath: "#/properties/filter_list/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.filter_list.items.properties.name, data: data21 };
                                    vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                                }
                            }
                            else {
                                let err45 = { instancePath: instancePath + "/filter_list/" + i1 + "/name", schemaPath: "#/properties/filter_list/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.filter_list.items.properties.name.type, parentSchema: schema31.properties.filter_list.items.properties.name, data: data21 };
                                vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
                            }
                        }
                        if (data20.filter !== void 0) {
                            let data22 = data20.filter;
                            if (Array.isArray(data22)) {
                                if (data22.length < 1) {
                                    let err46 = { instancePath: instancePath + "/filter_list/" + i1 + "/filter", schemaPath: "#/properties/filter_list/items/properties/filter/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema31.properties.filter_list.items.properties.filter, data: data22 };
                                    vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                                }
                                let len2 = data22.length;
                                for (let i2 = 0; i2 < len2; i2++) {
                                    let data23 = data22[i2];
                                    if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                                        if (data23.function === void 0) {
                                            let err47 = { instancePath: instancePath + "/filter_list/" + i1 + "/filter/" + i2, schemaPath: "#/properties/filter_list/items/properties/filter/items/required", keyword: "required", params: { missingProperty: "function" }, message: "must have required property 'function'", schema: schema31.properties.filter_list.items.properties.filter.items.required, parentSchema: schema31.properties.filter_list.items.properties.filter.items, data: data23 };
                                            vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                                        }
                                        for (let key6 in data23)
                                            if (!(key6 === "function" || key6 === "regex_pattern" || key6 === "group_select" || key6 === "fallback")) {
                                                let err48 = { instancePath: instancePath + "/filter_list/" + i1 + "/filter/" + i2, schemaPath: "#/properties/filter_list/items/properties/filter/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31.properties.filter_list.items.properties.filter.items, data: data23 };
                                                vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
                                            }
                                        if (data23.function !== void 0) {
                                            let data24 = data23.function;
                                            if (!(data24 === "regex" || data24 === "take_first")) {
                                                let err49 = { instancePath: instancePath + "/filter_list/" + i1 + "/filter/" + i2 + "/function", schemaPath: "#/properties/filter_list/items/properties/filter/items/properties/function/enum", keyword: "enum", params: { allowedValues: schema31.properties.filter_list.items.properties.filter.items.properties.function.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.filter_list.items.properties.filter.items.properties.function.enum, parentSchema: schema31.properties.filter_list.items.properties.filter.items.properties.function, data: data24 };
                                                vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
                                            }
                                        }
                                        if (data23.regex_pattern !== void 0) {
                                            let data25 = data23.regex_pattern;
                                            if (typeof data25 == "string") {
                                                if (func2(data25) < 1) {
                                                    let err50 = { instancePath: instancePath + "/filter_list/" + i1 + "/filter/" + i2 + "/regex_pattern", schemaPath: "#/properties/filter_list/items/properties/filter/items/properties/regex_pattern/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.filter_list.items.properties.filter.items.properties.regex_pattern, data: data25 };
                                                    vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                                                }
                                            }
                                            else {
                                                let err51 = { instancePath: instancePath + "/filter_list/" + i1 + "/filter/" + i2 + "/regex_pattern", schemaPath: "#/properties/filter_list/items/properties/filter/items/properties/regex_pattern/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.filter_list.items.properties.filter.items.properties.regex_pattern.type, parentSchema: schema31.properties.filter_list.items.properties.filter.items.properties.regex_pattern, data: data25 };
                                                vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
                                            }
                                        }
                                        if (data23.group_select !== void 0) {
                                            let data26 = data23.group_select;
                                            if (!(typeof data26 == "number" && !(data26 % 1) && !isNaN(data26) && isFinite(data26))) {
                                                let err52 = { instancePath: instancePath + "/filter_list/" + i1 + "/filter/" + i2 + "/group_select", schemaPath: "#/properties/filter_list/items/properties/filter/items/properties/group_select/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.filter_list.items.properties.filter.items.properties.group_select.type, parentSchema: schema31.properties.filter_list.items.properties.filter.items.properties.group_select, data: data26 };
                                                vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
                                            }
                                        }
                                        if (data23.fallback !== void 0) {
                                            let data27 = data23.fallback;
                                            if (typeof data27 != "string") {
                                                let err53 = { instancePath: instancePath + "/filter_list/" + i1 + "/filter/" + i2 + "/fallback", schemaPath: "#/properties/filter_list/items/properties/filter/items/properties/fallback/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.filter_list.items.properties.filter.items.properties.fallback.type, parentSchema: schema31.properties.filter_list.items.properties.filter.items.properties.fallback, data: data27 };
                                                vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
                                            }
                                        }
                                    }
                                    else {
                                        let err54 = { instancePath: instancePath + "/filter_list/" + i1 + "/filter/" + i2, schemaPath: "#/properties/filter_list/items/properties/filter/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.filter_list.items.properties.filter.items.type, parentSchema: schema31.properties.filter_list.items.properties.filter.items, data: data23 };
                                        vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
                                    }
                                }
                            }
                            else {
                                let err55 = { instancePath: instancePath + "/filter_list/" + i1 + "/filter", schemaPath: "#/properties/filter_list/items/properties/filter/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.filter_list.items.properties.filter.type, parentSchema: schema31.properties.filter_list.items.properties.filter, data: data22 };
                                vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
                            }
                        }
                    }
                    else {
                        let err56 = { instancePath: instancePath + "/filter_list/" + i1, schemaPath: "#/properties/filter_list/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.filter_list.items.type, parentSchema: schema31.properties.filter_list.items, data: data20 };
                        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
                    }
                }
            }
            else {
                let err57 = { instancePath: instancePath + "/filter_list", schemaPath: "#/properties/filter_list/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.filter_list.type, parentSchema: schema31.properties.filter_list, data: data19 };
                vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
            }
        }
        if (data.metric_list !== void 0) {
            let data28 = data.metric_list;
            if (Array.isArray(data28)) {
                if (data28.length > 1) {
                    let err58 = { instancePath: instancePath + "/metric_list", schemaPath: "#/properties/metric_list/maxItems", keyword: "maxItems", params: { limit: 1 }, message: "must NOT have more than 1 items", schema: 1, parentSchema: schema31.properties.metric_list, data: data28 };
                    vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
                }
                if (data28.length < 1) {
                    let err59 = { instancePath: instancePath + "/metric_list", schemaPath: "#/properties/metric_list/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema31.properties.metric_list, data: data28 };
                    vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
                }
                let len3 = data28.length;
                for (let i3 = 0; i3 < len3; i3++) {
                    let data29 = data28[i3];
                    if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
                        if (data29.metric === void 0) {
                            let err60 = { instancePath: instancePath + "/metric_list/" + i3, schemaPath: "#/properties/metric_list/items/required", keyword: "required", params: { missingProperty: "metric" }, message: "must have required property 'metric'", schema: schema31.properties.metric_list.items.required, parentSchema: schema31.properties.metric_list.items, data: data29 };
                            vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
                        }
                        for (let key7 in data29)
                            if (!(key7 === "metric" || key7 === "aggregation" || key7 === "higher_is_better" || key7 === "ignore_case" || key7 === "ignore_punctuation" || key7 === "regexes_to_ignore")) {
                                let err61 = { instancePath: instancePath + "/metric_list/" + i3, schemaPath: "#/properties/metric_list/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31.properties.metric_list.items, data: data29 };
                                vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
                            }
                        if (data29.metric !== void 0) {
                            let data30 = data29.metric;
                            if (data30 !== "exact_match") {
                                let err62 = { instancePath: instancePath + "/metric_list/" + i3 + "/metric", schemaPath: "#/properties/metric_list/items/properties/metric/const", keyword: "const", params: { allowedValue: "exact_match" }, message: "must be equal to constant", schema: "exact_match", parentSchema: schema31.properties.metric_list.items.properties.metric, data: data30 };
                                vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
                            }
                        }
                        if (data29.aggregation !== void 0) {
                            let data31 = data29.aggregation;
                            if (data31 !== "mean") {
                                let err63 = { instancePath: instancePath + "/metric_list/" + i3 + "/aggregation", schemaPath: "#/properties/metric_list/items/properties/aggregation/const", keyword: "const", params: { allowedValue: "mean" }, message: "must be equal to constant", schema: "mean", parentSchema: schema31.properties.metric_list.items.properties.aggregation, data: data31 };
                                vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
                            }
                        }
                        if (data29.higher_is_better !== void 0) {
                            let data32 = data29.higher_is_better;
                            if (data32 !== !0) {
                                let err64 = { instancePath: instancePath + "/metric_list/" + i3 + "/higher_is_better", schemaPath: "#/properties/metric_list/items/properties/higher_is_better/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant", schema: !0, parentSchema: schema31.properties.metric_list.items.properties.higher_is_better, data: data32 };
                                vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
                            }
                        }
                        if (data29.ignore_case !== void 0) {
                            let data33 = data29.ignore_case;
                            if (typeof data33 != "boolean") {
                                let err65 = { instancePath: instancePath + "/metric_list/" + i3 + "/ignore_case", schemaPath: "#/properties/metric_list/items/properties/ignore_case/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema31.properties.metric_list.items.properties.ignore_case.type, parentSchema: schema31.properties.metric_list.items.properties.ignore_case, data: data33 };
                                vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
                            }
                        }
                        if (data29.ignore_punctuation !== void 0) {
                            let data34 = data29.ignore_punctuation;
                            if (typeof data34 != "boolean") {
                                let err66 = { instancePath: instancePath + "/metric_list/" + i3 + "/ignore_punctuation", schemaPath: "#/properties/metric_list/items/properties/ignore_punctuation/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema31.properties.metric_list.items.properties.ignore_punctuation.type, parentSchema: schema31.properties.metric_list.items.properties.ignore_punctuation, data: data34 };
                                vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
                            }
                        }
                        if (data29.regexes_to_ignore !== void 0) {
                            let data35 = data29.regexes_to_ignore;
                            if (Array.isArray(data35)) {
                                let len4 = data35.length;
                                for (let i4 = 0; i4 < len4; i4++) {
                                    let data36 = data35[i4];
                                    if (typeof data36 == "string") {
                                        if (func2(data36) < 1) {
                                            let err67 = { instancePath: instancePath + "/metric_list/" + i3 + "/regexes_to_ignore/" + i4, schemaPath: "#/properties/metric_list/items/properties/regexes_to_ignore/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.metric_list.items.properties.regexes_to_ignore.items, data: data36 };
                                            vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
                                        }
                                    }
                                    else {
                                        let err68 = { instancePath: instancePath + "/metric_list/" + i3 + "/regexes_to_ignore/" + i4, schemaPath: "#/properties/metric_list/items/properties/regexes_to_ignore/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.metric_list.items.properties.regexes_to_ignore.items.type, parentSchema: schema31.properties.metric_list.items.properties.regexes_to_ignore.items, data: data36 };
                                        vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
                                    }
                                }
                            }
                            else {
                                let err69 = { instancePath: instancePath + "/metric_list/" + i3 + "/regexes_to_ignore", schemaPath: "#/properties/metric_list/items/properties/regexes_to_ignore/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.metric_list.items.properties.regexes_to_ignore.type, parentSchema: schema31.properties.metric_list.items.properties.regexes_to_ignore, data: data35 };
                                vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
                            }
                        }
                    }
                    else {
                        let err70 = { instancePath: instancePath + "/metric_list/" + i3, schemaPath: "#/properties/metric_list/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.metric_list.items.type, parentSchema: schema31.properties.metric_list.items, data: data29 };
                        vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
                    }
                }
            }
            else {
                let err71 = { instancePath: instancePath + "/metric_list", schemaPath: "#/properties/metric_list/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.metric_list.type, parentSchema: schema31.properties.metric_list, data: data28 };
                vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
            }
        }
        if (data.repeats !== void 0) {
            let data37 = data.repeats;
            if (data37 !== 1) {
                let err72 = { instancePath: instancePath + "/repeats", schemaPath: "#/properties/repeats/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema31.properties.repeats, data: data37 };
                vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
            }
        }
        if (data.metadata !== void 0) {
            let data38 = data.metadata;
            if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                if (data38.version !== void 0) {
                    let data39 = data38.version;
                    if (!(typeof data39 == "number" && isFinite(data39)) && typeof data39 != "string") {
                        let err73 = { instancePath: instancePath + "/metadata/version", schemaPath: "#/properties/metadata/properties/version/type", keyword: "type", params: { type: schema31.properties.metadata.properties.version.type }, message: "must be number,string", schema: schema31.properties.metadata.properties.version.type, parentSchema: schema31.properties.metadata.properties.version, data: data39 };
                        vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
                    }
                }
                if (data38.full_set !== void 0) {
                    let data40 = data38.full_set;
                    if (typeof data40 != "boolean") {
                        let err74 = { instancePath: instancePath + "/metadata/full_set", schemaPath: "#/properties/metadata/properties/full_set/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema31.properties.metadata.properties.full_set.type, parentSchema: schema31.properties.metadata.properties.full_set, data: data40 };
                        vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
                    }
                }
            }
            else {
                let err75 = { instancePath: instancePath + "/metadata", schemaPath: "#/properties/metadata/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.metadata.type, parentSchema: schema31.properties.metadata, data: data38 };
                vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
            }
        }
    }
    else {
        let err76 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
        vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
    }
    return validate20.errors = vErrors, errors === 0;
}
validate20.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };

//# sourceMappingURL=eval-task.validator.generated.js.map
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
    const violations = (0,schema_problems/* schemaProblems */.Ic)(evalTask, document.value, document.placeOf, document.problems);
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
// EXTERNAL MODULE: ./lib/src/core/evals/thresholds.js + 1 modules
var evals_thresholds = __webpack_require__(14005);
// EXTERNAL MODULE: ./lib/src/core/problems/command.js
var problems_command = __webpack_require__(8076);
// EXTERNAL MODULE: ./lib/src/files/repository-file.js
var repository_file = __webpack_require__(1251);
// EXTERNAL MODULE: ./lib/src/version.js
var version = __webpack_require__(51294);
;// CONCATENATED MODULE: ./lib/src/sweep/drive-eval.js
/** Evaluation points: questions to the served engine, then verdicts against the thresholds. */















const drive_eval_maxResultBytes = 64 * 1024 * 1024;
function evalDrive(settings) {
    return async (context) => {
        const task = evalTaskOfPoint(context.point, settings.repoDir);
        context.onPhase('profiling');
        const options = {
            signal: context.signal,
            onProgress: ({ answered, failed, expected, correct }) => context.onProgress({ kind: 'eval', asked: answered + failed, of: expected, correct }),
        };
        const outcome = await ask(context, task, settings, options);
        return async () => {
            const verdicts = await judgeOutcome(context.point, task, outcome, settings);
            return { verdicts, invalidReasons: verdicts.flatMap(reasonsAgainst), problems: outcome.problems };
        };
    };
}
async function ask({ point, attempt, spec, workDir, signal, say }, task, { repoDir, planDigest, clients, env }, options) {
    const run = {
        task,
        point,
        identity: { planDigest, attempt, simulated: spec.simulated },
        endpointUrl: spec.endpointUrl,
        servedModel: spec.servedModel,
        outputDir: (0,external_node_path_.join)(workDir, 'eval'),
        concs: point.evalConcs ?? [point.conc],
        contextTokens: point.maxModelLen === 0 ? assumedContextTokens : point.maxModelLen,
        ...(point.evalTask?.limit === undefined ? {} : { limit: point.evalTask.limit }),
        engine: { name: spec.engine, version: spec.version },
    };
    if (clients.evalNameFor(point) === 'built-in') {
        return runBuiltInEval({ ...run, patience: usualPatience, runnerVersion: version/* productVersion */.U }, options);
    }
    return runLmEval({
        ...run,
        env: await clients.lmEval({ signal, say }),
        taskFile: (0,external_node_path_.join)(repoDir, point.evalTask?.path ?? ''),
        cacheDir: clients.cacheDir,
        hostEnv: env,
    }, options);
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
    const read = (0,lm_eval_results/* readLmEvalResults */.g)(await (0,json_file/* readBoundedText */.Ht)(path, drive_eval_maxResultBytes));
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
