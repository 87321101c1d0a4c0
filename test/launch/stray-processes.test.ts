/** Processes that leave their group, and engines behind wrapper scripts (Linux). */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EngineSpec } from '../../src/engines/engine.ts'
import { processLauncher } from '../../src/launch/process.ts'
import { parentEnv } from '../../src/parent-watch.ts'
import { isAlive } from '../alive.ts'
import { type Self, buildSelf } from '../self.ts'

let dir: string
let self: Self
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'infx-strays-'))
  self = await buildSelf()
}, 60_000)
afterAll(() => {
  self.remove()
  rmSync(dir, { recursive: true, force: true })
})

const spec = (argv: readonly string[]): EngineSpec => ({
  engine: 'test',
  version: '1',
  simulated: true,
  processes: [{ role: 'server', argv, env: {}, gpus: 1, nodes: 1 }],
  port: 1,
  endpointUrl: 'http://127.0.0.1:1',
  health: { path: '/health', intervalMs: 30, timeoutSeconds: 5 },
  metricsUrls: [],
  servedModel: 'm',
})
const launch = (pointId: string, argv: readonly string[]) =>
  processLauncher.launch(spec(argv), {
    logDir: join(dir, pointId),
    labels: { run: 'r', attempt: 1, pointId },
  })
const pidIn = async (path: string): Promise<number> => {
  await expect
    .poll(() => existsSync(path) && readFileSync(path, 'utf8').trim() !== '', { timeout: 10_000 })
    .toBe(true)
  return Number(readFileSync(path, 'utf8'))
}
/** Starts a daemon that ignores SIGTERM, in a session of its own, and goes on. */
const daemon = (pidFile: string): readonly string[] => [
  ...['bash', '-c'],
  `setsid bash -c 'trap "" TERM; echo $$ > ${pidFile}; while :; do sleep 0.2; done' & wait; sleep 60`,
]

describe.skipIf(!existsSync('/proc/self/environ'))('what an engine started and what left its group', () => {
  it('ends with the point; the same of another point goes on', async () => {
    const [mine, other] = [join(dir, 'mine.pid'), join(dir, 'other.pid')]
    const engine = await launch('mine', daemon(mine))
    const neighbour = await launch('other', daemon(other))
    try {
      const [stray, foreign] = [await pidIn(mine), await pidIn(other)]
      await engine.stop()
      expect([isAlive(stray), isAlive(foreign)]).toEqual([false, true])
      await neighbour.stop()
      expect(isAlive(foreign)).toBe(false)
    } finally {
      await Promise.all([engine.stop(), neighbour.stop()])
    }
  }, 30_000)
})

describe.skipIf(!existsSync('/proc/self/environ'))('a helper of ours behind a wrapper script', () => {
  const wrapped = async (env: Readonly<Record<string, string>>) => {
    const peer = [process.execPath, self.script, 'sim-engine', 'peer', '--role', 'decode-0']
    // Not replaced by the program: the wrapper is its parent.
    const child = spawn('bash', ['-c', '"$@"; exit $?', 'wrapper', ...peer], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    await new Promise((resolve) => child.stdout.once('data', resolve))
    return { child, ended }
  }

  it('goes on as long as its launcher, and ends when that is gone', async () => {
    const { child } = await wrapped(await parentEnv())
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    const isUp = child.exitCode === null
    spawn('pkill', ['-TERM', '-P', String(child.pid)])
    expect(isUp).toBe(true)
    const launcher = spawn('sleep', ['300'])
    const orphan = await wrapped({ INFX_PARENT_PID: String(launcher.pid) })
    launcher.kill('SIGKILL')
    await orphan.ended
  }, 30_000)

  it('takes a later process with the launcher’s number for somebody else', async () => {
    const orphan = await wrapped({ ...(await parentEnv()), INFX_PARENT_STARTED: 'another-boot/1' })
    await orphan.ended
  }, 30_000)
})
