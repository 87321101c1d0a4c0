/** Everything in which a point and its recipe may disagree, and how much it weighs. */
import { describe, expect, test } from 'vitest'
import { planSweep } from '../../../src/core/plan/plan-sweep.ts'
import { defaultPlanPolicy } from '../../../src/core/plan/policy.ts'
import type { RepoSnapshot } from '../../../src/core/plan/snapshot.ts'
import type { Point } from '../../../src/core/point.ts'
import type { Problem } from '../../../src/core/problem.ts'
import { bindRecipe } from '../../../src/core/recipe/bind.ts'
import { dumpYaml } from '../../../src/yaml-write.ts'
import { aPoint, aWorkerPool } from '../../builders.ts'

/** An aggregated recipe of one worker of four GPUs, on one GB300 node. */
const good = {
  name: 'x',
  identity: {
    model: { repo: 'org/M' },
    container: { image: 'reg.io/org/sglang:v0.5.9-cu13' },
    frameworks: { dynamo: '1.3.0', sglang: '0.5.9' },
  },
  model: { path: 'm', container: 'reg.io/org/sglang:v0.5.9-cu13', precision: 'fp4' },
  dynamo: { install: true, version: '1.3.0' },
  resources: { gpu_type: 'gb300', gpus_per_node: 4, agg_nodes: 1, agg_workers: 1, gpus_per_agg: 4 },
  backend: { type: 'sglang', sglang_config: { aggregated: { 'tp-size': 4 } } },
}

const spec = (more: Partial<Point> = {}): Point =>
  aPoint({
    multinode: true,
    topology: {
      shape: 'multi-node',
      prefill: aWorkerPool({ numWorkers: 1, tp: 4 }),
      decode: aWorkerPool({ numWorkers: 0 }),
    },
    ...{
      scenario: 'agentic-coding',
      conc: 16,
      specDecoding: 'none',
      kvOffloading: 'none',
      totalCpuDramGb: 0,
    },
    ...{ image: 'reg.io#org/sglang:v0.5.9-cu13', model: 'org/M', framework: 'dynamo-sglang' },
    ...{ runner: 'cluster:gb300-nv', router: { name: 'dynamo-router', version: '1.3.0' } },
    ...more,
  })

function problems(
  recipe: object,
  point: Point = spec(),
  options: { readonly isFirstClass?: boolean; readonly perNode?: number; readonly selector?: string } = {},
): readonly Problem[] {
  const snapshot: RepoSnapshot = {
    ...{ configFiles: [], goldenCurves: [] },
    readFile: () => undefined,
    readRecipe: () => dumpYaml(recipe),
  }
  const { isFirstClass = true, perNode = 4, selector } = options
  const reference = { path: 'recipes/x.yaml', isFirstClass, ...(selector === undefined ? {} : { selector }) }
  return bindRecipe(point, reference, snapshot, { perNode, line: point }).problems
}
const found = (list: readonly Problem[]): readonly string[] =>
  list.map(({ code, severity, message }) => `${code} ${severity} ${message.replace(/^recipe "[^"]*": /, '')}`)
const withRole = (flags: object, more: object = {}): object => ({
  ...good,
  backend: { type: 'sglang', sglang_config: { aggregated: { 'tp-size': 4, ...flags } }, ...more },
})

test('a recipe that agrees in everything', () => {
  expect(found(problems(good))).toEqual([])
})

test('disagreements are errors for srt-recipe and warnings for CONFIG_FILE', () => {
  const other = { ...good, model: { ...good.model, container: 'reg.io/org/sglang:v0.6.0' } }
  const what = 'image reg.io/org/sglang:v0.5.9-cu13 → reg.io/org/sglang:v0.6.0'
  expect(found(problems(other))).toEqual([`INFX114 error ${what}`])
  expect(found(problems(other, spec(), { isFirstClass: false }))).toEqual([`INFX114 warning ${what}`])
})

describe('versions', () => {
  const identity = (changes: object): object => ({ ...good, identity: { ...good.identity, ...changes } })
  test.each([
    ['model', identity({ model: { repo: 'org/N' } }), 'model org/M → org/N'],
    [
      'engine release',
      identity({ frameworks: { sglang: '0.5.8' } }),
      'sglang version of the image 0.5.9 → 0.5.8',
    ],
    ['router', { ...good, identity: {}, dynamo: { version: '1.2.0' } }, 'dynamo version 1.3.0 → 1.2.0'],
    ['engine', { ...good, backend: { ...good.backend, type: 'vllm' } }, 'framework dynamo-sglang → vllm'],
  ])('%s', (_what, recipe, message) => {
    expect(found(problems(recipe))).toEqual([`INFX114 error ${message}`])
  })

  test.each([
    ['an alias of the cluster', { ...good, model: { container: 'dynamo-sglang' } }],
    ['a nightly build', identity({ frameworks: { sglang: 'nightly-20260805', dynamo: '1.3.0' } })],
    ['the commit of the router', { ...good, identity: {}, dynamo: { hash: '1.3.0' } }],
    ['a recipe that says nothing', { resources: good.resources, backend: good.backend }],
  ])('%s is no disagreement', (_what, recipe) => {
    expect(found(problems(recipe))).toEqual([])
  })
})

describe('machines', () => {
  const resources = (changes: object): object => ({ ...good, resources: { ...good.resources, ...changes } })

  test('what cannot run is an error, however the recipe is named', () => {
    const lenient = { isFirstClass: false }
    expect(found(problems(resources({ gpus_per_node: 8 }), spec(), lenient))).toEqual([
      'INFX115 error gpus_per_node 8, a node of "cluster:gb300-nv" has 4',
    ])
    const wide = {
      ...good,
      ...{ backend: { type: 'sglang', sglang_config: { aggregated: { 'tp-size': 8 } } } },
    }
    expect(found(problems(wide, spec(), lenient))).toContain(
      'INFX115 error aggregated needs 8 GPUs, its 1 nodes of 4 have 4',
    )
  })

  test('each says which field to change', () => {
    const hints = (recipe: object) =>
      problems(recipe).flatMap(({ code, hint }) => (code === 'INFX115' ? [hint] : []))
    expect(hints(resources({ gpus_per_node: 8 }))).toEqual(['set resources.gpus_per_node to at most 4'])
    expect(hints(resources({ gpu_type: 'b200' }))).toEqual([
      'set resources.gpu_type to gb300, or name a runner that has b200',
    ])
    const backend = { type: 'sglang', sglang_config: { aggregated: { 'tp-size': 8 } } }
    expect(hints({ ...good, backend })).toEqual(['set resources.agg_nodes to 2, or make the workers smaller'])
  })

  test('fewer GPUs per node than there are is allowed, another kind of GPU is not', () => {
    expect(found(problems(resources({ gpus_per_node: 4 }), spec(), { perNode: 8 }))).toEqual([])
    expect(found(problems(resources({ gpu_type: 'b200' })))).toEqual([
      'INFX115 error gpu_type "b200" on the runner "cluster:gb300-nv" (gb300)',
    ])
  })

  test('decode_nodes 0 shares the nodes of prefill', () => {
    const roles = { prefill: { 'tp-size': 2 }, decode: { 'tp-size': 2 } }
    const shared = (decodeTp: number): object => ({
      ...good,
      resources: {
        gpus_per_node: 4,
        prefill_nodes: 1,
        decode_nodes: 0,
        prefill_workers: 1,
        decode_workers: 1,
      },
      backend: { type: 'sglang', sglang_config: { ...roles, decode: { 'tp-size': decodeTp } } },
    })
    const pools = (tp: number): Point =>
      spec({
        topology: {
          shape: 'multi-node',
          prefill: aWorkerPool({ numWorkers: 1, tp: 2 }),
          decode: aWorkerPool({ numWorkers: 1, tp }),
        },
      })
    expect(found(problems(shared(2), pools(2)))).toEqual([])
    expect(found(problems(shared(4), pools(4)))).toEqual([
      'INFX115 error prefill and decode needs 6 GPUs, its 1 nodes of 4 have 4',
    ])
  })

  test('a single-node point is one aggregated worker', () => {
    const { prefill } = { prefill: aWorkerPool({ numWorkers: 1, tp: 2 }) }
    const single = spec({ multinode: false, topology: { ...prefill, shape: 'single-node' } })
    expect(found(problems(good, single))).toEqual(['INFX110 error aggregated tp 2 → 4'])
  })
})

describe('CPU memory', () => {
  const dram = (gb: number): Point =>
    spec({ kvOffloading: 'dram', kvOffloadBackend: { name: 'hicache' }, totalCpuDramGb: gb })
  const hicache = withRole({ 'enable-hierarchical-cache': true, 'hicache-size': 100 })
  const vllm = (flags: object, more: object = {}): object => ({
    ...good,
    identity: {},
    backend: { type: 'vllm', vllm_config: { aggregated: { 'tensor-parallel-size': 4, ...flags } }, ...more },
  })
  const transfer = (text: string): object => ({ 'kv-transfer-config': text })
  const store = { mooncake_kv_store: { store_config: { global_segment_size: '100GB' } } }

  test.each([
    ['hicache per rank', hicache, 'hicache-size 100 on 4 ranks takes 400 GB'],
    [
      'bytes per rank',
      vllm(transfer('{"cpu_bytes_to_use_per_rank":100000000000}')),
      'cpu_bytes_to_use_per_rank on 4 ranks takes 400 GB',
    ],
    [
      'bytes of the server',
      vllm(transfer('{"x": {"cpu_bytes_to_use": 400000000000}}')),
      'cpu_bytes_to_use takes 400 GB',
    ],
    [
      'Mooncake segment per rank',
      vllm(transfer('{"kv_connector":"MooncakeStoreConnector"}'), store),
      'global_segment_size 100 GB on 4 ranks takes 400 GB',
    ],
  ])('%s against the budget', (_what, recipe, message) => {
    const framework = 'dynamo-vllm'
    const point = recipe === hicache ? dram(399) : { ...dram(399), framework }
    expect(found(problems(recipe, point))).toEqual([
      `INFX116 error ${message} of CPU memory, the budget is 399 GB`,
    ])
    expect(found(problems(recipe, { ...point, totalCpuDramGb: 400 }))).toEqual([])
  })

  test('offload in the recipe alone is published as none', () => {
    expect(found(problems(hicache))).toEqual([
      'INFX116 error kv-offloading none → hicache-size 100 on 4 ranks',
    ])
    const unused = { ...vllm({}, store), identity: {} }
    expect(found(problems(unused, spec({ framework: 'dynamo-vllm' })))).toEqual([])
    expect(found(problems(hicache, spec({ scenario: 'fixed-seq-len' })))).toEqual([])
  })

  test('a worker wider than a node counts the ranks of one node', () => {
    const wide = {
      ...hicache,
      resources: { gpu_type: 'gb300', gpus_per_node: 4, agg_nodes: 2, agg_workers: 1 },
      backend: {
        type: 'sglang',
        sglang_config: {
          aggregated: { 'tp-size': 8, 'enable-hierarchical-cache': true, 'hicache-size': 100 },
        },
      },
    }
    const pool = aWorkerPool({ numWorkers: 1, tp: 8 })
    const topology: Point['topology'] = {
      shape: 'multi-node',
      prefill: pool,
      decode: aWorkerPool({ numWorkers: 0 }),
    }
    expect(found(problems(wide, { ...dram(400), topology }))).toEqual([])
  })
})

describe('overrides per concurrency', () => {
  const file = {
    base: good,
    override_tp4_c16: {},
    override_tp4_c32: {},
    override_tp4: {},
    override_other: {},
  }

  test('the one of the point is bound', () => {
    expect(found(problems(file, spec(), { selector: 'override_tp4_c16' }))).toEqual([])
    expect(found(problems(file, spec({ conc: 32 }), { selector: 'override_tp4_c16' }))).toEqual([
      'INFX113 error "override_tp4_c16" is the override for concurrency 16, the point runs 32',
    ])
  })

  test('the shared one, though there is one of its own, or for others only', () => {
    expect(found(problems(file, spec(), { selector: 'override_tp4' }))).toEqual([
      'INFX113 error "override_tp4" is bound, though "override_tp4_c16" is the override for concurrency 16',
    ])
    expect(found(problems(file, spec({ conc: 64 }), { selector: 'override_tp4' }))).toEqual([
      'INFX113 error there are overrides for the concurrencies 16, 32, none for 64',
    ])
    expect(found(problems(file, spec({ conc: 64 }), { selector: 'override_other' }))).toEqual([])
  })

  test('the list of a benchmark', () => {
    const listed = { ...good, benchmark: { type: 'sa-bench', concurrencies: '4x16x64' } }
    expect(found(problems(listed))).toEqual([])
    expect(found(problems(listed, spec({ conc: 32 })))).toEqual([
      'INFX113 error benchmark.concurrencies 4, 16, 64 leaves out the concurrency 32 of the point',
    ])
    expect(found(problems(listed, spec({ conc: 32, kind: 'eval' })))).toEqual([])
  })
})

describe('in a plan', () => {
  const config = (selector: string, concs: string, setting = false): string => `key-fp4-gb300-dynamo-sglang:
  image: reg.io/org/sglang:v0.5.9-cu13
  model: org/M
  model-prefix: m
  runner: cluster:gb300-nv
  precision: fp4
  framework: dynamo-sglang
  multinode: true
  disagg: false
  scenarios:
    agentic-coding:
      - search-space:
          - conc-list: ${concs}
            ${setting ? '' : `srt-recipe: "recipes/x.yaml:${selector}"`}
            prefill: { num-worker: 1, tp: 4, ep: 1, dp-attn: false, additional-settings: [${setting ? `"CONFIG_FILE=recipes/x.yaml:${selector}"` : ''}] }
            decode: { num-worker: 0, tp: 1, ep: 1, dp-attn: false }
`
  const plan = (text: string, recipe: object): ReturnType<typeof planSweep> =>
    planSweep({
      head: {
        configFiles: [{ path: 'm.yaml', text }],
        runnerConfig: {
          path: 'runners.yaml',
          text: 'labels: { "cluster:gb300-nv": [a_0] }\nhardware: { "cluster:gb300-nv": { available-cpu-dram-mib: 860160, gpus-per-node: 4 } }\n',
        },
        ...{ goldenCurves: [], readFile: () => undefined },
        readRecipe: (path) => (path === 'recipes/x.yaml' ? dumpYaml(recipe) : undefined),
      },
      ...{ entries: undefined, keys: ['*'], labels: [], trigger: { kind: 'test', labels: [] } },
      ...{ policy: defaultPlanPolicy, overrides: {} },
    })
  const file = { base: good, override_tp4_c16: { a: 1 }, override_tp4_c32: { a: 2 } }

  test('{tp} and {conc} bind each concurrency to its own override, and a missing one is found on its line', () => {
    const { plan: planned, problems: none } = plan(config('override_tp{tp}_c{conc}', '[16, 32]'), file)
    expect(none).toEqual([])
    const benchmarks = planned?.points.filter(({ kind }) => kind === 'benchmark') ?? []
    expect(benchmarks.map(({ conc, recipe }) => [conc, recipe?.selector, recipe?.resolved['a']])).toEqual([
      [16, 'override_tp4_c16', 1],
      [32, 'override_tp4_c32', 2],
    ])
    const missing = plan(config('override_tp{tp}_c{conc}', '[16, 64]'), file)
    expect(missing.plan).toBeUndefined()
    expect(missing.problems).toMatchObject([
      {
        code: 'INFX101',
        severity: 'error',
        at: { file: 'm.yaml', line: 14 },
        hint: expect.stringContaining('override_tp4'),
      },
    ])
  })

  test('overrides that nothing selects are listed, whatever part of the configuration runs', () => {
    const more = { ...file, override_old: {}, zip_override_z: { b: [1, 2] } }
    const { plan: planned, problems: idle } = plan(config('override_tp4_c{conc}', '[16]'), more)
    expect(planned).toBeDefined()
    expect(idle.map(({ code, severity, message }) => [code, severity, message])).toEqual([
      [
        ...['INFX112', 'warning'],
        'no point of the configuration uses override_old, override_tp4_c32, zip_override_z[0], zip_override_z[1] of recipe "recipes/x.yaml"',
      ],
    ])
  })

  test('CONFIG_FILE is accepted with warnings, unless the point could not run', () => {
    const other = { ...file, base: { ...good, model: { container: 'other/image:v1' } } }
    const accepted = plan(config('override_tp4_c16', '[16]', true), {
      base: other.base,
      override_tp4_c16: {},
    })
    expect(accepted.plan).toBeDefined()
    expect(accepted.problems.map(({ code, severity }) => `${code} ${severity}`)).toEqual(['INFX114 warning'])
    const tooBig = { ...good, resources: { ...good.resources, gpus_per_node: 8 } }
    const refused = plan(config('override_tp4_c16', '[16]', true), { base: tooBig, override_tp4_c16: {} })
    expect(refused.plan).toBeUndefined()
    expect(refused.problems.map(({ code, severity }) => `${code} ${severity}`)).toEqual(['INFX115 error'])
  })
})
