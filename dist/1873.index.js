export const id = 1873;
export const ids = [1873];
export const modules = {

/***/ 95085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   Mr: () => (/* binding */ printProblems),
/* harmony export */   xV: () => (/* binding */ reportFailure)
/* harmony export */ });
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80947);
/** How a verb's failure reaches the person: problems as they are, anything else as our bug, with its stack. */

/** Prints to stderr; returns the exit code: usage 2, infrastructure 3, everything else 1. */
function reportFailure(error) {
    if (error instanceof _core_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm) {
        printProblems(error.problems);
        return exitCodeOf(error.problems);
    }
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`product error INFX310  something unexpected happened inside infx; please report this\n${text}\n`);
    return 1;
}
function printProblems(problems) {
    process.stderr.write(problems.map((found) => `${(0,_core_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .formatProblem */ .Vw)(found)}\n`).join(''));
    const errors = problems.filter(({ severity }) => severity === 'error').length;
    if (errors > 0) {
        const code = problems.find(({ severity }) => severity === 'error')?.code ?? '';
        process.stderr.write(`${errors === 1 ? '1 error' : `${errors} errors`}. infx explain ${code} tells more.\n`);
    }
}
/** A value that an option does not allow, a word that is no command or code. */
const usageCodes = ['INFX300', 'INFX307'];
const exitCodeOf = (problems) => {
    const errors = problems.filter(({ severity }) => severity === 'error');
    if (errors.length === 0)
        return 0;
    if (errors.every(({ code }) => usageCodes.includes(code)))
        return 2;
    return errors.some(({ blame }) => blame === 'infra') ? 3 : 1;
};
//# sourceMappingURL=failure.js.map

/***/ }),

/***/ 11873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
// EXTERNAL MODULE: ./lib/src/core/inputs.js
var inputs = __webpack_require__(23);
;// CONCATENATED MODULE: ./lib/src/cli/options.js
/** Options of the verbs: made from the table of inputs, and read back under its names. */


/** Adds one option per input. */
function withInputs(command, names) {
    for (const name of names) {
        const spec = inputs/* sweepInputs */.Y[name];
        const flag = spec.kind === 'boolean' ? `--${name}` : `--${name} <${spec.placeholder ?? 'VALUE'}>`;
        const fallback = spec.fallback === undefined || spec.kind === 'boolean' ? '' : ` (default: ${spec.fallback})`;
        command.addOption(new esm/* Option */.c$(flag, `${spec.description}${fallback}`));
    }
    return command;
}
/** commander hands out camelCase; inputs have one name everywhere. */
function rawInputs(options) {
    return Object.fromEntries(Object.entries(options).map(([name, value]) => [
        name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
        value,
    ]));
}
/** The exit code of a verb becomes that of the process. */
async function finish(work) {
    process.exitCode = await work;
}
//# sourceMappingURL=options.js.map
;// CONCATENATED MODULE: ./lib/src/cli/changelog-commands.js

const whereInputs = ['repo', 'changelog-file', 'repository'];
const compareInputs = [
    ...whereInputs,
    'config-files',
    'runner-config',
    'recipes-dir',
    'golden-al-dir',
    'base',
    'keys',
    'pull-request',
];
const serverFlag = '--server <URL>';
const serverText = 'GitHub server of pr-links (default: https://github.com)';
function addChangelogCommands(program) {
    const changelog = program
        .command('changelog')
        .description('Write the performance changelog: merge, add entries, fold fragments in.');
    withInputs(changelog
        .command('merge')
        .description('Merge both sides’ new entries: as git’s merge driver, or (without files) a stopped merge.')
        .argument('[FILES...]', '%O %A %B %P of git; the result goes to %A'), [...whereInputs, 'pull-request'])
        .option('--main <SIDE>', 'Side whose bytes stay, ours or theirs (default: found out)')
        .option(serverFlag, serverText)
        .action(async (files, options) => finish((await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(4405), __webpack_require__.e(6268), __webpack_require__.e(1597), __webpack_require__.e(6936), __webpack_require__.e(5110), __webpack_require__.e(8980)]).then(__webpack_require__.bind(__webpack_require__, 8980))).mergeVerb(files, rawInputs(options), options)));
    withInputs(changelog
        .command('add')
        .description('Add an entry for --keys, or for every key whose points changed since --base.')
        .requiredOption('--description <TEXT...>', 'What changed; one line of the entry each'), compareInputs)
        .option('--link <URL>', 'pr-link (default: from --repository and --pull-request, else a placeholder)')
        .option('--fragment <NAME>', 'Write changelog.d/NAME.yaml instead of the changelog itself')
        .option('--scenario-type <TYPE...>', 'Sweep only fixed-seq-len or agentic-coding')
        .option('--evals-only', 'Evaluate only')
        .option('--all-evals', 'Evaluate every 8k1k point, measure nothing')
        .option('--append-only', 'Run only points that the base does not have')
        .option(serverFlag, serverText)
        .action(async (options) => finish((await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(4405), __webpack_require__.e(6268), __webpack_require__.e(1597), __webpack_require__.e(6936), __webpack_require__.e(5110), __webpack_require__.e(8980)]).then(__webpack_require__.bind(__webpack_require__, 8980))).addVerb(rawInputs(options), options)));
    withInputs(changelog
        .command('fold')
        .description('Move the entries of all fragments in changelog.d/ to the end of the changelog.'), whereInputs)
        .option(serverFlag, serverText)
        .action(async (options) => finish((await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(4405), __webpack_require__.e(6268), __webpack_require__.e(1597), __webpack_require__.e(6936), __webpack_require__.e(5110), __webpack_require__.e(8980)]).then(__webpack_require__.bind(__webpack_require__, 8980))).foldVerb(rawInputs(options), options.server)));
    withInputs(changelog
        .command('install')
        .description('Print, or with --write set, what makes git merge the changelog with infx.'), ['repo', 'changelog-file'])
        .option('--write', 'Write .gitattributes and the configuration of this clone')
        .option('--command <COMMAND>', 'How git starts infx (default: infx)')
        .action(async (options) => finish((await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(4405), __webpack_require__.e(6268), __webpack_require__.e(1597), __webpack_require__.e(6936), __webpack_require__.e(5110), __webpack_require__.e(8980)]).then(__webpack_require__.bind(__webpack_require__, 8980))).installVerb(rawInputs(options), options)));
}
//# sourceMappingURL=changelog-commands.js.map
// EXTERNAL MODULE: ./lib/src/cli/failure.js
var failure = __webpack_require__(95085);
;// CONCATENATED MODULE: ./lib/src/cli/recipe-commands.js

const pointInputs = [
    'repo',
    'config-files',
    'runner-config',
    'recipes-dir',
    'golden-al-dir',
    'keys',
    'labels',
];
const pointText = 'Id of a point, or a glob that matches one id or title';
function addRecipeCommands(program) {
    const recipe = program
        .command('recipe')
        .description('Show what a point starts, and compare it with published launch commands.');
    withInputs(recipe
        .command('command')
        .description('Print the launch commands of a point, to paste.')
        .argument('<POINT>', pointText)
        .option('--bare', 'As started inside the container (the default)')
        .option('--docker', 'Each process in a container of its image')
        .option('--json', 'Print the whole plan of processes, ports, health and metrics as JSON')
        .option('--as-written', 'Inject no acceptance, and accept a recipe that hard-codes it'), pointInputs).action(async (point, options) => finish((await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(4405), __webpack_require__.e(6268), __webpack_require__.e(1597), __webpack_require__.e(6936), __webpack_require__.e(5110), __webpack_require__.e(5216)]).then(__webpack_require__.bind(__webpack_require__, 95216))).commandVerb(point, rawInputs(options), options)));
    withInputs(recipe
        .command('compare')
        .description('Compare the launch commands of a point, flag by flag, with those of a page.')
        .argument('<POINT>', pointText)
        .argument('<FILE>', 'Shell text as the page shows it')
        .option('--all', 'Print what is the same, too')
        .option('--json', 'Print the rows as JSON'), pointInputs).action(async (point, file, options) => finish((await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(4405), __webpack_require__.e(6268), __webpack_require__.e(1597), __webpack_require__.e(6936), __webpack_require__.e(5110), __webpack_require__.e(5216)]).then(__webpack_require__.bind(__webpack_require__, 95216))).compareVerb(point, file, rawInputs(options), options)));
    withInputs(program
        .command('golden-al')
        .description('Print the golden acceptance length of a model, method and draft length.')
        .requiredOption('--model <MODEL>', 'Model prefix, curve file’s model, or key inside it')
        .requiredOption('--method <METHOD>', 'mtp, eagle3, dspark or dflash')
        .requiredOption('--tokens <N>', 'Draft tokens per step, without the bonus token')
        .option('--thinking <MODE>', 'on or off', 'on')
        .option('--json', 'Print curve, key and value as JSON'), ['repo', 'golden-al-dir']).action(async (options) => finish((await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(4405), __webpack_require__.e(6268), __webpack_require__.e(1597), __webpack_require__.e(6936), __webpack_require__.e(5110), __webpack_require__.e(5216)]).then(__webpack_require__.bind(__webpack_require__, 95216))).goldenVerb(options, rawInputs(options))));
}
//# sourceMappingURL=recipe-commands.js.map
;// CONCATENATED MODULE: ./lib/src/cli/matrix-options.js
/** Options of `infx matrix`; in the names of the ecosystem's generator, lists separated by blanks or commas. */


const { repo, base, head } = inputs/* sweepInputs */.Y;
function withMatrixOptions(command) {
    return command
        .addOption(new esm/* Option */.c$('--format <FORMAT>', 'Layout of the output').choices(['inferencex']).default('inferencex'))
        .option('--repo <DIR>', repo.description, repo.fallback)
        .option('--config-files <FILES...>', inputs/* sweepInputs */.Y['config-files'].description)
        .option('--runner-config <FILE>', inputs/* sweepInputs */.Y['runner-config'].description, 'configs/runners.yaml')
        .option('--changelog-file <FILE>', inputs/* sweepInputs */.Y['changelog-file'].description, 'perf-changelog.yaml')
        .option('--base <REF>', base.description)
        .option('--head <REF>', head.description)
        .option('--trim', 'Changelog: keep the lowest concurrency of every curve')
        .option('--all-evals', 'Evaluate every row that can be')
        .option('--evals-only', 'Only evaluations')
        .option('--no-evals', 'Mark nothing for evaluation')
        .option('--full-sweep', 'Print every row of the configuration instead of those of a changelog')
        .option('--test-config', 'Print every row of `--config-keys`')
        .option('--config-keys <KEYS...>', 'Test config: keys, with `*` and `?`')
        .option('--conc <N...>', 'Test config: only these concurrencies')
        .option('--model-prefix <PREFIX...>', 'Full sweep: beginnings of config keys')
        .option('--precision <NAME...>', 'Full sweep: precisions')
        .option('--framework <NAME...>', 'Full sweep: frameworks')
        .option('--runner-type <LABEL...>', 'Full sweep: runner labels')
        .option('--seq-lens <LABEL...>', 'Sequence lengths: 1k1k, 8k1k')
        .option('--scenario-type <NAME...>', 'Scenarios: fixed-seq-len, agentic-coding')
        .option('--step-size <N>', 'Full sweep: factor between the concurrencies of a range (default: 2)')
        .option('--min-conc <N>', 'Full sweep: lowest concurrency')
        .option('--max-conc <N>', 'Full sweep: highest concurrency')
        .option('--max-tp <N>', 'Full sweep: leave out wider single-node fixed-sequence rows')
        .option('--max-ep <N>', 'Full sweep: lower the expert parallelism of single-node fixed-sequence rows')
        .option('--single-node', 'Full sweep: only single-node entries')
        .option('--multi-node', 'Full sweep: only multi-node entries')
        .option('--runner-node-filter <TEXT>', 'One row per machine whose name holds the text');
}
//# sourceMappingURL=matrix-options.js.map
// EXTERNAL MODULE: ./lib/src/version.js
var version = __webpack_require__(51294);
;// CONCATENATED MODULE: ./lib/src/cli/main.js
/** The `infx` command line: arguments, terminal and exit codes. Everything else is behind the verbs' own modules. */








const planInputs = [
    'repo',
    'config-files',
    'runner-config',
    'changelog-file',
    'recipes-dir',
    'golden-al-dir',
    'eval-task',
    'base',
    'head',
    'keys',
    'points',
    'labels',
    'repository',
    'pull-request',
    'simulate',
    'duration',
    'trace-scale',
    'json',
];
async function main(argv) {
    const program = new esm/* Command */.uB('infx')
        .description('Benchmark sweeps of LLM inference: plan, run, measure, compare and ingest points.')
        .version(version/* productVersion */.U)
        .showSuggestionAfterError()
        .exitOverride()
        .configureHelp({ showGlobalOptions: false });
    addVerbs(program);
    try {
        await program.parseAsync([...argv], { from: 'user' });
    }
    catch (error) {
        if (error instanceof esm/* CommanderError */.b7) {
            // Help and version end the same way, with code 0; commander has printed already.
            process.exitCode = error.exitCode === 0 ? 0 : 2;
            return;
        }
        process.exitCode = (0,failure/* reportFailure */.xV)(error);
    }
}
function addVerbs(program) {
    withInputs(program
        .command('sweep')
        .description('Plan, run, evaluate, collect, ingest and report: the whole sweep on this machine.'), Object.keys(inputs/* sweepInputs */.Y)).action(async (options) => finish((await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(6752), __webpack_require__.e(4405), __webpack_require__.e(6268), __webpack_require__.e(1597), __webpack_require__.e(6936), __webpack_require__.e(5110), __webpack_require__.e(7758), __webpack_require__.e(2622), __webpack_require__.e(4472), __webpack_require__.e(1616), __webpack_require__.e(7483), __webpack_require__.e(2988), __webpack_require__.e(2075), __webpack_require__.e(471)]).then(__webpack_require__.bind(__webpack_require__, 61246))).sweepVerb(rawInputs(options))));
    withInputs(program.command('check').description('Check configuration, changelog and recipes; print every problem.'), planInputs).action(async (options) => finish((await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(4405), __webpack_require__.e(6268), __webpack_require__.e(1597), __webpack_require__.e(6936), __webpack_require__.e(5110), __webpack_require__.e(1144)]).then(__webpack_require__.bind(__webpack_require__, 21144))).checkVerb(rawInputs(options))));
    withInputs(program.command('plan').description('Show what a sweep would run, and why.'), planInputs).action(async (options) => finish((await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(4405), __webpack_require__.e(6268), __webpack_require__.e(1597), __webpack_require__.e(6936), __webpack_require__.e(5110), __webpack_require__.e(1144)]).then(__webpack_require__.bind(__webpack_require__, 21144))).planVerb(rawInputs(options))));
    withInputs(program
        .command('changed')
        .description('List the config keys whose points differ from the base, and how.'), planInputs.filter((name) => !['keys', 'points', 'labels', 'duration', 'trace-scale'].includes(name))).action(async (options) => finish((await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(4405), __webpack_require__.e(6268), __webpack_require__.e(1597), __webpack_require__.e(6936), __webpack_require__.e(5110), __webpack_require__.e(6115)]).then(__webpack_require__.bind(__webpack_require__, 36115))).changedVerb(rawInputs(options))));
    withMatrixOptions(program
        .command('matrix')
        .description('Print the rows of a change or of the configuration in the layout of the ecosystem’s tools.')).action(async (options) => finish((await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(4405), __webpack_require__.e(6268), __webpack_require__.e(1597), __webpack_require__.e(6936), __webpack_require__.e(8106)]).then(__webpack_require__.bind(__webpack_require__, 78106))).matrixVerb(options)));
    addChangelogCommands(program);
    addRecipeCommands(program);
    withInputs(program.command('generate').description('Print the resolved recipe of every point, as YAML or JSON.'), planInputs).action(async (options) => finish((await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(4405), __webpack_require__.e(6268), __webpack_require__.e(1597), __webpack_require__.e(6936), __webpack_require__.e(5110), __webpack_require__.e(7716)]).then(__webpack_require__.bind(__webpack_require__, 27716))).generateVerb(rawInputs(options))));
    program
        .command('report')
        .description('Draw report, curve and summary of a finished sweep again.')
        .option('--out <DIR>', inputs/* sweepInputs */.Y.out.description, inputs/* sweepInputs */.Y.out.fallback)
        .action(async (options) => finish((await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(4405), __webpack_require__.e(6268), __webpack_require__.e(1597), __webpack_require__.e(6936), __webpack_require__.e(5110), __webpack_require__.e(7758), __webpack_require__.e(7483), __webpack_require__.e(2988), __webpack_require__.e(4535), __webpack_require__.e(4760)]).then(__webpack_require__.bind(__webpack_require__, 37691))).reportVerb(options.out)));
    program
        .command('ingest')
        .description('Write the results of a finished sweep, or a folder of artifacts, into a database.')
        .option('--out <DIR>', inputs/* sweepInputs */.Y.out.description, inputs/* sweepInputs */.Y.out.fallback)
        .option('--artifacts <DIR>', 'Folder of downloaded artifacts (default: the sweep’s own)')
        .option('--database <URL>', inputs/* sweepInputs */.Y.database.description)
        .option('--json', 'Print the counters as JSON')
        .action(async (options) => finish((await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(4405), __webpack_require__.e(6268), __webpack_require__.e(1597), __webpack_require__.e(6936), __webpack_require__.e(5110), __webpack_require__.e(7758), __webpack_require__.e(7483), __webpack_require__.e(2988), __webpack_require__.e(4535), __webpack_require__.e(4760)]).then(__webpack_require__.bind(__webpack_require__, 37691))).ingestVerb(options)));
    program
        .command('explain')
        .argument('<CODE>', 'Problem code, e.g. INFX012')
        .description('Explain a problem code: cause and remedy.')
        .action(async (code) => finish((await __webpack_require__.e(/* import() */ 136).then(__webpack_require__.bind(__webpack_require__, 30136))).explainVerb(code)));
    // The engine and the load client run as processes of their own, so that neither disturbs what the other measures.
    program
        .command('sim-engine', { hidden: true })
        .allowUnknownOption()
        .argument('[args...]')
        .action(async (args) => finish((await Promise.all(/* import() */[__webpack_require__.e(6268), __webpack_require__.e(6452)]).then(__webpack_require__.bind(__webpack_require__, 6452))).simEngineMain(args)));
    program
        .command('replay', { hidden: true })
        .allowUnknownOption()
        .argument('[args...]')
        .action(async (args) => finish((await Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(1337)]).then(__webpack_require__.bind(__webpack_require__, 21337))).replayMain(args)));
}
//# sourceMappingURL=main.js.map

/***/ }),

/***/ 23:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ sweepInputs)
/* harmony export */ });
/**
 * Every input of a sweep, once: the command line's options, the actions' inputs and infx.config.yaml carry these names,
 * and the README tables and action.yml files are generated from or checked against this table.
 */
const sweepInputs = {
    repo: {
        kind: 'string',
        fallback: '.',
        placeholder: 'DIR',
        description: 'Repository that holds the configuration; every other path but `out` is relative to it.',
    },
    'config-files': {
        kind: 'list',
        fallback: 'configs/*master.yaml',
        placeholder: 'FILES',
        description: 'Master configuration files; a `*` in the last part matches names.',
    },
    'runner-config': {
        kind: 'string',
        fallback: 'configs/runners.yaml',
        placeholder: 'FILE',
        description: 'Runner labels and their hardware.',
    },
    'changelog-file': {
        kind: 'string',
        fallback: 'perf-changelog.yaml',
        placeholder: 'FILE',
        description: 'The performance changelog.',
    },
    'recipes-dir': {
        kind: 'string',
        fallback: 'recipes',
        placeholder: 'DIR',
        description: 'Folder of srt-slurm recipes.',
    },
    'golden-al-dir': {
        kind: 'string',
        fallback: 'golden_al_distribution',
        placeholder: 'DIR',
        description: 'Folder of golden acceptance-length curves.',
    },
    'thresholds-file': {
        kind: 'string',
        fallback: 'evals/thresholds.yaml',
        placeholder: 'FILE',
        description: 'Accuracy thresholds per model and task.',
    },
    'eval-task': {
        kind: 'string',
        placeholder: 'FILE',
        description: 'Evaluation task file for points whose configuration names none.',
    },
    base: {
        kind: 'string',
        placeholder: 'REF',
        description: 'Commit to compare the changelog and the points against (its merge base with `head`).',
    },
    head: { kind: 'string', placeholder: 'REF', description: 'Commit to plan; the working tree when absent.' },
    keys: {
        kind: 'list',
        placeholder: 'KEYS',
        description: 'Config keys (with `*`) to run instead of what the changelog says.',
    },
    points: {
        kind: 'string',
        placeholder: 'FILTER',
        description: 'Only some points: `conc=4|8,tp=8` or a glob on id and title.',
    },
    labels: {
        kind: 'list',
        placeholder: 'LABELS',
        description: 'Labels to pretend the pull request carries, e.g. `full-sweep-fail-fast,all-evals`.',
    },
    repository: {
        kind: 'string',
        placeholder: 'OWNER/NAME',
        description: 'Repository that changelog pr-links must point to.',
    },
    'pull-request': {
        kind: 'number',
        placeholder: 'N',
        description: 'Pull request that new changelog entries must link to.',
    },
    simulate: {
        kind: 'boolean',
        fallback: 'false',
        description: 'Serve every point with the simulated engine. Results say `simulated: true` for ever.',
    },
    duration: {
        kind: 'number',
        placeholder: 'SECONDS',
        description: 'Profiling seconds per agentic point instead of the planned ones.',
    },
    'trace-scale': {
        kind: 'number',
        placeholder: 'K',
        description: 'Divide the token counts and gaps of traces by K for short simulated runs; the clock is never scaled.',
    },
    'parallel-points': {
        kind: 'number',
        placeholder: 'N',
        description: 'Points that run at the same time on this machine (default: half its cores).',
    },
    out: {
        kind: 'string',
        fallback: '.infx',
        placeholder: 'DIR',
        description: 'Directory that receives plan, results, report and database; relative to where you are.',
    },
    database: {
        kind: 'string',
        placeholder: 'URL',
        description: 'Database to ingest into: `pglite:DIR` or `postgres://…` (default: `pglite:<out>/db`).',
    },
    resume: {
        kind: 'boolean',
        fallback: 'false',
        description: 'Go on with the sweep in `out`: finished points stay, the others run.',
    },
    json: {
        kind: 'boolean',
        fallback: 'false',
        description: 'Print sweep.json on stdout; progress goes to stderr.',
    },
};
//# sourceMappingURL=inputs.js.map

/***/ }),

/***/ 80947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cs: () => (/* binding */ hasErrors),
/* harmony export */   Mm: () => (/* binding */ ProblemError),
/* harmony export */   Vw: () => (/* binding */ formatProblem),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   fr: () => (/* binding */ firstProblems)
/* harmony export */ });
/**
 * A Problem is one finding about input, infrastructure or ourselves. The same object becomes a terminal line,
 * an annotation on the YAML line, a row of the step summary and a heading in docs/problems.md.
 */
/** Thrown where a function cannot go on; carries every problem found so far, never just the first. */
class ProblemError extends Error {
    name = 'ProblemError';
    problems;
    constructor(problems, options) {
        super(problems.map((problem) => formatProblem(problem)).join('\n'), options);
        this.problems = problems;
    }
}
/** `file:line:col  severity CODE  message` on one line, the hint indented on the next. */
function formatProblem(problem) {
    const place = problem.at ? `${problem.at.file}:${problem.at.line}:${problem.at.col}  ` : '';
    const hint = problem.hint ? `\n    ${problem.hint}` : '';
    return `${place}${problem.severity} ${problem.code}  ${problem.message}${hint}`;
}
const hasErrors = (problems) => problems.some((problem) => problem.severity === 'error');
/** Problems of one file that are shown; the reader mends those first, and a hostile file must not flood anything. */
const maxPerFile = 200;
/** All problems when they are few; else the first ones, errors before others, and how many more there are. */
function firstProblems(problems) {
    if (problems.length <= maxPerFile)
        return problems;
    const isError = ({ severity }) => severity === 'error';
    const ordered = [...problems.filter(isError), ...problems.filter((item) => !isError(item))];
    const left = ordered.length - maxPerFile + 1;
    return ordered.slice(0, maxPerFile).map((item, index) => {
        if (index < maxPerFile - 1)
            return item;
        const { hint: _hint, ...rest } = item;
        return { ...rest, message: `${left.toLocaleString('en')} more problems` };
    });
}
/**
 * The nearest allowed word, for "did you mean". Damerau-Levenshtein distance of at most a third of the longer word
 * (but at least 1), ties by order of `allowed`; undefined when nothing is near.
 */
function didYouMean(word, allowed) {
    let best;
    let bestDistance = Infinity;
    for (const candidate of allowed) {
        const limit = Math.max(1, Math.floor(Math.max(word.length, candidate.length) / 3));
        if (Math.abs(word.length - candidate.length) > limit)
            continue;
        const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
        if (distance <= limit && distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
    }
    return best;
}
/** Optimal string alignment distance: insert, delete, substitute, or swap two neighbours. */
function editDistance(a, b) {
    let beforePrevious = [];
    let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
    for (let row = 1; row <= a.length; row++) {
        const current = [row];
        for (let column = 1; column <= b.length; column++) {
            const substitute = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
            let cost = Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, substitute);
            if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
                cost = Math.min(cost, (beforePrevious[column - 2] ?? 0) + 1);
            }
            current.push(cost);
        }
        beforePrevious = previous;
        previous = current;
    }
    return previous[b.length] ?? 0;
}
//# sourceMappingURL=problem.js.map

/***/ }),

/***/ 51294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ productVersion)
/* harmony export */ });
/** This product's version; `npm version` changes package.json, and a test holds the two equal. */
const productVersion = '0.1.0';
//# sourceMappingURL=version.js.map

/***/ })

};
