import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SimCluster } from '../../../../src/engines/sim/core/cluster.ts'
import type { ClusterConfig } from '../../../../src/engines/sim/core/cluster.ts'
import type { Sequence, SimRequest } from '../../../../src/engines/sim/core/sequence.ts'
import { plainStep, someConfig, somePool } from '../sim-config.ts'

interface Observed {
  readonly cluster: SimCluster
  readonly tokens: { readonly id: number; readonly count: number; readonly at: number }[]
  readonly finished: Sequence[]
}

function observe(config: ClusterConfig): Observed {
  const tokens: Observed['tokens'] = []
  const finished: Sequence[] = []
  const cluster = new SimCluster(config, {
    tokens: (sequence, count, at) => tokens.push({ id: sequence.id, count, at }),
    finished: (sequence) => finished.push(sequence),
  })
  return { cluster, tokens, finished }
}

/** A prompt of its own; `shared` pages of 16 tokens come from a common prefix. */
function request(id: number, promptTokens: number, outputTokens: number, shared = 0): SimRequest {
  const pages = Math.floor(promptTokens / 16)
  const pageHashes = Array.from({ length: pages }, (_, page) =>
    page < shared ? page : id * 1_000_000 + page,
  )
  return { promptTokens, pageHashes, outputTokens, sessionKey: `session-${id}` }
}

function submit(observed: Observed, what: SimRequest, at: number): Sequence {
  const submission = observed.cluster.submit(what, at)
  if (!submission.accepted) throw new Error(submission.reason)
  return submission.sequence
}

const ends = (observed: Observed): readonly number[] =>
  observed.finished.map((sequence) => sequence.lastTokenAt)

describe('aggregated serving', () => {
  it('takes one prefill step and then one decode step per token', () => {
    const observed = observe(someConfig({}))
    const sequence = submit(observed, request(1, 1000, 3), 10)
    observed.cluster.advance(20, Infinity)
    // Prefill: 1 ms + 1000 · 10 µs; decode: 1 ms + 4 ms each.
    expect(sequence.firstTokenAt).toBeCloseTo(10.011, 9)
    expect(observed.tokens.map(({ at }) => at)).toEqual(
      [10.011, 10.016, 10.021].map((at): unknown => expect.closeTo(at, 9)),
    )
    expect(observed.finished).toEqual([sequence])
    expect(observed.cluster.nextEventSeconds()).toBe(Infinity)
  })

  it('does not play what is not due', () => {
    const observed = observe(someConfig({}))
    submit(observed, request(1, 1000, 3), 0)
    observed.cluster.advance(0.0109, Infinity)
    expect(observed.tokens).toEqual([])
    expect(observed.cluster.nextEventSeconds()).toBeCloseTo(0.011, 9)
    observed.cluster.advance(0.0111, Infinity)
    expect(observed.tokens).toHaveLength(1)
  })

  it('cuts prefill into chunks that share steps with decoding', () => {
    const observed = observe(someConfig({ pools: [somePool({ chunkTokens: 500 })] }))
    const first = submit(observed, request(1, 400, 10), 0)
    observed.cluster.advance(0.006, Infinity)
    submit(observed, request(2, 1000, 1), 0.006)
    observed.cluster.advance(1, Infinity)
    const gaps = observed.tokens.filter(({ id }) => id === first.id).map(({ at }) => at)
    // 5 ms to the first token, one step of 5 ms that had begun, two steps of 5 + 5 ms with a chunk, then 5 ms.
    expect(gaps.slice(0, 5)).toEqual(
      [0.005, 0.01, 0.02, 0.03, 0.035].map((at): unknown => expect.closeTo(at, 9)),
    )
  })

  it('emits accepted tokens of a step together, with the target as mean', () => {
    const speculative = { numSpecTokens: 5, acceptanceLength: 3.51, realAcceptanceRatio: 0.8 }
    const observed = observe(someConfig({ speculative }))
    submit(observed, request(1, 100, 1 + 3 * 351), 0)
    observed.cluster.advance(10, Infinity)
    const steps = observed.tokens.slice(1)
    expect(steps.every(({ count }) => count >= 1 && count <= 4)).toBe(true)
    expect(steps.length).toBeGreaterThanOrEqual(299)
    expect(steps.length).toBeLessThanOrEqual(301)
    const totals = observed.cluster.workers[0]?.totals
    expect((totals?.acceptedTokens ?? 0) / (totals?.decodeSequenceSteps ?? 1)).toBeCloseTo(3.51, 2)
  })

  it('draws acceptance instead of injecting it in an evaluation', () => {
    const speculative = { numSpecTokens: 1, acceptanceLength: 2, realAcceptanceRatio: 0 }
    const observed = observe(someConfig({ speculative, evalMode: true }))
    submit(observed, request(1, 100, 20), 0)
    observed.cluster.advance(10, Infinity)
    expect(observed.tokens.every(({ count }) => count === 1)).toBe(true)
  })

  it('reads a cached prefix instead of computing it, and always computes the last token', () => {
    const observed = observe(someConfig({}))
    submit(observed, request(1, 160, 1), 0)
    observed.cluster.advance(1, Infinity)
    const again = submit(observed, request(1, 160, 1), 1)
    observed.cluster.advance(2, Infinity)
    expect(again.cachedDeviceTokens).toBe(144)
    expect(again.firstTokenAt).toBeCloseTo(1.001 + 16e-5, 9)
  })

  it('admits in order and no more than the limit', () => {
    const observed = observe(someConfig({ pools: [somePool({ maxRunningPerRank: 2 })] }))
    const sequences = [1, 2, 3, 4].map((id) => submit(observed, request(id, 100, 5), 0))
    observed.cluster.advance(0.01, Infinity)
    expect(observed.cluster.workers[0]?.ranks[0]?.running).toHaveLength(2)
    expect(observed.cluster.waitingSequences).toBe(2)
    observed.cluster.advance(10, Infinity)
    expect(observed.finished.map(({ id }) => id)).toEqual(sequences.map(({ id }) => id))
    const admitted = sequences.map(({ admittedAt }) => admittedAt)
    expect([...admitted].sort((a, b) => a - b)).toEqual(admitted)
  })

  it('refuses when the queue is full, and what the pool can never hold', () => {
    const pools: [ReturnType<typeof somePool>] = [
      somePool({ maxRunningPerRank: 1, kvPoolTokensPerRank: 1600 }),
    ]
    const observed = observe(someConfig({ pools, maxQueuedRequests: 1 }))
    submit(observed, request(1, 100, 5), 0)
    submit(observed, request(2, 100, 5), 0)
    expect(observed.cluster.submit(request(3, 100, 5), 0)).toEqual({ accepted: false, reason: 'queue-full' })
    observed.cluster.advance(10, Infinity)
    expect(observed.cluster.submit(request(4, 1600, 5), 10)).toEqual({
      accepted: false,
      reason: 'pool-too-small',
    })
  })

  it('loads what the host kept, while the request queues', () => {
    const pool = somePool({
      kvPoolTokensPerRank: 1600,
      hostPoolTokensPerRank: 16_000,
      hostLoadTokensPerSecond: 10_000,
    })
    const observed = observe(someConfig({ pools: [pool] }))
    submit(observed, request(1, 800, 1), 0)
    observed.cluster.advance(1, Infinity)
    submit(observed, request(2, 1500, 1), 1)
    observed.cluster.advance(2, Infinity)
    const back = submit(observed, request(1, 800, 1), 2)
    observed.cluster.advance(3, Infinity)
    expect(back.cachedDeviceTokens + back.cachedHostTokens).toBe(784)
    expect(back.cachedHostTokens).toBeGreaterThan(0)
    const loaded = 2 + back.cachedHostTokens / 10_000
    expect(back.firstTokenAt).toBeCloseTo(loaded + 0.001 + 16e-5, 9)
  })

  it('keeps a session on its rank', () => {
    const observed = observe(someConfig({ pools: [somePool({ dpRanks: 4 })] }))
    for (let turn = 0; turn < 3; turn++) {
      for (let id = 1; id <= 8; id++) submit(observed, request(id, 160, 1), turn)
      observed.cluster.advance(turn + 0.9, Infinity)
    }
    const cached = observed.finished.slice(8).map(({ cachedDeviceTokens }) => cachedDeviceTokens)
    expect(cached).toHaveLength(16)
    expect(cached.every((tokens) => tokens === 144)).toBe(true)
  })

  it('finds the rank with the longest prefix', () => {
    const router = {
      policy: 'cache-aware' as const,
      sessionHeaders: [],
      decodePolicy: 'total-requests' as const,
    }
    const observed = observe(someConfig({ router, pools: [somePool({ workers: 3 })] }))
    for (let id = 1; id <= 6; id++) submit(observed, request(id, 160, 1), 0)
    observed.cluster.advance(1, Infinity)
    const again = submit(observed, request(4, 320, 1), 1)
    observed.cluster.advance(2, Infinity)
    expect(again.cachedDeviceTokens).toBe(160)
  })
})

describe('disaggregated serving', () => {
  const pools: [ReturnType<typeof somePool>, ReturnType<typeof somePool>] = [
    somePool({ role: 'prefill', workers: 2 }),
    somePool({ role: 'decode', dpRanks: 2, maxRunningPerRank: 1 }),
  ]
  const config = someConfig({ pools, transfer: { tokensPerSecond: 100_000, latencySeconds: 0.002 } })

  it('hands the KV over before the first token', () => {
    const observed = observe(config)
    submit(observed, request(1, 1000, 3), 0)
    observed.cluster.advance(1, Infinity)
    // 11 ms prefill, 2 + 10 ms transfer, then 5 ms per decode step.
    expect(observed.tokens.map(({ at }) => at)).toEqual(
      [0.023, 0.028, 0.033].map((at): unknown => expect.closeTo(at, 9)),
    )
  })

  it('lets decode queue when its ranks are full, and spreads over them', () => {
    const observed = observe(config)
    for (let id = 1; id <= 3; id++) submit(observed, request(id, 1000, 101), 0)
    observed.cluster.advance(10, Infinity)
    const [first, second, third] = ends(observed)
    expect(second).toBeLessThan((first ?? 0) + 0.05)
    expect(third).toBeGreaterThan((first ?? 0) + 0.4)
  })

  it('frees the prefill side when an aborted transfer ends', () => {
    const observed = observe(config)
    const sequence = submit(observed, request(1, 1000, 3), 0)
    observed.cluster.advance(0.015, Infinity)
    expect(sequence.state).toBe('transfer')
    observed.cluster.abort(sequence)
    observed.cluster.advance(1, Infinity)
    expect(observed.tokens).toEqual([])
    expect(observed.cluster.liveSequences).toBe(0)
    for (const worker of observed.cluster.workers) {
      for (const rank of worker.ranks) expect(rank.pool.usedPages).toBe(0)
    }
  })
})

describe('pressure', () => {
  it('retracts what came last when decoding exhausts the pool, and loses nothing', () => {
    const observed = observe(someConfig({ pools: [somePool({ kvPoolTokensPerRank: 1280 })] }))
    for (let id = 1; id <= 4; id++) submit(observed, request(id, 240, 400), 0)
    observed.cluster.advance(100, Infinity)
    expect(observed.cluster.workers[0]?.totals.retractions).toBeGreaterThan(0)
    expect(observed.finished).toHaveLength(4)
    expect(observed.finished[0]?.id).toBe(1)
    expect(observed.finished.every(({ generatedTokens }) => generatedTokens === 400)).toBe(true)
  })

  it('ends every request exactly once with its tokens, whatever the shape, and frees every page', () => {
    const job = fc.record({
      prompt: fc.integer({ min: 1, max: 600 }),
      output: fc.integer({ min: 1, max: 60 }),
      shared: fc.nat(20),
      gapMs: fc.nat(30),
      abortAfterMs: fc.option(fc.nat(100), { nil: undefined }),
    })
    const shape = fc.record({
      disagg: fc.boolean(),
      dpRanks: fc.integer({ min: 1, max: 3 }),
      maxRunning: fc.integer({ min: 1, max: 6 }),
      poolPages: fc.integer({ min: 45, max: 120 }),
      hostTokens: fc.constantFrom(0, 800),
      acceptanceLength: fc.constantFrom(1, 2.3, 3),
    })
    fc.assert(
      fc.property(fc.array(job, { minLength: 1, maxLength: 25 }), shape, (jobs, drawn) => {
        const pool = {
          dpRanks: drawn.dpRanks,
          maxRunningPerRank: drawn.maxRunning,
          kvPoolTokensPerRank: drawn.poolPages * 16,
          hostPoolTokensPerRank: drawn.hostTokens,
          chunkTokens: 128,
          step: plainStep,
        }
        const observed = observe(
          someConfig({
            speculative: {
              numSpecTokens: 3,
              acceptanceLength: drawn.acceptanceLength,
              realAcceptanceRatio: 0.5,
            },
            transfer: { tokensPerSecond: 50_000, latencySeconds: 0.001 },
            pools: drawn.disagg
              ? [somePool({ ...pool, role: 'prefill', workers: 2 }), somePool({ ...pool, role: 'decode' })]
              : [somePool(pool)],
          }),
        )
        checkRun(observed, jobs)
      }),
      { numRuns: 60 },
    )
  })
})

function checkRun(
  observed: Observed,
  jobs: readonly {
    readonly prompt: number
    readonly output: number
    readonly shared: number
    readonly gapMs: number
    readonly abortAfterMs: number | undefined
  }[],
): void {
  let now = 0
  const aborts: { readonly at: number; readonly sequence: Sequence }[] = []
  const sequences: Sequence[] = []
  for (const [index, job] of jobs.entries()) {
    now += job.gapMs / 1000
    observed.cluster.advance(now, Infinity)
    const sequence = submit(observed, request(index + 1, job.prompt, job.output, job.shared), now)
    sequences.push(sequence)
    if (job.abortAfterMs !== undefined) aborts.push({ at: now + job.abortAfterMs / 1000, sequence })
  }
  const aborted = new Set<Sequence>()
  for (const { at, sequence } of [...aborts].sort((a, b) => a.at - b.at)) {
    observed.cluster.advance(Math.max(at, now), Infinity)
    if (observed.finished.includes(sequence)) continue
    aborted.add(sequence)
    observed.cluster.abort(sequence)
  }
  observed.cluster.advance(1e6, Infinity)
  expect(observed.cluster.liveSequences).toBe(0)
  expect(observed.cluster.nextEventSeconds()).toBe(Infinity)
  expect(new Set(observed.finished).size).toBe(observed.finished.length)
  expect(observed.finished.length).toBe(sequences.length - aborted.size)
  for (const sequence of observed.finished) {
    const own = observed.tokens.filter(({ id }) => id === sequence.id)
    expect(own.reduce((sum, { count }) => sum + count, 0)).toBe(sequence.request.outputTokens)
    expect(own.map(({ at }) => at)).toEqual(own.map(({ at }) => at).sort((a, b) => a - b))
  }
  for (const worker of observed.cluster.workers) {
    for (const rank of worker.ranks) {
      expect(rank.pool.usedPages).toBe(0)
      expect(rank.running).toHaveLength(0)
    }
  }
}
