export const id = 4265;
export const ids = [4265];
export const modules = {

/***/ 66342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ openProgressView)
});

// UNUSED EXPORTS: clock

// EXTERNAL MODULE: ./lib/src/core/render/numbers.js
var numbers = __webpack_require__(54143);
// EXTERNAL MODULE: ./lib/src/core/render/text.js
var render_text = __webpack_require__(67654);
// EXTERNAL MODULE: ./lib/src/sweep/event-line.js
var event_line = __webpack_require__(76428);
;// CONCATENATED MODULE: ./lib/src/sweep/progress-state.js
class ProgressState {
    #running = new Map();
    #finished = [];
    #toRun = 0;
    #kept = 0;
    #stage;
    apply(event, nowMs) {
        switch (event.type) {
            case 'planned':
                this.#toRun = event.toRun.length;
                this.#kept = event.kept;
                return;
            case 'started': {
                const { point, attempt, canary } = event;
                this.#running.set(point.id, { point, attempt, canary, startedAtMs: nowMs, phase: 'queued' });
                return;
            }
            case 'phase':
                this.#update(event.pointId, { phase: event.phase });
                return;
            case 'progress':
                this.#update(event.pointId, { progress: event.progress });
                return;
            case 'finished':
                this.#running.delete(event.result.id);
                this.#finished.push({ result: event.result, elapsedSeconds: event.elapsedSeconds });
                return;
            case 'stage':
                this.#stage = event.detail;
                return;
            case 'retry':
            case 'note':
                return;
        }
    }
    #update(pointId, change) {
        const running = this.#running.get(pointId);
        if (running)
            this.#running.set(pointId, { ...running, ...change });
    }
    get running() {
        return [...this.#running.values()];
    }
    get stage() {
        return this.#stage;
    }
    get counts() {
        const failed = this.#finished.filter(({ result }) => result.status !== 'valid').length;
        return {
            toRun: this.#toRun,
            kept: this.#kept,
            done: this.#finished.length - failed,
            failed,
            waiting: Math.max(0, this.#toRun - this.#finished.length - this.#running.size),
        };
    }
    /** Seconds left: mean of the finished points for every waiting one, and the rest of that mean for the running ones, over the lanes in use. */
    secondsLeft(nowMs, parallelPoints) {
        if (this.#finished.length === 0)
            return undefined;
        const mean = this.#finished.reduce((sum, { elapsedSeconds }) => sum + elapsedSeconds, 0) / this.#finished.length;
        const running = this.running.reduce((sum, { startedAtMs }) => sum + Math.max(0, mean - (nowMs - startedAtMs) / 1_000), 0);
        return (this.counts.waiting * mean + running) / parallelPoints;
    }
}
//# sourceMappingURL=progress-state.js.map
;// CONCATENATED MODULE: ./lib/src/cli/progress-view.js
/** Live progress of a sweep: a repainted block on a terminal, plain lines elsewhere. */




const repaintMs = 200;
const plainEveryMs = 15_000;
function openProgressView(output, parallelPoints, name) {
    const state = new ProgressState();
    const startedAtMs = Date.now();
    const live = output.isTTY === true;
    let painted = 0;
    const erase = () => {
        if (painted > 0)
            output.write(`\x1b[${painted}A\x1b[J`);
        painted = 0;
    };
    const paint = () => {
        const lines = liveBlock(state, name, startedAtMs, parallelPoints, output.columns ?? 100);
        erase();
        output.write(lines.map((line) => `${line}\n`).join(''));
        painted = lines.length;
    };
    const say = (line) => {
        if (live)
            erase();
        output.write(`${line}\n`);
        if (live)
            paint();
    };
    const timer = setInterval(() => live
        ? paint()
        : state.running.length > 0 && output.write(`${statusLine(state, startedAtMs, parallelPoints)}\n`), live ? repaintMs : plainEveryMs);
    return {
        observe(event) {
            state.apply(event, Date.now());
            // A long warm-up would be silence where nothing is repainted.
            const line = !live && event.type === 'started' && event.canary ? canaryLine(event) : (0,event_line/* eventLine */.V8)(event);
            if (line !== undefined)
                say(line);
        },
        close() {
            clearInterval(timer);
            if (live)
                erase();
        },
    };
}
const canaryLine = ({ point, attempt }) => `● canary ${(0,render_text/* oneLine */.TN)(point.title)}${attempt > 1 ? ` (attempt ${attempt})` : ''}   first, alone; about ${(0,numbers/* formatDuration */.a3)((point.estimatedGpuHours / point.gpus) * 3600)}`;
function liveBlock(state, name, startedAtMs, parallelPoints, columns) {
    const { toRun, done, failed, waiting } = state.counts;
    const elapsed = clock((Date.now() - startedAtMs) / 1_000);
    const left = state.secondsLeft(Date.now(), parallelPoints);
    const lines = [
        ` ${name} · ${toRun} points   elapsed ${elapsed}   left ${left === undefined ? '…' : `~${clock(left)}`}`,
        ` ✓ ${done} done   ● ${state.running.length} running   ○ ${waiting} waiting   ✗ ${failed}`,
        ...state.running.map((running) => ` ● ${runningLine(running, columns - 3)}`),
        ...(state.running.length === 0 && state.stage !== undefined ? [` … ${state.stage}`] : []),
    ];
    // A line that wraps would be more rows than are erased with the next repaint.
    return lines.map((line) => (0,render_text/* fitMiddle */.Ng)(line, columns));
}
function statusLine(state, startedAtMs, parallelPoints) {
    const { toRun, done, failed } = state.counts;
    const left = state.secondsLeft(Date.now(), parallelPoints);
    const running = state.running.map((point) => runningLine(point, Infinity)).join(' | ');
    return `[${clock((Date.now() - startedAtMs) / 1_000)}] ${done + failed}/${toRun} done${failed > 0 ? `, ${failed} failed` : ''}${left === undefined ? '' : `, ~${clock(left)} left`}: ${running}`;
}
/** Least columns of a point's name; below that the last numbers give way. */
const leastName = 24;
/** Phase and numbers of a running point; its name gets what is left of `columns`. */
function runningLine(running, columns) {
    const { point, canary, attempt } = running;
    const parts = [running.phase, ...progressParts(running)].map((part) => `   ${part}`);
    const name = `${canary ? 'canary  ' : ''}${point.title}${attempt > 1 ? ` (attempt ${attempt})` : ''}`;
    while (parts.length > 1 && columns - (0,render_text/* displayWidth */.F1)(parts.join('')) < leastName)
        parts.pop();
    const rest = parts.join('');
    return `${(0,render_text/* fitMiddle */.Ng)((0,render_text/* oneLine */.TN)(name), columns - (0,render_text/* displayWidth */.F1)(rest))}${rest}`;
}
/** The most telling first. */
function progressParts({ point, progress }) {
    switch (progress?.kind) {
        case undefined:
            return [];
        case 'waiting':
            return [`${progress.seconds.toFixed(0)} s of ${progress.ofSeconds.toFixed(0)} s`];
        case 'eval':
            return [
                bar(progress.of === 0 ? 0 : progress.asked / progress.of),
                `${progress.asked} of ${progress.of} questions, ${progress.correct} right`,
            ];
        case 'load':
            return [
                bar(progress.ratio),
                `${(0,event_line/* wholeNumber */.rD)(progress.totalTokensPerSecond / point.gpus)} tok/s/GPU`,
                (0,numbers/* formatPlural */.yk)(progress.requestsFailed, 'error'),
                ...(progress.p90TtftSeconds === null ? [] : [`p90 ttft ${progress.p90TtftSeconds.toFixed(2)} s`]),
            ];
    }
}
function bar(ratio) {
    const filled = Math.round(Math.min(1, Math.max(0, ratio)) * 10);
    return `${'█'.repeat(filled)}${'░'.repeat(10 - filled)} ${String(Math.round(Math.min(1, ratio) * 100)).padStart(3)} %`;
}
/** m:ss, or h:mm:ss from an hour on. */
function clock(seconds) {
    const whole = Math.max(0, Math.round(seconds));
    const minutes = Math.floor(whole / 60);
    const rest = String(whole % 60).padStart(2, '0');
    return minutes < 60
        ? `${minutes}:${rest}`
        : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${rest}`;
}
//# sourceMappingURL=progress-view.js.map

/***/ }),

/***/ 73973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sweepVerb: () => (/* binding */ sweepVerb)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/inputs.js
var inputs = __webpack_require__(23);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/point-label.js
var point_label = __webpack_require__(64461);
// EXTERNAL MODULE: ./lib/src/core/render/answer.js
var render_answer = __webpack_require__(21823);
// EXTERNAL MODULE: ./lib/src/core/render/messages.js
var messages = __webpack_require__(93);
// EXTERNAL MODULE: ./lib/src/core/render/numbers.js
var numbers = __webpack_require__(54143);
// EXTERNAL MODULE: ./lib/src/core/render/text.js
var render_text = __webpack_require__(67654);
;// CONCATENATED MODULE: ./lib/src/core/render/terminal-table.js
/** The table a sweep ends with on a terminal. */





const sgr = (code) => (text) => `\u001b[${code}m${text}\u001b[0m`;
const plain = (text) => text;
const palette = (colour) => colour
    ? { bold: sgr(1), dim: sgr(2), red: sgr(31), green: sgr(32) }
    : { bold: plain, dim: plain, red: plain, green: plain };
/** Answer, points by curve, evals, losses with whose they are; ends with a line break. */
function renderTerminalTable(sweep, style) {
    const paint = palette(style.colour);
    const width = Math.max(60, style.width);
    const answer = (0,render_answer/* answerOf */.ut)(sweep);
    const { benchmark, evals } = answer;
    const verdict = [
        messages/* english */.x3.pointsValid(benchmark.valid, benchmark.expected),
        evals.expected > 0 ? messages/* english */.x3.evalsPass(evals.passed, evals.expected) : messages/* english */.x3.noEvals,
        ...(0,messages/* lossesByBlame */.kM)(answer, messages/* english */.x3),
        ...(sweep.simulated ? ['simulated hardware'] : []),
        ...(sweep.interrupted ? ['interrupted'] : []),
        messages/* english */.x3.took((0,numbers/* formatDuration */.a3)(style.tookSeconds)),
    ].join(' · ');
    const sections = [
        [` ${answer.green ? paint.green('✓') : paint.red('✗')} ${paint.bold(verdict)}`],
        ...pointSections(sweep, width, paint),
        evalSection(sweep, width, paint),
        answer.losses.filter(({ blame }) => blame !== 'not-run').flatMap((loss) => lossSection(loss, paint)),
        notRunSection(answer.losses.filter(({ blame }) => blame === 'not-run')),
    ];
    return `${sections
        .filter((lines) => lines.length > 0)
        .map((lines) => lines.map((line) => line.trimEnd()).join('\n'))
        .join('\n\n')}\n`;
}
const pointColumns = [
    { title: 'point', align: 'left' },
    { title: 'tok/s/GPU', align: 'right' },
    { title: 'P90\nE2E-norm.', align: 'right' },
    { title: 'P90\nE2EL s', align: 'right' },
    { title: 'errors', align: 'right' },
    { title: 'E2EL\nfrontier', align: 'left' },
    { title: 'result', align: 'left' },
];
function pointSections(sweep, width, paint) {
    const points = sweep.points.filter((point) => point.kind === 'benchmark');
    const onFrontier = new Set(sweep.curves.flatMap((curve) => curve.frontierAtP90));
    const titles = new Map(sweep.curves.map((curve) => [curve.curveKey, curve.title]));
    return [...new Set(points.map((point) => point.curveKey))].map((curveKey) => {
        const ofCurve = points.filter((point) => point.curveKey === curveKey);
        const names = shortNames(ofCurve.map(({ title }) => (0,render_text/* oneLine */.TN)(title)));
        const rows = ofCurve.map((point, index) => pointCells(point, names.own[index] ?? point.title, onFrontier.has(point.id)));
        const heading = curveHeading(titles.get(curveKey), names.shared, paint);
        return [` ${heading}`, ...gridLines(pointColumns, rows, width, paint)];
    });
}
/** What the titles of a curve's points begin with in common, and what is left of each. */
function shortNames(titles) {
    const parts = titles.map((title) => title.split(point_label/* titleSeparator */.kH));
    const [first = []] = parts;
    const differing = first.findIndex((part, index) => parts.some((other) => other[index] !== part));
    // A single point differs from no other: keep what the curve's name does not say. The last part always stays.
    const same = titles.length === 1 ? point_label/* curvePartsOfTitle */.d3 : differing < 0 ? Infinity : differing;
    const count = Math.min(same, ...parts.map(({ length }) => length - 1));
    return {
        shared: first.slice(0, count),
        own: parts.map((own) => own.slice(count).join(point_label/* titleSeparator */.kH)),
    };
}
/** A curve without any valid point has no facts, so no title: its points' common parts name it. */
function curveHeading(title, shared, paint) {
    if (title === undefined)
        return paint.bold(shared.join(point_label/* titleSeparator */.kH));
    const more = shared.slice(point_label/* curvePartsOfTitle */.d3);
    return `${paint.bold((0,render_text/* oneLine */.TN)(title))}${more.length > 0 ? paint.dim(`${point_label/* titleSeparator */.kH}${more.join(point_label/* titleSeparator */.kH)}`) : ''}`;
}
function pointCells(point, name, onFrontier) {
    const headline = point.headline;
    return [
        name,
        (0,numbers/* formatMeasure */.os)(headline?.tputPerGpuTps),
        (0,numbers/* formatMeasure */.os)(headline?.p90E2eNormIntvtyTps),
        (0,numbers/* formatMeasure */.os)(headline?.p90E2elSeconds),
        headline ? (0,numbers/* formatCount */.B4)(headline.requestsFailed) : numbers/* notMeasured */.q7,
        (0,render_answer/* isPublishable */.oB)(point) ? (onFrontier ? '●' : '○') : numbers/* notMeasured */.q7,
        `${(0,render_answer/* isPublishable */.oB)(point) ? '✓' : '✗'} ${point.status}`,
    ];
}
/** One column per metric, because two scores side by side say nothing without their names. */
function evalSection(sweep, width, paint) {
    const metrics = [...new Set(sweep.evals.flatMap(({ scores }) => Object.keys(scores)))];
    const rows = (0,render_answer/* evalLines */.gK)(sweep).map((line) => {
        if (line.kind === 'no-verdict') {
            const { title, conc } = line.point;
            return [(0,render_text/* oneLine */.TN)(title), String(conc), ...metrics.map(() => numbers/* notMeasured */.q7), numbers/* notMeasured */.q7, '✗ missing'];
        }
        const { verdict } = line;
        return [
            `${(0,render_text/* oneLine */.TN)(verdict.task)} on ${(0,render_text/* oneLine */.TN)(verdict.configKey)}`,
            (0,numbers/* formatCount */.B4)(verdict.conc),
            ...metrics.map((metric) => verdict.scores[metric]?.toFixed(4) ?? numbers/* notMeasured */.q7),
            (0,render_answer/* thresholdText */.HA)(verdict),
            `${verdict.state === 'pass' ? '✓' : '✗'} ${verdict.state}`,
        ];
    });
    if (rows.length === 0)
        return [];
    const columns = [
        { title: 'eval', align: 'left' },
        { title: 'conc', align: 'right' },
        ...shortMetrics(metrics).map((title) => ({ title: (0,render_text/* oneLine */.TN)(title), align: 'right' })),
        { title: 'threshold', align: 'right' },
        { title: 'verdict', align: 'left' },
    ];
    return gridLines(columns, rows, width, paint);
}
/** `exact_match,strict-match` is told apart from its siblings by the filter behind the comma. */
function shortMetrics(metrics) {
    const filters = metrics.map((metric) => metric.slice(metric.indexOf(',') + 1));
    return new Set(filters).size === filters.length ? filters : metrics;
}
function lossSection(loss, paint) {
    const code = loss.code === undefined ? '' : ` ${(0,render_text/* oneLine */.TN)(loss.code)}:`;
    const next = loss.next === undefined ? [] : [`   → ${(0,render_text/* oneLine */.TN)(loss.next)}`];
    return [
        ` ${paint.red('✗')} ${(0,render_text/* oneLine */.TN)(loss.point.title)} — ${loss.kind}, ${messages/* blameWord */.sd[loss.blame]} ·${code} ${(0,render_text/* oneLine */.TN)(loss.cause)}`,
        ...next,
    ];
}
/** Points that one event kept from running are one line, not one each. */
function notRunSection(losses) {
    return [...new Set(losses.map(({ cause }) => cause))].flatMap((cause) => {
        const alike = losses.filter((loss) => loss.cause === cause);
        const next = alike[0]?.next;
        return [
            ` ○ ${(0,numbers/* formatPlural */.yk)(alike.length, 'point')} ${(0,render_text/* oneLine */.TN)(cause)}`,
            ...(next === undefined ? [] : [`   → ${(0,render_text/* oneLine */.TN)(next)}`]),
        ];
    });
}
/** Header and rows in aligned columns; the first column gives way when the terminal is narrow. */
function gridLines(columns, rows, width, paint) {
    const natural = columns.map((column, index) => Math.max(...column.title.split('\n').map(render_text/* displayWidth */.F1), ...rows.map((row) => (0,render_text/* displayWidth */.F1)(row[index] ?? ''))));
    const gaps = 2 * (columns.length - 1) + 2;
    const others = natural.slice(1).reduce((sum, columnWidth) => sum + columnWidth, 0);
    const first = Math.max(12, Math.min(natural[0] ?? 0, width - others - gaps));
    const widths = [first, ...natural.slice(1)];
    const line = ([name = '', ...cells]) => {
        const fitted = [(0,render_text/* fitMiddle */.Ng)(name, first), ...cells];
        return `  ${columns.map((column, index) => (0,render_text/* fitColumns */.Pk)(fitted[index] ?? '', widths[index] ?? 0, column.align)).join('  ')}`;
    };
    return [
        ...headLines(columns).map((cells) => paint.dim(line(cells).trimEnd())),
        ...rows.map((row) => {
            const rendered = line(row);
            return row.at(-1)?.startsWith('✗') ? paint.red(rendered.trimEnd()) : rendered;
        }),
    ];
}
/** Titles end on the line above the rows, so that a short one does not float. */
function headLines(columns) {
    const titles = columns.map(({ title }) => title.split('\n'));
    const height = Math.max(...titles.map(({ length }) => length));
    return Array.from({ length: height }, (_, row) => titles.map((title) => title[row - height + title.length] ?? ''));
}
//# sourceMappingURL=terminal-table.js.map
// EXTERNAL MODULE: ./lib/src/launch/shell-words.js
var shell_words = __webpack_require__(22202);
// EXTERNAL MODULE: ./lib/src/sweep/prepare.js + 1 modules
var prepare = __webpack_require__(7021);
// EXTERNAL MODULE: ./lib/src/sweep/resume-settings.js
var resume_settings = __webpack_require__(8946);
// EXTERNAL MODULE: ./lib/src/sweep/sweep.js + 4 modules
var sweep = __webpack_require__(23725);
// EXTERNAL MODULE: ./lib/src/cli/failure.js
var failure = __webpack_require__(95085);
// EXTERNAL MODULE: ./lib/src/cli/progress-view.js + 1 modules
var progress_view = __webpack_require__(66342);
;// CONCATENATED MODULE: ./lib/src/cli/sweep.js
/** `infx sweep`: the whole sweep, with live progress; ends with a short table and the paths of what it wrote. */










async function sweepVerb(given) {
    const startedMs = performance.now();
    const { settings, config, notes } = await (0,resume_settings/* chooseSettings */.J)(given, process.cwd(), {});
    const prepared = await (0,prepare/* prepareSweep */.aY)(settings, config);
    const view = (0,progress_view/* openProgressView */.I)(process.stderr, settings.parallelPoints, 'infx sweep');
    const interrupted = new AbortController();
    const stop = () => interrupt(interrupted, settings.outDir);
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    // The terminal was closed: what runs must not go on unseen.
    process.on('SIGHUP', stop);
    try {
        for (const text of notes)
            view.observe({ type: 'note', text });
        const run = await (0,sweep/* runSweep */.M)(prepared, { signal: interrupted.signal, observe: view.observe });
        view.close();
        // The failed canary stands in the progress above and in the table below already.
        (0,failure/* printProblems */.Mr)(run.problems.filter(({ code, severity }) => severity === 'error' && code !== 'INFX309'));
        if (settings.json)
            process.stdout.write(`${JSON.stringify(run.sweep, null, 1)}\n`);
        else
            printResult(run, settings, (performance.now() - startedMs) / 1000);
        return exitCode(run);
    }
    finally {
        view.close();
        process.off('SIGINT', stop);
        process.off('SIGTERM', stop);
        process.off('SIGHUP', stop);
    }
}
/** The first signal stops what runs and keeps what is finished; a second one does not wait for that. */
function interrupt(controller, outDir) {
    if (controller.signal.aborted) {
        process.stderr.write(`\nstopped at once: ${goOn(outDir)}\n`);
        process.exit(130);
    }
    process.stderr.write('\nstopping; finished points are kept (once more: stop at once)\n');
    controller.abort(new Error('interrupted'));
}
/** What to type to have the rest. */
function goOn(outDir) {
    const out = here(outDir) === inputs/* sweepInputs */.Y.out.fallback ? '' : ` --out ${(0,shell_words/* shellWord */.r)(here(outDir))}`;
    return `go on with infx sweep --resume${out}`;
}
function here(path) {
    const short = (0,external_node_path_.relative)(process.cwd(), path);
    return short === '' ? '.' : short.startsWith('..') ? path : short;
}
function printResult({ sweep, isStored }, { outDir, databaseUrl }, tookSeconds) {
    const colour = process.stdout.isTTY && process.env['NO_COLOR'] === undefined;
    const width = process.stdout.columns || 110;
    process.stdout.write(`${renderTerminalTable(sweep, { width, colour, tookSeconds })}\n`);
    if (sweep.interrupted) {
        process.stdout.write(`interrupted: ${goOn(outDir)}\n`);
        return;
    }
    process.stdout.write(`report    ${here(`${outDir}/report.html`)}\n`);
    if (!isStored)
        return;
    const path = databaseUrl.startsWith('pglite:') ? here(databaseUrl.slice('pglite:'.length)) : 'the given one';
    process.stdout.write(`database  ${path}\n`);
}
/** 3 when everything that is wrong is the infrastructure's: the same sweep may be right elsewhere, or later. */
function exitCode({ sweep, problems }) {
    if (sweep.interrupted)
        return 130;
    const isWhole = sweep.totals.valid + sweep.totals.reused === sweep.totals.expected;
    if (isWhole && !(0,problem/* hasErrors */.Cs)(problems) && sweep.evals.every(({ state }) => state === 'pass'))
        return 0;
    const blames = [
        ...problems.filter(({ severity }) => severity === 'error'),
        ...sweep.points.flatMap(({ failure, invalidReasons }) => [
            ...(failure?.problems ?? []),
            ...invalidReasons,
        ]),
    ].map(({ blame }) => blame);
    return blames.length > 0 && blames.every((blame) => blame === 'infra') ? 3 : 1;
}
//# sourceMappingURL=sweep.js.map

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
