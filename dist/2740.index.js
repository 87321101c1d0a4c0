export const id = 2740;
export const ids = [2740];
export const modules = {

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

/***/ 24598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ processIdentity),
/* harmony export */   W: () => (/* binding */ isRunning)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/** A process id is used again after its process ends; with the start time it is an identity. */

const processIdentity = async (pid) => ({
    pid,
    startedAt: await startTime(pid),
});
/**
 * True unless the process surely ended. Where start times are unknown, a living pid counts as the same process. A zombie
 * has ended, though nobody has asked for its exit code yet.
 */
async function isRunning(identity) {
    try {
        process.kill(identity.pid, 0);
    }
    catch (error) {
        // EPERM: it lives and belongs to somebody else.
        if (!(error instanceof Error && 'code' in error && error.code === 'EPERM'))
            return false;
    }
    const now = await startTime(identity.pid);
    if (now === ended)
        return false;
    return now === null || identity.startedAt === null || now === identity.startedAt;
}
const ended = 'ended';
/** Field 22 of /proc/<pid>/stat; the command name before it may hold spaces and brackets, so count behind the last `)`. */
async function startTime(pid) {
    try {
        const [stat, boot] = await Promise.all([
            (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(`/proc/${pid}/stat`, 'utf8'),
            (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)('/proc/sys/kernel/random/boot_id', 'utf8'),
        ]);
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        if (fields[0] === 'Z' || fields[0] === 'X')
            return ended;
        const ticks = fields[19];
        return ticks === undefined ? null : `${boot.trim()}/${ticks}`;
    }
    catch {
        return null; // No /proc here (macOS, Windows): the pid alone decides.
    }
}
//# sourceMappingURL=process-identity.js.map

/***/ }),

/***/ 11219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ acquireProcessLock)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80947);
/* harmony import */ var _process_identity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24598);
/** A lock file that names its holder: exclusive while that process lives, taken over when it is gone. */





/**
 * Takes the lock file at `path`, or throws ProblemError with `whenHeld` of the living holder (undefined: the file is
 * no lock of ours). A lock of a dead process on this host is taken over; a process of another host counts as alive.
 */
async function acquireProcessLock(path, whenHeld) {
    const mine = {
        ...(await (0,_process_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .processIdentity */ .I)(process.pid)),
        host: (0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)(),
        takenAt: new Date().toISOString(),
        token: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(),
        phase: 'open',
    };
    let foundHalfMade = false;
    for (;;) {
        if (await createExclusively(path, mine))
            return held(path, mine, foundHalfMade);
        const text = await readIfThere(path);
        if (text === undefined)
            continue;
        const holder = parseHolder(text);
        if (!holder || holder.host !== mine.host || (await (0,_process_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .isRunning */ .W)(holder)))
            throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm([whenHeld(holder)]);
        if (await removeStale(path, text))
            foundHalfMade ||= holder.phase === 'creating';
    }
}
function held(path, mine, foundHalfMade) {
    return {
        foundHalfMade,
        setPhase: (phase) => replaceFile(path, { ...mine, phase }),
        release: () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true }),
    };
}
/** The content is complete before the name appears: written aside, then linked, which fails if the name exists. */
async function createExclusively(path, holder) {
    const aside = `${path}.${holder.token}`;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(aside, JSON.stringify(holder), { flag: 'wx' });
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.link)(aside, path);
        return true;
    }
    catch (error) {
        if (isCode(error, 'EEXIST'))
            return false;
        throw error;
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(aside, { force: true });
    }
}
async function replaceFile(path, holder) {
    const aside = `${path}.${holder.token}`;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(aside, JSON.stringify(holder), { flag: 'wx' });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(aside, path);
}
/** Two processes may find the same stale lock: only the one whose rename moved exactly that content has removed it. */
async function removeStale(path, expected) {
    const aside = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(path, aside);
    }
    catch (error) {
        if (isCode(error, 'ENOENT'))
            return false;
        throw error;
    }
    const moved = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(aside, 'utf8');
    if (moved !== expected)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.link)(aside, path);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(aside);
    return moved === expected;
}
async function readIfThere(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8');
    }
    catch (error) {
        if (isCode(error, 'ENOENT'))
            return undefined;
        throw error;
    }
}
function parseHolder(text) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return undefined; // Not a lock of ours: reported as unreadable by the caller, with its path.
    }
    return isHolder(value) ? value : undefined;
}
const isHolder = (value) => typeof value === 'object' &&
    value !== null &&
    'pid' in value &&
    Number.isInteger(value.pid) &&
    'host' in value &&
    typeof value.host === 'string' &&
    'takenAt' in value &&
    typeof value.takenAt === 'string' &&
    'startedAt' in value &&
    (typeof value.startedAt === 'string' || value.startedAt === null) &&
    'phase' in value &&
    (value.phase === 'creating' || value.phase === 'open');
const isCode = (error, code) => error instanceof Error && 'code' in error && error.code === code;
//# sourceMappingURL=process-lock.js.map

/***/ }),

/***/ 45609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hA: () => (/* binding */ copyHeader),
  rk: () => (/* binding */ copyTrailer),
  wk: () => (/* binding */ encodeCopy)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./lib/src/store/copy-numeric.js
/** PostgreSQL's binary `numeric`: base-10000 digits, weight of the first, sign, and decimals to display. */

const negative = 0x4000;
/** Exact for every finite double: the shortest decimal text that reads back as the same number is what is stored. */
function encodeNumeric(value) {
    const { integer, fraction } = decimalParts(Math.abs(value));
    const left = integer.padStart(Math.ceil(integer.length / 4) * 4, '0');
    const right = fraction.padEnd(Math.ceil(fraction.length / 4) * 4, '0');
    const groups = (left + right).match(/.{4}/g)?.map(Number) ?? [];
    let weight = left.length / 4 - 1;
    while (groups[0] === 0) {
        groups.shift();
        weight--;
    }
    while (groups.at(-1) === 0)
        groups.pop();
    const bytes = external_node_buffer_.Buffer.alloc(8 + groups.length * 2);
    bytes.writeInt16BE(groups.length, 0);
    bytes.writeInt16BE(groups.length === 0 ? 0 : weight, 2);
    bytes.writeUInt16BE(value < 0 && groups.length > 0 ? negative : 0, 4);
    bytes.writeInt16BE(fraction.length, 6);
    groups.forEach((group, index) => bytes.writeInt16BE(group, 8 + index * 2));
    return bytes;
}
/** `1.5e-7` → integer '0', fraction '00000015'. */
function decimalParts(magnitude) {
    const [mantissa = '0', exponentText = '0'] = String(magnitude).split('e');
    const [whole = '0', decimals = ''] = mantissa.split('.');
    const exponent = Number(exponentText);
    const digits = whole + decimals;
    const point = whole.length + exponent;
    if (point <= 0)
        return { integer: '0', fraction: '0'.repeat(-point) + digits };
    return { integer: digits.slice(0, point).padEnd(point, '0'), fraction: digits.slice(point) };
}
//# sourceMappingURL=copy-numeric.js.map
;// CONCATENATED MODULE: ./lib/src/store/copy-binary.js
/**
 * PostgreSQL's binary COPY format, written once for both adapters
 * (https://www.postgresql.org/docs/current/sql-copy.html, "Binary Format").
 */


const signature = external_node_buffer_.Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1');
const copyHeader = external_node_buffer_.Buffer.concat([signature, external_node_buffer_.Buffer.alloc(8)]);
const copyTrailer = external_node_buffer_.Buffer.from([0xff, 0xff]);
const chunkBytes = 256 * 1024;
/** 2000-01-01T00:00:00Z, the zero of PostgreSQL's timestamps, in Unix milliseconds. */
const postgresEpochMs = 946_684_800_000;
/**
 * Encodes rows without header and trailer. A row is read before the next one is asked for, so a producer of many may
 * fill one and the same array again. Throws TypeError when a value does not fit its column.
 */
async function* encodeCopy(columns, rows) {
    const writer = new FieldWriter();
    let rowsEnded = 0;
    for await (const row of batched(rows)) {
        for (const fields of row) {
            if (fields.length !== columns.length)
                throw new TypeError(`COPY row has ${fields.length} fields, expected ${columns.length}`);
            writer.int16(columns.length);
            for (const [index, column] of columns.entries()) {
                const value = fields[index] ?? null;
                if (isStreamed(value)) {
                    writer.int32(value.sizeBytes);
                    yield { bytes: writer.take(), rowsEnded };
                    rowsEnded = 0;
                    yield* exactBytes(value);
                }
                else
                    writeField(writer, column, value);
            }
            rowsEnded++;
            if (writer.length >= chunkBytes) {
                yield { bytes: writer.take(), rowsEnded };
                rowsEnded = 0;
            }
        }
    }
    if (rowsEnded > 0)
        yield { bytes: writer.take(), rowsEnded };
}
/** One await per batch instead of one per row where rows are already in memory. */
async function* batched(rows) {
    if (Symbol.iterator in rows)
        yield rows;
    else
        for await (const row of rows)
            yield [row];
}
const isStreamed = (value) => typeof value === 'object' && value !== null && !(value instanceof Uint8Array);
async function* exactBytes(value) {
    let sent = 0;
    for await (const bytes of value.chunks()) {
        sent += bytes.byteLength;
        if (sent > value.sizeBytes)
            break;
        // A copy: the producer may reuse its chunk, and the batch keeps it.
        yield { bytes: external_node_buffer_.Buffer.from(bytes), rowsEnded: 0 };
    }
    if (sent !== value.sizeBytes)
        throw new TypeError(`streamed field announced ${value.sizeBytes} bytes and delivered ${sent}`);
}
function writeField(writer, column, value) {
    if (value === null) {
        writer.int32(-1);
        return;
    }
    switch (column.type) {
        case 'bool':
            writer.int32(1);
            writer.int8(expect(column, value, 'boolean') ? 1 : 0);
            break;
        case 'text':
            writer.text(expect(column, value, 'string'));
            break;
        case 'jsonb':
            writer.jsonb(expect(column, value, 'string'));
            break;
        case 'bytea':
            if (!(value instanceof Uint8Array))
                throw mismatch(column, value);
            writer.bytes(value);
            break;
        default:
            writeNumber(writer, column, expect(column, value, 'number'));
    }
}
function writeNumber(writer, column, value) {
    if (column.type !== 'float4' && !Number.isFinite(value))
        throw mismatch(column, value);
    switch (column.type) {
        case 'int2':
            if (!Number.isInteger(value) || value < -32768 || value > 32767)
                throw mismatch(column, value);
            writer.int32(2);
            writer.int16(value);
            break;
        case 'int4':
            if (value !== (value | 0))
                throw mismatch(column, value);
            writer.int32(4);
            writer.int32(value);
            break;
        case 'int8':
            if (!Number.isSafeInteger(value))
                throw mismatch(column, value);
            writer.int32(8);
            writer.int64(BigInt(value));
            break;
        case 'float4':
            writer.int32(4);
            writer.float32(value);
            break;
        case 'timestamptz':
            writer.int32(8);
            writer.int64(BigInt(Math.round((value - postgresEpochMs) * 1000)));
            break;
        default:
            writer.bytes(encodeNumeric(value));
    }
}
function expect(column, value, kind) {
    const isKind = (candidate) => typeof candidate === kind;
    if (!isKind(value))
        throw mismatch(column, value);
    return value;
}
const mismatch = (column, value) => new TypeError(`${String(value)} does not fit column "${column.name}" of type ${column.type}`);
/** A growing buffer; `take` hands the bytes out and starts a new one. */
class FieldWriter {
    length = 0;
    #buffer = external_node_buffer_.Buffer.allocUnsafe(chunkBytes + 64 * 1024);
    int8(value) {
        this.#room(1);
        this.length = this.#buffer.writeInt8(value, this.length);
    }
    int16(value) {
        this.#room(2);
        this.length = this.#buffer.writeInt16BE(value, this.length);
    }
    int32(value) {
        this.#room(4);
        this.length = this.#buffer.writeInt32BE(value, this.length);
    }
    int64(value) {
        this.#room(8);
        this.length = this.#buffer.writeBigInt64BE(value, this.length);
    }
    float32(value) {
        this.#room(4);
        this.length = this.#buffer.writeFloatBE(value, this.length);
    }
    bytes(value) {
        this.int32(value.byteLength);
        this.#room(value.byteLength);
        this.#buffer.set(value, this.length);
        this.length += value.byteLength;
    }
    text(value) {
        this.#string(value, 0);
    }
    /** jsonb travels as its text behind a version byte of 1. */
    jsonb(value) {
        this.#string(value, 1);
    }
    take() {
        const taken = this.#buffer.subarray(0, this.length);
        this.#buffer = external_node_buffer_.Buffer.allocUnsafe(chunkBytes + 64 * 1024);
        this.length = 0;
        return taken;
    }
    #string(value, versionBytes) {
        const byteLength = external_node_buffer_.Buffer.byteLength(value);
        this.int32(byteLength + versionBytes);
        if (versionBytes === 1)
            this.int8(1);
        this.#room(byteLength);
        this.length += this.#buffer.write(value, this.length);
    }
    #room(bytes) {
        if (this.length + bytes <= this.#buffer.length)
            return;
        const larger = external_node_buffer_.Buffer.allocUnsafe(Math.max(this.length + bytes, this.#buffer.length * 2));
        this.#buffer.copy(larger, 0, 0, this.length);
        this.#buffer = larger;
    }
}
//# sourceMappingURL=copy-binary.js.map

/***/ }),

/***/ 92740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openPglite: () => (/* binding */ openPglite)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/assets.js
var assets = __webpack_require__(60269);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problems/store.js
var store = __webpack_require__(35388);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/store/database-error.js
var database_error = __webpack_require__(52848);
// EXTERNAL MODULE: ./lib/src/store/migrations/all.js + 5 modules
var migrations_all = __webpack_require__(63954);
// EXTERNAL MODULE: ./lib/src/files/process-lock.js
var process_lock = __webpack_require__(11219);
;// CONCATENATED MODULE: ./lib/src/store/pglite-lock.js
/**
 * One writer per embedded database: PGlite itself lets two processes open one directory and corrupt it.
 * The lock file lies beside the directory (`<dir>.lock`).
 */



/** Takes the lock or throws INFX270 naming the living holder. */
async function lockDirectory(directory) {
    const path = `${directory}.lock`;
    return (0,process_lock/* acquireProcessLock */.B)(path, (holder) => holder
        ? (0,catalogue/* problem */.CC)('INFX270', `database ${directory} locked by process ${holder.pid} on ${holder.host} since ${holder.takenAt}`, {
            hint: `wait for process ${holder.pid} to end; if it is certain that nothing on ${holder.host} uses the database, delete ${path}`,
        })
        : (0,catalogue/* problem */.CC)('INFX270', `database ${directory} locked: ${path} is not readable as a lock`, {
            hint: `if it is certain that nothing uses the database, delete ${path}`,
        }));
}
//# sourceMappingURL=pglite-lock.js.map
// EXTERNAL MODULE: ./lib/src/store/copy-binary.js + 1 modules
var copy_binary = __webpack_require__(45609);
;// CONCATENATED MODULE: ./lib/src/store/pglite.js


/** Larger COPY batches have made PGlite stop (reference: after ~651k rows); these sizes are measured to be safe. */
const batchRows = 50_000;
const batchBytes = 32 * 1024 * 1024;
/** Above this a blob costs more than 2 GB of memory in WebAssembly. */
const maxBlobBytes = 100 * 1024 * 1024;
class PgliteDatabase {
    kind = 'pglite';
    maxBlobBytes = maxBlobBytes;
    description;
    #engine;
    #lock;
    #inTransaction = false;
    constructor(engine, lock, directory) {
        this.#engine = engine;
        this.#lock = lock;
        this.description = `pglite:${directory}`;
    }
    query(sql, parameters) {
        this.#refuseInTransaction();
        return this.#on(this.#engine).query(sql, parameters);
    }
    /** Several batches, hence a transaction around them: all rows or none. */
    copyIn(table, columns, rows) {
        return this.tx((session) => session.copyIn(table, columns, rows));
    }
    script(sql) {
        this.#refuseInTransaction();
        return this.#on(this.#engine).script(sql);
    }
    async tx(work) {
        this.#refuseInTransaction();
        this.#inTransaction = true;
        try {
            return await this.#engine.transaction((transaction) => work(this.#on(transaction)));
        }
        catch (error) {
            throw (0,database_error/* classifyDatabaseError */.O)(error, this.description);
        }
        finally {
            this.#inTransaction = false;
        }
    }
    async close() {
        if (this.#engine.closed)
            return;
        try {
            await this.#engine.close();
        }
        finally {
            await this.#lock.release();
        }
    }
    #on(target) {
        const guarded = async (statement) => {
            try {
                return await statement();
            }
            catch (error) {
                throw (0,database_error/* classifyDatabaseError */.O)(error, this.description);
            }
        };
        return {
            kind: this.kind,
            query: (sql, parameters) => guarded(async () => {
                const { rows, affectedRows } = await target.query(sql, [...parameters]);
                return { rows, affectedRows: affectedRows ?? 0 };
            }),
            copyIn: (table, columns, rows) => guarded(() => copyInBatches(target, table, columns, rows)),
            script: (sql) => guarded(async () => {
                await target.exec(sql);
            }),
        };
    }
    #refuseInTransaction() {
        if (this.#inTransaction)
            throw new Error('a transaction is open: use its session');
    }
}
async function copyInBatches(target, table, columns, rows) {
    const names = columns.map(({ name }) => name).join(', ');
    const sql = `copy ${table} (${names}) from '/dev/blob' with (format binary)`;
    let total = 0;
    let batch = [];
    let [rowsInBatch, bytesInBatch] = [0, 0];
    const flush = async () => {
        if (rowsInBatch === 0)
            return;
        const blob = new Blob([copy_binary/* copyHeader */.hA, ...batch, copy_binary/* copyTrailer */.rk]);
        const { affectedRows } = await target.query(sql, [], { blob });
        total += affectedRows ?? 0;
        batch = [];
        [rowsInBatch, bytesInBatch] = [0, 0];
    };
    for await (const { bytes, rowsEnded } of (0,copy_binary/* encodeCopy */.wk)(columns, rows)) {
        batch.push(bytes);
        rowsInBatch += rowsEnded;
        bytesInBatch += bytes.byteLength;
        if (rowsEnded > 0 && (rowsInBatch >= batchRows || bytesInBatch >= batchBytes))
            await flush();
    }
    await flush();
    return total;
}
//# sourceMappingURL=pglite.js.map
// EXTERNAL MODULE: ./lib/src/store/pglite-place.js
var pglite_place = __webpack_require__(63937);
// EXTERNAL MODULE: ./lib/src/store/postgres-types.js
var postgres_types = __webpack_require__(72245);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(78877);
;// CONCATENATED MODULE: ./lib/src/store/wasm-tiers.js
/** Which of WebAssembly's two compilers V8 uses. */

/**
 * Runs `work`; functions that V8 compiles meanwhile stay with its first, fast compiler for ever.
 *
 * PGlite needs this while it starts: PostgreSQL's interpreter of expressions is one function of 105 KB, hot after the
 * first queries, and optimising it takes 600 MB of memory and two seconds of a core (`--trace-wasm-compilation-times`).
 * V8 has no limit on the size of what it optimises. Functions compile when they are first called, so what only bulk
 * loading calls is compiled later and still optimised.
 */
async function withoutOptimising(work) {
    for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'])
        external_node_v8_.setFlagsFromString(flag);
    try {
        return await work();
    }
    finally {
        for (const flag of ['--wasm-tier-up', '--wasm-dynamic-tiering'])
            external_node_v8_.setFlagsFromString(flag);
    }
}
//# sourceMappingURL=wasm-tiers.js.map
;// CONCATENATED MODULE: ./lib/src/store/open-pglite.js
var __rewriteRelativeImportExtension = (undefined && undefined.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};
/** Opens an embedded database directory: lock, make it from the prebuilt image when it is new, start. */













/** Does not migrate; a database made from the image is migrated already. Touches no folder that holds something else. */
async function openPglite(directory) {
    const path = (0,external_node_path_.resolve)(directory);
    try {
        await (0,pglite_place/* refuseForeignPlace */.Y)(path);
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
        const lock = await lockDirectory(path);
        try {
            return await openLocked(path, lock);
        }
        catch (error) {
            await lock.release();
            throw error;
        }
    }
    catch (error) {
        throw (0,database_error/* classifyDatabaseError */.O)(error, `pglite:${path}`);
    }
}
async function openLocked(path, lock) {
    if (lock.foundHalfMade)
        await (0,promises_.rm)(path, { recursive: true, force: true });
    const { PGlite } = await loadPglite();
    const parsers = {
        [postgres_types/* postgresTypes */.z.int8]: postgres_types/* parseInt8 */.x,
        [postgres_types/* postgresTypes */.z.date]: (text) => text,
        [postgres_types/* postgresTypes */.z.numeric]: (text) => text,
    };
    if (!(await isEmpty(path))) {
        try {
            const engine = await withoutOptimising(() => PGlite.create({ dataDir: path, parsers }));
            return new PgliteDatabase(engine, lock, path);
        }
        catch (error) {
            throw unusable(path, error);
        }
    }
    await lock.setPhase('creating');
    try {
        const image = await loadImage();
        const engine = await withoutOptimising(() => PGlite.create({ dataDir: path, parsers, ...(image === undefined ? {} : { loadDataDir: image }) }));
        await lock.setPhase('open');
        return new PgliteDatabase(engine, lock, path);
    }
    catch (error) {
        await (0,promises_.rm)(path, { recursive: true, force: true });
        throw error;
    }
}
function unusable(path, error) {
    const classified = (0,database_error/* classifyDatabaseError */.O)(error, `pglite:${path}`);
    if (classified instanceof problem/* ProblemError */.Mm)
        return classified;
    return new problem/* ProblemError */.Mm([
        (0,catalogue/* problem */.CC)('INFX277', `database ${path} cannot be opened: ${classified.message}`, {
            hint: 'move the directory away; a new one is made and the artifacts can be ingested again',
        }),
    ], { cause: error });
}
/** The bundle beside dist/, not node_modules: the actions run without packages. */
async function loadPglite() {
    const url = (0,assets/* assetUrl */.uq)('pglite/index.js').href;
    try {
        await (0,promises_.access)((0,assets/* assetPath */.Q$)('pglite/index.js'));
    }
    catch (error) {
        throw new problem/* ProblemError */.Mm([
            (0,catalogue/* problem */.CC)('INFX276', `${(0,assets/* assetPath */.Q$)('pglite/index.js')} is missing`, {
                hint: 'in a checkout run: node scripts/build-store-assets.mjs',
            }),
        ], { cause: error });
    }
    return (await import(__rewriteRelativeImportExtension(/* webpackIgnore: true */ /* @vite-ignore */ url)));
}
/** The prebuilt data directory, when it was made from the migrations of this version; else undefined (initdb follows). */
async function loadImage() {
    try {
        const manifest = JSON.parse(await (0,promises_.readFile)((0,assets/* assetPath */.Q$)('pglite/manifest.json'), 'utf8'));
        const matches = typeof manifest === 'object' &&
            manifest !== null &&
            'migrationsDigest' in manifest &&
            manifest.migrationsDigest === migrations_all/* migrationsDigest */.WW;
        if (!matches)
            return undefined;
        return new Blob([await (0,promises_.readFile)((0,assets/* assetPath */.Q$)('pglite/migrated.tar.gz'))], { type: 'application/x-gzip' });
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
            return undefined;
        throw error;
    }
}
async function isEmpty(path) {
    try {
        return (await (0,promises_.readdir)(path)).length === 0;
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
            return true;
        throw error;
    }
}
//# sourceMappingURL=open-pglite.js.map

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

/***/ 72245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ parseInt8),
/* harmony export */   z: () => (/* binding */ postgresTypes)
/* harmony export */ });
/** How both adapters read the types whose default differs between drivers. */
/** OIDs of pg_type; fixed since PostgreSQL's beginnings. */
const postgresTypes = { int8: 20, date: 1082, numeric: 1700 };
/** A number as long as it is exact, else a bigint. */
function parseInt8(text) {
    const value = Number(text);
    return Number.isSafeInteger(value) ? value : BigInt(text);
}
//# sourceMappingURL=postgres-types.js.map

/***/ })

};
