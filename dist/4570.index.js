export const id = 4570;
export const ids = [4570];
export const modules = {

/***/ 21438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reproVerb: () => (/* binding */ reproVerb)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/inputs.js
var inputs = __webpack_require__(23);
// EXTERNAL MODULE: ./lib/src/assets.js
var assets = __webpack_require__(60269);
// EXTERNAL MODULE: ./lib/src/clients/aiperf/command.js
var command = __webpack_require__(41202);
// EXTERNAL MODULE: ./lib/src/clients/aiperf/facts.js
var aiperf_facts = __webpack_require__(21868);
// EXTERNAL MODULE: ./lib/src/core/problems/command.js
var problems_command = __webpack_require__(8076);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/engines/command/plan-engine.js + 30 modules
var plan_engine = __webpack_require__(10330);
// EXTERNAL MODULE: ./lib/src/engines/command/engine-plan.js
var engine_plan = __webpack_require__(57302);
// EXTERNAL MODULE: ./lib/src/engines/command/shell.js
var shell = __webpack_require__(43838);
// EXTERNAL MODULE: ./lib/src/engines/sim/engine.js + 4 modules
var engine = __webpack_require__(88576);
// EXTERNAL MODULE: ./lib/src/files/plan-file.js
var plan_file = __webpack_require__(71834);
// EXTERNAL MODULE: ./lib/src/launch/site.js + 1 modules
var launch_site = __webpack_require__(29402);
// EXTERNAL MODULE: ./lib/src/sweep/kept-outcomes.js
var kept_outcomes = __webpack_require__(3039);
// EXTERNAL MODULE: ./lib/src/sweep/load-spec.js
var load_spec = __webpack_require__(46349);
// EXTERNAL MODULE: ./lib/src/sweep/point-clients.js + 10 modules
var point_clients = __webpack_require__(43983);
// EXTERNAL MODULE: ./lib/src/launch/shell-words.js
var shell_words = __webpack_require__(22202);
;// CONCATENATED MODULE: ./lib/src/sweep/repro-script.js
/** A point as a script to repeat it by hand: where, what is started, what drives load, what it came to. Pure. */

/** Values of the machine that stand in rendered commands until the script names its own. */
const standIns = {
    WORK: '/INFX-REPRO-WORK',
    REPO: '/INFX-REPRO-REPOSITORY',
    PORT: '64999',
};
/** Bash. Processes are started and stopped by the script itself, or pasted by a person before it goes on. */
function renderReproScript(script) {
    const blocks = [
        ['#!/usr/bin/env bash', ...script.facts.map((fact) => `# ${fact.replace(/\s+/g, ' ')}`)].join('\n'),
        variables(script),
        checkout(script),
        ...script.files.map(fileText),
        script.engine.kind === 'processes' ? processesText(script.engine) : pasteText(script.engine),
        clientText(script.client),
        ...(script.judge === undefined
            ? []
            : [`# What it came to, beside the kept result\n"\${infx[@]}" ${script.judge.map(word).join(' ')}`]),
    ];
    return `${blocks.join('\n\n')}\n`;
}
const variables = ({ repoDir, self }) => [
    'set -euo pipefail',
    `REPO=\${REPO:-${(0,shell_words/* shellWord */.r)(repoDir)}}`,
    'WORK=${WORK:-$(mktemp -d)}',
    'PORT=${PORT:-18000}',
    `infx=(${self.map(shell_words/* shellWord */.r).join(' ')})`,
    'mkdir -p "$WORK/logs"',
    'echo "logs and results: $WORK"',
].join('\n');
/** Never done by the script: the tree may hold somebody's work. */
function checkout({ commit }) {
    if (commit === undefined)
        return '# The plan names no commit: it was made from the files as they were.';
    return [
        `# The commit that was measured, beside the tree: git -C "$REPO" worktree add "$WORK/repo" ${commit} && REPO=$WORK/repo`,
        `if [ "$(git -C "$REPO" rev-parse HEAD 2>/dev/null)" != ${commit} ]; then echo "note: $REPO is not at ${commit}" >&2; fi`,
    ].join('\n');
}
const pattern = new RegExp(`${standIns.WORK}|${standIns.REPO}|(?<!\\d)${standIns.PORT}(?!\\d)`);
const names = Object.fromEntries(Object.entries(standIns).map(([name, value]) => [value, name]));
function parts(text) {
    const found = [];
    let rest = text;
    for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
        found.push({ text: rest.slice(0, match.index), isVariable: false });
        found.push({ text: names[match[0]] ?? '', isVariable: true });
        rest = rest.slice(match.index + match[0].length);
    }
    return [...found, { text: rest, isVariable: false }].filter((part) => part.text !== '');
}
/** One word; literals quoted where needed, stand-ins as variables. */
function word(text) {
    const all = parts(text);
    if (all.length === 0)
        return "''";
    return all.map((part) => (part.isVariable ? `"$${part.text}"` : (0,shell_words/* shellWord */.r)(part.text))).join('');
}
function fileText({ path, text }) {
    const body = parts(text)
        .map((part) => (part.isVariable ? `\${${part.text}}` : part.text.replace(/[\\$`]/g, '\\$&')))
        .join('');
    return `mkdir -p "$(dirname ${word(path)})"\ncat > ${word(path)} <<INFX_END\n${body.replace(/\n$/, '')}\nINFX_END`;
}
const commandText = ({ argv, env }) => {
    const set = Object.entries(env).map(([name, value]) => `${name}=${word(value)}`);
    const words = [...(set.length === 0 ? [] : ['env', ...set]), ...argv.map(word)];
    return words.join(' ');
};
function processesText(engine) {
    const { processes, healthUrl, timeoutSeconds } = engine;
    return [
        '# The engine; it ends with this script',
        'pids=()',
        'trap \'kill "${pids[@]}" 2>/dev/null; wait "${pids[@]}" 2>/dev/null || true\' EXIT',
        ...processes.flatMap((process) => [
            `${commandText(process)} > "$WORK/logs/${process.name}.log" 2>&1 &`,
            'pids+=($!)',
        ]),
        `for ((waited = 0; ; waited++)); do`,
        `  curl -fsS -o /dev/null ${word(healthUrl)} 2>/dev/null && break`,
        '  for pid in "${pids[@]}"; do',
        '    kill -0 "$pid" 2>/dev/null || { tail -n 40 "$WORK"/logs/*.log >&2; echo "the engine ended" >&2; exit 1; }',
        '  done',
        `  if [ "$waited" -ge ${timeoutSeconds} ]; then echo "not healthy within ${timeoutSeconds} s" >&2; exit 1; fi`,
        '  sleep 1',
        'done',
    ].join('\n');
}
/** Into a file of its own, so that the script never starts by accident what belongs on other machines. */
const pasteText = ({ text, healthUrl }) => [
    '# The engine: start each process where its comment says. They are written to a file to paste from.',
    `cat > "$WORK/engine.sh" <<'INFX_ENGINE_END'\n${text.replace(/\n$/, '')}\nINFX_ENGINE_END`,
    `echo "start the processes of $WORK/engine.sh; waiting for \${ENDPOINT:=${healthUrl}}"`,
    'until curl -fsS -o /dev/null "$ENDPOINT" 2>/dev/null; do sleep 5; done',
].join('\n');
const clientText = ({ notes, command }) => [
    '# The load',
    ...notes.map((note) => `# ${note}`),
    `${commandText(command)} > "$WORK/client.log" || { tail -n 20 "$WORK/client.log" >&2; exit 1; }`,
].join('\n');
//# sourceMappingURL=repro-script.js.map
// EXTERNAL MODULE: ./lib/src/sweep/stored-run.js
var stored_run = __webpack_require__(90546);
;// CONCATENATED MODULE: ./lib/src/sweep/repro.js
/** From an out folder to the script that repeats one of its points. Reads; runs nothing. */



















/** Throws ProblemError (INFX308) when there is no plan, (INFX329) when it does not have exactly one such point. */
async function keptPoint(outDir, wanted) {
    const plan = await (0,plan_file/* readPlanFile */.w)((0,external_node_path_.join)(outDir, 'plan.json'));
    const point = onePoint(plan, wanted);
    const outcome = (0,kept_outcomes/* readKeptOutcomes */.Y)(outDir).outcomes.get(point.id);
    return { plan, point, ...(outcome ? { outcome } : {}) };
}
function onePoint({ points }, wanted) {
    const found = wanted === undefined
        ? points
        : points.filter(({ id, title }) => id === wanted || title === wanted || id.endsWith(`-${wanted}`));
    const [point, ...others] = found;
    if (point && others.length === 0)
        return point;
    const near = wanted === undefined
        ? undefined
        : (0,problem/* didYouMean */.au)(wanted, points.map(({ id }) => id));
    const listed = (point ? found : points).slice(0, 20).map(({ id, title }) => `${id}  (${title})`);
    throw new problem/* ProblemError */.Mm([
        (0,catalogue/* problem */.CC)('INFX329', wanted === undefined
            ? `the plan has ${points.length} points`
            : `"${wanted}" is ${point ? `${found.length} points` : 'no point'} of the plan`, { hint: near === undefined ? `name one:\n    ${listed.join('\n    ')}` : `did you mean ${near}?` }),
    ]);
}
/** Throws ProblemError. */
async function reproScript(input) {
    const { outDir, env } = input;
    const { plan, point, outcome } = await keptPoint(outDir, input.wanted);
    if (point.kind === 'eval')
        throw new problem/* ProblemError */.Mm([evaluation(point)]);
    const stored = await (0,stored_run/* readStoredRun */.zs)(outDir);
    const repoDir = stored?.settings.repoDir ?? process.cwd();
    const config = stored?.config ?? {};
    const clients = new point_clients/* PointClients */.p(stored?.settings ?? {}, config, env);
    const facts = {
        facts: factsOf(plan, point, outcome, outDir),
        ...(plan.head === undefined ? {} : { commit: plan.head }),
        repoDir,
        self: (0,assets/* selfCommand */.ee)(),
        judge: ['repro', point.id, '--out', outDir, '--judge', standIns.WORK],
    };
    if (point.simulated === true)
        return { ...facts, ...simulated(point, clients, config) };
    return { ...facts, ...real(point, siteOf(input, stored, point), clients, env) };
}
const evaluation = ({ title, configKey }) => (0,catalogue/* problem */.CC)('INFX329', `${title} is an evaluation, which is asked by the harness and not by one command`, {
    hint: `repeat it with: infx sweep --keys ${configKey} --labels evals-only`,
});
function factsOf(plan, point, outcome, outDir) {
    const ended = outcome ? `${outcome.result.status}, attempt ${outcome.result.attempt}` : 'never ended';
    const failure = outcome?.result.failure?.problems[0]?.message;
    const dataset = point.dataset;
    return [
        `${point.title}: ${ended}${failure === undefined ? '' : ` (${failure})`}`,
        `point ${point.id} of plan ${plan.digest.slice(0, 12)}`,
        `image ${point.image} · model ${point.model} · runner ${point.runner}`,
        ...(dataset ? [`dataset ${dataset.loader}${dataset.path === undefined ? '' : ` ${dataset.path}`}`] : []),
        ...(outcome ? [`kept files: ${(0,external_node_path_.join)(outDir, outcome.workDir)}`] : []),
    ];
}
/** Everything on this machine: the script starts and stops it. */
function simulated(point, clients, config) {
    const spec = engine/* simEngine */.g.render(point, {
        port: Number(standIns.PORT),
        workDir: standIns.WORK,
        traceScale: point.traceScale ?? 1,
    });
    const load = (0,load_spec/* loadSpecOf */.h)(point, spec, {
        repoDir: standIns.REPO,
        client: 'replay',
        outputDir: `${standIns.WORK}/${load_spec/* clientFolder */.y}`,
    });
    const isReplay = clients.nameFor(point) === 'replay';
    return {
        files: [...(spec.files ?? []), ...loadFile(load)],
        engine: {
            kind: 'processes',
            processes: spec.processes.map(({ role, argv, env }) => ({ name: role, argv, env })),
            healthUrl: `${spec.endpointUrl}${spec.health.path}`,
            timeoutSeconds: config['start-up-window-seconds'] ?? spec.health.timeoutSeconds,
        },
        client: {
            notes: isReplay ? [] : ['measured with AIPerf; the built-in client sends the same load'],
            command: replayCommand(),
        },
    };
}
const loadFileName = 'load.json';
const loadFile = (load) => [
    { path: `${standIns.WORK}/${loadFileName}`, text: `${JSON.stringify(load, null, 2)}\n` },
];
const replayCommand = () => ({
    name: 'client',
    argv: [...(0,assets/* selfCommand */.ee)(), 'replay', '--spec', `${standIns.WORK}/${loadFileName}`],
    env: {},
});
function siteOf({ site, outDir }, stored, point) {
    const ofLabel = stored?.config.sites?.[point.runner];
    const path = site ??
        stored?.settings.site ??
        (ofLabel === undefined ? undefined : (0,external_node_path_.resolve)(stored?.settings.repoDir ?? outDir, ofLabel));
    if (path === undefined || !(0,external_node_fs_.existsSync)(path)) {
        throw new problem/* ProblemError */.Mm([
            (0,catalogue/* problem */.CC)('INFX306', `${point.title} ran on real hardware, and no site file says where`, {
                hint: 'name it with --site',
            }),
        ]);
    }
    const loaded = (0,launch_site/* loadSite */.UK)(path);
    if (!loaded.site)
        throw new problem/* ProblemError */.Mm(loaded.problems);
    return loaded.site;
}
/** The engine's processes belong on nodes that a person has to get: they are there to paste. */
function real(point, site, clients, env) {
    const flags = site['default-engine-flags'];
    const { plan, problems } = (0,plan_engine/* planEngine */.K)(point, {
        ...engine_plan/* usualPlanOptions */.A,
        ...(flags === undefined ? {} : { defaultFlags: flags }),
    });
    if (!plan || (0,problem/* hasErrors */.Cs)(problems))
        throw new problem/* ProblemError */.Mm(problems);
    const form = (0,launch_site/* containerSettings */.JI)(site).runtime === 'none' ? 'bare' : 'docker';
    const head = `http://${plan.nodes === 1 ? '127.0.0.1' : '${NODE0_IP:?address of node 0}'}:${plan.endpoint.port}`;
    const local = `http://127.0.0.1:${plan.endpoint.port}`;
    const load = (0,load_spec/* loadSpecOf */.h)(point, {
        endpointUrl: local,
        servedModel: plan.servedModel,
        metricsUrls: plan.metrics
            .filter(({ node }) => node === plan.endpoint.node)
            .map(({ port, path }) => `http://127.0.0.1:${port}${path}`),
    }, { repoDir: standIns.REPO, client: clients.nameFor(point), outputDir: `${standIns.WORK}/${load_spec/* clientFolder */.y}` });
    const modelPath = site.models?.[point.model];
    const models = modelPath === undefined ? '' : `export MODEL_PATH=\${MODEL_PATH:-${modelPath}}\n`;
    return {
        files: loadFile(load),
        engine: {
            kind: 'paste',
            text: `${models}${(0,shell/* shellText */.o)(plan, { form, model: point.model })}`,
            healthUrl: `${head}${plan.health.path}`,
        },
        client: clientOf(point, load, clients, env, modelPath),
    };
}
/** AIPerf by a runner of Python packages, at the version that measured; the built-in client where it replays the load itself. */
function clientOf(point, load, clients, env, modelPath) {
    const notes = ['run it on the node of the endpoint, or change the addresses'];
    const input = inputOf(load);
    if (clients.nameFor(point) !== 'aiperf' || input === undefined)
        return { notes, command: replayCommand() };
    const dialect = clients.dialectFor(point);
    const facts = (0,aiperf_facts/* aiperfFactsOf */.K)(point, {
        ...(modelPath === undefined ? {} : { tokenizer: modelPath }),
        ...(point.router?.name.includes('sglang') === true ? { sessionHeader: 'x-smg-routing-key' } : {}),
    });
    const argv = (0,command/* aiperfArgv */.mz)({ programPath: (name) => name, dialect, spec: load, facts, input });
    return {
        notes: [...notes, `${dialect.name}, in an environment that has it`],
        command: { name: 'client', argv, env: (0,command/* aiperfEnv */.Xw)(facts, clients.cacheDir || (env['HOME'] ?? '')) },
    };
}
/** Undefined for what AIPerf gets as files that are made for each run. */
function inputOf({ load }) {
    if (load.kind === 'fixed')
        return { kind: 'synthetic' };
    const { trace } = load;
    if (trace.format === 'corpus')
        return { kind: 'corpus', loader: trace.loader, entries: command/* corpusEntries */.DK };
    return trace.format === 'weka' ? { kind: 'file', path: trace.path, type: 'weka_trace' } : undefined;
}
//# sourceMappingURL=repro.js.map
// EXTERNAL MODULE: ./lib/src/core/measure/infx-block.js
var infx_block = __webpack_require__(79022);
// EXTERNAL MODULE: ./lib/src/core/render/numbers.js
var numbers = __webpack_require__(54143);
// EXTERNAL MODULE: ./lib/src/core/results/headline.js
var headline = __webpack_require__(91773);
// EXTERNAL MODULE: ./lib/src/files/measure.js + 32 modules
var measure = __webpack_require__(69477);
// EXTERNAL MODULE: ./lib/src/version.js
var version = __webpack_require__(51294);
;// CONCATENATED MODULE: ./lib/src/sweep/repro-judge.js
/** What a repeated point came to, beside the kept result. */








/** Measures what the client left below `workDir` as the sweep would. Throws ProblemError (INFX222) when there is nothing. */
async function judgeRepro({ plan, point, outcome }, workDir) {
    const logs = (0,external_node_path_.join)(workDir, 'logs');
    const power = (0,external_node_path_.join)(workDir, 'gpu_metrics.csv');
    const outputDir = (0,external_node_path_.join)(workDir, load_spec/* clientFolder */.y);
    const options = {
        point,
        provenance: {
            plan_digest: plan.digest,
            attempt: (outcome?.result.attempt ?? 0) + 1,
            simulated: point.simulated === true,
            engine: { name: point.framework, version: point.image },
            client: { name: 'by hand', version: version/* productVersion */.U },
            timeline: [],
            commands: [],
            trace_scale: point.traceScale ?? 1,
        },
        expectations: (0,infx_block/* expectationsOf */.xR)(point, { requirePower: false, requireServerMetrics: false }),
        knownReasons: [],
        serverLogPaths: (0,external_node_fs_.existsSync)(logs) ? (0,external_node_fs_.readdirSync)(logs).map((file) => (0,external_node_path_.join)(logs, file)) : [],
        ...((0,external_node_fs_.existsSync)(power) ? { power: { csvPath: power, utcOffsetMinutes: 0 } } : {}),
    };
    const judged = point.scenario === 'agentic-coding'
        ? await (0,measure/* measureAgenticDir */.j)(outputDir, options)
        : await (0,measure/* measureFixedFile */.t)((0,external_node_path_.join)(outputDir, 'bench.json'), options);
    return {
        headline: (0,headline/* headlineOf */.g)(judged.aggregate),
        kept: outcome?.result.headline ?? null,
        invalidReasons: judged.reasons,
    };
}
const rows = [
    ['tok/s/GPU', 'tputPerGpuTps'],
    ['mean tok/s/user', 'meanIntvtyTps'],
    ['P90 E2E latency s', 'p90E2elSeconds'],
    ['P90 TTFT s', 'p90TtftSeconds'],
];
const count = (value) => (value === undefined ? numbers/* notMeasured */.q7 : (0,numbers/* formatCount */.B4)(value));
function renderReproVerdict({ headline, kept, invalidReasons }) {
    const cells = rows.map(([title, field]) => [
        title,
        (0,numbers/* formatMeasure */.os)(headline?.[field]),
        (0,numbers/* formatMeasure */.os)(kept?.[field]),
        (0,numbers/* formatChange */.eD)(headline?.[field], kept?.[field]),
    ]);
    const counts = [
        ['requests', count(headline?.requestsSuccessful), count(kept?.requestsSuccessful), ''],
        ['failed requests', count(headline?.requestsFailed), count(kept?.requestsFailed), ''],
    ];
    const lines = [['', 'now', 'kept', 'change'], ...cells, ...counts].map(([title = '', ...numbers]) => [title.padEnd(18), ...numbers.map((cell) => cell.padStart(10))].join(' ').trimEnd());
    const reasons = invalidReasons.map(({ code, message }) => `not valid: ${code}: ${message}`);
    return `${[...lines, ...reasons].join('\n')}\n`;
}
//# sourceMappingURL=repro-judge.js.map
;// CONCATENATED MODULE: ./lib/src/cli/repro.js
/** `infx repro`: the commands that repeat a point by hand, and what a repetition came to. */






/** `wanted`: a point, or the out folder of a sweep of one point. Throws ProblemError. */
async function reproVerb(wanted, options) {
    const here = process.cwd();
    const folder = (0,external_node_path_.resolve)(here, wanted);
    const isFolder = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, 'plan.json'));
    const outDir = isFolder ? folder : (0,external_node_path_.resolve)(here, options.out ?? inputs/* sweepInputs */.Y.out.fallback);
    const point = isFolder ? undefined : wanted;
    if (options.judge !== undefined) {
        const verdict = await judgeRepro(await keptPoint(outDir, point), (0,external_node_path_.resolve)(here, options.judge));
        process.stdout.write(options.json === true ? `${JSON.stringify(verdict, null, 1)}\n` : renderReproVerdict(verdict));
        return verdict.invalidReasons.length === 0 ? 0 : 1;
    }
    const script = await reproScript({
        outDir,
        ...(point === undefined ? {} : { wanted: point }),
        ...(options.site === undefined ? {} : { site: (0,external_node_path_.resolve)(here, options.site) }),
        env: process.env,
    });
    process.stdout.write(options.json === true ? `${JSON.stringify(script, null, 1)}\n` : renderReproScript(script));
    return 0;
}
//# sourceMappingURL=repro.js.map

/***/ }),

/***/ 42541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ canonicalJsonWithout),
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
/** Canonical JSON: one byte sequence per value, so that a hash of it is an identity. */
/**
 * Keys sorted by code point at every level, no white space, `undefined` members left out, everything outside
 * 0x20-0x7e escaped as lower-case \uXXXX (short escapes where JSON has them): the reference's form for its
 * recipe fingerprint, so one function serves both. Throws on NaN, Infinity, bigint, functions and cycles.
 */
function canonicalJson(value) {
    return write(value, []);
}
/** The same of an object, but for some of its own members. */
function canonicalJsonWithout(value, members) {
    return writeObject(value, [value], members);
}
function write(value, path) {
    if (value === null)
        return 'null';
    switch (typeof value) {
        case 'boolean':
            return value ? 'true' : 'false';
        case 'number':
            if (!Number.isFinite(value))
                throw new TypeError(`canonical JSON cannot hold ${value}`);
            return Object.is(value, -0) ? '0' : String(value);
        case 'string':
            return escape(value);
        case 'object': {
            if (path.includes(value))
                throw new TypeError('canonical JSON cannot hold a cycle');
            path.push(value);
            const text = Array.isArray(value) ? writeArray(value, path) : writeObject(value, path);
            path.pop();
            return text;
        }
        default:
            throw new TypeError(`canonical JSON cannot hold a ${typeof value}`);
    }
}
const writeArray = (items, path) => `[${items.map((item) => write(item, path)).join(',')}]`;
function writeObject(value, path, without = none) {
    const members = value;
    let text = '';
    for (const key of sortedKeys(value)) {
        const member = members[key];
        if (member !== undefined && !without.includes(key))
            text += `${text === '' ? '' : ','}${escape(key)}:${write(member, path)}`;
    }
    return `{${text}}`;
}
const none = [];
const fewKeys = 16;
function sortedKeys(value) {
    const keys = Object.keys(value);
    if (keys.some((key) => beyondSurrogates.test(key)))
        return keys.sort(compareCodePoints);
    if (keys.length > fewKeys)
        return keys.sort();
    // Most objects are small, and sorting those by insertion costs a fraction of calling `sort`.
    for (let next = 1; next < keys.length; next++) {
        const key = keys[next] ?? '';
        let at = next;
        for (; at > 0 && (keys[at - 1] ?? '') > key; at--)
            keys[at] = keys[at - 1] ?? '';
        keys[at] = key;
    }
    return keys;
}
const needsEscape = /[^\x20-\x21\x23-\x5b\x5d-\x7e]/;
/** Most texts hold nothing to escape; a plan writes hundreds of thousands of them. */
const escape = (text) => needsEscape.test(text)
    ? JSON.stringify(text).replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    : `"${text}"`;
const beyondSurrogates = /[\ud800-\uffff]/;
/** UTF-16 order, which `sort()` uses, differs from code point order only where surrogates meet U+E000-U+FFFF. */
function compareCodePoints(a, b) {
    const left = Array.from(a);
    const right = Array.from(b);
    for (let index = 0; index < Math.min(left.length, right.length); index++) {
        const difference = (left[index]?.codePointAt(0) ?? 0) - (right[index]?.codePointAt(0) ?? 0);
        if (difference !== 0)
            return difference;
    }
    return left.length - right.length;
}
//# sourceMappingURL=canonical-json.js.map

/***/ }),

/***/ 27569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ic: () => (/* binding */ schemaProblems),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   _U: () => (/* binding */ checkSchema)
/* harmony export */ });
/* harmony import */ var _problems_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76615);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80947);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85492);
/** Turns findings of a precompiled JSON Schema validator into Problems on the lines that caused them. */



/**
 * All violations of `value`, at most one per place. Unknown fields mark the key, missing fields the object that lacks
 * them. `read` is what the YAML reader found, whose word on a scalar is better than ours: it saw how it was written.
 */
function checkSchema(validator, value, placeOf, read = []) {
    if (validator(value))
        return { problems: [], hasShape: true };
    const errors = validator.errors ?? [];
    const seen = new Set();
    const problems = errors.flatMap((error) => {
        const path = pointerPath(error.instancePath);
        const key = `${path.join('/')} ${error.keyword} ${String(error.params['additionalProperty'] ?? error.params['missingProperty'])}`;
        if (seen.has(key))
            return [];
        seen.add(key);
        return isMisspelt(error, errors) ? [] : oneProblem(error, path, placeOf);
    });
    return {
        problems: problems.filter((found) => !isSaidAlready(found, read)),
        hasShape: errors.every(({ keyword }) => keyword === 'additionalProperties'),
    };
}
/** The problems of `checkSchema`. */
const schemaProblems = (validator, value, placeOf, read = []) => checkSchema(validator, value, placeOf, read).problems;
/** A required field that is missing because it stands there under a similar name, which is reported with a hint. */
function isMisspelt(error, errors) {
    if (error.keyword !== 'required')
        return false;
    const missing = String(error.params['missingProperty']);
    return errors.some((other) => other.keyword === 'additionalProperties' &&
        other.instancePath === error.instancePath &&
        (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(String(other.params['additionalProperty']), propertyNames(other.parentSchema)) === missing);
}
const scalarCodes = ['INFX015', 'INFX017'];
const isSaidAlready = ({ code, at }, read) => code === 'INFX013' &&
    at !== undefined &&
    read.some((other) => scalarCodes.includes(other.code) && other.at?.line === at.line && other.at.col === at.col);
function oneProblem(error, path, placeOf) {
    const name = path.at(-1);
    if (error.keyword === 'additionalProperties') {
        return unknownField(error, path, placeOf, propertyNames(error.parentSchema));
    }
    if (error.keyword === 'required') {
        const field = String(error.params['missingProperty']);
        const at = placeOf(path, 'key');
        return (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX014', `${where(name)}lacks the required field "${field}"`, at ? { at } : {});
    }
    const at = placeOf(path);
    const message = `${where(name)}must be ${expectation(error)}, not ${shown(error.data)}`;
    const isNumberForText = error.keyword === 'type' && error.params['type'] === 'string' && typeof error.data === 'number';
    return (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX013', message, {
        ...(at ? { at } : {}),
        // How the number was written is not known here: 1.10 arrives as 1.1.
        ...(isNumberForText ? { hint: 'put quotes around it, just as it is written' } : {}),
    });
}
function unknownField(error, path, placeOf, allowed) {
    const field = String(error.params['additionalProperty']);
    const at = placeOf([...path, field], 'key');
    const near = (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(field, allowed);
    const hint = `${near === undefined ? '' : `did you mean "${near}"? `}allowed here: ${allowed.join(', ')}`;
    return (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX012', `unknown field "${field}"`, { hint, ...(at ? { at } : {}) });
}
const where = (name) => name === undefined ? 'the document ' : typeof name === 'number' ? `item ${name + 1} ` : `"${name}" `;
function expectation({ keyword, params, message }) {
    switch (keyword) {
        case 'type': {
            const types = Array.isArray(params['type']) ? params['type'] : [params['type']];
            return types.map(String).map(article).join(' or ');
        }
        case 'enum':
            return `one of ${Array.isArray(params['allowedValues']) ? params['allowedValues'].join(', ') : ''}`;
        case 'const':
            return JSON.stringify(params['allowedValue']);
        case 'minimum':
            return `at least ${String(params['limit'])}`;
        case 'maximum':
            return `at most ${String(params['limit'])}`;
        case 'exclusiveMinimum':
            return `greater than ${String(params['limit'])}`;
        case 'minLength':
            return 'a text that is not empty';
        case 'minItems':
            return `a list of at least ${String(params['limit'])}`;
        case 'pattern':
            return params['pattern'] === '^(?!image:)'
                ? 'a version, not an image reference'
                : `of the form ${String(params['pattern'])}`;
        default:
            return (message ?? keyword).replace(/^must be /, '');
    }
}
const names = {
    array: 'a list',
    boolean: 'true or false',
    integer: 'a whole number',
    null: 'empty',
    number: 'a number',
    object: 'a mapping',
    string: 'a text',
};
const article = (type) => names[type] ?? type;
/** A value as a reader would write it, cut to one short line. */
function shown(value) {
    if (value === undefined || value === null)
        return 'empty';
    if (Array.isArray(value))
        return value.length === 0 ? 'an empty list' : `a list (${clip(JSON.stringify(value))})`;
    if (typeof value === 'object')
        return 'a mapping';
    return clip(JSON.stringify(value));
}
const clip = (text) => (text.length > 60 ? `${text.slice(0, 57)}...` : text);
function propertyNames(schema) {
    if (typeof schema !== 'object' || schema === null || !('properties' in schema))
        return [];
    const { properties } = schema;
    return typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
}
/** Digits are positions in a list; a mapping of numbers reads the same to `placeOf`. */
const pointerPath = (pointer) => pointer
    .split('/')
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step.replaceAll('~1', '/').replaceAll('~0', '~')));
//# sourceMappingURL=schema-problems.js.map

/***/ }),

/***/ 10047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ri: () => (/* binding */ parseLenientJson),
/* harmony export */   u4: () => (/* binding */ isRecord),
/* harmony export */   vM: () => (/* binding */ finiteNumber)
/* harmony export */ });
/**
 * JSON as Python writes it: the bare tokens NaN, Infinity and -Infinity are numbers. We read them, because files of
 * the ecosystem hold them; we never write them.
 */
const MARK = '\u{f8ff}nonfinite:';
const TOKENS = /"(?:[^"\\]|\\.)*"|-?Infinity|NaN/g;
/** Parses strict JSON, or JSON with bare non-finite numbers. Throws SyntaxError on anything else. */
function parseLenientJson(text) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        if (!/NaN|Infinity/.test(text))
            throw cause;
    }
    const marked = text.replace(TOKENS, (token) => (token.startsWith('"') ? token : `"${MARK}${token}"`));
    return JSON.parse(marked, (_key, value) => typeof value === 'string' && value.startsWith(MARK) ? Number(value.slice(MARK.length)) : value);
}
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** The number when it is finite, else undefined; strings and booleans are no numbers here. */
const finiteNumber = (value) => typeof value === 'number' && Number.isFinite(value) ? value : undefined;
//# sourceMappingURL=lenient-json.js.map

/***/ }),

/***/ 15783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ optional)
/* harmony export */ });
/** An optional field of an object literal, absent rather than undefined (exactOptionalPropertyTypes). */
/** `{ [key]: value }`, or nothing when the value is absent. */
const optional = (key, value) => value === undefined ? {} : { [key]: value };
//# sourceMappingURL=optional-field.js.map

/***/ }),

/***/ 56645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ planDocument),
/* harmony export */   c: () => (/* binding */ planOfDocument)
/* harmony export */ });
function planDocument({ points, ...plan }) {
    const recipes = {};
    const written = points.map((point) => {
        if (point.recipe === undefined)
            return point;
        const { resolved, ...named } = point.recipe;
        recipes[named.digest] = resolved;
        return { ...point, recipe: named };
    });
    return { ...plan, points: written, ...(Object.keys(recipes).length === 0 ? {} : { recipes }) };
}
/** The plan of a document, a recipe within its point included; undefined when a point is bound to a recipe whose content the document lacks. */
function planOfDocument({ recipes = {}, points, ...plan }) {
    const whole = [];
    for (const { recipe: named, ...point } of points) {
        if (named === undefined)
            whole.push(point);
        else {
            const shared = Object.hasOwn(recipes, named.digest) ? recipes[named.digest] : undefined;
            const resolved = named.resolved ?? shared;
            if (resolved === undefined)
                return undefined;
            whole.push({ ...point, recipe: { ...named, resolved } });
        }
    }
    return { ...plan, points: whole };
}
//# sourceMappingURL=plan-document.js.map

/***/ }),

/***/ 8076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export commandProblemKinds */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of the command line, the inputs and this machine's environment (300-329). */

const commandProblemKinds = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX300: {
        title: 'An input has a value that is not allowed',
        blame: 'user',
        severity: 'error',
        explain: 'An option of `infx`, an input of an action or a field of infx.config.yaml cannot be read. ' +
            'The message names the input, what came, and what is allowed. All such problems are listed at once.',
    },
    INFX301: {
        title: 'Nothing says what to run',
        blame: 'user',
        severity: 'error',
        explain: 'A sweep needs either a changelog with a base commit to compare against (`--base`), or the config keys (`--keys`). ' +
            'In an action both come from the event.',
    },
    INFX302: {
        title: 'The repository no longer gives the plan that is resumed',
        blame: 'user',
        severity: 'error',
        explain: '`--resume` plans again with the options that the output directory keeps, and goes on only when the same points come out: ' +
            'results of two configurations must not stand on one curve. Something changed since: a configuration, a recipe, the changelog. ' +
            'Undo the change to go on, or start a new sweep without `--resume`: the earlier one is moved aside, never overwritten.',
    },
    INFX303: {
        title: 'There is nothing to resume',
        blame: 'user',
        severity: 'error',
        explain: '`--resume` was given, but the output directory holds no plan.json and run.json of a sweep. ' +
            'Name the right directory with `--out`, or start without `--resume`.',
    },
    INFX304: {
        title: 'Another sweep uses the output directory',
        blame: 'infra',
        severity: 'error',
        explain: 'A running process holds the lock file of the output directory. Wait for it, stop it, or choose another `--out`.',
    },
    INFX305: {
        title: 'The output cannot be written',
        blame: 'infra',
        severity: 'error',
        explain: 'The operating system refused to write: the disk is full, the folder is read-only, or permissions are missing. ' +
            'Results written before are kept; free space and go on with `--resume`.',
    },
    INFX306: {
        title: 'No engine can serve the point here',
        blame: 'user',
        severity: 'error',
        explain: 'Nothing says where the engine of a real point runs, or what the point needs is not here: its trace, or the task file of ' +
            'its evaluation. A site file says where engines run (docs/sites.md): name it with `--site`, or with `site` or `sites` in ' +
            'infx.config.yaml. `--simulate` runs the whole sweep with the simulated engine; its results say so for ever.',
    },
    INFX307: {
        title: 'A command or code is unknown',
        blame: 'user',
        severity: 'error',
        explain: 'The word after `infx` (or after `infx explain`) is not known. The message lists the nearest ones.',
    },
    INFX308: {
        title: 'A file that the command needs cannot be read',
        blame: 'user',
        severity: 'error',
        explain: 'The path is wrong, or the file is not what the command expects. The message names both.',
    },
    INFX309: {
        title: 'The canary failed, so nothing else ran',
        blame: 'product',
        severity: 'error',
        explain: 'The cheapest point of the sweep runs first. When it fails, the rest of the sweep would fail the same way at a much higher price, ' +
            'so it is not started. Read why the canary failed, mend it, and run again.',
    },
    INFX310: {
        title: 'Something unexpected happened inside infx',
        blame: 'product',
        severity: 'error',
        explain: 'This is a bug of ours. Please report it with the stack trace and the plan.',
    },
    INFX318: {
        title: 'The output directory is no place for results',
        blame: 'user',
        severity: 'error',
        explain: 'Results are written only into a new or empty folder, or into one that infx has written before (it carries a `.gitignore` that says so). ' +
            'The root of the file system, the repository itself and folders with other files are refused, so that nothing of yours is overwritten. ' +
            'Name a folder of its own with `--out`.',
    },
    INFX319: {
        title: 'An option contradicts the sweep that is resumed',
        blame: 'user',
        severity: 'error',
        explain: '`--resume` goes on with the options that the sweep began with; run.json in the output directory keeps them. ' +
            'Leave the named option out, or start a new sweep without `--resume`. ' +
            'Only `--parallel-points`, `--database`, `--json` and `--repo` of a repository that has moved may differ.',
    },
    INFX326: {
        title: 'What a finished point left is damaged',
        blame: 'infra',
        severity: 'warning',
        explain: 'A file that an earlier attempt wrote into the output directory is not there, or not what was written. Files are written whole or not at all, ' +
            'so a disk or somebody else changed it. The point counts as not done and runs again; a damaged outcome.json is kept under another name.',
    },
    INFX329: {
        title: 'The point cannot be repeated by hand',
        blame: 'user',
        severity: 'error',
        explain: '`infx repro` prints the script of one benchmark point of an out folder. The folder holds several points and none was ' +
            'named, the named one is not among them, or it is an evaluation, whose questions the harness asks.',
    },
});
//# sourceMappingURL=command.js.map

/***/ }),

/***/ 54143:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ shortCommit),
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   T1: () => (/* binding */ formatShare),
/* harmony export */   Xo: () => (/* binding */ formatSeconds),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   eD: () => (/* binding */ formatChange),
/* harmony export */   os: () => (/* binding */ formatMeasure),
/* harmony export */   q7: () => (/* binding */ notMeasured),
/* harmony export */   yk: () => (/* binding */ formatPlural)
/* harmony export */ });
/** Numbers for people: sensible digits, thousands separators, units. Pure and without locale, so documents compare equal. */
/** What stands where nothing was measured. */
const notMeasured = '—';
/** Groups the integer part by thousands: `12345.6` → `12,345.6`. */
function grouped(fixed) {
    const [integer = '', fraction] = fixed.split('.');
    const separated = integer.replace(/\B(?=(\d{3})+$)/g, ',');
    return fraction === undefined ? separated : `${separated}.${fraction}`;
}
/** A whole number with thousands separators. */
const formatCount = (count) => `${count < 0 ? '−' : ''}${grouped(Math.abs(count).toFixed(0))}`;
/**
 * A measured value with three significant digits, whole from 100 on, and thousands separators:
 * 0.00562 · 1.23 · 41.6 · 8,244. Null or not finite = {@link notMeasured}.
 */
function formatMeasure(value) {
    if (value === null || value === undefined || !Number.isFinite(value))
        return notMeasured;
    if (value === 0)
        return '0';
    const magnitude = Math.abs(Number(value.toPrecision(3)));
    const decimals = magnitude >= 100 ? 0 : Math.min(8, 2 - Math.floor(Math.log10(magnitude)));
    return `${value < 0 ? '−' : ''}${grouped(Math.abs(value).toFixed(decimals))}`;
}
/** Seconds with a unit that fits: `4.2 ms`, `0.31 s`, `2,310 s`. */
function formatSeconds(seconds) {
    if (seconds === null || seconds === undefined || !Number.isFinite(seconds))
        return notMeasured;
    return seconds !== 0 && Math.abs(seconds) < 0.1
        ? `${formatMeasure(seconds * 1000)} ms`
        : `${formatMeasure(seconds)} s`;
}
/** A wall time as people say it: `3.9 s`, `4 min 7 s`, `1 h 25 min`. */
function formatDuration(seconds) {
    if (seconds === null || seconds === undefined || !Number.isFinite(seconds))
        return notMeasured;
    if (seconds < 59.95)
        return `${seconds.toFixed(1)} s`;
    const whole = Math.round(seconds);
    if (whole < 3600)
        return `${Math.floor(whole / 60)} min ${whole % 60} s`;
    const minutes = Math.round(seconds / 60);
    return `${formatCount(Math.floor(minutes / 60))} h ${minutes % 60} min`;
}
/** A share in [0, 1] as a percentage with one decimal: `94.8 %`. */
const formatShare = (share) => share === null || share === undefined || !Number.isFinite(share)
    ? notMeasured
    : `${(share * 100).toFixed(1)} %`;
/** Relative change of `now` against `before` with sign: `+1.7 %`, `−6.9 %`, `±0.0 %`. */
function formatChange(now, before) {
    if (now === null || now === undefined || before === null || before === undefined || before === 0)
        return notMeasured;
    const percent = (now / before - 1) * 100;
    const digits = Math.abs(percent).toFixed(1);
    const sign = digits === '0.0' ? '±' : percent > 0 ? '+' : '−';
    return `${sign}${digits} %`;
}
/** `1 point`, `2 points`, `1,204 points`. */
const formatPlural = (count, one) => `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`;
/** The first seven characters of a commit, as git shows it. */
const shortCommit = (commit) => commit.slice(0, 7);
//# sourceMappingURL=numbers.js.map

/***/ }),

/***/ 57302:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ usualPlanOptions)
/* harmony export */ });
const usualPlanOptions = { publicPort: 8000, portOffset: 0, acceptance: 'inject' };
//# sourceMappingURL=engine-plan.js.map

/***/ }),

/***/ 43838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ shellText)
/* harmony export */ });
/* unused harmony export shellWord */
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86045);

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

/***/ }),

/***/ 82329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ readOwnJson)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _core_problems_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8076);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80947);
/** JSON files of ours that were carried around (an artifact, an old directory): bounded, parsed, known by their schema tag. */




/** A plan of 10,000 points with resolved recipes is well below. */
const maxBytes = 256 * 1024 * 1024;
/** Throws ProblemError (INFX308) when there is no JSON object with this `schema` at `path`. */
async function readOwnJson(path, schema) {
    const refuse = (why, cause) => new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX308', `${path} ${why}`)], { cause });
    let text;
    try {
        const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
        if (size > maxBytes)
            throw refuse(`is ${size} bytes large; at most ${maxBytes} are read`);
        text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8');
    }
    catch (error) {
        if (error instanceof _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm)
            throw error;
        throw refuse(`cannot be read (${error instanceof Error ? error.message : String(error)})`, error);
    }
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        throw refuse('is not JSON', error);
    }
    if (typeof value !== 'object' || value === null || !('schema' in value) || value.schema !== schema) {
        throw refuse(`has not the schema ${schema}`);
    }
    return { ...value };
}
//# sourceMappingURL=own-json.js.map

/***/ }),

/***/ 71834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ writePlanFile),
/* harmony export */   w: () => (/* binding */ readPlanFile)
/* harmony export */ });
/* harmony import */ var _core_plan_plan_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56645);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80947);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _json_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6721);
/* harmony import */ var _own_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82329);





/** Throws ProblemError (INFX308) when there is no plan of this version at `path`. */
async function readPlanFile(path) {
    const value = await (0,_own_json_js__WEBPACK_IMPORTED_MODULE_3__/* .readOwnJson */ .Z)(path, 'plan.v1');
    const plan = isPlanDocument(value) ? (0,_core_plan_plan_document_js__WEBPACK_IMPORTED_MODULE_4__/* .planOfDocument */ .c)(value) : undefined;
    if (plan)
        return plan;
    throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX308', `${path} is not a whole plan`)]);
}
/** As `writeJsonFile`. */
const writePlanFile = (path, plan) => (0,_json_file_js__WEBPACK_IMPORTED_MODULE_2__/* .writeJsonFile */ .An)(path, (0,_core_plan_plan_document_js__WEBPACK_IMPORTED_MODULE_4__/* .planDocument */ .N)(plan));
const isPlanDocument = (value) => 'points' in value &&
    Array.isArray(value.points) &&
    value.points.every((point) => typeof point === 'object' && point !== null) &&
    'digest' in value &&
    typeof value.digest === 'string' &&
    'canary' in value &&
    (!('recipes' in value) || (typeof value.recipes === 'object' && value.recipes !== null));
//# sourceMappingURL=plan-file.js.map

/***/ }),

/***/ 3039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ outcomeFile),
/* harmony export */   Y: () => (/* binding */ readKeptOutcomes)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85492);
/* harmony import */ var _core_problems_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8076);
/** How finished points ended, as earlier attempts wrote it down; what is damaged is said and counts as not done. */




const outcomeFile = 'outcome.json';
/** Logs and verdicts are kilobytes. */
const maxBytes = 64 * 1024 * 1024;
/** Reads `points/<id>/outcome.json` below `outDir`, and looks whether the files that each names are whole. */
function readKeptOutcomes(outDir) {
    const outcomes = new Map();
    const damages = [];
    const pointsDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outDir, 'points');
    for (const pointId of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(pointsDir) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(pointsDir).sort() : []) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(pointsDir, pointId, outcomeFile);
        // Broken off before its end: nothing was kept, and nothing is damaged.
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
            continue;
        const read = readOutcome(path, pointId);
        const wrong = typeof read === 'string' ? { path, why: read } : damageOf(read, outDir);
        if (typeof read !== 'string' && !wrong)
            outcomes.set(pointId, read);
        if (!wrong)
            continue;
        damages.push({
            pointId,
            files: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(wrong.path) ? [wrong.path] : [],
            problem: (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX326', `${wrong.path} ${wrong.why}: ${pointId} counts as not done and runs again`),
        });
    }
    return { outcomes, damages };
}
/** The outcome, or what is wrong with its file. */
function readOutcome(path, pointId) {
    const value = readJson(path);
    if ('why' in value)
        return value.why;
    if (!isKeptOutcome(value.json))
        return 'is not a whole outcome';
    if (value.json.result.id !== pointId)
        return `is about another point, ${value.json.result.id}`;
    return value.json;
}
/** What the outcome relies on: its aggregate and the folder of its attempt. */
function damageOf({ result, workDir }, outDir) {
    if (result.status !== 'valid')
        return undefined;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outDir, workDir);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
        return { path: folder, why: 'is missing' };
    if (result.resultPath === undefined)
        return undefined;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outDir, result.resultPath);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        return { path, why: 'is missing' };
    const aggregate = readJson(path);
    if ('why' in aggregate)
        return { path, why: aggregate.why };
    const { json } = aggregate;
    const id = isObject(json) && isObject(json['infx']) ? json['infx']['point_id'] : undefined;
    return id === result.id ? undefined : { path, why: 'is not the result of this point' };
}
function readJson(path) {
    try {
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        if (size > maxBytes)
            return { why: `has ${size} bytes; at most ${maxBytes} are read` };
        const json = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
        return { json };
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        return { why: error instanceof SyntaxError ? `is not JSON (${why})` : `cannot be read (${why})` };
    }
}
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
// Our own files of the same version: these fields are enough to know them again.
const isKeptOutcome = (value) => isObject(value) &&
    isObject(value['result']) &&
    typeof value['result']['id'] === 'string' &&
    typeof value['result']['status'] === 'string' &&
    Array.isArray(value['result']['invalidReasons']) &&
    typeof value['workDir'] === 'string' &&
    Array.isArray(value['verdicts']);
//# sourceMappingURL=kept-outcomes.js.map

/***/ }),

/***/ 90546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X2: () => (/* binding */ runFileName),
/* harmony export */   bM: () => (/* binding */ storedRun),
/* harmony export */   zJ: () => (/* binding */ databaseOf),
/* harmony export */   zs: () => (/* binding */ readStoredRun)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85492);
/* harmony import */ var _core_problems_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8076);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80947);
/* harmony import */ var _files_own_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82329);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(12824);
/**
 * run.json of an output directory: when the sweep began, from where and with which options. `--resume` and a later
 * `infx ingest` or `infx report` need nothing else from the person.
 */







const runFileName = 'run.json';
const schema = 'infx-run.v1';
function storedRun(settings, config, plan, startedAt) {
    const { outDir, databaseUrl, resume: _resume, json: _json, ...rest } = settings;
    const base = rest.base === undefined ? undefined : (plan.mergeBase ?? rest.base);
    const head = rest.head === undefined ? undefined : (plan.head ?? rest.head);
    return {
        schema,
        startedAt,
        settings: {
            ...rest,
            ...(base === undefined ? {} : { base }),
            ...(head === undefined ? {} : { head }),
        },
        named: {
            ...(rest.base === undefined || rest.base === base ? {} : { base: rest.base }),
            ...(rest.head === undefined || rest.head === head ? {} : { head: rest.head }),
        },
        config,
        database: databaseUrl === (0,_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .databaseIn */ .j6)(outDir)
            ? 'in-out'
            : databaseUrl.startsWith('pglite:')
                ? databaseUrl
                : 'server',
    };
}
/** undefined when there is no run.json. Throws ProblemError (INFX308) when it is damaged. */
async function readStoredRun(outDir) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outDir, runFileName);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        return undefined;
    const value = await (0,_files_own_json_js__WEBPACK_IMPORTED_MODULE_5__/* .readOwnJson */ .Z)(path, schema);
    if (isStoredRun(value))
        return value;
    throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX308', `${path} is not a whole record of a sweep`)]);
}
const isStoredRun = (value) => 'startedAt' in value &&
    typeof value.startedAt === 'string' &&
    Date.parse(value.startedAt) > 0 &&
    'settings' in value &&
    isObject(value.settings) &&
    required.every(([name, type]) => isOfType(value.settings, name, type)) &&
    'named' in value &&
    isObject(value.named) &&
    'config' in value &&
    isObject(value.config) &&
    'database' in value &&
    typeof value.database === 'string';
const required = [
    ['repoDir', 'string'],
    ['runnerConfig', 'string'],
    ['changelogFile', 'string'],
    ['recipesDir', 'string'],
    ['goldenAlDir', 'string'],
    ['thresholdsFile', 'string'],
    ['configFiles', 'list'],
    ['labels', 'list'],
    ['simulate', 'boolean'],
    ['traceScale', 'number'],
    ['parallelPoints', 'number'],
];
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
function isOfType(settings, name, type) {
    const value = isObject(settings) ? settings[name] : undefined;
    return type === 'list' ? Array.isArray(value) : typeof value === type;
}
/** Where the rows of a stored sweep go. Throws ProblemError (INFX301) for a server whose URL has to be given again. */
function databaseOf({ database }, outDir) {
    if (database === 'in-out')
        return (0,_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .databaseIn */ .j6)(outDir);
    if (database !== 'server')
        return database;
    throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .ProblemError */ .Mm([
        (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX301', `the sweep in ${outDir} stores its rows in a database server`, {
            hint: 'give --database again: its URL is not kept, because it may hold a password',
        }),
    ]);
}
//# sourceMappingURL=stored-run.js.map

/***/ })

};
