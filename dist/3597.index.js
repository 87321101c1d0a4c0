export const id = 3597;
export const ids = [3597];
export const modules = {

/***/ 28631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export engineCommandProblems */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of rendering and comparing the commands of real engines. Codes 174-184. */

const engineCommandProblems = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX174: {
        title: 'No engine for the framework',
        blame: 'user',
        severity: 'error',
        explain: 'The commands of sglang, vllm, trt and of their dynamo- variants are known; those of other frameworks are not. ' +
            'Points of another framework can be planned and their results ingested, but not started from here.',
    },
    INFX175: {
        title: 'Recipe cannot be rendered',
        blame: 'user',
        severity: 'error',
        explain: 'A part of the recipe that the launch command needs is missing or contradicts another one: resources without ' +
            '`gpus_per_node`, a role without workers, a front end that cannot serve the back end. The message names the part. ' +
            'A multi-node point always needs a recipe, because its placement cannot be derived from the configuration.',
    },
    INFX176: {
        title: 'Workers do not fit on the nodes of the recipe',
        blame: 'user',
        severity: 'error',
        explain: 'The workers of a recipe are placed on its nodes in order: prefill, decode, aggregated. The nodes it asks for ' +
            'have too few GPUs for that, or a worker cannot be cut into equal parts. Raise `prefill_nodes`, `decode_nodes` or ' +
            '`agg_nodes`, or correct the GPUs of a worker: they must equal the product of its parallel widths.',
    },
    INFX177: {
        title: 'Framework of the point differs from the recipe',
        blame: 'user',
        severity: 'error',
        explain: 'The configuration names one framework and the recipe starts another engine or front end. The result would be ' +
            'published under a name that did not serve it. Correct `framework` or the recipe’s `backend.type` and `frontend.type`.',
    },
    INFX178: {
        title: 'Recipe hard-codes the acceptance',
        blame: 'user',
        severity: 'error',
        explain: 'Speculative decoding is measured with the acceptance of the golden curve, which is injected when the engine is ' +
            'started, and evaluations run with real acceptance. A recipe that forces acceptance itself would overrule both. ' +
            'Delete SGLANG_SIMULATE_ACC_*, TLLM_SPEC_DECODE_FORCE_NUM_ACCEPTED_TOKENS or the synthetic entries of ' +
            '`speculative-config` from it.',
    },
    INFX179: {
        title: 'Acceptance cannot be injected',
        blame: 'user',
        severity: 'error',
        explain: 'The point has an acceptance target and its recipe starts no drafter, or the target is not between 1 and the ' +
            'draft length plus 1. Without a drafter nothing is accepted, and outside the range no engine could accept as much.',
    },
    INFX180: {
        title: 'Published command cannot be read',
        blame: 'user',
        severity: 'error',
        explain: 'The file holds no launch command that is known: `python3 -m sglang.launch_server`, `sglang serve`, `vllm serve`, ' +
            '`trtllm-serve`, `python3 -m dynamo.…` or a router, bare or inside `docker run`, `env` or `bash -c`. ' +
            'Paste the shell text of the page as it is; comments and Markdown fences are skipped.',
    },
    INFX181: {
        title: 'Not exactly one point is named',
        blame: 'user',
        severity: 'error',
        explain: 'A launch command belongs to one point. Give its id (that of a simulated sweep will do), its title, or a glob that matches one of them; `infx plan --json` lists them.',
    },
    INFX182: {
        title: 'Command is a default, not a recipe',
        blame: 'user',
        severity: 'notice',
        explain: 'The point names no recipe, so the command was made from its fields: widths, concurrency, context, speculative ' +
            'decoding, KV offload (docs/engines.md). It is a sound start and not a tuned one; memory fractions belong to the site file.',
    },
    INFX183: {
        title: 'Recipe sets what the launcher owns',
        blame: 'user',
        severity: 'notice',
        explain: 'Addresses, ranks and ports follow from the allocation, so values in the recipe would be wrong on other nodes. ' +
            'They are replaced; a port is kept where it is free. Leave such flags out of the recipe.',
    },
    INFX184: {
        title: 'Golden acceptance not found',
        blame: 'user',
        severity: 'error',
        explain: 'No golden curve of the folder holds the model, method, thinking mode and draft length that were asked for. ' +
            'The message lists what there is.',
    },
});
//# sourceMappingURL=engine-command.js.map

/***/ }),

/***/ 57302:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ usualPlanOptions)
/* harmony export */ });
const usualPlanOptions = { publicPort: 8000, portOffset: 0, acceptance: 'inject' };
//# sourceMappingURL=engine-plan.js.map

/***/ }),

/***/ 85617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ filled),
/* harmony export */   P: () => (/* binding */ mergeEnvironments)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86045);
/** Environment of the processes of a recipe, in srt-slurm's order; later ones win. */

/** Merges from weak to strong; an entry keeps the place of its first mention. */
const mergeEnvironments = (...layers) => Object.assign({}, ...layers);
const holes = /\{(node|node_id|job_id)\}/;
/** `{node}`, `{node_id}` and `{job_id}` of recipe values become placeholders of the process's node; other braces stay. */
function filled(env, node) {
    return Object.fromEntries(Object.entries(env).map(([name, value]) => [name, fill(value, node)]));
}
function fill(value, node) {
    const match = holes.exec(value);
    if (!match)
        return value;
    const rest = fill(value.slice(match.index + match[0].length), node);
    const hole = match[1] === 'node' ? (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .nodeName */ .qp)(node)}` : match[1] === 'job_id' ? (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `${_text_js__WEBPACK_IMPORTED_MODULE_0__/* .jobId */ .Db}` : String(node);
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .concat */ .xW)(value.slice(0, match.index), hole, rest);
}
//# sourceMappingURL=environment.js.map

/***/ }),

/***/ 78475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ij: () => (/* binding */ frameworks),
/* harmony export */   K5: () => (/* binding */ frameworkOf),
/* harmony export */   OC: () => (/* binding */ engineName)
/* harmony export */ });
const frameworks = {
    sglang: { engine: 'sglang', dynamo: false },
    vllm: { engine: 'vllm', dynamo: false },
    trt: { engine: 'trtllm', dynamo: false },
    'dynamo-sglang': { engine: 'sglang', dynamo: true },
    'dynamo-vllm': { engine: 'vllm', dynamo: true },
    'dynamo-trt': { engine: 'trtllm', dynamo: true },
};
const frameworkOf = (name) => Object.hasOwn(frameworks, name) ? frameworks[name] : undefined;
/** `sglang`, `dynamo-trtllm` …: how plans and results name what serves. */
const engineName = ({ engine, dynamo }) => (dynamo ? `dynamo-${engine}` : engine);
//# sourceMappingURL=frameworks.js.map

/***/ }),

/***/ 10330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ planEngine)
});

// EXTERNAL MODULE: ./lib/src/core/problems/engine-command.js
var engine_command = __webpack_require__(28631);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/recipe/spec-decoding.js
var spec_decoding = __webpack_require__(75140);
;// CONCATENATED MODULE: ./lib/src/engines/sglang/acceptance.js
const sglangAcceptanceVariables = [
    'SGLANG_SIMULATE_ACC_LEN',
    'SGLANG_SIMULATE_ACC_METHOD',
    'SGLANG_SIMULATE_ACC_TOKEN_MODE',
];
/** `acceptanceLength` includes the bonus token, as everywhere here. */
const injectSglangAcceptance = (role, acceptanceLength) => ({
    ...role,
    env: {
        ...role.env,
        SGLANG_SIMULATE_ACC_LEN: String(acceptanceLength),
        SGLANG_SIMULATE_ACC_METHOD: 'match-expected',
        SGLANG_SIMULATE_ACC_TOKEN_MODE: 'real-draft-token',
    },
});
//# sourceMappingURL=acceptance.js.map
;// CONCATENATED MODULE: ./lib/src/engines/trtllm/acceptance.js
const trtllmAcceptanceVariable = 'TLLM_SPEC_DECODE_FORCE_NUM_ACCEPTED_TOKENS';
/** `acceptanceLength` includes the bonus token. */
const injectTrtllmAcceptance = (role, acceptanceLength) => ({
    ...role,
    env: {
        ...role.env,
        // Curves have two decimals; the subtraction must not add sixteen.
        [trtllmAcceptanceVariable]: String(Math.round((acceptanceLength - 1) * 1e4) / 1e4),
    },
});
//# sourceMappingURL=acceptance.js.map
// EXTERNAL MODULE: ./lib/src/engines/command/text.js
var command_text = __webpack_require__(86045);
// EXTERNAL MODULE: ./lib/src/core/json-or-nothing.js
var json_or_nothing = __webpack_require__(72916);
;// CONCATENATED MODULE: ./lib/src/engines/command/flags.js


const flagName = (key) => key.replaceAll('_', '-');
/**
 * `true` is a bare flag, `false` and `null` are left out, a list follows its flag as several words, a mapping as JSON.
 * Order as written. `owned` names (with hyphens) are left out: the launcher sets them.
 */
function flagArguments(flags, owned) {
    return Object.entries(flags).flatMap(([key, value]) => {
        const name = flagName(key);
        return owned.has(name) ? [] : flagWords(`--${name}`, value).map(command_text/* marked */.xI);
    });
}
function flagWords(flag, value) {
    if (value === true)
        return [flag];
    if (value === false || value === null || value === undefined)
        return [];
    if (Array.isArray(value))
        return [flag, ...value.map(scalarText)];
    return [flag, scalarText(value)];
}
const scalarText = (value) => typeof value === 'string' ? value : JSON.stringify(value);
/** The value under either spelling. */
function flagValue(flags, name) {
    const hyphened = flags[name];
    return hyphened === undefined ? flags[name.replaceAll('-', '_')] : hyphened;
}
/** A positive whole number under the first of several names. */
function flagCount(flags, ...names) {
    for (const name of names) {
        const value = flagValue(flags, name);
        if (typeof value === 'number' && Number.isInteger(value) && value > 0)
            return value;
    }
    return undefined;
}
/** A JSON object, written as a mapping or as text; undefined when it is neither. */
function flagObject(flags, name) {
    const value = flagValue(flags, name);
    const parsed = typeof value === 'string' ? (0,json_or_nothing/* jsonOrNothing */.d)(value) : value;
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
        ? Object.fromEntries(Object.entries(parsed))
        : undefined;
}
//# sourceMappingURL=flags.js.map
;// CONCATENATED MODULE: ./lib/src/engines/vllm/acceptance.js
/** vLLM accepts a given mean length through its rejection sampler. */

/** `acceptanceLength` includes the bonus token. A role without `speculative-config` stays as it is. */
function injectVllmAcceptance(role, acceptanceLength) {
    const config = flagObject(role.flags, 'speculative-config');
    if (!config)
        return role;
    const name = 'speculative-config' in role.flags ? 'speculative-config' : 'speculative_config';
    const injected = {
        ...config,
        rejection_sample_method: 'synthetic',
        synthetic_acceptance_length: acceptanceLength,
    };
    return { ...role, flags: { ...role.flags, [name]: JSON.stringify(injected) } };
}
/** Whether the recipe forces acceptance itself. */
function forcesVllmAcceptance({ flags }) {
    const config = flagObject(flags, 'speculative-config');
    return (config?.['rejection_sample_method'] === 'synthetic' ||
        config?.['synthetic_acceptance_length'] !== undefined);
}
//# sourceMappingURL=acceptance.js.map
;// CONCATENATED MODULE: ./lib/src/engines/command/acceptance.js
/**
 * Acceptance of speculative decoding: checked against the recipe, then injected per engine. Evaluations have no target
 * and run with real acceptance; a recipe that forces acceptance itself is refused for every kind of point.
 */






function withAcceptance(point, resolved, parts) {
    const problems = [...hardCoded(parts), ...targetProblems(point, resolved)];
    const target = point.kind === 'eval' ? undefined : point.acceptance;
    if (problems.length > 0 || !target)
        return { parts, problems };
    const roles = parts.roles.map((role) => inject[parts.engine](role, target.acceptanceLength));
    return { parts: { ...parts, roles }, problems };
}
const inject = {
    sglang: injectSglangAcceptance,
    vllm: injectVllmAcceptance,
    trtllm: injectTrtllmAcceptance,
};
const forcing = [...sglangAcceptanceVariables, trtllmAcceptanceVariable];
function hardCoded(parts) {
    const environments = [
        ...parts.roles.map(({ pool, env }) => [`backend.${pool}_environment`, env]),
        ['environment', parts.environment],
        ['frontend.env', parts.frontend.env],
    ];
    const variables = environments.flatMap(([where, env]) => Object.keys(env)
        .filter((name) => forcing.includes(name))
        .map((name) => `${where} sets ${name}=${env[name] ?? ''}`));
    const flags = parts.roles
        .filter(forcesVllmAcceptance)
        .map(({ pool }) => `speculative-config of ${pool} sets a synthetic acceptance`);
    return [...variables, ...flags].map((what) => (0,catalogue/* problem */.CC)('INFX178', `the recipe hard-codes the acceptance: ${what}`, {
        hint: 'delete it; the acceptance of the golden curve is injected when the engine is started',
    }));
}
function targetProblems(point, resolved) {
    const target = point.kind === 'eval' ? undefined : point.acceptance;
    if (!target)
        return [];
    const drafting = (0,spec_decoding/* specDecodingOf */.y)(resolved);
    if (!drafting) {
        return [
            (0,catalogue/* problem */.CC)('INFX179', `the acceptance target is ${target.acceptanceLength} and the recipe starts no drafter`),
        ];
    }
    const longest = (drafting.numSpecTokens ?? target.numSpecTokens) + 1;
    if (target.acceptanceLength >= 1 && target.acceptanceLength <= longest)
        return [];
    return [
        (0,catalogue/* problem */.CC)('INFX179', `the acceptance target ${target.acceptanceLength} is not between 1 and ${longest}, the draft length plus 1`),
    ];
}
//# sourceMappingURL=acceptance.js.map
// EXTERNAL MODULE: ./lib/src/engines/command/ports.js
var command_ports = __webpack_require__(92528);
// EXTERNAL MODULE: ./lib/src/engines/command/worker-context.js
var worker_context = __webpack_require__(20438);
;// CONCATENATED MODULE: ./lib/src/engines/dynamo/infra.js



function renderInfra(parts, node, ports, dynamo) {
    const services = [
        ...(dynamo ? [renderEtcd(node, ports), renderNats(parts, node, ports)] : []),
        ...(parts.mooncake ? [renderMooncake(parts, node, ports)] : []),
    ];
    return {
        ports: Object.assign({}, ...services.map((service) => service.ports)),
        processes: services.flatMap((service) => service.processes),
        files: services.flatMap((service) => service.files),
    };
}
/** On the node's own disk: both sync every write, which shared file systems make slow. */
const localFolder = (name) => (0,command_text/* text */.Qq) `/tmp/infx-${command_text/* jobId */.Db}/${name}`;
function renderEtcd(node, ports) {
    const client = ports.claim([node], 'etcd client', command_ports/* portBases */.Ux.etcdClient, 1);
    const peer = ports.claim([node], 'etcd peer', command_ports/* portBases */.Ux.etcdPeer, 1);
    const peerUrl = (0,command_text/* text */.Qq) `http://${(0,command_text/* nodeAddress */.xF)(node)}:${peer}`;
    const argv = [
        ...['etcd', '--data-dir', localFolder('etcd')],
        ...['--listen-client-urls', `http://0.0.0.0:${client}`],
        ...['--advertise-client-urls', (0,command_text/* text */.Qq) `http://${(0,command_text/* nodeAddress */.xF)(node)}:${client}`],
        ...['--listen-peer-urls', `http://0.0.0.0:${peer}`, '--initial-advertise-peer-urls', peerUrl],
        ...['--initial-cluster', (0,command_text/* concat */.xW)('default=', peerUrl)],
    ];
    return { ports: { etcd: client }, processes: [service('etcd', node, argv)], files: [] };
}
function renderNats(parts, node, ports) {
    const port = ports.claim([node], 'nats', command_ports/* portBases */.Ux.nats, 1);
    const payload = parts.natsMaxPayloadMb === undefined ? '' : `max_payload: ${parts.natsMaxPayloadMb}MB\n`;
    const config = (0,command_text/* text */.Qq) `port: ${port}\n${payload}jetstream { store_dir: "${localFolder('nats')}" }\n`;
    const argv = ['nats-server', '-c', (0,command_text/* text */.Qq) `${command_text/* workDir */.Hg}/nats.conf`];
    return {
        ports: { nats: port },
        processes: [service('nats', node, argv)],
        files: [{ name: 'nats.conf', text: config }],
    };
}
function renderMooncake(parts, node, ports) {
    const [rpc, metadata, metrics] = ['rpc', 'metadata', 'metrics'].map((name) => ports.claim([node], `mooncake ${name}`, command_ports/* portBases */.Ux.mooncake, 1));
    if (rpc === undefined || metadata === undefined || metrics === undefined)
        throw new Error('a port is missing');
    const argv = [
        ...['mooncake_master', `--port=${rpc}`],
        ...['--enable_http_metadata_server=true', `--http_metadata_server_port=${metadata}`],
        ...['--eviction_high_watermark_ratio=0.9', '--default_kv_lease_ttl=10000', '--rpc_thread_num=16'],
        ...['--enable_metric_reporting=true', `--metrics_port=${metrics}`],
        ...(parts.mooncake?.masterArguments ?? []),
    ];
    const master = service('mooncake-master', node, argv);
    const image = parts.mooncake?.image;
    return {
        ports: { mooncake: rpc, mooncakeMetadata: metadata },
        processes: [image === undefined ? master : { ...master, image }],
        files: parts.engine === 'vllm' ? [storeConfig(parts, node, rpc)] : [],
    };
}
/** vLLM's store connector reads a file; the master's address is known only when nodes are. */
function storeConfig(parts, node, rpc) {
    const { master_server_address: _, ...written } = parts.mooncake?.storeConfig ?? {};
    const body = JSON.stringify(written, null, 2).replace(/\n?\}$/, '');
    const comma = Object.keys(written).length > 0 ? ',' : '';
    return {
        name: worker_context/* mooncakeConfigName */.hM,
        text: (0,command_text/* text */.Qq) `${body}${comma}\n  "master_server_address": "${(0,command_text/* nodeAddress */.xF)(node)}:${rpc}"\n}\n`,
    };
}
const service = (role, node, argv) => ({
    role,
    kind: 'infra',
    nodes: [node],
    gpuIndices: [],
    start: 'plain',
    argv,
    env: {},
});
//# sourceMappingURL=infra.js.map
// EXTERNAL MODULE: ./lib/src/core/optional-field.js
var optional_field = __webpack_require__(15783);
// EXTERNAL MODULE: ./lib/src/core/recipe/merge.js
var merge = __webpack_require__(23107);
;// CONCATENATED MODULE: ./lib/src/engines/command/kv-events.js
/** KV event publishers: one port per data-parallel rank, from a base that nothing else uses. */



/**
 * Value of `--kv-events-config`: the recipe's own flag with its port moved where that is taken, else what
 * `backend.kv_events_config` asks for; undefined when neither asks. `extra` is what the engine's own defaults add.
 */
function kvEventsConfig(context, ranks, extra) {
    const written = flagObject(context.role.flags, 'kv-events-config');
    const asked = written ?? askedByBackend(context, extra);
    if (!asked)
        return undefined;
    const endpoint = asked['endpoint'];
    const port = typeof endpoint === 'string' ? /:(\d+)$/.exec(endpoint)?.[1] : undefined;
    const base = port === undefined ? command_ports/* portBases */.Ux.kvEvents : Number(port);
    const claimed = context.ports.claim(context.worker.nodes, `${context.name} kv-events`, base, ranks);
    return JSON.stringify({ ...asked, endpoint: `tcp://*:${claimed}` });
}
function askedByBackend({ parts, role }, extra) {
    const setting = parts.backend['kv_events_config'];
    const ofRole = (0,merge/* isMapping */.pi)(setting) ? setting[role.pool] : setting === true && role.pool !== 'aggregated';
    if (ofRole !== true && !(0,merge/* isMapping */.pi)(ofRole))
        return undefined;
    return { publisher: 'zmq', topic: 'kv-events', ...extra, ...((0,merge/* isMapping */.pi)(ofRole) ? ofRole : {}) };
}
//# sourceMappingURL=kv-events.js.map
;// CONCATENATED MODULE: ./lib/src/engines/command/owned-flags.js
/** Flags that follow from the allocation: the recipe's value is replaced, and said so when it would have mattered. */



/** A notice per flag of `names` that the recipe sets. */
function replacedFlags(role, names) {
    return names.flatMap((name) => {
        const value = flagValue(role.flags, name);
        if (value === undefined || value === null)
            return [];
        return [
            (0,catalogue/* problem */.CC)('INFX183', `${role.pool} sets --${name} ${scalarText(value)}, which follows from the allocation`),
        ];
    });
}
//# sourceMappingURL=owned-flags.js.map
;// CONCATENATED MODULE: ./lib/src/engines/sglang/worker.js
/** SGLang workers: one process per node, ranks joined through `--dist-init-addr`. */







const allocated = ['port', 'nccl-port', 'dist-init-addr', 'nnodes', 'node-rank'];
/** Rendered from the plan, not from the recipe's mapping. */
const owned = new Set([
    ...allocated,
    ...['host', 'model-path', 'served-model-name', 'disaggregation-mode', 'kv-events-config'],
]);
const ownedByPrefill = new Set([...owned, 'disaggregation-bootstrap-port']);
function renderSglangWorker(context) {
    const { worker, role, name } = context;
    context.notices.push(...replacedFlags(role, allocated));
    const [leader] = worker.nodes;
    if (leader === undefined)
        throw new Error(`${name} has no node`);
    const ports = claimPorts(context);
    const { gpuIndices } = worker;
    const processes = worker.nodes.map((node, rank) => ({
        role: (0,worker_context/* rankName */.U1)(name, rank),
        kind: 'worker',
        pool: role.pool,
        nodes: [node],
        gpuIndices,
        start: 'plain',
        argv: rankArguments(context, ports, { leader, rank }),
        env: (0,worker_context/* workerEnvironment */.C2)(context, { node, gpuIndices, systemPort: ports.system }, {}),
    }));
    return {
        processes,
        files: [],
        http: { node: leader, port: ports.http },
        ...(0,optional_field/* optional */.l)('bootstrapPort', ports.bootstrap),
        registered: [{ role: name, node: leader, systemPort: ports.system }],
    };
}
function claimPorts(context) {
    const { worker, role, name, ports, direct, options } = context;
    const { nodes } = worker;
    const claim = (what, base, count) => ports.claim(nodes, `${name} ${what}`, base, count);
    // The endpoint's own node has reserved the public port already.
    if (direct)
        for (const node of nodes.slice(1))
            ports.reserve(node, `${name} http`, options.publicPort);
    return {
        http: direct ? options.publicPort : claim('http', command_ports/* portBases */.Ux.http, command_ports/* httpRange */.I2),
        bootstrap: role.pool === 'prefill' ? claim('bootstrap', bootstrapBase(role), 1) : undefined,
        system: claim('system', command_ports/* portBases */.Ux.dynamoSystem, 1),
        nccl: claim('nccl', command_ports/* portBases */.Ux.nccl, 1),
        distInit: nodes.length > 1 ? claim('dist-init', command_ports/* portBases */.Ux.distInit, 1) : undefined,
        kvEvents: kvEventsConfig(context, flagCount(role.flags, 'data-parallel-size', 'dp-size') ?? 1, {}),
    };
}
function rankArguments({ worker, role, servedModel, dynamo, parts }, ports, { leader, rank }) {
    return [
        ...['python3', '-m', dynamo ? 'dynamo.sglang' : 'sglang.launch_server'],
        ...['--model-path', (0,command_text/* text */.Qq) `${command_text/* modelPath */.LH}`, '--served-model-name', servedModel],
        ...['--host', '0.0.0.0', '--port', String(ports.http), '--nccl-port', String(ports.nccl)],
        ...(role.pool === 'aggregated' ? [] : ['--disaggregation-mode', role.pool]),
        ...(ports.bootstrap === undefined ? [] : ['--disaggregation-bootstrap-port', String(ports.bootstrap)]),
        ...(ports.distInit === undefined
            ? []
            : [
                ...['--dist-init-addr', (0,command_text/* text */.Qq) `${(0,command_text/* nodeAddress */.xF)(leader)}:${ports.distInit}`],
                ...['--nnodes', String(worker.nodes.length), '--node-rank', String(rank)],
            ]),
        ...(ports.kvEvents === undefined ? [] : ['--kv-events-config', ports.kvEvents]),
        ...(dynamo ? ['--request-plane', parts.requestPlane] : []),
        ...flagArguments(role.flags, role.pool === 'prefill' ? ownedByPrefill : owned),
    ];
}
/** The recipe's port where it is free: two prefill workers of one node cannot share it. */
function bootstrapBase({ flags }) {
    const written = flagValue(flags, 'disaggregation-bootstrap-port');
    return typeof written === 'number' ? written : command_ports/* portBases */.Ux.bootstrap;
}
//# sourceMappingURL=worker.js.map
;// CONCATENATED MODULE: ./lib/src/engines/trtllm/config-file.js
/** TensorRT-LLM reads its options from a YAML file. JSON is YAML, except for exponents: PyYAML takes `1e-7` for text. */
function yamlText(value) {
    return `${write(value, '')}\n`;
}
function write(value, indent) {
    const inner = `${indent}  `;
    if (typeof value === 'number')
        return numberText(value);
    if (Array.isArray(value))
        return `[${value.map((item) => write(item, inner)).join(', ')}]`;
    if (typeof value === 'object' && value !== null) {
        const members = Object.entries(value).filter(([, item]) => item !== undefined);
        if (members.length === 0)
            return '{}';
        const lines = members.map(([key, item]) => `${inner}${JSON.stringify(key)}: ${write(item, inner)}`);
        return `{\n${lines.join(',\n')}\n${indent}}`;
    }
    return JSON.stringify(value);
}
function numberText(value) {
    const written = String(value);
    const parts = /^(-?\d+)(\.\d+)?e([+-])(\d+)$/.exec(written);
    if (!parts)
        return written;
    const [, whole = '', fraction = '.0', sign = '', exponent = ''] = parts;
    return `${whole}${fraction}e${sign}${exponent}`;
}
//# sourceMappingURL=config-file.js.map
;// CONCATENATED MODULE: ./lib/src/engines/trtllm/worker.js





/** Widths that `trtllm-serve` also takes as flags, which win over the file. */
const widths = ['tensor_parallel_size', 'moe_expert_parallel_size', 'pipeline_parallel_size'];
function renderTrtllmWorker(context) {
    const { worker, role, name, ports, direct, options } = context;
    const [leader] = worker.nodes;
    if (leader === undefined)
        throw new Error(`${name} has no node`);
    const http = direct
        ? options.publicPort
        : ports.claim(worker.nodes, `${name} http`, command_ports/* portBases */.Ux.http, command_ports/* httpRange */.I2);
    const systemPort = ports.claim(worker.nodes, `${name} system`, command_ports/* portBases */.Ux.dynamoSystem, 1);
    const file = { name: `trtllm_config_${role.pool}.yaml`, text: (0,command_text/* marked */.xI)(yamlText(role.flags)) };
    // One node under trtllm-serve: it forks its own ranks, and mpirun keeps it away from the scheduler's MPI.
    const isAlone = direct && worker.nodes.length === 1;
    const place = { node: leader, gpuIndices: worker.gpuIndices, systemPort };
    return {
        processes: [
            {
                role: name,
                kind: 'worker',
                pool: role.pool,
                nodes: worker.nodes,
                gpuIndices: worker.gpuIndices,
                start: isAlone ? 'plain' : 'mpi',
                argv: [
                    ...memoryBinding(context),
                    ...(isAlone
                        ? ['mpirun', '-n', '1', '--oversubscribe', '--allow-run-as-root']
                        : ['trtllm-llmapi-launch']),
                    ...(context.dynamo ? dynamoArguments(context, file) : serveArguments(context, file, http)),
                ],
                env: (0,worker_context/* workerEnvironment */.C2)(context, place, {
                    // Ranks of one worker share it; workers of one node must not.
                    TRTLLM_EPLB_SHM_NAME: (0,command_text/* text */.Qq) `moe_shared_${name}_${command_text/* jobId */.Db}`,
                }),
            },
        ],
        files: [file],
        http: { node: leader, port: http },
        registered: [{ role: name, node: leader, systemPort }],
    };
}
function dynamoArguments({ role, servedModel, parts }, file) {
    return [
        ...[
            'python3',
            '-m',
            'dynamo.trtllm',
            '--model-path',
            (0,command_text/* text */.Qq) `${command_text/* modelPath */.LH}`,
            '--served-model-name',
            servedModel,
        ],
        ...(role.pool === 'aggregated' ? [] : ['--disaggregation-mode', role.pool]),
        ...['--extra-engine-args', (0,command_text/* text */.Qq) `${command_text/* workDir */.Hg}/${file.name}`, '--request-plane', parts.requestPlane],
        ...(parts.backend['publish_events_and_metrics'] === true ? ['--publish-events-and-metrics'] : []),
    ];
}
function serveArguments({ role }, file, port) {
    return [
        ...['trtllm-serve', (0,command_text/* text */.Qq) `${command_text/* modelPath */.LH}`],
        ...['--host', '0.0.0.0', '--port', String(port)],
        ...widths.flatMap((name) => flagWords(`--${name}`, flagCount(role.flags, name))),
        ...['--config', (0,command_text/* text */.Qq) `${command_text/* workDir */.Hg}/${file.name}`],
    ];
}
/** On Grace hosts the ranks of disaggregated workers are bound to CPU memory, not to that of the GPUs. */
function memoryBinding({ parts, role }) {
    if (role.pool === 'aggregated')
        return [];
    const written = parts.backend['numa_memory_bind'];
    const isBound = typeof written === 'boolean' ? written : parts.gpuType === 'gb200' || parts.gpuType === 'gb300';
    return isBound ? ['numactl', '-m', '0,1'] : [];
}
//# sourceMappingURL=worker.js.map
;// CONCATENATED MODULE: ./lib/src/engines/vllm/layout.js
/** How the ranks of one vLLM worker are spread over processes and nodes. */

/** `direct`: `vllm serve` spreads its own data-parallel ranks. Throws RangeError when the widths do not fit the GPUs. */
function vllmLayout(flags, worker, mode, direct) {
    const { nodes, gpuIndices } = worker;
    const isDataParallel = !direct && flagValue(flags, 'data-parallel-size') !== undefined;
    const replica = (flagCount(flags, 'tensor-parallel-size') ?? 1) *
        (flagCount(flags, 'pipeline-parallel-size') ?? 1) *
        (flagCount(flags, 'prefill-context-parallel-size') ?? 1);
    if (isDataParallel && mode === 'per_gpu')
        return perGpu(worker, replica);
    if (isDataParallel && replica <= gpuIndices.length)
        return perNode(worker, replica);
    return nodes.map((node, rank) => ({
        node,
        gpuIndices,
        headless: rank > 0,
        ranks: nodes.length === 1 && !isDataParallel
            ? { kind: 'alone' }
            : { kind: 'across-nodes', nodes: nodes.length, rank, withDataParallel: isDataParallel },
    }));
}
function perGpu({ nodes, gpuIndices }, replica) {
    if (replica !== 1) {
        throw new RangeError(`dp_launch_mode per_gpu starts one process per GPU, and a rank of the recipe has ${replica}`);
    }
    return nodes.flatMap((node, nodeRank) => gpuIndices.map((gpu, index) => ({
        node,
        gpuIndices: [gpu],
        headless: false,
        ranks: { kind: 'per-gpu', rank: nodeRank * gpuIndices.length + index },
    })));
}
function perNode({ nodes, gpuIndices }, replica) {
    if (gpuIndices.length % replica !== 0) {
        throw new RangeError(`a data-parallel rank of ${replica} GPUs does not divide the ${gpuIndices.length} of a node`);
    }
    const localSize = gpuIndices.length / replica;
    return nodes.map((node, nodeRank) => ({
        node,
        gpuIndices,
        headless: false,
        ranks: { kind: 'per-node', localSize, startRank: nodeRank * localSize },
    }));
}
//# sourceMappingURL=layout.js.map
;// CONCATENATED MODULE: ./lib/src/engines/vllm/worker.js







const worker_allocated = ['host', 'port', 'headless', 'master-addr', 'nnodes', 'node-rank'];
const worker_owned = [...worker_allocated, 'model', 'served-model-name', 'connector', 'kv-events-config'];
const ownedUnderDataParallel = [
    ...['data-parallel-address', 'data-parallel-rpc-port', 'data-parallel-rank'],
    ...['data-parallel-size-local', 'data-parallel-start-rank', 'data-parallel-hybrid-lb'],
];
/** Headless ranks have no API server and refuse its flags. */
const apiServerOnly = ['api-server-count'];
/** Names of srt-slurm's connectors; anything else is the JSON itself. */
const connectors = {
    nixl: '{"kv_connector":"NixlConnector","kv_role":"kv_both"}',
    lmcache: '{"kv_connector":"LMCacheConnectorV1","kv_role":"kv_both"}',
    kvbm: '{"kv_connector":"DynamoConnector","kv_connector_module_path":"kvbm.vllm_integration.connector","kv_role":"kv_both"}',
};
function renderVllmWorker(context) {
    const { worker, role, name, ports, direct, options } = context;
    const { nodes } = worker;
    context.notices.push(...replacedFlags(role, worker_allocated));
    const [leader] = nodes;
    if (leader === undefined)
        throw new Error(`${name} has no node`);
    const mode = context.parts.backend['dp_launch_mode'] === 'per_gpu' ? 'per_gpu' : 'per_node';
    const layout = vllmLayout(role.flags, worker, mode, direct);
    const dpSize = flagCount(role.flags, 'data-parallel-size') ?? 1;
    const shared = {
        leader,
        http: direct ? options.publicPort : ports.claim(nodes, `${name} http`, command_ports/* portBases */.Ux.http, command_ports/* httpRange */.I2),
        system: ports.claim(nodes, `${name} system`, command_ports/* portBases */.Ux.dynamoSystem, Math.max(1, layout.length)),
        rpc: claimRpc(context),
        nixl: ports.claim(nodes, `${name} nixl`, command_ports/* portBases */.Ux.nixl, dpSize),
        events: context.dynamo ? ports.claim(nodes, `${name} events`, command_ports/* portBases */.Ux.kvEvents, dpSize) : 0,
        kvEvents: kvEventsConfig(context, dpSize, { enable_kv_cache_events: true }),
    };
    const processes = layout.map((process, index) => planned(context, process, index, shared));
    return {
        processes,
        files: [],
        http: { node: leader, port: shared.http },
        registered: layout.flatMap(({ node, headless }, index) => headless ? [] : [{ role: processName(context, index), node, systemPort: shared.system + index }]),
    };
}
const processName = ({ name }, index) => index === 0 ? name : `${name}.${index}`;
function planned(context, process, index, shared) {
    const { role } = context;
    const { node, gpuIndices } = process;
    return {
        role: processName(context, index),
        kind: 'worker',
        pool: role.pool,
        nodes: [node],
        gpuIndices,
        start: 'plain',
        argv: context.direct
            ? worker_serveArguments(context, process, shared)
            : worker_dynamoArguments(context, process, shared),
        env: (0,worker_context/* workerEnvironment */.C2)(context, { node, gpuIndices, systemPort: shared.system + index }, processEnvironment(context, process, index, shared)),
    };
}
function worker_serveArguments(context, process, shared) {
    const { role, servedModel } = context;
    return [
        ...['vllm', 'serve', (0,command_text/* text */.Qq) `${command_text/* modelPath */.LH}`, '--served-model-name', servedModel],
        ...(process.headless ? [] : ['--host', '0.0.0.0', '--port', String(shared.http)]),
        ...worker_rankArguments(process, shared),
        ...(shared.kvEvents === undefined ? [] : ['--kv-events-config', shared.kvEvents]),
        ...flagArguments(role.flags, new Set([...worker_owned, ...(process.headless ? apiServerOnly : [])])),
    ];
}
function worker_dynamoArguments(context, process, shared) {
    const { role, servedModel, parts } = context;
    const transfer = transferConfig(context);
    const isDataParallel = process.ranks.kind !== 'alone' && flagValue(role.flags, 'data-parallel-size') !== undefined;
    return [
        ...['python3', '-m', 'dynamo.vllm', '--model', (0,command_text/* text */.Qq) `${command_text/* modelPath */.LH}`, '--served-model-name', servedModel],
        ...(role.pool === 'aggregated' ? [] : ['--disaggregation-mode', role.pool]),
        ...(transfer === undefined ? [] : ['--kv-transfer-config', transfer]),
        ...worker_rankArguments(process, shared),
        ...['--request-plane', parts.requestPlane],
        ...(shared.kvEvents === undefined ? [] : ['--kv-events-config', shared.kvEvents]),
        ...flagArguments(role.flags, new Set([...worker_owned, ...(isDataParallel ? ownedUnderDataParallel : [])])),
    ];
}
function worker_rankArguments({ ranks, headless }, shared) {
    const address = (0,command_text/* text */.Qq) `${(0,command_text/* nodeAddress */.xF)(shared.leader)}`;
    const dataParallel = ['--data-parallel-address', address, '--data-parallel-rpc-port', String(shared.rpc)];
    switch (ranks.kind) {
        case 'alone':
            return [];
        case 'across-nodes':
            return [
                ...(ranks.nodes > 1 ? acrossNodes(ranks, address) : []),
                ...(ranks.withDataParallel ? dataParallel : []),
                ...(headless ? ['--headless'] : []),
            ];
        case 'per-node':
            return [
                ...['--data-parallel-size-local', String(ranks.localSize)],
                ...['--data-parallel-start-rank', String(ranks.startRank)],
                ...dataParallel,
                '--data-parallel-hybrid-lb',
            ];
        case 'per-gpu':
            return ['--data-parallel-rank', String(ranks.rank), ...dataParallel];
    }
}
const acrossNodes = (ranks, address) => [
    ...['--master-addr', address, '--nnodes', String(ranks.nodes), '--node-rank', String(ranks.rank)],
];
/** The role's own connector, else the back end's, else NIXL between prefill and decode; null means none. */
function transferConfig({ role, parts }) {
    if (flagValue(role.flags, 'kv-transfer-config') !== undefined)
        return undefined;
    const ofRole = flagValue(role.flags, 'connector');
    const usual = role.pool === 'aggregated' ? null : 'nixl';
    const written = ofRole ?? ('connector' in parts.backend ? parts.backend['connector'] : usual);
    if (typeof written !== 'string' || written === 'none' || written === 'null')
        return undefined;
    return connectors[written.toLowerCase()] ?? written;
}
/** The recipe's RPC port where it is free. */
function claimRpc({ role, ports, worker, name }) {
    const written = flagCount(role.flags, 'data-parallel-rpc-port');
    return ports.claim(worker.nodes, `${name} dp-rpc`, written ?? command_ports/* portBases */.Ux.dataParallelRpc, 1);
}
/**
 * Ports that vLLM would otherwise probe for: workers that start together on one node would race. Over several nodes
 * VLLM_PORT stays unset, because all ranks would inherit the same one.
 */
function processEnvironment(context, { node }, index, shared) {
    const { worker, ports, role, dynamo } = context;
    const hasTransfer = role.pool !== 'aggregated' || flagValue(role.flags, 'kv-transfer-config') !== undefined;
    const isOnOneNode = worker.nodes.length === 1;
    return {
        ...(dynamo ? { DYN_VLLM_KV_EVENT_PORT: String(shared.events) } : {}),
        ...(hasTransfer
            ? {
                VLLM_NIXL_SIDE_CHANNEL_PORT: String(shared.nixl),
                VLLM_NIXL_SIDE_CHANNEL_HOST: (0,command_text/* text */.Qq) `${(0,command_text/* nodeAddress */.xF)(node)}`,
            }
            : {}),
        ...(isOnOneNode && dynamo
            ? {
                VLLM_PORT: String(ports.claim([node], `${processName(context, index)} vllm`, command_ports/* portBases */.Ux.vllm, command_ports/* vllmRange */.DX)),
            }
            : {}),
    };
}
//# sourceMappingURL=worker.js.map
// EXTERNAL MODULE: ./lib/src/engines/command/frameworks.js
var frameworks = __webpack_require__(78475);
// EXTERNAL MODULE: ./lib/src/engines/command/environment.js
var environment = __webpack_require__(85617);
;// CONCATENATED MODULE: ./lib/src/engines/command/nginx.js
/** nginx before several front ends: one public port, sessions kept on one front end when the recipe asks for it. */

/** Large bodies pass (agentic prompts exceed nginx's 1 MiB), answers stream, and nothing times out before the client does. */
function nginxConfig(settings) {
    const { affinityHeader, keepaliveTimeout } = settings;
    const variable = affinityHeader === undefined ? undefined : `$http_${affinityHeader.toLowerCase().replaceAll('-', '_')}`;
    const servers = settings.upstreamNodes.map((node) => (0,command_text/* text */.Qq) `    server ${(0,command_text/* nodeAddress */.xF)(node)}:${settings.upstreamPort};\n`);
    return (0,command_text/* concat */.xW)('worker_processes auto;\nevents { worker_connections 65535; }\nhttp {\n', '  access_log off;\n  client_max_body_size 45m;\n', `  keepalive_timeout ${keepaliveTimeout};\n`, variable === undefined
        ? ''
        : `  map ${variable} $frontend_key { default ${variable}; "" $request_id; }\n`, '  upstream frontends {\n', variable === undefined ? '' : '    hash $frontend_key consistent;\n', ...servers, `    keepalive 512;\n    keepalive_timeout ${keepaliveTimeout};\n  }\n`, `  server {\n    listen ${settings.listenPort};\n    location / {\n`, '      proxy_pass http://frontends;\n      proxy_http_version 1.1;\n      proxy_set_header Connection "";\n', '      proxy_buffering off;\n      proxy_read_timeout 24h;\n      proxy_send_timeout 24h;\n    }\n  }\n}\n');
}
//# sourceMappingURL=nginx.js.map
;// CONCATENATED MODULE: ./lib/src/engines/dynamo/frontend.js






/** `nodes`: those that run a front end; more than one stands behind nginx on the head node. */
function renderDynamoFrontend(site, nodes, withNginx) {
    const { parts, ports, options, endpointNode } = site;
    const port = withNginx
        ? ports.claim(nodes, 'frontend http', command_ports/* portBases */.Ux.internalFrontend, 1)
        : options.publicPort;
    const processes = nodes.map((node, index) => ({
        role: nodes.length === 1 ? 'frontend' : `frontend-${index}`,
        kind: 'frontend',
        nodes: [node],
        gpuIndices: [],
        start: 'plain',
        argv: [
            'python3',
            '-m',
            'dynamo.frontend',
            `--http-port=${port}`,
            ...flagArguments(parts.frontend.args, new Set()),
        ],
        env: (0,environment/* mergeEnvironments */.P)((0,worker_context/* dynamoEnvironment */.E$)(site), (0,environment/* filled */.B)(parts.environment, node), (0,environment/* filled */.B)(parts.frontend.env, node)),
    }));
    const metrics = processes.map(({ role, nodes: [node = endpointNode] }) => ({ role, node, port }));
    if (!withNginx)
        return { processes, files: [], metrics };
    const config = nginxConfig({
        listenPort: options.publicPort,
        upstreamNodes: nodes,
        upstreamPort: port,
        keepaliveTimeout: parts.frontend.keepaliveTimeout,
        ...(parts.frontend.affinityHeader === undefined ? {} : { affinityHeader: parts.frontend.affinityHeader }),
    });
    return {
        processes: [...processes, nginxProcess(site)],
        files: [{ name: 'nginx.conf', text: config }],
        metrics,
    };
}
const nginxProcess = ({ endpointNode, parts }) => ({
    role: 'nginx',
    kind: 'nginx',
    nodes: [endpointNode],
    gpuIndices: [],
    start: 'plain',
    argv: ['nginx', '-c', (0,command_text/* text */.Qq) `${command_text/* workDir */.Hg}/nginx.conf`, '-g', 'daemon off;'],
    env: {},
    image: parts.frontend.nginxImage,
});
//# sourceMappingURL=frontend.js.map
;// CONCATENATED MODULE: ./lib/src/engines/sglang/router.js



function renderSglangRouter(site, workers) {
    const { parts, options, endpointNode } = site;
    const isDisaggregated = workers.some(({ context }) => context.role.pool !== 'aggregated');
    return {
        role: 'router',
        kind: 'router',
        nodes: [endpointNode],
        gpuIndices: [],
        start: 'plain',
        argv: [
            ...['python3', '-m', 'sglang_router.launch_router'],
            ...(isDisaggregated
                ? ['--pd-disaggregation', ...workers.flatMap(disaggregatedArguments)]
                : ['--worker-urls', ...workers.map(urlOf)]),
            ...['--host', '0.0.0.0', '--port', String(options.publicPort)],
            ...flagArguments(parts.frontend.args, new Set()),
        ],
        env: (0,environment/* filled */.B)(parts.frontend.env, endpointNode),
    };
}
function disaggregatedArguments(worker) {
    const { context, rendered } = worker;
    if (context.role.pool === 'decode')
        return ['--decode', urlOf(worker)];
    const { bootstrapPort } = rendered;
    return ['--prefill', urlOf(worker), ...(bootstrapPort === undefined ? [] : [String(bootstrapPort)])];
}
function urlOf({ context, rendered }) {
    const scheme = flagValue(context.role.flags, 'grpc-mode') === true ? 'grpc' : 'http';
    return (0,command_text/* text */.Qq) `${scheme}://${(0,command_text/* nodeAddress */.xF)(rendered.http.node)}:${rendered.http.port}`;
}
//# sourceMappingURL=router.js.map
;// CONCATENATED MODULE: ./lib/src/engines/trtllm/orchestrator.js
/** `trtllm-serve disaggregated`: routes between context (prefill) and generation (decode) servers it is told by address. */




const fileName = 'ser.yaml';
function renderOrchestrator(site, workers, node, frontend) {
    const { parts, options } = site;
    const extra = (0,merge/* isMapping */.pi)(frontend['server_config_extra']) ? frontend['server_config_extra'] : {};
    const head = (0,command_text/* concat */.xW)(`hostname: 0.0.0.0\nport: ${options.publicPort}\n`, ...Object.entries(extra).map(line));
    return {
        process: {
            role: 'router',
            kind: 'router',
            nodes: [node],
            gpuIndices: [],
            start: 'mpi',
            argv: [
                ...['trtllm-serve', 'disaggregated', '--config', (0,command_text/* text */.Qq) `${command_text/* workDir */.Hg}/${fileName}`],
                ...flagArguments(parts.frontend.args, new Set()),
            ],
            env: (0,environment/* filled */.B)(parts.frontend.env, node),
        },
        file: {
            name: fileName,
            text: (0,command_text/* concat */.xW)(head, servers('context_servers', workers, 'prefill', frontend['ctx_router']), servers('generation_servers', workers, 'decode', frontend['gen_router'])),
        },
    };
}
function servers(key, workers, pool, router) {
    const of = workers.filter(({ context }) => context.role.pool === pool);
    return (0,command_text/* concat */.xW)(`${key}:\n  num_instances: ${of.length}\n  urls:\n`, ...of.map(({ rendered }) => (0,command_text/* text */.Qq) `    - "${(0,command_text/* nodeAddress */.xF)(rendered.http.node)}:${rendered.http.port}"\n`), (0,merge/* isMapping */.pi)(router) ? `  router: ${JSON.stringify(router)}\n` : '');
}
const line = ([key, value]) => `${key}: ${JSON.stringify(value)}\n`;
//# sourceMappingURL=orchestrator.js.map
;// CONCATENATED MODULE: ./lib/src/engines/command/frontend.js
/** What answers clients: the only worker itself, a router, or Dynamo's front ends. */




/** Throws RangeError where the front end cannot serve the back end. */
function placeFrontend(parts, workers, workerNodes) {
    const kind = kindOf(parts, workers);
    const others = Array.from({ length: workerNodes - 1 }, (_, index) => index + 1);
    if (kind === 'dynamo' && parts.frontend.copies > 1 && others.length > 0) {
        return { kind, endpointNode: 0, nodes: others.slice(0, parts.frontend.copies), withNginx: true };
    }
    const node = parts.frontend.placement === 'first_decode' ? firstDecodeNode(workers) : 0;
    return { kind, endpointNode: node, nodes: kind === 'direct' ? [] : [node], withNginx: false };
}
function kindOf({ frontend, engine }, workers) {
    const [first] = workers;
    const isSingle = workers.length === 1 && first?.pool === 'aggregated';
    switch (frontend.type) {
        case 'dynamo':
            return 'dynamo';
        case 'vllm':
            if (engine !== 'vllm')
                throw new RangeError(`frontend.type vllm cannot serve ${engine}`);
            if (!isSingle)
                throw new RangeError('frontend.type vllm serves one aggregated worker and routes nothing');
            return 'direct';
        case 'trtllm_serve':
            if (engine !== 'trtllm')
                throw new RangeError(`frontend.type trtllm_serve cannot serve ${engine}`);
            if (first?.pool === 'aggregated' && !isSingle) {
                throw new RangeError('frontend.type trtllm_serve serves one aggregated worker, or prefill and decode workers');
            }
            return isSingle ? 'direct' : 'orchestrator';
        case 'sglang':
        case 'sglang-router': {
            if (engine !== 'sglang')
                throw new RangeError(`frontend.type ${frontend.type} cannot serve ${engine}`);
            const isAsked = frontend.type === 'sglang-router' || Object.keys(frontend.args).length > 0;
            return isSingle && !isAsked ? 'direct' : 'sglang-router';
        }
    }
}
const firstDecodeNode = (workers) => workers.find(({ pool }) => pool === 'decode')?.nodes[0] ?? 0;
function renderFrontend(site, placement, workers, resolved) {
    switch (placement.kind) {
        case 'direct':
            return { processes: [], files: [], metrics: [] };
        case 'dynamo':
            return renderDynamoFrontend(site, placement.nodes, placement.withNginx);
        case 'sglang-router':
            return { processes: [renderSglangRouter(site, workers)], files: [], metrics: [] };
        case 'orchestrator': {
            const frontend = (0,merge/* isMapping */.pi)(resolved['frontend']) ? resolved['frontend'] : {};
            const { process, file } = renderOrchestrator(site, workers, placement.endpointNode, frontend);
            return { processes: [process], files: [file], metrics: [] };
        }
    }
}
//# sourceMappingURL=frontend.js.map
;// CONCATENATED MODULE: ./lib/src/engines/command/log-patterns.js
const logPatterns = {
    sglang: {
        ready: /The server is fired up and ready to roll!/,
        acceptLength: /\baccept len: ([\d.]+)/,
        kvCapacityTokens: /\bmax_total_num_tokens=(\d+)/,
    },
    vllm: {
        ready: /Application startup complete\.?/,
        acceptLength: /Mean acceptance length: ([\d.]+)/,
        kvCapacityTokens: /GPU KV cache size: ([\d,]+) tokens/,
    },
    trtllm: {
        ready: /Application startup complete\.?/,
        kvCapacityTokens: /max tokens in paged KV cache \((\d+)\)/i,
    },
};
//# sourceMappingURL=log-patterns.js.map
;// CONCATENATED MODULE: ./lib/src/engines/command/metrics.js
/** `trtllm-serve` answers `/metrics` with JSON. */
const ownPath = {
    sglang: '/metrics',
    vllm: '/metrics',
    trtllm: '/prometheus/metrics',
};
/** Workers first: they have the engine's own metrics; front ends add Dynamo's. */
function metricsOf(site, kind, workers, frontends) {
    const ofWorkers = workers.flatMap(({ context, rendered }) => {
        const { pool } = context.role;
        if (kind === 'dynamo') {
            return rendered.registered.map(({ role, node, systemPort }) => ({
                ...{ role, pool, node },
                port: systemPort,
                path: '/metrics',
            }));
        }
        return [{ role: context.name, pool, ...rendered.http, path: ownPath[site.parts.engine] }];
    });
    return [...ofWorkers, ...frontends.map((frontend) => ({ ...frontend, path: '/metrics' }))];
}
//# sourceMappingURL=metrics.js.map
;// CONCATENATED MODULE: ./lib/src/engines/command/readiness-rule.js
function readinessOf(kind, parts, workers) {
    switch (kind) {
        case 'direct':
            return { path: '/health', expect: { kind: parts.engine === 'vllm' ? 'models' : 'http-200' } };
        case 'orchestrator':
            return { path: '/health', expect: { kind: 'http-200' } };
        case 'sglang-router':
            return { path: '/workers', expect: { kind: 'router-workers', ...count(workers, () => 1) } };
        case 'dynamo':
            // Every process with a runtime of its own registers, which for vLLM's data parallelism is one per node or GPU.
            return {
                path: '/health',
                expect: { kind: 'dynamo-instances', ...count(workers, ({ rendered }) => rendered.registered.length) },
            };
    }
}
function count(workers, instances) {
    const sum = (of) => of.reduce((total, worker) => total + instances(worker), 0);
    const isPrefill = ({ context }) => context.role.pool === 'prefill';
    return {
        prefill: sum(workers.filter(isPrefill)),
        decode: sum(workers.filter((worker) => !isPrefill(worker))),
    };
}
//# sourceMappingURL=readiness-rule.js.map
;// CONCATENATED MODULE: ./lib/src/engines/command/assemble.js










const renderers = {
    sglang: renderSglangWorker,
    vllm: renderVllmWorker,
    trtllm: renderTrtllmWorker,
};
/** Throws RangeError where front end and back end do not fit together. */
function assemblePlan(assembly) {
    const { point, options, parts, workers } = assembly;
    const notices = [];
    const workerNodes = Math.max(1, ...workers.map(({ nodes }) => Math.max(...nodes) + 1), parts.workerNodes);
    const dynamo = parts.frontend.type === 'dynamo';
    const hasServices = dynamo || parts.mooncake !== undefined;
    const infraNode = parts.dedicatedInfraNode && hasServices ? workerNodes : 0;
    const ports = new command_ports/* PortMap */.yK(options.portOffset);
    const frontend = placeFrontend(parts, workers, workerNodes);
    ports.reserve(frontend.endpointNode, 'endpoint', options.publicPort);
    const infra = renderInfra(parts, infraNode, ports, dynamo);
    const site = {
        ...{ parts, ports, options, notices, infraNode, dynamo },
        servedModel: parts.servedModel ?? point.model,
        endpointNode: frontend.endpointNode,
        infra: infra.ports,
        direct: frontend.kind === 'direct',
    };
    const routed = workers.map((worker) => renderWorker(site, worker));
    const front = renderFrontend(site, frontend, routed, assembly.resolved);
    const services = servicesOf(site);
    return {
        engine: (0,frameworks/* engineName */.OC)({ engine: parts.engine, dynamo }),
        image: point.image,
        nodes: Math.max(workerNodes, infraNode + 1),
        gpusPerNode: parts.gpusPerNode,
        pools: parts.roles.map(({ pool }) => ({ name: pool, nodes: nodesOf(workers, pool) })),
        preparations: parts.preparations,
        processes: [
            ...infra.processes,
            ...routed.flatMap(({ rendered }) => rendered.processes.map((process) => waiting(process, services))),
            ...front.processes.map((process) => waiting(process, [...services, ...afterWorkers(frontend.kind, routed)])),
        ],
        files: uniqueFiles([...infra.files, ...routed.flatMap(({ rendered }) => rendered.files), ...front.files]),
        endpoint: { node: frontend.endpointNode, port: options.publicPort },
        health: {
            ...readinessOf(frontend.kind, parts, routed),
            intervalMs: parts.intervalSeconds * 1000,
            timeoutSeconds: parts.startUpSeconds,
        },
        metrics: metricsOf(site, frontend.kind, routed, front.metrics),
        servedModel: site.servedModel,
        ports: ports.uses,
        logPatterns: logPatterns[parts.engine],
        problems: notices,
    };
}
function renderWorker(site, worker) {
    const role = roleOf(site.parts, worker);
    const isOnly = worker.pool === 'aggregated' && role.workers === 1;
    const name = isOnly ? 'server' : `${worker.pool}-${worker.index}`;
    const context = { ...site, role, worker, name };
    return { context, rendered: renderers[site.parts.engine](context) };
}
function roleOf(parts, worker) {
    const role = parts.roles.find(({ pool }) => pool === worker.pool);
    if (!role)
        throw new Error(`no role for ${worker.pool}`);
    return role;
}
const nodesOf = (workers, pool) => [
    ...new Set(workers.filter((worker) => worker.pool === pool).flatMap(({ nodes }) => nodes)),
];
/** Engines give up after seconds when discovery or the shared store is not there yet. */
const servicesOf = ({ infra, infraNode }) => [infra.etcd, infra.nats, infra.mooncake]
    .filter((port) => port !== undefined)
    .map((port) => ({ node: infraNode, port }));
/** `trtllm-serve disaggregated` asks its servers once. The other front ends find workers whenever they come. */
const afterWorkers = (kind, workers) => kind === 'orchestrator' ? workers.map(({ rendered: { http } }) => ({ ...http, path: '/health' })) : [];
/** nginx only passes on: it needs nothing to be there. */
const waiting = (process, startsAfter) => startsAfter.length === 0 || process.kind === 'nginx' ? process : { ...process, startsAfter };
/** Workers of one pool share their options file. */
const uniqueFiles = (files) => [
    ...new Map(files.map((file) => [file.name, file])).values(),
];
//# sourceMappingURL=assemble.js.map
// EXTERNAL MODULE: ./lib/src/core/recipe/start-up-window.js
var start_up_window = __webpack_require__(8298);
// EXTERNAL MODULE: ./lib/src/core/acceptance/models.js
var models = __webpack_require__(89238);
;// CONCATENATED MODULE: ./lib/src/engines/command/drafting.js
/** How a point without a recipe speculates: its acceptance target says, else the model's usual drafter. */


function draftingOfPoint(point) {
    if (point.specDecoding === 'none')
        return undefined;
    const method = methodOf(point);
    const usual = Object.hasOwn(models/* defaultDraftLengths */.ib, method) ? models/* defaultDraftLengths */.ib[method] : undefined;
    const length = point.acceptance?.numSpecTokens ?? usual ?? 3;
    const separateModel = method === 'eagle3' || method === 'dflash' || point.specDecoding === 'draft_model';
    return { method, length, separateModel };
}
function methodOf(point) {
    const isGeneric = point.specDecoding === 'mtp' || point.specDecoding === 'draft_model';
    if (!isGeneric)
        return (0,spec_decoding/* specMethod */.X)(point.specDecoding);
    return Object.hasOwn(models/* defaultDrafters */.xv, point.modelPrefix)
        ? (models/* defaultDrafters */.xv[point.modelPrefix]?.method ?? 'mtp')
        : 'mtp';
}
//# sourceMappingURL=drafting.js.map
;// CONCATENATED MODULE: ./lib/src/engines/command/load-of-point.js
/** Agentic sessions fan out into sub-agents: twice the sessions may be in flight. Evaluations ask at most `conc` at once. */
function requestsInFlight(point) {
    const conc = Math.max(point.conc, ...(point.evalConcs ?? []));
    return point.kind === 'benchmark' && point.scenario === 'agentic-coding' ? 2 * conc : conc;
}
/** Bytes of host memory for the KV cache of each rank. */
const hostBytesPerRank = (point, { tp, pp, pcp }) => Math.floor((point.totalCpuDramGb * 1e9) / (tp * pp * pcp));
//# sourceMappingURL=load-of-point.js.map
;// CONCATENATED MODULE: ./lib/src/engines/sglang/default.js



function defaultSglangFlags(point, widths) {
    // SGLang cuts context parallelism out of its tensor-parallel ranks.
    const tp = widths.tp * widths.pcp;
    return {
        'tensor-parallel-size': tp,
        ...(widths.pp > 1 ? { 'pipeline-parallel-size': widths.pp } : {}),
        ...(widths.pcp > 1 ? { 'enable-prefill-cp': true, 'attn-cp-size': widths.pcp } : {}),
        ...(widths.dcp > 1 ? { 'dcp-size': widths.dcp } : {}),
        ...(widths.dpAttn ? { 'data-parallel-size': tp, 'enable-dp-attention': true } : {}),
        ...(widths.ep > 1 ? { 'expert-parallel-size': widths.ep } : {}),
        'trust-remote-code': true,
        ...(point.maxModelLen > 0 ? { 'context-length': point.maxModelLen } : {}),
        'max-running-requests': requestsInFlight(point),
        ...drafting(point),
        ...offload(point, widths),
        'enable-metrics': true,
        'enable-cache-report': true,
    };
}
function drafting(point) {
    const draft = draftingOfPoint(point);
    if (!draft)
        return {};
    const { method, length, separateModel } = draft;
    const draftModel = separateModel ? { 'speculative-draft-model-path': command_text/* draftModelMark */.k$ } : {};
    switch (method) {
        case 'dspark':
            return { 'speculative-algorithm': 'DSPARK', ...draftModel, 'speculative-dspark-block-size': length };
        case 'dflash':
            return { 'speculative-algorithm': 'DFLASH', ...draftModel, 'speculative-num-draft-tokens': length + 1 };
        default:
            return {
                'speculative-algorithm': method === 'eagle3' ? 'EAGLE3' : 'EAGLE',
                ...draftModel,
                'speculative-num-steps': length,
                'speculative-eagle-topk': 1,
                'speculative-num-draft-tokens': length + 1,
            };
    }
}
/** `hicache-size` is whole GB of each rank. */
function offload(point, widths) {
    if (point.kvOffloading === 'none')
        return {};
    const gb = Math.floor(hostBytesPerRank(point, widths) / 1e9);
    return { 'enable-hierarchical-cache': true, 'hicache-size': gb, 'hicache-write-policy': 'write_through' };
}
//# sourceMappingURL=default.js.map
;// CONCATENATED MODULE: ./lib/src/engines/trtllm/default.js



function defaultTrtllmFlags(point, widths) {
    const draft = draftingOfPoint(point);
    const ranks = widths.dpAttn ? widths.tp : 1;
    return {
        tensor_parallel_size: widths.tp,
        pipeline_parallel_size: widths.pp,
        ...(widths.pcp > 1 ? { context_parallel_size: widths.pcp } : {}),
        moe_expert_parallel_size: widths.ep,
        enable_attention_dp: widths.dpAttn,
        trust_remote_code: true,
        ...(point.maxModelLen > 0 ? { max_seq_len: point.maxModelLen } : {}),
        max_batch_size: Math.ceil(requestsInFlight(point) / ranks),
        kv_cache_config: {
            enable_block_reuse: true,
            ...(point.kvOffloading === 'none' ? {} : { host_cache_size: hostBytesPerRank(point, widths) }),
        },
        ...(draft ? { speculative_config: speculativeConfig(draft) } : {}),
        enable_iter_perf_stats: true,
        return_perf_metrics: true,
    };
}
const speculativeConfig = ({ method, length, separateModel }) => ({
    decoding_type: method === 'mtp' ? 'MTP' : method === 'eagle3' ? 'Eagle3' : method,
    max_draft_len: length,
    ...(separateModel ? { speculative_model_dir: command_text/* draftModelMark */.k$ } : {}),
});
//# sourceMappingURL=default.js.map
;// CONCATENATED MODULE: ./lib/src/engines/vllm/default.js



const bytesPerGib = 2 ** 30;
function defaultVllmFlags(point, widths) {
    // Attention is data-parallel in vLLM when every rank is a replica of its own.
    const [tp, dp] = widths.dpAttn ? [1, widths.tp] : [widths.tp, 1];
    const draft = draftingOfPoint(point);
    return {
        'tensor-parallel-size': tp,
        ...(widths.pp > 1 ? { 'pipeline-parallel-size': widths.pp } : {}),
        ...(dp > 1 ? { 'data-parallel-size': dp } : {}),
        ...(widths.dcp > 1 ? { 'decode-context-parallel-size': widths.dcp } : {}),
        ...(widths.pcp > 1 ? { 'prefill-context-parallel-size': widths.pcp } : {}),
        ...(widths.ep > 1 ? { 'enable-expert-parallel': true } : {}),
        'trust-remote-code': true,
        ...(point.maxModelLen > 0 ? { 'max-model-len': point.maxModelLen } : {}),
        // A data-parallel rank gets its share of the requests, and as many again when they are not spread evenly.
        'max-num-seqs': dp > 1 ? Math.ceil((requestsInFlight(point) / dp) * 2) : requestsInFlight(point),
        ...(draft ? { 'speculative-config': default_speculativeConfig(draft) } : {}),
        ...(point.kvOffloading === 'none'
            ? {}
            : {
                'kv-offloading-backend': 'native',
                // Total over all ranks.
                'kv-offloading-size': Math.floor((point.totalCpuDramGb * 1e9) / bytesPerGib),
            }),
        'enable-prompt-tokens-details': true,
    };
}
/** Only a model's own MTP layers need no drafter beside it. */
const default_speculativeConfig = ({ method, length }) => JSON.stringify({
    method,
    ...(method === 'mtp' ? {} : { model: command_text/* draftModelMark */.k$ }),
    num_speculative_tokens: length,
});
//# sourceMappingURL=default.js.map
;// CONCATENATED MODULE: ./lib/src/engines/command/default-recipe.js




const flagsOf = { sglang: defaultSglangFlags, vllm: defaultVllmFlags, trtllm: defaultTrtllmFlags };
const ownFrontend = {
    sglang: 'sglang',
    vllm: 'vllm',
    trtllm: 'trtllm_serve',
};
/** Undefined for multi-node points: where their workers go is nowhere but in a recipe. */
function defaultRecipe(point, { engine, dynamo }, siteFlags) {
    if (point.topology.shape !== 'single-node')
        return undefined;
    const { tp, pp, pcp } = point.topology;
    const gpus = tp * pp * pcp;
    return {
        model: { path: point.model, container: point.image, precision: point.precision },
        dynamo: { install: false },
        resources: { gpus_per_node: gpus, agg_nodes: 1, agg_workers: 1, gpus_per_agg: gpus },
        frontend: { type: dynamo ? 'dynamo' : ownFrontend[engine], enable_multiple_frontends: false },
        backend: {
            type: engine,
            [`${engine}_config`]: { aggregated: { ...flagsOf[engine](point, point.topology), ...siteFlags } },
        },
        health_check: start_up_window/* bareHealthCheck */.l,
    };
}
//# sourceMappingURL=default-recipe.js.map
;// CONCATENATED MODULE: ./lib/src/engines/command/placement.js
/** Throws RangeError, with what does not fit, when the nodes are too few or a worker cannot be cut into equal parts. */
function placeWorkers(pools, rules) {
    const cursor = new Cursor(rules);
    return pools.flatMap((pool, poolIndex) => {
        if (poolIndex > 0)
            cursor.startPool();
        return Array.from({ length: pool.workers }, (_, index) => ({
            pool: pool.pool,
            index,
            ...cursor.take(pool.gpusPerWorker, `${pool.pool} worker ${index}`),
        }));
    });
}
class Cursor {
    #rules;
    #node = 0;
    #gpu = 0;
    constructor(rules) {
        this.#rules = rules;
    }
    /** Pools do not share a node, unless asked to or there is no other node. */
    startPool() {
        const { colocate, nodes } = this.#rules;
        if (!colocate && this.#gpu > 0 && this.#node + 1 < nodes)
            this.#nextNode();
    }
    take(gpus, who) {
        const { gpusPerNode, spread } = this.#rules;
        if (this.#gpu + gpus > gpusPerNode && this.#gpu > 0)
            this.#nextNode();
        const count = Math.ceil(gpus / gpusPerNode);
        const share = gpus / count;
        if (!Number.isInteger(share)) {
            throw new RangeError(`${who} with ${gpus} GPUs cannot be cut equally over ${count} nodes of ${gpusPerNode}`);
        }
        const nodes = Array.from({ length: count }, (_, step) => this.#node + step);
        if (this.#node + count > this.#rules.nodes) {
            throw new RangeError(`${who} does not fit: it would be on node ${this.#node + count}, and the recipe has ${this.#rules.nodes} for workers (prefill_nodes, decode_nodes, agg_nodes)`);
        }
        const gpuIndices = Array.from({ length: share }, (_, step) => this.#gpu + step);
        this.#gpu += share;
        if (count > 1 || spread || this.#gpu >= gpusPerNode) {
            this.#node += count - 1;
            this.#nextNode();
        }
        return { nodes, gpuIndices };
    }
    #nextNode() {
        this.#node++;
        this.#gpu = 0;
    }
}
//# sourceMappingURL=placement.js.map
// EXTERNAL MODULE: ./lib/src/core/recipe/engine-flags.js
var engine_flags = __webpack_require__(25995);
// EXTERNAL MODULE: ./lib/src/core/recipe/topology.js
var recipe_topology = __webpack_require__(65070);
;// CONCATENATED MODULE: ./lib/src/engines/command/recipe-parts.js
/** The parts of a resolved recipe that launch commands are made from, typed. Absent parts get srt-slurm's meaning. */





const frontendTypes = ['dynamo', 'sglang', 'sglang-router', 'vllm', 'trtllm_serve'];
const workerKeys = {
    prefill: 'prefill_workers',
    decode: 'decode_workers',
    aggregated: 'agg_workers',
};
const nodeKeys = { prefill: 'prefill_nodes', decode: 'decode_nodes', aggregated: 'agg_nodes' };
const gpuKeys = {
    prefill: 'gpus_per_prefill',
    decode: 'gpus_per_decode',
    aggregated: 'gpus_per_agg',
};
/** srt-slurm's own defaults. */
const usual = { additionalFrontends: 9, nginxImage: 'nginx:1.27.4' };
/** Throws RangeError that names the part which is missing or contradicts another. */
function readRecipeParts(resolved) {
    const backend = section(resolved, 'backend');
    const resources = section(resolved, 'resources');
    const topology = (0,recipe_topology/* recipeTopology */.E)(resolved);
    if (!topology)
        throw new RangeError('backend: no engine flags for any role');
    const pools = topology.shape === 'aggregated' ? ['aggregated'] : ['prefill', 'decode'];
    const gpusPerNode = requiredCount(resources, 'gpus_per_node');
    const roles = pools.flatMap((pool) => readRole(resolved, resources, pool, gpusPerNode) ?? []);
    const engine = pools.flatMap((pool) => (0,engine_flags/* engineFlags */.Sh)(resolved, pool)?.engine ?? [])[0];
    if (engine === undefined || roles.length === 0)
        throw new RangeError('backend: no role has a worker');
    const dynamo = section(resolved, 'dynamo');
    const infra = section(resolved, 'infra');
    const { intervalSeconds, windowSeconds } = (0,start_up_window/* startUpWindow */.w)(resolved);
    const payload = positive(infra['nats_max_payload_mb']);
    const servedModel = servedModelOf(roles, resolved);
    return {
        engine,
        roles,
        gpusPerNode,
        workerNodes: pools.reduce((sum, pool) => sum + (whole(resources[nodeKeys[pool]]) ?? 0), 0),
        spread: resources['spread_workers'] === true,
        colocate: mayColocate(backend, roles, gpusPerNode),
        frontend: readFrontend(section(resolved, 'frontend')),
        dedicatedInfraNode: infra['etcd_nats_dedicated_node'] === true,
        ...(0,optional_field/* optional */.l)('natsMaxPayloadMb', payload),
        requestPlane: word(dynamo['request_plane']) ?? 'tcp',
        ...(0,optional_field/* optional */.l)('eventPlane', word(dynamo['event_plane'])),
        preparations: readPreparations(resolved, dynamo),
        environment: strings(section(resolved, 'environment')),
        startUpSeconds: windowSeconds,
        intervalSeconds,
        backend,
        ...(0,optional_field/* optional */.l)('servedModel', servedModel),
        ...(0,optional_field/* optional */.l)('mooncake', readMooncake(backend)),
        ...(0,optional_field/* optional */.l)('gpuType', word(resources['gpu_type'])),
    };
}
function readMooncake(backend) {
    const store = backend['mooncake_kv_store'];
    if (!(0,merge/* isMapping */.pi)(store))
        return undefined;
    const extra = store['master_extra_args'];
    return {
        env: strings(section(store, 'env')),
        storeConfig: section(store, 'store_config'),
        masterArguments: Array.isArray(extra) ? extra.map(String) : [],
        ...(0,optional_field/* optional */.l)('image', word(store['container'])),
    };
}
function readRole(resolved, resources, pool, gpusPerNode) {
    const written = (0,engine_flags/* engineFlags */.Sh)(resolved, pool);
    const workers = whole(resources[workerKeys[pool]]) ?? (written ? 1 : 0);
    if (workers === 0)
        return undefined;
    if (!written)
        throw new RangeError(`resources.${workerKeys[pool]} is ${workers} and ${pool} has no engine flags`);
    const backend = section(resolved, 'backend');
    return {
        pool,
        workers,
        gpusPerWorker: gpusOfWorker(resources, pool, workers, gpusPerNode),
        flags: section(section(backend, `${written.engine}_config`), pool),
        env: strings(section(backend, `${pool}_environment`)),
    };
}
/** As srt-slurm: written, else the nodes of the pool shared equally; decode on prefill's nodes takes prefill's width. */
function gpusOfWorker(resources, pool, workers, gpusPerNode) {
    const written = positive(resources[gpuKeys[pool]]);
    if (written !== undefined)
        return written;
    const nodes = whole(resources[nodeKeys[pool]]);
    if (nodes !== undefined && nodes > 0)
        return Math.floor((nodes * gpusPerNode) / workers);
    if (pool === 'decode' && nodes === 0) {
        const prefillWorkers = positive(resources['prefill_workers']);
        if (prefillWorkers !== undefined)
            return gpusOfWorker(resources, 'prefill', prefillWorkers, gpusPerNode);
    }
    return gpusPerNode;
}
/** vLLM only: packed onto one node when all workers fit there, over several nodes only when that is allowed too. */
function mayColocate(backend, roles, gpusPerNode) {
    if (backend['allow_prefill_decode_colocation'] !== true)
        return false;
    const gpus = roles.reduce((sum, role) => sum + role.workers * role.gpusPerWorker, 0);
    return gpus <= gpusPerNode || backend['allow_prefill_decode_colocation_across_nodes'] === true;
}
function readFrontend(frontend) {
    const written = word(frontend['type']) ?? 'dynamo';
    const type = frontendTypes.find((name) => name === written);
    if (!type)
        throw new RangeError(`frontend.type "${written}" is none of ${frontendTypes.join(', ')}`);
    const isMultiple = frontend['enable_multiple_frontends'] !== false;
    const additional = whole(frontend['num_additional_frontends']) ?? usual.additionalFrontends;
    const hasAffinity = frontend['nginx_session_affinity'] === true;
    return {
        type,
        copies: isMultiple ? additional + 1 : 1,
        args: section(frontend, 'args'),
        env: strings(section(frontend, 'env')),
        nginxImage: word(frontend['nginx_container']) ?? usual.nginxImage,
        ...(hasAffinity
            ? { affinityHeader: word(frontend['nginx_session_affinity_header']) ?? 'X-Dynamo-Session-ID' }
            : {}),
        keepaliveTimeout: word(frontend['nginx_keepalive_timeout']) ?? '600s',
        placement: frontend['orchestrator_placement'] === 'first_decode' ? 'first_decode' : 'head',
    };
}
function readPreparations(resolved, dynamo) {
    const script = word(resolved['setup_script']);
    const setup = script === undefined ? [] : [{ kind: 'setup-script', path: script }];
    if (dynamo['install'] === false)
        return setup;
    for (const source of ['wheel', 'hash', 'version']) {
        const value = word(dynamo[source]);
        if (value !== undefined)
            return [...setup, { kind: 'dynamo', source, value }];
    }
    return setup;
}
function servedModelOf(roles, resolved) {
    for (const { flags } of roles) {
        const name = word(flags['served-model-name']) ?? word(flags['served_model_name']);
        if (name !== undefined)
            return name;
    }
    return word(section(section(resolved, 'benchmark'), 'env')['SERVED_MODEL_NAME']);
}
function section(value, name) {
    const inner = value[name];
    return (0,merge/* isMapping */.pi)(inner) ? inner : {};
}
/** Environment values are strings; YAML writers leave quotes off numbers and booleans. */
function strings(mapping) {
    return Object.fromEntries(Object.entries(mapping).flatMap(([name, value]) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[name, String(value)]]
        : []));
}
function requiredCount(mapping, name) {
    const value = positive(mapping[name]);
    if (value === undefined)
        throw new RangeError(`resources.${name} is missing`);
    return value;
}
const whole = (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;
const positive = (value) => {
    const count = whole(value);
    return count === undefined || count === 0 ? undefined : count;
};
const word = (value) => typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined;
//# sourceMappingURL=recipe-parts.js.map
;// CONCATENATED MODULE: ./lib/src/engines/command/plan-engine.js
/** A planned point → every process that serves it, with placeholders for what only the allocation knows. */









/** Pure. Problems: INFX174 to INFX179 are errors, INFX182 and INFX183 notices. */
function planEngine(point, options) {
    const framework = (0,frameworks/* frameworkOf */.K5)(point.framework);
    if (!framework)
        return { problems: [noEngine(point.framework)] };
    const source = recipeOf(point, framework, options);
    if (!source) {
        const message = `${point.title}: a multi-node point needs a recipe to say where its workers go`;
        return { problems: [(0,catalogue/* problem */.CC)('INFX175', message, { hint: 'name it with CONFIG_FILE or srt-recipe' })] };
    }
    const read = attempt('INFX175', point, () => readRecipeParts(source.resolved));
    if (!read.value)
        return { problems: read.problems };
    const accepted = options.acceptance === 'inject'
        ? withAcceptance(point, source.resolved, read.value)
        : { parts: read.value, problems: [] };
    const placed = attempt('INFX176', point, () => place(accepted.parts));
    const found = [...differences(point, framework, accepted.parts), ...accepted.problems, ...placed.problems];
    if ((0,problem/* hasErrors */.Cs)(found) || !placed.value)
        return { problems: found };
    const workers = placed.value;
    const assembled = attempt('INFX175', point, () => assemblePlan({ point, options, parts: accepted.parts, workers, resolved: source.resolved }));
    if (!assembled.value)
        return { problems: [...found, ...assembled.problems] };
    const notices = distinct([...found, ...source.notices, ...assembled.value.problems]);
    return { plan: { ...assembled.value, source: source.kind, problems: notices }, problems: notices };
}
/** Workers of one pool find the same thing. */
const distinct = (problems) => [
    ...new Map(problems.map((found) => [`${found.code} ${found.message}`, found])).values(),
];
const noEngine = (name) => (0,catalogue/* problem */.CC)('INFX174', `no engine for framework "${name}"`, {
    hint: `the commands of ${Object.keys(frameworks/* frameworks */.Ij).join(', ')} are known`,
});
function recipeOf(point, framework, options) {
    if (point.recipe)
        return { kind: 'recipe', resolved: point.recipe.resolved, notices: [] };
    const resolved = defaultRecipe(point, framework, options.defaultFlags ?? {});
    if (!resolved)
        return undefined;
    const notice = (0,catalogue/* problem */.CC)('INFX182', `${point.title} has no recipe: the command is made from its fields`);
    return { kind: 'default', resolved, notices: [notice] };
}
/** Readers throw RangeError with what is wrong; anything else is a bug and goes on. */
function attempt(code, point, make) {
    try {
        return { value: make(), problems: [] };
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        const where = point.recipe?.path ?? point.title;
        return { problems: [(0,catalogue/* problem */.CC)(code, `${where}: ${error.message}`)] };
    }
}
function place(parts) {
    const { gpusPerNode, workerNodes, spread, colocate } = parts;
    return placeWorkers(parts.roles, { gpusPerNode, nodes: Math.max(1, workerNodes), spread, colocate });
}
/** INFX177: the name under which results are published must be that of what serves. */
function differences(point, framework, parts) {
    const started = { engine: parts.engine, dynamo: parts.frontend.type === 'dynamo' };
    if (started.engine === framework.engine && started.dynamo === framework.dynamo)
        return [];
    const severity = started.engine === framework.engine ? 'warning' : 'error';
    const message = `framework is "${point.framework}" and the recipe starts ${(0,frameworks/* engineName */.OC)(started)}`;
    return [(0,catalogue/* problem */.CC)('INFX177', message, { severity })];
}
//# sourceMappingURL=plan-engine.js.map

/***/ }),

/***/ 92528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DX: () => (/* binding */ vllmRange),
/* harmony export */   I2: () => (/* binding */ httpRange),
/* harmony export */   Ux: () => (/* binding */ portBases),
/* harmony export */   yK: () => (/* binding */ PortMap)
/* harmony export */ });
/** Ports of one point on the nodes of its allocation. No two claims of a node overlap. */
/** Where each kind of port starts; engines.md §2.3 and srt-slurm use the same. */
const portBases = {
    etcdClient: 2379,
    etcdPeer: 2380,
    nats: 4222,
    kvEvents: 5200,
    nixl: 5400,
    http: 6100,
    bootstrap: 7200,
    dynamoSystem: 7500,
    internalFrontend: 8180,
    distInit: 8300,
    dataParallelRpc: 8400,
    mooncake: 8700,
    nccl: 17_500,
    vllm: 20_000,
};
/** SGLang opens helpers beside its HTTP port, vLLM scans upwards from VLLM_PORT: both get a range. */
const httpRange = 32;
const vllmRange = 50;
const highestPort = 65_535;
class PortMap {
    #offset;
    #uses = [];
    constructor(offset) {
        this.#offset = offset;
    }
    get uses() {
        return this.#uses;
    }
    /** Takes exactly this port, which someone outside chose; throws (a bug of ours) when it is taken. */
    reserve(node, name, port) {
        if (!this.#isFree([node], port, 1))
            throw new Error(`port ${port} of node ${node} is claimed twice (${name})`);
        this.#uses.push({ node, name, port, count: 1 });
        return port;
    }
    /**
     * The first free range of `count` ports from `preferred` (plus the offset) that is free on all `nodes`; further
     * tries are `count` apart. Throws (a bug of ours) past the last port.
     */
    claim(nodes, name, preferred, count) {
        let port = preferred + this.#offset;
        while (!this.#isFree(nodes, port, count))
            port += count;
        if (port + count - 1 > highestPort)
            throw new Error(`no port left for ${name}`);
        this.#uses.push(...nodes.map((node) => ({ node, name, port, count })));
        return port;
    }
    #isFree(nodes, port, count) {
        return this.#uses.every((use) => !nodes.includes(use.node) || use.port + use.count <= port || port + count <= use.port);
    }
}
//# sourceMappingURL=ports.js.map

/***/ }),

/***/ 86045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   Db: () => (/* binding */ jobId),
/* harmony export */   Hg: () => (/* binding */ workDir),
/* harmony export */   LH: () => (/* binding */ modelPath),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   WY: () => (/* binding */ resolveText),
/* harmony export */   iJ: () => (/* binding */ placeholdersOf),
/* harmony export */   k$: () => (/* binding */ draftModelMark),
/* harmony export */   qp: () => (/* binding */ nodeName),
/* harmony export */   xF: () => (/* binding */ nodeAddress),
/* harmony export */   xI: () => (/* binding */ marked),
/* harmony export */   xW: () => (/* binding */ concat)
/* harmony export */ });
/* unused harmony export draftModelPath */
/** Command text with holes that only the launcher can fill: addresses of nodes that are not allocated yet, paths of a site. */
const nodeAddress = (node) => ({ kind: 'node-address', node });
const nodeName = (node) => ({ kind: 'node-name', node });
const modelPath = { kind: 'model-path' };
const draftModelPath = { kind: 'draft-model-path' };
const workDir = { kind: 'work-dir' };
const jobId = { kind: 'job-id' };
/** Stands for the draft model inside values that default commands write as plain text. */
const draftModelMark = '{draft_model_path}';
/** The text with every mark of the draft model as its placeholder. */
function marked(value) {
    const [first = '', ...rest] = value.split(draftModelMark);
    return joined([first, ...rest.flatMap((part) => [draftModelPath, part])]);
}
/** Template: text`http://${nodeAddress(0)}:${8000}/health`. */
function text(literals, ...values) {
    const parts = literals.flatMap((literal, index) => {
        const value = values[index];
        return value === undefined
            ? [literal]
            : [literal, ...partsOf(typeof value === 'number' ? String(value) : value)];
    });
    return joined(parts);
}
const concat = (...texts) => joined(texts.flatMap(partsOf));
function resolveText(from, resolve) {
    return partsOf(from)
        .map((part) => (typeof part === 'string' ? part : resolve(part)))
        .join('');
}
const placeholdersOf = (from) => partsOf(from).filter((part) => typeof part !== 'string');
function partsOf(from) {
    if (typeof from === 'string')
        return [from];
    return 'kind' in from ? [from] : from;
}
/** Neighbouring literals become one, so that equal texts are equal values. */
function joined(parts) {
    const merged = [];
    for (const part of parts) {
        const last = merged.at(-1);
        if (part === '')
            continue;
        if (typeof part === 'string' && typeof last === 'string')
            merged[merged.length - 1] = last + part;
        else
            merged.push(part);
    }
    const [only, ...others] = merged;
    if (only === undefined)
        return '';
    return others.length === 0 && typeof only === 'string' ? only : merged;
}
//# sourceMappingURL=text.js.map

/***/ }),

/***/ 20438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ workerEnvironment),
/* harmony export */   E$: () => (/* binding */ dynamoEnvironment),
/* harmony export */   U1: () => (/* binding */ rankName),
/* harmony export */   hM: () => (/* binding */ mooncakeConfigName)
/* harmony export */ });
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85617);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86045);


/** Weak to strong: addresses · role · recipe · visible GPUs · ports of the process · Mooncake. */
function workerEnvironment(context, place, ofProcess) {
    const { parts, role, dynamo } = context;
    const isPartial = place.gpuIndices.length < parts.gpusPerNode;
    return (0,_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .mergeEnvironments */ .P)({ HEAD_NODE_IP: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .nodeAddress */ .xF)(0)}` }, dynamo ? { ...dynamoEnvironment(context), DYN_SYSTEM_PORT: String(place.systemPort) } : {}, (0,_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .filled */ .B)(role.env, place.node), (0,_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .filled */ .B)(parts.environment, place.node), isPartial ? { CUDA_VISIBLE_DEVICES: place.gpuIndices.join(',') } : {}, ofProcess, mooncakeEnvironment(context, place.node));
}
/** How a process finds Dynamo's discovery and event planes. */
function dynamoEnvironment({ infra, infraNode, parts }) {
    const address = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .nodeAddress */ .xF)(infraNode);
    return {
        ...(infra.etcd === undefined ? {} : { ETCD_ENDPOINTS: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `http://${address}:${infra.etcd}` }),
        ...(infra.nats === undefined ? {} : { NATS_SERVER: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `nats://${address}:${infra.nats}` }),
        DYN_REQUEST_PLANE: parts.requestPlane,
        ...(parts.eventPlane === undefined ? {} : { DYN_EVENT_PLANE: parts.eventPlane }),
        DYN_SKIP_SGLANG_LOG_FORMATTING: '1',
    };
}
const mooncakeConfigName = 'mooncake_store_config.json';
function mooncakeEnvironment({ infra, infraNode, parts }, node) {
    if (infra.mooncake === undefined || infra.mooncakeMetadata === undefined)
        return {};
    const store = parts.mooncake;
    return {
        MOONCAKE_LOCAL_HOSTNAME: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .nodeAddress */ .xF)(node)}`,
        ...(0,_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .filled */ .B)(store?.env ?? {}, node),
        MOONCAKE_MASTER: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .nodeAddress */ .xF)(infraNode)}:${infra.mooncake}`,
        MOONCAKE_TE_META_DATA_SERVER: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `http://${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .nodeAddress */ .xF)(infraNode)}:${infra.mooncakeMetadata}/metadata`,
        ...(parts.engine === 'vllm' ? { MOONCAKE_CONFIG_PATH: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${_text_js__WEBPACK_IMPORTED_MODULE_1__/* .workDir */ .Hg}/${mooncakeConfigName}` } : {}),
    };
}
/** `prefill-0` for the first node of a worker, `prefill-0.1` for its second. */
const rankName = (name, rank) => (rank === 0 ? name : `${name}.${rank}`);
//# sourceMappingURL=worker-context.js.map

/***/ })

};
