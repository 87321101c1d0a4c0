export const id = 1597;
export const ids = [1597];
export const modules = {

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

/***/ 79043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E7: () => (/* binding */ findLabel),
/* harmony export */   Jj: () => (/* binding */ plainEffects),
/* harmony export */   WK: () => (/* binding */ defaultLabelTable),
/* harmony export */   bK: () => (/* binding */ sameLabel),
/* harmony export */   bw: () => (/* binding */ lookAlikeOf),
/* harmony export */   v0: () => (/* binding */ labelTexts),
/* harmony export */   vy: () => (/* binding */ labelTable)
/* harmony export */ });
/* unused harmony export sweepLabels */
/* harmony import */ var _problems_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10530);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80947);
/**
 * The labels that mean something to the gate, as data: docs/labels.md, the workflow's concurrency expression and every
 * decision are made from this table, so that a label is written down once.
 */



/** A sweep without modifiers, and every sweep that no label started. */
const plainEffects = {
    trim: false,
    allEvals: false,
    evalsOnly: false,
    fast: false,
    skipCanary: false,
    failFast: false,
    reusable: true,
};
const sweepLabels = [
    {
        name: 'full-sweep-fail-fast',
        kind: 'primary',
        effects: { failFast: true },
        excludes: [],
        meaning: 'Canary first, then every point; the first failed point of a matrix cancels the rest. Recommended.',
        meaningChinese: '先运行金丝雀点，再运行全部测试点；矩阵中任一点失败即取消其余点。推荐使用。',
    },
    {
        name: 'full-sweep-enabled',
        kind: 'primary',
        effects: {},
        excludes: [],
        meaning: 'Canary first, then every point, each to its end.',
        meaningChinese: '先运行金丝雀点，再运行全部测试点，各点互不影响。',
    },
    {
        name: 'non-canary-full-sweep-enabled',
        kind: 'primary',
        effects: { skipCanary: true },
        excludes: [],
        meaning: 'Every point at once, without a canary; the summary says that it was waived.',
        meaningChinese: '不运行金丝雀点，直接运行全部测试点；摘要会注明。',
    },
    {
        name: 'full-sweep-fail-fast-no-canary',
        kind: 'primary',
        effects: { failFast: true, skipCanary: true },
        excludes: [],
        replacedBy: 'full-sweep-fail-fast',
        meaning: 'Fail-fast without a canary.',
        meaningChinese: '快速失败，不运行金丝雀点。',
    },
    {
        name: 'sweep-enabled',
        kind: 'primary',
        effects: { trim: true, skipCanary: true, reusable: false },
        excludes: [],
        replacedBy: 'full-sweep-fail-fast',
        meaning: 'Only the lowest concurrency of every series, without a canary; never reusable.',
        meaningChinese: '每个系列只运行最低并发，不运行金丝雀点；结果不可复用。',
    },
    {
        name: 'all-evals',
        kind: 'modifier',
        effects: { allEvals: true },
        excludes: [],
        meaning: 'Evaluates every point that can be evaluated. Together with `evals-only`: all evaluations and no throughput.',
        meaningChinese: '评测所有可评测的点。与 `evals-only` 同用：只做全部评测，不测吞吐。',
    },
    {
        name: 'evals-only',
        kind: 'modifier',
        effects: { evalsOnly: true, reusable: false },
        excludes: ['agentx-fast'],
        meaning: 'Accuracy only, no throughput; blocks reuse while applied.',
        meaningChinese: '只做精度评测，不测吞吐；存在期间结果不可复用。',
    },
    {
        name: 'agentx-fast',
        kind: 'modifier',
        effects: { fast: true, reusable: false },
        excludes: ['evals-only'],
        meaning: 'Shorter agentic points (1 warm-up request per lane, 1,200 s); blocks reuse while applied.',
        meaningChinese: '缩短 agentic 测试点（每路 1 个预热请求，1,200 秒）；存在期间结果不可复用。',
    },
];
/** GitHub compares label names without regard to case, and bounds them. */
const sameLabel = (a, b) => a.toLowerCase() === b.toLowerCase();
const maxLabelCharacters = 50;
const defaultLabelTable = {
    labels: sweepLabels.map((label) => ({ ...label, shownAs: label.name, aliases: [] })),
};
/**
 * The table under the names of `labels-map`. A renamed label is no longer known by its old name. All contradictions are
 * reported; with one the default table comes back.
 */
function labelTable(map) {
    const labels = sweepLabels.map((label) => {
        const [shownAs = label.name, ...aliases] = textsOf(map[label.name] ?? label.name);
        return { ...label, shownAs, aliases };
    });
    const problems = [...mapProblems(map), ...sharedNames(labels)];
    return { table: problems.length > 0 ? defaultLabelTable : { labels }, problems };
}
const textsOf = (value) => typeof value === 'string' ? [value] : value;
function mapProblems(map) {
    const names = sweepLabels.map(({ name }) => name);
    return Object.entries(map).flatMap(([from, to]) => {
        const near = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .au)(from, names);
        const hint = near === undefined ? `allowed: ${names.join(', ')}` : `did you mean "${near}"?`;
        const unknown = names.includes(from)
            ? []
            : [(0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX141', `labels-map: there is no label "${from}" to rename`, { hint })];
        const bad = textsOf(to).filter((text) => !isLabelName(text));
        return [
            ...unknown,
            ...(textsOf(to).length === 0 ? [(0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX141', `labels-map: "${from}" is given no name`)] : []),
            ...bad.map((text) => (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX141', `labels-map: "${text}" is no label name: 1 to ${maxLabelCharacters} characters without blanks at its ends`)),
        ];
    });
}
const isLabelName = (text) => text !== '' && text === text.trim() && Array.from(text).length <= maxLabelCharacters;
function sharedNames(labels) {
    const owners = new Map();
    return labels.flatMap((label) => [label.shownAs, ...label.aliases].flatMap((text) => {
        const owner = owners.get(text.toLowerCase());
        owners.set(text.toLowerCase(), label.name);
        if (owner === undefined || owner === label.name)
            return [];
        return [(0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX141', `labels-map: "${text}" would mean both "${owner}" and "${label.name}"`)];
    }));
}
/** The label of the table that this text is, compared whole. */
const findLabel = (table, text) => table.labels.find(({ shownAs, aliases }) => [shownAs, ...aliases].some((name) => sameLabel(name, text)));
/** Every text that is a sweep label here, for expressions in workflows. */
const labelTexts = (table) => table.labels.flatMap(({ shownAs, aliases }) => [shownAs, ...aliases]);
/** The sweep label that a foreign text was probably meant to be. */
const lookAlikeOf = (table, text) => findLabel(table, text) ? undefined : (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .au)(text.trim(), labelTexts(table));
//# sourceMappingURL=labels.js.map

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
    return resolving(() => ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(direct).isSymbolicLink() ? node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(path) : direct));
}
function resolving(find) {
    try {
        return { kind: 'path', path: find() };
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

/***/ })

};
