import { describe, expect, it } from 'vitest'
import type { PlannedPoint } from '../../../src/core/plan/plan.ts'
import type { WorkerPool } from '../../../src/core/point.ts'
import type { RenderContext } from '../../../src/engines/engine.ts'
import { parseSimConfig } from '../../../src/engines/sim/config.ts'
import { simConfigOf, simEngine } from '../../../src/engines/sim/engine.ts'

function somePoint(overrides: Partial<PlannedPoint>): PlannedPoint {
  return {
    id: 'some-point-000000000000',
    kind: 'benchmark',
    configKey: 'dsv4-fp4-b300-sglang',
    scenario: 'agentic-coding',
    topology: { shape: 'single-node', tp: 4, pp: 1, dcp: 1, pcp: 1, ep: 1, dpAttn: false },
    conc: 16,
    disagg: false,
    multinode: false,
    specDecoding: 'none',
    kvOffloading: 'none',
    totalCpuDramGb: 0,
    image: 'image',
    model: 'org/model',
    modelPrefix: 'dsv41flash',
    precision: 'fp4',
    framework: 'sglang',
    runner: 'cluster:b300-nv',
    maxModelLen: 0,
    seriesKey: 's',
    curveKey: 'c',
    gpus: 4,
    nodes: 1,
    expName: 'exp',
    runsOn: ['cluster:b300-nv'],
    timeoutMinutes: 60,
    title: 'title',
    estimatedGpuHours: 1,
    because: [],
    ...overrides,
  }
}

const workers = (overrides: Partial<WorkerPool>): WorkerPool => ({
  numWorkers: 1,
  tp: 2,
  pp: 1,
  dcp: 1,
  pcp: 1,
  ep: 2,
  dpAttn: true,
  additionalSettings: [],
  ...overrides,
})

const context = (overrides: Partial<RenderContext>): RenderContext => ({
  port: 30_000,
  workDir: '/run/p',
  traceScale: 1,
  ...overrides,
})

describe('simEngine', () => {
  it('renders one process of this same product and its configuration', () => {
    const spec = simEngine.render(somePoint({}), context({}))
    expect(spec.processes).toHaveLength(1)
    expect(spec.processes[0]?.argv.slice(2)).toEqual([
      'sim-engine',
      '--config',
      '/run/p/sim-engine.json',
      '--port',
      '30000',
    ])
    expect(spec).toMatchObject({
      engine: 'sim',
      simulated: true,
      endpointUrl: 'http://127.0.0.1:30000',
      metricsUrls: ['http://127.0.0.1:30000/metrics'],
      servedModel: 'org/model',
    })
    const [file] = spec.files ?? []
    expect(file?.path).toBe('/run/p/sim-engine.json')
    expect(parseSimConfig(file?.text ?? '', 'f')).toEqual(simConfigOf(somePoint({}), context({})))
  })

  it('takes widths, limits and offload from the point', () => {
    const topology = { shape: 'single-node', tp: 8, pp: 1, dcp: 1, pcp: 1, ep: 8, dpAttn: true } as const
    const point = somePoint({
      topology,
      conc: 64,
      kvOffloading: 'dram',
      totalCpuDramGb: 800,
      maxModelLen: 200_000,
    })
    const config = simConfigOf(point, context({}))
    expect(config.pools).toHaveLength(1)
    expect(config.pools[0]).toMatchObject({
      role: 'mixed',
      dpRanks: 8,
      gpusPerWorker: 8,
      maxRunningPerRank: 16,
    })
    expect(config.pools[0].hostPoolTokensPerRank).toBe(800e9 / 8 / 5000)
    expect(config.maxModelLenTokens).toBe(200_000)
    expect(simConfigOf(somePoint({ totalCpuDramGb: 800 }), context({})).pools[0].hostPoolTokensPerRank).toBe(
      0,
    )
  })

  it('builds prefill and decode pools, or a mixed one when nothing decodes apart', () => {
    const decode = workers({ tp: 16, ep: 16, hardware: 'gb300' })
    const disagg = somePoint({
      topology: { shape: 'multi-node', prefill: workers({ numWorkers: 3 }), decode },
    })
    const config = simConfigOf(disagg, context({}))
    expect(config.pools.map(({ role, workers: count, dpRanks }) => [role, count, dpRanks])).toEqual([
      ['prefill', 3, 2],
      ['decode', 1, 16],
    ])
    expect(config.transfer?.tokensPerSecond).toBeGreaterThan(0)
    expect(config.pools[1]?.power.idleWatts).toBe(160)
    const none = workers({ numWorkers: 0 })
    const agg = somePoint({
      topology: { shape: 'multi-node', prefill: workers({ numWorkers: 2 }), decode: none },
    })
    expect(simConfigOf(agg, context({})).pools.map(({ role, workers: count }) => [role, count])).toEqual([
      ['mixed', 2],
    ])
  })

  it('obeys the decode cap of the recipe', () => {
    const resolved = { backend: { sglang_config: { decode: { 'max-running-requests': 288 } } } }
    const topology = {
      shape: 'multi-node',
      prefill: workers({}),
      decode: workers({ tp: 16, ep: 16 }),
    } as const
    const recipe = { path: 'r.yaml', digest: 'd', resolved }
    const config = simConfigOf(somePoint({ topology, conc: 700, recipe }), context({}))
    expect(config.pools[0].maxRunningPerRank).toBe(700)
    expect(config.pools[1]?.maxRunningPerRank).toBe(18)
  })

  it('injects the acceptance target, but never into an evaluation', () => {
    const acceptance = {
      curve: 'c',
      modelKey: 'm',
      thinking: 'on',
      numSpecTokens: 5,
      acceptanceLength: 3.51,
    } as const
    const benchmark = simConfigOf(somePoint({ specDecoding: 'mtp', acceptance }), context({}))
    expect(benchmark.speculative).toMatchObject({ numSpecTokens: 5, acceptanceLength: 3.51 })
    expect(benchmark.evalMode).toBe(false)
    const evaluation = somePoint({
      kind: 'eval',
      specDecoding: 'mtp',
      acceptance,
      evalConcs: [16, 64],
      conc: 64,
    })
    const evalOracle = { path: 'q.jsonl', accuracy: 0.95 }
    const config = simConfigOf(evaluation, context({ evalOracle, traceScale: 50 }))
    expect(config).toMatchObject({
      evalMode: true,
      traceScale: 1,
      oracle: { path: 'q.jsonl', accuracy: 0.95 },
    })
    expect(simConfigOf(somePoint({}), context({})).speculative).toBeUndefined()
  })

  it('scales tokens and what grows with context, never the clock', () => {
    const whole = simConfigOf(somePoint({}), context({})).pools[0]
    const scaled = simConfigOf(somePoint({}), context({ traceScale: 10 })).pools[0]
    expect(scaled.kvPoolTokensPerRank).toBe(Math.floor(whole.kvPoolTokensPerRank / 10))
    expect(scaled.chunkTokens).toBe(1638)
    expect(scaled.step.decodeSecondsPerContextToken).toBeCloseTo(
      10 * whole.step.decodeSecondsPerContextToken,
      15,
    )
    expect(scaled.step.prefillSecondsPerToken).toBe(whole.step.prefillSecondsPerToken)
    expect(scaled.step.decodeBaseSeconds).toBe(whole.step.decodeBaseSeconds)
  })

  it('does not guess at hardware it does not know', () => {
    const render = (): unknown => simEngine.render(somePoint({ runner: 'cluster:abacus-01' }), context({}))
    expect(render).toThrow(/INFX173[^]*abacus[^]*gb300/)
  })

  it('is faster on a faster product and with more GPUs', () => {
    const step = (overrides: Partial<PlannedPoint>): number =>
      simConfigOf(somePoint(overrides), context({})).pools[0].step.prefillSecondsPerToken
    expect(step({ runner: 'gb300' })).toBeLessThan(step({ runner: 'h200' }))
    const wide = { shape: 'single-node', tp: 8, pp: 1, dcp: 1, pcp: 1, ep: 1, dpAttn: false } as const
    expect(step({ topology: wide })).toBeLessThan(step({}))
    expect(step({ modelPrefix: 'dsv4' })).toBeGreaterThan(step({ modelPrefix: 'dsv41flash' }))
  })
})
