export const id = 16;
export const ids = [16];
export const modules = {

/***/ 45323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ah: () => (/* binding */ conservationProblems),
/* harmony export */   Ep: () => (/* binding */ conclude),
/* harmony export */   Ml: () => (/* binding */ ingestOutcomes),
/* harmony export */   cZ: () => (/* binding */ unaccounted),
/* harmony export */   jr: () => (/* binding */ ingestCategories)
/* harmony export */ });
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/* harmony import */ var _problems_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35388);


const ingestCategories = ['benchmark', 'eval', 'trace', 'power'];
const ingestOutcomes = ['new', 'duplicate', 'skipped', 'unmapped', 'failed'];
/** Rows read that ended in no column (or, negative, in more than one). */
const unaccounted = (counts) => counts.raw - ingestOutcomes.reduce((sum, outcome) => sum + counts[outcome], 0);
/** One INFX281 per category that does not add up. */
function conservationProblems(categories) {
    return ingestCategories.flatMap((category) => {
        const difference = unaccounted(categories[category]);
        if (difference === 0)
            return [];
        const what = difference > 0 ? `${difference} unaccounted` : `${-difference} counted twice`;
        return [
            (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('INFX281', `${category}: ${categories[category].raw} rows read, ${what}`, {
                hint: 'report this with ingest.json: rows must never vanish between read and stored',
            }),
        ];
    });
}
function conclude(categories, problems) {
    if (problems.some(({ severity }) => severity === 'error'))
        return 'failed';
    const lost = ingestCategories.some((category) => categories[category].unmapped + categories[category].failed > 0);
    return lost ? 'incomplete' : 'success';
}
//# sourceMappingURL=report.js.map

/***/ }),

/***/ 41627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export reportProblems */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of the report (330-349). */

const reportProblems = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX330: {
        title: 'A part of the report is not beside the program',
        blame: 'product',
        severity: 'error',
        explain: 'The report needs files that travel beside the bundle in `dist/assets/`: its browser script, a font, and the picture converter. One of them cannot be read, so the installation is incomplete. Install again, or run `npm run build` in a checkout.',
    },
    INFX331: {
        title: 'The picture of the curve could not be converted',
        blame: 'product',
        severity: 'error',
        explain: 'The curve was drawn as SVG, but its conversion to PNG failed. `curve.svg` and `report.html` hold the same picture. Please report the message together with `curve.svg`.',
    },
});
//# sourceMappingURL=report.js.map

/***/ }),

/***/ 39274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I$: () => (/* binding */ inks),
/* harmony export */   XR: () => (/* binding */ swatchType),
/* harmony export */   jd: () => (/* binding */ curveStyle),
/* harmony export */   ng: () => (/* binding */ symbolPaths)
/* harmony export */ });
/**
 * Colours and symbols of curves. Eight colours that stay apart for the common forms of colour blindness (measured in
 * the tests), one set per ground, at ≥ 3:1 against it; a symbol of its own tells each curve apart without colour. Red is kept for what is invalid, and hollow says the same without colour.
 */
const inks = {
    light: {
        ground: '#ffffff',
        text: '#1a2230',
        muted: '#5b6675',
        grid: '#e3e7ed',
        invalid: '#c8102e',
        curves: ['#0092e6', '#d2661c', '#279b78', '#6c2b82', '#2b7682', '#495200', '#3d45b8', '#4f4540'],
    },
    dark: {
        ground: '#12171f',
        text: '#e6eaf0',
        muted: '#9aa6b5',
        grid: '#28313d',
        invalid: '#ff5d6c',
        curves: ['#5c95e6', '#e0701e', '#3fe59b', '#f0cdf8', '#368ba1', '#ffe047', '#7472f7', '#ad9285'],
    },
};
/** A symbol as a path in a box from -10 to 10, drawn alike by the chart and by the legend's swatches. */
const symbolPaths = [
    'M0,-9A9,9,0,1,1,0,9A9,9,0,1,1,0,-9Z',
    'M0,-10L9.5,7.5L-9.5,7.5Z',
    'M-8,-8L8,-8L8,8L-8,8Z',
    'M0,-11L11,0L0,11L-11,0Z',
    'M0,10L9.5,-7.5L-9.5,-7.5Z',
    'M-3.4,-10L3.4,-10L3.4,-3.4L10,-3.4L10,3.4L3.4,3.4L3.4,10L-3.4,10L-3.4,3.4L-10,3.4L-10,-3.4L-3.4,-3.4Z',
    'M0,-11L3.1,-4L10.5,-3.4L4.9,1.5L6.5,8.9L0,5L-6.5,8.9L-4.9,1.5L-10.5,-3.4L-3.1,-4Z',
    'M-5,-9L5,-9L10,0L5,9L-5,9L-10,0Z',
];
/** Name under which the still picture's legend knows a symbol as a shape of its own. */
const swatchType = (symbol) => `curve-symbol-${symbol}`;
/** Style of the n-th curve (from 0): 64 pairs of colour and symbol before one repeats. */
function curveStyle(index, theme) {
    const { curves } = inks[theme];
    const round = Math.floor(index / curves.length);
    const symbol = (index + round) % symbolPaths.length;
    return {
        symbol,
        colour: curves[index % curves.length] ?? inks[theme].text,
        symbolPath: symbolPaths[symbol] ?? '',
    };
}
//# sourceMappingURL=palette.js.map

/***/ }),

/***/ 30016:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Xb: () => (/* binding */ drawReport),
  OC: () => (/* binding */ localSummary),
  Sk: () => (/* binding */ redrawReport)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/ingest/report.js
var report = __webpack_require__(45323);
// EXTERNAL MODULE: ./lib/src/core/render/document.js
var render_document = __webpack_require__(82944);
// EXTERNAL MODULE: ./lib/src/core/render/summary.js
var summary = __webpack_require__(85741);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problems/command.js
var command = __webpack_require__(8076);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/files/own-json.js
var own_json = __webpack_require__(82329);
// EXTERNAL MODULE: ./lib/src/core/render/answer.js
var render_answer = __webpack_require__(21823);
// EXTERNAL MODULE: ./lib/src/core/render/messages.js
var messages = __webpack_require__(93);
// EXTERNAL MODULE: ./lib/src/core/render/numbers.js
var numbers = __webpack_require__(54143);
// EXTERNAL MODULE: ./lib/src/core/render/text.js
var render_text = __webpack_require__(67654);
;// CONCATENATED MODULE: ./lib/src/report/axes.js
/** The axes a reader can choose, their units, and which way is better. Shared by the server side and the browser. */
/** The project's main view: throughput per GPU against P90 E2E-normalised interactivity. */
const mainAxes = {
    x: 'e2eNormIntvty',
    statistic: 'p90',
    y: 'total',
    xScale: 'linear',
    yScale: 'linear',
};
const xMetrics = {
    e2eNormIntvty: { title: 'E2E-normalised interactivity', unit: 'tok/s/user', better: 'higher' },
    intvty: { title: 'interactivity', unit: 'tok/s/user', better: 'higher' },
    e2el: { title: 'end-to-end latency', unit: 's', better: 'lower' },
    ttft: { title: 'time to first token', unit: 's', better: 'lower' },
    tpot: { title: 'time per output token', unit: 's', better: 'lower' },
};
const statistics = {
    mean: 'Mean',
    p50: 'P50',
    p75: 'P75',
    p90: 'P90',
    p95: 'P95',
    p99: 'P99',
};
const throughputs = {
    total: 'Total throughput per GPU',
    output: 'Output throughput per GPU',
    input: 'Input throughput per GPU',
};
const throughputUnit = 'tok/s/GPU';
/** `P90 E2E-normalised interactivity (tok/s/user)`. */
const xAxisTitle = (axes) => `${statistics[axes.statistic]} ${xMetrics[axes.x].title} (${xMetrics[axes.x].unit})`;
const yAxisTitle = (axes) => `${throughputs[axes.y]} (${throughputUnit})`;
/** The main view, but with an x that some point has: fixed-sequence results have no E2E-normalised interactivity. */
function axesFor(points) {
    const hasValue = (x) => points.some(({ metrics }) => metrics[x]?.[mainAxes.statistic] !== undefined);
    return { ...mainAxes, x: [mainAxes.x, 'intvty', 'e2el'].find(hasValue) ?? mainAxes.x };
}
//# sourceMappingURL=axes.js.map
// EXTERNAL MODULE: ./lib/src/core/render/drawn-frontier.js
var drawn_frontier = __webpack_require__(69727);
;// CONCATENATED MODULE: ./lib/src/report/chart-groups.js
/** Points sorted into what one colour and symbol shows, with the frontier over the chosen axes. */


function chartGroups(data, axes, groupBy) {
    const titles = new Map(data.curves.map((curve) => [curve.key, curve.title]));
    const keyOf = (point) => groupBy === 'curve' ? point.curveKey : `${point.curveKey}\n${point.seriesTitle}`;
    const titleOf = (point) => {
        const curve = titles.get(point.curveKey) ?? point.curveKey;
        if (groupBy === 'curve')
            return curve;
        return data.curves.length > 1 ? `${curve} · ${point.seriesTitle}` : point.seriesTitle;
    };
    const members = groupedBy(data.points, keyOf);
    const previous = groupedBy(data.previous, keyOf);
    return [...members].map(([key, points], styleIndex) => {
        const first = points[0];
        return {
            key,
            title: first ? titleOf(first) : key,
            styleIndex,
            ...placedGroup(points, previous.get(key) ?? [], axes),
        };
    });
}
function placedGroup(points, previous, axes) {
    const { better } = xMetrics[axes.x];
    const placed = points.map((point) => ({ point, place: place(point, axes) }));
    const at = (publishable) => placed.flatMap(({ point, place }) => place && point.publishable === publishable ? [{ ...place, id: point.id }] : []);
    const valid = at(true);
    const before = previous.flatMap((point) => {
        const found = place(point, axes);
        return found ? [{ ...found, id: '' }] : [];
    });
    return {
        valid,
        invalid: at(false),
        frontier: (0,drawn_frontier/* drawnFrontier */.m)(valid, better),
        previous: before,
        previousFrontier: (0,drawn_frontier/* drawnFrontier */.m)(before, better),
        unplaced: placed.filter(({ place }) => !place).map(({ point }) => point.id),
    };
}
/** Where a point lies on the axes; undefined when it has no such number, or none a logarithm can show. */
function place(point, axes) {
    const x = point.metrics[axes.x]?.[axes.statistic];
    const y = point.throughput?.[axes.y];
    if (x === undefined || y === undefined)
        return undefined;
    if ((axes.xScale === 'log' && x <= 0) || (axes.yScale === 'log' && y <= 0))
        return undefined;
    return { conc: point.conc, x, y };
}
function groupedBy(values, keyOf) {
    const groups = new Map();
    for (const value of values) {
        const key = keyOf(value);
        const group = groups.get(key);
        if (group)
            group.push(value);
        else
            groups.set(key, [value]);
    }
    return groups;
}
//# sourceMappingURL=chart-groups.js.map
// EXTERNAL MODULE: ./lib/src/report/palette.js
var palette = __webpack_require__(39274);
;// CONCATENATED MODULE: ./lib/src/report/chart-option.js



/** Series ids are `<kind> <group key>`; a scatter item's `id` is the point's id. */
function chartOption(groups, axes, look) {
    const ink = palette/* inks */.I$[look.theme];
    const narrow = look.width < 560;
    return {
        animation: false,
        backgroundColor: 'transparent',
        textStyle: { fontFamily: look.fontFamily, color: ink.text, fontSize: narrow ? 11 : 12 },
        grid: {
            left: narrow ? 52 : 68,
            right: narrow ? 14 : 28,
            top: look.top,
            bottom: 56,
            outerBoundsMode: 'none',
        },
        xAxis: {
            ...axis(axes.xScale, ink, narrow),
            name: betterArrow(xAxisTitle(axes), xMetrics[axes.x].better),
            nameGap: 30,
        },
        yAxis: { ...axis(axes.yScale, ink, narrow), name: `${yAxisTitle(axes)} →`, nameGap: narrow ? 40 : 54 },
        series: groups.flatMap((group) => groupSeries(group, look, xMetrics[axes.x].better)),
        graphic: [...(look.simulated ? [watermark(ink)] : []), ...look.graphics],
    };
}
const betterArrow = (title, better) => better === 'higher' ? `${title} →` : `← ${title}`;
function axis(scale, ink, narrow) {
    return {
        type: scale === 'log' ? 'log' : 'value',
        nameLocation: 'middle',
        nameTextStyle: { color: ink.text, fontSize: narrow ? 11 : 13 },
        splitNumber: narrow ? 4 : 6,
        axisLine: { show: true, lineStyle: { color: ink.muted } },
        axisTick: { show: true, lineStyle: { color: ink.muted } },
        axisLabel: { color: ink.muted, hideOverlap: true, formatter: (value) => axisNumber(value) },
        splitLine: { lineStyle: { color: ink.grid } },
        minorSplitLine: { show: false },
    };
}
/** Ticks are short: 20,000 is 20k. */
const axisNumber = (value) => {
    const [scaled, suffix] = Math.abs(value) >= 10_000 ? [value / 1000, 'k'] : [value, ''];
    return `${(0,numbers/* formatMeasure */.os)(scaled).replace(/\.0+$|(\.\d*?)0+$/, '$1')}${suffix}`;
};
function groupSeries(group, look, better) {
    const ink = palette/* inks */.I$[look.theme];
    const { colour, symbolPath } = (0,palette/* curveStyle */.jd)(group.styleIndex, look.theme);
    const symbol = `path://${symbolPath}`;
    const scatter = { type: 'scatter', symbol, name: group.title, emphasis: { scale: 1.6 }, cursor: 'pointer' };
    const behind = { ...scatter, silent: true, symbolSize: 7, z: 1 };
    return [
        line(`previous-frontier ${group.key}`, group.previousFrontier, {
            color: colour,
            width: 1.5,
            type: 'dashed',
            opacity: 0.55,
        }),
        {
            ...behind,
            id: `previous ${group.key}`,
            data: group.previous.map(({ x, y }) => [x, y]),
            itemStyle: { color: ink.ground, borderColor: colour, borderWidth: 1, opacity: 0.6 },
        },
        line(`frontier ${group.key}`, group.frontier, { color: colour, width: 2 }),
        {
            ...scatter,
            id: `points ${group.key}`,
            symbolSize: 12,
            z: 4,
            data: group.valid.map((placed) => datum(placed)),
            itemStyle: { color: colour, borderColor: ink.ground, borderWidth: 1, opacity: 1 },
            label: pointLabel(ink.muted),
            labelLayout: labelLayout(better),
        },
        {
            ...scatter,
            id: `invalid ${group.key}`,
            symbolSize: 13,
            z: 5,
            data: group.invalid.map((placed) => datum(placed)),
            itemStyle: { color: 'transparent', borderColor: ink.invalid, borderWidth: 2, opacity: 1 },
            label: pointLabel(ink.invalid),
            labelLayout: labelLayout(better),
        },
        // An empty series still leaves an empty path behind.
    ].filter((series) => series.data.length > 0);
}
const datum = ({ id, conc, x, y }) => ({ id, name: `c${conc}`, value: [x, y] });
const pointLabel = (color) => ({
    show: true,
    position: 'right',
    distance: 3,
    formatter: '{b}',
    color,
    fontSize: 10,
});
// A frontier falls to the right where more is better and rises where less is: the label lies on its other side.
const labelLayout = (better) => ({
    hideOverlap: true,
    dy: better === 'higher' ? -8 : 8,
});
const line = (id, placed, lineStyle) => ({
    id,
    type: 'line',
    silent: true,
    showSymbol: false,
    z: 2,
    data: placed.map(({ x, y }) => [x, y]),
    lineStyle,
});
const watermark = (ink) => ({
    type: 'text',
    left: 'center',
    top: 'middle',
    rotation: Math.PI / 9,
    silent: true,
    z: 0,
    style: { text: 'simulated', fontSize: 72, fontWeight: 700, fill: ink.text, opacity: 0.07 },
});
//# sourceMappingURL=chart-option.js.map
;// CONCATENATED MODULE: ./lib/src/report/metrics.js
/** The value at a path of keys, or undefined where the path ends early. */
function jsonAt(value, ...path) {
    let here = value;
    for (const key of path) {
        if (here === null || typeof here !== 'object' || Array.isArray(here))
            return undefined;
        here = Object.entries(here).find(([name]) => name === key)?.[1];
    }
    return here;
}
// Array.isArray does not tell a readonly array apart and would make its elements `any`.
const isList = (value) => Array.isArray(value);
/** The elements of a list; nothing when the value is none. */
const jsonList = (value) => (isList(value) ? value : []);
const numberAt = (value, ...path) => {
    const found = jsonAt(value, ...path);
    return typeof found === 'number' && Number.isFinite(found) ? found : undefined;
};
const textAt = (value, ...path) => {
    const found = jsonAt(value, ...path);
    return typeof found === 'string' ? found : undefined;
};
const wireNames = {
    e2eNormIntvty: 'e2e_norm_intvty',
    intvty: 'intvty',
    e2el: 'e2el',
    ttft: 'ttft',
    tpot: 'tpot',
};
/** Fixed-sequence results write `median_ttft`, `p90_ttft` …, agentic ones `request_metrics.latency.ttft.p90` …. */
const flatPrefix = {
    mean: 'mean',
    p50: 'median',
    p75: 'p75',
    p90: 'p90',
    p95: 'p95',
    p99: 'p99',
};
/** The headline wins where both know a number: the table shows it, and the chart must not differ. */
function pointMetrics(headline, aggregate) {
    const known = headlineMetrics(headline);
    const metrics = {};
    for (const metric of Object.keys(wireNames)) {
        const values = {};
        for (const statistic of Object.keys(flatPrefix)) {
            const value = known[metric]?.[statistic] ??
                numberAt(aggregate, 'request_metrics', 'latency', wireNames[metric], statistic) ??
                numberAt(aggregate, `${flatPrefix[statistic]}_${wireNames[metric]}`);
            if (value !== undefined)
                values[statistic] = value;
        }
        if (Object.keys(values).length > 0)
            metrics[metric] = values;
    }
    return metrics;
}
function headlineMetrics(headline) {
    if (!headline)
        return {};
    const only = (values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
    return {
        e2eNormIntvty: only({ p75: headline.p75E2eNormIntvtyTps, p90: headline.p90E2eNormIntvtyTps }),
        intvty: only({ mean: headline.meanIntvtyTps, p90: headline.p90IntvtyTps }),
        e2el: only({ p75: headline.p75E2elSeconds, p90: headline.p90E2elSeconds }),
        ttft: only({ p90: headline.p90TtftSeconds }),
    };
}
const pointThroughput = (headline) => headline && {
    total: headline.tputPerGpuTps,
    output: headline.outputTputPerGpuTps,
    input: headline.inputTputPerGpuTps,
};
//# sourceMappingURL=metrics.js.map
;// CONCATENATED MODULE: ./lib/src/report/curve-svg.js
/** The main chart as a stand-alone SVG, drawn by echarts without a browser. */









/** The first family is the one {@link svgToPng} loads; the others look alike where an SVG viewer lacks it. */
const svgFontFamily = 'DejaVu Sans, Verdana, Geneva, sans-serif';
/** Legend entries above the plot; more of them would leave no room for it. */
const legendEntries = 12;
/** Draws the sweep's benchmark points, one colour and symbol per curve, its frontier as a line, invalid points hollow and red. */
async function renderCurveSvg(input) {
    const { drawSvg } = await Promise.all(/* import() */[__webpack_require__.e(6017), __webpack_require__.e(5395)]).then(__webpack_require__.bind(__webpack_require__, 65395));
    const theme = input.theme ?? 'light';
    const size = input.size ?? { width: 1200, height: 720 };
    return drawSvg(svgOption(input.sweep, input.axes, theme, size.width), size);
}
function svgOption(sweep, chosen, theme, width) {
    const points = sweep.points
        .filter((point) => point.kind === 'benchmark')
        .map((point) => ({
        id: point.id,
        curveKey: point.curveKey,
        seriesTitle: point.configKey,
        conc: point.conc,
        publishable: (0,render_answer/* isPublishable */.oB)(point),
        metrics: pointMetrics(point.headline, undefined),
        throughput: pointThroughput(point.headline),
    }));
    const axes = chosen ?? axesFor(points);
    const curves = sweep.curves.map((curve) => ({ key: curve.curveKey, title: (0,render_text/* oneLine */.TN)(curve.title) }));
    // What has no mark needs no name either: of a curve without any result the sweep knows no title.
    const groups = chartGroups({ curves, points, previous: [] }, axes, 'curve').filter(({ valid, invalid }) => valid.length + invalid.length > 0);
    const legend = legendGraphics(groups, theme, width);
    const option = chartOption(groups, axes, {
        theme,
        fontFamily: svgFontFamily,
        width,
        simulated: sweep.simulated,
        top: 92 + legend.rows * 22,
        graphics: legend.elements,
    });
    return {
        ...option,
        backgroundColor: palette/* inks */.I$[theme].ground,
        title: titleOf(sweep, theme),
    };
}
/** The answer first, then where it comes from. */
function titleOf(sweep, theme) {
    const { benchmark, evals } = (0,render_answer/* answerOf */.ut)(sweep);
    const frontier = sweep.curves.reduce((sum, curve) => sum + curve.frontierAtP90.length, 0);
    const answer = [
        messages/* english */.x3.pointsValid(benchmark.valid, benchmark.expected),
        `${(0,numbers/* formatCount */.B4)(frontier)} on the P90 E2EL frontier`,
        ...(evals.expected > 0 ? [messages/* english */.x3.evalsPass(evals.passed, evals.expected)] : []),
    ];
    const source = [
        ...(sweep.simulated ? ['simulated hardware'] : []),
        ...(sweep.head === undefined ? [] : [(0,render_text/* oneLine */.TN)((0,numbers/* shortCommit */.Ax)(sweep.head))]),
        `plan ${(0,render_text/* oneLine */.TN)(sweep.planDigest.slice(0, 12))}`,
        (0,render_text/* oneLine */.TN)(sweep.endedAt.slice(0, 10)),
    ];
    return {
        left: 24,
        top: 16,
        itemGap: 8,
        text: answer.join(' · '),
        subtext: source.join(' · '),
        textStyle: { fontFamily: svgFontFamily, fontSize: 18, fontWeight: 'normal', color: palette/* inks */.I$[theme].text },
        subtextStyle: { fontFamily: svgFontFamily, fontSize: 12, color: palette/* inks */.I$[theme].muted },
    };
}
/**
 * Swatches and names, one or two columns. Drawn by hand because echarts' legend knows series, and a curve is
 * several of them.
 */
function legendGraphics(groups, theme, width) {
    const shown = groups.slice(0, legendEntries);
    const columns = shown.length > 2 && width >= 900 ? 2 : 1;
    const columnWidth = (width - 48) / columns;
    const entries = shown.map((group) => ({
        title: (0,render_text/* clip */.$Q)(group.title, Math.floor(columnWidth / 8)),
        ...(0,palette/* curveStyle */.jd)(group.styleIndex, theme),
        hollow: false,
    }));
    const hasInvalid = groups.some((group) => group.invalid.length > 0);
    const all = hasInvalid
        ? [
            ...entries,
            {
                title: 'invalid: measured, not publishable',
                ...(0,palette/* curveStyle */.jd)(0, theme),
                colour: palette/* inks */.I$[theme].invalid,
                hollow: true,
            },
        ]
        : entries;
    const elements = all.map((entry, index) => ({
        type: 'group',
        left: 28 + (index % columns) * columnWidth,
        top: 76 + Math.floor(index / columns) * 22,
        children: [
            {
                type: (0,palette/* swatchType */.XR)(entry.symbol),
                x: 8,
                y: 8,
                scaleX: 0.6,
                scaleY: 0.6,
                style: entry.hollow ? { fill: 'none', stroke: entry.colour, lineWidth: 3 } : { fill: entry.colour },
            },
            {
                type: 'text',
                x: 22,
                y: 8,
                style: {
                    text: entry.title,
                    fill: palette/* inks */.I$[theme].text,
                    font: `12px ${svgFontFamily}`,
                    verticalAlign: 'middle',
                },
            },
        ],
    }));
    return { rows: Math.ceil(all.length / columns), elements };
}
//# sourceMappingURL=curve-svg.js.map
// EXTERNAL MODULE: ./lib/src/core/problems/report.js
var problems_report = __webpack_require__(41627);
// EXTERNAL MODULE: ./lib/src/assets.js
var assets = __webpack_require__(60269);
;// CONCATENATED MODULE: ./lib/src/report/assets.js
/** Files of the report that travel beside the bundle. */





/** Reads one asset; a missing one is our own fault (INFX330). */
async function readAsset(name) {
    const path = (0,assets/* assetPath */.Q$)(name);
    try {
        return await (0,promises_.readFile)(path);
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new problem/* ProblemError */.Mm([
            (0,catalogue/* problem */.CC)('INFX330', `cannot read the report's file "${name}": ${reason}`, {
                hint: 'run `npm run build` in a checkout, or install again',
            }),
        ], { cause: error });
    }
}
//# sourceMappingURL=assets.js.map
;// CONCATENATED MODULE: ./lib/src/report/png.js
/** SVG → PNG, without native code: resvg in WebAssembly with one font that travels along. */




let converter;
/** Converts a picture drawn by renderCurveSvg. Throws INFX330 (file missing) or INFX331 (conversion failed). */
async function svgToPng(svg, size) {
    // The WebAssembly module may be initialised only once per process.
    converter ??= loadConverter();
    const { resvg, font } = await converter;
    try {
        const picture = new resvg.Resvg(svg, {
            fitTo: { mode: 'width', value: size.width },
            font: { fontBuffers: [font], defaultFontFamily: 'DejaVu Sans', sansSerifFamily: 'DejaVu Sans' },
        });
        const image = picture.render();
        const bytes = image.asPng();
        image.free();
        picture.free();
        return bytes;
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX331', `cannot convert the curve to PNG: ${reason}`)], {
            cause: error,
        });
    }
}
async function loadConverter() {
    const [resvg, wasm, font] = await Promise.all([
        __webpack_require__.e(/* import() */ 3026).then(__webpack_require__.bind(__webpack_require__, 43026)),
        readAsset('resvg.wasm'),
        readAsset('DejaVuSans.ttf'),
    ]);
    await resvg.initWasm(wasm);
    return { resvg, font: new Uint8Array(font) };
}
//# sourceMappingURL=png.js.map
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/src/report/html.js
/** HTML from untrusted values: text is escaped where it is put in, and only here. */

const entities = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
const html_escape = (text) => (0,render_text/* visible */.RK)(text).replace(/[&<>"']/g, (character) => entities[character] ?? '');
/** Template of markup: every value is escaped unless it is markup itself. Attributes must be quoted. */
function html(parts, ...values) {
    return { markup: parts.reduce((markup, part, index) => markup + markupOf(values[index - 1]) + part) };
}
function markupOf(value) {
    if (value === undefined)
        return '';
    if (typeof value === 'string')
        return html_escape(value);
    if (typeof value === 'number')
        return String(value);
    return 'markup' in value ? value.markup : value.map((one) => one.markup).join('');
}
/** Markup from our own files (script, style, chart), put in as it is. */
const trusted = (markup) => ({ markup });
/** JSON that may stand inside a script element: no `<`, so it cannot end the element or open a comment. */
const scriptJson = (value) => trusted(JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029'));
//# sourceMappingURL=html.js.map
;// CONCATENATED MODULE: ./lib/src/report/page-parts.js






/** Opens with the answer: valid points, evals, whose the losses are; then the numbers one looks for first. */
function header(input) {
    const { sweep } = input;
    const answer = (0,render_answer/* answerOf */.ut)(sweep);
    const { benchmark, evals } = answer;
    const verdict = [
        messages/* english */.x3.pointsValid(benchmark.valid, benchmark.expected),
        evals.expected > 0 ? messages/* english */.x3.evalsPass(evals.passed, evals.expected) : messages/* english */.x3.noEvals,
    ].join(' · ');
    const losses = (0,messages/* lossesByBlame */.kM)(answer, messages/* english */.x3).join(' · ');
    const source = [
        ...(sweep.head === undefined ? [] : [`head ${(0,numbers/* shortCommit */.Ax)(sweep.head)}`]),
        `plan ${sweep.planDigest.slice(0, 12)}`,
        `ended ${sweep.endedAt.slice(0, 16).replace('T', ' ')} UTC`,
    ].join(' · ');
    return html `<header class="${answer.green ? 'green' : 'red'}">
    <div class="top">
      <p class="kind">Sweep report</p>
      <button type="button" id="theme" hidden>Theme: system</button>
    </div>
    <h1><span class="mark" aria-hidden="true">${answer.green ? '✓' : '✗'}</span> ${verdict}</h1>
    ${losses === '' ? html `` : html `<p class="losses"><a href="#failures">${losses}</a></p>`}
    <p class="source">${source}</p>
    ${notices(sweep)}
    <dl class="tiles">
      ${tiles(sweep).map(({ label, value, detail, pointId }) => html `<div>
            <dt>${label}</dt>
            <dd>${value}</dd>
            <dd class="detail">
              ${pointId === undefined ? detail : html `<a href="#point=${encodeURIComponent(pointId)}">${detail}</a>`}
            </dd>
          </div>`)}
    </dl>
  </header>`;
}
function notices(sweep) {
    const lines = [
        ...(sweep.simulated ? [messages/* english */.x3.simulated] : []),
        ...(sweep.interrupted ? [messages/* english */.x3.interrupted] : []),
        ...(sweep.canary.state === 'failed'
            ? [messages/* english */.x3.canaryFailed(sweep.canary.because.join('; '), sweep.points.length - 1)]
            : []),
    ];
    return lines.map((line) => html `<p class="notice">${line}</p>`);
}
function tiles(sweep) {
    const { benchmark } = (0,render_answer/* answerOf */.ut)(sweep);
    const frontier = (at) => sweep.curves.reduce((sum, curve) => sum + curve[at].length, 0);
    const best = (label, of) => {
        const measured = sweep.points.flatMap(({ id, title, headline, ...point }) => {
            const value = headline && (0,render_answer/* isPublishable */.oB)(point) ? of(headline) : null;
            return value === null ? [] : [{ id, title, value }];
        });
        const [first] = measured.toSorted((a, b) => b.value - a.value);
        if (!first)
            return { label, value: numbers/* notMeasured */.q7, detail: 'no point has one' };
        return { label, value: (0,numbers/* formatMeasure */.os)(first.value), detail: (0,render_text/* oneLine */.TN)(first.title), pointId: first.id };
    };
    return [
        {
            label: 'On the P90 E2EL frontier',
            value: `${(0,numbers/* formatCount */.B4)(frontier('frontierAtP90'))} of ${(0,numbers/* formatCount */.B4)(benchmark.expected)}`,
            detail: `${(0,numbers/* formatCount */.B4)(frontier('frontierAtP75'))} at P75; over E2EL and total tok/s/GPU`,
        },
        best('Best tok/s/GPU', ({ tputPerGpuTps }) => tputPerGpuTps),
        best('Best P90 E2E-norm. tok/s/user', ({ p90E2eNormIntvtyTps }) => p90E2eNormIntvtyTps),
        {
            label: 'Points took',
            value: (0,numbers/* formatDuration */.a3)((0,render_answer/* measuringSeconds */.T7)(sweep)),
            detail: sweep.resumedAt === undefined
                ? 'first start to last point, without planning, ingest and report'
                : 'last resume to last point, without planning, ingest and report',
        },
    ];
}
const options = (names, chosen) => Object.entries(names).map(([value, title]) => value === chosen
    ? html `<option value="${value}" selected>${title}</option>`
    : html `<option value="${value}">${title}</option>`);
const sentence = (title) => title.slice(0, 1).toUpperCase() + title.slice(1);
/** What stands in the place of a chart that would have no mark. */
const nothingToDraw = () => html `<section class="fold" id="curve">
    <h2>Throughput per GPU against what a user feels</h2>
    <p class="note">No point has numbers, so there is nothing to draw.</p>
  </section>`;
/** The chart's place, holding the still picture until the script takes over. */
function chartSection(picture, x) {
    const metrics = Object.fromEntries(Object.entries(xMetrics).map(([name, { title }]) => [name, sentence(title)]));
    return html `<section id="curve">
    <h2>Throughput per GPU against what a user feels</h2>
    <form id="axes" class="controls" hidden>
      <label
        >x
        <select name="x">
          ${options(metrics, x)}
        </select></label
      >
      <label
        >at
        <select name="statistic">
          ${options(statistics, 'p90')}
        </select></label
      >
      <label
        >y
        <select name="y">
          ${options(throughputs, 'total')}
        </select></label
      >
      <label><input type="checkbox" name="xLog" /> log x</label>
      <label><input type="checkbox" name="yLog" /> log y</label>
      <label
        >colour by
        <select name="groupBy">
          ${options({ curve: 'Curve', topology: 'Topology' }, 'curve')}
        </select></label
      >
    </form>
    <div id="legend" class="legend" role="group" aria-label="Curves shown" hidden></div>
    <div id="chart" class="chart">${picture}</div>
    <p id="unplaced" class="note" hidden></p>
    <p class="note">
      A line joins the points of a curve that no other point of it beats on the two axes shown; the tables'
      P90 E2EL frontier is over P90 E2EL.
    </p>
    <p id="chart-help" class="note" hidden>
      Point at a mark for its numbers; click it, or walk with the arrow keys and press Enter, for its details.
    </p>
  </section>`;
}
/** Formulas and rules, word for word what the numbers obey. */
const howToRead = () => html `<details class="fold" id="how">
    <summary>How to read this</summary>
    <dl>
      <dt>Throughput per GPU</dt>
      <dd>
        (Σ input + Σ output tokens) / (measured duration × GPUs), in tok/s/GPU. Cached input tokens count.
        Output and input alone are the same with one sum left out.
      </dd>
      <dt>Interactivity</dt>
      <dd>
        Tokens per second that one user sees while an answer streams: 1 / ITL, where ITL is the inter-token
        latency. At a percentile it is 1 / percentile(ITL): P90 interactivity is the slow tail, nine of ten
        requests are at least as fast. The mean is 1 / mean(ITL).
      </dd>
      <dt>E2E-normalised interactivity</dt>
      <dd>
        1 / percentile(E2EL / OSL): the end-to-end latency of a request over its output tokens, so waiting for
        the first token counts too.
      </dd>
      <dt>E2EL, TTFT, TPOT</dt>
      <dd>
        End-to-end latency, time to first token, time per output token, in seconds. Percentiles interpolate
        linearly between ranks.
      </dd>
      <dt>Frontier</dt>
      <dd>
        The line joins the points of a curve that no other valid point of it beats on both axes you chose;
        between points it is only a guide. Whatever you choose there, “P90 E2EL frontier” in tables and at the
        top follows the project's rule: P90 E2EL (lower is better) against total throughput per GPU.
      </dd>
      <dt>Hollow red</dt>
      <dd>
        Measured but invalid, for the reason given in its details. It is part of no frontier and of no mean.
      </dd>
      <dt>Lost points</dt>
      <dd>
        Failed: something went wrong and left a cause. Invalid: numbers exist but break a rule. Missing:
        nothing came back. None of them is counted as a pass, and none is averaged away.
      </dd>
    </dl>
  </details>`;
//# sourceMappingURL=page-parts.js.map
// EXTERNAL MODULE: ./lib/src/core/render/beside-earlier.js
var beside_earlier = __webpack_require__(86586);
// EXTERNAL MODULE: ./lib/src/core/render/previous.js
var render_previous = __webpack_require__(95528);
;// CONCATENATED MODULE: ./lib/src/report/html-table.js
/** A table as the page shows it: readable without script, sortable and copyable with it. */

const cell = (show, sortBy) => sortBy === undefined ? { show } : { show, sortBy };
function htmlTable(id, caption, columns, rows) {
    return html `<figure class="table" id="${id}">
    <figcaption>
      <h2>${caption}</h2>
      <span class="tools" data-copy="${id}"></span>
    </figcaption>
    <div class="scroll" tabindex="0" role="region" aria-label="${caption}">
      <table>
        <thead>
          <tr>
            ${columns.map((column) => head(column))}
          </tr>
        </thead>
        <tbody>
          ${rows.map((row) => bodyRow(row, columns))}
        </tbody>
      </table>
    </div>
  </figure>`;
}
const head = (column) => html `<th scope="col" class="${column.kind}" title="${column.hint ?? ''}">${column.title}</th>`;
function bodyRow(row, columns) {
    const cells = row.cells.map((one, index) => {
        const kind = columns[index]?.kind ?? 'text';
        const link = index === 0 && row.pointId !== undefined;
        const shown = link
            ? html `<a href="#point=${encodeURIComponent(row.pointId)}">${one.show}</a>`
            : html `${one.show}`;
        const sort = one.sortBy === undefined ? '' : one.sortBy === null ? 'none' : String(one.sortBy);
        return index === 0
            ? html `<th scope="row" class="${kind}" data-sort="${sort}">${shown}</th>`
            : html `<td class="${kind}" data-sort="${sort}">${shown}</td>`;
    });
    return html `<tr class="${row.tone ?? ''}">
    ${cells}
  </tr>`;
}
//# sourceMappingURL=html-table.js.map
;// CONCATENATED MODULE: ./lib/src/report/page-tables.js






const page_tables_text = (title, hint = '') => ({ title, hint, kind: 'text' });
const number = (title, hint) => ({ title, hint, kind: 'number' });
const measure = (value) => cell((0,numbers/* formatMeasure */.os)(value), value ?? null);
/** Lost points first: whose, why, what next. Empty when nothing was lost. */
function lossesTable(view) {
    const rows = view.points.flatMap((point) => point.causes.map((cause) => ({
        pointId: point.id,
        cells: [
            cell(point.title),
            cell(html `<strong>${cause.whose}</strong>`),
            cell(point.status),
            cell(cause.code),
            cell(html `<span class="prose">${cause.cause}</span>`),
            cell(html `<span class="prose">${cause.next === '' ? numbers/* notMeasured */.q7 : cause.next}</span>`),
        ],
    })));
    if (rows.length === 0)
        return html ``;
    const columns = [page_tables_text('Point'), page_tables_text('Whose'), page_tables_text('How'), page_tables_text('Code'), page_tables_text('Cause'), page_tables_text('Next step')];
    return htmlTable('failures', 'Lost points', columns, rows);
}
function curvesTable(sweep, view) {
    if (sweep.curves.length === 0)
        return html ``;
    const rows = sweep.curves.map((curve) => {
        const members = view.points.filter((point) => point.curveKey === curve.curveKey && point.publishable);
        const best = (of) => members.reduce((most, point) => {
            const value = of(point);
            return value !== undefined && (most === null || value > most) ? value : most;
        }, null);
        return {
            cells: [
                cell(curve.title),
                cell((0,numbers/* formatCount */.B4)(curve.points), curve.points),
                cell((0,numbers/* formatCount */.B4)(curve.frontierAtP90.length), curve.frontierAtP90.length),
                cell((0,numbers/* formatCount */.B4)(curve.frontierAtP75.length), curve.frontierAtP75.length),
                measure(best((point) => point.throughput?.total)),
                measure(best((point) => point.metrics.intvty?.p90)),
                measure(best((point) => point.metrics.e2eNormIntvty?.p90)),
            ],
        };
    });
    return htmlTable('curves', 'Curves', [
        page_tables_text('Curve'),
        number('Points', 'points with a valid result'),
        number('On P90 E2EL frontier', 'points that no other point beats on P90 E2EL and total throughput per GPU'),
        number('On P75 E2EL frontier', 'the same at P75'),
        number('Best tok/s/GPU', 'highest total throughput per GPU'),
        number('Best P90 tok/s/user', 'highest P90 interactivity: 1 / P90 of the inter-token latency'),
        number('Best P90 E2E-norm.', 'highest P90 E2E-normalised interactivity, tok/s/user; fixed-sequence points have none'),
    ], rows);
}
function pointsTable(sweep, view, previous) {
    const findPrevious = previous && (0,render_previous/* previousFinder */.A)(previous);
    const views = new Map(view.points.map((point) => [point.id, point]));
    const rows = sweep.points
        .filter((point) => point.kind === 'benchmark')
        .map((point) => pointRow(point, views.get(point.id), findPrevious));
    if (rows.length === 0)
        return html ``;
    const versus = findPrevious
        ? [number('vs main', 'change of total throughput per GPU against the same point of the earlier sweep')]
        : [];
    return htmlTable('points', 'Points', [
        page_tables_text('Point'),
        page_tables_text('Result'),
        page_tables_text('P90 E2EL frontier', '● no other point of its curve beats it on P90 E2EL and total throughput per GPU, ○ one does'),
        number('Conc', 'concurrency'),
        number('GPUs', 'GPUs the point occupies'),
        number('tok/s/GPU', 'total throughput per GPU: input (cached included) and output tokens'),
        ...versus,
        number('out tok/s/GPU', 'output throughput per GPU'),
        number('Mean tok/s/user', 'mean interactivity'),
        number('P90 tok/s/user', 'P90 interactivity: 1 / P90 of the inter-token latency'),
        number('P90 E2E-norm.', 'P90 E2E-normalised interactivity, tok/s/user: 1 / P90 of (E2EL / OSL)'),
        number('P90 E2EL', 'P90 end-to-end latency'),
        number('P90 TTFT', 'P90 time to first token'),
        number('Errors', 'failed requests'),
    ], rows);
}
function pointRow(point, view, findPrevious) {
    const { headline } = point;
    const before = findPrevious?.(point)?.headline?.tputPerGpuTps;
    const seconds = (value) => cell((0,numbers/* formatSeconds */.Xo)(value), value ?? null);
    const change = headline && before ? headline.tputPerGpuTps / before : null;
    const publishable = (0,render_answer/* isPublishable */.oB)(point);
    return {
        pointId: point.id,
        ...(publishable ? {} : { tone: 'bad' }),
        cells: [
            cell(view?.title ?? point.title),
            cell(statusMark(point)),
            cell(publishable ? (view?.onFrontier ? '●' : '○') : numbers/* notMeasured */.q7),
            cell((0,numbers/* formatCount */.B4)(point.conc), point.conc),
            cell((0,numbers/* formatCount */.B4)(point.gpus), point.gpus),
            measure(headline?.tputPerGpuTps),
            ...(findPrevious ? [cell((0,numbers/* formatChange */.eD)(headline?.tputPerGpuTps, before), change)] : []),
            measure(headline?.outputTputPerGpuTps),
            measure(headline?.meanIntvtyTps),
            measure(headline?.p90IntvtyTps),
            measure(headline?.p90E2eNormIntvtyTps),
            seconds(headline?.p90E2elSeconds),
            seconds(headline?.p90TtftSeconds),
            headline
                ? cell((0,numbers/* formatCount */.B4)(headline.requestsFailed), headline.requestsFailed)
                : cell(numbers/* notMeasured */.q7, null),
        ],
    };
}
const statusMark = (point) => (0,render_answer/* isPublishable */.oB)(point)
    ? html `<span class="good">✓ ${point.status}</span>`
    : html `<span class="bad">✗ ${point.status}</span>`;
function evalsTable(sweep) {
    const lines = (0,render_answer/* evalLines */.gK)(sweep);
    if (lines.length === 0)
        return html ``;
    const notes = new Map(lines.map((line) => [line, notesOf(line)]));
    const noted = lines.some((line) => (notes.get(line) ?? []).length > 0);
    return htmlTable('evals', 'Evals', [
        page_tables_text('Task'),
        page_tables_text('Verdict'),
        number('Conc', 'concurrency at which the questions were asked'),
        page_tables_text('Config key'),
        page_tables_text('Scores'),
        page_tables_text('Threshold', 'what every gated metric must reach, and where that is written'),
        number('Answered', 'questions answered of questions asked'),
        ...(noted ? [page_tables_text('Because', 'why it does not pass, or where its score lies beyond chance')] : []),
    ], lines.map((line) => {
        const row = evalRow(line);
        return noted ? { ...row, cells: [...row.cells, notesCell(notes.get(line) ?? [])] } : row;
    }));
}
/** Scores beside their threshold say why an evaluation passes; what else there is to say is a note. */
function notesOf(line) {
    if (line.kind === 'no-verdict')
        return ['the eval brought no verdict; missing is never a pass'];
    const { state, because, cohort } = line.verdict;
    return [
        ...(state === 'pass' ? [] : because),
        ...(cohort?.state === 'compared' && cohort.beyondTwoSigma ? [(0,beside_earlier/* cohortWords */.ZO)(cohort)] : []),
    ];
}
const notesCell = (notes) => notes.length === 0
    ? cell('')
    : cell(html `<div class="prose">${notes.map((note) => html `<div>${note}</div>`)}</div>`);
/** What the summary says of earlier runs; empty where nobody looked for any. */
function besideEarlier(sweep) {
    const lines = (0,beside_earlier/* earlierLines */.kK)(sweep);
    if (lines.length === 0)
        return html ``;
    return html `<section class="fold" id="earlier">
    <h2>Beside earlier runs</h2>
    <ul>
      ${lines.map((line) => html `<li>${line.apart ? '⚠ ' : ''}${line.text}</li>`)}
    </ul>
    <p class="note">For information: no verdict comes from it.</p>
  </section>`;
}
/** Two short lines: the place where a threshold is written is long, and seldom what one looks for. */
function thresholdCell(verdict) {
    const { threshold } = verdict;
    const source = threshold === null ? html `` : html `<div class="note">${verdict.thresholdSource}</div>`;
    return cell(html `<div>${(0,render_answer/* thresholdText */.HA)(verdict)}</div>
      ${source}`, threshold);
}
const scoreLines = (scores) => {
    const lines = Object.entries(scores).map(([metric, score]) => html `<div>${metric} ${score.toFixed(4)}</div>`);
    return lines.length > 0 ? html `${lines}` : numbers/* notMeasured */.q7;
};
function evalRow(line) {
    if (line.kind === 'no-verdict') {
        const { point } = line;
        const nothing = cell(numbers/* notMeasured */.q7, null);
        return {
            pointId: point.id,
            tone: 'bad',
            cells: [
                cell(point.title),
                cell(html `<span class="bad">✗ missing</span>`),
                cell((0,numbers/* formatCount */.B4)(point.conc), point.conc),
                cell(html `<span class="name">${point.configKey}</span>`),
                cell(numbers/* notMeasured */.q7),
                nothing,
                nothing,
            ],
        };
    }
    const { verdict } = line;
    const passed = verdict.state === 'pass';
    return {
        pointId: verdict.pointId,
        ...(passed ? {} : { tone: 'bad' }),
        cells: [
            cell(verdict.task),
            cell(passed
                ? html `<span class="good">✓ pass</span>`
                : html `<span class="bad">✗ ${verdict.state === 'infra' ? 'infrastructure' : verdict.state}</span>`),
            cell((0,numbers/* formatCount */.B4)(verdict.conc), verdict.conc),
            cell(html `<span class="name">${verdict.configKey}</span>`),
            cell(scoreLines(verdict.scores)),
            thresholdCell(verdict),
            cell(`${(0,numbers/* formatCount */.B4)(verdict.nEffective)} of ${(0,numbers/* formatCount */.B4)(verdict.nExpected)}`, verdict.nEffective),
        ],
    };
}
/** Where the numbers come from, as label and value. */
function provenanceTable(rows) {
    return htmlTable('provenance', 'Provenance', [page_tables_text('What'), page_tables_text('Value')], rows.map(([label, value]) => ({ cells: [cell(label), cell(html `<span class="prose">${value}</span>`)] })));
}
//# sourceMappingURL=page-tables.js.map
;// CONCATENATED MODULE: ./lib/src/report/provenance.js



/** Rows in the order a reader asks for them; what is not known is not a row. */
function provenanceRows(input) {
    const { sweep, plan } = input;
    const optional = (label, value) => value === undefined || value === '' ? [] : [[label, value]];
    const distinct = (of) => [...new Set([...input.aggregates.values()].flatMap((aggregate) => of(aggregate) ?? []))].sort().join(', ');
    const versioned = (part) => (aggregate) => {
        const name = textAt(aggregate, 'infx', part, 'name');
        return name === undefined
            ? undefined
            : `${name} ${textAt(aggregate, 'infx', part, 'version') ?? ''}`.trim();
    };
    return [
        ...optional('Hardware', sweep.simulated ? 'simulated: a latency model, no GPU was used' : undefined),
        ...optional('Head commit', sweep.head),
        ...optional('Merge base', plan.mergeBase),
        ['Plan digest', sweep.planDigest],
        ['Trigger', [plan.trigger.kind, ...plan.trigger.labels].join(' · ')],
        ...optional('Pull request', plan.trigger.pullRequest === undefined ? undefined : `#${plan.trigger.pullRequest}`),
        ['Decision', `${plan.decision.action}: ${plan.decision.because.join('; ')}`],
        ['Canary', [sweep.canary.state, ...sweep.canary.because].join(' · ')],
        ['Started', sweep.startedAt],
        ...optional('Resumed', sweep.resumedAt),
        [
            'Ended',
            `${sweep.endedAt}${sweep.interrupted ? ' (interrupted)' : ''} · ${(0,numbers/* formatDuration */.a3)((0,render_answer/* measuringSeconds */.T7)(sweep))}`,
        ],
        ['Estimated cost', `${(0,numbers/* formatMeasure */.os)(plan.totals.estimatedGpuHours)} GPU-hours`],
        ...optional('Engines', distinct(versioned('engine'))),
        ...optional('Clients', distinct(versioned('client'))),
        ...optional('Images', [...new Set(plan.points.map((point) => point.image))].sort().join(', ')),
        ...optional('Models', [...new Set(plan.points.map((point) => point.model))].sort().join(', ')),
        ...optional('Compared with', input.previous && `${input.previous.head ?? 'an earlier sweep'} of ${input.previous.endedAt}`),
        ...counterRows(input.ingest),
        ['Report made', input.generatedAt],
    ];
}
/** The ingest's counters, whatever they are: nested names joined by a space, one row per inner object. */
function counterRows(counters) {
    if (counters === undefined || counters === null || typeof counters !== 'object')
        return [];
    return Object.entries(counters).map(([name, value]) => [`Ingest: ${name}`, flat(value)]);
}
const flat = (value) => value !== null && typeof value === 'object'
    ? Object.entries(value)
        .map(([name, inner]) => `${name} ${flat(inner)}`)
        .join(' · ')
    : typeof value === 'number'
        ? counter(value)
        : String(value);
const counter = (value) => Number.isInteger(value) ? (0,numbers/* formatCount */.B4)(value) : (0,numbers/* formatMeasure */.os)(value);
//# sourceMappingURL=provenance.js.map
;// CONCATENATED MODULE: ./lib/src/report/style.js
/** The page's style sheet. Colours are those of palette.ts, so that chart, legend and page agree. */

const page = {
    light: '--sheet:#f5f6f8; --raised:#fff; --good:#0a6b4b; --link:#0b55a0; --focus:#0b62b0; --warn:#fff4d6; --warn-text:#5c4300',
    dark: '--sheet:#0b0f15; --raised:#12171f; --good:#46d3a3; --link:#7cbcff; --focus:#7cbcff; --warn:#33290c; --warn-text:#f4d98b',
};
const variables = (theme) => {
    const ink = palette/* inks */.I$[theme];
    return `color-scheme:${theme}; --ground:${ink.ground}; --text:${ink.text}; --muted:${ink.muted}; --line:${ink.grid}; --bad:${ink.invalid}; ${page[theme]};`;
};
const pageStyle = `
:root { ${variables('light')} }
@media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { ${variables('dark')} } }
:root[data-theme="dark"] { ${variables('dark')} }
* { box-sizing: border-box }
body { margin: 0; background: var(--sheet); color: var(--text); font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif }
header, main { max-width: 1360px; margin: 0 auto; padding: 0 24px }
header { padding-top: 20px }
.top { display: flex; justify-content: space-between; align-items: center; gap: 12px }
.kind { margin: 0; color: var(--muted); font-size: 13px; letter-spacing: .02em }
h1 { margin: 4px 0 2px; font-size: 26px; line-height: 1.25; font-weight: 650; letter-spacing: -.01em }
h2 { margin: 0; font-size: 17px; font-weight: 620 }
.green .mark { color: var(--good) }
.red .mark, span.bad, div.bad, .losses a { color: var(--bad) }
tr.bad > td { color: var(--muted) }
.good { color: var(--good) }
.losses { margin: 0; font-weight: 550 }
.source, .note { margin: 2px 0 0; color: var(--muted); font-size: 13px }
.notice { margin: 12px 0 0; padding: 8px 12px; border-radius: 6px; background: var(--warn); color: var(--warn-text) }
a { color: var(--link); text-underline-offset: 2px }
.tiles { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 0; margin: 16px 0 0; padding: 0; border: 1px solid var(--line); border-radius: 8px; background: var(--raised) }
.tiles > div { padding: 12px 16px; border-left: 1px solid var(--line); min-width: 0 }
.tiles > div:first-child { border-left: 0 }
.tiles dt { color: var(--muted); font-size: 13px }
.tiles dd { margin: 0; font-size: 22px; font-weight: 620; font-variant-numeric: tabular-nums; line-height: 1.3 }
.tiles .detail { color: var(--muted); font-size: 13px; font-weight: 400 }
.tiles .detail a { color: inherit }
#curve, .table, .fold { margin: 20px 0; padding: 16px; border: 1px solid var(--line); border-radius: 8px; background: var(--raised) }
.controls { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; margin: 10px 0 8px; font-size: 14px }
.controls[hidden], .legend[hidden] { display: none }
.controls label { display: inline-flex; align-items: center; gap: 6px; color: var(--muted) }
select, button { font: inherit; font-size: 14px; color: var(--text); background: var(--ground); border: 1px solid var(--line); border-radius: 6px; padding: 3px 8px; min-height: 30px }
select { max-width: 100% }
button { cursor: pointer }
button:hover, select:hover { border-color: var(--muted) }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
.legend { display: flex; flex-wrap: wrap; gap: 4px 6px; margin: 0 0 6px }
.legend button, .legend .key { display: inline-flex; align-items: center; gap: 7px; font-size: 13px; text-align: left; line-height: 1.3 }
.legend .key { padding: 3px 9px; color: var(--muted) }
.legend button[aria-pressed="false"] { color: var(--muted); text-decoration: line-through; border-style: dashed }
.legend button[aria-pressed="false"] svg { opacity: .35 }
.legend svg { flex: none }
.chart { position: relative; height: 520px; border-radius: 6px; outline-offset: 2px }
.chart > svg { max-width: 100%; height: auto }
.tip { font-size: 13px; line-height: 1.45; white-space: normal; max-width: min(480px, calc(100vw - 60px)) }
.tip strong { display: block }
.tip table { margin-top: 4px; font-size: 12px; width: 100% }
.tip th, .tip td { padding: 1px 0 1px 10px }
.tip th:first-child { padding-left: 0 }
.tip tbody tr + tr > * { border-top: 0 }
.table { margin-inline: 0 }
figcaption { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 8px; margin-bottom: 8px }
.tools { display: inline-flex; gap: 6px }
.tools button { font-size: 13px; min-height: 28px }
/* The shadows at the ends say that there is more; covers that scroll along hide them where there is not. */
.scroll { overflow-x: auto; max-width: 100%; background:
  linear-gradient(to right, var(--raised) 40%, transparent) 0 0 / 40px 100% no-repeat local,
  linear-gradient(to left, var(--raised) 40%, transparent) 100% 0 / 40px 100% no-repeat local,
  linear-gradient(to right, color-mix(in srgb, var(--text) 22%, transparent), transparent) 0 0 / 12px 100% no-repeat scroll,
  linear-gradient(to left, color-mix(in srgb, var(--text) 22%, transparent), transparent) 100% 0 / 12px 100% no-repeat scroll }
table { border-collapse: collapse; font-size: 13.5px; font-variant-numeric: tabular-nums }
.scroll > table { width: 100% }
th, td { padding: 5px 8px; text-align: left; vertical-align: top; font-weight: 400; white-space: nowrap }
tbody tr + tr > * { border-top: 1px solid var(--line) }
thead th { color: var(--muted); font-weight: 550; border-bottom: 1px solid var(--line); vertical-align: bottom }
th:first-child, td:first-child { padding-left: 4px }
.scroll tbody > tr > th { white-space: normal; min-width: 11ch; max-width: 44ch }
.number { text-align: right }
thead button { border: 0; background: none; padding: 0; min-height: 0; color: inherit; font-size: inherit; font-weight: inherit; text-align: inherit; white-space: normal }
thead th { white-space: normal; line-height: 1.3 }
thead .number { max-width: 92px }
thead button { text-decoration: underline dotted 1px; text-underline-offset: 3px }
[aria-sort] button::after { display: inline-block; margin-left: 3px; font-size: 10px }
[aria-sort="ascending"] button::after { content: "▲" }
[aria-sort="descending"] button::after { content: "▼" }
tbody tr:hover > * { background: color-mix(in srgb, var(--text) 5%, transparent) }
.prose { display: inline-block; white-space: normal; overflow-wrap: break-word; min-width: min(30ch, 60vw); max-width: 70ch }
.name { display: inline-block; white-space: normal; min-width: 14ch; max-width: 28ch }
.fold ul { margin: 8px 0 0; padding-left: 20px; overflow-wrap: break-word }
.details-body th { overflow-wrap: normal }
#provenance .prose { min-width: 0; overflow-wrap: anywhere }
.fold summary { cursor: pointer; font-weight: 620; font-size: 17px }
.fold dt { font-weight: 600; margin-top: 10px }
.fold dd { margin: 0; max-width: 80ch }
dialog { color: var(--text); background: var(--raised); border: 1px solid var(--line); border-radius: 10px; padding: 0; width: min(860px, calc(100vw - 24px)); max-height: calc(100vh - 48px) }
dialog::backdrop { background: rgb(0 0 0 / .45) }
.details-head { position: sticky; top: 0; display: flex; justify-content: space-between; align-items: start; gap: 12px; padding: 14px 20px 10px; background: var(--raised); border-bottom: 1px solid var(--line); z-index: 1 }
.details-head p { margin: 2px 0 0; color: var(--muted); font-size: 13px; overflow-wrap: break-word }
.details-body { padding: 4px 20px 20px; overflow-wrap: anywhere }
.details-body h3 { margin: 18px 0 6px; font-size: 14px; font-weight: 620 }
.details-body .pairs { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(330px, 100%), 1fr)); gap: 0 28px }
.pairs dl, dl.pair { margin: 0 }
dl.pair > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; padding: 3px 0; border-bottom: 1px solid var(--line); font-size: 13.5px }
dl.pair dt { color: var(--muted) }
dl.pair dd { margin: 0 0 0 auto; text-align: right; font-variant-numeric: tabular-nums; max-width: 100% }
.cause { margin: 10px 0 0; padding: 8px 12px; border-left: 3px solid var(--bad); background: color-mix(in srgb, var(--bad) 8%, transparent) }
.cause p { margin: 0 }
.timeline { display: flex; height: 14px; gap: 2px; border-radius: 4px; overflow: hidden }
.timeline i { min-width: 3px; background: var(--muted); opacity: .45 }
.timeline i.profiling { background: var(--focus); opacity: 1 }
.timeline i.starting, .timeline i.warm-up { opacity: .75 }
.phases { display: flex; flex-wrap: wrap; gap: 2px 16px; margin: 6px 0 0; padding: 0; list-style: none; font-size: 13px; color: var(--muted); font-variant-numeric: tabular-nums }
.phases b { font-weight: 550; color: var(--text) }
pre { margin: 0; padding: 8px 10px; overflow: auto; max-height: 320px; border: 1px solid var(--line); border-radius: 6px; background: var(--sheet); font: 12.5px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
.command { display: flex; justify-content: space-between; align-items: center; gap: 8px; margin: 8px 0 4px; font-size: 13px; color: var(--muted) }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
@media (max-width: 640px) {
  header, main { padding-inline: 12px }
  h1 { font-size: 21px }
  .tiles { grid-template-columns: repeat(2, minmax(0, 1fr)) }
  .tiles > div { padding: 8px 12px }
  .tiles > div:nth-child(odd) { border-left: 0 }
  .tiles > div:nth-child(n+3) { border-top: 1px solid var(--line) }
  .tiles dd { font-size: 18px }
  #curve, .table, .fold { padding: 12px; margin: 14px 0 }
  .chart { height: 400px }
  .controls { gap: 8px 12px }
  .controls label:has(select) { flex: 1 1 100% }
  .controls label:has([name="statistic"]) { flex: 1 1 auto }
  .controls select { flex: 1 }
  .details-body .scroll th, .details-body .scroll td { padding: 4px 0 4px 6px; font-size: 12px }
  .details-body .scroll th:first-child { position: static; padding-left: 0; min-width: 0; white-space: normal }
  .legend button { width: 100% }
  .scroll thead th:first-child, .scroll tbody th { position: sticky; left: 0; background: var(--raised); min-width: 34vw; max-width: 46vw; white-space: normal }
  .tip { font-size: 12px }
  .tip table { font-size: 11px }
  .tip th, .tip td { padding-left: 6px }
  .details-head, .details-body { padding-inline: 14px }
}
@media print {
  :root, :root[data-theme="dark"] { ${variables('light')} }
  body { background: #fff; font-size: 11px }
  header, main { max-width: none; padding: 0 }
  #theme, .controls, .tools, #chart-help, dialog { display: none !important }
  #curve, .table, .fold, .tiles { border: 0; padding: 0; break-inside: auto }
  #curve { break-inside: avoid }
  .scroll { overflow: visible }
  table { font-size: 9px } th, td { padding: 2px 4px; white-space: normal }
  thead { display: table-header-group } tr { break-inside: avoid }
  a { color: inherit; text-decoration: none }
}
`;
//# sourceMappingURL=style.js.map
// EXTERNAL MODULE: ./lib/src/core/results/remedies.js
var remedies = __webpack_require__(65713);
// EXTERNAL MODULE: ./lib/src/core/point-label.js
var point_label = __webpack_require__(64461);
;// CONCATENATED MODULE: ./lib/src/report/point-sections.js


/** Sections with at least one row, in the order a reader asks for them. */
function pointSections(point, planned, aggregate) {
    return [
        { title: 'Requests', rows: requestRows(point, aggregate) },
        { title: 'Errors by kind', rows: errorRows(aggregate) },
        { title: 'Speculative decoding: acceptance', rows: acceptanceRows(aggregate) },
        { title: 'Cache', rows: cacheRows(aggregate) },
        { title: 'Power', rows: powerRows(aggregate) },
        { title: 'Configuration', rows: configurationRows(planned) },
        { title: 'Provenance', rows: point_sections_provenanceRows(point, aggregate) },
    ].filter((section) => section.rows.length > 0);
}
function requestRows(point, aggregate) {
    const warmUp = numberAt(aggregate, 'request_accounting', 'records_warmup_dropped');
    const duration = numberAt(aggregate, 'request_metrics', 'throughput', 'duration_seconds');
    return [
        ...(point.headline
            ? [
                row('successful', (0,numbers/* formatCount */.B4)(point.headline.requestsSuccessful)),
                row('failed', (0,numbers/* formatCount */.B4)(point.headline.requestsFailed)),
            ]
            : []),
        ...(warmUp === undefined ? [] : [row('warm-up, not counted', (0,numbers/* formatCount */.B4)(warmUp))]),
        ...(duration === undefined ? [] : [row('measured for', (0,numbers/* formatDuration */.a3)(duration))]),
        ...(point.elapsedSeconds === undefined
            ? []
            : [row('queued to done', (0,numbers/* formatDuration */.a3)(point.elapsedSeconds))]),
    ];
}
const row = (label, value) => [label, value];
function entriesAt(aggregate, ...path) {
    const found = jsonAt(aggregate, ...path);
    return found !== null && typeof found === 'object' && !Array.isArray(found) ? Object.entries(found) : [];
}
const errorRows = (aggregate) => entriesAt(aggregate, 'request_accounting', 'error_categories').map(([kind, count]) => row(kind, typeof count === 'number' ? (0,numbers/* formatCount */.B4)(count) : JSON.stringify(count)));
function acceptanceRows(aggregate) {
    const target = numberAt(aggregate, 'infx', 'acceptance', 'target');
    if (target === undefined)
        return [];
    const measured = numberAt(aggregate, 'infx', 'acceptance', 'measured');
    const off = measured === undefined ? numbers/* notMeasured */.q7 : (0,numbers/* formatShare */.T1)(Math.abs(measured / target - 1));
    return [
        row('target (tokens per step)', target.toFixed(3)),
        row('measured', measured === undefined ? numbers/* notMeasured */.q7 : measured.toFixed(3)),
        row('off by', off),
    ];
}
function cacheRows(aggregate) {
    const rates = [
        [
            'theoretical: infinite cache, each trace tree alone',
            ['request_metrics', 'cache', 'theoretical_cache_hit_rate'],
        ],
        ['measured overall, shared by all trees', ['server_metrics', 'cache', 'overall_cache_hit_rate']],
        ['GPU tier', ['server_metrics', 'cache', 'gpu_cache_hit_rate']],
        ['CPU tier', ['server_metrics', 'cache', 'cpu_cache_hit_rate']],
        ['external tier', ['server_metrics', 'cache', 'external_cache_hit_rate']],
        ['KV cache used on GPU', ['server_metrics', 'kv_cache', 'gpu_usage_pct']],
    ];
    const tokens = numberAt(aggregate, 'server_metrics', 'kv_cache', 'gpu_total_tokens');
    return [
        ...rates.flatMap(([label, path]) => {
            const value = numberAt(aggregate, ...path);
            return value === undefined ? [] : [row(label, (0,numbers/* formatShare */.T1)(value))];
        }),
        ...(tokens === undefined ? [] : [row('KV cache size (tokens)', (0,numbers/* formatCount */.B4)(tokens))]),
    ];
}
const powerNames = {
    avg_power_w: 'mean per GPU (W)',
    avg_total_gpu_power_w: 'mean of all GPUs (W)',
    total_gpu_energy_j: 'energy (J)',
    prefill_gpu_energy_j: 'energy of prefill (J)',
    decode_gpu_energy_j: 'energy of decode (J)',
    joules_per_output_token: 'J per output token',
    joules_per_input_token: 'J per input token',
    joules_per_total_token: 'J per token, input and output',
    joules_per_successful_query: 'J per successful request',
    prefill_joules_per_input_token: 'J of prefill per input token',
    decode_joules_per_output_token: 'J of decode per output token',
};
function powerRows(aggregate) {
    const valid = jsonAt(aggregate, 'power_valid');
    if (valid === undefined || valid === null)
        return [];
    return [
        row('telemetry valid', valid === 1 || valid === true ? 'yes' : 'no: not published'),
        ...Object.entries(powerNames).flatMap(([name, label]) => {
            const value = numberAt(aggregate, name);
            return value === undefined ? [] : [row(label, (0,numbers/* formatMeasure */.os)(value))];
        }),
    ];
}
function configurationRows(planned) {
    if (!planned)
        return [];
    const { acceptance, kvOffloadBackend, router, recipe } = planned;
    const versioned = (part) => part.version === undefined ? part.name : `${part.name} ${part.version}`;
    return [
        row('config key', planned.configKey),
        row('scenario', planned.scenario),
        ...(planned.isl === undefined
            ? []
            : [row('ISL / OSL (tokens)', `${planned.isl} / ${planned.osl ?? '?'}`)]),
        row('model', planned.model),
        row('precision', planned.precision),
        row('framework', planned.framework),
        row('image', planned.image),
        row('runner', planned.runner),
        row('GPUs / nodes', `${planned.gpus} / ${planned.nodes}`),
        row('speculative decoding', planned.specDecoding),
        ...(acceptance
            ? [row('golden curve', `${acceptance.curve} · ${acceptance.numSpecTokens} draft tokens`)]
            : []),
        row('KV offload', planned.kvOffloading),
        ...(kvOffloadBackend ? [row('KV offload backend', versioned(kvOffloadBackend))] : []),
        ...(router ? [row('router', versioned(router))] : []),
        ...(planned.durationSeconds === undefined
            ? []
            : [row('planned profiling', (0,numbers/* formatDuration */.a3)(planned.durationSeconds))]),
        ...(recipe ? [row('recipe', `${recipe.path} · ${recipe.digest.slice(0, 12)}`)] : []),
        row('in the plan because', planned.because.join('; ')),
    ];
}
function point_sections_provenanceRows(point, aggregate) {
    const versioned = (part) => {
        const name = textAt(aggregate, 'infx', part, 'name');
        return name === undefined
            ? []
            : [row(part, `${name} ${textAt(aggregate, 'infx', part, 'version') ?? ''}`)];
    };
    const scale = numberAt(aggregate, 'infx', 'trace_scale');
    return [
        row('point id', point.id),
        row('attempt', String(point.attempt)),
        ...versioned('engine'),
        ...versioned('client'),
        ...(scale === undefined || scale === 1 ? [] : [row('trace scaled down by', (0,numbers/* formatMeasure */.os)(scale))]),
        ...(point.resultPath === undefined ? [] : [row('aggregate', point.resultPath)]),
    ];
}
//# sourceMappingURL=point-sections.js.map
;// CONCATENATED MODULE: ./lib/src/report/shell-line.js
/** An argv as one line that a POSIX shell takes apart into the same argv. */
const shellLine = (argv) => argv.map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replace(/'/g, `'\\''`)}'`)).join(' ');
//# sourceMappingURL=shell-line.js.map
;// CONCATENATED MODULE: ./lib/src/report/view-build.js









function buildView(input) {
    const { sweep } = input;
    const planned = new Map(input.plan.points.map((point) => [point.id, point]));
    const onFrontier = new Set(sweep.curves.flatMap((curve) => curve.frontierAtP90));
    const losses = new Map((0,render_answer/* answerOf */.ut)(sweep).losses.map((loss) => [loss.point.id, loss]));
    const points = sweep.points.map((point) => pointView(point, {
        planned: planned.get(point.id),
        aggregate: input.aggregates.get(point.id),
        onFrontier: onFrontier.has(point.id),
        loss: losses.get(point.id),
        logTail: input.logTails.get(point.id) ?? [],
    }));
    const findPrevious = (0,render_previous/* previousFinder */.A)(input.previous);
    // An earlier point belongs to the topology of the point that took its place; a removed one to no topology of today.
    const successorSeries = new Map(sweep.points.map((point, index) => [findPrevious(point)?.id, points[index]?.seriesTitle]));
    return {
        schema: 'report.v1',
        simulated: sweep.simulated,
        curves: namedCurves(sweep, planned),
        points,
        previous: (input.previous?.points ?? [])
            .filter((point) => point.kind === 'benchmark' && (0,render_answer/* isPublishable */.oB)(point))
            .map((point) => ({
            curveKey: point.curveKey,
            seriesTitle: successorSeries.get(point.id) ?? '',
            conc: point.conc,
            metrics: pointMetrics(point.headline, undefined),
            throughput: pointThroughput(point.headline),
        })),
    };
}
/** Those without any valid point have no facts, but points of theirs are listed and want a name. */
function namedCurves({ curves, points }, planned) {
    const titles = new Map(curves.map(({ curveKey, title }) => [curveKey, title]));
    for (const { id, kind, curveKey } of points) {
        const plannedPoint = planned.get(id);
        if (kind !== 'benchmark' || titles.has(curveKey) || !plannedPoint)
            continue;
        titles.set(curveKey, (0,point_label/* curveTitle */.M4)(plannedPoint));
    }
    return [...titles].map(([key, title]) => ({ key, title: (0,render_text/* oneLine */.TN)(title) }));
}
function pointView(point, known) {
    const topology = known.planned ? (0,point_label/* topologyShorthand */.rK)(known.planned.topology) : '';
    const offload = known.planned && known.planned.kvOffloading !== 'none' ? ' + KV offload' : '';
    return {
        id: point.id,
        title: (0,render_text/* oneLine */.TN)(point.title),
        kind: point.kind,
        status: point.status,
        curveKey: point.curveKey,
        seriesTitle: topology === '' ? (0,render_text/* oneLine */.TN)(point.configKey) : `${topology}${offload}`,
        topology: (0,render_text/* oneLine */.TN)(topology),
        conc: point.conc,
        publishable: (0,render_answer/* isPublishable */.oB)(point),
        onFrontier: known.onFrontier,
        metrics: pointMetrics(point.headline, known.aggregate),
        throughput: pointThroughput(point.headline),
        causes: causes(point, known.loss),
        timeline: timeline(known.aggregate),
        commands: commands(known.aggregate),
        logTail: (point.failure?.logTail ?? known.logTail).map((line) => (0,render_text/* visible */.RK)(line)),
        sections: pointSections(point, known.planned, known.aggregate),
    };
}
/** Every reason of an invalid point and every problem of a failed one; otherwise what the answer says of it. */
function causes(point, loss) {
    if (!loss)
        return [];
    const reasons = point.status === 'invalid' ? point.invalidReasons : [];
    const problems = point.failure?.problems ?? [];
    const listed = [
        ...reasons.map((reason) => ({
            whose: messages/* blameWord */.sd[reason.blame],
            code: reason.code,
            cause: (0,render_text/* visible */.RK)(reason.message),
            next: (0,remedies/* remedyOf */.S)(reason.code) ?? '',
        })),
        ...problems.map((problem) => ({
            whose: messages/* blameWord */.sd[problem.blame],
            code: problem.code,
            cause: (0,render_text/* visible */.RK)(problem.message),
            next: (0,render_text/* visible */.RK)(problem.hint ?? ''),
        })),
    ];
    if (listed.length > 0)
        return listed;
    return [{ whose: messages/* blameWord */.sd[loss.blame], code: loss.code ?? '', cause: loss.cause, next: loss.next ?? '' }];
}
function timeline(aggregate) {
    const entries = listAt(aggregate, 'timeline').flatMap((entry) => {
        const phase = textAt(entry, 'phase');
        const atUnixMs = numberAt(entry, 'atUnixMs');
        return phase === undefined || atUnixMs === undefined ? [] : [{ phase: (0,render_text/* oneLine */.TN)(phase), atUnixMs }];
    });
    return entries.map(({ phase, atUnixMs }, index) => {
        const next = entries[index + 1];
        return { phase, seconds: next ? Math.max(0, (next.atUnixMs - atUnixMs) / 1000) : null };
    });
}
const commands = (aggregate) => listAt(aggregate, 'commands').flatMap((entry) => {
    const words = jsonList(jsonAt(entry, 'argv')).filter((word) => typeof word === 'string');
    if (words.length === 0)
        return [];
    return [{ role: textAt(entry, 'role') ?? 'command', line: (0,render_text/* visible */.RK)(shellLine(words)) }];
});
const listAt = (aggregate, name) => jsonList(jsonAt(aggregate, 'infx', name));
//# sourceMappingURL=view-build.js.map
;// CONCATENATED MODULE: ./lib/src/report/report.js
/** report.html: one self-contained file. Nothing in it asks the network for anything, and its policy forbids it to. */










/** The whole document. Throws INFX330 when a file of the report is not beside the program. */
async function renderReport(input) {
    const [script, picture] = await Promise.all([
        readAsset('report-client.js').then((bytes) => inlineScript(bytes.toString('utf8'))),
        // What stands there until the script draws the interactive chart, and without script for good.
        renderCurveSvg({ sweep: input.sweep }),
    ]);
    const view = buildView(input);
    const page = html `<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${contentPolicy(script)}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <title>Sweep report</title>
        <style>
          ${trusted(pageStyle)}
        </style>
      </head>
      <body>
        ${header(input)}
        <main>
          ${lossesTable(view)}
          ${hasMarks(view) ? chartSection(trusted(picture), axesFor(view.points).x) : nothingToDraw()}
          ${curvesTable(input.sweep, view)} ${pointsTable(input.sweep, view, input.previous)}
          ${evalsTable(input.sweep)} ${besideEarlier(input.sweep)} ${howToRead()}
          ${provenanceTable(provenanceRows(input))}
        </main>
        <dialog id="details" aria-labelledby="details-title"></dialog>
        <div id="said" class="unseen" role="status" aria-live="polite"></div>
        ${dataElement(view)} ${scriptElement(script)}
      </body>
    </html>`;
    return `${page.markup}\n`;
}
const hasMarks = ({ points, previous }) => [...points.filter(({ kind }) => kind === 'benchmark'), ...previous].some(({ throughput }) => throughput !== null);
const dataElement = (view) => html `<script type="application/json" id="data">
    ${scriptJson(view)}
  </script>`;
/** Exactly the bytes that the policy's hash is made of: not a template, in which a formatter may add white space. */
const scriptElement = (script) => trusted(`<script>${script}</script>`);
/** The bundle with nothing in it that an HTML parser could take for the end of the element. */
const inlineScript = (bundle) => bundle.replace(/<(?=\/script|!--|script)/gi, '\\x3c').trimEnd();
/**
 * No request can leave the page: only this one script runs, by its hash. Styles must be inline because the chart
 * sets them on its elements; they can load nothing either, as every source of pictures and fonts is closed.
 */
function contentPolicy(script) {
    const hash = (0,external_node_crypto_.createHash)('sha256').update(script).digest('base64');
    return [
        "default-src 'none'",
        `script-src 'sha256-${hash}'`,
        "style-src 'unsafe-inline'",
        'img-src data:',
        "base-uri 'none'",
        "form-action 'none'",
    ].join('; ');
}
//# sourceMappingURL=report.js.map
;// CONCATENATED MODULE: ./lib/src/report/shown-part.js
/** Blocks that the page reads from, as far as they are numbers and words. */
const shownBlocks = ['request_accounting', 'request_metrics', 'server_metrics'];
/** `request_metrics.latency.ttft.p90` is the deepest. */
const blockLevels = 3;
/** What the page shows of texts at the top and in blocks are words. */
const longestWord = 200;
/** `infx` whole, the blocks without their lists, and every number and word at the top. */
function shownPart(aggregate) {
    const members = Object.entries(aggregate).flatMap(([name, value]) => {
        if (name === 'infx' || isWord(value))
            return [[name, value]];
        return shownBlocks.includes(name) ? [[name, wordsOf(value, blockLevels)]] : [];
    });
    return Object.fromEntries(members);
}
const isWord = (value) => typeof value === 'string' ? value.length <= longestWord : typeof value !== 'object' || value === null;
function wordsOf(value, levels) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return null;
    const members = Object.entries(value).flatMap(([name, inner]) => {
        if (isWord(inner))
            return [[name, inner]];
        return levels > 1 && !Array.isArray(inner) ? [[name, wordsOf(inner, levels - 1)]] : [];
    });
    return Object.fromEntries(members);
}
//# sourceMappingURL=shown-part.js.map
// EXTERNAL MODULE: ./lib/src/core/collect/artifact-names.js
var artifact_names = __webpack_require__(40742);
// EXTERNAL MODULE: ./lib/src/launch/log-tail.js
var log_tail = __webpack_require__(39741);
// EXTERNAL MODULE: ./lib/src/sweep/node-samplers.js
var node_samplers = __webpack_require__(64515);
;// CONCATENATED MODULE: ./lib/src/sweep/log-tails.js
/** The last lines of the server logs of a sweep's points, from artifacts laid out one folder each. */






/** Of all logs of a point together; but of each at least a few, however many workers it had. */
const linesOfPoint = 40;
const linesOfLog = 4;
/** A point without such an artifact has no entry. */
async function readLogTails(artifactsDir, plan, sweep) {
    const attempts = new Map(sweep.points.map(({ id, attempt }) => [id, attempt]));
    const tails = new Map();
    for (const point of plan.points) {
        const { serverLogs } = (0,artifact_names/* artifactNames */.j)(point, { attempt: attempts.get(point.id) ?? 0, valid: true });
        const folder = (0,external_node_path_.join)(artifactsDir, serverLogs);
        const logs = [...(await logsIn(folder)), ...(await logsIn((0,external_node_path_.join)(folder, 'results')))];
        if (logs.length === 0)
            continue;
        const lines = Math.max(linesOfLog, Math.floor(linesOfPoint / logs.length));
        tails.set(point.id, await (0,log_tail/* mergedTail */.B)(Object.fromEntries(logs), lines));
    }
    return tails;
}
/** Role and path. Links are not followed: artifacts come from somewhere else. */
async function logsIn(folder) {
    if (!(0,external_node_fs_.existsSync)(folder))
        return [];
    const entries = await (0,promises_.readdir)(folder, { withFileTypes: true });
    return entries
        .filter((entry) => entry.isFile() && entry.name.endsWith('.log'))
        .map(({ name }) => [(0,external_node_path_.basename)(name, '.log'), (0,external_node_path_.join)(folder, name)])
        .filter(([role]) => !(0,node_samplers/* isSampler */.bQ)(role))
        .sort(([a], [b]) => (a < b ? -1 : 1));
}
//# sourceMappingURL=log-tails.js.map
// EXTERNAL MODULE: ./lib/src/sweep/swept-folder.js
var swept_folder = __webpack_require__(83317);
;// CONCATENATED MODULE: ./lib/src/sweep/redraw.js
/** Report, curve and summary of a sweep, from what lies in its out directory; also long after it ran. */
















const pictureWidth = 1_600;
/** report.html, and unless there is no time for them curve.svg and curve.png, in the out directory. */
async function drawReport(outDir, sweep, plan, from) {
    const html = await renderReport({
        sweep,
        plan,
        aggregates: await readAggregates(outDir, sweep),
        logTails: await readLogTails(from.artifactsDir, plan, sweep),
        generatedAt: new Date().toISOString(),
        ...(from.ingest === undefined ? {} : { ingest: ingestDigest(from.ingest) }),
    });
    await (0,promises_.writeFile)((0,external_node_path_.join)(outDir, 'report.html'), html);
    if (from.withoutPictures === true)
        return;
    const svg = await renderCurveSvg({ sweep });
    await (0,promises_.writeFile)((0,external_node_path_.join)(outDir, 'curve.svg'), svg);
    await (0,promises_.writeFile)((0,external_node_path_.join)(outDir, 'curve.png'), await svgToPng(svg, { width: pictureWidth }));
}
/** Draws everything again; returns the summary. Throws ProblemError when plan.json or sweep.json is missing or damaged. */
async function redrawReport(outDir, artifactsDir) {
    const plan = await (0,swept_folder/* readPlanOfSweep */.r)(outDir);
    const sweep = await (0,swept_folder/* readEndOfSweep */.H)(outDir);
    const ingestPath = (0,external_node_path_.join)(outDir, 'ingest.json');
    const ingest = (0,external_node_fs_.existsSync)(ingestPath) ? await readIngestReport(ingestPath) : undefined;
    await drawReport(outDir, sweep, plan, { artifactsDir, ingest });
    return localSummary(sweep);
}
/** What a reader of the report wants of an ingest: one line per category, and the target. */
function ingestDigest({ conclusion, target, categories }) {
    const line = (counts) => report/* ingestOutcomes */.Ml.map((outcome) => `${counts[outcome]} ${outcome}`).join(' · ');
    return {
        conclusion,
        database: target.description,
        ...Object.fromEntries(report/* ingestCategories */.jr.map((category) => [category, line(categories[category])])),
    };
}
async function readIngestReport(path) {
    const value = await (0,own_json/* readOwnJson */.Z)(path, 'ingest-report.v1');
    if (isIngestReport(value))
        return value;
    throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX308', `${path} is not a whole ingest report`)]);
}
const isIngestReport = (value) => 'categories' in value && 'target' in value;
const localSummary = (sweep) => (0,summary/* renderSummary */.B)({
    sweep,
    name: sweep.simulated ? 'simulated' : 'local',
    attempt: Math.max(1, ...sweep.points.map(({ attempt }) => attempt)),
    next: [],
    limitBytes: render_document/* stepSummaryBytes */.Sg,
});
async function readAggregates(outDir, sweep) {
    const aggregates = new Map();
    for (const { id, resultPath } of sweep.points) {
        if (resultPath === undefined || !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(outDir, resultPath)))
            continue;
        const whole = JSON.parse(await (0,promises_.readFile)((0,external_node_path_.join)(outDir, resultPath), 'utf8'));
        aggregates.set(id, shownPart(whole));
    }
    return aggregates;
}
//# sourceMappingURL=redraw.js.map

/***/ }),

/***/ 83317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ readEndOfSweep),
/* harmony export */   r: () => (/* binding */ readPlanOfSweep)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80947);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85492);
/* harmony import */ var _core_problems_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8076);
/* harmony import */ var _files_plan_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90367);
/* harmony import */ var _files_sweep_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23277);
/** The out folder of a sweep that ran, as later verbs find it. Somebody in the wrong place wants to know which was looked at. */







/** Throws ProblemError (INFX308): there is no plan in `outDir`, or a damaged one. */
async function readPlanOfSweep(outDir) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outDir, 'plan.json');
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        return (0,_files_plan_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readPlanFile */ .w)(path);
    const why = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(outDir) ? 'no plan.json is in it' : 'there is no such folder';
    throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .ProblemError */ .Mm([
        (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)('INFX308', `${outDir} holds no sweep: ${why}`, {
            hint: 'run "infx sweep" first, or say where one has run with --out DIR',
        }),
    ]);
}
/** Throws ProblemError (INFX308): the sweep in `outDir` was killed before it had summed up, or its sweep.json is damaged. */
async function readEndOfSweep(outDir) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outDir, 'sweep.json');
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        return (0,_files_sweep_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readSweepFile */ .B)(path);
    throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .ProblemError */ .Mm([
        (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)('INFX308', `the sweep in ${outDir} has not ended: no sweep.json is in it`, {
            hint: `go on with: infx sweep --resume --out ${outDir}`,
        }),
    ]);
}
//# sourceMappingURL=swept-folder.js.map

/***/ })

};
