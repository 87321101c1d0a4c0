/** Reads what decides a plan, from the working tree or at a commit, into a RepoSnapshot. */
import { readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fragmentsFolder } from '../core/changelog/fragments.ts'
import type { RepoSnapshot, TextFile } from '../core/plan/snapshot.ts'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/repository.ts'
import { didYouMean } from '../core/problem.ts'
import type { Problem } from '../core/problem.ts'
import type { BatchAnswer } from './git-batch.ts'
import type { GitRepository } from './git.ts'
import { decodeFile, filesBelow, maxFileBytes, refusedFile, tooLarge } from './repository-file.ts'
import type { FileRead } from './repository-file.ts'

/** Where a repository keeps what; all relative to the root, with forward slashes. An absent member is not read. */
export interface SnapshotPaths {
  readonly configFiles: readonly string[]
  readonly runnerConfig?: string
  /** Its fragments, in `changelog.d/` beside it, are read too. */
  readonly changelogFile?: string
  /** Folder that holds what the configuration calls `recipes/…`. */
  readonly recipesDir?: string
  readonly goldenAlDir?: string
}

export interface SnapshotRead {
  readonly snapshot: RepoSnapshot
  /** Missing configuration and runner files, refused files. A missing changelog or folder is only absent. */
  readonly problems: readonly Problem[]
}

/** The working tree below `root`, uncommitted changes included. */
export function readSnapshotFromWorkTree(root: string, paths: SnapshotPaths): Promise<SnapshotRead> {
  const read = filesBelow(root)
  const list = (folder: string): readonly string[] => listFilesOnDisk(root, folder)
  const siblings = (path: string): readonly string[] => siblingsOnDisk(root, path)
  return Promise.resolve(assemble(paths, { read, list, siblings, where: 'in the working tree' }))
}

/**
 * The same at a commit. Everything named by `paths` is read by one git process; other files of the commit when they
 * are asked for. Throws ProblemError when the commit cannot be read.
 */
export async function readSnapshotFromGit(
  repository: GitRepository,
  ref: string,
  paths: SnapshotPaths,
): Promise<SnapshotRead> {
  const commit = await repository.resolve(ref)
  const folders = [paths.recipesDir, paths.goldenAlDir, fragmentsOf(paths)].filter(
    (folder) => folder !== undefined,
  )
  const found = await repository.listFiles(commit, ...folders)
  const listed = new Set(found.map(({ path }) => path))
  const yaml = [...listed].filter(isYaml)
  const listings = new Map(
    folders.map((folder) => [folder, yaml.filter((path) => path.startsWith(below(folder)))]),
  )
  const named = [
    ...paths.configFiles,
    paths.runnerConfig,
    paths.changelogFile,
    ...[...listings.values()].flat(),
  ]
  const wanted = new Set(named.filter((path) => path !== undefined))
  const answers = await repository.readFiles(commit, [...wanted], maxFileBytes)
  const read = (path: string): FileRead => {
    const answer = answers.get(path)
    if (answer || isUnlisted(path, folders, listed)) return fromBatch(path, answer)
    return fromBatch(path, repository.readFileNow(commit, path, maxFileBytes))
  }
  const list = (folder: string): readonly string[] => listings.get(folder) ?? []
  return assemble(paths, {
    read,
    list,
    siblings: () => [],
    where: `at commit ${commit.slice(0, 12)}`,
    commit,
  })
}

/** What the paths of all files in a folder begin with. */
function below(folder: string): string {
  const normal = posix.normalize(folder).replace(/\/$/, '')
  return normal === '.' ? '' : `${normal}/`
}

/** Whether the listing of a folder alone says that there is no such file; below a symbolic link it cannot. */
function isUnlisted(path: string, folders: readonly string[], listed: ReadonlySet<string>): boolean {
  if (!folders.some((folder) => path.startsWith(below(folder)))) return false
  const steps = path.split('/')
  return !steps.some((_, index) => listed.has(steps.slice(0, index + 1).join('/')))
}

interface Source {
  readonly read: (path: string) => FileRead
  /** YAML files below a folder, relative to the root, sorted. */
  readonly list: (folder: string) => readonly string[]
  /** Files beside a path, for "did you mean". */
  readonly siblings: (path: string) => readonly string[]
  readonly where: string
  readonly commit?: string
}

function assemble(paths: SnapshotPaths, source: Source): SnapshotRead {
  const problems: Problem[] = []
  const take = (path: string): TextFile | undefined => {
    const answer = source.read(path)
    if (answer.kind === 'refused') problems.push(answer.problem)
    return answer.kind === 'text' ? answer.file : undefined
  }
  const demand = (path: string, what: string): readonly TextFile[] => {
    const before = problems.length
    const file = take(path)
    if (!file && problems.length === before) problems.push(missing(path, what, source))
    return file ? [file] : []
  }
  const configFiles = paths.configFiles.flatMap((path) => demand(path, 'configuration file'))
  const [runnerConfig] = paths.runnerConfig === undefined ? [] : demand(paths.runnerConfig, 'runner file')
  const changelog = paths.changelogFile === undefined ? undefined : take(paths.changelogFile)
  const fragments = fragmentsOf(paths)
  const changelogFragments = (fragments === undefined ? [] : source.list(fragments)).flatMap(
    (path) => take(path) ?? [],
  )
  const curves = paths.goldenAlDir === undefined ? [] : source.list(paths.goldenAlDir)
  const goldenCurves = curves.flatMap((path) => take(path) ?? [])
  const cached = cacheReads(source.read)
  const refusalOf = (path: string | undefined): Problem | undefined => {
    const answer = cached(path)
    return answer?.kind === 'refused' ? answer.problem : undefined
  }
  let recipes: readonly string[] | undefined
  const snapshot: RepoSnapshot = {
    ...(source.commit === undefined ? {} : { commit: source.commit }),
    configFiles,
    ...(runnerConfig === undefined ? {} : { runnerConfig }),
    ...(changelog === undefined ? {} : { changelog }),
    ...(changelogFragments.length === 0 ? {} : { changelogFragments }),
    goldenCurves,
    readRecipe: (path) => textOf(cached(recipeOnDisk(paths.recipesDir, path))),
    recipeRefusalOf: (path) => refusalOf(recipeOnDisk(paths.recipesDir, path)),
    listRecipes: () => (recipes ??= listRecipes(paths.recipesDir, source)),
    readFile: (path) => textOf(cached(path)),
    refusalOf,
  }
  return { snapshot, problems }
}

const fragmentsOf = ({ changelogFile }: SnapshotPaths): string | undefined =>
  changelogFile === undefined ? undefined : fragmentsFolder(changelogFile)

/** `recipes/a/b.yaml` of the configuration → the file below the recipes folder, whatever that folder is called. */
function recipeOnDisk(recipesDir: string | undefined, path: string): string | undefined {
  if (recipesDir === undefined) return undefined
  const normal = posix.normalize(path)
  if (normal.startsWith('../') || posix.isAbsolute(normal)) return undefined
  return posix.join(recipesDir, normal.replace(/^recipes\//, ''))
}

const listRecipes = (recipesDir: string | undefined, source: Source): readonly string[] =>
  recipesDir === undefined
    ? []
    : source.list(recipesDir).map((path) => `recipes/${path.slice(below(recipesDir).length)}`)

/** One read per path. */
function cacheReads(read: (path: string) => FileRead): (path: string | undefined) => FileRead | undefined {
  const cache = new Map<string, FileRead>()
  return (path) => {
    if (path === undefined) return undefined
    const known = cache.get(path)
    if (known) return known
    const answer = read(path)
    cache.set(path, answer)
    return answer
  }
}

/** A refused file is absent for readers of text: whoever refers to it reports why. */
const textOf = (answer: FileRead | undefined): string | undefined =>
  answer?.kind === 'text' ? answer.file.text : undefined

function fromBatch(path: string, answer: BatchAnswer | undefined): FileRead {
  switch (answer?.kind) {
    case 'blob':
      return decodeFile(path, answer.bytes)
    case 'symlink':
      return refusedFile(path, 'is a symbolic link that leads out of the repository or nowhere')
    case 'too-large':
      return tooLarge(path, answer.size)
    case 'other':
      return refusedFile(path, `is a ${answer.type}, not a file`)
    case 'missing':
    case undefined:
      return { kind: 'missing' }
  }
}

function missing(path: string, what: string, source: Source): Problem {
  const near = didYouMean(path, source.siblings(path))
  return problem('INFX324', `${what} "${path}" does not exist ${source.where}`, {
    at: { file: path, line: 1, col: 1 },
    hint: near ? `did you mean "${near}"?` : 'correct the path; it is relative to the repository root',
  })
}

const isYaml = (path: string): boolean => /\.ya?ml$/.test(path)

const isMissingFolder = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && (cause.code === 'ENOENT' || cause.code === 'ENOTDIR')

function siblingsOnDisk(root: string, path: string): readonly string[] {
  const folder = posix.dirname(path)
  try {
    return readdirSync(join(root, folder)).map((name) => (folder === '.' ? name : posix.join(folder, name)))
  } catch (cause) {
    if (isMissingFolder(cause)) return []
    throw cause
  }
}

/** Folders are not followed through symbolic links, so a link cannot make the walk endless. */
function listFilesOnDisk(root: string, folder: string): readonly string[] {
  const walk = (path: string): string[] =>
    readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => {
      const inner = posix.join(path, entry.name)
      if (entry.isDirectory()) return entry.name === '.git' ? [] : walk(inner)
      return isYaml(inner) ? [inner] : []
    })
  try {
    return walk(posix.normalize(folder)).sort()
  } catch (cause) {
    if (isMissingFolder(cause)) return []
    throw cause
  }
}
