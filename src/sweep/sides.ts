/** Both sides of a change: the head, and the merge base that it is compared with. */
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/changelog.ts'
import type { RepoSnapshot } from '../core/plan/snapshot.ts'
import { type Problem, ProblemError } from '../core/problem.ts'
import { type GitRepository, openRepository } from '../files/git.ts'
import { type SnapshotPaths, readSnapshotFromGit, readSnapshotFromWorkTree } from '../files/snapshot.ts'
import { expandConfigFiles } from './config-files.ts'
import { findMovedChangelog } from './moved-changelog.ts'
import type { SweepSettings } from './settings.ts'

const refusedFileCode = 'INFX325'
const absentCommitCode = 'INFX321'
/** Bound on fetching a base that a shallow checkout lacks. */
const fetchTimeoutMs = 120_000

export interface PrepareOptions {
  /** Where checkouts are shallow and the network is at hand: fetch a base that is not in the clone, once. */
  readonly fetchMissingBase?: boolean
}

export interface Sides {
  readonly head: RepoSnapshot
  readonly base?: RepoSnapshot
  readonly problems: readonly Problem[]
}

/** The base is the merge base of `base` and the head: what main gained meanwhile is not this change's doing. */
export async function readSides(settings: SweepSettings, options: PrepareOptions): Promise<Sides> {
  const { files, problems: unmatched } = expandConfigFiles(settings.configFiles, settings.repoDir)
  const paths: SnapshotPaths = {
    configFiles: files,
    runnerConfig: settings.runnerConfig,
    changelogFile: settings.changelogFile,
    recipesDir: settings.recipesDir,
    goldenAlDir: settings.goldenAlDir,
  }
  if (settings.base === undefined && settings.head === undefined) {
    const { snapshot, problems } = await readSnapshotFromWorkTree(settings.repoDir, paths)
    return { head: snapshot, problems: [...unmatched, ...problems] }
  }
  const repository = await openRepository(settings.repoDir)
  const mergeBase = settings.base === undefined ? undefined : await mergeBaseOf(repository, settings, options)
  // Both sides at once: git works while the other side is decoded.
  const [head, base] = await Promise.all([
    settings.head === undefined
      ? readSnapshotFromWorkTree(settings.repoDir, paths)
      : readSnapshotFromGit(repository, settings.head, paths),
    mergeBase === undefined ? undefined : readSnapshotFromGit(repository, mergeBase, paths),
  ])
  const problems = [...unmatched, ...head.problems]
  if (mergeBase === undefined || base === undefined) return { head: head.snapshot, problems }
  // A file that the change itself adds is absent at the base, which is no fault; one that cannot be read there is:
  // a changelog taken for absent would make every old entry a new one.
  const unreadable = base.problems.filter(({ code }) => code === refusedFileCode)
  const behind = await commitsBehind(repository, mergeBase, settings)
  const moved = await findMovedChangelog(repository, base.snapshot, head.snapshot, settings)
  return {
    head: head.snapshot,
    base: moved.base,
    problems: [...problems, ...unreadable, ...behind, ...moved.problems],
  }
}

async function mergeBaseOf(
  repository: GitRepository,
  { base = 'HEAD', head = 'HEAD' }: SweepSettings,
  { fetchMissingBase = false }: PrepareOptions,
): Promise<string> {
  try {
    return await repository.mergeBase(base, head)
  } catch (error) {
    const isAbsent =
      error instanceof ProblemError && error.problems.some(({ code }) => code === absentCommitCode)
    if (!isAbsent || !fetchMissingBase) throw error
    await repository.fetchHistory([base, head], fetchTimeoutMs)
    return repository.mergeBase(base, head)
  }
}

/** A line for the reader: a branch behind main is compared where it left it, and needs no update for that. */
async function commitsBehind(
  repository: GitRepository,
  mergeBase: string,
  { base = 'HEAD', head = 'HEAD' }: SweepSettings,
): Promise<readonly Problem[]> {
  if ((await repository.resolve(base)) === mergeBase) return []
  const count = await repository.commitsBehind(head, base)
  const message = `the head is ${count} ${count === 1 ? 'commit' : 'commits'} behind ${base}: it is compared with ${mergeBase.slice(0, 12)}, where it left it`
  return [problem('INFX076', message)]
}
