import type { SimRouter } from '../../../core/schema/sim-engine.generated.ts'
import type { Rank } from './rank.ts'
import type { SimRequest } from './sequence.ts'
import type { Worker } from './worker.ts'

export interface Target {
  readonly worker: Worker
  readonly rank: Rank
}

/** Sessions that are remembered; the oldest is forgotten first. */
const maxSessions = 65_536
/** A rank with a good prefix match is passed over when it has this many requests more than the least loaded one. */
const cacheAwareImbalance = 16
/** Share of the prompt's pages that must be cached for a match to count. */
const cacheAwareMinMatchRatio = 0.3

/** Finds a rank for each new request. */
export class Router {
  readonly #targets: readonly Target[]
  readonly #policy: SimRouter['policy']
  readonly #sessions = new Map<string, Target>()
  #turn = 0

  constructor(workers: readonly Worker[], policy: SimRouter['policy']) {
    this.#targets = workers.flatMap((worker) => worker.ranks.map((rank) => ({ worker, rank })))
    this.#policy = policy
  }

  route(request: SimRequest): Target {
    switch (this.#policy) {
      case 'session':
        return this.#bySession(request)
      case 'cache-aware':
        return this.#byPrefix(request)
      case 'least-loaded':
        return leastLoaded(this.#targets, 'total-requests')
      case 'round-robin':
        return targetAt(this.#targets, this.#turn++ % this.#targets.length)
    }
  }

  #bySession(request: SimRequest): Target {
    const key = request.sessionKey
    if (key === undefined) return leastLoaded(this.#targets, 'total-requests')
    const known = this.#sessions.get(key)
    if (known) return known
    const target = leastLoaded(this.#targets, 'total-requests')
    if (this.#sessions.size >= maxSessions) {
      for (const oldest of this.#sessions.keys()) {
        this.#sessions.delete(oldest)
        break
      }
    }
    this.#sessions.set(key, target)
    return target
  }

  #byPrefix(request: SimRequest): Target {
    const idle = leastLoaded(this.#targets, 'total-requests')
    let best = idle
    let bestPages = Math.ceil(request.pageHashes.length * cacheAwareMinMatchRatio)
    for (const target of this.#targets) {
      const pages = target.rank.pool.estimateMatch(request.pageHashes)
      if (pages > bestPages) {
        best = target
        bestPages = pages
      }
    }
    const surplus = best.rank.pendingSequences - idle.rank.pendingSequences
    return surplus > cacheAwareImbalance ? idle : best
  }
}

/** The target with the least queued and running work; the first of equals. */
export function leastLoaded(targets: readonly Target[], by: SimRouter['decodePolicy']): Target {
  let best = targetAt(targets, 0)
  let bestLoad = Infinity
  for (const target of targets) {
    const load = by === 'total-tokens' ? target.rank.pendingTokens : target.rank.pendingSequences
    if (load < bestLoad) {
      best = target
      bestLoad = load
    }
  }
  return best
}

function targetAt(targets: readonly Target[], index: number): Target {
  const target = targets[index]
  if (!target) throw new Error('a pool has no ranks')
  return target
}
