import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { ProblemError } from '../../src/core/problem.ts'
import { exitProblem, waitUntilHealthy } from '../../src/launch/health.ts'
import type { LaunchProgress, RunningEngine } from '../../src/launch/launcher.ts'
import { slurmLauncher } from '../../src/launch/slurm/launcher.ts'
import {
  aProcess,
  aSite,
  anEngine,
  clusterDir,
  daemonPid,
  noClusterReason,
  ourJobs,
  removeFolders,
  server,
  slurmCommand,
  slurmEnv,
  someOptions,
  startDaemon,
  threePrefillOneDecode,
  workFolder,
} from './cluster.ts'

const never = new AbortController().signal
const launcher = (overrides = {}, env: NodeJS.ProcessEnv = slurmEnv) => slurmLauncher(aSite(overrides), env)

const problemOf = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ProblemError)) throw new Error('no problem was thrown', { cause: error })
  return error.problems[0]
}

const nodeOf = (dir: string, node: number): string =>
  readFileSync(join(dir, 'logs/slurm/allocation'), 'utf8').split('\n')[node + 1]?.split(' ')[0] ?? ''
const jobOf = (dir: string): string =>
  readFileSync(join(dir, 'logs/slurm/allocation'), 'utf8').split('\n')[0] ?? ''
const pidIn = async (engine: RunningEngine): Promise<number> =>
  Number(/pid (\d+)/.exec((await engine.logTail(20)).join('\n'))?.[1])
const isAlive = (pid: number): boolean => existsSync(`/proc/${pid}`)
const nodeIsUp = (name: string): boolean =>
  /State=(IDLE|ALLOCATED|MIXED)\s/.test(slurmCommand('scontrol', 'show', 'node', '--oneliner', name))

describe.skipIf(clusterDir === undefined)(`Slurm when something fails${noClusterReason}`, () => {
  afterEach(async () => {
    await expect.poll(ourJobs, { timeout: 15_000 }).toEqual([])
  })
  afterAll(removeFolders)

  it('tells which worker died, with its code and cause, and frees the nodes by itself', async () => {
    const spec = threePrefillOneDecode()
    const dying = aProcess(
      'decode-0.2',
      [5],
      4,
      `console.error('CUDA out of memory. Tried'); process.exit(3)`,
    )
    const processes = spec.processes.map((process) => (process.role === dying.role ? dying : process))
    const engine = await launcher().launch({ ...spec, processes }, someOptions(await workFolder()))
    const found = await problemOf(waitUntilHealthy(engine, never))
    expect(found).toMatchObject({ code: 'INFX186', blame: 'user' })
    expect(found?.message).toContain('decode-0.2 ended on its own (exit code 3)')
    // Nobody asked for it: the job ends because its engine did.
    await expect.poll(ourJobs, { timeout: 15_000 }).toEqual([])
    await engine.stop()
  }, 60_000)

  it('takes a worker that is killed for the infrastructure’s', async () => {
    const engine = await launcher().launch(
      anEngine([aProcess('server', [0], 4, `setTimeout(() => process.kill(process.pid, 'SIGKILL'), 300)`)]),
      someOptions(await workFolder()),
    )
    const ended = await engine.exited
    expect(ended).toMatchObject({ role: 'server', code: 137 })
    expect(await exitProblem(engine, ended)).toMatchObject({ code: 'INFX186', blame: 'infra' })
    await engine.stop()
  }, 60_000)

  it('tells a node that goes down', async () => {
    const dir = await workFolder()
    const engine = await launcher().launch(threePrefillOneDecode(), someOptions(dir))
    await waitUntilHealthy(engine, never)
    const name = nodeOf(dir, 6)
    const step = await pidIn(engine)
    process.kill(daemonPid(`slurmd.${name}`), 'SIGKILL')
    try {
      const ended = await engine.exited
      const found = await exitProblem(engine, ended)
      // The scheduler says it, or the logs do, when the script has ended before the scheduler has named its reason.
      expect(found).toMatchObject({
        code: expect.stringMatching(/^INFX1(90|86)$/) as unknown,
        blame: 'infra',
      })
      expect(found.message).toMatch(/a node of (Slurm job|the job)/)
      await engine.stop()
      expect(isAlive(step)).toBe(false)
    } finally {
      startDaemon('start-node', clusterDir ?? '', name)
      await expect.poll(() => nodeIsUp(name), { timeout: 30_000 }).toBe(true)
    }
  }, 120_000)

  it('tells a job that somebody else cancelled', async () => {
    const dir = await workFolder()
    const engine = await launcher().launch(
      anEngine([aProcess('server', [0], 4, server(8_100))]),
      someOptions(dir),
    )
    await waitUntilHealthy(engine, never)
    slurmCommand('scancel', jobOf(dir))
    const found = await exitProblem(engine, await engine.exited)
    expect(found).toMatchObject({ code: 'INFX190', blame: 'infra' })
    expect(found.message).toContain('cancelled from outside')
    await engine.stop()
  }, 60_000)

  it('ends a job at its time limit and says that it was that', async () => {
    const dir = await workFolder()
    const engine = await launcher().launch(
      anEngine([aProcess('server', [0], 4, server(8_100))]),
      someOptions(dir),
    )
    await waitUntilHealthy(engine, never)
    // A minute is the shortest limit that can be asked for; a running job's may be set to less than it has used.
    slurmCommand('scontrol', 'update', `JobId=${jobOf(dir)}`, 'TimeLimit=0:01')
    const found = await exitProblem(engine, await engine.exited)
    expect(found).toMatchObject({ code: 'INFX190', blame: 'user' })
    expect(found.message).toContain('time limit')
    await engine.stop()
  }, 120_000)

  it('can be cancelled while it waits for nodes', async () => {
    const blocker = slurmCommand(
      'sbatch',
      '--parsable',
      '--nodes=8',
      '--exclusive',
      '--output=/dev/null',
      '--wrap=sleep 300',
    ).trim()
    try {
      const cancel = new AbortController()
      const progress: LaunchProgress[] = []
      const launched = launcher().launch(
        anEngine([aProcess('server', [0], 4, server(8_100))]),
        someOptions(await workFolder(), {
          signal: cancel.signal,
          onProgress: (step) => progress.push(step),
        }),
      )
      await expect.poll(() => progress.map(({ phase }) => phase), { timeout: 10_000 }).toContain('queued')
      cancel.abort(new Error('interrupted'))
      await expect(launched).rejects.toThrow('interrupted')
      expect(ourJobs()).toEqual([])
    } finally {
      slurmCommand('scancel', blocker)
    }
  }, 60_000)

  it('can be cancelled at the moment of its submission, and is not submitted when that comes earlier', async () => {
    const spec = anEngine([aProcess('server', [0], 4, server(8_100))])
    const late = new AbortController()
    const launched = launcher().launch(spec, someOptions(await workFolder(), { signal: late.signal }))
    await sleep(1)
    late.abort(new Error('interrupted'))
    await expect(launched).rejects.toThrow('interrupted')
    expect(ourJobs()).toEqual([])
    const signal = AbortSignal.abort(new Error('earlier'))
    const dir = await workFolder()
    await expect(launcher().launch(spec, someOptions(dir, { signal }))).rejects.toThrow('earlier')
    expect(existsSync(join(dir, 'logs'))).toBe(false)
  }, 60_000)

  it('gives up after the site’s time in the queue, with the scheduler’s reason', async () => {
    const blocker = slurmCommand(
      'sbatch',
      '--parsable',
      '--nodes=8',
      '--exclusive',
      '--output=/dev/null',
      '--wrap=sleep 300',
    ).trim()
    try {
      const found = await problemOf(
        launcher({ 'queue-limit-minutes': 0.05 }).launch(
          anEngine([aProcess('server', [0], 4, server(8_100))]),
          someOptions(await workFolder()),
        ),
      )
      expect(found).toMatchObject({ code: 'INFX198', blame: 'infra' })
      expect(found?.message).toMatch(/Resources|Priority/)
    } finally {
      slurmCommand('scancel', blocker)
    }
  }, 60_000)

  it('can be cancelled while it starts, and while its processes ignore it', async () => {
    const stubborn = `process.on('SIGTERM', () => {}); process.on('SIGINT', () => {}); ${server(8_100)}`
    const dir = await workFolder()
    const engine = await launcher().launch(anEngine([aProcess('server', [0], 4, stubborn)]), someOptions(dir))
    await waitUntilHealthy(engine, never)
    const pid = await pidIn(engine)
    expect(isAlive(pid)).toBe(true)
    await engine.stop()
    expect(isAlive(pid)).toBe(false)
    expect(ourJobs()).toEqual([])
  }, 60_000)

  it('does not take a scheduler that is silent for a dead job, whose script ends it when the scheduler is back', async () => {
    const dir = await workFolder()
    const engine = await launcher({ 'command-timeout-seconds': 1 }).launch(
      anEngine([aProcess('server', [0], 4, server(8_100))]),
      someOptions(dir),
    )
    await waitUntilHealthy(engine, never)
    const pid = await pidIn(engine)
    process.kill(daemonPid('slurmctld'), 'SIGSTOP')
    try {
      const early = await Promise.race([engine.exited, sleep(4_000, 'alive')])
      expect(early).toBe('alive')
      expect(isAlive(pid)).toBe(true)
      expect(await problemOf(engine.stop())).toMatchObject({ code: 'INFX192', blame: 'infra' })
    } finally {
      process.kill(daemonPid('slurmctld'), 'SIGCONT')
    }
    await expect.poll(ourJobs, { timeout: 20_000 }).toEqual([])
    expect(isAlive(pid)).toBe(false)
  }, 60_000)

  it('says so when the scheduler never answered the submission', async () => {
    const found = await problemOf(
      launcher({ 'command-timeout-seconds': 2 }, { ...slurmEnv, SLURM_CONF: '/no/slurm.conf' }).launch(
        anEngine([aProcess('server', [0], 4, server(8_100))]),
        someOptions(await workFolder()),
      ),
    )
    expect(found).toMatchObject({ blame: 'infra' })
  }, 60_000)

  it.each([
    ['a partition that is not there', { partition: 'none' }, /partition/i],
    ['more GPUs than a node has', { 'gpus-per-node': 64 }, /configuration is not available|gres/i],
    [
      'an excluded node that the cluster does not know',
      { exclude: [{ nodes: 'nobody', until: '2999-01-01', reason: 'x' }] },
      /node name/i,
    ],
  ])(
    'repeats why the scheduler refused %s',
    async (_, overrides, said) => {
      const found = await problemOf(
        launcher(overrides).launch(
          anEngine([aProcess('server', [0], 4, server(8_100))]),
          someOptions(await workFolder()),
        ),
      )
      expect(found).toMatchObject({ code: 'INFX191', blame: 'infra' })
      expect(found?.message).toMatch(said)
    },
    60_000,
  )
})
