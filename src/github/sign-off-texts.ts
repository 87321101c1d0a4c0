/** Comments and reviews of a pull request, with who changed them last: only GitHub's GraphQL interface tells that. */
import { isRecord } from '../core/measure/lenient-json.ts'
import '../core/problems/gate.ts'
import { problem } from '../core/problems/catalogue.ts'
import { ProblemError } from '../core/problem.ts'
import type { ReviewState, SignOffText } from '../core/review/sign-off.ts'
import type { GitHub } from './client.ts'

/** 5,000 of each. */
const maxPages = 50

const common = 'url body createdAt lastEditedAt author { __typename login } editor { __typename login }'
const lists = {
  comments: common,
  reviews: `${common} submittedAt state commit { oid }`,
} as const
type List = keyof typeof lists

const queryOf = (
  list: List,
): string => `query ${list}($owner: String!, $repo: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      ${list}(first: 100, after: $after) { nodes { ${lists[list]} } pageInfo { hasNextPage endCursor } }
    }
  }
}`

/** All of them, comments first, each oldest first. Throws a ProblemError where one is not as GitHub documents it. */
export async function signOffTexts(github: GitHub, number: number): Promise<readonly SignOffText[]> {
  const comments = await nodesOf(github, number, 'comments')
  const reviews = await nodesOf(github, number, 'reviews')
  return [...comments.map(readText), ...reviews.map(readReview)]
}

async function nodesOf(github: GitHub, number: number, list: List): Promise<readonly unknown[]> {
  const nodes: unknown[] = []
  let after: string | null = null
  for (let page = 0; page < maxPages; page++) {
    const connection = await pageOf(github, number, list, after)
    nodes.push(...connection.nodes)
    if (connection.next === undefined) return nodes
    after = connection.next
  }
  throw new ProblemError([problem('INFX147', `${list}: more than ${maxPages} pages of 100`)])
}

async function pageOf(
  github: GitHub,
  number: number,
  list: List,
  after: string | null,
): Promise<{ readonly nodes: readonly unknown[]; readonly next: string | undefined }> {
  const connection = at(await ask(github, queryOf(list), { number, after }), `repository.pullRequest.${list}`)
  const [nodes, more, next] = ['nodes', 'pageInfo.hasNextPage', 'pageInfo.endCursor'].map((path) =>
    at(connection, path),
  )
  if (!Array.isArray(nodes) || typeof more !== 'boolean' || (more && typeof next !== 'string'))
    throw unusable(`${list}: expected a page of a list`)
  return { nodes, next: more && typeof next === 'string' ? next : undefined }
}

/** GraphQL tells refusals in an answer of status 200, which Octokit throws. */
async function ask(
  { octokit, owner, repo }: GitHub,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  try {
    return await octokit.graphql(query, { owner, repo, ...variables })
  } catch (cause) {
    if (!(cause instanceof Error) || cause.name !== 'GraphqlResponseError') throw cause
    throw new ProblemError([problem('INFX149', `GraphQL: ${cause.message.slice(0, 500)}`)], { cause })
  }
}

function readText(node: unknown): SignOffText {
  const editedAt = at(node, 'lastEditedAt')
  return {
    url: text(node, 'url'),
    author: loginOf(node, 'author'),
    authorIsBot: isBot(node, 'author'),
    body: text(node, 'body'),
    createdAt: text(node, 'createdAt'),
    ...(typeof editedAt === 'string'
      ? { edited: { at: editedAt, by: loginOf(node, 'editor'), byBot: isBot(node, 'editor') } }
      : {}),
  }
}

const states: readonly ReviewState[] = ['APPROVED', 'COMMENTED', 'CHANGES_REQUESTED', 'DISMISSED', 'PENDING']

function readReview(node: unknown): SignOffText {
  const state = states.find((word) => word === at(node, 'state'))
  if (state === undefined)
    throw unusable(`reviews: expected a state, got ${JSON.stringify(at(node, 'state'))}`)
  const [submittedAt, commit] = [at(node, 'submittedAt'), at(node, 'commit.oid')]
  return {
    ...readText(node),
    ...(typeof submittedAt === 'string' ? { createdAt: submittedAt } : {}),
    review: { commit: typeof commit === 'string' ? commit : '', state },
  }
}

/** '' of an account that is gone. GraphQL leaves out the `[bot]` that keeps the names of bots apart from people's. */
function loginOf(node: unknown, field: 'author' | 'editor'): string {
  const login = at(node, `${field}.login`)
  if (typeof login !== 'string') return ''
  return isBot(node, field) ? `${login}[bot]` : login
}

const isBot = (node: unknown, field: 'author' | 'editor'): boolean =>
  at(node, `${field}.__typename`) === 'Bot'

function text(node: unknown, field: string): string {
  const value = at(node, field)
  if (typeof value === 'string') return value
  throw unusable(`${field}: expected text`)
}

function at(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((found, name) => (isRecord(found) ? found[name] : undefined), value)
}

const unusable = (why: string): ProblemError => new ProblemError([problem('INFX145', `GraphQL: ${why}`)])
