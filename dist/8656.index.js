export const id = 8656;
export const ids = [8656];
export const modules = {

/***/ 76246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ visibleLines)
});

;// CONCATENATED MODULE: ./lib/src/core/commands/html-block.js
/** Blocks of raw HTML in Markdown, whose lines are no Markdown. https://spec.commonmark.org/0.31.2/#html-blocks */
const attribute = String.raw ` +[A-Za-z_:][\w.:-]*(?: *= *(?:[^ "'=<>${'`'}]+|'[^']*'|"[^"]*"))?`;
/** A whole tag alone on its line. */
const loneTag = new RegExp(String.raw `^(?:<[A-Za-z][A-Za-z0-9-]*(?:${attribute})* *\/?>|<\/[A-Za-z][A-Za-z0-9-]* *>) *$`);
const blockTag = /^<\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?=\/?>|[\s]|$)/i;
/** The block that begins with `line`, whose indentation is removed; undefined when none begins there. */
function htmlBlockOf(line, inParagraph) {
    if (!line.startsWith('<'))
        return undefined;
    if (/^<(?:pre|script|style|textarea)(?=[\s>]|$)/i.test(line))
        return { end: /<\/(?:pre|script|style|textarea)>/i, isHidden: false };
    if (line.startsWith('<!--'))
        return { end: /-->/, isHidden: false };
    if (line.startsWith('<?'))
        return { end: /\?>/, isHidden: true };
    if (line.startsWith('<![CDATA['))
        return { end: /\]\]>/, isHidden: true };
    if (/^<![A-Za-z]/.test(line))
        return { end: />/, isHidden: true };
    return blockTag.test(line) || (!inParagraph && loneTag.test(line))
        ? { end: 'blank line', isHidden: false }
        : undefined;
}
//# sourceMappingURL=html-block.js.map
;// CONCATENATED MODULE: ./lib/src/core/commands/blocks.js
/**
 * The block structure of Markdown, as far as it tells a writer's own text from quotes and code.
 * https://spec.commonmark.org/0.31.2/#container-blocks
 */

/** Deeper ones are text, as at GitHub: a line of 30,000 list markers must not cost their square. */
const maxDepth = 100;
const fencePattern = /^(`{3,}|~{3,})(.*)$/s;
const rulePattern = /^(?:(?:\* *){3,}|(?:- *){3,}|(?:_ *){3,})$/;
const underlinePattern = /^(?:=+|-+) *$/;
const headingPattern = /^#{1,6}(?= |$)/;
const itemPattern = /^(?:[-+*]|(\d{1,9})[.)])(?= |$)/;
/** Reads line by line; each line is of what those before it left open. */
class Blocks {
    #open = [];
    #leaf = { kind: 'none' };
    #block = 0;
    next(line) {
        const { matched, rest } = this.#match(withoutTabs(line));
        const isWhole = matched === this.#open.length;
        if (isWhole && this.#leaf.kind === 'fence')
            return this.#inFence(this.#leaf.fence, rest);
        if (isWhole && this.#leaf.kind === 'html')
            return this.#inHtml(this.#leaf.html, rest);
        return this.#begin(rest, matched);
    }
    /** How many of the open containers go on in this line. */
    #match(line) {
        let rest = line;
        let matched = 0;
        for (const container of this.#open) {
            const indent = indentOf(rest);
            if (container.kind === 'quote') {
                if (indent > 3 || rest[indent] !== '>')
                    break;
                rest = behindQuoteMark(rest.slice(indent));
            }
            else if (indent === rest.length) {
                if (!container.hasContent)
                    break;
                rest = '';
            }
            else if (indent >= container.columns) {
                rest = rest.slice(container.columns);
                this.#open[matched] = { ...container, hasContent: true };
            }
            else
                break;
            matched++;
        }
        return { matched, rest };
    }
    #inFence(fence, rest) {
        const [, closing, after = ''] = indentOf(rest) < 4 ? (fencePattern.exec(rest.trimStart()) ?? []) : [];
        if (closing !== undefined &&
            closing[0] === fence[0] &&
            closing.length >= fence.length &&
            after.trim() === '')
            this.#leaf = { kind: 'none' };
        return this.#line(rest, 'code');
    }
    #inHtml({ end, isHidden }, rest) {
        const isBlank = indentOf(rest) === rest.length;
        if (end === 'blank line' ? isBlank : end.test(rest))
            this.#leaf = { kind: 'none' };
        return this.#line(rest, isHidden ? 'code' : 'html');
    }
    #begin(text, matched) {
        const wasParagraph = this.#leaf.kind === 'paragraph';
        const isWhole = matched === this.#open.length;
        const { opened, rest } = containersIn(text, wasParagraph && isWhole, maxDepth - matched);
        const indent = indentOf(rest);
        const isBlank = indent === rest.length;
        const content = rest.slice(indent);
        const mayGoOn = wasParagraph && opened.length === 0 && !isBlank;
        const begins = indent < 4 && beginsLeaf(content, mayGoOn);
        // A paragraph goes on even where the marks of its quotes and items are missing.
        if (mayGoOn && !begins && !(isWhole && underlinePattern.test(content)))
            return this.#line(text, 'text');
        this.#open = [...this.#open.slice(0, matched), ...opened];
        this.#leaf = { kind: 'none' };
        this.#block++;
        if (isBlank || indent >= 4)
            return this.#line(text, 'code');
        return this.#leafOf(text, content, mayGoOn);
    }
    #leafOf(text, content, inParagraph) {
        const fence = fenceOf(content);
        if (fence !== undefined) {
            this.#leaf = { kind: 'fence', fence };
            return this.#line(text, 'code');
        }
        const html = htmlBlockOf(content, inParagraph);
        if (html) {
            this.#leaf = { kind: 'html', html };
            return this.#inHtml(html, text);
        }
        if (rulePattern.test(content) || (inParagraph && underlinePattern.test(content)))
            return this.#line(text, 'code');
        if (!headingPattern.test(content))
            this.#leaf = { kind: 'paragraph' };
        return this.#line(text, 'text');
    }
    #line(text, kind) {
        const isQuoted = this.#open.some((container) => container.kind === 'quote');
        return { text, kind: isQuoted ? 'code' : kind, block: this.#block };
    }
}
/** Whether the line is no paragraph. */
const beginsLeaf = (content, inParagraph) => headingPattern.test(content) ||
    fenceOf(content) !== undefined ||
    htmlBlockOf(content, inParagraph) !== undefined ||
    rulePattern.test(content);
function fenceOf(content) {
    const [, fence, info = ''] = fencePattern.exec(content) ?? [];
    // The text after opening backticks cannot hold another backtick; that is inline code.
    return fence === undefined || (fence.startsWith('`') && info.includes('`')) ? undefined : fence;
}
/** Quotes and items that begin at the start of the line, and what is left of it. */
function containersIn(line, inParagraph, room) {
    const opened = [];
    let rest = line;
    while (opened.length < room) {
        const indent = indentOf(rest);
        const content = rest.slice(indent);
        if (indent >= 4)
            break;
        if (content.startsWith('>')) {
            opened.push({ kind: 'quote' });
            rest = behindQuoteMark(content);
            continue;
        }
        const item = rulePattern.test(content)
            ? undefined
            : itemIn(content, indent, inParagraph && opened.length === 0);
        if (!item)
            break;
        opened.push(item.container);
        rest = item.rest;
    }
    return { opened, rest };
}
function itemIn(content, indent, inParagraph) {
    const [marker, digits] = itemPattern.exec(content) ?? [];
    if (marker === undefined)
        return undefined;
    const after = content.slice(marker.length);
    const blanks = indentOf(after);
    const isBlank = blanks === after.length;
    // Only an item with text, and of numbered ones only the first, ends a paragraph.
    if (inParagraph && (isBlank || (digits !== undefined && Number(digits) !== 1)))
        return undefined;
    const padding = isBlank || blanks > 4 ? 1 : blanks;
    return {
        container: { kind: 'item', columns: indent + marker.length + padding, hasContent: !isBlank },
        rest: isBlank ? '' : after.slice(padding),
    };
}
const behindQuoteMark = (text) => text.slice(text[1] === ' ' ? 2 : 1);
function indentOf(text) {
    let count = 0;
    while (text[count] === ' ')
        count++;
    return count;
}
/** A tab goes to the next multiple of four columns. */
function withoutTabs(line) {
    if (!line.includes('\t'))
        return line;
    let out = '';
    for (const [index, part] of line.split('\t').entries()) {
        if (index > 0)
            out += ' '.repeat(4 - (out.length % 4));
        out += part;
    }
    return out;
}
//# sourceMappingURL=blocks.js.map
;// CONCATENATED MODULE: ./lib/src/core/commands/inline.js
/** Tags around quotes, code, and what is hidden or struck out. */
const hidingTags = new Set('blockquote code del kbd pre q s samp script strike style template textarea title xmp'.split(' '));
/** Everything up to their own end is text. */
const rawTags = new Set(['script', 'style', 'textarea', 'title', 'xmp']);
const tag = String.raw `<\/?[a-z][a-z0-9-]*(?=[\s\/>])[^<>]*>`;
const tokensOf = {
    text: new RegExp(String.raw `\\[\\${'`'}<]|${'`'}+|<!--|\n|${tag}`, 'gi'),
    html: new RegExp(String.raw `<!--|\n|${tag}`, 'gi'),
};
/** Reads block by block: a tag may be closed in a later one. */
class Inline {
    /** Open tags that hide; `!--` is a comment that is never closed. */
    #open = [];
    /** The lines of one block of text or HTML, with comments removed; hidden ones come back empty. */
    visible(lines, kind) {
        const text = lines.map((line) => line.text).join('\n');
        const closing = new Closing(text);
        const pieces = [this.#piece(true)];
        let at = 0;
        const take = (to) => {
            const last = pieces.at(-1);
            if (last)
                last.text += text.slice(at, to);
            at = to;
        };
        /** Up to `to`, whose lines begin inside of something. */
        const cover = (to, keep) => {
            text
                .slice(at, to)
                .split('\n')
                .forEach((part, index) => {
                if (index > 0)
                    pieces.push(this.#piece(!keep));
                const last = pieces.at(-1);
                if (last && keep)
                    last.text += part;
            });
            at = to;
        };
        for (const token of text.matchAll(tokensOf[kind])) {
            if (token.index < at)
                continue;
            take(token.index);
            const [word] = token;
            if (word === '\n') {
                at++;
                pieces.push(this.#piece(true));
            }
            else if (word === '<!--') {
                const end = closing.after('-->', at + 2);
                if (end !== undefined)
                    cover(end, false);
                else if (kind === 'html') {
                    this.#open.push('!--');
                    cover(text.length, false);
                }
            }
            else if (word.startsWith('`'))
                cover(closing.after(word, at + word.length) ?? at + word.length, true);
            else {
                if (word.startsWith('<'))
                    this.#tag(word);
                cover(at + word.length, true);
            }
        }
        take(text.length);
        return pieces.map(({ isOwn, text: own }) => (isOwn ? own : ''));
    }
    #piece(isOwn) {
        return { isOwn: isOwn && this.#open.length === 0, text: '' };
    }
    #tag(word) {
        const [, slash, name = ''] = /^<(\/?)([a-z0-9-]+)/i.exec(word.toLowerCase()) ?? [];
        if (!hidingTags.has(name))
            return;
        const innermost = this.#open.at(-1) ?? '';
        if (rawTags.has(innermost) && (slash === '' || name !== innermost))
            return;
        if (slash === '')
            this.#open.push(name);
        else if (this.#open.includes(name))
            this.#open.length = this.#open.lastIndexOf(name);
    }
}
/** Where something ends that began before; each search goes on where the last one stopped. */
class Closing {
    #text;
    #ends = new Map();
    constructor(text) {
        this.#text = text;
        for (const { 0: word, index } of text.matchAll(/`+|-->/g)) {
            const ends = this.#ends.get(word) ?? [];
            this.#ends.set(word, ends);
            ends.push(index + word.length);
        }
        for (const ends of this.#ends.values())
            ends.reverse();
    }
    /** Right behind the first such word that begins at `from` or later. `from` never decreases. */
    after(word, from) {
        const ends = this.#ends.get(word) ?? [];
        while ((ends.at(-1) ?? this.#text.length) < from + word.length && ends.length > 0)
            ends.pop();
        return ends.at(-1);
    }
}
//# sourceMappingURL=inline.js.map
;// CONCATENATED MODULE: ./lib/src/core/commands/command-lines.js
/**
 * The lines of a comment that a reader sees as the writer's own words: not quoted, not code, not hidden. A command counts
 * only there, so that quoting one, showing one or hiding one executes nothing.
 */


/** In order, without line ends and what list items take of their start; hidden lines come back empty. */
function visibleLines(body) {
    const blocks = new Blocks();
    const inline = new Inline();
    return byBlock(body.split(/\r\n?|\n/).map((line) => blocks.next(line))).flatMap((lines) => {
        const kind = lines[0]?.kind ?? 'code';
        return kind === 'code'
            ? lines.map(() => '')
            : inline.visible(lines, kind).map((line) => (line.startsWith('    ') ? '' : line));
    });
}
/** Neighbours of the same block and kind. */
function byBlock(lines) {
    const groups = [];
    for (const line of lines) {
        const last = groups.at(-1);
        if (last?.[0]?.block === line.block && last[0].kind === line.kind)
            last.push(line);
        else
            groups.push([line]);
    }
    return groups;
}
//# sourceMappingURL=command-lines.js.map

/***/ }),

/***/ 29241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ maySweep)
/* harmony export */ });
/** Who may spend GPU hours. Setting labels needs less (triage), so a label alone proves nothing. */
const maySweep = ({ role }) => role === 'admin' || role === 'maintain' || role === 'write';
//# sourceMappingURL=facts.js.map

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

/***/ 98462:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ chineseFold)
/* harmony export */ });
/** The 中文 fold that ends every document for people. */
const chineseFold = (markdown) => `<details><summary>中文</summary>\n\n${markdown}\n\n</details>`;
//# sourceMappingURL=fold.js.map

/***/ }),

/***/ 27606:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readTextFile),
/* harmony export */   y: () => (/* binding */ readDefaultBranch)
/* harmony export */ });
/* harmony import */ var _core_gate_payload_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15266);
/* harmony import */ var _core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10047);
/* harmony import */ var _core_problems_gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10530);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85492);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80947);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36134);
/** Facts and files of the repository, without a checkout. */






async function readDefaultBranch({ octokit, owner, repo }) {
    const { data } = await octokit.request('GET /repos/{owner}/{repo}', { owner, repo });
    const read = new _core_gate_payload_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .PayloadReader */ .E(data);
    const branch = read.text('default_branch');
    if (read.problems.length > 0)
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm(read.problems);
    return branch;
}
/** Text of a file at a ref; undefined when there is none. GitHub gives files up to 1 MiB this way. */
async function readTextFile({ octokit, owner, repo }, path, ref) {
    try {
        const answer = await octokit.request('GET /repos/{owner}/{repo}/contents/{path}', {
            owner,
            repo,
            path,
            ref,
        });
        const data = answer.data;
        const content = (0,_core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isRecord */ .u4)(data) && data['encoding'] === 'base64' ? data['content'] : undefined;
        if (typeof content === 'string')
            return Buffer.from(content, 'base64').toString('utf8');
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX145', `${path} at ${ref}: expected the content of a file`)]);
    }
    catch (error) {
        if ((0,_client_js__WEBPACK_IMPORTED_MODULE_4__/* .refusedStatus */ .PH)(error) === 404)
            return undefined;
        throw error;
    }
}
//# sourceMappingURL=repository.js.map

/***/ })

};
