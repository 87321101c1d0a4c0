export const id = 4003;
export const ids = [4003];
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

/***/ 92285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pointsAtSites: () => (/* binding */ pointsAtSites)
});

// EXTERNAL MODULE: ./lib/src/core/problems/command.js
var command = __webpack_require__(8076);
// EXTERNAL MODULE: ./lib/src/core/problems/engine-command.js
var engine_command = __webpack_require__(28631);
// EXTERNAL MODULE: ./lib/src/core/optional-field.js
var optional_field = __webpack_require__(15783);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/render/numbers.js
var numbers = __webpack_require__(54143);
// EXTERNAL MODULE: ./lib/src/yaml.js + 4 modules
var yaml = __webpack_require__(23551);
// EXTERNAL MODULE: ./lib/src/core/problems/recipe.js
var recipe = __webpack_require__(66179);
// EXTERNAL MODULE: ./lib/src/core/recipe/merge.js
var merge = __webpack_require__(23107);
;// CONCATENATED MODULE: ./lib/src/core/recipe/known-keys.js
/** Keys of a recipe that look like misspelt ones: srt-slurm's sections are open, so that a typing error is silent. */





const roles = ['prefill', 'decode', 'aggregated'];
/** What srt-slurm and the engines' commands read, by section. A section that is not named here takes any key. */
const known = new Map([
    [
        '',
        [
            ...['name', 'schema', 'identity', 'model', 'resources', 'slurm', 'frontend', 'backend', 'benchmark'],
            ...['dynamo', 'health_check', 'infra', 'observability', 'telemetry', 'sweep', 'profiling', 'output'],
            ...['environment', 'container_mounts', 'extra_mount', 'sbatch_directives', 'srun_options'],
            ...['setup_script', 'enable_config_dump'],
        ],
    ],
    ['identity', ['model', 'container', 'frameworks']],
    ['model', ['path', 'container', 'precision']],
    ['slurm', ['time_limit', 'account', 'partition']],
    [
        'resources',
        [
            ...['gpu_type', 'gpus_per_node', 'het_jobs', 'spread_workers'],
            ...['prefill_nodes', 'prefill_workers', 'gpus_per_prefill'],
            ...['decode_nodes', 'decode_workers', 'gpus_per_decode'],
            ...['agg_nodes', 'agg_workers', 'gpus_per_agg'],
        ],
    ],
    [
        'backend',
        [
            ...['type', 'sglang_config', 'vllm_config', 'trtllm_config', 'connector', 'mooncake_kv_store'],
            ...roles.map((role) => `${role}_environment`),
            ...['kv_events_config', 'publish_events_and_metrics', 'dp_launch_mode'],
            ...['allow_prefill_decode_colocation', 'allow_prefill_decode_colocation_across_nodes'],
        ],
    ],
    ['backend.sglang_config', roles],
    ['backend.vllm_config', roles],
    ['backend.trtllm_config', roles],
    ['backend.mooncake_kv_store', ['container', 'env', 'store_config', 'master_extra_args']],
    [
        'frontend',
        [
            ...['type', 'args', 'env', 'enable_multiple_frontends', 'num_additional_frontends', 'nginx_container'],
            ...['nginx_session_affinity', 'nginx_session_affinity_header', 'nginx_keepalive_timeout'],
            'orchestrator_placement',
        ],
    ],
    ['dynamo', ['install', 'version', 'hash', 'wheel', 'request_plane', 'event_plane']],
    ['health_check', ['max_attempts', 'interval_seconds']],
    ['infra', ['etcd_nats_dedicated_node', 'nats_max_payload_mb']],
]);
/** INFX107 per key of the bound variant that is not known and nearly one that is; `file` is the recipe, for the places. */
function misspeltKeys(recipe, file) {
    const found = [...misspelt(recipe.resolved, [])];
    if (found.length === 0)
        return [];
    const { placeOf } = file ? (0,yaml.loadYaml)(file.text, file.path) : { placeOf: () => undefined };
    return found.map(({ path, near }) => {
        const at = writtenAt(path, recipe, (step) => placeOf(step, 'key'));
        const section = path.slice(0, -1).join('.');
        const where = section === '' ? 'a recipe' : `"${section}" of a recipe`;
        return (0,catalogue/* problem */.CC)('INFX107', `${where} has no key "${path.at(-1) ?? ''}", so it is ignored`, {
            hint: `did you mean "${near}"?`,
            ...(at ? { at } : {}),
        });
    });
}
function* misspelt(section, path) {
    const allowed = known.get(path.join('.'));
    if (!allowed)
        return;
    for (const [key, value] of Object.entries(section)) {
        if (allowed.includes(key)) {
            if ((0,merge/* isMapping */.pi)(value))
                yield* misspelt(value, [...path, key]);
            continue;
        }
        const near = (0,problem/* didYouMean */.au)(key, allowed);
        if (near !== undefined)
            yield { path: [...path, key], near };
    }
}
/** In the variant's own section, else in the base, else (a plain recipe) at the top. */
function writtenAt(path, { selector }, placeOf) {
    if (selector === undefined)
        return placeOf(path);
    return placeOf([selector.replace(/\[\d+\]$/, ''), ...path]) ?? placeOf(['base', ...path]);
}
//# sourceMappingURL=known-keys.js.map
// EXTERNAL MODULE: ./lib/src/engines/command/engine-plan.js
var engine_plan = __webpack_require__(57302);
// EXTERNAL MODULE: ./lib/src/engines/command/plan-engine.js + 30 modules
var plan_engine = __webpack_require__(10330);
// EXTERNAL MODULE: ./lib/src/sweep/hosts.js
var sweep_hosts = __webpack_require__(69714);
;// CONCATENATED MODULE: ./lib/src/sweep/check-points.js
/** Whether planned points can ever run, told when they are planned: before a leg of theirs has taken hardware. */










/**
 * What the sites of points say before anything starts: how long a point may queue, and what stops points of real
 * hardware: recipes that no engine can be started from, points that their site cannot take, evaluations without a task
 * file. Errors where a site is known to run the point; warnings elsewhere, because others may run it with tools of their
 * own. Each line of points is looked at once for every recipe variant.
 */
function pointsAtSites({ points, placeOf, head }, settings, config) {
    const hosts = new sweep_hosts/* Hosts */.K(settings, config, process.env);
    const real = points.filter(({ simulated }) => simulated !== true);
    const found = oncePerLine(real).flatMap((point) => {
        const host = knownHost(hosts, point);
        return faultsAt(host, point).map((fault) => placed(fault, placeOf(point)));
    });
    return {
        points: points.map((point) => ({
            ...point,
            ...(0,optional_field/* optional */.l)('queueMinutes', knownHost(hosts, point)?.queueMinutes),
        })),
        faults: [
            ...misspeltRecipes(real, head),
            ...(0,problem/* distinctProblems */.Jk)(found),
            ...withoutTask(real, hosts, placeOf),
        ],
    };
}
/** Points of a line differ in concurrency only, which changes no command but by another recipe variant. */
function oncePerLine(points) {
    const byLine = new Map();
    for (const point of points) {
        const line = [point.kind, point.seriesKey, point.runner, point.recipe?.path, point.recipe?.digest].join(' ');
        if (!byLine.has(line))
            byLine.set(line, point);
    }
    return [...byLine.values()];
}
/** A wrong site file is a finding of its own. */
function knownHost(hosts, point) {
    try {
        return hosts.of(point);
    }
    catch (error) {
        if (error instanceof problem/* ProblemError */.Mm)
            return undefined;
        throw error;
    }
}
function faultsAt(host, point) {
    const planned = (0,plan_engine/* planEngine */.K)(point, engine_plan/* usualPlanOptions */.A).problems.filter(({ severity }) => severity !== 'notice');
    if (!host)
        return point.recipe ? planned.filter(isOfRecipe).map(asWarning) : [];
    const refusal = host.refusal(point);
    return refusal ? [refusal, ...planned] : planned;
}
/** What no tool makes a command from; engines and acceptance of others are theirs. */
const isOfRecipe = ({ code }) => code === 'INFX175' || code === 'INFX176';
const asWarning = (found) => ({ ...found, severity: 'warning' });
const placed = (found, place) => found.at === undefined && place !== undefined ? { ...found, at: place } : found;
/** Each variant once; a key of a base that several variants share is one finding. */
function misspeltRecipes(points, head) {
    const recipes = new Map(points.flatMap(({ recipe }) => (recipe ? [[`${recipe.path} ${recipe.digest}`, recipe]] : [])));
    return (0,problem/* distinctProblems */.Jk)([...recipes.values()].flatMap((recipe) => {
        const text = head.readRecipe(recipe.path);
        return misspeltKeys(recipe, text === undefined ? undefined : { path: recipe.path, text });
    }));
}
/** One Problem per task: a leg of each would take hardware, start the engine, and have nothing to ask it. */
function withoutTask(points, hosts, placeOf) {
    const lacking = points.filter(({ kind, evalTask }) => kind === 'eval' && evalTask?.path === undefined);
    return [...new Set(lacking.map(taskName))].map((task) => {
        const evals = lacking.filter((point) => taskName(point) === task);
        const [first] = evals;
        const at = first && placeOf(first);
        const isKnown = evals.some((point) => knownHost(hosts, point) !== undefined);
        return (0,catalogue/* problem */.CC)('INFX306', `${(0,numbers/* formatPlural */.yk)(evals.length, 'evaluation')} of "${task}" without a task file here`, {
            severity: isKnown ? 'error' : 'warning',
            hint: 'name one with --eval-task, eval-task in infx.config.yaml, or eval: {path: …} in the configuration',
            ...(at ? { at } : {}),
        });
    });
}
const taskName = ({ evalTask }) => evalTask?.task ?? '?';
//# sourceMappingURL=check-points.js.map

/***/ }),

/***/ 69714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ Hosts)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_problems_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8076);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80947);
/* harmony import */ var _engines_sim_engine_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88576);
/* harmony import */ var _launch_free_port_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7514);
/* harmony import */ var _launch_site_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29402);
/* harmony import */ var _launch_process_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18761);
/* harmony import */ var _site_host_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13029);
/** Where each point runs: on this host with the simulated engine, or where a site file says. */








/** Every point's host; each site file is read once. */
class Hosts {
    #settings;
    #config;
    #env;
    #sites = new Map();
    constructor(settings, config, env) {
        this.#settings = settings;
        this.#config = config;
        this.#env = env;
    }
    /** Undefined when nothing says where a real point runs. Throws ProblemError (INFX193) when its site file is wrong. */
    of(point) {
        if (point.simulated === true && !this.#settings.simulatedOnSite)
            return simulatedHere;
        const path = this.#sitePath(point);
        const site = this.#site(path);
        if (site?.host)
            return site.host;
        if (site)
            throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .ProblemError */ .Mm(site.loaded.problems);
        return point.simulated === true ? simulatedHere : undefined;
    }
    /** Warnings of the site files that were read. */
    get notices() {
        return [...this.#sites.values()].flatMap(({ loaded, host }) => [
            ...(host ? loaded.problems : []),
            ...(host?.notices ?? []),
        ]);
    }
    /** A site named for this run is stronger than that of the runner label. */
    #sitePath(point) {
        const { site, repoDir, simulatedOnSite } = this.#settings;
        const ofLabel = this.#config.sites?.[point.runner];
        if (ofLabel === undefined || (site !== undefined && simulatedOnSite))
            return site;
        return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(repoDir, ofLabel);
    }
    #site(path) {
        const { launcher } = this.#settings;
        const key = path ?? (launcher === undefined ? undefined : `launcher ${launcher}`);
        if (key === undefined)
            return undefined;
        const known = this.#sites.get(key);
        if (known)
            return known;
        const loaded = path !== undefined ? (0,_launch_site_js__WEBPACK_IMPORTED_MODULE_5__/* .loadSite */ .UK)(path, launcher) : (0,_launch_site_js__WEBPACK_IMPORTED_MODULE_5__/* .bareSite */ .sO)(launcher ?? 'process');
        const { site, problems } = loaded;
        const entry = { loaded, ...(site && !(0,_core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .hasErrors */ .Cs)(problems) ? { host: (0,_site_host_js__WEBPACK_IMPORTED_MODULE_7__/* .siteHost */ .m)(site, this.#env) } : {}) };
        this.#sites.set(key, entry);
        return entry;
    }
}
/** The simulated engine as a child of this process. */
const simulatedHere = {
    launcher: _launch_process_js__WEBPACK_IMPORTED_MODULE_6__/* .processLauncher */ .g,
    sampling: 'engine',
    notices: [],
    engineFor: () => _engines_sim_engine_js__WEBPACK_IMPORTED_MODULE_3__/* .simEngine */ .g,
    rendering: async (point) => ({ port: await (0,_launch_free_port_js__WEBPACK_IMPORTED_MODULE_4__/* .freePort */ .o)(), traceScale: point.traceScale ?? 1 }),
    launching: () => ({}),
    refusal: () => undefined,
    endLeftovers: () => Promise.resolve([]),
    tokenizerOf: () => undefined,
    powerPackage: () => undefined,
};
//# sourceMappingURL=hosts.js.map

/***/ })

};
