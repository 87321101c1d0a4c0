// Generated from schemas/ by scripts/gen-schemas.mjs. Do not edit.
// @ts-nocheck: machine-written JavaScript; typed by schema-problems.ts
/* eslint-disable */
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// <stdin>
var simEngine = validate62, schema87 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://infx-actions.dev/schemas/sim-engine.v1.json", title: "SimEngineConfig", description: "Configuration of the simulated engine: `infx sim-engine --config FILE`. Token numbers are already divided by traceScale.", type: "object", additionalProperties: !1, properties: { schema: { const: "sim-engine.v1", description: "Version of this format." }, servedModel: { type: "string", minLength: 1, description: "Model name on the wire." }, seed: { type: "integer", minimum: 0, description: "Seed of the output text, natural lengths and fault choices." }, startupSeconds: { type: "number", minimum: 0, maximum: 86400, description: "Time from start to healthy, seconds." }, maxModelLenTokens: { type: "integer", minimum: 1, description: "Prompt plus completion a request may have, tokens." }, maxQueuedRequests: { type: "integer", minimum: 0, description: "Waiting requests above which the server answers 503; 0 = no bound." }, maxBodyBytes: { type: "integer", minimum: 1, description: "Largest request body, bytes." }, streamIntervalTokens: { type: "integer", minimum: 1, description: "Tokens that must have gathered before a stream gets its next chunk (the first one is never held back)." }, pageTokens: { type: "integer", minimum: 1, description: "Tokens of one KV page: unit of allocation and of prefix matching." }, traceScale: { type: "number", minimum: 1, description: "Divisor that was applied to token counts; for the record, the clock is never scaled." }, sku: { type: "string", description: "GPU product the coefficients are of, for the record." }, router: { title: "SimRouter", description: "How requests find a worker and rank.", type: "object", additionalProperties: !1, properties: { policy: { enum: ["session", "cache-aware", "least-loaded", "round-robin"], description: "`session`: sticky by correlation header; `cache-aware`: longest cached prefix unless the load is unequal." }, sessionHeaders: { type: "array", items: { type: "string", minLength: 1 }, description: "Headers that name a session, lower case, the first present one wins." }, decodePolicy: { enum: ["total-tokens", "total-requests"], description: "What is balanced over decode ranks." } }, required: ["policy", "sessionHeaders", "decodePolicy"] }, speculative: { $ref: "#/$defs/speculative" }, evalMode: { type: "boolean", description: "Evaluation run: acceptance is drawn per draft token, never injected." }, pools: { type: "array", minItems: 1, maxItems: 2, items: { $ref: "#/$defs/pool" }, description: "One `mixed` pool, or one `prefill` and one `decode` pool." }, transfer: { title: "SimTransfer", description: "KV transfer from prefill to decode workers; needed with these pools.", type: "object", additionalProperties: !1, properties: { tokensPerSecond: { type: "number", exclusiveMinimum: 0, description: "Rate of one prefill worker's link, tokens per second." }, latencySeconds: { type: "number", minimum: 0, description: "Fixed cost per transfer, seconds." } }, required: ["tokensPerSecond", "latencySeconds"] }, faults: { $ref: "#/$defs/faults" }, oracle: { $ref: "#/$defs/oracle" }, gpuMetricsPath: { type: "string", minLength: 1, description: "Where to write power samples in nvidia-smi's CSV form." }, gpuMetricsIntervalMs: { type: "integer", minimum: 1, maximum: 36e5, description: "Distance of power samples, milliseconds." } }, required: ["schema", "servedModel", "seed", "startupSeconds", "maxModelLenTokens", "maxQueuedRequests", "maxBodyBytes", "streamIntervalTokens", "pageTokens", "traceScale", "sku", "router", "evalMode", "pools"], $defs: { stepCoefficients: { title: "SimStepCoefficients", description: "Duration of one forward step of a worker, already divided by its parallel widths (docs/simulated-engine.md).", type: "object", additionalProperties: !1, properties: { overheadSeconds: { type: "number", minimum: 0, description: "t0: scheduling and launch cost of every step, seconds." }, prefillSecondsPerToken: { type: "number", minimum: 0, description: "a: seconds per uncached prompt token." }, prefillSecondsPerTokenMegacontext: { type: "number", minimum: 0, description: "b: extra seconds per uncached prompt token at a context of 10^6 tokens; linear in the mean context of the chunk." }, decodeBaseSeconds: { type: "number", minimum: 0, description: "d0: seconds of a step that decodes at least one sequence: weights read, collectives." }, decodeSecondsPerSequence: { type: "number", minimum: 0, description: "d1: seconds per decoding sequence of the busiest rank." }, decodeSecondsPerContextToken: { type: "number", minimum: 0, description: "d2: seconds per token of context that the busiest rank's sequences attend to." }, draftSecondsPerSequenceToken: { type: "number", minimum: 0, description: "d3: seconds per sequence and draft token of speculative decoding." } }, required: ["overheadSeconds", "prefillSecondsPerToken", "prefillSecondsPerTokenMegacontext", "decodeBaseSeconds", "decodeSecondsPerSequence", "decodeSecondsPerContextToken", "draftSecondsPerSequenceToken"] }, powerModel: { title: "SimPowerModel", description: "Power of one GPU of a pool: idle + \u03A3 share of time in a kind of step \xD7 (its full power \u2212 idle).", type: "object", additionalProperties: !1, properties: { idleWatts: { type: "number", minimum: 0, description: "Watts of an idle GPU." }, prefillWatts: { type: "number", minimum: 0, description: "Watts of a GPU that does nothing but prefill." }, decodeWatts: { type: "number", minimum: 0, description: "Watts of a GPU that does nothing but decode." } }, required: ["idleWatts", "prefillWatts", "decodeWatts"] }, pool: { title: "SimPool", description: "Equal workers with one role.", type: "object", additionalProperties: !1, properties: { role: { enum: ["mixed", "prefill", "decode"], description: "`mixed` prefills and decodes (aggregated serving); `prefill` and `decode` pools exist only together." }, workers: { type: "integer", minimum: 1, description: "Number of workers." }, dpRanks: { type: "integer", minimum: 1, description: "Attention data-parallel ranks of one worker, each with its own KV pool and queue; they step together, at the pace of the busiest." }, gpusPerWorker: { type: "integer", minimum: 1, description: "GPUs of one worker, for power." }, kvPoolTokensPerRank: { type: "integer", minimum: 1, description: "Device KV pool of a rank in tokens; rounded down to whole pages." }, hostPoolTokensPerRank: { type: "integer", minimum: 0, description: "Host KV tier (HiCache) of a rank in tokens; 0 = none." }, hostLoadTokensPerSecond: { type: "number", exclusiveMinimum: 0, description: "Host to device transfer rate of a rank, tokens per second." }, chunkTokens: { type: "integer", minimum: 1, description: "Chunked-prefill budget of a rank and step, tokens." }, maxRunningPerRank: { type: "integer", minimum: 1, description: "Admission limit: sequences a rank works on at once." }, step: { $ref: "#/$defs/stepCoefficients" }, power: { $ref: "#/$defs/powerModel" } }, required: ["role", "workers", "dpRanks", "gpusPerWorker", "kvPoolTokensPerRank", "hostPoolTokensPerRank", "hostLoadTokensPerSecond", "chunkTokens", "maxRunningPerRank", "step", "power"] }, faults: { title: "SimFaults", description: "Deliberate failures, for tests of what surrounds an engine.", type: "object", additionalProperties: !1, properties: { neverHealthy: { type: "boolean", description: "/health answers 503 for ever." }, dieAfterRequests: { type: "integer", minimum: 1, description: "Exit with code 1 when this many generation requests have been accepted." }, dieAfterSeconds: { type: "number", exclusiveMinimum: 0, maximum: 604800, description: "Exit with code 1 this long after the start." }, emptyAnswerRatio: { type: "number", minimum: 0, maximum: 1, description: "Share of generation requests that get 200 and no token." }, errorRatio: { type: "number", minimum: 0, maximum: 1, description: "Share of generation requests answered with 500." }, hangRatio: { type: "number", minimum: 0, maximum: 1, description: "Share of generation requests that stop mid-stream without ending." }, resetRatio: { type: "number", minimum: 0, maximum: 1, description: "Share of generation requests whose connection is reset mid-stream." } }, required: [] }, oracle: { title: "SimOracle", description: "Answers for evaluations.", type: "object", additionalProperties: !1, properties: { path: { type: "string", minLength: 1, description: "JSONL of {question, answer}; the number after `#### ` in the answer, or the whole answer, is what is right." }, accuracy: { type: "number", minimum: 0, maximum: 1, description: "Share of questions answered right, by a hash of seed and question." }, seed: { type: "integer", minimum: 0, description: "Seed of that choice." } }, required: ["path", "accuracy", "seed"] }, speculative: { title: "SimSpeculative", description: "Speculative decoding.", type: "object", additionalProperties: !1, properties: { numSpecTokens: { type: "integer", minimum: 1, description: "Draft tokens per step." }, acceptanceLength: { type: "number", minimum: 1, description: "Synthetic mean of accepted tokens per step, bonus token included; in [1, numSpecTokens + 1]. Ignored when evalMode is set." }, realAcceptanceRatio: { type: "number", minimum: 0, maximum: 1, description: "Chance that one draft token is accepted when nothing is injected (evalMode)." } }, required: ["numSpecTokens", "acceptanceLength", "realAcceptanceRatio"] } } }, schema88 = { title: "SimSpeculative", description: "Speculative decoding.", type: "object", additionalProperties: !1, properties: { numSpecTokens: { type: "integer", minimum: 1, description: "Draft tokens per step." }, acceptanceLength: { type: "number", minimum: 1, description: "Synthetic mean of accepted tokens per step, bonus token included; in [1, numSpecTokens + 1]. Ignored when evalMode is set." }, realAcceptanceRatio: { type: "number", minimum: 0, maximum: 1, description: "Chance that one draft token is accepted when nothing is injected (evalMode)." } }, required: ["numSpecTokens", "acceptanceLength", "realAcceptanceRatio"] }, schema92 = { title: "SimFaults", description: "Deliberate failures, for tests of what surrounds an engine.", type: "object", additionalProperties: !1, properties: { neverHealthy: { type: "boolean", description: "/health answers 503 for ever." }, dieAfterRequests: { type: "integer", minimum: 1, description: "Exit with code 1 when this many generation requests have been accepted." }, dieAfterSeconds: { type: "number", exclusiveMinimum: 0, maximum: 604800, description: "Exit with code 1 this long after the start." }, emptyAnswerRatio: { type: "number", minimum: 0, maximum: 1, description: "Share of generation requests that get 200 and no token." }, errorRatio: { type: "number", minimum: 0, maximum: 1, description: "Share of generation requests answered with 500." }, hangRatio: { type: "number", minimum: 0, maximum: 1, description: "Share of generation requests that stop mid-stream without ending." }, resetRatio: { type: "number", minimum: 0, maximum: 1, description: "Share of generation requests whose connection is reset mid-stream." } }, required: [] }, schema93 = { title: "SimOracle", description: "Answers for evaluations.", type: "object", additionalProperties: !1, properties: { path: { type: "string", minLength: 1, description: "JSONL of {question, answer}; the number after `#### ` in the answer, or the whole answer, is what is right." }, accuracy: { type: "number", minimum: 0, maximum: 1, description: "Share of questions answered right, by a hash of seed and question." }, seed: { type: "integer", minimum: 0, description: "Seed of that choice." } }, required: ["path", "accuracy", "seed"] }, func1 = Object.prototype.hasOwnProperty, func2 = require_ucs2length().default, schema89 = { title: "SimPool", description: "Equal workers with one role.", type: "object", additionalProperties: !1, properties: { role: { enum: ["mixed", "prefill", "decode"], description: "`mixed` prefills and decodes (aggregated serving); `prefill` and `decode` pools exist only together." }, workers: { type: "integer", minimum: 1, description: "Number of workers." }, dpRanks: { type: "integer", minimum: 1, description: "Attention data-parallel ranks of one worker, each with its own KV pool and queue; they step together, at the pace of the busiest." }, gpusPerWorker: { type: "integer", minimum: 1, description: "GPUs of one worker, for power." }, kvPoolTokensPerRank: { type: "integer", minimum: 1, description: "Device KV pool of a rank in tokens; rounded down to whole pages." }, hostPoolTokensPerRank: { type: "integer", minimum: 0, description: "Host KV tier (HiCache) of a rank in tokens; 0 = none." }, hostLoadTokensPerSecond: { type: "number", exclusiveMinimum: 0, description: "Host to device transfer rate of a rank, tokens per second." }, chunkTokens: { type: "integer", minimum: 1, description: "Chunked-prefill budget of a rank and step, tokens." }, maxRunningPerRank: { type: "integer", minimum: 1, description: "Admission limit: sequences a rank works on at once." }, step: { $ref: "#/$defs/stepCoefficients" }, power: { $ref: "#/$defs/powerModel" } }, required: ["role", "workers", "dpRanks", "gpusPerWorker", "kvPoolTokensPerRank", "hostPoolTokensPerRank", "hostLoadTokensPerSecond", "chunkTokens", "maxRunningPerRank", "step", "power"] }, schema90 = { title: "SimStepCoefficients", description: "Duration of one forward step of a worker, already divided by its parallel widths (docs/simulated-engine.md).", type: "object", additionalProperties: !1, properties: { overheadSeconds: { type: "number", minimum: 0, description: "t0: scheduling and launch cost of every step, seconds." }, prefillSecondsPerToken: { type: "number", minimum: 0, description: "a: seconds per uncached prompt token." }, prefillSecondsPerTokenMegacontext: { type: "number", minimum: 0, description: "b: extra seconds per uncached prompt token at a context of 10^6 tokens; linear in the mean context of the chunk." }, decodeBaseSeconds: { type: "number", minimum: 0, description: "d0: seconds of a step that decodes at least one sequence: weights read, collectives." }, decodeSecondsPerSequence: { type: "number", minimum: 0, description: "d1: seconds per decoding sequence of the busiest rank." }, decodeSecondsPerContextToken: { type: "number", minimum: 0, description: "d2: seconds per token of context that the busiest rank's sequences attend to." }, draftSecondsPerSequenceToken: { type: "number", minimum: 0, description: "d3: seconds per sequence and draft token of speculative decoding." } }, required: ["overheadSeconds", "prefillSecondsPerToken", "prefillSecondsPerTokenMegacontext", "decodeBaseSeconds", "decodeSecondsPerSequence", "decodeSecondsPerContextToken", "draftSecondsPerSequenceToken"] }, schema91 = { title: "SimPowerModel", description: "Power of one GPU of a pool: idle + \u03A3 share of time in a kind of step \xD7 (its full power \u2212 idle).", type: "object", additionalProperties: !1, properties: { idleWatts: { type: "number", minimum: 0, description: "Watts of an idle GPU." }, prefillWatts: { type: "number", minimum: 0, description: "Watts of a GPU that does nothing but prefill." }, decodeWatts: { type: "number", minimum: 0, description: "Watts of a GPU that does nothing but decode." } }, required: ["idleWatts", "prefillWatts", "decodeWatts"] };
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate63.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.role === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'", schema: schema89.required, parentSchema: schema89, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.workers === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "workers" }, message: "must have required property 'workers'", schema: schema89.required, parentSchema: schema89, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.dpRanks === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dpRanks" }, message: "must have required property 'dpRanks'", schema: schema89.required, parentSchema: schema89, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.gpusPerWorker === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "gpusPerWorker" }, message: "must have required property 'gpusPerWorker'", schema: schema89.required, parentSchema: schema89, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.kvPoolTokensPerRank === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kvPoolTokensPerRank" }, message: "must have required property 'kvPoolTokensPerRank'", schema: schema89.required, parentSchema: schema89, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.hostPoolTokensPerRank === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hostPoolTokensPerRank" }, message: "must have required property 'hostPoolTokensPerRank'", schema: schema89.required, parentSchema: schema89, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.hostLoadTokensPerSecond === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hostLoadTokensPerSecond" }, message: "must have required property 'hostLoadTokensPerSecond'", schema: schema89.required, parentSchema: schema89, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.chunkTokens === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "chunkTokens" }, message: "must have required property 'chunkTokens'", schema: schema89.required, parentSchema: schema89, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.maxRunningPerRank === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maxRunningPerRank" }, message: "must have required property 'maxRunningPerRank'", schema: schema89.required, parentSchema: schema89, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.step === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "step" }, message: "must have required property 'step'", schema: schema89.required, parentSchema: schema89, data };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.power === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "power" }, message: "must have required property 'power'", schema: schema89.required, parentSchema: schema89, data };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema89.properties, key0)) {
        let err11 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema89, data };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    if (data.role !== void 0) {
      let data0 = data.role;
      if (!(data0 === "mixed" || data0 === "prefill" || data0 === "decode")) {
        let err12 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema89.properties.role.enum }, message: "must be equal to one of the allowed values", schema: schema89.properties.role.enum, parentSchema: schema89.properties.role, data: data0 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.workers !== void 0) {
      let data1 = data.workers;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err13 = { instancePath: instancePath + "/workers", schemaPath: "#/properties/workers/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema89.properties.workers.type, parentSchema: schema89.properties.workers, data: data1 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 1 || isNaN(data1))) {
        let err14 = { instancePath: instancePath + "/workers", schemaPath: "#/properties/workers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema89.properties.workers, data: data1 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.dpRanks !== void 0) {
      let data2 = data.dpRanks;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err15 = { instancePath: instancePath + "/dpRanks", schemaPath: "#/properties/dpRanks/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema89.properties.dpRanks.type, parentSchema: schema89.properties.dpRanks, data: data2 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2) && (data2 < 1 || isNaN(data2))) {
        let err16 = { instancePath: instancePath + "/dpRanks", schemaPath: "#/properties/dpRanks/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema89.properties.dpRanks, data: data2 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.gpusPerWorker !== void 0) {
      let data3 = data.gpusPerWorker;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err17 = { instancePath: instancePath + "/gpusPerWorker", schemaPath: "#/properties/gpusPerWorker/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema89.properties.gpusPerWorker.type, parentSchema: schema89.properties.gpusPerWorker, data: data3 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3))) {
        let err18 = { instancePath: instancePath + "/gpusPerWorker", schemaPath: "#/properties/gpusPerWorker/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema89.properties.gpusPerWorker, data: data3 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.kvPoolTokensPerRank !== void 0) {
      let data4 = data.kvPoolTokensPerRank;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err19 = { instancePath: instancePath + "/kvPoolTokensPerRank", schemaPath: "#/properties/kvPoolTokensPerRank/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema89.properties.kvPoolTokensPerRank.type, parentSchema: schema89.properties.kvPoolTokensPerRank, data: data4 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4))) {
        let err20 = { instancePath: instancePath + "/kvPoolTokensPerRank", schemaPath: "#/properties/kvPoolTokensPerRank/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema89.properties.kvPoolTokensPerRank, data: data4 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.hostPoolTokensPerRank !== void 0) {
      let data5 = data.hostPoolTokensPerRank;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err21 = { instancePath: instancePath + "/hostPoolTokensPerRank", schemaPath: "#/properties/hostPoolTokensPerRank/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema89.properties.hostPoolTokensPerRank.type, parentSchema: schema89.properties.hostPoolTokensPerRank, data: data5 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5) && (data5 < 0 || isNaN(data5))) {
        let err22 = { instancePath: instancePath + "/hostPoolTokensPerRank", schemaPath: "#/properties/hostPoolTokensPerRank/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema89.properties.hostPoolTokensPerRank, data: data5 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.hostLoadTokensPerSecond !== void 0) {
      let data6 = data.hostLoadTokensPerSecond;
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 <= 0 || isNaN(data6)) {
          let err23 = { instancePath: instancePath + "/hostLoadTokensPerSecond", schemaPath: "#/properties/hostLoadTokensPerSecond/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema89.properties.hostLoadTokensPerSecond, data: data6 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        let err24 = { instancePath: instancePath + "/hostLoadTokensPerSecond", schemaPath: "#/properties/hostLoadTokensPerSecond/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema89.properties.hostLoadTokensPerSecond.type, parentSchema: schema89.properties.hostLoadTokensPerSecond, data: data6 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.chunkTokens !== void 0) {
      let data7 = data.chunkTokens;
      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
        let err25 = { instancePath: instancePath + "/chunkTokens", schemaPath: "#/properties/chunkTokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema89.properties.chunkTokens.type, parentSchema: schema89.properties.chunkTokens, data: data7 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      if (typeof data7 == "number" && isFinite(data7) && (data7 < 1 || isNaN(data7))) {
        let err26 = { instancePath: instancePath + "/chunkTokens", schemaPath: "#/properties/chunkTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema89.properties.chunkTokens, data: data7 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.maxRunningPerRank !== void 0) {
      let data8 = data.maxRunningPerRank;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err27 = { instancePath: instancePath + "/maxRunningPerRank", schemaPath: "#/properties/maxRunningPerRank/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema89.properties.maxRunningPerRank.type, parentSchema: schema89.properties.maxRunningPerRank, data: data8 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8))) {
        let err28 = { instancePath: instancePath + "/maxRunningPerRank", schemaPath: "#/properties/maxRunningPerRank/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema89.properties.maxRunningPerRank, data: data8 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.step !== void 0) {
      let data9 = data.step;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        if (data9.overheadSeconds === void 0) {
          let err29 = { instancePath: instancePath + "/step", schemaPath: "#/$defs/stepCoefficients/required", keyword: "required", params: { missingProperty: "overheadSeconds" }, message: "must have required property 'overheadSeconds'", schema: schema90.required, parentSchema: schema90, data: data9 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        if (data9.prefillSecondsPerToken === void 0) {
          let err30 = { instancePath: instancePath + "/step", schemaPath: "#/$defs/stepCoefficients/required", keyword: "required", params: { missingProperty: "prefillSecondsPerToken" }, message: "must have required property 'prefillSecondsPerToken'", schema: schema90.required, parentSchema: schema90, data: data9 };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
        if (data9.prefillSecondsPerTokenMegacontext === void 0) {
          let err31 = { instancePath: instancePath + "/step", schemaPath: "#/$defs/stepCoefficients/required", keyword: "required", params: { missingProperty: "prefillSecondsPerTokenMegacontext" }, message: "must have required property 'prefillSecondsPerTokenMegacontext'", schema: schema90.required, parentSchema: schema90, data: data9 };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
        if (data9.decodeBaseSeconds === void 0) {
          let err32 = { instancePath: instancePath + "/step", schemaPath: "#/$defs/stepCoefficients/required", keyword: "required", params: { missingProperty: "decodeBaseSeconds" }, message: "must have required property 'decodeBaseSeconds'", schema: schema90.required, parentSchema: schema90, data: data9 };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
        if (data9.decodeSecondsPerSequence === void 0) {
          let err33 = { instancePath: instancePath + "/step", schemaPath: "#/$defs/stepCoefficients/required", keyword: "required", params: { missingProperty: "decodeSecondsPerSequence" }, message: "must have required property 'decodeSecondsPerSequence'", schema: schema90.required, parentSchema: schema90, data: data9 };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
        if (data9.decodeSecondsPerContextToken === void 0) {
          let err34 = { instancePath: instancePath + "/step", schemaPath: "#/$defs/stepCoefficients/required", keyword: "required", params: { missingProperty: "decodeSecondsPerContextToken" }, message: "must have required property 'decodeSecondsPerContextToken'", schema: schema90.required, parentSchema: schema90, data: data9 };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
        if (data9.draftSecondsPerSequenceToken === void 0) {
          let err35 = { instancePath: instancePath + "/step", schemaPath: "#/$defs/stepCoefficients/required", keyword: "required", params: { missingProperty: "draftSecondsPerSequenceToken" }, message: "must have required property 'draftSecondsPerSequenceToken'", schema: schema90.required, parentSchema: schema90, data: data9 };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
        for (let key1 in data9)
          if (!(key1 === "overheadSeconds" || key1 === "prefillSecondsPerToken" || key1 === "prefillSecondsPerTokenMegacontext" || key1 === "decodeBaseSeconds" || key1 === "decodeSecondsPerSequence" || key1 === "decodeSecondsPerContextToken" || key1 === "draftSecondsPerSequenceToken")) {
            let err36 = { instancePath: instancePath + "/step", schemaPath: "#/$defs/stepCoefficients/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema90, data: data9 };
            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
          }
        if (data9.overheadSeconds !== void 0) {
          let data10 = data9.overheadSeconds;
          if (typeof data10 == "number" && isFinite(data10)) {
            if (data10 < 0 || isNaN(data10)) {
              let err37 = { instancePath: instancePath + "/step/overheadSeconds", schemaPath: "#/$defs/stepCoefficients/properties/overheadSeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema90.properties.overheadSeconds, data: data10 };
              vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
            }
          } else {
            let err38 = { instancePath: instancePath + "/step/overheadSeconds", schemaPath: "#/$defs/stepCoefficients/properties/overheadSeconds/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema90.properties.overheadSeconds.type, parentSchema: schema90.properties.overheadSeconds, data: data10 };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
          }
        }
        if (data9.prefillSecondsPerToken !== void 0) {
          let data11 = data9.prefillSecondsPerToken;
          if (typeof data11 == "number" && isFinite(data11)) {
            if (data11 < 0 || isNaN(data11)) {
              let err39 = { instancePath: instancePath + "/step/prefillSecondsPerToken", schemaPath: "#/$defs/stepCoefficients/properties/prefillSecondsPerToken/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema90.properties.prefillSecondsPerToken, data: data11 };
              vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
            }
          } else {
            let err40 = { instancePath: instancePath + "/step/prefillSecondsPerToken", schemaPath: "#/$defs/stepCoefficients/properties/prefillSecondsPerToken/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema90.properties.prefillSecondsPerToken.type, parentSchema: schema90.properties.prefillSecondsPerToken, data: data11 };
            vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
          }
        }
        if (data9.prefillSecondsPerTokenMegacontext !== void 0) {
          let data12 = data9.prefillSecondsPerTokenMegacontext;
          if (typeof data12 == "number" && isFinite(data12)) {
            if (data12 < 0 || isNaN(data12)) {
              let err41 = { instancePath: instancePath + "/step/prefillSecondsPerTokenMegacontext", schemaPath: "#/$defs/stepCoefficients/properties/prefillSecondsPerTokenMegacontext/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema90.properties.prefillSecondsPerTokenMegacontext, data: data12 };
              vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
            }
          } else {
            let err42 = { instancePath: instancePath + "/step/prefillSecondsPerTokenMegacontext", schemaPath: "#/$defs/stepCoefficients/properties/prefillSecondsPerTokenMegacontext/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema90.properties.prefillSecondsPerTokenMegacontext.type, parentSchema: schema90.properties.prefillSecondsPerTokenMegacontext, data: data12 };
            vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
          }
        }
        if (data9.decodeBaseSeconds !== void 0) {
          let data13 = data9.decodeBaseSeconds;
          if (typeof data13 == "number" && isFinite(data13)) {
            if (data13 < 0 || isNaN(data13)) {
              let err43 = { instancePath: instancePath + "/step/decodeBaseSeconds", schemaPath: "#/$defs/stepCoefficients/properties/decodeBaseSeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema90.properties.decodeBaseSeconds, data: data13 };
              vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
            }
          } else {
            let err44 = { instancePath: instancePath + "/step/decodeBaseSeconds", schemaPath: "#/$defs/stepCoefficients/properties/decodeBaseSeconds/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema90.properties.decodeBaseSeconds.type, parentSchema: schema90.properties.decodeBaseSeconds, data: data13 };
            vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
          }
        }
        if (data9.decodeSecondsPerSequence !== void 0) {
          let data14 = data9.decodeSecondsPerSequence;
          if (typeof data14 == "number" && isFinite(data14)) {
            if (data14 < 0 || isNaN(data14)) {
              let err45 = { instancePath: instancePath + "/step/decodeSecondsPerSequence", schemaPath: "#/$defs/stepCoefficients/properties/decodeSecondsPerSequence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema90.properties.decodeSecondsPerSequence, data: data14 };
              vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
            }
          } else {
            let err46 = { instancePath: instancePath + "/step/decodeSecondsPerSequence", schemaPath: "#/$defs/stepCoefficients/properties/decodeSecondsPerSequence/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema90.properties.decodeSecondsPerSequence.type, parentSchema: schema90.properties.decodeSecondsPerSequence, data: data14 };
            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
          }
        }
        if (data9.decodeSecondsPerContextToken !== void 0) {
          let data15 = data9.decodeSecondsPerContextToken;
          if (typeof data15 == "number" && isFinite(data15)) {
            if (data15 < 0 || isNaN(data15)) {
              let err47 = { instancePath: instancePath + "/step/decodeSecondsPerContextToken", schemaPath: "#/$defs/stepCoefficients/properties/decodeSecondsPerContextToken/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema90.properties.decodeSecondsPerContextToken, data: data15 };
              vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
            }
          } else {
            let err48 = { instancePath: instancePath + "/step/decodeSecondsPerContextToken", schemaPath: "#/$defs/stepCoefficients/properties/decodeSecondsPerContextToken/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema90.properties.decodeSecondsPerContextToken.type, parentSchema: schema90.properties.decodeSecondsPerContextToken, data: data15 };
            vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
          }
        }
        if (data9.draftSecondsPerSequenceToken !== void 0) {
          let data16 = data9.draftSecondsPerSequenceToken;
          if (typeof data16 == "number" && isFinite(data16)) {
            if (data16 < 0 || isNaN(data16)) {
              let err49 = { instancePath: instancePath + "/step/draftSecondsPerSequenceToken", schemaPath: "#/$defs/stepCoefficients/properties/draftSecondsPerSequenceToken/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema90.properties.draftSecondsPerSequenceToken, data: data16 };
              vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
            }
          } else {
            let err50 = { instancePath: instancePath + "/step/draftSecondsPerSequenceToken", schemaPath: "#/$defs/stepCoefficients/properties/draftSecondsPerSequenceToken/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema90.properties.draftSecondsPerSequenceToken.type, parentSchema: schema90.properties.draftSecondsPerSequenceToken, data: data16 };
            vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
          }
        }
      } else {
        let err51 = { instancePath: instancePath + "/step", schemaPath: "#/$defs/stepCoefficients/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema90.type, parentSchema: schema90, data: data9 };
        vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
      }
    }
    if (data.power !== void 0) {
      let data17 = data.power;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
        if (data17.idleWatts === void 0) {
          let err52 = { instancePath: instancePath + "/power", schemaPath: "#/$defs/powerModel/required", keyword: "required", params: { missingProperty: "idleWatts" }, message: "must have required property 'idleWatts'", schema: schema91.required, parentSchema: schema91, data: data17 };
          vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
        }
        if (data17.prefillWatts === void 0) {
          let err53 = { instancePath: instancePath + "/power", schemaPath: "#/$defs/powerModel/required", keyword: "required", params: { missingProperty: "prefillWatts" }, message: "must have required property 'prefillWatts'", schema: schema91.required, parentSchema: schema91, data: data17 };
          vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
        }
        if (data17.decodeWatts === void 0) {
          let err54 = { instancePath: instancePath + "/power", schemaPath: "#/$defs/powerModel/required", keyword: "required", params: { missingProperty: "decodeWatts" }, message: "must have required property 'decodeWatts'", schema: schema91.required, parentSchema: schema91, data: data17 };
          vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
        }
        for (let key2 in data17)
          if (!(key2 === "idleWatts" || key2 === "prefillWatts" || key2 === "decodeWatts")) {
            let err55 = { instancePath: instancePath + "/power", schemaPath: "#/$defs/powerModel/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema91, data: data17 };
            vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
          }
        if (data17.idleWatts !== void 0) {
          let data18 = data17.idleWatts;
          if (typeof data18 == "number" && isFinite(data18)) {
            if (data18 < 0 || isNaN(data18)) {
              let err56 = { instancePath: instancePath + "/power/idleWatts", schemaPath: "#/$defs/powerModel/properties/idleWatts/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema91.properties.idleWatts, data: data18 };
              vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
            }
          } else {
            let err57 = { instancePath: instancePath + "/power/idleWatts", schemaPath: "#/$defs/powerModel/properties/idleWatts/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema91.properties.idleWatts.type, parentSchema: schema91.properties.idleWatts, data: data18 };
            vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
          }
        }
        if (data17.prefillWatts !== void 0) {
          let data19 = data17.prefillWatts;
          if (typeof data19 == "number" && isFinite(data19)) {
            if (data19 < 0 || isNaN(data19)) {
              let err58 = { instancePath: instancePath + "/power/prefillWatts", schemaPath: "#/$defs/powerModel/properties/prefillWatts/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema91.properties.prefillWatts, data: data19 };
              vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
            }
          } else {
            let err59 = { instancePath: instancePath + "/power/prefillWatts", schemaPath: "#/$defs/powerModel/properties/prefillWatts/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema91.properties.prefillWatts.type, parentSchema: schema91.properties.prefillWatts, data: data19 };
            vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
          }
        }
        if (data17.decodeWatts !== void 0) {
          let data20 = data17.decodeWatts;
          if (typeof data20 == "number" && isFinite(data20)) {
            if (data20 < 0 || isNaN(data20)) {
              let err60 = { instancePath: instancePath + "/power/decodeWatts", schemaPath: "#/$defs/powerModel/properties/decodeWatts/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema91.properties.decodeWatts, data: data20 };
              vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
            }
          } else {
            let err61 = { instancePath: instancePath + "/power/decodeWatts", schemaPath: "#/$defs/powerModel/properties/decodeWatts/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema91.properties.decodeWatts.type, parentSchema: schema91.properties.decodeWatts, data: data20 };
            vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
          }
        }
      } else {
        let err62 = { instancePath: instancePath + "/power", schemaPath: "#/$defs/powerModel/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema91.type, parentSchema: schema91, data: data17 };
        vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
      }
    }
  } else {
    let err63 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema89.type, parentSchema: schema89, data };
    vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
  }
  return validate63.errors = vErrors, errors === 0;
}
validate63.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schema" }, message: "must have required property 'schema'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.servedModel === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "servedModel" }, message: "must have required property 'servedModel'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.seed === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "seed" }, message: "must have required property 'seed'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.startupSeconds === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "startupSeconds" }, message: "must have required property 'startupSeconds'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.maxModelLenTokens === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maxModelLenTokens" }, message: "must have required property 'maxModelLenTokens'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.maxQueuedRequests === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maxQueuedRequests" }, message: "must have required property 'maxQueuedRequests'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.maxBodyBytes === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maxBodyBytes" }, message: "must have required property 'maxBodyBytes'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.streamIntervalTokens === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "streamIntervalTokens" }, message: "must have required property 'streamIntervalTokens'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.pageTokens === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pageTokens" }, message: "must have required property 'pageTokens'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.traceScale === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "traceScale" }, message: "must have required property 'traceScale'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.sku === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sku" }, message: "must have required property 'sku'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.router === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "router" }, message: "must have required property 'router'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.evalMode === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evalMode" }, message: "must have required property 'evalMode'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.pools === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pools" }, message: "must have required property 'pools'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema87.properties, key0)) {
        let err14 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema87, data };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    if (data.schema !== void 0) {
      let data0 = data.schema;
      if (data0 !== "sim-engine.v1") {
        let err15 = { instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "sim-engine.v1" }, message: "must be equal to constant", schema: "sim-engine.v1", parentSchema: schema87.properties.schema, data: data0 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.servedModel !== void 0) {
      let data1 = data.servedModel;
      if (typeof data1 == "string") {
        if (func2(data1) < 1) {
          let err16 = { instancePath: instancePath + "/servedModel", schemaPath: "#/properties/servedModel/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema87.properties.servedModel, data: data1 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/servedModel", schemaPath: "#/properties/servedModel/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema87.properties.servedModel.type, parentSchema: schema87.properties.servedModel, data: data1 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.seed !== void 0) {
      let data2 = data.seed;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err18 = { instancePath: instancePath + "/seed", schemaPath: "#/properties/seed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema87.properties.seed.type, parentSchema: schema87.properties.seed, data: data2 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2))) {
        let err19 = { instancePath: instancePath + "/seed", schemaPath: "#/properties/seed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema87.properties.seed, data: data2 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.startupSeconds !== void 0) {
      let data3 = data.startupSeconds;
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 86400 || isNaN(data3)) {
          let err20 = { instancePath: instancePath + "/startupSeconds", schemaPath: "#/properties/startupSeconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 86400 }, message: "must be <= 86400", schema: 86400, parentSchema: schema87.properties.startupSeconds, data: data3 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          let err21 = { instancePath: instancePath + "/startupSeconds", schemaPath: "#/properties/startupSeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema87.properties.startupSeconds, data: data3 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      } else {
        let err22 = { instancePath: instancePath + "/startupSeconds", schemaPath: "#/properties/startupSeconds/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema87.properties.startupSeconds.type, parentSchema: schema87.properties.startupSeconds, data: data3 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.maxModelLenTokens !== void 0) {
      let data4 = data.maxModelLenTokens;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err23 = { instancePath: instancePath + "/maxModelLenTokens", schemaPath: "#/properties/maxModelLenTokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema87.properties.maxModelLenTokens.type, parentSchema: schema87.properties.maxModelLenTokens, data: data4 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4))) {
        let err24 = { instancePath: instancePath + "/maxModelLenTokens", schemaPath: "#/properties/maxModelLenTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema87.properties.maxModelLenTokens, data: data4 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.maxQueuedRequests !== void 0) {
      let data5 = data.maxQueuedRequests;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err25 = { instancePath: instancePath + "/maxQueuedRequests", schemaPath: "#/properties/maxQueuedRequests/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema87.properties.maxQueuedRequests.type, parentSchema: schema87.properties.maxQueuedRequests, data: data5 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5) && (data5 < 0 || isNaN(data5))) {
        let err26 = { instancePath: instancePath + "/maxQueuedRequests", schemaPath: "#/properties/maxQueuedRequests/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema87.properties.maxQueuedRequests, data: data5 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.maxBodyBytes !== void 0) {
      let data6 = data.maxBodyBytes;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        let err27 = { instancePath: instancePath + "/maxBodyBytes", schemaPath: "#/properties/maxBodyBytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema87.properties.maxBodyBytes.type, parentSchema: schema87.properties.maxBodyBytes, data: data6 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6) && (data6 < 1 || isNaN(data6))) {
        let err28 = { instancePath: instancePath + "/maxBodyBytes", schemaPath: "#/properties/maxBodyBytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema87.properties.maxBodyBytes, data: data6 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.streamIntervalTokens !== void 0) {
      let data7 = data.streamIntervalTokens;
      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
        let err29 = { instancePath: instancePath + "/streamIntervalTokens", schemaPath: "#/properties/streamIntervalTokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema87.properties.streamIntervalTokens.type, parentSchema: schema87.properties.streamIntervalTokens, data: data7 };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
      if (typeof data7 == "number" && isFinite(data7) && (data7 < 1 || isNaN(data7))) {
        let err30 = { instancePath: instancePath + "/streamIntervalTokens", schemaPath: "#/properties/streamIntervalTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema87.properties.streamIntervalTokens, data: data7 };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.pageTokens !== void 0) {
      let data8 = data.pageTokens;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err31 = { instancePath: instancePath + "/pageTokens", schemaPath: "#/properties/pageTokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema87.properties.pageTokens.type, parentSchema: schema87.properties.pageTokens, data: data8 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8))) {
        let err32 = { instancePath: instancePath + "/pageTokens", schemaPath: "#/properties/pageTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema87.properties.pageTokens, data: data8 };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.traceScale !== void 0) {
      let data9 = data.traceScale;
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 < 1 || isNaN(data9)) {
          let err33 = { instancePath: instancePath + "/traceScale", schemaPath: "#/properties/traceScale/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema87.properties.traceScale, data: data9 };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
      } else {
        let err34 = { instancePath: instancePath + "/traceScale", schemaPath: "#/properties/traceScale/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema87.properties.traceScale.type, parentSchema: schema87.properties.traceScale, data: data9 };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.sku !== void 0) {
      let data10 = data.sku;
      if (typeof data10 != "string") {
        let err35 = { instancePath: instancePath + "/sku", schemaPath: "#/properties/sku/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema87.properties.sku.type, parentSchema: schema87.properties.sku, data: data10 };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.router !== void 0) {
      let data11 = data.router;
      if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
        if (data11.policy === void 0) {
          let err36 = { instancePath: instancePath + "/router", schemaPath: "#/properties/router/required", keyword: "required", params: { missingProperty: "policy" }, message: "must have required property 'policy'", schema: schema87.properties.router.required, parentSchema: schema87.properties.router, data: data11 };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
        if (data11.sessionHeaders === void 0) {
          let err37 = { instancePath: instancePath + "/router", schemaPath: "#/properties/router/required", keyword: "required", params: { missingProperty: "sessionHeaders" }, message: "must have required property 'sessionHeaders'", schema: schema87.properties.router.required, parentSchema: schema87.properties.router, data: data11 };
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
        if (data11.decodePolicy === void 0) {
          let err38 = { instancePath: instancePath + "/router", schemaPath: "#/properties/router/required", keyword: "required", params: { missingProperty: "decodePolicy" }, message: "must have required property 'decodePolicy'", schema: schema87.properties.router.required, parentSchema: schema87.properties.router, data: data11 };
          vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
        }
        for (let key1 in data11)
          if (!(key1 === "policy" || key1 === "sessionHeaders" || key1 === "decodePolicy")) {
            let err39 = { instancePath: instancePath + "/router", schemaPath: "#/properties/router/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema87.properties.router, data: data11 };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          }
        if (data11.policy !== void 0) {
          let data12 = data11.policy;
          if (!(data12 === "session" || data12 === "cache-aware" || data12 === "least-loaded" || data12 === "round-robin")) {
            let err40 = { instancePath: instancePath + "/router/policy", schemaPath: "#/properties/router/properties/policy/enum", keyword: "enum", params: { allowedValues: schema87.properties.router.properties.policy.enum }, message: "must be equal to one of the allowed values", schema: schema87.properties.router.properties.policy.enum, parentSchema: schema87.properties.router.properties.policy, data: data12 };
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
                  let err41 = { instancePath: instancePath + "/router/sessionHeaders/" + i0, schemaPath: "#/properties/router/properties/sessionHeaders/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema87.properties.router.properties.sessionHeaders.items, data: data14 };
                  vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                }
              } else {
                let err42 = { instancePath: instancePath + "/router/sessionHeaders/" + i0, schemaPath: "#/properties/router/properties/sessionHeaders/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema87.properties.router.properties.sessionHeaders.items.type, parentSchema: schema87.properties.router.properties.sessionHeaders.items, data: data14 };
                vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
              }
            }
          } else {
            let err43 = { instancePath: instancePath + "/router/sessionHeaders", schemaPath: "#/properties/router/properties/sessionHeaders/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema87.properties.router.properties.sessionHeaders.type, parentSchema: schema87.properties.router.properties.sessionHeaders, data: data13 };
            vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
          }
        }
        if (data11.decodePolicy !== void 0) {
          let data15 = data11.decodePolicy;
          if (!(data15 === "total-tokens" || data15 === "total-requests")) {
            let err44 = { instancePath: instancePath + "/router/decodePolicy", schemaPath: "#/properties/router/properties/decodePolicy/enum", keyword: "enum", params: { allowedValues: schema87.properties.router.properties.decodePolicy.enum }, message: "must be equal to one of the allowed values", schema: schema87.properties.router.properties.decodePolicy.enum, parentSchema: schema87.properties.router.properties.decodePolicy, data: data15 };
            vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
          }
        }
      } else {
        let err45 = { instancePath: instancePath + "/router", schemaPath: "#/properties/router/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema87.properties.router.type, parentSchema: schema87.properties.router, data: data11 };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
    }
    if (data.speculative !== void 0) {
      let data16 = data.speculative;
      if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
        if (data16.numSpecTokens === void 0) {
          let err46 = { instancePath: instancePath + "/speculative", schemaPath: "#/$defs/speculative/required", keyword: "required", params: { missingProperty: "numSpecTokens" }, message: "must have required property 'numSpecTokens'", schema: schema88.required, parentSchema: schema88, data: data16 };
          vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
        }
        if (data16.acceptanceLength === void 0) {
          let err47 = { instancePath: instancePath + "/speculative", schemaPath: "#/$defs/speculative/required", keyword: "required", params: { missingProperty: "acceptanceLength" }, message: "must have required property 'acceptanceLength'", schema: schema88.required, parentSchema: schema88, data: data16 };
          vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
        }
        if (data16.realAcceptanceRatio === void 0) {
          let err48 = { instancePath: instancePath + "/speculative", schemaPath: "#/$defs/speculative/required", keyword: "required", params: { missingProperty: "realAcceptanceRatio" }, message: "must have required property 'realAcceptanceRatio'", schema: schema88.required, parentSchema: schema88, data: data16 };
          vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
        }
        for (let key2 in data16)
          if (!(key2 === "numSpecTokens" || key2 === "acceptanceLength" || key2 === "realAcceptanceRatio")) {
            let err49 = { instancePath: instancePath + "/speculative", schemaPath: "#/$defs/speculative/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema88, data: data16 };
            vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
          }
        if (data16.numSpecTokens !== void 0) {
          let data17 = data16.numSpecTokens;
          if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
            let err50 = { instancePath: instancePath + "/speculative/numSpecTokens", schemaPath: "#/$defs/speculative/properties/numSpecTokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema88.properties.numSpecTokens.type, parentSchema: schema88.properties.numSpecTokens, data: data17 };
            vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
          }
          if (typeof data17 == "number" && isFinite(data17) && (data17 < 1 || isNaN(data17))) {
            let err51 = { instancePath: instancePath + "/speculative/numSpecTokens", schemaPath: "#/$defs/speculative/properties/numSpecTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema88.properties.numSpecTokens, data: data17 };
            vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
          }
        }
        if (data16.acceptanceLength !== void 0) {
          let data18 = data16.acceptanceLength;
          if (typeof data18 == "number" && isFinite(data18)) {
            if (data18 < 1 || isNaN(data18)) {
              let err52 = { instancePath: instancePath + "/speculative/acceptanceLength", schemaPath: "#/$defs/speculative/properties/acceptanceLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema88.properties.acceptanceLength, data: data18 };
              vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
            }
          } else {
            let err53 = { instancePath: instancePath + "/speculative/acceptanceLength", schemaPath: "#/$defs/speculative/properties/acceptanceLength/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema88.properties.acceptanceLength.type, parentSchema: schema88.properties.acceptanceLength, data: data18 };
            vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
          }
        }
        if (data16.realAcceptanceRatio !== void 0) {
          let data19 = data16.realAcceptanceRatio;
          if (typeof data19 == "number" && isFinite(data19)) {
            if (data19 > 1 || isNaN(data19)) {
              let err54 = { instancePath: instancePath + "/speculative/realAcceptanceRatio", schemaPath: "#/$defs/speculative/properties/realAcceptanceRatio/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema88.properties.realAcceptanceRatio, data: data19 };
              vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
            }
            if (data19 < 0 || isNaN(data19)) {
              let err55 = { instancePath: instancePath + "/speculative/realAcceptanceRatio", schemaPath: "#/$defs/speculative/properties/realAcceptanceRatio/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema88.properties.realAcceptanceRatio, data: data19 };
              vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
            }
          } else {
            let err56 = { instancePath: instancePath + "/speculative/realAcceptanceRatio", schemaPath: "#/$defs/speculative/properties/realAcceptanceRatio/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema88.properties.realAcceptanceRatio.type, parentSchema: schema88.properties.realAcceptanceRatio, data: data19 };
            vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
          }
        }
      } else {
        let err57 = { instancePath: instancePath + "/speculative", schemaPath: "#/$defs/speculative/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema88.type, parentSchema: schema88, data: data16 };
        vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
      }
    }
    if (data.evalMode !== void 0) {
      let data20 = data.evalMode;
      if (typeof data20 != "boolean") {
        let err58 = { instancePath: instancePath + "/evalMode", schemaPath: "#/properties/evalMode/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema87.properties.evalMode.type, parentSchema: schema87.properties.evalMode, data: data20 };
        vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
      }
    }
    if (data.pools !== void 0) {
      let data21 = data.pools;
      if (Array.isArray(data21)) {
        if (data21.length > 2) {
          let err59 = { instancePath: instancePath + "/pools", schemaPath: "#/properties/pools/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items", schema: 2, parentSchema: schema87.properties.pools, data: data21 };
          vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
        }
        if (data21.length < 1) {
          let err60 = { instancePath: instancePath + "/pools", schemaPath: "#/properties/pools/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema87.properties.pools, data: data21 };
          vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
        }
        let len1 = data21.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate63(data21[i1], { instancePath: instancePath + "/pools/" + i1, parentData: data21, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length);
      } else {
        let err61 = { instancePath: instancePath + "/pools", schemaPath: "#/properties/pools/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema87.properties.pools.type, parentSchema: schema87.properties.pools, data: data21 };
        vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
      }
    }
    if (data.transfer !== void 0) {
      let data23 = data.transfer;
      if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
        if (data23.tokensPerSecond === void 0) {
          let err62 = { instancePath: instancePath + "/transfer", schemaPath: "#/properties/transfer/required", keyword: "required", params: { missingProperty: "tokensPerSecond" }, message: "must have required property 'tokensPerSecond'", schema: schema87.properties.transfer.required, parentSchema: schema87.properties.transfer, data: data23 };
          vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
        }
        if (data23.latencySeconds === void 0) {
          let err63 = { instancePath: instancePath + "/transfer", schemaPath: "#/properties/transfer/required", keyword: "required", params: { missingProperty: "latencySeconds" }, message: "must have required property 'latencySeconds'", schema: schema87.properties.transfer.required, parentSchema: schema87.properties.transfer, data: data23 };
          vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
        }
        for (let key3 in data23)
          if (!(key3 === "tokensPerSecond" || key3 === "latencySeconds")) {
            let err64 = { instancePath: instancePath + "/transfer", schemaPath: "#/properties/transfer/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema87.properties.transfer, data: data23 };
            vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
          }
        if (data23.tokensPerSecond !== void 0) {
          let data24 = data23.tokensPerSecond;
          if (typeof data24 == "number" && isFinite(data24)) {
            if (data24 <= 0 || isNaN(data24)) {
              let err65 = { instancePath: instancePath + "/transfer/tokensPerSecond", schemaPath: "#/properties/transfer/properties/tokensPerSecond/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema87.properties.transfer.properties.tokensPerSecond, data: data24 };
              vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
            }
          } else {
            let err66 = { instancePath: instancePath + "/transfer/tokensPerSecond", schemaPath: "#/properties/transfer/properties/tokensPerSecond/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema87.properties.transfer.properties.tokensPerSecond.type, parentSchema: schema87.properties.transfer.properties.tokensPerSecond, data: data24 };
            vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
          }
        }
        if (data23.latencySeconds !== void 0) {
          let data25 = data23.latencySeconds;
          if (typeof data25 == "number" && isFinite(data25)) {
            if (data25 < 0 || isNaN(data25)) {
              let err67 = { instancePath: instancePath + "/transfer/latencySeconds", schemaPath: "#/properties/transfer/properties/latencySeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema87.properties.transfer.properties.latencySeconds, data: data25 };
              vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
            }
          } else {
            let err68 = { instancePath: instancePath + "/transfer/latencySeconds", schemaPath: "#/properties/transfer/properties/latencySeconds/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema87.properties.transfer.properties.latencySeconds.type, parentSchema: schema87.properties.transfer.properties.latencySeconds, data: data25 };
            vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
          }
        }
      } else {
        let err69 = { instancePath: instancePath + "/transfer", schemaPath: "#/properties/transfer/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema87.properties.transfer.type, parentSchema: schema87.properties.transfer, data: data23 };
        vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
      }
    }
    if (data.faults !== void 0) {
      let data26 = data.faults;
      if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
        for (let key4 in data26)
          if (!(key4 === "neverHealthy" || key4 === "dieAfterRequests" || key4 === "dieAfterSeconds" || key4 === "emptyAnswerRatio" || key4 === "errorRatio" || key4 === "hangRatio" || key4 === "resetRatio")) {
            let err70 = { instancePath: instancePath + "/faults", schemaPath: "#/$defs/faults/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema92, data: data26 };
            vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
          }
        if (data26.neverHealthy !== void 0) {
          let data27 = data26.neverHealthy;
          if (typeof data27 != "boolean") {
            let err71 = { instancePath: instancePath + "/faults/neverHealthy", schemaPath: "#/$defs/faults/properties/neverHealthy/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema92.properties.neverHealthy.type, parentSchema: schema92.properties.neverHealthy, data: data27 };
            vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
          }
        }
        if (data26.dieAfterRequests !== void 0) {
          let data28 = data26.dieAfterRequests;
          if (!(typeof data28 == "number" && !(data28 % 1) && !isNaN(data28) && isFinite(data28))) {
            let err72 = { instancePath: instancePath + "/faults/dieAfterRequests", schemaPath: "#/$defs/faults/properties/dieAfterRequests/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema92.properties.dieAfterRequests.type, parentSchema: schema92.properties.dieAfterRequests, data: data28 };
            vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
          }
          if (typeof data28 == "number" && isFinite(data28) && (data28 < 1 || isNaN(data28))) {
            let err73 = { instancePath: instancePath + "/faults/dieAfterRequests", schemaPath: "#/$defs/faults/properties/dieAfterRequests/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema92.properties.dieAfterRequests, data: data28 };
            vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
          }
        }
        if (data26.dieAfterSeconds !== void 0) {
          let data29 = data26.dieAfterSeconds;
          if (typeof data29 == "number" && isFinite(data29)) {
            if (data29 > 604800 || isNaN(data29)) {
              let err74 = { instancePath: instancePath + "/faults/dieAfterSeconds", schemaPath: "#/$defs/faults/properties/dieAfterSeconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 604800 }, message: "must be <= 604800", schema: 604800, parentSchema: schema92.properties.dieAfterSeconds, data: data29 };
              vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
            }
            if (data29 <= 0 || isNaN(data29)) {
              let err75 = { instancePath: instancePath + "/faults/dieAfterSeconds", schemaPath: "#/$defs/faults/properties/dieAfterSeconds/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema92.properties.dieAfterSeconds, data: data29 };
              vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
            }
          } else {
            let err76 = { instancePath: instancePath + "/faults/dieAfterSeconds", schemaPath: "#/$defs/faults/properties/dieAfterSeconds/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema92.properties.dieAfterSeconds.type, parentSchema: schema92.properties.dieAfterSeconds, data: data29 };
            vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
          }
        }
        if (data26.emptyAnswerRatio !== void 0) {
          let data30 = data26.emptyAnswerRatio;
          if (typeof data30 == "number" && isFinite(data30)) {
            if (data30 > 1 || isNaN(data30)) {
              let err77 = { instancePath: instancePath + "/faults/emptyAnswerRatio", schemaPath: "#/$defs/faults/properties/emptyAnswerRatio/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema92.properties.emptyAnswerRatio, data: data30 };
              vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
            }
            if (data30 < 0 || isNaN(data30)) {
              let err78 = { instancePath: instancePath + "/faults/emptyAnswerRatio", schemaPath: "#/$defs/faults/properties/emptyAnswerRatio/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema92.properties.emptyAnswerRatio, data: data30 };
              vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
            }
          } else {
            let err79 = { instancePath: instancePath + "/faults/emptyAnswerRatio", schemaPath: "#/$defs/faults/properties/emptyAnswerRatio/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema92.properties.emptyAnswerRatio.type, parentSchema: schema92.properties.emptyAnswerRatio, data: data30 };
            vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
          }
        }
        if (data26.errorRatio !== void 0) {
          let data31 = data26.errorRatio;
          if (typeof data31 == "number" && isFinite(data31)) {
            if (data31 > 1 || isNaN(data31)) {
              let err80 = { instancePath: instancePath + "/faults/errorRatio", schemaPath: "#/$defs/faults/properties/errorRatio/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema92.properties.errorRatio, data: data31 };
              vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
            }
            if (data31 < 0 || isNaN(data31)) {
              let err81 = { instancePath: instancePath + "/faults/errorRatio", schemaPath: "#/$defs/faults/properties/errorRatio/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema92.properties.errorRatio, data: data31 };
              vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
            }
          } else {
            let err82 = { instancePath: instancePath + "/faults/errorRatio", schemaPath: "#/$defs/faults/properties/errorRatio/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema92.properties.errorRatio.type, parentSchema: schema92.properties.errorRatio, data: data31 };
            vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
          }
        }
        if (data26.hangRatio !== void 0) {
          let data32 = data26.hangRatio;
          if (typeof data32 == "number" && isFinite(data32)) {
            if (data32 > 1 || isNaN(data32)) {
              let err83 = { instancePath: instancePath + "/faults/hangRatio", schemaPath: "#/$defs/faults/properties/hangRatio/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema92.properties.hangRatio, data: data32 };
              vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
            }
            if (data32 < 0 || isNaN(data32)) {
              let err84 = { instancePath: instancePath + "/faults/hangRatio", schemaPath: "#/$defs/faults/properties/hangRatio/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema92.properties.hangRatio, data: data32 };
              vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
            }
          } else {
            let err85 = { instancePath: instancePath + "/faults/hangRatio", schemaPath: "#/$defs/faults/properties/hangRatio/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema92.properties.hangRatio.type, parentSchema: schema92.properties.hangRatio, data: data32 };
            vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
          }
        }
        if (data26.resetRatio !== void 0) {
          let data33 = data26.resetRatio;
          if (typeof data33 == "number" && isFinite(data33)) {
            if (data33 > 1 || isNaN(data33)) {
              let err86 = { instancePath: instancePath + "/faults/resetRatio", schemaPath: "#/$defs/faults/properties/resetRatio/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema92.properties.resetRatio, data: data33 };
              vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
            }
            if (data33 < 0 || isNaN(data33)) {
              let err87 = { instancePath: instancePath + "/faults/resetRatio", schemaPath: "#/$defs/faults/properties/resetRatio/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema92.properties.resetRatio, data: data33 };
              vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
            }
          } else {
            let err88 = { instancePath: instancePath + "/faults/resetRatio", schemaPath: "#/$defs/faults/properties/resetRatio/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema92.properties.resetRatio.type, parentSchema: schema92.properties.resetRatio, data: data33 };
            vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
          }
        }
      } else {
        let err89 = { instancePath: instancePath + "/faults", schemaPath: "#/$defs/faults/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema92.type, parentSchema: schema92, data: data26 };
        vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
      }
    }
    if (data.oracle !== void 0) {
      let data34 = data.oracle;
      if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
        if (data34.path === void 0) {
          let err90 = { instancePath: instancePath + "/oracle", schemaPath: "#/$defs/oracle/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema93.required, parentSchema: schema93, data: data34 };
          vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
        }
        if (data34.accuracy === void 0) {
          let err91 = { instancePath: instancePath + "/oracle", schemaPath: "#/$defs/oracle/required", keyword: "required", params: { missingProperty: "accuracy" }, message: "must have required property 'accuracy'", schema: schema93.required, parentSchema: schema93, data: data34 };
          vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
        }
        if (data34.seed === void 0) {
          let err92 = { instancePath: instancePath + "/oracle", schemaPath: "#/$defs/oracle/required", keyword: "required", params: { missingProperty: "seed" }, message: "must have required property 'seed'", schema: schema93.required, parentSchema: schema93, data: data34 };
          vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
        }
        for (let key5 in data34)
          if (!(key5 === "path" || key5 === "accuracy" || key5 === "seed")) {
            let err93 = { instancePath: instancePath + "/oracle", schemaPath: "#/$defs/oracle/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema93, data: data34 };
            vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
          }
        if (data34.path !== void 0) {
          let data35 = data34.path;
          if (typeof data35 == "string") {
            if (func2(data35) < 1) {
              let err94 = { instancePath: instancePath + "/oracle/path", schemaPath: "#/$defs/oracle/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema93.properties.path, data: data35 };
              vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
            }
          } else {
            let err95 = { instancePath: instancePath + "/oracle/path", schemaPath: "#/$defs/oracle/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.properties.path.type, parentSchema: schema93.properties.path, data: data35 };
            vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
          }
        }
        if (data34.accuracy !== void 0) {
          let data36 = data34.accuracy;
          if (typeof data36 == "number" && isFinite(data36)) {
            if (data36 > 1 || isNaN(data36)) {
              let err96 = { instancePath: instancePath + "/oracle/accuracy", schemaPath: "#/$defs/oracle/properties/accuracy/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema93.properties.accuracy, data: data36 };
              vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
            }
            if (data36 < 0 || isNaN(data36)) {
              let err97 = { instancePath: instancePath + "/oracle/accuracy", schemaPath: "#/$defs/oracle/properties/accuracy/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema93.properties.accuracy, data: data36 };
              vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
            }
          } else {
            let err98 = { instancePath: instancePath + "/oracle/accuracy", schemaPath: "#/$defs/oracle/properties/accuracy/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema93.properties.accuracy.type, parentSchema: schema93.properties.accuracy, data: data36 };
            vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
          }
        }
        if (data34.seed !== void 0) {
          let data37 = data34.seed;
          if (!(typeof data37 == "number" && !(data37 % 1) && !isNaN(data37) && isFinite(data37))) {
            let err99 = { instancePath: instancePath + "/oracle/seed", schemaPath: "#/$defs/oracle/properties/seed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema93.properties.seed.type, parentSchema: schema93.properties.seed, data: data37 };
            vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
          }
          if (typeof data37 == "number" && isFinite(data37) && (data37 < 0 || isNaN(data37))) {
            let err100 = { instancePath: instancePath + "/oracle/seed", schemaPath: "#/$defs/oracle/properties/seed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema93.properties.seed, data: data37 };
            vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
          }
        }
      } else {
        let err101 = { instancePath: instancePath + "/oracle", schemaPath: "#/$defs/oracle/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema93.type, parentSchema: schema93, data: data34 };
        vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
      }
    }
    if (data.gpuMetricsPath !== void 0) {
      let data38 = data.gpuMetricsPath;
      if (typeof data38 == "string") {
        if (func2(data38) < 1) {
          let err102 = { instancePath: instancePath + "/gpuMetricsPath", schemaPath: "#/properties/gpuMetricsPath/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema87.properties.gpuMetricsPath, data: data38 };
          vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
        }
      } else {
        let err103 = { instancePath: instancePath + "/gpuMetricsPath", schemaPath: "#/properties/gpuMetricsPath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema87.properties.gpuMetricsPath.type, parentSchema: schema87.properties.gpuMetricsPath, data: data38 };
        vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
      }
    }
    if (data.gpuMetricsIntervalMs !== void 0) {
      let data39 = data.gpuMetricsIntervalMs;
      if (!(typeof data39 == "number" && !(data39 % 1) && !isNaN(data39) && isFinite(data39))) {
        let err104 = { instancePath: instancePath + "/gpuMetricsIntervalMs", schemaPath: "#/properties/gpuMetricsIntervalMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema87.properties.gpuMetricsIntervalMs.type, parentSchema: schema87.properties.gpuMetricsIntervalMs, data: data39 };
        vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
      }
      if (typeof data39 == "number" && isFinite(data39)) {
        if (data39 > 36e5 || isNaN(data39)) {
          let err105 = { instancePath: instancePath + "/gpuMetricsIntervalMs", schemaPath: "#/properties/gpuMetricsIntervalMs/maximum", keyword: "maximum", params: { comparison: "<=", limit: 36e5 }, message: "must be <= 3600000", schema: 36e5, parentSchema: schema87.properties.gpuMetricsIntervalMs, data: data39 };
          vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
        }
        if (data39 < 1 || isNaN(data39)) {
          let err106 = { instancePath: instancePath + "/gpuMetricsIntervalMs", schemaPath: "#/properties/gpuMetricsIntervalMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema87.properties.gpuMetricsIntervalMs, data: data39 };
          vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
        }
      }
    }
  } else {
    let err107 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema87.type, parentSchema: schema87, data };
    vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
  }
  return validate62.errors = vErrors, errors === 0;
}
validate62.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
export {
  simEngine
};
