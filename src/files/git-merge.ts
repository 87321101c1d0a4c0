/** A stopped merge: the three sides of a conflicted file in the index, which of them is main, and marking it resolved. */
import { Buffer } from 'node:buffer'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { ProblemError } from '../core/problem.ts'
import type { TextFile } from '../core/plan/snapshot.ts'
import { gitFailed, runGit } from './git-process.ts'
import { decodeFile, maxFileBytes, tooLarge } from './repository-file.ts'
import type { FileRead } from './repository-file.ts'

/** Sides as git numbers them; a side without the file is absent. */
export interface ConflictedFile {
  readonly base?: TextFile
  readonly ours?: TextFile
  readonly theirs?: TextFile
}

/** The sides of `path` (relative to `dir`), or undefined when it is not in conflict. Throws ProblemError on unreadable bytes. */
export async function readConflict(dir: string, path: string): Promise<ConflictedFile | undefined> {
  const listed = await gitOutput(dir, ['ls-files', '--unmerged', '-z', '--', path])
  const stages = new Map(
    listed.split('\0').flatMap((line): [string, string][] => {
      const parts = /^\d+ ([0-9a-f]+) ([123])\t/.exec(line)
      return parts ? [[parts[2] ?? '', parts[1] ?? '']] : []
    }),
  )
  if (stages.size === 0) return undefined
  const side = async (stage: string): Promise<TextFile | undefined> => {
    const blob = stages.get(stage)
    return blob === undefined ? undefined : textOf(await readBlob(dir, path, blob))
  }
  const [base, ours, theirs] = [await side('1'), await side('2'), await side('3')]
  return {
    ...(base === undefined ? {} : { base }),
    ...(ours === undefined ? {} : { ours }),
    ...(theirs === undefined ? {} : { theirs }),
  }
}

async function readBlob(dir: string, path: string, blob: string): Promise<FileRead> {
  const size = Number((await gitOutput(dir, ['cat-file', '-s', blob])).trim())
  if (size > maxFileBytes) return tooLarge(path, size)
  const chunks: Buffer[] = []
  const args = ['cat-file', 'blob', blob]
  const output = await runGit({ cwd: dir, args, onStdout: (chunk) => chunks.push(chunk) })
  if (output.code !== 0) throw new ProblemError([gitFailed(args, output)])
  return decodeFile(path, Buffer.concat(chunks))
}

function textOf(read: FileRead): TextFile | undefined {
  if (read.kind === 'refused') throw new ProblemError([read.problem])
  return read.kind === 'text' ? read.file : undefined
}

/** Marks a file as resolved with its present content. */
export async function markResolved(dir: string, path: string): Promise<void> {
  await gitOutput(dir, ['add', '--', path])
}

/**
 * Which side of a conflict keeps its bytes: `ours` while commits are replayed on top of main (rebase, cherry-pick) and
 * on the default branch itself; `theirs` when main is merged into a branch.
 */
export async function mainSide(dir: string): Promise<'ours' | 'theirs'> {
  const mergeHead = (await gitOutput(dir, ['rev-parse', '--git-path', 'MERGE_HEAD'])).trim()
  return existsSync(resolve(dir, mergeHead)) ? sideOfDefaultBranch(dir) : 'ours'
}

/** The same while git runs a merge driver: it has written no state yet, but `git merge` names what it merges. */
export async function mainSideOfDriver(dir: string): Promise<'ours' | 'theirs'> {
  if (Object.keys(process.env).some((name) => name.startsWith('GITHEAD_'))) return sideOfDefaultBranch(dir)
  // Called by hand, outside of git, the order of the arguments is all there is.
  return process.env['GIT_EXEC_PATH'] === undefined ? 'theirs' : 'ours'
}

async function sideOfDefaultBranch(dir: string): Promise<'ours' | 'theirs'> {
  const name = async (ref: string): Promise<string> =>
    (await runGit({ cwd: dir, args: ['symbolic-ref', '--quiet', '--short', ref] })).stdout.trim()
  const remote = (await name('refs/remotes/origin/HEAD')).replace(/^origin\//, '')
  const known = remote === '' ? ['main', 'master'] : [remote]
  return known.includes(await name('HEAD')) ? 'ours' : 'theirs'
}

/** Sets one value of the repository's own configuration. */
export async function setGitConfig(dir: string, name: string, value: string): Promise<void> {
  await gitOutput(dir, ['config', '--local', name, value])
}

async function gitOutput(cwd: string, args: readonly string[]): Promise<string> {
  const output = await runGit({ cwd, args })
  if (output.code !== 0) throw new ProblemError([gitFailed(args, output)])
  return output.stdout
}
