export const id = 6396;
export const ids = [6396];
export const modules = {

/***/ 15266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ PayloadReader),
/* harmony export */   O: () => (/* binding */ commitPattern)
/* harmony export */ });
/* harmony import */ var _problems_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10530);
/* harmony import */ var _measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10047);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/** Reads fields of an untrusted JSON value by path; what is not as documented becomes a Problem, all of them kept. */



/** A full commit SHA, of either hash. */
const commitPattern = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** Names, refs and logins are far shorter; GitHub caps comments at 65,536 characters. */
const maxTextCharacters = 1024;
const maxLongTextCharacters = 70_000;
class PayloadReader {
    #payload;
    #problems = [];
    constructor(payload) {
        this.#payload = payload;
    }
    get problems() {
        return this.#problems;
    }
    /** Whether the path leads to something. */
    has(path) {
        const value = this.#at(path);
        return value !== undefined && value !== null;
    }
    /** Text of 1 to 1,024 characters without control characters. */
    text(path) {
        return this.optionalText(path) ?? this.#refuse(path, 'text', '');
    }
    /** Undefined when absent or null; anything but text is a Problem. */
    optionalText(path) {
        const value = this.#at(path);
        if (value === undefined || value === null || value === '')
            return undefined;
        if (typeof value === 'string' && value.length <= maxTextCharacters && !/[\x00-\x1f\x7f]/.test(value))
            return value;
        return this.#refuse(path, `text of at most ${maxTextCharacters} characters in one line`, '');
    }
    /** Text of any lines, possibly none. */
    longText(path) {
        const value = this.#at(path);
        if (value === null)
            return '';
        if (typeof value === 'string' && value.length <= maxLongTextCharacters)
            return value;
        return this.#refuse(path, `text of at most ${maxLongTextCharacters} characters`, '');
    }
    /** A dispatch input: '' and absent are the same; list inputs may have several lines. */
    input(name) {
        const path = `inputs.${name}`;
        return this.has(path) ? this.longText(path).trim() || undefined : undefined;
    }
    /** Keeps a Problem that a caller found in a value. */
    report(found) {
        this.#problems.push(found);
    }
    /** A full commit SHA; forty zeros included. */
    sha(path) {
        const value = this.#at(path);
        if (typeof value === 'string' && commitPattern.test(value))
            return value;
        return this.#refuse(path, 'a full commit SHA', '');
    }
    /** A positive whole number that JavaScript holds exactly. */
    id(path) {
        const value = this.#at(path);
        if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0)
            return value;
        return this.#refuse(path, 'a positive whole number', 0);
    }
    /** A positive whole number of any size as its digits, from parseExactJson. */
    digits(path) {
        const value = this.#at(path);
        if (typeof value === 'string' && /^[1-9][0-9]{0,18}$/.test(value))
            return value;
        return String(this.id(path));
    }
    flag(path) {
        const value = this.#at(path);
        if (typeof value === 'boolean')
            return value;
        return this.#refuse(path, 'true or false', false);
    }
    oneOf(path, words) {
        const value = this.#at(path);
        return words.find((word) => word === value) ?? this.#refuse(path, words.join(' | '), words[0]);
    }
    #at(path) {
        let value = this.#payload;
        for (const name of path.split('.')) {
            if (!(0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(value) || !Object.hasOwn(value, name))
                return undefined;
            value = value[name];
        }
        return value;
    }
    #refuse(path, expected, instead) {
        const value = this.#at(path);
        const came = value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 80);
        this.#problems.push((0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX130', `${path} of the event: expected ${expected}, got ${came}`));
        return instead;
    }
}
//# sourceMappingURL=payload-reader.js.map

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

/***/ 82944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Sg: () => (/* binding */ stepSummaryBytes),
/* harmony export */   dc: () => (/* binding */ commentBytes),
/* harmony export */   yQ: () => (/* binding */ renderDocument)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56456);
/** A Markdown document of paragraphs, lists and tables that can be cut by whole rows to fit a limit. */


const text = (markdown) => ({ kind: 'text', text: markdown });
/** GitHub's limits: a step summary may have 1 MiB, a comment 65,536 characters. Both with room for a caller's own lines. */
const stepSummaryBytes = 1024 * 1024 - 4096;
const commentBytes = 60_000;
/**
 * Joins the blocks. When the whole is longer than `limitBytes` (UTF-8), every list and table is cut to the same,
 * largest number of rows that fits, and says how many are left out; text is never cut.
 */
function renderDocument(blocks, limitBytes) {
    const fits = (rows) => node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.byteLength(renderBlocks(blocks, rows)) <= limitBytes;
    const longest = Math.max(0, ...blocks.map((block) => rowsOf(block)));
    if (fits(longest))
        return renderBlocks(blocks, longest);
    let low = 0;
    let high = longest;
    while (high - low > 1) {
        const middle = Math.floor((low + high) / 2);
        if (fits(middle))
            low = middle;
        else
            high = middle;
    }
    return renderBlocks(blocks, low);
}
const rowsOf = (block) => block.kind === 'text' ? 0 : block.kind === 'list' ? block.items.length : block.rows.length;
const renderBlocks = (blocks, rows) => `${blocks
    .map((block) => renderBlock(block, rows))
    .filter((part) => part !== '')
    .join('\n\n')}\n`;
function renderBlock(block, rows) {
    const left = rowsOf(block) - rows;
    switch (block.kind) {
        case 'text':
            return block.text;
        case 'list': {
            const items = left > 0 ? [...block.items.slice(0, rows), block.more(left)] : block.items;
            return items.map((item) => `- ${item}`).join('\n');
        }
        case 'table': {
            if (rows === 0 && left > 0)
                return block.more(left);
            const table = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownTable */ .Qj)(block.columns, block.rows.slice(0, rows));
            return left > 0 ? `${table}\n\n${block.more(left)}` : table;
        }
    }
}
//# sourceMappingURL=document.js.map

/***/ }),

/***/ 56456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   Qj: () => (/* binding */ markdownTable),
/* harmony export */   _: () => (/* binding */ renderInline),
/* harmony export */   md: () => (/* binding */ md),
/* harmony export */   ti: () => (/* binding */ inlineCode)
/* harmony export */ });
/* unused harmony export codeBlock */
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67654);
/**
 * GitHub-flavoured Markdown from untrusted strings. What a model server, a plan or an artifact says may neither break a
 * table nor become a link, a mention, a cross-reference or markup.
 */

const md = (markdown) => ({ markdown });
// GitHub links mentions, issue numbers and addresses after rendering, so a backslash cannot stop it; a zero-width space
// between the sign and what follows does, and changes nothing that one can see.
const breakLink = '\u200b';
/** Escapes one line of untrusted text; line breaks become spaces. Letters of any script and emoji stay as they are. */
function escapeMarkdown(text) {
    return ((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text)
        .replace(/&/g, '&amp;')
        .replace(/</g, '&lt;')
        .replace(/>/g, '&gt;')
        .replace(/[\\`*[\]|~$]/g, '\\$&')
        // Inside a word an underscore is a letter like any other, and names are full of them.
        .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
        .replace(/^#/, '\\#')
        .replace(/@(?=[\p{L}\p{N}])/gu, `@${breakLink}`)
        .replace(/#(?=\d)/g, `#${breakLink}`)
        .replace(/\b(gh)-(?=\d)/gi, `$1-${breakLink}`)
        .replace(/\b(https?|ftp|mailto|xmpp):/gi, `$1${breakLink}:`)
        .replace(/\bwww\./gi, `www${breakLink}.`));
}
/** Untrusted text as a code span: nothing inside is linked. Safe in a table cell, where `|` must still be escaped. */
function inlineCode(text) {
    const line = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text).replace(/\|/g, '\\|');
    if (line === '')
        return md('');
    const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    const gap = longest > 0 ? ' ' : '';
    return md(`${fence}${gap}${line}${gap}${fence}`);
}
/** Untrusted lines as a fenced block whose fence is longer than any run of backticks inside. */
function codeBlock(lines) {
    const text = lines.map((line) => visible(line)).join('\n');
    const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}text\n${text}\n${fence}`;
}
const renderInline = (inline) => typeof inline === 'string' ? escapeMarkdown(inline) : inline.markdown;
const rule = { left: ':--', right: '--:', center: ':-:' };
/** A table: header, rule and one line per row; every line has the same number of cells. */
function markdownTable(columns, rows) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [
        line(columns.map((column) => escapeMarkdown(column.title))),
        line(columns.map((column) => rule[column.align])),
        ...rows.map((row) => line(columns.map((_, index) => renderInline(row[index] ?? '')))),
    ].join('\n');
}
//# sourceMappingURL=markdown.js.map

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

/***/ 74021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ renderProblems)
/* harmony export */ });
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80947);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82944);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56456);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54143);
/** Problems as a step summary: the answer, then one row per finding. */




/** `facts` are plain text, one line each. Ends with a line break; fits a step summary. */
function renderProblems(subject, problems, facts) {
    const errors = problems.filter(({ severity }) => severity === 'error').length;
    const verdict = (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .hasErrors */ .Cs)(problems) ? '❌' : problems.length > 0 ? '⚠️' : '✅';
    const count = errors > 0 ? (0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPlural */ .yk)(errors, 'error') : 'no errors';
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .renderDocument */ .yQ)([
        (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(`### ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(subject)}: ${verdict} ${count}`),
        {
            kind: 'list',
            items: facts.map(_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV),
            more: (left) => `and ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(left)} more`,
        },
        ...(problems.length === 0 ? [] : [problemTable(problems)]),
    ], _document_js__WEBPACK_IMPORTED_MODULE_1__/* .stepSummaryBytes */ .Sg);
}
const problemTable = (problems) => ({
    kind: 'table',
    columns: ['where', 'code', 'whose', 'finding'].map((title) => ({ title, align: 'left' })),
    rows: problems.map(({ at, code, severity, blame, message, hint }) => [
        at ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineCode */ .ti)(`${at.file}:${at.line}`) : '—',
        severity === 'error' ? code : `${code} (${severity})`,
        blame,
        hint === undefined ? message : `${message} → ${hint}`,
    ]),
    more: (left) => `and ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(left)} more findings`,
});
//# sourceMappingURL=problems.js.map

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

/***/ 67063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ withoutComparison),
/* harmony export */   H: () => (/* binding */ readEventDefaults)
/* harmony export */ });
/* harmony import */ var _core_gate_payload_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15266);
/* harmony import */ var _core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10047);
/* harmony import */ var _core_problems_actions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7190);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85492);
/* harmony import */ var _event_payload_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26451);
/** What the event says about inputs that were not given. The payload is written by whoever caused the event: untrusted. */





/** Reads GITHUB_EVENT_PATH and its companions. Outside of GitHub there are no defaults. */
async function readEventDefaults(env) {
    const problems = [];
    const event = await readEvent(env['GITHUB_EVENT_PATH'], problems);
    const read = new EventReader(problems);
    const repository = read.matching('GITHUB_REPOSITORY', env['GITHUB_REPOSITORY'], repositoryPattern);
    const { branch, ...compared } = comparedIn(event, env, read);
    const headSha = compared.head ?? read.matching('GITHUB_SHA', env['GITHUB_SHA'], _core_gate_payload_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .commitPattern */ .O);
    return {
        inputs: withoutAbsent({ ...compared, repository, ...pullRequestIn(event, read) }),
        ...(headSha === undefined ? {} : { headSha }),
        ...(branch === undefined ? {} : { branch }),
        problems,
    };
}
/** For a sweep of keys given by hand, which compares nothing and needs no history. */
const withoutComparison = (inputs) => Object.fromEntries(Object.entries(inputs).filter(([name]) => name !== 'base' && name !== 'head'));
/** The two commits that the event puts against each other; a dispatch or a schedule compares nothing. */
function comparedIn(event, env, read) {
    const pullRequest = event['pull_request'];
    if ((0,_core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(pullRequest)) {
        const [base, head] = [fieldsOf(pullRequest['base']), fieldsOf(pullRequest['head'])];
        const baseRef = read.branch('pull_request.base.ref', env['GITHUB_BASE_REF'] ?? base['ref']);
        return {
            // Where the target branch stands now; the caller takes the merge base with the head.
            base: baseRef === undefined ? undefined : `origin/${baseRef}`,
            head: read.matching('pull_request.head.sha', head['sha'], _core_gate_payload_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .commitPattern */ .O),
            branch: read.branch('pull_request.head.ref', head['ref']),
        };
    }
    const branch = read.branch('GITHUB_REF_NAME', env['GITHUB_REF_NAME']);
    const group = event['merge_group'];
    if ((0,_core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(group)) {
        return {
            base: read.matching('merge_group.base_sha', group['base_sha'], _core_gate_payload_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .commitPattern */ .O),
            head: read.matching('merge_group.head_sha', group['head_sha'], _core_gate_payload_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .commitPattern */ .O),
            branch,
        };
    }
    // A new branch has no commit before: forty zeros.
    const before = event['before'] === '0'.repeat(40) ? undefined : event['before'];
    return {
        base: read.matching('before', before, _core_gate_payload_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .commitPattern */ .O),
        head: read.matching('after', event['after'], _core_gate_payload_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .commitPattern */ .O),
        branch,
    };
}
function pullRequestIn(event, read) {
    const pullRequest = event['pull_request'];
    if (!(0,_core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(pullRequest))
        return { 'pull-request': undefined, labels: undefined };
    const names = Array.isArray(pullRequest['labels'])
        ? pullRequest['labels'].flatMap((label) => read.label(fieldsOf(label)['name']))
        : [];
    return {
        'pull-request': read.number('pull_request.number', pullRequest['number'] ?? event['number']),
        labels: names.length > 0 ? names : undefined,
    };
}
const repositoryPattern = /^[\w.-]+\/[\w.-]+$/;
/** What git forbids in the name of a branch, and a leading dash. */
const forbiddenInBranch = /[\x00-\x20\x7f~^:?*[\\]|\.\.|@\{|\/\/|\.lock(?:\/|$)|[/.]$|^[-/.]/;
const maxNameLength = 255;
/** Takes what has the documented form; everything else is a warning and counts as not given. */
class EventReader {
    #problems;
    constructor(problems) {
        this.#problems = problems;
    }
    matching(field, value, pattern) {
        return this.#text(field, value, (text) => pattern.test(text));
    }
    branch(field, value) {
        return this.#text(field, value, (text) => text.length <= maxNameLength && !forbiddenInBranch.test(text));
    }
    number(field, value) {
        if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0)
            return value;
        this.#refuse(field, value);
        return undefined;
    }
    label(value) {
        const text = this.#text('pull_request.labels', value, (name) => name.length <= maxNameLength);
        return text === undefined ? [] : [text];
    }
    /** An empty variable is how GitHub says that there is none. */
    #text(field, value, isGood) {
        if (value === undefined || value === null || value === '')
            return undefined;
        if (typeof value === 'string' && isGood(value))
            return value;
        this.#refuse(field, value);
        return undefined;
    }
    #refuse(field, value) {
        const came = value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 80);
        this.#problems.push((0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX314', `${field} of the event is not usable: ${came}`));
    }
}
const fieldsOf = (value) => ((0,_core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(value) ? value : {});
const withoutAbsent = (inputs) => Object.fromEntries(Object.entries(inputs).filter(([, value]) => value !== undefined));
async function readEvent(path, problems) {
    if (path === undefined || path === '')
        return {};
    try {
        return fieldsOf(await (0,_event_payload_js__WEBPACK_IMPORTED_MODULE_3__/* .readEventPayload */ .N)(path));
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        problems.push((0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX314', `the event in GITHUB_EVENT_PATH cannot be read: ${why}`));
        return {};
    }
}
//# sourceMappingURL=event-defaults.js.map

/***/ }),

/***/ 26451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ readEventPayload)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/** The bytes of the event: one bound, one parser, for whoever reads fields of it. */

/** GitHub caps payloads at 25 MB. */
const maxEventBytes = 32 * 1024 * 1024;
/** JSON at `path` (GITHUB_EVENT_PATH). Rejects when it is missing, too large, or not JSON. */
async function readEventPayload(path) {
    const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
    if (size > maxEventBytes)
        throw new RangeError(`${size} bytes, more than ${maxEventBytes}`);
    return JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8'));
}
//# sourceMappingURL=event-payload.js.map

/***/ }),

/***/ 76396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(91659);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/problems/actions.js
var actions = __webpack_require__(7190);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/render/problems.js
var problems = __webpack_require__(74021);
// EXTERNAL MODULE: ./lib/src/github/event-defaults.js
var event_defaults = __webpack_require__(67063);
// EXTERNAL MODULE: ./lib/src/core/problems/command.js
var command = __webpack_require__(8076);
;// CONCATENATED MODULE: ./lib/src/github/contract.js
/**
 * An action's contract as data: action.yml, the README tables and the parser of raw values are all made from it, so
 * that none of them can drift (scripts/gen-actions.mjs, test/contract).
 */


/** Trimmed text of every input ('' = not given), or a Problem per missing required one. */
function readInputs(contract, read) {
    const problems = [];
    const values = {};
    for (const [name, input] of Object.entries(contract.inputs)) {
        const given = read(name).trim();
        const value = given === '' ? (input.fallback ?? '') : given;
        if (input.required && value === '')
            problems.push((0,catalogue/* problem */.CC)('INFX300', `${name}: expected a value, got nothing`));
        values[name] = value;
    }
    return { values: values, problems };
}
//# sourceMappingURL=contract.js.map
;// CONCATENATED MODULE: ./lib/src/github/run-action.js
/** Wires one action to GitHub: inputs in; outputs, annotations, summary and exit code out. Owns every catch. */








/** GitHub shows ten annotations of a kind per step and drops the rest without a word. */
const annotationsPerSeverity = 10;
/** A step summary over 1 MiB is dropped whole. */
const summaryByteLimit = 1024 * 1024;
async function runAction(contract, run) {
    const interrupted = new AbortController();
    const interrupt = (signal) => interrupted.abort(new Error(`interrupted by ${signal}`));
    process.on('SIGINT', interrupt);
    process.on('SIGTERM', interrupt);
    // Findings stand in files relative to this folder, annotations relative to the workspace.
    const repo = core/* getInput */.V4('repo');
    try {
        const { values, problems } = readInputs(contract, (name) => core/* getInput */.V4(name));
        if (problems.length > 0)
            throw new problem/* ProblemError */.Mm(problems);
        const result = await run(values, hostOf(process.env, interrupted.signal));
        for (const [name, value] of Object.entries(result.outputs))
            core/* setOutput */.uH(name, value);
        if (result.summary !== undefined)
            await writeSummary(result.summary);
        report(result.problems, repo);
    }
    catch (error) {
        if (error instanceof problem/* ProblemError */.Mm) {
            report(error.problems, repo);
            await writeSummary((0,problems/* renderProblems */.x)(contract.title, error.problems, []));
        }
        else if (interrupted.signal.aborted) {
            report([(0,catalogue/* problem */.CC)('INFX311', `${contract.name} was ${messageOf(interrupted.signal.reason)}`)], repo);
        }
        else {
            // Not a finding about the user's files: the whole stack helps whoever mends it.
            report([(0,catalogue/* problem */.CC)('INFX310', `something unexpected happened inside ${contract.name}; please report this`)], repo);
            core/* info */.pq(withoutCommands(error instanceof Error ? (error.stack ?? error.message) : String(error)));
        }
    }
    finally {
        process.off('SIGINT', interrupt);
        process.off('SIGTERM', interrupt);
    }
}
function hostOf(env, signal) {
    const attempt = Number(env['GITHUB_RUN_ATTEMPT']);
    return {
        workspace: env['GITHUB_WORKSPACE'] ?? process.cwd(),
        env,
        signal,
        runName: env['GITHUB_RUN_NUMBER'] ?? 'local',
        runAttempt: Number.isSafeInteger(attempt) && attempt > 0 ? attempt : 1,
        eventDefaults: () => (0,event_defaults/* readEventDefaults */.H)(env),
        info: (line) => core/* info */.pq(withoutCommands(line)),
    };
}
/** Annotations for all, as far as GitHub shows them, the rest in the log; an error among them fails the step. */
function report(problems, repo) {
    const annotate = { error: core/* error */.z3, warning: core/* warning */.$e, notice: core/* notice */.lm };
    const shown = { error: 0, warning: 0, notice: 0 };
    for (const found of problems) {
        const text = found.hint === undefined ? found.message : `${found.message}\n${found.hint}`;
        if (shown[found.severity]++ < annotationsPerSeverity) {
            annotate[found.severity](text, {
                title: `${found.code} (${found.blame})`,
                ...(found.at
                    ? { file: inWorkspace(repo, found.at.file), startLine: found.at.line, startColumn: found.at.col }
                    : {}),
                ...(found.at?.endCol === undefined ? {} : { endColumn: found.at.endCol }),
            });
        }
        else
            core/* info */.pq(withoutCommands((0,problem/* formatProblem */.Vw)(found)));
    }
    if ((0,problem/* hasErrors */.Cs)(problems))
        process.exitCode = core/* ExitCode */.yU.Failure;
}
const inWorkspace = (repo, file) => external_node_path_.posix.isAbsolute(file) ? file : external_node_path_.posix.join(repo, file);
async function writeSummary(markdown) {
    // Locally, without the file, there is nowhere to write to.
    if (process.env['GITHUB_STEP_SUMMARY'] === undefined)
        return;
    const fits = Buffer.byteLength(markdown) <= summaryByteLimit;
    if (!fits)
        throw new Error('a step summary over 1 MiB was rendered; renderers must cut by rows');
    await core/* summary */.z.addRaw(markdown, true).write();
}
const messageOf = (error) => (error instanceof Error ? error.message : String(error));
/** Text of engines, models and pull requests must not become workflow commands. */
const withoutCommands = (text) => text.replace(/^(\s*)(::|##\[)/gm, '$1\u200b$2');
//# sourceMappingURL=run-action.js.map

/***/ })

};
