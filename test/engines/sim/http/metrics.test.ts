import { afterEach, describe, expect, it } from 'vitest'
import { Servers, ask, chat, metric, readStream, sumOf } from '../http-client.ts'
import { somePool } from '../sim-config.ts'

const servers = new Servers()
afterEach(() => servers.closeAll())

const names = [
  'sglang:prompt_tokens_total',
  'sglang:generation_tokens_total',
  'sglang:cached_tokens_total',
  'sglang:cache_hit_rate',
  'sglang:token_usage',
  'sglang:max_total_num_tokens',
  'sglang:hicache_host_used_tokens',
  'sglang:hicache_host_total_tokens',
  'sglang:realtime_tokens_total',
  'sglang:num_running_reqs',
  'sglang:num_queue_reqs',
  'sglang:gen_throughput',
  'sglang:time_to_first_token_seconds',
  'sglang:inter_token_latency_seconds',
  'sglang:e2e_request_latency_seconds',
  'sglang:queue_time_seconds',
]

describe('/metrics', () => {
  it('has the names that adapters read, each typed once, every sample unique', async () => {
    const server = await servers.start({ pools: [somePool({ dpRanks: 2, hostPoolTokensPerRank: 1600 })] })
    await readStream(await chat(server, ask({})))
    const text = await (await fetch(`${server.url}/metrics`)).text()
    const types = text.split('\n').filter((line) => line.startsWith('# TYPE '))
    for (const name of names) {
      const kind = name.endsWith('_total') ? 'counter' : name.endsWith('_seconds') ? 'histogram' : 'gauge'
      expect(types).toContain(`# TYPE ${name} ${kind}`)
    }
    expect(new Set(types).size).toBe(types.length)
    const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    const series = samples.map((line) => line.slice(0, line.lastIndexOf(' ')))
    expect(new Set(series).size).toBe(series.length)
    expect(samples.every((line) => Number.isFinite(Number(line.slice(line.lastIndexOf(' ') + 1))))).toBe(true)
  })

  it('counts what was served', async () => {
    const server = await servers.start({})
    for (let turn = 0; turn < 2; turn++) await readStream(await chat(server, ask({})))
    expect(sumOf(await metric(server, 'sglang:prompt_tokens_total'))).toBe(200)
    expect(sumOf(await metric(server, 'sglang:generation_tokens_total'))).toBe(20)
    const cached = await metric(server, 'sglang:cached_tokens_total')
    const bySource = (source: string): number =>
      sumOf(new Map([...cached].filter(([labels]) => labels.includes(`cache_source="${source}"`))))
    expect(bySource('device')).toBe(96)
    expect(bySource('host')).toBe(0)
    expect(sumOf(await metric(server, 'sglang:cache_hit_rate'))).toBeCloseTo(0.48, 9)
    const realtime = await metric(server, 'sglang:realtime_tokens_total')
    expect(sumOf(realtime)).toBe(200 + 20)
    expect(sumOf(await metric(server, 'sglang:time_to_first_token_seconds_count'))).toBe(2)
    expect(sumOf(await metric(server, 'sglang:inter_token_latency_seconds_count'))).toBe(18)
    expect(sumOf(await metric(server, 'sglang:e2e_request_latency_seconds_count'))).toBe(2)
    const itl = sumOf(await metric(server, 'sglang:inter_token_latency_seconds_sum')) / 18
    expect(itl).toBeCloseTo(0.005, 6)
  })

  it('names the parts of a disaggregated deployment', async () => {
    const server = await servers.start({
      pools: [somePool({ role: 'prefill', workers: 2 }), somePool({ role: 'decode' })],
      transfer: { tokensPerSecond: 1e6, latencySeconds: 0 },
    })
    await readStream(await chat(server, ask({})))
    const prompt = [...(await metric(server, 'sglang:prompt_tokens_total')).keys()]
    expect(prompt).toHaveLength(2)
    expect(prompt.every((labels) => labels.includes('engine_type="prefill"'))).toBe(true)
    const generated = await metric(server, 'sglang:generation_tokens_total')
    expect([...generated.keys()].every((labels) => labels.includes('engine_type="decode"'))).toBe(true)
    expect(sumOf(generated)).toBe(10)
  })
})
