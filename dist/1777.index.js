export const id = 1777;
export const ids = [1777];
export const modules = {

/***/ 1667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ runLabel),
/* harmony export */   Sk: () => (/* binding */ localRunId),
/* harmony export */   p8: () => (/* binding */ localRun),
/* harmony export */   yZ: () => (/* binding */ runDate)
/* harmony export */ });
/**
 * A run id for a sweep that GitHub knows nothing of: the negative start time in Unix milliseconds. GitHub's ids are
 * positive, so the two never meet, and the same sweep (a `--resume` keeps its start time) has the same id again.
 */
function localRunId(startedAt) {
    const startedAtUnixMs = Date.parse(startedAt);
    if (!Number.isFinite(startedAtUnixMs) || startedAtUnixMs <= 0)
        throw new RangeError(`a local sweep needs a start time after 1970, got "${startedAt}"`);
    return -startedAtUnixMs;
}
function localRun(sweep) {
    return {
        ...sweep,
        origin: 'local',
        runId: localRunId(sweep.startedAt),
        attempt: 1,
        createdAt: sweep.startedAt,
    };
}
/** UTC day, `2026-11-30`. */
const runDate = (run) => new Date(run.createdAt).toISOString().slice(0, 10);
/** Readable identity for locks and reports. */
const runLabel = (run) => `${run.origin}:${run.runId}:${run.attempt}`;
//# sourceMappingURL=run-identity.js.map

/***/ }),

/***/ 41777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ ingestFolder)
});

// EXTERNAL MODULE: ./lib/src/files/ingest-source.js + 1 modules
var ingest_source = __webpack_require__(56700);
// EXTERNAL MODULE: ./lib/src/files/temporary-folder.js
var temporary_folder = __webpack_require__(49450);
// EXTERNAL MODULE: ./lib/src/core/canonical-json.js
var canonical_json = __webpack_require__(42541);
// EXTERNAL MODULE: ./lib/src/core/ingest/benchmark-row.js + 3 modules
var benchmark_row = __webpack_require__(29425);
// EXTERNAL MODULE: ./lib/src/core/plan/policy.js
var policy = __webpack_require__(47898);
;// CONCATENATED MODULE: ./lib/src/core/ingest/policy.js
/** What a target accepts. */

/** Reason for rows of a sweep whose label shortened the agentic points; the row itself looks like any other. */
const shortened = 'agentx-fast';
/** The row with everything that keeps it from being published, also in its provenance. */
function withLabels(row, { labels }) {
    if (row.benchmarkType !== 'agentic_traces' || !(0,policy/* labelEffects */.x)(labels).fast)
        return row;
    const unpublishableBecause = [...new Set([...row.unpublishableBecause, shortened])];
    return {
        ...row,
        unpublishableBecause,
        provenance: { ...row.provenance, unpublishable_because: unpublishableBecause },
    };
}
//# sourceMappingURL=policy.js.map
// EXTERNAL MODULE: ./lib/src/core/ingest/row-fields.js
var row_fields = __webpack_require__(84931);
;// CONCATENATED MODULE: ./lib/src/core/ingest/quarantine.js
/** Rows that a reviewer refused: rejected_rows.json, matched by place and by content. */


/** Throws TypeError when the document is not a list of `{source, row}`. */
function readQuarantine(document) {
    if (!Array.isArray(document))
        throw new TypeError('rejected_rows.json is not a list');
    return new Set(document.map((entry, index) => {
        const source = (0,row_fields/* isRow */.pR)(entry) ? (0,row_fields/* textOf */.b6)(entry, 'source') : undefined;
        if (source === undefined || !(0,row_fields/* isRow */.pR)(entry) || entry['row'] === undefined)
            throw new TypeError(`rejected_rows.json: entry ${index} has no source or no row`);
        const fault = (0,row_fields/* rowFault */.hG)(entry['row']);
        if (fault !== undefined)
            throw new TypeError(`rejected_rows.json: the row of entry ${index} is ${fault}`);
        return fingerprint(source, entry['row']);
    }));
}
const isQuarantined = (quarantine, place, row) => quarantine.size > 0 && (0,row_fields/* rowFault */.hG)(row) === undefined && quarantine.has(fingerprint(place, row));
const fingerprint = (place, row) => `${lastTwo(place)} ${(0,canonical_json/* canonicalJson */.dj)(row)}`;
/** Evaluation rows name their file with more folders in front. */
const lastTwo = (path) => path.split('/').slice(-2).join('/');
//# sourceMappingURL=quarantine.js.map
;// CONCATENATED MODULE: ./lib/src/core/ingest/claims.js
/**
 * Which rows of a run are its points. Per-job files come before collected aggregates, newer uploads before older ones;
 * the first row of a point owns it, and only the owner's traces, logs and telemetry are stored.
 */




/** `candidates` in order of precedence inside each origin. */
function claimPoints(candidates, context) {
    const owners = new Map();
    const left = [];
    const conflicts = [];
    const names = [];
    const unknownMetricKeys = new Set();
    const ordered = [
        ...candidates.filter(({ origin }) => origin === 'per-job'),
        ...candidates.filter(({ origin }) => origin === 'aggregate'),
    ];
    for (const candidate of ordered) {
        const judged = judge(candidate, context);
        if ('names' in judged)
            names.push(...judged.names);
        if ('outcome' in judged) {
            left.push(judged);
            continue;
        }
        for (const key of judged.unknownKeys)
            unknownMetricKeys.add(key);
        const key = (0,benchmark_row/* benchmarkKey */.VJ)(judged.row);
        const owner = owners.get(key);
        if (!owner)
            owners.set(key, { row: judged.row, candidate });
        else {
            left.push(secondClaim(candidate, judged.row, owner));
            const metrics = candidate.origin === 'aggregate' ? differingMetrics(judged.row, owner.row) : [];
            if (metrics.length > 0)
                conflicts.push({ place: candidate.place, ownPlace: owner.candidate.place, metrics });
        }
    }
    return { points: [...owners.values()], left, conflicts, names, unknownMetricKeys: [...unknownMetricKeys] };
}
/** Beginning of the reason with which a row that is for its owner only is left out. */
const notPublishable = 'not publishable: ';
function judge(candidate, context) {
    const { place } = candidate;
    const { policy } = context;
    const skip = (reason, counter) => ({
        outcome: 'skipped',
        reason,
        place,
        names: [],
        ...(counter === undefined ? {} : { counter }),
    });
    if (context.evalsOnly)
        return skip('evals-only run');
    if (isQuarantined(context.quarantine, place, candidate.raw))
        return skip('rejected by a reviewer');
    const mapped = (0,benchmark_row/* mapBenchmarkRow */._y)(candidate.raw, { entities: policy.entities, fileName: candidate.fileName });
    if (mapped.state === 'unmapped')
        return { outcome: 'unmapped', reason: unmappedReason(mapped.names), place, names: mapped.names };
    if (mapped.state !== 'mapped')
        return mapped.state === 'failed'
            ? { outcome: 'failed', reason: mapped.reason, place, names: [] }
            : skip(mapped.reason, mapped.reason === 'failed run' ? 'failedRunRows' : undefined);
    const row = withLabels(mapped.row, policy);
    if (row.simulated && !policy.allowSimulated)
        return skip('simulated');
    if (row.unpublishableBecause.length > 0 && !policy.allowSimulated)
        return skip(`${notPublishable}${row.unpublishableBecause.join(', ')}`);
    if (isPurged(row, context))
        return skip('purged', 'purgedPoints');
    if (candidate.origin === 'aggregate' && isUnexpected(row, policy))
        return skip('only in the aggregate and not an expected point');
    return { row, names: mapped.reported, unknownKeys: mapped.unknownKeys };
}
const unmappedReason = (names) => names.map(({ kind, name }) => `${kind} "${name}"`).join(', ');
function isPurged(row, { policy, run }) {
    return policy.purges.some((purge) => purge.runId === run.runId &&
        (purge.attempt === undefined || purge.attempt === run.attempt) &&
        (purge.pointId === undefined || purge.pointId === row.pointId));
}
const isUnexpected = (row, { expectedPointIds }) => expectedPointIds !== undefined && row.pointId !== null && !expectedPointIds.has(row.pointId);
function secondClaim(candidate, row, owner) {
    const { place } = candidate;
    if (row.pointId !== null && owner.row.pointId !== null && row.pointId !== owner.row.pointId)
        return {
            outcome: 'failed',
            reason: `point ${row.pointId} has the database identity of another point, ${owner.row.pointId}`,
            place,
        };
    return candidate.origin === 'aggregate' && owner.candidate.origin === 'per-job'
        ? { outcome: 'skipped', reason: 'covered by per-job file', place, counter: 'coveredByPerJobFiles' }
        : { outcome: 'skipped', reason: 'superseded by a newer upload of the point', place };
}
/** Metrics that both rows have with different values; the per-job file may know more, that is no conflict. */
const differingMetrics = (row, own) => Object.keys(row.metrics).filter((key) => own.metrics[key] !== undefined && (0,canonical_json/* canonicalJson */.dj)(own.metrics[key]) !== (0,canonical_json/* canonicalJson */.dj)(row.metrics[key]));
//# sourceMappingURL=claims.js.map
// EXTERNAL MODULE: ./lib/src/core/ingest/entities.js
var entities = __webpack_require__(95202);
// EXTERNAL MODULE: ./lib/src/core/ingest/eval-row.js + 1 modules
var eval_row = __webpack_require__(31747);
;// CONCATENATED MODULE: ./lib/src/core/ingest/eval-claims.js




function claimEvals(aggregates, folders, policy) {
    const claims = new Map();
    const left = [];
    const names = [];
    const bySource = new Map(folders.flatMap(({ outcome, place }) => outcome.state === 'mapped' ? [[`${lastTwo(place)} ${outcome.row.task}`, outcome.row]] : []));
    const admit = (outcome, place) => {
        if (outcome.state === 'mapped') {
            names.push(...outcome.reported);
            if (!outcome.row.simulated || policy.allowSimulated)
                return outcome.row;
            left.push({ outcome: 'skipped', reason: 'simulated', place });
        }
        else if (outcome.state === 'unmapped') {
            names.push(...outcome.names);
            left.push({ outcome: 'unmapped', reason: unmappedReason(outcome.names), place });
        }
        else
            left.push({ outcome: outcome.state, reason: outcome.reason, place });
        return undefined;
    };
    for (const { raw, place } of aggregates) {
        const row = admit(withOwnIdentity(raw, (0,eval_row/* mapEvalAggregateRow */.IG)(raw, policy.entities), bySource), place);
        if (!row)
            continue;
        const claim = claims.get((0,eval_row/* evalKey */.wQ)(row));
        if (claim)
            left.push({ outcome: 'skipped', reason: 'superseded by an earlier row of the aggregate', place });
        else
            claims.set((0,eval_row/* evalKey */.wQ)(row), { row, places: [place], samples: undefined, folder: false });
    }
    for (const { outcome, place, samples } of folders) {
        const row = admit(outcome, place);
        if (!row)
            continue;
        const claim = claims.get((0,eval_row/* evalKey */.wQ)(row));
        if (!claim)
            claims.set((0,eval_row/* evalKey */.wQ)(row), { row, places: [place], samples, folder: true });
        else if (claim.folder)
            left.push({ outcome: 'skipped', reason: 'superseded by a newer evaluation', place });
        else {
            claim.row = joined(claim.row, row);
            claim.places.push(place);
            claim.samples = samples;
            claim.folder = true;
        }
    }
    return { evals: [...claims.values()], left, names };
}
/** The aggregate names its source file; where that folder is at hand, its own metadata says best what was evaluated. */
function withOwnIdentity(raw, outcome, bySource) {
    if (outcome.state !== 'mapped' || !(0,row_fields/* isRow */.pR)(raw))
        return outcome;
    const own = bySource.get(`${lastTwo((0,row_fields/* textOf */.b6)(raw, 'source') ?? '')} ${outcome.row.task}`);
    if (!own)
        return outcome;
    const { config, isl, osl, conc, pointId, planDigest, attempt, simulated } = own;
    return {
        ...outcome,
        row: { ...outcome.row, config, isl, osl, conc, pointId, planDigest, attempt, simulated },
    };
}
const joined = (aggregate, folder) => ({
    ...folder,
    metrics: { ...aggregate.metrics, ...folder.metrics },
    lmEvalVersion: folder.lmEvalVersion ?? aggregate.lmEvalVersion,
});
//# sourceMappingURL=eval-claims.js.map
// EXTERNAL MODULE: ./lib/src/core/ingest/run-identity.js
var run_identity = __webpack_require__(1667);
// EXTERNAL MODULE: ./lib/src/core/ingest/report.js
var report = __webpack_require__(45323);
;// CONCATENATED MODULE: ./lib/src/core/ingest/tally.js
/** Collects the counts of a report while rows pass by. */

const maxExamples = 10;
class Tally {
    #raw = { benchmark: 0, eval: 0, trace: 0, power: 0 };
    #counts = new Map();
    #reasons = new Map();
    counters = {
        benchmarkFiles: 0,
        rawBenchmarkRows: 0,
        coveredByPerJobFiles: 0,
        purgedPoints: 0,
        failedRunRows: 0,
        runStatsNew: 0,
        runStatsDuplicate: 0,
        evalSamplesNew: 0,
        gpuMetricSamplesNew: 0,
        powerPublicationPoints: 0,
        changelogEntriesWritten: 0,
        aggregateOnly: 0,
        conflicts: 0,
        simulatedRows: 0,
        serverLogsNew: 0,
    };
    /** Rows read. */
    read(category, rows) {
        this.#raw[category] += rows;
        if (category === 'benchmark')
            this.counters.rawBenchmarkRows += rows;
    }
    /** One row was stored, or was there already. */
    stored(category, outcome) {
        this.#add(category, outcome, 1);
    }
    /** One row was not stored, and why; `place` is where it stands. */
    left(category, outcome, reason, place) {
        this.#add(category, outcome, 1);
        const key = JSON.stringify([category, outcome, reason]);
        const known = this.#reasons.get(key);
        if (!known)
            this.#reasons.set(key, { category, outcome, reason, count: 1, examples: [place] });
        else {
            known.count++;
            if (known.examples.length < maxExamples && !known.examples.includes(place))
                known.examples.push(place);
        }
    }
    /** Counts everything that was read and not reached as failed: the ingest was broken off. */
    breakOff(reason) {
        for (const category of report/* ingestCategories */.jr) {
            const open = (0,report/* unaccounted */.cZ)(this.counts(category));
            for (let row = 0; row < open; row++)
                this.left(category, 'failed', reason, category);
        }
    }
    counts(category) {
        const count = (outcome) => this.#counts.get(`${category} ${outcome}`) ?? 0;
        return {
            raw: this.#raw[category],
            new: count('new'),
            duplicate: count('duplicate'),
            skipped: count('skipped'),
            unmapped: count('unmapped'),
            failed: count('failed'),
            reasons: this.#reasonsOf(category),
        };
    }
    #reasonsOf(category) {
        return [...this.#reasons.values()]
            .filter((open) => open.category === category)
            .map(({ outcome, reason, count, examples }) => ({ outcome, reason, count, examples: [...examples] }));
    }
    #add(category, outcome, rows) {
        const key = `${category} ${outcome}`;
        this.#counts.set(key, (this.#counts.get(key) ?? 0) + rows);
    }
}
//# sourceMappingURL=tally.js.map
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problems/store.js
var store = __webpack_require__(35388);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/store/advisory-lock.js
var advisory_lock = __webpack_require__(2485);
// EXTERNAL MODULE: ./lib/src/store/database-error.js
var database_error = __webpack_require__(52848);
;// CONCATENATED MODULE: ./lib/src/store/ingest/build-report.js



const noNames = { model: [], hardware: [], precision: [], metricKeys: [] };
/** Names outside of the tables, each once. */
function unmappedNames({ claims, evals, runStats, }) {
    const all = [
        ...claims.names,
        ...evals.names,
        ...runStats.unmappedHardware.map((name) => ({ kind: 'hardware', name })),
    ];
    const of = (kind) => [...new Set(all.filter((found) => found.kind === kind).map(({ name }) => name))].sort();
    return {
        model: of('model'),
        hardware: of('hardware'),
        precision: of('precision'),
        metricKeys: [...claims.unknownMetricKeys].sort(),
    };
}
function buildReport(context, source, targetName, unmapped) {
    const { tally, database, run } = context;
    const categories = {
        benchmark: tally.counts('benchmark'),
        eval: tally.counts('eval'),
        trace: tally.counts('trace'),
        power: tally.counts('power'),
    };
    const unknownNames = ['model', 'hardware'].flatMap((kind) => unmapped[kind].map((name) => (0,catalogue/* problem */.CC)('INFX282', `${kind} "${name}" is not in the tables: its rows are not stored`, {
        hint: `add it to the organisation's ${kind === 'model' ? 'models' : 'hardware'} and ingest again`,
    })));
    const problems = [...context.problems, ...unknownNames, ...(0,report/* conservationProblems */.Ah)(categories)];
    return {
        schema: 'ingest-report.v1',
        conclusion: (0,report/* conclude */.Ep)(categories, problems),
        target: { kind: database.kind, name: targetName, description: database.description },
        run: {
            origin: run.origin,
            runId: run.runId,
            attempt: run.attempt,
            name: run.name,
            ...(run.headSha === undefined ? {} : { headSha: run.headSha }),
            ...(run.htmlUrl === undefined ? {} : { htmlUrl: run.htmlUrl }),
        },
        source,
        categories,
        counters: { ...tally.counters },
        unmapped,
        problems,
    };
}
//# sourceMappingURL=build-report.js.map
;// CONCATENATED MODULE: ./lib/src/store/ingest/context.js
/** What every step of one ingest shares. */

/** Adds a finding about one artifact file. */
function reportFile(context, code, place, message) {
    context.problems.push((0,catalogue/* problem */.CC)(code, `${place}: ${message}`, { at: { file: place, line: 1, col: 1 } }));
}
const messageOf = (error) => (error instanceof Error ? error.message : String(error));
//# sourceMappingURL=context.js.map
// EXTERNAL MODULE: ./lib/src/core/collect/artifact-names.js
var artifact_names = __webpack_require__(40742);
;// CONCATENATED MODULE: ./lib/src/core/ingest/source.js
/** Where artifacts come from; src/files/ingest-source.ts reads them from a folder. */

/**
 * Newest upload first, then the higher id, then the higher attempt in the name, then the name: one order for everybody.
 * A local sweep has no uploads; its attempts are told apart by name.
 */
function newestFirst(a, b) {
    const [timeA, timeB] = [Date.parse(a.createdAt ?? '') || 0, Date.parse(b.createdAt ?? '') || 0];
    const attempts = ((0,artifact_names/* attemptInName */.a)(b.name) ?? 0) - ((0,artifact_names/* attemptInName */.a)(a.name) ?? 0);
    return (timeB - timeA || (b.id ?? 0) - (a.id ?? 0) || attempts || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}
//# sourceMappingURL=source.js.map
// EXTERNAL MODULE: ./lib/src/core/measure/lenient-json.js
var lenient_json = __webpack_require__(10047);
// EXTERNAL MODULE: ./lib/src/core/measure/nesting.js
var nesting = __webpack_require__(19297);
// EXTERNAL MODULE: ./lib/src/core/measure/lines.js
var lines = __webpack_require__(97552);
;// CONCATENATED MODULE: ./lib/src/store/ingest/stream-text.js
/** Reading artifact files line by line and as JSON, with bounds. */



/** An artifact JSON that is read whole; larger ones are not what they claim to be. */
const maxJsonBytes = 64 * 1024 * 1024;
/** An artifact file whose lines become rows in memory before they are written: some million samples. */
const maxRowFileBytes = 512 * 1024 * 1024;
/**
 * Every line with its number from 1, without the line break. `terminated` is false for a last line without one.
 * Throws RangeError on a line too long to be text, and on a file of more than {@link maxRowFileBytes}.
 */
async function eachTextLine(file, take) {
    if (file.sizeBytes > maxRowFileBytes)
        throw new RangeError(`${file.path} has ${file.sizeBytes} bytes, more than ${maxRowFileBytes}`);
    await (0,lines/* eachLine */.I)(file.bytes(), {
        line: (bytes, start, end, number, terminated) => {
            const last = end > start && bytes[end - 1] === 0x0d ? end - 1 : end;
            take(bytes.toString('utf8', start, last), number, terminated);
        },
        oversized: (number) => {
            throw new RangeError(`line ${number} is too long`);
        },
    });
}
/** Rows, each still to be judged: with bare NaN and Infinity and of any depth, so that the row that is wrong can be named. */
const readRows = async (file) => (0,lenient_json/* parseLenientJson */.Ri)(await file.text(maxJsonBytes));
/** A document that is taken whole. Throws SyntaxError also for one that is nested too deep to be walked. */
async function readJson(file) {
    const document = await readRows(file);
    if ((0,nesting/* isTooDeep */.f_)(document))
        throw new SyntaxError(nesting/* tooDeep */.DI);
    return document;
}
//# sourceMappingURL=stream-text.js.map
;// CONCATENATED MODULE: ./lib/src/store/ingest/read-benchmarks.js



/** Counts files and rows; a file that is no JSON counts as one failed row. */
async function readBenchmarks(context, artifacts) {
    const { tally } = context;
    const candidates = [];
    const sources = artifacts
        .filter(({ kind }) => kind === 'benchmark' || kind === 'benchmark-aggregate')
        .sort(newestFirst);
    for (const artifact of sources) {
        const origin = artifact.kind === 'benchmark' ? 'per-job' : 'aggregate';
        for (const file of artifact.files.filter(({ path }) => /^[^/]+\.json$/.test(path))) {
            const place = `${artifact.name}/${file.path}`;
            tally.counters.benchmarkFiles++;
            let document;
            try {
                document = await readRows(file);
            }
            catch (error) {
                tally.read('benchmark', 1);
                tally.left('benchmark', 'failed', error instanceof SyntaxError ? 'not-json' : messageOf(error), place);
                reportFile(context, 'INFX283', place, messageOf(error));
                continue;
            }
            const rows = Array.isArray(document) ? document : [document];
            tally.read('benchmark', rows.length);
            for (const raw of rows)
                candidates.push({
                    raw,
                    place,
                    fileName: file.path,
                    origin,
                    artifactKey: origin === 'per-job' ? artifact.key : '',
                });
        }
    }
    return candidates;
}
//# sourceMappingURL=read-benchmarks.js.map
;// CONCATENATED MODULE: ./lib/src/core/ingest/changelog-metadata.js
/** changelog_metadata.json → changelog rows and the flags of the run. */

/** Throws TypeError naming the field when the document has not the expected shape. */
function readChangelogMetadata(document) {
    if (!(0,row_fields/* isRow */.pR)(document))
        throw new TypeError('changelog metadata is not an object');
    const entries = document['entries'];
    const baseRef = (0,row_fields/* textOf */.b6)(document, 'base_ref');
    const headRef = (0,row_fields/* textOf */.b6)(document, 'head_ref');
    if (baseRef === undefined)
        throw new TypeError('base_ref is missing');
    if (headRef === undefined)
        throw new TypeError('head_ref is missing');
    if (!Array.isArray(entries))
        throw new TypeError('entries is not a list');
    return withFlags(entries.map((entry, ordinal) => readEntry(entry, ordinal, baseRef, headRef)));
}
/** Where no metadata came with the run: one entry from what is known of it. */
const fallbackChangelog = (run) => ({
    ...withFlags([]),
    rows: [
        {
            baseRef: 'unknown',
            headRef: run.headSha ?? run.headBranch ?? 'unknown',
            ordinal: 0,
            configKeys: [],
            description: run.name,
            prLink: null,
            appendOnly: false,
            evalsOnly: false,
        },
    ],
});
const withFlags = (rows) => ({
    rows,
    evalsOnly: rows.length > 0 && rows.every((row) => row.evalsOnly),
    appendOnly: rows.length > 0 && rows.every((row) => row.appendOnly),
});
function readEntry(entry, ordinal, baseRef, headRef) {
    if (!(0,row_fields/* isRow */.pR)(entry))
        throw new TypeError(`entries[${ordinal}] is not an object`);
    return {
        baseRef,
        headRef,
        ordinal,
        configKeys: changelog_metadata_lines(entry, 'config-keys', ordinal),
        description: changelog_metadata_lines(entry, 'description', ordinal).join('\n'),
        prLink: (0,row_fields/* textOf */.b6)(entry, 'pr-link') ?? null,
        appendOnly: (0,row_fields/* booleanOf */.SF)(entry, 'append-only') ?? false,
        evalsOnly: (0,row_fields/* booleanOf */.SF)(entry, 'evals-only') ?? false,
    };
}
/** A text or a list of texts. */
function changelog_metadata_lines(entry, key, ordinal) {
    const value = entry[key];
    const list = Array.isArray(value) ? value : [value];
    if (!list.every((line) => typeof line === 'string'))
        throw new TypeError(`entries[${ordinal}].${key} is not text`);
    return list.map(row_fields/* storableText */._O);
}
//# sourceMappingURL=changelog-metadata.js.map
// EXTERNAL MODULE: ./lib/src/core/ingest/normalise.js
var normalise = __webpack_require__(85799);
;// CONCATENATED MODULE: ./lib/src/core/ingest/run-stats.js


function mapRunStats(document, entities) {
    const sums = new Map();
    const unmappedHardware = [];
    if (!(0,row_fields/* isRow */.pR)(document))
        return { stats: [], unmappedHardware };
    for (const label of Object.keys(document)) {
        const counts = (0,row_fields/* recordOf */.zv)(document, label);
        const nSuccess = counts && (0,row_fields/* integerOf */.cP)(counts, 'n_success');
        const total = counts && (0,row_fields/* integerOf */.cP)(counts, 'total');
        if (nSuccess === undefined || total === undefined || nSuccess < 0 || nSuccess > total)
            continue;
        const hardware = (0,normalise/* normaliseHardware */.VO)(label, entities);
        if (hardware === undefined)
            unmappedHardware.push(label);
        else {
            const sum = sums.get(hardware);
            sums.set(hardware, {
                hardware,
                nSuccess: (sum?.nSuccess ?? 0) + nSuccess,
                total: (sum?.total ?? 0) + total,
            });
        }
    }
    return { stats: [...sums.values()], unmappedHardware };
}
//# sourceMappingURL=run-stats.js.map
;// CONCATENATED MODULE: ./lib/src/store/ingest/read-control.js
/** Control files of a run: quarantine lists, changelog metadata, reliability counts. */








const controlFiles = (artifacts, kind) => artifacts
    .filter((artifact) => artifact.kind === kind)
    .sort(newestFirst)
    .flatMap(({ name, files }) => files
    .filter(({ path }) => /^[^/]+\.json$/.test(path))
    .map((file) => ({ file, place: `${name}/${file.path}` })));
/** Fatal when unreadable: what a reviewer refused would be published. */
async function readQuarantines(artifacts) {
    const all = new Set();
    for (const { file, place } of controlFiles(artifacts, 'rejected-rows')) {
        try {
            for (const entry of readQuarantine(await readJson(file)))
                all.add(entry);
        }
        catch (error) {
            throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX289', `${place}: ${messageOf(error)}`, { at: { file: place, line: 1, col: 1 } })], { cause: error });
        }
    }
    return all;
}
async function readChangelog(context, artifacts) {
    const [found] = controlFiles(artifacts, 'changelog');
    if (!found)
        return fallbackChangelog(context.run);
    try {
        return readChangelogMetadata(await readJson(found.file));
    }
    catch (error) {
        reportFile(context, 'INFX290', found.place, messageOf(error));
        return fallbackChangelog(context.run);
    }
}
async function readRunStats(context, artifacts) {
    const [found] = controlFiles(artifacts, 'run-stats');
    if (!found)
        return { stats: [], unmappedHardware: [] };
    try {
        return mapRunStats(await readJson(found.file), context.entities);
    }
    catch (error) {
        reportFile(context, 'INFX283', found.place, messageOf(error));
        return { stats: [], unmappedHardware: [] };
    }
}
//# sourceMappingURL=read-control.js.map
// EXTERNAL MODULE: ./lib/src/core/evals/file-names.js
var file_names = __webpack_require__(56701);
;// CONCATENATED MODULE: ./lib/src/store/ingest/read-evals.js
/** Accuracy rows: the collected aggregate, and every evaluation's own folder. */






async function readEvalAggregates(context, artifacts) {
    const candidates = [];
    for (const artifact of artifacts.filter(({ kind }) => kind === 'eval-aggregate').sort(newestFirst)) {
        for (const file of artifact.files.filter(({ path }) => /^[^/]+\.json$/.test(path))) {
            const place = `${artifact.name}/${file.path}`;
            const document = await readCounted(context, file, place);
            const rows = Array.isArray(document)
                ? document
                : document === undefined
                    ? []
                    : [document];
            context.tally.read('eval', rows.length);
            candidates.push(...rows.map((raw) => ({ raw, place })));
        }
    }
    return candidates;
}
/** Newest first: by the time in the file's name, then by upload. */
async function readEvalFolders(context, artifacts) {
    const found = [];
    for (const artifact of artifacts.filter(({ kind }) => kind === 'eval').sort(newestFirst)) {
        const sets = artifact.files.filter(({ path }) => /^([^/]+\/)?meta_env\.json$/.test(path));
        let results = 0;
        for (const metaFile of sets) {
            const folder = metaFile.path.slice(0, -'meta_env.json'.length);
            const inFolder = artifact.files.filter(({ path }) => path.startsWith(folder));
            const resultFiles = inFolder.filter(({ path }) => /^(.*\/)?results[^/]*\.json$/.test(path));
            results += resultFiles.length;
            if (resultFiles.length === 0)
                continue;
            const meta = await readCounted(context, metaFile, `${artifact.name}/${metaFile.path}`);
            if (!(0,row_fields/* isRow */.pR)(meta))
                continue;
            for (const file of resultFiles)
                found.push(...(await readResults(context, { artifact, meta, file, inFolder })));
        }
        if (results === 0) {
            context.tally.read('eval', 1);
            context.tally.left('eval', 'skipped', 'no meta_env.json with results', artifact.name);
        }
    }
    return found.sort((a, b) => (a.timestamp < b.timestamp ? 1 : a.timestamp > b.timestamp ? -1 : 0));
}
async function readResults(context, { artifact, meta, file, inFolder }) {
    const place = `${artifact.name}/${file.path}`;
    const document = await readCounted(context, file, place);
    if (document === undefined)
        return [];
    const name = (0,file_names/* parseEvalFileName */.BF)(baseName(file.path));
    const left = (reason) => {
        context.tally.read('eval', 1);
        context.tally.left('eval', 'skipped', reason, place);
        return [];
    };
    if (!(0,row_fields/* isRow */.pR)(document) ||
        (document['lm_eval_version'] === undefined && document['result_format'] === undefined))
        return left('not a results file');
    if (name.conc !== undefined && !isCompleted(meta, name.conc))
        return left('concurrency not completed');
    const outcomes = (0,eval_row/* mapEvalResults */.hx)(meta, document, name.conc, context.entities);
    if (outcomes.length === 0)
        return left('no task in the results');
    context.tally.read('eval', outcomes.length);
    const tasks = Object.keys((0,row_fields/* isRow */.pR)(document['results']) ? document['results'] : {});
    return outcomes.map((outcome, index) => ({
        outcome,
        place,
        samples: samplesOf(inFolder, tasks[index] ?? '', file.path),
        timestamp: name.timestamp ?? '',
    }));
}
/** The metadata of a batched evaluation lists what it finished; without the list everything counts. */
function isCompleted(meta, conc) {
    const completed = meta['completed_eval_concs'];
    if (!Array.isArray(completed))
        return true;
    return completed.some((listed) => (0,row_fields/* numberOf */.rl)({ listed }, 'listed') === conc);
}
/** `samples_<task>_<time>[_conc<N>].jsonl` beside the results, of the same time where there are several. */
function samplesOf(files, task, resultsPath) {
    const results = (0,file_names/* parseEvalFileName */.BF)(baseName(resultsPath));
    const candidates = files
        .filter(({ path }) => /^samples?_.*\.jsonl$/.test(baseName(path)))
        .map((file) => ({ file, name: (0,file_names/* parseEvalFileName */.BF)(baseName(file.path)) }))
        .filter(({ name }) => taskOf(name.stem, name.timestamp) === task.toLowerCase() && name.conc === results.conc)
        .sort((a, b) => ((a.name.timestamp ?? '') < (b.name.timestamp ?? '') ? 1 : -1));
    return (candidates.find(({ name }) => name.timestamp === results.timestamp) ?? candidates[0])?.file;
}
const taskOf = (stem, timestamp) => (timestamp === undefined ? stem : stem.slice(0, stem.indexOf(timestamp)).replace(/_$/, ''))
    .replace(/^samples?_/, '')
    .toLowerCase();
/** A file that is no JSON counts as one failed row. */
async function readCounted(context, file, place) {
    try {
        return await readRows(file);
    }
    catch (error) {
        context.tally.read('eval', 1);
        context.tally.left('eval', 'failed', error instanceof SyntaxError ? 'not-json' : messageOf(error), place);
        reportFile(context, 'INFX283', place, messageOf(error));
        return undefined;
    }
}
const baseName = (path) => path.slice(path.lastIndexOf('/') + 1);
//# sourceMappingURL=read-evals.js.map
;// CONCATENATED MODULE: ./lib/src/store/ingest/row-faults.js
/** Writes all rows in one statement; when the database refuses one, row by row, so that the faulty ones can be named. */

/** `write` stores rows and returns one result per row, in the order of the rows. */
async function writeRows(database, rows, write) {
    if (rows.length === 0)
        return { written: [], refused: [] };
    try {
        const results = await database.tx((session) => write(session, rows));
        return { written: zip(rows, results), refused: [] };
    }
    catch (error) {
        if (!(error instanceof database_error/* DatabaseError */.a) || !error.isRowFault)
            throw error;
        const [only] = rows;
        if (rows.length === 1 && only !== undefined)
            return { written: [], refused: [{ row: only, error }] };
    }
    const parts = [];
    for (const row of rows)
        parts.push(await writeRows(database, [row], write));
    return {
        written: parts.flatMap(({ written }) => written),
        refused: parts.flatMap(({ refused }) => refused),
    };
}
function zip(rows, results) {
    if (rows.length !== results.length)
        throw new Error(`${rows.length} rows were written, ${results.length} came back`);
    return rows.flatMap((row, index) => {
        const result = results[index];
        return result === undefined ? [] : [{ row, result }];
    });
}
//# sourceMappingURL=row-faults.js.map
// EXTERNAL MODULE: ./lib/src/core/ingest/config-identity.js
var config_identity = __webpack_require__(99874);
;// CONCATENATED MODULE: ./lib/src/store/ingest/write-configs.js
/** configs: find or make the row of every serving configuration of the run, in three statements at most. */

const columns = [
    ['hardware', 'text'],
    ['framework', 'text'],
    ['model', 'text'],
    ['precision', 'text'],
    ['spec_method', 'text'],
    ['disagg', 'boolean'],
    ['is_multinode', 'boolean'],
    ['prefill_tp', 'smallint'],
    ['prefill_ep', 'smallint'],
    ['prefill_dp_attention', 'boolean'],
    ['prefill_num_workers', 'smallint'],
    ['decode_tp', 'smallint'],
    ['decode_ep', 'smallint'],
    ['decode_dp_attention', 'boolean'],
    ['decode_num_workers', 'smallint'],
    ['num_prefill_gpu', 'smallint'],
    ['num_decode_gpu', 'smallint'],
];
const names = columns.map(([name]) => name).join(', ');
const recordset = `json_to_recordset($1::json) as x(key text, ${columns.map(([name, type]) => `${name} ${type}`).join(', ')})`;
const equal = columns.map(([name]) => `c.${name} is not distinct from x.${name}`).join(' and ');
/** Ids by {@link configKey}. */
async function ensureConfigs(database, configs) {
    const records = new Map(configs.map((config) => [(0,config_identity/* configKey */.u)(config), toRecord(config)]));
    const json = JSON.stringify([...records.values()]);
    const known = await find(database, json);
    if (known.size === records.size)
        return known;
    // Conflicts use up serial numbers, so only what is missing is inserted.
    const missing = [...records].filter(([key]) => !known.has(key)).map(([, record]) => record);
    await database.query(`insert into configs (${names}) select ${names} from ${recordset} on conflict on constraint configs_identity do nothing`, [JSON.stringify(missing)]);
    return find(database, json);
}
async function find(database, json) {
    const { rows } = await database.query(`select x.key, c.id from ${recordset} join configs c on ${equal}`, [json]);
    return new Map(rows.map(({ key, id }) => [key, id]));
}
const toRecord = (config) => ({
    key: (0,config_identity/* configKey */.u)(config),
    hardware: config.hardware,
    framework: config.framework,
    model: config.model,
    precision: config.precision,
    spec_method: config.specMethod,
    disagg: config.disagg,
    is_multinode: config.isMultinode,
    prefill_tp: config.prefill.tp,
    prefill_ep: config.prefill.ep,
    prefill_dp_attention: config.prefill.dpAttention,
    prefill_num_workers: config.prefill.numWorkers,
    decode_tp: config.decode.tp,
    decode_ep: config.decode.ep,
    decode_dp_attention: config.decode.dpAttention,
    decode_num_workers: config.decode.numWorkers,
    num_prefill_gpu: config.prefill.gpus,
    num_decode_gpu: config.decode.gpus,
});
function configIdOf(ids, config) {
    const id = ids.get((0,config_identity/* configKey */.u)(config));
    if (id === undefined)
        throw new Error(`configuration has no id: ${(0,config_identity/* configKey */.u)(config)}`);
    return id;
}
//# sourceMappingURL=write-configs.js.map
;// CONCATENATED MODULE: ./lib/src/store/ingest/write-benchmarks.js




const write_benchmarks_columns = [
    ['workflow_run_id', 'bigint'],
    ['config_id', 'int'],
    ['benchmark_type', 'text'],
    ['date', 'date'],
    ['isl', 'int'],
    ['osl', 'int'],
    ['conc', 'int'],
    ['image', 'text'],
    ['metrics', 'jsonb'],
    ['workers', 'jsonb'],
    ['offload_mode', 'text'],
    ['recipe_fingerprint', 'text'],
    ['power_invalid_reasons', 'jsonb'],
    ['power_audit', 'jsonb'],
    ['point_id', 'text'],
    ['plan_digest', 'text'],
    ['attempt', 'smallint'],
    ['simulated', 'boolean'],
    ['provenance', 'jsonb'],
];
const write_benchmarks_names = write_benchmarks_columns.map(([name]) => name).join(', ');
/**
 * A later ingest of the same run overwrites what it measured, but a KV pool size that only the first one knew stays,
 * and so does an agentic power audit. `date` stays as it is, and so do the links to trace and log of the same attempt:
 * those of another attempt did not measure these numbers.
 */
const upsertSql = `
with input as (
  select * from json_to_recordset($1::json) as x(ordinal int, ${write_benchmarks_columns.map(([name, type]) => `${name} ${type}`).join(', ')})
), stored as (
  insert into benchmark_results as br (${write_benchmarks_names}) select ${write_benchmarks_names} from input
  on conflict on constraint benchmark_results_identity do update set
    metrics = excluded.metrics
      || case when br.metrics ? 'kv_cache_pool_tokens' and not excluded.metrics ? 'kv_cache_pool_tokens'
         then jsonb_build_object('kv_cache_pool_tokens', br.metrics -> 'kv_cache_pool_tokens') else '{}'::jsonb end,
    image = excluded.image,
    workers = excluded.workers,
    power_invalid_reasons = excluded.power_invalid_reasons,
    power_audit = case when br.benchmark_type = 'agentic_traces'
      then coalesce(excluded.power_audit, br.power_audit) else excluded.power_audit end,
    point_id = excluded.point_id,
    plan_digest = excluded.plan_digest,
    attempt = excluded.attempt,
    trace_replay_id = case when excluded.attempt is not distinct from br.attempt then br.trace_replay_id end,
    server_log_id = case when excluded.attempt is not distinct from br.attempt then br.server_log_id end,
    simulated = excluded.simulated,
    provenance = excluded.provenance
  returning br.*, (xmax = 0) as is_new
)
select stored.id, stored.is_new, stored.trace_replay_id is not null as has_trace, stored.server_log_id is not null as has_log
from stored join input on stored.config_id = input.config_id
  and stored.benchmark_type = input.benchmark_type
  and stored.isl is not distinct from input.isl
  and stored.osl is not distinct from input.osl
  and stored.conc = input.conc
  and stored.offload_mode = input.offload_mode
  and stored.recipe_fingerprint is not distinct from input.recipe_fingerprint
order by input.ordinal`;
async function writeBenchmarks(context, points) {
    const { tally } = context;
    const { written, refused } = await writeRows(context.database, points, (session, rows) => upsert(session, context, rows));
    for (const { row, error } of refused) {
        tally.left('benchmark', 'failed', `refused by the database: ${messageOf(error)}`, row.candidate.place);
        reportFile(context, 'INFX286', row.candidate.place, messageOf(error));
    }
    return written.map(({ row: point, result }) => {
        tally.stored('benchmark', result.is_new ? 'new' : 'duplicate');
        if (point.row.simulated)
            tally.counters.simulatedRows++;
        if (hasPower(point))
            tally.counters.powerPublicationPoints++;
        return { id: result.id, point, isNew: result.is_new, hasTrace: result.has_trace, hasLog: result.has_log };
    });
}
async function upsert(session, context, points) {
    const records = points.map(({ row }, ordinal) => ({
        ordinal,
        workflow_run_id: context.workflowRunId,
        config_id: configIdOf(context.configIds, row.config),
        benchmark_type: row.benchmarkType,
        date: context.date,
        isl: row.isl,
        osl: row.osl,
        conc: row.conc,
        image: row.image,
        metrics: row.metrics,
        workers: row.workers,
        offload_mode: row.offloadMode,
        recipe_fingerprint: row.recipeFingerprint,
        power_invalid_reasons: row.powerInvalidReasons,
        power_audit: row.powerAudit,
        point_id: row.pointId,
        plan_digest: row.planDigest,
        attempt: row.attempt,
        simulated: row.simulated,
        provenance: row.provenance,
    }));
    const { rows } = await session.query(upsertSql, [(0,row_fields/* storableJson */.r$)(records)]);
    return rows;
}
const hasPower = ({ row }) => 'power_valid' in row.metrics || row.powerAudit !== null || row.powerInvalidReasons !== null;
//# sourceMappingURL=write-benchmarks.js.map
;// CONCATENATED MODULE: ./lib/src/core/ingest/eval-samples.js
/** lm-eval writes one line per (question, filter); the database holds one row per question. */

function readSampleLine(value) {
    if (!(0,row_fields/* isRow */.pR)(value))
        return undefined;
    const docId = (0,row_fields/* numberOf */.rl)(value, 'doc_id');
    if (docId === undefined || !Number.isInteger(docId) || docId < 0 || docId > 2_147_483_647)
        return undefined;
    return {
        docId,
        filter: typeof value['filter'] === 'string' ? value['filter'] : 'none',
        row: value,
        question: JSON.stringify([value['doc'] ?? null, value['target'] ?? null]),
    };
}
function toSample({ docId, filter, row }) {
    const metrics = metricValues(row);
    const score = firstMetric(row, metrics);
    return {
        docId,
        prompt: plainText(promptOf(row)),
        target: plainText(row['target']),
        response: plainText(first(row['filtered_resps'])) ?? plainText(first(row['resps'])),
        passed: score === undefined ? null : score >= 1,
        score: score ?? null,
        metrics,
        record: { doc: row['doc'] ?? null, filter, resps: row['resps'] ?? null },
    };
}
/**
 * One sample per question, strict-match before other filters whatever the order of lines. A question whose copies
 * differ in text is refused: which of the two was asked cannot be told.
 */
class SampleSet {
    #byDoc = new Map();
    #conflicting = new Set();
    add(line) {
        const known = this.#byDoc.get(line.docId);
        if (known && known.question !== line.question)
            this.#conflicting.add(line.docId);
        if (!known || (known.filter !== 'strict-match' && line.filter === 'strict-match'))
            this.#byDoc.set(line.docId, line);
    }
    /** Questions refused because their copies differ. */
    get conflictingDocIds() {
        return [...this.#conflicting].sort((a, b) => a - b);
    }
    /** Ascending doc_id. */
    samples() {
        return [...this.#byDoc.values()]
            .filter(({ docId }) => !this.#conflicting.has(docId))
            .sort((a, b) => a.docId - b.docId)
            .map(toSample);
    }
}
function metricValues(row) {
    const names = Array.isArray(row['metrics']) ? row['metrics'] : [];
    return Object.fromEntries(names.flatMap((name) => {
        const value = typeof name === 'string' ? (0,row_fields/* numberOf */.rl)(row, name) : undefined;
        return value === undefined ? [] : [[String(name), value]];
    }));
}
function firstMetric(row, metrics) {
    return (0,row_fields/* numberOf */.rl)(row, 'exact_match') ?? Object.values(metrics)[0];
}
function promptOf(row) {
    const argumentSets = row['arguments'];
    const firstSet = (0,row_fields/* isRow */.pR)(argumentSets) ? Object.values(argumentSets)[0] : first(argumentSets);
    return (0,row_fields/* isRow */.pR)(firstSet) ? Object.values(firstSet)[0] : first(firstSet);
}
const first = (value) => (Array.isArray(value) ? first(value[0]) : value);
function plainText(value) {
    if (value === undefined || value === null)
        return null;
    return (0,row_fields/* storableText */._O)(typeof value === 'string' ? value : JSON.stringify(value));
}
//# sourceMappingURL=eval-samples.js.map
;// CONCATENATED MODULE: ./lib/src/store/ingest/write-evals.js
/** eval_results and their samples. */










const write_evals_columns = [
    ['workflow_run_id', 'bigint'],
    ['config_id', 'int'],
    ['task', 'text'],
    ['date', 'date'],
    ['isl', 'int'],
    ['osl', 'int'],
    ['conc', 'int'],
    ['lm_eval_version', 'text'],
    ['metrics', 'jsonb'],
    ['point_id', 'text'],
    ['plan_digest', 'text'],
    ['attempt', 'smallint'],
    ['simulated', 'boolean'],
];
const write_evals_names = write_evals_columns.map(([name]) => name).join(', ');
const write_evals_upsertSql = `
with input as (
  select * from json_to_recordset($1::json) as x(ordinal int, ${write_evals_columns.map(([name, type]) => `${name} ${type}`).join(', ')})
), stored as (
  insert into eval_results as er (${write_evals_names}) select ${write_evals_names} from input
  on conflict on constraint eval_results_identity do update set
    metrics = excluded.metrics,
    lm_eval_version = coalesce(excluded.lm_eval_version, er.lm_eval_version),
    point_id = excluded.point_id,
    plan_digest = excluded.plan_digest,
    attempt = excluded.attempt,
    simulated = excluded.simulated
  returning er.*, (xmax = 0) as is_new
)
select stored.id, stored.is_new from stored join input on stored.config_id = input.config_id
  and stored.task = input.task
  and stored.isl is not distinct from input.isl
  and stored.osl is not distinct from input.osl
  and stored.conc is not distinct from input.conc
order by input.ordinal`;
async function writeEvals(context, evals) {
    const { tally } = context;
    const { written, refused } = await writeRows(context.database, evals, (session, rows) => write_evals_upsert(session, context, rows));
    for (const { row, error } of refused) {
        for (const place of row.places)
            tally.left('eval', 'failed', `refused by the database: ${messageOf(error)}`, place);
        reportFile(context, 'INFX286', row.places[0] ?? row.row.task, messageOf(error));
    }
    for (const { row: claimed, result } of written) {
        // The first telling of a new row is new, every other telling and every re-ingest a duplicate.
        claimed.places.forEach((_, index) => tally.stored('eval', result.is_new && index === 0 ? 'new' : 'duplicate'));
        if (claimed.row.simulated)
            tally.counters.simulatedRows++;
        if (claimed.samples)
            await storeSamples(context, result, claimed, claimed.samples);
    }
}
async function write_evals_upsert(session, context, evals) {
    const records = evals.map(({ row }, ordinal) => ({
        ordinal,
        workflow_run_id: context.workflowRunId,
        config_id: configIdOf(context.configIds, row.config),
        task: row.task,
        date: context.date,
        isl: row.isl,
        osl: row.osl,
        conc: row.conc,
        lm_eval_version: row.lmEvalVersion,
        metrics: row.metrics,
        point_id: row.pointId,
        plan_digest: row.planDigest,
        attempt: row.attempt,
        simulated: row.simulated,
    }));
    const { rows } = await session.query(write_evals_upsertSql, [(0,row_fields/* storableJson */.r$)(records)]);
    return rows;
}
async function storeSamples(context, stored, claimed, file) {
    const place = `${claimed.places.at(-1) ?? claimed.row.task} (${file.path})`;
    try {
        const samples = await readSamples(context, file, place);
        context.tally.counters.evalSamplesNew += await context.database.tx((session) => stored.is_new
            ? copySamples(session, 'eval_samples', stored.id, samples)
            : mergeSamples(session, stored.id, samples));
    }
    catch (error) {
        const classified = (0,database_error/* classifyDatabaseError */.O)(error, context.database.description);
        if (classified instanceof problem/* ProblemError */.Mm)
            throw classified;
        reportFile(context, 'INFX283', place, `samples not stored: ${messageOf(error)}`);
    }
}
async function readSamples(context, file, place) {
    const set = new SampleSet();
    const unusable = [];
    await eachTextLine(file, (text, number) => {
        if (text.trim() === '')
            return;
        const line = readSampleLine(parsedOrUndefined(text));
        if (line)
            set.add(line);
        else
            unusable.push(number);
    });
    if (unusable.length > 0)
        reportFile(context, 'INFX283', place, `${unusable.length} lines are no samples, the first is line ${unusable[0]}`);
    const conflicting = set.conflictingDocIds;
    if (conflicting.length > 0)
        reportFile(context, 'INFX283', place, `${conflicting.length} questions have copies with different text and are left out, the first is doc_id ${conflicting[0]}`);
    return set.samples();
}
function parsedOrUndefined(text) {
    try {
        const line = (0,lenient_json/* parseLenientJson */.Ri)(text);
        return (0,nesting/* isTooDeep */.f_)(line) ? undefined : line;
    }
    catch (error) {
        // Named by its line number in the report; the other samples of the file are whole.
        if (error instanceof SyntaxError)
            return undefined;
        throw error;
    }
}
const sampleColumns = [
    { name: 'eval_result_id', type: 'int8' },
    { name: 'doc_id', type: 'int4' },
    { name: 'prompt', type: 'text' },
    { name: 'target', type: 'text' },
    { name: 'response', type: 'text' },
    { name: 'passed', type: 'bool' },
    { name: 'score', type: 'numeric' },
    { name: 'metrics', type: 'jsonb' },
    { name: 'data', type: 'jsonb' },
];
const sampleNames = sampleColumns.map(({ name }) => name).join(', ');
const copySamples = (session, table, evalId, samples) => session.copyIn(table, sampleColumns, sampleRows(evalId, samples));
function* sampleRows(evalId, samples) {
    for (const sample of samples)
        yield [
            evalId,
            sample.docId,
            sample.prompt,
            sample.target,
            sample.response,
            sample.passed,
            sample.score,
            JSON.stringify(sample.metrics),
            (0,row_fields/* storableJson */.r$)(sample.record),
        ];
}
/** The eval row was there: only questions that it lacks are added. */
async function mergeSamples(session, evalId, samples) {
    await session.script(`create temp table incoming_samples on commit drop as select ${sampleNames} from eval_samples limit 0`);
    await copySamples(session, 'incoming_samples', evalId, samples);
    const { affectedRows } = await session.query(`insert into eval_samples (${sampleNames}) select ${sampleNames} from incoming_samples
     on conflict on constraint eval_samples_identity do nothing`, []);
    return affectedRows;
}
//# sourceMappingURL=write-evals.js.map
;// CONCATENATED MODULE: ./lib/src/store/ingest/write-facts.js
async function writeChangelog(context, rows) {
    const { affectedRows } = await context.database.query(`insert into changelog_entries (workflow_run_id, date, base_ref, head_ref, ordinal, config_keys, description, pr_link,
       append_only, evals_only)
     select $2::bigint, $3::date, base_ref, head_ref, ordinal,
       array(select json_array_elements_text(config_keys)), description, pr_link, append_only, evals_only
     from json_to_recordset($1::json) as x(base_ref text, head_ref text, ordinal int, config_keys json, description text,
       pr_link text, append_only boolean, evals_only boolean)
     on conflict on constraint changelog_entries_identity do update set
       config_keys = excluded.config_keys, description = excluded.description, pr_link = excluded.pr_link,
       append_only = excluded.append_only, evals_only = excluded.evals_only`, [
        JSON.stringify(rows.map((row) => ({
            base_ref: row.baseRef,
            head_ref: row.headRef,
            ordinal: row.ordinal,
            config_keys: row.configKeys,
            description: row.description,
            pr_link: row.prLink,
            append_only: row.appendOnly,
            evals_only: row.evalsOnly,
        }))),
        context.workflowRunId,
        context.date,
    ]);
    context.tally.counters.changelogEntriesWritten = affectedRows;
}
async function writeRunStats(context, stats) {
    const { rows } = await context.database.query(`insert into run_stats (workflow_run_id, date, hardware, n_success, total)
     select $2::bigint, $3::date, hardware, n_success, total
     from json_to_recordset($1::json) as x(hardware text, n_success int, total int)
     on conflict (workflow_run_id, hardware) do update set n_success = excluded.n_success, total = excluded.total
     returning (xmax = 0) as is_new`, [
        JSON.stringify(stats.map(({ hardware, nSuccess, total }) => ({ hardware, n_success: nSuccess, total }))),
        context.workflowRunId,
        context.date,
    ]);
    for (const { is_new: isNew } of rows)
        context.tally.counters[isNew ? 'runStatsNew' : 'runStatsDuplicate']++;
}
async function writeAvailability(context, points) {
    await context.database.query(`insert into availability (model, isl, osl, precision, hardware, framework, spec_method, disagg, date, benchmark_type)
     select distinct model, isl, osl, precision, hardware, framework, spec_method, disagg, $2::date, benchmark_type
     from json_to_recordset($1::json) as x(model text, isl int, osl int, precision text, hardware text, framework text,
       spec_method text, disagg boolean, benchmark_type text)
     on conflict on constraint availability_identity do nothing`, [
        JSON.stringify(points.map(({ point: { row } }) => ({
            model: row.config.model,
            isl: row.isl,
            osl: row.osl,
            precision: row.config.precision,
            hardware: row.config.hardware,
            framework: row.config.framework,
            spec_method: row.config.specMethod,
            disagg: row.config.disagg,
            benchmark_type: row.benchmarkType,
        }))),
        context.date,
    ]);
}
async function writeDatasets(context, points) {
    const slugs = new Set(points.flatMap(({ point: { row } }) => (row.dataset === null ? [] : [row.dataset])));
    await context.database.query(`insert into run_datasets (workflow_run_id, dataset_slug)
     select $2::bigint, slug from json_array_elements_text($1::json) as slug
     on conflict (workflow_run_id, dataset_slug) do nothing`, [JSON.stringify([...slugs]), context.workflowRunId]);
}
//# sourceMappingURL=write-facts.js.map
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./lib/src/store/ingest/siblings.js
/** Pairs a point with the other artifacts of its job, by exact name; a newer log of another job is never taken. */

/** The artifact with the point's key; agentic jobs have named theirs with and without `agentic_`. */
function siblingOf(artifacts, key) {
    return newest(artifacts, `agentic_${key}`) ?? newest(artifacts, key);
}
const newest = (artifacts, key) => artifacts.filter((artifact) => artifact.key === key).sort(newestFirst)[0];
//# sourceMappingURL=siblings.js.map
;// CONCATENATED MODULE: ./lib/src/store/ingest/write-logs.js
/** server_logs: the log of the point's own server, paired by exact artifact name. */





/** A log's end tells why something broke; what is in front of the last 4 MiB is counted, not stored. */
const maxLogBytes = 4 * 1024 * 1024;
async function writeServerLogs(context, points, artifacts) {
    const logs = artifacts.filter(({ kind }) => kind === 'server-logs');
    for (const point of points) {
        if (point.hasLog)
            continue;
        const artifact = siblingOf(logs, point.point.candidate.artifactKey);
        const file = artifact?.files.find(({ path }) => path === 'server.log' || path.endsWith('/server.log'));
        if (!artifact || !file)
            continue;
        try {
            await writeLog(context, point.id, file);
            context.tally.counters.serverLogsNew++;
        }
        catch (error) {
            if (error instanceof problem/* ProblemError */.Mm)
                throw error;
            reportFile(context, 'INFX283', `${artifact.name}/${file.path}`, messageOf(error));
        }
    }
}
async function writeLog(context, benchmarkId, file) {
    const { text, droppedBytes } = await readTail(file);
    await context.database.tx(async (session) => {
        const { rows } = await session.query('insert into server_logs (server_log, file_name, files_complete, dropped_bytes) values ($1, $2, true, $3::bigint) returning id', [text, 'server.log', droppedBytes]);
        await session.query('update benchmark_results set server_log_id = $1::bigint where id = $2::bigint', [
            rows[0]?.id ?? null,
            benchmarkId,
        ]);
    });
}
async function readTail(file) {
    const kept = [];
    let keptBytes = 0;
    let droppedBytes = 0;
    for await (const chunk of file.bytes()) {
        kept.push(external_node_buffer_.Buffer.from(chunk));
        keptBytes += chunk.byteLength;
        while (kept[0] && keptBytes - kept[0].length >= maxLogBytes) {
            const dropped = kept.shift();
            keptBytes -= dropped?.length ?? 0;
            droppedBytes += dropped?.length ?? 0;
        }
    }
    return { text: (0,row_fields/* storableText */._O)(external_node_buffer_.Buffer.concat(kept).toString('utf8')), droppedBytes };
}
//# sourceMappingURL=write-logs.js.map
;// CONCATENATED MODULE: ./lib/src/store/ingest/write-run.js

async function upsertRun(database, run, appendOnly) {
    const { rows } = await database.query(`insert into workflow_runs (github_run_id, run_attempt, name, status, conclusion, head_sha, head_branch, html_url,
       created_at, run_started_at, date, append_only, origin)
     values ($1::bigint, $2::smallint, $3, 'completed', $4, $5, $6, $7, $8::timestamptz, $9::timestamptz, $10::date, $11::boolean, $12)
     on conflict on constraint workflow_runs_identity do update set
       name = excluded.name, status = excluded.status, conclusion = excluded.conclusion, head_sha = excluded.head_sha,
       head_branch = excluded.head_branch, html_url = excluded.html_url, run_started_at = excluded.run_started_at,
       append_only = excluded.append_only
     returning id`, [
        run.runId,
        run.attempt,
        run.name,
        run.conclusion ?? null,
        run.headSha ?? null,
        run.headBranch ?? null,
        run.htmlUrl ?? null,
        run.createdAt,
        run.startedAt ?? run.createdAt,
        (0,run_identity/* runDate */.yZ)(run),
        appendOnly,
        run.origin,
    ]);
    const [row] = rows;
    if (!row)
        throw new Error('upsert of workflow_runs returned no row');
    return row.id;
}
//# sourceMappingURL=write-run.js.map
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/src/core/ingest/gpu-csv-error.js
/** A GPU telemetry file that cannot be used; the message names the line. */
class GpuCsvError extends Error {
    name = 'GpuCsvError';
}
//# sourceMappingURL=gpu-csv-error.js.map
;// CONCATENATED MODULE: ./lib/src/core/ingest/gpu-columns.js
/** Columns of GPU telemetry files (nvidia-smi, amd-smi wide, DCGM samples of several nodes) and where they are stored. */
/** The measured columns of gpu_metric_samples, in table order; units in the names. */
const gpuMetricColumns = (/* unused pure expression or super */ null && ([
    'power_w',
    'temperature_c',
    'sm_clock_mhz',
    'mem_clock_mhz',
    'gpu_util_pct',
    'mem_util_pct',
    'edge_temp_c',
    'mem_temp_c',
    'gfx_voltage_mv',
    'soc_voltage_mv',
    'mem_voltage_mv',
    'fclk_mhz',
    'socclk_mhz',
    'mm_activity_pct',
]));
const gpuCsvLayouts = [
    {
        vendor: 'nvidia',
        timestamp: 'timestamp',
        gpu: 'index',
        metrics: {
            'power.draw': 'power_w',
            'temperature.gpu': 'temperature_c',
            'clocks.current.sm': 'sm_clock_mhz',
            'clocks.current.memory': 'mem_clock_mhz',
            'utilization.gpu': 'gpu_util_pct',
            'utilization.memory': 'mem_util_pct',
        },
    },
    {
        vendor: 'amd',
        timestamp: 'timestamp',
        gpu: 'gpu',
        metrics: {
            socket_power: 'power_w',
            hotspot: 'temperature_c',
            gfx_0_clk: 'sm_clock_mhz',
            mem_0_clk: 'mem_clock_mhz',
            gfx_activity: 'gpu_util_pct',
            umc_activity: 'mem_util_pct',
            edge: 'edge_temp_c',
            mem: 'mem_temp_c',
            gfx_voltage: 'gfx_voltage_mv',
            soc_voltage: 'soc_voltage_mv',
            mem_voltage: 'mem_voltage_mv',
            fclk_0_clk: 'fclk_mhz',
            socclk_0_clk: 'socclk_mhz',
            mm_activity: 'mm_activity_pct',
        },
    },
    {
        vendor: 'nvidia',
        timestamp: 'timestamp_unix',
        gpu: 'gpu_index',
        host: 'hostname',
        metrics: { power_w: 'power_w', temperature_c: 'temperature_c' },
    },
];
//# sourceMappingURL=gpu-columns.js.map
;// CONCATENATED MODULE: ./lib/src/core/ingest/gpu-instant.js
/** Times of GPU telemetry files. */
/**
 * Unix seconds or milliseconds, ISO 8601 with zone, or a zone-less date and time in the zone `offsetMinutes` east of
 * UTC → Unix milliseconds; undefined when it is none of these.
 */
function parseInstant(text, offsetMinutes) {
    if (/^\d+(\.\d+)?$/.test(text)) {
        const value = Number(text);
        return Math.round(value < 1e11 ? value * 1000 : value);
    }
    const zoned = /(Z|[+-]\d\d:?\d\d)$/.test(text);
    const iso = text.replaceAll('/', '-').replace(' ', 'T');
    const parsed = Date.parse(zoned ? iso : `${iso}Z`);
    if (!Number.isFinite(parsed))
        return undefined;
    return zoned ? parsed : parsed - offsetMinutes * 60_000;
}
/** `{"timestamp_timezone":"UTC"}` of a context file → minutes east of UTC; undefined = a zone we cannot resolve. */
function timezoneOffsetMinutes(context) {
    const zone = typeof context === 'object' && context !== null && 'timestamp_timezone' in context
        ? context.timestamp_timezone
        : 'UTC';
    if (zone === 'UTC' || zone === 'Z' || zone === 'GMT' || zone === null)
        return 0;
    const match = typeof zone === 'string' ? /^(?:UTC|GMT)?([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) : null;
    if (!match)
        return undefined;
    const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0);
    return match[1] === '-' ? -minutes : minutes;
}
//# sourceMappingURL=gpu-instant.js.map
;// CONCATENATED MODULE: ./lib/src/core/ingest/gpu-samples.js
class SampleBuffer {
    #metrics;
    #stride;
    #packed;
    #length = 0;
    constructor(metrics) {
        this.#metrics = metrics;
        this.#stride = metrics.length + 2;
        this.#packed = new Float64Array(this.#stride * 4096);
    }
    /** NaN = not available. */
    add(gpu, unixMs, values) {
        if (this.#length + this.#stride > this.#packed.length) {
            const larger = new Float64Array(this.#packed.length * 2);
            larger.set(this.#packed);
            this.#packed = larger;
        }
        this.#packed[this.#length++] = gpu;
        this.#packed[this.#length++] = unixMs;
        for (const value of values)
            this.#packed[this.#length++] = value;
    }
    /** Of several samples of one GPU at one time the first stays: recorders repeat their last one. */
    toSeries(host, vendor) {
        const stride = this.#stride;
        const packed = this.#withoutRepeats();
        const sampleCount = packed.length / stride;
        const last = new Map();
        const gaps = [];
        let [startedAtUnixMs, endedAtUnixMs] = [Infinity, -Infinity];
        for (let at = 0; at < packed.length; at += stride) {
            const gpu = packed[at] ?? 0;
            const unixMs = packed[at + 1] ?? 0;
            startedAtUnixMs = Math.min(startedAtUnixMs, unixMs);
            endedAtUnixMs = Math.max(endedAtUnixMs, unixMs);
            const before = last.get(gpu);
            if (before !== undefined)
                gaps.push(unixMs - before);
            last.set(gpu, unixMs);
        }
        const median = gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)];
        return {
            host,
            vendor,
            metrics: this.#metrics,
            sampleCount,
            gpuCount: last.size,
            startedAtUnixMs,
            endedAtUnixMs,
            sampleIntervalSeconds: median === undefined ? null : median / 1000,
            fill: (sample, row, at) => {
                for (let slot = 0; slot < stride; slot++) {
                    const value = packed[sample * stride + slot] ?? Number.NaN;
                    row[at + slot] = Number.isNaN(value) ? null : value;
                }
            },
        };
    }
    #withoutRepeats() {
        const stride = this.#stride;
        const packed = this.#packed.subarray(0, this.#length);
        if (isOrdered(packed, stride))
            return packed;
        const seen = new Set();
        let kept = 0;
        for (let at = 0; at < packed.length; at += stride) {
            // GPU indexes are below 1024, and milliseconds times 1024 stay exact until the year 5138.
            const identity = (packed[at + 1] ?? 0) * 1024 + (packed[at] ?? 0);
            if (seen.has(identity))
                continue;
            seen.add(identity);
            packed.copyWithin(kept, at, at + stride);
            kept += stride;
        }
        return packed.subarray(0, kept);
    }
}
/** Times of every GPU strictly rise, as they do unless a recorder was restarted: then nothing can be repeated. */
function isOrdered(packed, stride) {
    const last = new Float64Array(1024);
    for (let at = 0; at < packed.length; at += stride) {
        const gpu = packed[at] ?? 0;
        const unixMs = packed[at + 1] ?? 0;
        if (unixMs <= (last[gpu] ?? 0))
            return false;
        last[gpu] = unixMs;
    }
    return true;
}
//# sourceMappingURL=gpu-samples.js.map
;// CONCATENATED MODULE: ./lib/src/core/ingest/gpu-csv.js
/**
 * GPU telemetry CSV → series of samples. All or nothing: one bad row makes the file unusable, because half of the GPUs
 * would look like all of them. Only a last row cut by the end of the recording is left out.
 */




/** More samples than a day of 72 GPUs at 1 Hz is no telemetry of a benchmark point. */
const maxSamples = 6_500_000;
/** DCGM writes "no value" as one of the numbers just below 2^31. */
const dcgmBlank = 2_147_483_632;
/**
 * Feed every line in order, then `end()`. Throws GpuCsvError naming the line. A last line without its newline was cut
 * while it was written (even where it looks whole, "412.34 W" may have become "41"): do not feed it.
 */
class GpuCsvReader {
    #offsetMinutes;
    #byHost = new Map();
    #columns;
    #lineNumber = 0;
    #samples = 0;
    #unfinished;
    #lastInstant = { text: '', unixMs: 0 };
    /** Zone of zone-less times, in minutes east of UTC. */
    constructor(offsetMinutes) {
        this.#offsetMinutes = offsetMinutes;
    }
    line(text) {
        this.#lineNumber++;
        if (text.trim() === '')
            return;
        // A bad row is forgiven only when nothing follows it: the recording was cut there.
        if (this.#unfinished)
            throw this.#unfinished;
        const cells = text.split(',');
        if (!this.#columns)
            this.#columns = readHeader(cells);
        else {
            try {
                this.#row(this.#columns, cells);
            }
            catch (error) {
                if (!(error instanceof GpuCsvError) || cells.length > this.#columns.count)
                    throw error;
                this.#unfinished = error;
            }
        }
    }
    /** One series per host; none for a file with nothing but its header. */
    end() {
        const columns = this.#columns;
        if (!columns)
            throw new GpuCsvError('empty file');
        return [...this.#byHost].map(([host, samples]) => samples.toSeries(host, columns.layout.vendor));
    }
    #row(columns, cells) {
        if (cells.length !== columns.count)
            throw this.#bad(`${cells.length} fields instead of ${columns.count}`);
        const gpuText = (cells[columns.gpu] ?? '').trim();
        const gpu = /^\d{1,4}$/.test(gpuText) ? Number(gpuText) : 1024;
        if (gpu > 1023)
            throw this.#bad(`GPU index "${gpuText}"`);
        const unixMs = this.#instant((cells[columns.timestamp] ?? '').trim());
        const values = columns.metricColumns.map((index) => this.#value(cells[index] ?? ''));
        this.#bufferOf(columns.host < 0 ? '' : (cells[columns.host] ?? '').trim(), columns).add(gpu, unixMs, values);
        if (++this.#samples > maxSamples)
            throw new GpuCsvError(`more than ${maxSamples} samples`);
    }
    #bufferOf(host, { metrics }) {
        let buffer = this.#byHost.get(host);
        if (!buffer)
            this.#byHost.set(host, (buffer = new SampleBuffer(metrics)));
        return buffer;
    }
    /** NaN = not available. */
    #value(cell) {
        const text = cell.trim();
        const space = text.indexOf(' ');
        const digits = space < 0 ? text : text.slice(0, space);
        const value = Number(digits);
        if (digits === '' || Number.isNaN(value) || !Number.isFinite(value)) {
            if (text === '' || text === 'N/A' || text === '[N/A]' || text === '[Not Supported]')
                return Number.NaN;
            throw this.#bad(`value "${text}"`);
        }
        if (space >= 0 && !units.has(text.slice(space + 1)))
            throw this.#bad(`value "${text}"`);
        return value >= dcgmBlank ? Number.NaN : value;
    }
    /** All GPUs of one sample carry the same time: it is read once. */
    #instant(text) {
        if (text !== this.#lastInstant.text) {
            const unixMs = parseInstant(text, this.#offsetMinutes);
            if (unixMs === undefined)
                throw this.#bad(`time "${text}"`);
            this.#lastInstant = { text, unixMs };
        }
        return this.#lastInstant.unixMs;
    }
    #bad(what) {
        return new GpuCsvError(`line ${this.#lineNumber}: bad row: ${what}`);
    }
}
const units = new Set(['W', 'MHz', '%', 'C', 'mV']);
function readHeader(cells) {
    const names = cells.map((cell) => cell.trim().replace(/\s*\[.*\]$/, ''));
    const layout = gpuCsvLayouts.find(({ timestamp, gpu, host }) => names.includes(timestamp) && names.includes(gpu) && (host === undefined || names.includes(host)));
    if (!layout)
        throw new GpuCsvError('line 1: header is not one of a known GPU telemetry file');
    const found = names.flatMap((name, index) => {
        const metric = layout.metrics[name];
        return metric === undefined ? [] : [{ metric, index }];
    });
    return {
        layout,
        count: cells.length,
        timestamp: names.indexOf(layout.timestamp),
        gpu: names.indexOf(layout.gpu),
        host: layout.host === undefined ? -1 : names.indexOf(layout.host),
        metrics: found.map(({ metric }) => metric),
        metricColumns: found.map(({ index }) => index),
    };
}
//# sourceMappingURL=gpu-csv.js.map
;// CONCATENATED MODULE: ./lib/src/store/ingest/telemetry-files.js
/** Reads one GPU telemetry file: samples and the digest that tells whether they are stored already. */






/** CSV files of an artifact that hold samples; energy counters and identities are other things. */
const telemetryCsvs = (artifact) => artifact.files.filter(({ path }) => /(^|\/)gpu_metrics[^/]*\.csv$/.test(path) && !/_(energy_(start|end)|identity)\.csv$/.test(path));
const multiNodeSamples = (artifact) => artifact.files.filter(({ path }) => /(^|\/)power\/samples\.csv$/.test(path));
/** Throws GpuCsvError when any row but a cut last one is bad. */
async function readTelemetry(artifact, file) {
    const sidecars = {};
    for (const context of artifact.files.filter(({ path }) => isContextOf(path, file.path)))
        sidecars[context.path] = await readJson(context);
    const offsets = Object.values(sidecars).filter(row_fields/* isRow */.pR).map(timezoneOffsetMinutes);
    const [offset = 0] = offsets;
    if (offsets.includes(undefined))
        throw new GpuCsvError('time zone of the recording is not understood');
    const reader = new GpuCsvReader(offset);
    const hash = (0,external_node_crypto_.createHash)('sha256');
    await eachTextLine({ ...file, bytes: () => hashed(file.bytes(), (bytes) => hash.update(bytes)) }, (text, _number, terminated) => {
        if (terminated)
            reader.line(text);
    });
    return { file, series: reader.end(), sha256: hash.digest('hex'), sidecars };
}
/** `gpu_metrics_context.json` beside `gpu_metrics.csv`. */
const isContextOf = (path, csv) => path === csv.replace(/\.csv$/, '_context.json') ||
    path === csv.replace(/gpu_metrics[^/]*\.csv$/, 'gpu_metrics_context.json');
async function* hashed(chunks, update) {
    for await (const chunk of chunks) {
        update(chunk);
        yield chunk;
    }
}
//# sourceMappingURL=telemetry-files.js.map
;// CONCATENATED MODULE: ./lib/src/store/ingest/write-telemetry.js






/** Columns that the file does not have stay null without travelling. */
const write_telemetry_sampleColumns = (metrics) => [
    { name: 'series_id', type: 'int8' },
    { name: 'gpu_index', type: 'int2' },
    { name: 'sampled_at', type: 'timestamptz' },
    ...metrics.map((name) => ({ name, type: 'float4' })),
];
/**
 * Counts one row of the category `power` per series, and one skipped row per point without a series.
 * Telemetry never fails a run: a damaged artifact is all left out and reported.
 */
async function writeTelemetry(context, points, artifacts) {
    const { tally } = context;
    const byArtifact = new Map();
    const carriers = telemetryCarriers(artifacts);
    for (const stored of points) {
        const artifact = telemetryOf(carriers, stored.point.candidate.artifactKey);
        if (!artifact) {
            tally.read('power', 1);
            tally.left('power', 'skipped', 'no telemetry artifact', stored.point.candidate.place);
        }
        else
            byArtifact.set(artifact, [...(byArtifact.get(artifact) ?? []), stored]);
    }
    for (const [artifact, stored] of byArtifact)
        await writeArtifact(context, artifact, stored);
}
/** Artifacts that hold telemetry, in order of preference: the recorder's own, else the copy in the power audit. */
const telemetryCarriers = (artifacts) => ['gpu-metrics', 'power-audit'].map((kind) => artifacts.filter((artifact) => artifact.kind === kind && telemetryCsvs(artifact).length + multiNodeSamples(artifact).length > 0));
const telemetryOf = (carriers, key) => carriers.map((artifacts) => siblingOf(artifacts, key)).find((artifact) => artifact !== undefined);
async function writeArtifact(context, artifact, points) {
    const { tally } = context;
    const csvs = [...telemetryCsvs(artifact), ...multiNodeSamples(artifact)];
    const files = [];
    try {
        // All files before the first write: one unreadable file means that half of the GPUs are missing.
        for (const file of csvs)
            files.push(await readTelemetry(artifact, file));
    }
    catch (error) {
        const rows = Math.max(1, csvs.length);
        tally.read('power', rows);
        for (let row = 0; row < rows; row++)
            tally.left('power', 'failed', messageOf(error), artifact.name);
        reportFile(context, 'INFX283', artifact.name, messageOf(error));
        return;
    }
    const series = files.flatMap((file) => file.series.map((one) => ({ file, one })));
    if (series.length === 0) {
        tally.read('power', points.length);
        for (const { point } of points)
            tally.left('power', 'skipped', 'no samples', point.candidate.place);
        return;
    }
    tally.read('power', series.length);
    for (const { file, one } of series)
        await writeSeries(context, { artifact, points, file, series: one });
}
async function writeSeries(context, target) {
    const { tally } = context;
    const place = `${target.artifact.name}/${seriesName(target)}`;
    try {
        const isNew = await context.database.tx((session) => replaceSeries(session, context, target));
        tally.stored('power', isNew ? 'new' : 'duplicate');
        if (isNew)
            tally.counters.gpuMetricSamplesNew += target.series.sampleCount;
    }
    catch (error) {
        const classified = (0,database_error/* classifyDatabaseError */.O)(error, context.database.description);
        if (classified instanceof problem/* ProblemError */.Mm)
            throw classified;
        tally.left('power', 'failed', messageOf(error), place);
        reportFile(context, 'INFX286', place, messageOf(error));
    }
}
const seriesName = ({ file, series }) => series.host === '' ? file.file.path : `${file.file.path}#${series.host}`;
/** True when samples were written; false when the same file is stored already. Links to points are refreshed in both cases. */
async function replaceSeries(session, context, target) {
    const { artifact, file, series } = target;
    const sidecars = (0,row_fields/* storableJson */.r$)(file.sidecars);
    const identity = [context.workflowRunId, artifact.name, seriesName(target)];
    const known = await session.query(`select id, csv_sha256 = $4 and sidecars = $5::jsonb and sample_count = $6::int as same from gpu_metric_series
     where workflow_run_id = $1::bigint and artifact_name = $2 and file_name = $3 for update`, [...identity, file.sha256, sidecars, series.sampleCount]);
    const [existing] = known.rows;
    if (existing?.same) {
        await linkPoints(session, existing.id, target.points);
        return false;
    }
    if (existing)
        await session.query('delete from gpu_metric_series where id = $1::bigint', [existing.id]);
    const { rows } = await session.query(`insert into gpu_metric_series (workflow_run_id, artifact_name, file_name, config_key, vendor, csv_sha256, sidecars,
       sample_interval_s, sample_count, gpu_count, started_at, ended_at)
     values ($1::bigint, $2, $3, $4, $5, $6, $7::jsonb, $8::real, $9::int, $10::smallint, $11::timestamptz, $12::timestamptz)
     returning id`, [
        ...identity,
        artifact.key,
        series.vendor,
        file.sha256,
        sidecars,
        series.sampleIntervalSeconds,
        series.sampleCount,
        series.gpuCount,
        new Date(series.startedAtUnixMs).toISOString(),
        new Date(series.endedAtUnixMs).toISOString(),
    ]);
    const id = rows[0]?.id;
    if (id === undefined)
        throw new Error('insert into gpu_metric_series returned no row');
    await session.copyIn('gpu_metric_samples', write_telemetry_sampleColumns(series.metrics), write_telemetry_sampleRows(id, series));
    await linkPoints(session, id, target.points);
    return true;
}
/** One array, filled again for every sample. */
function* write_telemetry_sampleRows(seriesId, series) {
    const row = [seriesId];
    for (let sample = 0; sample < series.sampleCount; sample++) {
        series.fill(sample, row, 1);
        yield row;
    }
}
async function linkPoints(session, seriesId, points) {
    await session.query(`insert into benchmark_result_gpu_metrics (benchmark_result_id, series_id)
     select value::bigint, $2::bigint from json_array_elements_text($1::json) as value
     on conflict do nothing`, [JSON.stringify(points.map(({ id }) => id)), seriesId]);
}
//# sourceMappingURL=write-telemetry.js.map
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./lib/src/store/ingest/compress.js
/** gzip of an artifact file into a temporary file: COPY must know a field's exact size before its first byte. */








/** Compresses and hands the result to `use`; the bytes can be read until it ends. */
async function withCompressed(file, use) {
    const path = (0,external_node_path_.join)((0,external_node_os_.tmpdir)(), `infx-trace-${(0,external_node_crypto_.randomUUID)()}`);
    const handle = await (0,promises_.open)(path, 'wx+', 0o600);
    try {
        // Without a name from now on: the system frees it with this process, also when that is killed.
        await (0,promises_.rm)(path);
        const hash = (0,external_node_crypto_.createHash)('sha256');
        let uncompressedBytes = 0;
        const watch = new external_node_stream_.Transform({
            transform(chunk, _encoding, done) {
                hash.update(chunk);
                uncompressedBytes += chunk.byteLength;
                done(null, chunk);
            },
        });
        await (0,external_node_stream_promises_.pipeline)(external_node_stream_.Readable.from(file.bytes()), watch, (0,external_node_zlib_.createGzip)({ level: 6 }), async (compressed) => {
            // Appends at the position of the handle, and writes all of it, which write() does not promise.
            for await (const part of compressed)
                await handle.writeFile(part);
        });
        const { size } = await handle.stat();
        const bytes = { sizeBytes: size, chunks: () => chunksOf(handle) };
        return await use({ bytes, uncompressedBytes, sha256: hash.digest('hex') });
    }
    finally {
        await handle.close();
    }
}
/** By positions: a stream on the handle would close it, and a second reading would not start at the beginning. */
async function* chunksOf(handle) {
    const buffer = external_node_buffer_.Buffer.allocUnsafe(1024 * 1024);
    for (let position = 0;;) {
        const { bytesRead } = await handle.read(buffer, 0, buffer.length, position);
        if (bytesRead === 0)
            return;
        position += bytesRead;
        yield buffer.subarray(0, bytesRead);
    }
}
//# sourceMappingURL=compress.js.map
;// CONCATENATED MODULE: ./lib/src/store/ingest/trace-files.js
/** One artifact may hold several concurrencies (`conc_<N>/…`); `conc` picks the point's own. */
function findTraceFiles(artifact, conc) {
    const exports = artifact.files.filter(({ path }) => trace_files_baseName(path) === 'profile_export.jsonl');
    const perConc = exports.filter(({ path }) => /(^|\/)conc_\d+\//.test(path));
    const own = perConc.find(({ path }) => new RegExp(`(^|/)conc_${conc}/`).test(path));
    const profileExport = perConc.length > 0 ? own : exports[0];
    if (!profileExport)
        return undefined;
    const folder = profileExport.path.slice(0, -trace_files_baseName(profileExport.path).length);
    const beside = (name) => artifact.files.find(({ path }) => path === `${folder}${name}`);
    return {
        profileExport,
        aggregate: beside('profile_export_aiperf.json'),
        serverMetricsJson: beside('server_metrics_export.json'),
        serverMetricsCsv: beside('server_metrics_export.csv'),
    };
}
const trace_files_baseName = (path) => path.slice(path.lastIndexOf('/') + 1);
//# sourceMappingURL=trace-files.js.map
;// CONCATENATED MODULE: ./lib/src/store/ingest/write-traces.js
/** agentic_trace_replay: the requests of every agentic point, compressed, linked to its row. */








const write_traces_columns = [
    { name: 'id', type: 'int8' },
    { name: 'profile_export_jsonl_gz', type: 'bytea' },
    { name: 'profile_export_uncompressed_size', type: 'int8' },
    { name: 'profile_export_sha256', type: 'text' },
    { name: 'server_metrics_csv', type: 'bytea' },
    { name: 'server_metrics_csv_size', type: 'int8' },
    { name: 'server_metrics_json_gz', type: 'bytea' },
    { name: 'server_metrics_json_uncompressed_size', type: 'int8' },
    { name: 'aggregate_stats', type: 'jsonb' },
    { name: 'left_out', type: 'jsonb' },
];
/** Counts one row of the category `trace` per agentic point. */
async function writeTraces(context, points, artifacts) {
    const { tally } = context;
    const agentic = points.filter(({ point }) => point.row.benchmarkType === 'agentic_traces');
    const traces = artifacts.filter(({ kind }) => kind === 'trace');
    tally.read('trace', agentic.length);
    for (const stored of agentic) {
        const { candidate, row } = stored.point;
        if (stored.hasTrace) {
            tally.stored('trace', 'duplicate');
            continue;
        }
        const artifact = siblingOf(traces, candidate.artifactKey);
        const files = artifact && findTraceFiles(artifact, row.conc);
        if (!artifact || !files) {
            tally.left('trace', 'skipped', 'no trace artifact', candidate.place);
            continue;
        }
        const place = `${artifact.name}/${files.profileExport.path}`;
        try {
            await writeTrace(context, stored.id, files);
            tally.stored('trace', 'new');
        }
        catch (error) {
            const classified = (0,database_error/* classifyDatabaseError */.O)(error, context.database.description);
            if (classified instanceof problem/* ProblemError */.Mm)
                throw classified;
            tally.left('trace', 'failed', messageOf(error), place);
            reportFile(context, 'INFX283', place, messageOf(error));
        }
    }
}
async function writeTrace(context, benchmarkId, files) {
    const { serverMetricsJson } = files;
    await withCompressed(files.profileExport, (profile) => serverMetricsJson
        ? withCompressed(serverMetricsJson, (json) => storeTrace(context, benchmarkId, { files, profile, json }))
        : storeTrace(context, benchmarkId, { files, profile, json: undefined }));
}
async function storeTrace({ database }, benchmarkId, { files, profile, json }) {
    const leftOut = [];
    /** A blob over the target's limit stays in the artifact; the row says so, with size and digest. */
    const within = (name, bytes) => {
        if (bytes.sizeBytes <= database.maxBlobBytes)
            return bytes;
        leftOut.push(name);
        return null;
    };
    const csv = files.serverMetricsCsv;
    const values = [
        within('profile_export_jsonl_gz', profile.bytes),
        profile.uncompressedBytes,
        profile.sha256,
        csv ? within('server_metrics_csv', { sizeBytes: csv.sizeBytes, chunks: () => csv.bytes() }) : null,
        csv ? csv.sizeBytes : null,
        json ? within('server_metrics_json_gz', json.bytes) : null,
        json ? json.uncompressedBytes : null,
        await aggregateStats(files.aggregate),
        JSON.stringify(leftOut),
    ];
    await database.tx(async (session) => {
        const { rows } = await session.query("select nextval(pg_get_serial_sequence('agentic_trace_replay', 'id')) as id", []);
        const id = rows[0]?.id ?? null;
        await session.copyIn('agentic_trace_replay', write_traces_columns, [[id, ...values]]);
        await session.query('update benchmark_results set trace_replay_id = $1::bigint where id = $2::bigint', [
            id,
            benchmarkId,
        ]);
    });
}
/** The load client's own summary; version 1 of this column. */
async function aggregateStats(file) {
    if (!file)
        return null;
    const document = await readJson(file);
    if (!(0,row_fields/* isRow */.pR)(document))
        throw new TypeError(`${file.path} is not an object`);
    const fault = (0,row_fields/* rowFault */.hG)(document);
    if (fault !== undefined)
        throw new TypeError(`${file.path}: ${fault}`);
    return (0,row_fields/* storableJson */.r$)({ version: 1, ...document });
}
//# sourceMappingURL=write-traces.js.map
;// CONCATENATED MODULE: ./lib/src/store/ingest/ingest-run.js
/**
 * One run's artifacts → rows. Order of work (reference ingest §3.8):
 * control files → claims (nothing written yet) → lock → run → points → logs, telemetry, traces → evals → changelog → view.
 * No transaction around the whole: every step is complete in itself, so that after a crash a rerun goes on.
 */























/** Production databases (PostgreSQL) hold measurements of real hardware only; an embedded one is its owner's. */
const acceptsSimulated = (database) => database.kind === 'pglite';
/**
 * Never throws for what artifacts or infrastructure do: the report tells, with conclusion and problems, also when it
 * was broken off. The database must be migrated (`openDatabase` does).
 */
async function ingestRun(database, source, run, options) {
    const policy = {
        entities: (0,entities/* extendEntities */.c)(entities/* ecosystemEntities */.S, options.entities ?? {}),
        allowSimulated: options.allowSimulated,
        labels: options.labels ?? [],
        expectedPointIds: options.expectedPointIds,
        purges: options.purges ?? [],
    };
    const context = {
        database,
        entities: policy.entities,
        run,
        tally: new Tally(),
        problems: [],
    };
    let unmapped = noNames;
    try {
        const work = await readSource(context, source, policy);
        unmapped = unmappedNames(work);
        if (work.claims.points.length + work.evals.evals.length === 0)
            context.problems.push(nothingToIngest(context, source));
        else {
            await (0,advisory_lock/* withAdvisoryLock */.b)(database, { key: `ingest:${(0,run_identity/* runLabel */.Az)(run)}`, waitSeconds: advisory_lock/* lockWaitSeconds */.E }, () => write(context, source, work, options.onStep ?? (() => undefined)));
        }
    }
    catch (error) {
        const problems = problemsOf(error, database);
        if (!problems)
            throw error;
        context.problems.push(...problems);
        context.tally.breakOff(`not reached: ${problems[0]?.code ?? 'broken off'}`);
    }
    return buildReport(context, source.description, options.targetName, unmapped);
}
/** undefined = a bug of ours, which must not look like a finding. */
function problemsOf(error, database) {
    if (error instanceof problem/* ProblemError */.Mm)
        return error.problems;
    if (!(error instanceof database_error/* DatabaseError */.a))
        return undefined;
    return [
        (0,catalogue/* problem */.CC)('INFX291', `${database.description} refused a statement (${error.sqlState}): ${error.message}`),
    ];
}
/** Entries that are no files and are named; whoever fills artifacts with them is not worth more lines. */
const maxRefused = 20;
/** Reads and judges everything; counts what is left out. Writes nothing. */
async function readSource(context, { artifacts, refused = [] }, policy) {
    const { tally } = context;
    for (const { place, why } of refused.slice(0, maxRefused))
        reportFile(context, 'INFX283', place, why);
    if (refused.length > maxRefused) {
        const more = `${refused.length - maxRefused} more entries of the artifacts are no files`;
        context.problems.push((0,catalogue/* problem */.CC)('INFX283', more));
    }
    const quarantine = await readQuarantines(artifacts);
    const changelog = await readChangelog(context, artifacts);
    const candidates = await readBenchmarks(context, artifacts);
    const claims = claimPoints(candidates, {
        policy,
        run: context.run,
        evalsOnly: changelog.evalsOnly,
        quarantine,
    });
    const aggregates = await readEvalAggregates(context, artifacts);
    const evals = claimEvals(aggregates, await readEvalFolders(context, artifacts), policy);
    for (const { outcome, reason, place, counter } of claims.left) {
        tally.left('benchmark', outcome, reason, place);
        if (counter)
            tally.counters[counter]++;
    }
    for (const { outcome, reason, place } of evals.left)
        tally.left('eval', outcome, reason, place);
    tally.counters.aggregateOnly = claims.points.filter(({ candidate }) => candidate.origin === 'aggregate').length;
    tally.counters.conflicts = claims.conflicts.length;
    for (const { place, ownPlace, metrics } of claims.conflicts)
        context.problems.push((0,catalogue/* problem */.CC)('INFX288', `${place} and ${ownPlace} differ in ${metrics.slice(0, 5).join(', ')}`, {
            at: { file: place, line: 1, col: 1 },
            hint: `stored is ${ownPlace}`,
        }));
    reportRefused(context, claims, evals);
    return { changelog, claims, evals, runStats: await readRunStats(context, artifacts) };
}
/** What a target that people read as measurements does not take, by reason. */
function reportRefused(context, claims, evals) {
    const counts = new Map();
    for (const { reason } of [...claims.left, ...evals.left])
        if (reason === 'simulated' || reason.startsWith(notPublishable))
            counts.set(reason, (counts.get(reason) ?? 0) + 1);
    for (const [reason, count] of counts)
        context.problems.push((0,catalogue/* problem */.CC)('INFX284', `${count} rows refused by ${context.database.description}: ${reason}`, {
            hint: 'results that are for their owner only can be stored in an embedded database (pglite:<directory>)',
        }));
}
async function write(context, { artifacts }, work, onStep) {
    const { database, run } = context;
    const { points } = work.claims;
    const { evals } = work.evals;
    onStep(`run, ${points.length} points`);
    const workflowRunId = await upsertRun(database, run, work.changelog.appendOnly);
    const configIds = await ensureConfigs(database, [
        ...points.map(({ row }) => row.config),
        ...evals.map(({ row }) => row.config),
    ]);
    const runContext = { ...context, workflowRunId, configIds, date: (0,run_identity/* runDate */.yZ)(run) };
    const stored = await writeBenchmarks(runContext, points);
    onStep('server logs');
    await writeServerLogs(runContext, stored, artifacts);
    onStep('GPU telemetry');
    await writeTelemetry(runContext, stored, artifacts);
    onStep('traces');
    await writeTraces(runContext, stored, artifacts);
    onStep(`${evals.length} evaluations`);
    await writeEvals(runContext, evals);
    onStep('changelog, view');
    await writeAvailability(runContext, stored);
    await writeDatasets(runContext, stored);
    await writeRunStats(runContext, work.runStats.stats);
    await writeChangelog(runContext, work.changelog.rows);
    await database.query('refresh materialized view concurrently latest_benchmarks', []);
}
function nothingToIngest(context, source) {
    const { raw } = context.tally.counts('benchmark');
    const evals = context.tally.counts('eval').raw;
    return (0,catalogue/* problem */.CC)('INFX280', `${source.description} holds ${raw} benchmark rows and ${evals} eval rows, none of which can be stored`, {
        hint: raw + evals === 0
            ? 'check that this is the folder of the run’s artifacts'
            : 'the reasons are listed in the report',
    });
}
//# sourceMappingURL=ingest-run.js.map
// EXTERNAL MODULE: ./lib/src/store/open.js + 1 modules
var store_open = __webpack_require__(92965);
;// CONCATENATED MODULE: ./lib/src/sweep/ingest-folder.js




/** Throws ProblemError when the folder, the temporary folder or the database cannot be opened; everything later is in the report. */
async function ingestFolder(input) {
    await (0,temporary_folder/* requireTemporaryFolder */.X)();
    const source = await (0,ingest_source/* openIngestSource */.g)(input.artifactsDir);
    input.onStep('opening the database');
    const database = await (0,store_open/* openDatabase */.q)(input.databaseUrl, input.signal);
    try {
        return await ingestRun(database, source, input.run, {
            targetName: database.kind === 'pglite' ? 'local' : 'production',
            allowSimulated: acceptsSimulated(database),
            ...(input.expectedPointIds === undefined ? {} : { expectedPointIds: new Set(input.expectedPointIds) }),
            ...(input.labels === undefined ? {} : { labels: input.labels }),
            ...(input.entities === undefined ? {} : { entities: input.entities }),
            onStep: input.onStep,
        });
    }
    finally {
        await database.close();
    }
}
//# sourceMappingURL=ingest-folder.js.map

/***/ })

};
