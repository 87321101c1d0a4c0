export const id = 136;
export const ids = [136];
export const modules = {

/***/ 30136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  explainVerb: () => (/* binding */ explainVerb)
});

// EXTERNAL MODULE: ./lib/src/core/problems/acceptance.js
var acceptance = __webpack_require__(28554);
// EXTERNAL MODULE: ./lib/src/core/problems/actions.js
var actions = __webpack_require__(7190);
// EXTERNAL MODULE: ./lib/src/core/problems/artifacts.js
var artifacts = __webpack_require__(86766);
// EXTERNAL MODULE: ./lib/src/core/problems/changelog.js
var changelog = __webpack_require__(51447);
// EXTERNAL MODULE: ./lib/src/core/problems/clients.js
var clients = __webpack_require__(9493);
// EXTERNAL MODULE: ./lib/src/core/problems/command.js
var command = __webpack_require__(8076);
// EXTERNAL MODULE: ./lib/src/core/problems/config.js
var config = __webpack_require__(76615);
// EXTERNAL MODULE: ./lib/src/core/problems/engine.js
var engine = __webpack_require__(59611);
// EXTERNAL MODULE: ./lib/src/core/problems/engine-command.js
var engine_command = __webpack_require__(28631);
// EXTERNAL MODULE: ./lib/src/core/problems/evals.js
var evals = __webpack_require__(10626);
// EXTERNAL MODULE: ./lib/src/core/problems/gate.js
var gate = __webpack_require__(10530);
// EXTERNAL MODULE: ./lib/src/core/problems/launch.js
var launch = __webpack_require__(18602);
// EXTERNAL MODULE: ./lib/src/core/problems/measure.js
var measure = __webpack_require__(8429);
// EXTERNAL MODULE: ./lib/src/core/problems/plan.js
var plan = __webpack_require__(70918);
// EXTERNAL MODULE: ./lib/src/core/problems/python.js
var python = __webpack_require__(95023);
// EXTERNAL MODULE: ./lib/src/core/problems/recipe.js
var recipe = __webpack_require__(66179);
// EXTERNAL MODULE: ./lib/src/core/problems/report.js
var report = __webpack_require__(41627);
// EXTERNAL MODULE: ./lib/src/core/problems/repository.js
var repository = __webpack_require__(47593);
// EXTERNAL MODULE: ./lib/src/core/problems/review.js
var review = __webpack_require__(26481);
// EXTERNAL MODULE: ./lib/src/core/problems/store.js
var store = __webpack_require__(35388);
// EXTERNAL MODULE: ./lib/src/core/problems/traces.js
var traces = __webpack_require__(25967);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
;// CONCATENATED MODULE: ./lib/src/core/problems/all.js
/** Every area of the catalogue, loaded: for `infx explain` and the documentation. */






















//# sourceMappingURL=all.js.map
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
;// CONCATENATED MODULE: ./lib/src/cli/explain.js
/** `infx explain CODE`: what a problem code means. */



/** Whoever reads `INFX012` types `12`, too. */
function wholeCode(code) {
    const [, digits] = /^(?:INFX[-_ ]?)?0*(\d{1,3})$/i.exec(code.trim()) ?? [];
    return digits === undefined ? code.toUpperCase() : `INFX${digits.padStart(3, '0')}`;
}
function explainVerb(code) {
    const wanted = wholeCode(code);
    const found = (0,catalogue/* allProblemKinds */.sS)().find(([known]) => known === wanted);
    if (!found) {
        const near = (0,problem/* didYouMean */.au)(wanted, (0,catalogue/* allProblemKinds */.sS)().map(([known]) => known));
        throw new problem/* ProblemError */.Mm([
            (0,catalogue/* problem */.CC)('INFX307', `no problem has the code "${code}"`, {
                hint: near === undefined
                    ? 'codes look like INFX012; docs/problems.md lists them all'
                    : `did you mean ${near}?`,
            }),
        ]);
    }
    const [, kind] = found;
    process.stdout.write(`${wanted} · ${kind.severity} · ${kind.blame}\n${kind.title}\n\n${kind.explain}\n`);
    return Promise.resolve(0);
}
//# sourceMappingURL=explain.js.map

/***/ }),

/***/ 28554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export acceptanceProblems */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of golden acceptance curves and acceptance targets. Range 120-129. */

const acceptanceProblems = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX120: {
        title: 'golden curve file is wrong',
        blame: 'user',
        severity: 'error',
        explain: 'A golden curve file is called MODEL_METHOD.yaml and holds one model key with `thinking_on` and optionally ' +
            '`thinking_off`, each a mapping from draft length to mean acceptance length. A length of n draft tokens accepts ' +
            'between 1 and n + 1 tokens per step.',
    },
    INFX121: {
        title: 'no golden curve for the model',
        blame: 'user',
        severity: 'error',
        explain: 'Speculative decoding is measured with the published acceptance of the model, so that a synthetic load cannot ' +
            'flatter it. There is no curve for this model and method: measure one and add it to the golden curves folder.',
    },
    INFX122: {
        title: 'draft length unknown',
        blame: 'user',
        severity: 'error',
        explain: 'The draft length selects the value on the golden curve. It comes from the recipe, else from DECODE_MTP_SIZE ' +
            'or NUM_SPEC_TOKENS of the settings, else from the default of the method. ' +
            'A length of 0, or one that the curve does not hold, has no acceptance.',
    },
    INFX123: {
        title: 'acceptance setting out of range',
        blame: 'user',
        severity: 'error',
        explain: 'SYNTHETIC_ACCEPTANCE_LENGTH is the mean number of tokens accepted per step, the bonus token included: at least ' +
            '1, at most the draft length plus 1.',
    },
    INFX124: {
        title: 'acceptance setting differs from the golden curve',
        blame: 'user',
        severity: 'warning',
        explain: 'The settings fix an acceptance length that is not the value of the golden curve for this draft length. ' +
            'The setting is used, and the published point is not comparable with others of the model: drop the setting.',
    },
    INFX125: {
        title: 'nothing to compare with a golden acceptance',
        blame: 'user',
        severity: 'error',
        explain: '`infx al-gate` runs points with real acceptance and compares it with the golden curve that their target comes from. ' +
            'None of the chosen points has a target: they do not speculate, are evaluations, or are fixed-sequence points on real ' +
            'hardware, which run with what their drafts achieve.',
    },
});
//# sourceMappingURL=acceptance.js.map

/***/ }),

/***/ 7190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export actionProblemKinds */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of the actions: what GitHub hands over, and what a step hands on (311-319). */

const actionProblemKinds = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX311: {
        title: 'The step was interrupted',
        blame: 'infra',
        severity: 'error',
        explain: 'GitHub cancelled the job, or its time was up. Engines and clients were stopped; the point has no result. ' +
            'Re-run the job when the reason is gone.',
    },
    INFX312: {
        title: 'A point has no result that may be published',
        blame: 'product',
        severity: 'error',
        explain: 'The point was measured and judged invalid, it failed, or it came back without a usable result. The message names the point and ' +
            'the cause, and whose it is. Its files are uploaded under a `failed_…` name and never count as a measurement.',
    },
    INFX313: {
        title: 'Nothing came back of a planned point',
        blame: 'infra',
        severity: 'error',
        explain: 'The plan expects a result of this point, and no artifact holds one: the job never started, was lost, or could not upload. ' +
            'A missing point never counts as passed. Re-run the failed jobs; what is valid is kept.',
    },
    INFX314: {
        title: 'A value of the event is not usable',
        blame: 'infra',
        severity: 'warning',
        explain: 'The payload of the GitHub event holds a value that is not what GitHub documents, so it was not taken over as a default. ' +
            'Give the input by hand.',
    },
    INFX315: {
        title: 'The matrix does not fit into a job output',
        blame: 'user',
        severity: 'error',
        explain: 'GitHub runs at most 256 legs per matrix, and hands on about 100 KB without trouble. Select fewer points with `keys` or `points`, ' +
            'or split the change.',
    },
    INFX316: {
        title: 'The plan has no such point for this action',
        blame: 'user',
        severity: 'error',
        explain: 'Either the id is not in plan.json, or the point is of another kind: agentic, fixed-sequence and evaluation points have an action each. ' +
            'The matrix row names it in `action`.',
    },
    INFX317: {
        title: 'Not every row was ingested',
        blame: 'user',
        severity: 'error',
        explain: 'Some rows could not be stored, or name a model or hardware that the tables do not know. The counters say how many and why. ' +
            'Add the names under `entities` in infx.config.yaml, or repair the results, and ingest again: rows that are there already stay.',
    },
});
//# sourceMappingURL=actions.js.map

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

/***/ 51447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export changelogProblems */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of the performance changelog. Range 050-079. */

const userError = { blame: 'user', severity: 'error' };
const changelogProblems = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX050: {
        ...userError,
        title: 'byte that the changelog may not hold',
        explain: 'The changelog is plain UTF-8 with line feeds: no byte order mark, carriage return, tab, NUL or other ' +
            'control character, and no unusual blank in an indentation. Such bytes break later appends and merges.',
    },
    INFX051: {
        ...userError,
        title: 'no newline at the end of the changelog',
        explain: 'Without a final newline the next appended entry would be glued to the last line. ' +
            'In the base this is only a warning, since the change at hand did not make it.',
    },
    INFX052: {
        ...userError,
        title: 'conflict marker in the changelog',
        explain: 'A merge was committed with its conflict markers. Keep every entry of both sides: the entries of the base branch ' +
            'first, byte for byte, then the new ones. While the merge is open, `infx changelog merge` does that, and ' +
            '`infx changelog install --write` makes git do it by itself.',
    },
    INFX053: {
        ...userError,
        title: 'the changelog is not a list of entries',
        explain: 'The file is a YAML list; each item is a mapping that starts with `- config-keys:` at the first column. ' +
            'One such line per entry lets people and tools find the entries without parsing.',
    },
    INFX054: {
        ...userError,
        title: 'changelog entry inside another entry',
        explain: 'An entry was pasted into the middle of another one, so its configurations would never be swept. ' +
            'Move it to the end of the file, with `- config-keys:` at the first column.',
    },
    INFX055: {
        ...userError,
        title: 'unknown field of a changelog entry',
        explain: 'The fields are config-keys, description, pr-link, scenario-type, evals-only, all-evals, append-only and ' +
            'eval-min-prefill-ep. A misspelt one would be ignored, and the sweep would be another than meant.',
    },
    INFX056: {
        ...userError,
        title: 'field of a changelog entry missing or of the wrong kind',
        explain: 'config-keys and description are lists of at least one text, pr-link is the address of the pull request. ' +
            'scenario-type lists fixed-seq-len and agentic-coding, the flags are true or false, eval-min-prefill-ep is at least 1.',
    },
    INFX057: {
        ...userError,
        title: 'fields of a changelog entry contradict each other',
        explain: 'append-only runs only new benchmark points and no evaluations, so no evaluation field goes with it.',
    },
    INFX058: {
        ...userError,
        title: 'blank lines around a new changelog entry',
        explain: 'Exactly one empty line separates entries, and the file ends with exactly one newline. ' +
            'Then every append has the same form and merges stay mechanical.',
    },
    INFX060: {
        ...userError,
        title: 'history of the changelog changed',
        explain: 'Entries that are in the base are history: what was swept stays on record. Only a wrong pr-link may be corrected. ' +
            'Restore the old entry and describe the new change in a new entry at the end.',
    },
    INFX061: {
        ...userError,
        title: 'history of the changelog reformatted',
        explain: 'Lines of old entries differ only in blanks, quotes or comments. The meaning is the same, but every other open ' +
            'pull request would conflict. Restore the bytes of the base, for instance with `git checkout BASE -- FILE` ' +
            'before adding the entry again.',
    },
    INFX062: {
        ...userError,
        title: 'entry of the changelog removed',
        explain: 'An entry of the base is not in the head any more, most often after a merge conflict was resolved by hand. ' +
            'Put it back where it was.',
    },
    INFX063: {
        ...userError,
        title: 'new entry is not at the end of the changelog',
        explain: 'New entries go to the end of the file, behind every entry of the base, in the order they were made.',
    },
    INFX064: {
        ...userError,
        title: 'correction and addition in one change',
        explain: 'Correcting an old pr-link sweeps nothing, adding an entry does. One pull request does one of them: split it.',
    },
    INFX065: {
        ...userError,
        title: 'entries of the changelog reordered',
        explain: 'The order of the entries is the order in which changes were merged. Restore the order of the base.',
    },
    INFX066: {
        ...userError,
        title: 'placeholder instead of a pr-link',
        explain: 'The pull request has a number now: paste its address. Before a pull request exists a placeholder ' +
            '(`…/pull/XXX`) is accepted with a warning.',
    },
    INFX067: {
        ...userError,
        title: 'pr-link of another pull request',
        explain: 'The link of a new entry is the address of the pull request that adds it, in this repository.',
    },
    INFX068: {
        ...userError,
        title: 'pr-link is not canonical',
        explain: 'The canonical form is https://github.com/OWNER/REPOSITORY/pull/NUMBER: https, the right host, no tab name, no ' +
            'query and no fragment behind the number.',
    },
    INFX069: {
        blame: 'user',
        severity: 'notice',
        title: 'pr-link spelt differently',
        explain: 'Owner and repository are compared without regard to case, and one slash at the end is allowed. ' +
            'The link is stored in its canonical form.',
    },
    INFX070: {
        blame: 'user',
        severity: 'notice',
        title: 'nothing new in the changelog',
        explain: 'Base and head hold the same entries, so the changelog asks for no sweep.',
    },
    INFX071: {
        blame: 'user',
        severity: 'notice',
        title: 'the changelog moved',
        explain: 'The base keeps the changelog under another name, which is gone in the head. The two are compared as one file, ' +
            'so that moving it does not make every old entry a new one.',
    },
    INFX072: {
        ...userError,
        title: 'changelogs cannot be merged',
        explain: 'A merge keeps the bytes of main and sets the new entries of the branch behind them. It is refused, and nothing ' +
            'is written, when a side cannot be read or when both sides corrected the link of the same entry differently. ' +
            'Mend that side, or resolve the conflict by hand.',
    },
    INFX073: {
        ...userError,
        title: 'changed configuration without a changelog entry',
        explain: 'The change adds, removes or changes points of a configuration key that no new changelog entry names, or that it names for evaluations only, so they ' +
            'would never be measured and the published curve would show what no longer runs. Name the key in the entry, or ' +
            'take the change back. `infx changelog add --base REF` writes an entry for all changed keys.',
    },
    INFX074: {
        blame: 'user',
        severity: 'warning',
        title: 'changelog entry for an unchanged configuration',
        explain: 'A new entry names a configuration key whose points are the same as in the base: they would be measured again. ' +
            'That is right for a deliberate repetition, and otherwise a wrong key or a wildcard that is too wide.',
    },
    INFX075: {
        ...userError,
        title: 'changelog fragment lost or changed on folding',
        explain: 'Entries of a fragment in changelog.d/ move to the end of the changelog when they are folded in, whole and ' +
            'unchanged, and the fragment goes in the same commit. Use `infx changelog fold`.',
    },
    INFX076: {
        blame: 'user',
        severity: 'notice',
        title: 'the branch is behind its base',
        explain: 'The base gained commits since the branch left it. The comparison is with the common ancestor, so nothing of them ' +
            'counts as a change of this branch, and the branch needs no update for the check. A conflict in the changelog is ' +
            'resolved by `infx changelog merge`.',
    },
    INFX077: {
        title: 'The keys have a new entry already',
        blame: 'user',
        severity: 'notice',
        explain: '`infx changelog add` writes no second entry for keys for which the change has one that asks for the same. Edit that ' +
            'entry to say more. Repeating the command is harmless: it ends with 0 and writes nothing.',
    },
});
//# sourceMappingURL=changelog.js.map

/***/ }),

/***/ 9493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export clientProblems */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of the clients that drive load. */

const clientProblems = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX200: {
        title: 'Load specification is wrong',
        blame: 'user',
        severity: 'error',
        explain: 'A field of the load specification is missing, of the wrong type or out of range. The message names the field, what came and what is allowed.',
    },
    INFX201: {
        title: 'Result file cannot be written',
        blame: 'infra',
        severity: 'error',
        explain: 'A result file of the load client could not be written, most often because the disk is full. The requests that ran are lost to the result; the files written so far are kept for inspection. Free space on the runner (or point the output at another volume) and run the point again.',
    },
    INFX202: {
        title: 'Replay process failed',
        blame: 'product',
        severity: 'error',
        explain: 'The process of the built-in replay client ended without saying how the run went. Its last lines of standard error are part of the message; please report them.',
    },
    INFX203: {
        title: 'Replay process was killed',
        blame: 'infra',
        severity: 'error',
        explain: 'The process of the built-in replay client was ended by a signal that this product did not send: most often the kernel, because the host ran out of memory. Lower the number of lanes per host or give the runner more memory.',
    },
});
//# sourceMappingURL=clients.js.map

/***/ }),

/***/ 76615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export configProblems */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of configuration files: YAML itself, the master configuration, the runner file. Codes 010-049. */

const user = { blame: 'user', severity: 'error' };
const configProblems = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX010: {
        ...user,
        title: 'A file is not valid YAML',
        explain: 'The parser stopped at the marked place, so nothing of the file was read. Usual causes are a tab in the indentation, a missing space after a colon, an unclosed quote or bracket, or a merge conflict marker.',
    },
    INFX011: {
        ...user,
        title: 'A key is written twice',
        explain: 'A YAML mapping holds every key once. Most loaders silently keep the last value, so half of what was written would never run. Remove one of the two, or give it another name.',
    },
    INFX012: {
        ...user,
        title: 'A field is unknown',
        explain: 'The field is not part of the schema at this place. A misspelt field would otherwise be ignored and the sweep would measure something else than intended. Correct the name or take the field out: the finding lists what is allowed at this place. A field that stands one level too high or too low is unknown, too.',
    },
    INFX013: {
        ...user,
        title: 'A value has the wrong type or lies outside its range',
        explain: 'The message says what came and what is allowed: write that. An entry with prefill and decode workers says `multinode: true`. Versions and other texts that look like numbers must be quoted: `version: "1.10"` keeps its zero, `version: 1.10` does not.',
    },
    INFX014: {
        ...user,
        title: 'A required field is missing',
        explain: 'The entry cannot be expanded into points without it. Add the field where the finding points; the schema in schemas/ describes it, and examples/quickstart/configs has one of each kind.',
    },
    INFX015: {
        ...user,
        title: 'A plain scalar is read differently by different YAML versions',
        explain: 'YAML 1.1 (PyYAML) and YAML 1.2 disagree about words such as `on` and `no`, leading zeros, `0o20`, `1e3`, `4:30` and underscores in numbers. Quote the value when it is text; write a plain decimal number when it is a number.',
    },
    INFX016: {
        ...user,
        title: 'A YAML file goes beyond a limit',
        explain: 'Size, nesting, number of aliases and the size after following every alias are bounded, so that a hostile or broken file cannot stop a plan. Real configurations stay far below the limits.',
    },
    INFX017: {
        ...user,
        title: 'A number cannot be kept exactly',
        explain: 'Integers beyond 2^53 - 1 lose digits when they are read as a number. Quote the value.',
    },
    INFX018: {
        ...user,
        title: 'The concurrencies of a search space are not given properly',
        explain: 'A search space names its concurrencies either as a list (`conc-list: [1, 4, 16]`) or as a range (`conc-start` and `conc-end`, doubled from start to end, the end always included). All must be greater than 0. Write one of the two.',
    },
    INFX019: {
        ...user,
        title: 'A topology does not work out',
        explain: 'Decode context parallelism reuses the ranks of tensor parallelism, so `tp` must be divisible by `dcp-size`. Hardware of prefill and decode is given for both roles or for neither.',
    },
    INFX020: {
        ...user,
        title: 'A rule of agentic scenarios is broken',
        explain: 'Agentic points run on one exact fleet (`runner: cluster:…`). `kv-offload-backend` goes with `kv-offloading: dram` and only with it; `dram-utilization` is needed as soon as one search space uses dram.',
    },
    INFX021: {
        ...user,
        title: 'A serving component is declared at the wrong place',
        explain: '`router` and `kv-p2p-transfer` stand either at the top of the entry or in its search spaces, not in both. `kv-p2p-transfer` is only for multi-node entries, and a disaggregated entry must say it.',
    },
    INFX022: {
        ...user,
        title: 'A config key cannot be used',
        explain: '`*` is reserved for wildcards in the changelog, and one key must not be defined in two configuration files.',
    },
    INFX023: {
        ...user,
        title: 'A runner label is unknown',
        explain: 'The label is not in the runner configuration, so no machine would ever pick the job up and it would wait until GitHub gives up after 24 hours.',
    },
    INFX024: {
        ...user,
        title: 'Search spaces repeat a row',
        severity: 'notice',
        explain: 'Two search spaces of one entry expand to the very same row. It is run once; remove the repetition to keep the file honest.',
    },
    INFX025: {
        ...user,
        title: 'A point needs more GPUs than a node of its runner has',
        explain: 'A single-node worker uses tp · pp · pcp GPUs, and no node behind the runner label has so many, so it can never run. Choose smaller widths, or a multi-node entry with a recipe. A warning while the entry is not among those that are to run, and when the engine is simulated.',
    },
    INFX026: {
        ...user,
        title: 'The DRAM budget of KV offload cannot be computed',
        explain: 'The budget is proportional to the GPUs used of a node: it needs `hardware` of the runner label (`available-cpu-dram-mib`, `gpus-per-node`) and a topology that fits whole nodes.',
    },
    INFX027: {
        ...user,
        title: 'Unknown framework or precision',
        explain: 'A word that is nearly a known one is taken for a mistake and refused. Any other is kept as it is written, with a warning: results, curves and comparisons will carry it, so that a second spelling makes a second series.',
    },
    INFX028: {
        ...user,
        title: 'A dataset or an evaluation task is not given properly',
        explain: 'A dataset of an agentic scenario is either a file (`path` and `format`) or generated (`generator` with a seed and its shape). The content of its file, and of the file of an evaluation task, is part of what a point is, so the file must be readable when the sweep is planned.',
    },
    INFX029: {
        ...user,
        title: 'A configuration file is missing or has no entries',
        explain: 'The file was named but is not in the repository at this commit, or its root is not a mapping.',
    },
});
//# sourceMappingURL=config.js.map

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
        explain: 'A launch command belongs to one point. Give its id (that of a simulated sweep will do), its title, or a glob that matches one of them; `infx plan --json` lists them.',
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

/***/ 59611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export engineProblems */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);

/** Codes 170-184: engines. */
const engineProblems = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX170: {
        title: 'Configuration of the simulated engine is not valid',
        blame: 'user',
        severity: 'error',
        explain: 'The file given to `infx sim-engine --config` does not follow schemas/sim-engine.schema.json. ' +
            'The message names the member, what it holds and what it may hold. The file is normally written by `infx`; ' +
            'when you edit it by hand, let your editor use the schema.',
    },
    INFX171: {
        title: 'Port is taken',
        blame: 'infra',
        severity: 'error',
        explain: 'The engine cannot listen because another process holds the port. End that process or choose another port; ' +
            'a sweep chooses a free one by itself and tries again.',
    },
    INFX172: {
        title: 'Oracle file cannot be used',
        blame: 'user',
        severity: 'error',
        explain: 'The simulated engine answers evaluation questions from a JSONL file of `{question, answer}`. ' +
            'The file is missing, a line is not such an object, or it holds no question.',
    },
    INFX173: {
        title: 'Point cannot be simulated',
        blame: 'user',
        severity: 'error',
        explain: 'The simulated engine has no coefficients for this GPU product or topology, so it cannot pretend to serve the point. ' +
            'docs/simulated-engine.md lists what it knows. Nothing is guessed, because a guessed curve would look like a measured one.',
    },
});
//# sourceMappingURL=engine.js.map

/***/ }),

/***/ 10626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export evalProblemKinds */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problem codes of evaluations and of collecting results: 250-269. What is wrong inside a YAML file has codes of config. */

const evalProblemKinds = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX250: {
        title: 'Evaluation task file cannot be read',
        blame: 'user',
        severity: 'error',
        explain: 'A point asks for an evaluation whose task file, question file or worked examples are not in the repository, or are not text. Check the path: it is relative to the repository, and the data files are relative to the task file.',
    },
    INFX251: {
        title: 'Evaluation task file is not valid',
        blame: 'user',
        severity: 'error',
        explain: 'The task file has a field that the built-in runner does not carry out, lacks one that it needs, or holds a value of another type. Supported is the part of the lm-eval task format described in `schemas/eval-task.schema.json`; what is not supported is refused, because skipping it silently would change the score.',
    },
    INFX252: {
        title: 'Prompt template cannot be filled in',
        blame: 'user',
        severity: 'error',
        explain: 'Templates may insert fields of the document with `{{field}}` and nothing else. The template names a field that a document lacks, or uses another expression of the template language.',
    },
    INFX253: {
        title: 'Question set is damaged',
        blame: 'user',
        severity: 'error',
        explain: 'One line of a question file is not a JSON object, or the file holds no question. Every line must be one whole object; a file that was cut off usually ends in half a line. Nothing is evaluated on part of a set.',
    },
    INFX254: {
        title: 'Thresholds file cannot be read',
        blame: 'user',
        severity: 'error',
        explain: 'The file with the accuracy thresholds is missing or is not YAML. The accuracy gate then fails: falling back to a built-in minimum would let a regression pass.',
    },
    INFX255: {
        title: 'Attempts at one evaluation disagree',
        blame: 'product',
        severity: 'warning',
        explain: 'Two complete attempts at the same point gave scores that differ by more than three standard errors, which chance does not explain. The newest counts, but something other than the model changed between them: look at both logs before trusting either score.',
    },
    INFX256: {
        title: 'No threshold for this task',
        blame: 'user',
        severity: 'error',
        explain: 'Neither `models.<prefix>.<task>` nor `default.<task>` names the evaluated task, so there is nothing to judge the score by, and the gate fails. Add a line to the thresholds file.',
    },
    INFX257: {
        title: 'A score is not a number between 0 and 1',
        blame: 'product',
        severity: 'error',
        explain: 'A result file holds NaN, a boolean, a text or a number outside [0, 1] where a score belongs, or no score of the gated metric at all. Such a result never passes. Look at the log of the runner that wrote the file.',
    },
    INFX258: {
        title: 'Not every question was answered',
        blame: 'infra',
        severity: 'error',
        explain: 'Some requests failed even after the retries, so the score would stand for a part of the questions only. The evaluation counts as an infrastructure failure, not as a low score; run it again.',
    },
    INFX259: {
        title: 'The server failed during the evaluation',
        blame: 'infra',
        severity: 'error',
        explain: 'The endpoint refused connections, answered with server errors or did not answer in time so often that the evaluation was stopped. This says nothing about accuracy. The log of the engine says why it stopped.',
    },
    INFX260: {
        title: 'The server refused the evaluation request',
        blame: 'user',
        severity: 'error',
        explain: 'The endpoint answered with a 4xx status, which repeating does not change: usually an unknown model name, or a prompt longer than the context limit that the engine was started with.',
    },
    INFX261: {
        title: 'Evaluation result file is damaged',
        blame: 'infra',
        severity: 'error',
        explain: 'A result file of an evaluation is not JSON or lacks its results. It was probably cut off while it was written or copied. The other files are still collected.',
    },
    INFX262: {
        title: 'Evaluation metadata is damaged',
        blame: 'product',
        severity: 'error',
        explain: '`meta_env.json` of an evaluation is not JSON, or a field in it has a value that cannot be what it stands for. Without it the score cannot be tied to a configuration, so its rows are left out and the file is listed.',
    },
    INFX263: {
        title: 'Several result files and no way to tell the newest',
        blame: 'product',
        severity: 'error',
        explain: 'One evaluation left several result files and their names carry no time. File times are not trusted, because copying and downloading change them. No score is taken; remove all but one.',
    },
    INFX264: {
        title: 'No evaluation result where one was expected',
        blame: 'infra',
        severity: 'error',
        explain: 'The plan holds evaluations, and nothing came back for at least one of them. Missing is never a pass: look at the job of the evaluation that is listed.',
    },
    INFX265: {
        title: 'Result file is damaged',
        blame: 'infra',
        severity: 'error',
        explain: 'A collected file is not JSON, is larger than a result can be, or could not be read. It is listed with the place of the damage, and collecting goes on; its point counts as missing unless another attempt has it.',
    },
    INFX266: {
        title: 'Result holds numbers that are not finite',
        blame: 'product',
        severity: 'error',
        explain: 'Some values of a result are NaN or infinite, which usually means that a rate was taken over zero requests. The point is kept as failed, with the names of the fields.',
    },
    INFX267: {
        title: 'Attempt in the name and in the result disagree',
        blame: 'product',
        severity: 'error',
        explain: 'The attempt that an artifact carries in its name is not the one that its content states. One of them is stale; the artifact is not used.',
    },
    INFX268: {
        title: 'Two sources disagree about one point',
        blame: 'product',
        severity: 'warning',
        explain: 'The aggregate file holds other numbers for a point than the point’s own file. The point’s own file wins, because the aggregate was assembled from such files.',
    },
    INFX269: {
        title: 'Result does not belong to this plan',
        blame: 'product',
        severity: 'warning',
        explain: 'A collected file names no point, a point that is not in the plan, or another plan. It is listed and not counted. Usual causes: files of an earlier run left in the workspace, or an artifact of another tool.',
    },
});
//# sourceMappingURL=evals.js.map

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

/***/ 18602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export launchProblemKinds */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of starting, watching and stopping engines (185-199). */

const launchProblemKinds = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX185: {
        title: 'The engine was not healthy within its start-up window',
        blame: 'infra',
        severity: 'error',
        explain: 'The engine process is alive but its health endpoint did not answer 200 within the start-up window. ' +
            'Read the log tail: weights still loading, a worker that waits for another, or a hung node. ' +
            'The point is retried within the budget for infrastructure failures.',
    },
    INFX186: {
        title: 'The engine ended before it was stopped',
        blame: 'product',
        severity: 'error',
        explain: 'An engine process exited on its own. When its last lines match the failure table, the cause and whose it is are ' +
            'named; otherwise the exit code and the log tail are all that is known.',
    },
    INFX187: {
        title: 'The engine could not be started',
        blame: 'infra',
        severity: 'error',
        explain: 'The operating system refused to start the process: a missing program, no permission, or no memory.',
    },
    INFX188: {
        title: 'No free port was found',
        blame: 'infra',
        severity: 'error',
        explain: 'Every port tried on the loopback interface was taken. Something on this machine leaks listeners.',
    },
    INFX189: {
        title: 'An engine process did not end when killed',
        blame: 'infra',
        severity: 'error',
        explain: 'The process is still there after SIGKILL, which happens when a driver or file system call hangs. The node needs a look.',
    },
    INFX190: {
        title: 'The scheduler or container runtime ended the engine',
        blame: 'infra',
        severity: 'error',
        explain: 'A node failed, the allocation was preempted, cancelled or reached its time limit, or the memory limit was passed. ' +
            'The message says which; failures of nodes are retried within the budget, a time limit is not.',
    },
    INFX191: {
        title: 'The scheduler refused the job',
        blame: 'infra',
        severity: 'error',
        explain: 'The job was not accepted, with the reason that the scheduler gave: an unknown partition or account, more nodes or ' +
            'GPUs than the partition has, or a limit of the account. Compare the site file with the cluster.',
    },
    INFX192: {
        title: 'The scheduler or container runtime does not answer',
        blame: 'infra',
        severity: 'error',
        explain: 'A call of the scheduler or of the container runtime failed or took longer than its limit. A job is never taken ' +
            'for dead because of that; what could not be asked or stopped is named.',
    },
    INFX193: {
        title: 'The site file is wrong',
        blame: 'user',
        severity: 'error',
        explain: 'The site file says where engines run: partition, account, mounts, model paths, image cache, excluded nodes. ' +
            'Its schema is schemas/site.schema.json; docs/sites.md explains every field.',
    },
    INFX194: {
        title: 'An exclusion of nodes has expired',
        blame: 'infra',
        severity: 'warning',
        explain: 'An excluded node comes back when the date of its exclusion has passed, so that a repaired node is not forgotten. ' +
            'Remove the entry, or give it a new date and reason.',
    },
    INFX195: {
        title: 'The container image cannot be had',
        blame: 'infra',
        severity: 'error',
        explain: 'The image could not be pulled or imported, or its name is none. A wrong name or tag is for the configuration to ' +
            'mend; a registry that does not answer, or refuses, is for the site.',
    },
    INFX196: {
        title: 'A job or container of an earlier run was left over',
        blame: 'infra',
        severity: 'warning',
        explain: 'The process that had started it is gone, most likely killed. What carries our own label and belonged to a process ' +
            'of this machine that is gone is ended; everything else is only named.',
    },
    INFX197: {
        title: 'The point does not fit the launcher',
        blame: 'user',
        severity: 'error',
        explain: 'The point asks for what this launcher or site cannot give: several nodes from one container host, more GPUs of a node than it has, pools that share ' +
            'a node although the site allocates them apart, a container without an image, or a model that the site does not have.',
    },
    INFX198: {
        title: 'The job did not start in time',
        blame: 'infra',
        severity: 'error',
        explain: 'The job waited in the queue for longer than the site allows and was cancelled. The reason that the scheduler gave ' +
            'last is named: a busy cluster, a limit of the account, or nodes that are down.',
    },
});
//# sourceMappingURL=launch.js.map

/***/ }),

/***/ 8429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export measureProblemKinds */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of measuring: turning a client's files into an aggregate (220-249). */

const measureProblemKinds = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX220: {
        title: 'A line of the request export is damaged',
        blame: 'infra',
        severity: 'warning',
        explain: 'A line of profile_export.jsonl is not one JSON object: two writers shared the file, or the disk lost bytes. ' +
            'The line is counted as malformed and left out; the other requests are aggregated. A point with damaged lines ' +
            'is not valid, because nobody knows which requests are missing.',
    },
    INFX221: {
        title: 'The request export ends in the middle of a line',
        blame: 'infra',
        severity: 'error',
        explain: 'The last line of profile_export.jsonl is cut: the client was killed, or the disk was full. All whole lines are ' +
            'aggregated, the cut one is counted as malformed, and the point is marked incomplete.',
    },
    INFX222: {
        title: 'A result file is missing',
        blame: 'infra',
        severity: 'error',
        explain: 'The client left no such file in its output directory, nor one directory below it. Read the client log: it ' +
            'probably failed before its first request. A missing result is never counted as a pass.',
    },
    INFX223: {
        title: 'A result file is not readable JSON',
        blame: 'infra',
        severity: 'error',
        explain: 'The file is not JSON, or is cut. Python writers may leave bare NaN and Infinity tokens, which are accepted as ' +
            'numbers and published as null; anything else is an error for this point only.',
    },
    INFX224: {
        title: 'A value is not a finite number',
        blame: 'infra',
        severity: 'warning',
        explain: 'A counter or latency came as NaN or Infinity. It is published as null, because aggregates are strict JSON. ' +
            'A latency of a fixed-sequence result that is not finite makes the point invalid.',
    },
    INFX225: {
        title: 'No adapter reads these server metrics',
        blame: 'product',
        severity: 'warning',
        explain: 'The export holds metrics, but none with a prefix that an adapter knows (sglang:, vllm:, dynamo_, atom). ' +
            'The request metrics are unaffected; cache and KV fields are null and the adapter is recorded as none.',
    },
    INFX226: {
        title: 'The server metrics export is damaged',
        blame: 'infra',
        severity: 'warning',
        explain: 'server_metrics_export.json ends early or is not JSON. Series read before the damage are kept and the damage is ' +
            'recorded as a warning in the aggregate.',
    },
    INFX227: {
        title: 'The identity of the point is incomplete',
        blame: 'user',
        severity: 'error',
        explain: 'Every result must say what it measured. A field such as model, image, precision, framework or the concurrency ' +
            'is missing or empty; no aggregate is made, because a default would file the numbers under the wrong point.',
    },
    INFX228: {
        title: 'KV offload fields contradict each other',
        blame: 'user',
        severity: 'error',
        explain: 'Without KV offload no offload backend may be named; with KV offload a backend is required. ' +
            'Correct `kv-offloading` and `kv-offload-backend` of the search-space entry.',
    },
    INFX229: {
        title: 'Power telemetry is not valid',
        blame: 'infra',
        severity: 'warning',
        explain: 'The power samples cannot be integrated over the measured window; the reasons name what is wrong (file missing, ' +
            'gap over 3 s, wrong number of GPUs, window not bracketed …). No energy figure is published. Points that require ' +
            'power are invalid.',
    },
    INFX230: {
        title: 'A result file could not be written',
        blame: 'infra',
        severity: 'error',
        explain: 'The disk is full, read-only, or the directory is gone. The former file, if any, is untouched: files are written ' +
            'beside their place and renamed when whole.',
    },
    INFX231: {
        title: 'Disaggregated serving needs a multi-node topology',
        blame: 'user',
        severity: 'error',
        explain: 'A single-node point cannot have separate prefill and decode pools in the published format. Mark the entry as ' +
            'multi-node, or drop `disagg`.',
    },
});
//# sourceMappingURL=measure.js.map

/***/ }),

/***/ 70918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export planProblems */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of planning: what was asked for against what the configuration offers. Codes 080-099. */

const user = { blame: 'user', severity: 'error' };
const planProblems = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX080: {
        ...user,
        title: 'A config key does not exist',
        explain: 'The changelog entry or `--keys` names a key that no configuration file defines at this commit. `*` stands for any text.',
    },
    INFX081: {
        ...user,
        title: 'A point filter matches nothing or cannot be read',
        explain: 'A filter is a list of `field=value|value` terms joined by commas (all must hold), or a glob on the id or title of a point.',
    },
    INFX082: {
        ...user,
        title: 'Two different points share one identity',
        explain: 'Results are stored under an identity; two different measurements under one would overwrite each other. Make the difference part of the configuration (for instance the recipe or the topology).',
    },
    INFX083: {
        ...user,
        title: 'A point was listed more than once',
        severity: 'notice',
        explain: 'Two rows describe the very same measurement, so it is run once.',
    },
    INFX084: {
        ...user,
        title: 'An append-only entry changes existing points',
        explain: 'An append-only entry may only add points to curves that exist: nothing removed, no image or recipe changed, no other config touched. Use a normal entry when the change invalidates old points.',
    },
    INFX085: {
        ...user,
        title: 'Labels or entries contradict each other',
        explain: 'The message names the two. Remove one; there is no silent precedence.',
    },
    INFX086: {
        ...user,
        title: 'A sweep is larger than its shards',
        explain: 'GitHub runs at most 256 legs per matrix, and the workflow has a fixed number of matrices. Narrow the keys, or filter the points.',
    },
    INFX087: {
        ...user,
        title: 'The base to compare with is missing',
        explain: 'Append-only entries are decided by comparing head with the merge base, so both are needed.',
    },
    INFX088: {
        ...user,
        title: 'There is nothing to run',
        severity: 'notice',
        explain: 'The entries, labels and filters together select no point; the finding says which of them. Without --base the newest changelog entry counts, with it the entries that are new; an empty changelog asks for nothing.',
    },
    INFX089: {
        ...user,
        title: 'Evaluations were left out',
        severity: 'notice',
        explain: 'A simulated sweep answers evaluations from the questions of a local task file, and the repository names none for this task. ' +
            'Name one with `eval-task`, or in the configuration (`eval: {path: …}`).',
    },
    INFX090: {
        ...user,
        title: 'Unchanged points are measured again',
        severity: 'notice',
        explain: 'A normal entry measures every point of its keys. Where a change only adds points to curves that exist, `append-only: true` in the entry measures the new ones alone: the old results stay, and no evaluation runs. ' +
            'Leave it out when the old points are to be measured again on purpose.',
    },
});
//# sourceMappingURL=plan.js.map

/***/ }),

/***/ 95023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export pythonProblemKinds */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of the clients that are Python programs: their environments, AIPerf and lm-eval (206-219). */

const pythonProblemKinds = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX206: {
        title: 'No usable Python',
        blame: 'infra',
        severity: 'error',
        explain: 'AIPerf and lm-eval are Python programs and get an environment of their own. None of the interpreters on this ' +
            'host is of a version that they support, or the one that is lacks its venv module (Debian and Ubuntu ship it ' +
            'apart, as python3-venv). Install one, or put `uv` on the PATH, which brings its own.',
    },
    INFX207: {
        title: 'A Python package has no build for this host',
        blame: 'infra',
        severity: 'error',
        explain: 'A package that the client needs could not be installed: no wheel fits this platform and Python version, the ' +
            'version does not exist, or building it failed. The message names it. Nothing of the change under test is at ' +
            'fault: the point is retried within the budget for infrastructure failures.',
    },
    INFX208: {
        title: 'The Python package index could not be reached',
        blame: 'infra',
        severity: 'error',
        explain: 'Installing a client needs the package index (or the mirror that PIP_INDEX_URL names), and it did not answer. ' +
            'Prepare the environment once on a host with network and share the cache folder (INFX_CACHE_DIR), or configure a mirror.',
    },
    INFX209: {
        title: 'Preparing a Python environment took too long',
        blame: 'infra',
        severity: 'error',
        explain: 'The installation was stopped at its time limit, or another process that prepares the same environment did not ' +
            'finish in time. The half-made environment is never used: the next run starts afresh.',
    },
    INFX210: {
        title: 'The folder for Python environments cannot be written',
        blame: 'infra',
        severity: 'error',
        explain: 'Environments live in the cache folder (INFX_CACHE_DIR, or infx in the user’s cache). It is full or not writable. ' +
            'AIPerf needs about 1.3 GB, lm-eval about 0.8 GB.',
    },
    INFX211: {
        title: 'The load client failed',
        blame: 'product',
        severity: 'error',
        explain: 'AIPerf ended with an error before it had measured anything. Its own last words are part of the message; its ' +
            'log is kept with the point.',
    },
    INFX212: {
        title: 'The load client was killed',
        blame: 'infra',
        severity: 'error',
        explain: 'AIPerf or lm-eval was ended by a signal that this product did not send: most often the kernel, because the host ' +
            'ran out of memory. Its data set cache alone takes tens of gigabytes on the official corpora.',
    },
    INFX213: {
        title: 'The load client does not accept its command',
        blame: 'product',
        severity: 'error',
        explain: 'AIPerf refused the flags or the scenario’s invariants. Flags differ between versions: the version’s dialect ' +
            '(docs/clients.md) and the installed package do not fit together, or extra inputs contradict the scenario.',
    },
    INFX214: {
        title: 'The tokenizer cannot be loaded',
        blame: 'user',
        severity: 'error',
        explain: 'AIPerf loads the model’s tokenizer by its Hugging Face name or from a folder, and could not. Check that the ' +
            'model is the repository’s name and not the name on the wire, that the host may read it (HF_TOKEN), and that ' +
            'HF_HUB_OFFLINE is not set together with a folder: AIPerf then looks for it in the hub’s cache only.',
    },
    INFX215: {
        title: 'Required server metrics are missing',
        blame: 'infra',
        severity: 'error',
        explain: 'The recipe requires metrics whose names start with a prefix (the engine’s own, not only the router’s), and the ' +
            'client’s export has none. Check that the engine runs with its metrics switched on and that the metrics URLs ' +
            'name the workers.',
    },
    INFX216: {
        title: 'The trace does not suit the load client',
        blame: 'user',
        severity: 'error',
        explain: 'The trace is of a format, or has a shape, that the chosen version of AIPerf cannot replay. The message says ' +
            'which. The built-in client reads weka, mooncake and multi-turn files.',
    },
    INFX217: {
        title: 'Unknown corpus loader',
        blame: 'user',
        severity: 'error',
        explain: 'Recorded corpora are named by AIPerf’s loader, and only those of one list may be measured against each other. ' +
            'The message shows the list.',
    },
    INFX218: {
        title: 'The evaluation client failed',
        blame: 'infra',
        severity: 'error',
        explain: 'lm-eval ended without a result. Its last words are part of the message. An evaluation without a result is no ' +
            'score: the point counts as failed by infrastructure, never as a low score.',
    },
    INFX219: {
        title: 'The GPU sampler failed',
        blame: 'infra',
        severity: 'warning',
        explain: 'nvidia-smi or amd-smi could not be started or ended while the point was measured. The point has no energy ' +
            'figures; where power is required, it is invalid.',
    },
});
//# sourceMappingURL=python.js.map

/***/ }),

/***/ 66179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export recipeProblems */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of srt-slurm recipes and of the points that refer to them. Range 100-119. */

const recipeProblems = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX100: {
        title: 'recipe file missing',
        blame: 'user',
        severity: 'error',
        explain: 'A point refers to a recipe that is not in the recipes folder, or that cannot be read there. On a cluster this would fail after the ' +
            'allocation, so it is refused when the plan is made. Correct the path, or add the file to the recipes folder.',
    },
    INFX101: {
        title: 'recipe selector names no variant',
        blame: 'user',
        severity: 'error',
        explain: 'The part behind the colon selects a variant of an override file: `base`, `override_NAME`, ' +
            '`zip_override_NAME[i]` (counted from 0), a whole zip group, or a pattern with `*` and `?`. ' +
            'It must name something that the file has; a file without `base:` has no variants.',
    },
    INFX102: {
        title: 'recipe has the wrong shape',
        blame: 'user',
        severity: 'error',
        explain: 'A recipe is a mapping. An override file has a mapping `base` and any number of mappings ' +
            '`override_NAME` and `zip_override_NAME`; anything else beside `base` would be ignored by srt-slurm.',
    },
    INFX103: {
        title: 'zip override cannot be zipped',
        blame: 'user',
        severity: 'error',
        explain: 'Every list in a `zip_override_NAME` section is one dimension: all lists need the same length, or length 1, ' +
            'which repeats. A list that is meant as a value is written as a list of lists.',
    },
    INFX104: {
        title: 'recipe reference names several variants',
        blame: 'user',
        severity: 'error',
        explain: 'A point measures one recipe variant. Without a selector an override file means all of them; ' +
            'name one, for instance `recipes/x.yaml:override_tp8`.',
    },
    INFX105: {
        title: 'recipe reference malformed',
        blame: 'user',
        severity: 'error',
        explain: 'A reference is `path[:selector]`: a relative path below the recipes folder that ends in .yaml, and a selector ' +
            'in which `{tp}`, `{conc}` and the other documented placeholders are replaced by the values of the point.',
    },
    INFX106: {
        title: 'recipe value cannot be fingerprinted',
        blame: 'user',
        severity: 'error',
        explain: 'The content of the resolved recipe is part of the identity of a point. `.nan` and `.inf` have no JSON form ' +
            'and therefore no place in it; write the number, or a string when the engine wants the word.',
    },
    INFX107: {
        title: 'recipe key that is nearly a known one',
        blame: 'user',
        severity: 'warning',
        explain: 'A section of the recipe has a key that neither srt-slurm nor the commands of the engines know, and one that they ' +
            'know is spelt nearly alike. Unknown keys are passed over without a word, so the setting would not be there. ' +
            'Correct the key; one that is meant as it is may stay, because this is a warning only.',
    },
    INFX110: {
        title: 'topology of the configuration differs from the recipe',
        blame: 'user',
        severity: 'warning',
        explain: 'The configuration says one topology and the recipe starts another. The recipe decides what runs, and the ' +
            'configuration decides how it is labelled and how many GPUs its throughput is divided by, so one of them is wrong. ' +
            'An error for `srt-recipe`, a warning for CONFIG_FILE.',
    },
    INFX111: {
        title: 'speculative decoding of the configuration differs from the recipe',
        blame: 'user',
        severity: 'warning',
        explain: 'The configuration says that the point uses speculative decoding and the recipe starts no drafter, or the other ' +
            'way round. The published curve would carry the wrong name.',
    },
    INFX112: {
        title: 'recipe override that no point uses',
        blame: 'user',
        severity: 'warning',
        explain: 'A recipe that points of the configuration bind has overrides that none of them selects. They are either left over ' +
            'or, more often, a point was meant to use them. Remove them, or select them.',
    },
    INFX113: {
        title: 'recipe override of another concurrency',
        blame: 'user',
        severity: 'warning',
        explain: 'The recipe has overrides per concurrency (`override_NAME_c16`), or a benchmark with a list of concurrencies, and ' +
            'the point does not run the one of its own. With `{conc}` in the selector of `srt-recipe` every concurrency binds ' +
            'its own override, and one that is missing is found when the plan is made.',
    },
    INFX114: {
        title: 'version of the configuration differs from the recipe',
        blame: 'user',
        severity: 'warning',
        explain: 'Image, model, engine or router of the configuration are what is published; the recipe is what runs. ' +
            'They name different versions, so the result would be filed under software that did not produce it.',
    },
    INFX115: {
        title: 'recipe does not fit the machines',
        blame: 'user',
        severity: 'warning',
        explain: 'The recipe asks for more GPUs per node than a node of the runner has, for fewer nodes than its workers need, or ' +
            'for another kind of GPU. What cannot run is an error, however the recipe is named.',
    },
    INFX116: {
        title: 'CPU memory of KV offload beyond the policy',
        blame: 'user',
        severity: 'warning',
        explain: 'CPU memory for KV offload is proportional to the GPUs that a server uses of its node: node memory (at most 3 TB) × ' +
            'dram-utilization × GPUs used / GPUs of the node. The recipe takes more than that for one prefill or aggregated ' +
            'replica, or offloads although the configuration says `kv-offloading: none`.',
    },
});
//# sourceMappingURL=recipe.js.map

/***/ }),

/***/ 41627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export reportProblems */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of the report (330-349). */

const reportProblems = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX330: {
        title: 'A part of the report is not beside the program',
        blame: 'product',
        severity: 'error',
        explain: 'The report needs files that travel beside the bundle in `dist/assets/`: its browser script, a font, and the picture converter. One of them cannot be read, so the installation is incomplete. Install again, or run `npm run build` in a checkout.',
    },
    INFX331: {
        title: 'The picture of the curve could not be converted',
        blame: 'product',
        severity: 'error',
        explain: 'The curve was drawn as SVG, but its conversion to PNG failed. `curve.svg` and `report.html` hold the same picture. Please report the message together with `curve.svg`.',
    },
});
//# sourceMappingURL=report.js.map

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

/***/ 26481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export reviewProblemKinds */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of code owners and sign-offs (360-369). */

const reviewProblemKinds = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX360: {
        title: 'A line of CODEOWNERS has no effect',
        blame: 'user',
        severity: 'warning',
        explain: 'GitHub skips such a line too: it is no pattern of CODEOWNERS (`[…]`, `!…`, `***`), or an owner in it is neither `@account`, ' +
            '`@organisation/team` nor an e-mail address. The last line that matches a path counts, so an earlier one decides about its files now.',
    },
    INFX361: {
        title: 'The sign-off template cannot be used',
        blame: 'user',
        severity: 'error',
        explain: 'The template is one line of text that begins a sign-off, then boxes, `- [ ] …`, each with a text of its own. A box may end in `<link>` ' +
            '(an address in this repository), `<head>` (the full SHA of the head commit), `<N/A>`, or several with `or` between them. docs/review.md shows one.',
    },
    INFX362: {
        title: 'Nobody can tell who is an owner',
        blame: 'user',
        severity: 'warning',
        explain: 'CODEOWNERS names a team whose members this token may not read, or an e-mail address, which no account proves. Nobody counts as ' +
            'such an owner. List the members with the input `teams`, or name accounts in CODEOWNERS.',
    },
});
//# sourceMappingURL=review.js.map

/***/ }),

/***/ 35388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export storeProblems */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Store and ingest: INFX270-299. */

const storeProblems = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX270: {
        title: 'database locked by another process',
        blame: 'infra',
        severity: 'error',
        explain: 'An embedded database has exactly one writer, and only one process at a time ingests one run into a server. The lock file beside the directory names the process that has it open. ' +
            'Wait for that process, or end it; a lock left by a process that died on this host is taken over by itself. ' +
            'A lock written on another host cannot be checked from here: delete it by hand when you know that nothing runs there.',
    },
    INFX271: {
        title: 'database cannot be reached',
        blame: 'infra',
        severity: 'error',
        explain: 'The connection was refused, timed out, was rejected by the server, or broke while in use. Check host, port, user and ' +
            'password of the database URL. What was written before the break is complete and stays; run the ingest again to go on.',
    },
    INFX272: {
        title: 'PostgreSQL is too old',
        blame: 'infra',
        severity: 'error',
        explain: 'The schema needs PostgreSQL 15 or newer: its natural keys compare NULLs as equal (UNIQUE NULLS NOT DISTINCT), ' +
            'without which agentic rows could be stored twice.',
    },
    INFX273: {
        title: 'database URL is not understood',
        blame: 'user',
        severity: 'error',
        explain: 'A database is named by `pglite:<directory>` (embedded, one writer) or `postgres://user@host:port/name`.',
    },
    INFX274: {
        title: 'disk full or not writable while storing',
        blame: 'infra',
        severity: 'error',
        explain: 'The disk of the database (or of the temporary folder in which traces are compressed) is full, or the place may not ' +
            'be written. Make room and run the ingest again: finished parts are kept, nothing half-written stays visible.',
    },
    INFX275: {
        title: 'a migration that was applied has changed',
        blame: 'product',
        severity: 'error',
        explain: 'schema_migrations records the SHA-256 of every applied migration; the file of that name is a different one now, or ' +
            'the database was migrated by a newer version. Use the version that made the database, or a new database.',
    },
    INFX276: {
        title: 'files of the embedded database are missing',
        blame: 'product',
        severity: 'error',
        explain: 'dist/assets/pglite/ holds the embedded database (WebAssembly). It travels with every release; in a checkout, ' +
            '`node scripts/build-store-assets.mjs` makes it.',
    },
    INFX277: {
        title: 'embedded database cannot be opened',
        blame: 'infra',
        severity: 'error',
        explain: 'The directory exists but is not a usable database of this version. Move it away and run again: a new one is made. ' +
            'Measurements are not lost with it, they are in the artifacts and can be ingested again.',
    },
    INFX278: {
        title: 'The folder is no place for a database',
        blame: 'user',
        severity: 'error',
        explain: 'An embedded database fills a folder of its own, and removes what it left half made. The folder that `pglite:` names holds other files, ' +
            'or is a file itself, so it was not touched. Name a new or empty folder, or one that holds such a database already.',
    },
    INFX279: {
        title: 'earlier runs in the database cannot be read',
        blame: 'infra',
        severity: 'error',
        explain: 'The database answered, and not with what the tables of this version hold: a column or a right to read is missing, or the ' +
            'tables are those of something else. Grant SELECT on configs, workflow_runs, benchmark_results and eval_results, or let `infx ingest` ' +
            'of this version migrate the database. A sweep goes on without: its points are estimated as if none had run before, and nothing is compared.',
    },
    INFX280: {
        title: 'nothing to ingest',
        blame: 'user',
        severity: 'error',
        explain: 'The artifacts hold no benchmark row and no eval row. An ingest that stores nothing is never reported as a success: ' +
            'check that the folder or the run is the right one and that its points did not all fail.',
    },
    INFX281: {
        title: 'ingest counters do not add up',
        blame: 'product',
        severity: 'error',
        explain: 'Every row read must end as new, duplicate, skipped, unmapped or failed. A difference means that rows were lost ' +
            'or counted twice: a fault of ours, please report it with the ingest report.',
    },
    INFX282: {
        title: 'model, hardware or precision is not known',
        blame: 'user',
        severity: 'warning',
        explain: 'Rows of a model or hardware that the tables do not know are not stored, so that a curve never lands under a wrong ' +
            'name. Add the name to `entities` in infx.config.yaml, e.g. `entities: { models: [mymodel] }`, then ingest again: rows that are already there ' +
            'count as duplicates.',
    },
    INFX283: {
        title: 'artifact could not be read',
        blame: 'infra',
        severity: 'warning',
        explain: 'A file is cut, is not JSON, or holds values that are not numbers (NaN, Infinity). Its rows count as failed; the other ' +
            'files of the run are not affected. Upload the artifact again, or re-run the point.',
    },
    INFX284: {
        title: 'rows refused that cannot be published',
        blame: 'user',
        severity: 'error',
        explain: 'The target stores publishable measurements of real hardware only. Rows of the simulated engine and rows that say ' +
            'why they cannot be published (a shortened point, a scaled trace, a sweep with the label agentx-fast) say so for ' +
            'ever and may be stored in an embedded database, never in a production one.',
    },
    INFX285: {
        title: 'artifact provenance is incomplete',
        blame: 'infra',
        severity: 'error',
        explain: 'ingest-artifact-manifest.json says when each artifact was uploaded, which decides between two uploads of one point. ' +
            'A benchmark folder without an entry, or an entry without a readable time, cannot be ordered. Download the artifacts again.',
    },
    INFX286: {
        title: 'the database refused a row',
        blame: 'product',
        severity: 'warning',
        explain: 'A row broke a rule of the schema. It counts as failed and is named; the other rows of the run are stored.',
    },
    INFX287: {
        title: 'artifact folder is not usable',
        blame: 'user',
        severity: 'error',
        explain: 'The artifact folder does not exist or cannot be listed.',
    },
    INFX288: {
        title: 'per-job file and aggregate disagree',
        blame: 'infra',
        severity: 'warning',
        explain: 'The collected aggregate holds other numbers for a point than the point’s own file. The own file is stored: it is the ' +
            'first-hand one. A difference usually means that the aggregate was made from an older attempt.',
    },
    INFX289: {
        title: 'quarantine list cannot be read',
        blame: 'infra',
        severity: 'error',
        explain: 'rejected_rows.json names rows that a reviewer refused. Without it refused rows would be published, so nothing is written.',
    },
    INFX290: {
        title: 'changelog metadata is missing or malformed',
        blame: 'user',
        severity: 'warning',
        explain: 'changelog_metadata.json says which change was measured. Without it one entry is derived from the run itself ' +
            '(base `unknown`), and the flags evals-only and append-only are taken as not set.',
    },
    INFX291: {
        title: 'the database refused a statement',
        blame: 'product',
        severity: 'error',
        explain: 'A statement failed for another reason than one row: a right that is missing, a lock that timed out, or a fault of ours. ' +
            'What was written before is complete and stays; the SQLSTATE in the message says more.',
    },
});
//# sourceMappingURL=store.js.map

/***/ }),

/***/ 25967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export traceProblems */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of trace files and trace generation. */

const traceProblems = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX150: {
        title: 'Trace file cannot be read',
        blame: 'user',
        severity: 'error',
        explain: 'The path of the trace does not lead to a readable file (or, for the weka format, a folder of `*.json` files). Check the path; it is relative to the folder in which the command runs.',
    },
    INFX151: {
        title: 'Trace line is not JSON',
        blame: 'user',
        severity: 'error',
        explain: 'A line of the trace is not one complete JSON value. At the last line this usually means that the file was cut while it was copied or downloaded: fetch it again and compare its size or checksum. Nothing is replayed from a damaged trace, because a shorter workload would be measured under the same name.',
    },
    INFX152: {
        title: 'Trace field is missing or wrong',
        blame: 'user',
        severity: 'error',
        explain: 'A field of the trace is missing, of the wrong type or out of range. The message names the field, what came and what is allowed.',
    },
    INFX153: {
        title: 'Unknown request type in a trace',
        blame: 'user',
        severity: 'error',
        explain: 'Entries of a weka trace are requests (`n` not streamed, `s` streamed) or sub-agents (`subagent`). Another type cannot be replayed; leaving it out would measure a lighter workload.',
    },
    INFX154: {
        title: 'Trace holds no conversation',
        blame: 'user',
        severity: 'error',
        explain: 'The trace was read to the end without one conversation that has a turn. Check the path and the format.',
    },
    INFX155: {
        title: 'Conversation id occurs twice',
        blame: 'user',
        severity: 'error',
        explain: 'Two conversation trees of a trace have the same id. Results are joined to conversations by id, so ids must be unique within a data set.',
    },
    INFX156: {
        title: 'Trace line is too long',
        blame: 'user',
        severity: 'error',
        explain: 'One line of the trace is longer than 256 MiB. Lines of that length are not conversations but concatenated or binary files.',
    },
    INFX157: {
        title: 'Unknown field in a trace',
        blame: 'user',
        severity: 'notice',
        explain: 'The trace has fields that this version does not use. They are counted and otherwise ignored; check the spelling when you expected an effect.',
    },
    INFX158: {
        title: 'More problems in the trace',
        blame: 'user',
        severity: 'notice',
        explain: 'Only the first problems of a trace are listed; the message says how many more there are.',
    },
    INFX159: {
        title: 'Trace generator is out of range',
        blame: 'user',
        severity: 'error',
        explain: 'A parameter of the trace generator is out of its range: trees and mean turns are at least 1, token counts at least 1 (system tokens 0), the share of sub-agents lies in [0, 1], gaps are not negative.',
    },
});
//# sourceMappingURL=traces.js.map

/***/ })

};
