/** Whole points through a real Slurm cluster: the simulated engine stands where the real one would, on its nodes and ports. */
import { execFile } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Sweep } from '../../src/core/results/sweep.ts'
import { clusterDir, noClusterReason, ourJobs, slurmEnv } from '../launch/cluster.ts'
import { type CommandOptions, type Self, buildSelf } from '../self.ts'
import { eventually } from './processes.ts'
import { disaggKey, makeRepository, removeRepository, replaced } from './repository.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const master = 'configs/test-master.yaml'
const recipe = 'recipes/tiny-disagg.yaml'
const three = replaced(
  master,
  'num-worker: 1, tp: 4, ep: 4, dp-attn: true, add',
  'num-worker: 3, tp: 4, ep: 4, dp-attn: true, add',
)

/** Three prefill workers of a node each, one decode worker over four nodes. */
const threePrefillOneDecode = {
  [master]: three.replace(
    'decode: { num-worker: 1, tp: 4, ep: 4, dp-attn: true }',
    'decode: { num-worker: 1, tp: 16, ep: 16, dp-attn: true }',
  ),
  [recipe]: replaced(
    recipe,
    'prefill_nodes: 1, decode_nodes: 1, prefill_workers: 1, decode_workers: 1, gpus_per_prefill: 4, gpus_per_decode: 4',
    'prefill_nodes: 3, decode_nodes: 4, prefill_workers: 3, decode_workers: 1, gpus_per_prefill: 4, gpus_per_decode: 16',
  ).replace(
    'decode: *flags',
    'decode: { <<: *flags, tensor-parallel-size: 16, expert-parallel-size: 16, data-parallel-size: 16 }',
  ),
}

const siteYaml = `launcher: slurm
slurm:
  partition: batch
  gpus-per-node: 4
  time-limit-minutes: 240
  poll-seconds: 0.5
  command-timeout-seconds: 5
  file-lag-seconds: 3
`

/** But for whose job it is. */
const isOfEngine = (line: string): boolean => !/^#SBATCH --(job-name|comment)=|^export INFX_RUN=/.test(line)

interface Ran {
  readonly dir: string
  readonly sweep: () => Sweep
}

function repository(changes: Readonly<Record<string, string>> = {}): Ran {
  const { dir } = makeRepository({ ...changes, 'site.yaml': siteYaml })
  return { dir, sweep: () => JSON.parse(readFileSync(join(dir, '.infx/sweep.json'), 'utf8')) as Sweep }
}

describe.skipIf(clusterDir === undefined)(`whole points on a real cluster${noClusterReason}`, () => {
  let self: Self
  const made: Ran[] = []
  const aRepository = (changes: Readonly<Record<string, string>> = {}): Ran => {
    const one = repository(changes)
    made.push(one)
    return one
  }
  const options = (dir: string): CommandOptions => ({
    cwd: dir,
    env: { SLURM_CONF: slurmEnv['SLURM_CONF'] ?? '' },
  })
  const sweepArgs = (filter: string) => [
    ...['sweep', '--keys', disaggKey, '--points', filter, '--site', 'site.yaml'],
  ]

  beforeAll(async () => {
    self = await buildSelf()
  })
  afterEach(() => {
    expect(ourJobs()).toEqual([])
  })
  afterAll(() => {
    self.remove()
    made.forEach(removeRepository)
  })

  it('measures an agentic point of three prefill workers and a decode worker over four nodes', async () => {
    const { dir, sweep } = aRepository(threePrefillOneDecode)
    const result = await self.run(sweepArgs('kind=benchmark'), options(dir))
    expect(result.code, result.stderr).toBe(0)
    expect(result.stderr).toMatch(/waiting for \d prefills and \d decodes/)
    const [point] = sweep().points
    expect(point).toMatchObject({ status: 'valid', attempt: 1 })
    const aggregate = JSON.parse(readFileSync(join(dir, '.infx', point?.resultPath ?? ''), 'utf8')) as {
      infx: {
        simulated: boolean
        commands: { role: string; argv: string[] }[]
        timeline: { phase: string; atUnixMs: number }[]
      }
      power_valid: number
      server_metrics: unknown
    }
    expect(aggregate).toMatchObject({ infx: { simulated: true }, server_metrics: { present: true } })
    const { commands, timeline } = aggregate.infx
    expect(commands.map(({ role }) => role)).toEqual([
      ...['etcd', 'nats', 'prefill-0', 'prefill-1', 'prefill-2'],
      ...['decode-0', 'decode-0.1', 'decode-0.2', 'decode-0.3'],
      ...['frontend-0', 'frontend-1', 'frontend-2', 'frontend-3', 'frontend-4', 'frontend-5', 'nginx'],
      'client',
    ])
    // Each at the address of its own node, as Slurm allocated it.
    const host = (role: string): string | undefined => {
      const argv = commands.find((command) => command.role === role)?.argv ?? []
      return argv[argv.indexOf('--host') + 1]
    }
    const hosts = commands.filter(({ role }) => /^(prefill|decode)/.test(role)).map(({ role }) => host(role))
    expect(new Set(hosts).size).toBe(7)
    expect(timeline.map(({ phase }) => phase)).toEqual([
      ...['queued', 'starting', 'healthy', 'warm-up', 'profiling', 'stopping', 'done'],
    ])
    const logs = readdirSync(join(dir, '.infx/points', point?.id ?? '', 'a1/logs'))
    expect(logs).toEqual(expect.arrayContaining(['batch.log', 'decode-0.3.log', 'nginx.log', 'nats.log']))
    const worker = readFileSync(join(dir, '.infx/points', point?.id ?? '', 'a1/logs/prefill-2.log'), 'utf8')
    expect(worker).toMatch(/prefill-2 on node\d: GPUs 0,1,2,3/)
  })

  it('runs two sweeps at once, and their evaluations', async () => {
    const both = await Promise.all(
      [aRepository(), aRepository()].map(async ({ dir, sweep }) => {
        const result = await self.run(sweepArgs('*'), options(dir))
        expect(result.code, result.stderr).toBe(0)
        return sweep()
      }),
    )
    for (const { totals, evals } of both) {
      expect(totals).toMatchObject({ expected: 2, valid: 2 })
      expect(evals.map(({ state }) => state)).toEqual(['pass'])
    }
  })

  it('repeats a point by hand, with the batch script that the launcher submits', async () => {
    const { dir, sweep } = aRepository()
    const swept = await self.run(sweepArgs('kind=benchmark'), options(dir))
    expect(swept.code, swept.stderr).toBe(0)
    const [point] = sweep().points
    const { code, stdout, stderr } = await self.run(['repro', '.infx'], options(dir))
    expect(code, stderr).toBe(0)
    expect(stdout).toContain('#SBATCH --partition=batch')
    writeFileSync(join(dir, 'repro.sh'), stdout)
    const work = join(dir, 'by-hand')
    const env = { ...process.env, SLURM_CONF: slurmEnv['SLURM_CONF'] ?? '', WORK: work }
    const repeated = await promisify(execFile)('bash', ['repro.sh'], { cwd: dir, env })
    expect(repeated.stdout).toMatch(/^Slurm job \d+$/m)
    expect(repeated.stdout).toMatch(/^tok\/s\/GPU +[\d.,]+ +[\d.,]+ +[+−±]/m)
    await eventually(() => (ourJobs().length === 0 ? true : undefined), 'the job ends with the script')
    // The same script, at another place and without the name of a process that watches it.
    const own = readFileSync(join(dir, '.infx/points', point?.id ?? '', 'a1/logs/slurm/job.sh'), 'utf8')
    const byHand = readFileSync(join(work, 'logs/slurm/job.sh'), 'utf8')
    expect(byHand.replaceAll(work, '<work>').split('\n').filter(isOfEngine)).toEqual(
      own
        .replaceAll(join(dir, '.infx/points', point?.id ?? '', 'a1'), '<work>')
        .split('\n')
        .filter(isOfEngine),
    )
  })

  it('cancels its job when it is interrupted', async () => {
    const { dir } = aRepository(lasting(600))
    const running = self.start(sweepArgs('kind=benchmark'), options(dir))
    await eventually(() => isServing(dir), 'requests that are served', 90)
    const started = performance.now()
    running.kill('SIGINT')
    const { code } = await running.ended
    expect(code).toBe(130)
    expect(performance.now() - started).toBeLessThan(10_000)
  })

  it('tells a worker that was killed while it was measured as that, and tries again on other processes', async () => {
    const { dir, sweep } = aRepository(lasting(15))
    const running = self.start(sweepArgs('kind=benchmark'), options(dir))
    await eventually(() => isServing(dir), 'requests that are served', 90)
    const pid = await eventually(() => workerPid('prefill-0'), 'a worker that runs')
    process.kill(pid, 'SIGKILL')
    const { code, stderr } = await running.ended
    // Whoever kills a process from outside is the infrastructure: the point is tried again, and valid then.
    expect(stderr).toContain('attempt 2: prefill-0 ended on its own (exit code 137)')
    expect(stderr).not.toContain('cancelled from outside')
    expect(code).toBe(0)
    expect(sweep().points).toMatchObject([{ status: 'valid', attempt: 2 }])
    const first = readdirSync(join(dir, '.infx/points'), { recursive: true }).map(String)
    expect(first).toContainEqual(expect.stringMatching(/a1\/logs\/prefill-0\.log$/))
  })
})

const lasting = (seconds: number): Readonly<Record<string, string>> => ({
  'infx.config.yaml': replaced('infx.config.yaml', 'duration: 1\n', `duration: ${seconds}\n`),
})

/** The simulation is in the front: it logs what it decodes. */
const isServing = (dir: string): true | undefined => {
  const points = join(dir, '.infx/points')
  const names = existsSync(points) ? readdirSync(points, { recursive: true }).map(String) : []
  const log = names.find((name) => name.endsWith('logs/nginx.log'))
  if (log === undefined) return undefined
  return readFileSync(join(points, log), 'utf8').includes('Decode batch') || undefined
}

/** The one process of a role, below its step's `srun`. */
function workerPid(role: string): number | undefined {
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const words = readFileSync(`/proc/${entry}/cmdline`, 'utf8').split('\0')
      const index = words.indexOf('--role')
      if (words[0] === process.execPath && words[index + 1] === role) return Number(entry)
    } catch {
      // It ended while we looked.
    }
  }
  return undefined
}
