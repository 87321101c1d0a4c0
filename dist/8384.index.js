export const id = 8384;
export const ids = [8384];
export const modules = {

/***/ 79043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E7: () => (/* binding */ findLabel),
/* harmony export */   Jj: () => (/* binding */ plainEffects),
/* harmony export */   WK: () => (/* binding */ defaultLabelTable),
/* harmony export */   bK: () => (/* binding */ sameLabel),
/* harmony export */   bw: () => (/* binding */ lookAlikeOf),
/* harmony export */   v0: () => (/* binding */ labelTexts),
/* harmony export */   vy: () => (/* binding */ labelTable)
/* harmony export */ });
/* unused harmony export sweepLabels */
/* harmony import */ var _problems_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10530);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80947);
/**
 * The labels that mean something to the gate, as data: docs/labels.md, the workflow's concurrency expression and every
 * decision are made from this table, so that a label is written down once.
 */



/** A sweep without modifiers, and every sweep that no label started. */
const plainEffects = {
    trim: false,
    allEvals: false,
    evalsOnly: false,
    fast: false,
    skipCanary: false,
    failFast: false,
    reusable: true,
};
const sweepLabels = [
    {
        name: 'full-sweep-fail-fast',
        kind: 'primary',
        effects: { failFast: true },
        excludes: [],
        meaning: 'Canary first, then every point; the first failed point of a matrix cancels the rest. Recommended.',
        meaningChinese: '先运行金丝雀点，再运行全部测试点；矩阵中任一点失败即取消其余点。推荐使用。',
    },
    {
        name: 'full-sweep-enabled',
        kind: 'primary',
        effects: {},
        excludes: [],
        meaning: 'Canary first, then every point, each to its end.',
        meaningChinese: '先运行金丝雀点，再运行全部测试点，各点互不影响。',
    },
    {
        name: 'non-canary-full-sweep-enabled',
        kind: 'primary',
        effects: { skipCanary: true },
        excludes: [],
        meaning: 'Every point at once, without a canary; the summary says that it was waived.',
        meaningChinese: '不运行金丝雀点，直接运行全部测试点；摘要会注明。',
    },
    {
        name: 'full-sweep-fail-fast-no-canary',
        kind: 'primary',
        effects: { failFast: true, skipCanary: true },
        excludes: [],
        replacedBy: 'full-sweep-fail-fast',
        meaning: 'Fail-fast without a canary.',
        meaningChinese: '快速失败，不运行金丝雀点。',
    },
    {
        name: 'sweep-enabled',
        kind: 'primary',
        effects: { trim: true, skipCanary: true, reusable: false },
        excludes: [],
        replacedBy: 'full-sweep-fail-fast',
        meaning: 'Only the lowest concurrency of every series, without a canary; never reusable.',
        meaningChinese: '每个系列只运行最低并发，不运行金丝雀点；结果不可复用。',
    },
    {
        name: 'all-evals',
        kind: 'modifier',
        effects: { allEvals: true },
        excludes: [],
        meaning: 'Evaluates every point that can be evaluated. Together with `evals-only`: all evaluations and no throughput.',
        meaningChinese: '评测所有可评测的点。与 `evals-only` 同用：只做全部评测，不测吞吐。',
    },
    {
        name: 'evals-only',
        kind: 'modifier',
        effects: { evalsOnly: true, reusable: false },
        excludes: ['agentx-fast'],
        meaning: 'Accuracy only, no throughput; blocks reuse while applied.',
        meaningChinese: '只做精度评测，不测吞吐；存在期间结果不可复用。',
    },
    {
        name: 'agentx-fast',
        kind: 'modifier',
        effects: { fast: true, reusable: false },
        excludes: ['evals-only'],
        meaning: 'Shorter agentic points (1 warm-up request per lane, 1,200 s); blocks reuse while applied.',
        meaningChinese: '缩短 agentic 测试点（每路 1 个预热请求，1,200 秒）；存在期间结果不可复用。',
    },
];
/** GitHub compares label names without regard to case, and bounds them. */
const sameLabel = (a, b) => a.toLowerCase() === b.toLowerCase();
const maxLabelCharacters = 50;
const defaultLabelTable = {
    labels: sweepLabels.map((label) => ({ ...label, shownAs: label.name, aliases: [] })),
};
/**
 * The table under the names of `labels-map`. A renamed label is no longer known by its old name. All contradictions are
 * reported; with one the default table comes back.
 */
function labelTable(map) {
    const labels = sweepLabels.map((label) => {
        const [shownAs = label.name, ...aliases] = textsOf(map[label.name] ?? label.name);
        return { ...label, shownAs, aliases };
    });
    const problems = [...mapProblems(map), ...sharedNames(labels)];
    return { table: problems.length > 0 ? defaultLabelTable : { labels }, problems };
}
const textsOf = (value) => typeof value === 'string' ? [value] : value;
function mapProblems(map) {
    const names = sweepLabels.map(({ name }) => name);
    return Object.entries(map).flatMap(([from, to]) => {
        const near = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .au)(from, names);
        const hint = near === undefined ? `allowed: ${names.join(', ')}` : `did you mean "${near}"?`;
        const unknown = names.includes(from)
            ? []
            : [(0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX141', `labels-map: there is no label "${from}" to rename`, { hint })];
        const bad = textsOf(to).filter((text) => !isLabelName(text));
        return [
            ...unknown,
            ...(textsOf(to).length === 0 ? [(0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX141', `labels-map: "${from}" is given no name`)] : []),
            ...bad.map((text) => (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX141', `labels-map: "${text}" is no label name: 1 to ${maxLabelCharacters} characters without blanks at its ends`)),
        ];
    });
}
const isLabelName = (text) => text !== '' && text === text.trim() && Array.from(text).length <= maxLabelCharacters;
function sharedNames(labels) {
    const owners = new Map();
    return labels.flatMap((label) => [label.shownAs, ...label.aliases].flatMap((text) => {
        const owner = owners.get(text.toLowerCase());
        owners.set(text.toLowerCase(), label.name);
        if (owner === undefined || owner === label.name)
            return [];
        return [(0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX141', `labels-map: "${text}" would mean both "${owner}" and "${label.name}"`)];
    }));
}
/** The label of the table that this text is, compared whole. */
const findLabel = (table, text) => table.labels.find(({ shownAs, aliases }) => [shownAs, ...aliases].some((name) => sameLabel(name, text)));
/** Every text that is a sweep label here, for expressions in workflows. */
const labelTexts = (table) => table.labels.flatMap(({ shownAs, aliases }) => [shownAs, ...aliases]);
/** The sweep label that a foreign text was probably meant to be. */
const lookAlikeOf = (table, text) => findLabel(table, text) ? undefined : (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .au)(text.trim(), labelTexts(table));
//# sourceMappingURL=labels.js.map

/***/ }),

/***/ 15783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ optional)
/* harmony export */ });
/** An optional field of an object literal, absent rather than undefined (exactOptionalPropertyTypes). */
/** `{ [key]: value }`, or nothing when the value is absent. */
const optional = (key, value) => value === undefined ? {} : { [key]: value };
//# sourceMappingURL=optional-field.js.map

/***/ }),

/***/ 10530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export gateProblemKinds */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of the gate, comment commands and GitHub's interface (130-149). */

const user = { blame: 'user', severity: 'error' };
const infra = { blame: 'infra', severity: 'error' };
const gateProblemKinds = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX130: {
        ...infra,
        title: 'The event cannot be used',
        explain: 'The payload of the event lacks a field that the gate needs, or holds one that is not what GitHub documents. ' +
            'Nothing is decided on a guess. Trigger the workflow by one of the events of docs/labels.md.',
    },
    INFX131: {
        ...user,
        title: 'Two primary labels',
        explain: 'The primary label says how a sweep runs, and two of them say two things. Nothing runs until one is left. ' +
            'docs/labels.md lists the labels.',
    },
    INFX132: {
        ...user,
        severity: 'notice',
        title: 'A modifier without a primary label',
        explain: 'A modifier changes a sweep and never starts one. Add one primary label, for instance `full-sweep-fail-fast`.',
    },
    INFX133: {
        ...user,
        severity: 'warning',
        title: 'A label looks like a sweep label, and is none',
        explain: 'Label texts are compared whole. The label named in the message differs by a few letters from one that has an effect, so it has none.',
    },
    INFX134: {
        ...user,
        title: 'An input of a dispatch is not usable',
        explain: 'A sweep was started by hand with an input that cannot be read, or with two that exclude one another. All of them are listed at once.',
    },
    INFX135: {
        ...user,
        title: 'The person may not start a sweep',
        explain: 'Sweeps spend GPU hours, so the one who applies a sweep label, dispatches a sweep or comments a command needs the role write, ' +
            'maintain or admin in this repository. GitHub lets the role triage set labels too; that alone starts nothing.',
    },
    INFX136: {
        ...user,
        title: 'A fork needs an approval of exactly this commit',
        explain: 'Code from a fork runs on your machines only after a maintainer read it: dispatch the sweep workflow with the number of the pull request ' +
            'and the full SHA that was read as `approve-head`. A new commit revokes the approval.',
    },
    INFX137: {
        ...user,
        title: 'The pull request has merge conflicts',
        explain: 'GitHub makes no merge commit and starts no pull-request run while there are conflicts. Resolve them and push; the push starts the sweep.',
    },
    INFX138: {
        ...user,
        title: 'The commit is not the head any more',
        explain: 'The run was started for a commit that the branch has moved away from. Its results would say nothing about the pull request as it is. ' +
            'Start a sweep for the new head.',
    },
    INFX139: {
        ...infra,
        title: 'Nothing proves that the canary passed',
        explain: 'The fan-out starts only with the token of this plan: the canary passed, none is possible, or a label waived it. ' +
            'A skipped or empty canary is no pass. Re-run all jobs of the workflow.',
    },
    INFX140: {
        ...infra,
        title: 'Planned points were not run',
        explain: 'The plan expects more points than there are results. Skipped jobs look green on GitHub and measure nothing, so this check fails. ' +
            'Re-run the failed jobs; what is valid is kept.',
    },
    INFX141: {
        ...user,
        title: 'The label map is contradictory',
        explain: '`labels-map` in infx.config.yaml gives labels of the table other names. Each name may stand for one label only, and only labels of the table can be renamed.',
    },
    INFX142: {
        ...user,
        title: 'The commit to compare with is unknown',
        explain: 'The event names no commit before it (a new branch, forty zeros), or the branch was overwritten by a forced push, so what changed cannot be known. ' +
            'Dispatch the sweep with `base` and `head`, or with `keys`.',
    },
    INFX143: {
        ...user,
        title: 'The workflow lacks a permission',
        explain: 'GitHub refused the request with "Resource not accessible by integration". Add the permission that the message names to the job. ' +
            'In a pull_request run of a fork the token can only read, whatever the workflow says.',
    },
    INFX144: {
        ...user,
        title: 'A comment command was not understood',
        explain: 'A command stands alone on its line, in plain characters, with its number on the same line. Nothing is executed on a guess. `/help` lists the commands.',
    },
    INFX145: {
        ...infra,
        title: 'GitHub gave an answer that cannot be used',
        explain: 'The answer is not what the documentation promises: no JSON, another shape, or too large. A proxy or a sign-in page between the runner and GitHub does this.',
    },
    INFX146: {
        ...infra,
        title: 'GitHub cannot be reached now',
        explain: 'The request failed, was limited, or was answered with a server error, and repeating it within its budget of time did not help. Re-run the job later.',
    },
    INFX147: {
        ...infra,
        title: 'A list is longer than its bound',
        explain: 'A list of GitHub has more pages than are read. Nothing is decided on part of a list where the rest may matter.',
    },
    INFX148: {
        ...user,
        title: 'GitHub refused the token',
        explain: 'The token is missing, expired or wrong. Pass `${{ github.token }}`, or a token of an app that is installed in this repository.',
    },
    INFX149: {
        ...user,
        title: 'GitHub refused the request',
        explain: 'GitHub understood the request and said no: something does not exist, is not visible to this token, or fails its validation. The message repeats its reason.',
    },
});
//# sourceMappingURL=gate.js.map

/***/ }),

/***/ 47593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export repositoryProblems */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of reading a repository: git itself, refs, files. Range 320-329 of command line and environment. */

const repositoryProblems = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX320: {
        title: 'git cannot be used',
        blame: 'infra',
        severity: 'error',
        explain: 'Comparing with a base needs the `git` program and a repository that this user may read. ' +
            'Install git, start inside a checkout, or mark the folder as safe when another user owns it ' +
            '(`git config --global --add safe.directory DIR`). Without git, name the keys to sweep with `--keys`.',
    },
    INFX321: {
        title: 'commit not in this clone',
        blame: 'infra',
        severity: 'error',
        explain: 'The base commit is not in the clone: the checkout is shallow, or the base was force-pushed away. ' +
            'Without it nothing can be compared, so this is a failure and never "no entries". ' +
            'Check out with `fetch-depth: 0`, or run `git fetch --unshallow`.',
    },
    INFX322: {
        title: 'ref refused or unknown',
        blame: 'user',
        severity: 'error',
        explain: 'A ref is a commit SHA (7 to 64 hex digits) or the name of a branch or tag. Anything that could be read as an ' +
            'option or as a range is refused. The all-zero SHA of a branch-creation event names no commit: ' +
            'give the merge base with the default branch instead.',
    },
    INFX323: {
        title: 'git failed',
        blame: 'infra',
        severity: 'error',
        explain: 'git ended with an error that has no class of its own; its last line is quoted. ' +
            'A damaged object store, a full disk or a lock held by another process look like this.',
    },
    INFX324: {
        title: 'repository file missing',
        blame: 'user',
        severity: 'error',
        explain: 'A file that the command was told to read does not exist in the working tree or at the commit. ' +
            'Correct the path in the command, the action input or infx.config.yaml.',
    },
    INFX325: {
        title: 'repository file refused',
        blame: 'user',
        severity: 'error',
        explain: 'Configuration is read only from regular files inside the repository, at most 64 MiB each, in UTF-8. ' +
            'Symbolic links that lead out of the repository, special files and other encodings are refused.',
    },
});
//# sourceMappingURL=repository.js.map

/***/ }),

/***/ 4524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wk: () => (/* binding */ infxConfigPlaces),
  KJ: () => (/* binding */ loadInfxConfig),
  XM: () => (/* binding */ parseInfxConfig)
});

// UNUSED EXPORTS: infxConfigName

// EXTERNAL MODULE: ./lib/src/core/config/schema-problems.js
var schema_problems = __webpack_require__(27569);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
;// CONCATENATED MODULE: ./lib/src/core/schema/infx-config.validator.generated.js
// Generated from schemas/ by scripts/gen-schemas.mjs. Do not edit.
// @ts-nocheck: machine-written JavaScript; typed by schema-problems.ts
/* eslint-disable */
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function () { try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
}
catch (e) {
    throw mod = 0, e;
} };
var require_ucs2length = __commonJS({ "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
        "use strict";
        Object.defineProperty(exports, "__esModule", { value: !0 });
        function ucs2length(str) { let len = str.length, length = 0, pos = 0, value; for (; pos < len;)
            length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++); return length; }
        exports.default = ucs2length;
        ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
    } });
var infxConfig = validate21, schema32 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://infx-actions.dev/schemas/infx-config.v1.json", title: "InfxConfig", description: "infx.config.yaml: defaults of the command line's and the actions' inputs, per repository.", type: "object", additionalProperties: !1, properties: { "config-files": { type: "array", items: { type: "string" }, minItems: 1, description: "Master configuration files, relative to this file." }, "runner-config": { type: "string", description: "Runner labels and their hardware." }, "changelog-file": { type: "string", description: "The performance changelog." }, "recipes-dir": { type: "string", description: "Folder that recipe paths in the configuration are relative to." }, "golden-al-dir": { type: "string", description: "Folder of golden acceptance-length curves." }, "thresholds-file": { type: "string", description: "Accuracy thresholds per model and task." }, labels: { type: "array", items: { type: "string" }, description: "Labels that `infx sweep` and `infx plan` pretend the pull request carries." }, "labels-map": { type: "object", description: "Names that this repository gives to sweep labels: a name of docs/labels.md to one name, or to several of which the first is shown.", additionalProperties: { anyOf: [{ type: "string" }, { type: "array", items: { type: "string" }, minItems: 1 }] } }, simulate: { type: "boolean", description: "Serve every point with the simulated engine. Results say simulated: true." }, site: { type: "string", minLength: 1, description: "Site file for real points, relative to this file, or absolute on the runner. docs/sites.md." }, sites: { type: "object", description: "Site file by runner label, for repositories whose points run in several places; stronger than site.", additionalProperties: { type: "string", minLength: 1 } }, launcher: { enum: ["process", "docker", "slurm", "srtctl"], description: "Launcher of real points, instead of what the site file says." }, client: { enum: ["aiperf", "replay"], description: "What drives load. Default: aiperf for real agentic points, replay for all others." }, "aiperf-package": { type: "string", pattern: "^[a-z-]+==[0-9][0-9A-Za-z.]*$", description: "Pinned package of AIPerf, e.g. agentx-harness==1.0.12 or aiperf==0.13.0; docs/clients.md has the known ones." }, "eval-client": { enum: ["lm-eval", "built-in"], description: "What asks the questions of evaluations. Default: lm-eval for real points, built-in for simulated ones." }, "lm-eval-package": { type: "string", pattern: "^lm_eval(\\[[a-z,]+\\])?==[0-9][0-9A-Za-z.]*$", description: "Pinned package of lm-eval, e.g. lm_eval[api]==0.4.13." }, "require-power": { type: "boolean", description: "A real benchmark point without valid GPU power is invalid. Default: false." }, duration: { type: "number", exclusiveMinimum: 0, maximum: 604800, description: "Seconds of profiling per agentic point instead of the planned ones; such points are never publishable." }, "trace-scale": { type: "number", minimum: 1, description: "Divisor of trace token counts and gaps for short simulated runs." }, "eval-task": { type: "string", description: "Evaluation task file for points whose configuration names none, relative to this file." }, repository: { type: "string", pattern: "^[A-Za-z0-9_.-]+/[A-Za-z0-9_.-]+$", description: "owner/name that changelog pr-links must point to." }, out: { type: "string", description: "Output directory." }, "eval-policy": { $ref: "#/$defs/evalPolicy" }, "warmup-requests-per-lane": { type: "integer", minimum: 0, description: "Warm-up requests per live lane before profiling, for agentic points; 0 = none." }, "start-up-window-seconds": { type: "number", exclusiveMinimum: 0, maximum: 86400, description: "Longest time from starting an engine until it answers, in seconds, whatever the recipe says." }, "parallel-points": { type: "integer", minimum: 1, description: "Points that `infx sweep` runs at the same time on this host." }, entities: { $ref: "#/$defs/entities" }, "simulated-accuracy": { type: "number", minimum: 0, maximum: 1, description: "Share of evaluation questions that the simulated engine answers right. Default: 0.95." } }, $defs: { evalPolicy: { type: "object", additionalProperties: !1, description: "Which points are evaluated besides being measured.", properties: { agentic: { enum: ["always", "labelled", "never"], description: "Agentic points: always, only with the label all-evals, or never." }, "min-conc": { type: "integer", minimum: 1, description: "Lowest concurrency that is worth an evaluation." }, "seq-lens": { enum: ["all", "8k1k"], description: "Fixed-sequence points: every length pair, or only 8k1k." } } }, entities: { type: "object", additionalProperties: !1, description: "Names of this organisation that the ingest knows besides the ecosystem's. What is unknown is reported as unmapped, never stored under a guess.", properties: { models: { type: "array", items: { type: "string", minLength: 1 }, description: "Model prefixes, as `model-prefix` has them." }, hardware: { type: "array", items: { type: "string", minLength: 1 }, description: "SKUs, as runner labels begin with them." } } } } }, schema33 = { type: "object", additionalProperties: !1, description: "Which points are evaluated besides being measured.", properties: { agentic: { enum: ["always", "labelled", "never"], description: "Agentic points: always, only with the label all-evals, or never." }, "min-conc": { type: "integer", minimum: 1, description: "Lowest concurrency that is worth an evaluation." }, "seq-lens": { enum: ["all", "8k1k"], description: "Fixed-sequence points: every length pair, or only 8k1k." } } }, schema34 = { type: "object", additionalProperties: !1, description: "Names of this organisation that the ingest knows besides the ecosystem's. What is unknown is reported as unmapped, never stored under a guess.", properties: { models: { type: "array", items: { type: "string", minLength: 1 }, description: "Model prefixes, as `model-prefix` has them." }, hardware: { type: "array", items: { type: "string", minLength: 1 }, description: "SKUs, as runner labels begin with them." } } }, func1 = Object.prototype.hasOwnProperty, func2 = require_ucs2length().default, pattern5 = new RegExp("^[a-z-]+==[0-9][0-9A-Za-z.]*$", "u"), pattern6 = new RegExp("^lm_eval(\\[[a-z,]+\\])?==[0-9][0-9A-Za-z.]*$", "u"), pattern7 = new RegExp("^[A-Za-z0-9_.-]+/[A-Za-z0-9_.-]+$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) { let vErrors = null, errors = 0, evaluated0 = validate21.evaluated; if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
        if (!func1.call(schema32.properties, key0)) {
            let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema32, data };
            vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
    if (data["config-files"] !== void 0) {
        let data0 = data["config-files"];
        if (Array.isArray(data0)) {
            if (data0.length < 1) {
                let err1 = { instancePath: instancePath + "/config-files", schemaPath: "#/properties/config-files/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema32.properties["config-files"], data: data0 };
                vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
            }
            let len0 = data0.length;
            for (let i0 = 0; i0 < len0; i0++) {
                let data1 = data0[i0];
                if (typeof data1 != "string") {
                    let err2 = { instancePath: instancePath + "/config-files/" + i0, schemaPath: "#/properties/config-files/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties["config-files"].items.type, parentSchema: schema32.properties["config-files"].items, data: data1 };
                    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                }
            }
        }
        else {
            let err3 = { instancePath: instancePath + "/config-files", schemaPath: "#/properties/config-files/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema32.properties["config-files"].type, parentSchema: schema32.properties["config-files"], data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
    }
    if (data["runner-config"] !== void 0) {
        let data2 = data["runner-config"];
        if (typeof data2 != "string") {
            let err4 = { instancePath: instancePath + "/runner-config", schemaPath: "#/properties/runner-config/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties["runner-config"].type, parentSchema: schema32.properties["runner-config"], data: data2 };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
    }
    if (data["changelog-file"] !== void 0) {
        let data3 = data["changelog-file"];
        if (typeof data3 != "string") {
            let err5 = { instancePath: instancePath + "/changelog-file", schemaPath: "#/properties/changelog-file/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties["changelog-file"].type, parentSchema: schema32.properties["changelog-file"], data: data3 };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
    }
    if (data["recipes-dir"] !== void 0) {
        let data4 = data["recipes-dir"];
        if (typeof data4 != "string") {
            let err6 = { instancePath: instancePath + "/recipes-dir", schemaPath: "#/properties/recipes-dir/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties["recipes-dir"].type, parentSchema: schema32.properties["recipes-dir"], data: data4 };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
    }
    if (data["golden-al-dir"] !== void 0) {
        let data5 = data["golden-al-dir"];
        if (typeof data5 != "string") {
            let err7 = { instancePath: instancePath + "/golden-al-dir", schemaPath: "#/properties/golden-al-dir/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties["golden-al-dir"].type, parentSchema: schema32.properties["golden-al-dir"], data: data5 };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
    }
    if (data["thresholds-file"] !== void 0) {
        let data6 = data["thresholds-file"];
        if (typeof data6 != "string") {
            let err8 = { instancePath: instancePath + "/thresholds-file", schemaPath: "#/properties/thresholds-file/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties["thresholds-file"].type, parentSchema: schema32.properties["thresholds-file"], data: data6 };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
    }
    if (data.labels !== void 0) {
        let data7 = data.labels;
        if (Array.isArray(data7)) {
            let len1 = data7.length;
            for (let i1 = 0; i1 < len1; i1++) {
                let data8 = data7[i1];
                if (typeof data8 != "string") {
                    let err9 = { instancePath: instancePath + "/labels/" + i1, schemaPath: "#/properties/labels/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.labels.items.type, parentSchema: schema32.properties.labels.items, data: data8 };
                    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                }
            }
        }
        else {
            let err10 = { instancePath: instancePath + "/labels", schemaPath: "#/properties/labels/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema32.properties.labels.type, parentSchema: schema32.properties.labels, data: data7 };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
    }
    if (data["labels-map"] !== void 0) {
        let data9 = data["labels-map"];
        if (data9 && typeof data9 == "object" && !Array.isArray(data9))
            for (let key1 in data9) {
                let data10 = data9[key1], _errs24 = errors, valid6 = !1, _errs25 = errors;
                if (typeof data10 != "string") {
                    let err11 = { instancePath: instancePath + "/labels-map/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/labels-map/additionalProperties/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties["labels-map"].additionalProperties.anyOf[0].type, parentSchema: schema32.properties["labels-map"].additionalProperties.anyOf[0], data: data10 };
                    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                }
                var _valid0 = _errs25 === errors;
                valid6 = valid6 || _valid0;
                let _errs27 = errors;
                if (Array.isArray(data10)) {
                    if (data10.length < 1) {
                        let err12 = { instancePath: instancePath + "/labels-map/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/labels-map/additionalProperties/anyOf/1/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema32.properties["labels-map"].additionalProperties.anyOf[1], data: data10 };
                        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                    }
                    let len2 = data10.length;
                    for (let i2 = 0; i2 < len2; i2++) {
                        let data11 = data10[i2];
                        if (typeof data11 != "string") {
                            let err13 = { instancePath: instancePath + "/labels-map/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2, schemaPath: "#/properties/labels-map/additionalProperties/anyOf/1/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties["labels-map"].additionalProperties.anyOf[1].items.type, parentSchema: schema32.properties["labels-map"].additionalProperties.anyOf[1].items, data: data11 };
                            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                        }
                    }
                }
                else {
                    let err14 = { instancePath: instancePath + "/labels-map/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/labels-map/additionalProperties/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema32.properties["labels-map"].additionalProperties.anyOf[1].type, parentSchema: schema32.properties["labels-map"].additionalProperties.anyOf[1], data: data10 };
                    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                }
                var _valid0 = _errs27 === errors;
                if (valid6 = valid6 || _valid0, valid6)
                    errors = _errs24, vErrors !== null && (_errs24 ? vErrors.length = _errs24 : vErrors = null);
                else {
                    let err15 = { instancePath: instancePath + "/labels-map/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/labels-map/additionalProperties/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema32.properties["labels-map"].additionalProperties.anyOf, parentSchema: schema32.properties["labels-map"].additionalProperties, data: data10 };
                    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                }
            }
        else {
            let err16 = { instancePath: instancePath + "/labels-map", schemaPath: "#/properties/labels-map/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.properties["labels-map"].type, parentSchema: schema32.properties["labels-map"], data: data9 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
    }
    if (data.simulate !== void 0) {
        let data12 = data.simulate;
        if (typeof data12 != "boolean") {
            let err17 = { instancePath: instancePath + "/simulate", schemaPath: "#/properties/simulate/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema32.properties.simulate.type, parentSchema: schema32.properties.simulate, data: data12 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
    }
    if (data.site !== void 0) {
        let data13 = data.site;
        if (typeof data13 == "string") {
            if (func2(data13) < 1) {
                let err18 = { instancePath: instancePath + "/site", schemaPath: "#/properties/site/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema32.properties.site, data: data13 };
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
        }
        else {
            let err19 = { instancePath: instancePath + "/site", schemaPath: "#/properties/site/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.site.type, parentSchema: schema32.properties.site, data: data13 };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
    }
    if (data.sites !== void 0) {
        let data14 = data.sites;
        if (data14 && typeof data14 == "object" && !Array.isArray(data14))
            for (let key2 in data14) {
                let data15 = data14[key2];
                if (typeof data15 == "string") {
                    if (func2(data15) < 1) {
                        let err20 = { instancePath: instancePath + "/sites/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/sites/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema32.properties.sites.additionalProperties, data: data15 };
                        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                    }
                }
                else {
                    let err21 = { instancePath: instancePath + "/sites/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/sites/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.sites.additionalProperties.type, parentSchema: schema32.properties.sites.additionalProperties, data: data15 };
                    vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                }
            }
        else {
            let err22 = { instancePath: instancePath + "/sites", schemaPath: "#/properties/sites/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.properties.sites.type, parentSchema: schema32.properties.sites, data: data14 };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
    }
    if (data.launcher !== void 0) {
        let data16 = data.launcher;
        if (!(data16 === "process" || data16 === "docker" || data16 === "slurm" || data16 === "srtctl")) {
            let err23 = { instancePath: instancePath + "/launcher", schemaPath: "#/properties/launcher/enum", keyword: "enum", params: { allowedValues: schema32.properties.launcher.enum }, message: "must be equal to one of the allowed values", schema: schema32.properties.launcher.enum, parentSchema: schema32.properties.launcher, data: data16 };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
    }
    if (data.client !== void 0) {
        let data17 = data.client;
        if (!(data17 === "aiperf" || data17 === "replay")) {
            let err24 = { instancePath: instancePath + "/client", schemaPath: "#/properties/client/enum", keyword: "enum", params: { allowedValues: schema32.properties.client.enum }, message: "must be equal to one of the allowed values", schema: schema32.properties.client.enum, parentSchema: schema32.properties.client, data: data17 };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
    }
    if (data["aiperf-package"] !== void 0) {
        let data18 = data["aiperf-package"];
        if (typeof data18 == "string") {
            if (!pattern5.test(data18)) {
                let err25 = { instancePath: instancePath + "/aiperf-package", schemaPath: "#/properties/aiperf-package/pattern", keyword: "pattern", params: { pattern: "^[a-z-]+==[0-9][0-9A-Za-z.]*$" }, message: 'must match pattern "^[a-z-]+==[0-9][0-9A-Za-z.]*$"', schema: "^[a-z-]+==[0-9][0-9A-Za-z.]*$", parentSchema: schema32.properties["aiperf-package"], data: data18 };
                vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
            }
        }
        else {
            let err26 = { instancePath: instancePath + "/aiperf-package", schemaPath: "#/properties/aiperf-package/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties["aiperf-package"].type, parentSchema: schema32.properties["aiperf-package"], data: data18 };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
    }
    if (data["eval-client"] !== void 0) {
        let data19 = data["eval-client"];
        if (!(data19 === "lm-eval" || data19 === "built-in")) {
            let err27 = { instancePath: instancePath + "/eval-client", schemaPath: "#/properties/eval-client/enum", keyword: "enum", params: { allowedValues: schema32.properties["eval-client"].enum }, message: "must be equal to one of the allowed values", schema: schema32.properties["eval-client"].enum, parentSchema: schema32.properties["eval-client"], data: data19 };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
    }
    if (data["lm-eval-package"] !== void 0) {
        let data20 = data["lm-eval-package"];
        if (typeof data20 == "string") {
            if (!pattern6.test(data20)) {
                let err28 = { instancePath: instancePath + "/lm-eval-package", schemaPath: "#/properties/lm-eval-package/pattern", keyword: "pattern", params: { pattern: "^lm_eval(\\[[a-z,]+\\])?==[0-9][0-9A-Za-z.]*$" }, message: 'must match pattern "^lm_eval(\\[[a-z,]+\\])?==[0-9][0-9A-Za-z.]*$"', schema: "^lm_eval(\\[[a-z,]+\\])?==[0-9][0-9A-Za-z.]*$", parentSchema: schema32.properties["lm-eval-package"], data: data20 };
                vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
            }
        }
        else {
            let err29 = { instancePath: instancePath + "/lm-eval-package", schemaPath: "#/properties/lm-eval-package/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties["lm-eval-package"].type, parentSchema: schema32.properties["lm-eval-package"], data: data20 };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
    }
    if (data["require-power"] !== void 0) {
        let data21 = data["require-power"];
        if (typeof data21 != "boolean") {
            let err30 = { instancePath: instancePath + "/require-power", schemaPath: "#/properties/require-power/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema32.properties["require-power"].type, parentSchema: schema32.properties["require-power"], data: data21 };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
    }
    if (data.duration !== void 0) {
        let data22 = data.duration;
        if (typeof data22 == "number" && isFinite(data22)) {
            if (data22 > 604800 || isNaN(data22)) {
                let err31 = { instancePath: instancePath + "/duration", schemaPath: "#/properties/duration/maximum", keyword: "maximum", params: { comparison: "<=", limit: 604800 }, message: "must be <= 604800", schema: 604800, parentSchema: schema32.properties.duration, data: data22 };
                vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
            if (data22 <= 0 || isNaN(data22)) {
                let err32 = { instancePath: instancePath + "/duration", schemaPath: "#/properties/duration/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema32.properties.duration, data: data22 };
                vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
            }
        }
        else {
            let err33 = { instancePath: instancePath + "/duration", schemaPath: "#/properties/duration/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema32.properties.duration.type, parentSchema: schema32.properties.duration, data: data22 };
            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
    }
    if (data["trace-scale"] !== void 0) {
        let data23 = data["trace-scale"];
        if (typeof data23 == "number" && isFinite(data23)) {
            if (data23 < 1 || isNaN(data23)) {
                let err34 = { instancePath: instancePath + "/trace-scale", schemaPath: "#/properties/trace-scale/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema32.properties["trace-scale"], data: data23 };
                vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
            }
        }
        else {
            let err35 = { instancePath: instancePath + "/trace-scale", schemaPath: "#/properties/trace-scale/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema32.properties["trace-scale"].type, parentSchema: schema32.properties["trace-scale"], data: data23 };
            vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
    }
    if (data["eval-task"] !== void 0) {
        let data24 = data["eval-task"];
        if (typeof data24 != "string") {
            let err36 = { instancePath: instancePath + "/eval-task", schemaPath: "#/properties/eval-task/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties["eval-task"].type, parentSchema: schema32.properties["eval-task"], data: data24 };
            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
    }
    if (data.repository !== void 0) {
        let data25 = data.repository;
        if (typeof data25 == "string") {
            if (!pattern7.test(data25)) {
                let err37 = { instancePath: instancePath + "/repository", schemaPath: "#/properties/repository/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_.-]+/[A-Za-z0-9_.-]+$" }, message: 'must match pattern "^[A-Za-z0-9_.-]+/[A-Za-z0-9_.-]+$"', schema: "^[A-Za-z0-9_.-]+/[A-Za-z0-9_.-]+$", parentSchema: schema32.properties.repository, data: data25 };
                vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
            }
        }
        else {
            let err38 = { instancePath: instancePath + "/repository", schemaPath: "#/properties/repository/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.repository.type, parentSchema: schema32.properties.repository, data: data25 };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
        }
    }
    if (data.out !== void 0) {
        let data26 = data.out;
        if (typeof data26 != "string") {
            let err39 = { instancePath: instancePath + "/out", schemaPath: "#/properties/out/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.out.type, parentSchema: schema32.properties.out, data: data26 };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
    }
    if (data["eval-policy"] !== void 0) {
        let data27 = data["eval-policy"];
        if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
            for (let key3 in data27)
                if (!(key3 === "agentic" || key3 === "min-conc" || key3 === "seq-lens")) {
                    let err40 = { instancePath: instancePath + "/eval-policy", schemaPath: "#/$defs/evalPolicy/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema33, data: data27 };
                    vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                }
            if (data27.agentic !== void 0) {
                let data28 = data27.agentic;
                if (!(data28 === "always" || data28 === "labelled" || data28 === "never")) {
                    let err41 = { instancePath: instancePath + "/eval-policy/agentic", schemaPath: "#/$defs/evalPolicy/properties/agentic/enum", keyword: "enum", params: { allowedValues: schema33.properties.agentic.enum }, message: "must be equal to one of the allowed values", schema: schema33.properties.agentic.enum, parentSchema: schema33.properties.agentic, data: data28 };
                    vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                }
            }
            if (data27["min-conc"] !== void 0) {
                let data29 = data27["min-conc"];
                if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29) && isFinite(data29))) {
                    let err42 = { instancePath: instancePath + "/eval-policy/min-conc", schemaPath: "#/$defs/evalPolicy/properties/min-conc/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema33.properties["min-conc"].type, parentSchema: schema33.properties["min-conc"], data: data29 };
                    vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                }
                if (typeof data29 == "number" && isFinite(data29) && (data29 < 1 || isNaN(data29))) {
                    let err43 = { instancePath: instancePath + "/eval-policy/min-conc", schemaPath: "#/$defs/evalPolicy/properties/min-conc/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema33.properties["min-conc"], data: data29 };
                    vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                }
            }
            if (data27["seq-lens"] !== void 0) {
                let data30 = data27["seq-lens"];
                if (!(data30 === "all" || data30 === "8k1k")) {
                    let err44 = { instancePath: instancePath + "/eval-policy/seq-lens", schemaPath: "#/$defs/evalPolicy/properties/seq-lens/enum", keyword: "enum", params: { allowedValues: schema33.properties["seq-lens"].enum }, message: "must be equal to one of the allowed values", schema: schema33.properties["seq-lens"].enum, parentSchema: schema33.properties["seq-lens"], data: data30 };
                    vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                }
            }
        }
        else {
            let err45 = { instancePath: instancePath + "/eval-policy", schemaPath: "#/$defs/evalPolicy/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema33.type, parentSchema: schema33, data: data27 };
            vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
        }
    }
    if (data["warmup-requests-per-lane"] !== void 0) {
        let data31 = data["warmup-requests-per-lane"];
        if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31) && isFinite(data31))) {
            let err46 = { instancePath: instancePath + "/warmup-requests-per-lane", schemaPath: "#/properties/warmup-requests-per-lane/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema32.properties["warmup-requests-per-lane"].type, parentSchema: schema32.properties["warmup-requests-per-lane"], data: data31 };
            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
        }
        if (typeof data31 == "number" && isFinite(data31) && (data31 < 0 || isNaN(data31))) {
            let err47 = { instancePath: instancePath + "/warmup-requests-per-lane", schemaPath: "#/properties/warmup-requests-per-lane/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema32.properties["warmup-requests-per-lane"], data: data31 };
            vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
        }
    }
    if (data["start-up-window-seconds"] !== void 0) {
        let data32 = data["start-up-window-seconds"];
        if (typeof data32 == "number" && isFinite(data32)) {
            if (data32 > 86400 || isNaN(data32)) {
                let err48 = { instancePath: instancePath + "/start-up-window-seconds", schemaPath: "#/properties/start-up-window-seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 86400 }, message: "must be <= 86400", schema: 86400, parentSchema: schema32.properties["start-up-window-seconds"], data: data32 };
                vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
            }
            if (data32 <= 0 || isNaN(data32)) {
                let err49 = { instancePath: instancePath + "/start-up-window-seconds", schemaPath: "#/properties/start-up-window-seconds/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema32.properties["start-up-window-seconds"], data: data32 };
                vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
            }
        }
        else {
            let err50 = { instancePath: instancePath + "/start-up-window-seconds", schemaPath: "#/properties/start-up-window-seconds/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema32.properties["start-up-window-seconds"].type, parentSchema: schema32.properties["start-up-window-seconds"], data: data32 };
            vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
        }
    }
    if (data["parallel-points"] !== void 0) {
        let data33 = data["parallel-points"];
        if (!(typeof data33 == "number" && !(data33 % 1) && !isNaN(data33) && isFinite(data33))) {
            let err51 = { instancePath: instancePath + "/parallel-points", schemaPath: "#/properties/parallel-points/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema32.properties["parallel-points"].type, parentSchema: schema32.properties["parallel-points"], data: data33 };
            vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
        }
        if (typeof data33 == "number" && isFinite(data33) && (data33 < 1 || isNaN(data33))) {
            let err52 = { instancePath: instancePath + "/parallel-points", schemaPath: "#/properties/parallel-points/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema32.properties["parallel-points"], data: data33 };
            vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
        }
    }
    if (data.entities !== void 0) {
        let data34 = data.entities;
        if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
            for (let key4 in data34)
                if (!(key4 === "models" || key4 === "hardware")) {
                    let err53 = { instancePath: instancePath + "/entities", schemaPath: "#/$defs/entities/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema34, data: data34 };
                    vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
                }
            if (data34.models !== void 0) {
                let data35 = data34.models;
                if (Array.isArray(data35)) {
                    let len3 = data35.length;
                    for (let i3 = 0; i3 < len3; i3++) {
                        let data36 = data35[i3];
                        if (typeof data36 == "string") {
                            if (func2(data36) < 1) {
                                let err54 = { instancePath: instancePath + "/entities/models/" + i3, schemaPath: "#/$defs/entities/properties/models/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema34.properties.models.items, data: data36 };
                                vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
                            }
                        }
                        else {
                            let err55 = { instancePath: instancePath + "/entities/models/" + i3, schemaPath: "#/$defs/entities/properties/models/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.models.items.type, parentSchema: schema34.properties.models.items, data: data36 };
                            vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
                        }
                    }
                }
                else {
                    let err56 = { instancePath: instancePath + "/entities/models", schemaPath: "#/$defs/entities/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema34.properties.models.type, parentSchema: schema34.properties.models, data: data35 };
                    vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
                }
            }
            if (data34.hardware !== void 0) {
                let data37 = data34.hardware;
                if (Array.isArray(data37)) {
                    let len4 = data37.length;
                    for (let i4 = 0; i4 < len4; i4++) {
                        let data38 = data37[i4];
                        if (typeof data38 == "string") {
                            if (func2(data38) < 1) {
                                let err57 = { instancePath: instancePath + "/entities/hardware/" + i4, schemaPath: "#/$defs/entities/properties/hardware/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema34.properties.hardware.items, data: data38 };
                                vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
                            }
                        }
                        else {
                            let err58 = { instancePath: instancePath + "/entities/hardware/" + i4, schemaPath: "#/$defs/entities/properties/hardware/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.hardware.items.type, parentSchema: schema34.properties.hardware.items, data: data38 };
                            vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
                        }
                    }
                }
                else {
                    let err59 = { instancePath: instancePath + "/entities/hardware", schemaPath: "#/$defs/entities/properties/hardware/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema34.properties.hardware.type, parentSchema: schema34.properties.hardware, data: data37 };
                    vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
                }
            }
        }
        else {
            let err60 = { instancePath: instancePath + "/entities", schemaPath: "#/$defs/entities/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema34.type, parentSchema: schema34, data: data34 };
            vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
        }
    }
    if (data["simulated-accuracy"] !== void 0) {
        let data39 = data["simulated-accuracy"];
        if (typeof data39 == "number" && isFinite(data39)) {
            if (data39 > 1 || isNaN(data39)) {
                let err61 = { instancePath: instancePath + "/simulated-accuracy", schemaPath: "#/properties/simulated-accuracy/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema32.properties["simulated-accuracy"], data: data39 };
                vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
            }
            if (data39 < 0 || isNaN(data39)) {
                let err62 = { instancePath: instancePath + "/simulated-accuracy", schemaPath: "#/properties/simulated-accuracy/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema32.properties["simulated-accuracy"], data: data39 };
                vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
            }
        }
        else {
            let err63 = { instancePath: instancePath + "/simulated-accuracy", schemaPath: "#/properties/simulated-accuracy/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema32.properties["simulated-accuracy"].type, parentSchema: schema32.properties["simulated-accuracy"], data: data39 };
            vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
        }
    }
}
else {
    let err64 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.type, parentSchema: schema32, data };
    vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
} return validate21.errors = vErrors, errors === 0; }
validate21.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };

//# sourceMappingURL=infx-config.validator.generated.js.map
// EXTERNAL MODULE: ./lib/src/yaml.js + 4 modules
var src_yaml = __webpack_require__(23551);
// EXTERNAL MODULE: ./lib/src/files/repository-file.js
var repository_file = __webpack_require__(1251);
;// CONCATENATED MODULE: ./lib/src/files/infx-config.js
/** infx.config.yaml: the repository's defaults of inputs. */





const infxConfigName = 'infx.config.yaml';
/** Reads infx.config.yaml at `root`. No file is no problem; unknown fields and wrong values are, with their lines. */
function loadInfxConfig(root) {
    const read = (0,repository_file/* readFileBelow */.Ir)(root, infxConfigName);
    if (read.kind === 'missing')
        return { config: {}, problems: [] };
    if (read.kind === 'refused')
        return { config: {}, path: infxConfigName, problems: [read.problem] };
    return parseInfxConfig(read.file.text);
}
/** The same of the file's text, wherever it came from. */
function parseInfxConfig(yaml) {
    const { value, problems, placeOf } = (0,src_yaml.loadYaml)(yaml, infxConfigName);
    const found = { path: infxConfigName, problems };
    if (value === undefined || value === null || (0,problem/* hasErrors */.Cs)(problems))
        return { ...found, config: {} };
    if (isInfxConfig(value))
        return { ...found, config: value };
    return {
        ...found,
        config: {},
        problems: (0,problem/* firstProblems */.fr)([...problems, ...(0,schema_problems/* schemaProblems */.Ic)(infxConfig, value, placeOf, problems)]),
    };
}
/** Where things stand in the infx.config.yaml at `root`. */
function infxConfigPlaces(root) {
    const read = (0,repository_file/* readFileBelow */.Ir)(root, infxConfigName);
    return read.kind === 'text' ? (0,src_yaml.loadYaml)(read.file.text, infxConfigName).placeOf : () => undefined;
}
const isInfxConfig = (value) => infxConfig(value);
//# sourceMappingURL=infx-config.js.map

/***/ }),

/***/ 1251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DR: () => (/* binding */ filesBelow),
/* harmony export */   Fe: () => (/* binding */ refusedFile),
/* harmony export */   Ir: () => (/* binding */ readFileBelow),
/* harmony export */   JG: () => (/* binding */ decodeFile),
/* harmony export */   eV: () => (/* binding */ maxFileBytes),
/* harmony export */   g$: () => (/* binding */ tooLarge)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85492);
/* harmony import */ var _core_problems_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47593);
/** Turns the bytes of one repository file into text, or into the Problem that says why not. */





/** Largest file that is read as configuration, in bytes. */
const maxFileBytes = 64 * 1024 * 1024;
/** Strict UTF-8; a byte order mark stays in the text, so that the changelog's byte rules can see it. */
function decodeFile(path, bytes) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return { kind: 'text', file: { path, text: bytes.toString('utf8') } };
    const { line, col } = firstInvalid(bytes);
    return refusedFile(path, `is not UTF-8 at line ${line}`, 'save the file as UTF-8', { line, col });
}
/**
 * Reads `path` (relative, forward slashes) below `root` from disk. Symbolic links are followed only inside `root`;
 * the bound holds even when the file grows while it is read.
 */
const readFileBelow = (root, path) => filesBelow(root)(path);
/** The same for many files: where their folders really lie is looked up once each. */
function filesBelow(root) {
    const folders = new Map();
    const folderOf = (path) => {
        const known = folders.get(path);
        if (known)
            return known;
        const found = resolving(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(path));
        folders.set(path, found);
        return found;
    };
    return (path) => {
        const real = realPath((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path), folderOf);
        if (real.kind !== 'path')
            return real.kind === 'missing' ? real : refusedFile(path, real.reason);
        const realRoot = folderOf(root);
        const fromRoot = realRoot.kind === 'path' ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(realRoot.path, real.path) : '..';
        if (fromRoot === '..' || fromRoot.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(fromRoot)) {
            return refusedFile(path, 'leads out of the repository', 'copy the file into the repository');
        }
        return readRegular(path, real.path);
    };
}
function readRegular(path, real) {
    // O_NONBLOCK: opening a named pipe must not wait for a writer.
    const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(real, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK);
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(handle);
        if (!stats.isFile())
            return refusedFile(path, 'is not a regular file');
        if (stats.size > maxFileBytes)
            return tooLarge(path, stats.size);
        return decodeFile(path, readBytes(handle, stats.size));
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle);
    }
}
const tooLarge = (path, size) => refusedFile(path, `has ${size} bytes, more than the allowed ${maxFileBytes}`);
const refusedFile = (path, why, hint, at = { line: 1, col: 1 }) => ({
    kind: 'refused',
    problem: (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)('INFX325', `"${path}" ${why}`, {
        at: { file: path, ...at },
        ...(hint === undefined ? {} : { hint }),
    }),
});
function readBytes(handle, size) {
    const bytes = node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.allocUnsafe(size);
    let filled = 0;
    while (filled < size) {
        const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(handle, bytes, filled, size - filled, filled);
        if (count === 0)
            break;
        filled += count;
    }
    return bytes.subarray(0, filled);
}
/** Of a file; only the folder of one that is no link itself has to be resolved. */
function realPath(path, folderOf) {
    const folder = folderOf((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
    if (folder.kind !== 'path')
        return folder;
    const direct = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder.path, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path));
    return resolving(() => {
        // Configurations may name hundreds of files that are kept elsewhere, and an exception for each takes its time.
        const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(direct, { throwIfNoEntry: false });
        return found?.isSymbolicLink() === true ? node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(path) : found && direct;
    });
}
function resolving(find) {
    try {
        const path = find();
        return path === undefined ? { kind: 'missing' } : { kind: 'path', path };
    }
    catch (cause) {
        const code = errorCode(cause);
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return { kind: 'missing' };
        if (code === 'ELOOP' || code === 'EACCES' || code === 'ENAMETOOLONG') {
            return { kind: 'unreadable', reason: `cannot be read (${code})` };
        }
        throw cause;
    }
}
const errorCode = (cause) => cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
/** Line and column (in bytes) of the first byte that is not UTF-8: found by halving, since a prefix decides. */
function firstInvalid(bytes) {
    const lines = bytes.toString('latin1').split('\n');
    const index = lines.findIndex((line) => !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.from(line, 'latin1')));
    const line = node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.from(lines[index] ?? '', 'latin1');
    let valid = 0;
    // A character has at most four bytes: try the lengths that end on a whole one.
    for (let step = 1; valid < line.length;) {
        if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(line.subarray(valid, valid + step))) {
            valid += step;
            step = 1;
        }
        else if (++step > 4)
            break;
    }
    return { line: index + 1, col: valid + 1 };
}
//# sourceMappingURL=repository-file.js.map

/***/ })

};
