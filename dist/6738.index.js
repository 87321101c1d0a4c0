export const id = 6738;
export const ids = [6738];
export const modules = {

/***/ 33702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ sweepPointOf)
/* harmony export */ });
/** `resultPath` = where the caller keeps the aggregate, relative to the out directory; undefined = nowhere. */
function sweepPointOf(joined, resultPath) {
    const { point, chosen } = joined;
    const hasNumbers = point.kind === 'benchmark' && chosen?.nonFinite.length === 0 && !joined.failure;
    const elapsedSeconds = elapsedOf(chosen?.facts?.measured);
    return {
        id: point.id,
        title: point.title,
        kind: point.kind,
        configKey: point.configKey,
        seriesKey: point.seriesKey,
        curveKey: point.curveKey,
        conc: point.conc,
        gpus: point.gpus,
        status: joined.status,
        attempt: joined.attempt,
        ...(resultPath === undefined ? {} : { resultPath }),
        invalidReasons: joined.invalidReasons,
        ...(joined.failure ? { failure: joined.failure } : {}),
        ...(elapsedSeconds === undefined ? {} : { elapsedSeconds }),
        headline: hasNumbers ? (chosen.facts?.headline ?? null) : null,
    };
}
/** Seconds between the first and the last entry of the result's timeline. */
const elapsedOf = (span) => span && span.entries > 1 ? (span.toUnixMs - span.fromUnixMs) / 1000 : undefined;
//# sourceMappingURL=sweep-point.js.map

/***/ }),

/***/ 63701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ag: () => (/* binding */ withSiblings),
/* harmony export */   KV: () => (/* binding */ furthestOut),
/* harmony export */   wP: () => (/* binding */ isWhole)
/* harmony export */ });
/* harmony import */ var _significance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81291);

/**
 * The verdicts, each with how its score lies to that of its siblings together: the other whole evaluations of the same
 * group (model) and task, at whatever concurrency and on whatever hardware. None for a verdict without siblings. It
 * changes no verdict: thresholds gate, this says where to look.
 */
function withSiblings(verdicts, groupOf) {
    return verdicts.map((verdict) => {
        const group = groupOf(verdict.pointId);
        if (group === undefined || !isWhole(verdict))
            return verdict;
        const siblings = verdicts.filter((other) => other !== verdict &&
            isWhole(other) &&
            other.task === verdict.task &&
            groupOf(other.pointId) === group);
        const found = Object.entries(verdict.scores).flatMap(([metric, score]) => compared(metric, { score, n: verdict.nEffective }, siblings));
        const furthest = furthestOut(found);
        return furthest === undefined ? verdict : { ...verdict, siblings: furthest };
    });
}
/** Whether the verdict holds a score of the whole question set, above or below its threshold. */
const isWhole = ({ state, smoke, nEffective }) => (state === 'pass' || state === 'fail') && smoke !== true && nEffective > 0;
/** The metric that is furthest beyond two standard errors speaks for the evaluation. */
const furthestOut = (found) => found.toSorted((a, b) => excess(b) - excess(a))[0];
const excess = ({ gap, twoSigma }) => Math.abs(gap) - twoSigma;
function compared(metric, own, siblings) {
    const others = siblings.flatMap(({ scores, nEffective: n }) => {
        const score = scores[metric];
        return score === undefined ? [] : [{ score, n }];
    });
    const together = (0,_significance_js__WEBPACK_IMPORTED_MODULE_0__/* .pooledScore */ .I5)(others);
    if (!together)
        return [];
    return [{ metric, siblings: others.length, score: together.score, ...(0,_significance_js__WEBPACK_IMPORTED_MODULE_0__/* .compareScores */ .fW)(own, together) }];
}
//# sourceMappingURL=siblings.js.map

/***/ }),

/***/ 81291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I5: () => (/* binding */ pooledScore),
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
/** Scores of several evaluations as one over all their questions; undefined for none. */
function pooledScore(samples) {
    if (samples.length === 0)
        return undefined;
    const n = samples.reduce((sum, sample) => sum + sample.n, 0);
    return { score: samples.reduce((sum, sample) => sum + sample.score * sample.n, 0) / n, n };
}
/** How two scores compare: `gap` = a − b, and whether it is beyond two standard errors of the difference. */
function compareScores(a, b) {
    const gap = a.score - b.score;
    const bound = twoSigmaOfDifference(a, b);
    return { gap, twoSigma: bound, beyondTwoSigma: Math.abs(gap) > bound };
}
//# sourceMappingURL=significance.js.map

/***/ }),

/***/ 49428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ pointProblems)
/* harmony export */ });
/* harmony import */ var _problems_actions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7190);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _remedies_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65713);
/** What keeps a point's result from being published, as Problems of whoever can mend it. */



/** Empty for a valid or reused point, at least one error for any other. */
function pointProblems(point) {
    if (point.status === 'valid' || point.status === 'reused')
        return [];
    if (point.status === 'missing')
        return [missing(point)];
    const causes = [
        ...(point.failure?.problems ?? []).map((cause) => ({
            ...cause,
            severity: 'error',
            message: `${point.title} failed while ${point.failure?.phase ?? 'queued'}: ${cause.message}`,
        })),
        ...point.invalidReasons.map(({ code, message, blame }) => {
            const hint = (0,_remedies_js__WEBPACK_IMPORTED_MODULE_2__/* .remedyOf */ .S)(code);
            const more = hint === undefined ? { blame } : { blame, hint };
            return (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX312', `${point.title} is ${point.status}: ${message}`, more);
        }),
    ];
    return causes.length > 0
        ? causes
        : [(0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX312', `${point.title} is ${point.status} without a recorded cause`)];
}
const missing = ({ title, notStarted }) => notStarted === undefined
    ? (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX313', `${title}: nothing came back`, { hint: 're-run the failed jobs' })
    : (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX313', `${title}: not started: ${notStarted}`);
//# sourceMappingURL=point-problems.js.map

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
        (0,_process_group_js__WEBPACK_IMPORTED_MODULE_7__/* .killAtOurExit */ .O)(this.#child);
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
            (0,_process_group_js__WEBPACK_IMPORTED_MODULE_7__/* .signalGroup */ .i)(this.#child.pid, 'SIGKILL');
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
            (0,_process_group_js__WEBPACK_IMPORTED_MODULE_7__/* .signalGroup */ .i)(this.#child.pid, 'SIGTERM');
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

/***/ 5434:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ collectSweep),
/* harmony export */   t: () => (/* binding */ judgeCollected)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var p_limit__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(70370);
/* harmony import */ var _core_collect_join_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64180);
/* harmony import */ var _core_collect_judge_evals_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52564);
/* harmony import */ var _core_collect_run_documents_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(61819);
/* harmony import */ var _core_collect_sweep_point_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(33702);
/* harmony import */ var _core_evals_eval_rows_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33452);
/* harmony import */ var _core_evals_thresholds_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14005);
/* harmony import */ var _core_plan_policy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47898);
/* harmony import */ var _core_results_point_problems_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49428);
/* harmony import */ var _files_collect_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50617);
/* harmony import */ var _files_ingest_source_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(56700);
/* harmony import */ var _files_json_file_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6721);
/* harmony import */ var _files_plan_file_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(90367);
/* harmony import */ var _drive_eval_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6600);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(62178);
/* harmony import */ var _redraw_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(30016);
/* harmony import */ var _summarise_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(63108);
/** Artifacts of many jobs → the sweep: expected against got, verdicts, facts, aggregates and report. */




















async function collectSweep(input) {
    const { plan, outDir } = input;
    const collected = await (0,_files_collect_js__WEBPACK_IMPORTED_MODULE_8__/* .readCollected */ .qu)(await (0,_files_ingest_source_js__WEBPACK_IMPORTED_MODULE_9__/* .openIngestSource */ .g)(input.artifactsDir));
    const { evals, problems: evalProblems } = judgeCollected(input, collected);
    const joined = markReused((0,_core_collect_join_js__WEBPACK_IMPORTED_MODULE_2__/* .joinResults */ .F)({ plan, results: collected.results, acceptedPlans: input.reuse?.acceptedPlans ?? [], evals }), input.reuse);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outDir, 'results'), { recursive: true });
    const limit = (0,p_limit__WEBPACK_IMPORTED_MODULE_16__/* ["default"] */ .A)(writtenAtOnce);
    const points = await limit.map(joined.points, (point) => keep(point, collected, outDir));
    const { startedAt, endedAt } = measuredBetween(joined.points, input.now);
    const measured = (0,_summarise_js__WEBPACK_IMPORTED_MODULE_15__/* .summariseSweep */ .b)({
        plan,
        results: points,
        verdicts: evals.verdicts,
        canary: canaryOf(plan, points),
        interrupted: false,
        startedAt,
        endedAt,
    });
    const { sweep, problems: ofHistory } = await besideHistory(measured, input);
    await (0,_files_plan_file_js__WEBPACK_IMPORTED_MODULE_11__/* .writePlanFile */ .J)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outDir, 'plan.json'), plan);
    await (0,_files_json_file_js__WEBPACK_IMPORTED_MODULE_10__/* .writeJsonFile */ .An)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outDir, 'sweep.json'), sweep);
    await (0,_files_collect_js__WEBPACK_IMPORTED_MODULE_8__/* .writeRunAggregates */ .Zk)(outDir, {
        results: (0,_files_collect_js__WEBPACK_IMPORTED_MODULE_8__/* .rowsOf */ .RO)(counted(joined), collected.rowOf),
        evalRows: (0,_core_evals_eval_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .collectEvalRows */ .m)(collected.evalSets).rows,
        runStats: (0,_core_collect_run_documents_js__WEBPACK_IMPORTED_MODULE_17__/* .runStats */ .H)(plan, sweep.points),
        changelogMetadata: (0,_core_collect_run_documents_js__WEBPACK_IMPORTED_MODULE_17__/* .changelogMetadata */ .E)(plan),
    });
    await (0,_redraw_js__WEBPACK_IMPORTED_MODULE_14__/* .drawReport */ .Xb)(outDir, sweep, plan, { artifactsDir: input.artifactsDir });
    const problems = [
        // The point itself says that nothing came back of it.
        ...evalProblems.filter(({ code }) => code !== 'INFX264'),
        ...collected.problems,
        ...joined.problems,
        ...ofHistory,
        ...sweep.points.flatMap(_core_results_point_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .pointProblems */ .z),
    ];
    return { sweep, problems };
}
async function besideHistory(sweep, { plan, history }) {
    if (!history || sweep.evals.length === 0)
        return { sweep, problems: [] };
    const { evals, problems } = await (0,_history_js__WEBPACK_IMPORTED_MODULE_13__.readHistoryOrSay)({ plan, ...history });
    return { sweep: (0,_history_js__WEBPACK_IMPORTED_MODULE_13__.compareWithCohort)(sweep, { plan, entities: history.entities }, evals), problems };
}
/** Verdicts of the planned evaluations; a thresholds file that cannot be read fails them all, and says so. */
function judgeCollected({ plan, repoDir, thresholdsFile, reuse, }, { evalSets }) {
    const asksAny = plan.points.some(({ kind }) => kind === 'eval');
    const { thresholds, problems } = (0,_core_evals_thresholds_js__WEBPACK_IMPORTED_MODULE_5__/* .loadThresholds */ .HP)({
        path: thresholdsFile,
        text: (0,_drive_eval_js__WEBPACK_IMPORTED_MODULE_12__/* .textBelow */ .Z5)(repoDir, thresholdsFile),
    });
    const evals = (0,_core_collect_judge_evals_js__WEBPACK_IMPORTED_MODULE_3__/* .judgeEvals */ .r)({
        plan,
        sets: evalSets,
        acceptedPlans: reuse?.acceptedPlans ?? [],
        thresholds,
        minScore: undefined,
        defaultTask: _core_plan_policy_js__WEBPACK_IMPORTED_MODULE_6__/* .defaultPlanPolicy */ .L.evals.task,
    });
    return { evals, problems: [...(asksAny ? problems : []), ...evals.problems] };
}
/** A valid result that another run measured, also one of the very same plan, was not measured here. */
function markReused(joined, reuse) {
    if (!reuse)
        return joined;
    const points = joined.points.map((joinedPoint) => joinedPoint.status === 'valid' && reuse.pointIds.has(joinedPoint.point.id)
        ? { ...joinedPoint, status: 'reused' }
        : joinedPoint);
    return { ...joined, points };
}
/** Enough for a disk that takes its time to flush; each is held whole meanwhile. */
const writtenAtOnce = 4;
/** Writes the aggregate that counts, an invalid one never under the valid name, one with damage not at all. */
async function keep(joined, { rowOf }, outDir) {
    const { point, chosen, status } = joined;
    const isWhole = chosen?.nonFinite.length === 0 && !joined.failure;
    if (!isWhole || point.kind === 'eval')
        return (0,_core_collect_sweep_point_js__WEBPACK_IMPORTED_MODULE_18__/* .sweepPointOf */ .e)(joined, undefined);
    const prefix = status === 'valid' || status === 'reused' ? '' : 'failed_';
    const path = `results/${prefix}${point.id}.json`;
    await (0,_files_json_file_js__WEBPACK_IMPORTED_MODULE_10__/* .writeJsonFile */ .An)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outDir, path), await rowOf(chosen));
    return (0,_core_collect_sweep_point_js__WEBPACK_IMPORTED_MODULE_18__/* .sweepPointOf */ .e)(joined, path);
}
/** Results whose rows go into the aggregate of the run. */
const counted = ({ points }) => points.flatMap(({ point, status, chosen }) => point.kind === 'benchmark' && (status === 'valid' || status === 'reused') && chosen ? [chosen] : []);
function canaryOf({ canary }, points) {
    if (canary.state !== 'chosen')
        return { state: canary.state, because: canary.because };
    const point = points.find(({ id }) => id === canary.pointId);
    const passed = point?.status === 'valid' || point?.status === 'reused';
    return {
        state: passed ? 'passed' : 'failed',
        pointId: canary.pointId,
        because: [`${point?.title ?? canary.pointId} is ${point?.status ?? 'not planned'}`],
    };
}
/** From the first to the last moment of any result's timeline. */
function measuredBetween(points, now) {
    const spans = points.flatMap(({ chosen }) => chosen?.facts?.measured ?? []);
    if (spans.length === 0)
        return { startedAt: now, endedAt: now };
    const instant = (unixMs) => new Date(unixMs).toISOString();
    return {
        startedAt: instant(Math.min(...spans.map(({ fromUnixMs }) => fromUnixMs))),
        endedAt: instant(Math.max(...spans.map(({ toUnixMs }) => toUnixMs))),
    };
}
//# sourceMappingURL=collect-sweep.js.map

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

/***/ 63108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ summariseSweep)
});

;// CONCATENATED MODULE: ./lib/src/core/curve/frontier.js
/**
 * Points that no other point equals or beats on both axes, by ascending latency: sorted by latency (ties by higher
 * throughput), a point is kept when its throughput exceeds every kept one's, strictly. Of two points that coincide the
 * smaller id is kept, so that the result does not depend on the order of the input.
 */
function latencyFrontier(points) {
    const kept = [];
    let best = -Infinity;
    for (const point of points.toSorted(byLatency)) {
        if (point.tputPerGpuTps <= best)
            continue;
        kept.push(point);
        best = point.tputPerGpuTps;
    }
    return kept;
}
function byLatency(a, b) {
    return a.latencySeconds - b.latencySeconds || b.tputPerGpuTps - a.tputPerGpuTps || (a.id < b.id ? -1 : 1);
}
/**
 * The frontier point that dominates a point off the frontier: no slower and no less throughput. Of several, the one
 * nearest in latency, which also has the highest throughput. Undefined for points of the frontier.
 */
function dominatorOf(frontier, point) {
    return frontier.findLast((other) => other.id !== point.id &&
        other.latencySeconds <= point.latencySeconds &&
        other.tputPerGpuTps >= point.tputPerGpuTps);
}
//# sourceMappingURL=frontier.js.map
;// CONCATENATED MODULE: ./lib/src/core/curve/curve-facts.js

/** Fewer points than this say little about a curve's shape; a maintainer decides (engines.md §8.3). */
const RECOMMENDED_POINTS = 5;
function curveFacts(curveKey, title, points) {
    const atP90 = placed(points, 'p90E2elSeconds');
    const frontierAtP90 = latencyFrontier(atP90);
    const frontierAtP75 = latencyFrontier(placed(points, 'p75E2elSeconds'));
    const dominators = atP90.flatMap((point) => {
        const dominator = frontierAtP90.includes(point) ? undefined : dominatorOf(frontierAtP90, point);
        return dominator ? [[point.id, dominator.id]] : [];
    });
    return {
        curveKey,
        title,
        points: points.length,
        frontierAtP90: frontierAtP90.map(({ id }) => id),
        frontierAtP75: frontierAtP75.map(({ id }) => id),
        dominatedBy: Object.fromEntries(dominators),
        withoutLatency: points.filter(({ p90E2elSeconds }) => p90E2elSeconds === null).map(({ id }) => id),
    };
}
const placed = (points, percentile) => points.flatMap((point) => {
    const latencySeconds = point[percentile];
    return latencySeconds === null
        ? []
        : [{ id: point.id, latencySeconds, tputPerGpuTps: point.tputPerGpuTps }];
});
/** Facts of every curve of a sweep, in order of first appearance; only valid or reused benchmark points count. */
function curveFactsOfSweep(points, titleOf) {
    const curves = new Map();
    for (const { id, curveKey, kind, status, headline } of points) {
        if (kind !== 'benchmark' || headline === null || !(status === 'valid' || status === 'reused'))
            continue;
        const { tputPerGpuTps, p90E2elSeconds, p75E2elSeconds } = headline;
        const curve = curves.get(curveKey) ?? [];
        curve.push({ id, tputPerGpuTps, p90E2elSeconds, p75E2elSeconds });
        curves.set(curveKey, curve);
    }
    return [...curves].map(([curveKey, curve]) => curveFacts(curveKey, titleOf(curveKey), curve));
}
//# sourceMappingURL=curve-facts.js.map
// EXTERNAL MODULE: ./lib/src/core/evals/siblings.js
var siblings = __webpack_require__(63701);
// EXTERNAL MODULE: ./lib/src/core/point-label.js
var point_label = __webpack_require__(64461);
;// CONCATENATED MODULE: ./lib/src/sweep/summarise.js
/** Outcomes of points → sweep.json: expected against got, and the facts. Pure. */



/** Every planned point appears, in the plan's order; one without a result is missing. */
function summariseSweep(outcomes) {
    const { plan } = outcomes;
    const byId = new Map(outcomes.results.map((result) => [result.id, result]));
    const points = plan.points.map((point) => byId.get(point.id) ?? missing(point, outcomes.notStarted));
    const verdictsAsked = plan.points.filter(({ kind }) => kind === 'eval');
    const count = (status) => points.filter((point) => point.status === status).length;
    return {
        schema: 'sweep.v1',
        planDigest: plan.digest,
        simulated: plan.points.some((point) => point.simulated === true),
        ...(plan.head === undefined ? {} : { head: plan.head }),
        startedAt: outcomes.startedAt,
        ...(outcomes.resumedAt === undefined ? {} : { resumedAt: outcomes.resumedAt }),
        endedAt: outcomes.endedAt,
        interrupted: outcomes.interrupted,
        points,
        evals: (0,siblings/* withSiblings */.Ag)(verdictsAsked.flatMap((point) => verdictsOf(point, outcomes)), modelOf(plan)),
        curves: curveFactsOfSweep(points, curveTitles(plan)),
        canary: outcomes.canary,
        totals: {
            expected: points.length,
            valid: count('valid'),
            invalid: count('invalid'),
            failed: count('failed'),
            missing: count('missing'),
            reused: count('reused'),
        },
    };
}
/** What must score the same: weights in one precision, whoever serves them. */
function modelOf(plan) {
    const models = new Map(plan.points.map(({ id, model, precision }) => [id, `${model} ${precision}`]));
    return (pointId) => models.get(pointId);
}
/** One readable name per curve, from any point of it. */
function curveTitles(plan) {
    const titles = new Map(plan.points.map((point) => [point.curveKey, (0,point_label/* curveTitle */.M4)(point)]));
    return (curveKey) => titles.get(curveKey) ?? curveKey;
}
/** One verdict per asked concurrency; where none came back it says so. */
function verdictsOf(point, { verdicts, notStarted }) {
    const task = point.evalTask?.task ?? '';
    return (point.evalConcs ?? [point.conc]).map((conc) => verdicts.find((verdict) => verdict.pointId === point.id && verdict.conc === conc) ?? {
        pointId: point.id,
        configKey: point.configKey,
        task,
        conc,
        state: 'missing',
        scores: {},
        threshold: null,
        thresholdSource: 'none',
        nEffective: 0,
        nExpected: 0,
        because: [notStarted === undefined ? 'no result came back' : `not started: ${notStarted}`],
    });
}
function missing(point, notStarted) {
    const { id, title, kind, configKey, seriesKey, curveKey, conc, gpus } = point;
    return {
        id,
        title,
        kind,
        configKey,
        seriesKey,
        curveKey,
        conc,
        gpus,
        status: 'missing',
        attempt: 0,
        invalidReasons: [],
        ...(notStarted === undefined ? {} : { notStarted }),
        headline: null,
    };
}
//# sourceMappingURL=summarise.js.map

/***/ })

};
