/** `infx changelog add`: which keys an entry is for, its link, and the file that gets it. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { isRepeated, withoutNamed } from '../core/changelog/already-named.ts'
import { likelyRepository } from '../core/changelog/check-link.ts'
import { checkChangelog } from '../core/changelog/check.ts'
import { parseChangelog, readChangelog } from '../core/changelog/document.ts'
import { addEntry, newLink } from '../core/changelog/edit.ts'
import type { ChangelogEntry } from '../core/changelog/entry.ts'
import type { NewEntry } from '../core/changelog/entry-text.ts'
import { fragmentsFolder } from '../core/changelog/fragments.ts'
import { fillPlaceholders, hasPlaceholder } from '../core/changelog/canonical-link.ts'
import type { LinkTarget } from '../core/changelog/pr-link.ts'
import type { RepoSnapshot, TextFile } from '../core/plan/snapshot.ts'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/changelog.ts'
import '../core/problems/command.ts'
import { ProblemError, hasErrors } from '../core/problem.ts'
import type { Problem } from '../core/problem.ts'
import type { InfxConfig } from '../core/schema/infx-config.generated.ts'
import { repositoryOfOrigin } from '../files/git-remote.ts'
import { readFileBelow } from '../files/repository-file.ts'
import { keysToName, unknownKeys } from './changed-keys.ts'
import { policyOf } from './prepare.ts'
import type { SweepSettings } from './settings.ts'
import { type PrepareOptions, readSides } from './sides.ts'

export interface AddRequest extends Omit<NewEntry, 'configKeys' | 'prLink'> {
  /** `pr-link` as given; made from repository and number when absent. */
  readonly link?: string
  /** Write to `changelog.d/<fragment>.yaml` instead of the document. */
  readonly fragment?: string
}

export interface Added {
  /** File that got the entry; absent when nothing was written. */
  readonly path?: string
  readonly keys: readonly string[]
  /** `file:line` of entries whose placeholder became the link of the pull request. */
  readonly linked?: readonly string[]
  readonly problems: readonly Problem[]
}

/**
 * Adds an entry for `settings.keys`, else for every key whose points changed since `settings.base`. Where the change has
 * that entry already, its placeholder becomes the link of the pull request.
 */
export async function addToChangelog(
  settings: SweepSettings,
  config: InfxConfig,
  request: AddRequest,
  options: PrepareOptions & { readonly target: LinkTarget },
): Promise<Added> {
  const found = await keysOf(settings, config, options)
  if (found.keys.length === 0 || hasErrors(found.problems)) return { keys: [], problems: found.problems }
  const path = fileFor(settings, request.fragment)
  const { link, fragment: _fragment, ...rest } = request
  const target = await withRepository(options.target, settings)
  const entry: NewEntry = { ...rest, configKeys: found.keys, prLink: link ?? linkOf(target) }
  const newest = parseChangelog(readOrEmpty(settings.repoDir, path)).entries.at(-1)
  const repeated = newest && isRepeated(entry, newest, target) ? [newest] : []
  const { left, naming, problems: named } = withoutNamed(entry, found.added ?? repeated, path)
  const linked = link === undefined ? fillLinks(settings, naming, path, target) : []
  const said = [...found.problems, ...named]
  if (left.length === 0) return { keys: [], linked, problems: said }
  const file = readOrEmpty(settings.repoDir, path)
  const edited = addEntry(file, { ...entry, configKeys: left }, options.target)
  const problems = [...said, ...edited.problems]
  if (edited.text === undefined) return { keys: left, linked, problems }
  mkdirSync(dirname(join(settings.repoDir, path)), { recursive: true })
  writeFileSync(join(settings.repoDir, path), edited.text)
  return { path, keys: left, linked, problems }
}

/** Sets the link of the pull request, once it is known, in entries of this change that wait for it. */
function fillLinks(
  { repoDir }: SweepSettings,
  entries: readonly ChangelogEntry[],
  document: string,
  target: LinkTarget,
): readonly string[] {
  if (target.pullRequest === undefined) return []
  const waiting = entries.filter(({ prLink }) => hasPlaceholder(prLink, target))
  for (const path of new Set(waiting.map(({ file }) => file ?? document))) {
    const lines = waiting.flatMap(({ file, line }) => ((file ?? document) === path ? [line] : []))
    writeFileSync(join(repoDir, path), fillPlaceholders(readOrEmpty(repoDir, path), lines, target))
  }
  return waiting.map(({ file, line }) => `${file ?? document}:${line}`)
}

/** Throws ProblemError (INFX301) when the number of the pull request is known and its repository is not. */
function linkOf(target: LinkTarget): string {
  if (target.pullRequest === undefined || target.repository !== undefined) return newLink(target)
  const message = `pull request ${target.pullRequest} of which repository? Neither an entry nor the remote "origin" tells`
  throw new ProblemError([problem('INFX301', message, { hint: 'give --repository OWNER/NAME' })])
}

/**
 * The link's repository where none is given: that of the entries before it, since the clone of a fork comes from
 * elsewhere; else where this clone comes from.
 */
async function withRepository(target: LinkTarget, settings: SweepSettings): Promise<LinkTarget> {
  if (target.repository !== undefined) return target
  const { repoDir, changelogFile } = settings
  const repository =
    likelyRepository(readChangelog(readOrEmpty(repoDir, changelogFile)), target.server) ??
    (await repositoryOfOrigin(repoDir, target.server))
  return repository === undefined ? target : { ...target, repository }
}

interface FoundKeys {
  readonly keys: readonly string[]
  /** Entries that the change has already; unknown without a base. */
  readonly added?: readonly ChangelogEntry[]
  readonly problems: readonly Problem[]
}

async function keysOf(
  settings: SweepSettings,
  config: InfxConfig,
  options: PrepareOptions,
): Promise<FoundKeys> {
  if (settings.keys !== undefined) {
    const { head, problems } = await readSides(settings, options)
    return {
      keys: settings.keys,
      problems: hasErrors(problems) ? problems : unknownKeys(head, settings.keys),
    }
  }
  if (settings.base === undefined) {
    const hint = 'give --base REF to compare with, or the keys with --keys'
    return { keys: [], problems: [problem('INFX301', 'nothing says which keys the entry is for', { hint })] }
  }
  const { head, base, problems: read } = await readSides(settings, options)
  if (!base || hasErrors(read)) return { keys: [], problems: read }
  const { keys, problems } = keysToName(base, head, policyOf(settings, config))
  if (keys.length > 0 || problems.length > 0) {
    return { keys, added: addedSince(base, head), problems: [...read, ...problems] }
  }
  const message = `no point changed against ${settings.base}, so there is nothing to enter`
  return { keys, problems: [problem('INFX070', message, { severity: 'error' })] }
}

function addedSince(base: RepoSnapshot, head: RepoSnapshot): readonly ChangelogEntry[] {
  return checkChangelog({
    head: head.changelog ?? { path: '', text: '' },
    ...(base.changelog === undefined ? {} : { base: base.changelog }),
    baseFragments: base.changelogFragments ?? [],
    headFragments: head.changelogFragments ?? [],
    onMain: false,
  }).added
}

function fileFor({ changelogFile }: SweepSettings, fragment: string | undefined): string {
  if (fragment === undefined) return changelogFile
  const name = fragment.replace(/\.ya?ml$/, '')
  if (!/^[\w][\w.-]*$/.test(name)) {
    const hint = 'letters, digits, dots, hyphens and underscores'
    throw new ProblemError([problem('INFX300', `"${fragment}" is no name for a fragment`, { hint })])
  }
  return posix.join(fragmentsFolder(changelogFile), `${name}.yaml`)
}

function readOrEmpty(root: string, path: string): TextFile {
  const read = readFileBelow(root, path)
  if (read.kind === 'refused') throw new ProblemError([read.problem])
  return read.kind === 'text' ? read.file : { path, text: '' }
}
