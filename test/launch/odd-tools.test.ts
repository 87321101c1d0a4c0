/** Tools of a site that answer with something else than what was asked for: the infrastructure's, with their words. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Problem, ProblemError } from '../../src/core/problem.ts'
import { DockerHost } from '../../src/launch/docker-host.ts'
import { dockerLauncher } from '../../src/launch/docker.ts'
import type { Owner } from '../../src/launch/owner.ts'
import { stopJob } from '../../src/launch/slurm/stop.ts'
import { Scheduler } from '../../src/launch/slurm/scheduler.ts'
import { StartWait } from '../../src/launch/slurm/start-wait.ts'
import { submit } from '../../src/launch/slurm/submit.ts'
import { quotedOutput } from '../../src/launch/tool.ts'

let dir: string
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'infx-odd-tools-'))
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

/** A folder of its own with these programs, as PATH. */
function programs(scripts: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const folder = mkdtempSync(join(dir, 'bin-'))
  for (const [name, script] of Object.entries(scripts)) {
    writeFileSync(join(folder, name), `#!/bin/bash\n${script}\n`)
    chmodSync(join(folder, name), 0o755)
  }
  return { PATH: [folder, '/usr/bin', '/bin'].join(delimiter) }
}
const problemsOf = async (work: Promise<unknown>): Promise<readonly Problem[]> => {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(ProblemError)
  return (error as ProblemError).problems
}
const owner: Owner = {
  ...{ run: 'r', attempt: 1, point: '0123456789ab', host: hostname(), pid: process.pid, startedAt: null },
}

describe('a container runtime', () => {
  const docker = (script: string): DockerHost => new DockerHost(['docker'], programs({ docker: script }))
  const binary = String.raw`printf '\x00\x1b[31mELF\xff\xfe'`

  it.each([
    ['nothing', 'exit 0', ''],
    ['binary', binary, 'ELF'],
    ['other JSON', `echo '["a"]'`, '["a"]'],
  ])('that answers %s when asked how a container is', async (_, script, said) => {
    const [found] = await problemsOf(
      docker(script).untilEnded('0123456789abcdef', new AbortController().signal),
    )
    expect(found).toMatchObject({ code: 'INFX192', blame: 'infra' })
    expect(found?.message).toContain(said)
    expect(found?.message).not.toMatch(/[\x00-\x08\x0b-\x1f]/)
  })

  it('that lists no ids, or describes a container in no JSON', async () => {
    expect(await problemsOf(docker(`echo 'Emulate Docker CLI using podman'`).labelled())).toMatchObject([
      { code: 'INFX192', blame: 'infra', message: expect.stringContaining('Emulate Docker') },
    ])
    const inspect = docker(`case "$1" in ps) echo 0123456789ab ;; *) ${binary} ;; esac`)
    expect(await problemsOf(inspect.labelled())).toMatchObject([{ code: 'INFX192', blame: 'infra' }])
  })

  it('that names no container after it was told to create one', async () => {
    const env = programs({ docker: `case "$1" in create) echo 'welcome' ;; ps) ;; *) exit 0 ;; esac` })
    const launcher = dockerLauncher({ launcher: 'docker' }, env)
    const process = { role: 'server', argv: ['serve'], env: {}, gpus: 0, nodes: 1 }
    const spec = {
      ...{ engine: 'test', version: '1', simulated: true, processes: [process], port: 1, servedModel: 'm' },
      ...{ endpointUrl: 'http://127.0.0.1:1', metricsUrls: [] },
      health: { path: '/health', intervalMs: 30, timeoutSeconds: 1 },
    }
    const labels = { run: 'r', attempt: 1, pointId: 'p' }
    const launch = launcher.launch(spec, { logDir: join(dir, 'p', 'logs'), labels, image: 'img:1' })
    expect(await problemsOf(launch)).toMatchObject([
      { code: 'INFX187', blame: 'infra', message: expect.stringContaining('"welcome"') },
    ])
  })
})

describe('sbatch', () => {
  const submitting = (sbatch: string): Promise<string> =>
    submit(
      new Scheduler({ env: programs({ sbatch, squeue: 'exit 0' }), timeoutMs: 5_000 }),
      ...(['/job.sh', owner, undefined] as const),
    )

  it('names the job on a line of its own, whatever stands around it', async () => {
    expect(await submitting('echo "Welcome to cluster 7"; echo 4711')).toBe('4711')
    expect(await submitting('echo "4711;cluster"')).toBe('4711')
  })

  it.each(['echo "0"', 'echo "1 jobs were submitted"', 'echo 12; echo 13', `printf '\\x00\\x01'`, 'exit 0'])(
    'that says something else is refused at once: %s',
    async (script) => {
      expect(await problemsOf(submitting(script))).toMatchObject([{ code: 'INFX191', blame: 'infra' }])
    },
  )
})

it('a scheduler that never answers holds the end of a job for less than GitHub leaves', async () => {
  const hang = `trap '' TERM; sleep 300`
  const env = programs({ scontrol: hang, scancel: hang })
  const started = performance.now()
  const [found] = await problemsOf(stopJob('4711', new Scheduler({ env, timeoutMs: 60_000 }), undefined))
  expect(found).toMatchObject({ code: 'INFX192' })
  expect((performance.now() - started) / 1_000).toBeLessThan(7.5)
}, 20_000)

it('a scancel that hangs holds the end of the whole process for less than GitHub leaves', async () => {
  const env = programs({
    scontrol: `echo 'JobId=4711 JobName=infx JobState=RUNNING'`,
    scancel: `trap '' TERM; sleep 300 & sleep 300; wait`,
  })
  const path = join(dir, 'stopping.mjs')
  const source = (name: string): string => JSON.stringify(new URL(`../../src/launch/slurm/${name}`, import.meta.url).pathname) // prettier-ignore
  await build({
    stdin: {
      contents: `
        import { RunningJob } from ${source('running-job.ts')}
        import { Scheduler } from ${source('scheduler.ts')}
        const env = ${JSON.stringify(env)}
        const scheduler = new Scheduler({ env, timeoutMs: 60_000 })
        const signs = { askToStop: async () => undefined, allocation: async () => undefined, ended: async () => undefined }
        const job = new RunningJob({ id: '4711', env, scheduler, signs, slurm: {}, startLimitMs: 1, logPaths: () => ({}) })
        await job.stop().catch((error) => console.log(error.problems[0].code))`,
      loader: 'ts',
      resolveDir: dir,
    },
    ...{ bundle: true, platform: 'node', format: 'esm', outfile: path, logLevel: 'error' },
  })
  const started = performance.now()
  const child = spawn(process.execPath, [path], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = await Promise.all([text(child.stdout), once(child, 'close')])
  expect(said).toBe('INFX189\n')
  expect((performance.now() - started) / 1_000).toBeLessThan(7.5)
}, 20_000)

it('a limit of weeks is not over at once', async () => {
  const slurm = { queueLimitMs: 40_000 * 60_000 }
  const wait = new StartWait({ id: '4711', slurm, startLimitMs: 1 }, undefined)
  await sleep(50)
  expect(wait.late.aborted).toBe(false)
  wait.end()
})

it('quotes the end of what a tool said: one line, bounded, printable', () => {
  expect(quotedOutput('one\r\ntwo\u0007\n\n')).toBe('one; two\ufffd')
  expect(quotedOutput('x'.repeat(100_000))).toHaveLength(1_000)
})
