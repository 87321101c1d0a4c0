export const id = 4440;
export const ids = [4440];
export const modules = {

/***/ 64440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  commandVerb: () => (/* binding */ commandVerb),
  compareVerb: () => (/* binding */ compareVerb),
  goldenVerb: () => (/* binding */ goldenVerb)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/acceptance/curves.js
var curves = __webpack_require__(39756);
// EXTERNAL MODULE: ./lib/src/core/problems/engine-command.js
var engine_command = __webpack_require__(28631);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/recipe/spec-decoding.js
var spec_decoding = __webpack_require__(75140);
// EXTERNAL MODULE: ./lib/src/core/acceptance/choose-curve.js
var choose_curve = __webpack_require__(8403);
;// CONCATENATED MODULE: ./lib/src/core/acceptance/golden-al.js
/** One value of the golden curves, asked for by hand. */





/** INFX184 with what there is, when no curve holds the value. */
function goldenAcceptance(question, curves) {
    const { model, tokens, thinking } = question;
    const method = (0,spec_decoding/* specMethod */.X)(question.method);
    const curve = (0,choose_curve/* chooseCurve */.f)(model, { method }, curves) ??
        curves.find((candidate) => candidate.modelKey === model && candidate.method === method);
    if (!curve)
        return { problems: [noCurve(model, method, curves)] };
    const lengths = curve.lengths[thinking];
    const acceptanceLength = lengths?.get(tokens);
    if (acceptanceLength === undefined) {
        const there = lengths
            ? `it holds ${[...lengths.keys()].join(', ')}`
            : `it was measured with thinking ${measured(curve)}`;
        const message = `${curve.file} holds no value for ${tokens} draft tokens with thinking ${thinking}`;
        return { problems: [(0,catalogue/* problem */.CC)('INFX184', message, { hint: there })] };
    }
    return {
        answer: { curve: curve.file, modelKey: curve.modelKey, thinking, tokens, acceptanceLength },
        problems: [],
    };
}
const measured = (curve) => Object.keys(curve.lengths).join(' and ');
function noCurve(model, method, curves) {
    const names = [...new Set(curves.flatMap((curve) => [curve.model, curve.modelKey]))];
    const near = (0,problem/* didYouMean */.au)(model, names);
    const nearMethod = (0,problem/* didYouMean */.au)(method, [...new Set(curves.map((curve) => curve.method))]);
    const there = curves.map(({ file }) => file);
    return (0,catalogue/* problem */.CC)('INFX184', `no golden curve for model "${model}" and method "${method}"`, {
        hint: near !== undefined && near !== model
            ? `did you mean "${near}"?`
            : nearMethod !== undefined && nearMethod !== method
                ? `did you mean "${nearMethod}"?`
                : there.length === 0
                    ? 'the folder of golden curves (golden-al-dir) is empty or missing; docs/engines.md says where they come from'
                    : `there are: ${[...new Set(there)].join(', ')}`,
    });
}
//# sourceMappingURL=golden-al.js.map
// EXTERNAL MODULE: ./lib/src/core/plan/named-points.js
var named_points = __webpack_require__(78595);
// EXTERNAL MODULE: ./lib/src/core/plan/plan-sweep.js + 19 modules
var plan_sweep = __webpack_require__(96873);
// EXTERNAL MODULE: ./lib/src/core/problems/command.js
var command = __webpack_require__(8076);
// EXTERNAL MODULE: ./lib/src/core/canonical-json.js
var canonical_json = __webpack_require__(42541);
;// CONCATENATED MODULE: ./lib/src/core/recipe-command/harness.js
/** Settings that a harness needs and a published command rightly lacks, with why: placement, metrics, logs, acceptance. */
const placement = 'placement: addresses, ports and ranks follow from the allocation';
const metrics = 'metrics: read by the load client, without effect on scheduling or kernels';
const logs = 'logging and crash dumps';
const paths = 'paths and caches of the site';
const flagRules = [
    {
        pattern: /^(host|port|http-port|nccl-port|dist-init-addr|nnodes|node-rank|master-addr|master-port|headless|disaggregation-bootstrap-port|data-parallel-(address|rpc-port|rank|start-rank|size-local|hybrid-lb)|worker-urls|prefill|decode|base-gpu-id|device-ids)$/,
        why: placement,
    },
    {
        pattern: /^(request-plane|discovery-backend|store-kv)$/,
        why: 'how processes of the harness find each other',
    },
    {
        pattern: /^(enable-metrics|enable-cache-report|enable-prompt-tokens-details|prometheus-(host|port)|enable-metrics-for-all-schedulers|publish-events-and-metrics|kv-cache-metrics|enable-iter-perf-stats|return-perf-metrics)$/,
        why: metrics,
    },
    {
        pattern: /^(log-level|log-requests.*|disable-log-.*|enable-log-.*|print-iter-log|uvicorn-log-level)$/,
        why: logs,
    },
    { pattern: /^(model-path|model|config|download-dir)$/, why: paths },
];
const envRules = [
    {
        pattern: /^(HEAD_NODE_IP|ETCD_ENDPOINTS|NATS_SERVER|DYN_(SYSTEM_PORT|REQUEST_PLANE|EVENT_PLANE|VLLM_KV_EVENT_PORT)|CUDA_VISIBLE_DEVICES|HIP_VISIBLE_DEVICES|VLLM_PORT|VLLM_NIXL_SIDE_CHANNEL_.*|TRTLLM_EPLB_SHM_NAME|MOONCAKE_(LOCAL_HOSTNAME|MASTER|TE_META_DATA_SERVER|CONFIG_PATH)|ETCD_LEASE_TTL)$/,
        why: placement,
    },
    {
        pattern: /^(SGLANG_SIMULATE_ACC_.*|TLLM_SPEC_DECODE_FORCE_NUM_ACCEPTED_TOKENS)$/,
        why: 'synthetic acceptance: injected for measuring, never for serving',
    },
    {
        pattern: /^(PYTHONUNBUFFERED|PYTHONNOUSERSITE|PYTHONPATH|PIP_BREAK_SYSTEM_PACKAGES)$/,
        why: 'Python of the container',
    },
    { pattern: /(_LOG(_|$)|LOG_LEVEL|^DYN_LOG|DUMP_BEFORE_CRASH|COREDUMP|^DYN_SKIP_SGLANG_LOG)/, why: logs },
    { pattern: /^(HF_|HUGGINGFACE_|TRANSFORMERS_|HUGGING_FACE_)|_CACHE_DIR$|^XDG_CACHE_HOME$/, why: paths },
    {
        pattern: /^(AIPERF_|AGENTIC_|CONC$|DURATION$|KV_OFFLOADING$|FRAMEWORK$|PRECISION$|MODEL(_PREFIX)?$)/,
        why: 'settings of the load client',
    },
];
/** Why a flag (by its compared name) or variable is the harness's own; undefined when it matters to serving. */
const harnessReason = (what, name) => (what === 'flag' ? flagRules : envRules).find(({ pattern }) => pattern.test(name))?.why;
//# sourceMappingURL=harness.js.map
;// CONCATENATED MODULE: ./lib/src/core/recipe-command/compare.js
/** Compares what a point starts with what a page publishes, flag by flag. */


/** Rows in the order of our processes; within one: image, flags and variables by name. */
function compareCommands(ours, published) {
    const left = published.filter(isFirstRank);
    const rows = ours.flatMap((command) => {
        const at = left.findIndex((candidate) => isPartner(command, candidate));
        const [match] = at < 0 ? [] : left.splice(at, 1);
        if (!match)
            return [{ process: processName(command), what: 'process', name: '', status: 'missing' }];
        return compareProcess(command, match);
    });
    const unmatched = left.filter((candidate) => !ours.some((own) => isPartner(own, candidate)));
    return [
        ...rows,
        ...unmatched.map((command) => ({
            process: processName(command),
            ...{ what: 'process', name: '', status: 'extra' },
        })),
    ];
}
/** Same engine in the same role; `trtllm-serve` is not told its role, so its commands are matched in order. */
const isPartner = (own, { family, pool }) => family === own.family && (pool === own.pool || (family === 'trtllm' && pool === 'aggregated'));
/** Whether a reader must do something about the row. */
const isFinding = ({ status }) => status !== 'same' && status !== 'harness-only';
const processName = ({ family, pool }) => pool === 'aggregated' ? family : `${family} ${pool}`;
/** Other ranks repeat the first one's flags. */
const isFirstRank = ({ flags }) => {
    const rank = flags.get('node-rank');
    return rank === undefined || rank === '0' || (typeof rank === 'string' && /[$<{]/.test(rank));
};
function compareProcess(ours, published) {
    const process = processName(ours);
    const image = published.image === undefined ? [] : [{ process, ...row('image', '', ours.image, published.image) }];
    const names = (of) => [...new Set([...of(ours).keys(), ...of(published).keys()])].sort();
    return [
        ...image,
        ...names(({ flags }) => flags).map((name) => ({
            process,
            ...row('flag', name, shown(ours.flags.get(name)), shown(published.flags.get(name))),
        })),
        ...names(({ env }) => env).map((name) => ({
            process,
            ...row('env', name, ours.env.get(name), published.env.get(name)),
        })),
    ];
}
const shown = (value) => value === undefined ? undefined : String(value);
function row(what, name, ours, published) {
    const values = {
        ...(ours === undefined ? {} : { ours }),
        ...(published === undefined ? {} : { published }),
    };
    const base = { what, name, ...values };
    if (sameValue(ours, published))
        return { ...base, status: 'same' };
    const why = what === 'image' ? undefined : (harnessReason(what, name) ?? holeReason(ours, published));
    if (why !== undefined)
        return { ...base, status: 'harness-only', why };
    if (published === undefined) {
        // A flag that is off is as good as absent.
        return ours === 'false' ? { ...base, status: 'same' } : { ...base, status: 'missing' };
    }
    if (ours === undefined)
        return published === 'false' ? { ...base, status: 'same' } : { ...base, status: 'extra' };
    return { ...base, status: 'differs' };
}
/** `$IB_DEVICES`, `<your-ip>`: the page leaves the value to its reader, or ours depends on where it runs. */
function holeReason(ours, published) {
    if (ours === undefined || published === undefined)
        return undefined;
    if (/\$\{?\w|^<[^>]+>$/.test(published))
        return 'the page leaves the value to its reader';
    return /\$(?:NODE\d|JOB_ID|WORK_DIR|DRAFT_MODEL_PATH)/.test(ours) ? 'depends on the allocation' : undefined;
}
function sameValue(ours, published) {
    if (ours === undefined || published === undefined)
        return false;
    return ours === published || canonicalValue(ours) === canonicalValue(published);
}
/** `0.90` is 0.9, `True` is true, and the order of keys and spaces of JSON does not matter. */
function canonicalValue(value) {
    const text = value.trim();
    if (/^(?:true|false)$/i.test(text))
        return text.toLowerCase();
    if (/^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(text))
        return String(Number(text));
    if (!/^[[{]/.test(text))
        return text;
    try {
        return (0,canonical_json/* canonicalJson */.dj)(JSON.parse(text));
    }
    catch (cause) {
        // Not JSON after all: compared as it stands.
        if (cause instanceof SyntaxError)
            return text;
        throw cause;
    }
}
//# sourceMappingURL=compare.js.map
// EXTERNAL MODULE: ./lib/src/core/recipe/merge.js
var merge = __webpack_require__(23107);
// EXTERNAL MODULE: ./lib/src/yaml.js + 4 modules
var yaml = __webpack_require__(23551);
;// CONCATENATED MODULE: ./lib/src/core/recipe-command/aliases.js
/** Names of one flag, as data: short and old spellings on the left, the one that is compared on the right. */
const sglang = {
    tp: 'tensor-parallel-size',
    'tp-size': 'tensor-parallel-size',
    dp: 'data-parallel-size',
    'dp-size': 'data-parallel-size',
    pp: 'pipeline-parallel-size',
    'pp-size': 'pipeline-parallel-size',
    ep: 'expert-parallel-size',
    'ep-size': 'expert-parallel-size',
    model: 'model-path',
    'speculative-algo': 'speculative-algorithm',
    'speculative-draft-model': 'speculative-draft-model-path',
    'cuda-graph-max-bs-decode': 'cuda-graph-max-bs',
    'nsa-prefill-backend': 'dsa-prefill-backend',
    'nsa-decode-backend': 'dsa-decode-backend',
    'context-len': 'context-length',
};
const vllm = {
    tp: 'tensor-parallel-size',
    dp: 'data-parallel-size',
    pp: 'pipeline-parallel-size',
    dcp: 'decode-context-parallel-size',
    pcp: 'prefill-context-parallel-size',
    ep: 'enable-expert-parallel',
    dpl: 'data-parallel-size-local',
    dpa: 'data-parallel-address',
    dpp: 'data-parallel-rpc-port',
    dph: 'data-parallel-hybrid-lb',
    O: 'compilation-config',
    cc: 'compilation-config',
    sc: 'speculative-config',
    ac: 'attention-config',
    q: 'quantization',
    n: 'nnodes',
    r: 'node-rank',
};
const trtllm = {
    tp: 'tensor-parallel-size',
    'tp-size': 'tensor-parallel-size',
    pp: 'pipeline-parallel-size',
    'pp-size': 'pipeline-parallel-size',
    ep: 'moe-expert-parallel-size',
    'ep-size': 'moe-expert-parallel-size',
    model: 'model-path',
    'extra-llm-api-options': 'config',
    'extra-engine-args': 'config',
    'kv-cache-free-gpu-memory-fraction': 'free-gpu-memory-fraction',
};
const byFamily = { sglang, vllm, trtllm };
/** `--Name_of` → `name-of`, then its alias within the family. */
function canonicalFlag(family, written) {
    const bare = written.replace(/^-+/, '');
    const aliases = byFamily[family];
    const known = (name) => aliases !== undefined && Object.hasOwn(aliases, name) ? aliases[name] : undefined;
    const name = bare.replaceAll('_', '-');
    return known(name) ?? known(name.toLowerCase()) ?? name.toLowerCase();
}
//# sourceMappingURL=aliases.js.map
;// CONCATENATED MODULE: ./lib/src/core/recipe-command/launch-command.js
/** One launch command: which program, with which flags, environment and image. */

const modules = {
    'sglang.launch_server': 'sglang',
    'dynamo.sglang': 'sglang',
    'sglang_router.launch_router': 'sglang-router',
    'dynamo.vllm': 'vllm',
    'vllm.entrypoints.openai.api_server': 'vllm',
    'dynamo.trtllm': 'trtllm',
    'dynamo.frontend': 'dynamo-frontend',
};
/** The first known program among the words; wrappers before it (numactl, mpirun, srun …) do not matter. */
function findProgram(words) {
    for (const [at, word] of words.entries()) {
        const name = word.slice(word.lastIndexOf('/') + 1);
        const next = words[at + 1] ?? '';
        const module = words[at + 2] ?? '';
        if (/^python[\d.]*$/.test(name) && next === '-m' && Object.hasOwn(modules, module)) {
            const family = modules[module];
            if (family !== undefined)
                return { family, rest: words.slice(at + 3) };
        }
        if ((name === 'vllm' || name === 'sglang') && next === 'serve')
            return { family: name, rest: words.slice(at + 2) };
        if (name === 'sglang-router' || name === 'smg')
            return { family: 'sglang-router', rest: words.slice(at + 1) };
        if (name === 'trtllm-serve') {
            if (next === 'disaggregated')
                return { family: 'trtllm-disaggregated', rest: words.slice(at + 2) };
            return { family: 'trtllm', rest: words.slice(next === 'serve' ? at + 2 : at + 1) };
        }
    }
    return undefined;
}
function launchCommand(program, env, where) {
    const flags = readFlags(program);
    const mode = flags.get('disaggregation-mode');
    return {
        family: program.family,
        pool: mode === 'prefill' || mode === 'decode' ? mode : 'aggregated',
        flags,
        env,
        ...where,
    };
}
const isFlag = (word) => /^--?[A-Za-z]/.test(word);
function readFlags({ family, rest }) {
    const flags = new Map();
    let at = 0;
    const [first] = rest;
    if (first !== undefined && !isFlag(first)) {
        flags.set(family === 'vllm' ? 'model' : 'model-path', first);
        at = 1;
    }
    while (at < rest.length) {
        const word = rest[at++] ?? '';
        if (!isFlag(word))
            continue;
        const equals = word.indexOf('=');
        const values = equals < 0 ? [] : [word.slice(equals + 1)];
        if (equals < 0)
            while (at < rest.length && !isFlag(rest[at] ?? ''))
                values.push(rest[at++] ?? '');
        setFlag(flags, family, equals < 0 ? word : word.slice(0, equals), values);
    }
    return flags;
}
/** A flag given again wins, as argparse does it; `--no-x` is `x` off. */
function setFlag(flags, family, written, values) {
    const name = canonicalFlag(family, written);
    if (values.length === 0 && name.startsWith('no-'))
        flags.set(name.slice(3), false);
    else
        flags.set(name, values.length === 0 ? true : values.join(' '));
}
//# sourceMappingURL=launch-command.js.map
;// CONCATENATED MODULE: ./lib/src/core/recipe-command/shell-words.js
/** Shell text, as cookbooks publish it, cut into simple commands. A reader of commands, not a shell: nothing runs. */
/** Markdown fences and prompts are skipped; redirections are dropped. */
function readShell(source) {
    const reader = new Reader(withoutMarkdown(source));
    reader.run();
    return { commands: reader.commands, documents: reader.documents };
}
/** Same number of lines, so that places stay right. */
const withoutMarkdown = (source) => source
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => (/^\s*(?:```|~~~)/.test(line) ? '' : line.replace(/^\s*\$ /, '')))
    .join('\n');
const separators = new Set([';', '&', '|', '(', ')']);
class Reader {
    commands = [];
    documents = [];
    #text;
    #at = 0;
    #line = 1;
    #words = [];
    #firstLine = 1;
    /** The word being read; undefined between words, so that '' is a word too. */
    #word;
    #redirect;
    #target;
    #delimiter;
    constructor(text) {
        this.#text = text;
    }
    run() {
        while (this.#at < this.#text.length)
            this.#step();
        this.#endCommand();
    }
    #step() {
        const char = this.#text[this.#at] ?? '';
        if (char === '\\')
            this.#escape();
        else if (char === "'")
            this.#single();
        else if (char === '"')
            this.#double();
        else if (char === '$' && this.#text[this.#at + 1] === '(')
            this.#substitution();
        else if (char === '\n')
            this.#newline();
        else if (/\s/.test(char))
            this.#endWord(1);
        else if (char === '#' && this.#word === undefined)
            this.#comment();
        else if (char === '<' || char === '>')
            this.#redirection();
        else if (separators.has(char)) {
            this.#endCommand();
            this.#at++;
        }
        else
            this.#take(char);
    }
    #take(text) {
        if (this.#word === undefined && this.#words.length === 0)
            this.#firstLine = this.#line;
        this.#word = (this.#word ?? '') + text;
        this.#at += text.length;
    }
    #escape() {
        const next = this.#text[this.#at + 1];
        // Pages often lose the end of a line to white space after the backslash.
        const continued = /^\\[ \t]*\n/.exec(this.#text.slice(this.#at, this.#at + 200));
        if (continued) {
            this.#endWord(continued[0].length);
            this.#line++;
        }
        else {
            this.#at++;
            this.#take(next ?? '');
        }
    }
    #single() {
        const end = this.#text.indexOf("'", this.#at + 1);
        const raw = this.#text.slice(this.#at + 1, end < 0 ? undefined : end);
        this.#quoted(raw, raw);
    }
    #double() {
        let end = this.#at + 1;
        while (end < this.#text.length && this.#text[end] !== '"')
            end += this.#text[end] === '\\' ? 2 : 1;
        const raw = this.#text.slice(this.#at + 1, end);
        this.#quoted(raw, raw.replaceAll('\\\n', '').replace(/\\([\\"$`])/g, '$1'));
    }
    /** `raw` between its quotes, which means `content`. */
    #quoted(raw, content) {
        this.#take('');
        this.#word = (this.#word ?? '') + content;
        this.#line += raw.split('\n').length - 1;
        this.#at += raw.length + 2;
    }
    #substitution() {
        let depth = 0;
        let end = this.#at + 1;
        for (; end < this.#text.length; end++) {
            if (this.#text[end] === '(')
                depth++;
            if (this.#text[end] === ')' && --depth === 0)
                break;
        }
        this.#take(this.#text.slice(this.#at, end + 1));
    }
    #comment() {
        const end = this.#text.indexOf('\n', this.#at);
        this.#at = end < 0 ? this.#text.length : end;
    }
    /** `2>&1`, `> file`, `<<END`; the word that follows is no argument. `<your-ip>` is a hole for the reader. */
    #redirection() {
        const hole = /^<[A-Za-z][\w-]*>/.exec(this.#text.slice(this.#at, this.#at + 64))?.[0];
        if (hole !== undefined) {
            this.#take(hole);
            return;
        }
        if (this.#word !== undefined && /^\d+$/.test(this.#word))
            this.#word = undefined;
        this.#endWord(0);
        const operator = /^(?:<<-?|[<>]+&?)/.exec(this.#text.slice(this.#at, this.#at + 4))?.[0] ?? '>';
        this.#at += operator.length;
        this.#redirect = operator.startsWith('<<') ? '<<' : '>';
    }
    #endWord(skip) {
        this.#at += skip;
        if (this.#word === undefined)
            return;
        if (this.#redirect === '>')
            this.#target = this.#word;
        else if (this.#redirect === '<<')
            this.#delimiter = this.#word;
        else
            this.#words.push(this.#word);
        this.#word = undefined;
        this.#redirect = undefined;
    }
    #newline() {
        this.#endWord(0);
        const [delimiter, target] = [this.#delimiter, this.#target];
        this.#endCommand();
        this.#at++;
        this.#line++;
        if (delimiter !== undefined)
            this.#hereDocument(delimiter, target);
    }
    #hereDocument(delimiter, path) {
        const lines = this.#text.slice(this.#at).split('\n');
        const end = lines.findIndex((line) => line.trim() === delimiter);
        const body = end < 0 ? lines : lines.slice(0, end);
        this.documents.push({ path, text: `${body.join('\n')}\n` });
        const consumed = end < 0 ? lines : lines.slice(0, end + 1);
        this.#at += consumed.join('\n').length + (end < 0 ? 0 : 1);
        this.#line += consumed.length;
    }
    #endCommand() {
        this.#endWord(0);
        if (this.#words.length > 0)
            this.commands.push({ words: this.#words, line: this.#firstLine });
        this.#words = [];
        this.#target = undefined;
        this.#delimiter = undefined;
    }
}
//# sourceMappingURL=shell-words.js.map
;// CONCATENATED MODULE: ./lib/src/core/recipe-command/parse-published.js
/** Launch commands of a published page: bare, with `env`, in `docker run`, or inside `bash -c`. */







/** INFX180 when the text holds no launch command. */
function parsePublished(text, path) {
    const scope = { variables: new Map(), exported: new Map(), commands: [], documents: [] };
    readInto(scope, text, 0);
    const commands = scope.commands.map((command) => withConfigFile(command, scope.documents));
    if (commands.length > 0)
        return { commands, problems: [] };
    return {
        commands,
        problems: [
            (0,catalogue/* problem */.CC)('INFX180', `${path} holds no launch command that is known`, {
                at: { file: path, line: 1, col: 1 },
            }),
        ],
    };
}
const maxNesting = 4;
function readInto(scope, text, nesting) {
    const shell = readShell(text);
    for (const command of shell.commands)
        readCommand(scope, command, nesting);
    const filledIn = ({ path, text: body }) => ({
        path: path === undefined ? undefined : expand(path, scope.variables),
        text: expand(body, scope.variables),
    });
    scope.documents.push(...shell.documents.map(filledIn));
}
function readCommand(scope, { words, line }, nesting) {
    const unwrapped = unwrap(words.map((word) => expand(word, scope.variables)));
    // A container inherits nothing of the shell that starts it.
    const env = unwrapped.image === undefined ? new Map([...scope.exported, ...unwrapped.env]) : unwrapped.env;
    if (unwrapped.script !== undefined && nesting < maxNesting) {
        const inner = {
            variables: new Map(env),
            exported: new Map(env),
            commands: [],
            documents: scope.documents,
        };
        readInto(inner, unwrapped.script, nesting + 1);
        scope.commands.push(...inner.commands.map((command) => ({ ...command, line, ...imageOf(unwrapped) })));
        return;
    }
    const program = findProgram(unwrapped.words) ?? entryPointOf(unwrapped);
    if (program) {
        scope.commands.push(launchCommand(program, env, { line, ...imageOf(unwrapped) }));
        return;
    }
    const isExport = words[0] === 'export';
    if (unwrapped.words.length > 0 && !isExport)
        return;
    for (const [name, value] of unwrapped.env) {
        scope.variables.set(name, value);
        if (isExport || scope.exported.has(name))
            scope.exported.set(name, value);
    }
    // `export A B=c`: A was assigned before.
    for (const word of isExport ? unwrapped.words : []) {
        const [, name = word, value = scope.variables.get(word)] = assignment.exec(word) ?? [];
        if (value === undefined)
            continue;
        scope.variables.set(name, value);
        scope.exported.set(name, value);
    }
}
const imageOf = ({ image }) => (image === undefined ? {} : { image });
const assignment = /^([A-Za-z_]\w*)=([\s\S]*)$/;
/** Takes off assignments, `env`, `export`, `sudo`, `docker run` and `bash -c`. */
function unwrap(given) {
    const env = new Map();
    let words = given;
    let image;
    for (;;) {
        const [first = ''] = words;
        const match = assignment.exec(first);
        if (match) {
            env.set(match[1] ?? '', match[2] ?? '');
            words = words.slice(1);
        }
        else if (['env', 'export', 'sudo', 'nohup', 'exec', 'time'].includes(first))
            words = words.slice(1);
        else if ((first === 'docker' || first === 'podman') && words[1] === 'run') {
            const container = readContainer(words.slice(2), env);
            image = container.image;
            words = container.words;
        }
        else if (/^(?:.*\/)?(?:ba|z)?sh$/.test(first) && /^-\w*c$/.test(words[1] ?? '')) {
            return { env, words: [], script: words[2] ?? '', ...(image === undefined ? {} : { image }) };
        }
        else
            return { env, words, ...(image === undefined ? {} : { image }) };
    }
}
/** Options of `docker run` that stand alone; every other one takes the next word, unless it has `=`. */
const loneOptions = new Set([
    ...[
        '--rm',
        '--privileged',
        '--init',
        '--detach',
        '--interactive',
        '--tty',
        '--read-only',
        '--no-healthcheck',
    ],
    ...['-d', '-i', '-t', '-it', '-ti', '-dit', '-itd', '-P', '--publish-all', '--oom-kill-disable'],
]);
function readContainer(options, env) {
    let entrypoint;
    for (let at = 0; at < options.length; at++) {
        const option = options[at] ?? '';
        if (!option.startsWith('-')) {
            const words = options.slice(at + 1);
            return { image: option, words: entrypoint ? [entrypoint, ...words] : words };
        }
        if (loneOptions.has(option))
            continue;
        const equals = option.startsWith('--') ? option.indexOf('=') : -1;
        const name = equals < 0 ? option : option.slice(0, equals);
        const value = equals < 0 ? (options[++at] ?? '') : option.slice(equals + 1);
        if (name === '--entrypoint')
            entrypoint = value;
        const match = name === '-e' || name === '--env' ? assignment.exec(value) : null;
        if (match)
            env.set(match[1] ?? '', match[2] ?? '');
    }
    return { words: [] };
}
/** Images whose entry point is the server itself: the words behind the image are its flags. */
function entryPointOf({ image, words }) {
    return image !== undefined && /vllm-openai/.test(image) ? { family: 'vllm', rest: words } : undefined;
}
/**
 * `$A`, `${A}` and `${A:-usual}` of assignments in the same text; others stay, as holes that the page leaves to its
 * reader.
 */
const expand = (word, known) => word.replace(/\$(?:\{(\w+)(?::?-([^}]*))?\}|(\w+))/g, (whole, braced, usual, plain) => known.get(braced ?? plain ?? '') ?? usual ?? whole);
/** TensorRT-LLM's options stand in a file that the page writes just before. */
function withConfigFile(command, documents) {
    const path = command.flags.get('config');
    if (command.family !== 'trtllm' || typeof path !== 'string')
        return command;
    const document = documents.find((candidate) => candidate.path === path);
    if (!document)
        return command;
    const { value } = (0,yaml.loadYaml)(document.text, path);
    return (0,merge/* isMapping */.pi)(value) ? { ...command, flags: withOptions(command.flags, value) } : command;
}
/** Options of a file under the flags of the command, which win. */
function withOptions(flags, options) {
    const ofFile = Object.entries(options).map(([name, value]) => [
        canonicalFlag('trtllm', name),
        typeof value === 'string' || typeof value === 'boolean' ? value : JSON.stringify(value),
    ]);
    return new Map([...ofFile, ...flags]);
}
//# sourceMappingURL=parse-published.js.map
// EXTERNAL MODULE: ./lib/src/core/render/text.js
var render_text = __webpack_require__(67654);
;// CONCATENATED MODULE: ./lib/src/core/recipe-command/render.js
/** A comparison as lines for a terminal. */


const longest = 72;
/** Findings first within each process, then what is the harness's own; ends with a count of each kind. */
function renderComparison(rows, { all }) {
    const processes = [...new Set(rows.map(({ process }) => process))];
    const blocks = processes.flatMap((process) => {
        const own = rows.filter((row) => row.process === process);
        const shown = order.flatMap((status) => own.filter((row) => row.status === status && (all || status !== 'same')));
        const same = own.filter(({ status }) => status === 'same').length;
        return [`${process}  ${same} the same`, ...shown.flatMap(rowLines)];
    });
    return [...blocks, countLine(rows)].join('\n');
}
const order = ['differs', 'missing', 'extra', 'harness-only', 'same'];
const words = {
    differs: 'differs',
    missing: 'missing there',
    extra: 'only there',
    'harness-only': 'harness only',
    same: 'same',
};
function rowLines(row) {
    const subject = row.what === 'flag' ? `--${row.name}` : row.what === 'env' ? row.name : row.what;
    const head = `  ${words[row.status].padEnd(13)}  ${subject}`;
    if (row.what === 'process')
        return [head];
    if (row.status === 'differs') {
        return [head, `      here   ${value(row.ours)}`, `      there  ${value(row.published)}`];
    }
    const one = value(row.ours ?? row.published);
    return [`${head} ${one}${row.why === undefined ? '' : `  (${row.why})`}`.trimEnd()];
}
/** Values come from a page that anyone may have written: one line, of bounded length. */
function value(text) {
    if (text === undefined || text === 'true')
        return '';
    return (0,render_text/* clip */.$Q)((0,render_text/* oneLine */.TN)(text), longest);
}
function countLine(rows) {
    const counts = order.map((status) => [status, rows.filter((row) => row.status === status).length]);
    const parts = counts.filter(([, count]) => count > 0).map(([status, count]) => `${count} ${words[status]}`);
    const verdict = rows.some(isFinding) ? 'not the same' : 'the same, but for what only the harness needs';
    return `${verdict}: ${parts.join(', ')}`;
}
//# sourceMappingURL=render.js.map
// EXTERNAL MODULE: ./lib/src/engines/command/text.js
var command_text = __webpack_require__(86045);
;// CONCATENATED MODULE: ./lib/src/engines/command/comparable.js
/** The launch commands of a plan in the form that published ones are compared in: one per kind of process. */





/** First rank of the first worker of each pool, then routers and front ends; services beside the engine are left out. */
function comparableCommands(plan, model) {
    const seen = new Set();
    return plan.processes.flatMap((process) => {
        const kind = `${process.kind} ${process.pool ?? ''}`;
        if (seen.has(kind))
            return [];
        seen.add(kind);
        const program = findProgram(process.argv.map((word) => comparable_shown(word, model)));
        if (!program)
            return [];
        const env = new Map(Object.entries(process.env).map(([name, value]) => [name, comparable_shown(value, model)]));
        const command = launchCommand(program, env, { image: process.image ?? plan.image });
        return [{ ...command, pool: poolOf(process), flags: flagsOf(command, plan, model) }];
    });
}
const poolOf = ({ pool }) => pool ?? 'aggregated';
/** TensorRT-LLM's options stand in a file of the plan. */
function flagsOf(command, plan, model) {
    const path = command.flags.get('config');
    const file = plan.files.find(({ name }) => typeof path === 'string' && path.endsWith(`/${name}`));
    if (!file || command.family !== 'trtllm')
        return command.flags;
    const { value } = (0,yaml.loadYaml)(comparable_shown(file.text, model), file.name);
    return (0,merge/* isMapping */.pi)(value) ? withOptions(command.flags, value) : command.flags;
}
const comparable_shown = (text, model) => (0,command_text/* resolveText */.WY)(text, (hole) => holeText(hole, model));
function holeText(placeholder, model) {
    switch (placeholder.kind) {
        case 'model-path':
            return model;
        case 'node-address':
        case 'node-name':
            return `$NODE${placeholder.node}`;
        case 'draft-model-path':
            return '$DRAFT_MODEL_PATH';
        case 'work-dir':
            return '$WORK_DIR';
        case 'job-id':
            return '$JOB_ID';
    }
}
//# sourceMappingURL=comparable.js.map
// EXTERNAL MODULE: ./lib/src/engines/command/engine-plan.js
var engine_plan = __webpack_require__(57302);
// EXTERNAL MODULE: ./lib/src/engines/command/plan-engine.js + 30 modules
var plan_engine = __webpack_require__(10330);
// EXTERNAL MODULE: ./lib/src/engines/command/shell.js
var shell = __webpack_require__(43838);
// EXTERNAL MODULE: ./lib/src/files/repository-file.js
var repository_file = __webpack_require__(1251);
// EXTERNAL MODULE: ./lib/src/files/snapshot.js
var files_snapshot = __webpack_require__(3636);
// EXTERNAL MODULE: ./lib/src/sweep/prepare.js + 1 modules
var prepare = __webpack_require__(7021);
// EXTERNAL MODULE: ./lib/src/sweep/sides.js + 1 modules
var sweep_sides = __webpack_require__(57279);
// EXTERNAL MODULE: ./lib/src/cli/failure.js
var failure = __webpack_require__(95085);
;// CONCATENATED MODULE: ./lib/src/cli/recipe.js
/** `infx recipe …` and `infx golden-al`: what a point starts, how that compares with a page, what it must accept. */





















/** Prints the commands to standard output, notices to standard error. */
async function commandVerb(wanted, given, options) {
    const point = await onePoint(wanted, given);
    const acceptance = options.asWritten === true ? 'as-written' : 'inject';
    const plan = enginePlan(point, { ...engine_plan/* usualPlanOptions */.A, acceptance });
    if (acceptance === 'inject')
        (0,failure/* printProblems */.Mr)(missingTarget(point));
    if (given.json === true) {
        process.stdout.write(`${JSON.stringify(plan, patternsAsText, 1)}\n`);
        return 0;
    }
    const form = options.docker === true ? 'docker' : 'bare';
    process.stdout.write(`# ${point.title}\n# ${point.id} · ${plan.engine} · ${plan.image}\n`);
    process.stdout.write((0,shell/* shellText */.o)(plan, { form, model: point.model }));
    return 0;
}
/** Exit code 1 when anything differs that is not the harness's own. */
async function compareVerb(wanted, file, given, options) {
    const point = await onePoint(wanted, given);
    const published = parsePublished(textOf(file), file);
    if ((0,problem/* hasErrors */.Cs)(published.problems))
        throw new problem/* ProblemError */.Mm(published.problems);
    const plan = enginePlan(point, { ...engine_plan/* usualPlanOptions */.A, acceptance: 'as-written' });
    const rows = compareCommands(comparableCommands(plan, point.model), published.commands);
    process.stdout.write(given.json === true
        ? `${JSON.stringify(rows, null, 1)}\n`
        : `${renderComparison(rows, { all: options.all === true })}\n`);
    return rows.some(isFinding) ? 1 : 0;
}
async function goldenVerb(options, given) {
    const { settings, problems } = (0,prepare/* readSettings */.sb)(given, process.cwd(), {});
    if (!settings)
        throw new problem/* ProblemError */.Mm(problems);
    const { snapshot } = await (0,files_snapshot/* readSnapshotFromWorkTree */.s)(settings.repoDir, {
        configFiles: [],
        goldenAlDir: settings.goldenAlDir,
    });
    const loaded = (0,curves/* loadGoldenCurves */.m)(snapshot.goldenCurves);
    const found = goldenAcceptance({
        model: options.model,
        method: options.method,
        tokens: tokenCount(options.tokens),
        thinking: thinkingMode(options.thinking),
    }, loaded.curves);
    const all = [...loaded.problems, ...found.problems];
    (0,failure/* printProblems */.Mr)(all);
    if (!found.answer)
        return (0,failure/* exitCodeOf */.FO)(all);
    process.stdout.write(given.json === true ? `${JSON.stringify(found.answer)}\n` : `${found.answer.acceptanceLength}\n`);
    return 0;
}
/** The page may lie outside of the repository. Throws ProblemError. */
function textOf(file) {
    const path = (0,external_node_path_.resolve)(process.cwd(), file);
    const read = (0,repository_file/* readFileBelow */.Ir)((0,external_node_path_.dirname)(path), (0,external_node_path_.basename)(path));
    if (read.kind === 'text')
        return read.file.text;
    throw new problem/* ProblemError */.Mm([
        read.kind === 'refused' ? read.problem : (0,catalogue/* problem */.CC)('INFX308', `${file} does not exist`),
    ]);
}
/** The plan of a point, its notices printed. Throws ProblemError. */
function enginePlan(point, options) {
    const { plan, problems } = (0,plan_engine/* planEngine */.K)(point, options);
    if (!plan)
        throw new problem/* ProblemError */.Mm(problems);
    (0,failure/* printProblems */.Mr)(problems);
    return plan;
}
/** A sweep would refuse the point; here the command is still worth seeing. */
const missingTarget = (point) => point.kind === 'benchmark' &&
    point.scenario === 'agentic-coding' &&
    point.specDecoding !== 'none' &&
    point.acceptance === undefined
    ? [
        (0,catalogue/* problem */.CC)('INFX179', `${point.title} speculates and has no golden acceptance, so none is injected`, {
            severity: 'warning',
            hint: 'infx check tells which curve is missing',
        }),
    ]
    : [];
/**
 * Every key is planned unless `--keys` narrows it. A command is of real hardware, but what a simulated sweep called a
 * point names it all the same. Throws ProblemError (INFX181) unless exactly one point is meant.
 */
async function onePoint(wanted, given) {
    const { settings, config, problems } = (0,prepare/* readSettings */.sb)(given, process.cwd(), {});
    if (!settings)
        throw new problem/* ProblemError */.Mm(problems);
    const sides = await (0,sweep_sides/* readSides */.h)(settings, {});
    const plan = (overrides) => {
        const planned = (0,plan_sweep/* planSweep */.c)({
            head: sides.head,
            entries: undefined,
            keys: settings.keys ?? ['*'],
            labels: settings.labels,
            trigger: { kind: 'command', labels: settings.labels },
            // What is wrong elsewhere must not keep a command from being shown: `infx check` tells it.
            policy: { ...(0,prepare/* policyOf */.US)(settings, config), unknownRunner: 'warning', unboundRecipe: 'warning' },
            overrides,
        });
        if (!planned.plan)
            throw new problem/* ProblemError */.Mm([...sides.problems, ...planned.problems].filter(isError));
        return planned.plan.points;
    };
    const points = plan({});
    const named = (0,named_points/* namedPoints */.zx)(points, wanted);
    const found = named.length > 0
        ? named
        : realOnes((0,named_points/* namedPoints */.zx)(plan((0,prepare/* overridesOf */.FB)({ ...settings, simulate: true }, config)), wanted), points);
    const [point, ...others] = found;
    if (point && others.length === 0)
        return point;
    const message = point
        ? `"${wanted}" means ${found.length} points`
        : `"${wanted}" is neither id nor title of any of ${points.length} points, simulated or not`;
    const alike = (0,named_points/* idsLike */.qT)(points, wanted);
    const hint = alike.length > 0
        ? `alike but for image, recipe, duration or another part that the digits stand for: ${alike.join(', ')}`
        : `for example:\n    ${(0,named_points/* pointLines */.QT)(point ? found : points, 12).join('\n    ')}`;
    throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX181', message, { hint })]);
}
/** The same points on real hardware. */
const realOnes = (simulated, points) => points.filter((real) => simulated.some(({ configKey, title }) => configKey === real.configKey && title === real.title));
const isError = ({ severity }) => severity === 'error';
const patternsAsText = (_key, value) => value instanceof RegExp ? value.source : value;
function tokenCount(written) {
    if (/^[1-9]\d*$/.test(written))
        return Number(written);
    throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX300', `tokens: expected a whole number ≥ 1, got "${written}"`)]);
}
function thinkingMode(written) {
    if (written === 'on' || written === 'off')
        return written;
    throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX300', `thinking: expected "on" or "off", got "${written}"`)]);
}
//# sourceMappingURL=recipe.js.map

/***/ }),

/***/ 78595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QT: () => (/* binding */ pointLines),
/* harmony export */   qT: () => (/* binding */ idsLike),
/* harmony export */   zx: () => (/* binding */ namedPoints)
/* harmony export */ });
/* harmony import */ var _wildcard_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5358);

/** Exact names first: a title that holds a `*` still means itself. `wanted` may be the twelve digits that end an id. */
function namedPoints(points, wanted) {
    const exact = points.filter(({ id, title }) => id === wanted || title === wanted || endsWith(id, wanted));
    if (exact.length > 0)
        return exact;
    return points.filter(({ id, title }) => (0,_wildcard_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesWildcard */ ._)(wanted, id) || (0,_wildcard_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesWildcard */ ._)(wanted, title));
}
const endsWith = (id, digits) => /^[0-9a-f]{12}$/.test(digits) && id.endsWith(`-${digits}`);
/** One line each, to choose from. */
const pointLines = (points, count) => [
    ...points.slice(0, count).map(({ id, title }) => `${id}  (${title})`),
    ...(points.length > count ? [`and ${points.length - count} more`] : []),
];
/** Ids that are alike but for their digits: the same point with another image, recipe, duration or engine. */
const idsLike = (points, wanted) => points.flatMap(({ id }) => (id !== wanted && nameIn(id) === nameIn(wanted) ? [id] : []));
const nameIn = (id) => id.replace(/-[0-9a-f]{12}$/, '');
//# sourceMappingURL=named-points.js.map

/***/ }),

/***/ 67654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   F1: () => (/* binding */ displayWidth),
/* harmony export */   Ng: () => (/* binding */ fitMiddle),
/* harmony export */   Pk: () => (/* binding */ fitColumns),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   TN: () => (/* binding */ oneLine)
/* harmony export */ });
/** Untrusted text made safe to print: control and direction characters, display width, cutting of prose. */
// C0 and C1 controls, and the characters that reorder or hide what follows ("Trojan Source").
const hidden = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;
/** Text without terminal escapes and direction overrides: each becomes U+FFFD, so that the reader sees that there was something. */
const visible = (text) => text.replace(/\r\n?/g, '\n').replace(hidden, '\ufffd');
/** {@link visible} on one line: every run of white space is one space. */
const oneLine = (text) => visible(text).replace(/\s+/g, ' ').trim();
/** Cuts prose to `max` characters (code points) and says so with `…`. */
function clip(text, max) {
    const characters = Array.from(text);
    return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`;
}
const wide = /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const zeroWidth = /[\p{Mn}\p{Me}\u200b-\u200d\u2060\ufe00-\ufe0f]/u;
/** Columns one character takes on a terminal (UAX #11: East Asian wide = 2, combining = 0). */
const columnsOf = (character) => zeroWidth.test(character) ? 0 : wide.test(character) ? 2 : 1;
/** Columns a text takes on a terminal. */
function displayWidth(text) {
    let columns = 0;
    for (const character of text)
        columns += columnsOf(character);
    return columns;
}
/** Text in exactly `columns` terminal columns: padded, or cut with `…`. */
function fitColumns(text, columns, align) {
    const cut = displayWidth(text) <= columns ? text : cutColumns(text, columns);
    const padding = ' '.repeat(Math.max(0, columns - displayWidth(cut)));
    return align === 'left' ? cut + padding : padding + cut;
}
/** Text in at most `columns` terminal columns, cut in its middle: both ends of a point's name tell it from others. */
function fitMiddle(text, columns) {
    if (displayWidth(text) <= columns)
        return text;
    const head = cutColumns(text, Math.ceil(columns / 2));
    const tail = Array.from(cutColumns(Array.from(text).reverse().join(''), columns - displayWidth(head) + 1));
    return `${head}${tail.reverse().slice(1).join('')}`;
}
function cutColumns(text, columns) {
    let kept = '';
    let used = 0;
    for (const character of text) {
        if (used + columnsOf(character) > columns - 1)
            break;
        kept += character;
        used += columnsOf(character);
    }
    return columns > 0 ? `${kept}…` : '';
}
//# sourceMappingURL=text.js.map

/***/ }),

/***/ 43838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ shellText)
/* harmony export */ });
/* unused harmony export shellWord */
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86045);

/** Variables to set · files · processes in start order, each under a comment that says where it is to be run. */
function shellText(plan, options) {
    const blocks = [
        variableLines(plan, options),
        plan.preparations.map(preparationText).join('\n'),
        ...plan.files.map(fileText),
        partsText(plan),
        ...plan.processes.map((process) => processText(plan, process, options)),
    ];
    return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
/** Nothing of it is a script to run from top to bottom: every part serves until it is stopped. */
function partsText({ processes, nodes }) {
    if (processes.length === 1)
        return '';
    const where = nodes === 1 ? 'one node' : `${nodes} nodes`;
    return [
        `# ${processes.length} parts on ${where}, to be started in this order. Each serves until it is stopped: give it a shell of its own,`,
        '# and set there what stands above. etcd, NATS and Mooncake must listen before the workers start.',
    ].join('\n');
}
/** Inside every container of the plan, before its process. */
function preparationText(step) {
    if (step.kind === 'setup-script')
        return `# first, in every container: bash ${shellWord(step.path)}`;
    return step.source === 'hash'
        ? `# first, in every container: Dynamo built from commit ${step.value}`
        : `# first, in every container: pip install ai-dynamo==${shellWord(step.value)} ai-dynamo-runtime==${shellWord(step.value)}`;
}
const kinds = ['node-address', 'node-name', 'model-path', 'draft-model-path', 'work-dir', 'job-id'];
function variableLines(plan, options) {
    const used = new Map();
    const texts = [
        ...plan.files.map((file) => file.text),
        ...plan.processes.flatMap(({ argv, env }) => [...argv, ...Object.values(env)]),
    ];
    for (const placeholder of texts.flatMap(_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeholdersOf */ .iJ))
        used.set(variable(placeholder), placeholder);
    if (plan.files.length > 0)
        used.set('WORK_DIR', { kind: 'work-dir' });
    return [...used]
        .sort(([, a], [, b]) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || nodeOf(a) - nodeOf(b))
        .map(([name, placeholder]) => `${name}=\${${name}${usual(placeholder, plan, options)}}`)
        .join('\n');
}
const nodeOf = (placeholder) => ('node' in placeholder ? placeholder.node : 0);
function variable(placeholder) {
    switch (placeholder.kind) {
        case 'node-address':
            return `NODE${placeholder.node}_IP`;
        case 'node-name':
            return `NODE${placeholder.node}_NAME`;
        case 'model-path':
            return 'MODEL_PATH';
        case 'draft-model-path':
            return 'DRAFT_MODEL_PATH';
        case 'work-dir':
            return 'WORK_DIR';
        case 'job-id':
            return 'JOB_ID';
    }
}
/** `:-value` where something sensible exists, else `:?what is wanted`, at which the shell stops. */
function usual(placeholder, plan, { form, model }) {
    switch (placeholder.kind) {
        case 'node-address':
            return plan.nodes === 1 ? ':-127.0.0.1' : `:?address of node ${placeholder.node}`;
        case 'node-name':
            return plan.nodes === 1 ? ':-localhost' : `:?name of node ${placeholder.node}`;
        case 'model-path':
            return form === 'docker' ? ':?folder of the model on every node' : `:-${model}`;
        case 'draft-model-path':
            return ':?folder of the draft model on every node';
        case 'work-dir':
            return ':-/tmp/infx-work';
        case 'job-id':
            return ':-by-hand';
    }
}
function fileText({ name, text }) {
    const body = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .partsOf */ .CI)(text)
        .map((part) => (typeof part === 'string' ? part.replace(/[\\$`]/g, '\\$&') : `\${${variable(part)}}`))
        .join('');
    return `mkdir -p "$WORK_DIR" && cat > "$WORK_DIR/${name}" <<INFX_END\n${body.replace(/\n$/, '')}\nINFX_END`;
}
function processText(plan, process, options) {
    const nodes = process.nodes.length === 1 ? 'node' : 'nodes';
    const gpus = process.gpuIndices.length === 0 ? '' : ` · GPUs ${process.gpuIndices.join(',')}`;
    const where = `on ${nodes} ${process.nodes.join(',')}${gpus}`;
    const heading = plan.processes.length === 1 ? `# ${process.role} ${where}` : `# ---- ${process.role}: run this ${where}`;
    const launch = launchWords(process);
    const words = wrapped(process.argv.map(shellWord));
    const command = launch === '' ? words : `${launch} \\\n  ${words}`;
    if (options.form === 'bare') {
        const env = Object.entries(process.env).map(([name, value]) => `${name}=${shellWord(value)} \\\n`);
        return `${heading}\n${env.join('')}${command}`;
    }
    return `${heading}\n${wrapped(dockerWords(plan, process))} \\\n  ${command}`;
}
/** One MPI task per GPU; on one node mpirun starts them, over several the scheduler does. */
function launchWords({ start, nodes, gpuIndices }) {
    const tasks = nodes.length * gpuIndices.length;
    if (start === 'plain' || tasks <= 1)
        return '';
    return nodes.length === 1
        ? `mpirun -n ${tasks} --oversubscribe --allow-run-as-root`
        : `srun --mpi=pmix --nodes=${nodes.length} --ntasks=${tasks}`;
}
function dockerWords(plan, process) {
    const uses = new Set([...process.argv, ...Object.values(process.env)].flatMap(_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeholdersOf */ .iJ).map(variable));
    const folders = ['MODEL_PATH', 'DRAFT_MODEL_PATH'].filter((name) => uses.has(name));
    const hasGpus = process.gpuIndices.length > 0;
    return [
        ...['docker', 'run', '--rm', '--network=host'],
        ...(hasGpus
            ? ['--gpus=all', '--ipc=host', '--shm-size=32g', '--ulimit=memlock=-1', '--ulimit=stack=67108864']
            : []),
        ...folders.map((name) => `--volume="$${name}:$${name}:ro"`),
        ...(uses.has('WORK_DIR') ? ['--volume="$WORK_DIR:$WORK_DIR"'] : []),
        ...Object.entries(process.env).map(([name, value]) => `--env=${name}=${shellWord(value)}`),
        "--entrypoint=''",
        shellWord(process.image ?? plan.image),
    ];
}
/** A flag and its values share a line; lines are continued. */
function wrapped(words) {
    const lines = [];
    for (const [index, word] of words.entries()) {
        const last = lines.at(-1);
        if (last === undefined || (index > 0 && word.startsWith('--')))
            lines.push(word);
        else
            lines[lines.length - 1] = `${last} ${word}`;
    }
    return lines.join(' \\\n  ');
}
const safe = /^[\w@%+=:,./-]+$/;
/** One word for a POSIX shell: literals single-quoted where needed, placeholders as quoted variables. */
function shellWord(from) {
    const parts = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .partsOf */ .CI)(from);
    if (parts.every((part) => part === ''))
        return "''";
    return parts
        .map((part) => {
        if (typeof part !== 'string')
            return `"$${variable(part)}"`;
        return safe.test(part) ? part : `'${part.replaceAll("'", String.raw `'\''`)}'`;
    })
        .join('');
}
//# sourceMappingURL=shell.js.map

/***/ })

};
