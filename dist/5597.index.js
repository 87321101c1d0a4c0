export const id = 5597;
export const ids = [5597];
export const modules = {

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

/***/ }),

/***/ 85597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openPostgres: () => (/* binding */ openPostgres)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46466);
/* harmony import */ var pg__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83849);
/* harmony import */ var pg_copy_streams__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26901);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85492);
/* harmony import */ var _core_problems_store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35388);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80947);
/* harmony import */ var _core_render_numbers_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(54143);
/* harmony import */ var _timer_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(27023);
/* harmony import */ var _copy_binary_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(45609);
/* harmony import */ var _database_error_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(52848);
/* harmony import */ var _postgres_types_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(72245);
/** PostgreSQL ≥ 15 through `pg`, bulk data through `pg-copy-streams`. One connection, no pool: ingest is one writer. */













const oldestVersion = 150_000;
/** One field may hold 1 GB; half of it leaves room for the server's own copies. */
const maxBlobBytes = 512 * 1024 * 1024;
const connectTimeoutMs = 15_000;
/** For the goodbye of a server; what was committed is safe without it. */
const closeTimeoutMs = 5_000;
/** Connects and checks the server's version; does not migrate. */
async function openPostgres(url, patience) {
    const socket = new node_net__WEBPACK_IMPORTED_MODULE_0__.Socket();
    const client = new pg__WEBPACK_IMPORTED_MODULE_3__/* ["default"].Client */ .Ay.Client({
        connectionString: url,
        connectionTimeoutMillis: connectTimeoutMs,
        // A host that went away without a word is noticed also while a long statement runs.
        keepAlive: true,
        stream: () => socket,
        application_name: 'infx',
        types: postgresParsers(),
    });
    const database = new PostgresDatabase({ client, socket, description: withoutCredentials(url), patience });
    await database.connect();
    return database;
}
function withoutCredentials(url) {
    const parsed = new URL(url);
    return `postgres://${parsed.host}${parsed.pathname}`;
}
function postgresParsers() {
    const parsers = new pg__WEBPACK_IMPORTED_MODULE_3__/* ["default"].TypeOverrides */ .Ay.TypeOverrides();
    parsers.setTypeParser(_postgres_types_js__WEBPACK_IMPORTED_MODULE_10__/* .postgresTypes */ .z.int8, _postgres_types_js__WEBPACK_IMPORTED_MODULE_10__/* .parseInt8 */ .x);
    parsers.setTypeParser(_postgres_types_js__WEBPACK_IMPORTED_MODULE_10__/* .postgresTypes */ .z.date, (text) => text);
    parsers.setTypeParser(_postgres_types_js__WEBPACK_IMPORTED_MODULE_10__/* .postgresTypes */ .z.numeric, (text) => text);
    return parsers;
}
class PostgresDatabase {
    kind = 'postgres';
    maxBlobBytes = maxBlobBytes;
    description;
    #client;
    #socket;
    #patience;
    #interrupt = () => this.#breakOff('interrupted before it answered');
    #inTransaction = false;
    #lost;
    constructor(parts) {
        this.#client = parts.client;
        this.#socket = parts.socket;
        this.description = parts.description;
        this.#patience = parts.patience;
        // Without a listener a broken idle connection would end the process.
        this.#client.on('error', (error) => {
            this.#lost ??= error;
        });
    }
    async connect() {
        const { signal } = this.#patience;
        signal?.addEventListener('abort', this.#interrupt, { once: true });
        try {
            const connected = this.#client.connect();
            if (signal?.aborted)
                this.#interrupt();
            await connected;
            const { rows } = await this.#answered(this.#client.query("select current_setting('server_version_num') as server_version_num, current_setting('server_version') as server_version"), Math.min(connectTimeoutMs, this.#patience.answerWithinMs));
            const [version] = rows;
            if (Number(version?.server_version_num) < oldestVersion) {
                await this.close();
                throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_7__/* .ProblemError */ .Mm([
                    (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_5__/* .problem */ .CC)('INFX272', `${this.description} is PostgreSQL ${version?.server_version}; at least 15 is needed`),
                ]);
            }
        }
        catch (error) {
            signal?.removeEventListener('abort', this.#interrupt);
            throw (0,_database_error_js__WEBPACK_IMPORTED_MODULE_9__/* .classifyDatabaseError */ .O)(this.#lost ?? error, this.description);
        }
    }
    query(sql, parameters) {
        this.#refuseInTransaction();
        return this.#query(sql, parameters);
    }
    copyIn(table, columns, rows) {
        this.#refuseInTransaction();
        return this.#copyIn(table, columns, rows);
    }
    async script(sql) {
        this.#refuseInTransaction();
        await this.#script(sql);
    }
    async tx(work) {
        await this.query('begin', []);
        this.#inTransaction = true;
        try {
            const value = await work({
                kind: this.kind,
                query: (sql, parameters) => this.#query(sql, parameters),
                copyIn: (table, columns, rows) => this.#copyIn(table, columns, rows),
                script: (sql) => this.#script(sql),
            });
            await this.#query('commit', []);
            return value;
        }
        catch (error) {
            await this.#rollback(error);
            throw error;
        }
        finally {
            this.#inTransaction = false;
        }
    }
    async close() {
        this.#patience.signal?.removeEventListener('abort', this.#interrupt);
        if (!this.#lost)
            await this.#answered(this.#client.end(), closeTimeoutMs);
    }
    /** What waits for the server fails with this at once; the server rolls back when it notices. */
    #breakOff(why) {
        this.#lost ??= new _core_problem_js__WEBPACK_IMPORTED_MODULE_7__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_5__/* .problem */ .CC)('INFX271', `database ${this.description}: ${why}`)]);
        this.#socket.destroy(this.#lost);
    }
    async #answered(answer, withinMs) {
        const timer = setTimeout(() => this.#breakOff(`no answer within ${(0,_core_render_numbers_js__WEBPACK_IMPORTED_MODULE_11__/* .formatDuration */ .a3)(withinMs / 1000)}`), (0,_timer_js__WEBPACK_IMPORTED_MODULE_12__/* .timerDelay */ .n)(withinMs));
        try {
            return await answer;
        }
        finally {
            clearTimeout(timer);
        }
    }
    async #rollback(cause) {
        try {
            await this.#query('rollback', []);
        }
        catch (error) {
            // The connection is gone, and the transaction with it: the cause says it.
            if (this.#lost)
                return;
            throw new AggregateError([cause, error], 'transaction failed and could not be rolled back', { cause });
        }
    }
    async #query(sql, parameters) {
        try {
            const { rows, rowCount, command } = await this.#answered(this.#client.query(sql, [...parameters]), this.#patience.answerWithinMs);
            return { rows, affectedRows: command === 'SELECT' ? 0 : (rowCount ?? 0) };
        }
        catch (error) {
            throw (0,_database_error_js__WEBPACK_IMPORTED_MODULE_9__/* .classifyDatabaseError */ .O)(this.#lost ?? error, this.description);
        }
    }
    async #script(sql) {
        try {
            await this.#answered(this.#client.query(sql), this.#patience.answerWithinMs);
        }
        catch (error) {
            throw (0,_database_error_js__WEBPACK_IMPORTED_MODULE_9__/* .classifyDatabaseError */ .O)(this.#lost ?? error, this.description);
        }
    }
    async #copyIn(table, columns, rows) {
        const names = columns.map(({ name }) => name).join(', ');
        const stream = this.#client.query((0,pg_copy_streams__WEBPACK_IMPORTED_MODULE_4__/* .from */ .H)(`copy ${table} (${names}) from stdin with (format binary)`));
        try {
            await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_2__.pipeline)(node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from(copyBytes(columns, rows), { objectMode: false }), stream);
            return stream.rowCount;
        }
        catch (error) {
            throw (0,_database_error_js__WEBPACK_IMPORTED_MODULE_9__/* .classifyDatabaseError */ .O)(this.#lost ?? error, this.description);
        }
    }
    #refuseInTransaction() {
        if (this.#inTransaction)
            throw new Error('a transaction is open: use its session');
    }
}
async function* copyBytes(columns, rows) {
    yield _copy_binary_js__WEBPACK_IMPORTED_MODULE_8__/* .copyHeader */ .hA;
    for await (const { bytes } of (0,_copy_binary_js__WEBPACK_IMPORTED_MODULE_8__/* .encodeCopy */ .wk)(columns, rows))
        yield bytes;
    yield _copy_binary_js__WEBPACK_IMPORTED_MODULE_8__/* .copyTrailer */ .rk;
}
//# sourceMappingURL=postgres.js.map

/***/ })

};
