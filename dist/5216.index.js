export const id = 5216;
export const ids = [5216];
export const modules = {

/***/ 95216:
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
    const there = curves.map(({ file }) => file);
    return (0,catalogue/* problem */.CC)('INFX184', `no golden curve for model "${model}" and method "${method}"`, {
        hint: near !== undefined && near !== model
            ? `did you mean "${near}"?`
            : there.length === 0
                ? 'the golden curves folder is empty (golden-al-dir)'
                : `there are: ${[...new Set(there)].join(', ')}`,
    });
}
//# sourceMappingURL=golden-al.js.map
// EXTERNAL MODULE: ./lib/src/core/plan/plan-sweep.js + 18 modules
var plan_sweep = __webpack_require__(65079);
// EXTERNAL MODULE: ./lib/src/core/plan/wildcard.js
var wildcard = __webpack_require__(5358);
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
        return (0,canonical_json/* canonicalJson */.d)(JSON.parse(text));
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
// EXTERNAL MODULE: ./lib/src/yaml.js + 3 modules
var yaml = __webpack_require__(5766);
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
    const { value } = (0,yaml/* loadYaml */.y)(document.text, path);
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
;// CONCATENATED MODULE: ./lib/src/engines/command/text.js
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
function text_text(literals, ...values) {
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
    const { value } = (0,yaml/* loadYaml */.y)(comparable_shown(file.text, model), file.name);
    return (0,merge/* isMapping */.pi)(value) ? withOptions(command.flags, value) : command.flags;
}
const comparable_shown = (text, model) => resolveText(text, (hole) => holeText(hole, model));
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
;// CONCATENATED MODULE: ./lib/src/engines/command/engine-plan.js
const usualPlanOptions = { publicPort: 8000, portOffset: 0, acceptance: 'inject' };
//# sourceMappingURL=engine-plan.js.map
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
;// CONCATENATED MODULE: ./lib/src/engines/command/flags.js

const flagName = (key) => key.replaceAll('_', '-');
/**
 * `true` is a bare flag, `false` and `null` are left out, a list follows its flag as several words, a mapping as JSON.
 * Order as written. `owned` names (with hyphens) are left out: the launcher sets them.
 */
function flagArguments(flags, owned) {
    return Object.entries(flags).flatMap(([key, value]) => {
        const name = flagName(key);
        return owned.has(name) ? [] : flagWords(`--${name}`, value).map(marked);
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
    const parsed = typeof value === 'string' ? parsedJson(value) : value;
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
        ? Object.fromEntries(Object.entries(parsed))
        : undefined;
}
/** Broken JSON is the engine's to refuse; it is rendered as written. */
function parsedJson(written) {
    try {
        return JSON.parse(written);
    }
    catch (cause) {
        if (cause instanceof SyntaxError)
            return undefined;
        throw cause;
    }
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
;// CONCATENATED MODULE: ./lib/src/engines/command/ports.js
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
;// CONCATENATED MODULE: ./lib/src/engines/command/environment.js
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
    const hole = match[1] === 'node' ? text_text `${nodeName(node)}` : match[1] === 'job_id' ? text_text `${jobId}` : String(node);
    return concat(value.slice(0, match.index), hole, rest);
}
//# sourceMappingURL=environment.js.map
;// CONCATENATED MODULE: ./lib/src/engines/command/worker-context.js


/** Weak to strong: addresses · role · recipe · visible GPUs · ports of the process · Mooncake. */
function workerEnvironment(context, place, ofProcess) {
    const { parts, role, dynamo } = context;
    const isPartial = place.gpuIndices.length < parts.gpusPerNode;
    return mergeEnvironments({ HEAD_NODE_IP: text_text `${nodeAddress(0)}` }, dynamo ? { ...dynamoEnvironment(context), DYN_SYSTEM_PORT: String(place.systemPort) } : {}, filled(role.env, place.node), filled(parts.environment, place.node), isPartial ? { CUDA_VISIBLE_DEVICES: place.gpuIndices.join(',') } : {}, ofProcess, mooncakeEnvironment(context, place.node));
}
/** How a process finds Dynamo's discovery and event planes. */
function dynamoEnvironment({ infra, infraNode, parts }) {
    const address = nodeAddress(infraNode);
    return {
        ...(infra.etcd === undefined ? {} : { ETCD_ENDPOINTS: text_text `http://${address}:${infra.etcd}` }),
        ...(infra.nats === undefined ? {} : { NATS_SERVER: text_text `nats://${address}:${infra.nats}` }),
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
        MOONCAKE_LOCAL_HOSTNAME: text_text `${nodeAddress(node)}`,
        ...filled(store?.env ?? {}, node),
        MOONCAKE_MASTER: text_text `${nodeAddress(infraNode)}:${infra.mooncake}`,
        MOONCAKE_TE_META_DATA_SERVER: text_text `http://${nodeAddress(infraNode)}:${infra.mooncakeMetadata}/metadata`,
        ...(parts.engine === 'vllm' ? { MOONCAKE_CONFIG_PATH: text_text `${workDir}/${mooncakeConfigName}` } : {}),
    };
}
/** `prefill-0` for the first node of a worker, `prefill-0.1` for its second. */
const rankName = (name, rank) => (rank === 0 ? name : `${name}.${rank}`);
//# sourceMappingURL=worker-context.js.map
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
const localFolder = (name) => text_text `/tmp/infx-${jobId}/${name}`;
function renderEtcd(node, ports) {
    const client = ports.claim([node], 'etcd client', portBases.etcdClient, 1);
    const peer = ports.claim([node], 'etcd peer', portBases.etcdPeer, 1);
    const peerUrl = text_text `http://${nodeAddress(node)}:${peer}`;
    const argv = [
        ...['etcd', '--data-dir', localFolder('etcd')],
        ...['--listen-client-urls', `http://0.0.0.0:${client}`],
        ...['--advertise-client-urls', text_text `http://${nodeAddress(node)}:${client}`],
        ...['--listen-peer-urls', `http://0.0.0.0:${peer}`, '--initial-advertise-peer-urls', peerUrl],
        ...['--initial-cluster', concat('default=', peerUrl)],
    ];
    return { ports: { etcd: client }, processes: [service('etcd', node, argv)], files: [] };
}
function renderNats(parts, node, ports) {
    const port = ports.claim([node], 'nats', portBases.nats, 1);
    const payload = parts.natsMaxPayloadMb === undefined ? '' : `max_payload: ${parts.natsMaxPayloadMb}MB\n`;
    const config = text_text `port: ${port}\n${payload}jetstream { store_dir: "${localFolder('nats')}" }\n`;
    const argv = ['nats-server', '-c', text_text `${workDir}/nats.conf`];
    return {
        ports: { nats: port },
        processes: [service('nats', node, argv)],
        files: [{ name: 'nats.conf', text: config }],
    };
}
function renderMooncake(parts, node, ports) {
    const [rpc, metadata, metrics] = ['rpc', 'metadata', 'metrics'].map((name) => ports.claim([node], `mooncake ${name}`, portBases.mooncake, 1));
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
        name: mooncakeConfigName,
        text: text_text `${body}${comma}\n  "master_server_address": "${nodeAddress(node)}:${rpc}"\n}\n`,
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
    const base = port === undefined ? portBases.kvEvents : Number(port);
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
        role: rankName(name, rank),
        kind: 'worker',
        pool: role.pool,
        nodes: [node],
        gpuIndices,
        start: 'plain',
        argv: rankArguments(context, ports, { leader, rank }),
        env: workerEnvironment(context, { node, gpuIndices, systemPort: ports.system }, {}),
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
        http: direct ? options.publicPort : claim('http', portBases.http, httpRange),
        bootstrap: role.pool === 'prefill' ? claim('bootstrap', bootstrapBase(role), 1) : undefined,
        system: claim('system', portBases.dynamoSystem, 1),
        nccl: claim('nccl', portBases.nccl, 1),
        distInit: nodes.length > 1 ? claim('dist-init', portBases.distInit, 1) : undefined,
        kvEvents: kvEventsConfig(context, flagCount(role.flags, 'data-parallel-size', 'dp-size') ?? 1, {}),
    };
}
function rankArguments({ worker, role, servedModel, dynamo, parts }, ports, { leader, rank }) {
    return [
        ...['python3', '-m', dynamo ? 'dynamo.sglang' : 'sglang.launch_server'],
        ...['--model-path', text_text `${modelPath}`, '--served-model-name', servedModel],
        ...['--host', '0.0.0.0', '--port', String(ports.http), '--nccl-port', String(ports.nccl)],
        ...(role.pool === 'aggregated' ? [] : ['--disaggregation-mode', role.pool]),
        ...(ports.bootstrap === undefined ? [] : ['--disaggregation-bootstrap-port', String(ports.bootstrap)]),
        ...(ports.distInit === undefined
            ? []
            : [
                ...['--dist-init-addr', text_text `${nodeAddress(leader)}:${ports.distInit}`],
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
    return typeof written === 'number' ? written : portBases.bootstrap;
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
        : ports.claim(worker.nodes, `${name} http`, portBases.http, httpRange);
    const systemPort = ports.claim(worker.nodes, `${name} system`, portBases.dynamoSystem, 1);
    const file = { name: `trtllm_config_${role.pool}.yaml`, text: marked(yamlText(role.flags)) };
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
                env: workerEnvironment(context, place, {
                    // Ranks of one worker share it; workers of one node must not.
                    TRTLLM_EPLB_SHM_NAME: text_text `moe_shared_${name}_${jobId}`,
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
            text_text `${modelPath}`,
            '--served-model-name',
            servedModel,
        ],
        ...(role.pool === 'aggregated' ? [] : ['--disaggregation-mode', role.pool]),
        ...['--extra-engine-args', text_text `${workDir}/${file.name}`, '--request-plane', parts.requestPlane],
        ...(parts.backend['publish_events_and_metrics'] === true ? ['--publish-events-and-metrics'] : []),
    ];
}
function serveArguments({ role }, file, port) {
    return [
        ...['trtllm-serve', text_text `${modelPath}`],
        ...['--host', '0.0.0.0', '--port', String(port)],
        ...widths.flatMap((name) => flagWords(`--${name}`, flagCount(role.flags, name))),
        ...['--config', text_text `${workDir}/${file.name}`],
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
        http: direct ? options.publicPort : ports.claim(nodes, `${name} http`, portBases.http, httpRange),
        system: ports.claim(nodes, `${name} system`, portBases.dynamoSystem, Math.max(1, layout.length)),
        rpc: claimRpc(context),
        nixl: ports.claim(nodes, `${name} nixl`, portBases.nixl, dpSize),
        events: context.dynamo ? ports.claim(nodes, `${name} events`, portBases.kvEvents, dpSize) : 0,
        kvEvents: kvEventsConfig(context, dpSize, { enable_kv_cache_events: true }),
    };
    const processes = layout.map((process, index) => planned(context, process, index, shared));
    return {
        processes,
        files: [],
        http: { node: leader, port: shared.http },
        registered: layout.flatMap(({ node, headless }, index) => headless ? [] : [{ role: worker_processName(context, index), node, systemPort: shared.system + index }]),
    };
}
const worker_processName = ({ name }, index) => index === 0 ? name : `${name}.${index}`;
function planned(context, process, index, shared) {
    const { role } = context;
    const { node, gpuIndices } = process;
    return {
        role: worker_processName(context, index),
        kind: 'worker',
        pool: role.pool,
        nodes: [node],
        gpuIndices,
        start: 'plain',
        argv: context.direct
            ? worker_serveArguments(context, process, shared)
            : worker_dynamoArguments(context, process, shared),
        env: workerEnvironment(context, { node, gpuIndices, systemPort: shared.system + index }, processEnvironment(context, process, index, shared)),
    };
}
function worker_serveArguments(context, process, shared) {
    const { role, servedModel } = context;
    return [
        ...['vllm', 'serve', text_text `${modelPath}`, '--served-model-name', servedModel],
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
        ...['python3', '-m', 'dynamo.vllm', '--model', text_text `${modelPath}`, '--served-model-name', servedModel],
        ...(role.pool === 'aggregated' ? [] : ['--disaggregation-mode', role.pool]),
        ...(transfer === undefined ? [] : ['--kv-transfer-config', transfer]),
        ...worker_rankArguments(process, shared),
        ...['--request-plane', parts.requestPlane],
        ...(shared.kvEvents === undefined ? [] : ['--kv-events-config', shared.kvEvents]),
        ...flagArguments(role.flags, new Set([...worker_owned, ...(isDataParallel ? ownedUnderDataParallel : [])])),
    ];
}
function worker_rankArguments({ ranks, headless }, shared) {
    const address = text_text `${nodeAddress(shared.leader)}`;
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
    return ports.claim(worker.nodes, `${name} dp-rpc`, written ?? portBases.dataParallelRpc, 1);
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
                VLLM_NIXL_SIDE_CHANNEL_HOST: text_text `${nodeAddress(node)}`,
            }
            : {}),
        ...(isOnOneNode && dynamo
            ? {
                VLLM_PORT: String(ports.claim([node], `${worker_processName(context, index)} vllm`, portBases.vllm, vllmRange)),
            }
            : {}),
    };
}
//# sourceMappingURL=worker.js.map
;// CONCATENATED MODULE: ./lib/src/engines/command/frameworks.js
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
;// CONCATENATED MODULE: ./lib/src/engines/command/nginx.js
/** nginx before several front ends: one public port, sessions kept on one front end when the recipe asks for it. */

/** Large bodies pass (agentic prompts exceed nginx's 1 MiB), answers stream, and nothing times out before the client does. */
function nginxConfig(settings) {
    const { affinityHeader, keepaliveTimeout } = settings;
    const variable = affinityHeader === undefined ? undefined : `$http_${affinityHeader.toLowerCase().replaceAll('-', '_')}`;
    const servers = settings.upstreamNodes.map((node) => text_text `    server ${nodeAddress(node)}:${settings.upstreamPort};\n`);
    return concat('worker_processes auto;\nevents { worker_connections 65535; }\nhttp {\n', '  access_log off;\n  client_max_body_size 45m;\n', `  keepalive_timeout ${keepaliveTimeout};\n`, variable === undefined
        ? ''
        : `  map ${variable} $frontend_key { default ${variable}; "" $request_id; }\n`, '  upstream frontends {\n', variable === undefined ? '' : '    hash $frontend_key consistent;\n', ...servers, `    keepalive 512;\n    keepalive_timeout ${keepaliveTimeout};\n  }\n`, `  server {\n    listen ${settings.listenPort};\n    location / {\n`, '      proxy_pass http://frontends;\n      proxy_http_version 1.1;\n      proxy_set_header Connection "";\n', '      proxy_buffering off;\n      proxy_read_timeout 24h;\n      proxy_send_timeout 24h;\n    }\n  }\n}\n');
}
//# sourceMappingURL=nginx.js.map
;// CONCATENATED MODULE: ./lib/src/engines/dynamo/frontend.js






/** `nodes`: those that run a front end; more than one stands behind nginx on the head node. */
function renderDynamoFrontend(site, nodes, withNginx) {
    const { parts, ports, options, endpointNode } = site;
    const port = withNginx
        ? ports.claim(nodes, 'frontend http', portBases.internalFrontend, 1)
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
        env: mergeEnvironments(dynamoEnvironment(site), filled(parts.environment, node), filled(parts.frontend.env, node)),
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
    argv: ['nginx', '-c', text_text `${workDir}/nginx.conf`, '-g', 'daemon off;'],
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
        env: filled(parts.frontend.env, endpointNode),
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
    return text_text `${scheme}://${nodeAddress(rendered.http.node)}:${rendered.http.port}`;
}
//# sourceMappingURL=router.js.map
;// CONCATENATED MODULE: ./lib/src/engines/trtllm/orchestrator.js
/** `trtllm-serve disaggregated`: routes between context (prefill) and generation (decode) servers it is told by address. */




const fileName = 'ser.yaml';
function renderOrchestrator(site, workers, node, frontend) {
    const { parts, options } = site;
    const extra = (0,merge/* isMapping */.pi)(frontend['server_config_extra']) ? frontend['server_config_extra'] : {};
    const head = concat(`hostname: 0.0.0.0\nport: ${options.publicPort}\n`, ...Object.entries(extra).map(line));
    return {
        process: {
            role: 'router',
            kind: 'router',
            nodes: [node],
            gpuIndices: [],
            start: 'mpi',
            argv: [
                ...['trtllm-serve', 'disaggregated', '--config', text_text `${workDir}/${fileName}`],
                ...flagArguments(parts.frontend.args, new Set()),
            ],
            env: filled(parts.frontend.env, node),
        },
        file: {
            name: fileName,
            text: concat(head, servers('context_servers', workers, 'prefill', frontend['ctx_router']), servers('generation_servers', workers, 'decode', frontend['gen_router'])),
        },
    };
}
function servers(key, workers, pool, router) {
    const of = workers.filter(({ context }) => context.role.pool === pool);
    return concat(`${key}:\n  num_instances: ${of.length}\n  urls:\n`, ...of.map(({ rendered }) => text_text `    - "${nodeAddress(rendered.http.node)}:${rendered.http.port}"\n`), (0,merge/* isMapping */.pi)(router) ? `  router: ${JSON.stringify(router)}\n` : '');
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
    const ports = new PortMap(options.portOffset);
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
    return {
        engine: engineName({ engine: parts.engine, dynamo }),
        image: point.image,
        nodes: Math.max(workerNodes, infraNode + 1),
        gpusPerNode: parts.gpusPerNode,
        pools: parts.roles.map(({ pool }) => ({ name: pool, nodes: nodesOf(workers, pool) })),
        preparations: parts.preparations,
        processes: [
            ...infra.processes,
            ...routed.flatMap(({ rendered }) => rendered.processes),
            ...front.processes,
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
/** Workers of one pool share their options file. */
const uniqueFiles = (files) => [
    ...new Map(files.map((file) => [file.name, file])).values(),
];
//# sourceMappingURL=assemble.js.map
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
    const draftModel = separateModel ? { 'speculative-draft-model-path': draftModelMark } : {};
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
    ...(separateModel ? { speculative_model_dir: draftModelMark } : {}),
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
    ...(method === 'mtp' ? {} : { model: draftModelMark }),
    num_speculative_tokens: length,
});
//# sourceMappingURL=default.js.map
;// CONCATENATED MODULE: ./lib/src/engines/command/default-recipe.js



const default_recipe_flagsOf = { sglang: defaultSglangFlags, vllm: defaultVllmFlags, trtllm: defaultTrtllmFlags };
const ownFrontend = {
    sglang: 'sglang',
    vllm: 'vllm',
    trtllm: 'trtllm_serve',
};
/** Start-up of large checkpoints from a cold file system: 2 hours at most. */
const startUp = { max_attempts: 720, interval_seconds: 10 };
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
            [`${engine}_config`]: { aggregated: { ...default_recipe_flagsOf[engine](point, point.topology), ...siteFlags } },
        },
        health_check: startUp,
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
            throw new RangeError(`${who} needs node ${this.#node + count} and there are ${this.#rules.nodes}`);
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
const usual = { attempts: 180, intervalSeconds: 10, additionalFrontends: 9, nginxImage: 'nginx:1.27.4' };
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
    const health = section(resolved, 'health_check');
    const intervalSeconds = positive(health['interval_seconds']) ?? usual.intervalSeconds;
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
        startUpSeconds: (positive(health['max_attempts']) ?? usual.attempts) * intervalSeconds,
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
    const framework = frameworkOf(point.framework);
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
    hint: `the commands of ${Object.keys(frameworks).join(', ')} are known`,
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
    const message = `framework is "${point.framework}" and the recipe starts ${engineName(started)}`;
    return [(0,catalogue/* problem */.CC)('INFX177', message, { severity })];
}
//# sourceMappingURL=plan-engine.js.map
;// CONCATENATED MODULE: ./lib/src/engines/command/shell.js

/** Variables to set · files · processes in start order, each under a comment that says where it runs. */
function shellText(plan, options) {
    const blocks = [
        variableLines(plan, options),
        plan.preparations.map(preparationText).join('\n'),
        ...plan.files.map(fileText),
        ...plan.processes.map((process) => processText(plan, process, options)),
    ];
    return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
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
    for (const placeholder of texts.flatMap(placeholdersOf))
        used.set(variable(placeholder), placeholder);
    if (plan.files.length > 0)
        used.set('WORK_DIR', { kind: 'work-dir' });
    return [...used]
        .sort(([, a], [, b]) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || nodeOf(a) - nodeOf(b))
        .map(([name, placeholder]) => `${name}=\${${name}${shell_usual(placeholder, plan, options)}}`)
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
function shell_usual(placeholder, plan, { form, model }) {
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
    const body = partsOf(text)
        .map((part) => (typeof part === 'string' ? part.replace(/[\\$`]/g, '\\$&') : `\${${variable(part)}}`))
        .join('');
    return `mkdir -p "$WORK_DIR" && cat > "$WORK_DIR/${name}" <<INFX_END\n${body.replace(/\n$/, '')}\nINFX_END`;
}
function processText(plan, process, options) {
    const nodes = process.nodes.length === 1 ? 'node' : 'nodes';
    const gpus = process.gpuIndices.length === 0 ? '' : ` · GPUs ${process.gpuIndices.join(',')}`;
    const heading = `# ${process.role} on ${nodes} ${process.nodes.join(',')}${gpus}`;
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
    const uses = new Set([...process.argv, ...Object.values(process.env)].flatMap(placeholdersOf).map(variable));
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
    const parts = partsOf(from);
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
// EXTERNAL MODULE: ./lib/src/files/repository-file.js
var repository_file = __webpack_require__(1251);
// EXTERNAL MODULE: ./lib/src/files/snapshot.js
var files_snapshot = __webpack_require__(3636);
// EXTERNAL MODULE: ./lib/src/sweep/prepare.js
var prepare = __webpack_require__(75110);
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
    const plan = enginePlan(point, { ...usualPlanOptions, acceptance });
    if (acceptance === 'inject')
        (0,failure/* printProblems */.Mr)(missingTarget(point));
    if (given.json === true) {
        process.stdout.write(`${JSON.stringify(plan, patternsAsText, 1)}\n`);
        return 0;
    }
    const form = options.docker === true ? 'docker' : 'bare';
    process.stdout.write(`# ${point.title}\n# ${point.id} · ${plan.engine} · ${plan.image}\n`);
    process.stdout.write(shellText(plan, { form, model: point.model }));
    return 0;
}
/** Exit code 1 when anything differs that is not the harness's own. */
async function compareVerb(wanted, file, given, options) {
    const point = await onePoint(wanted, given);
    const published = parsePublished(textOf(file), file);
    if ((0,problem/* hasErrors */.Cs)(published.problems))
        throw new problem/* ProblemError */.Mm(published.problems);
    const plan = enginePlan(point, { ...usualPlanOptions, acceptance: 'as-written' });
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
    const { plan, problems } = planEngine(point, options);
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
/** Every key is planned unless `--keys` narrows it. Throws ProblemError (INFX181) unless exactly one point is meant. */
async function onePoint(wanted, given) {
    const { settings, config, problems } = (0,prepare/* readSettings */.sb)(given, process.cwd(), {});
    if (!settings)
        throw new problem/* ProblemError */.Mm(problems);
    const sides = await (0,sweep_sides/* readSides */.h)(settings, {});
    const planned = (0,plan_sweep/* planSweep */.c)({
        head: sides.head,
        entries: undefined,
        keys: settings.keys ?? ['*'],
        labels: settings.labels,
        trigger: { kind: 'command', labels: settings.labels },
        // What is wrong elsewhere must not keep a command from being shown: `infx check` tells it.
        policy: { ...(0,prepare/* policyOf */.US)(settings, config), unknownRunner: 'warning', unboundRecipe: 'warning' },
        overrides: {},
    });
    if (!planned.plan)
        throw new problem/* ProblemError */.Mm([...sides.problems, ...planned.problems].filter(isError));
    const { points } = planned.plan;
    const found = points.filter(({ id, title }) => (0,wildcard/* matchesWildcard */._)(wanted, id) || (0,wildcard/* matchesWildcard */._)(wanted, title));
    const [point, ...others] = found;
    if (point && others.length === 0)
        return point;
    const message = point
        ? `"${wanted}" means ${found.length} points`
        : `"${wanted}" is neither id nor title of any of ${points.length} points`;
    const shown = (point ? found : points).slice(0, 12).map(({ id, title }) => `${id}  (${title})`);
    throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX181', message, { hint: `for example:\n    ${shown.join('\n    ')}` })]);
}
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
        explain: 'A launch command belongs to one point. Give its id, or a glob that matches one id or title; `infx plan` lists them.',
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

/***/ })

};
