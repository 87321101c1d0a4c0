/** A changelog that the change moved: found at the base under its old name, so that old entries stay old. */
import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fragmentsFolder } from '../core/changelog/fragments.ts'
import { readChangelog } from '../core/changelog/document.ts'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/changelog.ts'
import type { RepoSnapshot, TextFile } from '../core/plan/snapshot.ts'
import type { Problem } from '../core/problem.ts'
import type { GitRepository } from '../files/git.ts'
import { decodeFile, maxFileBytes } from '../files/repository-file.ts'

export interface MovedChangelog {
  readonly base: RepoSnapshot
  readonly problems: readonly Problem[]
}

/** More candidates than this are no renamed changelog but a reorganised repository. */
const maxCandidates = 200

/**
 * When the base lacks the changelog and the head has one: a YAML file that only the base has, and whose first entry
 * starts the head's, is the same changelog (INFX071).
 */
export async function findMovedChangelog(
  repository: GitRepository,
  base: RepoSnapshot,
  head: RepoSnapshot,
  settings: { readonly head?: string; readonly repoDir: string },
): Promise<MovedChangelog> {
  const same = { base, problems: [] }
  if (base.changelog !== undefined || head.changelog === undefined || base.commit === undefined) return same
  const { changelog } = head
  const isThere = await presence(repository, settings)
  const names = (await repository.listFiles(base.commit, '.'))
    .map(({ path }) => path)
    .filter((path) => /\.ya?ml$/.test(path) && !isThere(path))
  const candidates = [...names].sort((a, b) => likeness(b, changelog.path) - likeness(a, changelog.path))
  const answers = await repository.readFiles(base.commit, candidates.slice(0, maxCandidates), maxFileBytes)
  for (const [path, answer] of answers) {
    const read = answer.kind === 'blob' ? decodeFile(path, answer.bytes) : undefined
    if (read?.kind !== 'text' || !startsAlike(read.file, changelog)) continue
    const message = `the changelog moved from ${path} to ${changelog.path}`
    const at = { file: changelog.path, line: 1, col: 1 }
    const fragments = await movedFragments(repository, base.commit, path, changelog.path)
    const moved = fragments.length === 0 ? {} : { changelogFragments: fragments }
    return {
      base: { ...base, ...moved, changelog: read.file },
      problems: [problem('INFX071', message, { at })],
    }
  }
  return same
}

/** Fragments lie beside their changelog: those of its old folder, under the names that they have in the new one. */
async function movedFragments(
  repository: GitRepository,
  commit: string,
  from: string,
  to: string,
): Promise<readonly TextFile[]> {
  const folder = fragmentsFolder(from)
  if (folder === fragmentsFolder(to)) return []
  const paths = (await repository.listFiles(commit, folder))
    .map(({ path }) => path)
    .filter((path) => /\.ya?ml$/.test(path))
  const answers = await repository.readFiles(commit, paths, maxFileBytes)
  return [...answers].flatMap(([path, answer]) => {
    const read = answer.kind === 'blob' ? decodeFile(path, answer.bytes) : undefined
    if (read?.kind !== 'text') return []
    return [{ path: `${fragmentsFolder(to)}${path.slice(folder.length)}`, text: read.file.text }]
  })
}

async function presence(
  repository: GitRepository,
  { head, repoDir }: { readonly head?: string; readonly repoDir: string },
): Promise<(path: string) => boolean> {
  if (head === undefined) return (path) => existsSync(join(repoDir, path))
  const there = new Set((await repository.listFiles(head, '.')).map(({ path }) => path))
  return (path) => there.has(path)
}

/** The same name in another folder first, then another name in the same folder. */
const likeness = (path: string, changelog: string): number =>
  2 * Number(posix.basename(path) === posix.basename(changelog)) +
  Number(posix.dirname(path) === posix.dirname(changelog))

function startsAlike(old: TextFile, head: TextFile): boolean {
  const [first] = readChangelog(old).blocks
  if (first?.entry === undefined) return false
  const text = old.text.slice(first.start, first.end).trimEnd()
  return head.text.startsWith(text) || head.text.includes(`\n${text}`)
}
