export const id = 6136;
export const ids = [6136];
export const modules = {

/***/ 29425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  VJ: () => (/* binding */ benchmarkKey),
  FW: () => (/* binding */ lengthsFromName),
  _y: () => (/* binding */ mapBenchmarkRow)
});

// EXTERNAL MODULE: ./lib/src/core/ingest/config-identity.js
var config_identity = __webpack_require__(99874);
// EXTERNAL MODULE: ./lib/src/core/ingest/infx-block.js
var infx_block = __webpack_require__(41432);
// EXTERNAL MODULE: ./lib/src/core/ingest/row-fields.js
var row_fields = __webpack_require__(84931);
;// CONCATENATED MODULE: ./lib/src/core/ingest/agentic-metrics.js
/** The nested blocks of an agentic aggregate, flattened to the names that the ecosystem's charts read. */

/** Blocks read here; other structures of a row are reported as unknown. */
const agenticBlocks = new Set([
    'request_accounting',
    'request_metrics',
    'server_metrics',
]);
const statistics = { p50: 'median' };
const tokenNames = {
    input: 'input_tokens',
    output_actual: 'output_tokens_actual',
    output_expected: 'output_tokens_expected',
};
/** Path in the row → flat name. */
const singles = [
    [['request_metrics', 'throughput', 'per_gpu', 'total_tput_tps'], 'tput_per_gpu'],
    [['request_metrics', 'throughput', 'per_gpu', 'output_tput_tps'], 'output_tput_per_gpu'],
    [['request_metrics', 'throughput', 'per_gpu', 'input_tput_tps'], 'input_tput_per_gpu'],
    [['request_metrics', 'throughput', 'total', 'tokens_per_second'], 'total_tput_tps'],
    [['request_metrics', 'throughput', 'output', 'tokens_per_second'], 'output_tput_tps'],
    [['request_metrics', 'throughput', 'input', 'tokens_per_second'], 'input_tput_tps'],
    [['request_metrics', 'throughput', 'duration_seconds'], 'duration_seconds'],
    [['request_metrics', 'cache', 'theoretical_cache_hit_rate'], 'theoretical_cache_hit_rate'],
    [['server_metrics', 'cache', 'gpu_cache_hit_rate'], 'server_gpu_cache_hit_rate'],
    [['server_metrics', 'cache', 'cpu_cache_hit_rate'], 'server_cpu_cache_hit_rate'],
    [['server_metrics', 'cache', 'external_cache_hit_rate'], 'server_external_cache_hit_rate'],
    [['server_metrics', 'cache', 'overall_cache_hit_rate'], 'server_overall_cache_hit_rate'],
    [['server_metrics', 'kv_cache', 'gpu_usage_pct'], 'gpu_kv_cache_usage_pct'],
    [['server_metrics', 'kv_cache', 'cpu_usage_pct'], 'cpu_kv_cache_usage_pct'],
    [['server_metrics', 'kv_offload', 'bytes_gpu_to_cpu'], 'kv_offload_bytes_gpu_to_cpu'],
    [['server_metrics', 'kv_offload', 'bytes_cpu_to_gpu'], 'kv_offload_bytes_cpu_to_gpu'],
    [['server_metrics', 'kv_offload', 'time_gpu_to_cpu'], 'kv_offload_time_gpu_to_cpu'],
    [['server_metrics', 'kv_offload', 'time_cpu_to_gpu'], 'kv_offload_time_cpu_to_gpu'],
    [['server_metrics', 'tokens', 'prompt_total'], 'total_prompt_tokens'],
    [['server_metrics', 'tokens', 'generation_total'], 'total_generation_tokens'],
    [['server_metrics', 'tokens', 'requests_completed'], 'total_requests_completed'],
];
/** Empty for rows without the nested blocks (fixed-sequence, legacy flat agentic). */
function agenticMetrics(row) {
    const metrics = {};
    const request = (0,row_fields/* recordOf */.zv)(row, 'request_metrics');
    for (const [name, distribution] of distributions(request)) {
        for (const statistic of Object.keys(distribution)) {
            const value = (0,row_fields/* numberOf */.rl)(distribution, statistic);
            if (value !== undefined && statistic !== 'window_seconds' && statistic !== 'samples')
                metrics[`${statistics[statistic] ?? statistic}_${name}`] = value;
        }
    }
    for (const [path, name] of singles) {
        const value = at(row, path);
        if (value !== undefined)
            metrics[name] = value;
    }
    return metrics;
}
function distributions(request) {
    if (!request)
        return [];
    const inside = (block, names) => {
        const record = (0,row_fields/* recordOf */.zv)(request, block) ?? {};
        return Object.keys(record).flatMap((key) => {
            const distribution = (0,row_fields/* recordOf */.zv)(record, key);
            return distribution ? [[names?.[key] ?? key, distribution]] : [];
        });
    };
    const qps = (0,row_fields/* recordOf */.zv)(request, 'qps');
    return [
        ...inside('latency', undefined),
        ...inside('tokens', tokenNames),
        ...(qps ? [['qps', qps]] : []),
    ];
}
function at(row, path) {
    const last = path.at(-1);
    let record = row;
    for (const key of path.slice(0, -1))
        record = record && (0,row_fields/* recordOf */.zv)(record, key);
    return record && last !== undefined ? (0,row_fields/* numberOf */.rl)(record, last) : undefined;
}
//# sourceMappingURL=agentic-metrics.js.map
;// CONCATENATED MODULE: ./lib/src/core/ingest/power.js
/** Power fields of a row: kept only where the producer's own validation said that they hold. */

const gpuKeys = /^(avg_power_w|avg_total_gpu_power_w|total_gpu_energy_j|joules_per_\w+|p\d+_power_w|p\d+_total_gpu_power_w|(prefill|decode)_(gpu_energy_j|avg_power_w|joules_per_\w+))$/;
const cpuKeys = /^(avg_cpu_socket_power_w|avg_total_cpu_power_w|total_cpu_energy_j|avg_total_module_power_w|total_module_energy_j)$/;
const isPowerKey = (key) => gpuKeys.test(key) ||
    cpuKeys.test(key) ||
    key === 'power_valid' ||
    key === 'cpu_power_valid' ||
    key === 'power_metric_schema_version';
const auditKeys = [
    'window_start_unix',
    'window_end_unix',
    'expected_gpu_count',
    'observed_gpu_count',
    'sample_count',
    'max_sample_gap_s',
    'producer_sha',
    'exporter_image_sha256',
    'source',
    'observed_gpu_ids',
    'cpu',
];
const maxReasons = 32;
function readPower(row) {
    const valid = validity(row['power_valid']);
    const cpuValid = validity(row['cpu_power_valid']);
    const version = row['power_metric_schema_version'];
    const measured = (matches) => Object.keys(row)
        .filter((key) => matches.test(key))
        .flatMap((key) => {
        const value = (0,row_fields/* numberOf */.rl)(row, key);
        return value === undefined ? [] : [[key, value]];
    });
    return {
        metrics: Object.fromEntries([
            ...(valid === undefined ? [] : [['power_valid', valid]]),
            ...(cpuValid === undefined ? [] : [['cpu_power_valid', cpuValid]]),
            ...(typeof version === 'number' && Number.isInteger(version) && version > 0
                ? [['power_metric_schema_version', version]]
                : []),
            // Absent validity = rows from before the producer validated: their numbers stand.
            ...(valid === 0 ? [] : measured(gpuKeys)),
            ...(cpuValid === 1 ? measured(cpuKeys) : []),
        ]),
        workers: valid !== 0 && Array.isArray(row['workers']) && row['workers'].length > 0 ? row['workers'] : null,
        invalidReasons: reasons(row['power_invalid_reasons']),
        audit: audit(row['power_audit']),
    };
}
const validity = (value) => value === 1 || value === true ? 1 : value === 0 || value === false ? 0 : undefined;
function reasons(value) {
    if (!Array.isArray(value))
        return null;
    const codes = value.filter((code) => typeof code === 'string' && /^[a-z][a-z0-9_]{0,63}$/.test(code));
    return codes.length === 0 ? null : codes.slice(0, maxReasons);
}
function audit(value) {
    if (!(0,row_fields/* isRow */.pR)(value))
        return null;
    const known = auditKeys.filter((key) => value[key] !== undefined && value[key] !== null);
    return known.length === 0 ? null : Object.fromEntries(known.map((key) => [key, value[key]]));
}
//# sourceMappingURL=power.js.map
;// CONCATENATED MODULE: ./lib/src/core/ingest/metrics.js
/** What of a row goes into `metrics`: every number that is not identity, under its own name, and some run-time names. */



/** Identity, routing and structure: stored in columns of their own, or not at all. */
const notMetrics = new Set([
    'hw prefill_hw decode_hw conc users image model model_prefix infmax_model_prefix framework precision spec_decoding disagg',
    'is_multinode isl osl tp pp dcp_size pcp_size ep dp dp_attention recipe_fingerprint router kv_p2p_transfer scenario_type',
    'benchmark_outcome workers power_audit power_invalid_reasons kv_offloading kv_offload_backend offload_mode offloading',
    'num_gpus num_prefill_gpu num_decode_gpu num_aggregate_gpu result_schema_version dataset warnings infx run_id exp_name',
    'prefill_tp prefill_pp prefill_dcp_size prefill_pcp_size prefill_ep prefill_dp_attention prefill_num_workers',
    'decode_tp decode_pp decode_dcp_size decode_pcp_size decode_ep decode_dp_attention decode_num_workers',
].flatMap((line) => line.split(' ')));
const statistic = '(mean|median|std|min|max|p50|p75|p90|p95|p99|p99\\.9)';
const family = '(ttft|tpot|itl|e2el|intvty|full_response_itl|full_response_intvty|e2e_norm_intvty|qps|input_tokens|output_tokens_actual|output_tokens_expected)';
const knownMetric = new RegExp(`^(${statistic}_${family}|((input|output|total)_)?tput_(per_gpu|tps)|duration_seconds|num_requests_(total|successful)|` +
    'total_prompt_tokens|total_generation_tokens|total_requests_completed|theoretical_(infinite_)?cache_hit_rate|' +
    '(server_)?(gpu|cpu|external|overall|response)_cache_hit_rate|(gpu|cpu)_kv_cache_usage_pct|kv_cache_pool_tokens|' +
    'kv_offload_(bytes|time)_(gpu_to_cpu|cpu_to_gpu)|allocated_cpu_dram_gb)$');
function readMetrics(row, powerMetrics) {
    const metrics = {};
    const unknownKeys = [];
    for (const key of Object.keys(row)) {
        if (notMetrics.has(key) || isPowerKey(key))
            continue;
        const value = (0,row_fields/* numberOf */.rl)(row, key);
        if (value !== undefined) {
            metrics[key] = value;
            if (!knownMetric.test(key))
                unknownKeys.push(key);
        }
        else if (isStructure(row[key]) && !agenticBlocks.has(key))
            unknownKeys.push(key);
    }
    Object.assign(metrics, agenticMetrics(row), powerMetrics);
    return { metrics: { ...withOwnInteractivity(metrics), ...runtimeNames(row) }, unknownKeys };
}
const isStructure = (value) => typeof value === 'object' && value !== null;
/**
 * Interactivity has one definition: 1 / ITL of the same statistic, tokens per second per user, so that a percentile is
 * the slow tail. Producers have written two. `full_response_itl` is the better ITL where it was measured. The standard
 * deviation has no such relation and stays.
 */
function withOwnInteractivity(measured) {
    const metrics = Object.fromEntries(Object.entries(measured).filter(([key]) => !/^(?!std_)[^_]+_intvty$/.test(key)));
    for (const statistic of ['mean', 'median', 'min', 'max', 'p50', 'p75', 'p90', 'p95', 'p99', 'p99.9']) {
        const itl = measured[`${statistic}_full_response_itl`] ?? measured[`${statistic}_itl`];
        if (itl === undefined)
            continue;
        metrics[`${statistic}_itl`] = itl;
        if (itl > 0)
            metrics[`${statistic}_intvty`] = 1 / itl;
    }
    return metrics;
}
/** Names that explain a point and are no part of its key. */
function runtimeNames(row) {
    const backend = (0,row_fields/* recordOf */.zv)(row, 'kv_offload_backend');
    const router = (0,row_fields/* recordOf */.zv)(row, 'router');
    const names = {
        kv_offloading: (0,row_fields/* textOf */.b6)(row, 'kv_offloading'),
        kv_offload_backend: backend ? (0,row_fields/* textOf */.b6)(backend, 'name') : (0,row_fields/* textOf */.b6)(row, 'kv_offload_backend'),
        kv_offload_backend_version: backend && (0,row_fields/* textOf */.b6)(backend, 'version'),
        kv_p2p_transfer: (0,row_fields/* textOf */.b6)(row, 'kv_p2p_transfer'),
        router_name: router ? (0,row_fields/* textOf */.b6)(router, 'name') : (0,row_fields/* textOf */.b6)(row, 'router'),
        router_version: router && (0,row_fields/* textOf */.b6)(router, 'version'),
    };
    return Object.fromEntries(Object.entries(names).filter((entry) => entry[1] !== undefined));
}
//# sourceMappingURL=metrics.js.map
// EXTERNAL MODULE: ./lib/src/core/ingest/normalise.js
var normalise = __webpack_require__(85799);
;// CONCATENATED MODULE: ./lib/src/core/ingest/benchmark-row.js
/** One row of a benchmark artifact → one benchmark_results row, or why not. */






function mapBenchmarkRow(raw, context) {
    if (!(0,row_fields/* isRow */.pR)(raw))
        return { state: 'failed', reason: 'not an object' };
    const fault = (0,row_fields/* rowFault */.hG)(raw);
    if (fault !== undefined)
        return { state: 'failed', reason: fault };
    const refused = refusal(raw);
    if (refused !== undefined)
        return { state: 'skipped', reason: refused };
    const mapping = (0,config_identity/* mapConfig */.V)(raw, context.entities);
    if (mapping.state !== 'mapped')
        return mapping;
    const workload = readWorkload(raw, context.fileName);
    if (!workload)
        return { state: 'skipped', reason: 'no isl/osl' };
    if (workload.conc === undefined)
        return { state: 'failed', reason: 'missing: conc' };
    const fingerprint = readFingerprint(raw);
    if (fingerprint === undefined)
        return { state: 'failed', reason: 'recipe_fingerprint is not 64 hexadecimal digits' };
    const power = readPower(raw);
    const { metrics, unknownKeys } = readMetrics(raw, power.metrics);
    const image = (0,row_fields/* textOf */.b6)(raw, 'image');
    return {
        state: 'mapped',
        reported: mapping.reported,
        unknownKeys,
        row: {
            config: mapping.config,
            benchmarkType: workload.benchmarkType,
            isl: workload.isl,
            osl: workload.osl,
            conc: workload.conc,
            offloadMode: offloadMode(raw),
            recipeFingerprint: fingerprint,
            image: image === undefined ? null : (0,normalise/* normaliseImage */.WF)(image),
            metrics,
            workers: power.workers,
            powerInvalidReasons: power.invalidReasons,
            powerAudit: power.audit,
            dataset: datasetOf(raw),
            ...(0,infx_block/* readInfx */.S)(raw),
        },
    };
}
/** Rows that are recognised and not stored: never a placeholder for a failed run. */
function refusal(row) {
    const version = row['result_schema_version'];
    if (version !== undefined && version !== 1)
        return 'unsupported result_schema_version';
    if ((0,row_fields/* recordOf */.zv)(row, 'benchmark_outcome')?.['status'] === 'failed')
        return 'failed run';
    const { num_requests_successful: successful, num_requests_total: total } = row;
    if (successful === 0 && typeof total === 'number')
        return 'failed run';
    if ((0,row_fields/* recordOf */.zv)(row, 'infx')?.['valid'] === false)
        return 'invalid point';
    return undefined;
}
function readWorkload(row, fileName) {
    const conc = positive((0,row_fields/* integerOf */.cP)(row, 'conc'));
    if ((0,row_fields/* textOf */.b6)(row, 'scenario_type')?.startsWith('agentic'))
        return {
            benchmarkType: 'agentic_traces',
            isl: null,
            osl: null,
            conc: positive((0,row_fields/* integerOf */.cP)(row, 'users')) ?? conc,
        };
    const lengths = lengthsFromName(fileName);
    const isl = positive((0,row_fields/* integerOf */.cP)(row, 'isl')) ?? lengths?.isl;
    const osl = positive((0,row_fields/* integerOf */.cP)(row, 'osl')) ?? lengths?.osl;
    if (isl === undefined || osl === undefined)
        return undefined;
    return { benchmarkType: 'single_turn', isl, osl, conc };
}
const positive = (value) => value !== undefined && value > 0 ? value : undefined;
/** `…_8k1k_…` → 8192 / 1024. */
function lengthsFromName(name) {
    const match = /_(\d+)k(\d+)k(?:_|\.|-|\/)/.exec(name);
    return match ? { isl: Number(match[1]) * 1024, osl: Number(match[2]) * 1024 } : undefined;
}
function offloadMode(row) {
    const offloading = (0,row_fields/* textOf */.b6)(row, 'kv_offloading');
    return ((0,row_fields/* textOf */.b6)(row, 'offload_mode')?.toLowerCase() ??
        (offloading === undefined ? undefined : offloading.toLowerCase() === 'none' ? 'off' : 'on') ??
        (0,row_fields/* textOf */.b6)(row, 'offloading')
            ?.toLowerCase()
            .replace(/^none$/, 'off') ??
        'off');
}
/** null = a row from before fingerprints; undefined = present and malformed. */
function readFingerprint(row) {
    const value = row['recipe_fingerprint'];
    if (value === undefined || value === null || value === '')
        return null;
    return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value) ? value : undefined;
}
function datasetOf(row) {
    const dataset = (0,row_fields/* recordOf */.zv)(row, 'dataset');
    if (!dataset)
        return null;
    return (0,row_fields/* textOf */.b6)(dataset, 'hf_dataset_name') ?? (0,row_fields/* textOf */.b6)(dataset, 'loader') ?? null;
}
/** The natural key inside one run, nulls equal: two rows with one key are one point. */
const benchmarkKey = (row) => JSON.stringify([
    row.config,
    row.benchmarkType,
    row.isl,
    row.osl,
    row.conc,
    row.offloadMode,
    row.recipeFingerprint,
]);
//# sourceMappingURL=benchmark-row.js.map

/***/ }),

/***/ 99874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ mapConfig),
/* harmony export */   u: () => (/* binding */ configKey)
/* harmony export */ });
/* harmony import */ var _normalise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85799);
/* harmony import */ var _row_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84931);


function mapConfig(row, entities) {
    const prefix = (0,_row_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(row, 'infmax_model_prefix') ?? (0,_row_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(row, 'model_prefix');
    const modelPath = (0,_row_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(row, 'model');
    const label = (0,_row_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(row, 'hw');
    const frameworkName = (0,_row_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(row, 'framework');
    const precisionName = (0,_row_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(row, 'precision');
    const absent = [
        ...(prefix === undefined && modelPath === undefined ? ['model'] : []),
        ...(label === undefined ? ['hw'] : []),
        ...(frameworkName === undefined ? ['framework'] : []),
        ...(precisionName === undefined ? ['precision'] : []),
    ];
    if (label === undefined || frameworkName === undefined || precisionName === undefined || absent.length > 0)
        return { state: 'failed', reason: `missing: ${absent.join(', ')}` };
    const model = (0,_normalise_js__WEBPACK_IMPORTED_MODULE_1__/* .normaliseModel */ .sK)(prefix, modelPath, entities);
    const hardware = (0,_normalise_js__WEBPACK_IMPORTED_MODULE_1__/* .normaliseHardware */ .VO)(label, entities);
    const { precision, known } = (0,_normalise_js__WEBPACK_IMPORTED_MODULE_1__/* .normalisePrecision */ .B5)(precisionName, entities);
    const reported = known ? [] : [{ kind: 'precision', name: precisionName }];
    if (model === undefined || hardware === undefined)
        return {
            state: 'unmapped',
            names: [
                ...(model === undefined ? [{ kind: 'model', name: prefix ?? modelPath ?? '' }] : []),
                ...(hardware === undefined ? [{ kind: 'hardware', name: label }] : []),
                ...reported,
            ],
        };
    const topology = readTopology(row);
    if (topology === undefined)
        return { state: 'failed', reason: 'missing: tp' };
    if (![topology.prefill, topology.decode].every(isPlausible))
        return { state: 'failed', reason: 'topology out of range' };
    const { framework, disagg: aliasDisagg } = (0,_normalise_js__WEBPACK_IMPORTED_MODULE_1__/* .normaliseFramework */ .vm)(frameworkName, entities);
    const disagg = isDisagg(row, framework, aliasDisagg, topology.aggregate ? 0 : topology.decode.numWorkers);
    return {
        state: 'mapped',
        config: {
            hardware,
            framework,
            model,
            precision,
            specMethod: (0,_row_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(row, 'spec_decoding')?.toLowerCase() ?? 'none',
            disagg,
            isMultinode: (0,_row_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .booleanOf */ .SF)(row, 'is_multinode') ?? false,
            prefill: topology.prefill,
            decode: topology.decode,
        },
        reported,
    };
}
/** What the columns (smallint) and reason allow; a pool without workers has 0 of everything. */
const isPlausible = ({ tp, ep, numWorkers, gpus }) => [tp, ep, numWorkers, gpus].every((count) => count >= 0 && count <= 32_767);
/** Several nodes do not imply disaggregation; living decode workers do. */
function isDisagg(row, framework, alias, decodeWorkers) {
    const said = alias ??
        (framework.startsWith('mori-') ? true : undefined) ??
        (0,_row_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .booleanOf */ .SF)(row, 'disagg') ??
        framework.startsWith('dynamo-');
    return said || decodeWorkers > 0;
}
function readTopology(row) {
    const prefill = readPool(row, 'prefill');
    const decode = readPool(row, 'decode');
    if (!prefill && !decode)
        return readAggregate(row);
    if (prefill && decode && isMirrored(row, prefill, decode))
        return readAggregate(row);
    // A role that is not in the row at all (rather than given as 0) is the other one's mirror image.
    const first = prefill ?? decode;
    if (!first)
        return undefined;
    return { aggregate: false, prefill: prefill ?? first, decode: decode ?? { ...first, numWorkers: 0 } };
}
/** One engine on one node: both roles are the same GPUs. */
function readAggregate(row) {
    const tp = (0,_row_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerOf */ .cP)(row, 'tp') ?? (0,_row_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerOf */ .cP)(row, 'prefill_tp');
    if (tp === undefined)
        return undefined;
    const pool = {
        tp,
        ep: (0,_row_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerOf */ .cP)(row, 'ep') ?? (0,_row_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerOf */ .cP)(row, 'prefill_ep') ?? 1,
        dpAttention: (0,_row_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .booleanOf */ .SF)(row, 'dp_attention') ?? (0,_row_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .booleanOf */ .SF)(row, 'prefill_dp_attention') ?? null,
        numWorkers: 0,
        gpus: (0,_row_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerOf */ .cP)(row, 'num_gpus') ?? tp * ((0,_row_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerOf */ .cP)(row, 'pp') ?? 1) * ((0,_row_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerOf */ .cP)(row, 'pcp_size') ?? 1),
    };
    return { aggregate: true, prefill: pool, decode: pool };
}
/** GPUs of a pool = workers · tp · pp · pcp, unless the row counts them itself. ep and dcp share the same GPUs. */
function readPool(row, role) {
    const tp = (0,_row_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerOf */ .cP)(row, `${role}_tp`);
    if (tp === undefined)
        return undefined;
    const numWorkers = (0,_row_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerOf */ .cP)(row, `${role}_num_workers`) ?? 0;
    const perWorker = tp * ((0,_row_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerOf */ .cP)(row, `${role}_pp`) ?? 1) * ((0,_row_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerOf */ .cP)(row, `${role}_pcp_size`) ?? 1);
    return {
        tp,
        ep: (0,_row_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerOf */ .cP)(row, `${role}_ep`) ?? 1,
        dpAttention: (0,_row_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .booleanOf */ .SF)(row, `${role}_dp_attention`) ?? null,
        numWorkers,
        gpus: (0,_row_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerOf */ .cP)(row, `num_${role}_gpu`) ?? numWorkers * perWorker,
    };
}
/** Collectors fill both roles of a single-node row with the one engine's numbers (1 prefill, 1 decode, all equal). */
const isMirrored = (row, prefill, decode) => (0,_row_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .booleanOf */ .SF)(row, 'is_multinode') !== true &&
    (0,_row_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .booleanOf */ .SF)(row, 'disagg') !== true &&
    prefill.tp === decode.tp &&
    prefill.ep === decode.ep &&
    prefill.dpAttention === decode.dpAttention &&
    prefill.numWorkers === decode.numWorkers;
/** One text per configuration, for maps. */
const configKey = (config) => JSON.stringify(config);
//# sourceMappingURL=config-identity.js.map

/***/ }),

/***/ 95202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ ecosystemEntities),
/* harmony export */   c: () => (/* binding */ extendEntities)
/* harmony export */ });
/**
 * The names that a row may carry, as data. A row whose model or hardware is not here is not stored, so that no curve
 * lands under a wrong name; the organisation adds its own names.
 */
/** The ecosystem's names. Point releases are models of their own; grouping them is a matter of display. */
const ecosystemEntities = {
    models: new Set([
        'dsr1',
        'dsv4',
        'gptoss120b',
        'llama70b',
        'qwen3.5',
        'qwen3.8next',
        'kimik2.5',
        'kimik2.6',
        'kimik2.7-code',
        'kimik3',
        'minimaxm2.5',
        'minimaxm2.7',
        'minimaxm3',
        'glm5',
        'glm5.1',
        'glm5.2',
        'gemma4',
        'musespark',
    ]),
    modelAliases: new Map([
        ['gptoss', 'gptoss120b'],
        ['dsv4pro', 'dsv4'],
        ['kimik2.7', 'kimik2.7-code'],
        ['gemma4fi', 'gemma4'],
    ]),
    modelPaths: new Map([
        ['deepseek-ai/DeepSeek-R1', 'dsr1'],
        ['deepseek-ai/DeepSeek-R1-0528', 'dsr1'],
        ['deepseek-ai/DeepSeek-V4-Pro', 'dsv4'],
        ['openai/gpt-oss-120b', 'gptoss120b'],
        ['meta-llama/Llama-3.3-70B-Instruct', 'llama70b'],
    ]),
    hardware: new Set([
        'h100',
        'h200',
        'b200',
        'b300',
        'gb200',
        'gb300',
        'mi300x',
        'mi325x',
        'mi355x',
        'tpuv7',
    ]),
    hardwareLabels: new Map(),
    frameworkAliases: new Map([
        ['sglang-disagg', { framework: 'mori-sglang', disagg: true }],
        ['atom-disagg', { framework: 'mooncake-atom', disagg: true }],
        ['trtllm', { framework: 'trt' }],
        ['dynamo-trtllm', { framework: 'dynamo-trt' }],
    ]),
    precisionAliases: new Map([
        ['nvfp4', 'fp4'],
        ['mxfp4', 'fp4'],
        ['fp8block', 'fp8'],
    ]),
    precisions: new Set(['fp4', 'fp8', 'bf16', 'int4']),
};
function extendEntities(base, extension) {
    const lower = (names) => (names ?? []).map((name) => name.toLowerCase());
    const lowerMap = (entries) => Object.entries(entries ?? {}).map(([from, to]) => [from.toLowerCase(), to.toLowerCase()]);
    const paths = Object.entries(extension.modelPaths ?? {}).map(([from, to]) => [
        from,
        to.toLowerCase(),
    ]);
    return {
        ...base,
        models: new Set([...base.models, ...lower(extension.models)]),
        modelAliases: new Map([...base.modelAliases, ...lowerMap(extension.modelAliases)]),
        modelPaths: new Map([...base.modelPaths, ...paths]),
        hardware: new Set([...base.hardware, ...lower(extension.hardware)]),
        hardwareLabels: new Map([...base.hardwareLabels, ...lowerMap(extension.hardwareLabels)]),
        precisions: new Set([...base.precisions, ...lower(extension.precisions)]),
    };
}
//# sourceMappingURL=entities.js.map

/***/ }),

/***/ 31747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wQ: () => (/* binding */ evalKey),
  IG: () => (/* binding */ mapEvalAggregateRow),
  hx: () => (/* binding */ mapEvalResults),
  V_: () => (/* binding */ storedMetricName)
});

// EXTERNAL MODULE: ./lib/src/core/ingest/benchmark-row.js + 3 modules
var benchmark_row = __webpack_require__(29425);
// EXTERNAL MODULE: ./lib/src/core/ingest/config-identity.js
var config_identity = __webpack_require__(99874);
// EXTERNAL MODULE: ./lib/src/core/ingest/infx-block.js
var infx_block = __webpack_require__(41432);
// EXTERNAL MODULE: ./lib/src/core/ingest/row-fields.js
var row_fields = __webpack_require__(84931);
// EXTERNAL MODULE: ./lib/src/core/evals/scores.js
var scores = __webpack_require__(26497);
;// CONCATENATED MODULE: ./lib/src/core/ingest/score-range.js
/** Which metrics of an evaluation are shares of its questions: a value outside [0, 1], such as a per cent, is no result. */

/** Names of result files, of the aggregate and of the database; what no known task writes may have any range. */
const shares = /^(em_strict|em_flexible|exact_match|acc|acc_norm|accuracy|score)(_se|_stderr)?(,.*)?$/;
/** Faults such as `em_strict is 95, outside [0, 1]`, in the order of the metrics. */
const shareFaults = (metrics) => Object.entries(metrics).flatMap(([name, value]) => {
    const fault = shares.test(name) ? (0,scores/* scoreFault */.HY)(value) : undefined;
    return fault === undefined ? [] : [`${name} is ${fault}`];
});
//# sourceMappingURL=score-range.js.map
;// CONCATENATED MODULE: ./lib/src/core/ingest/eval-row.js
/** Accuracy rows: from the collected aggregate, or from one evaluation's own folder. */





/** An element of agg_eval_all.json. */
function mapEvalAggregateRow(raw, entities) {
    if (!(0,row_fields/* isRow */.pR)(raw))
        return { state: 'failed', reason: 'not an object' };
    const fault = (0,row_fields/* rowFault */.hG)(raw);
    if (fault !== undefined)
        return { state: 'failed', reason: fault };
    const task = (0,row_fields/* textOf */.b6)(raw, 'task');
    if (task === undefined)
        return { state: 'failed', reason: 'missing: task' };
    const metrics = {};
    for (const key of [
        'em_strict',
        'em_strict_se',
        'em_flexible',
        'em_flexible_se',
        'n_eff',
        'score',
        'score_se',
    ]) {
        const value = (0,row_fields/* numberOf */.rl)(raw, key);
        if (value !== undefined)
            metrics[key] = value;
    }
    const lengths = (0,benchmark_row/* lengthsFromName */.FW)((0,row_fields/* textOf */.b6)(raw, 'source') ?? '');
    return finish(raw, { task, metrics, lmEvalVersion: (0,row_fields/* textOf */.b6)(raw, 'lm_eval_version') ?? null, lengths }, entities);
}
/**
 * One row per task of a results file in an evaluation's folder. `conc` overrides the metadata's: a batched file says
 * its own in its name.
 */
function mapEvalResults(meta, results, conc, entities) {
    const tasks = (0,row_fields/* recordOf */.zv)(results, 'results') ?? {};
    const lmEvalVersion = (0,row_fields/* textOf */.b6)(results, 'lm_eval_version') ?? null;
    const base = conc === undefined ? meta : { ...meta, conc };
    return Object.keys(tasks).map((task) => {
        const scores = (0,row_fields/* recordOf */.zv)(tasks, task);
        if (!scores)
            return { state: 'failed', reason: `results of task "${task}" are not an object` };
        const fault = (0,row_fields/* rowFault */.hG)(scores);
        if (fault !== undefined)
            return { state: 'failed', reason: fault };
        return finish(base, { task, metrics: taskMetrics(task, scores, results), lmEvalVersion, lengths: undefined }, entities);
    });
}
const renamed = {
    'exact_match,strict-match': 'em_strict',
    'exact_match_stderr,strict-match': 'em_strict_se',
    'exact_match,flexible-extract': 'em_flexible',
    'exact_match_stderr,flexible-extract': 'em_flexible_se',
};
/** The name that a metric of a results file has in the database. */
const storedMetricName = (name) => renamed[name] ?? name.replace(/,none$/, '').replace(/_stderr$/, '_se');
function taskMetrics(task, scores, results) {
    const metrics = {};
    for (const key of Object.keys(scores)) {
        const value = (0,row_fields/* numberOf */.rl)(scores, key);
        if (value === undefined)
            continue;
        metrics[storedMetricName(key)] = value;
    }
    const counts = (0,row_fields/* recordOf */.zv)((0,row_fields/* recordOf */.zv)(results, 'n-samples') ?? {}, task);
    const effective = counts && (0,row_fields/* numberOf */.rl)(counts, 'effective');
    return effective === undefined ? metrics : { ...metrics, n_eff: effective };
}
function finish(row, result, entities) {
    const mapping = (0,config_identity/* mapConfig */.V)(row, entities);
    if (mapping.state !== 'mapped')
        return mapping;
    if (Object.keys(result.metrics).length === 0)
        return { state: 'skipped', reason: 'no score' };
    const faults = shareFaults(result.metrics);
    if (faults.length > 0)
        return { state: 'failed', reason: faults.join(', ') };
    const { pointId, planDigest, attempt, simulated } = (0,infx_block/* readInfx */.S)(row);
    return {
        state: 'mapped',
        reported: mapping.reported,
        unknownKeys: [],
        row: {
            config: mapping.config,
            task: result.task.toLowerCase(),
            isl: positiveOrNull(row, 'isl') ?? result.lengths?.isl ?? null,
            osl: positiveOrNull(row, 'osl') ?? result.lengths?.osl ?? null,
            conc: positiveOrNull(row, 'conc'),
            lmEvalVersion: result.lmEvalVersion,
            metrics: result.metrics,
            pointId,
            planDigest,
            attempt,
            simulated,
        },
    };
}
/** Agentic evaluations write isl and osl as 0: there is none. */
function positiveOrNull(row, key) {
    const value = (0,row_fields/* integerOf */.cP)(row, key);
    return value !== undefined && value > 0 ? value : null;
}
/** The natural key inside one run, nulls equal. */
const evalKey = (row) => JSON.stringify([row.config, row.task, row.isl, row.osl, row.conc]);
//# sourceMappingURL=eval-row.js.map

/***/ }),

/***/ 41432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ readInfx)
/* harmony export */ });
/* harmony import */ var _row_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84931);
/** Our own identity and provenance of a row (design §8); rows of other producers have none. */

function readInfx(row) {
    const block = (0,_row_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .recordOf */ .zv)(row, 'infx');
    if (!block)
        return {
            pointId: null,
            planDigest: null,
            attempt: null,
            simulated: false,
            unpublishableBecause: [],
            provenance: null,
        };
    const reasons = block['unpublishable_because'];
    return {
        pointId: (0,_row_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(block, 'point_id') ?? null,
        planDigest: (0,_row_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(block, 'plan_digest') ?? null,
        attempt: (0,_row_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerOf */ .cP)(block, 'attempt') ?? null,
        // Anything but a clear "false" keeps a row out of production.
        simulated: block['simulated'] !== false,
        unpublishableBecause: Array.isArray(reasons) ? reasons.map(String) : [],
        provenance: block,
    };
}
//# sourceMappingURL=infx-block.js.map

/***/ }),

/***/ 85799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B5: () => (/* binding */ normalisePrecision),
/* harmony export */   VO: () => (/* binding */ normaliseHardware),
/* harmony export */   WF: () => (/* binding */ normaliseImage),
/* harmony export */   sK: () => (/* binding */ normaliseModel),
/* harmony export */   vm: () => (/* binding */ normaliseFramework)
/* harmony export */ });
const quantisedSuffix = /-(?:mxfp4|nvfp4|fp4|fp8)(?:-.*)?$/;
/** By prefix (known, alias, without a quantisation suffix), else by the whole model string. */
function normaliseModel(prefix, model, entities) {
    const known = (name) => entities.models.has(name) ? name : entities.modelAliases.get(name);
    const lower = prefix?.toLowerCase();
    const byPrefix = lower === undefined ? undefined : (known(lower) ?? known(lower.replace(quantisedSuffix, '')));
    return byPrefix ?? (model === undefined ? undefined : entities.modelPaths.get(model));
}
/**
 * `cluster:b300-nv_03` → `b300`: text after the last `:`, before the first `-`, without a trailing `_<n>`.
 * An organisation's whole labels come first. No guess by prefix: `b300x` is not `b300`.
 */
function normaliseHardware(label, entities) {
    const lower = label.toLowerCase();
    const whole = entities.hardwareLabels.get(lower);
    if (whole !== undefined)
        return whole;
    const sku = lower
        .slice(lower.lastIndexOf(':') + 1)
        .replace(/-.*$/, '')
        .replace(/_\d+$/, '');
    return entities.hardware.has(sku) ? sku : undefined;
}
/** Any framework is accepted: new engines appear more often than this table does. */
function normaliseFramework(name, entities) {
    const lower = name.toLowerCase();
    return entities.frameworkAliases.get(lower) ?? { framework: lower };
}
/** `known: false` is reported but does not keep a row out. */
function normalisePrecision(name, entities) {
    const lower = name.toLowerCase();
    const precision = entities.precisionAliases.get(lower) ?? lower;
    return { precision, known: entities.precisions.has(precision) };
}
/** Enroot writes `#` where a registry reference has `/`. */
const normaliseImage = (image) => image.replaceAll('#', '/');
//# sourceMappingURL=normalise.js.map

/***/ }),

/***/ 84931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SF: () => (/* binding */ booleanOf),
/* harmony export */   _O: () => (/* binding */ storableText),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   cP: () => (/* binding */ integerOf),
/* harmony export */   hG: () => (/* binding */ rowFault),
/* harmony export */   pR: () => (/* binding */ isRow),
/* harmony export */   r$: () => (/* binding */ storableJson),
/* harmony export */   rl: () => (/* binding */ numberOf),
/* harmony export */   zv: () => (/* binding */ recordOf)
/* harmony export */ });
/* harmony import */ var _measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10047);
/* harmony import */ var _measure_nesting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19297);
/** Reading fields of untrusted artifact rows: numbers may be strings, booleans may be words. */


/** Non-empty text; numbers are not text. */
function textOf(row, key) {
    const value = row[key];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
/** A finite number, also from decimal text; anything else is absent. */
function numberOf(row, key) {
    const value = row[key];
    if (typeof value === 'string' && /^\s*[+-]?\d+(\.\d+)?([eE][+-]?\d+)?\s*$/.test(value))
        return (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM)(Number(value));
    return (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM)(value);
}
/** {@link numberOf}, rounded to an integer. */
function integerOf(row, key) {
    const value = numberOf(row, key);
    return value === undefined ? undefined : Math.round(value);
}
/** true, "true", "True" / false, "false", "False"; anything else is absent, never true by being a non-empty string. */
function booleanOf(row, key) {
    const value = row[key];
    if (typeof value === 'boolean')
        return value;
    if (value === 'true' || value === 'True')
        return true;
    if (value === 'false' || value === 'False')
        return false;
    return undefined;
}
function recordOf(row, key) {
    const value = row[key];
    return isRow(value) ? value : undefined;
}
const isRow = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** Dotted paths of numbers that are not finite (NaN, Infinity, 1e999), in document order. */
function nonFinitePaths(value, path = '') {
    if (typeof value === 'number')
        return Number.isFinite(value) ? [] : [path];
    if (typeof value !== 'object' || value === null)
        return [];
    return Object.entries(value).flatMap(([key, member]) => nonFinitePaths(member, path === '' ? key : `${path}.${key}`));
}
/** Why nothing of a row can be used, whatever it says; undefined when its fields can be looked at. */
function rowFault(row) {
    if ((0,_measure_nesting_js__WEBPACK_IMPORTED_MODULE_1__/* .isTooDeep */ .f_)(row))
        return _measure_nesting_js__WEBPACK_IMPORTED_MODULE_1__/* .tooDeep */ .DI;
    const broken = nonFinitePaths(row);
    if (broken.length === 0)
        return undefined;
    return `non-finite: ${broken.slice(0, maxNamed).join(', ')}${broken.length > maxNamed ? ', …' : ''}`;
}
const maxNamed = 20;
/** {@link storableText} for every string and key inside; what is no JSON value stays as it is. */
function storable(value) {
    if (typeof value === 'string')
        return storableText(value);
    if (Array.isArray(value))
        return value.map(storable);
    if (!isRow(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [storableText(key), storable(member)]));
}
/** JSON text of a value as jsonb takes it. Walks the value only when its text shows that something must go. */
function storableJson(value) {
    const text = JSON.stringify(value);
    return /\\u(?:0000|d[89a-f])/i.test(text) ? JSON.stringify(storable(value)) : text;
}
const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/** PostgreSQL stores U+0000 in neither text nor jsonb, and no half of a surrogate pair: dropped, and replaced by U+FFFD. */
const storableText = (text) => /[\u0000\ud800-\udfff]/.test(text) ? text.replaceAll('\0', '').replace(loneSurrogate, '\ufffd') : text;
//# sourceMappingURL=row-fields.js.map

/***/ }),

/***/ 19297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DI: () => (/* binding */ tooDeep),
/* harmony export */   f_: () => (/* binding */ isTooDeep)
/* harmony export */ });
/* unused harmony export maxLevels */
/** How deep JSON of others may be nested: what reads it walks it by recursion, and so does what writes it again. */
/** Results have 6. */
const maxLevels = 64;
/** Why such a value is refused. */
const tooDeep = `nested more than ${maxLevels} levels deep`;
/** Whether objects and lists stand in one another more than {@link maxLevels} times. Looks no deeper itself. */
const isTooDeep = (value) => isDeeper(value, maxLevels);
const isDeeper = (value, levels) => typeof value === 'object' &&
    value !== null &&
    (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));
//# sourceMappingURL=nesting.js.map

/***/ }),

/***/ 35388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export storeProblems */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Store and ingest: INFX270-299. */

const storeProblems = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX270: {
        title: 'database locked by another process',
        blame: 'infra',
        severity: 'error',
        explain: 'An embedded database has exactly one writer, and only one process at a time ingests one run into a server. The lock file beside the directory names the process that has it open. ' +
            'Wait for that process, or end it; a lock left by a process that died on this host is taken over by itself. ' +
            'A lock written on another host cannot be checked from here: delete it by hand when you know that nothing runs there.',
    },
    INFX271: {
        title: 'database cannot be reached',
        blame: 'infra',
        severity: 'error',
        explain: 'The connection was refused, timed out, was rejected by the server, or broke while in use. Check host, port, user and ' +
            'password of the database URL. What was written before the break is complete and stays; run the ingest again to go on.',
    },
    INFX272: {
        title: 'PostgreSQL is too old',
        blame: 'infra',
        severity: 'error',
        explain: 'The schema needs PostgreSQL 15 or newer: its natural keys compare NULLs as equal (UNIQUE NULLS NOT DISTINCT), ' +
            'without which agentic rows could be stored twice.',
    },
    INFX273: {
        title: 'database URL is not understood',
        blame: 'user',
        severity: 'error',
        explain: 'A database is named by `pglite:<directory>` (embedded, one writer) or `postgres://user@host:port/name`.',
    },
    INFX274: {
        title: 'disk full or not writable while storing',
        blame: 'infra',
        severity: 'error',
        explain: 'The disk of the database (or of the temporary folder in which traces are compressed) is full, or the place may not ' +
            'be written. Make room and run the ingest again: finished parts are kept, nothing half-written stays visible.',
    },
    INFX275: {
        title: 'a migration that was applied has changed',
        blame: 'product',
        severity: 'error',
        explain: 'schema_migrations records the SHA-256 of every applied migration; the file of that name is a different one now, or ' +
            'the database was migrated by a newer version. Use the version that made the database, or a new database.',
    },
    INFX276: {
        title: 'files of the embedded database are missing',
        blame: 'product',
        severity: 'error',
        explain: 'dist/assets/pglite/ holds the embedded database (WebAssembly). It travels with every release; in a checkout, ' +
            '`node scripts/build-store-assets.mjs` makes it.',
    },
    INFX277: {
        title: 'embedded database cannot be opened',
        blame: 'infra',
        severity: 'error',
        explain: 'The directory exists but is not a usable database of this version. Move it away and run again: a new one is made. ' +
            'Measurements are not lost with it, they are in the artifacts and can be ingested again.',
    },
    INFX278: {
        title: 'The folder is no place for a database',
        blame: 'user',
        severity: 'error',
        explain: 'An embedded database fills a folder of its own, and removes what it left half made. The folder that `pglite:` names holds other files, ' +
            'or is a file itself, so it was not touched. Name a new or empty folder, or one that holds such a database already.',
    },
    INFX279: {
        title: 'earlier runs in the database cannot be read',
        blame: 'infra',
        severity: 'error',
        explain: 'The database answered, and not with what the tables of this version hold: a column or a right to read is missing, or the ' +
            'tables are those of something else. Grant SELECT on configs, workflow_runs, benchmark_results and eval_results, or let `infx ingest` ' +
            'of this version migrate the database. A sweep goes on without: its points are estimated as if none had run before, and nothing is compared.',
    },
    INFX280: {
        title: 'nothing to ingest',
        blame: 'user',
        severity: 'error',
        explain: 'The artifacts hold no benchmark row and no eval row. An ingest that stores nothing is never reported as a success: ' +
            'check that the folder or the run is the right one and that its points did not all fail.',
    },
    INFX281: {
        title: 'ingest counters do not add up',
        blame: 'product',
        severity: 'error',
        explain: 'Every row read must end as new, duplicate, skipped, unmapped or failed. A difference means that rows were lost ' +
            'or counted twice: a fault of ours, please report it with the ingest report.',
    },
    INFX282: {
        title: 'model, hardware or precision is not known',
        blame: 'user',
        severity: 'warning',
        explain: 'Rows of a model or hardware that the tables do not know are not stored, so that a curve never lands under a wrong ' +
            'name. Add the name to `entities` in infx.config.yaml, e.g. `entities: { models: [mymodel] }`, then ingest again: rows that are already there ' +
            'count as duplicates.',
    },
    INFX283: {
        title: 'artifact could not be read',
        blame: 'infra',
        severity: 'warning',
        explain: 'A file is cut, is not JSON, or holds values that are not numbers (NaN, Infinity). Its rows count as failed; the other ' +
            'files of the run are not affected. Upload the artifact again, or re-run the point.',
    },
    INFX284: {
        title: 'rows refused that cannot be published',
        blame: 'user',
        severity: 'error',
        explain: 'The target stores publishable measurements of real hardware only. Rows of the simulated engine and rows that say ' +
            'why they cannot be published (a shortened point, a scaled trace, a sweep with the label agentx-fast) say so for ' +
            'ever and may be stored in an embedded database, never in a production one.',
    },
    INFX285: {
        title: 'artifact provenance is incomplete',
        blame: 'infra',
        severity: 'error',
        explain: 'ingest-artifact-manifest.json says when each artifact was uploaded, which decides between two uploads of one point. ' +
            'A benchmark folder without an entry, or an entry without a readable time, cannot be ordered. Download the artifacts again.',
    },
    INFX286: {
        title: 'the database refused a row',
        blame: 'product',
        severity: 'warning',
        explain: 'A row broke a rule of the schema. It counts as failed and is named; the other rows of the run are stored.',
    },
    INFX287: {
        title: 'artifact folder is not usable',
        blame: 'user',
        severity: 'error',
        explain: 'The artifact folder does not exist or cannot be listed.',
    },
    INFX288: {
        title: 'per-job file and aggregate disagree',
        blame: 'infra',
        severity: 'warning',
        explain: 'The collected aggregate holds other numbers for a point than the point’s own file. The own file is stored: it is the ' +
            'first-hand one. A difference usually means that the aggregate was made from an older attempt.',
    },
    INFX289: {
        title: 'quarantine list cannot be read',
        blame: 'infra',
        severity: 'error',
        explain: 'rejected_rows.json names rows that a reviewer refused. Without it refused rows would be published, so nothing is written.',
    },
    INFX290: {
        title: 'changelog metadata is missing or malformed',
        blame: 'user',
        severity: 'warning',
        explain: 'changelog_metadata.json says which change was measured. Without it one entry is derived from the run itself ' +
            '(base `unknown`), and the flags evals-only and append-only are taken as not set.',
    },
    INFX291: {
        title: 'the database refused a statement',
        blame: 'product',
        severity: 'error',
        explain: 'A statement failed for another reason than one row: a right that is missing, a lock that timed out, or a fault of ours. ' +
            'What was written before is complete and stays; the SQLSTATE in the message says more.',
    },
});
//# sourceMappingURL=store.js.map

/***/ }),

/***/ 2485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ lockWaitSeconds),
/* harmony export */   b: () => (/* binding */ withAdvisoryLock)
/* harmony export */ });
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/* harmony import */ var _core_problems_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35388);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80947);
/* harmony import */ var _core_render_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54143);
/* harmony import */ var _database_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52848);
/** Session-level advisory locks, keyed by text. */





/** Longest ingest of another process that is waited for. */
const lockWaitSeconds = 15 * 60;
/**
 * Waits `waitSeconds` for the lock, runs `work`, releases. An error of `work` is never hidden by a failing release.
 * Throws ProblemError INFX270 when another session holds the lock all the time.
 */
async function withAdvisoryLock(database, { key, waitSeconds }, work) {
    await acquire(database, key, waitSeconds);
    let outcome;
    try {
        outcome = { value: await work() };
    }
    catch (error) {
        outcome = { error };
    }
    try {
        await database.query('select pg_advisory_unlock(hashtextextended($1, 0))', [key]);
    }
    catch (error) {
        // A lost connection has released the lock already; what `work` met first is the cause to report.
        if (!('error' in outcome))
            throw error;
    }
    if ('error' in outcome)
        throw outcome.error;
    return outcome.value;
}
async function acquire(database, key, waitSeconds) {
    try {
        await database.tx(async (session) => {
            // Of this transaction only; the lock is the session's and outlives it.
            await session.query("select set_config('lock_timeout', $1, true)", [`${waitSeconds}s`]);
            await session.query('select pg_advisory_lock(hashtextextended($1, 0))', [key]);
        });
    }
    catch (error) {
        if (!(error instanceof _database_error_js__WEBPACK_IMPORTED_MODULE_3__/* .DatabaseError */ .a) || error.sqlState !== lockNotAvailable)
            throw error;
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .ProblemError */ .Mm([
            (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('INFX270', `another process has held the lock "${key}" of ${database.description} for ${(0,_core_render_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .formatDuration */ .a3)(waitSeconds)}`),
        ], { cause: error });
    }
}
const lockNotAvailable = '55P03';
//# sourceMappingURL=advisory-lock.js.map

/***/ }),

/***/ 52848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ classifyDatabaseError),
/* harmony export */   a: () => (/* binding */ DatabaseError)
/* harmony export */ });
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/* harmony import */ var _core_problems_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35388);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80947);
/** Errors of the server, with their SQLSTATE, and which of them are findings about the infrastructure. */



/** The server refused a statement. */
class DatabaseError extends Error {
    name = 'DatabaseError';
    /** Five-character SQLSTATE, e.g. `23505` unique violation. */
    sqlState;
    detail;
    constraint;
    constructor(message, fields, options) {
        super(message, options);
        this.sqlState = fields.sqlState;
        this.detail = fields.detail;
        this.constraint = fields.constraint;
    }
    /** The row is at fault (class 22 data exception, 23 constraint violation), not the statement or the server. */
    get isRowFault() {
        return /^2[23]/.test(this.sqlState);
    }
}
const connectionCodes = new Set([
    'ECONNREFUSED',
    'ECONNRESET',
    'ENOTFOUND',
    'ETIMEDOUT',
    'EPIPE',
    'EHOSTUNREACH',
    'EAI_AGAIN',
    'ENOENT',
]);
const diskCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);
/** SQLSTATE classes: 08 connection, 57P0x shutdown, 28 login, 3D no such database, 53300 too many connections. */
const connectionState = /^(08|57P|28|3D|53300)/;
const diskState = /^(53100|58030)/;
/**
 * Turns what a driver threw into a DatabaseError or, where the infrastructure is at fault, a ProblemError.
 * `description` names the database without its password.
 */
function classifyDatabaseError(error, description) {
    if (error instanceof _core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .ProblemError */ .Mm || error instanceof DatabaseError)
        return error;
    const wasmCode = wasmDiskCode(error);
    if (wasmCode !== undefined)
        return diskProblem(description, wasmCode, error);
    if (!(error instanceof Error))
        return new Error(`database ${description}: ${JSON.stringify(error)}`);
    const code = textField(error, 'code') ?? '';
    if (diskCodes.has(code) || diskState.test(code) || /No space left on device/.test(error.message))
        return diskProblem(description, error.message, error);
    if (connectionCodes.has(code) ||
        connectionState.test(code) ||
        /Connection terminated|timeout expired|Client has encountered a connection error/.test(error.message))
        return new _core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('INFX271', `database ${description}: ${error.message || code}`)], {
            cause: error,
        });
    if (!/^[0-9A-Z]{5}$/.test(code))
        return error;
    return new DatabaseError(error.message, { sqlState: code, detail: textField(error, 'detail'), constraint: textField(error, 'constraint') }, { cause: error });
}
const diskProblem = (description, reason, cause) => new _core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .ProblemError */ .Mm([
    (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('INFX274', `writing to ${description} failed: ${reason}`, {
        hint: 'make room, then run the ingest again',
    }),
], { cause });
/** Numbers of WASI for the disk's refusals. */
const wasmDiskCodes = {
    19: 'EDQUOT',
    22: 'EFBIG',
    29: 'EIO',
    51: 'ENOSPC',
    69: 'EROFS',
};
/** The file system inside PGlite throws `{name: 'ErrnoError', errno}`, which is no Error and has no message. */
function wasmDiskCode(error) {
    if (typeof error !== 'object' || error === null || !('name' in error && 'errno' in error))
        return undefined;
    return error.name === 'ErrnoError' && typeof error.errno === 'number'
        ? wasmDiskCodes[error.errno]
        : undefined;
}
function textField(error, name) {
    const value = Reflect.get(error, name);
    return typeof value === 'string' ? value : undefined;
}
//# sourceMappingURL=database-error.js.map

/***/ }),

/***/ 63954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Rz: () => (/* binding */ historyTableSql),
  wR: () => (/* binding */ migrations),
  WW: () => (/* binding */ migrationsDigest)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/src/store/migrations/0001-runs-and-configs.js
/** Who measured (workflow_runs) and what was served (configs, 17 normalised dimensions). */
const sql = `
create table configs (
  id serial primary key,
  hardware text not null check (hardware = lower(hardware)),
  framework text not null check (framework = lower(framework)),
  model text not null check (model = lower(model)),
  precision text not null check (precision = lower(precision)),
  spec_method text not null check (spec_method = lower(spec_method)),
  disagg boolean not null default false,
  is_multinode boolean not null default false,
  prefill_tp smallint,
  prefill_ep smallint default 1,
  prefill_dp_attention boolean,
  prefill_num_workers smallint default 0 check (prefill_num_workers >= 0),
  decode_tp smallint check (decode_tp >= 0),
  decode_ep smallint default 1 check (decode_ep >= 0),
  decode_dp_attention boolean,
  decode_num_workers smallint default 0 check (decode_num_workers >= 0),
  num_prefill_gpu smallint,
  num_decode_gpu smallint,
  constraint configs_identity unique nulls not distinct (
    hardware, framework, model, precision, spec_method, disagg, is_multinode,
    prefill_tp, prefill_ep, prefill_dp_attention, prefill_num_workers,
    decode_tp, decode_ep, decode_dp_attention, decode_num_workers,
    num_prefill_gpu, num_decode_gpu)
);
create index configs_model_hardware on configs (model, hardware);

create table workflow_runs (
  id bigserial primary key,
  github_run_id bigint not null,
  run_attempt smallint not null default 0 check (run_attempt >= 0),
  name text,
  status text,
  conclusion text,
  head_sha text,
  head_branch text,
  html_url text,
  created_at timestamptz not null,
  run_started_at timestamptz,
  date date not null,
  append_only boolean not null default false,
  origin text not null default 'github' check (origin in ('github', 'local')),
  constraint workflow_runs_identity unique (github_run_id, run_attempt)
);

create table run_stats (
  workflow_run_id bigint not null references workflow_runs (id) on delete cascade,
  date date not null,
  hardware text not null check (hardware = lower(hardware)),
  n_success integer not null check (n_success >= 0),
  total integer not null check (total >= n_success),
  primary key (workflow_run_id, hardware)
);

create table changelog_entries (
  id bigserial primary key,
  workflow_run_id bigint not null references workflow_runs (id) on delete cascade,
  date date not null,
  base_ref text not null,
  head_ref text not null,
  ordinal integer not null check (ordinal >= 0),
  config_keys text[] not null,
  description text not null,
  pr_link text,
  append_only boolean not null default false,
  evals_only boolean not null default false,
  constraint changelog_entries_identity unique (workflow_run_id, base_ref, head_ref, ordinal)
);

create view latest_workflow_runs as
  select distinct on (github_run_id) *
  from workflow_runs
  order by github_run_id, run_attempt desc;
`;
//# sourceMappingURL=0001-runs-and-configs.js.map
;// CONCATENATED MODULE: ./lib/src/store/migrations/0002-benchmark-results.js
/** Measured points, their server logs and the replayed traces they link to. */
const _0002_benchmark_results_sql = `
create table server_logs (
  id bigserial primary key,
  server_log text not null,
  file_name text not null default 'server.log',
  files_complete boolean not null default false,
  dropped_bytes bigint not null default 0 check (dropped_bytes >= 0)
);

create table server_log_files (
  server_log_id bigint not null references server_logs (id) on delete cascade,
  file_name text not null,
  log_text text not null,
  dropped_bytes bigint not null default 0 check (dropped_bytes >= 0),
  primary key (server_log_id, file_name)
);

create table agentic_trace_replay (
  id bigserial primary key,
  profile_export_jsonl_gz bytea,
  profile_export_uncompressed_size bigint,
  profile_export_sha256 text,
  server_metrics_csv bytea,
  server_metrics_csv_size bigint,
  server_metrics_json_gz bytea,
  server_metrics_json_uncompressed_size bigint,
  aggregate_stats jsonb,
  chart_series jsonb,
  request_timeline jsonb,
  left_out jsonb not null default '[]',
  created_at timestamptz not null default now()
);
alter table agentic_trace_replay
  alter column profile_export_jsonl_gz set storage external,
  alter column server_metrics_json_gz set storage external;

create table benchmark_results (
  id bigserial primary key,
  workflow_run_id bigint not null references workflow_runs (id) on delete cascade,
  config_id integer not null references configs (id),
  benchmark_type text not null check (benchmark_type in ('single_turn', 'agentic_traces')),
  date date not null,
  isl integer check (isl > 0),
  osl integer check (osl > 0),
  conc integer not null check (conc > 0),
  image text,
  metrics jsonb not null,
  error text,
  server_log_id bigint references server_logs (id) on delete set null,
  workers jsonb,
  offload_mode text not null default 'off' check (offload_mode = lower(offload_mode)),
  trace_replay_id bigint references agentic_trace_replay (id) on delete set null,
  recipe_fingerprint text,
  power_invalid_reasons jsonb,
  power_audit jsonb,
  point_id text,
  plan_digest text,
  attempt smallint check (attempt >= 0),
  simulated boolean not null default false,
  provenance jsonb,
  constraint benchmark_results_identity unique nulls not distinct (
    workflow_run_id, config_id, benchmark_type, isl, osl, conc, offload_mode, recipe_fingerprint)
);
create index benchmark_results_run on benchmark_results (workflow_run_id);
create index benchmark_results_curve on benchmark_results (isl, osl, date, config_id, conc);
create index benchmark_results_config on benchmark_results (config_id, conc, isl, osl, date desc) where error is null;
create index benchmark_results_trace on benchmark_results (trace_replay_id) where trace_replay_id is not null;
create index benchmark_results_point on benchmark_results (point_id) where point_id is not null;

create table availability (
  model text not null,
  isl integer,
  osl integer,
  precision text not null,
  hardware text not null,
  framework text not null,
  spec_method text not null,
  disagg boolean not null,
  date date not null,
  benchmark_type text not null default 'single_turn',
  constraint availability_identity unique nulls not distinct (
    model, isl, osl, precision, hardware, framework, spec_method, disagg, date, benchmark_type)
);

create table run_datasets (
  workflow_run_id bigint not null references workflow_runs (id) on delete cascade,
  dataset_slug text not null,
  primary key (workflow_run_id, dataset_slug)
);
`;
//# sourceMappingURL=0002-benchmark-results.js.map
;// CONCATENATED MODULE: ./lib/src/store/migrations/0003-evals.js
/** Accuracy: one row per (configuration, task, concurrency), one sample per question. */
const _0003_evals_sql = `
create table eval_results (
  id bigserial primary key,
  workflow_run_id bigint not null references workflow_runs (id) on delete cascade,
  config_id integer not null references configs (id),
  task text not null check (task = lower(task)),
  date date not null,
  isl integer check (isl > 0),
  osl integer check (osl > 0),
  conc integer check (conc > 0),
  lm_eval_version text,
  metrics jsonb not null,
  point_id text,
  plan_digest text,
  attempt smallint check (attempt >= 0),
  simulated boolean not null default false,
  constraint eval_results_identity unique nulls not distinct (workflow_run_id, config_id, task, isl, osl, conc)
);

create table eval_samples (
  id bigserial primary key,
  eval_result_id bigint not null references eval_results (id) on delete cascade,
  doc_id integer not null,
  prompt text,
  target text,
  response text,
  passed boolean,
  score numeric,
  metrics jsonb,
  data jsonb,
  constraint eval_samples_identity unique (eval_result_id, doc_id)
);
create index eval_samples_passed on eval_samples (eval_result_id, passed);
`;
//# sourceMappingURL=0003-evals.js.map
;// CONCATENATED MODULE: ./lib/src/store/migrations/0004-gpu-metrics.js
/**
 * GPU telemetry: one series per CSV file (or host of a multi-node file), one sample per GPU and instant.
 * Samples have no foreign key: it would check every one of some 400,000 rows of a run, most of the time of storing them.
 * A series and its samples are written in one transaction, and a trigger takes the samples along when a series goes.
 */
const _0004_gpu_metrics_sql = `
create table gpu_metric_series (
  id bigserial primary key,
  workflow_run_id bigint not null references workflow_runs (id) on delete cascade,
  artifact_name text not null,
  config_key text not null,
  file_name text not null,
  vendor text not null check (vendor in ('nvidia', 'amd')),
  csv_sha256 text not null,
  sample_interval_s real,
  sample_count integer not null check (sample_count > 0),
  gpu_count smallint not null check (gpu_count > 0),
  started_at timestamptz not null,
  ended_at timestamptz not null,
  sidecars jsonb not null default '{}',
  ingested_at timestamptz not null default now(),
  stats_version integer not null default 0,
  constraint gpu_metric_series_identity unique (workflow_run_id, artifact_name, file_name)
);

create table gpu_metric_samples (
  series_id bigint not null,
  gpu_index smallint not null,
  sampled_at timestamptz not null,
  power_w real,
  temperature_c real,
  sm_clock_mhz real,
  mem_clock_mhz real,
  gpu_util_pct real,
  mem_util_pct real,
  edge_temp_c real,
  mem_temp_c real,
  gfx_voltage_mv real,
  soc_voltage_mv real,
  mem_voltage_mv real,
  fclk_mhz real,
  socclk_mhz real,
  mm_activity_pct real,
  primary key (series_id, gpu_index, sampled_at)
);

create function delete_gpu_metric_samples() returns trigger language plpgsql as $$
begin
  delete from gpu_metric_samples using gone where series_id = gone.id;
  return null;
end
$$;
create trigger gpu_metric_series_samples after delete on gpu_metric_series
  referencing old table as gone for each statement execute function delete_gpu_metric_samples();

create table benchmark_result_gpu_metrics (
  benchmark_result_id bigint not null references benchmark_results (id) on delete cascade,
  series_id bigint not null references gpu_metric_series (id) on delete cascade,
  primary key (benchmark_result_id, series_id)
);
`;
//# sourceMappingURL=0004-gpu-metrics.js.map
;// CONCATENATED MODULE: ./lib/src/store/migrations/0005-latest-benchmarks.js
/**
 * What a dashboard shows. One run supplies a whole curve: curves are never stitched from several runs, except along an
 * explicit append-only chain, where every run adds points to the same single image down to the nearest full snapshot.
 */
const _0005_latest_benchmarks_sql = `
create function benchmark_curve_scope(c configs, benchmark_type text, isl integer, osl integer, offload_mode text, simulated boolean)
returns jsonb language sql immutable as $$
  select jsonb_build_object(
    'model', c.model, 'hardware', c.hardware, 'framework', c.framework, 'precision', c.precision,
    'benchmark_type', benchmark_type, 'isl', isl, 'osl', osl, 'simulated', simulated)
  || case when benchmark_type = 'agentic_traces' then '{}'::jsonb
     else jsonb_build_object('spec_method', c.spec_method, 'disagg', c.disagg, 'offload_mode', offload_mode) end
$$;

create materialized view latest_benchmarks as
with recursive measured as (
  select br.*, benchmark_curve_scope(c, br.benchmark_type, br.isl, br.osl, br.offload_mode, br.simulated) as curve_scope,
    wr.github_run_id, wr.run_attempt, wr.run_started_at, wr.append_only, c.model, c.hardware, c.framework, c.precision,
    c.spec_method, c.disagg
  from benchmark_results br
  join configs c on c.id = br.config_id
  join workflow_runs wr on wr.id = br.workflow_run_id
  where br.error is null
),
snapshots as (
  select curve_scope, workflow_run_id, date, append_only,
    case when count(*) = count(image) and count(distinct image) = 1 then min(image) end as single_image,
    row_number() over (
      partition by curve_scope
      order by date desc, run_started_at desc nulls last, github_run_id desc, run_attempt desc) as age
  from measured
  group by curve_scope, workflow_run_id, date, append_only, run_started_at, github_run_id, run_attempt
),
chain as (
  select curve_scope, workflow_run_id, append_only, single_image, age,
    date as snapshot_date, workflow_run_id as snapshot_workflow_run_id
  from snapshots where age = 1
  union all
  select older.curve_scope, older.workflow_run_id, older.append_only, older.single_image, older.age,
    newer.snapshot_date, newer.snapshot_workflow_run_id
  from chain newer
  join snapshots older on older.curve_scope = newer.curve_scope and older.age = newer.age + 1
  where newer.append_only and newer.single_image = older.single_image
)
select distinct on (m.config_id, m.conc, m.isl, m.osl, m.benchmark_type, m.offload_mode, m.recipe_fingerprint, m.simulated)
  m.*, chain.snapshot_date, chain.snapshot_workflow_run_id
from measured m
join chain on chain.curve_scope = m.curve_scope and chain.workflow_run_id = m.workflow_run_id
order by m.config_id, m.conc, m.isl, m.osl, m.benchmark_type, m.offload_mode, m.recipe_fingerprint, m.simulated, chain.age;

create unique index latest_benchmarks_identity on latest_benchmarks (
  config_id, conc, isl, osl, benchmark_type, offload_mode, recipe_fingerprint, simulated) nulls not distinct;
`;
//# sourceMappingURL=0005-latest-benchmarks.js.map
;// CONCATENATED MODULE: ./lib/src/store/migrations/all.js
/** Every migration, in name order. A released migration is never edited: schema_migrations holds its SHA-256. */






const sha256 = (text) => (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
const migration = (name, sql) => ({ name, sql, sha256: sha256(sql) });
const migrations = [
    migration('0001-runs-and-configs.sql', sql),
    migration('0002-benchmark-results.sql', _0002_benchmark_results_sql),
    migration('0003-evals.sql', _0003_evals_sql),
    migration('0004-gpu-metrics.sql', _0004_gpu_metrics_sql),
    migration('0005-latest-benchmarks.sql', _0005_latest_benchmarks_sql),
];
/** Identity of the schema: what a prebuilt database image must have been made from. */
const migrationsDigest = sha256(migrations.map(({ name, sha256 }) => `${name} ${sha256}\n`).join(''));
/** Where the database records what was applied; made before the first migration. */
const historyTableSql = 'create table if not exists schema_migrations (filename text primary key, sha256 text not null, applied_at timestamptz not null default now())';
//# sourceMappingURL=all.js.map

/***/ }),

/***/ 92965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ connectDatabase),
  q: () => (/* binding */ openDatabase)
});

// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problems/store.js
var store = __webpack_require__(35388);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/optional-field.js
var optional_field = __webpack_require__(15783);
// EXTERNAL MODULE: ./lib/src/store/advisory-lock.js
var advisory_lock = __webpack_require__(2485);
// EXTERNAL MODULE: ./lib/src/store/migrations/all.js + 5 modules
var migrations_all = __webpack_require__(63954);
;// CONCATENATED MODULE: ./lib/src/store/migrate.js
/** Applies what is missing, in name order, each in its own transaction together with its record. */





/** Returns the names applied now. Two processes may call it at once: an advisory lock lets one after the other. */
async function migrate(database) {
    return (0,advisory_lock/* withAdvisoryLock */.b)(database, { key: 'infx:migrate', waitSeconds: advisory_lock/* lockWaitSeconds */.E }, () => applyMissing(database));
}
async function applyMissing(database) {
    await database.script(migrations_all/* historyTableSql */.Rz);
    const { rows } = await database.query('select filename, sha256 from schema_migrations order by filename', []);
    refuseForeignHistory(rows, database.description);
    const applied = new Set(rows.map(({ filename }) => filename));
    const missing = migrations_all/* migrations */.wR.filter(({ name }) => !applied.has(name));
    for (const { name, sql, sha256 } of missing) {
        await database.tx(async (session) => {
            await session.script(sql);
            await session.query('insert into schema_migrations (filename, sha256) values ($1, $2)', [name, sha256]);
        });
    }
    return missing.map(({ name }) => name);
}
function refuseForeignHistory(applied, description) {
    const known = new Map(migrations_all/* migrations */.wR.map(({ name, sha256 }) => [name, sha256]));
    const problems = applied
        .filter(({ filename, sha256 }) => known.get(filename) !== sha256)
        .map(({ filename }) => (0,catalogue/* problem */.CC)('INFX275', known.has(filename)
        ? `database ${description} was migrated by another "${filename}"`
        : `database ${description} has the migration "${filename}", which this version does not know`));
    if (problems.length > 0)
        throw new problem/* ProblemError */.Mm(problems);
}
//# sourceMappingURL=migrate.js.map
;// CONCATENATED MODULE: ./lib/src/store/open.js
/** From a database URL to a migrated database. */





/** Building an index over a large table takes minutes, waiting for another ingest of the run a quarter of an hour. */
const answerWithinMs = 30 * 60_000;
/**
 * `pglite:<directory>` (embedded, one writer) or `postgres://user@host:port/name`. Connects and migrates; the caller
 * closes. Throws ProblemError INFX270-277. `signal` breaks off whatever waits for a server; an embedded database answers.
 */
async function openDatabase(url, signal) {
    const database = await connectDatabase(url, { answerWithinMs, ...(0,optional_field/* optional */.l)('signal', signal) });
    try {
        await migrate(database);
        return database;
    }
    catch (error) {
        await database.close();
        throw error;
    }
}
/** The same without migrating, for readers. */
async function connectDatabase(url, patience) {
    if (url.startsWith('pglite:') && url.length > 'pglite:'.length)
        return (await __webpack_require__.e(/* import() */ 2740).then(__webpack_require__.bind(__webpack_require__, 92740))).openPglite(url.slice('pglite:'.length));
    if (/^postgres(ql)?:\/\/./.test(url) && URL.canParse(url))
        return (await Promise.all(/* import() */[__webpack_require__.e(6717), __webpack_require__.e(5597)]).then(__webpack_require__.bind(__webpack_require__, 85597))).openPostgres(url, patience);
    throw new problem/* ProblemError */.Mm([
        (0,catalogue/* problem */.CC)('INFX273', `database URL "${url.replace(/\/\/[^@/]*@/, '//…@')}" is not understood`, {
            hint: 'write pglite:<directory> or postgres://user@host:port/name',
        }),
    ]);
}
//# sourceMappingURL=open.js.map

/***/ })

};
