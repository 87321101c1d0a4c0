/** What people do. Every act of a person delivers its event; one of GITHUB_TOKEN does not. */
import type { Json, JsonMap } from './json.ts'
import { payloads } from './payloads.ts'
import { Registry } from './registry.ts'
import { baseSha, commentShape } from './shapes/pulls.ts'
import type { FakeComment, FakePull, FakeRepository, FakeReview, FakeRun } from './state.ts'

export interface PullSeed {
  readonly author: string
  /** Branch of the head repository. */
  readonly head: string
  readonly base?: string
  readonly title?: string
  readonly body?: string
  readonly draft?: boolean
  /** `owner/name` of the fork that holds the branch. */
  readonly headRepository?: string
  readonly labels?: readonly string[]
}

export const maxBodyLength = 65_536

export class World extends Registry {
  async openPull(repository: FakeRepository, seed: PullSeed): Promise<FakePull> {
    this.users.add(seed.author)
    const headRepository = seed.headRepository ?? repository.fullName
    const now = this.clock.nowMs()
    const pull: FakePull = {
      id: this.nextId(),
      number: repository.pulls.size + 1,
      author: seed.author,
      baseRef: seed.base ?? repository.defaultBranch,
      headRef: seed.head,
      headRepository,
      createdAtMs: now,
      updatedAtMs: now,
      events: [],
      title: seed.title ?? `Change of ${seed.head}`,
      body: seed.body ?? '',
      draft: seed.draft ?? false,
      state: 'open',
      mergedAtMs: undefined,
      headSha: '',
      mergeSha: undefined,
      labels: [],
    }
    repository.pulls.set(pull.number, pull)
    this.takeHead(repository, pull)
    await this.#pullEvent(repository, pull, 'opened', seed.author)
    for (const label of seed.labels ?? []) await this.addLabel(repository, pull, label, seed.author)
    return pull
  }

  /** Looks up the head branch again, as after a push to it; makes the merge commit. */
  takeHead(repository: FakeRepository, pull: FakePull): void {
    const source = this.repository(pull.headRepository)
    const sha = source.git.resolve(`refs/heads/${pull.headRef}`)
    if (sha === undefined) throw new Error(`${pull.headRepository} has no branch ${pull.headRef}`)
    if (source !== repository) repository.git.git('fetch', '--quiet', source.git.dir, sha)
    pull.headSha = sha
    pull.updatedAtMs = this.clock.nowMs()
    repository.git.git('update-ref', `refs/pull/${pull.number}/head`, sha)
    pull.mergeSha = repository.git.merge(baseSha(repository, pull), sha, `Merge ${sha} into ${pull.baseRef}`)
    if (pull.mergeSha !== undefined)
      repository.git.git('update-ref', `refs/pull/${pull.number}/merge`, pull.mergeSha)
  }

  /** New commits on the head branch. */
  async synchronize(repository: FakeRepository, pull: FakePull, actor: string = pull.author): Promise<void> {
    const before = pull.headSha
    this.takeHead(repository, pull)
    await this.#pullEvent(repository, pull, 'synchronize', actor, { before, after: pull.headSha })
  }

  async addLabel(
    repository: FakeRepository,
    pull: FakePull,
    label: string,
    actor: string,
    isSilent = false,
  ): Promise<void> {
    if (pull.labels.includes(label)) return
    pull.labels = [...pull.labels, label]
    repository.labels.add(label)
    await this.#labelEvent(repository, pull, 'labeled', label, actor, isSilent)
  }

  async removeLabel(
    repository: FakeRepository,
    pull: FakePull,
    label: string,
    actor: string,
    isSilent = false,
  ): Promise<void> {
    if (!pull.labels.includes(label)) return
    pull.labels = pull.labels.filter((other) => other !== label)
    await this.#labelEvent(repository, pull, 'unlabeled', label, actor, isSilent)
  }

  /** `reopened`, `closed`, `ready_for_review`, `converted_to_draft`, `edited`. */
  async changePull(repository: FakeRepository, pull: FakePull, action: string, actor: string): Promise<void> {
    if (action === 'closed') pull.state = 'closed'
    if (action === 'reopened') pull.state = 'open'
    if (action === 'ready_for_review') pull.draft = false
    if (action === 'converted_to_draft') pull.draft = true
    pull.updatedAtMs = this.clock.nowMs()
    pull.events.push({ id: this.nextId(), event: action, actor, createdAtMs: this.clock.nowMs() })
    await this.#pullEvent(repository, pull, action, actor)
  }

  /** Merges with a merge commit: closes the pull request and pushes to its base. */
  async mergePull(repository: FakeRepository, pull: FakePull, actor: string): Promise<void> {
    if (pull.mergeSha === undefined) throw new Error(`pull request ${pull.number} is in conflict`)
    const before = baseSha(repository, pull)
    repository.git.git('update-ref', `refs/heads/${pull.baseRef}`, pull.mergeSha)
    pull.mergedAtMs = this.clock.nowMs()
    await this.changePull(repository, pull, 'closed', actor)
    await this.push(repository, pull.baseRef, before, actor)
  }

  async comment(
    repository: FakeRepository,
    issueNumber: number,
    author: string,
    body: string,
    isSilent = false,
  ): Promise<FakeComment> {
    this.users.add(author)
    const now = this.clock.nowMs()
    const comment: FakeComment = {
      id: this.nextId(),
      issueNumber,
      author,
      createdAtMs: now,
      updatedAtMs: now,
      body,
    }
    repository.comments.push(comment)
    const pull = repository.pulls.get(issueNumber)
    if (!isSilent && pull !== undefined)
      await this.deliver(
        payloads(this).issueComment(
          repository,
          pull,
          this.#commentJson(repository, comment),
          'created',
          author,
        ),
      )
    return comment
  }

  async editComment(
    repository: FakeRepository,
    comment: FakeComment,
    actor: string,
    body: string,
    isSilent = false,
  ): Promise<void> {
    comment.body = body
    comment.editor = actor
    comment.updatedAtMs = this.clock.nowMs()
    const pull = repository.pulls.get(comment.issueNumber)
    if (!isSilent && pull !== undefined)
      await this.deliver(
        payloads(this).issueComment(
          repository,
          pull,
          this.#commentJson(repository, comment),
          'edited',
          actor,
        ),
      )
  }

  /** A review of the head; its event is not delivered. */
  review(
    repository: FakeRepository,
    pull: FakePull,
    author: string,
    body: string,
    state: FakeReview['state'] = 'APPROVED',
  ): FakeReview {
    this.users.add(author)
    const review: FakeReview = {
      id: this.nextId(),
      pullNumber: pull.number,
      author,
      commit: pull.headSha,
      submittedAtMs: this.clock.nowMs(),
      state,
      body,
    }
    repository.reviews.push(review)
    return review
  }

  /** The branch was moved in git from `before` (forty zeros: it is new) to where it stands. */
  push(
    repository: FakeRepository,
    branch: string,
    before: string,
    actor: string,
  ): Promise<readonly FakeRun[]> {
    return this.deliver(payloads(this).push(repository, branch, before, actor))
  }

  schedule(repository: FakeRepository, cron: string): Promise<readonly FakeRun[]> {
    return this.deliver(payloads(this).schedule(repository, cron))
  }

  workflowDispatch(
    repository: FakeRepository,
    path: string,
    ref: string,
    inputs: Readonly<Record<string, Json>>,
    actor: string,
  ): Promise<readonly FakeRun[]> {
    return this.deliver(payloads(this).workflowDispatch(repository, path, ref, inputs, actor))
  }

  repositoryDispatch(
    repository: FakeRepository,
    type: string,
    client: JsonMap,
    actor: string,
  ): Promise<readonly FakeRun[]> {
    return this.deliver(payloads(this).repositoryDispatch(repository, type, client, actor))
  }

  #commentJson = (repository: FakeRepository, comment: FakeComment): JsonMap =>
    commentShape({ api: this.api, clock: this.clock, repository }, comment)

  async #labelEvent(
    repository: FakeRepository,
    pull: FakePull,
    action: 'labeled' | 'unlabeled',
    label: string,
    actor: string,
    isSilent: boolean,
  ): Promise<void> {
    this.users.add(actor)
    pull.updatedAtMs = this.clock.nowMs()
    pull.events.push({ id: this.nextId(), event: action, actor, label, createdAtMs: this.clock.nowMs() })
    if (isSilent) return
    await this.#pullEvent(repository, pull, action, actor, { label: { name: label, color: 'ededed' } })
  }

  /** A pull request in conflict starts no run: it has no merge commit. */
  async #pullEvent(
    repository: FakeRepository,
    pull: FakePull,
    action: string,
    actor: string,
    extra: JsonMap = {},
  ): Promise<void> {
    if (pull.mergeSha === undefined) return
    await this.deliver(payloads(this).pullRequest(repository, pull, action, actor, extra))
  }
}
