export const id = 5927;
export const ids = [5927];
export const modules = {

/***/ 25967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export traceProblems */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of trace files and trace generation. */

const traceProblems = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX150: {
        title: 'Trace file cannot be read',
        blame: 'user',
        severity: 'error',
        explain: 'The path of the trace does not lead to a readable file (or, for the weka format, a folder of `*.json` files). Check the path; it is relative to the folder in which the command runs.',
    },
    INFX151: {
        title: 'Trace line is not JSON',
        blame: 'user',
        severity: 'error',
        explain: 'A line of the trace is not one complete JSON value. At the last line this usually means that the file was cut while it was copied or downloaded: fetch it again and compare its size or checksum. Nothing is replayed from a damaged trace, because a shorter workload would be measured under the same name.',
    },
    INFX152: {
        title: 'Trace field is missing or wrong',
        blame: 'user',
        severity: 'error',
        explain: 'A field of the trace is missing, of the wrong type or out of range. The message names the field, what came and what is allowed.',
    },
    INFX153: {
        title: 'Unknown request type in a trace',
        blame: 'user',
        severity: 'error',
        explain: 'Entries of a weka trace are requests (`n` not streamed, `s` streamed) or sub-agents (`subagent`). Another type cannot be replayed; leaving it out would measure a lighter workload.',
    },
    INFX154: {
        title: 'Trace holds no conversation',
        blame: 'user',
        severity: 'error',
        explain: 'The trace was read to the end without one conversation that has a turn. Check the path and the format.',
    },
    INFX155: {
        title: 'Conversation id occurs twice',
        blame: 'user',
        severity: 'error',
        explain: 'Two conversation trees of a trace have the same id. Results are joined to conversations by id, so ids must be unique within a data set.',
    },
    INFX156: {
        title: 'Trace line is too long',
        blame: 'user',
        severity: 'error',
        explain: 'One line of the trace is longer than 256 MiB. Lines of that length are not conversations but concatenated or binary files.',
    },
    INFX157: {
        title: 'Unknown field in a trace',
        blame: 'user',
        severity: 'notice',
        explain: 'The trace has fields that this version does not use. They are counted and otherwise ignored; check the spelling when you expected an effect.',
    },
    INFX158: {
        title: 'More problems in the trace',
        blame: 'user',
        severity: 'notice',
        explain: 'Only the first problems of a trace are listed; the message says how many more there are.',
    },
    INFX159: {
        title: 'Trace generator is out of range',
        blame: 'user',
        severity: 'error',
        explain: 'A parameter of the trace generator is out of its range: trees and mean turns are at least 1, token counts at least 1 (system tokens 0), the share of sub-agents lies in [0, 1], gaps are not negative.',
    },
});
//# sourceMappingURL=traces.js.map

/***/ }),

/***/ 99070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F7: () => (/* binding */ lastEndSeconds),
/* harmony export */   UR: () => (/* binding */ sharedPrefix),
/* harmony export */   iD: () => (/* binding */ conversationsOf)
/* harmony export */ });
/**
 * Recorded conversation trees, whatever file they came from. All tokens and seconds are as recorded: scaling and idle
 * caps are applied when a tree is timed (`timing.ts`) and when its prompts are written (`prompt.ts`).
 */
const lastEndSeconds = (conversation) => Math.max(...conversation.turns.map((turn) => turn.startSeconds + turn.serviceSeconds), ...conversation.children.map((child) => lastEndSeconds(child.conversation)));
/** The conversation and everything below it, parents first. */
function* conversationsOf(conversation) {
    yield conversation;
    for (const child of conversation.children)
        yield* conversationsOf(child.conversation);
}
/** Blocks that `next` shares with `previous` at its start. */
function sharedPrefix(previous, next) {
    const limit = Math.min(previous.length, next.length);
    let length = 0;
    while (length < limit && previous[length] === next[length])
        length++;
    return length;
}
//# sourceMappingURL=model.js.map

/***/ }),

/***/ 15927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ TraceParser)
});

// EXTERNAL MODULE: ./lib/src/core/problems/traces.js
var traces = __webpack_require__(25967);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/traces/row.js
var traces_row = __webpack_require__(9571);
// EXTERNAL MODULE: ./lib/src/core/traces/model.js
var model = __webpack_require__(99070);
// EXTERNAL MODULE: ./lib/src/core/traces/words.js
var traces_words = __webpack_require__(90210);
;// CONCATENATED MODULE: ./lib/src/core/traces/sessions.js
/** The two flat formats: rows (mooncake) or whole sessions (multi-turn), each session one conversation without children. */




/** Where neither the trace nor its text says how long answers are. */
const unknownOutputTokens = 128;
const mooncakeBlockTokens = 512;
const mooncakeFields = [
    'timestamp', 'delay', 'session_id', 'input_length', 'output_length', 'hash_ids', 'messages', 'text_input', 'reset',
]; // prettier-ignore
const sessionFields = ['session_id', 'turns', 'type', 'output_length'];
const turnFields = ['text', 'texts', 'delay', 'timestamp', 'role', 'output_length', 'max_tokens', 'type'];
const millisecondsPerSecond = 1000;
/** Collects mooncake rows: timestamps and delays in milliseconds, hash blocks of 512 tokens, or literal messages. */
class MooncakeSessions {
    #findings;
    #sessions = new Map();
    #anonymous = 0;
    constructor(findings) {
        this.#findings = findings;
    }
    row(value, at) {
        if (!(0,traces_row/* isObject */.Gv)(value)) {
            this.#findings.add((0,catalogue/* problem */.CC)('INFX152', `a mooncake row must be a JSON object, got ${(0,traces_row/* shown */.SP)(value)}`, { at }));
            return;
        }
        const row = new traces_row/* Row */.fI(value, at, '', this.#findings);
        row.allow(mooncakeFields);
        // Rows without a session are sessions of one turn.
        const id = row.has('session_id') ? sessionId(row, value['session_id']) : `row-${this.#anonymous++}`;
        const session = this.#sessions.get(id) ?? { turns: [], blocks: [] };
        const start = startSeconds(row, session.turns.at(-1));
        const content = row.has('messages') ? this.#messages(row, at) : blockContent(row, session);
        const words = content.kind === 'messages'
            ? content.messages.reduce((sum, { content: text }) => sum + (0,traces_words/* countWords */.rj)(text), 0)
            : 0;
        const before = content.kind === 'messages' && !content.reset ? (session.turns.at(-1)?.inputTokens ?? 0) : 0;
        const inputTokens = row.has('input_length') || words === 0 ? row.integer('input_length', 0) : before + words;
        const outputTokens = row.has('output_length') ? row.integer('output_length', 0) : unknownOutputTokens;
        if (!row.ok)
            return;
        session.turns.push({
            startSeconds: start,
            serviceSeconds: 0,
            inputTokens: Math.max(1, inputTokens),
            outputTokens: Math.max(1, outputTokens),
            content,
        });
        this.#sessions.set(id, session);
    }
    /** `reset: true` marks rows that carry the whole history instead of what is new. */
    #messages(row, at) {
        const messages = row.list('messages').flatMap((entry, index) => {
            const message = readMessage(entry, at, `messages[${index}].`, this.#findings);
            return message ? [message] : [];
        });
        if (messages.length === 0)
            row.wrong('messages', 'a list of {role, content}');
        return { kind: 'messages', reset: row.has('reset'), messages };
    }
    trees() {
        return [...this.#sessions].map(([id, { turns }]) => flatTree(id, turns, mooncakeBlockTokens));
    }
}
/** One multi-turn session per row. */
function readMultiTurnSession(value, at, number, findings) {
    if (!(0,traces_row/* isObject */.Gv)(value)) {
        findings.add((0,catalogue/* problem */.CC)('INFX152', `a session must be a JSON object, got ${(0,traces_row/* shown */.SP)(value)}`, { at }));
        return undefined;
    }
    const row = new traces_row/* Row */.fI(value, at, '', findings);
    row.allow(sessionFields);
    const id = row.has('session_id') ? sessionId(row, value['session_id']) : `session-${number}`;
    const turns = [];
    let pending = [];
    let wrong = false;
    for (const [index, entry] of row.list('turns').entries()) {
        const fields = turnRow(entry, at, index, findings);
        const text = fields ? turnText(fields.row, fields.object) : '';
        if (!fields?.row.ok) {
            wrong = true;
            continue;
        }
        const role = fields.row.textOr('role', 'user');
        pending.push({ role, content: text });
        // A recorded answer or instruction is context; only a user's turn asks for an answer.
        if (role !== 'user' && role !== 'tool')
            continue;
        turns.push(messageTurn(fields.row, pending, turns.at(-1)));
        pending = [];
        wrong ||= !fields.row.ok;
    }
    if (row.ok && !wrong && turns.length === 0)
        row.wrong('turns', 'a list with at least one user turn');
    return row.ok && !wrong ? flatTree(id, turns, mooncakeBlockTokens) : undefined;
}
function messageTurn(row, messages, previous) {
    const words = messages.reduce((sum, { content }) => sum + (0,traces_words/* countWords */.rj)(content), 0);
    const limit = row.has('max_tokens') ? 'max_tokens' : 'output_length';
    return {
        startSeconds: startSeconds(row, previous),
        serviceSeconds: 0,
        inputTokens: Math.max(1, (previous?.inputTokens ?? 0) + words),
        outputTokens: row.integerOr(limit, 1, unknownOutputTokens),
        content: { kind: 'messages', reset: false, messages },
    };
}
function turnRow(entry, at, index, findings) {
    if ((0,traces_row/* isObject */.Gv)(entry)) {
        const row = new traces_row/* Row */.fI(entry, at, `turns[${index}].`, findings);
        row.allow(turnFields);
        return { row, object: entry };
    }
    findings.add((0,catalogue/* problem */.CC)('INFX152', `field "turns[${index}]" must be an object, got ${(0,traces_row/* shown */.SP)(entry)}`, { at }));
    return undefined;
}
function turnText(row, object) {
    if (!row.has('texts'))
        return row.text('text');
    const texts = object['texts'];
    if (Array.isArray(texts) && texts.every((text) => typeof text === 'string'))
        return texts.join('\n');
    row.wrong('texts', 'a list of texts');
    return '';
}
function readMessage(entry, at, path, findings) {
    if (!(0,traces_row/* isObject */.Gv)(entry)) {
        findings.add((0,catalogue/* problem */.CC)('INFX152', `field "${path.slice(0, -1)}" must be an object, got ${(0,traces_row/* shown */.SP)(entry)}`, { at }));
        return undefined;
    }
    const row = new traces_row/* Row */.fI(entry, at, path, findings);
    const role = row.text('role');
    // An assistant message that only calls tools has no content.
    const content = row.has('content') ? row.text('content') : '';
    return row.ok ? { role, content } : undefined;
}
function sessionId(row, value) {
    if (typeof value === 'number' && Number.isSafeInteger(value))
        return String(value);
    return row.text('session_id');
}
/** A timestamp counts from the trace's begin; a delay from the turn before (its recorded service time is unknown). */
function startSeconds(row, previous) {
    if (row.has('timestamp'))
        return row.number('timestamp', 0) / millisecondsPerSecond;
    return (previous?.startSeconds ?? 0) + row.numberOr('delay', 0, 0) / millisecondsPerSecond;
}
function blockContent(row, session) {
    const blocks = row.ids('hash_ids');
    const keep = (0,model/* sharedPrefix */.UR)(session.blocks, blocks);
    session.blocks = blocks;
    return { kind: 'blocks', keep, fresh: blocks.slice(keep) };
}
function flatTree(id, turns, blockSize) {
    const begin = turns[0]?.startSeconds ?? 0;
    return {
        id,
        blockSize,
        blockSalt: '',
        root: {
            id,
            systemTokens: 0,
            turns: turns.map((turn) => ({ ...turn, startSeconds: Math.max(0, turn.startSeconds - begin) })),
            children: [],
        },
    };
}
//# sourceMappingURL=sessions.js.map
;// CONCATENATED MODULE: ./lib/src/core/traces/weka.js
/**
 * The weka format: one conversation tree per JSON value. Requests of type `n` (not streamed) and `s` (streamed) are
 * turns; `subagent` entries hold requests of their own. All times are seconds since the tree began.
 */




const treeFields = [
    'id', 'models', 'block_size', 'hash_id_scope', 'tool_tokens', 'system_tokens', 'requests',
]; // prettier-ignore
const weka_turnFields = [
    't', 'type', 'model', 'in', 'out', 'hash_ids', 'input_types', 'output_types', 'stop', 'api_time', 'think_time',
    'ttft', 'input_length', 'output_length',
]; // prettier-ignore
const agentFields = [
    't', 'type', 'agent_id', 'subagent_type', 'status', 'requests', 'models', 'tool_tokens', 'system_tokens',
    'duration_ms', 'total_tokens', 'tool_use_count',
]; // prettier-ignore
const entryTypes = ['n', 's', 'subagent'];
/** Sub-agents of sub-agents; deeper nesting is not recorded by anyone and could exhaust the stack. */
const maxDepth = 16;
/** One tree; undefined when something in it is wrong (which `findings` then says). */
function readWekaTree(value, at, findings) {
    if (!(0,traces_row/* isObject */.Gv)(value)) {
        findings.add((0,catalogue/* problem */.CC)('INFX152', `a weka trace must be a JSON object, got ${(0,traces_row/* shown */.SP)(value)}`, { at }));
        return undefined;
    }
    const row = new traces_row/* Row */.fI(value, at, '', findings);
    row.allow(treeFields);
    const id = row.text('id');
    const blockSize = row.integerOr('block_size', 1, 64);
    const scope = row.textOr('hash_id_scope', 'local');
    if (scope !== 'local' && scope !== 'global')
        row.wrong('hash_id_scope', '"local" or "global"');
    const root = new TreeReader(id, at, findings).conversation(row, id, '', 0);
    if (!row.ok || !root)
        return undefined;
    return { id, blockSize, blockSalt: scope === 'global' ? '' : id, root };
}
class TreeReader {
    #treeId;
    #at;
    #findings;
    #ids = new Map();
    constructor(treeId, at, findings) {
        this.#treeId = treeId;
        this.#at = at;
        this.#findings = findings;
    }
    conversation(row, id, path, depth) {
        const systemTokens = row.integerOr('tool_tokens', 0, 0) + row.integerOr('system_tokens', 0, 0);
        const turns = [];
        const agents = [];
        let blocks = [];
        for (const [index, entry] of row.list('requests').entries()) {
            const entryPath = `${path}requests[${index}].`;
            const fields = this.#entry(entry, entryPath);
            if (!fields)
                continue;
            if (fields.object['type'] === 'subagent') {
                const conversation = this.#agent(fields.row, entryPath, depth);
                if (conversation)
                    agents.push({ conversation, startSeconds: fields.row.numberOr('t', 0, 0) });
                continue;
            }
            const next = fields.row.ids('hash_ids');
            const turn = readTurn(fields.row, blocks, next);
            if (!turn)
                continue;
            blocks = next;
            turns.push(turn);
        }
        if (turns.length === 0) {
            this.#noTurns(path);
            return undefined;
        }
        return { id, systemTokens, turns, children: agents.map((agent) => placeChild(agent, turns)) };
    }
    /** An empty sub-agent is no workload; an empty root is a Problem. */
    #noTurns(path) {
        if (path !== '')
            return;
        const message = `trace "${this.#treeId}" has no usable request of type n or s`;
        this.#findings.add((0,catalogue/* problem */.CC)('INFX154', message, { at: this.#at }));
    }
    #entry(entry, path) {
        const name = path.slice(0, -1);
        if (!(0,traces_row/* isObject */.Gv)(entry)) {
            const message = `field "${name}" must be an object, got ${(0,traces_row/* shown */.SP)(entry)}`;
            this.#findings.add((0,catalogue/* problem */.CC)('INFX152', message, { at: this.#at }));
            return undefined;
        }
        const type = entry['type'];
        if (typeof type !== 'string' || !entryTypes.includes(type)) {
            const near = typeof type === 'string' ? (0,problem/* didYouMean */.au)(type, entryTypes) : undefined;
            const message = `field "${name}.type" must be "n", "s" or "subagent", got ${(0,traces_row/* shown */.SP)(type)}`;
            const hint = near === undefined ? {} : { hint: `did you mean "${near}"?` };
            this.#findings.add((0,catalogue/* problem */.CC)('INFX153', message, { at: this.#at, ...hint }));
            return undefined;
        }
        const row = new traces_row/* Row */.fI(entry, this.#at, path, this.#findings);
        row.allow(type === 'subagent' ? agentFields : weka_turnFields);
        return { object: entry, row };
    }
    #agent(row, path, depth) {
        if (depth >= maxDepth) {
            row.wrong('requests', `nested at most ${maxDepth} deep`);
            return undefined;
        }
        const name = `${this.#treeId}::sa:${row.text('agent_id')}`;
        const times = (this.#ids.get(name) ?? 0) + 1;
        this.#ids.set(name, times);
        return this.conversation(row, times === 1 ? name : `${name}:${times}`, path, depth + 1);
    }
}
function readTurn(row, before, blocks) {
    const keep = (0,model/* sharedPrefix */.UR)(before, blocks);
    // The converted corpora call the same two fields input_length and output_length.
    const inputTokens = row.integer(row.has('input_length') ? 'input_length' : 'in', 0);
    const outputTokens = row.integer(row.has('output_length') ? 'output_length' : 'out', 0);
    const startSeconds = row.number('t', 0);
    const serviceSeconds = row.numberOr('api_time', 0, 0);
    row.numberOr('think_time', 0, 0);
    if (!row.ok)
        return undefined;
    return {
        startSeconds,
        serviceSeconds,
        inputTokens: Math.max(1, inputTokens),
        outputTokens: Math.max(1, outputTokens),
        content: { kind: 'blocks', keep, fresh: blocks.slice(keep) },
    };
}
/**
 * A sub-agent starts after the last turn that had started by then, and the first turn that started after it ended waits
 * for it. When a turn of the parent started while it still ran, the parent evidently did not wait: it gates nothing.
 */
function placeChild(agent, turns) {
    const first = agent.conversation.turns[0]?.startSeconds ?? agent.startSeconds;
    const start = Math.min(first, agent.startSeconds === 0 ? first : agent.startSeconds);
    const afterTurn = turns.findLastIndex((turn) => turn.startSeconds <= start);
    const next = turns[afterTurn + 1];
    const joins = next !== undefined && next.startSeconds >= (0,model/* lastEndSeconds */.F7)(agent.conversation);
    return { conversation: agent.conversation, afterTurn, joinTurn: joins ? afterTurn + 1 : null };
}
//# sourceMappingURL=weka.js.map
;// CONCATENATED MODULE: ./lib/src/core/traces/parse.js
/** From lines of a trace file to trees: one parser per file, fed line by line by whoever reads the file. */






class TraceParser {
    #format;
    #file;
    #findings = new traces_row/* Findings */.Fv('INFX152');
    #mooncake = new MooncakeSessions(this.#findings);
    #trees = new Map();
    /** `file` is only used to name places. */
    constructor(format, file) {
        this.#format = format;
        this.#file = file;
    }
    /** One line of a JSONL file; `number` counts from 1. Blank lines are skipped. */
    line(text, number) {
        if (text.trim() === '')
            return;
        const at = { file: this.#file, line: number, col: 1 };
        const value = this.#json(text, at);
        if (value !== undefined)
            this.value(value, at);
    }
    /** A file that is one JSON value: a tree, or a list of trees. */
    document(text, file) {
        const at = { file, line: 1, col: 1 };
        const value = this.#json(text, at);
        if (value === undefined)
            return;
        for (const tree of Array.isArray(value) ? value : [value])
            this.value(tree, at);
    }
    value(value, at) {
        if (this.#format === 'mooncake') {
            this.#mooncake.row(value, at);
            return;
        }
        const tree = this.#format === 'weka'
            ? readWekaTree(value, at, this.#findings)
            : readMultiTurnSession(value, at, this.#trees.size, this.#findings);
        if (tree)
            this.#add(tree, at);
    }
    /** For what the reader of the file itself found. */
    report(found) {
        this.#findings.add(found);
    }
    finish() {
        const trees = this.#format === 'mooncake' ? this.#mooncake.trees() : [...this.#trees.values()];
        if (trees.length === 0 && !(0,problem/* hasErrors */.Cs)(this.#findings.problems)) {
            const at = { file: this.#file, line: 1, col: 1 };
            this.#findings.add((0,catalogue/* problem */.CC)('INFX154', 'the trace holds no conversation', { at }));
        }
        return { trees, problems: this.#findings.problems, unknownFields: this.#findings.unknownFields };
    }
    #add(tree, at) {
        if (!this.#trees.has(tree.id))
            this.#trees.set(tree.id, tree);
        else
            this.#findings.add((0,catalogue/* problem */.CC)('INFX155', `conversation id ${(0,traces_row/* shown */.SP)(tree.id)} occurs twice`, { at }));
    }
    #json(text, at) {
        try {
            return JSON.parse(text);
        }
        catch (error) {
            const reason = error instanceof Error ? error.message : String(error);
            const offset = /position (\d+)/.exec(reason)?.[1];
            const place = offset === undefined ? endOf(text, at) : placeAt(text, at, Number(offset));
            const cut = offset === undefined || Number(offset) >= text.length - 1;
            this.report((0,catalogue/* problem */.CC)('INFX151', cut ? 'the JSON value ends too early' : `not JSON: ${reason.slice(0, 120)}`, {
                at: place,
                ...(cut ? { hint: 'the file looks cut: fetch it again and compare its size' } : {}),
            }));
            return undefined;
        }
    }
}
const endOf = (text, at) => placeAt(text, at, text.length);
function placeAt(text, at, offset) {
    const before = text.slice(0, offset).split('\n');
    return { ...at, line: at.line + before.length - 1, col: (before.at(-1)?.length ?? 0) + 1 };
}
//# sourceMappingURL=parse.js.map

/***/ }),

/***/ 13102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QV: () => (/* binding */ mix32),
/* harmony export */   YR: () => (/* binding */ hashNumber),
/* harmony export */   qj: () => (/* binding */ hashText),
/* harmony export */   qs: () => (/* binding */ Prng)
/* harmony export */ });
/**
 * Seeded random numbers that are the same on every platform: integer arithmetic only (`Math.imul`), and for the
 * exponential V8's own `Math.log` (a port of fdlibm, not the platform's libm).
 */
/** Mixes 32 bits (the finaliser of MurmurHash3): neighbouring inputs give unrelated outputs. */
function mix32(value) {
    let bits = value | 0;
    bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
    bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
    return (bits ^ (bits >>> 16)) >>> 0;
}
/** 32 bits of a string (FNV-1a over UTF-16 units, then mixed). */
function hashText(text) {
    let bits = 0x811c9dc5;
    for (let index = 0; index < text.length; index++) {
        bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193);
    }
    return mix32(bits);
}
/** 32 bits of a whole number up to 2^53 and a salt. */
const hashNumber = (value, salt) => mix32(mix32((value >>> 0) ^ salt) + Math.imul(Math.floor(value / 2 ** 32) + 1, 0x9e3779b9));
/** One stream of random numbers: xoshiro128**, its four words filled from the seed and a name. */
class Prng {
    #a;
    #b;
    #c;
    #d;
    /** Streams of one seed with different names are independent, so adding a consumer never shifts another. */
    constructor(seed, name) {
        const start = hashNumber(seed, hashText(name));
        this.#a = mix32(start + 0x9e3779b9);
        this.#b = mix32(start + 0x3c6ef372);
        this.#c = mix32(start + 0xdaa66d2b);
        this.#d = mix32(start + 0x78dde6e4) | 1;
    }
    /** Uniform in [0, 2^32). */
    uint32() {
        const scaled = Math.imul(this.#b, 5);
        const result = Math.imul((scaled << 7) | (scaled >>> 25), 9) >>> 0;
        const shifted = this.#b << 9;
        this.#c ^= this.#a;
        this.#d ^= this.#b;
        this.#b ^= this.#c;
        this.#a ^= this.#d;
        this.#c ^= shifted;
        this.#d = (this.#d << 11) | (this.#d >>> 21);
        return result;
    }
    /** Uniform in [0, 1), 53 bits. */
    uniform() {
        return ((this.uint32() >>> 5) * 2 ** 26 + (this.uint32() >>> 6)) / 2 ** 53;
    }
    /** Uniform whole number in [low, high], both included. */
    integer(low, high) {
        return low + Math.floor(this.uniform() * (high - low + 1));
    }
    /** Exponential with the given mean, ≥ 0. */
    exponential(mean) {
        return -Math.log(1 - this.uniform()) * mean;
    }
    /** A shuffled copy (Fisher-Yates). */
    shuffle(items) {
        const shuffled = [...items];
        for (let index = shuffled.length - 1; index > 0; index--) {
            const other = this.integer(0, index);
            const held = shuffled[index];
            shuffled[index] = shuffled[other];
            shuffled[other] = held;
        }
        return shuffled;
    }
}
//# sourceMappingURL=prng.js.map

/***/ }),

/***/ 9571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fv: () => (/* binding */ Findings),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   fI: () => (/* binding */ Row)
/* harmony export */ });
/* unused harmony export shorten */
/* harmony import */ var _problems_traces_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25967);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80947);
/** Typed reading of untrusted JSON rows: every wrong field becomes a Problem, every unknown one is counted. */



const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** Problems listed one by one; the rest is one line that says how many. */
const maxListed = 50;
/** Collects what is wrong or unknown in one file. */
class Findings {
    #problems = [];
    #unknown = new Map();
    /** What a wrong field is called: the files that are read differ, not how. */
    wrongField;
    #notListed = 0;
    constructor(wrongField) {
        this.wrongField = wrongField;
    }
    add(found) {
        if (this.#problems.length < maxListed)
            this.#problems.push(found);
        else
            this.#notListed++;
    }
    unknownField(name, at, allowed) {
        const known = this.#unknown.get(name);
        if (known)
            known.count++;
        // A hostile file could name millions of fields; the first hundred say enough.
        else if (this.#unknown.size < 100) {
            this.#unknown.set(name, { count: 1, first: at, near: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .au)(name, allowed) });
        }
    }
    /** Unknown field → how often it came. */
    get unknownFields() {
        return new Map([...this.#unknown].map(([name, { count }]) => [name, count]));
    }
    get problems() {
        const notices = [...this.#unknown].map(([name, { count, first, near }]) => (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX157', `unknown field "${shorten(name)}" (${count} times) is not used`, {
            at: first,
            ...(near === undefined ? {} : { hint: `did you mean "${near}"?` }),
        }));
        const more = this.#notListed === 0 ? [] : [(0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX158', `${this.#notListed} more problems are not listed`)];
        return [...this.#problems, ...more, ...notices];
    }
}
const shorten = (text) => (text.length > 60 ? `${text.slice(0, 57)}...` : text);
/** What came in JSON, for a message: short, and a string in quotes. */
const shown = (value) => value === undefined ? 'nothing' : shorten(JSON.stringify(value));
/** Reads fields of one object of one line; `path` leads to the object, e.g. `requests[3].`. */
class Row {
    #object;
    #at;
    #path;
    #findings;
    #ok = true;
    constructor(object, at, path, findings) {
        this.#object = object;
        this.#at = at;
        this.#path = path;
        this.#findings = findings;
    }
    /** False once a field was wrong: the object must not be used. */
    get ok() {
        return this.#ok;
    }
    allow(names) {
        for (const name of Object.keys(this.#object)) {
            if (!names.includes(name))
                this.#findings.unknownField(name, this.#at, names);
        }
    }
    has(name) {
        return this.#object[name] !== undefined && this.#object[name] !== null;
    }
    wrong(name, allowed) {
        this.#ok = false;
        const came = shown(this.#object[name]);
        const message = `field "${this.#path}${name}" must be ${allowed}, got ${came}`;
        this.#findings.add((0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)(this.#findings.wrongField, message, { at: this.#at }));
    }
    /** A finite number ≥ `low`; NaN (and a Problem) when it is not. */
    number(name, low) {
        const value = this.#object[name];
        if (typeof value === 'number' && Number.isFinite(value) && value >= low)
            return value;
        this.wrong(name, `a number ≥ ${low}`);
        return Number.NaN;
    }
    numberOr(name, low, absent) {
        return this.has(name) ? this.number(name, low) : absent;
    }
    /** A whole number ≥ `low`. */
    integer(name, low) {
        const value = this.#object[name];
        if (typeof value === 'number' && Number.isSafeInteger(value) && value >= low)
            return value;
        this.wrong(name, `a whole number ≥ ${low}`);
        return Number.NaN;
    }
    integerOr(name, low, absent) {
        return this.has(name) ? this.integer(name, low) : absent;
    }
    text(name) {
        const value = this.#object[name];
        if (typeof value === 'string' && value !== '')
            return value;
        this.wrong(name, 'a text that is not empty');
        return '';
    }
    textOr(name, absent) {
        return this.has(name) ? this.text(name) : absent;
    }
    list(name) {
        const value = this.#object[name];
        if (Array.isArray(value))
            return value;
        this.wrong(name, 'a list');
        return [];
    }
    /** Hash ids: whole numbers ≥ 0. */
    ids(name) {
        if (!this.has(name))
            return [];
        const list = this.list(name);
        const bad = list.findIndex((id) => typeof id !== 'number' || !Number.isSafeInteger(id) || id < 0);
        if (bad < 0)
            return list;
        this.#ok = false;
        const message = `field "${this.#path}${name}[${bad}]" must be a whole number ≥ 0, got ${shown(list[bad])}`;
        this.#findings.add((0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)(this.#findings.wrongField, message, { at: this.#at }));
        return [];
    }
    raw(name) {
        return this.#object[name];
    }
    /** A nested object; its fields are named by their whole path. */
    child(name) {
        const value = this.#object[name];
        if (isObject(value))
            return new Row(value, this.#at, `${this.#path}${name}.`, this.#findings);
        this.wrong(name, 'an object');
        return undefined;
    }
    object(name) {
        const value = this.#object[name];
        if (isObject(value))
            return value;
        this.wrong(name, 'an object');
        return {};
    }
    /** One of a few words. */
    textOf(name, allowed) {
        const word = allowed.find((candidate) => candidate === this.#object[name]);
        if (word !== undefined)
            return word;
        this.wrong(name, `one of ${allowed.map((candidate) => `"${candidate}"`).join(', ')}`);
        return allowed[0];
    }
    texts(name) {
        const list = this.list(name);
        if (list.every((entry) => typeof entry === 'string'))
            return list;
        this.wrong(name, 'a list of texts');
        return [];
    }
    /** A number in [0, 1]. */
    ratio(name) {
        const value = this.#object[name];
        if (typeof value === 'number' && value >= 0 && value <= 1)
            return value;
        this.wrong(name, 'a number in [0, 1]');
        return Number.NaN;
    }
    /** An http or https address. */
    url(name) {
        const value = this.#object[name];
        if (typeof value === 'string' && /^https?:\/\//i.test(value) && URL.canParse(value))
            return value;
        this.wrong(name, 'an http or https address');
        return '';
    }
}
//# sourceMappingURL=row.js.map

/***/ }),

/***/ 90210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j7: () => (/* binding */ BlockText),
/* harmony export */   ky: () => (/* binding */ wordsLength),
/* harmony export */   rj: () => (/* binding */ countWords)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _prng_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13102);
/**
 * Text from hash ids. A word is four letters, a token is a word: the simulated engine counts words, a real one
 * reports its own token counts. 4,096 words of pure ASCII, none of which JSON has to escape.
 */


const consonants = 'bcdfghjklmnprstv';
const vowels = 'aeio';
const syllables = Array.from({ length: 64 }, (_, index) => [consonants[index >> 2] ?? '', vowels[index & 3] ?? ''].join(''));
/** Bytes of word w at 4w. */
const wordBytes = node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.from(Array.from({ length: 4096 }, (_, index) => [syllables[index >> 6] ?? '', syllables[index & 63] ?? ''].join('')).join(''), 'latin1');
const space = 0x20;
/** Writes words of hash blocks; one per tree. */
class BlockText {
    #salt;
    #blockTokens;
    /** `blockTokens`: tokens per block after scaling, > 0, need not be whole. */
    constructor(blockSalt, blockTokens) {
        this.#salt = (0,_prng_js__WEBPACK_IMPORTED_MODULE_1__/* .hashText */ .qj)(blockSalt);
        this.#blockTokens = blockTokens;
    }
    /**
     * Writes the words at positions [from, to) of a prompt made of `blocks` into `target` at `offset`, one space between
     * them; the place must hold `wordsLength(to - from)` bytes.
     */
    write(target, offset, blocks, from, to) {
        let at = offset;
        let position = from;
        while (position < to) {
            const block = Math.floor(position / this.#blockTokens);
            const first = Math.ceil(block * this.#blockTokens);
            const end = Math.min(to, Math.max(position + 1, Math.ceil((block + 1) * this.#blockTokens)));
            // A trace may list fewer ids than its prompt has tokens; the rest is text that no other block shares.
            const seed = (0,_prng_js__WEBPACK_IMPORTED_MODULE_1__/* .hashNumber */ .YR)(blocks[block] ?? -1 - block, this.#salt);
            for (; position < end; position++) {
                const word = ((0,_prng_js__WEBPACK_IMPORTED_MODULE_1__/* .mix32 */ .QV)(seed + Math.imul(position - first + 1, 0x9e3779b9)) & 4095) * 4;
                if (at > offset)
                    target[at++] = space;
                target[at++] = wordBytes[word] ?? space;
                target[at++] = wordBytes[word + 1] ?? space;
                target[at++] = wordBytes[word + 2] ?? space;
                target[at++] = wordBytes[word + 3] ?? space;
            }
        }
    }
    /** The same as a text. */
    words(blocks, from, to) {
        const bytes = node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.allocUnsafe(wordsLength(to - from));
        this.write(bytes, 0, blocks, from, to);
        return bytes.toString('latin1');
    }
}
/** Bytes of so many words with a space between them. */
const wordsLength = (words) => Math.max(0, words * 5 - 1);
/** Words of a text, the measure used where a trace gives text and no token counts. */
function countWords(text) {
    return text.match(/\S+/g)?.length ?? 0;
}
//# sourceMappingURL=words.js.map

/***/ })

};
