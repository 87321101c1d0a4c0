export const id = 9482;
export const ids = [9482];
export const modules = {

/***/ 40742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ attemptInName),
/* harmony export */   j: () => (/* binding */ artifactNames)
/* harmony export */ });
/** Longest readable part; names of whole artifacts stay far below what file systems take. */
const maxReadable = 60;
/** Names of one attempt (from 1). Unique per point and attempt; only letters, digits, `.`, `_` and `-`. */
function artifactNames(point, run) {
    const label = `${readable(point.expName)}${safe(point.id)}_a${run.attempt}`;
    const isAgentic = point.scenario === 'agentic-coding';
    const prefix = point.kind === 'eval' ? 'eval_' : !run.valid ? 'failed_' : isAgentic ? 'bmk_agentic_' : 'bmk_';
    return {
        result: `${prefix}${label}`,
        failed: `failed_${label}`,
        trace: `agentic_${label}`,
        serverLogs: `server_logs_${label}`,
        gpuMetrics: `gpu_metrics_${label}`,
        powerAudit: `power_audit_${label}`,
        resultFile: `${isAgentic ? '' : 'agg_'}${label}.json`,
    };
}
/** The attempt at the end of an artifact's name; undefined in names of other producers. */
function attemptInName(artifact) {
    const digits = /_a([1-9]\d{0,5})$/.exec(artifact)?.[1];
    return digits === undefined ? undefined : Number(digits);
}
/**
 * A readable part in front of the id. Names are recognised by their prefixes, so a part that would lengthen one of
 * them into another (`bmk_` + `agentic_…`, `eval_` + `server_logs_…`) is kept from doing so.
 */
function readable(expName) {
    const text = safe(expName)
        .slice(0, maxReadable)
        .replace(/[-_.]+$/, '');
    if (text === '')
        return '';
    return `${/^(agentic|results|server_logs|gpu_metrics)_/.test(text) ? 'x-' : ''}${text}_`;
}
const safe = (text) => text.replace(/[^A-Za-z0-9._-]+/g, '-');
//# sourceMappingURL=artifact-names.js.map

/***/ }),

/***/ 56701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BF: () => (/* binding */ parseEvalFileName),
/* harmony export */   Ch: () => (/* binding */ modelFolder),
/* harmony export */   D3: () => (/* binding */ evalTimestamp),
/* harmony export */   p6: () => (/* binding */ evalTimestampMs)
/* harmony export */ });
/** Names of evaluation files: lm-eval's time stamp, the concurrency suffix, the collision suffix. */
const timeInName = /(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}(?:\.\d+)?)/;
const concSuffix = /_conc(\d+)(?:_(\d+))?$/;
/** Reads a name such as `results_2026-09-14T08-00-00.000001_conc16_2.json`. */
function parseEvalFileName(name) {
    const bare = name.replace(/\.jsonl?$/, '');
    const suffix = concSuffix.exec(bare);
    const stem = suffix ? bare.slice(0, suffix.index) : bare;
    const timestamp = timeInName.exec(stem)?.[1];
    return {
        stem,
        ...(timestamp === undefined ? {} : { timestamp }),
        ...(suffix ? { conc: Number(suffix[1]) } : {}),
        copy: Number(suffix?.[2] ?? 1),
    };
}
/** lm-eval's time stamp of an instant, in UTC: `2026-09-14T08-00-00.000000`. */
const evalTimestamp = (instant) => instant.toISOString().replace('Z', '000').replaceAll(':', '-');
/** Unix milliseconds of lm-eval's time stamp, read as UTC; undefined for another form. */
function evalTimestampMs(timestamp) {
    const [date, time] = timestamp.split('T');
    const milliseconds = Date.parse(`${date}T${(time ?? '').replaceAll('-', ':')}Z`);
    return Number.isNaN(milliseconds) ? undefined : milliseconds;
}
/** Folder of a model's results: path separators become `__`. */
const modelFolder = (model) => model.replace(/[\\/]/g, '__');
//# sourceMappingURL=file-names.js.map

/***/ }),

/***/ 26497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HY: () => (/* binding */ scoreFault),
/* harmony export */   X7: () => (/* binding */ exactMatchPrefix),
/* harmony export */   z_: () => (/* binding */ gatedMetrics)
/* harmony export */ });
/** Which entries of a task's results are gated scores, and whether a value is a score at all. */
/** Metrics whose name starts with `prefix`, except standard errors, in file order. */
const gatedMetrics = (results, prefix) => Object.entries(results)
    .filter(([name]) => name.startsWith(prefix) && !name.includes('stderr'))
    .map(([name, value]) => ({ name, value }));
/** Prefix of the metrics that gate: exact match, every filter. */
const exactMatchPrefix = 'exact_match,';
/** Why a value is not a score, or undefined when it is one: a finite number in [0, 1], and nothing else. */
function scoreFault(value) {
    if (value === undefined)
        return 'absent';
    if (typeof value !== 'number')
        return `${value === null ? 'null' : `a ${typeof value}`}, not a number`;
    if (!Number.isFinite(value))
        return `${value}, not a finite number`;
    if (value < 0 || value > 1)
        return `${value}, outside [0, 1]`;
    return undefined;
}
//# sourceMappingURL=scores.js.map

/***/ }),

/***/ 25474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ classifyArtifact)
/* harmony export */ });
/** Which artifact folder is what, by the ecosystem's naming (reference ingest §2.1). Identity is inside the files. */
/** Longest prefix first: `eval_server_logs_` begins with `eval_` and is no evaluation. */
const prefixes = [
    ['failed_', 'failed'],
    ['bmk_agentic_', 'benchmark'],
    ['bmk_', 'benchmark'],
    ['results_', 'benchmark-aggregate'],
    ['eval_results_all', 'eval-aggregate'],
    ['eval_server_logs_', 'debug'],
    ['eval_gpu_metrics_', 'debug'],
    ['eval_', 'eval'],
    ['agentic_', 'trace'],
    ['multinode_server_logs_', 'debug'],
    ['server_logs_', 'server-logs'],
    ['gpu_metrics_', 'gpu-metrics'],
    ['power_audit_', 'power-audit'],
    ['rejected_rows_run_stats', 'debug'],
    ['rejected_rows_', 'rejected-rows'],
    ['run_stats_', 'run-stats'],
];
const exact = {
    'run-stats': 'run-stats',
    'changelog-metadata': 'changelog',
};
function classifyArtifact(name) {
    const whole = exact[name];
    if (whole)
        return { kind: whole, name, key: name };
    const match = prefixes.find(([prefix]) => name.startsWith(prefix));
    return match
        ? { kind: match[1], name, key: name.slice(match[0].length) }
        : { kind: 'other', name, key: name };
}
//# sourceMappingURL=artifact-names.js.map

/***/ }),

/***/ 15088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ renderIngestText),
/* harmony export */   v: () => (/* binding */ renderIngestReport)
/* harmony export */ });
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80947);
/* harmony import */ var _render_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56456);
/* harmony import */ var _render_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54143);
/* harmony import */ var _render_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67654);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45323);
/** The ingest report as Markdown (pull-request comment, step summary) and as terminal text. */





/** Reasons named in a comment; all of them are in ingest.json. */
const maxReasons = 12;
function renderIngestReport(report) {
    const { target } = report;
    return [
        `### Ingest report — ${headline(report)}`,
        '',
        links(report),
        '',
        (0,_render_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownTable */ .Qj)(['', ..._report_js__WEBPACK_IMPORTED_MODULE_2__/* .ingestOutcomes */ .Ml].map((title, index) => ({ title, align: index === 0 ? 'left' : 'right' })), _report_js__WEBPACK_IMPORTED_MODULE_2__/* .ingestCategories */ .jr.map((category) => [
            category,
            ..._report_js__WEBPACK_IMPORTED_MODULE_2__/* .ingestOutcomes */ .Ml.map((outcome) => (0,_render_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(report.categories[category][outcome])),
        ])),
        '',
        ..._report_js__WEBPACK_IMPORTED_MODULE_2__/* .ingestCategories */ .jr.map((category) => `${category}: ${sentence(report.categories[category])}  `),
        '',
        ...reasonLines(report),
        ...unmappedLines(report),
        ...problemLines(report),
        `<sub>${counterLine(report)}</sub>`,
        '',
        'Counts cover only this run. Rows: benchmark_results, eval_results, agentic rows linked to a trace, ' +
            'GPU telemetry series. This comment is updated when the ingest runs again.',
        '',
        '<details><summary>中文</summary>',
        '',
        `### 入库报告 — ${chineseHeadline(report)}`,
        '',
        `目标数据库：${(0,_render_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(target.name)}。表中数字只统计本次运行；各行单位依次为 benchmark_results 行、eval_results 行、` +
            '已关联 trace 的 agentic 行、GPU 遥测序列。列依次为：新增、重复、跳过、未识别、失败。重新入库时本评论原地更新。',
        '',
        '</details>',
        '',
    ].join('\n');
}
/** Plain text, ends with a line break. */
function renderIngestText(report) {
    const columns = ['', 'read', ..._report_js__WEBPACK_IMPORTED_MODULE_2__/* .ingestOutcomes */ .Ml];
    const rows = _report_js__WEBPACK_IMPORTED_MODULE_2__/* .ingestCategories */ .jr.map((category) => {
        const counts = report.categories[category];
        return [category, counts.raw, ..._report_js__WEBPACK_IMPORTED_MODULE_2__/* .ingestOutcomes */ .Ml.map((outcome) => counts[outcome])].map(String);
    });
    const table = [columns, ...rows].map((row) => row.map((cell, index) => (index === 0 ? cell.padEnd(10) : cell.padStart(10))).join(''));
    const reasons = _report_js__WEBPACK_IMPORTED_MODULE_2__/* .ingestCategories */ .jr.flatMap((category) => report.categories[category].reasons.map(({ outcome, reason, count, examples }) => `  ${category} ${outcome} ${count}: ${(0,_render_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(reason)}  (${examples.slice(0, 2).map(_render_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN).join(', ')})`));
    return [
        `ingest ${plainHeadline(report)}  (${report.target.description})`,
        ...table.map((line) => `  ${line.trimEnd()}`),
        ...reasons,
        ...report.problems.map((found) => (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .formatProblem */ .Vw)(found)),
        '',
    ].join('\n');
}
function headline(report) {
    const name = (0,_render_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(report.target.name);
    switch (report.conclusion) {
        case 'success':
            return `✅ in ${name}`;
        case 'incomplete':
            return `⚠️ in ${name}, but not every row`;
        case 'failed':
            return `❌ not complete in ${name}`;
    }
}
function chineseHeadline(report) {
    const name = (0,_render_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(report.target.name);
    switch (report.conclusion) {
        case 'success':
            return `✅ 结果已写入 ${name}`;
        case 'incomplete':
            return `⚠️ 结果已写入 ${name}，但有行未写入`;
        case 'failed':
            return `❌ 写入 ${name} 未完成`;
    }
}
const plainHeadline = (report) => report.conclusion === 'success' ? 'complete' : report.conclusion === 'incomplete' ? 'INCOMPLETE' : 'FAILED';
function links({ run }) {
    const named = run.htmlUrl && /^https:\/\/[\w.-]+\/[\w./-]+$/.test(run.htmlUrl)
        ? `[run ${run.runId}](${run.htmlUrl})`
        : `run ${run.runId}`;
    const head = run.headSha ? ` · ${(0,_render_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(run.headSha.slice(0, 7))}` : '';
    return `${(0,_render_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(run.name)} · ${named} · attempt ${run.attempt}${head}`;
}
/** `16 read = 8 new + 0 duplicate + 8 skipped + 0 unmapped + 0 failed ✓` */
function sentence(counts) {
    const sum = _report_js__WEBPACK_IMPORTED_MODULE_2__/* .ingestOutcomes */ .Ml.map((outcome) => `${(0,_render_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(counts[outcome])} ${outcome}`).join(' + ');
    const open = (0,_report_js__WEBPACK_IMPORTED_MODULE_2__/* .unaccounted */ .cZ)(counts);
    const verdict = open === 0 ? '✓' : open > 0 ? `✗ ${open} unaccounted` : `✗ ${-open} counted twice`;
    return `${(0,_render_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(counts.raw)} read = ${sum} ${verdict}`;
}
function reasonLines(report) {
    const all = _report_js__WEBPACK_IMPORTED_MODULE_2__/* .ingestCategories */ .jr.flatMap((category) => report.categories[category].reasons.map((reason) => ({ category, ...reason })));
    if (all.length === 0)
        return [];
    const shown = all
        .slice(0, maxReasons)
        .map(({ category, outcome, reason, count, examples }) => `- ${category} ${outcome} ${(0,_render_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(count)}: ${(0,_render_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)((0,_render_text_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)((0,_render_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(reason), 300))} — ` +
        (0,_render_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineCode */ .ti)((0,_render_text_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)((0,_render_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(examples[0] ?? ''), 200)).markdown +
        (count > 1 ? ` and ${(0,_render_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(count - 1)} more` : ''));
    const more = all.length > maxReasons ? [`- and ${all.length - maxReasons} more reasons in ingest.json`] : [];
    return [...shown, ...more, ''];
}
function unmappedLines({ unmapped }) {
    const lines = ['model', 'hardware', 'precision', 'metricKeys']
        .filter((kind) => unmapped[kind].length > 0)
        .map((kind) => `Not in the tables, ${kind === 'metricKeys' ? 'metric' : kind}: ` +
        unmapped[kind]
            .slice(0, 20)
            .map((name) => (0,_render_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineCode */ .ti)((0,_render_text_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)((0,_render_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(name), 80)).markdown)
            .join(', ') +
        (unmapped[kind].length > 20 ? ` and ${unmapped[kind].length - 20} more` : '') +
        (kind === 'precision' || kind === 'metricKeys' ? ' (stored all the same)' : ' (rows not stored)'));
    return lines.length === 0 ? [] : [...lines, ''];
}
function problemLines(report) {
    if (report.problems.length === 0)
        return [];
    return [
        ...report.problems
            .slice(0, maxReasons)
            .map((found) => `- ${found.severity} ${found.code} (${found.blame}): ${(0,_render_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)((0,_render_text_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)((0,_render_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(found.message), 400))}` +
            (found.hint ? ` → ${(0,_render_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)((0,_render_text_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)((0,_render_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(found.hint), 300))}` : '')),
        ...(report.problems.length > maxReasons
            ? [`- and ${report.problems.length - maxReasons} more in ingest.json`]
            : []),
        '',
    ];
}
const counterLine = ({ counters }) => Object.entries({ ...counters })
    .map(([name, count]) => `${name} ${(0,_render_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(count)}`)
    .join(', ');
//# sourceMappingURL=render-report.js.map

/***/ }),

/***/ 97552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ eachLine)
/* harmony export */ });
/* unused harmony export MAX_LINE_BYTES */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/** Lines of a byte stream, without ever holding more than one line beyond the current chunk. */

const NEWLINE = 0x0a;
/** A longer line is reported as oversized and skipped: untrusted input must not decide our memory. */
const MAX_LINE_BYTES = 64 * 1024 * 1024;
/** Feeds every line of the stream to the sink; a last line without newline comes with `terminated` false. */
async function eachLine(chunks, sink) {
    let carry = [];
    let carried = 0;
    let number = 0;
    let skipping = false;
    for await (const chunk of chunks) {
        const bytes = node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
        let start = 0;
        for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
            number += 1;
            if (skipping)
                sink.oversized(number);
            else if (carried > 0) {
                const line = node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.concat([...carry, bytes.subarray(start, end)]);
                sink.line(line, 0, line.length, number, true);
            }
            else
                sink.line(bytes, start, end, number, true);
            carry = [];
            carried = 0;
            skipping = false;
            start = end + 1;
        }
        if (start < bytes.length && !skipping) {
            // Copied: the producer may reuse its chunk once we ask for the next one.
            carry.push(node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.from(bytes.subarray(start)));
            carried += bytes.length - start;
            if (carried > MAX_LINE_BYTES) {
                skipping = true;
                carry = [];
                carried = 0;
            }
        }
    }
    if (skipping)
        sink.oversized(number + 1);
    else if (carried > 0) {
        const line = node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.concat(carry);
        sink.line(line, 0, line.length, number + 1, false);
    }
}
//# sourceMappingURL=lines.js.map

/***/ }),

/***/ 56700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ openIngestSource)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/ingest/artifact-names.js
var artifact_names = __webpack_require__(25474);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problems/store.js
var store = __webpack_require__(35388);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/ingest/row-fields.js
var row_fields = __webpack_require__(84931);
;// CONCATENATED MODULE: ./lib/src/files/upload-manifest.js
/** ingest-artifact-manifest.json: when each artifact was uploaded, and under which id. */





/** By artifact name, the newest upload of each; undefined when there is no manifest. Throws ProblemError INFX285. */
async function readUploads(path) {
    let text;
    try {
        text = await (0,promises_.readFile)(path, 'utf8');
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
            return undefined;
        throw error;
    }
    const uploads = new Map();
    const problems = [];
    const at = { file: path, line: 1, col: 1 };
    for (const [index, entry] of parseList(text, path).entries()) {
        const name = (0,row_fields/* isRow */.pR)(entry) ? (0,row_fields/* textOf */.b6)(entry, 'name') : undefined;
        const id = (0,row_fields/* isRow */.pR)(entry) ? (0,row_fields/* integerOf */.cP)(entry, 'id') : undefined;
        const createdAt = (0,row_fields/* isRow */.pR)(entry) ? (0,row_fields/* textOf */.b6)(entry, 'created_at') : undefined;
        if (name === undefined ||
            id === undefined ||
            createdAt === undefined ||
            Number.isNaN(Date.parse(createdAt)))
            problems.push((0,catalogue/* problem */.CC)('INFX285', `missing upload provenance: entry ${index} needs name, id and a created_at in ISO 8601`, { at }));
        else {
            const known = uploads.get(name);
            if (!known || Date.parse(known.createdAt) < Date.parse(createdAt))
                uploads.set(name, { id, createdAt });
        }
    }
    if (problems.length > 0)
        throw new problem/* ProblemError */.Mm(problems);
    return uploads;
}
function parseList(text, path) {
    let cause;
    try {
        const list = JSON.parse(text);
        if (Array.isArray(list))
            return list;
    }
    catch (error) {
        cause = error;
    }
    throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX285', `${path} is not a JSON list of uploads`, { at: { file: path, line: 1, col: 1 } })], { cause });
}
//# sourceMappingURL=upload-manifest.js.map
;// CONCATENATED MODULE: ./lib/src/files/ingest-source.js
/**
 * Artifacts of a run in a folder, one folder per artifact, named as they were uploaded. Everything in there is
 * untrusted: links are not followed, depth and numbers are bounded, files are read as streams. What is no file stays in
 * the list, as a file that cannot be read: a result must not vanish without being counted.
 */








/** A bundle of an older run's folders, put in front of the parser as if they lay at the top. */
const bundleName = 'reused-ingest-artifacts';
const manifestName = 'ingest-artifact-manifest.json';
const maxDepth = 8;
const maxFiles = 50_000;
/** Lists the folder. Throws ProblemError INFX287 (no such folder) or INFX285 (provenance incomplete). */
async function openIngestSource(directory) {
    const { folders: top, odd } = await entriesOf(directory, directory);
    const bundle = (0,external_node_path_.join)(directory, bundleName);
    const { folders: bundled, odd: oddBundled } = top.includes(bundleName)
        ? await entriesOf(bundle, directory)
        : { folders: [], odd: [] };
    const places = new Map([
        ...bundled.map((name) => [name, (0,external_node_path_.join)(directory, bundleName, name)]),
        // A folder at the top is fresher than the bundle's copy of it.
        ...top.filter((name) => name !== bundleName).map((name) => [name, (0,external_node_path_.join)(directory, name)]),
    ]);
    const uploads = await readUploads((0,external_node_path_.join)(directory, manifestName));
    const artifacts = [];
    const problems = [];
    for (const [name, path] of [...places].sort(([a], [b]) => (a < b ? -1 : 1))) {
        const artifact = (0,artifact_names/* classifyArtifact */.f)(name);
        const upload = uploads?.get(name);
        if (uploads && artifact.kind === 'benchmark' && !upload)
            problems.push((0,catalogue/* problem */.CC)('INFX285', `missing upload provenance: "${name}" is not in ${manifestName}`, {
                at: { file: (0,external_node_path_.join)(directory, manifestName), line: 1, col: 1 },
            }));
        artifacts.push({ ...artifact, ...provenance(upload), files: await listFiles(path) });
    }
    if (problems.length > 0)
        throw new problem/* ProblemError */.Mm(problems);
    for (const entry of [...odd, ...oddBundled]) {
        // The one result that such an artifact stands for, at least, counts as read and failed.
        const artifact = (0,artifact_names/* classifyArtifact */.f)(entry.name);
        const isResult = artifact.kind === 'benchmark' || artifact.kind === 'benchmark-aggregate';
        artifacts.push({ ...artifact, files: [refusedFile(isResult ? '*.json' : '.', whatIs(entry))] });
    }
    const inside = artifacts.flatMap(({ name, files }) => files.flatMap(({ path, refused: why }) => why === undefined || isRead.test(path) ? [] : [{ place: (0,external_node_path_.join)(name, path), why }]));
    return { description: directory, artifacts, refused: inside };
}
/** Names that readers of artifacts open, and say so when they cannot. */
const isRead = /\.(jsonl?|csv|log)$/;
const provenance = (upload) => upload ? { createdAt: upload.createdAt, id: upload.id } : {};
/** Files beside the artifacts are ours, or nobody's. */
async function entriesOf(path, source) {
    try {
        const entries = await (0,promises_.readdir)(path, { withFileTypes: true });
        return {
            folders: entries.filter((entry) => entry.isDirectory()).map(({ name }) => name),
            odd: entries.filter((entry) => !entry.isDirectory() && !entry.isFile()),
        };
    }
    catch (error) {
        throw new problem/* ProblemError */.Mm([
            (0,catalogue/* problem */.CC)('INFX287', `artifact folder "${source}" cannot be listed: ${error instanceof Error ? error.message : String(error)}`),
        ], { cause: error });
    }
}
async function listFiles(root) {
    const files = [];
    const visit = async (path, inside, depth) => {
        for (const entry of await (0,promises_.readdir)(path, { withFileTypes: true })) {
            const relative = inside === '' ? entry.name : `${inside}/${entry.name}`;
            const full = (0,external_node_path_.join)(path, entry.name);
            if (depth > maxDepth || files.length >= maxFiles)
                throw tooLarge(root);
            if (entry.isDirectory())
                await visit(full, relative, depth + 1);
            else if (entry.isFile())
                files.push(sourceFile(full, relative, (await (0,promises_.stat)(full)).size));
            else
                files.push(refusedFile(relative, whatIs(entry)));
        }
    };
    await visit(root, '', 1);
    return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}
const tooLarge = (root) => new problem/* ProblemError */.Mm([
    (0,catalogue/* problem */.CC)('INFX287', `artifact folder "${root}" has more than ${maxFiles} files or ${maxDepth} levels of folders`),
]);
function sourceFile(full, path, sizeBytes) {
    return {
        path,
        sizeBytes,
        text: async (maxBytes) => {
            if (sizeBytes > maxBytes)
                throw new RangeError(`${path} has ${sizeBytes} bytes, more than ${maxBytes}`);
            return (0,promises_.readFile)(full, 'utf8');
        },
        bytes: () => (0,external_node_fs_.createReadStream)(full),
    };
}
function whatIs(entry) {
    if (entry.isSymbolicLink())
        return 'it is a symbolic link, which is not followed';
    return `it is ${entry.isFIFO() ? 'a pipe' : entry.isSocket() ? 'a socket' : 'a device'}, not a file`;
}
/** Fails when it is read, as a damaged file does. */
const refusedFile = (path, refused) => ({
    path,
    sizeBytes: 0,
    refused,
    text: () => Promise.reject(new Error(refused)),
    bytes: () => failing(refused),
});
async function* failing(why) {
    throw new Error(why);
}
//# sourceMappingURL=ingest-source.js.map

/***/ }),

/***/ 49450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ requireTemporaryFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var _core_problems_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8076);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85492);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80947);
/* harmony import */ var _json_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6721);
/** The folder for working files, which clients and the database need hours after a sweep begins. */







/** Throws ProblemError (INFX305) when nothing can be written into the temporary folder of this machine. */
async function requireTemporaryFolder() {
    const folder = (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)();
    try {
        if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(folder)).isDirectory())
            throw refusal(folder, 'it is no folder');
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.access)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
    }
    catch (error) {
        if (error instanceof _core_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .ProblemError */ .Mm)
            throw error;
        throw refusal(folder, (0,_json_file_js__WEBPACK_IMPORTED_MODULE_6__/* .errorCode */ .CA)(error) ?? String(error));
    }
}
const refusal = (folder, why) => new _core_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .ProblemError */ .Mm([
    (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_4__/* .problem */ .CC)('INFX305', `the temporary folder ${folder} cannot be used (${why})`, {
        hint: 'TMPDIR of the environment names it: make the folder, or let TMPDIR name another',
    }),
]);
//# sourceMappingURL=temporary-folder.js.map

/***/ })

};
