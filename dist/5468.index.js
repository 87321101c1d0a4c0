export const id = 5468;
export const ids = [5468];
export const modules = {

/***/ 79880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E0: () => (/* binding */ changedFields),
/* harmony export */   MM: () => (/* binding */ align),
/* harmony export */   Zm: () => (/* binding */ comparable)
/* harmony export */ });
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42541);
/** Finds each entry of the base in the head, so that every difference gets its right name. */

/** Equal ends are paired one by one; the middle by what entries still have in common, each head entry once. */
function align(base, head) {
    const same = (left, right) => left !== undefined && right !== undefined && (left === right || whole(left) === whole(right));
    let front = 0;
    while (front < base.length && same(base[front], head[front]))
        front++;
    const matches = matchRest(base.slice(front), head.slice(front));
    const pairs = [
        ...base.slice(0, front).flatMap((block, index) => {
            const other = head[index];
            return other ? [{ base: block, head: other, fields: [] }] : [];
        }),
        ...[...matches].map(([left, right]) => ({
            base: left,
            head: right,
            fields: changedFields(left.value, right.value),
        })),
    ];
    const taken = new Set(matches.values());
    const last = [...taken].reduce((highest, block) => Math.max(highest, block.ordinal), front - 1);
    const fresh = head.slice(front).filter((block) => !taken.has(block));
    return {
        pairs,
        removed: base.slice(front).filter((block) => !matches.has(block)),
        appended: fresh.filter((block) => block.ordinal > last),
        inserted: fresh.filter((block) => block.ordinal < last),
    };
}
/** Most certain evidence first: the whole entry, all but the link, then the keys or the text alone. */
const signatures = [
    whole,
    (block) => part(block, (field) => field !== 'pr-link'),
    (block) => part(block, (field) => field === 'description'),
    (block) => part(block, (field) => field === 'pr-link' || field === 'config-keys'),
    (block) => part(block, (field) => field === 'config-keys'),
];
function matchRest(base, head) {
    const found = new Map();
    const free = new Set(head);
    for (const signature of signatures) {
        if (found.size === base.length || free.size === 0)
            break;
        const bySignature = new Map();
        for (const block of free) {
            const key = signature(block);
            if (key === undefined)
                continue;
            const alike = bySignature.get(key);
            if (alike)
                alike.push(block);
            else
                bySignature.set(key, [block]);
        }
        for (const block of base) {
            if (found.has(block))
                continue;
            const key = signature(block);
            const match = key === undefined ? undefined : bySignature.get(key)?.shift();
            if (!match)
                continue;
            found.set(block, match);
            free.delete(match);
        }
    }
    return new Map(base.flatMap((block) => {
        const match = found.get(block);
        return match ? [[block, match]] : [];
    }));
}
function whole(block) {
    return canonical(block.value);
}
/** The chosen fields as one text; undefined when the entry has none of them. */
function part(block, choose) {
    const { value } = block;
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return undefined;
    const chosen = Object.entries(value).filter(([field]) => choose(field));
    return chosen.length === 0 ? undefined : canonical(Object.fromEntries(chosen));
}
/** Names of the fields in which two entries differ. */
function changedFields(left, right) {
    const before = asFields(left);
    const after = asFields(right);
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((field) => canonical(before[field] ?? null) !== canonical(after[field] ?? null) ||
        field in before !== field in after);
}
const asFields = (value) => typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : { entry: value };
/** Only compared, never stored, so numbers without a JSON form may stand as text. */
const canonical = (value) => (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(comparable(value));
/** The value with numbers that have no JSON form as text. */
function comparable(value) {
    if (typeof value === 'number')
        return Number.isFinite(value) ? value : String(value);
    if (Array.isArray(value))
        return value.map(comparable);
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, comparable(member)]));
}
//# sourceMappingURL=align.js.map

/***/ }),

/***/ 56853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ compareFile),
  X: () => (/* binding */ judgeLinks)
});

// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problems/changelog.js
var changelog = __webpack_require__(51447);
// EXTERNAL MODULE: ./lib/src/core/changelog/align.js
var align = __webpack_require__(79880);
// EXTERNAL MODULE: ./lib/src/core/changelog/check-link.js
var check_link = __webpack_require__(31962);
// EXTERNAL MODULE: ./lib/src/core/changelog/document.js + 1 modules
var changelog_document = __webpack_require__(1867);
;// CONCATENATED MODULE: ./lib/src/core/changelog/history-range.js
/**
 * Tells whether an offset of the head lies in an old block that this change did not touch, or in text before the
 * first entry that the base has too. What is wrong there is not the fault of this change.
 */
function historyTest(alignment, base, head) {
    const textOf = (document, block) => document.file.text.slice(block.start, block.end).trimEnd();
    const untouched = new Set(alignment.pairs
        .filter((pair) => pair.fields.length === 0 && textOf(base, pair.base) === textOf(head, pair.head))
        .map((pair) => pair.head.ordinal));
    const lead = head.file.text.slice(0, head.blocks[0]?.start ?? 0);
    const isOldLead = base.blocks.length > 0 && base.file.text.startsWith(lead);
    return (offset) => {
        const block = blockAt(head.blocks, offset);
        return block === undefined ? isOldLead : untouched.has(block.ordinal);
    };
}
/** The block that contains the offset, by halving; undefined before the first one. */
function blockAt(blocks, offset) {
    let low = 0;
    let high = blocks.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((blocks[middle]?.start ?? 0) <= offset)
            low = middle + 1;
        else
            high = middle;
    }
    return blocks[low - 1];
}
//# sourceMappingURL=history-range.js.map
;// CONCATENATED MODULE: ./lib/src/core/changelog/history-text.js


/**
 * INFX061 when the entries of the base are the same but their text is not. Lines of corrected pr-links may differ.
 * A changed, removed or moved entry is reported as such and not here.
 */
function checkHistoryText(input, alignment) {
    const { base, head } = input;
    if (!base || base.text.trim() === '' || !isSameHistory(alignment))
        return [];
    const corrected = alignment.pairs.some(({ fields }) => fields.length > 0);
    const before = withoutFinalNewline(base.text).split('\n');
    const after = head.text.split('\n');
    const differing = before.flatMap((line, index) => isSameLine(line, after[index], corrected) ? [] : [index]);
    const [first] = differing;
    if (first === undefined)
        return [];
    const history = withoutEmptyEnd(after.slice(0, (alignment.appended[0]?.line ?? after.length + 1) - 1));
    const onlyBlanks = areSameButBlanks(before, history, corrected);
    // Behind an inserted or removed line every line differs, which says nothing.
    const isShifted = withoutEmptyEnd(before).length !== history.length;
    const more = differing.length > 1 && !isShifted ? `, and ${differing.length - 1} more lines do` : '';
    const what = onlyBlanks
        ? 'differs from the base only in blanks'
        : 'differs from the base, though its meaning is the same';
    const severity = onlyBlanks && input.whitespace === 'warn' ? 'warning' : 'error';
    return [
        (0,catalogue/* problem */.CC)('INFX061', `line ${first + 1} ${what}${more}`, {
            severity,
            at: { file: head.path, line: first + 1, col: 1 },
            hint: 'restore the bytes of the base for old entries, and leave only the new entry changed',
        }),
    ];
}
const isSameHistory = ({ pairs, removed, inserted }) => removed.length === 0 &&
    inserted.length === 0 &&
    pairs.every(({ fields }, index) => fields.every((field) => field === 'pr-link') && isInOrder(pairs, index));
const isInOrder = (pairs, index) => index === 0 || (pairs[index - 1]?.head.ordinal ?? -1) < (pairs[index]?.head.ordinal ?? -1);
const linkLine = /^ {2}pr-link:/;
const isSameLine = (before, after, corrected) => before === after || (corrected && after !== undefined && linkLine.test(before) && linkLine.test(after));
function areSameButBlanks(before, after, corrected) {
    const filled = (lines) => lines.map((line) => line.trimEnd()).filter((line) => line !== '');
    const [left, right] = [filled(before), filled(after)];
    return (left.length === right.length && left.every((line, index) => isSameLine(line, right[index], corrected)));
}
const withoutEmptyEnd = (lines) => lines.slice(0, lines.findLastIndex((line) => line.trim() !== '') + 1);
const withoutFinalNewline = (text) => (text.endsWith('\n') ? text.slice(0, -1) : text);
/** INFX058, once: exactly one empty line before each new entry (and its comments), none at the end of the file. */
function checkLayout(file, appended) {
    // A carriage return is a finding of its own.
    const lines = file.text.replaceAll('\r', '').split('\n');
    const wrong = appended.filter((block) => block.ordinal > 0 && !isSeparated(lines, block.line - 1));
    const [first] = wrong;
    if (first) {
        const others = wrong.slice(1).map((block) => block.line);
        const where = others.length > 0 ? `${first.line} and ${others.slice(0, 10).join(', ')}` : String(first.line);
        return [
            (0,catalogue/* problem */.CC)('INFX058', `there must be exactly one empty line before the entry in line ${where}`, {
                at: { file: file.path, line: first.line, col: 1 },
                hint: `leave line ${first.line - 1} empty and the one before it filled; comments of an entry stand directly above it`,
            }),
        ];
    }
    if (appended.length === 0 || !/\n\r?\n$/.test(file.text))
        return [];
    return [
        (0,catalogue/* problem */.CC)('INFX058', 'the file ends with empty lines', {
            at: { file: file.path, line: lines.length - 1, col: 1 },
            hint: 'end it with one newline',
        }),
    ];
}
function isSeparated(lines, headIndex) {
    let index = headIndex - 1;
    while (lines[index]?.startsWith('#'))
        index--;
    return lines[index] === '' && lines[index - 1] !== '';
}
//# sourceMappingURL=history-text.js.map
// EXTERNAL MODULE: ./lib/src/core/changelog/structure.js
var structure = __webpack_require__(73168);
// EXTERNAL MODULE: ./lib/src/core/changelog/text.js
var changelog_text = __webpack_require__(40778);
;// CONCATENATED MODULE: ./lib/src/core/changelog/check-file.js









/** Reads and compares. Findings inside unchanged history are left out, unless the file cannot be read because of them. */
function compareFile(baseFile, headFile, whitespace) {
    const head = (0,changelog_document/* readChangelog */.T)(headFile);
    const base = readBase(baseFile, head);
    const alignment = (0,align/* align */.MM)(base.blocks, head.blocks);
    const newBlocks = [...alignment.inserted, ...alignment.appended];
    const change = { base: baseFile, head, alignment, newBlocks };
    if (!head.readable)
        return { ...change, unreadable: head.problems, problems: [] };
    if (!base.readable)
        return { ...change, unreadable: unreadableBase(base), problems: [] };
    const problems = [
        ...newFindings(head, historyTest(alignment, base, head)),
        ...missingBaseNewline(baseFile),
        ...(0,structure/* structureProblems */.g)(alignment, headFile.path),
        ...checkHistoryText({ ...(baseFile === undefined ? {} : { base: baseFile }), head: headFile, whitespace }, alignment),
        ...checkLayout(headFile, alignment.appended),
    ];
    return { ...change, unreadable: [], problems };
}
/**
 * The base's blocks. When the head starts with the base's bytes they are the head's own first blocks, and only the
 * last one is parsed again: text behind it could have become part of it.
 */
function readBase(base, head) {
    if (!base)
        return { ...head, blocks: [], problems: [], readable: true };
    const text = base.text === '' || base.text.endsWith('\n') ? base.text : `${base.text}\n`;
    if (!head.regular || !head.file.text.startsWith(text))
        return (0,changelog_document/* readChangelog */.T)(base);
    const blocks = head.blocks.filter((block) => block.start < text.length);
    const last = blocks.at(-1);
    if (!last)
        return (0,changelog_document/* readChangelog */.T)(base);
    const [again] = (0,changelog_document/* readChangelog */.T)({ path: base.path, text: text.slice(last.start) }).blocks;
    const isSame = again !== undefined && (0,align/* changedFields */.E0)(again.value, last.value).length === 0;
    return isSame ? { ...head, file: base, blocks } : (0,changelog_document/* readChangelog */.T)(base);
}
/** Findings of the head outside of history. Bytes are looked at again, since a rule reports its first place only. */
function newFindings(head, isHistory) {
    const { text, path } = head.file;
    const starts = (0,changelog_text/* lineStarts */._$)(text);
    const others = head.problems.filter((item) => !changelog_text/* byteCodes */.b_.includes(item.code) && !(item.at && isHistory((0,changelog_text/* offsetOf */.b4)(starts, item.at))));
    return [...(0,changelog_text/* checkBytes */.Ac)(text, path, isHistory), ...others];
}
function unreadableBase(base) {
    const at = { file: base.file.path, line: 1, col: 1 };
    const message = 'the changelog of the base cannot be read, so nothing can be compared with it';
    return [(0,catalogue/* problem */.CC)('INFX060', message, { at }), ...base.problems];
}
function missingBaseNewline(base) {
    if (!base || base.text === '' || base.text.endsWith('\n'))
        return [];
    const at = (0,changelog_text/* placeAt */.BW)(base.text, base.path, base.text.length);
    return [(0,catalogue/* problem */.CC)('INFX051', 'the base does not end with a newline', { at, severity: 'warning' })];
}
/** Judges the links of corrected and new entries. `moved` entries came from a fragment and are not new. */
function judgeLinks({ head, alignment, newBlocks }, moved, rules) {
    const corrected = alignment.pairs.filter(isCorrection);
    const fresh = newBlocks.filter((block) => !moved.has(block));
    const added = fresh.map((block) => (0,check_link/* checkLink */.tD)(block, head, rules.addition));
    const links = [
        ...[...corrected.map((pair) => pair.head), ...moved].map((block) => (0,check_link/* checkLink */.tD)(block, head, rules.correction)),
        ...added,
    ];
    return {
        added: added.flatMap(({ entry }) => entry ?? []),
        corrections: corrected.map(toCorrection),
        problems: links.flatMap(({ problems }) => problems),
    };
}
const isCorrection = ({ fields }) => fields.length === 1 && fields[0] === 'pr-link';
const toCorrection = ({ base, head }) => ({
    ordinal: head.ordinal,
    line: head.line,
    from: (0,check_link/* linkText */.yX)(base.value),
    to: (0,check_link/* linkText */.yX)(head.value),
});
//# sourceMappingURL=check-file.js.map

/***/ }),

/***/ 31962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ likelyRepository),
/* harmony export */   tD: () => (/* binding */ checkLink),
/* harmony export */   yX: () => (/* binding */ linkText)
/* harmony export */ });
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/* harmony import */ var _problems_changelog_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51447);
/* harmony import */ var _pr_link_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85300);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40778);
/** Judges the link of one block and says which line to paste instead. */




/** The entry with its link in canonical form, and what is wrong with the written one. */
function checkLink(block, document, rule) {
    const { entry } = block;
    if (!entry)
        return { problems: [] };
    const verdict = (0,_pr_link_js__WEBPACK_IMPORTED_MODULE_3__/* .judgeLink */ .sN)(entry.prLink, rule);
    if (verdict.kind === 'canonical')
        return { entry, problems: [] };
    const { text, path } = document.file;
    const inBlock = text.slice(block.start, block.end).indexOf('pr-link');
    const at = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .placeAt */ .BW)(text, path, block.start + Math.max(0, inBlock));
    const paste = (link) => `paste in line ${at.line}: "  pr-link: ${link}"`;
    if (verdict.kind === 'equivalent') {
        const message = `pr-link "${entry.prLink}" means ${verdict.canonical}`;
        const note = (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('INFX069', message, { at, hint: paste(verdict.canonical) });
        return { entry: { ...entry, prLink: verdict.canonical }, problems: [note] };
    }
    const repository = rule.repository ?? likelyRepository(document, rule.server, block) ?? _pr_link_js__WEBPACK_IMPORTED_MODULE_3__/* .unknownRepository */ .Vk;
    const link = verdict.suggestion ?? `${rule.server}/${repository}/pull/NUMBER`;
    const severity = verdict.code === 'INFX066' ? rule.placeholder : 'error';
    return { entry, problems: [(0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)(verdict.code, verdict.message, { at, severity, hint: paste(link) })] };
}
/** What the link itself says, or the newest entry whose link does: only for people, since a fork's clone may say otherwise. */
function likelyRepository({ blocks }, server, block) {
    const newestFirst = [...(block ? [block] : []), ...blocks.toReversed()];
    for (const { value } of newestFirst) {
        const repository = (0,_pr_link_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryOfLink */ .yy)(linkText(value), server);
        if (repository !== undefined)
            return repository;
    }
    return undefined;
}
/** The link of a raw entry as text, for reports. */
function linkText(value) {
    if (typeof value !== 'object' || value === null || !('pr-link' in value))
        return '';
    return typeof value['pr-link'] === 'string' ? value['pr-link'].trim() : '';
}
//# sourceMappingURL=check-link.js.map

/***/ }),

/***/ 74469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ checkChangelog)
/* harmony export */ });
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/* harmony import */ var _problems_changelog_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51447);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80947);
/* harmony import */ var _check_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56853);
/* harmony import */ var _fragments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9712);





/**
 * Entries of the base are an immutable prefix of their file, except for corrections of pr-links; new entries follow at
 * its physical end, or in fragments. Findings inside unchanged history are not the fault of this change and are left
 * out, unless the file cannot be read because of them.
 */
function checkChangelog(input) {
    const { baseFragments = [], headFragments = [] } = input;
    const whitespace = input.whitespace ?? 'error';
    const document = (0,_check_file_js__WEBPACK_IMPORTED_MODULE_3__/* .compareFile */ .q)(input.base, input.head, whitespace);
    const fragments = (0,_fragments_js__WEBPACK_IMPORTED_MODULE_4__/* .compareFragments */ .py)(baseFragments, headFragments, whitespace);
    const changes = [document, ...fragments];
    const unreadable = changes.flatMap((change) => change.unreadable);
    if (unreadable.length > 0)
        return { added: [], corrections: [], problems: unreadable };
    const folded = (0,_fragments_js__WEBPACK_IMPORTED_MODULE_4__/* .foldedEntries */ .Rq)(document, baseFragments, headFragments);
    const rules = { addition: additionRule(input), correction: correctionRule(input) };
    const judged = changes.map((change) => (0,_check_file_js__WEBPACK_IMPORTED_MODULE_3__/* .judgeLinks */ .X)(change, folded.moved, rules));
    const { added, corrections } = inOneOrder(document, fragments, judged);
    const problems = [
        ...changes.flatMap((change) => change.problems),
        ...folded.problems,
        ...(corrections.length > 0 ? mixed(added, input.head.path) : []),
        ...judged.flatMap((links) => links.problems),
    ];
    const isUnchanged = changes.every(({ newBlocks }) => newBlocks.length === 0) &&
        corrections.length === 0 &&
        problems.length === 0;
    return {
        added,
        corrections,
        problems: isUnchanged ? [nothingNew(input.head.path)] : (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .firstProblems */ .fr)(problems),
    };
}
/** Entries of fragments count behind those of the document. */
function inOneOrder(document, fragments, judged) {
    const added = [...(judged[0]?.added ?? [])];
    const corrections = [...(judged[0]?.corrections ?? [])];
    let first = document.head.blocks.length;
    for (const [index, { head }] of fragments.entries()) {
        const links = judged[index + 1];
        const place = (item) => ({
            ...item,
            ...{ ordinal: first + item.ordinal, file: head.file.path },
        });
        added.push(...(links?.added ?? []).map(place));
        corrections.push(...(links?.corrections ?? []).map(place));
        first += head.blocks.length;
    }
    return { added, corrections };
}
/** A correction may name any pull request of the repository, but only in the canonical form. */
const correctionRule = (input) => ({
    server: input.server ?? 'https://github.com',
    ...(input.repository === undefined ? {} : { repository: input.repository }),
    placeholder: 'error',
});
/** Before the number of the pull request is known, a placeholder is all that an author can write. */
const additionRule = (input) => ({
    ...correctionRule(input),
    ...(input.pullRequest === undefined ? {} : { pullRequest: input.pullRequest }),
    placeholder: input.onMain || input.pullRequest !== undefined ? 'error' : 'warning',
});
function mixed([first], document) {
    if (!first)
        return [];
    const at = { file: first.file ?? document, line: first.line, col: 1 };
    const hint = 'split it: one pull request for the correction, one for the new entry';
    return [(0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('INFX064', 'this change corrects pr-links of old entries and adds entries', { at, hint })];
}
const nothingNew = (file) => (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('INFX070', 'the changelog has no new entry', { at: { file, line: 1, col: 1 } });
//# sourceMappingURL=check.js.map

/***/ }),

/***/ 1867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ parseChangelog),
  T: () => (/* binding */ readChangelog)
});

// EXTERNAL MODULE: ./lib/src/yaml.js + 4 modules
var yaml = __webpack_require__(23551);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problems/changelog.js
var changelog = __webpack_require__(51447);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
;// CONCATENATED MODULE: ./lib/src/core/changelog/read-entry.js



const entryFields = [
    'config-keys',
    'description',
    'pr-link',
    'scenario-type',
    'evals-only',
    'all-evals',
    'append-only',
    'eval-min-prefill-ep',
];
const scenarios = ['fixed-seq-len', 'agentic-coding'];
const isScenario = (text) => scenarios.some((scenario) => scenario === text);
const isFields = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** Whether a value inside an entry looks like an entry itself. */
const isNestedEntry = (value) => isFields(value) && Object.hasOwn(value, 'config-keys');
/** The entry, or undefined with at least one error. */
function readEntry(value, context) {
    const reader = new EntryReader(context);
    if (!isFields(value)) {
        reader.report('INFX056', [], `entry ${context.ordinal + 1} is not a mapping`);
        return { problems: reader.problems };
    }
    reader.checkNames(value);
    const configKeys = reader.texts('config-keys', value);
    const description = reader.texts('description', value);
    const prLink = reader.link(value);
    const scenarioType = reader.scenarios(value);
    const flags = {
        evalsOnly: reader.flag('evals-only', value),
        allEvals: reader.flag('all-evals', value),
        appendOnly: reader.flag('append-only', value),
    };
    const evalMinPrefillEp = reader.count('eval-min-prefill-ep', value);
    reader.checkCombination(value, flags);
    if (reader.problems.length > 0)
        return { problems: reader.problems };
    const { ordinal, line } = context;
    const entry = {
        ...{ configKeys, description, prLink, ...flags, ordinal, line },
        ...(scenarioType === undefined ? {} : { scenarioType }),
        ...(evalMinPrefillEp === undefined ? {} : { evalMinPrefillEp }),
    };
    return { entry, problems: [] };
}
class EntryReader {
    problems = [];
    #context;
    constructor(context) {
        this.#context = context;
    }
    report(code, path, message, hint) {
        const { ordinal, line, placeOf, path: file } = this.#context;
        const at = placeOf([ordinal, ...path]) ?? { file, line, col: 1 };
        this.problems.push((0,catalogue/* problem */.CC)(code, message, { at, ...(hint === undefined ? {} : { hint }) }));
    }
    checkNames(fields) {
        for (const name of Object.keys(fields)) {
            if (entryFields.some((field) => field === name))
                continue;
            const near = (0,problem/* didYouMean */.au)(name, entryFields);
            const hint = near ? `did you mean "${near}"?` : `the fields are ${entryFields.join(', ')}`;
            this.report('INFX055', [name], `unknown field "${name}"`, hint);
        }
    }
    /** A list of at least one text; empty after a problem. */
    texts(name, fields) {
        const value = fields[name];
        if (!Array.isArray(value) || value.length === 0) {
            const what = value === undefined ? 'is missing' : `is ${shown(value)}`;
            this.report('INFX056', name in fields ? [name] : [], `"${name}" ${what}: a list of at least one text is needed`, typeof value === 'string' && value.trim() !== ''
                ? 'write it below, as the first line of a list: "    - …"'
                : undefined);
            return [];
        }
        return value.flatMap((item, index) => {
            if (typeof item === 'string' && item.trim() !== '')
                return [item];
            if (isNestedEntry(item)) {
                const hint = 'move it to the end of the file, with "- config-keys:" at the first column';
                this.report('INFX054', [name, index], `an entry starts inside "${name}" of another entry`, hint);
            }
            else {
                const hint = isFields(item) ? 'put the text in quotes: it holds a colon' : undefined;
                this.report('INFX056', [name, index], `"${name}" holds ${shown(item)}, a text is needed`, hint);
            }
            return [];
        });
    }
    link(fields) {
        const value = fields['pr-link'];
        if (typeof value === 'string')
            return value.trim();
        const what = 'pr-link' in fields ? `is ${shown(value)}` : 'is missing';
        this.report('INFX056', 'pr-link' in fields ? ['pr-link'] : [], `"pr-link" ${what}: the address of the pull request is needed`);
        return '';
    }
    scenarios(fields) {
        if (!('scenario-type' in fields))
            return undefined;
        return this.texts('scenario-type', fields).flatMap((text, index) => {
            if (isScenario(text))
                return [text];
            const near = (0,problem/* didYouMean */.au)(text, scenarios);
            const hint = near ? `did you mean "${near}"?` : `allowed: ${scenarios.join(', ')}`;
            this.report('INFX056', ['scenario-type', index], `unknown scenario "${text}"`, hint);
            return [];
        });
    }
    flag(name, fields) {
        const value = name in fields ? fields[name] : false;
        if (typeof value === 'boolean')
            return value;
        this.report('INFX056', [name], `"${name}" is ${shown(value)}, true or false is needed`);
        return false;
    }
    count(name, fields) {
        if (!(name in fields))
            return undefined;
        const value = fields[name];
        if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 1)
            return value;
        this.report('INFX056', [name], `"${name}" is ${shown(value)}, a whole number from 1 is needed`);
        return undefined;
    }
    checkCombination(fields, flags) {
        if (!flags.appendOnly)
            return;
        const clashing = [
            ...(flags.evalsOnly ? ['evals-only'] : []),
            ...(flags.allEvals ? ['all-evals'] : []),
            ...('eval-min-prefill-ep' in fields ? ['eval-min-prefill-ep'] : []),
        ];
        if (clashing.length === 0)
            return;
        this.report('INFX057', ['append-only'], `"append-only" may not be combined with ${clashing.join(', ')}`);
    }
}
function shown(value) {
    if (value === null)
        return 'empty';
    if (Array.isArray(value))
        return value.length === 0 ? 'an empty list' : 'a list';
    if (typeof value === 'object')
        return 'a mapping';
    return typeof value === 'string' ? `"${value.slice(0, 60)}"` : JSON.stringify(value);
}
//# sourceMappingURL=read-entry.js.map
// EXTERNAL MODULE: ./lib/src/core/changelog/text.js
var changelog_text = __webpack_require__(40778);
;// CONCATENATED MODULE: ./lib/src/core/changelog/document.js
/** The changelog as a document: one block of text per entry, each with its value and, when it is right, its entry. */





/** Every valid entry in document order, and every problem with its line. */
function parseChangelog(file) {
    const { blocks, problems } = readChangelog(file);
    return { entries: blocks.flatMap((block) => block.entry ?? []), problems };
}
function readChangelog(file) {
    const bytes = (0,changelog_text/* checkBytes */.Ac)(file.text, file.path, () => false);
    const unreadable = (problems) => ({
        ...{ file, blocks: [], regular: false, readable: false },
        problems,
    });
    // Half a merge has no meaning; the markers are the one thing to fix.
    if (bytes.some((item) => item.code === 'INFX052'))
        return unreadable(bytes);
    const { value, problems, placeOf } = (0,yaml.loadYaml)(file.text, file.path);
    const found = [...bytes, ...problems];
    if (value === undefined)
        return unreadable(found);
    if (value === null)
        return { file, blocks: [], regular: true, problems: found, readable: true };
    if (!Array.isArray(value)) {
        const at = { file: file.path, line: 1, col: 1 };
        const hint = 'start each entry with "- config-keys:" at the first column';
        return unreadable([...found, (0,catalogue/* problem */.CC)('INFX053', 'the changelog is not a list', { at, hint })]);
    }
    return readBlocks(file, value, placeOf, found);
}
function readBlocks(file, values, placeOf, found) {
    const { text, path } = file;
    const heads = blockHeads(text);
    const regular = heads.length === values.length;
    const starts = (0,changelog_text/* lineStarts */._$)(text);
    const lines = regular ? heads : values.map((_, index) => (placeOf([index])?.line ?? 1) - 1);
    const problems = [...found];
    const blocks = values.map((value, ordinal) => {
        const line = (lines[ordinal] ?? 0) + 1;
        const start = starts[line - 1] ?? 0;
        const next = lines[ordinal + 1];
        const end = next === undefined ? text.length : (starts[next] ?? text.length);
        if (!text.startsWith('- config-keys:', start))
            problems.push(badHead(path, line, value));
        const read = readEntry(value, { ordinal, line, path, placeOf });
        problems.push(...read.problems);
        return { ordinal, line, start, end, value, ...(read.entry === undefined ? {} : { entry: read.entry }) };
    });
    return { file, blocks, regular, problems, readable: true };
}
/** Indexes (from 0) of the lines that start with `- ` at column 0. */
function blockHeads(text) {
    const heads = [];
    for (const [index, start] of (0,changelog_text/* lineStarts */._$)(text).entries()) {
        if (text[start] === '-' && (text[start + 1] === ' ' || text[start + 1] === '\n'))
            heads.push(index);
    }
    return heads;
}
function badHead(path, line, value) {
    const at = { file: path, line, col: 1 };
    const hint = 'write "- config-keys:" as the first key, at the first column';
    const what = isNestedEntry(value) ? '' : ': "config-keys" is missing';
    return (0,catalogue/* problem */.CC)('INFX053', `the entry in line ${line} does not start with "- config-keys:"${what}`, {
        at,
        hint,
    });
}
//# sourceMappingURL=document.js.map

/***/ }),

/***/ 9712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iw: () => (/* binding */ fragmentsFolder),
/* harmony export */   Rq: () => (/* binding */ foldedEntries),
/* harmony export */   bY: () => (/* binding */ inFoldOrder),
/* harmony export */   jQ: () => (/* binding */ entrySignature),
/* harmony export */   py: () => (/* binding */ compareFragments)
/* harmony export */ });
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42541);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _problems_changelog_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51447);
/* harmony import */ var _align_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79880);
/* harmony import */ var _check_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56853);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1867);
/** Changelog fragments: `changelog.d/<name>.yaml`, entries in files of their own, so that branches do not meet at one tail. */






/** Folder of the fragments of a changelog: beside it. */
const fragmentsFolder = (changelogFile) => `${changelogFile.slice(0, changelogFile.lastIndexOf('/') + 1)}changelog.d`;
/** Fragments in the order in which they count: by path, compared as code units, so that no locale changes it. */
const inFoldOrder = (fragments) => [...fragments].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
/** What tells an entry from others, whatever its link and its file. */
function entrySignature({ value }) {
    const isMapping = typeof value === 'object' && value !== null && !Array.isArray(value);
    return (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)((0,_align_js__WEBPACK_IMPORTED_MODULE_3__/* .comparable */ .Zm)(isMapping ? { ...value, 'pr-link': '' } : value));
}
/** The fragments of the head against those of the base, in fold order; one that only the base has is not among them. */
function compareFragments(base, head, whitespace) {
    const before = new Map(base.map((file) => [file.path, file]));
    return inFoldOrder(head).map((file) => (0,_check_file_js__WEBPACK_IMPORTED_MODULE_4__/* .compareFile */ .q)(before.get(file.path), file, whitespace));
}
/**
 * Which new blocks of the document were entries of fragments. INFX075 for an entry whose fragment is gone and that the
 * document did not get, and for one that is in both.
 */
function foldedEntries(document, base, head) {
    const still = new Set(head.map(({ path }) => path));
    const waiting = new Map();
    for (const block of document.newBlocks) {
        const key = entrySignature(block);
        waiting.set(key, [...(waiting.get(key) ?? []), block]);
    }
    const moved = new Set();
    const problems = [];
    for (const fragment of inFoldOrder(base)) {
        const isThere = still.has(fragment.path);
        for (const block of (0,_document_js__WEBPACK_IMPORTED_MODULE_5__/* .readChangelog */ .T)(fragment).blocks) {
            const found = waiting.get(entrySignature(block))?.shift();
            if (found)
                moved.add(found);
            if (isThere === (found !== undefined))
                problems.push(halfFolded(fragment.path, block, found, document));
        }
    }
    return { moved, problems };
}
function halfFolded(fragment, block, found, { head: { file } }) {
    const name = `entry ${block.ordinal + 1} of the fragment ${fragment}`;
    if (found) {
        const hint = 'remove the fragment in the same commit, as "infx changelog fold" does';
        const at = { file: file.path, line: found.line, col: 1 };
        return (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX075', `${name} was folded in, and the fragment is still there`, { at, hint });
    }
    const hint = 'restore the fragment, or fold it in with "infx changelog fold"';
    const at = { file: file.path, line: 1, col: 1 };
    return (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX075', `${name} is gone, and ${file.path} did not get it`, { at, hint });
}
//# sourceMappingURL=fragments.js.map

/***/ }),

/***/ 85300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gh: () => (/* binding */ repositoryOfRemote),
/* harmony export */   Vk: () => (/* binding */ unknownRepository),
/* harmony export */   sN: () => (/* binding */ judgeLink),
/* harmony export */   yy: () => (/* binding */ repositoryOfLink)
/* harmony export */ });
/** Compares owner and repository without regard to case and allows one slash at the end (INFX069). */
function judgeLink(link, target) {
    const expected = expectedLink(target);
    const wrong = (code, message, suggestion = expected) => ({
        ...{ kind: 'wrong', code, message },
        ...(suggestion === undefined ? {} : { suggestion }),
    });
    const url = parseUrl(link);
    if (!url)
        return wrong('INFX066', `pr-link "${link}" is no address`);
    const server = new URL(target.server);
    if (url.host.toLowerCase() !== server.host.toLowerCase()) {
        return wrong('INFX068', `pr-link points to the host "${url.host}", not to "${server.host}"`);
    }
    const [, owner, name, number, rest = ''] = /^\/([^/]+)\/([^/]+)\/pull\/([^/]+)(\/.*)?$/.exec(url.pathname) ?? [];
    if (owner === undefined || name === undefined || number === undefined) {
        const isEmptyNumber = /^\/[^/]+\/[^/]+\/pulls?\/?$/.test(url.pathname);
        return wrong(isEmptyNumber ? 'INFX066' : 'INFX068', `pr-link "${link}" is not the address of a pull request`);
    }
    const repository = `${owner}/${name}`;
    const missing = [
        ...(repository === unknownRepository ? ['repository'] : []),
        ...(/^[1-9]\d*$/.test(number) ? [] : ['number']),
    ];
    const isRightOwner = () => repository === unknownRepository ||
        target.repository === undefined ||
        repository.toLowerCase() === target.repository.toLowerCase();
    if (missing.length > 0 && isRightOwner()) {
        return wrong('INFX066', `pr-link "${link}" has a placeholder for the ${missing.join(' and the ')}`);
    }
    if (target.repository !== undefined && repository.toLowerCase() !== target.repository.toLowerCase()) {
        return wrong('INFX067', `pr-link points to the repository "${repository}", not to "${target.repository}"`);
    }
    if (target.pullRequest !== undefined && Number(number) !== target.pullRequest) {
        return wrong('INFX067', `pr-link points to pull request ${number}, this is ${target.pullRequest}`);
    }
    const canonical = `${target.server}/${target.repository ?? repository}/pull/${number}`;
    if (link === canonical)
        return { kind: 'canonical' };
    const isTidy = url.protocol === server.protocol && url.search === '' && url.hash === '' && (rest === '' || rest === '/');
    if (isTidy && url.username === '' && !link.includes('#') && !link.includes('?'))
        return { kind: 'equivalent', canonical };
    return wrong('INFX068', `pr-link "${link}" is not canonical`, canonical);
}
/** `owner/name` of an address on the server, whatever stands for the number; undefined when it is none or a placeholder itself. */
function repositoryOfLink(link, server) {
    const url = parseUrl(link);
    if (url?.host.toLowerCase() !== new URL(server).host.toLowerCase())
        return undefined;
    const [, repository] = /^\/([\w.-]+\/[\w.-]+)\/pulls?(?:\/|$)/.exec(url.pathname) ?? [];
    return repository === unknownRepository ? undefined : repository;
}
/**
 * `owner/name` of a remote's address as git has it: https, ssh and `git@host:owner/name`, with or without `.git`.
 * Undefined for another server, and for what is no repository of one.
 */
function repositoryOfRemote(remote, server) {
    const scpLike = /^(?:[^@/\s]+@)?([^:/\s]+):(?!\/)(.+)$/.exec(remote);
    const text = scpLike ? `ssh://${scpLike[1]}/${scpLike[2]}` : remote;
    const url = /^(?:https?|ssh|git):\/\//.test(text) && URL.canParse(text) ? new URL(text) : undefined;
    if (url?.hostname.toLowerCase() !== new URL(server).hostname.toLowerCase())
        return undefined;
    const [, repository] = /^\/+([\w.-]+\/[\w.-]+?)(?:\.git)?\/*$/.exec(url.pathname) ?? [];
    return repository;
}
/** Stands where nobody knows. */
const unknownRepository = 'OWNER/REPOSITORY';
function expectedLink(target) {
    if (target.repository === undefined || target.pullRequest === undefined)
        return undefined;
    return `${target.server}/${target.repository}/pull/${target.pullRequest}`;
}
function parseUrl(link) {
    if (!/^https?:\/\/[^\s]+$/.test(link))
        return undefined;
    return URL.canParse(link) ? new URL(link) : undefined;
}
//# sourceMappingURL=pr-link.js.map

/***/ }),

/***/ 73168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ structureProblems)
/* harmony export */ });
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/* harmony import */ var _problems_changelog_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51447);
/** Names what happened to the entries of the base: changed, removed, reordered, or something inserted among them. */


/** INFX060 changed, INFX062 removed, INFX063 inserted, INFX065 reordered; corrections of links alone are none. */
function structureProblems(alignment, file) {
    const at = (line) => ({ file, line, col: 1 });
    const changed = alignment.pairs.flatMap(({ head, base, fields }) => {
        const others = fields.filter((field) => field !== 'pr-link');
        if (others.length === 0)
            return [];
        const message = `entry ${base.ordinal + 1} is history and may not change, but ${listed(fields)} did`;
        return [
            (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('INFX060', message, {
                at: at(head.line),
                hint: 'restore it, and describe the change in a new entry',
            }),
        ];
    });
    const removed = alignment.removed.map((block) => (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('INFX062', `entry ${block.ordinal + 1} of the base (${keysOf(block)}) is gone`, {
        at: at(lineBefore(block, alignment)),
        hint: 'put it back where it was',
    }));
    const inserted = alignment.inserted.map((block) => (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('INFX063', `the new entry (${keysOf(block)}) stands before entries of the base`, {
        at: at(block.line),
        hint: 'move it to the end of the file',
    }));
    return [...changed, ...removed, ...inserted, ...reordered(alignment, at)];
}
function reordered(alignment, at) {
    let highest = -1;
    for (const { base, head } of alignment.pairs) {
        if (head.ordinal < highest) {
            const message = `entry ${base.ordinal + 1} of the base stands before its predecessors`;
            return [(0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('INFX065', message, { at: at(head.line), hint: 'restore the order of the base' })];
        }
        highest = head.ordinal;
    }
    return [];
}
/** Line of the head where a removed entry would have followed. */
function lineBefore(block, { pairs }) {
    const previous = pairs.filter(({ base }) => base.ordinal < block.ordinal).at(-1);
    return previous?.head.line ?? 1;
}
function keysOf(block) {
    const { value } = block;
    const keys = typeof value === 'object' && value !== null && 'config-keys' in value ? value['config-keys'] : undefined;
    return Array.isArray(keys) ? keys.slice(0, 3).map(String).join(', ') : 'without config-keys';
}
const listed = (fields) => fields.map((field) => `"${field}"`).join(', ');
//# sourceMappingURL=structure.js.map

/***/ }),

/***/ 40778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ac: () => (/* binding */ checkBytes),
/* harmony export */   BW: () => (/* binding */ placeAt),
/* harmony export */   _$: () => (/* binding */ lineStarts),
/* harmony export */   b4: () => (/* binding */ offsetOf),
/* harmony export */   b_: () => (/* binding */ byteCodes)
/* harmony export */ });
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/* harmony import */ var _problems_changelog_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51447);
/** The changelog as text: lines, and the rules about bytes that YAML alone would let pass. */


/** Offset of the first character of each line; a final newline starts no further line. */
function lineStarts(text) {
    const starts = text === '' ? [] : [0];
    for (let at = text.indexOf('\n'); at >= 0 && at + 1 < text.length; at = text.indexOf('\n', at + 1)) {
        starts.push(at + 1);
    }
    return starts;
}
const rules = [
    {
        code: 'INFX050',
        pattern: /\ufeff/g,
        what: 'a byte order mark',
        hint: 'save the file as UTF-8 without BOM',
    },
    { code: 'INFX050', pattern: /\r/g, what: 'a carriage return', hint: 'convert the line ends to LF' },
    { code: 'INFX050', pattern: /\t/g, what: 'a tab', hint: 'use blanks' },
    { code: 'INFX050', pattern: controlCharacters(), what: 'a control character' },
    { code: 'INFX050', pattern: /\ufffd/g, what: 'a replacement character, left by a wrong encoding' },
    {
        code: 'INFX050',
        pattern: /^ *[\u00a0\u1680\u2000-\u200b\u2028\u2029\u202f\u205f\u3000]/gm,
        what: 'an unusual blank in the indentation',
        hint: 'indent with ordinary blanks',
    },
    {
        code: 'INFX052',
        pattern: /^(?:<{7}|\|{7}|={7}|>{7})(?: .*)?$/gm,
        what: 'a conflict marker',
        hint: 'while the merge is open, "infx changelog merge" resolves it; else keep the entries of both sides, those of the base branch first',
    },
];
/** All ASCII controls except tab, line feed and carriage return, and DEL. */
function controlCharacters() {
    const codes = [...Array.from({ length: 32 }, (_, code) => code), 127].filter((code) => ![9, 10, 13].includes(code));
    return new RegExp(`[${codes.map((code) => `\\x${code.toString(16).padStart(2, '0')}`).join('')}]`, 'g');
}
/** Codes that `checkBytes` reports. */
const byteCodes = ['INFX050', 'INFX051', 'INFX052'];
/**
 * One problem per rule that is broken, at its first place, with the number of places. Offsets for which `isExempt`
 * says so are not looked at.
 */
function checkBytes(text, file, isExempt) {
    const problems = rules.flatMap((rule) => {
        const matches = [...text.matchAll(rule.pattern)].filter((match) => !isExempt(match.index));
        const [first] = matches;
        if (!first)
            return [];
        const more = matches.length > 1 ? `, and ${matches.length - 1} more` : '';
        const at = placeAt(text, file, first.index);
        return [
            (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)(rule.code, `${rule.what} in line ${at.line}${more}`, {
                at,
                ...(rule.hint === undefined ? {} : { hint: rule.hint }),
            }),
        ];
    });
    if (text === '' || text.endsWith('\n') || isExempt(text.length))
        return problems;
    const at = placeAt(text, file, text.length);
    return [
        ...problems,
        (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('INFX051', 'the file does not end with a newline', { at, hint: 'end its last line with one' }),
    ];
}
/** Offset of a place, for the same text. */
function offsetOf(starts, at) {
    return (starts[at.line - 1] ?? 0) + at.col - 1;
}
/** Line and column of an offset, both from 1. */
function placeAt(text, file, offset) {
    const before = text.slice(0, offset);
    const line = before.split('\n').length;
    return { file, line, col: offset - (before.lastIndexOf('\n') + 1) + 1 };
}
//# sourceMappingURL=text.js.map

/***/ }),

/***/ 5595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ dramBudgetGb)
/* harmony export */ });
/* harmony import */ var _search_space_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51940);

/** Cap of usable memory per node: 3 TB (10^12) in MiB. */
const maxNodeMib = 2861022n;
/**
 * min(available, 3 TB) · utilization · GPUs / GPUs per node, truncated to whole GB (10^9 bytes); exact rational
 * arithmetic, since a share such as 0.3 is not exact in binary. 0 without offload. For multi-node rows one prefill
 * replica is budgeted; a replica larger than a node must fill whole nodes, a smaller one must divide it.
 */
function dramBudgetGb(request, utilization, label, hardware) {
    if (request['kv-offloading'] !== 'dram')
        return { gb: 0 };
    if (utilization === undefined)
        return { error: "'dram-utilization' is required when 'kv-offloading' is dram" };
    const node = hardware.get(label);
    if (!node) {
        const known = [...hardware.keys()].join(', ') || 'none';
        return { error: `no hardware is declared for runner '${label}'; declared: ${known}` };
    }
    const used = request.prefill
        ? replicaGpus(request.prefill, node.gpusPerNode, label)
        : singleNodeGpus(request, node.gpusPerNode, label);
    if (typeof used === 'string')
        return { error: used };
    const [numerator, denominator] = decimalFraction(utilization);
    const available = BigInt(node.availableCpuDramMib);
    const bytes = (available < maxNodeMib ? available : maxNodeMib) * 1048576n;
    const gb = (bytes * numerator * BigInt(used)) / (denominator * BigInt(node.gpusPerNode) * 1000000000n);
    return { gb: Number(gb) };
}
function singleNodeGpus(request, perNode, label) {
    const tp = request.tp ?? 1;
    const gpus = (0,_search_space_js__WEBPACK_IMPORTED_MODULE_0__/* .workerGpus */ .wr)({ tp, pp: request.pp, 'pcp-size': request['pcp-size'] });
    if (gpus <= perNode)
        return gpus;
    const { pp = 1, 'pcp-size': pcp = 1 } = request;
    return `tp=${tp} with pp=${pp} and pcp-size=${pcp} requires ${gpus} GPUs and exceeds gpus-per-node=${perNode} for runner '${label}'`;
}
function replicaGpus(prefill, perNode, label) {
    const gpus = (0,_search_space_js__WEBPACK_IMPORTED_MODULE_0__/* .workerGpus */ .wr)(prefill);
    if (gpus > perNode) {
        if (gpus % perNode === 0)
            return perNode;
        return `a prefill replica of ${gpus} GPUs must be a whole multiple of gpus-per-node=${perNode} for runner '${label}'`;
    }
    if (perNode % gpus === 0)
        return gpus;
    return `a prefill replica of ${gpus} GPUs must divide gpus-per-node=${perNode} for runner '${label}'`;
}
/** The shortest decimal that reads back as `value`, as numerator and denominator. */
function decimalFraction(value) {
    const [mantissa = '0', exponent = '0'] = String(value).split('e');
    const [whole = '0', fraction = ''] = mantissa.split('.');
    const scale = fraction.length - Number(exponent);
    const digits = BigInt(whole + fraction);
    return scale >= 0 ? [digits, 10n ** BigInt(scale)] : [digits * 10n ** BigInt(-scale), 1n];
}
//# sourceMappingURL=dram.js.map

/***/ }),

/***/ 76028:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ loadMasterConfig)
});

// UNUSED EXPORTS: staleEntryWarnings

// EXTERNAL MODULE: ./lib/src/core/problems/config.js
var config = __webpack_require__(76615);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
;// CONCATENATED MODULE: ./lib/src/core/schema/master-config.validator.generated.js
// Generated from schemas/ by scripts/gen-schemas.mjs. Do not edit.
// @ts-nocheck: machine-written JavaScript; typed by schema-problems.ts
/* eslint-disable */
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function () { try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
}
catch (e) {
    throw mod = 0, e;
} };
var require_ucs2length = __commonJS({ "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
        "use strict";
        Object.defineProperty(exports, "__esModule", { value: !0 });
        function ucs2length(str) { let len = str.length, length = 0, pos = 0, value; for (; pos < len;)
            length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++); return length; }
        exports.default = ucs2length;
        ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
    } });
var masterConfigSingleNodeEntry = validate50, schema36 = { type: "object", description: "Single-node entry.", additionalProperties: !1, required: ["image", "model", "model-prefix", "precision", "framework", "runner", "multinode", "scenarios"], properties: { image: { type: "string", minLength: 1, description: "Container image; `#` may stand for `/` after the registry." }, model: { type: "string", minLength: 1, description: "Hugging Face id or path of the model." }, "model-prefix": { type: "string", minLength: 1, description: "Short code of the model, without underscores." }, precision: { type: "string", minLength: 1, description: "Precision of the weights, e.g. fp4." }, framework: { type: "string", minLength: 1, description: "Serving framework, e.g. sglang, dynamo-sglang." }, runner: { type: "string", minLength: 1, description: "Label of the runner configuration." }, multinode: { const: !1, description: "Whether a point spans nodes (prefill and decode pools) or one node." }, disagg: { const: !1, description: "Whether prefill and decode run in separate worker pools; false unless given." }, router: { $ref: "#/$defs/router" }, "srt-recipe": { type: "string", minLength: 1, description: "Recipe file and selector, `path[:selector]`; wins over CONFIG_FILE. Placeholders: {conc}, {tp}, {pp}, {dp}, {ep}, {dcp}, {pcp}, {isl}, {osl}, {spec-decoding}, {precision}, {framework}, {model-prefix}; with two pools {prefill.tp}, {decode.workers} and so on.", examples: ["recipes/sglang/orca/agg.yaml:override_tp{tp}_c{conc}"] }, eval: { $ref: "#/$defs/evalOverride" }, scenarios: { $ref: "#/$defs/singleScenarios" } } }, schema37 = { type: "object", additionalProperties: !1, required: ["name", "version"], properties: { name: { type: "string", minLength: 1, description: "Name of the component." }, version: { type: "string", minLength: 1, pattern: "^(?!image:)", description: "Version of the component; always quoted, never an image reference." } }, description: "Request router in front of the workers; at the top of the entry or in its search spaces, not in both." }, schema38 = { type: "object", description: "Evaluation asked instead of the default one.", additionalProperties: !1, required: ["task"], properties: { task: { type: "string", minLength: 1, description: "Name of the task, e.g. gsm8k." }, path: { type: "string", minLength: 1, description: "Task file, relative to the repository." }, limit: { type: "integer", minimum: 1, description: "Number of questions; all unless given." } } }, func1 = Object.prototype.hasOwnProperty, func2 = require_ucs2length().default, pattern8 = new RegExp("^(?!image:)", "u"), schema39 = { type: "object", description: "What is measured; at least one of the two.", additionalProperties: !1, required: [], properties: { "fixed-seq-len": { type: "array", items: { $ref: "#/$defs/singleFixedItem" }, description: "Random prompts of fixed lengths." }, "agentic-coding": { type: "array", items: { $ref: "#/$defs/singleAgenticItem" }, description: "Replay of recorded coding sessions." } } }, schema40 = { type: "object", description: "One pair of sequence lengths.", additionalProperties: !1, required: ["isl", "osl", "search-space"], properties: { isl: { type: "integer", minimum: 1, maximum: 16777216, description: "Input sequence length in tokens." }, osl: { type: "integer", minimum: 1, maximum: 16777216, description: "Output sequence length in tokens." }, "random-range-ratio": { type: "number", exclusiveMinimum: 0, maximum: 1, description: "Lowest share of ISL and OSL a random prompt may have; 0.8 unless given." }, "num-prompts-per-conc": { type: "integer", minimum: 1, maximum: 1e4, description: "Prompts per unit of concurrency; 10 unless given." }, eval: { $ref: "#/$defs/evalOverride" }, "search-space": { type: "array", items: { $ref: "#/$defs/singleFixedSearchSpace" }, description: "What is run; every element expands into one point per concurrency." } } }, schema42 = { type: "object", description: "Single-node search space.", additionalProperties: !1, required: ["tp"], properties: { tp: { type: "integer", minimum: 1, maximum: 1e4, description: "Tensor parallel width of one worker." }, pp: { type: "integer", minimum: 1, maximum: 1e4, description: "Pipeline parallel width; 1 unless given." }, "dcp-size": { type: "integer", minimum: 1, maximum: 1e4, description: "Decode context parallel width, reuses tensor parallel ranks; tp must be divisible by it; 1 unless given." }, "pcp-size": { type: "integer", minimum: 1, maximum: 1e4, description: "Prefill context parallel width; 1 unless given." }, ep: { type: ["integer", "null"], maximum: 1e4, description: "Expert parallel width; does not multiply GPUs; 1 unless given." }, "dp-attn": { type: ["boolean", "null"], description: "Data parallel attention; false unless given." }, "spec-decoding": { enum: ["mtp", "draft_model", "none"], description: "Method of speculative decoding; none unless given." }, router: { $ref: "#/$defs/router" }, "srt-recipe": { type: "string", minLength: 1, description: "Recipe file and selector, `path[:selector]`; wins over CONFIG_FILE. Placeholders: {conc}, {tp}, {pp}, {dp}, {ep}, {dcp}, {pcp}, {isl}, {osl}, {spec-decoding}, {precision}, {framework}, {model-prefix}; with two pools {prefill.tp}, {decode.workers} and so on.", examples: ["recipes/sglang/orca/agg.yaml:override_tp{tp}_c{conc}"] }, "conc-list": { type: "array", items: { type: "integer", maximum: 1e5 }, description: "Concurrencies, in the order they are run; all greater than 0. Excludes conc-start and conc-end." }, "conc-start": { type: "integer", maximum: 1e5, description: "First concurrency of a range that doubles up to conc-end." }, "conc-end": { type: "integer", maximum: 1e5, description: "Last concurrency of the range, always included." } } };
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) { let vErrors = null, errors = 0, evaluated0 = validate26.evaluated; if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.tp === void 0) {
        let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tp" }, message: "must have required property 'tp'", schema: schema42.required, parentSchema: schema42, data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
        if (!func1.call(schema42.properties, key0)) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema42, data };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
    if (data.tp !== void 0) {
        let data0 = data.tp;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
            let err2 = { instancePath: instancePath + "/tp", schemaPath: "#/properties/tp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema42.properties.tp.type, parentSchema: schema42.properties.tp, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (typeof data0 == "number" && isFinite(data0)) {
            if (data0 > 1e4 || isNaN(data0)) {
                let err3 = { instancePath: instancePath + "/tp", schemaPath: "#/properties/tp/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema42.properties.tp, data: data0 };
                vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
            if (data0 < 1 || isNaN(data0)) {
                let err4 = { instancePath: instancePath + "/tp", schemaPath: "#/properties/tp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema42.properties.tp, data: data0 };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
        }
    }
    if (data.pp !== void 0) {
        let data1 = data.pp;
        if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
            let err5 = { instancePath: instancePath + "/pp", schemaPath: "#/properties/pp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema42.properties.pp.type, parentSchema: schema42.properties.pp, data: data1 };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 1e4 || isNaN(data1)) {
                let err6 = { instancePath: instancePath + "/pp", schemaPath: "#/properties/pp/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema42.properties.pp, data: data1 };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
            if (data1 < 1 || isNaN(data1)) {
                let err7 = { instancePath: instancePath + "/pp", schemaPath: "#/properties/pp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema42.properties.pp, data: data1 };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
        }
    }
    if (data["dcp-size"] !== void 0) {
        let data2 = data["dcp-size"];
        if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
            let err8 = { instancePath: instancePath + "/dcp-size", schemaPath: "#/properties/dcp-size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema42.properties["dcp-size"].type, parentSchema: schema42.properties["dcp-size"], data: data2 };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 1e4 || isNaN(data2)) {
                let err9 = { instancePath: instancePath + "/dcp-size", schemaPath: "#/properties/dcp-size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema42.properties["dcp-size"], data: data2 };
                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            if (data2 < 1 || isNaN(data2)) {
                let err10 = { instancePath: instancePath + "/dcp-size", schemaPath: "#/properties/dcp-size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema42.properties["dcp-size"], data: data2 };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
        }
    }
    if (data["pcp-size"] !== void 0) {
        let data3 = data["pcp-size"];
        if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
            let err11 = { instancePath: instancePath + "/pcp-size", schemaPath: "#/properties/pcp-size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema42.properties["pcp-size"].type, parentSchema: schema42.properties["pcp-size"], data: data3 };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 > 1e4 || isNaN(data3)) {
                let err12 = { instancePath: instancePath + "/pcp-size", schemaPath: "#/properties/pcp-size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema42.properties["pcp-size"], data: data3 };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
            if (data3 < 1 || isNaN(data3)) {
                let err13 = { instancePath: instancePath + "/pcp-size", schemaPath: "#/properties/pcp-size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema42.properties["pcp-size"], data: data3 };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
        }
    }
    if (data.ep !== void 0) {
        let data4 = data.ep;
        if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) && data4 !== null) {
            let err14 = { instancePath: instancePath + "/ep", schemaPath: "#/properties/ep/type", keyword: "type", params: { type: schema42.properties.ep.type }, message: "must be integer,null", schema: schema42.properties.ep.type, parentSchema: schema42.properties.ep, data: data4 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (typeof data4 == "number" && isFinite(data4) && (data4 > 1e4 || isNaN(data4))) {
            let err15 = { instancePath: instancePath + "/ep", schemaPath: "#/properties/ep/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema42.properties.ep, data: data4 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
    }
    if (data["dp-attn"] !== void 0) {
        let data5 = data["dp-attn"];
        if (typeof data5 != "boolean" && data5 !== null) {
            let err16 = { instancePath: instancePath + "/dp-attn", schemaPath: "#/properties/dp-attn/type", keyword: "type", params: { type: schema42.properties["dp-attn"].type }, message: "must be boolean,null", schema: schema42.properties["dp-attn"].type, parentSchema: schema42.properties["dp-attn"], data: data5 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
    }
    if (data["spec-decoding"] !== void 0) {
        let data6 = data["spec-decoding"];
        if (!(data6 === "mtp" || data6 === "draft_model" || data6 === "none")) {
            let err17 = { instancePath: instancePath + "/spec-decoding", schemaPath: "#/properties/spec-decoding/enum", keyword: "enum", params: { allowedValues: schema42.properties["spec-decoding"].enum }, message: "must be equal to one of the allowed values", schema: schema42.properties["spec-decoding"].enum, parentSchema: schema42.properties["spec-decoding"], data: data6 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
    }
    if (data.router !== void 0) {
        let data7 = data.router;
        if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            if (data7.name === void 0) {
                let err18 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema37.required, parentSchema: schema37, data: data7 };
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
            if (data7.version === void 0) {
                let err19 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema37.required, parentSchema: schema37, data: data7 };
                vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
            for (let key1 in data7)
                if (!(key1 === "name" || key1 === "version")) {
                    let err20 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema37, data: data7 };
                    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                }
            if (data7.name !== void 0) {
                let data8 = data7.name;
                if (typeof data8 == "string") {
                    if (func2(data8) < 1) {
                        let err21 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema37.properties.name, data: data8 };
                        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                    }
                }
                else {
                    let err22 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.name.type, parentSchema: schema37.properties.name, data: data8 };
                    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                }
            }
            if (data7.version !== void 0) {
                let data9 = data7.version;
                if (typeof data9 == "string") {
                    if (func2(data9) < 1) {
                        let err23 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema37.properties.version, data: data9 };
                        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                    }
                    if (!pattern8.test(data9)) {
                        let err24 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/pattern", keyword: "pattern", params: { pattern: "^(?!image:)" }, message: 'must match pattern "^(?!image:)"', schema: "^(?!image:)", parentSchema: schema37.properties.version, data: data9 };
                        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                    }
                }
                else {
                    let err25 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.version.type, parentSchema: schema37.properties.version, data: data9 };
                    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                }
            }
        }
        else {
            let err26 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema37.type, parentSchema: schema37, data: data7 };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
    }
    if (data["srt-recipe"] !== void 0) {
        let data10 = data["srt-recipe"];
        if (typeof data10 == "string") {
            if (func2(data10) < 1) {
                let err27 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema42.properties["srt-recipe"], data: data10 };
                vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
            }
        }
        else {
            let err28 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema42.properties["srt-recipe"].type, parentSchema: schema42.properties["srt-recipe"], data: data10 };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
    }
    if (data["conc-list"] !== void 0) {
        let data11 = data["conc-list"];
        if (Array.isArray(data11)) {
            let len0 = data11.length;
            for (let i0 = 0; i0 < len0; i0++) {
                let data12 = data11[i0];
                if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
                    let err29 = { instancePath: instancePath + "/conc-list/" + i0, schemaPath: "#/properties/conc-list/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema42.properties["conc-list"].items.type, parentSchema: schema42.properties["conc-list"].items, data: data12 };
                    vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                }
                if (typeof data12 == "number" && isFinite(data12) && (data12 > 1e5 || isNaN(data12))) {
                    let err30 = { instancePath: instancePath + "/conc-list/" + i0, schemaPath: "#/properties/conc-list/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000", schema: 1e5, parentSchema: schema42.properties["conc-list"].items, data: data12 };
                    vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                }
            }
        }
        else {
            let err31 = { instancePath: instancePath + "/conc-list", schemaPath: "#/properties/conc-list/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema42.properties["conc-list"].type, parentSchema: schema42.properties["conc-list"], data: data11 };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
    }
    if (data["conc-start"] !== void 0) {
        let data13 = data["conc-start"];
        if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
            let err32 = { instancePath: instancePath + "/conc-start", schemaPath: "#/properties/conc-start/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema42.properties["conc-start"].type, parentSchema: schema42.properties["conc-start"], data: data13 };
            vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
        if (typeof data13 == "number" && isFinite(data13) && (data13 > 1e5 || isNaN(data13))) {
            let err33 = { instancePath: instancePath + "/conc-start", schemaPath: "#/properties/conc-start/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000", schema: 1e5, parentSchema: schema42.properties["conc-start"], data: data13 };
            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
    }
    if (data["conc-end"] !== void 0) {
        let data14 = data["conc-end"];
        if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
            let err34 = { instancePath: instancePath + "/conc-end", schemaPath: "#/properties/conc-end/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema42.properties["conc-end"].type, parentSchema: schema42.properties["conc-end"], data: data14 };
            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
        if (typeof data14 == "number" && isFinite(data14) && (data14 > 1e5 || isNaN(data14))) {
            let err35 = { instancePath: instancePath + "/conc-end", schemaPath: "#/properties/conc-end/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000", schema: 1e5, parentSchema: schema42.properties["conc-end"], data: data14 };
            vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
    }
}
else {
    let err36 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema42.type, parentSchema: schema42, data };
    vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
} return validate26.errors = vErrors, errors === 0; }
validate26.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) { let vErrors = null, errors = 0, evaluated0 = validate25.evaluated; if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.isl === void 0) {
        let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isl" }, message: "must have required property 'isl'", schema: schema40.required, parentSchema: schema40, data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.osl === void 0) {
        let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "osl" }, message: "must have required property 'osl'", schema: schema40.required, parentSchema: schema40, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data["search-space"] === void 0) {
        let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "search-space" }, message: "must have required property 'search-space'", schema: schema40.required, parentSchema: schema40, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
        if (!(key0 === "isl" || key0 === "osl" || key0 === "random-range-ratio" || key0 === "num-prompts-per-conc" || key0 === "eval" || key0 === "search-space")) {
            let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema40, data };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
    if (data.isl !== void 0) {
        let data0 = data.isl;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
            let err4 = { instancePath: instancePath + "/isl", schemaPath: "#/properties/isl/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema40.properties.isl.type, parentSchema: schema40.properties.isl, data: data0 };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (typeof data0 == "number" && isFinite(data0)) {
            if (data0 > 16777216 || isNaN(data0)) {
                let err5 = { instancePath: instancePath + "/isl", schemaPath: "#/properties/isl/maximum", keyword: "maximum", params: { comparison: "<=", limit: 16777216 }, message: "must be <= 16777216", schema: 16777216, parentSchema: schema40.properties.isl, data: data0 };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
            if (data0 < 1 || isNaN(data0)) {
                let err6 = { instancePath: instancePath + "/isl", schemaPath: "#/properties/isl/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema40.properties.isl, data: data0 };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
        }
    }
    if (data.osl !== void 0) {
        let data1 = data.osl;
        if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
            let err7 = { instancePath: instancePath + "/osl", schemaPath: "#/properties/osl/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema40.properties.osl.type, parentSchema: schema40.properties.osl, data: data1 };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 16777216 || isNaN(data1)) {
                let err8 = { instancePath: instancePath + "/osl", schemaPath: "#/properties/osl/maximum", keyword: "maximum", params: { comparison: "<=", limit: 16777216 }, message: "must be <= 16777216", schema: 16777216, parentSchema: schema40.properties.osl, data: data1 };
                vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            if (data1 < 1 || isNaN(data1)) {
                let err9 = { instancePath: instancePath + "/osl", schemaPath: "#/properties/osl/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema40.properties.osl, data: data1 };
                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
        }
    }
    if (data["random-range-ratio"] !== void 0) {
        let data2 = data["random-range-ratio"];
        if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 1 || isNaN(data2)) {
                let err10 = { instancePath: instancePath + "/random-range-ratio", schemaPath: "#/properties/random-range-ratio/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema40.properties["random-range-ratio"], data: data2 };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            if (data2 <= 0 || isNaN(data2)) {
                let err11 = { instancePath: instancePath + "/random-range-ratio", schemaPath: "#/properties/random-range-ratio/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema40.properties["random-range-ratio"], data: data2 };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
        }
        else {
            let err12 = { instancePath: instancePath + "/random-range-ratio", schemaPath: "#/properties/random-range-ratio/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema40.properties["random-range-ratio"].type, parentSchema: schema40.properties["random-range-ratio"], data: data2 };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
    }
    if (data["num-prompts-per-conc"] !== void 0) {
        let data3 = data["num-prompts-per-conc"];
        if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
            let err13 = { instancePath: instancePath + "/num-prompts-per-conc", schemaPath: "#/properties/num-prompts-per-conc/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema40.properties["num-prompts-per-conc"].type, parentSchema: schema40.properties["num-prompts-per-conc"], data: data3 };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 > 1e4 || isNaN(data3)) {
                let err14 = { instancePath: instancePath + "/num-prompts-per-conc", schemaPath: "#/properties/num-prompts-per-conc/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema40.properties["num-prompts-per-conc"], data: data3 };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
            if (data3 < 1 || isNaN(data3)) {
                let err15 = { instancePath: instancePath + "/num-prompts-per-conc", schemaPath: "#/properties/num-prompts-per-conc/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema40.properties["num-prompts-per-conc"], data: data3 };
                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
        }
    }
    if (data.eval !== void 0) {
        let data4 = data.eval;
        if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            if (data4.task === void 0) {
                let err16 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/required", keyword: "required", params: { missingProperty: "task" }, message: "must have required property 'task'", schema: schema38.required, parentSchema: schema38, data: data4 };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
            for (let key1 in data4)
                if (!(key1 === "task" || key1 === "path" || key1 === "limit")) {
                    let err17 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema38, data: data4 };
                    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                }
            if (data4.task !== void 0) {
                let data5 = data4.task;
                if (typeof data5 == "string") {
                    if (func2(data5) < 1) {
                        let err18 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema38.properties.task, data: data5 };
                        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                    }
                }
                else {
                    let err19 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.task.type, parentSchema: schema38.properties.task, data: data5 };
                    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                }
            }
            if (data4.path !== void 0) {
                let data6 = data4.path;
                if (typeof data6 == "string") {
                    if (func2(data6) < 1) {
                        let err20 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema38.properties.path, data: data6 };
                        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                    }
                }
                else {
                    let err21 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.path.type, parentSchema: schema38.properties.path, data: data6 };
                    vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                }
            }
            if (data4.limit !== void 0) {
                let data7 = data4.limit;
                if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
                    let err22 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.limit.type, parentSchema: schema38.properties.limit, data: data7 };
                    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                }
                if (typeof data7 == "number" && isFinite(data7) && (data7 < 1 || isNaN(data7))) {
                    let err23 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema38.properties.limit, data: data7 };
                    vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                }
            }
        }
        else {
            let err24 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema38.type, parentSchema: schema38, data: data4 };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
    }
    if (data["search-space"] !== void 0) {
        let data8 = data["search-space"];
        if (Array.isArray(data8)) {
            let len0 = data8.length;
            for (let i0 = 0; i0 < len0; i0++)
                validate26(data8[i0], { instancePath: instancePath + "/search-space/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length);
        }
        else {
            let err25 = { instancePath: instancePath + "/search-space", schemaPath: "#/properties/search-space/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema40.properties["search-space"].type, parentSchema: schema40.properties["search-space"], data: data8 };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
    }
}
else {
    let err26 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema40.type, parentSchema: schema40, data };
    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
} return validate25.errors = vErrors, errors === 0; }
validate25.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema44 = { type: "object", description: "One group of agentic search spaces.", additionalProperties: !1, required: ["search-space"], properties: { "dram-utilization": { type: "number", exclusiveMinimum: 0, maximum: 1, description: "Share of the node's CPU memory that KV offload may use; needed as soon as one search space uses dram." }, dataset: { $ref: "#/$defs/dataset" }, eval: { $ref: "#/$defs/evalOverride" }, "search-space": { type: "array", items: { $ref: "#/$defs/singleAgenticSearchSpace" }, description: "What is run; every element expands into one point per concurrency." } } }, schema45 = { type: "object", description: "Conversations to replay instead of the corpus of the model family: either a file (path and format) or generated.", additionalProperties: !1, required: [], properties: { path: { type: "string", minLength: 1, description: "Trace file, relative to the repository." }, format: { enum: ["weka", "mooncake", "multi-turn"], description: "Format of the trace file." }, generator: { $ref: "#/$defs/generator" } } }, schema46 = { type: "object", description: "Seeded generator of conversation trees; token counts are unscaled.", additionalProperties: !1, required: ["seed", "trees", "mean-turns", "system-tokens", "mean-new-tokens-per-turn", "mean-output-tokens", "subagent-ratio", "mean-gap-seconds"], properties: { seed: { type: "integer", minimum: 0, maximum: 9007199254740991, description: "Seed; the same seed gives the same trees." }, trees: { type: "integer", minimum: 1, maximum: 1e5, description: "Number of conversation trees." }, "mean-turns": { type: "number", minimum: 1, maximum: 1e5, description: "Mean number of turns of a tree." }, "system-tokens": { type: "integer", minimum: 0, maximum: 1e7, description: "Tokens of the shared system prompt." }, "mean-new-tokens-per-turn": { type: "number", minimum: 1, maximum: 1e7, description: "Mean number of new input tokens of a turn." }, "mean-output-tokens": { type: "number", minimum: 1, maximum: 1e7, description: "Mean number of output tokens of a turn." }, "subagent-ratio": { type: "number", minimum: 0, maximum: 1, description: "Share of turns that fan out to sub-agents." }, "mean-gap-seconds": { type: "number", minimum: 0, maximum: 1e6, description: "Mean gap between the end of a turn and the start of the next." } } };
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) { let vErrors = null, errors = 0, evaluated0 = validate30.evaluated; if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
        if (!(key0 === "path" || key0 === "format" || key0 === "generator")) {
            let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema45, data };
            vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
    if (data.path !== void 0) {
        let data0 = data.path;
        if (typeof data0 == "string") {
            if (func2(data0) < 1) {
                let err1 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema45.properties.path, data: data0 };
                vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
            }
        }
        else {
            let err2 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.properties.path.type, parentSchema: schema45.properties.path, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
    }
    if (data.format !== void 0) {
        let data1 = data.format;
        if (!(data1 === "weka" || data1 === "mooncake" || data1 === "multi-turn")) {
            let err3 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/enum", keyword: "enum", params: { allowedValues: schema45.properties.format.enum }, message: "must be equal to one of the allowed values", schema: schema45.properties.format.enum, parentSchema: schema45.properties.format, data: data1 };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
    }
    if (data.generator !== void 0) {
        let data2 = data.generator;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.seed === void 0) {
                let err4 = { instancePath: instancePath + "/generator", schemaPath: "#/$defs/generator/required", keyword: "required", params: { missingProperty: "seed" }, message: "must have required property 'seed'", schema: schema46.required, parentSchema: schema46, data: data2 };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (data2.trees === void 0) {
                let err5 = { instancePath: instancePath + "/generator", schemaPath: "#/$defs/generator/required", keyword: "required", params: { missingProperty: "trees" }, message: "must have required property 'trees'", schema: schema46.required, parentSchema: schema46, data: data2 };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
            if (data2["mean-turns"] === void 0) {
                let err6 = { instancePath: instancePath + "/generator", schemaPath: "#/$defs/generator/required", keyword: "required", params: { missingProperty: "mean-turns" }, message: "must have required property 'mean-turns'", schema: schema46.required, parentSchema: schema46, data: data2 };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
            if (data2["system-tokens"] === void 0) {
                let err7 = { instancePath: instancePath + "/generator", schemaPath: "#/$defs/generator/required", keyword: "required", params: { missingProperty: "system-tokens" }, message: "must have required property 'system-tokens'", schema: schema46.required, parentSchema: schema46, data: data2 };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
            if (data2["mean-new-tokens-per-turn"] === void 0) {
                let err8 = { instancePath: instancePath + "/generator", schemaPath: "#/$defs/generator/required", keyword: "required", params: { missingProperty: "mean-new-tokens-per-turn" }, message: "must have required property 'mean-new-tokens-per-turn'", schema: schema46.required, parentSchema: schema46, data: data2 };
                vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            if (data2["mean-output-tokens"] === void 0) {
                let err9 = { instancePath: instancePath + "/generator", schemaPath: "#/$defs/generator/required", keyword: "required", params: { missingProperty: "mean-output-tokens" }, message: "must have required property 'mean-output-tokens'", schema: schema46.required, parentSchema: schema46, data: data2 };
                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            if (data2["subagent-ratio"] === void 0) {
                let err10 = { instancePath: instancePath + "/generator", schemaPath: "#/$defs/generator/required", keyword: "required", params: { missingProperty: "subagent-ratio" }, message: "must have required property 'subagent-ratio'", schema: schema46.required, parentSchema: schema46, data: data2 };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            if (data2["mean-gap-seconds"] === void 0) {
                let err11 = { instancePath: instancePath + "/generator", schemaPath: "#/$defs/generator/required", keyword: "required", params: { missingProperty: "mean-gap-seconds" }, message: "must have required property 'mean-gap-seconds'", schema: schema46.required, parentSchema: schema46, data: data2 };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
            for (let key1 in data2)
                if (!(key1 === "seed" || key1 === "trees" || key1 === "mean-turns" || key1 === "system-tokens" || key1 === "mean-new-tokens-per-turn" || key1 === "mean-output-tokens" || key1 === "subagent-ratio" || key1 === "mean-gap-seconds")) {
                    let err12 = { instancePath: instancePath + "/generator", schemaPath: "#/$defs/generator/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema46, data: data2 };
                    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                }
            if (data2.seed !== void 0) {
                let data3 = data2.seed;
                if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
                    let err13 = { instancePath: instancePath + "/generator/seed", schemaPath: "#/$defs/generator/properties/seed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema46.properties.seed.type, parentSchema: schema46.properties.seed, data: data3 };
                    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                }
                if (typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 9007199254740991 || isNaN(data3)) {
                        let err14 = { instancePath: instancePath + "/generator/seed", schemaPath: "#/$defs/generator/properties/seed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991", schema: 9007199254740991, parentSchema: schema46.properties.seed, data: data3 };
                        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                    }
                    if (data3 < 0 || isNaN(data3)) {
                        let err15 = { instancePath: instancePath + "/generator/seed", schemaPath: "#/$defs/generator/properties/seed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema46.properties.seed, data: data3 };
                        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                    }
                }
            }
            if (data2.trees !== void 0) {
                let data4 = data2.trees;
                if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
                    let err16 = { instancePath: instancePath + "/generator/trees", schemaPath: "#/$defs/generator/properties/trees/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema46.properties.trees.type, parentSchema: schema46.properties.trees, data: data4 };
                    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                }
                if (typeof data4 == "number" && isFinite(data4)) {
                    if (data4 > 1e5 || isNaN(data4)) {
                        let err17 = { instancePath: instancePath + "/generator/trees", schemaPath: "#/$defs/generator/properties/trees/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000", schema: 1e5, parentSchema: schema46.properties.trees, data: data4 };
                        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                    }
                    if (data4 < 1 || isNaN(data4)) {
                        let err18 = { instancePath: instancePath + "/generator/trees", schemaPath: "#/$defs/generator/properties/trees/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema46.properties.trees, data: data4 };
                        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                    }
                }
            }
            if (data2["mean-turns"] !== void 0) {
                let data5 = data2["mean-turns"];
                if (typeof data5 == "number" && isFinite(data5)) {
                    if (data5 > 1e5 || isNaN(data5)) {
                        let err19 = { instancePath: instancePath + "/generator/mean-turns", schemaPath: "#/$defs/generator/properties/mean-turns/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000", schema: 1e5, parentSchema: schema46.properties["mean-turns"], data: data5 };
                        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                    }
                    if (data5 < 1 || isNaN(data5)) {
                        let err20 = { instancePath: instancePath + "/generator/mean-turns", schemaPath: "#/$defs/generator/properties/mean-turns/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema46.properties["mean-turns"], data: data5 };
                        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                    }
                }
                else {
                    let err21 = { instancePath: instancePath + "/generator/mean-turns", schemaPath: "#/$defs/generator/properties/mean-turns/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema46.properties["mean-turns"].type, parentSchema: schema46.properties["mean-turns"], data: data5 };
                    vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                }
            }
            if (data2["system-tokens"] !== void 0) {
                let data6 = data2["system-tokens"];
                if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
                    let err22 = { instancePath: instancePath + "/generator/system-tokens", schemaPath: "#/$defs/generator/properties/system-tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema46.properties["system-tokens"].type, parentSchema: schema46.properties["system-tokens"], data: data6 };
                    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                }
                if (typeof data6 == "number" && isFinite(data6)) {
                    if (data6 > 1e7 || isNaN(data6)) {
                        let err23 = { instancePath: instancePath + "/generator/system-tokens", schemaPath: "#/$defs/generator/properties/system-tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e7 }, message: "must be <= 10000000", schema: 1e7, parentSchema: schema46.properties["system-tokens"], data: data6 };
                        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                    }
                    if (data6 < 0 || isNaN(data6)) {
                        let err24 = { instancePath: instancePath + "/generator/system-tokens", schemaPath: "#/$defs/generator/properties/system-tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema46.properties["system-tokens"], data: data6 };
                        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                    }
                }
            }
            if (data2["mean-new-tokens-per-turn"] !== void 0) {
                let data7 = data2["mean-new-tokens-per-turn"];
                if (typeof data7 == "number" && isFinite(data7)) {
                    if (data7 > 1e7 || isNaN(data7)) {
                        let err25 = { instancePath: instancePath + "/generator/mean-new-tokens-per-turn", schemaPath: "#/$defs/generator/properties/mean-new-tokens-per-turn/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e7 }, message: "must be <= 10000000", schema: 1e7, parentSchema: schema46.properties["mean-new-tokens-per-turn"], data: data7 };
                        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                    }
                    if (data7 < 1 || isNaN(data7)) {
                        let err26 = { instancePath: instancePath + "/generator/mean-new-tokens-per-turn", schemaPath: "#/$defs/generator/properties/mean-new-tokens-per-turn/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema46.properties["mean-new-tokens-per-turn"], data: data7 };
                        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                    }
                }
                else {
                    let err27 = { instancePath: instancePath + "/generator/mean-new-tokens-per-turn", schemaPath: "#/$defs/generator/properties/mean-new-tokens-per-turn/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema46.properties["mean-new-tokens-per-turn"].type, parentSchema: schema46.properties["mean-new-tokens-per-turn"], data: data7 };
                    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                }
            }
            if (data2["mean-output-tokens"] !== void 0) {
                let data8 = data2["mean-output-tokens"];
                if (typeof data8 == "number" && isFinite(data8)) {
                    if (data8 > 1e7 || isNaN(data8)) {
                        let err28 = { instancePath: instancePath + "/generator/mean-output-tokens", schemaPath: "#/$defs/generator/properties/mean-output-tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e7 }, message: "must be <= 10000000", schema: 1e7, parentSchema: schema46.properties["mean-output-tokens"], data: data8 };
                        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                    }
                    if (data8 < 1 || isNaN(data8)) {
                        let err29 = { instancePath: instancePath + "/generator/mean-output-tokens", schemaPath: "#/$defs/generator/properties/mean-output-tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema46.properties["mean-output-tokens"], data: data8 };
                        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                    }
                }
                else {
                    let err30 = { instancePath: instancePath + "/generator/mean-output-tokens", schemaPath: "#/$defs/generator/properties/mean-output-tokens/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema46.properties["mean-output-tokens"].type, parentSchema: schema46.properties["mean-output-tokens"], data: data8 };
                    vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                }
            }
            if (data2["subagent-ratio"] !== void 0) {
                let data9 = data2["subagent-ratio"];
                if (typeof data9 == "number" && isFinite(data9)) {
                    if (data9 > 1 || isNaN(data9)) {
                        let err31 = { instancePath: instancePath + "/generator/subagent-ratio", schemaPath: "#/$defs/generator/properties/subagent-ratio/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema46.properties["subagent-ratio"], data: data9 };
                        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                    }
                    if (data9 < 0 || isNaN(data9)) {
                        let err32 = { instancePath: instancePath + "/generator/subagent-ratio", schemaPath: "#/$defs/generator/properties/subagent-ratio/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema46.properties["subagent-ratio"], data: data9 };
                        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                    }
                }
                else {
                    let err33 = { instancePath: instancePath + "/generator/subagent-ratio", schemaPath: "#/$defs/generator/properties/subagent-ratio/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema46.properties["subagent-ratio"].type, parentSchema: schema46.properties["subagent-ratio"], data: data9 };
                    vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                }
            }
            if (data2["mean-gap-seconds"] !== void 0) {
                let data10 = data2["mean-gap-seconds"];
                if (typeof data10 == "number" && isFinite(data10)) {
                    if (data10 > 1e6 || isNaN(data10)) {
                        let err34 = { instancePath: instancePath + "/generator/mean-gap-seconds", schemaPath: "#/$defs/generator/properties/mean-gap-seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000", schema: 1e6, parentSchema: schema46.properties["mean-gap-seconds"], data: data10 };
                        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                    }
                    if (data10 < 0 || isNaN(data10)) {
                        let err35 = { instancePath: instancePath + "/generator/mean-gap-seconds", schemaPath: "#/$defs/generator/properties/mean-gap-seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema46.properties["mean-gap-seconds"], data: data10 };
                        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                    }
                }
                else {
                    let err36 = { instancePath: instancePath + "/generator/mean-gap-seconds", schemaPath: "#/$defs/generator/properties/mean-gap-seconds/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema46.properties["mean-gap-seconds"].type, parentSchema: schema46.properties["mean-gap-seconds"], data: data10 };
                    vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                }
            }
        }
        else {
            let err37 = { instancePath: instancePath + "/generator", schemaPath: "#/$defs/generator/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema46.type, parentSchema: schema46, data: data2 };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
    }
}
else {
    let err38 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema45.type, parentSchema: schema45, data };
    vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
} return validate30.errors = vErrors, errors === 0; }
validate30.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema48 = { type: "object", description: "Single-node agentic search space.", additionalProperties: !1, required: ["tp", "kv-offloading"], properties: { tp: { type: "integer", minimum: 1, maximum: 1e4, description: "Tensor parallel width of one worker." }, pp: { type: "integer", minimum: 1, maximum: 1e4, description: "Pipeline parallel width; 1 unless given." }, "dcp-size": { type: "integer", minimum: 1, maximum: 1e4, description: "Decode context parallel width, reuses tensor parallel ranks; tp must be divisible by it; 1 unless given." }, "pcp-size": { type: "integer", minimum: 1, maximum: 1e4, description: "Prefill context parallel width; 1 unless given." }, ep: { type: ["integer", "null"], maximum: 1e4, description: "Expert parallel width; does not multiply GPUs; 1 unless given." }, "dp-attn": { type: ["boolean", "null"], description: "Data parallel attention; false unless given." }, "spec-decoding": { enum: ["mtp", "draft_model", "none"], description: "Method of speculative decoding; none unless given." }, "kv-offloading": { enum: ["none", "dram"], description: "Where evicted KV blocks go." }, "kv-offload-backend": { $ref: "#/$defs/offloadBackend" }, router: { $ref: "#/$defs/router" }, "srt-recipe": { type: "string", minLength: 1, description: "Recipe file and selector, `path[:selector]`; wins over CONFIG_FILE. Placeholders: {conc}, {tp}, {pp}, {dp}, {ep}, {dcp}, {pcp}, {isl}, {osl}, {spec-decoding}, {precision}, {framework}, {model-prefix}; with two pools {prefill.tp}, {decode.workers} and so on.", examples: ["recipes/sglang/orca/agg.yaml:override_tp{tp}_c{conc}"] }, "conc-list": { type: "array", items: { type: "integer", maximum: 1e5 }, description: "Concurrencies, in the order they are run; all greater than 0. Excludes conc-start and conc-end." }, "conc-start": { type: "integer", maximum: 1e5, description: "First concurrency of a range that doubles up to conc-end." }, "conc-end": { type: "integer", maximum: 1e5, description: "Last concurrency of the range, always included." } } }, schema49 = { type: "object", additionalProperties: !1, required: ["name"], properties: { name: { type: "string", minLength: 1, description: "Name of the component." }, version: { type: "string", minLength: 1, pattern: "^(?!image:)", description: "Version of the component; always quoted, never an image reference." } }, description: "What moves offloaded KV blocks; given exactly with kv-offloading: dram." };
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) { let vErrors = null, errors = 0, evaluated0 = validate32.evaluated; if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.tp === void 0) {
        let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tp" }, message: "must have required property 'tp'", schema: schema48.required, parentSchema: schema48, data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data["kv-offloading"] === void 0) {
        let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kv-offloading" }, message: "must have required property 'kv-offloading'", schema: schema48.required, parentSchema: schema48, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
        if (!func1.call(schema48.properties, key0)) {
            let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema48, data };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
    if (data.tp !== void 0) {
        let data0 = data.tp;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
            let err3 = { instancePath: instancePath + "/tp", schemaPath: "#/properties/tp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema48.properties.tp.type, parentSchema: schema48.properties.tp, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (typeof data0 == "number" && isFinite(data0)) {
            if (data0 > 1e4 || isNaN(data0)) {
                let err4 = { instancePath: instancePath + "/tp", schemaPath: "#/properties/tp/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema48.properties.tp, data: data0 };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (data0 < 1 || isNaN(data0)) {
                let err5 = { instancePath: instancePath + "/tp", schemaPath: "#/properties/tp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema48.properties.tp, data: data0 };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
        }
    }
    if (data.pp !== void 0) {
        let data1 = data.pp;
        if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
            let err6 = { instancePath: instancePath + "/pp", schemaPath: "#/properties/pp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema48.properties.pp.type, parentSchema: schema48.properties.pp, data: data1 };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 1e4 || isNaN(data1)) {
                let err7 = { instancePath: instancePath + "/pp", schemaPath: "#/properties/pp/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema48.properties.pp, data: data1 };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
            if (data1 < 1 || isNaN(data1)) {
                let err8 = { instancePath: instancePath + "/pp", schemaPath: "#/properties/pp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema48.properties.pp, data: data1 };
                vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
        }
    }
    if (data["dcp-size"] !== void 0) {
        let data2 = data["dcp-size"];
        if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
            let err9 = { instancePath: instancePath + "/dcp-size", schemaPath: "#/properties/dcp-size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema48.properties["dcp-size"].type, parentSchema: schema48.properties["dcp-size"], data: data2 };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 1e4 || isNaN(data2)) {
                let err10 = { instancePath: instancePath + "/dcp-size", schemaPath: "#/properties/dcp-size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema48.properties["dcp-size"], data: data2 };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            if (data2 < 1 || isNaN(data2)) {
                let err11 = { instancePath: instancePath + "/dcp-size", schemaPath: "#/properties/dcp-size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema48.properties["dcp-size"], data: data2 };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
        }
    }
    if (data["pcp-size"] !== void 0) {
        let data3 = data["pcp-size"];
        if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
            let err12 = { instancePath: instancePath + "/pcp-size", schemaPath: "#/properties/pcp-size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema48.properties["pcp-size"].type, parentSchema: schema48.properties["pcp-size"], data: data3 };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 > 1e4 || isNaN(data3)) {
                let err13 = { instancePath: instancePath + "/pcp-size", schemaPath: "#/properties/pcp-size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema48.properties["pcp-size"], data: data3 };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
            if (data3 < 1 || isNaN(data3)) {
                let err14 = { instancePath: instancePath + "/pcp-size", schemaPath: "#/properties/pcp-size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema48.properties["pcp-size"], data: data3 };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
        }
    }
    if (data.ep !== void 0) {
        let data4 = data.ep;
        if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) && data4 !== null) {
            let err15 = { instancePath: instancePath + "/ep", schemaPath: "#/properties/ep/type", keyword: "type", params: { type: schema48.properties.ep.type }, message: "must be integer,null", schema: schema48.properties.ep.type, parentSchema: schema48.properties.ep, data: data4 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (typeof data4 == "number" && isFinite(data4) && (data4 > 1e4 || isNaN(data4))) {
            let err16 = { instancePath: instancePath + "/ep", schemaPath: "#/properties/ep/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema48.properties.ep, data: data4 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
    }
    if (data["dp-attn"] !== void 0) {
        let data5 = data["dp-attn"];
        if (typeof data5 != "boolean" && data5 !== null) {
            let err17 = { instancePath: instancePath + "/dp-attn", schemaPath: "#/properties/dp-attn/type", keyword: "type", params: { type: schema48.properties["dp-attn"].type }, message: "must be boolean,null", schema: schema48.properties["dp-attn"].type, parentSchema: schema48.properties["dp-attn"], data: data5 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
    }
    if (data["spec-decoding"] !== void 0) {
        let data6 = data["spec-decoding"];
        if (!(data6 === "mtp" || data6 === "draft_model" || data6 === "none")) {
            let err18 = { instancePath: instancePath + "/spec-decoding", schemaPath: "#/properties/spec-decoding/enum", keyword: "enum", params: { allowedValues: schema48.properties["spec-decoding"].enum }, message: "must be equal to one of the allowed values", schema: schema48.properties["spec-decoding"].enum, parentSchema: schema48.properties["spec-decoding"], data: data6 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
    }
    if (data["kv-offloading"] !== void 0) {
        let data7 = data["kv-offloading"];
        if (!(data7 === "none" || data7 === "dram")) {
            let err19 = { instancePath: instancePath + "/kv-offloading", schemaPath: "#/properties/kv-offloading/enum", keyword: "enum", params: { allowedValues: schema48.properties["kv-offloading"].enum }, message: "must be equal to one of the allowed values", schema: schema48.properties["kv-offloading"].enum, parentSchema: schema48.properties["kv-offloading"], data: data7 };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
    }
    if (data["kv-offload-backend"] !== void 0) {
        let data8 = data["kv-offload-backend"];
        if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
            if (data8.name === void 0) {
                let err20 = { instancePath: instancePath + "/kv-offload-backend", schemaPath: "#/$defs/offloadBackend/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema49.required, parentSchema: schema49, data: data8 };
                vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
            for (let key1 in data8)
                if (!(key1 === "name" || key1 === "version")) {
                    let err21 = { instancePath: instancePath + "/kv-offload-backend", schemaPath: "#/$defs/offloadBackend/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema49, data: data8 };
                    vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                }
            if (data8.name !== void 0) {
                let data9 = data8.name;
                if (typeof data9 == "string") {
                    if (func2(data9) < 1) {
                        let err22 = { instancePath: instancePath + "/kv-offload-backend/name", schemaPath: "#/$defs/offloadBackend/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema49.properties.name, data: data9 };
                        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                    }
                }
                else {
                    let err23 = { instancePath: instancePath + "/kv-offload-backend/name", schemaPath: "#/$defs/offloadBackend/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.name.type, parentSchema: schema49.properties.name, data: data9 };
                    vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                }
            }
            if (data8.version !== void 0) {
                let data10 = data8.version;
                if (typeof data10 == "string") {
                    if (func2(data10) < 1) {
                        let err24 = { instancePath: instancePath + "/kv-offload-backend/version", schemaPath: "#/$defs/offloadBackend/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema49.properties.version, data: data10 };
                        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                    }
                    if (!pattern8.test(data10)) {
                        let err25 = { instancePath: instancePath + "/kv-offload-backend/version", schemaPath: "#/$defs/offloadBackend/properties/version/pattern", keyword: "pattern", params: { pattern: "^(?!image:)" }, message: 'must match pattern "^(?!image:)"', schema: "^(?!image:)", parentSchema: schema49.properties.version, data: data10 };
                        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                    }
                }
                else {
                    let err26 = { instancePath: instancePath + "/kv-offload-backend/version", schemaPath: "#/$defs/offloadBackend/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.version.type, parentSchema: schema49.properties.version, data: data10 };
                    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                }
            }
        }
        else {
            let err27 = { instancePath: instancePath + "/kv-offload-backend", schemaPath: "#/$defs/offloadBackend/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema49.type, parentSchema: schema49, data: data8 };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
    }
    if (data.router !== void 0) {
        let data11 = data.router;
        if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
            if (data11.name === void 0) {
                let err28 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema37.required, parentSchema: schema37, data: data11 };
                vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
            }
            if (data11.version === void 0) {
                let err29 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema37.required, parentSchema: schema37, data: data11 };
                vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
            for (let key2 in data11)
                if (!(key2 === "name" || key2 === "version")) {
                    let err30 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema37, data: data11 };
                    vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                }
            if (data11.name !== void 0) {
                let data12 = data11.name;
                if (typeof data12 == "string") {
                    if (func2(data12) < 1) {
                        let err31 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema37.properties.name, data: data12 };
                        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                    }
                }
                else {
                    let err32 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.name.type, parentSchema: schema37.properties.name, data: data12 };
                    vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                }
            }
            if (data11.version !== void 0) {
                let data13 = data11.version;
                if (typeof data13 == "string") {
                    if (func2(data13) < 1) {
                        let err33 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema37.properties.version, data: data13 };
                        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                    }
                    if (!pattern8.test(data13)) {
                        let err34 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/pattern", keyword: "pattern", params: { pattern: "^(?!image:)" }, message: 'must match pattern "^(?!image:)"', schema: "^(?!image:)", parentSchema: schema37.properties.version, data: data13 };
                        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                    }
                }
                else {
                    let err35 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.version.type, parentSchema: schema37.properties.version, data: data13 };
                    vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                }
            }
        }
        else {
            let err36 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema37.type, parentSchema: schema37, data: data11 };
            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
    }
    if (data["srt-recipe"] !== void 0) {
        let data14 = data["srt-recipe"];
        if (typeof data14 == "string") {
            if (func2(data14) < 1) {
                let err37 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema48.properties["srt-recipe"], data: data14 };
                vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
            }
        }
        else {
            let err38 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.properties["srt-recipe"].type, parentSchema: schema48.properties["srt-recipe"], data: data14 };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
        }
    }
    if (data["conc-list"] !== void 0) {
        let data15 = data["conc-list"];
        if (Array.isArray(data15)) {
            let len0 = data15.length;
            for (let i0 = 0; i0 < len0; i0++) {
                let data16 = data15[i0];
                if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
                    let err39 = { instancePath: instancePath + "/conc-list/" + i0, schemaPath: "#/properties/conc-list/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema48.properties["conc-list"].items.type, parentSchema: schema48.properties["conc-list"].items, data: data16 };
                    vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                }
                if (typeof data16 == "number" && isFinite(data16) && (data16 > 1e5 || isNaN(data16))) {
                    let err40 = { instancePath: instancePath + "/conc-list/" + i0, schemaPath: "#/properties/conc-list/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000", schema: 1e5, parentSchema: schema48.properties["conc-list"].items, data: data16 };
                    vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                }
            }
        }
        else {
            let err41 = { instancePath: instancePath + "/conc-list", schemaPath: "#/properties/conc-list/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema48.properties["conc-list"].type, parentSchema: schema48.properties["conc-list"], data: data15 };
            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
        }
    }
    if (data["conc-start"] !== void 0) {
        let data17 = data["conc-start"];
        if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
            let err42 = { instancePath: instancePath + "/conc-start", schemaPath: "#/properties/conc-start/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema48.properties["conc-start"].type, parentSchema: schema48.properties["conc-start"], data: data17 };
            vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
        }
        if (typeof data17 == "number" && isFinite(data17) && (data17 > 1e5 || isNaN(data17))) {
            let err43 = { instancePath: instancePath + "/conc-start", schemaPath: "#/properties/conc-start/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000", schema: 1e5, parentSchema: schema48.properties["conc-start"], data: data17 };
            vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
        }
    }
    if (data["conc-end"] !== void 0) {
        let data18 = data["conc-end"];
        if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
            let err44 = { instancePath: instancePath + "/conc-end", schemaPath: "#/properties/conc-end/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema48.properties["conc-end"].type, parentSchema: schema48.properties["conc-end"], data: data18 };
            vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
        }
        if (typeof data18 == "number" && isFinite(data18) && (data18 > 1e5 || isNaN(data18))) {
            let err45 = { instancePath: instancePath + "/conc-end", schemaPath: "#/properties/conc-end/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000", schema: 1e5, parentSchema: schema48.properties["conc-end"], data: data18 };
            vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
        }
    }
}
else {
    let err46 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema48.type, parentSchema: schema48, data };
    vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
} return validate32.errors = vErrors, errors === 0; }
validate32.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) { let vErrors = null, errors = 0, evaluated0 = validate29.evaluated; if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data["search-space"] === void 0) {
        let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "search-space" }, message: "must have required property 'search-space'", schema: schema44.required, parentSchema: schema44, data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
        if (!(key0 === "dram-utilization" || key0 === "dataset" || key0 === "eval" || key0 === "search-space")) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema44, data };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
    if (data["dram-utilization"] !== void 0) {
        let data0 = data["dram-utilization"];
        if (typeof data0 == "number" && isFinite(data0)) {
            if (data0 > 1 || isNaN(data0)) {
                let err2 = { instancePath: instancePath + "/dram-utilization", schemaPath: "#/properties/dram-utilization/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema44.properties["dram-utilization"], data: data0 };
                vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
            }
            if (data0 <= 0 || isNaN(data0)) {
                let err3 = { instancePath: instancePath + "/dram-utilization", schemaPath: "#/properties/dram-utilization/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema44.properties["dram-utilization"], data: data0 };
                vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
        }
        else {
            let err4 = { instancePath: instancePath + "/dram-utilization", schemaPath: "#/properties/dram-utilization/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema44.properties["dram-utilization"].type, parentSchema: schema44.properties["dram-utilization"], data: data0 };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
    }
    if (data.dataset !== void 0 && (validate30(data.dataset, { instancePath: instancePath + "/dataset", parentData: data, parentDataProperty: "dataset", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors), errors = vErrors.length)), data.eval !== void 0) {
        let data2 = data.eval;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.task === void 0) {
                let err5 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/required", keyword: "required", params: { missingProperty: "task" }, message: "must have required property 'task'", schema: schema38.required, parentSchema: schema38, data: data2 };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
            for (let key1 in data2)
                if (!(key1 === "task" || key1 === "path" || key1 === "limit")) {
                    let err6 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema38, data: data2 };
                    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                }
            if (data2.task !== void 0) {
                let data3 = data2.task;
                if (typeof data3 == "string") {
                    if (func2(data3) < 1) {
                        let err7 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema38.properties.task, data: data3 };
                        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                    }
                }
                else {
                    let err8 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.task.type, parentSchema: schema38.properties.task, data: data3 };
                    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                }
            }
            if (data2.path !== void 0) {
                let data4 = data2.path;
                if (typeof data4 == "string") {
                    if (func2(data4) < 1) {
                        let err9 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema38.properties.path, data: data4 };
                        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                    }
                }
                else {
                    let err10 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.path.type, parentSchema: schema38.properties.path, data: data4 };
                    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                }
            }
            if (data2.limit !== void 0) {
                let data5 = data2.limit;
                if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
                    let err11 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.limit.type, parentSchema: schema38.properties.limit, data: data5 };
                    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                }
                if (typeof data5 == "number" && isFinite(data5) && (data5 < 1 || isNaN(data5))) {
                    let err12 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema38.properties.limit, data: data5 };
                    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                }
            }
        }
        else {
            let err13 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema38.type, parentSchema: schema38, data: data2 };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
    }
    if (data["search-space"] !== void 0) {
        let data6 = data["search-space"];
        if (Array.isArray(data6)) {
            let len0 = data6.length;
            for (let i0 = 0; i0 < len0; i0++)
                validate32(data6[i0], { instancePath: instancePath + "/search-space/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length);
        }
        else {
            let err14 = { instancePath: instancePath + "/search-space", schemaPath: "#/properties/search-space/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema44.properties["search-space"].type, parentSchema: schema44.properties["search-space"], data: data6 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
    }
}
else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema44.type, parentSchema: schema44, data };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
} return validate29.errors = vErrors, errors === 0; }
validate29.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) { let vErrors = null, errors = 0, evaluated0 = validate24.evaluated; if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
        if (!(key0 === "fixed-seq-len" || key0 === "agentic-coding")) {
            let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema39, data };
            vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
    if (data["fixed-seq-len"] !== void 0) {
        let data0 = data["fixed-seq-len"];
        if (Array.isArray(data0)) {
            let len0 = data0.length;
            for (let i0 = 0; i0 < len0; i0++)
                validate25(data0[i0], { instancePath: instancePath + "/fixed-seq-len/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length);
        }
        else {
            let err1 = { instancePath: instancePath + "/fixed-seq-len", schemaPath: "#/properties/fixed-seq-len/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema39.properties["fixed-seq-len"].type, parentSchema: schema39.properties["fixed-seq-len"], data: data0 };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
    }
    if (data["agentic-coding"] !== void 0) {
        let data2 = data["agentic-coding"];
        if (Array.isArray(data2)) {
            let len1 = data2.length;
            for (let i1 = 0; i1 < len1; i1++)
                validate29(data2[i1], { instancePath: instancePath + "/agentic-coding/" + i1, parentData: data2, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors), errors = vErrors.length);
        }
        else {
            let err2 = { instancePath: instancePath + "/agentic-coding", schemaPath: "#/properties/agentic-coding/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema39.properties["agentic-coding"].type, parentSchema: schema39.properties["agentic-coding"], data: data2 };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
    }
}
else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema39.type, parentSchema: schema39, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
} return validate24.errors = vErrors, errors === 0; }
validate24.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) { let vErrors = null, errors = 0, evaluated0 = validate50.evaluated; if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.image === void 0) {
        let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "image" }, message: "must have required property 'image'", schema: schema36.required, parentSchema: schema36, data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.model === void 0) {
        let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model" }, message: "must have required property 'model'", schema: schema36.required, parentSchema: schema36, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data["model-prefix"] === void 0) {
        let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model-prefix" }, message: "must have required property 'model-prefix'", schema: schema36.required, parentSchema: schema36, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.precision === void 0) {
        let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "precision" }, message: "must have required property 'precision'", schema: schema36.required, parentSchema: schema36, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.framework === void 0) {
        let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "framework" }, message: "must have required property 'framework'", schema: schema36.required, parentSchema: schema36, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.runner === void 0) {
        let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "runner" }, message: "must have required property 'runner'", schema: schema36.required, parentSchema: schema36, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.multinode === void 0) {
        let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "multinode" }, message: "must have required property 'multinode'", schema: schema36.required, parentSchema: schema36, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.scenarios === void 0) {
        let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenarios" }, message: "must have required property 'scenarios'", schema: schema36.required, parentSchema: schema36, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    for (let key0 in data)
        if (!func1.call(schema36.properties, key0)) {
            let err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema36, data };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
    if (data.image !== void 0) {
        let data0 = data.image;
        if (typeof data0 == "string") {
            if (func2(data0) < 1) {
                let err9 = { instancePath: instancePath + "/image", schemaPath: "#/properties/image/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema36.properties.image, data: data0 };
                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
        }
        else {
            let err10 = { instancePath: instancePath + "/image", schemaPath: "#/properties/image/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.properties.image.type, parentSchema: schema36.properties.image, data: data0 };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
    }
    if (data.model !== void 0) {
        let data1 = data.model;
        if (typeof data1 == "string") {
            if (func2(data1) < 1) {
                let err11 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema36.properties.model, data: data1 };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
        }
        else {
            let err12 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.properties.model.type, parentSchema: schema36.properties.model, data: data1 };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
    }
    if (data["model-prefix"] !== void 0) {
        let data2 = data["model-prefix"];
        if (typeof data2 == "string") {
            if (func2(data2) < 1) {
                let err13 = { instancePath: instancePath + "/model-prefix", schemaPath: "#/properties/model-prefix/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema36.properties["model-prefix"], data: data2 };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
        }
        else {
            let err14 = { instancePath: instancePath + "/model-prefix", schemaPath: "#/properties/model-prefix/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.properties["model-prefix"].type, parentSchema: schema36.properties["model-prefix"], data: data2 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
    }
    if (data.precision !== void 0) {
        let data3 = data.precision;
        if (typeof data3 == "string") {
            if (func2(data3) < 1) {
                let err15 = { instancePath: instancePath + "/precision", schemaPath: "#/properties/precision/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema36.properties.precision, data: data3 };
                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
        }
        else {
            let err16 = { instancePath: instancePath + "/precision", schemaPath: "#/properties/precision/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.properties.precision.type, parentSchema: schema36.properties.precision, data: data3 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
    }
    if (data.framework !== void 0) {
        let data4 = data.framework;
        if (typeof data4 == "string") {
            if (func2(data4) < 1) {
                let err17 = { instancePath: instancePath + "/framework", schemaPath: "#/properties/framework/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema36.properties.framework, data: data4 };
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
        }
        else {
            let err18 = { instancePath: instancePath + "/framework", schemaPath: "#/properties/framework/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.properties.framework.type, parentSchema: schema36.properties.framework, data: data4 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
    }
    if (data.runner !== void 0) {
        let data5 = data.runner;
        if (typeof data5 == "string") {
            if (func2(data5) < 1) {
                let err19 = { instancePath: instancePath + "/runner", schemaPath: "#/properties/runner/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema36.properties.runner, data: data5 };
                vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
        }
        else {
            let err20 = { instancePath: instancePath + "/runner", schemaPath: "#/properties/runner/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.properties.runner.type, parentSchema: schema36.properties.runner, data: data5 };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
    }
    if (data.multinode !== void 0) {
        let data6 = data.multinode;
        if (data6 !== !1) {
            let err21 = { instancePath: instancePath + "/multinode", schemaPath: "#/properties/multinode/const", keyword: "const", params: { allowedValue: !1 }, message: "must be equal to constant", schema: !1, parentSchema: schema36.properties.multinode, data: data6 };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
    }
    if (data.disagg !== void 0) {
        let data7 = data.disagg;
        if (data7 !== !1) {
            let err22 = { instancePath: instancePath + "/disagg", schemaPath: "#/properties/disagg/const", keyword: "const", params: { allowedValue: !1 }, message: "must be equal to constant", schema: !1, parentSchema: schema36.properties.disagg, data: data7 };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
    }
    if (data.router !== void 0) {
        let data8 = data.router;
        if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
            if (data8.name === void 0) {
                let err23 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema37.required, parentSchema: schema37, data: data8 };
                vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
            if (data8.version === void 0) {
                let err24 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema37.required, parentSchema: schema37, data: data8 };
                vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
            for (let key1 in data8)
                if (!(key1 === "name" || key1 === "version")) {
                    let err25 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema37, data: data8 };
                    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                }
            if (data8.name !== void 0) {
                let data9 = data8.name;
                if (typeof data9 == "string") {
                    if (func2(data9) < 1) {
                        let err26 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema37.properties.name, data: data9 };
                        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                    }
                }
                else {
                    let err27 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.name.type, parentSchema: schema37.properties.name, data: data9 };
                    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                }
            }
            if (data8.version !== void 0) {
                let data10 = data8.version;
                if (typeof data10 == "string") {
                    if (func2(data10) < 1) {
                        let err28 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema37.properties.version, data: data10 };
                        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                    }
                    if (!pattern8.test(data10)) {
                        let err29 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/pattern", keyword: "pattern", params: { pattern: "^(?!image:)" }, message: 'must match pattern "^(?!image:)"', schema: "^(?!image:)", parentSchema: schema37.properties.version, data: data10 };
                        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                    }
                }
                else {
                    let err30 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.version.type, parentSchema: schema37.properties.version, data: data10 };
                    vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                }
            }
        }
        else {
            let err31 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema37.type, parentSchema: schema37, data: data8 };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
    }
    if (data["srt-recipe"] !== void 0) {
        let data11 = data["srt-recipe"];
        if (typeof data11 == "string") {
            if (func2(data11) < 1) {
                let err32 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema36.properties["srt-recipe"], data: data11 };
                vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
            }
        }
        else {
            let err33 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.properties["srt-recipe"].type, parentSchema: schema36.properties["srt-recipe"], data: data11 };
            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
    }
    if (data.eval !== void 0) {
        let data12 = data.eval;
        if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
            if (data12.task === void 0) {
                let err34 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/required", keyword: "required", params: { missingProperty: "task" }, message: "must have required property 'task'", schema: schema38.required, parentSchema: schema38, data: data12 };
                vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
            }
            for (let key2 in data12)
                if (!(key2 === "task" || key2 === "path" || key2 === "limit")) {
                    let err35 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema38, data: data12 };
                    vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                }
            if (data12.task !== void 0) {
                let data13 = data12.task;
                if (typeof data13 == "string") {
                    if (func2(data13) < 1) {
                        let err36 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema38.properties.task, data: data13 };
                        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                    }
                }
                else {
                    let err37 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.task.type, parentSchema: schema38.properties.task, data: data13 };
                    vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                }
            }
            if (data12.path !== void 0) {
                let data14 = data12.path;
                if (typeof data14 == "string") {
                    if (func2(data14) < 1) {
                        let err38 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema38.properties.path, data: data14 };
                        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                    }
                }
                else {
                    let err39 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.path.type, parentSchema: schema38.properties.path, data: data14 };
                    vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                }
            }
            if (data12.limit !== void 0) {
                let data15 = data12.limit;
                if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
                    let err40 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.limit.type, parentSchema: schema38.properties.limit, data: data15 };
                    vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                }
                if (typeof data15 == "number" && isFinite(data15) && (data15 < 1 || isNaN(data15))) {
                    let err41 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema38.properties.limit, data: data15 };
                    vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                }
            }
        }
        else {
            let err42 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema38.type, parentSchema: schema38, data: data12 };
            vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
        }
    }
    data.scenarios !== void 0 && (validate24(data.scenarios, { instancePath: instancePath + "/scenarios", parentData: data, parentDataProperty: "scenarios", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length));
}
else {
    let err43 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema36.type, parentSchema: schema36, data };
    vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
} return validate50.errors = vErrors, errors === 0; }
validate50.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var masterConfigMultiNodeEntry = validate52, schema51 = { type: "object", description: "Multi-node entry.", additionalProperties: !1, required: ["image", "model", "model-prefix", "precision", "framework", "runner", "multinode", "scenarios"], properties: { image: { type: "string", minLength: 1, description: "Container image; `#` may stand for `/` after the registry." }, model: { type: "string", minLength: 1, description: "Hugging Face id or path of the model." }, "model-prefix": { type: "string", minLength: 1, description: "Short code of the model, without underscores." }, precision: { type: "string", minLength: 1, description: "Precision of the weights, e.g. fp4." }, framework: { type: "string", minLength: 1, description: "Serving framework, e.g. sglang, dynamo-sglang." }, runner: { type: "string", minLength: 1, description: "Label of the runner configuration." }, multinode: { const: !0, description: "Whether a point spans nodes (prefill and decode pools) or one node." }, disagg: { type: "boolean", description: "Whether prefill and decode run in separate worker pools; false unless given." }, router: { $ref: "#/$defs/router" }, "srt-recipe": { type: "string", minLength: 1, description: "Recipe file and selector, `path[:selector]`; wins over CONFIG_FILE. Placeholders: {conc}, {tp}, {pp}, {dp}, {ep}, {dcp}, {pcp}, {isl}, {osl}, {spec-decoding}, {precision}, {framework}, {model-prefix}; with two pools {prefill.tp}, {decode.workers} and so on.", examples: ["recipes/sglang/orca/agg.yaml:override_tp{tp}_c{conc}"] }, eval: { $ref: "#/$defs/evalOverride" }, scenarios: { $ref: "#/$defs/multiScenarios" }, "kv-p2p-transfer": { type: "string", minLength: 1, description: "Transport of the KV cache between prefill and decode, e.g. nixl." } } }, schema54 = { type: "object", description: "What is measured; at least one of the two.", additionalProperties: !1, required: [], properties: { "fixed-seq-len": { type: "array", items: { $ref: "#/$defs/multiFixedItem" }, description: "Random prompts of fixed lengths." }, "agentic-coding": { type: "array", items: { $ref: "#/$defs/multiAgenticItem" }, description: "Replay of recorded coding sessions." } } }, schema55 = { type: "object", description: "One pair of sequence lengths.", additionalProperties: !1, required: ["isl", "osl", "search-space"], properties: { isl: { type: "integer", minimum: 1, maximum: 16777216, description: "Input sequence length in tokens." }, osl: { type: "integer", minimum: 1, maximum: 16777216, description: "Output sequence length in tokens." }, "random-range-ratio": { type: "number", exclusiveMinimum: 0, maximum: 1, description: "Lowest share of ISL and OSL a random prompt may have; 0.8 unless given." }, "num-prompts-per-conc": { type: "integer", minimum: 1, maximum: 1e4, description: "Prompts per unit of concurrency; 10 unless given." }, eval: { $ref: "#/$defs/evalOverride" }, "search-space": { type: "array", items: { $ref: "#/$defs/multiFixedSearchSpace" }, description: "What is run; every element expands into one point per concurrency." } } }, schema57 = { type: "object", description: "Multi-node search space.", additionalProperties: !1, required: ["prefill", "decode"], properties: { "spec-decoding": { enum: ["mtp", "draft_model", "none"], description: "Method of speculative decoding; none unless given." }, prefill: { $ref: "#/$defs/worker" }, decode: { $ref: "#/$defs/worker" }, router: { $ref: "#/$defs/router" }, "kv-p2p-transfer": { type: "string", minLength: 1, description: "Transport of the KV cache between prefill and decode, e.g. nixl." }, "srt-recipe": { type: "string", minLength: 1, description: "Recipe file and selector, `path[:selector]`; wins over CONFIG_FILE. Placeholders: {conc}, {tp}, {pp}, {dp}, {ep}, {dcp}, {pcp}, {isl}, {osl}, {spec-decoding}, {precision}, {framework}, {model-prefix}; with two pools {prefill.tp}, {decode.workers} and so on.", examples: ["recipes/sglang/orca/agg.yaml:override_tp{tp}_c{conc}"] }, "conc-list": { type: "array", items: { type: "integer", maximum: 1e5 }, description: "Concurrencies, in the order they are run; all greater than 0. Excludes conc-start and conc-end." }, "conc-start": { type: "integer", maximum: 1e5, description: "First concurrency of a range that doubles up to conc-end." }, "conc-end": { type: "integer", maximum: 1e5, description: "Last concurrency of the range, always included." } } }, schema58 = { type: "object", description: "Pool of equal workers of one role.", additionalProperties: !1, required: ["num-worker", "tp", "ep", "dp-attn"], properties: { "num-worker": { type: "integer", minimum: 0, maximum: 1e4, description: "Number of workers; 0 decode workers is aggregated serving." }, tp: { type: "integer", minimum: 1, maximum: 1e4, description: "Tensor parallel width of one worker." }, pp: { type: "integer", minimum: 1, maximum: 1e4, description: "Pipeline parallel width; 1 unless given." }, "dcp-size": { type: "integer", minimum: 1, maximum: 1e4, description: "Decode context parallel width, reuses tensor parallel ranks; tp must be divisible by it; 1 unless given." }, "pcp-size": { type: "integer", minimum: 1, maximum: 1e4, description: "Prefill context parallel width; 1 unless given." }, ep: { type: "integer", maximum: 1e4, description: "Expert parallel width; does not multiply GPUs." }, "dp-attn": { type: "boolean", description: "Data parallel attention." }, hardware: { type: "string", minLength: 1, description: "SKU of the role when the two differ; given for both roles or neither." }, "additional-settings": { type: "array", items: { type: "string" }, description: "KEY=VALUE environment settings of the role; CONFIG_FILE names the recipe." } } };
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) { let vErrors = null, errors = 0, evaluated0 = validate40.evaluated; if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.prefill === void 0) {
        let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "prefill" }, message: "must have required property 'prefill'", schema: schema57.required, parentSchema: schema57, data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.decode === void 0) {
        let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decode" }, message: "must have required property 'decode'", schema: schema57.required, parentSchema: schema57, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
        if (!func1.call(schema57.properties, key0)) {
            let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema57, data };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
    if (data["spec-decoding"] !== void 0) {
        let data0 = data["spec-decoding"];
        if (!(data0 === "mtp" || data0 === "draft_model" || data0 === "none")) {
            let err3 = { instancePath: instancePath + "/spec-decoding", schemaPath: "#/properties/spec-decoding/enum", keyword: "enum", params: { allowedValues: schema57.properties["spec-decoding"].enum }, message: "must be equal to one of the allowed values", schema: schema57.properties["spec-decoding"].enum, parentSchema: schema57.properties["spec-decoding"], data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
    }
    if (data.prefill !== void 0) {
        let data1 = data.prefill;
        if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1["num-worker"] === void 0) {
                let err4 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "num-worker" }, message: "must have required property 'num-worker'", schema: schema58.required, parentSchema: schema58, data: data1 };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (data1.tp === void 0) {
                let err5 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "tp" }, message: "must have required property 'tp'", schema: schema58.required, parentSchema: schema58, data: data1 };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
            if (data1.ep === void 0) {
                let err6 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "ep" }, message: "must have required property 'ep'", schema: schema58.required, parentSchema: schema58, data: data1 };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
            if (data1["dp-attn"] === void 0) {
                let err7 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "dp-attn" }, message: "must have required property 'dp-attn'", schema: schema58.required, parentSchema: schema58, data: data1 };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
            for (let key1 in data1)
                if (!func1.call(schema58.properties, key1)) {
                    let err8 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/worker/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema58, data: data1 };
                    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                }
            if (data1["num-worker"] !== void 0) {
                let data2 = data1["num-worker"];
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
                    let err9 = { instancePath: instancePath + "/prefill/num-worker", schemaPath: "#/$defs/worker/properties/num-worker/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties["num-worker"].type, parentSchema: schema58.properties["num-worker"], data: data2 };
                    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                }
                if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 > 1e4 || isNaN(data2)) {
                        let err10 = { instancePath: instancePath + "/prefill/num-worker", schemaPath: "#/$defs/worker/properties/num-worker/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties["num-worker"], data: data2 };
                        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                    }
                    if (data2 < 0 || isNaN(data2)) {
                        let err11 = { instancePath: instancePath + "/prefill/num-worker", schemaPath: "#/$defs/worker/properties/num-worker/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema58.properties["num-worker"], data: data2 };
                        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                    }
                }
            }
            if (data1.tp !== void 0) {
                let data3 = data1.tp;
                if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
                    let err12 = { instancePath: instancePath + "/prefill/tp", schemaPath: "#/$defs/worker/properties/tp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties.tp.type, parentSchema: schema58.properties.tp, data: data3 };
                    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                }
                if (typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 1e4 || isNaN(data3)) {
                        let err13 = { instancePath: instancePath + "/prefill/tp", schemaPath: "#/$defs/worker/properties/tp/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties.tp, data: data3 };
                        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                    }
                    if (data3 < 1 || isNaN(data3)) {
                        let err14 = { instancePath: instancePath + "/prefill/tp", schemaPath: "#/$defs/worker/properties/tp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema58.properties.tp, data: data3 };
                        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                    }
                }
            }
            if (data1.pp !== void 0) {
                let data4 = data1.pp;
                if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
                    let err15 = { instancePath: instancePath + "/prefill/pp", schemaPath: "#/$defs/worker/properties/pp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties.pp.type, parentSchema: schema58.properties.pp, data: data4 };
                    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                }
                if (typeof data4 == "number" && isFinite(data4)) {
                    if (data4 > 1e4 || isNaN(data4)) {
                        let err16 = { instancePath: instancePath + "/prefill/pp", schemaPath: "#/$defs/worker/properties/pp/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties.pp, data: data4 };
                        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                    }
                    if (data4 < 1 || isNaN(data4)) {
                        let err17 = { instancePath: instancePath + "/prefill/pp", schemaPath: "#/$defs/worker/properties/pp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema58.properties.pp, data: data4 };
                        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                    }
                }
            }
            if (data1["dcp-size"] !== void 0) {
                let data5 = data1["dcp-size"];
                if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
                    let err18 = { instancePath: instancePath + "/prefill/dcp-size", schemaPath: "#/$defs/worker/properties/dcp-size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties["dcp-size"].type, parentSchema: schema58.properties["dcp-size"], data: data5 };
                    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                }
                if (typeof data5 == "number" && isFinite(data5)) {
                    if (data5 > 1e4 || isNaN(data5)) {
                        let err19 = { instancePath: instancePath + "/prefill/dcp-size", schemaPath: "#/$defs/worker/properties/dcp-size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties["dcp-size"], data: data5 };
                        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                    }
                    if (data5 < 1 || isNaN(data5)) {
                        let err20 = { instancePath: instancePath + "/prefill/dcp-size", schemaPath: "#/$defs/worker/properties/dcp-size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema58.properties["dcp-size"], data: data5 };
                        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                    }
                }
            }
            if (data1["pcp-size"] !== void 0) {
                let data6 = data1["pcp-size"];
                if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
                    let err21 = { instancePath: instancePath + "/prefill/pcp-size", schemaPath: "#/$defs/worker/properties/pcp-size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties["pcp-size"].type, parentSchema: schema58.properties["pcp-size"], data: data6 };
                    vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                }
                if (typeof data6 == "number" && isFinite(data6)) {
                    if (data6 > 1e4 || isNaN(data6)) {
                        let err22 = { instancePath: instancePath + "/prefill/pcp-size", schemaPath: "#/$defs/worker/properties/pcp-size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties["pcp-size"], data: data6 };
                        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                    }
                    if (data6 < 1 || isNaN(data6)) {
                        let err23 = { instancePath: instancePath + "/prefill/pcp-size", schemaPath: "#/$defs/worker/properties/pcp-size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema58.properties["pcp-size"], data: data6 };
                        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                    }
                }
            }
            if (data1.ep !== void 0) {
                let data7 = data1.ep;
                if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
                    let err24 = { instancePath: instancePath + "/prefill/ep", schemaPath: "#/$defs/worker/properties/ep/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties.ep.type, parentSchema: schema58.properties.ep, data: data7 };
                    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                }
                if (typeof data7 == "number" && isFinite(data7) && (data7 > 1e4 || isNaN(data7))) {
                    let err25 = { instancePath: instancePath + "/prefill/ep", schemaPath: "#/$defs/worker/properties/ep/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties.ep, data: data7 };
                    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                }
            }
            if (data1["dp-attn"] !== void 0) {
                let data8 = data1["dp-attn"];
                if (typeof data8 != "boolean") {
                    let err26 = { instancePath: instancePath + "/prefill/dp-attn", schemaPath: "#/$defs/worker/properties/dp-attn/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema58.properties["dp-attn"].type, parentSchema: schema58.properties["dp-attn"], data: data8 };
                    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                }
            }
            if (data1.hardware !== void 0) {
                let data9 = data1.hardware;
                if (typeof data9 == "string") {
                    if (func2(data9) < 1) {
                        let err27 = { instancePath: instancePath + "/prefill/hardware", schemaPath: "#/$defs/worker/properties/hardware/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema58.properties.hardware, data: data9 };
                        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                    }
                }
                else {
                    let err28 = { instancePath: instancePath + "/prefill/hardware", schemaPath: "#/$defs/worker/properties/hardware/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema58.properties.hardware.type, parentSchema: schema58.properties.hardware, data: data9 };
                    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                }
            }
            if (data1["additional-settings"] !== void 0) {
                let data10 = data1["additional-settings"];
                if (Array.isArray(data10)) {
                    let len0 = data10.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                        let data11 = data10[i0];
                        if (typeof data11 != "string") {
                            let err29 = { instancePath: instancePath + "/prefill/additional-settings/" + i0, schemaPath: "#/$defs/worker/properties/additional-settings/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema58.properties["additional-settings"].items.type, parentSchema: schema58.properties["additional-settings"].items, data: data11 };
                            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                        }
                    }
                }
                else {
                    let err30 = { instancePath: instancePath + "/prefill/additional-settings", schemaPath: "#/$defs/worker/properties/additional-settings/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema58.properties["additional-settings"].type, parentSchema: schema58.properties["additional-settings"], data: data10 };
                    vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                }
            }
        }
        else {
            let err31 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/worker/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema58.type, parentSchema: schema58, data: data1 };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
    }
    if (data.decode !== void 0) {
        let data12 = data.decode;
        if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
            if (data12["num-worker"] === void 0) {
                let err32 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "num-worker" }, message: "must have required property 'num-worker'", schema: schema58.required, parentSchema: schema58, data: data12 };
                vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
            }
            if (data12.tp === void 0) {
                let err33 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "tp" }, message: "must have required property 'tp'", schema: schema58.required, parentSchema: schema58, data: data12 };
                vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
            }
            if (data12.ep === void 0) {
                let err34 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "ep" }, message: "must have required property 'ep'", schema: schema58.required, parentSchema: schema58, data: data12 };
                vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
            }
            if (data12["dp-attn"] === void 0) {
                let err35 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "dp-attn" }, message: "must have required property 'dp-attn'", schema: schema58.required, parentSchema: schema58, data: data12 };
                vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
            }
            for (let key2 in data12)
                if (!func1.call(schema58.properties, key2)) {
                    let err36 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/worker/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema58, data: data12 };
                    vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                }
            if (data12["num-worker"] !== void 0) {
                let data13 = data12["num-worker"];
                if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
                    let err37 = { instancePath: instancePath + "/decode/num-worker", schemaPath: "#/$defs/worker/properties/num-worker/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties["num-worker"].type, parentSchema: schema58.properties["num-worker"], data: data13 };
                    vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                }
                if (typeof data13 == "number" && isFinite(data13)) {
                    if (data13 > 1e4 || isNaN(data13)) {
                        let err38 = { instancePath: instancePath + "/decode/num-worker", schemaPath: "#/$defs/worker/properties/num-worker/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties["num-worker"], data: data13 };
                        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                    }
                    if (data13 < 0 || isNaN(data13)) {
                        let err39 = { instancePath: instancePath + "/decode/num-worker", schemaPath: "#/$defs/worker/properties/num-worker/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema58.properties["num-worker"], data: data13 };
                        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                    }
                }
            }
            if (data12.tp !== void 0) {
                let data14 = data12.tp;
                if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
                    let err40 = { instancePath: instancePath + "/decode/tp", schemaPath: "#/$defs/worker/properties/tp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties.tp.type, parentSchema: schema58.properties.tp, data: data14 };
                    vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                }
                if (typeof data14 == "number" && isFinite(data14)) {
                    if (data14 > 1e4 || isNaN(data14)) {
                        let err41 = { instancePath: instancePath + "/decode/tp", schemaPath: "#/$defs/worker/properties/tp/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties.tp, data: data14 };
                        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                    }
                    if (data14 < 1 || isNaN(data14)) {
                        let err42 = { instancePath: instancePath + "/decode/tp", schemaPath: "#/$defs/worker/properties/tp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema58.properties.tp, data: data14 };
                        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                    }
                }
            }
            if (data12.pp !== void 0) {
                let data15 = data12.pp;
                if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
                    let err43 = { instancePath: instancePath + "/decode/pp", schemaPath: "#/$defs/worker/properties/pp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties.pp.type, parentSchema: schema58.properties.pp, data: data15 };
                    vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                }
                if (typeof data15 == "number" && isFinite(data15)) {
                    if (data15 > 1e4 || isNaN(data15)) {
                        let err44 = { instancePath: instancePath + "/decode/pp", schemaPath: "#/$defs/worker/properties/pp/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties.pp, data: data15 };
                        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                    }
                    if (data15 < 1 || isNaN(data15)) {
                        let err45 = { instancePath: instancePath + "/decode/pp", schemaPath: "#/$defs/worker/properties/pp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema58.properties.pp, data: data15 };
                        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
                    }
                }
            }
            if (data12["dcp-size"] !== void 0) {
                let data16 = data12["dcp-size"];
                if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
                    let err46 = { instancePath: instancePath + "/decode/dcp-size", schemaPath: "#/$defs/worker/properties/dcp-size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties["dcp-size"].type, parentSchema: schema58.properties["dcp-size"], data: data16 };
                    vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                }
                if (typeof data16 == "number" && isFinite(data16)) {
                    if (data16 > 1e4 || isNaN(data16)) {
                        let err47 = { instancePath: instancePath + "/decode/dcp-size", schemaPath: "#/$defs/worker/properties/dcp-size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties["dcp-size"], data: data16 };
                        vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                    }
                    if (data16 < 1 || isNaN(data16)) {
                        let err48 = { instancePath: instancePath + "/decode/dcp-size", schemaPath: "#/$defs/worker/properties/dcp-size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema58.properties["dcp-size"], data: data16 };
                        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
                    }
                }
            }
            if (data12["pcp-size"] !== void 0) {
                let data17 = data12["pcp-size"];
                if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
                    let err49 = { instancePath: instancePath + "/decode/pcp-size", schemaPath: "#/$defs/worker/properties/pcp-size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties["pcp-size"].type, parentSchema: schema58.properties["pcp-size"], data: data17 };
                    vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
                }
                if (typeof data17 == "number" && isFinite(data17)) {
                    if (data17 > 1e4 || isNaN(data17)) {
                        let err50 = { instancePath: instancePath + "/decode/pcp-size", schemaPath: "#/$defs/worker/properties/pcp-size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties["pcp-size"], data: data17 };
                        vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                    }
                    if (data17 < 1 || isNaN(data17)) {
                        let err51 = { instancePath: instancePath + "/decode/pcp-size", schemaPath: "#/$defs/worker/properties/pcp-size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema58.properties["pcp-size"], data: data17 };
                        vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
                    }
                }
            }
            if (data12.ep !== void 0) {
                let data18 = data12.ep;
                if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
                    let err52 = { instancePath: instancePath + "/decode/ep", schemaPath: "#/$defs/worker/properties/ep/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties.ep.type, parentSchema: schema58.properties.ep, data: data18 };
                    vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
                }
                if (typeof data18 == "number" && isFinite(data18) && (data18 > 1e4 || isNaN(data18))) {
                    let err53 = { instancePath: instancePath + "/decode/ep", schemaPath: "#/$defs/worker/properties/ep/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties.ep, data: data18 };
                    vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
                }
            }
            if (data12["dp-attn"] !== void 0) {
                let data19 = data12["dp-attn"];
                if (typeof data19 != "boolean") {
                    let err54 = { instancePath: instancePath + "/decode/dp-attn", schemaPath: "#/$defs/worker/properties/dp-attn/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema58.properties["dp-attn"].type, parentSchema: schema58.properties["dp-attn"], data: data19 };
                    vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
                }
            }
            if (data12.hardware !== void 0) {
                let data20 = data12.hardware;
                if (typeof data20 == "string") {
                    if (func2(data20) < 1) {
                        let err55 = { instancePath: instancePath + "/decode/hardware", schemaPath: "#/$defs/worker/properties/hardware/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema58.properties.hardware, data: data20 };
                        vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
                    }
                }
                else {
                    let err56 = { instancePath: instancePath + "/decode/hardware", schemaPath: "#/$defs/worker/properties/hardware/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema58.properties.hardware.type, parentSchema: schema58.properties.hardware, data: data20 };
                    vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
                }
            }
            if (data12["additional-settings"] !== void 0) {
                let data21 = data12["additional-settings"];
                if (Array.isArray(data21)) {
                    let len1 = data21.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                        let data22 = data21[i1];
                        if (typeof data22 != "string") {
                            let err57 = { instancePath: instancePath + "/decode/additional-settings/" + i1, schemaPath: "#/$defs/worker/properties/additional-settings/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema58.properties["additional-settings"].items.type, parentSchema: schema58.properties["additional-settings"].items, data: data22 };
                            vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
                        }
                    }
                }
                else {
                    let err58 = { instancePath: instancePath + "/decode/additional-settings", schemaPath: "#/$defs/worker/properties/additional-settings/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema58.properties["additional-settings"].type, parentSchema: schema58.properties["additional-settings"], data: data21 };
                    vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
                }
            }
        }
        else {
            let err59 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/worker/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema58.type, parentSchema: schema58, data: data12 };
            vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
        }
    }
    if (data.router !== void 0) {
        let data23 = data.router;
        if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
            if (data23.name === void 0) {
                let err60 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema37.required, parentSchema: schema37, data: data23 };
                vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
            }
            if (data23.version === void 0) {
                let err61 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema37.required, parentSchema: schema37, data: data23 };
                vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
            }
            for (let key3 in data23)
                if (!(key3 === "name" || key3 === "version")) {
                    let err62 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema37, data: data23 };
                    vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
                }
            if (data23.name !== void 0) {
                let data24 = data23.name;
                if (typeof data24 == "string") {
                    if (func2(data24) < 1) {
                        let err63 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema37.properties.name, data: data24 };
                        vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
                    }
                }
                else {
                    let err64 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.name.type, parentSchema: schema37.properties.name, data: data24 };
                    vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
                }
            }
            if (data23.version !== void 0) {
                let data25 = data23.version;
                if (typeof data25 == "string") {
                    if (func2(data25) < 1) {
                        let err65 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema37.properties.version, data: data25 };
                        vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
                    }
                    if (!pattern8.test(data25)) {
                        let err66 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/pattern", keyword: "pattern", params: { pattern: "^(?!image:)" }, message: 'must match pattern "^(?!image:)"', schema: "^(?!image:)", parentSchema: schema37.properties.version, data: data25 };
                        vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
                    }
                }
                else {
                    let err67 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.version.type, parentSchema: schema37.properties.version, data: data25 };
                    vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
                }
            }
        }
        else {
            let err68 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema37.type, parentSchema: schema37, data: data23 };
            vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
        }
    }
    if (data["kv-p2p-transfer"] !== void 0) {
        let data26 = data["kv-p2p-transfer"];
        if (typeof data26 == "string") {
            if (func2(data26) < 1) {
                let err69 = { instancePath: instancePath + "/kv-p2p-transfer", schemaPath: "#/properties/kv-p2p-transfer/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema57.properties["kv-p2p-transfer"], data: data26 };
                vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
            }
        }
        else {
            let err70 = { instancePath: instancePath + "/kv-p2p-transfer", schemaPath: "#/properties/kv-p2p-transfer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties["kv-p2p-transfer"].type, parentSchema: schema57.properties["kv-p2p-transfer"], data: data26 };
            vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
        }
    }
    if (data["srt-recipe"] !== void 0) {
        let data27 = data["srt-recipe"];
        if (typeof data27 == "string") {
            if (func2(data27) < 1) {
                let err71 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema57.properties["srt-recipe"], data: data27 };
                vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
            }
        }
        else {
            let err72 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties["srt-recipe"].type, parentSchema: schema57.properties["srt-recipe"], data: data27 };
            vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
        }
    }
    if (data["conc-list"] !== void 0) {
        let data28 = data["conc-list"];
        if (Array.isArray(data28)) {
            let len2 = data28.length;
            for (let i2 = 0; i2 < len2; i2++) {
                let data29 = data28[i2];
                if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29) && isFinite(data29))) {
                    let err73 = { instancePath: instancePath + "/conc-list/" + i2, schemaPath: "#/properties/conc-list/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties["conc-list"].items.type, parentSchema: schema57.properties["conc-list"].items, data: data29 };
                    vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
                }
                if (typeof data29 == "number" && isFinite(data29) && (data29 > 1e5 || isNaN(data29))) {
                    let err74 = { instancePath: instancePath + "/conc-list/" + i2, schemaPath: "#/properties/conc-list/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000", schema: 1e5, parentSchema: schema57.properties["conc-list"].items, data: data29 };
                    vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
                }
            }
        }
        else {
            let err75 = { instancePath: instancePath + "/conc-list", schemaPath: "#/properties/conc-list/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema57.properties["conc-list"].type, parentSchema: schema57.properties["conc-list"], data: data28 };
            vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
        }
    }
    if (data["conc-start"] !== void 0) {
        let data30 = data["conc-start"];
        if (!(typeof data30 == "number" && !(data30 % 1) && !isNaN(data30) && isFinite(data30))) {
            let err76 = { instancePath: instancePath + "/conc-start", schemaPath: "#/properties/conc-start/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties["conc-start"].type, parentSchema: schema57.properties["conc-start"], data: data30 };
            vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
        }
        if (typeof data30 == "number" && isFinite(data30) && (data30 > 1e5 || isNaN(data30))) {
            let err77 = { instancePath: instancePath + "/conc-start", schemaPath: "#/properties/conc-start/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000", schema: 1e5, parentSchema: schema57.properties["conc-start"], data: data30 };
            vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
        }
    }
    if (data["conc-end"] !== void 0) {
        let data31 = data["conc-end"];
        if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31) && isFinite(data31))) {
            let err78 = { instancePath: instancePath + "/conc-end", schemaPath: "#/properties/conc-end/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties["conc-end"].type, parentSchema: schema57.properties["conc-end"], data: data31 };
            vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
        }
        if (typeof data31 == "number" && isFinite(data31) && (data31 > 1e5 || isNaN(data31))) {
            let err79 = { instancePath: instancePath + "/conc-end", schemaPath: "#/properties/conc-end/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000", schema: 1e5, parentSchema: schema57.properties["conc-end"], data: data31 };
            vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
        }
    }
}
else {
    let err80 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema57.type, parentSchema: schema57, data };
    vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
} return validate40.errors = vErrors, errors === 0; }
validate40.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) { let vErrors = null, errors = 0, evaluated0 = validate39.evaluated; if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.isl === void 0) {
        let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isl" }, message: "must have required property 'isl'", schema: schema55.required, parentSchema: schema55, data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.osl === void 0) {
        let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "osl" }, message: "must have required property 'osl'", schema: schema55.required, parentSchema: schema55, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data["search-space"] === void 0) {
        let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "search-space" }, message: "must have required property 'search-space'", schema: schema55.required, parentSchema: schema55, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
        if (!(key0 === "isl" || key0 === "osl" || key0 === "random-range-ratio" || key0 === "num-prompts-per-conc" || key0 === "eval" || key0 === "search-space")) {
            let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema55, data };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
    if (data.isl !== void 0) {
        let data0 = data.isl;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
            let err4 = { instancePath: instancePath + "/isl", schemaPath: "#/properties/isl/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema55.properties.isl.type, parentSchema: schema55.properties.isl, data: data0 };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (typeof data0 == "number" && isFinite(data0)) {
            if (data0 > 16777216 || isNaN(data0)) {
                let err5 = { instancePath: instancePath + "/isl", schemaPath: "#/properties/isl/maximum", keyword: "maximum", params: { comparison: "<=", limit: 16777216 }, message: "must be <= 16777216", schema: 16777216, parentSchema: schema55.properties.isl, data: data0 };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
            if (data0 < 1 || isNaN(data0)) {
                let err6 = { instancePath: instancePath + "/isl", schemaPath: "#/properties/isl/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema55.properties.isl, data: data0 };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
        }
    }
    if (data.osl !== void 0) {
        let data1 = data.osl;
        if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
            let err7 = { instancePath: instancePath + "/osl", schemaPath: "#/properties/osl/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema55.properties.osl.type, parentSchema: schema55.properties.osl, data: data1 };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 16777216 || isNaN(data1)) {
                let err8 = { instancePath: instancePath + "/osl", schemaPath: "#/properties/osl/maximum", keyword: "maximum", params: { comparison: "<=", limit: 16777216 }, message: "must be <= 16777216", schema: 16777216, parentSchema: schema55.properties.osl, data: data1 };
                vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            if (data1 < 1 || isNaN(data1)) {
                let err9 = { instancePath: instancePath + "/osl", schemaPath: "#/properties/osl/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema55.properties.osl, data: data1 };
                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
        }
    }
    if (data["random-range-ratio"] !== void 0) {
        let data2 = data["random-range-ratio"];
        if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 1 || isNaN(data2)) {
                let err10 = { instancePath: instancePath + "/random-range-ratio", schemaPath: "#/properties/random-range-ratio/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema55.properties["random-range-ratio"], data: data2 };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            if (data2 <= 0 || isNaN(data2)) {
                let err11 = { instancePath: instancePath + "/random-range-ratio", schemaPath: "#/properties/random-range-ratio/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema55.properties["random-range-ratio"], data: data2 };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
        }
        else {
            let err12 = { instancePath: instancePath + "/random-range-ratio", schemaPath: "#/properties/random-range-ratio/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema55.properties["random-range-ratio"].type, parentSchema: schema55.properties["random-range-ratio"], data: data2 };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
    }
    if (data["num-prompts-per-conc"] !== void 0) {
        let data3 = data["num-prompts-per-conc"];
        if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
            let err13 = { instancePath: instancePath + "/num-prompts-per-conc", schemaPath: "#/properties/num-prompts-per-conc/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema55.properties["num-prompts-per-conc"].type, parentSchema: schema55.properties["num-prompts-per-conc"], data: data3 };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 > 1e4 || isNaN(data3)) {
                let err14 = { instancePath: instancePath + "/num-prompts-per-conc", schemaPath: "#/properties/num-prompts-per-conc/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema55.properties["num-prompts-per-conc"], data: data3 };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
            if (data3 < 1 || isNaN(data3)) {
                let err15 = { instancePath: instancePath + "/num-prompts-per-conc", schemaPath: "#/properties/num-prompts-per-conc/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema55.properties["num-prompts-per-conc"], data: data3 };
                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
        }
    }
    if (data.eval !== void 0) {
        let data4 = data.eval;
        if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            if (data4.task === void 0) {
                let err16 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/required", keyword: "required", params: { missingProperty: "task" }, message: "must have required property 'task'", schema: schema38.required, parentSchema: schema38, data: data4 };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
            for (let key1 in data4)
                if (!(key1 === "task" || key1 === "path" || key1 === "limit")) {
                    let err17 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema38, data: data4 };
                    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                }
            if (data4.task !== void 0) {
                let data5 = data4.task;
                if (typeof data5 == "string") {
                    if (func2(data5) < 1) {
                        let err18 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema38.properties.task, data: data5 };
                        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                    }
                }
                else {
                    let err19 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.task.type, parentSchema: schema38.properties.task, data: data5 };
                    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                }
            }
            if (data4.path !== void 0) {
                let data6 = data4.path;
                if (typeof data6 == "string") {
                    if (func2(data6) < 1) {
                        let err20 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema38.properties.path, data: data6 };
                        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                    }
                }
                else {
                    let err21 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.path.type, parentSchema: schema38.properties.path, data: data6 };
                    vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                }
            }
            if (data4.limit !== void 0) {
                let data7 = data4.limit;
                if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
                    let err22 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.limit.type, parentSchema: schema38.properties.limit, data: data7 };
                    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                }
                if (typeof data7 == "number" && isFinite(data7) && (data7 < 1 || isNaN(data7))) {
                    let err23 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema38.properties.limit, data: data7 };
                    vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                }
            }
        }
        else {
            let err24 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema38.type, parentSchema: schema38, data: data4 };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
    }
    if (data["search-space"] !== void 0) {
        let data8 = data["search-space"];
        if (Array.isArray(data8)) {
            let len0 = data8.length;
            for (let i0 = 0; i0 < len0; i0++)
                validate40(data8[i0], { instancePath: instancePath + "/search-space/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors), errors = vErrors.length);
        }
        else {
            let err25 = { instancePath: instancePath + "/search-space", schemaPath: "#/properties/search-space/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema55.properties["search-space"].type, parentSchema: schema55.properties["search-space"], data: data8 };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
    }
}
else {
    let err26 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema55.type, parentSchema: schema55, data };
    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
} return validate39.errors = vErrors, errors === 0; }
validate39.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema61 = { type: "object", description: "One group of agentic search spaces.", additionalProperties: !1, required: ["search-space"], properties: { "dram-utilization": { type: "number", exclusiveMinimum: 0, maximum: 1, description: "Share of the node's CPU memory that KV offload may use; needed as soon as one search space uses dram." }, dataset: { $ref: "#/$defs/dataset" }, eval: { $ref: "#/$defs/evalOverride" }, "search-space": { type: "array", items: { $ref: "#/$defs/multiAgenticSearchSpace" }, description: "What is run; every element expands into one point per concurrency." } } }, schema63 = { type: "object", description: "Multi-node agentic search space.", additionalProperties: !1, required: ["prefill", "decode"], properties: { "spec-decoding": { enum: ["mtp", "draft_model", "none"], description: "Method of speculative decoding; none unless given." }, prefill: { $ref: "#/$defs/worker" }, decode: { $ref: "#/$defs/worker" }, router: { $ref: "#/$defs/router" }, "kv-p2p-transfer": { type: "string", minLength: 1, description: "Transport of the KV cache between prefill and decode, e.g. nixl." }, "srt-recipe": { type: "string", minLength: 1, description: "Recipe file and selector, `path[:selector]`; wins over CONFIG_FILE. Placeholders: {conc}, {tp}, {pp}, {dp}, {ep}, {dcp}, {pcp}, {isl}, {osl}, {spec-decoding}, {precision}, {framework}, {model-prefix}; with two pools {prefill.tp}, {decode.workers} and so on.", examples: ["recipes/sglang/orca/agg.yaml:override_tp{tp}_c{conc}"] }, "conc-list": { type: "array", items: { type: "integer", maximum: 1e5 }, description: "Concurrencies, in the order they are run; all greater than 0. Excludes conc-start and conc-end." }, "conc-start": { type: "integer", maximum: 1e5, description: "First concurrency of a range that doubles up to conc-end." }, "conc-end": { type: "integer", maximum: 1e5, description: "Last concurrency of the range, always included." }, "kv-offloading": { enum: ["none", "dram"], description: "Where evicted KV blocks go." }, "kv-offload-backend": { $ref: "#/$defs/offloadBackend" } } };
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) { let vErrors = null, errors = 0, evaluated0 = validate45.evaluated; if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.prefill === void 0) {
        let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "prefill" }, message: "must have required property 'prefill'", schema: schema63.required, parentSchema: schema63, data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.decode === void 0) {
        let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decode" }, message: "must have required property 'decode'", schema: schema63.required, parentSchema: schema63, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
        if (!func1.call(schema63.properties, key0)) {
            let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema63, data };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
    if (data["spec-decoding"] !== void 0) {
        let data0 = data["spec-decoding"];
        if (!(data0 === "mtp" || data0 === "draft_model" || data0 === "none")) {
            let err3 = { instancePath: instancePath + "/spec-decoding", schemaPath: "#/properties/spec-decoding/enum", keyword: "enum", params: { allowedValues: schema63.properties["spec-decoding"].enum }, message: "must be equal to one of the allowed values", schema: schema63.properties["spec-decoding"].enum, parentSchema: schema63.properties["spec-decoding"], data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
    }
    if (data.prefill !== void 0) {
        let data1 = data.prefill;
        if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1["num-worker"] === void 0) {
                let err4 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "num-worker" }, message: "must have required property 'num-worker'", schema: schema58.required, parentSchema: schema58, data: data1 };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (data1.tp === void 0) {
                let err5 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "tp" }, message: "must have required property 'tp'", schema: schema58.required, parentSchema: schema58, data: data1 };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
            if (data1.ep === void 0) {
                let err6 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "ep" }, message: "must have required property 'ep'", schema: schema58.required, parentSchema: schema58, data: data1 };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
            if (data1["dp-attn"] === void 0) {
                let err7 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "dp-attn" }, message: "must have required property 'dp-attn'", schema: schema58.required, parentSchema: schema58, data: data1 };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
            for (let key1 in data1)
                if (!func1.call(schema58.properties, key1)) {
                    let err8 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/worker/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema58, data: data1 };
                    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                }
            if (data1["num-worker"] !== void 0) {
                let data2 = data1["num-worker"];
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
                    let err9 = { instancePath: instancePath + "/prefill/num-worker", schemaPath: "#/$defs/worker/properties/num-worker/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties["num-worker"].type, parentSchema: schema58.properties["num-worker"], data: data2 };
                    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                }
                if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 > 1e4 || isNaN(data2)) {
                        let err10 = { instancePath: instancePath + "/prefill/num-worker", schemaPath: "#/$defs/worker/properties/num-worker/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties["num-worker"], data: data2 };
                        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                    }
                    if (data2 < 0 || isNaN(data2)) {
                        let err11 = { instancePath: instancePath + "/prefill/num-worker", schemaPath: "#/$defs/worker/properties/num-worker/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema58.properties["num-worker"], data: data2 };
                        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                    }
                }
            }
            if (data1.tp !== void 0) {
                let data3 = data1.tp;
                if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
                    let err12 = { instancePath: instancePath + "/prefill/tp", schemaPath: "#/$defs/worker/properties/tp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties.tp.type, parentSchema: schema58.properties.tp, data: data3 };
                    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                }
                if (typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 1e4 || isNaN(data3)) {
                        let err13 = { instancePath: instancePath + "/prefill/tp", schemaPath: "#/$defs/worker/properties/tp/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties.tp, data: data3 };
                        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                    }
                    if (data3 < 1 || isNaN(data3)) {
                        let err14 = { instancePath: instancePath + "/prefill/tp", schemaPath: "#/$defs/worker/properties/tp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema58.properties.tp, data: data3 };
                        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                    }
                }
            }
            if (data1.pp !== void 0) {
                let data4 = data1.pp;
                if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
                    let err15 = { instancePath: instancePath + "/prefill/pp", schemaPath: "#/$defs/worker/properties/pp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties.pp.type, parentSchema: schema58.properties.pp, data: data4 };
                    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                }
                if (typeof data4 == "number" && isFinite(data4)) {
                    if (data4 > 1e4 || isNaN(data4)) {
                        let err16 = { instancePath: instancePath + "/prefill/pp", schemaPath: "#/$defs/worker/properties/pp/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties.pp, data: data4 };
                        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                    }
                    if (data4 < 1 || isNaN(data4)) {
                        let err17 = { instancePath: instancePath + "/prefill/pp", schemaPath: "#/$defs/worker/properties/pp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema58.properties.pp, data: data4 };
                        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                    }
                }
            }
            if (data1["dcp-size"] !== void 0) {
                let data5 = data1["dcp-size"];
                if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
                    let err18 = { instancePath: instancePath + "/prefill/dcp-size", schemaPath: "#/$defs/worker/properties/dcp-size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties["dcp-size"].type, parentSchema: schema58.properties["dcp-size"], data: data5 };
                    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                }
                if (typeof data5 == "number" && isFinite(data5)) {
                    if (data5 > 1e4 || isNaN(data5)) {
                        let err19 = { instancePath: instancePath + "/prefill/dcp-size", schemaPath: "#/$defs/worker/properties/dcp-size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties["dcp-size"], data: data5 };
                        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                    }
                    if (data5 < 1 || isNaN(data5)) {
                        let err20 = { instancePath: instancePath + "/prefill/dcp-size", schemaPath: "#/$defs/worker/properties/dcp-size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema58.properties["dcp-size"], data: data5 };
                        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                    }
                }
            }
            if (data1["pcp-size"] !== void 0) {
                let data6 = data1["pcp-size"];
                if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
                    let err21 = { instancePath: instancePath + "/prefill/pcp-size", schemaPath: "#/$defs/worker/properties/pcp-size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties["pcp-size"].type, parentSchema: schema58.properties["pcp-size"], data: data6 };
                    vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                }
                if (typeof data6 == "number" && isFinite(data6)) {
                    if (data6 > 1e4 || isNaN(data6)) {
                        let err22 = { instancePath: instancePath + "/prefill/pcp-size", schemaPath: "#/$defs/worker/properties/pcp-size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties["pcp-size"], data: data6 };
                        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                    }
                    if (data6 < 1 || isNaN(data6)) {
                        let err23 = { instancePath: instancePath + "/prefill/pcp-size", schemaPath: "#/$defs/worker/properties/pcp-size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema58.properties["pcp-size"], data: data6 };
                        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                    }
                }
            }
            if (data1.ep !== void 0) {
                let data7 = data1.ep;
                if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
                    let err24 = { instancePath: instancePath + "/prefill/ep", schemaPath: "#/$defs/worker/properties/ep/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties.ep.type, parentSchema: schema58.properties.ep, data: data7 };
                    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                }
                if (typeof data7 == "number" && isFinite(data7) && (data7 > 1e4 || isNaN(data7))) {
                    let err25 = { instancePath: instancePath + "/prefill/ep", schemaPath: "#/$defs/worker/properties/ep/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties.ep, data: data7 };
                    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                }
            }
            if (data1["dp-attn"] !== void 0) {
                let data8 = data1["dp-attn"];
                if (typeof data8 != "boolean") {
                    let err26 = { instancePath: instancePath + "/prefill/dp-attn", schemaPath: "#/$defs/worker/properties/dp-attn/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema58.properties["dp-attn"].type, parentSchema: schema58.properties["dp-attn"], data: data8 };
                    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                }
            }
            if (data1.hardware !== void 0) {
                let data9 = data1.hardware;
                if (typeof data9 == "string") {
                    if (func2(data9) < 1) {
                        let err27 = { instancePath: instancePath + "/prefill/hardware", schemaPath: "#/$defs/worker/properties/hardware/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema58.properties.hardware, data: data9 };
                        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                    }
                }
                else {
                    let err28 = { instancePath: instancePath + "/prefill/hardware", schemaPath: "#/$defs/worker/properties/hardware/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema58.properties.hardware.type, parentSchema: schema58.properties.hardware, data: data9 };
                    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                }
            }
            if (data1["additional-settings"] !== void 0) {
                let data10 = data1["additional-settings"];
                if (Array.isArray(data10)) {
                    let len0 = data10.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                        let data11 = data10[i0];
                        if (typeof data11 != "string") {
                            let err29 = { instancePath: instancePath + "/prefill/additional-settings/" + i0, schemaPath: "#/$defs/worker/properties/additional-settings/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema58.properties["additional-settings"].items.type, parentSchema: schema58.properties["additional-settings"].items, data: data11 };
                            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                        }
                    }
                }
                else {
                    let err30 = { instancePath: instancePath + "/prefill/additional-settings", schemaPath: "#/$defs/worker/properties/additional-settings/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema58.properties["additional-settings"].type, parentSchema: schema58.properties["additional-settings"], data: data10 };
                    vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                }
            }
        }
        else {
            let err31 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/worker/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema58.type, parentSchema: schema58, data: data1 };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
    }
    if (data.decode !== void 0) {
        let data12 = data.decode;
        if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
            if (data12["num-worker"] === void 0) {
                let err32 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "num-worker" }, message: "must have required property 'num-worker'", schema: schema58.required, parentSchema: schema58, data: data12 };
                vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
            }
            if (data12.tp === void 0) {
                let err33 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "tp" }, message: "must have required property 'tp'", schema: schema58.required, parentSchema: schema58, data: data12 };
                vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
            }
            if (data12.ep === void 0) {
                let err34 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "ep" }, message: "must have required property 'ep'", schema: schema58.required, parentSchema: schema58, data: data12 };
                vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
            }
            if (data12["dp-attn"] === void 0) {
                let err35 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "dp-attn" }, message: "must have required property 'dp-attn'", schema: schema58.required, parentSchema: schema58, data: data12 };
                vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
            }
            for (let key2 in data12)
                if (!func1.call(schema58.properties, key2)) {
                    let err36 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/worker/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema58, data: data12 };
                    vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                }
            if (data12["num-worker"] !== void 0) {
                let data13 = data12["num-worker"];
                if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
                    let err37 = { instancePath: instancePath + "/decode/num-worker", schemaPath: "#/$defs/worker/properties/num-worker/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties["num-worker"].type, parentSchema: schema58.properties["num-worker"], data: data13 };
                    vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                }
                if (typeof data13 == "number" && isFinite(data13)) {
                    if (data13 > 1e4 || isNaN(data13)) {
                        let err38 = { instancePath: instancePath + "/decode/num-worker", schemaPath: "#/$defs/worker/properties/num-worker/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties["num-worker"], data: data13 };
                        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                    }
                    if (data13 < 0 || isNaN(data13)) {
                        let err39 = { instancePath: instancePath + "/decode/num-worker", schemaPath: "#/$defs/worker/properties/num-worker/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema58.properties["num-worker"], data: data13 };
                        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                    }
                }
            }
            if (data12.tp !== void 0) {
                let data14 = data12.tp;
                if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
                    let err40 = { instancePath: instancePath + "/decode/tp", schemaPath: "#/$defs/worker/properties/tp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties.tp.type, parentSchema: schema58.properties.tp, data: data14 };
                    vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                }
                if (typeof data14 == "number" && isFinite(data14)) {
                    if (data14 > 1e4 || isNaN(data14)) {
                        let err41 = { instancePath: instancePath + "/decode/tp", schemaPath: "#/$defs/worker/properties/tp/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties.tp, data: data14 };
                        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                    }
                    if (data14 < 1 || isNaN(data14)) {
                        let err42 = { instancePath: instancePath + "/decode/tp", schemaPath: "#/$defs/worker/properties/tp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema58.properties.tp, data: data14 };
                        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                    }
                }
            }
            if (data12.pp !== void 0) {
                let data15 = data12.pp;
                if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
                    let err43 = { instancePath: instancePath + "/decode/pp", schemaPath: "#/$defs/worker/properties/pp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties.pp.type, parentSchema: schema58.properties.pp, data: data15 };
                    vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                }
                if (typeof data15 == "number" && isFinite(data15)) {
                    if (data15 > 1e4 || isNaN(data15)) {
                        let err44 = { instancePath: instancePath + "/decode/pp", schemaPath: "#/$defs/worker/properties/pp/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties.pp, data: data15 };
                        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                    }
                    if (data15 < 1 || isNaN(data15)) {
                        let err45 = { instancePath: instancePath + "/decode/pp", schemaPath: "#/$defs/worker/properties/pp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema58.properties.pp, data: data15 };
                        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
                    }
                }
            }
            if (data12["dcp-size"] !== void 0) {
                let data16 = data12["dcp-size"];
                if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
                    let err46 = { instancePath: instancePath + "/decode/dcp-size", schemaPath: "#/$defs/worker/properties/dcp-size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties["dcp-size"].type, parentSchema: schema58.properties["dcp-size"], data: data16 };
                    vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                }
                if (typeof data16 == "number" && isFinite(data16)) {
                    if (data16 > 1e4 || isNaN(data16)) {
                        let err47 = { instancePath: instancePath + "/decode/dcp-size", schemaPath: "#/$defs/worker/properties/dcp-size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties["dcp-size"], data: data16 };
                        vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                    }
                    if (data16 < 1 || isNaN(data16)) {
                        let err48 = { instancePath: instancePath + "/decode/dcp-size", schemaPath: "#/$defs/worker/properties/dcp-size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema58.properties["dcp-size"], data: data16 };
                        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
                    }
                }
            }
            if (data12["pcp-size"] !== void 0) {
                let data17 = data12["pcp-size"];
                if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
                    let err49 = { instancePath: instancePath + "/decode/pcp-size", schemaPath: "#/$defs/worker/properties/pcp-size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties["pcp-size"].type, parentSchema: schema58.properties["pcp-size"], data: data17 };
                    vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
                }
                if (typeof data17 == "number" && isFinite(data17)) {
                    if (data17 > 1e4 || isNaN(data17)) {
                        let err50 = { instancePath: instancePath + "/decode/pcp-size", schemaPath: "#/$defs/worker/properties/pcp-size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties["pcp-size"], data: data17 };
                        vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                    }
                    if (data17 < 1 || isNaN(data17)) {
                        let err51 = { instancePath: instancePath + "/decode/pcp-size", schemaPath: "#/$defs/worker/properties/pcp-size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema58.properties["pcp-size"], data: data17 };
                        vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
                    }
                }
            }
            if (data12.ep !== void 0) {
                let data18 = data12.ep;
                if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
                    let err52 = { instancePath: instancePath + "/decode/ep", schemaPath: "#/$defs/worker/properties/ep/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties.ep.type, parentSchema: schema58.properties.ep, data: data18 };
                    vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
                }
                if (typeof data18 == "number" && isFinite(data18) && (data18 > 1e4 || isNaN(data18))) {
                    let err53 = { instancePath: instancePath + "/decode/ep", schemaPath: "#/$defs/worker/properties/ep/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties.ep, data: data18 };
                    vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
                }
            }
            if (data12["dp-attn"] !== void 0) {
                let data19 = data12["dp-attn"];
                if (typeof data19 != "boolean") {
                    let err54 = { instancePath: instancePath + "/decode/dp-attn", schemaPath: "#/$defs/worker/properties/dp-attn/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema58.properties["dp-attn"].type, parentSchema: schema58.properties["dp-attn"], data: data19 };
                    vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
                }
            }
            if (data12.hardware !== void 0) {
                let data20 = data12.hardware;
                if (typeof data20 == "string") {
                    if (func2(data20) < 1) {
                        let err55 = { instancePath: instancePath + "/decode/hardware", schemaPath: "#/$defs/worker/properties/hardware/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema58.properties.hardware, data: data20 };
                        vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
                    }
                }
                else {
                    let err56 = { instancePath: instancePath + "/decode/hardware", schemaPath: "#/$defs/worker/properties/hardware/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema58.properties.hardware.type, parentSchema: schema58.properties.hardware, data: data20 };
                    vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
                }
            }
            if (data12["additional-settings"] !== void 0) {
                let data21 = data12["additional-settings"];
                if (Array.isArray(data21)) {
                    let len1 = data21.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                        let data22 = data21[i1];
                        if (typeof data22 != "string") {
                            let err57 = { instancePath: instancePath + "/decode/additional-settings/" + i1, schemaPath: "#/$defs/worker/properties/additional-settings/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema58.properties["additional-settings"].items.type, parentSchema: schema58.properties["additional-settings"].items, data: data22 };
                            vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
                        }
                    }
                }
                else {
                    let err58 = { instancePath: instancePath + "/decode/additional-settings", schemaPath: "#/$defs/worker/properties/additional-settings/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema58.properties["additional-settings"].type, parentSchema: schema58.properties["additional-settings"], data: data21 };
                    vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
                }
            }
        }
        else {
            let err59 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/worker/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema58.type, parentSchema: schema58, data: data12 };
            vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
        }
    }
    if (data.router !== void 0) {
        let data23 = data.router;
        if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
            if (data23.name === void 0) {
                let err60 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema37.required, parentSchema: schema37, data: data23 };
                vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
            }
            if (data23.version === void 0) {
                let err61 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema37.required, parentSchema: schema37, data: data23 };
                vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
            }
            for (let key3 in data23)
                if (!(key3 === "name" || key3 === "version")) {
                    let err62 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema37, data: data23 };
                    vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
                }
            if (data23.name !== void 0) {
                let data24 = data23.name;
                if (typeof data24 == "string") {
                    if (func2(data24) < 1) {
                        let err63 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema37.properties.name, data: data24 };
                        vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
                    }
                }
                else {
                    let err64 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.name.type, parentSchema: schema37.properties.name, data: data24 };
                    vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
                }
            }
            if (data23.version !== void 0) {
                let data25 = data23.version;
                if (typeof data25 == "string") {
                    if (func2(data25) < 1) {
                        let err65 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema37.properties.version, data: data25 };
                        vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
                    }
                    if (!pattern8.test(data25)) {
                        let err66 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/pattern", keyword: "pattern", params: { pattern: "^(?!image:)" }, message: 'must match pattern "^(?!image:)"', schema: "^(?!image:)", parentSchema: schema37.properties.version, data: data25 };
                        vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
                    }
                }
                else {
                    let err67 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.version.type, parentSchema: schema37.properties.version, data: data25 };
                    vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
                }
            }
        }
        else {
            let err68 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema37.type, parentSchema: schema37, data: data23 };
            vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
        }
    }
    if (data["kv-p2p-transfer"] !== void 0) {
        let data26 = data["kv-p2p-transfer"];
        if (typeof data26 == "string") {
            if (func2(data26) < 1) {
                let err69 = { instancePath: instancePath + "/kv-p2p-transfer", schemaPath: "#/properties/kv-p2p-transfer/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema63.properties["kv-p2p-transfer"], data: data26 };
                vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
            }
        }
        else {
            let err70 = { instancePath: instancePath + "/kv-p2p-transfer", schemaPath: "#/properties/kv-p2p-transfer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema63.properties["kv-p2p-transfer"].type, parentSchema: schema63.properties["kv-p2p-transfer"], data: data26 };
            vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
        }
    }
    if (data["srt-recipe"] !== void 0) {
        let data27 = data["srt-recipe"];
        if (typeof data27 == "string") {
            if (func2(data27) < 1) {
                let err71 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema63.properties["srt-recipe"], data: data27 };
                vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
            }
        }
        else {
            let err72 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema63.properties["srt-recipe"].type, parentSchema: schema63.properties["srt-recipe"], data: data27 };
            vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
        }
    }
    if (data["conc-list"] !== void 0) {
        let data28 = data["conc-list"];
        if (Array.isArray(data28)) {
            let len2 = data28.length;
            for (let i2 = 0; i2 < len2; i2++) {
                let data29 = data28[i2];
                if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29) && isFinite(data29))) {
                    let err73 = { instancePath: instancePath + "/conc-list/" + i2, schemaPath: "#/properties/conc-list/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema63.properties["conc-list"].items.type, parentSchema: schema63.properties["conc-list"].items, data: data29 };
                    vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
                }
                if (typeof data29 == "number" && isFinite(data29) && (data29 > 1e5 || isNaN(data29))) {
                    let err74 = { instancePath: instancePath + "/conc-list/" + i2, schemaPath: "#/properties/conc-list/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000", schema: 1e5, parentSchema: schema63.properties["conc-list"].items, data: data29 };
                    vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
                }
            }
        }
        else {
            let err75 = { instancePath: instancePath + "/conc-list", schemaPath: "#/properties/conc-list/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema63.properties["conc-list"].type, parentSchema: schema63.properties["conc-list"], data: data28 };
            vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
        }
    }
    if (data["conc-start"] !== void 0) {
        let data30 = data["conc-start"];
        if (!(typeof data30 == "number" && !(data30 % 1) && !isNaN(data30) && isFinite(data30))) {
            let err76 = { instancePath: instancePath + "/conc-start", schemaPath: "#/properties/conc-start/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema63.properties["conc-start"].type, parentSchema: schema63.properties["conc-start"], data: data30 };
            vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
        }
        if (typeof data30 == "number" && isFinite(data30) && (data30 > 1e5 || isNaN(data30))) {
            let err77 = { instancePath: instancePath + "/conc-start", schemaPath: "#/properties/conc-start/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000", schema: 1e5, parentSchema: schema63.properties["conc-start"], data: data30 };
            vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
        }
    }
    if (data["conc-end"] !== void 0) {
        let data31 = data["conc-end"];
        if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31) && isFinite(data31))) {
            let err78 = { instancePath: instancePath + "/conc-end", schemaPath: "#/properties/conc-end/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema63.properties["conc-end"].type, parentSchema: schema63.properties["conc-end"], data: data31 };
            vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
        }
        if (typeof data31 == "number" && isFinite(data31) && (data31 > 1e5 || isNaN(data31))) {
            let err79 = { instancePath: instancePath + "/conc-end", schemaPath: "#/properties/conc-end/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000", schema: 1e5, parentSchema: schema63.properties["conc-end"], data: data31 };
            vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
        }
    }
    if (data["kv-offloading"] !== void 0) {
        let data32 = data["kv-offloading"];
        if (!(data32 === "none" || data32 === "dram")) {
            let err80 = { instancePath: instancePath + "/kv-offloading", schemaPath: "#/properties/kv-offloading/enum", keyword: "enum", params: { allowedValues: schema63.properties["kv-offloading"].enum }, message: "must be equal to one of the allowed values", schema: schema63.properties["kv-offloading"].enum, parentSchema: schema63.properties["kv-offloading"], data: data32 };
            vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
        }
    }
    if (data["kv-offload-backend"] !== void 0) {
        let data33 = data["kv-offload-backend"];
        if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
            if (data33.name === void 0) {
                let err81 = { instancePath: instancePath + "/kv-offload-backend", schemaPath: "#/$defs/offloadBackend/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema49.required, parentSchema: schema49, data: data33 };
                vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
            }
            for (let key4 in data33)
                if (!(key4 === "name" || key4 === "version")) {
                    let err82 = { instancePath: instancePath + "/kv-offload-backend", schemaPath: "#/$defs/offloadBackend/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema49, data: data33 };
                    vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
                }
            if (data33.name !== void 0) {
                let data34 = data33.name;
                if (typeof data34 == "string") {
                    if (func2(data34) < 1) {
                        let err83 = { instancePath: instancePath + "/kv-offload-backend/name", schemaPath: "#/$defs/offloadBackend/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema49.properties.name, data: data34 };
                        vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
                    }
                }
                else {
                    let err84 = { instancePath: instancePath + "/kv-offload-backend/name", schemaPath: "#/$defs/offloadBackend/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.name.type, parentSchema: schema49.properties.name, data: data34 };
                    vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
                }
            }
            if (data33.version !== void 0) {
                let data35 = data33.version;
                if (typeof data35 == "string") {
                    if (func2(data35) < 1) {
                        let err85 = { instancePath: instancePath + "/kv-offload-backend/version", schemaPath: "#/$defs/offloadBackend/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema49.properties.version, data: data35 };
                        vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
                    }
                    if (!pattern8.test(data35)) {
                        let err86 = { instancePath: instancePath + "/kv-offload-backend/version", schemaPath: "#/$defs/offloadBackend/properties/version/pattern", keyword: "pattern", params: { pattern: "^(?!image:)" }, message: 'must match pattern "^(?!image:)"', schema: "^(?!image:)", parentSchema: schema49.properties.version, data: data35 };
                        vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
                    }
                }
                else {
                    let err87 = { instancePath: instancePath + "/kv-offload-backend/version", schemaPath: "#/$defs/offloadBackend/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.version.type, parentSchema: schema49.properties.version, data: data35 };
                    vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
                }
            }
        }
        else {
            let err88 = { instancePath: instancePath + "/kv-offload-backend", schemaPath: "#/$defs/offloadBackend/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema49.type, parentSchema: schema49, data: data33 };
            vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
        }
    }
}
else {
    let err89 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema63.type, parentSchema: schema63, data };
    vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
} return validate45.errors = vErrors, errors === 0; }
validate45.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) { let vErrors = null, errors = 0, evaluated0 = validate43.evaluated; if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data["search-space"] === void 0) {
        let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "search-space" }, message: "must have required property 'search-space'", schema: schema61.required, parentSchema: schema61, data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
        if (!(key0 === "dram-utilization" || key0 === "dataset" || key0 === "eval" || key0 === "search-space")) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema61, data };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
    if (data["dram-utilization"] !== void 0) {
        let data0 = data["dram-utilization"];
        if (typeof data0 == "number" && isFinite(data0)) {
            if (data0 > 1 || isNaN(data0)) {
                let err2 = { instancePath: instancePath + "/dram-utilization", schemaPath: "#/properties/dram-utilization/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema61.properties["dram-utilization"], data: data0 };
                vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
            }
            if (data0 <= 0 || isNaN(data0)) {
                let err3 = { instancePath: instancePath + "/dram-utilization", schemaPath: "#/properties/dram-utilization/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema61.properties["dram-utilization"], data: data0 };
                vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
        }
        else {
            let err4 = { instancePath: instancePath + "/dram-utilization", schemaPath: "#/properties/dram-utilization/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema61.properties["dram-utilization"].type, parentSchema: schema61.properties["dram-utilization"], data: data0 };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
    }
    if (data.dataset !== void 0 && (validate30(data.dataset, { instancePath: instancePath + "/dataset", parentData: data, parentDataProperty: "dataset", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors), errors = vErrors.length)), data.eval !== void 0) {
        let data2 = data.eval;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.task === void 0) {
                let err5 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/required", keyword: "required", params: { missingProperty: "task" }, message: "must have required property 'task'", schema: schema38.required, parentSchema: schema38, data: data2 };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
            for (let key1 in data2)
                if (!(key1 === "task" || key1 === "path" || key1 === "limit")) {
                    let err6 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema38, data: data2 };
                    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                }
            if (data2.task !== void 0) {
                let data3 = data2.task;
                if (typeof data3 == "string") {
                    if (func2(data3) < 1) {
                        let err7 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema38.properties.task, data: data3 };
                        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                    }
                }
                else {
                    let err8 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.task.type, parentSchema: schema38.properties.task, data: data3 };
                    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                }
            }
            if (data2.path !== void 0) {
                let data4 = data2.path;
                if (typeof data4 == "string") {
                    if (func2(data4) < 1) {
                        let err9 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema38.properties.path, data: data4 };
                        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                    }
                }
                else {
                    let err10 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.path.type, parentSchema: schema38.properties.path, data: data4 };
                    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                }
            }
            if (data2.limit !== void 0) {
                let data5 = data2.limit;
                if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
                    let err11 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.limit.type, parentSchema: schema38.properties.limit, data: data5 };
                    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                }
                if (typeof data5 == "number" && isFinite(data5) && (data5 < 1 || isNaN(data5))) {
                    let err12 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema38.properties.limit, data: data5 };
                    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                }
            }
        }
        else {
            let err13 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema38.type, parentSchema: schema38, data: data2 };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
    }
    if (data["search-space"] !== void 0) {
        let data6 = data["search-space"];
        if (Array.isArray(data6)) {
            let len0 = data6.length;
            for (let i0 = 0; i0 < len0; i0++)
                validate45(data6[i0], { instancePath: instancePath + "/search-space/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors), errors = vErrors.length);
        }
        else {
            let err14 = { instancePath: instancePath + "/search-space", schemaPath: "#/properties/search-space/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema61.properties["search-space"].type, parentSchema: schema61.properties["search-space"], data: data6 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
    }
}
else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema61.type, parentSchema: schema61, data };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
} return validate43.errors = vErrors, errors === 0; }
validate43.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) { let vErrors = null, errors = 0, evaluated0 = validate38.evaluated; if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
        if (!(key0 === "fixed-seq-len" || key0 === "agentic-coding")) {
            let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema54, data };
            vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
    if (data["fixed-seq-len"] !== void 0) {
        let data0 = data["fixed-seq-len"];
        if (Array.isArray(data0)) {
            let len0 = data0.length;
            for (let i0 = 0; i0 < len0; i0++)
                validate39(data0[i0], { instancePath: instancePath + "/fixed-seq-len/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length);
        }
        else {
            let err1 = { instancePath: instancePath + "/fixed-seq-len", schemaPath: "#/properties/fixed-seq-len/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema54.properties["fixed-seq-len"].type, parentSchema: schema54.properties["fixed-seq-len"], data: data0 };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
    }
    if (data["agentic-coding"] !== void 0) {
        let data2 = data["agentic-coding"];
        if (Array.isArray(data2)) {
            let len1 = data2.length;
            for (let i1 = 0; i1 < len1; i1++)
                validate43(data2[i1], { instancePath: instancePath + "/agentic-coding/" + i1, parentData: data2, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length);
        }
        else {
            let err2 = { instancePath: instancePath + "/agentic-coding", schemaPath: "#/properties/agentic-coding/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema54.properties["agentic-coding"].type, parentSchema: schema54.properties["agentic-coding"], data: data2 };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
    }
}
else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema54.type, parentSchema: schema54, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
} return validate38.errors = vErrors, errors === 0; }
validate38.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) { let vErrors = null, errors = 0, evaluated0 = validate52.evaluated; if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.image === void 0) {
        let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "image" }, message: "must have required property 'image'", schema: schema51.required, parentSchema: schema51, data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.model === void 0) {
        let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model" }, message: "must have required property 'model'", schema: schema51.required, parentSchema: schema51, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data["model-prefix"] === void 0) {
        let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model-prefix" }, message: "must have required property 'model-prefix'", schema: schema51.required, parentSchema: schema51, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.precision === void 0) {
        let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "precision" }, message: "must have required property 'precision'", schema: schema51.required, parentSchema: schema51, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.framework === void 0) {
        let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "framework" }, message: "must have required property 'framework'", schema: schema51.required, parentSchema: schema51, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.runner === void 0) {
        let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "runner" }, message: "must have required property 'runner'", schema: schema51.required, parentSchema: schema51, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.multinode === void 0) {
        let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "multinode" }, message: "must have required property 'multinode'", schema: schema51.required, parentSchema: schema51, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.scenarios === void 0) {
        let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenarios" }, message: "must have required property 'scenarios'", schema: schema51.required, parentSchema: schema51, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    for (let key0 in data)
        if (!func1.call(schema51.properties, key0)) {
            let err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema51, data };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
    if (data.image !== void 0) {
        let data0 = data.image;
        if (typeof data0 == "string") {
            if (func2(data0) < 1) {
                let err9 = { instancePath: instancePath + "/image", schemaPath: "#/properties/image/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema51.properties.image, data: data0 };
                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
        }
        else {
            let err10 = { instancePath: instancePath + "/image", schemaPath: "#/properties/image/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.properties.image.type, parentSchema: schema51.properties.image, data: data0 };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
    }
    if (data.model !== void 0) {
        let data1 = data.model;
        if (typeof data1 == "string") {
            if (func2(data1) < 1) {
                let err11 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema51.properties.model, data: data1 };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
        }
        else {
            let err12 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.properties.model.type, parentSchema: schema51.properties.model, data: data1 };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
    }
    if (data["model-prefix"] !== void 0) {
        let data2 = data["model-prefix"];
        if (typeof data2 == "string") {
            if (func2(data2) < 1) {
                let err13 = { instancePath: instancePath + "/model-prefix", schemaPath: "#/properties/model-prefix/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema51.properties["model-prefix"], data: data2 };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
        }
        else {
            let err14 = { instancePath: instancePath + "/model-prefix", schemaPath: "#/properties/model-prefix/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.properties["model-prefix"].type, parentSchema: schema51.properties["model-prefix"], data: data2 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
    }
    if (data.precision !== void 0) {
        let data3 = data.precision;
        if (typeof data3 == "string") {
            if (func2(data3) < 1) {
                let err15 = { instancePath: instancePath + "/precision", schemaPath: "#/properties/precision/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema51.properties.precision, data: data3 };
                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
        }
        else {
            let err16 = { instancePath: instancePath + "/precision", schemaPath: "#/properties/precision/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.properties.precision.type, parentSchema: schema51.properties.precision, data: data3 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
    }
    if (data.framework !== void 0) {
        let data4 = data.framework;
        if (typeof data4 == "string") {
            if (func2(data4) < 1) {
                let err17 = { instancePath: instancePath + "/framework", schemaPath: "#/properties/framework/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema51.properties.framework, data: data4 };
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
        }
        else {
            let err18 = { instancePath: instancePath + "/framework", schemaPath: "#/properties/framework/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.properties.framework.type, parentSchema: schema51.properties.framework, data: data4 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
    }
    if (data.runner !== void 0) {
        let data5 = data.runner;
        if (typeof data5 == "string") {
            if (func2(data5) < 1) {
                let err19 = { instancePath: instancePath + "/runner", schemaPath: "#/properties/runner/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema51.properties.runner, data: data5 };
                vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
        }
        else {
            let err20 = { instancePath: instancePath + "/runner", schemaPath: "#/properties/runner/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.properties.runner.type, parentSchema: schema51.properties.runner, data: data5 };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
    }
    if (data.multinode !== void 0) {
        let data6 = data.multinode;
        if (data6 !== !0) {
            let err21 = { instancePath: instancePath + "/multinode", schemaPath: "#/properties/multinode/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant", schema: !0, parentSchema: schema51.properties.multinode, data: data6 };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
    }
    if (data.disagg !== void 0) {
        let data7 = data.disagg;
        if (typeof data7 != "boolean") {
            let err22 = { instancePath: instancePath + "/disagg", schemaPath: "#/properties/disagg/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema51.properties.disagg.type, parentSchema: schema51.properties.disagg, data: data7 };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
    }
    if (data.router !== void 0) {
        let data8 = data.router;
        if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
            if (data8.name === void 0) {
                let err23 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema37.required, parentSchema: schema37, data: data8 };
                vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
            if (data8.version === void 0) {
                let err24 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema37.required, parentSchema: schema37, data: data8 };
                vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
            for (let key1 in data8)
                if (!(key1 === "name" || key1 === "version")) {
                    let err25 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema37, data: data8 };
                    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                }
            if (data8.name !== void 0) {
                let data9 = data8.name;
                if (typeof data9 == "string") {
                    if (func2(data9) < 1) {
                        let err26 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema37.properties.name, data: data9 };
                        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                    }
                }
                else {
                    let err27 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.name.type, parentSchema: schema37.properties.name, data: data9 };
                    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                }
            }
            if (data8.version !== void 0) {
                let data10 = data8.version;
                if (typeof data10 == "string") {
                    if (func2(data10) < 1) {
                        let err28 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema37.properties.version, data: data10 };
                        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                    }
                    if (!pattern8.test(data10)) {
                        let err29 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/pattern", keyword: "pattern", params: { pattern: "^(?!image:)" }, message: 'must match pattern "^(?!image:)"', schema: "^(?!image:)", parentSchema: schema37.properties.version, data: data10 };
                        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                    }
                }
                else {
                    let err30 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.version.type, parentSchema: schema37.properties.version, data: data10 };
                    vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                }
            }
        }
        else {
            let err31 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema37.type, parentSchema: schema37, data: data8 };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
    }
    if (data["srt-recipe"] !== void 0) {
        let data11 = data["srt-recipe"];
        if (typeof data11 == "string") {
            if (func2(data11) < 1) {
                let err32 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema51.properties["srt-recipe"], data: data11 };
                vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
            }
        }
        else {
            let err33 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.properties["srt-recipe"].type, parentSchema: schema51.properties["srt-recipe"], data: data11 };
            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
    }
    if (data.eval !== void 0) {
        let data12 = data.eval;
        if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
            if (data12.task === void 0) {
                let err34 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/required", keyword: "required", params: { missingProperty: "task" }, message: "must have required property 'task'", schema: schema38.required, parentSchema: schema38, data: data12 };
                vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
            }
            for (let key2 in data12)
                if (!(key2 === "task" || key2 === "path" || key2 === "limit")) {
                    let err35 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema38, data: data12 };
                    vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                }
            if (data12.task !== void 0) {
                let data13 = data12.task;
                if (typeof data13 == "string") {
                    if (func2(data13) < 1) {
                        let err36 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema38.properties.task, data: data13 };
                        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                    }
                }
                else {
                    let err37 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.task.type, parentSchema: schema38.properties.task, data: data13 };
                    vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                }
            }
            if (data12.path !== void 0) {
                let data14 = data12.path;
                if (typeof data14 == "string") {
                    if (func2(data14) < 1) {
                        let err38 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema38.properties.path, data: data14 };
                        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                    }
                }
                else {
                    let err39 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.path.type, parentSchema: schema38.properties.path, data: data14 };
                    vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                }
            }
            if (data12.limit !== void 0) {
                let data15 = data12.limit;
                if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
                    let err40 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.limit.type, parentSchema: schema38.properties.limit, data: data15 };
                    vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                }
                if (typeof data15 == "number" && isFinite(data15) && (data15 < 1 || isNaN(data15))) {
                    let err41 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema38.properties.limit, data: data15 };
                    vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                }
            }
        }
        else {
            let err42 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema38.type, parentSchema: schema38, data: data12 };
            vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
        }
    }
    if (data.scenarios !== void 0 && (validate38(data.scenarios, { instancePath: instancePath + "/scenarios", parentData: data, parentDataProperty: "scenarios", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors), errors = vErrors.length)), data["kv-p2p-transfer"] !== void 0) {
        let data17 = data["kv-p2p-transfer"];
        if (typeof data17 == "string") {
            if (func2(data17) < 1) {
                let err43 = { instancePath: instancePath + "/kv-p2p-transfer", schemaPath: "#/properties/kv-p2p-transfer/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema51.properties["kv-p2p-transfer"], data: data17 };
                vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
            }
        }
        else {
            let err44 = { instancePath: instancePath + "/kv-p2p-transfer", schemaPath: "#/properties/kv-p2p-transfer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.properties["kv-p2p-transfer"].type, parentSchema: schema51.properties["kv-p2p-transfer"], data: data17 };
            vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
        }
    }
}
else {
    let err45 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema51.type, parentSchema: schema51, data };
    vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
} return validate52.errors = vErrors, errors === 0; }
validate52.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };

//# sourceMappingURL=master-config.validator.generated.js.map
// EXTERNAL MODULE: ./lib/src/yaml.js + 4 modules
var yaml = __webpack_require__(23551);
// EXTERNAL MODULE: ./lib/src/core/config/dram.js
var dram = __webpack_require__(5595);
// EXTERNAL MODULE: ./lib/src/core/config/runners.js + 1 modules
var config_runners = __webpack_require__(20558);
// EXTERNAL MODULE: ./lib/src/core/config/search-space.js
var search_space = __webpack_require__(51940);
;// CONCATENATED MODULE: ./lib/src/core/config/names.js
/**
 * Words of the field for what serves and at which precision. Both fields are open, since new engines and formats come
 * every month; a word that is a slip of the hand away from a known one is a mistake all the same.
 */

/** What frameworks are put together from: `dynamo-sglang`, `atom-disagg`. */
const frameworkParts = [
    ...['sglang', 'vllm', 'trt', 'trtllm', 'tensorrt', 'atom', 'tilert', 'tgi', 'mori'],
    ...['dynamo', 'llmd', 'disagg', 'agg', 'sim'],
];
/** Below, one letter makes another word: `trt` and `tgi`. */
const shortestSlip = 4;
/** What is odd about a framework; undefined for one that is put together from known words. */
function oddFramework(framework) {
    const parts = framework.split('-');
    const unknown = parts.filter((part) => !frameworkParts.includes(part));
    if (unknown.length === 0)
        return undefined;
    const mended = parts.map((part) => {
        if (!unknown.includes(part) || part.length < shortestSlip)
            return part;
        return (0,problem/* didYouMean */.au)(part, frameworkParts) ?? part;
    });
    return mended.join('-') === framework ? {} : { meant: mended.join('-') };
}
const knownPrecisions = [
    ...[
        'fp4',
        'fp6',
        'fp8',
        'fp16',
        'fp32',
        'bf16',
        'tf32',
        'int4',
        'int8',
        'nvfp4',
        'mxfp4',
        'mxfp6',
        'mxfp8',
    ],
    ...['w4a8', 'w4a16', 'w8a8', 'w8a16', 'awq', 'gptq'],
];
//# sourceMappingURL=names.js.map
;// CONCATENATED MODULE: ./lib/src/core/config/value-rules.js
/** Rules about single values of an entry that its schema cannot say. */



/** Errors for slips of known words, warnings for other unknown ones. */
function checkNames({ value: { framework, precision } }, report) {
    const odd = oddFramework(framework);
    if (odd) {
        const message = `framework "${framework}" is unknown`;
        report('INFX027', ['framework'], message, {
            severity: odd.meant === undefined ? 'warning' : 'error',
            hint: odd.meant === undefined ? 'it is kept as it is written' : `did you mean "${odd.meant}"?`,
        });
    }
    if (!knownPrecisions.includes(precision)) {
        const near = (0,problem/* didYouMean */.au)(precision, knownPrecisions);
        report('INFX027', ['precision'], `precision "${precision}" is unknown`, {
            severity: 'warning',
            hint: `${near === undefined ? '' : `did you mean "${near}"? `}it is kept as it is written`,
        });
    }
}
/** Turns that a generator makes, all held in memory by whoever replays them. */
const maxTurns = 5_000_000;
/** A generator of more than anything can hold. */
function checkGenerator(generator, path, report) {
    const turns = generator.trees * generator['mean-turns'];
    if (turns <= maxTurns)
        return;
    const message = `${generator.trees} trees of ${generator['mean-turns']} turns are ${turns.toLocaleString('en')} turns, at most ${maxTurns.toLocaleString('en')} are generated`;
    report('INFX028', path, message, { what: 'key' });
}
/** Prompts that one fixed-sequence point may send: more would take weeks. */
const maxPrompts = 10_000_000;
function checkPrompts(entry, report) {
    for (const [index, item] of (entry.value.scenarios['fixed-seq-len'] ?? []).entries()) {
        const perConc = item['num-prompts-per-conc'] ?? 1;
        for (const [element, space] of item['search-space'].entries()) {
            const highest = Math.max(0, ...(space['conc-list'] ?? []), space['conc-end'] ?? 0);
            if (highest * perConc <= maxPrompts)
                continue;
            const message = `a concurrency of ${highest} with ${perConc} prompts each sends ${(highest * perConc).toLocaleString('en')} prompts, at most ${maxPrompts.toLocaleString('en')} are sent`;
            report('INFX018', ['scenarios', 'fixed-seq-len', index, 'search-space', element], message, {
                hint: 'lower num-prompts-per-conc, or the concurrency',
            });
        }
    }
}
//# sourceMappingURL=value-rules.js.map
// EXTERNAL MODULE: ./lib/src/core/remembered.js
var remembered = __webpack_require__(51288);
;// CONCATENATED MODULE: ./lib/src/core/config/entry-rules.js
/** Rules of a config entry that cross fields, checked on entries whose fields have the right types. */








const onlyWhenRun = ['INFX023', 'INFX025', 'INFX026'];
/** Every broken rule of one entry. */
function entryProblems(entry, runners) {
    const problems = [];
    const unrunnable = [];
    const report = (code, path, message, detail = {}) => {
        const at = entry.placeOf(path, detail.what ?? 'value');
        const list = onlyWhenRun.includes(code) ? unrunnable : problems;
        list.push((0,catalogue/* problem */.CC)(code, message, {
            ...(at ? { at } : {}),
            ...(detail.hint === undefined ? {} : { hint: detail.hint }),
            ...(detail.severity === undefined ? {} : { severity: detail.severity }),
        }));
    };
    const { scenarios, runner } = entry.value;
    const fixed = scenarios['fixed-seq-len'] ?? [];
    const agentic = scenarios['agentic-coding'] ?? [];
    if (fixed.length === 0 && agentic.length === 0) {
        report('INFX014', ['scenarios'], 'at least one scenario type must be specified', { what: 'key' });
    }
    if (runners && !runners.labels.has(runner))
        reportUnknownRunner(runner, runners, report);
    if (agentic.length > 0 && !runner.startsWith('cluster:')) {
        const message = `agentic-coding needs a runner that names one exact fleet (cluster:…), not "${runner}"`;
        const near = runners && nearestFleet(runner, runners);
        report('INFX020', ['runner'], message, near === undefined ? {} : { hint: `did you mean "${near}"?` });
    }
    checkNames(entry, report);
    checkComponents(entry, report);
    checkPrompts(entry, report);
    for (const { space, path } of searchSpaces(entry)) {
        checkSearchSpace(space, path, report);
        if (runners && 'tp' in space)
            checkNodeFit(space, path, runner, runners, report);
    }
    for (const [index, item] of agentic.entries()) {
        const path = ['scenarios', 'agentic-coding', index];
        checkDataset(item.dataset, [...path, 'dataset'], report);
        checkOffload(entry, index, runners, report);
    }
    return { problems, unrunnable };
}
/** Every search space of an entry with its path within the entry. */
function* searchSpaces(entry) {
    for (const scenario of ['fixed-seq-len', 'agentic-coding']) {
        const items = entry.value.scenarios[scenario] ?? [];
        for (const [index, item] of items.entries()) {
            for (const [element, space] of item['search-space'].entries()) {
                const path = ['scenarios', scenario, index, 'search-space', element];
                yield { space, path, agentic: scenario === 'agentic-coding' };
            }
        }
    }
}
function reportUnknownRunner(runner, runners, report) {
    const near = nearestLabel(runner, runners);
    const hint = `${near === undefined ? '' : `did you mean "${near}"? `}labels are in ${runners.file}`;
    const message = `runner label "${runner}" is not in ${runners.file}`;
    report('INFX023', ['runner'], message, { hint });
}
/** Many stale entries name the same label. */
const nearestLabels = (0,remembered/* remembered */.H)((_runners) => new Map());
function nearestLabel(runner, runners) {
    const known = nearestLabels(runners);
    const fleet = `cluster:${runner}`;
    if (!known.has(runner))
        known.set(runner, runners.labels.has(fleet) ? fleet : (0,problem/* didYouMean */.au)(runner, [...runners.labels.keys()]));
    return known.get(runner);
}
function nearestFleet(runner, runners) {
    const near = nearestLabel(runner, runners);
    return near?.startsWith('cluster:') === true ? near : undefined;
}
function checkSearchSpace(space, path, report) {
    const conc = (0,search_space/* concProblem */.zE)(space);
    if (conc) {
        const written = conc.field in space;
        report('INFX018', written ? [...path, conc.field] : path, conc.message, {
            what: written ? 'key' : 'value',
            ...(conc.hint === undefined ? {} : { hint: conc.hint }),
        });
    }
    if ('tp' in space) {
        checkContextParallel(space, path, report);
        return;
    }
    for (const role of ['prefill', 'decode'])
        checkContextParallel(space[role], [...path, role], report);
    checkHardware(space, path, report);
}
function checkContextParallel(worker, path, report) {
    const dcp = worker['dcp-size'] ?? 1;
    if (worker.tp % dcp === 0)
        return;
    report('INFX019', [...path, 'dcp-size'], `'tp' (${worker.tp}) must be divisible by 'dcp-size' (${dcp})`);
}
function checkHardware({ prefill, decode }, path, report) {
    if ((prefill.hardware === undefined) === (decode.hardware === undefined))
        return;
    const role = prefill.hardware === undefined ? 'decode' : 'prefill';
    report('INFX019', [...path, role, 'hardware'], `'hardware' is given for ${role} only: give it for both roles or neither`);
}
function checkNodeFit(space, path, runner, runners, report) {
    const perNode = (0,config_runners/* gpusPerNode */.d)(runners, runner);
    const gpus = (0,search_space/* workerGpus */.wr)(space);
    if (perNode === undefined || gpus <= perNode)
        return;
    const message = `the point needs ${gpus} GPUs, a node of "${runner}" has ${perNode}`;
    report('INFX025', [...path, 'tp'], message, {
        hint: `make tp · pp · pcp at most ${perNode}, or spread the workers: multinode: true with prefill and decode, and a recipe`,
    });
}
/** router and kv-p2p-transfer: at the top or in the search spaces; the transfer only, and always, with disagg. */
function checkComponents(entry, report) {
    const { value } = entry;
    for (const field of ['router', 'kv-p2p-transfer']) {
        const top = field === 'router' ? value.router : value.multinode ? value['kv-p2p-transfer'] : undefined;
        if (top === undefined)
            continue;
        for (const { space, path } of searchSpaces(entry)) {
            if (!(field in space))
                continue;
            report('INFX021', [...path, field], `'${field}' is declared at the top of the entry and in a search space`, {
                what: 'key',
                hint: 'keep it at one of the two places',
            });
        }
    }
    if (!value.multinode || value.disagg !== true || value['kv-p2p-transfer'] !== undefined)
        return;
    for (const { space, path } of searchSpaces(entry)) {
        if ('kv-p2p-transfer' in space)
            continue;
        report('INFX021', path, "disagg: true needs 'kv-p2p-transfer' at the top of the entry or in every search space");
    }
}
function checkDataset(dataset, path, report) {
    if (!dataset)
        return;
    const isFile = dataset.path !== undefined && dataset.format !== undefined;
    const isPartOfFile = dataset.path !== undefined || dataset.format !== undefined;
    if (dataset.generator)
        checkGenerator(dataset.generator, [...path, 'generator'], report);
    if (dataset.generator ? !isPartOfFile : isFile)
        return;
    const message = dataset.generator
        ? 'a dataset is either a file or generated: remove the generator, or path and format'
        : 'a dataset needs path and format, or a generator';
    report('INFX028', path, message, { what: 'key' });
}
/** KV offload: backend and utilization go with dram, and the budget must be computable. */
function checkOffload(entry, item, runners, report) {
    const agentic = entry.value.scenarios['agentic-coding']?.[item];
    if (!agentic)
        return;
    const base = ['scenarios', 'agentic-coding', item];
    const utilization = agentic['dram-utilization'];
    const spaces = [...agentic['search-space'].entries()];
    const usesDram = spaces.some(([, space]) => space['kv-offloading'] === 'dram');
    if (usesDram && utilization === undefined) {
        report('INFX020', base, "'dram-utilization' is required as soon as a search space has kv-offloading: dram", {
            what: 'key',
        });
    }
    for (const [element, space] of spaces) {
        const path = [...base, 'search-space', element];
        const isDram = space['kv-offloading'] === 'dram';
        if (isDram && space['kv-offload-backend'] === undefined) {
            report('INFX020', [...path, 'kv-offloading'], "kv-offloading: dram needs 'kv-offload-backend'");
        }
        if (!isDram && space['kv-offload-backend'] !== undefined) {
            report('INFX020', [...path, 'kv-offload-backend'], "'kv-offload-backend' is only for kv-offloading: dram", {
                what: 'key',
            });
        }
        if (!isDram || utilization === undefined || !runners)
            continue;
        const budget = (0,dram/* dramBudgetGb */.$)(space, utilization, entry.value.runner, runners.hardware);
        if ('error' in budget)
            report('INFX026', path, budget.error);
    }
}
//# sourceMappingURL=entry-rules.js.map
// EXTERNAL MODULE: ./lib/src/core/config/schema-problems.js
var schema_problems = __webpack_require__(27569);
;// CONCATENATED MODULE: ./lib/src/core/config/master.js
/** The master configuration: config keys and what is measured under each. All problems of all files at once. */







/** What is wrong with entries that would only be noticed when they run, as warnings: for checks of a whole file. */
const staleEntryWarnings = ({ entries }) => [...entries.values()].flatMap(({ unrunnable }) => unrunnable.map((found) => ({ ...found, severity: 'warning' })));
/** Reads every file, checks every entry by schema and by the rules that cross fields. `runners` enables its checks. */
function loadMasterConfig(files, runners) {
    const entries = new Map();
    const problems = [];
    for (const file of files) {
        const document = (0,yaml.loadYaml)(file.text, file.path, { ambiguous: 'error', underscores: false });
        problems.push(...document.problems);
        if (document.value === undefined)
            continue;
        if (!isMapping(document.value)) {
            const at = { file: file.path, line: 1, col: 1 };
            const message = `the root of a configuration file must be a mapping of config keys, not ${(0,schema_problems/* shown */.SP)(document.value)}`;
            problems.push((0,catalogue/* problem */.CC)('INFX029', message, { at }));
            continue;
        }
        for (const [key, value] of Object.entries(document.value)) {
            const placeOf = (path, what) => document.placeOf([key, ...path], what);
            const keyProblem = checkKey(key, entries, document, file.path);
            if (keyProblem)
                problems.push(keyProblem);
            const entry = checkEntry({ key, value, file: file.path, placeOf }, runners, document.problems, problems);
            if (entry && !entries.has(key))
                entries.set(key, entry);
        }
    }
    return { config: { entries }, problems: (0,problem/* firstProblems */.fr)(problems) };
}
function checkKey(key, entries, document, file) {
    const first = entries.get(key);
    const isTaken = first !== undefined && first.file !== file;
    if (!isTaken && !key.includes('*'))
        return undefined;
    const at = document.placeOf([key], 'key');
    const place = at ? { at } : {};
    if (!isTaken) {
        const message = `wildcard '*' is not allowed in config key "${key}"`;
        return (0,catalogue/* problem */.CC)('INFX022', message, { ...place, hint: 'wildcards belong in the changelog' });
    }
    const where = describe(first.placeOf([], 'key'));
    return (0,catalogue/* problem */.CC)('INFX022', `config key "${key}" is already defined in ${where || first.file}`, place);
}
const describe = (place) => (place ? `${place.file}:${place.line}` : '');
function checkEntry({ key, value, file, placeOf }, runners, read, problems) {
    const place = (path, what) => {
        const at = placeOf(path, what);
        return at ? { at } : {};
    };
    if (!isMapping(value)) {
        problems.push((0,catalogue/* problem */.CC)('INFX013', `entry "${key}" must be a mapping, not ${(0,schema_problems/* shown */.SP)(value)}`, place([], 'key')));
        return undefined;
    }
    const multinode = value['multinode'];
    if (typeof multinode !== 'boolean') {
        problems.push(multinode === undefined
            ? (0,catalogue/* problem */.CC)('INFX014', `"${key}" lacks the required field "multinode"`, place([], 'key'))
            : (0,catalogue/* problem */.CC)('INFX013', `"multinode" must be true or false, not ${(0,schema_problems/* shown */.SP)(multinode)}`, place(['multinode'], 'value')));
        return undefined;
    }
    // An entry of the other kind breaks every rule of this one, and that is one mistake.
    const isMistaken = !multinode && looksMultiNode(value);
    if (isMistaken) {
        const message = '"multinode" is false, but every search space has workers of prefill and decode';
        problems.push((0,catalogue/* problem */.CC)('INFX013', message, { ...place(['multinode'], 'value'), hint: 'set multinode: true' }));
    }
    const validator = multinode || isMistaken ? masterConfigMultiNodeEntry : masterConfigSingleNodeEntry;
    const { problems: found, hasShape } = (0,schema_problems/* checkSchema */._U)(validator, isMistaken ? { ...value, multinode: true } : value, placeOf, read);
    problems.push(...found);
    if (isMistaken || !hasShape || !isEntry(value))
        return undefined;
    const entry = { key, file, value, placeOf };
    const crossed = entryProblems(entry, runners);
    problems.push(...crossed.problems);
    if ((0,problem/* hasErrors */.Cs)(found) || (0,problem/* hasErrors */.Cs)(crossed.problems))
        return undefined;
    return { ...entry, unrunnable: crossed.unrunnable };
}
/** Two pools of workers everywhere, which no single-node entry has. */
function looksMultiNode(value) {
    const scenarios = isMapping(value['scenarios']) ? Object.values(value['scenarios']) : [];
    const spaces = scenarios
        .flatMap((items) => (Array.isArray(items) ? items : []))
        .flatMap((item) => isMapping(item) && Array.isArray(item['search-space']) ? item['search-space'] : []);
    return (spaces.length > 0 &&
        spaces.every((space) => isMapping(space) && ('prefill' in space || 'decode' in space)));
}
/** Established by the validator: nothing but unknown fields was found, and those are never read. */
const isEntry = (value) => 'scenarios' in value;
const isMapping = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
//# sourceMappingURL=master.js.map

/***/ }),

/***/ 20558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ gpusPerNode),
  O: () => (/* binding */ loadRunners)
});

// EXTERNAL MODULE: ./lib/src/core/problems/config.js
var config = __webpack_require__(76615);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
;// CONCATENATED MODULE: ./lib/src/core/schema/runners.validator.generated.js
// Generated from schemas/ by scripts/gen-schemas.mjs. Do not edit.
// @ts-nocheck: machine-written JavaScript; typed by schema-problems.ts
/* eslint-disable */
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function () { try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
}
catch (e) {
    throw mod = 0, e;
} };
var require_ucs2length = __commonJS({ "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
        "use strict";
        Object.defineProperty(exports, "__esModule", { value: !0 });
        function ucs2length(str) { let len = str.length, length = 0, pos = 0, value; for (; pos < len;)
            length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++); return length; }
        exports.default = ucs2length;
        ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
    } });
var runners = validate54, schema74 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://infx-actions.dev/schemas/runners.v1.json", title: "RunnerConfig", description: "Runner labels and the hardware behind them.", examples: [{ labels: { b300: ["b300-lab_00", "b300-lab_01"], "cluster:b300-lab": ["b300-lab_00", "b300-lab_01"] }, hardware: { "cluster:b300-lab": { "available-cpu-dram-mib": 2964436, "gpus-per-node": 8 } } }], type: "object", additionalProperties: !1, required: ["labels"], properties: { labels: { type: "object", description: "Runner names of each label.", additionalProperties: { type: "array", minItems: 1, items: { type: "string", minLength: 1 } } }, hardware: { type: "object", description: "Hardware of one node of a label.", additionalProperties: { $ref: "#/$defs/runnerHardware" } } }, $defs: { runnerHardware: { type: "object", description: "Hardware of one node.", additionalProperties: !1, required: ["available-cpu-dram-mib", "gpus-per-node"], properties: { "available-cpu-dram-mib": { type: "integer", minimum: 1, description: "CPU memory that is free for use, in MiB." }, "gpus-per-node": { type: "integer", minimum: 1, description: "GPUs of one node." } } } } }, schema75 = { type: "object", description: "Hardware of one node.", additionalProperties: !1, required: ["available-cpu-dram-mib", "gpus-per-node"], properties: { "available-cpu-dram-mib": { type: "integer", minimum: 1, description: "CPU memory that is free for use, in MiB." }, "gpus-per-node": { type: "integer", minimum: 1, description: "GPUs of one node." } } }, func2 = require_ucs2length().default;
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) { let vErrors = null, errors = 0, evaluated0 = validate54.evaluated; if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.labels === void 0) {
        let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "labels" }, message: "must have required property 'labels'", schema: schema74.required, parentSchema: schema74, data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
        if (!(key0 === "labels" || key0 === "hardware")) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema74, data };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
    if (data.labels !== void 0) {
        let data0 = data.labels;
        if (data0 && typeof data0 == "object" && !Array.isArray(data0))
            for (let key1 in data0) {
                let data1 = data0[key1];
                if (Array.isArray(data1)) {
                    if (data1.length < 1) {
                        let err2 = { instancePath: instancePath + "/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/labels/additionalProperties/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema74.properties.labels.additionalProperties, data: data1 };
                        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                    }
                    let len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                        let data2 = data1[i0];
                        if (typeof data2 == "string") {
                            if (func2(data2) < 1) {
                                let err3 = { instancePath: instancePath + "/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, schemaPath: "#/properties/labels/additionalProperties/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema74.properties.labels.additionalProperties.items, data: data2 };
                                vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                            }
                        }
                        else {
                            let err4 = { instancePath: instancePath + "/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, schemaPath: "#/properties/labels/additionalProperties/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema74.properties.labels.additionalProperties.items.type, parentSchema: schema74.properties.labels.additionalProperties.items, data: data2 };
                            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                        }
                    }
                }
                else {
                    let err5 = { instancePath: instancePath + "/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/labels/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema74.properties.labels.additionalProperties.type, parentSchema: schema74.properties.labels.additionalProperties, data: data1 };
                    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                }
            }
        else {
            let err6 = { instancePath: instancePath + "/labels", schemaPath: "#/properties/labels/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema74.properties.labels.type, parentSchema: schema74.properties.labels, data: data0 };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
    }
    if (data.hardware !== void 0) {
        let data3 = data.hardware;
        if (data3 && typeof data3 == "object" && !Array.isArray(data3))
            for (let key2 in data3) {
                let data4 = data3[key2];
                if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                    if (data4["available-cpu-dram-mib"] === void 0) {
                        let err7 = { instancePath: instancePath + "/hardware/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/runnerHardware/required", keyword: "required", params: { missingProperty: "available-cpu-dram-mib" }, message: "must have required property 'available-cpu-dram-mib'", schema: schema75.required, parentSchema: schema75, data: data4 };
                        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                    }
                    if (data4["gpus-per-node"] === void 0) {
                        let err8 = { instancePath: instancePath + "/hardware/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/runnerHardware/required", keyword: "required", params: { missingProperty: "gpus-per-node" }, message: "must have required property 'gpus-per-node'", schema: schema75.required, parentSchema: schema75, data: data4 };
                        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                    }
                    for (let key3 in data4)
                        if (!(key3 === "available-cpu-dram-mib" || key3 === "gpus-per-node")) {
                            let err9 = { instancePath: instancePath + "/hardware/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/runnerHardware/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema75, data: data4 };
                            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                        }
                    if (data4["available-cpu-dram-mib"] !== void 0) {
                        let data5 = data4["available-cpu-dram-mib"];
                        if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
                            let err10 = { instancePath: instancePath + "/hardware/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/available-cpu-dram-mib", schemaPath: "#/$defs/runnerHardware/properties/available-cpu-dram-mib/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema75.properties["available-cpu-dram-mib"].type, parentSchema: schema75.properties["available-cpu-dram-mib"], data: data5 };
                            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                        }
                        if (typeof data5 == "number" && isFinite(data5) && (data5 < 1 || isNaN(data5))) {
                            let err11 = { instancePath: instancePath + "/hardware/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/available-cpu-dram-mib", schemaPath: "#/$defs/runnerHardware/properties/available-cpu-dram-mib/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema75.properties["available-cpu-dram-mib"], data: data5 };
                            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                        }
                    }
                    if (data4["gpus-per-node"] !== void 0) {
                        let data6 = data4["gpus-per-node"];
                        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
                            let err12 = { instancePath: instancePath + "/hardware/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/gpus-per-node", schemaPath: "#/$defs/runnerHardware/properties/gpus-per-node/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema75.properties["gpus-per-node"].type, parentSchema: schema75.properties["gpus-per-node"], data: data6 };
                            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                        }
                        if (typeof data6 == "number" && isFinite(data6) && (data6 < 1 || isNaN(data6))) {
                            let err13 = { instancePath: instancePath + "/hardware/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/gpus-per-node", schemaPath: "#/$defs/runnerHardware/properties/gpus-per-node/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema75.properties["gpus-per-node"], data: data6 };
                            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                        }
                    }
                }
                else {
                    let err14 = { instancePath: instancePath + "/hardware/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/runnerHardware/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema75.type, parentSchema: schema75, data: data4 };
                    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                }
            }
        else {
            let err15 = { instancePath: instancePath + "/hardware", schemaPath: "#/properties/hardware/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema74.properties.hardware.type, parentSchema: schema74.properties.hardware, data: data3 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
    }
}
else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema74.type, parentSchema: schema74, data };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
} return validate54.errors = vErrors, errors === 0; }
validate54.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };

//# sourceMappingURL=runners.validator.generated.js.map
// EXTERNAL MODULE: ./lib/src/yaml.js + 4 modules
var yaml = __webpack_require__(23551);
// EXTERNAL MODULE: ./lib/src/core/config/schema-problems.js
var schema_problems = __webpack_require__(27569);
// EXTERNAL MODULE: ./lib/src/core/remembered.js
var remembered = __webpack_require__(51288);
;// CONCATENATED MODULE: ./lib/src/core/config/runners.js
/** The runner configuration: labels, the machines behind them, and their hardware. */







/** Reads runners.yaml; every problem at once. */
function loadRunners(file) {
    const document = (0,yaml.loadYaml)(file.text, file.path, { ambiguous: 'error' });
    if (document.value === undefined)
        return { problems: document.problems };
    const problems = [...document.problems];
    const value = document.value;
    if (!isRunnerConfig(value)) {
        problems.push(...(0,schema_problems/* schemaProblems */.Ic)(runners, value, document.placeOf, document.problems));
        return { problems: (0,problem/* firstProblems */.fr)(problems) };
    }
    for (const label of Object.keys(value.hardware ?? {})) {
        if (Object.hasOwn(value.labels, label))
            continue;
        const at = document.placeOf(['hardware', label], 'key');
        const message = `hardware of "${label}", which is not a runner label`;
        problems.push((0,catalogue/* problem */.CC)('INFX023', message, { severity: 'warning', ...(at ? { at } : {}) }));
    }
    if ((0,problem/* hasErrors */.Cs)(problems))
        return { problems };
    return { runners: toRunners(file.path, value), problems };
}
const isRunnerConfig = (value) => runners(value);
const toRunners = (file, config) => ({
    file,
    labels: new Map(Object.entries(config.labels)),
    hardware: new Map(Object.entries(config.hardware ?? {}).map(([label, node]) => [
        label,
        { availableCpuDramMib: node['available-cpu-dram-mib'], gpusPerNode: node['gpus-per-node'] },
    ])),
});
/**
 * GPUs of a node behind a label: as declared for the label itself, else what every label with hardware that shares a
 * machine with it agrees on; undefined when unknown.
 */
function gpusPerNode(runners, label) {
    const own = runners?.hardware.get(label);
    if (own || !runners)
        return own?.gpusPerNode;
    const known = sharedNodes(runners);
    if (!known.has(label))
        known.set(label, gpusOfSharedNodes(runners, label));
    return known.get(label);
}
/** Asked for by every point: answers per label of one runner configuration. */
const sharedNodes = (0,remembered/* remembered */.H)((_runners) => new Map());
function gpusOfSharedNodes(runners, label) {
    const machines = new Set(runners.labels.get(label));
    const found = new Set();
    for (const [other, hardware] of runners.hardware) {
        if (runners.labels.get(other)?.some((machine) => machines.has(machine)))
            found.add(hardware.gpusPerNode);
    }
    const [only] = found;
    return found.size === 1 ? only : undefined;
}
//# sourceMappingURL=runners.js.map

/***/ }),

/***/ 51940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jz: () => (/* binding */ expandConcs),
/* harmony export */   wr: () => (/* binding */ workerGpus),
/* harmony export */   zE: () => (/* binding */ concProblem)
/* harmony export */ });
/** Longest list of one search space; real ones stay below 20. */
const maxConcs = 1000;
/**
 * Why the concurrencies are not usable, or undefined when they are: either a list that is not empty, or both ends of a
 * range, all greater than 0, start not beyond end.
 */
function concProblem(space) {
    const { 'conc-list': list, 'conc-start': start, 'conc-end': end } = space;
    const hasList = list !== undefined && list.length > 0;
    if (hasList && (start !== undefined || end !== undefined)) {
        const message = "cannot specify both 'conc-list' and 'conc-start'/'conc-end': use either a list or a range, not both";
        return { field: 'conc-list', message, hint: 'take one of the two out' };
    }
    if (!hasList && (start === undefined || end === undefined)) {
        const field = list !== undefined ? 'conc-list' : start !== undefined ? 'conc-start' : 'conc-end';
        return {
            field,
            message: "must specify either a non-empty 'conc-list' or both 'conc-start' and 'conc-end'",
            hint: 'for instance conc-list: [1, 4, 16], or conc-start: 1 and conc-end: 16 (doubled from start to end)',
        };
    }
    if (list && list.length > maxConcs) {
        return {
            field: 'conc-list',
            message: `'conc-list' has ${list.length} entries, at most ${maxConcs} are expanded`,
        };
    }
    for (const conc of list ?? []) {
        if (!(conc > 0))
            return { field: 'conc-list', message: `'conc-list' holds ${conc}: every entry must be greater than 0` };
    }
    for (const [field, conc] of [
        ['conc-start', start],
        ['conc-end', end],
    ]) {
        if (conc !== undefined && !(conc > 0))
            return { field, message: `'${field}' (${conc}) must be greater than 0` };
    }
    if (start !== undefined && end !== undefined && start > end) {
        return { field: 'conc-start', message: `'conc-start' (${start}) must be <= 'conc-end' (${end})` };
    }
    return undefined;
}
/**
 * Concurrencies in the order they are run: a list as written; a range from start, multiplied by `step` (> 1) while it
 * stays below the end, then the end itself.
 */
function expandConcs(space, step) {
    const list = space['conc-list'];
    if (list !== undefined && list.length > 0)
        return list;
    const start = space['conc-start'];
    const end = space['conc-end'];
    if (start === undefined || end === undefined)
        return [];
    const concs = [];
    for (let conc = start; conc > 0 && conc < end; conc *= step)
        concs.push(conc);
    concs.push(end);
    return concs;
}
/** GPUs of one worker: tp · pp · pcp. DCP reuses tensor parallel ranks; EP and DP attention do not multiply. */
const workerGpus = (worker) => worker.tp * (worker.pp ?? 1) * (worker['pcp-size'] ?? 1);
//# sourceMappingURL=search-space.js.map

/***/ }),

/***/ 55697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IW: () => (/* binding */ remarks),
/* harmony export */   k2: () => (/* binding */ readLabels),
/* harmony export */   nH: () => (/* binding */ planLabels),
/* harmony export */   vM: () => (/* binding */ contradictions),
/* harmony export */   w7: () => (/* binding */ effectsOf)
/* harmony export */ });
/* harmony import */ var _problems_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10530);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _labels_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79043);
/** The labels of one pull request, read against the table. */



/** Sorts labels by what they are; the same label twice counts once, foreign ones are passed over. */
function readLabels(texts, table) {
    const known = new Set();
    const lookAlikes = [];
    for (const text of texts) {
        const label = (0,_labels_js__WEBPACK_IMPORTED_MODULE_2__/* .findLabel */ .E7)(table, text);
        if (label) {
            known.add(label);
            continue;
        }
        const meant = (0,_labels_js__WEBPACK_IMPORTED_MODULE_2__/* .lookAlikeOf */ .bw)(table, text);
        if (meant !== undefined)
            lookAlikes.push({ text, meant });
    }
    const ofKind = (kind) => table.labels.filter((label) => known.has(label) && label.kind === kind);
    return { primaries: ofKind('primary'), modifiers: ofKind('modifier'), lookAlikes };
}
/** What the labels change together. `reusable` and the like are lost as soon as one label takes them away. */
function effectsOf({ primaries, modifiers }) {
    let effects = _labels_js__WEBPACK_IMPORTED_MODULE_2__/* .plainEffects */ .Jj;
    for (const label of [...primaries, ...modifiers])
        effects = { ...effects, ...label.effects };
    return effects;
}
/** Names by which the plan knows the labels, whatever they are called here. */
const planLabels = ({ primaries, modifiers }) => [...primaries, ...modifiers].map(({ name }) => name);
/** Errors that forbid a sweep: two primaries, modifiers that exclude one another. */
function contradictions({ primaries, modifiers }) {
    const problems = [];
    if (primaries.length > 1) {
        const names = primaries.map(({ shownAs }) => shownAs).join(', ');
        problems.push((0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX131', `${primaries.length} primary labels at once: ${names}`, {
            hint: 'remove all but one',
        }));
    }
    for (const [index, label] of modifiers.entries()) {
        for (const other of modifiers.slice(index + 1)) {
            if (!label.excludes.includes(other.name))
                continue;
            problems.push((0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX131', `${label.shownAs} and ${other.shownAs} exclude one another`, {
                hint: 'remove one; there is no silent precedence',
            }));
        }
    }
    return problems;
}
/** What a person should know though it forbids nothing. */
function remarks({ primaries, modifiers, lookAlikes }) {
    return [
        ...(primaries.length === 0 && modifiers.length > 0
            ? [
                (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX132', `${modifiers.map(({ shownAs }) => shownAs).join(', ')} without a primary label: nothing to modify`),
            ]
            : []),
        ...lookAlikes.map(({ text, meant }) => (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX133', `the label "${text}" has no effect`, { hint: `did you mean "${meant}"?` })),
        ...primaries
            .filter(({ replacedBy }) => replacedBy !== undefined)
            .map(({ shownAs, replacedBy }) => (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX133', `the label "${shownAs}" is outdated, and still understood`, {
            severity: 'notice',
            hint: `use "${replacedBy ?? ''}"`,
        })),
    ];
}
//# sourceMappingURL=label-set.js.map

/***/ }),

/***/ 6147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ appendOnlySelection),
  i: () => (/* binding */ changedByAppending)
});

// EXTERNAL MODULE: ./lib/src/core/problems/plan.js
var plan = __webpack_require__(70918);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/render/numbers.js
var numbers = __webpack_require__(54143);
// EXTERNAL MODULE: ./lib/src/core/canonical-json.js
var canonical_json = __webpack_require__(42541);
// EXTERNAL MODULE: ./lib/src/core/plan/rows.js
var plan_rows = __webpack_require__(96957);
;// CONCATENATED MODULE: ./lib/src/core/plan/append-only.js
/** Append-only entries: only points that are new on existing curves run, and nothing else may have changed. */



/** Fields that do not tell curves apart. */
const notCurve = ['conc', 'exp-name', 'recipe-fingerprint'];
/**
 * What head adds to base. Refuses when a curve of base is gone or changed, when one of its concurrencies is gone, when
 * an added row does not belong to an existing visual series with one unchanged image, and when nothing is added.
 */
function appendOnlyDelta(base, head) {
    const before = concsByCurve(base);
    const after = concsByCurve(head);
    if (before.size === 0)
        return { error: 'append-only requires an existing curve in the base revision' };
    for (const curve of before.keys()) {
        if (!after.has(curve))
            return { error: 'append-only may not remove or modify existing generated recipes' };
    }
    for (const [curve, concs] of before) {
        const missing = [...concs].filter((conc) => !after.get(curve)?.has(conc)).sort((a, b) => a - b);
        if (missing.length > 0) {
            return { error: `append-only may not remove existing concurrency points: [${missing.join(', ')}]` };
        }
    }
    const added = addedPoints(head, before);
    const images = imagesBySeries(base);
    for (const { index } of added) {
        const row = head[index];
        const known = row && images.get(visualSeries(row));
        if (row && known?.size === 1 && hasImage(row) && known.has(row.image))
            continue;
        return {
            error: 'append-only additions must belong to an existing visual curve with one unchanged non-null image',
        };
    }
    return added.length > 0 ? { added } : { error: 'append-only did not add any generated points' };
}
function concsByCurve(rows) {
    const curves = new Map();
    for (const row of rows) {
        const curve = (0,plan_rows/* rowKey */.om)(row, notCurve);
        const concs = curves.get(curve) ?? new Set();
        for (const conc of (0,plan_rows/* rowConcs */.rs)(row))
            concs.add(conc);
        curves.set(curve, concs);
    }
    return curves;
}
function addedPoints(head, before) {
    const emitted = new Map();
    return head.flatMap((row, index) => {
        const curve = (0,plan_rows/* rowKey */.om)(row, notCurve);
        const known = before.get(curve);
        const seen = emitted.get(curve) ?? new Set();
        emitted.set(curve, seen);
        const concs = (0,plan_rows/* rowConcs */.rs)(row).filter((conc) => {
            if (known?.has(conc) || seen.has(conc))
                return false;
            seen.add(conc);
            return true;
        });
        return concs.length > 0 ? [{ index, concs }] : [];
    });
}
/** What the ecosystem draws as one line. */
function visualSeries(row) {
    const isAgentic = (0,plan_rows/* isAgenticRow */.s)(row);
    const { prefill, decode } = (0,plan_rows/* isMultiRow */.I0)(row) ? row : { prefill: undefined, decode: undefined };
    return (0,canonical_json/* canonicalJson */.dj)([
        row.model,
        row['model-prefix'],
        row.precision,
        row.framework,
        row.runner,
        'disagg' in row && row.disagg,
        isAgentic ? ['agentic_traces', row['kv-offloading'] !== 'none'] : ['single_turn', row.isl, row.osl],
        isAgentic ? '' : row['spec-decoding'],
        prefill?.hardware ?? null,
        decode?.hardware ?? null,
    ]);
}
function imagesBySeries(rows) {
    const images = new Map();
    for (const row of rows) {
        const series = visualSeries(row);
        images.set(series, (images.get(series) ?? new Set()).add(row.image));
    }
    return images;
}
const scenarioNames = ['fixed-seq-len', 'agentic-coding'];
/** Why the configurations differ beyond what an append-only entry covers; empty when they do not. */
function appendOnlyScope(base, head, selected) {
    const errors = [];
    const keys = [...new Set([...base.entries.keys(), ...head.entries.keys()])].sort();
    const changed = keys.filter((key) => !selected.has(key) && content(base.entries.get(key)) !== content(head.entries.get(key)));
    if (changed.length > 0) {
        errors.push(`append-only PR changed configs not selected by its changelog entry: [${changed.join(', ')}]`);
    }
    const missing = [...selected.keys()].filter((key) => !base.entries.has(key)).sort();
    if (missing.length > 0) {
        const list = missing.join(', ');
        errors.push(`append-only requires every selected config to exist in the base revision; missing: [${list}]`);
    }
    for (const [key, scenarios] of selected) {
        const before = base.entries.get(key);
        const after = head.entries.get(key);
        if (before && after)
            errors.push(...entryScope(before, after, scenarios));
    }
    return errors;
}
const content = (entry) => (entry ? (0,canonical_json/* canonicalJson */.dj)(entry.value) : '');
function entryScope(before, after, scenarios) {
    const present = (entry) => scenarioNames.filter((name) => entry.value.scenarios[name] !== undefined);
    if (present(before).join() !== present(after).join()) {
        return [`append-only added or removed a scenario in config '${after.key}'`];
    }
    const others = scenarioNames.filter((name) => present(after).includes(name) && !scenarios.includes(name));
    if (others.length === 0)
        return [];
    const errors = [];
    const wide = ({ value: { scenarios: _scenarios, ...rest } }) => (0,canonical_json/* canonicalJson */.dj)(rest);
    if (wide(before) !== wide(after)) {
        errors.push('append-only changed config-wide fields that can affect scenarios outside its changelog scope');
    }
    const isChanged = others.some((name) => (0,canonical_json/* canonicalJson */.dj)(before.value.scenarios[name]) !== (0,canonical_json/* canonicalJson */.dj)(after.value.scenarios[name]));
    if (isChanged)
        errors.push('append-only changed a scenario outside its changelog scope');
    return errors;
}
/** Rows recorded by other producers may have no image, whatever our own type says. */
const hasImage = ({ image }) => image !== null;
//# sourceMappingURL=append-only.js.map
// EXTERNAL MODULE: ./lib/src/core/plan/select-rows.js + 1 modules
var select_rows = __webpack_require__(54015);
;// CONCATENATED MODULE: ./lib/src/core/plan/append-only-selection.js
/** Selection for append-only entries: the added points of their keys, if the whole change is append-only. */





/** The rows to run, or why the change is not append-only. No evaluations. */
function appendOnlySelection(input) {
    const refuse = (code, ...messages) => {
        const at = input.requests.find(({ appendOnly }) => appendOnly)?.at;
        return { rows: [], problems: messages.map((message) => (0,catalogue/* problem */.CC)(code, message, at ? { at } : {})) };
    };
    const { requests, effects, base, head, policy, trim } = input;
    if (!requests.every(({ appendOnly }) => appendOnly)) {
        return refuse('INFX085', 'append-only entries cannot share a sweep with regular changelog entries');
    }
    if (effects.allEvals || effects.evalsOnly) {
        return refuse('INFX085', 'append-only sweeps cannot use all-evals or evals-only modifiers');
    }
    if (!base)
        return refuse('INFX087', 'append-only needs a base revision, readable and without errors, to compare with');
    const errors = appendOnlyScope(base.config, head.config, selectedScenarios(requests, head.config));
    if (errors.length > 0)
        return refuse('INFX084', ...errors);
    const untrimmed = { ...effects, trim: false };
    const select = ({ config, runners }) => (0,select_rows/* selectRows */.A5)({
        config,
        hardware: runners?.hardware ?? new Map(),
        requests,
        effects: untrimmed,
        policy,
        trim,
    }).benchmarks;
    const after = select(head);
    const delta = appendOnlyDelta(select(base).map(({ expanded }) => expanded.row), after.map(({ expanded }) => expanded.row));
    if ('error' in delta)
        return refuse('INFX084', delta.error);
    const rows = delta.added.flatMap(({ index, concs }) => {
        const selected = after[index];
        if (!selected)
            return [];
        const because = [...selected.because, 'append-only: new on its curve'];
        return [{ ...selected, expanded: (0,select_rows/* narrowed */.fQ)(selected.expanded, concs), concs, because }];
    });
    return { rows: effects.trim ? (0,select_rows/* trimmed */.dE)(rows, trim) : rows, problems: [] };
}
/** Scenario names that the requests select of each key. */
function selectedScenarios(requests, config) {
    const selected = new Map();
    for (const { configKeys, scenarioType = ['fixed-seq-len', 'agentic-coding'] } of requests) {
        for (const key of (0,select_rows/* resolveKeys */.LQ)(configKeys, config).keys) {
            selected.set(key, [...new Set([...(selected.get(key) ?? []), ...scenarioType])]);
        }
    }
    return selected;
}
/**
 * INFX084 per key whose old points are not what they were: rows hold neither the content of a recipe nor a dataset, a
 * number of prompts or a golden curve, so that `appendOnlySelection` alone would let a change of them pass.
 */
function changedByAppending(keys, requests) {
    const at = requests.find(({ appendOnly }) => appendOnly)?.at;
    return keys.flatMap(({ configKey, changed, removed }) => {
        const count = changed.length + removed.length;
        if (count === 0)
            return [];
        const fields = [...new Set(changed.flatMap((change) => change.fields))];
        const named = fields.length === 0 ? '' : ` (${fields.join(', ')})`;
        const message = `append-only may not change existing points, and ${(0,numbers/* formatPlural */.yk)(count, 'point')} of ${configKey} changed${named}`;
        const hint = 'leave append-only out, so that they are measured again';
        return [(0,catalogue/* problem */.CC)('INFX084', message, { hint, ...(at ? { at } : {}) })];
    });
}
//# sourceMappingURL=append-only-selection.js.map

/***/ }),

/***/ 51233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LI: () => (/* binding */ selectAllEvals),
/* harmony export */   UH: () => (/* binding */ selectEvals),
/* harmony export */   kG: () => (/* binding */ isEvaluatedLength)
/* harmony export */ });
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96957);
/** Which rows get an evaluation, and at which concurrencies. Pure functions over rows; origins stay with the caller. */

const evalFields = ['conc', 'run-eval', 'eval-only', 'eval-conc', 'eval-all-concs', 'exp-name'];
/** Whether a fixed-sequence row has one of the lengths that are evaluated; never true for agentic rows. */
const isEvaluatedLength = (row, policy) => 'isl' in row && (policy.seqLens === 'all' || (row.isl === 8192 && row.osl === 1024));
const nothingApart = () => '';
/**
 * The default selection. Single-node fixed: per (model, runner, framework, precision, lengths, spec, dp-attn) every row
 * at the highest and at the upper median of the eligible concurrencies. Multi-node: per topology the row holding the
 * highest eligible one. Single-node agentic: per (model, runner, framework, precision) the first row of the highest.
 */
function selectEvals(rows, policy, apartOf = nothingApart) {
    const selected = new Map();
    for (const group of grouped(rows, (row, index) => groupOf(row, policy, apartOf(index)))) {
        const [first] = group;
        if (first === undefined)
            continue;
        for (const choice of selectIn(rows, group, policy))
            selected.set(choice.index, choice);
    }
    return [...selected.values()].sort((a, b) => a.index - b.index);
}
function groupOf(row, policy, apart) {
    if ((0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .isAgenticRow */ .s)(row) ? !policy.includeAgentic : !isEvaluatedLength(row, policy))
        return undefined;
    if ((0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .isMultiRow */ .I0)(row))
        return `multi ${apart} ${(0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .rowKey */ .om)(row, evalFields)}`;
    const { model, runner, framework, precision } = row;
    const engine = [model, runner, framework, precision];
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .isAgenticRow */ .s)(row)
        ? `agentic ${JSON.stringify(engine)}`
        : `fixed ${JSON.stringify([...engine, row.isl, row.osl, row['spec-decoding'], row['dp-attn']])}`;
}
function selectIn(rows, group, policy) {
    const at = (index) => {
        const row = rows[index];
        return row ? (0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .rowConcs */ .rs)(row) : [];
    };
    const sample = rows[group[0] ?? 0];
    if (sample === undefined)
        return [];
    const isFree = (0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .isAgenticRow */ .s)(sample) && !(0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .isMultiRow */ .I0)(sample);
    const eligible = group.flatMap((index) => at(index).filter((conc) => isFree || conc >= policy.minConc));
    if (eligible.length === 0)
        return [];
    const highest = Math.max(...eligible);
    if ((0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .isMultiRow */ .I0)(sample)) {
        const index = group.find((candidate) => at(candidate).includes(highest));
        const because = `highest concurrency of its topology (at least ${policy.minConc})`;
        return index === undefined ? [] : [{ index, evalConc: highest, allConcs: false, because }];
    }
    if (isFree) {
        const index = group.find((candidate) => at(candidate).includes(highest));
        const because = 'highest concurrency of its model, runner, framework and precision';
        return index === undefined ? [] : [{ index, allConcs: false, because }];
    }
    const distinct = [...new Set(eligible)].sort((a, b) => a - b);
    const median = distinct[distinct.length >> 1];
    return group.flatMap((index) => {
        const [conc] = at(index);
        if (conc !== highest && conc !== median)
            return [];
        const because = `${conc === highest ? 'highest' : 'median'} concurrency of its group (at least ${policy.minConc})`;
        return [{ index, allConcs: false, because }];
    });
}
/**
 * Every evaluated row. Multi-node rows of equal topology are merged into the first: fixed ones ask at every
 * concurrency on one engine, agentic ones at the highest.
 */
function selectAllEvals(rows, policy, apartOf = nothingApart) {
    const because = 'all-evals';
    const selected = [];
    for (const group of grouped(rows, (row, index) => allGroupOf(row, index, policy, apartOf))) {
        const [index] = group;
        const row = index === undefined ? undefined : rows[index];
        if (index === undefined || row === undefined)
            continue;
        if (!(0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .isMultiRow */ .I0)(row)) {
            selected.push({ index, allConcs: false, because });
            continue;
        }
        const concs = group.flatMap((member) => {
            const other = rows[member];
            return other ? (0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .rowConcs */ .rs)(other) : [];
        });
        const mergedConcs = [...new Set(concs)].sort((a, b) => a - b);
        const highest = mergedConcs.at(-1);
        selected.push((0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .isAgenticRow */ .s)(row) && highest !== undefined
            ? { index, mergedConcs, evalConc: highest, allConcs: false, because }
            : { index, mergedConcs, allConcs: true, because });
    }
    return selected.sort((a, b) => a.index - b.index);
}
function allGroupOf(row, index, policy, apartOf) {
    if (!(0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .isAgenticRow */ .s)(row) && !isEvaluatedLength(row, policy))
        return undefined;
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .isMultiRow */ .I0)(row) ? `${apartOf(index)} ${(0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .rowKey */ .om)(row, evalFields)}` : String(index);
}
function grouped(rows, key) {
    const groups = new Map();
    for (const [index, row] of rows.entries()) {
        const name = key(row, index);
        if (name === undefined)
            continue;
        const group = groups.get(name);
        if (group)
            group.push(index);
        else
            groups.set(name, [index]);
    }
    return groups.values();
}
//# sourceMappingURL=eval-selection.js.map

/***/ }),

/***/ 58388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ expandEntry)
/* harmony export */ });
/* unused harmony export agenticDurationSeconds */
/* harmony import */ var _config_dram_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5595);
/* harmony import */ var _config_search_space_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51940);
/* harmony import */ var _optional_field_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15783);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96957);




/** Planned profiling seconds of agentic rows. */
const agenticDurationSeconds = 3600;
const rangeStep = 2;
/** Every row of the given scenarios of one entry: fixed before agentic, in the order of the file. */
function expandEntry(entry, scenarios, hardware) {
    const rows = [];
    if (scenarios.includes('fixed-seq-len'))
        expandFixed(entry, rows);
    if (scenarios.includes('agentic-coding'))
        expandAgentic(entry, hardware, rows);
    return rows;
}
function expandFixed(entry, rows) {
    const items = entry.value.scenarios['fixed-seq-len'] ?? [];
    for (const [index, item] of items.entries()) {
        for (const [element, space] of item['search-space'].entries()) {
            const path = ['scenarios', 'fixed-seq-len', index, 'search-space', element];
            const extensions = {
                ...shared(entry, item.eval, space['srt-recipe']),
                ...(0,_optional_field_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .l)('randomRangeRatio', item['random-range-ratio']),
                ...(0,_optional_field_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .l)('numPromptsPerConc', item['num-prompts-per-conc']),
            };
            for (const row of fixedRows(entry, item, space))
                rows.push({ row, entry, path, extensions });
        }
    }
}
function expandAgentic(entry, hardware, rows) {
    const items = entry.value.scenarios['agentic-coding'] ?? [];
    for (const [index, item] of items.entries()) {
        for (const [element, space] of item['search-space'].entries()) {
            const path = ['scenarios', 'agentic-coding', index, 'search-space', element];
            const extensions = {
                ...shared(entry, item.eval, space['srt-recipe']),
                ...(0,_optional_field_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .l)('dataset', item.dataset),
            };
            const budget = (0,_config_dram_js__WEBPACK_IMPORTED_MODULE_2__/* .dramBudgetGb */ .$)(space, item['dram-utilization'], entry.value.runner, hardware);
            // Reported by the rules of the entry when a runner file is there; without one there is no budget to know.
            const dramGb = 'gb' in budget ? budget.gb : 0;
            for (const row of agenticRows(entry, space, dramGb))
                rows.push({ row, entry, path, extensions });
        }
    }
}
const shared = (entry, itemEval, spaceRecipe) => ({
    ...(0,_optional_field_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .l)('srtRecipe', spaceRecipe ?? entry.value['srt-recipe']),
    ...(0,_optional_field_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .l)('evalOverride', itemEval ?? entry.value.eval),
});
function common(entry, space) {
    const { value } = entry;
    return {
        image: value.image,
        model: value.model,
        'model-prefix': value['model-prefix'],
        precision: value.precision,
        framework: value.framework,
        runner: value.runner,
        'spec-decoding': space['spec-decoding'] ?? 'none',
        ...(0,_optional_field_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .l)('router', space.router ?? value.router),
    };
}
const widths = (space) => ({
    tp: space.tp,
    pp: space.pp ?? 1,
    'dcp-size': space['dcp-size'] ?? 1,
    'pcp-size': space['pcp-size'] ?? 1,
    ep: space.ep ?? 1,
    'dp-attn': space['dp-attn'] ?? false,
});
const worker = (pool) => ({
    'num-worker': pool['num-worker'],
    ...widths(pool),
    ...(0,_optional_field_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .l)('hardware', pool.hardware),
    ...(0,_optional_field_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .l)('additional-settings', pool['additional-settings']),
});
function pools(entry, space) {
    const top = entry.value.multinode ? entry.value['kv-p2p-transfer'] : undefined;
    return {
        prefill: worker(space.prefill),
        decode: worker(space.decode),
        disagg: entry.value.disagg ?? false,
        ...(0,_optional_field_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .l)('kv-p2p-transfer', space['kv-p2p-transfer'] ?? top),
    };
}
function fixedRows(entry, { isl, osl }, space) {
    const concs = (0,_config_search_space_js__WEBPACK_IMPORTED_MODULE_3__/* .expandConcs */ .jz)(space, rangeStep);
    const base = {
        ...common(entry, space),
        isl,
        osl,
        'max-model-len': isl + osl + 256,
        'exp-name': `${entry.value['model-prefix']}_${(0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .sequenceLabel */ .Iy)(isl, osl)}`,
        'run-eval': false,
    };
    if ('prefill' in space)
        return [{ ...base, ...pools(entry, space), conc: concs }];
    const shaped = { ...base, ...widths(space) };
    return concs.map((conc) => ({ ...shaped, conc, disagg: false }));
}
function agenticRows(entry, space, dramGb) {
    const base = {
        ...common(entry, space),
        'scenario-type': 'agentic-coding',
        'kv-offloading': space['kv-offloading'] ?? 'none',
        ...(0,_optional_field_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .l)('kv-offload-backend', space['kv-offload-backend']),
        'total-cpu-dram-gb': dramGb,
        duration: agenticDurationSeconds,
    };
    const prefix = entry.value['model-prefix'];
    const concs = (0,_config_search_space_js__WEBPACK_IMPORTED_MODULE_3__/* .expandConcs */ .jz)(space, rangeStep);
    if ('prefill' in space) {
        const shaped = { ...base, ...pools(entry, space) };
        return concs.map((conc) => ({
            ...shaped,
            conc: [conc],
            'exp-name': multiAgenticName(prefix, space, conc),
        }));
    }
    const shaped = { ...base, ...widths(space) };
    return concs.map((conc) => ({ ...shaped, conc, 'exp-name': singleAgenticName(prefix, space, conc) }));
}
function singleAgenticName(prefix, space, conc) {
    const backend = space['kv-offload-backend']?.name;
    const offload = space['kv-offloading'] === 'dram' ? `kvdram-${backend ?? ''}` : 'kvnone';
    const spec = space['spec-decoding'] ?? 'none';
    return `${prefix}_tp${space.tp}_conc${conc}_${offload}${spec === 'none' ? '' : `_spec-${spec}`}`;
}
function multiAgenticName(prefix, space, conc) {
    const pool = (letter, { 'num-worker': workers, tp, ep, 'dp-attn': dpAttn }) => `${letter}${workers}x${tp}${ep === 1 ? '' : `ep${ep}`}${dpAttn ? 'dpa' : ''}`;
    const backend = space['kv-offload-backend']?.name;
    const offload = space['kv-offloading'] === 'dram' ? `_kvdram-${backend ?? ''}` : '';
    return `${prefix}_${pool('p', space.prefill)}_${pool('d', space.decode)}_conc${conc}${offload}`;
}
//# sourceMappingURL=expand.js.map

/***/ }),

/***/ 4659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B7: () => (/* binding */ applySelection),
/* harmony export */   Cb: () => (/* binding */ markEvalEntries),
/* harmony export */   L: () => (/* binding */ markAllEvalEntries)
/* harmony export */ });
/* harmony import */ var _eval_selection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51233);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96957);
/** The ecosystem's marking of rows (`run-eval`, `eval-conc`, `eval-all-concs`), from a selection of ours. */


/** Rows with `run-eval` set everywhere, and `eval-conc` on selected multi-node rows. Same rows, same order. */
function markEvalEntries(rows, policy) {
    const selected = new Map((0,_eval_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .selectEvals */ .UH)(rows, policy).map((choice) => [choice.index, choice]));
    return rows.map((row, index) => applySelection(row, selected.get(index)));
}
/** Rows with every evaluated one marked; multi-node rows of equal topology are merged into the first of them. */
function markAllEvalEntries(rows, policy) {
    const selected = new Map((0,_eval_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .selectAllEvals */ .LI)(rows, policy).map((choice) => [choice.index, choice]));
    return rows.flatMap((row, index) => {
        const choice = selected.get(index);
        if (choice)
            return [applySelection(row, choice)];
        const isMergedAway = (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .isMultiRow */ .I0)(row) && ((0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .isAgenticRow */ .s)(row) || (0,_eval_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .isEvaluatedLength */ .kG)(row, policy));
        return isMergedAway ? [] : [row];
    });
}
/** One row as the ecosystem writes it for a selection; without one, `run-eval` is false. */
function applySelection(row, choice) {
    if (!choice)
        return { ...row, 'run-eval': false };
    if (!(0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .isMultiRow */ .I0)(row))
        return { ...row, 'run-eval': true };
    const { 'eval-conc': _replaced, ...rest } = row;
    return {
        ...rest,
        conc: choice.mergedConcs ?? row.conc,
        'run-eval': true,
        ...(choice.evalConc === undefined ? {} : { 'eval-conc': choice.evalConc }),
        ...(choice.allConcs ? { 'eval-all-concs': true } : {}),
    };
}
//# sourceMappingURL=mark-evals.js.map

/***/ }),

/***/ 47898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ defaultPlanPolicy),
/* harmony export */   x: () => (/* binding */ labelEffects)
/* harmony export */ });
/* harmony import */ var _gate_label_set_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55697);
/* harmony import */ var _gate_labels_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79043);
/** What an organisation may decide about its plans; the defaults reproduce the ecosystem's sweeps. */


const defaultPlanPolicy = {
    evals: { minConc: 16, agentic: 'always', seqLens: '8k1k', task: 'gsm8k', withoutTaskFile: 'plan' },
    agentic: {
        durationSeconds: 3600,
        warmupRequestsPerLane: 10,
        fastDurationSeconds: 1200,
        fastWarmupRequestsPerLane: 1,
    },
    canary: 'cheapest',
    shardLimit: 256,
    unknownRunner: 'error',
    unboundRecipe: 'error',
};
/** Effects of labels by the names of the gate's table, the one place where they are written down. */
const labelEffects = (labels) => (0,_gate_label_set_js__WEBPACK_IMPORTED_MODULE_0__/* .effectsOf */ .w7)((0,_gate_label_set_js__WEBPACK_IMPORTED_MODULE_0__/* .readLabels */ .k2)(labels, _gate_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultLabelTable */ .WK));
//# sourceMappingURL=policy.js.map

/***/ }),

/***/ 96957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dn: () => (/* binding */ recipeFingerprint),
/* harmony export */   I0: () => (/* binding */ isMultiRow),
/* harmony export */   Iy: () => (/* binding */ sequenceLabel),
/* harmony export */   om: () => (/* binding */ rowKey),
/* harmony export */   rs: () => (/* binding */ rowConcs),
/* harmony export */   s: () => (/* binding */ isAgenticRow)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42541);
/* harmony import */ var _remembered_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51288);
/**
 * Rows of the interchange format: what one search space expands to, in the field names and values that the ecosystem's
 * tools read. Extensions of ours never appear in a row.
 */



const isMultiRow = (row) => row.prefill !== undefined;
const isAgenticRow = (row) => row['scenario-type'] === 'agentic-coding';
/** Concurrencies of a row, in its order. */
const rowConcs = (row) => (isMultiRow(row) ? row.conc : [row.conc]);
/** `1k1k`, `8k1k`, else `<isl>_<osl>`. */
function sequenceLabel(isl, osl) {
    if (isl === 1024 && osl === 1024)
        return '1k1k';
    return isl === 8192 && osl === 1024 ? '8k1k' : `${isl}_${osl}`;
}
/**
 * Canonical form of a row without the named fields: equal strings ⇔ equal rows but for those fields. Kept, because the
 * choice of evaluations and the fingerprint ask for the same one.
 */
function rowKey(row, without) {
    const leftOut = without.filter((field) => Object.hasOwn(row, field));
    const known = rowKeys(row);
    const name = leftOut.join(' ');
    let key = known.get(name);
    if (key === undefined)
        known.set(name, (key = (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJsonWithout */ .FK)(row, leftOut)));
    return key;
}
const rowKeys = (0,_remembered_js__WEBPACK_IMPORTED_MODULE_2__/* .remembered */ .H)((_row) => new Map());
/** The ecosystem's hash of a generated row (64 hex): all fields but concurrency, label and the hash itself. */
const recipeFingerprint = (row) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', rowKey(row, ['conc', 'exp-name', 'recipe-fingerprint']));
//# sourceMappingURL=rows.js.map

/***/ }),

/***/ 54015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fQ: () => (/* binding */ narrowed),
  ZU: () => (/* binding */ requestOfEntry),
  LQ: () => (/* binding */ resolveKeys),
  A5: () => (/* binding */ selectRows),
  dE: () => (/* binding */ trimmed),
  xT: () => (/* binding */ unknownKeyProblem),
  C8: () => (/* binding */ unknownKeyProblems)
});

// EXTERNAL MODULE: ./lib/src/core/problems/plan.js
var plan = __webpack_require__(70918);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/plan/eval-selection.js
var eval_selection = __webpack_require__(51233);
// EXTERNAL MODULE: ./lib/src/core/plan/expand.js
var expand = __webpack_require__(58388);
// EXTERNAL MODULE: ./lib/src/core/plan/mark-evals.js
var mark_evals = __webpack_require__(4659);
// EXTERNAL MODULE: ./lib/src/core/plan/rows.js
var plan_rows = __webpack_require__(96957);
// EXTERNAL MODULE: ./lib/src/core/plan/wildcard.js
var wildcard = __webpack_require__(5358);
;// CONCATENATED MODULE: ./lib/src/core/plan/trim.js
/** Trim: a cheap sweep that keeps only the lowest concurrency of every curve. */

/** Index of each kept row with its concurrencies, in row order. Ties keep the first row. */
function trimSelection(rows, options) {
    const kept = new Map();
    for (const [index, row] of rows.entries()) {
        const conc = (0,plan_rows/* isMultiRow */.I0)(row) ? Math.min(...row.conc) : row.conc;
        const isGrouped = !(0,plan_rows/* isMultiRow */.I0)(row) || (options.groupMultiAgentic && (0,plan_rows/* isAgenticRow */.s)(row));
        const curve = isGrouped ? (0,plan_rows/* rowKey */.om)(row, ['conc', 'exp-name']) : `row ${index}`;
        const lowest = kept.get(curve);
        if (!lowest || conc < lowest.conc)
            kept.set(curve, { index, conc });
    }
    return [...kept.values()].sort((a, b) => a.index - b.index);
}
/** The rows that remain; multi-node ones hold their lowest concurrency only. */
const trimConc = (rows, options) => trimSelection(rows, options).flatMap(({ index, conc }) => {
    const row = rows[index];
    if (!row)
        return [];
    return [isMultiRow(row) ? { ...row, conc: [conc] } : row];
});
//# sourceMappingURL=trim.js.map
;// CONCATENATED MODULE: ./lib/src/core/plan/select-rows.js
/** From changelog entries (or keys) to selected rows: which rows are measured, which are evaluated, and why. */









const requestOfEntry = (entry, changelog) => ({
    ...entry,
    because: `changelog entry ${entry.prLink} lists its key`,
    ...(changelog === undefined ? {} : { at: { file: entry.file ?? changelog, line: entry.line, col: 1 } }),
});
const scenarios = ['fixed-seq-len', 'agentic-coding'];
/** Rows of every request in order, `all-evals` requests first; each (key, scenario) is measured and evaluated once. */
function selectRows(input) {
    const ordered = [...input.requests].sort((a, b) => Number(b.allEvals) - Number(a.allEvals));
    const expandGroup = groupExpander(input.hardware);
    const measured = new Set();
    const evaluated = new Set();
    const benchmarks = [];
    const evals = [];
    for (const request of ordered) {
        const { keys } = resolveKeys(request.configKeys, input.config);
        const entries = keys.flatMap((key) => input.config.entries.get(key) ?? []);
        if (!input.effects.evalsOnly && !request.evalsOnly && !request.allEvals) {
            for (const group of scenarioGroups(entries, request, measured)) {
                const rows = expandGroup(group);
                benchmarks.push(...rows.map((expanded) => benchmarkRow(expanded, request)));
            }
        }
        if (request.appendOnly)
            continue;
        for (const group of scenarioGroups(entries, evaluating(request, input), evaluated)) {
            evals.push(...evalRows(expandGroup(group), request, input));
        }
    }
    return { benchmarks: input.effects.trim ? trimmed(benchmarks, input.trim) : benchmarks, evals };
}
/** What the policy does not evaluate for one request stays to be evaluated for the next. */
function evaluating(request, input) {
    if (evaluatesAgentic(request, input))
        return request;
    const { scenarioType = scenarios } = request;
    return { ...request, scenarioType: scenarioType.filter((scenario) => scenario !== 'agentic-coding') };
}
function evaluatesAgentic(request, { effects, policy }) {
    const { agentic } = policy.evals;
    const isLabelled = effects.allEvals || effects.evalsOnly || request.allEvals || request.evalsOnly;
    return agentic === 'always' || (agentic === 'labelled' && isLabelled);
}
/** Entries grouped by the scenarios that are still to do; marks them as done. Evals are chosen within such a group. */
function scenarioGroups(entries, request, done) {
    const groups = new Map();
    for (const entry of entries) {
        const left = scenarios.filter((scenario) => (entry.value.scenarios[scenario]?.length ?? 0) > 0 &&
            (request.scenarioType?.includes(scenario) ?? true) &&
            !done.has(`${scenario} ${entry.key}`));
        for (const scenario of left)
            done.add(`${scenario} ${entry.key}`);
        if (left.length === 0)
            continue;
        const name = left.join(' ');
        const group = groups.get(name);
        if (group)
            group.entries.push(entry);
        else
            groups.set(name, { entries: [entry], scenarios: left });
    }
    return groups.values();
}
/** Rows of groups; those of an entry are made once, for what is measured and for what is evaluated. */
function groupExpander(hardware) {
    const known = new Map();
    return ({ entries, scenarios: wanted }) => entries.flatMap((entry) => {
        const name = `${wanted.join(' ')} ${entry.key}`;
        let rows = known.get(name);
        if (!rows)
            known.set(name, (rows = (0,expand/* expandEntry */.T)(entry, wanted, hardware)));
        return rows;
    });
}
const benchmarkRow = (expanded, request) => ({
    kind: 'benchmark',
    expanded,
    concs: (0,plan_rows/* rowConcs */.rs)(expanded.row),
    because: [request.because],
});
/** Only the lowest concurrency of every curve. */
function trimmed(benchmarks, options) {
    const rows = benchmarks.map(({ expanded }) => expanded.row);
    return trimSelection(rows, options).flatMap(({ index, conc }) => {
        const selected = benchmarks[index];
        if (!selected)
            return [];
        const because = [...selected.because, 'trim: lowest concurrency of its curve'];
        return [{ ...selected, expanded: narrowed(selected.expanded, [conc]), concs: [conc], because }];
    });
}
/** The same row with only these concurrencies. */
const narrowed = (expanded, concs) => (0,plan_rows/* isMultiRow */.I0)(expanded.row) ? { ...expanded, row: { ...expanded.row, conc: concs } } : expanded;
function evalRows(rows, request, input) {
    const { effects, policy } = input;
    const evalPolicy = {
        minConc: policy.evals.minConc,
        seqLens: policy.evals.seqLens,
        includeAgentic: evaluatesAgentic(request, input),
    };
    const bare = rows.map(({ row }) => row);
    const isAll = effects.allEvals || request.allEvals;
    const choices = (isAll ? eval_selection/* selectAllEvals */.LI : eval_selection/* selectEvals */.UH)(bare, evalPolicy, (index) => apart(rows[index]));
    return choices.flatMap((choice) => {
        const expanded = rows[choice.index];
        if (!expanded || isBelowPrefillEp(expanded, request.evalMinPrefillEp))
            return [];
        const row = { ...(0,mark_evals/* applySelection */.B7)(expanded.row, choice), 'eval-only': true };
        const because = [request.because, `eval: ${choice.because}`];
        return [
            { kind: 'eval', expanded: { ...expanded, row }, concs: evalConcs(expanded, choice), because },
        ];
    });
}
/** Rows hold neither the recipe of `srt-recipe` nor the task: an engine of its own is evaluated by itself. */
const apart = (expanded) => JSON.stringify([expanded?.extensions.srtRecipe, expanded?.extensions.evalOverride]);
function evalConcs({ row }, choice) {
    if (choice.allConcs)
        return choice.mergedConcs ?? (0,plan_rows/* rowConcs */.rs)(row);
    return choice.evalConc === undefined ? (0,plan_rows/* rowConcs */.rs)(row) : [choice.evalConc];
}
const isBelowPrefillEp = ({ row }, minimum) => minimum !== undefined && (0,plan_rows/* isMultiRow */.I0)(row) && row.prefill.ep < minimum;
/** Keys that exact names and `*` wildcards stand for, in order, each once; and what stands for none. */
function resolveKeys(patterns, config) {
    const keys = new Set();
    const unknown = [];
    for (const pattern of patterns) {
        const found = pattern.includes('*')
            ? matchingKeys(pattern, config)
            : [pattern].filter((key) => config.entries.has(key));
        if (found.length === 0)
            unknown.push(pattern);
        for (const key of found)
            keys.add(key);
    }
    return { keys: [...keys], unknown };
}
const matchingKeys = (pattern, config) => [...config.entries.keys()].filter((key) => (0,wildcard/* matchesWildcard */._)(pattern, key));
/** One Problem for each key of a request that does not exist. */
const unknownKeyProblems = (request, config) => resolveKeys(request.configKeys, config).unknown.map((pattern) => unknownKeyProblem(pattern.includes('*')
    ? `no config key matches the wildcard "${pattern}"`
    : `config key "${pattern}" does not exist`, { pattern, known: [...config.entries.keys()], ...(request.at === undefined ? {} : { at: request.at }) }));
/** INFX080 with the key that was likely meant, else some of those that there are. */
function unknownKeyProblem(message, { pattern, known, at, }) {
    const near = (0,problem/* didYouMean */.au)(pattern, known);
    const some = known.slice(0, 3).join(', ');
    const there = known.length > 3 ? `${some} and ${known.length - 3} more` : some;
    const hint = near !== undefined
        ? `did you mean "${near}"?`
        : known.length === 0
            ? 'the configuration has no key'
            : `the configuration has ${there}`;
    return (0,catalogue/* problem */.CC)('INFX080', message, { hint, ...(at === undefined ? {} : { at }) });
}
//# sourceMappingURL=select-rows.js.map

/***/ }),

/***/ 44381:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ selectSweep),
/* harmony export */   o: () => (/* binding */ loadSide)
/* harmony export */ });
/* harmony import */ var _problems_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70918);
/* harmony import */ var _config_master_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76028);
/* harmony import */ var _config_runners_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20558);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80947);
/* harmony import */ var _append_only_selection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6147);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47898);
/* harmony import */ var _select_rows_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54015);
/* harmony import */ var _wildcard_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5358);
/* harmony import */ var _remembered_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51288);
/** First half of a plan: configurations read, requests made, rows selected. Shared by the plan and the matrix. */









const nothing = { benchmarks: [], evals: [] };
/** Reads and selects; with errors nothing is selected. */
function selectSweep(source, trim) {
    const { policy } = source;
    const effects = (0,_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .labelEffects */ .x)(source.labels);
    const head = loadSide(source.head);
    const base = source.base && loadSide(source.base);
    const requests = requestsOf(source, [head, ...(base ? [base] : [])]);
    const isAppendOnly = requests.some(({ appendOnly }) => appendOnly);
    // Whether old points stay as they are is asked of all of them.
    const named = isAppendOnly ? { ...effects, trim: false } : effects;
    const select = ({ config, runners }) => (0,_select_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .selectRows */ .A5)({ config, hardware: runners?.hardware ?? new Map(), requests, effects: named, policy, trim });
    const problems = [...head.problems];
    if (!(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .hasErrors */ .Cs)(problems)) {
        problems.push(...unrunnable(requests, head, policy));
        for (const request of requests)
            problems.push(...(0,_select_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .unknownKeyProblems */ .C8)(request, head.config));
    }
    let selected = nothing;
    if (!(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .hasErrors */ .Cs)(problems)) {
        if (isAppendOnly) {
            const usable = base && !(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .hasErrors */ .Cs)(base.problems) ? base : undefined;
            const found = (0,_append_only_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .appendOnlySelection */ .l)({ requests, effects, policy, head, base: usable, trim });
            problems.push(...found.problems);
            selected = { benchmarks: found.rows, evals: [] };
        }
        else
            selected = select(head);
    }
    const selectNamed = () => (isAppendOnly ? select(head) : selected);
    const selectBase = () => (base && !(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .hasErrors */ .Cs)(base.problems) ? select(base) : undefined);
    return { head, base, effects, requests, selected, isAppendOnly, selectNamed, selectBase, problems };
}
/** The configuration of a snapshot, read once. */
const loadSide = (0,_remembered_js__WEBPACK_IMPORTED_MODULE_7__/* .remembered */ .H)(readSide);
function readSide(snapshot) {
    const loaded = snapshot.runnerConfig ? (0,_config_runners_js__WEBPACK_IMPORTED_MODULE_2__/* .loadRunners */ .O)(snapshot.runnerConfig) : { problems: [] };
    const { config, problems } = (0,_config_master_js__WEBPACK_IMPORTED_MODULE_1__/* .loadMasterConfig */ .D)(snapshot.configFiles, loaded.runners);
    return { snapshot, config, runners: loaded.runners, problems: [...loaded.problems, ...problems] };
}
const requestsOf = ({ entries, keys, head }, sides) => entries?.map((entry) => (0,_select_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .requestOfEntry */ .ZU)(entry, head.changelog?.path)) ?? [
    {
        configKeys: (keys ?? []).flatMap((pattern) => globbed(pattern, sides)),
        evalsOnly: false,
        allEvals: false,
        appendOnly: false,
        because: 'asked for by key',
    },
];
/**
 * A `?` in a key on the command line is any one character, as the ecosystem's generator has it; changelog entries know
 * only `*`. A pattern that no key matches stays, to be reported.
 */
function globbed(pattern, sides) {
    if (!pattern.includes('?'))
        return [pattern];
    const keys = new Set(sides.flatMap(({ config }) => [...config.entries.keys()]));
    const found = [...keys].filter((key) => (0,_wildcard_js__WEBPACK_IMPORTED_MODULE_8__/* .matchesGlob */ .k)(pattern, key));
    return found.length > 0 ? found : [pattern];
}
/** The simulated engine needs neither the label nor so many GPUs. */
const needsMachines = ['INFX023', 'INFX025'];
/** Errors of the entries that are to run. */
function unrunnable(requests, { config }, policy) {
    const keys = new Set(requests.flatMap((request) => (0,_select_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .resolveKeys */ .LQ)(request.configKeys, config).keys));
    return [...keys]
        .flatMap((key) => config.entries.get(key)?.unrunnable ?? [])
        .map((found) => needsMachines.includes(found.code) ? { ...found, severity: policy.unknownRunner } : found);
}
//# sourceMappingURL=sweep-selection.js.map

/***/ }),

/***/ 5358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ matchesWildcard),
/* harmony export */   k: () => (/* binding */ matchesGlob)
/* harmony export */ });
/** The one wildcard dialect: `*` stands for any text, everything else for itself. Linear time, whatever the pattern. */
function matchesWildcard(pattern, text) {
    const [first = '', ...rest] = pattern.split('*');
    const last = rest.pop();
    if (last === undefined)
        return pattern === text;
    if (!text.startsWith(first) || text.length < first.length + last.length || !text.endsWith(last))
        return false;
    const end = text.length - last.length;
    let at = first.length;
    for (const part of rest) {
        const found = text.indexOf(part, at);
        if (found < 0 || found + part.length > end)
            return false;
        at = found + part.length;
    }
    return true;
}
/** The same, and `?` for one character: the ecosystem's generator takes both. At most pattern × text steps. */
function matchesGlob(pattern, text) {
    let at = 0;
    let retry = { star: -1, from: 0 };
    let next = 0;
    while (next < text.length) {
        if (pattern[at] === '*')
            retry = { star: at++, from: next };
        else if (pattern[at] === '?' || pattern[at] === text[next]) {
            at++;
            next++;
        }
        else if (retry.star >= 0) {
            retry = { star: retry.star, from: retry.from + 1 };
            at = retry.star + 1;
            next = retry.from;
        }
        else
            return false;
    }
    return /^\**$/.test(pattern.slice(at));
}
//# sourceMappingURL=wildcard.js.map

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

/***/ 32926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   bJ: () => (/* binding */ runGitSync),
/* harmony export */   gk: () => (/* binding */ gitFailed)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31421);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85492);
/* harmony import */ var _core_problems_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47593);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80947);
/* harmony import */ var _timer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27023);
/** Runs git: argv arrays only, a clean environment, bounded output, every failure classed as a Problem. */






/** Listings and messages; file contents go through the batch reader, which has its own bound. */
const maxOutputBytes = 64 * 1024 * 1024;
/** Take no locks that a user's own git would trip over; start no file watcher. */
const everyTime = ['--no-optional-locks', '-c', 'core.fsmonitor=false'];
/** Ends with the exit code; throws ProblemError only when git could not be started, overran its bound or was killed. */
function runGit(command) {
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_1__.spawn)('git', [...everyTime, ...command.args], {
        cwd: command.cwd,
        env: cleanEnvironment(),
        stdio: ['pipe', 'pipe', 'pipe'],
    });
    const { timeoutMs } = command;
    const timer = timeoutMs === undefined ? undefined : setTimeout(() => end(child), (0,_timer_js__WEBPACK_IMPORTED_MODULE_5__/* .timerDelay */ .n)(timeoutMs));
    const output = readOutput(child, command);
    child.stdin.end(command.stdin ?? '');
    return new Promise((resolve, reject) => {
        child.on('error', (cause) => {
            clearTimeout(timer);
            reject(new _core_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .ProblemError */ .Mm([cannotStart(cause)], { cause }));
        });
        child.on('close', (code, signal) => {
            clearTimeout(timer);
            const [stdout, stderr] = [text(output.stdout), text(output.stderr)];
            if (output.failure)
                reject(output.failure);
            else if (code === null)
                reject(new _core_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .ProblemError */ .Mm([wasKilled(command, signal, stderr)]));
            else
                resolve({ code, stdout, stderr });
        });
    });
}
/** git removes its lock files on SIGTERM, and ends what it started; a wrapper, or a helper that hangs, may ignore it. */
const killAfterMs = 2_000;
function end(child) {
    child.kill('SIGTERM');
    const killer = setTimeout(() => {
        child.kill('SIGKILL');
        // A helper that lives on holds the pipes; what git itself had to say has been read.
        child.stdout.destroy();
        child.stderr.destroy();
    }, killAfterMs);
    child.once('close', () => clearTimeout(killer));
}
/** Collects what git prints, within bounds; ends git when a reader of its output throws. */
function readOutput(child, command) {
    const output = { stdout: [], stderr: [] };
    let bytes = 0;
    const stop = (cause) => {
        output.failure ??= cause instanceof Error ? cause : new Error(String(cause));
        end(child);
    };
    const take = (chunk) => {
        if (command.onStdout) {
            command.onStdout(chunk);
            return;
        }
        bytes += chunk.length;
        if (bytes > maxOutputBytes)
            throw outputTooLarge(command);
        output.stdout.push(chunk);
    };
    child.stdout.on('data', (chunk) => {
        if (output.failure)
            return;
        try {
            take(chunk);
        }
        catch (cause) {
            stop(cause);
        }
    });
    child.stderr.on('data', (chunk) => {
        if (output.stderr.length < 64)
            output.stderr.push(chunk);
    });
    // git may end before it has read everything; its exit code tells more than EPIPE.
    child.stdin.on('error', (cause) => {
        if (cause.code !== 'EPIPE')
            stop(cause);
    });
    return output;
}
/** One object of the repository; seconds where it has to be fetched first. */
const syncTimeoutMs = 120_000;
/** The same without waiting for anything else, for small answers; throws ProblemError on every exit code but 0. */
function runGitSync(cwd, args, stdin) {
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_1__.spawnSync)('git', [...everyTime, ...args], {
        cwd,
        env: cleanEnvironment(),
        input: stdin,
        maxBuffer: 2 * maxOutputBytes,
        timeout: syncTimeoutMs,
        killSignal: 'SIGKILL',
    });
    if (child.error)
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .ProblemError */ .Mm([cannotStart(child.error)], { cause: child.error });
    if (child.status !== 0) {
        const output = { code: child.status ?? -1, stdout: '', stderr: child.stderr.toString('utf8') };
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .ProblemError */ .Mm([gitFailed(args, output)]);
    }
    return child.stdout;
}
/** The Problem of a git command that ended with an error without a class of its own. */
function gitFailed(args, output) {
    const lastLine = output.stderr.trim().split('\n').at(-1) ?? '';
    return (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX323', `git ${args[0] ?? ''} ended with exit code ${output.code}: ${lastLine}`);
}
const text = (chunks) => node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.concat(chunks).toString('utf8');
/** Hooks and merge drivers export these, which would redirect us away from `cwd`. */
const redirecting = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX'];
function cleanEnvironment() {
    const kept = Object.entries(process.env).filter(([name]) => !redirecting.includes(name));
    return { ...Object.fromEntries(kept), LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0' };
}
function cannotStart(cause) {
    if (cause.code !== 'ENOENT')
        return (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX320', `git could not be started: ${cause.message}`);
    return (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX320', 'the program "git" was not found on PATH', {
        hint: 'install git, or name the keys to sweep with --keys, which needs no history',
    });
}
const outputTooLarge = (command) => new _core_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .ProblemError */ .Mm([
    (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX323', `git ${command.args[0] ?? ''} printed more than ${maxOutputBytes} bytes`),
]);
function wasKilled(command, signal, stderr) {
    const bound = command.timeoutMs === undefined ? '' : ` (bound: ${command.timeoutMs / 1000} s)`;
    return (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX323', `git ${command.args[0] ?? ''} was ended by ${signal ?? 'a signal'}${bound}: ${stderr.trim()}`);
}
//# sourceMappingURL=git-process.js.map

/***/ }),

/***/ 20213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ openRepository)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problems/repository.js
var repository = __webpack_require__(47593);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./lib/src/files/git-batch.js
/** Reader of the output of `git cat-file --batch --follow-symlinks`: one header line per object, then its bytes. */

const linkAnswers = new Set(['symlink', 'dangling', 'loop', 'notdir']);
/**
 * Incremental parser: feed it chunks with `push`, read `answers` in request order. Blobs above `maxBytes` are counted
 * and dropped without being held.
 */
class BatchParser {
    answers = [];
    #maxBytes;
    #header = [];
    #body;
    constructor(maxBytes) {
        this.#maxBytes = maxBytes;
    }
    /** True when the stream ended between two answers. */
    get atBoundary() {
        return !this.#body && this.#header.length === 0;
    }
    push(chunk) {
        let rest = chunk;
        while (rest.length > 0)
            rest = this.#body ? this.#readBody(rest) : this.#readHeader(rest);
    }
    #readHeader(chunk) {
        const end = chunk.indexOf(0x0a);
        if (end < 0) {
            this.#header.push(chunk);
            return chunk.subarray(chunk.length);
        }
        const line = external_node_buffer_.Buffer.concat([...this.#header, chunk.subarray(0, end)]).toString('utf8');
        this.#header.length = 0;
        this.#startAnswer(line);
        return chunk.subarray(end + 1);
    }
    #startAnswer(line) {
        const [first = '', second = '', third = ''] = line.split(' ');
        if (linkAnswers.has(first) && /^\d+$/.test(second) && third === '') {
            this.#expect(Number(second), false, () => ({ kind: 'symlink' }));
        }
        else if (line.endsWith(' missing') || line.endsWith(' ambiguous')) {
            this.answers.push({ kind: 'missing' });
        }
        else if (/^[0-9a-f]{40,64}$/.test(first) && /^\d+$/.test(third)) {
            this.#expectObject(second, Number(third));
        }
        else {
            throw new Error(`git cat-file answered "${line.slice(0, 200)}"`);
        }
    }
    #expectObject(type, size) {
        if (type !== 'blob')
            this.#expect(size, false, () => ({ kind: 'other', type }));
        else if (size > this.#maxBytes)
            this.#expect(size, false, () => ({ kind: 'too-large', size }));
        else
            this.#expect(size, true, (bytes) => ({ kind: 'blob', bytes }));
    }
    /** `size` bytes and one line feed follow. */
    #expect(size, keep, finish) {
        this.#body = { parts: keep ? [] : dropped, remaining: size + 1, finish };
    }
    #readBody(chunk) {
        const body = this.#body;
        if (!body)
            return chunk;
        const taken = chunk.subarray(0, body.remaining);
        if (body.parts !== dropped)
            body.parts.push(taken);
        body.remaining -= taken.length;
        if (body.remaining === 0) {
            const whole = external_node_buffer_.Buffer.concat(body.parts);
            this.answers.push(body.finish(whole.subarray(0, Math.max(0, whole.length - 1))));
            this.#body = undefined;
        }
        return chunk.subarray(taken.length);
    }
}
/** Marks a body whose bytes are not kept; never written to. */
const dropped = [];
//# sourceMappingURL=git-batch.js.map
// EXTERNAL MODULE: ./lib/src/files/git-process.js
var git_process = __webpack_require__(32926);
;// CONCATENATED MODULE: ./lib/src/files/git.js







/** Opens the repository that contains `dir`. Throws ProblemError: git absent, no repository, folder of another user. */
async function openRepository(dir) {
    if (!(0,external_node_fs_.statSync)(dir, { throwIfNoEntry: false })?.isDirectory()) {
        throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX320', `"${dir}" is not a folder`, { blame: 'user' })]);
    }
    const output = await (0,git_process/* runGit */.EO)({ cwd: dir, args: ['rev-parse', '--show-prefix'] });
    if (output.code !== 0)
        throw new problem/* ProblemError */.Mm([notARepository(dir, output)]);
    return new Repository(dir, output.stdout.replace(/\n$/, ''));
}
class Repository {
    dir;
    /** Path from the top level to `dir`, ending with a slash, or empty. */
    #prefix;
    #resolved = new Map();
    constructor(dir, prefix) {
        this.dir = dir;
        this.#prefix = prefix;
    }
    async resolve(ref) {
        const known = this.#resolved.get(ref);
        if (known)
            return known;
        const refused = refuseRef(ref);
        if (refused)
            throw new problem/* ProblemError */.Mm([refused]);
        const output = await this.#run([
            'rev-parse',
            '--verify',
            '--quiet',
            '--end-of-options',
            `${ref}^{commit}`,
        ]);
        if (output.code !== 0)
            throw new problem/* ProblemError */.Mm([await this.#unresolved(ref)]);
        const sha = output.stdout.trim();
        this.#resolved.set(ref, sha);
        return sha;
    }
    async mergeBase(left, right) {
        await this.#resolveTogether([left, right]);
        const shas = [await this.resolve(left), await this.resolve(right)];
        const output = await this.#run(['merge-base', ...shas]);
        if (output.code === 0) {
            const sha = output.stdout.trim();
            this.#resolved.set(sha, sha);
            return sha;
        }
        if (output.code !== 1)
            throw new problem/* ProblemError */.Mm([(0,git_process/* gitFailed */.gk)(['merge-base'], output)]);
        if (await this.isShallow()) {
            throw new problem/* ProblemError */.Mm([commitAbsent(`the merge base of "${left}" and "${right}" is`, true)]);
        }
        throw new problem/* ProblemError */.Mm([
            (0,catalogue/* problem */.CC)('INFX322', `"${left}" and "${right}" have no common ancestor`, {
                hint: 'compare with a ref that the branch was made from',
            }),
        ]);
    }
    /** Several refs by one process; those of which one cannot be resolved are left to `resolve`, which says why. */
    async #resolveTogether(refs) {
        const unknown = [...new Set(refs)].filter((ref) => !this.#resolved.has(ref));
        if (unknown.length < 2 || unknown.some((ref) => refuseRef(ref) !== undefined))
            return;
        const named = unknown.map((ref) => `${ref}^{commit}`);
        const output = await this.#run(['rev-parse', '--quiet', '--end-of-options', ...named]);
        const shas = output.stdout.split('\n').filter((line) => isFullSha(line));
        if (output.code !== 0 || shas.length !== unknown.length)
            return;
        for (const [index, ref] of unknown.entries())
            this.#resolved.set(ref, shas[index] ?? '');
    }
    async commitsBehind(head, base) {
        const range = `${await this.resolve(head)}..${await this.resolve(base)}`;
        return Number((await this.#output(['rev-list', '--count', range])).trim());
    }
    async readFiles(ref, paths, maxBytes) {
        const sha = await this.resolve(ref);
        const askable = paths.filter((path) => !path.includes('\n') && this.#inTree(path) !== undefined);
        const parser = new BatchParser(maxBytes);
        const output = await (0,git_process/* runGit */.EO)({
            cwd: this.dir,
            args: batchArguments,
            stdin: askable.map((path) => `${sha}:${this.#inTree(path) ?? ''}\n`).join(''),
            onStdout: (chunk) => parser.push(chunk),
        });
        if (output.code !== 0)
            throw new problem/* ProblemError */.Mm([(0,git_process/* gitFailed */.gk)(batchArguments, output)]);
        if (!parser.atBoundary || parser.answers.length !== askable.length) {
            throw new problem/* ProblemError */.Mm([
                (0,catalogue/* problem */.CC)('INFX323', `git cat-file answered ${parser.answers.length} of ${askable.length} files`),
            ]);
        }
        const answers = new Map(paths.map((path) => [path, { kind: 'missing' }]));
        for (const [index, path] of askable.entries())
            answers.set(path, parser.answers[index] ?? { kind: 'missing' });
        return answers;
    }
    readFileNow(sha, path, maxBytes) {
        const inTree = this.#inTree(path);
        if (inTree === undefined || path.includes('\n'))
            return { kind: 'missing' };
        const parser = new BatchParser(maxBytes);
        parser.push((0,git_process/* runGitSync */.bJ)(this.dir, batchArguments, `${sha}:${inTree}\n`));
        return parser.answers[0] ?? { kind: 'missing' };
    }
    async listFiles(ref, ...folders) {
        const sha = await this.resolve(ref);
        const inTree = folders.flatMap((folder) => this.#inTree(folder) ?? []);
        if (inTree.length === 0)
            return [];
        const below = inTree.includes('') ? [] : inTree.map((folder) => `${folder}/`);
        const args = ['ls-tree', '-r', '-z', '--full-tree', sha, '--', ...below];
        return (await this.#output(args))
            .split('\0')
            .flatMap((line) => {
            const parts = /^\d+ (\w+) ([0-9a-f]+)\t(.*)$/s.exec(line);
            if (!parts || parts[1] !== 'blob')
                return [];
            return [{ path: (parts[3] ?? '').slice(this.#prefix.length), blob: parts[2] ?? '' }];
        })
            .sort((a, b) => (a.path < b.path ? -1 : 1));
    }
    async isShallow() {
        return (await this.#output(['rev-parse', '--is-shallow-repository'])).trim() === 'true';
    }
    async changedPaths(paths) {
        const args = ['status', '--porcelain=v1', '-z', '--no-renames', '--untracked-files=all', '--', ...paths];
        return (await this.#output(args))
            .split('\0')
            .filter((line) => line !== '')
            .map((line) => line.slice(3))
            .map((path) => (path.startsWith(this.#prefix) ? path.slice(this.#prefix.length) : path));
    }
    async fetchHistory(refs, timeoutMs) {
        const refused = refs.flatMap((ref) => refuseRef(ref) ?? []);
        if (refused.length > 0)
            throw new problem/* ProblemError */.Mm(refused);
        const shallow = await this.isShallow();
        const wanted = await Promise.all(refs.map((ref) => this.#nameAtOrigin(ref)));
        const args = ['fetch', '--quiet', '--no-tags', ...(shallow ? ['--unshallow'] : []), '--end-of-options'];
        const output = await (0,git_process/* runGit */.EO)({ cwd: this.dir, args: [...args, 'origin', ...new Set(wanted)], timeoutMs });
        if (output.code === 0)
            return;
        const isUnknown = /not our ref|couldn't find remote ref|no such remote ref/.test(output.stderr);
        if (!isUnknown)
            throw new problem/* ProblemError */.Mm([(0,git_process/* gitFailed */.gk)(args, output)]);
        throw new problem/* ProblemError */.Mm([commitAbsent(`${refs.join(' or ')} is not known to origin and`, false)]);
    }
    /** A SHA as it is; a branch of origin without the remote's name; any other ref by the SHA that it has here. `~1` is behind what it follows. */
    async #nameAtOrigin(asked) {
        if (isFullSha(asked))
            return asked;
        const ref = asked.replace(/[~^].*$/, '');
        const output = await this.#run([
            'rev-parse',
            '--verify',
            '--quiet',
            '--end-of-options',
            `${ref}^{commit}`,
        ]);
        return output.code === 0 ? output.stdout.trim() : ref.replace(/^(?:refs\/remotes\/)?origin\//, '');
    }
    /** Path from the top level, or undefined when it leads out of the opened folder. */
    #inTree(path) {
        const normal = external_node_path_.posix.normalize(path).replace(/\/$/, '');
        if (normal === '..' || normal.startsWith('../') || external_node_path_.posix.isAbsolute(normal))
            return undefined;
        return normal === '.' ? this.#prefix.replace(/\/$/, '') : `${this.#prefix}${normal}`;
    }
    #run(args) {
        return (0,git_process/* runGit */.EO)({ cwd: this.dir, args });
    }
    async #output(args) {
        const output = await this.#run(args);
        if (output.code !== 0)
            throw new problem/* ProblemError */.Mm([(0,git_process/* gitFailed */.gk)(args, output)]);
        return output.stdout;
    }
    async #unresolved(ref) {
        const isShallow = await this.isShallow();
        if (isFullSha(ref))
            return commitAbsent(`commit ${ref} is`, isShallow);
        // `HEAD~1` behind the border of a shallow clone is no misspelt name.
        if (isShallow && /[~^]/.test(ref))
            return commitAbsent(`"${ref}" is`, isShallow);
        const names = (await this.#output(['for-each-ref', '--count=10000', '--format=%(refname:short)'])).split('\n');
        const near = (0,problem/* didYouMean */.au)(ref, names.filter(Boolean));
        const fetchIt = isShallow ? shallowHint : 'fetch it first, or give a commit SHA that the clone contains';
        return (0,catalogue/* problem */.CC)('INFX322', `ref "${ref}" is unknown in this ${isShallow ? 'shallow ' : ''}clone`, {
            hint: near ? `did you mean "${near}"?` : fetchIt,
        });
    }
}
const batchArguments = ['cat-file', '--batch', '--follow-symlinks'];
const isFullSha = (ref) => /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(ref);
/** Why `ref` may not be handed to git, or undefined. Ranges, options, revision searches and blobs are no refs. */
function refuseRef(ref) {
    if (/^0{40,64}$/.test(ref)) {
        return (0,catalogue/* problem */.CC)('INFX322', 'the all-zero SHA names no commit: the branch was just created or deleted', {
            hint: 'give the merge base with the default branch as base, e.g. --base origin/main',
        });
    }
    if (/^[\p{L}\p{N}_.][\p{L}\p{N}_./+#%=,-]*(?:@\{[\w./-]+\})?(?:[~^]\d*)*$/u.test(ref) &&
        !ref.includes('..'))
        return undefined;
    if (ref === '@')
        return undefined;
    return (0,catalogue/* problem */.CC)('INFX322', `"${printable(ref)}" is no ref`, {
        hint: 'a ref is 7 to 64 hex digits or the name of a branch or tag',
    });
}
const printable = (text) => JSON.stringify(text.slice(0, 100)).slice(1, -1);
const shallowHint = 'check out with fetch-depth: 0, or run git fetch --unshallow';
function commitAbsent(subject, shallow) {
    return shallow
        ? (0,catalogue/* problem */.CC)('INFX321', `${subject} not in this shallow clone`, {
            hint: shallowHint,
        })
        : (0,catalogue/* problem */.CC)('INFX321', `${subject} not in this clone`, {
            blame: 'user',
            hint: 'it may have been force-pushed away: update the branch, or give another base',
        });
}
function notARepository(dir, output) {
    if (output.stderr.includes('dubious ownership')) {
        return (0,catalogue/* problem */.CC)('INFX320', `git refuses "${dir}": it belongs to another user`, {
            hint: `run git config --global --add safe.directory "${dir}"`,
        });
    }
    if (output.stderr.includes('not a git repository')) {
        return (0,catalogue/* problem */.CC)('INFX320', `"${dir}" is not inside a git repository`, {
            blame: 'user',
            hint: 'start inside a checkout, or name the keys to sweep with --keys, which needs no history',
        });
    }
    return (0,git_process/* gitFailed */.gk)(['rev-parse'], output);
}
//# sourceMappingURL=git.js.map

/***/ }),

/***/ 3636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ readSnapshotFromWorkTree),
/* harmony export */   x: () => (/* binding */ readSnapshotFromGit)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_changelog_fragments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9712);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85492);
/* harmony import */ var _core_problems_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47593);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80947);
/* harmony import */ var _repository_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1251);
/** Reads what decides a plan, from the working tree or at a commit, into a RepoSnapshot. */







/** The working tree below `root`, uncommitted changes included. */
function readSnapshotFromWorkTree(root, paths) {
    const read = (0,_repository_file_js__WEBPACK_IMPORTED_MODULE_6__/* .filesBelow */ .DR)(root);
    const list = (folder) => listFilesOnDisk(root, folder);
    const siblings = (path) => siblingsOnDisk(root, path);
    return Promise.resolve(assemble(paths, { read, list, siblings, where: 'in the working tree' }));
}
/**
 * The same at a commit. Everything named by `paths` is read by one git process; other files of the commit when they
 * are asked for. Throws ProblemError when the commit cannot be read.
 */
async function readSnapshotFromGit(repository, ref, paths) {
    const commit = await repository.resolve(ref);
    const folders = [paths.recipesDir, paths.goldenAlDir, fragmentsOf(paths)].filter((folder) => folder !== undefined);
    const found = await repository.listFiles(commit, ...folders);
    const listed = new Set(found.map(({ path }) => path));
    const yaml = [...listed].filter(isYaml);
    const listings = new Map(folders.map((folder) => [folder, yaml.filter((path) => path.startsWith(below(folder)))]));
    const named = [
        ...paths.configFiles,
        paths.runnerConfig,
        paths.changelogFile,
        ...[...listings.values()].flat(),
    ];
    const wanted = new Set(named.filter((path) => path !== undefined));
    const answers = await repository.readFiles(commit, [...wanted], _repository_file_js__WEBPACK_IMPORTED_MODULE_6__/* .maxFileBytes */ .eV);
    const read = (path) => {
        const answer = answers.get(path);
        if (answer || isUnlisted(path, folders, listed))
            return fromBatch(path, answer);
        return fromBatch(path, repository.readFileNow(commit, path, _repository_file_js__WEBPACK_IMPORTED_MODULE_6__/* .maxFileBytes */ .eV));
    };
    const list = (folder) => listings.get(folder) ?? [];
    return assemble(paths, {
        read,
        list,
        siblings: () => [],
        where: `at commit ${commit.slice(0, 12)}`,
        commit,
    });
}
/** What the paths of all files in a folder begin with. */
function below(folder) {
    const normal = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(folder).replace(/\/$/, '');
    return normal === '.' ? '' : `${normal}/`;
}
/** Whether the listing of a folder alone says that there is no such file; below a symbolic link it cannot. */
function isUnlisted(path, folders, listed) {
    if (!folders.some((folder) => path.startsWith(below(folder))))
        return false;
    const steps = path.split('/');
    return !steps.some((_, index) => listed.has(steps.slice(0, index + 1).join('/')));
}
function assemble(paths, source) {
    const problems = [];
    const take = (path) => {
        const answer = source.read(path);
        if (answer.kind === 'refused')
            problems.push(answer.problem);
        return answer.kind === 'text' ? answer.file : undefined;
    };
    const demand = (path, what) => {
        const before = problems.length;
        const file = take(path);
        if (!file && problems.length === before)
            problems.push(missing(path, what, source));
        return file ? [file] : [];
    };
    const configFiles = paths.configFiles.flatMap((path) => demand(path, 'configuration file'));
    const [runnerConfig] = paths.runnerConfig === undefined ? [] : demand(paths.runnerConfig, 'runner file');
    const changelog = paths.changelogFile === undefined ? undefined : take(paths.changelogFile);
    const fragments = fragmentsOf(paths);
    const changelogFragments = (fragments === undefined ? [] : source.list(fragments)).flatMap((path) => take(path) ?? []);
    const curves = paths.goldenAlDir === undefined ? [] : source.list(paths.goldenAlDir);
    const goldenCurves = curves.flatMap((path) => take(path) ?? []);
    const cached = cacheReads(source.read);
    const refusalOf = (path) => {
        const answer = cached(path);
        return answer?.kind === 'refused' ? answer.problem : undefined;
    };
    let recipes;
    const snapshot = {
        ...(source.commit === undefined ? {} : { commit: source.commit }),
        configFiles,
        ...(runnerConfig === undefined ? {} : { runnerConfig }),
        ...(changelog === undefined ? {} : { changelog }),
        ...(changelogFragments.length === 0 ? {} : { changelogFragments }),
        goldenCurves,
        readRecipe: (path) => textOf(cached(recipeOnDisk(paths.recipesDir, path))),
        recipeRefusalOf: (path) => refusalOf(recipeOnDisk(paths.recipesDir, path)),
        listRecipes: () => (recipes ??= listRecipes(paths.recipesDir, source)),
        readFile: (path) => textOf(cached(path)),
        refusalOf,
    };
    return { snapshot, problems };
}
const fragmentsOf = ({ changelogFile }) => changelogFile === undefined ? undefined : (0,_core_changelog_fragments_js__WEBPACK_IMPORTED_MODULE_2__/* .fragmentsFolder */ .Iw)(changelogFile);
/** `recipes/a/b.yaml` of the configuration → the file below the recipes folder, whatever that folder is called. */
function recipeOnDisk(recipesDir, path) {
    if (recipesDir === undefined)
        return undefined;
    const normal = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(path);
    if (normal.startsWith('../') || node_path__WEBPACK_IMPORTED_MODULE_1__.posix.isAbsolute(normal))
        return undefined;
    return node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(recipesDir, normal.replace(/^recipes\//, ''));
}
const listRecipes = (recipesDir, source) => recipesDir === undefined
    ? []
    : source.list(recipesDir).map((path) => `recipes/${path.slice(below(recipesDir).length)}`);
/** One read per path. */
function cacheReads(read) {
    const cache = new Map();
    return (path) => {
        if (path === undefined)
            return undefined;
        const known = cache.get(path);
        if (known)
            return known;
        const answer = read(path);
        cache.set(path, answer);
        return answer;
    };
}
/** A refused file is absent for readers of text: whoever refers to it reports why. */
const textOf = (answer) => answer?.kind === 'text' ? answer.file.text : undefined;
function fromBatch(path, answer) {
    switch (answer?.kind) {
        case 'blob':
            return (0,_repository_file_js__WEBPACK_IMPORTED_MODULE_6__/* .decodeFile */ .JG)(path, answer.bytes);
        case 'symlink':
            return (0,_repository_file_js__WEBPACK_IMPORTED_MODULE_6__/* .refusedFile */ .Fe)(path, 'is a symbolic link that leads out of the repository or nowhere');
        case 'too-large':
            return (0,_repository_file_js__WEBPACK_IMPORTED_MODULE_6__/* .tooLarge */ .g$)(path, answer.size);
        case 'other':
            return (0,_repository_file_js__WEBPACK_IMPORTED_MODULE_6__/* .refusedFile */ .Fe)(path, `is a ${answer.type}, not a file`);
        case 'missing':
        case undefined:
            return { kind: 'missing' };
    }
}
function missing(path, what, source) {
    const near = (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .didYouMean */ .au)(path, source.siblings(path));
    return (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)('INFX324', `${what} "${path}" does not exist ${source.where}`, {
        at: { file: path, line: 1, col: 1 },
        hint: near ? `did you mean "${near}"?` : 'correct the path; it is relative to the repository root',
    });
}
const isYaml = (path) => /\.ya?ml$/.test(path);
const isMissingFolder = (cause) => cause instanceof Error && 'code' in cause && (cause.code === 'ENOENT' || cause.code === 'ENOTDIR');
function siblingsOnDisk(root, path) {
    const folder = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(path);
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, folder)).map((name) => (folder === '.' ? name : node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(folder, name)));
    }
    catch (cause) {
        if (isMissingFolder(cause))
            return [];
        throw cause;
    }
}
/** Folders are not followed through symbolic links, so a link cannot make the walk endless. */
function listFilesOnDisk(root, folder) {
    const walk = (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), { withFileTypes: true }).flatMap((entry) => {
        const inner = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(path, entry.name);
        if (entry.isDirectory())
            return entry.name === '.git' ? [] : walk(inner);
        return isYaml(inner) ? [inner] : [];
    });
    try {
        return walk(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(folder)).sort();
    }
    catch (cause) {
        if (isMissingFolder(cause))
            return [];
        throw cause;
    }
}
//# sourceMappingURL=snapshot.js.map

/***/ }),

/***/ 31057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ expandConfigFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85492);
/* harmony import */ var _core_problems_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8076);
/* harmony import */ var _core_plan_wildcard_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5358);
/** Which files `config-files` names: literal paths, and a `*` in the last part. */





/** Sorted paths relative to `root`; a pattern that names nothing is a Problem, a literal path is left to its reader. */
function expandConfigFiles(patterns, root) {
    const problems = [];
    const files = patterns.flatMap((pattern) => {
        const name = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(pattern);
        if (!name.includes('*'))
            return [pattern];
        const folder = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(pattern);
        const found = namesIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, folder))
            .filter((candidate) => (0,_core_plan_wildcard_js__WEBPACK_IMPORTED_MODULE_4__/* .matchesWildcard */ ._)(name, candidate) && /\.ya?ml$/.test(candidate))
            .map((candidate) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(folder, candidate));
        if (found.length === 0) {
            problems.push((0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX300', `config-files: no file matches "${pattern}" in ${root}`, {
                hint: 'name the master configuration with --config-files, or in infx.config.yaml',
            }));
        }
        return found;
    });
    return { files: [...new Set(files)].sort(), problems };
}
function namesIn(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
            return [];
        throw error;
    }
}
//# sourceMappingURL=config-files.js.map

/***/ })

};
