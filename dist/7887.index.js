export const id = 7887;
export const ids = [7887];
export const modules = {

/***/ 7887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/src/github/run-action.js + 1 modules
var run_action = __webpack_require__(76396);
// EXTERNAL MODULE: ./lib/src/github/inputs-of-sweep.js
var inputs_of_sweep = __webpack_require__(70824);
// EXTERNAL MODULE: ./lib/src/github/token-input.js
var token_input = __webpack_require__(31536);
;// CONCATENATED MODULE: ./lib/actions/post-comment/inputs.js


const contract = {
    name: 'post-comment',
    title: 'Keep one comment of a sweep up to date',
    description: 'Writes the plan before a sweep, its result after it, or why none runs, as one comment each on the pull request: found by author and marker, updated in place, left alone when unchanged.',
    inputs: {
        token: token_input/* tokenInput */.e,
        about: { description: '`plan`, `result` or `refused`.', required: true },
        'pull-request': {
            description: 'Number of the pull request; without one nothing is written.',
            required: false,
        },
        plan: { description: 'Path of plan.json, for `plan`.', required: false },
        sweep: { description: 'Path of sweep.json, for `result`.', required: false },
        problems: { description: 'Output `problems` of the gate, for `refused`.', required: false },
        reusable: {
            description: '`false` when a label keeps the results from standing for the merge.',
            required: false,
            fallback: 'true',
        },
        fork: {
            description: '`true` for the pull request of a fork, whose token can only read.',
            required: false,
            fallback: 'false',
        },
        author: {
            description: 'Login under which the token comments; an app has its own, `<slug>[bot]`.',
            required: false,
            fallback: 'github-actions[bot]',
        },
        ...(0,inputs_of_sweep/* inputsOfSweep */.F)(['repo']),
    },
    outputs: {
        action: { description: '`create`, `update`, `keep`, or empty when nothing could be written.' },
        id: { description: 'Id of the comment.' },
    },
    permissions: { 'pull-requests': 'write the comment' },
    writes: ['pull-requests'],
    requirements: ['A fork’s pull request has a token that can only read: then the step says so and goes on.'],
};
//# sourceMappingURL=inputs.js.map
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/gate/labels.js
var labels = __webpack_require__(79043);
// EXTERNAL MODULE: ./lib/src/core/gate/verdicts.js
var verdicts = __webpack_require__(68386);
// EXTERNAL MODULE: ./lib/src/core/measure/lenient-json.js
var lenient_json = __webpack_require__(10047);
// EXTERNAL MODULE: ./lib/src/core/problems/command.js
var command = __webpack_require__(8076);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/plan/render.js
var render = __webpack_require__(99080);
// EXTERNAL MODULE: ./lib/src/core/render/answer.js
var render_answer = __webpack_require__(21823);
// EXTERNAL MODULE: ./lib/src/core/render/document.js
var render_document = __webpack_require__(82944);
// EXTERNAL MODULE: ./lib/src/core/render/fold.js
var fold = __webpack_require__(98462);
// EXTERNAL MODULE: ./lib/src/core/render/markdown.js
var markdown = __webpack_require__(56456);
// EXTERNAL MODULE: ./lib/src/core/render/summary.js
var summary = __webpack_require__(85741);
;// CONCATENATED MODULE: ./lib/src/core/render/comment-sweep.js






/** Room for the lines below the document. */
const footerBytes = 4000;
/** Before the run: what will run, and what to do to run something else. */
function renderPlanComment(plan, links, table) {
    const primaries = table.labels.filter(({ kind, replacedBy }) => kind === 'primary' && replacedBy === undefined);
    const modifiers = table.labels.filter(({ kind }) => kind === 'modifier');
    const names = (labels) => labels.map(({ shownAs }) => (0,markdown/* inlineCode */.ti)(shownAs).markdown).join(' · ');
    return [
        (0,render/* renderPlanMarkdown */.d$)(plan, render_document/* commentBytes */.dc - footerBytes).trimEnd(),
        `To run something else: one of ${names(primaries)}, with ${names(modifiers)} as you like.`,
        `[This run](${links.run})`,
        '',
    ].join('\n\n');
}
/** After the run: the answer, what was lost and whose it is, what to do next, where the files are. */
function renderResultComment(result) {
    const { sweep, previous, runId, attempt, links } = result;
    const document = (0,summary/* renderSummary */.B)({
        sweep,
        ...(previous === undefined ? {} : { previous }),
        name: runId,
        attempt,
        next: [nextStep(result)],
        limitBytes: render_document/* commentBytes */.dc - footerBytes,
    });
    const named = [
        `[run](${links.run})`,
        ...(links.report === undefined ? [] : [`[report](${links.report})`]),
        ...(links.artifacts === undefined ? [] : [`[artifacts](${links.artifacts})`]),
    ];
    return `${document}\n${named.join(' · ')}\n`;
}
function nextStep({ sweep, runId, reusable }) {
    const answer = (0,render_answer/* answerOf */.ut)(sweep);
    if (!answer.green)
        return `\`/rerun ${runId}\` runs only what has no valid result again; the other results stay`;
    if (sweep.simulated)
        return 'nothing: simulated results cannot be published';
    return reusable
        ? `a maintainer comments \`/use ${runId}\``
        : 'these results cannot stand for the merge while a label blocks it; sweep without that label';
}
/** Instead of a sweep: why none runs, and what to do. */
function renderRefusedComment(decision, links) {
    const items = decision.problems.map(({ code, message, hint }) => `- ${code} ${(0,markdown/* escapeMarkdown */.FV)(message)}${hint === undefined ? '' : ` → ${(0,markdown/* escapeMarkdown */.FV)(hint)}`}`);
    return [
        '### No sweep',
        items.join('\n'),
        `[This run](${links.run})`,
        (0,fold/* chineseFold */.$)('本次没有启动扫描；原因见上方各条及其提示。'),
        '',
    ].join('\n\n');
}
//# sourceMappingURL=comment-sweep.js.map
// EXTERNAL MODULE: ./lib/src/files/infx-config.js
var infx_config = __webpack_require__(41724);
// EXTERNAL MODULE: ./lib/src/files/plan-file.js
var plan_file = __webpack_require__(71834);
// EXTERNAL MODULE: ./lib/src/files/sweep-file.js
var sweep_file = __webpack_require__(23277);
// EXTERNAL MODULE: ./lib/src/github/comments.js + 1 modules
var comments = __webpack_require__(60765);
// EXTERNAL MODULE: ./lib/src/github/connect.js
var connect = __webpack_require__(83730);
;// CONCATENATED MODULE: ./lib/actions/post-comment/run.js













async function run(inputs, host) {
    if (inputs['pull-request'] === '')
        return nothing([]);
    const { subject, markdown } = await run_render(inputs, host);
    const github = (0,connect/* gitHubOfJob */.e)(host, inputs.token, inputs.fork === 'true');
    try {
        const issue = numberOf(inputs['pull-request']);
        const write = await (0,comments/* upsertComment */.lB)(github, issue, subject, inputs.author, markdown);
        return { outputs: { action: write.action, id: write.id }, problems: [] };
    }
    catch (error) {
        // A sweep is not worth less because nobody could be told here: the summary holds the same.
        if (!(error instanceof problem/* ProblemError */.Mm) || !error.problems.every(({ code }) => code === 'INFX143'))
            throw error;
        return nothing(error.problems.map((found) => ({ ...found, severity: 'warning' })));
    }
}
const nothing = (problems) => ({
    outputs: { action: '', id: '' },
    problems,
});
async function run_render(inputs, host) {
    const runId = host.env['GITHUB_RUN_ID'] ?? '';
    const run = (0,connect/* runUrl */.V)(host.env, runId);
    const links = { run, artifacts: `${run}#artifacts` };
    const path = (file) => (0,external_node_path_.resolve)(host.workspace, file);
    switch (inputs.about) {
        case 'plan': {
            const { config } = (0,infx_config/* loadInfxConfig */.KJ)(path(inputs.repo || '.'));
            const { table } = (0,labels/* labelTable */.vy)(config['labels-map'] ?? {});
            const plan = await (0,plan_file/* readPlanFile */.w)(path(inputs.plan));
            return { subject: 'sweep-plan', markdown: renderPlanComment(plan, links, table) };
        }
        case 'result':
            return {
                subject: 'sweep-result',
                markdown: renderResultComment({
                    sweep: await (0,sweep_file/* readSweepFile */.B)(path(inputs.sweep)),
                    runId,
                    attempt: host.runAttempt,
                    links,
                    reusable: inputs.reusable !== 'false',
                }),
            };
        case 'refused':
            return {
                subject: 'sweep-refused',
                markdown: renderRefusedComment((0,verdicts/* refused */.J5)(problemsOf(inputs.problems)), links),
            };
        default:
            throw new problem/* ProblemError */.Mm([
                (0,catalogue/* problem */.CC)('INFX300', `about: expected plan | result | refused, got "${inputs.about}"`),
            ]);
    }
}
/** Handed over by the gate of this very job. */
function problemsOf(json) {
    const list = JSON.parse(json === '' ? '[]' : json);
    return Array.isArray(list) ? list.filter(isProblem) : [];
}
const isProblem = (value) => (0,lenient_json/* isRecord */.u4)(value) && ['code', 'severity', 'message', 'blame'].every((name) => typeof value[name] === 'string');
function numberOf(text) {
    if (/^[1-9]\d{0,9}$/.test(text))
        return Number(text);
    throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX300', `pull-request: expected a number, got "${text}"`)]);
}
//# sourceMappingURL=run.js.map
;// CONCATENATED MODULE: ./lib/actions/post-comment/main.js



const main = () => (0,run_action/* runAction */.C)(contract, run);
//# sourceMappingURL=main.js.map

/***/ }),

/***/ 15266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ PayloadReader)
/* harmony export */ });
/* harmony import */ var _problems_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10530);
/* harmony import */ var _measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10047);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/** Reads fields of an untrusted JSON value by path; what is not as documented becomes a Problem, all of them kept. */



const shaPattern = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** Names, refs and logins are far shorter; GitHub caps comments at 65,536 characters. */
const maxTextCharacters = 1024;
const maxLongTextCharacters = 70_000;
class PayloadReader {
    #payload;
    #problems = [];
    constructor(payload) {
        this.#payload = payload;
    }
    get problems() {
        return this.#problems;
    }
    /** Whether the path leads to something. */
    has(path) {
        const value = this.#at(path);
        return value !== undefined && value !== null;
    }
    /** Text of 1 to 1,024 characters without control characters. */
    text(path) {
        return this.optionalText(path) ?? this.#refuse(path, 'text', '');
    }
    /** Undefined when absent or null; anything but text is a Problem. */
    optionalText(path) {
        const value = this.#at(path);
        if (value === undefined || value === null || value === '')
            return undefined;
        if (typeof value === 'string' && value.length <= maxTextCharacters && !/[\x00-\x1f\x7f]/.test(value))
            return value;
        return this.#refuse(path, `text of at most ${maxTextCharacters} characters in one line`, '');
    }
    /** Text of any lines, possibly none. */
    longText(path) {
        const value = this.#at(path);
        if (value === null)
            return '';
        if (typeof value === 'string' && value.length <= maxLongTextCharacters)
            return value;
        return this.#refuse(path, `text of at most ${maxLongTextCharacters} characters`, '');
    }
    /** A dispatch input: '' and absent are the same; list inputs may have several lines. */
    input(name) {
        const path = `inputs.${name}`;
        return this.has(path) ? this.longText(path).trim() || undefined : undefined;
    }
    /** Keeps a Problem that a caller found in a value. */
    report(found) {
        this.#problems.push(found);
    }
    /** A full commit SHA; forty zeros included. */
    sha(path) {
        const value = this.#at(path);
        if (typeof value === 'string' && shaPattern.test(value))
            return value;
        return this.#refuse(path, 'a full commit SHA', '');
    }
    /** A positive whole number that JavaScript holds exactly. */
    id(path) {
        const value = this.#at(path);
        if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0)
            return value;
        return this.#refuse(path, 'a positive whole number', 0);
    }
    flag(path) {
        const value = this.#at(path);
        if (typeof value === 'boolean')
            return value;
        return this.#refuse(path, 'true or false', false);
    }
    oneOf(path, words) {
        const value = this.#at(path);
        return words.find((word) => word === value) ?? this.#refuse(path, words.join(' | '), words[0]);
    }
    #at(path) {
        let value = this.#payload;
        for (const name of path.split('.')) {
            if (!(0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(value) || !Object.hasOwn(value, name))
                return undefined;
            value = value[name];
        }
        return value;
    }
    #refuse(path, expected, instead) {
        const value = this.#at(path);
        const came = value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 80);
        this.#problems.push((0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX130', `${path} of the event: expected ${expected}, got ${came}`));
        return instead;
    }
}
//# sourceMappingURL=payload-reader.js.map

/***/ }),

/***/ 68386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J5: () => (/* binding */ refused),
/* harmony export */   eF: () => (/* binding */ run),
/* harmony export */   hT: () => (/* binding */ skipped)
/* harmony export */ });
/* harmony import */ var _labels_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79043);

const nothing = { effects: _labels_js__WEBPACK_IMPORTED_MODULE_0__/* .plainEffects */ .Jj, labels: [], concurrency: 'active' };
const skipped = (because, problems = []) => ({
    ...nothing,
    action: 'skip',
    because: [because],
    problems,
});
/** `problems` holds at least one error; their messages are the reasons. */
const refused = (problems) => ({
    ...nothing,
    action: 'refuse',
    because: problems.filter(({ severity }) => severity === 'error').map(({ message }) => message),
    problems,
});
const run = (effects, labels, because, problems) => ({
    action: 'run',
    because: [...because, ...effectReasons(effects)],
    effects,
    labels,
    concurrency: 'active',
    problems,
});
/** What the sweep will do differently, one reason each; the canary is always spoken of. */
function effectReasons(effects) {
    return [
        effects.skipCanary ? 'no canary: waived by the label' : 'canary first, where one is possible',
        ...(effects.failFast ? ['fail-fast: the first failed point of a matrix cancels the rest'] : []),
        ...(effects.trim ? ['only the lowest concurrency of every series'] : []),
        ...(effects.evalsOnly ? ['evaluations only, no throughput'] : []),
        ...(effects.allEvals ? ['every evaluation that is possible'] : []),
        ...(effects.fast ? ['shorter agentic points'] : []),
        ...(effects.reusable ? [] : ['the results cannot be reused for the merge']),
    ];
}
//# sourceMappingURL=verdicts.js.map

/***/ }),

/***/ 23:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ sweepInputs)
/* harmony export */ });
/**
 * Every input of a sweep, once: the command line's options, the actions' inputs and infx.config.yaml carry these names,
 * and the README tables and action.yml files are generated from or checked against this table.
 */
const sweepInputs = {
    repo: {
        kind: 'string',
        fallback: '.',
        placeholder: 'DIR',
        description: 'Repository that holds the configuration; every other path but `out` is relative to it.',
    },
    'config-files': {
        kind: 'list',
        fallback: 'configs/*master.yaml',
        placeholder: 'FILES',
        description: 'Master configuration files; a `*` in the last part matches names.',
    },
    'runner-config': {
        kind: 'string',
        fallback: 'configs/runners.yaml',
        placeholder: 'FILE',
        description: 'Runner labels and their hardware.',
    },
    'changelog-file': {
        kind: 'string',
        fallback: 'perf-changelog.yaml',
        placeholder: 'FILE',
        description: 'The performance changelog.',
    },
    'recipes-dir': {
        kind: 'string',
        fallback: 'recipes',
        placeholder: 'DIR',
        description: 'Folder of srt-slurm recipes.',
    },
    'golden-al-dir': {
        kind: 'string',
        fallback: 'golden_al_distribution',
        placeholder: 'DIR',
        description: 'Folder of golden acceptance-length curves.',
    },
    'thresholds-file': {
        kind: 'string',
        fallback: 'evals/thresholds.yaml',
        placeholder: 'FILE',
        description: 'Accuracy thresholds per model and task.',
    },
    'eval-task': {
        kind: 'string',
        placeholder: 'FILE',
        description: 'Evaluation task file for points whose configuration names none.',
    },
    base: {
        kind: 'string',
        placeholder: 'REF',
        description: 'Commit to compare the changelog and the points against (its merge base with `head`).',
    },
    head: { kind: 'string', placeholder: 'REF', description: 'Commit to plan; the working tree when absent.' },
    keys: {
        kind: 'list',
        placeholder: 'KEYS',
        description: 'Config keys (with `*`) to run instead of what the changelog says.',
    },
    points: {
        kind: 'string',
        placeholder: 'FILTER',
        description: 'Only some points: `conc=4|8,tp=8` or a glob on id and title.',
    },
    labels: {
        kind: 'list',
        placeholder: 'LABELS',
        description: 'Labels to pretend the pull request carries, e.g. `full-sweep-fail-fast,all-evals`.',
    },
    repository: {
        kind: 'string',
        placeholder: 'OWNER/NAME',
        description: 'Repository that changelog pr-links must point to.',
    },
    'pull-request': {
        kind: 'number',
        placeholder: 'N',
        description: 'Pull request that new changelog entries must link to.',
    },
    simulate: {
        kind: 'boolean',
        fallback: 'false',
        description: 'Serve every point with the simulated engine. Results say `simulated: true` for ever.',
    },
    duration: {
        kind: 'number',
        placeholder: 'SECONDS',
        description: 'Profiling seconds per agentic point instead of the planned ones.',
    },
    'trace-scale': {
        kind: 'number',
        placeholder: 'K',
        description: 'Divide the token counts and gaps of traces by K for short simulated runs; the clock is never scaled.',
    },
    'parallel-points': {
        kind: 'number',
        placeholder: 'N',
        description: 'Points that run at the same time on this machine (default: half its cores).',
    },
    out: {
        kind: 'string',
        fallback: '.infx',
        placeholder: 'DIR',
        description: 'Directory that receives plan, results, report and database; relative to where you are.',
    },
    database: {
        kind: 'string',
        placeholder: 'URL',
        description: 'Database to ingest into: `pglite:DIR` or `postgres://…` (default: `pglite:<out>/db`).',
    },
    resume: {
        kind: 'boolean',
        fallback: 'false',
        description: 'Go on with the sweep in `out`: finished points stay, the others run.',
    },
    json: {
        kind: 'boolean',
        fallback: 'false',
        description: 'Print sweep.json on stdout; progress goes to stderr.',
    },
};
//# sourceMappingURL=inputs.js.map

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

/***/ 64461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vf: () => (/* binding */ shortScenario),
/* harmony export */   bG: () => (/* binding */ compactTopology),
/* harmony export */   bQ: () => (/* binding */ lineLabel),
/* harmony export */   br: () => (/* binding */ pointTitle),
/* harmony export */   d3: () => (/* binding */ curvePartsOfTitle),
/* harmony export */   kH: () => (/* binding */ titleSeparator),
/* harmony export */   x$: () => (/* binding */ skuOf)
/* harmony export */ });
/* unused harmony exports topologyShorthand, featureLabels */
/** SKU that a runner label stands for: after the last `:`, before the first `-` (`cluster:b300-nv` → `b300`). */
function skuOf(runner) {
    const name = runner.slice(runner.lastIndexOf(':') + 1).toLowerCase();
    return name.split('-', 1)[0] ?? name;
}
/** `agentic`, `8k1k`, `1k1k`, else `<isl>_<osl>`. */
function shortScenario({ scenario, isl = 0, osl = 0 }) {
    if (scenario === 'agentic-coding')
        return 'agentic';
    return [isl, osl].every((tokens) => tokens > 0 && tokens % 1024 === 0)
        ? `${isl / 1024}k${osl / 1024}k`
        : `${isl}_${osl}`;
}
const widths = ({ tp, pp, dcp, pcp, ep, dpAttn }) => [
    `tp${tp}`,
    ...(pp > 1 ? [`pp${pp}`] : []),
    ...(dcp > 1 ? [`dcp${dcp}`] : []),
    ...(pcp > 1 ? [`pcp${pcp}`] : []),
    ...(ep > 1 ? [`ep${ep}`] : []),
    ...(dpAttn ? ['dpa'] : []),
];
const pool = (letter, worker, join) => `${worker.numWorkers}${letter}${join}${widths(worker).join(join)}`;
/** Without spaces: `tp8ep8dpa`, `1ptp4-3dtp8ep8dpa`, `2wtp8` (aggregated workers). */
function compactTopology(topology) {
    if (topology.shape === 'single-node')
        return widths(topology).join('');
    const { prefill, decode } = topology;
    return decode.numWorkers === 0
        ? pool('w', prefill, '')
        : `${pool('p', prefill, '')}-${pool('d', decode, '')}`;
}
/** For people: `tp8 ep8 dpa`, `1P tp4 + 3D tp8 ep8 dpa`, `2W tp8`. */
function topologyShorthand(topology) {
    if (topology.shape === 'single-node')
        return widths(topology).join(' ');
    const { prefill, decode } = topology;
    return decode.numWorkers === 0
        ? pool('W', prefill, ' ')
        : `${pool('P', prefill, ' ')} + ${pool('D', decode, ' ')}`;
}
/** What a series has besides its topology: `mtp`, `hicache`, router name; empty for none. */
const featureLabels = (spec) => [
    ...(spec.specDecoding === 'none' ? [] : [spec.specDecoding]),
    ...(spec.kvOffloading === 'none' ? [] : [spec.kvOffloadBackend?.name ?? spec.kvOffloading]),
];
/** What the points of one line of a search space share, for people: `agentic · tp8 ep8 dpa · mtp · hicache`. */
const lineLabel = (spec) => [shortScenario(spec), topologyShorthand(spec.topology), ...featureLabels(spec)].join(' · ');
/** Between the parts of a title. */
const titleSeparator = ' · ';
/** Leading parts of a title that every point of a curve has and the curve's own name says: model, hardware, scenario. */
const curvePartsOfTitle = 3;
/** Job name: `dsv4 fp4 · b300 sglang · agentic · tp8 ep8 dpa · mtp · conc 64`; evals name their task. */
function pointTitle(spec) {
    const conc = spec.evalConcs && spec.evalConcs.length > 1 ? spec.evalConcs.join('+') : String(spec.conc);
    return [
        `${spec.modelPrefix} ${spec.precision}`,
        `${skuOf(spec.runner)} ${spec.framework}`,
        shortScenario(spec),
        topologyShorthand(spec.topology),
        ...featureLabels(spec),
        ...(spec.kind === 'eval' ? [`eval ${spec.evalTask?.task ?? ''}`.trim()] : []),
        `conc ${conc}`,
    ].join(titleSeparator);
}
//# sourceMappingURL=point-label.js.map

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

/***/ 41724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KJ: () => (/* binding */ loadInfxConfig),
/* harmony export */   XM: () => (/* binding */ parseInfxConfig)
/* harmony export */ });
/* unused harmony export infxConfigName */
/* harmony import */ var _core_config_schema_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27569);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80947);
/* harmony import */ var _core_schema_validators_generated_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66268);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5766);
/* harmony import */ var _repository_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1251);
/** infx.config.yaml: the repository's defaults of inputs. */





const infxConfigName = 'infx.config.yaml';
/** Reads infx.config.yaml at `root`. No file is no problem; unknown fields and wrong values are, with their lines. */
function loadInfxConfig(root) {
    const read = (0,_repository_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readFileBelow */ .Ir)(root, infxConfigName);
    if (read.kind === 'missing')
        return { config: {}, problems: [] };
    if (read.kind === 'refused')
        return { config: {}, path: infxConfigName, problems: [read.problem] };
    return parseInfxConfig(read.file.text);
}
/** The same of the file's text, wherever it came from. */
function parseInfxConfig(yaml) {
    const { value, problems, placeOf } = (0,_yaml_js__WEBPACK_IMPORTED_MODULE_3__/* .loadYaml */ .y)(yaml, infxConfigName);
    const found = { path: infxConfigName, problems };
    if (value === undefined || value === null || (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .hasErrors */ .Cs)(problems))
        return { ...found, config: {} };
    if (isInfxConfig(value))
        return { ...found, config: value };
    return {
        ...found,
        config: {},
        problems: (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .firstProblems */ .fr)([...problems, ...(0,_core_config_schema_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .schemaProblems */ .Ic)(_core_schema_validators_generated_js__WEBPACK_IMPORTED_MODULE_2__/* .infxConfig */ .UQ, value, placeOf)]),
    };
}
const isInfxConfig = (value) => (0,_core_schema_validators_generated_js__WEBPACK_IMPORTED_MODULE_2__/* .infxConfig */ .UQ)(value);
//# sourceMappingURL=infx-config.js.map

/***/ }),

/***/ 23277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ readSweepFile)
/* harmony export */ });
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80947);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _own_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82329);
/** Reads a sweep.json. */



/** Throws ProblemError (INFX308) when there is no sweep of this version at `path`. */
async function readSweepFile(path) {
    const value = await (0,_own_json_js__WEBPACK_IMPORTED_MODULE_2__/* .readOwnJson */ .Z)(path, 'sweep.v1');
    if (isSweep(value))
        return value;
    throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX308', `${path} is not a whole sweep`)]);
}
const isSweep = (value) => 'points' in value &&
    Array.isArray(value.points) &&
    'evals' in value &&
    Array.isArray(value.evals) &&
    'totals' in value;
//# sourceMappingURL=sweep-file.js.map

/***/ }),

/***/ 36134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UY: () => (/* binding */ connectGitHub),
  _w: () => (/* binding */ listAll),
  PH: () => (/* binding */ refusedStatus)
});

// EXTERNAL MODULE: ./node_modules/@actions/github/lib/github.js
var github = __webpack_require__(61351);
// EXTERNAL MODULE: ./lib/src/core/measure/lenient-json.js
var lenient_json = __webpack_require__(10047);
// EXTERNAL MODULE: ./lib/src/core/problems/gate.js
var gate = __webpack_require__(10530);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/github/permissions.js
var permissions = __webpack_require__(7008);
;// CONCATENATED MODULE: ./lib/src/github/retry.js
/**
 * Which failed requests to GitHub are worth repeating, and when. Limits are waited for, since the request was not carried
 * out; a broken server only where repeating cannot do a thing twice.
 */
/** Longest wait that is worth a runner's time; a primary limit resets within the hour. */
const longestWaitMs = 15 * 60_000;
const maxTries = 5;
/** GitHub asks for at least a minute after a secondary limit without a header. */
const secondaryWaitMs = 60_000;
const brokenWaitMs = 1000;
const idempotent = ['GET', 'HEAD', 'PUT', 'DELETE'];
function decideRetry(failed) {
    const { status, message } = failed;
    if (status === undefined || status >= 500)
        return brokenServer(failed);
    if (status === 401)
        return { retry: false, kind: 'credentials', because: message };
    const wait = limitWaitMs(failed);
    if (wait !== undefined)
        return limited(failed, wait);
    return { retry: false, kind: status === 403 ? 'permission' : 'refused', because: message };
}
function brokenServer({ method, status, message, tries }) {
    const because = status === undefined ? `no answer: ${message}` : `GitHub answered ${status}`;
    if (!idempotent.includes(method) || tries >= maxTries)
        return { retry: false, kind: 'unavailable', because };
    return { retry: true, afterMs: brokenWaitMs * 2 ** (tries - 1), because };
}
/** Milliseconds that GitHub asks to wait; undefined when the answer is about no limit. */
function limitWaitMs({ status, headers, message, tries, nowMs }) {
    if (status !== 403 && status !== 429)
        return undefined;
    const after = numberOf(headers['retry-after']);
    if (after !== undefined)
        return after * 1000;
    const reset = numberOf(headers['x-ratelimit-reset']);
    if (numberOf(headers['x-ratelimit-remaining']) === 0 && reset !== undefined) {
        return Math.max(0, reset * 1000 - nowMs) + 1000;
    }
    if (status === 429 || /secondary rate limit|abuse detection/i.test(message))
        return secondaryWaitMs * 2 ** (tries - 1);
    return undefined;
}
function limited({ tries, nowMs }, waitMs) {
    const until = new Date(nowMs + waitMs).toISOString();
    const because = `the rate limit is used up until ${until}`;
    if (waitMs > longestWaitMs || tries >= maxTries)
        return { retry: false, kind: 'unavailable', because };
    return { retry: true, afterMs: waitMs, because };
}
const numberOf = (value) => {
    const number = value === undefined || value === '' ? NaN : Number(value);
    return Number.isFinite(number) && number >= 0 ? number : undefined;
};
//# sourceMappingURL=retry.js.map
;// CONCATENATED MODULE: ./lib/src/github/client.js
/**
 * The one way to GitHub's REST interface: Octokit with repeated requests, bounded lists, and failures as Problems. Every
 * answer is untrusted; callers read fields, they do not believe shapes.
 */







function connectGitHub(options) {
    const [owner = '', repo = ''] = options.repository.split('/');
    const quiet = () => undefined;
    const octokit = (0,github/* getOctokit */.Q)(options.token, {
        baseUrl: options.apiUrl,
        log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
        ...(options.signal === undefined ? {} : { request: { signal: options.signal } }),
    });
    let sent = 0;
    octokit.hook.wrap('request', (request, endpoint) => {
        const subject = `${endpoint.method} ${endpoint.url}`;
        return repeated(endpoint.method, subject, options, async () => {
            sent++;
            const response = await request(endpoint);
            if (response.headers['content-type']?.startsWith('text/html') === true)
                throw notJson(subject);
            return response;
        });
    });
    return { octokit, owner, repo, requests: () => sent };
}
const notJson = (subject) => new problem/* ProblemError */.Mm([
    (0,catalogue/* problem */.CC)('INFX145', `${subject}: expected JSON, got an HTML page`, {
        hint: 'is there a proxy or a sign-in page between the runner and GitHub?',
    }),
]);
/** Sends until it works, repeating is no use, or the budget of {@link longestWaitMs} is spent. Throws a ProblemError. */
async function repeated(method, subject, { sleep = sleepFor, nowMs = Date.now, log, signal, fork }, send) {
    let waitedMs = 0;
    for (let tries = 1;; tries++) {
        try {
            return await send();
        }
        catch (error) {
            if (error instanceof problem/* ProblemError */.Mm || signal?.aborted === true)
                throw error;
            const failure = readFailure(error);
            const decision = decideRetry({ method, ...failure, tries, nowMs: nowMs() });
            if (!decision.retry || waitedMs + decision.afterMs > longestWaitMs) {
                const kind = decision.retry ? 'unavailable' : decision.kind;
                throw failed(kind, subject, decision.because, failure.headers, fork ?? false, error);
            }
            waitedMs += decision.afterMs;
            log?.(`${subject}: ${decision.because}; trying again in ${Math.ceil(decision.afterMs / 1000)} s`);
            await sleep(decision.afterMs, signal);
        }
    }
}
/** What Octokit's error holds. Without a response there was no answer; its status is then made up. */
function readFailure(error) {
    const message = error instanceof Error ? error.message : String(error);
    const response = error instanceof Error && 'response' in error ? error.response : undefined;
    if (!(0,lenient_json/* isRecord */.u4)(response))
        return { status: undefined, headers: {}, message };
    const { status, headers } = response;
    return {
        status: typeof status === 'number' ? status : undefined,
        headers: (0,lenient_json/* isRecord */.u4)(headers) ? headers : {},
        message,
    };
}
function failed(kind, subject, because, headers, fork, cause) {
    const text = `${subject}: ${because.slice(0, 500)}`;
    switch (kind) {
        case 'permission':
            return new problem/* ProblemError */.Mm([(0,permissions/* missingPermission */.U)(subject, headers['x-accepted-github-permissions'], fork)], {
                cause,
            });
        case 'credentials':
            return new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX148', text)], { cause });
        case 'refused':
            return new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX149', text)], { cause });
        case 'unavailable':
            return new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX146', text)], { cause });
    }
}
/** The status of a refused request, for callers to whom "not found" is an answer. */
function refusedStatus(error) {
    return error instanceof problem/* ProblemError */.Mm && error.cause !== undefined
        ? readFailure(error.cause).status
        : undefined;
}
async function sleepFor(milliseconds, signal) {
    await new Promise((resolve, reject) => {
        const abort = () => {
            clearTimeout(timer);
            reject(signal?.reason instanceof Error ? signal.reason : new Error('aborted'));
        };
        const timer = setTimeout(() => {
            signal?.removeEventListener('abort', abort);
            resolve();
        }, milliseconds);
        signal?.addEventListener('abort', abort, { once: true });
    });
}
/**
 * All rows of a list, 100 per page, over at most `maxPages` pages. Throws INFX147 when there are more: a decision on part
 * of a list would be a guess.
 */
async function listAll({ octokit }, route, parameters, maxPages) {
    const rows = [];
    let pages = 0;
    for await (const { data } of octokit.paginate.iterator(route, { ...parameters, per_page: 100 })) {
        if (++pages > maxPages) {
            throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX147', `${route}: more than ${maxPages} pages of 100`)]);
        }
        if (!Array.isArray(data))
            throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX145', `${route}: expected a list`)]);
        rows.push(...data);
    }
    return rows;
}
//# sourceMappingURL=client.js.map

/***/ }),

/***/ 60765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wv: () => (/* binding */ react),
  lB: () => (/* binding */ upsertComment)
});

// UNUSED EXPORTS: actionsAuthor, listComments

// EXTERNAL MODULE: ./lib/src/core/gate/payload-reader.js
var payload_reader = __webpack_require__(15266);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/src/core/render/comment.js
/**
 * One comment per subject on a pull request: found by author and marker, updated in place, left alone when unchanged.
 * The marker carries a hash of what follows it, so that a comment that somebody edited is written again.
 */

/** GitHub answers 422 above this, on creation and on update. */
const commentCharacterLimit = 65_536;
/** The body as it is written: an invisible marker line, then the Markdown. Throws (a bug of ours) when it is too long. */
function commentBody(subject, markdown) {
    const body = `<!-- infx comment=${subject} hash=${hashOf(markdown)} -->\n${markdown}`;
    if (body.length > commentCharacterLimit) {
        throw new Error(`a comment of ${body.length} characters was rendered; renderers must cut by rows`);
    }
    return body;
}
/**
 * What to do with the comments that are there. Only a comment of `author` that begins with the marker is ours: anybody can
 * write the marker, and quoting it changes nothing. With several of ours (two runs at once) the oldest one counts.
 */
function changeComment(existing, subject, author, markdown) {
    const own = existing
        .filter((comment) => comment.author.toLowerCase() === author.toLowerCase())
        .flatMap((comment) => {
        const marked = readMarker(comment.body);
        return marked?.subject === subject ? [{ id: comment.id, ...marked }] : [];
    })
        .sort((a, b) => a.id - b.id);
    const [first] = own;
    const body = commentBody(subject, markdown);
    if (!first)
        return { action: 'create', body };
    const hash = hashOf(markdown);
    const unchanged = first.hash === hash && hashOf(first.rest) === hash;
    return unchanged ? { action: 'keep', id: first.id } : { action: 'update', id: first.id, body };
}
const markerPattern = /^<!-- infx comment=(?<subject>[a-z0-9-]+) hash=(?<hash>[0-9a-f]{16}) -->\r?\n/;
function readMarker(body) {
    const found = markerPattern.exec(body);
    const { subject = '', hash = '' } = found?.groups ?? {};
    return found ? { subject, hash, rest: body.slice(found[0].length) } : undefined;
}
/** GitHub may hand line ends back as CRLF, and drops blanks at the end. */
const hashOf = (markdown) => (0,external_node_crypto_.createHash)('sha256').update(markdown.replace(/\r\n/g, '\n').trimEnd()).digest('hex').slice(0, 16);
//# sourceMappingURL=comment.js.map
// EXTERNAL MODULE: ./lib/src/github/client.js + 1 modules
var client = __webpack_require__(36134);
;// CONCATENATED MODULE: ./lib/src/github/comments.js
/** Comments and reactions on pull requests. */



/** Login under which GITHUB_TOKEN comments; an app has its own, `<slug>[bot]`. */
const actionsAuthor = 'github-actions[bot]';
/** 5,000 comments. */
const maxCommentPages = 50;
/**
 * Writes the one comment of a subject: found over all pages by author and marker, updated in place, left alone when it
 * says the same already. Throws a ProblemError, with the YAML to paste when a permission is missing.
 */
async function upsertComment(github, issue, subject, author, markdown) {
    const change = changeComment(await listComments(github, issue), subject, author, markdown);
    const { octokit, owner, repo } = github;
    switch (change.action) {
        case 'keep':
            return change;
        case 'update':
            await octokit.rest.issues.updateComment({ owner, repo, comment_id: change.id, body: change.body });
            return { action: 'update', id: change.id };
        case 'create': {
            const { data } = await octokit.rest.issues.createComment({
                owner,
                repo,
                issue_number: issue,
                body: change.body,
            });
            return { action: 'create', id: data.id };
        }
    }
}
/** All comments of an issue or pull request, oldest first. What is no comment is passed over. */
async function listComments(github, issue) {
    const { owner, repo } = github;
    const rows = await (0,client/* listAll */._w)(github, 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments', { owner, repo, issue_number: issue }, maxCommentPages);
    return rows.flatMap((row) => {
        const read = new payload_reader/* PayloadReader */.E(row);
        // The account of a comment may be deleted: null.
        const comment = {
            id: read.id('id'),
            author: read.optionalText('user.login') ?? '',
            body: read.longText('body'),
        };
        return read.problems.length === 0 ? [comment] : [];
    });
}
/** Reacts to a comment; the same reaction twice is one. */
async function react({ octokit, owner, repo }, comment, content) {
    await octokit.rest.reactions.createForIssueComment({ owner, repo, comment_id: comment, content });
}
//# sourceMappingURL=comments.js.map

/***/ }),

/***/ 83730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ runUrl),
/* harmony export */   e: () => (/* binding */ gitHubOfJob)
/* harmony export */ });
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36134);
/** GitHub as an action of this job reaches it. */

/** GITHUB_API_URL and GITHUB_REPOSITORY are set in every job; without them there is no GitHub to talk to. */
function gitHubOfJob(host, token, fork) {
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .connectGitHub */ .UY)({
        token,
        repository: host.env['GITHUB_REPOSITORY'] ?? '',
        apiUrl: host.env['GITHUB_API_URL'] ?? 'https://api.github.com',
        signal: host.signal,
        fork,
        log: (line) => host.info(line),
    });
}
/** Address of this run in a browser. */
const runUrl = (env, runId) => `${env['GITHUB_SERVER_URL'] ?? 'https://github.com'}/${env['GITHUB_REPOSITORY'] ?? ''}/actions/runs/${runId}`;
//# sourceMappingURL=connect.js.map

/***/ }),

/***/ 70824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ inputsOfSweep),
/* harmony export */   e: () => (/* binding */ rawSweepInputs)
/* harmony export */ });
/* harmony import */ var _core_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23);
/** The inputs that an action shares with the command line: same names, same words, one table (src/core/inputs.ts). */

/** Action inputs for these names. The fallback stays with the table: infx.config.yaml comes between. */
function inputsOfSweep(names) {
    const entries = names.map((name) => {
        const spec = _core_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .sweepInputs */ .Y[name];
        const fallback = spec.fallback === undefined ? '' : ` Default: \`${spec.fallback}\`, or what infx.config.yaml says.`;
        return [name, { description: `${spec.description}${fallback}`, required: false }];
    });
    return Object.fromEntries(entries);
}
/** The sweep's raw inputs among an action's values; '' stays '' and counts as absent. */
function rawSweepInputs(values) {
    return Object.fromEntries(Object.entries(values).filter(([name]) => name in _core_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .sweepInputs */ .Y));
}
//# sourceMappingURL=inputs-of-sweep.js.map

/***/ }),

/***/ 7008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ missingPermission),
/* harmony export */   a: () => (/* binding */ readActor)
/* harmony export */ });
/* harmony import */ var _core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10047);
/* harmony import */ var _core_problems_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10530);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36134);
/** Who may do what: a person's role in the repository, and what a token lacks. */




const roles = ['admin', 'maintain', 'write', 'triage', 'read', 'none'];
/**
 * The role of a person. `permission` alone would not do: it calls triage "read" and maintain "write". Custom roles have
 * names of their own, and inherit what `permission` says. Somebody whom the repository does not know has none.
 */
async function readActor({ octokit, owner, repo }, login) {
    try {
        const { data } = await octokit.request('GET /repos/{owner}/{repo}/collaborators/{username}/permission', {
            owner,
            repo,
            username: login,
        });
        return { login, role: roleOf(data) };
    }
    catch (error) {
        if ((0,_client_js__WEBPACK_IMPORTED_MODULE_2__/* .refusedStatus */ .PH)(error) === 404)
            return { login, role: 'none' };
        throw error;
    }
}
function roleOf(data) {
    if (!(0,_core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(data))
        return 'unknown';
    const { role_name: name, permission } = data;
    return (roles.find((role) => role === name) ??
        // The base of a custom role is at most what `permission` says.
        roles.find((role) => role === permission) ??
        'unknown');
}
/**
 * Problem with the YAML to paste. `accepted` is GitHub's header with the permissions that the request accepts, e.g.
 * `issues=write; pull_requests=write`: any one of the sets between semicolons does.
 */
function missingPermission(subject, accepted, fork) {
    if (fork) {
        return (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX143', `${subject}: the token of a fork's pull request can only read`, {
            hint: 'no permission in the workflow changes that; write from a workflow_run or issue_comment workflow instead',
        });
    }
    const wanted = readAccepted(accepted);
    const yaml = wanted.map(([name, level]) => `  ${name}: ${level}`).join('\n');
    return (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX143', `${subject}: the token lacks a permission`, {
        hint: wanted.length > 0
            ? `add to the job:\npermissions:\n${yaml}`
            : 'add the permission to the job, under `permissions:`; the documentation of this request names it',
    });
}
/** The last set of the header, which for comments is that of pull requests: the narrower of the two. */
function readAccepted(accepted) {
    if (typeof accepted !== 'string')
        return [];
    const sets = accepted
        .split(';')
        .map((set) => [...set.matchAll(/([a-z_]+)=(read|write)/g)].map(([, name = '', level = '']) => [name.replaceAll('_', '-'), level]))
        .filter((set) => set.length > 0);
    return sets.at(-1) ?? [];
}
//# sourceMappingURL=permissions.js.map

/***/ }),

/***/ 31536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ tokenInput)
/* harmony export */ });
const tokenInput = {
    description: 'Token for the REST interface, with the permissions under Requirements.',
    required: false,
    fallback: '${{ github.token }}',
};
//# sourceMappingURL=token-input.js.map

/***/ })

};
