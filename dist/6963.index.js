export const id = 6963;
export const ids = [6963];
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
// EXTERNAL MODULE: ./lib/src/core/plan/sweep-selection.js
var sweep_selection = __webpack_require__(44381);
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
    const { value } = (0,yaml.loadYaml)([first, ...rest.slice(0, next < 0 ? undefined : next)].join('\n'), '');
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
function readGeneratorSettings(given) {
    const options = withKeys(given);
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
/** `--keys` of the other verbs is two options here, where the names are those of the ecosystem's generator. */
function withKeys(given) {
    if (given.keys === undefined)
        return given;
    return { ...given, testConfig: true, configKeys: [...(given.configKeys ?? []), ...given.keys] };
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

/***/ 27569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ic: () => (/* binding */ schemaProblems),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   _U: () => (/* binding */ checkSchema),
/* harmony export */   pG: () => (/* binding */ expectation)
/* harmony export */ });
/* harmony import */ var _problems_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76615);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80947);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85492);
/** Turns findings of a precompiled JSON Schema validator into Problems on the lines that caused them. */



/**
 * All violations of `value`, at most one per place. Unknown fields mark the key, missing fields the object that lacks
 * them. `read` is what the YAML reader found, whose word on a scalar is better than ours: it saw how it was written.
 */
function checkSchema(validator, value, placeOf, read = []) {
    if (validator(value))
        return { problems: [], hasShape: true };
    const errors = validator.errors ?? [];
    const seen = new Set();
    const problems = errors.flatMap((error) => {
        const path = pointerPath(error.instancePath);
        const key = `${path.join('/')} ${error.keyword} ${String(error.params['additionalProperty'] ?? error.params['missingProperty'])}`;
        if (seen.has(key))
            return [];
        seen.add(key);
        return isMisspelt(error, errors) ? [] : oneProblem(error, path, placeOf);
    });
    return {
        problems: problems.filter((found) => !isSaidAlready(found, read)),
        hasShape: errors.every(({ keyword }) => keyword === 'additionalProperties'),
    };
}
/** The problems of `checkSchema`. */
const schemaProblems = (validator, value, placeOf, read = []) => checkSchema(validator, value, placeOf, read).problems;
/** A required field that is missing because it stands there under a similar name, which is reported with a hint. */
function isMisspelt(error, errors) {
    if (error.keyword !== 'required')
        return false;
    const missing = String(error.params['missingProperty']);
    return errors.some((other) => other.keyword === 'additionalProperties' &&
        other.instancePath === error.instancePath &&
        (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(String(other.params['additionalProperty']), propertyNames(other.parentSchema)) === missing);
}
const scalarCodes = ['INFX015', 'INFX017'];
const isSaidAlready = ({ code, at }, read) => code === 'INFX013' &&
    at !== undefined &&
    read.some((other) => scalarCodes.includes(other.code) && other.at?.line === at.line && other.at.col === at.col);
function oneProblem(error, path, placeOf) {
    const name = path.at(-1);
    if (error.keyword === 'additionalProperties') {
        return unknownField(error, path, placeOf, propertyNames(error.parentSchema));
    }
    if (error.keyword === 'required') {
        const field = String(error.params['missingProperty']);
        const at = placeOf(path, 'key');
        return (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX014', `${where(name)}lacks the required field "${field}"`, at ? { at } : {});
    }
    const at = placeOf(path);
    const message = `${where(name)}must be ${expectation(error)}, not ${shown(error.data)}`;
    const isNumberForText = error.keyword === 'type' && error.params['type'] === 'string' && typeof error.data === 'number';
    const near = nearestOf(error);
    return (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX013', message, {
        ...(at ? { at } : {}),
        ...(near === undefined ? {} : { hint: `did you mean "${near}"?` }),
        // How the number was written is not known here: 1.10 arrives as 1.1.
        ...(isNumberForText ? { hint: 'put quotes around it, just as it is written' } : {}),
    });
}
/** The allowed word that was likely meant. */
function nearestOf({ keyword, params, data }) {
    const { allowedValues } = params;
    if (keyword !== 'enum' || typeof data !== 'string' || !Array.isArray(allowedValues))
        return undefined;
    return (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(data, allowedValues.filter((value) => typeof value === 'string'));
}
function unknownField(error, path, placeOf, allowed) {
    const field = String(error.params['additionalProperty']);
    const at = placeOf([...path, field], 'key');
    const near = (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(field, allowed);
    const hint = `${near === undefined ? '' : `did you mean "${near}"? `}allowed here: ${allowed.join(', ')}`;
    return (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX012', `unknown field "${field}"`, { hint, ...(at ? { at } : {}) });
}
const where = (name) => name === undefined ? 'the document ' : typeof name === 'number' ? `item ${name + 1} ` : `"${name}" `;
/** What the schema wants at the place of the error, to be put behind "must be". */
function expectation({ keyword, params, message }) {
    switch (keyword) {
        case 'type': {
            const types = Array.isArray(params['type']) ? params['type'] : [params['type']];
            return types.map(String).map(article).join(' or ');
        }
        case 'enum':
            return `one of ${Array.isArray(params['allowedValues']) ? params['allowedValues'].join(', ') : ''}`;
        case 'const':
            return JSON.stringify(params['allowedValue']);
        case 'minimum':
            return `at least ${String(params['limit'])}`;
        case 'maximum':
            return `at most ${String(params['limit'])}`;
        case 'exclusiveMinimum':
            return `greater than ${String(params['limit'])}`;
        case 'minLength':
            return 'a text that is not empty';
        case 'minItems':
            return `a list of at least ${String(params['limit'])}`;
        case 'pattern':
            return params['pattern'] === '^(?!image:)'
                ? 'a version, not an image reference'
                : `of the form ${String(params['pattern'])}`;
        default:
            return (message ?? keyword).replace(/^must be /, '');
    }
}
const names = {
    array: 'a list',
    boolean: 'true or false',
    integer: 'a whole number',
    null: 'empty',
    number: 'a number',
    object: 'a mapping',
    string: 'a text',
};
const article = (type) => names[type] ?? type;
/** A value as a reader would write it, cut to one short line. */
function shown(value) {
    if (value === undefined || value === null)
        return 'empty';
    if (Array.isArray(value))
        return value.length === 0 ? 'an empty list' : `a list (${clip(JSON.stringify(value))})`;
    if (typeof value === 'object')
        return 'a mapping';
    return clip(JSON.stringify(value));
}
const clip = (text) => (text.length > 60 ? `${text.slice(0, 57)}...` : text);
function propertyNames(schema) {
    if (typeof schema !== 'object' || schema === null || !('properties' in schema))
        return [];
    const { properties } = schema;
    return typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
}
/** Digits are positions in a list; a mapping of numbers reads the same to `placeOf`. */
const pointerPath = (pointer) => pointer
    .split('/')
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step.replaceAll('~1', '/').replaceAll('~0', '~')));
//# sourceMappingURL=schema-problems.js.map

/***/ }),

/***/ 79043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E7: () => (/* binding */ findLabel),
/* harmony export */   Jj: () => (/* binding */ plainEffects),
/* harmony export */   WK: () => (/* binding */ defaultLabelTable),
/* harmony export */   bK: () => (/* binding */ sameLabel),
/* harmony export */   bw: () => (/* binding */ lookAlikeOf),
/* harmony export */   v0: () => (/* binding */ labelTexts),
/* harmony export */   vy: () => (/* binding */ labelTable)
/* harmony export */ });
/* unused harmony export sweepLabels */
/* harmony import */ var _problems_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10530);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80947);
/**
 * The labels that mean something to the gate, as data: docs/labels.md, the workflow's concurrency expression and every
 * decision are made from this table, so that a label is written down once.
 */



/** A sweep without modifiers, and every sweep that no label started. */
const plainEffects = {
    trim: false,
    allEvals: false,
    evalsOnly: false,
    fast: false,
    skipCanary: false,
    failFast: false,
    reusable: true,
};
const sweepLabels = [
    {
        name: 'full-sweep-fail-fast',
        kind: 'primary',
        effects: { failFast: true },
        excludes: [],
        meaning: 'Canary first, then every point; the first failed point of a matrix cancels the rest. Recommended.',
        meaningChinese: '先运行金丝雀点，再运行全部测试点；矩阵中任一点失败即取消其余点。推荐使用。',
    },
    {
        name: 'full-sweep-enabled',
        kind: 'primary',
        effects: {},
        excludes: [],
        meaning: 'Canary first, then every point, each to its end.',
        meaningChinese: '先运行金丝雀点，再运行全部测试点，各点互不影响。',
    },
    {
        name: 'non-canary-full-sweep-enabled',
        kind: 'primary',
        effects: { skipCanary: true },
        excludes: [],
        meaning: 'Every point at once, without a canary; the summary says that it was waived.',
        meaningChinese: '不运行金丝雀点，直接运行全部测试点；摘要会注明。',
    },
    {
        name: 'full-sweep-fail-fast-no-canary',
        kind: 'primary',
        effects: { failFast: true, skipCanary: true },
        excludes: [],
        replacedBy: 'full-sweep-fail-fast',
        meaning: 'Fail-fast without a canary.',
        meaningChinese: '快速失败，不运行金丝雀点。',
    },
    {
        name: 'sweep-enabled',
        kind: 'primary',
        effects: { trim: true, skipCanary: true, reusable: false },
        excludes: [],
        replacedBy: 'full-sweep-fail-fast',
        meaning: 'Only the lowest concurrency of every series, without a canary; never reusable.',
        meaningChinese: '每个系列只运行最低并发，不运行金丝雀点；结果不可复用。',
    },
    {
        name: 'all-evals',
        kind: 'modifier',
        effects: { allEvals: true },
        excludes: [],
        meaning: 'Evaluates every point that can be evaluated. Together with `evals-only`: all evaluations and no throughput.',
        meaningChinese: '评测所有可评测的点。与 `evals-only` 同用：只做全部评测，不测吞吐。',
    },
    {
        name: 'evals-only',
        kind: 'modifier',
        effects: { evalsOnly: true, reusable: false },
        excludes: ['agentx-fast'],
        meaning: 'Accuracy only, no throughput; blocks reuse while applied.',
        meaningChinese: '只做精度评测，不测吞吐；存在期间结果不可复用。',
    },
    {
        name: 'agentx-fast',
        kind: 'modifier',
        effects: { fast: true, reusable: false },
        excludes: ['evals-only'],
        meaning: 'Shorter agentic points (1 warm-up request per lane, 1,200 s); blocks reuse while applied.',
        meaningChinese: '缩短 agentic 测试点（每路 1 个预热请求，1,200 秒）；存在期间结果不可复用。',
    },
];
/** GitHub compares label names without regard to case, and bounds them. */
const sameLabel = (a, b) => a.toLowerCase() === b.toLowerCase();
const maxLabelCharacters = 50;
const defaultLabelTable = {
    labels: sweepLabels.map((label) => ({ ...label, shownAs: label.name, aliases: [] })),
};
/**
 * The table under the names of `labels-map`. A renamed label is no longer known by its old name. All contradictions are
 * reported; with one the default table comes back.
 */
function labelTable(map) {
    const labels = sweepLabels.map((label) => {
        const [shownAs = label.name, ...aliases] = textsOf(map[label.name] ?? label.name);
        return { ...label, shownAs, aliases };
    });
    const problems = [...mapProblems(map), ...sharedNames(labels)];
    return { table: problems.length > 0 ? defaultLabelTable : { labels }, problems };
}
const textsOf = (value) => typeof value === 'string' ? [value] : value;
function mapProblems(map) {
    const names = sweepLabels.map(({ name }) => name);
    return Object.entries(map).flatMap(([from, to]) => {
        const near = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .au)(from, names);
        const hint = near === undefined ? `allowed: ${names.join(', ')}` : `did you mean "${near}"?`;
        const unknown = names.includes(from)
            ? []
            : [(0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX141', `labels-map: there is no label "${from}" to rename`, { hint })];
        const bad = textsOf(to).filter((text) => !isLabelName(text));
        return [
            ...unknown,
            ...(textsOf(to).length === 0 ? [(0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX141', `labels-map: "${from}" is given no name`)] : []),
            ...bad.map((text) => (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX141', `labels-map: "${text}" is no label name: 1 to ${maxLabelCharacters} characters without blanks at its ends`)),
        ];
    });
}
const isLabelName = (text) => text !== '' && text === text.trim() && Array.from(text).length <= maxLabelCharacters;
function sharedNames(labels) {
    const owners = new Map();
    return labels.flatMap((label) => [label.shownAs, ...label.aliases].flatMap((text) => {
        const owner = owners.get(text.toLowerCase());
        owners.set(text.toLowerCase(), label.name);
        if (owner === undefined || owner === label.name)
            return [];
        return [(0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX141', `labels-map: "${text}" would mean both "${owner}" and "${label.name}"`)];
    }));
}
/** The label of the table that this text is, compared whole. */
const findLabel = (table, text) => table.labels.find(({ shownAs, aliases }) => [shownAs, ...aliases].some((name) => sameLabel(name, text)));
/** Every text that is a sweep label here, for expressions in workflows. */
const labelTexts = (table) => table.labels.flatMap(({ shownAs, aliases }) => [shownAs, ...aliases]);
/** The sweep label that a foreign text was probably meant to be. */
const lookAlikeOf = (table, text) => findLabel(table, text) ? undefined : (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .au)(text.trim(), labelTexts(table));
//# sourceMappingURL=labels.js.map

/***/ }),

/***/ 15783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ optional)
/* harmony export */ });
/** An optional field of an object literal, absent rather than undefined (exactOptionalPropertyTypes). */
/** `{ [key]: value }`, or nothing when the value is absent. */
const optional = (key, value) => value === undefined ? {} : { [key]: value };
//# sourceMappingURL=optional-field.js.map

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

/***/ }),

/***/ 47593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export repositoryProblems */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of reading a repository: git itself, refs, files. Range 320-329 of command line and environment. */

const repositoryProblems = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX320: {
        title: 'git cannot be used',
        blame: 'infra',
        severity: 'error',
        explain: 'Comparing with a base needs the `git` program and a repository that this user may read. ' +
            'Install git, start inside a checkout, or mark the folder as safe when another user owns it ' +
            '(`git config --global --add safe.directory DIR`). Without git, name the keys to sweep with `--keys`.',
    },
    INFX321: {
        title: 'commit not in this clone',
        blame: 'infra',
        severity: 'error',
        explain: 'The base commit is not in the clone: the checkout is shallow, or the base was force-pushed away. ' +
            'Without it nothing can be compared, so this is a failure and never "no entries". ' +
            'Check out with `fetch-depth: 0`, or run `git fetch --unshallow`.',
    },
    INFX322: {
        title: 'ref refused or unknown',
        blame: 'user',
        severity: 'error',
        explain: 'A ref is a commit SHA (7 to 64 hex digits) or the name of a branch or tag. Anything that could be read as an ' +
            'option or as a range is refused. The all-zero SHA of a branch-creation event names no commit: ' +
            'give the merge base with the default branch instead.',
    },
    INFX323: {
        title: 'git failed',
        blame: 'infra',
        severity: 'error',
        explain: 'git ended with an error that has no class of its own; its last line is quoted. ' +
            'A damaged object store, a full disk or a lock held by another process look like this.',
    },
    INFX324: {
        title: 'repository file missing',
        blame: 'user',
        severity: 'error',
        explain: 'A file that the command was told to read does not exist in the working tree or at the commit. ' +
            'Correct the path in the command, the action input or infx.config.yaml.',
    },
    INFX325: {
        title: 'repository file refused',
        blame: 'user',
        severity: 'error',
        explain: 'Configuration is read only from regular files inside the repository, at most 64 MiB each, in UTF-8. ' +
            'Symbolic links that lead out of the repository, special files and other encodings are refused.',
    },
});
//# sourceMappingURL=repository.js.map

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

/***/ 1251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DR: () => (/* binding */ filesBelow),
/* harmony export */   Fe: () => (/* binding */ refusedFile),
/* harmony export */   Ir: () => (/* binding */ readFileBelow),
/* harmony export */   JG: () => (/* binding */ decodeFile),
/* harmony export */   eV: () => (/* binding */ maxFileBytes),
/* harmony export */   g$: () => (/* binding */ tooLarge)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85492);
/* harmony import */ var _core_problems_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47593);
/** Turns the bytes of one repository file into text, or into the Problem that says why not. */





/** Largest file that is read as configuration, in bytes. */
const maxFileBytes = 64 * 1024 * 1024;
/** Strict UTF-8; a byte order mark stays in the text, so that the changelog's byte rules can see it. */
function decodeFile(path, bytes) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return { kind: 'text', file: { path, text: bytes.toString('utf8') } };
    const { line, col } = firstInvalid(bytes);
    return refusedFile(path, `is not UTF-8 at line ${line}`, 'save the file as UTF-8', { line, col });
}
/**
 * Reads `path` (relative, forward slashes) below `root` from disk. Symbolic links are followed only inside `root`;
 * the bound holds even when the file grows while it is read.
 */
const readFileBelow = (root, path) => filesBelow(root)(path);
/** The same for many files: where their folders really lie is looked up once each. */
function filesBelow(root) {
    const folders = new Map();
    const folderOf = (path) => {
        const known = folders.get(path);
        if (known)
            return known;
        const found = resolving(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(path));
        folders.set(path, found);
        return found;
    };
    return (path) => {
        const real = realPath((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path), folderOf);
        if (real.kind !== 'path')
            return real.kind === 'missing' ? real : refusedFile(path, real.reason);
        const realRoot = folderOf(root);
        const fromRoot = realRoot.kind === 'path' ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(realRoot.path, real.path) : '..';
        if (fromRoot === '..' || fromRoot.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(fromRoot)) {
            return refusedFile(path, 'leads out of the repository', 'copy the file into the repository');
        }
        return readRegular(path, real.path);
    };
}
function readRegular(path, real) {
    // O_NONBLOCK: opening a named pipe must not wait for a writer.
    const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(real, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK);
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(handle);
        if (!stats.isFile())
            return refusedFile(path, 'is not a regular file');
        if (stats.size > maxFileBytes)
            return tooLarge(path, stats.size);
        return decodeFile(path, readBytes(handle, stats.size));
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle);
    }
}
const tooLarge = (path, size) => refusedFile(path, `has ${size} bytes, more than the allowed ${maxFileBytes}`);
const refusedFile = (path, why, hint, at = { line: 1, col: 1 }) => ({
    kind: 'refused',
    problem: (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)('INFX325', `"${path}" ${why}`, {
        at: { file: path, ...at },
        ...(hint === undefined ? {} : { hint }),
    }),
});
function readBytes(handle, size) {
    const bytes = node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.allocUnsafe(size);
    let filled = 0;
    while (filled < size) {
        const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(handle, bytes, filled, size - filled, filled);
        if (count === 0)
            break;
        filled += count;
    }
    return bytes.subarray(0, filled);
}
/** Of a file; only the folder of one that is no link itself has to be resolved. */
function realPath(path, folderOf) {
    const folder = folderOf((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
    if (folder.kind !== 'path')
        return folder;
    const direct = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder.path, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path));
    return resolving(() => {
        // Configurations may name hundreds of files that are kept elsewhere, and an exception for each takes its time.
        const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(direct, { throwIfNoEntry: false });
        return found?.isSymbolicLink() === true ? node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(path) : found && direct;
    });
}
function resolving(find) {
    try {
        const path = find();
        return path === undefined ? { kind: 'missing' } : { kind: 'path', path };
    }
    catch (cause) {
        const code = errorCode(cause);
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return { kind: 'missing' };
        if (code === 'ELOOP' || code === 'EACCES' || code === 'ENAMETOOLONG') {
            return { kind: 'unreadable', reason: `cannot be read (${code})` };
        }
        throw cause;
    }
}
const errorCode = (cause) => cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
/** Line and column (in bytes) of the first byte that is not UTF-8: found by halving, since a prefix decides. */
function firstInvalid(bytes) {
    const lines = bytes.toString('latin1').split('\n');
    const index = lines.findIndex((line) => !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.from(line, 'latin1')));
    const line = node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.from(lines[index] ?? '', 'latin1');
    let valid = 0;
    // A character has at most four bytes: try the lengths that end on a whole one.
    for (let step = 1; valid < line.length;) {
        if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(line.subarray(valid, valid + step))) {
            valid += step;
            step = 1;
        }
        else if (++step > 4)
            break;
    }
    return { line: index + 1, col: valid + 1 };
}
//# sourceMappingURL=repository-file.js.map

/***/ }),

/***/ 27023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ timerDelay)
/* harmony export */ });
/** Delays that come from outside. */
/** A timer waits for 2^31 - 1 ms at most, 24.8 days; with more, Node warns and fires after 1 ms. */
const longestTimerMs = 2 ** 31 - 1;
/** `ms` as a timer can wait for it: what is longer, Infinity too, becomes the longest. */
const timerDelay = (ms) => Math.min(ms, longestTimerMs);
//# sourceMappingURL=timer.js.map

/***/ })

};
