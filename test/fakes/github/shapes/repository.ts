import type { JsonMap } from '../json.ts'
import type { FakeRepository } from '../state.ts'
import { links, nodeId, nulls, userShape } from './people.ts'

const linked =
  'archive assignees blobs branches collaborators comments commits compare contents contributors deployments downloads events forks git_commits git_refs git_tags hooks issue_comment issue_events issues keys labels languages merges milestones notifications pulls releases stargazers statuses subscribers subscription tags teams trees'

export const repositoryUrl = (api: string, repository: FakeRepository): string =>
  `${api}/repos/${repository.fullName}`

export function minimalRepositoryShape(api: string, repository: FakeRepository): JsonMap {
  const [owner = '', name = ''] = repository.fullName.split('/')
  const url = repositoryUrl(api, repository)
  return {
    id: repository.id,
    node_id: nodeId('Repository', repository.id),
    name,
    full_name: repository.fullName,
    private: repository.isPrivate,
    owner: { ...userShape(api, owner), type: 'Organization' },
    html_url: `https://github.com/${repository.fullName}`,
    description: null,
    fork: repository.isFork,
    url,
    ...links(url, linked),
  }
}

export function repositoryShape(api: string, repository: FakeRepository): JsonMap {
  const html = `https://github.com/${repository.fullName}`
  const time = '2026-01-01T00:00:00Z'
  return {
    ...minimalRepositoryShape(api, repository),
    clone_url: `${html}.git`,
    git_url: `git://github.com/${repository.fullName}.git`,
    ssh_url: `git@github.com:${repository.fullName}.git`,
    svn_url: html,
    default_branch: repository.defaultBranch,
    ...counts(
      'forks forks_count open_issues open_issues_count size stargazers_count watchers watchers_count',
    ),
    ...counts('network_count subscribers_count'),
    has_issues: true,
    has_projects: false,
    has_wiki: false,
    has_pages: false,
    has_downloads: false,
    has_discussions: false,
    archived: false,
    disabled: false,
    ...nulls('homepage language mirror_url license'),
    visibility: repository.isPrivate ? 'private' : 'public',
    created_at: time,
    updated_at: time,
    pushed_at: time,
  }
}

const counts = (names: string): JsonMap => Object.fromEntries(names.split(' ').map((name) => [name, 0]))
