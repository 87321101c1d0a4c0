/** A repository with workflows on a fake GitHub, ready for events: what a workflow test starts from. */
import { startFakeGithub } from '../fakes/github/server.ts'
import type { FakeGithub } from '../fakes/github/server.ts'
import type { FakePull, FakeRepository, Role } from '../fakes/github/state.ts'
import type { PullSeed } from '../fakes/github/world.ts'
import { temporaryRepository } from '../temporary-repository.ts'
import type { TemporaryRepository } from '../temporary-repository.ts'
import { ActionsHost } from './host.ts'
import type { HostOptions } from './host.ts'
import type { WorkflowRun } from './workflow-run.ts'

export interface BedOptions extends Omit<HostOptions, 'github'> {
  /** `owner/name`; `example-org/bench` where absent. */
  readonly fullName?: string
  readonly roles?: Readonly<Record<string, Role>>
}

export interface Change {
  /** Path → content of the branch's commit. */
  readonly files: Readonly<Record<string, string>>
  readonly message?: string
}

export class Bed {
  readonly github: FakeGithub
  readonly host: ActionsHost
  readonly repository: FakeRepository
  readonly files: TemporaryRepository
  #branches = 0

  constructor(github: FakeGithub, host: ActionsHost, repository: FakeRepository, files: TemporaryRepository) {
    this.github = github
    this.host = host
    this.repository = repository
    this.files = files
  }

  /** A commit on a branch (made from the default branch when it is new), without an event. */
  commitOn(branch: string, change: Change): string {
    const { files, repository } = this
    const from = repository.git.isBranch(branch) ? branch : repository.defaultBranch
    files.git('checkout', '--quiet', '-B', branch, from)
    for (const [path, content] of Object.entries(change.files)) files.write(path, content)
    const sha = files.commit(change.message ?? `Change ${Object.keys(change.files).join(', ')}`)
    files.git('checkout', '--quiet', '--detach')
    return sha
  }

  /** Opens a pull request; its labels come one event each, after `opened`. */
  openPull(change: Change, seed: Partial<PullSeed> = {}): Promise<FakePull> {
    const head = seed.head ?? `change-${(this.#branches += 1)}`
    this.commitOn(head, change)
    return this.github.world.openPull(this.repository, { author: 'developer', ...seed, head })
  }

  /** Commits to the pull request's branch. */
  async pushTo(pull: FakePull, change: Change): Promise<void> {
    this.commitOn(pull.headRef, change)
    await this.github.world.synchronize(this.repository, pull)
  }

  label(pull: FakePull, label: string, actor = 'maintainer'): Promise<void> {
    return this.github.world.addLabel(this.repository, pull, label, actor)
  }

  unlabel(pull: FakePull, label: string, actor = 'maintainer'): Promise<void> {
    return this.github.world.removeLabel(this.repository, pull, label, actor)
  }

  /** Commits to the default branch and pushes it. */
  async push(change: Change, actor = 'maintainer'): Promise<void> {
    const branch = this.repository.defaultBranch
    const before = this.repository.git.resolve(branch) ?? ''
    this.commitOn(branch, change)
    await this.github.world.push(this.repository, branch, before, actor)
  }

  /** Dispatches a workflow of `.github/workflows` and waits for the end of its run. */
  async dispatch(
    file: string,
    inputs: Readonly<Record<string, string | number | boolean>> = {},
    ref = this.repository.defaultBranch,
  ): Promise<WorkflowRun> {
    await this.github.world.workflowDispatch(
      this.repository,
      `.github/workflows/${file}`,
      ref,
      inputs,
      'maintainer',
    )
    const run = this.host.latest
    await run.done
    return run
  }

  /** Waits until every run has ended. */
  settled(): Promise<readonly WorkflowRun[]> {
    return this.host.settled()
  }

  async close(): Promise<void> {
    await this.settled()
    this.host.dispose()
    await this.github.close()
  }
}

/** `files`: what the default branch holds, e.g. `.github/workflows/sweep.yml`. */
export async function makeBed(
  files: Readonly<Record<string, string>>,
  options: BedOptions = {},
): Promise<Bed> {
  const github = await startFakeGithub()
  const checkedOut = temporaryRepository()
  for (const [path, content] of Object.entries(files)) checkedOut.write(path, content)
  checkedOut.commit('First')
  const repository = github.world.addRepository({
    fullName: options.fullName ?? 'example-org/bench',
    gitDir: checkedOut.dir,
    roles: { maintainer: 'maintain', developer: 'write', ...options.roles },
  })
  return new Bed(github, new ActionsHost({ ...options, github }), repository, checkedOut)
}

/** One workflow by itself, dispatched: for what a single file does. */
export async function runOne(
  workflow: string,
  options: BedOptions & { readonly files?: Readonly<Record<string, string>> } = {},
): Promise<WorkflowRun> {
  const bed = await makeBed({ '.github/workflows/one.yml': workflow, ...options.files }, options)
  try {
    return await bed.dispatch('one.yml')
  } finally {
    await bed.close()
  }
}
