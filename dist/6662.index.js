export const id = 6662;
export const ids = [6662];
export const modules = {

/***/ 61819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ changelogMetadata),
/* harmony export */   H: () => (/* binding */ runStats)
/* harmony export */ });
/** Content of `run_stats.json`: label → points that succeeded of points that ran. Reused points did not run here. */
function runStats(plan, points) {
    const runnerOf = new Map(plan.points.map(({ id, runner }) => [id, runner.replace(/^cluster:/, '')]));
    const stats = new Map();
    for (const { id, status } of points) {
        const label = runnerOf.get(id);
        if (label === undefined || status === 'reused')
            continue;
        const sum = stats.get(label) ?? { n_success: 0, total: 0 };
        stats.set(label, { n_success: sum.n_success + (status === 'valid' ? 1 : 0), total: sum.total + 1 });
    }
    return Object.fromEntries(stats);
}
/** Content of `changelog_metadata.json` (ingest.md §2.7). A plan from keys given by hand has no entries. */
const changelogMetadata = (plan) => ({
    base_ref: plan.mergeBase ?? plan.base ?? 'unknown',
    head_ref: plan.head ?? 'unknown',
    entries: plan.changelog.map((entry) => ({
        'config-keys': entry.configKeys,
        description: entry.description,
        'pr-link': entry.prLink,
        'evals-only': entry.evalsOnly,
        'append-only': entry.appendOnly,
    })),
    'require-power': false,
});
//# sourceMappingURL=run-documents.js.map

/***/ }),

/***/ 33452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ collectEvalRows)
/* harmony export */ });
/* harmony import */ var _problems_evals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10626);
/* harmony import */ var _measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10047);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _eval_set_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38613);
/* harmony import */ var _task_scores_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20711);
/** Rows of `agg_eval_all.json`: one per task (and concurrency) of every evaluation. */





/**
 * Rows of all sets, in the order of the sets and of the tasks in their files. A damaged set is a Problem and leaves
 * the others alone. No row at all is not an error here: only the plan knows whether one was expected.
 */
function collectEvalRows(sets) {
    const rows = [];
    const superseded = [];
    const problems = [];
    for (const set of sets) {
        const metadata = readMetadata(set, problems);
        if (!metadata)
            continue;
        const batch = metadata['eval_concs'];
        const selection = (0,_eval_set_js__WEBPACK_IMPORTED_MODULE_2__/* .selectResults */ .B)(set, Array.isArray(batch));
        problems.push(...selection.problems);
        superseded.push(...selection.superseded);
        for (const result of selection.counted) {
            const conc = Array.isArray(batch) ? result.name.conc : integer(metadata['conc'], 0);
            if (conc === undefined || !(0,_eval_set_js__WEBPACK_IMPORTED_MODULE_2__/* .isCompleted */ .Y)(metadata, conc))
                continue;
            for (const task of Object.keys(result.content.results)) {
                rows.push(rowOf(metadata, result, (0,_task_scores_js__WEBPACK_IMPORTED_MODULE_3__/* .taskScores */ .d)(result.content, task), conc));
            }
        }
    }
    return { rows, superseded, problems };
}
const textFields = ['hw', 'framework', 'precision', 'spec_decoding', 'infmax_model_prefix', 'model'];
/** The metadata when it can identify rows; otherwise every fault as a Problem. */
function readMetadata(set, problems) {
    const file = `${set.path}/meta_env.json`;
    const at = { file, line: 1, col: 1 };
    let value;
    try {
        value = (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseLenientJson */ .Ri)(set.metadata);
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        problems.push((0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX262', `${file} is not JSON: ${reason}`, { at }));
        return undefined;
    }
    if (!(0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(value)) {
        problems.push((0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX262', `${file} is not a JSON object`, { at }));
        return undefined;
    }
    const metadata = value;
    const faults = textFields.filter((field) => field in metadata && typeof metadata[field] !== 'string');
    for (const field of faults) {
        const came = JSON.stringify(metadata[field]);
        problems.push((0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX262', `${file}: "${field}" must be a text; came ${came}`, { at }));
    }
    return faults.length === 0 ? metadata : undefined;
}
function rowOf(metadata, result, scores, conc) {
    const { content } = result;
    const isMultinode = truth(metadata['is_multinode']);
    const tp = integer(metadata['tp'], 1);
    const ep = integer(metadata['ep'], 1);
    const prefillTp = integer(metadata['prefill_tp'] ?? metadata['tp'], 1);
    const prefillEp = integer(metadata['prefill_ep'] ?? metadata['ep'], 1);
    const attention = dpAttention(metadata, isMultinode);
    return {
        is_multinode: isMultinode,
        model_prefix: text(metadata['infmax_model_prefix']),
        model: content.modelName || scores.modelInConfig || text(metadata['model']),
        hw: text(metadata['hw']).toUpperCase(),
        framework: text(metadata['framework']).toLowerCase(),
        precision: text(metadata['precision']).toLowerCase(),
        spec_decoding: text(metadata['spec_decoding']),
        isl: integer(metadata['isl'], 0),
        osl: integer(metadata['osl'], 0),
        tp: 'tp' in metadata ? tp : prefillTp,
        ep: 'ep' in metadata ? ep : prefillEp,
        prefill_tp: prefillTp,
        prefill_ep: prefillEp,
        prefill_num_workers: integer(metadata['prefill_num_workers'], 1),
        decode_tp: integer(metadata['decode_tp'] ?? metadata['tp'], 1),
        decode_ep: integer(metadata['decode_ep'] ?? metadata['ep'], 1),
        decode_num_workers: integer(metadata['decode_num_workers'], 1),
        conc,
        ...attention,
        ...scores.fields,
        source: result.source,
        pp: integer(metadata['pp'], 1),
        dcp_size: integer(metadata['dcp_size'], 1),
        pcp_size: integer(metadata['pcp_size'], 1),
        infrastructure_success: content.integrationError === undefined,
        integration_error: content.integrationError ?? null,
        ...provenance(metadata, content.infx),
    };
}
/** Optional identity of a row: what the metadata says, and our block in the metadata or in the result. */
function provenance(metadata, ofResult) {
    const ofMetadata = (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(metadata['infx']) ? metadata['infx'] : {};
    const block = { ...ofMetadata, ...ofResult };
    const named = (key, value) => typeof value === 'string' && value !== '' ? { [key]: value } : {};
    return {
        ...named('image', metadata['image']),
        ...named('recipe_fingerprint', metadata['recipe_fingerprint']),
        ...named('eval_suite', metadata['eval_suite']),
        ...(typeof block['point_id'] === 'string' ? { point_id: block['point_id'] } : {}),
        ...(Number.isSafeInteger(block['attempt']) ? { attempt: Number(block['attempt']) } : {}),
        ...(typeof block['simulated'] === 'boolean' ? { simulated: block['simulated'] } : {}),
    };
}
/** `true`, `false` or `none` per role; of both in one field when the roles of several nodes differ. */
function dpAttention(metadata, isMultinode) {
    const whole = triState(metadata['dp_attention']);
    const prefill = triState(metadata['prefill_dp_attention'] ?? metadata['dp_attention']);
    const decode = triState(metadata['decode_dp_attention'] ?? metadata['dp_attention']);
    const ofRoles = prefill === decode ? prefill : `prefill=${prefill},decode=${decode}`;
    return {
        dp_attention: isMultinode ? ofRoles : whole,
        prefill_dp_attention: prefill,
        decode_dp_attention: decode,
    };
}
/** Lower case; `none` for nothing, and for what is no plain value. */
const triState = (value) => typeof value === 'boolean' || typeof value === 'string' || typeof value === 'number'
    ? String(value).toLowerCase()
    : 'none';
const truth = (value) => triState(value) === 'true';
const text = (value) => (typeof value === 'string' ? value : 'unknown');
/** Whole number from a number or a text of digits; the fallback for anything else. */
function integer(value, fallback) {
    if (typeof value === 'number' && Number.isFinite(value))
        return Math.trunc(value);
    if (typeof value === 'string' && /^\s*-?\d+\s*$/.test(value))
        return Number(value);
    return fallback;
}
//# sourceMappingURL=eval-rows.js.map

/***/ }),

/***/ 38613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ selectResults),
/* harmony export */   Y: () => (/* binding */ isCompleted)
/* harmony export */ });
/* harmony import */ var _problems_evals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10626);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _file_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56701);
/* harmony import */ var _lm_eval_results_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42431);
/** One evaluation as it lies in a directory: metadata and result files; which of them count. */




/**
 * Picks the newest result file, or with `batched` the newest per concurrency, by the time in the name, then by the
 * collision suffix. Several files between which neither decides are a Problem, and none of them counts.
 */
function selectResults(set, batched) {
    const problems = [];
    const candidates = set.files.flatMap((file) => {
        const source = `${set.path}/${file.name}`;
        const content = (0,_lm_eval_results_js__WEBPACK_IMPORTED_MODULE_2__/* .readLmEvalResults */ .g)(file.text);
        const name = (0,_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .parseEvalFileName */ .BF)(file.name.split('/').at(-1) ?? file.name);
        if ('fault' in content) {
            // Other JSON may lie beside the results; only what claims to be a result can be a damaged one.
            if (/^results/.test(file.name.split('/').at(-1) ?? ''))
                problems.push(damaged(source, content.fault));
            return [];
        }
        return content.isMarked ? [{ source, name, content }] : [];
    });
    const groups = batched ? byConc(candidates) : [candidates];
    const winners = groups.flatMap((group) => {
        const winner = newest(group);
        if (winner === 'ambiguous') {
            problems.push(ambiguous(set.path, group));
            return [];
        }
        return winner ? [winner] : [];
    });
    const superseded = groups.flat().filter((candidate) => !winners.includes(candidate));
    return { counted: winners, superseded: superseded.map(({ source }) => source), problems };
}
/** Whether the metadata counts a concurrency as finished; always so in a set of one. Files of others are leftovers. */
function isCompleted(metadata, conc) {
    const batch = metadata['eval_concs'];
    const completed = metadata['completed_eval_concs'] ?? batch;
    if (!Array.isArray(batch) || !Array.isArray(completed))
        return true;
    return completed.some((value) => Number(value) === conc);
}
const damaged = (source, fault) => (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX261', `${source} is not a result file: ${fault}`, { at: { file: source, line: 1, col: 1 } });
const ambiguous = (path, group) => (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX263', `${path} holds ${group.length} results and their names carry no time: ${group.map(({ source }) => source).join(', ')}`, { at: { file: path, line: 1, col: 1 } });
/** Groups by concurrency, ascending; files without the suffix belong to none. */
function byConc(candidates) {
    const groups = new Map();
    for (const candidate of candidates) {
        if (candidate.name.conc === undefined)
            continue;
        groups.set(candidate.name.conc, [...(groups.get(candidate.name.conc) ?? []), candidate]);
    }
    return [...groups].sort(([a], [b]) => a - b).map(([, group]) => group);
}
function newest(group) {
    const timed = group.filter(({ name }) => name.timestamp !== undefined);
    const contenders = timed.length > 0 ? timed : group;
    const [best, second] = contenders.toSorted(laterFirst);
    if (best && second && laterFirst(best, second) === 0)
        return 'ambiguous';
    if (best && second && timed.length === 0 && best.name.stem !== second.name.stem)
        return 'ambiguous';
    return best;
}
const laterFirst = (a, b) => {
    const left = a.name.timestamp ?? '';
    const right = b.name.timestamp ?? '';
    if (left !== right)
        return left < right ? 1 : -1;
    return b.name.copy - a.name.copy;
};
//# sourceMappingURL=eval-set.js.map

/***/ }),

/***/ 20711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ taskScores)
/* harmony export */ });
/* harmony import */ var _measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10047);
/** The scores of one task in a result file, by the names that rows and tables use. */

const none = { value: null, se: null };
/**
 * Strict (or `resolved`) and flexible scores by the task's filter names; a task without filters has an accuracy or
 * the bare metric. The score of the row is the strict one, else the accuracy. Values that are not finite numbers are null.
 */
function taskScores(file, task) {
    const results = file.results[task] ?? {};
    const config = file.configs[task] ?? {};
    const metric = firstMetric(config);
    const filters = filterNames(config);
    const ofFilter = (isMatch) => {
        const name = filters.findLast(isMatch);
        return name === undefined ? none : scoreAt(results, `${metric},${name}`, `${metric}_stderr,${name}`);
    };
    const isAccuracy = filters.length === 0 && 'acc' in results;
    const accuracy = isAccuracy ? scoreAt(results, 'acc', 'acc_stderr') : none;
    const bare = filters.length === 0 && !isAccuracy ? scoreAt(results, metric, `${metric}_stderr`) : none;
    const strict = filters.length === 0 ? bare : ofFilter(isStrict);
    const flexible = ofFilter((name) => !isStrict(name) && (name.includes('flex') || name.includes('extract')));
    const scoreName = strict.value !== null ? 'em_strict' : accuracy.value !== null ? 'accuracy' : null;
    const score = scoreName === 'em_strict' ? strict : scoreName === 'accuracy' ? accuracy : none;
    const model = (0,_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(config['metadata']) ? config['metadata']['model'] : undefined;
    return {
        fields: {
            task,
            em_strict: strict.value,
            em_strict_se: strict.se,
            em_flexible: flexible.value,
            em_flexible_se: flexible.se,
            n_eff: file.nSamples[task]?.effective ?? null,
            score: score.value,
            score_name: scoreName,
            score_se: score.se,
        },
        ...(typeof model === 'string' ? { modelInConfig: model } : {}),
    };
}
const isStrict = (name) => name.includes('strict') || name.includes('resolved');
function scoreAt(results, key, errorKey) {
    return { value: finite(results[key]), se: finite(results[errorKey]) };
}
const finite = (value) => typeof value === 'number' && Number.isFinite(value) ? value : null;
function firstMetric(config) {
    const [first] = listOf(config['metric_list']);
    return typeof first?.['metric'] === 'string' ? first['metric'] : 'exact_match';
}
const filterNames = (config) => listOf(config['filter_list']).flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
const listOf = (value) => (Array.isArray(value) ? value.filter(_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4) : []);
//# sourceMappingURL=task-scores.js.map

/***/ }),

/***/ 63937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ refuseForeignDatabase),
/* harmony export */   Y: () => (/* binding */ refuseForeignPlace)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_problems_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35388);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85492);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80947);
/* harmony import */ var _files_json_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6721);
/** Where an embedded database may lie: nowhere that somebody else's files are. */






/** What a data directory of PostgreSQL holds, also one that is not finished. */
const ofPostgres = /^(PG_VERSION|base|global|pg_[a-z_]+|postgresql(\.auto)?\.conf|postmaster\.(pid|opts))$/;
const maxNamed = 5;
/**
 * Throws ProblemError (INFX278) when `directory` is a file, or a folder of something else; looks only. A folder that is
 * not there, is empty or holds a database is one that may be opened.
 */
async function refuseForeignPlace(directory) {
    const names = await namesIn(directory);
    if (names.includes('PG_VERSION') || names.every((name) => ofPostgres.test(name)))
        return;
    const others = names.filter((name) => !ofPostgres.test(name)).sort();
    const more = others.length > maxNamed ? ' …' : '';
    throw refusal(directory, `it holds other files (${others.slice(0, maxNamed).join(', ')}${more})`);
}
/** The same for a database URL; of servers nothing is asked. */
async function refuseForeignDatabase(url) {
    if (url.startsWith('pglite:'))
        await refuseForeignPlace((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(url.slice('pglite:'.length)));
}
async function namesIn(directory) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory);
    }
    catch (error) {
        if ((0,_files_json_file_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .CA)(error) === 'ENOENT')
            return [];
        if ((0,_files_json_file_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .CA)(error) === 'ENOTDIR')
            throw refusal(directory, 'it is a file');
        throw error;
    }
}
const refusal = (directory, why) => new _core_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .ProblemError */ .Mm([
    (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)('INFX278', `${directory} is no place for a database: ${why}`, {
        hint: 'name a folder of its own: pglite:DIR, where DIR is new, empty or such a database',
    }),
]);
//# sourceMappingURL=pglite-place.js.map

/***/ }),

/***/ 8946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ chooseSettings)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42541);
/* harmony import */ var _core_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85492);
/* harmony import */ var _core_problems_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8076);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80947);
/* harmony import */ var _files_infx_config_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4524);
/* harmony import */ var _known_labels_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88972);
/* harmony import */ var _prepare_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7021);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(12824);
/* harmony import */ var _stored_run_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(90546);
/** Settings of `--resume`: those that the sweep began with. Options that say something else are refused, each by name. */











/** Where each input stands in the settings; undefined = a matter of the single call, which may differ. */
const fieldOf = {
    repo: 'repoDir',
    'config-files': 'configFiles',
    'runner-config': 'runnerConfig',
    'changelog-file': 'changelogFile',
    'recipes-dir': 'recipesDir',
    'golden-al-dir': 'goldenAlDir',
    'thresholds-file': 'thresholdsFile',
    'eval-task': 'evalTask',
    base: 'base',
    head: 'head',
    keys: 'keys',
    points: 'pointFilter',
    labels: 'labels',
    repository: 'repository',
    'pull-request': 'pullRequest',
    simulate: 'simulate',
    site: 'site',
    launcher: 'launcher',
    client: 'client',
    duration: 'durationSeconds',
    'trace-scale': 'traceScale',
    'parallel-points': undefined,
    out: undefined,
    database: undefined,
    resume: undefined,
    json: undefined,
};
/**
 * What a sweep runs with: what was asked for, or with `resume` what it began with. `ofEvent` yields to infx.config.yaml
 * but for the commit: a sweep goes on for the one that it began with, and another one of the event contradicts it as if
 * typed. Throws ProblemError, as `resumeSettings` and with everything that is wrong with the options.
 */
async function chooseSettings(given, cwd, ofEvent) {
    const { settings, config, problems } = (0,_prepare_js__WEBPACK_IMPORTED_MODULE_8__/* .readSettings */ .sb)(given, cwd, ofEvent);
    if (!settings)
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .ProblemError */ .Mm(problems);
    if (!settings.resume)
        return { settings, config, notes: [], problems };
    const asked = ofEvent.head === undefined ? given : { head: ofEvent.head, ...given };
    return { ...(await resumeSettings(asked, settings, cwd)), problems };
}
/**
 * The settings of the sweep in `asked.outDir`. `given` are the options of this call. Throws ProblemError: INFX303
 * (nothing to resume), INFX308 (damaged), INFX319 (contradictions, all of them), INFX301 (a database server to name again).
 */
async function resumeSettings(given, asked, cwd) {
    const { outDir } = asked;
    const stored = await (0,_stored_run_js__WEBPACK_IMPORTED_MODULE_10__/* .readStoredRun */ .zs)(outDir);
    if (!stored) {
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .ProblemError */ .Mm([
            (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)('INFX303', `${outDir} holds no sweep to go on with`, {
                hint: 'name the directory of the sweep with --out, or start without --resume',
            }),
        ]);
    }
    const { settings: told = asked } = (0,_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .parseSettings */ .P$)(given, {}, cwd);
    const isMoved = !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(stored.settings.repoDir);
    const problems = contradictions(given, told, stored, isMoved);
    if (isMoved && given.repo === undefined) {
        problems.push((0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)('INFX308', `the repository of this sweep, ${stored.settings.repoDir}, is not there any more`, {
            hint: 'say with --repo where it is now',
        }));
    }
    if (problems.length > 0)
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .ProblemError */ .Mm(problems);
    return {
        settings: {
            ...stored.settings,
            ...(isMoved ? { repoDir: told.repoDir } : {}),
            ...(given['parallel-points'] === undefined ? {} : { parallelPoints: told.parallelPoints }),
            outDir,
            databaseUrl: given.database === undefined ? (0,_stored_run_js__WEBPACK_IMPORTED_MODULE_10__/* .databaseOf */ .zJ)(stored, outDir) : told.databaseUrl,
            resume: true,
            json: told.json,
        },
        config: stored.config,
        notes: configNotes(isMoved ? told.repoDir : stored.settings.repoDir, stored.config),
    };
}
/** Fields of infx.config.yaml that were edited since. */
function configNotes(repoDir, began) {
    const now = new Map(Object.entries((0,_files_infx_config_js__WEBPACK_IMPORTED_MODULE_6__/* .loadInfxConfig */ .KJ)(repoDir).config));
    const then = new Map(Object.entries(began));
    const edited = [...new Set([...now.keys(), ...then.keys()])].filter((name) => (0,_core_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(now.get(name) ?? null) !== (0,_core_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(then.get(name) ?? null));
    if (edited.length === 0)
        return [];
    return [`infx.config.yaml changed since (${edited.join(', ')}): the sweep goes on with what it began with`];
}
function contradictions(given, told, stored, isMoved) {
    const { labels } = (0,_known_labels_js__WEBPACK_IMPORTED_MODULE_7__/* .knownLabels */ .n)(told.labels, [], stored.config['labels-map'] ?? {});
    const now = { ...told, labels };
    return Object.keys(_core_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .sweepInputs */ .Y).flatMap((name) => {
        const field = fieldOf[name];
        if (given[name] === undefined || field === undefined || (name === 'repo' && isMoved))
            return [];
        const [mine, theirs] = [now[field], storedValue(stored, field)];
        const isSame = (0,_core_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(mine ?? null) === (0,_core_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(theirs ?? null);
        // `HEAD` says the same as the commit that it was when the sweep began, to whoever repeats the command.
        if (isSame || (field in stored.named && mine === stored.named[field === 'base' ? 'base' : 'head']))
            return [];
        const message = `${name}: this sweep began with ${shown(theirs)}, not with ${shown(mine)}`;
        return [(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)('INFX319', message, { hint: `leave --${name} out to go on, or start without --resume` })];
    });
}
const storedValue = ({ settings }, field) => Object.entries(settings).find(([name]) => name === field)?.[1];
const shown = (value) => value === undefined || (Array.isArray(value) && value.length === 0)
    ? 'none'
    : Array.isArray(value)
        ? `"${value.join(',')}"`
        : typeof value === 'string'
            ? `"${value}"`
            : JSON.stringify(value);
//# sourceMappingURL=resume-settings.js.map

/***/ }),

/***/ 23725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ runSweep)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problems/command.js
var command = __webpack_require__(8076);
// EXTERNAL MODULE: ./lib/src/core/ingest/run-identity.js
var run_identity = __webpack_require__(1667);
// EXTERNAL MODULE: ./lib/src/core/gate/label-set.js
var label_set = __webpack_require__(55697);
// EXTERNAL MODULE: ./lib/src/core/gate/labels.js
var labels = __webpack_require__(79043);
// EXTERNAL MODULE: ./lib/src/core/plan/past-estimates.js
var past_estimates = __webpack_require__(45790);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/render/findings.js
var findings = __webpack_require__(37755);
// EXTERNAL MODULE: ./lib/src/files/json-file.js
var json_file = __webpack_require__(6721);
// EXTERNAL MODULE: ./lib/src/core/render/numbers.js
var numbers = __webpack_require__(54143);
// EXTERNAL MODULE: ./lib/src/files/plan-file.js + 1 modules
var plan_file = __webpack_require__(90367);
// EXTERNAL MODULE: ./lib/src/files/temporary-folder.js
var temporary_folder = __webpack_require__(49450);
// EXTERNAL MODULE: ./lib/src/store/pglite-place.js
var pglite_place = __webpack_require__(63937);
// EXTERNAL MODULE: ./lib/src/sweep/stored-run.js
var stored_run = __webpack_require__(90546);
;// CONCATENATED MODULE: ./lib/src/sweep/begin.js
/** The first step in an output directory: a new sweep sets an earlier one aside, `--resume` goes on with it. */








/**
 * Throws ProblemError: INFX278 (no place for the database), INFX302 (another plan), INFX303 (nothing to resume), INFX305
 * (no temporary folder), INFX308 (plan.json or run.json damaged), INFX327 (plan.json edited).
 */
async function begin(out, prepared, plan, observe) {
    await (0,temporary_folder/* requireTemporaryFolder */.X)();
    // Rows are written at the end; that they have no place is known now.
    await (0,pglite_place/* refuseForeignDatabase */.O)(prepared.settings.databaseUrl);
    if (prepared.settings.resume)
        return goOn(out, plan, observe);
    if (out.hasEarlier) {
        const folder = await out.setEarlierAside(await nameOfEarlier(out));
        observe({ type: 'note', text: `the earlier sweep of this directory was moved to ${folder}/` });
    }
    const startedAt = new Date().toISOString();
    await out.begin((0,stored_run/* storedRun */.bM)(prepared.settings, prepared.config, plan, startedAt));
    await (0,plan_file/* writePlanFile */.J)(out.file('plan.json'), plan);
    return { plan, startedAt, problems: [] };
}
async function goOn(out, plan, observe) {
    const [earlier, run] = [await out.earlierPlan(), await (0,stored_run/* readStoredRun */.zs)(out.path)];
    if (!earlier || !run) {
        const missing = earlier ? 'run.json' : 'plan.json';
        throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX303', `${out.path} holds no ${missing} to go on with`)]);
    }
    if (earlier.digest !== plan.digest)
        throw new problem/* ProblemError */.Mm([otherPlan(out.path, earlier, plan)]);
    const commit = earlier.head === undefined ? '' : `, at commit ${earlier.head.slice(0, 12)}`;
    observe({ type: 'note', text: `going on with the sweep of ${run.startedAt}${commit}` });
    for (const found of out.damages)
        observe({ type: 'note', text: (0,problem/* formatProblem */.Vw)(found) });
    return { plan: earlier, startedAt: run.startedAt, problems: out.damages };
}
/** Its start, or where that is damaged the time at which it was set aside. */
async function nameOfEarlier(out) {
    try {
        const run = await (0,stored_run/* readStoredRun */.zs)(out.path);
        if (run)
            return run.startedAt;
    }
    catch (error) {
        if (!(error instanceof problem/* ProblemError */.Mm))
            throw error;
        // Damaged, and set aside as it is, with the rest.
    }
    return `before ${new Date().toISOString()}`.replace(' ', '-');
}
function otherPlan(outDir, earlier, now) {
    const [gone, added] = [missingFrom(earlier.points, now), missingFrom(now.points, earlier)];
    const changes = [
        ...(gone.length > 0 ? [`no longer ${sample(gone)}`] : []),
        ...(added.length > 0 ? [`now also ${sample(added)}`] : []),
    ];
    const what = changes.length > 0 ? changes.join('; ') : 'the same points, with other runners, bounds or canary';
    const digests = `${outDir} holds plan ${earlier.digest.slice(0, 12)}, but the repository gives plan ${now.digest.slice(0, 12)}`;
    return (0,catalogue/* problem */.CC)('INFX302', `${digests}: ${what}`, {
        hint: 'undo what changed in the repository since, or start a new sweep without --resume (this one is moved aside)',
    });
}
const missingFrom = (points, plan) => {
    const ids = new Set(plan.points.map(({ id }) => id));
    return points.filter(({ id }) => !ids.has(id));
};
const sample = (points) => {
    const titles = points.slice(0, 2).map(({ title }) => `"${title}"`);
    const more = points.length > titles.length ? ` and ${points.length - titles.length} more` : '';
    return `${(0,numbers/* formatPlural */.yk)(points.length, 'point')} (${titles.join(', ')}${more})`;
};
//# sourceMappingURL=begin.js.map
// EXTERNAL MODULE: ./lib/src/sweep/check-hosts.js
var check_hosts = __webpack_require__(70071);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./lib/src/core/render/messages.js
var messages = __webpack_require__(93);
// EXTERNAL MODULE: ./lib/src/sweep/run-point.js + 1 modules
var run_point = __webpack_require__(99391);
;// CONCATENATED MODULE: ./lib/src/sweep/execute.js
/**
 * Runs a plan's points: the canary first, then the rest, a few at a time. An infrastructure failure is tried again
 * within a budget; a failed canary stops everything behind it.
 */



/**
 * Never rejects because of a point; `context.signal` ends it early with what is finished. Rejects when a result cannot be
 * kept (disk full) or on a bug, after everything that was started has been stopped.
 */
async function executePoints(points, canary, policy, out, context) {
    const broken = new AbortController();
    const runner = new PointRunner(policy, out, {
        ...context,
        signal: AbortSignal.any([context.signal, broken.signal]),
    });
    const done = (execution) => ({
        ...execution,
        points: runner.finished,
        interrupted: context.signal.aborted,
    });
    const canaryPoint = 'pointId' in canary ? points.find((point) => point.id === canary.pointId) : undefined;
    const first = canaryPoint && (await runner.run(canaryPoint, true));
    if (canaryPoint && first === undefined)
        return done({ canary: { state: 'skipped', because: ['interrupted'] } });
    if (first && first.status !== 'valid') {
        return done({
            canary: { state: 'failed', pointId: first.id, because: whyNotValid(first) },
            notStarted: 'the canary failed',
        });
    }
    const rest = points.filter((point) => point !== canaryPoint);
    const notStarted = await runRest(rest, policy, runner, broken);
    return done({ canary: passedCanary(canary, first), ...(notStarted === undefined ? {} : { notStarted }) });
}
/** Returns why the points that were not started were not, undefined when all were. */
async function runRest(points, policy, runner, broken) {
    const limit = (0,p_limit/* default */.A)(policy.parallelPoints);
    let stopped;
    const runs = points.map((point) => limit(async () => {
        if (stopped !== undefined)
            return;
        try {
            const result = await runner.run(point, false);
            if (policy.failFast && result && result.status !== 'valid') {
                stopped = `fail-fast, because ${result.title} is ${result.status}`;
            }
        }
        catch (error) {
            broken.abort(error);
            throw error;
        }
    }));
    const failed = (await Promise.allSettled(runs)).find((run) => run.status === 'rejected');
    if (failed)
        throw failed.reason;
    return stopped;
}
function passedCanary(canary, result) {
    if ('state' in canary)
        return canary;
    const because = result ? `${result.title} is valid` : 'its result is kept from an earlier attempt';
    return { state: 'passed', pointId: canary.pointId, because: [because] };
}
class PointRunner {
    #policy;
    #out;
    #context;
    #finished = new Map();
    constructor(policy, out, context) {
        this.#policy = policy;
        this.#out = out;
        this.#context = context;
    }
    get finished() {
        return [...this.#finished.values()];
    }
    /** undefined when the sweep ends early; every other rejection stays one. */
    async run(point, isCanary) {
        if (this.#ends())
            return undefined;
        try {
            const result = await runWithRetries(point, isCanary, this.#policy, this.#out, this.#context);
            this.#finished.set(point.id, result);
            return result;
        }
        catch (error) {
            if (this.#ends())
                return undefined;
            throw error;
        }
    }
    #ends() {
        return this.#context.signal.aborted;
    }
}
async function runWithRetries(point, isCanary, policy, out, context) {
    const firstAttempt = out.nextAttempt(point.id);
    const startedAt = performance.now();
    for (let attempt = firstAttempt;; attempt++) {
        context.observe({ type: 'started', point, attempt, canary: isCanary });
        const outcome = await (0,run_point/* runPoint */.q)(point, attempt, context);
        const again = outcome.status === 'failed' && outcome.failure.retriable && attempt - firstAttempt < policy.infraRetries;
        if (again) {
            const because = outcome.failure.problems.map((found) => found.message).join('; ');
            context.observe({ type: 'retry', point, attempt: attempt + 1, because });
            continue;
        }
        const elapsedSeconds = (performance.now() - startedAt) / 1_000;
        const result = await out.keep(point, attempt, outcome, elapsedSeconds);
        context.observe({ type: 'finished', result, elapsedSeconds });
        return result;
    }
}
function whyNotValid(result) {
    return [
        ...result.invalidReasons.map((reason) => `${messages/* blameWord */.sd[reason.blame]}: ${reason.message}`),
        ...(result.failure?.problems ?? []).map((found) => `${messages/* blameWord */.sd[found.blame]}: ${found.message}`),
    ];
}
//# sourceMappingURL=execute.js.map
// EXTERNAL MODULE: ./lib/src/sweep/artifacts.js + 2 modules
var artifacts = __webpack_require__(82674);
// EXTERNAL MODULE: ./lib/src/sweep/ingest-folder.js + 34 modules
var ingest_folder = __webpack_require__(41777);
// EXTERNAL MODULE: ./lib/src/sweep/redraw.js + 19 modules
var redraw = __webpack_require__(30016);
// EXTERNAL MODULE: ./lib/src/core/evals/eval-rows.js
var eval_rows = __webpack_require__(33452);
// EXTERNAL MODULE: ./lib/src/core/collect/run-documents.js
var run_documents = __webpack_require__(61819);
// EXTERNAL MODULE: ./lib/src/files/collect.js + 1 modules
var collect = __webpack_require__(50617);
// EXTERNAL MODULE: ./lib/src/files/ingest-source.js + 1 modules
var ingest_source = __webpack_require__(56700);
;// CONCATENATED MODULE: ./lib/src/sweep/aggregates.js
/** The run-wide documents of the ecosystem, made from what is laid out in the artifacts folder. */




/** `results_bmk`, `eval_results_all`, `run-stats` and `changelog-metadata` below the artifacts folder. */
async function writeAggregates({ artifactsDir, plan, sweep }) {
    const { results, rowOf, evalSets } = await (0,collect/* readCollected */.qu)(await (0,ingest_source/* openIngestSource */.g)(artifactsDir));
    const valid = new Set(sweep.points.filter(({ status }) => status === 'valid' || status === 'reused').map(({ id }) => id));
    await (0,collect/* writeRunAggregates */.Zk)(artifactsDir, {
        results: (0,collect/* rowsOf */.RO)(results.filter(({ origin, pointId }) => origin === 'point' && pointId !== null && valid.has(pointId)), rowOf),
        evalRows: (0,eval_rows/* collectEvalRows */.m)(evalSets).rows,
        runStats: (0,run_documents/* runStats */.H)(plan, sweep.points),
        changelogMetadata: (0,run_documents/* changelogMetadata */.E)(plan),
    });
}
//# sourceMappingURL=aggregates.js.map
;// CONCATENATED MODULE: ./lib/src/sweep/finish.js
/** After the points: artifacts, ingest, report. Each is a finding of its own when it fails; the results stay whatever happens. */








async function finishSweep(input) {
    const { sweep, out, observe } = input;
    observe({ type: 'stage', stage: 'collect', detail: 'collecting results' });
    await collectArtifacts(input);
    const ingest = await ingestOrSay(input);
    observe({ type: 'stage', stage: 'report', detail: 'drawing the report' });
    await (0,redraw/* drawReport */.Xb)(out.path, sweep, input.plan, {
        artifactsDir: out.file('artifacts'),
        ingest: ingest.report,
        // Whoever interrupts has seconds; `infx report` draws them later, and so does the resumed sweep.
        withoutPictures: sweep.interrupted,
    });
    const summary = (0,redraw/* localSummary */.OC)(sweep);
    return { summary, isStored: ingest.report !== undefined, problems: ingest.problems };
}
/** A database that cannot be opened costs no result: the report is drawn all the same, and `infx ingest` can follow. */
async function ingestOrSay(input) {
    // An interrupted sweep is not whole: its rows are ingested when --resume has completed it.
    if (input.sweep.interrupted)
        return { problems: [] };
    if (!hasSomethingToStore(input.sweep)) {
        input.observe({ type: 'note', text: 'nothing was measured, so nothing is ingested' });
        return { problems: [] };
    }
    try {
        const report = await ingestSweep(input);
        return { report, problems: report.problems.map((found) => asLoss(found, report)) };
    }
    catch (error) {
        if (!(error instanceof problem/* ProblemError */.Mm))
            throw error;
        const hint = 'every result is kept: infx ingest --database … stores them when the database is there';
        return {
            problems: error.problems.map((found) => (found.hint === undefined ? { ...found, hint } : found)),
        };
    }
}
/** A finding that kept rows out of the database is an error of the sweep: its results are not where people look for them. */
const asLoss = (found, { conclusion }) => conclusion !== 'success' && found.severity === 'warning' ? { ...found, severity: 'error' } : found;
/** Invalid benchmark results are never stored; an evaluation with a low score is. */
const hasSomethingToStore = ({ points }) => points.some(({ kind, status }) => status === 'valid' || status === 'reused' || (kind === 'eval' && status === 'invalid'));
async function collectArtifacts({ plan, sweep, out }) {
    const artifactsDir = out.file('artifacts');
    await (0,promises_.rm)(artifactsDir, { recursive: true, force: true });
    await (0,promises_.mkdir)(artifactsDir, { recursive: true });
    for (const point of plan.points) {
        const outcome = out.outcomeOf(point.id);
        if (!outcome)
            continue;
        const { result, workDir } = outcome;
        await (0,artifacts/* layOutArtifacts */.s)({
            point,
            result,
            planDigest: plan.digest,
            workDir: out.file(workDir),
            ...(result.resultPath === undefined ? {} : { aggregatePath: out.file(result.resultPath) }),
        }, artifactsDir);
    }
    await writeAggregates({ artifactsDir, plan, sweep });
}
async function ingestSweep({ prepared, plan, sweep, out, startedAt, signal, observe, }) {
    const report = await (0,ingest_folder/* ingestFolder */.T)({
        artifactsDir: out.file('artifacts'),
        databaseUrl: prepared.settings.databaseUrl,
        run: (0,run_identity/* localRun */.p8)({
            startedAt,
            name: 'infx sweep',
            ...(sweep.head === undefined ? {} : { headSha: sweep.head }),
        }),
        expectedPointIds: plan.points.map(({ id }) => id),
        labels: plan.trigger.labels,
        entities: prepared.config.entities,
        signal,
        onStep: (step) => observe({ type: 'stage', stage: 'ingest', detail: `ingest: ${step}` }),
    });
    await (0,json_file/* writeJsonFile */.An)(out.file('ingest.json'), report);
    return report;
}
//# sourceMappingURL=finish.js.map
// EXTERNAL MODULE: ./lib/src/sweep/history.js + 7 modules
var sweep_history = __webpack_require__(6646);
// EXTERNAL MODULE: ./lib/src/sweep/out-dir.js + 1 modules
var out_dir = __webpack_require__(49187);
// EXTERNAL MODULE: ./lib/src/sweep/summarise.js + 2 modules
var summarise = __webpack_require__(63108);
// EXTERNAL MODULE: ./lib/src/sweep/tools.js + 2 modules
var sweep_tools = __webpack_require__(73121);
// EXTERNAL MODULE: ./lib/src/sweep/write-refusal.js
var write_refusal = __webpack_require__(48719);
;// CONCATENATED MODULE: ./lib/src/sweep/sweep.js
/** The whole sweep on this machine: prepare → canary → points → collect → facts → ingest → report. */



















const nothingSelected = 'INFX088';
/** One more try after an infrastructure failure: a second failure in a row is a finding, not bad luck. */
const infraRetries = 1;
/**
 * Runs a prepared sweep. Throws ProblemError when it cannot start (plan errors, output directory in use). `signal` ends
 * it early: processes are stopped, what is finished is kept and summarised, and `interrupted` is true.
 */
async function runSweep(prepared, options) {
    const { settings } = prepared;
    const calledAt = new Date().toISOString();
    const planned = planOf(prepared);
    (0,check_hosts/* refuseHosts */.i_)(planned.points, settings, prepared.config);
    for (const text of (0,findings/* findingLines */.h)(prepared.problems, { all: false, more: 'infx check --all prints them' })) {
        options.observe({ type: 'note', text });
    }
    const out = await out_dir/* OutDir */.k.open(settings.outDir, settings.repoDir);
    try {
        const { databaseUrl } = settings;
        const { entities } = prepared.config;
        const history = await (0,sweep_history.readHistoryOrSay)({ plan: planned, databaseUrl, entities, signal: options.signal });
        for (const found of history.problems)
            options.observe({ type: 'note', text: (0,problem/* formatProblem */.Vw)(found) });
        const begun = await begin(out, prepared, (0,past_estimates/* estimateFromPast */.p)(planned, history.past), options.observe);
        const { plan, startedAt } = begun;
        const kept = plan.points.flatMap((point) => {
            const outcome = out.outcomeOf(point.id);
            return outcome?.result.status === 'valid' ? [outcome] : [];
        });
        const keptIds = new Set(kept.map(({ result }) => result.id));
        const toRun = plan.points.filter(({ id }) => !keptIds.has(id));
        options.observe({ type: 'planned', plan, toRun, kept: kept.length });
        const tools = (0,sweep_tools/* pointTools */.i)(settings, prepared.config, plan.digest);
        await (0,check_hosts/* noteLeftovers */.Bn)(tools, toRun, options);
        const execution = await executePoints(toRun, canaryOf(plan), {
            parallelPoints: settings.parallelPoints,
            infraRetries,
            failFast: (0,label_set/* effectsOf */.w7)((0,label_set/* readLabels */.k2)(settings.labels, labels/* defaultLabelTable */.WK)).failFast,
        }, out, {
            pointsDir: out.pointsDir,
            run: startedAt,
            tools,
            signal: options.signal,
            observe: options.observe,
        });
        const results = [...kept.map(({ result }) => result), ...execution.points];
        const measured = (0,summarise/* summariseSweep */.b)({
            plan,
            results,
            verdicts: results.flatMap(({ id }) => out.outcomeOf(id)?.verdicts ?? []),
            canary: execution.canary,
            interrupted: execution.interrupted,
            ...(execution.notStarted === undefined ? {} : { notStarted: execution.notStarted }),
            startedAt,
            ...(settings.resume ? { resumedAt: calledAt } : {}),
            endedAt: new Date().toISOString(),
        });
        const sweep = (0,sweep_history.compareWithHistory)(measured, { plan, entities, ownRunId: (0,run_identity/* localRunId */.Sk)(startedAt) }, history);
        await (0,json_file/* writeJsonFile */.An)(out.file('sweep.json'), sweep);
        const finished = await finishSweep({ prepared, plan, sweep, out, startedAt, ...options });
        await (0,promises_.writeFile)(out.file('summary.md'), finished.summary);
        return {
            sweep,
            plan,
            isStored: finished.isStored,
            problems: [
                ...prepared.problems,
                ...history.problems,
                ...begun.problems,
                ...canaryProblems(sweep),
                ...finished.problems,
            ],
        };
    }
    catch (error) {
        throw (0,write_refusal/* asWriteRefusal */.O)(error);
    }
    finally {
        await out.close();
    }
}
function planOf(prepared) {
    const { plan, problems } = prepared;
    if (!plan || (0,problem/* hasErrors */.Cs)(problems))
        throw new problem/* ProblemError */.Mm(problems);
    if (plan.points.length > 0)
        return plan;
    // Fine for a plan to look at; a sweep that measures nothing must not end green.
    throw new problem/* ProblemError */.Mm(problems.map((found) => (found.code === nothingSelected ? { ...found, severity: 'error' } : found)));
}
const canaryOf = ({ canary }) => canary.state === 'chosen' ? { pointId: canary.pointId } : { state: canary.state, because: canary.because };
function canaryProblems({ canary, points }) {
    if (canary.state !== 'failed')
        return [];
    const point = points.find(({ id }) => id === canary.pointId);
    const blame = [...(point?.failure?.problems ?? []), ...(point?.invalidReasons ?? [])][0]?.blame;
    return [
        (0,catalogue/* problem */.CC)('INFX309', `the canary ${point?.title ?? canary.pointId ?? ''} failed: ${canary.because.join('; ')}`, blame === undefined ? {} : { blame }),
    ];
}
//# sourceMappingURL=sweep.js.map

/***/ })

};
