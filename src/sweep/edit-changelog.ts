/** Writing to the changelog: fragments folded in, the merge driver installed. What adds an entry is beside it. */
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { foldFragments } from '../core/changelog/edit.ts'
import type { LinkTarget } from '../core/changelog/pr-link.ts'
import { hasErrors } from '../core/problem.ts'
import type { Problem } from '../core/problem.ts'
import { setGitConfig } from '../files/git-merge.ts'
import { readSnapshotFromWorkTree } from '../files/snapshot.ts'
import type { SweepSettings } from './settings.ts'

export const githubServer = 'https://github.com'

export const linkTarget = (
  { repository, pullRequest }: SweepSettings,
  server: string | undefined,
): LinkTarget => ({
  server: server ?? githubServer,
  ...(repository === undefined ? {} : { repository }),
  ...(pullRequest === undefined ? {} : { pullRequest }),
})

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
