export const id = 9994;
export const ids = [9994];
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
// EXTERNAL MODULE: ./lib/src/core/problems/command.js
var command = __webpack_require__(8076);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./node_modules/@actions/artifact/lib/artifact.js + 333 modules
var artifact = __webpack_require__(91816);
// EXTERNAL MODULE: ./lib/src/core/problems/artifacts.js
var artifacts = __webpack_require__(86766);
;// CONCATENATED MODULE: ./lib/src/github/upload.js
/** Uploads folders as artifacts of this run, with GitHub's own client. */






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
    const uploaded = [];
    const problems = [];
    // One after the other: a folder that fails costs only itself.
    for (const [name, path] of folders) {
        try {
            const { sizeBytes } = await uploadFolder(name, path, retentionDays);
            uploaded.push(name);
            host.info(`${name}: ${sizeBytes} bytes`);
        }
        catch (error) {
            if (!(error instanceof problem/* ProblemError */.Mm))
                throw error;
            problems.push(...error.problems);
        }
    }
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

/***/ })

};
