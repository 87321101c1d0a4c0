export const id = 1144;
export const ids = [1144];
export const modules = {

/***/ 21144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkVerb: () => (/* binding */ checkVerb),
/* harmony export */   planVerb: () => (/* binding */ planVerb)
/* harmony export */ });
/* harmony import */ var _core_plan_plan_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56645);
/* harmony import */ var _core_plan_render_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50068);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80947);
/* harmony import */ var _core_render_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54143);
/* harmony import */ var _sweep_prepare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7021);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95085);






const moreFindings = '--json or --all prints them';
async function checkVerb(given, all) {
    const { plan, problems, settings } = await findings(given);
    (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .printFindings */ .c2)(problems, { all, more: moreFindings });
    // Whoever wants JSON gets it for every finding, also when the options themselves are wrong.
    if (given.json === true)
        process.stdout.write(`${JSON.stringify(problems, null, 1)}\n`);
    else if (plan) {
        const notes = problems.length > 0 ? `, ${(0,_core_render_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPlural */ .yk)(problems.length, 'note')}` : '';
        const isNewestOnly = settings?.base === undefined && settings?.keys === undefined;
        const of = isNewestOnly ? " of the newest changelog entry (--keys '*' checks every key)" : '';
        process.stdout.write(`ok: ${(0,_core_render_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPlural */ .yk)(plan.points.length, 'point')}${of}${notes}\n`);
    }
    return (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .exitCodeOf */ .FO)(problems);
}
async function findings(given) {
    try {
        return await prepare(given);
    }
    catch (error) {
        if (!(error instanceof _core_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm))
            throw error;
        return { problems: error.problems };
    }
}
async function planVerb(given, all) {
    const prepared = await prepare(given);
    (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .printFindings */ .c2)(prepared.problems, { all, more: moreFindings });
    if (!prepared.plan)
        return (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .exitCodeOf */ .FO)(prepared.problems);
    const plan = given.database === undefined
        ? prepared.plan
        : await (await Promise.all(/* import() */[__webpack_require__.e(6136), __webpack_require__.e(6646), __webpack_require__.e(2831)]).then(__webpack_require__.bind(__webpack_require__, 6646))).withPastDurations(prepared.plan, prepared.settings.databaseUrl);
    if (prepared.settings.json)
        writeDocument((0,_core_plan_plan_document_js__WEBPACK_IMPORTED_MODULE_5__/* .planDocument */ .N)(plan));
    else
        process.stdout.write(`${(0,_core_plan_render_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPlanText */ .$D)(plan, { all })}\n`);
    return 0;
}
function writeDocument(document) {
    // Megabytes for a program need no indentation; a person at a terminal does.
    if (process.stdout.isTTY)
        process.stdout.write(`${JSON.stringify(document, null, 1)}\n`);
    else
        for (const piece of jsonByMember(document))
            process.stdout.write(piece);
}
/**
 * One line of JSON, member by member: behind an arrow in some message every character of one text takes two bytes, and
 * writing all of it takes twice the time.
 */
function* jsonByMember(document) {
    let before = '{';
    for (const [key, value] of Object.entries(document)) {
        if (value === undefined)
            continue;
        yield `${before}${JSON.stringify(key)}:${JSON.stringify(value)}`;
        before = ',';
    }
    yield before === '{' ? '{}\n' : '}\n';
}
async function prepare(given) {
    const { settings, config, problems } = (0,_sweep_prepare_js__WEBPACK_IMPORTED_MODULE_2__/* .readSettings */ .sb)(given, process.cwd(), {});
    if (!settings)
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm(problems);
    return (0,_sweep_prepare_js__WEBPACK_IMPORTED_MODULE_2__/* .prepareSweep */ .aY)(settings, config, { fetchMissingBase: process.env['GITHUB_ACTIONS'] === 'true' });
}
//# sourceMappingURL=plan.js.map

/***/ }),

/***/ 56645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ planDocument),
/* harmony export */   c: () => (/* binding */ planOfDocument)
/* harmony export */ });
function planDocument({ points, ...plan }) {
    const recipes = {};
    const written = points.map((point) => {
        if (point.recipe === undefined)
            return point;
        const { resolved, ...named } = point.recipe;
        recipes[named.digest] = resolved;
        return { ...point, recipe: named };
    });
    return { ...plan, points: written, ...(Object.keys(recipes).length === 0 ? {} : { recipes }) };
}
/** The plan of a document, a recipe within its point included; undefined when a point is bound to a recipe whose content the document lacks. */
function planOfDocument({ recipes = {}, points, ...plan }) {
    const whole = [];
    for (const { recipe: named, ...point } of points) {
        if (named === undefined)
            whole.push(point);
        else {
            const shared = Object.hasOwn(recipes, named.digest) ? recipes[named.digest] : undefined;
            const resolved = named.resolved ?? shared;
            if (resolved === undefined)
                return undefined;
            whole.push({ ...point, recipe: { ...named, resolved } });
        }
    }
    return { ...plan, points: whole };
}
//# sourceMappingURL=plan-document.js.map

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
                .flatMap(({ evalConcs, conc, id }) => (evalConcs ?? [conc]).map((one) => ({ conc: one, mark: marks(id) }))),
            removedEvals: gone
                .filter(({ line, kind }) => line === label && kind === 'eval')
                .map(({ conc }) => conc),
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

/***/ 50068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rg: () => (/* binding */ keyLines),
  d$: () => (/* binding */ renderPlanMarkdown),
  $D: () => (/* binding */ renderPlanText)
});

// EXTERNAL MODULE: ./lib/src/core/render/document.js
var render_document = __webpack_require__(82944);
// EXTERNAL MODULE: ./lib/src/core/render/markdown.js
var markdown = __webpack_require__(56456);
// EXTERNAL MODULE: ./lib/src/core/render/numbers.js
var numbers = __webpack_require__(54143);
// EXTERNAL MODULE: ./lib/src/core/render/text.js
var render_text = __webpack_require__(67654);
// EXTERNAL MODULE: ./lib/src/core/point-label.js
var point_label = __webpack_require__(64461);
;// CONCATENATED MODULE: ./lib/src/core/plan/plan-overview.js
/** A plan that is too long to read, by model: what a person looks at before asking for less. */



/** One line per model prefix and precision, in the order of the plan: keys, points, evaluations, GPU-hours, hardware. */
function overviewLines({ points }) {
    const groups = new Map();
    for (const point of points) {
        const name = (0,render_text/* oneLine */.TN)(`${point.modelPrefix} ${point.precision}`);
        const group = groups.get(name);
        if (group)
            group.push(point);
        else
            groups.set(name, [point]);
    }
    const rows = [...groups].map(([name, group]) => [name, ...cells(group)]);
    const [first = []] = rows;
    const widths = first.map((_, column) => Math.max(...rows.map((row) => (0,render_text/* displayWidth */.F1)(row[column] ?? ''))));
    return rows.map((row) => {
        const fitted = row.map((cell, column) => {
            // Names and hardware to the left, numbers to the right.
            const isNumber = column > 0 && column < row.length - 1;
            return (0,render_text/* fitColumns */.Pk)(cell, widths[column] ?? 0, isNumber ? 'right' : 'left');
        });
        return `  ${fitted.join('   ').trimEnd()}`;
    });
}
function cells(group) {
    const keys = new Set(group.map(({ configKey }) => configKey)).size;
    const evals = group.filter(({ kind }) => kind === 'eval').length;
    const hours = group.reduce((sum, { estimatedGpuHours }) => sum + estimatedGpuHours, 0);
    const hardware = [...new Set(group.map(({ runner }) => (0,point_label/* skuOf */.x$)(runner)))].sort();
    return [
        (0,numbers/* formatPlural */.yk)(keys, 'key'),
        (0,numbers/* formatPlural */.yk)(group.length - evals, 'point'),
        (0,numbers/* formatPlural */.yk)(evals, 'eval'),
        `${(0,numbers/* formatMeasure */.os)(hours)} GPU-h`,
        (0,render_text/* oneLine */.TN)(hardware.join(' ')),
    ];
}
/** What the overview leaves out. */
const longPlanHint = (keys, lines) => `  ${(0,numbers/* formatPlural */.yk)(keys, 'key')} with ${(0,numbers/* formatCount */.B4)(lines)} lines of their search spaces: --all lists them, --keys narrows`;
//# sourceMappingURL=plan-overview.js.map
// EXTERNAL MODULE: ./lib/src/core/plan/plan-view.js
var plan_view = __webpack_require__(42165);
;// CONCATENATED MODULE: ./lib/src/core/plan/render.js






/** More lines of keys than this are shown by model, unless all are wanted: two screens. */
const mostLines = 80;
/**
 * Terminal text; ends with a line break. Untrusted names cannot move the cursor. Findings are only counted: who plans
 * prints them beside it.
 */
function renderPlanText(plan, { all }) {
    const view = (0,plan_view/* viewPlan */.D)(plan);
    const keys = view.keys.map(keyLines);
    const lines = keys.reduce((sum, { length }) => sum + length, 0);
    const sections = [
        [heading(plan), summary(plan, view)].map(render_text/* oneLine */.TN),
        ...(all || lines <= mostLines
            ? keys
            : [[...overviewLines(plan), longPlanHint(keys.length, lines - keys.length)]]),
        [
            `  canary   ${canaryLine(plan)}`,
            ...labelLines(plan).map((line) => `  label    ${line}`),
            ...whyLines(plan).map((line) => `  why      ${line}`),
            ...(plan.shards.length > 1 ? [`  shards   ${plan.shards.length}, ${shardSizes(plan)} points`] : []),
            ...noteLines(plan),
        ],
    ];
    return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
function noteLines({ problems }) {
    const counts = new Map();
    for (const { code } of problems)
        counts.set(code, (counts.get(code) ?? 0) + 1);
    if (counts.size === 0)
        return [];
    const byCode = [...counts]
        .sort(([, a], [, b]) => b - a)
        .map(([code, count]) => `${(0,numbers/* formatCount */.B4)(count)} × ${code}`);
    return [`  notes    ${(0,numbers/* formatPlural */.yk)(problems.length, 'finding')}: ${byCode.join(', ')}`];
}
const heading = (plan) => [
    'Sweep plan',
    ...(plan.trigger.labels.length > 0 ? [plan.trigger.labels.join(' ')] : []),
    ...commits(plan),
    ...(plan.points.some(({ simulated }) => simulated === true) ? ['simulated hardware'] : []),
].join(' · ');
function commits({ base, head }) {
    if (head === undefined)
        return base === undefined ? [] : [`base ${(0,numbers/* shortCommit */.Ax)(base)} → working tree`];
    return [
        base === undefined
            ? `head ${(0,numbers/* shortCommit */.Ax)(head)}`
            : `base ${(0,numbers/* shortCommit */.Ax)(base)} → head ${(0,numbers/* shortCommit */.Ax)(head)}`,
    ];
}
function summary(plan, view) {
    const { benchmarkPoints, evalPoints, estimatedGpuHours, longestLegMinutes, pointsEstimatedFromPast } = plan.totals;
    const changes = [
        [view.added, 'added'],
        [view.changed, 'changed'],
        [view.removed, 'removed'],
    ];
    const compared = changes
        .filter(([count]) => count > 0)
        .map(([count, word]) => `${(0,numbers/* formatCount */.B4)(count)} ${word}`);
    const against = compared.length > 0 ? ` (${compared.join(', ')})` : '';
    const first = plan.canary.state === 'chosen' ? ', canary first' : '';
    const past = pointsEstimatedFromPast === undefined ? '' : ` (${pointsEstimatedFromPast} from earlier runs)`;
    const longest = benchmarkPoints + evalPoints === 0
        ? ''
        : `, longest time limit of a leg ${(0,numbers/* formatDuration */.a3)(longestLegMinutes * 60)}`;
    const size = `about ${(0,numbers/* formatMeasure */.os)(estimatedGpuHours)} GPU-h${past}${longest}`;
    return `${(0,numbers/* formatPlural */.yk)(benchmarkPoints, 'point')} will run${against}, ${(0,numbers/* formatPlural */.yk)(evalPoints, 'eval')}${first} · ${size}`;
}
/** One config key: what changed, and each line of its search space with its concurrencies. */
function keyLines(key) {
    const width = Math.max(0, ...key.lines.map(({ label }) => (0,render_text/* displayWidth */.F1)((0,render_text/* oneLine */.TN)(label))));
    const title = [(0,render_text/* oneLine */.TN)(key.configKey), ...key.changes.map(render_text/* oneLine */.TN)].join('   ');
    return [
        `  ${title}`,
        ...key.lines.map((line) => `    ${(0,render_text/* fitColumns */.Pk)((0,render_text/* oneLine */.TN)(line.label), width, 'left')}   ${lineText(line)}`),
    ];
}
function lineText({ concs, removed, evals, removedEvals }) {
    return [
        ...(concs.length > 0 ? [`conc ${concs.map(marked).join(' ')}`] : []),
        ...(removed.length > 0 ? [removed.map((conc) => `-${conc}`).join(' ')] : []),
        ...(evals.length + removedEvals.length > 0 ? [`eval: ${evalText({ evals, removedEvals })}`] : []),
    ].join('   ');
}
/** As concurrencies are marked: a new image changes an evaluation, a new highest concurrency moves it. */
const evalText = ({ evals, removedEvals }) => [...evals.map(marked), ...removedEvals.map((conc) => `-${conc}`)].join(' ');
const signs = { added: '+', changed: '~', unchanged: '', planned: '' };
const marked = ({ conc, mark }) => `${conc}${signs[mark]}`;
function canaryLine({ canary, points }) {
    if (canary.state !== 'chosen')
        return `${canary.state === 'skipped' ? 'none' : 'none possible'}: ${canary.because.join('; ')}`;
    const point = points.find(({ id }) => id === canary.pointId);
    return (0,render_text/* oneLine */.TN)(`${point?.title ?? canary.pointId} (${canary.because.join('; ')})`);
}
const labelLines = ({ labelNotes = [] }) => labelNotes.map(({ label, effect }) => (0,render_text/* oneLine */.TN)(`${label}: ${effect}`));
/** Each reason once, with how many points it brought in. */
function whyLines({ points }) {
    const counts = new Map();
    for (const point of points)
        for (const reason of reasons(point))
            counts.set(reason, (counts.get(reason) ?? 0) + 1);
    return [...counts].map(([reason, count]) => `${(0,numbers/* formatCount */.B4)(count)}: ${(0,render_text/* oneLine */.TN)(reason)}`);
}
const reasons = ({ because }) => [...new Set(because)];
const shardSizes = ({ shards }) => shards.map(({ pointIds }) => pointIds.length).join(' + ');
/** Markdown for a comment or step summary, at most `limitBytes` of UTF-8; whole rows are left out when it is too long. */
function renderPlanMarkdown(plan, limitBytes) {
    const view = (0,plan_view/* viewPlan */.D)(plan);
    const rows = view.keys.flatMap((key) => key.lines.map((line, index) => [
        index === 0 ? (0,markdown/* inlineCode */.ti)(key.configKey) : '',
        line.label,
        (0,markdown.md)(line.concs.map(marked).join(' ')),
        line.removed.join(' '),
        (0,markdown.md)(evalText(line)),
        index === 0 ? key.changes.join(', ') : '',
    ]));
    const notes = plan.problems.map((problem) => (0,markdown/* renderInline */._)(noteText(problem)));
    const blocks = [
        (0,render_document/* text */.Qq)(`### ${(0,markdown/* escapeMarkdown */.FV)(heading(plan))}`),
        (0,render_document/* text */.Qq)((0,markdown/* escapeMarkdown */.FV)(summary(plan, view))),
        {
            kind: 'table',
            columns: ['config key', 'line', 'conc (+ added, ~ changed)', 'removed', 'eval at', 'changed'].map((title) => ({
                title,
                align: 'left',
            })),
            rows,
            more: (left) => `and ${(0,numbers/* formatCount */.B4)(left)} more lines`,
        },
        (0,render_document/* text */.Qq)(`**Canary:** ${(0,markdown/* escapeMarkdown */.FV)(canaryLine(plan))}`),
        {
            kind: 'list',
            items: [...labelLines(plan), ...whyLines(plan)].map(markdown/* escapeMarkdown */.FV),
            more: (left) => `and ${(0,numbers/* formatCount */.B4)(left)} more reasons`,
        },
        ...(notes.length === 0
            ? []
            : [
                (0,render_document/* text */.Qq)(`<details><summary>${(0,numbers/* formatPlural */.yk)(notes.length, 'note')}</summary>`),
                {
                    kind: 'list',
                    items: notes,
                    more: (left) => `and ${(0,numbers/* formatCount */.B4)(left)} more notes`,
                },
                (0,render_document/* text */.Qq)('</details>'),
            ]),
        (0,render_document/* text */.Qq)(`<details><summary>中文</summary>\n\n${chineseSummary(plan, view)}\n\n</details>`),
    ];
    return (0,render_document/* renderDocument */.yQ)(blocks, limitBytes);
}
const noteText = ({ code, message, at }) => (0,markdown.md)(`${at ? `${(0,markdown/* inlineCode */.ti)(`${at.file}:${at.line}`).markdown} ` : ''}${code} ${(0,markdown/* escapeMarkdown */.FV)(message)}`);
function chineseSummary({ totals, canary }, view) {
    const first = canary.state === 'chosen' ? '，先运行金丝雀点' : '';
    return `将运行 ${(0,numbers/* formatCount */.B4)(totals.benchmarkPoints)} 个测试点（新增 ${view.added}，变更 ${view.changed}，移除 ${view.removed}）和 ${(0,numbers/* formatCount */.B4)(totals.evalPoints)} 项评测${first}；预计约 ${(0,numbers/* formatMeasure */.os)(totals.estimatedGpuHours)} GPU 小时，单个任务的时限最长为 ${totals.longestLegMinutes} 分钟。`;
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
