export const id = 68;
export const ids = [68];
export const modules = {

/***/ 33455:
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
// EXTERNAL MODULE: ./lib/src/core/commands/command-lines.js + 1 modules
var command_lines = __webpack_require__(81218);
// EXTERNAL MODULE: ./lib/src/core/commands/run-reference.js
var run_reference = __webpack_require__(76034);
;// CONCATENATED MODULE: ./lib/src/core/commands/parse.js
/**
 * A comment → the one command in it, or why there is none. Nothing is executed on a guess: what is almost a command is
 * refused with a hint, and what is ordinary talk is left alone.
 */





/** Reads the whole comment; one bad line refuses all of it. */
function parseComment(body, context) {
    const lines = (0,command_lines/* visibleLines */.g)(body);
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
// EXTERNAL MODULE: ./lib/src/core/gate/labels.js
var labels = __webpack_require__(79043);
// EXTERNAL MODULE: ./lib/src/core/problems/artifacts.js
var artifacts = __webpack_require__(86766);
// EXTERNAL MODULE: ./lib/src/core/run-id.js
var run_id = __webpack_require__(35863);
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
// EXTERNAL MODULE: ./lib/src/github/runs.js + 1 modules
var github_runs = __webpack_require__(69077);
// EXTERNAL MODULE: ./lib/src/github/source-run.js
var source_run = __webpack_require__(52487);
// EXTERNAL MODULE: ./lib/src/core/commands/pin.js
var commands_pin = __webpack_require__(5992);
// EXTERNAL MODULE: ./lib/src/core/reuse/candidates.js
var reuse_candidates = __webpack_require__(40689);
;// CONCATENATED MODULE: ./lib/src/core/commands/pin-source.js





/**
 * Why the run cannot stand for the merge; none = it can. A run that ended red for a reason that costs no result is taken
 * only when somebody named it.
 */
function sourceFaults(source, { pullRequest, named }) {
    const { runId, status, conclusion, plan } = source;
    if (status !== 'completed')
        return [pin_source_refuse(runId, `has not ended (${status})`, 'wait for it, then comment /use again')];
    if ('unreadable' in plan)
        return plan.unreadable;
    const faults = (0,commands_pin/* planFaults */.hf)(runId, plan, pullRequest);
    if (faults.length > 0)
        return faults;
    if (!source.sweep)
        return [pin_source_refuse(runId, 'has not collected its results', `comment /rerun ${runId}`)];
    const lacking = firstOf([
        (0,commands_pin/* resultFaults */.No)(runId, plan, source.sweep),
        artifactFaults(runId, plan, source.artifacts),
        legFaults(runId, plan, source.failedJobs),
    ]);
    if (lacking.length > 0 || named || conclusion === 'success')
        return lacking;
    const whole = `all ${(0,numbers/* formatPlural */.yk)(plan.points.length, 'point')} have a valid result: comment /use ${runId} to pin it all the same`;
    return [pin_source_refuse(runId, `ended with ${conclusion || 'no conclusion'}`, whole)];
}
/** One cause shows up in each of them; the first says it best. */
const firstOf = (lists) => lists.find((list) => list.length > 0) ?? [];
const pin_source_refuse = (runId, why, hint) => (0,catalogue/* problem */.CC)('INFX355', `run ${runId} ${why}`, { hint });
/** A result counts while somebody can still fetch it. */
function artifactFaults(runId, { points }, artifacts) {
    const candidates = (0,reuse_candidates/* reuseCandidates */.F)(points, artifacts);
    const listed = new Set(candidates.map(({ point }) => point.id));
    const kept = new Set(candidates.flatMap(({ point, listed: { expired } }) => (expired ? [] : [point.id])));
    const gone = points.filter(({ id }) => !listed.has(id));
    const expired = points.filter(({ id }) => listed.has(id) && !kept.has(id));
    const of = `of ${(0,numbers/* formatPlural */.yk)(points.length, 'point')}`;
    return [
        ...(gone.length === 0 ? [] : [(0,commands_pin/* lackingResults */.OX)(runId, gone, points.length, `comment /rerun ${runId}`)]),
        ...(expired.length === 0
            ? []
            : [pin_source_refuse(runId, `has lost ${expired.length} ${of}, whose artifact expired: ${(0,commands_pin/* firstTitles */.qv)(expired)}`, `comment /rerun ${runId}`)]), // prettier-ignore
    ];
}
/**
 * A leg that failed may have left a result before, and what it leaves is not to be trusted. Tries of the canary are named
 * by no point: the second one stands for the first.
 */
function legFaults(runId, { points }, failedJobs) {
    const failed = points.filter(({ title }) => failedJobs.some((name) => name.endsWith(`/ ${title} / run`)));
    return failed.length === 0
        ? []
        : [pin_source_refuse(runId, `failed while it measured ${failed.length} of ${(0,numbers/* formatPlural */.yk)(points.length, 'point')}: ${(0,commands_pin/* firstTitles */.qv)(failed)}`, `comment /rerun ${runId}`)]; // prettier-ignore
}
//# sourceMappingURL=pin-source.js.map
;// CONCATENATED MODULE: ./lib/src/github/use.js
/** `/use`: which run is pinned, and what GitHub has of it. */













/** Runs that are looked at, newest first. */
const maxLookedAt = 10;
/** The pin is the answer itself: found again at the merge by author and marker, and checked anew then. */
async function use(github, { run: named }, pull, work) {
    const { run, points } = named
        ? await usable(github, await (0,reuse/* namedRun */.d3)(github, named.runId), pull, work)
        : await newestUsable(github, pull, work);
    const { author } = work;
    const pin = { runId: run.id, head: run.headSha, by: author };
    const older = run.headSha === pull.head
        ? ''
        : ` It swept ${(0,markdown/* inlineCode */.ti)((0,numbers/* shortCommit */.Ax)(run.headSha)).markdown}, and the head is ${(0,markdown/* inlineCode */.ti)((0,numbers/* shortCommit */.Ax)(pull.head)).markdown}: the merge is refused where a point changed since.`;
    return {
        subject: 'pin',
        done: `${(0,commands_pin/* pinMarker */.o6)(pin)}[Run ${run.id}](${run.url}) is pinned by ${(0,markdown/* inlineCode */.ti)(author).markdown}: its results of ${(0,numbers/* formatPlural */.yk)(points, 'point')} stand for the merge, which measures nothing again. Another \`/use\` replaces it.${older}`,
        doneChinese: `已固定 [运行 ${run.id}](${run.url})：合并时采用其结果，不再重新测量。再次使用 \`/use\` 可替换。`,
    };
}
async function usable(github, run, pull, work) {
    if (run.path.replace(/^.*\//, '') !== work.workflow)
        throw new problem/* ProblemError */.Mm([
            (0,catalogue/* problem */.CC)('INFX355', `run ${run.id} is of ${run.path}, not of ${work.workflow}`, {
                hint: 'name a run of the sweep workflow',
            }),
        ]);
    const looked = await lookAt(github, run, pull, work, true);
    if ('faults' in looked)
        throw new problem/* ProblemError */.Mm(looked.faults);
    return looked;
}
/** The newest run that ended green and is whole. Throws a ProblemError with the reason of every run that was looked at. */
async function newestUsable(github, pull, work) {
    // A skipped run was about an event that changes no sweep.
    const runs = (await (0,reuse/* runsOfPullRequest */.MK)(github, work.workflow, pull.number)).filter(({ conclusion }) => conclusion !== 'skipped');
    const reasons = [];
    for (const run of runs.slice(0, maxLookedAt)) {
        const looked = await lookAt(github, run, pull, work, false);
        if (!('faults' in looked))
            return looked;
        reasons.push(...looked.faults);
    }
    const of = `${(0,numbers/* formatPlural */.yk)(Math.min(runs.length, maxLookedAt), 'run')} of pull request ${pull.number}`;
    const message = runs.length === 0 ? `there is no run of pull request ${pull.number}` : `${of} cannot be pinned`;
    throw new problem/* ProblemError */.Mm([
        (0,catalogue/* problem */.CC)('INFX353', message, { hint: 'start one with /sweep, or read why not' }),
        ...reasons,
    ]);
}
async function lookAt(github, run, pull, work, named) {
    const source = await sourceOf(github, run, work);
    const faults = sourceFaults(source, { pullRequest: pull.number, named });
    if (faults.length > 0 || 'unreadable' in source.plan)
        return { faults };
    return { run, points: source.plan.points.length };
}
/** Asks for no more than the answer needs. */
async function sourceOf(github, run, { scratch, limits }) {
    const { id: runId, status, conclusion } = run;
    const facts = { runId, status, conclusion, artifacts: [], failedJobs: [] };
    if (status !== 'completed')
        return { ...facts, plan: { unreadable: [] } };
    const read = await readable(runId, scratch, async () => {
        const source = await (0,source_run/* readSource */.o$)(github, runId, scratch, limits);
        return { source, sweep: await (0,source_run/* sweepOfRun */.Ty)(github, source, scratch, limits) };
    });
    if ('unreadable' in read)
        return { ...facts, plan: read };
    const { source, sweep } = read;
    return {
        ...facts,
        plan: source.plan,
        ...(0,optional_field/* optional */.l)('sweep', sweep),
        artifacts: await artifactsOf(github, source),
        failedJobs: conclusion === 'success' ? [] : await (0,github_runs/* failedJobsOf */.lA)(github, runId),
    };
}
/** What is there cannot be used: another version's, damaged, hostile, expired, or nothing at all. */
const unusable = new Set(['INFX308', 'INFX327', 'INFX350', 'INFX351', 'INFX352', 'INFX353']);
/** What a run lacks is a reason to pass it over; that GitHub cannot be asked is none. */
async function readable(runId, scratch, read) {
    try {
        return await read();
    }
    catch (error) {
        if (!(error instanceof problem/* ProblemError */.Mm) || !error.problems.every(({ code }) => unusable.has(code)))
            throw error;
        return { unreadable: error.problems.map((found) => reasonOf(found, runId, scratch)) };
    }
}
function reasonOf(found, runId, scratch) {
    if (found.code === 'INFX353')
        return found;
    // Our folders are nobody's concern who reads the answer.
    const why = found.message.replaceAll(`${(0,external_node_path_.join)(scratch, runId)}/`, '');
    return (0,catalogue/* problem */.CC)('INFX355', `run ${runId}: ${why}`, { hint: 'start a whole sweep' });
}
async function artifactsOf(github, { runId, artifacts, takenOver }) {
    const others = new Set(takenOver.map(({ runId: origin }) => origin).filter((origin) => origin !== runId));
    const listed = [...artifacts];
    for (const origin of others)
        listed.push(...(await (0,github_artifacts/* listArtifacts */.wn)(github, origin)));
    return listed;
}
//# sourceMappingURL=use.js.map
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
    const run = named ? await (0,reuse/* namedRun */.d3)(github, named.runId) : await newestRunWithPlan(github, pull, workflow);
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
/** The newest completed run for the head of this pull request that has a plan. */
async function newestRunWithPlan(github, { head, number }, workflow) {
    const ofHead = await (0,github_runs/* newestRuns */.Hj)(github, { workflow, headSha: head });
    const runs = [...ofHead, ...(await (0,reuse/* dispatchedFor */.tK)(github, workflow, number))]
        .filter(({ status }) => status === 'completed')
        .toSorted((a, b) => (0,run_id/* compareRunIds */.P)(b.id, a.id));
    for (const run of runs.slice(0, command_maxLookedAt))
        if (await hasSweep(github, run))
            return run;
    throw new problem/* ProblemError */.Mm([
        (0,catalogue/* problem */.CC)('INFX353', `no completed run for ${(0,numbers/* shortCommit */.Ax)(head)} has what is needed`, {
            hint: 'name the run, or start one with /sweep',
        }),
    ]);
}
const command_maxLookedAt = 10;
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

/***/ 40742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ attemptInName),
/* harmony export */   j: () => (/* binding */ artifactNames)
/* harmony export */ });
/** Longest readable part; names of whole artifacts stay far below what file systems take. */
const maxReadable = 60;
/** Names of one attempt (from 1). Unique per point and attempt; only letters, digits, `.`, `_` and `-`. */
function artifactNames(point, run) {
    const label = `${readable(point.expName)}${safe(point.id)}_a${run.attempt}`;
    const isAgentic = point.scenario === 'agentic-coding';
    const prefix = point.kind === 'eval' ? 'eval_' : !run.valid ? 'failed_' : isAgentic ? 'bmk_agentic_' : 'bmk_';
    return {
        result: `${prefix}${label}`,
        failed: `failed_${label}`,
        trace: `agentic_${label}`,
        serverLogs: `server_logs_${label}`,
        gpuMetrics: `gpu_metrics_${label}`,
        powerAudit: `power_audit_${label}`,
        resultFile: `${isAgentic ? '' : 'agg_'}${label}.json`,
    };
}
/** The attempt at the end of an artifact's name; undefined in names of other producers. */
function attemptInName(artifact) {
    const digits = /_a([1-9]\d{0,5})$/.exec(artifact)?.[1];
    return digits === undefined ? undefined : Number(digits);
}
/**
 * A readable part in front of the id. Names are recognised by their prefixes, so a part that would lengthen one of
 * them into another (`bmk_` + `agentic_…`, `eval_` + `server_logs_…`) is kept from doing so.
 */
function readable(expName) {
    const text = safe(expName)
        .slice(0, maxReadable)
        .replace(/[-_.]+$/, '');
    if (text === '')
        return '';
    return `${/^(agentic|results|server_logs|gpu_metrics)_/.test(text) ? 'x-' : ''}${text}_`;
}
const safe = (text) => text.replace(/[^A-Za-z0-9._-]+/g, '-');
//# sourceMappingURL=artifact-names.js.map

/***/ }),

/***/ 81218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ visibleLines)
});

// EXTERNAL MODULE: ./node_modules/markdown-it/dist/markdown-it.mjs + 12 modules
var markdown_it = __webpack_require__(65251);
;// CONCATENATED MODULE: ./lib/src/core/commands/written-lines.js
/** Lines of text with HTML in it, where what hides stays open until it is closed, over the ends of blocks. */
/** Tags around quotes, code, and what is hidden or struck out. */
const hidingTags = new Set('blockquote code del kbd pre q s samp script strike style template textarea title xmp'.split(' '));
/** Everything up to their own end is text. */
const rawTags = new Set(['script', 'style', 'textarea', 'title', 'xmp']);
const htmlPart = /<!--|<[!?]|\n|<\/?[a-z][a-z0-9-]*(?=[\s/>])[^<>]*>/gi;
class WrittenLines {
    #lines = [];
    /** Whether the start of the newest line is the writer's own; otherwise nothing of the line is kept. */
    #isOwn = false;
    /** Open tags that hide; `!--` is a comment that is never closed. */
    #open = [];
    get all() {
        return this.#lines;
    }
    /** Goes on at this line, counted from 0, which is behind all that were begun. */
    beginAt(line) {
        while (this.#lines.length < line)
            this.#lines.push('');
        this.begin(true);
    }
    begin(isOwn) {
        this.#lines.push('');
        this.#isOwn = isOwn && this.#open.length === 0;
    }
    write(text) {
        if (this.#isOwn)
            this.#lines.push((this.#lines.pop() ?? '') + text);
    }
    /** A block of HTML, or one tag or comment. Comments, declarations and instructions are left out. */
    html(text) {
        let at = 0;
        for (const { 0: part, index } of text.matchAll(htmlPart)) {
            if (index < at)
                continue;
            this.write(text.slice(at, index));
            at = index + part.length;
            if (part === '\n')
                this.begin(true);
            else if (part.startsWith('<!') || part === '<?')
                at = this.#leaveOut(part, text, index);
            else {
                this.#tag(part);
                this.#over(part, true);
            }
        }
        this.write(text.slice(at));
    }
    /** Where what begins at `from` ends. */
    #leaveOut(opening, text, from) {
        const isComment = opening === '<!--';
        const closing = isComment
            ? '-->'
            : text.startsWith('<![CDATA[', from)
                ? ']]>'
                : opening === '<?'
                    ? '?>'
                    : '>';
        const found = text.indexOf(closing, from + 2);
        const end = found === -1 ? text.length : found + closing.length;
        if (found === -1 && isComment)
            this.#open.push('!--');
        this.#over(text.slice(from, end), false);
        return end;
    }
    /** Lines that begin inside of what is kept are nobody's words; what is left out has no lines. */
    #over(text, isKept) {
        for (const [index, part] of text.split('\n').entries()) {
            if (index > 0)
                this.begin(!isKept);
            else if (isKept)
                this.write(part);
        }
    }
    #tag(text) {
        const [, slash, name = ''] = /^<(\/?)([a-z0-9-]+)/i.exec(text.toLowerCase()) ?? [];
        if (!hidingTags.has(name))
            return;
        const innermost = this.#open.at(-1) ?? '';
        if (rawTags.has(innermost) && (slash === '' || name !== innermost))
            return;
        if (slash === '')
            this.#open.push(name);
        else if (this.#open.includes(name))
            this.#open.length = this.#open.lastIndexOf(name);
    }
}
//# sourceMappingURL=written-lines.js.map
;// CONCATENATED MODULE: ./lib/src/core/commands/command-lines.js
/**
 * The lines of a comment that a reader sees as the writer's own words: not quoted, not code, not hidden. A command counts
 * only there, so that quoting one, showing one or hiding one executes nothing.
 */


/** Reads blocks, code, tags and what is struck out, and leaves links, emphasis and references as they are written. */
const markdown = new markdown_it/* default */.A('commonmark');
markdown.core.ruler.enableOnly(['normalize', 'block', 'inline']);
markdown.inline.ruler.enableOnly(['text', 'newline', 'escape', 'backticks', 'strikethrough', 'html_inline']);
markdown.inline.ruler2.enableOnly(['balance_pairs', 'strikethrough', 'fragments_join']);
/**
 * Line by line, as they are counted in the body, without line ends and the indentation of what is around them. Hidden
 * lines come back empty, the last of them not at all; code over several lines is one line, and a few empty ones behind it.
 */
function visibleLines(body) {
    const lines = new WrittenLines();
    let quotes = 0;
    let item;
    let heading = '';
    for (const { type, markup, info, content, children, map } of markdown.parse(body, {})) {
        const [line = 0] = map ?? [];
        if (type === 'blockquote_open')
            quotes++;
        else if (type === 'blockquote_close')
            quotes--;
        else if (type === 'list_item_open')
            item = { line, mark: `${info}${markup} ` };
        else if (type === 'heading_open')
            heading = markup.startsWith('#') ? `${markup} ` : '';
        else if (type === 'heading_close')
            heading = '';
        if (quotes > 0 || (type !== 'inline' && type !== 'html_block'))
            continue;
        lines.beginAt(line);
        // What stands behind a mark does not begin its line.
        if (item?.line === line)
            lines.write(item.mark);
        lines.write(heading);
        if (type === 'html_block')
            lines.html(content);
        else
            writeParts(lines, children ?? []);
    }
    return lines.all;
}
function writeParts(lines, parts) {
    let struck = 0;
    for (const { type, markup, content } of parts) {
        if (type === 's_open')
            struck++;
        else if (type === 's_close')
            struck--;
        if (type === 'html_inline')
            lines.html(content);
        else if (type === 'softbreak' || type === 'hardbreak')
            lines.begin(struck === 0);
        else if (type === 'code_inline')
            lines.write(markup + content + markup);
        else
            lines.write(content === '' || type === 'text_special' ? markup : content);
    }
}
//# sourceMappingURL=command-lines.js.map

/***/ }),

/***/ 5992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ci: () => (/* binding */ readPin),
/* harmony export */   No: () => (/* binding */ resultFaults),
/* harmony export */   OX: () => (/* binding */ lackingResults),
/* harmony export */   hf: () => (/* binding */ planFaults),
/* harmony export */   o6: () => (/* binding */ pinMarker),
/* harmony export */   qv: () => (/* binding */ firstTitles),
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
    return (0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)('INFX355', `run ${runId} has no valid result of ${lacking.length} of ${(0,_render_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .formatPlural */ .yk)(planned, 'point')}: ${firstTitles(lacking)}`, { hint });
}
/** The first titles, and how many there are besides. */
function firstTitles(points) {
    const titles = points.slice(0, shownPoints).map(({ title }) => title);
    const more = points.length > shownPoints ? `, and ${points.length - shownPoints} more` : '';
    return `${titles.join('; ')}${more}`;
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

/***/ 63132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ planDigest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42541);
/** The identity of a plan: what its jobs do, in which order, behind which canary. */


/** SHA-256 (hex) over the canonical JSON of the points' ids, of how they are run, and of the canary. */
const planDigest = ({ points, canary }) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
    .update((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)({ points: points.map(executed), canary }))
    .digest('hex');
/** What a job does: the id covers everything that can change the measurement, the rest is how it is run. */
const executed = ({ id, runsOn, timeoutMinutes, queueMinutes, gpus, nodes, title, }) => ({
    id,
    runsOn,
    timeoutMinutes,
    queueMinutes,
    gpus,
    nodes,
    title,
});
//# sourceMappingURL=plan-digest.js.map

/***/ }),

/***/ 85858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V4: () => (/* binding */ pointIdOf),
/* harmony export */   WH: () => (/* binding */ seriesKeyOf),
/* harmony export */   b$: () => (/* binding */ lineIdentity),
/* harmony export */   e1: () => (/* binding */ curveKeyOf)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42541);
/* harmony import */ var _point_label_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64461);
/** Identities of a point: one hash over everything that can change the measurement, and what a series and a curve join. */




function lineIdentity(spec) {
    return { text: sharedText(spec), slug: slugOfLine(spec) };
}
function sharedText(spec) {
    const { conc: _conc, evalConcs: _evalConcs, recipe: _recipe, acceptance: _acceptance, ...shared } = spec;
    // Every point of the line hashes this text; in one piece it is not put together again for each.
    return node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.from((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .dj)(shared), 'latin1').toString('latin1');
}
/**
 * Readable slug, `-`, 12 hex digits of SHA-256 over the canonical JSON of the spec. Matches `^[a-z0-9._-]{1,120}$`.
 * Independent of the order of fields. Equal ids ⇔ equal measurements. The recipe counts by its digest, a hash of the
 * resolved content, in which srt-slurm writes the `name` that it makes of a variant's; where the file lies does not
 * count, unless the topology says it in a CONFIG_FILE setting. `line` is
 * `lineIdentity(spec)`, for those who have it already.
 */
function pointIdOf(spec, line = lineIdentity(spec)) {
    const { conc, evalConcs, recipe, acceptance } = spec;
    const own = (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .dj)({ conc, evalConcs, recipe: recipe?.digest, acceptance });
    return `${slug(conc, line)}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.hash)('sha256', `${line.text}\n${own}`).slice(0, 12)}`;
}
const maxSlug = 100;
function slugOfLine(spec) {
    const parts = [
        spec.modelPrefix,
        spec.precision,
        (0,_point_label_js__WEBPACK_IMPORTED_MODULE_3__/* .skuOf */ .x$)(spec.runner),
        spec.framework,
        (0,_point_label_js__WEBPACK_IMPORTED_MODULE_3__/* .shortScenario */ .Vf)(spec),
        (0,_point_label_js__WEBPACK_IMPORTED_MODULE_3__/* .compactTopology */ .bG)(spec.topology),
        spec.specDecoding === 'none' ? '' : spec.specDecoding,
        spec.kvOffloading === 'none' ? '' : (spec.kvOffloadBackend?.name ?? spec.kvOffloading),
    ];
    return [
        parts.filter((part) => part !== '').join('-'),
        spec.kind === 'eval' ? `eval-${spec.evalTask?.task ?? 'default'}` : '',
    ];
}
function slug(conc, { slug: [before, behind] }) {
    const joined = [before, `c${conc}`, behind].filter((part) => part !== '').join('-');
    const safe = joined.toLowerCase().replace(/[^a-z0-9._-]+/g, '-');
    return safe.slice(0, maxSlug).replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '') || 'point';
}
/**
 * What the points of one line have in common: the spec without concurrency and without what recipes override per
 * concurrency (content, selector, acceptance). `recipeTemplate` is the recipe as the configuration writes it, with its
 * placeholders. 16 hex digits. `line` as for `pointIdOf`.
 */
function seriesKeyOf(spec, recipeTemplate, line) {
    const topology = withoutSelectors(spec.topology);
    const text = topology === spec.topology ? (line?.text ?? sharedText(spec)) : sharedText({ ...spec, topology });
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.hash)('sha256', `${text}\n${recipeTemplate?.split(':', 1)[0] ?? ''}`).slice(0, 16);
}
const withSelector = /^((?:EVAL_)?CONFIG_FILE=[^:]*):.*$/;
/** The very topology when it names none. */
function withoutSelectors(topology) {
    if (topology.shape === 'single-node')
        return topology;
    const settings = [...topology.prefill.additionalSettings, ...topology.decode.additionalSettings];
    if (!settings.some((setting) => withSelector.test(setting)))
        return topology;
    const strip = (pool) => ({
        ...pool,
        additionalSettings: pool.additionalSettings.map((setting) => setting.replace(withSelector, '$1')),
    });
    return { ...topology, prefill: strip(topology.prefill), decode: strip(topology.decode) };
}
/**
 * Curve identity (ingest.md §1.3): model, hardware, framework, precision, type, lengths, and unless agentic also
 * speculative decoding, disaggregation and offload. Readable, `/` between the parts.
 */
function curveKeyOf(spec) {
    const base = [spec.modelPrefix, (0,_point_label_js__WEBPACK_IMPORTED_MODULE_3__/* .skuOf */ .x$)(spec.runner), spec.framework, spec.precision];
    if (spec.scenario === 'agentic-coding')
        return [...base, 'agentic_traces'].join('/');
    return [
        ...base,
        'single_turn',
        `${spec.isl ?? 0}_${spec.osl ?? 0}`,
        spec.specDecoding,
        spec.disagg ? 'disagg' : 'agg',
        spec.kvOffloading === 'none' ? 'off' : 'on',
    ].join('/');
}
//# sourceMappingURL=point-id.js.map

/***/ }),

/***/ 64461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lm: () => (/* binding */ lineTitle),
/* harmony export */   M4: () => (/* binding */ curveTitle),
/* harmony export */   Vf: () => (/* binding */ shortScenario),
/* harmony export */   bG: () => (/* binding */ compactTopology),
/* harmony export */   bQ: () => (/* binding */ lineLabel),
/* harmony export */   br: () => (/* binding */ pointTitle),
/* harmony export */   d3: () => (/* binding */ curvePartsOfTitle),
/* harmony export */   kH: () => (/* binding */ titleSeparator),
/* harmony export */   rK: () => (/* binding */ topologyShorthand),
/* harmony export */   x$: () => (/* binding */ skuOf)
/* harmony export */ });
/* unused harmony export featureLabels */
/* harmony import */ var _remembered_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51288);

/** SKU that a runner label stands for: after the last `:`, before the first `-` (`cluster:b300-nv` → `b300`). */
function skuOf(runner) {
    const name = runner.slice(runner.lastIndexOf(':') + 1).toLowerCase();
    return name.split('-', 1)[0] ?? name;
}
/** `agentic`, `8k1k`, `1k1k`, else `<isl>_<osl>`. */
function shortScenario({ scenario, isl = 0, osl = 0 }) {
    if (scenario === 'agentic-coding')
        return 'agentic';
    return [isl, osl].every((tokens) => tokens > 0 && tokens % 1024 === 0)
        ? `${isl / 1024}k${osl / 1024}k`
        : `${isl}_${osl}`;
}
const widths = ({ tp, pp, dcp, pcp, ep, dpAttn }) => [
    `tp${tp}`,
    ...(pp > 1 ? [`pp${pp}`] : []),
    ...(dcp > 1 ? [`dcp${dcp}`] : []),
    ...(pcp > 1 ? [`pcp${pcp}`] : []),
    ...(ep > 1 ? [`ep${ep}`] : []),
    ...(dpAttn ? ['dpa'] : []),
];
const pool = (letter, worker) => `${worker.numWorkers}${letter}${widths(worker).join('')}`;
/** Without spaces: `tp8ep8dpa`, `1ptp4-3dtp8ep8dpa`, `2wtp8` (aggregated workers). */
const compactTopology = (0,_remembered_js__WEBPACK_IMPORTED_MODULE_0__/* .remembered */ .H)((topology) => {
    if (topology.shape === 'single-node')
        return widths(topology).join('');
    const { prefill, decode } = topology;
    return decode.numWorkers === 0 ? pool('w', prefill) : `${pool('p', prefill)}-${pool('d', decode)}`;
});
const poolWords = (letter, worker) => {
    const where = worker.hardware === undefined ? '' : ` on ${worker.hardware}`;
    return `${worker.numWorkers}${letter} ${widths(worker).join(' ')}${where}`;
};
/** For people: `tp8 ep8 dpa`, `1P tp4 + 3D tp8 ep8 dpa`, `1P tp4 on h200 + 1D tp8 on b200`, `2W tp8`. */
const topologyShorthand = (0,_remembered_js__WEBPACK_IMPORTED_MODULE_0__/* .remembered */ .H)((topology) => {
    if (topology.shape === 'single-node')
        return widths(topology).join(' ');
    const { prefill, decode } = topology;
    return decode.numWorkers === 0
        ? poolWords('W', prefill)
        : `${poolWords('P', prefill)} + ${poolWords('D', decode)}`;
});
/** What a series has besides its topology: `mtp`, `hicache`, router name; empty for none. */
const featureLabels = (spec) => [
    ...(spec.specDecoding === 'none' ? [] : [spec.specDecoding]),
    ...(spec.kvOffloading === 'none' ? [] : [spec.kvOffloadBackend?.name ?? spec.kvOffloading]),
];
/** What the points of one line of a search space share, for people: `agentic · tp8 ep8 dpa · mtp · hicache`. */
const lineLabel = (spec) => [shortScenario(spec), topologyShorthand(spec.topology), ...featureLabels(spec)].join(' · ');
/** Between the parts of a title. */
const titleSeparator = ' · ';
/** Leading parts of a title that every point of a curve has and the curve's own name says: model, hardware, scenario. */
const curvePartsOfTitle = 3;
/** Name of the curve that a point belongs to: `DeepSeek-V4-Pro · agentic coding · b300_sglang · FP4`. */
function curveTitle(spec) {
    const { model, scenario, isl, osl, runner, framework, precision } = spec;
    const work = scenario === 'agentic-coding' ? 'agentic coding' : `${isl ?? '?'}/${osl ?? '?'} tokens`;
    return [
        model.split('/').at(-1) ?? model,
        work,
        `${skuOf(runner)}_${framework}`,
        precision.toUpperCase(),
    ].join(titleSeparator);
}
/**
 * Job name: `dsv4 fp4 · b300 sglang · agentic · tp8 ep8 dpa · mtp · conc 64`; evals name their task. `line` is
 * `lineTitle(spec)`, for those who have it already.
 */
function pointTitle(spec, line = lineTitle(spec)) {
    const conc = spec.evalConcs && spec.evalConcs.length > 1 ? spec.evalConcs.join('+') : String(spec.conc);
    return `${line}${titleSeparator}conc ${conc}`;
}
/** What the titles of the points of one line begin with. */
const lineTitle = (spec) => [
    `${spec.modelPrefix} ${spec.precision}`,
    `${skuOf(spec.runner)} ${spec.framework}`,
    shortScenario(spec),
    topologyShorthand(spec.topology),
    ...featureLabels(spec),
    ...(spec.kind === 'eval' ? [`eval ${spec.evalTask?.task ?? ''}`.trim()] : []),
].join(titleSeparator);
//# sourceMappingURL=point-label.js.map

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

/***/ 40689:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ reuseCandidates)
/* harmony export */ });
/* harmony import */ var _collect_artifact_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40742);
/** Which artifacts of another run may hold a result of a planned point, by their names alone; validity is inside. */

/**
 * Newest first per point: by attempt, then by upload time. Ids of artifacts do not grow with the attempt and say nothing.
 * Only names under which our jobs upload a valid result count.
 */
function reuseCandidates(points, artifacts) {
    const byName = new Map(points.map((point) => [nameOf(point, 1).replace(/_a1$/, ''), point]));
    return artifacts
        .flatMap((listed) => {
        const attempt = (0,_collect_artifact_names_js__WEBPACK_IMPORTED_MODULE_0__/* .attemptInName */ .a)(listed.name);
        const point = byName.get(listed.name.replace(/_a[1-9]\d*$/, ''));
        return attempt !== undefined && point ? [{ point, attempt, listed }] : [];
    })
        .toSorted((a, b) => b.attempt - a.attempt || Date.parse(b.listed.createdAt) - Date.parse(a.listed.createdAt));
}
const nameOf = (point, attempt) => (0,_collect_artifact_names_js__WEBPACK_IMPORTED_MODULE_0__/* .artifactNames */ .j)(point, { attempt, valid: true }).result;
//# sourceMappingURL=candidates.js.map

/***/ }),

/***/ 35863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ compareRunIds),
/* harmony export */   S: () => (/* binding */ runIdOf)
/* harmony export */ });
/**
 * Ids of workflow runs. GitHub's are beyond 2^31 and may go up to 2^63 - 1, above which no database holds them; a JavaScript
 * number is exact up to 2^53 only.
 */
/** `digits` is a plain decimal integer. */
function runIdOf(digits) {
    const number = Number(digits);
    return Number.isSafeInteger(number) ? number : String(digits);
}
/** By value, smallest first: as text 9 would come after 10. */
function compareRunIds(a, b) {
    const [first, second] = [BigInt(a), BigInt(b)];
    return first < second ? -1 : first > second ? 1 : 0;
}
//# sourceMappingURL=run-id.js.map

/***/ }),

/***/ 23277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ readSweepFile)
/* harmony export */ });
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80947);
/* harmony import */ var _core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10047);
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
    value.points.every(_core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4) &&
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
/* harmony export */   MK: () => (/* binding */ runsOfPullRequest),
/* harmony export */   d3: () => (/* binding */ namedRun),
/* harmony export */   gu: () => (/* binding */ sourceRuns),
/* harmony export */   tK: () => (/* binding */ dispatchedFor)
/* harmony export */ });
/* harmony import */ var _core_gate_payload_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15266);
/* harmony import */ var _core_problems_artifacts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86766);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85492);
/* harmony import */ var _core_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80947);
/* harmony import */ var _core_run_id_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35863);
/* harmony import */ var _runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69077);
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
        .toSorted(newestFirst)
        .slice(0, maxSources);
}
/** Every run of a workflow about a pull request, ended or not, newest first. None of a fork, as above. */
async function runsOfPullRequest(github, workflow, pullRequest) {
    const branch = await headBranchOf(github, pullRequest);
    const ofBranch = await (0,_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .newestRuns */ .Hj)(github, { workflow, branch, event: 'pull_request' });
    const dispatched = await dispatchedFor(github, workflow, pullRequest);
    return [...ofBranch, ...dispatched].filter((run) => isOurs(github, run)).toSorted(newestFirst);
}
const newestFirst = (a, b) => (0,_core_run_id_js__WEBPACK_IMPORTED_MODULE_5__/* .compareRunIds */ .P)(b.id, a.id);
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

/***/ 69077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "in": () => (/* binding */ dispatchWorkflow),
  lA: () => (/* binding */ failedJobsOf),
  Hj: () => (/* binding */ newestRuns),
  cI: () => (/* binding */ readRun)
});

// EXTERNAL MODULE: ./lib/src/core/json-strings.js
var json_strings = __webpack_require__(68455);
;// CONCATENATED MODULE: ./lib/src/core/exact-json.js
/** JSON whose integers may be larger than a JavaScript number holds exactly: ids of GitHub. */

const numbers = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
/** Parses strict JSON; an integer that a number would round comes as the text of its digits. Throws SyntaxError. */
function parseExactJson(text) {
    // First as it is: with digits in quotes also what is no JSON might become some.
    const value = JSON.parse(text);
    return /\d{16}/.test(text) ? JSON.parse((0,json_strings/* mapOutsideStrings */.m)(text, quoteLongIntegers)) : value;
}
const quoteLongIntegers = (between) => between.replace(numbers, (token) => /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token);
//# sourceMappingURL=exact-json.js.map
// EXTERNAL MODULE: ./lib/src/core/gate/payload-reader.js
var payload_reader = __webpack_require__(15266);
// EXTERNAL MODULE: ./lib/src/core/measure/lenient-json.js
var lenient_json = __webpack_require__(10047);
// EXTERNAL MODULE: ./lib/src/core/problems/artifacts.js
var artifacts = __webpack_require__(86766);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/github/client.js + 1 modules
var client = __webpack_require__(36134);
;// CONCATENATED MODULE: ./lib/src/github/runs.js
/** Workflow runs as GitHub has them: looked up, listed, dispatched. */







/** Throws ProblemError INFX353 when the repository has no such run. */
async function readRun(github, runId) {
    const { owner, repo } = github;
    try {
        const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}';
        return runOf(await exactAnswer(github, route, { owner, repo, run_id: runId }));
    }
    catch (error) {
        if ((0,client/* refusedStatus */.PH)(error) !== 404)
            throw error;
        throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX353', `there is no run ${runId} in ${owner}/${repo}`)], {
            cause: error,
        });
    }
}
/**
 * The newest runs of a workflow, newest first; at most one page of 100. None where the default branch does not have the
 * workflow yet.
 */
async function newestRuns(github, { workflow, headSha, branch, event }) {
    const { owner, repo } = github;
    try {
        const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
        const data = await exactAnswer(github, route, {
            owner,
            repo,
            workflow_id: workflow,
            per_page: 100,
            ...(headSha === undefined ? {} : { head_sha: headSha }),
            ...(branch === undefined ? {} : { branch }),
            ...(event === undefined ? {} : { event }),
        });
        const rows = (0,lenient_json/* isRecord */.u4)(data) ? data['workflow_runs'] : undefined;
        return Array.isArray(rows) ? rows.map(runOf) : [];
    }
    catch (error) {
        if ((0,client/* refusedStatus */.PH)(error) === 404)
            return [];
        throw error;
    }
}
/** Octokit parses as JSON.parse does, which rounds ids above 2^53; so the text is read here. */
async function exactAnswer({ octokit }, route, parameters) {
    const answer = await octokit.request(route, {
        ...parameters,
        request: { parseSuccessResponseBody: false },
    });
    const body = answer.data;
    if (!(body instanceof ReadableStream))
        throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX145', `${route}: expected JSON, got nothing`)]);
    const text = await new Response(body).text();
    try {
        return parseExactJson(text);
    }
    catch (cause) {
        if (!(cause instanceof SyntaxError))
            throw cause;
        throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX145', `${route}: expected JSON`)], { cause });
    }
}
function runOf(data) {
    const read = new payload_reader/* PayloadReader */.E(data);
    const run = {
        id: read.digits('id'),
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
        throw new problem/* ProblemError */.Mm(read.problems);
    return run;
}
/** 25,600 jobs would be a hundred shards. */
const maxJobPages = 256;
/** Names of the jobs of the last attempt that neither succeeded nor were skipped. */
async function failedJobsOf(github, runId) {
    const { owner, repo } = github;
    const rows = await (0,client/* listAll */._w)(github, 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs', { owner, repo, run_id: runId, filter: 'latest' }, maxJobPages);
    return rows.flatMap((row) => {
        const read = new payload_reader/* PayloadReader */.E(row);
        const [name, conclusion] = [read.text('name'), read.optionalText('conclusion')];
        if (read.problems.length > 0)
            throw new problem/* ProblemError */.Mm(read.problems);
        return conclusion === 'success' || conclusion === 'skipped' ? [] : [name];
    });
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
