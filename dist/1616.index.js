export const id = 1616;
export const ids = [1616];
export const modules = {

/***/ 97552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ eachLine)
/* harmony export */ });
/* unused harmony export MAX_LINE_BYTES */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/** Lines of a byte stream, without ever holding more than one line beyond the current chunk. */

const NEWLINE = 0x0a;
/** A longer line is reported as oversized and skipped: untrusted input must not decide our memory. */
const MAX_LINE_BYTES = 64 * 1024 * 1024;
/** Feeds every line of the stream to the sink; a last line without newline comes with `terminated` false. */
async function eachLine(chunks, sink) {
    let carry = [];
    let carried = 0;
    let number = 0;
    let skipping = false;
    for await (const chunk of chunks) {
        const bytes = node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
        let start = 0;
        for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
            number += 1;
            if (skipping)
                sink.oversized(number);
            else if (carried > 0) {
                const line = node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.concat([...carry, bytes.subarray(start, end)]);
                sink.line(line, 0, line.length, number, true);
            }
            else
                sink.line(bytes, start, end, number, true);
            carry = [];
            carried = 0;
            skipping = false;
            start = end + 1;
        }
        if (start < bytes.length && !skipping) {
            // Copied: the producer may reuse its chunk once we ask for the next one.
            carry.push(node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.from(bytes.subarray(start)));
            carried += bytes.length - start;
            if (carried > MAX_LINE_BYTES) {
                skipping = true;
                carry = [];
                carried = 0;
            }
        }
    }
    if (skipping)
        sink.oversized(number + 1);
    else if (carried > 0) {
        const line = node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.concat(carry);
        sink.line(line, 0, line.length, number + 1, false);
    }
}
//# sourceMappingURL=lines.js.map

/***/ }),

/***/ 9493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export clientProblems */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of the clients that drive load. */

const clientProblems = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX200: {
        title: 'Load specification is wrong',
        blame: 'user',
        severity: 'error',
        explain: 'A field of the load specification is missing, of the wrong type or out of range. The message names the field, what came and what is allowed.',
    },
    INFX201: {
        title: 'Result file cannot be written',
        blame: 'infra',
        severity: 'error',
        explain: 'A result file of the load client could not be written, most often because the disk is full. The requests that ran are lost to the result; the files written so far are kept for inspection. Free space on the runner (or point the output at another volume) and run the point again.',
    },
    INFX202: {
        title: 'Replay process failed',
        blame: 'product',
        severity: 'error',
        explain: 'The process of the built-in replay client ended without saying how the run went. Its last lines of standard error are part of the message; please report them.',
    },
    INFX203: {
        title: 'Replay process was killed',
        blame: 'infra',
        severity: 'error',
        explain: 'The process of the built-in replay client was ended by a signal that this product did not send: most often the kernel, because the host ran out of memory. Lower the number of lanes per host or give the runner more memory.',
    },
});
//# sourceMappingURL=clients.js.map

/***/ }),

/***/ 59611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export engineProblems */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);

/** Codes 170-184: engines. */
const engineProblems = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX170: {
        title: 'Configuration of the simulated engine is not valid',
        blame: 'user',
        severity: 'error',
        explain: 'The file given to `infx sim-engine --config` does not follow schemas/sim-engine.schema.json. ' +
            'The message names the member, what it holds and what it may hold. The file is normally written by `infx`; ' +
            'when you edit it by hand, let your editor use the schema.',
    },
    INFX171: {
        title: 'Port is taken',
        blame: 'infra',
        severity: 'error',
        explain: 'The engine cannot listen because another process holds the port. End that process or choose another port; ' +
            'a sweep chooses a free one by itself and tries again.',
    },
    INFX172: {
        title: 'Oracle file cannot be used',
        blame: 'user',
        severity: 'error',
        explain: 'The simulated engine answers evaluation questions from a JSONL file of `{question, answer}`. ' +
            'The file is missing, a line is not such an object, or it holds no question.',
    },
    INFX173: {
        title: 'Point cannot be simulated',
        blame: 'user',
        severity: 'error',
        explain: 'The simulated engine has no coefficients for this GPU product or topology, so it cannot pretend to serve the point. ' +
            'docs/simulated-engine.md lists what it knows. Nothing is guessed, because a guessed curve would look like a measured one.',
    },
});
//# sourceMappingURL=engine.js.map

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
        explain: 'The point asks for what this launcher or site cannot give: several nodes from one container host, pools that share ' +
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

/***/ 34446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ simEngineVersion)
/* harmony export */ });
/** Version of the simulated engine: rises when the same load would be answered at other times. */
const simEngineVersion = '1.0.0';
//# sourceMappingURL=version.js.map

/***/ }),

/***/ 29120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ acquireProcessLock)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
;// CONCATENATED MODULE: ./lib/src/files/process-identity.js
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
            (0,promises_.readFile)(`/proc/${pid}/stat`, 'utf8'),
            (0,promises_.readFile)('/proc/sys/kernel/random/boot_id', 'utf8'),
        ]);
        const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
        return ticks === undefined ? null : `${boot.trim()}/${ticks}`;
    }
    catch {
        return null; // No /proc here (macOS, Windows): the pid alone decides.
    }
}
//# sourceMappingURL=process-identity.js.map
;// CONCATENATED MODULE: ./lib/src/files/process-lock.js
/** A lock file that names its holder: exclusive while that process lives, taken over when it is gone. */





/**
 * Takes the lock file at `path`, or throws ProblemError with `whenHeld` of the living holder (undefined: the file is
 * no lock of ours). A lock of a dead process on this host is taken over; a process of another host counts as alive.
 */
async function acquireProcessLock(path, whenHeld) {
    const mine = {
        ...(await processIdentity(process.pid)),
        host: (0,external_node_os_.hostname)(),
        takenAt: new Date().toISOString(),
        token: (0,external_node_crypto_.randomUUID)(),
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
        if (!holder || holder.host !== mine.host || (await isRunning(holder)))
            throw new problem/* ProblemError */.Mm([whenHeld(holder)]);
        if (await removeStale(path, text))
            foundHalfMade ||= holder.phase === 'creating';
    }
}
function held(path, mine, foundHalfMade) {
    return {
        foundHalfMade,
        setPhase: (phase) => replaceFile(path, { ...mine, phase }),
        release: () => (0,promises_.rm)(path, { force: true }),
    };
}
/** The content is complete before the name appears: written aside, then linked, which fails if the name exists. */
async function createExclusively(path, holder) {
    const aside = `${path}.${holder.token}`;
    await (0,promises_.writeFile)(aside, JSON.stringify(holder), { flag: 'wx' });
    try {
        await (0,promises_.link)(aside, path);
        return true;
    }
    catch (error) {
        if (isCode(error, 'EEXIST'))
            return false;
        throw error;
    }
    finally {
        await (0,promises_.rm)(aside, { force: true });
    }
}
async function replaceFile(path, holder) {
    const aside = `${path}.${holder.token}`;
    await (0,promises_.writeFile)(aside, JSON.stringify(holder), { flag: 'wx' });
    await (0,promises_.rename)(aside, path);
}
/** Two processes may find the same stale lock: only the one whose rename moved exactly that content has removed it. */
async function removeStale(path, expected) {
    const aside = `${path}.${(0,external_node_crypto_.randomUUID)()}`;
    try {
        await (0,promises_.rename)(path, aside);
    }
    catch (error) {
        if (isCode(error, 'ENOENT'))
            return false;
        throw error;
    }
    const moved = await (0,promises_.readFile)(aside, 'utf8');
    if (moved !== expected)
        await (0,promises_.link)(aside, path);
    await (0,promises_.rm)(aside);
    return moved === expected;
}
async function readIfThere(path) {
    try {
        return await (0,promises_.readFile)(path, 'utf8');
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

/***/ 11642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ parentEnv),
/* harmony export */   S: () => (/* binding */ watchParent)
/* harmony export */ });
/* harmony import */ var node_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1708);
/**
 * Helpers of ours end with whoever started them. A launcher that is killed (SIGKILL, out of memory) cannot stop its
 * children, and an engine that nobody watches would hold its hardware for ever.
 */

const variable = 'INFX_PARENT_PID';
const everyMs = 1_000;
/** Time for an orderly end before the orphan ends at once. */
const endWithinMs = 5_000;
/** Infrastructure, as everywhere. */
const orphanExitCode = 3;
/** Environment that makes a child of this process watch it. */
const parentEnv = () => ({ [variable]: String(node_process__WEBPACK_IMPORTED_MODULE_0__.pid) });
/**
 * Calls `onOrphaned` once when the launcher is gone; does nothing in a process that no launcher started. Returns how to
 * stop watching.
 */
function watchParent(onOrphaned) {
    const parent = node_process__WEBPACK_IMPORTED_MODULE_0__.env[variable];
    if (parent === undefined)
        return () => undefined;
    const timer = setInterval(() => {
        // An orphan is adopted by init or a reaper: its parent has another id then.
        if (String(node_process__WEBPACK_IMPORTED_MODULE_0__.ppid) === parent)
            return;
        clearInterval(timer);
        onOrphaned();
        setTimeout(() => node_process__WEBPACK_IMPORTED_MODULE_0__.exit(orphanExitCode), endWithinMs).unref();
    }, everyMs);
    timer.unref();
    return () => clearInterval(timer);
}
//# sourceMappingURL=parent-watch.js.map

/***/ }),

/***/ 82674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ layOutArtifacts)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/collect/artifact-names.js
var artifact_names = __webpack_require__(40742);
;// CONCATENATED MODULE: ./lib/src/core/collect/failure-document.js
/** Identity and classed cause; `readResultFile` understands it. */
const failureDocument = (point, run, failure) => ({
    infx: {
        schema: 'failure.v1',
        point_id: point.id,
        kind: point.kind,
        config_key: point.configKey,
        plan_digest: run.planDigest,
        attempt: run.attempt,
        simulated: run.simulated,
        valid: false,
    },
    failure,
});
//# sourceMappingURL=failure-document.js.map
// EXTERNAL MODULE: ./lib/src/files/json-file.js
var json_file = __webpack_require__(6721);
;// CONCATENATED MODULE: ./lib/src/clients/evals/stage.js
/** Puts an evaluation's files flat into one directory, as evaluation artifacts of the ecosystem have them. */



/**
 * Copies every file under `outputDir` into `targetDir`, folders dropped. Two files of one name never overwrite each
 * other: the later gets `_2`, `_3` … before its extension. Returns the staged paths, sorted.
 */
async function stageEvalFiles(outputDir, targetDir) {
    await (0,promises_.mkdir)(targetDir, { recursive: true });
    const entries = await (0,promises_.readdir)(outputDir, { recursive: true, withFileTypes: true });
    const sources = entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.partial'))
        .map((entry) => (0,external_node_path_.join)(entry.parentPath, entry.name))
        .filter((path) => (0,external_node_path_.relative)(targetDir, path).startsWith('..') || (0,external_node_path_.dirname)(path) !== targetDir)
        .sort();
    const staged = [];
    for (const source of sources)
        staged.push(await copyUnderFreeName(source, targetDir));
    return staged.sort();
}
async function copyUnderFreeName(source, targetDir) {
    const extension = (0,external_node_path_.extname)(source);
    const stem = (0,external_node_path_.basename)(source, extension);
    for (let copy = 1;; copy++) {
        const target = (0,external_node_path_.join)(targetDir, `${stem}${copy === 1 ? '' : `_${copy}`}${extension}`);
        try {
            await (0,promises_.copyFile)(source, target, external_node_fs_.constants.COPYFILE_EXCL);
            return target;
        }
        catch (error) {
            if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST'))
                throw error;
        }
    }
}
//# sourceMappingURL=stage.js.map
;// CONCATENATED MODULE: ./lib/src/sweep/artifacts.js
/**
 * A finished point's files under the ecosystem's artifact names (ingest.md §2.1), one folder per artifact, so that a
 * local sweep is collected and ingested by the same code as a run of many jobs. Large files are hard links.
 */







/** Lays out one point's artifacts below `artifactsDir`, replacing those of the same names. Returns the folders made. */
async function layOutArtifacts(files, artifactsDir) {
    const { point, result, workDir } = files;
    const names = (0,artifact_names/* artifactNames */.j)(point, { attempt: result.attempt, valid: result.status === 'valid' });
    const made = [];
    const into = async (name, sources) => {
        const present = sources.filter(([from]) => (0,external_node_fs_.existsSync)(from));
        if (present.length === 0)
            return;
        const folder = (0,external_node_path_.join)(artifactsDir, name);
        await (0,promises_.rm)(folder, { recursive: true, force: true });
        for (const [from, to] of present)
            await place(from, (0,external_node_path_.join)(folder, to));
        made.push(folder);
    };
    if (files.aggregatePath !== undefined) {
        await into(names.result, [[files.aggregatePath, names.resultFile]]);
    }
    if (result.failure) {
        const folder = (0,external_node_path_.join)(artifactsDir, names.failed);
        await (0,promises_.rm)(folder, { recursive: true, force: true });
        await (0,promises_.mkdir)(folder, { recursive: true });
        const run = { planDigest: files.planDigest, attempt: result.attempt, simulated: point.simulated === true };
        await (0,json_file/* writeJsonFile */.An)((0,external_node_path_.join)(folder, names.resultFile), failureDocument(point, run, result.failure));
        made.push(folder);
    }
    if (point.kind === 'benchmark' && point.scenario === 'agentic-coding') {
        await into(names.trace, [
            'profile_export.jsonl',
            'profile_export_aiperf.json',
            'server_metrics_export.json',
            'server_metrics_export.csv',
        ].map((file) => [(0,external_node_path_.join)(workDir, 'aiperf_artifacts', file), `aiperf_artifacts/${file}`]));
    }
    if (point.kind === 'benchmark')
        await into(names.gpuMetrics, [[(0,external_node_path_.join)(workDir, 'gpu_metrics.csv'), 'gpu_metrics.csv']]);
    await into(names.serverLogs, (await namesIn((0,external_node_path_.join)(workDir, 'logs'))).map((file) => [(0,external_node_path_.join)(workDir, 'logs', file), logName(file)]));
    if (point.kind === 'eval' && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(workDir, 'eval'))) {
        const folder = (0,external_node_path_.join)(artifactsDir, names.result);
        await (0,promises_.rm)(folder, { recursive: true, force: true });
        await stageEvalFiles((0,external_node_path_.join)(workDir, 'eval'), folder);
        made.push(folder);
    }
    return made;
}
/** The single server's log has the name that the ecosystem's tools look for. */
const logName = (file) => (file === 'server.log' ? file : `results/${(0,external_node_path_.basename)(file)}`);
async function namesIn(folder) {
    return (0,external_node_fs_.existsSync)(folder) && (await (0,promises_.stat)(folder)).isDirectory() ? (0,promises_.readdir)(folder) : [];
}
async function place(from, to) {
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(to), { recursive: true });
    try {
        await (0,promises_.link)(from, to);
    }
    catch (error) {
        // Another file system, or one without hard links.
        if (!(error instanceof Error && 'code' in error && (error.code === 'EXDEV' || error.code === 'EPERM')))
            throw error;
        await (0,promises_.copyFile)(from, to);
    }
}
//# sourceMappingURL=artifacts.js.map

/***/ }),

/***/ 76428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V8: () => (/* binding */ eventLine),
/* harmony export */   _r: () => (/* binding */ jobLine),
/* harmony export */   rD: () => (/* binding */ wholeNumber)
/* harmony export */ });
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80947);
/* harmony import */ var _core_render_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54143);
/* harmony import */ var _core_render_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67654);
/** Events of a sweep as plain lines, for terminals and job logs. */



/** One line (a failed point may take several) for what a reader of a log wants to know; undefined for the rest. */
function eventLine(event) {
    switch (event.type) {
        case 'planned':
            return `${event.toRun} points to run${event.kept > 0 ? `, ${event.kept} kept from before` : ''} · plan ${event.plan.digest.slice(0, 12)} · about ${Number(event.plan.totals.estimatedGpuHours.toPrecision(2))} GPU-h`;
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
    .map((line) => `    | ${(0,_core_render_text_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)((0,_core_render_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(line), logLineCharacters)}`);
const reasonCharacters = 300;
/** The first is the cause of most others, which the report has. */
function reasons([first, ...rest]) {
    if (!first)
        return 'no reason is stated';
    const more = rest.length > 0 ? `; and ${(0,_core_render_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPlural */ .yk)(rest.length, 'more reason')}` : '';
    return `${(0,_core_render_text_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)((0,_core_render_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(first.message), reasonCharacters)} (${first.blame})${more}`;
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

/***/ 64403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ OutDir)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85492);
/* harmony import */ var _core_problems_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8076);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80947);
/* harmony import */ var _core_results_headline_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(91773);
/* harmony import */ var _files_json_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6721);
/* harmony import */ var _files_process_lock_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(29120);
/**
 * The output directory of a sweep: its layout, its lock, and what earlier attempts left in it.
 *
 *   plan.json  results/<pointId>.json  sweep.json  ingest.json  report.html  curve.svg  curve.png  summary.md  db/
 *   points/<pointId>/a<attempt>/   working files of an attempt: logs, exports, telemetry
 *   points/<pointId>/outcome.json  how the point ended, for --resume
 *   artifacts/                     the same results under the ecosystem's artifact names
 */









class OutDir {
    path;
    #lock;
    #outcomes = new Map();
    constructor(path, lock) {
        this.path = path;
        this.#lock = lock;
    }
    /** Creates the directory and takes its lock. Throws ProblemError (INFX304, INFX305) when that is impossible. */
    static async open(path) {
        try {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'results'), { recursive: true });
        }
        catch (cause) {
            throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)('INFX305', `cannot create ${path}: ${messageOf(cause)}`)], { cause });
        }
        const lockPath = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'sweep.lock');
        const lock = await (0,_files_process_lock_js__WEBPACK_IMPORTED_MODULE_7__/* .acquireProcessLock */ .B)(lockPath, (holder) => (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)('INFX304', holder
            ? `${path} is used by process ${holder.pid} on ${holder.host}, running since ${holder.takenAt}`
            : `${path} is used: ${lockPath} is not readable as a lock`, {
            hint: `wait for it, stop it, or choose another --out; if it is certainly gone, delete ${lockPath}`,
        }));
        const out = new OutDir(path, lock);
        out.#readOutcomes();
        return out;
    }
    async close() {
        await this.#lock.release();
    }
    file(name) {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.path, name);
    }
    get pointsDir() {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.path, 'points');
    }
    /** The plan of an earlier sweep in this directory. */
    async earlierPlan() {
        const path = this.file('plan.json');
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path))
            return undefined;
        const parsed = parseOwnJson(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8'), path);
        return isPlan(parsed) ? parsed : undefined;
    }
    /**
     * Moves everything of an earlier sweep into `earlier/<when it started>/`: results cost GPU-hours and are never deleted
     * here. The database stays, because rows of several sweeps share it. Returns the folder, relative to the directory.
     */
    async setEarlierAside() {
        const { startedAt } = await this.run();
        const folder = `earlier/${startedAt.replace(/[:.]/g, '-')}`;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(this.file(folder), { recursive: true });
        const own = [
            'plan.json',
            'run.json',
            'results',
            'points',
            'artifacts',
            'sweep.json',
            'ingest.json',
            'report.html',
            'curve.svg',
            'curve.png',
            'summary.md',
        ];
        for (const name of own.filter((candidate) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(this.file(candidate)))) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(this.file(name), this.file(`${folder}/${name}`));
        }
        this.#outcomes.clear();
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(this.file('results'), { recursive: true });
        return folder;
    }
    /** When this sweep began; a resumed one keeps the first start. */
    async run() {
        const path = this.file('run.json');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path)) {
            const parsed = parseOwnJson(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8'), path);
            if (isObject(parsed) && typeof parsed['startedAt'] === 'string')
                return { startedAt: parsed['startedAt'] };
        }
        const run = { startedAt: new Date().toISOString() };
        await (0,_files_json_file_js__WEBPACK_IMPORTED_MODULE_6__/* .writeJsonFile */ .An)(path, run);
        return run;
    }
    outcomeOf(pointId) {
        return this.#outcomes.get(pointId);
    }
    /** One more than the highest attempt that left a folder. */
    nextAttempt(pointId) {
        const dir = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.pointsDir, pointId);
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(dir))
            return 1;
        const attempts = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(dir).flatMap((name) => /^a(\d+)$/.exec(name)?.[1] ?? []);
        return Math.max(0, ...attempts.map(Number)) + 1;
    }
    /** Writes the aggregate (an invalid one never under the valid name) and the outcome; returns what the sweep says of it. */
    async keep(point, attempt, outcome, elapsedSeconds) {
        const aggregate = outcome.status === 'failed' ? undefined : outcome.aggregate;
        const paths = [`results/${point.id}.json`, `results/failed_${point.id}.json`];
        const resultPath = outcome.status === 'invalid' ? paths[1] : paths[0];
        // What an earlier attempt left goes only when this one is safe.
        if (aggregate)
            await (0,_files_json_file_js__WEBPACK_IMPORTED_MODULE_6__/* .writeJsonFile */ .An)(this.file(resultPath), aggregate);
        for (const stale of paths.filter((path) => !aggregate || path !== resultPath)) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(this.file(stale), { force: true });
        }
        const result = {
            id: point.id,
            title: point.title,
            kind: point.kind,
            configKey: point.configKey,
            seriesKey: point.seriesKey,
            curveKey: point.curveKey,
            conc: point.conc,
            gpus: point.gpus,
            status: outcome.status,
            attempt,
            elapsedSeconds,
            invalidReasons: outcome.status === 'failed' ? [] : outcome.invalidReasons,
            headline: aggregate && point.kind === 'benchmark' ? (0,_core_results_headline_js__WEBPACK_IMPORTED_MODULE_8__/* .headlineOf */ .g)(aggregate) : null,
            ...(aggregate ? { resultPath } : {}),
            ...(outcome.status === 'failed' ? { failure: outcome.failure } : {}),
        };
        const kept = {
            result,
            verdicts: outcome.status === 'failed' ? [] : outcome.verdicts,
            workDir: `points/${point.id}/a${attempt}`,
        };
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.pointsDir, point.id), { recursive: true });
        await (0,_files_json_file_js__WEBPACK_IMPORTED_MODULE_6__/* .writeJsonFile */ .An)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.pointsDir, point.id, 'outcome.json'), kept);
        this.#outcomes.set(point.id, kept);
        return result;
    }
    #readOutcomes() {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(this.pointsDir))
            return;
        for (const pointId of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(this.pointsDir)) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.pointsDir, pointId, 'outcome.json');
            if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path))
                continue;
            const parsed = parseOwnJson((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, 'utf8'), path);
            if (isKeptOutcome(parsed))
                this.#outcomes.set(pointId, parsed);
        }
    }
}
/** Files of ours are written atomically; one that does not parse was damaged by somebody else, which must not pass for "nothing there". */
function parseOwnJson(text, path) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .ProblemError */ .Mm([
            (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)('INFX308', `${path} is not JSON: ${messageOf(cause)}`, {
                hint: 'remove the file, or start in a new --out',
            }),
        ], { cause });
    }
}
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
// Our own files of the same version: the schema tag is enough to know them again.
const isPlan = (value) => isObject(value) && value['schema'] === 'plan.v1';
const isKeptOutcome = (value) => isObject(value) &&
    isObject(value['result']) &&
    typeof value['workDir'] === 'string' &&
    Array.isArray(value['verdicts']);
const messageOf = (error) => (error instanceof Error ? error.message : String(error));
//# sourceMappingURL=out-dir.js.map

/***/ }),

/***/ 83854:
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
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
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
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/src/engines/command/readiness.js
/**
 * `status` and parsed `body` of the health path; for `models` the body is that of `/v1/models`. A body that cannot be
 * read is "not ready", with the reason: engines answer 200 with half-made bodies while they start.
 */
function judgeReadiness(expect, status, body) {
    if (status !== 200)
        return { ready: false, message: `HTTP ${status}` };
    switch (expect.kind) {
        case 'http-200':
            return { ready: true, message: 'HTTP 200' };
        case 'models': {
            const models = member(body, 'data');
            const count = Array.isArray(models) ? models.length : 0;
            return count > 0
                ? { ready: true, message: `${count} models` }
                : { ready: false, message: 'no model is listed yet' };
        }
        case 'dynamo-instances':
            return compare(expect, countInstances(body), 'instances');
        case 'router-workers':
            return compare(expect, countStats(body), 'stats');
    }
}
function compare(expected, found, field) {
    if (!found)
        return { ready: false, message: `the answer has no "${field}"` };
    const prefills = Math.max(0, expected.prefill - found.prefill);
    const decodes = Math.max(0, expected.decode - found.decode);
    if (prefills + decodes > 0) {
        return { ready: false, message: `waiting for ${prefills} prefills and ${decodes} decodes` };
    }
    return { ready: true, message: `${found.prefill} prefills and ${found.decode} decodes` };
}
/** Dynamo names components `prefill`, `decode`, `backend` (SGLang, vLLM) or `tensorrt_llm`. */
const decodeComponents = ['decode', 'backend', 'tensorrt_llm'];
function countInstances(body) {
    const instances = member(body, 'instances');
    if (!Array.isArray(instances))
        return undefined;
    const components = instances
        .filter((instance) => member(instance, 'endpoint') === 'generate')
        .map((instance) => member(instance, 'component'));
    return {
        prefill: components.filter((name) => name === 'prefill').length,
        decode: components.filter((name) => typeof name === 'string' && decodeComponents.includes(name)).length,
    };
}
function countStats(body) {
    const stats = member(body, 'stats');
    if (typeof stats !== 'object' || stats === null)
        return undefined;
    const count = (name) => {
        const value = member(stats, name);
        return typeof value === 'number' && value > 0 ? value : 0;
    };
    return { prefill: count('prefill_count'), decode: count('decode_count') + count('regular_count') };
}
function member(value, name) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
        return undefined;
    return Reflect.get(value, name);
}
//# sourceMappingURL=readiness.js.map
;// CONCATENATED MODULE: ./lib/src/launch/failure-table.js
const failureTable = [
    {
        pattern: /EADDRINUSE|address already in use|(port |:)\d+ is (already )?(in use|taken)/i,
        cause: 'a port of the engine is taken by another process',
        blame: 'infra',
        hint: 'another engine may still be running on this node; the point is retried on another port',
        retriable: true,
    },
    {
        pattern: /CUDA out of memory|hipErrorOutOfMemory|torch\.OutOfMemoryError|Not enough memory\. Please try to increase --mem-fraction/i,
        cause: 'the engine ran out of GPU memory',
        blame: 'user',
        hint: 'lower conc or the memory fraction, or raise tp',
        retriable: false,
    },
    {
        pattern: /ENOSPC|No space left on device/i,
        cause: 'a disk of the node is full',
        blame: 'infra',
        hint: 'free disk space on the node; an image and its caches need tens of gigabytes',
        retriable: true,
    },
    {
        pattern: /NCCL.{0,200}(timeout|timed out|unhandled (system|cuda) error)|ProcessGroupNCCL.{0,200}timeout/i,
        cause: 'a collective operation between GPUs timed out',
        blame: 'infra',
        hint: 'one GPU or link of the node hangs; retry elsewhere and look at the node',
        retriable: true,
    },
    {
        pattern: /heap out of memory|Out of memory: Killed process|oom-kill/i,
        cause: 'the process ran out of host memory',
        blame: 'infra',
        hint: 'the node has less memory than the point needs, or another job uses it',
        retriable: true,
    },
    {
        pattern: /pull access denied|manifest unknown|toomanyrequests|error (pulling|importing) image|enroot.{0,80}(failed|ERROR)|container image \S+ not found|pyxis: (failed to import|couldn't start container)/i,
        cause: 'the container image could not be fetched or opened',
        blame: 'infra',
        hint: 'check that the image exists under this name and tag, that the registry lets this site in, and the image cache',
        retriable: true,
    },
    {
        pattern: /\b(Read-only file system|Stale file handle|ESTALE|Input\/output error|Transport endpoint is not connected)\b/i,
        cause: 'a file system of the node does not work',
        blame: 'infra',
        hint: 'retry on another node and look at the mounts of this one',
        retriable: true,
    },
    {
        pattern: /No supported gpu backend|CUDA driver version is insufficient|no CUDA-capable device|NVML: (Driver|Unknown)|hipErrorNoDevice|could not select device driver/i,
        cause: 'the engine found no usable GPU',
        blame: 'infra',
        hint: 'the driver, or how the site hands GPUs to jobs and containers, does not fit the image',
        retriable: true,
    },
    {
        pattern: /(Xid|uncorrectable ECC error|GPU has fallen off the bus|CUDA error: (an illegal memory access|unspecified launch failure|uncorrectable))/i,
        cause: 'a GPU failed while the engine ran',
        blame: 'infra',
        hint: 'retry on another node; exclude this one in the site file when it happens again',
        retriable: true,
    },
    {
        pattern: /(Repository Not Found|404 Client Error).{0,200}huggingface|OSError: \S+ is not a local folder and is not a valid model/is,
        cause: 'the model or its tokenizer is not on the hub under this name',
        blame: 'user',
        hint: 'check the model’s name, or give its folder under "models" of the site file',
        retriable: false,
    },
    {
        pattern: /401 Client Error|GatedRepoError|403 Forbidden.{0,200}huggingface/is,
        cause: 'the hub refused to hand out the model',
        blame: 'infra',
        hint: 'pass HF_TOKEN on in "pass-environment" of the site file, with access to this model',
        retriable: false,
    },
    {
        pattern: /No matching distribution found for|Could not find a version that satisfies/i,
        cause: 'a package that the recipe installs does not exist for this image',
        blame: 'user',
        hint: 'check version, Python and platform of the wheel, or use an image that has it',
        retriable: false,
    },
    {
        pattern: /ModuleNotFoundError: No module named|cannot open shared object file/i,
        cause: 'the image lacks a module that the engine needs',
        blame: 'user',
        hint: 'image and recipe do not fit together',
        retriable: false,
    },
    {
        pattern: /max(_model_len| seq len).{0,200}(larger|greater) than|KV cache.{0,120}(not enough|too small|larger than the available)|No available memory for the cache blocks/i,
        cause: 'the context does not fit into the memory that is left for the KV cache',
        blame: 'user',
        hint: 'lower max-model-len, raise the memory fraction, or raise tp',
        retriable: false,
    },
    {
        pattern: /unrecognized arguments?:|no such option|invalid choice:/i,
        cause: 'the engine does not know a flag of its command',
        blame: 'user',
        hint: 'image and recipe do not fit together: check the flag against the engine version',
        retriable: false,
    },
];
/** The first row that matches the joined log lines, and the line it matched. */
function classifyFailure(lines) {
    for (const row of failureTable) {
        const line = lines.find((candidate) => row.pattern.test(candidate));
        if (line !== undefined)
            return { row, line };
    }
    return undefined;
}
//# sourceMappingURL=failure-table.js.map
;// CONCATENATED MODULE: ./lib/src/launch/health.js
/** Waiting until an engine can serve: bounded, and over at once when a process of it ends. */








const probeTimeoutMs = 2_000;
/** Answers count instances; one with thousands of them stays far below. */
const maxBodyBytes = 4 * 1024 * 1024;
/**
 * Resolves when the health rule is met. `onProgress` hears what is missing whenever that changes, e.g. `waiting for 2
 * prefills and 1 decodes`. Throws a ProblemError (INFX185, or that of the process that ended), or the signal's reason.
 */
async function waitUntilHealthy(engine, signal, onProgress) {
    const { health, engine: name } = engine.spec;
    const deadline = performance.now() + health.timeoutSeconds * 1_000;
    let said = 'no answer yet';
    while (performance.now() < deadline) {
        signal.throwIfAborted();
        const { ready, message } = await probe(engine.spec, signal);
        if (ready)
            return;
        if (message !== said)
            onProgress?.(message);
        said = message;
        const ended = await Promise.race([engine.exited, (0,external_node_timers_promises_.setTimeout)(health.intervalMs, undefined, { signal })]);
        if (ended !== undefined)
            throw new problem/* ProblemError */.Mm([await exitProblem(engine, ended)]);
    }
    throw new problem/* ProblemError */.Mm([
        (0,catalogue/* problem */.CC)('INFX185', `${name} was not healthy within ${health.timeoutSeconds} s (${health.path}: ${said})`),
    ]);
}
/** The classed Problem for a process that ended on its own. */
async function exitProblem(engine, ended) {
    const how = ended.signal === null ? `exit code ${String(ended.code)}` : `signal ${ended.signal}`;
    const known = classifyFailure(await engine.logTail(200));
    // Who ended the process knows better than its last words, which may only complain about being ended.
    if (ended.verdict) {
        const { code, message, ...whose } = ended.verdict;
        return (0,catalogue/* problem */.CC)(code, `${ended.role} ended (${how}): ${message}`, whose);
    }
    if (!known && (await isLogDiskFull(engine))) {
        return (0,catalogue/* problem */.CC)('INFX186', `${ended.role} ended on its own (${how}); the disk of its log is full`, {
            blame: 'infra',
            hint: 'free disk space on the node',
        });
    }
    if (!known) {
        // SIGKILL from outside is nearly always the kernel's or the scheduler's, not the engine's.
        const blame = ended.signal === 'SIGKILL' || ended.code === 137 ? 'infra' : 'product';
        return (0,catalogue/* problem */.CC)('INFX186', `${ended.role} ended on its own (${how})`, {
            blame,
            hint: 'see the log tail of the point',
        });
    }
    return (0,catalogue/* problem */.CC)('INFX186', `${ended.role} ended on its own (${how}): ${known.row.cause}`, {
        blame: known.row.blame,
        hint: known.row.hint,
    });
}
/** One question, two when models must be listed; what the network says instead of an answer is "not ready". */
async function probe({ health, endpointUrl }, signal) {
    const expect = health.expect ?? { kind: 'http-200' };
    const within = AbortSignal.any([signal, AbortSignal.timeout(probeTimeoutMs)]);
    try {
        const response = await fetch(new URL(health.path, endpointUrl), { signal: within });
        if (expect.kind === 'http-200' || response.status !== 200) {
            await response.body?.cancel();
            return judgeReadiness(expect, response.status, undefined);
        }
        if (expect.kind !== 'models')
            return judgeReadiness(expect, 200, await jsonOf(response));
        await response.body?.cancel();
        const models = await fetch(new URL('/v1/models', endpointUrl), { signal: within });
        return judgeReadiness(expect, models.status, await jsonOf(models));
    }
    catch (error) {
        signal.throwIfAborted();
        const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
        return { ready: false, message: cause instanceof Error ? cause.message : String(cause) };
    }
}
/** Undefined when it is no JSON: engines answer with half-made bodies while they start, and the judge says what lacks. */
async function jsonOf(response) {
    const chunks = [];
    let size = 0;
    const stream = response.body ?? [];
    for await (const chunk of stream) {
        size += chunk.byteLength;
        if (size > maxBodyBytes)
            throw new Error(`the answer is larger than ${maxBodyBytes} bytes`);
        chunks.push(chunk);
    }
    try {
        const value = JSON.parse(Buffer.concat(chunks).toString('utf8'));
        return value;
    }
    catch {
        return undefined;
    }
}
/** An engine that cannot even write its log dies without a word. */
async function isLogDiskFull({ logPaths }) {
    const folders = new Set(Object.values(logPaths).map((path) => (0,external_node_path_.dirname)(path)));
    const free = await Promise.all([...folders].map(async (folder) => (await (0,promises_.statfs)(folder)).bavail));
    return free.includes(0);
}
//# sourceMappingURL=health.js.map
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









/** Rejects only when `signal` is aborted; everything else that goes wrong is a classed outcome. */
async function runPoint(point, attempt, context) {
    const timeline = new Timeline(point.id, context.observe, Date.now());
    const workDir = (0,external_node_path_.join)(context.pointsDir, point.id, `a${attempt}`);
    let engine;
    try {
        await (0,promises_.mkdir)(workDir, { recursive: true });
        timeline.enter('starting');
        const spec = context.tools.engineFor(point).render(point, {
            ...(await context.tools.prepare(point, workDir)),
            port: await freePort(),
            workDir,
            traceScale: point.traceScale ?? 1,
        });
        engine = await context.tools.launcher.launch(spec, {
            logDir: (0,external_node_path_.join)(workDir, 'logs'),
            labels: { run: context.run, attempt, pointId: point.id },
        });
        await waitUntilHealthy(engine, context.signal);
        timeline.enter('healthy');
        const judge = await driveWhileServing(engine, point, attempt, workDir, timeline, context);
        timeline.enter('stopping');
        await engine.stop();
        timeline.enter('done');
        const measured = await judge(timeline.entries, engine.logPaths);
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
    });
    const [result] = await Promise.allSettled([drive]);
    context.signal.throwIfAborted();
    // Whatever the client made of it, a server that ended on its own is the cause.
    if (died.signal.aborted)
        throw new problem/* ProblemError */.Mm([await exitProblem(engine, await exit)]);
    if (result.status === 'rejected')
        throw result.reason;
    return result.value;
}
function classify(thrown) {
    const error = (0,write_refusal/* asWriteRefusal */.O)(thrown);
    if (error instanceof problem/* ProblemError */.Mm) {
        return { problems: error.problems, retriable: error.problems.some(({ blame }) => blame === 'infra') };
    }
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { problems: [(0,catalogue/* problem */.CC)('INFX310', text)], retriable: false };
}
//# sourceMappingURL=run-point.js.map

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
        endedAt: outcomes.endedAt,
        interrupted: outcomes.interrupted,
        points,
        evals: verdictsAsked.flatMap((point) => verdictsOf(point, outcomes)),
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
/** One readable name per curve, from any point of it. */
function curveTitles(plan) {
    const titles = new Map(plan.points.map((point) => [point.curveKey, curveTitle(point)]));
    return (curveKey) => titles.get(curveKey) ?? curveKey;
}
function curveTitle({ model, scenario, isl, osl, runner, framework, precision }) {
    const work = scenario === 'agentic-coding' ? 'agentic coding' : `${isl ?? '?'}/${osl ?? '?'} tokens`;
    return `${model.split('/').at(-1) ?? model} · ${work} · ${(0,point_label/* skuOf */.x$)(runner)}_${framework} · ${precision.toUpperCase()}`;
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

/***/ }),

/***/ 99638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ pointTools)
});

// EXTERNAL MODULE: ./lib/src/core/problems/clients.js
var clients = __webpack_require__(9493);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(80481);
// EXTERNAL MODULE: ./lib/src/assets.js
var assets = __webpack_require__(60269);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/parent-watch.js
var parent_watch = __webpack_require__(11642);
// EXTERNAL MODULE: ./lib/src/version.js
var version = __webpack_require__(51294);
;// CONCATENATED MODULE: ./lib/src/clients/replay/process-client.js
/** The replay client in a process of its own: neither the sweep's rendering nor its database bends a latency. */












/** Time for the client to cancel its requests and write its files before it is killed. */
const killAfterMs = 5000;
const keptStderrCharacters = 4000;
const replayProcessClient = {
    name: 'infx-replay',
    version: version/* productVersion */.U,
    /** Rejects as `replayClient` does, and with INFX202 or INFX203 when the process dies. */
    async run(spec, options) {
        const dir = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'infx-replay-'));
        try {
            const file = (0,external_node_path_.join)(dir, 'spec.json');
            await (0,promises_.writeFile)(file, JSON.stringify(spec));
            return await superviseReplay([...(0,assets/* selfCommand */.ee)(), 'replay', '--spec', file], spec, options);
        }
        finally {
            await (0,promises_.rm)(dir, { recursive: true, force: true });
        }
    },
};
/** Starts `command` and follows its lines to the outcome. */
async function superviseReplay(command, spec, options) {
    const [program = process.execPath, ...args] = command;
    const child = (0,external_node_child_process_.spawn)(program, args, {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...(0,parent_watch/* parentEnv */.G)() },
    });
    const closed = (0,external_node_events_.once)(child, 'close');
    let stderr = '';
    child.stderr.on('data', (bytes) => {
        stderr = (stderr + bytes.toString('utf8')).slice(-keptStderrCharacters);
    });
    const stopWatching = endOnAbort(child, options.signal);
    let last;
    try {
        for await (const text of (0,external_node_readline_.createInterface)({ input: child.stdout, crlfDelay: Infinity })) {
            const line = readLine(text);
            if (!line)
                continue;
            if ('progress' in line)
                options.onProgress(line.progress);
            else
                last = line;
        }
        const [code, signal] = await closed;
        if (last && 'outcome' in last)
            return last.outcome;
        if (last && 'problems' in last)
            throw new problem/* ProblemError */.Mm(last.problems);
        // Killed after our own abort: the files that exist stay where they are.
        if (options.signal.aborted)
            return { completed: false, abortReason: 'cancelled', maxClientCpuShare: 0 };
        throw new problem/* ProblemError */.Mm([died(code, signal, stderr, spec.outputDir)]);
    }
    finally {
        stopWatching();
    }
}
function endOnAbort(child, signal) {
    let timer;
    const end = () => {
        child.kill('SIGTERM');
        timer = setTimeout(() => child.kill('SIGKILL'), killAfterMs);
    };
    signal.addEventListener('abort', end);
    if (signal.aborted)
        end();
    return () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
    };
}
/** Lines that are not ours (a warning of the runtime) are passed over. */
function readLine(text) {
    if (!text.startsWith('{"'))
        return undefined;
    try {
        return JSON.parse(text);
    }
    catch {
        // Only a process killed in the middle of a line writes such a one; its end is reported by the exit code.
        return undefined;
    }
}
function died(code, signal, stderr, outputDir) {
    const lines = stderr.trim() === '' ? 'it wrote nothing to standard error' : stderr.trim();
    const how = signal === null ? `ended with exit code ${code ?? 'unknown'}` : `was killed by ${signal}`;
    const message = `the replay process ${how} without an outcome (files: ${outputDir}): ${lines}`;
    return (0,catalogue/* problem */.CC)(signal === null ? 'INFX202' : 'INFX203', message);
}
//# sourceMappingURL=process-client.js.map
// EXTERNAL MODULE: ./lib/src/core/problems/command.js
var command = __webpack_require__(8076);
// EXTERNAL MODULE: ./lib/src/core/problems/engine.js
var engine = __webpack_require__(59611);
;// CONCATENATED MODULE: ./lib/src/engines/sim/hardware/coefficients.js
const fittedModel = {
    prefillUtilisation: 0.318,
    decodeUtilisation: 0.4,
    kvBandwidthShare: 0.708,
    weightTouchRatio: 0.42,
    overheadSeconds: 0.0005,
    decodeFloorSeconds: 0.0037,
    expertCollectiveSeconds: 0.00148,
    widthExponent: 0.9,
};
const flopsOf = (sku, precision) => 1e12 *
    (precision === 'fp4' || precision === 'int4'
        ? sku.fp4Tflops
        : precision === 'bf16'
            ? sku.bf16Tflops
            : sku.fp8Tflops);
/** Bytes of one stored weight, scales included. */
const weightBytes = (precision) => precision === 'fp4' || precision === 'int4' ? 0.5625 : precision === 'bf16' ? 2 : 1.01;
const modelBytes = (model, precision) => model.totalBillions * 1e9 * weightBytes(precision);
/** The coefficients of a worker: what one GPU needs, divided by the width of a rank. */
function stepCoefficients(what, fitted) {
    const { sku, model, precision, shape } = what;
    const width = (shape.gpus / shape.dpRanks) ** fitted.widthExponent;
    const tokenFlops = 2 * model.activeBillions * 1e9;
    const prefillFlops = flopsOf(sku, precision) * fitted.prefillUtilisation * width;
    const attentionFlops = sku.bf16Tflops * 1e12 * fitted.prefillUtilisation * width;
    const decodeToken = tokenFlops / (flopsOf(sku, precision) * fitted.decodeUtilisation * width);
    const hbm = sku.hbmTbPerSecond * 1e12;
    const weightsRead = (modelBytes(model, precision) * fitted.weightTouchRatio) / (hbm * shape.gpus);
    const collective = shape.ep > 1 || shape.dpRanks > 1 ? fitted.expertCollectiveSeconds * Math.log2(shape.gpus) : 0;
    return {
        overheadSeconds: fitted.overheadSeconds,
        prefillSecondsPerToken: tokenFlops / prefillFlops,
        prefillSecondsPerTokenMegacontext: (model.attentionFlops * 1e6) / attentionFlops,
        decodeBaseSeconds: fitted.decodeFloorSeconds + weightsRead + collective,
        decodeSecondsPerSequence: decodeToken,
        decodeSecondsPerContextToken: model.kvBytesPerToken / (hbm * fitted.kvBandwidthShare * (model.kvSharded ? width : 1)),
        draftSecondsPerSequenceToken: decodeToken,
    };
}
//# sourceMappingURL=coefficients.js.map
;// CONCATENATED MODULE: ./lib/src/engines/sim/hardware/deployment.js

/** Share of HBM that an engine takes, and what it needs beside weights and KV, GB. */
const memoryShare = 0.88;
const workspaceGb = 8;
/** A class table is coarse: where weights would leave nothing, this share of HBM is KV all the same. */
const minKvShare = 0.05;
/** Share of a link's bandwidth that KV transfers reach. */
const linkShare = 0.5;
/** Decode runs into the memory wall, not the power wall. */
const decodePowerShare = 0.7;
const prefillPowerShare = 0.95;
function buildPool(plan, deployment, fitted) {
    const { sku, shape } = plan;
    const { model, precision, traceScale } = deployment;
    const gpusPerRank = shape.gpus / shape.dpRanks;
    const copies = model.kvSharded ? gpusPerRank : 1;
    const scaled = (tokens) => Math.max(1, Math.floor(tokens / traceScale));
    const entryRanks = plan.workers * shape.dpRanks;
    const hostTokens = plan.role === 'decode' ? 0 : (deployment.hostGb * 1e9) / (entryRanks * model.kvBytesPerToken);
    return {
        role: plan.role,
        workers: plan.workers,
        dpRanks: shape.dpRanks,
        gpusPerWorker: shape.gpus,
        kvPoolTokensPerRank: scaled((kvBytesPerGpu(sku, shape, model, precision) * copies) / model.kvBytesPerToken),
        hostPoolTokensPerRank: deployment.hostGb === 0 ? 0 : Math.floor(hostTokens / traceScale),
        hostLoadTokensPerSecond: (sku.hostLinkGbPerSecond * 1e9 * linkShare * gpusPerRank) / model.kvBytesPerToken,
        chunkTokens: scaled(deployment.chunkTokens),
        maxRunningPerRank: Math.max(1, Math.ceil(plan.maxRunning / shape.dpRanks)),
        step: scaledStep(stepCoefficients({ sku, model, precision, shape }, fitted), traceScale),
        power: {
            idleWatts: sku.idleWatts,
            prefillWatts: sku.maxWatts * prefillPowerShare,
            decodeWatts: sku.maxWatts * decodePowerShare,
        },
    };
}
/** A token of a scaled trace stands for `traceScale` tokens of context, so what grows with context costs that much more per token. */
function scaledStep(step, traceScale) {
    return {
        ...step,
        prefillSecondsPerTokenMegacontext: step.prefillSecondsPerTokenMegacontext * traceScale,
        decodeSecondsPerContextToken: step.decodeSecondsPerContextToken * traceScale,
    };
}
/** KV handed from prefill to decode: every GPU of a worker sends its share. */
function transferOf(prefill, model) {
    const bytesPerSecond = prefill.sku.peerLinkGbPerSecond * 1e9 * linkShare * prefill.shape.gpus;
    return { tokensPerSecond: bytesPerSecond / model.kvBytesPerToken, latencySeconds: 0.005 };
}
function kvBytesPerGpu(sku, shape, model, precision) {
    const weights = modelBytes(model, precision) / shape.gpus;
    const left = sku.hbmGb * 1e9 * memoryShare - weights - workspaceGb * 1e9;
    return Math.max(left, sku.hbmGb * 1e9 * minKvShare);
}
//# sourceMappingURL=deployment.js.map
;// CONCATENATED MODULE: ./lib/src/engines/sim/hardware/model-class.js
/** By model prefix; orders of magnitude from the models' published shapes, not measurements. */
const classes = [
    ['dsv41flash', latent('deepseek-v4-flash', 13, 284, 5_000, 40_000, 1_048_576)],
    ['dsv4flash', latent('deepseek-v4-flash', 13, 284, 5_000, 40_000, 1_048_576)],
    ['dsv4', latent('deepseek-v4-pro', 49, 1600, 9_000, 80_000, 1_048_576)],
    ['dsr1', latent('deepseek-r1', 37, 671, 36_000, 5_000_000, 163_840)],
    ['glm5', latent('glm-5', 40, 744, 46_000, 1_000_000, 1_048_576)],
    ['kimik', latent('kimi-k', 32, 1040, 36_000, 2_500_000, 1_048_576)],
    ['qwen3.5', sharded('qwen-3.5', 17, 397, 16_000, 500_000, 262_144)],
    ['minimaxm', sharded('minimax-m', 10, 230, 128_000, 1_500_000, 1_048_576)],
    ['gptoss', sharded('gpt-oss', 5, 117, 37_000, 300_000, 131_072)],
    ['llama70b', sharded('llama-70b', 70, 70, 164_000, 2_600_000, 131_072)],
];
/** Used for prefixes not in the table: a middle-sized mixture of experts. */
const fallbackModelClass = sharded('generic-moe', 20, 400, 40_000, 1_000_000, 262_144);
/** The class of the longest prefix in the table that `modelPrefix` starts with. */
function modelClassOf(modelPrefix) {
    const fitting = classes.filter(([prefix]) => modelPrefix.startsWith(prefix));
    fitting.sort(([a], [b]) => b.length - a.length);
    return fitting[0]?.[1] ?? fallbackModelClass;
}
function latent(name, activeBillions, totalBillions, kvBytesPerToken, attentionFlops, contextTokens) {
    const kvSharded = false;
    return { name, activeBillions, totalBillions, kvBytesPerToken, kvSharded, attentionFlops, contextTokens };
}
function sharded(...shape) {
    return { ...latent(...shape), kvSharded: true };
}
//# sourceMappingURL=model-class.js.map
;// CONCATENATED MODULE: ./lib/src/engines/sim/hardware/sku.js
const skus = [
    sku('h100', { tflops: [1979, 1979, 989], hbm: [80, 3.35], links: [55, 50], watts: [75, 700] }),
    sku('h200', { tflops: [1979, 1979, 989], hbm: [141, 4.8], links: [55, 50], watts: [80, 700] }),
    sku('b200', { tflops: [9000, 4500, 2250], hbm: [180, 8], links: [55, 50], watts: [140, 1000] }),
    sku('b300', { tflops: [13_500, 4500, 2250], hbm: [270, 8], links: [100, 100], watts: [150, 1100] }),
    sku('gb200', { tflops: [10_000, 5000, 2500], hbm: [186, 8], links: [200, 900], watts: [150, 1200] }),
    sku('gb300', { tflops: [15_000, 5000, 2500], hbm: [279, 8], links: [200, 900], watts: [160, 1400] }),
    sku('mi300x', { tflops: [2615, 2615, 1307], hbm: [192, 5.3], links: [55, 50], watts: [110, 750] }),
    sku('mi325x', { tflops: [2615, 2615, 1307], hbm: [256, 6], links: [55, 50], watts: [120, 1000] }),
    sku('mi355x', { tflops: [10_066, 5033, 2517], hbm: [288, 8], links: [55, 50], watts: [140, 1400] }),
    sku('rtx6000pro', { tflops: [2000, 1000, 500], hbm: [96, 1.79], links: [55, 50], watts: [60, 600] }),
];
function sku(name, facts) {
    return {
        name,
        fp4Tflops: facts.tflops[0],
        fp8Tflops: facts.tflops[1],
        bf16Tflops: facts.tflops[2],
        hbmGb: facts.hbm[0],
        hbmTbPerSecond: facts.hbm[1],
        hostLinkGbPerSecond: facts.links[0],
        peerLinkGbPerSecond: facts.links[1],
        idleWatts: facts.watts[0],
        maxWatts: facts.watts[1],
    };
}
const knownSkus = skus.map(({ name }) => name);
const skuByName = (name) => skus.find((known) => known.name === name);
/** The product that a runner label speaks of: `cluster:gb300-nv`, `b200-dgxc`, `h200`; undefined when none is known. */
function skuOfRunner(runner) {
    const label = runner.slice(runner.indexOf(':') + 1);
    return skuByName(label.split(/[-_]/, 1)[0] ?? label);
}
//# sourceMappingURL=sku.js.map
// EXTERNAL MODULE: ./lib/src/engines/sim/version.js
var sim_version = __webpack_require__(34446);
;// CONCATENATED MODULE: ./lib/src/engines/sim/engine.js
/** Renders a planned point as one simulated engine process. */










/** Tokens of a KV page and of a prefill chunk before scaling; a page never shrinks below `minPageTokens`. */
const pageTokens = 64;
const minPageTokens = 4;
const chunkTokens = 16_384;
/** Speculative decoding without an acceptance target: a typical multi-token-prediction head. */
const fallbackSpeculative = { numSpecTokens: 3, acceptanceLength: 2.4 };
/** Chance of a draft token when nothing is injected. */
const realAcceptanceRatio = 0.75;
const outputSeed = 42;
/**
 * The simulated engine. `render` throws ProblemError (INFX173) when the point's hardware or topology has no model;
 * the configuration is among the spec's `files`.
 */
const simEngine = {
    name: 'sim',
    render: (point, context) => {
        const configPath = (0,external_node_path_.join)(context.workDir, 'sim-engine.json');
        const endpointUrl = `http://127.0.0.1:${context.port}`;
        return {
            engine: 'sim',
            version: sim_version/* simEngineVersion */.w,
            simulated: true,
            processes: [serverProcess(point, context, configPath)],
            files: [{ path: configPath, text: `${JSON.stringify(simConfigOf(point, context), null, 2)}\n` }],
            port: context.port,
            endpointUrl,
            health: { path: '/health', intervalMs: 100, timeoutSeconds: 60 },
            metricsUrls: [`${endpointUrl}/metrics`],
            servedModel: point.model,
        };
    },
};
function serverProcess(point, context, configPath) {
    return {
        role: 'server',
        argv: [...(0,assets/* selfCommand */.ee)(), 'sim-engine', '--config', configPath, '--port', String(context.port)],
        env: {},
        gpus: point.gpus,
        nodes: point.nodes,
    };
}
/** Everything the simulated engine needs to know of a point. Throws ProblemError (INFX173). */
function simConfigOf(point, context) {
    const model = modelClassOf(point.modelPrefix);
    // Questions of an evaluation are real text: nothing about them is scaled.
    const traceScale = point.kind === 'eval' ? 1 : context.traceScale;
    const deployment = {
        model,
        precision: point.precision,
        hostGb: point.kvOffloading === 'none' ? 0 : point.totalCpuDramGb,
        chunkTokens,
        traceScale,
    };
    const plans = poolPlans(point);
    const prefill = plans.find((plan) => plan.role === 'prefill');
    const [first, second] = plans.map((plan) => buildPool(plan, deployment, fittedModel));
    if (!first)
        throw new Error('a point without pools');
    return {
        schema: 'sim-engine.v1',
        servedModel: point.model,
        seed: outputSeed,
        startupSeconds: 0,
        maxModelLenTokens: Math.max(1, Math.floor(contextTokens(point, model) / traceScale)),
        maxQueuedRequests: 0,
        maxBodyBytes: 64 * 1024 * 1024,
        streamIntervalTokens: 1,
        pageTokens: Math.max(minPageTokens, Math.round(pageTokens / traceScale)),
        traceScale,
        sku: plans[0]?.sku.name ?? '',
        router: {
            policy: 'session',
            sessionHeaders: ['x-smg-routing-key', 'x-dynamo-session-id', 'x-session-id', 'x-correlation-id'],
            decodePolicy: 'total-requests',
        },
        ...speculativeOf(point),
        evalMode: point.kind === 'eval',
        pools: second ? [first, second] : [first],
        ...(prefill ? { transfer: transferOf(prefill, model) } : {}),
        ...(context.evalOracle ? { oracle: { ...context.evalOracle, seed: outputSeed } } : {}),
        gpuMetricsPath: context.gpuMetricsPath ?? (0,external_node_path_.join)(context.workDir, 'gpu_metrics.csv'),
        gpuMetricsIntervalMs: 1000,
    };
}
const contextTokens = (point, model) => point.maxModelLen > 0 ? point.maxModelLen : model.contextTokens;
function speculativeOf(point) {
    if (point.specDecoding === 'none')
        return {};
    const { numSpecTokens, acceptanceLength } = point.acceptance ?? fallbackSpeculative;
    return { speculative: { numSpecTokens, acceptanceLength, realAcceptanceRatio } };
}
function poolPlans(point) {
    const { topology } = point;
    if (topology.shape === 'single-node')
        return [poolPlan(point, 'mixed', topology, 1, point.runner)];
    const { prefill, decode } = topology;
    if (prefill.numWorkers === 0) {
        throw new problem/* ProblemError */.Mm([
            (0,catalogue/* problem */.CC)('INFX173', `${point.id}: a topology without prefill workers cannot be served`),
        ]);
    }
    if (decode.numWorkers === 0)
        return [workersOf(point, 'mixed', prefill)];
    return [workersOf(point, 'prefill', prefill), workersOf(point, 'decode', decode)];
}
const workersOf = (point, role, pool) => poolPlan(point, role, pool, pool.numWorkers, pool.hardware ?? point.runner);
function poolPlan(point, role, widths, workers, hardware) {
    const gpus = widths.tp * widths.pp * widths.pcp;
    return {
        role,
        workers,
        sku: requireSku(point, hardware),
        shape: { gpus, dpRanks: widths.dpAttn ? widths.tp : 1, ep: widths.ep },
        maxRunning: maxRunningOf(point, role) ?? 2 * highestConc(point),
    };
}
const highestConc = (point) => Math.max(point.conc, ...(point.evalConcs ?? []));
function requireSku(point, hardware) {
    const sku = skuOfRunner(hardware);
    if (sku)
        return sku;
    throw new problem/* ProblemError */.Mm([
        (0,catalogue/* problem */.CC)('INFX173', `${point.id}: no coefficients for the hardware of "${hardware}"`, {
            hint: `a runner label that can be simulated starts with one of ${knownSkus.join(', ')}`,
        }),
    ]);
}
const recipeRole = { mixed: 'aggregated', prefill: 'prefill', decode: 'decode' };
/** `backend.sglang_config.<role>.max-running-requests` of the point's recipe: the cap that decides where decode queues. */
function maxRunningOf(point, role) {
    const flags = memberOf(memberOf(memberOf(point.recipe?.resolved, 'backend'), 'sglang_config'), recipeRole[role]);
    const limit = memberOf(flags, 'max-running-requests');
    return typeof limit === 'number' && Number.isInteger(limit) && limit >= 1 ? limit : undefined;
}
function memberOf(value, name) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
        return undefined;
    return Reflect.get(value, name);
}
//# sourceMappingURL=engine.js.map
// EXTERNAL MODULE: ./lib/src/core/problems/launch.js
var launch = __webpack_require__(18602);
;// CONCATENATED MODULE: ./lib/src/launch/log-tail.js
/** Bounded reading of the end of a log file, which may be gigabytes long and still growing. */

const tailBytes = 256 * 1024;
const maxLineLength = 2_000;
/** Last `lines` lines; a line longer than 2,000 characters is cut. Empty when the file does not exist. */
async function readTail(path, lines) {
    let file;
    try {
        file = await (0,promises_.open)(path, 'r');
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
;// CONCATENATED MODULE: ./lib/src/launch/within.js
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
;// CONCATENATED MODULE: ./lib/src/launch/process.js
/** The `process` launcher: every engine process is a child of this one, in its own process group, logging to a file. */









/** Time between SIGTERM and SIGKILL, and between SIGKILL and giving up. GitHub leaves 7.5 s from SIGINT to SIGTERM. */
const termGraceMs = 4_000;
const killGraceMs = 2_000;
/** Starts engines as plain processes of this host. Nothing outlives `stop()`, nor this process when it ends normally. */
const processLauncher = {
    name: 'process',
    async launch(spec, options) {
        await (0,promises_.mkdir)(options.logDir, { recursive: true });
        for (const file of spec.files ?? []) {
            await (0,promises_.mkdir)((0,external_node_path_.dirname)(file.path), { recursive: true });
            await (0,promises_.writeFile)(file.path, file.text);
        }
        const logPaths = {};
        const children = [];
        try {
            for (const engineProcess of spec.processes) {
                const logPath = (0,external_node_path_.join)(options.logDir, `${engineProcess.role}.log`);
                logPaths[engineProcess.role] = logPath;
                children.push(await start(engineProcess, logPath, options));
            }
        }
        catch (error) {
            await Promise.all(children.map(stopChild));
            throw error;
        }
        return runningEngine(spec, logPaths, children);
    },
};
async function start(engineProcess, logPath, options) {
    const [program, ...args] = engineProcess.argv;
    if (program === undefined)
        throw new Error(`engine process ${engineProcess.role} has an empty command`);
    const log = await (0,promises_.open)(logPath, 'a');
    try {
        const child = (0,external_node_child_process_.spawn)(program, args, {
            // Its own group: a signal reaches the workers that the engine itself forks.
            detached: true,
            stdio: ['ignore', log.fd, log.fd],
            env: {
                ...process.env,
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
        logTail: (lines) => mergedTail(logPaths, lines),
    };
}
/** SIGTERM to the whole group, SIGKILL after the grace. A process that survives SIGKILL is an infrastructure Problem. */
async function stopChild(child) {
    signalGroup(child.process, 'SIGTERM');
    if (await settlesWithin(child.exit, termGraceMs))
        return;
    signalGroup(child.process, 'SIGKILL');
    if (await settlesWithin(child.exit, killGraceMs))
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
// EXTERNAL MODULE: ./lib/src/sweep/drive-eval.js + 15 modules
var drive_eval = __webpack_require__(42547);
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
// EXTERNAL MODULE: ./lib/src/core/measure/lenient-json.js
var lenient_json = __webpack_require__(10047);
;// CONCATENATED MODULE: ./lib/src/core/measure/exact.js
/**
 * Exact arithmetic on doubles. A published mean must not depend on the order of summation: values exactly on a
 * rounding tie came out one unit off with a running sum (docs/measurement.md, "Arithmetic"). Every finite double is
 * an integer multiple of 2^-1074, so sums and sums of squares are exact as big integers of that unit.
 */
const view = new DataView(new ArrayBuffer(8));
/** Splits a finite double; throws on NaN and infinities. */
function decompose(value) {
    if (!Number.isFinite(value))
        throw new RangeError(`${value} has no exact representation`);
    view.setFloat64(0, value);
    const high = view.getUint32(0);
    const biased = (high >>> 20) & 0x7ff;
    const top = BigInt((high & 0xfffff) | (biased === 0 ? 0 : 0x100000));
    const magnitude = (top << 32n) | BigInt(view.getUint32(4));
    return { mantissa: value < 0 ? -magnitude : magnitude, exponent: Math.max(biased, 1) - 1075 };
}
/**
 * Values per block: the largest partial product has 42 bits, so 2^11 of them still fit a double's 53 bits and the
 * inner loop needs no big integers (150,000 values take about 5 ms).
 */
const BLOCK = 2048;
const EXPONENTS = 2048;
/** Exact sum and sum of squares. Throws on NaN and infinities. */
function exactSums(values) {
    let sum = 0n;
    let squares = 0n;
    const blocks = new BlockSums();
    for (let from = 0; from < values.length; from += BLOCK) {
        blocks.add(values.subarray(from, from + BLOCK));
        const folded = blocks.fold();
        sum += folded.sum;
        squares += folded.squares;
    }
    return { count: values.length, sum, squares };
}
/** Partial sums per binary exponent; every array entry stays an exactly represented integer within one block. */
class BlockSums {
    low = new Float64Array(EXPONENTS);
    high = new Float64Array(EXPONENTS);
    squareParts = [0, 1, 2, 3, 4].map(() => new Float64Array(EXPONENTS));
    smallest = EXPONENTS;
    largest = -1;
    add(values) {
        const [p0, p16, p32, p48, p64] = this.squareParts;
        if (!p0 || !p16 || !p32 || !p48 || !p64)
            throw new Error('five parts are made above');
        for (const value of values) {
            view.setFloat64(0, value);
            const head = view.getUint32(0);
            const tail = view.getUint32(4);
            const biased = (head >>> 20) & 0x7ff;
            if (biased === 0x7ff)
                throw new RangeError(`${value} cannot be summed exactly`);
            const slot = biased === 0 ? 1 : biased;
            const a = (head & 0xfffff) | (biased === 0 ? 0 : 0x100000);
            const b = tail >>> 16;
            const c = tail & 0xffff;
            const sign = value < 0 ? -1 : 1;
            this.high[slot] = (this.high[slot] ?? 0) + sign * a;
            this.low[slot] = (this.low[slot] ?? 0) + sign * tail;
            p64[slot] = (p64[slot] ?? 0) + a * a;
            p48[slot] = (p48[slot] ?? 0) + 2 * a * b;
            p32[slot] = (p32[slot] ?? 0) + 2 * a * c + b * b;
            p16[slot] = (p16[slot] ?? 0) + 2 * b * c;
            p0[slot] = (p0[slot] ?? 0) + c * c;
            if (slot < this.smallest)
                this.smallest = slot;
            if (slot > this.largest)
                this.largest = slot;
        }
    }
    /** The block's exact sums; empties the buckets for the next block. */
    fold() {
        let sum = 0n;
        let squares = 0n;
        for (let slot = this.smallest; slot <= this.largest; slot++) {
            const shift = BigInt(slot - 1);
            sum += ((BigInt(this.high[slot] ?? 0) << 32n) + BigInt(this.low[slot] ?? 0)) << shift;
            let square = 0n;
            for (const [index, part] of this.squareParts.entries()) {
                square += BigInt(part[slot] ?? 0) << BigInt(16 * index);
                part[slot] = 0;
            }
            squares += square << (2n * shift);
            this.high[slot] = 0;
            this.low[slot] = 0;
        }
        this.smallest = EXPONENTS;
        this.largest = -1;
        return { sum, squares };
    }
}
/** The double nearest to the exact mean (ties to even); `count` ≥ 1. */
const exactMean = (sums) => quotient(sums.sum, BigInt(sums.count), 1074);
/** The double nearest to the exact population standard deviation √(Σ(x−μ)²/n); `count` ≥ 1. */
function exactPopulationStd(sums) {
    const n = BigInt(sums.count);
    return squareRoot(n * sums.squares - sums.sum * sums.sum, n * n, 1074);
}
/** Bits kept before the final conversion: more than 53 + guard, with everything below folded into the last one. */
const WORKING_BITS = 70;
/** Nearest double to numerator / denominator · 2^-unit. Exact for normal results. */
function quotient(numerator, denominator, unit) {
    if (numerator === 0n)
        return 0;
    const negative = numerator < 0n;
    const magnitude = negative ? -numerator : numerator;
    const shift = Math.max(0, WORKING_BITS - bitLength(magnitude) + bitLength(denominator));
    const scaled = magnitude << BigInt(shift);
    const sticky = scaled % denominator === 0n ? 0n : 1n;
    const rounded = scale(((scaled / denominator) << 1n) | sticky, -(unit + shift + 1));
    return negative ? -rounded : rounded;
}
/** Nearest double to √(numerator / denominator) · 2^-unit. */
function squareRoot(numerator, denominator, unit) {
    if (numerator === 0n)
        return 0;
    const shift = Math.max(0, WORKING_BITS - ((bitLength(numerator) - bitLength(denominator)) >> 1));
    const scaled = numerator << BigInt(2 * shift);
    const radicand = scaled / denominator;
    const root = integerSquareRoot(radicand);
    const exact = root * root === radicand && scaled % denominator === 0n;
    return scale((root << 1n) | (exact ? 0n : 1n), -(unit + shift + 1));
}
/** Nearest double to `integer · 2^exponent`; the conversion of a big integer rounds to even, powers of two are exact. */
function scale(integer, exponent) {
    const surplus = Math.max(0, bitLength(integer) - WORKING_BITS);
    const sticky = surplus > 0 && (integer & ((1n << BigInt(surplus)) - 1n)) !== 0n ? 1n : 0n;
    let result = Number(((integer >> BigInt(surplus)) << 1n) | sticky);
    let power = exponent + surplus - 1;
    for (; power < -1000; power += 1000)
        result *= 2 ** -1000;
    for (; power > 1000; power -= 1000)
        result *= 2 ** 1000;
    return result * 2 ** power;
}
const bitLength = (value) => value.toString(2).length;
/** Floor of the square root by Newton's method from above. */
function integerSquareRoot(value) {
    let root = 1n << BigInt((bitLength(value) + 1) >> 1);
    for (;;) {
        const next = (root + value / root) >> 1n;
        if (next >= root)
            return root;
        root = next;
    }
}
//# sourceMappingURL=exact.js.map
;// CONCATENATED MODULE: ./lib/src/core/measure/rounding.js

/**
 * Nearest decimal with `decimals` places (0-15), ties to even, decided on the exact binary value: 1/64 → 0.01562.
 * `toFixed` would round that tie up. NaN and infinities are returned as they are.
 */
function roundHalfEven(value, decimals) {
    if (!Number.isFinite(value) || Number.isInteger(value))
        return value;
    const { mantissa, exponent } = decompose(value);
    const magnitude = (mantissa < 0n ? -mantissa : mantissa) * 10n ** BigInt(decimals);
    const divisor = 1n << BigInt(-exponent);
    const twiceRemainder = (magnitude % divisor) * 2n;
    let digits = magnitude / divisor;
    if (twiceRemainder > divisor || (twiceRemainder === divisor && (digits & 1n) === 1n))
        digits += 1n;
    const rounded = Number(`${digits}e-${decimals}`);
    return value < 0 ? -rounded : rounded;
}
/** Every number inside rounded to `decimals`; strings, keys and structure untouched. */
function roundTree(value, decimals) {
    if (typeof value === 'number')
        return roundHalfEven(value, decimals);
    if (value === null || typeof value !== 'object')
        return value;
    if (isJsonArray(value))
        return value.map((item) => roundTree(item, decimals));
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, roundTree(item, decimals)]));
}
const isJsonArray = (value) => Array.isArray(value);
/** C's `%g` with six significant digits, as run logs of the ecosystem print counts. */
function rounding_formatGeneral(value) {
    if (value === 0 || !Number.isFinite(value))
        return String(value);
    const [digits, power] = value.toExponential(5).split('e');
    const exponent = Number(power);
    const trim = (text) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);
    if (exponent >= -4 && exponent < 6)
        return trim(value.toFixed(Math.max(0, 5 - exponent)));
    const magnitude = String(Math.abs(exponent)).padStart(2, '0');
    return `${trim(digits ?? '')}e${exponent < 0 ? '-' : '+'}${magnitude}`;
}
/** `12.345%`: a share with three decimals, half to even. */
const rounding_formatPercent = (share) => `${roundHalfEven(share * 100, 3).toFixed(3)}%`;
//# sourceMappingURL=rounding.js.map
;// CONCATENATED MODULE: ./lib/src/core/measure/validity.js


/** Errors among completed requests that a point may have, inclusive. */
const MAX_ERROR_RATE = 0.1;
/** Relative distance of the measured from the target acceptance length, inclusive. */
const ACCEPTANCE_TOLERANCE = 0.02;
/** A client above this share of one core is the bottleneck, not the server (engines.md §1.7). */
const MAX_CLIENT_CPU_SHARE = 0.85;
/** How much shorter than planned the profiling may be: clock granularity and the last request's end. */
const DURATION_SLACK_SECONDS = 0.5;
const DURATION_SLACK_SHARE = 0.01;
/** All reasons why the aggregate may not be published; empty = valid. */
function judgeValidity(aggregate, evidence, expectations) {
    return [
        ...errorRate(evidence, expectations.maxErrorRate),
        ...tokens(evidence, expectations),
        ...duration(evidence, expectations.plannedDurationSeconds),
        ...clientVerdict(evidence, expectations.plannedSubmissionReasons),
        ...wholeness(evidence),
        ...acceptance(evidence, expectations.acceptanceTarget),
        ...power(aggregate, expectations.requirePower),
        ...serverMetrics(aggregate, expectations.requireServerMetrics),
        ...clientLoad(expectations.clientCpu),
    ];
}
const infra = (code, message) => ({ code, message, blame: 'infra' });
const product = (code, message) => ({ code, message, blame: 'product' });
function errorRate({ completed, errors }, limit) {
    if (completed === null || errors === null) {
        return [infra('request_counts_missing', 'the client left no count of completed and failed requests')];
    }
    if (completed <= 0)
        return [product('no_completed_requests', 'no request completed')];
    const rate = errors / completed;
    if (rate <= limit)
        return [];
    const share = `${rounding_formatGeneral(errors)}/${rounding_formatGeneral(completed)} = ${rounding_formatPercent(rate)}`;
    return [
        product('request_error_rate', `${share} of requests failed; at most ${rounding_formatPercent(limit)} may fail`),
    ];
}
function tokens(evidence, expected) {
    const found = [];
    const check = (name, have, least) => {
        if (have === null || have < least) {
            const got = have === null ? 'no' : rounding_formatGeneral(have);
            found.push(product('tokens_missing', `${got} ${name} tokens were counted; at least ${least} are expected`));
        }
    };
    check('input', evidence.inputTokens, expected.minInputTokens);
    check('output', evidence.outputTokens, expected.minOutputTokens);
    return found;
}
function duration({ profiledSeconds }, planned) {
    if (planned === undefined)
        return [];
    if (profiledSeconds === null) {
        return [infra('duration_unknown', 'the client did not say how long it profiled')];
    }
    const slack = Math.max(DURATION_SLACK_SECONDS, planned * DURATION_SLACK_SHARE);
    if (profiledSeconds >= planned - slack)
        return [];
    const text = `profiled ${profiledSeconds.toFixed(1)} s of ${planned} s planned`;
    return [infra('duration_short', text)];
}
function clientVerdict({ submissionValid, submissionReasons }, planned) {
    if (submissionValid !== false)
        return [];
    const unplanned = submissionReasons.filter((reason) => !planned.includes(reason));
    if (submissionReasons.length > 0 && unplanned.length === 0)
        return [];
    const why = unplanned.length > 0 ? unplanned.join(', ') : 'no reason given';
    return [product('submission_invalid', `the client judged its own run invalid: ${why}`)];
}
function wholeness({ truncated, malformedLines, nonFinite }) {
    const latencies = nonFinite.filter((name) => !name.startsWith('server_metrics.'));
    return [
        ...(truncated ? [infra('export_truncated', 'the request export ends in the middle of a line')] : []),
        ...(malformedLines > (truncated ? 1 : 0)
            ? [infra('export_damaged', `${malformedLines} line(s) of the request export are damaged`)]
            : []),
        ...(latencies.length > 0 ? [infra('non_finite', `non-finite: ${latencies.join(', ')}`)] : []),
    ];
}
function acceptance({ acceptanceLength }, target) {
    if (target === undefined)
        return [];
    if (acceptanceLength === null) {
        return [
            product('acceptance_unknown', 'the engine reported no acceptance length to compare with the target'),
        ];
    }
    const distance = Math.abs(acceptanceLength - target) / target;
    if (distance <= ACCEPTANCE_TOLERANCE)
        return [];
    const text = `mean acceptance length ${acceptanceLength.toFixed(3)}, target ${target} ± ${rounding_formatPercent(ACCEPTANCE_TOLERANCE)}`;
    return [product('acceptance_off_target', text)];
}
function power(aggregate, required) {
    if (!required || aggregate['power_valid'] === 1)
        return [];
    return [
        infra('power_invalid', 'power is required for this point, but its telemetry is missing or not valid'),
    ];
}
function serverMetrics(aggregate, required) {
    if (!required)
        return [];
    const block = aggregate['server_metrics'];
    if ((0,lenient_json/* isRecord */.u4)(block) && block['present'] === true && block['adapter'] !== 'none')
        return [];
    return [infra('server_metrics_missing', 'server metrics are required for this point, but none were read')];
}
function clientLoad(cpu) {
    if (!cpu || cpu.observedShare <= cpu.maxShare)
        return [];
    const text = `the client used ${rounding_formatPercent(cpu.observedShare)} of a core (limit ${rounding_formatPercent(cpu.maxShare)}): it was the bottleneck`;
    return [infra('client_bottleneck', text)];
}
/**
 * The gate that runs right after an agentic client (inferencex.md §7.2): errors / completed ≤ limit, inclusive;
 * completed = completed_request_count, else successes + errors.
 */
function validateAgentic(summary, limit) {
    const counts = ['request_count', 'error_request_count', 'completed_request_count'];
    const values = {};
    for (const name of counts) {
        const metric = summary[name];
        if (metric === undefined || metric === null)
            continue;
        const average = isRecord(metric) ? finiteNumber(metric['avg']) : undefined;
        if (average === undefined || average < 0) {
            return { ok: false, message: `${name}.avg must be a finite non-negative number` };
        }
        values[name] = average;
    }
    const { request_count: successes, error_request_count: errors = 0 } = values;
    if (successes === undefined)
        return { ok: false, message: 'request_count.avg is missing' };
    const completed = values.completed_request_count ?? successes + errors;
    if (completed <= 0)
        return { ok: false, message: 'aiperf completed zero requests' };
    const rate = errors / completed;
    const counted = `${formatGeneral(errors)}/${formatGeneral(completed)} = ${formatPercent(rate)}`;
    return rate <= limit
        ? { ok: true, message: `Validated aiperf request error rate: ${counted} <= ${formatPercent(limit)}` }
        : {
            ok: false,
            message: `aiperf request error rate exceeded the benchmark limit: ${counted} > ${formatPercent(limit)}`,
        };
}
//# sourceMappingURL=validity.js.map
;// CONCATENATED MODULE: ./lib/src/core/measure/infx-block.js

/** The block of one judged result; `valid` is exactly "no reason against it". */
function infxBlock(point, provenance, evidence, reasons) {
    const { completed, errors } = evidence;
    return {
        schema: 'result.v1',
        point_id: point.id,
        kind: point.kind,
        config_key: point.configKey,
        series_key: point.seriesKey,
        curve_key: point.curveKey,
        ...provenance,
        valid: reasons.length === 0,
        unpublishable_because: unpublishableBecause(point),
        invalid_reasons: reasons,
        ...(completed === null || errors === null
            ? {}
            : { requests: { successful: completed - errors, failed: errors } }),
        ...(point.acceptance
            ? {
                acceptance: { target: point.acceptance.acceptanceLength, measured: evidence.acceptanceLength },
            }
            : {}),
    };
}
/** The aggregate with its block. */
const withInfx = (aggregate, block) => ({
    ...aggregate,
    infx: asJson(block),
});
/** Plain data of readonly interfaces is JSON; this says so to the compiler, and drops absent members. */
function asJson(block) {
    return JSON.parse(JSON.stringify(block));
}
/** What a benchmark point promises; the rest is the caller's policy. */
function expectationsOf(point, policy) {
    return {
        ...policy,
        maxErrorRate: MAX_ERROR_RATE,
        minInputTokens: 1,
        minOutputTokens: 1,
        plannedSubmissionReasons: plannedSubmissionReasons(point),
        ...(point.durationSeconds === undefined ? {} : { plannedDurationSeconds: point.durationSeconds }),
        ...(point.acceptance ? { acceptanceTarget: point.acceptance.acceptanceLength } : {}),
    };
}
/** Shorter agentic runs are not accepted as submissions (engines.md §1.2). */
const minSubmissionSeconds = 900;
/** What a faithful client must hold against a run of this point, because the plan wants it so. */
function plannedSubmissionReasons({ durationSeconds, traceScale }) {
    return [
        ...(durationSeconds !== undefined && durationSeconds < minSubmissionSeconds ? ['unsafe_override'] : []),
        ...(traceScale !== undefined && traceScale !== 1 ? ['trace_scaled'] : []),
    ];
}
/** Why a valid result of this point is for its owner only; empty = publishable. */
const unpublishableBecause = (point) => [
    ...(point.simulated === true ? ['simulated'] : []),
    ...plannedSubmissionReasons(point),
];
//# sourceMappingURL=infx-block.js.map
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./lib/src/core/measure/json-stream.js
/**
 * Picks values out of one huge JSON document while it streams by. A server metrics export can hold several GiB of
 * time slices of which we need none; only the picked values are ever decoded.
 */


/** A taken value larger than this is a fault: picked values are small, and input must not decide our memory. */
const MAX_TAKEN_BYTES = 16 * 1024 * 1024;
const MAX_DEPTH = 256;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
class StreamFault extends Error {
}
/** Streams the document through the picker. Never throws for damaged input; the result says what happened. */
async function pickFromJson(chunks, picker) {
    const walker = new Walker(picker);
    let bytes = 0;
    for await (const chunk of chunks) {
        bytes += chunk.byteLength;
        try {
            walker.push(external_node_buffer_.Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
        }
        catch (cause) {
            if (!(cause instanceof StreamFault || cause instanceof SyntaxError))
                throw cause;
            return { complete: false, bytes, fault: cause.message };
        }
    }
    if (bytes === 0)
        return { complete: false, bytes, fault: 'empty' };
    return walker.done ? { complete: true, bytes } : { complete: false, bytes, fault: 'ends in the middle' };
}
class Walker {
    levels = [];
    path = [];
    inString = false;
    escaped = false;
    /** Collecting an object key. */
    key;
    expectKey = false;
    /** Collecting a taken value, and the depth at which it began. */
    taken;
    takenBytes = 0;
    takenDepth = 0;
    inScalar = false;
    done = false;
    picker;
    constructor(picker) {
        this.picker = picker;
    }
    push(chunk) {
        let mark = 0;
        for (let at = 0; at < chunk.length; at++) {
            if (this.inString) {
                at = this.throughString(chunk, at);
                // Not closed in this chunk.
                if (at === chunk.length)
                    break;
                if (this.key) {
                    this.key.push(chunk.subarray(mark, at + 1));
                    this.endKey();
                }
                else if (this.taken && this.levels.length === this.takenDepth)
                    mark = this.endTaken(chunk, mark, at + 1);
                continue;
            }
            const byte = chunk[at] ?? 0;
            switch (byte) {
                case QUOTE:
                    this.endScalarBefore(byte);
                    this.inString = true;
                    if (this.expectKey && this.atChosenLevel) {
                        this.key = [];
                        mark = at;
                    }
                    else if (this.expectKey) {
                        // A key inside a skipped or taken value: nobody asks for it.
                        this.expectKey = false;
                    }
                    else if (this.beginValue())
                        mark = at;
                    break;
                case 0x7b:
                case 0x5b:
                    if (this.beginValue())
                        mark = at;
                    this.open(byte === 0x5b);
                    break;
                case 0x7d:
                case 0x5d:
                    if (this.inScalar)
                        mark = this.endScalar(chunk, mark, at);
                    this.close(byte === 0x5d);
                    if (this.taken && this.levels.length === this.takenDepth)
                        mark = this.endTaken(chunk, mark, at + 1);
                    break;
                case 0x2c:
                    if (this.inScalar)
                        mark = this.endScalar(chunk, mark, at);
                    this.separate();
                    break;
                case 0x3a:
                case 0x20:
                case 0x0a:
                case 0x0d:
                case 0x09:
                    if (this.inScalar)
                        mark = this.endScalar(chunk, mark, at);
                    break;
                default:
                    if (!this.inScalar) {
                        if (this.beginValue())
                            mark = at;
                        this.inScalar = true;
                    }
            }
        }
        if (this.key)
            this.key.push(external_node_buffer_.Buffer.from(chunk.subarray(mark)));
        if (this.taken)
            this.keep(chunk.subarray(mark));
    }
    /** Index of the closing quote, or the chunk's end while the string goes on. */
    throughString(chunk, from) {
        let at = from;
        for (; at < chunk.length; at++) {
            const byte = chunk[at];
            if (this.escaped)
                this.escaped = false;
            else if (byte === BACKSLASH)
                this.escaped = true;
            else if (byte === QUOTE) {
                this.inString = false;
                break;
            }
        }
        return at;
    }
    get atChosenLevel() {
        const top = this.levels[this.levels.length - 1];
        return top === undefined || top.entered;
    }
    choice = 'enter';
    /** Called at a value's first byte; true when its bytes must be kept from here on. */
    beginValue() {
        if (this.expectKey)
            throw new StreamFault('a member without a key');
        if (this.done)
            throw new StreamFault('text after the end of the document');
        if (!this.atChosenLevel)
            return false;
        this.choice = this.levels.length === 0 ? 'enter' : this.picker.choose(this.path);
        if (this.choice !== 'take')
            return false;
        this.taken = [];
        this.takenBytes = 0;
        this.takenDepth = this.levels.length;
        return true;
    }
    open(array) {
        if (this.levels.length >= MAX_DEPTH)
            throw new StreamFault(`nested deeper than ${MAX_DEPTH}`);
        const entered = this.atChosenLevel && this.choice === 'enter';
        this.levels.push({ array, entered });
        this.expectKey = !array;
        if (entered)
            this.path.push(array ? '*' : '');
    }
    close(array) {
        const level = this.levels.pop();
        if (level?.array !== array)
            throw new StreamFault('brackets do not match');
        this.expectKey = false;
        if (level.entered) {
            this.path.pop();
            this.picker.leave(this.path);
        }
        if (this.levels.length === 0)
            this.done = true;
    }
    separate() {
        const level = this.levels[this.levels.length - 1];
        if (!level)
            throw new StreamFault('a comma outside of any container');
        this.expectKey = !level.array;
    }
    endKey() {
        const text = external_node_buffer_.Buffer.concat(this.key ?? []).toString('utf8');
        this.key = undefined;
        this.expectKey = false;
        this.path[this.path.length - 1] = String(JSON.parse(text));
    }
    endScalarBefore(byte) {
        if (this.inScalar)
            throw new StreamFault(`unexpected ${String.fromCharCode(byte)}`);
    }
    endScalar(chunk, mark, at) {
        this.inScalar = false;
        return this.taken && this.levels.length === this.takenDepth ? this.endTaken(chunk, mark, at) : mark;
    }
    endTaken(chunk, mark, end) {
        this.keep(chunk.subarray(mark, end));
        const text = external_node_buffer_.Buffer.concat(this.taken ?? []).toString('utf8');
        this.taken = undefined;
        this.picker.value(this.path, (0,lenient_json/* parseLenientJson */.Ri)(text));
        return 0;
    }
    keep(bytes) {
        this.takenBytes += bytes.length;
        if (this.takenBytes > MAX_TAKEN_BYTES)
            throw new StreamFault('a picked value is larger than 16 MiB');
        this.taken?.push(external_node_buffer_.Buffer.from(bytes));
    }
}
//# sourceMappingURL=json-stream.js.map
;// CONCATENATED MODULE: ./lib/src/core/measure/server-metrics-index.js
/** The series of a server metrics export that adapters read, without its time slices. */


const COUNTER = ['total', 'sum', 'max', 'avg'];
const GAUGE_PEAK = ['max', 'avg', 'total'];
const GAUGE_MEAN = ['avg', 'max', 'total'];
/** Prefixes of the engines we have adapters for; the first decides nothing, all are kept. */
const KEPT_PREFIXES = ['sglang:', 'vllm:', 'dynamo_', 'atom:', 'atom_'];
/** Names of metrics without adapter that a warning quotes. */
const UNKNOWN_NAMES_KEPT = 10;
class ServerMetricsIndex {
    series = new Map();
    unknownNames = [];
    /** All metrics of the export, known or not. */
    count = 0;
    addName(name) {
        this.count += 1;
        if (isKept(name))
            this.series.set(name, []);
        else if (this.unknownNames.length < UNKNOWN_NAMES_KEPT)
            this.unknownNames.push(name);
    }
    addSeries(name, series) {
        this.series.get(name)?.push(series);
    }
    hasPrefix(...prefixes) {
        return [...this.series.keys()].some((name) => prefixes.some((prefix) => name.startsWith(prefix)));
    }
    of(name) {
        return this.series.get(name) ?? [];
    }
    /** Values of every series that has one of the statistics, in file order. */
    values(name, order, filter) {
        return this.of(name).flatMap((series) => {
            if (filter && !filter(series))
                return [];
            const value = order.map((key) => series.stats[key]).find((stat) => typeof stat === 'number');
            return value === undefined ? [] : [value];
        });
    }
    /** Plain left-to-right sum over series and names; null when none has a value. */
    sum(names, order, filter) {
        const values = [names].flat().flatMap((name) => this.values(name, order, filter));
        return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0);
    }
    /** Highest finite value over series, of the first name that has any. */
    peak(names, filter) {
        const values = this.firstWithValues(names, GAUGE_PEAK, filter).filter(Number.isFinite);
        return values.length === 0 ? null : Math.max(...values);
    }
    /** Mean over series of their averages. */
    mean(names) {
        const values = this.firstWithValues(names, GAUGE_MEAN, undefined);
        return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
    }
    firstWithValues(names, order, filter) {
        for (const name of names) {
            const values = this.values(name, order, filter);
            if (values.length > 0)
                return values;
        }
        return [];
    }
    /** Sums per value of a label, in order of first appearance. */
    sumByLabel(name, label, order) {
        const sums = new Map();
        for (const series of this.of(name)) {
            const source = series.labels[label];
            const value = order.map((key) => series.stats[key]).find((stat) => typeof stat === 'number');
            if (source === undefined || typeof value !== 'number')
                continue;
            sums.set(source, (sums.get(source) ?? 0) + value);
        }
        return Object.fromEntries(sums);
    }
    /** Paths of statistics that are NaN or infinite, for the record. */
    nonFinite() {
        return [...this.series].flatMap(([name, list]) => list.flatMap((series) => Object.entries(series.stats)
            .filter(([, stat]) => typeof stat === 'number' && !Number.isFinite(stat))
            .map(([key]) => `${name} ${key}`)));
    }
}
const isKept = (name) => KEPT_PREFIXES.some((prefix) => name.startsWith(prefix));
const SERIES_FIELDS = ['endpoint_url', 'labels', 'stats'];
class ExportPicker {
    index = new ServerMetricsIndex();
    current = {};
    choose(path) {
        const [section, name, member, , field] = path;
        if (section !== 'metrics')
            return 'skip';
        switch (path.length) {
            case 1:
                return 'enter';
            case 2:
                this.index.addName(name ?? '');
                return isKept(name ?? '') ? 'enter' : 'skip';
            case 3:
            case 4:
                if (path.length === 4)
                    this.current = {};
                return member === 'series' ? 'enter' : 'skip';
            default:
                return SERIES_FIELDS.includes(field ?? '') ? 'take' : 'skip';
        }
    }
    value(path, value) {
        this.current[path[4] ?? ''] = value;
    }
    leave(path) {
        if (path.length !== 4 || path[0] !== 'metrics')
            return;
        const { endpoint_url: endpoint, labels, stats } = this.current;
        this.index.addSeries(path[1] ?? '', {
            endpoint: typeof endpoint === 'string' && endpoint !== '' ? endpoint : undefined,
            labels: (0,lenient_json/* isRecord */.u4)(labels) ? scalarLabels(labels) : {},
            stats: (0,lenient_json/* isRecord */.u4)(stats) ? stats : {},
        });
    }
}
const scalarLabels = (labels) => Object.fromEntries(Object.entries(labels).flatMap(([key, value]) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? [[key, String(value)]]
    : []));
/** Reads a server metrics export; `fault` says what was damaged, series read before it are kept. */
async function indexServerMetrics(chunks) {
    const picker = new ExportPicker();
    const end = await pickFromJson(chunks, picker);
    return { index: picker.index, fault: end.fault };
}
//# sourceMappingURL=server-metrics-index.js.map
;// CONCATENATED MODULE: ./lib/src/core/measure/acceptance.js

/**
 * In order of trust:
 * 1. vLLM's counters over the whole run: 1 + accepted tokens / drafts;
 * 2. SGLang's decode log lines, each weighted by its running requests;
 * 3. SGLang's gauge, averaged over series (it is 0 before the first decode, so its time average is biased low).
 */
function acceptanceLength(index, logs) {
    const drafts = index?.sum('vllm:spec_decode_num_drafts', COUNTER) ?? null;
    const accepted = index?.sum('vllm:spec_decode_num_accepted_tokens', COUNTER) ?? null;
    if (drafts !== null && accepted !== null && drafts > 0)
        return finite(1 + accepted / drafts);
    const weight = logs.reduce((sum, log) => sum + log.acceptWeight, 0);
    if (weight > 0)
        return finite(logs.reduce((sum, log) => sum + log.acceptedWeighted, 0) / weight);
    const gauge = index?.mean(['sglang:spec_accept_length']) ?? null;
    return gauge !== null && gauge > 0 ? finite(gauge) : null;
}
const finite = (value) => (Number.isFinite(value) ? value : null);
//# sourceMappingURL=acceptance.js.map
// EXTERNAL MODULE: ./lib/src/core/problems/measure.js
var measure = __webpack_require__(8429);
;// CONCATENATED MODULE: ./lib/src/core/measure/timestamps.js
/** Clock readings of clients and telemetry tools as Unix seconds. */
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;
const DATE_TIME = /^(\d{4})[-/](\d{2})[-/](\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*(Z|[+-]\d{2}:?\d{2})?$/;
/** Larger plain numbers are milliseconds. */
const SECONDS_LIMIT = 1e12;
/**
 * Epoch numbers (seconds, or milliseconds above 1e12), `YYYY/MM/DD HH:MM:SS.fff` of nvidia-smi, or ISO 8601.
 * Undefined when it is none of these or no real date.
 * @param utcOffsetMinutes offset of times without a zone, east positive
 */
function parseInstant(text, utcOffsetMinutes) {
    const trimmed = text.trim();
    if (PLAIN_NUMBER.test(trimmed)) {
        const number = Number(trimmed);
        return number > SECONDS_LIMIT ? number / 1000 : number;
    }
    const match = DATE_TIME.exec(trimmed);
    if (!match)
        return undefined;
    const [, year, month, day, hour, minute, second, fraction, zone] = match;
    const milliseconds = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second ?? 0));
    const date = new Date(milliseconds);
    if (date.getUTCDate() !== Number(day) || date.getUTCHours() !== Number(hour))
        return undefined;
    if (Number(minute) > 59 || Number(second ?? 0) > 59)
        return undefined;
    const whole = milliseconds / 1000 - 60 * (zoneMinutes(zone) ?? utcOffsetMinutes);
    // Whole seconds plus microseconds / 1e6, in this order: what existing aggregates were computed with.
    return whole + Number((fraction ?? '').padEnd(6, '0').slice(0, 6)) / 1e6;
}
/** Minutes of `+0200`, `+02:00` or `Z`, as `date +%z` prints them; undefined when it is none. */
function zoneMinutes(zone) {
    if (zone === 'Z')
        return 0;
    const match = /^([+-])(\d{2}):?(\d{2})$/.exec(zone?.trim() ?? '');
    if (!match)
        return undefined;
    const minutes = Number(match[2]) * 60 + Number(match[3]);
    return match[1] === '-' ? -minutes : minutes;
}
//# sourceMappingURL=timestamps.js.map
;// CONCATENATED MODULE: ./lib/src/core/measure/client-summary.js


const metric = (summary, name) => {
    const found = summary[name];
    return (0,lenient_json/* isRecord */.u4)(found) ? found : {};
};
/** The `avg` of a summary metric when it is a finite number. */
const summaryAverage = (summary, name) => (0,lenient_json/* finiteNumber */.vM)(metric(summary, name)['avg']) ?? null;
/** Share of prompt blocks an ideal prefix cache would hit: sum / count of blocks, else the average as a share. */
function theoreticalCacheHitRate(summary) {
    const hits = metric(summary, 'theoretical_prefix_cache_hit');
    const sum = (0,lenient_json/* finiteNumber */.vM)(hits['sum']);
    const count = (0,lenient_json/* finiteNumber */.vM)(hits['count']);
    if (sum !== undefined && count !== undefined && count > 0)
        return sum / count;
    const average = (0,lenient_json/* finiteNumber */.vM)(hits['avg']);
    if (average === undefined)
        return null;
    const unit = hits['unit'];
    return typeof unit === 'string' && unit.trim() === '%' ? average / 100 : average;
}
const metadata = (summary) => metric(summary, 'metadata');
/** Provenance of the replayed data set, as the client recorded it. */
function datasetOf(summary) {
    const dataset = metadata(summary)['dataset'];
    return (0,lenient_json/* isRecord */.u4)(dataset) ? asJsonObject(dataset) : undefined;
}
function submissionVerdict(summary) {
    const { submission_valid: valid, submission_invalid_reasons: listed, submission_reasons: older, } = metadata(summary);
    const reasons = listed ?? older;
    return {
        valid: typeof valid === 'boolean' ? valid : null,
        reasons: Array.isArray(reasons) ? reasons.map(String) : [],
    };
}
/** Unix seconds of the profiling window; naive times of the client are taken at the offset. */
function profilingWindow(summary, utcOffsetMinutes) {
    const start = summary['start_time'];
    const end = summary['end_time'];
    if (typeof start !== 'string' || typeof end !== 'string')
        return undefined;
    const startUnix = parseInstant(start, utcOffsetMinutes);
    const endUnix = parseInstant(end, utcOffsetMinutes);
    return startUnix === undefined || endUnix === undefined ? undefined : { startUnix, endUnix };
}
/**
 * Seconds of profiling. The client's duration metric runs from the first request to the last answer, its clock readings
 * span the whole phase; the longer one is the phase.
 */
function profiledSeconds(summary) {
    const duration = summaryAverage(summary, 'benchmark_duration');
    const window = profilingWindow(summary, 0);
    const phase = window === undefined ? null : window.endUnix - window.startUnix;
    return duration === null || phase === null ? (duration ?? phase) : Math.max(duration, phase);
}
/** JSON as it is; what JSON cannot hold (never the case after parsing) becomes null. */
function asJsonObject(value) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, client_summary_asJson(item)]));
}
function client_summary_asJson(value) {
    if (value === null || typeof value === 'string' || typeof value === 'boolean')
        return value;
    if (typeof value === 'number')
        return value;
    if (Array.isArray(value))
        return value.map(client_summary_asJson);
    return (0,lenient_json/* isRecord */.u4)(value) ? asJsonObject(value) : null;
}
//# sourceMappingURL=client-summary.js.map
;// CONCATENATED MODULE: ./lib/src/core/measure/identity.js
/** What a result measured, in the ecosystem's field names (engines.md §8.2, inferencex.md §7.3). */


/** Identity of a planned point. Eval points have no fingerprint and none of these aggregates. */
function identityOfPoint(point) {
    return {
        hw: point.runner,
        conc: point.conc,
        image: point.image,
        model: point.model,
        modelPrefix: point.modelPrefix,
        framework: point.framework,
        precision: point.precision,
        specDecoding: point.specDecoding,
        disagg: point.disagg,
        recipeFingerprint: point.recipeFingerprint ?? '',
        topology: point.topology.shape === 'single-node'
            ? { shape: 'single-node', ...roleOf(point.topology) }
            : {
                shape: 'multi-node',
                prefill: poolOf(point.topology.prefill),
                decode: poolOf(point.topology.decode),
            },
        kvOffloading: point.kvOffloading,
        ...(point.kvOffloadBackend === undefined ? {} : { kvOffloadBackend: point.kvOffloadBackend }),
        allocatedCpuDramGb: point.totalCpuDramGb,
        ...(point.router === undefined ? {} : { router: point.router }),
        ...(point.kvP2pTransfer === undefined ? {} : { kvP2pTransfer: point.kvP2pTransfer }),
        ...(point.isl === undefined ? {} : { isl: point.isl }),
        ...(point.osl === undefined ? {} : { osl: point.osl }),
    };
}
const roleOf = ({ tp, pp, dcp, pcp, ep, dpAttn }) => ({
    tp,
    pp,
    dcp,
    pcp,
    ep,
    dpAttention: String(dpAttn),
});
const poolOf = (pool) => ({
    ...roleOf(pool),
    numWorkers: pool.numWorkers,
    ...(pool.hardware === undefined ? {} : { hardware: pool.hardware }),
});
const REQUIRED = [
    'hw',
    'image',
    'model',
    'modelPrefix',
    'framework',
    'precision',
    'recipeFingerprint',
];
/** Everything that keeps an aggregate from being made; empty when the identity is whole. */
function identityProblems(identity) {
    const missing = REQUIRED.filter((field) => identity[field] === '');
    if (!Number.isInteger(identity.conc) || identity.conc < 1)
        missing.push('conc');
    const found = missing.map((field) => (0,catalogue/* problem */.CC)('INFX227', `the point has no ${field}; a result without it cannot be filed`));
    const backend = identity.kvOffloadBackend?.name ?? '';
    if (identity.kvOffloading === 'none' && backend !== '') {
        found.push((0,catalogue/* problem */.CC)('INFX228', `kv-offloading is none, but the backend '${backend}' is named`));
    }
    if (identity.kvOffloading !== 'none' && (backend === '' || backend === 'none')) {
        found.push((0,catalogue/* problem */.CC)('INFX228', `kv-offloading is '${identity.kvOffloading}', but no backend is named`));
    }
    if (identity.disagg && identity.topology.shape === 'single-node') {
        found.push((0,catalogue/* problem */.CC)('INFX231', 'the point is disaggregated, but its topology is single-node'));
    }
    return found;
}
/** GPUs of a worker are tp · pp · pcp; on one node all of them count as prefill and decode alike. */
function gpuCounts(topology) {
    if (topology.shape === 'single-node') {
        const total = workerGpus(topology);
        return { prefill: total, decode: total, total };
    }
    const prefill = topology.prefill.numWorkers * workerGpus(topology.prefill);
    const decode = topology.decode.numWorkers * workerGpus(topology.decode);
    return { prefill, decode, total: prefill + decode };
}
const workerGpus = (role) => role.tp * role.pp * role.pcp;
/** Fields of the workers. Without decode GPUs (aggregated serving) the decode widths are no widths of anything. */
function topologyJson(topology) {
    if (topology.shape === 'single-node') {
        return { pp: topology.pp, dcp_size: topology.dcp, pcp_size: topology.pcp };
    }
    const { prefill } = topology;
    const decode = effectiveDecode(topology);
    const counts = gpuCounts(topology);
    return {
        ...roleJson('prefill', prefill),
        num_prefill_gpu: counts.prefill,
        ...roleJson('decode', decode),
        num_decode_gpu: counts.decode,
        ...(prefill.hardware !== undefined && decode.hardware !== undefined
            ? { prefill_hw: prefill.hardware, decode_hw: decode.hardware }
            : {}),
    };
}
function effectiveDecode(topology) {
    if (gpuCounts(topology).decode > 0)
        return topology.decode;
    return { ...topology.decode, tp: 0, ep: 0, pp: 1, dcp: 1, pcp: 1 };
}
const roleJson = (role, pool) => ({
    [`${role}_num_workers`]: pool.numWorkers,
    [`${role}_tp`]: pool.tp,
    [`${role}_pp`]: pool.pp,
    [`${role}_dcp_size`]: pool.dcp,
    [`${role}_pcp_size`]: pool.pcp,
    [`${role}_ep`]: pool.ep,
    [`${role}_dp_attention`]: pool.dpAttention,
});
const TRUE_TEXTS = ['1', 'true', 'yes', 'on'];
/** Top-level tp, ep and dp_attention: over roles the sum, the larger one, and whether any has it. */
function headlineWidths(topology) {
    if (topology.shape === 'single-node') {
        return { tp: topology.tp, ep: topology.ep, dp_attention: topology.dpAttention };
    }
    const decode = effectiveDecode(topology);
    const anyDpAttention = [topology.prefill, topology.decode].some((pool) => TRUE_TEXTS.includes(pool.dpAttention.toLowerCase()));
    return {
        tp: topology.prefill.tp + decode.tp,
        ep: Math.max(topology.prefill.ep, decode.ep),
        dp_attention: String(anyDpAttention),
    };
}
/** Fields that both scenarios share. */
function identityJson(identity) {
    return {
        hw: identity.hw,
        conc: identity.conc,
        image: identity.image,
        recipe_fingerprint: identity.recipeFingerprint,
        model: identity.model,
        infmax_model_prefix: identity.modelPrefix,
        framework: identity.framework,
        precision: identity.precision,
        spec_decoding: identity.specDecoding,
        disagg: identity.disagg,
        is_multinode: identity.topology.shape === 'multi-node',
        ...(identity.router === undefined ? {} : { router: componentJson(identity.router) }),
        ...(identity.kvP2pTransfer === undefined ? {} : { kv_p2p_transfer: identity.kvP2pTransfer }),
    };
}
const componentJson = ({ name, version }) => ({
    name,
    ...(version === undefined ? {} : { version }),
});
//# sourceMappingURL=identity.js.map
// EXTERNAL MODULE: ./lib/src/core/measure/lines.js
var lines = __webpack_require__(97552);
;// CONCATENATED MODULE: ./lib/src/core/measure/distribution.js

/** The percentiles that every distribution publishes. */
const PERCENTILES = (/* unused pure expression or super */ null && ([50, 75, 90, 95]));
/** Growing column of doubles: one metric of up to millions of requests at 8 bytes a sample. */
class Samples {
    column = new Float64Array(1024);
    length = 0;
    push(value) {
        if (this.length === this.column.length) {
            const larger = new Float64Array(this.column.length * 2);
            larger.set(this.column);
            this.column = larger;
        }
        this.column[this.length++] = value;
    }
    get count() {
        return this.length;
    }
    /** The samples in order of arrival; shares memory with the column. */
    values() {
        return this.column.subarray(0, this.length);
    }
}
/**
 * Percentile q (0-100) of ascending samples by linear interpolation: k = (n−1)·(q/100), f = ⌊k⌋,
 * v[f] + (k−f)·(v[f+1]−v[f]). NaN when there are no samples.
 */
function percentile(ascending, q) {
    const k = (ascending.length - 1) * (q / 100);
    const floor = Math.trunc(k);
    const lower = ascending[floor] ?? NaN;
    const upper = ascending[floor + 1];
    return upper === undefined ? lower : lower + (k - floor) * (upper - lower);
}
/** Mean (correctly rounded), p50-p95 and population standard deviation; `{}` when there are no samples. */
function distributionOf(values) {
    if (values.length === 0)
        return {};
    const ascending = values.slice().sort();
    const sums = exactSums(values);
    return {
        mean: exactMean(sums),
        p50: percentile(ascending, 50),
        p75: percentile(ascending, 75),
        p90: percentile(ascending, 90),
        p95: percentile(ascending, 95),
        std: exactPopulationStd(sums),
    };
}
/**
 * Interactivity of a latency: 1 / (the latency's statistic) for mean and percentiles, so that p90 is the slow tail;
 * only the standard deviation comes from the per-request values 1/x.
 */
function reciprocalDistribution(latency, values) {
    if (values.length === 0)
        return {};
    const inverse = (statistic) => 1 / (statistic ?? NaN);
    return {
        mean: inverse(latency.mean),
        p50: inverse(latency.p50),
        p75: inverse(latency.p75),
        p90: inverse(latency.p90),
        p95: inverse(latency.p95),
        std: exactPopulationStd(exactSums(values.map((value) => 1 / value))),
    };
}
//# sourceMappingURL=distribution.js.map
;// CONCATENATED MODULE: ./lib/src/core/measure/error-category.js
/** The category under which a failed request is counted. */

const CATEGORY_KEYS = ['type', 'error_type', 'code', 'class', 'status'];
const MAX_CATEGORY_LENGTH = 120;
/** True unless the value is absent, null, false, 0, NaN-free empty text, or an empty list or object. */
function isError(error) {
    if (Array.isArray(error))
        return error.length > 0;
    if ((0,lenient_json/* isRecord */.u4)(error))
        return Object.keys(error).length > 0;
    return typeof error === 'number' ? error !== 0 : Boolean(error);
}
/**
 * First of type, error_type, code, class, status that is neither null nor empty; else the first line of the message
 * up to its first colon, at most 120 characters; else `unknown`.
 */
function errorCategory(error) {
    const fields = (0,lenient_json/* isRecord */.u4)(error) ? error : undefined;
    for (const key of CATEGORY_KEYS) {
        const value = fields?.[key];
        if (value !== undefined && value !== null && value !== '')
            return asText(value);
    }
    const message = fields ? (isError(fields['message']) ? fields['message'] : fields['error']) : error;
    if (!isError(message))
        return 'unknown';
    const firstLine = asText(message)
        .trim()
        .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)[0] ?? '';
    return Array.from(firstLine.split(':')[0] || 'unknown')
        .slice(0, MAX_CATEGORY_LENGTH)
        .join('');
}
/** Text of a category value; lists, objects and constants in the notation of the ecosystem's existing aggregates. */
function asText(value) {
    return typeof value === 'string' ? value : notation(value);
}
function notation(value) {
    if (value === null || value === undefined)
        return 'None';
    if (typeof value === 'boolean')
        return value ? 'True' : 'False';
    if (typeof value === 'string')
        return quoted(value);
    if (Array.isArray(value))
        return `[${value.map(notation).join(', ')}]`;
    if ((0,lenient_json/* isRecord */.u4)(value)) {
        return `{${Object.entries(value)
            .map(([key, item]) => `${quoted(key)}: ${notation(item)}`)
            .join(', ')}}`;
    }
    return JSON.stringify(value);
}
const quoted = (text) => text.includes("'") && !text.includes('"')
    ? `"${text}"`
    : `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
//# sourceMappingURL=error-category.js.map
;// CONCATENATED MODULE: ./lib/src/core/measure/qps.js

const WINDOW_SECONDS = 1;
/**
 * Half-open windows [t, t+1) from the first completion on, t advanced by adding 1.0; only windows that end at or before
 * the last completion count. When none does: mean = n / duration and no percentiles. `{}` below two completions or
 * when all completed at once.
 * @param endSeconds completion times in Unix seconds, in any order
 */
function qpsOf(endSeconds) {
    const ends = endSeconds.slice().sort();
    const first = ends[0] ?? 0;
    const last = ends[ends.length - 1] ?? 0;
    if (ends.length < 2 || last <= first)
        return {};
    const rates = [];
    let next = 0;
    for (let from = first; from + WINDOW_SECONDS <= last; from += WINDOW_SECONDS) {
        const begin = next;
        while (next < ends.length && (ends[next] ?? 0) < from + WINDOW_SECONDS)
            next += 1;
        rates.push((next - begin) / WINDOW_SECONDS);
    }
    const shape = rates.length > 0 ? distributionOf(Float64Array.from(rates)) : { mean: ends.length / (last - first) };
    return { window_seconds: WINDOW_SECONDS, samples: rates.length, ...shape };
}
//# sourceMappingURL=qps.js.map
;// CONCATENATED MODULE: ./lib/src/core/measure/json-bytes.js
/** Returned instead of a position when the bytes are not JSON. */
const INVALID = -1;
/** Deeper nesting is refused: it only occurs in hostile input, and the walk recurses. */
const json_bytes_MAX_DEPTH = 64;
const json_bytes_QUOTE = 0x22;
const json_bytes_BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const MINUS = 0x2d;
const PLUS = 0x2b;
const DOT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
/** First position at or after `at` that is no white space. */
function skipSpace(bytes, at, end) {
    let position = at;
    while (position < end) {
        const byte = bytes[position];
        if (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09)
            break;
        position += 1;
    }
    return position;
}
/** Position after the value that starts at `at` (no white space before it), or INVALID. */
function skipValue(bytes, at, end, depth) {
    const byte = bytes[at];
    if (at >= end || depth > json_bytes_MAX_DEPTH)
        return INVALID;
    if (byte === json_bytes_QUOTE)
        return skipString(bytes, at, end);
    if (byte === OPEN_OBJECT)
        return eachMember(bytes, at, end, depth, skipMember);
    if (byte === OPEN_ARRAY)
        return skipArray(bytes, at, end, depth);
    if (byte === 0x74)
        return skipWord(bytes, at, end, 'true');
    if (byte === 0x66)
        return skipWord(bytes, at, end, 'false');
    if (byte === 0x6e)
        return skipWord(bytes, at, end, 'null');
    return skipNumber(bytes, at, end);
}
const skipMember = (bytes, _keyStart, _keyEnd, valueStart, end, depth) => skipValue(bytes, valueStart, end, depth);
/** Walks the object that starts at `at`; returns the position after it, or INVALID. */
function eachMember(bytes, at, end, depth, visit) {
    let position = skipSpace(bytes, at + 1, end);
    if (bytes[position] === CLOSE_OBJECT && position < end)
        return position + 1;
    while (position < end) {
        if (bytes[position] !== json_bytes_QUOTE)
            return INVALID;
        const keyEnd = skipString(bytes, position, end);
        if (keyEnd === INVALID)
            return INVALID;
        const colon = skipSpace(bytes, keyEnd, end);
        if (bytes[colon] !== COLON || colon >= end)
            return INVALID;
        const value = skipSpace(bytes, colon + 1, end);
        const after = visit(bytes, position + 1, keyEnd - 1, value, end, depth + 1);
        if (after === INVALID)
            return INVALID;
        position = skipSpace(bytes, after, end);
        if (position >= end)
            return INVALID;
        if (bytes[position] === CLOSE_OBJECT)
            return position + 1;
        if (bytes[position] !== COMMA)
            return INVALID;
        position = skipSpace(bytes, position + 1, end);
    }
    return INVALID;
}
function skipArray(bytes, at, end, depth) {
    let position = skipSpace(bytes, at + 1, end);
    if (bytes[position] === CLOSE_ARRAY && position < end)
        return position + 1;
    while (position < end) {
        position = skipValue(bytes, skipPlainNumbers(bytes, position, end), end, depth + 1);
        if (position === INVALID)
            return INVALID;
        position = skipSpace(bytes, position, end);
        if (position >= end)
            return INVALID;
        if (bytes[position] === CLOSE_ARRAY)
            return position + 1;
        if (bytes[position] !== COMMA)
            return INVALID;
        position = skipSpace(bytes, position + 1, end);
    }
    return INVALID;
}
/**
 * Start of the first array element that is not a bare decimal followed at once by a comma. Per-chunk latencies are the
 * bulk of an export, and this loop is what they cost.
 */
function skipPlainNumbers(bytes, at, end) {
    let element = at;
    for (;;) {
        let position = element;
        let byte = bytes[position] ?? 0;
        while (byte >= ZERO && byte <= NINE)
            byte = bytes[++position] ?? 0;
        const leadingZero = bytes[element] === ZERO && position > element + 1;
        if (position === element || leadingZero)
            return element;
        if (byte === DOT) {
            const fraction = position + 1;
            byte = bytes[++position] ?? 0;
            while (byte >= ZERO && byte <= NINE)
                byte = bytes[++position] ?? 0;
            if (position === fraction)
                return element;
        }
        if (byte !== COMMA || position >= end)
            return element;
        element = position + 1;
    }
}
/** Position after the closing quote. Escapes are checked for their shape, not decoded. */
function skipString(bytes, at, end) {
    for (let position = at + 1; position < end; position++) {
        const byte = bytes[position] ?? 0;
        if (byte === json_bytes_QUOTE)
            return position + 1;
        if (byte < 0x20)
            return INVALID;
        if (byte === json_bytes_BACKSLASH) {
            position += 1;
            const escape = bytes[position] ?? 0;
            if (escape === 0x75) {
                if (!isHex4(bytes, position + 1, end))
                    return INVALID;
                position += 4;
            }
            else if (!'"\\/bfnrt'.includes(String.fromCharCode(escape)))
                return INVALID;
        }
    }
    return INVALID;
}
function isHex4(bytes, at, end) {
    return at + 4 <= end && /^[0-9a-fA-F]{4}$/.test(bytes.toString('latin1', at, at + 4));
}
function skipWord(bytes, at, end, word) {
    if (at + word.length > end)
        return INVALID;
    for (let index = 0; index < word.length; index++) {
        if (bytes[at + index] !== word.charCodeAt(index))
            return INVALID;
    }
    return at + word.length;
}
const isDigit = (byte) => byte !== undefined && byte >= ZERO && byte <= NINE;
function skipDigits(bytes, at, end) {
    let position = at;
    while (position < end && isDigit(bytes[position]))
        position += 1;
    return position;
}
function skipNumber(bytes, at, end) {
    let position = bytes[at] === MINUS ? at + 1 : at;
    if (bytes[position] === 0x49)
        return skipWord(bytes, position, end, 'Infinity');
    if (bytes[at] === 0x4e)
        return skipWord(bytes, at, end, 'NaN');
    const integer = position;
    position = skipDigits(bytes, position, end);
    if (position === integer || (bytes[integer] === ZERO && position > integer + 1))
        return INVALID;
    if (bytes[position] === DOT && position < end) {
        const fraction = position + 1;
        position = skipDigits(bytes, fraction, end);
        if (position === fraction)
            return INVALID;
    }
    if ((bytes[position] === 0x65 || bytes[position] === 0x45) && position < end) {
        let exponent = position + 1;
        if (bytes[exponent] === PLUS || bytes[exponent] === MINUS)
            exponent += 1;
        position = skipDigits(bytes, exponent, end);
        if (position === exponent)
            return INVALID;
    }
    return position;
}
const POWERS_OF_TEN = Float64Array.from({ length: 23 }, (_, index) => 10 ** index);
/**
 * Value of the JSON number in `bytes[start, end)`. Up to 15 digits and 22 decimals the quotient of two exact doubles
 * is the correctly rounded result (Clinger's fast path); anything longer goes through Number().
 */
function numberAt(bytes, start, end) {
    let position = bytes[start] === MINUS ? start + 1 : start;
    const negative = position > start;
    let mantissa = 0;
    let decimals = -1;
    let digits = 0;
    for (; position < end; position++) {
        const byte = bytes[position] ?? 0;
        if (isDigit(byte)) {
            mantissa = mantissa * 10 + (byte - ZERO);
            digits += 1;
            if (decimals >= 0)
                decimals += 1;
        }
        else if (byte === DOT)
            decimals = 0;
        else
            return Number(bytes.toString('latin1', start, end));
    }
    const divisor = decimals <= 0 ? 1 : POWERS_OF_TEN[decimals];
    if (digits > 15 || divisor === undefined)
        return Number(bytes.toString('latin1', start, end));
    const magnitude = mantissa / divisor;
    return negative ? -magnitude : magnitude;
}
/** True when the bytes of the span are the ASCII text. */
function spanEquals(bytes, start, end, text) {
    if (end - start !== text.length)
        return false;
    for (let index = 0; index < text.length; index++) {
        if (bytes[start + index] !== text.charCodeAt(index))
            return false;
    }
    return true;
}
//# sourceMappingURL=json-bytes.js.map
;// CONCATENATED MODULE: ./lib/src/core/measure/request-line.js


/** Fields of one request record, each a span of bytes; the index is its slot. */
const FIELD = {
    phase: 0,
    startNs: 1,
    endNs: 2,
    conversationId: 3,
    turnIndex: 4,
    error: 5,
    input: 6,
    output: 7,
    ttft: 8,
    latency: 9,
    itl: 10,
    fullResponseItl: 11,
};
const request_line_BACKSLASH = 0x5c;
const TOP_KEYS = [
    { key: 'metadata', found: 'metadata' },
    { key: 'metrics', found: 'metrics' },
    { key: 'error', found: 'error' },
];
const VALUE_KEY = [{ key: 'value', found: true }];
const METADATA_KEYS = [
    { key: 'benchmark_phase', found: FIELD.phase },
    { key: 'request_start_ns', found: FIELD.startNs },
    { key: 'request_end_ns', found: FIELD.endNs },
    { key: 'conversation_id', found: FIELD.conversationId },
    { key: 'turn_index', found: FIELD.turnIndex },
];
const METRIC_KEYS = [
    { key: 'input_sequence_length', found: FIELD.input },
    { key: 'output_sequence_length', found: FIELD.output },
    { key: 'time_to_first_token', found: FIELD.ttft },
    { key: 'request_latency', found: FIELD.latency },
    { key: 'inter_token_latency', found: FIELD.itl },
    { key: 'full_response_inter_token_latency', found: FIELD.fullResponseItl },
];
/** Reusable cursor over one record; values are valid until the next `read`. */
class RequestLine {
    bytes;
    starts = new Int32Array(12);
    ends = new Int32Array(12);
    /** Reads `bytes[start, end)`; false when it is not one whole JSON object. */
    read(bytes, start, end) {
        this.bytes = bytes;
        this.starts.fill(-1);
        const at = skipSpace(bytes, start, end);
        if (bytes[at] !== OPEN_OBJECT || at >= end)
            return false;
        const after = eachMember(bytes, at, end, 0, this.topMember);
        return after !== INVALID && skipSpace(bytes, after, end) === end;
    }
    has(field) {
        return this.starts[field] !== -1;
    }
    /** The field's value; undefined when absent. Slow: only for values that are not plain numbers. */
    value(field) {
        const text = this.text(field);
        return text === undefined ? undefined : (0,lenient_json/* parseLenientJson */.Ri)(text);
    }
    /** The field's JSON text. */
    text(field) {
        const start = this.starts[field] ?? -1;
        return start === -1 ? undefined : this.bytes?.toString('utf8', start, this.ends[field] ?? start);
    }
    /** True when the field's JSON text is exactly this ASCII text. */
    is(field, text) {
        const start = this.starts[field] ?? -1;
        if (start === -1 || !this.bytes)
            return false;
        return spanEquals(this.bytes, start, this.ends[field] ?? start, text);
    }
    /** Latency or other real: numbers, numeric strings, true = 1; undefined for everything else and non-finite values. */
    real(field) {
        const plain = this.plainNumber(field);
        const number = plain ?? toReal(this.value(field));
        return number !== undefined && Number.isFinite(number) ? number : undefined;
    }
    /** Token count: truncated toward zero; strings only when they are whole numbers. */
    integer(field) {
        const plain = this.plainNumber(field);
        const number = plain ?? toInteger(this.value(field));
        return number !== undefined && Number.isFinite(number) ? Math.trunc(number) : undefined;
    }
    /** A clock in nanoseconds, exact; undefined when absent, 0 or not a number. */
    nanoseconds(field) {
        const text = this.text(field);
        if (text === undefined)
            return undefined;
        if (/^-?\d+$/.test(text))
            return BigInt(text) || undefined;
        const number = toInteger(this.value(field));
        return number === undefined || !Number.isFinite(number)
            ? undefined
            : BigInt(Math.trunc(number)) || undefined;
    }
    plainNumber(field) {
        const start = this.starts[field] ?? -1;
        if (start === -1 || !this.bytes)
            return undefined;
        const first = this.bytes[start] ?? 0;
        const isNumber = first === 0x2d || (first >= 0x30 && first <= 0x39);
        return isNumber ? numberAt(this.bytes, start, this.ends[field] ?? start) : undefined;
    }
    topMember = (bytes, keyStart, keyEnd, valueStart, end, depth) => {
        const key = lookUp(bytes, keyStart, keyEnd, TOP_KEYS);
        if (key === 'error')
            return this.take(FIELD.error, bytes, valueStart, end, depth);
        if (key === undefined || bytes[valueStart] !== OPEN_OBJECT)
            return skipValue(bytes, valueStart, end, depth);
        const member = key === 'metadata' ? this.metadataMember : this.metricMember;
        return eachMember(bytes, valueStart, end, depth, member);
    };
    metadataMember = (bytes, keyStart, keyEnd, valueStart, end, depth) => {
        const field = lookUp(bytes, keyStart, keyEnd, METADATA_KEYS);
        if (field === undefined)
            return skipValue(bytes, valueStart, end, depth);
        return this.take(field, bytes, valueStart, end, depth);
    };
    /** A metric is `{value, unit}`; older clients wrote the bare value. */
    metricMember = (bytes, keyStart, keyEnd, valueStart, end, depth) => {
        const field = lookUp(bytes, keyStart, keyEnd, METRIC_KEYS);
        if (field === undefined)
            return skipValue(bytes, valueStart, end, depth);
        if (bytes[valueStart] !== OPEN_OBJECT)
            return this.take(field, bytes, valueStart, end, depth);
        this.starts[field] = -1;
        this.metric = field;
        return eachMember(bytes, valueStart, end, depth, this.valueMember);
    };
    metric = FIELD.input;
    valueMember = (bytes, keyStart, keyEnd, valueStart, end, depth) => lookUp(bytes, keyStart, keyEnd, VALUE_KEY)
        ? this.take(this.metric, bytes, valueStart, end, depth)
        : skipValue(bytes, valueStart, end, depth);
    /** Remembers the value's span; a repeated key wins over the earlier one, as in JSON.parse. */
    take(field, bytes, start, end, depth) {
        const after = skipValue(bytes, start, end, depth);
        this.starts[field] = start;
        this.ends[field] = after;
        return after;
    }
}
/** The table's entry for a key; a key written with escapes is decoded first. */
function lookUp(bytes, start, end, table) {
    const length = end - start;
    for (const entry of table) {
        if (entry.key.length === length && spanEquals(bytes, start, end, entry.key))
            return entry.found;
    }
    for (let index = start; index < end; index++) {
        if (bytes[index] !== request_line_BACKSLASH)
            continue;
        const decoded = JSON.parse(`"${bytes.toString('utf8', start, end)}"`);
        return table.find(({ key }) => key === decoded)?.found;
    }
    return undefined;
}
const REAL = /^\s*[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?\s*$/;
const INTEGER = /^\s*[+-]?\d+\s*$/;
/** Numbers, booleans and numeric text, as the reference's float() takes them. */
function toReal(value) {
    if (typeof value === 'number')
        return value;
    if (typeof value === 'boolean')
        return Number(value);
    return typeof value === 'string' && REAL.test(value) ? Number(value) : undefined;
}
/** Numbers, booleans and whole-number text, as the reference's int() takes them: '12.5' is refused, 12.9 is 12. */
function toInteger(value) {
    if (typeof value === 'number')
        return value;
    if (typeof value === 'boolean')
        return Number(value);
    return typeof value === 'string' && INTEGER.test(value) ? Number(value) : undefined;
}
//# sourceMappingURL=request-line.js.map
;// CONCATENATED MODULE: ./lib/src/core/measure/request-metrics.js




/** Damaged lines whose numbers are kept for the reader; all are counted. */
const DAMAGED_LINES_KEPT = 20;
/** Collects requests line by line; memory grows by some 80 bytes a request. */
class RequestAccumulator {
    ttft = new Samples();
    latency = new Samples();
    itl = new Samples();
    fullResponseItl = new Samples();
    latencyPerToken = new Samples();
    input = new Samples();
    output = new Samples();
    expectedOutput = new Samples();
    endSeconds = new Samples();
    firstStartNs;
    lastEndNs;
    total = 0;
    profiled = 0;
    warmUp = 0;
    failed = 0;
    categories = new Map();
    malformed = 0;
    malformedLines = [];
    /** True when the last line has no newline and is not a whole record. */
    truncated = false;
    record = new RequestLine();
    traces;
    constructor(traces) {
        this.traces = traces;
    }
    line(bytes, start, end, number, terminated) {
        if (isBlank(bytes, start, end))
            return;
        if (!this.record.read(bytes, start, end)) {
            this.damaged(number);
            if (!terminated)
                this.truncated = true;
            return;
        }
        this.total += 1;
        const isWarmUp = this.isWarmUp();
        if (isWarmUp)
            this.warmUp += 1;
        const hasError = this.countError();
        if (!hasError && !isWarmUp)
            this.addProfiled();
    }
    oversized(number) {
        this.damaged(number);
    }
    damaged(number) {
        this.malformed += 1;
        if (this.malformedLines.length < DAMAGED_LINES_KEPT)
            this.malformedLines.push(number);
    }
    /** A missing or null phase means profiling: older exports had none. */
    isWarmUp() {
        return (this.record.has(FIELD.phase) &&
            !this.record.is(FIELD.phase, '"profiling"') &&
            !this.record.is(FIELD.phase, 'null') &&
            this.record.value(FIELD.phase) !== 'profiling');
    }
    countError() {
        if (!this.record.has(FIELD.error) || this.record.is(FIELD.error, 'null'))
            return false;
        const error = this.record.value(FIELD.error);
        if (!isError(error))
            return false;
        this.failed += 1;
        const category = errorCategory(error);
        this.categories.set(category, (this.categories.get(category) ?? 0) + 1);
        return true;
    }
    addProfiled() {
        const { record } = this;
        this.profiled += 1;
        const input = record.integer(FIELD.input);
        if (input !== undefined)
            this.input.push(input);
        const output = record.integer(FIELD.output);
        if (output !== undefined)
            this.output.push(output);
        pushSeconds(this.ttft, record.real(FIELD.ttft));
        pushSeconds(this.itl, record.real(FIELD.itl));
        pushSeconds(this.fullResponseItl, record.real(FIELD.fullResponseItl));
        const latencyMs = record.real(FIELD.latency);
        pushSeconds(this.latency, latencyMs);
        // The quotient takes the output length as the client wrote it, whole or not; only counts are truncated.
        const length = record.real(FIELD.output);
        if (latencyMs !== undefined && latencyMs > 0 && length !== undefined && length > 0) {
            this.latencyPerToken.push(latencyMs / 1000 / length);
        }
        this.addClocks();
        if (this.traces)
            this.addExpected(this.traces);
    }
    addClocks() {
        const start = this.record.nanoseconds(FIELD.startNs);
        if (start !== undefined && (this.firstStartNs === undefined || start < this.firstStartNs)) {
            this.firstStartNs = start;
        }
        const end = this.record.nanoseconds(FIELD.endNs);
        if (end === undefined)
            return;
        if (this.lastEndNs === undefined || end > this.lastEndNs)
            this.lastEndNs = end;
        this.endSeconds.push(Number(end) / 1e9);
    }
    addExpected(traces) {
        const conversation = this.record.value(FIELD.conversationId);
        const turn = this.record.integer(FIELD.turnIndex);
        if (typeof conversation !== 'string' || turn === undefined)
            return;
        const expected = traces.expectedOutput(conversation, turn);
        if (expected !== undefined)
            this.expectedOutput.push(expected);
    }
    get requests() {
        return { total: this.total, profiled: this.profiled, failed: this.failed };
    }
    /** Sum of token counts over profiled requests; null when no request reported any. */
    get tokenTotals() {
        return { input: sumOf(this.input), output: sumOf(this.output) };
    }
    accounting() {
        return {
            records_total: this.total,
            records_profiled: this.profiled,
            records_dropped_total: this.total - this.profiled,
            records_warmup_dropped: this.warmUp,
            records_error_dropped: this.failed,
            error_categories: Object.fromEntries(this.categories),
            // Only where there are any: readers of the interchange format do not know the key.
            ...(this.malformed > 0 ? { records_malformed: this.malformed } : {}),
        };
    }
    /** @param gpus GPUs of the whole deployment, the divisor of the per-GPU rates. */
    metrics(gpus, theoreticalCacheHitRate) {
        return {
            qps: qpsOf(this.endSeconds.values()),
            latency: this.latencies(),
            tokens: {
                input: request_metrics_asJson(distributionOf(this.input.values())),
                output_actual: request_metrics_asJson(distributionOf(this.output.values())),
                output_expected: request_metrics_asJson(distributionOf(this.expectedOutput.values())),
            },
            throughput: this.throughput(gpus),
            cache: { theoretical_cache_hit_rate: theoreticalCacheHitRate },
        };
    }
    latencies() {
        const itl = distributionOf(this.itl.values());
        const fullResponseItl = distributionOf(this.fullResponseItl.values());
        const perToken = distributionOf(this.latencyPerToken.values());
        return {
            ttft: request_metrics_asJson(distributionOf(this.ttft.values())),
            e2el: request_metrics_asJson(distributionOf(this.latency.values())),
            itl: request_metrics_asJson(itl),
            tpot: request_metrics_asJson(itl),
            intvty: request_metrics_asJson(reciprocalDistribution(itl, this.itl.values())),
            e2e_norm_intvty: request_metrics_asJson(reciprocalDistribution(perToken, this.latencyPerToken.values())),
            full_response_itl: request_metrics_asJson(fullResponseItl),
            full_response_intvty: request_metrics_asJson(reciprocalDistribution(fullResponseItl, this.fullResponseItl.values())),
        };
    }
    /** Tokens over the time from the first start to the last end of profiled requests; cached input counts. */
    throughput(gpus) {
        if (this.firstStartNs === undefined || this.lastEndNs === undefined)
            return {};
        // Nanosecond clocks exceed 2^53: subtract exactly, then divide.
        const seconds = Number(this.lastEndNs - this.firstStartNs) / 1e9;
        if (seconds <= 0)
            return {};
        const totals = this.tokenTotals;
        const input = (totals.input ?? 0) / seconds;
        const output = (totals.output ?? 0) / seconds;
        const total = ((totals.input ?? 0) + (totals.output ?? 0)) / seconds;
        const perGpu = {
            total_tput_tps: total / gpus,
            output_tput_tps: output / gpus,
            input_tput_tps: input / gpus,
        };
        return {
            input: { tokens_per_second: input },
            output: { tokens_per_second: output },
            total: { tokens_per_second: total },
            duration_seconds: seconds,
            per_gpu: gpus > 0 ? perGpu : {},
        };
    }
}
/** Milliseconds to seconds; each metric drops what is not positive on its own. */
function pushSeconds(samples, milliseconds) {
    if (milliseconds !== undefined && milliseconds > 0)
        samples.push(milliseconds / 1000);
}
/** Token counts are whole numbers, so a running sum is exact below 2^53. */
const sumOf = (samples) => samples.count === 0 ? null : samples.values().reduce((sum, value) => sum + value, 0);
const request_metrics_asJson = (distribution) => ({ ...distribution });
function isBlank(bytes, start, end) {
    for (let index = start; index < end; index++) {
        if ((bytes[index] ?? 0) > 0x20)
            return false;
    }
    return true;
}
//# sourceMappingURL=request-metrics.js.map
;// CONCATENATED MODULE: ./lib/src/core/measure/server-metrics.js


const emptyReading = () => ({
    gpuHitRate: null,
    cpuHitRate: null,
    externalHitRate: null,
    overallHitRate: null,
    prefixHits: null,
    prefixQueries: null,
    externalHits: null,
    externalQueries: null,
    cachedTokensBySource: {},
    frontendHitRate: null,
    routerKvHitRate: null,
    routerSharedHitRate: null,
    frontendCachedTokens: null,
    frontendInputTokens: null,
    gpuUsage: null,
    gpuTotalTokens: null,
    cpuUsage: null,
    cpuUsedTokens: null,
    cpuTotalTokens: null,
    offloadBytesOut: null,
    offloadBytesIn: null,
    offloadSecondsOut: null,
    offloadSecondsIn: null,
    promptTokens: null,
    generationTokens: null,
    promptGpuCacheHit: null,
    promptOtherCacheHit: null,
    promptComputed: null,
    promptBySource: {},
    sources: [],
});
/** Quotient, or null when either side is missing or the denominator is not positive. */
const ratio = (numerator, denominator) => numerator === null || denominator === null || denominator <= 0 ? null : numerator / denominator;
/** A gauge above 1.5 is a percentage (some engine versions export 0-100): divided by 100. */
const asShare = (value) => (value !== null && value > 1.5 ? value / 100 : value);
/** Whole tokens, half to even. */
const wholeTokens = (value) => (value === null ? null : roundHalfEven(value, 0));
/** Sum of a counter over its series. */
const counter = (index, name, filter) => index.sum(name, COUNTER, filter);
/** The published shape (engines.md §8.2). */
function serverMetricsJson(block) {
    const { reading } = block;
    return {
        present: block.present,
        adapter: block.adapter,
        metric_count: block.metricCount,
        cache: cacheJson(reading),
        kv_cache: {
            gpu_usage_pct: reading.gpuUsage,
            gpu_total_tokens: reading.gpuTotalTokens,
            cpu_usage_pct: reading.cpuUsage,
            cpu_used_tokens: reading.cpuUsedTokens,
            cpu_total_tokens: reading.cpuTotalTokens,
        },
        kv_offload: {
            bytes_gpu_to_cpu: reading.offloadBytesOut,
            bytes_cpu_to_gpu: reading.offloadBytesIn,
            time_gpu_to_cpu: reading.offloadSecondsOut,
            time_cpu_to_gpu: reading.offloadSecondsIn,
            bandwidth_gpu_to_cpu_bytes_per_second: ratio(reading.offloadBytesOut, reading.offloadSecondsOut),
            bandwidth_cpu_to_gpu_bytes_per_second: ratio(reading.offloadBytesIn, reading.offloadSecondsIn),
        },
        tokens: {
            prompt_total: reading.promptTokens,
            generation_total: reading.generationTokens,
            requests_completed: block.requestsCompleted,
            prompt_by_source: {
                gpu_cache_hit: reading.promptGpuCacheHit,
                cpu_or_external_cache_hit: reading.promptOtherCacheHit,
                computed: reading.promptComputed,
                raw: reading.promptBySource,
            },
        },
        sources: reading.sources,
    };
}
const cacheJson = (reading) => ({
    gpu_cache_hit_rate: reading.gpuHitRate,
    cpu_cache_hit_rate: reading.cpuHitRate,
    external_cache_hit_rate: reading.externalHitRate,
    overall_cache_hit_rate: reading.overallHitRate,
    prefix_cache_hits: reading.prefixHits,
    prefix_cache_queries: reading.prefixQueries,
    external_prefix_cache_hits: reading.externalHits,
    external_prefix_cache_queries: reading.externalQueries,
    cached_tokens_by_source: reading.cachedTokensBySource,
    frontend_cache_hit_rate: reading.frontendHitRate,
    router_kv_hit_rate: reading.routerKvHitRate,
    router_shared_cache_hit_rate: reading.routerSharedHitRate,
    frontend_cached_tokens: reading.frontendCachedTokens,
    frontend_input_tokens: reading.frontendInputTokens,
});
/** The same value with every number that is not finite replaced by null; their paths are appended to `found`. */
function strictJson(value, path, found) {
    if (typeof value === 'number') {
        if (Number.isFinite(value))
            return value;
        found.push(path);
        return null;
    }
    if (value === null || typeof value !== 'object')
        return value;
    const below = (key) => (path === '' ? String(key) : `${path}.${key}`);
    if (Array.isArray(value)) {
        const items = value;
        return items.map((item, index) => strictJson(item, below(index), found));
    }
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, strictJson(item, below(key), found)]));
}
//# sourceMappingURL=server-metrics.js.map
;// CONCATENATED MODULE: ./lib/src/core/measure/server-adapters.js


/**
 * Chosen by the names that are there, the framework only breaks the tie among Dynamo's workers.
 * `dynamo` alone: the frontend spoke, its workers export nothing we know.
 */
function chooseAdapter(index, framework) {
    const name = framework.toLowerCase();
    if (name.startsWith('dynamo') || index.hasPrefix('dynamo_')) {
        if (index.hasPrefix('sglang:'))
            return 'dynamo-sglang';
        if (index.hasPrefix('vllm:'))
            return 'dynamo-vllm';
        if (name.includes('sglang'))
            return 'dynamo-sglang';
        if (name.includes('vllm'))
            return 'dynamo-vllm';
        return index.hasPrefix('dynamo_') ? 'dynamo' : 'none';
    }
    if (index.hasPrefix('atom:', 'atom_'))
        return 'atom';
    if (index.hasPrefix('sglang:'))
        return 'sglang';
    return index.hasPrefix('vllm:') ? 'vllm' : 'none';
}
/** Reads the index with the adapter; `none` gives the empty reading. */
function readServerMetrics(index, adapter) {
    switch (adapter) {
        case 'none':
            return emptyReading();
        case 'sglang':
            return readSglang(index);
        case 'vllm':
            return readVllm(index);
        case 'atom':
            return readAtom(index);
        case 'dynamo':
            return withDynamo(index, emptyReading());
        case 'dynamo-sglang':
            return withDynamo(index, readSglang(index));
        case 'dynamo-vllm':
            return withDynamo(index, readVllm(index));
    }
}
/** Rates are over prompt tokens; the host tier is also what others call the external cache. */
function readSglang(index) {
    const promptTokens = counter(index, 'sglang:prompt_tokens');
    const cached = index.sumByLabel('sglang:cached_tokens', 'cache_source', COUNTER);
    const device = cached['device'] ?? null;
    const host = cached['host'] ?? null;
    const sources = Object.values(cached);
    const allCached = sources.length === 0 ? null : sources.reduce((sum, tokens) => sum + tokens, 0);
    const hostUsed = index.peak(['sglang:hicache_host_used_tokens']);
    const hostTotal = index.peak(['sglang:hicache_host_total_tokens']);
    const hostRate = ratio(host, promptTokens);
    return {
        ...emptyReading(),
        gpuHitRate: ratio(device, promptTokens),
        cpuHitRate: hostRate,
        externalHitRate: hostRate,
        overallHitRate: ratio(allCached, promptTokens) ?? asShare(index.mean(['sglang:cache_hit_rate'])),
        cachedTokensBySource: cached,
        gpuUsage: asShare(index.peak(['sglang:token_usage'])),
        gpuTotalTokens: wholeTokens(index.sum('sglang:max_total_num_tokens', ['max', 'avg', 'total', 'sum'])),
        cpuUsage: ratio(hostUsed, hostTotal),
        cpuUsedTokens: hostUsed,
        cpuTotalTokens: hostTotal,
        promptTokens: wholeTokens(promptTokens),
        generationTokens: wholeTokens(counter(index, 'sglang:generation_tokens')),
        promptGpuCacheHit: device,
        promptOtherCacheHit: host,
        promptComputed: counter(index, 'sglang:realtime_tokens', (series) => series.labels['mode'] === 'prefill_compute'),
        promptBySource: cached,
    };
}
const VLLM_USAGE = ['vllm:kv_cache_usage_perc', 'vllm:gpu_cache_usage_perc'];
/** Prompt tokens by source, where the engine has them, replace the block-based prefix rates. */
function readVllm(index) {
    const hits = counter(index, 'vllm:prefix_cache_hits');
    const queries = counter(index, 'vllm:prefix_cache_queries');
    const externalHits = counter(index, 'vllm:external_prefix_cache_hits');
    const externalQueries = counter(index, 'vllm:external_prefix_cache_queries');
    const prefixRate = ratio(hits, queries);
    const externalRate = ratio(externalHits, externalQueries);
    const bySource = index.sumByLabel('vllm:prompt_tokens_by_source', 'source', COUNTER);
    const local = bySource['local_cache_hit'] ?? null;
    const external = bySource['external_kv_transfer'] ?? null;
    const all = Object.values(bySource).reduce((sum, tokens) => sum + tokens, 0);
    const hasSources = Object.keys(bySource).length > 0;
    const fromSources = hasSources && all > 0;
    return {
        ...emptyReading(),
        gpuHitRate: fromSources && local !== null ? local / all : prefixRate,
        cpuHitRate: fromSources && external !== null ? external / all : externalRate,
        externalHitRate: fromSources && external !== null ? external / all : externalRate,
        overallHitRate: fromSources ? ((local ?? 0) + (external ?? 0)) / all : hasSources ? null : prefixRate,
        prefixHits: hits,
        prefixQueries: queries,
        externalHits,
        externalQueries,
        gpuUsage: asShare(index.peak(VLLM_USAGE)),
        cpuUsage: asShare(index.peak(['vllm:cpu_kv_cache_usage_perc'])),
        offloadBytesOut: counter(index, 'vllm:kv_offload_bytes_gpu_to_cpu'),
        offloadBytesIn: counter(index, 'vllm:kv_offload_bytes_cpu_to_gpu'),
        offloadSecondsOut: counter(index, 'vllm:kv_offload_time_gpu_to_cpu'),
        offloadSecondsIn: counter(index, 'vllm:kv_offload_time_cpu_to_gpu'),
        promptTokens: wholeTokens(counter(index, 'vllm:prompt_tokens')),
        generationTokens: wholeTokens(counter(index, 'vllm:generation_tokens')),
        promptGpuCacheHit: local,
        promptOtherCacheHit: external,
        promptComputed: bySource['local_compute'] ?? null,
        promptBySource: bySource,
        sources: vllmSources(index),
    };
}
const SOURCE_METRICS = [
    'vllm:prompt_tokens',
    'vllm:generation_tokens',
    'vllm:prefix_cache_hits',
    'vllm:prefix_cache_queries',
    'vllm:kv_cache_usage_perc',
    'vllm:prompt_tokens_by_source',
];
/** One row per worker (role, endpoint, rank), by id. */
function vllmSources(index) {
    const ids = new Set(SOURCE_METRICS.flatMap((name) => index.of(name).map(sourceId)));
    return [...ids].sort().map((id) => {
        const own = (series) => sourceId(series) === id;
        const hits = counter(index, 'vllm:prefix_cache_hits', own);
        const queries = counter(index, 'vllm:prefix_cache_queries', own);
        return {
            id,
            role: id.split('|')[0] ?? id,
            prompt_tokens: counter(index, 'vllm:prompt_tokens', own),
            generation_tokens: counter(index, 'vllm:generation_tokens', own),
            prefix_cache_hit_rate: ratio(hits, queries),
            gpu_kv_cache_usage_pct: asShare(index.peak(VLLM_USAGE, own)),
        };
    });
}
const ROLES = {
    prefill: 'prefill',
    backend: 'decode',
    decode: 'decode',
    frontend: 'router',
    router: 'router',
};
function sourceId({ labels, endpoint }) {
    const component = labels['dynamo_component'] || labels['component'] || '';
    const ranks = ['worker_id', 'dp_rank', 'engine'].flatMap((key) => labels[key] === undefined ? [] : [`${key}=${labels[key]}`]);
    return [ROLES[component] ?? 'combined', ...(endpoint === undefined ? [] : [endpoint]), ...ranks].join('|');
}
/** ATOM exports each metric under two prefixes, with and without `_total`; all forms are added. */
function readAtom(index) {
    const forms = (name) => [
        `atom:${name}`,
        `atom:${name}_total`,
        `atom_${name}`,
        `atom_${name}_total`,
    ];
    const total = (name) => index.sum(forms(name), COUNTER);
    const hits = total('prefix_cache_cached_tokens');
    const queries = total('prefix_cache_full_tokens');
    const loaded = total('lmcache_loaded_tokens');
    const rate = ratio(hits, queries);
    const externalRate = ratio(loaded, queries);
    return {
        ...emptyReading(),
        gpuHitRate: rate,
        cpuHitRate: externalRate,
        externalHitRate: externalRate,
        overallHitRate: rate,
        prefixHits: hits,
        prefixQueries: queries,
        externalHits: loaded,
        externalQueries: loaded === null ? null : queries,
        gpuUsage: asShare(index.peak(forms('kv_cache_usage_ratio'))),
        promptTokens: wholeTokens(total('prompt_tokens')),
        generationTokens: wholeTokens(total('generation_tokens')),
    };
}
/** Adds Dynamo's frontend and router; its token totals win, because they count each request once. */
function withDynamo(index, worker) {
    const cached = counter(index, 'dynamo_frontend_cached_tokens');
    const input = counter(index, 'dynamo_frontend_input_sequence_tokens');
    const output = counter(index, 'dynamo_frontend_output_tokens');
    const frontendHitRate = ratio(cached, input);
    const shared = asShare(index.mean(['dynamo_component_router_shared_cache_hit_rate']));
    return {
        ...worker,
        overallHitRate: worker.overallHitRate ?? (frontendHitRate || shared),
        frontendHitRate,
        routerKvHitRate: asShare(index.mean(['dynamo_component_router_kv_hit_rate'])),
        routerSharedHitRate: shared,
        frontendCachedTokens: cached,
        frontendInputTokens: input,
        gpuUsage: worker.gpuUsage ?? asShare(index.peak(['dynamo_component_gpu_cache_usage_percent'])),
        promptTokens: wholeTokens(input) ?? worker.promptTokens,
        generationTokens: wholeTokens(output) ?? worker.generationTokens,
    };
}
//# sourceMappingURL=server-adapters.js.map
;// CONCATENATED MODULE: ./lib/src/core/measure/server-log.js

/** Capacity is printed while the engine starts: only the head of a log is searched for it, as the reference does. */
const CAPACITY_HEAD_BYTES = 64 * 1024 * 1024;
/** A log line longer than this holds no line of ours. */
const MAX_LOG_LINE = 16 * 1024;
/** Reads one log as a stream. */
async function readServerLog(chunks, engine) {
    const sink = new LogSink();
    await (0,lines/* eachLine */.I)(chunks, sink);
    return {
        kvPoolTokens: engine === undefined ? null : sink.kvPoolTokens(engine),
        acceptedWeighted: sink.acceptedWeighted,
        acceptWeight: sink.acceptWeight,
    };
}
class LogSink {
    acceptedWeighted = 0;
    acceptWeight = 0;
    seen = 0;
    vllm = new PoolSizes();
    sglang = new PoolSizes();
    dpSize;
    line(bytes, start, end) {
        const inHead = this.seen < CAPACITY_HEAD_BYTES;
        this.seen += end - start + 1;
        if (end - start > MAX_LOG_LINE)
            return;
        const line = bytes.toString('latin1', start, end);
        if (inHead)
            this.capacity(line);
        if (line.includes('accept len: '))
            this.acceptance(line);
    }
    oversized() {
        // Nothing of ours is that long, and its size no longer tells where the head ends.
        this.seen = CAPACITY_HEAD_BYTES;
    }
    capacity(line) {
        if (line.includes('GPU KV cache size')) {
            const tokens = /GPU KV cache size:\s*([\d,]+)\s*tokens/.exec(line)?.[1]?.replaceAll(',', '');
            this.vllm.add(/\((EngineCore(?:_DP\d+)?)\s+pid=\d+\)/.exec(line)?.[1], Number(tokens));
        }
        if (line.includes('max_total_num_tokens')) {
            const tokens = /\bmax_total_num_tokens=(\d+)\b/.exec(line)?.[1];
            this.sglang.add(/\bDP\d+\s+TP\d+\s+EP\d+\b/.exec(line)?.[0], Number(tokens));
        }
        if (this.dpSize === undefined && line.includes('dp_size=')) {
            const size = /\bdp_size=(\d+)\b/.exec(line)?.[1];
            if (size !== undefined)
                this.dpSize = Number(size);
        }
    }
    /**
     * SGLang prints one line per interval of decode steps: `Decode batch. #running-req: 8, … accept len: 2.85, …`.
     * Each running request takes part in every step, so the weight of a line is its number of running requests.
     */
    acceptance(line) {
        const accepted = Number(/accept len: (\d+(?:\.\d+)?)/.exec(line)?.[1]);
        const running = Number(/#running-req: (\d+)/.exec(line)?.[1] ?? 1);
        if (!(accepted > 0) || !(running > 0))
            return;
        this.acceptedWeighted += accepted * running;
        this.acceptWeight += running;
    }
    /** One SGLang rank speaks for all: its size counts dp_size times. */
    kvPoolTokens(engine) {
        return engine === 'vllm' ? this.vllm.total(1) : this.sglang.total(Math.max(1, this.dpSize ?? 1));
    }
}
/** Pool sizes per rank; a rank that prints again replaces its size, lines without a rank add up. */
class PoolSizes {
    perRank = new Map();
    bare = 0;
    bareLines = 0;
    add(rank, tokens) {
        if (!(tokens > 0))
            return;
        if (rank !== undefined)
            this.perRank.set(rank, tokens);
        else {
            this.bare += tokens;
            this.bareLines += 1;
        }
    }
    total(timesWhenSingle) {
        const ranks = [...this.perRank.values()];
        if (ranks.length > 0) {
            return ranks.reduce((sum, tokens) => sum + tokens, 0) * (ranks.length === 1 ? timesWhenSingle : 1);
        }
        return this.bareLines === 0 ? null : this.bare * (this.bareLines === 1 ? timesWhenSingle : 1);
    }
}
//# sourceMappingURL=server-log.js.map
;// CONCATENATED MODULE: ./lib/src/core/measure/server-side.js
/** Server metrics and logs of one point, read once and combined. */






async function readServerSide(input) {
    const read = input.metrics ? await indexServerMetrics(input.metrics) : undefined;
    const index = read && read.index.count > 0 ? read.index : undefined;
    const adapter = index ? chooseAdapter(index, input.framework) : 'none';
    const logs = [];
    for (const log of input.logs)
        logs.push(await readServerLog(log, logEngine(adapter, input.framework)));
    const reading = index ? readServerMetrics(index, adapter) : emptyReading();
    const kvPoolTokens = sumKnown(logs.map((log) => log.kvPoolTokens)) ?? reading.gpuTotalTokens;
    const complaints = complain(read?.fault, index, adapter, input.framework);
    return {
        json: serverMetricsJson({
            present: index !== undefined,
            adapter,
            metricCount: index?.count ?? 0,
            requestsCompleted: input.requestsCompleted,
            reading: {
                ...reading,
                gpuTotalTokens: kvPoolTokens,
                promptTokens: reading.promptTokens ?? input.requestTokens.input,
                generationTokens: reading.generationTokens ?? input.requestTokens.output,
            },
        }),
        kvPoolTokens,
        warnings: complaints.map((complaint) => complaint.text),
        problems: complaints.flatMap((complaint) => complaint.problem ?? []),
        index,
        logs,
    };
}
function complain(fault, index, adapter, framework) {
    const found = [];
    if (!index)
        found.push({ text: 'server_metrics_export.json missing or empty' });
    if (fault !== undefined && fault !== 'empty') {
        const text = `server_metrics_export.json is damaged: ${fault}`;
        found.push({ text, problem: (0,catalogue/* problem */.CC)('INFX226', text) });
    }
    if (index && adapter === 'none') {
        const text = `no adapter for the server metrics of framework '${framework}' (${index.unknownNames.join(', ')})`;
        found.push({ text, problem: (0,catalogue/* problem */.CC)('INFX225', text) });
    }
    if (index) {
        found.push(...index.nonFinite().map((name) => ({ text: `${name} is not a finite number` })));
    }
    return found;
}
/** Which engine's capacity lines to look for; ATOM prints none. */
function logEngine(adapter, framework) {
    if (adapter === 'atom')
        return undefined;
    if (adapter === 'sglang' || adapter === 'dynamo-sglang')
        return 'sglang';
    if (adapter === 'vllm' || adapter === 'dynamo-vllm')
        return 'vllm';
    const name = framework.toLowerCase();
    if (name.includes('sglang'))
        return 'sglang';
    return name.includes('vllm') ? 'vllm' : undefined;
}
function sumKnown(values) {
    const known = values.filter((value) => value !== null);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}
//# sourceMappingURL=server-side.js.map
;// CONCATENATED MODULE: ./lib/src/core/measure/agentic.js
/** From the files of an agentic run to its aggregate. One pass over each stream; nothing is held whole. */











/** Decimals of every published number of an agentic aggregate. */
const DECIMALS = 5;
/**
 * Measures one agentic point. Throws ProblemError when the identity is incomplete (INFX227, INFX228, INFX231).
 * Damaged lines, unknown server metrics and non-finite values are recorded and counted, never fatal.
 */
async function measureAgentic(identity, sources) {
    const refused = identityProblems(identity);
    if (refused.length > 0)
        throw new problem/* ProblemError */.Mm(refused);
    const requests = new RequestAccumulator(sources.traces);
    await (0,lines/* eachLine */.I)(sources.profileExport, requests);
    const server = await readServerSide({
        framework: identity.framework,
        metrics: sources.serverMetrics,
        logs: sources.serverLogs,
        requestTokens: requests.tokenTotals,
        requestsCompleted: requests.requests.profiled,
    });
    const nonFinite = [];
    const whole = strictJson(compose(identity, requests, sources.summary, server), '', nonFinite);
    const warnings = [...server.warnings, ...nonFinite.map((path) => `${path} is not a finite number`)];
    const aggregate = roundTree(whole, DECIMALS);
    if (!isObject(aggregate))
        throw new Error('an aggregate is an object');
    return {
        aggregate: warnings.length > 0 ? { ...aggregate, warnings } : aggregate,
        evidence: evidenceOf(requests, sources.summary, server, nonFinite),
        problems: [
            ...damageProblems(requests),
            ...server.problems,
            ...nonFinite.map((path) => (0,catalogue/* problem */.CC)('INFX224', `${path} is not a finite number; published as null`)),
        ],
    };
}
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
function compose(identity, requests, summary, server) {
    const dataset = summary && datasetOf(summary);
    return {
        ...identityJson(identity),
        scenario_type: 'agentic-coding',
        ...headlineWidths(identity.topology),
        kv_offloading: identity.kvOffloading,
        kv_offload_backend: identity.kvOffloadBackend ? componentJson(identity.kvOffloadBackend) : null,
        allocated_cpu_dram_gb: identity.allocatedCpuDramGb,
        num_requests_total: requests.requests.total,
        num_requests_successful: requests.requests.profiled,
        request_accounting: requests.accounting(),
        ...topologyJson(identity.topology),
        ...(dataset === undefined ? {} : { dataset }),
        request_metrics: requests.metrics(gpuCounts(identity.topology).total, summary ? theoreticalCacheHitRate(summary) : null),
        server_metrics: server.json,
        kv_cache_pool_tokens: server.kvPoolTokens,
    };
}
function evidenceOf(requests, summary, server, nonFinite) {
    const verdict = submissionVerdict(summary ?? {});
    const errors = summary ? (summaryAverage(summary, 'error_request_count') ?? 0) : null;
    const successes = summary ? summaryAverage(summary, 'request_count') : null;
    const counted = summary ? summaryAverage(summary, 'completed_request_count') : null;
    return {
        completed: counted ?? (successes === null ? null : successes + (errors ?? 0)),
        errors,
        profiledSeconds: summary ? profiledSeconds(summary) : null,
        submissionValid: verdict.valid,
        submissionReasons: verdict.reasons,
        truncated: requests.truncated,
        malformedLines: requests.malformed,
        inputTokens: requests.tokenTotals.input,
        outputTokens: requests.tokenTotals.output,
        acceptanceLength: acceptanceLength(server.index, server.logs),
        nonFinite,
    };
}
function damageProblems(requests) {
    const { malformed, malformedLines, truncated } = requests;
    const whole = truncated ? malformed - 1 : malformed;
    const lines = malformedLines.slice(0, whole).join(', ');
    return [
        ...(whole > 0
            ? [(0,catalogue/* problem */.CC)('INFX220', `profile_export.jsonl: ${whole} damaged line(s) left out (line ${lines})`)]
            : []),
        ...(truncated ? [(0,catalogue/* problem */.CC)('INFX221', 'profile_export.jsonl ends in the middle of a line')] : []),
    ];
}
//# sourceMappingURL=agentic.js.map
;// CONCATENATED MODULE: ./lib/src/core/measure/fixed.js
/** From the result of a fixed-sequence client (benchmark_serving's fields) to its aggregate (ingest.md §2.2-2.3). */





/** `mean_ttft_ms`, `p99.9_e2el_ms`: statistic, metric, milliseconds. Any other key is no latency. */
const LATENCY_KEY = /^(mean|median|std|p\d+(?:\.\d+)?)_(ttft|tpot|itl|e2el)_ms$/;
/**
 * Measures one fixed-sequence point. Concurrency and model come from the client's own record when it has them.
 * Throws ProblemError when the identity is incomplete (INFX227, INFX231) or the result has no throughput (INFX223).
 */
function measureFixed(identity, result) {
    if (!(0,lenient_json/* isRecord */.u4)(result))
        throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX223', 'the client result is no JSON object')]);
    const actual = withClientFacts(identity, result);
    const total = (0,lenient_json/* finiteNumber */.vM)(result['total_token_throughput']);
    const output = (0,lenient_json/* finiteNumber */.vM)(result['output_throughput']);
    const refused = [...fixedIdentityProblems(actual)];
    if (total === undefined || output === undefined) {
        refused.push((0,catalogue/* problem */.CC)('INFX223', 'the client result has no finite total_token_throughput and output_throughput'));
    }
    if (refused.length > 0 || total === undefined || output === undefined)
        throw new problem/* ProblemError */.Mm(refused);
    const latencies = latencyFields(result);
    const aggregate = {
        ...identityJson(actual),
        isl: actual.isl ?? 0,
        osl: actual.osl ?? 0,
        ...(actual.topology.shape === 'single-node' ? headlineWidths(actual.topology) : {}),
        ...topologyJson(actual.topology),
        ...perGpuThroughput(actual, total, output),
        ...latencies.fields,
    };
    return {
        aggregate,
        evidence: fixedEvidence(result, latencies.nonFinite),
        problems: latencies.nonFinite.map((key) => (0,catalogue/* problem */.CC)('INFX224', `${key} of the client result is not a finite number; published as null`)),
    };
}
/** Adds the power fields to an aggregate; older power fields are replaced. */
function withPower(aggregate, power) {
    const kept = Object.entries(aggregate).filter(([key]) => !POWER_KEY.test(key));
    return { ...Object.fromEntries(kept), ...power.fields };
}
const POWER_KEY = /^(power_valid|power_invalid_reasons|power_metric_schema_version|avg_total_gpu_power_w|total_gpu_energy_j|(prefill_|decode_)?(avg_power_w|gpu_energy_j|joules_per_\w+))$/;
/** The client measured what it measured: its concurrency and model name are the facts. */
function withClientFacts(identity, result) {
    const conc = Number(result['max_concurrency'] ?? identity.conc);
    const model = result['model_id'];
    return {
        ...identity,
        conc: Number.isInteger(conc) ? conc : identity.conc,
        model: typeof model === 'string' && model !== '' ? model : identity.model,
    };
}
function fixedIdentityProblems(identity) {
    const lengths = ['isl', 'osl'].filter((field) => !((identity[field] ?? 0) > 0));
    return [
        ...identityProblems(identity),
        ...lengths.map((field) => (0,catalogue/* problem */.CC)('INFX227', `the point has no ${field}; a fixed-sequence result needs it`)),
    ];
}
/** Total over all GPUs; output over decode and input over prefill GPUs where the roles are apart. */
function perGpuThroughput(identity, total, output) {
    const gpus = gpuCounts(identity.topology);
    return {
        tput_per_gpu: total / gpus.total,
        output_tput_per_gpu: output / (gpus.decode > 0 ? gpus.decode : gpus.total),
        input_tput_per_gpu: (total - output) / gpus.prefill,
    };
}
/**
 * Milliseconds become seconds, and time per output token also becomes interactivity = 1000 / ms. There is no
 * interactivity of a standard deviation, nor of 0 ms.
 */
function latencyFields(result) {
    const fields = {};
    const nonFinite = [];
    for (const [key, value] of Object.entries(result)) {
        const [, statistic, metric] = LATENCY_KEY.exec(key) ?? [];
        if (statistic === undefined || metric === undefined)
            continue;
        const milliseconds = Number(value);
        if (value === null || !Number.isFinite(milliseconds)) {
            fields[`${statistic}_${metric}`] = null;
            nonFinite.push(key);
            continue;
        }
        fields[`${statistic}_${metric}`] = milliseconds / 1000;
        if (metric === 'tpot' && statistic !== 'std' && milliseconds > 0) {
            fields[`${statistic}_intvty`] = 1000 / milliseconds;
        }
    }
    return { fields, nonFinite };
}
function fixedEvidence(result, nonFinite) {
    const successes = (0,lenient_json/* finiteNumber */.vM)(result['completed']) ?? null;
    const requested = (0,lenient_json/* finiteNumber */.vM)(result['num_prompts']) ?? null;
    const failed = (0,lenient_json/* finiteNumber */.vM)(result['failed']);
    const errors = failed ?? (successes === null || requested === null ? null : Math.max(0, requested - successes));
    return {
        completed: successes === null ? null : successes + (errors ?? 0),
        errors,
        profiledSeconds: (0,lenient_json/* finiteNumber */.vM)(result['duration']) ?? null,
        submissionValid: null,
        submissionReasons: [],
        truncated: false,
        malformedLines: 0,
        inputTokens: (0,lenient_json/* finiteNumber */.vM)(result['total_input_tokens']) ?? null,
        outputTokens: (0,lenient_json/* finiteNumber */.vM)(result['total_output_tokens']) ?? null,
        acceptanceLength: null,
        nonFinite,
    };
}
//# sourceMappingURL=fixed.js.map
;// CONCATENATED MODULE: ./lib/src/core/measure/power-csv.js


/** A whole number or decimal with an optional unit, and nothing else: `412.34 W`. */
const POWER_CELL = /^(-?\d+(?:\.\d+)?)\s*[a-zA-Z]*$/;
async function readPowerCsv(chunks, options) {
    const sink = new PowerSink(options);
    await (0,lines/* eachLine */.I)(chunks, sink);
    return sink.result();
}
class PowerSink {
    samples = [];
    all = [];
    reasons = new Set();
    columns;
    headerSeen = false;
    missingGpu = false;
    bytes = 0;
    options;
    constructor(options) {
        this.options = options;
    }
    line(bytes, start, end, _number, terminated) {
        this.bytes += end - start + 1;
        const cells = csvCells(bytes.toString('utf8', start, end).replace(/\r$/, ''));
        if (cells.length === 0)
            return;
        if (!this.headerSeen)
            this.header(cells);
        else if (this.columns)
            this.row(cells, this.columns, terminated);
    }
    oversized() {
        this.reasons.add('malformed_telemetry_row');
    }
    header(cells) {
        this.headerSeen = true;
        const time = cells.findIndex((cell) => /time|^ts/i.test(cell));
        const power = cells.findIndex((cell) => /power|^watts$/i.test(cell) && !/limit|cap|max|min/i.test(cell));
        const gpu = cells.findIndex((cell) => /^(index|gpu|gpu_id|gpu_index|card|device)$/i.test(cell));
        if (time === -1)
            this.reasons.add('timestamp_column_missing');
        if (power === -1)
            this.reasons.add('power_column_missing');
        if (gpu === -1)
            this.reasons.add('gpu_identity_column_missing');
        if (Math.min(time, power, gpu) >= 0)
            this.columns = { time, power, gpu, count: cells.length };
    }
    row(cells, columns, terminated) {
        const atUnix = parseInstant(cells[columns.time] ?? '', this.options.utcOffsetMinutes);
        if (atUnix === undefined) {
            // A cut last line may well end inside its clock; it is dropped like any unterminated line.
            if (terminated)
                this.reasons.add('invalid_timestamp_sample');
            return;
        }
        const { startUnix, endUnix, marginSeconds, minPlausibleWatts } = this.options;
        const near = atUnix >= startUnix - marginSeconds && atUnix <= endUnix + marginSeconds;
        const watts = Number(POWER_CELL.exec(cells[columns.power] ?? '')?.[1]);
        const fault = cells.length > columns.count
            ? 'malformed_telemetry_row'
            : !(watts >= 0)
                ? 'invalid_power_sample'
                : minPlausibleWatts !== null && watts < minPlausibleWatts
                    ? 'implausible_power_sample'
                    : undefined;
        if (fault !== undefined) {
            if (near)
                this.reasons.add(fault);
            return;
        }
        // A number without its line end may be the first digits of a longer one: 7 of 733.21.
        if (!terminated)
            return;
        const gpu = cells[columns.gpu] ?? '';
        if (gpu === '') {
            if (near)
                this.missingGpu = true;
            return;
        }
        this.all.push({ atUnix, gpu, watts });
        if (near)
            this.samples.push({ atUnix, gpu, watts });
    }
    result() {
        if (this.missingGpu)
            this.reasons.add('gpu_identity_missing');
        return {
            samples: this.samples,
            all: this.all,
            reasons: [...this.reasons],
            hasColumns: this.columns !== undefined || !this.headerSeen,
            bytes: this.bytes,
        };
    }
}
/** Cells of one CSV line, trimmed; quotes protect commas, a doubled quote is one. Empty for a blank line. */
function csvCells(line) {
    if (line.trim() === '')
        return [];
    if (!line.includes('"'))
        return line.split(',').map((cell) => cell.trim());
    const cells = [];
    const cell = /\s*(?:"((?:[^"]|"")*)"[^,]*|([^,]*))(,|$)/y;
    for (;;) {
        const match = cell.exec(line);
        if (!match)
            return cells;
        cells.push((match[1]?.replaceAll('""', '"') ?? match[2] ?? '').trim());
        if (match[3] === '')
            return cells;
    }
}
//# sourceMappingURL=power-csv.js.map
;// CONCATENATED MODULE: ./lib/src/core/measure/power-integral.js
/** Energy of each GPU over the measured window: trapezoids, with linear interpolation at both edges. */

/** Groups by GPU; readings with equal time stamps are averaged exactly. Numeric GPU ids first, in numeric order. */
function deviceSeries(samples) {
    const byGpu = new Map();
    for (const { gpu, atUnix, watts } of samples) {
        const readings = byGpu.get(gpu) ?? new Map();
        byGpu.set(gpu, readings);
        const same = readings.get(atUnix);
        if (same)
            same.push(watts);
        else
            readings.set(atUnix, [watts]);
    }
    return [...byGpu]
        .sort(([a], [b]) => compareGpuIds(a, b))
        .map(([gpu, readings]) => {
        const ordered = [...readings].sort(([a], [b]) => a - b);
        return {
            gpu,
            times: ordered.map(([time]) => time),
            watts: ordered.map(([, values]) => exactMean(exactSums(Float64Array.from(values)))),
        };
    });
}
function compareGpuIds(a, b) {
    const numeric = (id) => /^\d+$/.test(id);
    if (numeric(a) && numeric(b))
        return Number(a) - Number(b);
    if (numeric(a) !== numeric(b))
        return numeric(a) ? -1 : 1;
    return a < b ? -1 : a > b ? 1 : 0;
}
/** Why a device cannot be integrated, or its integral over [start, end]. */
function integrateDevice(series, start, end) {
    const { times } = series;
    const first = times[0];
    const last = times[times.length - 1];
    if (times.length < 2 || first === undefined || last === undefined)
        return 'insufficient_power_samples';
    if (first > start || last < end)
        return 'benchmark_window_not_bracketed';
    return { energyJ: energy(series, start, end), maxGapSeconds: largestGap(times, start, end) };
}
function largestGap(times, start, end) {
    let largest = 0;
    for (let index = 1; index < times.length; index++) {
        const from = times[index - 1] ?? 0;
        const to = times[index] ?? 0;
        if (to > start && from < end)
            largest = Math.max(largest, to - from);
    }
    return largest;
}
function energy(series, start, end) {
    let joules = 0;
    let time = start;
    let watts = powerAt(series, start);
    const step = (nextTime, nextWatts) => {
        joules += ((nextTime - time) * (watts + nextWatts)) / 2;
        time = nextTime;
        watts = nextWatts;
    };
    for (const [index, at] of series.times.entries()) {
        if (at > start && at < end)
            step(at, series.watts[index] ?? NaN);
    }
    step(end, powerAt(series, end));
    return joules;
}
/** Power at a time inside the series. */
function powerAt({ times, watts }, time) {
    const right = times.findIndex((at) => at >= time);
    const rightTime = times[right] ?? NaN;
    const rightWatts = watts[right] ?? NaN;
    if (Math.abs(rightTime - time) <= 1e-9)
        return rightWatts;
    const leftTime = times[right - 1] ?? NaN;
    const leftWatts = watts[right - 1] ?? NaN;
    return leftWatts + ((time - leftTime) / (rightTime - leftTime)) * (rightWatts - leftWatts);
}
//# sourceMappingURL=power-integral.js.map
;// CONCATENATED MODULE: ./lib/src/core/measure/power-accumulator.js


const TOLERANCE = 0.05;
/** Compares over the whole sampled stream, because the counters were read at its ends, not at the window's. */
function accumulatorCheck(devices, counters) {
    const before = readCounters(counters.startCsv);
    const after = readCounters(counters.endCsv);
    const deltas = {};
    const negative = [];
    const unmatched = [];
    let integrated = 0;
    for (const device of devices) {
        const start = before.get(device.gpu);
        const end = after.get(device.gpu);
        const integral = integrateWhole(device);
        if (start === undefined || end === undefined || integral === undefined)
            unmatched.push(device.gpu);
        else if (end < start)
            negative.push(device.gpu);
        else {
            deltas[device.gpu] = end - start;
            integrated += integral;
        }
    }
    const matched = Object.keys(deltas);
    const delta = Object.values(deltas).reduce((sum, value) => sum + value, 0);
    const available = matched.length > 0 && delta > 0;
    const relative = available ? Math.abs(integrated - delta) / delta : null;
    return {
        available,
        accumulator_delta_j: available ? delta : null,
        integrated_stream_j: available ? integrated : null,
        relative_error: relative,
        within_tolerance: relative === null ? null : relative <= TOLERANCE,
        tolerance: TOLERANCE,
        per_gpu_delta_j: deltas,
        integrated_gpu_ids: matched,
        unmatched_gpus: unmatched,
        negative_delta_gpus: negative,
        stream_span_s: streamSpan(devices),
    };
}
function integrateWhole(device) {
    const first = device.times[0];
    const last = device.times[device.times.length - 1];
    if (first === undefined || last === undefined)
        return undefined;
    const integral = integrateDevice(device, first, last);
    return typeof integral === 'string' ? undefined : integral.energyJ;
}
function streamSpan(devices) {
    const firsts = devices.flatMap(({ times }) => times[0] ?? []);
    const lasts = devices.flatMap(({ times }) => times[times.length - 1] ?? []);
    return firsts.length === 0 ? 0 : Math.max(...lasts) - Math.min(...firsts);
}
function readCounters(csv) {
    const [header, ...rows] = csv.split('\n').map((line) => csvCells(line.replace(/\r$/, '')));
    const gpu = header?.indexOf('gpu') ?? -1;
    const energy = header?.indexOf('total_energy_consumption') ?? -1;
    const readings = new Map();
    for (const row of rows) {
        const id = row[gpu];
        const joules = Number(row[energy]);
        if (id !== undefined && id !== '' && Number.isFinite(joules))
            readings.set(id, joules);
    }
    return readings;
}
//# sourceMappingURL=power-accumulator.js.map
;// CONCATENATED MODULE: ./lib/src/core/measure/power.js




/** Larger distances between samples hide load changes. */
const MAX_SAMPLE_GAP_SECONDS = 3;
const INTEGRATION_METHOD = 'per_device_trapezoidal_with_linear_boundary_interpolation';
/** Integrates the telemetry over the window. Never throws for bad telemetry: the reasons say what is wrong. */
async function aggregatePower(input) {
    const integration = input.window ? await integrate(input, input.window) : NOTHING;
    const reasons = [...new Set([...input.windowReasons, ...integration.reasons])];
    const valid = reasons.length === 0;
    const metrics = valid && input.window ? energyMetrics(integration, input.window) : {};
    return {
        valid,
        reasons,
        fields: publishedPower(valid, metrics),
        sidecar: sidecarJson(input, integration, reasons, metrics),
    };
}
const NOTHING = {
    reasons: [],
    gpuIds: [],
    sampleCounts: {},
    maxGaps: {},
    energies: {},
    deviceIssues: {},
    accumulator: null,
};
async function integrate(input, window) {
    const refused = (...reasons) => ({ ...NOTHING, reasons });
    const counted = input.expectedGpus > 0 ? [] : ['invalid_expected_gpu_count'];
    if (!input.telemetry)
        return refused(...counted, 'telemetry_file_missing');
    const csv = await readPowerCsv(input.telemetry, {
        startUnix: window.startUnix,
        endUnix: window.endUnix,
        marginSeconds: input.maxGapSeconds,
        utcOffsetMinutes: input.utcOffsetMinutes,
        minPlausibleWatts: input.minPlausibleWatts,
    });
    if (csv.bytes === 0)
        return refused(...counted, 'telemetry_file_empty');
    const found = [...counted, ...csv.reasons];
    if (!csv.hasColumns)
        return refused(...found);
    if (csv.samples.length === 0)
        return refused(...found, 'no_usable_power_samples');
    const devices = deviceSeries(csv.samples);
    if (input.expectedGpus > 0 && devices.length !== input.expectedGpus) {
        found.push('expected_gpu_count_mismatch');
    }
    const accumulator = input.counters ? accumulatorCheck(deviceSeries(csv.all), input.counters) : null;
    return { ...integrateAll(devices, window, input.maxGapSeconds, found), accumulator };
}
function integrateAll(devices, window, maxGapSeconds, found) {
    const reasons = [...found];
    const maxGaps = {};
    const energies = {};
    const deviceIssues = {};
    for (const device of devices) {
        const integral = integrateDevice(device, window.startUnix, window.endUnix);
        let issue;
        if (typeof integral === 'string')
            issue = integral;
        else {
            maxGaps[device.gpu] = integral.maxGapSeconds;
            energies[device.gpu] = integral.energyJ;
            if (integral.maxGapSeconds > maxGapSeconds)
                issue = 'sampling_gap_exceeded';
        }
        if (issue === undefined)
            continue;
        deviceIssues[device.gpu] = [issue];
        reasons.push(issue);
    }
    return {
        reasons,
        gpuIds: devices.map(({ gpu }) => gpu),
        sampleCounts: Object.fromEntries(devices.map(({ gpu, times }) => [gpu, times.length])),
        maxGaps,
        energies,
        deviceIssues,
        accumulator: null,
    };
}
function energyMetrics(integration, window) {
    // In order of the GPUs, left to right, as existing aggregates were summed.
    const energyJ = integration.gpuIds.reduce((sum, gpu) => sum + (integration.energies[gpu] ?? NaN), 0);
    const totalW = energyJ / (window.endUnix - window.startUnix);
    return {
        avg_power_w: totalW / integration.gpuIds.length,
        avg_total_gpu_power_w: totalW,
        total_gpu_energy_j: energyJ,
        joules_per_successful_query: energyJ / window.completed,
        joules_per_input_token: energyJ / window.inputTokens,
        joules_per_output_token: energyJ / window.outputTokens,
        joules_per_total_token: energyJ / (window.inputTokens + window.outputTokens),
    };
}
/** The aggregate's power fields: watts and joules with 3 decimals, ratios with 6. */
const publishedPower = (valid, metrics) => ({
    power_metric_schema_version: 2,
    power_valid: valid ? 1 : 0,
    ...Object.fromEntries(Object.entries(metrics).map(([key, value]) => [key, roundHalfEven(value, /_[wj]$/.test(key) ? 3 : 6)])),
});
function sidecarJson(input, integration, reasons, metrics) {
    return {
        schema_version: 1,
        power_valid: reasons.length === 0,
        reasons,
        telemetry_source: input.telemetrySource,
        benchmark_result: input.benchmarkSource,
        benchmark_window: input.window ? powerWindowJson(input.window) : null,
        integration_method: INTEGRATION_METHOD,
        expected_gpu_count: input.expectedGpus,
        observed_gpu_count: integration.gpuIds.length,
        observed_gpu_ids: integration.gpuIds,
        per_gpu_sample_counts: integration.sampleCounts,
        per_gpu_max_sample_gap_s: integration.maxGaps,
        per_gpu_energy_j: integration.energies,
        device_issues: integration.deviceIssues,
        accumulator_check: integration.accumulator,
        metrics: Object.fromEntries(Object.entries(metrics).map(([key, value]) => [key, roundHalfEven(value, 6)])),
    };
}
const powerWindowJson = (window) => ({
    start_time_unix: window.startUnix,
    end_time_unix: window.endUnix,
    reported_duration_s: window.reportedSeconds,
    integration_duration_s: window.endUnix - window.startUnix,
    completed: window.completed,
    total_input_tokens: window.inputTokens,
    total_output_tokens: window.outputTokens,
});
//# sourceMappingURL=power.js.map
;// CONCATENATED MODULE: ./lib/src/core/measure/power-window.js
/** The window and totals to which energy is related, checked before any telemetry is read. */

/**
 * Reads and checks the window of a fixed-sequence client result.
 * @param text the result's JSON text: a count written as a decimal (`12.0`) is no count, which the parsed value hides
 */
function windowOfBenchmark(benchmark, text) {
    if (!(0,lenient_json/* isRecord */.u4)(benchmark))
        return { window: undefined, reasons: ['invalid_benchmark_result'] };
    const startUnix = (0,lenient_json/* finiteNumber */.vM)(benchmark['benchmark_start_time_unix']);
    const endUnix = (0,lenient_json/* finiteNumber */.vM)(benchmark['benchmark_end_time_unix']);
    const reportedSeconds = (0,lenient_json/* finiteNumber */.vM)(benchmark['duration']);
    if (startUnix === undefined || endUnix === undefined || reportedSeconds === undefined) {
        return { window: undefined, reasons: ['invalid_benchmark_window'] };
    }
    const count = (key) => {
        const value = benchmark[key];
        const decimal = new RegExp(`"${key}"\\s*:\\s*\\d+[.eE]`).test(text);
        return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 && !decimal ? value : 0;
    };
    return checkWindow({
        startUnix,
        endUnix,
        reportedSeconds,
        completed: count('completed'),
        inputTokens: count('total_input_tokens'),
        outputTokens: count('total_output_tokens'),
    });
}
/** Checks a window: order, agreement with the reported duration (0.5 s or 1 %), and counts above zero. */
function checkWindow(window) {
    const seconds = window.endUnix - window.startUnix;
    if (!(seconds > 0) || !(window.reportedSeconds > 0)) {
        return { window: undefined, reasons: ['invalid_benchmark_window'] };
    }
    const reasons = [];
    if (Math.abs(window.reportedSeconds - seconds) > Math.max(0.5, seconds * 0.01)) {
        reasons.push('benchmark_duration_mismatch');
    }
    if (window.completed <= 0)
        reasons.push('invalid_successful_query_count');
    if (window.inputTokens <= 0)
        reasons.push('invalid_input_token_count');
    if (window.outputTokens <= 0)
        reasons.push('invalid_output_token_count');
    return { window, reasons };
}
//# sourceMappingURL=power-window.js.map
// EXTERNAL MODULE: ./lib/src/files/json-file.js
var json_file = __webpack_require__(6721);
;// CONCATENATED MODULE: ./lib/src/files/result-files.js
/** Where clients and launchers leave their files. */



const PROFILE_EXPORT = 'profile_export.jsonl';
const CLIENT_SUMMARY = 'profile_export_aiperf.json';
const SERVER_METRICS = 'server_metrics_export.json';
const ARTIFACTS = 'aiperf_artifacts';
async function isFile(path) {
    try {
        return (await (0,promises_.stat)(path)).isFile();
    }
    catch (cause) {
        if ((0,json_file/* errorCode */.CA)(cause) === 'ENOENT' || (0,json_file/* errorCode */.CA)(cause) === 'ENOTDIR')
            return false;
        throw cause;
    }
}
async function directoriesIn(dir) {
    try {
        const entries = await (0,promises_.readdir)(dir, { withFileTypes: true });
        return entries
            .filter((entry) => entry.isDirectory())
            .map(({ name }) => (0,external_node_path_.join)(dir, name))
            .sort();
    }
    catch (cause) {
        if ((0,json_file/* errorCode */.CA)(cause) === 'ENOENT' || (0,json_file/* errorCode */.CA)(cause) === 'ENOTDIR')
            return [];
        throw cause;
    }
}
/**
 * The directory that holds the request export: `dir` itself, its `aiperf_artifacts`, or the first directory (by name)
 * below either. Undefined when there is none.
 */
async function findArtifactDir(dir) {
    for (const base of [dir, (0,external_node_path_.join)(dir, ARTIFACTS)]) {
        for (const candidate of [base, ...(await directoriesIn(base))]) {
            if (await isFile((0,external_node_path_.join)(candidate, PROFILE_EXPORT)))
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
//# sourceMappingURL=result-files.js.map
;// CONCATENATED MODULE: ./lib/src/files/measure.js
/** From the files that a client left to the judged result of a planned point. */

















/** Summaries and client results are small; larger ones are refused, not read. */
const MAX_RESULT_BYTES = 64 * 1024 * 1024;
/**
 * Measures the agentic run in `dir` (or one directory below). Streams: a 400 MB export needs some 100 MB of memory.
 * Throws ProblemError when there is no request export (INFX222), the summary is not JSON (INFX223), or the point's
 * identity is incomplete (INFX227, INFX228, INFX231).
 */
async function measureAgenticDir(dir, options) {
    const artifacts = await findArtifactDir(dir);
    if (artifacts === undefined) {
        throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX222', `no ${PROFILE_EXPORT} in ${dir} nor one directory below`)]);
    }
    const problems = [];
    const summary = await readSummary((0,external_node_path_.join)(artifacts, CLIENT_SUMMARY), problems);
    const metrics = (0,external_node_path_.join)(artifacts, SERVER_METRICS);
    const sources = {
        profileExport: (0,external_node_fs_.createReadStream)((0,external_node_path_.join)(artifacts, PROFILE_EXPORT), READ),
        ...(summary ? { summary } : {}),
        ...((await isFile(metrics)) ? { serverMetrics: (0,external_node_fs_.createReadStream)(metrics, READ) } : {}),
        serverLogs: await openLogs(options.serverLogPaths, problems),
        ...(options.traces ? { traces: options.traces } : {}),
    };
    const measured = await measureAgentic(identityOfPoint(options.point), sources);
    const power = options.power && (await agenticPower(options.power, options.point, summary, measured));
    return judged(measured, power, options, problems);
}
/**
 * Measures a fixed-sequence point from its client's result file. Throws ProblemError when the file is missing (INFX222)
 * or no usable result (INFX223), or the point's identity is incomplete (INFX227, INFX231).
 */
async function measureFixedFile(path, options) {
    const text = await (0,json_file/* readBoundedText */.Ht)(path, MAX_RESULT_BYTES);
    const result = (0,json_file/* parseJsonText */.lk)(text, path);
    const measured = measureFixed(identityOfPoint(options.point), result);
    const power = options.power && (await powerOf(options.power, options.point, path, windowOfBenchmark(result, text)));
    const problems = [];
    // The client's file says nothing about speculation; the engine's log does.
    const logs = await openLogs(options.serverLogPaths, problems);
    const readings = await Promise.all(logs.map((log) => readServerLog(log, undefined)));
    const evidence = { ...measured.evidence, acceptanceLength: acceptanceLength(undefined, readings) };
    return judged({ ...measured, evidence }, power, options, problems);
}
/** Larger reads than Node's default: fewer turns of the event loop per MB. */
const READ = { highWaterMark: 1024 * 1024 };
function judged(measured, power, options, problems) {
    const aggregate = power ? withPower(measured.aggregate, power) : measured.aggregate;
    const reasons = [
        ...options.knownReasons,
        ...judgeValidity(aggregate, measured.evidence, options.expectations),
    ];
    const block = infxBlock(options.point, options.provenance, measured.evidence, reasons);
    return {
        aggregate: withInfx(aggregate, block),
        reasons,
        problems: [...problems, ...measured.problems, ...powerProblems(power)],
        ...(power ? { powerValidation: power.sidecar } : {}),
    };
}
const powerProblems = (power) => power && !power.valid
    ? [(0,catalogue/* problem */.CC)('INFX229', `power telemetry is not valid: ${power.reasons.join(', ')}`)]
    : [];
/** A missing summary is told, and makes the point invalid through its missing counts. */
async function readSummary(path, problems) {
    if (!(await isFile(path))) {
        problems.push((0,catalogue/* problem */.CC)('INFX222', `${path} is missing`));
        return undefined;
    }
    const summary = (0,json_file/* parseJsonText */.lk)(await (0,json_file/* readBoundedText */.Ht)(path, MAX_RESULT_BYTES), path);
    if ((0,lenient_json/* isRecord */.u4)(summary))
        return summary;
    throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX223', `${path} holds no JSON object`)]);
}
async function openLogs(paths, problems) {
    const streams = [];
    for (const path of paths) {
        if (await isFile(path))
            streams.push(lazyStream(path));
        else
            problems.push((0,catalogue/* problem */.CC)('INFX222', `${path} is missing`, { severity: 'warning' }));
    }
    return streams;
}
/** Opened when its turn comes, so that many worker logs do not hold many descriptors. */
async function* lazyStream(path) {
    for await (const chunk of (0,external_node_fs_.createReadStream)(path, READ))
        yield chunk;
}
async function agenticPower(telemetry, point, summary, measured) {
    const clock = summary && profilingWindow(summary, telemetry.utcOffsetMinutes);
    if (!summary || !clock) {
        return powerOf(telemetry, point, CLIENT_SUMMARY, {
            window: undefined,
            reasons: ['invalid_benchmark_window'],
        });
    }
    return powerOf(telemetry, point, CLIENT_SUMMARY, checkWindow({
        ...clock,
        reportedSeconds: clock.endUnix - clock.startUnix,
        completed: Number(measured.aggregate['num_requests_successful']),
        inputTokens: measured.evidence.inputTokens ?? 0,
        outputTokens: measured.evidence.outputTokens ?? 0,
    }));
}
async function powerOf(telemetry, point, benchmarkSource, { window, reasons }) {
    const { csvPath, utcOffsetMinutes } = telemetry;
    const startCsv = await optionalText(csvPath.replace(/\.csv$/, '_energy_start.csv'));
    const endCsv = await optionalText(csvPath.replace(/\.csv$/, '_energy_end.csv'));
    return aggregatePower({
        ...((await isFile(csvPath)) ? { telemetry: (0,external_node_fs_.createReadStream)(csvPath, READ) } : {}),
        telemetrySource: csvPath,
        benchmarkSource,
        window,
        windowReasons: reasons,
        expectedGpus: gpuCounts(identityOfPoint(point).topology).total,
        utcOffsetMinutes,
        maxGapSeconds: MAX_SAMPLE_GAP_SECONDS,
        minPlausibleWatts: null,
        ...(startCsv !== undefined && endCsv !== undefined ? { counters: { startCsv, endCsv } } : {}),
    });
}
async function optionalText(path) {
    try {
        return await (0,json_file/* readBoundedText */.Ht)(path, MAX_RESULT_BYTES);
    }
    catch (cause) {
        if (cause instanceof problem/* ProblemError */.Mm && (0,json_file/* errorCode */.CA)(cause.cause) === 'ENOENT')
            return undefined;
        throw cause;
    }
}
//# sourceMappingURL=measure.js.map
;// CONCATENATED MODULE: ./lib/src/sweep/load-of-point.js




/** The ecosystem's constants of agentic replay (engines.md §1.2, §1.4). */
const agenticRules = {
    trajectoryStartMinRatio: 0.25,
    trajectoryStartMaxRatio: 0.75,
    traceIdleGapCapSeconds: 300,
    systemIdleGapCapSeconds: 10,
    warmupGraceSeconds: 1_800,
    graceSeconds: 30,
};
/** Throws ProblemError (INFX306) when the point's dataset is not here. `repoDir` is absolute. */
function loadOfPoint(point, repoDir) {
    return point.scenario === 'agentic-coding' ? agenticLoad(point, repoDir) : fixedLoad(point);
}
function agenticLoad(point, repoDir) {
    const { durationSeconds, warmupRequestsPerLane, traceScale = 1 } = point;
    if (durationSeconds === undefined || warmupRequestsPerLane === undefined) {
        throw new Error(`agentic point ${point.id} has no duration or warm-up`);
    }
    return {
        kind: 'agentic',
        trace: traceOf(point.dataset, point, repoDir),
        lanes: point.conc,
        durationSeconds,
        warmupRequestsPerLane,
        ...agenticRules,
        // Waiting for stragglers longer than the measurement itself proves nothing.
        graceSeconds: Math.min(agenticRules.graceSeconds, Math.max(2, durationSeconds)),
        // Caps are gaps of the trace, and scale like them.
        traceIdleGapCapSeconds: agenticRules.traceIdleGapCapSeconds / traceScale,
        systemIdleGapCapSeconds: agenticRules.systemIdleGapCapSeconds / traceScale,
    };
}
function traceOf(dataset, point, repoDir) {
    if (dataset?.generator)
        return { format: 'generated', generator: generatorOf(dataset.generator) };
    if (dataset?.path !== undefined) {
        const format = dataset.loader;
        if (format !== 'weka' && format !== 'mooncake' && format !== 'multi-turn') {
            throw new problem/* ProblemError */.Mm([
                (0,catalogue/* problem */.CC)('INFX306', `${point.configKey}: the built-in replay client reads weka, mooncake and multi-turn traces, not "${format}"`),
            ]);
        }
        return { format, path: (0,external_node_path_.join)(repoDir, dataset.path) };
    }
    throw new problem/* ProblemError */.Mm([
        (0,catalogue/* problem */.CC)('INFX306', `${point.configKey}: the trace "${dataset?.loader ?? 'default'}" is not a file of this repository`, {
            hint: 'give the scenario a `dataset:` with a path or a generator, or run with --simulate',
        }),
    ]);
}
const generatorFields = [
    'seed',
    'trees',
    'meanTurns',
    'systemTokens',
    'meanNewTokensPerTurn',
    'meanOutputTokens',
    'subagentRatio',
    'meanGapSeconds',
];
function generatorOf(raw) {
    const entries = generatorFields.map((field) => {
        const value = raw[field];
        // The schema of the configuration has checked it; a plan.json edited by hand has not been.
        if (typeof value !== 'number')
            throw new Error(`dataset generator: ${field} is not a number`);
        return [field, value];
    });
    return Object.fromEntries(entries);
}
function fixedLoad(point) {
    const { isl, osl, randomRangeRatio, promptsPerConc } = point;
    if (isl === undefined ||
        osl === undefined ||
        randomRangeRatio === undefined ||
        promptsPerConc === undefined) {
        throw new Error(`fixed-sequence point ${point.id} has no sequence lengths`);
    }
    return {
        kind: 'fixed',
        isl,
        osl,
        randomRangeRatio,
        numPrompts: point.conc * promptsPerConc,
        numWarmupPrompts: 2 * point.conc,
        maxConcurrency: point.conc,
        requestRate: 'inf',
    };
}
//# sourceMappingURL=load-of-point.js.map
;// CONCATENATED MODULE: ./lib/src/sweep/drive-load.js
/** Benchmark points: load against the served engine, then the measurement of what the client left. */





/** Errors / completed above which the client gives up early. Generous: the verdict is the measurement's. */
const failedRequestThreshold = 0.5;
const seed = 42;
function loadDrive(client, repoDir, planDigest, policy) {
    return async ({ point, attempt, spec, workDir, signal, onProgress, onPhase }) => {
        const outputDir = (0,external_node_path_.join)(workDir, 'aiperf_artifacts');
        const outcome = await client.run({
            load: loadOfPoint(point, repoDir),
            endpointUrl: spec.endpointUrl,
            model: spec.servedModel,
            outputDir,
            serverMetricsUrls: spec.metricsUrls,
            seed,
            traceScale: point.traceScale ?? 1,
            failedRequestThreshold,
        }, {
            signal,
            onProgress: (progress) => {
                const phase = phaseOf(progress);
                if (phase)
                    onPhase(phase);
                onProgress({ kind: 'load', ...progress });
            },
        });
        return async (timeline, logPaths) => {
            const options = {
                point,
                provenance: {
                    plan_digest: planDigest,
                    attempt,
                    simulated: spec.simulated,
                    engine: { name: spec.engine, version: spec.version },
                    client: { name: client.name, version: client.version },
                    timeline,
                    commands: spec.processes.map(({ role, argv }) => ({ role, argv })),
                    trace_scale: point.traceScale ?? 1,
                },
                expectations: expectationsOf(point, {
                    requirePower: policy.requirePower,
                    // The fixed-sequence wire format has no place for them.
                    requireServerMetrics: point.scenario === 'agentic-coding',
                    clientCpu: { observedShare: outcome.maxClientCpuShare, maxShare: MAX_CLIENT_CPU_SHARE },
                }),
                knownReasons: abortReasons(outcome),
                serverLogPaths: Object.values(logPaths),
                power: { csvPath: (0,external_node_path_.join)(workDir, 'gpu_metrics.csv'), utcOffsetMinutes: 0 },
            };
            const judged = await drive_load_measure(point, outputDir, options);
            return {
                aggregate: judged.aggregate,
                verdicts: [],
                invalidReasons: judged.reasons,
                problems: judged.problems,
            };
        };
    };
}
const drive_load_measure = (point, outputDir, options) => point.scenario === 'agentic-coding'
    ? measureAgenticDir(outputDir, options)
    : measureFixedFile((0,external_node_path_.join)(outputDir, 'bench.json'), options);
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
// EXTERNAL MODULE: ./lib/src/sweep/settings.js
var settings = __webpack_require__(12824);
;// CONCATENATED MODULE: ./lib/src/sweep/tools.js
/** Which engine, launcher and client serve a point here. */










function pointTools({ repoDir, thresholdsFile }, config, planDigest) {
    const load = loadDrive(replayProcessClient, repoDir, planDigest, { requirePower: false });
    const evaluate = (0,drive_eval/* evalDrive */.Ne)({ repoDir, thresholdsFile, planDigest });
    const window = config['start-up-window-seconds'];
    return {
        launcher: processLauncher,
        engineFor: (point) => (window === undefined ? engineFor(point) : withWindow(engineFor(point), window)),
        driveFor: (point) => (point.kind === 'eval' ? evaluate : load),
        prepare: async (point, workDir) => {
            if (point.kind !== 'eval' || point.simulated !== true)
                return {};
            const path = await writeOracle((0,drive_eval/* evalTaskOfPoint */.D4)(point, repoDir), workDir);
            return { evalOracle: { path, accuracy: (0,settings/* simulatedAccuracyOf */.j)(config) } };
        },
    };
}
function engineFor(point) {
    if (point.simulated === true)
        return simEngine;
    throw new problem/* ProblemError */.Mm([
        (0,catalogue/* problem */.CC)('INFX306', `${point.framework} on ${point.runner} has no launcher on this machine`, {
            hint: 'add --simulate to run the sweep with the simulated engine',
        }),
    ]);
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
    EIO: 'the disk fails',
};
/** INFX305 for such an error; every other one as it is. */
function asWriteRefusal(error) {
    const said = meaning[(0,_files_json_file_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) ?? ''];
    if (!(error instanceof Error) || said === undefined)
        return error;
    const path = 'path' in error && typeof error.path === 'string' ? ` to ${error.path}` : '';
    return new _core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .ProblemError */ .Mm([
        (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('INFX305', `cannot write${path}: ${said}`, {
            hint: 'finished points are kept: make room, then go on with --resume',
        }),
    ], { cause: error });
}
//# sourceMappingURL=write-refusal.js.map

/***/ })

};
