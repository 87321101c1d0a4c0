import type { ChangedFile, GitCommit, TreeEntry } from '../git-repository.ts'
import type { JsonMap } from '../json.ts'
import type { FakeRepository } from '../state.ts'
import { nodeId } from './people.ts'
import { repositoryUrl } from './repository.ts'

export function commitShape(api: string, repository: FakeRepository, commit: GitCommit): JsonMap {
  const url = repositoryUrl(api, repository)
  const html = `https://github.com/${repository.fullName}/commit/${commit.sha}`
  const author = { name: commit.authorName, email: commit.authorEmail, date: commit.date }
  return {
    sha: commit.sha,
    node_id: nodeId('Commit', repository.id),
    url: `${url}/commits/${commit.sha}`,
    html_url: html,
    comments_url: `${url}/commits/${commit.sha}/comments`,
    commit: {
      url: `${url}/git/commits/${commit.sha}`,
      author,
      committer: author,
      message: commit.message,
      comment_count: 0,
      tree: { sha: commit.tree, url: `${url}/git/trees/${commit.tree}` },
      verification: {
        verified: false,
        reason: 'unsigned',
        payload: null,
        signature: null,
        verified_at: null,
      },
    },
    // Only known accounts have one.
    author: null,
    committer: null,
    parents: commit.parents.map((sha) => ({ sha, url: `${url}/commits/${sha}`, html_url: html })),
  }
}

export const simpleCommitShape = (commit: GitCommit): JsonMap => ({
  id: commit.sha,
  tree_id: commit.tree,
  message: commit.message,
  timestamp: commit.date,
  author: { name: commit.authorName, email: commit.authorEmail },
  committer: { name: commit.authorName, email: commit.authorEmail },
})

export const fileShape = (api: string, repository: FakeRepository, file: ChangedFile): JsonMap => ({
  sha: file.blob,
  filename: file.filename,
  status: file.status,
  additions: file.additions,
  deletions: file.deletions,
  changes: file.additions + file.deletions,
  blob_url: `https://github.com/${repository.fullName}/blob/${file.blob}`,
  raw_url: `https://github.com/${repository.fullName}/raw/${file.blob}`,
  contents_url: `${repositoryUrl(api, repository)}/contents/${file.filename}`,
  ...(file.patch === undefined ? {} : { patch: file.patch }),
  ...(file.previousFilename === undefined ? {} : { previous_filename: file.previousFilename }),
})

export function entryShape(api: string, repository: FakeRepository, entry: TreeEntry, sha: string): JsonMap {
  const base = repositoryUrl(api, repository)
  const url = `${base}/contents/${entry.path}?ref=${sha}`
  const git = `${base}/git/${entry.type === 'dir' ? 'trees' : 'blobs'}/${entry.sha}`
  const html = `https://github.com/${repository.fullName}/blob/${sha}/${entry.path}`
  return {
    type: entry.type,
    name: entry.name,
    path: entry.path,
    sha: entry.sha,
    size: entry.size,
    url,
    git_url: git,
    html_url: html,
    download_url:
      entry.type === 'dir' ? null : `https://raw.invalid/${repository.fullName}/${sha}/${entry.path}`,
    _links: { self: url, git, html },
  }
}
