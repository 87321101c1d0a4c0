export const id = 1148;
export const ids = [1148];
export const modules = {

/***/ 31148:
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
;// CONCATENATED MODULE: ./lib/actions/check-sign-off/inputs.js

const contract = {
    name: 'check-sign-off',
    title: 'Check the sign-offs of code owners',
    description: 'Asks who owns the changed files of a pull request, reads the checklists that owners commented, and says in a commit status who must still sign off for what.',
    inputs: {
        token: token_input/* tokenInput */.e,
        'pull-request': { description: 'Number of the pull request.', required: true },
        template: {
            description: 'Path of the checklist in the repository, read at the tip of the base branch.',
            required: false,
            fallback: '.github/sign-off.md',
        },
        teams: {
            description: 'Members of teams that CODEOWNERS names, as YAML, `organisation/team: [login, …]`. Others are asked of GitHub, which a job’s own token may not do.',
            required: false,
        },
        context: {
            description: 'Name of the commit status. Where the base is not the default branch, its name follows in brackets.',
            required: false,
            fallback: 'sign-off',
        },
        author: {
            description: 'Login under which the token writes; an app has its own, `<slug>[bot]`.',
            required: false,
            fallback: 'github-actions[bot]',
        },
    },
    outputs: {
        'signed-off': { description: '`true` when every changed file has the sign-off that it needs.' },
        open: { description: 'Number of groups of owners of whom nobody signed off yet.' },
    },
    permissions: {
        contents: 'read CODEOWNERS and the checklist of the base branch',
        'pull-requests': 'read changed files, comments and reviews',
        statuses: 'say on the head commit who must still sign off',
    },
    writes: ['statuses'],
    requirements: [
        'No checkout: nothing of the pull request is executed.',
        'A fork’s pull request has a token that can only read: then only the next comment brings the status.',
    ],
};
//# sourceMappingURL=inputs.js.map
// EXTERNAL MODULE: ./lib/src/core/problems/command.js
var command = __webpack_require__(8076);
// EXTERNAL MODULE: ./lib/src/core/problems/review.js
var review = __webpack_require__(26481);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/optional-field.js
var optional_field = __webpack_require__(15783);
;// CONCATENATED MODULE: ./lib/src/core/review/owner-pattern.js
/**
 * Patterns of CODEOWNERS: those of .gitignore without negation, character ranges and escaped comments. Case-sensitive.
 * https://docs.github.com/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-code-owners
 */
/** `text` still has its escapes, `\ ` for a blank. Paths are relative to the repository, without a leading slash. */
function ownerPattern(text) {
    if (text.startsWith('\\#'))
        return { refused: 'CODEOWNERS cannot escape a # that begins a line' };
    if (text.startsWith('!'))
        return { refused: 'CODEOWNERS has no negation' };
    if (/(?<!\\)\[/.test(text))
        return { refused: 'CODEOWNERS has neither sections nor character ranges' };
    if (text.includes('***'))
        return { refused: 'three asterisks in a row mean nothing' };
    const segments = text.replace(/^\//, '').replace(/\/$/, '').split('/');
    if (segments.includes(''))
        return { refused: 'a part of the path is empty' };
    const folders = partsOf(text, segments);
    return { matches: (path) => matchesInOrder(folders, path.split('/')) };
}
function partsOf(text, segments) {
    // A slash anywhere but at the end ties a pattern to the root.
    const start = text.replace(/\/$/, '').includes('/') ? [] : ['any'];
    const last = segments.at(-1) ?? '';
    const folders = segments.slice(0, -1).map((segment) => (segment === '**' ? 'any' : segmentPart(segment)));
    const end = last === '**' ? something : [segmentPart(last)];
    return [...start, ...folders, ...end, ...below(text, last)];
}
const something = [() => true, 'any'];
/** What a pattern names may be a folder, and then everything below it is meant; `folder/*` means its files only. */
function below(text, last) {
    if (text.endsWith('/'))
        return something;
    return last === '**' || (last === '*' && text !== '*') ? [] : ['any'];
}
function segmentPart(segment) {
    const parts = [];
    for (const [token, escaped] of segment.matchAll(/\\(.)|\*+|[^\\*]|\\$/gsu)) {
        if (token.startsWith('*'))
            parts.push('any');
        else if (token === '?')
            parts.push(() => true);
        else
            parts.push((character) => character === (escaped ?? token));
    }
    if (/[*?\\]/.test(segment))
        return (name) => matchesInOrder(parts, Array.from(name));
    return (name) => name === segment;
}
/**
 * Whether the parts are the elements. Only the last `any` ever takes back: what an earlier one could win, a later one can
 * too. So it costs no more than parts times elements, where a regular expression may cost a power of them.
 */
function matchesInOrder(parts, elements) {
    let part = 0;
    let element = 0;
    let any;
    while (element < elements.length) {
        const now = parts[part];
        if (now === 'any') {
            any = { part: ++part, element };
        }
        else if (now?.(elements[element] ?? '') === true) {
            part++;
            element++;
        }
        else if (any) {
            part = any.part;
            element = ++any.element;
        }
        else
            return false;
    }
    return parts.slice(part).every((left) => left === 'any');
}
//# sourceMappingURL=owner-pattern.js.map
;// CONCATENATED MODULE: ./lib/src/core/review/codeowners.js
/** CODEOWNERS as GitHub reads it: who owns a path, and whom a change needs. */



/** Where GitHub looks for the file; the first that is there counts. */
const codeOwnersPaths = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
/** `file` is its path, for the Problems. */
function parseCodeOwners(text, file) {
    const rules = [];
    const problems = [];
    text
        .replace(/^\ufeff/, '')
        .split(/\r\n?|\n/)
        .forEach((content, index) => {
        const [pattern, ...owners] = tokensOf(content);
        if (pattern === undefined)
            return;
        const line = index + 1;
        const read = ownerPattern(pattern);
        const stranger = owners.find((owner) => !ownerForm.test(owner));
        if ('refused' in read)
            problems.push(noEffect(file, line, pattern, read.refused));
        else if (stranger !== undefined)
            problems.push(noEffect(file, line, stranger, 'no owner looks like this'));
        else
            rules.push({ pattern, owners, line, matches: read.matches });
    });
    return { rules, problems };
}
/** Parts between blanks; a backslash keeps the next character in its part, and a `#` that begins a part a comment. */
function tokensOf(line) {
    const tokens = line.match(/(?:\\.|[^\s\\]|\\$)+/gsu) ?? [];
    const comment = tokens.findIndex((token) => token.startsWith('#'));
    return comment === -1 ? tokens : tokens.slice(0, comment);
}
const ownerForm = /^(?:@[A-Za-z0-9][\w-]*(?:\/[\w.-]+)?|[^\s@]+@[^\s@]+\.[^\s@]+)$/;
const noEffect = (file, line, what, why) => (0,catalogue/* problem */.CC)('INFX360', `line ${line} is ignored: "${what}": ${why}`, { at: { file, line, col: 1 } });
/** The last line that matches decides alone. */
function ownershipOf({ rules }, path) {
    const rule = rules.findLast(({ matches }) => matches(path));
    if (rule === undefined)
        return { kind: 'unmatched' };
    return rule.owners.length === 0 ? { kind: 'unowned' } : { kind: 'owned', owners: rule.owners };
}
/**
 * Whom the change needs. A renamed file needs the owners of both its paths: one loses it, the other gets it. A path whose
 * last line names no owner needs nobody; one that no line matches was forgotten rather than freed, and needs anyone.
 */
function ownersNeeded(codeOwners, changed) {
    const needs = new Map();
    for (const path of changed.flatMap(pathsOf)) {
        const ownership = ownershipOf(codeOwners, path);
        if (ownership.kind === 'unowned')
            continue;
        const owners = ownership.kind === 'owned' ? ownership.owners : 'anyone';
        const key = owners === 'anyone' ? owners : owners.map(lower).toSorted().join(' ');
        const need = needs.get(key) ?? { owners, paths: new Set() };
        needs.set(key, need);
        need.paths.add(path);
    }
    return [...needs.values()].map(({ owners, paths }) => ({ owners, paths: [...paths] }));
}
const pathsOf = ({ path, previousPath }) => previousPath === undefined ? [path] : [path, previousPath];
const lower = (text) => text.toLowerCase();
//# sourceMappingURL=codeowners.js.map
;// CONCATENATED MODULE: ./lib/src/core/review/owners.js
/** Whether the account is one of those that the need asks for. */
const ownsOne = ({ owners }, login, teams) => login !== '' && (owners === 'anyone' || owners.some((owner) => isOwner(owner, login, teams)));
function isOwner(owner, login, teams) {
    const team = teamOf(owner);
    if (team !== undefined)
        return teams.get(team)?.has(login.toLowerCase()) ?? false;
    // An e-mail address is nobody's: what an account calls its own is not for us to see.
    return owner.startsWith('@') && owner.slice(1).toLowerCase() === login.toLowerCase();
}
/** `organisation/team` of an owner that is a team. */
const teamOf = (owner) => owner.startsWith('@') && owner.includes('/') ? owner.slice(1).toLowerCase() : undefined;
/** Teams that some need names, each once. */
const teamsOf = (needs) => [
    ...new Set(ownersOf(needs).flatMap((owner) => teamOf(owner) ?? [])),
];
/** E-mail addresses that some need names, each once. */
const addressesOf = (needs) => [
    ...new Set(ownersOf(needs).filter((owner) => !owner.startsWith('@'))),
];
const ownersOf = (needs) => needs.flatMap(({ owners }) => (owners === 'anyone' ? [] : owners));
//# sourceMappingURL=owners.js.map
// EXTERNAL MODULE: ./lib/src/core/render/document.js
var render_document = __webpack_require__(82944);
// EXTERNAL MODULE: ./lib/src/core/render/fold.js
var fold = __webpack_require__(98462);
// EXTERNAL MODULE: ./lib/src/core/render/markdown.js
var markdown = __webpack_require__(56456);
// EXTERNAL MODULE: ./lib/src/core/render/numbers.js
var numbers = __webpack_require__(54143);
// EXTERNAL MODULE: ./lib/src/core/render/text.js
var render_text = __webpack_require__(67654);
;// CONCATENATED MODULE: ./lib/src/core/review/render.js
/** The state of the sign-offs as people read it: a line beside the pull request, and the step summary. */





/** GitHub refuses longer ones. */
const descriptionCharacters = 140;
/** Of a cell; the files themselves are one click away. */
const shownPaths = 5;
const namesOf = ({ owners }) => owners === 'anyone' ? 'anyone with write access' : owners.join(' or ');
const openNeeds = ({ needs }) => needs.filter(({ signedBy }) => signedBy.length === 0);
/** Description of the commit status, at most 140 characters. */
function describeReview(state) {
    if (state.needs.length === 0)
        return 'no changed file needs an owner';
    const open = openNeeds(state);
    const [first, ...others] = open;
    if (first === undefined) {
        const signers = [...new Set(state.needs.flatMap(({ signedBy }) => signedBy))];
        return (0,render_text/* clip */.$Q)(`signed off by ${signers.join(', ')}`, descriptionCharacters);
    }
    const more = others.length > 0 ? `, and ${others.length} more` : '';
    const files = (0,numbers/* formatPlural */.yk)(first.need.paths.length, 'file');
    return `${(0,render_text/* clip */.$Q)(`waiting for ${namesOf(first.need)} (${files})`, descriptionCharacters - more.length)}${more}`;
}
const column = (title) => ({ title, align: 'left' });
/** Markdown of the step summary. */
function renderReview(state, head) {
    const title = state.signedOff ? 'Signed off' : 'Waiting for sign-offs';
    const blocks = [
        (0,render_document/* text */.Qq)(`### ${title}: ${(0,markdown/* inlineCode */.ti)((0,numbers/* shortCommit */.Ax)(head)).markdown}`),
        ...tableOf(['owners (one of them)', 'files', 'signed off by'], state.needs.map(needRow)),
        ...tableOf(['sign-off', 'of', 'counts', 'why'], state.signOffs.map(signOffRow)),
        (0,render_document/* text */.Qq)((0,fold/* chineseFold */.$)(state.signedOff ? '所有负责人均已签署。' : '仍有负责人未签署，或签署不完整；原因见上表。')),
    ];
    return (0,render_document/* renderDocument */.yQ)(blocks, render_document/* stepSummaryBytes */.Sg);
}
const tableOf = (titles, rows) => rows.length === 0
    ? []
    : [{ kind: 'table', columns: titles.map(column), rows, more: (left) => `and ${left} more` }];
function needRow({ need, signedBy }) {
    const paths = need.paths.slice(0, shownPaths).map((path) => (0,markdown/* inlineCode */.ti)(path).markdown);
    const left = need.paths.length - paths.length;
    return [
        (0,markdown.md)(need.owners === 'anyone' ? namesOf(need) : need.owners.map((owner) => code(owner)).join(' ')),
        (0,markdown.md)(left > 0 ? `${paths.join(' ')} and ${left} more` : paths.join(' ')),
        (0,markdown.md)(signedBy.length === 0 ? '**nobody yet**' : signedBy.map(code).join(' ')),
    ];
}
const code = (name) => (0,markdown/* inlineCode */.ti)(name).markdown;
function signOffRow({ url, verdict }) {
    const link = (0,markdown.md)(`[text](${url})`);
    const by = (0,markdown/* inlineCode */.ti)(verdict.by);
    switch (verdict.kind) {
        case 'complete':
            return [link, by, 'yes', ''];
        case 'incomplete':
            return [link, by, 'not yet', verdict.items.map(({ name, why }) => `${name}: ${why}`).join('; ')];
        case 'refused':
            return [link, by, 'no', verdict.because.join('; ')];
    }
}
//# sourceMappingURL=render.js.map
// EXTERNAL MODULE: ./lib/src/core/commands/command-lines.js + 1 modules
var command_lines = __webpack_require__(81218);
// EXTERNAL MODULE: ./lib/src/core/gate/facts.js
var facts = __webpack_require__(29241);
;// CONCATENATED MODULE: ./lib/src/core/review/template.js
/** The sign-off template of a repository: the line that begins a sign-off, and the boxes that it has to tick. */




/** Boxes of task lists as GitHub draws them. */
const boxPattern = /^ {0,3}(?:[-*+]|\d{1,9}[.)])\s+\[(?<tick>[ xX])\]\s(?<text>.*)$/s;
/** A line with its blanks made one: copying and editing in a browser changes them. */
const plainLine = (line) => line.replace(/[\p{Zs}\s]+/gu, ' ').trim();
function boxOf(line) {
    const { tick, text } = boxPattern.exec(line)?.groups ?? {};
    return tick === undefined || text === undefined
        ? undefined
        : { ticked: tick !== ' ', text: plainLine(text) };
}
/** `file` is its path, for the Problems INFX361; without a usable template there is none. */
function parseTemplate(text, file) {
    const problems = [];
    const refuse = (line, why) => {
        problems.push((0,catalogue/* problem */.CC)('INFX361', why, { at: { file, line, col: 1 } }));
    };
    let opening;
    const items = [];
    (0,command_lines/* visibleLines */.g)(text).forEach((line, index) => {
        const box = boxOf(line);
        if (box) {
            const item = itemOf(box.text);
            if ('refused' in item)
                refuse(index + 1, item.refused);
            else if (items.some((other) => other.text === item.text))
                refuse(index + 1, `the box "${item.text}" stands there twice`);
            else
                items.push(item);
        }
        else if (items.length === 0 && plainLine(line) !== '')
            opening ??= plainLine(line);
    });
    if (items.length === 0 && problems.length === 0)
        refuse(1, 'expected boxes, "- [ ] …", got none');
    if (opening === undefined)
        refuse(1, 'expected a line of text before the first box, got none');
    return opening === undefined || problems.length > 0
        ? { problems }
        : { template: { opening, items }, problems };
}
const allowed = ['link', 'head', 'N/A'];
function itemOf(text) {
    const { fixed = '', words } = /^(?<fixed>[^<]*)(?:<(?<words>[^<>]*)>)?$/.exec(text)?.groups ?? {};
    const item = fixed.replace(/[\s:：]+$/, '');
    const asked = words?.split(' or ') ?? [];
    if (item === '' || asked.some((word) => !allowed.some((known) => known === word)))
        return {
            refused: `the box "${text}": expected a text, and at its end nothing or <link>, <head>, <N/A> or several with "or" between them`,
        };
    return {
        name: /^[A-Z]{1,4}[0-9]{1,3}(?![\p{L}\p{N}])/u.exec(item)?.[0] ?? (0,render_text/* clip */.$Q)(item, 40),
        text: item,
        link: asked.includes('link'),
        head: asked.includes('head'),
        notApplicable: asked.includes('N/A'),
    };
}
//# sourceMappingURL=template.js.map
;// CONCATENATED MODULE: ./lib/src/core/review/items.js
/** The boxes of a sign-off against those of the template. */



/** Every item of the template needs its box; boxes that the template does not have say nothing. */
function checkItems(template, body, here) {
    const filled = boxesOf(template, body);
    const refused = [];
    const incomplete = [];
    for (const item of template.items) {
        const fault = faultOf(item, filled.get(item) ?? [], here);
        if (fault === undefined)
            continue;
        if ('refused' in fault)
            refused.push(fault.refused);
        else
            incomplete.push({ name: item.name, why: fault.incomplete });
    }
    return { refused, incomplete };
}
/** A box is that of one item only: of those whose text it begins with, the longest. */
function boxesOf({ items }, body) {
    const filled = new Map(items.map((item) => [item, []]));
    const longestFirst = items.toSorted((a, b) => b.text.length - a.text.length);
    for (const { ticked, text } of (0,command_lines/* visibleLines */.g)(body).flatMap((line) => boxOf(line) ?? [])) {
        for (const item of longestFirst) {
            const rest = restOf(item, text);
            if (rest === undefined)
                continue;
            filled.get(item)?.push({ ticked, rest });
            break;
        }
    }
    return filled;
}
function faultOf(item, found, here) {
    if (found.length === 0)
        return { refused: `item ${item.name} of the current template is absent` };
    if (found.some(({ ticked }) => !ticked))
        return { incomplete: 'the box is not ticked' };
    for (const { rest } of found) {
        const fault = faultOfRest(item, rest, here);
        if (fault !== undefined)
            return fault;
    }
    return undefined;
}
/** What follows the text of the item; undefined when the box is of another one. */
function restOf({ text, link, head }, box) {
    if (!box.startsWith(text))
        return undefined;
    const rest = box.slice(text.length);
    // Words right behind it make it another sentence, unless the template asks for something there.
    const other = link || head ? /^[\p{L}\p{N}_]/u : /^ ?[\p{L}\p{N}_]/u;
    return other.test(rest) ? undefined : rest.trim();
}
const notApplicable = /^[^\p{L}\p{N}]*(?:n\/?a|not applicable|不适用|不適用)(?![\p{L}\p{N}])/iu;
function faultOfRest(item, rest, here) {
    if (notApplicable.test(rest))
        return item.notApplicable ? undefined : { incomplete: 'the template allows no N/A here' };
    if (item.head && !rest.toLowerCase().includes(here.head))
        return wrongHead(item, rest, here);
    if (!item.link)
        return undefined;
    const links = linksIn(rest);
    if (links.length === 0)
        return { incomplete: `it needs the address of something in ${here.repository}` };
    return links.some((link) => leadsInto(link, here))
        ? undefined
        : { refused: `item ${item.name} links to another repository than ${here.repository}` };
}
const wrongHead = ({ name }, rest, { head }) => {
    const [other] = /(?<![0-9a-f])(?:[0-9a-f]{64}|[0-9a-f]{40})(?![0-9a-f])/i.exec(rest) ?? [];
    return other === undefined
        ? { incomplete: `it needs the full SHA of the head, ${head}` }
        : { refused: `item ${name} is about ${(0,numbers/* shortCommit */.Ax)(other)}, the head is ${(0,numbers/* shortCommit */.Ax)(head)}` };
};
const linksIn = (text) => (text.match(/https?:\/\/[^\s<>"'`，。；、（）【】「」]+/giu) ?? []).map(withoutClosing);
/** Punctuation behind an address is of the sentence around it. */
function withoutClosing(link) {
    let end = link.length;
    while (')].,;:!?*_}'.includes(link.charAt(end - 1)) && end > 0)
        end--;
    return link.slice(0, end);
}
/** Something inside the repository, by what a browser makes of the address. */
function leadsInto(link, { repository, host }) {
    const url = URL.canParse(link) ? new URL(link) : undefined;
    if (url?.protocol !== 'https:' || url.host !== host.toLowerCase() || url.username !== '')
        return false;
    const [, owner = '', name = '', ...within] = url.pathname.toLowerCase().split('/');
    return `${owner}/${name}` === repository.toLowerCase() && within.some((part) => part !== '');
}
//# sourceMappingURL=items.js.map
;// CONCATENATED MODULE: ./lib/src/core/review/sign-off.js
/**
 * One comment or review → whether it is a sign-off, and counts. Text around the boxes has no effect, whatever it says or
 * asks for; a sign-off starts nothing.
 */






/** Whose text it is: of whoever changed it last. No signer when it is no sign-off at all, as nothing of a bot is. */
function signerOf(template, text, ownAccount) {
    if (text.authorIsBot || sameLogin(text.author, ownAccount))
        return { because: 'it is of a bot' };
    if (text.edited?.byBot === true || sameLogin(text.edited?.by ?? '', ownAccount))
        return { because: 'a bot edited it' };
    const opens = (0,command_lines/* visibleLines */.g)(text.body).some((line) => plainLine(line) === template.opening);
    return opens
        ? { signer: text.edited?.by ?? text.author, because: '' }
        : { because: 'the line that begins a sign-off is not there, or is quoted' };
}
function judgeSignOff(template, text, context) {
    const { signer: by, because: none } = signerOf(template, text, context.ownAccount);
    if (by === undefined)
        return { kind: 'none', because: none };
    const stranger = strangers(by, context);
    const old = outdated(text, context);
    // Anybody may comment: the checklists of strangers are not read.
    if (stranger.length > 0)
        return { kind: 'refused', by, because: [...stranger, ...old] };
    const { refused, incomplete } = checkItems(template, text.body, context);
    const because = [...old, ...refused];
    if (because.length > 0)
        return { kind: 'refused', by, because };
    if (incomplete.length > 0)
        return { kind: 'incomplete', by, items: incomplete };
    return { kind: 'complete', by, at: text.edited?.at ?? text.createdAt };
}
/** Why this account cannot sign off. */
function strangers(by, context) {
    if (by === '')
        return ['its account, or that of whoever edited it, is gone'];
    const role = context.roles.get(by.toLowerCase()) ?? 'none';
    const isOwner = context.needs.some((need) => ownsOne(need, by, context.teams));
    return [
        ...(isOwner ? [] : [`${by} owns no changed file`]),
        ...(sameLogin(by, context.pullRequestAuthor) ? [`${by} is the author of the pull request`] : []),
        ...((0,facts/* maySweep */.o)({ login: by, role })
            ? []
            : [`${by} has the role ${role}; an owner needs write, maintain or admin`]),
    ];
}
/** Why this text is about something else than the head as it is. */
function outdated({ edited, review }, { head, verdictAt }) {
    const isLate = edited !== undefined && verdictAt !== undefined && Date.parse(edited.at) > Date.parse(verdictAt);
    return [
        ...(isLate ? [`it was edited at ${edited.at}, after the verdict of ${verdictAt}: write a new one`] : []),
        ...(review?.state === 'DISMISSED' ? ['the review was dismissed'] : []),
        ...(review?.state === 'CHANGES_REQUESTED' ? ['the review asks for changes'] : []),
        ...(review?.state === 'PENDING' ? ['the review is not submitted'] : []),
        ...(review !== undefined && review.commit !== head
            ? [
                `it is about ${(0,numbers/* shortCommit */.Ax)(review.commit) || 'a commit that is gone'}, the head is ${(0,numbers/* shortCommit */.Ax)(head)}`,
            ]
            : []),
    ];
}
const sameLogin = (a, b) => a.toLowerCase() === b.toLowerCase();
//# sourceMappingURL=sign-off.js.map
;// CONCATENATED MODULE: ./lib/src/core/review/review-state.js


/** Whose roles have to be known: each account that wrote a sign-off, or changed one last. */
function signersOf(template, texts, ownAccount) {
    const logins = texts.flatMap((text) => signerOf(template, text, ownAccount).signer || []);
    return logins.filter((login, index) => logins.findIndex((other) => sameLogin(other, login)) === index);
}
/** One complete sign-off of an owner is enough, whatever else they wrote; deleting or unticking it takes it back. */
function reviewState(template, texts, context) {
    const signOffs = texts.flatMap((text) => {
        const verdict = judgeSignOff(template, text, context);
        return verdict.kind === 'none' ? [] : [{ url: text.url, verdict }];
    });
    const signers = [
        ...new Set(signOffs.flatMap(({ verdict }) => (verdict.kind === 'complete' ? [verdict.by] : []))),
    ];
    const needs = context.needs.map((need) => ({
        need,
        signedBy: signers.filter((login) => ownsOne(need, login, context.teams)),
    }));
    return { signedOff: needs.every(({ signedBy }) => signedBy.length > 0), needs, signOffs };
}
//# sourceMappingURL=review-state.js.map
// EXTERNAL MODULE: ./lib/src/yaml.js + 4 modules
var yaml = __webpack_require__(23551);
// EXTERNAL MODULE: ./lib/src/core/measure/lenient-json.js
var lenient_json = __webpack_require__(10047);
;// CONCATENATED MODULE: ./lib/src/core/review/team-list.js
/** The input `teams`: who is in a team of CODEOWNERS, for tokens that may not ask. */




/** Reads `organisation/team: [login, …]`, one team a line; '' lists none. Problems INFX300. */
function readTeams(text) {
    const teams = new Map();
    if (text === '')
        return { teams, problems: [] };
    const { value, problems: syntax } = (0,yaml.loadYaml)(text, 'teams');
    if (syntax.length > 0)
        return { teams, problems: syntax };
    if (!(0,lenient_json/* isRecord */.u4)(value))
        return { teams, problems: [(0,catalogue/* problem */.CC)('INFX300', 'teams: expected a mapping from teams to logins')] };
    const problems = [];
    for (const [name, members] of Object.entries(value)) {
        const team = name.replace(/^@/, '').toLowerCase();
        if (/^[^/\s]+\/[^/\s]+$/.test(team) && isLoginList(members))
            teams.set(team, new Set(members.map((login) => login.replace(/^@/, '').toLowerCase())));
        else
            problems.push((0,catalogue/* problem */.CC)('INFX300', `teams: ${name}: expected organisation/team: [login, …]`));
    }
    return { teams, problems };
}
const isLoginList = (value) => Array.isArray(value) && value.every((login) => typeof login === 'string' && login !== '');
//# sourceMappingURL=team-list.js.map
// EXTERNAL MODULE: ./lib/src/github/connect.js
var connect = __webpack_require__(83730);
// EXTERNAL MODULE: ./lib/src/github/permissions.js
var permissions = __webpack_require__(7008);
// EXTERNAL MODULE: ./lib/src/core/gate/payload-reader.js
var payload_reader = __webpack_require__(15266);
// EXTERNAL MODULE: ./lib/src/core/problems/gate.js
var gate = __webpack_require__(10530);
// EXTERNAL MODULE: ./lib/src/github/client.js + 1 modules
var client = __webpack_require__(36134);
// EXTERNAL MODULE: ./lib/src/github/repository.js
var repository = __webpack_require__(27606);
;// CONCATENATED MODULE: ./lib/src/github/pull-review.js
/** What a review of a pull request is judged by: its changed files, CODEOWNERS of its base, and what people wrote. */









async function readPullUnderReview(github, number) {
    const { octokit, owner, repo } = github;
    const { data } = await octokit.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
        owner,
        repo,
        pull_number: number,
    });
    const read = new payload_reader/* PayloadReader */.E(data);
    const pull = {
        number,
        open: read.oneOf('state', ['open', 'closed']) === 'open',
        head: read.sha('head.sha'),
        fork: read.optionalText('head.repo.full_name')?.toLowerCase() !== `${owner}/${repo}`.toLowerCase(),
        author: read.text('user.login'),
        baseRef: read.text('base.ref'),
        files: countOf(data),
    };
    if (read.problems.length > 0)
        throw new problem/* ProblemError */.Mm(read.problems);
    return pull;
}
function countOf(data) {
    const count = (0,lenient_json/* isRecord */.u4)(data) ? data['changed_files'] : undefined;
    if (typeof count === 'number' && Number.isSafeInteger(count))
        return count;
    throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX145', 'changed_files: expected a number of files')]);
}
/** GitHub lists no more than 3,000 files. */
const maxFilePages = 30;
/** Every changed file; throws INFX147 where GitHub lists only a part of them. */
async function changedFilesOf(github, { number, files }) {
    const { owner, repo } = github;
    const rows = await (0,client/* listAll */._w)(github, 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files', { owner, repo, pull_number: number }, maxFilePages);
    if (rows.length < files)
        throw new problem/* ProblemError */.Mm([
            (0,catalogue/* problem */.CC)('INFX147', `pull request ${number} changes ${files} files, and GitHub lists ${rows.length}`, {
                hint: 'split the pull request',
            }),
        ]);
    return rows.map((row) => {
        const path = textOf(row, 'filename');
        if (path === undefined)
            throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX145', 'a changed file without a name')]);
        return {
            path,
            // A copy leaves its source as it was.
            ...(0,optional_field/* optional */.l)('previousPath', textOf(row, 'status') === 'renamed' ? textOf(row, 'previous_filename') : undefined),
        };
    });
}
const textOf = (row, name) => {
    const value = (0,lenient_json/* isRecord */.u4)(row) ? row[name] : undefined;
    return typeof value === 'string' ? value : undefined;
};
/** Commit at the tip of a branch: what GitHub tells of a pull request's base may be old. */
async function tipOf({ octokit, owner, repo }, branch) {
    const { data } = await octokit.request('GET /repos/{owner}/{repo}/git/ref/{ref}', {
        owner,
        repo,
        ref: `heads/${branch}`,
    });
    const read = new payload_reader/* PayloadReader */.E(data);
    const sha = read.sha('object.sha');
    if (read.problems.length > 0)
        throw new problem/* ProblemError */.Mm(read.problems);
    return sha;
}
/** CODEOWNERS at a commit, from the first of its places; without one there are no rules. */
async function readCodeOwners(github, commit) {
    for (const path of codeOwnersPaths) {
        const text = await (0,repository/* readTextFile */.G)(github, path, commit);
        if (text !== undefined)
            return parseCodeOwners(text, path);
    }
    return { rules: [], problems: [] };
}
//# sourceMappingURL=pull-review.js.map
;// CONCATENATED MODULE: ./lib/src/github/sign-off-texts.js
/** Comments and reviews of a pull request, with who changed them last: only GitHub's GraphQL interface tells that. */




/** 5,000 of each. */
const maxPages = 50;
const common = 'url body createdAt lastEditedAt author { __typename login } editor { __typename login }';
const lists = {
    comments: common,
    reviews: `${common} submittedAt state commit { oid }`,
};
const queryOf = (list) => `query ${list}($owner: String!, $repo: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      ${list}(first: 100, after: $after) { nodes { ${lists[list]} } pageInfo { hasNextPage endCursor } }
    }
  }
}`;
/** All of them, comments first, each oldest first. Throws a ProblemError where one is not as GitHub documents it. */
async function signOffTexts(github, number) {
    const comments = await nodesOf(github, number, 'comments');
    const reviews = await nodesOf(github, number, 'reviews');
    return [...comments.map(readText), ...reviews.map(readReview)];
}
async function nodesOf(github, number, list) {
    const nodes = [];
    let after = null;
    for (let page = 0; page < maxPages; page++) {
        const connection = await pageOf(github, number, list, after);
        nodes.push(...connection.nodes);
        if (connection.next === undefined)
            return nodes;
        after = connection.next;
    }
    throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX147', `${list}: more than ${maxPages} pages of 100`)]);
}
async function pageOf(github, number, list, after) {
    const connection = at(await ask(github, queryOf(list), { number, after }), `repository.pullRequest.${list}`);
    const [nodes, more, next] = ['nodes', 'pageInfo.hasNextPage', 'pageInfo.endCursor'].map((path) => at(connection, path));
    if (!Array.isArray(nodes) || typeof more !== 'boolean' || (more && typeof next !== 'string'))
        throw unusable(`${list}: expected a page of a list`);
    return { nodes, next: more && typeof next === 'string' ? next : undefined };
}
/** GraphQL tells refusals in an answer of status 200, which Octokit throws. */
async function ask({ octokit, owner, repo }, query, variables) {
    try {
        return await octokit.graphql(query, { owner, repo, ...variables });
    }
    catch (cause) {
        if (!(cause instanceof Error) || cause.name !== 'GraphqlResponseError')
            throw cause;
        throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX149', `GraphQL: ${cause.message.slice(0, 500)}`)], { cause });
    }
}
function readText(node) {
    const editedAt = at(node, 'lastEditedAt');
    return {
        url: sign_off_texts_text(node, 'url'),
        author: loginOf(node, 'author'),
        authorIsBot: isBot(node, 'author'),
        body: sign_off_texts_text(node, 'body'),
        createdAt: sign_off_texts_text(node, 'createdAt'),
        ...(typeof editedAt === 'string'
            ? { edited: { at: editedAt, by: loginOf(node, 'editor'), byBot: isBot(node, 'editor') } }
            : {}),
    };
}
const states = ['APPROVED', 'COMMENTED', 'CHANGES_REQUESTED', 'DISMISSED', 'PENDING'];
function readReview(node) {
    const state = states.find((word) => word === at(node, 'state'));
    if (state === undefined)
        throw unusable(`reviews: expected a state, got ${JSON.stringify(at(node, 'state'))}`);
    const [submittedAt, commit] = [at(node, 'submittedAt'), at(node, 'commit.oid')];
    return {
        ...readText(node),
        ...(typeof submittedAt === 'string' ? { createdAt: submittedAt } : {}),
        review: { commit: typeof commit === 'string' ? commit : '', state },
    };
}
/** '' of an account that is gone. GraphQL leaves out the `[bot]` that keeps the names of bots apart from people's. */
function loginOf(node, field) {
    const login = at(node, `${field}.login`);
    if (typeof login !== 'string')
        return '';
    return isBot(node, field) ? `${login}[bot]` : login;
}
const isBot = (node, field) => at(node, `${field}.__typename`) === 'Bot';
function sign_off_texts_text(node, field) {
    const value = at(node, field);
    if (typeof value === 'string')
        return value;
    throw unusable(`${field}: expected text`);
}
function at(value, path) {
    return path.split('.').reduce((found, name) => ((0,lenient_json/* isRecord */.u4)(found) ? found[name] : undefined), value);
}
const unusable = (why) => new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX145', `GraphQL: ${why}`)]);
//# sourceMappingURL=sign-off-texts.js.map
;// CONCATENATED MODULE: ./lib/src/github/teams.js
/** Members of the teams that CODEOWNERS names. */




/** 1,000 members. */
const teams_maxPages = 10;
/** Asks for the teams that `known` does not list; one that the token may not read has no member, and a warning INFX362. */
async function membersOf(github, teams, known) {
    const members = new Map(known);
    const problems = [];
    for (const team of teams.filter((name) => !known.has(name))) {
        const logins = await loginsOf(github, team);
        if (logins)
            members.set(team, logins);
        else
            problems.push((0,catalogue/* problem */.CC)('INFX362', `the token may not read who is in @${team}`));
    }
    return { members, problems };
}
async function loginsOf(github, team) {
    const [org = '', slug = ''] = team.split('/');
    try {
        const rows = await (0,client/* listAll */._w)(github, 'GET /orgs/{org}/teams/{team_slug}/members', { org, team_slug: slug }, teams_maxPages);
        return new Set(rows.flatMap((row) => new payload_reader/* PayloadReader */.E(row).optionalText('login')?.toLowerCase() ?? []));
    }
    catch (error) {
        // Both are GitHub's words for "not for this token".
        const status = (0,client/* refusedStatus */.PH)(error);
        if (status === 403 || status === 404)
            return undefined;
        throw error;
    }
}
//# sourceMappingURL=teams.js.map
;// CONCATENATED MODULE: ./lib/src/github/verdict-status.js
/** The verdict on a commit, as a commit status: what branch protection can require. */




/** GitHub takes 1,000 statuses per commit and name. */
const verdict_status_maxPages = 50;
/** Statuses of that name on the commit so far, newest first: the newest counts at GitHub, whoever wrote it. */
async function statusesOn(github, { commit, context, author }) {
    const { owner, repo } = github;
    const rows = await (0,client/* listAll */._w)(github, 'GET /repos/{owner}/{repo}/commits/{ref}/statuses', { owner, repo, ref: commit }, verdict_status_maxPages);
    return rows.flatMap((row) => {
        const read = new payload_reader/* PayloadReader */.E(row);
        // GitHub tells names apart without their case.
        if (read.optionalText('context')?.toLowerCase() !== context.toLowerCase())
            return [];
        const status = {
            state: read.text('state'),
            description: (0,lenient_json/* isRecord */.u4)(row) && typeof row['description'] === 'string' ? row['description'] : '',
            at: read.text('created_at'),
            isOurs: read.optionalText('creator.login')?.toLowerCase() === author.toLowerCase(),
        };
        if (read.problems.length > 0)
            throw new problem/* ProblemError */.Mm(read.problems);
        return [status];
    });
}
/** Writes the verdict unless the newest status of that name is ours and says the same. */
async function writeVerdict({ octokit, owner, repo }, { commit, context }, { state, description }, newest, url) {
    if (newest?.isOurs === true && newest.state === state && newest.description === description)
        return 'kept';
    await octokit.request('POST /repos/{owner}/{repo}/statuses/{sha}', {
        owner,
        repo,
        sha: commit,
        state,
        context,
        description,
        target_url: url,
    });
    return 'written';
}
//# sourceMappingURL=verdict-status.js.map
;// CONCATENATED MODULE: ./lib/actions/check-sign-off/run.js


















async function run(inputs, host) {
    const number = numberGiven(inputs);
    const github = (0,connect/* gitHubOfJob */.e)(host, inputs.token, false);
    const pull = await readPullUnderReview(github, number);
    if (!pull.open) {
        host.info(`pull request ${number} is closed`);
        return { outputs: { 'signed-off': false, open: '' }, problems: [] };
    }
    const subject = {
        commit: pull.head,
        context: await contextFor(github, inputs.context, pull),
        author: inputs.author,
    };
    // In events of pull requests a fork's token can only read, whatever the job asks for.
    const canOnlyRead = pull.fork && host.env['GITHUB_EVENT_NAME']?.startsWith('pull_request') === true;
    const place = { writer: (0,connect/* gitHubOfJob */.e)(host, inputs.token, canOnlyRead), host, pull, subject };
    const { state, problems } = await judgeOrSayNot(github, inputs, place);
    const written = await write(place, state);
    return {
        outputs: {
            'signed-off': state.signedOff,
            open: state.needs.filter(({ signedBy }) => signedBy.length === 0).length,
        },
        summary: renderReview(state, pull.head),
        problems: [...problems, ...written],
    };
}
/** Throws every wrong input at once where there is no pull request to say it on. */
function numberGiven(inputs) {
    const given = inputs['pull-request'];
    if (/^[1-9]\d{0,9}$/.test(given))
        return Number(given);
    const wrong = (0,catalogue/* problem */.CC)('INFX300', `pull-request: expected a number, got "${given}"`);
    throw new problem/* ProblemError */.Mm([wrong, ...readTeams(inputs.teams).problems]);
}
/** Statuses belong to commits: what holds for one base branch must not let the same commit into another. */
const contextFor = async (github, context, { baseRef }) => baseRef === (await (0,repository/* readDefaultBranch */.y)(github)) ? context : `${context} (${baseRef})`;
/** What cannot be judged is said on the commit as well: the verdict of before may hold no more. */
async function judgeOrSayNot(github, inputs, place) {
    try {
        return await judge(github, inputs, place);
    }
    catch (error) {
        const found = error instanceof problem/* ProblemError */.Mm ? error.problems : [];
        const description = `not judged: ${found[0]?.code ?? 'something unexpected'}, see the details`;
        try {
            await say(place, { state: 'error', description });
        }
        catch (unsaid) {
            if (!(error instanceof problem/* ProblemError */.Mm) || !(unsaid instanceof problem/* ProblemError */.Mm))
                throw error;
            throw new problem/* ProblemError */.Mm([...found, ...unsaid.problems], { cause: error });
        }
        throw error;
    }
}
async function judge(github, inputs, { host, pull, subject }) {
    const { teams: given, problems: wrong } = readTeams(inputs.teams);
    if (wrong.length > 0)
        throw new problem/* ProblemError */.Mm(wrong);
    const verdicts = (await statusesOn(github, subject)).filter(({ isOurs }) => isOurs);
    const base = await tipOf(github, pull.baseRef);
    const template = await templateAt(github, inputs.template, base);
    const owners = await readCodeOwners(github, base);
    const needs = ownersNeeded(owners, await changedFilesOf(github, pull));
    const { members: teams, problems } = await membersOf(github, teamsOf(needs), given);
    const texts = await signOffTexts(github, pull.number);
    const roles = new Map();
    for (const login of signersOf(template, texts, inputs.author))
        roles.set(login.toLowerCase(), (await (0,permissions/* readActor */.a)(github, login)).role);
    const state = reviewState(template, texts, {
        repository: `${github.owner}/${github.repo}`,
        host: new URL(host.env['GITHUB_SERVER_URL'] ?? 'https://github.com').host,
        head: pull.head,
        pullRequestAuthor: pull.author,
        ownAccount: inputs.author,
        ...(0,optional_field/* optional */.l)('verdictAt', verdicts.findLast((verdict) => verdict.state === 'success')?.at),
        needs,
        roles,
        teams,
    });
    const addresses = addressesOf(needs).map((address) => (0,catalogue/* problem */.CC)('INFX362', `CODEOWNERS names ${address}, and no account proves an address`));
    return { state, problems: [...owners.problems, ...problems, ...addresses] };
}
async function templateAt(github, path, commit) {
    const text = await (0,repository/* readTextFile */.G)(github, path, commit);
    if (text === undefined)
        throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX361', `there is no ${path} on the base branch`)]);
    const { template, problems } = parseTemplate(text, path);
    if (template === undefined)
        throw new problem/* ProblemError */.Mm(problems);
    return template;
}
/** The verdict is about the head that was read; files and comments were read after it. */
async function write(place, state) {
    const { writer, host, pull, subject } = place;
    const { head } = await readPullUnderReview(writer, pull.number);
    if (head !== pull.head) {
        host.info(`the head moved to ${head} meanwhile; its own event judges it`);
        return [];
    }
    try {
        await say(place, { state: state.signedOff ? 'success' : 'pending', description: describeReview(state) });
        return [];
    }
    catch (error) {
        if (!(error instanceof problem/* ProblemError */.Mm) || !error.problems.every(({ code }) => code === 'INFX143'))
            throw error;
        // Without a status nothing can be merged that needs it, and the summary holds the same; one of before is another matter.
        const [newest] = await statusesOn(writer, subject);
        const misleads = newest?.state === 'success' && !state.signedOff;
        const hint = `${subject.context} still says success: any comment on the pull request has it judged anew`;
        return error.problems.map((found) => misleads ? { ...found, severity: 'error', hint } : { ...found, severity: 'warning' });
    }
}
/** Somebody may have written one of that name while this run judged, so they are read just before. */
async function say({ writer, host, subject }, verdict) {
    const [newest] = await statusesOn(writer, subject);
    const url = (0,connect/* runUrl */.V)(host.env, host.env['GITHUB_RUN_ID'] ?? '');
    const done = await writeVerdict(writer, subject, verdict, newest, url);
    host.info(`${subject.context}: ${verdict.description}: ${done}`);
}
//# sourceMappingURL=run.js.map
;// CONCATENATED MODULE: ./lib/actions/check-sign-off/main.js



const main = () => (0,run_action/* runAction */.C)(contract, run);
//# sourceMappingURL=main.js.map

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

/***/ 29241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ maySweep)
/* harmony export */ });
/** Who may spend GPU hours. Setting labels needs less (triage), so a label alone proves nothing. */
const maySweep = ({ role }) => role === 'admin' || role === 'maintain' || role === 'write';
//# sourceMappingURL=facts.js.map

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

/***/ 26481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export reviewProblemKinds */
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85492);
/** Problems of code owners and sign-offs (360-369). */

const reviewProblemKinds = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .registerProblemKinds */ .O5)({
    INFX360: {
        title: 'A line of CODEOWNERS has no effect',
        blame: 'user',
        severity: 'warning',
        explain: 'GitHub skips such a line too: it is no pattern of CODEOWNERS (`[…]`, `!…`, `***`), or an owner in it is neither `@account`, ' +
            '`@organisation/team` nor an e-mail address. The last line that matches a path counts, so an earlier one decides about its files now.',
    },
    INFX361: {
        title: 'The sign-off template cannot be used',
        blame: 'user',
        severity: 'error',
        explain: 'The template is one line of text that begins a sign-off, then boxes, `- [ ] …`, each with a text of its own. A box may end in `<link>` ' +
            '(an address in this repository), `<head>` (the full SHA of the head commit), `<N/A>`, or several with `or` between them. docs/review.md shows one.',
    },
    INFX362: {
        title: 'Nobody can tell who is an owner',
        blame: 'user',
        severity: 'warning',
        explain: 'CODEOWNERS names a team whose members this token may not read, or an e-mail address, which no account proves. Nobody counts as ' +
            'such an owner. List the members with the input `teams`, or name accounts in CODEOWNERS.',
    },
});
//# sourceMappingURL=review.js.map

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

/***/ 36134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UY: () => (/* binding */ connectGitHub),
  _w: () => (/* binding */ listAll),
  PH: () => (/* binding */ refusedStatus)
});

// EXTERNAL MODULE: ./lib/src/github/hidden-event.js
var hidden_event = __webpack_require__(54171);
// EXTERNAL MODULE: ./node_modules/@actions/github/lib/github.js
var github = __webpack_require__(61351);
// EXTERNAL MODULE: ./node_modules/@actions/github/lib/utils.js + 19 modules
var utils = __webpack_require__(85555);
// EXTERNAL MODULE: ./lib/src/core/measure/lenient-json.js
var lenient_json = __webpack_require__(10047);
// EXTERNAL MODULE: ./lib/src/core/problems/gate.js
var gate = __webpack_require__(10530);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/github/permissions.js
var permissions = __webpack_require__(7008);
;// CONCATENATED MODULE: ./lib/src/github/retry.js
/**
 * Which failed requests to GitHub are worth repeating, and when. Limits are waited for, since the request was not carried
 * out; a broken server only where repeating cannot do a thing twice.
 */
/** Longest wait that is worth a runner's time; a primary limit resets within the hour. */
const longestWaitMs = 15 * 60_000;
const maxTries = 5;
/** GitHub asks for at least a minute after a secondary limit without a header. */
const secondaryWaitMs = 60_000;
const brokenWaitMs = 1000;
const idempotent = ['GET', 'HEAD', 'PUT', 'DELETE'];
function decideRetry(failed) {
    const { status, message } = failed;
    if (status === undefined || status >= 500)
        return brokenServer(failed);
    if (status === 401)
        return { retry: false, kind: 'credentials', because: message };
    const wait = limitWaitMs(failed);
    if (wait !== undefined)
        return limited(failed, wait);
    return { retry: false, kind: status === 403 ? 'permission' : 'refused', because: message };
}
function brokenServer({ method, status, message, tries }) {
    const because = status === undefined ? `no answer: ${message}` : `GitHub answered ${status}`;
    if (!idempotent.includes(method) || tries >= maxTries)
        return { retry: false, kind: 'unavailable', because };
    return { retry: true, afterMs: brokenWaitMs * 2 ** (tries - 1), because };
}
/** Milliseconds that GitHub asks to wait; undefined when the answer is about no limit. */
function limitWaitMs({ status, headers, message, tries, nowMs }) {
    if (status !== 403 && status !== 429)
        return undefined;
    const after = numberOf(headers['retry-after']);
    if (after !== undefined)
        return after * 1000;
    const reset = numberOf(headers['x-ratelimit-reset']);
    if (numberOf(headers['x-ratelimit-remaining']) === 0 && reset !== undefined) {
        return Math.max(0, reset * 1000 - nowMs) + 1000;
    }
    if (status === 429 || /secondary rate limit|abuse detection/i.test(message))
        return secondaryWaitMs * 2 ** (tries - 1);
    return undefined;
}
function limited({ tries, nowMs }, waitMs) {
    const until = new Date(nowMs + waitMs).toISOString();
    const because = `the rate limit is used up until ${until}`;
    if (waitMs > longestWaitMs || tries >= maxTries)
        return { retry: false, kind: 'unavailable', because };
    return { retry: true, afterMs: waitMs, because };
}
const numberOf = (value) => {
    const number = value === undefined || value === '' ? NaN : Number(value);
    return Number.isFinite(number) && number >= 0 ? number : undefined;
};
//# sourceMappingURL=retry.js.map
;// CONCATENATED MODULE: ./lib/src/github/client.js
/**
 * The one way to GitHub's REST interface: Octokit with repeated requests, bounded lists, and failures as Problems. Every
 * answer is untrusted; callers read fields, they do not believe shapes.
 */









(0,hidden_event/* showEvent */.u)();
function connectGitHub(options) {
    const [owner = '', repo = ''] = options.repository.split('/');
    const quiet = () => undefined;
    const octokit = (0,github/* getOctokit */.Q)(options.token, {
        baseUrl: options.apiUrl,
        log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
        // Ours replaces the library's, which knows the proxy of the runner.
        ...(options.signal === undefined ? {} : { request: { ...utils/* defaults */.NT.request, signal: options.signal } }),
    });
    let sent = 0;
    octokit.hook.wrap('request', (request, endpoint) => {
        const subject = `${endpoint.method} ${endpoint.url}`;
        // Questions of GraphQL are sent by POST and change nothing: we send no mutations.
        const method = endpoint.url.endsWith('/graphql') ? 'GET' : endpoint.method;
        return repeated(method, subject, options, async () => {
            sent++;
            const response = await request(endpoint);
            if (response.headers['content-type']?.startsWith('text/html') === true)
                throw notJson(subject);
            return response;
        });
    });
    const { sleep = sleepFor, signal } = options;
    return { octokit, owner, repo, requests: () => sent, pause: (milliseconds) => sleep(milliseconds, signal) };
}
const notJson = (subject) => new problem/* ProblemError */.Mm([
    (0,catalogue/* problem */.CC)('INFX145', `${subject}: expected JSON, got an HTML page`, {
        hint: 'is there a proxy or a sign-in page between the runner and GitHub?',
    }),
]);
/** Sends until it works, repeating is no use, or the budget of {@link longestWaitMs} is spent. Throws a ProblemError. */
async function repeated(method, subject, { sleep = sleepFor, nowMs = Date.now, log, signal, fork }, send) {
    let waitedMs = 0;
    for (let tries = 1;; tries++) {
        try {
            return await send();
        }
        catch (error) {
            if (error instanceof problem/* ProblemError */.Mm || signal?.aborted === true)
                throw error;
            const failure = readFailure(error);
            const decision = decideRetry({ method, ...failure, tries, nowMs: nowMs() });
            if (!decision.retry || waitedMs + decision.afterMs > longestWaitMs) {
                const kind = decision.retry ? 'unavailable' : decision.kind;
                throw failed(kind, subject, decision.because, failure.headers, fork ?? false, error);
            }
            waitedMs += decision.afterMs;
            log?.(`${subject}: ${decision.because}; trying again in ${Math.ceil(decision.afterMs / 1000)} s`);
            await sleep(decision.afterMs, signal);
        }
    }
}
/** What Octokit's error holds. Without a response there was no answer; its status is then made up. */
function readFailure(error) {
    const message = error instanceof Error ? error.message : String(error);
    const response = error instanceof Error && 'response' in error ? error.response : undefined;
    if (!(0,lenient_json/* isRecord */.u4)(response))
        return { status: undefined, headers: {}, message };
    const { status, headers } = response;
    return {
        status: typeof status === 'number' ? status : undefined,
        headers: (0,lenient_json/* isRecord */.u4)(headers) ? headers : {},
        message,
    };
}
function failed(kind, subject, because, headers, fork, cause) {
    const text = `${subject}: ${because.slice(0, 500)}`;
    switch (kind) {
        case 'permission':
            return new problem/* ProblemError */.Mm([(0,permissions/* missingPermission */.U)(subject, headers['x-accepted-github-permissions'], fork)], {
                cause,
            });
        case 'credentials':
            return new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX148', text)], { cause });
        case 'refused':
            return new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX149', text)], { cause });
        case 'unavailable':
            return new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX146', text)], { cause });
    }
}
/** The status of a refused request, for callers to whom "not found" is an answer. */
function refusedStatus(error) {
    return error instanceof problem/* ProblemError */.Mm && error.cause !== undefined
        ? readFailure(error.cause).status
        : undefined;
}
async function sleepFor(milliseconds, signal) {
    await new Promise((resolve, reject) => {
        const abort = () => {
            clearTimeout(timer);
            reject(signal?.reason instanceof Error ? signal.reason : new Error('aborted'));
        };
        const timer = setTimeout(() => {
            signal?.removeEventListener('abort', abort);
            resolve();
        }, milliseconds);
        signal?.addEventListener('abort', abort, { once: true });
    });
}
/**
 * All rows of a list, 100 per page, over at most `maxPages` pages. Throws INFX147 when there are more: a decision on part
 * of a list would be a guess.
 */
async function listAll({ octokit }, route, parameters, maxPages) {
    const rows = [];
    let pages = 0;
    for await (const { data } of octokit.paginate.iterator(route, { ...parameters, per_page: 100 })) {
        if (++pages > maxPages) {
            throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX147', `${route}: more than ${maxPages} pages of 100`)]);
        }
        if (!Array.isArray(data))
            throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX145', `${route}: expected a list`)]);
        rows.push(...data);
    }
    return rows;
}
//# sourceMappingURL=client.js.map

/***/ }),

/***/ 83730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ runUrl),
/* harmony export */   e: () => (/* binding */ gitHubOfJob)
/* harmony export */ });
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36134);
/** GitHub as an action of this job reaches it. */

/** GITHUB_API_URL and GITHUB_REPOSITORY are set in every job; without them there is no GitHub to talk to. */
function gitHubOfJob(host, token, fork) {
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .connectGitHub */ .UY)({
        token,
        repository: host.env['GITHUB_REPOSITORY'] ?? '',
        apiUrl: host.env['GITHUB_API_URL'] ?? 'https://api.github.com',
        signal: host.signal,
        fork,
        log: (line) => host.info(line),
    });
}
/** Address of this run in a browser. */
const runUrl = (env, runId) => `${env['GITHUB_SERVER_URL'] ?? 'https://github.com'}/${env['GITHUB_REPOSITORY'] ?? ''}/actions/runs/${runId}`;
//# sourceMappingURL=connect.js.map

/***/ }),

/***/ 54171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ showEvent)
/* harmony export */ });
/* harmony import */ var node_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1708);
/**
 * `@actions/github` parses the event while it is loaded, whoever needs it or not, and a payload that is no JSON ends the
 * action there without a word of ours. So it does not see the event: `event.ts` reads it, and says what is wrong with it.
 * Import this first, and call `showEvent` behind the imports.
 */

const name = 'GITHUB_EVENT_PATH';
const path = node_process__WEBPACK_IMPORTED_MODULE_0__.env[name];
// eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- an empty variable would be another event
delete node_process__WEBPACK_IMPORTED_MODULE_0__.env[name];
function showEvent() {
    if (path !== undefined)
        node_process__WEBPACK_IMPORTED_MODULE_0__.env[name] = path;
}
//# sourceMappingURL=hidden-event.js.map

/***/ }),

/***/ 7008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ missingPermission),
/* harmony export */   a: () => (/* binding */ readActor)
/* harmony export */ });
/* harmony import */ var _core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10047);
/* harmony import */ var _core_problems_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10530);
/* harmony import */ var _core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85492);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36134);
/** Who may do what: a person's role in the repository, and what a token lacks. */




const roles = ['admin', 'maintain', 'write', 'triage', 'read', 'none'];
/**
 * The role of a person. `permission` alone would not do: it calls triage "read" and maintain "write". Custom roles have
 * names of their own, and inherit what `permission` says. Somebody whom the repository does not know has none.
 */
async function readActor({ octokit, owner, repo }, login) {
    try {
        const { data } = await octokit.request('GET /repos/{owner}/{repo}/collaborators/{username}/permission', {
            owner,
            repo,
            username: login,
        });
        return { login, role: roleOf(data) };
    }
    catch (error) {
        if ((0,_client_js__WEBPACK_IMPORTED_MODULE_2__/* .refusedStatus */ .PH)(error) === 404)
            return { login, role: 'none' };
        throw error;
    }
}
function roleOf(data) {
    if (!(0,_core_measure_lenient_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(data))
        return 'unknown';
    const { role_name: name, permission } = data;
    return (roles.find((role) => role === name) ??
        // The base of a custom role is at most what `permission` says.
        roles.find((role) => role === permission) ??
        'unknown');
}
/**
 * Problem with the YAML to paste. `accepted` is GitHub's header with the permissions that the request accepts, e.g.
 * `issues=write; pull_requests=write`: any one of the sets between semicolons does.
 */
function missingPermission(subject, accepted, fork) {
    if (fork) {
        return (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX143', `${subject}: the token of a fork's pull request can only read`, {
            hint: 'no permission in the workflow changes that; write from a workflow_run or issue_comment workflow instead',
        });
    }
    const wanted = readAccepted(accepted);
    const yaml = wanted.map(([name, level]) => `  ${name}: ${level}`).join('\n');
    return (0,_core_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('INFX143', `${subject}: the token lacks a permission`, {
        hint: wanted.length > 0
            ? `add to the job:\npermissions:\n${yaml}`
            : 'add the permission to the job, under `permissions:`; the documentation of this request names it',
    });
}
/** The last set of the header, which for comments is that of pull requests: the narrower of the two. */
function readAccepted(accepted) {
    if (typeof accepted !== 'string')
        return [];
    const sets = accepted
        .split(';')
        .map((set) => [...set.matchAll(/([a-z_]+)=(read|write)/g)].map(([, name = '', level = '']) => [name.replaceAll('_', '-'), level]))
        .filter((set) => set.length > 0);
    return sets.at(-1) ?? [];
}
//# sourceMappingURL=permissions.js.map

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

/***/ 31536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ tokenInput)
/* harmony export */ });
const tokenInput = {
    description: 'Token for the REST interface, with the permissions under Requirements.',
    required: false,
    fallback: '${{ github.token }}',
};
//# sourceMappingURL=token-input.js.map

/***/ })

};
