import type { FakeClock } from '../../artifact-service/clock.ts'
import { textOf } from '../json.ts'
import type { JsonMap } from '../json.ts'
import type { FakeComment, FakeIssueEvent, FakePull, FakeReaction, FakeRepository } from '../state.ts'
import { idOf, nodeId, nulls, userShape } from './people.ts'
import { repositoryShape, repositoryUrl } from './repository.ts'

export interface PullContext {
  readonly api: string
  readonly clock: FakeClock
  readonly repository: FakeRepository
  /** Undefined when the fork was deleted. */
  readonly headRepository: FakeRepository | undefined
}

export const labelShape = (context: Pick<PullContext, 'api' | 'repository'>, name: string): JsonMap => ({
  id: idOf(name),
  node_id: nodeId('Label', idOf(name)),
  url: `${repositoryUrl(context.api, context.repository)}/labels/${encodeURIComponent(name)}`,
  name,
  description: null,
  color: 'ededed',
  default: false,
})

/** A pull request as lists show it. */
export function pullSimpleShape(context: PullContext, pull: FakePull): JsonMap {
  const { api, clock, repository } = context
  const url = `${repositoryUrl(api, repository)}/pulls/${pull.number}`
  const issue = `${repositoryUrl(api, repository)}/issues/${pull.number}`
  const html = `https://github.com/${repository.fullName}/pull/${pull.number}`
  const statuses = `${repositoryUrl(api, repository)}/statuses/${pull.headSha}`
  const link = (href: string): JsonMap => ({ href })
  return {
    id: pull.id,
    node_id: nodeId('PullRequest', pull.id),
    number: pull.number,
    url,
    html_url: html,
    diff_url: `${html}.diff`,
    patch_url: `${html}.patch`,
    issue_url: issue,
    commits_url: `${url}/commits`,
    review_comments_url: `${url}/comments`,
    review_comment_url: `${url}/comments{/number}`,
    comments_url: `${issue}/comments`,
    statuses_url: statuses,
    state: pull.state,
    locked: false,
    draft: pull.draft,
    title: pull.title,
    body: pull.body,
    user: userShape(api, pull.author),
    labels: pull.labels.map((name) => labelShape(context, name)),
    ...nulls('assignee milestone active_lock_reason auto_merge'),
    assignees: [],
    requested_reviewers: [],
    requested_teams: [],
    created_at: clock.iso(pull.createdAtMs),
    updated_at: clock.iso(pull.updatedAtMs),
    closed_at: pull.state === 'closed' ? clock.iso(pull.updatedAtMs) : null,
    merged_at: pull.mergedAtMs === undefined ? null : clock.iso(pull.mergedAtMs),
    merge_commit_sha: pull.mergeSha ?? null,
    author_association: associationOf(repository, pull.author),
    head: side(context, context.headRepository, pull.headRepository, pull.headRef, pull.headSha),
    base: side(context, repository, repository.fullName, pull.baseRef, baseSha(repository, pull)),
    _links: {
      self: link(url),
      html: link(html),
      issue: link(issue),
      comments: link(`${issue}/comments`),
      review_comments: link(`${url}/comments`),
      review_comment: link(`${url}/comments{/number}`),
      commits: link(`${url}/commits`),
      statuses: link(statuses),
    },
  }
}

export function pullShape(context: PullContext, pull: FakePull): JsonMap {
  const base = baseSha(context.repository, pull)
  const files = context.repository.git.changedFiles(
    context.repository.git.mergeBase(base, pull.headSha) ?? base,
    pull.headSha,
  )
  const sum = (field: 'additions' | 'deletions'): number =>
    files.reduce((total, file) => total + file[field], 0)
  const comments = context.repository.comments.filter((comment) => comment.issueNumber === pull.number)
  return {
    ...pullSimpleShape(context, pull),
    merged: pull.mergedAtMs !== undefined,
    mergeable: pull.state === 'open' ? pull.mergeSha !== undefined : null,
    rebaseable: null,
    mergeable_state: pull.state === 'open' && pull.mergeSha === undefined ? 'dirty' : 'clean',
    merged_by: null,
    comments: comments.length,
    review_comments: 0,
    maintainer_can_modify: false,
    commits: context.repository.git.count(`${base}..${pull.headSha}`),
    additions: sum('additions'),
    deletions: sum('deletions'),
    changed_files: files.length,
  }
}

export const baseSha = (repository: FakeRepository, pull: FakePull): string =>
  repository.git.resolve(`refs/heads/${pull.baseRef}`) ?? ''

function side(
  context: PullContext,
  owner: FakeRepository | undefined,
  fullName: string,
  ref: string,
  sha: string,
): JsonMap {
  const login = fullName.split('/')[0] ?? ''
  return {
    label: `${login}:${ref}`,
    ref,
    sha,
    user: userShape(context.api, login),
    repo: owner === undefined ? null : repositoryShape(context.api, owner),
  }
}

export function associationOf(repository: FakeRepository, login: string): string {
  if (repository.fullName.startsWith(`${login}/`)) return 'OWNER'
  return repository.roles.has(login) ? 'COLLABORATOR' : 'CONTRIBUTOR'
}

export function issueShape(context: PullContext, pull: FakePull): JsonMap {
  const pullView = pullSimpleShape(context, pull)
  const issue = textOf(pullView['issue_url'])
  const comments = context.repository.comments.filter((comment) => comment.issueNumber === pull.number)
  return {
    id: pull.id,
    node_id: nodeId('Issue', pull.id),
    number: pull.number,
    url: issue,
    repository_url: repositoryUrl(context.api, context.repository),
    labels_url: `${issue}/labels{/name}`,
    comments_url: `${issue}/comments`,
    events_url: `${issue}/events`,
    html_url: pullView['html_url'] ?? null,
    ...Object.fromEntries(
      [
        'title',
        'body',
        'user',
        'labels',
        'state',
        'locked',
        'assignee',
        'assignees',
        'milestone',
        'draft',
        'created_at',
        'updated_at',
        'closed_at',
        'author_association',
      ].map((key) => [key, pullView[key] ?? null]),
    ),
    comments: comments.length,
    pull_request: {
      url: pullView['url'] ?? null,
      html_url: pullView['html_url'] ?? null,
      diff_url: pullView['diff_url'] ?? null,
      patch_url: pullView['patch_url'] ?? null,
      merged_at: pullView['merged_at'] ?? null,
    },
  }
}

export function commentShape(
  context: Pick<PullContext, 'api' | 'clock' | 'repository'>,
  comment: FakeComment,
): JsonMap {
  const { api, clock, repository } = context
  const base = repositoryUrl(api, repository)
  return {
    id: comment.id,
    node_id: nodeId('IssueComment', comment.id),
    url: `${base}/issues/comments/${comment.id}`,
    html_url: `https://github.com/${repository.fullName}/pull/${comment.issueNumber}#issuecomment-${comment.id}`,
    issue_url: `${base}/issues/${comment.issueNumber}`,
    body: comment.body,
    user: userShape(api, comment.author),
    created_at: clock.iso(comment.createdAtMs),
    updated_at: clock.iso(comment.updatedAtMs),
    author_association: associationOf(repository, comment.author),
    performed_via_github_app: null,
  }
}

export function issueEventShape(
  context: Pick<PullContext, 'api' | 'clock' | 'repository'>,
  event: FakeIssueEvent,
): JsonMap {
  const base = repositoryUrl(context.api, context.repository)
  return {
    id: event.id,
    node_id: nodeId('IssueEvent', event.id),
    url: `${base}/issues/events/${event.id}`,
    actor: userShape(context.api, event.actor),
    event: event.event,
    commit_id: event.commitSha ?? null,
    commit_url: event.commitSha === undefined ? null : `${base}/commits/${event.commitSha}`,
    created_at: context.clock.iso(event.createdAtMs),
    performed_via_github_app: null,
    ...(event.label === undefined ? {} : { label: { name: event.label, color: 'ededed' } }),
  }
}

export const reactionShape = (
  context: Pick<PullContext, 'api' | 'clock'>,
  reaction: FakeReaction,
): JsonMap => ({
  id: reaction.id,
  node_id: nodeId('Reaction', reaction.id),
  user: userShape(context.api, reaction.author),
  content: reaction.content,
  created_at: context.clock.iso(reaction.createdAtMs),
})
