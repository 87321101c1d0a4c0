export const id = 6111;
export const ids = [6111];
export const modules = {

/***/ 41202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DK: () => (/* binding */ corpusEntries),
/* harmony export */   Xw: () => (/* binding */ aiperfEnv),
/* harmony export */   mz: () => (/* binding */ aiperfArgv)
/* harmony export */ });
/* harmony import */ var _core_problems_python_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95023);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80947);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85492);
/** The exact command of one measurement (engines.md §1.2), as argv: no value is ever split at spaces. */



/** Traces of the current corpora. */
const corpusEntries = 393;
/** The scenario takes shorter profiles only with its override, which marks the run. */
const scenarioMinSeconds = 900;
/** Seconds between two reports of a measurement that takes an hour; shorter ones report every second. */
const reportEverySeconds = 30;
const dynamoSessionTimeoutSeconds = 3600;
/** Throws ProblemError (INFX216) when the version cannot drive this load. */
function aiperfArgv(command) {
    const { load } = command.spec;
    return load.kind === 'agentic' ? agenticArgv(command, load) : fixedArgv(command, load);
}
function agenticArgv(command, load) {
    const { dialect, spec, facts, input } = command;
    const isScenario = input.kind === 'corpus' || (input.kind === 'file' && input.type === 'weka_trace');
    return [
        command.programPath(isScenario ? dialect.program.scenario : dialect.program.other),
        'profile',
        ...(isScenario && dialect.scenario !== null ? ['--scenario', dialect.scenario] : []),
        ...endpoint(command),
        ...['--concurrency', String(load.lanes)],
        ...['--benchmark-duration', String(load.durationSeconds)],
        ...['--stats-interval', String(load.durationSeconds >= scenarioMinSeconds ? reportEverySeconds : 1)],
        ...['--random-seed', String(spec.seed)],
        ...['--failed-request-threshold', String(spec.failedRequestThreshold)],
        ...(isScenario ? scenarioFlags(dialect, load) : []),
        '--use-server-token-count',
        ...extraInputs(load.extraInputs ?? {}),
        ...dynamoRouting(dialect, facts),
        '--no-gpu-telemetry',
        '--tokenizer-trust-remote-code',
        ...(facts.maxContextTokens === undefined || !isScenario
            ? []
            : ['--max-context-length', String(facts.maxContextTokens)]),
        ...(input.kind === 'corpus' ? ['--num-dataset-entries', String(input.entries)] : []),
        ...['--slice-duration', '1.0'],
        ...['--benchmark-grace-period', String(load.graceSeconds)],
        ...common(command),
        ...(isScenario && needsOverride(command, load) ? ['--unsafe-override'] : []),
        ...inputFlags(input),
        ...facts.extraArguments,
    ];
}
const scenarioFlags = (dialect, load) => [
    ...['--trajectory-start-min-ratio', String(load.trajectoryStartMinRatio)],
    ...['--trajectory-start-max-ratio', String(load.trajectoryStartMaxRatio)],
    ...flag(dialect.flags.warmupRequestsPerLane, load.warmupRequestsPerLane),
    ...flag(dialect.flags.traceIdleGapCap, load.traceIdleGapCapSeconds),
    ...flag(dialect.flags.warmupGrace, load.warmupGraceSeconds),
];
const flag = (name, value) => name === null ? [] : [name, String(value)];
/** Anything but a whole hour on a recorded corpus is no submission, and the scenario wants to be told so. */
const needsOverride = ({ spec, input }, load) => load.durationSeconds < scenarioMinSeconds || input.kind !== 'corpus' || spec.traceScale !== 1;
const endpoint = ({ spec, facts }) => [
    ...['--url', spec.endpointUrl],
    ...['--endpoint', '/v1/chat/completions'],
    ...['--endpoint-type', 'chat'],
    '--streaming',
    ...['--model', spec.model],
    ...['--tokenizer', facts.tokenizer],
];
/** ignore_eos comes from the scenario; elsewhere answers must be as long as asked for, too. */
const extraInputs = (fields) => Object.keys(fields).length === 0 ? [] : ['--extra-inputs', JSON.stringify(fields)];
/** Routing by a header replaces routing by a field of the body, which newer frontends refuse. */
function dynamoRouting({ flags }, { framework, sessionHeader }) {
    const isAsked = framework.startsWith('dynamo-') && sessionHeader !== 'x-dynamo-session-id';
    if (!isAsked || flags.dynamoConversationRouting === null)
        return [];
    return [
        flags.dynamoConversationRouting,
        '--dynamo-session-timeout-seconds',
        String(dynamoSessionTimeoutSeconds),
    ];
}
const common = ({ spec, facts }) => [
    ...(spec.serverMetricsUrls.length === 0 ? [] : ['--server-metrics', ...spec.serverMetricsUrls]),
    ...(facts.applyChatTemplate ? ['--apply-chat-template'] : []),
    ...['--ui', 'none'],
    ...['--output-artifact-dir', spec.outputDir],
];
function inputFlags(input) {
    switch (input.kind) {
        case 'corpus':
            return ['--public-dataset', input.loader];
        case 'file':
            return ['--input-file', input.path, '--custom-dataset-type', input.type];
        case 'synthetic':
            return [];
    }
}
function fixedArgv(command, load) {
    const { dialect, spec, facts } = command;
    if (facts.promptCorpus !== undefined && !dialect.promptCorpora.includes(facts.promptCorpus)) {
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm([
            (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX216', `${dialect.name} has no prompt corpus "${facts.promptCorpus}", but ${dialect.promptCorpora.join(' and ')}`),
        ]);
    }
    const ratio = dialect.flags.randomRangeRatio;
    if (load.randomRangeRatio !== 1 && ratio === null) {
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm([
            (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX216', `${dialect.name} draws no lengths from a range (random-range-ratio ${load.randomRangeRatio})`, {
                hint: 'use the public aiperf from 0.13 on, the built-in client, or a ratio of 1',
            }),
        ]);
    }
    return [
        command.programPath(dialect.program.other),
        'profile',
        ...endpoint(command),
        ...['--concurrency', String(load.maxConcurrency)],
        ...['--request-count', String(load.numPrompts)],
        ...(load.numWarmupPrompts === 0 ? [] : ['--warmup-request-count', String(load.numWarmupPrompts)]),
        ...(load.requestRate === 'inf'
            ? []
            : ['--request-rate', String(load.requestRate), '--arrival-pattern', 'poisson']),
        ...['--isl', String(load.isl), '--osl', String(load.osl)],
        ...(load.randomRangeRatio === 1 || ratio === null
            ? ['--isl-stddev', '0', '--osl-stddev', '0']
            : [ratio, String(load.randomRangeRatio), '--random-corpus-style', 'sglang']),
        ...['--num-dataset-entries', String(load.numPrompts)],
        ...(facts.promptCorpus === undefined ? [] : ['--prompt-corpus', facts.promptCorpus]),
        ...['--stats-interval', '1'],
        ...['--random-seed', String(spec.seed)],
        ...['--failed-request-threshold', String(spec.failedRequestThreshold)],
        '--use-server-token-count',
        ...extraInputs({ ignore_eos: true }),
        '--no-gpu-telemetry',
        '--tokenizer-trust-remote-code',
        ...common(command),
        ...facts.extraArguments,
    ];
}
/** Environment that AIPerf needs besides the host's (engines.md §1.2). */
function aiperfEnv(facts, cacheDir) {
    return {
        // Rebuilding the prompts of a corpus takes up to a quarter of an hour on a busy host.
        AIPERF_DATASET_CONFIGURATION_TIMEOUT: '1800',
        // May not be shorter than the one before.
        AIPERF_SERVICE_PROFILE_CONFIGURE_TIMEOUT: '1800',
        AIPERF_UI_REALTIME_METRICS_ENABLED: 'true',
        // Milliseconds. The default of 30 s cuts requests that wait in a warm-up burst.
        AIPERF_HTTP_TCP_USER_TIMEOUT: '900000',
        AIPERF_DATASET_MMAP_CACHE_DIR: `${cacheDir}/aiperf-datasets`,
        // Contexts hold the recorded answers, not the live ones: every run then sends the same prompts.
        AIPERF_DATASET_WEKA_LIVE_ASSISTANT_RESPONSES: '0',
        ...(facts.sessionHeader === 'x-smg-routing-key'
            ? { AIPERF_HTTP_X_SMG_ROUTING_KEY_FROM_CORRELATION_ID: 'true' }
            : {}),
        ...(facts.sessionHeader === 'x-dynamo-session-id'
            ? { AIPERF_HTTP_X_DYNAMO_SESSION_ID_FROM_CORRELATION_ID: 'true' }
            : {}),
    };
}
//# sourceMappingURL=command.js.map

/***/ }),

/***/ 97843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ corpusOf)
/* harmony export */ });
/* unused harmony export corpusLoaders */
/* harmony import */ var _core_problems_python_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95023);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80947);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85492);
/** The recorded corpora of agentic coding sessions, by model family (engines.md §1.2). */



/** Families whose models take a million tokens of context; others replay the corpus cut at 256 k. */
const millionTokenFamilies = ['dsv4', 'glm5.2', 'minimaxm3', 'kimik3'];
const current = 'semianalysis_cc_traces_weka_062126';
const dated = ['060226', '060526', '060826'].map((date) => `semianalysis_cc_traces_weka_with_subagents_${date}`);
const plain = ['061326', '061526', '062126'].map((date) => `semianalysis_cc_traces_weka_${date}`);
/** Loader → data set at Hugging Face. Only these may be measured against each other. */
const corpusLoaders = new Map(['semianalysis_cc_traces_weka_with_subagents', ...dated, ...plain]
    .flatMap((loader) => [loader, `${loader}_256k`])
    .map((loader) => [loader, dataSetOf(loader)]));
function dataSetOf(loader) {
    return `semianalysisai/${loader.replace('semianalysis_', '').replaceAll('_', '-')}`;
}
/** The loader for a model prefix such as `dsv4.1`, unless one is asked for; throws ProblemError (INFX217) on an unknown one. */
function corpusOf(modelPrefix, asked) {
    if (asked === undefined || asked === '') {
        const isLong = millionTokenFamilies.some((family) => modelPrefix.startsWith(family));
        return isLong ? current : `${current}_256k`;
    }
    if (corpusLoaders.has(asked))
        return asked;
    const known = [...corpusLoaders.keys()];
    const near = (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(asked, known);
    throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm([
        (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX217', `unknown corpus loader "${asked}"; allowed are ${known.join(', ')}`, {
            ...(near === undefined ? {} : { hint: `did you mean "${near}"?` }),
        }),
    ]);
}
//# sourceMappingURL=corpora.js.map

/***/ }),

/***/ 21868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ aiperfFactsOf)
/* harmony export */ });
/** Facts of a planned point; a recipe's own settings are laid over them. */
function aiperfFactsOf(point, overrides) {
    const isDynamo = point.framework.startsWith('dynamo-');
    return {
        tokenizer: point.model,
        framework: point.framework,
        ...(point.maxModelLen === 0 ? {} : { maxContextTokens: point.maxModelLen }),
        sessionHeader: isDynamo ? 'x-dynamo-session-id' : 'none',
        applyChatTemplate: false,
        extraArguments: [],
        ...overrides,
    };
}
//# sourceMappingURL=facts.js.map

/***/ }),

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

/***/ 44229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AO: () => (/* binding */ distributionOf),
/* harmony export */   CC: () => (/* binding */ Samples),
/* harmony export */   FR: () => (/* binding */ reciprocalDistribution),
/* harmony export */   Ym: () => (/* binding */ percentile)
/* harmony export */ });
/* unused harmony export PERCENTILES */
/* harmony import */ var _exact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1496);

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
    const sums = (0,_exact_js__WEBPACK_IMPORTED_MODULE_0__/* .exactSums */ .cB)(values);
    return {
        mean: (0,_exact_js__WEBPACK_IMPORTED_MODULE_0__/* .exactMean */ .Lt)(sums),
        p50: percentile(ascending, 50),
        p75: percentile(ascending, 75),
        p90: percentile(ascending, 90),
        p95: percentile(ascending, 95),
        std: (0,_exact_js__WEBPACK_IMPORTED_MODULE_0__/* .exactPopulationStd */ .eU)(sums),
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
        std: (0,_exact_js__WEBPACK_IMPORTED_MODULE_0__/* .exactPopulationStd */ .eU)((0,_exact_js__WEBPACK_IMPORTED_MODULE_0__/* .exactSums */ .cB)(values.map((value) => 1 / value))),
    };
}
//# sourceMappingURL=distribution.js.map

/***/ }),

/***/ 1496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lt: () => (/* binding */ exactMean),
/* harmony export */   cB: () => (/* binding */ exactSums),
/* harmony export */   eU: () => (/* binding */ exactPopulationStd),
/* harmony export */   o: () => (/* binding */ decompose)
/* harmony export */ });
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

/***/ }),

/***/ 79022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jq: () => (/* binding */ infxBlock),
/* harmony export */   UD: () => (/* binding */ withInfx),
/* harmony export */   xR: () => (/* binding */ expectationsOf)
/* harmony export */ });
/* unused harmony export unpublishableBecause */
/* harmony import */ var _validity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65957);

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
        maxErrorRate: _validity_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_ERROR_RATE */ .Nd,
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

/***/ }),

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

/***/ 62367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VX: () => (/* binding */ roundTree),
/* harmony export */   af: () => (/* binding */ roundHalfEven),
/* harmony export */   c6: () => (/* binding */ formatGeneral),
/* harmony export */   l9: () => (/* binding */ formatPercent)
/* harmony export */ });
/* harmony import */ var _exact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1496);

/**
 * Nearest decimal with `decimals` places (0-15), ties to even, decided on the exact binary value: 1/64 → 0.01562.
 * `toFixed` would round that tie up. NaN and infinities are returned as they are.
 */
function roundHalfEven(value, decimals) {
    if (!Number.isFinite(value) || Number.isInteger(value))
        return value;
    const { mantissa, exponent } = (0,_exact_js__WEBPACK_IMPORTED_MODULE_0__/* .decompose */ .o)(value);
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
function formatGeneral(value) {
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
const formatPercent = (share) => `${roundHalfEven(share * 100, 3).toFixed(3)}%`;
//# sourceMappingURL=rounding.js.map

/***/ }),

/***/ 65957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A8: () => (/* binding */ judgeValidity),
/* harmony export */   Nd: () => (/* binding */ MAX_ERROR_RATE),
/* harmony export */   _: () => (/* binding */ MAX_CLIENT_CPU_SHARE),
/* harmony export */   ws: () => (/* binding */ ACCEPTANCE_TOLERANCE)
/* harmony export */ });
/* unused harmony export validateAgentic */
/* harmony import */ var _lenient_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10047);
/* harmony import */ var _rounding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62367);


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
    const share = `${(0,_rounding_js__WEBPACK_IMPORTED_MODULE_0__/* .formatGeneral */ .c6)(errors)}/${(0,_rounding_js__WEBPACK_IMPORTED_MODULE_0__/* .formatGeneral */ .c6)(completed)} = ${(0,_rounding_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(rate)}`;
    return [
        product('request_error_rate', `${share} of requests failed; at most ${(0,_rounding_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(limit)} may fail`),
    ];
}
function tokens(evidence, expected) {
    const found = [];
    const check = (name, have, least) => {
        if (have === null || have < least) {
            const got = have === null ? 'no' : (0,_rounding_js__WEBPACK_IMPORTED_MODULE_0__/* .formatGeneral */ .c6)(have);
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
    const text = `mean acceptance length ${acceptanceLength.toFixed(3)}, target ${target} ± ${(0,_rounding_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(ACCEPTANCE_TOLERANCE)}`;
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
    if ((0,_lenient_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(block) && block['present'] === true && block['adapter'] !== 'none')
        return [];
    return [infra('server_metrics_missing', 'server metrics are required for this point, but none were read')];
}
function clientLoad(cpu) {
    if (!cpu || cpu.observedShare <= cpu.maxShare)
        return [];
    const text = `the client used ${(0,_rounding_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(cpu.observedShare)} of a core (limit ${(0,_rounding_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(cpu.maxShare)}): it was the bottleneck`;
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

/***/ 4456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ measureAgenticDir),
  t: () => (/* binding */ measureFixedFile)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/measure/lenient-json.js
var lenient_json = __webpack_require__(10047);
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
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
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
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, asJson(item)]));
}
function asJson(value) {
    if (value === null || typeof value === 'string' || typeof value === 'boolean')
        return value;
    if (typeof value === 'number')
        return value;
    if (Array.isArray(value))
        return value.map(asJson);
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
// EXTERNAL MODULE: ./lib/src/core/measure/distribution.js
var distribution = __webpack_require__(44229);
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
    const shape = rates.length > 0 ? (0,distribution/* distributionOf */.AO)(Float64Array.from(rates)) : { mean: ends.length / (last - first) };
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
    ttft = new distribution/* Samples */.CC();
    latency = new distribution/* Samples */.CC();
    itl = new distribution/* Samples */.CC();
    fullResponseItl = new distribution/* Samples */.CC();
    latencyPerToken = new distribution/* Samples */.CC();
    input = new distribution/* Samples */.CC();
    output = new distribution/* Samples */.CC();
    expectedOutput = new distribution/* Samples */.CC();
    endSeconds = new distribution/* Samples */.CC();
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
                input: request_metrics_asJson((0,distribution/* distributionOf */.AO)(this.input.values())),
                output_actual: request_metrics_asJson((0,distribution/* distributionOf */.AO)(this.output.values())),
                output_expected: request_metrics_asJson((0,distribution/* distributionOf */.AO)(this.expectedOutput.values())),
            },
            throughput: this.throughput(gpus),
            cache: { theoretical_cache_hit_rate: theoreticalCacheHitRate },
        };
    }
    latencies() {
        const itl = (0,distribution/* distributionOf */.AO)(this.itl.values());
        const fullResponseItl = (0,distribution/* distributionOf */.AO)(this.fullResponseItl.values());
        const perToken = (0,distribution/* distributionOf */.AO)(this.latencyPerToken.values());
        return {
            ttft: request_metrics_asJson((0,distribution/* distributionOf */.AO)(this.ttft.values())),
            e2el: request_metrics_asJson((0,distribution/* distributionOf */.AO)(this.latency.values())),
            itl: request_metrics_asJson(itl),
            tpot: request_metrics_asJson(itl),
            intvty: request_metrics_asJson((0,distribution/* reciprocalDistribution */.FR)(itl, this.itl.values())),
            e2e_norm_intvty: request_metrics_asJson((0,distribution/* reciprocalDistribution */.FR)(perToken, this.latencyPerToken.values())),
            full_response_itl: request_metrics_asJson(fullResponseItl),
            full_response_intvty: request_metrics_asJson((0,distribution/* reciprocalDistribution */.FR)(fullResponseItl, this.fullResponseItl.values())),
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
// EXTERNAL MODULE: ./lib/src/core/measure/rounding.js
var rounding = __webpack_require__(62367);
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
const wholeTokens = (value) => (value === null ? null : (0,rounding/* roundHalfEven */.af)(value, 0));
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
    const aggregate = (0,rounding/* roundTree */.VX)(whole, DECIMALS);
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
// EXTERNAL MODULE: ./lib/src/core/measure/infx-block.js
var infx_block = __webpack_require__(79022);
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
// EXTERNAL MODULE: ./lib/src/core/measure/validity.js
var validity = __webpack_require__(65957);
// EXTERNAL MODULE: ./lib/src/files/json-file.js
var json_file = __webpack_require__(6721);
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
// EXTERNAL MODULE: ./lib/src/core/measure/exact.js
var exact = __webpack_require__(1496);
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
            watts: ordered.map(([, values]) => (0,exact/* exactMean */.Lt)((0,exact/* exactSums */.cB)(Float64Array.from(values)))),
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
    ...Object.fromEntries(Object.entries(metrics).map(([key, value]) => [key, (0,rounding/* roundHalfEven */.af)(value, /_[wj]$/.test(key) ? 3 : 6)])),
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
        metrics: Object.fromEntries(Object.entries(metrics).map(([key, value]) => [key, (0,rounding/* roundHalfEven */.af)(value, 6)])),
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
;// CONCATENATED MODULE: ./lib/src/core/measure/power-multinode-manifest.js
/**
 * The manifest of a multi-node power package (srt-slurm's dcgm-power, v1): what its producer promises. Field names are
 * the package's.
 */

const roles = ['prefill', 'decode', 'agg'];
const isRole = (value) => roles.includes(value);
/** `head_node_unix_clock`: samples and windows share one clock, so no time zone enters. */
const POWER_CLOCK = 'head_node_unix_clock';
const deviceKey = (hostname, gpuIndex) => `${hostname}/${gpuIndex}`;
/** Order of devices everywhere in the package: by host name, then by index. */
const byDevice = (a, b) => (a.hostname < b.hostname ? -1 : a.hostname > b.hostname ? 1 : a.gpuIndex - b.gpuIndex);
/** Devices and windows of the manifest; throws SyntaxError naming the first member that cannot be used. */
function readManifest(raw) {
    return {
        raw,
        devices: listOf(raw, 'expected_devices').map(readDevice),
        windows: listOf(raw, 'expected_windows').map((entry) => ({
            benchmarkType: textOf(entry, 'benchmark_type'),
            concurrency: wholeOf(entry, 'concurrency', 1),
        })),
    };
}
function readDevice(entry) {
    const assignments = listOf(entry, 'assignments').map((assignment) => {
        const role = assignment['worker_role'];
        if (!isRole(role))
            throw new SyntaxError(`worker_role is ${shown(role)}`);
        wholeOf(assignment, 'worker_index', 0);
        wholeOf(assignment, 'worker_process', 0);
        const isInGroup = (assignment['het_group'] ?? null) !== null;
        return { role, hetGroup: isInGroup ? wholeOf(assignment, 'het_group', 0) : null };
    });
    if (assignments.length === 0)
        throw new SyntaxError('a device has no assignments');
    return { hostname: textOf(entry, 'hostname'), gpuIndex: wholeOf(entry, 'gpu_index', 0), assignments };
}
function listOf(raw, key) {
    const list = raw[key] ?? [];
    if (!Array.isArray(list))
        throw new SyntaxError(`${key} is ${shown(list)}, not a list`);
    return list.map((entry) => {
        if ((0,lenient_json/* isRecord */.u4)(entry))
            return entry;
        throw new SyntaxError(`an entry of ${key} is ${shown(entry)}, not an object`);
    });
}
function textOf(raw, key) {
    const value = raw[key];
    if (typeof value === 'string' && value !== '')
        return value;
    throw new SyntaxError(`${key} is ${shown(value)}, not a text`);
}
function wholeOf(raw, key, least) {
    const value = raw[key];
    if (isWhole(value) && value >= least)
        return value;
    throw new SyntaxError(`${key} is ${shown(value)}, not a whole number from ${least}`);
}
const isWhole = (value) => Number.isSafeInteger(value);
/** Values as the ecosystem's audits print them. */
function shown(value) {
    if (value === undefined || value === null)
        return 'None';
    if (typeof value === 'boolean')
        return value ? 'True' : 'False';
    if (typeof value === 'string')
        return `'${value}'`;
    if (Array.isArray(value))
        return `[${value.map(shown).join(', ')}]`;
    return typeof value === 'number' ? String(value) : JSON.stringify(value);
}
const constants = {
    schema_version: 1,
    producer: 'srt-slurm.dcgm-power',
    source_metric: 'DCGM_FI_DEV_POWER_USAGE',
    unit: 'W',
    power_scope: 'gpu_device_board_as_reported_by_dcgm',
    timestamp_source: POWER_CLOCK,
    status: 'complete',
};
/** A package that says it is complete cannot also say that its collector broke. */
const contradictions = [
    'exporter_exited',
    'collector_exception',
    'collector_interrupted',
    'collector_join_timeout',
    'benchmark_child_reap_timeout',
];
/** Nor, where power was required, that the exporter never came up. */
const startFailures = ['exporter_startup_timeout', 'exporter_launch_failed', 'endpoint_resolution_failed'];
/** Everything in which the manifest is not a complete v1 package; its verdict and its evidence are judged elsewhere. */
function contractFailures({ raw }) {
    const failures = Object.entries(constants)
        .filter(([key, expected]) => raw[key] !== expected)
        .map(([key, expected]) => `${key} is ${shown(raw[key])}, expected ${shown(expected)}`);
    for (const key of ['started_at_unix', 'stopped_at_unix']) {
        if ((0,lenient_json/* finiteNumber */.vM)(raw[key]) === undefined)
            failures.push(`${key} is not finite`);
    }
    for (const key of ['sample_interval_seconds', 'request_timeout_seconds']) {
        if (!(((0,lenient_json/* finiteNumber */.vM)(raw[key]) ?? 0) > 0))
            failures.push(`${key} is not finite and positive`);
    }
    for (const key of ['scrape_count', 'sample_row_count']) {
        const value = raw[key];
        if (!isWhole(value) || value < 0)
            failures.push(`${key} is not a count`);
    }
    if (typeof raw['required'] !== 'boolean')
        failures.push('required is neither true nor false');
    const exporter = raw['dcgm_exporter'];
    if (!(0,lenient_json/* isRecord */.u4)(exporter) || !exporter['container_image_resolved']) {
        failures.push('dcgm_exporter names no image');
    }
    return [...failures, ...lifecycleFailures(raw)];
}
function lifecycleFailures(raw) {
    const codes = raw['reason_codes'];
    if (!Array.isArray(codes) || !codes.every((code) => typeof code === 'string')) {
        return ['reason_codes is not a list of texts'];
    }
    const blocking = raw['required'] === true ? [...contradictions, ...startFailures] : contradictions;
    const found = [...new Set(codes)].filter((code) => blocking.includes(code)).sort();
    return found.length === 0 ? [] : [`a complete package reports ${found.join(', ')}`];
}
//# sourceMappingURL=power-multinode-manifest.js.map
;// CONCATENATED MODULE: ./lib/src/core/measure/power-multinode-coverage.js
/** How well the samples of a multi-node power package cover one window. */

/** Is every planned device sampled before, after and densely within the window? */
function coverageOf(startUnix, endUnix, devices, maxGapSeconds) {
    const reasons = [];
    const gaps = {};
    for (const { hostname, gpuIndex } of [...devices.expected].sort(byDevice)) {
        const device = devices.observed.find((seen) => seen.hostname === hostname && seen.gpuIndex === gpuIndex);
        const [uuid = '', ...otherUuids] = device?.uuids ?? [];
        if (otherUuids.length > 0) {
            reasons.push('gpu_uuid_changed');
            continue;
        }
        const gap = device && power_multinode_coverage_largestGap(device.times, startUnix, endUnix);
        if (gap === undefined) {
            reasons.push('measurement_window_not_bracketed');
            continue;
        }
        gaps[`${hostname}/${uuid}`] = gap;
        if (gap > maxGapSeconds)
            reasons.push('sample_gap_exceeded');
    }
    return { reasons, gaps };
}
/** Largest distance of neighbouring samples that touch the window; undefined when it is not bracketed. */
function power_multinode_coverage_largestGap(times, startUnix, endUnix) {
    const ordered = [...times].sort((a, b) => a - b);
    const before = ordered.findLast((time) => time <= startUnix);
    const after = ordered.find((time) => time >= endUnix);
    if (before === undefined || after === undefined)
        return undefined;
    const sequence = [before, ...ordered.filter((time) => time > startUnix && time < endUnix), after];
    return sequence.slice(1).reduce((largest, time, at) => Math.max(largest, time - (sequence[at] ?? NaN)), 0);
}
//# sourceMappingURL=power-multinode-coverage.js.map
;// CONCATENATED MODULE: ./lib/src/core/measure/power-multinode-integral.js
/** Energy by role of a multi-node package. */



/** Energy of every planned device over the window, and what is published of it. The package has passed its audit. */
function integrateRoles(manifest, samples, roles, totals, gpus, trail) {
    const { startUnix, endUnix } = totals;
    const energies = { prefill: 0, decode: 0, agg: 0 };
    let total = 0;
    for (const { hostname, gpuIndex } of manifest.devices) {
        const device = samples.devices.find((seen) => seen.hostname === hostname && seen.gpuIndex === gpuIndex);
        const role = roles.get(deviceKey(hostname, gpuIndex));
        const integral = device &&
            integrateDevice({ gpu: hostname, times: device.times, watts: device.watts }, startUnix, endUnix);
        if (!device || !role || integral === undefined || typeof integral === 'string') {
            throw new Error(`${hostname}/${gpuIndex} passed the audit but cannot be integrated`);
        }
        energies[role] += integral.energyJ;
        total += integral.energyJ;
        trail.device(device, integral.energyJ, power_multinode_coverage_largestGap(device.times, startUnix, endUnix) ?? 0);
    }
    const seconds = endUnix - startUnix;
    const metrics = {
        ...deploymentMetrics(total, seconds, manifest.devices.length, totals),
        ...(roles.size > 0 && ![...roles.values()].includes('agg')
            ? roleMetrics(energies, seconds, gpus, totals)
            : {}),
    };
    const overflown = Object.entries(metrics).filter(([, value]) => !Number.isFinite(value));
    if (overflown.length === 0)
        trail.metrics(metrics);
    else
        trail.add('non_finite_power_metric', `non-finite: ${overflown
            .map(([key]) => key)
            .sort()
            .join(', ')}`);
}
const deploymentMetrics = (energyJ, seconds, devices, totals) => ({
    avg_power_w: energyJ / seconds / devices,
    avg_total_gpu_power_w: energyJ / seconds,
    total_gpu_energy_j: energyJ,
    joules_per_successful_query: energyJ / totals.completed,
    joules_per_input_token: energyJ / totals.inputTokens,
    joules_per_output_token: energyJ / totals.outputTokens,
    joules_per_total_token: energyJ / (totals.inputTokens + totals.outputTokens),
});
const roleMetrics = ({ prefill, decode }, seconds, gpus, totals) => ({
    ...(gpus.prefill > 0
        ? {
            prefill_gpu_energy_j: prefill,
            prefill_avg_power_w: prefill / seconds / gpus.prefill,
            prefill_joules_per_input_token: prefill / totals.inputTokens,
        }
        : {}),
    ...(gpus.decode > 0
        ? {
            decode_gpu_energy_j: decode,
            decode_avg_power_w: decode / seconds / gpus.decode,
            decode_joules_per_output_token: decode / totals.outputTokens,
        }
        : {}),
});
//# sourceMappingURL=power-multinode-integral.js.map
// EXTERNAL MODULE: ./lib/src/core/canonical-json.js
var canonical_json = __webpack_require__(42541);
;// CONCATENATED MODULE: ./lib/src/core/measure/power-multinode-topology.js
/** Devices and roles of a multi-node power package against what was planned. */

/** Is every planned device seen, and only those, each with one identity and one role? */
function judgeDevices(expected, observed) {
    const keys = new Set(expected.map(({ hostname, gpuIndex }) => deviceKey(hostname, gpuIndex)));
    const seen = new Set(observed.map(({ hostname, gpuIndex }) => deviceKey(hostname, gpuIndex)));
    const uuids = observed.flatMap((device) => device.uuids);
    const reasons = [];
    if (keys.size === 0 || [...keys].some((key) => !seen.has(key)))
        reasons.push('expected_device_missing');
    if ([...seen].some((key) => !keys.has(key)))
        reasons.push('unexpected_device');
    // One physical GPU under two names would be counted twice.
    const isOneToOne = observed.every((device) => device.uuids.length === 1) && new Set(uuids).size === uuids.length;
    if (!isOneToOne)
        reasons.push('gpu_uuid_changed');
    const roles = rolesOf(expected);
    if (!roles)
        reasons.push('conflicting_worker_roles');
    if (!hetGroupsOf(expected))
        reasons.push('conflicting_het_groups');
    return { roles: roles ?? new Map(), reasons };
}
function rolesOf(devices) {
    const roles = new Map();
    for (const { hostname, gpuIndex, assignments } of [...devices].sort(byDevice)) {
        const [role, ...others] = new Set(assignments.map((assignment) => assignment.role));
        if (role === undefined || others.length > 0)
            return undefined;
        roles.set(deviceKey(hostname, gpuIndex), role);
    }
    return roles;
}
/** Heterogeneous Slurm group of each host; undefined when a host has two. */
function hetGroupsOf(devices) {
    const groups = new Map();
    for (const { hostname, assignments } of devices) {
        const [group = null, ...others] = new Set(assignments.map(({ hetGroup }) => hetGroup));
        if (others.length > 0 || (groups.has(hostname) && groups.get(hostname) !== group))
            return undefined;
        groups.set(hostname, group);
    }
    return groups;
}
/**
 * GPUs that each role of the package must have. Without decode workers the deployment is aggregate: its workers are
 * `agg` in packages that know the role, and all `prefill` in those that do not.
 */
function expectedRoles(planned, roles) {
    const isAggregate = planned.decode === 0 && [...roles.values()].includes('agg');
    const counts = isAggregate
        ? [['agg', planned.prefill]]
        : [
            ['decode', planned.decode],
            ['prefill', planned.prefill],
        ];
    return new Map(counts.filter(([, count]) => count > 0));
}
/** In what the package's roles differ from the plan; texts for a person. */
function topologyFailures(devices, roles, expected) {
    const found = new Map();
    for (const role of roles.values())
        found.set(role, (found.get(role) ?? 0) + 1);
    const names = (counts) => shown([...counts.keys()].sort());
    const failures = [];
    if (names(found) !== names(expected))
        failures.push(`expected roles ${names(expected)}, found ${names(found)}`);
    for (const [role, count] of expected) {
        const have = found.get(role) ?? 0;
        if (have !== count)
            failures.push(`expected ${count} ${role} GPUs, found ${have}`);
    }
    return [...failures, ...hetGroupFailures(devices, roles)];
}
/** In a heterogeneous job every role has a group of its own. */
function hetGroupFailures(devices, roles) {
    const groups = hetGroupsOf(devices);
    if (!groups)
        return ['conflicting_het_groups (topology)'];
    if ([...groups.values()].every((group) => group === null))
        return [];
    const byRole = new Map();
    for (const { hostname, gpuIndex } of devices) {
        const role = roles.get(deviceKey(hostname, gpuIndex));
        if (role === undefined)
            continue;
        byRole.set(role, (byRole.get(role) ?? new Set()).add(groups.get(hostname) ?? null));
    }
    const failures = [];
    const taken = [];
    for (const [role, of] of [...byRole].sort(([a], [b]) => (a < b ? -1 : 1))) {
        const [group = null, ...others] = of;
        if (others.length > 0)
            failures.push(`role ${role} spans ${of.size} het groups, expected one`);
        else if (group === null)
            failures.push(`role ${role} has no het group while other roles have one`);
        else
            taken.push(group);
    }
    if (new Set(taken).size !== taken.length)
        failures.push('roles share a het group');
    return failures;
}
//# sourceMappingURL=power-multinode-topology.js.map
;// CONCATENATED MODULE: ./lib/src/core/measure/power-multinode-windows.js
/** The measured windows of a multi-node power package: one file per concurrency, bound to the client's result. */



const windowKey = (type, concurrency) => `${concurrency} ${type}`;
/** Judges every window file and every planned window, as the producer's own audit does. */
async function auditWindows(files, planned, devices, maxGapSeconds, readResult) {
    const { windows, duplicates, errors } = scan(files);
    const plannedKeys = new Set(planned.map((plan) => windowKey(plan.benchmarkType, plan.concurrency)));
    const unexpected = [...windows.values()]
        .filter((window) => !plannedKeys.has(windowKey(window.benchmarkType, window.concurrency)))
        .sort((a, b) => compareTexts(a.benchmarkType, b.benchmarkType) || a.concurrency - b.concurrency)
        .map(({ path }) => ({ path, reason_codes: ['measurement_window_unexpected'] }));
    const audits = [];
    for (const { benchmarkType, concurrency } of planned) {
        const key = windowKey(benchmarkType, concurrency);
        const window = windows.get(key);
        const missing = duplicates.has(key) ? 'measurement_window_duplicate' : 'measurement_window_missing';
        const judged = window
            ? await judgeWindow(window, devices, maxGapSeconds, readResult)
            : { reasons: [missing], gaps: {} };
        audits.push({
            benchmark_type: benchmarkType,
            concurrency,
            window_file: window?.path ?? null,
            power_coverage_valid: judged.reasons.length === 0,
            reason_codes: [...new Set(judged.reasons)],
            per_device_max_sample_gap_seconds: judged.gaps,
        });
    }
    return { audits, errors: [...errors, ...unexpected], windows: [...windows.values()] };
}
const compareTexts = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
function scan(files) {
    const windows = new Map();
    const duplicates = new Set();
    const errors = [];
    const report = (path, reason) => void errors.push({ path, reason_codes: [reason] });
    for (const file of [...files].sort((a, b) => compareTexts(a.path, b.path))) {
        const window = readWindow(file);
        if (typeof window === 'string') {
            report(file.path, window);
            continue;
        }
        const key = windowKey(window.benchmarkType, window.concurrency);
        const first = windows.get(key);
        if (!first)
            windows.set(key, window);
        else {
            duplicates.add(key);
            report(first.path, 'measurement_window_duplicate');
            report(file.path, 'measurement_window_duplicate');
        }
    }
    for (const key of duplicates)
        windows.delete(key);
    return { windows, duplicates, errors };
}
/** The window, or the reason code of a file that is none. */
function readWindow({ path, text }) {
    if (text === undefined)
        return 'measurement_window_artifact_path_invalid';
    const raw = parsedJson(text);
    if (!(0,lenient_json/* isRecord */.u4)(raw))
        return 'measurement_window_malformed';
    const { status, concurrency, benchmark_type: benchmarkType, result_path: resultPath } = raw;
    const startUnix = (0,lenient_json/* finiteNumber */.vM)(raw['benchmark_start_time_unix']);
    const isWindow = raw['schema_version'] === 1 &&
        raw['clock_source'] === POWER_CLOCK &&
        typeof benchmarkType === 'string' &&
        typeof concurrency === 'number' &&
        Number.isInteger(concurrency) &&
        typeof status === 'string' &&
        startUnix !== undefined;
    if (!isWindow)
        return 'measurement_window_malformed';
    if (typeof resultPath !== 'string' || !isSafePath(resultPath) || stemOf(resultPath) !== stemOf(path)) {
        return 'measurement_window_result_path_invalid';
    }
    if (!isConsistent(status, raw))
        return 'measurement_window_malformed';
    return {
        path,
        benchmarkType,
        concurrency,
        resultPath,
        status,
        startUnix,
        endUnix: (0,lenient_json/* finiteNumber */.vM)(raw['benchmark_end_time_unix']) ?? null,
        durationSeconds: (0,lenient_json/* finiteNumber */.vM)(raw['duration']) ?? null,
    };
}
/** What each status may say of its end: a window that never ended has none, one that failed says why. */
function isConsistent(status, raw) {
    const end = raw['benchmark_end_time_unix'] ?? null;
    const duration = raw['duration'] ?? null;
    const reason = raw['reason'] ?? null;
    const hasReason = typeof reason === 'string' && reason !== '';
    const hasEnd = (0,lenient_json/* finiteNumber */.vM)(end) !== undefined && ((0,lenient_json/* finiteNumber */.vM)(duration) ?? 0) > 0;
    switch (status) {
        case 'running':
            return end === null && duration === null && reason === null;
        case 'interrupted':
            return end === null && duration === null && hasReason;
        case 'completed':
            return hasEnd && reason === null;
        case 'failed':
            return hasEnd && hasReason;
        default:
            return false;
    }
}
/** Relative, and never above its root. */
function isSafePath(path) {
    if (path === '' || /^[/~\\]/.test(path) || path.includes('\0'))
        return false;
    return !path.split(/[/\\]/).includes('..');
}
const stemOf = (path) => (path.split('/').at(-1) ?? '').replace(/(?<=.)\.[^.]*$/, '');
function parsedJson(text) {
    try {
        return (0,lenient_json/* parseLenientJson */.Ri)(text);
    }
    catch (cause) {
        if (cause instanceof SyntaxError)
            return undefined;
        throw cause;
    }
}
async function judgeWindow(window, devices, maxGapSeconds, readResult) {
    const { startUnix, endUnix, durationSeconds } = window;
    if (window.status !== 'completed' || endUnix === null || durationSeconds === null) {
        return { reasons: ['measurement_window_incomplete'], gaps: {} };
    }
    const text = await readResult(window.resultPath);
    const result = text === undefined ? undefined : parsedJson(text);
    if (result === undefined)
        return { reasons: ['measurement_window_result_missing'], gaps: {} };
    const isSame = (0,lenient_json/* isRecord */.u4)(result) &&
        result['benchmark_start_time_unix'] === startUnix &&
        result['benchmark_end_time_unix'] === endUnix &&
        result['duration'] === durationSeconds;
    if (!isSame)
        return { reasons: ['measurement_window_result_mismatch'], gaps: {} };
    if (Math.abs(endUnix - startUnix - durationSeconds) > Math.max(0.5, 0.01 * durationSeconds)) {
        return { reasons: ['measurement_window_clock_mismatch'], gaps: {} };
    }
    const coverage = coverageOf(startUnix, endUnix, devices, maxGapSeconds);
    return coverage.reasons.length === 0 ? coverage : { ...coverage, gaps: {} };
}
//# sourceMappingURL=power-multinode-windows.js.map
;// CONCATENATED MODULE: ./lib/src/core/measure/power-multinode-package.js
/**
 * Is a multi-node power package whole and true to itself? Everything is computed again from the samples and windows;
 * the producer's verdict is compared with the outcome, never believed.
 */





/** The failure of a package that belongs to no client its producer knows. */
const noPlannedWindow = 'no expected measurement window';
async function auditPackage(manifest, samples, windowFiles, maxGapSeconds, readResult) {
    const { roles, reasons } = judgeDevices(manifest.devices, samples.devices);
    const devices = { expected: manifest.devices, observed: samples.devices };
    const audited = await auditWindows(windowFiles, manifest.windows, devices, maxGapSeconds, readResult);
    const failures = [
        ...contractFailures(manifest),
        ...samples.reasons.map((reason) => `${reason} in samples.csv`),
        ...reasons.map((reason) => `${reason} (device identity/topology)`),
        ...(manifest.windows.length === 0 ? [noPlannedWindow] : []),
        ...audited.audits.flatMap((audit) => audit.reason_codes.map((code) => `${code} (window ${audit.benchmark_type}/${audit.concurrency})`)),
        ...audited.errors.flatMap(({ path, reason_codes }) => reason_codes.map((code) => `${code} (${path})`)),
        ...evidenceFailures(manifest, samples, audited),
    ];
    return { roles, windows: audited.windows, failures };
}
/** Where the manifest's own account differs from what the files show. */
function evidenceFailures(manifest, samples, audited) {
    const { raw } = manifest;
    const failures = [];
    const count = (key) => JSON.stringify(raw[key] ?? null) === 'null' ? 'None' : JSON.stringify(raw[key]);
    if (raw['sample_row_count'] !== samples.rowCount) {
        failures.push(`sample_row_count is ${count('sample_row_count')}, disk has ${samples.rowCount} rows`);
    }
    if (((0,lenient_json/* finiteNumber */.vM)(raw['scrape_count']) ?? -1) <= samples.lastScrape) {
        failures.push(`scrape_count is ${count('scrape_count')}, disk needs at least ${samples.lastScrape + 1}`);
    }
    if (samples.devices.length === 0)
        failures.push('observed_devices is empty');
    const observed = samples.devices.map(({ hostname, gpuIndex, uuids, times }) => ({
        hostname,
        gpu_index: gpuIndex,
        gpu_uuids: uuids,
        first_sample_time_unix: Math.min(...times),
        last_sample_time_unix: Math.max(...times),
    }));
    const claims = [
        ['observed_devices', observed, 'the devices derived from samples.csv'],
        ['window_validations', audited.audits, 'the recomputed window audit'],
        ['artifact_errors', audited.errors, 'the recomputed artifact scan'],
    ];
    for (const [key, found, what] of claims) {
        if (!isSameJson(raw[key], found))
            failures.push(`${key} does not match ${what}`);
    }
    const keys = {
        expected_devices: manifest.devices.map(({ hostname, gpuIndex }) => deviceKey(hostname, gpuIndex)),
        expected_windows: manifest.windows.map((window) => `${window.concurrency} ${window.benchmarkType}`),
    };
    for (const [label, list] of Object.entries(keys)) {
        if (new Set(list).size !== list.length)
            failures.push(`${label} contains duplicate keys`);
    }
    return failures;
}
/** Equal values in any order of keys. A number that is not finite equals nothing: our own side never holds one. */
function isSameJson(a, b) {
    const [left, right] = [a, b].map(canonicalOrUndefined);
    return left !== undefined && left === right;
}
function canonicalOrUndefined(value) {
    if (value === undefined)
        return undefined;
    try {
        return (0,canonical_json/* canonicalJson */.dj)(value);
    }
    catch (cause) {
        if (cause instanceof TypeError)
            return undefined;
        throw cause;
    }
}
//# sourceMappingURL=power-multinode-package.js.map
;// CONCATENATED MODULE: ./lib/src/core/measure/power-multinode-samples.js



const header = 'schema_version,timestamp_unix,scrape_seq,hostname,gpu_index,gpu_uuid,power_w';
const columns = header.split(',').length;
/** Reads the samples; absent = no file. */
async function readPowerSamples(chunks) {
    if (!chunks)
        return { devices: [], rowCount: 0, lastScrape: -1, reasons: ['samples_csv_missing'] };
    const sink = new SamplesSink();
    await (0,lines/* eachLine */.I)(chunks, sink);
    return sink.result();
}
class SamplesSink {
    #reasons = new Set();
    #rows = new Map();
    #headerSeen = false;
    #isOurs = true;
    line(bytes, start, end, number) {
        if (!this.#isOurs)
            return;
        const text = bytes.toString('utf8', start, end).replace(/\r$/, '');
        if (number === 1) {
            this.#headerSeen = true;
            this.#isOurs = text === header;
            return;
        }
        const row = readRow(csvCells(text));
        if (!row) {
            this.#reasons.add('samples_csv_malformed');
            return;
        }
        const key = `${row.scrape} ${deviceKey(row.hostname, row.gpuIndex)}`;
        if (this.#rows.has(key))
            this.#reasons.add('duplicate_sample_row');
        else
            this.#rows.set(key, row);
    }
    oversized() {
        this.#reasons.add('samples_csv_malformed');
    }
    result() {
        if (!this.#headerSeen || !this.#isOurs) {
            return { devices: [], rowCount: 0, lastScrape: -1, reasons: ['samples_csv_header_mismatch'] };
        }
        const devices = devicesOf([...this.#rows.values()]);
        const isRising = devices.every(({ times }) => times.every((time, at) => !(time <= (times[at - 1] ?? -Infinity))));
        return {
            devices,
            rowCount: this.#rows.size,
            lastScrape: [...this.#rows.values()].reduce((last, { scrape }) => Math.max(last, scrape), -1),
            // A repeated row is told after the unreadable ones, as the package's own checks do.
            reasons: [
                ...['samples_csv_malformed', 'duplicate_sample_row'].filter((reason) => this.#reasons.has(reason)),
                ...(isRising ? [] : ['timestamp_non_monotonic']),
            ],
        };
    }
}
const wholeNumber = /^[+-]?\d{1,15}$/;
const decimalNumber = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
function readRow(cells) {
    const [version = '', time = '', scrape = '', hostname = '', gpuIndex = '', uuid = '', power = ''] = cells;
    if (cells.length !== columns || hostname === '' || uuid === '')
        return undefined;
    if (![version, scrape, gpuIndex].every((cell) => wholeNumber.test(cell)))
        return undefined;
    if (![time, power].every((cell) => decimalNumber.test(cell)))
        return undefined;
    const row = {
        atUnix: Number(time),
        scrape: Number(scrape),
        hostname,
        gpuIndex: Number(gpuIndex),
        uuid,
        watts: Number(power),
    };
    const isUsable = Number(version) === 1 &&
        Number.isFinite(row.atUnix) &&
        isReading(row.watts) &&
        row.scrape >= 0 &&
        row.gpuIndex >= 0;
    return isUsable ? row : undefined;
}
/** DCGM says "no value" with sixteen reserved numbers, as 32-bit integers and as doubles; they are no draw of a GPU. */
const blanks = [2_147_483_632, 140_737_488_355_328];
const isReading = (watts) => watts >= 0 && Number.isFinite(watts) && !blanks.some((first) => watts >= first && watts < first + 16);
function devicesOf(rows) {
    const byKey = new Map();
    for (const row of rows) {
        const key = deviceKey(row.hostname, row.gpuIndex);
        const same = byKey.get(key);
        if (same)
            same.push(row);
        else
            byKey.set(key, [row]);
    }
    return [...byKey.values()]
        .flatMap((unordered) => {
        const ordered = [...unordered].sort((a, b) => a.scrape - b.scrape);
        const [first] = ordered;
        if (!first)
            return [];
        return [
            {
                hostname: first.hostname,
                gpuIndex: first.gpuIndex,
                uuids: [...new Set(ordered.map(({ uuid }) => uuid))],
                times: ordered.map(({ atUnix }) => atUnix),
                watts: ordered.map(({ watts }) => watts),
            },
        ];
    })
        .sort(byDevice);
}
//# sourceMappingURL=power-multinode-samples.js.map
;// CONCATENATED MODULE: ./lib/src/core/measure/power-multinode-report.js




/** Collects findings in order; reasons are codes and come once, failures are texts. */
class AuditTrail {
    #subject;
    #benchmarkWindow;
    #reasons = new Set();
    #failures = [];
    #energies = {};
    #gaps = {};
    #producer = { commit: null, imageSha256: null, storedValid: null };
    #recomputedValid = null;
    #counts = { expected: 0, observed: 0 };
    #roles = {};
    #window;
    #metrics = {};
    constructor(subject, benchmarkWindow) {
        this.#subject = subject;
        this.#benchmarkWindow = benchmarkWindow;
    }
    get reasons() {
        return [...this.#reasons];
    }
    get producerFacts() {
        return this.#producer;
    }
    /** Figures to publish; none as soon as anything is wrong. */
    get validMetrics() {
        return this.#reasons.size === 0 ? this.#metrics : {};
    }
    add(reason, failure) {
        this.#reasons.add(reason);
        if (failure !== undefined)
            this.#failures.push(failure);
    }
    note(...failures) {
        this.#failures.push(...failures);
    }
    producer(raw) {
        const exporter = raw['dcgm_exporter'];
        const text = (value) => (typeof value === 'string' ? value : null);
        const stored = raw['publication_valid'];
        this.#producer = {
            commit: text(raw['producer_git_commit']),
            imageSha256: (0,lenient_json/* isRecord */.u4)(exporter) ? text(exporter['container_image_sha256']) : null,
            storedValid: typeof stored === 'boolean' ? stored : null,
        };
    }
    recomputed(isValid) {
        this.#recomputedValid = isValid;
    }
    devices(manifest, samples, roles) {
        this.#counts = { expected: manifest.devices.length, observed: samples.devices.length };
        const labels = new Map(samples.devices.map((device) => [deviceKey(device.hostname, device.gpuIndex), label(device)]));
        this.#roles = Object.fromEntries([...roles].map(([key, role]) => [labels.get(key) ?? key, role]));
    }
    selected(window) {
        this.#window = window;
    }
    device(device, energyJ, gapSeconds) {
        this.#energies[label(device)] = energyJ;
        this.#gaps[label(device)] = gapSeconds;
    }
    metrics(metrics) {
        this.#metrics = metrics;
    }
    sidecar() {
        const { telemetrySource, benchmarkSource, producerCommit } = this.#subject;
        return {
            schema_version: 1,
            power_valid: this.#reasons.size === 0,
            reasons: this.reasons,
            failures: this.#failures,
            telemetry_source: telemetrySource,
            benchmark_result: benchmarkSource,
            benchmark_window: this.#benchmarkWindow ? powerWindowJson(this.#benchmarkWindow) : null,
            selected_window: this.#window ? windowJson(this.#window) : null,
            integration_method: INTEGRATION_METHOD,
            producer: {
                producer_git_commit: this.#producer.commit,
                expected_producer_git_commit: producerCommit ?? null,
                exporter_image_sha256: this.#producer.imageSha256,
                stored_publication_valid: this.#producer.storedValid,
                recomputed_publication_valid: this.#recomputedValid,
            },
            expected_gpu_count: this.#counts.expected,
            observed_gpu_count: this.#counts.observed,
            per_gpu_role: this.#roles,
            per_gpu_max_sample_gap_s: this.#gaps,
            per_gpu_energy_j: Object.fromEntries(Object.entries(this.#energies).map(([gpu, joules]) => [gpu, Number.isFinite(joules) ? joules : null])),
            metrics: Object.fromEntries(Object.entries(this.validMetrics).map(([key, value]) => [key, (0,rounding/* roundHalfEven */.af)(value, 6)])),
        };
    }
}
function multinodeOutcome(trail) {
    const { reasons } = trail;
    const valid = reasons.length === 0;
    return { valid, reasons, fields: publishedPower(valid, trail.validMetrics), sidecar: trail.sidecar() };
}
/** `host/GPU-uuid`, or `host/index` when the device has no single identity. */
const label = ({ hostname, gpuIndex, uuids }) => `${hostname}/${uuids.length === 1 ? uuids[0] : gpuIndex}`;
const windowJson = (window) => ({
    window_file: window.path,
    result_path: window.resultPath,
    benchmark_type: window.benchmarkType,
    concurrency: window.concurrency,
    start_time_unix: window.startUnix,
    end_time_unix: window.endUnix,
    duration: window.durationSeconds,
});
//# sourceMappingURL=power-multinode-report.js.map
;// CONCATENATED MODULE: ./lib/src/core/measure/power-multinode.js
/**
 * Power and energy of a multi-node point from its DCGM package: the whole deployment, and prefill and decode apart where
 * they are apart (inferencex.md §7.5). Role energy is that of the role's GPUs over the whole measured window, not of a
 * phase of the computation.
 */










/** Readings of two clocks of one machine, and of a phase that is entered when a line of the client arrives. */
const bracketSlackSeconds = 1;
/** Checks the package and integrates it over the window of the processed result. Never throws for bad telemetry. */
async function aggregateMultinodePower(input) {
    if (input.ownWindow)
        return overOwnWindow(input, input.ownWindow);
    const text = input.benchmarkText;
    const benchmark = text === undefined ? undefined : parsedJson(text);
    const { window, reasons } = windowOfBenchmark(benchmark, text ?? '');
    const trail = new AuditTrail(input, window);
    await examine(input, benchmark, reasons.length === 0 ? window : undefined, trail);
    for (const reason of reasons)
        trail.add(reason);
    return multinodeOutcome(trail);
}
/**
 * The package of a run whose window nobody else wrote: everything in it is checked as ever, but its producer's verdict,
 * which is against every package without windows. The window must lie where our timeline has the engine loaded, and the
 * samples, which have the clock of the head node, must bracket it: clocks that disagree are found by one or the other.
 */
async function overOwnWindow(input, own) {
    const trail = new AuditTrail(input, own.window);
    for (const reason of own.reasons)
        trail.add(reason);
    const { window, bracket } = own;
    const isInBracket = window !== undefined &&
        bracket !== undefined &&
        window.startUnix >= bracket.fromUnix - bracketSlackSeconds &&
        window.endUnix <= bracket.toUnix + bracketSlackSeconds;
    if (window && !isInBracket) {
        const span = bracket ? `${bracket.fromUnix}..${bracket.toUnix}` : 'unknown';
        const detail = `${window.startUnix}..${window.endUnix} is not within ${span}`;
        trail.add('benchmark_window_outside_timeline', detail);
    }
    await examineOwn(input, window, trail);
    return multinodeOutcome(trail);
}
async function examineOwn(input, window, trail) {
    const opened = await openPackage(input, trail);
    if (!opened)
        return;
    const { manifest, samples, audit } = opened;
    const failures = audit.failures.filter((failure) => failure !== noPlannedWindow);
    trail.recomputed(failures.length === 0);
    trail.note(...failures);
    if (failures.length > 0)
        trail.add('package_recompute_invalid');
    judgeRoles(input.gpus, manifest, audit, trail);
    trail.devices(manifest, samples, audit.roles);
    if (!window)
        return;
    const devices = { expected: manifest.devices, observed: samples.devices };
    const covered = coverageOf(window.startUnix, window.endUnix, devices, input.maxGapSeconds);
    for (const reason of covered.reasons)
        trail.add(reason);
    if (trail.reasons.length > 0)
        return;
    integrateRoles(manifest, samples, audit.roles, window, input.gpus, trail);
}
/** Undefined when there is none that can be judged, which is told. */
async function openPackage(input, trail) {
    const files = input.package;
    if (!files) {
        trail.add('power_artifacts_missing', `power dir missing: ${input.telemetrySource}`);
        return undefined;
    }
    const manifest = openManifest(files, input.producerCommit, trail);
    if (!manifest)
        return undefined;
    const samples = await readPowerSamples(files.samples);
    const audit = await auditPackage(manifest, samples, files.windows, input.maxGapSeconds, files.readResult);
    return { manifest, samples, audit };
}
async function examine(input, benchmark, totals, trail) {
    const opened = await openPackage(input, trail);
    if (!opened || !input.package)
        return;
    const { manifest, samples, audit } = opened;
    judgeVerdict(manifest, audit, trail);
    judgeRoles(input.gpus, manifest, audit, trail);
    trail.devices(manifest, samples, audit.roles);
    const window = await windowOfResult(benchmark, totals, audit, input.package.readResult, input.benchmarkSource, trail);
    if (!window || !totals || trail.reasons.length > 0)
        return;
    integrateRoles(manifest, samples, audit.roles, totals, input.gpus, trail);
}
function openManifest(files, producerCommit, trail) {
    if (files.manifestText === undefined) {
        trail.add('manifest_missing', 'manifest.json is missing');
        return undefined;
    }
    const raw = parsedJson(files.manifestText);
    if (!(0,lenient_json/* isRecord */.u4)(raw)) {
        trail.add('manifest_malformed', 'manifest.json holds no JSON object');
        return undefined;
    }
    trail.producer(raw);
    const commit = trail.producerFacts.commit;
    if (!producerCommit)
        trail.add('producer_pin_missing', 'no expected producer commit is configured');
    else if (commit !== producerCommit) {
        trail.add('producer_commit_mismatch', `producer_git_commit ${shown(commit)} != expected ${shown(producerCommit)}`);
    }
    try {
        return readManifest(raw);
    }
    catch (cause) {
        if (!(cause instanceof SyntaxError))
            throw cause;
        trail.add('manifest_malformed', `manifest.json: ${cause.message}`);
        trail.recomputed(false);
        return undefined;
    }
}
/** The producer's verdict has to be true, and to be ours. */
function judgeVerdict({ raw }, { failures }, trail) {
    const isValid = failures.length === 0;
    trail.recomputed(isValid);
    trail.note(...failures);
    if (!isValid)
        trail.add('package_recompute_invalid');
    const stored = typeof raw['publication_valid'] === 'boolean' ? raw['publication_valid'] : null;
    if (stored !== isValid) {
        trail.add('producer_verdict_mismatch', `stored publication_valid=${shown(stored)}, recomputed=${shown(isValid)}`);
    }
    else if (!stored)
        trail.add('package_recompute_invalid', 'stored and recomputed both invalid');
}
function judgeRoles(gpus, manifest, { roles }, trail) {
    const expected = expectedRoles(gpus, roles);
    if (expected.size === 0)
        trail.add('topology_env_mismatch', 'the point has no GPUs');
    else if (roles.size > 0) {
        for (const failure of topologyFailures(manifest.devices, roles, expected)) {
            trail.add('topology_env_mismatch', failure);
        }
    }
}
/** The one finished window whose result, by content, is the processed one: launchers rename their copies. */
async function windowOfResult(benchmark, totals, audit, readResult, source, trail) {
    const refuse = (reason, detail) => void trail.add(reason, detail);
    if (!(0,lenient_json/* isRecord */.u4)(benchmark))
        return refuse('invalid_benchmark_result', `${source} holds no JSON object`);
    const conc = benchmark['max_concurrency'];
    const matches = audit.windows.filter(({ status, concurrency }) => status === 'completed' && concurrency === conc);
    const [window] = matches;
    if (!window || matches.length > 1) {
        return refuse('window_for_result_missing', `found ${matches.length} completed windows for concurrency ${shown(conc)}`);
    }
    const text = await readResult(window.resultPath);
    const original = text === undefined ? undefined : parsedJson(text);
    if (original === undefined) {
        return refuse('measurement_window_result_missing', `original result unreadable: ${window.resultPath}`);
    }
    if (!isSameJson(original, benchmark)) {
        const name = source.split('/').at(-1) ?? source;
        return refuse('result_content_mismatch', `workspace copy ${name} differs from original ${window.resultPath}`);
    }
    if (totals && (totals.startUnix !== window.startUnix || totals.endUnix !== window.endUnix)) {
        return refuse('measurement_window_result_mismatch', `${window.path} has other times than its result`);
    }
    trail.selected(window);
    return window;
}
//# sourceMappingURL=power-multinode.js.map
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/src/files/result-files.js
var result_files = __webpack_require__(67355);
;// CONCATENATED MODULE: ./lib/src/files/power-package.js
/** A multi-node power package on disk: `power/` below the root of a job's logs (docs/measurement.md, Power). */





/** Manifests and results are small; larger ones are refused, not read. */
const maxJsonBytes = 64 * 1024 * 1024;
/** Opens the package below `logsRoot`; undefined when there is none. */
async function openPowerPackage(logsRoot) {
    const dir = (0,external_node_path_.join)(logsRoot, 'power');
    const windowNames = await namesIn((0,external_node_path_.join)(dir, 'windows'));
    if (!(await isDirectory(dir)))
        return undefined;
    const manifest = (0,external_node_path_.join)(dir, 'manifest.json');
    const samples = (0,external_node_path_.join)(dir, 'samples.csv');
    return {
        ...((await (0,result_files/* isFile */.fo)(manifest)) ? { manifestText: await (0,json_file/* readBoundedText */.Ht)(manifest, maxJsonBytes) } : {}),
        ...((await (0,result_files/* isFile */.fo)(samples)) ? { samples: (0,external_node_fs_.createReadStream)(samples) } : {}),
        windows: await Promise.all(windowNames.map((name) => windowFile((0,external_node_path_.join)(dir, 'windows', name), name))),
        readResult: (path) => resultBelow(logsRoot, path),
    };
}
async function windowFile(path, name) {
    const isPlain = (await (0,promises_.lstat)(path)).isFile();
    return {
        path: `windows/${name}`,
        ...(isPlain ? { text: await (0,json_file/* readBoundedText */.Ht)(path, maxJsonBytes) } : {}),
    };
}
/** A link may lead out of the logs, which a package has no business with. */
async function resultBelow(root, path) {
    try {
        const file = await (0,promises_.realpath)((0,external_node_path_.join)(root, path));
        if (!file.startsWith((await (0,promises_.realpath)(root)) + external_node_path_.sep))
            return undefined;
        return await (0,json_file/* readBoundedText */.Ht)(file, maxJsonBytes);
    }
    catch (cause) {
        const code = (0,json_file/* errorCode */.CA)(cause);
        if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR')
            return undefined;
        throw cause;
    }
}
async function namesIn(dir) {
    try {
        return await (0,promises_.readdir)(dir);
    }
    catch (cause) {
        if ((0,json_file/* errorCode */.CA)(cause) === 'ENOENT' || (0,json_file/* errorCode */.CA)(cause) === 'ENOTDIR')
            return [];
        throw cause;
    }
}
async function isDirectory(path) {
    try {
        return (await (0,promises_.lstat)(path)).isDirectory();
    }
    catch (cause) {
        if ((0,json_file/* errorCode */.CA)(cause) === 'ENOENT' || (0,json_file/* errorCode */.CA)(cause) === 'ENOTDIR')
            return false;
        throw cause;
    }
}
//# sourceMappingURL=power-package.js.map
;// CONCATENATED MODULE: ./lib/src/files/measure-power.js
/** Power of a measured point: samples of one host, or the package of a multi-node job. */











/** Energy readings of amd-smi are small; larger files are refused, not read. */
const maxSidecarBytes = 64 * 1024 * 1024;
/** Of samples of one host, over the client's profiling phase. */
async function agenticPower(telemetry, point, summary, measured) {
    return powerOf(telemetry, point, result_files/* CLIENT_SUMMARY */.jD, agenticWindow(summary, telemetry.utcOffsetMinutes, measured));
}
function agenticWindow(summary, utcOffsetMinutes, { aggregate, evidence }) {
    const clock = summary && profilingWindow(summary, utcOffsetMinutes);
    if (!clock)
        return { window: undefined, reasons: ['invalid_benchmark_window'] };
    return checkWindow({
        ...clock,
        reportedSeconds: clock.endUnix - clock.startUnix,
        completed: Number(aggregate['num_requests_successful']),
        inputTokens: evidence.inputTokens ?? 0,
        outputTokens: evidence.outputTokens ?? 0,
    });
}
/** Of a package without windows; undefined when there is none, since the point may have been sampled otherwise. */
async function packagedAgenticPower({ point, powerPackage, provenance }, summary, measured) {
    if (powerPackage === undefined || !point.multinode)
        return undefined;
    const files = await openPowerPackage(powerPackage.root);
    if (!files)
        return undefined;
    const bracket = loadedBetween(provenance.timeline);
    return aggregateMultinodePower({
        ...packageFacts(files, powerPackage, point, result_files/* CLIENT_SUMMARY */.jD),
        ownWindow: { ...agenticWindow(summary, powerPackage.utcOffsetMinutes, measured), bracket },
    });
}
/** From when the engine could serve until it was stopped, in Unix seconds. */
function loadedBetween(timeline) {
    const healthy = timeline.findIndex(({ phase }) => phase === 'healthy');
    const from = timeline[healthy];
    const to = timeline.slice(healthy + 1).find(({ phase }) => phase === 'stopping' || phase === 'done');
    return healthy < 0 || !from || !to
        ? undefined
        : { fromUnix: from.atUnixMs / 1000, toUnix: to.atUnixMs / 1000 };
}
/** Of samples of one host, over the window of the client. */
async function powerOf(telemetry, point, benchmarkSource, { window, reasons }) {
    const { csvPath, utcOffsetMinutes } = telemetry;
    const startCsv = await optionalText(csvPath.replace(/\.csv$/, '_energy_start.csv'));
    const endCsv = await optionalText(csvPath.replace(/\.csv$/, '_energy_end.csv'));
    return aggregatePower({
        ...((await (0,result_files/* isFile */.fo)(csvPath)) ? { telemetry: (0,external_node_fs_.createReadStream)(csvPath, result_files/* READ */.Pz) } : {}),
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
/** Of a package whose windows name the client's result; undefined when there is none. */
async function packagedPower({ point, powerPackage }, benchmarkSource, benchmarkText) {
    if (powerPackage === undefined || !point.multinode)
        return undefined;
    const files = await openPowerPackage(powerPackage.root);
    if (!files)
        return undefined;
    return aggregateMultinodePower({
        ...packageFacts(files, powerPackage, point, benchmarkSource),
        benchmarkText,
    });
}
const packageFacts = (files, { root, producerCommit }, point, benchmarkSource) => ({
    package: files,
    telemetrySource: (0,external_node_path_.join)(root, 'power'),
    benchmarkSource,
    gpus: gpuCounts(identityOfPoint(point).topology),
    producerCommit,
    maxGapSeconds: MAX_SAMPLE_GAP_SECONDS,
});
async function optionalText(path) {
    try {
        return await (0,json_file/* readBoundedText */.Ht)(path, maxSidecarBytes);
    }
    catch (cause) {
        if (cause instanceof problem/* ProblemError */.Mm && (0,json_file/* errorCode */.CA)(cause.cause) === 'ENOENT')
            return undefined;
        throw cause;
    }
}
//# sourceMappingURL=measure-power.js.map
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
    const artifacts = await (0,result_files/* findArtifactDir */.tB)(dir);
    if (artifacts === undefined) {
        throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX222', `no ${result_files/* PROFILE_EXPORT */.Dv} in ${dir} nor one directory below`)]);
    }
    const problems = [];
    const summary = await readSummary((0,external_node_path_.join)(artifacts, result_files/* CLIENT_SUMMARY */.jD), problems);
    const metrics = (0,external_node_path_.join)(artifacts, result_files/* SERVER_METRICS */.wJ);
    const sources = {
        profileExport: (0,external_node_fs_.createReadStream)((0,external_node_path_.join)(artifacts, result_files/* PROFILE_EXPORT */.Dv), result_files/* READ */.Pz),
        ...(summary ? { summary } : {}),
        ...((await (0,result_files/* isFile */.fo)(metrics)) ? { serverMetrics: (0,external_node_fs_.createReadStream)(metrics, result_files/* READ */.Pz) } : {}),
        serverLogs: await openLogs(options.serverLogPaths, problems),
        ...(options.traces ? { traces: options.traces } : {}),
    };
    const measured = await measureAgentic(identityOfPoint(options.point), sources);
    const power = (await packagedAgenticPower(options, summary, measured)) ??
        (options.power && (await agenticPower(options.power, options.point, summary, measured)));
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
    const power = (await packagedPower(options, path, text)) ??
        (options.power && (await powerOf(options.power, options.point, path, windowOfBenchmark(result, text))));
    const problems = [];
    // The client's file says nothing about speculation; the engine's log does.
    const logs = await openLogs(options.serverLogPaths, problems);
    const readings = await Promise.all(logs.map((log) => readServerLog(log, undefined)));
    const evidence = { ...measured.evidence, acceptanceLength: acceptanceLength(undefined, readings) };
    return judged({ ...measured, evidence }, power, options, problems);
}
function judged(measured, power, options, problems) {
    const aggregate = power ? withPower(measured.aggregate, power) : measured.aggregate;
    const reasons = [
        ...options.knownReasons,
        ...(0,validity/* judgeValidity */.A8)(aggregate, measured.evidence, options.expectations),
    ];
    const block = (0,infx_block/* infxBlock */.Jq)(options.point, options.provenance, measured.evidence, reasons);
    return {
        aggregate: (0,infx_block/* withInfx */.UD)(aggregate, block),
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
    if (!(await (0,result_files/* isFile */.fo)(path))) {
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
        if (await (0,result_files/* isFile */.fo)(path))
            streams.push(lazyStream(path));
        else
            problems.push((0,catalogue/* problem */.CC)('INFX222', `${path} is missing`, { severity: 'warning' }));
    }
    return streams;
}
/** Opened when its turn comes, so that many worker logs do not hold many descriptors. */
async function* lazyStream(path) {
    for await (const chunk of (0,external_node_fs_.createReadStream)(path, result_files/* READ */.Pz))
        yield chunk;
}
//# sourceMappingURL=measure.js.map

/***/ }),

/***/ 55030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y0: () => (/* binding */ writeOracle),
/* harmony export */   aG: () => (/* binding */ oracleText),
/* harmony export */   e7: () => (/* binding */ oracleFileName)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/** What the simulated engine answers an evaluation from: the task's own questions, written beside the engine. */


/** The questions as JSONL of {question, answer}. */
function oracleText(task) {
    const lines = task.questions.map(({ doc, prompt, target }) => {
        const question = typeof doc['question'] === 'string' ? doc['question'] : prompt;
        const answer = typeof doc['answer'] === 'string' ? doc['answer'] : target;
        return `${JSON.stringify({ question, answer })}\n`;
    });
    return lines.join('');
}
const oracleFileName = 'oracle.jsonl';
/** Writes them into `workDir`; returns the path. */
async function writeOracle(task, workDir) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workDir, oracleFileName);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(path, oracleText(task));
    return path;
}
//# sourceMappingURL=eval-oracle.js.map

/***/ }),

/***/ 93032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ loadOfPoint)
/* harmony export */ });
/* harmony import */ var _clients_aiperf_corpora_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97843);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _core_problems_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8076);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80947);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);





/** The ecosystem's constants of agentic replay (engines.md §1.2, §1.4). */
const agenticRules = {
    trajectoryStartMinRatio: 0.25,
    trajectoryStartMaxRatio: 0.75,
    traceIdleGapCapSeconds: 300,
    systemIdleGapCapSeconds: 10,
    warmupGraceSeconds: 1_800,
    graceSeconds: 30,
};
/**
 * Throws ProblemError when the client cannot have the point's dataset: INFX306, INFX217 for an unknown corpus. `repoDir`
 * is absolute.
 */
function loadOfPoint(point, repoDir, client) {
    return point.scenario === 'agentic-coding' ? agenticLoad(point, repoDir, client) : fixedLoad(point);
}
function agenticLoad(point, repoDir, client) {
    const { durationSeconds, warmupRequestsPerLane, traceScale = 1 } = point;
    if (durationSeconds === undefined || warmupRequestsPerLane === undefined) {
        throw new Error(`agentic point ${point.id} has no duration or warm-up`);
    }
    return {
        kind: 'agentic',
        trace: traceOf(point.dataset, point, repoDir, client),
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
function traceOf(dataset, point, repoDir, client) {
    if (dataset?.generator)
        return { format: 'generated', generator: generatorOf(dataset.generator) };
    if (dataset?.path !== undefined) {
        const format = dataset.loader;
        if (format !== 'weka' && format !== 'mooncake' && format !== 'multi-turn') {
            throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm([
                (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX306', `${point.configKey}: traces of the repository are weka, mooncake or multi-turn files, not "${format}"`),
            ]);
        }
        return { format, path: (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(repoDir, dataset.path) };
    }
    // A recorded corpus, which only AIPerf fetches.
    if (client === 'aiperf')
        return { format: 'corpus', loader: (0,_clients_aiperf_corpora_js__WEBPACK_IMPORTED_MODULE_0__/* .corpusOf */ .M)(point.modelPrefix, dataset?.loader) };
    throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm([
        (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX306', `${point.configKey}: the trace "${dataset?.loader ?? 'default'}" is not a file of this repository`, {
            hint: 'give the scenario a `dataset:` with a path or a generator, use the client aiperf, or run with --simulate',
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

/***/ }),

/***/ 46349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ loadSpecOf),
/* harmony export */   y: () => (/* binding */ clientFolder)
/* harmony export */ });
/* harmony import */ var _load_of_point_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93032);

/** Errors / completed above which the client gives up early. Generous: the verdict is the measurement's. */
const failedRequestThreshold = 0.5;
const seed = 42;
/** Folder of the client's files in the working folder of an attempt. */
const clientFolder = 'aiperf_artifacts';
/** Throws ProblemError when the client cannot have the point's dataset (`loadOfPoint`). */
const loadSpecOf = (point, spec, at) => ({
    load: (0,_load_of_point_js__WEBPACK_IMPORTED_MODULE_0__/* .loadOfPoint */ .i)(point, at.repoDir, at.client),
    endpointUrl: spec.endpointUrl,
    model: spec.servedModel,
    outputDir: at.outputDir,
    serverMetricsUrls: spec.metricsUrls,
    seed,
    traceScale: point.traceScale ?? 1,
    failedRequestThreshold,
});
//# sourceMappingURL=load-spec.js.map

/***/ }),

/***/ 43983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ PointClients)
});

// UNUSED EXPORTS: aiperfPackages

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/problems/python.js
var python = __webpack_require__(95023);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/files/json-file.js
var json_file = __webpack_require__(6721);
// EXTERNAL MODULE: ./lib/src/files/result-files.js
var result_files = __webpack_require__(67355);
// EXTERNAL MODULE: ./lib/src/clients/python-env/python-env.js + 4 modules
var python_env = __webpack_require__(79169);
// EXTERNAL MODULE: ./lib/src/clients/python-env/run-tool.js
var run_tool = __webpack_require__(73994);
// EXTERNAL MODULE: ./lib/src/clients/replay/dataset.js + 1 modules
var dataset = __webpack_require__(34298);
// EXTERNAL MODULE: ./lib/src/core/measure/distribution.js
var distribution = __webpack_require__(44229);
// EXTERNAL MODULE: ./lib/src/core/measure/exact.js
var exact = __webpack_require__(1496);
// EXTERNAL MODULE: ./lib/src/core/measure/lenient-json.js
var lenient_json = __webpack_require__(10047);
// EXTERNAL MODULE: ./lib/src/core/measure/lines.js
var lines = __webpack_require__(97552);
;// CONCATENATED MODULE: ./lib/src/clients/aiperf/bench-json.js
/** bench.json of a fixed-sequence run from AIPerf's records: the serving benchmark's fields, which the measurement reads. */








const ranks = [75, 90, 95, 99, 99.9];
/** Writes `bench.json` into `spec.outputDir`; without an export there is nothing to write and it returns false. */
async function writeBenchJson(spec, load) {
    const artifacts = await (0,result_files/* findArtifactDir */.tB)(spec.outputDir);
    if (artifacts === undefined)
        return false;
    const tally = await tallyOf((0,external_node_path_.join)(artifacts, result_files/* PROFILE_EXPORT */.Dv));
    await (0,json_file/* writeJsonFile */.An)((0,external_node_path_.join)(spec.outputDir, 'bench.json'), benchFields(tally, load, spec));
    return true;
}
async function tallyOf(path) {
    const tally = {
        ttft: new distribution/* Samples */.CC(),
        tpot: new distribution/* Samples */.CC(),
        itl: new distribution/* Samples */.CC(),
        e2el: new distribution/* Samples */.CC(),
        succeeded: 0,
        failed: 0,
        inputTokens: 0,
        outputTokens: 0,
        firstStartNs: undefined,
        lastEndNs: undefined,
    };
    await (0,lines/* eachLine */.I)((0,external_node_fs_.createReadStream)(path, { highWaterMark: 1 << 20 }), {
        line: (bytes, start, end) => addRecord(tally, bytes.toString('utf8', start, end)),
        oversized: (number) => {
            throw new Error(`${path}:${number} is longer than any record of AIPerf`);
        },
    });
    return tally;
}
/** Nanoseconds exceed what a double holds exactly. */
const nanoseconds = (line, key) => {
    const digits = new RegExp(`"${key}"\\s*:\\s*(\\d+)`).exec(line)?.[1];
    return digits === undefined ? undefined : BigInt(digits);
};
function addRecord(tally, line) {
    if (line.trim() === '')
        return;
    const record = (0,lenient_json/* parseLenientJson */.Ri)(line);
    if (!(0,lenient_json/* isRecord */.u4)(record) || !(0,lenient_json/* isRecord */.u4)(record['metadata']))
        return;
    const phase = record['metadata']['benchmark_phase'] ?? 'profiling';
    if (phase !== 'profiling')
        return;
    const start = nanoseconds(line, 'request_start_ns');
    const end = nanoseconds(line, 'request_end_ns');
    if (start !== undefined && (tally.firstStartNs === undefined || start < tally.firstStartNs)) {
        tally.firstStartNs = start;
    }
    if (end !== undefined && (tally.lastEndNs === undefined || end > tally.lastEndNs))
        tally.lastEndNs = end;
    if ((record['error'] ?? null) !== null) {
        tally.failed += 1;
        return;
    }
    tally.succeeded += 1;
    const metrics = (0,lenient_json/* isRecord */.u4)(record['metrics']) ? record['metrics'] : {};
    const valueOf = (name) => ((0,lenient_json/* isRecord */.u4)(metrics[name]) ? metrics[name]['value'] : undefined);
    tally.inputTokens += (0,lenient_json/* finiteNumber */.vM)(valueOf('input_sequence_length')) ?? 0;
    tally.outputTokens += (0,lenient_json/* finiteNumber */.vM)(valueOf('output_sequence_length')) ?? 0;
    push(tally.ttft, valueOf('time_to_first_token'));
    push(tally.tpot, valueOf('inter_token_latency'));
    push(tally.e2el, valueOf('request_latency'));
    const gaps = valueOf('inter_chunk_latency');
    if (Array.isArray(gaps))
        for (const gap of gaps)
            push(tally.itl, gap);
}
function push(samples, value) {
    const finite = (0,lenient_json/* finiteNumber */.vM)(value);
    if (finite !== undefined)
        samples.push(finite);
}
function benchFields(tally, load, spec) {
    const startUnix = Number(tally.firstStartNs ?? 0n) / 1e9;
    const seconds = Number((tally.lastEndNs ?? 0n) - (tally.firstStartNs ?? 0n)) / 1e9;
    const perSecond = (amount) => (seconds > 0 ? amount / seconds : 0);
    return {
        date: new Date(startUnix * 1000).toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15),
        backend: 'openai-chat',
        model_id: spec.model,
        tokenizer_id: spec.model,
        best_of: 1,
        num_prompts: load.numPrompts,
        request_rate: load.requestRate,
        burstiness: 1,
        max_concurrency: load.maxConcurrency,
        duration: seconds,
        benchmark_start_time_unix: startUnix,
        benchmark_end_time_unix: startUnix + seconds,
        completed: tally.succeeded,
        failed: tally.failed,
        total_input_tokens: tally.inputTokens,
        total_output_tokens: tally.outputTokens,
        request_throughput: perSecond(tally.succeeded),
        output_throughput: perSecond(tally.outputTokens),
        total_token_throughput: perSecond(tally.inputTokens + tally.outputTokens),
        ...latency('ttft', tally.ttft),
        ...latency('tpot', tally.tpot),
        ...latency('itl', tally.itl),
        ...latency('e2el', tally.e2el),
    };
}
/** No field rather than a zero: a latency that was never observed is not 0 ms. */
function latency(name, samples) {
    if (samples.count === 0)
        return {};
    const ascending = samples.values().slice().sort();
    const sums = (0,exact/* exactSums */.cB)(ascending);
    return {
        [`mean_${name}_ms`]: (0,exact/* exactMean */.Lt)(sums),
        [`median_${name}_ms`]: (0,distribution/* percentile */.Ym)(ascending, 50),
        [`std_${name}_ms`]: (0,exact/* exactPopulationStd */.eU)(sums),
        ...Object.fromEntries(ranks.map((rank) => [`p${rank}_${name}_ms`, (0,distribution/* percentile */.Ym)(ascending, rank)])),
    };
}
//# sourceMappingURL=bench-json.js.map
// EXTERNAL MODULE: ./lib/src/clients/aiperf/command.js
var command = __webpack_require__(41202);
// EXTERNAL MODULE: ./lib/src/clients/aiperf/corpora.js
var corpora = __webpack_require__(97843);
// EXTERNAL MODULE: ./lib/src/clients/sustained-share.js
var sustained_share = __webpack_require__(88515);
;// CONCATENATED MODULE: ./lib/src/clients/aiperf/cpu-watch.js
/** How much of a core the busiest process of a client needs: above 85 % it is the bottleneck (engines.md §1.7). */


const everyMs = 1000;
/** Linux reports process times in hundredths of a second, whatever its own clock. */
const ticksPerSecond = 100;
/** Watches every process of one group. Systems without /proc tell nothing: the share stays 0 there. */
class GroupCpuWatch {
    #group;
    #when;
    #timer;
    #last = new Map();
    #shares = new Map();
    #totalSeconds = 0;
    #busy = false;
    constructor(group, when) {
        this.#group = group;
        this.#when = when;
        this.#timer = setInterval(() => void this.#look(), everyMs);
        this.#timer.unref();
    }
    /** Highest sustained share of one core that one process used while it counted. */
    get maxShare() {
        return Math.max(0, ...[...this.#shares.values()].map(({ highest }) => highest));
    }
    /** CPU seconds of the whole group while it drove load. */
    get totalSeconds() {
        return this.#totalSeconds;
    }
    stop() {
        clearInterval(this.#timer);
    }
    async #look() {
        if (this.#busy)
            return;
        this.#busy = true;
        try {
            const now = await groupTimes(this.#group);
            const atMs = performance.now();
            const [isBottleneckTime, isLoadTime] = [this.#when.isBottleneckTime(), this.#when.isLoadTime()];
            for (const [pid, ticks] of now) {
                const used = (ticks - (this.#last.get(pid) ?? ticks)) / ticksPerSecond;
                if (isLoadTime)
                    this.#totalSeconds += used;
                const share = this.#shares.get(pid) ?? new sustained_share/* SustainedShare */.m();
                this.#shares.set(pid, share);
                if (isBottleneckTime)
                    share.add(atMs, (ticks / ticksPerSecond) * 1000);
                else
                    share.pause();
            }
            this.#last = now;
        }
        finally {
            this.#busy = false;
        }
    }
}
/** User and system ticks by process id of a group. */
async function groupTimes(group) {
    const times = new Map();
    for (const pid of await processIds()) {
        const fields = await statFields(pid);
        // Fields of /proc/<pid>/stat behind the name: 2 is the group, 11 and 12 the times.
        if (fields && Number(fields[2]) === group)
            times.set(pid, Number(fields[11]) + Number(fields[12]));
    }
    return times;
}
async function processIds() {
    try {
        return (await (0,promises_.readdir)('/proc')).filter((name) => /^\d+$/.test(name));
    }
    catch {
        return []; // No /proc on this system.
    }
}
async function statFields(pid) {
    try {
        const stat = await (0,promises_.readFile)(`/proc/${pid}/stat`, 'utf8');
        return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    }
    catch {
        return undefined; // It ended while we looked.
    }
}
//# sourceMappingURL=cpu-watch.js.map
;// CONCATENATED MODULE: ./lib/src/clients/aiperf/export-check.js
/** Is what AIPerf left behind whole, and are the metrics in it that the recipe requires? */








const maxSummaryBytes = 64 * 1024 * 1024;
/**
 * What is missing of the metrics that must be there, or undefined: JSON and CSV not empty, and a name with `prefix` in the
 * JSON. The export may be gigabytes, so it is only searched.
 */
async function requiredMetricsProblem(dir, prefix) {
    const artifacts = (await (0,result_files/* findArtifactDir */.tB)(dir)) ?? dir;
    for (const name of [result_files/* SERVER_METRICS */.wJ, result_files/* SERVER_METRICS */.wJ.replace(/json$/, 'csv')]) {
        if ((await sizeOf((0,external_node_path_.join)(artifacts, name))) > 0)
            continue;
        return (0,catalogue/* problem */.CC)('INFX215', `server metrics are required, and ${name} is missing or empty`);
    }
    if (await holdsText((0,external_node_path_.join)(artifacts, result_files/* SERVER_METRICS */.wJ), `"${prefix}`))
        return undefined;
    return (0,catalogue/* problem */.CC)('INFX215', `no server metric starts with "${prefix}", which the recipe requires`, {
        hint: 'the metrics of a router alone do not do; name the workers’ metrics URLs',
    });
}
async function sizeOf(path) {
    try {
        return (await (0,promises_.stat)(path)).size;
    }
    catch (cause) {
        if ((0,json_file/* errorCode */.CA)(cause) === 'ENOENT')
            return 0;
        throw cause;
    }
}
async function holdsText(path, text) {
    let rest = '';
    for await (const chunk of (0,external_node_fs_.createReadStream)(path, { encoding: 'utf8', highWaterMark: 1 << 20 })) {
        const window = rest + String(chunk);
        if (window.includes(text))
            return true;
        rest = window.slice(-text.length);
    }
    return false;
}
/** The summary's own word on the run; undefined when there is no summary. */
async function readSummary(dir) {
    const artifacts = (await (0,result_files/* findArtifactDir */.tB)(dir)) ?? dir;
    const path = (0,external_node_path_.join)(artifacts, result_files/* CLIENT_SUMMARY */.jD);
    if (!(await (0,result_files/* isFile */.fo)(path)))
        return undefined;
    const value = (0,json_file/* parseJsonText */.lk)(await (0,json_file/* readBoundedText */.Ht)(path, maxSummaryBytes), path);
    return (0,lenient_json/* isRecord */.u4)(value) ? value : undefined;
}
//# sourceMappingURL=export-check.js.map
;// CONCATENATED MODULE: ./lib/src/clients/aiperf/failures.js
/** What AIPerf says when it fails, as data: the first row that matches wins. */


const clientFailures = [
    {
        pattern: /Failed to load tokenizer '([^']*)'/,
        code: 'INFX214',
        cause: 'the tokenizer "$1" cannot be loaded',
        hint: 'name the model’s Hugging Face repository or a folder with its tokenizer files; a folder needs HF_HUB_OFFLINE unset',
        isAbort: false,
    },
    {
        pattern: /Scenario invariants violated[^\n]*|ScenarioLockError: ([^\n]*)/,
        code: 'INFX213',
        cause: 'the scenario refuses the command',
        hint: 'a setting contradicts the scenario of this AIPerf version; docs/clients.md lists what each version takes',
        isAbort: false,
    },
    {
        pattern: /validation errors? for \w+\s+([\w.]+)/,
        code: 'INFX213',
        cause: 'this version does not take the value of $1',
        hint: 'the installed version and its dialect do not fit together',
        isAbort: false,
    },
    {
        pattern: /Unknown option: "?([^". ]+)"?|No such option:? "?(\S+)|unrecognized arguments?: (\S+)/i,
        code: 'INFX213',
        cause: 'this version does not know the option $1',
        hint: 'the installed version and its dialect do not fit together',
        isAbort: false,
    },
    {
        pattern: /Trajectory warmup failed for (\d+) trace|warmup_failure|TrajectoryWarmupFailedError/,
        code: 'INFX211',
        cause: 'warm-up requests failed, so nothing could be measured',
        hint: 'read the engine’s log at the time of the warm-up',
        isAbort: true,
    },
    {
        pattern: /[Ff]ailed[- ]request[- ]threshold|failed-request threshold|FailedRequestThreshold/,
        code: 'INFX211',
        cause: 'more requests failed than the threshold allows',
        hint: 'the export lists the errors',
        isAbort: true,
    },
    {
        pattern: /EmptyTracePoolError|0 valid traces|no valid traces/i,
        code: 'INFX216',
        cause: 'no trace of the data set can be replayed',
        hint: 'all traces may need more context than the model has',
        isAbort: false,
    },
    {
        pattern: /LocalEntryNotFoundError|Couldn't reach|OfflineModeIsEnabled|HfHubHTTPError|ConnectionError.*huggingface/,
        code: 'INFX208',
        cause: 'the data set or tokenizer could not be fetched',
        hint: 'check network and HF_TOKEN of the runner, or fill the Hugging Face cache beforehand',
        isAbort: false,
    },
    {
        pattern: /No space left on device|ENOSPC/,
        code: 'INFX210',
        cause: 'no space is left on the device',
        hint: 'the data set cache takes tens of gigabytes; name another folder with INFX_CACHE_DIR',
        isAbort: false,
    },
];
/** The first known failure in AIPerf's last lines. */
function recogniseFailure(lines) {
    // Its boxes break sentences at 80 columns.
    const text = lines.join('\n').replace(/\s*│\s*\n\s*│\s*/g, ' ');
    for (const { pattern, code, cause, hint, isAbort } of clientFailures) {
        const match = pattern.exec(text);
        if (!match)
            continue;
        // Groups of alternatives that did not take part are undefined, whatever the type says.
        const caught = match.slice(1).find(Boolean) ?? '';
        return { problem: (0,catalogue/* problem */.CC)(code, cause.replace('$1', caught), { hint }), isAbort };
    }
    return undefined;
}
//# sourceMappingURL=failures.js.map
;// CONCATENATED MODULE: ./lib/src/clients/aiperf/progress.js
const nothing = {
    phase: 'loading',
    ratio: 0,
    requestsDone: 0,
    requestsFailed: 0,
    inFlight: 0,
    totalTokensPerSecond: 0,
    outputTokensPerSecondPerUser: null,
    p90TtftSeconds: null,
};
const number = (text) => Number((text ?? '').replaceAll(',', ''));
/** Start of a phase with its target, its end, and the lines of each report. Warm-up is called `agentic.warmup`, too. */
const rules = [
    {
        pattern: /(?:parsed|reconstructed) (\d+)\/(\d+)\b/,
        read: ([, done, all]) => ({
            phase: 'loading',
            ratio: Math.min(1, number(done) / Math.max(1, number(all))),
        }),
    },
    {
        pattern: /Phase \S+ \(warmup\) started/,
        read: () => ({ phase: 'warm-up', ratio: 0 }),
    },
    {
        pattern: /Phase \S+ \(profiling\) started/,
        read: () => ({ phase: 'profiling', ratio: 0, requestsDone: 0, requestsFailed: 0 }),
    },
    {
        pattern: /Phase \S+ \((warmup|profiling)\) sending complete \| sent=(\d+), completed=(\d+), in_flight=(\d+)/,
        read: ([, , , done, inFlight]) => ({
            phase: 'draining',
            ratio: 0,
            requestsDone: number(done),
            inFlight: number(inFlight),
        }),
    },
    {
        pattern: /Phase \S+ \(profiling\) complete \| completed=(\d+), cancelled=\d+, errors=(\d+)/,
        read: ([, done, failed]) => ({
            phase: 'draining',
            ratio: 1,
            requestsDone: number(done),
            requestsFailed: number(failed),
            inFlight: 0,
        }),
    },
    {
        pattern: /tput_in=([\d,.]+)\/s\s+tput_out=([\d,.]+)\/s\s+done=([\d,]+) ok=[\d,]+ err=([\d,]+)/,
        read: ([, input, output, done, failed]) => ({
            totalTokensPerSecond: number(input) + number(output),
            requestsDone: number(done),
            requestsFailed: number(failed),
        }),
    },
    {
        pattern: /\bintvty\s+p50=\s*([\d,.]+)/,
        read: ([, median]) => ({ outputTokensPerSecondPerUser: number(median) }),
    },
];
/** Follows the log of one run; `durationSeconds` is the profile's planned length, null when a count ends it. */
class AiperfProgress {
    #durationSeconds;
    #now;
    #profilingSince;
    #progress = nothing;
    /** `now`: milliseconds of a monotonic clock. */
    constructor(durationSeconds, now) {
        this.#durationSeconds = durationSeconds;
        this.#now = now;
    }
    get phase() {
        return this.#progress.phase;
    }
    /** True until the profile is complete: what comes then is the export. */
    get isRunning() {
        return !(this.#progress.phase === 'draining' && this.#progress.ratio === 1);
    }
    /** The progress after `line`, or undefined when it tells nothing. */
    line(line) {
        for (const { pattern, read } of rules) {
            const match = pattern.exec(line);
            if (!match)
                continue;
            this.#progress = { ...this.#progress, ...read(match, this.#progress) };
            if (/\(profiling\) started/.test(line))
                this.#profilingSince = this.#now();
            return this.#withRatio();
        }
        return undefined;
    }
    #withRatio() {
        const since = this.#profilingSince;
        if (this.#progress.phase !== 'profiling' || since === undefined || this.#durationSeconds === null) {
            return this.#progress;
        }
        const ratio = Math.min(1, (this.#now() - since) / 1000 / this.#durationSeconds);
        return { ...this.#progress, ratio };
    }
}
//# sourceMappingURL=progress.js.map
// EXTERNAL MODULE: ./lib/src/core/traces/model.js
var model = __webpack_require__(99070);
// EXTERNAL MODULE: ./lib/src/core/traces/scale.js
var traces_scale = __webpack_require__(35101);
;// CONCATENATED MODULE: ./lib/src/clients/aiperf/trace-file.js
/** Conversation trees as files that AIPerf replays: weka documents where prompts are blocks, else multi-turn sessions. */







/** Longest file name that every file system takes, with some room. */
const maxNameCharacters = 200;
/** Writes `trees` below `dir`, tokens and times divided by `scale`. Throws ProblemError (INFX216) on a mixture. */
async function writeAiperfTrace(trees, dir, scale) {
    await (0,promises_.mkdir)(dir, { recursive: true });
    const kinds = new Set(trees.flatMap(({ root }) => [...(0,model/* conversationsOf */.iD)(root)].flatMap(({ turns }) => turns.map(({ content }) => content.kind))));
    if (kinds.size > 1) {
        throw new problem/* ProblemError */.Mm([
            (0,catalogue/* problem */.CC)('INFX216', 'the trace has prompts as texts and as blocks; AIPerf replays either, not both at once'),
        ]);
    }
    if (kinds.has('messages')) {
        const path = (0,external_node_path_.join)(dir, 'sessions.jsonl');
        await (0,promises_.writeFile)(path, trees.map((tree) => `${JSON.stringify(multiTurnSession(tree, scale))}\n`).join(''));
        return { kind: 'file', path, type: 'multi_turn' };
    }
    const folder = (0,external_node_path_.join)(dir, 'weka');
    await (0,promises_.mkdir)(folder, { recursive: true });
    for (const [index, tree] of trees.entries()) {
        const name = tree.id.replace(/[^A-Za-z0-9._-]/g, '_').slice(0, maxNameCharacters);
        // Read in order of names, which must be the order of the trees.
        const path = (0,external_node_path_.join)(folder, `${String(index).padStart(6, '0')}-${name}.json`);
        await (0,promises_.writeFile)(path, JSON.stringify(wekaDocument(tree, scale)));
    }
    return { kind: 'file', path: folder, type: 'weka_trace' };
}
/**
 * AIPerf knows block ids within one tree only, so what trees share (a system prompt) is not shared in its replay; and
 * it knows no sub-agents of sub-agents: those start as sub-agents of the root, at their recorded times.
 */
function wekaDocument(tree, scale) {
    const blocks = new BlockIds(tree, scale);
    const agents = [...(0,model/* conversationsOf */.iD)(tree.root)].filter((conversation) => conversation !== tree.root);
    const entries = [
        ...turnEntries(tree.root, blocks, scale),
        ...agents.map((agent) => {
            const requests = turnEntries(agent, blocks, scale);
            return {
                t: requests[0]?.t ?? 0,
                type: 'subagent',
                agent_id: agent.id.slice(tree.id.length).replace(/^::sa:/, ''),
                subagent_type: 'agent',
                status: 'completed',
                duration_ms: null,
                total_tokens: null,
                tool_use_count: null,
                requests,
                models: ['model'],
                tool_tokens: 0,
                system_tokens: (0,traces_scale/* scaledSystemTokens */.w)(agent.systemTokens, scale),
            };
        }),
    ].sort((a, b) => a.t - b.t);
    return {
        id: tree.id,
        models: ['model'],
        block_size: blocks.tokensPerBlock,
        hash_id_scope: 'local',
        tool_tokens: 0,
        system_tokens: (0,traces_scale/* scaledSystemTokens */.w)(tree.root.systemTokens, scale),
        requests: entries,
    };
}
function turnEntries({ turns }, blocks, scale) {
    let before = [];
    return turns.map((turn) => {
        before = promptBlocks(turn, before);
        const input = (0,traces_scale/* scaledTokens */.x)(turn.inputTokens, scale);
        return {
            t: turn.startSeconds / scale,
            type: 's',
            model: 'model',
            in: input,
            out: (0,traces_scale/* scaledTokens */.x)(turn.outputTokens, scale),
            hash_ids: blocks.of(before, input),
            input_types: [],
            output_types: [],
            stop: '',
            api_time: turn.serviceSeconds / scale,
            think_time: null,
        };
    });
}
const promptBlocks = ({ content }, before) => content.kind === 'blocks' ? [...before.slice(0, content.keep), ...content.fresh] : [];
/**
 * Block ids after scaling. Where the scaled block is no whole number of tokens, every token becomes a block: prefixes then
 * end where the scaled ones do, which is what a cache sees.
 */
class BlockIds {
    tokensPerBlock;
    #scaledBlock;
    #ids = new Map();
    constructor(tree, scale) {
        this.#scaledBlock = tree.blockSize / scale;
        this.tokensPerBlock = Number.isInteger(this.#scaledBlock) ? this.#scaledBlock : 1;
    }
    of(blocks, inputTokens) {
        return Array.from({ length: Math.ceil(inputTokens / this.tokensPerBlock) }, (_, index) => {
            const position = index * this.tokensPerBlock;
            const at = Math.floor(position / this.#scaledBlock);
            // A trace may list fewer ids than its prompt has tokens; the rest is text that no other block shares.
            const block = blocks[at] ?? -1 - at;
            return this.#id(`${block} ${position - Math.ceil(at * this.#scaledBlock)}`);
        });
    }
    #id(key) {
        const known = this.#ids.get(key);
        if (known !== undefined)
            return known;
        const id = this.#ids.size + 1;
        this.#ids.set(key, id);
        return id;
    }
}
function multiTurnSession(tree, scale) {
    const { root } = tree;
    if (root.children.length > 0) {
        throw new problem/* ProblemError */.Mm([
            (0,catalogue/* problem */.CC)('INFX216', `session "${tree.id}" has sub-agents and texts; AIPerf's sessions have no sub-agents`),
        ]);
    }
    return {
        session_id: tree.id,
        turns: root.turns.map((turn, index) => {
            const before = root.turns[index - 1];
            const delaySeconds = before ? turn.startSeconds - before.startSeconds - before.serviceSeconds : 0;
            const messages = turn.content.kind === 'messages' ? turn.content.messages : [];
            return {
                text: messages.map(({ content }) => content).join('\n'),
                role: 'user',
                output_length: (0,traces_scale/* scaledTokens */.x)(turn.outputTokens, scale),
                ...(index === 0 ? {} : { delay: Math.max(0, (delaySeconds / scale) * 1000) }),
            };
        }),
    };
}
//# sourceMappingURL=trace-file.js.map
;// CONCATENATED MODULE: ./lib/src/clients/aiperf/client.js
/** The official load client: the real AIPerf in its own environment, behind the same contract as the built-in one. */




















/** Longest time for configuring, warm-up's own bound apart; the data set's limit plus start and end. */
const overheadSeconds = 2400;
/** Time to write what was measured after a cancel. GitHub leaves a job 7.5 s from SIGINT to SIGTERM. */
const killAfterMs = 5_000;
const maxQuotedCharacters = 1000;
/** One client for one point: tokenizer and routing differ between points. */
function aiperfClient(options) {
    return {
        name: options.dialect.project,
        version: options.env.packages[options.dialect.project] ?? 'unknown',
        /**
         * Rejects with a ProblemError when nothing was measured: INFX208, INFX211-214, INFX216, INFX217. What was measured
         * and then given up is in the outcome, with the files.
         */
        run: (spec, run) => new AiperfRun(options, spec, run.signal, run.onProgress).run(),
    };
}
class AiperfRun {
    #options;
    #spec;
    #signal;
    #onProgress;
    constructor(options, spec, signal, onProgress) {
        this.#options = options;
        this.#spec = spec;
        this.#signal = signal;
        this.#onProgress = onProgress;
    }
    async run() {
        await (0,promises_.mkdir)(this.#spec.outputDir, { recursive: true });
        const scratch = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'infx-aiperf-'));
        try {
            const argv = (0,command/* aiperfArgv */.mz)({
                programPath: (name) => (0,python_env/* envProgram */.SM)(this.#options.env, name),
                dialect: this.#options.dialect,
                spec: this.#spec,
                facts: this.#options.facts,
                input: await this.#input(scratch),
            });
            const { outcome, maxClientCpuShare } = await this.#drive(argv);
            if (this.#spec.load.kind === 'fixed')
                await writeBenchJson(this.#spec, this.#spec.load);
            const abortReason = await this.#abortReason(outcome);
            return {
                completed: abortReason === undefined,
                ...(abortReason === undefined ? {} : { abortReason }),
                maxClientCpuShare,
                command: argv,
            };
        }
        finally {
            await (0,promises_.rm)(scratch, { recursive: true, force: true });
        }
    }
    async #input(scratch) {
        const { load, traceScale } = this.#spec;
        if (load.kind === 'fixed')
            return { kind: 'synthetic' };
        if (load.trace.format !== 'corpus') {
            const { trees } = await (0,dataset/* loadDataset */.Z)(load.trace);
            return writeAiperfTrace(trees, scratch, traceScale);
        }
        if (traceScale !== 1) {
            throw new problem/* ProblemError */.Mm([
                (0,catalogue/* problem */.CC)('INFX216', `AIPerf replays a recorded corpus as it is; it cannot be scaled by ${traceScale}`),
            ]);
        }
        return { kind: 'corpus', loader: (0,corpora/* corpusOf */.M)('', load.trace.loader), entries: command/* corpusEntries */.DK };
    }
    async #drive(argv) {
        const { load, outputDir } = this.#spec;
        const own = (0,command/* aiperfEnv */.Xw)(this.#options.facts, this.#options.cacheDir);
        await (0,json_file/* writeJsonFile */.An)((0,external_node_path_.join)(outputDir, 'aiperf_command.json'), { argv, env: own });
        const durationSeconds = load.kind === 'agentic' ? load.durationSeconds : null;
        const follow = new AiperfProgress(durationSeconds, () => performance.now());
        const log = (0,external_node_fs_.createWriteStream)((0,external_node_path_.join)(outputDir, 'benchmark.log'));
        const graceSeconds = load.kind === 'agentic' ? load.warmupGraceSeconds + load.graceSeconds : 0;
        let watch;
        try {
            const outcome = await (0,run_tool/* runTool */.q)({
                argv,
                env: this.#environment(own),
                timeoutMs: durationSeconds === null ? Infinity : (durationSeconds + graceSeconds + overheadSeconds) * 1000,
                killAfterMs,
                signal: this.#signal,
                onStarted: (pid) => {
                    watch = new GroupCpuWatch(pid, {
                        isBottleneckTime: () => follow.phase === 'profiling',
                        isLoadTime: () => follow.phase !== 'loading' && follow.isRunning,
                    });
                },
                onLine: (line) => {
                    log.write(`${line}\n`);
                    const progress = follow.line(line);
                    if (progress)
                        this.#onProgress(progress);
                },
            });
            this.#options.onCpuSeconds?.(watch?.totalSeconds ?? 0);
            return { outcome, maxClientCpuShare: watch?.maxShare ?? 0 };
        }
        catch (cause) {
            if ((0,json_file/* errorCode */.CA)(cause) === undefined)
                throw cause;
            throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX211', `${argv[0] ?? ''} could not be started (${(0,json_file/* errorCode */.CA)(cause) ?? ''})`)], { cause });
        }
        finally {
            watch?.stop();
            await new Promise((resolve) => log.end(() => resolve()));
        }
    }
    #environment(own) {
        const env = { ...(0,python_env/* cleanPythonEnv */.Rh)(this.#options.hostEnv), ...own };
        if (!(0,external_node_path_.isAbsolute)(this.#options.facts.tokenizer))
            return env;
        // Told to stay offline, AIPerf looks for a folder's name in the hub's cache instead of opening the folder.
        const { HF_HUB_OFFLINE: _hub, TRANSFORMERS_OFFLINE: _transformers, ...rest } = env;
        return rest;
    }
    /** Why the run was given up; undefined when it was not. Throws when it left nothing to measure. */
    async #abortReason(outcome) {
        const { outputDir } = this.#spec;
        const hasExport = (await (0,result_files/* findArtifactDir */.tB)(outputDir)) !== undefined;
        if (outcome.stopped === 'aborted')
            return 'cancelled';
        if (outcome.stopped === 'timed-out')
            return 'AIPerf did not end within its time and was stopped';
        const known = recogniseFailure(outcome.tail);
        if (outcome.code === 0 && hasExport) {
            const summary = await readSummary(outputDir);
            if (summary?.['was_cancelled'] === true)
                return known?.problem.message ?? 'AIPerf cancelled the run';
            const { requiredMetricPrefix } = this.#options.facts;
            const missing = requiredMetricPrefix === undefined
                ? undefined
                : await requiredMetricsProblem(outputDir, requiredMetricPrefix);
            return missing?.message;
        }
        if (hasExport)
            return known?.problem.message ?? `AIPerf ended with ${ending(outcome)}`;
        throw new problem/* ProblemError */.Mm([known?.problem ?? unknownFailure(outcome)]);
    }
}
const ending = ({ code, killedBy }) => killedBy === null ? `exit code ${code ?? 'unknown'}` : `signal ${killedBy}`;
function unknownFailure(outcome) {
    // Its last words stand in boxes of 80 columns.
    const words = outcome.tail
        .join('\n')
        .replace(/[─-╿\s]+/g, ' ')
        .trim();
    const said = words === '' ? 'it said nothing' : words.slice(-maxQuotedCharacters);
    const code = outcome.killedBy === null ? 'INFX211' : 'INFX212';
    return (0,catalogue/* problem */.CC)(code, `AIPerf measured nothing and ended with ${ending(outcome)}: ${said}`);
}
//# sourceMappingURL=client.js.map
;// CONCATENATED MODULE: ./lib/src/clients/aiperf/dialects.js
/**
 * The command line of AIPerf per distribution and version, as data. `agentx-harness` is the official client of the agentic
 * benchmark and brings its own build of AIPerf; `aiperf` is the public package.
 */



const dialects_python = { from: [3, 11], below: [3, 14] };
const dialects = [
    {
        name: 'agentx-harness 1',
        project: 'agentx-harness',
        from: [1, 0],
        below: [2, 0],
        python: dialects_python,
        program: { scenario: 'agentx', other: 'aiperf' },
        scenario: null,
        promptCorpora: ['sonnet', 'coding'],
        flags: {
            warmupRequestsPerLane: '--warmup-requests-per-lane',
            warmupGrace: '--warmup-grace-period',
            traceIdleGapCap: '--trace-idle-gap-cap-seconds',
            dynamoConversationRouting: '--use-dynamo-conv-aware-routing',
            randomRangeRatio: null,
        },
    },
    {
        name: 'aiperf 0.13',
        project: 'aiperf',
        from: [0, 13],
        below: [0, 14],
        python: dialects_python,
        program: { scenario: 'aiperf', other: 'aiperf' },
        scenario: 'inferencex-agentx-mvp',
        promptCorpora: ['sonnet', 'coding', 'random'],
        flags: {
            warmupRequestsPerLane: null,
            warmupGrace: '--agentic-warmup-grace-period',
            // Its scenario keeps the recorded timeline and refuses any cap.
            traceIdleGapCap: null,
            dynamoConversationRouting: null,
            randomRangeRatio: '--random-range-ratio',
        },
    },
    {
        name: 'aiperf 0.14',
        project: 'aiperf',
        from: [0, 14],
        below: [1, 0],
        python: dialects_python,
        program: { scenario: 'aiperf', other: 'aiperf' },
        scenario: 'agentx',
        promptCorpora: ['sonnet', 'coding', 'random'],
        flags: {
            warmupRequestsPerLane: '--warmup-requests-per-lane',
            warmupGrace: '--warmup-grace-period',
            traceIdleGapCap: '--trace-idle-gap-cap-seconds',
            dynamoConversationRouting: null,
            randomRangeRatio: '--random-range-ratio',
        },
    },
];
/** The fork as the ecosystem's harness installed it from source in 2026-08. */
const sourceForkDialect = {
    name: 'aiperf fork, 2026-08',
    project: 'aiperf',
    from: [0, 0],
    below: [0, 1],
    python: dialects_python,
    program: { scenario: 'aiperf', other: 'aiperf' },
    scenario: 'inferencex-agentx-mvp',
    promptCorpora: ['sonnet', 'coding'],
    flags: {
        warmupRequestsPerLane: '--warmup-requests-per-lane',
        warmupGrace: '--warmup-grace-period',
        traceIdleGapCap: '--trace-idle-gap-cap-seconds',
        dynamoConversationRouting: '--use-dynamo-conv-aware-routing',
        randomRangeRatio: null,
    },
};
/** The dialect of `aiperf==0.13.0` or `agentx-harness==1.0.12`; throws ProblemError (INFX213) when none describes it. */
function dialectOf(requirement) {
    const [, project = '', major = '', minor = ''] = /^([a-z-]+)==(\d+)\.(\d+)/.exec(requirement.trim()) ?? [];
    const at = (bound) => (Number(major) - bound[0]) * 10_000 + (Number(minor) - bound[1]);
    const found = dialects.find((dialect) => dialect.project === project && at(dialect.from) >= 0 && at(dialect.below) < 0);
    if (found)
        return found;
    const known = dialects.map(({ project: name, from, below }) => `${name} ${from.join('.')} to below ${below.join('.')}`);
    throw new problem/* ProblemError */.Mm([
        (0,catalogue/* problem */.CC)('INFX213', `no dialect for the load client "${requirement}"; known are ${known.join('; ')}`, {
            hint: 'pin a version as project==version; a new version needs an entry in src/clients/aiperf/dialects.ts',
        }),
    ]);
}
//# sourceMappingURL=dialects.js.map
// EXTERNAL MODULE: ./lib/src/clients/aiperf/facts.js
var facts = __webpack_require__(21868);
;// CONCATENATED MODULE: ./lib/src/clients/aiperf/word-tokenizer.js
/** A tokenizer for points that no model serves. */


const special = ['<unk>', '<s>', '</s>'];
/**
 * Writes a tokenizer of 4,096 words of four letters in Hugging Face's layout: one word is one token, as the simulated
 * engine counts. AIPerf loads it from the folder, so a simulated point needs neither a hub nor a model.
 */
async function writeWordTokenizer(dir) {
    const syllables = 'bcdfghjklmnprstv'
        .split('')
        .flatMap((consonant) => 'aeio'.split('').map((vowel) => consonant + vowel));
    const words = syllables.flatMap((first) => syllables.map((second) => first + second));
    const vocabulary = Object.fromEntries([...special, ...words].map((word, id) => [word, id]));
    await (0,promises_.mkdir)(dir, { recursive: true });
    await (0,promises_.writeFile)((0,external_node_path_.join)(dir, 'tokenizer.json'), JSON.stringify({
        version: '1.0',
        truncation: null,
        padding: null,
        added_tokens: special.map((content, id) => ({
            id,
            content,
            single_word: false,
            lstrip: false,
            rstrip: false,
            normalized: false,
            special: true,
        })),
        normalizer: null,
        pre_tokenizer: { type: 'WhitespaceSplit' },
        post_processor: null,
        decoder: null,
        model: { type: 'WordLevel', vocab: vocabulary, unk_token: '<unk>' },
    }));
    await (0,promises_.writeFile)((0,external_node_path_.join)(dir, 'tokenizer_config.json'), JSON.stringify({
        tokenizer_class: 'PreTrainedTokenizerFast',
        unk_token: '<unk>',
        bos_token: '<s>',
        eos_token: '</s>',
        model_max_length: 1_000_000,
        chat_template: '{% for message in messages %}{{ message["content"] }} {% endfor %}',
    }));
}
//# sourceMappingURL=word-tokenizer.js.map
// EXTERNAL MODULE: ./lib/src/clients/lm-eval/command.js
var lm_eval_command = __webpack_require__(11523);
// EXTERNAL MODULE: ./lib/src/clients/python-env/env-key.js
var env_key = __webpack_require__(33195);
// EXTERNAL MODULE: ./lib/src/core/problems/clients.js
var clients = __webpack_require__(9493);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(80481);
// EXTERNAL MODULE: ./lib/src/assets.js
var assets = __webpack_require__(60269);
// EXTERNAL MODULE: ./lib/src/parent-watch.js
var parent_watch = __webpack_require__(11642);
// EXTERNAL MODULE: ./lib/src/version.js
var version = __webpack_require__(51294);
;// CONCATENATED MODULE: ./lib/src/clients/replay/process-client.js
/** The replay client in a process of its own: neither the sweep's rendering nor its database bends a latency. */











/** Time for the client to cancel its requests and write its files before it is killed. */
const process_client_killAfterMs = 5000;
const keptStderrCharacters = 4000;
/**
 * A pause of the garbage collector is a pause of the schedule. Requests in flight and lanes that wait survive every
 * collection of the young generation, whatever its size: a large one is collected rarely (here 3 times less copying than
 * with the 16 MB of the default). Allocation of new objects among the old is off because V8 takes one burst of survivors, the start of all lanes, for
 * a rule, and from then on puts the short-lived objects of every chunk among the old ones, whose collection is longest.
 */
const replayNodeFlags = [
    '--min-semi-space-size=64',
    '--max-semi-space-size=64',
    '--no-allocation-site-pretenuring', // cspell:ignore pretenuring
];
const replaySpecName = 'replay_spec.json';
const replayProcessClient = {
    name: 'infx-replay',
    version: version/* productVersion */.U,
    /** Rejects as `replayClient` does, and with INFX202 or INFX203 when the process dies. */
    async run(spec, options) {
        const [node, script] = (0,assets/* selfCommand */.ee)();
        const command = [node, ...replayNodeFlags, script, 'replay', '--spec'];
        const outcome = await superviseReplay([...command, '-'], spec, options);
        // Kept beside its results, so that the load can be read and sent again.
        const kept = (0,external_node_path_.join)(spec.outputDir, replaySpecName);
        await (0,json_file/* writeJsonFile */.An)(kept, spec);
        return { ...outcome, command: [...command, kept] };
    },
};
/**
 * Starts `command`, gives it the specification on standard input (a file would stay behind when this process is killed)
 * and follows its lines to the outcome.
 */
async function superviseReplay(command, spec, options) {
    const [program = process.execPath, ...args] = command;
    const child = (0,external_node_child_process_.spawn)(program, args, {
        stdio: ['pipe', 'pipe', 'pipe'],
        env: { ...process.env, ...(await (0,parent_watch/* parentEnv */.G)()) },
    });
    // A process that ends before it has read everything is explained by its exit code.
    child.stdin.on('error', () => undefined);
    child.stdin.end(JSON.stringify(spec));
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
        timer = setTimeout(() => child.kill('SIGKILL'), process_client_killAfterMs);
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
;// CONCATENATED MODULE: ./lib/src/sweep/point-clients.js
/** What drives load on a point, and what asks its questions; environments of Python programs are made before engines start. */









/** The agentic benchmark's own client, and the public package, which also drives loads of drawn lengths. */
const aiperfPackages = {
    'agentic-coding': 'agentx-harness==1.0.12',
    'fixed-seq-len': 'aiperf==0.13.0',
};
const lmEvalPackage = 'lm_eval[api]==0.4.13';
/** Installing AIPerf fetches a gigabyte. */
const installSeconds = 1_800;
const sayEverySeconds = 15;
/** Choice of clients for one run; every environment is made once. */
class PointClients {
    #client;
    #config;
    #env;
    #made = new Map();
    constructor(settings, config, env) {
        this.#client = settings.client;
        this.#config = config;
        this.#env = env;
    }
    /** AIPerf for real agentic points, unless the run or the repository says something else. */
    nameFor(point) {
        const isOfficial = point.simulated !== true && point.scenario === 'agentic-coding';
        return this.#client ?? (isOfficial ? 'aiperf' : 'replay');
    }
    /** lm-eval for real points, likewise. */
    evalNameFor(point) {
        return this.#config['eval-client'] ?? (point.simulated === true ? 'built-in' : 'lm-eval');
    }
    /** Everything that is slow or may be missing, before hardware is taken. Throws ProblemError (INFX206-210, INFX213). */
    async prepare(point, options) {
        if (point.kind === 'eval') {
            if (this.evalNameFor(point) === 'lm-eval')
                await this.lmEval(options);
        }
        else if (this.nameFor(point) === 'aiperf')
            await this.#aiperfEnv(this.#packageFor(point), options);
    }
    /** Throws ProblemError (INFX213) when the configured package is none that we know the command line of. */
    dialectFor(point) {
        return dialectOf(this.#packageFor(point));
    }
    /** `tokenizer`: folder of the model on this machine, when there is one. `workDir` receives files of the client. */
    async loadClient(point, at, options) {
        if (this.nameFor(point) === 'replay')
            return replayProcessClient;
        const dialect = this.dialectFor(point);
        return aiperfClient({
            env: await this.#aiperfEnv(this.#packageFor(point), options),
            dialect,
            facts: await factsOf(point, dialect, at),
            cacheDir: (0,env_key/* cacheDir */.e)(this.#env),
            hostEnv: this.#env,
        });
    }
    async lmEval(options) {
        return this.#once({ requirements: [this.lmEvalPackage], python: lm_eval_command/* lmEvalPython */.EY }, options);
    }
    get lmEvalPackage() {
        return this.#config['lm-eval-package'] ?? lmEvalPackage;
    }
    get cacheDir() {
        return (0,env_key/* cacheDir */.e)(this.#env);
    }
    #packageFor(point) {
        return this.#config['aiperf-package'] ?? aiperfPackages[point.scenario];
    }
    #aiperfEnv(requirement, options) {
        return this.#once({ requirements: [requirement], python: dialectOf(requirement).python }, options);
    }
    #once(spec, options) {
        const key = spec.requirements.join(' ');
        const known = this.#made.get(key);
        if (known)
            return known;
        const making = (0,python_env/* ensurePythonEnv */.wp)(spec, {
            cacheDir: this.cacheDir,
            env: this.#env,
            timeoutSeconds: installSeconds,
            signal: options.signal,
            onProgress: throttled(options.say, key),
        });
        this.#made.set(key, making);
        // A failure may be the network's: the next point tries again.
        making.catch(() => this.#made.delete(key));
        return making;
    }
}
function throttled(say, what) {
    let saidAt = 0;
    return ({ stage, detail, elapsedSeconds }) => {
        if (elapsedSeconds - saidAt < sayEverySeconds)
            return;
        saidAt = elapsedSeconds;
        say(`${what}: ${stage} ${detail} (${Math.round(elapsedSeconds)} s)`);
    };
}
/** Metrics without which an engine's run tells too little about itself. */
const metricPrefixes = { sglang: 'sglang:', vllm: 'vllm:' };
async function factsOf(point, dialect, { workDir, tokenizer }) {
    if (point.simulated === true) {
        const dir = (0,external_node_path_.join)(workDir, 'tokenizer');
        await writeWordTokenizer(dir);
        return (0,facts/* aiperfFactsOf */.K)(point, {
            tokenizer: dir,
            ...(point.scenario === 'fixed-seq-len' && dialect.promptCorpora.includes('random')
                ? { promptCorpus: 'random' }
                : {}),
        });
    }
    const prefix = metricPrefixes[point.framework];
    return (0,facts/* aiperfFactsOf */.K)(point, {
        ...(tokenizer === undefined ? {} : { tokenizer }),
        ...(prefix === undefined ? {} : { requiredMetricPrefix: prefix }),
        ...(point.router?.name.includes('sglang') === true ? { sessionHeader: 'x-smg-routing-key' } : {}),
    });
}
//# sourceMappingURL=point-clients.js.map

/***/ })

};
