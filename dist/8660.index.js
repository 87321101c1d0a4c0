export const id = 8660;
export const ids = [8660];
export const modules = {

/***/ 18660:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  addVerb: () => (/* binding */ addVerb),
  foldVerb: () => (/* binding */ foldVerb),
  installVerb: () => (/* binding */ installVerb),
  mergeVerb: () => (/* binding */ mergeVerb)
});

// EXTERNAL MODULE: ./lib/src/assets.js
var assets = __webpack_require__(60269);
// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problems/command.js
var command = __webpack_require__(8076);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/launch/shell-words.js
var shell_words = __webpack_require__(22202);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/plan/wildcard.js
var wildcard = __webpack_require__(5358);
// EXTERNAL MODULE: ./lib/src/core/problems/changelog.js
var changelog = __webpack_require__(51447);
// EXTERNAL MODULE: ./lib/src/core/changelog/document.js + 1 modules
var changelog_document = __webpack_require__(1867);
// EXTERNAL MODULE: ./lib/src/core/changelog/check-link.js
var check_link = __webpack_require__(31962);
// EXTERNAL MODULE: ./lib/src/core/changelog/pr-link.js
var pr_link = __webpack_require__(85300);
;// CONCATENATED MODULE: ./lib/src/core/changelog/canonical-link.js



/**
 * The text of a new entry with its link in canonical form. A placeholder becomes the link of the pull request when its
 * number is known; the link of another pull request is left for the check to refuse.
 */
function withCanonicalLink(text, block, target) {
    const written = (0,check_link/* linkText */.yX)(block.value);
    const verdict = (0,pr_link/* judgeLink */.sN)(written, target);
    if (verdict.kind === 'canonical' || written === '')
        return text;
    if (verdict.kind === 'equivalent')
        return replaceLink(text, written, verdict.canonical);
    const isOurs = verdict.code === 'INFX066' || verdict.code === 'INFX068';
    return isOurs && verdict.suggestion !== undefined ? replaceLink(text, written, verdict.suggestion) : text;
}
/** The whole text with the link of the pull request where entries that begin in `lines` have a placeholder. */
function fillPlaceholders(file, lines, target) {
    const { blocks } = (0,changelog_document/* readChangelog */.T)(file);
    const start = file.text.slice(0, blocks[0]?.start);
    return blocks.reduce((text, block) => {
        const written = file.text.slice(block.start, block.end);
        const isAsked = lines.includes(block.line) && hasPlaceholder((0,check_link/* linkText */.yX)(block.value), target);
        return text + (isAsked ? withCanonicalLink(written, block, target) : written);
    }, start);
}
/** Whether the link says nothing more than that there will be a pull request. */
function hasPlaceholder(link, target) {
    const verdict = (0,pr_link/* judgeLink */.sN)(link, target);
    return verdict.kind === 'wrong' && verdict.code === 'INFX066';
}
/** Replaces the link on the `pr-link` line only, quotes and comments around it kept; unchanged when it is not written in one piece. */
function replaceLink(text, from, to) {
    const line = text
        .split('\n')
        .find((candidate) => /^\s+pr-link:/.test(candidate) && candidate.includes(from));
    return line === undefined ? text : text.replace(line, () => line.replace(from, () => to));
}
//# sourceMappingURL=canonical-link.js.map
;// CONCATENATED MODULE: ./lib/src/core/changelog/already-named.js




/** The keys that none of `others` asks the same for, and a notice (INFX077) per entry that does. `path` is the document. */
function withoutNamed(entry, others, path) {
    let left = entry.configKeys;
    const naming = [];
    const problems = others.flatMap((other) => {
        const named = left.filter((key) => asksTheSame(other, entry) && names(other, key));
        if (named.length === 0)
            return [];
        left = left.filter((key) => !named.includes(key));
        naming.push(other);
        return [alreadyNamed(named, other, path)];
    });
    return { left, naming, problems };
}
/** The very same text, as it comes of a command that was repeated; its link may have been a placeholder then. */
const isRepeated = (entry, other, target) => asksTheSame(other, entry) &&
    (other.prLink === entry.prLink || hasPlaceholder(other.prLink, target)) &&
    isSameList(other.configKeys, entry.configKeys) &&
    isSameList(other.description, entry.description);
const asksTheSame = (other, entry) => other.evalsOnly === (entry.evalsOnly ?? false) &&
    other.allEvals === (entry.allEvals ?? false) &&
    other.appendOnly === (entry.appendOnly ?? false) &&
    other.evalMinPrefillEp === entry.evalMinPrefillEp &&
    (other.scenarioType === undefined || isSameList(other.scenarioType, entry.scenarioType ?? []));
const isSameList = (one, other) => one.length === other.length && one.every((item, index) => item === other[index]);
const names = ({ configKeys }, key) => configKeys.some((pattern) => (0,wildcard/* matchesWildcard */._)(pattern, key));
function alreadyNamed(keys, { file, line }, path) {
    const shown = `${keys.slice(0, 5).join(', ')}${keys.length > 5 ? ` and ${keys.length - 5} more` : ''}`;
    return (0,catalogue/* problem */.CC)('INFX077', `the entry in line ${line} is for ${shown} already`, {
        at: { file: file ?? path, line, col: 1 },
        hint: 'edit that entry to say more; no second one is written for the same',
    });
}
//# sourceMappingURL=already-named.js.map
// EXTERNAL MODULE: ./lib/src/core/changelog/check.js
var check = __webpack_require__(74469);
;// CONCATENATED MODULE: ./lib/src/core/changelog/entry-text.js
/**
 * The text of one entry without what separates it from its neighbours: comment lines directly above it are included
 * (unless it is the first one, where they belong to the file), blank lines behind it are not. Line ends are LF, and
 * there is none at the end.
 */
function entryText({ file: { text }, blocks }, block) {
    const next = blocks[block.ordinal + 1];
    const start = block.ordinal === 0 ? block.start : commentsAbove(text, block.start);
    const end = next ? commentsAbove(text, next.start) : text.length;
    return text.slice(start, end).replaceAll('\r\n', '\n').trimEnd();
}
/** Offset of the first of the comment lines that stand directly above `offset`. */
function commentsAbove(text, offset) {
    let start = offset;
    while (start > 0) {
        const previous = text.lastIndexOf('\n', start - 2) + 1;
        if (text[previous] !== '#')
            break;
        start = previous;
    }
    return start;
}
/** `text`, then each entry behind one empty line, then one newline. Nothing of `text` changes but a missing newline at its end. */
function appendEntries(text, entries) {
    return entries.reduce((whole, entry) => `${whole}${separator(whole)}${entry}\n`, text);
}
function separator(text) {
    if (text === '' || /(?:^|\n)\r?\n$/.test(text))
        return '';
    if (!text.endsWith('\n'))
        return '\n\n';
    // Behind comments alone stands the first entry, directly.
    return /^(?:#.*\n)+$/.test(text) ? '' : '\n';
}
/** The entry as the ecosystem writes it: `- config-keys:` first, at the first column, no newline at the end. */
function renderEntry(entry) {
    const list = (name, items) => [
        `  ${name}:`,
        ...items.map((item) => `    - ${item}`),
    ];
    const [, ...keys] = list('config-keys', entry.configKeys.map(plainOrQuoted));
    const lines = [
        '- config-keys:',
        ...keys,
        ...list('description', entry.description.map(quoted)),
        `  pr-link: ${plainOrQuoted(entry.prLink)}`,
        ...(entry.scenarioType ? list('scenario-type', entry.scenarioType) : []),
        ...(entry.evalsOnly ? ['  evals-only: true'] : []),
        ...(entry.allEvals ? ['  all-evals: true'] : []),
        ...(entry.appendOnly ? ['  append-only: true'] : []),
        ...(entry.evalMinPrefillEp === undefined ? [] : [`  eval-min-prefill-ep: ${entry.evalMinPrefillEp}`]),
    ];
    return lines.join('\n');
}
/** Text that YAML reads as itself stays bare: a letter first, then nothing with a meaning. */
const plainOrQuoted = (text) => /^[A-Za-z][\w./+*-]*(?::\/\/[\w./+-]+)?$/.test(text) && !/^(?:true|false|null|yes|no|on|off)$/i.test(text)
    ? text
    : quoted(text);
/** A double-quoted scalar: JSON's escapes are YAML's, and what JSON leaves bare but the byte rules refuse is escaped too. */
const quoted = (text) => JSON.stringify(text).replace(/[\u007f-\u009f\u2028\u2029\ufeff\ufffd]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
//# sourceMappingURL=entry-text.js.map
// EXTERNAL MODULE: ./lib/src/core/changelog/fragments.js
var changelog_fragments = __webpack_require__(9712);
;// CONCATENATED MODULE: ./lib/src/core/changelog/edit.js










/** Link of a pull request that has no number yet. */
const placeholderLink = ({ server, repository }) => `${server}/${repository ?? pr_link/* unknownRepository */.Vk}/pull/XXX`;
/** The link of a new entry: of the pull request when its number and repository are known, else a placeholder. */
const newLink = (target) => target.repository !== undefined && target.pullRequest !== undefined
    ? `${target.server}/${target.repository}/pull/${target.pullRequest}`
    : placeholderLink(target);
/** The file (document or fragment) with one entry more. */
function addEntry(file, entry, target) {
    const read = (0,changelog_document/* readChangelog */.T)(file);
    if (!read.readable)
        return { problems: read.problems };
    const head = { path: file.path, text: appendEntries(file.text, [renderEntry(entry)]) };
    const { added, problems } = (0,check/* checkChangelog */.$)({
        ...{ base: file, head, onMain: false, server: target.server },
        ...(target.repository === undefined ? {} : { repository: target.repository }),
        ...(target.pullRequest === undefined ? {} : { pullRequest: target.pullRequest }),
    });
    return added.length === 1 && !(0,problem/* hasErrors */.Cs)(problems) ? { text: head.text, problems } : { problems };
}
/**
 * The document with the entries of all fragments at its end, in fold order. Refused when a fragment has an error, and
 * when a link is still a placeholder (INFX066): history would keep it.
 */
function foldFragments(document, fragments, target) {
    const ordered = (0,changelog_fragments/* inFoldOrder */.bY)(fragments);
    const read = [(0,changelog_document/* readChangelog */.T)(document), ...ordered.map(changelog_document/* readChangelog */.T)];
    const broken = read
        .slice(1)
        .flatMap(({ problems }) => problems.filter(({ severity }) => severity === 'error'));
    const unreadable = read[0]?.readable === false ? read[0].problems : [];
    const links = read.slice(1).flatMap((fragment) => wrongLinks(fragment, target));
    if (broken.length + unreadable.length + links.length > 0) {
        return { problems: [...unreadable, ...broken, ...links] };
    }
    const entries = read
        .slice(1)
        .flatMap((fragment) => fragment.blocks.map((block) => withCanonicalLink(entryText(fragment, block), block, target)));
    const head = { path: document.path, text: appendEntries(document.text, entries) };
    const { added, problems } = (0,check/* checkChangelog */.$)({
        ...{ base: document, head, baseFragments: ordered, headFragments: [] },
        ...{ onMain: true, server: target.server },
        ...(target.repository === undefined ? {} : { repository: target.repository }),
    });
    return added.length === 0 && !(0,problem/* hasErrors */.Cs)(problems) ? { text: head.text, problems } : { problems };
}
function wrongLinks(fragment, target) {
    return fragment.blocks.flatMap((block) => {
        const verdict = (0,pr_link/* judgeLink */.sN)((0,check_link/* linkText */.yX)(block.value), target);
        if (verdict.kind !== 'wrong')
            return [];
        const at = { file: fragment.file.path, line: block.line, col: 1 };
        return [(0,catalogue/* problem */.CC)(verdict.code, verdict.message, { at, severity: 'error' })];
    });
}
//# sourceMappingURL=edit.js.map
// EXTERNAL MODULE: ./lib/src/files/git-process.js
var git_process = __webpack_require__(32926);
;// CONCATENATED MODULE: ./lib/src/files/git-remote.js
/** What the clone says about where it came from. */


/** `owner/name` of the remote `origin`; undefined when there is none, or when it lies on another server. */
async function repositoryOfOrigin(dir, server) {
    // Not `git config`: this way `url.….insteadOf` counts.
    const { code, stdout } = await (0,git_process/* runGit */.EO)({ cwd: dir, args: ['remote', 'get-url', 'origin'] });
    return code === 0 ? (0,pr_link/* repositoryOfRemote */.Gh)(stdout.trim(), server) : undefined;
}
//# sourceMappingURL=git-remote.js.map
// EXTERNAL MODULE: ./lib/src/files/repository-file.js
var repository_file = __webpack_require__(1251);
// EXTERNAL MODULE: ./lib/src/sweep/changed-keys.js + 1 modules
var changed_keys = __webpack_require__(95903);
// EXTERNAL MODULE: ./lib/src/sweep/prepare.js + 1 modules
var prepare = __webpack_require__(7021);
// EXTERNAL MODULE: ./lib/src/sweep/sides.js + 1 modules
var sides = __webpack_require__(57279);
;// CONCATENATED MODULE: ./lib/src/sweep/add-to-changelog.js
/** `infx changelog add`: which keys an entry is for, its link, and the file that gets it. */


















/**
 * Adds an entry for `settings.keys`, else for every key whose points changed since `settings.base`. Where the change has
 * that entry already, its placeholder becomes the link of the pull request.
 */
async function addToChangelog(settings, config, request, options) {
    const found = await keysOf(settings, config, options);
    if (found.keys.length === 0 || (0,problem/* hasErrors */.Cs)(found.problems))
        return { keys: [], problems: found.problems };
    const path = fileFor(settings, request.fragment);
    const { link, fragment: _fragment, ...rest } = request;
    const target = await withRepository(options.target, settings);
    const entry = { ...rest, configKeys: found.keys, prLink: link ?? linkOf(target) };
    const newest = (0,changelog_document/* parseChangelog */.E)(readOrEmpty(settings.repoDir, path)).entries.at(-1);
    const repeated = newest && isRepeated(entry, newest, target) ? [newest] : [];
    const { left, naming, problems: named } = withoutNamed(entry, found.added ?? repeated, path);
    const linked = link === undefined ? fillLinks(settings, naming, path, target) : [];
    const said = [...found.problems, ...named];
    if (left.length === 0)
        return { keys: [], linked, problems: said };
    const file = readOrEmpty(settings.repoDir, path);
    const edited = addEntry(file, { ...entry, configKeys: left }, options.target);
    const problems = [...said, ...edited.problems];
    if (edited.text === undefined)
        return { keys: left, linked, problems };
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)((0,external_node_path_.join)(settings.repoDir, path)), { recursive: true });
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(settings.repoDir, path), edited.text);
    return { path, keys: left, linked, problems };
}
/** Sets the link of the pull request, once it is known, in entries of this change that wait for it. */
function fillLinks({ repoDir }, entries, document, target) {
    if (target.pullRequest === undefined)
        return [];
    const waiting = entries.filter(({ prLink }) => hasPlaceholder(prLink, target));
    for (const path of new Set(waiting.map(({ file }) => file ?? document))) {
        const lines = waiting.flatMap(({ file, line }) => ((file ?? document) === path ? [line] : []));
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(repoDir, path), fillPlaceholders(readOrEmpty(repoDir, path), lines, target));
    }
    return waiting.map(({ file, line }) => `${file ?? document}:${line}`);
}
/** Throws ProblemError (INFX301) when the number of the pull request is known and its repository is not. */
function linkOf(target) {
    if (target.pullRequest === undefined || target.repository !== undefined)
        return newLink(target);
    const message = `pull request ${target.pullRequest} of which repository? Neither an entry nor the remote "origin" tells`;
    throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX301', message, { hint: 'give --repository OWNER/NAME' })]);
}
/**
 * The link's repository where none is given: that of the entries before it, since the clone of a fork comes from
 * elsewhere; else where this clone comes from.
 */
async function withRepository(target, settings) {
    if (target.repository !== undefined)
        return target;
    const { repoDir, changelogFile } = settings;
    const repository = (0,check_link/* likelyRepository */.p)((0,changelog_document/* readChangelog */.T)(readOrEmpty(repoDir, changelogFile)), target.server) ??
        (await repositoryOfOrigin(repoDir, target.server));
    return repository === undefined ? target : { ...target, repository };
}
async function keysOf(settings, config, options) {
    if (settings.keys !== undefined) {
        const { head, problems } = await (0,sides/* readSides */.h)(settings, options);
        return {
            keys: settings.keys,
            problems: (0,problem/* hasErrors */.Cs)(problems) ? problems : (0,changed_keys/* unknownKeys */.vX)(head, settings.keys),
        };
    }
    if (settings.base === undefined) {
        const hint = 'give --base REF to compare with, or the keys with --keys';
        return { keys: [], problems: [(0,catalogue/* problem */.CC)('INFX301', 'nothing says which keys the entry is for', { hint })] };
    }
    const { head, base, problems: read } = await (0,sides/* readSides */.h)(settings, options);
    if (!base || (0,problem/* hasErrors */.Cs)(read))
        return { keys: [], problems: read };
    const { keys, problems } = (0,changed_keys/* keysToName */.tB)(base, head, (0,prepare/* policyOf */.US)(settings, config));
    if (keys.length > 0 || problems.length > 0) {
        return { keys, added: addedSince(base, head), problems: [...read, ...problems] };
    }
    const message = `no point changed against ${settings.base}, so there is nothing to enter`;
    return { keys, problems: [(0,catalogue/* problem */.CC)('INFX070', message, { severity: 'error' })] };
}
function addedSince(base, head) {
    return (0,check/* checkChangelog */.$)({
        head: head.changelog ?? { path: '', text: '' },
        ...(base.changelog === undefined ? {} : { base: base.changelog }),
        baseFragments: base.changelogFragments ?? [],
        headFragments: head.changelogFragments ?? [],
        onMain: false,
    }).added;
}
function fileFor({ changelogFile }, fragment) {
    if (fragment === undefined)
        return changelogFile;
    const name = fragment.replace(/\.ya?ml$/, '');
    if (!/^[\w][\w.-]*$/.test(name)) {
        const hint = 'letters, digits, dots, hyphens and underscores';
        throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX300', `"${fragment}" is no name for a fragment`, { hint })]);
    }
    return external_node_path_.posix.join((0,changelog_fragments/* fragmentsFolder */.Iw)(changelogFile), `${name}.yaml`);
}
function readOrEmpty(root, path) {
    const read = (0,repository_file/* readFileBelow */.Ir)(root, path);
    if (read.kind === 'refused')
        throw new problem/* ProblemError */.Mm([read.problem]);
    return read.kind === 'text' ? read.file : { path, text: '' };
}
//# sourceMappingURL=add-to-changelog.js.map
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./lib/src/files/git-merge.js
/** A stopped merge: the three sides of a conflicted file in the index, which of them is main, and marking it resolved. */






/** The sides of `path` (relative to `dir`), or undefined when it is not in conflict. Throws ProblemError on unreadable bytes. */
async function readConflict(dir, path) {
    const listed = await gitOutput(dir, ['ls-files', '--unmerged', '-z', '--', path]);
    const stages = new Map(listed.split('\0').flatMap((line) => {
        const parts = /^\d+ ([0-9a-f]+) ([123])\t/.exec(line);
        return parts ? [[parts[2] ?? '', parts[1] ?? '']] : [];
    }));
    if (stages.size === 0)
        return undefined;
    const side = async (stage) => {
        const blob = stages.get(stage);
        return blob === undefined ? undefined : textOf(await readBlob(dir, path, blob));
    };
    const [base, ours, theirs] = [await side('1'), await side('2'), await side('3')];
    return {
        ...(base === undefined ? {} : { base }),
        ...(ours === undefined ? {} : { ours }),
        ...(theirs === undefined ? {} : { theirs }),
    };
}
async function readBlob(dir, path, blob) {
    const size = Number((await gitOutput(dir, ['cat-file', '-s', blob])).trim());
    if (size > repository_file/* maxFileBytes */.eV)
        return (0,repository_file/* tooLarge */.g$)(path, size);
    const chunks = [];
    const args = ['cat-file', 'blob', blob];
    const output = await (0,git_process/* runGit */.EO)({ cwd: dir, args, onStdout: (chunk) => chunks.push(chunk) });
    if (output.code !== 0)
        throw new problem/* ProblemError */.Mm([(0,git_process/* gitFailed */.gk)(args, output)]);
    return (0,repository_file/* decodeFile */.JG)(path, external_node_buffer_.Buffer.concat(chunks));
}
function textOf(read) {
    if (read.kind === 'refused')
        throw new problem/* ProblemError */.Mm([read.problem]);
    return read.kind === 'text' ? read.file : undefined;
}
/** Marks a file as resolved with its present content. */
async function markResolved(dir, path) {
    await gitOutput(dir, ['add', '--', path]);
}
/**
 * Which side of a conflict keeps its bytes: `ours` while commits are replayed on top of main (rebase, cherry-pick) and
 * on the default branch itself; `theirs` when main is merged into a branch.
 */
async function mainSide(dir) {
    const mergeHead = (await gitOutput(dir, ['rev-parse', '--git-path', 'MERGE_HEAD'])).trim();
    return (0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(dir, mergeHead)) ? sideOfDefaultBranch(dir) : 'ours';
}
/** The same while git runs a merge driver: it has written no state yet, but `git merge` names what it merges. */
async function mainSideOfDriver(dir) {
    if (Object.keys(process.env).some((name) => name.startsWith('GITHEAD_')))
        return sideOfDefaultBranch(dir);
    // Called by hand, outside of git, the order of the arguments is all there is.
    return process.env['GIT_EXEC_PATH'] === undefined ? 'theirs' : 'ours';
}
async function sideOfDefaultBranch(dir) {
    const name = async (ref) => (await (0,git_process/* runGit */.EO)({ cwd: dir, args: ['symbolic-ref', '--quiet', '--short', ref] })).stdout.trim();
    const remote = (await name('refs/remotes/origin/HEAD')).replace(/^origin\//, '');
    const known = remote === '' ? ['main', 'master'] : [remote];
    return known.includes(await name('HEAD')) ? 'ours' : 'theirs';
}
/** Sets one value of the repository's own configuration. */
async function setGitConfig(dir, name, value) {
    await gitOutput(dir, ['config', '--local', name, value]);
}
async function gitOutput(cwd, args) {
    const output = await (0,git_process/* runGit */.EO)({ cwd, args });
    if (output.code !== 0)
        throw new problem/* ProblemError */.Mm([(0,git_process/* gitFailed */.gk)(args, output)]);
    return output.stdout;
}
//# sourceMappingURL=git-merge.js.map
// EXTERNAL MODULE: ./lib/src/files/snapshot.js
var files_snapshot = __webpack_require__(3636);
;// CONCATENATED MODULE: ./lib/src/sweep/edit-changelog.js
/** Writing to the changelog: fragments folded in, the merge driver installed. What adds an entry is beside it. */






const githubServer = 'https://github.com';
const linkTarget = ({ repository, pullRequest }, server) => ({
    server: server ?? githubServer,
    ...(repository === undefined ? {} : { repository }),
    ...(pullRequest === undefined ? {} : { pullRequest }),
});
/** Moves the entries of every fragment to the end of the document. Writes the document before it removes a fragment. */
async function foldChangelog(settings, target) {
    const { repoDir, changelogFile } = settings;
    const { snapshot, problems } = await (0,files_snapshot/* readSnapshotFromWorkTree */.s)(repoDir, { configFiles: [], changelogFile });
    const { changelogFragments: fragments = [] } = snapshot;
    if (fragments.length === 0 || (0,problem/* hasErrors */.Cs)(problems))
        return { folded: [], problems };
    const document = snapshot.changelog ?? { path: changelogFile, text: '' };
    const edited = foldFragments(document, fragments, target);
    if (edited.text === undefined)
        return { folded: [], problems: [...problems, ...edited.problems] };
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(repoDir, changelogFile), edited.text);
    for (const { path } of fragments)
        (0,external_node_fs_.rmSync)((0,external_node_path_.join)(repoDir, path));
    return { folded: fragments.map(({ path }) => path), problems: [...problems, ...edited.problems] };
}
const driverName = 'infx-changelog';
/** What makes git merge the changelog with `command` (the program that is `infx`). */
const driverSetup = (changelogFile, command) => ({
    attributes: `${attributePattern(external_node_path_.posix.basename(changelogFile))} merge=${driverName}`,
    config: [
        [`merge.${driverName}.name`, 'append entries of both sides of the performance changelog'],
        [`merge.${driverName}.driver`, `${command} changelog merge %O %A %B %P`],
    ],
});
/** The pattern of .gitattributes that matches exactly this name: nothing stands for more, and blanks do not end it. */
function attributePattern(name) {
    const exact = name.replace(/[\\*?[\]]/g, '\\$&').replace(/^[!#]/, '\\$&');
    // C-style quotes, as git reads them; in them a backslash stands for the next character.
    return /^[\x21\x23-\x7e]+$/.test(exact)
        ? exact
        : `"${exact.replace(/["\\]/g, '\\$&').replace(/[\x00-\x1f\x7f]/g, octal)}"`;
}
const octal = (character) => `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`;
/** Sets it: the attributes (to be committed) beside the changelog, the configuration in this clone. Idempotent. */
async function installDriver(repoDir, changelogFile, setup) {
    const file = (0,external_node_path_.join)(repoDir, external_node_path_.posix.dirname(changelogFile), '.gitattributes');
    const text = (0,external_node_fs_.existsSync)(file) ? (0,external_node_fs_.readFileSync)(file, 'utf8') : '';
    if (!text.split('\n').includes(setup.attributes)) {
        (0,external_node_fs_.appendFileSync)(file, `${text === '' || text.endsWith('\n') ? '' : '\n'}${setup.attributes}\n`);
    }
    for (const [name, value] of setup.config)
        await setGitConfig(repoDir, name, value);
}
//# sourceMappingURL=edit-changelog.js.map
// EXTERNAL MODULE: ./lib/src/core/changelog/align.js
var align = __webpack_require__(79880);
// EXTERNAL MODULE: ./lib/src/core/changelog/structure.js
var structure = __webpack_require__(73168);
;// CONCATENATED MODULE: ./lib/src/core/changelog/merge.js









/**
 * Entries that main gained meanwhile and the branch holds too (equal but for the link) are not repeated, so that
 * merging the result again changes nothing. Corrections of old links are repeated on main. Refused (INFX060, INFX062,
 * INFX065) when the branch changed history, and INFX072 when both sides corrected the same entry differently.
 */
function mergeChangelogs(input) {
    const base = (0,changelog_document/* readChangelog */.T)(input.base ?? { path: input.main.path, text: '' });
    const sides = { base, main: (0,changelog_document/* readChangelog */.T)(input.main), branch: (0,changelog_document/* readChangelog */.T)(input.branch) };
    const unreadable = Object.entries(sides).flatMap(([side, document]) => whyUnreadable(side, document));
    if (unreadable.length > 0)
        return { problems: unreadable };
    const ours = (0,align/* align */.MM)(base.blocks, sides.branch.blocks);
    const theirs = (0,align/* align */.MM)(base.blocks, sides.main.blocks);
    const changed = (0,structure/* structureProblems */.g)(ours, input.branch.path).filter(({ code }) => code !== 'INFX063');
    if (changed.length > 0)
        return { problems: changed };
    const corrections = correctedOnMain(ours, theirs, input.main.path);
    if (corrections.problems.length > 0)
        return { problems: corrections.problems };
    const entries = newOnBranch(ours, theirs);
    const texts = entries.map((block) => withCanonicalLink(entryText(sides.branch, block), block, input.target));
    return {
        text: appendEntries(applyCorrections(sides.main, corrections.apply), texts),
        problems: nothingLeft(ours, entries.length + corrections.apply.length, input.branch.path),
    };
}
function whyUnreadable(side, document) {
    if (document.readable && document.regular)
        return [];
    const at = { file: document.file.path, line: 1, col: 1 };
    const what = document.readable
        ? 'does not start each entry with "- " at the first column, so its entries cannot be told apart by their text'
        : 'cannot be read';
    const errors = document.problems.filter(({ severity }) => severity === 'error');
    return [(0,catalogue/* problem */.CC)('INFX072', `the changelog of the ${side} ${what}`, { at }), ...errors];
}
/** The branch's new entries that main did not gain too, in document order. */
function newOnBranch(ours, theirs) {
    const gained = new Map();
    for (const block of newBlocks(theirs)) {
        const key = (0,changelog_fragments/* entrySignature */.jQ)(block);
        gained.set(key, (gained.get(key) ?? 0) + 1);
    }
    return newBlocks(ours).filter((block) => {
        const key = (0,changelog_fragments/* entrySignature */.jQ)(block);
        const left = gained.get(key) ?? 0;
        gained.set(key, left - 1);
        return left <= 0;
    });
}
const newBlocks = ({ inserted, appended }) => [...inserted, ...appended];
const isCorrected = ({ fields }) => fields.length === 1 && fields[0] === 'pr-link';
/** Link corrections of the branch as changes of main's entries; those that main has already are left out. */
function correctedOnMain(ours, theirs, path) {
    const onMain = new Map(theirs.pairs.map((pair) => [pair.base.ordinal, pair]));
    const problems = [];
    const apply = ours.pairs.filter(isCorrected).flatMap(({ base, head }) => {
        const pair = onMain.get(base.ordinal);
        const to = (0,check_link/* linkText */.yX)(head.value);
        const block = pair?.head;
        if (block && (0,check_link/* linkText */.yX)(block.value) === to)
            return [];
        if (block && pair.fields.length === 0)
            return [{ block, from: (0,check_link/* linkText */.yX)(base.value), to }];
        const at = { file: path, line: block?.line ?? 1, col: 1 };
        const number = base.ordinal + 1;
        const message = pair && isCorrected(pair)
            ? `main has a conflicting pr-link for entry ${number}`
            : `main changed corrected entry ${number}`;
        problems.push((0,catalogue/* problem */.CC)('INFX072', message, { at, hint: 'resolve it by hand: take the entry of main' }));
        return [];
    });
    return { apply, problems };
}
function applyCorrections({ file: { text } }, corrections) {
    // From the end, so that offsets of what comes before stay right.
    const backwards = [...corrections].sort((a, b) => b.block.start - a.block.start);
    return backwards.reduce((whole, { block, from, to }) => {
        const entry = replaceLink(whole.slice(block.start, block.end), from, to);
        return `${whole.slice(0, block.start)}${entry}${whole.slice(block.end)}`;
    }, text);
}
/** A notice when the branch wanted something and main has it all. */
function nothingLeft(ours, kept, path) {
    if (kept > 0)
        return [];
    const at = { file: path, line: 1, col: 1 };
    if (newBlocks(ours).length > 0) {
        const message = 'the branch has no changelog contribution remaining after merging main';
        return [(0,catalogue/* problem */.CC)('INFX070', message, { at })];
    }
    if (!ours.pairs.some(isCorrected))
        return [];
    return [(0,catalogue/* problem */.CC)('INFX070', "the branch's pr-link corrections are already present on main", { at })];
}
//# sourceMappingURL=merge.js.map
;// CONCATENATED MODULE: ./lib/src/sweep/merge-changelog.js
/** Merging the changelog: as git's merge driver, and in a repository whose merge has stopped. */









/** Writes the merge to `ours`, as git expects; nothing when it is refused. Throws ProblemError on unreadable files. */
async function mergeAsDriver(files, request) {
    const read = (name) => {
        const path = (0,external_node_path_.resolve)(request.dir, name);
        const found = (0,repository_file/* readFileBelow */.Ir)((0,external_node_path_.dirname)(path), (0,external_node_path_.basename)(path));
        if (found.kind === 'text')
            return { path: files.path ?? name, text: found.file.text };
        throw new problem/* ProblemError */.Mm([
            found.kind === 'refused' ? found.problem : (0,catalogue/* problem */.CC)('INFX308', `${name} does not exist`),
        ]);
    };
    const [base, ours, theirs] = [read(files.base), read(files.ours), read(files.theirs)];
    const main = request.main ?? (await mainSideOfDriver(request.dir));
    const merged = mergeChangelogs({ base, ...placed(main, ours, theirs), target: request.target });
    if (merged.text !== undefined)
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.resolve)(request.dir, files.ours), merged.text);
    return { isWritten: merged.text !== undefined, problems: merged.problems };
}
/**
 * Resolves the conflict of `changelog` (relative to `dir`) from the index, writes the file and adds it. Without a
 * conflict nothing happens (INFX070), so that it may be run twice.
 */
async function mergeStopped(changelog, request) {
    const { dir } = request;
    const conflict = await readConflict(dir, changelog);
    const at = { file: changelog, line: 1, col: 1 };
    if (!conflict) {
        const message = `${changelog} is not in conflict: there is nothing to merge`;
        return { isWritten: false, problems: [(0,catalogue/* problem */.CC)('INFX070', message, { at })] };
    }
    const { base, ours, theirs } = conflict;
    if (!ours || !theirs) {
        const message = `${ours ? 'the other side' : 'this side'} removed ${changelog}`;
        const hint = 'restore it there: what was swept stays on record';
        return { isWritten: false, problems: [(0,catalogue/* problem */.CC)('INFX072', message, { at, hint })] };
    }
    const main = request.main ?? (await mainSide(dir));
    const merged = mergeChangelogs({
        ...(base === undefined ? {} : { base }),
        ...placed(main, ours, theirs),
        target: request.target,
    });
    if (merged.text === undefined)
        return { isWritten: false, problems: merged.problems };
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(dir, changelog), merged.text);
    await markResolved(dir, changelog);
    return { isWritten: true, problems: merged.problems };
}
const placed = (main, ours, theirs) => main === 'ours' ? { main: ours, branch: theirs } : { main: theirs, branch: ours };
//# sourceMappingURL=merge-changelog.js.map
// EXTERNAL MODULE: ./lib/src/cli/failure.js
var failure = __webpack_require__(95085);
;// CONCATENATED MODULE: ./lib/src/cli/changelog.js
/** `infx changelog merge | add | fold | install`: everything that writes to the changelog. */










/** With files: git's merge driver. Without: the conflict of a stopped merge. */
async function mergeVerb(files, given, { main, server }) {
    const { settings } = demandSettings(given);
    const request = {
        dir: settings.repoDir,
        target: linkTarget(settings, server),
        ...(main === undefined ? {} : { main: sideOf(main) }),
    };
    const [base, ours, theirs, path] = files;
    let merged;
    if (base !== undefined && ours !== undefined && theirs !== undefined) {
        merged = await mergeAsDriver({ base, ours, theirs, ...(path === undefined ? {} : { path }) }, request);
    }
    else if (base === undefined) {
        merged = await mergeStopped(settings.changelogFile, request);
        if (merged.isWritten)
            process.stdout.write(`merged and added ${settings.changelogFile}\n`);
    }
    else {
        const hint = 'git calls it as: infx changelog merge %O %A %B %P';
        throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX300', 'a merge needs three files, or none', { hint })]);
    }
    (0,failure/* printProblems */.Mr)(merged.problems);
    return (0,failure/* exitCodeOf */.FO)(merged.problems);
}
function sideOf(text) {
    if (text === 'ours' || text === 'theirs')
        return text;
    throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX300', `main: expected "ours" or "theirs", got "${text}"`)]);
}
async function addVerb(given, options) {
    const { settings, config } = demandSettings(given);
    const { scenarioType, server, ...request } = options;
    const { path, keys, linked = [], problems, } = await addToChangelog(settings, config, { ...request, ...(scenarioType === undefined ? {} : { scenarioType: scenarioType.map(scenarioOf) }) }, {
        fetchMissingBase: process.env['GITHUB_ACTIONS'] === 'true',
        target: linkTarget(settings, server),
    });
    (0,failure/* printProblems */.Mr)(problems);
    for (const place of linked)
        process.stdout.write(`${place}: the pr-link has its number now\n`);
    if (path !== undefined) {
        process.stdout.write(`${path}: entry for ${keys.length} ${keys.length === 1 ? 'key' : 'keys'}\n`);
        for (const key of keys)
            process.stdout.write(`  ${key}\n`);
    }
    return (0,failure/* exitCodeOf */.FO)(problems);
}
function scenarioOf(text) {
    if (text === 'fixed-seq-len' || text === 'agentic-coding')
        return text;
    const message = `scenario-type: expected fixed-seq-len or agentic-coding, got "${text}"`;
    throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX300', message)]);
}
async function foldVerb(given, server) {
    const { settings } = demandSettings(given);
    const { folded, problems } = await foldChangelog(settings, linkTarget(settings, server));
    (0,failure/* printProblems */.Mr)(problems);
    const count = `${folded.length} ${folded.length === 1 ? 'fragment' : 'fragments'}`;
    process.stdout.write(folded.length === 0 ? 'nothing folded\n' : `${count} folded into ${settings.changelogFile}\n`);
    for (const path of folded)
        process.stdout.write(`  ${path}\n`);
    return (0,failure/* exitCodeOf */.FO)(problems);
}
async function installVerb(given, options) {
    const { settings } = demandSettings(given);
    // What is printed is for every clone; this one has this very program, on its PATH or not.
    const command = options.write ? (0,assets/* selfCommand */.ee)().map(shell_words/* shellWord */.r).join(' ') : 'infx';
    const setup = driverSetup(settings.changelogFile, options.command ?? command);
    if (options.write) {
        await installDriver(settings.repoDir, settings.changelogFile, setup);
        process.stdout.write(`installed; commit .gitattributes (${setup.attributes})\n`);
        return 0;
    }
    const config = setup.config.map(([name, value]) => `git config ${name} "${value}"`);
    process.stdout.write(`In .gitattributes, committed:\n  ${setup.attributes}\nIn every clone:\n  ${config.join('\n  ')}\nOr: infx changelog install --write\n`);
    return 0;
}
function demandSettings(given) {
    const { settings, config, problems } = (0,prepare/* readSettings */.sb)(given, process.cwd(), {});
    if (!settings || (0,problem/* hasErrors */.Cs)(problems))
        throw new problem/* ProblemError */.Mm(problems);
    return { settings, config };
}
//# sourceMappingURL=changelog.js.map

/***/ }),

/***/ 58608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B0: () => (/* binding */ markedParts),
/* harmony export */   L7: () => (/* binding */ onNodes),
/* harmony export */   Nh: () => (/* binding */ nodesOf),
/* harmony export */   Sn: () => (/* binding */ symbolicNodes),
/* harmony export */   kV: () => (/* binding */ nodeCount)
/* harmony export */ });
/* unused harmony export withNodes */
const mark = /\{infx:(address|name):(\d+)\}|\{infx:(job)\}/g;
/** More nodes than any point asks for. */
const mostNodes = 256;
/** What engines are rendered with before there is an allocation. */
const symbolicNodes = {
    addresses: Array.from({ length: mostNodes }, (_, node) => `{infx:address:${node}}`),
    names: Array.from({ length: mostNodes }, (_, node) => `{infx:name:${node}}`),
    jobId: '{infx:job}',
};
/** Literal pieces and marks of a text, in order. */
function markedParts(text) {
    const parts = [];
    let end = 0;
    for (const found of text.matchAll(mark)) {
        if (found.index > end)
            parts.push(text.slice(end, found.index));
        const [whole, kind, node] = found;
        if (kind === 'address' || kind === 'name')
            parts.push({ kind, node: Number(node) });
        else
            parts.push({ kind: 'job' });
        end = found.index + whole.length;
    }
    if (end < text.length || parts.length === 0)
        parts.push(text.slice(end));
    return parts;
}
/** The text with real names. Throws (a bug of ours) when the allocation lacks a node. */
function withNodes(text, nodes) {
    return markedParts(text)
        .map((part) => {
        if (typeof part === 'string')
            return part;
        if (part.kind === 'job')
            return nodes.jobId;
        const value = (part.kind === 'address' ? nodes.addresses : nodes.names)[part.node];
        if (value === undefined)
            throw new Error(`the allocation has no node ${part.node}`);
        return value;
    })
        .join('');
}
/** The whole engine with real names. */
function onNodes(spec, nodes) {
    const fill = (text) => withNodes(text, nodes);
    return {
        ...spec,
        processes: spec.processes.map((process) => ({
            ...process,
            argv: process.argv.map(fill),
            ...(process.command === undefined ? {} : { command: process.command.map(fill) }),
            env: Object.fromEntries(Object.entries(process.env).map(([name, value]) => [name, fill(value)])),
        })),
        ...(spec.files
            ? { files: spec.files.map(({ path, text }) => ({ path: fill(path), text: fill(text) })) }
            : {}),
        endpointUrl: fill(spec.endpointUrl),
        metricsUrls: spec.metricsUrls.map(fill),
    };
}
/** Nodes the processes of an engine are placed on; the first when a process has no place. */
const nodesOf = (process) => process.placement?.nodes ?? [0];
const nodeCount = (spec) => Math.max(...spec.processes.flatMap((process) => nodesOf(process).map((node) => node + 1)), 1);
//# sourceMappingURL=allocation.js.map

/***/ }),

/***/ 22202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ shellCommand),
/* harmony export */   r: () => (/* binding */ shellWord)
/* harmony export */ });
/* harmony import */ var _allocation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58608);
/** Words of a POSIX shell: literals quoted, marks of nodes as variables of the job script. */

const safe = /^[\w@%+=:,./-]+$/;
/** One word; `{infx:address:0}` and its like become `"${addresses[0]}"`. */
function shellWord(text) {
    if (text === '')
        return "''";
    return (0,_allocation_js__WEBPACK_IMPORTED_MODULE_0__/* .markedParts */ .B0)(text).map(partWord).join('');
}
function partWord(part) {
    if (typeof part === 'string')
        return safe.test(part) ? part : `'${part.replaceAll("'", String.raw `'\''`)}'`;
    switch (part.kind) {
        case 'address':
            return `"\${addresses[${part.node}]}"`;
        case 'name':
            return `"\${names[${part.node}]}"`;
        case 'job':
            return '"$SLURM_JOB_ID"';
    }
}
/** Words on lines of their own, continued; a flag and its value stay together. */
const shellCommand = (words) => words.join(' \\\n  ');
//# sourceMappingURL=shell-words.js.map

/***/ })

};
