/** Merging the changelog: as git's merge driver, and in a repository whose merge has stopped. */
import { writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { mergeChangelogs } from '../core/changelog/merge.ts'
import type { LinkTarget } from '../core/changelog/pr-link.ts'
import type { TextFile } from '../core/plan/snapshot.ts'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/changelog.ts'
import '../core/problems/command.ts'
import { ProblemError } from '../core/problem.ts'
import type { Problem } from '../core/problem.ts'
import { mainSide, mainSideOfDriver, markResolved, readConflict } from '../files/git-merge.ts'
import { readFileBelow } from '../files/repository-file.ts'

export type Side = 'ours' | 'theirs'

export interface MergeRequest {
  /** Folder in which git runs. */
  readonly dir: string
  readonly target: LinkTarget
  /** The side whose bytes stay; found out when absent. */
  readonly main?: Side
}

export interface Merged {
  /** Whether the result was written. */
  readonly isWritten: boolean
  readonly problems: readonly Problem[]
}

/** Files as git hands them to a merge driver: `%O %A %B`, relative to `dir`; `%P` is their name in messages. */
export interface DriverFiles {
  readonly base: string
  readonly ours: string
  readonly theirs: string
  readonly path?: string
}

/** Writes the merge to `ours`, as git expects; nothing when it is refused. Throws ProblemError on unreadable files. */
export async function mergeAsDriver(files: DriverFiles, request: MergeRequest): Promise<Merged> {
  const read = (name: string): TextFile => {
    const path = resolve(request.dir, name)
    const found = readFileBelow(dirname(path), basename(path))
    if (found.kind === 'text') return { path: files.path ?? name, text: found.file.text }
    throw new ProblemError([
      found.kind === 'refused' ? found.problem : problem('INFX308', `${name} does not exist`),
    ])
  }
  const [base, ours, theirs] = [read(files.base), read(files.ours), read(files.theirs)]
  const main = request.main ?? (await mainSideOfDriver(request.dir))
  const merged = mergeChangelogs({ base, ...placed(main, ours, theirs), target: request.target })
  if (merged.text !== undefined) writeFileSync(resolve(request.dir, files.ours), merged.text)
  return { isWritten: merged.text !== undefined, problems: merged.problems }
}

/**
 * Resolves the conflict of `changelog` (relative to `dir`) from the index, writes the file and adds it. Without a
 * conflict nothing happens (INFX070), so that it may be run twice.
 */
export async function mergeStopped(changelog: string, request: MergeRequest): Promise<Merged> {
  const { dir } = request
  const conflict = await readConflict(dir, changelog)
  const at = { file: changelog, line: 1, col: 1 }
  if (!conflict) {
    const message = `${changelog} is not in conflict: there is nothing to merge`
    return { isWritten: false, problems: [problem('INFX070', message, { at })] }
  }
  const { base, ours, theirs } = conflict
  if (!ours || !theirs) {
    const message = `${ours ? 'the other side' : 'this side'} removed ${changelog}`
    const hint = 'restore it there: what was swept stays on record'
    return { isWritten: false, problems: [problem('INFX072', message, { at, hint })] }
  }
  const main = request.main ?? (await mainSide(dir))
  const merged = mergeChangelogs({
    ...(base === undefined ? {} : { base }),
    ...placed(main, ours, theirs),
    target: request.target,
  })
  if (merged.text === undefined) return { isWritten: false, problems: merged.problems }
  writeFileSync(join(dir, changelog), merged.text)
  await markResolved(dir, changelog)
  return { isWritten: true, problems: merged.problems }
}

const placed = (
  main: Side,
  ours: TextFile,
  theirs: TextFile,
): { readonly main: TextFile; readonly branch: TextFile } =>
  main === 'ours' ? { main: ours, branch: theirs } : { main: theirs, branch: ours }
