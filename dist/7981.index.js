export const id = 7981;
export const ids = [7981];
export const modules = {

/***/ 68455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ mapOutsideStrings)
/* harmony export */ });
/** Where the strings of a JSON text are. By search: a pattern that repeats alternatives overflows at some megabytes. */
/** The text with `change` applied to everything between its strings. A string without an end reaches to the text's. */
function mapOutsideStrings(text, change) {
    const parts = [];
    let from = 0;
    for (let quote = text.indexOf('"'); quote !== -1; quote = text.indexOf('"', from)) {
        const end = endOfString(text, quote);
        parts.push(change(text.slice(from, quote)), text.slice(quote, end));
        from = end;
    }
    parts.push(change(text.slice(from)));
    return parts.join('');
}
/** Offset behind the string that opens at `quote`. */
function endOfString(text, quote) {
    for (let end = text.indexOf('"', quote + 1); end !== -1; end = text.indexOf('"', end + 1)) {
        let backslashes = 0;
        while (text[end - 1 - backslashes] === '\\')
            backslashes++;
        if (backslashes % 2 === 0)
            return end + 1;
    }
    return text.length;
}
//# sourceMappingURL=json-strings.js.map

/***/ }),

/***/ 10047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ri: () => (/* binding */ parseLenientJson),
/* harmony export */   u4: () => (/* binding */ isRecord),
/* harmony export */   vM: () => (/* binding */ finiteNumber)
/* harmony export */ });
/* harmony import */ var _json_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68455);
/**
 * JSON as Python writes it: the bare tokens NaN, Infinity and -Infinity are numbers. We read them, because files of
 * the ecosystem hold them; we never write them.
 */

const MARK = '\u{f8ff}nonfinite:';
/** Parses strict JSON, or JSON with bare non-finite numbers. Throws SyntaxError on anything else. */
function parseLenientJson(text) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        if (!/NaN|Infinity/.test(text))
            throw cause;
    }
    const marked = (0,_json_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .mapOutsideStrings */ .m)(text, (between) => between.replace(/-?Infinity|NaN/g, `"${MARK}$&"`));
    const document = { value: JSON.parse(marked) };
    unmark(document);
    return document.value;
}
/** In place and without recursion, which a reviver of JSON.parse has: how deep a text is nested is not ours to say. */
function unmark(document) {
    const left = [document];
    for (let members = left.pop(); members; members = left.pop()) {
        for (const [key, value] of Object.entries(members)) {
            if (key.startsWith(MARK))
                throw new SyntaxError(`${key.slice(MARK.length)} is a key`);
            if (typeof value === 'string' && value.startsWith(MARK))
                members[key] = Number(value.slice(MARK.length));
            else if (typeof value === 'object' && value !== null)
                left.push(value);
        }
    }
}
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** The number when it is finite, else undefined; strings and booleans are no numbers here. */
const finiteNumber = (value) => typeof value === 'number' && Number.isFinite(value) ? value : undefined;
//# sourceMappingURL=lenient-json.js.map

/***/ }),

/***/ 5358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ matchesWildcard),
/* harmony export */   k: () => (/* binding */ matchesGlob)
/* harmony export */ });
/** The one wildcard dialect: `*` stands for any text, everything else for itself. Linear time, whatever the pattern. */
function matchesWildcard(pattern, text) {
    const [first = '', ...rest] = pattern.split('*');
    const last = rest.pop();
    if (last === undefined)
        return pattern === text;
    if (!text.startsWith(first) || text.length < first.length + last.length || !text.endsWith(last))
        return false;
    const end = text.length - last.length;
    let at = first.length;
    for (const part of rest) {
        const found = text.indexOf(part, at);
        if (found < 0 || found + part.length > end)
            return false;
        at = found + part.length;
    }
    return true;
}
/** The same, and `?` for one character: the ecosystem's generator takes both. At most pattern × text steps. */
function matchesGlob(pattern, text) {
    let at = 0;
    let retry = { star: -1, from: 0 };
    let next = 0;
    while (next < text.length) {
        if (pattern[at] === '*')
            retry = { star: at++, from: next };
        else if (pattern[at] === '?' || pattern[at] === text[next]) {
            at++;
            next++;
        }
        else if (retry.star >= 0) {
            retry = { star: retry.star, from: retry.from + 1 };
            at = retry.star + 1;
            next = retry.from;
        }
        else
            return false;
    }
    return /^\**$/.test(pattern.slice(at));
}
//# sourceMappingURL=wildcard.js.map

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

/***/ 37981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  simEngineMain: () => (/* binding */ simEngineMain)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problems/engine.js
var engine = __webpack_require__(59611);
// EXTERNAL MODULE: ./lib/src/parent-watch.js
var parent_watch = __webpack_require__(11642);
;// CONCATENATED MODULE: ./lib/src/core/schema/sim-engine.validator.generated.js
// Generated from schemas/ by scripts/gen-schemas.mjs. Do not edit.
// @ts-nocheck: machine-written JavaScript; typed by schema-problems.ts
/* eslint-disable */
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function () { try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
}
catch (e) {
    throw mod = 0, e;
} };
var require_ucs2length = __commonJS({ "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
        "use strict";
        Object.defineProperty(exports, "__esModule", { value: !0 });
        function ucs2length(str) { let len = str.length, length = 0, pos = 0, value; for (; pos < len;)
            length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++); return length; }
        exports.default = ucs2length;
        ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
    } });
var simEngine = validate55, schema76 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://infx-actions.dev/schemas/sim-engine.v1.json", title: "SimEngineConfig", description: "Configuration of the simulated engine: `infx sim-engine --config FILE`. Token numbers are already divided by traceScale.", type: "object", additionalProperties: !1, properties: { schema: { const: "sim-engine.v1", description: "Version of this format." }, servedModel: { type: "string", minLength: 1, description: "Model name on the wire." }, seed: { type: "integer", minimum: 0, description: "Seed of the output text, natural lengths and fault choices." }, startupSeconds: { type: "number", minimum: 0, maximum: 86400, description: "Time from start to healthy, seconds." }, maxModelLenTokens: { type: "integer", minimum: 1, description: "Prompt plus completion a request may have, tokens." }, maxQueuedRequests: { type: "integer", minimum: 0, description: "Waiting requests above which the server answers 503; 0 = no bound." }, maxBodyBytes: { type: "integer", minimum: 1, description: "Largest request body, bytes." }, streamIntervalTokens: { type: "integer", minimum: 1, description: "Tokens that must have gathered before a stream gets its next chunk (the first one is never held back)." }, pageTokens: { type: "integer", minimum: 1, description: "Tokens of one KV page: unit of allocation and of prefix matching." }, traceScale: { type: "number", minimum: 1, description: "Divisor that was applied to token counts; for the record, the clock is never scaled." }, sku: { type: "string", description: "GPU product the coefficients are of, for the record." }, router: { title: "SimRouter", description: "How requests find a worker and rank.", type: "object", additionalProperties: !1, properties: { policy: { enum: ["session", "cache-aware", "least-loaded", "round-robin"], description: "`session`: sticky by correlation header; `cache-aware`: longest cached prefix unless the load is unequal." }, sessionHeaders: { type: "array", items: { type: "string", minLength: 1 }, description: "Headers that name a session, lower case, the first present one wins." }, decodePolicy: { enum: ["total-tokens", "total-requests"], description: "What is balanced over decode ranks." } }, required: ["policy", "sessionHeaders", "decodePolicy"] }, speculative: { $ref: "#/$defs/speculative" }, evalMode: { type: "boolean", description: "Evaluation run: acceptance is drawn per draft token, never injected." }, pools: { type: "array", minItems: 1, maxItems: 2, items: { $ref: "#/$defs/pool" }, description: "One `mixed` pool, or one `prefill` and one `decode` pool." }, transfer: { title: "SimTransfer", description: "KV transfer from prefill to decode workers; needed with these pools.", type: "object", additionalProperties: !1, properties: { tokensPerSecond: { type: "number", exclusiveMinimum: 0, description: "Rate of one prefill worker's link, tokens per second." }, latencySeconds: { type: "number", minimum: 0, description: "Fixed cost per transfer, seconds." } }, required: ["tokensPerSecond", "latencySeconds"] }, faults: { $ref: "#/$defs/faults" }, oracle: { $ref: "#/$defs/oracle" }, gpuMetricsPath: { type: "string", minLength: 1, description: "Where to write power samples in nvidia-smi's CSV form." }, gpuMetricsIntervalMs: { type: "integer", minimum: 1, maximum: 36e5, description: "Distance of power samples, milliseconds." } }, required: ["schema", "servedModel", "seed", "startupSeconds", "maxModelLenTokens", "maxQueuedRequests", "maxBodyBytes", "streamIntervalTokens", "pageTokens", "traceScale", "sku", "router", "evalMode", "pools"], $defs: { stepCoefficients: { title: "SimStepCoefficients", description: "Duration of one forward step of a worker, already divided by its parallel widths (docs/simulated-engine.md).", type: "object", additionalProperties: !1, properties: { overheadSeconds: { type: "number", minimum: 0, description: "t0: scheduling and launch cost of every step, seconds." }, prefillSecondsPerToken: { type: "number", minimum: 0, description: "a: seconds per uncached prompt token." }, prefillSecondsPerTokenMegacontext: { type: "number", minimum: 0, description: "b: extra seconds per uncached prompt token at a context of 10^6 tokens; linear in the mean context of the chunk." }, decodeBaseSeconds: { type: "number", minimum: 0, description: "d0: seconds of a step that decodes at least one sequence: weights read, collectives." }, decodeSecondsPerSequence: { type: "number", minimum: 0, description: "d1: seconds per decoding sequence of the busiest rank." }, decodeSecondsPerContextToken: { type: "number", minimum: 0, description: "d2: seconds per token of context that the busiest rank's sequences attend to." }, draftSecondsPerSequenceToken: { type: "number", minimum: 0, description: "d3: seconds per sequence and draft token of speculative decoding." } }, required: ["overheadSeconds", "prefillSecondsPerToken", "prefillSecondsPerTokenMegacontext", "decodeBaseSeconds", "decodeSecondsPerSequence", "decodeSecondsPerContextToken", "draftSecondsPerSequenceToken"] }, powerModel: { title: "SimPowerModel", description: "Power of one GPU of a pool: idle + \u03A3 share of time in a kind of step \xD7 (its full power \u2212 idle).", type: "object", additionalProperties: !1, properties: { idleWatts: { type: "number", minimum: 0, description: "Watts of an idle GPU." }, prefillWatts: { type: "number", minimum: 0, description: "Watts of a GPU that does nothing but prefill." }, decodeWatts: { type: "number", minimum: 0, description: "Watts of a GPU that does nothing but decode." } }, required: ["idleWatts", "prefillWatts", "decodeWatts"] }, pool: { title: "SimPool", description: "Equal workers with one role.", type: "object", additionalProperties: !1, properties: { role: { enum: ["mixed", "prefill", "decode"], description: "`mixed` prefills and decodes (aggregated serving); `prefill` and `decode` pools exist only together." }, workers: { type: "integer", minimum: 1, description: "Number of workers." }, dpRanks: { type: "integer", minimum: 1, description: "Attention data-parallel ranks of one worker, each with its own KV pool and queue; they step together, at the pace of the busiest." }, gpusPerWorker: { type: "integer", minimum: 1, description: "GPUs of one worker, for power." }, kvPoolTokensPerRank: { type: "integer", minimum: 1, description: "Device KV pool of a rank in tokens; rounded down to whole pages." }, hostPoolTokensPerRank: { type: "integer", minimum: 0, description: "Host KV tier (HiCache) of a rank in tokens; 0 = none." }, hostLoadTokensPerSecond: { type: "number", exclusiveMinimum: 0, description: "Host to device transfer rate of a rank, tokens per second." }, chunkTokens: { type: "integer", minimum: 1, description: "Chunked-prefill budget of a rank and step, tokens." }, maxRunningPerRank: { type: "integer", minimum: 1, description: "Admission limit: sequences a rank works on at once." }, step: { $ref: "#/$defs/stepCoefficients" }, power: { $ref: "#/$defs/powerModel" } }, required: ["role", "workers", "dpRanks", "gpusPerWorker", "kvPoolTokensPerRank", "hostPoolTokensPerRank", "hostLoadTokensPerSecond", "chunkTokens", "maxRunningPerRank", "step", "power"] }, faults: { title: "SimFaults", description: "Deliberate failures, for tests of what surrounds an engine.", type: "object", additionalProperties: !1, properties: { neverHealthy: { type: "boolean", description: "/health answers 503 for ever." }, dieAfterRequests: { type: "integer", minimum: 1, description: "Exit with code 1 when this many generation requests have been accepted." }, dieAfterSeconds: { type: "number", exclusiveMinimum: 0, maximum: 604800, description: "Exit with code 1 this long after the start." }, emptyAnswerRatio: { type: "number", minimum: 0, maximum: 1, description: "Share of generation requests that get 200 and no token." }, errorRatio: { type: "number", minimum: 0, maximum: 1, description: "Share of generation requests answered with 500." }, hangRatio: { type: "number", minimum: 0, maximum: 1, description: "Share of generation requests that stop mid-stream without ending." }, resetRatio: { type: "number", minimum: 0, maximum: 1, description: "Share of generation requests whose connection is reset mid-stream." } }, required: [] }, oracle: { title: "SimOracle", description: "Answers for evaluations.", type: "object", additionalProperties: !1, properties: { path: { type: "string", minLength: 1, description: "JSONL of {question, answer}; the number after `#### ` in the answer, or the whole answer, is what is right." }, accuracy: { type: "number", minimum: 0, maximum: 1, description: "Share of questions answered right, by a hash of seed and question." }, seed: { type: "integer", minimum: 0, description: "Seed of that choice." } }, required: ["path", "accuracy", "seed"] }, speculative: { title: "SimSpeculative", description: "Speculative decoding.", type: "object", additionalProperties: !1, properties: { numSpecTokens: { type: "integer", minimum: 1, description: "Draft tokens per step." }, acceptanceLength: { type: "number", minimum: 1, description: "Synthetic mean of accepted tokens per step, bonus token included; in [1, numSpecTokens + 1]. Ignored when evalMode is set." }, realAcceptanceRatio: { type: "number", minimum: 0, maximum: 1, description: "Chance that one draft token is accepted when nothing is injected (evalMode)." } }, required: ["numSpecTokens", "acceptanceLength", "realAcceptanceRatio"] } } }, schema77 = { title: "SimSpeculative", description: "Speculative decoding.", type: "object", additionalProperties: !1, properties: { numSpecTokens: { type: "integer", minimum: 1, description: "Draft tokens per step." }, acceptanceLength: { type: "number", minimum: 1, description: "Synthetic mean of accepted tokens per step, bonus token included; in [1, numSpecTokens + 1]. Ignored when evalMode is set." }, realAcceptanceRatio: { type: "number", minimum: 0, maximum: 1, description: "Chance that one draft token is accepted when nothing is injected (evalMode)." } }, required: ["numSpecTokens", "acceptanceLength", "realAcceptanceRatio"] }, schema81 = { title: "SimFaults", description: "Deliberate failures, for tests of what surrounds an engine.", type: "object", additionalProperties: !1, properties: { neverHealthy: { type: "boolean", description: "/health answers 503 for ever." }, dieAfterRequests: { type: "integer", minimum: 1, description: "Exit with code 1 when this many generation requests have been accepted." }, dieAfterSeconds: { type: "number", exclusiveMinimum: 0, maximum: 604800, description: "Exit with code 1 this long after the start." }, emptyAnswerRatio: { type: "number", minimum: 0, maximum: 1, description: "Share of generation requests that get 200 and no token." }, errorRatio: { type: "number", minimum: 0, maximum: 1, description: "Share of generation requests answered with 500." }, hangRatio: { type: "number", minimum: 0, maximum: 1, description: "Share of generation requests that stop mid-stream without ending." }, resetRatio: { type: "number", minimum: 0, maximum: 1, description: "Share of generation requests whose connection is reset mid-stream." } }, required: [] }, schema82 = { title: "SimOracle", description: "Answers for evaluations.", type: "object", additionalProperties: !1, properties: { path: { type: "string", minLength: 1, description: "JSONL of {question, answer}; the number after `#### ` in the answer, or the whole answer, is what is right." }, accuracy: { type: "number", minimum: 0, maximum: 1, description: "Share of questions answered right, by a hash of seed and question." }, seed: { type: "integer", minimum: 0, description: "Seed of that choice." } }, required: ["path", "accuracy", "seed"] }, func1 = Object.prototype.hasOwnProperty, func2 = require_ucs2length().default, schema78 = { title: "SimPool", description: "Equal workers with one role.", type: "object", additionalProperties: !1, properties: { role: { enum: ["mixed", "prefill", "decode"], description: "`mixed` prefills and decodes (aggregated serving); `prefill` and `decode` pools exist only together." }, workers: { type: "integer", minimum: 1, description: "Number of workers." }, dpRanks: { type: "integer", minimum: 1, description: "Attention data-parallel ranks of one worker, each with its own KV pool and queue; they step together, at the pace of the busiest." }, gpusPerWorker: { type: "integer", minimum: 1, description: "GPUs of one worker, for power." }, kvPoolTokensPerRank: { type: "integer", minimum: 1, description: "Device KV pool of a rank in tokens; rounded down to whole pages." }, hostPoolTokensPerRank: { type: "integer", minimum: 0, description: "Host KV tier (HiCache) of a rank in tokens; 0 = none." }, hostLoadTokensPerSecond: { type: "number", exclusiveMinimum: 0, description: "Host to device transfer rate of a rank, tokens per second." }, chunkTokens: { type: "integer", minimum: 1, description: "Chunked-prefill budget of a rank and step, tokens." }, maxRunningPerRank: { type: "integer", minimum: 1, description: "Admission limit: sequences a rank works on at once." }, step: { $ref: "#/$defs/stepCoefficients" }, power: { $ref: "#/$defs/powerModel" } }, required: ["role", "workers", "dpRanks", "gpusPerWorker", "kvPoolTokensPerRank", "hostPoolTokensPerRank", "hostLoadTokensPerSecond", "chunkTokens", "maxRunningPerRank", "step", "power"] }, schema79 = { title: "SimStepCoefficients", description: "Duration of one forward step of a worker, already divided by its parallel widths (docs/simulated-engine.md).", type: "object", additionalProperties: !1, properties: { overheadSeconds: { type: "number", minimum: 0, description: "t0: scheduling and launch cost of every step, seconds." }, prefillSecondsPerToken: { type: "number", minimum: 0, description: "a: seconds per uncached prompt token." }, prefillSecondsPerTokenMegacontext: { type: "number", minimum: 0, description: "b: extra seconds per uncached prompt token at a context of 10^6 tokens; linear in the mean context of the chunk." }, decodeBaseSeconds: { type: "number", minimum: 0, description: "d0: seconds of a step that decodes at least one sequence: weights read, collectives." }, decodeSecondsPerSequence: { type: "number", minimum: 0, description: "d1: seconds per decoding sequence of the busiest rank." }, decodeSecondsPerContextToken: { type: "number", minimum: 0, description: "d2: seconds per token of context that the busiest rank's sequences attend to." }, draftSecondsPerSequenceToken: { type: "number", minimum: 0, description: "d3: seconds per sequence and draft token of speculative decoding." } }, required: ["overheadSeconds", "prefillSecondsPerToken", "prefillSecondsPerTokenMegacontext", "decodeBaseSeconds", "decodeSecondsPerSequence", "decodeSecondsPerContextToken", "draftSecondsPerSequenceToken"] }, schema80 = { title: "SimPowerModel", description: "Power of one GPU of a pool: idle + \u03A3 share of time in a kind of step \xD7 (its full power \u2212 idle).", type: "object", additionalProperties: !1, properties: { idleWatts: { type: "number", minimum: 0, description: "Watts of an idle GPU." }, prefillWatts: { type: "number", minimum: 0, description: "Watts of a GPU that does nothing but prefill." }, decodeWatts: { type: "number", minimum: 0, description: "Watts of a GPU that does nothing but decode." } }, required: ["idleWatts", "prefillWatts", "decodeWatts"] };
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) { let vErrors = null, errors = 0, evaluated0 = validate56.evaluated; if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.role === void 0) {
        let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'", schema: schema78.required, parentSchema: schema78, data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.workers === void 0) {
        let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "workers" }, message: "must have required property 'workers'", schema: schema78.required, parentSchema: schema78, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.dpRanks === void 0) {
        let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dpRanks" }, message: "must have required property 'dpRanks'", schema: schema78.required, parentSchema: schema78, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.gpusPerWorker === void 0) {
        let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "gpusPerWorker" }, message: "must have required property 'gpusPerWorker'", schema: schema78.required, parentSchema: schema78, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.kvPoolTokensPerRank === void 0) {
        let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kvPoolTokensPerRank" }, message: "must have required property 'kvPoolTokensPerRank'", schema: schema78.required, parentSchema: schema78, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.hostPoolTokensPerRank === void 0) {
        let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hostPoolTokensPerRank" }, message: "must have required property 'hostPoolTokensPerRank'", schema: schema78.required, parentSchema: schema78, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.hostLoadTokensPerSecond === void 0) {
        let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hostLoadTokensPerSecond" }, message: "must have required property 'hostLoadTokensPerSecond'", schema: schema78.required, parentSchema: schema78, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.chunkTokens === void 0) {
        let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "chunkTokens" }, message: "must have required property 'chunkTokens'", schema: schema78.required, parentSchema: schema78, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.maxRunningPerRank === void 0) {
        let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maxRunningPerRank" }, message: "must have required property 'maxRunningPerRank'", schema: schema78.required, parentSchema: schema78, data };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.step === void 0) {
        let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "step" }, message: "must have required property 'step'", schema: schema78.required, parentSchema: schema78, data };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.power === void 0) {
        let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "power" }, message: "must have required property 'power'", schema: schema78.required, parentSchema: schema78, data };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    for (let key0 in data)
        if (!func1.call(schema78.properties, key0)) {
            let err11 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema78, data };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
    if (data.role !== void 0) {
        let data0 = data.role;
        if (!(data0 === "mixed" || data0 === "prefill" || data0 === "decode")) {
            let err12 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema78.properties.role.enum }, message: "must be equal to one of the allowed values", schema: schema78.properties.role.enum, parentSchema: schema78.properties.role, data: data0 };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
    }
    if (data.workers !== void 0) {
        let data1 = data.workers;
        if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
            let err13 = { instancePath: instancePath + "/workers", schemaPath: "#/properties/workers/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema78.properties.workers.type, parentSchema: schema78.properties.workers, data: data1 };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (typeof data1 == "number" && isFinite(data1) && (data1 < 1 || isNaN(data1))) {
            let err14 = { instancePath: instancePath + "/workers", schemaPath: "#/properties/workers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema78.properties.workers, data: data1 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
    }
    if (data.dpRanks !== void 0) {
        let data2 = data.dpRanks;
        if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
            let err15 = { instancePath: instancePath + "/dpRanks", schemaPath: "#/properties/dpRanks/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema78.properties.dpRanks.type, parentSchema: schema78.properties.dpRanks, data: data2 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (typeof data2 == "number" && isFinite(data2) && (data2 < 1 || isNaN(data2))) {
            let err16 = { instancePath: instancePath + "/dpRanks", schemaPath: "#/properties/dpRanks/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema78.properties.dpRanks, data: data2 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
    }
    if (data.gpusPerWorker !== void 0) {
        let data3 = data.gpusPerWorker;
        if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
            let err17 = { instancePath: instancePath + "/gpusPerWorker", schemaPath: "#/properties/gpusPerWorker/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema78.properties.gpusPerWorker.type, parentSchema: schema78.properties.gpusPerWorker, data: data3 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3))) {
            let err18 = { instancePath: instancePath + "/gpusPerWorker", schemaPath: "#/properties/gpusPerWorker/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema78.properties.gpusPerWorker, data: data3 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
    }
    if (data.kvPoolTokensPerRank !== void 0) {
        let data4 = data.kvPoolTokensPerRank;
        if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
            let err19 = { instancePath: instancePath + "/kvPoolTokensPerRank", schemaPath: "#/properties/kvPoolTokensPerRank/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema78.properties.kvPoolTokensPerRank.type, parentSchema: schema78.properties.kvPoolTokensPerRank, data: data4 };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4))) {
            let err20 = { instancePath: instancePath + "/kvPoolTokensPerRank", schemaPath: "#/properties/kvPoolTokensPerRank/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema78.properties.kvPoolTokensPerRank, data: data4 };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
    }
    if (data.hostPoolTokensPerRank !== void 0) {
        let data5 = data.hostPoolTokensPerRank;
        if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
            let err21 = { instancePath: instancePath + "/hostPoolTokensPerRank", schemaPath: "#/properties/hostPoolTokensPerRank/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema78.properties.hostPoolTokensPerRank.type, parentSchema: schema78.properties.hostPoolTokensPerRank, data: data5 };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (typeof data5 == "number" && isFinite(data5) && (data5 < 0 || isNaN(data5))) {
            let err22 = { instancePath: instancePath + "/hostPoolTokensPerRank", schemaPath: "#/properties/hostPoolTokensPerRank/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema78.properties.hostPoolTokensPerRank, data: data5 };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
    }
    if (data.hostLoadTokensPerSecond !== void 0) {
        let data6 = data.hostLoadTokensPerSecond;
        if (typeof data6 == "number" && isFinite(data6)) {
            if (data6 <= 0 || isNaN(data6)) {
                let err23 = { instancePath: instancePath + "/hostLoadTokensPerSecond", schemaPath: "#/properties/hostLoadTokensPerSecond/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema78.properties.hostLoadTokensPerSecond, data: data6 };
                vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
        }
        else {
            let err24 = { instancePath: instancePath + "/hostLoadTokensPerSecond", schemaPath: "#/properties/hostLoadTokensPerSecond/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema78.properties.hostLoadTokensPerSecond.type, parentSchema: schema78.properties.hostLoadTokensPerSecond, data: data6 };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
    }
    if (data.chunkTokens !== void 0) {
        let data7 = data.chunkTokens;
        if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
            let err25 = { instancePath: instancePath + "/chunkTokens", schemaPath: "#/properties/chunkTokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema78.properties.chunkTokens.type, parentSchema: schema78.properties.chunkTokens, data: data7 };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        if (typeof data7 == "number" && isFinite(data7) && (data7 < 1 || isNaN(data7))) {
            let err26 = { instancePath: instancePath + "/chunkTokens", schemaPath: "#/properties/chunkTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema78.properties.chunkTokens, data: data7 };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
    }
    if (data.maxRunningPerRank !== void 0) {
        let data8 = data.maxRunningPerRank;
        if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
            let err27 = { instancePath: instancePath + "/maxRunningPerRank", schemaPath: "#/properties/maxRunningPerRank/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema78.properties.maxRunningPerRank.type, parentSchema: schema78.properties.maxRunningPerRank, data: data8 };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        if (typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8))) {
            let err28 = { instancePath: instancePath + "/maxRunningPerRank", schemaPath: "#/properties/maxRunningPerRank/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema78.properties.maxRunningPerRank, data: data8 };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
    }
    if (data.step !== void 0) {
        let data9 = data.step;
        if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
            if (data9.overheadSeconds === void 0) {
                let err29 = { instancePath: instancePath + "/step", schemaPath: "#/$defs/stepCoefficients/required", keyword: "required", params: { missingProperty: "overheadSeconds" }, message: "must have required property 'overheadSeconds'", schema: schema79.required, parentSchema: schema79, data: data9 };
                vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
            if (data9.prefillSecondsPerToken === void 0) {
                let err30 = { instancePath: instancePath + "/step", schemaPath: "#/$defs/stepCoefficients/required", keyword: "required", params: { missingProperty: "prefillSecondsPerToken" }, message: "must have required property 'prefillSecondsPerToken'", schema: schema79.required, parentSchema: schema79, data: data9 };
                vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
            }
            if (data9.prefillSecondsPerTokenMegacontext === void 0) {
                let err31 = { instancePath: instancePath + "/step", schemaPath: "#/$defs/stepCoefficients/required", keyword: "required", params: { missingProperty: "prefillSecondsPerTokenMegacontext" }, message: "must have required property 'prefillSecondsPerTokenMegacontext'", schema: schema79.required, parentSchema: schema79, data: data9 };
                vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
            if (data9.decodeBaseSeconds === void 0) {
                let err32 = { instancePath: instancePath + "/step", schemaPath: "#/$defs/stepCoefficients/required", keyword: "required", params: { missingProperty: "decodeBaseSeconds" }, message: "must have required property 'decodeBaseSeconds'", schema: schema79.required, parentSchema: schema79, data: data9 };
                vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
            }
            if (data9.decodeSecondsPerSequence === void 0) {
                let err33 = { instancePath: instancePath + "/step", schemaPath: "#/$defs/stepCoefficients/required", keyword: "required", params: { missingProperty: "decodeSecondsPerSequence" }, message: "must have required property 'decodeSecondsPerSequence'", schema: schema79.required, parentSchema: schema79, data: data9 };
                vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
            }
            if (data9.decodeSecondsPerContextToken === void 0) {
                let err34 = { instancePath: instancePath + "/step", schemaPath: "#/$defs/stepCoefficients/required", keyword: "required", params: { missingProperty: "decodeSecondsPerContextToken" }, message: "must have required property 'decodeSecondsPerContextToken'", schema: schema79.required, parentSchema: schema79, data: data9 };
                vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
            }
            if (data9.draftSecondsPerSequenceToken === void 0) {
                let err35 = { instancePath: instancePath + "/step", schemaPath: "#/$defs/stepCoefficients/required", keyword: "required", params: { missingProperty: "draftSecondsPerSequenceToken" }, message: "must have required property 'draftSecondsPerSequenceToken'", schema: schema79.required, parentSchema: schema79, data: data9 };
                vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
            }
            for (let key1 in data9)
                if (!(key1 === "overheadSeconds" || key1 === "prefillSecondsPerToken" || key1 === "prefillSecondsPerTokenMegacontext" || key1 === "decodeBaseSeconds" || key1 === "decodeSecondsPerSequence" || key1 === "decodeSecondsPerContextToken" || key1 === "draftSecondsPerSequenceToken")) {
                    let err36 = { instancePath: instancePath + "/step", schemaPath: "#/$defs/stepCoefficients/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema79, data: data9 };
                    vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                }
            if (data9.overheadSeconds !== void 0) {
                let data10 = data9.overheadSeconds;
                if (typeof data10 == "number" && isFinite(data10)) {
                    if (data10 < 0 || isNaN(data10)) {
                        let err37 = { instancePath: instancePath + "/step/overheadSeconds", schemaPath: "#/$defs/stepCoefficients/properties/overheadSeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema79.properties.overheadSeconds, data: data10 };
                        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                    }
                }
                else {
                    let err38 = { instancePath: instancePath + "/step/overheadSeconds", schemaPath: "#/$defs/stepCoefficients/properties/overheadSeconds/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema79.properties.overheadSeconds.type, parentSchema: schema79.properties.overheadSeconds, data: data10 };
                    vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                }
            }
            if (data9.prefillSecondsPerToken !== void 0) {
                let data11 = data9.prefillSecondsPerToken;
                if (typeof data11 == "number" && isFinite(data11)) {
                    if (data11 < 0 || isNaN(data11)) {
                        let err39 = { instancePath: instancePath + "/step/prefillSecondsPerToken", schemaPath: "#/$defs/stepCoefficients/properties/prefillSecondsPerToken/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema79.properties.prefillSecondsPerToken, data: data11 };
                        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                    }
                }
                else {
                    let err40 = { instancePath: instancePath + "/step/prefillSecondsPerToken", schemaPath: "#/$defs/stepCoefficients/properties/prefillSecondsPerToken/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema79.properties.prefillSecondsPerToken.type, parentSchema: schema79.properties.prefillSecondsPerToken, data: data11 };
                    vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                }
            }
            if (data9.prefillSecondsPerTokenMegacontext !== void 0) {
                let data12 = data9.prefillSecondsPerTokenMegacontext;
                if (typeof data12 == "number" && isFinite(data12)) {
                    if (data12 < 0 || isNaN(data12)) {
                        let err41 = { instancePath: instancePath + "/step/prefillSecondsPerTokenMegacontext", schemaPath: "#/$defs/stepCoefficients/properties/prefillSecondsPerTokenMegacontext/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema79.properties.prefillSecondsPerTokenMegacontext, data: data12 };
                        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                    }
                }
                else {
                    let err42 = { instancePath: instancePath + "/step/prefillSecondsPerTokenMegacontext", schemaPath: "#/$defs/stepCoefficients/properties/prefillSecondsPerTokenMegacontext/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema79.properties.prefillSecondsPerTokenMegacontext.type, parentSchema: schema79.properties.prefillSecondsPerTokenMegacontext, data: data12 };
                    vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                }
            }
            if (data9.decodeBaseSeconds !== void 0) {
                let data13 = data9.decodeBaseSeconds;
                if (typeof data13 == "number" && isFinite(data13)) {
                    if (data13 < 0 || isNaN(data13)) {
                        let err43 = { instancePath: instancePath + "/step/decodeBaseSeconds", schemaPath: "#/$defs/stepCoefficients/properties/decodeBaseSeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema79.properties.decodeBaseSeconds, data: data13 };
                        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                    }
                }
                else {
                    let err44 = { instancePath: instancePath + "/step/decodeBaseSeconds", schemaPath: "#/$defs/stepCoefficients/properties/decodeBaseSeconds/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema79.properties.decodeBaseSeconds.type, parentSchema: schema79.properties.decodeBaseSeconds, data: data13 };
                    vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                }
            }
            if (data9.decodeSecondsPerSequence !== void 0) {
                let data14 = data9.decodeSecondsPerSequence;
                if (typeof data14 == "number" && isFinite(data14)) {
                    if (data14 < 0 || isNaN(data14)) {
                        let err45 = { instancePath: instancePath + "/step/decodeSecondsPerSequence", schemaPath: "#/$defs/stepCoefficients/properties/decodeSecondsPerSequence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema79.properties.decodeSecondsPerSequence, data: data14 };
                        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
                    }
                }
                else {
                    let err46 = { instancePath: instancePath + "/step/decodeSecondsPerSequence", schemaPath: "#/$defs/stepCoefficients/properties/decodeSecondsPerSequence/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema79.properties.decodeSecondsPerSequence.type, parentSchema: schema79.properties.decodeSecondsPerSequence, data: data14 };
                    vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                }
            }
            if (data9.decodeSecondsPerContextToken !== void 0) {
                let data15 = data9.decodeSecondsPerContextToken;
                if (typeof data15 == "number" && isFinite(data15)) {
                    if (data15 < 0 || isNaN(data15)) {
                        let err47 = { instancePath: instancePath + "/step/decodeSecondsPerContextToken", schemaPath: "#/$defs/stepCoefficients/properties/decodeSecondsPerContextToken/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema79.properties.decodeSecondsPerContextToken, data: data15 };
                        vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                    }
                }
                else {
                    let err48 = { instancePath: instancePath + "/step/decodeSecondsPerContextToken", schemaPath: "#/$defs/stepCoefficients/properties/decodeSecondsPerContextToken/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema79.properties.decodeSecondsPerContextToken.type, parentSchema: schema79.properties.decodeSecondsPerContextToken, data: data15 };
                    vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
                }
            }
            if (data9.draftSecondsPerSequenceToken !== void 0) {
                let data16 = data9.draftSecondsPerSequenceToken;
                if (typeof data16 == "number" && isFinite(data16)) {
                    if (data16 < 0 || isNaN(data16)) {
                        let err49 = { instancePath: instancePath + "/step/draftSecondsPerSequenceToken", schemaPath: "#/$defs/stepCoefficients/properties/draftSecondsPerSequenceToken/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema79.properties.draftSecondsPerSequenceToken, data: data16 };
                        vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
                    }
                }
                else {
                    let err50 = { instancePath: instancePath + "/step/draftSecondsPerSequenceToken", schemaPath: "#/$defs/stepCoefficients/properties/draftSecondsPerSequenceToken/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema79.properties.draftSecondsPerSequenceToken.type, parentSchema: schema79.properties.draftSecondsPerSequenceToken, data: data16 };
                    vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                }
            }
        }
        else {
            let err51 = { instancePath: instancePath + "/step", schemaPath: "#/$defs/stepCoefficients/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema79.type, parentSchema: schema79, data: data9 };
            vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
        }
    }
    if (data.power !== void 0) {
        let data17 = data.power;
        if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
            if (data17.idleWatts === void 0) {
                let err52 = { instancePath: instancePath + "/power", schemaPath: "#/$defs/powerModel/required", keyword: "required", params: { missingProperty: "idleWatts" }, message: "must have required property 'idleWatts'", schema: schema80.required, parentSchema: schema80, data: data17 };
                vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
            }
            if (data17.prefillWatts === void 0) {
                let err53 = { instancePath: instancePath + "/power", schemaPath: "#/$defs/powerModel/required", keyword: "required", params: { missingProperty: "prefillWatts" }, message: "must have required property 'prefillWatts'", schema: schema80.required, parentSchema: schema80, data: data17 };
                vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
            }
            if (data17.decodeWatts === void 0) {
                let err54 = { instancePath: instancePath + "/power", schemaPath: "#/$defs/powerModel/required", keyword: "required", params: { missingProperty: "decodeWatts" }, message: "must have required property 'decodeWatts'", schema: schema80.required, parentSchema: schema80, data: data17 };
                vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
            }
            for (let key2 in data17)
                if (!(key2 === "idleWatts" || key2 === "prefillWatts" || key2 === "decodeWatts")) {
                    let err55 = { instancePath: instancePath + "/power", schemaPath: "#/$defs/powerModel/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema80, data: data17 };
                    vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
                }
            if (data17.idleWatts !== void 0) {
                let data18 = data17.idleWatts;
                if (typeof data18 == "number" && isFinite(data18)) {
                    if (data18 < 0 || isNaN(data18)) {
                        let err56 = { instancePath: instancePath + "/power/idleWatts", schemaPath: "#/$defs/powerModel/properties/idleWatts/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema80.properties.idleWatts, data: data18 };
                        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
                    }
                }
                else {
                    let err57 = { instancePath: instancePath + "/power/idleWatts", schemaPath: "#/$defs/powerModel/properties/idleWatts/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema80.properties.idleWatts.type, parentSchema: schema80.properties.idleWatts, data: data18 };
                    vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
                }
            }
            if (data17.prefillWatts !== void 0) {
                let data19 = data17.prefillWatts;
                if (typeof data19 == "number" && isFinite(data19)) {
                    if (data19 < 0 || isNaN(data19)) {
                        let err58 = { instancePath: instancePath + "/power/prefillWatts", schemaPath: "#/$defs/powerModel/properties/prefillWatts/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema80.properties.prefillWatts, data: data19 };
                        vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
                    }
                }
                else {
                    let err59 = { instancePath: instancePath + "/power/prefillWatts", schemaPath: "#/$defs/powerModel/properties/prefillWatts/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema80.properties.prefillWatts.type, parentSchema: schema80.properties.prefillWatts, data: data19 };
                    vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
                }
            }
            if (data17.decodeWatts !== void 0) {
                let data20 = data17.decodeWatts;
                if (typeof data20 == "number" && isFinite(data20)) {
                    if (data20 < 0 || isNaN(data20)) {
                        let err60 = { instancePath: instancePath + "/power/decodeWatts", schemaPath: "#/$defs/powerModel/properties/decodeWatts/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema80.properties.decodeWatts, data: data20 };
                        vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
                    }
                }
                else {
                    let err61 = { instancePath: instancePath + "/power/decodeWatts", schemaPath: "#/$defs/powerModel/properties/decodeWatts/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema80.properties.decodeWatts.type, parentSchema: schema80.properties.decodeWatts, data: data20 };
                    vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
                }
            }
        }
        else {
            let err62 = { instancePath: instancePath + "/power", schemaPath: "#/$defs/powerModel/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema80.type, parentSchema: schema80, data: data17 };
            vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
        }
    }
}
else {
    let err63 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema78.type, parentSchema: schema78, data };
    vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
} return validate56.errors = vErrors, errors === 0; }
validate56.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) { let vErrors = null, errors = 0, evaluated0 = validate55.evaluated; if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema === void 0) {
        let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schema" }, message: "must have required property 'schema'", schema: schema76.required, parentSchema: schema76, data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.servedModel === void 0) {
        let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "servedModel" }, message: "must have required property 'servedModel'", schema: schema76.required, parentSchema: schema76, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.seed === void 0) {
        let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "seed" }, message: "must have required property 'seed'", schema: schema76.required, parentSchema: schema76, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.startupSeconds === void 0) {
        let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "startupSeconds" }, message: "must have required property 'startupSeconds'", schema: schema76.required, parentSchema: schema76, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.maxModelLenTokens === void 0) {
        let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maxModelLenTokens" }, message: "must have required property 'maxModelLenTokens'", schema: schema76.required, parentSchema: schema76, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.maxQueuedRequests === void 0) {
        let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maxQueuedRequests" }, message: "must have required property 'maxQueuedRequests'", schema: schema76.required, parentSchema: schema76, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.maxBodyBytes === void 0) {
        let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maxBodyBytes" }, message: "must have required property 'maxBodyBytes'", schema: schema76.required, parentSchema: schema76, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.streamIntervalTokens === void 0) {
        let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "streamIntervalTokens" }, message: "must have required property 'streamIntervalTokens'", schema: schema76.required, parentSchema: schema76, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.pageTokens === void 0) {
        let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pageTokens" }, message: "must have required property 'pageTokens'", schema: schema76.required, parentSchema: schema76, data };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.traceScale === void 0) {
        let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "traceScale" }, message: "must have required property 'traceScale'", schema: schema76.required, parentSchema: schema76, data };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.sku === void 0) {
        let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sku" }, message: "must have required property 'sku'", schema: schema76.required, parentSchema: schema76, data };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.router === void 0) {
        let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "router" }, message: "must have required property 'router'", schema: schema76.required, parentSchema: schema76, data };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.evalMode === void 0) {
        let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evalMode" }, message: "must have required property 'evalMode'", schema: schema76.required, parentSchema: schema76, data };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.pools === void 0) {
        let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pools" }, message: "must have required property 'pools'", schema: schema76.required, parentSchema: schema76, data };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    for (let key0 in data)
        if (!func1.call(schema76.properties, key0)) {
            let err14 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema76, data };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
    if (data.schema !== void 0) {
        let data0 = data.schema;
        if (data0 !== "sim-engine.v1") {
            let err15 = { instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "sim-engine.v1" }, message: "must be equal to constant", schema: "sim-engine.v1", parentSchema: schema76.properties.schema, data: data0 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
    }
    if (data.servedModel !== void 0) {
        let data1 = data.servedModel;
        if (typeof data1 == "string") {
            if (func2(data1) < 1) {
                let err16 = { instancePath: instancePath + "/servedModel", schemaPath: "#/properties/servedModel/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema76.properties.servedModel, data: data1 };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
        }
        else {
            let err17 = { instancePath: instancePath + "/servedModel", schemaPath: "#/properties/servedModel/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema76.properties.servedModel.type, parentSchema: schema76.properties.servedModel, data: data1 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
    }
    if (data.seed !== void 0) {
        let data2 = data.seed;
        if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
            let err18 = { instancePath: instancePath + "/seed", schemaPath: "#/properties/seed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema76.properties.seed.type, parentSchema: schema76.properties.seed, data: data2 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2))) {
            let err19 = { instancePath: instancePath + "/seed", schemaPath: "#/properties/seed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema76.properties.seed, data: data2 };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
    }
    if (data.startupSeconds !== void 0) {
        let data3 = data.startupSeconds;
        if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 > 86400 || isNaN(data3)) {
                let err20 = { instancePath: instancePath + "/startupSeconds", schemaPath: "#/properties/startupSeconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 86400 }, message: "must be <= 86400", schema: 86400, parentSchema: schema76.properties.startupSeconds, data: data3 };
                vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
            if (data3 < 0 || isNaN(data3)) {
                let err21 = { instancePath: instancePath + "/startupSeconds", schemaPath: "#/properties/startupSeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema76.properties.startupSeconds, data: data3 };
                vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
        }
        else {
            let err22 = { instancePath: instancePath + "/startupSeconds", schemaPath: "#/properties/startupSeconds/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema76.properties.startupSeconds.type, parentSchema: schema76.properties.startupSeconds, data: data3 };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
    }
    if (data.maxModelLenTokens !== void 0) {
        let data4 = data.maxModelLenTokens;
        if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
            let err23 = { instancePath: instancePath + "/maxModelLenTokens", schemaPath: "#/properties/maxModelLenTokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema76.properties.maxModelLenTokens.type, parentSchema: schema76.properties.maxModelLenTokens, data: data4 };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        if (typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4))) {
            let err24 = { instancePath: instancePath + "/maxModelLenTokens", schemaPath: "#/properties/maxModelLenTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema76.properties.maxModelLenTokens, data: data4 };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
    }
    if (data.maxQueuedRequests !== void 0) {
        let data5 = data.maxQueuedRequests;
        if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
            let err25 = { instancePath: instancePath + "/maxQueuedRequests", schemaPath: "#/properties/maxQueuedRequests/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema76.properties.maxQueuedRequests.type, parentSchema: schema76.properties.maxQueuedRequests, data: data5 };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        if (typeof data5 == "number" && isFinite(data5) && (data5 < 0 || isNaN(data5))) {
            let err26 = { instancePath: instancePath + "/maxQueuedRequests", schemaPath: "#/properties/maxQueuedRequests/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema76.properties.maxQueuedRequests, data: data5 };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
    }
    if (data.maxBodyBytes !== void 0) {
        let data6 = data.maxBodyBytes;
        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
            let err27 = { instancePath: instancePath + "/maxBodyBytes", schemaPath: "#/properties/maxBodyBytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema76.properties.maxBodyBytes.type, parentSchema: schema76.properties.maxBodyBytes, data: data6 };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        if (typeof data6 == "number" && isFinite(data6) && (data6 < 1 || isNaN(data6))) {
            let err28 = { instancePath: instancePath + "/maxBodyBytes", schemaPath: "#/properties/maxBodyBytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema76.properties.maxBodyBytes, data: data6 };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
    }
    if (data.streamIntervalTokens !== void 0) {
        let data7 = data.streamIntervalTokens;
        if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
            let err29 = { instancePath: instancePath + "/streamIntervalTokens", schemaPath: "#/properties/streamIntervalTokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema76.properties.streamIntervalTokens.type, parentSchema: schema76.properties.streamIntervalTokens, data: data7 };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        if (typeof data7 == "number" && isFinite(data7) && (data7 < 1 || isNaN(data7))) {
            let err30 = { instancePath: instancePath + "/streamIntervalTokens", schemaPath: "#/properties/streamIntervalTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema76.properties.streamIntervalTokens, data: data7 };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
    }
    if (data.pageTokens !== void 0) {
        let data8 = data.pageTokens;
        if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
            let err31 = { instancePath: instancePath + "/pageTokens", schemaPath: "#/properties/pageTokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema76.properties.pageTokens.type, parentSchema: schema76.properties.pageTokens, data: data8 };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
        if (typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8))) {
            let err32 = { instancePath: instancePath + "/pageTokens", schemaPath: "#/properties/pageTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema76.properties.pageTokens, data: data8 };
            vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
    }
    if (data.traceScale !== void 0) {
        let data9 = data.traceScale;
        if (typeof data9 == "number" && isFinite(data9)) {
            if (data9 < 1 || isNaN(data9)) {
                let err33 = { instancePath: instancePath + "/traceScale", schemaPath: "#/properties/traceScale/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema76.properties.traceScale, data: data9 };
                vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
            }
        }
        else {
            let err34 = { instancePath: instancePath + "/traceScale", schemaPath: "#/properties/traceScale/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema76.properties.traceScale.type, parentSchema: schema76.properties.traceScale, data: data9 };
            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
    }
    if (data.sku !== void 0) {
        let data10 = data.sku;
        if (typeof data10 != "string") {
            let err35 = { instancePath: instancePath + "/sku", schemaPath: "#/properties/sku/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema76.properties.sku.type, parentSchema: schema76.properties.sku, data: data10 };
            vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
    }
    if (data.router !== void 0) {
        let data11 = data.router;
        if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
            if (data11.policy === void 0) {
                let err36 = { instancePath: instancePath + "/router", schemaPath: "#/properties/router/required", keyword: "required", params: { missingProperty: "policy" }, message: "must have required property 'policy'", schema: schema76.properties.router.required, parentSchema: schema76.properties.router, data: data11 };
                vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
            }
            if (data11.sessionHeaders === void 0) {
                let err37 = { instancePath: instancePath + "/router", schemaPath: "#/properties/router/required", keyword: "required", params: { missingProperty: "sessionHeaders" }, message: "must have required property 'sessionHeaders'", schema: schema76.properties.router.required, parentSchema: schema76.properties.router, data: data11 };
                vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
            }
            if (data11.decodePolicy === void 0) {
                let err38 = { instancePath: instancePath + "/router", schemaPath: "#/properties/router/required", keyword: "required", params: { missingProperty: "decodePolicy" }, message: "must have required property 'decodePolicy'", schema: schema76.properties.router.required, parentSchema: schema76.properties.router, data: data11 };
                vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
            }
            for (let key1 in data11)
                if (!(key1 === "policy" || key1 === "sessionHeaders" || key1 === "decodePolicy")) {
                    let err39 = { instancePath: instancePath + "/router", schemaPath: "#/properties/router/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema76.properties.router, data: data11 };
                    vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                }
            if (data11.policy !== void 0) {
                let data12 = data11.policy;
                if (!(data12 === "session" || data12 === "cache-aware" || data12 === "least-loaded" || data12 === "round-robin")) {
                    let err40 = { instancePath: instancePath + "/router/policy", schemaPath: "#/properties/router/properties/policy/enum", keyword: "enum", params: { allowedValues: schema76.properties.router.properties.policy.enum }, message: "must be equal to one of the allowed values", schema: schema76.properties.router.properties.policy.enum, parentSchema: schema76.properties.router.properties.policy, data: data12 };
                    vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                }
            }
            if (data11.sessionHeaders !== void 0) {
                let data13 = data11.sessionHeaders;
                if (Array.isArray(data13)) {
                    let len0 = data13.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                        let data14 = data13[i0];
                        if (typeof data14 == "string") {
                            if (func2(data14) < 1) {
                                let err41 = { instancePath: instancePath + "/router/sessionHeaders/" + i0, schemaPath: "#/properties/router/properties/sessionHeaders/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema76.properties.router.properties.sessionHeaders.items, data: data14 };
                                vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                            }
                        }
                        else {
                            let err42 = { instancePath: instancePath + "/router/sessionHeaders/" + i0, schemaPath: "#/properties/router/properties/sessionHeaders/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema76.properties.router.properties.sessionHeaders.items.type, parentSchema: schema76.properties.router.properties.sessionHeaders.items, data: data14 };
                            vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                        }
                    }
                }
                else {
                    let err43 = { instancePath: instancePath + "/router/sessionHeaders", schemaPath: "#/properties/router/properties/sessionHeaders/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema76.properties.router.properties.sessionHeaders.type, parentSchema: schema76.properties.router.properties.sessionHeaders, data: data13 };
                    vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                }
            }
            if (data11.decodePolicy !== void 0) {
                let data15 = data11.decodePolicy;
                if (!(data15 === "total-tokens" || data15 === "total-requests")) {
                    let err44 = { instancePath: instancePath + "/router/decodePolicy", schemaPath: "#/properties/router/properties/decodePolicy/enum", keyword: "enum", params: { allowedValues: schema76.properties.router.properties.decodePolicy.enum }, message: "must be equal to one of the allowed values", schema: schema76.properties.router.properties.decodePolicy.enum, parentSchema: schema76.properties.router.properties.decodePolicy, data: data15 };
                    vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                }
            }
        }
        else {
            let err45 = { instancePath: instancePath + "/router", schemaPath: "#/properties/router/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema76.properties.router.type, parentSchema: schema76.properties.router, data: data11 };
            vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
        }
    }
    if (data.speculative !== void 0) {
        let data16 = data.speculative;
        if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
            if (data16.numSpecTokens === void 0) {
                let err46 = { instancePath: instancePath + "/speculative", schemaPath: "#/$defs/speculative/required", keyword: "required", params: { missingProperty: "numSpecTokens" }, message: "must have required property 'numSpecTokens'", schema: schema77.required, parentSchema: schema77, data: data16 };
                vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
            }
            if (data16.acceptanceLength === void 0) {
                let err47 = { instancePath: instancePath + "/speculative", schemaPath: "#/$defs/speculative/required", keyword: "required", params: { missingProperty: "acceptanceLength" }, message: "must have required property 'acceptanceLength'", schema: schema77.required, parentSchema: schema77, data: data16 };
                vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
            }
            if (data16.realAcceptanceRatio === void 0) {
                let err48 = { instancePath: instancePath + "/speculative", schemaPath: "#/$defs/speculative/required", keyword: "required", params: { missingProperty: "realAcceptanceRatio" }, message: "must have required property 'realAcceptanceRatio'", schema: schema77.required, parentSchema: schema77, data: data16 };
                vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
            }
            for (let key2 in data16)
                if (!(key2 === "numSpecTokens" || key2 === "acceptanceLength" || key2 === "realAcceptanceRatio")) {
                    let err49 = { instancePath: instancePath + "/speculative", schemaPath: "#/$defs/speculative/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema77, data: data16 };
                    vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
                }
            if (data16.numSpecTokens !== void 0) {
                let data17 = data16.numSpecTokens;
                if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
                    let err50 = { instancePath: instancePath + "/speculative/numSpecTokens", schemaPath: "#/$defs/speculative/properties/numSpecTokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema77.properties.numSpecTokens.type, parentSchema: schema77.properties.numSpecTokens, data: data17 };
                    vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                }
                if (typeof data17 == "number" && isFinite(data17) && (data17 < 1 || isNaN(data17))) {
                    let err51 = { instancePath: instancePath + "/speculative/numSpecTokens", schemaPath: "#/$defs/speculative/properties/numSpecTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema77.properties.numSpecTokens, data: data17 };
                    vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
                }
            }
            if (data16.acceptanceLength !== void 0) {
                let data18 = data16.acceptanceLength;
                if (typeof data18 == "number" && isFinite(data18)) {
                    if (data18 < 1 || isNaN(data18)) {
                        let err52 = { instancePath: instancePath + "/speculative/acceptanceLength", schemaPath: "#/$defs/speculative/properties/acceptanceLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema77.properties.acceptanceLength, data: data18 };
                        vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
                    }
                }
                else {
                    let err53 = { instancePath: instancePath + "/speculative/acceptanceLength", schemaPath: "#/$defs/speculative/properties/acceptanceLength/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema77.properties.acceptanceLength.type, parentSchema: schema77.properties.acceptanceLength, data: data18 };
                    vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
                }
            }
            if (data16.realAcceptanceRatio !== void 0) {
                let data19 = data16.realAcceptanceRatio;
                if (typeof data19 == "number" && isFinite(data19)) {
                    if (data19 > 1 || isNaN(data19)) {
                        let err54 = { instancePath: instancePath + "/speculative/realAcceptanceRatio", schemaPath: "#/$defs/speculative/properties/realAcceptanceRatio/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema77.properties.realAcceptanceRatio, data: data19 };
                        vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
                    }
                    if (data19 < 0 || isNaN(data19)) {
                        let err55 = { instancePath: instancePath + "/speculative/realAcceptanceRatio", schemaPath: "#/$defs/speculative/properties/realAcceptanceRatio/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema77.properties.realAcceptanceRatio, data: data19 };
                        vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
                    }
                }
                else {
                    let err56 = { instancePath: instancePath + "/speculative/realAcceptanceRatio", schemaPath: "#/$defs/speculative/properties/realAcceptanceRatio/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema77.properties.realAcceptanceRatio.type, parentSchema: schema77.properties.realAcceptanceRatio, data: data19 };
                    vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
                }
            }
        }
        else {
            let err57 = { instancePath: instancePath + "/speculative", schemaPath: "#/$defs/speculative/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema77.type, parentSchema: schema77, data: data16 };
            vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
        }
    }
    if (data.evalMode !== void 0) {
        let data20 = data.evalMode;
        if (typeof data20 != "boolean") {
            let err58 = { instancePath: instancePath + "/evalMode", schemaPath: "#/properties/evalMode/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema76.properties.evalMode.type, parentSchema: schema76.properties.evalMode, data: data20 };
            vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
        }
    }
    if (data.pools !== void 0) {
        let data21 = data.pools;
        if (Array.isArray(data21)) {
            if (data21.length > 2) {
                let err59 = { instancePath: instancePath + "/pools", schemaPath: "#/properties/pools/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items", schema: 2, parentSchema: schema76.properties.pools, data: data21 };
                vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
            }
            if (data21.length < 1) {
                let err60 = { instancePath: instancePath + "/pools", schemaPath: "#/properties/pools/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema76.properties.pools, data: data21 };
                vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
            }
            let len1 = data21.length;
            for (let i1 = 0; i1 < len1; i1++)
                validate56(data21[i1], { instancePath: instancePath + "/pools/" + i1, parentData: data21, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length);
        }
        else {
            let err61 = { instancePath: instancePath + "/pools", schemaPath: "#/properties/pools/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema76.properties.pools.type, parentSchema: schema76.properties.pools, data: data21 };
            vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
        }
    }
    if (data.transfer !== void 0) {
        let data23 = data.transfer;
        if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
            if (data23.tokensPerSecond === void 0) {
                let err62 = { instancePath: instancePath + "/transfer", schemaPath: "#/properties/transfer/required", keyword: "required", params: { missingProperty: "tokensPerSecond" }, message: "must have required property 'tokensPerSecond'", schema: schema76.properties.transfer.required, parentSchema: schema76.properties.transfer, data: data23 };
                vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
            }
            if (data23.latencySeconds === void 0) {
                let err63 = { instancePath: instancePath + "/transfer", schemaPath: "#/properties/transfer/required", keyword: "required", params: { missingProperty: "latencySeconds" }, message: "must have required property 'latencySeconds'", schema: schema76.properties.transfer.required, parentSchema: schema76.properties.transfer, data: data23 };
                vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
            }
            for (let key3 in data23)
                if (!(key3 === "tokensPerSecond" || key3 === "latencySeconds")) {
                    let err64 = { instancePath: instancePath + "/transfer", schemaPath: "#/properties/transfer/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema76.properties.transfer, data: data23 };
                    vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
                }
            if (data23.tokensPerSecond !== void 0) {
                let data24 = data23.tokensPerSecond;
                if (typeof data24 == "number" && isFinite(data24)) {
                    if (data24 <= 0 || isNaN(data24)) {
                        let err65 = { instancePath: instancePath + "/transfer/tokensPerSecond", schemaPath: "#/properties/transfer/properties/tokensPerSecond/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema76.properties.transfer.properties.tokensPerSecond, data: data24 };
                        vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
                    }
                }
                else {
                    let err66 = { instancePath: instancePath + "/transfer/tokensPerSecond", schemaPath: "#/properties/transfer/properties/tokensPerSecond/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema76.properties.transfer.properties.tokensPerSecond.type, parentSchema: schema76.properties.transfer.properties.tokensPerSecond, data: data24 };
                    vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
                }
            }
            if (data23.latencySeconds !== void 0) {
                let data25 = data23.latencySeconds;
                if (typeof data25 == "number" && isFinite(data25)) {
                    if (data25 < 0 || isNaN(data25)) {
                        let err67 = { instancePath: instancePath + "/transfer/latencySeconds", schemaPath: "#/properties/transfer/properties/latencySeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema76.properties.transfer.properties.latencySeconds, data: data25 };
                        vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
                    }
                }
                else {
                    let err68 = { instancePath: instancePath + "/transfer/latencySeconds", schemaPath: "#/properties/transfer/properties/latencySeconds/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema76.properties.transfer.properties.latencySeconds.type, parentSchema: schema76.properties.transfer.properties.latencySeconds, data: data25 };
                    vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
                }
            }
        }
        else {
            let err69 = { instancePath: instancePath + "/transfer", schemaPath: "#/properties/transfer/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema76.properties.transfer.type, parentSchema: schema76.properties.transfer, data: data23 };
            vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
        }
    }
    if (data.faults !== void 0) {
        let data26 = data.faults;
        if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
            for (let key4 in data26)
                if (!(key4 === "neverHealthy" || key4 === "dieAfterRequests" || key4 === "dieAfterSeconds" || key4 === "emptyAnswerRatio" || key4 === "errorRatio" || key4 === "hangRatio" || key4 === "resetRatio")) {
                    let err70 = { instancePath: instancePath + "/faults", schemaPath: "#/$defs/faults/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema81, data: data26 };
                    vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
                }
            if (data26.neverHealthy !== void 0) {
                let data27 = data26.neverHealthy;
                if (typeof data27 != "boolean") {
                    let err71 = { instancePath: instancePath + "/faults/neverHealthy", schemaPath: "#/$defs/faults/properties/neverHealthy/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema81.properties.neverHealthy.type, parentSchema: schema81.properties.neverHealthy, data: data27 };
                    vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
                }
            }
            if (data26.dieAfterRequests !== void 0) {
                let data28 = data26.dieAfterRequests;
                if (!(typeof data28 == "number" && !(data28 % 1) && !isNaN(data28) && isFinite(data28))) {
                    let err72 = { instancePath: instancePath + "/faults/dieAfterRequests", schemaPath: "#/$defs/faults/properties/dieAfterRequests/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema81.properties.dieAfterRequests.type, parentSchema: schema81.properties.dieAfterRequests, data: data28 };
                    vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
                }
                if (typeof data28 == "number" && isFinite(data28) && (data28 < 1 || isNaN(data28))) {
                    let err73 = { instancePath: instancePath + "/faults/dieAfterRequests", schemaPath: "#/$defs/faults/properties/dieAfterRequests/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema81.properties.dieAfterRequests, data: data28 };
                    vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
                }
            }
            if (data26.dieAfterSeconds !== void 0) {
                let data29 = data26.dieAfterSeconds;
                if (typeof data29 == "number" && isFinite(data29)) {
                    if (data29 > 604800 || isNaN(data29)) {
                        let err74 = { instancePath: instancePath + "/faults/dieAfterSeconds", schemaPath: "#/$defs/faults/properties/dieAfterSeconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 604800 }, message: "must be <= 604800", schema: 604800, parentSchema: schema81.properties.dieAfterSeconds, data: data29 };
                        vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
                    }
                    if (data29 <= 0 || isNaN(data29)) {
                        let err75 = { instancePath: instancePath + "/faults/dieAfterSeconds", schemaPath: "#/$defs/faults/properties/dieAfterSeconds/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema81.properties.dieAfterSeconds, data: data29 };
                        vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
                    }
                }
                else {
                    let err76 = { instancePath: instancePath + "/faults/dieAfterSeconds", schemaPath: "#/$defs/faults/properties/dieAfterSeconds/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema81.properties.dieAfterSeconds.type, parentSchema: schema81.properties.dieAfterSeconds, data: data29 };
                    vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
                }
            }
            if (data26.emptyAnswerRatio !== void 0) {
                let data30 = data26.emptyAnswerRatio;
                if (typeof data30 == "number" && isFinite(data30)) {
                    if (data30 > 1 || isNaN(data30)) {
                        let err77 = { instancePath: instancePath + "/faults/emptyAnswerRatio", schemaPath: "#/$defs/faults/properties/emptyAnswerRatio/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema81.properties.emptyAnswerRatio, data: data30 };
                        vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
                    }
                    if (data30 < 0 || isNaN(data30)) {
                        let err78 = { instancePath: instancePath + "/faults/emptyAnswerRatio", schemaPath: "#/$defs/faults/properties/emptyAnswerRatio/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema81.properties.emptyAnswerRatio, data: data30 };
                        vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
                    }
                }
                else {
                    let err79 = { instancePath: instancePath + "/faults/emptyAnswerRatio", schemaPath: "#/$defs/faults/properties/emptyAnswerRatio/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema81.properties.emptyAnswerRatio.type, parentSchema: schema81.properties.emptyAnswerRatio, data: data30 };
                    vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
                }
            }
            if (data26.errorRatio !== void 0) {
                let data31 = data26.errorRatio;
                if (typeof data31 == "number" && isFinite(data31)) {
                    if (data31 > 1 || isNaN(data31)) {
                        let err80 = { instancePath: instancePath + "/faults/errorRatio", schemaPath: "#/$defs/faults/properties/errorRatio/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema81.properties.errorRatio, data: data31 };
                        vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
                    }
                    if (data31 < 0 || isNaN(data31)) {
                        let err81 = { instancePath: instancePath + "/faults/errorRatio", schemaPath: "#/$defs/faults/properties/errorRatio/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema81.properties.errorRatio, data: data31 };
                        vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
                    }
                }
                else {
                    let err82 = { instancePath: instancePath + "/faults/errorRatio", schemaPath: "#/$defs/faults/properties/errorRatio/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema81.properties.errorRatio.type, parentSchema: schema81.properties.errorRatio, data: data31 };
                    vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
                }
            }
            if (data26.hangRatio !== void 0) {
                let data32 = data26.hangRatio;
                if (typeof data32 == "number" && isFinite(data32)) {
                    if (data32 > 1 || isNaN(data32)) {
                        let err83 = { instancePath: instancePath + "/faults/hangRatio", schemaPath: "#/$defs/faults/properties/hangRatio/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema81.properties.hangRatio, data: data32 };
                        vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
                    }
                    if (data32 < 0 || isNaN(data32)) {
                        let err84 = { instancePath: instancePath + "/faults/hangRatio", schemaPath: "#/$defs/faults/properties/hangRatio/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema81.properties.hangRatio, data: data32 };
                        vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
                    }
                }
                else {
                    let err85 = { instancePath: instancePath + "/faults/hangRatio", schemaPath: "#/$defs/faults/properties/hangRatio/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema81.properties.hangRatio.type, parentSchema: schema81.properties.hangRatio, data: data32 };
                    vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
                }
            }
            if (data26.resetRatio !== void 0) {
                let data33 = data26.resetRatio;
                if (typeof data33 == "number" && isFinite(data33)) {
                    if (data33 > 1 || isNaN(data33)) {
                        let err86 = { instancePath: instancePath + "/faults/resetRatio", schemaPath: "#/$defs/faults/properties/resetRatio/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema81.properties.resetRatio, data: data33 };
                        vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
                    }
                    if (data33 < 0 || isNaN(data33)) {
                        let err87 = { instancePath: instancePath + "/faults/resetRatio", schemaPath: "#/$defs/faults/properties/resetRatio/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema81.properties.resetRatio, data: data33 };
                        vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
                    }
                }
                else {
                    let err88 = { instancePath: instancePath + "/faults/resetRatio", schemaPath: "#/$defs/faults/properties/resetRatio/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema81.properties.resetRatio.type, parentSchema: schema81.properties.resetRatio, data: data33 };
                    vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
                }
            }
        }
        else {
            let err89 = { instancePath: instancePath + "/faults", schemaPath: "#/$defs/faults/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema81.type, parentSchema: schema81, data: data26 };
            vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
        }
    }
    if (data.oracle !== void 0) {
        let data34 = data.oracle;
        if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
            if (data34.path === void 0) {
                let err90 = { instancePath: instancePath + "/oracle", schemaPath: "#/$defs/oracle/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema82.required, parentSchema: schema82, data: data34 };
                vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
            }
            if (data34.accuracy === void 0) {
                let err91 = { instancePath: instancePath + "/oracle", schemaPath: "#/$defs/oracle/required", keyword: "required", params: { missingProperty: "accuracy" }, message: "must have required property 'accuracy'", schema: schema82.required, parentSchema: schema82, data: data34 };
                vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
            }
            if (data34.seed === void 0) {
                let err92 = { instancePath: instancePath + "/oracle", schemaPath: "#/$defs/oracle/required", keyword: "required", params: { missingProperty: "seed" }, message: "must have required property 'seed'", schema: schema82.required, parentSchema: schema82, data: data34 };
                vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
            }
            for (let key5 in data34)
                if (!(key5 === "path" || key5 === "accuracy" || key5 === "seed")) {
                    let err93 = { instancePath: instancePath + "/oracle", schemaPath: "#/$defs/oracle/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema82, data: data34 };
                    vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
                }
            if (data34.path !== void 0) {
                let data35 = data34.path;
                if (typeof data35 == "string") {
                    if (func2(data35) < 1) {
                        let err94 = { instancePath: instancePath + "/oracle/path", schemaPath: "#/$defs/oracle/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema82.properties.path, data: data35 };
                        vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
                    }
                }
                else {
                    let err95 = { instancePath: instancePath + "/oracle/path", schemaPath: "#/$defs/oracle/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema82.properties.path.type, parentSchema: schema82.properties.path, data: data35 };
                    vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
                }
            }
            if (data34.accuracy !== void 0) {
                let data36 = data34.accuracy;
                if (typeof data36 == "number" && isFinite(data36)) {
                    if (data36 > 1 || isNaN(data36)) {
                        let err96 = { instancePath: instancePath + "/oracle/accuracy", schemaPath: "#/$defs/oracle/properties/accuracy/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema82.properties.accuracy, data: data36 };
                        vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
                    }
                    if (data36 < 0 || isNaN(data36)) {
                        let err97 = { instancePath: instancePath + "/oracle/accuracy", schemaPath: "#/$defs/oracle/properties/accuracy/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema82.properties.accuracy, data: data36 };
                        vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
                    }
                }
                else {
                    let err98 = { instancePath: instancePath + "/oracle/accuracy", schemaPath: "#/$defs/oracle/properties/accuracy/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema82.properties.accuracy.type, parentSchema: schema82.properties.accuracy, data: data36 };
                    vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
                }
            }
            if (data34.seed !== void 0) {
                let data37 = data34.seed;
                if (!(typeof data37 == "number" && !(data37 % 1) && !isNaN(data37) && isFinite(data37))) {
                    let err99 = { instancePath: instancePath + "/oracle/seed", schemaPath: "#/$defs/oracle/properties/seed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema82.properties.seed.type, parentSchema: schema82.properties.seed, data: data37 };
                    vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
                }
                if (typeof data37 == "number" && isFinite(data37) && (data37 < 0 || isNaN(data37))) {
                    let err100 = { instancePath: instancePath + "/oracle/seed", schemaPath: "#/$defs/oracle/properties/seed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema82.properties.seed, data: data37 };
                    vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
                }
            }
        }
        else {
            let err101 = { instancePath: instancePath + "/oracle", schemaPath: "#/$defs/oracle/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema82.type, parentSchema: schema82, data: data34 };
            vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
        }
    }
    if (data.gpuMetricsPath !== void 0) {
        let data38 = data.gpuMetricsPath;
        if (typeof data38 == "string") {
            if (func2(data38) < 1) {
                let err102 = { instancePath: instancePath + "/gpuMetricsPath", schemaPath: "#/properties/gpuMetricsPath/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema76.properties.gpuMetricsPath, data: data38 };
                vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
            }
        }
        else {
            let err103 = { instancePath: instancePath + "/gpuMetricsPath", schemaPath: "#/properties/gpuMetricsPath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema76.properties.gpuMetricsPath.type, parentSchema: schema76.properties.gpuMetricsPath, data: data38 };
            vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
        }
    }
    if (data.gpuMetricsIntervalMs !== void 0) {
        let data39 = data.gpuMetricsIntervalMs;
        if (!(typeof data39 == "number" && !(data39 % 1) && !isNaN(data39) && isFinite(data39))) {
            let err104 = { instancePath: instancePath + "/gpuMetricsIntervalMs", schemaPath: "#/properties/gpuMetricsIntervalMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema76.properties.gpuMetricsIntervalMs.type, parentSchema: schema76.properties.gpuMetricsIntervalMs, data: data39 };
            vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
        }
        if (typeof data39 == "number" && isFinite(data39)) {
            if (data39 > 36e5 || isNaN(data39)) {
                let err105 = { instancePath: instancePath + "/gpuMetricsIntervalMs", schemaPath: "#/properties/gpuMetricsIntervalMs/maximum", keyword: "maximum", params: { comparison: "<=", limit: 36e5 }, message: "must be <= 3600000", schema: 36e5, parentSchema: schema76.properties.gpuMetricsIntervalMs, data: data39 };
                vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
            }
            if (data39 < 1 || isNaN(data39)) {
                let err106 = { instancePath: instancePath + "/gpuMetricsIntervalMs", schemaPath: "#/properties/gpuMetricsIntervalMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema76.properties.gpuMetricsIntervalMs, data: data39 };
                vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
            }
        }
    }
}
else {
    let err107 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema76.type, parentSchema: schema76, data };
    vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
} return validate55.errors = vErrors, errors === 0; }
validate55.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };

//# sourceMappingURL=sim-engine.validator.generated.js.map
;// CONCATENATED MODULE: ./lib/src/engines/sim/config.js




/** Throws ProblemError (INFX170) with everything that is wrong. `file` is named in the problems. */
function parseSimConfig(text, file) {
    let parsed;
    try {
        parsed = JSON.parse(text);
    }
    catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        throw new problem/* ProblemError */.Mm([finding(file, `the file is not JSON: ${message}`)], { cause: error });
    }
    if (!isSimConfig(parsed))
        throw new problem/* ProblemError */.Mm(schemaFindings(file));
    const problems = consistencyProblems(parsed, file);
    if (problems.length > 0)
        throw new problem/* ProblemError */.Mm(problems);
    return parsed;
}
/** The generated validator is JavaScript; this is what ajv makes of it. */
const validate = simEngine;
function isSimConfig(value) {
    return validate(value);
}
const finding = (file, message) => (0,catalogue/* problem */.CC)('INFX170', message, { at: { file, line: 1, col: 1 } });
function schemaFindings(file) {
    return (validate.errors ?? []).map((error) => {
        const where = error.instancePath === '' ? 'the file' : error.instancePath.slice(1).replaceAll('/', '.');
        const unknown = error.params['additionalProperty'];
        if (typeof unknown === 'string') {
            const near = (0,problem/* didYouMean */.au)(unknown, Object.keys(error.parentSchema?.properties ?? {}));
            return finding(file, `${where} has no member "${unknown}"${near ? `; did you mean "${near}"?` : ''}`);
        }
        const got = typeof error.data === 'object' ? '' : `, got ${JSON.stringify(error.data)}`;
        return finding(file, `${where} ${error.message ?? 'is not valid'}${got}`);
    });
}
/** What a schema cannot say. */
function consistencyProblems(config, file) {
    const problems = [];
    const roles = config.pools
        .map((pool) => pool.role)
        .sort()
        .join(' + ');
    if (roles !== 'mixed' && roles !== 'decode + prefill') {
        problems.push(finding(file, `pools must be one mixed pool, or one prefill and one decode pool, got ${roles}`));
    }
    if (roles === 'decode + prefill' && !config.transfer) {
        problems.push(finding(file, 'prefill and decode pools need transfer'));
    }
    const spec = config.speculative;
    if (spec && spec.acceptanceLength > spec.numSpecTokens + 1) {
        const most = spec.numSpecTokens + 1;
        problems.push(finding(file, `speculative.acceptanceLength must be in [1, ${most}], got ${spec.acceptanceLength}`));
    }
    for (const [index, pool] of config.pools.entries()) {
        if (pool.kvPoolTokensPerRank >= config.pageTokens)
            continue;
        problems.push(finding(file, `pools.${index}.kvPoolTokensPerRank must hold at least one page`));
    }
    if (config.gpuMetricsPath !== undefined && config.gpuMetricsIntervalMs === undefined) {
        problems.push(finding(file, 'gpuMetricsPath needs gpuMetricsIntervalMs'));
    }
    return problems;
}
//# sourceMappingURL=config.js.map
// EXTERNAL MODULE: ./lib/src/core/measure/lenient-json.js
var lenient_json = __webpack_require__(10047);
// EXTERNAL MODULE: ./lib/src/core/plan/wildcard.js
var wildcard = __webpack_require__(5358);
;// CONCATENATED MODULE: ./lib/src/engines/sim/injected-faults.js
/**
 * Deliberate failures for whole sweeps, for tests and drills: the environment variable INFX_SIM_FAULTS names a JSON file of
 * rules `[{"point": "*-c4-*", "attempt": 1, "faults": {"dieAfterRequests": 3}}]`; the first rule that fits the point
 * (a `*` stands for any text; absent = every point) and its attempt (absent = every one) decides. Only the simulated
 * engine knows it, whose results are never publishable, so no measurement can be spoilt by it.
 */





/** What the rules say of this process, which the launcher labelled with its point and attempt. Throws ProblemError INFX170. */
function injectedFaults(env, readText) {
    const file = env['INFX_SIM_FAULTS'];
    if (file === undefined || file === '')
        return undefined;
    const point = env['INFX_POINT'] ?? '';
    const attempt = Number(env['INFX_ATTEMPT'] ?? 1);
    const rule = parseRules(readText(file), file).find((candidate) => (0,wildcard/* matchesWildcard */._)(candidate.point ?? '*', point) && (candidate.attempt ?? attempt) === attempt);
    return rule && { file, faults: rule.faults };
}
function parseRules(text, file) {
    const refuse = (message, cause) => new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX170', message, { at: { file, line: 1, col: 1 } })], { cause });
    let rules;
    try {
        rules = JSON.parse(text);
    }
    catch (error) {
        throw refuse(`the file is not JSON: ${error instanceof Error ? error.message : String(error)}`, error);
    }
    if (Array.isArray(rules) && rules.every(isRule))
        return rules;
    throw refuse('expected a list of {"point": glob, "attempt": number, "faults": {…}}');
}
const isRule = (value) => (0,lenient_json/* isRecord */.u4)(value) &&
    (0,lenient_json/* isRecord */.u4)(value['faults']) &&
    ['string', 'undefined'].includes(typeof value['point']) &&
    ['number', 'undefined'].includes(typeof value['attempt']) &&
    Object.keys(value).every((name) => ['point', 'attempt', 'faults'].includes(name));
//# sourceMappingURL=injected-faults.js.map
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
;// CONCATENATED MODULE: ./lib/src/engines/sim/peer-main.js
/**
 * `infx sim-engine peer --role NAME [--host ADDRESS --port N…]`: stands where a worker or a service of a spread engine
 * would run. It holds its place and its ports, and answers health checks; the simulation is in the front.
 */



const usage = 'usage: infx sim-engine peer --role NAME [--host ADDRESS --port N…]';
/** Serves until SIGTERM or SIGINT. Exit codes: 0 after a signal, 2 usage, 3 port taken. */
async function simPeerMain(argv) {
    const options = parseOptions(argv);
    if (typeof options === 'string') {
        process.stderr.write(`${options}\n${usage}\n`);
        return 2;
    }
    const { role, host, ports } = options;
    const servers = [];
    try {
        for (const port of ports)
            servers.push(await listen(host, port, role));
    }
    catch (error) {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
        for (const server of servers)
            server.close();
        return 3;
    }
    const node = process.env['SLURMD_NODENAME'] ?? 'this host';
    process.stdout.write(`${role} on ${node}: GPUs ${process.env['CUDA_VISIBLE_DEVICES'] ?? 'none'}, listening on ${host}:${ports.join(',')}\n`);
    return new Promise((resolve) => {
        // Without a port nothing else would keep the process alive.
        const alive = setInterval(() => undefined, 60_000);
        const stop = () => {
            clearInterval(alive);
            for (const server of servers) {
                server.close();
                server.closeAllConnections();
            }
            resolve(0);
        };
        process.once('SIGTERM', stop);
        process.once('SIGINT', stop);
        (0,parent_watch/* watchParent */.S)(stop);
    });
}
function parseOptions(argv) {
    try {
        const { values } = (0,external_node_util_.parseArgs)({
            args: [...argv],
            options: {
                role: { type: 'string' },
                host: { type: 'string' },
                port: { type: 'string', multiple: true },
            },
        });
        if (values.role === undefined)
            return '--role is missing';
        const ports = (values.port ?? []).map(Number);
        const wrong = ports.find((port) => !Number.isInteger(port) || port < 1 || port > 65535);
        if (wrong !== undefined)
            return `--port must be 1..65535, got ${wrong}`;
        return { role: values.role, host: values.host ?? '127.0.0.1', ports };
    }
    catch (error) {
        return error instanceof Error ? error.message : String(error);
    }
}
function listen(host, port, role) {
    const server = (0,external_node_http_.createServer)((request, response) => {
        if (request.url === '/metrics') {
            response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
            response.end(`# TYPE infx_sim:peer_up gauge\ninfx_sim:peer_up{role=${JSON.stringify(role)}} 1\n`);
            return;
        }
        response.writeHead(request.url === '/health' ? 200 : 404).end();
    });
    // Scrapers keep their connections for the whole measurement.
    server.keepAliveTimeout = 900_000;
    return new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => resolve(server));
    });
}
//# sourceMappingURL=peer-main.js.map
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/src/engines/sim/peers.js
/** The workers beside the simulated engine's front, when a launcher spread it over an allocation. */

const askEveryMs = 200;
const answerMs = 2_000;
/** `prefill=http://10.0.0.1:6100`; undefined when the word is none. */
function parsePeer(word) {
    const [, pool, url] = /^(prefill|decode)=(http:\/\/[^/\s]+)$/.exec(word) ?? [];
    return url !== undefined && (pool === 'prefill' || pool === 'decode') ? { pool, url } : undefined;
}
/** Which peers have answered; one that has is not asked again: its launcher watches it. */
class Peers {
    #peers;
    #there = new Set();
    #over = new AbortController();
    constructor(peers) {
        this.#peers = peers;
        for (const peer of peers)
            void this.#ask(peer);
    }
    get areAllThere() {
        return this.#there.size === this.#peers.length;
    }
    count(pool) {
        return [...this.#there].filter((peer) => peer.pool === pool).length;
    }
    /** As Dynamo's front end lists them. */
    instances() {
        return [...this.#there].map(({ pool }) => ({
            component: pool === 'prefill' ? 'prefill' : 'backend',
            endpoint: 'generate',
        }));
    }
    /** As the SGLang router counts them. */
    stats() {
        return { prefill_count: this.count('prefill'), decode_count: this.count('decode') };
    }
    close() {
        this.#over.abort();
    }
    async #ask(peer) {
        while (!this.#over.signal.aborted) {
            if (await isHealthy(peer.url)) {
                this.#there.add(peer);
                return;
            }
            await (0,promises_.setTimeout)(askEveryMs);
        }
    }
}
async function isHealthy(url) {
    try {
        const response = await fetch(new URL('/health', url), { signal: AbortSignal.timeout(answerMs) });
        await response.body?.cancel();
        return response.ok;
    }
    catch {
        // Not listening yet, which is the answer; the launcher bounds how long that may go on.
        return false;
    }
}
//# sourceMappingURL=peers.js.map
// EXTERNAL MODULE: ./lib/src/timer.js
var timer = __webpack_require__(27023);
// EXTERNAL MODULE: ./lib/src/engines/sim/core/page-hasher.js
var page_hasher = __webpack_require__(74361);
;// CONCATENATED MODULE: ./lib/src/engines/sim/faults.js
const goldenRatio = 0.618_033_988_749_895;
/** Which fault, if any, the n-th generation request (from 1) meets: spread evenly, so that every share is met within a few requests. */
function faultOfRequest(faults, request) {
    let position = (request * goldenRatio) % 1;
    const shares = [
        ['error', faults.errorRatio],
        ['empty', faults.emptyAnswerRatio],
        ['hang', faults.hangRatio],
        ['reset', faults.resetRatio],
    ];
    for (const [fault, share] of shares) {
        if (share === undefined)
            continue;
        if (position < share)
            return fault;
        position -= share;
    }
    return undefined;
}
//# sourceMappingURL=faults.js.map
;// CONCATENATED MODULE: ./lib/src/engines/sim/http/answer.js
function openAnswer(response, head) {
    return head.request.stream ? new StreamedAnswer(response, head) : new WholeAnswer(response, head);
}
function usageOf(sequence) {
    const prompt = sequence.request.promptTokens;
    return {
        prompt_tokens: prompt,
        completion_tokens: sequence.generatedTokens,
        total_tokens: prompt + sequence.generatedTokens,
        prompt_tokens_details: { cached_tokens: sequence.cachedDeviceTokens + sequence.cachedHostTokens },
    };
}
class WholeAnswer {
    #response;
    #head;
    constructor(response, head) {
        this.#response = response;
        this.#head = head;
    }
    tokens() {
        // Sent as a whole at the end.
    }
    end(sequence) {
        const { id, createdSeconds, model, request, output } = this.#head;
        const text = output.text(0, sequence.generatedTokens);
        const chat = request.kind === 'chat';
        const body = JSON.stringify({
            id,
            object: chat ? 'chat.completion' : 'text_completion',
            created: createdSeconds,
            model,
            choices: [
                {
                    index: 0,
                    ...(chat ? { message: { role: 'assistant', content: text } } : { text }),
                    logprobs: null,
                    finish_reason: output.finishReason,
                },
            ],
            usage: usageOf(sequence),
        });
        this.#response.writeHead(200, {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
        });
        this.#response.end(body);
    }
}
class StreamedAnswer {
    #response;
    #head;
    /** `data: {…,"choices":[{"index":0,` up to where chunks differ. */
    #opening;
    #sent = 0;
    constructor(response, head) {
        this.#response = response;
        this.#head = head;
        const object = head.request.kind === 'chat' ? 'chat.completion.chunk' : 'text_completion';
        const start = { id: head.id, object, created: head.createdSeconds, model: head.model };
        this.#opening = `data: ${JSON.stringify(start).slice(0, -1)},"choices":[`;
        response.writeHead(200, {
            'content-type': 'text/event-stream; charset=utf-8',
            'cache-control': 'no-cache',
        });
        response.flushHeaders();
    }
    tokens(to) {
        const gathered = to - this.#sent;
        if (this.#sent > 0 && gathered < this.#head.streamIntervalTokens)
            return;
        this.#send(to);
    }
    end(sequence) {
        if (sequence.generatedTokens > this.#sent)
            this.#send(sequence.generatedTokens);
        const chat = this.#head.request.kind === 'chat';
        const last = `${chat ? '"delta":{}' : '"text":""'},"finish_reason":"${this.#head.output.finishReason}"`;
        let text = `${this.#opening}{"index":0,${last}}]}\n\n`;
        if (this.#head.request.includeUsage) {
            text += `${this.#opening}],"usage":${JSON.stringify(usageOf(sequence))}}\n\n`;
        }
        this.#response.end(`${text}data: [DONE]\n\n`);
    }
    #send(to) {
        const text = JSON.stringify(this.#head.output.text(this.#sent, to));
        const role = this.#sent === 0 ? '"role":"assistant",' : '';
        const piece = this.#head.request.kind === 'chat' ? `"delta":{${role}"content":${text}}` : `"text":${text}`;
        this.#sent = to;
        this.#response.write(`${this.#opening}{"index":0,${piece},"finish_reason":null}]}\n\n`);
    }
}
//# sourceMappingURL=answer.js.map
;// CONCATENATED MODULE: ./lib/src/engines/sim/http/generation-request.js
/** Parses and judges the bodies of /v1/chat/completions and /v1/completions. */
/** A refusal in OpenAI's error form. */
class RequestRefused extends Error {
    name = 'RequestRefused';
    status;
    constructor(status, message) {
        super(message);
        this.status = status;
    }
}
const bad = (message) => new RequestRefused(400, message);
/** Throws RequestRefused (400) with what is wrong. Unknown members are ignored, as engines do. */
function parseGenerationRequest(body, kind) {
    const parsed = parseObject(body);
    return {
        kind,
        model: optionalString(parsed, 'model'),
        messages: kind === 'chat' ? chatMessages(parsed['messages']) : completionPrompt(parsed['prompt']),
        stream: optionalBoolean(parsed, 'stream') ?? false,
        includeUsage: includesUsage(parsed['stream_options']),
        maxTokens: maxTokensOf(parsed),
        ignoreEos: optionalBoolean(parsed, 'ignore_eos') ?? false,
        stop: stopOf(parsed['stop']),
    };
}
function parseObject(body) {
    let parsed;
    try {
        parsed = JSON.parse(body);
    }
    catch (error) {
        throw bad(`the body is not JSON: ${error instanceof Error ? error.message : String(error)}`);
    }
    if (!isObject(parsed))
        throw bad('the body must be a JSON object');
    if (parsed['n'] !== undefined && parsed['n'] !== null && parsed['n'] !== 1)
        throw bad('n must be 1');
    return parsed;
}
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
function chatMessages(value) {
    if (!Array.isArray(value) || value.length === 0)
        throw bad('messages must be a non-empty array');
    return value.map((message, index) => {
        if (!isObject(message) || typeof message['role'] !== 'string') {
            throw bad(`messages[${index}] must be an object with a role`);
        }
        return { role: message['role'], text: contentText(message['content'], `messages[${index}].content`) };
    });
}
function contentText(content, where) {
    if (typeof content === 'string')
        return content;
    // An assistant message that only calls tools has no content.
    if (content === undefined || content === null)
        return '';
    if (!Array.isArray(content))
        throw bad(`${where} must be a string or an array of text parts`);
    return content
        .map((part) => {
        if (!isObject(part) || typeof part['text'] !== 'string')
            throw bad(`${where} may hold text parts only`);
        return part['text'];
    })
        .join('\n');
}
function completionPrompt(value) {
    if (typeof value !== 'string')
        throw bad('prompt must be a string');
    return [{ role: 'prompt', text: value }];
}
function includesUsage(options) {
    if (options === undefined || options === null)
        return false;
    if (!isObject(options))
        throw bad('stream_options must be an object');
    return optionalBoolean(options, 'include_usage') ?? false;
}
function maxTokensOf(parsed) {
    for (const name of ['max_completion_tokens', 'max_tokens']) {
        const value = parsed[name];
        if (value === undefined || value === null)
            continue;
        if (typeof value !== 'number' || !Number.isInteger(value) || value < 1) {
            throw bad(`${name} must be an integer of at least 1, got ${JSON.stringify(value)}`);
        }
        return value;
    }
    return undefined;
}
function stopOf(value) {
    if (value === undefined || value === null)
        return [];
    const list = Array.isArray(value) ? value : [value];
    return list
        .map((entry) => {
        if (typeof entry !== 'string')
            throw bad('stop must be a string or an array of strings');
        return entry;
    })
        .filter((entry) => entry !== '');
}
function optionalString(object, name) {
    const value = object[name];
    if (value === undefined || value === null)
        return undefined;
    if (typeof value !== 'string')
        throw bad(`${name} must be a string`);
    return value;
}
function optionalBoolean(object, name) {
    const value = object[name];
    if (value === undefined || value === null)
        return undefined;
    if (typeof value !== 'boolean')
        throw bad(`${name} must be true or false`);
    return value;
}
//# sourceMappingURL=generation-request.js.map
;// CONCATENATED MODULE: ./lib/src/engines/sim/http/output.js

const vocabulary = ('the a to of and in is that it for as with on be this by from at or an are was not we can all if has more one new ' +
    'out up about time use then when which will file line test code type call read write value list name path error ' +
    'check return first last next step build run open close left right start stop count size key index node tree page ' +
    'block table query result input output state change update add remove move copy join split parse format token cache ' +
    'queue batch model layer head rank group shard plan point curve graph edge load store fetch send receive wait').split(' ');
/** Shortest and longest answer of a request that lets the model end by itself, tokens. */
const naturalTokens = { min: 32, max: 512 };
/** A made-up answer of words, deterministic in seed and prompt. Ends by itself unless `ignoreEos`. */
function wordsOutput(request) {
    const start = (0,page_hasher/* mix32 */.QV)(request.seed ^ request.promptHash);
    const natural = naturalTokens.min + (start % (naturalTokens.max - naturalTokens.min + 1));
    const ends = !request.ignoreEos && natural <= request.maxTokens;
    const whole = {
        tokens: ends ? natural : request.maxTokens,
        finishReason: ends ? 'stop' : 'length',
        text: (from, to) => {
            let text = '';
            for (let index = from; index < to; index++) {
                const word = vocabulary[(0,page_hasher/* mix32 */.QV)(start + Math.imul(index, 0x9e3779b1)) % vocabulary.length] ?? 'the';
                text += index === 0 ? word : ` ${word}`;
            }
            return text;
        },
    };
    return request.stop.length > 0 ? cutAtStop(whole, request.stop) : whole;
}
/** A given answer, one token per word, cut after `maxTokens`. */
function textOutput(text, maxTokens, stop) {
    const words = text.match(/\s*\S+/g) ?? [text];
    const whole = {
        tokens: Math.min(words.length, maxTokens),
        finishReason: words.length <= maxTokens ? 'stop' : 'length',
        text: (from, to) => words.slice(from, to).join(''),
    };
    return stop.length > 0 ? cutAtStop(whole, stop) : whole;
}
/** Ends an answer before the first stop string, as engines do; the stop string itself is not sent. */
function cutAtStop(whole, stop) {
    const text = whole.text(0, whole.tokens);
    const found = stop.map((word) => text.indexOf(word)).filter((index) => index >= 0);
    if (found.length === 0)
        return whole;
    const end = Math.min(...found);
    const starts = [0];
    for (let token = 0; (starts.at(-1) ?? 0) < end; token++) {
        starts.push((starts.at(-1) ?? 0) + whole.text(token, token + 1).length);
    }
    return {
        // At least one token has been generated when generation stops.
        tokens: Math.max(1, starts.length - 1),
        finishReason: 'stop',
        text: (from, to) => text.slice(starts[from] ?? end, Math.min(end, starts[to] ?? end)),
    };
}
/** Seeds the answer of a prompt by its last message, so that equal questions get equal answers. */
const promptSeed = (lastMessage) => (0,page_hasher/* hashText */.qj)(lastMessage.slice(-4096), 1);
//# sourceMappingURL=output.js.map
;// CONCATENATED MODULE: ./lib/src/engines/sim/http/responses.js
function sendJson(response, status, body) {
    const text = JSON.stringify(body);
    response.writeHead(status, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
    });
    response.end(text);
}
/** OpenAI's error form. */
function sendError(response, refused) {
    const type = refused.status >= 500 ? 'internal_error' : 'invalid_request_error';
    const error = { message: refused.message, type, param: null, code: refused.status };
    sendJson(response, refused.status, { object: 'error', ...error, error });
}
//# sourceMappingURL=responses.js.map
;// CONCATENATED MODULE: ./lib/src/engines/sim/http/generations.js






class Generations {
    #config;
    #simulation;
    #oracle;
    #onLastRequest;
    #accepted = 0;
    constructor(config, simulation, oracle, onLastRequest) {
        this.#config = config;
        this.#simulation = simulation;
        this.#oracle = oracle;
        this.#onLastRequest = onLastRequest;
    }
    serve(request, response, kind) {
        readBody(request, this.#config.maxBodyBytes).then((body) => {
            if (response.destroyed)
                return;
            try {
                this.#generate(request, response, parseGenerationRequest(body, kind));
            }
            catch (error) {
                if (!(error instanceof RequestRefused))
                    throw error;
                sendError(response, error);
            }
        }, (error) => {
            if (error instanceof RequestRefused) {
                response.shouldKeepAlive = false;
                sendError(response, error);
            }
            else
                response.destroy();
        });
    }
    #generate(incoming, response, request) {
        if (request.model !== undefined && request.model !== this.#config.servedModel) {
            throw new RequestRefused(404, `The model \`${request.model}\` does not exist.`);
        }
        const number = ++this.#accepted;
        const faults = this.#config.faults;
        const fault = faults && faultOfRequest(faults, number);
        if (fault === 'error')
            throw new RequestRefused(500, 'injected fault');
        const hasher = hashPrompt(request, this.#config.pageTokens);
        const output = this.#outputFor(request, hasher);
        const sessionKey = sessionKeyOf(incoming, this.#config.router.sessionHeaders);
        const simRequest = {
            promptTokens: Math.max(1, hasher.tokens),
            pageHashes: [...hasher.pages],
            outputTokens: output.tokens,
            ...(sessionKey === undefined ? {} : { sessionKey }),
            fullPageHashes: () => {
                if (request.kind === 'chat')
                    hasher.startMessage('assistant');
                hasher.feed(output.text(0, output.tokens));
                return hasher.pages;
            },
        };
        if (fault === 'empty')
            this.#answerEmpty(response, request);
        else
            this.#submit(response, { request, simRequest, output, number, fault });
        if (faults?.dieAfterRequests === number)
            this.#onLastRequest();
    }
    #submit(response, job) {
        let answer;
        const open = () => (answer ??= openAnswer(response, {
            id: `${job.request.kind === 'chat' ? 'chatcmpl' : 'cmpl'}-sim-${job.number}`,
            createdSeconds: Math.floor(Date.now() / 1000),
            model: this.#config.servedModel,
            request: job.request,
            output: job.output,
            streamIntervalTokens: this.#config.streamIntervalTokens,
        }));
        const submission = this.#simulation.submit(job.simRequest, {
            tokens: (sequence) => {
                open().tokens(sequence.generatedTokens);
                if (job.fault === 'reset' || job.fault === 'hang')
                    this.#breakOff(sequence, response, job.fault);
            },
            finished: (sequence) => open().end(sequence),
        });
        if (!submission.accepted)
            throw this.#refusal(submission.reason, job.simRequest);
        const { sequence } = submission;
        response.once('close', () => {
            if (!response.writableFinished)
                this.#simulation.abort(sequence);
        });
    }
    #breakOff(sequence, response, fault) {
        // Not from inside the core's step: the abort changes what the step is about to touch.
        setImmediate(() => {
            this.#simulation.abort(sequence);
            if (fault === 'reset')
                response.socket?.resetAndDestroy();
        });
    }
    #answerEmpty(response, request) {
        const stream = request.stream;
        response.writeHead(200, { 'content-type': stream ? 'text/event-stream' : 'application/json' });
        response.end(stream ? 'data: [DONE]\n\n' : '{"object":"chat.completion","choices":[]}');
    }
    #outputFor(request, hasher) {
        const prompt = hasher.tokens;
        const limit = this.#config.maxModelLenTokens;
        const asked = request.maxTokens ?? Math.max(1, limit - prompt);
        if (prompt + asked > limit || prompt >= limit) {
            throw new RequestRefused(400, `This model's maximum context length is ${limit} tokens. However, you requested ${prompt + asked} tokens ` +
                `(${prompt} in the messages, ${asked} in the completion). Please reduce the length of the messages or completion.`);
        }
        const lastMessage = (request.messages.findLast(({ role }) => role === 'user') ?? request.messages.at(-1))?.text ?? '';
        const known = this.#oracle?.answer(lastMessage);
        if (known !== undefined)
            return textOutput(known, asked, request.stop);
        return wordsOutput({
            seed: this.#config.seed,
            promptHash: promptSeed(lastMessage),
            maxTokens: asked,
            ignoreEos: request.ignoreEos,
            stop: request.stop,
        });
    }
    #refusal(reason, request) {
        if (reason === 'queue-full')
            return new RequestRefused(503, 'The request queue is full.');
        const tokens = request.promptTokens + request.outputTokens;
        return new RequestRefused(400, `The request needs ${tokens} tokens of KV cache; max_total_num_tokens is less. ` +
            'This exceeds the maximum context length the server can hold.');
    }
}
function hashPrompt(request, pageTokens) {
    const hasher = new page_hasher/* PageHasher */.j9(pageTokens);
    for (const message of request.messages) {
        if (request.kind === 'chat')
            hasher.startMessage(message.role);
        hasher.feed(message.text);
    }
    return hasher;
}
function sessionKeyOf(incoming, headers) {
    for (const name of headers) {
        const value = incoming.headers[name];
        if (typeof value === 'string' && value !== '')
            return value.slice(0, 256);
    }
    return undefined;
}
/** Rejects with RequestRefused (413) as soon as there is too much; the rest is not read, so that the refusal can still be sent. */
function readBody(request, maxBytes) {
    return new Promise((resolve, reject) => {
        const chunks = [];
        let bytes = 0;
        request.on('data', (chunk) => {
            bytes += chunk.length;
            if (bytes > maxBytes) {
                request.pause();
                reject(new RequestRefused(413, `the body is larger than ${maxBytes} bytes`));
            }
            else
                chunks.push(chunk);
        });
        request.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
        request.once('error', reject);
        request.once('close', () => reject(new Error('the client went away')));
    });
}
//# sourceMappingURL=generations.js.map
;// CONCATENATED MODULE: ./lib/src/engines/sim/http/histogram.js
/** A cumulative histogram in Prometheus' sense. */
class Histogram {
    #bounds;
    #counts;
    #sum = 0;
    #count = 0;
    constructor(bounds) {
        this.#bounds = bounds;
        this.#counts = bounds.map(() => 0);
    }
    /** `times` equal observations at once. */
    observe(value, times) {
        this.#sum += value * times;
        this.#count += times;
        let low = 0;
        let high = this.#bounds.length;
        while (low < high) {
            const middle = (low + high) >>> 1;
            if ((this.#bounds[middle] ?? Infinity) >= value)
                high = middle;
            else
                low = middle + 1;
        }
        if (low < this.#counts.length)
            this.#counts[low] = (this.#counts[low] ?? 0) + times;
    }
    /** Lines of the text exposition, without HELP and TYPE. `labels` without braces. */
    lines(name, labels) {
        let below = 0;
        const buckets = this.#bounds.map((bound, index) => {
            below += this.#counts[index] ?? 0;
            return `${name}_bucket{${labels},le="${bound}"} ${below}`;
        });
        return [
            ...buckets,
            `${name}_bucket{${labels},le="+Inf"} ${this.#count}`,
            `${name}_sum{${labels}} ${this.#sum}`,
            `${name}_count{${labels}} ${this.#count}`,
        ];
    }
}
//# sourceMappingURL=histogram.js.map
;// CONCATENATED MODULE: ./lib/src/engines/sim/http/metrics.js

const latencyBounds = [0.01, 0.025, 0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 3, 6, 12, 25, 50, 100, 200, 400];
const interTokenBounds = [
    0.0005, 0.001, 0.002, 0.004, 0.006, 0.008, 0.01, 0.015, 0.02, 0.03, 0.05, 0.1, 0.2, 0.5, 1, 2,
];
/** Latencies of the requests this server has answered, seconds. */
class RequestMetrics {
    timeToFirstToken = new Histogram(latencyBounds);
    interToken = new Histogram(interTokenBounds);
    endToEnd = new Histogram(latencyBounds);
    queueTime = new Histogram(latencyBounds);
    requests = 0;
    aborted = 0;
    /** Tokens of one step: the gap since the last step is spread over them, as the engine does. */
    observeTokens(sequence, count, gapSeconds) {
        if (sequence.generatedTokens === count) {
            this.timeToFirstToken.observe(sequence.firstTokenAt - sequence.submittedAt, 1);
            this.queueTime.observe(Math.max(0, sequence.admittedAt - sequence.submittedAt), 1);
        }
        else
            this.interToken.observe(gapSeconds / count, count);
    }
    observeEnd(sequence, atSeconds) {
        this.requests++;
        this.endToEnd.observe(atSeconds - sequence.submittedAt, 1);
    }
}
const engineTypeOf = (worker) => (worker.role === 'mixed' ? 'unified' : worker.role);
function renderMetrics(cluster, requests, options) {
    const families = new Map();
    const family = (name, type, help) => {
        const known = families.get(name);
        if (known)
            return known;
        const made = { name, type, help, lines: [] };
        families.set(name, made);
        return made;
    };
    const sample = (name, type, help, labels, value) => {
        family(name, type, help).lines.push(`${name}{${labels}} ${value}`);
    };
    const model = `model_name="${escapeLabel(options.model)}"`;
    for (const worker of cluster.workers) {
        const labels = `${model},engine_type="${engineTypeOf(worker)}",tp_rank="0",pp_rank="0",worker="${worker.name}"`;
        addWorker(worker, labels, sample, options.throughput.of(worker));
        addRanks(worker, labels, sample, options.pageTokens);
    }
    const labels = `${model},engine_type="unified"`;
    const histograms = [
        ['sglang:time_to_first_token_seconds', 'Time to first token.', requests.timeToFirstToken],
        ['sglang:inter_token_latency_seconds', 'Inter-token latency.', requests.interToken],
        ['sglang:e2e_request_latency_seconds', 'End-to-end latency of requests.', requests.endToEnd],
        ['sglang:queue_time_seconds', 'Time spent in the waiting queue.', requests.queueTime],
    ];
    for (const [name, help, histogram] of histograms) {
        family(name, 'histogram', help).lines.push(...histogram.lines(name, labels));
    }
    sample('sglang:num_requests_total', 'counter', 'Requests answered.', labels, requests.requests);
    sample('sglang:num_aborted_requests_total', 'counter', 'Requests whose client went away.', labels, requests.aborted);
    const lagHelp = 'Largest lateness of a simulated event against the wall clock since the last scrape.';
    sample('infx_sim:max_schedule_lag_seconds', 'gauge', lagHelp, model, options.maxLagSeconds);
    return [...families.values()]
        .map(({ name, type, help, lines }) => `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('\n')}\n`)
        .join('');
}
function addWorker(worker, labels, sample, throughput) {
    const totals = worker.totals;
    if (worker.role !== 'decode') {
        const cachedTokens = totals.cachedDeviceTokens + totals.cachedHostTokens;
        sample('sglang:prompt_tokens_total', 'counter', 'Prompt tokens admitted.', labels, totals.promptTokens);
        const cachedHelp = 'Prompt tokens found in a cache, by where.';
        const cached = 'sglang:cached_tokens_total';
        sample(cached, 'counter', cachedHelp, `${labels},cache_source="device"`, totals.cachedDeviceTokens);
        sample(cached, 'counter', cachedHelp, `${labels},cache_source="host"`, totals.cachedHostTokens);
        const hitRate = totals.promptTokens === 0 ? 0 : cachedTokens / totals.promptTokens;
        sample('sglang:cache_hit_rate', 'gauge', 'Share of prompt tokens found in a cache.', labels, hitRate);
        const realtimeHelp = 'Tokens by how they came to be.';
        const realtime = 'sglang:realtime_tokens_total';
        sample(realtime, 'counter', realtimeHelp, `${labels},mode="prefill_compute"`, totals.computedTokens);
        sample(realtime, 'counter', realtimeHelp, `${labels},mode="prefill_cache"`, cachedTokens);
    }
    if (worker.role === 'prefill')
        return;
    const realtimeHelp = 'Tokens by how they came to be.';
    sample('sglang:generation_tokens_total', 'counter', 'Tokens generated.', labels, totals.generatedTokens);
    sample('sglang:realtime_tokens_total', 'counter', realtimeHelp, `${labels},mode="decode"`, totals.generatedTokens);
    sample('sglang:gen_throughput', 'gauge', 'Generated tokens per second.', labels, throughput);
    const steps = totals.decodeSequenceSteps;
    const acceptLength = steps === 0 ? 0 : totals.acceptedTokens / steps;
    sample('sglang:spec_accept_length', 'gauge', 'Mean accepted tokens per decode step.', labels, acceptLength);
    sample('sglang:num_retractions_total', 'counter', 'Sequences sent back for want of KV.', labels, totals.retractions);
}
function addRanks(worker, workerLabels, sample, pageTokens) {
    for (const [index, rank] of worker.ranks.entries()) {
        const labels = worker.ranks.length > 1 ? `${workerLabels},dp_rank="${index}"` : workerLabels;
        const { pool } = rank;
        const usage = pool.usedPages / pool.capacityPages;
        const total = pool.capacityPages * pageTokens;
        sample('sglang:num_running_reqs', 'gauge', 'Requests being worked on.', labels, rank.running.length);
        sample('sglang:num_queue_reqs', 'gauge', 'Requests waiting for admission.', labels, rank.waiting.length);
        sample('sglang:token_usage', 'gauge', 'Share of the KV pool in use.', labels, usage);
        sample('sglang:num_used_tokens', 'gauge', 'Tokens of the KV pool in use.', labels, pool.usedPages * pageTokens);
        sample('sglang:max_total_num_tokens', 'gauge', 'Tokens the KV pool holds.', labels, total);
        if (pool.hostCapacityPages === 0)
            continue;
        const used = 'sglang:hicache_host_used_tokens';
        sample(used, 'gauge', 'Tokens on the host tier.', labels, pool.hostPages * pageTokens);
        const capacity = 'sglang:hicache_host_total_tokens';
        sample(capacity, 'gauge', 'Tokens the host tier holds.', labels, pool.hostCapacityPages * pageTokens);
    }
}
const escapeLabel = (text) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
//# sourceMappingURL=metrics.js.map
;// CONCATENATED MODULE: ./lib/src/engines/sim/log-lines.js
function startUpLines(config, cluster, at) {
    const lines = [
        `${stamp(at)}server_args=ServerArgs(model_path='${config.servedModel}', simulated=True, sku='${config.sku}', ` +
            `trace_scale=${config.traceScale})`,
    ];
    for (const worker of cluster.workers) {
        for (const [index, rank] of worker.ranks.entries()) {
            const total = rank.pool.capacityPages * config.pageTokens;
            const { chunkTokens, maxRunningPerRank, dpRanks } = worker.pool;
            const tag = dpRanks > 1 ? ` DP${index} TP${index} EP${index}` : '';
            lines.push(`${stamp(at, tag)}${worker.role === 'mixed' ? '' : `${worker.name}: `}max_total_num_tokens=${total}, ` +
                `chunked_prefill_size=${chunkTokens}, max_prefill_tokens=${chunkTokens}, ` +
                `max_running_requests=${maxRunningPerRank * dpRanks}, context_len=${config.maxModelLenTokens}`);
        }
    }
    return lines;
}
const readyLine = (at) => `${stamp(at)}The server is fired up and ready to roll!`;
/** Decode steps of sequences that a line speaks of, at least: SGLang's interval. A mean over fewer says little. */
const decodeInterval = 40;
const noDecode = { acceptedTokens: 0, decodeSequenceSteps: 0, decodeSteps: 0 };
/** Turns the progress of each worker between two looks into at most one prefill and one decode line, and a throughput. */
class ProgressLog {
    #seen = new Map();
    #throughput = new Map();
    /** As of the last decode line. */
    #told = new Map();
    /** Generated tokens per second of a worker between the last two looks. */
    of(worker) {
        return this.#throughput.get(worker) ?? 0;
    }
    look(cluster, nowSeconds, at) {
        return cluster.workers.flatMap((worker) => {
            const before = this.#seen.get(worker);
            this.#seen.set(worker, { totals: { ...worker.totals }, atSeconds: nowSeconds });
            if (!before || nowSeconds <= before.atSeconds)
                return [];
            return this.#lines(worker, before, nowSeconds - before.atSeconds, at);
        });
    }
    /** At the end: of a worker that worked too little for a line, one about what it did. */
    rest(cluster, at) {
        return cluster.workers.flatMap((worker) => this.#told.has(worker) ? [] : this.#decodeLine(worker, 1, at));
    }
    #lines(worker, { totals: before }, seconds, at) {
        const { totals } = worker;
        const running = sum(worker, (rank) => rank.running.length);
        const lines = [];
        const computed = totals.computedTokens - before.computedTokens;
        if (computed > 0) {
            const cached = totals.cachedDeviceTokens +
                totals.cachedHostTokens -
                before.cachedDeviceTokens -
                before.cachedHostTokens;
            lines.push(`${prefixOf(worker, at)}Prefill batch. #new-token: ${computed}, #cached-token: ${cached}, token usage: ${log_lines_usageOf(worker).toFixed(2)}, ` +
                `#running-req: ${running}, #queue-req: ${queuedOf(worker)}, input throughput (token/s): ${(computed / seconds).toFixed(2)}`);
        }
        this.#throughput.set(worker, (totals.generatedTokens - before.generatedTokens) / seconds);
        return [...lines, ...this.#decodeLine(worker, decodeInterval, at)];
    }
    /**
     * Whoever averages acceptance weights a line by its running requests, so they are the mean batch of its decode steps,
     * not what happens to run at the moment of printing.
     */
    #decodeLine(worker, atLeast, at) {
        const { totals } = worker;
        const before = this.#told.get(worker) ?? noDecode;
        const sequenceSteps = totals.decodeSequenceSteps - before.decodeSequenceSteps;
        if (sequenceSteps < atLeast)
            return [];
        this.#told.set(worker, { ...totals });
        const acceptLength = (totals.acceptedTokens - before.acceptedTokens) / sequenceSteps;
        const running = Math.round(sequenceSteps / (totals.decodeSteps - before.decodeSteps));
        return [
            `${prefixOf(worker, at)}Decode batch. #running-req: ${running}, token usage: ${log_lines_usageOf(worker).toFixed(2)}, ` +
                `accept len: ${acceptLength.toFixed(2)}, gen throughput (token/s): ${this.of(worker).toFixed(2)}, ` +
                `#queue-req: ${queuedOf(worker)}`,
        ];
    }
}
const prefixOf = (worker, at) => `${stamp(at)}${worker.role === 'mixed' ? '' : `${worker.name}: `}`;
const queuedOf = (worker) => sum(worker, (rank) => rank.waiting.length);
const log_lines_usageOf = (worker) => sum(worker, (rank) => rank.pool.usedPages) / sum(worker, (rank) => rank.pool.capacityPages);
function sum(worker, of) {
    return worker.ranks.reduce((total, rank) => total + of(rank), 0);
}
const stamp = (at, tag = '') => `[${at.toISOString().slice(0, 19).replace('T', ' ')}${tag}] `;
//# sourceMappingURL=log-lines.js.map
;// CONCATENATED MODULE: ./lib/src/engines/sim/oracle.js
/** Answers to evaluation questions with a chosen accuracy. */




/** Reads the text of a JSONL file of {question, answer}. Throws ProblemError (INFX172) with every bad line. */
function parseOracle(text, options) {
    const problems = [];
    const answers = new Map();
    for (const [index, line] of text.split('\n').entries()) {
        if (line.trim() === '')
            continue;
        const entry = parseLine(line);
        if (entry)
            answers.set(normalise(entry.question), rightAnswer(entry.answer));
        else {
            const at = { file: options.file, line: index + 1, col: 1 };
            problems.push((0,catalogue/* problem */.CC)('INFX172', 'the line is not a JSON object with question and answer', { at }));
        }
    }
    if (answers.size === 0)
        problems.push((0,catalogue/* problem */.CC)('INFX172', `${options.file} holds no question`));
    if (problems.length > 0)
        throw new problem/* ProblemError */.Mm(problems);
    const rightOnes = chooseRight([...answers.keys()], options);
    return {
        answer: (message) => {
            const question = lastKnownQuestion(normalise(message), answers);
            if (question === undefined)
                return undefined;
            const right = answers.get(question) ?? '';
            const hash = (0,page_hasher/* hashText */.qj)(question, options.seed);
            return phrase(rightOnes.has(question) ? right : wrongAnswer(right, hash), hash);
        },
    };
}
function parseLine(line) {
    let parsed;
    try {
        parsed = JSON.parse(line);
    }
    catch {
        // Told with its line number by the caller.
        return undefined;
    }
    if (typeof parsed !== 'object' || parsed === null)
        return undefined;
    const { question, answer } = parsed;
    if (typeof question !== 'string' || question.trim() === '')
        return undefined;
    if (typeof answer === 'number')
        return { question, answer: String(answer) };
    return typeof answer === 'string' ? { question, answer } : undefined;
}
const normalise = (text) => text.replace(/\s+/g, ' ').trim();
/** gsm8k keeps its reasoning in the answer and the number after the last `#### `. */
function rightAnswer(answer) {
    const marker = answer.lastIndexOf('####');
    return (marker < 0 ? answer : answer.slice(marker + 4)).trim();
}
/** The ⌊accuracy·n + ½⌋ questions with the smallest hashes, so that the accuracy over the whole set is what was asked for. */
function chooseRight(questions, options) {
    const ranked = questions
        .map((question) => ({ question, rank: (0,page_hasher/* mix32 */.QV)((0,page_hasher/* hashText */.qj)(question, options.seed) ^ 0x5bd1e995) }))
        .sort((a, b) => a.rank - b.rank || (a.question < b.question ? -1 : 1));
    return new Set(ranked.slice(0, Math.floor(options.accuracy * questions.length + 0.5)).map(({ question }) => question));
}
/** Few-shot prompts hold several questions, the one to answer is the last. */
function lastKnownQuestion(message, answers) {
    let best;
    let bestEnd = -1;
    for (const question of answers.keys()) {
        const start = message.lastIndexOf(question);
        if (start < 0)
            continue;
        const end = start + question.length;
        if (end > bestEnd || (end === bestEnd && question.length > (best?.length ?? 0))) {
            best = question;
            bestEnd = end;
        }
    }
    return best;
}
/** A slip of the kind models make: off by one, by ten, doubled or halved; never equal to the right one. */
function wrongAnswer(right, hash) {
    const value = Number(right.replaceAll(/[,$%]/g, ''));
    if (!Number.isFinite(value) || right === '')
        return `not ${right}`;
    const slips = [value + 1, value - 1, value + 10, value * 2 + (value === 0 ? 3 : 0)];
    return String(slips[(0,page_hasher/* mix32 */.QV)(hash) % slips.length] ?? value + 1);
}
const openings = [
    'Work through it step by step.',
    'Take the quantities in turn.',
    'Add up what is given.',
];
function phrase(number, hash) {
    const steps = 2 + Math.floor((0,page_hasher/* unitInterval */.oM)((0,page_hasher/* mix32 */.QV)(hash + 1)) * 3);
    const opening = openings[hash % openings.length] ?? openings[0];
    return `${opening} After ${steps} steps the result is ${number}.\n#### ${number}`;
}
//# sourceMappingURL=oracle.js.map
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/src/engines/sim/power.js
const gpuCsvHeader = 'timestamp, index, power.draw [W], temperature.gpu, clocks.current.sm [MHz], clocks.current.memory [MHz], ' +
    'utilization.gpu [%], utilization.memory [%]';
/** idle + prefill share · (prefill − idle) + decode share · (decode − idle), watts. */
const powerWatts = (model, busy) => model.idleWatts +
    busy.prefill * (model.prefillWatts - model.idleWatts) +
    busy.decode * (model.decodeWatts - model.idleWatts);
/** Samples every GPU of a cluster. Work is counted when its step starts, so a share is carried over where it exceeds the interval. */
class PowerSampler {
    #cluster;
    #seen = new Map();
    #lastSeconds;
    constructor(cluster, nowSeconds) {
        this.#cluster = cluster;
        this.#lastSeconds = nowSeconds;
    }
    /** One CSV row per GPU, GPUs numbered over pools and workers in order. */
    rows(nowSeconds, at) {
        const interval = nowSeconds - this.#lastSeconds;
        this.#lastSeconds = nowSeconds;
        let index = 0;
        return this.#cluster.workers.flatMap((worker) => {
            const busy = this.#busyShares(worker, interval);
            return Array.from({ length: worker.pool.gpusPerWorker }, () => row(at, index++, worker.pool.power, busy));
        });
    }
    #busyShares(worker, interval) {
        const { prefillSeconds, decodeSeconds } = worker.totals;
        const seen = this.#seen.get(worker) ?? { prefill: 0, decode: 0 };
        const prefillWork = prefillSeconds - seen.prefill;
        const decodeWork = decodeSeconds - seen.decode;
        // What a step longer than the interval has left to do is work of the next sample.
        const scale = Math.min(1, interval / Math.max(prefillWork + decodeWork, 1e-9));
        const prefill = prefillWork * scale;
        const decode = decodeWork * scale;
        this.#seen.set(worker, { prefill: seen.prefill + prefill, decode: seen.decode + decode });
        return interval > 0
            ? { prefill: prefill / interval, decode: decode / interval }
            : { prefill: 0, decode: 0 };
    }
}
/** Temperature and clocks follow the load loosely; nothing is computed from them. */
function row(at, index, model, busy) {
    const watts = powerWatts(model, busy);
    const load = busy.prefill + busy.decode;
    const timestamp = at.toISOString().slice(0, 23).replaceAll('-', '/').replace('T', ' ');
    const temperature = Math.round(35 + 40 * load);
    const smClock = load > 0 ? 1980 : 345;
    return (`${timestamp}, ${index}, ${watts.toFixed(2)} W, ${temperature}, ${smClock} MHz, 2619 MHz, ` +
        `${Math.round(100 * load)} %, ${Math.round(100 * busy.decode * 0.8 + 20 * busy.prefill)} %`);
}
//# sourceMappingURL=power.js.map
;// CONCATENATED MODULE: ./lib/src/engines/sim/power-file.js



/**
 * Writes samples at an interval, whole lines only, with a first sample at once and a last one on close, so that every
 * window between them is bracketed. Writes are synchronous: a line per GPU and second, and none may be lost on exit.
 */
class PowerFile {
    #path;
    #sampler;
    #now;
    #timer;
    constructor(path, intervalMs, sampler, now) {
        this.#path = path;
        this.#sampler = sampler;
        this.#now = now;
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
        (0,external_node_fs_.writeFileSync)(path, `${gpuCsvHeader}\n`);
        this.#sample();
        this.#timer = setInterval(() => this.#sample(), intervalMs);
    }
    close() {
        this.abandon();
        this.#sample();
    }
    /** Stops without a last sample, as a crash would. */
    abandon() {
        clearInterval(this.#timer);
    }
    #sample() {
        const rows = this.#sampler.rows(this.#now(), new Date());
        (0,external_node_fs_.appendFileSync)(this.#path, rows.map((line) => `${line}\n`).join(''));
    }
}
//# sourceMappingURL=power-file.js.map
// EXTERNAL MODULE: external "node:perf_hooks"
var external_node_perf_hooks_ = __webpack_require__(643);
;// CONCATENATED MODULE: ./lib/src/engines/sim/clock-loop.js

/** Events played before other work of the process gets its turn. */
const eventsPerTurn = 512;
/**
 * Drives the step core by the real clock with one timer for the whole engine. Steps begin where the last one ended,
 * not where the timer fired: a late timer delays what clients see by its lateness once and never adds up, and
 * nothing is ever told before its time.
 */
class ClockLoop {
    #cluster;
    #now;
    #timer;
    #timerAt = Infinity;
    #immediate;
    #stopped = false;
    #maxLagSeconds = 0;
    /** `now` gives monotonic seconds. */
    constructor(cluster, now) {
        this.#cluster = cluster;
        this.#now = now;
    }
    /** Largest lateness of an event since the last call, seconds: what the host, not the model, added to latencies. */
    takeMaxLagSeconds() {
        const lag = this.#maxLagSeconds;
        this.#maxLagSeconds = 0;
        return lag;
    }
    /** Plays what is due and returns the time it played to; before every change from outside. */
    catchUp() {
        const nowSeconds = this.#now();
        this.#noteLag(nowSeconds);
        this.#cluster.advance(nowSeconds, Infinity);
        return nowSeconds;
    }
    /** Sets the timer for what comes next; after every change from outside. */
    reschedule() {
        if (this.#stopped || this.#immediate)
            return;
        const next = this.#cluster.nextEventSeconds();
        if (next === this.#timerAt)
            return;
        clearTimeout(this.#timer);
        this.#timer = undefined;
        this.#timerAt = next;
        if (next === Infinity)
            return;
        const delayMs = Math.max(1, Math.ceil((next - this.#now()) * 1000));
        this.#timer = setTimeout(() => this.#turn(), (0,timer/* timerDelay */.n)(delayMs));
    }
    stop() {
        this.#stopped = true;
        clearTimeout(this.#timer);
        if (this.#immediate)
            clearImmediate(this.#immediate);
    }
    #turn() {
        this.#timerAt = Infinity;
        this.#timer = undefined;
        this.#immediate = undefined;
        const nowSeconds = this.#now();
        this.#noteLag(nowSeconds);
        if (this.#cluster.advance(nowSeconds, eventsPerTurn))
            this.reschedule();
        else
            this.#immediate = setImmediate(() => this.#turn());
    }
    #noteLag(nowSeconds) {
        const lag = nowSeconds - this.#cluster.nextEventSeconds();
        if (lag > this.#maxLagSeconds)
            this.#maxLagSeconds = lag;
    }
}
//# sourceMappingURL=clock-loop.js.map
// EXTERNAL MODULE: ./lib/src/engines/sim/core/acceptance.js
var core_acceptance = __webpack_require__(93725);
;// CONCATENATED MODULE: ./lib/src/engines/sim/core/router.js
/** Sessions that are remembered; the oldest is forgotten first. */
const maxSessions = 65_536;
/** A rank with a good prefix match is passed over when it has this many requests more than the least loaded one. */
const cacheAwareImbalance = 16;
/** Share of the prompt's pages that must be cached for a match to count. */
const cacheAwareMinMatchRatio = 0.3;
/** Finds a rank for each new request. */
class Router {
    #targets;
    #policy;
    #sessions = new Map();
    #turn = 0;
    constructor(workers, policy) {
        this.#targets = workers.flatMap((worker) => worker.ranks.map((rank) => ({ worker, rank })));
        this.#policy = policy;
    }
    route(request) {
        switch (this.#policy) {
            case 'session':
                return this.#bySession(request);
            case 'cache-aware':
                return this.#byPrefix(request);
            case 'least-loaded':
                return leastLoaded(this.#targets, 'total-requests');
            case 'round-robin':
                return targetAt(this.#targets, this.#turn++ % this.#targets.length);
        }
    }
    #bySession(request) {
        const key = request.sessionKey;
        if (key === undefined)
            return leastLoaded(this.#targets, 'total-requests');
        const known = this.#sessions.get(key);
        if (known)
            return known;
        const target = leastLoaded(this.#targets, 'total-requests');
        if (this.#sessions.size >= maxSessions) {
            for (const oldest of this.#sessions.keys()) {
                this.#sessions.delete(oldest);
                break;
            }
        }
        this.#sessions.set(key, target);
        return target;
    }
    #byPrefix(request) {
        const idle = leastLoaded(this.#targets, 'total-requests');
        let best = idle;
        let bestPages = Math.ceil(request.pageHashes.length * cacheAwareMinMatchRatio);
        for (const target of this.#targets) {
            const pages = target.rank.pool.estimateMatch(request.pageHashes);
            if (pages > bestPages) {
                best = target;
                bestPages = pages;
            }
        }
        const surplus = best.rank.pendingSequences - idle.rank.pendingSequences;
        return surplus > cacheAwareImbalance ? idle : best;
    }
}
/** The target with the least queued and running work; the first of equals. */
function leastLoaded(targets, by) {
    let best = targetAt(targets, 0);
    let bestLoad = Infinity;
    for (const target of targets) {
        const load = by === 'total-tokens' ? target.rank.pendingTokens : target.rank.pendingSequences;
        if (load < bestLoad) {
            best = target;
            bestLoad = load;
        }
    }
    return best;
}
function targetAt(targets, index) {
    const target = targets[index];
    if (!target)
        throw new Error('a pool has no ranks');
    return target;
}
//# sourceMappingURL=router.js.map
;// CONCATENATED MODULE: ./lib/src/engines/sim/core/sequence.js
/** One request on its way through the engine. Times in seconds of the caller's clock. */
class Sequence {
    id;
    request;
    submittedAt;
    state = 'waiting';
    /** When it joined the queue it waits or waited in. */
    enqueuedAt;
    admittedAt = NaN;
    firstTokenAt = NaN;
    lastTokenAt = NaN;
    /** Tokens whose KV exists, cached ones included. */
    computedTokens = 0;
    /** Tokens that must be computed before decoding: the prompt, and after a retraction what was generated too. */
    targetTokens;
    generatedTokens = 0;
    decodeSteps = 0;
    /** Prompt tokens found on the device and on the host at the first admission. */
    cachedDeviceTokens = 0;
    cachedHostTokens = 0;
    /** Prefill may start then: the host's pages have been loaded. */
    readyAt = 0;
    /** First pages of the prompt in use from the shared table, and pages of its own. */
    sharedPages = 0;
    privatePages = 0;
    retractions = 0;
    constructor(id, request, nowSeconds) {
        this.id = id;
        this.request = request;
        this.submittedAt = nowSeconds;
        this.enqueuedAt = nowSeconds;
        this.targetTokens = request.promptTokens;
    }
    /** Prompt and answer so far. */
    get contextTokens() {
        return this.request.promptTokens + this.generatedTokens;
    }
}
//# sourceMappingURL=sequence.js.map
;// CONCATENATED MODULE: ./lib/src/engines/sim/core/transfer-queue.js
/** KV transfers under way, ordered by their end. Each prefill worker's link carries one at a time. */
class TransferQueue {
    #transfers = [];
    #linkFreeAt = new Map();
    get nextSeconds() {
        return this.#transfers.at(-1)?.endsAt ?? Infinity;
    }
    add(what, atSeconds, seconds) {
        const start = Math.max(atSeconds, this.#linkFreeAt.get(what.from.worker) ?? 0);
        const endsAt = start + seconds;
        this.#linkFreeAt.set(what.from.worker, endsAt);
        // Descending, so that the next one is taken from the end; new ones end late and lie near the front.
        let index = 0;
        while (index < this.#transfers.length && (this.#transfers[index]?.endsAt ?? 0) > endsAt)
            index++;
        this.#transfers.splice(index, 0, { ...what, endsAt });
    }
    /** Takes out the transfer that ends first; throws when there is none. */
    takeNext() {
        const transfer = this.#transfers.pop();
        if (!transfer)
            throw new Error('no transfer is under way');
        return transfer;
    }
}
//# sourceMappingURL=transfer-queue.js.map
;// CONCATENATED MODULE: ./lib/src/engines/sim/core/page-table.js
/**
 * Pages by hash, with those that nobody uses in least-recently-used order. The list is intrusive because a Map used
 * as a queue walks over its own deletions. Callers unlock a prefix from its last page to its first, so a page is
 * never older than one that continues it and eviction always takes leaves of the prefix tree first.
 */
class PageTable {
    #pages = new Map();
    #oldest;
    #newest;
    #unused = 0;
    get size() {
        return this.#pages.size;
    }
    /** Pages that could be evicted now. */
    get unused() {
        return this.#unused;
    }
    has(hash) {
        return this.#pages.has(hash);
    }
    /** Adds a page in use by one sequence; the hash must be new. */
    addLocked(hash) {
        this.#pages.set(hash, { hash, locks: 1, older: undefined, newer: undefined });
    }
    /** Adds an unused page as the newest; the hash must be new. */
    addUnused(hash) {
        const page = { hash, locks: 0, older: undefined, newer: undefined };
        this.#pages.set(hash, page);
        this.#append(page);
    }
    lock(hash) {
        const page = this.#require(hash);
        if (page.locks++ === 0)
            this.#unlink(page);
    }
    unlock(hash) {
        const page = this.#require(hash);
        if (page.locks === 0)
            throw new Error(`page ${hash} is unlocked twice`);
        if (--page.locks === 0)
            this.#append(page);
    }
    /** Takes an unused page out, wherever it is in the order. */
    remove(hash) {
        const page = this.#require(hash);
        if (page.locks > 0)
            throw new Error(`page ${hash} is in use`);
        this.#unlink(page);
        this.#pages.delete(hash);
    }
    /** Takes the least recently used page out and returns its hash; undefined when every page is in use. */
    evictOldest() {
        const page = this.#oldest;
        if (!page)
            return undefined;
        this.#unlink(page);
        this.#pages.delete(page.hash);
        return page.hash;
    }
    #require(hash) {
        const page = this.#pages.get(hash);
        if (!page)
            throw new Error(`page ${hash} is not in the table`);
        return page;
    }
    #append(page) {
        page.older = this.#newest;
        page.newer = undefined;
        if (this.#newest)
            this.#newest.newer = page;
        else
            this.#oldest = page;
        this.#newest = page;
        this.#unused++;
    }
    #unlink(page) {
        if (page.older)
            page.older.newer = page.newer;
        else
            this.#oldest = page.newer;
        if (page.newer)
            page.newer.older = page.older;
        else
            this.#newest = page.older;
        page.older = undefined;
        page.newer = undefined;
        this.#unused--;
    }
}
//# sourceMappingURL=page-table.js.map
;// CONCATENATED MODULE: ./lib/src/engines/sim/core/kv-pool.js

/**
 * KV memory of one rank: a device pool of pages that are free, private to a sequence or shared by prefix, and a host
 * tier that takes what the device evicts and gives it back on a hit (a page is on one side only). Always:
 * free + private + shared = capacity.
 */
class KvPool {
    capacityPages;
    hostCapacityPages;
    #shared = new PageTable();
    #host = new PageTable();
    #privatePages = 0;
    constructor(capacityPages, hostCapacityPages) {
        this.capacityPages = capacityPages;
        this.hostCapacityPages = hostCapacityPages;
    }
    get freePages() {
        return this.capacityPages - this.#privatePages - this.#shared.size;
    }
    get privatePages() {
        return this.#privatePages;
    }
    get sharedPages() {
        return this.#shared.size;
    }
    get hostPages() {
        return this.#host.size;
    }
    /** Pages that can be had now, by eviction if need be. */
    get availablePages() {
        return this.freePages + this.#shared.unused;
    }
    /** Pages in use by sequences; the rest is free or only cached. */
    get usedPages() {
        return this.capacityPages - this.availablePages;
    }
    /** The longest cached prefix of at most `limit` pages. */
    match(hashes, limit) {
        let devicePages = 0;
        while (devicePages < limit && this.#shared.has(hashes[devicePages] ?? NaN))
            devicePages++;
        let all = devicePages;
        while (all < limit && this.#host.has(hashes[all] ?? NaN))
            all++;
        return { devicePages, hostPages: all - devicePages };
    }
    /**
     * Pages of the longest cached prefix on either side, by bisection: eviction takes leaves first, so presence along
     * a prefix is monotone but for pages whose predecessor is on its way between the tiers. For routing only.
     */
    estimateMatch(hashes) {
        let low = 0;
        let high = hashes.length;
        while (low < high) {
            const middle = (low + high + 1) >>> 1;
            const hash = hashes[middle - 1] ?? NaN;
            if (this.#shared.has(hash) || this.#host.has(hash))
                low = middle;
            else
                high = middle - 1;
        }
        return low;
    }
    /** Takes a matched prefix into use; the host's part needs that many pages of the device. False = not enough, nothing changed. */
    usePrefix(hashes, found) {
        for (let index = 0; index < found.devicePages; index++)
            this.#shared.lock(pageAt(hashes, index));
        if (this.availablePages < found.hostPages) {
            this.releasePrefix(hashes, found.devicePages);
            return false;
        }
        const end = found.devicePages + found.hostPages;
        // Out of the host first: what makes room on the device goes to the host and may push these very pages out.
        for (let index = found.devicePages; index < end; index++)
            this.#host.remove(pageAt(hashes, index));
        this.#makeRoom(found.hostPages);
        for (let index = found.devicePages; index < end; index++)
            this.#shared.addLocked(pageAt(hashes, index));
        return true;
    }
    /** Gives `count` private pages. False = not enough, nothing changed. */
    allocate(count) {
        if (count <= 0)
            return true;
        if (this.availablePages < count)
            return false;
        this.#makeRoom(count);
        this.#privatePages += count;
        return true;
    }
    freePrivate(count) {
        if (count > this.#privatePages)
            throw new Error('more private pages freed than allocated');
        this.#privatePages -= count;
    }
    /** Makes private pages `from`..`to` of a sequence findable and keeps them in use; a page that someone else made meanwhile is used instead. */
    share(hashes, from, to) {
        for (let index = from; index < to; index++) {
            const hash = pageAt(hashes, index);
            this.freePrivate(1);
            if (this.#shared.has(hash))
                this.#shared.lock(hash);
            else {
                if (this.#host.has(hash))
                    this.#host.remove(hash);
                this.#shared.addLocked(hash);
            }
        }
    }
    /** Ends the use of the first `count` pages; last page first, so that leaves are evicted before what they continue. */
    releasePrefix(hashes, count) {
        for (let index = count - 1; index >= 0; index--)
            this.#shared.unlock(pageAt(hashes, index));
    }
    /** Drops everything that is only cached, on both tiers. */
    flush() {
        while (this.#shared.evictOldest() !== undefined)
            ;
        this.#host = new PageTable();
    }
    #makeRoom(count) {
        while (this.freePages < count) {
            const hash = this.#shared.evictOldest();
            if (hash === undefined)
                throw new Error('no page left to evict');
            this.#keepOnHost(hash);
        }
    }
    #keepOnHost(hash) {
        if (this.hostCapacityPages === 0)
            return;
        if (this.#host.size >= this.hostCapacityPages)
            this.#host.evictOldest();
        this.#host.addUnused(hash);
    }
}
function pageAt(hashes, index) {
    const hash = hashes[index];
    if (hash === undefined)
        throw new Error(`the prompt has no page ${index}`);
    return hash;
}
//# sourceMappingURL=kv-pool.js.map
;// CONCATENATED MODULE: ./lib/src/engines/sim/core/rank.js

/** One attention data-parallel rank: its KV pool, its queue and the sequences it works on. */
class Rank {
    limits;
    pool;
    waiting = [];
    /** Admitted, in order of admission: prefilling or decoding. */
    running = [];
    #hostLinkFreeAt = 0;
    constructor(limits) {
        this.limits = limits;
        this.pool = new KvPool(Math.floor(limits.kvPoolTokens / limits.pageTokens), limits.prefixCache ? Math.floor(limits.hostPoolTokens / limits.pageTokens) : 0);
    }
    /** Tokens of everything queued or running: what balances load. */
    get pendingTokens() {
        let tokens = 0;
        for (const sequence of this.waiting)
            tokens += sequence.contextTokens;
        for (const sequence of this.running)
            tokens += sequence.contextTokens;
        return tokens;
    }
    get pendingSequences() {
        return this.waiting.length + this.running.length;
    }
    enqueue(sequence, nowSeconds) {
        sequence.state = 'waiting';
        sequence.enqueuedAt = nowSeconds;
        this.waiting.push(sequence);
    }
    /** FIFO admission while the limit and the pool allow; a sequence that does not fit holds back those behind it. */
    admit(nowSeconds) {
        const admitted = [];
        for (let head = this.waiting[0]; head; head = this.waiting[0]) {
            if (this.running.length >= this.limits.maxRunning || !this.#allocatePrompt(head, nowSeconds))
                break;
            this.waiting.shift();
            head.admittedAt = nowSeconds;
            head.state = 'prefill';
            this.running.push(head);
            admitted.push(head);
        }
        return admitted;
    }
    /** Pages for the next `tokens` tokens of a decoding sequence. False = the pool is exhausted. */
    growFor(sequence, tokens) {
        const pages = Math.ceil((sequence.contextTokens + tokens) / this.limits.pageTokens);
        const missing = pages - sequence.sharedPages - sequence.privatePages;
        if (!this.pool.allocate(missing))
            return false;
        sequence.privatePages += Math.max(0, missing);
        return true;
    }
    /** Makes the prompt's full pages findable, once they are computed. */
    sharePrompt(sequence) {
        if (!this.limits.prefixCache)
            return;
        this.#share(sequence, sequence.request.pageHashes);
    }
    /** Takes a sequence off the rank and its pages with it; the shared ones stay cached. */
    release(sequence, keepAnswer) {
        let hashes = sequence.request.pageHashes;
        if (keepAnswer && this.limits.prefixCache && sequence.request.fullPageHashes) {
            hashes = sequence.request.fullPageHashes();
            this.#share(sequence, hashes);
        }
        this.pool.freePrivate(sequence.privatePages);
        this.pool.releasePrefix(hashes, sequence.sharedPages);
        sequence.privatePages = 0;
        sequence.sharedPages = 0;
        remove(this.running, sequence);
        remove(this.waiting, sequence);
    }
    /** Sends a running sequence back to the head of the queue; its pages are freed, its tokens so far will be prefilled again. */
    retract(sequence, nowSeconds) {
        this.release(sequence, false);
        sequence.retractions++;
        sequence.computedTokens = 0;
        sequence.targetTokens = sequence.contextTokens;
        sequence.state = 'waiting';
        sequence.enqueuedAt = nowSeconds;
        this.waiting.unshift(sequence);
    }
    #share(sequence, hashes) {
        const to = Math.min(hashes.length, sequence.sharedPages + sequence.privatePages);
        if (to <= sequence.sharedPages)
            return;
        this.pool.share(hashes, sequence.sharedPages, to);
        sequence.privatePages -= to - sequence.sharedPages;
        sequence.sharedPages = to;
    }
    #allocatePrompt(sequence, nowSeconds) {
        const { pageTokens, prefixCache } = this.limits;
        const hashes = sequence.request.pageHashes;
        // The last token is always computed: its logits give the next one.
        const limit = Math.min(hashes.length, Math.floor((sequence.targetTokens - 1) / pageTokens));
        const found = prefixCache ? this.pool.match(hashes, limit) : { devicePages: 0, hostPages: 0 };
        const matched = found.devicePages + found.hostPages;
        if (!this.pool.usePrefix(hashes, found))
            return false;
        const own = Math.ceil(sequence.targetTokens / pageTokens) - matched;
        // One spare page per running sequence, so that an admission does not at once cause a retraction.
        if (this.pool.availablePages < own + this.running.length || !this.pool.allocate(own)) {
            this.pool.releasePrefix(hashes, matched);
            return false;
        }
        sequence.sharedPages = matched;
        sequence.privatePages = own;
        sequence.computedTokens = matched * pageTokens;
        // A decode rank gets its KV by transfer: what prefill found cached stays what the request is told.
        if (prefixCache && sequence.retractions === 0) {
            sequence.cachedDeviceTokens = found.devicePages * pageTokens;
            sequence.cachedHostTokens = found.hostPages * pageTokens;
        }
        sequence.readyAt = this.#loadFromHost(sequence, found.hostPages * pageTokens, nowSeconds);
        return true;
    }
    /** The load starts when the request joins the queue (it is prefetched while it waits), one at a time per rank. */
    #loadFromHost(sequence, tokens, nowSeconds) {
        if (tokens === 0)
            return nowSeconds;
        const start = Math.max(sequence.enqueuedAt, this.#hostLinkFreeAt);
        this.#hostLinkFreeAt = start + tokens / this.limits.hostLoadTokensPerSecond;
        return Math.max(nowSeconds, this.#hostLinkFreeAt);
    }
}
function remove(list, sequence) {
    const index = list.indexOf(sequence);
    if (index >= 0)
        list.splice(index, 1);
}
//# sourceMappingURL=rank.js.map
;// CONCATENATED MODULE: ./lib/src/engines/sim/core/step-time.js
/**
 * T = t0 + max_r(a·p + b·Σctx/10⁶) + [B > 0]·(d0 + max_r(d1·B + d2·K + d3·n·B)): the ranks of a worker step together,
 * so the busiest paces it (p prefill tokens, B sequences, K context tokens, n draft tokens).
 */
function stepTime(loads, step, numSpecTokens) {
    let prefill = 0;
    let decode = 0;
    let decodes = false;
    for (const load of loads) {
        prefill = Math.max(prefill, step.prefillSecondsPerToken * load.prefillTokens +
            (step.prefillSecondsPerTokenMegacontext * load.prefillContextTokens) / 1e6);
        if (load.decodeSequences === 0)
            continue;
        decodes = true;
        decode = Math.max(decode, (step.decodeSecondsPerSequence + step.draftSecondsPerSequenceToken * numSpecTokens) *
            load.decodeSequences +
            step.decodeSecondsPerContextToken * load.decodeContextTokens);
    }
    if (decodes)
        decode += step.decodeBaseSeconds;
    // A step of no length would let a run of steps end at one instant; a microsecond keeps time moving.
    const seconds = Math.max(step.overheadSeconds + prefill + decode, 1e-6);
    return { seconds, prefillShare: prefill / seconds, decodeShare: decode / seconds };
}
//# sourceMappingURL=step-time.js.map
;// CONCATENATED MODULE: ./lib/src/engines/sim/core/worker.js


/** A serving process group whose ranks take every step together. Driven from outside: it knows no clock. */
class Worker {
    name;
    role;
    pool;
    ranks;
    totals = {
        steps: 0,
        promptTokens: 0,
        computedTokens: 0,
        cachedDeviceTokens: 0,
        cachedHostTokens: 0,
        generatedTokens: 0,
        acceptedTokens: 0,
        decodeSequenceSteps: 0,
        decodeSteps: 0,
        retractions: 0,
        prefillSeconds: 0,
        decodeSeconds: 0,
        overheadSeconds: 0,
    };
    /** When the worker wants `advance`; Infinity while it has nothing to do. */
    nextEventSeconds = Infinity;
    #acceptance;
    #numSpecTokens;
    #events;
    #step;
    constructor(name, pool, options) {
        this.name = name;
        this.role = pool.role;
        this.pool = pool;
        this.#acceptance = options.acceptance;
        this.#numSpecTokens = options.numSpecTokens;
        this.#events = options.events;
        this.ranks = Array.from({ length: pool.dpRanks }, () => new Rank({
            pageTokens: options.pageTokens,
            kvPoolTokens: pool.kvPoolTokensPerRank,
            hostPoolTokens: pool.hostPoolTokensPerRank,
            hostLoadTokensPerSecond: pool.hostLoadTokensPerSecond,
            maxRunning: pool.maxRunningPerRank,
            prefixCache: pool.role !== 'decode',
        }));
    }
    /** Something was queued: starts a step unless one is under way. */
    wake(nowSeconds) {
        if (!this.#step)
            this.#startStep(nowSeconds);
    }
    /** Ends the step that is due and starts the next one at the very moment the last one ended. */
    advance() {
        const atSeconds = this.nextEventSeconds;
        const step = this.#step;
        this.#step = undefined;
        if (step)
            this.#endStep(step);
        this.#startStep(atSeconds);
    }
    #startStep(nowSeconds) {
        const loads = [];
        const prefill = [];
        const decode = [];
        let readyAt = Infinity;
        for (const rank of this.ranks) {
            const load = { prefillTokens: 0, prefillContextTokens: 0, decodeSequences: 0, decodeContextTokens: 0 };
            // A decode worker's admissions decode at once; elsewhere running sequences grow before new ones take pages.
            if (this.role === 'decode')
                this.#admit(rank, nowSeconds);
            this.#planDecode(rank, load, decode, nowSeconds);
            if (this.role !== 'decode')
                this.#admit(rank, nowSeconds);
            readyAt = Math.min(readyAt, this.#planPrefill(rank, load, prefill, nowSeconds));
            loads.push(load);
        }
        if (prefill.length === 0 && decode.length === 0) {
            this.nextEventSeconds = readyAt;
            return;
        }
        const { seconds, prefillShare, decodeShare } = stepTime(loads, this.pool.step, this.#numSpecTokens);
        this.totals.steps++;
        this.totals.prefillSeconds += seconds * prefillShare;
        this.totals.decodeSeconds += seconds * decodeShare;
        this.totals.overheadSeconds += seconds * (1 - prefillShare - decodeShare);
        this.#step = { endsAt: nowSeconds + seconds, prefill, decode };
        this.nextEventSeconds = this.#step.endsAt;
    }
    #admit(rank, nowSeconds) {
        for (const sequence of rank.admit(nowSeconds)) {
            if (this.role === 'decode') {
                // Its KV came by transfer, and the token that prefill made is told now.
                sequence.computedTokens = sequence.targetTokens;
                sequence.state = 'decode';
                if (sequence.generatedTokens === 0)
                    this.#accept(rank, sequence, 1, nowSeconds);
            }
            else if (sequence.retractions === 0) {
                this.totals.promptTokens += sequence.request.promptTokens;
                this.totals.cachedDeviceTokens += sequence.cachedDeviceTokens;
                this.totals.cachedHostTokens += sequence.cachedHostTokens;
            }
        }
    }
    #planDecode(rank, load, decode, nowSeconds) {
        // A copy, in order of admission: retraction takes from the end of the list itself.
        for (const sequence of [...rank.running]) {
            if (sequence.state !== 'decode')
                continue;
            const tokens = this.#acceptance.tokens(sequence.id, sequence.decodeSteps);
            if (!this.#grow(rank, sequence, tokens, nowSeconds))
                continue;
            load.decodeSequences++;
            load.decodeContextTokens += sequence.contextTokens;
            decode.push({ rank, sequence, tokens });
        }
    }
    /** Pages for a decode step; takes them from the sequences admitted last. False = it was the last itself and has been retracted. */
    #grow(rank, sequence, tokens, nowSeconds) {
        while (!rank.growFor(sequence, tokens)) {
            const last = rank.running.at(-1);
            if (!last)
                throw new Error('a pool without running sequences is exhausted');
            rank.retract(last, nowSeconds);
            this.totals.retractions++;
            if (last === sequence)
                return false;
        }
        return true;
    }
    /** Returns when a sequence that waits for the host's pages will be ready; Infinity when none waits. */
    #planPrefill(rank, load, prefill, nowSeconds) {
        let budget = this.pool.chunkTokens;
        let readyAt = Infinity;
        for (const sequence of rank.running) {
            if (sequence.state !== 'prefill')
                continue;
            if (sequence.readyAt > nowSeconds) {
                readyAt = Math.min(readyAt, sequence.readyAt);
                continue;
            }
            if (budget === 0)
                break;
            const tokens = Math.min(budget, sequence.targetTokens - sequence.computedTokens);
            budget -= tokens;
            load.prefillTokens += tokens;
            load.prefillContextTokens += tokens * (sequence.computedTokens + tokens / 2);
            prefill.push({ rank, sequence, tokens });
        }
        return readyAt;
    }
    #endStep(step) {
        for (const { rank, sequence, tokens } of step.prefill) {
            if (sequence.state !== 'prefill')
                continue;
            sequence.computedTokens += tokens;
            this.totals.computedTokens += tokens;
            if (sequence.computedTokens < sequence.targetTokens)
                continue;
            rank.sharePrompt(sequence);
            if (this.role === 'prefill') {
                sequence.state = 'transfer';
                this.#events.prefilled(this, rank, sequence, step.endsAt);
            }
            else {
                sequence.state = 'decode';
                this.#accept(rank, sequence, 1, step.endsAt);
            }
        }
        if (step.decode.length > 0)
            this.totals.decodeSteps++;
        for (const { rank, sequence, tokens } of step.decode) {
            if (sequence.state !== 'decode')
                continue;
            sequence.decodeSteps++;
            this.totals.decodeSequenceSteps++;
            this.totals.acceptedTokens += tokens;
            this.#accept(rank, sequence, tokens, step.endsAt);
        }
    }
    #accept(rank, sequence, accepted, atSeconds) {
        const tokens = Math.min(accepted, sequence.request.outputTokens - sequence.generatedTokens);
        sequence.generatedTokens += tokens;
        this.totals.generatedTokens += tokens;
        if (Number.isNaN(sequence.firstTokenAt))
            sequence.firstTokenAt = atSeconds;
        sequence.lastTokenAt = atSeconds;
        this.#events.tokens(sequence, tokens, atSeconds);
        if (sequence.generatedTokens < sequence.request.outputTokens)
            return;
        sequence.state = 'done';
        rank.release(sequence, true);
        this.#events.finished(this, sequence, atSeconds);
    }
}
//# sourceMappingURL=worker.js.map
;// CONCATENATED MODULE: ./lib/src/engines/sim/core/cluster.js





/**
 * The whole simulated deployment as a state machine: no timer, no I/O, no clock. The caller says what time it is;
 * a real server waits until `nextEventSeconds()`, a test or the fit jumps there.
 */
class SimCluster {
    workers;
    #config;
    #sink;
    #entry;
    #decodeTargets;
    #transfers = new TransferQueue();
    #places = new Map();
    #lastId = 0;
    constructor(config, sink) {
        this.#config = config;
        this.#sink = sink;
        this.workers = config.pools.flatMap((pool) => this.#buildPool(pool));
        const entries = this.workers.filter((worker) => worker.role !== 'decode');
        const decoders = this.workers.filter((worker) => worker.role === 'decode');
        this.#entry = new Router(entries, config.router.policy);
        this.#decodeTargets = decoders.flatMap((worker) => worker.ranks.map((rank) => ({ worker, rank })));
    }
    /** Requests inside: queued, running or in transfer. */
    get liveSequences() {
        return this.#places.size;
    }
    get waitingSequences() {
        let waiting = 0;
        for (const worker of this.workers)
            for (const rank of worker.ranks)
                waiting += rank.waiting.length;
        return waiting;
    }
    /** Takes a request; call `advance(nowSeconds)` first, so that what ended before is not late. */
    submit(request, nowSeconds) {
        const { maxQueuedRequests } = this.#config;
        if (maxQueuedRequests > 0 && this.waitingSequences >= maxQueuedRequests) {
            return { accepted: false, reason: 'queue-full' };
        }
        const pages = Math.ceil((request.promptTokens + request.outputTokens) / this.#config.pageTokens) + 1;
        if (this.workers.some((worker) => worker.ranks.some((rank) => rank.pool.capacityPages < pages))) {
            return { accepted: false, reason: 'pool-too-small' };
        }
        const sequence = new Sequence(++this.#lastId, request, nowSeconds);
        this.#place(sequence, this.#entry.route(request), nowSeconds);
        return { accepted: true, sequence };
    }
    /** Drops a request at once and frees its pages; one in transfer frees them when the transfer ends. */
    abort(sequence) {
        const place = this.#places.get(sequence);
        if (!place || sequence.state === 'done')
            return;
        const inTransfer = sequence.state === 'transfer';
        sequence.state = 'done';
        if (inTransfer)
            return;
        place.rank.release(sequence, false);
        this.#places.delete(sequence);
    }
    /** When something happens next; Infinity while nothing is under way. */
    nextEventSeconds() {
        let next = this.#transfers.nextSeconds;
        for (const worker of this.workers)
            next = Math.min(next, worker.nextEventSeconds);
        return next;
    }
    /** Plays what is due until `nowSeconds`, in order, at most `maxEvents` events. False = more is due. */
    advance(nowSeconds, maxEvents) {
        for (let played = 0;; played++) {
            let next;
            for (const worker of this.workers) {
                if (worker.nextEventSeconds < (next?.nextEventSeconds ?? Infinity))
                    next = worker;
            }
            const transferAt = this.#transfers.nextSeconds;
            const atSeconds = Math.min(next?.nextEventSeconds ?? Infinity, transferAt);
            if (atSeconds > nowSeconds || atSeconds === Infinity)
                return true;
            if (played >= maxEvents)
                return false;
            if (transferAt <= atSeconds)
                this.#endTransfer();
            else
                next?.advance();
        }
    }
    /** Drops all cached prefixes that no request uses. */
    flushCache() {
        for (const worker of this.workers)
            for (const rank of worker.ranks)
                rank.pool.flush();
    }
    #buildPool(pool) {
        const acceptance = pool.role === 'prefill' ? core_acceptance/* oneTokenPerStep */.de : acceptanceOf(this.#config);
        return Array.from({ length: pool.workers }, (_, index) => new Worker(pool.role === 'mixed' ? `worker-${index}` : `${pool.role}-${index}`, pool, {
            pageTokens: this.#config.pageTokens,
            acceptance,
            numSpecTokens: this.#config.speculative?.numSpecTokens ?? 0,
            events: {
                tokens: (sequence, count, atSeconds) => this.#sink.tokens(sequence, count, atSeconds),
                prefilled: (worker, rank, sequence, atSeconds) => this.#startTransfer({ worker, rank }, sequence, atSeconds),
                finished: (_worker, sequence, atSeconds) => {
                    this.#places.delete(sequence);
                    this.#sink.finished(sequence, atSeconds);
                },
            },
        }));
    }
    #place(sequence, target, nowSeconds) {
        this.#places.set(sequence, target);
        target.rank.enqueue(sequence, nowSeconds);
        target.worker.wake(nowSeconds);
    }
    #startTransfer(from, sequence, atSeconds) {
        const transfer = this.#config.transfer;
        if (!transfer)
            throw new Error('a prefill pool without a transfer rate');
        const tokens = sequence.request.promptTokens;
        const seconds = transfer.latencySeconds + tokens / transfer.tokensPerSecond;
        this.#transfers.add({ from, sequence }, atSeconds, seconds);
    }
    #endTransfer() {
        const { from, sequence, endsAt } = this.#transfers.takeNext();
        const aborted = sequence.state === 'done';
        from.rank.release(sequence, false);
        from.worker.wake(endsAt);
        if (aborted) {
            this.#places.delete(sequence);
            return;
        }
        sequence.enqueuedAt = endsAt;
        this.#place(sequence, leastLoaded(this.#decodeTargets, this.#config.router.decodePolicy), endsAt);
    }
}
function acceptanceOf(config) {
    if (!config.speculative)
        return core_acceptance/* oneTokenPerStep */.de;
    const { numSpecTokens, acceptanceLength, realAcceptanceRatio } = config.speculative;
    return config.evalMode
        ? (0,core_acceptance/* drawnAcceptance */.sV)(numSpecTokens, realAcceptanceRatio)
        : (0,core_acceptance/* syntheticAcceptance */.by)(acceptanceLength);
}
//# sourceMappingURL=cluster.js.map
;// CONCATENATED MODULE: ./lib/src/engines/sim/simulation.js
/** One simulated engine on the real clock: the step core, its timer and what observes it. Knows nothing of HTTP. */




const monotonicSeconds = () => external_node_perf_hooks_.performance.now() / 1000;
class Simulation {
    cluster;
    metrics = new RequestMetrics();
    loop;
    #listeners = new Map();
    #lastTokenAt = new Map();
    constructor(config) {
        this.cluster = new SimCluster(config, {
            tokens: (sequence, count, atSeconds) => {
                this.metrics.observeTokens(sequence, count, atSeconds - (this.#lastTokenAt.get(sequence) ?? atSeconds));
                this.#lastTokenAt.set(sequence, atSeconds);
                this.#listeners.get(sequence)?.tokens(sequence);
            },
            finished: (sequence, atSeconds) => {
                this.metrics.observeEnd(sequence, atSeconds);
                const listener = this.#listeners.get(sequence);
                this.#forget(sequence);
                listener?.finished(sequence);
            },
        });
        this.loop = new ClockLoop(this.cluster, monotonicSeconds);
    }
    submit(request, listener) {
        const nowSeconds = this.loop.catchUp();
        const submission = this.cluster.submit(request, nowSeconds);
        if (submission.accepted)
            this.#listeners.set(submission.sequence, listener);
        this.loop.reschedule();
        return submission;
    }
    /** The client has gone away. */
    abort(sequence) {
        if (!this.#listeners.has(sequence))
            return;
        this.loop.catchUp();
        if (!this.#listeners.has(sequence))
            return;
        this.metrics.aborted++;
        this.#forget(sequence);
        this.cluster.abort(sequence);
        this.loop.reschedule();
    }
    #forget(sequence) {
        this.#listeners.delete(sequence);
        this.#lastTokenAt.delete(sequence);
    }
}
//# sourceMappingURL=simulation.js.map
// EXTERNAL MODULE: ./lib/src/engines/sim/version.js
var version = __webpack_require__(34446);
;// CONCATENATED MODULE: ./lib/src/engines/sim/server.js
/** The simulated engine's HTTP server: the surface of an OpenAI-compatible SGLang server. */

















/** Longest that `close` waits for running requests, milliseconds. */
const drainMs = 1000;
/** Starts listening; throws ProblemError when the port is taken (INFX171) or the oracle cannot be read (INFX172). */
async function startSimServer(config, options) {
    const running = new RunningServer(config, options);
    return running.listen(options.host ?? '127.0.0.1', options.port);
}
class RunningServer {
    #config;
    #options;
    #simulation;
    #generations;
    #progress = new ProgressLog();
    #peers;
    #server;
    #startedSeconds = monotonicSeconds();
    #timers = [];
    #power;
    #closed;
    constructor(config, options) {
        this.#config = config;
        this.#options = options;
        this.#simulation = new Simulation(config);
        this.#peers = new Peers(options.peers ?? []);
        this.#generations = new Generations(config, this.#simulation, readOracle(config), () => this.#die('the configured number of requests has been served'));
        this.#server = (0,external_node_http_.createServer)((request, response) => this.#dispatch(request, response));
        // Load clients keep pools of idle connections for minutes; the engine must not be the first to hang up.
        this.#server.keepAliveTimeout = 900_000;
        this.#server.headersTimeout = 905_000;
        this.#server.requestTimeout = 0;
    }
    async listen(host, port) {
        await new Promise((resolve, reject) => {
            this.#server.once('error', (error) => reject(listenError(error, host, port)));
            this.#server.listen({ host, port, backlog: 4096 }, resolve);
        });
        const address = this.#server.address();
        const actual = typeof address === 'object' && address ? address.port : port;
        this.#start();
        return { url: `http://${host}:${actual}`, port: actual, close: () => this.close() };
    }
    async close() {
        this.#closed ??= this.#close();
        return this.#closed;
    }
    #start() {
        const { gpuMetricsPath, gpuMetricsIntervalMs, startupSeconds, faults } = this.#config;
        if (gpuMetricsPath !== undefined && gpuMetricsIntervalMs !== undefined) {
            const sampler = new PowerSampler(this.#simulation.cluster, monotonicSeconds());
            this.#power = new PowerFile(gpuMetricsPath, gpuMetricsIntervalMs, sampler, monotonicSeconds);
        }
        this.#log(startUpLines(this.#config, this.#simulation.cluster, new Date()));
        if (faults?.neverHealthy !== true) {
            this.#timers.push(setTimeout(() => this.#log([readyLine(new Date())]), (0,timer/* timerDelay */.n)(startupSeconds * 1000)));
        }
        if (faults?.dieAfterSeconds !== undefined) {
            this.#timers.push(setTimeout(() => this.#die('the configured life time is over'), (0,timer/* timerDelay */.n)(faults.dieAfterSeconds * 1000)));
        }
        this.#timers.push(setInterval(() => this.#look(), 1000));
    }
    get #healthy() {
        const aliveSeconds = monotonicSeconds() - this.#startedSeconds;
        return (this.#config.faults?.neverHealthy !== true &&
            aliveSeconds >= this.#config.startupSeconds &&
            this.#peers.areAllThere);
    }
    #dispatch(request, response) {
        const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
        const route = `${request.method ?? 'GET'} ${path}`;
        switch (route) {
            case 'GET /health':
                this.#answerHealth(response);
                return;
            case 'GET /health_generate':
                response.writeHead(this.#healthy ? 200 : 503).end();
                return;
            case 'GET /workers':
                sendJson(response, 200, { stats: this.#peers.stats() });
                return;
            case 'GET /v1/models':
                sendJson(response, 200, this.#models());
                return;
            case 'GET /metrics':
                response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
                response.end(this.#metrics());
                return;
            case 'GET /get_server_info':
                sendJson(response, 200, this.#serverInfo());
                return;
            case 'GET /flush_cache':
            case 'POST /flush_cache':
                this.#simulation.cluster.flushCache();
                response.writeHead(200, { 'content-type': 'text/plain' }).end('Cache flushed.\n');
                return;
            case 'POST /v1/chat/completions':
            case 'POST /v1/completions':
                if (!this.#healthy)
                    sendError(response, new RequestRefused(503, 'the server is starting'));
                else
                    this.#generations.serve(request, response, path === '/v1/completions' ? 'completion' : 'chat');
                return;
            default:
                sendError(response, new RequestRefused(404, `no route ${route}`));
        }
    }
    /** With peers as Dynamo's front end answers: 200 at once, and who is there. */
    #answerHealth(response) {
        if (this.#options.peers === undefined || this.#options.peers.length === 0) {
            response.writeHead(this.#healthy ? 200 : 503).end();
            return;
        }
        sendJson(response, 200, { instances: this.#peers.instances() });
    }
    #models() {
        const { servedModel, maxModelLenTokens } = this.#config;
        const model = { id: servedModel, object: 'model', created: 0, owned_by: 'infx-sim', root: servedModel };
        return { object: 'list', data: [{ ...model, max_model_len: maxModelLenTokens }] };
    }
    #serverInfo() {
        const { cluster } = this.#simulation;
        let tokens = 0;
        for (const worker of cluster.workers) {
            for (const rank of worker.ranks)
                tokens += rank.pool.capacityPages * this.#config.pageTokens;
        }
        return {
            simulated: true,
            version: version/* simEngineVersion */.w,
            model_path: this.#config.servedModel,
            served_model_name: this.#config.servedModel,
            context_length: this.#config.maxModelLenTokens,
            max_total_num_tokens: tokens,
            page_size: this.#config.pageTokens,
            sku: this.#config.sku,
            trace_scale: this.#config.traceScale,
            live_requests: cluster.liveSequences,
            pools: this.#config.pools,
        };
    }
    #metrics() {
        this.#simulation.loop.catchUp();
        this.#simulation.loop.reschedule();
        return renderMetrics(this.#simulation.cluster, this.#simulation.metrics, {
            model: this.#config.servedModel,
            pageTokens: this.#config.pageTokens,
            throughput: this.#progress,
            maxLagSeconds: this.#simulation.loop.takeMaxLagSeconds(),
        });
    }
    #look() {
        this.#log(this.#progress.look(this.#simulation.cluster, monotonicSeconds(), new Date()));
    }
    #log(lines) {
        for (const line of lines)
            this.#options.log?.(line);
    }
    /** As a crash would: no drain, no last sample. */
    #die(reason) {
        this.#stopTimers();
        this.#power?.abandon();
        this.#power = undefined;
        this.#server.close();
        this.#server.closeAllConnections();
        this.#options.onDeath?.(reason);
    }
    async #close() {
        const closed = new Promise((resolve) => this.#server.close(() => resolve()));
        // A connection becomes idle when its answer has ended; clients would keep it open for minutes.
        const idle = setInterval(() => this.#server.closeIdleConnections(), 20);
        const drained = setTimeout(() => this.#server.closeAllConnections(), drainMs);
        await closed;
        clearInterval(idle);
        clearTimeout(drained);
        this.#stopTimers();
        this.#log(this.#progress.rest(this.#simulation.cluster, new Date()));
        this.#power?.close();
    }
    #stopTimers() {
        this.#peers.close();
        this.#simulation.loop.stop();
        for (const timer of this.#timers)
            clearTimeout(timer);
    }
}
function readOracle(config) {
    const oracle = config.oracle;
    if (!oracle)
        return undefined;
    let text;
    try {
        text = (0,external_node_fs_.readFileSync)(oracle.path, 'utf8');
    }
    catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX172', `cannot read the oracle: ${message}`)], { cause: error });
    }
    return parseOracle(text, { file: oracle.path, accuracy: oracle.accuracy, seed: oracle.seed });
}
function listenError(error, host, port) {
    if (error.code !== 'EADDRINUSE')
        return error;
    return new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX171', `${host}:${port} is taken by another process`)], {
        cause: error,
    });
}
//# sourceMappingURL=server.js.map
;// CONCATENATED MODULE: ./lib/src/engines/sim/main.js
/** `infx sim-engine --config FILE [--port N]`: the process that a launcher starts for a simulated point. */











const main_usage = 'usage: infx sim-engine --config FILE [--port N] [--host ADDRESS] [--peer POOL=URL…]';
/**
 * Serves until SIGTERM or SIGINT. Exit codes: 0 after a signal, 1 after a configured death, 2 usage or configuration,
 * 3 port taken.
 */
async function simEngineMain(argv) {
    if (argv[0] === 'peer')
        return simPeerMain(argv.slice(1));
    const options = main_parseOptions(argv);
    if (typeof options === 'string') {
        process.stderr.write(`${options}\n${main_usage}\n`);
        return 2;
    }
    try {
        return await serve(options);
    }
    catch (error) {
        if (!(error instanceof problem/* ProblemError */.Mm))
            throw error;
        process.stderr.write(`${error.problems.map(problem/* formatProblem */.Vw).join('\n')}\n`);
        return error.problems.some((found) => found.blame === 'infra') ? 3 : 2;
    }
}
function main_parseOptions(argv) {
    try {
        const { values } = (0,external_node_util_.parseArgs)({
            args: [...argv],
            options: {
                config: { type: 'string' },
                port: { type: 'string' },
                host: { type: 'string' },
                peer: { type: 'string', multiple: true },
            },
        });
        if (values.config === undefined)
            return '--config is missing';
        const port = Number(values.port ?? '0');
        if (!Number.isInteger(port) || port < 0 || port > 65535)
            return `--port must be 0..65535, got ${values.port}`;
        const peers = (values.peer ?? []).map(parsePeer);
        if (!peers.every((peer) => peer !== undefined))
            return '--peer must be prefill=URL or decode=URL';
        return { config: values.config, host: values.host ?? '127.0.0.1', port, peers };
    }
    catch (error) {
        return error instanceof Error ? error.message : String(error);
    }
}
async function serve(options) {
    const config = withFaults(parseSimConfig(readConfig(options.config), options.config));
    return new Promise((resolve, reject) => {
        const server = startSimServer(config, {
            host: options.host,
            port: options.port,
            peers: options.peers,
            log: (line) => process.stdout.write(`${line}\n`),
            onDeath: (reason) => {
                process.stderr.write(`simulated death: ${reason}\n`);
                resolve(1);
            },
        });
        const stop = () => {
            server.then((running) => running.close()).then(() => resolve(0), reject);
        };
        process.once('SIGTERM', stop);
        process.once('SIGINT', stop);
        (0,parent_watch/* watchParent */.S)(() => {
            process.stderr.write('the launcher is gone\n');
            stop();
        });
        server.then((running) => process.stdout.write(`listening on ${running.url}\n`), reject);
    });
}
/** A run with deliberate failures says so in its log. */
function withFaults(config) {
    const injected = injectedFaults(process.env, readConfig);
    if (injected === undefined)
        return config;
    process.stdout.write(`faults injected by ${injected.file}: ${JSON.stringify(injected.faults)}\n`);
    // Once more through the reader: faults of a hand-written file are checked like everything else.
    return parseSimConfig(JSON.stringify({ ...config, faults: injected.faults }), injected.file);
}
function readConfig(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX170', `cannot read the configuration: ${message}`)], {
            cause: error,
        });
    }
}
//# sourceMappingURL=main.js.map

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
