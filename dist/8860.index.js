export const id = 8860;
export const ids = [8860];
export const modules = {

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

/***/ }),

/***/ 82674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ layOutArtifacts)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/collect/artifact-names.js
var artifact_names = __webpack_require__(40742);
;// CONCATENATED MODULE: ./lib/src/core/collect/failure-document.js
/** Identity and classed cause; `readResultFile` understands it. */
const failureDocument = (point, run, failure) => ({
    infx: {
        schema: 'failure.v1',
        point_id: point.id,
        kind: point.kind,
        config_key: point.configKey,
        plan_digest: run.planDigest,
        attempt: run.attempt,
        simulated: run.simulated,
        valid: false,
    },
    failure,
});
//# sourceMappingURL=failure-document.js.map
// EXTERNAL MODULE: ./lib/src/files/json-file.js
var json_file = __webpack_require__(6721);
;// CONCATENATED MODULE: ./lib/src/clients/evals/stage.js
/** Puts an evaluation's files flat into one directory, as evaluation artifacts of the ecosystem have them. */



/**
 * Copies every file under `outputDir` into `targetDir`, folders dropped. Two files of one name never overwrite each
 * other: the later gets `_2`, `_3` … before its extension. Returns the staged paths, sorted.
 */
async function stageEvalFiles(outputDir, targetDir) {
    await (0,promises_.mkdir)(targetDir, { recursive: true });
    const entries = await (0,promises_.readdir)(outputDir, { recursive: true, withFileTypes: true });
    const sources = entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.partial'))
        .map((entry) => (0,external_node_path_.join)(entry.parentPath, entry.name))
        .filter((path) => (0,external_node_path_.relative)(targetDir, path).startsWith('..') || (0,external_node_path_.dirname)(path) !== targetDir)
        .sort();
    const staged = [];
    for (const source of sources)
        staged.push(await copyUnderFreeName(source, targetDir));
    return staged.sort();
}
async function copyUnderFreeName(source, targetDir) {
    const extension = (0,external_node_path_.extname)(source);
    const stem = (0,external_node_path_.basename)(source, extension);
    for (let copy = 1;; copy++) {
        const target = (0,external_node_path_.join)(targetDir, `${stem}${copy === 1 ? '' : `_${copy}`}${extension}`);
        try {
            await (0,promises_.copyFile)(source, target, external_node_fs_.constants.COPYFILE_EXCL);
            return target;
        }
        catch (error) {
            if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST'))
                throw error;
        }
    }
}
//# sourceMappingURL=stage.js.map
;// CONCATENATED MODULE: ./lib/src/sweep/artifacts.js
/**
 * A finished point's files under the ecosystem's artifact names (ingest.md §2.1), one folder per artifact, so that a
 * local sweep is collected and ingested by the same code as a run of many jobs. Large files are hard links.
 */







/** Lays out one point's artifacts below `artifactsDir`, replacing those of the same names. Returns the folders made. */
async function layOutArtifacts(files, artifactsDir) {
    const { point, result, workDir } = files;
    const names = (0,artifact_names/* artifactNames */.j)(point, { attempt: result.attempt, valid: result.status === 'valid' });
    const made = [];
    const into = async (name, sources) => {
        const present = sources.filter(([from]) => (0,external_node_fs_.existsSync)(from));
        if (present.length === 0)
            return;
        const folder = (0,external_node_path_.join)(artifactsDir, name);
        await (0,promises_.rm)(folder, { recursive: true, force: true });
        for (const [from, to] of present)
            await place(from, (0,external_node_path_.join)(folder, to));
        made.push(folder);
    };
    if (files.aggregatePath !== undefined) {
        await into(names.result, [[files.aggregatePath, names.resultFile]]);
    }
    if (result.failure) {
        const folder = (0,external_node_path_.join)(artifactsDir, names.failed);
        await (0,promises_.rm)(folder, { recursive: true, force: true });
        await (0,promises_.mkdir)(folder, { recursive: true });
        const run = { planDigest: files.planDigest, attempt: result.attempt, simulated: point.simulated === true };
        await (0,json_file/* writeJsonFile */.An)((0,external_node_path_.join)(folder, names.resultFile), failureDocument(point, run, result.failure));
        made.push(folder);
    }
    if (point.kind === 'benchmark' && point.scenario === 'agentic-coding') {
        await into(names.trace, [
            'profile_export.jsonl',
            'profile_export_aiperf.json',
            'server_metrics_export.json',
            'server_metrics_export.csv',
        ].map((file) => [(0,external_node_path_.join)(workDir, 'aiperf_artifacts', file), `aiperf_artifacts/${file}`]));
    }
    if (point.kind === 'benchmark')
        await into(names.gpuMetrics, [[(0,external_node_path_.join)(workDir, 'gpu_metrics.csv'), 'gpu_metrics.csv']]);
    await into(names.serverLogs, (await filesIn((0,external_node_path_.join)(workDir, 'logs'))).map((file) => [(0,external_node_path_.join)(workDir, 'logs', file), logName(file)]));
    if (point.kind === 'eval' && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(workDir, 'eval'))) {
        const folder = (0,external_node_path_.join)(artifactsDir, names.result);
        await (0,promises_.rm)(folder, { recursive: true, force: true });
        await stageEvalFiles((0,external_node_path_.join)(workDir, 'eval'), folder);
        made.push(folder);
    }
    return made;
}
/** The single server's log has the name that the ecosystem's tools look for. */
const logName = (file) => (file === 'server.log' ? file : `results/${(0,external_node_path_.basename)(file)}`);
/** Files only: launchers keep a folder of their own beside the logs, with a script that may hold tokens. */
async function filesIn(folder) {
    if (!(0,external_node_fs_.existsSync)(folder))
        return [];
    const entries = await (0,promises_.readdir)(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
async function place(from, to) {
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(to), { recursive: true });
    try {
        await (0,promises_.link)(from, to);
    }
    catch (error) {
        // Another file system, or one without hard links.
        if (!(error instanceof Error && 'code' in error && (error.code === 'EXDEV' || error.code === 'EPERM')))
            throw error;
        await (0,promises_.copyFile)(from, to);
    }
}
//# sourceMappingURL=artifacts.js.map

/***/ }),

/***/ 70071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bn: () => (/* binding */ noteLeftovers),
/* harmony export */   fw: () => (/* binding */ toolsOrRefusal),
/* harmony export */   i_: () => (/* binding */ refuseHosts)
/* harmony export */ });
/* unused harmony export hostProblems */
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80947);
/* harmony import */ var _engines_command_engine_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57302);
/* harmony import */ var _engines_command_plan_engine_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10330);
/* harmony import */ var _drive_eval_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6600);
/* harmony import */ var _hosts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69714);
/* harmony import */ var _load_of_point_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93032);
/* harmony import */ var _point_clients_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43983);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73121);








/**
 * Everything that is known to stop a point: no site, a wrong site file, a point that its launcher cannot run, a recipe
 * that cannot be rendered, a trace or a task that is not there. Points with the same problem are told once.
 */
function hostProblems(points, settings, config) {
    const hosts = new _hosts_js__WEBPACK_IMPORTED_MODULE_4__/* .Hosts */ .K(settings, config, process.env);
    const clients = new _point_clients_js__WEBPACK_IMPORTED_MODULE_6__/* .PointClients */ .p(settings, config, process.env);
    const homeless = [];
    const found = points.flatMap((point) => {
        try {
            const host = hosts.of(point);
            if (host)
                return problemsAt(host, point, settings.repoDir, clients);
            homeless.push(point);
            return [];
        }
        catch (error) {
            return problemsOf(error);
        }
    });
    const all = homeless.length === 0 ? found : [(0,_tools_js__WEBPACK_IMPORTED_MODULE_7__/* .noSite */ .j)(homeless), ...found];
    return [...new Map(all.map((one) => [`${one.code} ${one.message}`, one])).values()];
}
/** Throws ProblemError with all of `hostProblems`. */
function refuseHosts(points, settings, config) {
    const problems = hostProblems(points, settings, config);
    if (problems.length > 0)
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm(problems);
}
/**
 * Tools of one point, which says by itself what stops it: a leg of its own leaves a failed result with the cause, as for
 * any other point that cannot be served.
 */
function toolsOrRefusal(point, settings, config, planDigest) {
    const problems = hostProblems([point], settings, config);
    if (problems.length === 0)
        return (0,_tools_js__WEBPACK_IMPORTED_MODULE_7__/* .pointTools */ .i)(settings, config, planDigest);
    const refuse = () => {
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm(problems);
    };
    return {
        launcherFor: refuse,
        engineFor: refuse,
        driveFor: refuse,
        prepare: refuse,
        endLeftovers: () => Promise.resolve([]),
    };
}
/** Ends what killed runs left, and says so. An interrupted run does not wait for it: the next one finds it again. */
async function noteLeftovers(tools, points, { observe, signal }) {
    try {
        for (const found of await tools.endLeftovers(points, signal)) {
            observe({ type: 'note', text: (0,_core_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .formatProblem */ .Vw)(found) });
        }
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
    }
}
function problemsAt(host, point, repoDir, clients) {
    const refusal = host.refusal(point);
    return [
        ...(refusal ? [refusal] : []),
        ...(point.simulated === true ? [] : (0,_engines_command_plan_engine_js__WEBPACK_IMPORTED_MODULE_2__/* .planEngine */ .K)(point, _engines_command_engine_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .usualPlanOptions */ .A).problems.filter(isError)),
        ...attempted(() => host.engineFor(point)),
        ...attempted(() => point.kind === 'eval'
            ? (0,_drive_eval_js__WEBPACK_IMPORTED_MODULE_3__/* .evalTaskOfPoint */ .D4)(point, repoDir)
            : (0,_load_of_point_js__WEBPACK_IMPORTED_MODULE_5__/* .loadOfPoint */ .i)(point, repoDir, clients.nameFor(point))),
        ...(point.kind === 'benchmark' && clients.nameFor(point) === 'aiperf'
            ? attempted(() => clients.dialectFor(point))
            : []),
    ];
}
const isError = ({ severity }) => severity === 'error';
function attempted(make) {
    try {
        make();
        return [];
    }
    catch (error) {
        return problemsOf(error);
    }
}
/** Anything but a Problem is a bug and goes on. */
function problemsOf(error) {
    if (error instanceof _core_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm)
        return error.problems;
    throw error;
}
//# sourceMappingURL=check-hosts.js.map

/***/ }),

/***/ 3039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ outcomeFile),
/* harmony export */   Y: () => (/* binding */ readKeptOutcomes)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_measure_nesting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19297);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85492);
/* harmony import */ var _core_problems_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8076);
/** How finished points ended, as earlier attempts wrote it down; what is damaged is said and counts as not done. */





const outcomeFile = 'outcome.json';
/** Logs and verdicts are kilobytes. */
const maxBytes = 64 * 1024 * 1024;
/** Reads `points/<id>/outcome.json` below `outDir`, and looks whether the files that each names are whole. */
function readKeptOutcomes(outDir) {
    const outcomes = new Map();
    const damages = [];
    const pointsDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outDir, 'points');
    for (const pointId of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(pointsDir) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(pointsDir).sort() : []) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(pointsDir, pointId, outcomeFile);
        // Broken off before its end: nothing was kept, and nothing is damaged.
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
            continue;
        const read = readOutcome(path, pointId);
        const wrong = typeof read === 'string' ? { path, why: read } : damageOf(read, outDir);
        if (typeof read !== 'string' && !wrong)
            outcomes.set(pointId, read);
        if (!wrong)
            continue;
        damages.push({
            pointId,
            files: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(wrong.path) ? [wrong.path] : [],
            problem: (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX326', `${wrong.path} ${wrong.why}: ${pointId} counts as not done and runs again`),
        });
    }
    return { outcomes, damages };
}
/** The outcome, or what is wrong with its file. */
function readOutcome(path, pointId) {
    const value = readJson(path);
    if ('why' in value)
        return value.why;
    if (!isKeptOutcome(value.json))
        return 'is not a whole outcome';
    if (value.json.result.id !== pointId)
        return `is about another point, ${value.json.result.id}`;
    return value.json;
}
/** What the outcome relies on: its aggregate and the folder of its attempt. */
function damageOf({ result, workDir }, outDir) {
    if (result.status !== 'valid')
        return undefined;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outDir, workDir);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
        return { path: folder, why: 'is missing' };
    if (result.resultPath === undefined)
        return undefined;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outDir, result.resultPath);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        return { path, why: 'is missing' };
    const aggregate = readJson(path);
    if ('why' in aggregate)
        return { path, why: aggregate.why };
    const { json } = aggregate;
    const id = isObject(json) && isObject(json['infx']) ? json['infx']['point_id'] : undefined;
    return id === result.id ? undefined : { path, why: 'is not the result of this point' };
}
function readJson(path) {
    try {
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        if (size > maxBytes)
            return { why: `has ${size} bytes; at most ${maxBytes} are read` };
        const json = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
        return (0,_core_measure_nesting_js__WEBPACK_IMPORTED_MODULE_4__/* .isTooDeep */ .f_)(json) ? { why: `is ${_core_measure_nesting_js__WEBPACK_IMPORTED_MODULE_4__/* .tooDeep */ .DI}` } : { json };
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        return { why: error instanceof SyntaxError ? `is not JSON (${why})` : `cannot be read (${why})` };
    }
}
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
// Our own files of the same version: these fields are enough to know them again.
const isKeptOutcome = (value) => isObject(value) &&
    isObject(value['result']) &&
    typeof value['result']['id'] === 'string' &&
    typeof value['result']['status'] === 'string' &&
    Array.isArray(value['result']['invalidReasons']) &&
    typeof value['workDir'] === 'string' &&
    Array.isArray(value['verdicts']);
//# sourceMappingURL=kept-outcomes.js.map

/***/ }),

/***/ 49187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ OutDir)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problems/command.js
var command = __webpack_require__(8076);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/results/headline.js
var headline = __webpack_require__(91773);
// EXTERNAL MODULE: ./lib/src/files/json-file.js
var json_file = __webpack_require__(6721);
// EXTERNAL MODULE: ./lib/src/files/plan-file.js + 1 modules
var plan_file = __webpack_require__(90367);
// EXTERNAL MODULE: ./lib/src/files/process-lock.js
var process_lock = __webpack_require__(11219);
// EXTERNAL MODULE: ./lib/src/sweep/kept-outcomes.js
var kept_outcomes = __webpack_require__(3039);
;// CONCATENATED MODULE: ./lib/src/sweep/out-place.js
/** Where results may be written: into a new or empty folder, or one of ours. Nothing that somebody else put there is overwritten. */







const markName = '.gitignore';
const markLine = '# An output directory of infx: results, report, database.';
/** Nothing of it belongs into a commit, whatever the repository ignores. */
const markText = `${markLine}\n*\n`;
/** Given to no other folder: it is ours, whatever an action downloaded into it first. */
const ownFolderName = '.infx';
/** Documents with a schema of ours at their beginning: an output directory whose mark somebody removed. */
const ownDocuments = ['run.json', 'plan.json', 'plan/plan.json', 'sweep.json', 'ingest.json'];
const ownSchema = /"schema":\s*"(?:infx-run|plan|sweep|ingest-report)\.v\d+"/;
const schemaWithinBytes = 4_096;
/** The embedded database may be there before the first sweep. */
const databaseNames = /^(?:db|db\.lock.*|lost\+found)$/;
/** Throws ProblemError (INFX318) when `path` is a folder of somebody else: the root, the repository or one above it, one with other files. */
async function refuseForeignPlace(path, repoDir) {
    const place = realPlace(path);
    if (place === (0,external_node_path_.parse)(place).root)
        throw foreign(path, 'is the root of the file system');
    if (repoDir !== undefined && isWithin(realPlace(repoDir), place)) {
        const what = realPlace(repoDir) === place ? 'is the repository' : 'holds the repository';
        throw foreign(path, `${what} (${repoDir})`);
    }
    if (!(0,external_node_fs_.existsSync)(place) || !(0,external_node_fs_.statSync)(place).isDirectory())
        return;
    const names = (0,external_node_fs_.readdirSync)(place).filter((name) => !databaseNames.test(name));
    if (names.length === 0 || (0,external_node_path_.basename)((0,external_node_path_.resolve)(path)) === ownFolderName || (await isOurs(place)))
        return;
    throw foreign(path, `holds files that infx did not write (${names.sort().slice(0, 3).join(', ')} …)`);
}
/** Makes the folder, whatever is missing above it included, and marks it as ours. Throws ProblemError (INFX305) when that is refused. */
async function makeOutPlace(path) {
    try {
        await makeFolders(path);
        if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(path, markName)))
            await (0,promises_.writeFile)((0,external_node_path_.join)(path, markName), markText);
    }
    catch (cause) {
        const why = cause instanceof Error ? cause.message : String(cause);
        const hint = 'choose another --out';
        throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX305', `cannot create ${path}: ${why}`, { hint })], { cause });
    }
}
const foreign = (path, why) => new problem/* ProblemError */.Mm([
    (0,catalogue/* problem */.CC)('INFX318', `out: ${path} ${why}`, {
        hint: 'name a folder of its own, new or empty, for instance --out .infx',
    }),
]);
const isWithin = (inner, outer) => {
    const path = (0,external_node_path_.relative)(outer, inner);
    return path === '' || (path !== '..' && !path.startsWith(`..${external_node_path_.sep}`) && (0,external_node_path_.resolve)(outer, path) === inner);
};
/** The real path of what exists of it, with the rest behind. */
function realPlace(path) {
    if ((0,external_node_fs_.existsSync)(path))
        return external_node_fs_.realpathSync.native(path);
    const above = (0,external_node_path_.dirname)(path);
    return above === path ? path : (0,external_node_path_.join)(realPlace(above), (0,external_node_path_.basename)(path));
}
async function isOurs(place) {
    const beginnings = await Promise.all([markName, ...ownDocuments].map((name) => beginningOf((0,external_node_path_.join)(place, name))));
    const [mark = '', ...documents] = beginnings;
    return mark.startsWith(markLine) || documents.some((text) => ownSchema.test(text));
}
async function beginningOf(path) {
    if (!(0,external_node_fs_.existsSync)(path) || !(0,external_node_fs_.statSync)(path).isFile())
        return '';
    const file = await (0,promises_.open)(path);
    try {
        const { bytesRead, buffer } = await file.read(Buffer.alloc(schemaWithinBytes), 0, schemaWithinBytes, 0);
        return buffer.toString('utf8', 0, bytesRead);
    }
    finally {
        await file.close();
    }
}
/**
 * One folder after the other: Node's own recursive mkdir tries for ever below a file system that refuses every name with
 * ENOENT, as /proc does.
 */
async function makeFolders(path) {
    if ((0,external_node_fs_.existsSync)(path)) {
        if ((0,external_node_fs_.statSync)(path).isDirectory())
            return;
        throw new Error('a file of that name is there');
    }
    const above = (0,external_node_path_.dirname)(path);
    if (above !== path)
        await makeFolders(above);
    try {
        await (0,promises_.mkdir)(path);
    }
    catch (error) {
        if ((0,json_file/* errorCode */.CA)(error) !== 'EEXIST')
            throw error;
        // Somebody was faster; a dangling link is there too, and no folder.
        if (!(0,external_node_fs_.existsSync)(path))
            throw error;
    }
}
//# sourceMappingURL=out-place.js.map
// EXTERNAL MODULE: ./lib/src/sweep/stored-run.js
var stored_run = __webpack_require__(90546);
// EXTERNAL MODULE: ./lib/src/sweep/write-refusal.js
var write_refusal = __webpack_require__(48719);
;// CONCATENATED MODULE: ./lib/src/sweep/out-dir.js
/**
 * The output directory of a sweep: its layout, its lock, and what earlier attempts left in it.
 *
 *   plan.json  results/<pointId>.json  sweep.json  ingest.json  report.html  curve.svg  curve.png  summary.md  db/
 *   run.json                       when and with which options it began, for --resume and a later ingest
 *   points/<pointId>/a<attempt>/   working files of an attempt: logs, exports, telemetry
 *   points/<pointId>/outcome.json  how the point ended, for --resume
 *   artifacts/                     the same results under the ecosystem's artifact names
 *   .gitignore                     keeps all of it out of commits, and marks the folder as ours
 */














/** What a sweep writes; the database is not among it, because rows of several sweeps share it. */
const ownNames = [
    'plan.json',
    stored_run/* runFileName */.X2,
    'results',
    'points',
    'artifacts',
    'sweep.json',
    'ingest.json',
    'report.html',
    'curve.svg',
    'curve.png',
    'summary.md',
];
class OutDir {
    path;
    #lock;
    #outcomes;
    #damages;
    constructor(path, lock, { outcomes, damages }) {
        this.path = path;
        this.#lock = lock;
        this.#outcomes = new Map(outcomes);
        this.#damages = damages;
    }
    /**
     * Creates the directory and takes its lock. Throws ProblemError when that is impossible: INFX304 (in use), INFX305
     * (refused by the system), INFX318 (a folder of somebody else; with `repoDir` also the repository and those above it).
     */
    static async open(path, repoDir) {
        await refuseForeignPlace(path, repoDir);
        await makeOutPlace(path);
        const lock = await lockOf(path);
        try {
            await (0,promises_.mkdir)((0,external_node_path_.join)(path, 'results'), { recursive: true });
            return new OutDir(path, lock, (0,kept_outcomes/* readKeptOutcomes */.Y)(path));
        }
        catch (error) {
            await lock.release();
            throw (0,write_refusal/* asWriteRefusal */.O)(error);
        }
    }
    async close() {
        await this.#lock.release();
    }
    file(name) {
        return (0,external_node_path_.join)(this.path, name);
    }
    get pointsDir() {
        return (0,external_node_path_.join)(this.path, 'points');
    }
    /** What earlier attempts left damaged; those points have no outcome. */
    get damages() {
        return this.#damages.map((damage) => damage.problem);
    }
    /** The plan of an earlier sweep in this directory. Throws ProblemError (INFX308) when it is damaged. */
    async earlierPlan() {
        return (0,external_node_fs_.existsSync)(this.file('plan.json')) ? (0,plan_file/* readPlanFile */.w)(this.file('plan.json')) : undefined;
    }
    /** Whether an earlier sweep left anything here, whole or damaged. */
    get hasEarlier() {
        return ownNames.some((name) => (0,external_node_fs_.existsSync)(this.file(name)) && (name !== 'results' || (0,external_node_fs_.readdirSync)(this.file(name)).length > 0));
    }
    /**
     * Moves everything of an earlier sweep into `earlier/<name>/`: results cost GPU-hours and are never deleted here.
     * Returns the folder, relative to the directory.
     */
    async setEarlierAside(name) {
        const folder = freeName(`earlier/${name.replace(/[:.]/g, '-')}`, (path) => (0,external_node_fs_.existsSync)(this.file(path)));
        await (0,promises_.mkdir)(this.file(folder), { recursive: true });
        for (const own of ownNames.filter((candidate) => (0,external_node_fs_.existsSync)(this.file(candidate)))) {
            await (0,promises_.rename)(this.file(own), this.file(`${folder}/${own}`));
        }
        this.#outcomes.clear();
        this.#damages = [];
        await (0,promises_.mkdir)(this.file('results'), { recursive: true });
        return folder;
    }
    async begin(run) {
        await (0,json_file/* writeJsonFile */.An)(this.file(stored_run/* runFileName */.X2), run);
    }
    outcomeOf(pointId) {
        return this.#outcomes.get(pointId);
    }
    /** One more than the highest attempt that left a folder. */
    nextAttempt(pointId) {
        const dir = (0,external_node_path_.join)(this.pointsDir, pointId);
        if (!(0,external_node_fs_.existsSync)(dir))
            return 1;
        const attempts = (0,external_node_fs_.readdirSync)(dir).flatMap((name) => /^a(\d+)$/.exec(name)?.[1] ?? []);
        return Math.max(0, ...attempts.map(Number)) + 1;
    }
    /** Writes the aggregate (an invalid one never under the valid name) and the outcome; returns what the sweep says of it. */
    async keep(point, attempt, outcome, elapsedSeconds) {
        const aggregate = outcome.status === 'failed' ? undefined : outcome.aggregate;
        const paths = [`results/${point.id}.json`, `results/failed_${point.id}.json`];
        const resultPath = outcome.status === 'invalid' ? paths[1] : paths[0];
        await this.#setDamagedAside(point.id);
        // What an earlier attempt left goes only when this one is safe.
        if (aggregate)
            await (0,json_file/* writeJsonFile */.An)(this.file(resultPath), aggregate);
        for (const stale of paths.filter((path) => !aggregate || path !== resultPath)) {
            await (0,promises_.rm)(this.file(stale), { force: true });
        }
        const result = {
            id: point.id,
            title: point.title,
            kind: point.kind,
            configKey: point.configKey,
            seriesKey: point.seriesKey,
            curveKey: point.curveKey,
            conc: point.conc,
            gpus: point.gpus,
            status: outcome.status,
            attempt,
            elapsedSeconds,
            invalidReasons: outcome.status === 'failed' ? [] : outcome.invalidReasons,
            headline: aggregate && point.kind === 'benchmark' ? (0,headline/* headlineOf */.g)(aggregate) : null,
            ...(aggregate ? { resultPath } : {}),
            ...(outcome.status === 'failed' ? { failure: outcome.failure } : {}),
        };
        const kept = {
            result,
            verdicts: outcome.status === 'failed' ? [] : outcome.verdicts,
            workDir: `points/${point.id}/a${attempt}`,
        };
        await (0,promises_.mkdir)((0,external_node_path_.join)(this.pointsDir, point.id), { recursive: true });
        await (0,json_file/* writeJsonFile */.An)((0,external_node_path_.join)(this.pointsDir, point.id, kept_outcomes/* outcomeFile */.B), kept);
        this.#outcomes.set(point.id, kept);
        return result;
    }
    /** What is damaged may still tell somebody something: it is never written over. */
    async #setDamagedAside(pointId) {
        const files = this.#damages
            .filter((damage) => damage.pointId === pointId)
            .flatMap((damage) => damage.files);
        for (const path of files.filter((candidate) => (0,external_node_fs_.existsSync)(candidate))) {
            await (0,promises_.rename)(path, freeName(`${path}.damaged`, external_node_fs_.existsSync));
        }
        this.#damages = this.#damages.filter((damage) => damage.pointId !== pointId);
    }
}
function freeName(name, isTaken) {
    let free = name;
    for (let count = 2; isTaken(free); count++)
        free = `${name}-${count}`;
    return free;
}
async function lockOf(path) {
    const lockPath = (0,external_node_path_.join)(path, 'sweep.lock');
    try {
        return await (0,process_lock/* acquireProcessLock */.B)(lockPath, (holder) => (0,catalogue/* problem */.CC)('INFX304', holder
            ? `${path} is used by process ${holder.pid} on ${holder.host}, running since ${holder.takenAt}`
            : `${path} is used: ${lockPath} is not readable as a lock`, {
            hint: `wait for it, stop it, or choose another --out; if it is certainly gone, delete ${lockPath}`,
        }));
    }
    catch (error) {
        throw error instanceof problem/* ProblemError */.Mm ? error : (0,write_refusal/* asWriteRefusal */.O)(error);
    }
}
//# sourceMappingURL=out-dir.js.map

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

/***/ 63108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ summariseSweep)
});

;// CONCATENATED MODULE: ./lib/src/core/curve/frontier.js
/**
 * Points that no other point equals or beats on both axes, by ascending latency: sorted by latency (ties by higher
 * throughput), a point is kept when its throughput exceeds every kept one's, strictly. Of two points that coincide the
 * smaller id is kept, so that the result does not depend on the order of the input.
 */
function latencyFrontier(points) {
    const kept = [];
    let best = -Infinity;
    for (const point of points.toSorted(byLatency)) {
        if (point.tputPerGpuTps <= best)
            continue;
        kept.push(point);
        best = point.tputPerGpuTps;
    }
    return kept;
}
function byLatency(a, b) {
    return a.latencySeconds - b.latencySeconds || b.tputPerGpuTps - a.tputPerGpuTps || (a.id < b.id ? -1 : 1);
}
/**
 * The frontier point that dominates a point off the frontier: no slower and no less throughput. Of several, the one
 * nearest in latency, which also has the highest throughput. Undefined for points of the frontier.
 */
function dominatorOf(frontier, point) {
    return frontier.findLast((other) => other.id !== point.id &&
        other.latencySeconds <= point.latencySeconds &&
        other.tputPerGpuTps >= point.tputPerGpuTps);
}
//# sourceMappingURL=frontier.js.map
;// CONCATENATED MODULE: ./lib/src/core/curve/curve-facts.js

/** Fewer points than this say little about a curve's shape; a maintainer decides (engines.md §8.3). */
const RECOMMENDED_POINTS = 5;
function curveFacts(curveKey, title, points) {
    const atP90 = placed(points, 'p90E2elSeconds');
    const frontierAtP90 = latencyFrontier(atP90);
    const frontierAtP75 = latencyFrontier(placed(points, 'p75E2elSeconds'));
    const dominators = atP90.flatMap((point) => {
        const dominator = frontierAtP90.includes(point) ? undefined : dominatorOf(frontierAtP90, point);
        return dominator ? [[point.id, dominator.id]] : [];
    });
    return {
        curveKey,
        title,
        points: points.length,
        frontierAtP90: frontierAtP90.map(({ id }) => id),
        frontierAtP75: frontierAtP75.map(({ id }) => id),
        dominatedBy: Object.fromEntries(dominators),
        withoutLatency: points.filter(({ p90E2elSeconds }) => p90E2elSeconds === null).map(({ id }) => id),
    };
}
const placed = (points, percentile) => points.flatMap((point) => {
    const latencySeconds = point[percentile];
    return latencySeconds === null
        ? []
        : [{ id: point.id, latencySeconds, tputPerGpuTps: point.tputPerGpuTps }];
});
/** Facts of every curve of a sweep, in order of first appearance; only valid or reused benchmark points count. */
function curveFactsOfSweep(points, titleOf) {
    const curves = new Map();
    for (const { id, curveKey, kind, status, headline } of points) {
        if (kind !== 'benchmark' || headline === null || !(status === 'valid' || status === 'reused'))
            continue;
        const { tputPerGpuTps, p90E2elSeconds, p75E2elSeconds } = headline;
        const curve = curves.get(curveKey) ?? [];
        curve.push({ id, tputPerGpuTps, p90E2elSeconds, p75E2elSeconds });
        curves.set(curveKey, curve);
    }
    return [...curves].map(([curveKey, curve]) => curveFacts(curveKey, titleOf(curveKey), curve));
}
//# sourceMappingURL=curve-facts.js.map
// EXTERNAL MODULE: ./lib/src/core/evals/siblings.js
var siblings = __webpack_require__(63701);
// EXTERNAL MODULE: ./lib/src/core/point-label.js
var point_label = __webpack_require__(64461);
;// CONCATENATED MODULE: ./lib/src/sweep/summarise.js
/** Outcomes of points → sweep.json: expected against got, and the facts. Pure. */



/** Every planned point appears, in the plan's order; one without a result is missing. */
function summariseSweep(outcomes) {
    const { plan } = outcomes;
    const byId = new Map(outcomes.results.map((result) => [result.id, result]));
    const points = plan.points.map((point) => byId.get(point.id) ?? missing(point, outcomes.notStarted));
    const verdictsAsked = plan.points.filter(({ kind }) => kind === 'eval');
    const count = (status) => points.filter((point) => point.status === status).length;
    return {
        schema: 'sweep.v1',
        planDigest: plan.digest,
        simulated: plan.points.some((point) => point.simulated === true),
        ...(plan.head === undefined ? {} : { head: plan.head }),
        startedAt: outcomes.startedAt,
        ...(outcomes.resumedAt === undefined ? {} : { resumedAt: outcomes.resumedAt }),
        endedAt: outcomes.endedAt,
        interrupted: outcomes.interrupted,
        points,
        evals: (0,siblings/* withSiblings */.Ag)(verdictsAsked.flatMap((point) => verdictsOf(point, outcomes)), modelOf(plan)),
        curves: curveFactsOfSweep(points, curveTitles(plan)),
        canary: outcomes.canary,
        totals: {
            expected: points.length,
            valid: count('valid'),
            invalid: count('invalid'),
            failed: count('failed'),
            missing: count('missing'),
            reused: count('reused'),
        },
    };
}
/** What must score the same: weights in one precision, whoever serves them. */
function modelOf(plan) {
    const models = new Map(plan.points.map(({ id, model, precision }) => [id, `${model} ${precision}`]));
    return (pointId) => models.get(pointId);
}
/** One readable name per curve, from any point of it. */
function curveTitles(plan) {
    const titles = new Map(plan.points.map((point) => [point.curveKey, (0,point_label/* curveTitle */.M4)(point)]));
    return (curveKey) => titles.get(curveKey) ?? curveKey;
}
/** One verdict per asked concurrency; where none came back it says so. */
function verdictsOf(point, { verdicts, notStarted }) {
    const task = point.evalTask?.task ?? '';
    return (point.evalConcs ?? [point.conc]).map((conc) => verdicts.find((verdict) => verdict.pointId === point.id && verdict.conc === conc) ?? {
        pointId: point.id,
        configKey: point.configKey,
        task,
        conc,
        state: 'missing',
        scores: {},
        threshold: null,
        thresholdSource: 'none',
        nEffective: 0,
        nExpected: 0,
        because: [notStarted === undefined ? 'no result came back' : `not started: ${notStarted}`],
    });
}
function missing(point, notStarted) {
    const { id, title, kind, configKey, seriesKey, curveKey, conc, gpus } = point;
    return {
        id,
        title,
        kind,
        configKey,
        seriesKey,
        curveKey,
        conc,
        gpus,
        status: 'missing',
        attempt: 0,
        invalidReasons: [],
        ...(notStarted === undefined ? {} : { notStarted }),
        headline: null,
    };
}
//# sourceMappingURL=summarise.js.map

/***/ })

};
