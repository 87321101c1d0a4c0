export const id = 6470;
export const ids = [6470];
export const modules = {

/***/ 91458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/src/github/run-action.js + 1 modules
var run_action = __webpack_require__(76396);
// EXTERNAL MODULE: ./lib/src/github/token-input.js
var token_input = __webpack_require__(31536);
;// CONCATENATED MODULE: ./lib/actions/answer-command/inputs.js

const contract = {
    name: 'answer-command',
    title: 'Answer a comment command',
    description: 'Reads the command of a new comment on a pull request, asks for the role of its author, reacts, answers once, and dispatches the sweep workflow where the command says so.',
    inputs: {
        token: token_input/* tokenInput */.e,
        'sweep-workflow': {
            description: 'File name of the workflow that `/sweep` and `/rerun` dispatch, on the default branch.',
            required: false,
            fallback: 'sweep.yml',
        },
        author: {
            description: 'Login under which the token comments; an app has its own, `<slug>[bot]`.',
            required: false,
            fallback: 'github-actions[bot]',
        },
    },
    outputs: {
        command: { description: '`sweep`, `use`, `rerun`, `help`, or empty.' },
        outcome: { description: '`ignored`, `refused`, `not-allowed` or `accepted`.' },
    },
    permissions: {
        contents: 'read the head commit',
        'pull-requests': 'react and answer',
        actions: 'dispatch the sweep, and read the run that a command names',
    },
    writes: ['pull-requests', 'actions'],
    requirements: [],
};
//# sourceMappingURL=inputs.js.map
// EXTERNAL MODULE: ./lib/src/core/gate/facts.js
var facts = __webpack_require__(29241);
// EXTERNAL MODULE: ./lib/src/core/render/fold.js
var fold = __webpack_require__(98462);
// EXTERNAL MODULE: ./lib/src/core/render/markdown.js
var markdown = __webpack_require__(56456);
// EXTERNAL MODULE: ./lib/src/core/render/text.js
var render_text = __webpack_require__(67654);
;// CONCATENATED MODULE: ./lib/src/core/commands/grammar.js
/** The comment commands as data: `/help`, docs/labels.md and the parser read the same table. */
const commandSpecs = [
    {
        name: 'sweep',
        aliases: [],
        argument: 'commit',
        usage: '/sweep [commit]',
        meaning: 'Sweeps the head of this pull request with its labels. On a fork the full SHA of the commit that you have read is needed.',
        meaningChinese: '按当前标签对本 PR 的最新提交运行扫描；来自 fork 的 PR 必须写出已审阅提交的完整 SHA。',
        role: 'write',
    },
    {
        name: 'use',
        aliases: ['reuse-sweep-run', 'stage-results'],
        argument: 'run',
        usage: '/use [run id or address]',
        meaning: 'Pins a run, whose results will stand for the merge; without an id the newest complete one.',
        meaningChinese: '固定一次运行，合并时采用其结果；不写编号则取最新的完整运行。',
        role: 'write',
    },
    {
        name: 'rerun',
        aliases: [],
        argument: 'run',
        usage: '/rerun [run id or address]',
        meaning: 'Runs again only the points without a valid result, of that run or of the newest.',
        meaningChinese: '只重跑没有有效结果的测试点；不写编号则针对最新一次运行。',
        role: 'write',
    },
    {
        name: 'help',
        aliases: [],
        argument: 'none',
        usage: '/help',
        meaning: 'Lists the commands.',
        meaningChinese: '列出所有命令。',
        role: 'anyone',
    },
];
const byWord = new Map(commandSpecs.flatMap((spec) => [spec.name, ...spec.aliases].map((word) => [word, spec])));
/** The command of a word, in any case. */
const findCommand = (word) => byWord.get(word.toLowerCase());
const commandWords = [...byWord.keys()];
//# sourceMappingURL=grammar.js.map
// EXTERNAL MODULE: ./lib/src/core/optional-field.js
var optional_field = __webpack_require__(15783);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
;// CONCATENATED MODULE: ./lib/src/core/commands/command-lines.js
/**
 * The lines of a comment that a reader sees as the writer's own words: not quoted, not code, not hidden. A command counts
 * only there, so that quoting one, showing one or hiding one executes nothing.
 */
const fencePattern = /^ {0,3}(`{3,}|~{3,})(.*)$/;
const quotePattern = /^ {0,3}>/;
/** Four columns make an indented code block; a tab is as wide. */
const indentedPattern = /^(?: {4}| {0,3}\t)/;
/** HTML whose content Markdown does not touch. */
const rawOpening = /^ {0,3}<(pre|script|style|textarea)(?=[\s>]|$)/i;
/** In order, with their line ends and carriage returns removed; hidden lines come back empty. */
function visibleLines(body) {
    let state = { in: 'text' };
    return withoutHtmlComments(body.replace(/\r\n?/g, '\n'))
        .split('\n')
        .map((line) => {
        const step = nextState(state, line);
        state = step.state;
        return step.shown ? line : '';
    });
}
function nextState(state, line) {
    if (state.in === 'fence')
        return { state: closesFence(state.fence, line) ? { in: 'text' } : state, shown: false };
    if (state.in === 'raw') {
        const ends = line.toLowerCase().includes(`</${state.tag}>`);
        return { state: ends ? { in: 'text' } : state, shown: false };
    }
    if (line.trim() === '')
        return { state: { in: 'text' }, shown: false };
    if (quotePattern.test(line))
        return { state: { in: 'quote' }, shown: false };
    const [, fence, info = ''] = fencePattern.exec(line) ?? [];
    // The text after opening backticks cannot hold another backtick; that is inline code.
    if (fence !== undefined && !(fence.startsWith('`') && info.includes('`')))
        return { state: { in: 'fence', fence }, shown: false };
    const [, tag] = rawOpening.exec(line) ?? [];
    if (tag !== undefined)
        return nextState({ in: 'raw', tag: tag.toLowerCase() }, line);
    return { state, shown: state.in === 'text' && !indentedPattern.test(line) };
}
function closesFence(fence, line) {
    const [, closing, rest] = fencePattern.exec(line) ?? [];
    return (closing !== undefined && closing[0] === fence[0] && closing.length >= fence.length && rest?.trim() === '');
}
/** A comment that is never closed hides the rest, as on GitHub. Line ends stay, so that lines keep apart. */
const withoutHtmlComments = (text) => text.replace(/<!--[\s\S]*?(?:-->|$)/g, (hidden) => hidden.replace(/[^\n]+/g, ''));
//# sourceMappingURL=command-lines.js.map
// EXTERNAL MODULE: ./lib/src/core/commands/run-reference.js
var run_reference = __webpack_require__(76034);
;// CONCATENATED MODULE: ./lib/src/core/commands/parse.js
/**
 * A comment → the one command in it, or why there is none. Nothing is executed on a guess: what is almost a command is
 * refused with a hint, and what is ordinary talk is left alone.
 */





/** Reads the whole comment; one bad line refuses all of it. */
function parseComment(body, context) {
    const lines = visibleLines(body);
    const commands = [];
    const refusals = [];
    lines.forEach((line, index) => {
        const result = parseLine(line, context);
        if (!result)
            return;
        if ('refusal' in result)
            refusals.push(result.refusal);
        else
            commands.push({ command: result.command, line: line.trim(), next: lines[index + 1]?.trim() ?? '' });
    });
    const [first, ...others] = commands;
    const different = others.find(({ command }) => JSON.stringify(command) !== JSON.stringify(first?.command));
    if (different) {
        refusals.push({
            line: different.line,
            why: 'the comment holds two different commands',
            hint: 'write one command per comment',
        });
    }
    if (refusals.length > 0)
        return { kind: 'refused', refusals };
    if (!first)
        return { kind: 'none' };
    return { kind: 'command', command: first.command, notes: notesOf(first.command, first.next) };
}
/** A number alone on the next line was probably meant, and never counts. */
const notesOf = (command, next) => (command.name === 'use' || command.name === 'rerun') && command.run === undefined && /^[0-9]+$/.test(next)
    ? [`the number ${next} on the next line was not read: it must stand on the same line as the command`]
    : [];
// No-break and ideographic spaces separate like others; what takes no room at the start of a line is dropped.
const blanks = /[\p{Zs}\t]+/gu;
const invisibleStart = /^[\u200b-\u200d\u2060\ufeff\p{Zs}\t]+/u;
const fullWidth = /[\uff01-\uff5e]/;
function parseLine(raw, context) {
    const line = raw.replace(invisibleStart, '').replace(blanks, ' ').trim();
    if (fullWidth.test(line))
        return fullWidthLine(line);
    const [, word = '', after = ''] = /^\/([A-Za-z-]+)(.*)$/u.exec(line) ?? [];
    if (word === '')
        return undefined;
    const spec = findCommand(word);
    if (!spec)
        return nearMiss(line, word, after);
    if (after === '' || after.startsWith(' '))
        return parseArguments(line, spec, after.trim(), context);
    // `/use/local` is a path; anything else that sticks to the word was meant as a command.
    return after.startsWith('/')
        ? undefined
        : refuse(line, `text is glued to /${word}`, `put a space after /${word}`);
}
/** Full-width forms look right and are other characters: said, not silently turned. */
function fullWidthLine(line) {
    const [, word = ''] = /^\/([A-Za-z-]+)(?![A-Za-z/-])/u.exec(line.normalize('NFKC')) ?? [];
    if (findCommand(word) === undefined)
        return undefined;
    return refuse(line, 'the line holds full-width characters', 'switch the input method to half-width: /use 123');
}
/** `/swep` or `/rernu 12` alone on a line, but no prose and no path. */
function nearMiss(line, word, after) {
    const near = word.length >= 4 && /^(?: [0-9]+)?$/.test(after) ? (0,problem/* didYouMean */.au)(word, commandWords) : undefined;
    return near === undefined
        ? undefined
        : refuse(line, `there is no command /${word}`, `did you mean /${near}?`);
}
function parseArguments(line, spec, text, context) {
    const [argument, ...trailing] = text === '' ? [] : text.split(' ');
    if (trailing.length > 0 || (spec.argument === 'none' && argument !== undefined)) {
        return refuse(line, 'words follow the command', `write ${spec.usage} alone on its line`);
    }
    if (spec.name === 'help')
        return { command: { name: 'help' } };
    if (spec.name === 'sweep')
        return sweepCommand(line, argument);
    if (argument === undefined)
        return { command: { name: spec.name } };
    const glued = /^([0-9]+)(?=[^0-9])(?!\.)/u.exec(argument);
    if (glued)
        return refuse(line, `text is glued to the number ${glued[1] ?? ''}`, 'put nothing behind the number');
    if (argument.startsWith('#'))
        return refuse(line, `"${argument}" is not a plain id`, 'write the number without #');
    const run = (0,run_reference/* readRunReference */.b)(argument, context.repository, context.host);
    if ('refused' in run)
        return refuse(line, run.refused, `write ${spec.usage}, the id in plain digits`);
    return { command: { name: spec.name, run } };
}
function sweepCommand(line, commit) {
    if (commit === undefined || /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(commit)) {
        return { command: { name: 'sweep', ...(0,optional_field/* optional */.l)('commit', commit?.toLowerCase()) } };
    }
    return refuse(line, `"${commit}" is not a full commit SHA`, 'copy all 40 digits, or write /sweep alone');
}
const refuse = (line, why, hint) => ({ refusal: { line, why, hint } });
//# sourceMappingURL=parse.js.map
;// CONCATENATED MODULE: ./lib/src/core/commands/answer.js
/** What a comment leads to: nothing, one refusal, or a command. Every command gets exactly one answer, talk gets none. */






/** Reads a comment event. Edited ones are ignored: whoever may edit may not be who is asked for. */
function readComment(trigger, context) {
    if (trigger.action !== 'created')
        return ignore(`the comment was ${trigger.action}; only new comments count`);
    if (trigger.authorIsBot)
        return ignore('the comment is of a bot');
    if (!trigger.onPullRequest)
        return ignore('commands belong on pull requests');
    const parsed = parseComment(trigger.body, context);
    switch (parsed.kind) {
        case 'none':
            return ignore('the comment holds no command');
        case 'refused':
            return { kind: 'refuse', refusals: parsed.refusals };
        case 'command': {
            const { command, notes } = parsed;
            return { kind: 'command', command, notes, needsWrite: roleOf(command) === 'write' };
        }
    }
}
const ignore = (because) => ({ kind: 'ignore', because });
const roleOf = ({ name }) => commandSpecs.find((spec) => spec.name === name)?.role ?? 'write';
/** Whether this person may give this command, by the role that GitHub tells, never by the association word. */
const mayCommand = (command, actor) => roleOf(command) === 'anyone' || (0,facts/* maySweep */.o)(actor);
/** GitHub's reaction on the comment itself: seen and taken on, or not understood. */
const reactionOf = { accepted: 'eyes', refused: 'confused' };
const shownCharacters = 200;
/** The answer to a comment whose command was not understood. */
const refusalReply = (refusals) => [
    ...refusals.map(({ line, why, hint }) => `${(0,markdown/* inlineCode */.ti)((0,render_text/* clip */.$Q)(line, shownCharacters)).markdown} → ${(0,markdown/* escapeMarkdown */.FV)((0,render_text/* clip */.$Q)(why, shownCharacters))}. Hint: ${(0,markdown/* escapeMarkdown */.FV)(hint)}.`),
    'Nothing was changed. `/help` lists the commands.',
    (0,fold/* chineseFold */.$)('命令未被执行，没有任何改动。命令须独占一行，使用半角字符，编号与命令在同一行。`/help` 列出所有命令。'),
].join('\n\n');
/** The answer to somebody who may not give the command. */
const notAllowedReply = (command, actor) => [
    `\`/${command.name}\` needs the role write, maintain or admin in this repository; ${(0,markdown/* inlineCode */.ti)(actor.login).markdown} has ${actor.role}. Nothing was changed.`,
    (0,fold/* chineseFold */.$)(`\`/${command.name}\` 需要本仓库的 write、maintain 或 admin 权限。没有任何改动。`),
].join('\n\n');
/** The answer to a command that was taken on; `done` says in Markdown of ours what happens now. */
const acceptedReply = (done, doneChinese, notes) => [done, ...notes.map((note) => `Note: ${(0,markdown/* escapeMarkdown */.FV)(note)}.`), (0,fold/* chineseFold */.$)(doneChinese)].join('\n\n');
/** The answer to `/help`. */
function helpReply() {
    const table = (title, meaning) => (0,markdown/* markdownTable */.Qj)([
        { title, align: 'left' },
        { title: '', align: 'left' },
    ], commandSpecs.map((spec) => [(0,markdown/* inlineCode */.ti)(spec.usage), (0,markdown.md)(meaning(spec))]));
    const older = commandSpecs.flatMap(({ name, aliases }) => aliases.map((alias) => `\`/${alias}\` = \`/${name}\``));
    return [
        table('command', ({ meaning, role }) => `${meaning}${role === 'write' ? ' Needs write access.' : ''}`),
        'A command stands alone on its line, its number on the same line; upper case is fine. Quotes, code and edited comments are not read, ' +
            'and a line right after a quoted one still belongs to the quote: leave a blank line.',
        `Older forms: ${older.join(', ')}.`,
        (0,fold/* chineseFold */.$)(`${table('命令', ({ meaningChinese }) => meaningChinese)}\n\n命令须独占一行，编号写在同一行；引用、代码块和编辑过的评论不会被读取，引用之后须空一行。`),
    ].join('\n\n');
}
//# sourceMappingURL=answer.js.map
// EXTERNAL MODULE: ./lib/src/core/problems/gate.js
var gate = __webpack_require__(10530);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/github/comments.js + 1 modules
var comments = __webpack_require__(60765);
// EXTERNAL MODULE: ./lib/src/core/gate/labels.js
var labels = __webpack_require__(79043);
// EXTERNAL MODULE: ./lib/src/core/problems/artifacts.js
var artifacts = __webpack_require__(86766);
// EXTERNAL MODULE: ./lib/src/core/render/numbers.js
var numbers = __webpack_require__(54143);
// EXTERNAL MODULE: ./lib/src/github/pull-request.js
var pull_request = __webpack_require__(37353);
// EXTERNAL MODULE: ./lib/src/github/repository.js
var repository = __webpack_require__(27606);
// EXTERNAL MODULE: ./lib/src/github/reuse.js
var reuse = __webpack_require__(648);
// EXTERNAL MODULE: ./lib/src/github/runs.js
var github_runs = __webpack_require__(97632);
;// CONCATENATED MODULE: ./lib/src/github/command.js










/** Throws a ProblemError of blame `user` where the command cannot be carried out; that is the answer then. */
async function carryOut(github, command, { number, author }, workflow) {
    const pull = await (0,pull_request/* readPullRequest */.D)(github, number, noLabels);
    if (!pull.open)
        throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX134', `pull request ${number} is closed`)]);
    const dispatch = async (inputs) => (0,github_runs/* dispatchWorkflow */["in"])(github, workflow, await (0,repository/* readDefaultBranch */.y)(github), {
        'pull-request': String(number),
        'requested-by': author,
        ...inputs,
    });
    switch (command.name) {
        case 'sweep':
            return sweep(command, pull, dispatch);
        case 'rerun':
            return rerun(github, command, pull, workflow, dispatch);
        case 'use':
            return use(github, command, pull, workflow);
    }
}
/** Labels are the gate's matter; their history need not be read here. */
const noLabels = { labels: [] };
async function sweep({ commit }, { head, fork }, dispatch) {
    if (fork && commit === undefined) {
        throw new problem/* ProblemError */.Mm([
            (0,catalogue/* problem */.CC)('INFX136', 'the head lies in a fork', {
                hint: `read the commit, then write /sweep ${head}`,
            }),
        ]);
    }
    if (commit !== undefined && commit !== head) {
        throw new problem/* ProblemError */.Mm([
            (0,catalogue/* problem */.CC)('INFX136', `the head is ${head}, not ${commit}`, { hint: 'read the new commits first' }),
        ]);
    }
    await dispatch(commit === undefined ? {} : { 'approve-head': commit });
    return {
        done: `The sweep of \`${(0,numbers/* shortCommit */.Ax)(head)}\` was dispatched.`,
        doneChinese: `已启动对 \`${(0,numbers/* shortCommit */.Ax)(head)}\` 的扫描。`,
    };
}
async function rerun(github, { run: named }, pull, workflow, dispatch) {
    const run = named ? await (0,reuse/* namedRun */.d3)(github, named.runId) : await newestRunWithPlan(github, pull, workflow);
    await (0,reuse/* planOfRun */.cF)(github, run.id);
    await dispatch({
        'failed-of-run': run.id,
        ...(pull.fork ? { 'approve-head': pull.head } : {}),
    });
    return {
        done: `Points of [run ${run.id}](${run.url}) without a valid result run again; the others stay.`,
        doneChinese: `正在重跑 [运行 ${run.id}](${run.url}) 中没有有效结果的测试点，其余结果保留。`,
    };
}
/** The pin is this very answer: found again by author and marker. Merging does not read it yet. */
async function use(github, { run: named }, pull, workflow) {
    const run = named ? await (0,reuse/* namedRun */.d3)(github, named.runId) : await newestRunWithPlan(github, pull, workflow);
    await (0,reuse/* planOfRun */.cF)(github, run.id);
    if (!named && run.conclusion !== 'success')
        throw new problem/* ProblemError */.Mm([
            (0,catalogue/* problem */.CC)('INFX353', `the newest run ${run.id} ended with ${run.conclusion}`, {
                hint: `name it to pin it all the same: /use ${run.id}`,
            }),
        ]);
    return {
        done: `<!-- infx pin run=${run.id} attempt=${named?.attempt ?? run.attempt} head=${run.headSha} -->[Run ${run.id}](${run.url}) is pinned (${run.conclusion}, \`${(0,numbers/* shortCommit */.Ax)(run.headSha)}\`). The pin is recorded here; merging does not read it yet.`,
        doneChinese: `已固定 [运行 ${run.id}](${run.url})。目前仅作记录，合并时尚不读取。`,
    };
}
/** The newest completed run for the head of this pull request that has a plan. */
async function newestRunWithPlan(github, { head }, workflow) {
    const runs = await (0,github_runs/* newestRuns */.Hj)(github, { workflow, headSha: head });
    for (const run of runs.filter(({ status }) => status === 'completed').slice(0, 10)) {
        try {
            await (0,reuse/* planOfRun */.cF)(github, run.id);
            return run;
        }
        catch (error) {
            // Gated runs plan nothing and end green: they are no source.
            if (!(error instanceof problem/* ProblemError */.Mm) || !error.problems.every(({ code }) => code === 'INFX353'))
                throw error;
        }
    }
    throw new problem/* ProblemError */.Mm([
        (0,catalogue/* problem */.CC)('INFX353', `no completed run for ${(0,numbers/* shortCommit */.Ax)(head)} has a plan`, {
            hint: 'name the run, or start one with /sweep',
        }),
    ]);
}
//# sourceMappingURL=command.js.map
// EXTERNAL MODULE: ./lib/src/github/connect.js
var connect = __webpack_require__(83730);
// EXTERNAL MODULE: ./lib/src/github/event.js + 3 modules
var github_event = __webpack_require__(24783);
// EXTERNAL MODULE: ./lib/src/github/permissions.js
var permissions = __webpack_require__(7008);
;// CONCATENATED MODULE: ./lib/actions/answer-command/run.js









async function run(inputs, host) {
    const { trigger, problems } = await (0,github_event/* readTriggerOfJob */.x)(host.env);
    if (!trigger)
        throw new problem/* ProblemError */.Mm(problems);
    if (trigger.kind !== 'issue_comment')
        throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX130', `the event ${trigger.kind} holds no comment`)]);
    const reading = readComment(trigger, {
        repository: host.env['GITHUB_REPOSITORY'] ?? '',
        host: new URL(host.env['GITHUB_SERVER_URL'] ?? 'https://github.com').host,
    });
    if (reading.kind === 'ignore') {
        host.info(reading.because);
        return resultOf('', 'ignored');
    }
    const github = (0,connect/* gitHubOfJob */.e)(host, inputs.token, false);
    const answer = async (reply, reaction) => {
        await (0,comments/* react */.wv)(github, trigger.commentId, reaction);
        await (0,comments/* upsertComment */.lB)(github, trigger.number, `reply-${trigger.commentId}`, inputs.author, reply);
    };
    if (reading.kind === 'refuse') {
        await answer(refusalReply(reading.refusals), reactionOf.refused);
        return resultOf('', 'refused');
    }
    const { command, notes } = reading;
    if (command.name === 'help') {
        await answer(helpReply(), reactionOf.accepted);
        return resultOf('help', 'accepted');
    }
    const actor = await (0,permissions/* readActor */.a)(github, trigger.author);
    if (!mayCommand(command, actor)) {
        await answer(notAllowedReply(command, actor), reactionOf.refused);
        return resultOf(command.name, 'not-allowed');
    }
    return obey(command, notes, trigger, { inputs, github, answer });
}
/** What GitHub refuses (no such run, another head) is an answer to the commenter, no failure of the workflow. */
async function obey(command, notes, trigger, { inputs, github, answer }) {
    try {
        const { done, doneChinese } = await carryOut(github, command, trigger, inputs['sweep-workflow']);
        await answer(acceptedReply(done, doneChinese, notes), reactionOf.accepted);
        return resultOf(command.name, 'accepted');
    }
    catch (error) {
        const isAnswer = error instanceof problem/* ProblemError */.Mm &&
            error.problems.every(({ blame, code }) => blame === 'user' && code !== 'INFX143');
        if (!isAnswer)
            throw error;
        const refusals = error.problems.map(({ message, hint }) => ({
            line: `/${command.name}`,
            why: message,
            hint: hint ?? 'read docs/labels.md',
        }));
        await answer(refusalReply(refusals), reactionOf.refused);
        return resultOf(command.name, 'refused');
    }
}
const resultOf = (command, outcome) => ({
    outputs: { command, outcome },
    problems: [],
});
//# sourceMappingURL=run.js.map
;// CONCATENATED MODULE: ./lib/actions/answer-command/main.js



const main = () => (0,run_action/* runAction */.C)(contract, run);
//# sourceMappingURL=main.js.map

/***/ }),

/***/ 76034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ readRunId),
/* harmony export */   b: () => (/* binding */ readRunReference)
/* harmony export */ });
/** Ids of workflow runs as people write them. They stay text: nothing is lost above 2^53, and nothing is calculated. */
/** 2^63 - 1, what a database holds. */
const largestId = 9223372036854775807n;
/** `text` as an id, or why it is none; the message repeats the digits as they came. */
function readRunId(text) {
    if (!/^[1-9][0-9]*$/.test(text))
        return { refused: `"${text}" is not a plain decimal id` };
    if (text.length > 19 || BigInt(text) > largestId)
        return { refused: `the id ${text} is out of range (more than ${largestId})` };
    return { runId: text };
}
const runUrl = /^https:\/\/(?<host>[A-Za-z0-9.-]+)\/(?<repository>[\w.-]+\/[\w.-]+)\/actions\/runs\/(?<run>[^/?#]+)(?:\/attempts\/(?<attempt>[^/?#]+))?\/?$/;
/** An id, or the address of a run of `repository` (owner/name) on `host`. */
function readRunReference(text, repository, host) {
    const found = runUrl.exec(text)?.groups;
    if (!found)
        return readRunId(text);
    const { host: from = '', repository: named = '', run = '', attempt } = found;
    if (from.toLowerCase() !== host.toLowerCase() || named.toLowerCase() !== repository.toLowerCase()) {
        return { refused: `${from}/${named} is another repository than ${host}/${repository}` };
    }
    const id = readRunId(run);
    if ('refused' in id || attempt === undefined)
        return id;
    if (!/^[1-9][0-9]{0,4}$/.test(attempt))
        return { refused: `"${attempt}" is not the number of an attempt` };
    return { ...id, attempt: Number(attempt) };
}
//# sourceMappingURL=run-reference.js.map

/***/ }),

/***/ 29241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ maySweep)
/* harmony export */ });
/** Who may spend GPU hours. Setting labels needs less (triage), so a label alone proves nothing. */
const maySweep = ({ role }) => role === 'admin' || role === 'maintain' || role === 'write';
//# sourceMappingURL=facts.js.map

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

/***/ 85492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CC: () => (/* binding */ problem),
/* harmony export */   O5: () => (/* binding */ registerProblemKinds),
/* harmony export */   sS: () => (/* binding */ allProblemKinds)
/* harmony export */ });
/* unused harmony export problemKind */
const kinds = new Map();
/** Adds one area's kinds; throws (a bug of ours) when a code is taken twice. */
function registerProblemKinds(area) {
    for (const [code, kind] of Object.entries(area)) {
        if (kinds.has(code))
            throw new Error(`problem code ${code} is registered twice`);
        kinds.set(code, kind);
    }
    return area;
}
const problemKind = (code) => kinds.get(code);
/** All registered kinds, by code. */
const allProblemKinds = () => [...kinds].sort(([a], [b]) => (a < b ? -1 : 1));
/** Makes a Problem with the blame and severity of its kind, unless given. Throws (a bug of ours) on an unregistered code. */
function problem(code, message, detail = {}) {
    const kind = kinds.get(code);
    if (!kind)
        throw new Error(`problem code ${code} is not in the catalogue`);
    return {
        code,
        severity: detail.severity ?? kind.severity,
        blame: detail.blame ?? kind.blame,
        message: bounded(message),
        ...(detail.hint === undefined ? {} : { hint: bounded(detail.hint) }),
        ...(detail.at === undefined ? {} : { at: detail.at }),
    };
}
/** Texts quote what came, which may be a key of a megabyte; real ones stay far below. */
const maxCharacters = 4000;
const bounded = (text) => text.length <= maxCharacters ? text : `${text.slice(0, maxCharacters - 200)} … ${text.slice(-180)}`;
//# sourceMappingURL=catalogue.js.map

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
        title: 'The output directory belongs to another sweep',
        blame: 'user',
        severity: 'error',
        explain: 'The directory already holds a plan. `--resume` goes on with it when the plan is the same; ' +
            'otherwise choose another `--out`, or remove the directory. Finished results are never overwritten silently.',
    },
    INFX303: {
        title: 'There is nothing to resume',
        blame: 'user',
        severity: 'error',
        explain: '`--resume` was given, but the output directory holds no plan.json. Start without `--resume`.',
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
        explain: 'The framework of the point has no launcher on this machine. `--simulate` runs the whole sweep with the simulated engine; ' +
            'its results say so for ever.',
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

/***/ }),

/***/ 98462:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ chineseFold)
/* harmony export */ });
/** The 中文 fold that ends every document for people. */
const chineseFold = (markdown) => `<details><summary>中文</summary>\n\n${markdown}\n\n</details>`;
//# sourceMappingURL=fold.js.map

/***/ }),

/***/ 60765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wv: () => (/* binding */ react),
  lB: () => (/* binding */ upsertComment)
});

// UNUSED EXPORTS: actionsAuthor, listComments

// EXTERNAL MODULE: ./lib/src/core/gate/payload-reader.js
var payload_reader = __webpack_require__(15266);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/src/core/render/comment.js
/**
 * One comment per subject on a pull request: found by author and marker, updated in place, left alone when unchanged.
 * The marker carries a hash of what follows it, so that a comment that somebody edited is written again.
 */

/** GitHub answers 422 above this, on creation and on update. */
const commentCharacterLimit = 65_536;
/** The body as it is written: an invisible marker line, then the Markdown. Throws (a bug of ours) when it is too long. */
function commentBody(subject, markdown) {
    const body = `<!-- infx comment=${subject} hash=${hashOf(markdown)} -->\n${markdown}`;
    if (body.length > commentCharacterLimit) {
        throw new Error(`a comment of ${body.length} characters was rendered; renderers must cut by rows`);
    }
    return body;
}
/**
 * What to do with the comments that are there. Only a comment of `author` that begins with the marker is ours: anybody can
 * write the marker, and quoting it changes nothing. With several of ours (two runs at once) the oldest one counts.
 */
function changeComment(existing, subject, author, markdown) {
    const own = existing
        .filter((comment) => comment.author.toLowerCase() === author.toLowerCase())
        .flatMap((comment) => {
        const marked = readMarker(comment.body);
        return marked?.subject === subject ? [{ id: comment.id, ...marked }] : [];
    })
        .sort((a, b) => a.id - b.id);
    const [first] = own;
    const body = commentBody(subject, markdown);
    if (!first)
        return { action: 'create', body };
    const hash = hashOf(markdown);
    const unchanged = first.hash === hash && hashOf(first.rest) === hash;
    return unchanged ? { action: 'keep', id: first.id } : { action: 'update', id: first.id, body };
}
const markerPattern = /^<!-- infx comment=(?<subject>[a-z0-9-]+) hash=(?<hash>[0-9a-f]{16}) -->\r?\n/;
function readMarker(body) {
    const found = markerPattern.exec(body);
    const { subject = '', hash = '' } = found?.groups ?? {};
    return found ? { subject, hash, rest: body.slice(found[0].length) } : undefined;
}
/** GitHub may hand line ends back as CRLF, and drops blanks at the end. */
const hashOf = (markdown) => (0,external_node_crypto_.createHash)('sha256').update(markdown.replace(/\r\n/g, '\n').trimEnd()).digest('hex').slice(0, 16);
//# sourceMappingURL=comment.js.map
// EXTERNAL MODULE: ./lib/src/github/client.js + 1 modules
var client = __webpack_require__(36134);
;// CONCATENATED MODULE: ./lib/src/github/comments.js
/** Comments and reactions on pull requests. */



/** Login under which GITHUB_TOKEN comments; an app has its own, `<slug>[bot]`. */
const actionsAuthor = 'github-actions[bot]';
/** 5,000 comments. */
const maxCommentPages = 50;
/**
 * Writes the one comment of a subject: found over all pages by author and marker, updated in place, left alone when it
 * says the same already. Throws a ProblemError, with the YAML to paste when a permission is missing.
 */
async function upsertComment(github, issue, subject, author, markdown) {
    const change = changeComment(await listComments(github, issue), subject, author, markdown);
    const { octokit, owner, repo } = github;
    switch (change.action) {
        case 'keep':
            return change;
        case 'update':
            await octokit.rest.issues.updateComment({ owner, repo, comment_id: change.id, body: change.body });
            return { action: 'update', id: change.id };
        case 'create': {
            const { data } = await octokit.rest.issues.createComment({
                owner,
                repo,
                issue_number: issue,
                body: change.body,
            });
            return { action: 'create', id: data.id };
        }
    }
}
/** All comments of an issue or pull request, oldest first. What is no comment is passed over. */
async function listComments(github, issue) {
    const { owner, repo } = github;
    const rows = await (0,client/* listAll */._w)(github, 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments', { owner, repo, issue_number: issue }, maxCommentPages);
    return rows.flatMap((row) => {
        const read = new payload_reader/* PayloadReader */.E(row);
        // The account of a comment may be deleted: null.
        const comment = {
            id: read.id('id'),
            author: read.optionalText('user.login') ?? '',
            body: read.longText('body'),
        };
        return read.problems.length === 0 ? [comment] : [];
    });
}
/** Reacts to a comment; the same reaction twice is one. */
async function react({ octokit, owner, repo }, comment, content) {
    await octokit.rest.reactions.createForIssueComment({ owner, repo, comment_id: comment, content });
}
//# sourceMappingURL=comments.js.map

/***/ }),

/***/ 24783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ readTriggerOfJob)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/src/core/problems/gate.js
var gate = __webpack_require__(10530);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/gate/payload-reader.js
var payload_reader = __webpack_require__(15266);
// EXTERNAL MODULE: ./lib/src/core/commands/run-reference.js
var run_reference = __webpack_require__(76034);
// EXTERNAL MODULE: ./lib/src/core/optional-field.js
var optional_field = __webpack_require__(15783);
;// CONCATENATED MODULE: ./lib/src/core/gate/read-dispatch.js
/** Inputs of a sweep that was started by hand. GitHub hands them over as text, absent ones as ''. */




function readDispatch(read, ref) {
    const inputs = {
        keys: listOf(read.input('keys')),
        labels: labelsOf(read.input('labels')),
        ...(0,optional_field/* optional */.l)('points', read.input('points')),
        ...(0,optional_field/* optional */.l)('pullRequest', pullRequestOf(read)),
        ...(0,optional_field/* optional */.l)('approveHead', commitOf(read)),
        ...(0,optional_field/* optional */.l)('base', read.input('base')),
        ...(0,optional_field/* optional */.l)('resumeRun', runOf(read, 'resume-run')),
        ...(0,optional_field/* optional */.l)('failedOfRun', runOf(read, 'failed-of-run')),
        ...(0,optional_field/* optional */.l)('requestedBy', loginOf(read)),
    };
    if (inputs.resumeRun !== undefined && inputs.failedOfRun !== undefined) {
        read.report((0,catalogue/* problem */.CC)('INFX134', 'resume-run and failed-of-run exclude one another', { hint: 'give one run' }));
    }
    if (read.has('inputs.approve-head') && read.input('approve-head') && !read.input('pull-request')) {
        read.report((0,catalogue/* problem */.CC)('INFX134', 'approve-head needs pull-request, the number of the pull request it belongs to'));
    }
    return { kind: 'workflow_dispatch', ref, sender: read.text('sender.login'), inputs };
}
/** Values separated by commas or white space. */
const listOf = (text) => text?.split(/[\s,]+/).filter((value) => value !== '') ?? [];
/** Label names may hold blanks, so only commas and line ends separate them. */
const labelsOf = (text) => text?.split(/[,\r\n]+/).flatMap((value) => (value.trim() === '' ? [] : [value.trim()])) ?? [];
function pullRequestOf(read) {
    const text = read.input('pull-request');
    if (text === undefined)
        return undefined;
    if (/^#?[1-9][0-9]{0,9}$/.test(text))
        return Number(text.replace('#', ''));
    read.report((0,catalogue/* problem */.CC)('INFX134', `pull-request: expected a number, got "${text.slice(0, 80)}"`));
    return undefined;
}
function commitOf(read) {
    const text = read.input('approve-head')?.toLowerCase();
    if (text === undefined || /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text))
        return text;
    read.report((0,catalogue/* problem */.CC)('INFX134', `approve-head: expected the full commit SHA that was read, got "${text.slice(0, 80)}"`, {
        hint: 'a short SHA can be made to collide: copy all 40 digits',
    }));
    return undefined;
}
/** A login is all that stands there; anything else cannot be asked for its role. */
function loginOf(read) {
    const text = read.input('requested-by');
    if (text === undefined || /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,38})(?:\[bot\])?$/.test(text))
        return text;
    read.report((0,catalogue/* problem */.CC)('INFX134', `requested-by: expected a login, got "${text.slice(0, 80)}"`));
    return undefined;
}
function runOf(read, name) {
    const text = read.input(name);
    if (text === undefined)
        return undefined;
    const id = (0,run_reference/* readRunId */.$)(text);
    if ('runId' in id)
        return id.runId;
    read.report((0,catalogue/* problem */.CC)('INFX134', `${name}: ${id.refused}`));
    return undefined;
}
//# sourceMappingURL=read-dispatch.js.map
;// CONCATENATED MODULE: ./lib/src/core/gate/trigger.js
/** What started a workflow, as far as the gate cares. Made from an untrusted payload by {@link readTrigger}. */
/** Pull-request events that may start a sweep, or stop one. Any other action changes nothing. */
const relevantActions = [
    'opened',
    'reopened',
    'ready_for_review',
    'synchronize',
    'labeled',
    'unlabeled',
    'closed',
    'converted_to_draft',
];
//# sourceMappingURL=trigger.js.map
;// CONCATENATED MODULE: ./lib/src/core/gate/read-trigger.js
/** Payload of a GitHub event → {@link SweepTrigger}. Whoever caused the event wrote parts of it: every field is checked. */





/** `ref` is GITHUB_REF. All problems of the payload are reported together. */
function readTrigger(eventName, payload, ref) {
    const read = new payload_reader/* PayloadReader */.E(payload);
    const make = readers.get(eventName);
    if (!make) {
        const allowed = [...readers.keys()].join(', ');
        return {
            problems: [
                (0,catalogue/* problem */.CC)('INFX130', `the event "${eventName}" starts no sweep`, { hint: `allowed: ${allowed}` }),
            ],
        };
    }
    const trigger = make(read, ref);
    return read.problems.length > 0 ? { problems: read.problems } : { trigger, problems: [] };
}
const readers = new Map([
    ['pull_request', readPullRequest],
    ['push', readPush],
    ['workflow_dispatch', readDispatch],
    ['schedule', readSchedule],
    ['issue_comment', readComment],
]);
function readSchedule(read) {
    return { kind: 'schedule', cron: read.text('schedule') };
}
function readPullRequest(read) {
    const action = read.text('action');
    const known = relevantActions.find((name) => name === action);
    const isLabelEvent = known === 'labeled' || known === 'unlabeled';
    const headRepository = read.optionalText('pull_request.head.repo.full_name');
    const repository = read.text('repository.full_name');
    return {
        kind: 'pull_request',
        action: known ?? 'other',
        number: read.id('pull_request.number'),
        head: read.sha('pull_request.head.sha'),
        baseRef: read.text('pull_request.base.ref'),
        // The repository of a head that was deleted since is null: that was a fork too.
        fork: headRepository?.toLowerCase() !== repository.toLowerCase(),
        draft: read.flag('pull_request.draft'),
        sender: read.text('sender.login'),
        ...(isLabelEvent ? { label: read.text('label.name') } : {}),
    };
}
const zeros = /^0+$/;
function readPush(read) {
    const before = read.sha('before');
    const after = read.sha('after');
    return {
        kind: 'push',
        ref: read.text('ref'),
        ...(zeros.test(before) ? {} : { before }),
        ...(zeros.test(after) ? {} : { after }),
        forced: read.flag('forced'),
        sender: read.text('sender.login'),
    };
}
function readComment(read) {
    const action = read.oneOf('action', ['created', 'edited', 'deleted']);
    return {
        kind: 'issue_comment',
        action,
        number: read.id('issue.number'),
        onPullRequest: read.has('issue.pull_request'),
        commentId: read.id('comment.id'),
        body: read.longText('comment.body'),
        author: read.text('comment.user.login'),
        authorIsBot: read.optionalText('comment.user.type') !== 'User',
    };
}
//# sourceMappingURL=read-trigger.js.map
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
;// CONCATENATED MODULE: ./lib/src/github/event.js
/** The event of this job: GITHUB_EVENT_NAME and GITHUB_EVENT_PATH. */





/** GitHub caps payloads at 25 MB. */
const maxEventBytes = 32 * 1024 * 1024;
/** The narrow event, or every problem of its payload. Throws a ProblemError when there is no payload to read. */
async function readTriggerOfJob(env) {
    const name = env['GITHUB_EVENT_NAME'] ?? '';
    const payload = await readPayload(env['GITHUB_EVENT_PATH'] ?? '');
    return readTrigger(name, payload, env['GITHUB_REF'] ?? '');
}
async function readPayload(path) {
    try {
        const { size } = await (0,promises_.stat)(path);
        if (size > maxEventBytes)
            throw new RangeError(`${size} bytes, more than ${maxEventBytes}`);
        return JSON.parse(await (0,promises_.readFile)(path, 'utf8'));
    }
    catch (cause) {
        const why = cause instanceof Error ? cause.message : String(cause);
        throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX130', `GITHUB_EVENT_PATH cannot be read: ${why}`)], { cause });
    }
}
//# sourceMappingURL=event.js.map

/***/ }),

/***/ 37353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ readPullRequest)
/* harmony export */ });
/* harmony import */ var _core_gate_labels_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79043);
/* harmony import */ var _core_gate_payload_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15266);
/* harmony import */ var _core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10047);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80947);
/* harmony import */ var _permissions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7008);





/** Pages of label history that are looked through, newest first. */
const maxEventPages = 5;
/**
 * Reads it with at most 2 requests, plus up to 5 pages of history and one per labeler where sweep labels hang on it.
 * Throws a ProblemError when GitHub's answer lacks what the gate needs.
 */
async function readPullRequest(github, number, table) {
    const { octokit, owner, repo } = github;
    const { data } = await octokit.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
        owner,
        repo,
        pull_number: number,
    });
    const read = new _core_gate_payload_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .PayloadReader */ .E(data);
    const head = read.sha('head.sha');
    const state = {
        number: read.id('number'),
        open: read.oneOf('state', ['open', 'closed']) === 'open',
        draft: read.flag('draft'),
        fork: read.optionalText('head.repo.full_name')?.toLowerCase() !== `${owner}/${repo}`.toLowerCase(),
        head,
        baseRef: read.text('base.ref'),
        mergeable: mergeableOf(data),
        author: read.text('user.login'),
        authorAssociation: read.text('author_association'),
    };
    if (read.problems.length > 0)
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .ProblemError */ .Mm(read.problems);
    return {
        ...state,
        headMessage: await readMessage(github, head),
        labels: await withLabelers(github, number, labelNames(data), table),
    };
}
/** Null while GitHub is still computing; the state tells a conflict apart from a failed check. */
function mergeableOf(data) {
    const mergeable = (0,_core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(data) ? data['mergeable'] : undefined;
    return mergeable === true ? 'yes' : mergeable === false ? 'conflict' : 'unknown';
}
const labelNames = (data) => {
    const labels = (0,_core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(data) ? data['labels'] : undefined;
    if (!Array.isArray(labels))
        return [];
    return labels.flatMap((label) => (0,_core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(label) && typeof label['name'] === 'string' ? [label['name']] : []);
};
async function readMessage({ octokit, owner, repo }, sha) {
    const { data } = await octokit.request('GET /repos/{owner}/{repo}/commits/{ref}', {
        owner,
        repo,
        ref: sha,
        // Files of the commit are paged with it; they may be many, and nobody asks for them.
        per_page: 1,
    });
    const read = new _core_gate_payload_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .PayloadReader */ .E(data);
    const message = read.longText('commit.message');
    if (read.problems.length > 0)
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .ProblemError */ .Mm(read.problems);
    return message;
}
async function withLabelers(github, number, names, table) {
    const wanted = names.filter((name) => (0,_core_gate_labels_js__WEBPACK_IMPORTED_MODULE_0__/* .findLabel */ .E7)(table, name) !== undefined);
    const logins = await labelersOf(github, number, wanted);
    const actors = new Map();
    for (const login of new Set(logins.values()))
        actors.set(login, await (0,_permissions_js__WEBPACK_IMPORTED_MODULE_3__/* .readActor */ .a)(github, login));
    return names.map((name) => {
        const by = actors.get(logins.get(name) ?? '');
        return by ? { name, by } : { name };
    });
}
/**
 * Login per label of whoever added it last. GitHub lists history oldest first, so after the first page, which tells how
 * many there are, pages are read from the end until every label is found.
 */
async function labelersOf(github, number, wanted) {
    const found = new Map();
    if (wanted.length === 0)
        return found;
    const first = await readEvents(github, number, 1);
    const earliest = Math.max(2, first.lastPage - maxEventPages + 2);
    for (let page = first.lastPage; page >= earliest && found.size < wanted.length; page--) {
        takeLabelers(found, wanted, (await readEvents(github, number, page)).events);
    }
    if (earliest === 2)
        takeLabelers(found, wanted, first.events);
    return found;
}
function takeLabelers(found, wanted, events) {
    for (const event of [...events].reverse()) {
        const read = new _core_gate_payload_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .PayloadReader */ .E(event);
        if (read.optionalText('event') !== 'labeled')
            continue;
        const name = read.optionalText('label.name') ?? '';
        const label = wanted.find((text) => (0,_core_gate_labels_js__WEBPACK_IMPORTED_MODULE_0__/* .sameLabel */ .bK)(text, name) && !found.has(text));
        const login = read.optionalText('actor.login');
        if (label !== undefined && login !== undefined)
            found.set(label, login);
    }
}
async function readEvents({ octokit, owner, repo }, number, page) {
    const { data, headers } = await octokit.request('GET /repos/{owner}/{repo}/issues/{issue_number}/events', {
        owner,
        repo,
        issue_number: number,
        per_page: 100,
        page,
    });
    const last = /[?&]page=([0-9]+)[^>]*>; rel="last"/.exec(headers.link ?? '')?.[1];
    const events = Array.isArray(data) ? data : [];
    return { events, lastPage: last === undefined ? page : Number(last) };
}
//# sourceMappingURL=pull-request.js.map

/***/ }),

/***/ 27606:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readTextFile),
/* harmony export */   y: () => (/* binding */ readDefaultBranch)
/* harmony export */ });
/* harmony import */ var _core_gate_payload_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15266);
/* harmony import */ var _core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10047);
/* harmony import */ var _core_problems_gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10530);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85492);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80947);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36134);
/** Facts and files of the repository, without a checkout. */






async function readDefaultBranch({ octokit, owner, repo }) {
    const { data } = await octokit.request('GET /repos/{owner}/{repo}', { owner, repo });
    const read = new _core_gate_payload_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .PayloadReader */ .E(data);
    const branch = read.text('default_branch');
    if (read.problems.length > 0)
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm(read.problems);
    return branch;
}
/** Text of a file at a ref; undefined when there is none. GitHub gives files up to 1 MiB this way. */
async function readTextFile({ octokit, owner, repo }, path, ref) {
    try {
        const answer = await octokit.request('GET /repos/{owner}/{repo}/contents/{path}', {
            owner,
            repo,
            path,
            ref,
        });
        const data = answer.data;
        const content = (0,_core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isRecord */ .u4)(data) && data['encoding'] === 'base64' ? data['content'] : undefined;
        if (typeof content === 'string')
            return Buffer.from(content, 'base64').toString('utf8');
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX145', `${path} at ${ref}: expected the content of a file`)]);
    }
    catch (error) {
        if ((0,_client_js__WEBPACK_IMPORTED_MODULE_4__/* .refusedStatus */ .PH)(error) === 404)
            return undefined;
        throw error;
    }
}
//# sourceMappingURL=repository.js.map

/***/ }),

/***/ 648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cF: () => (/* binding */ planOfRun),
/* harmony export */   d3: () => (/* binding */ namedRun),
/* harmony export */   gu: () => (/* binding */ sourceRuns)
/* harmony export */ });
/* harmony import */ var _core_gate_payload_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15266);
/* harmony import */ var _core_problems_artifacts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86766);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85492);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80947);
/* harmony import */ var _artifacts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46439);
/* harmony import */ var _runs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97632);
/** Earlier runs whose results may stand for points of this one. */






/** Runs that are looked through; a re-labelled pull request has a handful. */
const maxSources = 5;
/**
 * Completed runs of the same pull request, newest first. Runs of a fork never count: the workflow that made their
 * artifacts is the fork's own.
 */
async function sourceRuns(github, query) {
    if (query.policy === 'never' || query.pullRequest === undefined)
        return [];
    const filter = query.policy === 'same-head'
        ? { headSha: query.head }
        : { branch: await headBranchOf(github, query.pullRequest) };
    const { path } = await (0,_runs_js__WEBPACK_IMPORTED_MODULE_5__/* .readRun */ .cI)(github, query.runId);
    const runs = await (0,_runs_js__WEBPACK_IMPORTED_MODULE_5__/* .newestRuns */ .Hj)(github, { workflow: path.replace(/^.*\//, ''), ...filter });
    return runs
        .filter((run) => run.id !== query.runId && run.status === 'completed' && isOurs(github, run))
        .filter(({ event }) => event === 'pull_request' || event === 'workflow_dispatch')
        .slice(0, maxSources);
}
const isOurs = ({ owner, repo }, { headRepository }) => headRepository.toLowerCase() === `${owner}/${repo}`.toLowerCase();
async function headBranchOf({ octokit, owner, repo }, number) {
    const { data } = await octokit.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
        owner,
        repo,
        pull_number: number,
    });
    const read = new _core_gate_payload_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .PayloadReader */ .E(data);
    const branch = read.text('head.ref');
    if (read.problems.length > 0)
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm(read.problems);
    return branch;
}
/** A run named by somebody. Throws ProblemError INFX353 when it cannot be gone on with. */
async function namedRun(github, runId) {
    const run = await (0,_runs_js__WEBPACK_IMPORTED_MODULE_5__/* .readRun */ .cI)(github, runId);
    const refuse = (why) => new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX353', `run ${runId} ${why}`)]);
    if (run.status !== 'completed')
        throw refuse(`has not ended (${run.status})`);
    if (!isOurs(github, run))
        throw refuse('is of a fork, whose workflow nobody vouches for');
    return run;
}
const planName = /^plan_a[1-9][0-9]*$/;
/** The newest plan of a run, with all its artifacts. Throws ProblemError INFX353 when there is none any more. */
async function planOfRun(github, runId) {
    const artifacts = await (0,_artifacts_js__WEBPACK_IMPORTED_MODULE_4__/* .listArtifacts */ .wn)(github, runId);
    const plans = artifacts.filter(({ name }) => planName.test(name));
    const plan = plans
        .filter(({ expired }) => !expired)
        .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))[0];
    if (plan)
        return { plan, artifacts };
    const why = plans.length > 0 ? 'has a plan that expired' : 'has no plan';
    throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX353', `run ${runId} ${why}`, { hint: 'start a whole sweep' })]);
}
//# sourceMappingURL=reuse.js.map

/***/ }),

/***/ 97632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hj: () => (/* binding */ newestRuns),
/* harmony export */   cI: () => (/* binding */ readRun),
/* harmony export */   "in": () => (/* binding */ dispatchWorkflow)
/* harmony export */ });
/* harmony import */ var _core_gate_payload_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15266);
/* harmony import */ var _core_problems_artifacts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86766);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85492);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80947);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36134);
/** Workflow runs as GitHub has them: looked up, listed, dispatched. */





/** Throws ProblemError INFX353 when the repository has no such run. */
async function readRun({ octokit, owner, repo }, runId) {
    try {
        const { data } = await octokit.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}', {
            owner,
            repo,
            run_id: Number(runId),
        });
        return runOf(data);
    }
    catch (error) {
        if ((0,_client_js__WEBPACK_IMPORTED_MODULE_4__/* .refusedStatus */ .PH)(error) !== 404)
            throw error;
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX353', `there is no run ${runId} in ${owner}/${repo}`)], {
            cause: error,
        });
    }
}
/**
 * The newest runs of a workflow, newest first; at most one page of 100. None where the default branch does not have the
 * workflow yet.
 */
async function newestRuns({ octokit, owner, repo }, { workflow, headSha, branch }) {
    try {
        const { data } = await octokit.request('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs', {
            owner,
            repo,
            workflow_id: workflow,
            per_page: 100,
            ...(headSha === undefined ? {} : { head_sha: headSha }),
            ...(branch === undefined ? {} : { branch }),
        });
        const rows = data.workflow_runs;
        return Array.isArray(rows) ? rows.map(runOf) : [];
    }
    catch (error) {
        if ((0,_client_js__WEBPACK_IMPORTED_MODULE_4__/* .refusedStatus */ .PH)(error) === 404)
            return [];
        throw error;
    }
}
function runOf(data) {
    const read = new _core_gate_payload_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .PayloadReader */ .E(data);
    const run = {
        id: String(read.id('id')),
        attempt: read.has('run_attempt') ? read.id('run_attempt') : 1,
        path: read.text('path').replace(/@.*$/, ''),
        event: read.text('event'),
        headSha: read.sha('head_sha'),
        headBranch: read.optionalText('head_branch') ?? '',
        headRepository: read.optionalText('head_repository.full_name') ?? '',
        status: read.optionalText('status') ?? '',
        conclusion: read.optionalText('conclusion') ?? '',
        url: read.text('html_url'),
    };
    if (read.problems.length > 0)
        throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm(read.problems);
    return run;
}
/** Starts a workflow by its file name on a branch. */
async function dispatchWorkflow({ octokit, owner, repo }, workflow, ref, inputs) {
    await octokit.request('POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches', {
        owner,
        repo,
        workflow_id: workflow,
        ref,
        inputs: { ...inputs },
    });
}
//# sourceMappingURL=runs.js.map

/***/ }),

/***/ 70370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ pLimit)
});

// UNUSED EXPORTS: limitFunction

;// CONCATENATED MODULE: ./node_modules/yocto-queue/index.js
/*
How it works:
`this.#head` is an instance of `Node` which keeps track of its current value and nests another instance of `Node` that keeps the value that comes after it. When a value is provided to `.enqueue()`, the code needs to iterate through `this.#head`, going deeper and deeper to find the last value. However, iterating through every single item is slow. This problem is solved by saving a reference to the last value as `this.#tail` so that it can reference it to add a new value.
*/

class Node {
	value;
	next;

	constructor(value) {
		this.value = value;
	}
}

class Queue {
	#head;
	#tail;
	#size;

	constructor() {
		this.clear();
	}

	enqueue(value) {
		const node = new Node(value);

		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}

		this.#size++;
	}

	dequeue() {
		const current = this.#head;
		if (!current) {
			return;
		}

		this.#head = this.#head.next;
		this.#size--;

		// Clean up tail reference when queue becomes empty
		if (!this.#head) {
			this.#tail = undefined;
		}

		return current.value;
	}

	peek() {
		if (!this.#head) {
			return;
		}

		return this.#head.value;

		// TODO: Node.js 18.
		// return this.#head?.value;
	}

	clear() {
		this.#head = undefined;
		this.#tail = undefined;
		this.#size = 0;
	}

	get size() {
		return this.#size;
	}

	* [Symbol.iterator]() {
		let current = this.#head;

		while (current) {
			yield current.value;
			current = current.next;
		}
	}

	* drain() {
		while (this.#head) {
			yield this.dequeue();
		}
	}
}

;// CONCATENATED MODULE: ./node_modules/p-limit/index.js


function pLimit(concurrency) {
	let rejectOnClear = false;

	if (typeof concurrency === 'object') {
		({concurrency, rejectOnClear = false} = concurrency);
	}

	validateConcurrency(concurrency);

	if (typeof rejectOnClear !== 'boolean') {
		throw new TypeError('Expected `rejectOnClear` to be a boolean');
	}

	const queue = new Queue();
	let activeCount = 0;

	const resumeNext = () => {
		// Process the next queued function if we're under the concurrency limit
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};

	const next = () => {
		activeCount--;
		resumeNext();
	};

	const run = async (function_, resolve, arguments_) => {
		// Execute the function and capture the result promise
		const result = (async () => function_(...arguments_))();

		// Resolve immediately with the promise (don't wait for completion)
		resolve(result);

		// Wait for the function to complete (success or failure)
		// We catch errors here to prevent unhandled rejections,
		// but the original promise rejection is preserved for the caller
		try {
			await result;
		} catch {}

		// Decrement active count and process next queued function
		next();
	};

	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = {reject};

		// Queue the internal resolve function instead of the run function
		// to preserve the asynchronous execution context.
		new Promise(internalResolve => { // eslint-disable-line promise/param-names
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(undefined, function_, resolve, arguments_)); // eslint-disable-line promise/prefer-await-to-then

		// Start processing immediately if we haven't reached the concurrency limit
		if (activeCount < concurrency) {
			resumeNext();
		}
	};

	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});

	Object.defineProperties(generator, {
		activeCount: {
			get: () => activeCount,
		},
		pendingCount: {
			get: () => queue.size,
		},
		clearQueue: {
			value() {
				if (!rejectOnClear) {
					queue.clear();
					return;
				}

				const abortError = AbortSignal.abort().reason;

				while (queue.size > 0) {
					queue.dequeue().reject(abortError);
				}
			},
		},
		concurrency: {
			get: () => concurrency,

			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;

				queueMicrotask(() => {
					// eslint-disable-next-line no-unmodified-loop-condition
					while (activeCount < concurrency && queue.size > 0) {
						resumeNext();
					}
				});
			},
		},
		map: {
			async value(iterable, function_) {
				const promises = [];

				try {
					Array.from(iterable, (value, index) => {
						const promise = generator(function_, value, index);
						promises.push(promise);
						return promise;
					});
				} catch (error) {
					// The iterable threw, so `Promise.all` never observes the already scheduled promises. Observe them here to avoid unhandled rejections.
					for (const promise of promises) {
						promise.catch(() => {}); // eslint-disable-line promise/prefer-await-to-then
					}

					throw error;
				}

				return Promise.all(promises);
			},
		},
	});

	return generator;
}

function limitFunction(function_, options) {
	const limit = pLimit(options);

	const limitedFunction = (...arguments_) => limit(() => function_(...arguments_));
	Object.defineProperty(limitedFunction, 'clearQueue', {
		value: limit.clearQueue,
	});

	return limitedFunction;
}

function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) {
		throw new TypeError('Expected `concurrency` to be a number from 1 and up');
	}
}


/***/ })

};
