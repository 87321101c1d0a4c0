/** Payloads of webhooks, made from the state. */
import { textOf } from './json.ts'
import type { Json, JsonMap } from './json.ts'
import { userShape } from './shapes/people.ts'
import { baseSha, issueShape, pullShape } from './shapes/pulls.ts'
import type { PullContext } from './shapes/pulls.ts'
import { simpleCommitShape } from './shapes/commits.ts'
import { repositoryShape } from './shapes/repository.ts'
import type { FakePull, FakeRepository } from './state.ts'
import type { DeliveredEvent } from './webhook.ts'
import type { Registry } from './registry.ts'

const zeros = '0'.repeat(40)

export interface Payloads {
  readonly pullRequest: (
    repository: FakeRepository,
    pull: FakePull,
    action: string,
    actor: string,
    extra: JsonMap,
  ) => DeliveredEvent
  readonly issueComment: (
    repository: FakeRepository,
    pull: FakePull,
    comment: JsonMap,
    action: string,
    actor: string,
  ) => DeliveredEvent
  readonly push: (repository: FakeRepository, branch: string, before: string, actor: string) => DeliveredEvent
  readonly schedule: (repository: FakeRepository, cron: string) => DeliveredEvent
  readonly workflowDispatch: (
    repository: FakeRepository,
    path: string,
    ref: string,
    inputs: Readonly<Record<string, Json>>,
    actor: string,
  ) => DeliveredEvent
  readonly repositoryDispatch: (
    repository: FakeRepository,
    type: string,
    client: JsonMap,
    actor: string,
  ) => DeliveredEvent
}

export function payloads(world: Registry): Payloads {
  const common = (repository: FakeRepository, actor: string): JsonMap => ({
    repository: repositoryShape(world.api, repository),
    sender: userShape(world.api, actor),
  })
  /** Of events that run the default branch's workflow. */
  const onDefaultBranch = (
    name: string,
    repository: FakeRepository,
    actor: string,
    payload: JsonMap,
  ): DeliveredEvent => ({
    name,
    repository: repository.fullName,
    ref: `refs/heads/${repository.defaultBranch}`,
    sha: repository.git.resolve(repository.defaultBranch) ?? '',
    payload: { ...payload, ...common(repository, actor) },
  })
  const contextOf = (repository: FakeRepository, pull: FakePull): PullContext => ({
    api: world.api,
    clock: world.clock,
    repository,
    headRepository: world.repositories.get(pull.headRepository.toLowerCase()),
  })
  return {
    pullRequest: (repository, pull, action, actor, extra) => {
      const base = baseSha(repository, pull)
      const from = repository.git.mergeBase(base, pull.headSha) ?? base
      return {
        name: 'pull_request',
        repository: repository.fullName,
        ref: `refs/pull/${pull.number}/merge`,
        sha: pull.mergeSha ?? '',
        payload: {
          action,
          number: pull.number,
          pull_request: pullShape(contextOf(repository, pull), pull),
          ...extra,
          ...common(repository, actor),
        },
        changedFiles: repository.git.changedFiles(from, pull.headSha).map((file) => file.filename),
        commitMessage: repository.git.commit(pull.headSha).message,
      }
    },
    issueComment: (repository, pull, comment, action, actor) =>
      onDefaultBranch('issue_comment', repository, actor, {
        action,
        issue: issueShape(contextOf(repository, pull), pull),
        comment,
      }),
    push: (repository, branch, before, actor) => {
      const after = repository.git.resolve(`refs/heads/${branch}`) ?? zeros
      const commits =
        before === zeros ? [repository.git.commit(after)] : repository.git.log([`${before}..${after}`])
      const from = before === zeros ? emptyTree : before
      return {
        name: 'push',
        repository: repository.fullName,
        ref: `refs/heads/${branch}`,
        sha: after,
        payload: {
          ref: `refs/heads/${branch}`,
          before,
          after,
          created: before === zeros,
          deleted: false,
          forced: before !== zeros && repository.git.mergeBase(before, after) !== before,
          base_ref: null,
          compare: `https://github.com/${repository.fullName}/compare/${before.slice(0, 12)}...${after.slice(0, 12)}`,
          // Oldest first, at most 2,048.
          commits: [...commits].reverse().slice(-2048).map(simpleCommitShape),
          head_commit: simpleCommitShape(repository.git.commit(after)),
          pusher: { name: actor, email: `${actor}@users.example` },
          ...common(repository, actor),
        },
        changedFiles: repository.git.changedFiles(from, after).map((file) => file.filename),
        commitMessage: repository.git.commit(after).message,
        commitCount: commits.length,
      }
    },
    schedule: (repository, cron) =>
      onDefaultBranch('schedule', repository, repository.fullName.split('/')[0] ?? '', { schedule: cron }),
    workflowDispatch: (repository, path, ref, inputs, actor) => ({
      name: 'workflow_dispatch',
      repository: repository.fullName,
      ref: repository.git.isBranch(ref) ? `refs/heads/${ref}` : `refs/tags/${ref}`,
      sha: repository.git.resolve(ref) ?? '',
      payload: {
        // Values arrive as text here, typed only in the `inputs` context.
        inputs: Object.fromEntries(Object.entries(inputs).map(([key, value]) => [key, textOf(value)])),
        ref: `refs/heads/${ref}`,
        workflow: path,
        ...common(repository, actor),
      },
    }),
    repositoryDispatch: (repository, type, client, actor) =>
      onDefaultBranch('repository_dispatch', repository, actor, {
        action: type,
        branch: repository.defaultBranch,
        client_payload: client,
      }),
  }
}

/** Git's empty tree: what a new branch is compared with. */
const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'
