import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ProblemError } from '../../src/core/problem.ts'
import type { EngineSpec } from '../../src/engines/engine.ts'
import { freePort } from '../../src/launch/free-port.ts'
import { exitProblem, waitUntilHealthy } from '../../src/launch/health.ts'
import { processLauncher } from '../../src/launch/process.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'infx-launch-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const anEngine = async (script: string, overrides: Partial<EngineSpec> = {}): Promise<EngineSpec> => {
  const port = await freePort()
  return {
    engine: 'test',
    version: '1',
    simulated: true,
    processes: [
      {
        role: 'server',
        argv: [process.execPath, '-e', script.replaceAll('PORT', String(port))],
        env: {},
        gpus: 1,
        nodes: 1,
      },
    ],
    port,
    endpointUrl: `http://127.0.0.1:${port}`,
    health: { path: '/health', intervalMs: 30, timeoutSeconds: 5 },
    metricsUrls: [],
    servedModel: 'm',
    ...overrides,
  }
}
const launch = (spec: EngineSpec) =>
  processLauncher.launch(spec, { logDir: dir, labels: { run: 'r', attempt: 1, pointId: 'p' } })
const healthy = `require('node:http').createServer((q, a) => a.end('ok')).listen(PORT, '127.0.0.1')`
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
const problemOf = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(ProblemError)
  return (error as ProblemError).problems[0]!
}

describe('the process launcher', () => {
  it('starts a server, waits for its health, and leaves nothing behind', async () => {
    const engine = await launch(await anEngine(`console.log('pid', process.pid);${healthy}`))
    await waitUntilHealthy(engine, new AbortController().signal)
    const pid = Number(/pid (\d+)/.exec(await readFile(engine.logPaths['server']!, 'utf8'))?.[1])
    expect(isAlive(pid)).toBe(true)
    await engine.stop()
    expect(isAlive(pid)).toBe(false)
  })

  it('kills children that the engine forked, too', async () => {
    const fork = `const c=require('node:child_process').spawn(process.execPath,['-e','setInterval(()=>{},1e3)']);console.log('pid',c.pid);process.on('SIGTERM',()=>{});`
    const engine = await launch(await anEngine(`${fork}${healthy}`))
    await waitUntilHealthy(engine, new AbortController().signal)
    const pid = Number(/pid (\d+)/.exec(await readFile(engine.logPaths['server']!, 'utf8'))?.[1])
    await engine.stop()
    expect((await engine.exited).signal).toBe('SIGKILL')
    await expect.poll(() => isAlive(pid)).toBe(false)
  })

  it('says at once that a process ended, and whose it is', async () => {
    const engine = await launch(await anEngine(`console.error('CUDA out of memory. Tried'); process.exit(1)`))
    const found = await problemOf(waitUntilHealthy(engine, new AbortController().signal))
    expect(found).toMatchObject({ code: 'INFX186', blame: 'user' })
    expect(found.message).toContain('ran out of GPU memory')
  })

  it('takes exit 137 as the infrastructure’s', async () => {
    const engine = await launch(await anEngine(`process.kill(process.pid, 'SIGKILL')`))
    const ended = await engine.exited
    expect(await exitProblem(engine, ended)).toMatchObject({ code: 'INFX186', blame: 'infra' })
  })

  it('gives up after the start-up window and names the last answer', async () => {
    const spec = await anEngine(
      `require('node:http').createServer((q, a) => { a.statusCode = 503; a.end() }).listen(PORT, '127.0.0.1')`,
      { health: { path: '/health', intervalMs: 30, timeoutSeconds: 0.6 } },
    )
    const engine = await launch(spec)
    const found = await problemOf(waitUntilHealthy(engine, new AbortController().signal))
    expect(found).toMatchObject({ code: 'INFX185', blame: 'infra' })
    expect(found.message).toContain('HTTP 503')
    await engine.stop()
  })

  it('reports a program that does not exist', async () => {
    const spec = await anEngine('')
    const missing = { ...spec, processes: [{ ...spec.processes[0]!, argv: ['no-such-engine'] }] }
    expect(await problemOf(launch(missing))).toMatchObject({ code: 'INFX187', blame: 'infra' })
  })
})
