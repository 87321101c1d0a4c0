export const id = 3551;
export const ids = [3551];
export const modules = {

/***/ 76615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export configProblems */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of configuration files: YAML itself, the master configuration, the runner file. Codes 010-049. */

const user = { blame: 'user', severity: 'error' };
const configProblems = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX010: {
        ...user,
        title: 'A file is not valid YAML',
        explain: 'The parser stopped at the marked place, so nothing of the file was read. Usual causes are a tab in the indentation, a missing space after a colon, an unclosed quote or bracket, or a merge conflict marker.',
    },
    INFX011: {
        ...user,
        title: 'A key is written twice',
        explain: 'A YAML mapping holds every key once. Most loaders silently keep the last value, so half of what was written would never run. Remove one of the two, or give it another name.',
    },
    INFX012: {
        ...user,
        title: 'A field is unknown',
        explain: 'The field is not part of the schema at this place. A misspelt field would otherwise be ignored and the sweep would measure something else than intended. Correct the name or take the field out: the finding lists what is allowed at this place. A field that stands one level too high or too low is unknown, too.',
    },
    INFX013: {
        ...user,
        title: 'A value has the wrong type or lies outside its range',
        explain: 'The message says what came and what is allowed: write that. An entry with prefill and decode workers says `multinode: true`. Versions and other texts that look like numbers must be quoted: `version: "1.10"` keeps its zero, `version: 1.10` does not.',
    },
    INFX014: {
        ...user,
        title: 'A required field is missing',
        explain: 'The entry cannot be expanded into points without it. Add the field where the finding points; the schema in schemas/ describes it, and examples/quickstart/configs has one of each kind.',
    },
    INFX015: {
        ...user,
        title: 'A plain scalar is read differently by different YAML versions',
        explain: 'YAML 1.1 (PyYAML) and YAML 1.2 disagree about words such as `on` and `no`, leading zeros, `0o20`, `1e3`, `4:30` and underscores in numbers. Quote the value when it is text; write a plain decimal number when it is a number.',
    },
    INFX016: {
        ...user,
        title: 'A YAML file goes beyond a limit',
        explain: 'Size, nesting, number of aliases and the size after following every alias are bounded, so that a hostile or broken file cannot stop a plan. Real configurations stay far below the limits.',
    },
    INFX017: {
        ...user,
        title: 'A number cannot be kept exactly',
        explain: 'Integers beyond 2^53 - 1 lose digits when they are read as a number. Quote the value.',
    },
    INFX018: {
        ...user,
        title: 'The concurrencies of a search space are not given properly',
        explain: 'A search space names its concurrencies either as a list (`conc-list: [1, 4, 16]`) or as a range (`conc-start` and `conc-end`, doubled from start to end, the end always included). All must be greater than 0. Write one of the two.',
    },
    INFX019: {
        ...user,
        title: 'A topology does not work out',
        explain: 'Decode context parallelism reuses the ranks of tensor parallelism, so `tp` must be divisible by `dcp-size`. Hardware of prefill and decode is given for both roles or for neither.',
    },
    INFX020: {
        ...user,
        title: 'A rule of agentic scenarios is broken',
        explain: 'Agentic points run on one exact fleet (`runner: cluster:…`). `kv-offload-backend` goes with `kv-offloading: dram` and only with it; `dram-utilization` is needed as soon as one search space uses dram.',
    },
    INFX021: {
        ...user,
        title: 'A serving component is declared at the wrong place',
        explain: '`router` and `kv-p2p-transfer` stand either at the top of the entry or in its search spaces, not in both. `kv-p2p-transfer` is only for multi-node entries, and a disaggregated entry must say it.',
    },
    INFX022: {
        ...user,
        title: 'A config key cannot be used',
        explain: '`*` is reserved for wildcards in the changelog, and one key must not be defined in two configuration files.',
    },
    INFX023: {
        ...user,
        title: 'A runner label is unknown',
        explain: 'The label is not in the runner configuration, so no machine would ever pick the job up and it would wait until GitHub gives up after 24 hours.',
    },
    INFX024: {
        ...user,
        title: 'Search spaces repeat a row',
        severity: 'notice',
        explain: 'Two search spaces of one entry expand to the very same row. It is run once; remove the repetition to keep the file honest.',
    },
    INFX025: {
        ...user,
        title: 'A point needs more GPUs than a node of its runner has',
        explain: 'A single-node worker uses tp · pp · pcp GPUs, and no node behind the runner label has so many, so it can never run. Choose smaller widths, or a multi-node entry with a recipe. A warning while the entry is not among those that are to run, and when the engine is simulated.',
    },
    INFX026: {
        ...user,
        title: 'The DRAM budget of KV offload cannot be computed',
        explain: 'The budget is proportional to the GPUs used of a node: it needs `hardware` of the runner label (`available-cpu-dram-mib`, `gpus-per-node`) and a topology that fits whole nodes.',
    },
    INFX027: {
        ...user,
        title: 'Unknown framework or precision',
        explain: 'A word that is nearly a known one is taken for a mistake and refused. Any other is kept as it is written, with a warning: results, curves and comparisons will carry it, so that a second spelling makes a second series.',
    },
    INFX028: {
        ...user,
        title: 'A dataset or an evaluation task is not given properly',
        explain: 'A dataset of an agentic scenario is either a file (`path` and `format`) or generated (`generator` with a seed and its shape). The content of its file, and of the file of an evaluation task, is part of what a point is, so the file must be readable when the sweep is planned.',
    },
    INFX029: {
        ...user,
        title: 'A configuration file is missing or has no entries',
        explain: 'The file was named but is not in the repository at this commit, or its root is not a mapping.',
    },
});
//# sourceMappingURL=config.js.map

/***/ }),

/***/ 23551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadYaml: () => (/* binding */ loadYaml)
});

// EXTERNAL MODULE: ./node_modules/js-yaml/dist/js-yaml.mjs
var js_yaml = __webpack_require__(33243);
// EXTERNAL MODULE: ./lib/src/core/problems/config.js
var config = __webpack_require__(76615);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
;// CONCATENATED MODULE: ./lib/src/yaml-place.js
/** Finds where a path of a YAML document was written, from js-yaml's event stream. Only runs when a Problem needs it. */

/** Turns offsets of `text` into places of `file`. Line breaks are LF, CRLF and CR. */
function placer(file, text) {
    let lineStarts;
    return ({ start, end }) => {
        lineStarts ??= startsOfLines(text);
        let low = 0;
        let high = lineStarts.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if ((lineStarts[middle] ?? 0) <= start)
                low = middle;
            else
                high = middle - 1;
        }
        const col = start - (lineStarts[low] ?? 0) + 1;
        const lineEnd = lineStarts[low + 1] ?? text.length;
        const endCol = Math.max(col, col + Math.min(end, lineEnd) - start - 1);
        return { file, line: low + 1, col, ...(endCol > col ? { endCol } : {}) };
    };
}
function startsOfLines(text) {
    const starts = [0];
    if (text.includes('\r')) {
        for (const { index, 0: lineBreak } of text.matchAll(/\r\n|\n|\r/g))
            starts.push(index + lineBreak.length);
    }
    else
        for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
            starts.push(at + 1);
    return starts;
}
/** Where a node begins, including the quote of a quoted scalar; undefined for an empty one. */
function spanOf(event) {
    switch (event?.type) {
        case js_yaml/* EVENT_ID */.hy.SCALAR: {
            if (event.valueStart < 0)
                return undefined;
            const quote = event.style === 2 || event.style === 3 ? 1 : 0;
            return { start: event.valueStart - quote, end: event.valueEnd + quote };
        }
        case js_yaml/* EVENT_ID */.hy.SEQUENCE:
        case js_yaml/* EVENT_ID */.hy.MAPPING:
            return { start: event.start, end: event.start + 1 };
        case js_yaml/* EVENT_ID */.hy.ALIAS:
            return { start: event.anchorStart - 1, end: event.anchorEnd };
        default:
            return undefined;
    }
}
const maxHops = 100;
/**
 * Offsets of a path; the key of an empty value. Follows aliases and merge keys. The index is built at the first call.
 */
function spanFinder(text, events) {
    let index;
    return (path, what) => {
        index ??= indexDocument(text, events);
        let at = { value: 1 };
        for (const step of path) {
            const next = child(index, at.value, String(step), 0);
            if (next === undefined)
                return undefined;
            at = next;
        }
        const key = at.key === undefined ? undefined : spanOf(events[at.key]);
        return what === 'key' && key ? key : (spanOf(events[at.value]) ?? key);
    };
}
function indexDocument(text, events) {
    const ends = new Int32Array(events.length);
    const anchors = new Map();
    const open = [];
    let index = 0;
    for (const event of events) {
        if (event.type === js_yaml/* EVENT_ID */.hy.POP)
            ends[open.pop() ?? 0] = index + 1;
        else if (event.type === js_yaml/* EVENT_ID */.hy.SCALAR || event.type === js_yaml/* EVENT_ID */.hy.ALIAS)
            ends[index] = index + 1;
        else
            open.push(index);
        const isAnchored = 'tagStart' in event && event.anchorStart >= 0;
        if (isAnchored)
            anchors.set(text.slice(event.anchorStart, event.anchorEnd), index);
        index++;
    }
    return { text, events, ends, anchors, members: new Map() };
}
function child(index, node, step, hops) {
    const { text, events, anchors } = index;
    const event = events[node];
    if (hops > maxHops || event === undefined)
        return undefined;
    if (event.type === js_yaml/* EVENT_ID */.hy.ALIAS) {
        const target = anchors.get(text.slice(event.anchorStart, event.anchorEnd));
        return target === undefined ? undefined : child(index, target, step, hops + 1);
    }
    if (event.type === js_yaml/* EVENT_ID */.hy.SEQUENCE) {
        const value = membersOf(index, node).items[Number(step)];
        return value === undefined ? undefined : { value };
    }
    if (event.type !== js_yaml/* EVENT_ID */.hy.MAPPING)
        return undefined;
    const { byKey, merges } = membersOf(index, node);
    const found = byKey.get(step);
    if (found)
        return found;
    for (const merge of merges) {
        const inherited = mergedChild(index, merge, step, hops + 1);
        if (inherited)
            return inherited;
    }
    return undefined;
}
function membersOf({ text, events, ends, members }, node) {
    const known = members.get(node);
    if (known)
        return known;
    const found = { byKey: new Map(), merges: [], items: [] };
    const isMapping = events[node]?.type === js_yaml/* EVENT_ID */.hy.MAPPING;
    for (let at = node + 1; events[at] && events[at]?.type !== js_yaml/* EVENT_ID */.hy.POP;) {
        const value = isMapping ? (ends[at] ?? events.length) : at;
        if (isMapping) {
            const name = scalarText(text, events[at]);
            if (name !== undefined)
                found.byKey.set(name, { key: at, value });
            if (name === '<<')
                found.merges.push(value);
        }
        else
            found.items.push(value);
        at = ends[value] ?? events.length;
    }
    members.set(node, found);
    return found;
}
function mergedChild(index, merge, step, hops) {
    if (index.events[merge]?.type !== js_yaml/* EVENT_ID */.hy.SEQUENCE)
        return child(index, merge, step, hops);
    for (const at of membersOf(index, merge).items) {
        const inherited = child(index, at, step, hops);
        if (inherited)
            return inherited;
    }
    return undefined;
}
const scalarText = (text, event) => event?.type === js_yaml/* EVENT_ID */.hy.SCALAR ? (event.valueStart < 0 ? '' : (0,js_yaml/* getScalarValue */.KE)(text, event)) : undefined;
//# sourceMappingURL=yaml-place.js.map
;// CONCATENATED MODULE: ./lib/src/yaml-scalars.js

const readsUnderscores = 'has underscores, which only YAML 1.1 reads as a number';
const words = /^(?:yes|no|on|off)$/i;
const numberRules = [
    [/^[-+]?0[0-9_]+$/, 'has a leading zero, which YAML 1.1 reads as octal'],
    [/^[-+]?0[oO][0-7]+$/, 'is octal in YAML 1.2 and text in YAML 1.1'],
    [/^[-+]?0x[0-9a-fA-F_]+$/, 'is hexadecimal'],
    [/^[-+]?0b[01_]+$/, 'is binary in YAML 1.1 and text in YAML 1.2'],
    [
        /^[-+]?(?:[0-9]+|[0-9]*\.[0-9]+|[0-9]+\.)[eE][0-9]+$|^[-+]?[0-9]+[eE][-+][0-9]+$/,
        'is a number in YAML 1.2 and text in YAML 1.1',
    ],
    [/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?$/, 'is a base-60 number in YAML 1.1'],
    [/^(?=.*_)[-+]?[0-9][0-9_]*\.[0-9_]*$/, readsUnderscores],
];
const underscored = /^[-+]?[1-9][0-9]*_[0-9_]*$/;
const yaml_scalars_long = /^[-+]?[0-9]{16,}$/;
/** `1.10`, which as a number is `1.1`. */
const isTwoPartVersion = (value) => /^[0-9]+\.[0-9]*$/.test(value);
/** Whether versions of YAML, or JavaScript numbers, may read a plain scalar differently, whatever its role. */
const mayBeMisread = (value) => [words, underscored, yaml_scalars_long].some((pattern) => pattern.test(value)) ||
    numberRules.some(([pattern]) => pattern.test(value));
/**
 * Whether a plain scalar means one thing whatever its role: neither like a number, except for a decimal integer below
 * 2^53, nor as short as the words that YAML 1.1 reads as true or false.
 */
function isPlainScalarClear(text, start, end) {
    const first = text.charCodeAt(start);
    if (!startsNumber(first))
        return end - start > 3 || !words.test(text.slice(start, end));
    if (!isDigit(first) || (first === zero && end - start > 1) || end - start >= 16)
        return false;
    for (let at = start + 1; at < end; at++)
        if (!isDigit(text.charCodeAt(at)))
            return false;
    return true;
}
const zero = 48;
const isDigit = (code) => code >= zero && code <= 57;
/** A digit, `+`, `-` or `.`. */
const startsNumber = (code) => isDigit(code) || code === 43 || code === 45 || code === 46;
/** What is wrong with reading `value` as it is written; undefined for the plain scalars that mean one thing. */
function scalarProblem(value, event, role, placeAt, rules) {
    const isNumeric = startsNumber(value.charCodeAt(0));
    if (isNumeric ? role.isKey : value.length > 3 || !words.test(value))
        return undefined;
    const at = () => placeAt({ start: event.valueStart, end: event.valueEnd });
    return isNumeric ? numberProblem(value, role.key, at, rules) : wordProblem(value, role, at, rules);
}
function wordProblem(value, { isKey }, at, rules) {
    return (0,catalogue/* problem */.CC)('INFX015', `${isKey ? 'key' : 'value'} ${value} is true or false in YAML 1.1 and text in YAML 1.2`, {
        at: at(),
        severity: isKey ? 'warning' : rules.ambiguous,
        hint: `quote it: "${value}"; or write true or false`,
    });
}
function numberProblem(value, key, at, rules) {
    if (yaml_scalars_long.test(value) && !Number.isSafeInteger(Number(value))) {
        const message = `${value} is beyond 2^53 - 1 and would lose digits`;
        return (0,catalogue/* problem */.CC)('INFX017', message, { at: at(), hint: `quote it: "${value}"` });
    }
    const severity = rules.ambiguous;
    const reason = numberRules.find(([pattern]) => pattern.test(value))?.[1] ??
        (!rules.underscores && underscored.test(value) ? readsUnderscores : undefined);
    if (reason !== undefined) {
        const hint = `quote it if it is text: "${value}"; write a plain decimal number if it is a number`;
        return (0,catalogue/* problem */.CC)('INFX015', `${value} ${reason}`, { at: at(), severity, hint });
    }
    if (key === undefined || !/(?:^|-)version$/.test(key) || !isTwoPartVersion(value))
        return undefined;
    const message = `${key} ${value} is a number, so "1.10" and "1.1" would be the same`;
    return (0,catalogue/* problem */.CC)('INFX015', message, { at: at(), severity, hint: `quote it: "${value}"` });
}
//# sourceMappingURL=yaml-scalars.js.map
;// CONCATENATED MODULE: ./lib/src/yaml-construct.js
/**
 * Values straight from events, for the files that hold nothing remarkable: no alias, no anchor, no tag, no equal keys, no
 * scalar that versions of YAML read differently. Most are like that, and scanning one costs as much as parsing it.
 * Everything else is left to js-yaml, which this must never differ from.
 */


/** The value of a document; undefined when something in it is remarkable. */
function constructPlain(text, events) {
    const [document] = events;
    if (document?.type !== js_yaml/* EVENT_ID */.hy.DOCUMENT || document.directives.length > 0)
        return undefined;
    const construction = new PlainConstruction(text, events);
    const value = construction.node();
    return construction.isRemarkable ? undefined : { value };
}
class PlainConstruction {
    /** Once it is set, values mean nothing any more. */
    isRemarkable = false;
    #text;
    #events;
    #at = 1;
    constructor(text, events) {
        this.#text = text;
        this.#events = events;
    }
    /** The node that begins at the next event, below `key` of a mapping. The parser bounds the depth. */
    node(key) {
        const event = this.#events[this.#at++];
        switch (event?.type) {
            case js_yaml/* EVENT_ID */.hy.SCALAR:
                return this.#scalar(event, key);
            case js_yaml/* EVENT_ID */.hy.SEQUENCE:
                return this.#sequence(event);
            case js_yaml/* EVENT_ID */.hy.MAPPING:
                return this.#mapping(event);
            default:
                return this.#giveUp();
        }
    }
    #giveUp() {
        this.isRemarkable = true;
        return undefined;
    }
    #refuseMarks({ tagStart, anchorStart }) {
        if (tagStart >= 0 || anchorStart >= 0)
            this.isRemarkable = true;
    }
    #sequence(event) {
        this.#refuseMarks(event);
        const items = [];
        while (!this.isRemarkable && this.#events[this.#at]?.type !== js_yaml/* EVENT_ID */.hy.POP)
            items.push(this.node());
        this.#at++;
        return items;
    }
    #mapping(event) {
        this.#refuseMarks(event);
        const members = {};
        while (!this.isRemarkable) {
            const next = this.#events[this.#at++];
            if (next?.type === js_yaml/* EVENT_ID */.hy.POP)
                return members;
            if (next?.type !== js_yaml/* EVENT_ID */.hy.SCALAR)
                return this.#giveUp();
            const key = String(this.#scalar(next, undefined));
            // The word for merging, and a member that every object has.
            if (key === '<<' || key === '__proto__' || Object.hasOwn(members, key))
                return this.#giveUp();
            members[key] = this.node(key);
        }
        return undefined;
    }
    #scalar(event, key) {
        this.#refuseMarks(event);
        const text = (0,js_yaml/* getScalarValue */.KE)(this.#text, event);
        if (event.style !== js_yaml/* SCALAR_STYLE */.jK.PLAIN)
            return text;
        const { valueStart, valueEnd } = event;
        if (valueStart < 0 || !isPlainScalarClear(this.#text, valueStart, valueEnd)) {
            return this.#unclear(text, key);
        }
        return startsNumber(text.charCodeAt(0)) ? Number(text) : wordOrText(text);
    }
    #unclear(text, key) {
        const isVersion = key?.endsWith('version') === true && isTwoPartVersion(text);
        if (isVersion || mayBeMisread(text))
            return this.#giveUp();
        for (const { resolve, tagName } of [js_yaml/* intCoreTag */.Z7, js_yaml/* floatCoreTag */.ok]) {
            const value = resolve(text, false, tagName);
            if (value !== js_yaml/* NOT_RESOLVED */.Hg)
                return value;
        }
        return wordOrText(text);
    }
}
/** A text, unless it is one of the words of the core schema; all of them are short. */
function wordOrText(text) {
    if (text.length > 5)
        return text;
    switch (text) {
        case '':
        case '~':
        case 'null':
        case 'Null':
        case 'NULL':
            return null;
        case 'true':
        case 'True':
        case 'TRUE':
            return true;
        case 'false':
        case 'False':
        case 'FALSE':
            return false;
        default:
            return text;
    }
}
//# sourceMappingURL=yaml-construct.js.map
;// CONCATENATED MODULE: ./lib/src/yaml-scan.js
/** One pass over the events of a YAML file: duplicate keys, scalars that versions read differently, alias bombs. */




/**
 * The first text that holds half of a surrogate pair, which only an escape can write: it is no Unicode, and neither
 * UTF-8 nor a database can keep it.
 */
function halfSurrogate(text, events) {
    if (!/\\[uU](?:0{4})?[dD][89a-fA-F]/.test(text))
        return undefined;
    const found = events.find((event) => /[\ud800-\udfff]/u.test(scalarText(text, event) ?? ''));
    return spanOf(found);
}
/** Everything found in the events of `text`. */
function scanEvents(text, events, placeAt, options) {
    const scan = new EventScan(text, placeAt, options);
    for (const event of events) {
        scan.visit(event);
        if (scan.isFatal)
            break;
    }
    return scan;
}
const maxProblems = 100;
const nowhere = { start: 0, end: 0 };
class EventScan {
    problems = [];
    isFatal = false;
    #text;
    #placeAt;
    #options;
    #frames = [];
    /** Nodes below each anchor; Infinity while it is still open. */
    #anchors = new Map();
    constructor(text, placeAt, options) {
        this.#text = text;
        this.#placeAt = placeAt;
        this.#options = options;
    }
    visit(event) {
        switch (event.type) {
            case js_yaml/* EVENT_ID */.hy.DOCUMENT:
                this.#open(false, undefined);
                break;
            case js_yaml/* EVENT_ID */.hy.SEQUENCE:
            case js_yaml/* EVENT_ID */.hy.MAPPING: {
                const anchor = this.#anchorOf(event);
                if (anchor !== undefined)
                    this.#anchors.set(anchor, Infinity);
                this.#open(event.type === js_yaml/* EVENT_ID */.hy.MAPPING, anchor);
                break;
            }
            case js_yaml/* EVENT_ID */.hy.SCALAR:
                this.#scalar(event);
                break;
            case js_yaml/* EVENT_ID */.hy.ALIAS:
                this.#alias(event);
                break;
            case js_yaml/* EVENT_ID */.hy.POP: {
                const frame = this.#frames.pop();
                if (frame?.anchor !== undefined)
                    this.#anchors.set(frame.anchor, frame.nodes);
                if (frame)
                    this.#complete(frame.nodes, event, undefined);
            }
        }
    }
    #anchorOf({ anchorStart, anchorEnd }) {
        return anchorStart < 0 ? undefined : this.#text.slice(anchorStart, anchorEnd);
    }
    #open(isMapping, anchor) {
        this.#frames.push({ isMapping, anchor, key: undefined, isKeyRead: false, nodes: 1 });
    }
    #scalar(event) {
        const parent = this.#frames.at(-1);
        const isKey = parent?.isMapping === true && !parent.isKeyRead;
        const isPlain = event.style === js_yaml/* SCALAR_STYLE */.jK.PLAIN && event.tagStart < 0;
        const isClear = !isPlain || isPlainScalarClear(this.#text, event.valueStart, event.valueEnd);
        const value = isKey || !isClear ? (scalarText(this.#text, event) ?? '') : '';
        const anchor = this.#anchorOf(event);
        if (anchor !== undefined)
            this.#anchors.set(anchor, 1);
        if (!isClear) {
            const role = { isKey, key: isKey ? undefined : parent?.key };
            this.#report(scalarProblem(value, event, role, this.#placeAt, this.#options));
        }
        this.#complete(1, event, isKey ? value : undefined);
    }
    #alias(event) {
        const name = this.#anchorOf(event) ?? '';
        const nodes = this.#anchors.get(name) ?? 1;
        if (nodes === Infinity) {
            this.#stop(`alias "*${name}" refers to the collection it stands in`, event);
        }
        else
            this.#complete(nodes, event, undefined);
    }
    /** A node has ended: counts it in its parent, and takes it as key or value there. */
    #complete(nodes, event, keyText) {
        const parent = this.#frames.at(-1);
        if (!parent)
            return;
        parent.nodes += nodes;
        if (parent.nodes > this.#options.maxNodes) {
            this.#stop(`aliases expand to more than ${this.#options.maxNodes.toLocaleString('en')} nodes`, event);
        }
        if (!parent.isMapping)
            return;
        parent.key = parent.isKeyRead ? undefined : keyText;
        if (!parent.isKeyRead && keyText !== undefined && keyText !== '<<')
            this.#key(parent, keyText, event);
        parent.isKeyRead = !parent.isKeyRead;
    }
    #key(frame, key, event) {
        frame.keys ??= new Map();
        const first = frame.keys.get(key);
        if (!first) {
            frame.keys.set(key, event);
            return;
        }
        if (this.problems.length >= maxProblems)
            return;
        const { line } = this.#placeAt(spanOf(first) ?? nowhere);
        this.#report((0,catalogue/* problem */.CC)('INFX011', `duplicate key "${key}": first written on line ${line}`, {
            at: this.#placeAt(spanOf(event) ?? nowhere),
            hint: `remove one of the two, or rename it; the first is on line ${line}`,
        }));
    }
    #report(found) {
        if (found && this.problems.length < maxProblems)
            this.problems.push(found);
    }
    #stop(message, event) {
        this.isFatal = true;
        const span = spanOf(event);
        this.problems.push((0,catalogue/* problem */.CC)('INFX016', message, span ? { at: this.#placeAt(span) } : {}));
    }
}
//# sourceMappingURL=yaml-scan.js.map
;// CONCATENATED MODULE: ./lib/src/yaml.js
/**
 * The one YAML reader. YAML 1.2 core with merge keys (`<<`) and underscores in integers, because the field's files use
 * both; bounded in size, depth, aliases and expansion; positions are computed only when a Problem asks for them.
 * Direct imports of a YAML package elsewhere are forbidden: they would read the same file differently.
 */






/** Bounds of every file that is read; real files stay below a twentieth of each. */
const limits = {
    characters: 16 * 1024 * 1024,
    depth: 64,
    aliases: 50_000,
    mergeKeys: 200_000,
    nodes: 3_000_000,
};
const integer = (0,js_yaml/* defineScalarTag */.Gf)('tag:yaml.org,2002:int', {
    implicit: true,
    implicitFirstChars: js_yaml/* intCoreTag */.Z7.implicitFirstChars,
    resolve: (source, isExplicit, tagName) => /^[-+]?[1-9][0-9]*_[0-9_]*$/.test(source)
        ? Number(source.replaceAll('_', ''))
        : js_yaml/* intCoreTag */.Z7.resolve(source, isExplicit, tagName),
    identify: js_yaml/* intCoreTag */.Z7.identify,
});
const schema = js_yaml/* CORE_SCHEMA */.OU.withTags(js_yaml/* mergeTag */.LJ, integer);
const yaml_nowhere = () => undefined;
/** Reads one YAML document. Never throws on any text: what is wrong with it comes back as problems with places. */
function loadYaml(text, file, options = {}) {
    const source = text.startsWith('\ufeff') ? text.slice(1) : text;
    if (source.length > limits.characters)
        return refuse(tooLarge(source, file));
    const placeAt = placer(file, source);
    try {
        const events = (0,js_yaml/* parseEvents */.PH)(source, { maxDepth: limits.depth });
        if (events.length === 0)
            return { value: null, problems: [], placeOf: yaml_nowhere };
        const second = secondDocument(events);
        if (second)
            return refuse((0,catalogue/* problem */.CC)('INFX010', 'the file holds more than one YAML document', { at: placeAt(second) }));
        const half = halfSurrogate(source, events);
        if (half) {
            const message = 'not valid YAML: an escape writes half of a surrogate pair, which is no character';
            return refuse((0,catalogue/* problem */.CC)('INFX010', message, { at: placeAt(half) }));
        }
        const find = spanFinder(source, events);
        const placeOf = (path, what = 'value') => {
            const span = find(path, what);
            return span && placeAt(span);
        };
        const plain = constructPlain(source, events);
        if (plain)
            return { value: plain.value, problems: [], placeOf };
        const { problems, isFatal } = scanEvents(source, events, placeAt, {
            ambiguous: options.ambiguous ?? 'warning',
            underscores: options.underscores ?? true,
            maxNodes: limits.nodes,
        });
        if (isFatal)
            return refuse(...problems);
        // `json` lets a later duplicate win instead of throwing: duplicates were already reported, all of them.
        return { value: construct(source, events), problems, placeOf };
    }
    catch (error) {
        if (!(error instanceof js_yaml/* YAMLException */.tB))
            throw error;
        return refuse(syntaxProblem(error, source, file));
    }
}
function construct(source, events) {
    const { aliases: maxAliases, mergeKeys: maxTotalMergeKeys } = limits;
    const [value] = (0,js_yaml/* constructFromEvents */.fw)(events, {
        source,
        schema,
        json: true,
        maxAliases,
        maxTotalMergeKeys,
    });
    return value;
}
const refuse = (...problems) => ({
    value: undefined,
    problems,
    placeOf: yaml_nowhere,
});
const tooLarge = (text, file) => (0,catalogue/* problem */.CC)('INFX016', `the file has ${text.length.toLocaleString('en')} characters, at most ${limits.characters.toLocaleString('en')} are read`, { at: { file, line: 1, col: 1 } });
function secondDocument(events) {
    // Most files are one document, and looking at every event twice would be noticed.
    for (let index = 1; index < events.length; index++) {
        if (events[index]?.type !== js_yaml/* EVENT_ID */.hy.DOCUMENT)
            continue;
        const next = events[index + 1];
        const start = next && 'start' in next ? next.start : next?.type === js_yaml/* EVENT_ID */.hy.SCALAR ? next.valueStart : 0;
        return { start: Math.max(0, start), end: Math.max(0, start) + 1 };
    }
    return undefined;
}
function syntaxProblem(error, source, file) {
    const at = { file, line: (error.mark?.line ?? 0) + 1, col: (error.mark?.column ?? 0) + 1 };
    if (/exceeded max|abnormal merge/.test(error.reason))
        return (0,catalogue/* problem */.CC)('INFX016', error.reason, { at });
    const lines = source.split(/\r\n|\n|\r/, at.line);
    const marker = lines.findIndex((line) => /^(?:<{7}|={7}|>{7})/.test(line));
    if (marker >= 0) {
        return (0,catalogue/* problem */.CC)('INFX010', 'not valid YAML: the file holds a merge conflict marker', {
            at: { file, line: marker + 1, col: 1, endCol: 7 },
            hint: 'resolve the conflict first',
        });
    }
    const reason = /complex keys/.test(error.reason)
        ? 'a key must be a text, not a list or a mapping'
        : error.reason;
    const tabbed = /^ *\t/.test(lines.at(-1) ?? '');
    return (0,catalogue/* problem */.CC)('INFX010', `not valid YAML: ${reason}`, {
        at,
        ...(tabbed ? { hint: 'indent with spaces: YAML does not allow tabs there' } : {}),
    });
}
//# sourceMappingURL=yaml.js.map

/***/ })

};
