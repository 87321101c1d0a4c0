import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { ProblemError } from '../../../src/core/problem.ts'
import { promptWords, SseServer } from '../../fakes/sse-server.ts'
import type { SeenRequest, SseServerOptions } from '../../fakes/sse-server.ts'
import {
  anAgenticLoad,
  aSpec,
  readJson,
  runReplay,
  runUntil,
  tempDir,
  wekaFile,
  wekaRequest,
  wekaTree,
} from './builders.ts'
import type { RecordRow } from './builders.ts'

let server: SseServer | undefined
const serve = async (options: SseServerOptions = {}): Promise<SseServer> =>
  (server = await SseServer.start(options))
afterEach(async () => {
  await server?.stop()
  server = undefined
})

/** Plays from the first turn, without warm-up: what the trace says, and nothing else. */
const plainLoad = (path: string, overrides: object = {}) =>
  anAgenticLoad({
    trace: { format: 'weka', path },
    lanes: 1,
    durationSeconds: 60,
    warmupRequestsPerLane: 0,
    trajectoryStartMinRatio: 0,
    trajectoryStartMaxRatio: 0,
    ...overrides,
  })

const profiled = (rows: readonly RecordRow[]) =>
  rows.filter((row) => row.metadata.benchmark_phase === 'profiling')
/** Conversation and turn, in order of start. */
const order = (rows: readonly RecordRow[]) =>
  profiled(rows)
    .toSorted((a, b) => a.metadata.request_start_ns - b.metadata.request_start_ns)
    .map(({ metadata }) => `${metadata.conversation_id}#${metadata.turn_index}`)
const conversation = (seen: SeenRequest) => seen.body.messages.map(({ content }) => content).join('\n')

describe('a whole run', () => {
  it('writes files that parse back, with nanosecond clocks that are exact', async () => {
    const { url } = await serve({ ttftMs: 5, gapMs: 1 })
    const spec = aSpec(url)
    const before = BigInt(Date.now()) * 1_000_000n
    const { outcome, rows, rawRows, summary, progress } = await runReplay(spec)
    expect(outcome.completed).toBe(true)
    expect(outcome.abortReason).toBeUndefined()
    expect(outcome.maxClientCpuShare).toBeGreaterThan(0)
    expect(profiled(rows).length).toBe(summary.request_count.avg)
    expect(summary.error_request_count.avg).toBe(0)
    expect(new Set(progress.map(({ phase }) => phase))).toContain('profiling')
    for (const line of rawRows) {
      const start = BigInt(/"request_start_ns":(\d+)/.exec(line)?.[1] ?? 0)
      const end = BigInt(/"request_end_ns":(\d+)/.exec(line)?.[1] ?? 0)
      expect(start).toBeGreaterThan(2n ** 53n)
      expect(start).toBeGreaterThan(before - 1_000_000_000n)
      const latencyMs = (JSON.parse(line) as RecordRow).metrics['request_latency']?.value ?? NaN
      // The response ends after its last token, and not much later.
      expect(Number(end - start) / 1e6).toBeGreaterThanOrEqual(latencyMs)
    }
    // Not rounded to what a double can hold: some clock is no multiple of 256 ns.
    expect(
      rawRows.some((line) => BigInt(/"request_start_ns":(\d+)/.exec(line)?.[1] ?? 0) % 256n !== 0n),
    ).toBe(true)
  })

  it('measures what the server does: first token, gaps, counts', async () => {
    const running = await serve({ ttftMs: 30, gapMs: 10 })
    const { url, requests } = running
    const path = wekaFile(wekaTree('a', [wekaRequest(0, 100, 5)]))
    const { rows } = await runUntil(running, 2, aSpec(url, { load: plainLoad(path) }))
    const [row] = profiled(rows)
    const metric = (name: string) => row?.metrics[name]?.value ?? NaN
    expect(metric('time_to_first_token')).toBeGreaterThanOrEqual(29)
    // The server waits 30 ms and four times 10 ms; where in between a busy machine loses time is open.
    expect(metric('request_latency')).toBeGreaterThanOrEqual(66)
    expect(metric('output_sequence_length')).toBe(5)
    expect(metric('input_sequence_length')).toBe(promptWords(requests[0] as SeenRequest))
    expect((row?.metrics['inter_chunk_latency'] as unknown as { value: number[] }).value).toHaveLength(4)
    const perToken = (metric('request_latency') - metric('time_to_first_token')) / 4
    expect(metric('inter_token_latency')).toBeCloseTo(perToken, 4)
  })

  it('sends the same conversations for the same seed, but no prefix that another play or run has', async () => {
    const running = await serve()
    const { url, requests } = running
    const path = wekaFile(
      ...['a', 'b', 'c'].map((id) => wekaTree(id, [wekaRequest(0, 200, 2), wekaRequest(0.01, 260, 2)])),
    )
    const load = plainLoad(path)
    await runUntil(running, 4, aSpec(url, { load }))
    const first = requests.splice(0)
    await runUntil(running, 4, aSpec(url, { load }))
    const marker = /^\[rid:([0-9a-f]{12})\]\n\n/
    const bare = (seen: SeenRequest | undefined) => (seen ? conversation(seen).replace(marker, '') : '')
    expect(bare(requests[0])).toBe(bare(first[0]))
    expect(bare(requests[3])).toBe(bare(first[3]))
    const rid = (seen: SeenRequest | undefined) => marker.exec(seen?.body.messages[0]?.content ?? '')?.[1]
    expect(rid(first[0])).toBeDefined()
    expect(rid(first[1])).toBe(rid(first[0]))
    expect(rid(first[2])).not.toBe(rid(first[0]))
    expect(rid(requests[0])).not.toBe(rid(first[0]))
  })

  it('sends the whole growing context: what was said before is byte for byte the same', async () => {
    const running = await serve()
    const { url, requests } = running
    const path = wekaFile(
      wekaTree('a', [wekaRequest(0, 130, 20), wekaRequest(0, 200, 30), wekaRequest(0, 300, 5)], {
        system_tokens: 64,
      }),
    )
    await runUntil(running, 3, aSpec(url, { load: plainLoad(path) }))
    const turns = requests.slice(0, 3).map(({ body }) => body)
    expect(turns[0]?.messages.map(({ role }) => role)).toEqual(['system', 'user'])
    expect(turns[1]?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
    expect(turns[2]?.messages.slice(0, 4)).toEqual(turns[1]?.messages)
    // The marker is a word of its own.
    expect(requests.slice(0, 3).map(promptWords)).toEqual([131, 201, 301])
    expect(turns.map(({ max_tokens: tokens }) => tokens)).toEqual([20, 30, 5])
    expect(turns[0]).toMatchObject({
      model: 'org/model-x',
      stream: true,
      stream_options: { include_usage: true },
      ignore_eos: true,
    })
  })
})

describe('sub-agents', () => {
  const agent = (t: number, id: string, requests: readonly object[]) => ({
    t,
    type: 'subagent',
    agent_id: id,
    subagent_type: 'Explore',
    status: 'completed',
    requests,
  })

  it('fan out after their turn, and the turn that waited for them waits again', async () => {
    const running = await serve({ ttftMs: 40 })
    const { url, requests } = running
    const path = wekaFile(
      wekaTree('t', [
        wekaRequest(0, 100, 2, 0.02),
        agent(0.03, 'x', [wekaRequest(0.03, 80, 2, 0.02), wekaRequest(0.06, 120, 2, 0.02)]),
        agent(0.03, 'y', [wekaRequest(0.03, 90, 2, 0.02)]),
        wekaRequest(0.1, 200, 2, 0.02),
      ]),
    )
    const { rows } = await runUntil(running, 6, aSpec(url, { load: plainLoad(path) }))
    const played = order(rows).slice(0, 5)
    expect(played[0]).toBe('t#0')
    expect(played.slice(1, 3).sort()).toEqual(['t::sa:x#0', 't::sa:y#0'])
    expect(played.slice(3)).toEqual(['t::sa:x#1', 't#1'])
    const joined = requests[4]
    expect(joined?.startMs).toBeGreaterThan(Math.max(requests[2]?.endMs ?? 0, requests[3]?.endMs ?? 0))
    const [root, x] = profiled(rows).toSorted(
      (a, b) => a.metadata.request_start_ns - b.metadata.request_start_ns,
    )
    expect(x?.metadata.root_correlation_id).toBe(root?.metadata.x_correlation_id)
    expect(x?.metadata.parent_correlation_id).toBe(root?.metadata.x_correlation_id)
    expect(x?.metadata.x_correlation_id).not.toBe(root?.metadata.x_correlation_id)
  })

  it('in the background gate no turn, but hold the lane until they end', async () => {
    const running = await serve({ behaviour: () => 'answer', ttftMs: 10 })
    const { url } = running
    const path = wekaFile(
      wekaTree('t', [
        wekaRequest(0, 100, 2, 0.01),
        agent(0.02, 'bg', [wekaRequest(0.02, 80, 2, 0.5), wekaRequest(0.6, 120, 2, 0.1)]),
        wekaRequest(0.05, 200, 2, 0.01),
      ]),
    )
    const { rows } = await runUntil(running, 7, aSpec(url, { load: plainLoad(path) }))
    const played = order(rows)
    expect(played.slice(0, 3).sort()).toEqual(['t#0', 't#1', 't::sa:bg#0'])
    // The next play of the only tree starts after the background agent's last turn.
    expect(played.indexOf('t::sa:bg#1')).toBe(3)
    expect(played[4]).toBe('t#0')
  })

  it('keep one correlation id per conversation, and send it', async () => {
    const { url, requests } = await serve()
    const { rows } = await runReplay(aSpec(url))
    const idsOf = new Map<string, Set<string>>()
    for (const { metadata } of rows) {
      const key = `${metadata.root_correlation_id}/${metadata.conversation_id}`
      idsOf.set(key, (idsOf.get(key) ?? new Set()).add(metadata.x_correlation_id))
    }
    expect([...idsOf.values()].every((ids) => ids.size === 1)).toBe(true)
    const sent = new Set(requests.map(({ correlationId }) => correlationId))
    expect(new Set(rows.map(({ metadata }) => metadata.x_correlation_id))).toEqual(sent)
    expect(new Set(requests.map(({ requestId }) => requestId)).size).toBe(requests.length)
  })
})

describe('delays', () => {
  it('count from the end of the answer to the start of the next turn', async () => {
    const running = await serve({ ttftMs: 100 })
    const { url, requests } = running
    // Recorded: an answer of 10 ms and a pause of 200 ms; here the answer takes 100 ms and the pause stays.
    const path = wekaFile(wekaTree('a', [wekaRequest(0, 100, 1, 0.01), wekaRequest(0.21, 150, 1, 0.01)]))
    await runUntil(running, 2, aSpec(url, { load: plainLoad(path) }))
    const pause = (requests[1]?.startMs ?? NaN) - (requests[0]?.endMs ?? NaN)
    expect(pause).toBeGreaterThanOrEqual(195)
    expect(pause).toBeLessThan(1500)
  })

  it('are capped per tree', async () => {
    const running = await serve()
    const { url, requests } = running
    const path = wekaFile(wekaTree('a', [wekaRequest(0, 100, 1), wekaRequest(5000, 150, 1)]))
    await runUntil(running, 2, aSpec(url, { load: plainLoad(path, { traceIdleGapCapSeconds: 0.1 }) }))
    expect(requests.length).toBeGreaterThan(1)
    expect((requests[1]?.startMs ?? NaN) - (requests[0]?.endMs ?? NaN)).toBeGreaterThanOrEqual(95)
  })

  it('are cut short when the whole system is idle, keeping their order', async () => {
    const running = await serve()
    const { url } = running
    const path = wekaFile(
      wekaTree('a', [wekaRequest(0, 100, 1), wekaRequest(100, 150, 1)]),
      wekaTree('b', [wekaRequest(0, 700, 1), wekaRequest(105, 750, 1)]),
    )
    const load = plainLoad(path, { lanes: 2, systemIdleGapCapSeconds: 0.1 })
    const { rows } = await runUntil(running, 6, aSpec(url, { load }))
    const startMs = (name: string) => {
      const [id, turn] = name.split('#')
      const row = profiled(rows).find(
        ({ metadata }) => metadata.conversation_id === id && metadata.turn_index === Number(turn),
      )
      return (row?.metadata.request_start_ns ?? NaN) / 1e6
    }
    expect(startMs('a#1') - startMs('a#0')).toBeGreaterThanOrEqual(95)
    expect(startMs('a#1') - startMs('a#0')).toBeLessThan(5000)
    // The recorded 5 s between the two are more than the cap, and no time at all would be wrong too.
    expect(startMs('b#1') - startMs('a#1')).toBeGreaterThanOrEqual(80)
    expect(startMs('b#1') - startMs('a#1')).toBeLessThan(4000)
  })

  it('and tokens shrink with the scale; the clock does not', async () => {
    const running = await serve({ ttftMs: 50 })
    const { url, requests } = running
    const path = wekaFile(wekaTree('a', [wekaRequest(0, 1000, 40, 0.5), wekaRequest(2.5, 2000, 40, 0.5)]))
    await runUntil(running, 2, aSpec(url, { traceScale: 10, load: plainLoad(path) }))
    expect(requests.slice(0, 2).map(promptWords)).toEqual([101, 201])
    expect(requests[0]?.body.max_tokens).toBe(4)
    const pause = (requests[1]?.startMs ?? NaN) - (requests[0]?.endMs ?? NaN)
    expect(pause).toBeGreaterThanOrEqual(195)
    expect((requests[0]?.endMs ?? NaN) - (requests[0]?.startMs ?? NaN)).toBeGreaterThanOrEqual(49)
  })
})

describe('warm-up', () => {
  const turns = Array.from({ length: 8 }, (_, index) => wekaRequest(index * 0.01, 100 + 50 * index, 3))
  const warmLoad = (overrides: object = {}) =>
    plainLoad(wekaFile(wekaTree('a', turns)), {
      warmupRequestsPerLane: 2,
      trajectoryStartMinRatio: 0.5,
      trajectoryStartMaxRatio: 0.5,
      durationSeconds: 0.3,
      ...overrides,
    })

  it('sends the turn before the start as recorded, then one-token requests; profiling goes on behind them', async () => {
    const running = await serve()
    const { url, requests } = running
    const { rows } = await runUntil(running, 7, aSpec(url, { load: warmLoad({ durationSeconds: 60 }) }))
    const seen = rows.slice(0, 5).map(({ metadata }) => [metadata.benchmark_phase, metadata.turn_index])
    expect(seen).toEqual([
      ['warmup', 3],
      ['warmup', 4],
      ['warmup', 5],
      ['profiling', 6],
      ['profiling', 7],
    ])
    expect(requests.slice(0, 4).map(({ body }) => body.max_tokens)).toEqual([3, 1, 1, 3])
    // Later plays start at the first turn.
    expect(rows[5]?.metadata.turn_index).toBe(0)
  })

  it('leaves at least one turn for profiling', async () => {
    const running = await serve()
    const load = warmLoad({ warmupRequestsPerLane: 50, durationSeconds: 60 })
    const { rows } = await runUntil(running, 7, aSpec(running.url, { load }))
    expect(rows.find(({ metadata }) => metadata.benchmark_phase === 'profiling')?.metadata.turn_index).toBe(7)
  })

  it('aborts the run when a root request fails, and nothing is profiled', async () => {
    const { url } = await serve({
      behaviour: ({ index }) => (index === 1 ? { status: 404, body: 'no such model' } : 'answer'),
    })
    const { outcome, rows, summary } = await runReplay(aSpec(url, { load: warmLoad() }))
    expect(outcome.completed).toBe(false)
    expect(outcome.abortReason).toMatch(/^warmup_failure: .*HTTP 404: no such model/)
    expect(profiled(rows)).toEqual([])
    expect(summary.metadata.submission_invalid_reasons).toContain('run_cancelled')
    expect(summary).not.toHaveProperty('start_time')
  })

  it('aborts when the grace is over', async () => {
    const { url, requests } = await serve({ behaviour: () => 'hang' })
    const { outcome, rows } = await runReplay(aSpec(url, { load: warmLoad({ warmupGraceSeconds: 0.2 }) }))
    expect(outcome.abortReason).toMatch(/^warmup_failure: not all lanes were warm/)
    expect(rows.map(({ metadata }) => metadata.was_cancelled)).toEqual([true])
    await expect.poll(() => requests[0]?.closedEarly).toBe(true)
  })
})

describe('the end', () => {
  it('lets running requests finish within the grace and cancels the rest, marked', async () => {
    const { url, requests } = await serve({
      behaviour: ({ index }) => (index === 0 ? 'answer' : 'hang-after-first'),
      ttftMs: 400,
    })
    const path = wekaFile(...['a', 'b'].map((id) => wekaTree(id, [wekaRequest(0, 100, 3)])))
    const load = plainLoad(path, { lanes: 2, durationSeconds: 0.2, graceSeconds: 0.6 })
    const { outcome, rows, summary } = await runReplay(aSpec(url, { load }))
    expect(outcome.completed).toBe(true)
    expect(rows).toHaveLength(2)
    const cancelled = rows.find(({ metadata }) => metadata.was_cancelled)
    expect(cancelled?.error).toMatchObject({ code: 499, type: 'RequestCancellationError' })
    expect(rows.find(({ metadata }) => !metadata.was_cancelled)?.error).toBeNull()
    expect(summary).toMatchObject({
      request_count: { avg: 1 },
      error_request_count: { avg: 0 },
      cancelled_request_count: { avg: 1 },
    })
    await expect.poll(() => requests[1]?.closedEarly).toBe(true)
  })

  it('comes at once on abort and leaves whole files', async () => {
    const { url } = await serve({ gapMs: 20 })
    const abort = new AbortController()
    const spec = aSpec(url, { load: anAgenticLoad({ durationSeconds: 60, graceSeconds: 60 }) })
    const started = performance.now()
    setTimeout(() => abort.abort(), 500)
    const { outcome, rows, summary } = await runReplay(spec, abort.signal)
    expect(performance.now() - started).toBeLessThan(5000)
    expect(outcome).toMatchObject({ completed: false, abortReason: 'cancelled' })
    expect(rows.some(({ metadata }) => metadata.was_cancelled)).toBe(true)
    expect(summary.metadata.submission_invalid_reasons).toContain('run_cancelled')
    expect(readJson(spec.outputDir, 'server_metrics_export.json')).toHaveProperty('schema_version')
  })

  it('sends nothing when it was aborted before it began', async () => {
    const { url, requests } = await serve()
    const { outcome, rows } = await runReplay(aSpec(url), AbortSignal.abort())
    expect(outcome).toMatchObject({ completed: false, abortReason: 'cancelled' })
    expect([requests.length, rows.length]).toEqual([0, 0])
  })

  it('comes early when too many requests fail', async () => {
    // The sixth to ninth of every ten: 40 %, and the warm-up passes.
    const { url } = await serve({
      behaviour: ({ index }) => (index % 10 > 5 ? { status: 500, body: 'boom' } : 'answer'),
    })
    const load = anAgenticLoad({
      durationSeconds: 60,
      warmupRequestsPerLane: 0,
      trajectoryStartMinRatio: 0,
      trajectoryStartMaxRatio: 0,
    })
    const { outcome, rows, summary } = await runReplay(aSpec(url, { load }))
    expect(outcome.completed).toBe(false)
    expect(outcome.abortReason).toMatch(/^failed_request_threshold: \d+ of \d+ failed \(HTTP 500 \d+\)/)
    expect(summary.metadata.error_types['HTTP 500']).toBe(summary.error_request_count.avg)
    expect(rows.find(({ error }) => error !== null)?.error).toEqual({
      code: 500,
      type: 'HTTP 500',
      message: 'boom',
    })
  })
})

describe('servers that go wrong', () => {
  const one = () => plainLoad(wekaFile(wekaTree('a', [wekaRequest(0, 100, 4)])), { durationSeconds: 0.15 })

  it.each([
    ['no-tokens', 'NoTokens'],
    ['cut', 'TruncatedStream'],
    ['reset', 'ConnectionReset'],
    [{ events: ['{"choices":', '[DONE]'] }, 'StreamError'],
    [{ events: ['{"error":{"message":"out of memory"}}', '[DONE]'] }, 'StreamError'],
    [{ events: ['null', '[DONE]'] }, 'NoTokens'],
    [
      { events: ['[1,2]', '"x"', '{"choices":[null]}', '{"choices":7,"usage":"many"}', '[DONE]'] },
      'NoTokens',
    ],
    [{ status: 503, body: 'x'.repeat(100_000) }, 'HTTP 503'],
    [{ status: 400, body: '{"error":"maximum context length is 4096 tokens"}' }, 'ContextOverflow'],
  ] as const)('%j is recorded as %s', async (behaviour, type) => {
    const { url } = await serve({ behaviour: () => behaviour })
    const { rows, summary } = await runReplay(aSpec(url, { load: one(), failedRequestThreshold: 1 }))
    expect(rows.length).toBeGreaterThan(0)
    for (const { error, metadata } of rows) {
      expect(error?.type).toBe(type)
      expect(error?.message.length).toBeLessThan(600)
      expect(metadata.was_cancelled).toBe(false)
    }
    expect(summary.error_request_count.avg).toBe(rows.length)
  })

  it('a dead port is refused, again and again, without a busy loop', async () => {
    const { url, stop } = await serve().then((running) => ({ url: running.url, stop: () => running.stop() }))
    await stop()
    server = undefined
    const { rows } = await runReplay(aSpec(url, { load: one(), failedRequestThreshold: 1 }))
    expect(rows[0]?.error?.type).toBe('ConnectionRefused')
    expect(rows.length).toBeLessThan(10)
  })

  it('without usage, tokens are estimated and said to be', async () => {
    const { url } = await serve({ behaviour: () => 'no-usage' })
    const { rows, rawRows, summary } = await runReplay(aSpec(url, { load: one() }))
    expect(rows[0]?.metrics['output_sequence_length']?.value).toBe(4)
    expect(rows[0]?.metrics['input_sequence_length']?.value).toBe(100)
    expect(rawRows[0]).toContain('"token_counts":"estimated"')
    expect(summary.metadata['client']).toMatchObject({ token_counts: 'estimated' })
  })

  it('a context overflow ends its conversation and makes the run invalid', async () => {
    const overflow = { status: 400, body: 'prompt is too long for the context window' }
    const { url } = await serve({ behaviour: (seen) => (promptWords(seen) > 200 ? overflow : 'answer') })
    const path = wekaFile(
      wekaTree('a', [wekaRequest(0, 150, 2), wekaRequest(0, 250, 2), wekaRequest(0, 350, 2)]),
    )
    const { rows, summary } = await runReplay(
      aSpec(url, { load: plainLoad(path, { durationSeconds: 0.2 }), failedRequestThreshold: 1 }),
    )
    expect(new Set(rows.map(({ metadata }) => metadata.turn_index))).toEqual(new Set([0, 1]))
    expect(summary.metadata.submission_invalid_reasons).toContain('context_overflow_rate_exceeded')
  })
})

describe('files', () => {
  it.skipIf(!existsSync('/dev/full'))(
    'a full disk is an infrastructure Problem and the other files are kept',
    async () => {
      const { url } = await serve()
      const outputDir = tempDir()
      symlinkSync('/dev/full', join(outputDir, 'profile_export.jsonl'))
      const spec = aSpec(url, { outputDir, load: anAgenticLoad({ durationSeconds: 0.5 }) })
      const error: unknown = await runReplay(spec).catch((caught: unknown) => caught)
      expect(error).toBeInstanceOf(ProblemError)
      expect((error as ProblemError).problems).toMatchObject([{ code: 'INFX201', blame: 'infra' }])
      expect(String(error)).toContain('ENOSPC')
      expect(readJson(outputDir, 'profile_export_aiperf.json')).toHaveProperty('request_count')
    },
  )

  it('server metrics: counters lose _total and count from profiling; a server without metrics is named', async () => {
    const { url } = await serve({
      metrics: ({ generatedTokens, scrapes }) =>
        [
          '# HELP sglang:generation_tokens_total Generated.',
          '# TYPE sglang:generation_tokens_total counter',
          `sglang:generation_tokens_total{model_name="m x",tp_rank="0"} ${generatedTokens}`,
          '# TYPE sglang:token_usage gauge',
          `sglang:token_usage{note="a}b \\"q\\""} ${0.25 * (scrapes % 2)}`,
          '# TYPE sglang:ttft_seconds histogram',
          `sglang:ttft_seconds_bucket{le="0.1"} ${scrapes}`,
          `sglang:ttft_seconds_bucket{le="+Inf"} ${scrapes}`,
          `sglang:ttft_seconds_sum ${scrapes * 0.05}`,
          `sglang:ttft_seconds_count ${scrapes}`,
          'sglang:broken NaN',
        ].join('\n'),
    })
    const dead = 'http://127.0.0.1:1/metrics'
    const spec = aSpec(url, { serverMetricsUrls: [dead, `${url}/metrics`] })
    const { rows } = await runReplay(spec)
    const generated = profiled(rows).reduce(
      (sum, row) => sum + (row.metrics['output_sequence_length']?.value ?? 0),
      0,
    )
    expect(readJson(spec.outputDir, 'server_metrics_export.json')).toMatchObject({
      summary: {
        endpoints_configured: [`${url}/metrics`, dead],
        endpoints_successful: [`${url}/metrics`],
        endpoints_failed: [{ url: dead, successes: 0 }],
      },
      metrics: {
        'sglang:generation_tokens': {
          type: 'counter',
          unit: 'tokens',
          description: 'Generated.',
          series: [
            {
              endpoint_url: `${url}/metrics`,
              labels: { model_name: 'm x', tp_rank: '0' },
              stats: { total: generated },
            },
          ],
        },
        'sglang:token_usage': {
          type: 'gauge',
          series: [{ labels: { note: 'a}b "q"' }, stats: { min: 0, max: 0.25 } }],
        },
        'sglang:ttft_seconds': {
          type: 'histogram',
          unit: 'seconds',
          series: [{ stats: { avg: expect.closeTo(0.05, 9) as number } }],
        },
      },
    })
    const csv = readFileSync(join(spec.outputDir, 'server_metrics_export.csv'), 'utf8')
    expect(csv).toContain(`,sglang:generation_tokens,counter,tokens,model_name=m x;tp_rank=0,${generated},`)
  })
})
