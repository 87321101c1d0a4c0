/** What the REST API tells about commits and files, read from a real git repository. */
import { execFileSync } from 'node:child_process'

export interface GitCommit {
  readonly sha: string
  readonly tree: string
  readonly parents: readonly string[]
  readonly authorName: string
  readonly authorEmail: string
  /** ISO time. */
  readonly date: string
  readonly message: string
}

export interface ChangedFile {
  readonly filename: string
  readonly previousFilename?: string
  readonly status: 'added' | 'removed' | 'modified' | 'renamed'
  readonly additions: number
  readonly deletions: number
  readonly patch?: string
  readonly blob: string
}

export interface TreeEntry {
  readonly name: string
  readonly path: string
  readonly type: 'file' | 'dir'
  readonly sha: string
  readonly size: number
}

const isFullSha = (text: string): boolean => /^[0-9a-f]{40}$/.test(text)

const identity = ['-c', 'user.name=GitHub', '-c', 'user.email=noreply@github.example']

export class GitRepository {
  readonly dir: string
  /** Answers that cannot change: about full SHAs. */
  readonly #commits = new Map<string, GitCommit>()
  readonly #changes = new Map<string, readonly ChangedFile[]>()

  constructor(dir: string) {
    this.dir = dir
  }

  /** SHA of a commit, branch or tag; undefined when there is no such thing. */
  resolve(ref: string): string | undefined {
    const candidates = [ref, `refs/heads/${ref}`, `refs/tags/${ref}`]
    return candidates
      .map((name) => this.#try('rev-parse', '--verify', '--quiet', `${name}^{commit}`))
      .find(Boolean)
  }

  isBranch(name: string): boolean {
    return this.#try('rev-parse', '--verify', '--quiet', `refs/heads/${name}`) !== undefined
  }

  commit(sha: string): GitCommit {
    const known = this.#commits.get(sha)
    if (known !== undefined) return known
    const [first] = this.log([sha], 1)
    if (first === undefined) throw new Error(`no commit ${sha}`)
    if (isFullSha(sha)) this.#commits.set(sha, first)
    return first
  }

  /** Newest first. */
  log(range: readonly string[], max = 10_000): readonly GitCommit[] {
    const format = ['%H', '%T', '%P', '%an', '%ae', '%aI', '%B'].join('%x00') + '%x01'
    const text = this.git('log', `--max-count=${max}`, `--format=${format}`, ...range)
    return text.split('\x01').flatMap((record) => {
      const [sha = '', tree = '', parents = '', authorName = '', authorEmail = '', date = '', message = ''] =
        record.trimStart().split('\0')
      if (sha === '') return []
      const iso = new Date(date).toISOString().replace('.000Z', 'Z')
      return [
        {
          sha,
          tree,
          parents: parents.split(' ').filter(Boolean),
          authorName,
          authorEmail,
          date: iso,
          message: message.trim(),
        },
      ]
    })
  }

  mergeBase(a: string, b: string): string | undefined {
    return this.#try('merge-base', a, b)
  }

  count(range: string): number {
    return Number(this.git('rev-list', '--count', range))
  }

  changedFiles(from: string, to: string): readonly ChangedFile[] {
    const known = this.#changes.get(`${from} ${to}`)
    if (known !== undefined) return known
    const files = this.#diff(from, to)
    if (isFullSha(from) && isFullSha(to)) this.#changes.set(`${from} ${to}`, files)
    return files
  }

  #diff(from: string, to: string): readonly ChangedFile[] {
    const args = ['diff', '--find-renames', '--no-color', '-z']
    const counts = this.git(...args, '--numstat', '--no-renames', from, to).split('\0')
    const numbers = new Map(
      counts.filter(Boolean).map((line) => {
        const [added = '0', deleted = '0', name = ''] = line.split('\t')
        return [name, [Number(added) || 0, Number(deleted) || 0] as const]
      }),
    )
    const records = this.git(...args, '--raw', '--no-abbrev', from, to).split('\0')
    const files: ChangedFile[] = []
    for (let index = 0; index + 1 < records.length; index += 2) {
      const [, , , blob = '', letter = 'M'] = (records[index] ?? '').split(' ')
      const old = records[index + 1] ?? ''
      const renamed = letter.startsWith('R')
      if (renamed) index += 1
      const filename = renamed ? (records[index + 1] ?? '') : old
      const [additions, deletions] = numbers.get(filename) ?? [0, 0]
      const patch = this.git('diff', '--no-color', from, to, '--', filename)
      files.push({
        filename,
        status: renamed ? 'renamed' : letter === 'A' ? 'added' : letter === 'D' ? 'removed' : 'modified',
        additions,
        deletions,
        blob,
        ...(renamed ? { previousFilename: old } : {}),
        ...(patch.includes('@@') ? { patch: patch.slice(patch.indexOf('@@')) } : {}),
      })
    }
    return files
  }

  /** File content at a commit, or undefined. */
  file(sha: string, path: string): Buffer | undefined {
    try {
      return execFileSync('git', ['cat-file', 'blob', `${sha}:${path}`], {
        cwd: this.dir,
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 1e9,
      })
    } catch {
      // Git says "no such path" only by its exit code; a folder is none either.
      return undefined
    }
  }

  /** The folder's entries, or the one entry of a file. */
  entries(sha: string, path: string): readonly TreeEntry[] {
    const isFolder = path === '' || this.#try('cat-file', '-t', `${sha}:${path}`) === 'tree'
    const text = this.git('ls-tree', '-l', '-z', sha, ...(path === '' ? [] : [isFolder ? `${path}/` : path]))
    return text
      .split('\0')
      .filter(Boolean)
      .map((line) => {
        const [meta = '', full = ''] = line.split('\t')
        const [, type, blob = '', size = '0'] = meta.split(/\s+/)
        return {
          name: full.split('/').at(-1) ?? '',
          path: full,
          type: type === 'tree' ? 'dir' : 'file',
          sha: blob,
          size: Number(size) || 0,
        }
      })
  }

  /** The merge commit GitHub would make of two commits; undefined on conflict. */
  merge(base: string, head: string, message: string): string | undefined {
    const tree = this.#try('merge-tree', '--write-tree', base, head)
    if (tree === undefined) return undefined
    return this.git('commit-tree', '-p', base, '-p', head, '-m', message, tree)
  }

  git(...args: readonly string[]): string {
    const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' }
    return execFileSync('git', [...identity, ...args], {
      cwd: this.dir,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 1e9,
    }).replace(/\n$/, '')
  }

  /** For questions that git answers with its exit code. */
  #try(...args: readonly string[]): string | undefined {
    try {
      return this.git(...args)
    } catch {
      return undefined
    }
  }
}
