/** The results service of Actions: artifacts v4 and cache v2 for the real clients, on loopback. */
import { answerArtifactMethod } from './artifact-methods.ts'
import type { Service } from './artifact-methods.ts'
import { ArtifactRefused, ArtifactStore } from './artifact-store.ts'
import { BlobStore } from './blob-store.ts'
import { CacheEntries } from './cache-methods.ts'
import { FakeClock } from './clock.ts'
import { serveOnLoopback } from './loopback.ts'
import type { Answer, Received } from './loopback.ts'
import { runtimeToken } from './runtime-token.ts'
import type { RuntimeIdentity } from './runtime-token.ts'
import { TwirpRequest, twirpError } from './twirp.ts'

/** Answers once in place of the service. 429 and 5xx make the client retry for seconds; 400 and 409 do not. */
export interface InjectedFault {
  readonly method: string
  readonly status: number
  readonly message: string
}

export interface FakeArtifactService {
  readonly url: string
  readonly artifacts: ArtifactStore
  readonly blobs: BlobStore
  readonly clock: FakeClock
  /** The next call of the Twirp method fails. */
  readonly failNext: (fault: InjectedFault) => void
  /** What the runner sets for the clients. */
  readonly env: (identity: RuntimeIdentity) => Readonly<Record<string, string>>
  readonly close: () => Promise<void>
}

export async function startArtifactService(clock = new FakeClock()): Promise<FakeArtifactService> {
  const blobs = new BlobStore(clock)
  const artifacts = new ArtifactStore(blobs, clock)
  const caches = new CacheEntries()
  const faults: InjectedFault[] = []
  const server = await serveOnLoopback((request) => {
    if (request.url.pathname.startsWith('/blob/')) return blobs.handle(request)
    const service: Service = { artifacts, blobs, clock, baseUrl: server.url }
    return answerTwirp(service, caches, faults, request)
  })
  return {
    url: server.url,
    artifacts,
    blobs,
    clock,
    failNext: (fault) => faults.push(fault),
    env: (identity) => ({
      ACTIONS_RESULTS_URL: `${server.url}/`,
      ACTIONS_RUNTIME_TOKEN: runtimeToken(identity),
      ACTIONS_CACHE_SERVICE_V2: 'true',
    }),
    close: server.close,
  }
}

const route = /^\/twirp\/github\.actions\.results\.api\.v1\.(ArtifactService|CacheService)\/(\w+)$/

function answerTwirp(
  service: Service,
  caches: CacheEntries,
  faults: InjectedFault[],
  received: Received,
): Answer {
  const [, name, method = ''] = route.exec(received.url.pathname) ?? []
  if (name === undefined || received.method !== 'POST')
    return twirpError(404, 'bad_route', received.url.pathname)
  if (!/^Bearer ./.test(received.headers['authorization'] ?? ''))
    return twirpError(401, 'unauthenticated', 'no runtime token')
  const fault = faults.findIndex((item) => item.method === method)
  const [injected] = fault < 0 ? [] : faults.splice(fault, 1)
  if (injected !== undefined) return twirpError(injected.status, 'injected', injected.message)
  const request = new TwirpRequest(JSON.parse(received.body.toString('utf8')) as Record<string, unknown>)
  try {
    if (name === 'CacheService') return caches.answer(service, method, request)
    return answerArtifactMethod(service, method, request)
  } catch (error) {
    if (error instanceof ArtifactRefused) return twirpError(error.status, error.code, error.message)
    throw error
  }
}
