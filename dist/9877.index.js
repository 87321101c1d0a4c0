export const id = 9877;
export const ids = [9877];
export const modules = {

/***/ 78106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  matrixVerb: () => (/* binding */ matrixVerb)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/problems/command.js
var command = __webpack_require__(8076);
// EXTERNAL MODULE: ./lib/src/core/config/master.js + 4 modules
var master = __webpack_require__(76028);
// EXTERNAL MODULE: ./lib/src/core/config/runners.js + 1 modules
var config_runners = __webpack_require__(20558);
// EXTERNAL MODULE: ./lib/src/core/problems/changelog.js
var changelog = __webpack_require__(51447);
// EXTERNAL MODULE: ./lib/src/core/changelog/check.js
var changelog_check = __webpack_require__(74469);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/yaml.js + 4 modules
var yaml = __webpack_require__(23551);
// EXTERNAL MODULE: ./lib/src/core/plan/rows.js
var plan_rows = __webpack_require__(96957);
;// CONCATENATED MODULE: ./lib/src/core/plan/reference-matrix.js
/** The ecosystem's matrix object: selected rows in its lanes, in its field names, for tools that read it. */

/** Rows in selection order within every lane; duplicates stay, as they do there. */
function referenceMatrix(benchmarks, evals) {
    const measured = benchmarks.map(({ expanded }) => withFingerprint(expanded.row));
    const asked = evals.map(({ expanded }) => interchangeRow(expanded.row));
    const evalsOf = (multi, agentic) => asked.filter((row) => (0,plan_rows/* isMultiRow */.I0)(row) === multi && (0,plan_rows/* isAgenticRow */.s)(row) === agentic);
    return {
        single_node: lanes(measured.filter((row) => !(0,plan_rows/* isMultiRow */.I0)(row))),
        multi_node: lanes(measured.filter(plan_rows/* isMultiRow */.I0)),
        evals: evalsOf(false, false),
        agentic_evals: evalsOf(false, true),
        multinode_evals: evalsOf(true, false),
        multinode_agentic_evals: evalsOf(true, true),
    };
}
/** A measured row carries its fingerprint, taken before defaults are written out. */
const withFingerprint = (row) => ({
    ...interchangeRow(row),
    'recipe-fingerprint': (0,plan_rows/* recipeFingerprint */.Dn)(row),
});
/** The row with the defaults that the ecosystem writes out. */
function interchangeRow(row) {
    if (!(0,plan_rows/* isMultiRow */.I0)(row)) {
        return (0,plan_rows/* isAgenticRow */.s)(row) ? row : { ...row, 'eval-only': row['eval-only'] ?? false };
    }
    const workers = { prefill: withSettings(row.prefill), decode: withSettings(row.decode) };
    if ((0,plan_rows/* isAgenticRow */.s)(row))
        return { ...row, ...workers };
    const evals = { 'eval-only': row['eval-only'] ?? false, 'eval-all-concs': row['eval-all-concs'] ?? false };
    return { ...row, ...workers, ...evals };
}
const withSettings = (worker) => ({
    ...worker,
    'additional-settings': worker['additional-settings'] ?? [],
});
function lanes(rows) {
    const byLane = {};
    for (const row of rows) {
        const lane = (0,plan_rows/* isAgenticRow */.s)(row) ? 'agentic' : (0,plan_rows/* sequenceLabel */.Iy)(row.isl, row.osl);
        byLane[lane] = [...(byLane[lane] ?? []), row];
    }
    return byLane;
}
//# sourceMappingURL=reference-matrix.js.map
// EXTERNAL MODULE: ./lib/src/core/plan/sweep-selection.js + 2 modules
var sweep_selection = __webpack_require__(4521);
;// CONCATENATED MODULE: ./lib/src/core/plan/generate-matrix.js
/** The ecosystem's matrix object for the entries of a changelog: same rows, fields, values and order. */



/** The matrix, or the errors. Trims as the ecosystem does: one-concurrency rows of multi-node agentic curves all stay. */
function generateMatrix(source) {
    const { selected, problems } = (0,sweep_selection/* selectSweep */.l)(source, { groupMultiAgentic: false });
    if ((0,problem/* hasErrors */.Cs)(problems))
        return { problems };
    return { matrix: referenceMatrix(selected.benchmarks, selected.evals), problems };
}
//# sourceMappingURL=generate-matrix.js.map
;// CONCATENATED MODULE: ./lib/src/core/plan/changelog-matrix.js
/** What the ecosystem's changelog processing prints for a change: its matrix object with the entries it came from. */






/**
 * Rules of our gate that the ecosystem's lacks (inferencex.md §12 D10): layout, position and links of new entries. Its
 * own history breaks them, so for interchange they are said and do not refuse.
 */
const onlyOurGate = new Set([
    'INFX058',
    'INFX061',
    'INFX063',
    'INFX066',
    'INFX067',
    'INFX068',
]);
/** The matrix object, or the errors for which there is none. */
function changelogMatrix(input) {
    const { base, head, labels, policy } = input;
    if (!head.changelog) {
        return { problems: [(0,catalogue/* problem */.CC)('INFX070', 'there is no changelog', { severity: 'error' })] };
    }
    const check = (0,changelog_check/* checkChangelog */.$)({
        head: head.changelog,
        ...(base.changelog === undefined ? {} : { base: base.changelog }),
        onMain: false,
    });
    const problems = check.problems.map((found) => onlyOurGate.has(found.code) && found.severity === 'error'
        ? { ...found, severity: 'warning' }
        : found);
    if (check.added.length === 0 && !(0,problem/* hasErrors */.Cs)(problems)) {
        problems.push((0,catalogue/* problem */.CC)('INFX070', 'no entry is added, so there is no matrix', { severity: 'error' }));
    }
    if ((0,problem/* hasErrors */.Cs)(problems))
        return { problems };
    const needsBase = check.added.some(({ appendOnly }) => appendOnly);
    const generated = generateMatrix({
        head,
        ...(needsBase ? { base } : {}),
        entries: check.added,
        labels,
        policy,
    });
    const all = [...problems, ...generated.problems];
    if (!generated.matrix)
        return { problems: all };
    const entries = check.added.map((entry) => rawEntry(entry, head.changelog?.text ?? ''));
    const metadata = { base_ref: input.baseRef, head_ref: input.headRef, entries };
    return { matrix: { ...generated.matrix, changelog_metadata: metadata }, problems: all };
}
/** The entry in the field names of the file, flags written out, with its link as the author wrote it. */
function rawEntry(entry, text) {
    return {
        'config-keys': entry.configKeys,
        description: entry.description,
        'pr-link': writtenLink(entry, text) ?? entry.prLink,
        ...(entry.scenarioType === undefined ? {} : { 'scenario-type': entry.scenarioType }),
        'evals-only': entry.evalsOnly,
        'all-evals': entry.allEvals,
        'append-only': entry.appendOnly,
        ...(entry.evalMinPrefillEp === undefined ? {} : { 'eval-min-prefill-ep': entry.evalMinPrefillEp }),
    };
}
function writtenLink({ line }, text) {
    const [first = '', ...rest] = text.split('\n').slice(line - 1);
    const next = rest.findIndex((other) => other.startsWith('- '));
    const { value } = (0,yaml/* loadYaml */.y)([first, ...rest.slice(0, next < 0 ? undefined : next)].join('\n'), '');
    const entry = Array.isArray(value) ? value[0] : undefined;
    if (typeof entry !== 'object' || entry === null || !('pr-link' in entry))
        return undefined;
    return typeof entry['pr-link'] === 'string' ? entry['pr-link'] : undefined;
}
//# sourceMappingURL=changelog-matrix.js.map
// EXTERNAL MODULE: ./lib/src/core/problems/plan.js
var plan = __webpack_require__(70918);
// EXTERNAL MODULE: ./lib/src/core/plan/expand.js
var expand = __webpack_require__(58388);
// EXTERNAL MODULE: ./lib/src/core/plan/mark-evals.js
var mark_evals = __webpack_require__(4659);
// EXTERNAL MODULE: ./lib/src/core/config/search-space.js
var search_space = __webpack_require__(51940);
;// CONCATENATED MODULE: ./lib/src/core/plan/narrow-entry.js


/** The same entry with what the filter leaves of it, every range written out as a list. */
function narrowEntry(entry, filter) {
    const { value } = entry;
    return { ...entry, value: value.multinode ? narrowMulti(value, filter) : narrowSingle(value, filter) };
}
function narrowSingle(value, filter) {
    const { 'fixed-seq-len': fixed = [], 'agentic-coding': agentic = [] } = value.scenarios;
    return {
        ...value,
        scenarios: {
            'fixed-seq-len': withSpaces(fixed.filter(hasLength(filter)), (space) => withinWidths(space, filter).flatMap((narrow) => withConcs(narrow, fixedConcs(narrow, filter)))),
            'agentic-coding': withSpaces(agentic, (space) => withConcs(space, agenticConcs(space, filter))),
        },
    };
}
function narrowMulti(value, filter) {
    const { 'fixed-seq-len': fixed = [], 'agentic-coding': agentic = [] } = value.scenarios;
    return {
        ...value,
        scenarios: {
            'fixed-seq-len': withSpaces(fixed.filter(hasLength(filter)), (space) => withConcs(space, fixedConcs(space, filter))),
            'agentic-coding': withSpaces(agentic, (space) => withConcs(space, agenticConcs(space, filter))),
        },
    };
}
const withSpaces = (items, keep) => items.map((item) => ({ ...item, 'search-space': item['search-space'].flatMap(keep) }));
const hasLength = ({ seqLens }) => ({ isl, osl }) => seqLens?.includes((0,plan_rows/* sequenceLabel */.Iy)(isl, osl)) ?? true;
function withinWidths(space, { maxTp = Infinity, maxEp = Infinity }) {
    if (maxTp < 1 || maxEp < 1 || space.tp > maxTp)
        return [];
    return [typeof space.ep === 'number' && space.ep > maxEp ? { ...space, ep: maxEp } : space];
}
/** A list wins over the range beside it. */
const withConcs = (space, concs) => concs.length === 0 ? [] : [{ ...space, 'conc-list': [...concs] }];
/** A list is filtered, a range is cut; what lies wholly beyond `maxConc` becomes `maxConc` itself. */
function fixedConcs(space, filter) {
    const { minConc = 1, maxConc = Infinity, stepSize } = filter;
    if (minConc < 1 || maxConc < 1)
        return [];
    const list = space['conc-list'];
    if (list !== undefined && list.length > 0) {
        const high = list.filter((conc) => conc >= minConc);
        const kept = high.filter((conc) => conc <= maxConc);
        return chosen(high.length > 0 && kept.length === 0 ? [maxConc] : kept, filter);
    }
    const { 'conc-start': start = 1, 'conc-end': end = 0 } = space;
    if (end < minConc)
        return [];
    const raised = Math.max(start, minConc);
    const range = {
        'conc-start': Math.min(raised, maxConc),
        'conc-end': Math.min(end, maxConc),
    };
    return chosen((0,search_space/* expandConcs */.jz)(range, stepSize), filter);
}
function agenticConcs(space, filter) {
    const { minConc = 1, maxConc = Infinity, stepSize } = filter;
    if (minConc < 1 || maxConc < 1)
        return [];
    const concs = (0,search_space/* expandConcs */.jz)(space, stepSize).filter((conc) => conc >= minConc && conc <= maxConc);
    return chosen(concs, filter);
}
const chosen = (concs, { concs: wanted }) => wanted ? concs.filter((conc) => wanted.includes(conc)) : concs;
//# sourceMappingURL=narrow-entry.js.map
// EXTERNAL MODULE: ./lib/src/core/plan/wildcard.js
var wildcard = __webpack_require__(5358);
;// CONCATENATED MODULE: ./lib/src/core/plan/generator-rows.js
/** The arrays that the ecosystem's generator prints: every row of a whole configuration, or of named keys, filtered. */







/** Entries of a whole configuration that pass every filter, in file order. */
function filterEntries({ config, runners }, filter) {
    const problems = (filter.runnerTypes ?? []).flatMap((label) => unknownLabel(label, runners));
    const entries = [...config.entries.values()].filter(({ key, value }) => (filter.modelPrefixes?.some((prefix) => key.startsWith(prefix)) ?? true) &&
        (filter.precisions?.includes(value.precision) ?? true) &&
        (filter.frameworks?.includes(value.framework) ?? true) &&
        (filter.runnerTypes?.includes(value.runner) ?? true) &&
        (filter.nodes === 'both' || value.multinode === (filter.nodes === 'multi')));
    return { entries, problems };
}
function unknownLabel(label, runners) {
    if (!runners || runners.labels.has(label))
        return [];
    const labels = [...runners.labels.keys()];
    const near = (0,problem/* didYouMean */.au)(label, labels);
    const hint = `${near === undefined ? '' : `did you mean "${near}"? `}labels: ${labels.join(', ')}`;
    return [(0,catalogue/* problem */.CC)('INFX023', `runner type "${label}" is not in ${runners.file}`, { hint })];
}
/** Entries of exact keys and patterns (`*`, `?`) in the order asked for, each once. */
function namedEntries(config, patterns) {
    const entries = new Set();
    const problems = [];
    for (const pattern of patterns) {
        const found = [...config.entries.values()].filter(({ key }) => (0,wildcard/* matchesGlob */.k)(pattern, key));
        for (const entry of found)
            entries.add(entry);
        if (found.length > 0)
            continue;
        const near = (0,problem/* didYouMean */.au)(pattern, [...config.entries.keys()]);
        const message = /[*?]/.test(pattern)
            ? `pattern "${pattern}" matches no config key`
            : `config key "${pattern}" does not exist`;
        problems.push((0,catalogue/* problem */.CC)('INFX080', message, near === undefined ? {} : { hint: `did you mean "${near}"?` }));
    }
    return { entries: [...entries], problems };
}
/**
 * Rows of the entries: expanded, filtered, marked for evaluation over all of them together. Unlike the matrix object of
 * a changelog, the generator writes no defaults out, and no fingerprints.
 */
function generatorRows(entries, runners, request) {
    const rows = entries
        .map((entry) => narrowEntry(entry, request))
        .flatMap((entry) => (0,expand/* expandEntry */.T)(entry, request.scenarios, runners?.hardware ?? new Map()))
        .flatMap(({ row }) => onNodes(row, runners, request.nodeFilter));
    return marked(rows, request.evals);
}
function onNodes(row, runners, nodeFilter) {
    if (nodeFilter === undefined)
        return [row];
    const machines = runners?.labels.get(row.runner) ?? [];
    return machines.filter((node) => node.includes(nodeFilter)).map((node) => ({ ...row, runner: node }));
}
function marked(rows, evals) {
    if (evals === 'none')
        return rows;
    const policy = { minConc: 16, seqLens: '8k1k', includeAgentic: evals !== 'marked' };
    const some = (0,mark_evals/* markEvalEntries */.Cb)(rows, policy);
    if (evals === 'marked')
        return some;
    const chosen = evals === 'all' ? (0,mark_evals/* markAllEvalEntries */.L)(some, policy) : some;
    return chosen.filter((row) => row['run-eval'] === true).map((row) => ({ ...row, 'eval-only': true }));
}
//# sourceMappingURL=generator-rows.js.map
// EXTERNAL MODULE: ./lib/src/core/plan/policy.js
var policy = __webpack_require__(47898);
// EXTERNAL MODULE: ./lib/src/files/git.js + 1 modules
var git = __webpack_require__(20213);
// EXTERNAL MODULE: ./lib/src/files/snapshot.js
var snapshot = __webpack_require__(3636);
// EXTERNAL MODULE: ./lib/src/sweep/config-files.js
var config_files = __webpack_require__(31057);
// EXTERNAL MODULE: ./lib/src/cli/failure.js
var failure = __webpack_require__(95085);
// EXTERNAL MODULE: ./lib/src/core/optional-field.js
var optional_field = __webpack_require__(15783);
;// CONCATENATED MODULE: ./lib/src/cli/generator-settings.js
/** Options of `infx matrix` → what the generator is asked for, or every Problem at once. */




/** Items of repeated, blank- or comma-separated values; undefined when the option was not given. */
const splitList = (given) => given?.flatMap((item) => item.split(/[\s,]+/)).filter((item) => item !== '');
function readGeneratorSettings(options) {
    const problems = misplaced(options);
    const refuse = (message, hint) => {
        problems.push((0,catalogue/* problem */.CC)('INFX300', message, hint === undefined ? {} : { hint }));
    };
    if (options.fullSweep && options.testConfig)
        refuse('--full-sweep and --test-config exclude each other');
    if (!options.evals && (options.evalsOnly || options.allEvals)) {
        refuse(`--no-evals and --${options.evalsOnly ? 'evals-only' : 'all-evals'} exclude each other`);
    }
    const request = readRequest(options, refuse);
    const configKeys = splitList(options.configKeys) ?? [];
    if (options.testConfig && configKeys.length === 0)
        refuse('--test-config needs --config-keys');
    if (problems.length > 0)
        return { problems };
    if (options.testConfig)
        return { settings: { mode: 'test-config', configKeys, request }, problems };
    if (!options.fullSweep)
        return { settings: { mode: 'changelog' }, problems };
    return { settings: { mode: 'full-sweep', filter: readFilter(options), request }, problems };
}
const only = {
    changelog: ['base', 'trim'],
    full: [
        'modelPrefix',
        'precision',
        'framework',
        'runnerType',
        'stepSize',
        'minConc',
        'maxConc',
        'maxTp',
        'maxEp',
        'singleNode',
        'multiNode',
    ],
    test: ['configKeys', 'conc'],
    rows: ['evals', 'seqLens', 'scenarioType', 'runnerNodeFilter'],
};
/** An option that the asked-for output would ignore is a mistake, not a wish. */
function misplaced(options) {
    const wrong = options.fullSweep
        ? [...only.changelog, ...only.test]
        : options.testConfig
            ? [...only.changelog, ...only.full]
            : [...only.full, ...only.test, ...only.rows];
    const what = options.fullSweep ? '--full-sweep' : options.testConfig ? '--test-config' : 'a changelog';
    return wrong
        .filter((name) => (name === 'evals' ? !options.evals : options[name] !== undefined))
        .map((name) => (name === 'evals' ? 'no-evals' : kebab(name)))
        .map((name) => (0,catalogue/* problem */.CC)('INFX300', `--${name} has no effect on ${what}`));
}
const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
function readFilter(options) {
    const isSingle = options.singleNode === true;
    const isMulti = options.multiNode === true;
    return {
        ...(0,optional_field/* optional */.l)('modelPrefixes', splitList(options.modelPrefix)),
        ...(0,optional_field/* optional */.l)('precisions', splitList(options.precision)),
        ...(0,optional_field/* optional */.l)('frameworks', splitList(options.framework)),
        ...(0,optional_field/* optional */.l)('runnerTypes', splitList(options.runnerType)),
        nodes: isSingle === isMulti ? 'both' : isSingle ? 'single' : 'multi',
    };
}
function readRequest(options, refuse) {
    const number = (name) => {
        const text = options[name];
        if (text === undefined)
            return undefined;
        if (!/^-?\d+$/.test(text))
            refuse(`--${kebab(name)}: expected a whole number, got "${text}"`);
        return Number(text);
    };
    const minConc = number('minConc');
    const maxConc = number('maxConc');
    if (minConc !== undefined && maxConc !== undefined && minConc > maxConc) {
        refuse(`--min-conc ${minConc} must be <= --max-conc ${maxConc}`);
    }
    const stepSize = number('stepSize') ?? 2;
    if (stepSize < 2)
        refuse(`--step-size: expected a whole number above 1, got "${stepSize}"`);
    const concs = splitList(options.conc)?.map((text) => {
        if (!/^[1-9]\d*$/.test(text))
            refuse(`--conc: expected a whole number from 1, got "${text}"`);
        return Number(text);
    });
    const seqLens = words('seq-lens', splitList(options.seqLens), ['1k1k', '8k1k'], refuse);
    const scenarios = words('scenario-type', splitList(options.scenarioType), allScenarios, refuse);
    return {
        ...(0,optional_field/* optional */.l)('minConc', minConc),
        ...(0,optional_field/* optional */.l)('maxConc', maxConc),
        ...(0,optional_field/* optional */.l)('maxTp', number('maxTp')),
        ...(0,optional_field/* optional */.l)('maxEp', number('maxEp')),
        ...(0,optional_field/* optional */.l)('concs', concs),
        ...(0,optional_field/* optional */.l)('seqLens', seqLens),
        ...(0,optional_field/* optional */.l)('nodeFilter', options.runnerNodeFilter),
        stepSize,
        scenarios: scenarios ?? allScenarios,
        evals: !options.evals ? 'none' : options.allEvals ? 'all' : options.evalsOnly ? 'only' : 'marked',
    };
}
const allScenarios = ['fixed-seq-len', 'agentic-coding'];
/** The values that are allowed; the others are refused. */
function words(name, values, allowed, refuse) {
    for (const value of values ?? []) {
        if (allowed.some((word) => word === value))
            continue;
        const near = (0,problem/* didYouMean */.au)(value, allowed);
        const hint = near === undefined ? undefined : `did you mean "${near}"?`;
        refuse(`--${name}: expected one of ${allowed.join(', ')}, got "${value}"`, hint);
    }
    return values && allowed.filter((word) => values.includes(word));
}
//# sourceMappingURL=generator-settings.js.map
;// CONCATENATED MODULE: ./lib/src/cli/matrix.js
/** `infx matrix`: what the ecosystem's generator and changelog processing print, for tools that read it. */














/** Prints the JSON on stdout; refused input leaves stdout empty and ends with 1. */
async function matrixVerb(options) {
    const { settings, problems } = readGeneratorSettings(options);
    if (!settings)
        throw new problem/* ProblemError */.Mm(problems);
    const result = settings.mode === 'changelog' ? await ofChangelog(options) : await ofConfig(options, settings);
    (0,failure/* printProblems */.Mr)(result.problems);
    if ((0,problem/* hasErrors */.Cs)(result.problems) || result.output === undefined)
        return (0,failure/* exitCodeOf */.FO)(result.problems);
    process.stdout.write(`${JSON.stringify(result.output)}\n`);
    return 0;
}
async function ofChangelog(options) {
    if (options.base === undefined) {
        const hint = 'or print the rows of the configuration itself with --full-sweep or --test-config';
        throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX301', 'a changelog is compared with a base: give --base', { hint })]);
    }
    const { paths, problems } = pathsOf(options);
    const head = await readHead(options, paths);
    const repository = await (0,git/* openRepository */.h)((0,external_node_path_.resolve)(options.repo));
    const mergeBase = await repository.mergeBase(options.base, options.head ?? 'HEAD');
    const base = await (0,snapshot/* readSnapshotFromGit */.x)(repository, mergeBase, paths);
    // A file that the change adds is absent at the base, which is no fault; one that cannot be read there is.
    const found = [...problems, ...head.problems, ...base.problems.filter(({ code }) => code === 'INFX325')];
    if ((0,problem/* hasErrors */.Cs)(found))
        return { problems: found };
    const labels = [
        ...(options.trim ? ['sweep-enabled'] : []),
        ...(options.allEvals ? ['all-evals'] : []),
        ...(options.evalsOnly ? ['evals-only'] : []),
    ];
    const { matrix, problems: all } = changelogMatrix({
        base: base.snapshot,
        head: head.snapshot,
        baseRef: options.base,
        headRef: options.head ?? 'HEAD',
        labels,
        policy: { ...policy/* defaultPlanPolicy */.L, unknownRunner: 'warning' },
    });
    return { ...(matrix ? { output: matrix } : {}), problems: [...found, ...all] };
}
async function ofConfig(options, settings) {
    const { paths, problems: unmatched } = pathsOf(options);
    const { snapshot, problems: unread } = await readHead(options, paths);
    const loaded = loadConfig(snapshot);
    const problems = [...unmatched, ...unread, ...loaded.problems];
    if ((0,problem/* hasErrors */.Cs)(problems))
        return { problems };
    const selected = settings.mode === 'full-sweep'
        ? filterEntries(loaded, settings.filter)
        : namedEntries(loaded.config, settings.configKeys);
    problems.push(...selected.problems, ...selected.entries.flatMap(({ unrunnable }) => noHardware(unrunnable)));
    if ((0,problem/* hasErrors */.Cs)(problems))
        return { problems };
    const output = generatorRows(selected.entries, loaded.runners, settings.request);
    if (output.length === 0)
        problems.push((0,catalogue/* problem */.CC)('INFX088', 'no row is left by the filters'));
    return { output, problems };
}
/** A budget that cannot be computed refuses; a label that no machine carries is none of the generator's concern. */
const noHardware = (unrunnable) => unrunnable.filter(({ code }) => code === 'INFX026');
function loadConfig(snapshot) {
    const { runners, problems } = snapshot.runnerConfig ? (0,config_runners/* loadRunners */.O)(snapshot.runnerConfig) : { problems: [] };
    const loaded = (0,master/* loadMasterConfig */.D)(snapshot.configFiles, runners);
    return { config: loaded.config, runners, problems: [...problems, ...loaded.problems] };
}
function pathsOf(options) {
    const patterns = splitList(options.configFiles) ?? ['configs/*master.yaml'];
    const { files, problems } = (0,config_files/* expandConfigFiles */.O)(patterns, (0,external_node_path_.resolve)(options.repo));
    const paths = {
        configFiles: files,
        runnerConfig: options.runnerConfig,
        changelogFile: options.changelogFile,
    };
    return { paths, problems };
}
async function readHead(options, paths) {
    if (options.head === undefined)
        return (0,snapshot/* readSnapshotFromWorkTree */.s)((0,external_node_path_.resolve)(options.repo), paths);
    return (0,snapshot/* readSnapshotFromGit */.x)(await (0,git/* openRepository */.h)((0,external_node_path_.resolve)(options.repo)), options.head, paths);
}
//# sourceMappingURL=matrix.js.map

/***/ }),

/***/ 8076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export commandProblemKinds */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of the command line, the inputs and this machine's environment (300-329). */

const commandProblemKinds = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX300: {
        title: 'An input has a value that is not allowed',
        blame: 'user',
        severity: 'error',
        explain: 'An option of `infx`, an input of an action or a field of infx.config.yaml cannot be read. ' +
            'The message names the input, what came, and what is allowed. All such problems are listed at once.',
    },
    INFX301: {
        title: 'Nothing says what to run',
        blame: 'user',
        severity: 'error',
        explain: 'A sweep needs either a changelog with a base commit to compare against (`--base`), or the config keys (`--keys`). ' +
            'In an action both come from the event.',
    },
    INFX302: {
        title: 'The repository no longer gives the plan that is resumed',
        blame: 'user',
        severity: 'error',
        explain: '`--resume` plans again with the options that the output directory keeps, and goes on only when the same points come out: ' +
            'results of two configurations must not stand on one curve. Something changed since: a configuration, a recipe, the changelog. ' +
            'Undo the change to go on, or start a new sweep without `--resume`: the earlier one is moved aside, never overwritten.',
    },
    INFX303: {
        title: 'There is nothing to resume',
        blame: 'user',
        severity: 'error',
        explain: '`--resume` was given, but the output directory holds no plan.json and run.json of a sweep. ' +
            'Name the right directory with `--out`, or start without `--resume`.',
    },
    INFX304: {
        title: 'Another sweep uses the output directory',
        blame: 'infra',
        severity: 'error',
        explain: 'A running process holds the lock file of the output directory. Wait for it, stop it, or choose another `--out`.',
    },
    INFX305: {
        title: 'The output cannot be written',
        blame: 'infra',
        severity: 'error',
        explain: 'The operating system refused to write: the disk is full, the folder is read-only, or permissions are missing. ' +
            'Results written before are kept; free space and go on with `--resume`.',
    },
    INFX306: {
        title: 'No engine can serve the point here',
        blame: 'user',
        severity: 'error',
        explain: 'Nothing says where the engine of a real point runs, or what the point needs is not here: its trace, or the task file of ' +
            'its evaluation. A site file says where engines run (docs/sites.md): name it with `--site`, or with `site` or `sites` in ' +
            'infx.config.yaml. `--simulate` runs the whole sweep with the simulated engine; its results say so for ever.',
    },
    INFX307: {
        title: 'A command or code is unknown',
        blame: 'user',
        severity: 'error',
        explain: 'The word after `infx` (or after `infx explain`) is not known. The message lists the nearest ones.',
    },
    INFX308: {
        title: 'A file that the command needs cannot be read',
        blame: 'user',
        severity: 'error',
        explain: 'The path is wrong, or the file is not what the command expects. The message names both.',
    },
    INFX309: {
        title: 'The canary failed, so nothing else ran',
        blame: 'product',
        severity: 'error',
        explain: 'The cheapest point of the sweep runs first. When it fails, the rest of the sweep would fail the same way at a much higher price, ' +
            'so it is not started. Read why the canary failed, mend it, and run again.',
    },
    INFX310: {
        title: 'Something unexpected happened inside infx',
        blame: 'product',
        severity: 'error',
        explain: 'This is a bug of ours. Please report it with the stack trace and the plan.',
    },
    INFX318: {
        title: 'The output directory is no place for results',
        blame: 'user',
        severity: 'error',
        explain: 'Results are written only into a new or empty folder, or into one that infx has written before (it carries a `.gitignore` that says so). ' +
            'The root of the file system, the repository itself and folders with other files are refused, so that nothing of yours is overwritten. ' +
            'Name a folder of its own with `--out`.',
    },
    INFX319: {
        title: 'An option contradicts the sweep that is resumed',
        blame: 'user',
        severity: 'error',
        explain: '`--resume` goes on with the options that the sweep began with; run.json in the output directory keeps them. ' +
            'Leave the named option out, or start a new sweep without `--resume`. ' +
            'Only `--parallel-points`, `--database`, `--json` and `--repo` of a repository that has moved may differ.',
    },
    INFX326: {
        title: 'What a finished point left is damaged',
        blame: 'infra',
        severity: 'warning',
        explain: 'A file that an earlier attempt wrote into the output directory is not there, or not what was written. Files are written whole or not at all, ' +
            'so a disk or somebody else changed it. The point counts as not done and runs again; a damaged outcome.json is kept under another name.',
    },
    INFX329: {
        title: 'The point cannot be repeated by hand',
        blame: 'user',
        severity: 'error',
        explain: '`infx repro` prints the script of one benchmark point of an out folder. The folder holds several points and none was ' +
            'named, the named one is not among them, or it is an evaluation, whose questions the harness asks.',
    },
});
//# sourceMappingURL=command.js.map

/***/ }),

/***/ 10530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export gateProblemKinds */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of the gate, comment commands and GitHub's interface (130-149). */

const user = { blame: 'user', severity: 'error' };
const infra = { blame: 'infra', severity: 'error' };
const gateProblemKinds = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX130: {
        ...infra,
        title: 'The event cannot be used',
        explain: 'The payload of the event lacks a field that the gate needs, or holds one that is not what GitHub documents. ' +
            'Nothing is decided on a guess. Trigger the workflow by one of the events of docs/labels.md.',
    },
    INFX131: {
        ...user,
        title: 'Two primary labels',
        explain: 'The primary label says how a sweep runs, and two of them say two things. Nothing runs until one is left. ' +
            'docs/labels.md lists the labels.',
    },
    INFX132: {
        ...user,
        severity: 'notice',
        title: 'A modifier without a primary label',
        explain: 'A modifier changes a sweep and never starts one. Add one primary label, for instance `full-sweep-fail-fast`.',
    },
    INFX133: {
        ...user,
        severity: 'warning',
        title: 'A label looks like a sweep label, and is none',
        explain: 'Label texts are compared whole. The label named in the message differs by a few letters from one that has an effect, so it has none.',
    },
    INFX134: {
        ...user,
        title: 'An input of a dispatch is not usable',
        explain: 'A sweep was started by hand with an input that cannot be read, or with two that exclude one another. All of them are listed at once.',
    },
    INFX135: {
        ...user,
        title: 'The person may not start a sweep',
        explain: 'Sweeps spend GPU hours, so the one who applies a sweep label, dispatches a sweep or comments a command needs the role write, ' +
            'maintain or admin in this repository. GitHub lets the role triage set labels too; that alone starts nothing.',
    },
    INFX136: {
        ...user,
        title: 'A fork needs an approval of exactly this commit',
        explain: 'Code from a fork runs on your machines only after a maintainer read it: dispatch the sweep workflow with the number of the pull request ' +
            'and the full SHA that was read as `approve-head`. A new commit revokes the approval.',
    },
    INFX137: {
        ...user,
        title: 'The pull request has merge conflicts',
        explain: 'GitHub makes no merge commit and starts no pull-request run while there are conflicts. Resolve them and push; the push starts the sweep.',
    },
    INFX138: {
        ...user,
        title: 'The commit is not the head any more',
        explain: 'The run was started for a commit that the branch has moved away from. Its results would say nothing about the pull request as it is. ' +
            'Start a sweep for the new head.',
    },
    INFX139: {
        ...infra,
        title: 'Nothing proves that the canary passed',
        explain: 'The fan-out starts only with the token of this plan: the canary passed, none is possible, or a label waived it. ' +
            'A skipped or empty canary is no pass. Re-run all jobs of the workflow.',
    },
    INFX140: {
        ...infra,
        title: 'Planned points were not run',
        explain: 'The plan expects more points than there are results. Skipped jobs look green on GitHub and measure nothing, so this check fails. ' +
            'Re-run the failed jobs; what is valid is kept.',
    },
    INFX141: {
        ...user,
        title: 'The label map is contradictory',
        explain: '`labels-map` in infx.config.yaml gives labels of the table other names. Each name may stand for one label only, and only labels of the table can be renamed.',
    },
    INFX142: {
        ...user,
        title: 'The commit to compare with is unknown',
        explain: 'The event names no commit before it (a new branch, forty zeros), or the branch was overwritten by a forced push, so what changed cannot be known. ' +
            'Dispatch the sweep with `base` and `head`, or with `keys`.',
    },
    INFX143: {
        ...user,
        title: 'The workflow lacks a permission',
        explain: 'GitHub refused the request with "Resource not accessible by integration". Add the permission that the message names to the job. ' +
            'In a pull_request run of a fork the token can only read, whatever the workflow says.',
    },
    INFX144: {
        ...user,
        title: 'A comment command was not understood',
        explain: 'A command stands alone on its line, in plain characters, with its number on the same line. Nothing is executed on a guess. `/help` lists the commands.',
    },
    INFX145: {
        ...infra,
        title: 'GitHub gave an answer that cannot be used',
        explain: 'The answer is not what the documentation promises: no JSON, another shape, or too large. A proxy or a sign-in page between the runner and GitHub does this.',
    },
    INFX146: {
        ...infra,
        title: 'GitHub cannot be reached now',
        explain: 'The request failed, was limited, or was answered with a server error, and repeating it within its budget of time did not help. Re-run the job later.',
    },
    INFX147: {
        ...infra,
        title: 'A list is longer than its bound',
        explain: 'A list of GitHub has more pages than are read. Nothing is decided on part of a list where the rest may matter.',
    },
    INFX148: {
        ...user,
        title: 'GitHub refused the token',
        explain: 'The token is missing, expired or wrong. Pass `${{ github.token }}`, or a token of an app that is installed in this repository.',
    },
    INFX149: {
        ...user,
        title: 'GitHub refused the request',
        explain: 'GitHub understood the request and said no: something does not exist, is not visible to this token, or fails its validation. The message repeats its reason.',
    },
});
//# sourceMappingURL=gate.js.map

/***/ })

};
