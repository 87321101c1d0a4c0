export const id = 7105;
export const ids = [7105];
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
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
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
// EXTERNAL MODULE: ./lib/src/github/comments.js
var comments = __webpack_require__(82708);
// EXTERNAL MODULE: ./lib/src/core/commands/pin.js
var commands_pin = __webpack_require__(5992);
// EXTERNAL MODULE: ./lib/src/core/gate/labels.js
var labels = __webpack_require__(79043);
// EXTERNAL MODULE: ./lib/src/core/problems/artifacts.js
var artifacts = __webpack_require__(86766);
// EXTERNAL MODULE: ./lib/src/core/render/numbers.js
var numbers = __webpack_require__(54143);
// EXTERNAL MODULE: ./lib/src/github/artifacts.js + 1 modules
var github_artifacts = __webpack_require__(44479);
// EXTERNAL MODULE: ./lib/src/github/pull-request.js
var pull_request = __webpack_require__(37353);
// EXTERNAL MODULE: ./lib/src/github/repository.js
var repository = __webpack_require__(27606);
// EXTERNAL MODULE: ./lib/src/github/reuse.js
var reuse = __webpack_require__(648);
// EXTERNAL MODULE: ./lib/src/github/runs.js
var github_runs = __webpack_require__(97632);
// EXTERNAL MODULE: ./lib/src/github/source-run.js
var source_run = __webpack_require__(52487);
;// CONCATENATED MODULE: ./lib/src/github/command.js














/** Throws a ProblemError of blame `user` where the command cannot be carried out; that is the answer then. */
async function carryOut(github, command, { number, author }, { workflow, scratch, limits }) {
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
            return use(github, command, pull, { author, workflow, scratch, limits });
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
    const run = named
        ? await (0,reuse/* namedRun */.d3)(github, named.runId)
        : await newestRunWithPlan(github, pull, workflow, () => true);
    await (0,source_run/* planOfRun */.cF)(github, run.id);
    await dispatch({
        'failed-of-run': run.id,
        ...(pull.fork ? { 'approve-head': pull.head } : {}),
    });
    return {
        done: `Points of [run ${run.id}](${run.url}) without a valid result run again; the others stay.`,
        doneChinese: `正在重跑 [运行 ${run.id}](${run.url}) 中没有有效结果的测试点，其余结果保留。`,
    };
}
/** The pin is the answer itself: found again at the merge by author and marker, and checked anew then. */
async function use(github, { run: named }, pull, { author, workflow, scratch, limits }) {
    const run = named
        ? await (0,reuse/* namedRun */.d3)(github, named.runId)
        : await newestRunWithPlan(github, pull, workflow, ({ conclusion }) => conclusion === 'success');
    const points = await usablePoints(github, run, pull, { workflow, scratch, limits });
    const pin = { runId: run.id, head: run.headSha, by: author };
    return {
        subject: 'pin',
        done: `${(0,commands_pin/* pinMarker */.o6)(pin)}[Run ${run.id}](${run.url}) is pinned by ${(0,markdown/* inlineCode */.ti)(author).markdown}: its results of ${points} stand for the merge, which measures nothing again. Another \`/use\` replaces it.`,
        doneChinese: `已固定 [运行 ${run.id}](${run.url})：合并时采用其结果，不再重新测量。再次使用 \`/use\` 可替换。`,
    };
}
/** Throws ProblemError where the run cannot stand for the merge: of another workflow or pull request, or not whole. */
async function usablePoints(github, run, { number }, { workflow, scratch, limits }) {
    const refuse = (why, hint) => new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX355', `run ${run.id} ${why}`, { hint })]);
    if (run.path.replace(/^.*\//, '') !== workflow)
        throw refuse(`is of ${run.path}, not of ${workflow}`, 'name a run of the sweep workflow');
    const source = await (0,source_run/* readSource */.o$)(github, run.id, scratch, limits);
    const faults = (0,commands_pin/* planFaults */.hf)(run.id, source.plan, number);
    if (faults.length > 0)
        throw new problem/* ProblemError */.Mm(faults);
    const sweep = await (0,source_run/* sweepOfRun */.Ty)(github, source, scratch, limits);
    if (!sweep)
        throw refuse('has not collected its results', `comment /rerun ${run.id}`);
    const lacking = (0,commands_pin/* resultFaults */.No)(run.id, source.plan, sweep);
    if (lacking.length > 0)
        throw new problem/* ProblemError */.Mm(lacking);
    return (0,numbers/* formatPlural */.yk)(source.plan.points.length, 'point');
}
/** The newest completed run for the head of this pull request that has a plan. */
async function newestRunWithPlan(github, { head, number }, workflow, wanted) {
    const ofHead = await (0,github_runs/* newestRuns */.Hj)(github, { workflow, headSha: head });
    const runs = [...ofHead, ...(await (0,reuse/* dispatchedFor */.tK)(github, workflow, number))]
        .filter((run) => run.status === 'completed' && wanted(run))
        .toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? 1 : -1));
    for (const run of runs.slice(0, maxLookedAt))
        if (await hasSweep(github, run))
            return run;
    throw new problem/* ProblemError */.Mm([
        (0,catalogue/* problem */.CC)('INFX353', `no completed run for ${(0,numbers/* shortCommit */.Ax)(head)} has what is needed`, {
            hint: 'name the run, or start one with /sweep',
        }),
    ]);
}
const maxLookedAt = 10;
/** Gated runs end green, and have at most a plan of what nobody ran: they are no source. */
const hasSweep = async (github, run) => {
    const names = (await (0,github_artifacts/* listArtifacts */.wn)(github, run.id)).map(({ name }) => name);
    return (names.some((name) => /^plan_a[1-9]/.test(name)) &&
        names.some((name) => /^(?:sweep$|bmk_|eval_|failed_)/.test(name)));
};
//# sourceMappingURL=command.js.map
// EXTERNAL MODULE: ./lib/src/github/connect.js
var connect = __webpack_require__(83730);
// EXTERNAL MODULE: ./lib/src/github/event.js + 3 modules
var github_event = __webpack_require__(24783);
// EXTERNAL MODULE: ./lib/src/github/permissions.js
var permissions = __webpack_require__(7008);
// EXTERNAL MODULE: ./lib/src/sweep/archive-limits.js
var archive_limits = __webpack_require__(76228);
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
    const answer = async (reply, reaction, subject = `reply-${trigger.commentId}`) => {
        await (0,comments/* react */.wv)(github, trigger.commentId, reaction);
        await (0,comments/* upsertComment */.lB)(github, trigger.number, subject, inputs.author, reply);
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
    const scratch = (0,external_node_path_.join)(host.env['RUNNER_TEMP'] ?? host.workspace, 'command');
    return obey(command, notes, trigger, { inputs, github, answer, scratch });
}
/** What GitHub refuses (no such run, another head) is an answer to the commenter, no failure of the workflow. */
async function obey(command, notes, trigger, { inputs, github, answer, scratch }) {
    try {
        const { done, doneChinese, subject } = await carryOut(github, command, trigger, {
            workflow: inputs['sweep-workflow'],
            scratch,
            limits: archive_limits/* resultLimits */.s,
        });
        await answer(acceptedReply(done, doneChinese, notes), reactionOf.accepted, subject);
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

/***/ 5992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ci: () => (/* binding */ readPin),
/* harmony export */   No: () => (/* binding */ resultFaults),
/* harmony export */   OX: () => (/* binding */ lackingResults),
/* harmony export */   hf: () => (/* binding */ planFaults),
/* harmony export */   o6: () => (/* binding */ pinMarker),
/* harmony export */   ze: () => (/* binding */ isShortened)
/* harmony export */ });
/* harmony import */ var _gate_label_set_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55697);
/* harmony import */ var _gate_labels_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79043);
/* harmony import */ var _problems_artifacts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86766);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85492);
/* harmony import */ var _render_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36512);
/* harmony import */ var _render_numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54143);
/**
 * The pin of `/use`: which run's results stand for the merge of a pull request. It lives in our one comment of the subject
 * `pin`; whoever may edit that comment may also give the command, so it grants nothing that they lack.
 */






const pinPattern = /^<!-- infx pin run=(?<runId>[1-9][0-9]{0,18}) head=(?<head>[0-9a-f]{40}|[0-9a-f]{64}) by=(?<by>[A-Za-z0-9[\]-]{1,60}) -->/;
/** Invisible first line of the comment's text. */
const pinMarker = ({ runId, head, by }) => `<!-- infx pin run=${runId} head=${head} by=${by} -->`;
/** The pin among the comments; a Problem when our comment is not as it was written. */
function readPin(comments, author) {
    const own = (0,_render_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .findComment */ .h1)(comments, 'pin', author);
    if (!own)
        return { problems: [] };
    const { runId, head, by } = pinPattern.exec(own.markdown)?.groups ?? {};
    if (own.isIntact && runId !== undefined && head !== undefined && by !== undefined)
        return { pin: { runId, head, by }, problems: [] };
    return {
        problems: [
            (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)('INFX355', `the comment ${own.id} that pins a run was edited by hand`, {
                hint: 'comment /use again',
            }),
        ],
    };
}
/** Problem that a run cannot stand for the merge of the pull request, from its plan alone. */
function planFaults(runId, plan, pullRequest) {
    const { pullRequest: planned, labels } = plan.trigger;
    const refuse = (why, hint) => (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)('INFX355', `run ${runId} ${why}`, { hint });
    if (planned !== pullRequest)
        return [
            refuse(`is about ${planned === undefined ? 'no pull request' : `pull request ${planned}`}, not ${pullRequest}`, 'name a run of this pull request'),
        ];
    if (!isReusable(labels))
        return [
            refuse(`was started with ${labels.join(', ')}, and such results cannot stand for a merge`, 'sweep with full-sweep-fail-fast or full-sweep-enabled alone'),
        ];
    return plan.points.length > 0 ? [] : [refuse('has no point', 'there is nothing to use')];
}
/** The same of what came back: every planned point needs a valid result. */
function resultFaults(runId, plan, sweep) {
    const standing = new Set(sweep.points.filter(({ status }) => status === 'valid' || status === 'reused').map(({ id }) => id));
    const lacking = sweep.planDigest === plan.digest ? plan.points.filter(({ id }) => !standing.has(id)) : plan.points;
    return lacking.length === 0
        ? []
        : [lackingResults(runId, lacking, plan.points.length, `comment /rerun ${runId}`)];
}
const shownPoints = 3;
/** Points that a pinned run has no valid result of. */
function lackingResults(runId, lacking, planned, hint) {
    const titles = lacking.slice(0, shownPoints).map(({ title }) => title);
    const more = lacking.length > shownPoints ? `, and ${lacking.length - shownPoints} more` : '';
    return (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)('INFX355', `run ${runId} has no valid result of ${lacking.length} of ${(0,_render_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .formatPlural */ .yk)(planned, 'point')}: ${titles.join('; ')}${more}`, { hint });
}
/** No label of the plan keeps its results from standing for the merge. */
const isReusable = (labels) => (0,_gate_label_set_js__WEBPACK_IMPORTED_MODULE_0__/* .effectsOf */ .w7)((0,_gate_label_set_js__WEBPACK_IMPORTED_MODULE_0__/* .readLabels */ .k2)(labels, _gate_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultLabelTable */ .WK)).reusable;
/** Results of shortened points are nobody's result but their own run's. */
const isShortened = ({ trigger }) => (0,_gate_label_set_js__WEBPACK_IMPORTED_MODULE_0__/* .effectsOf */ .w7)((0,_gate_label_set_js__WEBPACK_IMPORTED_MODULE_0__/* .readLabels */ .k2)(trigger.labels, _gate_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultLabelTable */ .WK)).fast;
//# sourceMappingURL=pin.js.map

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

/***/ 55697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IW: () => (/* binding */ remarks),
/* harmony export */   k2: () => (/* binding */ readLabels),
/* harmony export */   nH: () => (/* binding */ planLabels),
/* harmony export */   vM: () => (/* binding */ contradictions),
/* harmony export */   w7: () => (/* binding */ effectsOf)
/* harmony export */ });
/* harmony import */ var _problems_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10530);
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _labels_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79043);
/** The labels of one pull request, read against the table. */



/** Sorts labels by what they are; the same label twice counts once, foreign ones are passed over. */
function readLabels(texts, table) {
    const known = new Set();
    const lookAlikes = [];
    for (const text of texts) {
        const label = (0,_labels_js__WEBPACK_IMPORTED_MODULE_2__/* .findLabel */ .E7)(table, text);
        if (label) {
            known.add(label);
            continue;
        }
        const meant = (0,_labels_js__WEBPACK_IMPORTED_MODULE_2__/* .lookAlikeOf */ .bw)(table, text);
        if (meant !== undefined)
            lookAlikes.push({ text, meant });
    }
    const ofKind = (kind) => table.labels.filter((label) => known.has(label) && label.kind === kind);
    return { primaries: ofKind('primary'), modifiers: ofKind('modifier'), lookAlikes };
}
/** What the labels change together. `reusable` and the like are lost as soon as one label takes them away. */
function effectsOf({ primaries, modifiers }) {
    let effects = _labels_js__WEBPACK_IMPORTED_MODULE_2__/* .plainEffects */ .Jj;
    for (const label of [...primaries, ...modifiers])
        effects = { ...effects, ...label.effects };
    return effects;
}
/** Names by which the plan knows the labels, whatever they are called here. */
const planLabels = ({ primaries, modifiers }) => [...primaries, ...modifiers].map(({ name }) => name);
/** Errors that forbid a sweep: two primaries, modifiers that exclude one another. */
function contradictions({ primaries, modifiers }) {
    const problems = [];
    if (primaries.length > 1) {
        const names = primaries.map(({ shownAs }) => shownAs).join(', ');
        problems.push((0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX131', `${primaries.length} primary labels at once: ${names}`, {
            hint: 'remove all but one',
        }));
    }
    for (const [index, label] of modifiers.entries()) {
        for (const other of modifiers.slice(index + 1)) {
            if (!label.excludes.includes(other.name))
                continue;
            problems.push((0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX131', `${label.shownAs} and ${other.shownAs} exclude one another`, {
                hint: 'remove one; there is no silent precedence',
            }));
        }
    }
    return problems;
}
/** What a person should know though it forbids nothing. */
function remarks({ primaries, modifiers, lookAlikes }) {
    return [
        ...(primaries.length === 0 && modifiers.length > 0
            ? [
                (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX132', `${modifiers.map(({ shownAs }) => shownAs).join(', ')} without a primary label: nothing to modify`),
            ]
            : []),
        ...lookAlikes.map(({ text, meant }) => (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX133', `the label "${text}" has no effect`, { hint: `did you mean "${meant}"?` })),
        ...primaries
            .filter(({ replacedBy }) => replacedBy !== undefined)
            .map(({ shownAs, replacedBy }) => (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX133', `the label "${shownAs}" is outdated, and still understood`, {
            severity: 'notice',
            hint: `use "${replacedBy ?? ''}"`,
        })),
    ];
}
//# sourceMappingURL=label-set.js.map

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
        ...(detail.fault === undefined ? {} : { fault: detail.fault }),
    };
}
/** Texts quote what came, which may be a key of a megabyte; real ones stay far below. */
const maxCharacters = 4000;
const bounded = (text) => text.length <= maxCharacters ? text : `${text.slice(0, maxCharacters - 200)} … ${text.slice(-180)}`;
//# sourceMappingURL=catalogue.js.map

/***/ }),

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

/***/ 36512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EM: () => (/* binding */ changeComment),
/* harmony export */   h1: () => (/* binding */ findComment)
/* harmony export */ });
/* unused harmony exports commentCharacterLimit, commentBody */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
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
    const first = findComment(existing, subject, author);
    const body = commentBody(subject, markdown);
    if (!first)
        return { action: 'create', body };
    const unchanged = first.isIntact && hashOf(first.markdown) === hashOf(markdown);
    return unchanged ? { action: 'keep', id: first.id } : { action: 'update', id: first.id, body };
}
/** Our comment of this subject: of `author`, beginning with the marker; of several the oldest. */
function findComment(existing, subject, author) {
    const [first] = existing
        .filter((comment) => comment.author.toLowerCase() === author.toLowerCase())
        .flatMap((comment) => {
        const marked = readMarker(comment.body);
        return marked?.subject === subject ? [{ id: comment.id, ...marked }] : [];
    })
        .sort((a, b) => a.id - b.id);
    return first && { id: first.id, markdown: first.rest, isIntact: hashOf(first.rest) === first.hash };
}
const markerPattern = /^<!-- infx comment=(?<subject>[a-z0-9-]+) hash=(?<hash>[0-9a-f]{16}) -->\r?\n/;
function readMarker(body) {
    const found = markerPattern.exec(body);
    const { subject = '', hash = '' } = found?.groups ?? {};
    return found ? { subject, hash, rest: body.slice(found[0].length) } : undefined;
}
/** GitHub may hand line ends back as CRLF, and drops blanks at the end. */
const hashOf = (markdown) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(markdown.replace(/\r\n/g, '\n').trimEnd()).digest('hex').slice(0, 16);
//# sourceMappingURL=comment.js.map

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

/***/ 6721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   An: () => (/* binding */ writeJsonFile),
/* harmony export */   CA: () => (/* binding */ errorCode),
/* harmony export */   Ht: () => (/* binding */ readBoundedText),
/* harmony export */   lk: () => (/* binding */ parseJsonText)
/* harmony export */ });
/* unused harmony export strictStringify */
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
    const beside = `${path}.${process.pid}.tmp`;
    try {
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(beside, 'w');
        try {
            await file.writeFile(text);
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

/***/ 23277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ readSweepFile)
/* harmony export */ });
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80947);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _own_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82329);
/** Reads a sweep.json. */



/** Throws ProblemError (INFX308) when there is no sweep of this version at `path`. */
async function readSweepFile(path) {
    const value = await (0,_own_json_js__WEBPACK_IMPORTED_MODULE_2__/* .readOwnJson */ .Z)(path, 'sweep.v1');
    if (isSweep(value))
        return value;
    throw new _core_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX308', `${path} is not a whole sweep`)]);
}
const isSweep = (value) => 'points' in value &&
    Array.isArray(value.points) &&
    'evals' in value &&
    Array.isArray(value.evals) &&
    'totals' in value;
//# sourceMappingURL=sweep-file.js.map

/***/ }),

/***/ 82708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fg: () => (/* binding */ listComments),
/* harmony export */   lB: () => (/* binding */ upsertComment),
/* harmony export */   wv: () => (/* binding */ react)
/* harmony export */ });
/* unused harmony export actionsAuthor */
/* harmony import */ var _core_gate_payload_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15266);
/* harmony import */ var _core_render_comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36512);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36134);
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
    const change = (0,_core_render_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .changeComment */ .EM)(await listComments(github, issue), subject, author, markdown);
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
    const rows = await (0,_client_js__WEBPACK_IMPORTED_MODULE_2__/* .listAll */ ._w)(github, 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments', { owner, repo, issue_number: issue }, maxCommentPages);
    return rows.flatMap((row) => {
        const read = new _core_gate_payload_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .PayloadReader */ .E(row);
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
  B: () => (/* binding */ isForkPullRequest),
  x: () => (/* binding */ readTriggerOfJob)
});

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
// EXTERNAL MODULE: ./lib/src/github/event-payload.js
var event_payload = __webpack_require__(26451);
;// CONCATENATED MODULE: ./lib/src/github/event.js
/** The event of this job: GITHUB_EVENT_NAME and GITHUB_EVENT_PATH. */





/** The narrow event, or every problem of its payload. Throws a ProblemError when there is no payload to read. */
async function readTriggerOfJob(env) {
    const name = env['GITHUB_EVENT_NAME'] ?? '';
    const payload = await readPayload(env['GITHUB_EVENT_PATH'] ?? '');
    return readTrigger(name, payload, env['GITHUB_REF'] ?? '');
}
async function readPayload(path) {
    try {
        return await (0,event_payload/* readEventPayload */.N)(path);
    }
    catch (cause) {
        const why = cause instanceof Error ? cause.message : String(cause);
        throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX130', `GITHUB_EVENT_PATH cannot be read: ${why}`)], { cause });
    }
}
/** The event is the pull request of a fork: GitHub gives its jobs a token that can only read, whatever they ask for. */
async function isForkPullRequest(env) {
    const { trigger } = await readTriggerOfJob(env);
    return trigger?.kind === 'pull_request' && trigger.fork;
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
/* harmony export */   d3: () => (/* binding */ namedRun),
/* harmony export */   gu: () => (/* binding */ sourceRuns),
/* harmony export */   tK: () => (/* binding */ dispatchedFor)
/* harmony export */ });
/* harmony import */ var _core_gate_payload_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15266);
/* harmony import */ var _core_problems_artifacts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86766);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85492);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80947);
/* harmony import */ var _runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97632);
/** Earlier runs whose results may stand for points of this one. */





/** Runs that are looked through; a re-labelled pull request has a handful. */
const maxSources = 5;
/**
 * Completed runs of the same pull request, newest first. Runs of a fork never count: the workflow that made their
 * artifacts is the fork's own. What their plan says of the pull request is for the caller to check.
 */
async function sourceRuns(github, query) {
    if (query.policy === 'never' || query.pullRequest === undefined)
        return [];
    const filter = query.policy === 'same-head'
        ? { headSha: query.head }
        : { branch: await headBranchOf(github, query.pullRequest) };
    const { path } = await (0,_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .readRun */ .cI)(github, query.runId);
    const workflow = path.replace(/^.*\//, '');
    const ofHead = (await (0,_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .newestRuns */ .Hj)(github, { workflow, ...filter })).filter(({ event }) => event === 'pull_request');
    const dispatched = await dispatchedFor(github, workflow, query.pullRequest);
    return [...ofHead, ...dispatched]
        .filter((run) => run.id !== query.runId && run.status === 'completed' && isOurs(github, run))
        .toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? 1 : -1))
        .slice(0, maxSources);
}
/** Dispatched runs hang on the default branch; the name that the caller gives them tells the pull request. */
const dispatchedFor = async (github, workflow, pullRequest) => (await (0,_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .newestRuns */ .Hj)(github, { workflow, event: 'workflow_dispatch' })).filter(({ title }) => new RegExp(`#${pullRequest}(?![0-9])`).test(title));
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
    const run = await (0,_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .readRun */ .cI)(github, runId);
    const refuse = (why) => new _core_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm([(0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('INFX353', `run ${runId} ${why}`)]);
    if (run.status !== 'completed')
        throw refuse(`has not ended (${run.status})`);
    if (!isOurs(github, run))
        throw refuse('is of a fork, whose workflow nobody vouches for');
    return run;
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
async function newestRuns({ octokit, owner, repo }, { workflow, headSha, branch, event }) {
    try {
        const { data } = await octokit.request('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs', {
            owner,
            repo,
            workflow_id: workflow,
            per_page: 100,
            ...(headSha === undefined ? {} : { head_sha: headSha }),
            ...(branch === undefined ? {} : { branch }),
            ...(event === undefined ? {} : { event }),
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
        title: read.optionalText('display_title') ?? '',
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
