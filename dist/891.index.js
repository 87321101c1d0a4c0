export const id = 891;
export const ids = [891];
export const modules = {

/***/ 4311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KL: () => (/* binding */ e2eNormAxis),
/* harmony export */   L$: () => (/* binding */ axisOf)
/* harmony export */ });
/* unused harmony export interactivityAxis */
const e2eNormAxis = {
    title: 'P90 E2E-normalised interactivity (tok/s/user)',
    of: ({ p90E2eNormIntvtyTps }) => p90E2eNormIntvtyTps,
};
/** Fixed-sequence results have no E2E-normalised interactivity. */
const interactivityAxis = {
    title: 'P90 interactivity (tok/s/user)',
    of: ({ p90IntvtyTps }) => p90IntvtyTps,
};
const axisOf = (headlines) => [e2eNormAxis, interactivityAxis].find(({ of }) => headlines.some((headline) => of(headline) !== null)) ??
    e2eNormAxis;
//# sourceMappingURL=axis.js.map

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

/***/ 21823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HA: () => (/* binding */ thresholdText),
/* harmony export */   T7: () => (/* binding */ measuringSeconds),
/* harmony export */   T8: () => (/* binding */ scoreTexts),
/* harmony export */   gK: () => (/* binding */ evalLines),
/* harmony export */   oB: () => (/* binding */ isPublishable),
/* harmony export */   ut: () => (/* binding */ answerOf)
/* harmony export */ });
/* harmony import */ var _results_remedies_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65713);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54143);


const evalLines = (sweep) => {
    const judged = new Set(sweep.evals.map((verdict) => verdict.pointId));
    return [
        ...sweep.evals.map((verdict) => ({ kind: 'verdict', verdict })),
        ...sweep.points
            .filter((point) => point.kind === 'eval' && !judged.has(point.id))
            .map((point) => ({ kind: 'no-verdict', point })),
    ];
};
/** `≥ 0.85`; `none` where a score had none to reach, and a dash where no score came, so nobody looked for one. */
const thresholdText = ({ threshold, scores }) => threshold !== null ? `≥ ${threshold}` : Object.keys(scores).length === 0 ? _numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .notMeasured */ .q7 : 'none';
/** The metric with its score, so that two of them are told apart: `strict-match 0.9500`. */
const scoreTexts = (scores) => Object.entries(scores).map(([metric, score]) => `${metric} ${score.toFixed(4)}`);
/** From its start, or its last resume, to the end of its last point: hours in which nobody ran it are not counted. */
const measuringSeconds = ({ startedAt, resumedAt, endedAt }) => (Date.parse(endedAt) - Date.parse(resumedAt ?? startedAt)) / 1000;
const isPublishable = (point) => point.status === 'valid' || point.status === 'reused';
function answerOf(sweep) {
    const benchmark = sweep.points.filter((point) => point.kind === 'benchmark');
    const valid = benchmark.filter(isPublishable).length;
    const lines = evalLines(sweep);
    const passed = lines.filter((line) => line.kind === 'verdict' && line.verdict.state === 'pass').length;
    const losses = sweep.points.flatMap((point) => {
        const loss = lossOf(point, sweep);
        return loss ? [loss] : [];
    });
    return {
        green: losses.length === 0 &&
            passed === lines.length &&
            sweep.points.length > 0 &&
            !sweep.interrupted &&
            sweep.canary.state !== 'failed',
        benchmark: { expected: benchmark.length, valid },
        evals: { expected: lines.length, passed },
        losses,
    };
}
function lossOf(point, sweep) {
    switch (point.status) {
        case 'valid':
        case 'reused':
            return undefined;
        case 'invalid': {
            const first = point.invalidReasons[0];
            if (!first)
                return { point, kind: 'invalid', blame: 'unknown', cause: 'marked invalid without a reason' };
            const { blame, code, message: cause } = first;
            const next = (0,_results_remedies_js__WEBPACK_IMPORTED_MODULE_0__/* .remedyOf */ .S)(code);
            return { point, kind: 'invalid', blame, code, cause, ...(next === undefined ? {} : { next }) };
        }
        case 'failed':
        case 'missing': {
            const first = point.failure?.problems[0];
            if (!first)
                return { point, kind: point.status, ...withoutCause(point, sweep) };
            return {
                point,
                kind: point.status,
                blame: first.blame,
                code: first.code,
                cause: first.message,
                ...(first.hint === undefined ? {} : { next: first.hint }),
            };
        }
    }
}
function withoutCause(point, sweep) {
    if (point.status === 'failed')
        return { blame: 'unknown', cause: 'failed without a recorded cause' };
    if (sweep.canary.state === 'failed') {
        return { blame: 'not-run', cause: 'not started: the canary failed', next: 'repair the canary first' };
    }
    if (sweep.interrupted) {
        return { blame: 'not-run', cause: 'not finished: the sweep was interrupted', next: 'resume the sweep' };
    }
    if (point.notStarted !== undefined)
        return { blame: 'not-run', cause: `not started: ${point.notStarted}` };
    return { blame: 'unknown', cause: 'nothing came back', next: 'run this point again' };
}
//# sourceMappingURL=answer.js.map

/***/ }),

/***/ 86586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZO: () => (/* binding */ cohortWords),
/* harmony export */   kK: () => (/* binding */ earlierLines),
/* harmony export */   tQ: () => (/* binding */ earlierBlocks)
/* harmony export */ });
/* harmony import */ var _point_label_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64461);
/* harmony import */ var _run_id_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35863);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82944);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56456);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54143);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67654);







/** The summary's part; nothing where nobody looked for earlier runs. */
function earlierBlocks(sweep) {
    const lines = earlierLines(sweep);
    if (lines.length === 0)
        return [];
    const items = lines.map((line) => `${line.apart ? '⚠️ ' : ''}${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(line.text)}`);
    return [(0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('**Beside earlier runs**'), { kind: 'list', items, more: _messages_js__WEBPACK_IMPORTED_MODULE_3__/* .english */ .x3.more }];
}
/** Curves in their order, then evaluations: those beyond chance each by itself, then how many are alike. */
const earlierLines = (sweep) => [
    ...curveLines(sweep).map((line) => ({ apart: false, text: line })),
    ...cohortLines(sweep),
];
function curveLines({ earlier, curves, points }) {
    if (!earlier || curves.length === 0)
        return [];
    if (earlier.state === 'none')
        return [`throughput not compared: ${earlier.because}`];
    const titles = new Map(points.map(({ id, title }) => [id, shortTitle(title)]));
    const moved = new Map(earlier.curves.map((curve) => [curve.curveKey, curve]));
    const without = curves.filter(({ curveKey }) => !moved.has(curveKey)).length;
    const lines = curves.flatMap(({ curveKey, title }) => {
        const curve = moved.get(curveKey);
        return curve ? [`${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(title)}: ${movementWords(curve, (id) => titles.get(id) ?? id)}`] : [];
    });
    const which = lines.length === 0 ? 'throughput' : `throughput of ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .formatPlural */ .yk)(without, 'curve')}`;
    const because = 'the database has no earlier valid result of the same points';
    return without === 0 ? lines : [...lines, `${which} not compared: ${because}`];
}
const shortTitle = (title) => (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(title).split(_point_label_js__WEBPACK_IMPORTED_MODULE_0__/* .titleSeparator */ .kH).slice(_point_label_js__WEBPACK_IMPORTED_MODULE_0__/* .curvePartsOfTitle */ .d3).join(_point_label_js__WEBPACK_IMPORTED_MODULE_0__/* .titleSeparator */ .kH);
function movementWords(curve, titleOf) {
    const { points, ofPoints, tputPerGpu, axis, onAxis } = curve;
    const words = (name, { median, lowest, lowestPointId }) => points === 1
        ? `${name} ${percent(median)}`
        : `${name} median ${percent(median)}, lowest ${percent(lowest)} (${titleOf(lowestPointId)})`;
    return [
        words('tok/s/GPU', tputPerGpu),
        ...(onAxis ? [words(axis, onAxis)] : []),
        `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(points)} of ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .formatPlural */ .yk)(ofPoints, 'point')} against ${runWords(curve)}`,
    ].join('; ');
}
const percent = (change) => (0,_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .formatChange */ .eD)(1 + change, 1);
function cohortLines({ evals }) {
    const told = evals.flatMap((verdict) => (verdict.cohort ? [{ verdict, cohort: verdict.cohort }] : []));
    const alike = groupBy(told.filter(({ cohort }) => !isApart(cohort)), ({ cohort }) => howWords(cohort));
    return [
        ...told
            .filter(({ cohort }) => isApart(cohort))
            .map(({ verdict, cohort }) => ({
            apart: true,
            text: `${verdict.task} of ${verdict.configKey} at conc ${verdict.conc}: ${cohortWords(cohort)}`,
        })),
        ...[...alike].map(([how, members]) => {
            const which = alike.size > 1 ? ` (${namesOf(members.map(({ verdict }) => verdict))})` : '';
            return { apart: false, text: `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .formatPlural */ .yk)(members.length, 'evaluation')}${which} ${how}` };
        }),
    ];
}
const isApart = (cohort) => cohort.state === 'compared' && cohort.beyondTwoSigma;
const howWords = (cohort) => cohort.state === 'none' ? `not compared: ${cohort.because}` : `within 2σ of ${whose(cohort)}`;
const nameCharacters = 300;
/** `gsm8k of a-key at conc 8, 16; gsm8k of b-key at conc 4`. */
function namesOf(verdicts) {
    const byName = groupBy(verdicts, ({ task, configKey }) => `${task} of ${configKey}`);
    const names = [...byName].map(([name, members]) => `${name} at conc ${members.map(({ conc }) => conc).join(', ')}`);
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(names.join('; '), nameCharacters);
}
/** One comparison as half a sentence. */
function cohortWords(cohort) {
    if (cohort.state === 'none')
        return `not compared with earlier runs: ${cohort.because}`;
    const { metric, score, gap, twoSigma, beyondTwoSigma } = cohort;
    const distance = Math.abs(gap).toFixed(4);
    const theirs = score.toFixed(4);
    if (Number(distance) === 0 && !beyondTwoSigma)
        return `${metric} is ${theirs}, as in ${whose(cohort)}`;
    const verdict = beyondTwoSigma ? 'beyond' : 'within';
    const where = `${distance} ${gap < 0 ? 'below' : 'above'} ${theirs}`;
    return `${metric} is ${where}, ${verdict} 2σ (${twoSigma.toFixed(4)}) of ${whose(cohort)}`;
}
const whose = ({ cohort }) => `the ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .formatPlural */ .yk)(cohort.evaluations, 'evaluation')} of ${runWords(cohort)}`;
function runWords({ runId, runAt }) {
    const run = (0,_run_id_js__WEBPACK_IMPORTED_MODULE_6__/* .compareRunIds */ .P)(runId, 0) < 0 ? 'the local sweep' : `run ${runId}`;
    return `${run} of ${runAt.slice(0, 16).replace('T', ' ')} UTC`;
}
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        groups.set(key, [...(groups.get(key) ?? []), item]);
    }
    return groups;
}
//# sourceMappingURL=beside-earlier.js.map

/***/ }),

/***/ 69727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ drawnFrontier),
/* harmony export */   r: () => (/* binding */ frontierAt)
/* harmony export */ });
/** The frontier as it is drawn: the non-dominated points over whichever two axes the reader chose. */
/**
 * Points that no other point beats on both axes, in ascending x. `xBetter` says which way x is good (interactivity:
 * higher; latency: lower); y (throughput) is always better when higher. Ties follow engines' strict rule: of equal
 * points the first one stays, of equal y the one with the better x.
 */
function drawnFrontier(points, xBetter) {
    const sign = xBetter === 'higher' ? -1 : 1;
    const bestFirst = [...points].sort((a, b) => sign * (a.x - b.x) || b.y - a.y);
    let best = -Infinity;
    const kept = bestFirst.filter((point) => {
        if (point.y <= best)
            return false;
        best = point.y;
        return true;
    });
    return xBetter === 'higher' ? kept.reverse() : kept;
}
/** Straight line between the two frontier points around `x`; `frontier` ascends in x and is not empty. */
function frontierAt(frontier, x) {
    const after = frontier.findIndex((point) => point.x >= x);
    const right = frontier[after] ?? frontier.at(-1);
    const left = frontier[after - 1] ?? right;
    if (!left || !right)
        throw new RangeError('a frontier without points has no value');
    return right.x === left.x ? right.y : left.y + ((right.y - left.y) * (x - left.x)) / (right.x - left.x);
}
//# sourceMappingURL=drawn-frontier.js.map

/***/ }),

/***/ 93:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E$: () => (/* binding */ chinese),
/* harmony export */   kM: () => (/* binding */ lossesByBlame),
/* harmony export */   sd: () => (/* binding */ blameWord),
/* harmony export */   x3: () => (/* binding */ english)
/* harmony export */ });
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54143);

const lostTo = {
    user: 'lost to the configuration',
    infra: 'lost to infrastructure',
    product: 'lost to the engine or infx',
    unknown: 'lost without a known cause',
    'not-run': 'not run',
};
const english = {
    sweep: (name) => `Sweep ${name}`,
    pointsValid: (valid, expected) => `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(valid)} of ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlural */ .yk)(expected, 'benchmark point')} valid`,
    evalsPass: (passed, expected) => `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(passed)} of ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlural */ .yk)(expected, 'eval')} ${passed === 1 ? 'passes' : 'pass'}`,
    noEvals: 'no evals',
    attempt: (attempt) => `attempt ${attempt}`,
    simulated: 'Simulated hardware: these numbers come from a latency model, not from GPUs. Never publish them as measurements.',
    interrupted: 'The sweep was interrupted; what is missing below never ran to its end.',
    canaryFailed: (because, others) => others === 0
        ? `The only point failed: ${because}`
        : `The canary failed, so the other points were not started: ${because}`,
    frontier: (p90, points, p75) => `on the E2EL frontier: ${p90} of ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlural */ .yk)(points, 'point')} at P90 (${p75} at P75)`,
    chartLines: 'Each line joins the points that no other point of the curve beats on the two axes drawn; ● in the table is the frontier over P90 E2EL.',
    lost: (count, owner) => `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(count)} ${lostTo[owner]}`,
    nothingLost: 'Every expected point has a result.',
    notInThisRun: 'Not in this run',
    more: (count) => `and ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(count)} more`,
    took: (duration) => `whole call ${duration}`,
};
const lostToChinese = {
    user: '因配置问题丢失',
    infra: '因基础设施问题丢失',
    product: '因推理引擎或 infx 的问题丢失',
    unknown: '丢失，原因不明',
    'not-run': '未运行',
};
const chinese = {
    sweep: (name) => `扫描 ${name}`,
    pointsValid: (valid, expected) => `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(expected)} 个基准测试点中 ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(valid)} 个有效`,
    evalsPass: (passed, expected) => `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(expected)} 项精度评测中 ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(passed)} 项通过`,
    noEvals: '没有精度评测',
    attempt: (attempt) => `第 ${attempt} 次尝试`,
    simulated: '模拟硬件：这些数字来自延迟模型，并非在 GPU 上实测，切勿作为测量结果发布。',
    interrupted: '本次扫描被中断；下面缺失的测试点没有运行完。',
    canaryFailed: (because, others) => others === 0 ? `唯一的测试点失败：${because}` : `金丝雀测试点失败，因此其余测试点没有启动：${because}`,
    frontier: (p90, points, p75) => `端到端延迟（E2EL）前沿：P90 ${p90}/${points} 个点（P75 为 ${p75} 个）`,
    chartLines: '图中每条线连接在所示两轴上不被同一曲线其他点超越的点；表中的 ● 表示位于 P90 E2EL 前沿。',
    lost: (count, owner) => `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(count)} 个${lostToChinese[owner]}`,
    nothingLost: '所有预期的测试点都有结果。',
    notInThisRun: '本次运行中缺失',
    more: (count) => `还有 ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(count)} 项`,
    took: (duration) => `整个命令用时 ${duration}`,
};
/** `1 lost to infrastructure`, one part per owner. */
function lossesByBlame(answer, messages) {
    return ['user', 'infra', 'product', 'unknown', 'not-run'].flatMap((owner) => {
        const count = answer.losses.filter((loss) => loss.blame === owner).length;
        return count > 0 ? [messages.lost(count, owner)] : [];
    });
}
/** Whose a failure is, in one word. */
const blameWord = {
    user: 'configuration',
    infra: 'infrastructure',
    product: 'engine or infx',
    unknown: 'unknown',
    'not-run': 'not run',
};
//# sourceMappingURL=messages.js.map

/***/ }),

/***/ 95528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ previousFinder)
/* harmony export */ });
/**
 * Finds a point's predecessor: the same id, else the only point of the same config key, kind and title (an image or
 * recipe change makes a new id, but it is the change one wants to compare over).
 */
function previousFinder(previous) {
    const byId = new Map();
    const byName = new Map();
    for (const point of previous?.points ?? []) {
        byId.set(point.id, point);
        const name = nameOf(point);
        byName.set(name, byName.has(name) ? 'several' : point);
    }
    return (point) => {
        const named = byName.get(nameOf(point));
        return byId.get(point.id) ?? (named === 'several' ? undefined : named);
    };
}
const nameOf = (point) => JSON.stringify([point.kind, point.configKey, point.title]);
//# sourceMappingURL=previous.js.map

/***/ }),

/***/ 29878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  TR: () => (/* binding */ chartBlocks),
  J: () => (/* binding */ evalTable),
  u5: () => (/* binding */ lossTable),
  KP: () => (/* binding */ notInThisRun),
  RH: () => (/* binding */ pointTable)
});

// EXTERNAL MODULE: ./lib/src/core/curve/axis.js
var curve_axis = __webpack_require__(4311);
// EXTERNAL MODULE: ./lib/src/core/render/answer.js
var render_answer = __webpack_require__(21823);
// EXTERNAL MODULE: ./lib/src/core/render/document.js
var render_document = __webpack_require__(82944);
// EXTERNAL MODULE: ./lib/src/core/render/drawn-frontier.js
var drawn_frontier = __webpack_require__(69727);
// EXTERNAL MODULE: ./lib/src/core/render/markdown.js
var markdown = __webpack_require__(56456);
;// CONCATENATED MODULE: ./lib/src/core/render/mermaid.js
/**
 * A curve's frontier as a Mermaid xychart: GitHub renders it in summaries and comments, where neither SVG nor an
 * artifact's picture can be embedded.
 */

// xychart has no scatter: a line's values lie at even steps over the x axis. So the frontier, which is straight between
// measured points, is sampled. 32 steps over whole-number ends keep every step exact in binary, because Mermaid adds
// the step up and would drop the last value after a rounding error.
const steps = 32;
/** The chart, or undefined when fewer than two frontier points make no line. `frontier` ascends in x. */
function mermaidFrontier(title, axes, frontier) {
    const first = frontier[0];
    const last = frontier.at(-1);
    if (!first || !last || frontier.length < 2)
        return undefined;
    const low = Math.floor(first.x);
    const high = Math.max(low + 1, Math.ceil(last.x));
    const values = Array.from({ length: steps + 1 }, (_, step) => {
        const x = low + ((high - low) * step) / steps;
        return Math.round((0,drawn_frontier/* frontierAt */.r)(frontier, Math.min(last.x, Math.max(first.x, x))));
    });
    return [
        '```mermaid',
        'xychart-beta',
        `    title "${quoted(title)}"`,
        `    x-axis "${quoted(axes.x)}" ${low} --> ${high}`,
        `    y-axis "${quoted(axes.y)}" 0 --> ${Math.ceil(Math.max(...values) * 1.05)}`,
        `    line [${values.join(', ')}]`,
        '```',
    ].join('\n');
}
/** Mermaid strings end at a quote and have no escape; whatever could end the string, the line or the fence becomes a blank. */
const quoted = (text) => text
    .replace(/[^\p{L}\p{N} .,:;·()/%+_-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
//# sourceMappingURL=mermaid.js.map
// EXTERNAL MODULE: ./lib/src/core/render/messages.js
var messages = __webpack_require__(93);
// EXTERNAL MODULE: ./lib/src/core/render/numbers.js
var numbers = __webpack_require__(54143);
// EXTERNAL MODULE: ./lib/src/core/render/text.js
var render_text = __webpack_require__(67654);
;// CONCATENATED MODULE: ./lib/src/core/render/summary-parts.js
/** Tables and charts of the summary. */









const left = (title) => ({ title, align: 'left' });
const right = (title) => ({ title, align: 'right' });
const center = (title) => ({ title, align: 'center' });
/** Prose from servers may be long; the whole text is in the report and in sweep.json. */
const proseCharacters = 400;
/** What was lost, whose it is, why, and what to do; stands first when a sweep is red. */
function lossTable(answer) {
    return {
        kind: 'table',
        columns: [left('lost point'), left('whose'), left('how'), left('cause'), left('next')],
        rows: answer.losses.map((loss) => [
            loss.point.title,
            messages/* blameWord */.sd[loss.blame],
            loss.kind,
            (0,markdown/* inlineCode */.ti)((0,render_text/* clip */.$Q)(`${loss.code === undefined ? '' : `${loss.code}: `}${loss.cause}`, proseCharacters)),
            (0,render_text/* clip */.$Q)(loss.next ?? numbers/* notMeasured */.q7, proseCharacters),
        ]),
        more: (count) => `${messages/* english */.x3.more(count)} lost points in the report`,
    };
}
function pointTable(sweep, points, findPrevious) {
    const onFrontier = new Set(sweep.curves.flatMap((curve) => curve.frontierAtP90));
    const versus = (title) => (findPrevious ? [right(title)] : []);
    return {
        kind: 'table',
        columns: [
            left('point'),
            right('tok/s/GPU'),
            ...versus('vs main'),
            right('mean tok/s/user'),
            ...versus('vs main'),
            right('P90 E2E-norm. tok/s/user'),
            right('P90 E2EL s'),
            right('errors'),
            center('P90 E2EL frontier'),
        ],
        rows: points.filter(render_answer/* isPublishable */.oB).map((point) => {
            const now = point.headline;
            const before = findPrevious?.(point)?.headline;
            const change = (value, old) => findPrevious ? [(0,numbers/* formatChange */.eD)(value, old)] : [];
            return [
                `${point.title}${point.status === 'reused' ? ' (reused)' : ''}`,
                (0,numbers/* formatMeasure */.os)(now?.tputPerGpuTps),
                ...change(now?.tputPerGpuTps, before?.tputPerGpuTps),
                (0,numbers/* formatMeasure */.os)(now?.meanIntvtyTps),
                ...change(now?.meanIntvtyTps, before?.meanIntvtyTps),
                (0,numbers/* formatMeasure */.os)(now?.p90E2eNormIntvtyTps),
                (0,numbers/* formatMeasure */.os)(now?.p90E2elSeconds),
                now ? (0,numbers/* formatCount */.B4)(now.requestsFailed) : numbers/* notMeasured */.q7,
                onFrontier.has(point.id) ? '●' : '○',
            ];
        }),
        more: (count) => `${messages/* english */.x3.more(count)} points in the report`,
    };
}
function evalTable(sweep) {
    return {
        kind: 'table',
        columns: [
            left('eval'),
            left('point'),
            right('conc'),
            left('scores'),
            right('threshold'),
            right('answered'),
            left('verdict'),
        ],
        rows: (0,render_answer/* evalLines */.gK)(sweep).map((line) => evalRow(line)),
        more: (count) => `${messages/* english */.x3.more(count)} evals in the report`,
    };
}
const verdictWord = {
    pass: '✅ pass',
    fail: '❌ fail',
    missing: '❌ missing',
    infra: '❌ infrastructure',
};
function evalRow(line) {
    if (line.kind === 'no-verdict') {
        const { point } = line;
        return [
            numbers/* notMeasured */.q7,
            point.title,
            (0,numbers/* formatCount */.B4)(point.conc),
            numbers/* notMeasured */.q7,
            numbers/* notMeasured */.q7,
            numbers/* notMeasured */.q7,
            '❌ missing',
        ];
    }
    const { verdict } = line;
    const scores = (0,render_answer/* scoreTexts */.T8)(verdict.scores);
    const because = verdict.state === 'pass' ? '' : verdict.because.join('; ');
    return [
        verdict.task,
        verdict.configKey,
        (0,numbers/* formatCount */.B4)(verdict.conc),
        scores.length === 0 ? numbers/* notMeasured */.q7 : scores.join(' · '),
        (0,render_answer/* thresholdText */.HA)(verdict),
        `${(0,numbers/* formatCount */.B4)(verdict.nEffective)} of ${(0,numbers/* formatCount */.B4)(verdict.nExpected)}`,
        (0,markdown.md)([verdictWord[verdict.state], because === '' ? '' : (0,markdown/* escapeMarkdown */.FV)((0,render_text/* clip */.$Q)(because, proseCharacters))]
            .filter((part) => part !== '')
            .join(': ') + besideSiblings(verdict.siblings)),
    ];
}
/** Only what chance does not explain is worth a word. */
function besideSiblings(found) {
    if (found?.beyondTwoSigma !== true)
        return '';
    const { metric, gap, siblings, twoSigma } = found;
    const where = `${Math.abs(gap).toFixed(4)} ${gap < 0 ? 'below' : 'above'}`;
    const whom = siblings === 1 ? 'the other evaluation' : `the ${siblings} others`;
    return ` · ⚠️ ${(0,markdown/* escapeMarkdown */.FV)(metric)} ${where} ${whom} of the model (2σ ${twoSigma.toFixed(4)})`;
}
/** Missing, newly failed and invalid points apart, so that no average hides them. */
function notInThisRun(answer, findPrevious) {
    const titles = (losses) => losses.length === 0 ? '—' : (0,render_text/* clip */.$Q)(losses.map((loss) => loss.point.title).join('; '), 2000);
    const of = (kind) => answer.losses.filter((loss) => loss.kind === kind);
    if (answer.losses.length === 0)
        return [(0,render_document/* text */.Qq)(messages/* english */.x3.nothingLost)];
    const newlyFailed = answer.losses.filter((loss) => {
        const before = findPrevious?.(loss.point);
        return before !== undefined && (0,render_answer/* isPublishable */.oB)(before);
    });
    const lines = [
        `missing: ${(0,markdown/* escapeMarkdown */.FV)(titles(of('missing')))}`,
        ...(findPrevious ? [`newly failed (had a result before): ${(0,markdown/* escapeMarkdown */.FV)(titles(newlyFailed))}`] : []),
        `failed: ${(0,markdown/* escapeMarkdown */.FV)(titles(of('failed')))}`,
        `invalid: ${(0,markdown/* escapeMarkdown */.FV)(titles(of('invalid')))}`,
    ];
    return [(0,render_document/* text */.Qq)('**Not in this run**'), { kind: 'list', items: lines, more: messages/* english */.x3.more }];
}
/** More charts than this make a summary slow to render; the report has them all. */
const chartsShown = 4;
/** Frontiers as Mermaid charts, one per curve that has a line; of more than four the report has the rest. */
function chartBlocks(sweep) {
    const charts = sweep.curves.flatMap((curve) => {
        const measured = sweep.points.filter((point) => point.curveKey === curve.curveKey && (0,render_answer/* isPublishable */.oB)(point));
        const axis = (0,curve_axis/* axisOf */.L$)(measured.flatMap(({ headline }) => headline ?? []));
        const drawn = measured.flatMap(({ headline }) => {
            const x = headline && axis.of(headline);
            return headline && x !== null ? [{ x, y: headline.tputPerGpuTps }] : [];
        });
        const chart = mermaidFrontier((0,render_text/* clip */.$Q)(curve.title, 100), { x: axis.title, y: 'tok/s per GPU' }, (0,drawn_frontier/* drawnFrontier */.m)(drawn, 'higher'));
        return chart === undefined ? [] : [chart];
    });
    const hidden = charts.length - chartsShown;
    return [
        ...(charts.length > 0 ? [(0,render_document/* text */.Qq)(messages/* english */.x3.chartLines)] : []),
        ...charts.slice(0, chartsShown).map((chart) => (0,render_document/* text */.Qq)(chart)),
        ...(hidden > 0 ? [(0,render_document/* text */.Qq)(`${messages/* english */.x3.more(hidden)} curves are drawn in the report.`)] : []),
    ];
}
//# sourceMappingURL=summary-parts.js.map

/***/ }),

/***/ 85741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ renderSummary)
/* harmony export */ });
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21823);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82944);
/* harmony import */ var _beside_earlier_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86586);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56456);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(54143);
/* harmony import */ var _previous_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95528);
/* harmony import */ var _summary_parts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29878);








/** The whole document, ending with a line break. */
function renderSummary(input) {
    const { sweep } = input;
    const answer = (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answerOf */ .ut)(sweep);
    const findPrevious = (0,_previous_js__WEBPACK_IMPORTED_MODULE_6__/* .previousFinder */ .A)(input.previous);
    const points = sweep.points.filter((point) => point.kind === 'benchmark');
    const blocks = [
        (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(`### ${headline(input, answer, _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .english */ .x3)}`),
        ...warnings(sweep, _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .english */ .x3),
        ...(answer.losses.length > 0 ? [(0,_summary_parts_js__WEBPACK_IMPORTED_MODULE_5__/* .lossTable */ .u5)(answer)] : []),
        curveList(sweep, _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .english */ .x3),
        ...(0,_summary_parts_js__WEBPACK_IMPORTED_MODULE_5__/* .chartBlocks */ .TR)(sweep),
        ...(points.some(_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .isPublishable */ .oB)
            ? [(0,_summary_parts_js__WEBPACK_IMPORTED_MODULE_5__/* .pointTable */ .RH)(sweep, points, input.previous === undefined ? undefined : findPrevious)]
            : []),
        ...(answer.evals.expected > 0 ? [(0,_summary_parts_js__WEBPACK_IMPORTED_MODULE_5__/* .evalTable */ .J)(sweep)] : []),
        ...(0,_beside_earlier_js__WEBPACK_IMPORTED_MODULE_2__/* .earlierBlocks */ .tQ)(sweep),
        ...(0,_summary_parts_js__WEBPACK_IMPORTED_MODULE_5__/* .notInThisRun */ .KP)(answer, input.previous === undefined ? undefined : findPrevious),
        ...(input.next.length > 0 ? [(0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(`Next: ${input.next.join(' · ')}`)] : []),
        (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(provenance(sweep)),
        ...chineseFold(input, answer),
    ];
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .renderDocument */ .yQ)(blocks, input.limitBytes);
}
function headline(input, answer, messages) {
    const { benchmark, evals } = answer;
    const parts = [
        messages.sweep((0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(input.name)),
        `${answer.green ? '✅' : '❌'} ${messages.pointsValid(benchmark.valid, benchmark.expected)}`,
        evals.expected > 0 ? messages.evalsPass(evals.passed, evals.expected) : messages.noEvals,
        ...(0,_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .lossesByBlame */ .kM)(answer, messages),
        messages.attempt(input.attempt),
        ...(input.sweep.head === undefined ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)((0,_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .shortCommit */ .Ax)(input.sweep.head))]),
    ];
    return parts.join(' · ');
}
function warnings(sweep, messages) {
    const lines = [
        ...(sweep.simulated ? [`> ⚠️ ${messages.simulated}`] : []),
        ...(sweep.interrupted ? [`> ⚠️ ${messages.interrupted}`] : []),
        ...(sweep.canary.state === 'failed'
            ? [
                `> ⛔ ${messages.canaryFailed((0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(sweep.canary.because.join('; ')), sweep.points.length - 1)}`,
            ]
            : []),
    ];
    return lines.length > 0 ? [(0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(lines.join('\n>\n'))] : [];
}
function curveList(sweep, messages) {
    return {
        kind: 'list',
        items: sweep.curves.map((curve) => `**${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(curve.title)}** — ${messages.frontier(curve.frontierAtP90.length, curve.points, curve.frontierAtP75.length)}`),
        more: (left) => `${messages.more(left)} curves`,
    };
}
function provenance(sweep) {
    const { startedAt, resumedAt, endedAt } = sweep;
    const resumed = resumedAt === undefined ? '' : ` since it was resumed at ${resumedAt}`;
    return [
        `plan \`${sweep.planDigest.slice(0, 12)}\``,
        ...(sweep.head === undefined ? [] : [`head \`${sweep.head}\``]),
        `${startedAt} → ${endedAt} (points: ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .formatDuration */ .a3)((0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .measuringSeconds */ .T7)(sweep))}${resumed})`,
        `canary ${sweep.canary.state}`,
    ].join(' · ');
}
function chineseFold(input, answer) {
    const list = curveList(input.sweep, _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .chinese */ .E$);
    return [
        (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(`<details><summary>中文</summary>`),
        (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(`**${headline(input, answer, _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .chinese */ .E$)}**`),
        ...warnings(input.sweep, _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .chinese */ .E$),
        ...(list.kind === 'list' ? [{ ...list, more: _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .chinese */ .E$.more }] : []),
        (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(answer.losses.length === 0
            ? _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .chinese */ .E$.nothingLost
            : `${_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .chinese */ .E$.notInThisRun}：${(0,_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .lossesByBlame */ .kM)(answer, _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .chinese */ .E$).join('，')}。`),
        (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('</details>'),
    ];
}
//# sourceMappingURL=summary.js.map

/***/ }),

/***/ 65713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ remedyOf)
/* harmony export */ });
/** What the reader does next about a result that may not be published. */
const remedies = {
    request_counts_missing: "read the client's log: it ended before its summary was written",
    no_completed_requests: "read the engine's log: it answered nothing",
    request_error_rate: "read the failed requests' causes in the point's details, then the engine's log",
    tokens_missing: 'check that the engine streams usage in its last chunk',
    duration_unknown: "read the client's log, then run this point again",
    duration_short: 'run this point again; when it repeats, the trace is too short for the duration',
    submission_invalid: "read the client's reasons in the point's details",
    export_truncated: 'check the free space of the runner, then run this point again',
    export_damaged: 'check the free space of the runner, then run this point again',
    non_finite: 'run this point again; when it repeats, report it with the export',
    acceptance_unknown: "check that the engine's acceptance metric or log line is on",
    acceptance_off_target: 'compare the injected acceptance with the golden curve: `infx golden-al`',
    power_invalid: "read the power block of the point's details: it lists what its telemetry lacks",
    server_metrics_missing: "check the engine's metrics endpoint and its prefix",
    client_bottleneck: "free the client's machine of other work, give it a faster core, or lower the load (--trace-scale on a simulated run)",
};
/** One sentence for a validity reason's code; undefined for a code that a newer or foreign run wrote. */
const remedyOf = (code) => Object.hasOwn(remedies, code) ? remedies[code] : undefined;
//# sourceMappingURL=remedies.js.map

/***/ }),

/***/ 35863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ compareRunIds),
/* harmony export */   S: () => (/* binding */ runIdOf)
/* harmony export */ });
/**
 * Ids of workflow runs. GitHub's are beyond 2^31 and may go up to 2^63 - 1, above which no database holds them; a JavaScript
 * number is exact up to 2^53 only.
 */
/** `digits` is a plain decimal integer. */
function runIdOf(digits) {
    const number = Number(digits);
    return Number.isSafeInteger(number) ? number : String(digits);
}
/** By value, smallest first: as text 9 would come after 10. */
function compareRunIds(a, b) {
    const [first, second] = [BigInt(a), BigInt(b)];
    return first < second ? -1 : first > second ? 1 : 0;
}
//# sourceMappingURL=run-id.js.map

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

/***/ 90367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ readPlanFile),
  J: () => (/* binding */ writePlanFile)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/src/core/canonical-json.js
var canonical_json = __webpack_require__(42541);
// EXTERNAL MODULE: ./lib/src/core/point-id.js
var point_id = __webpack_require__(85858);
// EXTERNAL MODULE: ./lib/src/core/plan/plan-digest.js
var plan_digest = __webpack_require__(63132);
;// CONCATENATED MODULE: ./lib/src/core/plan/check-plan.js
/**
 * A plan that was carried around (an artifact, an old folder) against itself: ids and digests are made from its contents,
 * so whoever changed one without the other is found. Ids name folders, and limits and labels decide about machines.
 */




/** Everything about the plan that its own contents contradict, for people; empty for one that planning wrote. */
function planContradictions(plan) {
    const faults = [...plan.points.flatMap(pointFaults), ...repeated(plan.points), ...recipeFaults(plan.points)];
    const { canary } = plan;
    if (canary.state === 'chosen' && !plan.points.some(({ id }) => id === canary.pointId)) {
        faults.push(`the canary ${JSON.stringify(canary.pointId)} is none of its points`);
    }
    // Points that are wrong change the digest, too, and are the better answer.
    return faults.length > 0 || (0,plan_digest/* planDigest */.G)(plan) === plan.digest
        ? faults
        : [`its points and canary do not give its digest ${plan.digest.slice(0, 12)}`];
}
const idPattern = /^[a-z0-9][a-z0-9._-]{0,119}$/;
function pointFaults(point) {
    const { id } = point;
    if (typeof id !== 'string' || !idPattern.test(id))
        return [`${JSON.stringify(id)} is no id of a point`];
    const wrong = [...atLeast(1, point), ...atLeast(0, point)];
    if (wrong.length > 0)
        return [`${id}: ${wrong.join(', ')}`];
    const contents = specOf(point);
    if ((0,point_id/* pointIdOf */.V4)(contents) !== id)
        return [`${id}: its contents give the id ${(0,point_id/* pointIdOf */.V4)(contents)}`];
    return (0,point_id/* curveKeyOf */.e1)(contents) === point.curveKey ? [] : [`${id}: its contents give another curve`];
}
/** Of the numbers that decide how long machines are held, and how many. */
const smallest = {
    1: ['conc', 'gpus', 'nodes', 'timeoutMinutes'],
    0: ['estimatedGpuHours', 'durationSeconds', 'maxModelLen', 'totalCpuDramGb'],
};
const atLeast = (least, point) => smallest[least].flatMap((field) => {
    const value = point[field];
    const isAbsent = value === undefined && field === 'durationSeconds';
    return isAbsent || (typeof value === 'number' && value >= least)
        ? []
        : [`${field} is ${String(value)}, expected a number ≥ ${least}`];
});
/** The point without what is made from it, or added for running it. */
function specOf(point) {
    const entries = Object.entries(point).filter(([field]) => !made.includes(field));
    return Object.fromEntries(entries);
}
const made = [
    ...['id', 'seriesKey', 'curveKey', 'gpus', 'nodes', 'expName', 'recipeFingerprint'],
    ...['runsOn', 'timeoutMinutes', 'queueMinutes', 'title', 'estimatedGpuHours', 'because'],
];
function repeated(points) {
    const seen = new Set();
    const twice = points.flatMap(({ id }) => (seen.size === seen.add(id).size ? [id] : []));
    return [...new Set(twice)].map((id) => `${id} stands in it more than once`);
}
/** Each content once, however many points are bound to it. */
function recipeFaults(points) {
    const contents = new Map();
    for (const { recipe } of points)
        if (recipe)
            contents.set(recipe.resolved, recipe);
    return [...contents.values()].flatMap(({ path, digest, resolved }) => (0,external_node_crypto_.hash)('sha256', (0,canonical_json/* canonicalJson */.dj)(resolved)) === digest
        ? []
        : [`the content of the recipe ${path} does not give its digest ${digest.slice(0, 12)}`]);
}
/** The place of the first value that no plan holds: JSON has numbers beyond every number, and names that mean something. */
function oddValue(value, path) {
    if (typeof value === 'number')
        return Number.isFinite(value) ? undefined : `${path} is too large for a number`;
    if (typeof value !== 'object' || value === null)
        return undefined;
    for (const [name, member] of Object.entries(value)) {
        if (name === '__proto__')
            return `${path} has a field "__proto__"`;
        const odd = oddValue(member, `${path}.${name}`);
        if (odd !== undefined)
            return odd;
    }
    return undefined;
}
//# sourceMappingURL=check-plan.js.map
// EXTERNAL MODULE: ./lib/src/core/plan/plan-document.js
var plan_document = __webpack_require__(56645);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/render/text.js
var render_text = __webpack_require__(67654);
// EXTERNAL MODULE: ./lib/src/files/json-file.js
var json_file = __webpack_require__(6721);
// EXTERNAL MODULE: ./lib/src/files/own-json.js
var own_json = __webpack_require__(82329);
;// CONCATENATED MODULE: ./lib/src/files/plan-file.js
/** Reads and writes a plan.json. */







/** Most faults that are told: an edited list of points has as many as it has points. */
const maxFaults = 5;
/** Throws ProblemError: INFX308 when there is no whole plan of this version at `path`, INFX327 when it contradicts itself. */
async function readPlanFile(path) {
    const value = await (0,own_json/* readOwnJson */.Z)(path, 'plan.v1');
    const odd = oddValue(value, 'plan');
    if (odd !== undefined)
        throw contradictory(path, [odd]);
    // Whoever only writes plans does not load what checks them.
    const { checkPlanDocument } = await __webpack_require__.e(/* import() */ 1341).then(__webpack_require__.bind(__webpack_require__, 81341));
    const checked = checkPlanDocument(value);
    if ('faults' in checked)
        throw notWhole(path, listed(checked.faults));
    const plan = (0,plan_document/* planOfDocument */.c)(checked.document);
    if (!plan)
        throw notWhole(path, 'a point is bound to a recipe whose content is not there');
    const faults = faultsOf(plan, path);
    if (faults.length > 0)
        throw contradictory(path, faults);
    return plan;
}
const notWhole = (path, why, cause) => new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX308', `${path} is not a whole plan (${why})`)], { cause });
const contradictory = (path, faults) => new problem/* ProblemError */.Mm([
    (0,catalogue/* problem */.CC)('INFX327', `${path}: ${listed(faults)}`, {
        hint: 'plan again: infx sweep without --resume, or a new run of the workflow',
    }),
]);
function listed(faults) {
    const more = faults.length > maxFaults ? `; and ${faults.length - maxFaults} more` : '';
    return `${faults.slice(0, maxFaults).map(render_text/* oneLine */.TN).join('; ')}${more}`;
}
function faultsOf(plan, path) {
    try {
        return planContradictions(plan);
    }
    catch (cause) {
        // Fields of a point that do not go together, so that no identity can be made of it.
        throw notWhole(path, cause instanceof Error ? cause.message : String(cause), cause);
    }
}
/** As `writeJsonFile`. */
const writePlanFile = (path, plan) => (0,json_file/* writeJsonFile */.An)(path, (0,plan_document/* planDocument */.N)(plan));
//# sourceMappingURL=plan-file.js.map

/***/ })

};
