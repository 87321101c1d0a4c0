import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ProblemError } from '../../src/core/problem.ts'
import type { EngineProcess, EngineSpec } from '../../src/engines/engine.ts'
import { dockerHostOf, dockerLauncher, dockerLeftovers } from '../../src/launch/docker.ts'
import { createWords } from '../../src/launch/docker-words.ts'
import { freePort } from '../../src/launch/free-port.ts'
import { exitProblem, waitUntilHealthy } from '../../src/launch/health.ts'
import type { LaunchOptions } from '../../src/launch/launcher.ts'
import { endOrphans, findLeftovers } from '../../src/launch/orphans.ts'
import { ownerOf } from '../../src/launch/owner.ts'
import { containerSettings } from '../../src/launch/site.ts'
import type { Site } from '../../src/launch/site.ts'

const daemon = process.env['INFX_TEST_DOCKER']
const reason = 'left out: no docker daemon (node scripts/test-docker.mjs starts one)'
const env = { ...process.env, ...(daemon === undefined ? {} : { DOCKER_HOST: daemon }) }
const image = 'infx-test/node:1'
const never = new AbortController().signal

const aSite = (docker: NonNullable<NonNullable<Site['container']>['docker']> = {}): Site => ({
  launcher: 'docker',
  // No GPUs here, and raising limits is not allowed everywhere.
  container: { runtime: 'docker', docker: { gpus: 'none', ulimits: { stack: '67108864' }, ...docker } },
})

const docker = (...words: string[]): string =>
  execFileSync('docker', words, { encoding: 'utf8', env, timeout: 30_000 }).trim()
const ourContainers = (): string => docker('ps', '--all', '--quiet', '--filter=label=infx.run')

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'infx-docker-test-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const aProcess = (script: string, overrides: Partial<EngineProcess> = {}): EngineProcess => ({
  role: 'server',
  argv: ['/bin/node', '-e', script],
  env: {},
  gpus: 1,
  nodes: 1,
  ...overrides,
})

async function anEngine(script: string, overrides: Partial<EngineSpec> = {}): Promise<EngineSpec> {
  const port = await freePort()
  return {
    engine: 'test',
    version: '1',
    simulated: true,
    processes: [aProcess(script.replaceAll('PORT', String(port)))],
    port,
    endpointUrl: `http://127.0.0.1:${port}`,
    health: { path: '/health', intervalMs: 50, timeoutSeconds: 20 },
    metricsUrls: [],
    servedModel: 'm',
    ...overrides,
  }
}

const someOptions = (overrides: Partial<LaunchOptions> = {}): LaunchOptions => ({
  logDir: join(dir, 'logs'),
  labels: { run: 'run/1', attempt: 2, pointId: 'some-point-0123456789ab' },
  image,
  ...overrides,
})
const launch = (spec: EngineSpec, site = aSite(), options = someOptions()) =>
  dockerLauncher(site, env).launch(spec, options)

const healthy = `require('node:http').createServer((q, a) => a.end('ok')).listen(PORT, '127.0.0.1')`

const problemOf = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(ProblemError)
  return (error as ProblemError).problems[0]
}

describe.skipIf(daemon === undefined)(
  `docker on a real daemon${daemon === undefined ? ` (${reason})` : ''}`,
  () => {
    afterEach(() => {
      expect(ourContainers()).toBe('')
    })

    it('serves, labels its container, streams its log, and leaves nothing', async () => {
      const spec = await anEngine(`console.log('hello from', process.env.INFX_POINT);${healthy}`)
      const engine = await launch(spec)
      await waitUntilHealthy(engine, never)
      const labels = docker('inspect', '--format={{json .Config.Labels}}', ourContainers())
      expect(JSON.parse(labels)).toMatchObject({
        'infx.run': 'run/1',
        'infx.attempt': '2',
        'infx.point': '0123456789ab',
        'infx.role': 'server',
        'infx.pid': String(process.pid),
      })
      await expect
        .poll(() => readFileSync(engine.logPaths['server'] ?? '', 'utf8'))
        .toContain('hello from 0123456789ab')
      await engine.stop()
      await engine.stop()
      expect(await engine.exited).toMatchObject({ role: 'server' })
    })

    it('tells an exit code and what the log says about it', async () => {
      const engine = await launch(
        await anEngine(`console.error('CUDA out of memory. Tried'); process.exit(7)`),
      )
      const ended = await engine.exited
      expect(ended).toEqual({ role: 'server', code: 7, signal: null })
      expect(await exitProblem(engine, ended)).toMatchObject({ code: 'INFX186', blame: 'user' })
      await engine.stop()
    })

    it('tells a container that was killed for its memory', async () => {
      const eat = `const all = []; setInterval(() => all.push(Buffer.alloc(16 << 20, 1)), 20)`
      const engine = await launch(await anEngine(eat), aSite({ memory: '96m' }))
      const ended = await engine.exited
      expect(ended.code).toBe(137)
      const found = await exitProblem(engine, ended)
      expect(found).toMatchObject({ code: 'INFX190', blame: 'infra' })
      expect(found.message).toContain('limit of host memory')
      await engine.stop()
    })

    it('writes files that belong to the caller', async () => {
      const write = `require('node:fs').writeFileSync('${dir}/written', String(process.getuid()))`
      // As a runner does that is not root: the container gets the same ids.
      chownSync(dir, 1234, 1234)
      const owner = await ownerOf(someOptions().labels)
      const words = createWords({
        process: aProcess(write),
        owner,
        image,
        mounts: [{ source: dir, target: dir, readOnly: false }],
        container: containerSettings(aSite()),
        passed: [],
        user: '1234:1234',
      })
      const id = docker(...words)
      docker('start', '--attach', id)
      docker('rm', id)
      expect(statSync(join(dir, 'written')).uid).toBe(1234)
      expect(readFileSync(join(dir, 'written'), 'utf8')).toBe('1234')
    })

    it('kills what ignores being asked to stop', async () => {
      const spec = await anEngine(`process.on('SIGTERM', () => {});${healthy}`)
      const engine = await launch(spec)
      await waitUntilHealthy(engine, never)
      const started = performance.now()
      await engine.stop()
      expect(performance.now() - started).toBeLessThan(7_500)
    })

    it('shows a read-only mount and refuses one that cannot be written down', async () => {
      const script = `try { require('node:fs').writeFileSync('/model/x', '') } catch (e) { console.log(e.code) }`
      const mount = { source: dir, target: '/model', readOnly: true }
      const engine = await launch(await anEngine(script), aSite(), someOptions({ mounts: [mount] }))
      expect((await engine.exited).code).toBe(0)
      expect(await engine.logTail(3)).toEqual(['EROFS'])
      await engine.stop()
      const odd = { source: '/a,b', target: '/model', readOnly: true }
      expect(
        await problemOf(launch(await anEngine(''), aSite(), someOptions({ mounts: [odd] }))),
      ).toMatchObject({
        code: 'INFX197',
      })
    })

    it('passes tokens without writing them into a command line', async () => {
      const site: Site = { ...aSite(), 'pass-environment': ['INFX_TEST_TOKEN'] }
      const withToken = { ...env, INFX_TEST_TOKEN: 's3cret', OTHER_TOKEN: 'x' }
      const spec = await anEngine(`console.log(process.env.INFX_TEST_TOKEN, process.env.OTHER_TOKEN)`)
      const engine = await dockerLauncher(site, withToken).launch(spec, someOptions())
      await engine.exited
      expect(await engine.logTail(3)).toEqual(['s3cret undefined'])
      await engine.stop()
    })

    it.each([
      ['an image that no registry has', { image: 'localhost:1/none:1' }, 'INFX195'],
      ['a name that is no image', { image: '--privileged' }, 'INFX195'],
      ['no image', { image: undefined }, 'INFX197'],
    ])('refuses %s', async (_, { image: name }, code) => {
      const { image: _image, ...options } = someOptions()
      const found = await problemOf(
        launch(await anEngine(healthy), aSite(), name === undefined ? options : { ...options, image: name }),
      )
      expect(found).toMatchObject({ code })
    })

    it('tells a program that the image does not have', async () => {
      const spec = await anEngine('')
      const engine = await launch({ ...spec, processes: [aProcess('', { argv: ['no-such-engine'] })] })
      expect((await engine.exited).code).toBe(127)
      expect((await engine.logTail(3)).join()).toContain('no-such-engine')
      await engine.stop()
    })

    it('leaves no container, and makes no folder for root, when a mount does not exist', async () => {
      const mount = { source: join(dir, 'none'), target: '/model', readOnly: true }
      const options = someOptions({ mounts: [mount] })
      const found = await problemOf(launch(await anEngine(healthy), aSite(), options))
      expect(found).toMatchObject({ code: 'INFX187', blame: 'infra' })
      expect(existsSync(mount.source)).toBe(false)
    })

    it('ends the first containers when a later one does not start', async () => {
      const spec = await anEngine(healthy)
      const router = aProcess('', { role: 'router', image: 'localhost:1/none:1' })
      const twice = [...spec.processes, ...spec.processes]
      expect(await problemOf(launch({ ...spec, processes: [...spec.processes, router] }))).toMatchObject({
        code: 'INFX195',
      })
      expect(await problemOf(launch({ ...spec, processes: twice }))).toMatchObject({ code: 'INFX187' })
    })

    it('tells a daemon that is not there', async () => {
      const away = dockerLauncher(aSite(), { ...env, DOCKER_HOST: `unix://${dir}/none.sock` })
      expect(await problemOf(away.launch(await anEngine(healthy), someOptions()))).toMatchObject({
        blame: 'infra',
      })
    })

    it('finds what a killed run left, and ends only that', async () => {
      const host = dockerHostOf(aSite(), env)
      const source = dockerLeftovers(host)
      const watched = await launch(await anEngine(healthy))
      const label = (pid: number, host_: string) => [
        '--label=infx.run=old',
        '--label=infx.attempt=1',
        '--label=infx.point=0',
        `--label=infx.pid=${pid}`,
        `--label=infx.host=${host_}`,
        '--label=infx.started=never',
      ]
      const { host: here } = await ownerOf(someOptions().labels)
      const run = (...words: string[]) =>
        docker('run', '--detach', '--network=host', ...words, image, '/bin/sleep', '600')
      const orphan = run(...label(process.pid, here))
      const elsewhere = run(...label(process.pid, 'another-host'))
      const unlabelled = run()
      const states = (await findLeftovers(source)).map(({ id, state }) => [id, state])
      expect(Object.fromEntries(states)).toMatchObject({ [orphan]: 'orphan', [elsewhere]: 'elsewhere' })
      expect((await endOrphans(source)).map(({ code }) => code)).toEqual(['INFX196'])
      const left = docker('ps', '--no-trunc', '--quiet').split('\n')
      expect(left).toContain(elsewhere)
      expect(left).toContain(unlabelled)
      expect(left).not.toContain(orphan)
      expect(left).toHaveLength(3)
      docker('rm', '--force', elsewhere, unlabelled)
      await watched.stop()
    })
  },
)
