/** Writing to the changelog: entries added, fragments folded in, the merge driver installed. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { isRepeated, withoutNamed } from '../core/changelog/already-named.ts'
import { likelyRepository } from '../core/changelog/check-link.ts'
import { checkChangelog } from '../core/changelog/check.ts'
import { parseChangelog, readChangelog } from '../core/changelog/document.ts'
import { addEntry, foldFragments, newLink } from '../core/changelog/edit.ts'
import type { ChangelogEntry } from '../core/changelog/entry.ts'
import type { NewEntry } from '../core/changelog/entry-text.ts'
import { fragmentsFolder } from '../core/changelog/fragments.ts'
import type { LinkTarget } from '../core/changelog/pr-link.ts'
import type { RepoSnapshot, TextFile } from '../core/plan/snapshot.ts'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/changelog.ts'
import '../core/problems/command.ts'
import { ProblemError, hasErrors } from '../core/problem.ts'
import type { Problem } from '../core/problem.ts'
import type { InfxConfig } from '../core/schema/infx-config.generated.ts'
import { setGitConfig } from '../files/git-merge.ts'
import { readFileBelow } from '../files/repository-file.ts'
import { readSnapshotFromWorkTree } from '../files/snapshot.ts'
import { keysToName } from './changed-keys.ts'
import { policyOf } from './prepare.ts'
import type { SweepSettings } from './settings.ts'
import { type PrepareOptions, readSides } from './sides.ts'

export const githubServer = 'https://github.com'

export const linkTarget = (
  { repository, pullRequest }: SweepSettings,
  server: string | undefined,
): LinkTarget => ({
  server: server ?? githubServer,
  ...(repository === undefined ? {} : { repository }),
  ...(pullRequest === undefined ? {} : { pullRequest }),
})

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
  readonly problems: readonly Problem[]
}

/** Adds an entry for `settings.keys`, else for every key whose points changed since `settings.base`. */
export async function addToChangelog(
  settings: SweepSettings,
  config: InfxConfig,
  request: AddRequest,
  options: PrepareOptions & { readonly target: LinkTarget },
): Promise<Added> {
  const found = await keysOf(settings, config, options)
  if (found.keys.length === 0) return { keys: [], problems: found.problems }
  const path = fileFor(settings, request.fragment)
  const { link, fragment: _fragment, ...rest } = request
  const file = readOrEmpty(settings.repoDir, path)
  const prLink = link ?? newLink(withLikely(options.target, settings))
  const entry: NewEntry = { ...rest, configKeys: found.keys, prLink }
  const newest = parseChangelog(file).entries.at(-1)
  const repeated = newest && isRepeated(entry, newest) ? [newest] : []
  const { left, problems: named } = withoutNamed(entry, found.added ?? repeated, path)
  if (left.length === 0) return { keys: [], problems: [...found.problems, ...named] }
  const edited = addEntry(file, { ...entry, configKeys: left }, options.target)
  const problems = [...found.problems, ...named, ...edited.problems]
  if (edited.text === undefined) return { keys: left, problems }
  mkdirSync(dirname(join(settings.repoDir, path)), { recursive: true })
  writeFileSync(join(settings.repoDir, path), edited.text)
  return { path, keys: left, problems }
}

/** A placeholder is nearer to the link when it names the repository that the entries before it do. */
function withLikely(target: LinkTarget, { repoDir, changelogFile }: SweepSettings): LinkTarget {
  const document = readChangelog(readOrEmpty(repoDir, changelogFile))
  const repository = target.repository ?? likelyRepository(document, target.server)
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
  if (settings.keys !== undefined) return { keys: settings.keys, problems: [] }
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

export interface FoldResult {
  /** Fragments whose entries are in the document now; they are removed. */
  readonly folded: readonly string[]
  readonly problems: readonly Problem[]
}

/** Moves the entries of every fragment to the end of the document. Writes the document before it removes a fragment. */
export async function foldChangelog(settings: SweepSettings, target: LinkTarget): Promise<FoldResult> {
  const { repoDir, changelogFile } = settings
  const { snapshot, problems } = await readSnapshotFromWorkTree(repoDir, { configFiles: [], changelogFile })
  const { changelogFragments: fragments = [] } = snapshot
  if (fragments.length === 0 || hasErrors(problems)) return { folded: [], problems }
  const document = snapshot.changelog ?? { path: changelogFile, text: '' }
  const edited = foldFragments(document, fragments, target)
  if (edited.text === undefined) return { folded: [], problems: [...problems, ...edited.problems] }
  writeFileSync(join(repoDir, changelogFile), edited.text)
  for (const { path } of fragments) rmSync(join(repoDir, path))
  return { folded: fragments.map(({ path }) => path), problems: [...problems, ...edited.problems] }
}

export const driverName = 'infx-changelog'

export interface DriverSetup {
  /** The line of .gitattributes, and the two values of git's configuration. */
  readonly attributes: string
  readonly config: readonly (readonly [name: string, value: string])[]
}

/** What makes git merge the changelog with `command` (the program that is `infx`). */
export const driverSetup = (changelogFile: string, command: string): DriverSetup => ({
  attributes: `${attributePattern(posix.basename(changelogFile))} merge=${driverName}`,
  config: [
    [`merge.${driverName}.name`, 'append entries of both sides of the performance changelog'],
    [`merge.${driverName}.driver`, `${command} changelog merge %O %A %B %P`],
  ],
})

/** The pattern of .gitattributes that matches exactly this name: nothing stands for more, and blanks do not end it. */
function attributePattern(name: string): string {
  const exact = name.replace(/[\\*?[\]]/g, '\\$&').replace(/^[!#]/, '\\$&')
  // C-style quotes, as git reads them; in them a backslash stands for the next character.
  return /^[\x21\x23-\x7e]+$/.test(exact)
    ? exact
    : `"${exact.replace(/["\\]/g, '\\$&').replace(/[\x00-\x1f\x7f]/g, octal)}"`
}

const octal = (character: string): string => `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`

/** Sets it: the attributes (to be committed) beside the changelog, the configuration in this clone. Idempotent. */
export async function installDriver(
  repoDir: string,
  changelogFile: string,
  setup: DriverSetup,
): Promise<void> {
  const file = join(repoDir, posix.dirname(changelogFile), '.gitattributes')
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (!text.split('\n').includes(setup.attributes)) {
    appendFileSync(file, `${text === '' || text.endsWith('\n') ? '' : '\n'}${setup.attributes}\n`)
  }
  for (const [name, value] of setup.config) await setGitConfig(repoDir, name, value)
}
