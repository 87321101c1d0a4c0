export const id = 4187;
export const ids = [4187];
export const modules = {

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
        .update((0,_core_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .d)({ requirements: [...requirements].sort(), version, implementation, platform, libc }))
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
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./lib/src/clients/python-env/find-python.js
/** The interpreter or installer with which an environment is made. */





const run = (0,external_node_util_.promisify)(external_node_child_process_.execFile);
const probeMs = 20_000;
const names = ['python3', 'python3.13', 'python3.12', 'python3.11', 'python3.10', 'python'];
const probe = 'import json,platform,sys,sysconfig;print(json.dumps({"path":sys.executable,"version":platform.python_version(),' +
    '"implementation":sys.implementation.name,"platform":sysconfig.get_platform(),"libc":"-".join(platform.libc_ver()).strip("-")}))';
/** The first interpreter on the PATH within the range; throws ProblemError (INFX206) naming those that are not. */
async function findPython(range, env) {
    const seen = [];
    for (const name of names) {
        const found = await probed(name, env);
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
async function probed(name, env) {
    try {
        const { stdout } = await run(name, ['-I', '-c', probe], { env, timeout: probeMs });
        return JSON.parse(stdout);
    }
    catch {
        // Not there, or no interpreter that runs: the next name is tried, and the caller says when none is left.
        return undefined;
    }
}
function fits(version, { from, below }) {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    const at = (bound) => (major - bound[0]) * 1000 + (minor - bound[1]);
    return at(from) >= 0 && at(below) < 0;
}
/** True when `uv` can be run. It installs faster than pip. */
async function hasUv(env) {
    try {
        await run('uv', ['--version'], { env, timeout: probeMs });
        return true;
    }
    catch {
        return false; // Optional: pip does the same.
    }
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
        const isUv = await hasUv(this.#options.env);
        await this.#run(isUv ? ['uv', 'venv', '--python', path, this.#dir] : [path, '-m', 'venv', this.#dir]);
    }
    async #install() {
        const python = (0,external_node_path_.join)(this.#dir, 'bin', 'python');
        const packages = this.#spec.requirements;
        const isUv = await hasUv(this.#options.env);
        await this.#run(isUv
            ? ['uv', 'pip', 'install', '--python', python, ...packages]
            : [python, '-m', 'pip', 'install', '--prefer-binary', '--progress-bar', 'off', ...packages]);
    }
    async #run(argv) {
        const remainingMs = (this.#options.timeoutSeconds - this.#elapsedSeconds) * 1000;
        const outcome = await (0,run_tool/* runTool */.q)({
            argv,
            env: { ...this.#options.env, PIP_DISABLE_PIP_VERSION_CHECK: '1', PIP_NO_INPUT: '1' },
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
    const env = cleanPythonEnv(options.env);
    const interpreter = await findPython(spec.python, env);
    const root = (0,external_node_path_.join)(options.cacheDir, 'python');
    const dir = (0,external_node_path_.join)(root, (0,env_key/* pythonEnvKey */.H)(spec.requirements, interpreter));
    const there = await openEnv(dir, interpreter);
    if (there)
        return there;
    await (0,promises_.mkdir)(root, { recursive: true }).catch((cause) => {
        throw unwritable(root, cause);
    });
    const maker = new EnvMaker(spec, { ...options, env }, interpreter, dir);
    return maker.make();
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
/** A foreign program under supervision: bounded, its output line by line, its whole process group ended with it. */



const tailLines = 200;
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
    const streams = [child.stdout, child.stderr].map((stream) => (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)((0,node_readline__WEBPACK_IMPORTED_MODULE_2__.createInterface)({ input: stream, crlfDelay: Infinity }).on('line', take), 'close'));
    const end = new Ending(child, run);
    try {
        const [code, killedBy] = await exit;
        // Workers that still hold the pipes would keep them open for ever.
        end.killGroup();
        await Promise.all(streams);
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
            this.#timers.push(setTimeout(() => this.#end('timed-out'), run.timeoutMs));
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
        this.#timers.push(setTimeout(() => {
            this.hadToKill = true;
            this.#send('SIGKILL');
        }, this.#run.killAfterMs));
    }
    #send(signal) {
        const { pid } = this.#child;
        if (pid === undefined)
            return;
        try {
            process.kill(process.platform === 'win32' ? pid : -pid, signal);
        }
        catch (cause) {
            // ESRCH: the whole group has ended already, which is what was wanted.
            if (!(cause instanceof Error && 'code' in cause && cause.code === 'ESRCH'))
                throw cause;
        }
    }
}
//# sourceMappingURL=run-tool.js.map

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

/***/ 95023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export pythonProblemKinds */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of the clients that are Python programs: their environments, AIPerf and lm-eval (206-219). */

const pythonProblemKinds = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX206: {
        title: 'No usable Python',
        blame: 'infra',
        severity: 'error',
        explain: 'AIPerf and lm-eval are Python programs and get an environment of their own. None of the interpreters on this ' +
            'host is of a version that they support, or the one that is lacks its venv module (Debian and Ubuntu ship it ' +
            'apart, as python3-venv). Install one, or put `uv` on the PATH, which brings its own.',
    },
    INFX207: {
        title: 'A Python package has no build for this host',
        blame: 'infra',
        severity: 'error',
        explain: 'A package that the client needs could not be installed: no wheel fits this platform and Python version, the ' +
            'version does not exist, or building it failed. The message names it. Nothing of the change under test is at ' +
            'fault: the point is retried within the budget for infrastructure failures.',
    },
    INFX208: {
        title: 'The Python package index could not be reached',
        blame: 'infra',
        severity: 'error',
        explain: 'Installing a client needs the package index (or the mirror that PIP_INDEX_URL names), and it did not answer. ' +
            'Prepare the environment once on a host with network and share the cache folder (INFX_CACHE_DIR), or configure a mirror.',
    },
    INFX209: {
        title: 'Preparing a Python environment took too long',
        blame: 'infra',
        severity: 'error',
        explain: 'The installation was stopped at its time limit, or another process that prepares the same environment did not ' +
            'finish in time. The half-made environment is never used: the next run starts afresh.',
    },
    INFX210: {
        title: 'The folder for Python environments cannot be written',
        blame: 'infra',
        severity: 'error',
        explain: 'Environments live in the cache folder (INFX_CACHE_DIR, or infx in the user’s cache). It is full or not writable. ' +
            'AIPerf needs about 1.3 GB, lm-eval about 0.8 GB.',
    },
    INFX211: {
        title: 'The load client failed',
        blame: 'product',
        severity: 'error',
        explain: 'AIPerf ended with an error before it had measured anything. Its own last words are part of the message; its ' +
            'log is kept with the point.',
    },
    INFX212: {
        title: 'The load client was killed',
        blame: 'infra',
        severity: 'error',
        explain: 'AIPerf or lm-eval was ended by a signal that this product did not send: most often the kernel, because the host ' +
            'ran out of memory. Its data set cache alone takes tens of gigabytes on the official corpora.',
    },
    INFX213: {
        title: 'The load client does not accept its command',
        blame: 'product',
        severity: 'error',
        explain: 'AIPerf refused the flags or the scenario’s invariants. Flags differ between versions: the version’s dialect ' +
            '(docs/clients.md) and the installed package do not fit together, or extra inputs contradict the scenario.',
    },
    INFX214: {
        title: 'The tokenizer cannot be loaded',
        blame: 'user',
        severity: 'error',
        explain: 'AIPerf loads the model’s tokenizer by its Hugging Face name or from a folder, and could not. Check that the ' +
            'model is the repository’s name and not the name on the wire, that the host may read it (HF_TOKEN), and that ' +
            'HF_HUB_OFFLINE is not set together with a folder: AIPerf then looks for it in the hub’s cache only.',
    },
    INFX215: {
        title: 'Required server metrics are missing',
        blame: 'infra',
        severity: 'error',
        explain: 'The recipe requires metrics whose names start with a prefix (the engine’s own, not only the router’s), and the ' +
            'client’s export has none. Check that the engine runs with its metrics switched on and that the metrics URLs ' +
            'name the workers.',
    },
    INFX216: {
        title: 'The trace does not suit the load client',
        blame: 'user',
        severity: 'error',
        explain: 'The trace is of a format, or has a shape, that the chosen version of AIPerf cannot replay. The message says ' +
            'which. The built-in client reads weka, mooncake and multi-turn files.',
    },
    INFX217: {
        title: 'Unknown corpus loader',
        blame: 'user',
        severity: 'error',
        explain: 'Recorded corpora are named by AIPerf’s loader, and only those of one list may be measured against each other. ' +
            'The message shows the list.',
    },
    INFX218: {
        title: 'The evaluation client failed',
        blame: 'infra',
        severity: 'error',
        explain: 'lm-eval ended without a result. Its last words are part of the message. An evaluation without a result is no ' +
            'score: the point counts as failed by infrastructure, never as a low score.',
    },
    INFX219: {
        title: 'The GPU sampler failed',
        blame: 'infra',
        severity: 'warning',
        explain: 'nvidia-smi or amd-smi could not be started or ended while the point was measured. The point has no energy ' +
            'figures; where power is required, it is invalid.',
    },
});
//# sourceMappingURL=python.js.map

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
/** True unless the process surely ended. Where start times are unknown, a living pid counts as the same process. */
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
    return now === null || identity.startedAt === null || now === identity.startedAt;
}
/** Field 22 of /proc/<pid>/stat; the command name before it may hold spaces and brackets, so count behind the last `)`. */
async function startTime(pid) {
    try {
        const [stat, boot] = await Promise.all([
            (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(`/proc/${pid}/stat`, 'utf8'),
            (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)('/proc/sys/kernel/random/boot_id', 'utf8'),
        ]);
        const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
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

/***/ })

};
