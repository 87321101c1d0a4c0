export const id = 6862;
export const ids = [6862];
export const modules = {

/***/ 37598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  alGateVerb: () => (/* binding */ alGateVerb)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/acceptance/curves.js
var curves = __webpack_require__(39756);
// EXTERNAL MODULE: ./lib/src/core/render/text.js
var render_text = __webpack_require__(67654);
;// CONCATENATED MODULE: ./lib/src/core/acceptance/render-al-gate.js

const sign = { pass: '✓', fail: '✗', inconclusive: '?' };
function renderAlGate(results) {
    const count = (wanted) => results.filter(({ verdict }) => verdict.state === wanted).length;
    const [passed, off, unknown] = [count('pass'), count('fail'), count('inconclusive')];
    return [
        [
            `${passed} of ${results.length} acceptance lengths within tolerance`,
            ...(off > 0 ? [`${off} outside it`] : []),
            ...(unknown > 0 ? [`${unknown} inconclusive, which is never a pass`] : []),
            ...(results.some(({ simulated }) => simulated)
                ? ['simulated engine: it accepts drafts by chance, so this says nothing of a model']
                : []),
        ].join(' · '),
        ...results.flatMap(laneLines),
        '',
    ].join('\n');
}
function laneLines(result) {
    const { target, verdict, covers } = result;
    const { golden, measured, steps, state, because } = verdict;
    const counted = steps === null ? '' : ` over about ${steps.toLocaleString('en')} steps`;
    return [
        `${sign[state]} ${state}  ${result.model} · ${result.engine} · ${target.numSpecTokens} draft tokens · thinking ${target.thinking}`,
        `    measured ${measured === null ? 'nothing' : measured.toFixed(3)}${counted}, golden ${golden} (${target.curve}, ${target.modelKey})`,
        ...because.map((reason) => `    ${(0,render_text/* oneLine */.TN)(reason)}`),
        `    run as ${result.title} on ${result.image}; holds for ${covers.length === 1 ? 'this point' : `${covers.length} points`}`,
    ];
}
//# sourceMappingURL=render-al-gate.js.map
// EXTERNAL MODULE: ./lib/src/core/measure/validity.js
var validity = __webpack_require__(65957);
// EXTERNAL MODULE: ./lib/src/core/problems/command.js
var command = __webpack_require__(8076);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/files/snapshot.js
var files_snapshot = __webpack_require__(3636);
// EXTERNAL MODULE: ./lib/src/files/json-file.js
var json_file = __webpack_require__(6721);
;// CONCATENATED MODULE: ./lib/src/core/acceptance/al-gate.js
/**
 * One lane for each model, curve, draft length, engine and image that speculates with a target: how many are in flight
 * and on how many GPUs changes no draft. It runs the point with the fewest GPUs, among these the highest conc, which
 * gives the most steps per second.
 */
function alGateLanes(points) {
    const groups = new Map();
    for (const point of points) {
        const target = point.kind === 'benchmark' ? point.acceptance : undefined;
        if (!target)
            continue;
        const { curve, modelKey, thinking, numSpecTokens } = target;
        const { model, precision, framework, image } = point;
        const key = JSON.stringify([model, precision, framework, image, curve, modelKey, thinking, numSpecTokens]);
        const group = groups.get(key);
        if (group)
            group.points.push(point);
        else
            groups.set(key, { target, points: [point] });
    }
    return [...groups.values()].flatMap(({ target, points: group }) => {
        const [point] = group.toSorted((a, b) => a.gpus - b.gpus || b.conc - a.conc);
        return point ? [{ point, target, covers: group.map(({ title }) => title) }] : [];
    });
}
/**
 * Accepted tokens of one step lie between 1 and draft length + 1, so with mean m their variance is at most
 * (m − 1)(draft length + 1 − m) (Bhatia and Davis), whatever the drafts are: the bound needs no more than mean and steps.
 * A pass needs two standard errors within the tolerance, a fail a distance that exceeds it by more than them.
 */
function judgeAlGate(golden, numSpecTokens, { measured, outputTokens, invalidBecause }, tolerance) {
    const facts = { golden, measured, tolerance };
    const unknown = { distance: null, steps: null, uncertainty: null };
    if (measured === null) {
        const because = ['the engine reported no acceptance length', ...invalidBecause];
        return { state: 'inconclusive', ...facts, ...unknown, because };
    }
    const distance = (measured - golden) / golden;
    const longest = numSpecTokens + 1;
    if (measured < 1 || measured > longest) {
        const because = [`${measured} is no acceptance length of ${numSpecTokens} draft tokens: [1, ${longest}]`];
        return { state: 'inconclusive', ...facts, ...unknown, distance, because };
    }
    const steps = outputTokens === null ? null : Math.round(outputTokens / measured);
    const variance = (measured - 1) * (longest - measured);
    const uncertainty = steps === null || steps < 1 ? null : (2 * Math.sqrt(variance / steps)) / golden;
    const { state, because } = verdictOf({ distance, uncertainty, tolerance });
    return invalidBecause.length > 0
        ? { state: 'inconclusive', ...facts, distance, steps, uncertainty, because: invalidBecause }
        : { state, ...facts, distance, steps, uncertainty, because };
}
function verdictOf(of) {
    const { distance, uncertainty, tolerance } = of;
    const off = `${percent(Math.abs(distance))} ${distance < 0 ? 'below' : 'above'} the golden length`;
    const limit = `at most ${percent(tolerance)} is allowed`;
    if (uncertainty === null)
        return { state: 'inconclusive', because: [`${off}, over no known number of steps`] };
    const sure = `± ${percent(uncertainty)} by the number of steps`;
    if (Math.abs(distance) - uncertainty > tolerance)
        return { state: 'fail', because: [`${off}; ${limit} (${sure})`] };
    if (Math.abs(distance) > tolerance || uncertainty > tolerance) {
        return { state: 'inconclusive', because: [`${off} ${sure}: too few steps to tell; run longer`] };
    }
    return { state: 'pass', because: [`${off} (${sure}); ${limit}`] };
}
const percent = (share) => `${(share * 100).toFixed(2)} %`;
//# sourceMappingURL=al-gate.js.map
// EXTERNAL MODULE: ./lib/src/core/measure/lenient-json.js
var lenient_json = __webpack_require__(10047);
// EXTERNAL MODULE: ./lib/src/core/problems/acceptance.js
var acceptance = __webpack_require__(28554);
// EXTERNAL MODULE: ./lib/src/core/results/headline.js
var headline = __webpack_require__(91773);
// EXTERNAL MODULE: ./lib/src/sweep/run-point.js + 1 modules
var run_point = __webpack_require__(99391);
;// CONCATENATED MODULE: ./lib/src/sweep/al-gate.js
/** Runs the lanes of the acceptance-length gate: short benchmark points whose engines draft for real. */









/** One after the other. Throws ProblemError (INFX125) when nothing in the plan speculates with a target. */
async function runAlGate(input) {
    const lanes = alGateLanes(input.plan.points);
    if (lanes.length === 0) {
        throw new problem/* ProblemError */.Mm([
            (0,catalogue/* problem */.CC)('INFX125', `none of ${input.plan.points.length} points speculates with a golden acceptance`, {
                hint: 'choose keys with spec-decoding; evaluations and points without a curve have no target',
            }),
        ]);
    }
    await (0,promises_.rm)(input.workDir, { recursive: true, force: true });
    const results = [];
    for (const lane of lanes) {
        input.signal.throwIfAborted();
        results.push(await runLane(lane, input));
    }
    return results;
}
async function runLane(lane, input) {
    const { point, target, covers } = lane;
    input.observe({ type: 'started', point, attempt: 1, canary: false });
    const outcome = await (0,run_point/* runPoint */.q)(point, 1, {
        pointsDir: (0,external_node_path_.join)(input.workDir, 'points'),
        run: input.run,
        tools: { ...input.tools, engineFor: (asked) => drafting(input.tools.engineFor(asked), input) },
        signal: input.signal,
        observe: input.observe,
    });
    const verdict = judgeAlGate(goldenOf(target, input.curves), target.numSpecTokens, evidenceOf(outcome, point), input.tolerance);
    return {
        pointId: point.id,
        title: point.title,
        model: point.model,
        engine: point.framework,
        image: point.image,
        simulated: point.simulated === true,
        target,
        covers,
        verdict,
        ...(outcome.status === 'failed' ? { failure: outcome.failure.problems } : {}),
    };
}
/** Engines inject nothing into evaluations, whose acceptance is real: the same launch, under load instead of questions. */
const drafting = (engine, { simulatedDraftAcceptance: ratio }) => ({
    name: engine.name,
    render: (point, context) => engine.render({ ...point, kind: 'eval' }, { ...context, ...(ratio === undefined ? {} : { simulatedDraftAcceptance: ratio }) }),
});
/** The curve's own value: a setting may have put another target into the point. */
const goldenOf = (target, curves) => curves
    .find(({ file, modelKey }) => file === target.curve && modelKey === target.modelKey)
    ?.lengths[target.thinking]?.get(target.numSpecTokens) ?? target.acceptanceLength;
/** Being off the target is the question here, not a reason against the run. */
const isOfRun = (code) => !code.startsWith('acceptance_');
function evidenceOf(outcome, point) {
    if (outcome.status === 'failed') {
        const because = outcome.failure.problems.map(({ message }) => message);
        return { measured: null, outputTokens: null, invalidBecause: because };
    }
    const { aggregate, invalidReasons } = outcome;
    return {
        measured: aggregate ? measuredOf(aggregate) : null,
        outputTokens: aggregate ? outputTokensOf(aggregate, point, outcome.timeline) : null,
        invalidBecause: invalidReasons.filter(({ code }) => isOfRun(code)).map(({ message }) => message),
    };
}
function measuredOf({ infx }) {
    const acceptance = infx?.['acceptance'];
    return (0,lenient_json/* isRecord */.u4)(acceptance) ? ((0,lenient_json/* finiteNumber */.vM)(acceptance['measured']) ?? null) : null;
}
/** Rate times the time that the load was on. */
function outputTokensOf(aggregate, { gpus }, timeline) {
    const at = (phase) => timeline.find((entry) => entry.phase === phase)?.atUnixMs;
    const [from, to] = [at('profiling'), at('stopping')];
    const rate = (0,headline/* headlineOf */.g)(aggregate)?.outputTputPerGpuTps;
    if (from === undefined || to === undefined || rate === undefined)
        return null;
    return (rate * gpus * (to - from)) / 1_000;
}
//# sourceMappingURL=al-gate.js.map
// EXTERNAL MODULE: ./lib/src/sweep/prepare.js + 1 modules
var prepare = __webpack_require__(7021);
// EXTERNAL MODULE: ./lib/src/sweep/tools.js + 2 modules
var tools = __webpack_require__(73121);
// EXTERNAL MODULE: ./lib/src/cli/failure.js
var failure = __webpack_require__(95085);
// EXTERNAL MODULE: ./lib/src/cli/progress-view.js + 1 modules
var progress_view = __webpack_require__(66342);
;// CONCATENATED MODULE: ./lib/src/cli/al-gate.js
/** `infx al-gate`: do the drafts of an engine still accept what the golden curve says? */















/** Enough for a mean within 2 % on most points; the verdict says when it is not. */
const usualDurationSeconds = 120;
/** 0 all within tolerance · 1 one is off, or cannot be told · 3 a run failed by the infrastructure. */
async function alGateVerb(given, options) {
    const tolerance = shareOf('tolerance', options.tolerance) ?? validity/* ACCEPTANCE_TOLERANCE */.ws;
    const ratio = shareOf('simulated-draft-acceptance', options.simulatedDraftAcceptance);
    const { settings, config, problems } = (0,prepare/* readSettings */.sb)(given, process.cwd(), {});
    if (!settings)
        throw new problem/* ProblemError */.Mm(problems);
    const prepared = await (0,prepare/* prepareSweep */.aY)({ ...settings, durationSeconds: settings.durationSeconds ?? usualDurationSeconds }, config);
    if (!prepared.plan)
        throw new problem/* ProblemError */.Mm(prepared.problems);
    const { plan } = prepared;
    const { snapshot } = await (0,files_snapshot/* readSnapshotFromWorkTree */.s)(settings.repoDir, {
        configFiles: [],
        goldenAlDir: settings.goldenAlDir,
    });
    const view = (0,progress_view/* openProgressView */.I)(process.stderr, 1, 'infx al-gate');
    const interrupted = new AbortController();
    const stop = () => interrupted.abort(new Error('interrupted'));
    for (const signal of signals)
        process.on(signal, stop);
    try {
        for (const found of prepared.problems)
            view.observe({ type: 'note', text: (0,problem/* formatProblem */.Vw)(found) });
        const results = await runAlGate({
            plan,
            curves: (0,curves/* loadGoldenCurves */.m)(snapshot.goldenCurves).curves,
            tools: (0,tools/* pointTools */.i)(settings, config, plan.digest),
            workDir: (0,external_node_path_.join)(settings.outDir, 'al-gate'),
            run: new Date().toISOString(),
            tolerance,
            ...(ratio === undefined ? {} : { simulatedDraftAcceptance: ratio }),
            signal: interrupted.signal,
            observe: view.observe,
        });
        view.close();
        await (0,promises_.mkdir)(settings.outDir, { recursive: true });
        await (0,json_file/* writeJsonFile */.An)((0,external_node_path_.join)(settings.outDir, 'al-gate.json'), { schema: 'al-gate.v1', results });
        (0,failure/* printProblems */.Mr)(results.flatMap(({ failure }) => failure ?? []));
        process.stdout.write(settings.json ? `${JSON.stringify(results, null, 1)}\n` : renderAlGate(results));
        return exitCode(results);
    }
    catch (error) {
        if (interrupted.signal.aborted)
            return 130;
        throw error;
    }
    finally {
        view.close();
        for (const signal of signals)
            process.off(signal, stop);
    }
}
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
function exitCode(results) {
    const open = results.filter(({ verdict }) => verdict.state !== 'pass');
    if (open.length === 0)
        return 0;
    const isInfra = ({ failure }) => failure?.some(({ blame }) => blame === 'infra') === true;
    return open.every(isInfra) ? 3 : 1;
}
/** A share in (0, 1]. Throws ProblemError (INFX300). */
function shareOf(name, written) {
    if (written === undefined)
        return undefined;
    const value = Number(written);
    if (written.trim() !== '' && value > 0 && value <= 1)
        return value;
    throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX300', `${name}: expected a number in (0, 1], got "${written}"`)]);
}
//# sourceMappingURL=al-gate.js.map

/***/ }),

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
