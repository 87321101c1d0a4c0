export const id = 7589;
export const ids = [7589];
export const modules = {

/***/ 99994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/src/github/run-action.js + 1 modules
var run_action = __webpack_require__(76396);
;// CONCATENATED MODULE: ./lib/actions/upload-artifacts/inputs.js
const contract = {
    name: 'upload-artifacts',
    title: 'Upload folders as artifacts',
    description: 'Uploads every sub-folder of a folder as an artifact of its name, and on request the whole folder as one more. What was measured is uploaded whatever became of it.',
    inputs: {
        folder: { description: 'Folder with one sub-folder per artifact.', required: true },
        names: { description: 'Only these sub-folders, separated by blanks.', required: false },
        whole: { description: 'Upload the whole folder as one artifact of this name, too.', required: false },
        'retention-days': {
            description: 'Days until GitHub deletes them. Default: what the repository says.',
            required: false,
        },
    },
    outputs: { artifacts: { description: 'JSON list of the names that were uploaded.' } },
    permissions: {},
    requirements: [],
};
//# sourceMappingURL=inputs.js.map
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./lib/src/core/problems/command.js
var command = __webpack_require__(8076);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/github/hidden-event.js
var hidden_event = __webpack_require__(54171);
// EXTERNAL MODULE: ./node_modules/@actions/artifact/lib/artifact.js + 333 modules
var artifact = __webpack_require__(91816);
// EXTERNAL MODULE: ./lib/src/core/problems/artifacts.js
var artifacts = __webpack_require__(86766);
;// CONCATENATED MODULE: ./lib/src/github/upload.js
/** Uploads folders as artifacts of this run, with GitHub's own client. */







(0,hidden_event/* showEvent */.u)();
/** All files below `folder` as one artifact. Throws a ProblemError when the service refuses. */
async function uploadFolder(name, folder, retentionDays) {
    const entries = await (0,promises_.readdir)(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => (0,external_node_path_.join)(entry.parentPath, entry.name));
    try {
        const { id, size } = await artifact/* default */.Ay.uploadArtifact(name, files, folder, retentionDays === undefined ? {} : { retentionDays });
        return { name, id: id ?? 0, sizeBytes: size ?? 0 };
    }
    catch (cause) {
        const why = cause instanceof Error ? cause.message : String(cause);
        throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX350', `${name} could not be uploaded: ${why}`, { severity: 'error' })], { cause });
    }
}
//# sourceMappingURL=upload.js.map
;// CONCATENATED MODULE: ./lib/actions/upload-artifacts/run.js








/** Most of an upload is waiting for answers, and a leg waits with hardware in its hands. */
const uploadedAtOnce = 4;
async function run(inputs, host) {
    const folder = (0,external_node_path_.resolve)(host.workspace, inputs.folder);
    const retentionDays = daysOf(inputs['retention-days']);
    if (!(0,external_node_fs_.existsSync)(folder)) {
        // The step that would have filled it failed, and says why.
        host.info(`${inputs.folder} is not there, so there is nothing to upload`);
        return { outputs: { artifacts: '[]' }, problems: [] };
    }
    const folders = [
        ...(await subFolders(folder, inputs.names)),
        ...(inputs.whole === '' ? [] : [[inputs.whole, folder]]),
    ];
    const limit = (0,p_limit/* default */.A)(uploadedAtOnce);
    const outcomes = await limit.map(folders, async ([name, path]) => {
        try {
            const { sizeBytes } = await uploadFolder(name, path, retentionDays);
            host.info(`${name}: ${sizeBytes} bytes`);
            return { uploaded: [name], problems: [] };
        }
        catch (error) {
            // A folder that fails costs only itself.
            if (!(error instanceof problem/* ProblemError */.Mm))
                throw error;
            return { uploaded: [], problems: error.problems };
        }
    });
    const uploaded = outcomes.flatMap((outcome) => outcome.uploaded);
    const problems = outcomes.flatMap((outcome) => outcome.problems);
    return { outputs: { artifacts: JSON.stringify(uploaded) }, problems };
}
async function subFolders(folder, names) {
    const wanted = names.split(/\s+/).filter((name) => name !== '');
    const entries = await (0,promises_.readdir)(folder, { withFileTypes: true });
    return entries
        .filter((entry) => entry.isDirectory() && (wanted.length === 0 || wanted.includes(entry.name)))
        .map((entry) => [entry.name, (0,external_node_path_.join)(folder, entry.name)]);
}
function daysOf(text) {
    if (text === '')
        return undefined;
    if (/^[1-9]\d{0,2}$/.test(text))
        return Number(text);
    throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX300', `retention-days: expected 1 to 999, got "${text}"`)]);
}
//# sourceMappingURL=run.js.map
;// CONCATENATED MODULE: ./lib/actions/upload-artifacts/main.js



const main = () => (0,run_action/* runAction */.C)(contract, run);
//# sourceMappingURL=main.js.map

/***/ }),

/***/ 86766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export artifactProblemKinds */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of a run's artifacts, of results taken over from another run, and of where legs run (350-359). */

const artifactProblemKinds = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX350: {
        title: 'An artifact is damaged',
        blame: 'infra',
        severity: 'warning',
        explain: 'The archive is cut off, is no zip, or its content does not match its checksum. Nothing of it was taken. ' +
            'If it was the only result of a point, that point is missing: re-run the failed jobs.',
    },
    INFX351: {
        title: 'An artifact was refused as hostile',
        blame: 'user',
        severity: 'error',
        explain: 'A name inside the archive leaves its folder or stands there twice, the archive expands beyond its bounds, or it lies about its sizes. ' +
            'Our jobs upload no such archive, so somebody made it on purpose or by another tool. Nothing of it was written.',
    },
    INFX352: {
        title: 'An artifact has expired',
        blame: 'infra',
        severity: 'warning',
        explain: 'GitHub deletes artifacts after the retention time of the repository. What was in it cannot be counted or taken over any more; run those points again.',
    },
    INFX353: {
        title: 'A run cannot be gone on with',
        blame: 'user',
        severity: 'error',
        explain: 'The run that `resume-run`, `failed-of-run`, `/use` or `/rerun` names is not there, has not ended, has no plan any more, or is about another commit than the head. ' +
            'The message says which. Start a whole sweep instead.',
    },
    INFX355: {
        title: 'A run cannot stand for the merge',
        blame: 'user',
        severity: 'error',
        explain: '`/use` pins a run of the same pull request that has a valid result of every planned point; at the merge each of those results is read and judged again. ' +
            'The run is of another pull request, was shortened or narrowed by a label, or lacks results, or the pin itself cannot be trusted: its comment was edited, or who gave the command may not any more. ' +
            'Dispatching the sweep on the default branch with `resume-run` measures only what is missing.',
    },
    INFX356: {
        title: 'Results of shortened points are not taken over',
        blame: 'user',
        severity: 'notice',
        explain: 'The label `agentx-fast` shortens agentic points. What such a run measured answers a quick question and stands for nothing else, not even for the same points of another quick run.',
    },
    INFX354: {
        title: 'The runner map cannot be used',
        blame: 'user',
        severity: 'error',
        explain: '`runner-map` is a YAML mapping from a prefix of runner labels (or `default`) to what GitHub is asked for: a label, a list of labels, or `{ group, labels }`. ' +
            '`{label}` stands for the runner label of the point. The longest prefix that fits wins.',
    },
});
//# sourceMappingURL=artifacts.js.map

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

/***/ }),

/***/ 54171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ showEvent)
/* harmony export */ });
/* harmony import */ var node_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1708);
/**
 * `@actions/github` parses the event while it is loaded, whoever needs it or not, and a payload that is no JSON ends the
 * action there without a word of ours. So it does not see the event: `event.ts` reads it, and says what is wrong with it.
 * Import this first, and call `showEvent` behind the imports.
 */

const name = 'GITHUB_EVENT_PATH';
const path = node_process__WEBPACK_IMPORTED_MODULE_0__.env[name];
// eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- an empty variable would be another event
delete node_process__WEBPACK_IMPORTED_MODULE_0__.env[name];
function showEvent() {
    if (path !== undefined)
        node_process__WEBPACK_IMPORTED_MODULE_0__.env[name] = path;
}
//# sourceMappingURL=hidden-event.js.map

/***/ })

};
