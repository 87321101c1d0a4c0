export const id = 733;
export const ids = [733];
export const modules = {

/***/ 58608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B0: () => (/* binding */ markedParts),
/* harmony export */   L7: () => (/* binding */ onNodes),
/* harmony export */   Nh: () => (/* binding */ nodesOf),
/* harmony export */   Sn: () => (/* binding */ symbolicNodes),
/* harmony export */   kV: () => (/* binding */ nodeCount)
/* harmony export */ });
/* unused harmony export withNodes */
const mark = /\{infx:(address|name):(\d+)\}|\{infx:(job)\}/g;
/** More nodes than any point asks for. */
const mostNodes = 256;
/** What engines are rendered with before there is an allocation. */
const symbolicNodes = {
    addresses: Array.from({ length: mostNodes }, (_, node) => `{infx:address:${node}}`),
    names: Array.from({ length: mostNodes }, (_, node) => `{infx:name:${node}}`),
    jobId: '{infx:job}',
};
/** Literal pieces and marks of a text, in order. */
function markedParts(text) {
    const parts = [];
    let end = 0;
    for (const found of text.matchAll(mark)) {
        if (found.index > end)
            parts.push(text.slice(end, found.index));
        const [whole, kind, node] = found;
        if (kind === 'address' || kind === 'name')
            parts.push({ kind, node: Number(node) });
        else
            parts.push({ kind: 'job' });
        end = found.index + whole.length;
    }
    if (end < text.length || parts.length === 0)
        parts.push(text.slice(end));
    return parts;
}
/** The text with real names. Throws (a bug of ours) when the allocation lacks a node. */
function withNodes(text, nodes) {
    return markedParts(text)
        .map((part) => {
        if (typeof part === 'string')
            return part;
        if (part.kind === 'job')
            return nodes.jobId;
        const value = (part.kind === 'address' ? nodes.addresses : nodes.names)[part.node];
        if (value === undefined)
            throw new Error(`the allocation has no node ${part.node}`);
        return value;
    })
        .join('');
}
/** The whole engine with real names. */
function onNodes(spec, nodes) {
    const fill = (text) => withNodes(text, nodes);
    return {
        ...spec,
        processes: spec.processes.map((process) => ({
            ...process,
            argv: process.argv.map(fill),
            ...(process.command === undefined ? {} : { command: process.command.map(fill) }),
            env: Object.fromEntries(Object.entries(process.env).map(([name, value]) => [name, fill(value)])),
        })),
        ...(spec.files
            ? { files: spec.files.map(({ path, text }) => ({ path: fill(path), text: fill(text) })) }
            : {}),
        endpointUrl: fill(spec.endpointUrl),
        metricsUrls: spec.metricsUrls.map(fill),
    };
}
/** Nodes the processes of an engine are placed on; the first when a process has no place. */
const nodesOf = (process) => process.placement?.nodes ?? [0];
const nodeCount = (spec) => Math.max(...spec.processes.flatMap((process) => nodesOf(process).map((node) => node + 1)), 1);
//# sourceMappingURL=allocation.js.map

/***/ }),

/***/ 39393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lq: () => (/* binding */ DockerHost),
/* harmony export */   am: () => (/* binding */ callTimeoutMs),
/* harmony export */   rD: () => (/* binding */ containerId)
/* harmony export */ });
/* unused harmony export LogFollower */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var _core_problems_launch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18602);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85492);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80947);
/* harmony import */ var _owner_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72935);
/* harmony import */ var _process_group_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79057);
/* harmony import */ var _tool_call_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(13015);
/* harmony import */ var _tool_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(37840);
/* harmony import */ var _within_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8537);
/** Questions and orders to a docker-compatible command line; each a bounded call with full argv. */











const callTimeoutMs = 20_000;
const askAgainMs = 1_000;
class DockerHost {
    #command;
    #env;
    constructor(command, env) {
        this.#command = command;
        this.#env = env;
    }
    call(words, timeoutMs = callTimeoutMs, signal) {
        const argv = [...this.#command, ...words];
        return (0,_tool_call_js__WEBPACK_IMPORTED_MODULE_8__/* .callTool */ .T)({ argv, timeoutMs, env: this.#env, ...(signal ? { signal } : {}) });
    }
    /** The same command for callers that start it themselves. */
    plain(words) {
        return { argv: [...this.#command, ...words], env: this.#env };
    }
    /** Trimmed output. Throws ProblemError (INFX192) naming `what` could not be done. */
    async demand(what, words, asking = {}) {
        const result = await this.call(words, asking.withinMs, asking.signal);
        if (result.kind === 'ended' && result.code === 0)
            return result.stdout.trim();
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_4__/* .problem */ .CC)('INFX192', `${what}: ${(0,_tool_js__WEBPACK_IMPORTED_MODULE_9__/* .toolComplaint */ .Gc)(result)}`)]);
    }
    /** Pulls what is not there. Throws ProblemError (INFX195); whose it is follows from what the registry said. */
    async ensureImage(image, timeoutMs, signal) {
        const known = await this.call(['image', 'inspect', '--format={{.Id}}', image], callTimeoutMs, signal);
        if (known.kind === 'ended' && known.code === 0)
            return;
        const pulled = await this.call(['pull', '--quiet', image], timeoutMs, signal);
        if (pulled.kind === 'ended' && pulled.code === 0)
            return;
        const complaint = (0,_tool_js__WEBPACK_IMPORTED_MODULE_9__/* .toolComplaint */ .Gc)(pulled);
        const isName = /manifest unknown|not found|does not exist|invalid reference/i.test(complaint);
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .ProblemError */ .Mm([
            (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_4__/* .problem */ .CC)('INFX195', `${image} could not be pulled: ${complaint}`, { blame: isName ? 'user' : 'infra' }),
        ]);
    }
    /** The registry's digest of an image; undefined for images that were built here. */
    async imageDigest(image, signal) {
        const words = ['image', 'inspect', '--format={{json .RepoDigests}}', image];
        const known = await this.call(words, callTimeoutMs, signal);
        if (known.kind !== 'ended' || known.code !== 0)
            return undefined;
        return /@(sha256:[0-9a-f]{64})"/.exec(known.stdout)?.[1];
    }
    /** The container's output, appended to `path` as it comes, until the container ends. */
    async follow(id, path) {
        const { argv, env } = this.plain(['logs', '--follow', id]);
        const [program = '', ...args] = argv;
        const log = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, 'a');
        try {
            const stdio = ['ignore', log.fd, log.fd];
            return new LogFollower((0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, args, { stdio: [...stdio], env, detached: true }));
        }
        finally {
            await log.close();
        }
    }
    /** A daemon that does not answer is asked again: its containers may well live on. */
    async untilEnded(id, signal) {
        for (;;) {
            const result = await this.call(['inspect', '--format={{json .State}}', id], callTimeoutMs, signal);
            if (result.kind === 'ended' && result.code === 0) {
                const end = endOf(id, result.stdout);
                if (end)
                    return end;
            }
            else if (result.kind === 'ended' && /no such (object|container)/i.test(result.stderr)) {
                // Removed behind our back: gone, and nobody knows how.
                return { code: 137, oomKilled: false };
            }
            await this.#waitOrAsk(id, signal);
        }
    }
    /** Containers of any state that carry our labels. */
    async labelled(asking = {}) {
        const words = ['ps', '--all', '--no-trunc', '--filter=label=infx.run', '--format={{.ID}}'];
        const said = await this.demand('containers cannot be listed', words, asking);
        const ids = said.split('\n').filter((line) => line.trim() !== '');
        if (!ids.every((line) => containerId(line) !== undefined))
            throw garbled('containers cannot be listed', said);
        return (await Promise.all(ids.map((id) => this.#labelsOf(id.trim(), asking)))).flat();
    }
    /** SIGTERM, SIGKILL after `graceSeconds`, and away with it. A container that is gone already is no error. */
    async remove(id, graceSeconds, signal) {
        await this.call(['stop', `--time=${graceSeconds}`, id], (graceSeconds + 0.8) * 1_000, signal);
        const result = await this.call(['rm', '--force', '--volumes', id], removeTimeoutMs, signal);
        const isGone = result.kind === 'ended' && (result.code === 0 || /no such container/i.test(result.stderr));
        if (isGone)
            return;
        const complaint = (0,_tool_js__WEBPACK_IMPORTED_MODULE_9__/* .toolComplaint */ .Gc)(result);
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .ProblemError */ .Mm([
            (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_4__/* .problem */ .CC)('INFX189', `container ${id.slice(0, 12)} could not be removed: ${complaint}`, {
                hint: `run "${this.#command.join(' ')} rm --force ${id.slice(0, 12)}" when it answers`,
            }),
        ]);
    }
    async #waitOrAsk(id, signal) {
        const waited = await this.call(['wait', id], waitSliceMs, signal);
        if (waited.kind !== 'timeout')
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(waited.kind === 'ended' && waited.code === 0 ? 0 : askAgainMs, undefined, { signal });
    }
    async #labelsOf(id, { withinMs, signal }) {
        const words = ['inspect', '--format={{json .Name}} {{json .Config.Labels}}', id];
        const result = await this.call(words, withinMs, signal);
        // Another run may have removed its container since the list was made.
        if (result.kind === 'ended' && /no such (object|container)/i.test(result.stderr))
            return [];
        if (result.kind !== 'ended' || result.code !== 0) {
            throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .ProblemError */ .Mm([
                (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_4__/* .problem */ .CC)('INFX192', `container ${id.slice(0, 12)} cannot be inspected: ${(0,_tool_js__WEBPACK_IMPORTED_MODULE_9__/* .toolComplaint */ .Gc)(result)}`),
            ]);
        }
        const [, name, labels] = /^"\/?([^"]*)" (.*)$/s.exec(result.stdout.trim()) ?? [];
        const fields = labels === undefined ? undefined : stringFields(labels);
        if (name === undefined || !fields) {
            throw garbled(`container ${id.slice(0, 12)} cannot be inspected`, result.stdout);
        }
        const owner = (0,_owner_js__WEBPACK_IMPORTED_MODULE_6__/* .ownerFromFields */ .PB)(fields);
        return owner ? [{ kind: 'container', id, name, owner }] : [];
    }
}
/** `docker wait` is asked in slices, so that a lost connection costs one of them. */
const waitSliceMs = 600_000;
const removeTimeoutMs = 1_500;
/** Undefined while it runs. Throws ProblemError (INFX192) when the runtime answers with something else than a state. */
function endOf(id, text) {
    const state = parsed(text);
    if (typeof state !== 'object' || state === null || !('Status' in state) || !('ExitCode' in state)) {
        throw garbled(`container ${id.slice(0, 12)} cannot be inspected`, text);
    }
    if (state.Status !== 'exited' && state.Status !== 'dead')
        return undefined;
    return { code: Number(state.ExitCode), oomKilled: 'OOMKilled' in state && state.OOMKilled === true };
}
function stringFields(text) {
    const value = parsed(text);
    if (value === null)
        return {};
    if (typeof value !== 'object')
        return undefined;
    return Object.fromEntries(Object.entries(value).flatMap(([key, field]) => (typeof field === 'string' ? [[key, field]] : [])));
}
/** Undefined when it is no JSON, which no JSON is. */
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** The id that a line of the runtime names; undefined when it is none. */
const containerId = (line) => /^[0-9a-f]{12,64}$/.exec(line.trim())?.[0];
const garbled = (what, said) => new _core_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .ProblemError */ .Mm([
    (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_4__/* .problem */ .CC)('INFX192', `${what}: the runtime answered "${(0,_tool_js__WEBPACK_IMPORTED_MODULE_9__/* .quotedOutput */ .MF)(said)}", which is not what was asked for`, {
        hint: 'see whether the command of the site file is a container runtime, and whether its daemon is well',
    }),
]);
/** Who writes a container's output into its log. */
class LogFollower {
    #child;
    #closed;
    constructor(child) {
        this.#child = child;
        (0,_process_group_js__WEBPACK_IMPORTED_MODULE_7__/* .killAtOurExit */ .Ov)(child);
        this.#closed = new Promise((resolve) => {
            child.once('close', () => resolve());
            child.once('error', () => resolve());
        });
    }
    /** Waits for the last lines of a container that has ended, at most `withinMs`. */
    async end(withinMs) {
        if (await (0,_within_js__WEBPACK_IMPORTED_MODULE_10__/* .settlesWithin */ .o)(this.#closed, withinMs))
            return;
        if (this.#child.pid !== undefined)
            (0,_process_group_js__WEBPACK_IMPORTED_MODULE_7__/* .signalGroup */ .i8)(this.#child.pid, 'SIGKILL');
    }
}
//# sourceMappingURL=docker-host.js.map

/***/ }),

/***/ 74005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a2: () => (/* binding */ exitProblem),
  t8: () => (/* binding */ isAnswering),
  $V: () => (/* binding */ waitUntilHealthy)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problems/launch.js
var launch = __webpack_require__(18602);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
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
// EXTERNAL MODULE: ./lib/src/launch/failure-table.js + 7 modules
var failure_table = __webpack_require__(59332);
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
/** Whether the endpoint answers at all, whatever it says; false when the signal is aborted first. */
async function isAnswering({ health, endpointUrl }, signal) {
    try {
        const response = await fetch(new URL(health.path, endpointUrl), {
            signal: AbortSignal.any([signal, AbortSignal.timeout(probeTimeoutMs)]),
        });
        await response.body?.cancel();
        return true;
    }
    catch {
        // Whatever the network says: there is no answer.
        return false;
    }
}
/** The classed Problem for a process that ended on its own. */
async function exitProblem(engine, ended) {
    const how = ended.signal === null ? `exit code ${String(ended.code)}` : `signal ${ended.signal}`;
    const known = (0,failure_table/* classifyFailure */.XE)(await engine.logTail(200));
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
        fault: known.row.id,
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

/***/ }),

/***/ 34345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aq: () => (/* binding */ enrootUri),
/* harmony export */   l4: () => (/* binding */ squashFileName),
/* harmony export */   qr: () => (/* binding */ dockerImage)
/* harmony export */ });
/* harmony import */ var _core_problems_launch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18602);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80947);
/** One way of naming images: configurations write `registry/name:tag`, `registry#name:tag` (enroot), or with a digest. */



const registry = String.raw `[A-Za-z0-9][A-Za-z0-9.-]*(?::\d+)?`;
const component = String.raw `[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*`;
const reference = new RegExp(String.raw `^(?:${registry}[#/])?${component}(?:/${component})*(?::[\w][\w.-]{0,127})?(?:@sha256:[0-9a-f]{64})?$`);
/** Throws ProblemError (INFX195) when the text is no image name: it becomes a word of a command. */
function checked(image) {
    if (reference.test(image))
        return image;
    throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .ProblemError */ .Mm([
        (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX195', `"${image}" is no image name`, {
            blame: 'user',
            hint: 'write registry/name:tag, registry#name:tag or registry/name@sha256:digest',
        }),
    ]);
}
/** As docker writes it. */
const dockerImage = (image) => checked(image).replace('#', '/');
/** As `enroot import` writes it: the registry, when one is named, is set apart by `#`. */
function enrootUri(image) {
    const [first = '', ...rest] = dockerImage(image).split('/');
    const isRegistry = rest.length > 0 && (/[.:]/.test(first) || first === 'localhost');
    return isRegistry ? `docker://${first}#${rest.join('/')}` : `docker://${[first, ...rest].join('/')}`;
}
/** Name of the image's file in a cache of squash files; the one that the ecosystem's launchers use. */
const squashFileName = (image) => `${checked(image).replace(/[/:@#]/g, '_')}.sqsh`;
//# sourceMappingURL=image.js.map

/***/ }),

/***/ 10339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ findLeftovers),
/* harmony export */   X: () => (/* binding */ endOrphans)
/* harmony export */ });
/* harmony import */ var _core_problems_launch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18602);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _owner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72935);
/** What an earlier run left on the machine or the cluster, because its process was killed. Only what names us is touched. */



async function findLeftovers(source, signal) {
    const found = await source.list(signal);
    return Promise.all(found.map(async (item) => ({ ...item, state: await (0,_owner_js__WEBPACK_IMPORTED_MODULE_2__/* .ownerState */ .N_)(item.owner) })));
}
/**
 * Ends what belonged to a process of this host that is gone. A job of another host may be watched there, so it is left
 * alone. One INFX196 per ended one; rejects with ProblemError when something could not be asked or ended.
 */
async function endOrphans(source, signal) {
    const orphans = (await findLeftovers(source, signal)).filter(({ state }) => state === 'orphan');
    await Promise.all(orphans.map(({ id }) => source.end(id, signal)));
    return orphans.map(({ kind, id, name }) => (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX196', `${kind} ${id} (${name}) was left over from a run that is gone, and was ended`));
}
//# sourceMappingURL=orphans.js.map

/***/ }),

/***/ 72935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ ownerFields),
/* harmony export */   N_: () => (/* binding */ ownerState),
/* harmony export */   PB: () => (/* binding */ ownerFromFields),
/* harmony export */   bf: () => (/* binding */ ownerOf),
/* harmony export */   "do": () => (/* binding */ ownedName),
/* harmony export */   j3: () => (/* binding */ ownerComment),
/* harmony export */   wW: () => (/* binding */ labelled),
/* harmony export */   z7: () => (/* binding */ ownerFromComment)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var _files_process_identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24598);
/** Whose a job or container is: run, attempt and point, and the process that watches it. What names us may be ended by us. */



async function ownerOf(labels) {
    const { startedAt } = await (0,_files_process_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .processIdentity */ .I)(process.pid);
    return { ...labelled(labels), host: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)(), pid: process.pid, startedAt };
}
/** What a job is called after, whoever watches it. */
function labelled({ run, attempt, pointId }) {
    const hash = /[0-9a-f]{12}$/.exec(pointId)?.[0];
    return { run, attempt, point: hash ?? (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(pointId).digest('hex').slice(0, 12) };
}
async function ownerState(owner) {
    if (owner.host !== (0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)())
        return 'elsewhere';
    return (await (0,_files_process_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .isRunning */ .W)(owner)) ? 'watched' : 'orphan';
}
const namePrefix = 'infx-';
/** Name for people and queues: run, attempt, point. */
const ownedName = ({ run, attempt, point }) => `${namePrefix}${run.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 60)}-a${attempt}-${point}`;
/** The same as fields, for labels and comments. */
const ownerFields = (owner) => ({
    'infx.run': owner.run,
    'infx.attempt': String(owner.attempt),
    'infx.point': owner.point,
    'infx.host': owner.host,
    'infx.pid': String(owner.pid),
    ...(owner.startedAt === null ? {} : { 'infx.started': owner.startedAt }),
});
/** Undefined when the fields do not name an owner completely: not ours, whatever it is called. */
function ownerFromFields(fields) {
    const { 'infx.run': run, 'infx.point': point, 'infx.host': host } = fields;
    const attempt = Number(fields['infx.attempt']);
    const pid = Number(fields['infx.pid']);
    if (run === undefined || point === undefined || host === undefined)
        return undefined;
    if (!Number.isInteger(attempt) || !Number.isInteger(pid) || pid <= 1)
        return undefined;
    return { run, attempt, point, host, pid, startedAt: fields['infx.started'] ?? null };
}
/** One word without blanks or quotes, for a job's comment. */
const ownerComment = (owner) => new URLSearchParams(ownerFields(owner)).toString();
function ownerFromComment(comment) {
    if (!comment.startsWith('infx.run='))
        return undefined;
    return ownerFromFields(Object.fromEntries(new URLSearchParams(comment)));
}
//# sourceMappingURL=owner.js.map

/***/ }),

/***/ 22202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ shellCommand),
/* harmony export */   r: () => (/* binding */ shellWord)
/* harmony export */ });
/* harmony import */ var _allocation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58608);
/** Words of a POSIX shell: literals quoted, marks of nodes as variables of the job script. */

const safe = /^[\w@%+=:,./-]+$/;
/** One word; `{infx:address:0}` and its like become `"${addresses[0]}"`. */
function shellWord(text) {
    if (text === '')
        return "''";
    return (0,_allocation_js__WEBPACK_IMPORTED_MODULE_0__/* .markedParts */ .B0)(text).map(partWord).join('');
}
function partWord(part) {
    if (typeof part === 'string')
        return safe.test(part) ? part : `'${part.replaceAll("'", String.raw `'\''`)}'`;
    switch (part.kind) {
        case 'address':
            return `"\${addresses[${part.node}]}"`;
        case 'name':
            return `"\${names[${part.node}]}"`;
        case 'job':
            return '"$SLURM_JOB_ID"';
    }
}
/** Words on lines of their own, continued; a flag and its value stay together. */
const shellCommand = (words) => words.join(' \\\n  ');
//# sourceMappingURL=shell-words.js.map

/***/ }),

/***/ 38786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ groupOfNode),
/* harmony export */   f: () => (/* binding */ nodeGroups)
/* harmony export */ });
/* harmony import */ var _core_problems_launch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18602);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80947);
/* harmony import */ var _allocation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58608);
/** Which nodes of a point come from where: one allocation, or one component per pool. */




/**
 * Nodes in the order of the engine: prefill first, as placement has them. Nodes without workers (etcd) join the last
 * group. Throws ProblemError (INFX197) when pools that the site allocates apart share a node.
 */
function nodeGroups(spec, slurm) {
    const total = (0,_allocation_js__WEBPACK_IMPORTED_MODULE_3__/* .nodeCount */ .kV)(spec);
    const common = {
        partition: slurm.partition,
        gres: slurm.gres,
        ...(slurm.constraint === undefined ? {} : { constraint: slurm.constraint }),
    };
    const prefill = nodesOfPool(spec, 'prefill');
    const decode = nodesOfPool(spec, 'decode');
    if (!slurm.pools || prefill.length === 0 || decode.length === 0)
        return [{ ...common, nodes: total }];
    const firstDecode = Math.min(...decode);
    if (Math.max(...prefill) >= firstDecode) {
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .ProblemError */ .Mm([
            (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX197', 'prefill and decode workers share nodes, and the site allocates the pools apart', {
                hint: 'give each pool nodes of its own in the recipe, or remove "pools" from the site file',
            }),
        ]);
    }
    return [
        { ...common, ...slurm.pools.prefill, nodes: firstDecode },
        { ...common, ...slurm.pools.decode, nodes: total - firstDecode },
    ];
}
const nodesOfPool = (spec, pool) => spec.processes.filter(({ role }) => role.startsWith(`${pool}-`)).flatMap(_allocation_js__WEBPACK_IMPORTED_MODULE_3__/* .nodesOf */ .Nh);
/** Component that a node belongs to. */
function groupOfNode(groups, node) {
    let end = 0;
    const index = groups.findIndex((group) => (end += group.nodes) > node);
    if (index < 0)
        throw new Error(`node ${node} is in no group`);
    return index;
}
//# sourceMappingURL=groups.js.map

/***/ }),

/***/ 27038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jn: () => (/* binding */ schedulerOf),
/* harmony export */   Nl: () => (/* binding */ slurmJob),
/* harmony export */   cT: () => (/* binding */ slurmLauncher),
/* harmony export */   hY: () => (/* binding */ slurmEnvironment)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _allocation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58608);
/* harmony import */ var _owner_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72935);
/* harmony import */ var _site_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29402);
/* harmony import */ var _tool_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(37840);
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38786);
/* harmony import */ var _job_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61361);
/* harmony import */ var _running_job_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97877);
/* harmony import */ var _scheduler_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(92401);
/* harmony import */ var _script_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(75805);
/* harmony import */ var _submit_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(82026);
/** The `slurm` launcher: a point is one batch job, one node or many. */












/** What the commands of Slurm need of the environment, beside what the site passes on. */
const slurmEnvironment = (site, from) => (0,_tool_js__WEBPACK_IMPORTED_MODULE_11__/* .toolEnvironment */ .uQ)(from, ['SLURM_CONF', ...(site['pass-environment'] ?? [])]);
const schedulerOf = (site, env) => new _scheduler_js__WEBPACK_IMPORTED_MODULE_8__/* .Scheduler */ ._F({ env, timeoutMs: (0,_site_js__WEBPACK_IMPORTED_MODULE_4__/* .slurmSettings */ .F8)(site).commandTimeoutMs });
/**
 * Engines must be rendered with the launcher's `allocation`. `launch` resolves when processes start, which may be hours
 * later; the returned spec has the real addresses. Throws ProblemError: INFX190-INFX192, INFX195, INFX197, INFX198.
 */
function slurmLauncher(site, from) {
    const env = slurmEnvironment(site, from);
    const scheduler = schedulerOf(site, env);
    return {
        name: 'slurm',
        allocation: _allocation_js__WEBPACK_IMPORTED_MODULE_2__/* .symbolicNodes */ .Sn,
        queues: true,
        async launch(spec, options) {
            options.signal?.throwIfAborted();
            const prepared = await prepare(spec, site, options);
            const id = await (0,_submit_js__WEBPACK_IMPORTED_MODULE_10__/* .submit */ .tA)(scheduler, prepared.files.path('script'), prepared.owner, options.signal);
            const slurm = (0,_site_js__WEBPACK_IMPORTED_MODULE_4__/* .slurmSettings */ .F8)(site);
            const job = new _running_job_js__WEBPACK_IMPORTED_MODULE_7__/* .RunningJob */ .p({
                id,
                env,
                scheduler,
                signs: prepared.files,
                slurm,
                startLimitMs: (0,_site_js__WEBPACK_IMPORTED_MODULE_4__/* .containerSettings */ .JI)(site).imageTimeoutMs + slurm.fileLagMs + 60_000,
                logPaths: () => prepared.logPaths,
            });
            return job.engine((0,_allocation_js__WEBPACK_IMPORTED_MODULE_2__/* .onNodes */ .L7)(spec, await job.started(options)));
        },
    };
}
async function prepare(spec, site, options) {
    const owner = await (0,_owner_js__WEBPACK_IMPORTED_MODULE_3__/* .ownerOf */ .bf)(options.labels);
    const { files, logPaths, script } = slurmJob(spec, site, { ...options, owner });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(files.dir, { recursive: true });
    // It holds the recipe's environment, which may hold tokens.
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(files.path('script'), script, { mode: 0o700 });
    return { files, owner, logPaths };
}
/** The batch script of an engine that was rendered with the launcher's `allocation`, and where its files belong. */
function slurmJob(spec, site, options) {
    const slurm = (0,_site_js__WEBPACK_IMPORTED_MODULE_4__/* .slurmSettings */ .F8)(site);
    const files = new _job_files_js__WEBPACK_IMPORTED_MODULE_6__/* .JobFiles */ .v((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(options.logDir, 'slurm'));
    const roles = [...spec.processes.map(({ role }) => role), _script_js__WEBPACK_IMPORTED_MODULE_9__/* .batchRole */ .ll];
    const logPaths = Object.fromEntries(roles.map((role) => [role, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(options.logDir, `${role}.log`)]));
    const own = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(options.logDir), ...(spec.files ?? []).map(({ path }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path))];
    const writable = [...new Set(own)].map((path) => ({ source: path, target: path, readOnly: false }));
    const script = (0,_script_js__WEBPACK_IMPORTED_MODULE_9__/* .renderJobScript */ .Hs)({
        spec,
        owner: options.owner,
        groups: (0,_groups_js__WEBPACK_IMPORTED_MODULE_5__/* .nodeGroups */ .f)(spec, slurm),
        slurm,
        container: (0,_site_js__WEBPACK_IMPORTED_MODULE_4__/* .containerSettings */ .JI)(site),
        ...(options.image === undefined ? {} : { image: options.image }),
        mounts: (0,_site_js__WEBPACK_IMPORTED_MODULE_4__/* .mountsOf */ .cS)(site, [...writable, ...(options.mounts ?? [])]),
        timeLimitSeconds: Math.min(options.timeLimitSeconds ?? slurm.timeLimitSeconds, slurm.timeLimitSeconds),
        gpusPerNode: options.gpusPerNode ?? slurm.gpusPerNode,
        exclude: (0,_site_js__WEBPACK_IMPORTED_MODULE_4__/* .activeExclusions */ .GZ)(site, new Date().toISOString().slice(0, 10)).nodes,
        dir: files.dir,
        logPaths,
    });
    return { files, logPaths, script };
}
//# sourceMappingURL=launcher.js.map

/***/ }),

/***/ 88244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ slurmLeftovers)
/* harmony export */ });
/* harmony import */ var _core_problems_launch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18602);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80947);
/* harmony import */ var _owner_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72935);
/* harmony import */ var _stop_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12922);
/** Jobs in the queue that carry our label. */





const slurmLeftovers = (scheduler) => ({
    async list(signal) {
        const jobs = await scheduler.ownJobs(signal ? { signal } : {});
        if (jobs.kind === 'silent') {
            throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX192', `the queue cannot be read: ${jobs.reason}`)]);
        }
        return jobs.value.flatMap(({ id, name, comment }) => {
            const owner = (0,_owner_js__WEBPACK_IMPORTED_MODULE_3__/* .ownerFromComment */ .z7)(comment);
            // Name and comment must both be ours: a copied comment alone proves nothing.
            return owner && name === (0,_owner_js__WEBPACK_IMPORTED_MODULE_3__/* .ownedName */ ["do"])(owner) ? [{ kind: 'Slurm job', id, name, owner }] : [];
        });
    },
    end: (id, signal) => (0,_stop_js__WEBPACK_IMPORTED_MODULE_4__/* .stopJob */ .CC)(id, scheduler, undefined, signal),
});
//# sourceMappingURL=leftovers.js.map

/***/ }),

/***/ 97877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ RunningJob)
});

// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/launch/health.js + 1 modules
var health = __webpack_require__(74005);
// EXTERNAL MODULE: ./lib/src/launch/log-tail.js
var log_tail = __webpack_require__(39741);
// EXTERNAL MODULE: ./lib/src/core/problems/launch.js
var launch = __webpack_require__(18602);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/timer.js
var timer = __webpack_require__(27023);
// EXTERNAL MODULE: ./lib/src/launch/slurm/scheduler.js
var scheduler = __webpack_require__(92401);
;// CONCATENATED MODULE: ./lib/src/launch/slurm/start-wait.js
/** Waiting for nodes, then for the job's first sign: bounded, and told to who waits. */




/** Reasons that no waiting changes: the job is accepted, and would stay in the queue for ever. */
const hopelessReasons = new Set([
    'AccountNotAllowed',
    'BadConstraints',
    'InvalidAccount',
    'InvalidQOS',
    'PartitionConfig',
    'PartitionNodeLimit',
    'PartitionTimeLimit',
    'QOSNotAllowed',
]);
/** They also appear for moments, while nodes register. */
const hopelessForMs = 5_000;
class StartWait {
    #limits;
    #tell;
    #late = new AbortController();
    #timer;
    #isRunning = false;
    #said = '';
    #hopelessSince;
    #reason = 'the scheduler never answered';
    constructor(limits, tell) {
        this.#limits = limits;
        this.#tell = tell;
        this.#timer = this.#abortAfter(limits.slurm.queueLimitMs);
    }
    /** Aborted when a limit has passed. */
    get late() {
        return this.#late.signal;
    }
    see(job) {
        if ((0,scheduler/* hasEnded */.hY)(job))
            return;
        const isQueued = job.state === 'PENDING';
        this.#reason = job.reason;
        if (!isQueued && !this.#isRunning) {
            this.#isRunning = true;
            clearTimeout(this.#timer);
            this.#timer = this.#abortAfter(this.#limits.startLimitMs);
        }
        this.#giveUpWhenHopeless(isQueued && hopelessReasons.has(job.reason));
        const { id } = this.#limits;
        const message = isQueued
            ? `Slurm job ${id} waits: ${job.reason}`
            : `Slurm job ${id} starts on ${job.nodeList}`;
        if (message === this.#said)
            return;
        this.#said = message;
        this.#tell?.({ phase: isQueued ? 'queued' : 'starting', message });
    }
    #giveUpWhenHopeless(isHopeless) {
        const now = performance.now();
        this.#hopelessSince = isHopeless ? (this.#hopelessSince ?? now) : undefined;
        if (this.#hopelessSince !== undefined && now - this.#hopelessSince > hopelessForMs)
            this.#late.abort();
    }
    /** INFX191 for a job that can never start, INFX198 for the queue, INFX192 for a job that runs and is not seen. */
    problem() {
        const { id, slurm, startLimitMs } = this.#limits;
        if (this.#hopelessSince !== undefined) {
            return (0,catalogue/* problem */.CC)('INFX191', `Slurm job ${id} can never start: ${this.#reason}`, {
                hint: 'the partition has not what the point asks for: nodes, GPUs, time or features',
            });
        }
        if (!this.#isRunning) {
            const minutes = slurm.queueLimitMs / 60_000;
            return (0,catalogue/* problem */.CC)('INFX198', `Slurm job ${id} did not start within ${minutes} minutes (${this.#reason})`);
        }
        return (0,catalogue/* problem */.CC)('INFX192', `Slurm job ${id} runs and wrote nothing within ${startLimitMs / 1_000} s`, {
            hint: 'the folder of the sweep must be on a file system that the nodes share; the log of the job says more',
        });
    }
    end() {
        clearTimeout(this.#timer);
    }
    #abortAfter(ms) {
        return setTimeout(() => this.#late.abort(), (0,timer/* timerDelay */.n)(ms));
    }
}
//# sourceMappingURL=start-wait.js.map
// EXTERNAL MODULE: ./lib/src/launch/slurm/stop.js
var stop = __webpack_require__(12922);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/src/launch/slurm/script.js + 2 modules
var script = __webpack_require__(75805);
;// CONCATENATED MODULE: ./lib/src/launch/slurm/verdict.js
const infra = (message, hint) => ({ code: 'INFX190', blame: 'infra', message, hint });
/** The worst component speaks for a heterogeneous job: COMPLETED beside NODE_FAIL is NODE_FAIL. */
function worstOf(jobs) {
    return (jobs.find(({ state }) => state in verdicts) ??
        jobs.find(({ exitCode, exitSignal }) => exitCode + exitSignal > 0) ??
        jobs[0]);
}
/** Undefined when the state says no more than the exit code: COMPLETED, FAILED. */
const verdictOf = (job) => verdicts[job.state]?.(job);
const verdicts = {
    NODE_FAIL: ({ id, nodeList }) => infra(`a node of Slurm job ${id} failed (${nodeList})`, 'the point is retried; exclude the node in the site file until it is repaired'),
    BOOT_FAIL: ({ id, nodeList }) => infra(`a node of Slurm job ${id} did not start (${nodeList})`, 'the point is retried; ask the cluster’s operators'),
    LAUNCH_FAILED: ({ id, nodeList }) => infra(`a node of Slurm job ${id} could not start it (${nodeList})`, 'see slurmd’s log on the node'),
    PREEMPTED: ({ id }) => infra(`Slurm job ${id} was preempted`, 'use a quality of service that is not preempted'),
    CANCELLED: ({ id }) => infra(`Slurm job ${id} was cancelled from outside`, 'somebody, or a rule of the cluster, cancelled it'),
    REVOKED: ({ id }) => infra(`Slurm job ${id} was revoked`, 'a sibling job took its place'),
    OUT_OF_MEMORY: ({ id }) => infra(`Slurm job ${id} passed its limit of host memory`, 'raise "memory" in the site file, or lower the KV offload of the point'),
    TIMEOUT: ({ id }) => ({
        code: 'INFX190',
        blame: 'user',
        message: `Slurm job ${id} reached its time limit`,
        hint: 'raise "time-limit-minutes" in the site file, or shorten the point',
    }),
    DEADLINE: ({ id }) => ({
        code: 'INFX190',
        blame: 'user',
        message: `Slurm job ${id} passed its deadline`,
        hint: 'remove the deadline from "sbatch-options" of the site file',
    }),
};
//# sourceMappingURL=verdict.js.map
;// CONCATENATED MODULE: ./lib/src/launch/slurm/watch.js
/** Watching a job: files tell at once what happened, the scheduler tells what files cannot. */





/** How often job files are looked at; the scheduler is asked at the site's own pace. */
const fileEveryMs = 250;
/** The last the scheduler said; remembers nothing when it was never asked or never answered. */
class JobWatch {
    #job;
    #askedAt = -Infinity;
    #last = { kind: 'silent', reason: 'not asked yet' };
    #endSeenAt;
    constructor(job) {
        this.#job = job;
    }
    /** Resolves with the allocation when processes start, or with the job's end. Rejects with the signal's reason. */
    async untilStarted(signal, onState) {
        for (;;) {
            const allocation = await this.#job.signs.allocation(signal);
            if (allocation)
                return { kind: 'started', allocation };
            const exit = await this.#end(signal);
            if (exit)
                return { kind: 'ended', exit };
            const current = this.#last.kind === 'answer' ? this.#last.value[0] : undefined;
            if (current)
                onState(current);
            await pause(signal);
        }
    }
    async untilEnded(signal) {
        for (;;) {
            const exit = await this.#end(signal);
            if (exit)
                return exit;
            await pause(signal);
        }
    }
    async #end(signal) {
        const { signs, slurm } = this.#job;
        const ended = await signs.ended();
        if (ended)
            return this.#processEnd(ended, signal);
        await this.#ask(signal);
        if (this.#last.kind === 'silent')
            return undefined;
        const jobs = this.#last.value;
        // Forgotten by the scheduler is ended, too: it keeps ended jobs for minutes.
        if (!jobs.every(scheduler/* hasEnded */.hY))
            return undefined;
        const now = performance.now();
        this.#endSeenAt ??= now;
        const job = worstOf(jobs);
        const verdict = job && verdictOf(job);
        // The script's own word, which names the process, may still be on its way through the file system.
        if (!verdict && now - this.#endSeenAt < slurm.fileLagMs)
            return undefined;
        return jobExit(job, verdict);
    }
    /** A killed process may be the scheduler's doing, which it says a moment later. */
    async #processEnd(ended, signal) {
        const exit = { role: ended.role, code: ended.code, signal: null };
        if (ended.role === script/* imageRole */.iX)
            return { ...exit, verdict: imageVerdict(this.#job.id) };
        const verdict = ended.code === 0 ? undefined : await this.#verdictSoon(signal);
        return verdict ? { ...exit, verdict } : exit;
    }
    /** While the job ends, its state is RUNNING or COMPLETING; a few seconds tell which end it is. */
    async #verdictSoon(signal) {
        const deadline = performance.now() + verdictPatienceMs;
        for (;;) {
            const answer = await this.#job.scheduler.job(this.#job.id, { signal });
            if (answer.kind === 'silent')
                return undefined;
            const job = worstOf(answer.value);
            const verdict = job && verdictOf(job);
            if (verdict)
                return verdict;
            if (!job || answer.value.every(scheduler/* hasEnded */.hY) || performance.now() > deadline)
                return undefined;
            await pause(signal);
        }
    }
    async #ask(signal) {
        const now = performance.now();
        if (now - this.#askedAt < this.#job.slurm.pollMs)
            return;
        this.#askedAt = now;
        this.#last = await this.#job.scheduler.job(this.#job.id, { signal });
    }
}
/** Rejects with the signal's own reason, not with the timer's. */
async function pause(signal) {
    try {
        await (0,promises_.setTimeout)(fileEveryMs, undefined, { signal });
    }
    catch (error) {
        signal.throwIfAborted();
        throw error;
    }
}
/** Longer than the script takes to end the other processes. */
const verdictPatienceMs = 8_000;
const jobExit = (job, verdict) => ({
    role: `Slurm job ${job?.id ?? ''}`.trim(),
    code: job && job.exitSignal === 0 ? job.exitCode : null,
    signal: job && job.exitSignal > 0 ? `signal ${job.exitSignal}` : null,
    ...(verdict ? { verdict } : {}),
});
const imageVerdict = (id) => ({
    code: 'INFX195',
    blame: 'infra',
    message: `the image could not be imported in Slurm job ${id}`,
    hint: 'see the log tail: a wrong name or tag is the configuration’s, a registry that refuses is the site’s',
});
//# sourceMappingURL=watch.js.map
;// CONCATENATED MODULE: ./lib/src/launch/slurm/running-job.js






class RunningJob {
    #job;
    #watch;
    #over = new AbortController();
    #stopping;
    constructor(job) {
        this.#job = job;
        this.#watch = new JobWatch(job);
        (0,stop/* rememberJob */.Lh)(job.id, job.env);
    }
    /** Resolves when processes start. Whatever comes instead, the job is gone before this rejects. */
    async started({ signal, onProgress }) {
        const wait = new StartWait(this.#job, onProgress);
        const either = AbortSignal.any([wait.late, ...(signal ? [signal] : [])]);
        try {
            const event = await this.#watch.untilStarted(either, (current) => wait.see(current));
            if (event.kind === 'started')
                return event.allocation;
            throw new problem/* ProblemError */.Mm([await (0,health/* exitProblem */.a2)(this.#logs(), event.exit)]);
        }
        catch (error) {
            await this.stop();
            throw wait.late.aborted ? new problem/* ProblemError */.Mm([wait.problem()], { cause: error }) : error;
        }
        finally {
            wait.end();
        }
    }
    engine(spec) {
        const { logPaths } = this.#job;
        return {
            spec,
            // Asked again for every look: srt-slurm names its logs as it writes them.
            get logPaths() {
                return logPaths();
            },
            logTail: (lines) => (0,log_tail/* mergedTail */.B)(logPaths(), lines),
            exited: this.#exited(),
            stop: () => this.stop(),
        };
    }
    stop() {
        this.#stopping ??= this.#stop();
        return this.#stopping;
    }
    async #stop() {
        const { id, scheduler, signs } = this.#job;
        await (0,stop/* stopJob */.CC)(id, scheduler, signs);
        (0,stop/* forgetJob */.Fn)(id);
        this.#over.abort();
    }
    async #exited() {
        try {
            return await this.#watch.untilEnded(this.#over.signal);
        }
        catch (error) {
            if (!this.#over.signal.aborted)
                throw error;
            return { role: `Slurm job ${this.#job.id}`, code: null, signal: 'stopped' };
        }
    }
    #logs() {
        const { logPaths } = this.#job;
        return { logPaths: logPaths(), logTail: (lines) => (0,log_tail/* mergedTail */.B)(logPaths(), lines) };
    }
}
//# sourceMappingURL=running-job.js.map

/***/ }),

/***/ 92401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _F: () => (/* binding */ Scheduler),
/* harmony export */   hY: () => (/* binding */ hasEnded)
/* harmony export */ });
/* unused harmony export parseJobs */
/* harmony import */ var _tool_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13015);
/* harmony import */ var _tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37840);


/** States in which nothing of a job runs any more. */
const endStates = new Set([
    'BOOT_FAIL',
    'CANCELLED',
    'COMPLETED',
    'DEADLINE',
    'FAILED',
    'LAUNCH_FAILED',
    'NODE_FAIL',
    'OUT_OF_MEMORY',
    'PREEMPTED',
    'RECONFIG_FAIL',
    'REVOKED',
    'TIMEOUT',
]);
const hasEnded = ({ state }) => endStates.has(state);
class Scheduler {
    #options;
    constructor(options) {
        this.#options = options;
    }
    call(argv, { signal, withinMs = Infinity } = {}) {
        const { env, timeoutMs } = this.#options;
        return (0,_tool_call_js__WEBPACK_IMPORTED_MODULE_0__/* .callTool */ .T)({ argv, env, timeoutMs: Math.min(timeoutMs, withinMs), ...(signal ? { signal } : {}) });
    }
    /** Components of the job, one for an ordinary one; none when the scheduler has forgotten it. */
    async job(id, asking = {}) {
        const result = await this.call(['scontrol', 'show', 'job', '--oneliner', id], asking);
        if (result.kind === 'ended' && result.code === 0) {
            return { kind: 'answer', value: parseJobs(result.stdout) };
        }
        if (result.kind === 'ended' && /Invalid job id/i.test(result.stderr))
            return { kind: 'answer', value: [] };
        return { kind: 'silent', reason: (0,_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .toolComplaint */ .Gc)(result) };
    }
    /** Jobs of the calling user that wait or run. `scontrol` would list everybody's, with all their history. */
    async ownJobs(asking = {}) {
        const fields = ['JobID', 'Name', 'UserName', 'State', 'Comment'];
        const format = fields.map((field) => `${field}:${separator}`).join(',');
        const me = String(process.getuid?.() ?? 0);
        const result = await this.call(['squeue', '--noheader', `--user=${me}`, `--Format=${format}`], asking);
        if (result.kind !== 'ended' || result.code !== 0) {
            return { kind: 'silent', reason: (0,_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .toolComplaint */ .Gc)(result) };
        }
        return { kind: 'answer', value: result.stdout.split('\n').flatMap(parseQueueLine) };
    }
    /** Names and addresses of a list of nodes; undefined when the scheduler does not say. */
    async nodes(list, asking = {}) {
        const hosts = await this.call(['scontrol', 'show', 'hostnames', list], asking);
        if (hosts.kind !== 'ended' || hosts.code !== 0)
            return undefined;
        const names = hosts.stdout.split('\n').filter(Boolean);
        const shown = await this.call(['scontrol', 'show', 'node', '--oneliner', names.join(',')], asking);
        if (shown.kind !== 'ended' || shown.code !== 0)
            return undefined;
        const found = [...shown.stdout.matchAll(/^NodeName=(\S+).*? NodeAddr=(\S+)/gm)];
        const addressOf = new Map(found.map((match) => [match[1], match[2]]));
        return { names, addresses: names.map((name) => addressOf.get(name) ?? name) };
    }
    /** With a signal, the job's steps get it (KILL: its script, too) and the job itself is not cancelled. */
    async cancel(id, signalName, asking) {
        const how = signalName === undefined ? [] : [`--signal=${signalName}`];
        const words = ['scancel', ...how, ...(signalName === 'KILL' ? ['--full'] : []), id];
        const result = await this.call(words, asking);
        const isDone = result.kind === 'ended' &&
            (result.code === 0 || /already completing|already completed|Invalid job id/i.test(result.stderr));
        return isDone ? { kind: 'answer', value: undefined } : { kind: 'silent', reason: (0,_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .toolComplaint */ .Gc)(result) };
    }
}
/** Cannot stand in a name, a user or our comment. */
const separator = '\u0001';
function parseQueueLine(line) {
    const [id = '', name = '', user = '', state = '', comment = ''] = line
        .split(separator)
        .map((field) => field.trim());
    if (id === '')
        return [];
    const [jobId = id, component] = id.split('+');
    const unknown = { reason: '', exitCode: 0, exitSignal: 0, nodeList: '', batchHost: '' };
    return [{ ...unknown, id: jobId, component: Number(component ?? 0), name, user, state, comment }];
}
/** One record per line of `scontrol show job --oneliner`. Values with blanks end where the next known word begins. */
function parseJobs(text) {
    return text
        .split('\n')
        .filter((line) => /^\s*JobId=/.test(line))
        .map((line) => {
        const field = (name) => new RegExp(`(?:^| )${name}=(\\S*)`).exec(line)?.[1] ?? '';
        const [code = '0', signal = '0'] = field('ExitCode').split(':');
        const het = field('HetJobId');
        return {
            id: het === '' ? field('JobId') : het,
            component: Number(field('HetJobOffset')),
            name: field('JobName'),
            user: field('UserId').replace(/\(.*$/, ''),
            state: field('JobState'),
            reason: field('Reason'),
            exitCode: Number(code),
            exitSignal: Number(signal),
            nodeList: field('NodeList').replace('(null)', ''),
            batchHost: field('BatchHost'),
            comment: field('Comment'),
        };
    });
}
//# sourceMappingURL=scheduler.js.map

/***/ }),

/***/ 75805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ll: () => (/* binding */ batchRole),
  iX: () => (/* binding */ imageRole),
  Hs: () => (/* binding */ renderJobScript)
});

// EXTERNAL MODULE: ./lib/src/launch/allocation.js
var allocation = __webpack_require__(58608);
// EXTERNAL MODULE: ./lib/src/launch/owner.js
var owner = __webpack_require__(72935);
// EXTERNAL MODULE: ./lib/src/launch/shell-words.js
var shell_words = __webpack_require__(22202);
// EXTERNAL MODULE: ./lib/src/core/problems/launch.js
var launch = __webpack_require__(18602);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/launch/image.js
var launch_image = __webpack_require__(34345);
// EXTERNAL MODULE: ./lib/src/launch/site.js + 1 modules
var site = __webpack_require__(29402);
;// CONCATENATED MODULE: ./lib/src/launch/slurm/container-words.js
/** Container options of srun (enroot with pyxis), and where an image comes from. */





/** Throws ProblemError (INFX195, INFX197). */
function imageSource(image, container) {
    if (image === undefined) {
        throw new problem/* ProblemError */.Mm([
            (0,catalogue/* problem */.CC)('INFX197', 'the site runs engines in containers and the point has no image'),
        ]);
    }
    const known = container.images[image];
    if (known !== undefined)
        return { word: known };
    const uri = (0,launch_image/* enrootUri */.aq)(image);
    if (container.imageCache === undefined)
        return { word: uri };
    const file = `${container.imageCache}/${(0,launch_image/* squashFileName */.l4)(image)}`;
    return { word: file, cached: { uri, file } };
}
/** The folder of the point is mounted for writing, everything as it is on the node. */
const containerWords = (image, mounts) => [
    `--container-image=${image.word}`,
    ...(mounts.length === 0 ? [] : [`--container-mounts=${mounts.map(site/* mountWord */.mT).join(',')}`]),
    '--no-container-mount-home',
    '--no-container-entrypoint',
];
/**
 * Imports into a file of its own and renames it, under a lock: two jobs never write one file, and a half-made file never
 * has the final name. Arguments: URI, file, seconds.
 */
const importScript = [
    'set -eu',
    'mkdir -p "$(dirname "$2")"',
    'exec 9>"$2.lock"',
    'flock -w "$3" 9',
    'if [ -s "$2" ]; then exit 0; fi',
    'part="$2.part.$$"',
    'trap \'rm -f "$part"\' EXIT',
    'timeout "$3" enroot import -o "$part" "$1"',
    'mv "$part" "$2"',
].join('\n');
//# sourceMappingURL=container-words.js.map
// EXTERNAL MODULE: ./lib/src/launch/slurm/groups.js
var groups = __webpack_require__(38786);
// EXTERNAL MODULE: ./lib/src/launch/slurm/job-files.js
var job_files = __webpack_require__(61361);
;// CONCATENATED MODULE: ./lib/src/launch/slurm/script-watch.js
/** The part of the job script that is the same for every point: start in the background, watch, end together. */

const { ended, stop } = job_files/* jobFileNames */.M;
/** Time between SIGTERM and force, in half seconds: shorter than the watcher's own patience. */
const graceHalfSeconds = 6;
const start = `pids=() roles=() asked=
trap 'asked=1' TERM INT
launch() { # launch ROLE LOG COMMAND…
  local role=$1 log=$2
  shift 2
  "$@" >> "$log" 2>&1 < /dev/null &
  pids+=("$!") roles+=("$role")
}`;
/**
 * The first process that ends, ends the job: its GPUs would wait for nothing. SIGTERM goes to the tasks through the
 * scheduler; srun itself takes one as an order to kill its tasks, which it keeps trying while the scheduler is away.
 */
const loop = `first_ended() {
  local one
  for one in "\${!pids[@]}"; do
    kill -0 "\${pids[one]}" 2>/dev/null && continue
    wait "\${pids[one]}"
    code=$?
    echo "\${roles[one]} $code" > "$dir/${ended}.part"
    mv "$dir/${ended}.part" "$dir/${ended}"
    return 0
  done
  return 1
}
code=0
until first_ended || [ -n "$asked" ] || [ -e "$dir/${stop}" ]; do
  sleep 0.5 &
  wait "$!"
done

living() { local pid; for pid in "\${pids[@]}"; do kill -0 "$pid" 2>/dev/null && return 0; done; return 1; }
pause() { sleep 0.5 & wait "$!"; }
timeout 2 scancel --signal=TERM "$SLURM_JOB_ID" &
for ((tries = 0; tries < ${graceHalfSeconds}; tries++)); do living || break; pause; done
for pid in "\${pids[@]}"; do kill "$pid" 2>/dev/null; done
wait "\${pids[@]}"
exit "$code"`;
const watchLines = { start, loop };
//# sourceMappingURL=script-watch.js.map
;// CONCATENATED MODULE: ./lib/src/launch/slurm/script.js







/** Log of what happens before and around the processes. */
const batchRole = 'batch';
/** Role under which a failed import of an image is told. */
const imageRole = 'image';
function renderJobScript(job) {
    const blocks = [
        '#!/usr/bin/env bash',
        job.groups.map((group) => directives(job, group)).join('\n#SBATCH hetjob\n'),
        `set -u\ndir=${(0,shell_words/* shellWord */.r)(job.dir)}`,
        labelLines(job.owner),
        nodeLines(job),
        ...imagesOf(job).map((image) => importLines(job, image)),
        ...(job.spec.files ?? []).map(fileLines),
        allocationLines,
        watchLines.start,
        ...job.spec.processes.map((process) => processLines(job, process)),
        watchLines.loop,
    ];
    return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
function directives(job, group) {
    const { slurm } = job;
    const gres = gresWord(group, job.gpusPerNode);
    const words = [
        `--job-name=${(0,owner/* ownedName */["do"])(job.owner)}`,
        ...('pid' in job.owner ? [`--comment=${(0,owner/* ownerComment */.j3)(job.owner)}`] : []),
        `--partition=${group.partition}`,
        ...(slurm.account === undefined ? [] : [`--account=${slurm.account}`]),
        ...(slurm.qos === undefined ? [] : [`--qos=${slurm.qos}`]),
        ...(group.constraint === undefined ? [] : [`--constraint=${group.constraint}`]),
        `--nodes=${group.nodes}`,
        '--ntasks-per-node=1',
        ...(gres === undefined ? [] : [`--gres=${gres}`]),
        ...(slurm.isExclusive ? ['--exclusive'] : []),
        ...(slurm.memory === undefined ? [] : [`--mem=${slurm.memory}`]),
        `--time=${Math.ceil(job.timeLimitSeconds / 60)}`,
        ...(job.exclude.length === 0 ? [] : [`--exclude=${job.exclude.join(',')}`]),
        // A job that Slurm starts again would run while nobody waits for it.
        '--no-requeue',
        '--open-mode=append',
        `--output=${job.logPaths[batchRole] ?? '/dev/null'}`,
        ...optionWords(slurm.sbatchOptions),
    ];
    return words.map((word) => `#SBATCH ${word}`).join('\n');
}
const labelLines = ({ run, attempt, point }) => `export INFX_RUN=${(0,shell_words/* shellWord */.r)(run)} INFX_ATTEMPT=${attempt} INFX_POINT=${point}`;
const optionWords = (options) => Object.entries(options).map(([name, value]) => (value === true ? `--${name}` : `--${name}=${value}`));
const gresWord = (group, gpus) => group.gres === 'none' || gpus === 0 ? undefined : group.gres.replace('{gpus}', String(gpus));
/** Names in the order of the engine's nodes, and where the others reach each of them. */
function nodeLines({ groups, slurm }) {
    const lists = groups.map((_, group) => groups.length === 1
        ? 'add_nodes "$SLURM_JOB_NODELIST"'
        : `add_nodes "$SLURM_JOB_NODELIST_HET_GROUP_${group}"`);
    const iface = slurm['network-interface'];
    const find = iface === undefined ? schedulerAddress : interfaceAddress(iface, groups);
    return [
        'names=() addresses=()',
        'add_nodes() { local name; for name in $(scontrol show hostnames "$1"); do names+=("$name"); done; }',
        ...lists,
        ...find,
        'for name in "${names[@]}"; do addresses+=("$(address_of "$name")"); done',
    ].join('\n');
}
/** The scheduler may know nodes by name; engines bind addresses. The scheduler is asked again when it is busy. */
const schedulerAddress = [
    'address_of() {',
    '  local found tries',
    '  for tries in 1 2 3 4 5; do',
    '    found=$(scontrol show node --oneliner "$1" | sed -n "s/.* NodeAddr=\\([^ ]*\\) .*/\\1/p")',
    '    if [ -n "$found" ]; then break; fi',
    '    sleep 2',
    '  done',
    '  case ${found:=$1} in *[!0-9.]*) getent ahostsv4 "$found" | sed -n "1s/ .*//p" ;; *) echo "$found" ;; esac',
    '}',
];
function interfaceAddress(iface, groups) {
    const ask = `'echo "$SLURMD_NODENAME $(ip -o -4 addr show dev "$1" | sed -n "1s/.* inet \\([^ /]*\\).*/\\1/p")"'`;
    return [
        'found_addresses=$(',
        ...groups.map(({ nodes }, group) => `  srun --overlap --nodes=${nodes} --ntasks=${nodes} --ntasks-per-node=1${hetWord(groups, group)} bash -c ${ask} _ ${(0,shell_words/* shellWord */.r)(iface)}`),
        ')',
        'address_of() { sed -n "s/^$1 //p" <<<"$found_addresses"; }',
    ];
}
const hetWord = (groups, group) => groups.length === 1 ? '' : ` --het-group=${group}`;
function imagesOf(job) {
    if (job.container.runtime !== 'pyxis')
        return [];
    const names = new Set(job.spec.processes.map(({ image }) => image ?? job.image));
    return [...names]
        .map((name) => imageSource(name, job.container))
        .filter(({ cached }) => cached !== undefined);
}
function importLines(job, { cached }) {
    if (!cached)
        return '';
    const seconds = String(Math.ceil(job.container.imageTimeoutMs / 1_000));
    const words = ['bash', '-c', importScript, '_', cached.uri, cached.file, seconds].map(shell_words/* shellWord */.r);
    return [
        `srun --overlap --nodes=1 --ntasks=1 ${words.join(' ')} || {`,
        `  echo "${imageRole} $?" > "$dir/${job_files/* jobFileNames */.M.ended}"`,
        '  exit 1',
        '}',
    ].join('\n');
}
const fileLines = ({ path, text }) => `mkdir -p "$(dirname ${(0,shell_words/* shellWord */.r)(path)})"\nprintf '%s' ${(0,shell_words/* shellWord */.r)(text)} > ${(0,shell_words/* shellWord */.r)(path)}`;
const allocationLines = [
    '{',
    '  echo "$SLURM_JOB_ID"',
    '  for node in "${!names[@]}"; do echo "${names[node]} ${addresses[node]}"; done',
    `} > "$dir/${job_files/* jobFileNames */.M.allocation}.part"`,
    `mv "$dir/${job_files/* jobFileNames */.M.allocation}.part" "$dir/${job_files/* jobFileNames */.M.allocation}"`,
].join('\n');
function processLines(job, process) {
    const log = (0,shell_words/* shellWord */.r)(job.logPaths[process.role] ?? '/dev/null');
    // Slurm sets CUDA_VISIBLE_DEVICES of a task from the step's GPUs: the engine's own values must come after that.
    const env = { ...job.container.environment, ...process.env };
    const words = [
        `launch ${(0,shell_words/* shellWord */.r)(process.role)} ${log}`,
        srunWords(job, process).join(' '),
        ...Object.entries(env).map(([name, value], index) => `${index === 0 ? 'env ' : ''}${(0,shell_words/* shellWord */.r)(`${name}=${value}`)}`),
        process.argv.map(shell_words/* shellWord */.r).join(' '),
    ];
    return (0,shell_words/* shellCommand */.q)(words);
}
function srunWords(job, process) {
    const nodes = (0,allocation/* nodesOf */.Nh)(process);
    const [first = 0] = nodes;
    const group = (0,groups/* groupOfNode */.D)(job.groups, first);
    const gpus = process.gpus === 0 ? 0 : job.gpusPerNode;
    const gres = job.groups[group] ? gresWord(job.groups[group], gpus) : undefined;
    const isMpi = process.placement?.start === 'mpi' && process.gpus > 1;
    const tasks = isMpi ? process.gpus : nodes.length;
    const list = nodes.map((node) => `"\${names[${node}]}"`).join(',');
    const words = [
        ...(isMpi ? [`--mpi=${job.slurm.mpi}`] : []),
        // Steps share the nodes: several processes run on one, and each says itself which GPUs it uses.
        '--overlap',
        '--unbuffered',
        '--cpu-bind=none',
        `--nodes=${nodes.length}`,
        `--ntasks=${tasks}`,
        ...(gres === undefined ? [] : [`--gres=${gres}`]),
        ...optionWords(job.slurm.srunOptions),
        ...(job.container.runtime === 'pyxis'
            ? containerWords(imageSource(process.image ?? job.image, job.container), job.mounts)
            : []),
    ].map(shell_words/* shellWord */.r);
    return ['srun', ...words, `--nodelist=${list}${hetWord(job.groups, group)}`];
}
//# sourceMappingURL=script.js.map

/***/ }),

/***/ 12922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CC: () => (/* binding */ stopJob),
/* harmony export */   Fn: () => (/* binding */ forgetJob),
/* harmony export */   Lh: () => (/* binding */ rememberJob)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _core_problems_launch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18602);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85492);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80947);
/* harmony import */ var _tool_call_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13015);
/* harmony import */ var _scheduler_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92401);
/** Ending a job: exactly ours, by its id, within seconds. */






/** GitHub leaves 7.5 s from SIGINT to SIGTERM; the rest is for starting the tools on a loaded runner, and for our own end. */
const budgetMs = 6_000;
/** A scheduler that does not answer one question must not use up the time of the orders. */
const callMs = 2_000;
/**
 * Then processes that ignore SIGTERM are killed; Slurm's own KillWait is often half a minute. Not before the job's script has
 * done with asking them (script-watch.ts): a job that is cancelled while it does is left to KillWait.
 */
const killAfterMs = 4_000;
const lookEveryMs = 150;
/**
 * Resolves when the job is gone. Throws ProblemError: INFX189 when it is still there after the budget, INFX192 when the
 * scheduler does not answer. In both cases the job's own script goes on ending it, as soon as it can.
 */
async function stopJob(id, scheduler, signs, signal) {
    const started = performance.now();
    const elapsed = () => performance.now() - started;
    const asking = () => ({
        withinMs: Math.max(100, Math.min(callMs, budgetMs - elapsed())),
        ...(signal ? { signal } : {}),
    });
    await signs?.askToStop();
    let asked = false;
    let killed = false;
    let silence;
    while (elapsed() < budgetMs) {
        const answer = await scheduler.job(id, asking());
        if (answer.kind === 'answer' && answer.value.every(_scheduler_js__WEBPACK_IMPORTED_MODULE_5__/* .hasEnded */ .hY))
            return;
        silence = answer.kind === 'silent' ? answer.reason : undefined;
        asked ||= await askToEnd(id, scheduler, answer, asking());
        if (!killed && elapsed() > killAfterMs)
            killed = await kill(id, scheduler, asking);
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(lookEveryMs, undefined, signal ? { signal } : {});
    }
    noteTried(id);
    throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm([
        silence === undefined
            ? (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX189', `Slurm job ${id} is still ending after ${budgetMs / 1_000} s`, {
                hint: `look at its nodes; it was cancelled, and "scancel ${id}" does no harm`,
            })
            : (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX192', `Slurm job ${id} could not be cancelled: ${silence}`, {
                hint: `it ends by itself when the scheduler answers again; "scancel ${id}" does no harm`,
            }),
    ]);
}
/**
 * A running job is signalled, not cancelled: once cancelled it takes no more signals, and what ignores SIGTERM holds it
 * for all of KillWait.
 */
async function askToEnd(id, scheduler, answer, asking) {
    const isRunning = answer.kind === 'answer' && answer.value.some(({ state }) => state === 'RUNNING');
    return (await scheduler.cancel(id, isRunning ? 'TERM' : undefined, asking)).kind === 'answer';
}
async function kill(id, scheduler, asking) {
    await scheduler.cancel(id, 'KILL', asking());
    return (await scheduler.cancel(id, undefined, asking())).kind === 'answer';
}
/** Jobs that this process has started and not ended. */
const liveJobs = new Map();
function rememberJob(id, env) {
    liveJobs.set(id, { env });
}
function noteTried(id) {
    const job = liveJobs.get(id);
    if (job)
        liveJobs.set(id, { ...job, triedAt: performance.now() });
}
function forgetJob(id) {
    liveJobs.delete(id);
}
/** Who could not end a job for the whole budget does not get it done right afterwards, and has no time left to try. */
const futileForMs = 5_000;
// stop() is the normal way; this is the last net when the process ends without it. One call for all jobs of a cluster.
process.once('exit', () => {
    const idsOf = new Map();
    for (const [id, { env, triedAt = -Infinity }] of liveJobs) {
        if (performance.now() - triedAt > futileForMs)
            idsOf.set(env, [...(idsOf.get(env) ?? []), id]);
    }
    for (const [env, ids] of idsOf)
        (0,_tool_call_js__WEBPACK_IMPORTED_MODULE_4__/* .callToolAtExit */ .s)(['scancel', ...ids], env);
});
//# sourceMappingURL=stop.js.map

/***/ }),

/***/ 82026:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $j: () => (/* binding */ submission),
/* harmony export */   tA: () => (/* binding */ submit),
/* harmony export */   vw: () => (/* binding */ findSubmitted)
/* harmony export */ });
/* harmony import */ var _core_problems_launch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18602);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80947);
/* harmony import */ var _owner_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72935);
/* harmony import */ var _tool_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37840);
/** Handing a script to the scheduler, and learning the job's id even when the answer got lost. */





/**
 * The job's id. Throws ProblemError: INFX191 when it was refused or answered with something else than an id, INFX192
 * when the scheduler did not answer and the job is not in its queue either.
 */
async function submit(scheduler, scriptPath, owner, signal) {
    const result = await submission(signal, (late) => scheduler.call(['sbatch', '--parsable', scriptPath], { signal: late }));
    if (result.kind === 'ended' && result.code === 0) {
        const id = parsedJobId(result.stdout);
        if (id !== undefined)
            return id;
    }
    const complaint = (0,_tool_js__WEBPACK_IMPORTED_MODULE_4__/* .toolComplaint */ .Gc)(result);
    if (result.kind === 'absent') {
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .ProblemError */ .Mm([
            (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX192', `sbatch cannot be started: ${complaint}`, {
                hint: 'install Slurm’s commands on this machine',
            }),
        ]);
    }
    const submitted = await findSubmitted(scheduler, owner, signal);
    if (submitted !== undefined)
        return submitted;
    if (result.kind === 'ended' && result.code === 0) {
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .ProblemError */ .Mm([
            (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX191', `sbatch named no job: ${complaint}`, {
                hint: 'it was asked with --parsable; a wrapper around sbatch must print the job id alone on its line',
            }),
        ]);
    }
    const isRefusal = result.kind === 'ended' && !/unable to contact|timed out|communication|connect/i.test(complaint);
    throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)(isRefusal ? 'INFX191' : 'INFX192', `sbatch failed: ${complaint}`)]);
}
/** `4711` or `4711;cluster` on a line of its own; greetings of a login shell may stand around it. */
function parsedJobId(output) {
    const ids = output.split('\n').flatMap((line) => /^([1-9]\d{0,9})(?:;\S+)?\s*$/.exec(line)?.[1] ?? []);
    return ids.length === 1 ? ids[0] : undefined;
}
/** What a submission gets after an abort: a job whose id nobody knows could not be cancelled. */
const lastWordMs = 2_000;
/** `call` is not cut short at once by an abort, but soon: GitHub leaves 7.5 s, and the job has to be ended in them. */
async function submission(signal, call) {
    const late = new AbortController();
    let timer;
    const hurry = () => {
        timer ??= setTimeout(() => late.abort(), lastWordMs);
    };
    signal?.addEventListener('abort', hurry);
    if (signal?.aborted === true)
        hurry();
    try {
        return await call(late.signal);
    }
    catch (error) {
        if (!late.signal.aborted)
            throw error;
        return { kind: 'timeout' };
    }
    finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', hurry);
    }
}
/** The queue is asked for our own comment, which names this process; when `signal` is aborted, there is little time. */
async function findSubmitted(scheduler, owner, signal) {
    const jobs = await scheduler.ownJobs(signal?.aborted === true ? { withinMs: lastWordMs } : {});
    if (jobs.kind === 'silent')
        return undefined;
    return jobs.value.find(({ name, comment }) => name === (0,_owner_js__WEBPACK_IMPORTED_MODULE_3__/* .ownedName */ ["do"])(owner) && comment === (0,_owner_js__WEBPACK_IMPORTED_MODULE_3__/* .ownerComment */ .j3)(owner))
        ?.id;
}
//# sourceMappingURL=submit.js.map

/***/ }),

/***/ 37840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gc: () => (/* binding */ toolComplaint),
/* harmony export */   MF: () => (/* binding */ quotedOutput),
/* harmony export */   uQ: () => (/* binding */ toolEnvironment)
/* harmony export */ });
/* harmony import */ var _core_render_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67654);
/** What tools of the site get to see, and how what they say is told. */

const always = [
    'PATH',
    'HOME',
    'USER',
    'LOGNAME',
    'SHELL',
    'LANG',
    'TZ',
    'TMPDIR',
    'XDG_RUNTIME_DIR',
];
/**
 * The environment that tools get, and jobs inherit: a few names, and those the site passes on. Tokens of the workflow
 * must not reach an engine that a pull request configures, and settings of an outer allocation must not reach ours.
 */
function toolEnvironment(from, passed) {
    const names = [...always, ...passed];
    return Object.fromEntries(names.flatMap((name) => {
        const value = from[name];
        return value === undefined ? [] : [[name, value]];
    }));
}
/** What a tool said when it failed, on one line. */
function toolComplaint(result) {
    switch (result.kind) {
        case 'timeout':
            return 'no answer in time';
        case 'absent':
            return result.reason;
        case 'ended': {
            const said = quotedOutput(result.stderr) || quotedOutput(result.stdout);
            return said === '' ? `exit code ${result.code}` : said;
        }
    }
}
const maxQuotedCharacters = 1_000;
/** Output of a tool on one bounded, printable line: its end, where the cause stands. Empty when it said nothing. */
function quotedOutput(text) {
    const lines = text
        .slice(-4 * maxQuotedCharacters)
        .split(/[\r\n]+/)
        .map(_core_render_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN);
    return lines
        .filter((line) => line !== '')
        .join('; ')
        .slice(-maxQuotedCharacters);
}
//# sourceMappingURL=tool.js.map

/***/ }),

/***/ 8537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ settlesWithin)
/* harmony export */ });
/* harmony import */ var _timer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27023);
/** Waiting that ends. */

/** True when `promise` settles within `ms` and before `signal` is aborted; its failure is the caller's to see. */
async function settlesWithin(promise, ms, signal) {
    let giveUp = () => undefined;
    const timeout = new Promise((resolve) => {
        giveUp = () => resolve(false);
    });
    const timer = setTimeout(giveUp, (0,_timer_js__WEBPACK_IMPORTED_MODULE_0__/* .timerDelay */ .n)(ms));
    signal?.addEventListener('abort', giveUp);
    if (signal?.aborted === true)
        giveUp();
    const settled = promise.then(() => true, () => true);
    const ended = await Promise.race([settled, timeout]);
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
    return ended;
}
//# sourceMappingURL=within.js.map

/***/ })

};
