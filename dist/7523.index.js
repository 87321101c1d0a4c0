export const id = 7523;
export const ids = [7523];
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
        about: {
            description: '`plan` (why there is none, when the gate refused) or `result`.',
            required: true,
        },
        'pull-request': {
            description: 'Number of the pull request; without one nothing is written.',
            required: false,
        },
        plan: { description: 'Path of plan.json, for `plan`.', required: false },
        sweep: { description: 'Path of sweep.json, for `result`.', required: false },
        problems: { description: 'Output `problems` of the gate, for `plan`.', required: false },
        reusable: {
            description: '`false` when a label keeps the results from standing for the merge.',
            required: false,
            fallback: 'true',
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
    requirements: [
        'A fork’s pull request has a token that can only read: then the text goes into the step summary.',
    ],
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
// EXTERNAL MODULE: ./lib/src/core/plan/render.js + 1 modules
var render = __webpack_require__(50068);
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
// EXTERNAL MODULE: ./lib/src/files/infx-config.js + 1 modules
var infx_config = __webpack_require__(4524);
// EXTERNAL MODULE: ./lib/src/files/plan-file.js + 1 modules
var plan_file = __webpack_require__(90367);
// EXTERNAL MODULE: ./lib/src/files/sweep-file.js
var sweep_file = __webpack_require__(23277);
// EXTERNAL MODULE: ./lib/src/github/comments.js
var comments = __webpack_require__(82708);
// EXTERNAL MODULE: ./lib/src/github/connect.js
var connect = __webpack_require__(83730);
// EXTERNAL MODULE: ./lib/src/github/event.js + 3 modules
var github_event = __webpack_require__(24783);
;// CONCATENATED MODULE: ./lib/actions/post-comment/run.js














async function run(inputs, host) {
    if (inputs['pull-request'] === '')
        return nothing([], '');
    const rendered = await run_render(inputs, host);
    if (!rendered)
        return nothing([], '');
    const { subject, markdown } = rendered;
    if (await (0,github_event/* isForkPullRequest */.B)(host.env)) {
        host.info("the token of a fork's pull request can only read, so this is in the summary instead of a comment");
        return nothing([], markdown);
    }
    const github = (0,connect/* gitHubOfJob */.e)(host, inputs.token, false);
    try {
        const issue = numberOf(inputs['pull-request']);
        const write = await (0,comments/* upsertComment */.lB)(github, issue, subject, inputs.author, markdown);
        return { outputs: { action: write.action, id: write.id }, problems: [] };
    }
    catch (error) {
        // A sweep is not worth less because nobody could be told there: the summary holds the same.
        if (!(error instanceof problem/* ProblemError */.Mm) || !error.problems.every(({ code }) => code === 'INFX143'))
            throw error;
        return nothing(error.problems.map((found) => ({ ...found, severity: 'warning' })), markdown);
    }
}
const nothing = (problems, summary) => ({
    outputs: { action: '', id: '' },
    ...(summary === '' ? {} : { summary }),
    problems,
});
/** Undefined when there is nothing to say: no plan was made, for reasons that its own step told. */
async function run_render(inputs, host) {
    const runId = host.env['GITHUB_RUN_ID'] ?? '';
    const run = (0,connect/* runUrl */.V)(host.env, runId);
    const links = { run, artifacts: `${run}#artifacts` };
    const path = (file) => (0,external_node_path_.resolve)(host.workspace, file);
    switch (inputs.about) {
        case 'plan': {
            const problems = problemsOf(inputs.problems);
            if (problems.length > 0)
                return { subject: 'sweep-refused', markdown: renderRefusedComment((0,verdicts/* refused */.J5)(problems), links) };
            if (inputs.plan === '')
                return undefined;
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
        default:
            throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX300', `about: expected plan | result, got "${inputs.about}"`)]);
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

/***/ 42541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ canonicalJsonWithout),
/* harmony export */   dj: () => (/* binding */ canonicalJson),
/* harmony export */   p8: () => (/* binding */ NotFiniteError)
/* harmony export */ });
/** Canonical JSON: one byte sequence per value, so that a hash of it is an identity. */
/** A number that JSON has no word for: `.nan` or `.inf` of a YAML file. */
class NotFiniteError extends TypeError {
    name = 'NotFiniteError';
}
/**
 * Keys sorted by code point at every level, no white space, `undefined` members left out, everything outside
 * 0x20-0x7e escaped as lower-case \uXXXX (short escapes where JSON has them): the reference's form for its
 * recipe fingerprint, so one function serves both. Throws NotFiniteError on NaN and Infinity, TypeError on bigint,
 * functions and cycles.
 */
function canonicalJson(value) {
    return write(value, []);
}
/** The same of an object, but for some of its own members. */
function canonicalJsonWithout(value, members) {
    return writeObject(value, [value], members);
}
function write(value, path) {
    if (value === null)
        return 'null';
    switch (typeof value) {
        case 'boolean':
            return value ? 'true' : 'false';
        case 'number':
            if (!Number.isFinite(value))
                throw new NotFiniteError(`canonical JSON cannot hold ${value}`);
            return Object.is(value, -0) ? '0' : String(value);
        case 'string':
            return escape(value);
        case 'object': {
            if (path.includes(value))
                throw new TypeError('canonical JSON cannot hold a cycle');
            path.push(value);
            const text = Array.isArray(value) ? writeArray(value, path) : writeObject(value, path);
            path.pop();
            return text;
        }
        default:
            throw new TypeError(`canonical JSON cannot hold a ${typeof value}`);
    }
}
const writeArray = (items, path) => `[${items.map((item) => write(item, path)).join(',')}]`;
function writeObject(value, path, without = none) {
    const members = value;
    let text = '';
    for (const key of sortedKeys(value)) {
        const member = members[key];
        if (member !== undefined && !without.includes(key))
            text += `${text === '' ? '' : ','}${keyText(key)}${write(member, path)}`;
    }
    return `{${text}}`;
}
const none = [];
const fewKeys = 16;
function sortedKeys(value) {
    const keys = Object.keys(value);
    // A key that is written as it is has nothing beyond ASCII, where the two orders are one.
    if (keys.some((key) => keyText(key).length !== key.length + 3))
        return keys.sort(compareCodePoints);
    if (keys.length > fewKeys)
        return keys.sort();
    // Most objects are small, and sorting those by insertion costs a fraction of calling `sort`.
    for (let next = 1; next < keys.length; next++) {
        const key = keys[next] ?? '';
        let at = next;
        for (; at > 0 && (keys[at - 1] ?? '') > key; at--)
            keys[at] = keys[at - 1] ?? '';
        keys[at] = key;
    }
    return keys;
}
const keyTexts = new Map();
const mostKeyTexts = 5000;
/** `"key":`. The same few hundred keys are written again and again. */
function keyText(key) {
    const known = keyTexts.get(key);
    if (known !== undefined)
        return known;
    const text = `${escape(key)}:`;
    if (keyTexts.size < mostKeyTexts)
        keyTexts.set(key, text);
    return text;
}
const needsEscape = /[^\x20-\x21\x23-\x5b\x5d-\x7e]/;
/** Most texts hold nothing to escape; a plan writes hundreds of thousands of them. */
const escape = (text) => needsEscape.test(text)
    ? JSON.stringify(text).replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    : `"${text}"`;
/** UTF-16 order, which `sort()` uses, differs from code point order only where surrogates meet U+E000-U+FFFF. */
function compareCodePoints(a, b) {
    const left = Array.from(a);
    const right = Array.from(b);
    for (let index = 0; index < Math.min(left.length, right.length); index++) {
        const difference = (left[index]?.codePointAt(0) ?? 0) - (right[index]?.codePointAt(0) ?? 0);
        if (difference !== 0)
            return difference;
    }
    return left.length - right.length;
}
//# sourceMappingURL=canonical-json.js.map

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
        description: 'Config keys to run instead of what the changelog says; `*` stands for any text in them, `?` for one character.',
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
    site: {
        kind: 'string',
        placeholder: 'FILE',
        description: 'Site file that says where engines run, for real points (docs/sites.md). Named here, simulated points run there, too.',
    },
    launcher: {
        kind: 'string',
        placeholder: 'NAME',
        description: '`process`, `docker`, `slurm` or `srtctl`, instead of what the site file says.',
    },
    client: {
        kind: 'string',
        placeholder: 'NAME',
        description: 'What drives load: `aiperf` (the default for real agentic points) or `replay`, the built-in one (the default for others).',
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

/***/ 63132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ planDigest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42541);
/** The identity of a plan: what its jobs do, in which order, behind which canary. */


/** SHA-256 (hex) over the canonical JSON of the points' ids, of how they are run, and of the canary. */
const planDigest = ({ points, canary }) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
    .update((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)({ points: points.map(executed), canary }))
    .digest('hex');
/** What a job does: the id covers everything that can change the measurement, the rest is how it is run. */
const executed = ({ id, runsOn, timeoutMinutes, queueMinutes, gpus, nodes, title, }) => ({
    id,
    runsOn,
    timeoutMinutes,
    queueMinutes,
    gpus,
    nodes,
    title,
});
//# sourceMappingURL=plan-digest.js.map

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

/***/ 85858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V4: () => (/* binding */ pointIdOf),
/* harmony export */   WH: () => (/* binding */ seriesKeyOf),
/* harmony export */   b$: () => (/* binding */ lineIdentity),
/* harmony export */   e1: () => (/* binding */ curveKeyOf)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42541);
/* harmony import */ var _point_label_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64461);
/** Identities of a point: one hash over everything that can change the measurement, and what a series and a curve join. */




function lineIdentity(spec) {
    return { text: sharedText(spec), slug: slugOfLine(spec) };
}
function sharedText(spec) {
    const { conc: _conc, evalConcs: _evalConcs, recipe: _recipe, acceptance: _acceptance, ...shared } = spec;
    // Every point of the line hashes this text; in one piece it is not put together again for each.
    return node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.from((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .dj)(shared), 'latin1').toString('latin1');
}
/**
 * Readable slug, `-`, 12 hex digits of SHA-256 over the canonical JSON of the spec. Matches `^[a-z0-9._-]{1,120}$`.
 * Independent of the order of fields. Equal ids ⇔ equal measurements. The recipe counts by its digest, a hash of the
 * resolved content, in which srt-slurm writes the `name` that it makes of a variant's; where the file lies does not
 * count, unless the topology says it in a CONFIG_FILE setting. `line` is
 * `lineIdentity(spec)`, for those who have it already.
 */
function pointIdOf(spec, line = lineIdentity(spec)) {
    const { conc, evalConcs, recipe, acceptance } = spec;
    const own = (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .dj)({ conc, evalConcs, recipe: recipe?.digest, acceptance });
    return `${slug(conc, line)}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.hash)('sha256', `${line.text}\n${own}`).slice(0, 12)}`;
}
const maxSlug = 100;
function slugOfLine(spec) {
    const parts = [
        spec.modelPrefix,
        spec.precision,
        (0,_point_label_js__WEBPACK_IMPORTED_MODULE_3__/* .skuOf */ .x$)(spec.runner),
        spec.framework,
        (0,_point_label_js__WEBPACK_IMPORTED_MODULE_3__/* .shortScenario */ .Vf)(spec),
        (0,_point_label_js__WEBPACK_IMPORTED_MODULE_3__/* .compactTopology */ .bG)(spec.topology),
        spec.specDecoding === 'none' ? '' : spec.specDecoding,
        spec.kvOffloading === 'none' ? '' : (spec.kvOffloadBackend?.name ?? spec.kvOffloading),
    ];
    return [
        parts.filter((part) => part !== '').join('-'),
        spec.kind === 'eval' ? `eval-${spec.evalTask?.task ?? 'default'}` : '',
    ];
}
function slug(conc, { slug: [before, behind] }) {
    const joined = [before, `c${conc}`, behind].filter((part) => part !== '').join('-');
    const safe = joined.toLowerCase().replace(/[^a-z0-9._-]+/g, '-');
    return safe.slice(0, maxSlug).replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '') || 'point';
}
/**
 * What the points of one line have in common: the spec without concurrency and without what recipes override per
 * concurrency (content, selector, acceptance). `recipeTemplate` is the recipe as the configuration writes it, with its
 * placeholders. 16 hex digits. `line` as for `pointIdOf`.
 */
function seriesKeyOf(spec, recipeTemplate, line) {
    const topology = withoutSelectors(spec.topology);
    const text = topology === spec.topology ? (line?.text ?? sharedText(spec)) : sharedText({ ...spec, topology });
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.hash)('sha256', `${text}\n${recipeTemplate?.split(':', 1)[0] ?? ''}`).slice(0, 16);
}
const withSelector = /^((?:EVAL_)?CONFIG_FILE=[^:]*):.*$/;
/** The very topology when it names none. */
function withoutSelectors(topology) {
    if (topology.shape === 'single-node')
        return topology;
    const settings = [...topology.prefill.additionalSettings, ...topology.decode.additionalSettings];
    if (!settings.some((setting) => withSelector.test(setting)))
        return topology;
    const strip = (pool) => ({
        ...pool,
        additionalSettings: pool.additionalSettings.map((setting) => setting.replace(withSelector, '$1')),
    });
    return { ...topology, prefill: strip(topology.prefill), decode: strip(topology.decode) };
}
/**
 * Curve identity (ingest.md §1.3): model, hardware, framework, precision, type, lengths, and unless agentic also
 * speculative decoding, disaggregation and offload. Readable, `/` between the parts.
 */
function curveKeyOf(spec) {
    const base = [spec.modelPrefix, (0,_point_label_js__WEBPACK_IMPORTED_MODULE_3__/* .skuOf */ .x$)(spec.runner), spec.framework, spec.precision];
    if (spec.scenario === 'agentic-coding')
        return [...base, 'agentic_traces'].join('/');
    return [
        ...base,
        'single_turn',
        `${spec.isl ?? 0}_${spec.osl ?? 0}`,
        spec.specDecoding,
        spec.disagg ? 'disagg' : 'agg',
        spec.kvOffloading === 'none' ? 'off' : 'on',
    ].join('/');
}
//# sourceMappingURL=point-id.js.map

/***/ }),

/***/ 64461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lm: () => (/* binding */ lineTitle),
/* harmony export */   M4: () => (/* binding */ curveTitle),
/* harmony export */   Vf: () => (/* binding */ shortScenario),
/* harmony export */   bG: () => (/* binding */ compactTopology),
/* harmony export */   bQ: () => (/* binding */ lineLabel),
/* harmony export */   br: () => (/* binding */ pointTitle),
/* harmony export */   d3: () => (/* binding */ curvePartsOfTitle),
/* harmony export */   kH: () => (/* binding */ titleSeparator),
/* harmony export */   rK: () => (/* binding */ topologyShorthand),
/* harmony export */   x$: () => (/* binding */ skuOf)
/* harmony export */ });
/* unused harmony export featureLabels */
/* harmony import */ var _remembered_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51288);

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
const pool = (letter, worker) => `${worker.numWorkers}${letter}${widths(worker).join('')}`;
/** Without spaces: `tp8ep8dpa`, `1ptp4-3dtp8ep8dpa`, `2wtp8` (aggregated workers). */
const compactTopology = (0,_remembered_js__WEBPACK_IMPORTED_MODULE_0__/* .remembered */ .H)((topology) => {
    if (topology.shape === 'single-node')
        return widths(topology).join('');
    const { prefill, decode } = topology;
    return decode.numWorkers === 0 ? pool('w', prefill) : `${pool('p', prefill)}-${pool('d', decode)}`;
});
const poolWords = (letter, worker) => {
    const where = worker.hardware === undefined ? '' : ` on ${worker.hardware}`;
    return `${worker.numWorkers}${letter} ${widths(worker).join(' ')}${where}`;
};
/** For people: `tp8 ep8 dpa`, `1P tp4 + 3D tp8 ep8 dpa`, `1P tp4 on h200 + 1D tp8 on b200`, `2W tp8`. */
const topologyShorthand = (0,_remembered_js__WEBPACK_IMPORTED_MODULE_0__/* .remembered */ .H)((topology) => {
    if (topology.shape === 'single-node')
        return widths(topology).join(' ');
    const { prefill, decode } = topology;
    return decode.numWorkers === 0
        ? poolWords('W', prefill)
        : `${poolWords('P', prefill)} + ${poolWords('D', decode)}`;
});
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
/** Name of the curve that a point belongs to: `DeepSeek-V4-Pro · agentic coding · b300_sglang · FP4`. */
function curveTitle(spec) {
    const { model, scenario, isl, osl, runner, framework, precision } = spec;
    const work = scenario === 'agentic-coding' ? 'agentic coding' : `${isl ?? '?'}/${osl ?? '?'} tokens`;
    return [
        model.split('/').at(-1) ?? model,
        work,
        `${skuOf(runner)}_${framework}`,
        precision.toUpperCase(),
    ].join(titleSeparator);
}
/**
 * Job name: `dsv4 fp4 · b300 sglang · agentic · tp8 ep8 dpa · mtp · conc 64`; evals name their task. `line` is
 * `lineTitle(spec)`, for those who have it already.
 */
function pointTitle(spec, line = lineTitle(spec)) {
    const conc = spec.evalConcs && spec.evalConcs.length > 1 ? spec.evalConcs.join('+') : String(spec.conc);
    return `${line}${titleSeparator}conc ${conc}`;
}
/** What the titles of the points of one line begin with. */
const lineTitle = (spec) => [
    `${spec.modelPrefix} ${spec.precision}`,
    `${skuOf(spec.runner)} ${spec.framework}`,
    shortScenario(spec),
    topologyShorthand(spec.topology),
    ...featureLabels(spec),
    ...(spec.kind === 'eval' ? [`eval ${spec.evalTask?.task ?? ''}`.trim()] : []),
].join(titleSeparator);
//# sourceMappingURL=point-label.js.map

/***/ }),

/***/ 8429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export measureProblemKinds */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of measuring: turning a client's files into an aggregate (220-249). */

const measureProblemKinds = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX220: {
        title: 'A line of the request export is damaged',
        blame: 'infra',
        severity: 'warning',
        explain: 'A line of profile_export.jsonl is not one JSON object: two writers shared the file, or the disk lost bytes. ' +
            'The line is counted as malformed and left out; the other requests are aggregated. A point with damaged lines ' +
            'is not valid, because nobody knows which requests are missing.',
    },
    INFX221: {
        title: 'The request export ends in the middle of a line',
        blame: 'infra',
        severity: 'error',
        explain: 'The last line of profile_export.jsonl is cut: the client was killed, or the disk was full. All whole lines are ' +
            'aggregated, the cut one is counted as malformed, and the point is marked incomplete.',
    },
    INFX222: {
        title: 'A result file is missing',
        blame: 'infra',
        severity: 'error',
        explain: 'The client left no such file in its output directory, nor one directory below it. Read the client log: it ' +
            'probably failed before its first request. A missing result is never counted as a pass.',
    },
    INFX223: {
        title: 'A result file is not readable JSON',
        blame: 'infra',
        severity: 'error',
        explain: 'The file is not JSON, or is cut. Python writers may leave bare NaN and Infinity tokens, which are accepted as ' +
            'numbers and published as null; anything else is an error for this point only.',
    },
    INFX224: {
        title: 'A value is not a finite number',
        blame: 'infra',
        severity: 'warning',
        explain: 'A counter or latency came as NaN or Infinity. It is published as null, because aggregates are strict JSON. ' +
            'A latency of a fixed-sequence result that is not finite makes the point invalid.',
    },
    INFX225: {
        title: 'No adapter reads these server metrics',
        blame: 'product',
        severity: 'warning',
        explain: 'The export holds metrics, but none with a prefix that an adapter knows (sglang:, vllm:, dynamo_, atom). ' +
            'The request metrics are unaffected; cache and KV fields are null and the adapter is recorded as none.',
    },
    INFX226: {
        title: 'The server metrics export is damaged',
        blame: 'infra',
        severity: 'warning',
        explain: 'server_metrics_export.json ends early or is not JSON. Series read before the damage are kept and the damage is ' +
            'recorded as a warning in the aggregate.',
    },
    INFX227: {
        title: 'The identity of the point is incomplete',
        blame: 'user',
        severity: 'error',
        explain: 'Every result must say what it measured. A field such as model, image, precision, framework or the concurrency ' +
            'is missing or empty; no aggregate is made, because a default would file the numbers under the wrong point.',
    },
    INFX228: {
        title: 'KV offload fields contradict each other',
        blame: 'user',
        severity: 'error',
        explain: 'Without KV offload no offload backend may be named; with KV offload a backend is required. ' +
            'Correct `kv-offloading` and `kv-offload-backend` of the search-space entry.',
    },
    INFX229: {
        title: 'Power telemetry is not valid',
        blame: 'infra',
        severity: 'warning',
        explain: 'The power samples cannot be integrated over the measured window; the reasons name what is wrong (file missing, ' +
            'gap over 3 s, wrong number of GPUs, window not bracketed …). No energy figure is published. Points that require ' +
            'power are invalid.',
    },
    INFX230: {
        title: 'A result file could not be written',
        blame: 'infra',
        severity: 'error',
        explain: 'The disk is full, read-only, or the directory is gone. The former file, if any, is untouched: files are written ' +
            'beside their place and renamed when whole.',
    },
    INFX231: {
        title: 'Disaggregated serving needs a multi-node topology',
        blame: 'user',
        severity: 'error',
        explain: 'A single-node point cannot have separate prefill and decode pools in the published format. Mark the entry as ' +
            'multi-node, or drop `disagg`.',
    },
});
//# sourceMappingURL=measure.js.map

/***/ }),

/***/ 51288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ remembered)
/* harmony export */ });
/** Pure functions of an object that never changes, asked many times: worked out once and kept as long as the object lives. */
function remembered(compute) {
    const known = new WeakMap();
    return (key) => {
        let found = known.get(key);
        if (!found)
            known.set(key, (found = { value: compute(key) }));
        return found.value;
    };
}
//# sourceMappingURL=remembered.js.map

/***/ }),

/***/ 36512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EM: () => (/* binding */ changeComment),
/* harmony export */   h1: () => (/* binding */ findComment)
/* harmony export */ });
/* unused harmony exports commentCharacterLimit, commentBody */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
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
    const first = findComment(existing, subject, author);
    const body = commentBody(subject, markdown);
    if (!first)
        return { action: 'create', body };
    const unchanged = first.isIntact && hashOf(first.markdown) === hashOf(markdown);
    return unchanged ? { action: 'keep', id: first.id } : { action: 'update', id: first.id, body };
}
/** Our comment of this subject: of `author`, beginning with the marker; of several the oldest. */
function findComment(existing, subject, author) {
    const [first] = existing
        .filter((comment) => comment.author.toLowerCase() === author.toLowerCase())
        .flatMap((comment) => {
        const marked = readMarker(comment.body);
        return marked?.subject === subject ? [{ id: comment.id, ...marked }] : [];
    })
        .sort((a, b) => a.id - b.id);
    return first && { id: first.id, markdown: first.rest, isIntact: hashOf(first.rest) === first.hash };
}
const markerPattern = /^<!-- infx comment=(?<subject>[a-z0-9-]+) hash=(?<hash>[0-9a-f]{16}) -->\r?\n/;
function readMarker(body) {
    const found = markerPattern.exec(body);
    const { subject = '', hash = '' } = found?.groups ?? {};
    return found ? { subject, hash, rest: body.slice(found[0].length) } : undefined;
}
/** GitHub may hand line ends back as CRLF, and drops blanks at the end. */
const hashOf = (markdown) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(markdown.replace(/\r\n/g, '\n').trimEnd()).digest('hex').slice(0, 16);
//# sourceMappingURL=comment.js.map

/***/ }),

/***/ 6721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   An: () => (/* binding */ writeJsonFile),
/* harmony export */   CA: () => (/* binding */ errorCode),
/* harmony export */   Ht: () => (/* binding */ readBoundedText),
/* harmony export */   bX: () => (/* binding */ strictStringify),
/* harmony export */   fR: () => (/* binding */ replaceFile),
/* harmony export */   lk: () => (/* binding */ parseJsonText)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10047);
/* harmony import */ var _core_problems_measure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8429);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85492);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80947);
/** JSON files, read with a bound and written whole or not at all. */





/** Refusals of the machine, not faults of the caller: reported as infrastructure. */
const refusals = [
    'ENOSPC',
    'EDQUOT',
    'EFBIG',
    'EROFS',
    'EIO',
    'ENOENT',
    'EACCES',
    'EPERM',
    'EMFILE',
    'ENFILE',
];
const fullDisk = ['ENOSPC', 'EDQUOT', 'EFBIG'];
/**
 * Writes strict JSON: beside its place first, flushed, then renamed over it, so that a reader sees the old file or the
 * new one. Throws TypeError when a number inside is NaN or infinite (JSON.stringify would silently write null), and
 * ProblemError INFX230 when the disk refuses; the former file is untouched in both cases.
 */
async function writeJsonFile(path, value) {
    const text = `${strictStringify(value)}\n`;
    await replaceFile(path, (file) => file.writeFile(text));
}
/** What `write` leaves in the file it gets stands at `path` afterwards, whole; when it throws, nothing changes. */
async function replaceFile(path, write) {
    const beside = `${path}.${process.pid}.tmp`;
    try {
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(beside, 'w');
        try {
            await write(file);
            await file.sync();
        }
        finally {
            await file.close();
        }
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(beside, path);
    }
    catch (cause) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(beside, { force: true });
        throw asWriteProblem(cause, path);
    }
}
function asWriteProblem(cause, path) {
    const code = errorCode(cause);
    if (code === undefined || !refusals.includes(code))
        return cause;
    const hint = fullDisk.includes(code) ? { hint: 'free some space and run again' } : {};
    return new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX230', `${path} could not be written (${code})`, hint)], { cause });
}
function errorCode(cause) {
    return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
}
/** Indented JSON; throws TypeError on NaN and infinities, naming the key. */
function strictStringify(value) {
    if (value === undefined)
        throw new TypeError('JSON cannot hold undefined');
    return JSON.stringify(value, (key, inner) => {
        if (typeof inner === 'number' && !Number.isFinite(inner)) {
            throw new TypeError(`JSON cannot hold ${inner} (at key '${key}')`);
        }
        return inner;
    }, 1);
}
/**
 * Text of a file of at most `maxBytes`. Throws ProblemError: INFX222 when it is missing, INFX223 when it is too large.
 */
async function readBoundedText(path, maxBytes) {
    try {
        const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
        if (size > maxBytes) {
            const text = `${path} has ${size} bytes; at most ${maxBytes} are read`;
            throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX223', text)]);
        }
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path);
        try {
            return await file.readFile('utf8');
        }
        finally {
            await file.close();
        }
    }
    catch (cause) {
        if (errorCode(cause) !== 'ENOENT')
            throw cause;
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX222', `${path} is missing`)], { cause });
    }
}
/** Parses text that may hold Python's bare NaN and Infinity; throws ProblemError INFX223 with the place otherwise. */
function parseJsonText(text, path) {
    try {
        return (0,_core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseLenientJson */ .Ri)(text);
    }
    catch (cause) {
        if (!(cause instanceof SyntaxError))
            throw cause;
        const offset = Number(/position (\d+)/.exec(cause.message)?.[1] ?? (text === '' ? 0 : NaN));
        const before = Number.isNaN(offset) ? '' : text.slice(0, offset);
        const at = {
            file: path,
            line: before.split('\n').length,
            col: before.length - before.lastIndexOf('\n'),
        };
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX223', `not JSON: ${cause.message}`, { at })], { cause });
    }
}
//# sourceMappingURL=json-file.js.map

/***/ }),

/***/ 23277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ readSweepFile)
/* harmony export */ });
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80947);
/* harmony import */ var _core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10047);
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
    value.points.every(_core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4) &&
    'evals' in value &&
    Array.isArray(value.evals) &&
    'totals' in value;
//# sourceMappingURL=sweep-file.js.map

/***/ }),

/***/ 82708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fg: () => (/* binding */ listComments),
/* harmony export */   lB: () => (/* binding */ upsertComment),
/* harmony export */   wv: () => (/* binding */ react)
/* harmony export */ });
/* unused harmony export actionsAuthor */
/* harmony import */ var _core_gate_payload_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15266);
/* harmony import */ var _core_render_comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36512);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36134);
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
    const change = (0,_core_render_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .changeComment */ .EM)(await listComments(github, issue), subject, author, markdown);
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
    const rows = await (0,_client_js__WEBPACK_IMPORTED_MODULE_2__/* .listAll */ ._w)(github, 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments', { owner, repo, issue_number: issue }, maxCommentPages);
    return rows.flatMap((row) => {
        const read = new _core_gate_payload_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .PayloadReader */ .E(row);
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
/** The sweep's raw inputs among an action's values. A workflow passes '' for an input that was not set: it is left out. */
function rawSweepInputs(values) {
    return Object.fromEntries(Object.entries(values).filter(([name, value]) => name in _core_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .sweepInputs */ .Y && value !== ''));
}
//# sourceMappingURL=inputs-of-sweep.js.map

/***/ })

};
