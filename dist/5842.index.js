export const id = 5842;
export const ids = [5842];
export const modules = {

/***/ 55842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  failuresVerb: () => (/* binding */ failuresVerb)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/render/numbers.js
var numbers = __webpack_require__(54143);
// EXTERNAL MODULE: ./lib/src/core/render/text.js
var render_text = __webpack_require__(67654);
;// CONCATENATED MODULE: ./lib/src/core/failures/render.js
/** Failure statistics for a terminal. */


function renderFailures(statistics, texts) {
    const { attempts, failures, causes, nodes } = statistics;
    const head = `${(0,numbers/* formatPlural */.yk)(failures, 'failure')} in ${(0,numbers/* formatPlural */.yk)(attempts, 'attempt')}`;
    if (failures === 0)
        return `${head}\n`;
    const suspects = nodes.filter(({ suspect }) => suspect);
    return [
        head,
        ...suspects.map(({ node, infraFailures, attempts: tried }) => `! ${(0,render_text/* oneLine */.TN)(node ?? '')} failed ${infraFailures} of ${(0,numbers/* formatPlural */.yk)(tried, 'attempt')}, clearly more than the other nodes: look at it, or exclude it in the site file`),
        '',
        table(['failures', 'whose', 'cause', 'last', 'on'], causes.map((cause) => causeRow(cause, texts))),
        '',
        table(['node', 'attempts', 'failed', 'infra', 'infrastructure faults', 'last failure'], nodes.map(nodeRow)),
        '',
    ].join('\n');
}
const shownNodes = 6;
const causeRow = ({ failures, blame, fault, nodes, example, lastAtUnixMs }, { causeOf }) => [
    String(failures),
    blame,
    `${fault}: ${(0,render_text/* clip */.$Q)(causeOf(fault) ?? (0,render_text/* oneLine */.TN)(example), 70)}`,
    day(lastAtUnixMs),
    nodes.length === 0
        ? '?'
        : `${nodes.slice(0, shownNodes).map(render_text/* oneLine */.TN).join(' ')}${nodes.length > shownNodes ? ` +${nodes.length - shownNodes}` : ''}`,
];
const nodeRow = (node) => [
    `${node.suspect ? '! ' : ''}${node.node === null ? '(unknown)' : (0,render_text/* oneLine */.TN)(node.node)}`,
    String(node.attempts),
    String(node.failures),
    String(node.infraFailures),
    node.faults.map(({ fault, failures }) => (failures === 1 ? fault : `${fault} ×${failures}`)).join(', ') ||
        '—',
    day(node.lastFailureAtUnixMs),
];
/** `2026-11-30 10:11`, UTC. */
const day = (unixMs) => unixMs === null ? '?' : new Date(unixMs).toISOString().slice(0, 16).replace('T', ' ');
function table(head, rows) {
    const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
    return [head, ...rows]
        .map((row) => row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd())
        .join('\n');
}
//# sourceMappingURL=render.js.map
;// CONCATENATED MODULE: ./lib/src/core/failures/statistics.js
/** The first problem that fails a point names its cause. Undefined without one. */
function failureOf(problems, recognise) {
    const first = problems.find(({ severity }) => severity === 'error') ?? problems[0];
    if (!first)
        return undefined;
    const { code, blame, message, fault } = first;
    return { fault: fault ?? recognise(message) ?? code, blame, message };
}
function failureStatistics(attempts) {
    const failed = attempts.filter(({ failure }) => failure !== undefined);
    return {
        attempts: attempts.length,
        failures: failed.length,
        causes: causesOf(failed),
        nodes: nodesOf(attempts),
    };
}
function causesOf(failed) {
    const groups = groupBy(failed, ({ failure }) => `${failure?.fault ?? ''} ${failure?.blame ?? ''}`);
    return [...groups.values()]
        .flatMap((group) => {
        const last = newest(group);
        if (!last?.failure)
            return [];
        return [
            {
                fault: last.failure.fault,
                blame: last.failure.blame,
                failures: group.length,
                nodes: [...new Set(group.flatMap(({ nodes }) => nodes))].sort(),
                example: last.failure.message,
                lastAtUnixMs: last.atUnixMs,
            },
        ];
    })
        .sort((a, b) => b.failures - a.failures || compareText(a.fault, b.fault));
}
function nodesOf(attempts) {
    const byNode = new Map();
    for (const attempt of attempts) {
        const places = attempt.nodes.length > 0 ? attempt.nodes : [null];
        for (const node of new Set(places))
            byNode.set(node, [...(byNode.get(node) ?? []), attempt]);
    }
    const isInfra = ({ failure }) => failure?.blame === 'infra';
    const share = (group) => ({
        failures: group.filter(isInfra).length,
        attempts: group.length,
    });
    const known = attempts.filter(({ nodes }) => nodes.length > 0);
    return [...byNode]
        .map(([node, group]) => {
        const failed = group.filter(({ failure }) => failure !== undefined);
        const infra = group.filter(isInfra);
        const others = known.filter(({ nodes }) => node !== null && !nodes.includes(node));
        return {
            node,
            attempts: group.length,
            failures: failed.length,
            infraFailures: infra.length,
            faults: [...groupBy(infra, ({ failure }) => failure?.fault ?? '')]
                .map(([fault, { length }]) => ({ fault, failures: length }))
                .sort((a, b) => b.failures - a.failures || compareText(a.fault, b.fault)),
            lastFailureAtUnixMs: newest(failed)?.atUnixMs ?? null,
            suspect: node !== null && isSuspect(share(group), share(others)),
        };
    })
        .sort((a, b) => Number(b.suspect) - Number(a.suspect) ||
        b.infraFailures - a.infraFailures ||
        b.failures - a.failures ||
        compareText(a.node ?? '￿', b.node ?? '￿'));
}
/** Below this chance the failures of a node are no bad luck. */
const suspectChance = 0.05;
/**
 * Whether a node fails more often than the others: at least two failures, and at most 5 % chance of so many when the
 * node were like the others. The chance is the upper tail of the hypergeometric distribution (Fisher's exact test, one
 * side), which holds for small counts, too. Without other nodes there is nothing to compare with.
 */
function isSuspect(node, others) {
    if (node.failures < 2 || others.attempts === 0)
        return false;
    const attempts = node.attempts + others.attempts;
    const failures = node.failures + others.failures;
    let chance = 0;
    for (let count = node.failures; count <= Math.min(failures, node.attempts); count++) {
        chance += Math.exp(logChoose(failures, count) +
            logChoose(attempts - failures, node.attempts - count) -
            logChoose(attempts, node.attempts));
    }
    return chance <= suspectChance;
}
function logChoose(n, k) {
    if (k < 0 || k > n)
        return -Infinity;
    let sum = 0;
    for (let i = 1; i <= k; i++)
        sum += Math.log((n - k + i) / i);
    return sum;
}
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items)
        groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
    return groups;
}
const newest = (group) => group.reduce((best, item) => (best && (best.atUnixMs ?? 0) > (item.atUnixMs ?? 0) ? best : item), undefined);
const compareText = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
//# sourceMappingURL=statistics.js.map
// EXTERNAL MODULE: ./lib/src/launch/failure-table.js + 7 modules
var failure_table = __webpack_require__(59332);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/src/core/collect/found-result.js + 2 modules
var found_result = __webpack_require__(48476);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problems/command.js
var command = __webpack_require__(8076);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/files/own-json.js
var own_json = __webpack_require__(82329);
// EXTERNAL MODULE: ./lib/src/sweep/attempt-file.js
var attempt_file = __webpack_require__(62547);
;// CONCATENATED MODULE: ./lib/src/sweep/failures.js
/** Attempts of many sweeps, from out folders and downloaded artifacts: for statistics of causes and nodes. */











/** Folders below this depth are none of ours; a link is never followed. */
const maxDepth = 8;
const maxDocumentBytes = 64 * 1024 * 1024;
/**
 * Every attempt.json and every failure document below the folders, each attempt once. Throws ProblemError (INFX308) when
 * a folder is not there.
 */
async function readAttempts(folders) {
    const attempts = [];
    const problems = [];
    for (const folder of folders) {
        if (!(0,external_node_fs_.existsSync)(folder))
            throw new problem/* ProblemError */.Mm([noAttempts(folder)]);
        const files = await filesBelow(folder);
        const own = files.filter((path) => (0,external_node_path_.basename)(path) === attempt_file/* attemptFileName */.l);
        const known = new Set();
        for (const path of own) {
            const found = await whole(problems, () => readAttempt(path));
            if (!found)
                continue;
            attempts.push(found);
            known.add(keyOf(path, found));
        }
        for (const path of files.filter(isFailureDocument)) {
            const found = await whole(problems, () => readFailureDocument(path));
            // An out folder lays its artifacts out beside what they were made of.
            attempts.push(...(found ?? []).filter((attempt) => !known.has(keyOf(path, attempt))));
        }
    }
    return { attempts, problems };
}
const noAttempts = (folder) => (0,catalogue/* problem */.CC)('INFX308', `there is no ${folder} to look for attempts in`, {
    hint: 'run "infx sweep" first, or name out folders or downloaded artifacts: infx failures DIR…',
});
/** Sweeps of one out folder are told apart by the folder that holds `points` or `artifacts`. */
const keyOf = (path, { pointId, attempt }) => `${path.replace(/\/(points|artifacts)\/.*$/s, '')} ${pointId} ${attempt}`;
const isFailureDocument = (path) => path.endsWith('.json') && (0,external_node_path_.basename)((0,external_node_path_.dirname)(path)).startsWith('failed_');
async function filesBelow(root) {
    const files = [];
    const walk = async (dir, depth) => {
        for (const entry of await (0,promises_.readdir)(dir, { withFileTypes: true })) {
            const path = (0,external_node_path_.join)(dir, entry.name);
            if (entry.isFile())
                files.push(path);
            else if (entry.isDirectory() && depth < maxDepth)
                await walk(path, depth + 1);
        }
    };
    try {
        await walk(root, 0);
    }
    catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX308', `${root} cannot be read: ${reason}`)], { cause });
    }
    return files.sort();
}
/** Undefined when the file cannot be read, which is a problem of its own. */
async function whole(problems, read) {
    try {
        return await read();
    }
    catch (error) {
        if (!(error instanceof problem/* ProblemError */.Mm))
            throw error;
        problems.push(...error.problems.map((found) => ({ ...found, severity: 'warning' })));
        return undefined;
    }
}
async function readAttempt(path) {
    const value = await (0,own_json/* readOwnJson */.Z)(path, 'attempt.v1');
    if (!isAttempt(value))
        throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX308', `${path} is no whole attempt.v1`)]);
    const { pointId, title, attempt, status, atUnixMs, nodes, failure } = value;
    return { pointId, title, attempt, status, atUnixMs, nodes, ...classed(failure) };
}
const isAttempt = (value) => 'pointId' in value &&
    typeof value.pointId === 'string' &&
    'attempt' in value &&
    'nodes' in value &&
    Array.isArray(value.nodes);
/** None for a result that is there and only not valid: its reasons are of the measurement, not of a node. */
async function readFailureDocument(path) {
    const source = { artifact: (0,external_node_path_.basename)((0,external_node_path_.dirname)(path)), file: (0,external_node_path_.basename)(path), origin: 'failed' };
    const found = (0,found_result/* readResultFile */.k)({ ...source, text: await readBounded(path) });
    const damage = found.flatMap(({ problems }) => problems);
    if (damage.length > 0)
        throw new problem/* ProblemError */.Mm(damage);
    return found.flatMap(({ pointId, attempt, failure }) => pointId === null || !failure
        ? []
        : [
            {
                pointId,
                title: pointId,
                attempt: attempt ?? 1,
                status: 'failed',
                atUnixMs: null,
                nodes: failure.nodes ?? [],
                ...classed(failure),
            },
        ]);
}
async function readBounded(path) {
    const { size } = await (0,promises_.stat)(path);
    if (size <= maxDocumentBytes)
        return (0,promises_.readFile)(path, 'utf8');
    throw new problem/* ProblemError */.Mm([
        (0,catalogue/* problem */.CC)('INFX308', `${path} is ${size} bytes large; at most ${maxDocumentBytes} are read`),
    ]);
}
function classed(failure) {
    const found = failure && failureOf(failure.problems, (message) => (0,failure_table/* classifyFailure */.XE)([message])?.row.id);
    return found ? { failure: found } : {};
}
//# sourceMappingURL=failures.js.map
// EXTERNAL MODULE: ./lib/src/cli/failure.js
var failure = __webpack_require__(95085);
;// CONCATENATED MODULE: ./lib/src/cli/failures.js
/** `infx failures`: why attempts failed, and on which nodes. */






/** Exit code 1 when a node fails clearly more often than the others. Throws ProblemError (INFX308). */
async function failuresVerb(folders, options) {
    const { attempts, problems } = await readAttempts(folders.map((folder) => (0,external_node_path_.resolve)(process.cwd(), folder)));
    (0,failure/* printProblems */.Mr)(problems);
    const statistics = failureStatistics(attempts);
    process.stdout.write(options.json === true
        ? `${JSON.stringify(statistics, null, 1)}\n`
        : renderFailures(statistics, { causeOf: (fault) => (0,failure_table/* failureRow */.$K)(fault)?.cause }));
    return statistics.nodes.some(({ suspect }) => suspect) ? 1 : 0;
}
//# sourceMappingURL=failures.js.map

/***/ }),

/***/ 42541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ canonicalJsonWithout),
/* harmony export */   dj: () => (/* binding */ canonicalJson),
/* harmony export */   p8: () => (/* binding */ NotFiniteError)
/* harmony export */ });
/** Canonical JSON: one byte sequence per value, so that a hash of it is an identity. */
/** A number that JSON has no word for: `.nan` or `.inf` of a YAML file. */
class NotFiniteError extends TypeError {
    name = 'NotFiniteError';
}
/**
 * Keys sorted by code point at every level, no white space, `undefined` members left out, everything outside
 * 0x20-0x7e escaped as lower-case \uXXXX (short escapes where JSON has them): the reference's form for its
 * recipe fingerprint, so one function serves both. Throws NotFiniteError on NaN and Infinity, TypeError on bigint,
 * functions and cycles.
 */
function canonicalJson(value) {
    return write(value, []);
}
/** The same of an object, but for some of its own members. */
function canonicalJsonWithout(value, members) {
    return writeObject(value, [value], members);
}
function write(value, path) {
    if (value === null)
        return 'null';
    switch (typeof value) {
        case 'boolean':
            return value ? 'true' : 'false';
        case 'number':
            if (!Number.isFinite(value))
                throw new NotFiniteError(`canonical JSON cannot hold ${value}`);
            return Object.is(value, -0) ? '0' : String(value);
        case 'string':
            return escape(value);
        case 'object': {
            if (path.includes(value))
                throw new TypeError('canonical JSON cannot hold a cycle');
            path.push(value);
            const text = Array.isArray(value) ? writeArray(value, path) : writeObject(value, path);
            path.pop();
            return text;
        }
        default:
            throw new TypeError(`canonical JSON cannot hold a ${typeof value}`);
    }
}
const writeArray = (items, path) => `[${items.map((item) => write(item, path)).join(',')}]`;
function writeObject(value, path, without = none) {
    const members = value;
    let text = '';
    for (const key of sortedKeys(value)) {
        const member = members[key];
        if (member !== undefined && !without.includes(key))
            text += `${text === '' ? '' : ','}${keyText(key)}${write(member, path)}`;
    }
    return `{${text}}`;
}
const none = [];
const fewKeys = 16;
function sortedKeys(value) {
    const keys = Object.keys(value);
    // A key that is written as it is has nothing beyond ASCII, where the two orders are one.
    if (keys.some((key) => keyText(key).length !== key.length + 3))
        return keys.sort(compareCodePoints);
    if (keys.length > fewKeys)
        return keys.sort();
    // Most objects are small, and sorting those by insertion costs a fraction of calling `sort`.
    for (let next = 1; next < keys.length; next++) {
        const key = keys[next] ?? '';
        let at = next;
        for (; at > 0 && (keys[at - 1] ?? '') > key; at--)
            keys[at] = keys[at - 1] ?? '';
        keys[at] = key;
    }
    return keys;
}
const keyTexts = new Map();
const mostKeyTexts = 5000;
/** `"key":`. The same few hundred keys are written again and again. */
function keyText(key) {
    const known = keyTexts.get(key);
    if (known !== undefined)
        return known;
    const text = `${escape(key)}:`;
    if (keyTexts.size < mostKeyTexts)
        keyTexts.set(key, text);
    return text;
}
const needsEscape = /[^\x20-\x21\x23-\x5b\x5d-\x7e]/;
/** Most texts hold nothing to escape; a plan writes hundreds of thousands of them. */
const escape = (text) => needsEscape.test(text)
    ? JSON.stringify(text).replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    : `"${text}"`;
/** UTF-16 order, which `sort()` uses, differs from code point order only where surrogates meet U+E000-U+FFFF. */
function compareCodePoints(a, b) {
    const left = Array.from(a);
    const right = Array.from(b);
    for (let index = 0; index < Math.min(left.length, right.length); index++) {
        const difference = (left[index]?.codePointAt(0) ?? 0) - (right[index]?.codePointAt(0) ?? 0);
        if (difference !== 0)
            return difference;
    }
    return left.length - right.length;
}
//# sourceMappingURL=canonical-json.js.map

/***/ }),

/***/ 40742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ attemptInName),
/* harmony export */   j: () => (/* binding */ artifactNames)
/* harmony export */ });
/** Longest readable part; names of whole artifacts stay far below what file systems take. */
const maxReadable = 60;
/** Names of one attempt (from 1). Unique per point and attempt; only letters, digits, `.`, `_` and `-`. */
function artifactNames(point, run) {
    const label = `${readable(point.expName)}${safe(point.id)}_a${run.attempt}`;
    const isAgentic = point.scenario === 'agentic-coding';
    const prefix = point.kind === 'eval' ? 'eval_' : !run.valid ? 'failed_' : isAgentic ? 'bmk_agentic_' : 'bmk_';
    return {
        result: `${prefix}${label}`,
        failed: `failed_${label}`,
        trace: `agentic_${label}`,
        serverLogs: `server_logs_${label}`,
        gpuMetrics: `gpu_metrics_${label}`,
        powerAudit: `power_audit_${label}`,
        resultFile: `${isAgentic ? '' : 'agg_'}${label}.json`,
    };
}
/** The attempt at the end of an artifact's name; undefined in names of other producers. */
function attemptInName(artifact) {
    const digits = /_a([1-9]\d{0,5})$/.exec(artifact)?.[1];
    return digits === undefined ? undefined : Number(digits);
}
/**
 * A readable part in front of the id. Names are recognised by their prefixes, so a part that would lengthen one of
 * them into another (`bmk_` + `agentic_…`, `eval_` + `server_logs_…`) is kept from doing so.
 */
function readable(expName) {
    const text = safe(expName)
        .slice(0, maxReadable)
        .replace(/[-_.]+$/, '');
    if (text === '')
        return '';
    return `${/^(agentic|results|server_logs|gpu_metrics)_/.test(text) ? 'x-' : ''}${text}_`;
}
const safe = (text) => text.replace(/[^A-Za-z0-9._-]+/g, '-');
//# sourceMappingURL=artifact-names.js.map

/***/ }),

/***/ 48476:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ damagedResult),
  k: () => (/* binding */ readResultFile)
});

// EXTERNAL MODULE: ./lib/src/core/problems/evals.js
var evals = __webpack_require__(10626);
// EXTERNAL MODULE: ./lib/src/core/measure/lenient-json.js
var lenient_json = __webpack_require__(10047);
// EXTERNAL MODULE: ./lib/src/core/measure/nesting.js
var nesting = __webpack_require__(19297);
// EXTERNAL MODULE: ./lib/src/core/optional-field.js
var optional_field = __webpack_require__(15783);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/collect/artifact-names.js
var artifact_names = __webpack_require__(40742);
;// CONCATENATED MODULE: ./lib/src/core/collect/json-fault.js
/** Where a text stops being JSON. `JSON.parse` says it only for some faults, and in words that change with the engine. */
const space = /[\t\n\r ]*/y;
const token = /(")|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|NaN|-?Infinity)|([{}[\]:,])/y;
/** Inside a string. One pattern that repeats both overflows at some megabytes. */
const piece = /[^"\\\u0000-\u001f]+|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
/** Line and column (from 1) of the first fault, or undefined for JSON, with or without bare non-finite numbers. */
function jsonFault(text) {
    const open = [];
    let expected = 'value';
    let offset = 0;
    for (;;) {
        const start = behind(space, text, offset) ?? offset;
        if (start === text.length && expected === 'nothing')
            return undefined;
        token.lastIndex = start;
        const match = token.exec(text);
        const end = match?.[1] === undefined ? token.lastIndex : endOfString(text, token.lastIndex);
        if (!match || end === undefined)
            return placeOf(text, start);
        const next = step(expected, match[1] === undefined ? (match[2] ?? 'literal') : 'string', open);
        if (next === undefined)
            return placeOf(text, start);
        expected = next;
        offset = end;
    }
}
/** Offset behind the closing quote; undefined when the string has none, or holds what a string must not. */
function endOfString(text, first) {
    let end = first;
    for (let next = behind(piece, text, end); next !== undefined; next = behind(piece, text, end))
        end = next;
    return text[end] === '"' ? end + 1 : undefined;
}
/** Offset behind what the sticky pattern finds at `offset`. */
function behind(pattern, text, offset) {
    pattern.lastIndex = offset;
    return pattern.test(text) ? pattern.lastIndex : undefined;
}
/** What may follow after `kind`, which must be allowed now; undefined when it is not. */
function step(expected, kind, open) {
    const afterValue = () => (open.length === 0 ? 'nothing' : 'comma-or-end');
    const isValueAllowed = expected === 'value' || expected === 'value-or-end';
    switch (kind) {
        case '{':
        case '[':
            if (!isValueAllowed)
                return undefined;
            open.push(kind);
            return kind === '{' ? 'key-or-end' : 'value-or-end';
        case '}':
        case ']': {
            const isEnd = expected === 'comma-or-end' || expected === (kind === '}' ? 'key-or-end' : 'value-or-end');
            if (!isEnd || open.pop() !== (kind === '}' ? '{' : '['))
                return undefined;
            return afterValue();
        }
        case ':':
            return expected === 'colon' ? 'value' : undefined;
        case ',':
            if (expected !== 'comma-or-end')
                return undefined;
            return open.at(-1) === '{' ? 'key' : 'value';
        case 'string':
            if (expected === 'key' || expected === 'key-or-end')
                return 'colon';
            return isValueAllowed ? afterValue() : undefined;
        default:
            return isValueAllowed ? afterValue() : undefined;
    }
}
function placeOf(text, offset) {
    const before = text.slice(0, offset);
    return { line: before.split('\n').length, col: offset - before.lastIndexOf('\n') };
}
//# sourceMappingURL=json-fault.js.map
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/src/core/canonical-json.js
var canonical_json = __webpack_require__(42541);
// EXTERNAL MODULE: ./lib/src/core/results/headline.js
var headline = __webpack_require__(91773);
;// CONCATENATED MODULE: ./lib/src/core/collect/result-facts.js
/**
 * What joining, tables and verdicts need of a result. The row itself stays in its file until it is written again: the
 * results of a sweep of thousands of points are not held at once.
 */




/** `hasNonFinite`: the row holds numbers that no strict JSON can hold; the headline has none of them. */
function factsOf(row, hasNonFinite) {
    const block = (0,lenient_json/* isRecord */.u4)(row.infx) ? row.infx : {};
    const stated = block['invalid_reasons'];
    return {
        valid: block['valid'] !== false,
        invalidReasons: Array.isArray(stated) ? stated.filter(isReason) : [],
        measured: spanOf(block['timeline']),
        headline: (0,headline/* headlineOf */.g)(row),
        contentDigest: (0,external_node_crypto_.createHash)('sha256')
            .update((0,canonical_json/* canonicalJson */.dj)(hasNonFinite ? finiteOrText(row) : row))
            .digest('hex'),
    };
}
const isReason = (value) => (0,lenient_json/* isRecord */.u4)(value) &&
    typeof value['code'] === 'string' &&
    typeof value['message'] === 'string' &&
    ['user', 'infra', 'product'].includes(String(value['blame']));
/** Beyond it there is no date. */
const maxUnixMs = 8.64e15;
function spanOf(timeline) {
    if (!Array.isArray(timeline))
        return null;
    const times = timeline.flatMap((entry) => {
        const time = (0,lenient_json/* isRecord */.u4)(entry) ? entry['atUnixMs'] : undefined;
        return typeof time === 'number' && Math.abs(time) <= maxUnixMs ? [time] : [];
    });
    if (times.length === 0)
        return null;
    return {
        fromUnixMs: times.reduce((a, b) => Math.min(a, b)),
        toUnixMs: times.reduce((a, b) => Math.max(a, b)),
        entries: times.length,
    };
}
/** Canonical JSON has no NaN; a text in its place tells two rows apart just as well. */
function finiteOrText(value) {
    if (typeof value === 'number')
        return Number.isFinite(value) ? value : String(value);
    if (Array.isArray(value))
        return value.map(finiteOrText);
    if (!(0,lenient_json/* isRecord */.u4)(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, finiteOrText(inner)]));
}
//# sourceMappingURL=result-facts.js.map
;// CONCATENATED MODULE: ./lib/src/core/collect/found-result.js
/** Results as they were found in artifacts: parsed, identified, damage recorded. Nothing here throws for what a file holds. */








/** Results of one file: one for an object, one per element for a list, one damaged one for anything else. */
function readResultFile(source) {
    const path = `${source.artifact}/${source.file}`;
    let value;
    try {
        value = (0,lenient_json/* parseLenientJson */.Ri)(source.text);
    }
    catch (error) {
        const place = jsonFault(source.text) ?? { line: 1, col: 1 };
        const reason = error instanceof Error ? error.message : String(error);
        return [
            damagedResult(source, (0,catalogue/* problem */.CC)('INFX265', `${path} is not JSON: ${reason}`, { at: { file: path, ...place } })),
        ];
    }
    if (Array.isArray(value))
        return value.map((row, index) => readRow(source, row, index));
    return [readRow(source, value)];
}
/** A result that could not even be read. */
const damagedResult = (source, reason, index) => ({
    ...found_result_placeOf(source, index),
    attempt: (0,artifact_names/* attemptInName */.a)(source.artifact) ?? null,
    pointId: null,
    planDigest: null,
    facts: null,
    nonFinite: [],
    problems: [reason],
});
const found_result_placeOf = ({ artifact, file, origin, createdAt }, index) => ({
    artifact,
    path: `${artifact}/${file}${index === undefined ? '' : `#${index}`}`,
    file,
    ...(0,optional_field/* optional */.l)('index', index),
    origin,
    ...(0,optional_field/* optional */.l)('createdAt', createdAt),
});
function readRow(source, value, index) {
    const place = found_result_placeOf(source, index);
    const { path } = place;
    const at = { file: path, line: 1, col: 1 };
    const refuse = (why) => damagedResult(source, (0,catalogue/* problem */.CC)('INFX265', `${path} ${why}`, { at }), index);
    if (!(0,lenient_json/* isRecord */.u4)(value))
        return refuse('is not a JSON object');
    if ((0,nesting/* isTooDeep */.f_)(value))
        return refuse(`is ${nesting/* tooDeep */.DI}`);
    const block = (0,lenient_json/* isRecord */.u4)(value['infx']) ? value['infx'] : {};
    const inName = (0,artifact_names/* attemptInName */.a)(source.artifact);
    const inResult = positiveInteger(block['attempt']);
    const isTorn = inName !== undefined && inResult !== undefined && inName !== inResult;
    const mismatch = `${path} states attempt ${inResult}, its name says ${inName}`;
    const nonFinite = nonFinitePaths(value, '');
    return {
        ...place,
        attempt: inResult ?? inName ?? null,
        pointId: found_result_text(block['point_id']),
        planDigest: found_result_text(block['plan_digest']),
        facts: factsOf(value, nonFinite.length > 0), // parsed JSON
        nonFinite,
        ...(isFailure(value['failure']) ? { failure: value['failure'] } : {}),
        problems: isTorn ? [(0,catalogue/* problem */.CC)('INFX267', mismatch, { at })] : [],
    };
}
/** Dotted paths of numbers that are NaN or infinite, in document order. */
function nonFinitePaths(value, path) {
    if (typeof value === 'number')
        return Number.isFinite(value) ? [] : [path];
    if (typeof value !== 'object' || value === null)
        return [];
    return Object.entries(value).flatMap(([key, inner]) => nonFinitePaths(inner, path === '' ? key : `${path}.${key}`));
}
const found_result_text = (value) => (typeof value === 'string' && value !== '' ? value : null);
const positiveInteger = (value) => typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
const phases = [
    'queued',
    'starting',
    'healthy',
    'warm-up',
    'profiling',
    'stopping',
    'done',
];
function isFailure(value) {
    return ((0,lenient_json/* isRecord */.u4)(value) &&
        phases.includes(value['phase']) &&
        typeof value['retriable'] === 'boolean' &&
        Array.isArray(value['problems']) &&
        value['problems'].every(isProblem));
}
const isProblem = (value) => (0,lenient_json/* isRecord */.u4)(value) &&
    /^INFX\d+$/.test(String(value['code'])) &&
    typeof value['message'] === 'string' &&
    ['user', 'infra', 'product'].includes(String(value['blame'])) &&
    ['error', 'warning', 'notice'].includes(String(value['severity']));
//# sourceMappingURL=found-result.js.map

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

/***/ 91773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ headlineOf)
/* harmony export */ });
/* harmony import */ var _measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10047);
/** The numbers that tables and charts show, from an aggregate of either scenario. */

/** Null when nothing was measured (no request succeeded): a zero would be a lie. */
function headlineOf(aggregate) {
    return aggregate['scenario_type'] === 'agentic-coding'
        ? agenticHeadline(aggregate)
        : fixedHeadline(aggregate);
}
function agenticHeadline(aggregate) {
    const perGpu = (name) => (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM)(at(aggregate, 'request_metrics', 'throughput', 'per_gpu', name));
    const latency = (metric, statistic) => (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM)(at(aggregate, 'request_metrics', 'latency', metric, statistic)) ?? null;
    const throughput = throughputs(perGpu('total_tput_tps'), perGpu('output_tput_tps'), perGpu('input_tput_tps'));
    return (throughput && {
        ...throughput,
        meanIntvtyTps: latency('intvty', 'mean'),
        p90IntvtyTps: latency('intvty', 'p90'),
        p90E2eNormIntvtyTps: latency('e2e_norm_intvty', 'p90'),
        p75E2eNormIntvtyTps: latency('e2e_norm_intvty', 'p75'),
        p90E2elSeconds: latency('e2el', 'p90'),
        p75E2elSeconds: latency('e2el', 'p75'),
        p90TtftSeconds: latency('ttft', 'p90'),
        requestsSuccessful: (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM)(aggregate['num_requests_successful']) ?? 0,
        // Requests cancelled at the end of the run leave an error record, but nothing failed.
        requestsFailed: (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM)(at(aggregate, 'infx', 'requests', 'failed')) ??
            (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM)(at(aggregate, 'request_accounting', 'records_error_dropped')) ??
            0,
    });
}
/** Clients of this scenario give the percentiles they were asked for; others stay null. */
function fixedHeadline(aggregate) {
    const value = (key) => (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM)(aggregate[key]) ?? null;
    const number = (key) => (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM)(aggregate[key]);
    const throughput = throughputs(number('tput_per_gpu'), number('output_tput_per_gpu'), number('input_tput_per_gpu'));
    return (throughput && {
        ...throughput,
        meanIntvtyTps: value('mean_intvty'),
        p90IntvtyTps: value('p90_intvty'),
        p90E2eNormIntvtyTps: null,
        p75E2eNormIntvtyTps: null,
        p90E2elSeconds: value('p90_e2el'),
        p75E2elSeconds: value('p75_e2el'),
        p90TtftSeconds: value('p90_ttft'),
        requestsSuccessful: (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM)(at(aggregate, 'infx', 'requests', 'successful')) ?? 0,
        requestsFailed: (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM)(at(aggregate, 'infx', 'requests', 'failed')) ?? 0,
    });
}
const throughputs = (total, output, input) => total === undefined || output === undefined || input === undefined
    ? null
    : { tputPerGpuTps: total, outputTputPerGpuTps: output, inputTputPerGpuTps: input };
function at(value, ...path) {
    return path.reduce((inner, key) => ((0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(inner) ? inner[key] : undefined), value);
}
//# sourceMappingURL=headline.js.map

/***/ }),

/***/ 6721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   An: () => (/* binding */ writeJsonFile),
/* harmony export */   CA: () => (/* binding */ errorCode),
/* harmony export */   Ht: () => (/* binding */ readBoundedText),
/* harmony export */   bX: () => (/* binding */ strictStringify),
/* harmony export */   fR: () => (/* binding */ replaceFile),
/* harmony export */   lk: () => (/* binding */ parseJsonText)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10047);
/* harmony import */ var _core_problems_measure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8429);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85492);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80947);
/** JSON files, read with a bound and written whole or not at all. */





/** Refusals of the machine, not faults of the caller: reported as infrastructure. */
const refusals = [
    'ENOSPC',
    'EDQUOT',
    'EFBIG',
    'EROFS',
    'EIO',
    'ENOENT',
    'EACCES',
    'EPERM',
    'EMFILE',
    'ENFILE',
];
const fullDisk = ['ENOSPC', 'EDQUOT', 'EFBIG'];
/**
 * Writes strict JSON: beside its place first, flushed, then renamed over it, so that a reader sees the old file or the
 * new one. Throws TypeError when a number inside is NaN or infinite (JSON.stringify would silently write null), and
 * ProblemError INFX230 when the disk refuses; the former file is untouched in both cases.
 */
async function writeJsonFile(path, value) {
    const text = `${strictStringify(value)}\n`;
    await replaceFile(path, (file) => file.writeFile(text));
}
/** What `write` leaves in the file it gets stands at `path` afterwards, whole; when it throws, nothing changes. */
async function replaceFile(path, write) {
    const beside = `${path}.${process.pid}.tmp`;
    try {
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(beside, 'w');
        try {
            await write(file);
            await file.sync();
        }
        finally {
            await file.close();
        }
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(beside, path);
    }
    catch (cause) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(beside, { force: true });
        throw asWriteProblem(cause, path);
    }
}
function asWriteProblem(cause, path) {
    const code = errorCode(cause);
    if (code === undefined || !refusals.includes(code))
        return cause;
    const hint = fullDisk.includes(code) ? { hint: 'free some space and run again' } : {};
    return new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX230', `${path} could not be written (${code})`, hint)], { cause });
}
function errorCode(cause) {
    return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
}
/** Indented JSON; throws TypeError on NaN and infinities, naming the key. */
function strictStringify(value) {
    if (value === undefined)
        throw new TypeError('JSON cannot hold undefined');
    return JSON.stringify(value, (key, inner) => {
        if (typeof inner === 'number' && !Number.isFinite(inner)) {
            throw new TypeError(`JSON cannot hold ${inner} (at key '${key}')`);
        }
        return inner;
    }, 1);
}
/**
 * Text of a file of at most `maxBytes`. Throws ProblemError: INFX222 when it is missing, INFX223 when it is too large.
 */
async function readBoundedText(path, maxBytes) {
    try {
        const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
        if (size > maxBytes) {
            const text = `${path} has ${size} bytes; at most ${maxBytes} are read`;
            throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX223', text)]);
        }
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path);
        try {
            return await file.readFile('utf8');
        }
        finally {
            await file.close();
        }
    }
    catch (cause) {
        if (errorCode(cause) !== 'ENOENT')
            throw cause;
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX222', `${path} is missing`)], { cause });
    }
}
/** Parses text that may hold Python's bare NaN and Infinity; throws ProblemError INFX223 with the place otherwise. */
function parseJsonText(text, path) {
    try {
        return (0,_core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseLenientJson */ .Ri)(text);
    }
    catch (cause) {
        if (!(cause instanceof SyntaxError))
            throw cause;
        const offset = Number(/position (\d+)/.exec(cause.message)?.[1] ?? (text === '' ? 0 : NaN));
        const before = Number.isNaN(offset) ? '' : text.slice(0, offset);
        const at = {
            file: path,
            line: before.split('\n').length,
            col: before.length - before.lastIndexOf('\n'),
        };
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX223', `not JSON: ${cause.message}`, { at })], { cause });
    }
}
//# sourceMappingURL=json-file.js.map

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

/***/ 62547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ keepAttempt),
/* harmony export */   l: () => (/* binding */ attemptFileName)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80947);
/* harmony import */ var _files_json_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6721);
/* harmony import */ var _launch_slurm_job_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61361);
/** attempt.json in the folder of every attempt, also of those that were tried again: where it ran, and how it ended. */






const attemptFileName = 'attempt.json';
/** Writes the file; returns the outcome with the nodes in its failure. */
async function keepAttempt(point, attempt, outcome) {
    // The folder could not even be made: the outcome says so already.
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(outcome.workDir))
        return outcome;
    const nodes = await nodesOf(outcome.workDir);
    const kept = outcome.status === 'failed' && nodes.length > 0 ? withNodes(outcome, nodes) : outcome;
    const file = {
        schema: 'attempt.v1',
        pointId: point.id,
        title: point.title,
        attempt,
        status: kept.status,
        atUnixMs: kept.timeline[0]?.atUnixMs ?? Date.now(),
        nodes,
        ...(kept.status === 'failed' ? { failure: kept.failure } : {}),
    };
    try {
        await (0,_files_json_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeJsonFile */ .An)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(outcome.workDir, attemptFileName), file);
    }
    catch (error) {
        // Statistics of nodes are not worth a result. A disk that refuses says so when the result itself is kept.
        if (!(error instanceof _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm))
            throw error;
    }
    return kept;
}
const withNodes = (outcome, nodes) => ({ ...outcome, failure: { ...outcome.failure, nodes } });
/** Those of the Slurm job, once it has them; without a job everything runs on this host. */
async function nodesOf(workDir) {
    const dir = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workDir, 'logs', 'slurm');
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(dir))
        return [(0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)()];
    return (await new _launch_slurm_job_files_js__WEBPACK_IMPORTED_MODULE_5__/* .JobFiles */ .v(dir).allocation())?.names ?? [];
}
//# sourceMappingURL=attempt-file.js.map

/***/ })

};
