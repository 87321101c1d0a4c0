export const id = 3029;
export const ids = [3029];
export const modules = {

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

/***/ 93725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eu: () => (/* binding */ draftAcceptanceOf),
/* harmony export */   by: () => (/* binding */ syntheticAcceptance),
/* harmony export */   de: () => (/* binding */ oneTokenPerStep),
/* harmony export */   sV: () => (/* binding */ drawnAcceptance)
/* harmony export */ });
/* harmony import */ var _page_hasher_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74361);

/**
 * Injected acceptance: floor or ceiling of the target, so that the pool as a whole has accepted ⌊n·length⌋ tokens after
 * n decode steps of whatever sequences. A mean kept per sequence would be right only for long ones: a short answer ends
 * after two or three steps, and hundreds of them would miss the 2 % that a measured acceptance must keep to.
 */
function syntheticAcceptance(length) {
    let steps = 0;
    return {
        tokens: () => {
            const before = Math.floor(steps * length);
            steps++;
            return Math.floor(steps * length) - before;
        },
    };
}
/** Nothing injected: each draft token is accepted with chance `ratio` until the first refusal; the bonus token always comes. */
function drawnAcceptance(numSpecTokens, ratio) {
    return {
        tokens: (sequenceSeed, step) => {
            let accepted = 1;
            while (accepted <= numSpecTokens &&
                (0,_page_hasher_js__WEBPACK_IMPORTED_MODULE_0__/* .unitInterval */ .oM)((0,_page_hasher_js__WEBPACK_IMPORTED_MODULE_0__/* .mix32 */ .QV)(sequenceSeed + Math.imul(step * 64 + accepted, 0x9e3779b1))) < ratio) {
                accepted++;
            }
            return accepted;
        },
    };
}
/**
 * The chance per draft token with which {@link drawnAcceptance} accepts `length` tokens per step on average: the mean is
 * 1 + r + r² + … + rⁿ, which grows with r. `length` in [1, numSpecTokens + 1].
 */
function draftAcceptanceOf(length, numSpecTokens) {
    let [low, high] = [0, 1];
    for (let round = 0; round < 40; round++) {
        const middle = (low + high) / 2;
        let mean = 1;
        for (let power = middle, token = 1; token <= numSpecTokens; token++, power *= middle)
            mean += power;
        if (mean < length)
            low = middle;
        else
            high = middle;
    }
    return (low + high) / 2;
}
const oneTokenPerStep = { tokens: () => 1 };
//# sourceMappingURL=acceptance.js.map

/***/ }),

/***/ 74361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QV: () => (/* binding */ mix32),
/* harmony export */   j9: () => (/* binding */ PageHasher),
/* harmony export */   oM: () => (/* binding */ unitInterval),
/* harmony export */   qj: () => (/* binding */ hashText)
/* harmony export */ });
/**
 * The simulator's tokeniser: one token per word, words parted by ASCII white space (any character up to U+0020), so
 * that a client which writes text word by word controls token counts exactly. Prompts are never split into words:
 * one pass over the characters counts tokens and hashes every full page of them, chained on all pages before it,
 * so that two prompts share the hash of page i exactly when they share the first (i + 1) pages (up to collisions
 * of 53 bits).
 */
class PageHasher {
    #pageTokens;
    #pages = [];
    #tokens = 0;
    #high = 0x9e3779b9;
    #low = 0x85ebca6b;
    constructor(pageTokens) {
        this.#pageTokens = pageTokens;
    }
    get tokens() {
        return this.#tokens;
    }
    /** Hash of every full page so far, first page first. */
    get pages() {
        return this.#pages;
    }
    /** Marks the start of a message; its role changes the hash but costs no token. */
    startMessage(role) {
        for (let index = 0; index < role.length; index++)
            this.#mix(role.charCodeAt(index) + 0x10000);
    }
    /** Adds text; a word ends with the text, even without white space after it. */
    feed(text) {
        let word = 0;
        let inWord = false;
        for (let index = 0; index < text.length; index++) {
            const unit = text.charCodeAt(index);
            if (unit > 0x20) {
                word = inWord ? Math.imul(word ^ unit, 0x01000193) : Math.imul(0x811c9dc5 ^ unit, 0x01000193);
                inWord = true;
            }
            else if (inWord) {
                this.#endWord(word);
                inWord = false;
            }
        }
        if (inWord)
            this.#endWord(word);
    }
    #endWord(word) {
        this.#mix(word);
        this.#tokens++;
        if (this.#tokens % this.#pageTokens === 0) {
            this.#pages.push((this.#high >>> 0) + (this.#low & 0x1fffff) * 0x100000000);
        }
    }
    /** Two 32-bit lanes with different multipliers; each depends on everything before. */
    #mix(word) {
        const high = Math.imul(this.#high ^ word, 0xcc9e2d51);
        this.#high = (((high << 15) | (high >>> 17)) + 0x6b64e654) | 0;
        const low = Math.imul(this.#low + word, 0xc2b2ae35);
        this.#low = low ^ (low >>> 13) ^ this.#high;
    }
}
/** A 32-bit hash of a text with good avalanche, for choices that must be the same in every run. */
function hashText(text, seed) {
    let hash = Math.imul(seed ^ 0x811c9dc5, 0x01000193);
    for (let index = 0; index < text.length; index++) {
        hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    }
    return mix32(hash);
}
/** Finaliser of a 32-bit hash: every input bit changes about half of the output bits. Result in [0, 2^32). */
function mix32(value) {
    let hash = value;
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return (hash ^ (hash >>> 16)) >>> 0;
}
/** The hash as a number in [0, 1). */
const unitInterval = (hash) => hash / 0x100000000;
//# sourceMappingURL=page-hasher.js.map

/***/ }),

/***/ 88576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ simConfigOf),
  g: () => (/* binding */ simEngine)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/assets.js
var assets = __webpack_require__(60269);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problems/engine.js
var engine = __webpack_require__(59611);
// EXTERNAL MODULE: ./lib/src/engines/sim/core/acceptance.js
var acceptance = __webpack_require__(93725);
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
var version = __webpack_require__(34446);
;// CONCATENATED MODULE: ./lib/src/engines/sim/engine.js
/** Renders a planned point as one simulated engine process. */











/** Tokens of a KV page and of a prefill chunk before scaling; a page never shrinks below `minPageTokens`. */
const pageTokens = 64;
const minPageTokens = 4;
const chunkTokens = 16_384;
/** Speculative decoding without an acceptance target: a typical multi-token-prediction head. */
const fallbackSpeculative = { numSpecTokens: 3, acceptanceLength: 2.4 };
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
            version: version/* simEngineVersion */.w,
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
        ...speculativeOf(point, context),
        evalMode: point.kind === 'eval',
        pools: second ? [first, second] : [first],
        ...(prefill ? { transfer: transferOf(prefill, model) } : {}),
        ...(context.evalOracle ? { oracle: { ...context.evalOracle, seed: outputSeed } } : {}),
        gpuMetricsPath: context.gpuMetricsPath ?? (0,external_node_path_.join)(context.workDir, 'gpu_metrics.csv'),
        gpuMetricsIntervalMs: 1000,
    };
}
const contextTokens = (point, model) => point.maxModelLen > 0 ? point.maxModelLen : model.contextTokens;
function speculativeOf(point, context) {
    if (point.specDecoding === 'none')
        return {};
    const { numSpecTokens, acceptanceLength } = point.acceptance ?? fallbackSpeculative;
    return {
        speculative: {
            numSpecTokens,
            acceptanceLength,
            realAcceptanceRatio: context.simulatedDraftAcceptance ?? (0,acceptance/* draftAcceptanceOf */.Eu)(acceptanceLength, numSpecTokens),
        },
    };
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

/***/ 7514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ freePort)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _core_problems_launch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18602);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80947);
/** A TCP port of the loopback interface that is free now. Another process may take it before the engine does; the start-up then fails as `infra` and is retried. */




async function freePort() {
    const server = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.createServer)();
    try {
        await new Promise((resolve, reject) => {
            server.once('error', reject);
            server.listen(0, '127.0.0.1', resolve);
        });
    }
    catch (cause) {
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX188', 'no free port on the loopback interface')], { cause });
    }
    const address = server.address();
    await new Promise((resolve) => server.close(() => resolve()));
    if (address === null || typeof address === 'string')
        throw new Error('a TCP server has a numeric address');
    return address.port;
}
//# sourceMappingURL=free-port.js.map

/***/ }),

/***/ 64523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ wordsOnOneHost),
/* harmony export */   I: () => (/* binding */ oneAtATime)
/* harmony export */ });
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

/***/ }),

/***/ 56092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zz: () => (/* binding */ ownerEnv),
/* harmony export */   o5: () => (/* binding */ endStrays),
/* harmony export */   qf: () => (/* binding */ processLeftovers)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/* harmony import */ var _core_problems_launch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18602);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85492);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80947);
/* harmony import */ var _files_json_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6721);
/* harmony import */ var _owner_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72935);
/** Engines that outlived the process that started them, or their own group: found by their environment. Linux only. */







/** In the environment of every engine process, and so of everything that one of them starts. */
const variable = 'INFX_OWNER';
/** Environment that tells whose a process is. */
const ownerEnv = (owner) => ({
    [variable]: (0,_owner_js__WEBPACK_IMPORTED_MODULE_6__/* .ownerComment */ .j3)(owner),
});
/** What a process forked carries the same environment, and is found, too. */
const processLeftovers = {
    async list() {
        const found = await Promise.all((await processIds()).map(leftoverOf));
        return found.filter((item) => item !== undefined);
    },
    end: (id, signal) => endProcess(Number(id), { termMs: usualTermMs, ...(signal ? { signal } : {}) }),
};
/**
 * Ends what the engines of exactly this owner started and what left their process groups (`setsid`): SIGTERM, and SIGKILL
 * after `termMs`. Resolves when nothing is left; throws ProblemError (INFX189) when something survives SIGKILL.
 */
async function endStrays(owner, termMs) {
    const comment = (0,_owner_js__WEBPACK_IMPORTED_MODULE_6__/* .ownerComment */ .j3)(owner);
    for (let look = 1; look <= strayLooks; look++) {
        const ids = await processIds();
        const comments = await Promise.all(ids.map(commentOf));
        const strays = ids.filter((_, index) => comments[index] === comment);
        if (strays.length === 0)
            return;
        // What forks while it is being ended is seen by the next look.
        await Promise.all(strays.map((pid) => endProcess(Number(pid), { termMs: look === 1 ? termMs : 0 })));
    }
    throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .ProblemError */ .Mm([
        (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)('INFX189', `what the engine started goes on starting processes while it is ended (${comment})`),
    ]);
}
const strayLooks = 20;
const processIds = async () => (await entriesOf('/proc')).filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
/** Whose a living process of this user is. */
async function commentOf(pid) {
    if (!(await isOurs(pid)))
        return undefined;
    const environment = (await textOf(`/proc/${pid}/environ`)).split('\0');
    return environment.find((line) => line.startsWith(`${variable}=`))?.slice(variable.length + 1);
}
/** The superuser could read, and end, everybody's. */
async function isOurs(pid) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(`/proc/${pid}`)).uid === process.getuid?.();
    }
    catch (error) {
        if ((0,_files_json_file_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .CA)(error) === 'ENOENT' || (0,_files_json_file_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .CA)(error) === 'ESRCH')
            return false;
        throw error;
    }
}
async function leftoverOf(pid) {
    const comment = await commentOf(pid);
    const owner = comment === undefined ? undefined : (0,_owner_js__WEBPACK_IMPORTED_MODULE_6__/* .ownerFromComment */ .z7)(comment);
    return owner && { kind: 'process', id: pid, name: (0,_owner_js__WEBPACK_IMPORTED_MODULE_6__/* .ownedName */ ["do"])(owner), owner };
}
async function entriesOf(folder) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder);
    }
    catch (error) {
        if ((0,_files_json_file_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .CA)(error) === 'ENOENT')
            return [];
        throw error;
    }
}
/** Empty for a process that has ended, or that belongs to somebody else: neither is ours to end. */
async function textOf(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'latin1');
    }
    catch (error) {
        if (['ENOENT', 'ESRCH', 'EACCES', 'EPERM'].includes((0,_files_json_file_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .CA)(error) ?? ''))
            return '';
        throw error;
    }
}
const usualTermMs = 4_000;
const killMs = 2_000;
const lookEveryMs = 50;
async function endProcess(pid, { termMs, signal: abort }) {
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
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(lookEveryMs, undefined, abort ? { signal: abort } : {});
        }
    }
    throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)('INFX189', `the left over process ${pid} did not end after SIGKILL`)]);
}
/** A zombie has ended, whoever has to reap it. */
const isAlive = async (pid) => /^State:\s+[^ZX]/m.test(await textOf(`/proc/${pid}/status`));
function send(pid, signal) {
    try {
        return process.kill(pid, signal);
    }
    catch (error) {
        if ((0,_files_json_file_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .CA)(error) === 'ESRCH')
            return false;
        throw error;
    }
}
//# sourceMappingURL=process-leftovers.js.map

/***/ }),

/***/ 18761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ processLauncher),
/* harmony export */   l: () => (/* binding */ siteProcessLauncher)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85492);
/* harmony import */ var _core_problems_launch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18602);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80947);
/* harmony import */ var _parent_watch_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11642);
/* harmony import */ var _process_group_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79057);
/* harmony import */ var _log_tail_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(39741);
/* harmony import */ var _one_host_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(64523);
/* harmony import */ var _owner_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(72935);
/* harmony import */ var _process_leftovers_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(56092);
/* harmony import */ var _site_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(29402);
/* harmony import */ var _tool_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(37840);
/* harmony import */ var _within_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(8537);
/** The `process` launcher: every engine process is a child of this one, in its own process group, logging to a file. */















/** Time between SIGTERM and SIGKILL, and between SIGKILL and giving up. GitHub leaves 7.5 s from SIGINT to SIGTERM. */
const termGraceMs = 4_000;
const killGraceMs = 2_000;
/** Even with nothing left of the grace, what left its group gets a moment to end by itself. */
const leastStrayMs = 300;
/** Starts engines as plain processes of this host. Nothing outlives `stop()`, nor this process when it ends normally. */
const processLauncher = launcherWith(() => process.env);
/** The same for the engines of a site: of the runner they get what the site passes on, and nothing else. */
function siteProcessLauncher(site, from) {
    const passed = (0,_tool_js__WEBPACK_IMPORTED_MODULE_12__/* .toolEnvironment */ .uQ)(from, site['pass-environment'] ?? []);
    return launcherWith(() => ({ ...passed, ...(0,_site_js__WEBPACK_IMPORTED_MODULE_11__/* .containerSettings */ .JI)(site).environment }));
}
function launcherWith(environment) {
    return {
        name: 'process',
        async launch(spec, options) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(options.logDir, { recursive: true });
            for (const file of spec.files ?? []) {
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file.path), { recursive: true });
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(file.path, file.text);
            }
            const owner = await (0,_owner_js__WEBPACK_IMPORTED_MODULE_9__/* .ownerOf */ .bf)(options.labels);
            const logPaths = {};
            const children = [];
            try {
                for (const engineProcess of spec.processes) {
                    options.signal?.throwIfAborted();
                    const logPath = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(options.logDir, `${engineProcess.role}.log`);
                    logPaths[engineProcess.role] = logPath;
                    children.push(await start(engineProcess, logPath, options, { ...environment(), ...(0,_process_leftovers_js__WEBPACK_IMPORTED_MODULE_10__/* .ownerEnv */ .Zz)(owner) }));
                }
            }
            catch (error) {
                await stopAll(children, owner);
                throw error;
            }
            return runningEngine(spec, logPaths, children, owner);
        },
    };
}
async function start(engineProcess, logPath, options, environment) {
    const [program, ...args] = (0,_one_host_js__WEBPACK_IMPORTED_MODULE_13__/* .wordsOnOneHost */ .F)(engineProcess);
    if (program === undefined)
        throw new Error(`engine process ${engineProcess.role} has an empty command`);
    const log = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(logPath, 'a');
    try {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, args, {
            // Its own group: a signal reaches the workers that the engine itself forks.
            detached: true,
            stdio: ['ignore', log.fd, log.fd],
            env: {
                ...environment,
                ...(await (0,_parent_watch_js__WEBPACK_IMPORTED_MODULE_6__/* .parentEnv */ .G)()),
                ...engineProcess.env,
                INFX_RUN: options.labels.run,
                INFX_ATTEMPT: String(options.labels.attempt),
                INFX_POINT: options.labels.pointId,
            },
        });
        const { role } = engineProcess;
        const exit = new Promise((resolve) => child.once('exit', (code, signal) => resolve({ role, code, signal })));
        await new Promise((resolve, reject) => {
            (0,_process_group_js__WEBPACK_IMPORTED_MODULE_7__/* .killAtOurExit */ .Ov)(child);
            child.once('spawn', resolve);
            child.once('error', reject);
        });
        return { role, process: child, exit };
    }
    catch (cause) {
        const detail = cause instanceof Error ? cause.message : String(cause);
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)('INFX187', `could not start ${engineProcess.role} (${program}): ${detail}`)], { cause });
    }
    finally {
        await log.close();
    }
}
function runningEngine(spec, logPaths, children, owner) {
    let stopping;
    return {
        spec,
        logPaths,
        exited: Promise.race(children.map((child) => child.exit)),
        stop: () => (stopping ??= stopAll(children, owner)),
        logTail: (lines) => (0,_log_tail_js__WEBPACK_IMPORTED_MODULE_8__/* .mergedTail */ .B)(logPaths, lines),
    };
}
/** Every group, then what left its group: engines fork workers, and some of those make themselves independent. */
async function stopAll(children, owner) {
    const startedMs = performance.now();
    await Promise.all(children.map(stopChild));
    await (0,_process_leftovers_js__WEBPACK_IMPORTED_MODULE_10__/* .endStrays */ .o5)(owner, Math.max(leastStrayMs, termGraceMs - (performance.now() - startedMs)));
}
/** SIGTERM to the whole group, SIGKILL after the grace. A process that survives SIGKILL is an infrastructure Problem. */
async function stopChild(child) {
    signalChild(child.process, 'SIGTERM');
    if (await (0,_within_js__WEBPACK_IMPORTED_MODULE_14__/* .settlesWithin */ .o)(child.exit, termGraceMs))
        return;
    signalChild(child.process, 'SIGKILL');
    if (await (0,_within_js__WEBPACK_IMPORTED_MODULE_14__/* .settlesWithin */ .o)(child.exit, killGraceMs))
        return;
    throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .ProblemError */ .Mm([
        (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)('INFX189', `${child.role} (pid ${String(child.process.pid)}) did not end after SIGKILL`),
    ]);
}
/** One that has ended may have given its number to somebody else's group. */
function signalChild({ pid, exitCode, signalCode }, signal) {
    if (pid !== undefined && exitCode === null && signalCode === null)
        (0,_process_group_js__WEBPACK_IMPORTED_MODULE_7__/* .signalGroup */ .i8)(pid, signal);
}
//# sourceMappingURL=process.js.map

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

/***/ 13029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ siteHost)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/assets.js
var assets = __webpack_require__(60269);
// EXTERNAL MODULE: ./lib/src/core/problems/launch.js
var launch = __webpack_require__(18602);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/render/numbers.js
var numbers = __webpack_require__(54143);
// EXTERNAL MODULE: ./lib/src/engines/command/engine-plan.js
var engine_plan = __webpack_require__(57302);
// EXTERNAL MODULE: ./lib/src/engines/command/plan-engine.js + 30 modules
var plan_engine = __webpack_require__(10330);
// EXTERNAL MODULE: ./lib/src/core/problems/engine-command.js
var engine_command = __webpack_require__(28631);
// EXTERNAL MODULE: ./lib/src/engines/command/frameworks.js
var frameworks = __webpack_require__(78475);
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
/** Ranks of one node share their container: the first prepares it, the others wait for its mark. One alone leaves none. */
const oncePerNode = `once() {
  [ -n "\${SLURM_LOCALID:-}" ] || { prepare; return; }
  local mark="/tmp/infx-prepared-\${SLURM_JOB_ID:-0}-\${SLURM_STEP_ID:-0}"
  if [ "$SLURM_LOCALID" = 0 ]; then prepare && : > "$mark"; return; fi
  until [ -e "$mark" ]; do sleep 0.5; done
}`;
/**
 * The process's words, behind a shell where it has to wait or its container has to be prepared. The shell is replaced by
 * the process: signals and exit code are the process's own.
 */
function startWords({ preparations }, process) {
    const steps = preparesContainer(process) ? preparations.map(preparationLines) : [];
    const conditions = process.startsAfter ?? [];
    if (steps.length === 0 && conditions.length === 0)
        return process.argv;
    const script = (0,command_text/* concat */.xW)(`${library}\n`, ...(steps.length === 0
        ? []
        : [
            `${oncePerNode}\nprepare() {\n${steps.map(eachOrFail).join('\n')}\n}\n`,
            `once || { say 'the container could not be prepared'; exit 1; }\n`,
        ]), ...conditions.map(conditionLine), 'exec "$@"');
    return ['bash', '-c', script, process.role, ...process.argv];
}
/** The shell's own `set -e` is without effect where somebody asks how the function ended. */
const eachOrFail = (lines) => lines.replace(/$/gm, ' || return 1');
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
// EXTERNAL MODULE: ./lib/src/engines/sim/engine.js + 4 modules
var engine = __webpack_require__(88576);
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
// EXTERNAL MODULE: ./lib/src/launch/free-port.js
var free_port = __webpack_require__(7514);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/src/tool-call.js
var tool_call = __webpack_require__(13015);
// EXTERNAL MODULE: ./lib/src/launch/allocation.js
var allocation = __webpack_require__(58608);
// EXTERNAL MODULE: ./lib/src/launch/docker-host.js
var docker_host = __webpack_require__(39393);
// EXTERNAL MODULE: ./lib/src/launch/image.js
var launch_image = __webpack_require__(34345);
// EXTERNAL MODULE: ./lib/src/launch/one-host.js
var one_host = __webpack_require__(64523);
// EXTERNAL MODULE: ./lib/src/launch/owner.js
var launch_owner = __webpack_require__(72935);
// EXTERNAL MODULE: ./lib/src/launch/site.js + 1 modules
var launch_site = __webpack_require__(29402);
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
    const [program, ...args] = (0,one_host/* wordsOnOneHost */.F)(process);
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
// EXTERNAL MODULE: ./lib/src/launch/log-tail.js
var log_tail = __webpack_require__(39741);
// EXTERNAL MODULE: ./lib/src/launch/tool.js
var tool = __webpack_require__(37840);
;// CONCATENATED MODULE: ./lib/src/launch/docker.js
/** The `docker` launcher: every engine process in a container of its own on this host, all on the host's network. */














/** GitHub leaves 7.5 s from SIGINT to SIGTERM: 4 s to end, then SIGKILL and removal. */
const stopGraceSeconds = 4;
const clientVariables = ['HOST', 'CONTEXT', 'CONFIG', 'TLS_VERIFY', 'CERT_PATH'].map((name) => `DOCKER_${name}`);
const dockerHostOf = (site, from) => new docker_host/* DockerHost */.Lq((0,launch_site/* containerSettings */.JI)(site).docker.command, (0,tool/* toolEnvironment */.uQ)(from, [...clientVariables, ...(site['pass-environment'] ?? [])]));
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
                for (const process of spec.processes) {
                    options.signal?.throwIfAborted();
                    started.push(await start(host, process, job, options.signal));
                }
                const digest = options.image === undefined
                    ? undefined
                    : await host.imageDigest((0,launch_image/* dockerImage */.qr)(options.image), options.signal);
                options.signal?.throwIfAborted();
                return runningEngine(host, spec, job, started, digest);
            }
            catch (error) {
                await removeAll(host, job.owner, started);
                throw error;
            }
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
async function start(host, process, job, signal) {
    const { role } = process;
    const created = await host.call(job.words(process), docker_host/* callTimeoutMs */.am, signal);
    if (created.kind !== 'ended' || created.code !== 0)
        throw startProblem(role, (0,tool/* toolComplaint */.Gc)(created));
    const id = (0,docker_host/* containerId */.rD)(created.stdout);
    if (id === undefined) {
        throw startProblem(role, `the runtime named no container: "${(0,tool/* quotedOutput */.MF)(created.stdout)}"`);
    }
    liveContainers.set(id, host);
    const begun = await host.call(['start', id], docker_host/* callTimeoutMs */.am, signal);
    if (begun.kind !== 'ended' || begun.code !== 0) {
        await host.remove(id, 0);
        liveContainers.delete(id);
        throw startProblem(role, (0,tool/* toolComplaint */.Gc)(begun));
    }
    return { role, id, log: await host.follow(id, job.logPaths[role] ?? '/dev/null') };
}
const startProblem = (role, complaint) => new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX187', `the container of ${role} did not start: ${complaint}`)]);
function runningEngine(host, spec, job, started, imageDigest) {
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
/** While everything is being removed, which has to be over soon. */
const lastLogDrainMs = 500;
async function exitOf(host, { role, id, log }, signal) {
    let end;
    try {
        end = await host.untilEnded(id, signal);
    }
    catch (error) {
        if (signal.aborted)
            return { role, code: null, signal: 'stopped' };
        throw error;
    }
    await log.end(logDrainMs);
    return { role, code: end.code, signal: null, ...(end.oomKilled ? { verdict: outOfMemory } : {}) };
}
const outOfMemory = {
    code: 'INFX190',
    blame: 'infra',
    message: 'the container passed its limit of host memory and was killed',
    hint: 'raise "memory" of docker in the site file, or free memory of the node',
};
/** GitHub's 7.5 s are nearly over when the list is asked for. */
const lastListMs = 1_000;
/** Ours by id, and by label what an interrupted `create` may have made without telling its id. */
async function removeAll(host, owner, started) {
    const ids = new Set(started.map(({ id }) => id));
    await Promise.all([...ids].map((id) => removeOne(host, id)));
    await Promise.all(started.map(({ log }) => log.end(lastLogDrainMs)));
    const left = (await host.labelled({ withinMs: lastListMs })).filter((item) => isSame(item.owner, owner) && !ids.has(item.id));
    await Promise.all(left.map(({ id }) => removeOne(host, id)));
}
const isSame = (one, other) => ['run', 'attempt', 'point', 'host', 'pid', 'startedAt'].every((field) => one[field] === other[field]);
async function removeOne(host, id) {
    await host.remove(id, stopGraceSeconds);
    liveContainers.delete(id);
}
/** Containers that carry our label on this host. */
const dockerLeftovers = (host) => ({
    list: (signal) => host.labelled({ withinMs: docker_host/* callTimeoutMs */.am, signal }),
    end: (id, signal) => host.remove(id, stopGraceSeconds, signal),
});
// stop() is the normal way; this is the last net when the process ends without it. One call for all containers of a host.
const liveContainers = new Map();
process.once('exit', () => {
    for (const host of new Set(liveContainers.values())) {
        const ids = [...liveContainers].flatMap(([id, of]) => (of === host ? [id] : []));
        const { argv, env } = host.plain(['rm', '--force', ...ids]);
        (0,tool_call/* callToolAtExit */.s)(argv, env);
    }
});
//# sourceMappingURL=docker.js.map
// EXTERNAL MODULE: ./lib/src/launch/process-leftovers.js
var process_leftovers = __webpack_require__(56092);
// EXTERNAL MODULE: ./lib/src/launch/process.js
var launch_process = __webpack_require__(18761);
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
            const id = await apply(recipePath, { site, scheduler, owner, env, signal: options.signal });
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
async function apply(recipePath, asked) {
    const { site, scheduler, owner, env, signal } = asked;
    const command = site.srtctl?.command ?? ['srtctl'];
    const argv = [...command, 'apply', '-f', recipePath, ...(site.srtctl?.['apply-args'] ?? [])];
    const result = await (0,slurm_submit/* submission */.$j)(signal, (late) => (0,tool_call/* callTool */.T)({ argv, timeoutMs: applyTimeoutMs, env, signal: late }));
    const id = result.kind === 'ended' && result.code === 0 ? jobIdIn(result.stdout) : undefined;
    const found = id ?? (await (0,slurm_submit/* findSubmitted */.vw)(scheduler, owner, signal));
    if (found !== undefined)
        return found;
    const isRefusal = result.kind === 'ended';
    throw new problem/* ProblemError */.Mm([
        (0,catalogue/* problem */.CC)(isRefusal ? 'INFX191' : 'INFX192', `srtctl apply named no job: ${(0,tool/* toolComplaint */.Gc)(result)}`),
    ]);
}
/** `Job 4711 submitted!` for people, or `"slurm_job_id": "4711"` where it prints JSON. */
function jobIdIn(output) {
    const said = /"(?:slurm_)?job_id"\s*:\s*"?(\d{1,10})\b/.exec(output) ?? /\bjob\s+(\d{1,10})\b/i.exec(output);
    return said?.[1];
}
/** srt-slurm's scripts are its own: the scheduler is all that tells. */
const signsOf = (id, scheduler) => ({
    async allocation(signal) {
        const asking = signal ? { signal } : {};
        const answer = await scheduler.job(id, asking);
        const [job] = answer.kind === 'answer' ? answer.value : [];
        if (job?.state !== 'RUNNING')
            return undefined;
        const nodes = await scheduler.nodes(job.nodeList, asking);
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
            return (0,one_host/* oneAtATime */.I)((0,launch_process/* siteProcessLauncher */.l)(site, from));
        case 'docker':
            return (0,one_host/* oneAtATime */.I)(dockerLauncher(site, from));
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
            return process_leftovers/* processLeftovers */.qf;
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
        ...(isQueued(site) ? { queueMinutes: (0,launch_site/* slurmSettings */.F8)(site).queueLimitMs / 60_000 } : {}),
        refusal: (point) => refusalAt(site, point),
        endLeftovers: (signal) => endLeftovers(site, env, signal),
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
const isQueued = ({ launcher }) => launcher === 'slurm' || launcher === 'srtctl';
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
        return { port: await (0,free_port/* freePort */.o)() };
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
/** 0 when no engine can be planned, which is a finding of its own. */
function gpusOfFullestNode(point) {
    const { plan } = (0,plan_engine/* planEngine */.K)(point, engine_plan/* usualPlanOptions */.A);
    return Math.max(0, ...(plan?.processes ?? []).flatMap(({ gpuIndices }) => gpuIndices.map((gpu) => gpu + 1)));
}
function refusalAt(site, point) {
    const refuse = (message, hint) => (0,catalogue/* problem */.CC)('INFX197', `${point.title}: ${message}`, { hint });
    const isOneHost = site.launcher === 'process' || site.launcher === 'docker';
    if (isOneHost && point.nodes > 1 && point.simulated !== true) {
        return refuse(`it needs ${point.nodes} nodes, and the launcher ${site.launcher} has this host only`, 'name a site with launcher slurm or srtctl');
    }
    if (site.slurm && site.launcher === 'slurm' && point.simulated !== true) {
        const wanted = gpusOfFullestNode(point);
        const given = site.slurm['gpus-per-node'];
        if (wanted <= given)
            return undefined;
        return refuse(`it takes ${(0,numbers/* formatPlural */.yk)(wanted, 'GPU')} of one node, and nodes of the site have ${given}`, 'name the site of its runner label in `sites`, or correct slurm.gpus-per-node');
    }
    if (site.launcher !== 'srtctl')
        return undefined;
    if (point.simulated === true) {
        return refuse('srtctl starts the engine of the recipe, which is not simulated', 'use launcher slurm');
    }
    return point.recipe ? undefined : refuse('srtctl starts recipes, and it has none', 'use launcher slurm');
}
async function endLeftovers(site, env, signal) {
    try {
        return await (0,orphans/* endOrphans */.X)(leftoversOfSite(site, env), signal);
    }
    catch (error) {
        // The run goes on: its own points tell whether the scheduler answers, and each is classed by itself.
        if (error instanceof problem/* ProblemError */.Mm)
            return error.problems.map((found) => ({ ...found, severity: 'warning' }));
        throw error;
    }
}
//# sourceMappingURL=site-host.js.map

/***/ })

};
