export const id = 8387;
export const ids = [8387];
export const modules = {

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
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57975);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85492);
/**
 * Samples of GPU power while a point runs: nvidia-smi or amd-smi into gpu_metrics.csv (engines.md §7). The measured window
 * must lie between the first and the last sample, so sampling starts before the load and one more sample is taken after it.
 */








const run = (0,node_util__WEBPACK_IMPORTED_MODULE_6__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_1__.execFile);
const nvidiaFields = [
    'timestamp', 'index', 'power.draw', 'temperature.gpu', 'clocks.current.sm', 'clocks.current.memory',
    'utilization.gpu', 'utilization.memory',
]; // prettier-ignore
/** What nvidia-smi is asked for: one line per GPU and sample. */
const nvidiaQuery = `--query-gpu=${nvidiaFields.join(',')}`;
/** Time that the tool gets for one answer; a driver that hangs must not hold the point. */
const answerMs = 15_000;
/** Time that the first sample may take. */
const firstSampleMs = 10_000;
/** The tool of this host, or undefined where there are no GPUs. */
async function findGpuTool(env) {
    for (const [tool, args] of [
        ['nvidia-smi', ['-L']],
        ['amd-smi', ['version']],
    ]) {
        try {
            await run(tool, args, { env, timeout: answerMs });
            return tool;
        }
        catch {
            // Not installed, or installed without a driver: the other one is tried, and no GPUs is an answer.
        }
    }
    return undefined;
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
        });
        this.#ended = this.#follow(program);
    }
    async start() {
        if (this.#options.tool === 'amd-smi')
            await this.#energy('start');
        const until = performance.now() + firstSampleMs;
        // The header is the first line.
        while (this.#lines < 2 && performance.now() < until && this.#problems.length === 0)
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_5__.setTimeout)(20);
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
    #fail(message) {
        this.#problems.push((0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_7__/* .problem */ .CC)('INFX219', message, {
            hint: 'run the tool by hand on this node; see docs/measurement.md, Power',
        }));
    }
    async #stop() {
        const { tool, intervalSeconds, csvPath } = this.#options;
        // amd-smi says what a sample was only after its interval.
        if (tool === 'amd-smi')
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_5__.setTimeout)(intervalSeconds * 1000);
        this.#stopping = true;
        this.#child.kill('SIGTERM');
        const killer = setTimeout(() => this.#child.kill('SIGKILL'), 3000);
        await this.#ended;
        clearTimeout(killer);
        await new Promise((resolve) => this.#file.end(() => resolve()));
        await dropCutLine(csvPath);
        if (tool === 'nvidia-smi')
            await this.#lastSample();
        else
            await this.#energy('end');
        return this.#problems;
    }
    async #lastSample() {
        try {
            const { stdout } = await run('nvidia-smi', [nvidiaQuery, '--format=csv,noheader'], {
                env: this.#options.env,
                timeout: answerMs,
            });
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.appendFile)(this.#options.csvPath, stdout.endsWith('\n') ? stdout : `${stdout}\n`);
        }
        catch (cause) {
            this.#fail(`the last sample failed: ${cause instanceof Error ? cause.message : String(cause)}`);
        }
    }
    /** Hardware counters at both ends, for a cross-check of the integral. */
    async #energy(end) {
        try {
            const { stdout } = await run('amd-smi', ['metric', '-E', '--csv'], {
                env: this.#options.env,
                timeout: answerMs,
            });
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.writeFile)(this.#options.csvPath.replace(/\.csv$/, `_energy_${end}.csv`), stdout);
        }
        catch {
            // Optional: cards without the counter have no cross-check, and their integral stands alone.
        }
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

/***/ 8537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ settlesWithin)
/* harmony export */ });
/** Waiting that ends. */
/** True when `promise` settles within `ms`; its failure is the caller's to see. */
async function settlesWithin(promise, ms) {
    let timer;
    const timeout = new Promise((resolve) => {
        timer = setTimeout(() => resolve(false), ms);
    });
    const settled = promise.then(() => true, () => true);
    const ended = await Promise.race([settled, timeout]);
    clearTimeout(timer);
    return ended;
}
//# sourceMappingURL=within.js.map

/***/ }),

/***/ 62547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ keepAttempt),
/* harmony export */   l: () => (/* binding */ attemptFileName)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80947);
/* harmony import */ var _files_json_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6721);
/* harmony import */ var _launch_slurm_job_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61361);
/** attempt.json in the folder of every attempt, also of those that were tried again: where it ran, and how it ended. */






const attemptFileName = 'attempt.json';
/** Writes the file; returns the outcome with the nodes in its failure. */
async function keepAttempt(point, attempt, outcome) {
    // The folder could not even be made: the outcome says so already.
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(outcome.workDir))
        return outcome;
    const nodes = await nodesOf(outcome.workDir);
    const kept = outcome.status === 'failed' && nodes.length > 0 ? withNodes(outcome, nodes) : outcome;
    const file = {
        schema: 'attempt.v1',
        pointId: point.id,
        title: point.title,
        attempt,
        status: kept.status,
        atUnixMs: kept.timeline[0]?.atUnixMs ?? Date.now(),
        nodes,
        ...(kept.status === 'failed' ? { failure: kept.failure } : {}),
    };
    try {
        await (0,_files_json_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeJsonFile */ .An)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(outcome.workDir, attemptFileName), file);
    }
    catch (error) {
        // Statistics of nodes are not worth a result. A disk that refuses says so when the result itself is kept.
        if (!(error instanceof _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm))
            throw error;
    }
    return kept;
}
const withNodes = (outcome, nodes) => ({ ...outcome, failure: { ...outcome.failure, nodes } });
/** Those of the Slurm job, once it has them; without a job everything runs on this host. */
async function nodesOf(workDir) {
    const dir = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workDir, 'logs', 'slurm');
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(dir))
        return [(0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)()];
    return (await new _launch_slurm_job_files_js__WEBPACK_IMPORTED_MODULE_5__/* .JobFiles */ .v(dir).allocation())?.names ?? [];
}
//# sourceMappingURL=attempt-file.js.map

/***/ }),

/***/ 76428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V8: () => (/* binding */ eventLine),
/* harmony export */   _r: () => (/* binding */ jobLine),
/* harmony export */   rD: () => (/* binding */ wholeNumber)
/* harmony export */ });
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80947);
/* harmony import */ var _core_render_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54143);
/* harmony import */ var _core_render_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67654);
/** Events of a sweep as plain lines, for terminals and job logs. */



/** One line (a failed point may take several) for what a reader of a log wants to know; undefined for the rest. */
function eventLine(event) {
    switch (event.type) {
        case 'planned':
            return `${(0,_core_render_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPlural */ .yk)(event.toRun, 'point')} to run${event.kept > 0 ? `, ${event.kept} kept from before` : ''} · plan ${event.plan.digest.slice(0, 12)} · about ${Number(event.plan.totals.estimatedGpuHours.toPrecision(2))} GPU-h`;
        case 'finished':
            return finishedLine(event.result, event.elapsedSeconds);
        case 'retry':
            return `↻ ${event.point.title}   attempt ${event.attempt}: ${event.because}`;
        case 'stage':
            return `· ${event.detail}`;
        case 'note':
            return event.text;
        case 'started':
        case 'phase':
        case 'progress':
            return undefined;
    }
}
function finishedLine(result, elapsedSeconds) {
    const seconds = `${elapsedSeconds.toFixed(1)} s`;
    switch (result.status) {
        case 'valid':
        case 'reused':
            return `✓ ${result.title}   ${seconds}${headline(result)}`;
        case 'invalid':
            return `✗ ${result.title}   ${seconds}   invalid: ${reasons(result.invalidReasons)}`;
        case 'failed':
        case 'missing': {
            const problems = result.failure?.problems ?? [];
            const lines = problems.map((found) => `    ${found.blame}: ${(0,_core_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .formatProblem */ .Vw)(found)}`);
            return [
                `✗ ${result.title}   ${seconds}   failed while ${result.failure?.phase ?? 'queued'}`,
                ...lines,
                ...logLines(result.failure?.logTail ?? []),
            ].join('\n');
        }
    }
}
const logLinesShown = 4;
const logLineCharacters = 200;
/** The end of the engine's log, where it mostly says why. */
const logLines = (tail) => tail
    .filter((line) => line.trim() !== '')
    .slice(-logLinesShown)
    .map((line) => `    | ${(0,_core_render_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)((0,_core_render_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(line), logLineCharacters)}`);
const reasonCharacters = 300;
/** The first is the cause of most others, which the report has. */
function reasons([first, ...rest]) {
    if (!first)
        return 'no reason is stated';
    const more = rest.length > 0 ? `; and ${(0,_core_render_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPlural */ .yk)(rest.length, 'more reason')}` : '';
    return `${(0,_core_render_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)((0,_core_render_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(first.message), reasonCharacters)} (${first.blame})${more}`;
}
function headline(result) {
    const numbers = result.headline;
    if (!numbers)
        return '';
    const errors = numbers.requestsFailed === 1 ? '1 error' : `${numbers.requestsFailed} errors`;
    return `   ${wholeNumber(numbers.tputPerGpuTps)} tok/s/GPU   ${errors}`;
}
const wholeNumber = (value) => Math.round(value).toLocaleString('en-US');
/** The same for a job that runs points where nobody watches: also when a point starts and enters a phase. */
function jobLine(event) {
    switch (event.type) {
        case 'started':
            return `● ${event.canary ? 'canary ' : ''}${event.point.title}   attempt ${event.attempt}`;
        case 'phase':
            return `  ${new Date(event.atUnixMs).toISOString()} ${event.phase}   ${event.pointId}`;
        default:
            return eventLine(event);
    }
}
//# sourceMappingURL=event-line.js.map

/***/ }),

/***/ 87238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ Hosts)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/problems/command.js
var command = __webpack_require__(8076);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/engines/sim/engine.js + 4 modules
var engine = __webpack_require__(88576);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problems/launch.js
var launch = __webpack_require__(18602);
;// CONCATENATED MODULE: ./lib/src/launch/free-port.js
/** A TCP port of the loopback interface that is free now. Another process may take it before the engine does; the start-up then fails as `infra` and is retried. */




async function freePort() {
    const server = (0,external_node_net_.createServer)();
    try {
        await new Promise((resolve, reject) => {
            server.once('error', reject);
            server.listen(0, '127.0.0.1', resolve);
        });
    }
    catch (cause) {
        throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX188', 'no free port on the loopback interface')], { cause });
    }
    const address = server.address();
    await new Promise((resolve) => server.close(() => resolve()));
    if (address === null || typeof address === 'string')
        throw new Error('a TCP server has a numeric address');
    return address.port;
}
//# sourceMappingURL=free-port.js.map
// EXTERNAL MODULE: ./lib/src/launch/site.js + 1 modules
var launch_site = __webpack_require__(29402);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/src/parent-watch.js
var parent_watch = __webpack_require__(11642);
// EXTERNAL MODULE: ./lib/src/launch/log-tail.js
var log_tail = __webpack_require__(39741);
;// CONCATENATED MODULE: ./lib/src/launch/one-host.js
/** Where no scheduler starts the ranks of an MPI worker, mpirun does. */
function wordsOnOneHost({ argv, placement, gpus }) {
    if (placement?.start !== 'mpi' || gpus <= 1)
        return argv;
    return ['mpirun', '-n', String(gpus), '--oversubscribe', '--allow-run-as-root', ...argv];
}
/** Engines of one host share its GPUs: the next one starts when the one before it has been stopped. */
function oneAtATime(launcher) {
    let last = Promise.resolve();
    return {
        ...launcher,
        queues: true,
        async launch(spec, options) {
            const before = last;
            let leave = () => undefined;
            last = new Promise((resolve) => {
                leave = () => void before.then(resolve);
            });
            try {
                await turn(before, options.signal);
                options.onProgress?.({ phase: 'starting', message: 'its turn on this host' });
                return leavingAtStop(await launcher.launch(spec, options), leave);
            }
            catch (error) {
                leave();
                throw error;
            }
        },
    };
}
async function turn(before, signal) {
    if (!signal)
        return before;
    signal.throwIfAborted();
    const over = new AbortController();
    const aborted = new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), {
            once: true,
            signal: over.signal,
        });
    });
    try {
        await Promise.race([before, aborted]);
    }
    finally {
        over.abort();
    }
}
function leavingAtStop(engine, leave) {
    return {
        spec: engine.spec,
        get logPaths() {
            return engine.logPaths;
        },
        exited: engine.exited,
        ...(engine.imageDigest === undefined ? {} : { imageDigest: engine.imageDigest }),
        logTail: (lines) => engine.logTail(lines),
        stop: () => engine.stop().finally(leave),
    };
}
//# sourceMappingURL=one-host.js.map
// EXTERNAL MODULE: ./lib/src/launch/owner.js
var launch_owner = __webpack_require__(72935);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/src/files/json-file.js
var json_file = __webpack_require__(6721);
;// CONCATENATED MODULE: ./lib/src/launch/process-leftovers.js
/** Engines that outlived the process that started them: killed outright, it could not stop them. Linux only. */







const variable = 'INFX_OWNER';
/** Environment that tells whose a process is. */
const ownerEnv = (owner) => ({
    [variable]: (0,launch_owner/* ownerComment */.j3)(owner),
});
/** What a process forked carries the same environment, and is found, too. */
const processLeftovers = {
    async list() {
        const names = await entriesOf('/proc');
        const found = await Promise.all(names.filter((name) => /^\d+$/.test(name)).map(leftoverOf));
        return found.filter((item) => item !== undefined);
    },
    end: (id) => endProcess(Number(id)),
};
async function leftoverOf(pid) {
    if (Number(pid) === process.pid)
        return undefined;
    const environment = (await textOf(`/proc/${pid}/environ`)).split('\0');
    const comment = environment.find((line) => line.startsWith(`${variable}=`))?.slice(variable.length + 1);
    const owner = comment === undefined ? undefined : (0,launch_owner/* ownerFromComment */.z7)(comment);
    return owner && { kind: 'process', id: pid, name: (0,launch_owner/* ownedName */["do"])(owner), owner };
}
async function entriesOf(folder) {
    try {
        return await (0,promises_.readdir)(folder);
    }
    catch (error) {
        if ((0,json_file/* errorCode */.CA)(error) === 'ENOENT')
            return [];
        throw error;
    }
}
/** Empty for a process that has ended, or that belongs to somebody else: neither is ours to end. */
async function textOf(path) {
    try {
        return await (0,promises_.readFile)(path, 'latin1');
    }
    catch (error) {
        if (['ENOENT', 'ESRCH', 'EACCES', 'EPERM'].includes((0,json_file/* errorCode */.CA)(error) ?? ''))
            return '';
        throw error;
    }
}
const termMs = 4_000;
const killMs = 2_000;
const lookEveryMs = 50;
async function endProcess(pid) {
    for (const [signal, patienceMs] of [
        ['SIGTERM', termMs],
        ['SIGKILL', killMs],
    ]) {
        if (!send(pid, signal))
            return;
        const until = performance.now() + patienceMs;
        while (performance.now() < until) {
            if (!(await isAlive(pid)))
                return;
            await (0,external_node_timers_promises_.setTimeout)(lookEveryMs);
        }
    }
    throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX189', `the left over process ${pid} did not end after SIGKILL`)]);
}
/** A zombie has ended, whoever has to reap it. */
const isAlive = async (pid) => /^State:\s+[^ZX]/m.test(await textOf(`/proc/${pid}/status`));
function send(pid, signal) {
    try {
        return process.kill(pid, signal);
    }
    catch (error) {
        if ((0,json_file/* errorCode */.CA)(error) === 'ESRCH')
            return false;
        throw error;
    }
}
//# sourceMappingURL=process-leftovers.js.map
// EXTERNAL MODULE: ./lib/src/launch/tool.js
var tool = __webpack_require__(37840);
// EXTERNAL MODULE: ./lib/src/launch/within.js
var within = __webpack_require__(8537);
;// CONCATENATED MODULE: ./lib/src/launch/process.js
/** The `process` launcher: every engine process is a child of this one, in its own process group, logging to a file. */














/** Time between SIGTERM and SIGKILL, and between SIGKILL and giving up. GitHub leaves 7.5 s from SIGINT to SIGTERM. */
const termGraceMs = 4_000;
const killGraceMs = 2_000;
/** Starts engines as plain processes of this host. Nothing outlives `stop()`, nor this process when it ends normally. */
const processLauncher = launcherWith(() => process.env);
/** The same for the engines of a site: of the runner they get what the site passes on, and nothing else. */
function siteProcessLauncher(site, from) {
    const passed = (0,tool/* toolEnvironment */.uQ)(from, site['pass-environment'] ?? []);
    return launcherWith(() => ({ ...passed, ...(0,launch_site/* containerSettings */.JI)(site).environment }));
}
function launcherWith(environment) {
    return {
        name: 'process',
        async launch(spec, options) {
            await (0,promises_.mkdir)(options.logDir, { recursive: true });
            for (const file of spec.files ?? []) {
                await (0,promises_.mkdir)((0,external_node_path_.dirname)(file.path), { recursive: true });
                await (0,promises_.writeFile)(file.path, file.text);
            }
            const owner = await (0,launch_owner/* ownerOf */.bf)(options.labels);
            const logPaths = {};
            const children = [];
            try {
                for (const engineProcess of spec.processes) {
                    options.signal?.throwIfAborted();
                    const logPath = (0,external_node_path_.join)(options.logDir, `${engineProcess.role}.log`);
                    logPaths[engineProcess.role] = logPath;
                    children.push(await start(engineProcess, logPath, options, { ...environment(), ...ownerEnv(owner) }));
                }
            }
            catch (error) {
                await Promise.all(children.map(stopChild));
                throw error;
            }
            return runningEngine(spec, logPaths, children);
        },
    };
}
async function start(engineProcess, logPath, options, environment) {
    const [program, ...args] = wordsOnOneHost(engineProcess);
    if (program === undefined)
        throw new Error(`engine process ${engineProcess.role} has an empty command`);
    const log = await (0,promises_.open)(logPath, 'a');
    try {
        const child = (0,external_node_child_process_.spawn)(program, args, {
            // Its own group: a signal reaches the workers that the engine itself forks.
            detached: true,
            stdio: ['ignore', log.fd, log.fd],
            env: {
                ...environment,
                ...(0,parent_watch/* parentEnv */.G)(),
                ...engineProcess.env,
                INFX_RUN: options.labels.run,
                INFX_ATTEMPT: String(options.labels.attempt),
                INFX_POINT: options.labels.pointId,
            },
        });
        const { role } = engineProcess;
        const exit = new Promise((resolve) => child.once('exit', (code, signal) => resolve({ role, code, signal })));
        await new Promise((resolve, reject) => {
            child.once('spawn', resolve);
            child.once('error', reject);
        });
        liveGroups.add(child);
        void exit.then(() => liveGroups.delete(child));
        return { role, process: child, exit };
    }
    catch (cause) {
        const detail = cause instanceof Error ? cause.message : String(cause);
        throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX187', `could not start ${engineProcess.role} (${program}): ${detail}`)], { cause });
    }
    finally {
        await log.close();
    }
}
function runningEngine(spec, logPaths, children) {
    let stopping;
    return {
        spec,
        logPaths,
        exited: Promise.race(children.map((child) => child.exit)),
        stop: () => (stopping ??= Promise.all(children.map(stopChild)).then(() => undefined)),
        logTail: (lines) => (0,log_tail/* mergedTail */.B)(logPaths, lines),
    };
}
/** SIGTERM to the whole group, SIGKILL after the grace. A process that survives SIGKILL is an infrastructure Problem. */
async function stopChild(child) {
    signalGroup(child.process, 'SIGTERM');
    if (await (0,within/* settlesWithin */.o)(child.exit, termGraceMs))
        return;
    signalGroup(child.process, 'SIGKILL');
    if (await (0,within/* settlesWithin */.o)(child.exit, killGraceMs))
        return;
    throw new problem/* ProblemError */.Mm([
        (0,catalogue/* problem */.CC)('INFX189', `${child.role} (pid ${String(child.process.pid)}) did not end after SIGKILL`),
    ]);
}
function signalGroup(child, signal) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null)
        return;
    try {
        process.kill(-child.pid, signal);
    }
    catch (error) {
        // The group ended between the check and the call; anything else is unexpected.
        if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH'))
            throw error;
    }
}
// Detached children would survive a crash of this process; the exit hook is the last net, stop() the normal way.
const liveGroups = new Set();
process.once('exit', () => {
    for (const child of liveGroups)
        signalGroup(child, 'SIGKILL');
});
//# sourceMappingURL=process.js.map
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/src/assets.js
var assets = __webpack_require__(60269);
// EXTERNAL MODULE: ./lib/src/core/problems/engine-command.js
var engine_command = __webpack_require__(28631);
// EXTERNAL MODULE: ./lib/src/engines/command/frameworks.js
var frameworks = __webpack_require__(78475);
// EXTERNAL MODULE: ./lib/src/engines/command/plan-engine.js + 30 modules
var plan_engine = __webpack_require__(10330);
// EXTERNAL MODULE: ./lib/src/engines/command/text.js
var command_text = __webpack_require__(86045);
;// CONCATENATED MODULE: ./lib/src/engines/command/prelude.js

const library = `say() { printf '%s\\n' "infx: $*" >&2; }
listening() { (exec 3<>"/dev/tcp/$1/$2") 2>/dev/null; }
healthy() {
  local line
  line=$( (exec 3<>"/dev/tcp/$1/$2" && printf 'GET %s HTTP/1.0\\r\\nHost: %s\\r\\n\\r\\n' "$3" "$1" >&3 && head -n 1 <&3) 2>/dev/null)
  case $line in *' 200'*) return 0 ;; esac
  return 1
}
await() {
  "$@" && return
  say "waits until $*"
  until "$@"; do sleep 0.5; done
}`;
/** Ranks of one node share their container: the first prepares it, the others wait for its mark. */
const oncePerNode = `once() {
  local mark="/tmp/infx-prepared-\${SLURM_JOB_ID:-0}-\${SLURM_STEP_ID:-0}"
  if [ "\${SLURM_LOCALID:-0}" = 0 ]; then prepare && : > "$mark"; return; fi
  until [ -e "$mark" ]; do sleep 0.5; done
}`;
/**
 * The process's words, behind a shell where it has to wait or its container has to be prepared. The shell is replaced by
 * the process: signals and exit code are the process's own.
 */
function startWords(plan, process) {
    const steps = preparesContainer(process) ? plan.preparations.map(preparationLines) : [];
    const conditions = process.startsAfter ?? [];
    if (steps.length === 0 && conditions.length === 0)
        return process.argv;
    const script = (0,command_text/* concat */.xW)(`${library}\n`, ...(steps.length === 0
        ? []
        : [
            `${oncePerNode}\nprepare() {\n  set -e\n${steps.join('\n')}\n}\n`,
            `once || { say 'the container could not be prepared'; exit 1; }\n`,
        ]), ...conditions.map(conditionLine), 'exec "$@"');
    return ['bash', '-c', script, process.role, ...process.argv];
}
/** Services and nginx run in images of their own, or need nothing of the engine. */
const preparesContainer = ({ kind }) => kind === 'worker' || kind === 'router' || kind === 'frontend';
function conditionLine({ node, port, path }) {
    return path === undefined
        ? (0,command_text/* text */.Qq) `await listening ${(0,command_text/* nodeAddress */.xF)(node)} ${port}\n`
        : (0,command_text/* text */.Qq) `await healthy ${(0,command_text/* nodeAddress */.xF)(node)} ${port} ${path}\n`;
}
const pip = 'python3 -m pip install --quiet --break-system-packages';
/** Relative scripts lie in /configs, as srt-slurm mounts them. */
function preparationLines(step) {
    if (step.kind === 'setup-script') {
        const path = step.path.startsWith('/') ? step.path : `/configs/${step.path}`;
        return `  bash ${quoted(path)}`;
    }
    const { source, value } = step;
    const both = `${quoted(`ai-dynamo==${value}`)} ${quoted(`ai-dynamo-runtime==${value}`)}`;
    switch (source) {
        case 'version':
            return `  ${pip} ${both}`;
        case 'wheel':
            return `  ${pip} --pre ${both}`;
        case 'hash':
            return [
                "  command -v cargo >/dev/null || { say 'Dynamo is built from source, and the image has no cargo'; return 1; }",
                '  local source; source=$(mktemp -d)',
                '  git clone --quiet https://github.com/ai-dynamo/dynamo "$source"',
                `  git -C "$source" checkout --quiet ${quoted(value)}`,
                `  ${pip} maturin`,
                '  (cd "$source/lib/bindings/python" && maturin build --release --out "$source/wheels")',
                `  ${pip} "$source"/wheels/*.whl`,
                `  ${pip} "$source"`,
            ].join('\n');
    }
}
const quoted = (word) => `'${word.replaceAll("'", String.raw `'\''`)}'`;
//# sourceMappingURL=prelude.js.map
;// CONCATENATED MODULE: ./lib/src/engines/command/resolve.js
/** Fills the placeholders of a plan: what the launcher knows once nodes are allocated. */






/** The plan on an allocation. Throws ProblemError (INFX176) when nodes are too few, (INFX175) when a draft model is needed and unknown. */
function resolvePlan(plan, allocation) {
    if (allocation.addresses.length < plan.nodes) {
        const there = allocation.addresses.length;
        throw new problem/* ProblemError */.Mm([
            (0,catalogue/* problem */.CC)('INFX176', `${plan.engine} needs ${plan.nodes} nodes and ${there} are allocated`, {
                blame: 'infra',
            }),
        ]);
    }
    const resolve = (placeholder) => resolve_valueOf(placeholder, allocation);
    const address = (node) => nth(allocation.addresses, node);
    return {
        engine: plan.engine,
        version: plan.image,
        simulated: false,
        processes: plan.processes.map((process) => resolvedProcess(plan, process, resolve)),
        files: plan.files.map(({ name, text }) => ({
            path: external_node_path_.posix.join(allocation.workDir, name),
            text: (0,command_text/* resolveText */.WY)(text, resolve),
        })),
        port: plan.endpoint.port,
        endpointUrl: `http://${address(plan.endpoint.node)}:${plan.endpoint.port}`,
        health: plan.health,
        metricsUrls: plan.metrics.map(({ node, port, path }) => `http://${address(node)}:${port}${path}`),
        servedModel: plan.servedModel,
    };
}
function resolvedProcess(plan, process, resolve) {
    const { role, nodes, gpuIndices, start, image } = process;
    const words = startWords(plan, process);
    const resolved = (texts) => texts.map((word) => (0,command_text/* resolveText */.WY)(word, resolve));
    return {
        role,
        argv: resolved(words),
        ...(words === process.argv ? {} : { command: resolved(process.argv) }),
        env: Object.fromEntries(Object.entries(process.env).map(([name, value]) => [name, (0,command_text/* resolveText */.WY)(value, resolve)])),
        gpus: nodes.length * gpuIndices.length,
        nodes: nodes.length,
        placement: { nodes, gpuIndices, start },
        ...(image === undefined ? {} : { image }),
    };
}
function resolve_valueOf(placeholder, allocation) {
    switch (placeholder.kind) {
        case 'node-address':
            return nth(allocation.addresses, placeholder.node);
        case 'node-name':
            return nth(allocation.names, placeholder.node);
        case 'model-path':
            return allocation.modelPath;
        case 'draft-model-path':
            if (allocation.draftModelPath !== undefined)
                return allocation.draftModelPath;
            throw new problem/* ProblemError */.Mm([
                (0,catalogue/* problem */.CC)('INFX175', 'the default command drafts with a model of its own, and the site names none', {
                    hint: 'give the draft model’s path, or a recipe',
                }),
            ]);
        case 'work-dir':
            return allocation.workDir;
        case 'job-id':
            return allocation.jobId;
    }
}
function nth(values, index) {
    const value = values[index];
    if (value === undefined)
        throw new Error(`the allocation has no node ${index}`);
    return value;
}
//# sourceMappingURL=resolve.js.map
;// CONCATENATED MODULE: ./lib/src/engines/registry.js
/** Which engine serves a point. */







/**
 * The engine of a point's framework; the simulated one for simulated points. Throws ProblemError (INFX174) when the
 * framework has none.
 */
function engineOf(point) {
    if (point.simulated === true)
        return engine/* simEngine */.g;
    const framework = (0,frameworks/* frameworkOf */.K5)(point.framework);
    if (!framework) {
        throw new problem/* ProblemError */.Mm([
            (0,catalogue/* problem */.CC)('INFX174', `no engine for framework "${point.framework}"`, {
                hint: `the commands of ${Object.keys(frameworks/* frameworks */.Ij).join(', ')} are known; --simulate runs the point without it`,
            }),
        ]);
    }
    return { name: (0,frameworks/* engineName */.OC)(framework), render: renderPlan };
}
/** The point's plan with the ports and flags of the context. Throws ProblemError with everything that is wrong. */
function planOf(point, context) {
    const { plan, problems } = (0,plan_engine/* planEngine */.K)(point, {
        publicPort: context.port,
        portOffset: context.portOffset ?? 0,
        acceptance: 'inject',
        ...(context.defaultFlags === undefined ? {} : { defaultFlags: context.defaultFlags }),
    });
    if (!plan || (0,problem/* hasErrors */.Cs)(problems))
        throw new problem/* ProblemError */.Mm(problems);
    return plan;
}
/** The nodes of the context, or this host. */
const allocationOf = (point, context) => ({
    ...(context.allocation ?? { addresses: ['127.0.0.1'], names: ['localhost'], jobId: point.id }),
    modelPath: context.modelPath ?? point.model,
    workDir: context.workDir,
    ...(context.draftModelPath === undefined ? {} : { draftModelPath: context.draftModelPath }),
});
/**
 * A point on the nodes of the context, or on this host. Throws ProblemError with everything that is wrong; INFX176 when
 * the point needs more nodes than there are.
 */
const renderPlan = (point, context) => resolvePlan(planOf(point, context), allocationOf(point, context));
//# sourceMappingURL=registry.js.map
// EXTERNAL MODULE: ./lib/src/engines/command/worker-context.js
var worker_context = __webpack_require__(20438);
// EXTERNAL MODULE: ./lib/src/engines/sim/version.js
var version = __webpack_require__(34446);
;// CONCATENATED MODULE: ./lib/src/engines/stand-in.js
/**
 * The simulated engine through the launchers of real ones: where SGLang, vLLM or TensorRT-LLM would run. Everything
 * around the engine's own command is the real thing: nodes, GPUs, roles, ports, addresses, order of start, health rule.
 */







const configName = 'sim-engine.json';
/** It loads no weights: what takes longer is lost. */
const startUpSeconds = 120;
const healthEveryMs = 200;
/** One process on this host, started by `words` (`infx`, as the site's containers have it). It needs no GPU. */
const simEngineBy = (words) => ({
    name: engine/* simEngine */.g.name,
    render: (point, context) => {
        const spec = engine/* simEngine */.g.render(point, context);
        return {
            ...spec,
            processes: spec.processes.map((process) => ({
                ...process,
                // The first two words start this product where we are.
                argv: [...words, ...process.argv.slice(2)],
                gpus: 0,
                nodes: 1,
            })),
        };
    },
});
/** Every process of the real engine's plan as one of the simulated engine. Throws what rendering the real one throws. */
const standInEngine = (words) => ({
    name: engine/* simEngine */.g.name,
    render: (point, context) => {
        const plan = standInPlan(planOf(point, context), words);
        const spec = resolvePlan(plan, { draftModelPath: point.model, ...allocationOf(point, context) });
        const config = { ...(0,engine/* simConfigOf */.x)(point, context), servedModel: plan.servedModel };
        const file = { path: `${context.workDir}/${configName}`, text: `${JSON.stringify(config, null, 2)}\n` };
        return { ...spec, version: version/* simEngineVersion */.w, simulated: true, files: [file] };
    },
});
function standInPlan(plan, words) {
    const front = frontOf(plan);
    // Workers that answer for themselves.
    const peers = plan.metrics.filter(({ pool, role }) => pool !== undefined && role !== front.role);
    const stand = { plan, words, front, peers };
    return {
        ...plan,
        engine: engine/* simEngine */.g.name,
        // They would install what is not started.
        preparations: [],
        processes: plan.processes.flatMap((process) => standInsOf(process, stand)),
        files: [],
        health: { ...plan.health, intervalMs: healthEveryMs, timeoutSeconds: startUpSeconds },
        metrics: [
            ...peers.map((peer) => ({ ...peer, path: '/metrics' })),
            { role: front.role, ...plan.endpoint, path: '/metrics' },
        ],
    };
}
/** What answers clients: the last front end, else the first worker. */
function frontOf({ processes }) {
    const isFront = ({ kind }) => kind !== 'infra' && kind !== 'worker';
    const front = processes.findLast(isFront) ?? processes.find(({ kind }) => kind === 'worker');
    if (!front)
        throw new Error('an engine has a process');
    return front;
}
/** An MPI worker is one process per node here: ranks of one node would claim the same ports. */
function standInsOf(process, stand) {
    const { image: _image, ...placed } = process;
    return process.nodes.map((node, rank) => {
        const role = (0,worker_context/* rankName */.U1)(process.role, rank);
        const isFront = process === stand.front && rank === 0;
        const argv = isFront ? frontWords(stand) : peerWords(process, role, node, stand);
        return { ...placed, role, nodes: [node], start: 'plain', argv, env: {} };
    });
}
const frontWords = ({ plan, words, peers }) => [
    ...[...words, 'sim-engine', '--config', (0,command_text/* text */.Qq) `${command_text/* workDir */.Hg}/${configName}`],
    ...['--host', (0,command_text/* text */.Qq) `${(0,command_text/* nodeAddress */.xF)(plan.endpoint.node)}`, '--port', String(plan.endpoint.port)],
    ...peers.flatMap(({ pool, node, port }) => [
        '--peer',
        (0,command_text/* text */.Qq) `${pool === 'prefill' ? 'prefill' : 'decode'}=http://${(0,command_text/* nodeAddress */.xF)(node)}:${port}`,
    ]),
];
function peerWords(process, role, node, stand) {
    const ports = process.kind === 'infra' ? servicePorts(process, stand) : workerPorts(role, stand);
    return [
        ...[...stand.words, 'sim-engine', 'peer', '--role', role, '--host', (0,command_text/* text */.Qq) `${(0,command_text/* nodeAddress */.xF)(node)}`],
        ...ports.flatMap((port) => ['--port', String(port)]),
    ];
}
const workerPorts = (role, { peers }) => peers.filter((peer) => peer.role === role).map(({ port }) => port);
/** Ports are named after their service: `etcd client`, `nats`, `mooncake rpc`. */
function servicePorts({ role }, { plan }) {
    const service = role.replace(/-master$/, '');
    return plan.ports.filter(({ name }) => name.split(' ')[0] === service).map(({ port }) => port);
}
//# sourceMappingURL=stand-in.js.map
// EXTERNAL MODULE: ./lib/src/launch/allocation.js
var allocation = __webpack_require__(58608);
// EXTERNAL MODULE: ./lib/src/launch/docker-host.js
var docker_host = __webpack_require__(39393);
// EXTERNAL MODULE: ./lib/src/launch/image.js
var launch_image = __webpack_require__(34345);
;// CONCATENATED MODULE: ./lib/src/launch/docker-words.js
/** Words of `docker create` for one engine process. */







/** Throws ProblemError (INFX195, INFX197). */
function createWords(plan) {
    const { process, owner, container, user } = plan;
    const { docker } = container;
    const name = imageOf(plan);
    const isCaller = docker.user === 'caller' && user !== undefined;
    const env = {
        // A user without a home of its own in the image writes its caches somewhere.
        ...(isCaller ? { HOME: '/tmp' } : {}),
        ...container.environment,
        INFX_RUN: owner.run,
        INFX_ATTEMPT: String(owner.attempt),
        INFX_POINT: owner.point,
        ...process.env,
    };
    const [program, ...args] = wordsOnOneHost(process);
    if (program === undefined)
        throw new Error(`engine process ${process.role} has an empty command`);
    return [
        'create',
        `--name=${(0,launch_owner/* ownedName */["do"])(owner)}-${process.role}-${owner.pid}`,
        '--network=host',
        // The first process of a container does not reap what it did not start.
        '--init',
        ...Object.entries({ ...(0,launch_owner/* ownerFields */.Fg)(owner), 'infx.role': process.role }).map(([key, value]) => `--label=${key}=${value}`),
        ...(isCaller ? [`--user=${user}`] : []),
        ...plan.mounts.map((mount) => `--mount=${bindWord(mount)}`),
        ...hardwareWords(process, docker),
        ...docker.extraArgs,
        ...plan.passed.map((key) => `--env=${key}`),
        ...Object.entries(env).map(([key, value]) => `--env=${key}=${value}`),
        `--entrypoint=${program}`,
        name,
        ...args,
    ];
}
/** Unlike `--volume`, this refuses a source that does not exist instead of making it, for root. */
function bindWord({ source, target, readOnly }) {
    const words = ['type=bind', `source=${(0,launch_site/* mountable */.ub)(source)}`, `target=${(0,launch_site/* mountable */.ub)(target)}`];
    return [...words, ...(readOnly ? ['readonly'] : [])].join(',');
}
function imageOf({ process, image }) {
    const name = process.image ?? image;
    if (name !== undefined)
        return (0,launch_image/* dockerImage */.qr)(name);
    throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX197', `${process.role} has no image to run in`)]);
}
/** All GPUs are visible where any is: engines count them from 0 and choose by CUDA_VISIBLE_DEVICES. */
function hardwareWords({ gpus }, docker) {
    const shared = docker.ipc === 'host' || docker.shmSize === undefined ? [] : [`--shm-size=${docker.shmSize}`];
    return [
        ...(gpus > 0 ? gpuWords[docker.gpus] : []),
        `--ipc=${docker.ipc}`,
        ...shared,
        ...Object.entries(docker.ulimits).map(([name, value]) => `--ulimit=${name}=${value}`),
        ...(docker.memory === undefined ? [] : [`--memory=${docker.memory}`]),
    ];
}
const gpuWords = {
    nvidia: ['--gpus=all'],
    amd: ['--device=/dev/kfd', '--device=/dev/dri', '--group-add=video', '--security-opt=seccomp=unconfined'],
    none: [],
};
//# sourceMappingURL=docker-words.js.map
;// CONCATENATED MODULE: ./lib/src/launch/docker.js
/** The `docker` launcher: every engine process in a container of its own on this host, all on the host's network. */















/** GitHub leaves 7.5 s from SIGINT to SIGTERM: 4 s to end, then SIGKILL and removal. */
const stopGraceSeconds = 4;
const clientVariables = ['HOST', 'CONTEXT', 'CONFIG', 'TLS_VERIFY', 'CERT_PATH'].map((name) => `DOCKER_${name}`);
const dockerHostOf = (site, from) => new docker_host/* DockerHost */.L((0,launch_site/* containerSettings */.JI)(site).docker.command, (0,tool/* toolEnvironment */.uQ)(from, [...clientVariables, ...(site['pass-environment'] ?? [])]));
/**
 * Throws ProblemError on launch: INFX197 for several nodes or no image, INFX195 when the image cannot be had, INFX187
 * when a container does not start, INFX192 when the daemon does not answer.
 */
function dockerLauncher(site, from) {
    const host = dockerHostOf(site, from);
    return {
        name: 'docker',
        async launch(spec, options) {
            options.signal?.throwIfAborted();
            const job = await prepare(spec, site, from, options);
            for (const image of new Set(spec.processes.map((process) => imageOf({ process, image: options.image })))) {
                await host.ensureImage(image, (0,launch_site/* containerSettings */.JI)(site).imageTimeoutMs, options.signal);
            }
            const started = [];
            try {
                for (const process of spec.processes)
                    started.push(await docker_start(host, process, job));
                options.signal?.throwIfAborted();
            }
            catch (error) {
                await removeAll(host, job.owner, started);
                throw error;
            }
            const digest = options.image === undefined ? undefined : await host.imageDigest((0,launch_image/* dockerImage */.qr)(options.image));
            return docker_runningEngine(host, spec, job, started, digest);
        },
    };
}
async function prepare(spec, site, from, options) {
    if ((0,allocation/* nodeCount */.kV)(spec) > 1) {
        throw new problem/* ProblemError */.Mm([
            (0,catalogue/* problem */.CC)('INFX197', `the point needs ${(0,allocation/* nodeCount */.kV)(spec)} nodes and the docker launcher has this host only`),
        ]);
    }
    const writable = [
        ...new Set([(0,external_node_path_.dirname)(options.logDir), ...(spec.files ?? []).map(({ path }) => (0,external_node_path_.dirname)(path))]),
    ];
    await (0,promises_.mkdir)(options.logDir, { recursive: true });
    for (const file of spec.files ?? []) {
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(file.path), { recursive: true });
        await (0,promises_.writeFile)(file.path, file.text);
    }
    const owner = await (0,launch_owner/* ownerOf */.bf)(options.labels);
    const own = writable.map((path) => ({ source: path, target: path, readOnly: false }));
    const mounts = (0,launch_site/* mountsOf */.cS)(site, [...own, ...(options.mounts ?? [])]);
    const common = {
        owner,
        mounts,
        container: (0,launch_site/* containerSettings */.JI)(site),
        passed: (site['pass-environment'] ?? []).filter((name) => from[name] !== undefined),
        user: callerId(),
    };
    return {
        owner,
        logPaths: Object.fromEntries(spec.processes.map(({ role }) => [role, (0,external_node_path_.join)(options.logDir, `${role}.log`)])),
        words: (process) => createWords({ ...common, process, image: options.image }),
    };
}
function callerId() {
    const user = process.getuid?.();
    const group = process.getgid?.();
    return user === undefined || group === undefined ? undefined : `${user}:${group}`;
}
async function docker_start(host, process, job) {
    const { role } = process;
    const created = await host.call(job.words(process));
    if (created.kind !== 'ended' || created.code !== 0)
        throw startProblem(role, (0,tool/* toolComplaint */.Gc)(created));
    const id = created.stdout.trim();
    liveContainers.set(id, host);
    const begun = await host.call(['start', id]);
    if (begun.kind !== 'ended' || begun.code !== 0) {
        await host.remove(id, 0);
        liveContainers.delete(id);
        throw startProblem(role, (0,tool/* toolComplaint */.Gc)(begun));
    }
    const follower = await host.follow(id, job.logPaths[role] ?? '/dev/null');
    const logged = new Promise((resolve) => {
        follower.once('close', () => resolve());
        follower.once('error', () => resolve());
    });
    return { role, id, logged };
}
const startProblem = (role, complaint) => new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX187', `the container of ${role} did not start: ${complaint}`)]);
function docker_runningEngine(host, spec, job, started, imageDigest) {
    const over = new AbortController();
    let stopping;
    return {
        spec,
        logPaths: job.logPaths,
        ...(imageDigest === undefined ? {} : { imageDigest }),
        exited: Promise.race(started.map((container) => exitOf(host, container, over.signal))),
        stop: () => (stopping ??= removeAll(host, job.owner, started).finally(() => over.abort())),
        logTail: (lines) => (0,log_tail/* mergedTail */.B)(job.logPaths, lines),
    };
}
const logDrainMs = 2_000;
async function exitOf(host, { role, id, logged }, signal) {
    let end;
    try {
        end = await host.untilEnded(id, signal);
    }
    catch (error) {
        if (signal.aborted)
            return { role, code: null, signal: 'stopped' };
        throw error;
    }
    await (0,within/* settlesWithin */.o)(logged, logDrainMs);
    return { role, code: end.code, signal: null, ...(end.oomKilled ? { verdict: outOfMemory } : {}) };
}
const outOfMemory = {
    code: 'INFX190',
    blame: 'infra',
    message: 'the container passed its limit of host memory and was killed',
    hint: 'raise "memory" of docker in the site file, or free memory of the node',
};
/** Ours by id, and by label what an interrupted `create` may have made without telling its id. */
async function removeAll(host, owner, started) {
    const ids = new Set(started.map(({ id }) => id));
    await Promise.all([...ids].map((id) => removeOne(host, id)));
    await Promise.all(started.map(({ logged }) => (0,within/* settlesWithin */.o)(logged, logDrainMs)));
    const left = (await host.labelled()).filter((item) => isSame(item.owner, owner) && !ids.has(item.id));
    await Promise.all(left.map(({ id }) => removeOne(host, id)));
}
const isSame = (one, other) => ['run', 'attempt', 'point', 'host', 'pid', 'startedAt'].every((field) => one[field] === other[field]);
async function removeOne(host, id) {
    await host.remove(id, stopGraceSeconds);
    liveContainers.delete(id);
}
/** Containers that carry our label on this host. */
const dockerLeftovers = (host) => ({
    list: () => host.labelled(),
    end: (id) => host.remove(id, stopGraceSeconds),
});
// stop() is the normal way; this is the last net when the process ends without it. Nothing asynchronous runs in here.
const liveContainers = new Map();
process.once('exit', () => {
    for (const [id, host] of liveContainers) {
        const { program, args, env } = host.plain(['rm', '--force', id]);
        (0,external_node_child_process_.spawnSync)(program, args, { env, timeout: 2_000, stdio: 'ignore' });
    }
});
//# sourceMappingURL=docker.js.map
// EXTERNAL MODULE: ./lib/src/launch/slurm/launcher.js
var launcher = __webpack_require__(27038);
// EXTERNAL MODULE: ./lib/src/launch/slurm/leftovers.js
var leftovers = __webpack_require__(88244);
// EXTERNAL MODULE: ./lib/src/launch/slurm/running-job.js + 3 modules
var running_job = __webpack_require__(97877);
// EXTERNAL MODULE: ./lib/src/launch/slurm/submit.js
var slurm_submit = __webpack_require__(82026);
;// CONCATENATED MODULE: ./lib/src/launch/srtctl.js
/**
 * The `srtctl` launcher, for sites that keep srt-slurm: it renders and submits the recipe that we hand it; we find the
 * job, and watch and end it as any other.
 */













/** srtctl prepares a folder, and may check the cluster, before it submits. */
const applyTimeoutMs = 600_000;
/** From the start of srt-slurm's job to nodes that the scheduler names. */
const startLimitMs = 120_000;
/**
 * Needs `LaunchOptions.recipe`. Of the engine's spec only endpoint, health and metrics are used: srt-slurm starts the
 * processes. Throws ProblemError: INFX190, INFX191 when srtctl refuses, INFX192, INFX197, INFX198.
 */
function srtctlLauncher(site, from) {
    const env = (0,launcher/* slurmEnvironment */.hY)(site, from);
    const scheduler = (0,launcher/* schedulerOf */.Jn)(site, env);
    return {
        name: 'srtctl',
        allocation: allocation/* symbolicNodes */.Sn,
        queues: true,
        async launch(spec, options) {
            options.signal?.throwIfAborted();
            const owner = await (0,launch_owner/* ownerOf */.bf)(options.labels);
            const recipePath = await writeRecipe(options, owner);
            const id = await apply(recipePath, { site, scheduler, owner, env });
            const job = new running_job/* RunningJob */.p({
                id,
                env,
                scheduler,
                signs: signsOf(id, scheduler),
                slurm: (0,launch_site/* slurmSettings */.F8)(site),
                startLimitMs,
                logPaths: () => logPathsOf(site, id),
            });
            return job.engine(servedBy(spec, await job.started(options), site));
        },
    };
}
/** JSON is YAML. The engine only serves: load comes from our own client, and the job ends when we end it. */
async function writeRecipe({ recipe, logDir }, owner) {
    if (!recipe)
        throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX197', 'srtctl starts recipes, and the point has none')]);
    const directives = recipe['sbatch_directives'];
    const text = JSON.stringify({
        ...recipe,
        name: (0,launch_owner/* ownedName */["do"])(owner),
        benchmark: { type: 'manual' },
        sbatch_directives: {
            ...(typeof directives === 'object' ? directives : {}),
            comment: (0,launch_owner/* ownerComment */.j3)(owner),
            'no-requeue': '',
        },
    });
    const path = (0,external_node_path_.join)(logDir, 'srt-recipe.yaml');
    await (0,promises_.mkdir)(logDir, { recursive: true });
    await (0,promises_.writeFile)(path, text, { mode: 0o600 });
    return path;
}
async function apply(recipePath, { site, scheduler, owner, env }) {
    const command = site.srtctl?.command ?? ['srtctl'];
    const argv = [...command, 'apply', '-f', recipePath, ...(site.srtctl?.['apply-args'] ?? [])];
    const result = await (0,tool/* callTool */.TM)({ argv, timeoutMs: applyTimeoutMs, env });
    const id = result.kind === 'ended' && result.code === 0 ? jobIdIn(result.stdout) : undefined;
    const found = id ?? (await (0,slurm_submit/* findSubmitted */.v)(scheduler, owner));
    if (found !== undefined)
        return found;
    const isRefusal = result.kind === 'ended';
    throw new problem/* ProblemError */.Mm([
        (0,catalogue/* problem */.CC)(isRefusal ? 'INFX191' : 'INFX192', `srtctl apply named no job: ${(0,tool/* toolComplaint */.Gc)(result)}`),
    ]);
}
/** `Job 4711 submitted!` for people, or `"slurm_job_id": "4711"` where it prints JSON. */
function jobIdIn(output) {
    const said = /"(?:slurm_)?job_id"\s*:\s*"?(\d+)/.exec(output) ?? /\bjob\s+(\d+)\b/i.exec(output);
    return said?.[1];
}
/** srt-slurm's scripts are its own: the scheduler is all that tells. */
const signsOf = (id, scheduler) => ({
    async allocation() {
        const answer = await scheduler.job(id);
        const [job] = answer.kind === 'answer' ? answer.value : [];
        if (job?.state !== 'RUNNING')
            return undefined;
        const nodes = await scheduler.nodes(job.nodeList);
        return nodes && { ...nodes, jobId: id };
    },
    ended: () => Promise.resolve(undefined),
    askToStop: () => Promise.resolve(),
});
function servedBy(spec, nodes, site) {
    const port = site.srtctl?.['endpoint-port'] ?? 8_000;
    const [head] = nodes.addresses;
    if (head === undefined)
        throw new Error('an allocation has a first node');
    return { ...(0,allocation/* onNodes */.L7)(spec, nodes), port, endpointUrl: `http://${head}:${port}` };
}
/** Whatever srt-slurm wrote into the job's folder of logs so far; nothing before it made the folder. */
function logPathsOf(site, id) {
    const outputs = site.srtctl?.outputs;
    if (outputs === undefined)
        return {};
    const folder = (0,external_node_path_.join)(outputs, id, 'logs');
    try {
        const names = (0,external_node_fs_.readdirSync)(folder).filter((name) => /\.(log|out|err)$/.test(name));
        return Object.fromEntries(names.map((name) => [name, (0,external_node_path_.join)(folder, name)]));
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
            return {};
        throw error;
    }
}
//# sourceMappingURL=srtctl.js.map
;// CONCATENATED MODULE: ./lib/src/launch/launcher-of-site.js
/** A site's launcher, and what it may have left over. */







/** Launchers of one host serve one engine after the other, since engines count the host's GPUs as theirs. */
function launcherOfSite(site, from) {
    switch (site.launcher) {
        case 'process':
            return oneAtATime(siteProcessLauncher(site, from));
        case 'docker':
            return oneAtATime(dockerLauncher(site, from));
        case 'slurm':
            return (0,launcher/* slurmLauncher */.cT)(site, from);
        case 'srtctl':
            return srtctlLauncher(site, from);
    }
}
/** Where leftovers of killed runs are looked for. */
function leftoversOfSite(site, from) {
    switch (site.launcher) {
        case 'process':
            return processLeftovers;
        case 'docker':
            return dockerLeftovers(dockerHostOf(site, from));
        case 'slurm':
        case 'srtctl':
            return (0,leftovers/* slurmLeftovers */.y)((0,launcher/* schedulerOf */.Jn)(site, (0,launcher/* slurmEnvironment */.hY)(site, from)));
    }
}
//# sourceMappingURL=launcher-of-site.js.map
// EXTERNAL MODULE: ./lib/src/launch/orphans.js
var orphans = __webpack_require__(10339);
// EXTERNAL MODULE: ./lib/src/sweep/node-samplers.js
var node_samplers = __webpack_require__(64515);
;// CONCATENATED MODULE: ./lib/src/sweep/site-host.js
/** A site as the host of points: its launcher, and the engines as they run there. */














/** Where an allocation's nodes are the point's alone. */
const usualPort = 8_000;
const samplings = {
    process: 'here',
    docker: 'here',
    slurm: 'nodes',
    srtctl: 'package',
};
function siteHost(site, env) {
    const launcher = launcherOfSite(site, env);
    return {
        launcher,
        sampling: samplings[site.launcher],
        notices: (0,launch_site/* activeExclusions */.GZ)(site, new Date().toISOString().slice(0, 10)).problems,
        engineFor: (point) => engineAt(site, launcher, point),
        rendering: (point) => renderingAt(site, launcher, point),
        launching: (point, spec) => launchingAt(site, point, spec),
        refusal: (point) => refusalAt(site, point),
        endLeftovers: () => endLeftovers(site, env),
        tokenizerOf: ({ model }) => {
            const path = (0,launch_site/* modelPathOf */.m0)(site, model);
            return path !== model && (0,external_node_fs_.existsSync)(path) ? path : undefined;
        },
        powerPackage: ({ logPaths }) => {
            const [log] = Object.values(logPaths);
            return site.launcher === 'srtctl' && log !== undefined
                ? { root: (0,external_node_path_.dirname)(log), producerCommit: site.srtctl?.['power-producer-commit'] }
                : undefined;
        },
    };
}
function engineAt(site, launcher, point) {
    if (point.simulated !== true)
        return site.launcher === 'slurm' ? (0,node_samplers/* withSamplers */.If)(engineOf(point)) : engineOf(point);
    const words = site['simulated-engine']?.command ?? (0,assets/* selfCommand */.ee)();
    return launcher.allocation ? standInEngine(words) : simEngineBy(words);
}
async function renderingAt(site, launcher, point) {
    const draft = site['draft-models']?.[point.model];
    return {
        ...(await portsAt(site, launcher, point)),
        traceScale: point.traceScale ?? 1,
        modelPath: (0,launch_site/* modelPathOf */.m0)(site, point.model),
        ...(draft === undefined ? {} : { draftModelPath: draft }),
        ...(launcher.allocation ? { allocation: launcher.allocation } : {}),
        ...(site['default-engine-flags'] === undefined ? {} : { defaultFlags: site['default-engine-flags'] }),
    };
}
/** Shared nodes: two points rarely get the same hundred ports; when they do, the second one is retried elsewhere. */
const sharedSlots = 100;
const slotPorts = 100;
async function portsAt(site, { allocation }, { id }) {
    if (!allocation)
        return { port: await freePort() };
    if (site.slurm?.exclusive !== false)
        return { port: usualPort };
    const slot = (0,external_node_crypto_.createHash)('sha256').update(id).digest().readUInt16BE(0) % sharedSlots;
    return { port: usualPort + slot * slotPorts, portOffset: slot * slotPorts };
}
function launchingAt(site, point, spec) {
    const stand = point.simulated === true ? site['simulated-engine']?.image : undefined;
    const draft = site['draft-models']?.[point.model];
    const mounts = [
        ...(0,launch_site/* modelMount */.dT)(site, point.model),
        ...(draft === undefined ? [] : [{ source: draft, target: draft, readOnly: true }]),
    ];
    const gpus = gpusOfNode(spec);
    return {
        image: stand ?? point.image,
        timeLimitSeconds: point.timeoutMinutes * 60,
        // Nobody mounts a model that is not loaded.
        ...(point.simulated === true ? {} : { mounts }),
        ...(gpus === undefined ? {} : { gpusPerNode: gpus }),
        ...(point.recipe ? { recipe: point.recipe.resolved } : {}),
    };
}
/** GPUs of the fullest node, since processes count them from 0; undefined for an engine without GPUs. */
function gpusOfNode({ processes }) {
    const indices = processes.flatMap(({ placement }) => placement?.gpuIndices ?? []);
    return indices.length === 0 ? undefined : Math.max(...indices) + 1;
}
function refusalAt(site, point) {
    const refuse = (message, hint) => (0,catalogue/* problem */.CC)('INFX197', `${point.title}: ${message}`, { hint });
    const isOneHost = site.launcher === 'process' || site.launcher === 'docker';
    if (isOneHost && point.nodes > 1 && point.simulated !== true) {
        return refuse(`it needs ${point.nodes} nodes, and the launcher ${site.launcher} has this host only`, 'name a site with launcher slurm or srtctl');
    }
    if (site.launcher !== 'srtctl')
        return undefined;
    if (point.simulated === true) {
        return refuse('srtctl starts the engine of the recipe, which is not simulated', 'use launcher slurm');
    }
    return point.recipe ? undefined : refuse('srtctl starts recipes, and it has none', 'use launcher slurm');
}
async function endLeftovers(site, env) {
    try {
        return await (0,orphans/* endOrphans */.X)(leftoversOfSite(site, env));
    }
    catch (error) {
        // The run goes on: its own points tell whether the scheduler answers, and each is classed by itself.
        if (error instanceof problem/* ProblemError */.Mm)
            return error.problems.map((found) => ({ ...found, severity: 'warning' }));
        throw error;
    }
}
//# sourceMappingURL=site-host.js.map
;// CONCATENATED MODULE: ./lib/src/sweep/hosts.js
/** Where each point runs: on this host with the simulated engine, or where a site file says. */








/** Every point's host; each site file is read once. */
class Hosts {
    #settings;
    #config;
    #env;
    #sites = new Map();
    constructor(settings, config, env) {
        this.#settings = settings;
        this.#config = config;
        this.#env = env;
    }
    /** Undefined when nothing says where a real point runs. Throws ProblemError (INFX193) when its site file is wrong. */
    of(point) {
        if (point.simulated === true && !this.#settings.simulatedOnSite)
            return simulatedHere;
        const path = this.#sitePath(point);
        const site = this.#site(path);
        if (site?.host)
            return site.host;
        if (site)
            throw new problem/* ProblemError */.Mm(site.loaded.problems);
        return point.simulated === true ? simulatedHere : undefined;
    }
    /** Warnings of the site files that were read. */
    get notices() {
        return [...this.#sites.values()].flatMap(({ loaded, host }) => [
            ...(host ? loaded.problems : []),
            ...(host?.notices ?? []),
        ]);
    }
    /** A site named for this run is stronger than that of the runner label. */
    #sitePath(point) {
        const { site, repoDir, simulatedOnSite } = this.#settings;
        const ofLabel = this.#config.sites?.[point.runner];
        if (ofLabel === undefined || (site !== undefined && simulatedOnSite))
            return site;
        return (0,external_node_path_.resolve)(repoDir, ofLabel);
    }
    #site(path) {
        const { launcher } = this.#settings;
        const key = path ?? (launcher === undefined ? undefined : `launcher ${launcher}`);
        if (key === undefined)
            return undefined;
        const known = this.#sites.get(key);
        if (known)
            return known;
        const loaded = path !== undefined ? (0,launch_site/* loadSite */.UK)(path, launcher) : (0,launch_site/* bareSite */.sO)(launcher ?? 'process');
        const { site, problems } = loaded;
        const entry = { loaded, ...(site && !(0,problem/* hasErrors */.Cs)(problems) ? { host: siteHost(site, this.#env) } : {}) };
        this.#sites.set(key, entry);
        return entry;
    }
}
/** The simulated engine as a child of this process. */
const simulatedHere = {
    launcher: processLauncher,
    sampling: 'engine',
    notices: [],
    engineFor: () => engine/* simEngine */.g,
    rendering: async (point) => ({ port: await freePort(), traceScale: point.traceScale ?? 1 }),
    launching: () => ({}),
    refusal: () => undefined,
    endLeftovers: () => Promise.resolve([]),
    tokenizerOf: () => undefined,
    powerPackage: () => undefined,
};
//# sourceMappingURL=hosts.js.map

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

/***/ 99391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ runPoint)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problems/command.js
var command = __webpack_require__(8076);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/launch/failure-table.js + 7 modules
var failure_table = __webpack_require__(59332);
// EXTERNAL MODULE: ./lib/src/launch/health.js + 1 modules
var health = __webpack_require__(74005);
// EXTERNAL MODULE: ./lib/src/sweep/attempt-file.js
var attempt_file = __webpack_require__(62547);
// EXTERNAL MODULE: ./lib/src/launch/within.js
var within = __webpack_require__(8537);
;// CONCATENATED MODULE: ./lib/src/sweep/timeline.js
class Timeline {
    #pointId;
    #observe;
    #entries;
    constructor(pointId, observe, queuedAtUnixMs) {
        this.#pointId = pointId;
        this.#observe = observe;
        this.#entries = [{ phase: 'queued', atUnixMs: queuedAtUnixMs }];
    }
    get entries() {
        return this.#entries;
    }
    get phase() {
        return this.#entries.at(-1)?.phase ?? 'queued';
    }
    /** Entering the phase one is in already is nothing new. */
    enter(phase) {
        if (phase === this.phase)
            return;
        const entry = { phase, atUnixMs: Date.now() };
        this.#entries.push(entry);
        this.#observe({ type: 'phase', pointId: this.#pointId, ...entry });
    }
}
//# sourceMappingURL=timeline.js.map
// EXTERNAL MODULE: ./lib/src/sweep/write-refusal.js
var write_refusal = __webpack_require__(48719);
;// CONCATENATED MODULE: ./lib/src/sweep/run-point.js
/**
 * One point from nothing to a verdict: prepare → serve → healthy → warm → measure → stop → judge (design §7).
 * Every step is bounded, every failure is classed, and the engine is stopped whatever happens.
 */











/** Rejects only when `signal` is aborted; everything else that goes wrong is a classed outcome. Kept as attempt.json. */
async function runPoint(point, attempt, context) {
    return (0,attempt_file/* keepAttempt */.T)(point, attempt, await runAttempt(point, attempt, context));
}
async function runAttempt(point, attempt, context) {
    const timeline = new Timeline(point.id, context.observe, Date.now());
    const workDir = (0,external_node_path_.join)(context.pointsDir, point.id, `a${attempt}`);
    let engine;
    try {
        await (0,promises_.mkdir)(workDir, { recursive: true });
        engine = await startEngine(point, attempt, workDir, timeline, context);
        await (0,health/* waitUntilHealthy */.$V)(engine, context.signal, missingWorkers(sayOf(point, context)));
        timeline.enter('healthy');
        const judge = await driveWhileServing(engine, point, attempt, workDir, timeline, context);
        timeline.enter('stopping');
        await engine.stop();
        timeline.enter('done');
        const measured = await judge(timeline.entries, engine);
        const status = measured.invalidReasons.length === 0 ? 'valid' : 'invalid';
        return { status, ...measured, timeline: timeline.entries, workDir };
    }
    catch (error) {
        context.signal.throwIfAborted();
        const failure = {
            phase: timeline.phase,
            ...classify(error),
            logTail: (await engine?.logTail(40)) ?? [],
        };
        return { status: 'failed', failure, timeline: timeline.entries, workDir };
    }
    finally {
        await engine?.stop();
    }
}
/** Lines of who waits for what carry the point's name: several points run at once. */
const sayOf = (point, { observe }) => (text) => observe({ type: 'note', text: `  ${point.title}: ${text}` });
/** Who is missing is worth a line; that nothing listens yet is not. */
const missingWorkers = (say) => (message) => {
    if (message.startsWith('waiting for '))
        say(message);
};
async function startEngine(point, attempt, workDir, timeline, context) {
    const { tools, signal } = context;
    const say = sayOf(point, context);
    const launcher = tools.launcherFor(point);
    // Where hardware is waited for, the launcher says when that is over.
    if (launcher.queues !== true)
        timeline.enter('starting');
    const prepared = await tools.prepare(point, workDir, { signal, say });
    const spec = tools.engineFor(point).render(point, { ...prepared.rendering, workDir });
    const engine = await launcher.launch(spec, {
        ...prepared.launching(spec),
        logDir: (0,external_node_path_.join)(workDir, 'logs'),
        labels: { run: context.run, attempt, pointId: point.id },
        signal,
        onProgress: ({ phase, message }) => {
            timeline.enter(phase);
            say(message);
        },
    });
    timeline.enter('starting');
    return engine;
}
const endToldWithinMs = 15_000;
/** A client that goes on against a dead server would only time out: the engine's end ends the client, too. */
async function driveWhileServing(engine, point, attempt, workDir, timeline, context) {
    const died = new AbortController();
    const exit = engine.exited.then((ended) => {
        died.abort(new Error(`${ended.role} ended`));
        return ended;
    });
    const drive = context.tools.driveFor(point)({
        point,
        attempt,
        spec: engine.spec,
        workDir,
        signal: AbortSignal.any([context.signal, died.signal]),
        onProgress: (progress) => context.observe({ type: 'progress', pointId: point.id, progress }),
        onPhase: (phase) => timeline.enter(phase),
        say: sayOf(point, context),
    });
    const [result] = await Promise.allSettled([interruptible(drive, engine, context.signal)]);
    context.signal.throwIfAborted();
    // A scheduler tells seconds after the client has felt it that a process ended, and which one, and why.
    if (!died.signal.aborted && !(await (0,health/* isAnswering */.t8)(engine.spec)))
        await (0,within/* settlesWithin */.o)(exit, endToldWithinMs);
    context.signal.throwIfAborted();
    // Whatever the client made of it, a server that ended on its own is the cause.
    if (died.signal.aborted)
        throw new problem/* ProblemError */.Mm([await (0,health/* exitProblem */.a2)(engine, await exit)]);
    if (result.status === 'rejected')
        throw result.reason;
    return result.value;
}
/** An interrupted run has seconds: the engine is stopped while the client still ends. */
async function interruptible(drive, engine, signal) {
    const stop = () => {
        // Its failure is told by the stop that is awaited at the end, which is the same.
        engine.stop().catch(() => undefined);
    };
    signal.addEventListener('abort', stop, { once: true });
    try {
        return await drive;
    }
    finally {
        signal.removeEventListener('abort', stop);
    }
}
function classify(thrown) {
    const error = (0,write_refusal/* asWriteRefusal */.O)(thrown);
    if (error instanceof problem/* ProblemError */.Mm) {
        return { problems: error.problems, retriable: error.problems.some(failure_table/* isRetriable */.LX) };
    }
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { problems: [(0,catalogue/* problem */.CC)('INFX310', text)], retriable: false };
}
//# sourceMappingURL=run-point.js.map

/***/ }),

/***/ 95388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ noSite),
  i: () => (/* binding */ pointTools)
});

// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problems/command.js
var command = __webpack_require__(8076);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/sweep/drive-eval.js + 16 modules
var drive_eval = __webpack_require__(67687);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/src/sweep/eval-oracle.js
/** What the simulated engine answers an evaluation from: the task's own questions, written beside the engine. */


/** Writes the questions as JSONL of {question, answer} into `workDir`; returns the path. */
async function writeOracle(task, workDir) {
    const lines = task.questions.map(({ doc, prompt, target }) => {
        const question = typeof doc['question'] === 'string' ? doc['question'] : prompt;
        const answer = typeof doc['answer'] === 'string' ? doc['answer'] : target;
        return `${JSON.stringify({ question, answer })}\n`;
    });
    const path = (0,external_node_path_.join)(workDir, 'oracle.jsonl');
    await (0,promises_.writeFile)(path, lines.join(''));
    return path;
}
//# sourceMappingURL=eval-oracle.js.map
// EXTERNAL MODULE: ./lib/src/core/measure/infx-block.js
var infx_block = __webpack_require__(79022);
// EXTERNAL MODULE: ./lib/src/core/measure/validity.js
var validity = __webpack_require__(65957);
// EXTERNAL MODULE: ./lib/src/files/measure.js + 32 modules
var measure = __webpack_require__(69477);
// EXTERNAL MODULE: ./lib/src/sweep/load-spec.js
var load_spec = __webpack_require__(46349);
// EXTERNAL MODULE: ./lib/src/sweep/node-samplers.js
var node_samplers = __webpack_require__(64515);
// EXTERNAL MODULE: ./lib/src/core/problems/python.js
var python = __webpack_require__(95023);
// EXTERNAL MODULE: ./lib/src/files/gpu-sampler.js
var gpu_sampler = __webpack_require__(13997);
;// CONCATENATED MODULE: ./lib/src/sweep/telemetry.js
/** GPU power of one point: who samples it, from before the load until after it, and where the samples are afterwards. */




const sampleEverySeconds = 1;
async function startTelemetry(sampling, workDir, env) {
    const csvPath = (0,external_node_path_.join)(workDir, 'gpu_metrics.csv');
    const finished = () => Promise.resolve([]);
    switch (sampling) {
        case 'engine':
            return { finish: finished, collect: () => Promise.resolve({ csvPath, utcOffsetMinutes: 0 }) };
        case 'nodes':
            return {
                finish: finished,
                collect: async (logPaths) => (await (0,node_samplers/* mergeSamples */.Ig)(logPaths, csvPath)) ? { csvPath, utcOffsetMinutes: 0 } : undefined,
            };
        case 'here':
            return sampleHere(csvPath, env);
        case 'package':
            return { finish: finished, collect: () => Promise.resolve(undefined) };
    }
}
async function sampleHere(csvPath, env) {
    const tool = await (0,gpu_sampler/* findGpuTool */.OX)(env);
    if (tool === undefined)
        return { finish: () => Promise.resolve([]), collect: () => Promise.resolve(undefined) };
    const sampler = await (0,gpu_sampler/* startGpuSampler */.Tt)({ csvPath, tool, intervalSeconds: sampleEverySeconds, env });
    return {
        finish: () => sampler.stop(),
        collect: () => Promise.resolve({ csvPath, utcOffsetMinutes: sampler.utcOffsetMinutes }),
    };
}
//# sourceMappingURL=telemetry.js.map
;// CONCATENATED MODULE: ./lib/src/sweep/drive-load.js
/** Benchmark points: load against the served engine, then the measurement of what the client left. */







function loadDrive(settings) {
    return async (context) => {
        const { point, spec, workDir, signal, onProgress, onPhase, say } = context;
        const { host, clients, repoDir } = settings;
        const outputDir = (0,external_node_path_.join)(workDir, load_spec/* clientFolder */.y);
        const tokenizer = host.tokenizerOf(point);
        const client = await clients.loadClient(point, { workDir, tokenizer }, { signal, say });
        const telemetry = await startTelemetry(spec.simulated ? 'engine' : host.sampling, workDir, settings.env);
        let sampling = [];
        const enterWarmup = once(() => onPhase('warm-up'));
        let outcome;
        try {
            outcome = await client.run((0,load_spec/* loadSpecOf */.h)(point, spec, { repoDir, client: clients.nameFor(point), outputDir }), {
                signal,
                onProgress: (progress) => {
                    const phase = phaseOf(progress);
                    // A short warm-up may be over before the first report.
                    if (phase && (point.warmupRequestsPerLane ?? 0) > 0)
                        enterWarmup();
                    if (phase)
                        onPhase(phase);
                    onProgress({ kind: 'load', ...progress });
                },
            });
        }
        finally {
            sampling = await telemetry.finish();
        }
        return async (timeline, engine) => {
            const power = await telemetry.collect(engine.logPaths);
            const powerPackage = spec.simulated ? undefined : host.powerPackage(engine);
            const judged = await drive_load_measure(point, outputDir, {
                point,
                provenance: provenanceOf(context, client, engine, timeline, settings.planDigest),
                expectations: (0,infx_block/* expectationsOf */.xR)(point, {
                    requirePower: settings.requirePower && !spec.simulated,
                    // The fixed-sequence wire format has no place for them.
                    requireServerMetrics: point.scenario === 'agentic-coding',
                    clientCpu: { observedShare: outcome.maxClientCpuShare, maxShare: validity/* MAX_CLIENT_CPU_SHARE */._ },
                }),
                knownReasons: abortReasons(outcome),
                serverLogPaths: serverLogs(engine.logPaths),
                ...(power === undefined ? {} : { power }),
                ...(powerPackage === undefined ? {} : { powerPackage }),
            });
            return {
                aggregate: judged.aggregate,
                verdicts: [],
                invalidReasons: judged.reasons,
                problems: [...sampling, ...judged.problems],
            };
        };
    };
}
function once(act) {
    let isDone = false;
    return () => {
        if (!isDone)
            act();
        isDone = true;
    };
}
const serverLogs = (logPaths) => Object.entries(logPaths).flatMap(([role, path]) => ((0,node_samplers/* isSampler */.bQ)(role) ? [] : [path]));
const provenanceOf = ({ point, attempt, spec }, client, { imageDigest }, timeline, planDigest) => ({
    plan_digest: planDigest,
    attempt,
    simulated: spec.simulated,
    engine: { name: spec.engine, version: versionOf(spec, imageDigest) },
    client: { name: client.name, version: client.version },
    timeline,
    commands: spec.processes
        .filter(({ role }) => !(0,node_samplers/* isSampler */.bQ)(role))
        .map(({ role, argv, command }) => ({ role, argv: command ?? argv })),
    trace_scale: point.traceScale ?? 1,
});
/** A tag can be moved; what ran is said by its digest, where the runtime tells it. */
const versionOf = ({ simulated, version }, imageDigest) => simulated || imageDigest === undefined || version.includes('@') ? version : `${version}@${imageDigest}`;
const drive_load_measure = (point, outputDir, options) => point.scenario === 'agentic-coding'
    ? (0,measure/* measureAgenticDir */.j)(outputDir, options)
    : (0,measure/* measureFixedFile */.t)((0,external_node_path_.join)(outputDir, 'bench.json'), options);
function phaseOf(progress) {
    if (progress.phase === 'warm-up')
        return 'warm-up';
    return progress.phase === 'loading' ? undefined : 'profiling';
}
/** A run that the client itself gave up is invalid whatever its numbers look like. */
function abortReasons(outcome) {
    if (outcome.completed)
        return [];
    const why = outcome.abortReason ?? 'no reason given';
    return [{ code: 'client_aborted', message: `the load client gave up: ${why}`, blame: 'product' }];
}
//# sourceMappingURL=drive-load.js.map
// EXTERNAL MODULE: ./lib/src/sweep/hosts.js + 13 modules
var sweep_hosts = __webpack_require__(87238);
// EXTERNAL MODULE: ./lib/src/sweep/point-clients.js + 10 modules
var point_clients = __webpack_require__(43983);
// EXTERNAL MODULE: ./lib/src/sweep/settings.js
var settings = __webpack_require__(12824);
;// CONCATENATED MODULE: ./lib/src/sweep/tools.js
/** Which engine, launcher and client serve a point here. */









/** Sites are read when the first of their points asks; `checkHosts` asks for all of them before anything starts. */
function pointTools(settings, config, planDigest) {
    const { repoDir, thresholdsFile } = settings;
    const { env } = process;
    const hosts = new sweep_hosts/* Hosts */.K(settings, config, env);
    const clients = new point_clients/* PointClients */.p(settings, config, env);
    const evaluate = (0,drive_eval/* evalDrive */.Ne)({ repoDir, thresholdsFile, planDigest, clients, env });
    const requirePower = config['require-power'] ?? false;
    const window = config['start-up-window-seconds'];
    return {
        launcherFor: (point) => hostOf(hosts, point).launcher,
        engineFor: (point) => {
            const engine = hostOf(hosts, point).engineFor(point);
            return window === undefined ? engine : withWindow(engine, window);
        },
        driveFor: (point) => point.kind === 'eval'
            ? evaluate
            : loadDrive({ repoDir, planDigest, requirePower, host: hostOf(hosts, point), clients, env }),
        prepare: async (point, workDir, options) => {
            const host = hostOf(hosts, point);
            await clients.prepare(point, options);
            return {
                rendering: { ...(await host.rendering(point)), ...(await oracleOf(point, repoDir, workDir, config)) },
                launching: (spec) => host.launching(point, spec),
            };
        },
        endLeftovers: async (points) => {
            const found = new Set(points.map((point) => hostOf(hosts, point)));
            const ended = await Promise.all([...found].map((host) => host.endLeftovers()));
            return [...hosts.notices, ...ended.flat()];
        },
    };
}
function hostOf(hosts, point) {
    const host = hosts.of(point);
    if (host)
        return host;
    throw new problem/* ProblemError */.Mm([noSite([point])]);
}
/** One Problem, however many points there are. */
function noSite(points) {
    const [first] = points;
    const runners = [...new Set(points.map(({ runner }) => runner))].join(', ');
    const which = points.length === 1 ? `${first?.title ?? ''} is` : `${points.length} points are`;
    return (0,catalogue/* problem */.CC)('INFX306', `${which} not simulated, and nothing says where engines run (${runners})`, {
        hint: 'name a site file with --site, or with site or sites in infx.config.yaml (docs/sites.md); --simulate needs none',
    });
}
async function oracleOf(point, repoDir, workDir, config) {
    if (point.kind !== 'eval' || point.simulated !== true)
        return {};
    const path = await writeOracle((0,drive_eval/* evalTaskOfPoint */.D4)(point, repoDir), workDir);
    return { evalOracle: { path, accuracy: (0,settings/* simulatedAccuracyOf */.jB)(config) } };
}
/** The same engine with the start-up window that the repository asks for. */
const withWindow = (engine, timeoutSeconds) => ({
    name: engine.name,
    render: (point, context) => {
        const spec = engine.render(point, context);
        return { ...spec, health: { ...spec.health, timeoutSeconds } };
    },
});
//# sourceMappingURL=tools.js.map

/***/ }),

/***/ 48719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ asWriteRefusal)
/* harmony export */ });
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/* harmony import */ var _core_problems_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8076);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80947);
/* harmony import */ var _files_json_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6721);
/** What the operating system says when it refuses to write, as a Problem: the disk and its rights belong to the infrastructure. */




const meaning = {
    ENOSPC: 'the disk is full',
    EDQUOT: 'the quota is used up',
    EFBIG: 'the file would be larger than allowed (ulimit -f)',
    EROFS: 'the file system is read-only',
    EACCES: 'permission denied',
    EPERM: 'the operation is not permitted',
    EIO: 'the disk fails',
};
const isFull = (code) => ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code);
/** INFX305 for such an error; every other one as it is. */
function asWriteRefusal(error) {
    const code = (0,_files_json_file_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) ?? '';
    const said = meaning[code];
    if (!(error instanceof Error) || said === undefined)
        return error;
    const path = 'path' in error && typeof error.path === 'string' ? ` to ${error.path}` : '';
    return new _core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .ProblemError */ .Mm([
        (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('INFX305', `cannot write${path}: ${said}`, {
            hint: isFull(code)
                ? 'finished points are kept: make room, then go on with --resume'
                : 'finished points are kept: mend that and go on with --resume, or choose another --out',
        }),
    ], { cause: error });
}
//# sourceMappingURL=write-refusal.js.map

/***/ })

};
