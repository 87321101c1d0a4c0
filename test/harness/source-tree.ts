/** Files of a repository at a commit, on disk: what `$/…` and `owner/repo/…@ref` are run from. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FakeRepository } from '../fakes/github/state.ts'
import type { World } from '../fakes/github/world.ts'
import { parseWorkflowText } from './workflow.ts'
import type { Workflow } from './workflow.ts'

export interface SourceTree {
  readonly repository: FakeRepository
  readonly sha: string
  readonly ref: string
  readonly dir: string
}

/** Where a `uses` leads. */
export interface UsedFile {
  readonly tree: SourceTree
  readonly path: string
}

export class SourceTrees {
  readonly #trees = new Map<string, SourceTree>()
  readonly #workflows = new Map<string, Promise<Workflow>>()
  readonly #made: string[] = []
  readonly #world: World
  /** `owner/name` → folder that stands for the repository at every ref: the project under test as it lies there. */
  readonly #workTrees: ReadonlyMap<string, string>

  constructor(world: World, workTrees: Readonly<Record<string, string>>) {
    this.#world = world
    this.#workTrees = new Map(Object.entries(workTrees).map(([name, dir]) => [name.toLowerCase(), dir]))
  }

  at(repository: FakeRepository, ref: string): SourceTree {
    const workTree = this.#workTrees.get(repository.fullName.toLowerCase())
    const sha = repository.git.resolve(ref) ?? (workTree === undefined ? undefined : '0'.repeat(40))
    if (sha === undefined) throw new Error(`${repository.fullName} has no ${ref}`)
    const key = `${repository.fullName}@${sha}`
    const known = this.#trees.get(key)
    if (known !== undefined) return { ...known, ref }
    const tree = { repository, sha, ref, dir: workTree ?? this.#extract(repository, sha) }
    this.#trees.set(key, tree)
    return tree
  }

  /** `owner/repo/path@ref`, or undefined when the fake has no such repository. */
  remote(uses: string): UsedFile | undefined {
    const [, owner = '', name = '', path = '', ref = ''] =
      /^([^/]+)\/([^/@]+)((?:\/[^@]*)?)@(.+)$/.exec(uses) ?? []
    const repository = this.#world.repositories.get(`${owner}/${name}`.toLowerCase())
    if (repository === undefined) return undefined
    return { tree: this.at(repository, ref), path: path.slice(1) }
  }

  workflow({ tree, path }: UsedFile): Promise<Workflow> {
    const file = join(tree.dir, path)
    const key = `${tree.sha} ${file}`
    const known = this.#workflows.get(key)
    if (known !== undefined) return known
    if (!existsSync(file)) throw new Error(`${tree.repository.fullName}@${tree.ref} has no workflow ${path}`)
    const made = parseWorkflowText(path, readFileSync(file, 'utf8'))
    this.#workflows.set(key, made)
    return made
  }

  dispose(): void {
    for (const dir of this.#made) rmSync(dir, { recursive: true, force: true })
  }

  #extract(repository: FakeRepository, sha: string): string {
    const dir = mkdtempSync(join(tmpdir(), 'infx-tree-'))
    this.#made.push(dir)
    const archive = execFileSync('git', ['archive', '--format=tar', sha], {
      cwd: repository.git.dir,
      maxBuffer: 1e9,
    })
    execFileSync('tar', ['-x', '-C', dir], { input: archive })
    return dir
  }
}
