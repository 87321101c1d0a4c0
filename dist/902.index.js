export const id = 902;
export const ids = [902];
export const modules = {

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

/***/ })

};
