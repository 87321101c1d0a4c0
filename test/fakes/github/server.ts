/** GitHub's REST API and results service on loopback, with the traps of the real ones. */
import { FakeClock } from '../artifact-service/clock.ts'
import { jsonAnswer, serveOnLoopback } from '../artifact-service/loopback.ts'
import type { Answer, Received } from '../artifact-service/loopback.ts'
import { startArtifactService } from '../artifact-service/server.ts'
import type { FakeArtifactService } from '../artifact-service/server.ts'
import { Faults, primaryRateLimit } from './faults.ts'
import { graphqlAnswer } from './graphql.ts'
import { violations } from './openapi.ts'
import { RateLimit } from './rate-limit.ts'
import { RequestLog } from './request-log.ts'
import { ApiError, Call, isAllowed, Router } from './router.ts'
import type { Route } from './router.ts'
import { artifactRoutes } from './routes/artifacts.ts'
import { checkRoutes } from './routes/checks.ts'
import { commentRoutes } from './routes/comments.ts'
import { pullRoutes } from './routes/pulls.ts'
import { commitRoute, repositoryRoutes } from './routes/repositories.ts'
import { runRoutes } from './routes/runs.ts'
import { workflowRoutes } from './routes/workflows.ts'
import type { Token } from './tokens.ts'
import { World } from './world.ts'

export interface FakeGithub {
  /** Value of GITHUB_API_URL. */
  readonly url: string
  readonly world: World
  readonly results: FakeArtifactService
  readonly clock: FakeClock
  readonly requests: RequestLog
  readonly faults: Faults
  readonly rateLimit: RateLimit
  readonly close: () => Promise<void>
}

export const routes: readonly Route[] = [
  ...pullRoutes,
  ...commentRoutes,
  ...workflowRoutes,
  ...artifactRoutes,
  ...runRoutes,
  ...checkRoutes,
  ...repositoryRoutes,
  commitRoute,
]

const router = new Router(routes)

export async function startFakeGithub(): Promise<FakeGithub> {
  const clock = new FakeClock()
  const results = await startArtifactService(clock)
  const world = new World(clock, results)
  const requests = new RequestLog()
  const faults = new Faults()
  const rateLimit = new RateLimit(clock)
  const server = await serveOnLoopback(async (request) => {
    const token = world.tokens.get(tokenText(request))
    const { route, answer } = await answerOf({ world, faults, rateLimit }, request, token)
    requests.entries.push({
      method: request.method,
      path: request.url.pathname,
      query: Object.fromEntries(request.url.searchParams),
      route,
      status: answer.status,
      login: token?.login,
      body: request.body.toString('utf8'),
    })
    return token === undefined
      ? answer
      : { ...answer, headers: { ...rateLimit.headers(token.text), ...answer.headers } }
  })
  world.api = server.url
  return {
    url: server.url,
    world,
    results,
    clock,
    requests,
    faults,
    rateLimit,
    close: async () => {
      await server.close()
      await results.close()
    },
  }
}

const tokenText = (request: Received): string =>
  (request.headers['authorization'] ?? '').replace(/^(?:token|bearer)\s+/i, '')

interface Parts {
  readonly world: World
  readonly faults: Faults
  readonly rateLimit: RateLimit
}

async function answerOf(
  { world, faults, rateLimit }: Parts,
  request: Received,
  token: Token | undefined,
): Promise<{ readonly route?: string; readonly answer: Answer }> {
  const path = request.url.pathname
  const fault = faults.next(request)
  const found = router.find(request.method, path)
  const route = found?.route.route
  const named = route === undefined ? {} : { route }
  if (fault !== undefined) return { ...named, answer: fault }
  if (token === undefined) return { ...named, answer: jsonAnswer(401, { message: 'Bad credentials' }) }
  if (path === '/rate_limit') return { route: 'GET /rate_limit', answer: rateLimitAnswer(rateLimit, token) }
  if (!rateLimit.take(token.text))
    return { ...named, answer: primaryRateLimit(rateLimit.state(token.text).reset) }
  if (request.method === 'POST' && path === '/graphql')
    return { route: 'POST /graphql', answer: graphqlAnswer(world, request, token) }
  if (found === undefined) return { answer: jsonAnswer(404, { message: 'Not Found' }) }
  if (!isAllowed(token, found.route.needs))
    return { ...named, answer: jsonAnswer(403, { message: 'Resource not accessible by integration' }) }
  const answer = await handled(found.route, new Call(world, request, token, found.params))
  return { ...named, answer }
}

const rateLimitAnswer = (rateLimit: RateLimit, token: Token): Answer => {
  const rate = rateLimit.state(token.text)
  return jsonAnswer(200, { resources: { core: rate, search: rate }, rate })
}

async function handled(route: Route, call: Call): Promise<Answer> {
  try {
    const answer = await route.handle(call)
    return checked(route, answer)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, message, errors } = error
    return jsonAnswer(status, {
      message,
      ...(errors.length === 0 ? {} : { errors }),
      documentation_url: 'https://docs.github.com/rest',
      status: String(status),
    })
  }
}

/** An answer that GitHub would not give is a fault of the fake, said at once. */
function checked(route: Route, answer: Answer): Answer {
  const isJson = String(answer.headers?.['content-type'] ?? '').startsWith('application/json')
  const body: unknown = isJson && answer.body !== undefined ? JSON.parse(String(answer.body)) : undefined
  if (!isJson && answer.status === 200) return answer
  const found = violations(route.route, answer.status, body)
  return found.length === 0
    ? answer
    : jsonAnswer(500, { message: `not as GitHub answers: ${found.slice(0, 5).join('; ')}` })
}
