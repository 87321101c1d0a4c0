/** What is refused, what is injected, what is told. */
import { describe, expect, test } from 'vitest'
import type { PlannedPoint } from '../../../src/core/plan/plan.ts'
import { ProblemError } from '../../../src/core/problem.ts'
import type { EnginePlan } from '../../../src/engines/command/engine-plan.ts'
import { usualPlanOptions } from '../../../src/engines/command/engine-plan.ts'
import { planEngine } from '../../../src/engines/command/plan-engine.ts'
import { PortMap } from '../../../src/engines/command/ports.ts'
import { placeWorkers } from '../../../src/engines/command/placement.ts'
import { judgeReadiness } from '../../../src/engines/command/readiness.ts'
import { resolvePlan } from '../../../src/engines/command/resolve.ts'
import { engineOf } from '../../../src/engines/registry.ts'
import { aPlannedPoint, aWorkerPool } from '../../builders.ts'
import { pointOfRecipe, target } from '../golden/recipes.ts'

const planned = (point: PlannedPoint, options = usualPlanOptions): EnginePlan => {
  const { plan, problems } = planEngine(point, options)
  if (!plan) throw new ProblemError(problems)
  return plan
}

const codes = (point: PlannedPoint, options = usualPlanOptions): readonly string[] =>
  planEngine(point, options).problems.map(({ code }) => code)

const worker = (plan: EnginePlan, pool = 'aggregated') => {
  const found = plan.processes.find((process) => process.pool === pool)
  if (!found) throw new Error(`no ${pool} worker`)
  return found
}

const mtp = 'speculative-algorithm: EAGLE, speculative-num-steps: 3'
const sglang = (flags: string, more = ''): string => `
resources: { gpus_per_node: 8, agg_nodes: 1, agg_workers: 1, gpus_per_agg: 8 }
frontend: { type: sglang }
${more}
backend:
  aggregated_environment: { A: "1" }
  sglang_config: { aggregated: { tp-size: 8, ${flags} } }
`
const speculating = { specDecoding: 'mtp', acceptance: target(3, 2.49) }

describe('acceptance', () => {
  test('SGLang gets it through its environment', () => {
    const { env } = worker(planned(pointOfRecipe('sglang', sglang(mtp), speculating)))
    expect(env).toMatchObject({
      SGLANG_SIMULATE_ACC_LEN: '2.49',
      SGLANG_SIMULATE_ACC_METHOD: 'match-expected',
      SGLANG_SIMULATE_ACC_TOKEN_MODE: 'real-draft-token',
    })
  })

  test('never in evaluations, whatever the point carries', () => {
    const { env } = worker(planned(pointOfRecipe('sglang', sglang(mtp), { ...speculating, kind: 'eval' })))
    expect(Object.keys(env).filter((name) => name.startsWith('SGLANG_SIMULATE'))).toEqual([])
  })

  test.each([
    ['role environment', sglang(mtp).replace('A: "1"', 'SGLANG_SIMULATE_ACC_LEN: "2"')],
    ['recipe environment', sglang(mtp, 'environment: { TLLM_SPEC_DECODE_FORCE_NUM_ACCEPTED_TOKENS: "1" }')],
    ['a number without quotes', sglang(mtp).replace('A: "1"', 'SGLANG_SIMULATE_ACC_LEN: 2')],
  ])('a recipe that hard-codes it is refused: %s', (_where, yaml) => {
    expect(codes(pointOfRecipe('sglang', yaml, speculating))).toEqual(['INFX178'])
    expect(codes(pointOfRecipe('sglang', yaml, { ...speculating, kind: 'eval' }))).toEqual(['INFX178'])
    expect(codes(pointOfRecipe('sglang', yaml), { ...usualPlanOptions, acceptance: 'as-written' })).toEqual(
      [],
    )
  })

  test('vLLM’s rejection method is replaced, a synthetic one is refused', () => {
    const vllm = (config: string): string => `
resources: { gpus_per_node: 8, agg_nodes: 1, agg_workers: 1, gpus_per_agg: 8 }
frontend: { type: vllm }
backend: { vllm_config: { aggregated: { tensor-parallel-size: 8, speculative-config: '${config}' } } }
`
    const block = '{"method":"mtp","num_speculative_tokens":3,"rejection_sample_method":"block"}'
    expect(worker(planned(pointOfRecipe('vllm', vllm(block), speculating))).argv).toContain(
      '{"method":"mtp","num_speculative_tokens":3,"rejection_sample_method":"synthetic","synthetic_acceptance_length":2.49}',
    )
    const synthetic = '{"method":"mtp","num_speculative_tokens":3,"synthetic_acceptance_length":2}'
    expect(codes(pointOfRecipe('vllm', vllm(synthetic), speculating))).toEqual(['INFX178'])
  })

  test('no drafter, or a target outside of 1 … n + 1', () => {
    expect(codes(pointOfRecipe('sglang', sglang('page-size: 64'), speculating))).toEqual(['INFX179'])
    const withTarget = (length: number): PlannedPoint =>
      pointOfRecipe('sglang', sglang(mtp), { specDecoding: 'mtp', acceptance: target(3, length) })
    expect(codes(withTarget(4))).toEqual([])
    expect(codes(withTarget(1))).toEqual([])
    expect(codes(withTarget(4.01))).toEqual(['INFX179'])
    expect(codes(withTarget(0.99))).toEqual(['INFX179'])
  })
})

describe('refusals', () => {
  test('a framework without an engine', () => {
    expect(codes(aPlannedPoint({ framework: 'atom' }))).toEqual(['INFX174'])
    expect(() => engineOf(aPlannedPoint({ framework: 'atom' }))).toThrow(/no engine for framework "atom"/)
    expect(engineOf(aPlannedPoint({ framework: 'atom', simulated: true })).name).toBe('sim')
    expect(engineOf(aPlannedPoint({ framework: 'dynamo-trt' })).name).toBe('dynamo-trtllm')
  })

  test('a multi-node point without a recipe', () => {
    const topology = { shape: 'multi-node', prefill: aWorkerPool(), decode: aWorkerPool() } as const
    expect(codes(aPlannedPoint({ topology, framework: 'dynamo-vllm' }))).toEqual(['INFX175'])
  })

  test('another engine than the framework says; a front end that is not Dynamo’s is only told', () => {
    expect(codes(pointOfRecipe('vllm', sglang('page-size: 1')))).toEqual(['INFX177'])
    const { plan, problems } = planEngine(
      pointOfRecipe('dynamo-sglang', sglang('page-size: 1')),
      usualPlanOptions,
    )
    expect(plan?.engine).toBe('sglang')
    expect(problems).toMatchObject([{ code: 'INFX177', severity: 'warning' }])
  })

  test.each([
    ['no gpus_per_node', sglang('a: 1').replace('gpus_per_node: 8, ', ''), 'INFX175'],
    ['unknown front end', sglang('a: 1').replace('type: sglang', 'type: haproxy'), 'INFX175'],
    ['front end of another engine', sglang('a: 1').replace('type: sglang', 'type: vllm'), 'INFX175'],
    ['too few nodes', sglang('a: 1').replace('agg_workers: 1', 'agg_workers: 2'), 'INFX176'],
    [
      'not divisible',
      sglang('a: 1').replace('gpus_per_agg: 8', 'gpus_per_agg: 9').replace('agg_nodes: 1', 'agg_nodes: 2'),
      'INFX176',
    ],
    ['no role', 'resources: { gpus_per_node: 8 }\nbackend: { type: sglang }', 'INFX175'],
  ])('%s', (_what, yaml, code) => {
    expect(codes(pointOfRecipe('sglang', yaml))).toContain(code)
  })

  test('flags that follow from the allocation are replaced, and told once', () => {
    const { plan, problems } = planEngine(
      pointOfRecipe('sglang', sglang('nnodes: 4, port: 1')),
      usualPlanOptions,
    )
    expect(problems.map(({ code }) => code)).toEqual(['INFX183', 'INFX183'])
    expect(plan?.processes[0]?.argv).not.toContain('--nnodes')
  })
})

describe('on a host', () => {
  test('a recipe of one node resolves to loopback, and the start-up window is the recipe’s', () => {
    const point = pointOfRecipe(
      'sglang',
      sglang('a: 1', 'health_check: { max_attempts: 7, interval_seconds: 2 }'),
    )
    const spec = engineOf(point).render(point, { port: 4321, workDir: '/w', traceScale: 1, modelPath: '/m' })
    expect(spec).toMatchObject({
      engine: 'sglang',
      simulated: false,
      endpointUrl: 'http://127.0.0.1:4321',
      health: { path: '/health', intervalMs: 2000, timeoutSeconds: 14 },
      metricsUrls: ['http://127.0.0.1:4321/metrics'],
    })
    expect(spec.processes[0]?.argv.slice(0, 5)).toEqual([
      'python3',
      '-m',
      'sglang.launch_server',
      '--model-path',
      '/m',
    ])
    expect(spec.processes[0]).toMatchObject({ gpus: 8, nodes: 1 })
  })

  test('several nodes are refused as infrastructure, a missing draft model as the user’s', () => {
    const two = pointOfRecipe(
      'sglang',
      sglang('a: 1').replace('agg_nodes: 1', 'agg_nodes: 2').replace('gpus_per_agg: 8', 'gpus_per_agg: 16'),
    )
    const context = { port: 1234, workDir: '/w', traceScale: 1 }
    expect(() => engineOf(two).render(two, context)).toThrow(/needs 2 nodes and 1 are allocated/)
    const eagle = aPlannedPoint({
      framework: 'vllm',
      modelPrefix: 'kimik2.5',
      specDecoding: 'mtp',
      acceptance: target(3, 2),
    })
    expect(() => engineOf(eagle).render(eagle, context)).toThrow(/INFX175/)
    const { processes } = engineOf(eagle).render(eagle, {
      ...context,
      draftModelPath: '/d',
      defaultFlags: { 'gpu-memory-utilization': 0.9 },
    })
    expect(processes[0]?.argv.join(' ')).toMatch(/"model":"\/d".*--gpu-memory-utilization 0\.9/)
  })

  test('an offset moves every port but the public one', () => {
    const point = pointOfRecipe(
      'dynamo-sglang',
      sglang('a: 1').replace('type: sglang', 'type: dynamo, enable_multiple_frontends: false'),
    )
    const at = (portOffset: number): readonly number[] =>
      planned(point, { ...usualPlanOptions, portOffset }).ports.map(({ port }) => port)
    const [endpoint, ...others] = at(0)
    expect(at(1000)).toEqual([endpoint, ...others.map((port) => port + 1000)])
  })

  test('an allocation that is too small is told before anything is resolved', () => {
    const plan = planned(pointOfRecipe('sglang', sglang('a: 1')))
    const allocation = { addresses: [], names: [], modelPath: '', workDir: '', jobId: '' }
    expect(() => resolvePlan(plan, allocation)).toThrow(/INFX176/)
  })
})

describe('placement', () => {
  const rules = { gpusPerNode: 4, nodes: 4, spread: false, colocate: false }
  const at = (workers: ReturnType<typeof placeWorkers>): readonly string[] =>
    workers.map(({ pool, nodes, gpuIndices }) => `${pool} ${nodes.join('+')}:${gpuIndices.join('')}`)

  test('small workers share a node, pools do not', () => {
    const pools = [
      { pool: 'prefill', workers: 1, gpusPerWorker: 2 },
      { pool: 'decode', workers: 2, gpusPerWorker: 2 },
    ] as const
    expect(at(placeWorkers(pools, rules))).toEqual(['prefill 0:01', 'decode 1:01', 'decode 1:23'])
    expect(at(placeWorkers(pools, { ...rules, colocate: true }))).toEqual([
      'prefill 0:01',
      'decode 0:23',
      'decode 1:01',
    ])
    expect(at(placeWorkers(pools, { ...rules, spread: true }))).toEqual([
      'prefill 0:01',
      'decode 1:01',
      'decode 2:01',
    ])
  })

  test('a worker over several nodes starts on a fresh one and takes equal parts', () => {
    const pools = [
      { pool: 'prefill', workers: 1, gpusPerWorker: 3 },
      { pool: 'decode', workers: 1, gpusPerWorker: 6 },
    ] as const
    expect(at(placeWorkers(pools, { ...rules, colocate: true }))).toEqual(['prefill 0:012', 'decode 1+2:012'])
    expect(() => placeWorkers(pools, { ...rules, nodes: 2 })).toThrow(
      /decode worker 0 does not fit: it would be on node 3, and the recipe has 2 for workers/,
    )
  })
})

describe('ports', () => {
  test('a claim that overlaps another on any of its nodes moves on', () => {
    const ports = new PortMap(0)
    expect(ports.claim([0], 'a', 100, 10)).toBe(100)
    expect(ports.claim([1, 0], 'b', 105, 4)).toBe(113)
    expect(ports.claim([2], 'c', 100, 10)).toBe(100)
    expect(() => ports.reserve(0, 'd', 109)).toThrow(/claimed twice/)
    expect(() => ports.claim([0], 'e', 65_530, 10)).toThrow(/no port left/)
  })
})

describe('readiness', () => {
  const instances = (...components: readonly string[]) => ({
    instances: components.map((component) => ({ endpoint: 'generate', component })),
  })
  const expected = { kind: 'dynamo-instances', prefill: 2, decode: 1 } as const

  test('Dynamo’s instances are counted by role', () => {
    expect(judgeReadiness(expected, 200, instances('prefill'))).toEqual({
      ready: false,
      message: 'waiting for 1 prefills and 1 decodes',
    })
    for (const decode of ['decode', 'backend', 'tensorrt_llm']) {
      expect(judgeReadiness(expected, 200, instances('prefill', 'prefill', decode)).ready).toBe(true)
    }
    const other = { instances: [{ endpoint: 'clear_kv_blocks', component: 'decode' }, 7, null] }
    expect(judgeReadiness(expected, 200, other).ready).toBe(false)
  })

  test('the router’s statistics; aggregated workers count as decode', () => {
    const router = { kind: 'router-workers', prefill: 0, decode: 2 } as const
    expect(judgeReadiness(router, 200, { stats: { regular_count: 2 } }).ready).toBe(true)
    expect(judgeReadiness(router, 200, { stats: { regular_count: '2' } }).ready).toBe(false)
    expect(judgeReadiness(router, 200, 'nonsense')).toEqual({
      ready: false,
      message: 'the answer has no "stats"',
    })
  })

  test('a model must be listed, and any other status is not ready', () => {
    expect(judgeReadiness({ kind: 'models' }, 200, { data: [] }).ready).toBe(false)
    expect(judgeReadiness({ kind: 'models' }, 200, { data: [{}] }).ready).toBe(true)
    expect(judgeReadiness({ kind: 'http-200' }, 503, undefined)).toEqual({
      ready: false,
      message: 'HTTP 503',
    })
  })
})
