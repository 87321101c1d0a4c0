export const id = 2055;
export const ids = [2055];
export const modules = {

/***/ 27716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  generateVerb: () => (/* binding */ generateVerb)
});

// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problems/command.js
var command = __webpack_require__(8076);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/sweep/prepare.js
var prepare = __webpack_require__(75110);
// EXTERNAL MODULE: ./node_modules/js-yaml/dist/js-yaml.mjs
var js_yaml = __webpack_require__(33243);
;// CONCATENATED MODULE: ./lib/src/yaml-write.js
/** Writes values as YAML that `loadYaml` reads back as the same values, without a warning. */

/** One document, ending with a newline; keys in the order of the value, no anchors, no line folding. */
const dumpYaml = (value) => (0,js_yaml/* dump */.Bh)(value, { noRefs: true, lineWidth: -1 });
//# sourceMappingURL=yaml-write.js.map
// EXTERNAL MODULE: ./lib/src/cli/failure.js
var failure = __webpack_require__(95085);
;// CONCATENATED MODULE: ./lib/src/cli/generate.js






/** One YAML document per point, or one JSON array; points without a recipe have `recipe: null`. */
async function generateVerb(given) {
    const { settings, config, problems } = (0,prepare/* readSettings */.sb)(given, process.cwd(), {});
    if (!settings)
        throw new problem/* ProblemError */.Mm(problems);
    if (settings.keys === undefined && settings.base === undefined) {
        const hint = 'give the keys with --keys, or --base for those of the new changelog entries';
        throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX301', 'nothing says which points to generate', { hint })]);
    }
    const prepared = await (0,prepare/* prepareSweep */.aY)(settings, config);
    (0,failure/* printProblems */.Mr)(prepared.problems);
    if (!prepared.plan)
        return (0,failure/* exitCodeOf */.FO)(prepared.problems);
    const generated = prepared.plan.points.map(generatedPoint);
    process.stdout.write(settings.json
        ? `${JSON.stringify(generated, null, 1)}\n`
        : generated.map((point) => `---\n${dumpYaml(point)}`).join(''));
    return 0;
}
function generatedPoint({ id, title, configKey, recipe, acceptance }) {
    const named = recipe?.selector === undefined ? recipe?.path : `${recipe.path}:${recipe.selector}`;
    return {
        point: id,
        title,
        key: configKey,
        recipe: named ?? null,
        ...(recipe === undefined ? {} : { digest: recipe.digest }),
        ...(acceptance === undefined ? {} : { acceptance }),
        ...(recipe === undefined ? {} : { resolved: recipe.resolved }),
    };
}
//# sourceMappingURL=generate.js.map

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

/***/ 10530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export gateProblemKinds */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of the gate, comment commands and GitHub's interface (130-149). */

const user = { blame: 'user', severity: 'error' };
const infra = { blame: 'infra', severity: 'error' };
const gateProblemKinds = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX130: {
        ...infra,
        title: 'The event cannot be used',
        explain: 'The payload of the event lacks a field that the gate needs, or holds one that is not what GitHub documents. ' +
            'Nothing is decided on a guess. Trigger the workflow by one of the events of docs/labels.md.',
    },
    INFX131: {
        ...user,
        title: 'Two primary labels',
        explain: 'The primary label says how a sweep runs, and two of them say two things. Nothing runs until one is left. ' +
            'docs/labels.md lists the labels.',
    },
    INFX132: {
        ...user,
        severity: 'notice',
        title: 'A modifier without a primary label',
        explain: 'A modifier changes a sweep and never starts one. Add one primary label, for instance `full-sweep-fail-fast`.',
    },
    INFX133: {
        ...user,
        severity: 'warning',
        title: 'A label looks like a sweep label, and is none',
        explain: 'Label texts are compared whole. The label named in the message differs by a few letters from one that has an effect, so it has none.',
    },
    INFX134: {
        ...user,
        title: 'An input of a dispatch is not usable',
        explain: 'A sweep was started by hand with an input that cannot be read, or with two that exclude one another. All of them are listed at once.',
    },
    INFX135: {
        ...user,
        title: 'The person may not start a sweep',
        explain: 'Sweeps spend GPU hours, so the one who applies a sweep label, dispatches a sweep or comments a command needs the role write, ' +
            'maintain or admin in this repository. GitHub lets the role triage set labels too; that alone starts nothing.',
    },
    INFX136: {
        ...user,
        title: 'A fork needs an approval of exactly this commit',
        explain: 'Code from a fork runs on your machines only after a maintainer read it: dispatch the sweep workflow with the number of the pull request ' +
            'and the full SHA that was read as `approve-head`. A new commit revokes the approval.',
    },
    INFX137: {
        ...user,
        title: 'The pull request has merge conflicts',
        explain: 'GitHub makes no merge commit and starts no pull-request run while there are conflicts. Resolve them and push; the push starts the sweep.',
    },
    INFX138: {
        ...user,
        title: 'The commit is not the head any more',
        explain: 'The run was started for a commit that the branch has moved away from. Its results would say nothing about the pull request as it is. ' +
            'Start a sweep for the new head.',
    },
    INFX139: {
        ...infra,
        title: 'Nothing proves that the canary passed',
        explain: 'The fan-out starts only with the token of this plan: the canary passed, none is possible, or a label waived it. ' +
            'A skipped or empty canary is no pass. Re-run all jobs of the workflow.',
    },
    INFX140: {
        ...infra,
        title: 'Planned points were not run',
        explain: 'The plan expects more points than there are results. Skipped jobs look green on GitHub and measure nothing, so this check fails. ' +
            'Re-run the failed jobs; what is valid is kept.',
    },
    INFX141: {
        ...user,
        title: 'The label map is contradictory',
        explain: '`labels-map` in infx.config.yaml gives labels of the table other names. Each name may stand for one label only, and only labels of the table can be renamed.',
    },
    INFX142: {
        ...user,
        title: 'The commit to compare with is unknown',
        explain: 'The event names no commit before it (a new branch, forty zeros), or the branch was overwritten by a forced push, so what changed cannot be known. ' +
            'Dispatch the sweep with `base` and `head`, or with `keys`.',
    },
    INFX143: {
        ...user,
        title: 'The workflow lacks a permission',
        explain: 'GitHub refused the request with "Resource not accessible by integration". Add the permission that the message names to the job. ' +
            'In a pull_request run of a fork the token can only read, whatever the workflow says.',
    },
    INFX144: {
        ...user,
        title: 'A comment command was not understood',
        explain: 'A command stands alone on its line, in plain characters, with its number on the same line. Nothing is executed on a guess. `/help` lists the commands.',
    },
    INFX145: {
        ...infra,
        title: 'GitHub gave an answer that cannot be used',
        explain: 'The answer is not what the documentation promises: no JSON, another shape, or too large. A proxy or a sign-in page between the runner and GitHub does this.',
    },
    INFX146: {
        ...infra,
        title: 'GitHub cannot be reached now',
        explain: 'The request failed, was limited, or was answered with a server error, and repeating it within its budget of time did not help. Re-run the job later.',
    },
    INFX147: {
        ...infra,
        title: 'A list is longer than its bound',
        explain: 'A list of GitHub has more pages than are read. Nothing is decided on part of a list where the rest may matter.',
    },
    INFX148: {
        ...user,
        title: 'GitHub refused the token',
        explain: 'The token is missing, expired or wrong. Pass `${{ github.token }}`, or a token of an app that is installed in this repository.',
    },
    INFX149: {
        ...user,
        title: 'GitHub refused the request',
        explain: 'GitHub understood the request and said no: something does not exist, is not visible to this token, or fails its validation. The message repeats its reason.',
    },
});
//# sourceMappingURL=gate.js.map

/***/ })

};
