export const id = 6115;
export const ids = [6115];
export const modules = {

/***/ 36115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   changedVerb: () => (/* binding */ changedVerb)
/* harmony export */ });
/* harmony import */ var _core_plan_plan_view_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(42165);
/* harmony import */ var _core_plan_compare_points_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76180);
/* harmony import */ var _core_plan_render_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99080);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80947);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85492);
/* harmony import */ var _core_problems_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8076);
/* harmony import */ var _core_render_numbers_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(54143);
/* harmony import */ var _sweep_prepare_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75110);
/* harmony import */ var _sweep_sides_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57279);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95085);










async function changedVerb(given) {
    const { settings, config, problems } = (0,_sweep_prepare_js__WEBPACK_IMPORTED_MODULE_5__/* .readSettings */ .sb)(given, process.cwd(), {});
    if (!settings)
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .ProblemError */ .Mm(problems);
    const sides = await (0,_sweep_sides_js__WEBPACK_IMPORTED_MODULE_6__/* .readSides */ .h)(settings, {});
    if (!sides.base) {
        const hint = 'for instance --base origin/main';
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)('INFX301', 'points are compared with a base: give --base', { hint })]);
    }
    const compared = (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .hasErrors */ .Cs)(sides.problems)
        ? { problems: [] }
        : (0,_core_plan_compare_points_js__WEBPACK_IMPORTED_MODULE_0__/* .comparePoints */ .v)(sides.base, sides.head, (0,_sweep_prepare_js__WEBPACK_IMPORTED_MODULE_5__/* .policyOf */ .US)(settings, config));
    const found = [...sides.problems, ...compared.problems];
    (0,_failure_js__WEBPACK_IMPORTED_MODULE_7__/* .printProblems */ .Mr)(found);
    if (!compared.comparison)
        return (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .hasErrors */ .Cs)(found) ? (0,_failure_js__WEBPACK_IMPORTED_MODULE_7__/* .exitCodeOf */ .FO)(found) : 1;
    const { diffs, points } = compared.comparison;
    const changed = diffs.filter((diff) => diff.added.length + diff.removed.length + diff.changed.length > 0);
    if (settings.json) {
        process.stdout.write(`${JSON.stringify(changed)}\n`);
        return 0;
    }
    const names = new Set(changed.map(({ configKey }) => configKey));
    const { keys } = (0,_core_plan_plan_view_js__WEBPACK_IMPORTED_MODULE_8__/* .viewPlan */ .D)({
        keys: changed,
        points: points.filter(({ configKey }) => names.has(configKey)),
    });
    const lines = [`${(0,_core_render_numbers_js__WEBPACK_IMPORTED_MODULE_9__/* .formatPlural */ .yk)(keys.length, 'key')} changed`, ...keys.map(onlyChanges).flatMap(_core_plan_render_js__WEBPACK_IMPORTED_MODULE_1__/* .keyLines */ .rg)];
    process.stdout.write(`${lines.join('\n')}\n`);
    return 0;
}
/** Concurrencies that stayed as they were are not the answer to what changed. */
const onlyChanges = (key) => ({
    ...key,
    lines: key.lines
        .map((line) => ({ ...line, evals: [], concs: line.concs.filter(({ mark }) => mark !== 'unchanged') }))
        .filter(({ concs, removed }) => concs.length + removed.length > 0),
});
//# sourceMappingURL=changed.js.map

/***/ }),

/***/ 42165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ viewPlan)
/* harmony export */ });
/* harmony import */ var _point_label_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64461);
/** What a reader needs of a plan, grouped as the configuration is: key, line of the search space, concurrencies. */

function viewPlan({ points, keys: keyDiffs }) {
    const diffs = new Map(keyDiffs.map((diff) => [diff.configKey, diff]));
    const keys = [...new Set([...points, ...keyDiffs].map(({ configKey }) => configKey))];
    const views = keys.map((key) => viewKey(key, points, diffs.get(key)));
    const lines = views.flatMap((view) => view.lines);
    const marked = (mark) => lines.flatMap(({ concs }) => concs).filter((conc) => conc.mark === mark).length;
    return {
        keys: views,
        added: marked('added'),
        changed: marked('changed'),
        removed: lines.flatMap(({ removed }) => removed).length,
    };
}
function viewKey(configKey, points, diff) {
    const own = points.filter((point) => point.configKey === configKey);
    const gone = diff?.removedPoints ?? [];
    const labels = [...new Set([...own.map((point) => (0,_point_label_js__WEBPACK_IMPORTED_MODULE_0__/* .lineLabel */ .bQ)(point)), ...gone.map(({ line }) => line)])];
    const marks = marksOf(diff);
    const lines = labels.map((label) => {
        const onLine = own.filter((point) => (0,_point_label_js__WEBPACK_IMPORTED_MODULE_0__/* .lineLabel */ .bQ)(point) === label);
        return {
            label,
            concs: onLine
                .filter(({ kind }) => kind === 'benchmark')
                .map(({ conc, id }) => ({ conc, mark: marks(id) })),
            removed: gone
                .filter(({ line, kind }) => line === label && kind === 'benchmark')
                .map(({ conc }) => conc),
            evals: onLine
                .filter(({ kind }) => kind === 'eval')
                .flatMap(({ evalConcs, conc }) => evalConcs ?? [conc]),
        };
    });
    return { configKey, changes: diff ? fieldChanges(diff) : [], lines };
}
function marksOf(diff) {
    if (!diff)
        return () => 'planned';
    const added = new Set(diff.added);
    const changed = new Set(diff.changed.map(({ to }) => to));
    return (id) => (added.has(id) ? 'added' : changed.has(id) ? 'changed' : 'unchanged');
}
/** Every field that changed, the one of most points first, with its values when those are the same everywhere. */
function fieldChanges({ changed }) {
    const count = new Map();
    for (const field of changed.flatMap(({ fields }) => fields))
        count.set(field, (count.get(field) ?? 0) + 1);
    return [...count]
        .sort(([, a], [, b]) => b - a)
        .map(([field, points]) => {
        const texts = new Set(changed
            .filter(({ fields }) => fields.includes(field))
            .map(({ values }) => describe(values?.find((value) => value.field === field))));
        const [text] = texts;
        const name = texts.size === 1 && text !== undefined ? `${wording(field)} ${text}` : wording(field);
        return points === changed.length ? name : `${name} (${points} of ${changed.length})`;
    });
}
/** What a reader calls a field of a point. */
function wording(field) {
    if (field.startsWith('acceptance.'))
        return `golden curve: ${field.slice('acceptance.'.length)}`;
    if (field === 'totalCpuDramGb')
        return 'runner hardware: CPU DRAM in GB';
    return field;
}
const describe = (value) => value ? `${plainText(value.from)} → ${plainText(value.to)}` : undefined;
const plainText = (value) => {
    if (value === undefined || value === null)
        return 'none';
    return typeof value === 'object' ? JSON.stringify(value) : `${value}`;
};
//# sourceMappingURL=plan-view.js.map

/***/ }),

/***/ 99080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $D: () => (/* binding */ renderPlanText),
/* harmony export */   d$: () => (/* binding */ renderPlanMarkdown),
/* harmony export */   rg: () => (/* binding */ keyLines)
/* harmony export */ });
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80947);
/* harmony import */ var _render_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82944);
/* harmony import */ var _render_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56456);
/* harmony import */ var _render_numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54143);
/* harmony import */ var _render_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67654);
/* harmony import */ var _plan_view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42165);
/** A plan for people: terminal text and Markdown with the same content. */






/** Terminal text; ends with a line break. Untrusted names cannot move the cursor. */
function renderPlanText(plan) {
    const view = (0,_plan_view_js__WEBPACK_IMPORTED_MODULE_3__/* .viewPlan */ .D)(plan);
    const notes = plan.problems.map((problem) => (0,_render_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)((0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .formatProblem */ .Vw)(problem)));
    const sections = [
        [heading(plan), summary(plan, view)].map(_render_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN),
        ...view.keys.map(keyLines),
        [
            `  canary   ${canaryLine(plan)}`,
            ...labelLines(plan).map((line) => `  label    ${line}`),
            ...whyLines(plan).map((line) => `  why      ${line}`),
            ...(plan.shards.length > 1 ? [`  shards   ${plan.shards.length}, ${shardSizes(plan)} points`] : []),
            ...notes.map((note) => `  note     ${note}`),
        ],
    ];
    return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
const heading = (plan) => [
    'Sweep plan',
    ...(plan.trigger.labels.length > 0 ? [plan.trigger.labels.join(' ')] : []),
    ...commits(plan),
    ...(plan.points.some(({ simulated }) => simulated === true) ? ['simulated hardware'] : []),
].join(' · ');
function commits({ base, head }) {
    if (head === undefined)
        return base === undefined ? [] : [`base ${(0,_render_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .shortCommit */ .Ax)(base)} → working tree`];
    return [
        base === undefined
            ? `head ${(0,_render_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .shortCommit */ .Ax)(head)}`
            : `base ${(0,_render_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .shortCommit */ .Ax)(base)} → head ${(0,_render_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .shortCommit */ .Ax)(head)}`,
    ];
}
function summary(plan, view) {
    const { benchmarkPoints, evalPoints, estimatedGpuHours, longestLegMinutes } = plan.totals;
    const changes = [
        [view.added, 'added'],
        [view.changed, 'changed'],
        [view.removed, 'removed'],
    ];
    const compared = changes
        .filter(([count]) => count > 0)
        .map(([count, word]) => `${(0,_render_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(count)} ${word}`);
    const against = compared.length > 0 ? ` (${compared.join(', ')})` : '';
    const first = plan.canary.state === 'chosen' ? ', canary first' : '';
    const size = `about ${(0,_render_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .formatMeasure */ .os)(estimatedGpuHours)} GPU-h, longest leg at most ${(0,_render_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .formatDuration */ .a3)(longestLegMinutes * 60)}`;
    return `${(0,_render_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .formatPlural */ .yk)(benchmarkPoints, 'point')} will run${against}, ${(0,_render_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .formatPlural */ .yk)(evalPoints, 'eval')}${first} · ${size}`;
}
/** One config key: what changed, and each line of its search space with its concurrencies. */
function keyLines(key) {
    const width = Math.max(0, ...key.lines.map(({ label }) => (0,_render_text_js__WEBPACK_IMPORTED_MODULE_4__/* .displayWidth */ .F1)((0,_render_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(label))));
    const title = [(0,_render_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(key.configKey), ...key.changes.map(_render_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)].join('   ');
    return [
        `  ${title}`,
        ...key.lines.map((line) => `    ${(0,_render_text_js__WEBPACK_IMPORTED_MODULE_4__/* .fitColumns */ .Pk)((0,_render_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(line.label), width, 'left')}   ${lineText(line)}`),
    ];
}
function lineText({ concs, removed, evals }) {
    return [
        ...(concs.length > 0 ? [`conc ${concs.map(marked).join(' ')}`] : []),
        ...(removed.length > 0 ? [removed.map((conc) => `-${conc}`).join(' ')] : []),
        ...(evals.length > 0 ? [`eval: ${evals.join(' ')}`] : []),
    ].join('   ');
}
const signs = { added: '+', changed: '~', unchanged: '', planned: '' };
const marked = ({ conc, mark }) => `${conc}${signs[mark]}`;
function canaryLine({ canary, points }) {
    if (canary.state !== 'chosen')
        return `${canary.state === 'skipped' ? 'none' : 'none possible'}: ${canary.because.join('; ')}`;
    const point = points.find(({ id }) => id === canary.pointId);
    return (0,_render_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(`${point?.title ?? canary.pointId} (${canary.because.join('; ')})`);
}
const labelLines = ({ labelNotes = [] }) => labelNotes.map(({ label, effect }) => (0,_render_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(`${label}: ${effect}`));
/** Each reason once, with how many points it brought in. */
function whyLines({ points }) {
    const counts = new Map();
    for (const point of points)
        for (const reason of reasons(point))
            counts.set(reason, (counts.get(reason) ?? 0) + 1);
    return [...counts].map(([reason, count]) => `${(0,_render_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(count)}: ${(0,_render_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(reason)}`);
}
const reasons = ({ because }) => [...new Set(because)];
const shardSizes = ({ shards }) => shards.map(({ pointIds }) => pointIds.length).join(' + ');
/** Markdown for a comment or step summary, at most `limitBytes` of UTF-8; whole rows are left out when it is too long. */
function renderPlanMarkdown(plan, limitBytes) {
    const view = (0,_plan_view_js__WEBPACK_IMPORTED_MODULE_3__/* .viewPlan */ .D)(plan);
    const rows = view.keys.flatMap((key) => key.lines.map((line, index) => [
        index === 0 ? (0,_render_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineCode */ .ti)(key.configKey) : '',
        line.label,
        (0,_render_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)(line.concs.map(marked).join(' ')),
        line.removed.join(' '),
        line.evals.join(' '),
        index === 0 ? key.changes.join(', ') : '',
    ]));
    const notes = plan.problems.map((problem) => (0,_render_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .renderInline */ ._)(noteText(problem)));
    const blocks = [
        (0,_render_document_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(`### ${(0,_render_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(heading(plan))}`),
        (0,_render_document_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)((0,_render_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(summary(plan, view))),
        {
            kind: 'table',
            columns: ['config key', 'line', 'conc (+ added, ~ changed)', 'removed', 'eval at', 'changed'].map((title) => ({
                title,
                align: 'left',
            })),
            rows,
            more: (left) => `and ${(0,_render_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(left)} more lines`,
        },
        (0,_render_document_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(`**Canary:** ${(0,_render_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(canaryLine(plan))}`),
        {
            kind: 'list',
            items: [...labelLines(plan), ...whyLines(plan)].map(_render_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV),
            more: (left) => `and ${(0,_render_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(left)} more reasons`,
        },
        ...(notes.length === 0
            ? []
            : [
                (0,_render_document_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(`<details><summary>${(0,_render_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .formatPlural */ .yk)(notes.length, 'note')}</summary>`),
                {
                    kind: 'list',
                    items: notes,
                    more: (left) => `and ${(0,_render_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(left)} more notes`,
                },
                (0,_render_document_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('</details>'),
            ]),
        (0,_render_document_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(`<details><summary>中文</summary>\n\n${chineseSummary(plan, view)}\n\n</details>`),
    ];
    return (0,_render_document_js__WEBPACK_IMPORTED_MODULE_1__/* .renderDocument */ .yQ)(blocks, limitBytes);
}
const noteText = ({ code, message, at }) => (0,_render_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)(`${at ? `${(0,_render_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineCode */ .ti)(`${at.file}:${at.line}`).markdown} ` : ''}${code} ${(0,_render_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(message)}`);
function chineseSummary({ totals, canary }, view) {
    const first = canary.state === 'chosen' ? '，先运行金丝雀点' : '';
    return `将运行 ${(0,_render_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(totals.benchmarkPoints)} 个测试点（新增 ${view.added}，变更 ${view.changed}，移除 ${view.removed}）和 ${(0,_render_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(totals.evalPoints)} 项评测${first}；预计约 ${(0,_render_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .formatMeasure */ .os)(totals.estimatedGpuHours)} GPU 小时，单个任务最长 ${totals.longestLegMinutes} 分钟。`;
}
//# sourceMappingURL=render.js.map

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
