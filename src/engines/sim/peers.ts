/** The workers beside the simulated engine's front, when a launcher spread it over an allocation. */
import { setTimeout as sleep } from 'node:timers/promises'

export type PeerPool = 'prefill' | 'decode'

export interface Peer {
  readonly pool: PeerPool
  /** Answers 200 on `/health`. */
  readonly url: string
}

const askEveryMs = 200
const answerMs = 2_000

/** `prefill=http://10.0.0.1:6100`; undefined when the word is none. */
export function parsePeer(word: string): Peer | undefined {
  const [, pool, url] = /^(prefill|decode)=(http:\/\/[^/\s]+)$/.exec(word) ?? []
  return url !== undefined && (pool === 'prefill' || pool === 'decode') ? { pool, url } : undefined
}

/** Which peers have answered; one that has is not asked again: its launcher watches it. */
export class Peers {
  readonly #peers: readonly Peer[]
  readonly #there = new Set<Peer>()
  readonly #over = new AbortController()

  constructor(peers: readonly Peer[]) {
    this.#peers = peers
    for (const peer of peers) void this.#ask(peer)
  }

  get areAllThere(): boolean {
    return this.#there.size === this.#peers.length
  }

  count(pool: PeerPool): number {
    return [...this.#there].filter((peer) => peer.pool === pool).length
  }

  /** As Dynamo's front end lists them. */
  instances(): readonly { readonly component: string; readonly endpoint: 'generate' }[] {
    return [...this.#there].map(({ pool }) => ({
      component: pool === 'prefill' ? 'prefill' : 'backend',
      endpoint: 'generate',
    }))
  }

  /** As the SGLang router counts them. */
  stats(): { readonly prefill_count: number; readonly decode_count: number } {
    return { prefill_count: this.count('prefill'), decode_count: this.count('decode') }
  }

  close(): void {
    this.#over.abort()
  }

  async #ask(peer: Peer): Promise<void> {
    while (!this.#over.signal.aborted) {
      if (await isHealthy(peer.url)) {
        this.#there.add(peer)
        return
      }
      await sleep(askEveryMs)
    }
  }
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    const response = await fetch(new URL('/health', url), { signal: AbortSignal.timeout(answerMs) })
    await response.body?.cancel()
    return response.ok
  } catch {
    // Not listening yet, which is the answer; the launcher bounds how long that may go on.
    return false
  }
}
