export const id = 395;
export const ids = [395];
export const modules = {

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
            'first, byte for byte, then the new ones.',
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
        explain: 'The change adds, removes or changes points of a configuration key that no new changelog entry names, so they ' +
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
});
//# sourceMappingURL=changelog.js.map

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
        title: 'The output directory belongs to another sweep',
        blame: 'user',
        severity: 'error',
        explain: 'The directory already holds a plan. `--resume` goes on with it when the plan is the same; ' +
            'otherwise choose another `--out`, or remove the directory. Finished results are never overwritten silently.',
    },
    INFX303: {
        title: 'There is nothing to resume',
        blame: 'user',
        severity: 'error',
        explain: '`--resume` was given, but the output directory holds no plan.json. Start without `--resume`.',
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
        explain: 'The framework of the point has no launcher on this machine. `--simulate` runs the whole sweep with the simulated engine; ' +
            'its results say so for ever.',
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
});
//# sourceMappingURL=command.js.map

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
        explain: 'The field is not part of the schema at this place. A misspelt field would otherwise be ignored and the sweep would measure something else than intended.',
    },
    INFX013: {
        ...user,
        title: 'A value has the wrong type or lies outside its range',
        explain: 'The message says what came and what is allowed. Versions and other texts that look like numbers must be quoted: `version: "1.10"` keeps its zero, `version: 1.10` does not.',
    },
    INFX014: {
        ...user,
        title: 'A required field is missing',
        explain: 'The entry cannot be expanded into points without it.',
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
        explain: 'A search space names its concurrencies either as a list (`conc-list: [1, 4, 16]`) or as a range (`conc-start` and `conc-end`, doubled from start to end, the end always included). All must be greater than 0.',
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
        severity: 'warning',
        explain: 'A single-node worker uses tp · pp · pcp GPUs. Choose smaller widths, or a multi-node entry.',
    },
    INFX026: {
        ...user,
        title: 'The DRAM budget of KV offload cannot be computed',
        explain: 'The budget is proportional to the GPUs used of a node: it needs `hardware` of the runner label (`available-cpu-dram-mib`, `gpus-per-node`) and a topology that fits whole nodes.',
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
        explain: 'The entries, labels and filters together select no point.',
    },
    INFX089: {
        ...user,
        title: 'Evaluations were left out',
        severity: 'notice',
        explain: 'A simulated sweep answers evaluations from the questions of a local task file, and the repository names none for this task. ' +
            'Name one with `eval-task`, or in the configuration (`eval: {path: …}`).',
    },
});
//# sourceMappingURL=plan.js.map

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

/***/ })

};
