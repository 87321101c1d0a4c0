/** Comments and reactions. */
import type { Answer } from '../../artifact-service/loopback.ts'
import type { Json } from '../json.ts'
import { ApiError, notFound } from '../router.ts'
import type { Call, Route } from '../router.ts'
import { commentShape, reactionShape } from '../shapes/pulls.ts'
import type { PullContext } from '../shapes/pulls.ts'
import type { FakeComment } from '../state.ts'
import { maxBodyLength } from '../world.ts'

const repo = '/repos/{owner}/{repo}'
const issue = `${repo}/issues/{issue_number}`
const readIssues = [
  ['issues', 'read'],
  ['pull-requests', 'read'],
] as const
const writeIssues = [
  ['issues', 'write'],
  ['pull-requests', 'write'],
] as const

export const commentRoutes: readonly Route[] = [
  { route: `GET ${issue}/comments`, needs: readIssues, handle: listComments },
  { route: `POST ${issue}/comments`, needs: writeIssues, handle: createComment },
  {
    route: `GET ${repo}/issues/comments/{comment_id}`,
    needs: readIssues,
    handle: (call) => call.json(shaped(call, commentOf(call))),
  },
  { route: `PATCH ${repo}/issues/comments/{comment_id}`, needs: writeIssues, handle: updateComment },
  { route: `DELETE ${repo}/issues/comments/{comment_id}`, needs: writeIssues, handle: deleteComment },
  {
    route: `GET ${repo}/issues/comments/{comment_id}/reactions`,
    needs: readIssues,
    handle: (call) => {
      const subject = `comment:${commentOf(call).id}`
      const found = call.repository.reactions.filter((reaction) => reaction.subject === subject)
      return call.page(found, (reaction) => reactionShape(context(call), reaction))
    },
  },
  {
    route: `POST ${repo}/issues/comments/{comment_id}/reactions`,
    needs: writeIssues,
    handle: (call) => react(call, `comment:${commentOf(call).id}`),
  },
  {
    route: `POST ${issue}/reactions`,
    needs: writeIssues,
    handle: (call) => react(call, `issue:${call.pull().number}`),
  },
]

const context = (call: Call): Pick<PullContext, 'api' | 'clock' | 'repository'> => ({
  api: call.api,
  clock: call.world.clock,
  repository: call.repository,
})

const shaped = (call: Call, comment: FakeComment): Json => commentShape(context(call), comment)

function commentOf(call: Call): FakeComment {
  const found = call.repository.comments.find((comment) => comment.id === call.number('comment_id'))
  if (found === undefined) throw notFound()
  return found
}

function listComments(call: Call): Answer {
  const since = Date.parse(call.query('since') ?? '')
  const found = call.repository.comments.filter(
    (comment) => comment.issueNumber === call.pull().number && !(comment.updatedAtMs < since),
  )
  return call.page(found, (comment) => shaped(call, comment))
}

function textOf(call: Call): string {
  const { body } = call.body()
  if (typeof body !== 'string' || body.trim() === '')
    throw new ApiError(422, 'Validation Failed', [
      { resource: 'IssueComment', field: 'body', code: 'missing_field' },
    ])
  if (Array.from(body).length > maxBodyLength)
    throw new ApiError(422, 'Validation Failed', [
      {
        resource: 'IssueComment',
        field: 'data',
        code: 'unprocessable',
        message: `Body is too long (maximum is ${maxBodyLength} characters)`,
      },
    ])
  return body
}

async function createComment(call: Call): Promise<Answer> {
  const { world, repository, token } = call
  const made = await world.comment(
    repository,
    call.pull().number,
    token.login,
    textOf(call),
    token.isInstallation,
  )
  return call.json(shaped(call, made), 201)
}

async function updateComment(call: Call): Promise<Answer> {
  const comment = commentOf(call)
  if (comment.author !== call.token.login) call.requireRole('admin', 'maintain', 'write')
  await call.world.editComment(
    call.repository,
    comment,
    call.token.login,
    textOf(call),
    call.token.isInstallation,
  )
  return call.json(shaped(call, comment))
}

function deleteComment(call: Call): Answer {
  const comment = commentOf(call)
  if (comment.author !== call.token.login) call.requireRole('admin', 'maintain', 'write')
  call.repository.comments.splice(call.repository.comments.indexOf(comment), 1)
  return call.noContent()
}

const reactions = ['+1', '-1', 'laugh', 'confused', 'heart', 'hooray', 'rocket', 'eyes']

/** 200 when the same account has reacted so already. */
function react(call: Call, subject: string): Answer {
  const { content } = call.body()
  if (typeof content !== 'string' || !reactions.includes(content))
    throw new ApiError(422, 'Validation Failed', [
      { resource: 'Reaction', field: 'content', code: 'invalid' },
    ])
  const author = call.token.login
  const known = call.repository.reactions.find(
    (other) => other.subject === subject && other.author === author && other.content === content,
  )
  if (known !== undefined) return call.json(reactionShape(context(call), known))
  const made = { id: call.world.nextId(), subject, author, content, createdAtMs: call.world.clock.nowMs() }
  call.repository.reactions.push(made)
  return call.json(reactionShape(context(call), made), 201)
}
