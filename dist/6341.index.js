export const id = 6341;
export const ids = [6341];
export const modules = {

/***/ 37691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ingestVerb: () => (/* binding */ ingestVerb),
/* harmony export */   outOf: () => (/* binding */ outOf),
/* harmony export */   reportVerb: () => (/* binding */ reportVerb)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_ingest_run_identity_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(1667);
/* harmony import */ var _core_ingest_render_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15088);
/* harmony import */ var _core_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80947);
/* harmony import */ var _core_problems_command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8076);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85492);
/* harmony import */ var _files_infx_config_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4524);
/* harmony import */ var _sweep_ingest_folder_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(41777);
/* harmony import */ var _sweep_redraw_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(30016);
/* harmony import */ var _sweep_settings_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(12824);
/* harmony import */ var _sweep_stored_run_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(90546);
/* harmony import */ var _sweep_swept_folder_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(83317);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(95085);
/** `infx report` and `infx ingest`: parts of a sweep again, from what it left. */
















/** The directory, said as an argument or as an option. Throws ProblemError (INFX300) when the two differ, or one is blank. */
function outOf(argument, option) {
    const given = [argument, option].filter((dir) => dir !== undefined);
    if (given.some((dir) => dir.trim() === '')) {
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_7__/* .problem */ .CC)('INFX300', 'out: expected DIR, got ""')]);
    }
    const [out = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(_core_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .sweepInputs */ .Y.out.fallback), other = out] = given.map((dir) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(dir));
    if (other === out)
        return out;
    throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_7__/* .problem */ .CC)('INFX300', `out: expected one directory, got ${out} and ${other}`)]);
}
async function reportVerb(out) {
    const outDir = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(out);
    const summary = await (0,_sweep_redraw_js__WEBPACK_IMPORTED_MODULE_10__/* .redrawReport */ .Sk)(outDir);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(outDir, 'summary.md'), summary);
    process.stdout.write(`report    ${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(outDir, 'report.html')}\n`);
    return 0;
}
async function ingestVerb(options) {
    const outDir = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(options.out);
    const plan = await (0,_sweep_swept_folder_js__WEBPACK_IMPORTED_MODULE_13__/* .readPlanOfSweep */ .r)(outDir);
    const sweep = await (0,_sweep_swept_folder_js__WEBPACK_IMPORTED_MODULE_13__/* .readEndOfSweep */ .H)(outDir);
    const began = await (0,_sweep_stored_run_js__WEBPACK_IMPORTED_MODULE_12__/* .readStoredRun */ .zs)(outDir);
    const entities = entitiesFor(options.repo, began);
    const report = await (0,_sweep_ingest_folder_js__WEBPACK_IMPORTED_MODULE_9__/* .ingestFolder */ .T)({
        artifactsDir: options.artifacts === undefined ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(outDir, 'artifacts') : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(options.artifacts),
        databaseUrl: databaseFor(options.database, outDir, began),
        run: (0,_core_ingest_run_identity_js__WEBPACK_IMPORTED_MODULE_15__/* .localRun */ .p8)({
            startedAt: sweep.startedAt,
            name: 'infx sweep',
            ...(sweep.head === undefined ? {} : { headSha: sweep.head }),
        }),
        expectedPointIds: plan.points.map(({ id }) => id),
        labels: plan.trigger.labels,
        entities,
        onStep: (step) => process.stderr.write(`${step}\n`),
    });
    // Findings go to stderr, once.
    process.stdout.write(options.json ? `${JSON.stringify(report, null, 1)}\n` : (0,_core_ingest_render_report_js__WEBPACK_IMPORTED_MODULE_3__/* .renderIngestText */ .Y)({ ...report, problems: [] }));
    (0,_failure_js__WEBPACK_IMPORTED_MODULE_14__/* .printProblems */ .Mr)(report.problems);
    return report.conclusion === 'success' ? 0 : 1;
}
/** Rows must be the same from wherever they are ingested: the names are those of the sweep, not of where somebody stands. */
function entitiesFor(repo, began) {
    if (repo === undefined && began)
        return began.config.entities;
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(repo ?? '.');
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(root))
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_7__/* .problem */ .CC)('INFX308', `repo: there is no ${root}`)]);
    const { config, problems } = (0,_files_infx_config_js__WEBPACK_IMPORTED_MODULE_8__/* .loadInfxConfig */ .KJ)(root);
    if ((0,_core_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .hasErrors */ .Cs)(problems))
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .ProblemError */ .Mm(problems);
    return config.entities;
}
function databaseFor(given, outDir, began) {
    if (given !== undefined)
        return (0,_sweep_settings_js__WEBPACK_IMPORTED_MODULE_11__/* .absoluteDatabase */ .Pp)(given, process.cwd());
    return began ? (0,_sweep_stored_run_js__WEBPACK_IMPORTED_MODULE_12__/* .databaseOf */ .zJ)(began, outDir) : (0,_sweep_settings_js__WEBPACK_IMPORTED_MODULE_11__/* .databaseIn */ .j6)(outDir);
}
//# sourceMappingURL=again.js.map

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

/***/ 10047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ri: () => (/* binding */ parseLenientJson),
/* harmony export */   u4: () => (/* binding */ isRecord),
/* harmony export */   vM: () => (/* binding */ finiteNumber)
/* harmony export */ });
/**
 * JSON as Python writes it: the bare tokens NaN, Infinity and -Infinity are numbers. We read them, because files of
 * the ecosystem hold them; we never write them.
 */
const MARK = '\u{f8ff}nonfinite:';
const TOKENS = /"(?:[^"\\]|\\.)*"|-?Infinity|NaN/g;
/** Parses strict JSON, or JSON with bare non-finite numbers. Throws SyntaxError on anything else. */
function parseLenientJson(text) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        if (!/NaN|Infinity/.test(text))
            throw cause;
    }
    const marked = text.replace(TOKENS, (token) => (token.startsWith('"') ? token : `"${MARK}${token}"`));
    return JSON.parse(marked, (_key, value) => typeof value === 'string' && value.startsWith(MARK) ? Number(value.slice(MARK.length)) : value);
}
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** The number when it is finite, else undefined; strings and booleans are no numbers here. */
const finiteNumber = (value) => typeof value === 'number' && Number.isFinite(value) ? value : undefined;
//# sourceMappingURL=lenient-json.js.map

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

/***/ 95023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export pythonProblemKinds */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of the clients that are Python programs: their environments, AIPerf and lm-eval (206-219). */

const pythonProblemKinds = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX206: {
        title: 'No usable Python',
        blame: 'infra',
        severity: 'error',
        explain: 'AIPerf and lm-eval are Python programs and get an environment of their own. None of the interpreters on this ' +
            'host is of a version that they support, or the one that is lacks its venv module (Debian and Ubuntu ship it ' +
            'apart, as python3-venv). Install one, or put `uv` on the PATH, which brings its own.',
    },
    INFX207: {
        title: 'A Python package has no build for this host',
        blame: 'infra',
        severity: 'error',
        explain: 'A package that the client needs could not be installed: no wheel fits this platform and Python version, the ' +
            'version does not exist, or building it failed. The message names it. Nothing of the change under test is at ' +
            'fault: the point is retried within the budget for infrastructure failures.',
    },
    INFX208: {
        title: 'The Python package index could not be reached',
        blame: 'infra',
        severity: 'error',
        explain: 'Installing a client needs the package index (or the mirror that PIP_INDEX_URL names), and it did not answer. ' +
            'Prepare the environment once on a host with network and share the cache folder (INFX_CACHE_DIR), or configure a mirror.',
    },
    INFX209: {
        title: 'Preparing a Python environment took too long',
        blame: 'infra',
        severity: 'error',
        explain: 'The installation was stopped at its time limit, or another process that prepares the same environment did not ' +
            'finish in time. The half-made environment is never used: the next run starts afresh.',
    },
    INFX210: {
        title: 'The folder for Python environments cannot be written',
        blame: 'infra',
        severity: 'error',
        explain: 'Environments live in the cache folder (INFX_CACHE_DIR, or infx in the user’s cache). It is full or not writable. ' +
            'AIPerf needs about 1.3 GB, lm-eval about 0.8 GB.',
    },
    INFX211: {
        title: 'The load client failed',
        blame: 'product',
        severity: 'error',
        explain: 'AIPerf ended with an error before it had measured anything. Its own last words are part of the message; its ' +
            'log is kept with the point.',
    },
    INFX212: {
        title: 'The load client was killed',
        blame: 'infra',
        severity: 'error',
        explain: 'AIPerf or lm-eval was ended by a signal that this product did not send: most often the kernel, because the host ' +
            'ran out of memory. Its data set cache alone takes tens of gigabytes on the official corpora.',
    },
    INFX213: {
        title: 'The load client does not accept its command',
        blame: 'product',
        severity: 'error',
        explain: 'AIPerf refused the flags or the scenario’s invariants. Flags differ between versions: the version’s dialect ' +
            '(docs/clients.md) and the installed package do not fit together, or extra inputs contradict the scenario.',
    },
    INFX214: {
        title: 'The tokenizer cannot be loaded',
        blame: 'user',
        severity: 'error',
        explain: 'AIPerf loads the model’s tokenizer by its Hugging Face name or from a folder, and could not. Check that the ' +
            'model is the repository’s name and not the name on the wire, that the host may read it (HF_TOKEN), and that ' +
            'HF_HUB_OFFLINE is not set together with a folder: AIPerf then looks for it in the hub’s cache only.',
    },
    INFX215: {
        title: 'Required server metrics are missing',
        blame: 'infra',
        severity: 'error',
        explain: 'The recipe requires metrics whose names start with a prefix (the engine’s own, not only the router’s), and the ' +
            'client’s export has none. Check that the engine runs with its metrics switched on and that the metrics URLs ' +
            'name the workers.',
    },
    INFX216: {
        title: 'The trace does not suit the load client',
        blame: 'user',
        severity: 'error',
        explain: 'The trace is of a format, or has a shape, that the chosen version of AIPerf cannot replay. The message says ' +
            'which. The built-in client reads weka, mooncake and multi-turn files.',
    },
    INFX217: {
        title: 'Unknown corpus loader',
        blame: 'user',
        severity: 'error',
        explain: 'Recorded corpora are named by AIPerf’s loader, and only those of one list may be measured against each other. ' +
            'The message shows the list.',
    },
    INFX218: {
        title: 'The evaluation client failed',
        blame: 'infra',
        severity: 'error',
        explain: 'lm-eval ended without a result. Its last words are part of the message. An evaluation without a result is no ' +
            'score: the point counts as failed by infrastructure, never as a low score.',
    },
    INFX219: {
        title: 'The GPU sampler failed',
        blame: 'infra',
        severity: 'warning',
        explain: 'nvidia-smi or amd-smi could not be started or ended while the point was measured. The point has no energy ' +
            'figures; where power is required, it is invalid.',
    },
});
//# sourceMappingURL=python.js.map

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

/***/ }),

/***/ 13997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OX: () => (/* binding */ findGpuTool),
/* harmony export */   Tt: () => (/* binding */ startGpuSampler),
/* harmony export */   qz: () => (/* binding */ nvidiaQuery)
/* harmony export */ });
/* unused harmony export oneHeader */
/* harmony import */ var _core_problems_python_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95023);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78474);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51455);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58500);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85492);
/* harmony import */ var _core_render_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67654);
/* harmony import */ var _process_group_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79057);
/* harmony import */ var _tool_call_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(13015);
/**
 * Samples of GPU power while a point runs: nvidia-smi or amd-smi into gpu_metrics.csv (engines.md §7). The measured window
 * must lie between the first and the last sample, so sampling starts before the load and one more sample is taken after it.
 */










const nvidiaFields = [
    'timestamp', 'index', 'power.draw', 'temperature.gpu', 'clocks.current.sm', 'clocks.current.memory',
    'utilization.gpu', 'utilization.memory',
]; // prettier-ignore
/** What nvidia-smi is asked for: one line per GPU and sample. */
const nvidiaQuery = `--query-gpu=${nvidiaFields.join(',')}`;
/** Time that the tool gets for one answer; a driver that hangs must not hold the point. */
const answerMs = 15_000;
/** Between SIGTERM and SIGKILL. */
const killAfterMs = 3_000;
/** Time that the first sample may take. */
const firstSampleMs = 10_000;
/** The tool of this host, or undefined where there are no GPUs. Rejects with the signal's reason only. */
async function findGpuTool(env, signal) {
    for (const [tool, args] of [
        ['nvidia-smi', ['-L']],
        ['amd-smi', ['version']],
    ]) {
        // Not installed, or installed without a driver: the other one is tried, and no GPUs is an answer.
        if ((await answerOf([tool, ...args], env, signal)).text !== undefined)
            return tool;
    }
    return undefined;
}
/** What a tool printed, or why it printed nothing. */
async function answerOf(argv, env, signal) {
    const said = await (0,_tool_call_js__WEBPACK_IMPORTED_MODULE_8__/* .callTool */ .T)({ argv, env, timeoutMs: answerMs, signal });
    if (said.kind === 'timeout')
        return { why: `no answer within ${answerMs / 1000} s` };
    if (said.kind === 'absent')
        return { why: said.reason };
    if (said.code === 0)
        return { text: said.stdout };
    return { why: `exit code ${said.code}: ${(0,_core_render_text_js__WEBPACK_IMPORTED_MODULE_9__/* .oneLine */ .TN)(said.stderr).slice(-1_000)}` };
}
/** Starts sampling and waits for the first sample, so that a load that starts now is bracketed. */
async function startGpuSampler(options) {
    const sampler = new Sampler(options);
    await sampler.start();
    return sampler;
}
class Sampler {
    utcOffsetMinutes = -new Date().getTimezoneOffset();
    #options;
    #file;
    #problems = [];
    #child;
    #ended;
    #stopping = false;
    #stopped;
    #lines = 0;
    constructor(options) {
        this.#options = options;
        this.#file = (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.createWriteStream)(options.csvPath);
        const [program, args] = streamCommand(options);
        this.#child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_1__.spawn)(program, args, {
            env: { ...options.env, PYTHONUNBUFFERED: '1' },
            stdio: ['ignore', 'pipe', 'ignore'],
            detached: process.platform !== 'win32',
        });
        (0,_process_group_js__WEBPACK_IMPORTED_MODULE_7__/* .killAtOurExit */ .O)(this.#child);
        options.signal.addEventListener('abort', this.#kill);
        this.#ended = this.#follow(program);
    }
    async start() {
        if (this.#options.tool === 'amd-smi')
            await this.#energy('start');
        const until = performance.now() + firstSampleMs;
        // The header is the first line.
        const { signal } = this.#options;
        while (this.#lines < 2 && performance.now() < until && this.#problems.length === 0 && !signal.aborted) {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_5__.setTimeout)(20);
        }
        if (signal.aborted) {
            await this.stop();
            signal.throwIfAborted();
        }
        if (this.#lines < 2 && this.#problems.length === 0) {
            this.#fail(`${this.#options.tool} printed no sample within ${firstSampleMs / 1000} s`);
        }
    }
    async stop() {
        this.#stopped ??= this.#stop();
        return this.#stopped;
    }
    async #follow(program) {
        const keep = this.#options.tool === 'amd-smi' ? oneHeader() : (text) => text;
        this.#child.stdout?.setEncoding('utf8').on('data', (text) => {
            const kept = keep(text);
            this.#lines += kept.split('\n').length - 1;
            this.#file.write(kept);
        });
        try {
            await (0,node_events__WEBPACK_IMPORTED_MODULE_2__.once)(this.#child, 'close');
            if (!this.#stopping)
                this.#fail(`${program} ended by itself while sampling`);
        }
        catch (cause) {
            this.#fail(`${program} could not be started: ${cause instanceof Error ? cause.message : String(cause)}`);
        }
    }
    /** With what a wrapper started: it would hold the pipe open. */
    #kill = () => {
        this.#stopping = true;
        if (this.#child.pid !== undefined)
            (0,_process_group_js__WEBPACK_IMPORTED_MODULE_7__/* .signalGroup */ .i)(this.#child.pid, 'SIGKILL');
        this.#child.stdout?.destroy();
    };
    /** Whoever drives the point tells of the abort; any other error is a bug and goes on. */
    #unlessAborted = (error) => {
        if (!this.#options.signal.aborted)
            throw error;
    };
    #fail(message) {
        this.#problems.push((0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_6__/* .problem */ .CC)('INFX219', message, {
            hint: 'run the tool by hand on this node; see docs/measurement.md, Power',
        }));
    }
    async #stop() {
        const { tool, intervalSeconds, csvPath, signal } = this.#options;
        // amd-smi says what a sample was only after its interval.
        if (tool === 'amd-smi')
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_5__.setTimeout)(intervalSeconds * 1000, undefined, { signal }).catch(this.#unlessAborted);
        this.#stopping = true;
        if (this.#child.pid !== undefined)
            (0,_process_group_js__WEBPACK_IMPORTED_MODULE_7__/* .signalGroup */ .i)(this.#child.pid, 'SIGTERM');
        const killer = setTimeout(this.#kill, signal.aborted ? 0 : killAfterMs);
        await this.#ended;
        clearTimeout(killer);
        signal.removeEventListener('abort', this.#kill);
        await new Promise((resolve) => this.#file.end(() => resolve()));
        await dropCutLine(csvPath);
        // Nobody will read the samples of a point that is given up.
        if (signal.aborted)
            return this.#problems;
        if (tool === 'nvidia-smi')
            await this.#lastSample();
        else
            await this.#energy('end');
        return this.#problems;
    }
    async #lastSample() {
        const { env, signal, csvPath } = this.#options;
        const query = ['nvidia-smi', nvidiaQuery, '--format=csv,noheader'];
        const said = await answerOf(query, env, signal).catch(this.#unlessAborted);
        if (said?.text !== undefined) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.appendFile)(csvPath, said.text.endsWith('\n') ? said.text : `${said.text}\n`);
        }
        else if (said)
            this.#fail(`the last sample failed: ${said.why}`);
    }
    /** Hardware counters at both ends, for a cross-check of the integral; cards without the counter have none. */
    async #energy(end) {
        const { env, signal, csvPath } = this.#options;
        const said = await answerOf(['amd-smi', 'metric', '-E', '--csv'], env, signal).catch(this.#unlessAborted);
        if (said?.text !== undefined)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.writeFile)(csvPath.replace(/\.csv$/, `_energy_${end}.csv`), said.text);
    }
}
const streamCommand = ({ tool, intervalSeconds }) => tool === 'nvidia-smi'
    ? [tool, [nvidiaQuery, '--format=csv', '-l', String(intervalSeconds)]]
    : [tool, ['metric', '-p', '-c', '-t', '-u', '-w', String(intervalSeconds), '--csv']];
/** amd-smi repeats its header before every sample; the file has one. */
function oneHeader() {
    let header;
    let rest = '';
    return (text) => {
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        const kept = lines.filter((line) => {
            if (line.trim() === '')
                return false;
            if (header === undefined) {
                header = line;
                return true;
            }
            return line !== header;
        });
        return kept.map((line) => `${line}\n`).join('');
    };
}
/** A tool that is ended in the middle of a line leaves the beginning of a number: 7 of 733.21. */
async function dropCutLine(path) {
    const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.readFile)(path);
    const end = text.lastIndexOf(0x0a) + 1;
    if (end < text.length)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.truncate)(path, end);
}
//# sourceMappingURL=gpu-sampler.js.map

/***/ }),

/***/ 67355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dv: () => (/* binding */ PROFILE_EXPORT),
/* harmony export */   Pz: () => (/* binding */ READ),
/* harmony export */   fo: () => (/* binding */ isFile),
/* harmony export */   jD: () => (/* binding */ CLIENT_SUMMARY),
/* harmony export */   tB: () => (/* binding */ findArtifactDir),
/* harmony export */   wJ: () => (/* binding */ SERVER_METRICS)
/* harmony export */ });
/* unused harmony export findServerLogs */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _json_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6721);
/** Where clients and launchers leave their files. */



const PROFILE_EXPORT = 'profile_export.jsonl';
const CLIENT_SUMMARY = 'profile_export_aiperf.json';
const SERVER_METRICS = 'server_metrics_export.json';
const ARTIFACTS = 'aiperf_artifacts';
async function isFile(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).isFile();
    }
    catch (cause) {
        if ((0,_json_file_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(cause) === 'ENOENT' || (0,_json_file_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(cause) === 'ENOTDIR')
            return false;
        throw cause;
    }
}
async function directoriesIn(dir) {
    try {
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(dir, { withFileTypes: true });
        return entries
            .filter((entry) => entry.isDirectory())
            .map(({ name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name))
            .sort();
    }
    catch (cause) {
        if ((0,_json_file_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(cause) === 'ENOENT' || (0,_json_file_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(cause) === 'ENOTDIR')
            return [];
        throw cause;
    }
}
/**
 * The directory that holds the request export: `dir` itself, its `aiperf_artifacts`, or the first directory (by name)
 * below either. Undefined when there is none.
 */
async function findArtifactDir(dir) {
    for (const base of [dir, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, ARTIFACTS)]) {
        for (const candidate of [base, ...(await directoriesIn(base))]) {
            if (await isFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(candidate, PROFILE_EXPORT)))
                return candidate;
        }
    }
    return undefined;
}
/**
 * Engine logs of a result directory: its `server.log`, and the worker logs (`watchtower-*.out`) that multi-node
 * launchers leave in it or up to three directories above.
 */
async function findServerLogs(resultDir) {
    const found = [];
    const direct = join(resultDir, 'server.log');
    if (await isFile(direct))
        found.push(direct);
    let dir = resolve(resultDir);
    for (let level = 0; level <= 3; level++) {
        const names = await readdir(dir);
        found.push(...names
            .filter((name) => /^watchtower-.*\.out$/.test(name))
            .sort()
            .map((name) => join(dir, name)));
        if (dirname(dir) === dir)
            break;
        dir = dirname(dir);
    }
    return found;
}
/** Larger reads than Node's default: fewer turns of the event loop per MB. */
const READ = { highWaterMark: 1024 * 1024 };
//# sourceMappingURL=result-files.js.map

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

/***/ 39741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ mergedTail)
/* harmony export */ });
/* unused harmony export readTail */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/** Bounded reading of the end of a log file, which may be gigabytes long and still growing. */

const tailBytes = 256 * 1024;
const maxLineLength = 2_000;
/** Last `lines` lines; a line longer than 2,000 characters is cut. Empty when the file does not exist. */
async function readTail(path, lines) {
    let file;
    try {
        file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path, 'r');
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
            return [];
        throw error;
    }
    try {
        const { size } = await file.stat();
        const start = Math.max(0, size - tailBytes);
        const buffer = Buffer.alloc(size - start);
        const { bytesRead } = await file.read(buffer, 0, buffer.length, start);
        const text = buffer.toString('utf8', 0, bytesRead);
        // The first line is cut in the middle unless we read from the start.
        const whole = start === 0 ? text : text.slice(text.indexOf('\n') + 1);
        const all = whole.split('\n');
        if (all.at(-1) === '')
            all.pop();
        return all.slice(-lines).map((line) => line.slice(0, maxLineLength));
    }
    finally {
        await file.close();
    }
}
/** The last `lines` of every log, with its role in front when there are several. */
async function mergedTail(logPaths, lines) {
    const logs = Object.entries(logPaths);
    const tails = await Promise.all(logs.map(async ([role, path]) => (await readTail(path, lines)).map((line) => (logs.length > 1 ? `${role}: ${line}` : line))));
    return tails.flat();
}
//# sourceMappingURL=log-tail.js.map

/***/ }),

/***/ 79057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ killAtOurExit),
/* harmony export */   i: () => (/* binding */ signalGroup)
/* harmony export */ });
/** Sends `signal` to every process of the group that `leader` began; a group that has ended already is no error. */
function signalGroup(leader, signal) {
    try {
        // There are no groups on Windows: the program itself has to do.
        process.kill(process.platform === 'win32' ? leader : -leader, signal);
    }
    catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH'))
            throw error;
    }
}
const live = new Set();
/** When this process ends before the child does, the child's group is killed: detached, it would go on for ever. */
function killAtOurExit(child) {
    live.add(child);
    child.once('exit', () => live.delete(child));
    child.once('error', () => live.delete(child));
}
process.once('exit', () => {
    for (const { pid } of live)
        if (pid !== undefined)
            signalGroup(pid, 'SIGKILL');
});
//# sourceMappingURL=process-group.js.map

/***/ }),

/***/ 64515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   If: () => (/* binding */ withSamplers),
/* harmony export */   Ig: () => (/* binding */ mergeSamples),
/* harmony export */   bQ: () => (/* binding */ isSampler)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_readline__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80481);
/* harmony import */ var _files_gpu_sampler_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13997);
/* harmony import */ var _files_result_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67355);
/** GPU power on the nodes of an allocation: one sampler beside the engine on each, and their samples as one table. */





const rolePrefix = 'gpu-sampler-';
const isSampler = (role) => role.startsWith(rolePrefix);
/**
 * The same engine with a sampler on every node that has GPUs. A sampler that ends would end the job, so a node without
 * the tool only has no samples. Times are UTC, whatever zone the node is in.
 */
const withSamplers = (engine) => ({
    name: engine.name,
    render: (point, context) => {
        const spec = engine.render(point, context);
        const samplers = [...gpusByNode(spec)].map(([node, gpus]) => sampler(node, gpus));
        return { ...spec, processes: [...spec.processes, ...samplers] };
    },
});
function gpusByNode({ processes }) {
    const found = new Map();
    for (const { placement } of processes) {
        for (const node of placement?.nodes ?? []) {
            const gpus = found.get(node) ?? new Set();
            for (const gpu of placement?.gpuIndices ?? [])
                gpus.add(gpu);
            found.set(node, gpus);
        }
    }
    return new Map([...found]
        .filter(([, gpus]) => gpus.size > 0)
        .map(([node, gpus]) => [node, [...gpus].sort((a, b) => a - b)]));
}
function sampler(node, gpus) {
    const query = ['nvidia-smi', `--id=${gpus.join(',')}`, _files_gpu_sampler_js__WEBPACK_IMPORTED_MODULE_3__/* .nvidiaQuery */ .qz, '--format=csv', '-l', '1'];
    return {
        role: `${rolePrefix}${node}`,
        argv: ['bash', '-c', '"$@" 2>/dev/null; exec sleep infinity', 'gpu-sampler', ...query],
        env: { TZ: 'UTC' },
        gpus: gpus.length,
        nodes: 1,
        placement: { nodes: [node], gpuIndices: gpus, start: 'plain' },
    };
}
/**
 * Writes the samples of all nodes to `csvPath`; devices are counted on over the nodes. False when no node has any.
 * `logPaths` are those of the stopped engine: what was cut by its end is dropped.
 */
async function mergeSamples(logPaths, csvPath) {
    const logs = Object.entries(logPaths)
        .filter(([role]) => isSampler(role))
        .sort(([a], [b]) => nodeOf(a) - nodeOf(b));
    let header;
    let firstDevice = 0;
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(csvPath, 'w');
    try {
        for (const [, path] of logs) {
            if (!(await (0,_files_result_files_js__WEBPACK_IMPORTED_MODULE_4__/* .isFile */ .fo)(path)))
                continue;
            const devices = new Set();
            for await (const line of (0,node_readline__WEBPACK_IMPORTED_MODULE_2__.createInterface)({ input: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path), crlfDelay: Infinity })) {
                const cells = line.split(',');
                if (line.startsWith('timestamp')) {
                    if (header === undefined)
                        await file.write(`${line}\n`);
                    header ??= line;
                    continue;
                }
                // A tool that was ended leaves half a line; a number cut short would be a wrong one.
                if (header === undefined || cells.length !== header.split(',').length || !isWhole(line))
                    continue;
                const [time = '', device = '', ...rest] = cells;
                devices.add(device.trim());
                await file.write(`${[time, ` ${firstDevice + Number(device)}`, ...rest].join(',')}\n`);
            }
            firstDevice += devices.size === 0 ? 0 : Math.max(...[...devices].map(Number)) + 1;
        }
    }
    finally {
        await file.close();
    }
    return header !== undefined;
}
const nodeOf = (role) => Number(role.slice(rolePrefix.length));
/** The last cell is a share in percent: `93 %`, or `[N/A]`. */
const isWhole = (line) => /(%|\])\s*$/.test(line);
//# sourceMappingURL=node-samplers.js.map

/***/ }),

/***/ 90546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X2: () => (/* binding */ runFileName),
/* harmony export */   bM: () => (/* binding */ storedRun),
/* harmony export */   zJ: () => (/* binding */ databaseOf),
/* harmony export */   zs: () => (/* binding */ readStoredRun)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85492);
/* harmony import */ var _core_problems_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8076);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80947);
/* harmony import */ var _files_own_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82329);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(12824);
/**
 * run.json of an output directory: when the sweep began, from where and with which options. `--resume` and a later
 * `infx ingest` or `infx report` need nothing else from the person.
 */







const runFileName = 'run.json';
const schema = 'infx-run.v1';
function storedRun(settings, config, plan, startedAt) {
    const { outDir, databaseUrl, resume: _resume, json: _json, ...rest } = settings;
    const base = rest.base === undefined ? undefined : (plan.mergeBase ?? rest.base);
    const head = rest.head === undefined ? undefined : (plan.head ?? rest.head);
    return {
        schema,
        startedAt,
        settings: {
            ...rest,
            ...(base === undefined ? {} : { base }),
            ...(head === undefined ? {} : { head }),
        },
        named: {
            ...(rest.base === undefined || rest.base === base ? {} : { base: rest.base }),
            ...(rest.head === undefined || rest.head === head ? {} : { head: rest.head }),
        },
        config,
        database: databaseUrl === (0,_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .databaseIn */ .j6)(outDir)
            ? 'in-out'
            : databaseUrl.startsWith('pglite:')
                ? databaseUrl
                : 'server',
    };
}
/** undefined when there is no run.json. Throws ProblemError (INFX308) when it is damaged. */
async function readStoredRun(outDir) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outDir, runFileName);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        return undefined;
    const value = await (0,_files_own_json_js__WEBPACK_IMPORTED_MODULE_5__/* .readOwnJson */ .Z)(path, schema);
    if (isStoredRun(value))
        return value;
    throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX308', `${path} is not a whole record of a sweep`)]);
}
const isStoredRun = (value) => 'startedAt' in value &&
    typeof value.startedAt === 'string' &&
    Date.parse(value.startedAt) > 0 &&
    'settings' in value &&
    isObject(value.settings) &&
    required.every(([name, type]) => isOfType(value.settings, name, type)) &&
    'named' in value &&
    isObject(value.named) &&
    'config' in value &&
    isObject(value.config) &&
    'database' in value &&
    typeof value.database === 'string';
const required = [
    ['repoDir', 'string'],
    ['runnerConfig', 'string'],
    ['changelogFile', 'string'],
    ['recipesDir', 'string'],
    ['goldenAlDir', 'string'],
    ['thresholdsFile', 'string'],
    ['configFiles', 'list'],
    ['labels', 'list'],
    ['simulate', 'boolean'],
    ['traceScale', 'number'],
    ['parallelPoints', 'number'],
];
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
function isOfType(settings, name, type) {
    const value = isObject(settings) ? settings[name] : undefined;
    return type === 'list' ? Array.isArray(value) : typeof value === type;
}
/** Where the rows of a stored sweep go. Throws ProblemError (INFX301) for a server whose URL has to be given again. */
function databaseOf({ database }, outDir) {
    if (database === 'in-out')
        return (0,_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .databaseIn */ .j6)(outDir);
    if (database !== 'server')
        return database;
    throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .ProblemError */ .Mm([
        (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX301', `the sweep in ${outDir} stores its rows in a database server`, {
            hint: 'give --database again: its URL is not kept, because it may hold a password',
        }),
    ]);
}
//# sourceMappingURL=stored-run.js.map

/***/ }),

/***/ 13015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ callTool),
/* harmony export */   s: () => (/* binding */ callToolAtExit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _process_group_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79057);
/** Calls of command-line tools: full argv, no shell, bounded in time and output; one that does not end is killed whole. */


/** Most bytes of each stream; what tools like `scontrol` print about one job is a few kilobytes. */
const maxBytes = 4 * 1024 * 1024;
/** For the last words of a tool that has ended, when something that it started still holds its pipes. */
const drainMs = 500;
/**
 * Never rejects, except with the signal's reason. A tool that is out of time, or no longer wanted, is killed together
 * with what it started: wrapper scripts wait for the program behind them, and many of both ignore SIGTERM.
 */
async function callTool(call) {
    const { argv, timeoutMs, env, signal } = call;
    signal?.throwIfAborted();
    const [program, ...args] = argv;
    if (program === undefined)
        throw new Error('a tool call has an empty command');
    let child;
    try {
        child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, args, {
            detached: process.platform !== 'win32',
            stdio: ['ignore', 'pipe', 'pipe'],
            env: { ...env },
        });
    }
    catch (error) {
        // Some refusals are thrown, others are told by an event.
        return { kind: 'absent', reason: error instanceof Error ? error.message : String(error) };
    }
    (0,_process_group_js__WEBPACK_IMPORTED_MODULE_1__/* .killAtOurExit */ .O)(child);
    let isLate = false;
    const kill = () => {
        if (child.pid !== undefined)
            (0,_process_group_js__WEBPACK_IMPORTED_MODULE_1__/* .signalGroup */ .i)(child.pid, 'SIGKILL');
    };
    const timer = setTimeout(() => {
        isLate = true;
        kill();
    }, timeoutMs);
    signal?.addEventListener('abort', kill);
    try {
        const result = await endOf(child, kill);
        signal?.throwIfAborted();
        return isLate ? { kind: 'timeout' } : result;
    }
    finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', kill);
    }
}
function endOf(child, kill) {
    let isTooMuch = false;
    const tooMuch = () => {
        isTooMuch = true;
        kill();
    };
    const stdout = textOf(child.stdout, tooMuch);
    const stderr = textOf(child.stderr, tooMuch);
    return new Promise((resolve) => {
        child.once('error', (error) => resolve({ kind: 'absent', reason: error.message }));
        child.once('exit', () => {
            setTimeout(() => {
                child.stdout.destroy();
                child.stderr.destroy();
            }, drainMs).unref();
        });
        child.once('close', (code, signal) => {
            const said = isTooMuch ? `it printed more than ${maxBytes} bytes` : `it was ended by ${String(signal)}`;
            resolve(code === null || isTooMuch
                ? { kind: 'ended', code: -1, stdout: '', stderr: `${stderr()}\n${said}` }
                : { kind: 'ended', code, stdout: stdout(), stderr: stderr() });
        });
    });
}
/** What was read so far, at most `maxBytes`. */
function textOf(stream, tooMuch) {
    const chunks = [];
    let bytes = 0;
    stream.on('data', (chunk) => {
        bytes += chunk.length;
        if (bytes > maxBytes)
            tooMuch();
        else
            chunks.push(chunk);
    });
    return () => Buffer.concat(chunks).toString('utf8');
}
/** What an exit may wait for: a runner that was told to go is killed soon. */
const lastCallMs = 2_000;
/** One last call while this process exits, when nothing asynchronous runs any more; what it says is nobody's to read. */
function callToolAtExit(argv, env) {
    const [program = '', ...args] = argv;
    const options = { env: { ...env }, timeout: lastCallMs, killSignal: 'SIGKILL', stdio: 'ignore' };
    // Its own group, as with every other call; the types of Node do not know that this call has the option, too.
    const call = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(program, args, Object.assign({ detached: process.platform !== 'win32' }, options));
    if (call.error && call.pid > 0)
        (0,_process_group_js__WEBPACK_IMPORTED_MODULE_1__/* .signalGroup */ .i)(call.pid, 'SIGKILL');
}
//# sourceMappingURL=tool-call.js.map

/***/ })

};
