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
/* harmony import */ var _core_plan_render_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99080);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80947);
/* harmony import */ var _core_render_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54143);
/* harmony import */ var _sweep_prepare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75110);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95085);






async function checkVerb(given) {
    const { plan, problems, settings } = await findings(given);
    (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .printProblems */ .Mr)(problems);
    // Whoever wants JSON gets it for every finding, also when the options themselves are wrong.
    if (given.json === true)
        process.stdout.write(`${JSON.stringify(problems, null, 1)}\n`);
    else if (plan) {
        const notes = problems.length > 0 ? `, ${(0,_core_render_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPlural */ .yk)(problems.length, 'note')} above` : '';
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
async function planVerb(given) {
    const prepared = await prepare(given);
    (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .printProblems */ .Mr)(prepared.problems);
    if (!prepared.plan)
        return (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .exitCodeOf */ .FO)(prepared.problems);
    const plan = given.database === undefined
        ? prepared.plan
        : await (await __webpack_require__.e(/* import() */ 8245).then(__webpack_require__.bind(__webpack_require__, 98245))).withPastDurations(prepared.plan, prepared.settings.databaseUrl);
    // Megabytes for a program need no indentation; a person at a terminal does.
    const indent = process.stdout.isTTY ? 1 : undefined;
    process.stdout.write(prepared.settings.json
        ? `${JSON.stringify((0,_core_plan_plan_document_js__WEBPACK_IMPORTED_MODULE_5__/* .planDocument */ .N)(plan), null, indent)}\n`
        : `${(0,_core_plan_render_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPlanText */ .$D)(plan)}\n`);
    return 0;
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
    const { benchmarkPoints, evalPoints, estimatedGpuHours, longestLegMinutes, pointsEstimatedFromPast } = plan.totals;
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
    const past = pointsEstimatedFromPast === undefined ? '' : ` (${pointsEstimatedFromPast} from earlier runs)`;
    const size = `about ${(0,_render_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .formatMeasure */ .os)(estimatedGpuHours)} GPU-h${past}, longest leg at most ${(0,_render_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .formatDuration */ .a3)(longestLegMinutes * 60)}`;
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

/***/ })

};
