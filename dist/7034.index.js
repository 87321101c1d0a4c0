export const id = 7034;
export const ids = [7034];
export const modules = {

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
/* harmony import */ var _core_render_messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93);
/* harmony import */ var _core_render_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54143);
/* harmony import */ var _core_render_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67654);
/** Events of a sweep as plain lines, for terminals and job logs. */




/** One line (a failed point may take several) for what a reader of a log wants to know; undefined for the rest. */
function eventLine(event) {
    switch (event.type) {
        case 'planned':
            return plannedLine(event);
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
/** The hours are those of what is left. */
function plannedLine({ toRun, kept, plan }) {
    const hours = toRun.reduce((sum, { estimatedGpuHours }) => sum + estimatedGpuHours, 0);
    return [
        `${(0,_core_render_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPlural */ .yk)(toRun.length, 'point')} to run${kept > 0 ? `, ${kept} kept from before` : ''}`,
        `plan ${plan.digest.slice(0, 12)}`,
        ...(toRun.length > 0 ? [`about ${Number(hours.toPrecision(2))} GPU-h`] : []),
    ].join(' · ');
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
            const lines = problems.map((found) => `    ${_core_render_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .blameWord */ .sd[found.blame]}: ${(0,_core_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .formatProblem */ .Vw)(found)}`);
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
    .map((line) => `    | ${(0,_core_render_text_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)((0,_core_render_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(line), logLineCharacters)}`);
const reasonCharacters = 300;
/** The first is the cause of most others, which the report has. */
function reasons([first, ...rest]) {
    if (!first)
        return 'no reason is stated';
    const more = rest.length > 0 ? `; and ${(0,_core_render_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPlural */ .yk)(rest.length, 'more reason')}` : '';
    return `${(0,_core_render_text_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)((0,_core_render_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(first.message), reasonCharacters)} (${_core_render_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .blameWord */ .sd[first.blame]})${more}`;
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

/***/ 69714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ Hosts)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_problems_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8076);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80947);
/* harmony import */ var _engines_sim_engine_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88576);
/* harmony import */ var _launch_free_port_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7514);
/* harmony import */ var _launch_site_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29402);
/* harmony import */ var _launch_process_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18761);
/* harmony import */ var _site_host_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13029);
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
            throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .ProblemError */ .Mm(site.loaded.problems);
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
        return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(repoDir, ofLabel);
    }
    #site(path) {
        const { launcher } = this.#settings;
        const key = path ?? (launcher === undefined ? undefined : `launcher ${launcher}`);
        if (key === undefined)
            return undefined;
        const known = this.#sites.get(key);
        if (known)
            return known;
        const loaded = path !== undefined ? (0,_launch_site_js__WEBPACK_IMPORTED_MODULE_5__/* .loadSite */ .UK)(path, launcher) : (0,_launch_site_js__WEBPACK_IMPORTED_MODULE_5__/* .bareSite */ .sO)(launcher ?? 'process');
        const { site, problems } = loaded;
        const entry = { loaded, ...(site && !(0,_core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .hasErrors */ .Cs)(problems) ? { host: (0,_site_host_js__WEBPACK_IMPORTED_MODULE_7__/* .siteHost */ .m)(site, this.#env) } : {}) };
        this.#sites.set(key, entry);
        return entry;
    }
}
/** The simulated engine as a child of this process. */
const simulatedHere = {
    launcher: _launch_process_js__WEBPACK_IMPORTED_MODULE_6__/* .processLauncher */ .g,
    sampling: 'engine',
    notices: [],
    engineFor: () => _engines_sim_engine_js__WEBPACK_IMPORTED_MODULE_3__/* .simEngine */ .g,
    rendering: async (point) => ({ port: await (0,_launch_free_port_js__WEBPACK_IMPORTED_MODULE_4__/* .freePort */ .o)(), traceScale: point.traceScale ?? 1 }),
    launching: () => ({}),
    refusal: () => undefined,
    endLeftovers: () => Promise.resolve([]),
    tokenizerOf: () => undefined,
    powerPackage: () => undefined,
};
//# sourceMappingURL=hosts.js.map

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
    // An interrupted run has seconds: the engine is stopped while whatever waits for it, or works with it, still ends.
    const stopEarly = () => {
        // Its failure is told by the stop that is awaited at the end, which is the same.
        engine?.stop().catch(() => undefined);
    };
    try {
        await (0,promises_.mkdir)(workDir, { recursive: true });
        engine = await startEngine(point, attempt, workDir, timeline, context);
        context.signal.addEventListener('abort', stopEarly, { once: true });
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
        context.signal.removeEventListener('abort', stopEarly);
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
    }, (error) => {
        died.abort(error);
        throw error;
    });
    // Whoever awaits it hears of it; an engine that nobody can watch must not end this process.
    exit.catch(() => undefined);
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
    const [result] = await Promise.allSettled([drive]);
    context.signal.throwIfAborted();
    // A scheduler tells seconds after the client has felt it that a process ended, and which one, and why.
    if (!died.signal.aborted && !(await (0,health/* isAnswering */.t8)(engine.spec, context.signal))) {
        await (0,within/* settlesWithin */.o)(exit, endToldWithinMs, context.signal);
    }
    context.signal.throwIfAborted();
    // Whatever the client made of it, a server that ended on its own is the cause.
    if (died.signal.aborted)
        throw new problem/* ProblemError */.Mm([await (0,health/* exitProblem */.a2)(engine, await exit)]);
    if (result.status === 'rejected')
        throw result.reason;
    return result.value;
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

/***/ 73121:
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
// EXTERNAL MODULE: ./lib/src/sweep/drive-eval.js + 7 modules
var drive_eval = __webpack_require__(6600);
// EXTERNAL MODULE: ./lib/src/sweep/eval-oracle.js
var eval_oracle = __webpack_require__(55030);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/measure/infx-block.js
var infx_block = __webpack_require__(79022);
// EXTERNAL MODULE: ./lib/src/core/measure/validity.js
var validity = __webpack_require__(65957);
// EXTERNAL MODULE: ./lib/src/files/measure.js + 33 modules
var measure = __webpack_require__(4456);
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
async function startTelemetry(sampling, workDir, { env, signal }) {
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
            return sampleHere({ csvPath, intervalSeconds: sampleEverySeconds, env, signal });
        case 'package':
            return { finish: finished, collect: () => Promise.resolve(undefined) };
    }
}
async function sampleHere(options) {
    const tool = await (0,gpu_sampler/* findGpuTool */.OX)(options.env, options.signal);
    if (tool === undefined)
        return { finish: () => Promise.resolve([]), collect: () => Promise.resolve(undefined) };
    const sampler = await (0,gpu_sampler/* startGpuSampler */.Tt)({ ...options, tool });
    return {
        finish: () => sampler.stop(),
        collect: () => Promise.resolve({ csvPath: options.csvPath, utcOffsetMinutes: sampler.utcOffsetMinutes }),
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
        const telemetry = await startTelemetry(spec.simulated ? 'engine' : host.sampling, workDir, {
            env: settings.env,
            signal,
        });
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
                provenance: provenanceOf(context, client, outcome, engine, timeline, settings.planDigest),
                expectations: (0,infx_block/* expectationsOf */.xR)(point, {
                    requirePower: settings.requirePower && !spec.simulated,
                    // The fixed-sequence wire format has no place for them.
                    requireServerMetrics: point.scenario === 'agentic-coding',
                    clientCpu: { observedShare: outcome.maxClientCpuShare, maxShare: validity/* MAX_CLIENT_CPU_SHARE */._ },
                }),
                knownReasons: abortReasons(outcome),
                serverLogPaths: serverLogs(engine.logPaths),
                ...(power === undefined ? {} : { power }),
                // The client ran here, and writes times of this machine.
                ...(powerPackage === undefined
                    ? {}
                    : { powerPackage: { ...powerPackage, utcOffsetMinutes: -new Date().getTimezoneOffset() } }),
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
const provenanceOf = ({ point, attempt, spec }, client, { command: clientArgv }, { imageDigest }, timeline, planDigest) => ({
    plan_digest: planDigest,
    attempt,
    simulated: spec.simulated,
    engine: { name: spec.engine, version: versionOf(spec, imageDigest) },
    client: { name: client.name, version: client.version },
    timeline,
    commands: [
        ...spec.processes
            .filter(({ role }) => !(0,node_samplers/* isSampler */.bQ)(role))
            .map(({ role, argv, command }) => ({ role, argv: command ?? argv })),
        ...(clientArgv === undefined ? [] : [{ role: 'client', argv: clientArgv }]),
    ],
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
// EXTERNAL MODULE: ./lib/src/sweep/hosts.js
var sweep_hosts = __webpack_require__(69714);
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
        endLeftovers: async (points, signal) => {
            const found = new Set(points.map((point) => hostOf(hosts, point)));
            const ended = await Promise.all([...found].map((host) => host.endLeftovers(signal)));
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
    const path = await (0,eval_oracle/* writeOracle */.Y0)((0,drive_eval/* evalTaskOfPoint */.D4)(point, repoDir), workDir);
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
