export const id = 7431;
export const ids = [7431];
export const modules = {

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

/***/ 13997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OX: () => (/* binding */ findGpuTool),
/* harmony export */   Tt: () => (/* binding */ startGpuSampler),
/* harmony export */   qz: () => (/* binding */ nvidiaQuery)
/* harmony export */ });
/* unused harmony export oneHeader */
/* harmony import */ var _core_problems_python_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95023);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78474);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51455);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58500);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85492);
/* harmony import */ var _core_render_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67654);
/* harmony import */ var _process_group_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79057);
/* harmony import */ var _tool_call_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(13015);
/**
 * Samples of GPU power while a point runs: nvidia-smi or amd-smi into gpu_metrics.csv (engines.md §7). The measured window
 * must lie between the first and the last sample, so sampling starts before the load and one more sample is taken after it.
 */










const nvidiaFields = [
    'timestamp', 'index', 'power.draw', 'temperature.gpu', 'clocks.current.sm', 'clocks.current.memory',
    'utilization.gpu', 'utilization.memory',
]; // prettier-ignore
/** What nvidia-smi is asked for: one line per GPU and sample. */
const nvidiaQuery = `--query-gpu=${nvidiaFields.join(',')}`;
/** Time that the tool gets for one answer; a driver that hangs must not hold the point. */
const answerMs = 15_000;
/** Between SIGTERM and SIGKILL. */
const killAfterMs = 3_000;
/** Time that the first sample may take. */
const firstSampleMs = 10_000;
/** The tool of this host, or undefined where there are no GPUs. Rejects with the signal's reason only. */
async function findGpuTool(env, signal) {
    for (const [tool, args] of [
        ['nvidia-smi', ['-L']],
        ['amd-smi', ['version']],
    ]) {
        // Not installed, or installed without a driver: the other one is tried, and no GPUs is an answer.
        if ((await answerOf([tool, ...args], env, signal)).text !== undefined)
            return tool;
    }
    return undefined;
}
/** What a tool printed, or why it printed nothing. */
async function answerOf(argv, env, signal) {
    const said = await (0,_tool_call_js__WEBPACK_IMPORTED_MODULE_8__/* .callTool */ .T)({ argv, env, timeoutMs: answerMs, signal });
    if (said.kind === 'timeout')
        return { why: `no answer within ${answerMs / 1000} s` };
    if (said.kind === 'absent')
        return { why: said.reason };
    if (said.code === 0)
        return { text: said.stdout };
    return { why: `exit code ${said.code}: ${(0,_core_render_text_js__WEBPACK_IMPORTED_MODULE_9__/* .oneLine */ .TN)(said.stderr).slice(-1_000)}` };
}
/** Starts sampling and waits for the first sample, so that a load that starts now is bracketed. */
async function startGpuSampler(options) {
    const sampler = new Sampler(options);
    await sampler.start();
    return sampler;
}
class Sampler {
    utcOffsetMinutes = -new Date().getTimezoneOffset();
    #options;
    #file;
    #problems = [];
    #child;
    #ended;
    #stopping = false;
    #stopped;
    #lines = 0;
    constructor(options) {
        this.#options = options;
        this.#file = (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.createWriteStream)(options.csvPath);
        const [program, args] = streamCommand(options);
        this.#child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_1__.spawn)(program, args, {
            env: { ...options.env, PYTHONUNBUFFERED: '1' },
            stdio: ['ignore', 'pipe', 'ignore'],
            detached: process.platform !== 'win32',
        });
        (0,_process_group_js__WEBPACK_IMPORTED_MODULE_7__/* .killAtOurExit */ .Ov)(this.#child);
        options.signal.addEventListener('abort', this.#kill);
        this.#ended = this.#follow(program);
    }
    async start() {
        if (this.#options.tool === 'amd-smi')
            await this.#energy('start');
        const until = performance.now() + firstSampleMs;
        // The header is the first line.
        const { signal } = this.#options;
        while (this.#lines < 2 && performance.now() < until && this.#problems.length === 0 && !signal.aborted) {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_5__.setTimeout)(20);
        }
        if (signal.aborted) {
            await this.stop();
            signal.throwIfAborted();
        }
        if (this.#lines < 2 && this.#problems.length === 0) {
            this.#fail(`${this.#options.tool} printed no sample within ${firstSampleMs / 1000} s`);
        }
    }
    async stop() {
        this.#stopped ??= this.#stop();
        return this.#stopped;
    }
    async #follow(program) {
        const keep = this.#options.tool === 'amd-smi' ? oneHeader() : (text) => text;
        this.#child.stdout?.setEncoding('utf8').on('data', (text) => {
            const kept = keep(text);
            this.#lines += kept.split('\n').length - 1;
            this.#file.write(kept);
        });
        try {
            await (0,node_events__WEBPACK_IMPORTED_MODULE_2__.once)(this.#child, 'close');
            if (!this.#stopping)
                this.#fail(`${program} ended by itself while sampling`);
        }
        catch (cause) {
            this.#fail(`${program} could not be started: ${cause instanceof Error ? cause.message : String(cause)}`);
        }
    }
    /** With what a wrapper started: it would hold the pipe open. */
    #kill = () => {
        this.#stopping = true;
        if (this.#child.pid !== undefined)
            (0,_process_group_js__WEBPACK_IMPORTED_MODULE_7__/* .signalGroup */ .i8)(this.#child.pid, 'SIGKILL');
        this.#child.stdout?.destroy();
    };
    /** Whoever drives the point tells of the abort; any other error is a bug and goes on. */
    #unlessAborted = (error) => {
        if (!this.#options.signal.aborted)
            throw error;
    };
    #fail(message) {
        this.#problems.push((0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_6__/* .problem */ .CC)('INFX219', message, {
            hint: 'run the tool by hand on this node; see docs/measurement.md, Power',
        }));
    }
    async #stop() {
        const { tool, intervalSeconds, csvPath, signal } = this.#options;
        // amd-smi says what a sample was only after its interval.
        if (tool === 'amd-smi')
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_5__.setTimeout)(intervalSeconds * 1000, undefined, { signal }).catch(this.#unlessAborted);
        this.#stopping = true;
        if (this.#child.pid !== undefined)
            (0,_process_group_js__WEBPACK_IMPORTED_MODULE_7__/* .signalGroup */ .i8)(this.#child.pid, 'SIGTERM');
        const killer = setTimeout(this.#kill, signal.aborted ? 0 : killAfterMs);
        await this.#ended;
        clearTimeout(killer);
        signal.removeEventListener('abort', this.#kill);
        await new Promise((resolve) => this.#file.end(() => resolve()));
        await dropCutLine(csvPath);
        // Nobody will read the samples of a point that is given up.
        if (signal.aborted)
            return this.#problems;
        if (tool === 'nvidia-smi')
            await this.#lastSample();
        else
            await this.#energy('end');
        return this.#problems;
    }
    async #lastSample() {
        const { env, signal, csvPath } = this.#options;
        const query = ['nvidia-smi', nvidiaQuery, '--format=csv,noheader'];
        const said = await answerOf(query, env, signal).catch(this.#unlessAborted);
        if (said?.text !== undefined) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.appendFile)(csvPath, said.text.endsWith('\n') ? said.text : `${said.text}\n`);
        }
        else if (said)
            this.#fail(`the last sample failed: ${said.why}`);
    }
    /** Hardware counters at both ends, for a cross-check of the integral; cards without the counter have none. */
    async #energy(end) {
        const { env, signal, csvPath } = this.#options;
        const said = await answerOf(['amd-smi', 'metric', '-E', '--csv'], env, signal).catch(this.#unlessAborted);
        if (said?.text !== undefined)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.writeFile)(csvPath.replace(/\.csv$/, `_energy_${end}.csv`), said.text);
    }
}
const streamCommand = ({ tool, intervalSeconds }) => tool === 'nvidia-smi'
    ? [tool, [nvidiaQuery, '--format=csv', '-l', String(intervalSeconds)]]
    : [tool, ['metric', '-p', '-c', '-t', '-u', '-w', String(intervalSeconds), '--csv']];
/** amd-smi repeats its header before every sample; the file has one. */
function oneHeader() {
    let header;
    let rest = '';
    return (text) => {
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        const kept = lines.filter((line) => {
            if (line.trim() === '')
                return false;
            if (header === undefined) {
                header = line;
                return true;
            }
            return line !== header;
        });
        return kept.map((line) => `${line}\n`).join('');
    };
}
/** A tool that is ended in the middle of a line leaves the beginning of a number: 7 of 733.21. */
async function dropCutLine(path) {
    const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.readFile)(path);
    const end = text.lastIndexOf(0x0a) + 1;
    if (end < text.length)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.truncate)(path, end);
}
//# sourceMappingURL=gpu-sampler.js.map

/***/ }),

/***/ 6721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   An: () => (/* binding */ writeJsonFile),
/* harmony export */   CA: () => (/* binding */ errorCode),
/* harmony export */   Ht: () => (/* binding */ readBoundedText),
/* harmony export */   bX: () => (/* binding */ strictStringify),
/* harmony export */   fR: () => (/* binding */ replaceFile),
/* harmony export */   lk: () => (/* binding */ parseJsonText)
/* harmony export */ });
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
    await replaceFile(path, (file) => file.writeFile(text));
}
/** What `write` leaves in the file it gets stands at `path` afterwards, whole; when it throws, nothing changes. */
async function replaceFile(path, write) {
    const beside = `${path}.${process.pid}.tmp`;
    try {
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(beside, 'w');
        try {
            await write(file);
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

/***/ 67355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dv: () => (/* binding */ PROFILE_EXPORT),
/* harmony export */   Pz: () => (/* binding */ READ),
/* harmony export */   fo: () => (/* binding */ isFile),
/* harmony export */   jD: () => (/* binding */ CLIENT_SUMMARY),
/* harmony export */   tB: () => (/* binding */ findArtifactDir),
/* harmony export */   wJ: () => (/* binding */ SERVER_METRICS)
/* harmony export */ });
/* unused harmony export findServerLogs */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _json_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6721);
/** Where clients and launchers leave their files. */



const PROFILE_EXPORT = 'profile_export.jsonl';
const CLIENT_SUMMARY = 'profile_export_aiperf.json';
const SERVER_METRICS = 'server_metrics_export.json';
const ARTIFACTS = 'aiperf_artifacts';
async function isFile(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).isFile();
    }
    catch (cause) {
        if ((0,_json_file_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(cause) === 'ENOENT' || (0,_json_file_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(cause) === 'ENOTDIR')
            return false;
        throw cause;
    }
}
async function directoriesIn(dir) {
    try {
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(dir, { withFileTypes: true });
        return entries
            .filter((entry) => entry.isDirectory())
            .map(({ name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name))
            .sort();
    }
    catch (cause) {
        if ((0,_json_file_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(cause) === 'ENOENT' || (0,_json_file_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(cause) === 'ENOTDIR')
            return [];
        throw cause;
    }
}
/**
 * The directory that holds the request export: `dir` itself, its `aiperf_artifacts`, or the first directory (by name)
 * below either. Undefined when there is none.
 */
async function findArtifactDir(dir) {
    for (const base of [dir, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, ARTIFACTS)]) {
        for (const candidate of [base, ...(await directoriesIn(base))]) {
            if (await isFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(candidate, PROFILE_EXPORT)))
                return candidate;
        }
    }
    return undefined;
}
/**
 * Engine logs of a result directory: its `server.log`, and the worker logs (`watchtower-*.out`) that multi-node
 * launchers leave in it or up to three directories above.
 */
async function findServerLogs(resultDir) {
    const found = [];
    const direct = join(resultDir, 'server.log');
    if (await isFile(direct))
        found.push(direct);
    let dir = resolve(resultDir);
    for (let level = 0; level <= 3; level++) {
        const names = await readdir(dir);
        found.push(...names
            .filter((name) => /^watchtower-.*\.out$/.test(name))
            .sort()
            .map((name) => join(dir, name)));
        if (dirname(dir) === dir)
            break;
        dir = dirname(dir);
    }
    return found;
}
/** Larger reads than Node's default: fewer turns of the event loop per MB. */
const READ = { highWaterMark: 1024 * 1024 };
//# sourceMappingURL=result-files.js.map

/***/ }),

/***/ 39741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ mergedTail)
/* harmony export */ });
/* unused harmony export readTail */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/** Bounded reading of the end of a log file, which may be gigabytes long and still growing. */

const tailBytes = 256 * 1024;
const maxLineLength = 2_000;
/** Last `lines` lines; a line longer than 2,000 characters is cut. Empty when the file does not exist. */
async function readTail(path, lines) {
    let file;
    try {
        file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path, 'r');
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
            return [];
        throw error;
    }
    try {
        const { size } = await file.stat();
        const start = Math.max(0, size - tailBytes);
        const buffer = Buffer.alloc(size - start);
        const { bytesRead } = await file.read(buffer, 0, buffer.length, start);
        const text = buffer.toString('utf8', 0, bytesRead);
        // The first line is cut in the middle unless we read from the start.
        const whole = start === 0 ? text : text.slice(text.indexOf('\n') + 1);
        const all = whole.split('\n');
        if (all.at(-1) === '')
            all.pop();
        return all.slice(-lines).map((line) => line.slice(0, maxLineLength));
    }
    finally {
        await file.close();
    }
}
/** The last `lines` of every log, with its role in front when there are several. */
async function mergedTail(logPaths, lines) {
    const logs = Object.entries(logPaths);
    const tails = await Promise.all(logs.map(async ([role, path]) => (await readTail(path, lines)).map((line) => (logs.length > 1 ? `${role}: ${line}` : line))));
    return tails.flat();
}
//# sourceMappingURL=log-tail.js.map

/***/ }),

/***/ 79057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DG: () => (/* binding */ killWhenOver),
/* harmony export */   Ov: () => (/* binding */ killAtOurExit),
/* harmony export */   i8: () => (/* binding */ signalGroup)
/* harmony export */ });
/**
 * Sends `signal` to every process of the group that `leader` began. A group that has ended already is no error, nor is one
 * of another user's processes (a wrapper that changes the user): nobody here can end those.
 */
function signalGroup(leader, signal) {
    try {
        // There are no groups on Windows: the program itself has to do.
        process.kill(process.platform === 'win32' ? leader : -leader, signal);
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : undefined;
        if (code !== 'ESRCH' && code !== 'EPERM')
            throw error;
    }
}
const live = new Set();
/** When this process ends before the child does, the child's group is killed: detached, it would go on for ever. */
function killAtOurExit(child) {
    live.add(child);
    child.once('exit', () => live.delete(child));
    child.once('error', () => live.delete(child));
}
/**
 * The same for a child that nothing may outlive: the returned function, to be called once when it is over, kills what is
 * left of its group. The group may well have outlived its leader.
 */
function killWhenOver(child) {
    live.add(child);
    return () => {
        live.delete(child);
        if (child.pid !== undefined)
            signalGroup(child.pid, 'SIGKILL');
    };
}
process.once('exit', () => {
    for (const { pid } of live)
        if (pid !== undefined)
            signalGroup(pid, 'SIGKILL');
});
//# sourceMappingURL=process-group.js.map

/***/ }),

/***/ 64515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   If: () => (/* binding */ withSamplers),
/* harmony export */   Ig: () => (/* binding */ mergeSamples),
/* harmony export */   bQ: () => (/* binding */ isSampler)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_readline__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80481);
/* harmony import */ var _files_gpu_sampler_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13997);
/* harmony import */ var _files_result_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67355);
/** GPU power on the nodes of an allocation: one sampler beside the engine on each, and their samples as one table. */





const rolePrefix = 'gpu-sampler-';
const isSampler = (role) => role.startsWith(rolePrefix);
/**
 * The same engine with a sampler on every node that has GPUs. A sampler that ends would end the job, so a node without
 * the tool only has no samples. Times are UTC, whatever zone the node is in.
 */
const withSamplers = (engine) => ({
    name: engine.name,
    render: (point, context) => {
        const spec = engine.render(point, context);
        const samplers = [...gpusByNode(spec)].map(([node, gpus]) => sampler(node, gpus));
        return { ...spec, processes: [...spec.processes, ...samplers] };
    },
});
function gpusByNode({ processes }) {
    const found = new Map();
    for (const { placement } of processes) {
        for (const node of placement?.nodes ?? []) {
            const gpus = found.get(node) ?? new Set();
            for (const gpu of placement?.gpuIndices ?? [])
                gpus.add(gpu);
            found.set(node, gpus);
        }
    }
    return new Map([...found]
        .filter(([, gpus]) => gpus.size > 0)
        .map(([node, gpus]) => [node, [...gpus].sort((a, b) => a - b)]));
}
function sampler(node, gpus) {
    const query = ['nvidia-smi', `--id=${gpus.join(',')}`, _files_gpu_sampler_js__WEBPACK_IMPORTED_MODULE_3__/* .nvidiaQuery */ .qz, '--format=csv', '-l', '1'];
    return {
        role: `${rolePrefix}${node}`,
        argv: ['bash', '-c', '"$@" 2>/dev/null; exec sleep infinity', 'gpu-sampler', ...query],
        env: { TZ: 'UTC' },
        gpus: gpus.length,
        nodes: 1,
        placement: { nodes: [node], gpuIndices: gpus, start: 'plain' },
    };
}
/**
 * Writes the samples of all nodes to `csvPath`; devices are counted on over the nodes. False when no node has any.
 * `logPaths` are those of the stopped engine: what was cut by its end is dropped.
 */
async function mergeSamples(logPaths, csvPath) {
    const logs = Object.entries(logPaths)
        .filter(([role]) => isSampler(role))
        .sort(([a], [b]) => nodeOf(a) - nodeOf(b));
    let header;
    let firstDevice = 0;
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(csvPath, 'w');
    try {
        for (const [, path] of logs) {
            if (!(await (0,_files_result_files_js__WEBPACK_IMPORTED_MODULE_4__/* .isFile */ .fo)(path)))
                continue;
            const devices = new Set();
            for await (const line of (0,node_readline__WEBPACK_IMPORTED_MODULE_2__.createInterface)({ input: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path), crlfDelay: Infinity })) {
                const cells = line.split(',');
                if (line.startsWith('timestamp')) {
                    if (header === undefined)
                        await file.write(`${line}\n`);
                    header ??= line;
                    continue;
                }
                // A tool that was ended leaves half a line; a number cut short would be a wrong one.
                if (header === undefined || cells.length !== header.split(',').length || !isWhole(line))
                    continue;
                const [time = '', device = '', ...rest] = cells;
                devices.add(device.trim());
                await file.write(`${[time, ` ${firstDevice + Number(device)}`, ...rest].join(',')}\n`);
            }
            firstDevice += devices.size === 0 ? 0 : Math.max(...[...devices].map(Number)) + 1;
        }
    }
    finally {
        await file.close();
    }
    return header !== undefined;
}
const nodeOf = (role) => Number(role.slice(rolePrefix.length));
/** The last cell is a share in percent: `93 %`, or `[N/A]`. */
const isWhole = (line) => /(%|\])\s*$/.test(line);
//# sourceMappingURL=node-samplers.js.map

/***/ }),

/***/ 13015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ callTool),
/* harmony export */   s: () => (/* binding */ callToolAtExit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _process_group_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79057);
/* harmony import */ var _timer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27023);
/** Calls of command-line tools: full argv, no shell, bounded in time and output; one that does not end is killed whole. */



/** Most bytes of each stream; what tools like `scontrol` print about one job is a few kilobytes. */
const maxBytes = 4 * 1024 * 1024;
/** For the last words of a tool that has ended, when something that it started still holds its pipes. */
const drainMs = 500;
/**
 * Never rejects, except with the signal's reason. A tool that is out of time, or no longer wanted, is killed together
 * with what it started: wrapper scripts wait for the program behind them, and many of both ignore SIGTERM. What a tool
 * leaves running in its group when it ends is killed, too; a service that it starts for good has a session of its own.
 */
async function callTool(call) {
    const { argv, timeoutMs, env, signal } = call;
    signal?.throwIfAborted();
    const [program, ...args] = argv;
    if (program === undefined)
        throw new Error('a tool call has an empty command');
    let child;
    try {
        child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, args, {
            detached: process.platform !== 'win32',
            stdio: ['ignore', 'pipe', 'pipe'],
            env: { ...env },
        });
    }
    catch (error) {
        // Some refusals are thrown, others are told by an event.
        return { kind: 'absent', reason: error instanceof Error ? error.message : String(error) };
    }
    const endGroup = (0,_process_group_js__WEBPACK_IMPORTED_MODULE_1__/* .killWhenOver */ .DG)(child);
    let isLate = false;
    const kill = () => {
        if (child.pid !== undefined)
            (0,_process_group_js__WEBPACK_IMPORTED_MODULE_1__/* .signalGroup */ .i8)(child.pid, 'SIGKILL');
    };
    const timer = setTimeout(() => {
        isLate = true;
        kill();
    }, (0,_timer_js__WEBPACK_IMPORTED_MODULE_2__/* .timerDelay */ .n)(timeoutMs));
    signal?.addEventListener('abort', kill);
    try {
        const result = await endOf(child, kill);
        signal?.throwIfAborted();
        return isLate ? { kind: 'timeout' } : result;
    }
    finally {
        clearTimeout(timer);
        endGroup();
        signal?.removeEventListener('abort', kill);
    }
}
function endOf(child, kill) {
    let isTooMuch = false;
    const tooMuch = () => {
        isTooMuch = true;
        kill();
    };
    const stdout = textOf(child.stdout, tooMuch);
    const stderr = textOf(child.stderr, tooMuch);
    return new Promise((resolve) => {
        child.once('error', (error) => resolve({ kind: 'absent', reason: error.message }));
        child.once('exit', () => {
            setTimeout(() => {
                child.stdout.destroy();
                child.stderr.destroy();
            }, drainMs).unref();
        });
        child.once('close', (code, signal) => {
            const said = isTooMuch ? `it printed more than ${maxBytes} bytes` : `it was ended by ${String(signal)}`;
            resolve(code === null || isTooMuch
                ? { kind: 'ended', code: -1, stdout: '', stderr: `${stderr()}\n${said}` }
                : { kind: 'ended', code, stdout: stdout(), stderr: stderr() });
        });
    });
}
/** What was read so far, at most `maxBytes`. */
function textOf(stream, tooMuch) {
    const chunks = [];
    let bytes = 0;
    stream.on('data', (chunk) => {
        bytes += chunk.length;
        if (bytes > maxBytes)
            tooMuch();
        else
            chunks.push(chunk);
    });
    return () => Buffer.concat(chunks).toString('utf8');
}
/** What an exit may wait for: a runner that was told to go is killed soon. */
const lastCallMs = 2_000;
/** One last call while this process exits, when nothing asynchronous runs any more; what it says is nobody's to read. */
function callToolAtExit(argv, env) {
    const [program = '', ...args] = argv;
    const options = { env: { ...env }, timeout: lastCallMs, killSignal: 'SIGKILL', stdio: 'ignore' };
    // Its own group, as with every other call; the types of Node do not know that this call has the option, too.
    const call = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(program, args, Object.assign({ detached: process.platform !== 'win32' }, options));
    if (call.pid > 0)
        (0,_process_group_js__WEBPACK_IMPORTED_MODULE_1__/* .signalGroup */ .i8)(call.pid, 'SIGKILL');
}
//# sourceMappingURL=tool-call.js.map

/***/ })

};
