export const id = 8531;
export const ids = [8531];
export const modules = {

/***/ 34298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ loadDataset)
});

// EXTERNAL MODULE: ./lib/src/core/problems/python.js
var python = __webpack_require__(95023);
// EXTERNAL MODULE: ./lib/src/core/problems/traces.js
var traces = __webpack_require__(25967);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(46193);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/traces/model.js
var model = __webpack_require__(99070);
// EXTERNAL MODULE: ./lib/src/core/traces/prng.js
var prng = __webpack_require__(13102);
;// CONCATENATED MODULE: ./lib/src/core/traces/generator.js
/**
 * A seeded generator of conversation trees in the shape of recorded coding agents: one system prompt shared by all,
 * contexts that grow by answers and tool results, pauses, and sub-agents that fan out and (mostly) join.
 * Same parameters, same trees, on every platform (`prng.ts`).
 */





const blockTokens = 64;
/** Ids of one tree's own blocks start here times its number; far more than any context has. */
const blocksPerTree = 2 ** 24;
/** What the recording side's server is taken to need: a first token and then this much for each. */
const recordedTtftSeconds = 0.4;
const recordedTpotSeconds = 0.01;
const backgroundRatio = 0.2;
const maxFanOut = 3;
function generateTraces(generator) {
    const problems = checkGenerator(generator);
    if (problems.length > 0)
        throw new problem/* ProblemError */.Mm(problems);
    return Array.from({ length: generator.trees }, (_, number) => new TreeMaker(generator, number).make());
}
function checkGenerator(generator) {
    const rules = [
        ['seed', 0, Number.MAX_SAFE_INTEGER, true],
        ['trees', 1, 100_000, true],
        ['meanTurns', 1, 100_000, false],
        ['systemTokens', 0, 10_000_000, true],
        ['meanNewTokensPerTurn', 1, 10_000_000, false],
        ['meanOutputTokens', 1, 10_000_000, false],
        ['subagentRatio', 0, 1, false],
        ['meanGapSeconds', 0, 1_000_000, false],
    ];
    return rules.flatMap(([name, low, high, whole]) => {
        const value = generator[name];
        const fits = Number.isFinite(value) && value >= low && value <= high && (!whole || Number.isInteger(value));
        if (fits)
            return [];
        return [
            (0,catalogue/* problem */.CC)('INFX159', `trace generator: ${name} must be a ${whole ? 'whole ' : ''}number in [${low}, ${high}], got ${value}`),
        ];
    });
}
class TreeMaker {
    #generator;
    #id;
    #random;
    #nextBlock;
    #nextAgent = 0;
    constructor(generator, number) {
        this.#generator = generator;
        this.#id = `generated-${generator.seed}-${String(number).padStart(4, '0')}`;
        this.#random = new prng/* Prng */.qs(generator.seed, `tree ${number}`);
        this.#nextBlock = (number + 1) * blocksPerTree;
    }
    make() {
        const turns = this.#around(this.#generator.meanTurns, 2);
        return {
            id: this.#id,
            blockSize: blockTokens,
            blockSalt: '',
            root: this.#conversation(this.#id, turns, 0, this.#generator.subagentRatio),
        };
    }
    #conversation(id, turnCount, startSeconds, subagentRatio) {
        const { systemTokens, meanNewTokensPerTurn, meanOutputTokens, meanGapSeconds } = this.#generator;
        const turns = [];
        const children = [];
        let start = startSeconds;
        // The first message of a session carries the task and the files it names: a few turns' worth of tokens.
        let inputTokens = systemTokens + this.#around(meanNewTokensPerTurn * 2, 8);
        for (let index = 0; index < turnCount; index++) {
            const outputTokens = this.#around(meanOutputTokens, 4);
            const serviceSeconds = recordedTtftSeconds + outputTokens * recordedTpotSeconds;
            const content = this.#blocks(turns.at(-1)?.inputTokens ?? null, inputTokens);
            turns.push({ startSeconds: start, serviceSeconds, inputTokens, outputTokens, content });
            let ready = start + serviceSeconds;
            if (index + 1 < turnCount && this.#random.uniform() < subagentRatio) {
                const spawned = this.#fanOut(index, ready);
                children.push(...spawned);
                for (const child of spawned) {
                    if (child.joinTurn !== null)
                        ready = Math.max(ready, (0,model/* lastEndSeconds */.F7)(child.conversation));
                }
            }
            start = ready + this.#random.exponential(meanGapSeconds);
            inputTokens += outputTokens + this.#around(meanNewTokensPerTurn, 1);
        }
        return { id, systemTokens, turns, children };
    }
    #fanOut(afterTurn, startSeconds) {
        return Array.from({ length: this.#random.integer(1, maxFanOut) }, () => {
            const turns = this.#around(Math.max(1, this.#generator.meanTurns / 4), 1);
            const background = this.#random.uniform() < backgroundRatio;
            const id = `${this.#id}::sa:${String(this.#nextAgent++).padStart(3, '0')}`;
            return {
                conversation: this.#conversation(id, turns, startSeconds, 0),
                afterTurn,
                joinTurn: background ? null : afterTurn + 1,
            };
        });
    }
    #blocks(previousTokens, inputTokens) {
        const keep = previousTokens === null ? 0 : Math.floor(previousTokens / blockTokens);
        const sharedBlocks = Math.floor(this.#generator.systemTokens / blockTokens);
        const fresh = [];
        for (let block = keep; block < Math.ceil(inputTokens / blockTokens); block++) {
            fresh.push(previousTokens === null && block < sharedBlocks ? block : this.#nextBlock++);
        }
        return { kind: 'blocks', keep, fresh };
    }
    /** A whole number around `mean`: half of it certain, half exponential, at least `low`. */
    #around(mean, low) {
        return Math.max(low, Math.round(mean / 2 + this.#random.exponential(mean / 2)));
    }
}
//# sourceMappingURL=generator.js.map
// EXTERNAL MODULE: ./lib/src/core/traces/parse.js + 2 modules
var parse = __webpack_require__(15927);
;// CONCATENATED MODULE: ./lib/src/clients/replay/dataset.js
/** The trees of a load: read from files, line by line, or generated. */











const maxLineBytes = 256 * 2 ** 20;
/** Throws a ProblemError with every finding when the trace is damaged. */
async function loadDataset(source) {
    if (source.format === 'generated') {
        const trees = generateTraces(source.generator);
        const { generator } = source;
        const facts = {
            source_type: 'generated',
            loader: 'infx-generator',
            num_dataset_entries: trees.length,
            generator,
        };
        return { trees, facts };
    }
    if (source.format === 'corpus') {
        throw new problem/* ProblemError */.Mm([
            (0,catalogue/* problem */.CC)('INFX216', `the built-in client cannot fetch the corpus "${source.loader}"; AIPerf can`),
        ]);
    }
    const { format, path } = source;
    const parser = new parse/* TraceParser */.r(format, path);
    const sha256 = (0,external_node_crypto_.createHash)('sha256');
    try {
        await readInto(parser, path, sha256);
    }
    catch (cause) {
        if (!(cause instanceof Error && 'code' in cause))
            throw cause;
        throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX150', `cannot read the trace ${path}: ${String(cause.code)}`)], {
            cause,
        });
    }
    const reading = parser.finish();
    if ((0,problem/* hasErrors */.Cs)(reading.problems))
        throw new problem/* ProblemError */.Mm(reading.problems);
    return {
        trees: reading.trees,
        facts: {
            source_type: 'file',
            loader: format,
            num_dataset_entries: reading.trees.length,
            path,
            sha256: sha256.digest('hex'),
            ...unknownFields(reading),
        },
    };
}
const unknownFields = ({ unknownFields: found }) => found.size === 0 ? {} : { unknown_fields: Object.fromEntries(found) };
/** A folder of `*.json` documents, one `.json` document, or JSON lines. */
async function readInto(parser, path, sha256) {
    if ((await (0,promises_.stat)(path)).isDirectory()) {
        const files = (await (0,promises_.readdir)(path)).filter((file) => file.endsWith('.json')).sort();
        for (const file of files)
            await readDocument(parser, (0,external_node_path_.join)(path, file), sha256);
    }
    else if (path.endsWith('.json'))
        await readDocument(parser, path, sha256);
    else
        await readLines(parser, path, sha256);
}
async function readDocument(parser, path, sha256) {
    if ((await (0,promises_.stat)(path)).size > maxLineBytes) {
        parser.report(tooLong(path, 1));
        return;
    }
    const bytes = await (0,promises_.readFile)(path);
    sha256.update(bytes);
    parser.document(bytes.toString('utf8'), path);
}
async function readLines(parser, path, sha256) {
    const decoder = new external_node_string_decoder_.StringDecoder('utf8');
    let rest = [];
    let restLength = 0;
    let line = 1;
    for await (const chunk of (0,external_node_fs_.createReadStream)(path, { highWaterMark: 2 ** 20 })) {
        sha256.update(chunk);
        const pieces = decoder.write(chunk).split('\n');
        for (const [index, piece] of pieces.entries()) {
            rest.push(piece);
            restLength += piece.length;
            if (index < pieces.length - 1) {
                parser.line(rest.join(''), line++);
                rest = [];
                restLength = 0;
            }
        }
        if (restLength > maxLineBytes) {
            parser.report(tooLong(path, line));
            return;
        }
    }
    parser.line(rest.join('') + decoder.end(), line);
}
const tooLong = (file, line) => (0,catalogue/* problem */.CC)('INFX156', `a line is longer than ${maxLineBytes / 2 ** 20} MiB`, { at: { file, line, col: 1 } });
//# sourceMappingURL=dataset.js.map

/***/ }),

/***/ 78531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  replayMain: () => (/* binding */ replayMain)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/parent-watch.js
var parent_watch = __webpack_require__(11642);
// EXTERNAL MODULE: ./lib/src/core/problems/clients.js
var clients = __webpack_require__(9493);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/traces/row.js
var traces_row = __webpack_require__(9571);
;// CONCATENATED MODULE: ./lib/src/clients/replay/check-spec.js
/** A load specification that came as JSON (from a file) is untrusted: every wrong field is named at once. */




/** The specification in `text`; `file` names it in Problems. Throws a ProblemError. */
function parseLoadSpec(text, file) {
    const at = { file, line: 1, col: 1 };
    const findings = new traces_row/* Findings */.Fv('INFX200');
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (cause) {
        throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX200', 'the load specification is not JSON', { at })], { cause });
    }
    if (!(0,traces_row/* isObject */.Gv)(value)) {
        throw new problem/* ProblemError */.Mm([
            (0,catalogue/* problem */.CC)('INFX200', `the load specification must be an object, got ${(0,traces_row/* shown */.SP)(value)}`, { at }),
        ]);
    }
    const row = new traces_row/* Row */.fI(value, at, '', findings);
    const load = row.child('load');
    const spec = {
        load: load?.textOf('kind', ['agentic', 'fixed']) === 'fixed' ? readFixed(load) : readAgentic(load),
        endpointUrl: row.url('endpointUrl'),
        model: row.text('model'),
        outputDir: row.text('outputDir'),
        serverMetricsUrls: row.has('serverMetricsUrls') ? row.texts('serverMetricsUrls') : [],
        seed: row.integer('seed', 0),
        traceScale: row.number('traceScale', 1),
        failedRequestThreshold: row.ratio('failedRequestThreshold'),
    };
    const { problems } = findings;
    if (problems.length > 0)
        throw new problem/* ProblemError */.Mm(problems);
    return spec;
}
const noTrace = { format: 'weka', path: '' };
function readAgentic(row) {
    const trace = row?.child('trace');
    return {
        kind: 'agentic',
        trace: trace ? readTrace(trace) : noTrace,
        lanes: row?.integer('lanes', 1) ?? 0,
        durationSeconds: row?.number('durationSeconds', 0) ?? 0,
        warmupRequestsPerLane: row?.integer('warmupRequestsPerLane', 0) ?? 0,
        warmupGraceSeconds: row?.number('warmupGraceSeconds', 0) ?? 0,
        graceSeconds: row?.number('graceSeconds', 0) ?? 0,
        trajectoryStartMinRatio: row?.ratio('trajectoryStartMinRatio') ?? 0,
        trajectoryStartMaxRatio: row?.ratio('trajectoryStartMaxRatio') ?? 0,
        traceIdleGapCapSeconds: row?.number('traceIdleGapCapSeconds', 0) ?? 0,
        systemIdleGapCapSeconds: row?.number('systemIdleGapCapSeconds', 0) ?? 0,
        ...(row?.has('extraInputs') ? { extraInputs: row.object('extraInputs') } : {}),
    };
}
function readTrace(row) {
    const format = row.textOf('format', ['weka', 'mooncake', 'multi-turn', 'generated']);
    if (format !== 'generated')
        return { format, path: row.text('path') };
    const generator = row.child('generator');
    const number = (name) => generator?.number(name, 0) ?? 0;
    return {
        format,
        generator: {
            seed: number('seed'),
            trees: number('trees'),
            meanTurns: number('meanTurns'),
            systemTokens: number('systemTokens'),
            meanNewTokensPerTurn: number('meanNewTokensPerTurn'),
            meanOutputTokens: number('meanOutputTokens'),
            subagentRatio: number('subagentRatio'),
            meanGapSeconds: number('meanGapSeconds'),
        },
    };
}
function readFixed(row) {
    const unlimited = row.raw('requestRate') === 'inf';
    return {
        kind: 'fixed',
        isl: row.integer('isl', 1),
        osl: row.integer('osl', 1),
        randomRangeRatio: row.ratio('randomRangeRatio'),
        numPrompts: row.integer('numPrompts', 1),
        numWarmupPrompts: row.integer('numWarmupPrompts', 0),
        maxConcurrency: row.integer('maxConcurrency', 1),
        requestRate: unlimited ? 'inf' : row.number('requestRate', Number.MIN_VALUE),
    };
}
//# sourceMappingURL=check-spec.js.map
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/version.js
var version = __webpack_require__(51294);
// EXTERNAL MODULE: ./lib/src/core/traces/prng.js
var prng = __webpack_require__(13102);
;// CONCATENATED MODULE: ./lib/src/clients/replay/lane-pace.js
class LanePace {
    #timeline;
    #gate;
    #random;
    /** Requests that warm-up may still send. */
    #budget;
    #running = 0;
    #open = false;
    #warmSettled;
    constructor(timeline, gate, random, budget) {
        this.#timeline = timeline;
        this.#gate = gate;
        this.#random = random;
        this.#budget = budget;
    }
    /** Resolves when the lane stands still: warm-up has sent its budget, or cannot send more. */
    warm = new Promise((resolve) => {
        this.#warmSettled = resolve;
    });
    /** A conversation runs (or runs again). */
    enter() {
        this.#running++;
    }
    /** A conversation ended, or waits for something else than a request. */
    leave() {
        this.#running--;
        if (this.#open || this.#running > 0)
            return;
        // What waited for the one that left enters in the same turn of the event loop.
        setImmediate(() => {
            if (this.#running === 0)
                this.#warmSettled?.();
        });
    }
    /** Waits until the next turn may fire; undefined = never. `lastOfRoot`: profiling must have at least this turn left. */
    async admit(gapSeconds, lastOfRoot) {
        if (!this.#open) {
            if (this.#budget > 0 && !lastOfRoot && !this.#timeline.stopped) {
                this.#budget--;
                return { phase: 'warmup', dueMs: undefined };
            }
            this.leave();
            this.#open = await this.#gate;
            this.enter();
            if (!this.#open)
                return undefined;
            // Sub-agents and joins have no pause: hundreds of them waited for the gate only.
            if (gapSeconds <= 0) {
                return (await this.#timeline.yieldTurn()) ? { phase: 'profiling', dueMs: undefined } : undefined;
            }
            // The snapshot finds the lane somewhere within its pause: all lanes firing at once would be a load of our making.
            return this.#afterPause(gapSeconds * this.#random.uniform());
        }
        if (gapSeconds > 0)
            return this.#afterPause(gapSeconds);
        return this.#timeline.stopped ? undefined : { phase: 'profiling', dueMs: undefined };
    }
    async #afterPause(seconds) {
        const dueMs = await this.#timeline.sleep(seconds);
        return dueMs === undefined ? undefined : { phase: 'profiling', dueMs };
    }
}
//# sourceMappingURL=lane-pace.js.map
// EXTERNAL MODULE: external "node:perf_hooks"
var external_node_perf_hooks_ = __webpack_require__(643);
;// CONCATENATED MODULE: ./lib/src/clients/replay/clock.js
/**
 * One clock for everything: the process's monotonic clock (milliseconds as a double with nanosecond resolution), tied
 * once to the wall clock, so that a step of the wall clock during a run cannot bend a latency.
 */

const nowMs = () => external_node_perf_hooks_.performance.now();
const anchorNs = BigInt(Date.now()) * 1000000n - BigInt(Math.round(external_node_perf_hooks_.performance.now() * 1e6));
/** Nanoseconds since the epoch, exact: beyond 2^53, so only a bigint can hold them. */
const epochNs = (atMs) => anchorNs + BigInt(Math.round(atMs * 1e6));
/** Seconds since the epoch, to the microsecond or so that a double has. */
const epochSeconds = (atMs) => Number(epochNs(atMs) / 1000n) / 1e6;
/** Local date and time without an offset (`2026-09-14T08:00:00.250000`): what AIPerf writes. */
function naiveLocal(atMs) {
    const microseconds = Number(epochNs(atMs) / 1000n);
    const date = new Date(Math.floor(microseconds / 1000));
    const two = (value) => String(value).padStart(2, '0');
    const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
    const time = `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
    return `${day}T${time}.${String(microseconds % 1_000_000).padStart(6, '0')}`;
}
//# sourceMappingURL=clock.js.map
// EXTERNAL MODULE: ./lib/src/timer.js
var src_timer = __webpack_require__(27023);
;// CONCATENATED MODULE: ./lib/src/clients/replay/phases.js
/** What both kinds of load do between their phases. */


/** True when one of `events` came within the time. */
async function within(seconds, events) {
    let timer;
    const timeout = new Promise((resolve) => {
        timer = setTimeout(() => resolve(false), (0,src_timer/* timerDelay */.n)(seconds * 1000));
    });
    const came = Promise.race(events).then(() => true);
    return await Promise.race([came, timeout]).finally(() => clearTimeout(timer));
}
async function beginProfiling(run, atStart) {
    await atStart();
    run.phase = 'profiling';
    run.profilingStartMs = nowMs();
}
/** Requests in flight may end within the grace; then they are cancelled. */
async function drain(run, graceSeconds, finished) {
    run.phase = 'draining';
    await within(graceSeconds, [finished, run.aborted]);
    run.endpoint.cancelAll();
    await finished;
    run.profilingEndMs = nowMs();
}
//# sourceMappingURL=phases.js.map
// EXTERNAL MODULE: ./lib/src/core/traces/model.js
var model = __webpack_require__(99070);
;// CONCATENATED MODULE: ./lib/src/core/traces/prefix-hits.js
/**
 * The prefix cache hit rate that an infinite cache would reach on a tree: one set of blocks per tree, filled in order of
 * recorded start; a block is a hit when any conversation of the tree sent it before.
 */

function theoreticalPrefixHits(tree) {
    const order = [...(0,model/* conversationsOf */.iD)(tree.root)]
        .flatMap((conversation) => conversation.turns.map((turn, index) => ({ conversation, turn, index })))
        .sort((a, b) => a.turn.startSeconds - b.turn.startSeconds);
    const seen = new Set();
    const lengths = new Map();
    const found = new Map();
    for (const { conversation, turn, index } of order) {
        const hit = hitOf(turn, lengths.get(conversation) ?? 0, seen);
        lengths.set(conversation, hit.total);
        const hits = found.get(conversation) ?? [];
        hits[index] = hit;
        found.set(conversation, hits);
    }
    return (conversation, turn) => found.get(conversation)?.[turn] ?? { hits: 0, total: 0 };
}
function hitOf({ content, inputTokens }, before, seen) {
    if (content.kind === 'messages') {
        return { hits: content.reset ? 0 : Math.min(before, inputTokens), total: inputTokens };
    }
    let hits = content.keep;
    for (const id of content.fresh) {
        if (seen.has(id))
            hits++;
        else
            seen.add(id);
    }
    return { hits, total: content.keep + content.fresh.length };
}
//# sourceMappingURL=prefix-hits.js.map
;// CONCATENATED MODULE: ./lib/src/core/traces/timing.js
/**
 * When turns of a tree fire. Delays are end to start: a turn fires its recorded gap after the answer before it (and
 * after the sub-agents it waits for) ended. Gaps between consecutive request starts of one tree are capped first, on the
 * tree's one shared timeline, as AIPerf does; then everything is divided by the scale.
 */

function timeTree(tree, options) {
    const warp = idleWarp(tree, options.idleGapCapSeconds);
    const gaps = new Map();
    const visit = (conversation, spawnedAtSeconds) => {
        gaps.set(conversation, conversation.turns.map((turn, index) => {
            const ready = readyAt(conversation, index, spawnedAtSeconds, warp);
            return Math.max(0, warp(turn.startSeconds) - ready) / options.scale;
        }));
        for (const child of conversation.children) {
            visit(child.conversation, endOfTurn(conversation, child.afterTurn, warp));
        }
    };
    visit(tree.root, 0);
    return { gapSeconds: (conversation, turn) => gaps.get(conversation)?.[turn] ?? 0 };
}
/** A turn's own recorded service time is kept whole: only idle time is compressed. */
const endOfTurn = (conversation, index, warp) => {
    const turn = conversation.turns[index];
    return turn ? warp(turn.startSeconds) + turn.serviceSeconds : 0;
};
function readyAt(conversation, index, spawnedAtSeconds, warp) {
    const own = index === 0 ? spawnedAtSeconds : endOfTurn(conversation, index - 1, warp);
    return conversation.children
        .filter((child) => child.joinTurn === index)
        .reduce((latest, child) => Math.max(latest, warp((0,model/* lastEndSeconds */.F7)(child.conversation))), own);
}
/** Maps recorded seconds to seconds with every gap between consecutive request starts at most `cap`. */
function idleWarp(tree, capSeconds) {
    const starts = [...(0,model/* conversationsOf */.iD)(tree.root)]
        .flatMap((conversation) => conversation.turns.map((turn) => turn.startSeconds))
        .sort((a, b) => a - b);
    const knots = [];
    let removed = 0;
    for (let index = 1; index < starts.length; index++) {
        const previous = starts[index - 1] ?? 0;
        const gap = (starts[index] ?? 0) - previous;
        if (gap <= capSeconds)
            continue;
        // Seconds between previous + cap and this start collapse onto one instant.
        knots.push({ from: previous + capSeconds, removed });
        removed += gap - capSeconds;
        knots.push({ from: starts[index] ?? 0, removed });
    }
    if (knots.length === 0)
        return (seconds) => seconds;
    return (seconds) => {
        let low = 0;
        let high = knots.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if ((knots[middle]?.from ?? 0) <= seconds)
                low = middle + 1;
            else
                high = middle;
        }
        const knot = knots[low - 1];
        if (!knot)
            return seconds;
        const inCollapsedGap = low % 2 === 1;
        return inCollapsedGap ? knot.from - knot.removed : seconds - knot.removed;
    };
}
//# sourceMappingURL=timing.js.map
;// CONCATENATED MODULE: ./lib/src/clients/replay/tree-plan.js


/** Plans are made when a tree is first played: a short run touches few trees of a large trace. */
class TreePlans {
    #options;
    #plans = new Map();
    constructor(options) {
        this.#options = options;
    }
    of(tree) {
        const known = this.#plans.get(tree);
        if (known)
            return known;
        const plan = { tree, timing: timeTree(tree, this.#options), prefixHit: theoreticalPrefixHits(tree) };
        this.#plans.set(tree, plan);
        return plan;
    }
}
//# sourceMappingURL=tree-plan.js.map
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./lib/src/core/traces/scale.js
var scale = __webpack_require__(35101);
// EXTERNAL MODULE: ./lib/src/core/traces/words.js
var words = __webpack_require__(90210);
;// CONCATENATED MODULE: ./lib/src/core/traces/prompt.js
/**
 * What a conversation sends: the growing message list of each turn, as the inside of a JSON array. The bytes are kept, so
 * that a turn costs only its new words; and they are kept outside the JavaScript heap, because contexts of thousands of
 * lanes would make every pause of the garbage collector visible in the schedule. The recorded assistant text is in the
 * context, not the answer that the measured server gave.
 */



class ConversationPrompt {
    #conversation;
    #options;
    #text;
    #blockTokens;
    #blocks = [];
    #parts = [];
    /** Serialised parts one after the other, and where each ends. */
    #bytes = external_node_buffer_.Buffer.alloc(0);
    #ends = [];
    #turns = 0;
    #tokens = 0;
    #recordedBlocks = 0;
    constructor(tree, conversation, options) {
        this.#conversation = conversation;
        this.#options = options;
        this.#blockTokens = tree.blockSize / options.scale;
        this.#text = new words/* BlockText */.j7(tree.blockSalt, this.#blockTokens);
    }
    /** Words of the current prompt without the marker: what an engine that counts words would count. */
    get tokens() {
        return this.#tokens;
    }
    /**
     * The messages of turn `index`, as UTF-8; valid until the next call. Turns must be asked for in ascending order;
     * skipped ones only leave their context.
     */
    messages(tree, index) {
        while (this.#turns <= index) {
            const turn = this.#conversation.turns[this.#turns];
            if (!turn)
                throw new RangeError(`${this.#conversation.id} has no turn ${index}`);
            this.#append(tree, turn);
            this.#turns++;
        }
        return this.#render();
    }
    #append(tree, turn) {
        const { content } = turn;
        if (content.kind === 'messages') {
            if (content.reset)
                this.#cut(0);
            this.#parts.push(...content.messages);
            this.#tokens = this.#parts.reduce((sum, part) => sum + ('to' in part ? 0 : (0,words/* countWords */.rj)(part.content)), 0);
            return;
        }
        const previous = this.#conversation.turns[this.#turns - 1];
        this.#blocks.length = Math.min(this.#blocks.length, content.keep);
        for (const id of content.fresh)
            this.#blocks.push(id);
        // The last, partly filled block of a prompt gets another id when it fills up: that is no edit of the history.
        const whole = content.keep >= this.#recordedBlocks;
        this.#recordedBlocks = Math.floor(turn.inputTokens / tree.blockSize);
        if (!whole)
            this.#cut(Math.floor(content.keep * this.#blockTokens));
        const from = this.#tokens;
        const to = Math.max(from + 1, (0,scale/* scaledTokens */.x)(turn.inputTokens, this.#options.scale));
        if (from === 0)
            this.#open(to);
        else {
            const answered = whole && previous ? (0,scale/* scaledTokens */.x)(previous.outputTokens, this.#options.scale) : 0;
            const middle = Math.min(from + answered, to - 1);
            if (middle > from)
                this.#parts.push({ role: 'assistant', from, to: middle });
            this.#parts.push({ role: 'user', from: Math.max(from, middle), to });
        }
        this.#tokens = to;
    }
    #open(to) {
        const system = Math.min((0,scale/* scaledSystemTokens */.w)(this.#conversation.systemTokens, this.#options.scale), to - 1);
        if (system > 0)
            this.#parts.push({ role: 'system', from: 0, to: system });
        this.#parts.push({ role: 'user', from: system, to });
    }
    /** Keeps the messages that end within the first `tokens` words. */
    #cut(tokens) {
        const kept = this.#parts.findIndex((part) => !('to' in part) || part.to > tokens);
        if (kept < 0)
            return;
        this.#parts = this.#parts.slice(0, kept);
        const last = this.#parts.at(-1);
        this.#tokens = last && 'to' in last ? last.to : 0;
        this.#ends.length = Math.min(this.#ends.length, kept);
    }
    #render() {
        const firstUser = this.#parts.findIndex((part) => part.role === 'user');
        for (let index = this.#ends.length; index < this.#parts.length; index++) {
            const part = this.#parts[index];
            if (!part)
                break;
            const marker = index === firstUser ? this.#options.marker : '';
            if ('to' in part)
                this.#renderSpan(part, index, marker);
            else
                this.#place(messageJson(part.role, marker + part.content, index));
        }
        return this.#bytes.subarray(0, this.#ends.at(-1) ?? 0);
    }
    #renderSpan(span, index, marker) {
        const json = messageJson(span.role, marker, index);
        // The words go between the marker and the closing quote and brace.
        const head = json.length - closing.length;
        const length = (0,words/* wordsLength */.ky)(span.to - span.from);
        const start = this.#reserve(json.length + length);
        this.#bytes.write(json, start, head, 'latin1');
        this.#text.write(this.#bytes, start + head, this.#blocks, span.from, span.to);
        this.#bytes.write(closing, start + head + length, 'latin1');
    }
    #place(json) {
        const bytes = external_node_buffer_.Buffer.from(json);
        // Reserving may move the bytes, so it comes first.
        const start = this.#reserve(bytes.length);
        bytes.copy(this.#bytes, start);
    }
    /** Makes room for one more part and notes its end; returns its start. */
    #reserve(length) {
        const start = this.#ends.at(-1) ?? 0;
        const end = start + length;
        if (end > this.#bytes.length) {
            const grown = external_node_buffer_.Buffer.allocUnsafeSlow(Math.max(1024, Math.ceil(end * growth)));
            this.#bytes.copy(grown, 0, 0, start);
            this.#bytes = grown;
        }
        this.#ends.push(end);
        return start;
    }
}
/** Spare room for coming turns, against a copy each time. */
const growth = 1.25;
const closing = '"}';
const messageJson = (role, content, index) => `${index === 0 ? '' : ','}{"role":${JSON.stringify(role)},"content":${JSON.stringify(content)}}`;
/** AIPerf's cache-bust marker, as the agentic scenario writes it. */
const cacheBustMarker = (twelveHex) => `[rid:${twelveHex}]\n\n`;
//# sourceMappingURL=prompt.js.map
;// CONCATENATED MODULE: ./lib/src/clients/replay/exchange-error.js
/** The ways in which a request fails, as AIPerf's error object: the type is what results are grouped by. */
const cancelledError = {
    code: 499,
    type: 'RequestCancellationError',
    message: 'cancelled at the end of the run',
};
const emptyAnswer = {
    code: 200,
    type: 'NoTokens',
    message: 'the server answered 200 and sent no token',
};
const truncatedStream = (chunks) => ({
    code: 200,
    type: 'TruncatedStream',
    message: `the stream ended after ${chunks} chunks without [DONE]`,
});
const streamedError = (message) => ({ code: 200, type: 'StreamError', message });
/** What servers say when prompt and answer do not fit the model's context. */
const contextOverflow = /context.{0,30}(length|window|limit|overflow)|maximum.{0,20}(context|length)|too (long|many tokens)/is;
function errorOfStatus(status, body) {
    const message = body.trim().slice(0, 500) || `HTTP ${status} without a body`;
    const overflow = (status === 400 || status === 413 || status === 422) && contextOverflow.test(body);
    return { code: status, type: overflow ? 'ContextOverflow' : `HTTP ${status}`, message };
}
const isContextOverflow = (error) => error?.type === 'ContextOverflow';
const typeOfCode = {
    ECONNREFUSED: 'ConnectionRefused',
    ECONNRESET: 'ConnectionReset',
    EPIPE: 'ConnectionReset',
    UND_ERR_SOCKET: 'ConnectionReset',
    ETIMEDOUT: 'Timeout',
    UND_ERR_CONNECT_TIMEOUT: 'Timeout',
    UND_ERR_HEADERS_TIMEOUT: 'Timeout',
    UND_ERR_BODY_TIMEOUT: 'Timeout',
    ENOTFOUND: 'NameNotFound',
    EAI_AGAIN: 'NameNotFound',
};
/** A failure below HTTP; a connection lost inside a stream is a truncated stream. */
function transportError(error, chunks) {
    // Several addresses of one name fail together: the first cause speaks for all.
    const cause = error instanceof AggregateError ? error.errors[0] : error;
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    const type = typeOfCode[code] ?? 'ConnectionError';
    if (chunks > 0 && type === 'ConnectionReset')
        return truncatedStream(chunks);
    const text = cause instanceof Error ? cause.message : String(cause);
    return { code: 0, type, message: `${code} ${text}`.trim().slice(0, 500) };
}
//# sourceMappingURL=exchange-error.js.map
;// CONCATENATED MODULE: ./lib/src/clients/replay/tree-play.js
/**
 * One play of a conversation tree: the root and its sub-agents as they start, wait for each other and end. A lane plays
 * trees one after the other; a tree has ended only when everything below its root has.
 */




/** Pause after a failed request: a server that refuses at once must not make the client spin. */
const afterFailureSeconds = 0.1;
class TreePlay {
    #run;
    #plan;
    #tree;
    #options;
    #pace;
    #marker;
    #root;
    #resumed;
    #ended = new Map();
    constructor(run, plan, pace, options) {
        this.#run = run;
        this.#plan = plan;
        this.#tree = plan.tree;
        this.#options = options;
        this.#pace = pace;
        const identity = [run.benchmarkId, run.spec.seed, options.lane, options.number, plan.tree.id].join('/');
        this.#marker = cacheBustMarker((0,external_node_crypto_.createHash)('sha256').update(identity).digest('hex').slice(0, 12));
        this.#root = this.#speaker(plan.tree.root, null);
        this.#resumed = this.#openChildren(plan.tree.root, options.startTurn).map(({ child, from }) => ({
            child,
            from,
            speaker: this.#speaker(child.conversation, this.#root.correlationId),
        }));
    }
    /**
     * The snapshot primers: for the root and every sub-agent in the middle of its work, the turn before the one that comes
     * next, with its recorded answer length.
     */
    async prime() {
        const primers = this.#resumed.map(({ speaker, from }) => this.#primer(speaker, from));
        await Promise.all([this.#primer(this.#root, this.#options.startTurn), ...primers]);
    }
    /** Plays to the end of the tree, or until the pace says stop. */
    async play() {
        this.#pace.enter();
        for (const { speaker, child, from } of this.#resumed)
            this.#spawn(speaker, child, from);
        await this.#speak(this.#root, this.#options.startTurn);
        await this.#drained();
    }
    async #drained() {
        // Sub-agents may start others while they are waited for.
        for (let known = -1; known !== this.#ended.size;) {
            known = this.#ended.size;
            await Promise.all(this.#ended.values());
        }
    }
    async #primer(speaker, from) {
        const turn = speaker.conversation.turns[from - 1];
        if (!turn)
            return;
        const maxTokens = (0,scale/* scaledTokens */.x)(turn.outputTokens, this.#run.spec.traceScale);
        const messages = speaker.prompt.messages(this.#tree, from - 1);
        await this.#send(speaker, messages, { turnIndex: from - 1, phase: 'warmup', maxTokens, dueMs: undefined });
    }
    async #speak(speaker, from) {
        const { conversation } = speaker;
        for (let index = from; index < conversation.turns.length; index++) {
            await this.#join(conversation, index);
            const lastOfRoot = speaker === this.#root && index === conversation.turns.length - 1;
            // Written before its time comes: writing must not make it late.
            const messages = speaker.prompt.messages(this.#tree, index);
            const admission = await this.#pace.admit(this.#plan.timing.gapSeconds(conversation, index), lastOfRoot);
            if (!admission)
                break;
            const recorded = (0,scale/* scaledTokens */.x)(conversation.turns[index]?.outputTokens ?? 1, this.#run.spec.traceScale);
            const maxTokens = admission.phase === 'warmup' ? 1 : recorded;
            const error = await this.#send(speaker, messages, { ...admission, turnIndex: index, maxTokens });
            if (error)
                await this.#run.timeline.sleep(afterFailureSeconds);
            // A prompt that does not fit now will not fit with more behind it: the conversation ends here.
            if (isContextOverflow(error))
                break;
            this.#spawnAfter(speaker, index);
        }
        this.#pace.leave();
    }
    /** Waits for the sub-agents that turn `index` needs. */
    async #join(conversation, index) {
        const awaited = conversation.children
            .filter((child) => child.joinTurn === index)
            .flatMap((child) => this.#ended.get(child.conversation) ?? []);
        if (awaited.length === 0)
            return;
        this.#pace.leave();
        await Promise.all(awaited);
        this.#pace.enter();
    }
    #spawnAfter(parent, index) {
        for (const child of parent.conversation.children) {
            // Sub-agents recorded from the very beginning start with the first turn that is played.
            if (child.afterTurn !== index && !(child.afterTurn < 0 && index === 0))
                continue;
            this.#spawn(this.#speaker(child.conversation, parent.correlationId), child, 0);
        }
    }
    #spawn(speaker, child, from) {
        this.#pace.enter();
        this.#ended.set(child.conversation, this.#speak(speaker, from));
    }
    async #send(speaker, messages, { turnIndex, phase, maxTokens, dueMs }) {
        const result = await this.#run.exchange({
            phase,
            requestId: (0,external_node_crypto_.randomUUID)(),
            correlationId: speaker.correlationId,
            rootCorrelationId: this.#root.correlationId,
            parentCorrelationId: speaker.parentCorrelationId,
            conversationId: speaker.conversation.id,
            sessionNumber: speaker.sessionNumber,
            turnIndex,
            lane: this.#options.lane,
            promptWords: speaker.prompt.tokens,
        }, { messages, maxTokens, dueMs });
        const { error } = result;
        if (!error && phase === 'profiling') {
            const { hits, total } = this.#plan.prefixHit(speaker.conversation, turnIndex);
            this.#run.recorder.profiling.addPrefix(hits, total);
        }
        if (error && phase === 'warmup' && speaker === this.#root) {
            const where = `lane ${this.#options.lane}, ${speaker.conversation.id}, turn ${turnIndex}`;
            this.#run.abort('warmup_failure', `${where}: ${error.type}: ${error.message}`);
        }
        return error;
    }
    #speaker(conversation, parentCorrelationId) {
        return {
            conversation,
            correlationId: (0,external_node_crypto_.randomUUID)(),
            parentCorrelationId,
            sessionNumber: this.#run.nextSession(),
            prompt: new ConversationPrompt(this.#tree, conversation, {
                scale: this.#run.spec.traceScale,
                marker: this.#marker,
            }),
        };
    }
    /** Children of `conversation` that, at the recorded start of its turn `at`, had begun and not ended. */
    #openChildren(conversation, at) {
        const moment = conversation.turns[at]?.startSeconds;
        if (moment === undefined || at === 0)
            return [];
        return conversation.children.flatMap((child) => {
            if (child.afterTurn >= at)
                return [];
            const from = child.conversation.turns.findIndex((turn) => turn.startSeconds >= moment);
            return from < 0 ? [] : [{ child, from }];
        });
    }
}
//# sourceMappingURL=tree-play.js.map
;// CONCATENATED MODULE: ./lib/src/clients/replay/agentic.js





async function runAgentic(run, load, trees, atProfilingStart) {
    const scale = run.spec.traceScale;
    const lanes = new Lanes(run, load, trees, new TreePlans({ scale, idleGapCapSeconds: load.traceIdleGapCapSeconds }));
    run.phase = 'warm-up';
    await warmUp(run, load, lanes);
    if (run.abortReason) {
        lanes.openGate(false);
        await lanes.finished();
        return;
    }
    await beginProfiling(run, atProfilingStart);
    lanes.openGate(true);
    await within(load.durationSeconds, [run.aborted]);
    // Sleeping turns wake with "never"; requests in flight get their grace.
    run.timeline.stop();
    await drain(run, load.graceSeconds, lanes.finished());
}
async function warmUp(run, load, lanes) {
    const inTime = await within(load.warmupGraceSeconds, [lanes.warmUp(), run.aborted]);
    if (!inTime)
        run.abort('warmup_failure', `not all lanes were warm after ${load.warmupGraceSeconds} s`);
}
/** All lanes of a run; lane n starts in the n-th tree of a seeded order, and takes the next unplayed one after it. */
class Lanes {
    #run;
    #load;
    #order;
    #plans;
    #running = [];
    #nextTree = 0;
    #open = () => { };
    #gate = new Promise((resolve) => {
        this.#open = resolve;
    });
    constructor(run, load, trees, plans) {
        this.#run = run;
        this.#load = load;
        this.#plans = plans;
        this.#order = new prng/* Prng */.qs(run.spec.seed, 'order of trees').shuffle(trees);
    }
    openGate(profiling) {
        this.#open(profiling);
    }
    /** Starts all lanes; resolves when all stand still. A root's failure aborts the run. */
    async warmUp() {
        await Promise.all(Array.from({ length: this.#load.lanes }, (_, lane) => this.#start(lane)));
    }
    async finished() {
        await Promise.all(this.#running);
    }
    async #start(lane) {
        const random = new prng/* Prng */.qs(this.#run.spec.seed, `lane ${lane}`);
        const tree = this.#takeTree();
        const pace = new LanePace(this.#run.timeline, this.#gate, random, this.#load.warmupRequestsPerLane);
        const { trajectoryStartMinRatio: low, trajectoryStartMaxRatio: high } = this.#load;
        const turns = tree.root.turns.length;
        const startTurn = Math.min(turns - 1, Math.floor((low + random.uniform() * (high - low)) * turns));
        const play = new TreePlay(this.#run, this.#plans.of(tree), pace, { lane, number: 0, startTurn });
        await play.prime();
        this.#running.push(this.#playOn(lane, play, pace));
        await pace.warm;
    }
    /** A lane takes its next tree when the whole tree before it has drained; later trees start at their first turn. */
    async #playOn(lane, first, pace) {
        await first.play();
        for (let number = 1; !this.#run.timeline.stopped; number++) {
            const plan = this.#plans.of(this.#takeTree());
            await new TreePlay(this.#run, plan, pace, { lane, number, startTurn: 0 }).play();
        }
    }
    #takeTree() {
        const tree = this.#order[this.#nextTree++ % this.#order.length];
        if (!tree)
            throw new Error('a trace without trees reached the lanes');
        return tree;
    }
}
//# sourceMappingURL=agentic.js.map
;// CONCATENATED MODULE: ./lib/src/clients/replay/bench-json.js

const ranks = [75, 90, 95, 99, 99.9];
/** Tokens per second, latencies in milliseconds; tpot is one mean gap per request, itl every gap. */
function benchJson(run, load, spec) {
    const { profiling } = run.recorder;
    const startMs = run.profilingStartMs ?? 0;
    const endMs = run.profilingEndMs ?? startMs;
    const seconds = (endMs - startMs) / 1000;
    const input = profiling.inputTokens.distribution()?.sum ?? 0;
    const output = profiling.outputTokens.distribution()?.sum ?? 0;
    const perSecond = (amount) => (seconds > 0 ? amount / seconds : 0);
    const fields = {
        date: new Date(epochSeconds(startMs) * 1000)
            .toISOString()
            .replace(/[-:]/g, '')
            .replace('T', '-')
            .slice(0, 15),
        backend: 'openai-chat',
        model_id: spec.model,
        tokenizer_id: spec.model,
        best_of: 1,
        num_prompts: load.numPrompts,
        request_rate: load.requestRate,
        burstiness: 1,
        max_concurrency: load.maxConcurrency,
        duration: seconds,
        benchmark_start_time_unix: epochSeconds(startMs),
        benchmark_end_time_unix: epochSeconds(endMs),
        completed: profiling.succeeded,
        failed: profiling.failed,
        total_input_tokens: input,
        total_output_tokens: output,
        request_throughput: perSecond(profiling.succeeded),
        output_throughput: perSecond(output),
        total_token_throughput: perSecond(input + output),
        ...latency('ttft', profiling.ttftMs),
        ...latency('tpot', profiling.itlMs),
        ...latency('itl', profiling.gapsMs),
        ...latency('e2el', profiling.latencyMs),
    };
    return `${JSON.stringify(fields, null, 1)}\n`;
}
function latency(name, samples) {
    const distribution = samples.distribution();
    // No field rather than a zero: a latency that was never observed is not 0 ms.
    if (!distribution)
        return {};
    return {
        [`mean_${name}_ms`]: distribution.avg,
        [`median_${name}_ms`]: distribution.percentile(50),
        [`std_${name}_ms`]: distribution.std,
        ...Object.fromEntries(ranks.map((rank) => [`p${rank}_${name}_ms`, distribution.percentile(rank)])),
    };
}
//# sourceMappingURL=bench-json.js.map
// EXTERNAL MODULE: ./lib/src/clients/replay/dataset.js + 1 modules
var dataset = __webpack_require__(34298);
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(46752);
// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(46193);
;// CONCATENATED MODULE: ./node_modules/eventsource-parser/dist/index.js
class ParseError extends Error {
  constructor(message, options) {
    super(message), this.name = "ParseError", this.type = options.type, this.field = options.field, this.value = options.value, this.line = options.line;
  }
}
const LF = 10, CR = 13, SPACE = 32;
function noop(_arg) {
}
function createParser(config) {
  if (typeof config == "function")
    throw new TypeError(
      "`config` must be an object, got a function instead. Did you mean `createParser({onEvent: fn})`?"
    );
  const { onEvent = noop, onError = noop, onRetry = noop, onComment, maxBufferSize } = config, pendingFragments = [];
  let pendingFragmentsLength = 0, isFirstChunk = !0, id, data = "", dataLines = 0, eventType, terminated = !1;
  function feed(chunk) {
    if (terminated)
      throw new Error(
        "Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing."
      );
    if (isFirstChunk && (isFirstChunk = !1, chunk.charCodeAt(0) === 239 && chunk.charCodeAt(1) === 187 && chunk.charCodeAt(2) === 191 && (chunk = chunk.slice(3))), pendingFragments.length === 0) {
      const trailing2 = processLines(chunk);
      trailing2 !== "" && (pendingFragments.push(trailing2), pendingFragmentsLength = trailing2.length), checkBufferSize();
      return;
    }
    if (chunk.indexOf(`
`) === -1 && chunk.indexOf("\r") === -1) {
      pendingFragments.push(chunk), pendingFragmentsLength += chunk.length, checkBufferSize();
      return;
    }
    pendingFragments.push(chunk);
    const input = pendingFragments.join("");
    pendingFragments.length = 0, pendingFragmentsLength = 0;
    const trailing = processLines(input);
    trailing !== "" && (pendingFragments.push(trailing), pendingFragmentsLength = trailing.length), checkBufferSize();
  }
  function checkBufferSize() {
    maxBufferSize !== void 0 && (pendingFragmentsLength + data.length <= maxBufferSize || (terminated = !0, pendingFragments.length = 0, pendingFragmentsLength = 0, id = void 0, data = "", dataLines = 0, eventType = void 0, onError(
      new ParseError(`Buffered data exceeded max buffer size of ${maxBufferSize} characters`, {
        type: "max-buffer-size-exceeded"
      })
    )));
  }
  function processLines(chunk) {
    let searchIndex = 0;
    if (chunk.indexOf("\r") === -1) {
      let lfIndex = chunk.indexOf(`
`, searchIndex);
      for (; lfIndex !== -1; ) {
        if (searchIndex === lfIndex) {
          dataLines > 0 && onEvent({ id, event: eventType, data }), id = void 0, data = "", dataLines = 0, eventType = void 0, searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
          continue;
        }
        const firstCharCode = chunk.charCodeAt(searchIndex);
        if (isDataPrefix(chunk, searchIndex, firstCharCode)) {
          const valueStart = chunk.charCodeAt(searchIndex + 5) === SPACE ? searchIndex + 6 : searchIndex + 5, value = chunk.slice(valueStart, lfIndex);
          if (dataLines === 0 && chunk.charCodeAt(lfIndex + 1) === LF) {
            onEvent({ id, event: eventType, data: value }), id = void 0, data = "", eventType = void 0, searchIndex = lfIndex + 2, lfIndex = chunk.indexOf(`
`, searchIndex);
            continue;
          }
          data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
        } else isEventPrefix(chunk, searchIndex, firstCharCode) ? eventType = chunk.slice(
          chunk.charCodeAt(searchIndex + 6) === SPACE ? searchIndex + 7 : searchIndex + 6,
          lfIndex
        ) || void 0 : parseLine(chunk, searchIndex, lfIndex);
        searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
      }
      return chunk.slice(searchIndex);
    }
    for (; searchIndex < chunk.length; ) {
      const crIndex = chunk.indexOf("\r", searchIndex), lfIndex = chunk.indexOf(`
`, searchIndex);
      let lineEnd = -1;
      if (crIndex !== -1 && lfIndex !== -1 ? lineEnd = crIndex < lfIndex ? crIndex : lfIndex : crIndex !== -1 ? crIndex === chunk.length - 1 ? lineEnd = -1 : lineEnd = crIndex : lfIndex !== -1 && (lineEnd = lfIndex), lineEnd === -1)
        break;
      parseLine(chunk, searchIndex, lineEnd), searchIndex = lineEnd + 1, chunk.charCodeAt(searchIndex - 1) === CR && chunk.charCodeAt(searchIndex) === LF && searchIndex++;
    }
    return chunk.slice(searchIndex);
  }
  function parseLine(chunk, start, end) {
    if (start === end) {
      dispatchEvent();
      return;
    }
    const firstCharCode = chunk.charCodeAt(start);
    if (isDataPrefix(chunk, start, firstCharCode)) {
      const valueStart = chunk.charCodeAt(start + 5) === SPACE ? start + 6 : start + 5, value2 = chunk.slice(valueStart, end);
      data = dataLines === 0 ? value2 : `${data}
${value2}`, dataLines++;
      return;
    }
    if (isEventPrefix(chunk, start, firstCharCode)) {
      eventType = chunk.slice(chunk.charCodeAt(start + 6) === SPACE ? start + 7 : start + 6, end) || void 0;
      return;
    }
    if (firstCharCode === 105 && chunk.charCodeAt(start + 1) === 100 && chunk.charCodeAt(start + 2) === 58) {
      const value2 = chunk.slice(chunk.charCodeAt(start + 3) === SPACE ? start + 4 : start + 3, end);
      value2.includes("\0") || (id = value2);
      return;
    }
    if (firstCharCode === 58) {
      if (onComment) {
        const line2 = chunk.slice(start, end);
        onComment(line2.slice(chunk.charCodeAt(start + 1) === SPACE ? 2 : 1));
      }
      return;
    }
    const line = chunk.slice(start, end), fieldSeparatorIndex = line.indexOf(":");
    if (fieldSeparatorIndex === -1) {
      processField(line, "", line);
      return;
    }
    const field = line.slice(0, fieldSeparatorIndex), offset = line.charCodeAt(fieldSeparatorIndex + 1) === SPACE ? 2 : 1, value = line.slice(fieldSeparatorIndex + offset);
    processField(field, value, line);
  }
  function processField(field, value, line) {
    switch (field) {
      case "event":
        eventType = value || void 0;
        break;
      case "data":
        data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
        break;
      case "id":
        value.includes("\0") || (id = value);
        break;
      case "retry":
        /^\d+$/.test(value) ? onRetry(parseInt(value, 10)) : onError(
          new ParseError(`Invalid \`retry\` value: "${value}"`, {
            type: "invalid-retry",
            value,
            line
          })
        );
        break;
      default:
        onError(
          new ParseError(
            `Unknown field "${field.length > 20 ? `${field.slice(0, 20)}\u2026` : field}"`,
            { type: "unknown-field", field, value, line }
          )
        );
        break;
    }
  }
  function dispatchEvent() {
    dataLines > 0 && onEvent({
      id,
      event: eventType,
      data
    }), id = void 0, data = "", dataLines = 0, eventType = void 0;
  }
  function reset(options = {}) {
    if (options.consume && pendingFragments.length > 0) {
      const incompleteLine = pendingFragments.join("");
      parseLine(incompleteLine, 0, incompleteLine.length);
    }
    isFirstChunk = !0, id = void 0, data = "", dataLines = 0, eventType = void 0, pendingFragments.length = 0, pendingFragmentsLength = 0, terminated = !1;
  }
  return { feed, reset };
}
function isDataPrefix(chunk, i, firstCharCode) {
  return firstCharCode === 100 && chunk.charCodeAt(i + 1) === 97 && chunk.charCodeAt(i + 2) === 116 && chunk.charCodeAt(i + 3) === 97 && chunk.charCodeAt(i + 4) === 58;
}
function isEventPrefix(chunk, i, firstCharCode) {
  return firstCharCode === 101 && chunk.charCodeAt(i + 1) === 118 && chunk.charCodeAt(i + 2) === 101 && chunk.charCodeAt(i + 3) === 110 && chunk.charCodeAt(i + 4) === 116 && chunk.charCodeAt(i + 5) === 58;
}

//# sourceMappingURL=index.js.map

;// CONCATENATED MODULE: ./lib/src/clients/replay/exchange.js
/** One request and its streamed answer: every time that matters, and what went wrong. */




/** An error body is kept only as far as someone would read it. */
const maxErrorBodyBytes = 2048;
/** No event of a model server is longer; a stream without line ends must not fill the memory. */
const maxEventCharacters = 4 * 2 ** 20;
/** Handler of one undici dispatch. */
class Exchange {
    #startMs = nowMs();
    #decoder = new external_node_string_decoder_.StringDecoder('utf8');
    #chunkMs = [];
    #listener;
    #parser = createParser({
        onEvent: (event) => this.#onEvent(event.data),
        onError: (error) => {
            if (error.type === 'max-buffer-size-exceeded')
                this.#error ??= streamedError(error.message);
        },
        maxBufferSize: maxEventCharacters,
    });
    #controller;
    #ackMs = null;
    #lastMs = 0;
    #status = 0;
    #errorBody = '';
    #usage = null;
    #error = null;
    #finished = false;
    #cancelled = false;
    #isSettled = false;
    constructor(listener) {
        this.#listener = listener;
    }
    /** Ends the request now; it is recorded as cancelled. */
    cancel() {
        if (this.#isSettled)
            return;
        this.#cancelled = true;
        // First: abort reports its own error at once.
        this.#settle(cancelledError);
        // Without a controller the request still waits for a connection; onRequestStart ends it.
        this.#controller?.abort(new Error('cancelled'));
    }
    onRequestStart(controller) {
        this.#controller = controller;
        if (this.#cancelled)
            controller.abort(new Error('cancelled'));
    }
    onResponseStart(_controller, status) {
        this.#ackMs = nowMs();
        this.#status = status;
    }
    onResponseData(_controller, bytes) {
        this.#lastMs = nowMs();
        if (this.#status === 200) {
            this.#parser.feed(this.#decoder.write(bytes));
        }
        else if (this.#errorBody.length < maxErrorBodyBytes) {
            this.#errorBody += this.#decoder.write(bytes.subarray(0, maxErrorBodyBytes - this.#errorBody.length));
        }
        this.#listener.received(this.#lastMs);
    }
    onResponseEnd() {
        if (this.#status !== 200)
            this.#settle(errorOfStatus(this.#status, this.#errorBody));
        else if (this.#error)
            this.#settle(this.#error);
        else if (!this.#finished)
            this.#settle(truncatedStream(this.#chunkMs.length));
        else
            this.#settle(this.#chunkMs.length === 0 ? emptyAnswer : null);
    }
    onResponseError(_controller, error) {
        this.#settle(this.#error ?? transportError(error, this.#chunkMs.length));
    }
    #onEvent(data) {
        if (data === '[DONE]') {
            this.#finished = true;
            return;
        }
        let chunk;
        try {
            // A model server is untrusted: it may send any JSON value.
            chunk = (JSON.parse(data) ?? {});
        }
        catch (cause) {
            this.#error ??= streamedError(`not JSON: ${cause instanceof Error ? cause.message : String(cause)}`);
            return;
        }
        if (chunk.error)
            this.#error ??= streamedError(JSON.stringify(chunk.error).slice(0, 300));
        if (hasContent(chunk))
            this.#chunkMs.push(this.#lastMs);
        const usage = chunk.usage;
        if (usage && isCount(usage.prompt_tokens) && isCount(usage.completion_tokens)) {
            this.#usage = { promptTokens: usage.prompt_tokens, completionTokens: usage.completion_tokens };
        }
    }
    #settle(error) {
        if (this.#isSettled)
            return;
        this.#isSettled = true;
        this.#listener.settled({
            startMs: this.#startMs,
            ackMs: this.#ackMs,
            endMs: nowMs(),
            chunkMs: this.#chunkMs,
            usage: this.#usage,
            error,
            cancelled: this.#cancelled,
        });
    }
}
const isCount = (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isText = (value) => typeof value === 'string' && value !== '';
/** A token is text, reasoning text or a piece of a tool call. */
function hasContent(chunk) {
    const choice = Array.isArray(chunk.choices) ? chunk.choices[0] : null;
    const delta = choice?.delta;
    if (!delta)
        return isText(choice?.text);
    return (isText(delta.content) ||
        isText(delta.reasoning_content) ||
        isText(delta.reasoning) ||
        (Array.isArray(delta.tool_calls) && delta.tool_calls.length > 0));
}
//# sourceMappingURL=exchange.js.map
;// CONCATENATED MODULE: ./lib/src/clients/replay/endpoint.js
/** The chat endpoint under load: connections, headers and the requests in flight. */


/**
 * uvicorn, in front of most engines, closes idle connections after 5 s. A pool that keeps them longer writes into
 * closing sockets now and then, and each such reset would count as a failure of the engine.
 */
const keepAliveMs = 4000;
/** A prompt may wait long for its first token under load; a server silent for this long is dead. */
const silenceMs = 900_000;
const connectMs = 60_000;
class ChatEndpoint {
    #origin;
    #path;
    /**
     * One connection each, the last used on top. undici's own pool looks through all connections for a free one, which at
     * a thousand streams costs more than the request.
     */
    #idle = [];
    #clients = [];
    #exchanges = new Set();
    #bodyHead;
    #bodyTail;
    #received;
    /** `received` is called after every piece of every answer with the time of its arrival (`clock.ts`). */
    constructor(spec, extraInputs, received) {
        this.#received = received;
        const url = chatUrl(spec.endpointUrl);
        this.#origin = url.origin;
        this.#path = url.pathname + url.search;
        // ignore_eos: answers must be as long as recorded, else runs of different models carry different loads.
        const fields = { stream: true, stream_options: { include_usage: true }, ignore_eos: true, ...extraInputs };
        this.#bodyHead = Buffer.from(`{"model":${JSON.stringify(spec.model)},"messages":[`);
        this.#bodyTail = `],${JSON.stringify(fields).slice(1, -1)}`;
    }
    get inFlight() {
        return this.#exchanges.size;
    }
    /** Never rejects and never retries: what happened is in the result. */
    send(request) {
        const tail = Buffer.from(`${this.#bodyTail},"max_tokens":${request.maxTokens}}`);
        // A copy: the messages belong to a conversation that goes on.
        const body = Buffer.concat([this.#bodyHead, request.messages, tail]);
        return new Promise((resolve) => {
            const client = this.#idle.pop() ?? this.#connect();
            const exchange = new Exchange({
                settled: (result) => {
                    this.#exchanges.delete(exchange);
                    this.#idle.push(client);
                    resolve(result);
                },
                received: this.#received,
            });
            this.#exchanges.add(exchange);
            const headers = {
                'content-type': 'application/json',
                accept: 'text/event-stream',
                'X-Correlation-ID': request.correlationId,
                'X-Request-ID': request.requestId,
            };
            client.dispatch({ path: this.#path, method: 'POST', headers, body }, exchange);
        });
    }
    /** Ends every request in flight; each resolves as cancelled. */
    cancelAll() {
        for (const exchange of [...this.#exchanges])
            exchange.cancel();
    }
    async close() {
        this.cancelAll();
        await Promise.all(this.#clients.map((client) => client.destroy()));
    }
    /** As many connections as requests: a queue in the client would be measured as time to first token. */
    #connect() {
        const client = new undici/* Client */.Kj(this.#origin, {
            pipelining: 1,
            keepAliveTimeout: keepAliveMs,
            keepAliveMaxTimeout: keepAliveMs,
            headersTimeout: silenceMs,
            bodyTimeout: silenceMs,
            connect: { timeout: connectMs, noDelay: true },
        });
        this.#clients.push(client);
        return client;
    }
}
/** `http://host:port`, `…/v1` and the whole path are all accepted. */
function chatUrl(endpointUrl) {
    const url = new URL(endpointUrl);
    const path = url.pathname.replace(/\/+$/, '');
    if (path.endsWith('/chat/completions'))
        url.pathname = path;
    else
        url.pathname = path.endsWith('/v1') ? `${path}/chat/completions` : `${path}/v1/chat/completions`;
    return url;
}
//# sourceMappingURL=endpoint.js.map
;// CONCATENATED MODULE: ./lib/src/clients/replay/fixed.js
/** The fixed-sequence load: N prompts of random lengths, closed loop or Poisson arrivals. */






/** Blocks of one prompt are numbered from here times the prompt's number: no two prompts share text. */
const blocksPerPrompt = 2 ** 24;
const blockTokens = 64;
const immediately = { dueMs: undefined };
async function runFixed(run, load, atProfilingStart) {
    const prompts = drawPrompts(load, run.spec);
    const warmup = prompts.slice(0, load.numWarmupPrompts);
    run.phase = 'warm-up';
    const errors = await new PromptSender(run, load, 'warmup').sendAll(warmup, 'inf');
    if (run.abortReason)
        return;
    if (errors.length > 0) {
        run.abort('warmup_failure', `${errors.length} of ${warmup.length} warm-up prompts failed: ${errorsByType(errors)}`);
        return;
    }
    await beginProfiling(run, atProfilingStart);
    await new PromptSender(run, load, 'profiling').sendAll(prompts.slice(warmup.length), load.requestRate);
    run.profilingEndMs = nowMs();
}
/** Each way of failing with the words of its first request, and how often it came when there are several ways. */
function errorsByType(errors) {
    const types = [...new Set(errors.map(({ type }) => type))];
    return types
        .map((type) => {
        const alike = errors.filter((error) => error.type === type);
        const times = types.length === 1 ? '' : ` (${alike.length})`;
        return `${type}${times}: ${alike[0]?.message ?? ''}`;
    })
        .join('; ');
}
/** Lengths uniform in [ratio·n, n], whole tokens, then scaled. */
function drawPrompts(load, spec) {
    const random = new prng/* Prng */.qs(spec.seed, 'prompt lengths');
    const draw = (tokens) => (0,scale/* scaledTokens */.x)(random.integer(Math.ceil(tokens * load.randomRangeRatio), tokens), spec.traceScale);
    return Array.from({ length: load.numWarmupPrompts + load.numPrompts }, (_, number) => ({
        number,
        inputTokens: draw(load.isl),
        outputTokens: draw(load.osl),
    }));
}
class PromptSender {
    #run;
    #load;
    #phase;
    #text;
    #errors = [];
    constructor(run, load, phase) {
        this.#run = run;
        this.#load = load;
        this.#phase = phase;
        // Salted by the run: a server that outlives it must not have the prompts of the next one in its cache.
        this.#text = new words/* BlockText */.j7(run.benchmarkId, blockTokens);
    }
    /** Sends all and resolves to how requests failed. */
    async sendAll(prompts, requestRate) {
        const queue = [...prompts].reverse();
        const arrivals = requestRate === 'inf' ? undefined : this.#arrivals(requestRate);
        const worker = async () => {
            for (let prompt = queue.pop(); prompt && !this.#run.abortReason; prompt = queue.pop()) {
                // Written before its time comes: writing must not make it late.
                const messages = this.#messages(prompt);
                const arrival = arrivals ? await arrivals() : immediately;
                if (!arrival)
                    return;
                await this.#send(prompt, messages, arrival);
            }
        };
        await Promise.all(Array.from({ length: Math.min(this.#load.maxConcurrency, prompts.length) }, worker));
        return this.#errors;
    }
    /**
     * The next moment of a Poisson process. Arrivals keep their times however long answers take; when all slots are taken
     * an arrival waits, as in a closed loop.
     */
    #arrivals(perSecond) {
        const random = new prng/* Prng */.qs(this.#run.spec.seed, 'arrivals');
        let nextMs = nowMs();
        return async () => {
            const atMs = nextMs;
            nextMs += random.exponential(1 / perSecond) * 1000;
            const waitSeconds = (atMs - nowMs()) / 1000;
            if (waitSeconds <= 0)
                return this.#run.timeline.stopped ? undefined : immediately;
            const dueMs = await this.#run.timeline.sleep(waitSeconds);
            return dueMs === undefined ? undefined : { dueMs };
        };
    }
    #messages(prompt) {
        const first = prompt.number * blocksPerPrompt;
        const blocks = Array.from({ length: Math.ceil(prompt.inputTokens / blockTokens) }, (_, block) => first + block);
        return Buffer.from(`{"role":"user","content":"${this.#text.words(blocks, 0, prompt.inputTokens)}"}`, 'latin1');
    }
    async #send(prompt, messages, { dueMs }) {
        const correlationId = (0,external_node_crypto_.randomUUID)();
        const result = await this.#run.exchange({
            phase: this.#phase,
            requestId: (0,external_node_crypto_.randomUUID)(),
            correlationId,
            rootCorrelationId: correlationId,
            parentCorrelationId: null,
            conversationId: `prompt-${prompt.number}`,
            sessionNumber: this.#run.nextSession(),
            turnIndex: 0,
            lane: 0,
            promptWords: prompt.inputTokens,
        }, { messages, maxTokens: prompt.outputTokens, dueMs });
        if (result.error && this.#phase === 'warmup')
            this.#errors.push(result.error);
    }
}
//# sourceMappingURL=fixed.js.map
;// CONCATENATED MODULE: ./lib/src/clients/replay/metrics-export.js
function exportMetrics(scraper) {
    const metrics = new Map();
    for (const endpoint of scraper.endpoints) {
        for (const [name, { family, gathered }] of gather(endpoint)) {
            const exported = [...gathered.values()].map((one) => exportSeries(endpoint.url, family, one, scraper.startNs));
            const metric = metrics.get(name) ?? { family, series: [] };
            metric.series.push(...exported);
            metrics.set(name, metric);
        }
    }
    return [...metrics]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, { family, series }]) => ({
        name,
        type: family.type,
        description: family.help,
        unit: unitOf(name),
        series,
    }));
}
/** Metric name → family and its label sets. Histograms and summaries collect their `_bucket`, `_sum` and `_count`. */
function gather(endpoint) {
    const metrics = new Map();
    for (const { key, series } of endpoint.series.values()) {
        const part = partOf(key, endpoint.families);
        const metric = metrics.get(part.name) ?? { family: part.family, gathered: new Map() };
        metrics.set(part.name, metric);
        const { le, ...rest } = key.labels;
        const labels = part.role === 'bucket' ? rest : key.labels;
        const identity = JSON.stringify(Object.entries(labels).sort());
        const gathered = metric.gathered.get(identity) ?? { labels, buckets: new Map() };
        metric.gathered.set(identity, gathered);
        if (part.role === 'bucket')
            gathered.buckets.set(le ?? '+Inf', series);
        else
            gathered[part.role] = series;
    }
    return metrics;
}
function partOf(key, families) {
    const suffix = /^(.*)_(bucket|sum|count)$/.exec(key.name);
    const base = suffix?.[1] ?? '';
    const outer = families.get(base);
    if (outer && (outer.type === 'histogram' || outer.type === 'summary')) {
        return { name: base, role: suffix?.[2], family: outer };
    }
    const bare = key.name.replace(/_total$/, '');
    // prometheus_client declares counters with or without the suffix, depending on its version.
    const own = families.get(key.name) ?? families.get(bare) ?? { type: 'unknown', help: '' };
    const counts = own.type === 'counter' || (own.type === 'unknown' && bare !== key.name);
    return { name: counts ? bare : key.name, role: 'value', family: counts ? { ...own, type: 'counter' } : own };
}
function exportSeries(endpoint, family, gathered, startNs) {
    const { labels, value, sum, count } = gathered;
    if (value) {
        const kind = family.type === 'counter' ? 'counter' : 'gauge';
        const stats = kind === 'counter' ? value.counterStats() : value.gaugeStats();
        return { endpoint, labels, stats, timeslices: value.timeslices(startNs, kind) };
    }
    const observations = count?.total ?? 0;
    const stats = {
        count: observations,
        sum: sum?.total ?? 0,
        ...(observations > 0 ? { avg: (sum?.total ?? 0) / observations } : {}),
        ...(count && count.seconds > 0 ? { rate: observations / count.seconds } : {}),
    };
    const buckets = Object.fromEntries([...gathered.buckets].map(([le, series]) => [le, series.total]));
    return {
        endpoint,
        labels,
        stats,
        timeslices: count?.timeslices(startNs, 'counter') ?? [],
        ...(gathered.buckets.size === 0 ? {} : { buckets }),
    };
}
const units = [
    [/_seconds(_|$)/, 'seconds'],
    [/_bytes(_|$)/, 'bytes'],
    [/tokens?(_|$)/, 'tokens'],
    [/_(perc|percent|ratio|rate|usage)$/, 'ratio'],
    [/requests?(_|$)|_reqs$/, 'requests'],
];
const unitOf = (name) => units.find(([pattern]) => pattern.test(name))?.[1] ?? 'count';
/** Parts of the JSON file: it can be large, so it is never one string. */
function* metricsJson(scraper, metrics) {
    const reached = scraper.endpoints.filter((endpoint) => endpoint.successes > 0);
    const summary = JSON.stringify({
        endpoints_configured: scraper.endpoints.map(({ url }) => url),
        endpoints_successful: reached.map(({ url }) => url),
        endpoints_failed: scraper.endpoints
            .filter(({ failures }) => failures > 0)
            .map(({ url, failures, successes, lastError }) => ({
            url,
            failures,
            successes,
            last_error: lastError,
        })),
    });
    yield `{"schema_version":"1.0","summary":${summary.slice(0, -1)},"start_ns":${scraper.startNs},"end_ns":${scraper.endNs}},"metrics":{`;
    for (const [index, metric] of metrics.entries()) {
        const { name, type, description, unit } = metric;
        const head = JSON.stringify({ type, description, unit }).slice(0, -1);
        yield `${index === 0 ? '' : ','}\n${JSON.stringify(name)}:${head},"series":[`;
        for (const [number, series] of metric.series.entries()) {
            const { endpoint, labels, stats, buckets } = series;
            const members = JSON.stringify({
                endpoint_url: endpoint,
                labels,
                stats,
                ...(buckets ? { buckets } : {}),
            });
            yield `${number === 0 ? '' : ','}\n${members.slice(0, -1)},"timeslices":[${series.timeslices.join(',')}]}`;
        }
        yield ']}';
    }
    yield '\n}}\n';
}
const csvColumns = [
    'total', 'rate', 'count', 'sum', 'avg', 'min', 'max', 'std', 'p1', 'p5', 'p10', 'p25', 'p50', 'p75', 'p90', 'p95',
    'p99',
]; // prettier-ignore
function* metricsCsv(metrics) {
    yield `endpoint,metric,type,unit,labels,${csvColumns.join(',')}\n`;
    for (const metric of metrics) {
        for (const { endpoint, labels, stats } of metric.series) {
            const joined = Object.entries(labels)
                .map(([name, value]) => `${name}=${value}`)
                .join(';');
            const cells = [endpoint, metric.name, metric.type, metric.unit, joined].map(csvCell);
            yield `${[...cells, ...csvColumns.map((column) => stats[column] ?? '')].join(',')}\n`;
        }
    }
}
const csvCell = (text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
//# sourceMappingURL=metrics-export.js.map
;// CONCATENATED MODULE: ./lib/src/clients/replay/stats.js
/** Samples and what is said of them. */
/** The percentiles that AIPerf exports. */
const percentileRanks = [1, 5, 10, 25, 50, 75, 90, 95, 99];
/** Exact: keeps every sample (8 bytes each). */
class Samples {
    #values = new Float64Array(256);
    #count = 0;
    #sum = 0;
    add(value) {
        this.#sum += value;
        if (this.#count === this.#values.length) {
            const grown = new Float64Array(this.#count * 2);
            grown.set(this.#values);
            this.#values = grown;
        }
        this.#values[this.#count++] = value;
    }
    get count() {
        return this.#count;
    }
    get sum() {
        return this.#sum;
    }
    get mean() {
        return this.#count === 0 ? null : this.#sum / this.#count;
    }
    /** Undefined without samples: there is no mean of nothing. */
    distribution() {
        const sorted = this.#values.slice(0, this.#count).sort();
        const count = sorted.length;
        if (count === 0)
            return undefined;
        const sum = sorted.reduce((total, value) => total + value, 0);
        const avg = sum / count;
        const squares = sorted.reduce((total, value) => total + (value - avg) ** 2, 0);
        return {
            count,
            sum,
            avg,
            min: sorted[0] ?? 0,
            max: sorted[count - 1] ?? 0,
            std: Math.sqrt(squares / count),
            percentile: (rank) => {
                // Linear between the two nearest ranks, as numpy does.
                const position = ((count - 1) * rank) / 100;
                const below = Math.floor(position);
                const low = sorted[below] ?? 0;
                return low + (position - below) * ((sorted[below + 1] ?? low) - low);
            },
        };
    }
}
/** Buckets of 1 % width from 1e-4 to about 1e8 (of any unit), and one for what is below. */
const stats_growth = 1.01;
const lowest = 1e-4;
const buckets = 2800;
const logGrowth = Math.log(stats_growth);
/**
 * Constant memory for samples that are too many to keep (every gap between chunks): count, sum, extremes and standard
 * deviation are exact, percentiles are within 0.5 %.
 */
class LogHistogram {
    #counts = new Float64Array(buckets);
    #count = 0;
    #sum = 0;
    #squares = 0;
    #min = Infinity;
    #max = -Infinity;
    add(value) {
        const bucket = value <= lowest ? 0 : Math.min(buckets - 1, 1 + Math.floor(Math.log(value / lowest) / logGrowth));
        this.#counts[bucket] = (this.#counts[bucket] ?? 0) + 1;
        this.#count++;
        this.#sum += value;
        this.#squares += value * value;
        if (value < this.#min)
            this.#min = value;
        if (value > this.#max)
            this.#max = value;
    }
    get count() {
        return this.#count;
    }
    distribution() {
        if (this.#count === 0)
            return undefined;
        const avg = this.#sum / this.#count;
        return {
            count: this.#count,
            sum: this.#sum,
            avg,
            min: this.#min,
            max: this.#max,
            std: Math.sqrt(Math.max(0, this.#squares / this.#count - avg * avg)),
            percentile: (rank) => this.#percentile(rank),
        };
    }
    #percentile(rank) {
        const target = ((this.#count - 1) * rank) / 100;
        let passed = 0;
        for (let bucket = 0; bucket < buckets; bucket++) {
            passed += this.#counts[bucket] ?? 0;
            if (passed <= target)
                continue;
            const middle = bucket === 0 ? this.#min : lowest * stats_growth ** (bucket - 0.5);
            return Math.min(this.#max, Math.max(this.#min, middle));
        }
        return this.#max;
    }
}
/** AIPerf's shape of a distribution: avg, min, max, p1…p99, std, sum, count. */
function exportedDistribution(distribution) {
    const { avg, min, max, std, sum, count } = distribution;
    const percentiles = percentileRanks.map((rank) => [`p${rank}`, distribution.percentile(rank)]);
    return { avg, min, max, ...Object.fromEntries(percentiles), std, sum, count };
}
//# sourceMappingURL=stats.js.map
;// CONCATENATED MODULE: ./lib/src/clients/replay/metric-series.js
/** The history of one sample of one server during the profiling phase. */

/** AIPerf's `--slice-duration` in the reference's command. */
const sliceMs = 1000;
class MetricSeries {
    #samples = new Samples();
    #slices = [];
    #firstMs = 0;
    #lastMs = 0;
    #previous;
    /** Increase since the first scrape; a counter that fell was reset and counts from 0. */
    #total = 0;
    add(atMs, sinceStartMs, value) {
        if (this.#previous === undefined)
            this.#firstMs = atMs;
        else
            this.#total += value >= this.#previous ? value - this.#previous : value;
        this.#previous = value;
        this.#lastMs = atMs;
        this.#samples.add(value);
        const index = Math.floor(sinceStartMs / sliceMs);
        const slice = this.#slices.at(-1);
        if (slice?.index === index) {
            slice.last = this.#total;
            slice.sum += value;
            slice.min = Math.min(slice.min, value);
            slice.max = Math.max(slice.max, value);
            slice.count++;
        }
        else {
            const first = slice?.last ?? 0;
            this.#slices.push({ index, first, last: this.#total, sum: value, min: value, max: value, count: 1 });
        }
    }
    get total() {
        return this.#total;
    }
    get seconds() {
        return (this.#lastMs - this.#firstMs) / 1000;
    }
    counterStats() {
        const rate = this.seconds > 0 ? { rate: this.#total / this.seconds } : {};
        return { total: this.#total, ...rate };
    }
    gaugeStats() {
        const distribution = this.#samples.distribution();
        if (!distribution)
            return {};
        const { avg, min, max, std, count } = distribution;
        const ranks = [1, 5, 10, 25, 50, 75, 90, 95, 99].map((rank) => [
            `p${rank}`,
            distribution.percentile(rank),
        ]);
        return { avg, min, max, std, count, ...Object.fromEntries(ranks) };
    }
    /** Slices of one second; none for a series that never moved, which most of a server's series do not. */
    timeslices(startNs, kind) {
        if (kind === 'counter'
            ? this.#total === 0
            : this.#slices.every(({ min, max }) => min === max && min === this.#previous)) {
            return [];
        }
        return this.#slices.map((slice) => {
            const from = startNs + BigInt(slice.index * sliceMs) * 1000000n;
            const to = from + BigInt(sliceMs) * 1000000n;
            const grown = slice.last - slice.first;
            const values = kind === 'counter'
                ? `"total":${grown},"rate":${(grown * 1000) / sliceMs}`
                : `"avg":${slice.sum / slice.count},"min":${slice.min},"max":${slice.max}`;
            return `{"start_ns":${from},"end_ns":${to},${values}}`;
        });
    }
}
//# sourceMappingURL=metric-series.js.map
;// CONCATENATED MODULE: ./lib/src/clients/replay/prometheus-text.js
/** Reading of the Prometheus text format, as model servers write it. */
/** Heads that a server may send; a hostile one must not fill the memory with series. */
const maxSamples = 200_000;
/** Values that are no finite numbers (a quantile without samples is NaN) are left out: JSON cannot hold them. */
function parsePrometheusText(text) {
    const families = new Map();
    const samples = new Map();
    for (const line of text.split('\n')) {
        if (line.startsWith('#')) {
            readComment(line, families);
            continue;
        }
        const head = headOf(line);
        if (head === '' || samples.size >= maxSamples)
            continue;
        const value = Number(line.slice(head.length).trim().split(/\s+/)[0] || NaN);
        if (Number.isFinite(value))
            samples.set(head, value);
    }
    return { families, samples };
}
/** Label values may hold spaces and braces, so the head ends at the last brace or, without labels, the first space. */
function headOf(line) {
    const brace = line.indexOf('{');
    const space = line.search(/\s/);
    if (brace < 0 || (space >= 0 && space < brace))
        return space < 0 ? '' : line.slice(0, space);
    const close = line.lastIndexOf('}');
    return close < brace ? '' : line.slice(0, close + 1);
}
const types = new Set(['counter', 'gauge', 'histogram', 'summary']);
function readComment(line, families) {
    const match = /^#\s+(TYPE|HELP)\s+(\S+)\s?(.*)$/.exec(line.trimEnd());
    if (!match)
        return;
    const [, kind, name = '', rest = ''] = match;
    const known = families.get(name) ?? { type: 'unknown', help: '' };
    if (kind === 'HELP')
        families.set(name, { ...known, help: rest });
    else
        families.set(name, { ...known, type: types.has(rest) ? rest : 'unknown' });
}
function parseSampleKey(head) {
    const brace = head.indexOf('{');
    if (brace < 0)
        return { name: head, labels: {} };
    const labels = [...head.slice(brace + 1, -1).matchAll(/([a-zA-Z_:][\w:]*)\s*=\s*"((?:[^"\\]|\\.)*)"/g)];
    return {
        name: head.slice(0, brace),
        labels: Object.fromEntries(labels.map(([, name = '', value = '']) => [name, prometheus_text_unescape(value)])),
    };
}
const prometheus_text_unescape = (value) => value.replace(/\\(.)/g, (_, letter) => (letter === 'n' ? '\n' : letter));
//# sourceMappingURL=prometheus-text.js.map
;// CONCATENATED MODULE: ./lib/src/clients/replay/metrics-scraper.js
/** Scrapes the metrics of all servers during profiling. A server without metrics is recorded, not fatal. */





const scrapeEveryMs = 333;
const scrapeTimeoutMs = 5000;
/** Profiling does not wait longer than this for a server that does not answer. */
const firstScrapeSeconds = 1;
/** Engines with many ranks write some hundred kilobytes. */
const maxScrapeBytes = 32 * 2 ** 20;
class ScrapedEndpoint {
    url;
    families = new Map();
    /** Head of the line → its history. */
    series = new Map();
    successes = 0;
    failures = 0;
    lastError = null;
    busy;
    constructor(url) {
        this.url = url;
    }
}
class MetricsScraper {
    endpoints;
    #agent = new undici/* Agent */.g6({
        connections: 1,
        headersTimeout: scrapeTimeoutMs,
        bodyTimeout: scrapeTimeoutMs,
    });
    #timer;
    #startMs;
    #endMs;
    constructor(urls) {
        this.endpoints = [...new Set(urls)].map((url) => new ScrapedEndpoint(url));
    }
    get startNs() {
        return epochNs(this.#startMs ?? nowMs());
    }
    get endNs() {
        return epochNs(this.#endMs ?? nowMs());
    }
    /** First scrape, which counters are measured from; later ones follow by themselves. */
    async start() {
        this.#startMs = nowMs();
        await within(firstScrapeSeconds, [this.#scrapeAll()]);
        this.#timer = setInterval(() => {
            // A failed scrape is counted by its endpoint; the promise never rejects.
            void this.#scrapeAll();
        }, scrapeEveryMs);
    }
    /** Last scrape; nothing when it was never started. */
    async stop() {
        clearInterval(this.#timer);
        if (this.#startMs === undefined || this.#endMs !== undefined)
            return;
        await Promise.all(this.endpoints.map((endpoint) => endpoint.busy ?? Promise.resolve()));
        await this.#scrapeAll();
        this.#endMs = nowMs();
    }
    async close() {
        clearInterval(this.#timer);
        await this.#agent.destroy();
    }
    async #scrapeAll() {
        await Promise.all(this.endpoints.map(async (endpoint) => {
            // A server slower than the interval is scraped less often, never twice at once.
            endpoint.busy ??= this.#scrape(endpoint);
            await endpoint.busy;
            endpoint.busy = undefined;
        }));
    }
    async #scrape(endpoint) {
        try {
            const text = await this.#read(endpoint.url);
            const atMs = nowMs();
            const { families, samples } = parsePrometheusText(text);
            for (const [name, family] of families)
                endpoint.families.set(name, family);
            for (const [head, value] of samples) {
                let entry = endpoint.series.get(head);
                if (!entry) {
                    entry = { key: parseSampleKey(head), series: new MetricSeries() };
                    endpoint.series.set(head, entry);
                }
                entry.series.add(atMs, atMs - (this.#startMs ?? atMs), value);
            }
            if (samples.size === 0)
                throw new Error('the answer holds no metric');
            endpoint.successes++;
        }
        catch (error) {
            endpoint.failures++;
            endpoint.lastError = error instanceof Error ? error.message || error.name : String(error);
        }
    }
    async #read(url) {
        const { statusCode, body } = await (0,undici/* request */.Em)(url, { dispatcher: this.#agent });
        let bytes = 0;
        const parts = [];
        for await (const part of body) {
            bytes += part.length;
            if (bytes > maxScrapeBytes)
                throw new Error(`the answer is longer than ${maxScrapeBytes} bytes`);
            parts.push(part);
        }
        if (statusCode !== 200)
            throw new Error(`HTTP ${statusCode}`);
        return Buffer.concat(parts).toString('utf8');
    }
}
/** The endpoint's own metrics and those named, each once. */
function metricsUrls(endpointUrl, named) {
    const own = new URL('/metrics', endpointUrl).href;
    return [...new Set([own, ...named.map((url) => new URL(url).href)])];
}
//# sourceMappingURL=metrics-scraper.js.map
;// CONCATENATED MODULE: ./lib/src/clients/replay/progress.js

const everyMs = 500;
/** Reports now, twice a second, and once more when stopped. */
function watchProgress(run, onProgress) {
    const report = () => onProgress(progressOf(run));
    report();
    const timer = setInterval(report, everyMs);
    return {
        stop: () => {
            clearInterval(timer);
            report();
        },
    };
}
function progressOf(run) {
    const { profiling, warmup } = run.recorder;
    const tally = run.phase === 'warm-up' || run.phase === 'loading' ? warmup : profiling;
    const seconds = (nowMs() - tally.firstStartMs) / 1000;
    const itlMs = tally.itlMs.mean;
    const ttftMs = tally.roughTtftMs.distribution();
    return {
        phase: run.phase,
        ratio: phaseRatio(run),
        requestsDone: tally.succeeded,
        requestsFailed: tally.failed,
        inFlight: run.endpoint.inFlight,
        totalTokensPerSecond: seconds > 0 ? (tally.inputTokens.sum + tally.outputTokens.sum) / seconds : 0,
        outputTokensPerSecondPerUser: itlMs === null || itlMs <= 0 ? null : 1000 / itlMs,
        p90TtftSeconds: ttftMs ? ttftMs.percentile(90) / 1000 : null,
    };
}
function phaseRatio(run) {
    const { load } = run.spec;
    const { profiling, warmup } = run.recorder;
    if (run.phase === 'loading')
        return 0;
    if (run.phase === 'draining')
        return 1;
    if (run.phase === 'warm-up') {
        const expected = load.kind === 'agentic' ? load.lanes * (load.warmupRequestsPerLane + 1) : load.numWarmupPrompts;
        return expected === 0 ? 1 : Math.min(1, warmup.completed / expected);
    }
    if (load.kind === 'fixed')
        return Math.min(1, profiling.completed / load.numPrompts);
    return Math.min(1, (nowMs() - (run.profilingStartMs ?? nowMs())) / 1000 / load.durationSeconds);
}
//# sourceMappingURL=progress.js.map
;// CONCATENATED MODULE: ./lib/src/clients/replay/record.js
/** One request as a line of profile_export.jsonl, with AIPerf's fields and metrics. */

function metricsOf(result, promptWords) {
    const first = result.chunkMs[0];
    const last = result.chunkMs.at(-1);
    // Without the server's count a chunk is taken for a token, which engines that coalesce tokens make too few.
    const outputTokens = result.usage?.completionTokens ?? result.chunkMs.length;
    const ttftMs = first === undefined ? null : first - result.startMs;
    const latencyMs = last === undefined ? null : last - result.startMs;
    const perToken = (totalMs) => totalMs === null || ttftMs === null || outputTokens < 2 ? null : (totalMs - ttftMs) / (outputTokens - 1);
    const gapsMs = [];
    for (let index = 1; index < result.chunkMs.length; index++) {
        gapsMs.push((result.chunkMs[index] ?? 0) - (result.chunkMs[index - 1] ?? 0));
    }
    return {
        inputTokens: result.usage?.promptTokens ?? promptWords,
        outputTokens,
        serverTokenCounts: result.usage !== null,
        ttftMs,
        latencyMs,
        itlMs: perToken(latencyMs),
        fullResponseItlMs: perToken(result.endMs - result.startMs),
        gapsMs,
    };
}
/**
 * Built by hand, because nanosecond clocks exceed 2^53 and must be exact JSON integers. Ends with a line feed.
 */
function recordLine(identity, result, metrics) {
    const ns = (atMs) => (atMs === null ? 'null' : epochNs(atMs).toString());
    const text = (value) => JSON.stringify(value);
    const metadata = `{"session_num":${identity.sessionNumber},"x_request_id":${text(identity.requestId)},` +
        `"x_correlation_id":${text(identity.correlationId)},"conversation_id":${text(identity.conversationId)},` +
        `"turn_index":${identity.turnIndex},"request_start_ns":${ns(result.startMs)},` +
        `"request_ack_ns":${ns(result.ackMs)},"request_end_ns":${ns(result.endMs)},` +
        `"worker_id":"worker_0","record_processor_id":"processor_0","benchmark_phase":"${identity.phase}",` +
        `"was_cancelled":${result.cancelled},"root_correlation_id":${text(identity.rootCorrelationId)},` +
        `"parent_correlation_id":${text(identity.parentCorrelationId)},"lane":${identity.lane}` +
        `${metrics.serverTokenCounts ? '' : ',"token_counts":"estimated"'}}`;
    return `{"metadata":${metadata},"metrics":{${metricMembers(metrics)}},"error":${errorJson(result)}}\n`;
}
const errorJson = (result) => (result.error ? JSON.stringify(result.error) : 'null');
function metricMembers(metrics) {
    const tokens = (name, value) => `"${name}":{"value":${value},"unit":"tokens"}`;
    const members = [
        tokens('input_sequence_length', metrics.inputTokens),
        tokens('output_sequence_length', metrics.outputTokens),
        ...milliseconds('time_to_first_token', metrics.ttftMs),
        ...milliseconds('request_latency', metrics.latencyMs),
        ...milliseconds('inter_token_latency', metrics.itlMs),
        ...milliseconds('full_response_inter_token_latency', metrics.fullResponseItlMs),
    ];
    if (metrics.gapsMs.length > 0) {
        // Microseconds are finer than a socket's arrival means anything, and keep the file small.
        const gaps = metrics.gapsMs.map((gap) => Math.round(gap * 1000) / 1000).join(',');
        members.push(`"inter_chunk_latency":{"value":[${gaps}],"unit":"ms"}`);
    }
    return members.join(',');
}
const milliseconds = (name, value) => value === null ? [] : [`"${name}":{"value":${Math.round(value * 1e6) / 1e6},"unit":"ms"}`];
//# sourceMappingURL=record.js.map
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/src/clients/replay/result-file.js
/** A result file that is written while the run goes on. */





/** Lines are joined up to this size before they go to the stream: one write per line would cost a system call each. */
const batchCharacters = 256 * 1024;
/** Beyond this backlog the disk is slower than the load; writers have to wait. */
const maxBacklogBytes = 64 * 2 ** 20;
class ResultFile {
    #path;
    #stream;
    #failed;
    #batch = [];
    #batched = 0;
    #error;
    /** `failed` is told once, at once, when the file cannot be written. */
    constructor(path, failed) {
        this.#path = path;
        this.#failed = failed;
        this.#stream = (0,external_node_fs_.createWriteStream)(path, { highWaterMark: 2 ** 20 });
        this.#stream.on('error', (error) => this.#fail(error));
    }
    write(text) {
        if (this.#error)
            return;
        this.#batch.push(text);
        this.#batched += text.length;
        if (this.#batched >= batchCharacters)
            this.#flush();
    }
    /** Resolves when the file has caught up enough for more; at once in the normal case. */
    async ready() {
        while (this.#stream.writableLength > maxBacklogBytes && !this.#error) {
            await Promise.race([(0,external_node_events_.once)(this.#stream, 'drain'), (0,external_node_events_.once)(this.#stream, 'close')]);
        }
    }
    /** Writes what is left and closes; throws when anything could not be written. */
    async close() {
        this.#flush();
        if (!this.#error) {
            await new Promise((resolve) => {
                this.#stream.once('close', resolve);
                this.#stream.end();
            });
        }
        if (this.#error)
            throw this.#error;
    }
    #flush() {
        if (this.#batch.length === 0)
            return;
        this.#stream.write(this.#batch.join(''));
        this.#batch = [];
        this.#batched = 0;
    }
    #fail(cause) {
        if (this.#error)
            return;
        this.#error = unwritable(this.#path, cause);
        this.#failed(this.#error);
    }
}
function unwritable(path, cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
    const reason = code === 'ENOSPC' ? 'no space left on the device (ENOSPC)' : code;
    const found = (0,catalogue/* problem */.CC)('INFX201', `cannot write ${path}: ${reason}`, {
        hint: 'free space or choose another output folder, then run the point again',
    });
    return new problem/* ProblemError */.Mm([found], { cause });
}
//# sourceMappingURL=result-file.js.map
;// CONCATENATED MODULE: ./lib/src/clients/replay/tally.js


/** Too few answers to judge a rate of failures by. */
const fewestForThreshold = 20;
class Tally {
    ttftMs = new Samples();
    latencyMs = new Samples();
    itlMs = new Samples();
    fullResponseItlMs = new Samples();
    inputTokens = new Samples();
    outputTokens = new Samples();
    gapsMs;
    /** For the progress line, where sorting all samples twice a second would cost too much. */
    roughTtftMs = new LogHistogram();
    errorTypes = new Map();
    succeeded = 0;
    failed = 0;
    cancelled = 0;
    contextOverflows = 0;
    estimatedTokenCounts = 0;
    prefixHits = 0;
    prefixTotal = 0;
    firstStartMs = Infinity;
    lastEndMs = -Infinity;
    constructor(gaps) {
        this.gapsMs = gaps === 'exact' ? new Samples() : new LogHistogram();
    }
    /** Answers, good or bad; a request that we cancelled says nothing about the server. */
    get completed() {
        return this.succeeded + this.failed;
    }
    add(result, metrics) {
        this.firstStartMs = Math.min(this.firstStartMs, result.startMs);
        this.lastEndMs = Math.max(this.lastEndMs, result.endMs);
        if (result.cancelled) {
            this.cancelled++;
            return;
        }
        if (result.error) {
            this.failed++;
            this.errorTypes.set(result.error.type, (this.errorTypes.get(result.error.type) ?? 0) + 1);
            if (isContextOverflow(result.error))
                this.contextOverflows++;
            return;
        }
        this.succeeded++;
        if (!metrics.serverTokenCounts)
            this.estimatedTokenCounts++;
        this.inputTokens.add(metrics.inputTokens);
        this.outputTokens.add(metrics.outputTokens);
        if (metrics.ttftMs !== null) {
            this.ttftMs.add(metrics.ttftMs);
            this.roughTtftMs.add(metrics.ttftMs);
        }
        if (metrics.latencyMs !== null)
            this.latencyMs.add(metrics.latencyMs);
        if (metrics.itlMs !== null)
            this.itlMs.add(metrics.itlMs);
        if (metrics.fullResponseItlMs !== null)
            this.fullResponseItlMs.add(metrics.fullResponseItlMs);
        for (const gap of metrics.gapsMs)
            this.gapsMs.add(gap);
    }
    addPrefix(hits, total) {
        this.prefixHits += hits;
        this.prefixTotal += total;
    }
    exceeds(failedRequestThreshold) {
        return this.completed >= fewestForThreshold && this.failed > failedRequestThreshold * this.completed;
    }
}
//# sourceMappingURL=tally.js.map
;// CONCATENATED MODULE: ./lib/src/clients/replay/recorder.js
/** Where every answer goes: a line in profile_export.jsonl and the totals of its phase. */




class Recorder {
    warmup;
    profiling;
    #file;
    constructor(outputDir, gaps, failed) {
        this.warmup = new Tally(gaps);
        this.profiling = new Tally(gaps);
        this.#file = new ResultFile((0,external_node_path_.join)(outputDir, 'profile_export.jsonl'), failed);
    }
    /** Resolves when the file can take more. */
    async record(identity, result) {
        const metrics = metricsOf(result, identity.promptWords);
        const tally = identity.phase === 'profiling' ? this.profiling : this.warmup;
        tally.add(result, metrics);
        this.#file.write(recordLine(identity, result, metrics));
        await this.#file.ready();
        return metrics;
    }
    close() {
        return this.#file.close();
    }
}
//# sourceMappingURL=recorder.js.map
;// CONCATENATED MODULE: ./lib/src/clients/replay/run-state.js
/** What the parts of one run share: the endpoint, the clock's heap, the recorder, and why it ends early. */


class RunState {
    spec;
    endpoint;
    timeline;
    recorder;
    /** New for every run: a server that outlives a run must not recognise the next one's prompts. */
    benchmarkId = (0,external_node_crypto_.randomUUID)();
    /** How late requests went out that had a time to go out at, milliseconds. */
    scheduleErrorMs = new LogHistogram();
    phase = 'loading';
    /** Bounds of the profiling phase, once known. */
    profilingStartMs = null;
    profilingEndMs = null;
    #abortReason;
    #abortDetail = '';
    #aborted;
    #resolveAborted = () => { };
    #sessions = 0;
    constructor(parts) {
        this.spec = parts.spec;
        this.endpoint = parts.endpoint;
        this.timeline = parts.timeline;
        this.recorder = parts.recorder;
        this.#aborted = new Promise((resolve) => {
            this.#resolveAborted = resolve;
        });
    }
    get abortReason() {
        return this.#abortReason;
    }
    /** The reason with what happened, for people. */
    get abortText() {
        if (!this.#abortReason)
            return undefined;
        return this.#abortDetail === '' ? this.#abortReason : `${this.#abortReason}: ${this.#abortDetail}`;
    }
    /** Resolves when the run is aborted; never, when it is not. */
    get aborted() {
        return this.#aborted;
    }
    nextSession() {
        return this.#sessions++;
    }
    /** Ends everything now: no new request, those in flight cancelled and recorded as such. The first reason stays. */
    abort(reason, detail) {
        if (this.#abortReason)
            return;
        this.#abortReason = reason;
        this.#abortDetail = detail;
        this.timeline.stop();
        this.endpoint.cancelAll();
        this.#resolveAborted();
    }
    /** One request, recorded. */
    async exchange(identity, request) {
        const { messages, maxTokens, dueMs } = request;
        this.timeline.begin();
        const { requestId, correlationId } = identity;
        const result = await this.endpoint.send({ messages, maxTokens, correlationId, requestId });
        this.timeline.end();
        if (dueMs !== undefined)
            this.scheduleErrorMs.add(Math.max(0, result.startMs - dueMs));
        await this.recorder.record(identity, result);
        const { profiling } = this.recorder;
        if (identity.phase === 'profiling' && profiling.exceeds(this.spec.failedRequestThreshold)) {
            const types = [...profiling.errorTypes].map(([type, count]) => `${type} ${count}`).join(', ');
            this.abort('failed_request_threshold', `${profiling.failed} of ${profiling.completed} failed (${types})`);
        }
        return result;
    }
}
//# sourceMappingURL=run-state.js.map
// EXTERNAL MODULE: ./lib/src/clients/sustained-share.js
var sustained_share = __webpack_require__(88515);
;// CONCATENATED MODULE: ./lib/src/clients/replay/self-watch.js
/** Is the client itself the bottleneck? Its share of one core, and how late its event loop runs. */



const self_watch_everyMs = 1000;
/** The monitor samples at this interval and reports the interval as part of the delay. */
const resolutionMs = 10;
class SelfWatch {
    #delay = (0,external_node_perf_hooks_.monitorEventLoopDelay)({ resolution: resolutionMs });
    #timer;
    #share = new sustained_share/* SustainedShare */.m();
    constructor() {
        this.#delay.enable();
        this.#measure();
        this.#timer = setInterval(() => this.#measure(), self_watch_everyMs);
        this.#timer.unref();
    }
    /** Forgets what was before. */
    restart() {
        this.#share = new sustained_share/* SustainedShare */.m();
        this.#measure();
        this.#delay.reset();
    }
    /** Highest sustained share of one core since the start; of the whole process, the only thing that can be measured. */
    get maxCpuShare() {
        return this.#share.highest;
    }
    /** Milliseconds by which the event loop ran late. */
    get loopDelayMs() {
        const ms = (ns) => Math.max(0, Math.round(ns / 1e3) / 1e3 - resolutionMs);
        return {
            p50: ms(this.#delay.percentile(50)),
            p99: ms(this.#delay.percentile(99)),
            max: ms(this.#delay.max),
        };
    }
    stop() {
        clearInterval(this.#timer);
        this.#measure();
        this.#delay.disable();
    }
    #measure() {
        const { user, system } = process.cpuUsage();
        this.#share.add(nowMs(), (user + system) / 1000);
    }
}
//# sourceMappingURL=self-watch.js.map
;// CONCATENATED MODULE: ./lib/src/clients/replay/summary.js


/** The agentic scenario accepts no shorter profile without its override flag. */
const officialMinSeconds = 900;
const maxOverflowRate = 0.01;
function summaryJson(run, watch, dataset, version) {
    const { profilingStartMs: startMs, profilingEndMs: endMs } = run;
    // Where nothing was profiled there is no window.
    const window = startMs === null ? {} : { start_time: naiveLocal(startMs), end_time: naiveLocal(endMs ?? startMs) };
    const summary = {
        ...metrics(run),
        ...window,
        was_cancelled: run.abortReason !== undefined,
        metadata: metadata(run, watch, dataset, version),
        input_config: inputConfig(run.spec),
    };
    return `${JSON.stringify(summary, null, 1)}\n`;
}
const metric = (unit, samples) => {
    const distribution = samples.distribution();
    return distribution ? { unit, ...exportedDistribution(distribution) } : undefined;
};
function metrics(run) {
    const { profiling } = run.recorder;
    const seconds = (profiling.lastEndMs - profiling.firstStartMs) / 1000;
    const input = profiling.inputTokens.distribution()?.sum ?? 0;
    const output = profiling.outputTokens.distribution()?.sum ?? 0;
    const perSecond = (unit, amount) => seconds > 0 ? { unit, avg: amount / seconds } : undefined;
    const count = (amount) => ({ unit: 'requests', avg: amount });
    return {
        request_latency: metric('ms', profiling.latencyMs),
        time_to_first_token: metric('ms', profiling.ttftMs),
        inter_token_latency: metric('ms', profiling.itlMs),
        full_response_inter_token_latency: metric('ms', profiling.fullResponseItlMs),
        inter_chunk_latency: metric('ms', profiling.gapsMs),
        input_sequence_length: metric('tokens', profiling.inputTokens),
        output_sequence_length: metric('tokens', profiling.outputTokens),
        request_throughput: perSecond('requests/sec', profiling.succeeded),
        output_token_throughput: perSecond('tokens/sec', output),
        total_token_throughput: perSecond('tokens/sec', input + output),
        benchmark_duration: seconds > 0 ? { unit: 'sec', avg: seconds } : undefined,
        request_count: count(profiling.succeeded),
        error_request_count: count(profiling.failed),
        completed_request_count: count(profiling.completed),
        cancelled_request_count: count(profiling.cancelled),
        context_overflow_count: count(profiling.contextOverflows),
        theoretical_prefix_cache_hit: profiling.prefixTotal === 0
            ? undefined
            : {
                unit: '%',
                avg: (100 * profiling.prefixHits) / profiling.prefixTotal,
                sum: profiling.prefixHits,
                count: profiling.prefixTotal,
            },
    };
}
function metadata(run, watch, dataset, version) {
    const { profiling, warmup } = run.recorder;
    const reasons = invalidReasons(run);
    const lateness = run.scheduleErrorMs.distribution();
    return {
        scenario: run.spec.load.kind,
        submission_valid: reasons.length === 0,
        submission_invalid_reasons: reasons,
        ...(run.abortText === undefined ? {} : { abort_reason: run.abortText }),
        dataset,
        benchmark_id: run.benchmarkId,
        client: {
            name: 'infx-replay',
            version,
            trace_scale: run.spec.traceScale,
            token_counts: profiling.estimatedTokenCounts === 0 ? 'server' : 'estimated',
            estimated_token_counts: profiling.estimatedTokenCounts,
            max_cpu_share: watch.maxCpuShare,
            event_loop_delay_ms: watch.loopDelayMs,
            ...(lateness
                ? {
                    schedule_error_ms: {
                        p50: lateness.percentile(50),
                        p99: lateness.percentile(99),
                        max: lateness.max,
                    },
                }
                : {}),
        },
        error_types: Object.fromEntries(profiling.errorTypes),
        warmup: { succeeded: warmup.succeeded, failed: warmup.failed, cancelled: warmup.cancelled },
    };
}
/** Why the run could not stand as an official submission; the first three names are AIPerf's. */
function invalidReasons(run) {
    const { load, traceScale } = run.spec;
    const { profiling } = run.recorder;
    const overflowRate = profiling.completed === 0 ? 0 : profiling.contextOverflows / profiling.completed;
    return [
        ...(load.kind === 'agentic' && load.durationSeconds < officialMinSeconds ? ['unsafe_override'] : []),
        ...(overflowRate > maxOverflowRate ? ['context_overflow_rate_exceeded'] : []),
        ...(run.abortReason === undefined ? [] : ['run_cancelled']),
        ...(traceScale === 1 ? [] : ['trace_scaled']),
    ];
}
function inputConfig(spec) {
    const { load } = spec;
    const concurrency = load.kind === 'agentic' ? load.lanes : load.maxConcurrency;
    return {
        endpoint: { type: 'chat', streaming: true, url: spec.endpointUrl, model_names: [spec.model] },
        loadgen: {
            concurrency,
            failed_request_threshold: spec.failedRequestThreshold,
            ...(load.kind === 'agentic' ? { benchmark_duration: load.durationSeconds } : {}),
        },
        input: { random_seed: spec.seed },
        load,
    };
}
//# sourceMappingURL=summary.js.map
;// CONCATENATED MODULE: ./lib/src/clients/replay/timeline.js
/**
 * All waiting of a run: one heap of due times and one timer, so that thousands of lanes cost one wake-up a millisecond
 * and never drift. Also the place where the whole system's idle time is capped.
 *
 * Sleepers wake one at a time: each does its work, usually sending a request, before the next is looked at. Timers alone
 * would be late: the event loop reads every socket that has data before it turns to them, thousands of chunks in a burst.
 * So whoever handles a chunk calls {@link Timeline.poll} afterwards, and what has come due goes out between two chunks.
 */


/** A wake-up this much early is on time: finer than the timers of the platform. */
const earlyMs = 0.2;
class Timeline {
    #idleCapMs;
    #heap = [];
    /** Who waits for a turn, not for a time: behind everybody that is due. */
    #yielding = [];
    #timer;
    #timerDueMs = Infinity;
    #next;
    #idleCheck;
    #skippedMs = 0;
    #busy = 0;
    #stopped = false;
    /** `idleCapSeconds`: the longest time with nothing in flight anywhere; Infinity = no cap. */
    constructor(idleCapSeconds) {
        this.#idleCapMs = idleCapSeconds * 1000;
    }
    get stopped() {
        return this.#stopped;
    }
    /** The time that came, in milliseconds of `clock.ts`; undefined when the timeline was stopped first. */
    sleep(seconds) {
        if (this.#stopped)
            return Promise.resolve(undefined);
        return new Promise((wake) => {
            this.#push({ dueMs: nowMs() + this.#skippedMs + seconds * 1000, wake });
            this.#arm();
            this.#watchIdle();
        });
    }
    /**
     * A turn of its own as soon as nobody is due; false when the timeline was stopped first. Hundreds that may go at the
     * same moment go one by one, and do not delay those that have a time to keep.
     */
    yieldTurn() {
        if (this.#stopped)
            return Promise.resolve(false);
        return new Promise((wake) => {
            this.#yielding.push(wake);
            this.#soon();
        });
    }
    /** Wakes the first sleeper when it is due at `atMs`, which is now: cheap enough to ask after every chunk. */
    poll(atMs) {
        const first = this.#heap[0];
        if (first && first.dueMs - this.#skippedMs <= atMs)
            this.#wakeFirst();
    }
    /** A request went out; while any is in flight the system is not idle. */
    begin() {
        this.#busy++;
    }
    end() {
        this.#busy--;
        this.#watchIdle();
    }
    /** Wakes every sleeper with undefined; later sleeps return at once. */
    stop() {
        this.#stopped = true;
        clearTimeout(this.#timer);
        clearImmediate(this.#next);
        clearImmediate(this.#idleCheck);
        for (const sleeper of this.#heap.splice(0))
            sleeper.wake(undefined);
        for (const wake of this.#yielding.splice(0))
            wake(false);
    }
    /** Looks after the current turn of the event loop: an answer that ended is about to schedule its next turn. */
    #watchIdle() {
        if (this.#busy > 0 || this.#idleCheck !== undefined || this.#idleCapMs === Infinity)
            return;
        this.#idleCheck = setImmediate(() => {
            this.#idleCheck = undefined;
            const first = this.#heap[0];
            if (this.#busy > 0 || !first || this.#stopped)
                return;
            const idleMs = first.dueMs - this.#skippedMs - nowMs();
            if (idleMs <= this.#idleCapMs)
                return;
            this.#skippedMs += idleMs - this.#idleCapMs;
            this.#timerDueMs = Infinity;
            this.#arm();
        });
    }
    #arm() {
        const first = this.#heap[0];
        if (!first)
            return;
        const dueMs = first.dueMs - this.#skippedMs;
        if (dueMs >= this.#timerDueMs)
            return;
        clearTimeout(this.#timer);
        this.#timerDueMs = dueMs;
        this.#timer = setTimeout(() => this.#fire(), (0,src_timer/* timerDelay */.n)(Math.max(0, Math.floor(dueMs - nowMs()))));
    }
    #fire() {
        this.#timerDueMs = Infinity;
        if (this.#isDue())
            this.#wakeFirst();
        else
            this.#yielding.shift()?.(true);
        if (this.#yielding.length > 0)
            this.#soon();
        if (this.#next === undefined)
            this.#arm();
    }
    #isDue() {
        const first = this.#heap[0];
        return first !== undefined && first.dueMs - this.#skippedMs <= nowMs() + earlyMs;
    }
    #wakeFirst() {
        const first = this.#pop();
        first?.wake(first.dueMs - this.#skippedMs);
        if (this.#isDue())
            this.#soon();
    }
    /** Not in a loop: what was woken runs when this turn of the event loop has ended, and its turn comes first. */
    #soon() {
        this.#next ??= setImmediate(() => {
            this.#next = undefined;
            this.#fire();
        });
    }
    #push(sleeper) {
        const heap = this.#heap;
        let index = heap.push(sleeper) - 1;
        while (index > 0) {
            const parentIndex = (index - 1) >> 1;
            const parent = heap[parentIndex];
            if (!parent || parent.dueMs <= sleeper.dueMs)
                break;
            heap[index] = parent;
            index = parentIndex;
        }
        heap[index] = sleeper;
    }
    #pop() {
        const heap = this.#heap;
        const first = heap[0];
        const last = heap.pop();
        if (!last || heap.length === 0)
            return first;
        let index = 0;
        for (;;) {
            let childIndex = 2 * index + 1;
            const right = heap[childIndex + 1];
            if (right && right.dueMs < (heap[childIndex]?.dueMs ?? Infinity))
                childIndex++;
            const child = heap[childIndex];
            if (!child || child.dueMs >= last.dueMs)
                break;
            heap[index] = child;
            index = childIndex;
        }
        heap[index] = last;
        return first;
    }
}
//# sourceMappingURL=timeline.js.map
;// CONCATENATED MODULE: ./lib/src/clients/replay/client.js
/** The built-in replay client: runs in this process and writes AIPerf's files. */


















const replayClient = {
    name: 'infx-replay',
    version: version/* productVersion */.U,
    /**
     * Rejects with a ProblemError when the trace is damaged (INFX150-159) or a result file cannot be written (INFX201);
     * everything that the server does wrong is in the files, and in the outcome when it ended the run.
     */
    run: (spec, options) => new ReplayRun(spec, options).run(),
};
class ReplayRun {
    #spec;
    #options;
    #unwritable;
    constructor(spec, options) {
        this.#spec = spec;
        this.#options = options;
    }
    async run() {
        const dataset = await this.#dataset();
        await (0,promises_.mkdir)(this.#spec.outputDir, { recursive: true }).catch((cause) => {
            throw unwritable(this.#spec.outputDir, cause);
        });
        const state = this.#state();
        const watch = new SelfWatch();
        const scraper = new MetricsScraper(metricsUrls(this.#spec.endpointUrl, this.#spec.serverMetricsUrls));
        const progress = watchProgress(state, this.#options.onProgress);
        const cancel = () => state.abort('cancelled', '');
        this.#options.signal.addEventListener('abort', cancel);
        if (this.#options.signal.aborted)
            cancel();
        try {
            await this.#drive(state, dataset, async () => {
                await scraper.start();
                // What counts is whether the client was in the way of the measurement; warm-up is a burst by design.
                watch.restart();
            });
            await scraper.stop();
        }
        finally {
            this.#options.signal.removeEventListener('abort', cancel);
            progress.stop();
            watch.stop();
            state.timeline.stop();
            await state.endpoint.close();
            await scraper.close();
            // Lines are flushed however the run ends; a second failure must not hide the first.
            await this.#close(() => state.recorder.close());
        }
        await this.#writeSummaries(state, watch, scraper, dataset);
        return {
            completed: state.abortReason === undefined,
            ...(state.abortText === undefined ? {} : { abortReason: state.abortText }),
            maxClientCpuShare: watch.maxCpuShare,
        };
    }
    async #dataset() {
        const { load } = this.#spec;
        if (load.kind === 'agentic')
            return (0,dataset/* loadDataset */.Z)(load.trace);
        const facts = {
            source_type: 'synthetic',
            loader: 'random',
            num_dataset_entries: load.numPrompts,
        };
        return { trees: [], facts };
    }
    #state() {
        const spec = this.#spec;
        const agentic = spec.load.kind === 'agentic' ? spec.load : undefined;
        // Caps are times of the recording, so they shrink with its gaps.
        const timeline = new Timeline(agentic ? agentic.systemIdleGapCapSeconds / spec.traceScale : Infinity);
        return new RunState({
            spec,
            endpoint: new ChatEndpoint(spec, agentic?.extraInputs ?? {}, (atMs) => timeline.poll(atMs)),
            timeline,
            recorder: new Recorder(spec.outputDir, agentic ? 'rough' : 'exact', (error) => this.#fail(error)),
        });
    }
    #fail(error) {
        this.#unwritable ??= error;
        this.#abort();
    }
    #abort = () => { };
    async #drive(state, dataset, atProfilingStart) {
        this.#abort = () => state.abort('result_file_unwritable', '');
        if (this.#unwritable)
            this.#abort();
        if (state.abortReason)
            return;
        const { load } = this.#spec;
        if (load.kind === 'agentic')
            await runAgentic(state, load, dataset.trees, atProfilingStart);
        else
            await runFixed(state, load, atProfilingStart);
    }
    async #writeSummaries(state, watch, scraper, dataset) {
        const metrics = exportMetrics(scraper);
        const { load } = this.#spec;
        const write = (name, parts) => this.#write(name, parts);
        await write('profile_export_aiperf.json', [summaryJson(state, watch, dataset.facts, version/* productVersion */.U)]);
        await write('server_metrics_export.json', metricsJson(scraper, metrics));
        await write('server_metrics_export.csv', metricsCsv(metrics));
        if (load.kind === 'fixed')
            await write('bench.json', [benchJson(state, load, this.#spec)]);
        if (this.#unwritable)
            throw this.#unwritable;
    }
    /** Every file is tried: what fits on a full disk is kept. */
    async #write(name, parts) {
        const file = new ResultFile((0,external_node_path_.join)(this.#spec.outputDir, name), (error) => (this.#unwritable ??= error));
        for (const part of parts) {
            file.write(part);
            await file.ready();
        }
        await this.#close(() => file.close());
    }
    async #close(close) {
        try {
            await close();
        }
        catch (error) {
            if (!(error instanceof problem/* ProblemError */.Mm))
                throw error;
            this.#unwritable ??= error;
        }
    }
}
//# sourceMappingURL=client.js.map
;// CONCATENATED MODULE: ./lib/src/clients/replay/main.js
/** `infx replay --spec FILE`: the replay client as a process of its own, so that it measures nothing but the server. `-` is standard input. */







const main_everyMs = 250;
const exitCodes = { completed: 0, aborted: 1, usage: 2, infrastructure: 3 };
/**
 * Prints one JSON object per line (`process-lines.ts`): progress at most four times a second, then the outcome or the
 * problems. 0 completed, 1 aborted or damaged input, 2 usage, 3 infrastructure. SIGTERM and SIGINT cancel.
 */
async function replayMain(argv) {
    const file = specFile(argv);
    if (file === undefined) {
        process.stderr.write('usage: infx replay --spec FILE\n');
        return exitCodes.usage;
    }
    const abort = new AbortController();
    const cancel = () => abort.abort();
    process.on('SIGTERM', cancel);
    process.on('SIGINT', cancel);
    const stopWatching = (0,parent_watch/* watchParent */.S)(cancel);
    try {
        const spec = await readSpec(file);
        const outcome = await replayClient.run(spec, { signal: abort.signal, onProgress: rarely(print) });
        print({ outcome });
        return outcome.completed ? exitCodes.completed : exitCodes.aborted;
    }
    catch (error) {
        if (!(error instanceof problem/* ProblemError */.Mm))
            throw error;
        print({ problems: error.problems });
        for (const found of error.problems)
            process.stderr.write(`${(0,problem/* formatProblem */.Vw)(found)}\n`);
        const infrastructure = error.problems.some((found) => found.blame === 'infra');
        return infrastructure ? exitCodes.infrastructure : exitCodes.aborted;
    }
    finally {
        stopWatching();
        process.off('SIGTERM', cancel);
        process.off('SIGINT', cancel);
    }
}
async function readSpec(file) {
    if (file === '-')
        return parseLoadSpec(await (0,consumers_.text)(process.stdin), 'standard input');
    return parseLoadSpec(await (0,promises_.readFile)(file, 'utf8'), file);
}
function specFile(argv) {
    try {
        return (0,external_node_util_.parseArgs)({ args: [...argv], options: { spec: { type: 'string' } } }).values.spec;
    }
    catch (error) {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
        return undefined;
    }
}
const print = (line) => {
    process.stdout.write(`${JSON.stringify(line)}\n`);
};
/** Drops reports that come too soon after the one before; the phase's last state is in the next one. */
function rarely(report) {
    let last = -Infinity;
    let phase;
    return (progress) => {
        const now = performance.now();
        // A new phase is news, however short the one before was: the timeline of the point is made of it.
        if (now - last < main_everyMs && progress.phase === phase)
            return;
        last = now;
        phase = progress.phase;
        report({ progress });
    };
}
//# sourceMappingURL=main.js.map

/***/ }),

/***/ 88515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ SustainedShare)
/* harmony export */ });
/** How much of a core a process needs for longer than a moment: a client that does for long is the bottleneck, not the server. */
/** A single collection of garbage fills a second and delays little; ten seconds on end are not made up for. */
const windowMs = 10_000;
/** The highest share of one core over any ten seconds on end; over all of it where it lasted less. */
class SustainedShare {
    #readings = [];
    #highest = 0;
    #sawWindow = false;
    /** One reading of a process's CPU time so far, at a time of any clock that only goes forward; both in milliseconds. */
    add(atMs, cpuMs) {
        const readings = this.#readings;
        readings.push({ atMs, cpuMs });
        while (readings[1] && atMs - readings[1].atMs >= windowMs)
            readings.shift();
        const [first] = readings;
        if (!first || atMs - first.atMs < windowMs)
            return;
        this.#highest = Math.max(this.#sawWindow ? this.#highest : 0, shareBetween(first, { atMs, cpuMs }));
        this.#sawWindow = true;
    }
    /** What follows is not on end with what was: seconds between do not count. */
    pause() {
        this.#highest = this.highest;
        this.#readings.length = 0;
    }
    /** [0, cores of the machine]. */
    get highest() {
        const [first] = this.#readings;
        const last = this.#readings.at(-1);
        if (this.#sawWindow || !first || !last)
            return this.#highest;
        return Math.max(this.#highest, shareBetween(first, last));
    }
}
const shareBetween = (from, to) => to.atMs > from.atMs ? (to.cpuMs - from.cpuMs) / (to.atMs - from.atMs) : 0;
//# sourceMappingURL=sustained-share.js.map

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

/***/ 35101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ scaledSystemTokens),
/* harmony export */   x: () => (/* binding */ scaledTokens)
/* harmony export */ });
/**
 * Scaling of a trace for short runs: tokens, block size and gaps shrink by one divisor; the clock never does, so that
 * every latency in the result was really waited for.
 */
/** Tokens after scaling: nearest whole number, ≥ 1. */
const scaledTokens = (tokens, scale) => Math.max(1, Math.round(tokens / scale));
/** System tokens may vanish: nearest whole number, ≥ 0. */
const scaledSystemTokens = (tokens, scale) => Math.round(tokens / scale);
//# sourceMappingURL=scale.js.map

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

/***/ 11642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ parentEnv),
/* harmony export */   S: () => (/* binding */ watchParent)
/* harmony export */ });
/* harmony import */ var node_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1708);
/* harmony import */ var _files_process_identity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24598);
/**
 * Helpers of ours end with whoever started them. A launcher that is killed (SIGKILL, out of memory) cannot stop its
 * children, and an engine that nobody watches would hold its hardware for ever.
 */


const pidVariable = 'INFX_PARENT_PID';
/** A process id is used again; with its start it is an identity. Absent where the system does not tell. */
const startVariable = 'INFX_PARENT_STARTED';
const everyMs = 1_000;
/** Time for an orderly end before the orphan ends at once. */
const endWithinMs = 5_000;
/** Infrastructure, as everywhere. */
const orphanExitCode = 3;
/** Environment that makes a child of this process, and what wrapper scripts start for it, watch this process. */
async function parentEnv() {
    const { pid, startedAt } = await (0,_files_process_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .processIdentity */ .I)(node_process__WEBPACK_IMPORTED_MODULE_0__.pid);
    return { [pidVariable]: String(pid), ...(startedAt === null ? {} : { [startVariable]: startedAt }) };
}
/**
 * Calls `onOrphaned` once when the launcher is gone; does nothing in a process that no launcher started. The launcher is
 * not always the parent: a wrapper script may stand between. Returns how to stop watching.
 */
function watchParent(onOrphaned) {
    const pid = Number(node_process__WEBPACK_IMPORTED_MODULE_0__.env[pidVariable]);
    if (!Number.isSafeInteger(pid) || pid <= 0)
        return () => undefined;
    const launcher = { pid, startedAt: node_process__WEBPACK_IMPORTED_MODULE_0__.env[startVariable] ?? null };
    const timer = setInterval(() => {
        void (0,_files_process_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .isRunning */ .W)(launcher).then((isThere) => {
            if (isThere || isOver)
                return;
            stop();
            onOrphaned();
            setTimeout(() => node_process__WEBPACK_IMPORTED_MODULE_0__.exit(orphanExitCode), endWithinMs).unref();
        });
    }, everyMs).unref();
    let isOver = false;
    const stop = () => {
        isOver = true;
        clearInterval(timer);
    };
    return stop;
}
//# sourceMappingURL=parent-watch.js.map

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
