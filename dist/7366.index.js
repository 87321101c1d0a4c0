export const id = 7366;
export const ids = [7366];
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

/***/ 18602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export launchProblemKinds */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of starting, watching and stopping engines (185-199). */

const launchProblemKinds = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX185: {
        title: 'The engine was not healthy within its start-up window',
        blame: 'infra',
        severity: 'error',
        explain: 'The engine process is alive but its health endpoint did not answer 200 within the start-up window. ' +
            'Read the log tail: weights still loading, a worker that waits for another, or a hung node. ' +
            'The point is retried within the budget for infrastructure failures.',
    },
    INFX186: {
        title: 'The engine ended before it was stopped',
        blame: 'product',
        severity: 'error',
        explain: 'An engine process exited on its own. When its last lines match the failure table, the cause and whose it is are ' +
            'named; otherwise the exit code and the log tail are all that is known.',
    },
    INFX187: {
        title: 'The engine could not be started',
        blame: 'infra',
        severity: 'error',
        explain: 'The operating system refused to start the process: a missing program, no permission, or no memory.',
    },
    INFX188: {
        title: 'No free port was found',
        blame: 'infra',
        severity: 'error',
        explain: 'Every port tried on the loopback interface was taken. Something on this machine leaks listeners.',
    },
    INFX189: {
        title: 'An engine process did not end when killed',
        blame: 'infra',
        severity: 'error',
        explain: 'The process is still there after SIGKILL, which happens when a driver or file system call hangs. The node needs a look.',
    },
    INFX190: {
        title: 'The scheduler or container runtime ended the engine',
        blame: 'infra',
        severity: 'error',
        explain: 'A node failed, the allocation was preempted, cancelled or reached its time limit, or the memory limit was passed. ' +
            'The message says which; failures of nodes are retried within the budget, a time limit is not.',
    },
    INFX191: {
        title: 'The scheduler refused the job',
        blame: 'infra',
        severity: 'error',
        explain: 'The job was not accepted, with the reason that the scheduler gave: an unknown partition or account, more nodes or ' +
            'GPUs than the partition has, or a limit of the account. Compare the site file with the cluster.',
    },
    INFX192: {
        title: 'The scheduler or container runtime does not answer',
        blame: 'infra',
        severity: 'error',
        explain: 'A call of the scheduler or of the container runtime failed or took longer than its limit. A job is never taken ' +
            'for dead because of that; what could not be asked or stopped is named.',
    },
    INFX193: {
        title: 'The site file is wrong',
        blame: 'user',
        severity: 'error',
        explain: 'The site file says where engines run: partition, account, mounts, model paths, image cache, excluded nodes. ' +
            'Its schema is schemas/site.schema.json; docs/sites.md explains every field.',
    },
    INFX194: {
        title: 'An exclusion of nodes has expired',
        blame: 'infra',
        severity: 'warning',
        explain: 'An excluded node comes back when the date of its exclusion has passed, so that a repaired node is not forgotten. ' +
            'Remove the entry, or give it a new date and reason.',
    },
    INFX195: {
        title: 'The container image cannot be had',
        blame: 'infra',
        severity: 'error',
        explain: 'The image could not be pulled or imported, or its name is none. A wrong name or tag is for the configuration to ' +
            'mend; a registry that does not answer, or refuses, is for the site.',
    },
    INFX196: {
        title: 'A job or container of an earlier run was left over',
        blame: 'infra',
        severity: 'warning',
        explain: 'The process that had started it is gone, most likely killed. What carries our own label and belonged to a process ' +
            'of this machine that is gone is ended; everything else is only named.',
    },
    INFX197: {
        title: 'The point does not fit the launcher',
        blame: 'user',
        severity: 'error',
        explain: 'The point asks for what this launcher or site cannot give: several nodes from one container host, more GPUs of a node than it has, pools that share ' +
            'a node although the site allocates them apart, a container without an image, or a model that the site does not have.',
    },
    INFX198: {
        title: 'The job did not start in time',
        blame: 'infra',
        severity: 'error',
        explain: 'The job waited in the queue for longer than the site allows and was cancelled. The reason that the scheduler gave ' +
            'last is named: a busy cluster, a limit of the account, or nodes that are down.',
    },
});
//# sourceMappingURL=launch.js.map

/***/ }),

/***/ 29402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GZ: () => (/* binding */ activeExclusions),
  sO: () => (/* binding */ bareSite),
  JI: () => (/* binding */ containerSettings),
  ze: () => (/* binding */ launcherNames),
  UK: () => (/* binding */ loadSite),
  dT: () => (/* binding */ modelMount),
  m0: () => (/* binding */ modelPathOf),
  mT: () => (/* binding */ mountWord),
  ub: () => (/* binding */ mountable),
  cS: () => (/* binding */ mountsOf),
  F8: () => (/* binding */ slurmSettings)
});

// UNUSED EXPORTS: parseSite

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/config/schema-problems.js
var schema_problems = __webpack_require__(27569);
// EXTERNAL MODULE: ./lib/src/core/problems/launch.js
var launch = __webpack_require__(18602);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
;// CONCATENATED MODULE: ./lib/src/core/schema/site.validator.generated.js
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
var site_validator_generated_site = validate58, schema83 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://infx-actions.dev/schemas/site.v1.json", title: "Site", description: "Where engines run: launcher, scheduler, containers, models and nodes to avoid. One file per cluster or machine.", type: "object", additionalProperties: !1, required: ["launcher"], properties: { launcher: { enum: ["process", "docker", "slurm", "srtctl"], description: "process: on this host; docker: a container on this host; slurm: jobs of a Slurm cluster; srtctl: srt-slurm submits the job." }, slurm: { $ref: "#/$defs/slurm" }, container: { $ref: "#/$defs/container" }, srtctl: { $ref: "#/$defs/srtctl" }, models: { type: "object", description: "Folder of each model on the nodes, by its name on the hub. Other models go by their name.", additionalProperties: { $ref: "#/$defs/absolutePath" } }, "draft-models": { type: "object", description: "Folder of the separate draft model, by the name of the model it drafts for.", additionalProperties: { $ref: "#/$defs/absolutePath" } }, "pass-environment": { type: "array", uniqueItems: !0, items: { type: "string", pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, description: "Names of environment variables of the runner that engines get, e.g. HF_TOKEN. Nothing else of it reaches them." }, "simulated-engine": { type: "object", additionalProperties: !1, description: "How containers of this site start the simulated engine; without it, it is started as on this machine.", properties: { command: { type: "array", minItems: 1, items: { type: "string", minLength: 1 }, description: "Words that start infx inside the container, e.g. [node, /opt/infx/dist/infx.js]." }, image: { type: "string", minLength: 1, description: "Image that has them, instead of the point's own." } } }, "default-engine-flags": { type: "object", description: "Engine flags for points without a recipe, e.g. mem-fraction-static." } }, $defs: { word: { type: "string", pattern: "^[^\\s\"'\\\\`$]+$", description: "One word without blanks, quotes or shell signs." }, absolutePath: { type: "string", pattern: "^/[^\\s,:\"'\\\\`$]*$", description: "An absolute path without blanks, commas or colons." }, pool: { type: "object", additionalProperties: !1, description: "Where nodes of one pool come from, when not from the partition of all.", properties: { partition: { $ref: "#/$defs/word", description: "Partition of this pool's nodes." }, constraint: { $ref: "#/$defs/word", description: "Node features that this pool needs." }, gres: { $ref: "#/$defs/word", description: "As above, for this pool." } } }, slurm: { type: "object", additionalProperties: !1, required: ["partition", "gpus-per-node", "time-limit-minutes"], description: "The Slurm cluster.", properties: { partition: { $ref: "#/$defs/word", description: "Partition of all nodes, unless a pool names its own." }, account: { $ref: "#/$defs/word", description: "Account that is charged." }, qos: { $ref: "#/$defs/word", description: "Quality of service." }, constraint: { $ref: "#/$defs/word", description: "Node features that every node needs." }, "gpus-per-node": { type: "integer", minimum: 1, description: "GPUs of one node." }, gres: { $ref: "#/$defs/word", description: "How GPUs are asked for; {gpus} becomes their number per node. gpu:{gpus} when absent, none where whole nodes are given." }, exclusive: { type: "boolean", description: "Nodes are not shared with other jobs. true when absent." }, memory: { $ref: "#/$defs/word", description: "Memory per node as sbatch reads it; 0 is all of it." }, "time-limit-minutes": { type: "integer", minimum: 1, maximum: 525600, description: "Longest allocation of a point, from start to end." }, "queue-limit-minutes": { type: "integer", minimum: 1, maximum: 20160, description: "Longest wait for nodes before the job is cancelled. 720 when absent." }, pools: { type: "object", additionalProperties: !1, description: "Pools with nodes of their own kind; they become components of one heterogeneous job.", properties: { prefill: { $ref: "#/$defs/pool", description: "Nodes of prefill workers." }, decode: { $ref: "#/$defs/pool", description: "Nodes of decode workers." } } }, exclude: { type: "array", description: "Nodes to avoid, each until a date.", items: { type: "object", additionalProperties: !1, required: ["nodes", "until", "reason"], properties: { nodes: { $ref: "#/$defs/word", description: "A node or a list as Slurm writes it, e.g. b300-[003-004]." }, until: { type: "string", pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$", description: "Last day of the exclusion, UTC, YYYY-MM-DD." }, reason: { type: "string", minLength: 1, description: "What is wrong with the node, for who reads this later." } } } }, "network-interface": { $ref: "#/$defs/word", description: "Interface whose address nodes reach each other at; the scheduler's address of the node when absent." }, "sbatch-options": { type: "object", description: "Further options of sbatch by long name, e.g. reservation: bench. true for an option without a value.", propertyNames: { pattern: "^[a-z][a-z0-9-]*$" }, additionalProperties: { anyOf: [{ $ref: "#/$defs/word" }, { const: !0 }], description: "The value." } }, "srun-options": { type: "object", description: "Further options of every srun, likewise.", propertyNames: { pattern: "^[a-z][a-z0-9-]*$" }, additionalProperties: { anyOf: [{ $ref: "#/$defs/word" }, { const: !0 }], description: "The value." } }, mpi: { $ref: "#/$defs/word", description: "Value of srun --mpi for engines that start through MPI. pmix when absent." }, "poll-seconds": { type: "number", minimum: .1, maximum: 3600, description: "Time between two questions about a job. 5 when absent." }, "command-timeout-seconds": { type: "number", minimum: 1, maximum: 3600, description: "Longest answer of one command of the scheduler. 20 when absent." }, "file-lag-seconds": { type: "number", minimum: 0, maximum: 3600, description: "How long a file that a node wrote may stay invisible here. 30 when absent." } } }, container: { type: "object", additionalProperties: !1, required: ["runtime"], description: "Containers that engines run in.", properties: { runtime: { enum: ["none", "docker", "pyxis"], description: "docker: a docker-compatible command line; pyxis: container options of srun; none: as plain processes." }, mounts: { type: "array", description: "Folders of the node that containers see, beside the point's own and its model.", items: { type: "object", additionalProperties: !1, required: ["source"], properties: { source: { $ref: "#/$defs/absolutePath", description: "Folder on the node." }, target: { $ref: "#/$defs/absolutePath", description: "Where the container sees it; the same path when absent." }, "read-only": { type: "boolean", description: "true when absent." } } } }, environment: { type: "object", description: "Variables of every engine process, weaker than the recipe's, e.g. HF_HOME.", propertyNames: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, additionalProperties: { type: "string", description: "The value." } }, "image-cache": { $ref: "#/$defs/absolutePath", description: "Folder of squash files that all nodes share; images that are not there are imported once, under a lock. Without it pyxis imports for every start." }, "image-timeout-minutes": { type: "integer", minimum: 1, maximum: 1440, description: "Longest pull or import of an image. 60 when absent." }, images: { type: "object", description: "Files or folders that stand for images, by the name of the image.", additionalProperties: { $ref: "#/$defs/absolutePath", description: "The file or folder." } }, docker: { type: "object", additionalProperties: !1, description: "Options of docker; pyxis ignores them.", properties: { command: { type: "array", minItems: 1, items: { type: "string", minLength: 1 }, description: "Program and leading arguments, e.g. [sudo, docker] or [podman]. [docker] when absent." }, gpus: { enum: ["nvidia", "amd", "none"], description: "How containers get GPUs. nvidia when absent." }, ipc: { $ref: "#/$defs/word", description: "Value of --ipc. host when absent." }, "shm-size": { $ref: "#/$defs/word", description: "Value of --shm-size; only without --ipc=host." }, ulimits: { type: "object", additionalProperties: { $ref: "#/$defs/word", description: "The limit." }, description: 'Limits by name; memlock: "-1" and stack: "67108864" when absent.' }, user: { enum: ["caller", "image"], description: "caller: files in mounted folders belong to the runner's user. image: the image's user, for rootless daemons. caller when absent." }, memory: { $ref: "#/$defs/word", description: "Value of --memory: the container's limit of host memory." }, "extra-args": { type: "array", items: { type: "string", minLength: 1 }, description: "Further words of docker create, one each, e.g. --device=/dev/infiniband." } } } } }, srtctl: { type: "object", additionalProperties: !1, description: "srt-slurm's command line.", properties: { command: { type: "array", minItems: 1, items: { type: "string", minLength: 1 }, description: "Program and leading arguments. [srtctl] when absent." }, outputs: { $ref: "#/$defs/absolutePath", description: "Folder in which srt-slurm keeps a folder per job." }, "power-producer-commit": { type: "string", pattern: "^[0-9a-f]{40}$", description: "Commit of the installed srt-slurm; its power packages count only when they name it." }, "endpoint-port": { type: "integer", minimum: 1, maximum: 65535, description: "Port of the front end on the head node. 8000 when absent." }, "apply-args": { type: "array", items: { type: "string", minLength: 1 }, description: "Further words of srtctl apply, e.g. --no-preflight." } } } } }, schema101 = { type: "string", pattern: "^/[^\\s,:\"'\\\\`$]*$", description: "An absolute path without blanks, commas or colons." }, func1 = Object.prototype.hasOwnProperty, func2 = require_ucs2length().default, schema84 = { type: "object", additionalProperties: !1, required: ["partition", "gpus-per-node", "time-limit-minutes"], description: "The Slurm cluster.", properties: { partition: { $ref: "#/$defs/word", description: "Partition of all nodes, unless a pool names its own." }, account: { $ref: "#/$defs/word", description: "Account that is charged." }, qos: { $ref: "#/$defs/word", description: "Quality of service." }, constraint: { $ref: "#/$defs/word", description: "Node features that every node needs." }, "gpus-per-node": { type: "integer", minimum: 1, description: "GPUs of one node." }, gres: { $ref: "#/$defs/word", description: "How GPUs are asked for; {gpus} becomes their number per node. gpu:{gpus} when absent, none where whole nodes are given." }, exclusive: { type: "boolean", description: "Nodes are not shared with other jobs. true when absent." }, memory: { $ref: "#/$defs/word", description: "Memory per node as sbatch reads it; 0 is all of it." }, "time-limit-minutes": { type: "integer", minimum: 1, maximum: 525600, description: "Longest allocation of a point, from start to end." }, "queue-limit-minutes": { type: "integer", minimum: 1, maximum: 20160, description: "Longest wait for nodes before the job is cancelled. 720 when absent." }, pools: { type: "object", additionalProperties: !1, description: "Pools with nodes of their own kind; they become components of one heterogeneous job.", properties: { prefill: { $ref: "#/$defs/pool", description: "Nodes of prefill workers." }, decode: { $ref: "#/$defs/pool", description: "Nodes of decode workers." } } }, exclude: { type: "array", description: "Nodes to avoid, each until a date.", items: { type: "object", additionalProperties: !1, required: ["nodes", "until", "reason"], properties: { nodes: { $ref: "#/$defs/word", description: "A node or a list as Slurm writes it, e.g. b300-[003-004]." }, until: { type: "string", pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$", description: "Last day of the exclusion, UTC, YYYY-MM-DD." }, reason: { type: "string", minLength: 1, description: "What is wrong with the node, for who reads this later." } } } }, "network-interface": { $ref: "#/$defs/word", description: "Interface whose address nodes reach each other at; the scheduler's address of the node when absent." }, "sbatch-options": { type: "object", description: "Further options of sbatch by long name, e.g. reservation: bench. true for an option without a value.", propertyNames: { pattern: "^[a-z][a-z0-9-]*$" }, additionalProperties: { anyOf: [{ $ref: "#/$defs/word" }, { const: !0 }], description: "The value." } }, "srun-options": { type: "object", description: "Further options of every srun, likewise.", propertyNames: { pattern: "^[a-z][a-z0-9-]*$" }, additionalProperties: { anyOf: [{ $ref: "#/$defs/word" }, { const: !0 }], description: "The value." } }, mpi: { $ref: "#/$defs/word", description: "Value of srun --mpi for engines that start through MPI. pmix when absent." }, "poll-seconds": { type: "number", minimum: .1, maximum: 3600, description: "Time between two questions about a job. 5 when absent." }, "command-timeout-seconds": { type: "number", minimum: 1, maximum: 3600, description: "Longest answer of one command of the scheduler. 20 when absent." }, "file-lag-seconds": { type: "number", minimum: 0, maximum: 3600, description: "How long a file that a node wrote may stay invisible here. 30 when absent." } } }, schema85 = { type: "string", pattern: "^[^\\s\"'\\\\`$]+$", description: "One word without blanks, quotes or shell signs." }, pattern18 = new RegExp("^[^\\s\"'\\\\`$]+$", "u"), pattern28 = new RegExp("^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$", "u"), pattern30 = new RegExp("^[a-z][a-z0-9-]*$", "u"), schema91 = { type: "object", additionalProperties: !1, description: "Where nodes of one pool come from, when not from the partition of all.", properties: { partition: { $ref: "#/$defs/word", description: "Partition of this pool's nodes." }, constraint: { $ref: "#/$defs/word", description: "Node features that this pool needs." }, gres: { $ref: "#/$defs/word", description: "As above, for this pool." } } };
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) { let vErrors = null, errors = 0, evaluated0 = validate60.evaluated; if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
        if (!(key0 === "partition" || key0 === "constraint" || key0 === "gres")) {
            let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema91, data };
            vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
    if (data.partition !== void 0) {
        let data0 = data.partition;
        if (typeof data0 == "string") {
            if (!pattern18.test(data0)) {
                let err1 = { instancePath: instancePath + "/partition", schemaPath: "#/$defs/word/pattern", keyword: "pattern", params: { pattern: "^[^\\s\"'\\\\`$]+$" }, message: 'must match pattern "^[^\\s"\'\\\\`$]+$"', schema: "^[^\\s\"'\\\\`$]+$", parentSchema: schema85, data: data0 };
                vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
            }
        }
        else {
            let err2 = { instancePath: instancePath + "/partition", schemaPath: "#/$defs/word/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.type, parentSchema: schema85, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
    }
    if (data.constraint !== void 0) {
        let data1 = data.constraint;
        if (typeof data1 == "string") {
            if (!pattern18.test(data1)) {
                let err3 = { instancePath: instancePath + "/constraint", schemaPath: "#/$defs/word/pattern", keyword: "pattern", params: { pattern: "^[^\\s\"'\\\\`$]+$" }, message: 'must match pattern "^[^\\s"\'\\\\`$]+$"', schema: "^[^\\s\"'\\\\`$]+$", parentSchema: schema85, data: data1 };
                vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
        }
        else {
            let err4 = { instancePath: instancePath + "/constraint", schemaPath: "#/$defs/word/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.type, parentSchema: schema85, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
    }
    if (data.gres !== void 0) {
        let data2 = data.gres;
        if (typeof data2 == "string") {
            if (!pattern18.test(data2)) {
                let err5 = { instancePath: instancePath + "/gres", schemaPath: "#/$defs/word/pattern", keyword: "pattern", params: { pattern: "^[^\\s\"'\\\\`$]+$" }, message: 'must match pattern "^[^\\s"\'\\\\`$]+$"', schema: "^[^\\s\"'\\\\`$]+$", parentSchema: schema85, data: data2 };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
        }
        else {
            let err6 = { instancePath: instancePath + "/gres", schemaPath: "#/$defs/word/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.type, parentSchema: schema85, data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
    }
}
else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema91.type, parentSchema: schema91, data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
} return validate60.errors = vErrors, errors === 0; }
validate60.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) { let vErrors = null, errors = 0, evaluated0 = validate59.evaluated; if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.partition === void 0) {
        let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "partition" }, message: "must have required property 'partition'", schema: schema84.required, parentSchema: schema84, data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data["gpus-per-node"] === void 0) {
        let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "gpus-per-node" }, message: "must have required property 'gpus-per-node'", schema: schema84.required, parentSchema: schema84, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data["time-limit-minutes"] === void 0) {
        let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "time-limit-minutes" }, message: "must have required property 'time-limit-minutes'", schema: schema84.required, parentSchema: schema84, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
        if (!func1.call(schema84.properties, key0)) {
            let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema84, data };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
    if (data.partition !== void 0) {
        let data0 = data.partition;
        if (typeof data0 == "string") {
            if (!pattern18.test(data0)) {
                let err4 = { instancePath: instancePath + "/partition", schemaPath: "#/$defs/word/pattern", keyword: "pattern", params: { pattern: "^[^\\s\"'\\\\`$]+$" }, message: 'must match pattern "^[^\\s"\'\\\\`$]+$"', schema: "^[^\\s\"'\\\\`$]+$", parentSchema: schema85, data: data0 };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
        }
        else {
            let err5 = { instancePath: instancePath + "/partition", schemaPath: "#/$defs/word/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.type, parentSchema: schema85, data: data0 };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
    }
    if (data.account !== void 0) {
        let data1 = data.account;
        if (typeof data1 == "string") {
            if (!pattern18.test(data1)) {
                let err6 = { instancePath: instancePath + "/account", schemaPath: "#/$defs/word/pattern", keyword: "pattern", params: { pattern: "^[^\\s\"'\\\\`$]+$" }, message: 'must match pattern "^[^\\s"\'\\\\`$]+$"', schema: "^[^\\s\"'\\\\`$]+$", parentSchema: schema85, data: data1 };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
        }
        else {
            let err7 = { instancePath: instancePath + "/account", schemaPath: "#/$defs/word/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.type, parentSchema: schema85, data: data1 };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
    }
    if (data.qos !== void 0) {
        let data2 = data.qos;
        if (typeof data2 == "string") {
            if (!pattern18.test(data2)) {
                let err8 = { instancePath: instancePath + "/qos", schemaPath: "#/$defs/word/pattern", keyword: "pattern", params: { pattern: "^[^\\s\"'\\\\`$]+$" }, message: 'must match pattern "^[^\\s"\'\\\\`$]+$"', schema: "^[^\\s\"'\\\\`$]+$", parentSchema: schema85, data: data2 };
                vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
        }
        else {
            let err9 = { instancePath: instancePath + "/qos", schemaPath: "#/$defs/word/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.type, parentSchema: schema85, data: data2 };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
    }
    if (data.constraint !== void 0) {
        let data3 = data.constraint;
        if (typeof data3 == "string") {
            if (!pattern18.test(data3)) {
                let err10 = { instancePath: instancePath + "/constraint", schemaPath: "#/$defs/word/pattern", keyword: "pattern", params: { pattern: "^[^\\s\"'\\\\`$]+$" }, message: 'must match pattern "^[^\\s"\'\\\\`$]+$"', schema: "^[^\\s\"'\\\\`$]+$", parentSchema: schema85, data: data3 };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
        }
        else {
            let err11 = { instancePath: instancePath + "/constraint", schemaPath: "#/$defs/word/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.type, parentSchema: schema85, data: data3 };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
    }
    if (data["gpus-per-node"] !== void 0) {
        let data4 = data["gpus-per-node"];
        if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
            let err12 = { instancePath: instancePath + "/gpus-per-node", schemaPath: "#/properties/gpus-per-node/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema84.properties["gpus-per-node"].type, parentSchema: schema84.properties["gpus-per-node"], data: data4 };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4))) {
            let err13 = { instancePath: instancePath + "/gpus-per-node", schemaPath: "#/properties/gpus-per-node/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema84.properties["gpus-per-node"], data: data4 };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
    }
    if (data.gres !== void 0) {
        let data5 = data.gres;
        if (typeof data5 == "string") {
            if (!pattern18.test(data5)) {
                let err14 = { instancePath: instancePath + "/gres", schemaPath: "#/$defs/word/pattern", keyword: "pattern", params: { pattern: "^[^\\s\"'\\\\`$]+$" }, message: 'must match pattern "^[^\\s"\'\\\\`$]+$"', schema: "^[^\\s\"'\\\\`$]+$", parentSchema: schema85, data: data5 };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
        }
        else {
            let err15 = { instancePath: instancePath + "/gres", schemaPath: "#/$defs/word/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.type, parentSchema: schema85, data: data5 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
    }
    if (data.exclusive !== void 0) {
        let data6 = data.exclusive;
        if (typeof data6 != "boolean") {
            let err16 = { instancePath: instancePath + "/exclusive", schemaPath: "#/properties/exclusive/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema84.properties.exclusive.type, parentSchema: schema84.properties.exclusive, data: data6 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
    }
    if (data.memory !== void 0) {
        let data7 = data.memory;
        if (typeof data7 == "string") {
            if (!pattern18.test(data7)) {
                let err17 = { instancePath: instancePath + "/memory", schemaPath: "#/$defs/word/pattern", keyword: "pattern", params: { pattern: "^[^\\s\"'\\\\`$]+$" }, message: 'must match pattern "^[^\\s"\'\\\\`$]+$"', schema: "^[^\\s\"'\\\\`$]+$", parentSchema: schema85, data: data7 };
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
        }
        else {
            let err18 = { instancePath: instancePath + "/memory", schemaPath: "#/$defs/word/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.type, parentSchema: schema85, data: data7 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
    }
    if (data["time-limit-minutes"] !== void 0) {
        let data8 = data["time-limit-minutes"];
        if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
            let err19 = { instancePath: instancePath + "/time-limit-minutes", schemaPath: "#/properties/time-limit-minutes/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema84.properties["time-limit-minutes"].type, parentSchema: schema84.properties["time-limit-minutes"], data: data8 };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (typeof data8 == "number" && isFinite(data8)) {
            if (data8 > 525600 || isNaN(data8)) {
                let err20 = { instancePath: instancePath + "/time-limit-minutes", schemaPath: "#/properties/time-limit-minutes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 525600 }, message: "must be <= 525600", schema: 525600, parentSchema: schema84.properties["time-limit-minutes"], data: data8 };
                vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
            if (data8 < 1 || isNaN(data8)) {
                let err21 = { instancePath: instancePath + "/time-limit-minutes", schemaPath: "#/properties/time-limit-minutes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema84.properties["time-limit-minutes"], data: data8 };
                vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
        }
    }
    if (data["queue-limit-minutes"] !== void 0) {
        let data9 = data["queue-limit-minutes"];
        if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
            let err22 = { instancePath: instancePath + "/queue-limit-minutes", schemaPath: "#/properties/queue-limit-minutes/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema84.properties["queue-limit-minutes"].type, parentSchema: schema84.properties["queue-limit-minutes"], data: data9 };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (typeof data9 == "number" && isFinite(data9)) {
            if (data9 > 20160 || isNaN(data9)) {
                let err23 = { instancePath: instancePath + "/queue-limit-minutes", schemaPath: "#/properties/queue-limit-minutes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20160 }, message: "must be <= 20160", schema: 20160, parentSchema: schema84.properties["queue-limit-minutes"], data: data9 };
                vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
            if (data9 < 1 || isNaN(data9)) {
                let err24 = { instancePath: instancePath + "/queue-limit-minutes", schemaPath: "#/properties/queue-limit-minutes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema84.properties["queue-limit-minutes"], data: data9 };
                vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
        }
    }
    if (data.pools !== void 0) {
        let data10 = data.pools;
        if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
            for (let key1 in data10)
                if (!(key1 === "prefill" || key1 === "decode")) {
                    let err25 = { instancePath: instancePath + "/pools", schemaPath: "#/properties/pools/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema84.properties.pools, data: data10 };
                    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                }
            data10.prefill !== void 0 && (validate60(data10.prefill, { instancePath: instancePath + "/pools/prefill", parentData: data10, parentDataProperty: "prefill", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors), errors = vErrors.length)), data10.decode !== void 0 && (validate60(data10.decode, { instancePath: instancePath + "/pools/decode", parentData: data10, parentDataProperty: "decode", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors), errors = vErrors.length));
        }
        else {
            let err26 = { instancePath: instancePath + "/pools", schemaPath: "#/properties/pools/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema84.properties.pools.type, parentSchema: schema84.properties.pools, data: data10 };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
    }
    if (data.exclude !== void 0) {
        let data13 = data.exclude;
        if (Array.isArray(data13)) {
            let len0 = data13.length;
            for (let i0 = 0; i0 < len0; i0++) {
                let data14 = data13[i0];
                if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                    if (data14.nodes === void 0) {
                        let err27 = { instancePath: instancePath + "/exclude/" + i0, schemaPath: "#/properties/exclude/items/required", keyword: "required", params: { missingProperty: "nodes" }, message: "must have required property 'nodes'", schema: schema84.properties.exclude.items.required, parentSchema: schema84.properties.exclude.items, data: data14 };
                        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                    }
                    if (data14.until === void 0) {
                        let err28 = { instancePath: instancePath + "/exclude/" + i0, schemaPath: "#/properties/exclude/items/required", keyword: "required", params: { missingProperty: "until" }, message: "must have required property 'until'", schema: schema84.properties.exclude.items.required, parentSchema: schema84.properties.exclude.items, data: data14 };
                        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                    }
                    if (data14.reason === void 0) {
                        let err29 = { instancePath: instancePath + "/exclude/" + i0, schemaPath: "#/properties/exclude/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'", schema: schema84.properties.exclude.items.required, parentSchema: schema84.properties.exclude.items, data: data14 };
                        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                    }
                    for (let key2 in data14)
                        if (!(key2 === "nodes" || key2 === "until" || key2 === "reason")) {
                            let err30 = { instancePath: instancePath + "/exclude/" + i0, schemaPath: "#/properties/exclude/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema84.properties.exclude.items, data: data14 };
                            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                        }
                    if (data14.nodes !== void 0) {
                        let data15 = data14.nodes;
                        if (typeof data15 == "string") {
                            if (!pattern18.test(data15)) {
                                let err31 = { instancePath: instancePath + "/exclude/" + i0 + "/nodes", schemaPath: "#/$defs/word/pattern", keyword: "pattern", params: { pattern: "^[^\\s\"'\\\\`$]+$" }, message: 'must match pattern "^[^\\s"\'\\\\`$]+$"', schema: "^[^\\s\"'\\\\`$]+$", parentSchema: schema85, data: data15 };
                                vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                            }
                        }
                        else {
                            let err32 = { instancePath: instancePath + "/exclude/" + i0 + "/nodes", schemaPath: "#/$defs/word/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.type, parentSchema: schema85, data: data15 };
                            vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                        }
                    }
                    if (data14.until !== void 0) {
                        let data16 = data14.until;
                        if (typeof data16 == "string") {
                            if (!pattern28.test(data16)) {
                                let err33 = { instancePath: instancePath + "/exclude/" + i0 + "/until", schemaPath: "#/properties/exclude/items/properties/until/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$" }, message: 'must match pattern "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"', schema: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$", parentSchema: schema84.properties.exclude.items.properties.until, data: data16 };
                                vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                            }
                        }
                        else {
                            let err34 = { instancePath: instancePath + "/exclude/" + i0 + "/until", schemaPath: "#/properties/exclude/items/properties/until/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema84.properties.exclude.items.properties.until.type, parentSchema: schema84.properties.exclude.items.properties.until, data: data16 };
                            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                        }
                    }
                    if (data14.reason !== void 0) {
                        let data17 = data14.reason;
                        if (typeof data17 == "string") {
                            if (func2(data17) < 1) {
                                let err35 = { instancePath: instancePath + "/exclude/" + i0 + "/reason", schemaPath: "#/properties/exclude/items/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema84.properties.exclude.items.properties.reason, data: data17 };
                                vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                            }
                        }
                        else {
                            let err36 = { instancePath: instancePath + "/exclude/" + i0 + "/reason", schemaPath: "#/properties/exclude/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema84.properties.exclude.items.properties.reason.type, parentSchema: schema84.properties.exclude.items.properties.reason, data: data17 };
                            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                        }
                    }
                }
                else {
                    let err37 = { instancePath: instancePath + "/exclude/" + i0, schemaPath: "#/properties/exclude/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema84.properties.exclude.items.type, parentSchema: schema84.properties.exclude.items, data: data14 };
                    vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                }
            }
        }
        else {
            let err38 = { instancePath: instancePath + "/exclude", schemaPath: "#/properties/exclude/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema84.properties.exclude.type, parentSchema: schema84.properties.exclude, data: data13 };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
        }
    }
    if (data["network-interface"] !== void 0) {
        let data18 = data["network-interface"];
        if (typeof data18 == "string") {
            if (!pattern18.test(data18)) {
                let err39 = { instancePath: instancePath + "/network-interface", schemaPath: "#/$defs/word/pattern", keyword: "pattern", params: { pattern: "^[^\\s\"'\\\\`$]+$" }, message: 'must match pattern "^[^\\s"\'\\\\`$]+$"', schema: "^[^\\s\"'\\\\`$]+$", parentSchema: schema85, data: data18 };
                vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
            }
        }
        else {
            let err40 = { instancePath: instancePath + "/network-interface", schemaPath: "#/$defs/word/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.type, parentSchema: schema85, data: data18 };
            vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
        }
    }
    if (data["sbatch-options"] !== void 0) {
        let data19 = data["sbatch-options"];
        if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
            for (let key3 in data19) {
                let _errs50 = errors;
                if (typeof key3 == "string" && !pattern30.test(key3)) {
                    let err41 = { instancePath: instancePath + "/sbatch-options", schemaPath: "#/properties/sbatch-options/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9-]*$" }, message: 'must match pattern "^[a-z][a-z0-9-]*$"', schema: "^[a-z][a-z0-9-]*$", parentSchema: schema84.properties["sbatch-options"].propertyNames, data: key3, propertyName: key3 };
                    vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                }
                var valid13 = _errs50 === errors;
                if (!valid13) {
                    let err42 = { instancePath: instancePath + "/sbatch-options", schemaPath: "#/properties/sbatch-options/propertyNames", keyword: "propertyNames", params: { propertyName: key3 }, message: "property name must be valid", schema: schema84.properties["sbatch-options"].propertyNames, parentSchema: schema84.properties["sbatch-options"], data: data19 };
                    vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                }
            }
            for (let key4 in data19) {
                let data20 = data19[key4], _errs53 = errors, valid15 = !1, _errs54 = errors;
                if (typeof data20 == "string") {
                    if (!pattern18.test(data20)) {
                        let err43 = { instancePath: instancePath + "/sbatch-options/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/word/pattern", keyword: "pattern", params: { pattern: "^[^\\s\"'\\\\`$]+$" }, message: 'must match pattern "^[^\\s"\'\\\\`$]+$"', schema: "^[^\\s\"'\\\\`$]+$", parentSchema: schema85, data: data20 };
                        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                    }
                }
                else {
                    let err44 = { instancePath: instancePath + "/sbatch-options/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/word/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.type, parentSchema: schema85, data: data20 };
                    vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                }
                var _valid0 = _errs54 === errors;
                valid15 = valid15 || _valid0;
                let _errs57 = errors;
                if (data20 !== !0) {
                    let err45 = { instancePath: instancePath + "/sbatch-options/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/sbatch-options/additionalProperties/anyOf/1/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant", schema: !0, parentSchema: schema84.properties["sbatch-options"].additionalProperties.anyOf[1], data: data20 };
                    vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
                }
                var _valid0 = _errs57 === errors;
                if (valid15 = valid15 || _valid0, valid15)
                    errors = _errs53, vErrors !== null && (_errs53 ? vErrors.length = _errs53 : vErrors = null);
                else {
                    let err46 = { instancePath: instancePath + "/sbatch-options/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/sbatch-options/additionalProperties/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema84.properties["sbatch-options"].additionalProperties.anyOf, parentSchema: schema84.properties["sbatch-options"].additionalProperties, data: data20 };
                    vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                }
            }
        }
        else {
            let err47 = { instancePath: instancePath + "/sbatch-options", schemaPath: "#/properties/sbatch-options/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema84.properties["sbatch-options"].type, parentSchema: schema84.properties["sbatch-options"], data: data19 };
            vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
        }
    }
    if (data["srun-options"] !== void 0) {
        let data21 = data["srun-options"];
        if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
            for (let key5 in data21) {
                let _errs60 = errors;
                if (typeof key5 == "string" && !pattern30.test(key5)) {
                    let err48 = { instancePath: instancePath + "/srun-options", schemaPath: "#/properties/srun-options/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9-]*$" }, message: 'must match pattern "^[a-z][a-z0-9-]*$"', schema: "^[a-z][a-z0-9-]*$", parentSchema: schema84.properties["srun-options"].propertyNames, data: key5, propertyName: key5 };
                    vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
                }
                var valid17 = _errs60 === errors;
                if (!valid17) {
                    let err49 = { instancePath: instancePath + "/srun-options", schemaPath: "#/properties/srun-options/propertyNames", keyword: "propertyNames", params: { propertyName: key5 }, message: "property name must be valid", schema: schema84.properties["srun-options"].propertyNames, parentSchema: schema84.properties["srun-options"], data: data21 };
                    vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
                }
            }
            for (let key6 in data21) {
                let data22 = data21[key6], _errs63 = errors, valid19 = !1, _errs64 = errors;
                if (typeof data22 == "string") {
                    if (!pattern18.test(data22)) {
                        let err50 = { instancePath: instancePath + "/srun-options/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/word/pattern", keyword: "pattern", params: { pattern: "^[^\\s\"'\\\\`$]+$" }, message: 'must match pattern "^[^\\s"\'\\\\`$]+$"', schema: "^[^\\s\"'\\\\`$]+$", parentSchema: schema85, data: data22 };
                        vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                    }
                }
                else {
                    let err51 = { instancePath: instancePath + "/srun-options/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/word/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.type, parentSchema: schema85, data: data22 };
                    vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
                }
                var _valid1 = _errs64 === errors;
                valid19 = valid19 || _valid1;
                let _errs67 = errors;
                if (data22 !== !0) {
                    let err52 = { instancePath: instancePath + "/srun-options/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/srun-options/additionalProperties/anyOf/1/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant", schema: !0, parentSchema: schema84.properties["srun-options"].additionalProperties.anyOf[1], data: data22 };
                    vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
                }
                var _valid1 = _errs67 === errors;
                if (valid19 = valid19 || _valid1, valid19)
                    errors = _errs63, vErrors !== null && (_errs63 ? vErrors.length = _errs63 : vErrors = null);
                else {
                    let err53 = { instancePath: instancePath + "/srun-options/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/srun-options/additionalProperties/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema84.properties["srun-options"].additionalProperties.anyOf, parentSchema: schema84.properties["srun-options"].additionalProperties, data: data22 };
                    vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
                }
            }
        }
        else {
            let err54 = { instancePath: instancePath + "/srun-options", schemaPath: "#/properties/srun-options/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema84.properties["srun-options"].type, parentSchema: schema84.properties["srun-options"], data: data21 };
            vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
        }
    }
    if (data.mpi !== void 0) {
        let data23 = data.mpi;
        if (typeof data23 == "string") {
            if (!pattern18.test(data23)) {
                let err55 = { instancePath: instancePath + "/mpi", schemaPath: "#/$defs/word/pattern", keyword: "pattern", params: { pattern: "^[^\\s\"'\\\\`$]+$" }, message: 'must match pattern "^[^\\s"\'\\\\`$]+$"', schema: "^[^\\s\"'\\\\`$]+$", parentSchema: schema85, data: data23 };
                vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
            }
        }
        else {
            let err56 = { instancePath: instancePath + "/mpi", schemaPath: "#/$defs/word/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.type, parentSchema: schema85, data: data23 };
            vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
        }
    }
    if (data["poll-seconds"] !== void 0) {
        let data24 = data["poll-seconds"];
        if (typeof data24 == "number" && isFinite(data24)) {
            if (data24 > 3600 || isNaN(data24)) {
                let err57 = { instancePath: instancePath + "/poll-seconds", schemaPath: "#/properties/poll-seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3600 }, message: "must be <= 3600", schema: 3600, parentSchema: schema84.properties["poll-seconds"], data: data24 };
                vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
            }
            if (data24 < .1 || isNaN(data24)) {
                let err58 = { instancePath: instancePath + "/poll-seconds", schemaPath: "#/properties/poll-seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: .1 }, message: "must be >= 0.1", schema: .1, parentSchema: schema84.properties["poll-seconds"], data: data24 };
                vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
            }
        }
        else {
            let err59 = { instancePath: instancePath + "/poll-seconds", schemaPath: "#/properties/poll-seconds/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema84.properties["poll-seconds"].type, parentSchema: schema84.properties["poll-seconds"], data: data24 };
            vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
        }
    }
    if (data["command-timeout-seconds"] !== void 0) {
        let data25 = data["command-timeout-seconds"];
        if (typeof data25 == "number" && isFinite(data25)) {
            if (data25 > 3600 || isNaN(data25)) {
                let err60 = { instancePath: instancePath + "/command-timeout-seconds", schemaPath: "#/properties/command-timeout-seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3600 }, message: "must be <= 3600", schema: 3600, parentSchema: schema84.properties["command-timeout-seconds"], data: data25 };
                vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
            }
            if (data25 < 1 || isNaN(data25)) {
                let err61 = { instancePath: instancePath + "/command-timeout-seconds", schemaPath: "#/properties/command-timeout-seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema84.properties["command-timeout-seconds"], data: data25 };
                vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
            }
        }
        else {
            let err62 = { instancePath: instancePath + "/command-timeout-seconds", schemaPath: "#/properties/command-timeout-seconds/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema84.properties["command-timeout-seconds"].type, parentSchema: schema84.properties["command-timeout-seconds"], data: data25 };
            vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
        }
    }
    if (data["file-lag-seconds"] !== void 0) {
        let data26 = data["file-lag-seconds"];
        if (typeof data26 == "number" && isFinite(data26)) {
            if (data26 > 3600 || isNaN(data26)) {
                let err63 = { instancePath: instancePath + "/file-lag-seconds", schemaPath: "#/properties/file-lag-seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3600 }, message: "must be <= 3600", schema: 3600, parentSchema: schema84.properties["file-lag-seconds"], data: data26 };
                vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
            }
            if (data26 < 0 || isNaN(data26)) {
                let err64 = { instancePath: instancePath + "/file-lag-seconds", schemaPath: "#/properties/file-lag-seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema84.properties["file-lag-seconds"], data: data26 };
                vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
            }
        }
        else {
            let err65 = { instancePath: instancePath + "/file-lag-seconds", schemaPath: "#/properties/file-lag-seconds/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema84.properties["file-lag-seconds"].type, parentSchema: schema84.properties["file-lag-seconds"], data: data26 };
            vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
        }
    }
}
else {
    let err66 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema84.type, parentSchema: schema84, data };
    vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
} return validate59.errors = vErrors, errors === 0; }
validate59.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema100 = { type: "object", additionalProperties: !1, required: ["runtime"], description: "Containers that engines run in.", properties: { runtime: { enum: ["none", "docker", "pyxis"], description: "docker: a docker-compatible command line; pyxis: container options of srun; none: as plain processes." }, mounts: { type: "array", description: "Folders of the node that containers see, beside the point's own and its model.", items: { type: "object", additionalProperties: !1, required: ["source"], properties: { source: { $ref: "#/$defs/absolutePath", description: "Folder on the node." }, target: { $ref: "#/$defs/absolutePath", description: "Where the container sees it; the same path when absent." }, "read-only": { type: "boolean", description: "true when absent." } } } }, environment: { type: "object", description: "Variables of every engine process, weaker than the recipe's, e.g. HF_HOME.", propertyNames: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, additionalProperties: { type: "string", description: "The value." } }, "image-cache": { $ref: "#/$defs/absolutePath", description: "Folder of squash files that all nodes share; images that are not there are imported once, under a lock. Without it pyxis imports for every start." }, "image-timeout-minutes": { type: "integer", minimum: 1, maximum: 1440, description: "Longest pull or import of an image. 60 when absent." }, images: { type: "object", description: "Files or folders that stand for images, by the name of the image.", additionalProperties: { $ref: "#/$defs/absolutePath", description: "The file or folder." } }, docker: { type: "object", additionalProperties: !1, description: "Options of docker; pyxis ignores them.", properties: { command: { type: "array", minItems: 1, items: { type: "string", minLength: 1 }, description: "Program and leading arguments, e.g. [sudo, docker] or [podman]. [docker] when absent." }, gpus: { enum: ["nvidia", "amd", "none"], description: "How containers get GPUs. nvidia when absent." }, ipc: { $ref: "#/$defs/word", description: "Value of --ipc. host when absent." }, "shm-size": { $ref: "#/$defs/word", description: "Value of --shm-size; only without --ipc=host." }, ulimits: { type: "object", additionalProperties: { $ref: "#/$defs/word", description: "The limit." }, description: 'Limits by name; memlock: "-1" and stack: "67108864" when absent.' }, user: { enum: ["caller", "image"], description: "caller: files in mounted folders belong to the runner's user. image: the image's user, for rootless daemons. caller when absent." }, memory: { $ref: "#/$defs/word", description: "Value of --memory: the container's limit of host memory." }, "extra-args": { type: "array", items: { type: "string", minLength: 1 }, description: "Further words of docker create, one each, e.g. --device=/dev/infiniband." } } } } }, pattern35 = new RegExp("^/[^\\s,:\"'\\\\`$]*$", "u"), pattern37 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) { let vErrors = null, errors = 0, evaluated0 = validate64.evaluated; if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.runtime === void 0) {
        let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "runtime" }, message: "must have required property 'runtime'", schema: schema100.required, parentSchema: schema100, data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
        if (!(key0 === "runtime" || key0 === "mounts" || key0 === "environment" || key0 === "image-cache" || key0 === "image-timeout-minutes" || key0 === "images" || key0 === "docker")) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema100, data };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
    if (data.runtime !== void 0) {
        let data0 = data.runtime;
        if (!(data0 === "none" || data0 === "docker" || data0 === "pyxis")) {
            let err2 = { instancePath: instancePath + "/runtime", schemaPath: "#/properties/runtime/enum", keyword: "enum", params: { allowedValues: schema100.properties.runtime.enum }, message: "must be equal to one of the allowed values", schema: schema100.properties.runtime.enum, parentSchema: schema100.properties.runtime, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
    }
    if (data.mounts !== void 0) {
        let data1 = data.mounts;
        if (Array.isArray(data1)) {
            let len0 = data1.length;
            for (let i0 = 0; i0 < len0; i0++) {
                let data2 = data1[i0];
                if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                    if (data2.source === void 0) {
                        let err3 = { instancePath: instancePath + "/mounts/" + i0, schemaPath: "#/properties/mounts/items/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'", schema: schema100.properties.mounts.items.required, parentSchema: schema100.properties.mounts.items, data: data2 };
                        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                    }
                    for (let key1 in data2)
                        if (!(key1 === "source" || key1 === "target" || key1 === "read-only")) {
                            let err4 = { instancePath: instancePath + "/mounts/" + i0, schemaPath: "#/properties/mounts/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema100.properties.mounts.items, data: data2 };
                            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                        }
                    if (data2.source !== void 0) {
                        let data3 = data2.source;
                        if (typeof data3 == "string") {
                            if (!pattern35.test(data3)) {
                                let err5 = { instancePath: instancePath + "/mounts/" + i0 + "/source", schemaPath: "#/$defs/absolutePath/pattern", keyword: "pattern", params: { pattern: "^/[^\\s,:\"'\\\\`$]*$" }, message: 'must match pattern "^/[^\\s,:"\'\\\\`$]*$"', schema: "^/[^\\s,:\"'\\\\`$]*$", parentSchema: schema101, data: data3 };
                                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                            }
                        }
                        else {
                            let err6 = { instancePath: instancePath + "/mounts/" + i0 + "/source", schemaPath: "#/$defs/absolutePath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema101.type, parentSchema: schema101, data: data3 };
                            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                        }
                    }
                    if (data2.target !== void 0) {
                        let data4 = data2.target;
                        if (typeof data4 == "string") {
                            if (!pattern35.test(data4)) {
                                let err7 = { instancePath: instancePath + "/mounts/" + i0 + "/target", schemaPath: "#/$defs/absolutePath/pattern", keyword: "pattern", params: { pattern: "^/[^\\s,:\"'\\\\`$]*$" }, message: 'must match pattern "^/[^\\s,:"\'\\\\`$]*$"', schema: "^/[^\\s,:\"'\\\\`$]*$", parentSchema: schema101, data: data4 };
                                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                            }
                        }
                        else {
                            let err8 = { instancePath: instancePath + "/mounts/" + i0 + "/target", schemaPath: "#/$defs/absolutePath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema101.type, parentSchema: schema101, data: data4 };
                            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                        }
                    }
                    if (data2["read-only"] !== void 0) {
                        let data5 = data2["read-only"];
                        if (typeof data5 != "boolean") {
                            let err9 = { instancePath: instancePath + "/mounts/" + i0 + "/read-only", schemaPath: "#/properties/mounts/items/properties/read-only/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema100.properties.mounts.items.properties["read-only"].type, parentSchema: schema100.properties.mounts.items.properties["read-only"], data: data5 };
                            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                        }
                    }
                }
                else {
                    let err10 = { instancePath: instancePath + "/mounts/" + i0, schemaPath: "#/properties/mounts/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema100.properties.mounts.items.type, parentSchema: schema100.properties.mounts.items, data: data2 };
                    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                }
            }
        }
        else {
            let err11 = { instancePath: instancePath + "/mounts", schemaPath: "#/properties/mounts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema100.properties.mounts.type, parentSchema: schema100.properties.mounts, data: data1 };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
    }
    if (data.environment !== void 0) {
        let data6 = data.environment;
        if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
            for (let key2 in data6) {
                let _errs18 = errors;
                if (typeof key2 == "string" && !pattern37.test(key2)) {
                    let err12 = { instancePath: instancePath + "/environment", schemaPath: "#/properties/environment/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"', schema: "^[A-Za-z_][A-Za-z0-9_]*$", parentSchema: schema100.properties.environment.propertyNames, data: key2, propertyName: key2 };
                    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                }
                var valid6 = _errs18 === errors;
                if (!valid6) {
                    let err13 = { instancePath: instancePath + "/environment", schemaPath: "#/properties/environment/propertyNames", keyword: "propertyNames", params: { propertyName: key2 }, message: "property name must be valid", schema: schema100.properties.environment.propertyNames, parentSchema: schema100.properties.environment, data: data6 };
                    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                }
            }
            for (let key3 in data6) {
                let data7 = data6[key3];
                if (typeof data7 != "string") {
                    let err14 = { instancePath: instancePath + "/environment/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/environment/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema100.properties.environment.additionalProperties.type, parentSchema: schema100.properties.environment.additionalProperties, data: data7 };
                    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                }
            }
        }
        else {
            let err15 = { instancePath: instancePath + "/environment", schemaPath: "#/properties/environment/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema100.properties.environment.type, parentSchema: schema100.properties.environment, data: data6 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
    }
    if (data["image-cache"] !== void 0) {
        let data8 = data["image-cache"];
        if (typeof data8 == "string") {
            if (!pattern35.test(data8)) {
                let err16 = { instancePath: instancePath + "/image-cache", schemaPath: "#/$defs/absolutePath/pattern", keyword: "pattern", params: { pattern: "^/[^\\s,:\"'\\\\`$]*$" }, message: 'must match pattern "^/[^\\s,:"\'\\\\`$]*$"', schema: "^/[^\\s,:\"'\\\\`$]*$", parentSchema: schema101, data: data8 };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
        }
        else {
            let err17 = { instancePath: instancePath + "/image-cache", schemaPath: "#/$defs/absolutePath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema101.type, parentSchema: schema101, data: data8 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
    }
    if (data["image-timeout-minutes"] !== void 0) {
        let data9 = data["image-timeout-minutes"];
        if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
            let err18 = { instancePath: instancePath + "/image-timeout-minutes", schemaPath: "#/properties/image-timeout-minutes/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema100.properties["image-timeout-minutes"].type, parentSchema: schema100.properties["image-timeout-minutes"], data: data9 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (typeof data9 == "number" && isFinite(data9)) {
            if (data9 > 1440 || isNaN(data9)) {
                let err19 = { instancePath: instancePath + "/image-timeout-minutes", schemaPath: "#/properties/image-timeout-minutes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1440 }, message: "must be <= 1440", schema: 1440, parentSchema: schema100.properties["image-timeout-minutes"], data: data9 };
                vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
            if (data9 < 1 || isNaN(data9)) {
                let err20 = { instancePath: instancePath + "/image-timeout-minutes", schemaPath: "#/properties/image-timeout-minutes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema100.properties["image-timeout-minutes"], data: data9 };
                vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
        }
    }
    if (data.images !== void 0) {
        let data10 = data.images;
        if (data10 && typeof data10 == "object" && !Array.isArray(data10))
            for (let key4 in data10) {
                let data11 = data10[key4];
                if (typeof data11 == "string") {
                    if (!pattern35.test(data11)) {
                        let err21 = { instancePath: instancePath + "/images/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/absolutePath/pattern", keyword: "pattern", params: { pattern: "^/[^\\s,:\"'\\\\`$]*$" }, message: 'must match pattern "^/[^\\s,:"\'\\\\`$]*$"', schema: "^/[^\\s,:\"'\\\\`$]*$", parentSchema: schema101, data: data11 };
                        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                    }
                }
                else {
                    let err22 = { instancePath: instancePath + "/images/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/absolutePath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema101.type, parentSchema: schema101, data: data11 };
                    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                }
            }
        else {
            let err23 = { instancePath: instancePath + "/images", schemaPath: "#/properties/images/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema100.properties.images.type, parentSchema: schema100.properties.images, data: data10 };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
    }
    if (data.docker !== void 0) {
        let data12 = data.docker;
        if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
            for (let key5 in data12)
                if (!(key5 === "command" || key5 === "gpus" || key5 === "ipc" || key5 === "shm-size" || key5 === "ulimits" || key5 === "user" || key5 === "memory" || key5 === "extra-args")) {
                    let err24 = { instancePath: instancePath + "/docker", schemaPath: "#/properties/docker/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema100.properties.docker, data: data12 };
                    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                }
            if (data12.command !== void 0) {
                let data13 = data12.command;
                if (Array.isArray(data13)) {
                    if (data13.length < 1) {
                        let err25 = { instancePath: instancePath + "/docker/command", schemaPath: "#/properties/docker/properties/command/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema100.properties.docker.properties.command, data: data13 };
                        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                    }
                    let len1 = data13.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                        let data14 = data13[i1];
                        if (typeof data14 == "string") {
                            if (func2(data14) < 1) {
                                let err26 = { instancePath: instancePath + "/docker/command/" + i1, schemaPath: "#/properties/docker/properties/command/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema100.properties.docker.properties.command.items, data: data14 };
                                vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                            }
                        }
                        else {
                            let err27 = { instancePath: instancePath + "/docker/command/" + i1, schemaPath: "#/properties/docker/properties/command/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema100.properties.docker.properties.command.items.type, parentSchema: schema100.properties.docker.properties.command.items, data: data14 };
                            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                        }
                    }
                }
                else {
                    let err28 = { instancePath: instancePath + "/docker/command", schemaPath: "#/properties/docker/properties/command/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema100.properties.docker.properties.command.type, parentSchema: schema100.properties.docker.properties.command, data: data13 };
                    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                }
            }
            if (data12.gpus !== void 0) {
                let data15 = data12.gpus;
                if (!(data15 === "nvidia" || data15 === "amd" || data15 === "none")) {
                    let err29 = { instancePath: instancePath + "/docker/gpus", schemaPath: "#/properties/docker/properties/gpus/enum", keyword: "enum", params: { allowedValues: schema100.properties.docker.properties.gpus.enum }, message: "must be equal to one of the allowed values", schema: schema100.properties.docker.properties.gpus.enum, parentSchema: schema100.properties.docker.properties.gpus, data: data15 };
                    vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                }
            }
            if (data12.ipc !== void 0) {
                let data16 = data12.ipc;
                if (typeof data16 == "string") {
                    if (!pattern18.test(data16)) {
                        let err30 = { instancePath: instancePath + "/docker/ipc", schemaPath: "#/$defs/word/pattern", keyword: "pattern", params: { pattern: "^[^\\s\"'\\\\`$]+$" }, message: 'must match pattern "^[^\\s"\'\\\\`$]+$"', schema: "^[^\\s\"'\\\\`$]+$", parentSchema: schema85, data: data16 };
                        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                    }
                }
                else {
                    let err31 = { instancePath: instancePath + "/docker/ipc", schemaPath: "#/$defs/word/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.type, parentSchema: schema85, data: data16 };
                    vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                }
            }
            if (data12["shm-size"] !== void 0) {
                let data17 = data12["shm-size"];
                if (typeof data17 == "string") {
                    if (!pattern18.test(data17)) {
                        let err32 = { instancePath: instancePath + "/docker/shm-size", schemaPath: "#/$defs/word/pattern", keyword: "pattern", params: { pattern: "^[^\\s\"'\\\\`$]+$" }, message: 'must match pattern "^[^\\s"\'\\\\`$]+$"', schema: "^[^\\s\"'\\\\`$]+$", parentSchema: schema85, data: data17 };
                        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                    }
                }
                else {
                    let err33 = { instancePath: instancePath + "/docker/shm-size", schemaPath: "#/$defs/word/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.type, parentSchema: schema85, data: data17 };
                    vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                }
            }
            if (data12.ulimits !== void 0) {
                let data18 = data12.ulimits;
                if (data18 && typeof data18 == "object" && !Array.isArray(data18))
                    for (let key6 in data18) {
                        let data19 = data18[key6];
                        if (typeof data19 == "string") {
                            if (!pattern18.test(data19)) {
                                let err34 = { instancePath: instancePath + "/docker/ulimits/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/word/pattern", keyword: "pattern", params: { pattern: "^[^\\s\"'\\\\`$]+$" }, message: 'must match pattern "^[^\\s"\'\\\\`$]+$"', schema: "^[^\\s\"'\\\\`$]+$", parentSchema: schema85, data: data19 };
                                vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                            }
                        }
                        else {
                            let err35 = { instancePath: instancePath + "/docker/ulimits/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/word/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.type, parentSchema: schema85, data: data19 };
                            vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                        }
                    }
                else {
                    let err36 = { instancePath: instancePath + "/docker/ulimits", schemaPath: "#/properties/docker/properties/ulimits/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema100.properties.docker.properties.ulimits.type, parentSchema: schema100.properties.docker.properties.ulimits, data: data18 };
                    vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                }
            }
            if (data12.user !== void 0) {
                let data20 = data12.user;
                if (!(data20 === "caller" || data20 === "image")) {
                    let err37 = { instancePath: instancePath + "/docker/user", schemaPath: "#/properties/docker/properties/user/enum", keyword: "enum", params: { allowedValues: schema100.properties.docker.properties.user.enum }, message: "must be equal to one of the allowed values", schema: schema100.properties.docker.properties.user.enum, parentSchema: schema100.properties.docker.properties.user, data: data20 };
                    vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                }
            }
            if (data12.memory !== void 0) {
                let data21 = data12.memory;
                if (typeof data21 == "string") {
                    if (!pattern18.test(data21)) {
                        let err38 = { instancePath: instancePath + "/docker/memory", schemaPath: "#/$defs/word/pattern", keyword: "pattern", params: { pattern: "^[^\\s\"'\\\\`$]+$" }, message: 'must match pattern "^[^\\s"\'\\\\`$]+$"', schema: "^[^\\s\"'\\\\`$]+$", parentSchema: schema85, data: data21 };
                        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                    }
                }
                else {
                    let err39 = { instancePath: instancePath + "/docker/memory", schemaPath: "#/$defs/word/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.type, parentSchema: schema85, data: data21 };
                    vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                }
            }
            if (data12["extra-args"] !== void 0) {
                let data22 = data12["extra-args"];
                if (Array.isArray(data22)) {
                    let len2 = data22.length;
                    for (let i2 = 0; i2 < len2; i2++) {
                        let data23 = data22[i2];
                        if (typeof data23 == "string") {
                            if (func2(data23) < 1) {
                                let err40 = { instancePath: instancePath + "/docker/extra-args/" + i2, schemaPath: "#/properties/docker/properties/extra-args/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema100.properties.docker.properties["extra-args"].items, data: data23 };
                                vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                            }
                        }
                        else {
                            let err41 = { instancePath: instancePath + "/docker/extra-args/" + i2, schemaPath: "#/properties/docker/properties/extra-args/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema100.properties.docker.properties["extra-args"].items.type, parentSchema: schema100.properties.docker.properties["extra-args"].items, data: data23 };
                            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                        }
                    }
                }
                else {
                    let err42 = { instancePath: instancePath + "/docker/extra-args", schemaPath: "#/properties/docker/properties/extra-args/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema100.properties.docker.properties["extra-args"].type, parentSchema: schema100.properties.docker.properties["extra-args"], data: data22 };
                    vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                }
            }
        }
        else {
            let err43 = { instancePath: instancePath + "/docker", schemaPath: "#/properties/docker/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema100.properties.docker.type, parentSchema: schema100.properties.docker, data: data12 };
            vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
        }
    }
}
else {
    let err44 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema100.type, parentSchema: schema100, data };
    vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
} return validate64.errors = vErrors, errors === 0; }
validate64.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema109 = { type: "object", additionalProperties: !1, description: "srt-slurm's command line.", properties: { command: { type: "array", minItems: 1, items: { type: "string", minLength: 1 }, description: "Program and leading arguments. [srtctl] when absent." }, outputs: { $ref: "#/$defs/absolutePath", description: "Folder in which srt-slurm keeps a folder per job." }, "power-producer-commit": { type: "string", pattern: "^[0-9a-f]{40}$", description: "Commit of the installed srt-slurm; its power packages count only when they name it." }, "endpoint-port": { type: "integer", minimum: 1, maximum: 65535, description: "Port of the front end on the head node. 8000 when absent." }, "apply-args": { type: "array", items: { type: "string", minLength: 1 }, description: "Further words of srtctl apply, e.g. --no-preflight." } } }, pattern45 = new RegExp("^[0-9a-f]{40}$", "u");
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) { let vErrors = null, errors = 0, evaluated0 = validate66.evaluated; if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
        if (!(key0 === "command" || key0 === "outputs" || key0 === "power-producer-commit" || key0 === "endpoint-port" || key0 === "apply-args")) {
            let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema109, data };
            vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
    if (data.command !== void 0) {
        let data0 = data.command;
        if (Array.isArray(data0)) {
            if (data0.length < 1) {
                let err1 = { instancePath: instancePath + "/command", schemaPath: "#/properties/command/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema109.properties.command, data: data0 };
                vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
            }
            let len0 = data0.length;
            for (let i0 = 0; i0 < len0; i0++) {
                let data1 = data0[i0];
                if (typeof data1 == "string") {
                    if (func2(data1) < 1) {
                        let err2 = { instancePath: instancePath + "/command/" + i0, schemaPath: "#/properties/command/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema109.properties.command.items, data: data1 };
                        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                    }
                }
                else {
                    let err3 = { instancePath: instancePath + "/command/" + i0, schemaPath: "#/properties/command/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema109.properties.command.items.type, parentSchema: schema109.properties.command.items, data: data1 };
                    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                }
            }
        }
        else {
            let err4 = { instancePath: instancePath + "/command", schemaPath: "#/properties/command/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema109.properties.command.type, parentSchema: schema109.properties.command, data: data0 };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
    }
    if (data.outputs !== void 0) {
        let data2 = data.outputs;
        if (typeof data2 == "string") {
            if (!pattern35.test(data2)) {
                let err5 = { instancePath: instancePath + "/outputs", schemaPath: "#/$defs/absolutePath/pattern", keyword: "pattern", params: { pattern: "^/[^\\s,:\"'\\\\`$]*$" }, message: 'must match pattern "^/[^\\s,:"\'\\\\`$]*$"', schema: "^/[^\\s,:\"'\\\\`$]*$", parentSchema: schema101, data: data2 };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
        }
        else {
            let err6 = { instancePath: instancePath + "/outputs", schemaPath: "#/$defs/absolutePath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema101.type, parentSchema: schema101, data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
    }
    if (data["power-producer-commit"] !== void 0) {
        let data3 = data["power-producer-commit"];
        if (typeof data3 == "string") {
            if (!pattern45.test(data3)) {
                let err7 = { instancePath: instancePath + "/power-producer-commit", schemaPath: "#/properties/power-producer-commit/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40}$" }, message: 'must match pattern "^[0-9a-f]{40}$"', schema: "^[0-9a-f]{40}$", parentSchema: schema109.properties["power-producer-commit"], data: data3 };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
        }
        else {
            let err8 = { instancePath: instancePath + "/power-producer-commit", schemaPath: "#/properties/power-producer-commit/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema109.properties["power-producer-commit"].type, parentSchema: schema109.properties["power-producer-commit"], data: data3 };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
    }
    if (data["endpoint-port"] !== void 0) {
        let data4 = data["endpoint-port"];
        if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
            let err9 = { instancePath: instancePath + "/endpoint-port", schemaPath: "#/properties/endpoint-port/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema109.properties["endpoint-port"].type, parentSchema: schema109.properties["endpoint-port"], data: data4 };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 65535 || isNaN(data4)) {
                let err10 = { instancePath: instancePath + "/endpoint-port", schemaPath: "#/properties/endpoint-port/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535", schema: 65535, parentSchema: schema109.properties["endpoint-port"], data: data4 };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            if (data4 < 1 || isNaN(data4)) {
                let err11 = { instancePath: instancePath + "/endpoint-port", schemaPath: "#/properties/endpoint-port/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema109.properties["endpoint-port"], data: data4 };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
        }
    }
    if (data["apply-args"] !== void 0) {
        let data5 = data["apply-args"];
        if (Array.isArray(data5)) {
            let len1 = data5.length;
            for (let i1 = 0; i1 < len1; i1++) {
                let data6 = data5[i1];
                if (typeof data6 == "string") {
                    if (func2(data6) < 1) {
                        let err12 = { instancePath: instancePath + "/apply-args/" + i1, schemaPath: "#/properties/apply-args/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema109.properties["apply-args"].items, data: data6 };
                        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                    }
                }
                else {
                    let err13 = { instancePath: instancePath + "/apply-args/" + i1, schemaPath: "#/properties/apply-args/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema109.properties["apply-args"].items.type, parentSchema: schema109.properties["apply-args"].items, data: data6 };
                    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                }
            }
        }
        else {
            let err14 = { instancePath: instancePath + "/apply-args", schemaPath: "#/properties/apply-args/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema109.properties["apply-args"].type, parentSchema: schema109.properties["apply-args"], data: data5 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
    }
}
else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema109.type, parentSchema: schema109, data };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
} return validate66.errors = vErrors, errors === 0; }
validate66.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) { let vErrors = null, errors = 0, evaluated0 = validate58.evaluated; if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.launcher === void 0) {
        let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "launcher" }, message: "must have required property 'launcher'", schema: schema83.required, parentSchema: schema83, data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
        if (!func1.call(schema83.properties, key0)) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema83, data };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
    if (data.launcher !== void 0) {
        let data0 = data.launcher;
        if (!(data0 === "process" || data0 === "docker" || data0 === "slurm" || data0 === "srtctl")) {
            let err2 = { instancePath: instancePath + "/launcher", schemaPath: "#/properties/launcher/enum", keyword: "enum", params: { allowedValues: schema83.properties.launcher.enum }, message: "must be equal to one of the allowed values", schema: schema83.properties.launcher.enum, parentSchema: schema83.properties.launcher, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
    }
    if (data.slurm !== void 0 && (validate59(data.slurm, { instancePath: instancePath + "/slurm", parentData: data, parentDataProperty: "slurm", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length)), data.container !== void 0 && (validate64(data.container, { instancePath: instancePath + "/container", parentData: data, parentDataProperty: "container", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length)), data.srtctl !== void 0 && (validate66(data.srtctl, { instancePath: instancePath + "/srtctl", parentData: data, parentDataProperty: "srtctl", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length)), data.models !== void 0) {
        let data4 = data.models;
        if (data4 && typeof data4 == "object" && !Array.isArray(data4))
            for (let key1 in data4) {
                let data5 = data4[key1];
                if (typeof data5 == "string") {
                    if (!pattern35.test(data5)) {
                        let err3 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/absolutePath/pattern", keyword: "pattern", params: { pattern: "^/[^\\s,:\"'\\\\`$]*$" }, message: 'must match pattern "^/[^\\s,:"\'\\\\`$]*$"', schema: "^/[^\\s,:\"'\\\\`$]*$", parentSchema: schema101, data: data5 };
                        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                    }
                }
                else {
                    let err4 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/absolutePath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema101.type, parentSchema: schema101, data: data5 };
                    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                }
            }
        else {
            let err5 = { instancePath: instancePath + "/models", schemaPath: "#/properties/models/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema83.properties.models.type, parentSchema: schema83.properties.models, data: data4 };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
    }
    if (data["draft-models"] !== void 0) {
        let data6 = data["draft-models"];
        if (data6 && typeof data6 == "object" && !Array.isArray(data6))
            for (let key2 in data6) {
                let data7 = data6[key2];
                if (typeof data7 == "string") {
                    if (!pattern35.test(data7)) {
                        let err6 = { instancePath: instancePath + "/draft-models/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/absolutePath/pattern", keyword: "pattern", params: { pattern: "^/[^\\s,:\"'\\\\`$]*$" }, message: 'must match pattern "^/[^\\s,:"\'\\\\`$]*$"', schema: "^/[^\\s,:\"'\\\\`$]*$", parentSchema: schema101, data: data7 };
                        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                    }
                }
                else {
                    let err7 = { instancePath: instancePath + "/draft-models/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/absolutePath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema101.type, parentSchema: schema101, data: data7 };
                    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                }
            }
        else {
            let err8 = { instancePath: instancePath + "/draft-models", schemaPath: "#/properties/draft-models/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema83.properties["draft-models"].type, parentSchema: schema83.properties["draft-models"], data: data6 };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
    }
    if (data["pass-environment"] !== void 0) {
        let data8 = data["pass-environment"];
        if (Array.isArray(data8)) {
            let len0 = data8.length;
            for (let i0 = 0; i0 < len0; i0++) {
                let data9 = data8[i0];
                if (typeof data9 == "string") {
                    if (!pattern37.test(data9)) {
                        let err9 = { instancePath: instancePath + "/pass-environment/" + i0, schemaPath: "#/properties/pass-environment/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"', schema: "^[A-Za-z_][A-Za-z0-9_]*$", parentSchema: schema83.properties["pass-environment"].items, data: data9 };
                        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                    }
                }
                else {
                    let err10 = { instancePath: instancePath + "/pass-environment/" + i0, schemaPath: "#/properties/pass-environment/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema83.properties["pass-environment"].items.type, parentSchema: schema83.properties["pass-environment"].items, data: data9 };
                    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                }
            }
            let i1 = data8.length, j0;
            if (i1 > 1) {
                let indices0 = {};
                for (; i1--;) {
                    let item0 = data8[i1];
                    if (typeof item0 == "string") {
                        if (typeof indices0[item0] == "number") {
                            j0 = indices0[item0];
                            let err11 = { instancePath: instancePath + "/pass-environment", schemaPath: "#/properties/pass-environment/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: !0, parentSchema: schema83.properties["pass-environment"], data: data8 };
                            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                            break;
                        }
                        indices0[item0] = i1;
                    }
                }
            }
        }
        else {
            let err12 = { instancePath: instancePath + "/pass-environment", schemaPath: "#/properties/pass-environment/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema83.properties["pass-environment"].type, parentSchema: schema83.properties["pass-environment"], data: data8 };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
    }
    if (data["simulated-engine"] !== void 0) {
        let data10 = data["simulated-engine"];
        if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
            for (let key3 in data10)
                if (!(key3 === "command" || key3 === "image")) {
                    let err13 = { instancePath: instancePath + "/simulated-engine", schemaPath: "#/properties/simulated-engine/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema83.properties["simulated-engine"], data: data10 };
                    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                }
            if (data10.command !== void 0) {
                let data11 = data10.command;
                if (Array.isArray(data11)) {
                    if (data11.length < 1) {
                        let err14 = { instancePath: instancePath + "/simulated-engine/command", schemaPath: "#/properties/simulated-engine/properties/command/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema83.properties["simulated-engine"].properties.command, data: data11 };
                        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                    }
                    let len1 = data11.length;
                    for (let i2 = 0; i2 < len1; i2++) {
                        let data12 = data11[i2];
                        if (typeof data12 == "string") {
                            if (func2(data12) < 1) {
                                let err15 = { instancePath: instancePath + "/simulated-engine/command/" + i2, schemaPath: "#/properties/simulated-engine/properties/command/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema83.properties["simulated-engine"].properties.command.items, data: data12 };
                                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                            }
                        }
                        else {
                            let err16 = { instancePath: instancePath + "/simulated-engine/command/" + i2, schemaPath: "#/properties/simulated-engine/properties/command/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema83.properties["simulated-engine"].properties.command.items.type, parentSchema: schema83.properties["simulated-engine"].properties.command.items, data: data12 };
                            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                        }
                    }
                }
                else {
                    let err17 = { instancePath: instancePath + "/simulated-engine/command", schemaPath: "#/properties/simulated-engine/properties/command/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema83.properties["simulated-engine"].properties.command.type, parentSchema: schema83.properties["simulated-engine"].properties.command, data: data11 };
                    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                }
            }
            if (data10.image !== void 0) {
                let data13 = data10.image;
                if (typeof data13 == "string") {
                    if (func2(data13) < 1) {
                        let err18 = { instancePath: instancePath + "/simulated-engine/image", schemaPath: "#/properties/simulated-engine/properties/image/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema83.properties["simulated-engine"].properties.image, data: data13 };
                        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                    }
                }
                else {
                    let err19 = { instancePath: instancePath + "/simulated-engine/image", schemaPath: "#/properties/simulated-engine/properties/image/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema83.properties["simulated-engine"].properties.image.type, parentSchema: schema83.properties["simulated-engine"].properties.image, data: data13 };
                    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                }
            }
        }
        else {
            let err20 = { instancePath: instancePath + "/simulated-engine", schemaPath: "#/properties/simulated-engine/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema83.properties["simulated-engine"].type, parentSchema: schema83.properties["simulated-engine"], data: data10 };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
    }
    if (data["default-engine-flags"] !== void 0) {
        let data14 = data["default-engine-flags"];
        if (!(data14 && typeof data14 == "object" && !Array.isArray(data14))) {
            let err21 = { instancePath: instancePath + "/default-engine-flags", schemaPath: "#/properties/default-engine-flags/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema83.properties["default-engine-flags"].type, parentSchema: schema83.properties["default-engine-flags"], data: data14 };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
    }
}
else {
    let err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema83.type, parentSchema: schema83, data };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
} return validate58.errors = vErrors, errors === 0; }
validate58.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };

//# sourceMappingURL=site.validator.generated.js.map
// EXTERNAL MODULE: ./lib/src/yaml.js + 4 modules
var yaml = __webpack_require__(23551);
;// CONCATENATED MODULE: ./lib/src/launch/site.js
/** The site file: facts about machines that belong to who runs them, and in no code. docs/sites.md. */








/** Site files are written by hand; more is not one. */
const maxBytes = 1024 * 1024;
const launcherNames = ['process', 'docker', 'slurm', 'srtctl'];
/**
 * Reads the file at `path`. Problems: INFX193 when it cannot be read, those of the schema with their lines. `launcher`
 * stands for the file's own, and must have its section in the file, too.
 */
function loadSite(path, launcher) {
    let text;
    try {
        const found = (0,external_node_fs_.statSync)(path);
        // A pipe or a device has no end, or none that its size tells.
        if (!found.isFile())
            return { problems: [(0,catalogue/* problem */.CC)('INFX193', `${path} is no regular file`)] };
        if (found.size > maxBytes)
            return { problems: [(0,catalogue/* problem */.CC)('INFX193', `${path} is larger than 1 MiB`)] };
        text = (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch (error) {
        return { problems: [unreadable(path, error)] };
    }
    return parseSite(text, path, launcher);
}
function unreadable(path, error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'ENOENT' && code !== 'ENOTDIR') {
        const reason = error instanceof Error ? error.message : String(error);
        return (0,catalogue/* problem */.CC)('INFX193', `the site file cannot be read: ${reason}`);
    }
    const near = (0,problem/* didYouMean */.au)((0,external_node_path_.basename)(path), filesBeside(path));
    const hint = near === undefined
        ? 'paths of "site" and "sites" begin at the repository (docs/sites.md)'
        : `did you mean "${near}"?`;
    return (0,catalogue/* problem */.CC)('INFX193', `the site file ${path} does not exist`, { hint });
}
function filesBeside(path) {
    const folder = (0,external_node_path_.dirname)(path);
    return (0,external_node_fs_.statSync)(folder, { throwIfNoEntry: false })?.isDirectory() === true ? (0,external_node_fs_.readdirSync)(folder) : [];
}
function parseSite(text, file, launcher) {
    const { value, problems, placeOf } = (0,yaml.loadYaml)(text, file);
    if ((0,problem/* hasErrors */.Cs)(problems))
        return { problems };
    if (value === null || value === undefined) {
        const at = { file, line: 1, col: 1 };
        const hint = 'say at least which launcher starts engines: launcher: process';
        return { problems: [...problems, (0,catalogue/* problem */.CC)('INFX193', `${file} says nothing`, { at, hint })] };
    }
    if (!isSite(value))
        return { problems: (0,problem/* firstProblems */.fr)([...problems, ...(0,schema_problems/* schemaProblems */.Ic)(site_validator_generated_site, value, placeOf, problems)]) };
    const at = placeOf([]);
    const site = launcher === undefined ? value : { ...value, launcher };
    const missing = missingSection(site);
    if (missing !== undefined)
        return { problems: [...problems, (0,catalogue/* problem */.CC)('INFX193', missing, at ? { at } : {})] };
    return { site, problems };
}
/** A site of which nothing but the launcher is known. Only `process` needs no more. */
function bareSite(launcher) {
    const site = { launcher };
    const missing = missingSection(site);
    if (missing === undefined)
        return { site, problems: [] };
    return { problems: [(0,catalogue/* problem */.CC)('INFX193', missing, { hint: 'name the site file, too (docs/sites.md)' })] };
}
const isSite = (value) => site_validator_generated_site(value);
function missingSection({ launcher, slurm, container }) {
    if ((launcher === 'slurm' || launcher === 'srtctl') && !slurm)
        return `launcher ${launcher} needs "slurm"`;
    if (launcher === 'docker' && !container)
        return 'launcher docker needs "container"';
    if (launcher === 'docker' && container?.runtime !== 'docker')
        return 'launcher docker needs "runtime: docker"';
    if (launcher === 'slurm' && container?.runtime === 'docker') {
        return 'launcher slurm starts containers with "runtime: pyxis", or none';
    }
    return undefined;
}
/** `today`: YYYY-MM-DD in UTC. An entry holds up to and including its last day. */
function activeExclusions(site, today) {
    const entries = site.slurm?.exclude ?? [];
    const isActive = ({ until }) => until >= today;
    return {
        nodes: entries.filter(isActive).map(({ nodes }) => nodes),
        problems: entries
            .filter((entry) => !isActive(entry))
            .map(({ nodes, until, reason }) => (0,catalogue/* problem */.CC)('INFX194', `the exclusion of ${nodes} (${reason}) expired on ${until}`, {
            hint: 'remove it from the site file, or give it a new date',
        })),
    };
}
/** The model as engines of this site see it: its folder, or its name on the hub. */
const modelPathOf = (site, model) => site.models?.[model] ?? model;
/** The site's mounts, the point's own, and the model's folder when it is one; each target once, the point's first. */
function mountsOf(site, own) {
    const ofSite = (site.container?.mounts ?? []).map(({ source, target, 'read-only': readOnly }) => ({
        source,
        target: target ?? source,
        readOnly: readOnly ?? true,
    }));
    const byTarget = new Map();
    for (const mount of [...own, ...ofSite])
        if (!byTarget.has(mount.target))
            byTarget.set(mount.target, mount);
    return [...byTarget.values()];
}
const modelMount = (site, model) => {
    const path = site.models?.[model];
    return path === undefined ? [] : [{ source: path, target: path, readOnly: true }];
};
/** As pyxis writes it. Throws ProblemError (INFX197). */
const mountWord = ({ source, target, readOnly }) => `${mountable(source)}:${mountable(target)}${readOnly ? ':ro' : ''}`;
/** The path, when a command line can say it. Throws ProblemError (INFX197). */
function mountable(path) {
    if (path.startsWith('/') && !/[:,"\s]/.test(path))
        return path;
    throw new problem/* ProblemError */.Mm([
        (0,catalogue/* problem */.CC)('INFX197', `"${path}" cannot be mounted: it must be absolute, without blanks, quotes, commas and colons`),
    ]);
}
/** The scheduler's settings with every default in its place. */
function slurmSettings(site) {
    const { slurm } = site;
    if (!slurm)
        throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX193', 'the site file has no "slurm"')]);
    return {
        ...slurm,
        gres: slurm.gres ?? 'gpu:{gpus}',
        isExclusive: slurm.exclusive ?? true,
        queueLimitMs: (slurm['queue-limit-minutes'] ?? 720) * 60_000,
        mpi: slurm.mpi ?? 'pmix',
        pollMs: (slurm['poll-seconds'] ?? 5) * 1_000,
        commandTimeoutMs: (slurm['command-timeout-seconds'] ?? 20) * 1_000,
        fileLagMs: (slurm['file-lag-seconds'] ?? 30) * 1_000,
        timeLimitSeconds: slurm['time-limit-minutes'] * 60,
        gpusPerNode: slurm['gpus-per-node'],
        sbatchOptions: slurm['sbatch-options'] ?? {},
        srunOptions: slurm['srun-options'] ?? {},
    };
}
function containerSettings(site) {
    const { container } = site;
    const docker = container?.docker;
    return {
        runtime: container?.runtime ?? 'none',
        environment: container?.environment ?? {},
        imageCache: container?.['image-cache'],
        imageTimeoutMs: (container?.['image-timeout-minutes'] ?? 60) * 60_000,
        images: container?.images ?? {},
        docker: {
            command: docker?.command ?? ['docker'],
            gpus: docker?.gpus ?? 'nvidia',
            ipc: docker?.ipc ?? 'host',
            shmSize: docker?.['shm-size'],
            ulimits: docker?.ulimits ?? { memlock: '-1', stack: '67108864' },
            user: docker?.user ?? 'caller',
            memory: docker?.memory,
            extraArgs: docker?.['extra-args'] ?? [],
        },
    };
}
//# sourceMappingURL=site.js.map

/***/ }),

/***/ 27023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ timerDelay)
/* harmony export */ });
/** Delays that come from outside. */
/** A timer waits for 2^31 - 1 ms at most, 24.8 days; with more, Node warns and fires after 1 ms. */
const longestTimerMs = 2 ** 31 - 1;
/** `ms` as a timer can wait for it: what is longer, Infinity too, becomes the longest. */
const timerDelay = (ms) => Math.min(ms, longestTimerMs);
//# sourceMappingURL=timer.js.map

/***/ })

};
