/**
 * Dynamo's services and the preparations of its containers, as the plan of a recipe starts them on one host: real
 * processes under the names of etcd, nats-server and python3, which listen and connect where their command lines say.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { engineOf } from '../../src/engines/registry.ts'
import { freePort } from '../../src/launch/free-port.ts'
import { waitUntilHealthy } from '../../src/launch/health.ts'
import type { RunningEngine } from '../../src/launch/launcher.ts'
import { siteProcessLauncher } from '../../src/launch/process.ts'
import type { Site } from '../../src/launch/site.ts'
import { pointOfRecipe } from '../engines/golden/recipes.ts'
import { processesWith } from '../sweep/processes.ts'
import { temporaryFolder } from '../temporary-repository.ts'
import { dynamoStandIns, type StandIns } from './dynamo-stand-ins.ts'

let dir: string
let standIns: StandIns
beforeEach(() => {
  dir = temporaryFolder()
  standIns = dynamoStandIns(dir)
})

async function launch(more: Readonly<Record<string, string>> = {}): Promise<RunningEngine> {
  const point = pointOfRecipe(
    'dynamo-sglang',
    `
resources: { gpus_per_node: 8, agg_nodes: 1, agg_workers: 1, gpus_per_agg: 8 }
frontend: { type: dynamo }
setup_script: ${standIns.setupScript}
dynamo: { version: 1.2.3 }
health_check: { max_attempts: 60, interval_seconds: 1 }
backend: { type: sglang, sglang_config: { aggregated: { tp-size: 8 } } }
`,
  )
  const spec = engineOf(point).render(point, {
    port: await freePort(),
    workDir: dir,
    traceScale: 1,
    modelPath: '/models/m',
    portOffset: 20_000 + (process.pid % 200) * 100,
  })
  const env = { ...process.env, ...standIns.env, ...more }
  const site: Site = { launcher: 'process', 'pass-environment': ['TEST_TRACE', ...Object.keys(more)] }
  return siteProcessLauncher(site, env).launch(spec, {
    logDir: join(dir, 'logs'),
    labels: { run: 'r', attempt: 1, pointId: 'p' },
  })
}

describe('the services of Dynamo', () => {
  it('run before workers and front end start, whose containers are prepared first', async () => {
    const engine = await launch()
    try {
      await waitUntilHealthy(engine, new AbortController().signal)
      const order = standIns.noted()
      const first = (text: string): number => order.findIndex((line) => line.startsWith(text))
      for (const program of ['dynamo.sglang', 'dynamo.frontend']) {
        expect(first(`${program} starts`)).toBeGreaterThan(first('etcd listens'))
        expect(first(`${program} starts`)).toBeGreaterThan(first('nats listens'))
      }
      // Once for each container: the worker's and the front end's.
      expect(order.filter((line) => line === 'setup')).toHaveLength(2)
      expect(order.filter((line) => line === 'pip ai-dynamo==1.2.3 ai-dynamo-runtime==1.2.3')).toHaveLength(2)
      expect(first('setup')).toBeLessThan(first('pip'))
      const worker = await engine.logTail(50)
      expect(worker.join('\n')).toContain('infx: waits until listening 127.0.0.1')
    } finally {
      await engine.stop()
    }
    expect(processesWith('TEST_TRACE', standIns.env.TEST_TRACE)).toEqual([])
    // Outside of Slurm nobody waits for a mark, and nobody would remove it.
    expect(existsSync('/tmp/infx-prepared-0-0')).toBe(false)
  })

  it('do not hide a preparation that failed: the engine ends with its words, and everything with it', async () => {
    const engine = await launch({ TEST_PIP_FAILS: '1' })
    const exit = await engine.exited
    expect(exit).toMatchObject({ code: 1 })
    expect(exit.role).toMatch(/^(server|frontend)$/)
    expect((await engine.logTail(50)).join('\n')).toContain('infx: the container could not be prepared')
    await engine.stop()
    const order = standIns.noted()
    expect(order.some((line) => line.startsWith('pip '))).toBe(true)
    expect(order.some((line) => line.endsWith(' starts'))).toBe(false)
    expect(processesWith('TEST_TRACE', standIns.env.TEST_TRACE)).toEqual([])
  })
})
