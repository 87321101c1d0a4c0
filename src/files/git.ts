/** A git repository, read only: refs, merge base, files at a commit. Never answers "nothing" for a commit that is not there. */
import type { Buffer } from 'node:buffer'
import { statSync } from 'node:fs'
import { posix } from 'node:path'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/repository.ts'
import { ProblemError, didYouMean } from '../core/problem.ts'
import type { Problem } from '../core/problem.ts'
import { BatchParser } from './git-batch.ts'
import type { BatchAnswer } from './git-batch.ts'
import { gitFailed, runGit, runGitSync } from './git-process.ts'
import type { GitOutput } from './git-process.ts'

/** A file of a commit; `path` is relative to the opened folder. */
export interface GitFile {
  readonly path: string
  /** Object name of the content: equal content, equal name. */
  readonly blob: string
}

export interface GitRepository {
  /** Absolute path of the opened folder; every path here is relative to it. */
  readonly dir: string
  /** Full SHA of the commit that `ref` names. Throws ProblemError (INFX321 commit absent, INFX322 ref refused or unknown). */
  resolve(ref: string): Promise<string>
  /** Best common ancestor of two refs. Throws ProblemError when the clone cannot tell. */
  mergeBase(left: string, right: string): Promise<string>
  /** Commits of `base` that `head` lacks, ≥ 0: how far a branch is behind. */
  commitsBehind(head: string, base: string): Promise<number>
  /** Contents of several files at a commit, by one process. A path that is not a readable blob has its reason instead. */
  readFiles(
    ref: string,
    paths: readonly string[],
    maxBytes: number,
  ): Promise<ReadonlyMap<string, BatchAnswer>>
  /** One file, synchronously, for readers that cannot wait; `sha` must come from `resolve`. */
  readFileNow(sha: string, path: string, maxBytes: number): BatchAnswer
  /** Every file below some folders at a commit, sorted, by one process; empty when there is no such folder. */
  listFiles(ref: string, ...folders: readonly string[]): Promise<readonly GitFile[]>
  isShallow(): Promise<boolean>
  /** Paths with uncommitted changes, untracked ones included, below `paths` (all when empty). */
  changedPaths(paths: readonly string[]): Promise<readonly string[]>
  /**
   * Fetches refs (SHAs, or names that `origin` knows) with their history, once and within `timeoutMs`. Throws
   * ProblemError: INFX321 when `origin` does not have one of them, INFX323 when it cannot be reached.
   */
  fetchHistory(refs: readonly string[], timeoutMs: number): Promise<void>
}

/** Opens the repository that contains `dir`. Throws ProblemError: git absent, no repository, folder of another user. */
export async function openRepository(dir: string): Promise<GitRepository> {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) {
    throw new ProblemError([problem('INFX320', `"${dir}" is not a folder`, { blame: 'user' })])
  }
  const output = await runGit({ cwd: dir, args: ['rev-parse', '--show-prefix'] })
  if (output.code !== 0) throw new ProblemError([notARepository(dir, output)])
  return new Repository(dir, output.stdout.replace(/\n$/, ''))
}

class Repository implements GitRepository {
  readonly dir: string
  /** Path from the top level to `dir`, ending with a slash, or empty. */
  readonly #prefix: string
  readonly #resolved = new Map<string, string>()

  constructor(dir: string, prefix: string) {
    this.dir = dir
    this.#prefix = prefix
  }

  async resolve(ref: string): Promise<string> {
    const known = this.#resolved.get(ref)
    if (known) return known
    const refused = refuseRef(ref)
    if (refused) throw new ProblemError([refused])
    const output = await this.#run([
      'rev-parse',
      '--verify',
      '--quiet',
      '--end-of-options',
      `${ref}^{commit}`,
    ])
    if (output.code !== 0) throw new ProblemError([await this.#unresolved(ref)])
    const sha = output.stdout.trim()
    this.#resolved.set(ref, sha)
    return sha
  }

  async mergeBase(left: string, right: string): Promise<string> {
    await this.#resolveTogether([left, right])
    const shas = [await this.resolve(left), await this.resolve(right)]
    const output = await this.#run(['merge-base', ...shas])
    if (output.code === 0) {
      const sha = output.stdout.trim()
      this.#resolved.set(sha, sha)
      return sha
    }
    if (output.code !== 1) throw new ProblemError([gitFailed(['merge-base'], output)])
    if (await this.isShallow()) {
      throw new ProblemError([commitAbsent(`the merge base of "${left}" and "${right}" is`, true)])
    }
    throw new ProblemError([
      problem('INFX322', `"${left}" and "${right}" have no common ancestor`, {
        hint: 'compare with a ref that the branch was made from',
      }),
    ])
  }

  /** Several refs by one process; those of which one cannot be resolved are left to `resolve`, which says why. */
  async #resolveTogether(refs: readonly string[]): Promise<void> {
    const unknown = [...new Set(refs)].filter((ref) => !this.#resolved.has(ref))
    if (unknown.length < 2 || unknown.some((ref) => refuseRef(ref) !== undefined)) return
    const named = unknown.map((ref) => `${ref}^{commit}`)
    const output = await this.#run(['rev-parse', '--quiet', '--end-of-options', ...named])
    const shas = output.stdout.split('\n').filter((line) => isFullSha(line))
    if (output.code !== 0 || shas.length !== unknown.length) return
    for (const [index, ref] of unknown.entries()) this.#resolved.set(ref, shas[index] ?? '')
  }

  async commitsBehind(head: string, base: string): Promise<number> {
    const range = `${await this.resolve(head)}..${await this.resolve(base)}`
    return Number((await this.#output(['rev-list', '--count', range])).trim())
  }

  async readFiles(
    ref: string,
    paths: readonly string[],
    maxBytes: number,
  ): Promise<ReadonlyMap<string, BatchAnswer>> {
    const sha = await this.resolve(ref)
    const askable = paths.filter((path) => !path.includes('\n') && this.#inTree(path) !== undefined)
    const parser = new BatchParser(maxBytes)
    const output = await runGit({
      cwd: this.dir,
      args: batchArguments,
      stdin: askable.map((path) => `${sha}:${this.#inTree(path) ?? ''}\n`).join(''),
      onStdout: (chunk: Buffer) => parser.push(chunk),
    })
    if (output.code !== 0) throw new ProblemError([gitFailed(batchArguments, output)])
    if (!parser.atBoundary || parser.answers.length !== askable.length) {
      throw new ProblemError([
        problem('INFX323', `git cat-file answered ${parser.answers.length} of ${askable.length} files`),
      ])
    }
    const answers = new Map<string, BatchAnswer>(paths.map((path) => [path, { kind: 'missing' }]))
    for (const [index, path] of askable.entries())
      answers.set(path, parser.answers[index] ?? { kind: 'missing' })
    return answers
  }

  readFileNow(sha: string, path: string, maxBytes: number): BatchAnswer {
    const inTree = this.#inTree(path)
    if (inTree === undefined || path.includes('\n')) return { kind: 'missing' }
    const parser = new BatchParser(maxBytes)
    parser.push(runGitSync(this.dir, batchArguments, `${sha}:${inTree}\n`))
    return parser.answers[0] ?? { kind: 'missing' }
  }

  async listFiles(ref: string, ...folders: readonly string[]): Promise<readonly GitFile[]> {
    const sha = await this.resolve(ref)
    const inTree = folders.flatMap((folder) => this.#inTree(folder) ?? [])
    if (inTree.length === 0) return []
    const below = inTree.includes('') ? [] : inTree.map((folder) => `${folder}/`)
    const args = ['ls-tree', '-r', '-z', '--full-tree', sha, '--', ...below]
    return (await this.#output(args))
      .split('\0')
      .flatMap((line) => {
        const parts = /^\d+ (\w+) ([0-9a-f]+)\t(.*)$/s.exec(line)
        if (!parts || parts[1] !== 'blob') return []
        return [{ path: (parts[3] ?? '').slice(this.#prefix.length), blob: parts[2] ?? '' }]
      })
      .sort((a, b) => (a.path < b.path ? -1 : 1))
  }

  async isShallow(): Promise<boolean> {
    return (await this.#output(['rev-parse', '--is-shallow-repository'])).trim() === 'true'
  }

  async changedPaths(paths: readonly string[]): Promise<readonly string[]> {
    const args = ['status', '--porcelain=v1', '-z', '--no-renames', '--untracked-files=all', '--', ...paths]
    return (await this.#output(args))
      .split('\0')
      .filter((line) => line !== '')
      .map((line) => line.slice(3))
      .map((path) => (path.startsWith(this.#prefix) ? path.slice(this.#prefix.length) : path))
  }

  async fetchHistory(refs: readonly string[], timeoutMs: number): Promise<void> {
    const refused = refs.flatMap((ref) => refuseRef(ref) ?? [])
    if (refused.length > 0) throw new ProblemError(refused)
    const shallow = await this.isShallow()
    const wanted = await Promise.all(refs.map((ref) => this.#nameAtOrigin(ref)))
    const args = ['fetch', '--quiet', '--no-tags', ...(shallow ? ['--unshallow'] : []), '--end-of-options']
    const output = await runGit({ cwd: this.dir, args: [...args, 'origin', ...new Set(wanted)], timeoutMs })
    if (output.code === 0) return
    const isUnknown = /not our ref|couldn't find remote ref|no such remote ref/.test(output.stderr)
    if (!isUnknown) throw new ProblemError([gitFailed(args, output)])
    throw new ProblemError([commitAbsent(`${refs.join(' or ')} is not known to origin and`, false)])
  }

  /** A SHA as it is; a branch of origin without the remote's name; any other ref by the SHA that it has here. `~1` is behind what it follows. */
  async #nameAtOrigin(asked: string): Promise<string> {
    if (isFullSha(asked)) return asked
    const ref = asked.replace(/[~^].*$/, '')
    const output = await this.#run([
      'rev-parse',
      '--verify',
      '--quiet',
      '--end-of-options',
      `${ref}^{commit}`,
    ])
    return output.code === 0 ? output.stdout.trim() : ref.replace(/^(?:refs\/remotes\/)?origin\//, '')
  }

  /** Path from the top level, or undefined when it leads out of the opened folder. */
  #inTree(path: string): string | undefined {
    const normal = posix.normalize(path).replace(/\/$/, '')
    if (normal === '..' || normal.startsWith('../') || posix.isAbsolute(normal)) return undefined
    return normal === '.' ? this.#prefix.replace(/\/$/, '') : `${this.#prefix}${normal}`
  }

  #run(args: readonly string[]): Promise<GitOutput> {
    return runGit({ cwd: this.dir, args })
  }

  async #output(args: readonly string[]): Promise<string> {
    const output = await this.#run(args)
    if (output.code !== 0) throw new ProblemError([gitFailed(args, output)])
    return output.stdout
  }

  async #unresolved(ref: string): Promise<Problem> {
    const isShallow = await this.isShallow()
    if (isFullSha(ref)) return commitAbsent(`commit ${ref} is`, isShallow)
    // `HEAD~1` behind the border of a shallow clone is no misspelt name.
    if (isShallow && /[~^]/.test(ref)) return commitAbsent(`"${ref}" is`, isShallow)
    const names = (await this.#output(['for-each-ref', '--count=10000', '--format=%(refname:short)'])).split(
      '\n',
    )
    const near = didYouMean(ref, names.filter(Boolean))
    const fetchIt = isShallow ? shallowHint : 'fetch it first, or give a commit SHA that the clone contains'
    return problem('INFX322', `ref "${ref}" is unknown in this ${isShallow ? 'shallow ' : ''}clone`, {
      hint: near ? `did you mean "${near}"?` : fetchIt,
    })
  }
}

const batchArguments = ['cat-file', '--batch', '--follow-symlinks']

const isFullSha = (ref: string): boolean => /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(ref)

/** Why `ref` may not be handed to git, or undefined. Ranges, options, revision searches and blobs are no refs. */
function refuseRef(ref: string): Problem | undefined {
  if (/^0{40,64}$/.test(ref)) {
    return problem('INFX322', 'the all-zero SHA names no commit: the branch was just created or deleted', {
      hint: 'give the merge base with the default branch as base, e.g. --base origin/main',
    })
  }
  if (
    /^[\p{L}\p{N}_.][\p{L}\p{N}_./+#%=,-]*(?:@\{[\w./-]+\})?(?:[~^]\d*)*$/u.test(ref) &&
    !ref.includes('..')
  )
    return undefined
  if (ref === '@') return undefined
  return problem('INFX322', `"${printable(ref)}" is no ref`, {
    hint: 'a ref is 7 to 64 hex digits or the name of a branch or tag',
  })
}

const printable = (text: string): string => JSON.stringify(text.slice(0, 100)).slice(1, -1)

const shallowHint = 'check out with fetch-depth: 0, or run git fetch --unshallow'

function commitAbsent(subject: string, shallow: boolean): Problem {
  return shallow
    ? problem('INFX321', `${subject} not in this shallow clone`, {
        hint: shallowHint,
      })
    : problem('INFX321', `${subject} not in this clone`, {
        blame: 'user',
        hint: 'it may have been force-pushed away: update the branch, or give another base',
      })
}

function notARepository(dir: string, output: GitOutput): Problem {
  if (output.stderr.includes('dubious ownership')) {
    return problem('INFX320', `git refuses "${dir}": it belongs to another user`, {
      hint: `run git config --global --add safe.directory "${dir}"`,
    })
  }
  if (output.stderr.includes('not a git repository')) {
    return problem('INFX320', `"${dir}" is not inside a git repository`, {
      blame: 'user',
      hint: 'start inside a checkout, or name the keys to sweep with --keys, which needs no history',
    })
  }
  return gitFailed(['rev-parse'], output)
}
