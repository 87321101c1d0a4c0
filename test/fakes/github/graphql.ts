/** The part of GitHub's GraphQL interface that no REST endpoint has: texts of a pull request with their last editor. */
import { jsonAnswer } from '../artifact-service/loopback.ts'
import type { Answer, Received } from '../artifact-service/loopback.ts'
import { isJsonMap } from './json.ts'
import type { Json, JsonMap } from './json.ts'
import type { FakeRepository } from './state.ts'
import { allows } from './tokens.ts'
import type { Token } from './tokens.ts'
import type { World } from './world.ts'

/** Fields of the types as GitHub's schema names them: a query for another one is refused, as there. */
const fields: Readonly<Record<string, readonly string[]>> = {
  comments: ['url', 'body', 'createdAt', 'lastEditedAt', 'author', 'editor'],
  reviews: ['url', 'body', 'createdAt', 'lastEditedAt', 'author', 'editor', 'submittedAt', 'state', 'commit'],
}
const pageSize = 100

/** Errors come with status 200. */
const refused = (type: string, message: string): Answer =>
  jsonAnswer(200, { data: null, errors: [{ type, message }] })

export function graphqlAnswer(world: World, request: Received, token: Token): Answer {
  const body = JSON.parse(request.body.toString('utf8')) as Json
  if (!isJsonMap(body) || typeof body['query'] !== 'string' || !isJsonMap(body['variables']))
    return jsonAnswer(400, { message: 'Problems parsing JSON' })
  if (!allows(token, 'pull-requests', 'read'))
    return refused('FORBIDDEN', 'Resource not accessible by integration')
  const asked = /pullRequest\(number: \$number\) \{\s*(?<list>\w+)\(first: 100, after: \$after\) \{ nodes \{(?<of>.*)\} pageInfo/.exec(body['query'])?.groups // prettier-ignore
  const { list = '', of = '' } = asked ?? {}
  const known = fields[list]
  const top = of.replace(/\{[^}]*\}/g, ' ').split(/\s+/).filter(Boolean) // prettier-ignore
  const stranger = known === undefined ? list : top.find((field) => !known.includes(field))
  if (stranger !== undefined) return refused('undefinedField', `Field '${stranger}' doesn't exist`)
  const { owner, repo, number, after } = body['variables']
  const repository = world.repositories.get(`${String(owner)}/${String(repo)}`.toLowerCase())
  if (repository?.pulls.has(Number(number)) !== true)
    return refused('NOT_FOUND', 'Could not resolve to a PullRequest')
  const all = nodesOf(world, repository, Number(number))[list] ?? []
  const start = typeof after === 'string' ? Number(after) : 0
  const nodes = all
    .slice(start, start + pageSize)
    .map((node) => Object.fromEntries(top.map((field) => [field, node[field] ?? null])))
  const pageInfo = { hasNextPage: start + pageSize < all.length, endCursor: String(start + nodes.length) }
  return jsonAnswer(200, { data: { repository: { pullRequest: { [list]: { nodes, pageInfo } } } } })
}

function nodesOf(
  world: World,
  repository: FakeRepository,
  number: number,
): Readonly<Record<string, readonly JsonMap[]>> {
  const page = `https://github.com/${repository.fullName}/pull/${number}`
  const iso = (ms: number): string => world.clock.iso(ms)
  return {
    comments: repository.comments
      .filter(({ issueNumber }) => issueNumber === number)
      .map(({ id, body, createdAtMs, updatedAtMs, author, editor }) => ({
        url: `${page}#issuecomment-${id}`,
        body,
        createdAt: iso(createdAtMs),
        lastEditedAt: editor === undefined ? null : iso(updatedAtMs),
        author: actor(author),
        editor: editor === undefined ? null : actor(editor),
      })),
    reviews: repository.reviews
      .filter(({ pullNumber }) => pullNumber === number)
      .map(({ id, body, submittedAtMs, author, state, commit }) => ({
        url: `${page}#pullrequestreview-${id}`,
        body,
        createdAt: iso(submittedAtMs),
        submittedAt: iso(submittedAtMs),
        lastEditedAt: null,
        author: actor(author),
        editor: null,
        state,
        commit: { oid: commit },
      })),
  }
}

/** Bots have their names without `[bot]` here; an account that is gone is null. */
const actor = (login: string): Json =>
  login === ''
    ? null
    : {
        __typename: login.endsWith('[bot]') ? 'Bot' : 'User',
        login: login.replace(/\[bot\]$/, ''),
      }
