import { afterEach, describe, expect, it } from 'vitest'
import { promptWords, SseServer } from '../../fakes/sse-server.ts'
import type { SseServerOptions } from '../../fakes/sse-server.ts'
import { aFixedLoad, aSpec, readJson, runReplay } from './builders.ts'

let server: SseServer | undefined
const serve = async (options: SseServerOptions = {}): Promise<SseServer> =>
  (server = await SseServer.start(options))
afterEach(async () => {
  await server?.stop()
  server = undefined
})

describe('fixed-sequence load', () => {
  it('sends N prompts after the warm-up, lengths in [ratio·n, n], no two alike', async () => {
    const { url, requests } = await serve()
    const { outcome, rows } = await runReplay(aSpec(url, { load: aFixedLoad() }))
    expect(outcome.completed).toBe(true)
    const phases = rows.map(({ metadata }) => metadata.benchmark_phase)
    expect(phases.filter((phase) => phase === 'warmup')).toHaveLength(2)
    expect(phases.filter((phase) => phase === 'profiling')).toHaveLength(30)
    for (const request of requests) {
      expect(promptWords(request)).toBeGreaterThanOrEqual(32)
      expect(promptWords(request)).toBeLessThanOrEqual(64)
      expect(request.body.max_tokens).toBeGreaterThanOrEqual(4)
      expect(request.body.max_tokens).toBeLessThanOrEqual(8)
    }
    expect(new Set(requests.map(promptWords)).size).toBeGreaterThan(5)
    const starts = requests.map(({ body }) => body.messages[0]?.content.slice(0, 60))
    expect(new Set(starts).size).toBe(requests.length)
  })

  it('keeps exactly the allowed number in flight', async () => {
    const running = await serve({ ttftMs: 15 })
    await runReplay(aSpec(running.url, { load: aFixedLoad({ numWarmupPrompts: 0 }) }))
    expect(running.maxInFlight).toBe(4)
  })

  it('writes bench.json with the fields of the serving benchmark', async () => {
    const { url, requests } = await serve({ ttftMs: 10, gapMs: 2 })
    const spec = aSpec(url, { load: aFixedLoad({ numWarmupPrompts: 0, randomRangeRatio: 1 }) })
    await runReplay(spec)
    const bench = readJson(spec.outputDir, 'bench.json') as Record<string, number>
    expect(bench).toMatchObject({
      model_id: 'org/model-x',
      max_concurrency: 4,
      num_prompts: 30,
      completed: 30,
      total_input_tokens: requests.reduce((sum, request) => sum + promptWords(request), 0),
      total_output_tokens: 30 * 8,
    })
    const value = (name: string) => bench[name] ?? NaN
    expect(value('total_token_throughput')).toBeCloseTo(
      (value('total_input_tokens') + value('total_output_tokens')) / value('duration'),
      6,
    )
    expect(value('benchmark_end_time_unix') - value('benchmark_start_time_unix')).toBeCloseTo(
      value('duration'),
      3,
    )
    for (const name of ['ttft', 'tpot', 'itl', 'e2el']) {
      expect(value(`p75_${name}_ms`)).toBeGreaterThan(0)
      expect(value(`median_${name}_ms`)).toBeLessThanOrEqual(value(`p90_${name}_ms`))
      expect(value(`p95_${name}_ms`)).toBeLessThanOrEqual(value(`p99_${name}_ms`))
      expect(value(`std_${name}_ms`)).toBeGreaterThanOrEqual(0)
    }
    expect(value('mean_ttft_ms')).toBeGreaterThanOrEqual(9)
    // 7 gaps of one prompt make its tpot; with one length, the mean over prompts is the mean over gaps.
    expect(value('mean_tpot_ms')).toBeCloseTo(value('mean_itl_ms'), 6)
  })

  it('arrives as a Poisson process when a rate is given', async () => {
    const { url, requests } = await serve()
    const load = aFixedLoad({ numPrompts: 60, numWarmupPrompts: 0, maxConcurrency: 60, requestRate: 100 })
    await runReplay(aSpec(url, { load }))
    const starts = requests.map(({ startMs }) => startMs).sort((a, b) => a - b)
    const gaps = starts.slice(1).map((start, index) => start - (starts[index] ?? 0))
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
    // The seed fixes the arrivals; the bounds only leave room for a busy machine.
    expect(mean).toBeGreaterThan(7)
    expect(mean).toBeLessThan(25)
    expect(Math.max(...gaps)).toBeGreaterThan(2 * mean)
  })

  it('aborts when a warm-up prompt fails', async () => {
    const { url, requests } = await serve({ behaviour: () => ({ status: 500, body: '' }) })
    const { outcome } = await runReplay(aSpec(url, { load: aFixedLoad() }))
    expect(outcome.abortReason).toBe(
      'warmup_failure: 2 of 2 warm-up prompts failed: HTTP 500: HTTP 500 without a body',
    )
    expect(requests).toHaveLength(2)
  })

  it('says in which ways warm-up prompts failed', async () => {
    const { url } = await serve({
      behaviour: ({ index }) => (index === 0 ? { status: 503, body: 'no free slot' } : 'no-tokens'),
    })
    const load = aFixedLoad({ numWarmupPrompts: 3, maxConcurrency: 1 })
    const { outcome } = await runReplay(aSpec(url, { load }))
    expect(outcome.abortReason).toBe(
      'warmup_failure: 3 of 3 warm-up prompts failed: HTTP 503 (1): no free slot; ' +
        'NoTokens (2): the server answered 200 and sent no token',
    )
  })

  it('ends at once on abort, in the middle of an arrival pause too', async () => {
    const { url } = await serve({ gapMs: 1000 })
    const abort = new AbortController()
    const spec = aSpec(url, { load: aFixedLoad({ numWarmupPrompts: 0, requestRate: 1 }) })
    setTimeout(() => abort.abort(), 200)
    const { outcome, rows } = await runReplay(spec, abort.signal)
    expect(outcome).toMatchObject({ completed: false, abortReason: 'cancelled' })
    expect(rows.map(({ metadata }) => metadata.was_cancelled)).toEqual([true])
    expect(readJson(spec.outputDir, 'bench.json')).toMatchObject({ completed: 0 })
  })
})
