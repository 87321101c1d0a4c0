export const id = 9228;
export const ids = [9228];
export const modules = {

/***/ 40695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  MK: () => (/* binding */ askEachConc),
  cG: () => (/* binding */ expectedQuestions),
  $x: () => (/* binding */ incomplete),
  Ug: () => (/* binding */ isSmoke)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
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
// EXTERNAL MODULE: ./lib/src/files/json-file.js
var json_file = __webpack_require__(6721);
// EXTERNAL MODULE: ./lib/src/clients/evals/failures.js
var failures = __webpack_require__(27842);
;// CONCATENATED MODULE: ./lib/src/clients/evals/each-conc.js
/** Concurrencies of one evaluation, one after the other on the same engine, whoever asks the questions. */





/**
 * Asks at every concurrency and writes `meta_env.json`. After one that ended incomplete the others are not asked: a
 * server that failed would only make them wait for their time limits.
 */
async function askEachConc(spec, { signal }, ask) {
    await (0,promises_.mkdir)(spec.outputDir, { recursive: true });
    const concs = [];
    for (const conc of spec.concs) {
        const broken = concs.find(({ state }) => state === 'incomplete');
        concs.push(broken ? incomplete(spec, conc, [(0,failures/* notAsked */.O)(conc, broken.conc)], 0) : await ask(conc));
    }
    const completedConcs = concs.filter(({ state }) => state === 'complete').map(({ conc }) => conc);
    const failedConcs = concs.filter(({ state }) => state === 'incomplete').map(({ conc }) => conc);
    const isBatch = spec.concs.length > 1;
    const batch = isBatch ? { concs: spec.concs, completed: completedConcs, failed: failedConcs } : null;
    const metadataPath = (0,external_node_path_.join)(spec.outputDir, 'meta_env.json');
    // A slice of a point's concurrencies is evaluated at these, whatever the point lists.
    const point = batch ? spec.point : { ...spec.point, conc: spec.concs[0] ?? spec.point.conc };
    await (0,json_file/* writeJsonFile */.An)(metadataPath, evalMetaOf(point, spec.identity, batch));
    return {
        concs,
        completedConcs,
        failedConcs,
        interrupted: signal.aborted,
        metadataPath,
        problems: concs.flatMap(({ problems }) => problems),
    };
}
const expectedQuestions = ({ task, limit }) => limit === undefined ? task.questions.length : Math.min(limit, task.questions.length);
/** Whether only a part of the set is asked, or the task is a part of a larger set. */
const isSmoke = ({ task, limit }) => !task.fullSet || (limit !== undefined && limit < task.questions.length);
/** One concurrency without a score. */
const incomplete = (spec, conc, problems, elapsedSeconds) => ({
    conc,
    state: 'incomplete',
    scores: {},
    nEffective: 0,
    nExpected: expectedQuestions(spec),
    smoke: isSmoke(spec),
    truncated: 0,
    problems,
    elapsedSeconds,
});
//# sourceMappingURL=each-conc.js.map

/***/ }),

/***/ 27842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ answerProblems),
/* harmony export */   O: () => (/* binding */ notAsked)
/* harmony export */ });
/* harmony import */ var _core_problems_evals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10626);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
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
        return isEmpty ? [(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX259', `${at}: the server answered every question with no text`)] : [];
    }
    const unanswered = asked.length - answered.length;
    const message = `${at}: ${unanswered} of ${asked.length} questions were not answered`;
    const stop = interrupted ? ', because the evaluation was interrupted' : '';
    return [(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX258', `${message}${stop}`), ...causes(failed, at)];
}
/** One Problem per kind of failure, with its count and the first detail. */
function causes(failed, at) {
    const kinds = [...new Set(failed.map(({ kind }) => kind))];
    return kinds.map((kind) => {
        const ofKind = failed.filter((answer) => answer.kind === kind);
        const [first] = ofKind;
        const tries = first && first.attempts > 1 ? ` after ${first.attempts} tries` : '';
        const message = `${at}: ${words[kind]}${tries} (${ofKind.length}×): ${first?.detail ?? ''}`;
        return (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)(kind === 'refused' ? 'INFX260' : 'INFX259', message);
    });
}
const notAsked = (conc, failedConc) => (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX258', `conc ${conc}: not asked, because the server failed at conc ${failedConc}`);
//# sourceMappingURL=failures.js.map

/***/ }),

/***/ 41372:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ assumedContextTokens),
/* harmony export */   U: () => (/* binding */ usualPatience)
/* harmony export */ });
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

/***/ }),

/***/ 11523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EY: () => (/* binding */ lmEvalPython),
/* harmony export */   cQ: () => (/* binding */ lmEvalArgv),
/* harmony export */   zC: () => (/* binding */ lmEvalEnv)
/* harmony export */ });
/* harmony import */ var _core_problems_python_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95023);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80947);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85492);
/* harmony import */ var _core_evals_task_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26783);
/** lm-eval's command (engines.md §6) as argv, and its environment. */




const lmEvalPython = { from: [3, 10], below: [3, 14] };
/** Tries of one question; its harness waits between them. */
const maxRetries = 5;
/** Bound on one request, seconds. */
const requestTimeoutSeconds = 1800;
/** Throws ProblemError (INFX218) when the model's name cannot be told to lm-eval. */
function lmEvalArgv(command) {
    const { servedModel, endpointUrl, conc, contextTokens } = command;
    if (/[,=]/.test(servedModel)) {
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm([
            (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX218', `lm-eval takes no model name with a comma or an equals sign, got "${servedModel}"`, {
                blame: 'user',
            }),
        ]);
    }
    const modelArguments = [
        `model=${servedModel}`,
        `base_url=${endpointUrl.replace(/\/+$/, '')}/v1/chat/completions`,
        'api_key=EMPTY',
        'eos_string=</s>',
        `max_retries=${maxRetries}`,
        `num_concurrent=${conc}`,
        `timeout=${requestTimeoutSeconds}`,
        'tokenized_requests=False',
        `max_length=${contextTokens}`,
    ];
    return [
        ...[command.python, '-m', 'lm_eval'],
        ...['--model', 'local-chat-completions'],
        '--apply_chat_template',
        ...['--tasks', command.taskFile],
        ...['--output_path', command.outputDir],
        '--log_samples',
        ...['--model_args', modelArguments.join(',')],
        ...['--gen_kwargs', `max_tokens=${(0,_core_evals_task_js__WEBPACK_IMPORTED_MODULE_3__/* .maxAnswerTokens */ .z)(contextTokens)},temperature=0,top_p=1`],
        ...(command.limit === undefined ? [] : ['--limit', String(command.limit)]),
    ];
}
/** Questions come from local files: a runner without network must not wait for a hub. */
const lmEvalEnv = (cacheDir) => ({
    HF_DATASETS_OFFLINE: '1',
    HF_HUB_OFFLINE: '1',
    TRANSFORMERS_OFFLINE: '1',
    HF_DATASETS_CACHE: `${cacheDir}/lm-eval-datasets`,
    OPENAI_API_KEY: 'EMPTY',
    TOKENIZERS_PARALLELISM: 'false',
});
//# sourceMappingURL=command.js.map

/***/ }),

/***/ 17841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dH: () => (/* binding */ resultFiles),
/* harmony export */   di: () => (/* binding */ adopt)
/* harmony export */ });
/* unused harmony export lmEvalVersion */
/* harmony import */ var _core_problems_python_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95023);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_evals_file_names_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(56701);
/* harmony import */ var _core_evals_lm_eval_results_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42431);
/* harmony import */ var _core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10047);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85492);
/* harmony import */ var _files_json_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6721);
/* harmony import */ var _evals_each_conc_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40695);
/** What an lm-eval run left behind: adopted under our names and identity, or told as incomplete. */









const maxResultBytes = 256 * 1024 * 1024;
const lmEvalVersion = (env) => env.packages['lm-eval'] ?? 'unknown';
/** lm-eval writes into a folder that it names after the model. */
async function resultFiles(scratch) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(scratch, { recursive: true });
    const results = entries.find((name) => /^results_.*\.json$/.test((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(name)));
    const samples = entries.find((name) => /^samples_.*\.jsonl$/.test((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(name)));
    if (results === undefined)
        return undefined;
    return {
        results: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(scratch, results),
        ...(samples === undefined ? {} : { samples: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(scratch, samples) }),
    };
}
/** Moves the files to their place, with our identity in the result: a score without it cannot be filed. */
async function adopt(spec, conc, files, elapsedSeconds) {
    const text = await (0,_files_json_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readBoundedText */ .Ht)(files.results, maxResultBytes);
    const raw = (0,_files_json_file_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJsonText */ .lk)(text, files.results);
    const read = (0,_core_evals_lm_eval_results_js__WEBPACK_IMPORTED_MODULE_6__/* .readLmEvalResults */ .g)(text);
    const task = spec.task.task;
    const metrics = 'fault' in read ? undefined : read.results[task];
    if ('fault' in read || !metrics || !(0,_core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isRecord */ .u4)(raw)) {
        const fault = 'fault' in read ? read.fault : `it has no task ${task}`;
        return (0,_evals_each_conc_js__WEBPACK_IMPORTED_MODULE_5__/* .incomplete */ .$x)(spec, conc, [(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)('INFX218', `conc ${conc}: lm-eval's result: ${fault}`)], elapsedSeconds);
    }
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(spec.outputDir, (0,_core_evals_file_names_js__WEBPACK_IMPORTED_MODULE_8__/* .modelFolder */ .Ch)(spec.servedModel));
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder, { recursive: true });
    const suffix = spec.concs.length > 1 ? `_conc${conc}` : '';
    const place = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path).replace(/(\.jsonl?)$/, (extension) => `${suffix}${extension}`));
    const resultsPath = place(files.results);
    await (0,_files_json_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeJsonFile */ .An)(resultsPath, finiteOrNull({ ...raw, infx: identityBlock(spec, conc) }));
    const samplesPath = files.samples === undefined ? undefined : place(files.samples);
    if (files.samples !== undefined && samplesPath !== undefined)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(files.samples, samplesPath);
    const counts = read.nSamples[task];
    return {
        conc,
        state: 'complete',
        scores: Object.fromEntries(Object.entries(metrics).filter(
        // `metric,filter`: counts such as sample_len have no filter.
        (entry) => typeof entry[1] === 'number' && entry[0].includes(',') && !entry[0].includes('_stderr'))),
        nEffective: counts?.effective ?? 0,
        nExpected: (0,_evals_each_conc_js__WEBPACK_IMPORTED_MODULE_5__/* .expectedQuestions */ .cG)(spec),
        smoke: (0,_evals_each_conc_js__WEBPACK_IMPORTED_MODULE_5__/* .isSmoke */ .Ug)(spec),
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
    if (!(0,_core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isRecord */ .u4)(value))
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
//# sourceMappingURL=result.js.map

/***/ }),

/***/ 33195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ pythonEnvKey),
/* harmony export */   e: () => (/* binding */ cacheDir)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42541);
/** Which environment is the same as which. */




/**
 * Folder of everything that is prepared once and used again: `INFX_CACHE_DIR`, else `infx` in the user's cache
 * (`XDG_CACHE_HOME` or ~/.cache).
 */
function cacheDir(env) {
    const own = env['INFX_CACHE_DIR'];
    if (own)
        return own;
    const users = env['XDG_CACHE_HOME'];
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(users ? users : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), '.cache'), 'infx');
}
/** `aiperf-0.13.0-cp311-linux_x86_64-1a2b3c4d5e6f`: requirements, interpreter and platform; also a key for shared caches. */
function pythonEnvKey(requirements, interpreter) {
    const { version, implementation, platform, libc } = interpreter;
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update((0,_core_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .dj)({ requirements: [...requirements].sort(), version, implementation, platform, libc }))
        .digest('hex')
        .slice(0, 12);
    const [first = 'python'] = requirements;
    const [major = '', minor = ''] = version.split('.');
    const abi = `${implementation === 'cpython' ? 'cp' : implementation}${major}${minor}`;
    return `${slug(first)}-${abi}-${platform.replaceAll('-', '_')}-${hash}`;
}
const slug = (requirement) => requirement
    .toLowerCase()
    .replace(/\[[^\]]*\]/g, '')
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
//# sourceMappingURL=env-key.js.map

/***/ }),

/***/ 79169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Rh: () => (/* binding */ cleanPythonEnv),
  wp: () => (/* binding */ ensurePythonEnv),
  SM: () => (/* binding */ envProgram)
});

// UNUSED EXPORTS: cachedPythonEnv

// EXTERNAL MODULE: ./lib/src/core/problems/python.js
var python = __webpack_require__(95023);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/files/json-file.js
var json_file = __webpack_require__(6721);
;// CONCATENATED MODULE: ./lib/src/clients/python-env/env-folder.js
/** A prepared environment on disk. */






/** The environment in `dir`, or undefined when it is not there or not whole. */
async function openEnv(dir, interpreter) {
    const ready = await readReady((0,external_node_path_.join)(dir, 'ready.json'));
    if (!ready)
        return undefined;
    const python = (0,external_node_path_.join)(dir, 'bin', 'python');
    // A host whose Python was upgraded in place leaves a link to nowhere.
    const isAlive = await (0,promises_.stat)(python).then(() => true, () => false);
    return isAlive ? { dir, python, interpreter, ...ready, isNew: false } : undefined;
}
async function readReady(path) {
    try {
        return JSON.parse(await (0,promises_.readFile)(path, 'utf8'));
    }
    catch (cause) {
        // Not made yet, or written by a host that lost its power: made again either way, and whatever is in the way is
        // told then.
        if ((0,json_file/* errorCode */.CA)(cause) !== undefined || cause instanceof SyntaxError)
            return undefined;
        throw cause;
    }
}
/** What the disk refused, as a Problem (INFX210); other errors as they are. */
function unwritable(path, cause) {
    const code = (0,json_file/* errorCode */.CA)(cause);
    if (code === undefined)
        return cause;
    return new problem/* ProblemError */.Mm([
        (0,catalogue/* problem */.CC)('INFX210', `${path} cannot be written (${code})`, {
            hint: 'free space, or name another folder with INFX_CACHE_DIR',
        }),
    ], { cause });
}
//# sourceMappingURL=env-folder.js.map
// EXTERNAL MODULE: ./lib/src/clients/python-env/env-key.js
var env_key = __webpack_require__(33195);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/src/files/process-lock.js
var process_lock = __webpack_require__(11219);
// EXTERNAL MODULE: ./lib/src/tool-call.js
var tool_call = __webpack_require__(13015);
;// CONCATENATED MODULE: ./lib/src/clients/python-env/find-python.js
/** The interpreter or installer with which an environment is made. */




const probeMs = 20_000;
const names = ['python3', 'python3.13', 'python3.12', 'python3.11', 'python3.10', 'python'];
const probe = 'import json,platform,sys,sysconfig;print(json.dumps({"path":sys.executable,"version":platform.python_version(),' +
    '"implementation":sys.implementation.name,"platform":sysconfig.get_platform(),"libc":"-".join(platform.libc_ver()).strip("-")}))';
/**
 * The first interpreter on the PATH within the range; throws ProblemError (INFX206) naming those that are not, or the
 * signal's reason.
 */
async function findPython(range, env, signal) {
    const seen = [];
    for (const name of names) {
        const found = await probed([name, '-I', '-c', probe], env, signal);
        if (!found)
            continue;
        if (fits(found.version, range))
            return found;
        seen.push(`${name} is ${found.version}`);
    }
    const wanted = `Python ${range.from.join('.')} or newer, below ${range.below.join('.')}`;
    const have = seen.length === 0 ? 'there is none on the PATH' : seen.join(', ');
    throw new problem/* ProblemError */.Mm([
        (0,catalogue/* problem */.CC)('INFX206', `no ${wanted}: ${have}`, {
            hint: 'install one (Debian: apt-get install python3 python3-venv), or put uv on the PATH',
        }),
    ]);
}
/** Undefined when it is not there, or no interpreter that runs: the caller says when none is left. */
async function probed(...asked) {
    const said = await ask(...asked);
    if (said === undefined)
        return undefined;
    try {
        return JSON.parse(said);
    }
    catch {
        return undefined;
    }
}
function fits(version, { from, below }) {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    const at = (bound) => (major - bound[0]) * 1000 + (minor - bound[1]);
    return at(from) >= 0 && at(below) < 0;
}
/** True when `uv` can be run. It installs faster than pip, which does the same. */
const hasUv = async (env, signal) => (await ask(['uv', '--version'], env, signal)) !== undefined;
/** Undefined when the program is not there, or does not answer as one that works. */
async function ask(...[argv, env, signal]) {
    const said = await (0,tool_call/* callTool */.T)({ argv, env, timeoutMs: probeMs, ...(signal ? { signal } : {}) });
    return said.kind === 'ended' && said.code === 0 ? said.stdout : undefined;
}
//# sourceMappingURL=find-python.js.map
;// CONCATENATED MODULE: ./lib/src/clients/python-env/install-failure.js
/** What pip and uv say when an installation fails, as data: the first row that matches wins. */


/** Order matters: without network, pip also says that no version matches. */
const installFailures = [
    {
        pattern: /no space left on device|ENOSPC|disk quota exceeded/i,
        code: 'INFX210',
        cause: 'no space is left',
        hint: 'free space, or name another folder with INFX_CACHE_DIR',
    },
    {
        pattern: /permission denied|read-only file system/i,
        code: 'INFX210',
        cause: 'the folder cannot be written',
        hint: 'name a folder of this user with INFX_CACHE_DIR',
    },
    {
        pattern: /ensurepip is not available|No module named '?(venv|ensurepip)/i,
        code: 'INFX206',
        cause: 'this Python has no venv module',
        hint: 'install it (Debian: apt-get install python3-venv), or put uv on the PATH',
    },
    {
        pattern: /name resolution|failed to establish a new connection|connection (refused|reset|timed out)|connecttimeout|read timed out|max retries exceeded|proxyerror|sslerror|network is unreachable|dns error|error sending request|client error \(connect\)|no route to host/i,
        code: 'INFX208',
        cause: 'the package index did not answer',
        hint: 'check network and proxy of the runner, or name a mirror with PIP_INDEX_URL (UV_INDEX_URL for uv)',
    },
    {
        pattern: /no (matching )?wheels?\b|has no wheels|not a supported wheel|no wheels? with a matching/i,
        code: 'INFX207',
        cause: 'no wheel fits this platform and Python version',
        hint: 'retry when the package has published wheels for this platform, or pin another version of the client',
    },
    {
        pattern: /requires-python|requires a different python|depends on python|requires python/i,
        code: 'INFX207',
        cause: 'the version asks for another Python',
        hint: 'pin a version of the client for this Python, or install another Python',
    },
    {
        pattern: /failed (building wheel|to build)|could not build wheels|subprocess-exited-with-error|error: metadata-generation/i,
        code: 'INFX207',
        cause: 'a package without a wheel for this platform could not be built',
        hint: 'retry when the package has published wheels for this platform, or install a C compiler',
    },
    {
        pattern: /no matching distribution found|could not find a version|no solution found|was not found in the package registry/i,
        code: 'INFX207',
        cause: 'no wheel for the platform, or no such version',
        hint: 'check the pinned version of the client; a fresh release may not have wheels for this platform yet',
    },
    {
        pattern: /do not match the hashes|hash mismatch/i,
        code: 'INFX207',
        cause: 'a download was damaged or altered',
        hint: 'retry; if it stays so, the mirror serves something else than the index',
    },
];
/** The Problem of a failed installation of `what`, with the line that told it. */
function installProblem(what, tail) {
    for (const { pattern, code, cause, hint } of installFailures) {
        const line = tail.find((text) => pattern.test(text));
        if (line !== undefined)
            return (0,catalogue/* problem */.CC)(code, `${what}: ${cause}: ${line.trim()}`, { hint });
    }
    const last = tail.filter((line) => line.trim() !== '').slice(-5);
    return (0,catalogue/* problem */.CC)('INFX207', `${what} could not be installed: ${last.join(' | ') || 'it said nothing'}`);
}
//# sourceMappingURL=install-failure.js.map
// EXTERNAL MODULE: ./lib/src/clients/python-env/run-tool.js
var run_tool = __webpack_require__(73994);
;// CONCATENATED MODULE: ./lib/src/clients/python-env/env-maker.js
/** Makes one environment: alone, in order, bounded, and marked as ready only at the end. */












const lockPollMs = 500;
class EnvMaker {
    #spec;
    #options;
    #interpreter;
    #dir;
    #startedMs = performance.now();
    constructor(spec, options, interpreter, dir) {
        this.#spec = spec;
        this.#options = options;
        this.#interpreter = interpreter;
        this.#dir = dir;
    }
    async make() {
        const lock = await this.#lock();
        try {
            // Whoever held the lock may have made it.
            const there = await openEnv(this.#dir, this.#interpreter);
            if (there)
                return there;
            await lock.setPhase('creating');
            await this.#create();
            await this.#install();
            const packages = await installedPackages(this.#dir);
            const installSeconds = this.#elapsedSeconds;
            await (0,json_file/* writeJsonFile */.An)((0,external_node_path_.join)(this.#dir, 'ready.json'), {
                requirements: this.#spec.requirements,
                interpreter: this.#interpreter,
                packages,
                installSeconds,
            });
            return {
                dir: this.#dir,
                python: (0,external_node_path_.join)(this.#dir, 'bin', 'python'),
                interpreter: this.#interpreter,
                packages,
                isNew: true,
                installSeconds,
            };
        }
        finally {
            await lock.release();
        }
    }
    get #elapsedSeconds() {
        return (performance.now() - this.#startedMs) / 1000;
    }
    get #what() {
        return this.#spec.requirements.join(' ');
    }
    #report(stage, detail) {
        this.#options.onProgress({ stage, detail, elapsedSeconds: this.#elapsedSeconds });
    }
    async #lock() {
        const held = () => (0,catalogue/* problem */.CC)('INFX209', `another process has been preparing ${this.#what} for ${Math.round(this.#elapsedSeconds)} s`);
        for (;;) {
            try {
                return await (0,process_lock/* acquireProcessLock */.B)(`${this.#dir}.lock`, held);
            }
            catch (cause) {
                const isHeld = cause instanceof problem/* ProblemError */.Mm && cause.problems.every(({ code }) => code === 'INFX209');
                if (!isHeld)
                    throw unwritable(this.#dir, cause);
                if (this.#elapsedSeconds > this.#options.timeoutSeconds)
                    throw cause;
                this.#report('waiting', 'another process is preparing the same environment');
                await (0,external_node_timers_promises_.setTimeout)(lockPollMs, undefined, this.#options.signal ? { signal: this.#options.signal } : {});
            }
        }
    }
    /** What an interrupted installation left is moved away first: a half-made environment is never completed. */
    async #create() {
        const aside = `${this.#dir}.${process.pid}.old`;
        await (0,promises_.rename)(this.#dir, aside).catch((cause) => {
            if ((0,json_file/* errorCode */.CA)(cause) !== 'ENOENT')
                throw unwritable(this.#dir, cause);
        });
        await (0,promises_.rm)(aside, { recursive: true, force: true });
        this.#report('creating', this.#dir);
        const { path } = this.#interpreter;
        const isUv = await hasUv(this.#options.env, this.#options.signal);
        await this.#run(isUv ? ['uv', 'venv', '--python', path, this.#dir] : [path, '-m', 'venv', this.#dir]);
    }
    async #install() {
        const python = (0,external_node_path_.join)(this.#dir, 'bin', 'python');
        const packages = this.#spec.requirements;
        const isUv = await hasUv(this.#options.env, this.#options.signal);
        // Gigabytes are unpacked there. What an installer that was killed leaves goes with the half-made environment.
        const temporary = (0,external_node_path_.join)(this.#dir, 'tmp');
        await (0,promises_.mkdir)(temporary);
        await this.#run(isUv
            ? ['uv', 'pip', 'install', '--python', python, ...packages]
            : [python, '-m', 'pip', 'install', '--prefer-binary', '--progress-bar', 'off', ...packages], { TMPDIR: temporary });
        await (0,promises_.rm)(temporary, { recursive: true, force: true });
    }
    async #run(argv, variables = {}) {
        const remainingMs = (this.#options.timeoutSeconds - this.#elapsedSeconds) * 1000;
        const outcome = await (0,run_tool/* runTool */.q)({
            argv,
            env: { ...this.#options.env, ...variables, PIP_DISABLE_PIP_VERSION_CHECK: '1', PIP_NO_INPUT: '1' },
            timeoutMs: Math.max(1, remainingMs),
            killAfterMs: 5000,
            onLine: (line) => this.#follow(line),
            ...(this.#options.signal ? { signal: this.#options.signal } : {}),
        });
        this.#options.signal?.throwIfAborted();
        if (outcome.stopped === 'timed-out') {
            const last = outcome.tail.at(-1) ?? 'it had said nothing';
            throw new problem/* ProblemError */.Mm([
                (0,catalogue/* problem */.CC)('INFX209', `${this.#what} was not ready after ${this.#options.timeoutSeconds} s: ${last}`),
            ]);
        }
        if (outcome.code !== 0)
            throw new problem/* ProblemError */.Mm([installProblem(this.#what, outcome.tail)]);
    }
    #follow(line) {
        const [, word = '', detail = ''] = /^\s*(Collecting|Downloading|Using cached|Resolved|Prepared|Installing collected packages|Installed)[:\s]\s*(.*)$/.exec(line) ?? [];
        if (word === '')
            return;
        const stage = stageOf(word);
        // The list of everything that is installed is long and tells nothing.
        this.#report(stage, stage === 'installing' ? this.#what : detail.slice(0, 120));
    }
}
function stageOf(word) {
    if (word.startsWith('Install'))
        return 'installing';
    return word === 'Collecting' || word === 'Resolved' ? 'collecting' : 'downloading';
}
/** Names and versions from the folders that installers leave: `name-1.2.dist-info`. */
async function installedPackages(dir) {
    const [lib] = (await (0,promises_.readdir)((0,external_node_path_.join)(dir, 'lib'))).filter((name) => name.startsWith('python'));
    const names = await (0,promises_.readdir)((0,external_node_path_.join)(dir, 'lib', lib ?? '', 'site-packages'));
    const found = names.flatMap((name) => {
        const [, project, version] = /^(.+?)-([^-]+)\.dist-info$/.exec(name) ?? [];
        return project !== undefined && version !== undefined
            ? [[project.toLowerCase().replaceAll('_', '-'), version]]
            : [];
    });
    return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}
//# sourceMappingURL=env-maker.js.map
;// CONCATENATED MODULE: ./lib/src/clients/python-env/python-env.js
/**
 * Isolated environments for the clients that are Python programs: made once per package version, Python and platform,
 * then used again by every point and every run on the host. Nothing is installed into the host's own Python.
 */







/** Absolute path of a program of the environment. */
const envProgram = (env, name) => (0,external_node_path_.join)(env.dir, 'bin', name);
/** Variables of the host's Python would lead into its packages. */
const hostPython = [
    'PYTHONPATH',
    'PYTHONHOME',
    'PYTHONSTARTUP',
    'VIRTUAL_ENV',
    'CONDA_PREFIX',
    '__PYVENV_LAUNCHER__',
];
/** `env` without what belongs to another Python. */
function cleanPythonEnv(env) {
    const kept = Object.entries(env).filter(([name]) => !hostPython.includes(name));
    return { ...Object.fromEntries(kept), PYTHONNOUSERSITE: '1', PYTHONUNBUFFERED: '1' };
}
/**
 * The environment for `spec`, made when it is not there. Throws ProblemError, always infrastructure: INFX206 no Python,
 * INFX207 no build for this host, INFX208 no network, INFX209 too slow, INFX210 no space or permission.
 */
async function ensurePythonEnv(spec, options) {
    const { interpreter, dir, there } = await lookUp(spec, options);
    if (there)
        return there;
    const root = (0,external_node_path_.dirname)(dir);
    await (0,promises_.mkdir)(root, { recursive: true }).catch((cause) => {
        throw unwritable(root, cause);
    });
    const maker = new EnvMaker(spec, { ...options, env: cleanPythonEnv(options.env) }, interpreter, dir);
    return maker.make();
}
/** The environment for `spec` when it is there; undefined when it would have to be made. Throws ProblemError INFX206. */
const cachedPythonEnv = async (spec, place) => (await lookUp(spec, place)).there;
async function lookUp(spec, { cacheDir, env, signal }) {
    const interpreter = await findPython(spec.python, cleanPythonEnv(env), signal);
    const dir = (0,external_node_path_.join)(cacheDir, 'python', (0,env_key/* pythonEnvKey */.H)(spec.requirements, interpreter));
    return { interpreter, dir, there: await openEnv(dir, interpreter) };
}
//# sourceMappingURL=python-env.js.map

/***/ }),

/***/ 73994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ runTool)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
/* harmony import */ var node_readline__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80481);
/* harmony import */ var _process_group_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79057);
/* harmony import */ var _timer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27023);
/** A foreign program under supervision: bounded, its output line by line, its whole process group ended with it. */





/**
 * An interrupted run keeps nothing, so this is for ending workers only: a cancelled job of GitHub has 7.5 s for client,
 * engine and report together.
 */
const abortGraceMs = 2_500;
const tailLines = 200;
/** For the last lines of a program that has ended. */
const drainMs = 1_000;
/** Progress bars write one endless line; nothing in it is worth more. */
const maxLineCharacters = 4000;
/** Runs to the end; rejects only when the program cannot be started (the error of spawn). */
async function runTool(run) {
    const [program = '', ...args] = run.argv;
    // A group of its own: clients start workers, and none of them may outlive the point.
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, args, {
        env: run.env,
        detached: process.platform !== 'win32',
        stdio: ['ignore', 'pipe', 'pipe'],
        ...(run.cwd === undefined ? {} : { cwd: run.cwd }),
    });
    (0,_process_group_js__WEBPACK_IMPORTED_MODULE_3__/* .killAtOurExit */ .Ov)(child);
    child.once('spawn', () => {
        if (child.pid !== undefined)
            run.onStarted?.(child.pid);
    });
    const exit = (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child, 'exit');
    const tail = [];
    const take = (line) => {
        const bounded = line.slice(0, maxLineCharacters);
        tail.push(bounded);
        if (tail.length > tailLines)
            tail.shift();
        run.onLine(bounded);
    };
    // A stream that is destroyed closes without an end, which the reader of its lines would wait for.
    const streams = [child.stdout, child.stderr].map((stream) => Promise.race([
        (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)((0,node_readline__WEBPACK_IMPORTED_MODULE_2__.createInterface)({ input: stream, crlfDelay: Infinity }).on('line', take), 'close'),
        (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(stream, 'close'),
    ]));
    const end = new Ending(child, run);
    try {
        const [code, killedBy] = await exit;
        // Workers that still hold the pipes would keep them open for ever.
        end.killGroup();
        // What made itself independent of the group is out of reach, and must not hold us by the pipes.
        const drained = setTimeout(() => {
            child.stdout.destroy();
            child.stderr.destroy();
        }, drainMs);
        await Promise.all(streams);
        clearTimeout(drained);
        return { code, killedBy, stopped: end.reason, hadToKill: end.hadToKill, tail };
    }
    finally {
        end.stopWatching();
    }
}
class Ending {
    reason = 'no';
    hadToKill = false;
    #child;
    #run;
    #timers = [];
    #abort = () => this.#end('aborted');
    constructor(child, run) {
        this.#child = child;
        this.#run = run;
        run.signal?.addEventListener('abort', this.#abort);
        if (run.signal?.aborted)
            this.#abort();
        if (Number.isFinite(run.timeoutMs)) {
            this.#timers.push(setTimeout(() => this.#end('timed-out'), (0,_timer_js__WEBPACK_IMPORTED_MODULE_4__/* .timerDelay */ .n)(run.timeoutMs)));
        }
    }
    killGroup() {
        this.#send('SIGKILL');
    }
    stopWatching() {
        this.#run.signal?.removeEventListener('abort', this.#abort);
        for (const timer of this.#timers)
            clearTimeout(timer);
    }
    #end(reason) {
        if (this.reason !== 'no')
            return;
        this.reason = reason;
        // Only the program itself: it ends its workers in the order that keeps their results.
        this.#child.kill('SIGTERM');
        const { killAfterMs } = this.#run;
        const graceMs = reason === 'aborted' ? Math.min(killAfterMs, abortGraceMs) : killAfterMs;
        this.#timers.push(setTimeout(() => {
            this.hadToKill = true;
            this.#send('SIGKILL');
        }, graceMs));
    }
    #send(signal) {
        if (this.#child.pid !== undefined)
            (0,_process_group_js__WEBPACK_IMPORTED_MODULE_3__/* .signalGroup */ .i8)(this.#child.pid, signal);
    }
}
//# sourceMappingURL=run-tool.js.map

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

/***/ 83095:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ judgeEval)
/* harmony export */ });
/* harmony import */ var _scores_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26497);
/* harmony import */ var _thresholds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14005);


/** Judges one evaluation. Equal to the threshold passes; no rounding before the comparison. */
function judgeEval(input) {
    const { point, task, conc, evidence } = input;
    const identity = { pointId: point.id, configKey: point.configKey, task, conc };
    const threshold = input.thresholds
        ? (0,_thresholds_js__WEBPACK_IMPORTED_MODULE_0__/* .thresholdFor */ .De)(input.thresholds, { modelPrefix: point.modelPrefix, task, minScore: input.minScore })
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
    const metrics = (0,_scores_js__WEBPACK_IMPORTED_MODULE_1__/* .gatedMetrics */ .z_)(evidence.metrics, _scores_js__WEBPACK_IMPORTED_MODULE_1__/* .exactMatchPrefix */ .X7);
    const scores = Object.fromEntries(metrics.flatMap(({ name, value }) => typeof value === 'number' && (0,_scores_js__WEBPACK_IMPORTED_MODULE_1__/* .scoreFault */ .HY)(value) === undefined ? [[name, value]] : []));
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
    const metrics = (0,_scores_js__WEBPACK_IMPORTED_MODULE_1__/* .gatedMetrics */ .z_)(results, _scores_js__WEBPACK_IMPORTED_MODULE_1__/* .exactMatchPrefix */ .X7);
    if (metrics.length === 0)
        return { state: 'fail', because: ['the result has no exact_match score'] };
    const against = `${threshold.value} (${threshold.source})`;
    const failures = metrics.flatMap(({ name, value }) => {
        const fault = (0,_scores_js__WEBPACK_IMPORTED_MODULE_1__/* .scoreFault */ .HY)(value);
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

/***/ 26497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HY: () => (/* binding */ scoreFault),
/* harmony export */   X7: () => (/* binding */ exactMatchPrefix),
/* harmony export */   z_: () => (/* binding */ gatedMetrics)
/* harmony export */ });
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

/***/ }),

/***/ 26783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ chatMessages),
/* harmony export */   z: () => (/* binding */ maxAnswerTokens)
/* harmony export */ });
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
var thresholds = validate68, schema113 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://infx-actions.dev/schemas/thresholds.v1.json", title: "Thresholds", description: "Lowest acceptable score per task and per model. Looked up as models.<prefix>.<task>, then default.<task>; a task in neither has no threshold and fails, unless a minimum score was given by hand.", type: "object", additionalProperties: !1, minProperties: 1, properties: { default: { type: "object", additionalProperties: { type: "number", minimum: 0, maximum: 1 }, description: "Task name to lowest acceptable score in [0, 1], for every model without an entry of its own." }, models: { type: "object", additionalProperties: { type: "object", additionalProperties: { type: "number", minimum: 0, maximum: 1 } }, description: "Model prefix to task to lowest acceptable score in [0, 1]." } } };
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) { let vErrors = null, errors = 0, evaluated0 = validate68.evaluated; if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
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
} return validate68.errors = vErrors, errors === 0; }
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
    const { value, problems, placeOf } = (0,yaml.loadYaml)(file.text, file.path);
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

/***/ 91773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ headlineOf)
/* harmony export */ });
/* harmony import */ var _measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10047);
/** The numbers that tables and charts show, from an aggregate of either scenario. */

/** Null when nothing was measured (no request succeeded): a zero would be a lie. */
function headlineOf(aggregate) {
    return aggregate['scenario_type'] === 'agentic-coding'
        ? agenticHeadline(aggregate)
        : fixedHeadline(aggregate);
}
function agenticHeadline(aggregate) {
    const perGpu = (name) => (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM)(at(aggregate, 'request_metrics', 'throughput', 'per_gpu', name));
    const latency = (metric, statistic) => (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM)(at(aggregate, 'request_metrics', 'latency', metric, statistic)) ?? null;
    const throughput = throughputs(perGpu('total_tput_tps'), perGpu('output_tput_tps'), perGpu('input_tput_tps'));
    return (throughput && {
        ...throughput,
        meanIntvtyTps: latency('intvty', 'mean'),
        p90IntvtyTps: latency('intvty', 'p90'),
        p90E2eNormIntvtyTps: latency('e2e_norm_intvty', 'p90'),
        p75E2eNormIntvtyTps: latency('e2e_norm_intvty', 'p75'),
        p90E2elSeconds: latency('e2el', 'p90'),
        p75E2elSeconds: latency('e2el', 'p75'),
        p90TtftSeconds: latency('ttft', 'p90'),
        requestsSuccessful: (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM)(aggregate['num_requests_successful']) ?? 0,
        // Requests cancelled at the end of the run leave an error record, but nothing failed.
        requestsFailed: (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM)(at(aggregate, 'infx', 'requests', 'failed')) ??
            (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM)(at(aggregate, 'request_accounting', 'records_error_dropped')) ??
            0,
    });
}
/** Clients of this scenario give the percentiles they were asked for; others stay null. */
function fixedHeadline(aggregate) {
    const value = (key) => (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM)(aggregate[key]) ?? null;
    const number = (key) => (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM)(aggregate[key]);
    const throughput = throughputs(number('tput_per_gpu'), number('output_tput_per_gpu'), number('input_tput_per_gpu'));
    return (throughput && {
        ...throughput,
        meanIntvtyTps: value('mean_intvty'),
        p90IntvtyTps: value('p90_intvty'),
        p90E2eNormIntvtyTps: null,
        p75E2eNormIntvtyTps: null,
        p90E2elSeconds: value('p90_e2el'),
        p75E2elSeconds: value('p75_e2el'),
        p90TtftSeconds: value('p90_ttft'),
        requestsSuccessful: (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM)(at(aggregate, 'infx', 'requests', 'successful')) ?? 0,
        requestsFailed: (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM)(at(aggregate, 'infx', 'requests', 'failed')) ?? 0,
    });
}
const throughputs = (total, output, input) => total === undefined || output === undefined || input === undefined
    ? null
    : { tputPerGpuTps: total, outputTputPerGpuTps: output, inputTputPerGpuTps: input };
function at(value, ...path) {
    return path.reduce((inner, key) => ((0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(inner) ? inner[key] : undefined), value);
}
//# sourceMappingURL=headline.js.map

/***/ }),

/***/ 24598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ processIdentity),
/* harmony export */   W: () => (/* binding */ isRunning)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/** A process id is used again after its process ends; with the start time it is an identity. */

const processIdentity = async (pid) => ({
    pid,
    startedAt: await startTime(pid),
});
/**
 * True unless the process surely ended. Where start times are unknown, a living pid counts as the same process. A zombie
 * has ended, though nobody has asked for its exit code yet.
 */
async function isRunning(identity) {
    try {
        process.kill(identity.pid, 0);
    }
    catch (error) {
        // EPERM: it lives and belongs to somebody else.
        if (!(error instanceof Error && 'code' in error && error.code === 'EPERM'))
            return false;
    }
    const now = await startTime(identity.pid);
    if (now === ended)
        return false;
    return now === null || identity.startedAt === null || now === identity.startedAt;
}
const ended = 'ended';
/** Field 22 of /proc/<pid>/stat; the command name before it may hold spaces and brackets, so count behind the last `)`. */
async function startTime(pid) {
    try {
        const [stat, boot] = await Promise.all([
            (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(`/proc/${pid}/stat`, 'utf8'),
            (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)('/proc/sys/kernel/random/boot_id', 'utf8'),
        ]);
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        if (fields[0] === 'Z' || fields[0] === 'X')
            return ended;
        const ticks = fields[19];
        return ticks === undefined ? null : `${boot.trim()}/${ticks}`;
    }
    catch {
        return null; // No /proc here (macOS, Windows): the pid alone decides.
    }
}
//# sourceMappingURL=process-identity.js.map

/***/ }),

/***/ 11219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ acquireProcessLock)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80947);
/* harmony import */ var _process_identity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24598);
/** A lock file that names its holder: exclusive while that process lives, taken over when it is gone. */





/**
 * Takes the lock file at `path`, or throws ProblemError with `whenHeld` of the living holder (undefined: the file is
 * no lock of ours). A lock of a dead process on this host is taken over; a process of another host counts as alive.
 */
async function acquireProcessLock(path, whenHeld) {
    const mine = {
        ...(await (0,_process_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .processIdentity */ .I)(process.pid)),
        host: (0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)(),
        takenAt: new Date().toISOString(),
        token: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(),
        phase: 'open',
    };
    let foundHalfMade = false;
    for (;;) {
        if (await createExclusively(path, mine))
            return held(path, mine, foundHalfMade);
        const text = await readIfThere(path);
        if (text === undefined)
            continue;
        const holder = parseHolder(text);
        if (!holder || holder.host !== mine.host || (await (0,_process_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .isRunning */ .W)(holder)))
            throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm([whenHeld(holder)]);
        if (await removeStale(path, text))
            foundHalfMade ||= holder.phase === 'creating';
    }
}
function held(path, mine, foundHalfMade) {
    return {
        foundHalfMade,
        setPhase: (phase) => replaceFile(path, { ...mine, phase }),
        release: () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true }),
    };
}
/** The content is complete before the name appears: written aside, then linked, which fails if the name exists. */
async function createExclusively(path, holder) {
    const aside = `${path}.${holder.token}`;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(aside, JSON.stringify(holder), { flag: 'wx' });
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.link)(aside, path);
        return true;
    }
    catch (error) {
        if (isCode(error, 'EEXIST'))
            return false;
        throw error;
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(aside, { force: true });
    }
}
async function replaceFile(path, holder) {
    const aside = `${path}.${holder.token}`;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(aside, JSON.stringify(holder), { flag: 'wx' });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(aside, path);
}
/** Two processes may find the same stale lock: only the one whose rename moved exactly that content has removed it. */
async function removeStale(path, expected) {
    const aside = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(path, aside);
    }
    catch (error) {
        if (isCode(error, 'ENOENT'))
            return false;
        throw error;
    }
    const moved = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(aside, 'utf8');
    if (moved !== expected)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.link)(aside, path);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(aside);
    return moved === expected;
}
async function readIfThere(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8');
    }
    catch (error) {
        if (isCode(error, 'ENOENT'))
            return undefined;
        throw error;
    }
}
function parseHolder(text) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return undefined; // Not a lock of ours: reported as unreadable by the caller, with its path.
    }
    return isHolder(value) ? value : undefined;
}
const isHolder = (value) => typeof value === 'object' &&
    value !== null &&
    'pid' in value &&
    Number.isInteger(value.pid) &&
    'host' in value &&
    typeof value.host === 'string' &&
    'takenAt' in value &&
    typeof value.takenAt === 'string' &&
    'startedAt' in value &&
    (typeof value.startedAt === 'string' || value.startedAt === null) &&
    'phase' in value &&
    (value.phase === 'creating' || value.phase === 'open');
const isCode = (error, code) => error instanceof Error && 'code' in error && error.code === code;
//# sourceMappingURL=process-lock.js.map

/***/ }),

/***/ 6600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ne: () => (/* binding */ evalDrive),
  D4: () => (/* binding */ evalTaskOfPoint),
  VM: () => (/* binding */ evidenceAt),
  Z5: () => (/* binding */ textBelow)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/clients/evals/settings.js
var settings = __webpack_require__(41372);
// EXTERNAL MODULE: ./lib/src/core/problems/python.js
var python = __webpack_require__(95023);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/files/json-file.js
var json_file = __webpack_require__(6721);
// EXTERNAL MODULE: ./lib/src/clients/evals/each-conc.js + 1 modules
var each_conc = __webpack_require__(40695);
// EXTERNAL MODULE: ./lib/src/clients/python-env/python-env.js + 4 modules
var python_env = __webpack_require__(79169);
// EXTERNAL MODULE: ./lib/src/clients/python-env/run-tool.js
var run_tool = __webpack_require__(73994);
// EXTERNAL MODULE: ./lib/src/clients/lm-eval/command.js
var command = __webpack_require__(11523);
// EXTERNAL MODULE: ./lib/src/clients/lm-eval/result.js
var result = __webpack_require__(17841);
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
function runLmEval(spec, options) {
    return (0,each_conc/* askEachConc */.MK)(spec, options, (conc) => runOneConc(spec, conc, options));
}
async function runOneConc(spec, conc, options) {
    const startedMs = performance.now();
    const scratch = await (0,promises_.mkdtemp)((0,external_node_path_.join)(spec.outputDir, 'lm-eval-'));
    try {
        const outcome = await evaluate(spec, conc, scratch, options);
        const seconds = (performance.now() - startedMs) / 1000;
        if (outcome.stopped === 'aborted') {
            return (0,each_conc/* incomplete */.$x)(spec, conc, [(0,catalogue/* problem */.CC)('INFX218', `conc ${conc}: the evaluation was interrupted`)], seconds);
        }
        const files = await (0,result/* resultFiles */.dH)(scratch);
        if (outcome.code !== 0 || !files) {
            return (0,each_conc/* incomplete */.$x)(spec, conc, [failed(conc, outcome)], seconds);
        }
        return await (0,result/* adopt */.di)(spec, conc, files, seconds);
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
    const expected = (0,each_conc/* expectedQuestions */.cG)(spec);
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
// EXTERNAL MODULE: ./lib/src/core/evals/judge.js
var judge = __webpack_require__(83095);
// EXTERNAL MODULE: ./lib/src/core/evals/lm-eval-results.js
var lm_eval_results = __webpack_require__(42431);
// EXTERNAL MODULE: ./lib/src/core/evals/data-files.js
var data_files = __webpack_require__(80432);
// EXTERNAL MODULE: ./lib/src/yaml.js + 4 modules
var yaml = __webpack_require__(23551);
// EXTERNAL MODULE: ./lib/src/core/config/schema-problems.js
var schema_problems = __webpack_require__(27569);
// EXTERNAL MODULE: ./lib/src/core/problems/evals.js
var evals = __webpack_require__(10626);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
;// CONCATENATED MODULE: ./lib/src/core/schema/eval-task.validator.generated.js
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
var evalTask = validate20, schema31 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://infx-actions.dev/schemas/eval-task.v1.json", title: "EvalTask", description: "A generative question set scored by exact match: the subset of an lm-eval task file that the built-in runner carries out, so that both runners can read the same file.", type: "object", additionalProperties: !1, required: ["task", "dataset_kwargs", "test_split", "doc_to_text", "doc_to_target", "filter_list", "metric_list"], properties: { task: { type: "string", pattern: "^[a-z0-9][a-z0-9_.-]*$", description: "Task name, lower case; the key of its threshold." }, dataset_path: { const: "json", description: "Local JSONL files; the only kind the built-in runner reads." }, dataset_kwargs: { type: "object", additionalProperties: !1, required: ["data_files"], description: "Where the documents are.", properties: { data_files: { type: "object", minProperties: 1, additionalProperties: { type: "string", minLength: 1 }, description: "Split name to JSONL file, relative to this file." } } }, test_split: { type: "string", description: "Split with the questions." }, fewshot_split: { type: "string", description: "Split with the worked examples; needed when num_fewshot is above 0." }, fewshot_config: { type: "object", additionalProperties: !1, required: ["sampler"], description: "How worked examples are chosen.", properties: { sampler: { const: "first_n", description: "The first num_fewshot documents of the split, for every question." } } }, num_fewshot: { type: "integer", minimum: 0, maximum: 64, description: "Worked examples before each question; 0 when absent." }, fewshot_as_multiturn: { type: "boolean", description: "Worked examples as user and assistant turns (true, lm-eval's default with a chat template) or joined in one user turn (false)." }, output_type: { const: "generate_until", description: "The only kind the built-in runner asks." }, doc_to_text: { type: "string", minLength: 1, description: "Prompt of one document; {{field}} inserts a field of it." }, doc_to_target: { type: "string", minLength: 1, description: "Reference answer of one document; {{field}} inserts a field of it." }, generation_kwargs: { type: "object", additionalProperties: !1, description: "Sampling of the answers.", properties: { until: { type: "array", items: { type: "string", minLength: 1 }, description: "Stop strings; the first four are sent." }, do_sample: { const: !1, description: "Answers are greedy." }, temperature: { const: 0, description: "Answers are greedy." } } }, filter_list: { type: "array", minItems: 1, description: "Every filter extracts an answer and is scored on its own.", items: { type: "object", additionalProperties: !1, required: ["name", "filter"], properties: { name: { type: "string", minLength: 1, description: "Name behind the comma of the metric, e.g. strict-match." }, filter: { type: "array", minItems: 1, description: "One regex step, then take_first.", items: { type: "object", additionalProperties: !1, required: ["function"], properties: { function: { enum: ["regex", "take_first"], description: "Step of the filter." }, regex_pattern: { type: "string", minLength: 1, description: "Python regular expression; its first non-empty group is the answer." }, group_select: { type: "integer", description: "Which of all matches counts: 0 the first (also when absent), -1 the last." }, fallback: { type: "string", description: "Answer when nothing matches; [invalid] when absent." } } } } } } }, metric_list: { type: "array", minItems: 1, maxItems: 1, description: "Exact match and how both sides are normalised before the comparison.", items: { type: "object", additionalProperties: !1, required: ["metric"], properties: { metric: { const: "exact_match", description: "Share of answers equal to the reference." }, aggregation: { const: "mean", description: "Mean over the questions." }, higher_is_better: { const: !0, description: "A score, not an error." }, ignore_case: { type: "boolean", description: "Compare in lower case." }, ignore_punctuation: { type: "boolean", description: "Drop ASCII punctuation from both sides." }, regexes_to_ignore: { type: "array", items: { type: "string", minLength: 1 }, description: "Python regular expressions removed from both sides, in this order, before anything else." } } } }, repeats: { const: 1, description: "Every question is asked once." }, metadata: { type: "object", description: "Free notes; two have a meaning here.", properties: { version: { type: ["number", "string"], description: "Version of the task; scores of different versions are not compared." }, full_set: { type: "boolean", description: "True when the test split is the whole question set, so that a score over all of it may pass a gate. A slice of a larger set says false. Absent = true." } }, additionalProperties: !0 } } }, func1 = Object.prototype.hasOwnProperty, func2 = require_ucs2length().default, pattern4 = new RegExp("^[a-z0-9][a-z0-9_.-]*$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) { let vErrors = null, errors = 0, evaluated0 = validate20.evaluated; if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
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
} return validate20.errors = vErrors, errors === 0; }
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
    const document = (0,yaml.loadYaml)(text, path);
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
        return loadQuestions((0,data_files/* resolveBeside */.D)(path, file), place, readText, { text, target }, problems);
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














const maxResultBytes = 64 * 1024 * 1024;
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
        contextTokens: point.maxModelLen === 0 ? settings/* assumedContextTokens */.E : point.maxModelLen,
        ...(point.evalTask?.limit === undefined ? {} : { limit: point.evalTask.limit }),
        engine: { name: spec.engine, version: spec.version },
    };
    if (clients.evalNameFor(point) === 'built-in') {
        // With it comes an HTTP client of a megabyte, which no other point needs.
        const { runBuiltInEval } = await Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(2349)]).then(__webpack_require__.bind(__webpack_require__, 2349));
        return runBuiltInEval({ ...run, patience: settings/* usualPatience */.U, runnerVersion: version/* productVersion */.U }, options);
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
/** Missing where the file is no result. */
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

/***/ })

};
