/**
 * A Dynamo recipe of several nodes as the launcher of Slurm starts it: services first, containers prepared once per node
 * however many ranks a node has, and nothing started where a preparation failed.
 */
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { engineOf } from '../../src/engines/registry.ts'
import { waitUntilHealthy } from '../../src/launch/health.ts'
import type { RunningEngine } from '../../src/launch/launcher.ts'
import type { Site } from '../../src/launch/site.ts'
import { slurmLauncher } from '../../src/launch/slurm/launcher.ts'
import { pointOfRecipe } from '../engines/golden/recipes.ts'
import { processesWith } from '../sweep/processes.ts'
import { temporaryFolder } from '../temporary-repository.ts'
import {
  aSite,
  clusterDir,
  noClusterReason,
  ourJobs,
  removeFolders,
  slurmEnv,
  someOptions,
  workFolder,
} from './cluster.ts'
import { dynamoStandIns, type StandIns } from './dynamo-stand-ins.ts'

let standIns: StandIns
beforeEach(() => {
  standIns = dynamoStandIns(temporaryFolder())
})

/** A prefill worker of one node and a decode worker of two, one rank per GPU. */
async function launch(more: Readonly<Record<string, string>> = {}): Promise<RunningEngine> {
  const point = pointOfRecipe(
    'dynamo-trt',
    `
resources: { gpus_per_node: 4, prefill_nodes: 1, prefill_workers: 1, gpus_per_prefill: 4, decode_nodes: 2, decode_workers: 1, gpus_per_decode: 8 }
frontend: { enable_multiple_frontends: false }
setup_script: ${standIns.setupScript}
dynamo: { version: 1.2.3 }
health_check: { max_attempts: 120, interval_seconds: 1 }
backend:
  trtllm_config:
    prefill: { tensor_parallel_size: 4 }
    decode: { tensor_parallel_size: 8 }
`,
  )
  const env = { ...slurmEnv, ...standIns.env, ...more }
  // Nothing here speaks PMIx: the ranks are processes that do not talk to each other.
  const site: Site = {
    ...aSite({ mpi: 'none' }),
    'pass-environment': ['PATH', 'TEST_TRACE', ...Object.keys(more)],
  }
  const launcher = slurmLauncher(site, env)
  const dir = await workFolder()
  const spec = engineOf(point).render(point, {
    port: 8000,
    workDir: dir,
    traceScale: 1,
    modelPath: '/models/m',
    ...(launcher.allocation ? { allocation: launcher.allocation } : {}),
  })
  return launcher.launch(spec, someOptions(dir))
}

const count = (order: readonly string[], text: string): number => order.filter((line) => line === text).length

describe.skipIf(clusterDir === undefined)(`Dynamo on a real cluster${noClusterReason}`, () => {
  afterEach(() => {
    expect(ourJobs()).toEqual([])
    expect(processesWith('TEST_TRACE', standIns.env.TEST_TRACE)).toEqual([])
  })
  afterAll(removeFolders)

  it('starts services, then every rank on containers that were prepared once per node', async () => {
    const engine = await launch()
    await waitUntilHealthy(engine, new AbortController().signal)
    await expect.poll(() => count(standIns.noted(), 'dynamo.trtllm starts')).toBe(12)
    const order = standIns.noted()
    const first = (text: string): number => order.findIndex((line) => line.startsWith(text))
    for (const program of ['dynamo.trtllm', 'dynamo.frontend']) {
      expect(first(`${program} starts`)).toBeGreaterThan(first('etcd listens'))
      expect(first(`${program} starts`)).toBeGreaterThan(first('nats listens'))
    }
    // One node of the prefill worker, two of the decode worker, and the front end's container.
    expect(count(order, 'setup')).toBe(4)
    expect(count(order, 'pip ai-dynamo==1.2.3 ai-dynamo-runtime==1.2.3')).toBe(4)
    await engine.stop()
  }, 120_000)

  it('starts no rank where a preparation failed, and says so', async () => {
    const engine = await launch({ TEST_PIP_FAILS: '1' })
    const exit = await engine.exited
    expect(exit).toMatchObject({ code: 1 })
    expect((await engine.logTail(200)).join('\n')).toContain('infx: the container could not be prepared')
    await engine.stop()
    expect(standIns.noted().some((line) => line.endsWith(' starts'))).toBe(false)
  }, 120_000)
})
