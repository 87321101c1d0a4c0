/** Comments and reactions on pull requests. */
import { PayloadReader } from '../core/gate/payload-reader.ts'
import { changeComment, type CommentSubject, type ExistingComment } from '../core/render/comment.ts'
import { listAll, type GitHub } from './client.ts'

/** Login under which GITHUB_TOKEN comments; an app has its own, `<slug>[bot]`. */
export const actionsAuthor = 'github-actions[bot]'

/** 5,000 comments. */
const maxCommentPages = 50

export interface CommentWrite {
  readonly action: 'create' | 'update' | 'keep'
  readonly id: number
}

/**
 * Writes the one comment of a subject: found over all pages by author and marker, updated in place, left alone when it
 * says the same already. Throws a ProblemError, with the YAML to paste when a permission is missing.
 */
export async function upsertComment(
  github: GitHub,
  issue: number,
  subject: CommentSubject,
  author: string,
  markdown: string,
): Promise<CommentWrite> {
  const change = changeComment(await listComments(github, issue), subject, author, markdown)
  const { octokit, owner, repo } = github
  switch (change.action) {
    case 'keep':
      return change
    case 'update':
      await octokit.rest.issues.updateComment({ owner, repo, comment_id: change.id, body: change.body })
      return { action: 'update', id: change.id }
    case 'create': {
      const { data } = await octokit.rest.issues.createComment({
        owner,
        repo,
        issue_number: issue,
        body: change.body,
      })
      return { action: 'create', id: data.id }
    }
  }
}

/** All comments of an issue or pull request, oldest first. What is no comment is passed over. */
export async function listComments(github: GitHub, issue: number): Promise<readonly ExistingComment[]> {
  const { owner, repo } = github
  const rows = await listAll(
    github,
    'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
    { owner, repo, issue_number: issue },
    maxCommentPages,
  )
  return rows.flatMap((row) => {
    const read = new PayloadReader(row)
    // The account of a comment may be deleted: null.
    const comment = {
      id: read.id('id'),
      author: read.optionalText('user.login') ?? '',
      body: read.longText('body'),
    }
    return read.problems.length === 0 ? [comment] : []
  })
}

/** Reacts to a comment; the same reaction twice is one. */
export async function react(
  { octokit, owner, repo }: GitHub,
  comment: number,
  content: 'eyes' | 'confused' | 'rocket',
): Promise<void> {
  await octokit.rest.reactions.createForIssueComment({ owner, repo, comment_id: comment, content })
}
