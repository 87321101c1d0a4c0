/**
 * Dynamo's services and the preparations of its containers, as the plan of a recipe starts them on one host: real
 * processes under the names of etcd, nats-server and python3, which listen and connect where their command lines say.
 */
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
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

/** Late, so that whoever does not wait finds nobody. */
const listen = (name: string, port: string): string => `
setTimeout(() => require('node:net').createServer((socket) => socket.destroy()).listen(${port}, '127.0.0.1', () => note('${name} listens')), 700)
`
const standIns: Readonly<Record<string, string>> = {
  etcd: listen('etcd', "Number(/:(\\d+)$/.exec(option('--listen-client-urls'))[1])"),
  'nats-server': `
const config = require('node:fs').readFileSync(option('-c'), 'utf8')
if (!config.includes('jetstream')) process.exit(7)
${listen('nats', 'Number(/^port: (\\d+)/m.exec(config)[1])')}`,
  python3: `
const [, started] = args
if (started === 'pip') {
  note('pip ' + args.filter((word) => word.startsWith('ai-dynamo')).join(' '))
  process.exit(process.env.TEST_PIP_FAILS ? 1 : 0)
}
// Dynamo gives up when it cannot reach either of them.
for (const address of [process.env.ETCD_ENDPOINTS, process.env.NATS_SERVER]) {
  const { hostname, port } = new URL(address)
  require('node:net').connect(Number(port), hostname).on('error', () => process.exit(9))
}
note(started + ' starts')
if (started === 'dynamo.frontend') {
  const answer = JSON.stringify({ instances: [{ endpoint: 'generate', component: 'backend' }] })
  const port = Number(args.find((word) => word.startsWith('--http-port=')).split('=')[1])
  require('node:http').createServer((_, response) => response.end(answer)).listen(port, '127.0.0.1')
} else setInterval(() => undefined, 1000)
`,
}

let dir: string
let trace: string
beforeEach(() => {
  dir = temporaryFolder()
  trace = join(dir, 'trace')
  mkdirSync(join(dir, 'bin'))
  writeFileSync(trace, '')
  for (const [name, body] of Object.entries(standIns)) {
    const path = join(dir, 'bin', name)
    const head = `#!${process.execPath}
const args = process.argv.slice(2)
const option = (name) => args[args.indexOf(name) + 1]
const note = (text) => require('node:fs').appendFileSync(process.env.TEST_TRACE, text + '\\n')
`
    writeFileSync(path, head + body)
    chmodSync(path, 0o755)
  }
  writeFileSync(join(dir, 'setup.sh'), 'echo setup >> "$TEST_TRACE"\n')
})
const noted = (): readonly string[] => readFileSync(trace, 'utf8').trimEnd().split('\n')

async function launch(more: Readonly<Record<string, string>> = {}): Promise<RunningEngine> {
  const point = pointOfRecipe(
    'dynamo-sglang',
    `
resources: { gpus_per_node: 8, agg_nodes: 1, agg_workers: 1, gpus_per_agg: 8 }
frontend: { type: dynamo }
setup_script: ${join(dir, 'setup.sh')}
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
  const env = {
    ...process.env,
    PATH: `${join(dir, 'bin')}${delimiter}${process.env['PATH'] ?? ''}`,
    TEST_TRACE: trace,
    ...more,
  }
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
      const order = noted()
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
    expect(processesWith('TEST_TRACE', trace)).toEqual([])
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
    const order = noted()
    expect(order.some((line) => line.startsWith('pip '))).toBe(true)
    expect(order.some((line) => line.endsWith(' starts'))).toBe(false)
    expect(processesWith('TEST_TRACE', trace)).toEqual([])
  })
})
