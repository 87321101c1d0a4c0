import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { SimCluster } from '../../../src/engines/sim/core/cluster.ts'
import { PowerSampler, gpuCsvHeader, powerWatts } from '../../../src/engines/sim/power.ts'
import { Servers, ask, chat } from './http-client.ts'
import { plainStep, someConfig, somePool } from './sim-config.ts'

const dir = mkdtempSync(join(tmpdir(), 'infx-power-'))
afterAll(() => rmSync(dir, { recursive: true }))

const model = { idleWatts: 100, prefillWatts: 1000, decodeWatts: 700 }

describe('powerWatts', () => {
  it('adds the shares of work to idle power', () => {
    expect(powerWatts(model, { prefill: 0, decode: 0 })).toBe(100)
    expect(powerWatts(model, { prefill: 0.5, decode: 0.25 })).toBe(100 + 450 + 150)
  })
})

describe('PowerSampler', () => {
  it('has one row per GPU, and no energy is lost or made when steps outlast the interval', () => {
    const step = { ...plainStep, overheadSeconds: 0, prefillSecondsPerToken: 0.01 }
    const pools: [ReturnType<typeof somePool>] = [somePool({ gpusPerWorker: 2, workers: 2, step })]
    const cluster = new SimCluster(someConfig({ pools }), {
      tokens: () => undefined,
      finished: () => undefined,
    })
    const sampler = new PowerSampler(cluster, 0)
    // One prefill step of 2.5 s on the first worker.
    cluster.submit({ promptTokens: 250, pageHashes: [], outputTokens: 1 }, 0)
    const at = new Date('2026-11-01T00:00:01.010Z')
    const watts = [1, 2, 3, 4].map((second) => {
      cluster.advance(second, Infinity)
      return sampler.rows(second, at).map((row) => Number(/, ([\d.]+) W,/.exec(row)?.[1]))
    })
    expect(watts).toEqual([
      [1000, 1000, 100, 100],
      [1000, 1000, 100, 100],
      [550, 550, 100, 100],
      [100, 100, 100, 100],
    ])
    expect(sampler.rows(5, at)[3]).toBe(
      '2026/11/01 00:00:01.010, 3, 100.00 W, 35, 345 MHz, 2619 MHz, 0 %, 0 %',
    )
  })
})

describe('the file', () => {
  it('brackets the run: samples at the start, at the interval and at the end, whole lines', async () => {
    const servers = new Servers()
    const gpuMetricsPath = join(dir, 'deep', 'gpu_metrics.csv')
    const from = Date.now()
    const server = await servers.start({ gpuMetricsPath, gpuMetricsIntervalMs: 50 })
    await (await chat(server, ask({ max_tokens: 60 }))).text()
    const until = Date.now()
    await servers.closeAll()
    const lines = readFileSync(gpuMetricsPath, 'utf8').split('\n')
    expect(lines[0]).toBe(gpuCsvHeader)
    expect(lines.at(-1)).toBe('')
    const rows = lines.slice(1, -1).map((line) => line.split(', '))
    expect(rows.length % 4).toBe(0)
    expect(rows.length).toBeGreaterThanOrEqual(4 * 4)
    expect(rows.every((row) => row.length === 8)).toBe(true)
    const times = rows.map(([stamp = '']) => Date.parse(`${stamp.replaceAll('/', '-').replace(' ', 'T')}Z`))
    expect(times[0]).toBeGreaterThanOrEqual(from)
    expect(times[0]).toBeLessThanOrEqual(until)
    expect(times.at(-1)).toBeGreaterThanOrEqual(until)
    expect(rows.some(([, , watts = '']) => Number.parseFloat(watts) > 300)).toBe(true)
  })
})
