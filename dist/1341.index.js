export const id = 1341;
export const ids = [1341];
export const modules = {

/***/ 27569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ic: () => (/* binding */ schemaProblems),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   _U: () => (/* binding */ checkSchema),
/* harmony export */   pG: () => (/* binding */ expectation)
/* harmony export */ });
/* harmony import */ var _problems_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76615);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80947);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85492);
/** Turns findings of a precompiled JSON Schema validator into Problems on the lines that caused them. */



/**
 * All violations of `value`, at most one per place. Unknown fields mark the key, missing fields the object that lacks
 * them. `read` is what the YAML reader found, whose word on a scalar is better than ours: it saw how it was written.
 */
function checkSchema(validator, value, placeOf, read = []) {
    if (validator(value))
        return { problems: [], hasShape: true };
    const errors = validator.errors ?? [];
    const seen = new Set();
    const problems = errors.flatMap((error) => {
        const path = pointerPath(error.instancePath);
        const key = `${path.join('/')} ${error.keyword} ${String(error.params['additionalProperty'] ?? error.params['missingProperty'])}`;
        if (seen.has(key))
            return [];
        seen.add(key);
        return isMisspelt(error, errors) ? [] : oneProblem(error, path, placeOf);
    });
    return {
        problems: problems.filter((found) => !isSaidAlready(found, read)),
        hasShape: errors.every(({ keyword }) => keyword === 'additionalProperties'),
    };
}
/** The problems of `checkSchema`. */
const schemaProblems = (validator, value, placeOf, read = []) => checkSchema(validator, value, placeOf, read).problems;
/** A required field that is missing because it stands there under a similar name, which is reported with a hint. */
function isMisspelt(error, errors) {
    if (error.keyword !== 'required')
        return false;
    const missing = String(error.params['missingProperty']);
    return errors.some((other) => other.keyword === 'additionalProperties' &&
        other.instancePath === error.instancePath &&
        (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(String(other.params['additionalProperty']), propertyNames(other.parentSchema)) === missing);
}
const scalarCodes = ['INFX015', 'INFX017'];
const isSaidAlready = ({ code, at }, read) => code === 'INFX013' &&
    at !== undefined &&
    read.some((other) => scalarCodes.includes(other.code) && other.at?.line === at.line && other.at.col === at.col);
function oneProblem(error, path, placeOf) {
    const name = path.at(-1);
    if (error.keyword === 'additionalProperties') {
        return unknownField(error, path, placeOf, propertyNames(error.parentSchema));
    }
    if (error.keyword === 'required') {
        const field = String(error.params['missingProperty']);
        const at = placeOf(path, 'key');
        return (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX014', `${where(name)}lacks the required field "${field}"`, at ? { at } : {});
    }
    const at = placeOf(path);
    const message = `${where(name)}must be ${expectation(error)}, not ${shown(error.data)}`;
    const isNumberForText = error.keyword === 'type' && error.params['type'] === 'string' && typeof error.data === 'number';
    const near = nearestOf(error);
    return (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX013', message, {
        ...(at ? { at } : {}),
        ...(near === undefined ? {} : { hint: `did you mean "${near}"?` }),
        // How the number was written is not known here: 1.10 arrives as 1.1.
        ...(isNumberForText ? { hint: 'put quotes around it, just as it is written' } : {}),
    });
}
/** The allowed word that was likely meant. */
function nearestOf({ keyword, params, data }) {
    const { allowedValues } = params;
    if (keyword !== 'enum' || typeof data !== 'string' || !Array.isArray(allowedValues))
        return undefined;
    return (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(data, allowedValues.filter((value) => typeof value === 'string'));
}
function unknownField(error, path, placeOf, allowed) {
    const field = String(error.params['additionalProperty']);
    const at = placeOf([...path, field], 'key');
    const near = (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(field, allowed);
    const hint = `${near === undefined ? '' : `did you mean "${near}"? `}allowed here: ${allowed.join(', ')}`;
    return (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX012', `unknown field "${field}"`, { hint, ...(at ? { at } : {}) });
}
const where = (name) => name === undefined ? 'the document ' : typeof name === 'number' ? `item ${name + 1} ` : `"${name}" `;
/** What the schema wants at the place of the error, to be put behind "must be". */
function expectation({ keyword, params, message }) {
    switch (keyword) {
        case 'type': {
            const types = Array.isArray(params['type']) ? params['type'] : [params['type']];
            return types.map(String).map(article).join(' or ');
        }
        case 'enum':
            return `one of ${Array.isArray(params['allowedValues']) ? params['allowedValues'].join(', ') : ''}`;
        case 'const':
            return JSON.stringify(params['allowedValue']);
        case 'minimum':
            return `at least ${String(params['limit'])}`;
        case 'maximum':
            return `at most ${String(params['limit'])}`;
        case 'exclusiveMinimum':
            return `greater than ${String(params['limit'])}`;
        case 'minLength':
            return 'a text that is not empty';
        case 'minItems':
            return `a list of at least ${String(params['limit'])}`;
        case 'pattern':
            return params['pattern'] === '^(?!image:)'
                ? 'a version, not an image reference'
                : `of the form ${String(params['pattern'])}`;
        default:
            return (message ?? keyword).replace(/^must be /, '');
    }
}
const names = {
    array: 'a list',
    boolean: 'true or false',
    integer: 'a whole number',
    null: 'empty',
    number: 'a number',
    object: 'a mapping',
    string: 'a text',
};
const article = (type) => names[type] ?? type;
/** A value as a reader would write it, cut to one short line. */
function shown(value) {
    if (value === undefined || value === null)
        return 'empty';
    if (Array.isArray(value))
        return value.length === 0 ? 'an empty list' : `a list (${clip(JSON.stringify(value))})`;
    if (typeof value === 'object')
        return 'a mapping';
    return clip(JSON.stringify(value));
}
const clip = (text) => (text.length > 60 ? `${text.slice(0, 57)}...` : text);
function propertyNames(schema) {
    if (typeof schema !== 'object' || schema === null || !('properties' in schema))
        return [];
    const { properties } = schema;
    return typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
}
/** Digits are positions in a list; a mapping of numbers reads the same to `placeOf`. */
const pointerPath = (pointer) => pointer
    .split('/')
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step.replaceAll('~1', '/').replaceAll('~0', '~')));
//# sourceMappingURL=schema-problems.js.map

/***/ }),

/***/ 81341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkPlanDocument: () => (/* binding */ checkPlanDocument)
});

// EXTERNAL MODULE: ./lib/src/core/config/schema-problems.js
var schema_problems = __webpack_require__(27569);
;// CONCATENATED MODULE: ./lib/src/core/schema/plan.validator.generated.js
// Generated from schemas/ by scripts/gen-schemas.mjs. Do not edit.
// @ts-nocheck: machine-written JavaScript; typed by schema-problems.ts
/* eslint-disable */
var plan = validate20, schema31 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://infx-actions.dev/schemas/plan.v1.json", title: "PlanDocument", description: "plan.json: what a sweep will do, with reasons, before anything runs.", type: "object", additionalProperties: !1, required: ["schema", "trigger", "decision", "changelog", "points", "canary", "shards", "keys", "totals", "problems", "digest"], properties: { schema: { const: "plan.v1", description: "Version of this format." }, trigger: { type: "object", description: "What started it.", additionalProperties: !1, required: ["kind", "labels"], properties: { kind: { type: "string", description: "Event or command." }, labels: { type: "array", items: { type: "string" }, description: "Labels it carried." }, pullRequest: { type: "integer", description: "Number of the pull request." } } }, decision: { type: "object", description: "The gate's decision.", additionalProperties: !1, required: ["action", "because"], properties: { action: { enum: ["run", "skip", "refuse"], description: "Decision." }, because: { type: "array", items: { type: "string" }, description: "Reasons." } } }, labelNotes: { type: "array", description: "What labels of the pull request changed; absent when none did.", items: { type: "object", additionalProperties: !1, required: ["label", "effect"], properties: { label: { type: "string", description: "The label." }, effect: { type: "string", description: "What it did, for the reader." } } } }, base: { type: "string", description: "Commit compared with." }, head: { type: "string", description: "Commit planned." }, mergeBase: { type: "string", description: "Merge base of the two." }, changelog: { type: "array", items: { $ref: "#/$defs/changelogEntry" }, description: "Entries that asked for it." }, points: { type: "array", items: { $ref: "#/$defs/point" }, description: "Every point, benchmarks first." }, canary: { type: "object", description: "What runs first.", additionalProperties: !1, required: ["state", "because"], properties: { state: { enum: ["chosen", "none-possible", "skipped"], description: "State." }, pointId: { type: "string", description: "Chosen point." }, because: { type: "array", items: { type: "string" }, description: "Reasons." } } }, shards: { type: "array", items: { type: "object", description: "A slice of at most 256 points.", additionalProperties: !1, required: ["name", "pointIds"], properties: { name: { type: "string", description: "Name." }, pointIds: { type: "array", items: { type: "string" }, maxItems: 256, description: "Ids, in plan order." } } }, description: "Everything but the canary." }, keys: { type: "array", items: { $ref: "#/$defs/keyDiff" }, description: "Comparison with the base." }, recipes: { type: "object", description: "Merged content of every recipe that a point is bound to, by its digest.", propertyNames: { pattern: "^[0-9a-f]{64}$" }, additionalProperties: { type: "object", description: "Content of one recipe, as srt-slurm reads it." } }, totals: { type: "object", description: "Sums.", additionalProperties: !1, required: ["benchmarkPoints", "evalPoints", "estimatedGpuHours", "longestLegMinutes"], properties: { benchmarkPoints: { type: "integer", description: "Points to measure." }, evalPoints: { type: "integer", description: "Points to evaluate." }, estimatedGpuHours: { type: "number", description: "Estimate." }, longestLegMinutes: { type: "integer", description: "Highest bound of a job." }, pointsEstimatedFromPast: { type: "integer", minimum: 1, description: "Points whose hours are those that earlier runs in the database took." } } }, problems: { type: "array", items: { $ref: "#/$defs/problem" }, description: "Warnings and notices." }, digest: { type: "string", pattern: "^[0-9a-f]{64}$", description: "Hash of points and canary." } }, $defs: { component: { type: "object", description: "Named, versioned component.", additionalProperties: !1, required: ["name"], properties: { name: { type: "string", description: "Name." }, version: { type: "string", description: "Version." } } }, pool: { type: "object", description: "Pool of equal workers of one role.", additionalProperties: !1, required: ["numWorkers", "tp", "pp", "dcp", "pcp", "ep", "dpAttn", "additionalSettings"], properties: { numWorkers: { type: "integer", minimum: 0, description: "Number of workers." }, tp: { type: "integer", minimum: 1, description: "Tensor parallel width." }, pp: { type: "integer", minimum: 1, description: "Pipeline parallel width." }, dcp: { type: "integer", minimum: 1, description: "Decode context parallel width." }, pcp: { type: "integer", minimum: 1, description: "Prefill context parallel width." }, ep: { type: "integer", description: "Expert parallel width." }, dpAttn: { type: "boolean", description: "Data parallel attention." }, hardware: { type: "string", description: "SKU of the role when the two differ." }, additionalSettings: { type: "array", items: { type: "string" }, description: "KEY=VALUE environment settings." } } }, topology: { description: "Parallel widths of the one worker, or the two pools.", oneOf: [{ type: "object", description: "One node.", additionalProperties: !1, required: ["shape", "tp", "pp", "dcp", "pcp", "ep", "dpAttn"], properties: { shape: { const: "single-node", description: "Shape." }, tp: { type: "integer", minimum: 1, description: "Tensor parallel width." }, pp: { type: "integer", minimum: 1, description: "Pipeline parallel width." }, dcp: { type: "integer", minimum: 1, description: "Decode context parallel width." }, pcp: { type: "integer", minimum: 1, description: "Prefill context parallel width." }, ep: { type: "integer", description: "Expert parallel width." }, dpAttn: { type: "boolean", description: "Data parallel attention." } } }, { type: "object", description: "Prefill and decode pools.", additionalProperties: !1, required: ["shape", "prefill", "decode"], properties: { shape: { const: "multi-node", description: "Shape." }, prefill: { $ref: "#/$defs/pool" }, decode: { $ref: "#/$defs/pool" } } }] }, place: { type: "object", description: "Place in a text file, counted from 1.", additionalProperties: !1, required: ["file", "line", "col"], properties: { file: { type: "string", description: "File." }, line: { type: "integer", description: "Line." }, col: { type: "integer", description: "Column." }, endCol: { type: "integer", description: "Last column, inclusive." } } }, problem: { type: "object", description: "A finding.", additionalProperties: !1, required: ["code", "severity", "blame", "message"], properties: { code: { type: "string", pattern: "^INFX[0-9]{3}$", description: "Code, see docs/problems.md." }, severity: { enum: ["error", "warning", "notice"], description: "Severity." }, blame: { enum: ["user", "infra", "product"], description: "Whose it is." }, message: { type: "string", description: "What is wrong." }, hint: { type: "string", description: "What to do." }, at: { $ref: "#/$defs/place" } } }, point: { type: "object", description: "One fully resolved measurement or evaluation.", additionalProperties: !1, required: ["id", "kind", "configKey", "scenario", "topology", "conc", "disagg", "multinode", "specDecoding", "kvOffloading", "totalCpuDramGb", "image", "model", "modelPrefix", "precision", "framework", "runner", "maxModelLen", "seriesKey", "curveKey", "gpus", "nodes", "expName", "runsOn", "timeoutMinutes", "title", "estimatedGpuHours", "because"], properties: { id: { type: "string", pattern: "^[a-z0-9._-]{1,120}$", description: "Identity: readable slug and 12 hex digits." }, kind: { enum: ["benchmark", "eval"], description: "Measurement or evaluation." }, configKey: { type: "string", description: "Key of the master configuration." }, scenario: { enum: ["agentic-coding", "fixed-seq-len"], description: "Kind of load." }, isl: { type: "integer", description: "Input tokens; only fixed-seq-len." }, osl: { type: "integer", description: "Output tokens; only fixed-seq-len." }, randomRangeRatio: { type: "number", description: "Lowest share of ISL/OSL." }, promptsPerConc: { type: "integer", description: "Prompts per unit of concurrency." }, topology: { $ref: "#/$defs/topology" }, conc: { type: "integer", minimum: 1, description: "Concurrency." }, evalConcs: { type: "array", items: { type: "integer" }, description: "Concurrencies to evaluate at, ascending." }, disagg: { type: "boolean", description: "Prefill and decode in separate pools." }, multinode: { type: "boolean", description: "Started by a multi-node launcher." }, specDecoding: { type: "string", description: "Speculative decoding." }, acceptance: { type: "object", description: "Target of speculative decoding.", additionalProperties: !1, required: ["curve", "modelKey", "thinking", "numSpecTokens", "acceptanceLength"], properties: { curve: { type: "string", description: "Golden curve file." }, modelKey: { type: "string", description: "Key in the file." }, thinking: { enum: ["on", "off"], description: "Thinking mode." }, numSpecTokens: { type: "integer", description: "Draft tokens per step." }, acceptanceLength: { type: "number", description: "Mean accepted tokens per step, bonus token included." } } }, kvOffloading: { enum: ["none", "dram"], description: "Where evicted KV blocks go." }, kvOffloadBackend: { $ref: "#/$defs/component" }, router: { $ref: "#/$defs/component" }, kvP2pTransfer: { type: "string", description: "KV transport between roles." }, totalCpuDramGb: { type: "number", description: "Budget of the KV offload in GB." }, image: { type: "string", description: "Container image." }, model: { type: "string", description: "Model id or path." }, modelPrefix: { type: "string", description: "Short code of the model." }, precision: { type: "string", description: "Precision." }, framework: { type: "string", description: "Serving framework." }, runner: { type: "string", description: "Runner label." }, durationSeconds: { type: "number", description: "Planned profiling time." }, warmupRequestsPerLane: { type: "integer", description: "Warm-up requests per lane." }, maxModelLen: { type: "integer", description: "Context limit; 0 = the model's own." }, dataset: { type: "object", description: "What is replayed.", additionalProperties: !1, required: ["loader"], properties: { loader: { type: "string", description: "Loader name." }, path: { type: "string", description: "File, relative to the repository." }, digest: { type: "string", pattern: "^[0-9a-f]{64}$", description: "Hash of the file." }, generator: { type: "object", description: "Seed and shape of a generated dataset." } } }, recipe: { type: "object", description: "The recipe bound to the point.", additionalProperties: !1, required: ["path", "digest"], properties: { path: { type: "string", description: "Recipe file." }, selector: { type: "string", description: "Override in it." }, digest: { type: "string", pattern: "^[0-9a-f]{64}$", description: "Hash of the merged content, under which `recipes` holds it." } } }, evalTask: { type: "object", description: "What is asked.", additionalProperties: !1, required: ["task"], properties: { task: { type: "string", description: "Task name." }, path: { type: "string", description: "Task file." }, digest: { type: "string", pattern: "^[0-9a-f]{64}$", description: "Hash of the file." }, limit: { type: "integer", description: "Questions to ask." } } }, simulated: { const: !0, description: "Served by the simulated engine." }, traceScale: { type: "number", minimum: 1, description: "Divisor of trace token counts and gaps." }, seriesKey: { type: "string", description: "What the points of one line share." }, curveKey: { type: "string", description: "Curve identity." }, gpus: { type: "integer", minimum: 1, description: "GPUs it occupies." }, nodes: { type: "integer", minimum: 1, description: "Nodes it occupies." }, expName: { type: "string", description: "The ecosystem's result label." }, recipeFingerprint: { type: "string", pattern: "^[0-9a-f]{64}$", description: "The ecosystem's hash of the row." }, runsOn: { type: "array", items: { type: "string" }, description: "Runner labels, all of them." }, timeoutMinutes: { type: "integer", description: "Bound on the job." }, queueMinutes: { type: "number", exclusiveMinimum: 0, description: "Minutes that a scheduler may keep the point waiting before that." }, title: { type: "string", description: "Job name." }, estimatedGpuHours: { type: "number", description: "Estimate." }, because: { type: "array", items: { type: "string" }, description: "Why it is in the plan." } } }, keyDiff: { type: "object", description: "What changed of one config key.", additionalProperties: !1, required: ["configKey", "added", "removed", "changed", "unchanged"], properties: { configKey: { type: "string", description: "Key." }, added: { type: "array", items: { type: "string" }, description: "Ids only in head." }, removed: { type: "array", items: { type: "string" }, description: "Ids only in base." }, changed: { type: "array", items: { type: "object", description: "The same place of the search space, measured differently.", additionalProperties: !1, required: ["from", "to", "fields"], properties: { from: { type: "string", description: "Id in base." }, to: { type: "string", description: "Id in head." }, fields: { type: "array", items: { type: "string" }, description: "Fields that differ." }, values: { type: "array", items: { type: "object", description: "A scalar field.", additionalProperties: !1, required: ["field", "from", "to"], properties: { field: { type: "string", description: "Name." }, from: { type: ["string", "number", "boolean", "null"], description: "In base." }, to: { type: ["string", "number", "boolean", "null"], description: "In head." } } }, description: "Both values of scalar fields." } } }, description: "Changed points." }, unchanged: { type: "array", items: { type: "string" }, description: "Ids in both." }, removedPoints: { type: "array", items: { type: "object", description: "A point of the base.", additionalProperties: !1, required: ["id", "kind", "line", "conc"], properties: { id: { type: "string", description: "Id." }, kind: { enum: ["benchmark", "eval"], description: "Kind." }, line: { type: "string", description: "Line of the search space." }, conc: { type: "integer", description: "Concurrency." } } }, description: "What the removed points were." } } }, changelogEntry: { type: "object", description: "One entry of the performance changelog.", additionalProperties: !1, required: ["configKeys", "description", "prLink", "evalsOnly", "allEvals", "appendOnly", "ordinal", "line"], properties: { configKeys: { type: "array", items: { type: "string" }, description: "Keys or wildcards." }, description: { type: "array", items: { type: "string" }, description: "Text." }, prLink: { type: "string", description: "Pull request." }, scenarioType: { type: "array", items: { type: "string" }, description: "Restriction." }, evalsOnly: { type: "boolean", description: "No throughput." }, allEvals: { type: "boolean", description: "All evaluations." }, appendOnly: { type: "boolean", description: "Only new points." }, evalMinPrefillEp: { type: "integer", description: "Lowest prefill ep of evaluated rows." }, ordinal: { type: "integer", description: "Position in the document, from 0." }, line: { type: "integer", description: "First line, from 1." }, file: { type: "string", description: "Changelog fragment that holds it; absent for the changelog itself." } } } } }, schema32 = { type: "object", description: "One entry of the performance changelog.", additionalProperties: !1, required: ["configKeys", "description", "prLink", "evalsOnly", "allEvals", "appendOnly", "ordinal", "line"], properties: { configKeys: { type: "array", items: { type: "string" }, description: "Keys or wildcards." }, description: { type: "array", items: { type: "string" }, description: "Text." }, prLink: { type: "string", description: "Pull request." }, scenarioType: { type: "array", items: { type: "string" }, description: "Restriction." }, evalsOnly: { type: "boolean", description: "No throughput." }, allEvals: { type: "boolean", description: "All evaluations." }, appendOnly: { type: "boolean", description: "Only new points." }, evalMinPrefillEp: { type: "integer", description: "Lowest prefill ep of evaluated rows." }, ordinal: { type: "integer", description: "Position in the document, from 0." }, line: { type: "integer", description: "First line, from 1." }, file: { type: "string", description: "Changelog fragment that holds it; absent for the changelog itself." } } }, schema39 = { type: "object", description: "What changed of one config key.", additionalProperties: !1, required: ["configKey", "added", "removed", "changed", "unchanged"], properties: { configKey: { type: "string", description: "Key." }, added: { type: "array", items: { type: "string" }, description: "Ids only in head." }, removed: { type: "array", items: { type: "string" }, description: "Ids only in base." }, changed: { type: "array", items: { type: "object", description: "The same place of the search space, measured differently.", additionalProperties: !1, required: ["from", "to", "fields"], properties: { from: { type: "string", description: "Id in base." }, to: { type: "string", description: "Id in head." }, fields: { type: "array", items: { type: "string" }, description: "Fields that differ." }, values: { type: "array", items: { type: "object", description: "A scalar field.", additionalProperties: !1, required: ["field", "from", "to"], properties: { field: { type: "string", description: "Name." }, from: { type: ["string", "number", "boolean", "null"], description: "In base." }, to: { type: ["string", "number", "boolean", "null"], description: "In head." } } }, description: "Both values of scalar fields." } } }, description: "Changed points." }, unchanged: { type: "array", items: { type: "string" }, description: "Ids in both." }, removedPoints: { type: "array", items: { type: "object", description: "A point of the base.", additionalProperties: !1, required: ["id", "kind", "line", "conc"], properties: { id: { type: "string", description: "Id." }, kind: { enum: ["benchmark", "eval"], description: "Kind." }, line: { type: "string", description: "Line of the search space." }, conc: { type: "integer", description: "Concurrency." } } }, description: "What the removed points were." } } }, func1 = Object.prototype.hasOwnProperty, schema33 = { type: "object", description: "One fully resolved measurement or evaluation.", additionalProperties: !1, required: ["id", "kind", "configKey", "scenario", "topology", "conc", "disagg", "multinode", "specDecoding", "kvOffloading", "totalCpuDramGb", "image", "model", "modelPrefix", "precision", "framework", "runner", "maxModelLen", "seriesKey", "curveKey", "gpus", "nodes", "expName", "runsOn", "timeoutMinutes", "title", "estimatedGpuHours", "because"], properties: { id: { type: "string", pattern: "^[a-z0-9._-]{1,120}$", description: "Identity: readable slug and 12 hex digits." }, kind: { enum: ["benchmark", "eval"], description: "Measurement or evaluation." }, configKey: { type: "string", description: "Key of the master configuration." }, scenario: { enum: ["agentic-coding", "fixed-seq-len"], description: "Kind of load." }, isl: { type: "integer", description: "Input tokens; only fixed-seq-len." }, osl: { type: "integer", description: "Output tokens; only fixed-seq-len." }, randomRangeRatio: { type: "number", description: "Lowest share of ISL/OSL." }, promptsPerConc: { type: "integer", description: "Prompts per unit of concurrency." }, topology: { $ref: "#/$defs/topology" }, conc: { type: "integer", minimum: 1, description: "Concurrency." }, evalConcs: { type: "array", items: { type: "integer" }, description: "Concurrencies to evaluate at, ascending." }, disagg: { type: "boolean", description: "Prefill and decode in separate pools." }, multinode: { type: "boolean", description: "Started by a multi-node launcher." }, specDecoding: { type: "string", description: "Speculative decoding." }, acceptance: { type: "object", description: "Target of speculative decoding.", additionalProperties: !1, required: ["curve", "modelKey", "thinking", "numSpecTokens", "acceptanceLength"], properties: { curve: { type: "string", description: "Golden curve file." }, modelKey: { type: "string", description: "Key in the file." }, thinking: { enum: ["on", "off"], description: "Thinking mode." }, numSpecTokens: { type: "integer", description: "Draft tokens per step." }, acceptanceLength: { type: "number", description: "Mean accepted tokens per step, bonus token included." } } }, kvOffloading: { enum: ["none", "dram"], description: "Where evicted KV blocks go." }, kvOffloadBackend: { $ref: "#/$defs/component" }, router: { $ref: "#/$defs/component" }, kvP2pTransfer: { type: "string", description: "KV transport between roles." }, totalCpuDramGb: { type: "number", description: "Budget of the KV offload in GB." }, image: { type: "string", description: "Container image." }, model: { type: "string", description: "Model id or path." }, modelPrefix: { type: "string", description: "Short code of the model." }, precision: { type: "string", description: "Precision." }, framework: { type: "string", description: "Serving framework." }, runner: { type: "string", description: "Runner label." }, durationSeconds: { type: "number", description: "Planned profiling time." }, warmupRequestsPerLane: { type: "integer", description: "Warm-up requests per lane." }, maxModelLen: { type: "integer", description: "Context limit; 0 = the model's own." }, dataset: { type: "object", description: "What is replayed.", additionalProperties: !1, required: ["loader"], properties: { loader: { type: "string", description: "Loader name." }, path: { type: "string", description: "File, relative to the repository." }, digest: { type: "string", pattern: "^[0-9a-f]{64}$", description: "Hash of the file." }, generator: { type: "object", description: "Seed and shape of a generated dataset." } } }, recipe: { type: "object", description: "The recipe bound to the point.", additionalProperties: !1, required: ["path", "digest"], properties: { path: { type: "string", description: "Recipe file." }, selector: { type: "string", description: "Override in it." }, digest: { type: "string", pattern: "^[0-9a-f]{64}$", description: "Hash of the merged content, under which `recipes` holds it." } } }, evalTask: { type: "object", description: "What is asked.", additionalProperties: !1, required: ["task"], properties: { task: { type: "string", description: "Task name." }, path: { type: "string", description: "Task file." }, digest: { type: "string", pattern: "^[0-9a-f]{64}$", description: "Hash of the file." }, limit: { type: "integer", description: "Questions to ask." } } }, simulated: { const: !0, description: "Served by the simulated engine." }, traceScale: { type: "number", minimum: 1, description: "Divisor of trace token counts and gaps." }, seriesKey: { type: "string", description: "What the points of one line share." }, curveKey: { type: "string", description: "Curve identity." }, gpus: { type: "integer", minimum: 1, description: "GPUs it occupies." }, nodes: { type: "integer", minimum: 1, description: "Nodes it occupies." }, expName: { type: "string", description: "The ecosystem's result label." }, recipeFingerprint: { type: "string", pattern: "^[0-9a-f]{64}$", description: "The ecosystem's hash of the row." }, runsOn: { type: "array", items: { type: "string" }, description: "Runner labels, all of them." }, timeoutMinutes: { type: "integer", description: "Bound on the job." }, queueMinutes: { type: "number", exclusiveMinimum: 0, description: "Minutes that a scheduler may keep the point waiting before that." }, title: { type: "string", description: "Job name." }, estimatedGpuHours: { type: "number", description: "Estimate." }, because: { type: "array", items: { type: "string" }, description: "Why it is in the plan." } } };
var pattern4 = new RegExp("^[a-z0-9._-]{1,120}$", "u"), pattern5 = new RegExp("^[0-9a-f]{64}$", "u");
var schema35 = { type: "object", description: "Pool of equal workers of one role.", additionalProperties: !1, required: ["numWorkers", "tp", "pp", "dcp", "pcp", "ep", "dpAttn", "additionalSettings"], properties: { numWorkers: { type: "integer", minimum: 0, description: "Number of workers." }, tp: { type: "integer", minimum: 1, description: "Tensor parallel width." }, pp: { type: "integer", minimum: 1, description: "Pipeline parallel width." }, dcp: { type: "integer", minimum: 1, description: "Decode context parallel width." }, pcp: { type: "integer", minimum: 1, description: "Prefill context parallel width." }, ep: { type: "integer", description: "Expert parallel width." }, dpAttn: { type: "boolean", description: "Data parallel attention." }, hardware: { type: "string", description: "SKU of the role when the two differ." }, additionalSettings: { type: "array", items: { type: "string" }, description: "KEY=VALUE environment settings." } } };
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) { let vErrors = null, errors = 0, evaluated0 = validate22.evaluated; evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0); let _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors; if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.shape === void 0) {
        let err0 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "shape" }, message: "must have required property 'shape'" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.tp === void 0) {
        let err1 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "tp" }, message: "must have required property 'tp'" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.pp === void 0) {
        let err2 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "pp" }, message: "must have required property 'pp'" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.dcp === void 0) {
        let err3 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "dcp" }, message: "must have required property 'dcp'" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.pcp === void 0) {
        let err4 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "pcp" }, message: "must have required property 'pcp'" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.ep === void 0) {
        let err5 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "ep" }, message: "must have required property 'ep'" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.dpAttn === void 0) {
        let err6 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "dpAttn" }, message: "must have required property 'dpAttn'" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
        if (!(key0 === "shape" || key0 === "tp" || key0 === "pp" || key0 === "dcp" || key0 === "pcp" || key0 === "ep" || key0 === "dpAttn")) {
            let err7 = { instancePath, schemaPath: "#/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
    if (data.shape !== void 0 && data.shape !== "single-node") {
        let err8 = { instancePath: instancePath + "/shape", schemaPath: "#/oneOf/0/properties/shape/const", keyword: "const", params: { allowedValue: "single-node" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.tp !== void 0) {
        let data1 = data.tp;
        if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
            let err9 = { instancePath: instancePath + "/tp", schemaPath: "#/oneOf/0/properties/tp/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (typeof data1 == "number" && isFinite(data1) && (data1 < 1 || isNaN(data1))) {
            let err10 = { instancePath: instancePath + "/tp", schemaPath: "#/oneOf/0/properties/tp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
    }
    if (data.pp !== void 0) {
        let data2 = data.pp;
        if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
            let err11 = { instancePath: instancePath + "/pp", schemaPath: "#/oneOf/0/properties/pp/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (typeof data2 == "number" && isFinite(data2) && (data2 < 1 || isNaN(data2))) {
            let err12 = { instancePath: instancePath + "/pp", schemaPath: "#/oneOf/0/properties/pp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
    }
    if (data.dcp !== void 0) {
        let data3 = data.dcp;
        if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
            let err13 = { instancePath: instancePath + "/dcp", schemaPath: "#/oneOf/0/properties/dcp/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3))) {
            let err14 = { instancePath: instancePath + "/dcp", schemaPath: "#/oneOf/0/properties/dcp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
    }
    if (data.pcp !== void 0) {
        let data4 = data.pcp;
        if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
            let err15 = { instancePath: instancePath + "/pcp", schemaPath: "#/oneOf/0/properties/pcp/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4))) {
            let err16 = { instancePath: instancePath + "/pcp", schemaPath: "#/oneOf/0/properties/pcp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
    }
    if (data.ep !== void 0) {
        let data5 = data.ep;
        if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
            let err17 = { instancePath: instancePath + "/ep", schemaPath: "#/oneOf/0/properties/ep/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
    }
    if (data.dpAttn !== void 0 && typeof data.dpAttn != "boolean") {
        let err18 = { instancePath: instancePath + "/dpAttn", schemaPath: "#/oneOf/0/properties/dpAttn/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
}
else {
    let err19 = { instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
} var _valid0 = _errs1 === errors; if (_valid0) {
    valid0 = !0, passing0 = 0;
    var props0 = !0;
} let _errs17 = errors; if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.shape === void 0) {
        let err20 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "shape" }, message: "must have required property 'shape'" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.prefill === void 0) {
        let err21 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "prefill" }, message: "must have required property 'prefill'" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    if (data.decode === void 0) {
        let err22 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "decode" }, message: "must have required property 'decode'" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
    }
    for (let key1 in data)
        if (!(key1 === "shape" || key1 === "prefill" || key1 === "decode")) {
            let err23 = { instancePath, schemaPath: "#/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
    if (data.shape !== void 0 && data.shape !== "multi-node") {
        let err24 = { instancePath: instancePath + "/shape", schemaPath: "#/oneOf/1/properties/shape/const", keyword: "const", params: { allowedValue: "multi-node" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.prefill !== void 0) {
        let data8 = data.prefill;
        if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
            if (data8.numWorkers === void 0) {
                let err25 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/pool/required", keyword: "required", params: { missingProperty: "numWorkers" }, message: "must have required property 'numWorkers'" };
                vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
            }
            if (data8.tp === void 0) {
                let err26 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/pool/required", keyword: "required", params: { missingProperty: "tp" }, message: "must have required property 'tp'" };
                vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
            }
            if (data8.pp === void 0) {
                let err27 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/pool/required", keyword: "required", params: { missingProperty: "pp" }, message: "must have required property 'pp'" };
                vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
            }
            if (data8.dcp === void 0) {
                let err28 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/pool/required", keyword: "required", params: { missingProperty: "dcp" }, message: "must have required property 'dcp'" };
                vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
            }
            if (data8.pcp === void 0) {
                let err29 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/pool/required", keyword: "required", params: { missingProperty: "pcp" }, message: "must have required property 'pcp'" };
                vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
            if (data8.ep === void 0) {
                let err30 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/pool/required", keyword: "required", params: { missingProperty: "ep" }, message: "must have required property 'ep'" };
                vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
            }
            if (data8.dpAttn === void 0) {
                let err31 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/pool/required", keyword: "required", params: { missingProperty: "dpAttn" }, message: "must have required property 'dpAttn'" };
                vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
            if (data8.additionalSettings === void 0) {
                let err32 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/pool/required", keyword: "required", params: { missingProperty: "additionalSettings" }, message: "must have required property 'additionalSettings'" };
                vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
            }
            for (let key2 in data8)
                if (!func1.call(schema35.properties, key2)) {
                    let err33 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/pool/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                    vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                }
            if (data8.numWorkers !== void 0) {
                let data9 = data8.numWorkers;
                if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
                    let err34 = { instancePath: instancePath + "/prefill/numWorkers", schemaPath: "#/$defs/pool/properties/numWorkers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                }
                if (typeof data9 == "number" && isFinite(data9) && (data9 < 0 || isNaN(data9))) {
                    let err35 = { instancePath: instancePath + "/prefill/numWorkers", schemaPath: "#/$defs/pool/properties/numWorkers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                }
            }
            if (data8.tp !== void 0) {
                let data10 = data8.tp;
                if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
                    let err36 = { instancePath: instancePath + "/prefill/tp", schemaPath: "#/$defs/pool/properties/tp/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                }
                if (typeof data10 == "number" && isFinite(data10) && (data10 < 1 || isNaN(data10))) {
                    let err37 = { instancePath: instancePath + "/prefill/tp", schemaPath: "#/$defs/pool/properties/tp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                }
            }
            if (data8.pp !== void 0) {
                let data11 = data8.pp;
                if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
                    let err38 = { instancePath: instancePath + "/prefill/pp", schemaPath: "#/$defs/pool/properties/pp/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                }
                if (typeof data11 == "number" && isFinite(data11) && (data11 < 1 || isNaN(data11))) {
                    let err39 = { instancePath: instancePath + "/prefill/pp", schemaPath: "#/$defs/pool/properties/pp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                }
            }
            if (data8.dcp !== void 0) {
                let data12 = data8.dcp;
                if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
                    let err40 = { instancePath: instancePath + "/prefill/dcp", schemaPath: "#/$defs/pool/properties/dcp/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                }
                if (typeof data12 == "number" && isFinite(data12) && (data12 < 1 || isNaN(data12))) {
                    let err41 = { instancePath: instancePath + "/prefill/dcp", schemaPath: "#/$defs/pool/properties/dcp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                }
            }
            if (data8.pcp !== void 0) {
                let data13 = data8.pcp;
                if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
                    let err42 = { instancePath: instancePath + "/prefill/pcp", schemaPath: "#/$defs/pool/properties/pcp/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                }
                if (typeof data13 == "number" && isFinite(data13) && (data13 < 1 || isNaN(data13))) {
                    let err43 = { instancePath: instancePath + "/prefill/pcp", schemaPath: "#/$defs/pool/properties/pcp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                }
            }
            if (data8.ep !== void 0) {
                let data14 = data8.ep;
                if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
                    let err44 = { instancePath: instancePath + "/prefill/ep", schemaPath: "#/$defs/pool/properties/ep/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                }
            }
            if (data8.dpAttn !== void 0 && typeof data8.dpAttn != "boolean") {
                let err45 = { instancePath: instancePath + "/prefill/dpAttn", schemaPath: "#/$defs/pool/properties/dpAttn/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
            }
            if (data8.hardware !== void 0 && typeof data8.hardware != "string") {
                let err46 = { instancePath: instancePath + "/prefill/hardware", schemaPath: "#/$defs/pool/properties/hardware/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
            }
            if (data8.additionalSettings !== void 0) {
                let data17 = data8.additionalSettings;
                if (Array.isArray(data17)) {
                    let len0 = data17.length;
                    for (let i0 = 0; i0 < len0; i0++)
                        if (typeof data17[i0] != "string") {
                            let err47 = { instancePath: instancePath + "/prefill/additionalSettings/" + i0, schemaPath: "#/$defs/pool/properties/additionalSettings/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                        }
                }
                else {
                    let err48 = { instancePath: instancePath + "/prefill/additionalSettings", schemaPath: "#/$defs/pool/properties/additionalSettings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
                }
            }
        }
        else {
            let err49 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/pool/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
        }
    }
    if (data.decode !== void 0) {
        let data19 = data.decode;
        if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
            if (data19.numWorkers === void 0) {
                let err50 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/pool/required", keyword: "required", params: { missingProperty: "numWorkers" }, message: "must have required property 'numWorkers'" };
                vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
            }
            if (data19.tp === void 0) {
                let err51 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/pool/required", keyword: "required", params: { missingProperty: "tp" }, message: "must have required property 'tp'" };
                vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
            }
            if (data19.pp === void 0) {
                let err52 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/pool/required", keyword: "required", params: { missingProperty: "pp" }, message: "must have required property 'pp'" };
                vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
            }
            if (data19.dcp === void 0) {
                let err53 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/pool/required", keyword: "required", params: { missingProperty: "dcp" }, message: "must have required property 'dcp'" };
                vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
            }
            if (data19.pcp === void 0) {
                let err54 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/pool/required", keyword: "required", params: { missingProperty: "pcp" }, message: "must have required property 'pcp'" };
                vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
            }
            if (data19.ep === void 0) {
                let err55 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/pool/required", keyword: "required", params: { missingProperty: "ep" }, message: "must have required property 'ep'" };
                vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
            }
            if (data19.dpAttn === void 0) {
                let err56 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/pool/required", keyword: "required", params: { missingProperty: "dpAttn" }, message: "must have required property 'dpAttn'" };
                vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
            }
            if (data19.additionalSettings === void 0) {
                let err57 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/pool/required", keyword: "required", params: { missingProperty: "additionalSettings" }, message: "must have required property 'additionalSettings'" };
                vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
            }
            for (let key3 in data19)
                if (!func1.call(schema35.properties, key3)) {
                    let err58 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/pool/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                    vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
                }
            if (data19.numWorkers !== void 0) {
                let data20 = data19.numWorkers;
                if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20))) {
                    let err59 = { instancePath: instancePath + "/decode/numWorkers", schemaPath: "#/$defs/pool/properties/numWorkers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
                }
                if (typeof data20 == "number" && isFinite(data20) && (data20 < 0 || isNaN(data20))) {
                    let err60 = { instancePath: instancePath + "/decode/numWorkers", schemaPath: "#/$defs/pool/properties/numWorkers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
                }
            }
            if (data19.tp !== void 0) {
                let data21 = data19.tp;
                if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21))) {
                    let err61 = { instancePath: instancePath + "/decode/tp", schemaPath: "#/$defs/pool/properties/tp/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
                }
                if (typeof data21 == "number" && isFinite(data21) && (data21 < 1 || isNaN(data21))) {
                    let err62 = { instancePath: instancePath + "/decode/tp", schemaPath: "#/$defs/pool/properties/tp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
                }
            }
            if (data19.pp !== void 0) {
                let data22 = data19.pp;
                if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22) && isFinite(data22))) {
                    let err63 = { instancePath: instancePath + "/decode/pp", schemaPath: "#/$defs/pool/properties/pp/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
                }
                if (typeof data22 == "number" && isFinite(data22) && (data22 < 1 || isNaN(data22))) {
                    let err64 = { instancePath: instancePath + "/decode/pp", schemaPath: "#/$defs/pool/properties/pp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
                }
            }
            if (data19.dcp !== void 0) {
                let data23 = data19.dcp;
                if (!(typeof data23 == "number" && !(data23 % 1) && !isNaN(data23) && isFinite(data23))) {
                    let err65 = { instancePath: instancePath + "/decode/dcp", schemaPath: "#/$defs/pool/properties/dcp/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
                }
                if (typeof data23 == "number" && isFinite(data23) && (data23 < 1 || isNaN(data23))) {
                    let err66 = { instancePath: instancePath + "/decode/dcp", schemaPath: "#/$defs/pool/properties/dcp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
                }
            }
            if (data19.pcp !== void 0) {
                let data24 = data19.pcp;
                if (!(typeof data24 == "number" && !(data24 % 1) && !isNaN(data24) && isFinite(data24))) {
                    let err67 = { instancePath: instancePath + "/decode/pcp", schemaPath: "#/$defs/pool/properties/pcp/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
                }
                if (typeof data24 == "number" && isFinite(data24) && (data24 < 1 || isNaN(data24))) {
                    let err68 = { instancePath: instancePath + "/decode/pcp", schemaPath: "#/$defs/pool/properties/pcp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
                }
            }
            if (data19.ep !== void 0) {
                let data25 = data19.ep;
                if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25) && isFinite(data25))) {
                    let err69 = { instancePath: instancePath + "/decode/ep", schemaPath: "#/$defs/pool/properties/ep/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
                }
            }
            if (data19.dpAttn !== void 0 && typeof data19.dpAttn != "boolean") {
                let err70 = { instancePath: instancePath + "/decode/dpAttn", schemaPath: "#/$defs/pool/properties/dpAttn/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
            }
            if (data19.hardware !== void 0 && typeof data19.hardware != "string") {
                let err71 = { instancePath: instancePath + "/decode/hardware", schemaPath: "#/$defs/pool/properties/hardware/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
            }
            if (data19.additionalSettings !== void 0) {
                let data28 = data19.additionalSettings;
                if (Array.isArray(data28)) {
                    let len1 = data28.length;
                    for (let i1 = 0; i1 < len1; i1++)
                        if (typeof data28[i1] != "string") {
                            let err72 = { instancePath: instancePath + "/decode/additionalSettings/" + i1, schemaPath: "#/$defs/pool/properties/additionalSettings/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
                        }
                }
                else {
                    let err73 = { instancePath: instancePath + "/decode/additionalSettings", schemaPath: "#/$defs/pool/properties/additionalSettings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
                }
            }
        }
        else {
            let err74 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/pool/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
        }
    }
}
else {
    let err75 = { instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
} var _valid0 = _errs17 === errors; if (_valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 1]) : _valid0 && (valid0 = !0, passing0 = 1, props0 !== !0 && (props0 = !0)), valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
else {
    let err76 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
} return validate22.errors = vErrors, evaluated0.props = props0, errors === 0; }
validate22.evaluated = { dynamicProps: !0, dynamicItems: !1 };
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) { let vErrors = null, errors = 0, evaluated0 = validate21.evaluated; if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
        let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.kind === void 0) {
        let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.configKey === void 0) {
        let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "configKey" }, message: "must have required property 'configKey'" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.scenario === void 0) {
        let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenario" }, message: "must have required property 'scenario'" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.topology === void 0) {
        let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "topology" }, message: "must have required property 'topology'" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.conc === void 0) {
        let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "conc" }, message: "must have required property 'conc'" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.disagg === void 0) {
        let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "disagg" }, message: "must have required property 'disagg'" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.multinode === void 0) {
        let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "multinode" }, message: "must have required property 'multinode'" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.specDecoding === void 0) {
        let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "specDecoding" }, message: "must have required property 'specDecoding'" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.kvOffloading === void 0) {
        let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kvOffloading" }, message: "must have required property 'kvOffloading'" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.totalCpuDramGb === void 0) {
        let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "totalCpuDramGb" }, message: "must have required property 'totalCpuDramGb'" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.image === void 0) {
        let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "image" }, message: "must have required property 'image'" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.model === void 0) {
        let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model" }, message: "must have required property 'model'" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.modelPrefix === void 0) {
        let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "modelPrefix" }, message: "must have required property 'modelPrefix'" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.precision === void 0) {
        let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "precision" }, message: "must have required property 'precision'" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.framework === void 0) {
        let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "framework" }, message: "must have required property 'framework'" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.runner === void 0) {
        let err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "runner" }, message: "must have required property 'runner'" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.maxModelLen === void 0) {
        let err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maxModelLen" }, message: "must have required property 'maxModelLen'" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.seriesKey === void 0) {
        let err18 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "seriesKey" }, message: "must have required property 'seriesKey'" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.curveKey === void 0) {
        let err19 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "curveKey" }, message: "must have required property 'curveKey'" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.gpus === void 0) {
        let err20 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "gpus" }, message: "must have required property 'gpus'" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.nodes === void 0) {
        let err21 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nodes" }, message: "must have required property 'nodes'" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    if (data.expName === void 0) {
        let err22 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expName" }, message: "must have required property 'expName'" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
    }
    if (data.runsOn === void 0) {
        let err23 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "runsOn" }, message: "must have required property 'runsOn'" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
    if (data.timeoutMinutes === void 0) {
        let err24 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timeoutMinutes" }, message: "must have required property 'timeoutMinutes'" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.title === void 0) {
        let err25 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
    }
    if (data.estimatedGpuHours === void 0) {
        let err26 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "estimatedGpuHours" }, message: "must have required property 'estimatedGpuHours'" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
    }
    if (data.because === void 0) {
        let err27 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "because" }, message: "must have required property 'because'" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
    }
    for (let key0 in data)
        if (!func1.call(schema33.properties, key0)) {
            let err28 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
    if (data.id !== void 0) {
        let data0 = data.id;
        if (typeof data0 == "string") {
            if (!pattern4.test(data0)) {
                let err29 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9._-]{1,120}$" }, message: 'must match pattern "^[a-z0-9._-]{1,120}$"' };
                vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
        }
        else {
            let err30 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
    }
    if (data.kind !== void 0) {
        let data1 = data.kind;
        if (!(data1 === "benchmark" || data1 === "eval")) {
            let err31 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema33.properties.kind.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
    }
    if (data.configKey !== void 0 && typeof data.configKey != "string") {
        let err32 = { instancePath: instancePath + "/configKey", schemaPath: "#/properties/configKey/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
    }
    if (data.scenario !== void 0) {
        let data3 = data.scenario;
        if (!(data3 === "agentic-coding" || data3 === "fixed-seq-len")) {
            let err33 = { instancePath: instancePath + "/scenario", schemaPath: "#/properties/scenario/enum", keyword: "enum", params: { allowedValues: schema33.properties.scenario.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
    }
    if (data.isl !== void 0) {
        let data4 = data.isl;
        if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
            let err34 = { instancePath: instancePath + "/isl", schemaPath: "#/properties/isl/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
    }
    if (data.osl !== void 0) {
        let data5 = data.osl;
        if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
            let err35 = { instancePath: instancePath + "/osl", schemaPath: "#/properties/osl/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
    }
    if (data.randomRangeRatio !== void 0) {
        let data6 = data.randomRangeRatio;
        if (!(typeof data6 == "number" && isFinite(data6))) {
            let err36 = { instancePath: instancePath + "/randomRangeRatio", schemaPath: "#/properties/randomRangeRatio/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
    }
    if (data.promptsPerConc !== void 0) {
        let data7 = data.promptsPerConc;
        if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
            let err37 = { instancePath: instancePath + "/promptsPerConc", schemaPath: "#/properties/promptsPerConc/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
    }
    if (data.topology !== void 0 && (validate22(data.topology, { instancePath: instancePath + "/topology", parentData: data, parentDataProperty: "topology", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length)), data.conc !== void 0) {
        let data9 = data.conc;
        if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
            let err38 = { instancePath: instancePath + "/conc", schemaPath: "#/properties/conc/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
        }
        if (typeof data9 == "number" && isFinite(data9) && (data9 < 1 || isNaN(data9))) {
            let err39 = { instancePath: instancePath + "/conc", schemaPath: "#/properties/conc/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
    }
    if (data.evalConcs !== void 0) {
        let data10 = data.evalConcs;
        if (Array.isArray(data10)) {
            let len0 = data10.length;
            for (let i0 = 0; i0 < len0; i0++) {
                let data11 = data10[i0];
                if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
                    let err40 = { instancePath: instancePath + "/evalConcs/" + i0, schemaPath: "#/properties/evalConcs/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                }
            }
        }
        else {
            let err41 = { instancePath: instancePath + "/evalConcs", schemaPath: "#/properties/evalConcs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
        }
    }
    if (data.disagg !== void 0 && typeof data.disagg != "boolean") {
        let err42 = { instancePath: instancePath + "/disagg", schemaPath: "#/properties/disagg/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
    }
    if (data.multinode !== void 0 && typeof data.multinode != "boolean") {
        let err43 = { instancePath: instancePath + "/multinode", schemaPath: "#/properties/multinode/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
    }
    if (data.specDecoding !== void 0 && typeof data.specDecoding != "string") {
        let err44 = { instancePath: instancePath + "/specDecoding", schemaPath: "#/properties/specDecoding/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
    }
    if (data.acceptance !== void 0) {
        let data15 = data.acceptance;
        if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
            if (data15.curve === void 0) {
                let err45 = { instancePath: instancePath + "/acceptance", schemaPath: "#/properties/acceptance/required", keyword: "required", params: { missingProperty: "curve" }, message: "must have required property 'curve'" };
                vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
            }
            if (data15.modelKey === void 0) {
                let err46 = { instancePath: instancePath + "/acceptance", schemaPath: "#/properties/acceptance/required", keyword: "required", params: { missingProperty: "modelKey" }, message: "must have required property 'modelKey'" };
                vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
            }
            if (data15.thinking === void 0) {
                let err47 = { instancePath: instancePath + "/acceptance", schemaPath: "#/properties/acceptance/required", keyword: "required", params: { missingProperty: "thinking" }, message: "must have required property 'thinking'" };
                vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
            }
            if (data15.numSpecTokens === void 0) {
                let err48 = { instancePath: instancePath + "/acceptance", schemaPath: "#/properties/acceptance/required", keyword: "required", params: { missingProperty: "numSpecTokens" }, message: "must have required property 'numSpecTokens'" };
                vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
            }
            if (data15.acceptanceLength === void 0) {
                let err49 = { instancePath: instancePath + "/acceptance", schemaPath: "#/properties/acceptance/required", keyword: "required", params: { missingProperty: "acceptanceLength" }, message: "must have required property 'acceptanceLength'" };
                vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
            }
            for (let key1 in data15)
                if (!(key1 === "curve" || key1 === "modelKey" || key1 === "thinking" || key1 === "numSpecTokens" || key1 === "acceptanceLength")) {
                    let err50 = { instancePath: instancePath + "/acceptance", schemaPath: "#/properties/acceptance/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                    vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                }
            if (data15.curve !== void 0 && typeof data15.curve != "string") {
                let err51 = { instancePath: instancePath + "/acceptance/curve", schemaPath: "#/properties/acceptance/properties/curve/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
            }
            if (data15.modelKey !== void 0 && typeof data15.modelKey != "string") {
                let err52 = { instancePath: instancePath + "/acceptance/modelKey", schemaPath: "#/properties/acceptance/properties/modelKey/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
            }
            if (data15.thinking !== void 0) {
                let data18 = data15.thinking;
                if (!(data18 === "on" || data18 === "off")) {
                    let err53 = { instancePath: instancePath + "/acceptance/thinking", schemaPath: "#/properties/acceptance/properties/thinking/enum", keyword: "enum", params: { allowedValues: schema33.properties.acceptance.properties.thinking.enum }, message: "must be equal to one of the allowed values" };
                    vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
                }
            }
            if (data15.numSpecTokens !== void 0) {
                let data19 = data15.numSpecTokens;
                if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19) && isFinite(data19))) {
                    let err54 = { instancePath: instancePath + "/acceptance/numSpecTokens", schemaPath: "#/properties/acceptance/properties/numSpecTokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
                }
            }
            if (data15.acceptanceLength !== void 0) {
                let data20 = data15.acceptanceLength;
                if (!(typeof data20 == "number" && isFinite(data20))) {
                    let err55 = { instancePath: instancePath + "/acceptance/acceptanceLength", schemaPath: "#/properties/acceptance/properties/acceptanceLength/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                    vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
                }
            }
        }
        else {
            let err56 = { instancePath: instancePath + "/acceptance", schemaPath: "#/properties/acceptance/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
        }
    }
    if (data.kvOffloading !== void 0) {
        let data21 = data.kvOffloading;
        if (!(data21 === "none" || data21 === "dram")) {
            let err57 = { instancePath: instancePath + "/kvOffloading", schemaPath: "#/properties/kvOffloading/enum", keyword: "enum", params: { allowedValues: schema33.properties.kvOffloading.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
        }
    }
    if (data.kvOffloadBackend !== void 0) {
        let data22 = data.kvOffloadBackend;
        if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
            if (data22.name === void 0) {
                let err58 = { instancePath: instancePath + "/kvOffloadBackend", schemaPath: "#/$defs/component/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
                vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
            }
            for (let key2 in data22)
                if (!(key2 === "name" || key2 === "version")) {
                    let err59 = { instancePath: instancePath + "/kvOffloadBackend", schemaPath: "#/$defs/component/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                    vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
                }
            if (data22.name !== void 0 && typeof data22.name != "string") {
                let err60 = { instancePath: instancePath + "/kvOffloadBackend/name", schemaPath: "#/$defs/component/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
            }
            if (data22.version !== void 0 && typeof data22.version != "string") {
                let err61 = { instancePath: instancePath + "/kvOffloadBackend/version", schemaPath: "#/$defs/component/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
            }
        }
        else {
            let err62 = { instancePath: instancePath + "/kvOffloadBackend", schemaPath: "#/$defs/component/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
        }
    }
    if (data.router !== void 0) {
        let data25 = data.router;
        if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
            if (data25.name === void 0) {
                let err63 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/component/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
                vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
            }
            for (let key3 in data25)
                if (!(key3 === "name" || key3 === "version")) {
                    let err64 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/component/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                    vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
                }
            if (data25.name !== void 0 && typeof data25.name != "string") {
                let err65 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/component/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
            }
            if (data25.version !== void 0 && typeof data25.version != "string") {
                let err66 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/component/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
            }
        }
        else {
            let err67 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/component/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
        }
    }
    if (data.kvP2pTransfer !== void 0 && typeof data.kvP2pTransfer != "string") {
        let err68 = { instancePath: instancePath + "/kvP2pTransfer", schemaPath: "#/properties/kvP2pTransfer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
    }
    if (data.totalCpuDramGb !== void 0) {
        let data29 = data.totalCpuDramGb;
        if (!(typeof data29 == "number" && isFinite(data29))) {
            let err69 = { instancePath: instancePath + "/totalCpuDramGb", schemaPath: "#/properties/totalCpuDramGb/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
        }
    }
    if (data.image !== void 0 && typeof data.image != "string") {
        let err70 = { instancePath: instancePath + "/image", schemaPath: "#/properties/image/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
    }
    if (data.model !== void 0 && typeof data.model != "string") {
        let err71 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
    }
    if (data.modelPrefix !== void 0 && typeof data.modelPrefix != "string") {
        let err72 = { instancePath: instancePath + "/modelPrefix", schemaPath: "#/properties/modelPrefix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
    }
    if (data.precision !== void 0 && typeof data.precision != "string") {
        let err73 = { instancePath: instancePath + "/precision", schemaPath: "#/properties/precision/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
    }
    if (data.framework !== void 0 && typeof data.framework != "string") {
        let err74 = { instancePath: instancePath + "/framework", schemaPath: "#/properties/framework/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
    }
    if (data.runner !== void 0 && typeof data.runner != "string") {
        let err75 = { instancePath: instancePath + "/runner", schemaPath: "#/properties/runner/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
    }
    if (data.durationSeconds !== void 0) {
        let data36 = data.durationSeconds;
        if (!(typeof data36 == "number" && isFinite(data36))) {
            let err76 = { instancePath: instancePath + "/durationSeconds", schemaPath: "#/properties/durationSeconds/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
        }
    }
    if (data.warmupRequestsPerLane !== void 0) {
        let data37 = data.warmupRequestsPerLane;
        if (!(typeof data37 == "number" && !(data37 % 1) && !isNaN(data37) && isFinite(data37))) {
            let err77 = { instancePath: instancePath + "/warmupRequestsPerLane", schemaPath: "#/properties/warmupRequestsPerLane/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
        }
    }
    if (data.maxModelLen !== void 0) {
        let data38 = data.maxModelLen;
        if (!(typeof data38 == "number" && !(data38 % 1) && !isNaN(data38) && isFinite(data38))) {
            let err78 = { instancePath: instancePath + "/maxModelLen", schemaPath: "#/properties/maxModelLen/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
        }
    }
    if (data.dataset !== void 0) {
        let data39 = data.dataset;
        if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
            if (data39.loader === void 0) {
                let err79 = { instancePath: instancePath + "/dataset", schemaPath: "#/properties/dataset/required", keyword: "required", params: { missingProperty: "loader" }, message: "must have required property 'loader'" };
                vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
            }
            for (let key4 in data39)
                if (!(key4 === "loader" || key4 === "path" || key4 === "digest" || key4 === "generator")) {
                    let err80 = { instancePath: instancePath + "/dataset", schemaPath: "#/properties/dataset/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
                    vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
                }
            if (data39.loader !== void 0 && typeof data39.loader != "string") {
                let err81 = { instancePath: instancePath + "/dataset/loader", schemaPath: "#/properties/dataset/properties/loader/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
            }
            if (data39.path !== void 0 && typeof data39.path != "string") {
                let err82 = { instancePath: instancePath + "/dataset/path", schemaPath: "#/properties/dataset/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
            }
            if (data39.digest !== void 0) {
                let data42 = data39.digest;
                if (typeof data42 == "string") {
                    if (!pattern5.test(data42)) {
                        let err83 = { instancePath: instancePath + "/dataset/digest", schemaPath: "#/properties/dataset/properties/digest/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
                        vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
                    }
                }
                else {
                    let err84 = { instancePath: instancePath + "/dataset/digest", schemaPath: "#/properties/dataset/properties/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
                }
            }
            if (data39.generator !== void 0) {
                let data43 = data39.generator;
                if (!(data43 && typeof data43 == "object" && !Array.isArray(data43))) {
                    let err85 = { instancePath: instancePath + "/dataset/generator", schemaPath: "#/properties/dataset/properties/generator/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
                }
            }
        }
        else {
            let err86 = { instancePath: instancePath + "/dataset", schemaPath: "#/properties/dataset/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
        }
    }
    if (data.recipe !== void 0) {
        let data44 = data.recipe;
        if (data44 && typeof data44 == "object" && !Array.isArray(data44)) {
            if (data44.path === void 0) {
                let err87 = { instancePath: instancePath + "/recipe", schemaPath: "#/properties/recipe/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
                vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
            }
            if (data44.digest === void 0) {
                let err88 = { instancePath: instancePath + "/recipe", schemaPath: "#/properties/recipe/required", keyword: "required", params: { missingProperty: "digest" }, message: "must have required property 'digest'" };
                vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
            }
            for (let key5 in data44)
                if (!(key5 === "path" || key5 === "selector" || key5 === "digest")) {
                    let err89 = { instancePath: instancePath + "/recipe", schemaPath: "#/properties/recipe/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
                    vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
                }
            if (data44.path !== void 0 && typeof data44.path != "string") {
                let err90 = { instancePath: instancePath + "/recipe/path", schemaPath: "#/properties/recipe/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
            }
            if (data44.selector !== void 0 && typeof data44.selector != "string") {
                let err91 = { instancePath: instancePath + "/recipe/selector", schemaPath: "#/properties/recipe/properties/selector/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
            }
            if (data44.digest !== void 0) {
                let data47 = data44.digest;
                if (typeof data47 == "string") {
                    if (!pattern5.test(data47)) {
                        let err92 = { instancePath: instancePath + "/recipe/digest", schemaPath: "#/properties/recipe/properties/digest/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
                        vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
                    }
                }
                else {
                    let err93 = { instancePath: instancePath + "/recipe/digest", schemaPath: "#/properties/recipe/properties/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
                }
            }
        }
        else {
            let err94 = { instancePath: instancePath + "/recipe", schemaPath: "#/properties/recipe/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
        }
    }
    if (data.evalTask !== void 0) {
        let data48 = data.evalTask;
        if (data48 && typeof data48 == "object" && !Array.isArray(data48)) {
            if (data48.task === void 0) {
                let err95 = { instancePath: instancePath + "/evalTask", schemaPath: "#/properties/evalTask/required", keyword: "required", params: { missingProperty: "task" }, message: "must have required property 'task'" };
                vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
            }
            for (let key6 in data48)
                if (!(key6 === "task" || key6 === "path" || key6 === "digest" || key6 === "limit")) {
                    let err96 = { instancePath: instancePath + "/evalTask", schemaPath: "#/properties/evalTask/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
                    vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
                }
            if (data48.task !== void 0 && typeof data48.task != "string") {
                let err97 = { instancePath: instancePath + "/evalTask/task", schemaPath: "#/properties/evalTask/properties/task/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
            }
            if (data48.path !== void 0 && typeof data48.path != "string") {
                let err98 = { instancePath: instancePath + "/evalTask/path", schemaPath: "#/properties/evalTask/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
            }
            if (data48.digest !== void 0) {
                let data51 = data48.digest;
                if (typeof data51 == "string") {
                    if (!pattern5.test(data51)) {
                        let err99 = { instancePath: instancePath + "/evalTask/digest", schemaPath: "#/properties/evalTask/properties/digest/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
                        vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
                    }
                }
                else {
                    let err100 = { instancePath: instancePath + "/evalTask/digest", schemaPath: "#/properties/evalTask/properties/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
                }
            }
            if (data48.limit !== void 0) {
                let data52 = data48.limit;
                if (!(typeof data52 == "number" && !(data52 % 1) && !isNaN(data52) && isFinite(data52))) {
                    let err101 = { instancePath: instancePath + "/evalTask/limit", schemaPath: "#/properties/evalTask/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
                }
            }
        }
        else {
            let err102 = { instancePath: instancePath + "/evalTask", schemaPath: "#/properties/evalTask/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
        }
    }
    if (data.simulated !== void 0 && data.simulated !== !0) {
        let err103 = { instancePath: instancePath + "/simulated", schemaPath: "#/properties/simulated/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
    }
    if (data.traceScale !== void 0) {
        let data54 = data.traceScale;
        if (typeof data54 == "number" && isFinite(data54)) {
            if (data54 < 1 || isNaN(data54)) {
                let err104 = { instancePath: instancePath + "/traceScale", schemaPath: "#/properties/traceScale/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
            }
        }
        else {
            let err105 = { instancePath: instancePath + "/traceScale", schemaPath: "#/properties/traceScale/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
        }
    }
    if (data.seriesKey !== void 0 && typeof data.seriesKey != "string") {
        let err106 = { instancePath: instancePath + "/seriesKey", schemaPath: "#/properties/seriesKey/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
    }
    if (data.curveKey !== void 0 && typeof data.curveKey != "string") {
        let err107 = { instancePath: instancePath + "/curveKey", schemaPath: "#/properties/curveKey/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
    }
    if (data.gpus !== void 0) {
        let data57 = data.gpus;
        if (!(typeof data57 == "number" && !(data57 % 1) && !isNaN(data57) && isFinite(data57))) {
            let err108 = { instancePath: instancePath + "/gpus", schemaPath: "#/properties/gpus/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
        }
        if (typeof data57 == "number" && isFinite(data57) && (data57 < 1 || isNaN(data57))) {
            let err109 = { instancePath: instancePath + "/gpus", schemaPath: "#/properties/gpus/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
            vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
        }
    }
    if (data.nodes !== void 0) {
        let data58 = data.nodes;
        if (!(typeof data58 == "number" && !(data58 % 1) && !isNaN(data58) && isFinite(data58))) {
            let err110 = { instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++;
        }
        if (typeof data58 == "number" && isFinite(data58) && (data58 < 1 || isNaN(data58))) {
            let err111 = { instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
            vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++;
        }
    }
    if (data.expName !== void 0 && typeof data.expName != "string") {
        let err112 = { instancePath: instancePath + "/expName", schemaPath: "#/properties/expName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err112] : vErrors.push(err112), errors++;
    }
    if (data.recipeFingerprint !== void 0) {
        let data60 = data.recipeFingerprint;
        if (typeof data60 == "string") {
            if (!pattern5.test(data60)) {
                let err113 = { instancePath: instancePath + "/recipeFingerprint", schemaPath: "#/properties/recipeFingerprint/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
                vErrors === null ? vErrors = [err113] : vErrors.push(err113), errors++;
            }
        }
        else {
            let err114 = { instancePath: instancePath + "/recipeFingerprint", schemaPath: "#/properties/recipeFingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err114] : vErrors.push(err114), errors++;
        }
    }
    if (data.runsOn !== void 0) {
        let data61 = data.runsOn;
        if (Array.isArray(data61)) {
            let len1 = data61.length;
            for (let i1 = 0; i1 < len1; i1++)
                if (typeof data61[i1] != "string") {
                    let err115 = { instancePath: instancePath + "/runsOn/" + i1, schemaPath: "#/properties/runsOn/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err115] : vErrors.push(err115), errors++;
                }
        }
        else {
            let err116 = { instancePath: instancePath + "/runsOn", schemaPath: "#/properties/runsOn/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            vErrors === null ? vErrors = [err116] : vErrors.push(err116), errors++;
        }
    }
    if (data.timeoutMinutes !== void 0) {
        let data63 = data.timeoutMinutes;
        if (!(typeof data63 == "number" && !(data63 % 1) && !isNaN(data63) && isFinite(data63))) {
            let err117 = { instancePath: instancePath + "/timeoutMinutes", schemaPath: "#/properties/timeoutMinutes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err117] : vErrors.push(err117), errors++;
        }
    }
    if (data.queueMinutes !== void 0) {
        let data64 = data.queueMinutes;
        if (typeof data64 == "number" && isFinite(data64)) {
            if (data64 <= 0 || isNaN(data64)) {
                let err118 = { instancePath: instancePath + "/queueMinutes", schemaPath: "#/properties/queueMinutes/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
                vErrors === null ? vErrors = [err118] : vErrors.push(err118), errors++;
            }
        }
        else {
            let err119 = { instancePath: instancePath + "/queueMinutes", schemaPath: "#/properties/queueMinutes/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            vErrors === null ? vErrors = [err119] : vErrors.push(err119), errors++;
        }
    }
    if (data.title !== void 0 && typeof data.title != "string") {
        let err120 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err120] : vErrors.push(err120), errors++;
    }
    if (data.estimatedGpuHours !== void 0) {
        let data66 = data.estimatedGpuHours;
        if (!(typeof data66 == "number" && isFinite(data66))) {
            let err121 = { instancePath: instancePath + "/estimatedGpuHours", schemaPath: "#/properties/estimatedGpuHours/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            vErrors === null ? vErrors = [err121] : vErrors.push(err121), errors++;
        }
    }
    if (data.because !== void 0) {
        let data67 = data.because;
        if (Array.isArray(data67)) {
            let len2 = data67.length;
            for (let i2 = 0; i2 < len2; i2++)
                if (typeof data67[i2] != "string") {
                    let err122 = { instancePath: instancePath + "/because/" + i2, schemaPath: "#/properties/because/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err122] : vErrors.push(err122), errors++;
                }
        }
        else {
            let err123 = { instancePath: instancePath + "/because", schemaPath: "#/properties/because/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            vErrors === null ? vErrors = [err123] : vErrors.push(err123), errors++;
        }
    }
}
else {
    let err124 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err124] : vErrors.push(err124), errors++;
} return validate21.errors = vErrors, errors === 0; }
validate21.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema40 = { type: "object", description: "A finding.", additionalProperties: !1, required: ["code", "severity", "blame", "message"], properties: { code: { type: "string", pattern: "^INFX[0-9]{3}$", description: "Code, see docs/problems.md." }, severity: { enum: ["error", "warning", "notice"], description: "Severity." }, blame: { enum: ["user", "infra", "product"], description: "Whose it is." }, message: { type: "string", description: "What is wrong." }, hint: { type: "string", description: "What to do." }, at: { $ref: "#/$defs/place" } } };
var pattern10 = new RegExp("^INFX[0-9]{3}$", "u");
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) { let vErrors = null, errors = 0, evaluated0 = validate25.evaluated; if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0) {
        let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.severity === void 0) {
        let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "severity" }, message: "must have required property 'severity'" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.blame === void 0) {
        let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "blame" }, message: "must have required property 'blame'" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.message === void 0) {
        let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
        if (!(key0 === "code" || key0 === "severity" || key0 === "blame" || key0 === "message" || key0 === "hint" || key0 === "at")) {
            let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
    if (data.code !== void 0) {
        let data0 = data.code;
        if (typeof data0 == "string") {
            if (!pattern10.test(data0)) {
                let err5 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/pattern", keyword: "pattern", params: { pattern: "^INFX[0-9]{3}$" }, message: 'must match pattern "^INFX[0-9]{3}$"' };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
        }
        else {
            let err6 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
    }
    if (data.severity !== void 0) {
        let data1 = data.severity;
        if (!(data1 === "error" || data1 === "warning" || data1 === "notice")) {
            let err7 = { instancePath: instancePath + "/severity", schemaPath: "#/properties/severity/enum", keyword: "enum", params: { allowedValues: schema40.properties.severity.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
    }
    if (data.blame !== void 0) {
        let data2 = data.blame;
        if (!(data2 === "user" || data2 === "infra" || data2 === "product")) {
            let err8 = { instancePath: instancePath + "/blame", schemaPath: "#/properties/blame/enum", keyword: "enum", params: { allowedValues: schema40.properties.blame.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
    }
    if (data.message !== void 0 && typeof data.message != "string") {
        let err9 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.hint !== void 0 && typeof data.hint != "string") {
        let err10 = { instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.at !== void 0) {
        let data5 = data.at;
        if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            if (data5.file === void 0) {
                let err11 = { instancePath: instancePath + "/at", schemaPath: "#/$defs/place/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
            if (data5.line === void 0) {
                let err12 = { instancePath: instancePath + "/at", schemaPath: "#/$defs/place/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'" };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
            if (data5.col === void 0) {
                let err13 = { instancePath: instancePath + "/at", schemaPath: "#/$defs/place/required", keyword: "required", params: { missingProperty: "col" }, message: "must have required property 'col'" };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
            for (let key1 in data5)
                if (!(key1 === "file" || key1 === "line" || key1 === "col" || key1 === "endCol")) {
                    let err14 = { instancePath: instancePath + "/at", schemaPath: "#/$defs/place/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                }
            if (data5.file !== void 0 && typeof data5.file != "string") {
                let err15 = { instancePath: instancePath + "/at/file", schemaPath: "#/$defs/place/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
            if (data5.line !== void 0) {
                let data7 = data5.line;
                if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
                    let err16 = { instancePath: instancePath + "/at/line", schemaPath: "#/$defs/place/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                }
            }
            if (data5.col !== void 0) {
                let data8 = data5.col;
                if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
                    let err17 = { instancePath: instancePath + "/at/col", schemaPath: "#/$defs/place/properties/col/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                }
            }
            if (data5.endCol !== void 0) {
                let data9 = data5.endCol;
                if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
                    let err18 = { instancePath: instancePath + "/at/endCol", schemaPath: "#/$defs/place/properties/endCol/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                }
            }
        }
        else {
            let err19 = { instancePath: instancePath + "/at", schemaPath: "#/$defs/place/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
    }
}
else {
    let err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
} return validate25.errors = vErrors, errors === 0; }
validate25.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) { let vErrors = null, errors = 0, evaluated0 = validate20.evaluated; if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema === void 0) {
        let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schema" }, message: "must have required property 'schema'" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.trigger === void 0) {
        let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "trigger" }, message: "must have required property 'trigger'" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.decision === void 0) {
        let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decision" }, message: "must have required property 'decision'" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.changelog === void 0) {
        let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "changelog" }, message: "must have required property 'changelog'" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.points === void 0) {
        let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "points" }, message: "must have required property 'points'" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.canary === void 0) {
        let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "canary" }, message: "must have required property 'canary'" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.shards === void 0) {
        let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "shards" }, message: "must have required property 'shards'" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.keys === void 0) {
        let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "keys" }, message: "must have required property 'keys'" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.totals === void 0) {
        let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "totals" }, message: "must have required property 'totals'" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.problems === void 0) {
        let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "problems" }, message: "must have required property 'problems'" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.digest === void 0) {
        let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "digest" }, message: "must have required property 'digest'" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    for (let key0 in data)
        if (!func1.call(schema31.properties, key0)) {
            let err11 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
    if (data.schema !== void 0 && data.schema !== "plan.v1") {
        let err12 = { instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "plan.v1" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.trigger !== void 0) {
        let data1 = data.trigger;
        if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.kind === void 0) {
                let err13 = { instancePath: instancePath + "/trigger", schemaPath: "#/properties/trigger/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
            if (data1.labels === void 0) {
                let err14 = { instancePath: instancePath + "/trigger", schemaPath: "#/properties/trigger/required", keyword: "required", params: { missingProperty: "labels" }, message: "must have required property 'labels'" };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
            for (let key1 in data1)
                if (!(key1 === "kind" || key1 === "labels" || key1 === "pullRequest")) {
                    let err15 = { instancePath: instancePath + "/trigger", schemaPath: "#/properties/trigger/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                }
            if (data1.kind !== void 0 && typeof data1.kind != "string") {
                let err16 = { instancePath: instancePath + "/trigger/kind", schemaPath: "#/properties/trigger/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
            if (data1.labels !== void 0) {
                let data3 = data1.labels;
                if (Array.isArray(data3)) {
                    let len0 = data3.length;
                    for (let i0 = 0; i0 < len0; i0++)
                        if (typeof data3[i0] != "string") {
                            let err17 = { instancePath: instancePath + "/trigger/labels/" + i0, schemaPath: "#/properties/trigger/properties/labels/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                        }
                }
                else {
                    let err18 = { instancePath: instancePath + "/trigger/labels", schemaPath: "#/properties/trigger/properties/labels/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                }
            }
            if (data1.pullRequest !== void 0) {
                let data5 = data1.pullRequest;
                if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
                    let err19 = { instancePath: instancePath + "/trigger/pullRequest", schemaPath: "#/properties/trigger/properties/pullRequest/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                }
            }
        }
        else {
            let err20 = { instancePath: instancePath + "/trigger", schemaPath: "#/properties/trigger/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
    }
    if (data.decision !== void 0) {
        let data6 = data.decision;
        if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
            if (data6.action === void 0) {
                let err21 = { instancePath: instancePath + "/decision", schemaPath: "#/properties/decision/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'" };
                vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
            if (data6.because === void 0) {
                let err22 = { instancePath: instancePath + "/decision", schemaPath: "#/properties/decision/required", keyword: "required", params: { missingProperty: "because" }, message: "must have required property 'because'" };
                vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
            }
            for (let key2 in data6)
                if (!(key2 === "action" || key2 === "because")) {
                    let err23 = { instancePath: instancePath + "/decision", schemaPath: "#/properties/decision/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                    vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                }
            if (data6.action !== void 0) {
                let data7 = data6.action;
                if (!(data7 === "run" || data7 === "skip" || data7 === "refuse")) {
                    let err24 = { instancePath: instancePath + "/decision/action", schemaPath: "#/properties/decision/properties/action/enum", keyword: "enum", params: { allowedValues: schema31.properties.decision.properties.action.enum }, message: "must be equal to one of the allowed values" };
                    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                }
            }
            if (data6.because !== void 0) {
                let data8 = data6.because;
                if (Array.isArray(data8)) {
                    let len1 = data8.length;
                    for (let i1 = 0; i1 < len1; i1++)
                        if (typeof data8[i1] != "string") {
                            let err25 = { instancePath: instancePath + "/decision/because/" + i1, schemaPath: "#/properties/decision/properties/because/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                        }
                }
                else {
                    let err26 = { instancePath: instancePath + "/decision/because", schemaPath: "#/properties/decision/properties/because/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                }
            }
        }
        else {
            let err27 = { instancePath: instancePath + "/decision", schemaPath: "#/properties/decision/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
    }
    if (data.labelNotes !== void 0) {
        let data10 = data.labelNotes;
        if (Array.isArray(data10)) {
            let len2 = data10.length;
            for (let i2 = 0; i2 < len2; i2++) {
                let data11 = data10[i2];
                if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                    if (data11.label === void 0) {
                        let err28 = { instancePath: instancePath + "/labelNotes/" + i2, schemaPath: "#/properties/labelNotes/items/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
                        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                    }
                    if (data11.effect === void 0) {
                        let err29 = { instancePath: instancePath + "/labelNotes/" + i2, schemaPath: "#/properties/labelNotes/items/required", keyword: "required", params: { missingProperty: "effect" }, message: "must have required property 'effect'" };
                        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                    }
                    for (let key3 in data11)
                        if (!(key3 === "label" || key3 === "effect")) {
                            let err30 = { instancePath: instancePath + "/labelNotes/" + i2, schemaPath: "#/properties/labelNotes/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                        }
                    if (data11.label !== void 0 && typeof data11.label != "string") {
                        let err31 = { instancePath: instancePath + "/labelNotes/" + i2 + "/label", schemaPath: "#/properties/labelNotes/items/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                    }
                    if (data11.effect !== void 0 && typeof data11.effect != "string") {
                        let err32 = { instancePath: instancePath + "/labelNotes/" + i2 + "/effect", schemaPath: "#/properties/labelNotes/items/properties/effect/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                    }
                }
                else {
                    let err33 = { instancePath: instancePath + "/labelNotes/" + i2, schemaPath: "#/properties/labelNotes/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                }
            }
        }
        else {
            let err34 = { instancePath: instancePath + "/labelNotes", schemaPath: "#/properties/labelNotes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
    }
    if (data.base !== void 0 && typeof data.base != "string") {
        let err35 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
    }
    if (data.head !== void 0 && typeof data.head != "string") {
        let err36 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
    }
    if (data.mergeBase !== void 0 && typeof data.mergeBase != "string") {
        let err37 = { instancePath: instancePath + "/mergeBase", schemaPath: "#/properties/mergeBase/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
    }
    if (data.changelog !== void 0) {
        let data17 = data.changelog;
        if (Array.isArray(data17)) {
            let len3 = data17.length;
            for (let i3 = 0; i3 < len3; i3++) {
                let data18 = data17[i3];
                if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                    if (data18.configKeys === void 0) {
                        let err38 = { instancePath: instancePath + "/changelog/" + i3, schemaPath: "#/$defs/changelogEntry/required", keyword: "required", params: { missingProperty: "configKeys" }, message: "must have required property 'configKeys'" };
                        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                    }
                    if (data18.description === void 0) {
                        let err39 = { instancePath: instancePath + "/changelog/" + i3, schemaPath: "#/$defs/changelogEntry/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
                        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                    }
                    if (data18.prLink === void 0) {
                        let err40 = { instancePath: instancePath + "/changelog/" + i3, schemaPath: "#/$defs/changelogEntry/required", keyword: "required", params: { missingProperty: "prLink" }, message: "must have required property 'prLink'" };
                        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                    }
                    if (data18.evalsOnly === void 0) {
                        let err41 = { instancePath: instancePath + "/changelog/" + i3, schemaPath: "#/$defs/changelogEntry/required", keyword: "required", params: { missingProperty: "evalsOnly" }, message: "must have required property 'evalsOnly'" };
                        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                    }
                    if (data18.allEvals === void 0) {
                        let err42 = { instancePath: instancePath + "/changelog/" + i3, schemaPath: "#/$defs/changelogEntry/required", keyword: "required", params: { missingProperty: "allEvals" }, message: "must have required property 'allEvals'" };
                        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                    }
                    if (data18.appendOnly === void 0) {
                        let err43 = { instancePath: instancePath + "/changelog/" + i3, schemaPath: "#/$defs/changelogEntry/required", keyword: "required", params: { missingProperty: "appendOnly" }, message: "must have required property 'appendOnly'" };
                        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                    }
                    if (data18.ordinal === void 0) {
                        let err44 = { instancePath: instancePath + "/changelog/" + i3, schemaPath: "#/$defs/changelogEntry/required", keyword: "required", params: { missingProperty: "ordinal" }, message: "must have required property 'ordinal'" };
                        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                    }
                    if (data18.line === void 0) {
                        let err45 = { instancePath: instancePath + "/changelog/" + i3, schemaPath: "#/$defs/changelogEntry/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'" };
                        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
                    }
                    for (let key4 in data18)
                        if (!func1.call(schema32.properties, key4)) {
                            let err46 = { instancePath: instancePath + "/changelog/" + i3, schemaPath: "#/$defs/changelogEntry/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
                            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                        }
                    if (data18.configKeys !== void 0) {
                        let data19 = data18.configKeys;
                        if (Array.isArray(data19)) {
                            let len4 = data19.length;
                            for (let i4 = 0; i4 < len4; i4++)
                                if (typeof data19[i4] != "string") {
                                    let err47 = { instancePath: instancePath + "/changelog/" + i3 + "/configKeys/" + i4, schemaPath: "#/$defs/changelogEntry/properties/configKeys/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                                }
                        }
                        else {
                            let err48 = { instancePath: instancePath + "/changelog/" + i3 + "/configKeys", schemaPath: "#/$defs/changelogEntry/properties/configKeys/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                            vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
                        }
                    }
                    if (data18.description !== void 0) {
                        let data21 = data18.description;
                        if (Array.isArray(data21)) {
                            let len5 = data21.length;
                            for (let i5 = 0; i5 < len5; i5++)
                                if (typeof data21[i5] != "string") {
                                    let err49 = { instancePath: instancePath + "/changelog/" + i3 + "/description/" + i5, schemaPath: "#/$defs/changelogEntry/properties/description/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
                                }
                        }
                        else {
                            let err50 = { instancePath: instancePath + "/changelog/" + i3 + "/description", schemaPath: "#/$defs/changelogEntry/properties/description/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                            vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                        }
                    }
                    if (data18.prLink !== void 0 && typeof data18.prLink != "string") {
                        let err51 = { instancePath: instancePath + "/changelog/" + i3 + "/prLink", schemaPath: "#/$defs/changelogEntry/properties/prLink/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
                    }
                    if (data18.scenarioType !== void 0) {
                        let data24 = data18.scenarioType;
                        if (Array.isArray(data24)) {
                            let len6 = data24.length;
                            for (let i6 = 0; i6 < len6; i6++)
                                if (typeof data24[i6] != "string") {
                                    let err52 = { instancePath: instancePath + "/changelog/" + i3 + "/scenarioType/" + i6, schemaPath: "#/$defs/changelogEntry/properties/scenarioType/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
                                }
                        }
                        else {
                            let err53 = { instancePath: instancePath + "/changelog/" + i3 + "/scenarioType", schemaPath: "#/$defs/changelogEntry/properties/scenarioType/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                            vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
                        }
                    }
                    if (data18.evalsOnly !== void 0 && typeof data18.evalsOnly != "boolean") {
                        let err54 = { instancePath: instancePath + "/changelog/" + i3 + "/evalsOnly", schemaPath: "#/$defs/changelogEntry/properties/evalsOnly/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                        vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
                    }
                    if (data18.allEvals !== void 0 && typeof data18.allEvals != "boolean") {
                        let err55 = { instancePath: instancePath + "/changelog/" + i3 + "/allEvals", schemaPath: "#/$defs/changelogEntry/properties/allEvals/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                        vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
                    }
                    if (data18.appendOnly !== void 0 && typeof data18.appendOnly != "boolean") {
                        let err56 = { instancePath: instancePath + "/changelog/" + i3 + "/appendOnly", schemaPath: "#/$defs/changelogEntry/properties/appendOnly/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
                    }
                    if (data18.evalMinPrefillEp !== void 0) {
                        let data29 = data18.evalMinPrefillEp;
                        if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29) && isFinite(data29))) {
                            let err57 = { instancePath: instancePath + "/changelog/" + i3 + "/evalMinPrefillEp", schemaPath: "#/$defs/changelogEntry/properties/evalMinPrefillEp/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                            vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
                        }
                    }
                    if (data18.ordinal !== void 0) {
                        let data30 = data18.ordinal;
                        if (!(typeof data30 == "number" && !(data30 % 1) && !isNaN(data30) && isFinite(data30))) {
                            let err58 = { instancePath: instancePath + "/changelog/" + i3 + "/ordinal", schemaPath: "#/$defs/changelogEntry/properties/ordinal/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                            vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
                        }
                    }
                    if (data18.line !== void 0) {
                        let data31 = data18.line;
                        if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31) && isFinite(data31))) {
                            let err59 = { instancePath: instancePath + "/changelog/" + i3 + "/line", schemaPath: "#/$defs/changelogEntry/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                            vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
                        }
                    }
                    if (data18.file !== void 0 && typeof data18.file != "string") {
                        let err60 = { instancePath: instancePath + "/changelog/" + i3 + "/file", schemaPath: "#/$defs/changelogEntry/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
                    }
                }
                else {
                    let err61 = { instancePath: instancePath + "/changelog/" + i3, schemaPath: "#/$defs/changelogEntry/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
                }
            }
        }
        else {
            let err62 = { instancePath: instancePath + "/changelog", schemaPath: "#/properties/changelog/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
        }
    }
    if (data.points !== void 0) {
        let data33 = data.points;
        if (Array.isArray(data33)) {
            let len7 = data33.length;
            for (let i7 = 0; i7 < len7; i7++)
                validate21(data33[i7], { instancePath: instancePath + "/points/" + i7, parentData: data33, parentDataProperty: i7, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors), errors = vErrors.length);
        }
        else {
            let err63 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
        }
    }
    if (data.canary !== void 0) {
        let data35 = data.canary;
        if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
            if (data35.state === void 0) {
                let err64 = { instancePath: instancePath + "/canary", schemaPath: "#/properties/canary/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
                vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
            }
            if (data35.because === void 0) {
                let err65 = { instancePath: instancePath + "/canary", schemaPath: "#/properties/canary/required", keyword: "required", params: { missingProperty: "because" }, message: "must have required property 'because'" };
                vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
            }
            for (let key5 in data35)
                if (!(key5 === "state" || key5 === "pointId" || key5 === "because")) {
                    let err66 = { instancePath: instancePath + "/canary", schemaPath: "#/properties/canary/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
                    vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
                }
            if (data35.state !== void 0) {
                let data36 = data35.state;
                if (!(data36 === "chosen" || data36 === "none-possible" || data36 === "skipped")) {
                    let err67 = { instancePath: instancePath + "/canary/state", schemaPath: "#/properties/canary/properties/state/enum", keyword: "enum", params: { allowedValues: schema31.properties.canary.properties.state.enum }, message: "must be equal to one of the allowed values" };
                    vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
                }
            }
            if (data35.pointId !== void 0 && typeof data35.pointId != "string") {
                let err68 = { instancePath: instancePath + "/canary/pointId", schemaPath: "#/properties/canary/properties/pointId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
            }
            if (data35.because !== void 0) {
                let data38 = data35.because;
                if (Array.isArray(data38)) {
                    let len8 = data38.length;
                    for (let i8 = 0; i8 < len8; i8++)
                        if (typeof data38[i8] != "string") {
                            let err69 = { instancePath: instancePath + "/canary/because/" + i8, schemaPath: "#/properties/canary/properties/because/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
                        }
                }
                else {
                    let err70 = { instancePath: instancePath + "/canary/because", schemaPath: "#/properties/canary/properties/because/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
                }
            }
        }
        else {
            let err71 = { instancePath: instancePath + "/canary", schemaPath: "#/properties/canary/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
        }
    }
    if (data.shards !== void 0) {
        let data40 = data.shards;
        if (Array.isArray(data40)) {
            let len9 = data40.length;
            for (let i9 = 0; i9 < len9; i9++) {
                let data41 = data40[i9];
                if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
                    if (data41.name === void 0) {
                        let err72 = { instancePath: instancePath + "/shards/" + i9, schemaPath: "#/properties/shards/items/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
                        vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
                    }
                    if (data41.pointIds === void 0) {
                        let err73 = { instancePath: instancePath + "/shards/" + i9, schemaPath: "#/properties/shards/items/required", keyword: "required", params: { missingProperty: "pointIds" }, message: "must have required property 'pointIds'" };
                        vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
                    }
                    for (let key6 in data41)
                        if (!(key6 === "name" || key6 === "pointIds")) {
                            let err74 = { instancePath: instancePath + "/shards/" + i9, schemaPath: "#/properties/shards/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
                            vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
                        }
                    if (data41.name !== void 0 && typeof data41.name != "string") {
                        let err75 = { instancePath: instancePath + "/shards/" + i9 + "/name", schemaPath: "#/properties/shards/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
                    }
                    if (data41.pointIds !== void 0) {
                        let data43 = data41.pointIds;
                        if (Array.isArray(data43)) {
                            if (data43.length > 256) {
                                let err76 = { instancePath: instancePath + "/shards/" + i9 + "/pointIds", schemaPath: "#/properties/shards/items/properties/pointIds/maxItems", keyword: "maxItems", params: { limit: 256 }, message: "must NOT have more than 256 items" };
                                vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
                            }
                            let len10 = data43.length;
                            for (let i10 = 0; i10 < len10; i10++)
                                if (typeof data43[i10] != "string") {
                                    let err77 = { instancePath: instancePath + "/shards/" + i9 + "/pointIds/" + i10, schemaPath: "#/properties/shards/items/properties/pointIds/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
                                }
                        }
                        else {
                            let err78 = { instancePath: instancePath + "/shards/" + i9 + "/pointIds", schemaPath: "#/properties/shards/items/properties/pointIds/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                            vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
                        }
                    }
                }
                else {
                    let err79 = { instancePath: instancePath + "/shards/" + i9, schemaPath: "#/properties/shards/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
                }
            }
        }
        else {
            let err80 = { instancePath: instancePath + "/shards", schemaPath: "#/properties/shards/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
        }
    }
    if (data.keys !== void 0) {
        let data45 = data.keys;
        if (Array.isArray(data45)) {
            let len11 = data45.length;
            for (let i11 = 0; i11 < len11; i11++) {
                let data46 = data45[i11];
                if (data46 && typeof data46 == "object" && !Array.isArray(data46)) {
                    if (data46.configKey === void 0) {
                        let err81 = { instancePath: instancePath + "/keys/" + i11, schemaPath: "#/$defs/keyDiff/required", keyword: "required", params: { missingProperty: "configKey" }, message: "must have required property 'configKey'" };
                        vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
                    }
                    if (data46.added === void 0) {
                        let err82 = { instancePath: instancePath + "/keys/" + i11, schemaPath: "#/$defs/keyDiff/required", keyword: "required", params: { missingProperty: "added" }, message: "must have required property 'added'" };
                        vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
                    }
                    if (data46.removed === void 0) {
                        let err83 = { instancePath: instancePath + "/keys/" + i11, schemaPath: "#/$defs/keyDiff/required", keyword: "required", params: { missingProperty: "removed" }, message: "must have required property 'removed'" };
                        vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
                    }
                    if (data46.changed === void 0) {
                        let err84 = { instancePath: instancePath + "/keys/" + i11, schemaPath: "#/$defs/keyDiff/required", keyword: "required", params: { missingProperty: "changed" }, message: "must have required property 'changed'" };
                        vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
                    }
                    if (data46.unchanged === void 0) {
                        let err85 = { instancePath: instancePath + "/keys/" + i11, schemaPath: "#/$defs/keyDiff/required", keyword: "required", params: { missingProperty: "unchanged" }, message: "must have required property 'unchanged'" };
                        vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
                    }
                    for (let key7 in data46)
                        if (!(key7 === "configKey" || key7 === "added" || key7 === "removed" || key7 === "changed" || key7 === "unchanged" || key7 === "removedPoints")) {
                            let err86 = { instancePath: instancePath + "/keys/" + i11, schemaPath: "#/$defs/keyDiff/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" };
                            vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
                        }
                    if (data46.configKey !== void 0 && typeof data46.configKey != "string") {
                        let err87 = { instancePath: instancePath + "/keys/" + i11 + "/configKey", schemaPath: "#/$defs/keyDiff/properties/configKey/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
                    }
                    if (data46.added !== void 0) {
                        let data48 = data46.added;
                        if (Array.isArray(data48)) {
                            let len12 = data48.length;
                            for (let i12 = 0; i12 < len12; i12++)
                                if (typeof data48[i12] != "string") {
                                    let err88 = { instancePath: instancePath + "/keys/" + i11 + "/added/" + i12, schemaPath: "#/$defs/keyDiff/properties/added/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
                                }
                        }
                        else {
                            let err89 = { instancePath: instancePath + "/keys/" + i11 + "/added", schemaPath: "#/$defs/keyDiff/properties/added/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                            vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
                        }
                    }
                    if (data46.removed !== void 0) {
                        let data50 = data46.removed;
                        if (Array.isArray(data50)) {
                            let len13 = data50.length;
                            for (let i13 = 0; i13 < len13; i13++)
                                if (typeof data50[i13] != "string") {
                                    let err90 = { instancePath: instancePath + "/keys/" + i11 + "/removed/" + i13, schemaPath: "#/$defs/keyDiff/properties/removed/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
                                }
                        }
                        else {
                            let err91 = { instancePath: instancePath + "/keys/" + i11 + "/removed", schemaPath: "#/$defs/keyDiff/properties/removed/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                            vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
                        }
                    }
                    if (data46.changed !== void 0) {
                        let data52 = data46.changed;
                        if (Array.isArray(data52)) {
                            let len14 = data52.length;
                            for (let i14 = 0; i14 < len14; i14++) {
                                let data53 = data52[i14];
                                if (data53 && typeof data53 == "object" && !Array.isArray(data53)) {
                                    if (data53.from === void 0) {
                                        let err92 = { instancePath: instancePath + "/keys/" + i11 + "/changed/" + i14, schemaPath: "#/$defs/keyDiff/properties/changed/items/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'" };
                                        vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
                                    }
                                    if (data53.to === void 0) {
                                        let err93 = { instancePath: instancePath + "/keys/" + i11 + "/changed/" + i14, schemaPath: "#/$defs/keyDiff/properties/changed/items/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'" };
                                        vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
                                    }
                                    if (data53.fields === void 0) {
                                        let err94 = { instancePath: instancePath + "/keys/" + i11 + "/changed/" + i14, schemaPath: "#/$defs/keyDiff/properties/changed/items/required", keyword: "required", params: { missingProperty: "fields" }, message: "must have required property 'fields'" };
                                        vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
                                    }
                                    for (let key8 in data53)
                                        if (!(key8 === "from" || key8 === "to" || key8 === "fields" || key8 === "values")) {
                                            let err95 = { instancePath: instancePath + "/keys/" + i11 + "/changed/" + i14, schemaPath: "#/$defs/keyDiff/properties/changed/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties" };
                                            vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
                                        }
                                    if (data53.from !== void 0 && typeof data53.from != "string") {
                                        let err96 = { instancePath: instancePath + "/keys/" + i11 + "/changed/" + i14 + "/from", schemaPath: "#/$defs/keyDiff/properties/changed/items/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
                                    }
                                    if (data53.to !== void 0 && typeof data53.to != "string") {
                                        let err97 = { instancePath: instancePath + "/keys/" + i11 + "/changed/" + i14 + "/to", schemaPath: "#/$defs/keyDiff/properties/changed/items/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
                                    }
                                    if (data53.fields !== void 0) {
                                        let data56 = data53.fields;
                                        if (Array.isArray(data56)) {
                                            let len15 = data56.length;
                                            for (let i15 = 0; i15 < len15; i15++)
                                                if (typeof data56[i15] != "string") {
                                                    let err98 = { instancePath: instancePath + "/keys/" + i11 + "/changed/" + i14 + "/fields/" + i15, schemaPath: "#/$defs/keyDiff/properties/changed/items/properties/fields/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                    vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
                                                }
                                        }
                                        else {
                                            let err99 = { instancePath: instancePath + "/keys/" + i11 + "/changed/" + i14 + "/fields", schemaPath: "#/$defs/keyDiff/properties/changed/items/properties/fields/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                            vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
                                        }
                                    }
                                    if (data53.values !== void 0) {
                                        let data58 = data53.values;
                                        if (Array.isArray(data58)) {
                                            let len16 = data58.length;
                                            for (let i16 = 0; i16 < len16; i16++) {
                                                let data59 = data58[i16];
                                                if (data59 && typeof data59 == "object" && !Array.isArray(data59)) {
                                                    if (data59.field === void 0) {
                                                        let err100 = { instancePath: instancePath + "/keys/" + i11 + "/changed/" + i14 + "/values/" + i16, schemaPath: "#/$defs/keyDiff/properties/changed/items/properties/values/items/required", keyword: "required", params: { missingProperty: "field" }, message: "must have required property 'field'" };
                                                        vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
                                                    }
                                                    if (data59.from === void 0) {
                                                        let err101 = { instancePath: instancePath + "/keys/" + i11 + "/changed/" + i14 + "/values/" + i16, schemaPath: "#/$defs/keyDiff/properties/changed/items/properties/values/items/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'" };
                                                        vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
                                                    }
                                                    if (data59.to === void 0) {
                                                        let err102 = { instancePath: instancePath + "/keys/" + i11 + "/changed/" + i14 + "/values/" + i16, schemaPath: "#/$defs/keyDiff/properties/changed/items/properties/values/items/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'" };
                                                        vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
                                                    }
                                                    for (let key9 in data59)
                                                        if (!(key9 === "field" || key9 === "from" || key9 === "to")) {
                                                            let err103 = { instancePath: instancePath + "/keys/" + i11 + "/changed/" + i14 + "/values/" + i16, schemaPath: "#/$defs/keyDiff/properties/changed/items/properties/values/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties" };
                                                            vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
                                                        }
                                                    if (data59.field !== void 0 && typeof data59.field != "string") {
                                                        let err104 = { instancePath: instancePath + "/keys/" + i11 + "/changed/" + i14 + "/values/" + i16 + "/field", schemaPath: "#/$defs/keyDiff/properties/changed/items/properties/values/items/properties/field/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                        vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
                                                    }
                                                    if (data59.from !== void 0) {
                                                        let data61 = data59.from;
                                                        if (typeof data61 != "string" && !(typeof data61 == "number" && isFinite(data61)) && typeof data61 != "boolean" && data61 !== null) {
                                                            let err105 = { instancePath: instancePath + "/keys/" + i11 + "/changed/" + i14 + "/values/" + i16 + "/from", schemaPath: "#/$defs/keyDiff/properties/changed/items/properties/values/items/properties/from/type", keyword: "type", params: { type: schema39.properties.changed.items.properties.values.items.properties.from.type }, message: "must be string,number,boolean,null" };
                                                            vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
                                                        }
                                                    }
                                                    if (data59.to !== void 0) {
                                                        let data62 = data59.to;
                                                        if (typeof data62 != "string" && !(typeof data62 == "number" && isFinite(data62)) && typeof data62 != "boolean" && data62 !== null) {
                                                            let err106 = { instancePath: instancePath + "/keys/" + i11 + "/changed/" + i14 + "/values/" + i16 + "/to", schemaPath: "#/$defs/keyDiff/properties/changed/items/properties/values/items/properties/to/type", keyword: "type", params: { type: schema39.properties.changed.items.properties.values.items.properties.to.type }, message: "must be string,number,boolean,null" };
                                                            vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
                                                        }
                                                    }
                                                }
                                                else {
                                                    let err107 = { instancePath: instancePath + "/keys/" + i11 + "/changed/" + i14 + "/values/" + i16, schemaPath: "#/$defs/keyDiff/properties/changed/items/properties/values/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                    vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
                                                }
                                            }
                                        }
                                        else {
                                            let err108 = { instancePath: instancePath + "/keys/" + i11 + "/changed/" + i14 + "/values", schemaPath: "#/$defs/keyDiff/properties/changed/items/properties/values/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                            vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
                                        }
                                    }
                                }
                                else {
                                    let err109 = { instancePath: instancePath + "/keys/" + i11 + "/changed/" + i14, schemaPath: "#/$defs/keyDiff/properties/changed/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                    vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
                                }
                            }
                        }
                        else {
                            let err110 = { instancePath: instancePath + "/keys/" + i11 + "/changed", schemaPath: "#/$defs/keyDiff/properties/changed/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                            vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++;
                        }
                    }
                    if (data46.unchanged !== void 0) {
                        let data63 = data46.unchanged;
                        if (Array.isArray(data63)) {
                            let len17 = data63.length;
                            for (let i17 = 0; i17 < len17; i17++)
                                if (typeof data63[i17] != "string") {
                                    let err111 = { instancePath: instancePath + "/keys/" + i11 + "/unchanged/" + i17, schemaPath: "#/$defs/keyDiff/properties/unchanged/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++;
                                }
                        }
                        else {
                            let err112 = { instancePath: instancePath + "/keys/" + i11 + "/unchanged", schemaPath: "#/$defs/keyDiff/properties/unchanged/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                            vErrors === null ? vErrors = [err112] : vErrors.push(err112), errors++;
                        }
                    }
                    if (data46.removedPoints !== void 0) {
                        let data65 = data46.removedPoints;
                        if (Array.isArray(data65)) {
                            let len18 = data65.length;
                            for (let i18 = 0; i18 < len18; i18++) {
                                let data66 = data65[i18];
                                if (data66 && typeof data66 == "object" && !Array.isArray(data66)) {
                                    if (data66.id === void 0) {
                                        let err113 = { instancePath: instancePath + "/keys/" + i11 + "/removedPoints/" + i18, schemaPath: "#/$defs/keyDiff/properties/removedPoints/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                                        vErrors === null ? vErrors = [err113] : vErrors.push(err113), errors++;
                                    }
                                    if (data66.kind === void 0) {
                                        let err114 = { instancePath: instancePath + "/keys/" + i11 + "/removedPoints/" + i18, schemaPath: "#/$defs/keyDiff/properties/removedPoints/items/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                        vErrors === null ? vErrors = [err114] : vErrors.push(err114), errors++;
                                    }
                                    if (data66.line === void 0) {
                                        let err115 = { instancePath: instancePath + "/keys/" + i11 + "/removedPoints/" + i18, schemaPath: "#/$defs/keyDiff/properties/removedPoints/items/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'" };
                                        vErrors === null ? vErrors = [err115] : vErrors.push(err115), errors++;
                                    }
                                    if (data66.conc === void 0) {
                                        let err116 = { instancePath: instancePath + "/keys/" + i11 + "/removedPoints/" + i18, schemaPath: "#/$defs/keyDiff/properties/removedPoints/items/required", keyword: "required", params: { missingProperty: "conc" }, message: "must have required property 'conc'" };
                                        vErrors === null ? vErrors = [err116] : vErrors.push(err116), errors++;
                                    }
                                    for (let key10 in data66)
                                        if (!(key10 === "id" || key10 === "kind" || key10 === "line" || key10 === "conc")) {
                                            let err117 = { instancePath: instancePath + "/keys/" + i11 + "/removedPoints/" + i18, schemaPath: "#/$defs/keyDiff/properties/removedPoints/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties" };
                                            vErrors === null ? vErrors = [err117] : vErrors.push(err117), errors++;
                                        }
                                    if (data66.id !== void 0 && typeof data66.id != "string") {
                                        let err118 = { instancePath: instancePath + "/keys/" + i11 + "/removedPoints/" + i18 + "/id", schemaPath: "#/$defs/keyDiff/properties/removedPoints/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        vErrors === null ? vErrors = [err118] : vErrors.push(err118), errors++;
                                    }
                                    if (data66.kind !== void 0) {
                                        let data68 = data66.kind;
                                        if (!(data68 === "benchmark" || data68 === "eval")) {
                                            let err119 = { instancePath: instancePath + "/keys/" + i11 + "/removedPoints/" + i18 + "/kind", schemaPath: "#/$defs/keyDiff/properties/removedPoints/items/properties/kind/enum", keyword: "enum", params: { allowedValues: schema39.properties.removedPoints.items.properties.kind.enum }, message: "must be equal to one of the allowed values" };
                                            vErrors === null ? vErrors = [err119] : vErrors.push(err119), errors++;
                                        }
                                    }
                                    if (data66.line !== void 0 && typeof data66.line != "string") {
                                        let err120 = { instancePath: instancePath + "/keys/" + i11 + "/removedPoints/" + i18 + "/line", schemaPath: "#/$defs/keyDiff/properties/removedPoints/items/properties/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        vErrors === null ? vErrors = [err120] : vErrors.push(err120), errors++;
                                    }
                                    if (data66.conc !== void 0) {
                                        let data70 = data66.conc;
                                        if (!(typeof data70 == "number" && !(data70 % 1) && !isNaN(data70) && isFinite(data70))) {
                                            let err121 = { instancePath: instancePath + "/keys/" + i11 + "/removedPoints/" + i18 + "/conc", schemaPath: "#/$defs/keyDiff/properties/removedPoints/items/properties/conc/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                            vErrors === null ? vErrors = [err121] : vErrors.push(err121), errors++;
                                        }
                                    }
                                }
                                else {
                                    let err122 = { instancePath: instancePath + "/keys/" + i11 + "/removedPoints/" + i18, schemaPath: "#/$defs/keyDiff/properties/removedPoints/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                    vErrors === null ? vErrors = [err122] : vErrors.push(err122), errors++;
                                }
                            }
                        }
                        else {
                            let err123 = { instancePath: instancePath + "/keys/" + i11 + "/removedPoints", schemaPath: "#/$defs/keyDiff/properties/removedPoints/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                            vErrors === null ? vErrors = [err123] : vErrors.push(err123), errors++;
                        }
                    }
                }
                else {
                    let err124 = { instancePath: instancePath + "/keys/" + i11, schemaPath: "#/$defs/keyDiff/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    vErrors === null ? vErrors = [err124] : vErrors.push(err124), errors++;
                }
            }
        }
        else {
            let err125 = { instancePath: instancePath + "/keys", schemaPath: "#/properties/keys/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            vErrors === null ? vErrors = [err125] : vErrors.push(err125), errors++;
        }
    }
    if (data.recipes !== void 0) {
        let data71 = data.recipes;
        if (data71 && typeof data71 == "object" && !Array.isArray(data71)) {
            for (let key11 in data71) {
                let _errs153 = errors;
                if (typeof key11 == "string" && !pattern5.test(key11)) {
                    let err126 = { instancePath: instancePath + "/recipes", schemaPath: "#/properties/recipes/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"', propertyName: key11 };
                    vErrors === null ? vErrors = [err126] : vErrors.push(err126), errors++;
                }
                var valid51 = _errs153 === errors;
                if (!valid51) {
                    let err127 = { instancePath: instancePath + "/recipes", schemaPath: "#/properties/recipes/propertyNames", keyword: "propertyNames", params: { propertyName: key11 }, message: "property name must be valid" };
                    vErrors === null ? vErrors = [err127] : vErrors.push(err127), errors++;
                }
            }
            for (let key12 in data71) {
                let data72 = data71[key12];
                if (!(data72 && typeof data72 == "object" && !Array.isArray(data72))) {
                    let err128 = { instancePath: instancePath + "/recipes/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/recipes/additionalProperties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    vErrors === null ? vErrors = [err128] : vErrors.push(err128), errors++;
                }
            }
        }
        else {
            let err129 = { instancePath: instancePath + "/recipes", schemaPath: "#/properties/recipes/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err129] : vErrors.push(err129), errors++;
        }
    }
    if (data.totals !== void 0) {
        let data73 = data.totals;
        if (data73 && typeof data73 == "object" && !Array.isArray(data73)) {
            if (data73.benchmarkPoints === void 0) {
                let err130 = { instancePath: instancePath + "/totals", schemaPath: "#/properties/totals/required", keyword: "required", params: { missingProperty: "benchmarkPoints" }, message: "must have required property 'benchmarkPoints'" };
                vErrors === null ? vErrors = [err130] : vErrors.push(err130), errors++;
            }
            if (data73.evalPoints === void 0) {
                let err131 = { instancePath: instancePath + "/totals", schemaPath: "#/properties/totals/required", keyword: "required", params: { missingProperty: "evalPoints" }, message: "must have required property 'evalPoints'" };
                vErrors === null ? vErrors = [err131] : vErrors.push(err131), errors++;
            }
            if (data73.estimatedGpuHours === void 0) {
                let err132 = { instancePath: instancePath + "/totals", schemaPath: "#/properties/totals/required", keyword: "required", params: { missingProperty: "estimatedGpuHours" }, message: "must have required property 'estimatedGpuHours'" };
                vErrors === null ? vErrors = [err132] : vErrors.push(err132), errors++;
            }
            if (data73.longestLegMinutes === void 0) {
                let err133 = { instancePath: instancePath + "/totals", schemaPath: "#/properties/totals/required", keyword: "required", params: { missingProperty: "longestLegMinutes" }, message: "must have required property 'longestLegMinutes'" };
                vErrors === null ? vErrors = [err133] : vErrors.push(err133), errors++;
            }
            for (let key13 in data73)
                if (!(key13 === "benchmarkPoints" || key13 === "evalPoints" || key13 === "estimatedGpuHours" || key13 === "longestLegMinutes" || key13 === "pointsEstimatedFromPast")) {
                    let err134 = { instancePath: instancePath + "/totals", schemaPath: "#/properties/totals/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 }, message: "must NOT have additional properties" };
                    vErrors === null ? vErrors = [err134] : vErrors.push(err134), errors++;
                }
            if (data73.benchmarkPoints !== void 0) {
                let data74 = data73.benchmarkPoints;
                if (!(typeof data74 == "number" && !(data74 % 1) && !isNaN(data74) && isFinite(data74))) {
                    let err135 = { instancePath: instancePath + "/totals/benchmarkPoints", schemaPath: "#/properties/totals/properties/benchmarkPoints/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    vErrors === null ? vErrors = [err135] : vErrors.push(err135), errors++;
                }
            }
            if (data73.evalPoints !== void 0) {
                let data75 = data73.evalPoints;
                if (!(typeof data75 == "number" && !(data75 % 1) && !isNaN(data75) && isFinite(data75))) {
                    let err136 = { instancePath: instancePath + "/totals/evalPoints", schemaPath: "#/properties/totals/properties/evalPoints/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    vErrors === null ? vErrors = [err136] : vErrors.push(err136), errors++;
                }
            }
            if (data73.estimatedGpuHours !== void 0) {
                let data76 = data73.estimatedGpuHours;
                if (!(typeof data76 == "number" && isFinite(data76))) {
                    let err137 = { instancePath: instancePath + "/totals/estimatedGpuHours", schemaPath: "#/properties/totals/properties/estimatedGpuHours/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                    vErrors === null ? vErrors = [err137] : vErrors.push(err137), errors++;
                }
            }
            if (data73.longestLegMinutes !== void 0) {
                let data77 = data73.longestLegMinutes;
                if (!(typeof data77 == "number" && !(data77 % 1) && !isNaN(data77) && isFinite(data77))) {
                    let err138 = { instancePath: instancePath + "/totals/longestLegMinutes", schemaPath: "#/properties/totals/properties/longestLegMinutes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    vErrors === null ? vErrors = [err138] : vErrors.push(err138), errors++;
                }
            }
            if (data73.pointsEstimatedFromPast !== void 0) {
                let data78 = data73.pointsEstimatedFromPast;
                if (!(typeof data78 == "number" && !(data78 % 1) && !isNaN(data78) && isFinite(data78))) {
                    let err139 = { instancePath: instancePath + "/totals/pointsEstimatedFromPast", schemaPath: "#/properties/totals/properties/pointsEstimatedFromPast/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    vErrors === null ? vErrors = [err139] : vErrors.push(err139), errors++;
                }
                if (typeof data78 == "number" && isFinite(data78) && (data78 < 1 || isNaN(data78))) {
                    let err140 = { instancePath: instancePath + "/totals/pointsEstimatedFromPast", schemaPath: "#/properties/totals/properties/pointsEstimatedFromPast/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    vErrors === null ? vErrors = [err140] : vErrors.push(err140), errors++;
                }
            }
        }
        else {
            let err141 = { instancePath: instancePath + "/totals", schemaPath: "#/properties/totals/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err141] : vErrors.push(err141), errors++;
        }
    }
    if (data.problems !== void 0) {
        let data79 = data.problems;
        if (Array.isArray(data79)) {
            let len19 = data79.length;
            for (let i19 = 0; i19 < len19; i19++)
                validate25(data79[i19], { instancePath: instancePath + "/problems/" + i19, parentData: data79, parentDataProperty: i19, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length);
        }
        else {
            let err142 = { instancePath: instancePath + "/problems", schemaPath: "#/properties/problems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            vErrors === null ? vErrors = [err142] : vErrors.push(err142), errors++;
        }
    }
    if (data.digest !== void 0) {
        let data81 = data.digest;
        if (typeof data81 == "string") {
            if (!pattern5.test(data81)) {
                let err143 = { instancePath: instancePath + "/digest", schemaPath: "#/properties/digest/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
                vErrors === null ? vErrors = [err143] : vErrors.push(err143), errors++;
            }
        }
        else {
            let err144 = { instancePath: instancePath + "/digest", schemaPath: "#/properties/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err144] : vErrors.push(err144), errors++;
        }
    }
}
else {
    let err145 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err145] : vErrors.push(err145), errors++;
} return validate20.errors = vErrors, errors === 0; }
validate20.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };

//# sourceMappingURL=plan.validator.generated.js.map
;// CONCATENATED MODULE: ./lib/src/core/plan/check-document.js
/** Whether a plan.json that was carried around is a whole plan: every member that planning writes, each of its kind. */


/**
 * Faults are for people: what lacks or is of another kind, at most one per place. A member that nobody knows is none: a
 * later version may write more, and what belongs to points is in their ids.
 */
function checkPlanDocument(value) {
    if (isDocument(value))
        return { document: value };
    const faults = new Map();
    for (const error of plan.errors ?? []) {
        const place = placeOf(error);
        if (!isLater(error) && !faults.has(place))
            faults.set(place, faultOf(error, place, value));
    }
    // Nothing but what is passed over: the rest has been found whole.
    return faults.size === 0 ? { document: value } : { faults: [...faults.values()] };
}
const isDocument = (value) => plan(value);
/** Members that are passed over, and ids, whose own check (check-plan.ts) tells that they name folders. */
const isLater = ({ keyword, instancePath }) => keyword === 'additionalProperties' || /^\/points\/\d+\/id$/.test(instancePath);
/** As it is written in code: `points[3].because`. */
function placeOf(error) {
    const { keyword, params } = error;
    const missing = keyword === 'required' ? [String(params['missingProperty'])] : [];
    return [...stepsOf(error), ...missing]
        .map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`))
        .join('')
        .replace(/^\./, '');
}
/** Names and indices on the way to the value; all of them are there. */
const stepsOf = ({ instancePath }) => instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
const faultOf = (error, place, document) => error.keyword === 'required'
    ? `${place} is missing`
    : `${place} must be ${(0,schema_problems/* expectation */.pG)(error)}, not ${(0,schema_problems/* shown */.SP)(valueAt(document, stepsOf(error)))}`;
const valueAt = (document, steps) => steps.reduce((value, step) => value[step], document);
//# sourceMappingURL=check-document.js.map

/***/ }),

/***/ 76615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export configProblems */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of configuration files: YAML itself, the master configuration, the runner file. Codes 010-049. */

const user = { blame: 'user', severity: 'error' };
const configProblems = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX010: {
        ...user,
        title: 'A file is not valid YAML',
        explain: 'The parser stopped at the marked place, so nothing of the file was read. Usual causes are a tab in the indentation, a missing space after a colon, an unclosed quote or bracket, or a merge conflict marker.',
    },
    INFX011: {
        ...user,
        title: 'A key is written twice',
        explain: 'A YAML mapping holds every key once. Most loaders silently keep the last value, so half of what was written would never run. Remove one of the two, or give it another name.',
    },
    INFX012: {
        ...user,
        title: 'A field is unknown',
        explain: 'The field is not part of the schema at this place. A misspelt field would otherwise be ignored and the sweep would measure something else than intended. Correct the name or take the field out: the finding lists what is allowed at this place. A field that stands one level too high or too low is unknown, too.',
    },
    INFX013: {
        ...user,
        title: 'A value has the wrong type or lies outside its range',
        explain: 'The message says what came and what is allowed: write that. An entry with prefill and decode workers says `multinode: true`. Versions and other texts that look like numbers must be quoted: `version: "1.10"` keeps its zero, `version: 1.10` does not.',
    },
    INFX014: {
        ...user,
        title: 'A required field is missing',
        explain: 'The entry cannot be expanded into points without it. Add the field where the finding points; the schema in schemas/ describes it, and examples/quickstart/configs has one of each kind.',
    },
    INFX015: {
        ...user,
        title: 'A plain scalar is read differently by different YAML versions',
        explain: 'YAML 1.1 (PyYAML) and YAML 1.2 disagree about words such as `on` and `no`, leading zeros, `0o20`, `1e3`, `4:30` and underscores in numbers. Quote the value when it is text; write a plain decimal number when it is a number.',
    },
    INFX016: {
        ...user,
        title: 'A YAML file goes beyond a limit',
        explain: 'Size, nesting, number of aliases and the size after following every alias are bounded, so that a hostile or broken file cannot stop a plan. Real configurations stay far below the limits.',
    },
    INFX017: {
        ...user,
        title: 'A number cannot be kept exactly',
        explain: 'Integers beyond 2^53 - 1 lose digits when they are read as a number. Quote the value.',
    },
    INFX018: {
        ...user,
        title: 'The concurrencies of a search space are not given properly',
        explain: 'A search space names its concurrencies either as a list (`conc-list: [1, 4, 16]`) or as a range (`conc-start` and `conc-end`, doubled from start to end, the end always included). All must be greater than 0. Write one of the two.',
    },
    INFX019: {
        ...user,
        title: 'A topology does not work out',
        explain: 'Decode context parallelism reuses the ranks of tensor parallelism, so `tp` must be divisible by `dcp-size`. Hardware of prefill and decode is given for both roles or for neither.',
    },
    INFX020: {
        ...user,
        title: 'A rule of agentic scenarios is broken',
        explain: 'Agentic points run on one exact fleet (`runner: cluster:…`). `kv-offload-backend` goes with `kv-offloading: dram` and only with it; `dram-utilization` is needed as soon as one search space uses dram.',
    },
    INFX021: {
        ...user,
        title: 'A serving component is declared at the wrong place',
        explain: '`router` and `kv-p2p-transfer` stand either at the top of the entry or in its search spaces, not in both. `kv-p2p-transfer` is only for multi-node entries, and a disaggregated entry must say it.',
    },
    INFX022: {
        ...user,
        title: 'A config key cannot be used',
        explain: '`*` is reserved for wildcards in the changelog, and one key must not be defined in two configuration files.',
    },
    INFX023: {
        ...user,
        title: 'A runner label is unknown',
        explain: 'The label is not in the runner configuration, so no machine would ever pick the job up and it would wait until GitHub gives up after 24 hours.',
    },
    INFX024: {
        ...user,
        title: 'Search spaces repeat a row',
        severity: 'notice',
        explain: 'Two search spaces of one entry expand to the very same row. It is run once; remove the repetition to keep the file honest.',
    },
    INFX025: {
        ...user,
        title: 'A point needs more GPUs than a node of its runner has',
        explain: 'A single-node worker uses tp · pp · pcp GPUs, and no node behind the runner label has so many, so it can never run. Choose smaller widths, or a multi-node entry with a recipe. A warning while the entry is not among those that are to run, and when the engine is simulated.',
    },
    INFX026: {
        ...user,
        title: 'The DRAM budget of KV offload cannot be computed',
        explain: 'The budget is proportional to the GPUs used of a node: it needs `hardware` of the runner label (`available-cpu-dram-mib`, `gpus-per-node`) and a topology that fits whole nodes.',
    },
    INFX027: {
        ...user,
        title: 'Unknown framework or precision',
        explain: 'A word that is nearly a known one is taken for a mistake and refused. Any other is kept as it is written, with a warning: results, curves and comparisons will carry it, so that a second spelling makes a second series.',
    },
    INFX028: {
        ...user,
        title: 'A dataset or an evaluation task is not given properly',
        explain: 'A dataset of an agentic scenario is either a file (`path` and `format`) or generated (`generator` with a seed and its shape). The content of its file, and of the file of an evaluation task, is part of what a point is, so the file must be readable when the sweep is planned.',
    },
    INFX029: {
        ...user,
        title: 'A configuration file is missing or has no entries',
        explain: 'The file was named but is not in the repository at this commit, or its root is not a mapping.',
    },
});
//# sourceMappingURL=config.js.map

/***/ })

};
