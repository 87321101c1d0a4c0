export const id = 5029;
export const ids = [5029];
export const modules = {

/***/ 74518:
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
// EXTERNAL MODULE: ./lib/src/core/plan/named-points.js
var named_points = __webpack_require__(78595);
// EXTERNAL MODULE: ./lib/src/core/problems/command.js
var command = __webpack_require__(8076);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/sweep/kept-outcomes.js
var kept_outcomes = __webpack_require__(3039);
// EXTERNAL MODULE: ./lib/src/sweep/point-clients.js + 10 modules
var point_clients = __webpack_require__(43983);
// EXTERNAL MODULE: ./lib/src/clients/aiperf/command.js
var aiperf_command = __webpack_require__(41202);
// EXTERNAL MODULE: ./lib/src/clients/aiperf/facts.js
var aiperf_facts = __webpack_require__(21868);
// EXTERNAL MODULE: ./lib/src/clients/evals/settings.js
var settings = __webpack_require__(41372);
// EXTERNAL MODULE: ./lib/src/clients/lm-eval/command.js
var lm_eval_command = __webpack_require__(11523);
// EXTERNAL MODULE: ./lib/src/core/measure/lenient-json.js
var lenient_json = __webpack_require__(10047);
// EXTERNAL MODULE: ./lib/src/files/json-file.js
var json_file = __webpack_require__(6721);
// EXTERNAL MODULE: ./lib/src/sweep/drive-eval.js + 7 modules
var drive_eval = __webpack_require__(6600);
// EXTERNAL MODULE: ./lib/src/sweep/load-spec.js
var load_spec = __webpack_require__(46349);
// EXTERNAL MODULE: ./lib/src/launch/shell-words.js
var shell_words = __webpack_require__(22202);
;// CONCATENATED MODULE: ./lib/src/sweep/repro-script.js
/** A point as a script to repeat it by hand: where, what is started, what drives load, what it came to. Pure. */

/** Values of the machine that stand in rendered commands until the script names its own. */
const standIns = {
    WORK: '/INFX-REPRO-WORK',
    REPO: '/INFX-REPRO-REPOSITORY',
    PORT: '64999',
    PYTHON: '/INFX-REPRO-PYTHON',
};
/** Bash. Processes are started and stopped by the script itself, or pasted by a person before it goes on. */
function renderReproScript(script) {
    const blocks = [
        ['#!/usr/bin/env bash', ...script.facts.map((fact) => `# ${fact.replace(/\s+/g, ' ')}`)].join('\n'),
        variables(script),
        checkout(script),
        ...script.files.map(fileText),
        engineText(script.engine),
        clientText(script.client),
        ...(script.judge === undefined
            ? []
            : [`# What it came to, beside the kept result\n"\${infx[@]}" ${script.judge.map(word).join(' ')}`]),
    ];
    return `${blocks.join('\n\n')}\n`;
}
function engineText(engine) {
    switch (engine.kind) {
        case 'processes':
            return processesText(engine);
        case 'slurm':
            return slurmText(engine);
        case 'paste':
            return pasteText(engine);
    }
}
const variables = ({ repoDir, self, python }) => [
    'set -euo pipefail',
    `REPO=\${REPO:-${(0,shell_words/* shellWord */.r)(repoDir)}}`,
    'WORK=${WORK:-$(mktemp -d)}',
    'PORT=${PORT:-18000}',
    ...(python === undefined ? [] : [`PYTHON=\${PYTHON:-${(0,shell_words/* shellWord */.r)(python)}}`]),
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
const { WORK, REPO, PYTHON, PORT } = standIns;
/** Stand-ins, and the marks of nodes that the scheduler has yet to choose (launch/allocation.ts). */
const pattern = new RegExp(`${WORK}|${REPO}|${PYTHON}|(?<!\\d)${PORT}(?!\\d)|\\{infx:address:(\\d+)\\}`);
const names = Object.fromEntries(Object.entries(standIns).map(([name, value]) => [value, name]));
function parts(text) {
    const found = [];
    let rest = text;
    for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
        found.push({ text: rest.slice(0, match.index), isVariable: false });
        found.push({ text: names[match[0]] ?? `addresses[${match[1] ?? ''}]`, isVariable: true });
        rest = rest.slice(match.index + match[0].length);
    }
    return [...found, { text: rest, isVariable: false }].filter((part) => part.text !== '');
}
/** One word; literals quoted where needed, stand-ins as variables. */
function word(text) {
    const all = parts(text);
    if (all.length === 0)
        return "''";
    return all.map((part) => (part.isVariable ? variableWord(part.text) : (0,shell_words/* shellWord */.r)(part.text))).join('');
}
/** Braces only where bash needs them. */
const variableWord = (name) => (/^\w+$/.test(name) ? `"$${name}"` : `"\${${name}}"`);
function fileText({ path, text }) {
    const body = parts(text)
        .map((part) => (part.isVariable ? `\${${part.text}}` : part.text.replace(/[\\$`]/g, '\\$&')))
        .join('');
    return `mkdir -p "$(dirname ${word(path)})"\ncat > ${word(path)} <<INFX_END\n${body.replace(/\n$/, '')}\nINFX_END`;
}
const commandText = ({ argv, env, cwd }) => {
    const set = Object.entries(env).map(([name, value]) => `${name}=${word(value)}`);
    const words = [...(set.length === 0 ? [] : ['env', ...set]), ...argv.map(word)];
    return cwd === undefined ? words.join(' ') : `(cd ${word(cwd)} && ${words.join(' ')})`;
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
/** The job ends with the script; its folder is on a file system that every node sees. */
function slurmText(engine) {
    const { script, allocationPath, endedPath, logDir, healthUrl, timeoutSeconds } = engine;
    const alive = [
        `  if [ -s ${word(endedPath)} ] || ! squeue --noheader --jobs="$job" 2>/dev/null | grep -q .; then`,
        `    tail -n 40 ${word(logDir)}/*.log >&2; echo "job $job ended" >&2; exit 1`,
        '  fi',
    ];
    return [
        '# The engine: one batch job, as the launcher submits it. WORK has to be a folder that every node sees, without blanks.',
        fileText(script),
        `mkdir -p ${word(logDir)}`,
        `job=$(sbatch --parsable ${word(script.path)})`,
        'job=${job%%;*}',
        'trap \'scancel "$job"\' EXIT',
        `echo "Slurm job $job"`,
        `until [ -s ${word(allocationPath)} ]; do`,
        ...alive,
        '  sleep 2',
        'done',
        `mapfile -t addresses < <(sed 1d ${word(allocationPath)} | cut -d ' ' -f 2)`,
        'for ((waited = 0; ; waited++)); do',
        `  curl -fsS -o /dev/null ${word(healthUrl)} 2>/dev/null && break`,
        ...alive,
        `  if [ "$waited" -ge ${timeoutSeconds} ]; then echo "not healthy within ${timeoutSeconds} s" >&2; exit 1; fi`,
        '  sleep 1',
        'done',
    ].join('\n');
}
const clientText = ({ notes, files, commands }) => [
    '# What is asked of it',
    ...notes.map((note) => `# ${note}`),
    ...files.map(fileText),
    ...commands.map((command) => {
        const log = `"$WORK/${command.name}.log"`;
        return `${commandText(command)} > ${log} 2>&1 || { tail -n 20 ${log} >&2; exit 1; }`;
    }),
].join('\n');
//# sourceMappingURL=repro-script.js.map
;// CONCATENATED MODULE: ./lib/src/sweep/repro-client.js
/** What asks the engine, in a script: the load of a benchmark point, or the questions of an evaluation. */












/** Throws ProblemError when the task or the dataset of the point is not there. */
const reproClient = (point, target, repeated) => point.kind === 'eval'
    ? evalClient(point, target, repeated)
    : Promise.resolve(loadClient(point, target, repeated));
const maxCommandBytes = 1024 * 1024;
/** Folder of lm-eval's files at one concurrency, below the working folder. */
const evalFolder = (conc) => `eval/conc${conc}`;
/** lm-eval at every concurrency; where the built-in runner asked, it asks the same questions. */
async function evalClient(point, { endpointUrl, servedModel, notes }, { repoDir, clients, attemptDir }) {
    (0,drive_eval/* evalTaskOfPoint */.D4)(point, repoDir);
    const taskFile = `${standIns.REPO}/${point.evalTask?.path ?? ''}`;
    const isOwn = clients.evalNameFor(point) === 'built-in';
    return {
        python: (await pythonOf(attemptDir)) ?? 'python3',
        notes: [
            ...notes,
            ...(isOwn ? ['asked by the built-in runner; lm-eval asks the same questions'] : []),
            `PYTHON is an interpreter with ${clients.lmEvalPackage}`,
        ],
        files: [],
        commands: (point.evalConcs ?? [point.conc]).map((conc) => ({
            name: `lm-eval-conc${conc}`,
            argv: (0,lm_eval_command/* lmEvalArgv */.cQ)({
                python: standIns.PYTHON,
                endpointUrl,
                servedModel,
                taskFile,
                outputDir: `${standIns.WORK}/${evalFolder(conc)}`,
                conc,
                contextTokens: point.maxModelLen === 0 ? settings/* assumedContextTokens */.E : point.maxModelLen,
                ...(point.evalTask?.limit === undefined ? {} : { limit: point.evalTask.limit }),
            }),
            env: (0,lm_eval_command/* lmEvalEnv */.zC)(clients.cacheDir),
            // Data files are named relative to the task's file.
            cwd: (0,external_node_path_.dirname)(taskFile),
        })),
    };
}
/** The interpreter that asked, as long as it is there. */
async function pythonOf(attemptDir) {
    const path = attemptDir === undefined ? undefined : (0,external_node_path_.join)(attemptDir, 'eval/lm_eval_command.json');
    if (path === undefined || !(0,external_node_fs_.existsSync)(path))
        return undefined;
    const kept = (0,json_file/* parseJsonText */.lk)(await (0,json_file/* readBoundedText */.Ht)(path, maxCommandBytes), path);
    const argv = (0,lenient_json/* isRecord */.u4)(kept) ? kept['argv'] : undefined;
    const python = Array.isArray(argv) ? argv[0] : undefined;
    return typeof python === 'string' && (0,external_node_fs_.existsSync)(python) ? python : undefined;
}
/** AIPerf by a runner of Python packages, at the version that measured; the built-in client where it replays the load itself. */
function loadClient(point, target, { clients, env }) {
    const isSimulated = point.simulated === true;
    const client = isSimulated ? 'replay' : clients.nameFor(point);
    const outputDir = `${standIns.WORK}/${load_spec/* clientFolder */.y}`;
    const load = (0,load_spec/* loadSpecOf */.h)(point, target, { repoDir: standIns.REPO, client, outputDir });
    const file = { path: `${standIns.WORK}/load.json`, text: `${JSON.stringify(load, null, 2)}\n` };
    const input = inputOf(load);
    if (client !== 'aiperf' || input === undefined) {
        const isOther = isSimulated && clients.nameFor(point) === 'aiperf';
        return {
            notes: [
                ...target.notes,
                ...(isOther ? ['measured with AIPerf; the built-in client sends the same load'] : []),
            ],
            files: [file],
            commands: [{ name: 'client', argv: [...(0,assets/* selfCommand */.ee)(), 'replay', '--spec', file.path], env: {} }],
        };
    }
    const dialect = clients.dialectFor(point);
    const facts = (0,aiperf_facts/* aiperfFactsOf */.K)(point, {
        ...(target.modelPath === undefined ? {} : { tokenizer: target.modelPath }),
        ...(point.router?.name.includes('sglang') === true ? { sessionHeader: 'x-smg-routing-key' } : {}),
    });
    const argv = (0,aiperf_command/* aiperfArgv */.mz)({ programPath: (name) => name, dialect, spec: load, facts, input });
    return {
        notes: [...target.notes, `${dialect.name}, in an environment that has it`],
        files: [file],
        commands: [{ name: 'client', argv, env: (0,aiperf_command/* aiperfEnv */.Xw)(facts, clients.cacheDir || (env['HOME'] ?? '')) }],
    };
}
/** Undefined for what AIPerf gets as files that are made for each run. */
function inputOf({ load }) {
    if (load.kind === 'fixed')
        return { kind: 'synthetic' };
    const { trace } = load;
    if (trace.format === 'corpus')
        return { kind: 'corpus', loader: trace.loader, entries: aiperf_command/* corpusEntries */.DK };
    return trace.format === 'weka' ? { kind: 'file', path: trace.path, type: 'weka_trace' } : undefined;
}
//# sourceMappingURL=repro-client.js.map
// EXTERNAL MODULE: ./lib/src/engines/command/plan-engine.js + 30 modules
var plan_engine = __webpack_require__(10330);
// EXTERNAL MODULE: ./lib/src/engines/command/engine-plan.js
var engine_plan = __webpack_require__(57302);
// EXTERNAL MODULE: ./lib/src/engines/command/shell.js
var shell = __webpack_require__(43838);
// EXTERNAL MODULE: ./lib/src/engines/sim/engine.js + 4 modules
var engine = __webpack_require__(88576);
// EXTERNAL MODULE: ./lib/src/launch/owner.js
var owner = __webpack_require__(72935);
// EXTERNAL MODULE: ./lib/src/launch/site.js + 1 modules
var launch_site = __webpack_require__(29402);
// EXTERNAL MODULE: ./lib/src/launch/slurm/launcher.js
var launcher = __webpack_require__(27038);
// EXTERNAL MODULE: ./lib/src/sweep/eval-oracle.js
var eval_oracle = __webpack_require__(55030);
// EXTERNAL MODULE: ./lib/src/sweep/settings.js
var sweep_settings = __webpack_require__(12824);
// EXTERNAL MODULE: ./lib/src/sweep/site-host.js + 8 modules
var site_host = __webpack_require__(13029);
;// CONCATENATED MODULE: ./lib/src/sweep/repro-engine.js
/** The engine of a point in a script: processes of this machine, the batch job of a Slurm site, or commands to paste. */

















/** Throws ProblemError: no site for a real point, a site or a recipe that is wrong. */
async function reproEngine(point, where) {
    const isOnSite = where.site !== undefined || where.stored?.settings.simulatedOnSite === true;
    const site = point.simulated === true && !isOnSite ? undefined : siteOf(where, point);
    if (site?.launcher === 'slurm')
        return onSlurm(point, site, where);
    if (!site || point.simulated === true)
        return onThisMachine(point, where);
    return toPaste(point, site);
}
/** Undefined for a simulated point that no site file was named for. */
function siteOf({ site, outDir, stored }, point) {
    const ofLabel = stored?.config.sites?.[point.runner];
    const path = site ??
        stored?.settings.site ??
        (ofLabel === undefined ? undefined : (0,external_node_path_.resolve)(stored?.settings.repoDir ?? outDir, ofLabel));
    if (path === undefined || !(0,external_node_fs_.existsSync)(path)) {
        if (point.simulated === true)
            return undefined;
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
/** Everything here: the script starts and stops it. */
function onThisMachine(point, where) {
    const oracle = oracleOf(point, where);
    const spec = engine/* simEngine */.g.render(point, {
        port: Number(standIns.PORT),
        workDir: standIns.WORK,
        traceScale: point.traceScale ?? 1,
        ...oracle.rendering,
    });
    return {
        engine: {
            kind: 'processes',
            processes: spec.processes.map(({ role, argv, env }) => ({ name: role, argv, env })),
            healthUrl: `${spec.endpointUrl}${spec.health.path}`,
            timeoutSeconds: windowOf(where) ?? spec.health.timeoutSeconds,
        },
        files: [...oracle.files, ...(spec.files ?? [])],
        target: { ...spec, notes: [] },
    };
}
const windowOf = ({ stored }) => stored?.config['start-up-window-seconds'];
/** What the simulated engine answers questions from. */
function oracleOf(point, { repoDir, stored }) {
    if (point.kind !== 'eval' || point.simulated !== true)
        return { files: [], rendering: {} };
    const path = `${standIns.WORK}/${eval_oracle/* oracleFileName */.e7}`;
    const accuracy = (0,sweep_settings/* simulatedAccuracyOf */.jB)(stored?.config ?? {});
    return {
        files: [{ path, text: (0,eval_oracle/* oracleText */.aG)((0,drive_eval/* evalTaskOfPoint */.D4)(point, repoDir)) }],
        rendering: { evalOracle: { path, accuracy } },
    };
}
/** The script that the launcher would submit, but for the comment by which it knows its own jobs. */
async function onSlurm(point, site, where) {
    const host = (0,site_host/* siteHost */.m)(site, where.env);
    const oracle = oracleOf(point, where);
    const rendering = { ...(await host.rendering(point)), ...oracle.rendering };
    const spec = host.engineFor(point).render(point, { ...rendering, workDir: standIns.WORK });
    const logDir = `${standIns.WORK}/logs`;
    const { files, script } = (0,launcher/* slurmJob */.Nl)(spec, site, {
        ...host.launching(point, spec),
        logDir,
        owner: (0,owner/* labelled */.wW)({ run: 'by-hand', attempt: 1, pointId: point.id }),
    });
    return {
        engine: {
            kind: 'slurm',
            script: { path: files.path('script'), text: script },
            allocationPath: files.path('allocation'),
            endedPath: files.path('ended'),
            logDir,
            healthUrl: `${spec.endpointUrl}${spec.health.path}`,
            timeoutSeconds: windowOf(where) ?? spec.health.timeoutSeconds,
        },
        files: oracle.files,
        target: { ...spec, ...modelPathOf(site, point), notes: [] },
    };
}
const modelPathOf = (site, { model }) => {
    const modelPath = site.models?.[model];
    return modelPath === undefined ? {} : { modelPath };
};
/** Processes belong on nodes that a person has to get. */
function toPaste(point, site) {
    const flags = site['default-engine-flags'];
    const { plan, problems } = (0,plan_engine/* planEngine */.K)(point, {
        ...engine_plan/* usualPlanOptions */.A,
        ...(flags === undefined ? {} : { defaultFlags: flags }),
    });
    if (!plan || (0,problem/* hasErrors */.Cs)(problems))
        throw new problem/* ProblemError */.Mm(problems);
    const form = (0,launch_site/* containerSettings */.JI)(site).runtime === 'none' ? 'bare' : 'docker';
    const head = `http://${plan.nodes === 1 ? '127.0.0.1' : '${NODE0_IP:?address of node 0}'}:${plan.endpoint.port}`;
    const modelPath = modelPathOf(site, point);
    const models = modelPath.modelPath === undefined ? '' : `export MODEL_PATH=\${MODEL_PATH:-${modelPath.modelPath}}\n`;
    return {
        engine: {
            kind: 'paste',
            text: `${models}${(0,shell/* shellText */.o)(plan, { form, model: point.model })}`,
            healthUrl: `${head}${plan.health.path}`,
        },
        files: [],
        target: {
            endpointUrl: `http://127.0.0.1:${plan.endpoint.port}`,
            servedModel: plan.servedModel,
            metricsUrls: plan.metrics
                .filter(({ node }) => node === plan.endpoint.node)
                .map(({ port, path }) => `http://127.0.0.1:${port}${path}`),
            ...modelPath,
            notes: ['run it on the node of the endpoint, or change the addresses'],
        },
    };
}
//# sourceMappingURL=repro-engine.js.map
// EXTERNAL MODULE: ./lib/src/sweep/stored-run.js
var stored_run = __webpack_require__(90546);
// EXTERNAL MODULE: ./lib/src/sweep/swept-folder.js
var swept_folder = __webpack_require__(83317);
;// CONCATENATED MODULE: ./lib/src/sweep/repro.js
/** From an out folder to the script that repeats one of its points. Reads; runs nothing. */













/** Throws ProblemError (INFX308) when there is no plan, (INFX329) when it does not have exactly one such point. */
async function keptPoint(outDir, wanted) {
    const plan = await (0,swept_folder/* readPlanOfSweep */.r)(outDir);
    const point = onePoint(plan, wanted);
    const outcome = (0,kept_outcomes/* readKeptOutcomes */.Y)(outDir).outcomes.get(point.id);
    return { plan, point, ...(outcome ? { outcome } : {}) };
}
function onePoint({ points }, wanted) {
    const found = wanted === undefined ? points : (0,named_points/* namedPoints */.zx)(points, wanted);
    const [point, ...others] = found;
    if (point && others.length === 0)
        return point;
    const near = wanted === undefined
        ? undefined
        : (0,problem/* didYouMean */.au)(wanted, points.map(({ id }) => id));
    throw new problem/* ProblemError */.Mm([
        (0,catalogue/* problem */.CC)('INFX329', wanted === undefined
            ? `the plan has ${points.length} points`
            : `"${wanted}" is ${point ? `${found.length} points` : 'no point'} of the plan`, { hint: near === undefined ? listedPoints(point ? found : points) : `did you mean ${near}?` }),
    ]);
}
const listedPoints = (points) => points.length === 0
    ? 'this sweep had nothing to measure: see "decision" in its plan.json'
    : ['name one:', ...(0,named_points/* pointLines */.QT)(points, 20)].join('\n    ');
/** Throws ProblemError. */
async function reproScript(input) {
    const { outDir, env } = input;
    const { plan, point, outcome } = await keptPoint(outDir, input.wanted);
    const stored = await (0,stored_run/* readStoredRun */.zs)(outDir);
    const repoDir = stored?.settings.repoDir ?? process.cwd();
    const clients = new point_clients/* PointClients */.p(stored?.settings ?? {}, stored?.config ?? {}, env);
    const { engine, files, target } = await reproEngine(point, { ...input, repoDir, stored });
    const attemptDir = outcome && (0,external_node_path_.join)(outDir, outcome.workDir);
    const { python, ...client } = await reproClient(point, target, { repoDir, clients, env, attemptDir });
    return {
        facts: factsOf(plan, point, outcome, outDir),
        ...(plan.head === undefined ? {} : { commit: plan.head }),
        repoDir,
        self: (0,assets/* selfCommand */.ee)(),
        ...(python === undefined ? {} : { python }),
        files,
        engine,
        client,
        judge: ['repro', point.id, '--out', outDir, '--judge', standIns.WORK],
    };
}
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
//# sourceMappingURL=repro.js.map
// EXTERNAL MODULE: ./lib/src/core/measure/infx-block.js
var infx_block = __webpack_require__(79022);
// EXTERNAL MODULE: ./lib/src/core/render/numbers.js
var numbers = __webpack_require__(54143);
// EXTERNAL MODULE: ./lib/src/core/results/headline.js
var headline = __webpack_require__(91773);
// EXTERNAL MODULE: ./lib/src/files/measure.js + 33 modules
var measure = __webpack_require__(4456);
// EXTERNAL MODULE: ./lib/src/clients/lm-eval/result.js
var result = __webpack_require__(17841);
// EXTERNAL MODULE: ./lib/src/core/evals/judge.js
var judge = __webpack_require__(83095);
// EXTERNAL MODULE: ./lib/src/core/evals/thresholds.js + 1 modules
var evals_thresholds = __webpack_require__(14005);
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
/** Judges what lm-eval left below `workDir`, one verdict per concurrency; nothing there is never a pass. Throws ProblemError. */
async function judgeReproEval({ point }, workDir, { repoDir, thresholdsFile }) {
    const task = (0,drive_eval/* evalTaskOfPoint */.D4)(point, repoDir);
    const text = (0,drive_eval/* textBelow */.Z5)(repoDir, thresholdsFile);
    const { thresholds } = (0,evals_thresholds/* loadThresholds */.HP)({ path: thresholdsFile, text });
    return Promise.all((point.evalConcs ?? [point.conc]).map(async (conc) => {
        const found = await evidenceIn((0,external_node_path_.join)(workDir, evalFolder(conc)), task.task);
        const evidence = found.state === 'result' ? { ...found, smoke: found.smoke || !task.fullSet } : found;
        return (0,judge/* judgeEval */.e)({ point, task: task.task, conc, evidence, thresholds, minScore: undefined });
    }));
}
async function evidenceIn(folder, task) {
    const files = (0,external_node_fs_.existsSync)(folder) ? await (0,result/* resultFiles */.dH)(folder) : undefined;
    return files
        ? (0,drive_eval/* evidenceAt */.VM)(files.results, task)
        : { state: 'missing', because: [`${folder} holds no result of lm-eval`] };
}
const scoresOf = (verdict) => Object.entries(verdict?.scores ?? {})
    .map(([metric, score]) => `${metric} ${score.toFixed(4)}`)
    .join(', ') || numbers/* notMeasured */.q7;
function renderReproEval(verdicts, kept) {
    const lines = verdicts.map((verdict) => {
        const before = kept.find(({ conc }) => conc === verdict.conc);
        const now = `${verdict.task} at conc ${verdict.conc}: ${verdict.state}, ${scoresOf(verdict)}`;
        return `${now} (kept: ${before?.state ?? 'no verdict'}, ${scoresOf(before)}): ${verdict.because.join('; ')}`;
    });
    return `${lines.join('\n')}\n`;
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
        const kept = await keptPoint(outDir, point);
        return repro_judge(kept, (0,external_node_path_.resolve)(here, options.judge), { outDir, json: options.json === true });
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
async function repro_judge(kept, workDir, { outDir, json }) {
    const print = (value, text) => process.stdout.write(json ? `${JSON.stringify(value, null, 1)}\n` : text);
    if (kept.point.kind === 'benchmark') {
        const verdict = await judgeRepro(kept, workDir);
        print(verdict, renderReproVerdict(verdict));
        return verdict.invalidReasons.length === 0 ? 0 : 1;
    }
    const settings = (await (0,stored_run/* readStoredRun */.zs)(outDir))?.settings;
    const verdicts = await judgeReproEval(kept, workDir, {
        repoDir: settings?.repoDir ?? process.cwd(),
        thresholdsFile: settings?.thresholdsFile ?? inputs/* sweepInputs */.Y['thresholds-file'].fallback,
    });
    print(verdicts, renderReproEval(verdicts, kept.outcome?.verdicts ?? []));
    return verdicts.every(({ state }) => state === 'pass') ? 0 : 1;
}
//# sourceMappingURL=repro.js.map

/***/ }),

/***/ 89238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ib: () => (/* binding */ defaultDraftLengths),
/* harmony export */   ij: () => (/* binding */ curveMethods),
/* harmony export */   ow: () => (/* binding */ curveModels),
/* harmony export */   xv: () => (/* binding */ defaultDrafters)
/* harmony export */ });
/** What the curve files do not say by themselves, as data. */
/** Methods a golden curve is measured for: the end of its file name. */
const curveMethods = ['mtp', 'eagle3', 'dspark', 'dflash'];
/**
 * Curve models of a model prefix, where the file is not simply called like the prefix; the first with a curve of the
 * wanted method counts.
 */
const curveModels = {
    dsv4: ['dsv4', 'dsv4-pro-0813'],
    dsv4dspark: ['dsv4-pro-0813'],
};
/**
 * Configurations say `mtp` for every kind of drafting. For a point without a recipe these models draft otherwise;
 * every other model uses its MTP layers.
 */
const defaultDrafters = {
    'kimik2.5': { method: 'eagle3' },
    kimik3: { method: 'dspark', variant: 'probabilistic_sample_method_block_rejection_sample_method' },
    minimaxm3: { method: 'eagle3', variant: 'gqa' },
};
/** Draft tokens per step of a point that neither a recipe nor a setting fixes: what launch scripts use most. */
const defaultDraftLengths = {
    mtp: 3,
    eagle3: 3,
    dspark: 5,
    dflash: 7,
};
//# sourceMappingURL=models.js.map

/***/ }),

/***/ 80432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ resolveBeside),
/* harmony export */   h: () => (/* binding */ dataFilesOf)
/* harmony export */ });
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23551);
/** The question files that an evaluation task names, whichever runner asks them. */

/** `file` relative to the folder of `path`; `..` is resolved so that the reader sees a plain path. */
function resolveBeside(path, file) {
    const segments = path.split('/').slice(0, -1);
    for (const segment of file.split('/')) {
        if (segment === '..' && segments.length > 0 && segments.at(-1) !== '..')
            segments.pop();
        else if (segment !== '.' && segment !== '')
            segments.push(segment);
    }
    return segments.join('/');
}
/**
 * Local files under `dataset_kwargs.data_files` of the task file at `path`, relative to the repository, in the order of
 * the file. lm-eval takes a name, a list, or either per split. None of a text that is no task, or names no local file.
 */
function dataFilesOf(path, text) {
    const { value } = (0,_yaml_js__WEBPACK_IMPORTED_MODULE_0__.loadYaml)(text, path);
    const found = [];
    const visit = (member) => {
        if (typeof member === 'string') {
            if (!member.includes('://') && !member.startsWith('/'))
                found.push(resolveBeside(path, member));
        }
        else if (typeof member === 'object' && member !== null)
            Object.values(member).forEach(visit);
    };
    visit(memberOf(memberOf(value, 'dataset_kwargs'), 'data_files'));
    return found;
}
const memberOf = (value, name) => typeof value === 'object' && value !== null ? value[name] : undefined;
//# sourceMappingURL=data-files.js.map

/***/ }),

/***/ 72916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ jsonOrNothing)
/* harmony export */ });
/** The value of a JSON text that somebody else wrote; undefined when it is none, which whoever reads it tells, or leaves to whom it is for. */
function jsonOrNothing(json) {
    try {
        return JSON.parse(json);
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return undefined;
        throw error;
    }
}
//# sourceMappingURL=json-or-nothing.js.map

/***/ }),

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

/***/ 47593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export repositoryProblems */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of reading a repository: git itself, refs, files. Range 320-329 of command line and environment. */

const repositoryProblems = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX320: {
        title: 'git cannot be used',
        blame: 'infra',
        severity: 'error',
        explain: 'Comparing with a base needs the `git` program and a repository that this user may read. ' +
            'Install git, start inside a checkout, or mark the folder as safe when another user owns it ' +
            '(`git config --global --add safe.directory DIR`). Without git, name the keys to sweep with `--keys`.',
    },
    INFX321: {
        title: 'commit not in this clone',
        blame: 'infra',
        severity: 'error',
        explain: 'The base commit is not in the clone: the checkout is shallow, or the base was force-pushed away. ' +
            'Without it nothing can be compared, so this is a failure and never "no entries". ' +
            'Check out with `fetch-depth: 0`, or run `git fetch --unshallow`.',
    },
    INFX322: {
        title: 'ref refused or unknown',
        blame: 'user',
        severity: 'error',
        explain: 'A ref is a commit SHA (7 to 64 hex digits) or the name of a branch or tag. Anything that could be read as an ' +
            'option or as a range is refused. The all-zero SHA of a branch-creation event names no commit: ' +
            'give the merge base with the default branch instead.',
    },
    INFX323: {
        title: 'git failed',
        blame: 'infra',
        severity: 'error',
        explain: 'git ended with an error that has no class of its own; its last line is quoted. ' +
            'A damaged object store, a full disk or a lock held by another process look like this.',
    },
    INFX324: {
        title: 'repository file missing',
        blame: 'user',
        severity: 'error',
        explain: 'A file that the command was told to read does not exist in the working tree or at the commit. ' +
            'Correct the path in the command, the action input or infx.config.yaml.',
    },
    INFX325: {
        title: 'repository file refused',
        blame: 'user',
        severity: 'error',
        explain: 'Configuration is read only from regular files inside the repository, at most 64 MiB each, in UTF-8. ' +
            'Symbolic links that lead out of the repository, special files and other encodings are refused.',
    },
});
//# sourceMappingURL=repository.js.map

/***/ }),

/***/ 25995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ hyphenated),
/* harmony export */   GN: () => (/* binding */ countFlag),
/* harmony export */   Mp: () => (/* binding */ isOn),
/* harmony export */   Sh: () => (/* binding */ engineFlags)
/* harmony export */ });
/* harmony import */ var _merge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23107);
/* harmony import */ var _remembered_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51288);
/** The engine flags of one role of a recipe, whatever the engine and its spelling. */


const engines = ['sglang', 'vllm', 'trtllm'];
/** Flags of a role, or undefined when the recipe has no such role. */
function engineFlags(resolved, role) {
    const backend = resolved['backend'];
    if (!(0,_merge_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(backend))
        return undefined;
    for (const engine of engines) {
        const config = backend[`${engine}_config`];
        const section = (0,_merge_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(config) ? config[role] : undefined;
        if ((0,_merge_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(section))
            return { engine, flags: hyphenated(section) };
    }
    return undefined;
}
/** A positive whole number under the first of several spellings. */
function countFlag(flags, ...names) {
    for (const name of names) {
        const value = flags.flags.get(name);
        if (typeof value === 'number' && Number.isInteger(value) && value > 0)
            return value;
    }
    return undefined;
}
const isOn = (flags, name) => flags.flags.get(name) === true;
/** Members of a section by their name with hyphens; kept, because hundreds of points ask for the same section. */
const hyphenated = (0,_remembered_js__WEBPACK_IMPORTED_MODULE_1__/* .remembered */ .H)((section) => new Map(Object.entries(section).map(([name, value]) => [hyphenatedName(name), value])));
const hyphenatedName = (name) => (name.includes('_') ? name.replaceAll('_', '-') : name);
//# sourceMappingURL=engine-flags.js.map

/***/ }),

/***/ 23107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ deepMerge),
/* harmony export */   KH: () => (/* binding */ zipSlice),
/* harmony export */   b1: () => (/* binding */ listLeaves),
/* harmony export */   pi: () => (/* binding */ isMapping)
/* harmony export */ });
/**
 * The override algebra of srt-slurm: mappings merge, lists and scalars replace, null deletes; a zip section turns every
 * list leaf into one dimension. Values are shared, never copied: nothing here or above mutates them.
 */
const isMapping = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** `override` laid over `base`. Key order: base's first, new ones after. */
function deepMerge(base, override) {
    const merged = new Map(Object.entries(base));
    for (const [key, value] of Object.entries(override)) {
        const below = merged.get(key);
        if (value === null)
            merged.delete(key);
        else
            merged.set(key, isMapping(value) && isMapping(below) ? deepMerge(below, value) : value);
    }
    // fromEntries defines own members, so that a key `__proto__` stays a key.
    return Object.fromEntries(merged);
}
/** Lengths of all list leaves of a zip section, with their dotted paths. */
function listLeaves(section, path = '') {
    return Object.entries(section).flatMap(([key, value]) => {
        const inner = path === '' ? key : `${path}.${key}`;
        if (Array.isArray(value))
            return [{ path: inner, length: value.length }];
        return isMapping(value) ? listLeaves(value, inner) : [];
    });
}
/** The section with each list leaf replaced by its element at `index`; lists of one repeat. */
function zipSlice(section, index) {
    const sliced = Object.entries(section).map(([key, value]) => {
        if (Array.isArray(value))
            return [key, value[value.length === 1 ? 0 : index]];
        return [key, isMapping(value) ? zipSlice(value, index) : value];
    });
    return Object.fromEntries(sliced);
}
//# sourceMappingURL=merge.js.map

/***/ }),

/***/ 75140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ specMethod),
/* harmony export */   y: () => (/* binding */ specDecodingOf)
/* harmony export */ });
/* harmony import */ var _engine_flags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25995);
/* harmony import */ var _merge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23107);
/* harmony import */ var _json_or_nothing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72916);
/* harmony import */ var _remembered_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51288);
/** How a resolved recipe speculates: method, draft length, and what tells golden curves of one model apart. */




/**
 * Drafting of the role that decodes (decode, else aggregated, else prefill); undefined when it does not speculate.
 * Draft length: SGLang EAGLE and NEXTN = num-steps (draft tokens − 1), DSpark = block size, DFlash = draft tokens − 1;
 * vLLM = num_speculative_tokens; TensorRT-LLM = max_draft_len or num_nextn_predict_layers.
 */
const specDecodingOf = (0,_remembered_js__WEBPACK_IMPORTED_MODULE_1__/* .remembered */ .H)(readSpecDecoding);
function readSpecDecoding(resolved) {
    const flags = (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .engineFlags */ .Sh)(resolved, 'decode') ?? (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .engineFlags */ .Sh)(resolved, 'aggregated') ?? (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .engineFlags */ .Sh)(resolved, 'prefill');
    switch (flags?.engine) {
        case 'sglang':
            return readSglang(flags);
        case 'vllm':
            return readSpeculativeConfig(flags, ['method'], ['num-speculative-tokens']);
        case 'trtllm':
            return readSpeculativeConfig(flags, ['decoding-type'], ['max-draft-len', 'num-nextn-predict-layers']);
        case undefined:
            return undefined;
    }
}
/** Words of the engines for the same thing. EAGLE without a number runs the model's own MTP layers. */
const methodNames = {
    eagle: 'mtp',
    nextn: 'mtp',
    mtp: 'mtp',
    deepseek_mtp: 'mtp',
    eagle3: 'eagle3',
    dspark: 'dspark',
    dflash: 'dflash',
};
function specMethod(word) {
    const lower = word.toLowerCase();
    return Object.hasOwn(methodNames, lower) ? (methodNames[lower] ?? lower) : lower;
}
function readSglang(flags) {
    const word = text(flags.flags.get('speculative-algorithm')) ?? text(flags.flags.get('speculative-algo'));
    if (word === undefined)
        return undefined;
    const method = specMethod(word);
    const draftModel = text(flags.flags.get('speculative-draft-model-path'));
    const numSpecTokens = sglangDraftLength(method, flags);
    return {
        method,
        ...(numSpecTokens === undefined ? {} : { numSpecTokens }),
        ...(draftModel === undefined ? {} : { draftModel }),
    };
}
function sglangDraftLength(method, flags) {
    const draftTokens = (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .countFlag */ .GN)(flags, 'speculative-num-draft-tokens');
    const withoutBonus = draftTokens === undefined || draftTokens < 2 ? undefined : draftTokens - 1;
    if (method === 'dspark')
        return (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .countFlag */ .GN)(flags, 'speculative-dspark-block-size') ?? withoutBonus;
    if (method === 'dflash')
        return withoutBonus;
    return (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .countFlag */ .GN)(flags, 'speculative-num-steps') ?? withoutBonus;
}
/** vLLM writes the mapping as a JSON string, TensorRT-LLM as a mapping; both spellings are read for both. */
function readSpeculativeConfig(flags, methodKeys, lengthKeys) {
    const written = flags.flags.get('speculative-config');
    const parsed = typeof written === 'string' ? (0,_json_or_nothing_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonOrNothing */ .d)(written) : written;
    if (!(0,_merge_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(parsed))
        return undefined;
    const config = { engine: flags.engine, flags: (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .hyphenated */ .$7)(parsed) };
    const word = methodKeys.map((key) => text(config.flags.get(key))).find((value) => value !== undefined);
    const numSpecTokens = (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .countFlag */ .GN)(config, ...lengthKeys);
    const draftModel = text(config.flags.get('model'));
    const draftSampleMethod = text(config.flags.get('draft-sample-method'));
    const rejectionSampleMethod = text(config.flags.get('rejection-sample-method'));
    return {
        method: specMethod(word ?? 'unknown'),
        ...(numSpecTokens === undefined ? {} : { numSpecTokens }),
        ...(draftModel === undefined ? {} : { draftModel }),
        ...(draftSampleMethod === undefined ? {} : { draftSampleMethod }),
        ...(rejectionSampleMethod === undefined ? {} : { rejectionSampleMethod }),
    };
}
const text = (value) => typeof value === 'string' && value !== '' ? value : undefined;
//# sourceMappingURL=spec-decoding.js.map

/***/ }),

/***/ 8298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ bareHealthCheck),
/* harmony export */   w: () => (/* binding */ startUpWindow)
/* harmony export */ });
/* harmony import */ var _merge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23107);
/** How long an engine may take from its start until it answers. */

/** Tries of a recipe that names none, and the time between two, as srt-slurm has them. */
const usual = { attempts: 180, intervalSeconds: 10 };
/** `health_check` of points without a recipe: large checkpoints from a cold file system take up to 2 hours. */
const bareHealthCheck = { max_attempts: 720, interval_seconds: 10 };
/** Of `health_check` in a resolved recipe; what is no whole number above 0 counts as absent. */
function startUpWindow(resolved) {
    const written = resolved['health_check'];
    const health = (0,_merge_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(written) ? written : {};
    const intervalSeconds = positive(health['interval_seconds']) ?? usual.intervalSeconds;
    return {
        intervalSeconds,
        windowSeconds: (positive(health['max_attempts']) ?? usual.attempts) * intervalSeconds,
    };
}
const positive = (value) => typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;
//# sourceMappingURL=start-up-window.js.map

/***/ }),

/***/ 65070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ recipeTopology)
/* harmony export */ });
/* harmony import */ var _engine_flags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25995);
/* harmony import */ var _merge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23107);
/* harmony import */ var _remembered_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51288);
/** What a resolved recipe starts: workers of each role and their parallel widths. */



/** Topology of a resolved recipe; undefined when it names no engine flags for any role. Read once per recipe. */
const recipeTopology = (0,_remembered_js__WEBPACK_IMPORTED_MODULE_1__/* .remembered */ .H)(readTopology);
function readTopology(resolved) {
    const resources = (0,_merge_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(resolved['resources']) ? resolved['resources'] : {};
    const aggregated = readRole(resolved, resources, 'aggregated');
    const prefill = readRole(resolved, resources, 'prefill');
    const decode = readRole(resolved, resources, 'decode');
    const isAggregated = aggregated !== undefined && (count(resources['agg_workers']) ?? 0) > 0;
    const roles = isAggregated ? [aggregated] : [prefill, decode].filter((role) => role !== undefined);
    if (roles.length === 0)
        return undefined;
    const gpusPerNode = count(resources['gpus_per_node']);
    return {
        shape: isAggregated ? 'aggregated' : 'disaggregated',
        ...(gpusPerNode === undefined ? {} : { gpusPerNode }),
        ...(isAggregated ? { aggregated } : {}),
        ...(isAggregated || !prefill ? {} : { prefill }),
        ...(isAggregated || !decode ? {} : { decode }),
        gpus: roles.reduce((sum, role) => sum + role.workers * role.gpusPerWorker, 0),
    };
}
const workerKeys = {
    prefill: 'prefill_workers',
    decode: 'decode_workers',
    aggregated: 'agg_workers',
};
function readRole(resolved, resources, name) {
    const flags = (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .engineFlags */ .Sh)(resolved, name);
    if (!flags)
        return undefined;
    const widths = readWidths(flags);
    const { tp, pp, pcp, dp } = widths;
    return {
        engine: flags.engine,
        workers: count(resources[workerKeys[name]]) ?? 1,
        ...widths,
        gpusPerWorker: tp * pp * pcp * (flags.engine === 'vllm' ? dp : 1),
    };
}
function readWidths(flags) {
    const tp = (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .countFlag */ .GN)(flags, 'tensor-parallel-size', 'tp-size', 'tp') ?? 1;
    const pp = (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .countFlag */ .GN)(flags, 'pipeline-parallel-size', 'pp-size') ?? 1;
    const dcp = (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .countFlag */ .GN)(flags, 'decode-context-parallel-size', 'dcp-size') ?? 1;
    const dp = (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .countFlag */ .GN)(flags, 'data-parallel-size', 'dp-size') ?? 1;
    switch (flags.engine) {
        case 'sglang': {
            const pcp = sglangContextParallel(flags, tp);
            return {
                ...{ tp: tp / pcp, pp, dcp, pcp, dp, dpAttn: (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .isOn */ .Mp)(flags, 'enable-dp-attention') },
                ep: (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .countFlag */ .GN)(flags, 'expert-parallel-size', 'ep-size') ?? 1,
            };
        }
        case 'vllm':
            // vLLM spreads experts over all TP × DP ranks; data-parallel attention is what its DP means.
            return {
                ...{ tp, pp, dcp, dp, dpAttn: dp > 1 },
                pcp: (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .countFlag */ .GN)(flags, 'prefill-context-parallel-size') ?? 1,
                ep: (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .isOn */ .Mp)(flags, 'enable-expert-parallel') ? tp * dp : 1,
            };
        case 'trtllm':
            return {
                ...{ tp, pp, dcp, dpAttn: (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .isOn */ .Mp)(flags, 'enable-attention-dp') },
                dp: (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .isOn */ .Mp)(flags, 'enable-attention-dp') ? tp : 1,
                pcp: (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .countFlag */ .GN)(flags, 'context-parallel-size') ?? 1,
                ep: (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .countFlag */ .GN)(flags, 'moe-expert-parallel-size') ?? 1,
            };
    }
}
/** SGLang cuts prefill context parallelism out of its TP ranks: tp-size 8 with attn-cp-size 8 is TP 1 × PCP 8. */
function sglangContextParallel(flags, tp) {
    const size = (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .isOn */ .Mp)(flags, 'enable-prefill-cp') ? (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .countFlag */ .GN)(flags, 'attn-cp-size') : undefined;
    return size !== undefined && tp % size === 0 ? size : 1;
}
const count = (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;
//# sourceMappingURL=topology.js.map

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
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
        // A pipe or a device has no end, or none that its size tells.
        if (!found.isFile())
            throw refuse('is no regular file');
        const { size } = found;
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

/***/ 90367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ readPlanFile),
  J: () => (/* binding */ writePlanFile)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/src/core/canonical-json.js
var canonical_json = __webpack_require__(42541);
// EXTERNAL MODULE: ./lib/src/core/point-id.js
var point_id = __webpack_require__(85858);
// EXTERNAL MODULE: ./lib/src/core/plan/plan-digest.js
var plan_digest = __webpack_require__(63132);
;// CONCATENATED MODULE: ./lib/src/core/plan/check-plan.js
/**
 * A plan that was carried around (an artifact, an old folder) against itself: ids and digests are made from its contents,
 * so whoever changed one without the other is found. Ids name folders, and limits and labels decide about machines.
 */




/** Everything about the plan that its own contents contradict, for people; empty for one that planning wrote. */
function planContradictions(plan) {
    const faults = [...plan.points.flatMap(pointFaults), ...repeated(plan.points), ...recipeFaults(plan.points)];
    const { canary } = plan;
    if (canary.state === 'chosen' && !plan.points.some(({ id }) => id === canary.pointId)) {
        faults.push(`the canary ${JSON.stringify(canary.pointId)} is none of its points`);
    }
    // Points that are wrong change the digest, too, and are the better answer.
    return faults.length > 0 || (0,plan_digest/* planDigest */.G)(plan) === plan.digest
        ? faults
        : [`its points and canary do not give its digest ${plan.digest.slice(0, 12)}`];
}
const idPattern = /^[a-z0-9][a-z0-9._-]{0,119}$/;
function pointFaults(point) {
    const { id } = point;
    if (typeof id !== 'string' || !idPattern.test(id))
        return [`${JSON.stringify(id)} is no id of a point`];
    const wrong = [...atLeast(1, point), ...atLeast(0, point)];
    if (wrong.length > 0)
        return [`${id}: ${wrong.join(', ')}`];
    const contents = specOf(point);
    if ((0,point_id/* pointIdOf */.V4)(contents) !== id)
        return [`${id}: its contents give the id ${(0,point_id/* pointIdOf */.V4)(contents)}`];
    return (0,point_id/* curveKeyOf */.e1)(contents) === point.curveKey ? [] : [`${id}: its contents give another curve`];
}
/** Of the numbers that decide how long machines are held, and how many. */
const smallest = {
    1: ['conc', 'gpus', 'nodes', 'timeoutMinutes'],
    0: ['estimatedGpuHours', 'durationSeconds', 'maxModelLen', 'totalCpuDramGb'],
};
const atLeast = (least, point) => smallest[least].flatMap((field) => {
    const value = point[field];
    const isAbsent = value === undefined && field === 'durationSeconds';
    return isAbsent || (typeof value === 'number' && value >= least)
        ? []
        : [`${field} is ${String(value)}, expected a number ≥ ${least}`];
});
/** The point without what is made from it, or added for running it. */
function specOf(point) {
    const entries = Object.entries(point).filter(([field]) => !made.includes(field));
    return Object.fromEntries(entries);
}
const made = [
    ...['id', 'seriesKey', 'curveKey', 'gpus', 'nodes', 'expName', 'recipeFingerprint'],
    ...['runsOn', 'timeoutMinutes', 'queueMinutes', 'title', 'estimatedGpuHours', 'because'],
];
function repeated(points) {
    const seen = new Set();
    const twice = points.flatMap(({ id }) => (seen.size === seen.add(id).size ? [id] : []));
    return [...new Set(twice)].map((id) => `${id} stands in it more than once`);
}
/** Each content once, however many points are bound to it. */
function recipeFaults(points) {
    const contents = new Map();
    for (const { recipe } of points)
        if (recipe)
            contents.set(recipe.resolved, recipe);
    return [...contents.values()].flatMap(({ path, digest, resolved }) => (0,external_node_crypto_.hash)('sha256', (0,canonical_json/* canonicalJson */.dj)(resolved)) === digest
        ? []
        : [`the content of the recipe ${path} does not give its digest ${digest.slice(0, 12)}`]);
}
/** The place of the first value that no plan holds: JSON has numbers beyond every number, and names that mean something. */
function oddValue(value, path) {
    if (typeof value === 'number')
        return Number.isFinite(value) ? undefined : `${path} is too large for a number`;
    if (typeof value !== 'object' || value === null)
        return undefined;
    for (const [name, member] of Object.entries(value)) {
        if (name === '__proto__')
            return `${path} has a field "__proto__"`;
        const odd = oddValue(member, `${path}.${name}`);
        if (odd !== undefined)
            return odd;
    }
    return undefined;
}
//# sourceMappingURL=check-plan.js.map
// EXTERNAL MODULE: ./lib/src/core/plan/plan-document.js
var plan_document = __webpack_require__(56645);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/render/text.js
var render_text = __webpack_require__(67654);
// EXTERNAL MODULE: ./lib/src/files/json-file.js
var json_file = __webpack_require__(6721);
// EXTERNAL MODULE: ./lib/src/files/own-json.js
var own_json = __webpack_require__(82329);
;// CONCATENATED MODULE: ./lib/src/files/plan-file.js
/** Reads and writes a plan.json. */







/** Most faults that are told: an edited list of points has as many as it has points. */
const maxFaults = 5;
/** Throws ProblemError: INFX308 when there is no whole plan of this version at `path`, INFX327 when it contradicts itself. */
async function readPlanFile(path) {
    const value = await (0,own_json/* readOwnJson */.Z)(path, 'plan.v1');
    const odd = oddValue(value, 'plan');
    if (odd !== undefined)
        throw contradictory(path, [odd]);
    // Whoever only writes plans does not load what checks them.
    const { checkPlanDocument } = await __webpack_require__.e(/* import() */ 1341).then(__webpack_require__.bind(__webpack_require__, 81341));
    const checked = checkPlanDocument(value);
    if ('faults' in checked)
        throw notWhole(path, listed(checked.faults));
    const plan = (0,plan_document/* planOfDocument */.c)(checked.document);
    if (!plan)
        throw notWhole(path, 'a point is bound to a recipe whose content is not there');
    const faults = faultsOf(plan, path);
    if (faults.length > 0)
        throw contradictory(path, faults);
    return plan;
}
const notWhole = (path, why, cause) => new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX308', `${path} is not a whole plan (${why})`)], { cause });
const contradictory = (path, faults) => new problem/* ProblemError */.Mm([
    (0,catalogue/* problem */.CC)('INFX327', `${path}: ${listed(faults)}`, {
        hint: 'plan again: infx sweep without --resume, or a new run of the workflow',
    }),
]);
function listed(faults) {
    const more = faults.length > maxFaults ? `; and ${faults.length - maxFaults} more` : '';
    return `${faults.slice(0, maxFaults).map(render_text/* oneLine */.TN).join('; ')}${more}`;
}
function faultsOf(plan, path) {
    try {
        return planContradictions(plan);
    }
    catch (cause) {
        // Fields of a point that do not go together, so that no identity can be made of it.
        throw notWhole(path, cause instanceof Error ? cause.message : String(cause), cause);
    }
}
/** As `writeJsonFile`. */
const writePlanFile = (path, plan) => (0,json_file/* writeJsonFile */.An)(path, (0,plan_document/* planDocument */.N)(plan));
//# sourceMappingURL=plan-file.js.map

/***/ }),

/***/ 1251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DR: () => (/* binding */ filesBelow),
/* harmony export */   Fe: () => (/* binding */ refusedFile),
/* harmony export */   Ir: () => (/* binding */ readFileBelow),
/* harmony export */   JG: () => (/* binding */ decodeFile),
/* harmony export */   eV: () => (/* binding */ maxFileBytes),
/* harmony export */   g$: () => (/* binding */ tooLarge)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85492);
/* harmony import */ var _core_problems_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47593);
/** Turns the bytes of one repository file into text, or into the Problem that says why not. */





/** Largest file that is read as configuration, in bytes. */
const maxFileBytes = 64 * 1024 * 1024;
/** Strict UTF-8; a byte order mark stays in the text, so that the changelog's byte rules can see it. */
function decodeFile(path, bytes) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return { kind: 'text', file: { path, text: bytes.toString('utf8') } };
    const { line, col } = firstInvalid(bytes);
    return refusedFile(path, `is not UTF-8 at line ${line}`, 'save the file as UTF-8', { line, col });
}
/**
 * Reads `path` (relative, forward slashes) below `root` from disk. Symbolic links are followed only inside `root`;
 * the bound holds even when the file grows while it is read.
 */
const readFileBelow = (root, path) => filesBelow(root)(path);
/** The same for many files: where their folders really lie is looked up once each. */
function filesBelow(root) {
    const folders = new Map();
    const folderOf = (path) => {
        const known = folders.get(path);
        if (known)
            return known;
        const found = resolving(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(path));
        folders.set(path, found);
        return found;
    };
    return (path) => {
        const real = realPath((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path), folderOf);
        if (real.kind !== 'path')
            return real.kind === 'missing' ? real : refusedFile(path, real.reason);
        const realRoot = folderOf(root);
        const fromRoot = realRoot.kind === 'path' ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(realRoot.path, real.path) : '..';
        if (fromRoot === '..' || fromRoot.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(fromRoot)) {
            return refusedFile(path, 'leads out of the repository', 'copy the file into the repository');
        }
        return readRegular(path, real.path);
    };
}
function readRegular(path, real) {
    // O_NONBLOCK: opening a named pipe must not wait for a writer.
    const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(real, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK);
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(handle);
        if (!stats.isFile())
            return refusedFile(path, 'is not a regular file');
        if (stats.size > maxFileBytes)
            return tooLarge(path, stats.size);
        return decodeFile(path, readBytes(handle, stats.size));
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle);
    }
}
const tooLarge = (path, size) => refusedFile(path, `has ${size} bytes, more than the allowed ${maxFileBytes}`);
const refusedFile = (path, why, hint, at = { line: 1, col: 1 }) => ({
    kind: 'refused',
    problem: (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)('INFX325', `"${path}" ${why}`, {
        at: { file: path, ...at },
        ...(hint === undefined ? {} : { hint }),
    }),
});
function readBytes(handle, size) {
    const bytes = node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.allocUnsafe(size);
    let filled = 0;
    while (filled < size) {
        const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(handle, bytes, filled, size - filled, filled);
        if (count === 0)
            break;
        filled += count;
    }
    return bytes.subarray(0, filled);
}
/** Of a file; only the folder of one that is no link itself has to be resolved. */
function realPath(path, folderOf) {
    const folder = folderOf((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
    if (folder.kind !== 'path')
        return folder;
    const direct = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder.path, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path));
    return resolving(() => {
        // Configurations may name hundreds of files that are kept elsewhere, and an exception for each takes its time.
        const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(direct, { throwIfNoEntry: false });
        return found?.isSymbolicLink() === true ? node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(path) : found && direct;
    });
}
function resolving(find) {
    try {
        const path = find();
        return path === undefined ? { kind: 'missing' } : { kind: 'path', path };
    }
    catch (cause) {
        const code = errorCode(cause);
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return { kind: 'missing' };
        if (code === 'ELOOP' || code === 'EACCES' || code === 'ENAMETOOLONG') {
            return { kind: 'unreadable', reason: `cannot be read (${code})` };
        }
        throw cause;
    }
}
const errorCode = (cause) => cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
/** Line and column (in bytes) of the first byte that is not UTF-8: found by halving, since a prefix decides. */
function firstInvalid(bytes) {
    const lines = bytes.toString('latin1').split('\n');
    const index = lines.findIndex((line) => !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.from(line, 'latin1')));
    const line = node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.from(lines[index] ?? '', 'latin1');
    let valid = 0;
    // A character has at most four bytes: try the lengths that end on a whole one.
    for (let step = 1; valid < line.length;) {
        if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(line.subarray(valid, valid + step))) {
            valid += step;
            step = 1;
        }
        else if (++step > 4)
            break;
    }
    return { line: index + 1, col: valid + 1 };
}
//# sourceMappingURL=repository-file.js.map

/***/ }),

/***/ 23277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ readSweepFile)
/* harmony export */ });
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80947);
/* harmony import */ var _core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10047);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _own_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82329);
/** Reads a sweep.json. */




/** Throws ProblemError (INFX308) when there is no sweep of this version at `path`. */
async function readSweepFile(path) {
    const value = await (0,_own_json_js__WEBPACK_IMPORTED_MODULE_2__/* .readOwnJson */ .Z)(path, 'sweep.v1');
    if (isSweep(value))
        return value;
    throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX308', `${path} is not a whole sweep`)]);
}
const isSweep = (value) => 'points' in value &&
    Array.isArray(value.points) &&
    value.points.every(_core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4) &&
    'evals' in value &&
    Array.isArray(value.evals) &&
    'totals' in value;
//# sourceMappingURL=sweep-file.js.map

/***/ }),

/***/ 3039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ outcomeFile),
/* harmony export */   Y: () => (/* binding */ readKeptOutcomes)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_measure_nesting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19297);
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
        return (0,_core_measure_nesting_js__WEBPACK_IMPORTED_MODULE_4__/* .isTooDeep */ .f_)(json) ? { why: `is ${_core_measure_nesting_js__WEBPACK_IMPORTED_MODULE_4__/* .tooDeep */ .DI}` } : { json };
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

/***/ }),

/***/ 83317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ readEndOfSweep),
/* harmony export */   r: () => (/* binding */ readPlanOfSweep)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80947);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85492);
/* harmony import */ var _core_problems_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8076);
/* harmony import */ var _files_plan_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90367);
/* harmony import */ var _files_sweep_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23277);
/** The out folder of a sweep that ran, as later verbs find it. Somebody in the wrong place wants to know which was looked at. */







/** Throws ProblemError (INFX308): there is no plan in `outDir`, or a damaged one. */
async function readPlanOfSweep(outDir) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outDir, 'plan.json');
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        return (0,_files_plan_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readPlanFile */ .w)(path);
    const why = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(outDir) ? 'no plan.json is in it' : 'there is no such folder';
    throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .ProblemError */ .Mm([
        (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)('INFX308', `${outDir} holds no sweep: ${why}`, {
            hint: 'run "infx sweep" first, or say where one has run with --out DIR',
        }),
    ]);
}
/** Throws ProblemError (INFX308): the sweep in `outDir` was killed before it had summed up, or its sweep.json is damaged. */
async function readEndOfSweep(outDir) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outDir, 'sweep.json');
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        return (0,_files_sweep_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readSweepFile */ .B)(path);
    throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .ProblemError */ .Mm([
        (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)('INFX308', `the sweep in ${outDir} has not ended: no sweep.json is in it`, {
            hint: `go on with: infx sweep --resume --out ${outDir}`,
        }),
    ]);
}
//# sourceMappingURL=swept-folder.js.map

/***/ })

};
