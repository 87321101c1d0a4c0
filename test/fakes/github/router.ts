/** Routes as a table: method and path as in GitHub's OpenAPI, what the token must allow, and the answer. */
import type { Answer, Received } from '../artifact-service/loopback.ts'
import { jsonAnswer } from '../artifact-service/loopback.ts'
import { isJsonMap } from './json.ts'
import type { Json, JsonMap } from './json.ts'
import { paginate } from './pagination.ts'
import type { FakePull, FakeRepository, Role } from './state.ts'
import { allows } from './tokens.ts'
import type { Access, Scope, Token } from './tokens.ts'
import type { World } from './world.ts'

/** One of these permissions is enough (pull requests are issues). */
export type Needed = readonly (readonly [Scope, Access])[]

export interface Route {
  /** `GET /repos/{owner}/{repo}/pulls/{pull_number}` */
  readonly route: string
  readonly needs: Needed
  readonly handle: (call: Call) => Answer | Promise<Answer>
}

/** An error that GitHub answers with. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly errors: readonly JsonMap[]
  constructor(status: number, message: string, errors: readonly JsonMap[] = []) {
    super(message)
    this.status = status
    this.errors = errors
  }
}

export const notFound = (): ApiError => new ApiError(404, 'Not Found')

/** One request as a route sees it. */
export class Call {
  readonly world: World
  readonly request: Received
  readonly token: Token
  readonly params: Readonly<Record<string, string>>

  constructor(world: World, request: Received, token: Token, params: Readonly<Record<string, string>>) {
    this.world = world
    this.request = request
    this.token = token
    this.params = params
  }

  get api(): string {
    return this.world.api
  }

  get repository(): FakeRepository {
    const found = this.world.repositories.get(`${this.param('owner')}/${this.param('repo')}`.toLowerCase())
    if (found === undefined || (found.isPrivate && !this.token.isInstallation && this.role === undefined))
      throw notFound()
    return found
  }

  get role(): Role | undefined {
    return this.world.repositories
      .get(`${this.param('owner')}/${this.param('repo')}`.toLowerCase())
      ?.roles.get(this.token.login)
  }

  param(name: string): string {
    return this.params[name] ?? ''
  }

  number(name: string): number {
    return Number(this.params[name])
  }

  query(name: string): string | undefined {
    return this.request.url.searchParams.get(name) ?? undefined
  }

  /** The pull request (or issue) of the path. */
  pull(name = 'issue_number'): FakePull {
    const found = this.repository.pulls.get(this.number(name))
    if (found === undefined) throw notFound()
    return found
  }

  commitSha(ref: string): string {
    const sha = this.repository.git.resolve(ref)
    if (sha === undefined) throw new ApiError(422, `No commit found for SHA: ${ref}`)
    return sha
  }

  body(): JsonMap {
    const text = this.request.body.toString('utf8')
    if (text === '') return {}
    let value: Json
    try {
      value = JSON.parse(text) as Json
    } catch (error) {
      throw new ApiError(400, `Problems parsing JSON: ${String(error)}`)
    }
    if (!isJsonMap(value)) throw new ApiError(400, 'Body should be a JSON object')
    return value
  }

  /** A user needs the role; a job's token was judged by its permissions already. */
  requireRole(...roles: readonly Role[]): void {
    if (this.token.isInstallation || (this.role !== undefined && roles.includes(this.role))) return
    throw new ApiError(403, 'Must have admin rights to Repository.')
  }

  json(value: Json, status = 200): Answer {
    return jsonAnswer(status, value)
  }

  noContent(): Answer {
    return { status: 204 }
  }

  /** One page of a list; `wrap` puts it into an object with total_count. */
  page<Item>(
    all: readonly Item[],
    shape: (item: Item) => Json,
    wrap?: { readonly key: string; readonly reachable?: number },
  ): Answer {
    const { items, total, headers } = paginate(all, this.request.url, wrap?.reachable)
    const shaped = items.map(shape)
    return jsonAnswer(200, wrap === undefined ? shaped : { total_count: total, [wrap.key]: shaped }, headers)
  }
}

interface Compiled {
  readonly route: Route
  readonly method: string
  readonly pattern: RegExp
}

export class Router {
  readonly #routes: readonly Compiled[]

  constructor(routes: readonly Route[]) {
    this.#routes = routes.map((route) => {
      const [method = '', path = ''] = route.route.split(' ')
      // Paths of files, refs and comparisons may hold slashes.
      const source = path.replace(/\{(\w+)\}/g, (_, name: string) =>
        /^(?:path|ref|basehead|branch)$/.test(name) ? `(?<${name}>.+)` : `(?<${name}>[^/]+)`,
      )
      return { route, method, pattern: new RegExp(`^${source}$`) }
    })
  }

  find(method: string, path: string): { route: Route; params: Readonly<Record<string, string>> } | undefined {
    for (const { route, method: wanted, pattern } of this.#routes) {
      const match = wanted === method ? pattern.exec(path) : null
      if (match === null) continue
      const params = Object.entries(match.groups ?? {}).map(([key, value]) => [
        key,
        decodeURIComponent(value),
      ])
      return { route, params: Object.fromEntries(params) as Readonly<Record<string, string>> }
    }
    return undefined
  }
}

export const isAllowed = (token: Token, needs: Needed): boolean =>
  needs.length === 0 || needs.some(([scope, access]) => allows(token, scope, access))
