import { describe, expect, it } from 'vitest'
import { standInEngine } from '../../src/engines/stand-in.ts'
import { symbolicNodes } from '../../src/launch/allocation.ts'
import { aPlannedPoint } from '../builders.ts'

/** One prefill worker, and one decode worker over two nodes, started through MPI behind TensorRT-LLM's own front end. */
const resolved = {
  model: { path: 'org/model-x', container: 'x', precision: 'fp4' },
  resources: {
    ...{ gpus_per_node: 4, prefill_nodes: 1, decode_nodes: 2, prefill_workers: 1, decode_workers: 1 },
    ...{ gpus_per_prefill: 4, gpus_per_decode: 8 },
  },
  frontend: { type: 'trtllm_serve' },
  setup_script: 'deps.sh',
  backend: {
    type: 'trtllm',
    trtllm_config: {
      prefill: { tensor_parallel_size: 4 },
      decode: { tensor_parallel_size: 8, moe_expert_parallel_size: 8 },
    },
  },
}

const widths = { pp: 1, dcp: 1, pcp: 1, ep: 1, dpAttn: false, numWorkers: 1, additionalSettings: [] }
const point = aPlannedPoint({
  framework: 'trt',
  runner: 'cluster:gb300-test',
  multinode: true,
  disagg: true,
  specDecoding: 'none',
  topology: { shape: 'multi-node', prefill: { ...widths, tp: 4 }, decode: { ...widths, tp: 8 } },
  recipe: { path: 'recipes/r.yaml', digest: 'd'.repeat(64), resolved },
})

describe('the simulated engine in place of a real one', () => {
  const spec = standInEngine(['node', 'infx.js']).render(point, {
    ...{ port: 8_000, workDir: '/work', traceScale: 1, allocation: symbolicNodes },
  })
  const processOf = (role: string) => spec.processes.find((process) => process.role === role)

  it('has a process in every place of the real plan, one per node of an MPI worker', () => {
    expect(spec.processes.map(({ role, placement }) => [role, placement])).toEqual([
      ['prefill-0', { nodes: [0], gpuIndices: [0, 1, 2, 3], start: 'plain' }],
      ['decode-0', { nodes: [1], gpuIndices: [0, 1, 2, 3], start: 'plain' }],
      ['decode-0.1', { nodes: [2], gpuIndices: [0, 1, 2, 3], start: 'plain' }],
      ['router', { nodes: [0], gpuIndices: [], start: 'plain' }],
    ])
    expect(spec).toMatchObject({ engine: 'sim', simulated: true })
  })

  it('starts its front when the workers are healthy, as the real front end has to', () => {
    const router = processOf('router')
    expect(router?.argv[2]).toMatch(
      /await healthy \{infx:address:0\} 6100 \/health\nawait healthy \{infx:address:1\} 6100/,
    )
    expect(router?.command?.slice(0, 5)).toEqual([
      'node',
      'infx.js',
      'sim-engine',
      '--config',
      '/work/sim-engine.json',
    ])
    expect(router?.command).toContain('decode=http://{infx:address:1}:6100')
  })

  it('serves and is scraped at the addresses of its nodes, and prepares no container', () => {
    expect(spec.endpointUrl).toBe('http://{infx:address:0}:8000')
    expect(spec.metricsUrls).toEqual([
      'http://{infx:address:0}:6100/metrics',
      'http://{infx:address:1}:6100/metrics',
      'http://{infx:address:0}:8000/metrics',
    ])
    expect(processOf('prefill-0')?.argv).toEqual([
      ...['node', 'infx.js', 'sim-engine', 'peer', '--role', 'prefill-0'],
      ...['--host', '{infx:address:0}', '--port', '6100'],
    ])
    expect(processOf('decode-0.1')?.argv).not.toContain('--port')
  })
})
