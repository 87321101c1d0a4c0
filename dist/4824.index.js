export const id = 4824;
export const ids = [4824];
export const modules = {

/***/ 95085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   Jn: () => (/* binding */ elsewhere),
/* harmony export */   Mr: () => (/* binding */ printProblems),
/* harmony export */   c2: () => (/* binding */ printFindings),
/* harmony export */   xV: () => (/* binding */ reportFailure)
/* harmony export */ });
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80947);
/* harmony import */ var _core_render_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37755);
/** How a verb's failure reaches the person: problems as they are, anything else as our bug, with its stack. */


/** Prints to stderr; returns the exit code: usage 2, infrastructure 3, everything else 1. */
function reportFailure(error) {
    if (error instanceof _core_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm) {
        printFindings(error.problems, elsewhere);
        return exitCodeOf(error.problems);
    }
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`product error INFX310  something unexpected happened inside infx; please report this\n${text}\n`);
    return 1;
}
/** For verbs that plan but have no `--all` of their own. */
const elsewhere = { all: false, more: 'infx check --all prints them' };
/** All of them: for verbs whose input is one document. */
const printProblems = (problems) => printFindings(problems, { all: true, more: '' });
/** Prints to stderr: errors first, then a few of each other code unless all are wanted. */
function printFindings(problems, view) {
    process.stderr.write((0,_core_render_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .findingLines */ .h)(problems, view)
        .map((line) => `${line}\n`)
        .join(''));
    const errors = problems.filter(({ severity }) => severity === 'error').length;
    if (errors > 0) {
        const code = problems.find(({ severity }) => severity === 'error')?.code ?? '';
        process.stderr.write(`${errors === 1 ? '1 error' : `${errors} errors`}. infx explain ${code} tells more.\n`);
    }
}
/** A value that an option does not allow, a word that is no command or code. */
const usageCodes = ['INFX300', 'INFX307', 'INFX318', 'INFX319'];
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

/***/ 44824:
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
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/problems/command.js
var command = __webpack_require__(8076);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
;// CONCATENATED MODULE: ./lib/src/cli/options.js
/** Options of the verbs: made from the table of inputs, and read back under its names. */


/** Adds one option per input; `described` says what an input means to this verb where that is not what the table says. */
function withInputs(command, names, described = {}) {
    for (const name of names) {
        const spec = inputs/* sweepInputs */.Y[name];
        const description = described[name] ?? spec.description;
        if (spec.kind === 'boolean') {
            command.addOption(new esm/* Option */.c$(`--${name}`, description));
            const isConfigurable = configurableSwitches.includes(name);
            const negated = new esm/* Option */.c$(`--no-${name}`, `Not so, whatever infx.config.yaml says about \`${name}\``);
            command.addOption(isConfigurable ? negated : negated.hideHelp());
        }
        else {
            const fallback = spec.fallback === undefined ? '' : ` (default: ${spec.fallback})`;
            command.addOption(new esm/* Option */.c$(`--${name} <${spec.placeholder ?? 'VALUE'}>`, `${description}${fallback}`));
        }
    }
    return command;
}
/** Switches that infx.config.yaml can set, so that their opposite is worth a line of help. */
const configurableSwitches = ['simulate'];
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
;// CONCATENATED MODULE: ./lib/src/cli/again-commands.js


const outHelp = 'Directory of the finished sweep, the same as --out';
function addAgainCommands(program) {
    program
        .command('report')
        .argument('[DIR]', outHelp)
        .description('Draw report, curve and summary of a finished sweep again.')
        .option('--out <DIR>', `Directory of the finished sweep (default: ${inputs/* sweepInputs */.Y.out.fallback})`)
        .option('--artifacts <DIR>', 'Folder of downloaded artifacts, for the servers’ logs (default: the sweep’s own)')
        .action(async (dir, options) => {
        const { outOf, reportVerb } = await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(3551), __webpack_require__.e(7366), __webpack_require__.e(8384), __webpack_require__.e(7116), __webpack_require__.e(7431), __webpack_require__.e(891), __webpack_require__.e(6136), __webpack_require__.e(16), __webpack_require__.e(1777), __webpack_require__.e(9482), __webpack_require__.e(5497)]).then(__webpack_require__.bind(__webpack_require__, 37691));
        await finish(reportVerb(outOf(dir, options.out), options.artifacts));
    });
    program
        .command('ingest')
        .argument('[DIR]', outHelp)
        .description('Write the results of a finished sweep, or a folder of artifacts, into a database.')
        .option('--out <DIR>', `Directory of the finished sweep (default: ${inputs/* sweepInputs */.Y.out.fallback})`)
        .option('--artifacts <DIR>', 'Folder of downloaded artifacts (default: the sweep’s own)')
        .option('--database <URL>', 'Database to ingest into: `pglite:DIR` or `postgres://…` (default: that of the sweep)')
        .option('--repo <DIR>', 'Repository whose infx.config.yaml names models and hardware (default: what the sweep began with)')
        .option('--json', 'Print the counters as JSON')
        .action(async (dir, options) => {
        const { ingestVerb, outOf } = await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(3551), __webpack_require__.e(7366), __webpack_require__.e(8384), __webpack_require__.e(7116), __webpack_require__.e(7431), __webpack_require__.e(891), __webpack_require__.e(6136), __webpack_require__.e(16), __webpack_require__.e(1777), __webpack_require__.e(9482), __webpack_require__.e(5497)]).then(__webpack_require__.bind(__webpack_require__, 37691));
        await finish(ingestVerb({ ...options, out: outOf(dir, options.out) }));
    });
}
//# sourceMappingURL=again-commands.js.map
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
        .action(async (files, options) => finish((await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(3551), __webpack_require__.e(7366), __webpack_require__.e(8384), __webpack_require__.e(5927), __webpack_require__.e(7116), __webpack_require__.e(5468), __webpack_require__.e(7021), __webpack_require__.e(8660)]).then(__webpack_require__.bind(__webpack_require__, 18660))).mergeVerb(files, rawInputs(options), options)));
    withInputs(changelog
        .command('add')
        .description('Add an entry for --keys, or for every key whose points changed since --base.')
        .requiredOption('--description <TEXT...>', 'What changed; one line of the entry each'), compareInputs, {
        keys: 'Config keys that the entry names, instead of those that changed; `*` stands for any text in them.',
        base: 'Commit to compare the points with (its merge base with the working tree).',
        'pull-request': 'Number of the pull request: goes into the pr-link, and into that of the same entry written without it.',
        repository: 'Repository of the pr-link (default: that of the entries before it, else of the remote origin).',
    })
        .option('--link <URL>', 'pr-link, whole (default: made of --repository and --pull-request, a placeholder where there is no number)')
        .option('--fragment <NAME>', 'Write changelog.d/NAME.yaml instead of the changelog itself')
        .option('--scenario-type <TYPE...>', 'The entry asks only for fixed-seq-len or agentic-coding')
        .option('--evals-only', 'The entry asks for evaluations only, and for those that would run anyway')
        .option('--all-evals', 'The entry asks for evaluations only, and for every point that can be evaluated')
        .option('--append-only', 'The entry asks only for points that the base does not have')
        .option(serverFlag, serverText)
        .action(async (options) => finish((await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(3551), __webpack_require__.e(7366), __webpack_require__.e(8384), __webpack_require__.e(5927), __webpack_require__.e(7116), __webpack_require__.e(5468), __webpack_require__.e(7021), __webpack_require__.e(8660)]).then(__webpack_require__.bind(__webpack_require__, 18660))).addVerb(rawInputs(options), options)));
    withInputs(changelog
        .command('fold')
        .description('Move the entries of all fragments in changelog.d/ to the end of the changelog.'), whereInputs)
        .option(serverFlag, serverText)
        .action(async (options) => finish((await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(3551), __webpack_require__.e(7366), __webpack_require__.e(8384), __webpack_require__.e(5927), __webpack_require__.e(7116), __webpack_require__.e(5468), __webpack_require__.e(7021), __webpack_require__.e(8660)]).then(__webpack_require__.bind(__webpack_require__, 18660))).foldVerb(rawInputs(options), options.server)));
    withInputs(changelog
        .command('install')
        .description('Print, or with --write set, what makes git merge the changelog with infx.'), ['repo', 'changelog-file'])
        .option('--write', 'Write .gitattributes and the configuration of this clone')
        .option('--command <COMMAND>', 'How git starts infx (default: infx)')
        .action(async (options) => finish((await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(3551), __webpack_require__.e(7366), __webpack_require__.e(8384), __webpack_require__.e(5927), __webpack_require__.e(7116), __webpack_require__.e(5468), __webpack_require__.e(7021), __webpack_require__.e(8660)]).then(__webpack_require__.bind(__webpack_require__, 18660))).installVerb(rawInputs(options), options)));
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
const pointText = 'Id of a point (also of its simulated twin), its last twelve digits, its title, or a glob that matches one of them';
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
        .option('--as-written', 'Inject no acceptance, and accept a recipe that hard-codes it'), pointInputs).action(async (point, options) => finish((await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(3551), __webpack_require__.e(7366), __webpack_require__.e(8384), __webpack_require__.e(5927), __webpack_require__.e(7116), __webpack_require__.e(5468), __webpack_require__.e(7021), __webpack_require__.e(3597), __webpack_require__.e(4440)]).then(__webpack_require__.bind(__webpack_require__, 64440))).commandVerb(point, rawInputs(options), options)));
    withInputs(recipe
        .command('compare')
        .description('Compare the launch commands of a point, flag by flag, with those of a page.')
        .argument('<POINT>', pointText)
        .argument('<FILE>', 'Shell text as the page shows it')
        .option('--all', 'Print what is the same, too')
        .option('--json', 'Print the rows as JSON'), pointInputs).action(async (point, file, options) => finish((await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(3551), __webpack_require__.e(7366), __webpack_require__.e(8384), __webpack_require__.e(5927), __webpack_require__.e(7116), __webpack_require__.e(5468), __webpack_require__.e(7021), __webpack_require__.e(3597), __webpack_require__.e(4440)]).then(__webpack_require__.bind(__webpack_require__, 64440))).compareVerb(point, file, rawInputs(options), options)));
    withInputs(program
        .command('golden-al')
        .description('Print the golden acceptance length of a model, method and draft length.')
        .requiredOption('--model <MODEL>', 'Model prefix, curve file’s model, or key inside it')
        .requiredOption('--method <METHOD>', 'mtp, eagle3, dspark or dflash')
        .requiredOption('--tokens <N>', 'Draft tokens per step, without the bonus token')
        .option('--thinking <MODE>', 'on or off', 'on')
        .option('--json', 'Print curve, key and value as JSON'), ['repo', 'golden-al-dir']).action(async (options) => finish((await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(3551), __webpack_require__.e(7366), __webpack_require__.e(8384), __webpack_require__.e(5927), __webpack_require__.e(7116), __webpack_require__.e(5468), __webpack_require__.e(7021), __webpack_require__.e(3597), __webpack_require__.e(4440)]).then(__webpack_require__.bind(__webpack_require__, 64440))).goldenVerb(options, rawInputs(options))));
}
//# sourceMappingURL=recipe-commands.js.map
;// CONCATENATED MODULE: ./lib/src/cli/runner-commands.js


const alGateInputs = [
    'repo',
    'config-files',
    'runner-config',
    'changelog-file',
    'recipes-dir',
    'golden-al-dir',
    'keys',
    'points',
    'labels',
    'base',
    'head',
    'simulate',
    'duration',
    'trace-scale',
    'site',
    'launcher',
    'client',
    'out',
    'json',
];
function addRunnerCommands(program) {
    program
        .command('doctor')
        .description('Look whether this machine is fit to run points; one line each, with the fix.')
        .option('--site <FILE>', 'Site file whose launcher, partition, models and image cache are looked at, too')
        .option('--out <DIR>', inputs/* sweepInputs */.Y.out.description, inputs/* sweepInputs */.Y.out.fallback)
        .option('--json', 'Print the checks as JSON')
        .action(async (options) => finish((await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(3551), __webpack_require__.e(7366), __webpack_require__.e(9120), __webpack_require__.e(733), __webpack_require__.e(6215)]).then(__webpack_require__.bind(__webpack_require__, 79091))).doctorVerb(options)));
    withInputs(program
        .command('al-gate')
        .description('Run points shortly with real acceptance, and compare it with the golden curve.')
        .option('--tolerance <SHARE>', 'Largest distance from the golden length, as a share of it (default: 0.02)')
        .option('--simulated-draft-acceptance <CHANCE>', 'Chance that the simulated engine accepts a draft token (default: what gives the golden length)'), alGateInputs, {
        keys: 'Config keys to judge, instead of what the changelog says; `*` stands for any text, `?` for one character.',
        duration: 'Profiling seconds per point (default: 120).',
        out: 'Directory that receives al-gate.json and, under al-gate/, what the runs left; relative to where you are.',
        json: 'Print the verdicts as a JSON list on stdout; progress goes to stderr.',
    }).action(async (options) => finish((await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(3551), __webpack_require__.e(7366), __webpack_require__.e(8384), __webpack_require__.e(5927), __webpack_require__.e(7116), __webpack_require__.e(5468), __webpack_require__.e(7021), __webpack_require__.e(7431), __webpack_require__.e(9228), __webpack_require__.e(9120), __webpack_require__.e(3597), __webpack_require__.e(733), __webpack_require__.e(3029), __webpack_require__.e(6111), __webpack_require__.e(7034), __webpack_require__.e(6862)]).then(__webpack_require__.bind(__webpack_require__, 37598))).alGateVerb(rawInputs(options), options)));
    program
        .command('repro')
        .description('Print the script that repeats a point of an out folder by hand.')
        .argument('<POINT>', 'Id of a point, its last twelve digits, its title, or a glob that matches one of them; or an out folder with one point')
        .option('--out <DIR>', 'Out folder of the sweep', inputs/* sweepInputs */.Y.out.fallback)
        .option('--site <FILE>', 'Site file of a real point (default: that of the sweep)')
        .option('--judge <DIR>', 'Measure what a repetition left in this folder, beside the kept result')
        .option('--json', 'Print the parts of the script, or the measurement, as JSON')
        .action(async (point, options) => finish((await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(3551), __webpack_require__.e(7366), __webpack_require__.e(5927), __webpack_require__.e(7116), __webpack_require__.e(7431), __webpack_require__.e(9228), __webpack_require__.e(9120), __webpack_require__.e(3597), __webpack_require__.e(733), __webpack_require__.e(3029), __webpack_require__.e(6111), __webpack_require__.e(5029)]).then(__webpack_require__.bind(__webpack_require__, 74518))).reproVerb(point, options)));
    program
        .command('failures')
        .description('Count why attempts failed, and on which nodes, over out folders and downloaded artifacts.')
        .argument('[FOLDER...]', `Folders to search (default: ${inputs/* sweepInputs */.Y.out.fallback})`)
        .option('--json', 'Print the counts as JSON')
        .action(async (folders, options) => finish((await Promise.all(/* import() */[__webpack_require__.e(9120), __webpack_require__.e(5842)]).then(__webpack_require__.bind(__webpack_require__, 55842))).failuresVerb(folders.length > 0 ? folders : [inputs/* sweepInputs */.Y.out.fallback], options)));
}
//# sourceMappingURL=runner-commands.js.map
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
        .option('--keys <KEYS...>', 'The same as --test-config --config-keys KEYS')
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
/** With them a check knows what the machines behind the points can take. */
const siteInputs = ['site', 'launcher'];
const site = 'Site file of real points: what it cannot run is a finding (default: those of infx.config.yaml).';
const allFindings = ['--all', 'Print every warning and notice, not only a few of each code.'];
const allOfPlan = ['--all', 'Print every key, and every warning and notice, however many there are.'];
async function main(argv) {
    outliveReaders();
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
/** `infx … | head`: who stops reading does not want the rest, and a sweep goes on without being watched. */
function outliveReaders() {
    for (const [name, stream] of [
        ['output', process.stdout],
        ['error', process.stderr],
    ]) {
        stream.on('error', (error) => {
            if (error.code === 'EPIPE')
                return;
            if (refusesToWrite.has(error.code ?? ''))
                process.exit((0,failure/* reportFailure */.xV)(unwritable(name, error)));
            throw error;
        });
    }
}
/** The machine's word on a file that a stream was sent to; nothing that is still to be said would reach anybody. */
const refusesToWrite = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EROFS']);
const unwritable = (name, { code = '' }) => new problem/* ProblemError */.Mm([
    (0,catalogue/* problem */.CC)('INFX305', `standard ${name} cannot be written (${code})`, {
        hint: 'free space where it is sent to',
    }),
]);
function addVerbs(program) {
    withInputs(program
        .command('sweep')
        .description('Plan, run, evaluate, collect, ingest and report: the whole sweep on this machine.'), Object.keys(inputs/* sweepInputs */.Y)).action(async (options) => finish((await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(3551), __webpack_require__.e(7366), __webpack_require__.e(8384), __webpack_require__.e(5927), __webpack_require__.e(7116), __webpack_require__.e(5468), __webpack_require__.e(7021), __webpack_require__.e(7431), __webpack_require__.e(9228), __webpack_require__.e(9120), __webpack_require__.e(3597), __webpack_require__.e(733), __webpack_require__.e(891), __webpack_require__.e(3029), __webpack_require__.e(6136), __webpack_require__.e(6111), __webpack_require__.e(897), __webpack_require__.e(7034), __webpack_require__.e(6646), __webpack_require__.e(16), __webpack_require__.e(8860), __webpack_require__.e(1777), __webpack_require__.e(6662), __webpack_require__.e(4265)]).then(__webpack_require__.bind(__webpack_require__, 73973))).sweepVerb(rawInputs(options))));
    withInputs(program.command('check').description('Check configuration, changelog and recipes; print every problem.'), [...planInputs, ...siteInputs], { site, json: 'Print the findings as a JSON list on stdout; `[]` when nothing is wrong.' })
        .option(...allFindings)
        .action(async (options) => finish((await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(3551), __webpack_require__.e(7366), __webpack_require__.e(8384), __webpack_require__.e(5927), __webpack_require__.e(7116), __webpack_require__.e(5468), __webpack_require__.e(7021), __webpack_require__.e(1144)]).then(__webpack_require__.bind(__webpack_require__, 21144))).checkVerb(rawInputs(options), options.all === true)));
    withInputs(program.command('plan').description('Show what a sweep would run, and why.'), [...planInputs, ...siteInputs, 'database'], {
        site,
        json: 'Print the plan (plan.json, schema plan.v1) on stdout instead of the overview; findings go to stderr.',
        database: 'Database of earlier runs, whose durations estimate the GPU-hours; it is only read.',
    })
        .option(...allOfPlan)
        .action(async (options) => finish((await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(3551), __webpack_require__.e(7366), __webpack_require__.e(8384), __webpack_require__.e(5927), __webpack_require__.e(7116), __webpack_require__.e(5468), __webpack_require__.e(7021), __webpack_require__.e(1144)]).then(__webpack_require__.bind(__webpack_require__, 21144))).planVerb(rawInputs(options), options.all === true)));
    withInputs(program
        .command('changed')
        .description('List the config keys whose points differ from the base, and how.'), planInputs.filter((name) => !['points', 'labels', 'duration', 'trace-scale'].includes(name)), {
        keys: 'Only these config keys, separated by commas; `*` matches anything (default: all).',
        json: 'Print the keys that changed as a JSON list on stdout: points added, removed, changed, unchanged.',
    }).action(async (options) => finish((await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(3551), __webpack_require__.e(7366), __webpack_require__.e(8384), __webpack_require__.e(5927), __webpack_require__.e(7116), __webpack_require__.e(5468), __webpack_require__.e(7021), __webpack_require__.e(6115)]).then(__webpack_require__.bind(__webpack_require__, 36115))).changedVerb(rawInputs(options))));
    withMatrixOptions(program
        .command('matrix')
        .description('Print the rows of a change or of the configuration in the layout of the ecosystem’s tools.')).action(async (options) => finish((await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(3551), __webpack_require__.e(5468), __webpack_require__.e(6963)]).then(__webpack_require__.bind(__webpack_require__, 78106))).matrixVerb(options)));
    addChangelogCommands(program);
    addRecipeCommands(program);
    addRunnerCommands(program);
    withInputs(program.command('generate').description('Print the resolved recipe of every point, as YAML or JSON.'), planInputs, { json: 'Print one JSON list instead of YAML documents.' }).action(async (options) => finish((await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(3551), __webpack_require__.e(7366), __webpack_require__.e(8384), __webpack_require__.e(5927), __webpack_require__.e(7116), __webpack_require__.e(5468), __webpack_require__.e(7021), __webpack_require__.e(7716)]).then(__webpack_require__.bind(__webpack_require__, 27716))).generateVerb(rawInputs(options))));
    addAgainCommands(program);
    program
        .command('explain')
        .argument('<CODE>', 'Problem code, e.g. INFX012, or 12')
        .description('Explain a problem code: cause and remedy.')
        .action(async (code) => finish((await __webpack_require__.e(/* import() */ 136).then(__webpack_require__.bind(__webpack_require__, 30136))).explainVerb(code)));
    // The engine and the load client run as processes of their own, so that neither disturbs what the other measures.
    program
        .command('sim-engine', { hidden: true })
        .allowUnknownOption()
        .argument('[args...]')
        .action(async (args) => finish((await __webpack_require__.e(/* import() */ 7981).then(__webpack_require__.bind(__webpack_require__, 37981))).simEngineMain(args)));
    program
        .command('replay', { hidden: true })
        .allowUnknownOption()
        .argument('[args...]')
        .action(async (args) => finish((await Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(5927), __webpack_require__.e(8531)]).then(__webpack_require__.bind(__webpack_require__, 78531))).replayMain(args)));
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
        description: 'Config keys to run instead of what the changelog says; `*` stands for any text in them, `?` for one character.',
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
    site: {
        kind: 'string',
        placeholder: 'FILE',
        description: 'Site file that says where engines run, for real points (docs/sites.md). Named here, simulated points run there, too.',
    },
    launcher: {
        kind: 'string',
        placeholder: 'NAME',
        description: '`process`, `docker`, `slurm` or `srtctl`, instead of what the site file says.',
    },
    client: {
        kind: 'string',
        placeholder: 'NAME',
        description: 'What drives load: `aiperf` (the default for real agentic points) or `replay`, the built-in one (the default for others).',
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
/* harmony export */   Jk: () => (/* binding */ distinctProblems),
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
/** Each finding at one place once, in order. */
function distinctProblems(problems) {
    const seen = new Set();
    return problems.filter(({ code, message, at }) => {
        const key = JSON.stringify([code, message, at]);
        return !seen.has(key) && seen.add(key);
    });
}
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

/***/ 85492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CC: () => (/* binding */ problem),
/* harmony export */   O5: () => (/* binding */ registerProblemKinds),
/* harmony export */   sS: () => (/* binding */ allProblemKinds)
/* harmony export */ });
/* unused harmony export problemKind */
const kinds = new Map();
/** Adds one area's kinds; throws (a bug of ours) when a code is taken twice. */
function registerProblemKinds(area) {
    for (const [code, kind] of Object.entries(area)) {
        if (kinds.has(code))
            throw new Error(`problem code ${code} is registered twice`);
        kinds.set(code, kind);
    }
    return area;
}
const problemKind = (code) => kinds.get(code);
/** All registered kinds, by code. */
const allProblemKinds = () => [...kinds].sort(([a], [b]) => (a < b ? -1 : 1));
/** Makes a Problem with the blame and severity of its kind, unless given. Throws (a bug of ours) on an unregistered code. */
function problem(code, message, detail = {}) {
    const kind = kinds.get(code);
    if (!kind)
        throw new Error(`problem code ${code} is not in the catalogue`);
    return {
        code,
        severity: detail.severity ?? kind.severity,
        blame: detail.blame ?? kind.blame,
        message: bounded(message),
        ...(detail.hint === undefined ? {} : { hint: bounded(detail.hint) }),
        ...(detail.at === undefined ? {} : { at: detail.at }),
        ...(detail.fault === undefined ? {} : { fault: detail.fault }),
    };
}
/** Texts quote what came, which may be a key of a megabyte; real ones stay far below. */
const maxCharacters = 4000;
const bounded = (text) => text.length <= maxCharacters ? text : `${text.slice(0, maxCharacters - 200)} … ${text.slice(-180)}`;
//# sourceMappingURL=catalogue.js.map

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
    INFX327: {
        title: 'A plan does not agree with itself',
        blame: 'user',
        severity: 'error',
        explain: 'The ids of points and the digest of a plan are made from its contents, and those of this plan.json give others: it was edited, cut, ' +
            'or written by a version of infx that names points differently. Results would stand under a name that is not theirs, so nothing runs. ' +
            'Plan again; what a sweep is to do is changed in the configuration, never in its plan.',
    },
    INFX329: {
        title: 'The point cannot be repeated by hand',
        blame: 'user',
        severity: 'error',
        explain: '`infx repro` prints the script of one point of an out folder. The folder holds several points and none was named, or ' +
            'the named one is not among them.',
    },
});
//# sourceMappingURL=command.js.map

/***/ }),

/***/ 37755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ findingLines)
/* harmony export */ });
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80947);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54143);
/** Findings as lines of a terminal: every error first, then a few of each other kind, so that nothing drowns. Pure. */


/** Nobody mends more at once, and a hostile file must not flood a terminal. */
const maxErrors = 500;
/** As many of one code are printed in full; of more, only the first few, and one where many codes have so many. */
const maxAlike = 5;
const fewAlike = 3;
const manyCodes = 4;
/** One text per finding that is shown, with its hint on the next line, and one per code of which some are left out. */
function findingLines(problems, { all, more }) {
    const errors = problems.filter(({ severity }) => severity === 'error');
    const others = problems.filter(({ severity }) => severity !== 'error');
    if (all)
        return [...errors, ...others].map(_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .formatProblem */ .Vw);
    const groups = [...new Set(others.map(({ code }) => code))].map((code) => ({
        code,
        alike: others.filter((found) => found.code === code),
    }));
    const isLarge = ({ alike }) => alike.length > maxAlike;
    const few = groups.filter(isLarge).length >= manyCodes ? 1 : fewAlike;
    return [
        ...shown(errors, errors.length <= maxErrors ? errors.length : maxErrors, 'errors', more),
        ...groups.flatMap((group) => shown(group.alike, isLarge(group) ? few : group.alike.length, `of ${group.code}`, more)),
    ];
}
function shown(problems, count, what, more) {
    const left = problems.length - count;
    return [
        ...problems.slice(0, count).map(_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .formatProblem */ .Vw),
        ...(left === 0 ? [] : [`    and ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(left)} more ${what}; ${more}`]),
    ];
}
//# sourceMappingURL=findings.js.map

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
