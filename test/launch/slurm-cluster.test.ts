import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { exitProblem, waitUntilHealthy } from '../../src/launch/health.ts'
import type { RunningEngine } from '../../src/launch/launcher.ts'
import type { Site } from '../../src/launch/site.ts'
import { slurmLauncher } from '../../src/launch/slurm/launcher.ts'
import {
  aProcess,
  aSite,
  anEngine,
  clusterDir,
  noClusterReason,
  ourJobs,
  removeFolders,
  server,
  slurmEnv,
  someOptions,
  threePrefillOneDecode,
  workFolder,
} from './cluster.ts'

const never = new AbortController().signal
const launcher = (overrides = {}) => slurmLauncher(aSite(overrides), slurmEnv)
const oneNode = () => anEngine([aProcess('server', [0], 4, server(8_100))])
/** Node of each role, from what the processes said themselves. */
const nodesOf = async (engine: RunningEngine) =>
  Object.fromEntries(
    (await engine.logTail(20)).flatMap((line) => {
      const [, role, node] = /(\S+) (node\d+) gpus/.exec(line) ?? []
      return role === undefined || node === undefined ? [] : [[role, node] as const]
    }),
  )

describe.skipIf(clusterDir === undefined)(`Slurm on a real cluster${noClusterReason}`, () => {
  afterEach(() => {
    expect(ourJobs()).toEqual([])
  })
  afterAll(removeFolders)

  it('serves a point of one node at the node’s own address', async () => {
    const dir = await workFolder()
    const spec = oneNode()
    const files = [{ path: join(dir, 'engine.conf'), text: `it's "$HOME" at ${spec.endpointUrl}\n` }]
    const engine = await launcher().launch({ ...spec, files }, someOptions(dir))
    await waitUntilHealthy(engine, never)
    expect(engine.spec.endpointUrl).toMatch(/^http:\/\/127\.0\.0\.1\d:8100$/)
    expect(await engine.logTail(5)).toContainEqual(expect.stringContaining('gpus 0,1,2,3'))
    expect(readFileSync(join(dir, 'engine.conf'), 'utf8')).toBe(
      `it's "$HOME" at ${engine.spec.endpointUrl}\n`,
    )
    await engine.stop()
    await engine.stop()
  }, 60_000)

  it('serves three prefill workers and a decode worker over four nodes', async () => {
    const progress: string[] = []
    const engine = await launcher().launch(threePrefillOneDecode(), someOptions(await workFolder()))
    await waitUntilHealthy(engine, never, (message) => progress.push(message))
    expect(new Set(Object.values(await nodesOf(engine))).size).toBe(7)
    expect(engine.spec.metricsUrls).toHaveLength(8)
    await engine.stop()
  }, 60_000)

  it('takes prefill and decode nodes from different partitions', async () => {
    const pools = { prefill: { partition: 'prefill' }, decode: { partition: 'decode' } }
    const engine = await launcher({ pools }).launch(threePrefillOneDecode(), someOptions(await workFolder()))
    await waitUntilHealthy(engine, never)
    const nodes = await nodesOf(engine)
    expect(['prefill-0', 'prefill-1', 'prefill-2'].map((role) => nodes[role])).toEqual([
      'node1',
      'node2',
      'node3',
    ])
    expect(nodes['decode-0']).toMatch(/node[4-8]/)
    await engine.stop()
  }, 60_000)

  it('runs two sweeps at once, and stopping one leaves the other alone', async () => {
    const both = await Promise.all(
      ['a', 'b'].map(async (run) =>
        launcher().launch(
          oneNode(),
          someOptions(await workFolder(), { labels: { run, attempt: 1, pointId: 'p-0123456789ab' } }),
        ),
      ),
    )
    const [one, other] = both
    if (!one || !other) throw new Error('two were launched')
    await Promise.all(both.map((engine) => waitUntilHealthy(engine, never)))
    expect(one.spec.endpointUrl).not.toBe(other.spec.endpointUrl)
    await one.stop()
    expect(ourJobs()).toHaveLength(1)
    await waitUntilHealthy(other, never)
    await other.stop()
  }, 60_000)

  it('keeps away from excluded nodes until the date of their exclusion', async () => {
    const exclude = [
      { nodes: 'node[1-6]', until: '2999-12-31', reason: 'test' },
      { nodes: 'node[7-8]', until: '2020-01-01', reason: 'repaired' },
    ]
    const engine = await launcher({ exclude }).launch(oneNode(), someOptions(await workFolder()))
    await waitUntilHealthy(engine, never)
    expect((await nodesOf(engine))['server']).toMatch(/node[78]/)
    await engine.stop()
  }, 60_000)

  it('finds addresses on the site’s network interface', async () => {
    const engine = await launcher({ 'network-interface': 'lo' }).launch(
      oneNode(),
      someOptions(await workFolder()),
    )
    await waitUntilHealthy(engine, never)
    expect(engine.spec.endpointUrl).toBe('http://127.0.0.1:8100')
    await engine.stop()
  }, 60_000)

  it('gives engines what the site passes on, and no other variable of the runner', async () => {
    const site = { ...aSite(), 'pass-environment': ['HF_TOKEN'] }
    const env = { ...slurmEnv, HF_TOKEN: 'passed', ACTIONS_RUNTIME_TOKEN: 'secret' }
    const say = `console.log('env', process.env.HF_TOKEN, process.env.ACTIONS_RUNTIME_TOKEN, process.env.INFX_TEST_SELF);${server(8_100)}`
    const engine = await slurmLauncher(site, env).launch(
      anEngine([aProcess('server', [0], 4, say)]),
      someOptions(await workFolder()),
    )
    await waitUntilHealthy(engine, never)
    expect(await engine.logTail(5)).toContainEqual(expect.stringContaining('env passed undefined server'))
    await engine.stop()
  }, 60_000)

  // The stand-in of the container plugin is part of the shared corpus.
  const rootfs = process.env['INFX_TEST_ROOTFS']
  it.skipIf(rootfs === undefined)(
    'runs engines in containers of the image (shared corpus)',
    async () => {
      const site: Site = {
        ...aSite(),
        container: {
          runtime: 'pyxis',
          images: { 'org/engine:1': rootfs ?? '' },
          environment: { FROM_SITE: 'yes' },
        },
        models: { 'org/model': '/m' },
      }
      const dir = await workFolder()
      const say = `console.log('inside', process.env.FROM_SITE, require('node:fs').existsSync('/usr'), require('node:fs').readFileSync('${dir}/engine.conf', 'utf8'));${server(8_100)}`
      const process_ = aProcess('server', [0], 4, say)
      const spec = anEngine([{ ...process_, argv: ['/bin/node', ...process_.argv.slice(1)] }])
      const files = [{ path: join(dir, 'engine.conf'), text: 'shared' }]
      const launched = slurmLauncher(site, slurmEnv).launch(
        { ...spec, files },
        someOptions(dir, { image: 'org/engine:1' }),
      )
      const engine = await launched
      await waitUntilHealthy(engine, never)
      expect(await engine.logTail(9)).toContainEqual(expect.stringMatching(/inside yes (true|false) shared/))
      await engine.stop()
    },
    60_000,
  )

  it.skipIf(rootfs === undefined)(
    'tells an image that is not there (shared corpus)',
    async () => {
      const site: Site = {
        ...aSite(),
        container: { runtime: 'pyxis', images: { 'org/engine:1': '/no/image' } },
      }
      const engine = await slurmLauncher(site, slurmEnv).launch(
        oneNode(),
        someOptions(await workFolder(), { image: 'org/engine:1' }),
      )
      const found = await exitProblem(engine, await engine.exited)
      // A name or tag that is not there is for the configuration to mend.
      expect(found).toMatchObject({ code: 'INFX186', blame: 'user' })
      expect(found.message).toContain('image')
      await engine.stop()
    },
    60_000,
  )

  it('tells an import of an image that failed', async () => {
    const cache = await workFolder()
    const site: Site = { ...aSite(), container: { runtime: 'pyxis', 'image-cache': cache } }
    const launched = slurmLauncher(site, slurmEnv).launch(
      oneNode(),
      someOptions(await workFolder(), { image: 'org/engine:1' }),
    )
    await expect(launched).rejects.toThrow(/INFX195.*could not be imported/s)
    expect(readdirSync(cache).filter((name) => !name.endsWith('.lock'))).toEqual([])
  }, 60_000)
})
