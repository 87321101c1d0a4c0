/** `infx doctor` as a process, with programs on its PATH that answer as real tools do. */
import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Check } from '../../src/doctor/check.ts'
import { clusterDir, noClusterReason, slurmEnv } from '../launch/cluster.ts'
import { type CommandResult, type Self, buildSelf } from '../self.ts'
import { temporaryFolder } from '../temporary-repository.ts'

let self: Self
let dir: string
beforeAll(async () => {
  self = await buildSelf()
})
afterAll(() => self.remove())
beforeEach(() => {
  dir = temporaryFolder()
  return () => rmSync(dir, { recursive: true, force: true })
})

/** A program in a folder that stands alone on the PATH. */
function tool(name: string, script: string): void {
  const path = join(dir, 'bin', name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `#!/bin/sh\n${script}\n`)
  chmodSync(path, 0o755)
}

const doctor = (...args: readonly string[]): Promise<CommandResult> =>
  self.run(['doctor', '--out', join(dir, 'out'), ...args], {
    cwd: dir,
    env: { PATH: join(dir, 'bin'), HOME: dir, RUNNER_TEMP: '', GITHUB_API_URL: '', RUNNER_ROOT: '' },
  })
const checksOf = async (...args: readonly string[]): Promise<readonly Check[]> =>
  JSON.parse((await doctor(...args, '--json')).stdout) as readonly Check[]
const stateOf = (checks: readonly Check[], name: string): string | undefined =>
  checks.find((check) => check.name === name)?.state

const nvidiaSmi = `case "$*" in
  *--query-gpu*) printf '0, NVIDIA B300, 580.65.06, 281600, 4, 0\\n1, NVIDIA B300, 580.65.06, 281600, 4, 0\\n' ;;
esac`

describe('infx doctor', () => {
  it('tells what is not on this machine as absent, and ends with 0', async () => {
    const checks = await checksOf()
    for (const name of [
      'gpus',
      'docker',
      'slurm',
      'models',
      'image cache',
      'clock',
      'runner',
      'leftover jobs',
    ])
      expect([name, stateOf(checks, name)]).toEqual([name, 'absent'])
    expect(stateOf(checks, 'node.js')).toBe('ok')
    expect((await doctor()).code).toBe(0)
  })

  it('tells each thing on one line, and the fix below', async () => {
    tool('nvidia-smi', "echo 'Failed to initialize NVML: Driver/library version mismatch'; exit 18")
    const { code, stdout } = await doctor()
    expect(code).toBe(1)
    expect(stdout).toMatch(/^✗ fault {4}gpus +nvidia-smi: Failed to initialize NVML.*\n +→ .*restart/)
    expect(stdout).toMatch(/\d+ ok, \d+ to look at, 1 faults, \d+ absent\n$/)
  })

  it('counts GPUs, and finds the runner', async () => {
    tool('nvidia-smi', nvidiaSmi)
    mkdirSync(join(dir, 'actions-runner/bin'), { recursive: true })
    writeFileSync(join(dir, 'actions-runner/bin/Runner.Listener'), '#!/bin/sh\necho 2.330.0\n', {
      mode: 0o755,
    })
    const checks = await checksOf()
    expect(checks[0]).toEqual({ name: 'gpus', state: 'ok', says: '2 × NVIDIA B300 of 275 GiB' })
    expect(stateOf(checks, 'runner')).toBe('fault')
  })

  it('is not held up by a tool that hangs', async () => {
    tool('scontrol', 'exec /bin/sleep 600')
    const site = join(dir, 'site.yaml')
    writeFileSync(
      site,
      'launcher: slurm\nslurm: { partition: batch, gpus-per-node: 4, time-limit-minutes: 10, command-timeout-seconds: 1 }\n',
    )
    const checks = await checksOf('--site', site)
    expect(checks.find(({ name }) => name === 'slurm')).toMatchObject({ state: 'fault' })
  })

  it('looks at real folders and ports', async () => {
    const taken = createServer().listen(4_222, '127.0.0.1')
    try {
      const models = join(dir, 'models/tiny')
      mkdirSync(models, { recursive: true })
      writeFileSync(join(models, 'config.json'), '{}')
      writeFileSync(
        join(models, 'model.safetensors.index.json'),
        JSON.stringify({ weight_map: { a: 'model-1.safetensors' } }),
      )
      const site = join(dir, 'site.yaml')
      writeFileSync(site, `launcher: process\nmodels: { org/tiny: ${models} }\n`)
      const checks = await checksOf('--site', site)
      expect(checks.find(({ name }) => name === 'model org/tiny')?.says).toContain('model-1.safetensors')
      expect(checks.find(({ name }) => name === 'ports')?.says).toContain('4222 (nats)')
    } finally {
      taken.close()
    }
  })

  it('finds an engine process whose launcher was killed', async () => {
    const env = { INFX_POINT: 'p-0123456789ab', INFX_PARENT_PID: String(2 ** 22 + 11) }
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { env, stdio: 'ignore' })
    try {
      const found = (await checksOf()).find(({ name }) => name === 'leftover processes')
      expect(found).toMatchObject({ state: 'fault' })
      expect(found?.says).toContain(`${child.pid ?? ''} (p-0123456789ab)`)
    } finally {
      child.kill('SIGKILL')
    }
  })

  it('refuses a site file that is wrong', async () => {
    const site = join(dir, 'site.yaml')
    writeFileSync(site, 'launcher: slrm\n')
    expect(await doctor('--site', site)).toMatchObject({ code: 1, stdout: '' })
  })
})

describe.skipIf(clusterDir === undefined)(`infx doctor on a real Slurm cluster${noClusterReason}`, () => {
  const onCluster = async (slurm: string): Promise<readonly Check[]> => {
    const site = join(dir, 'site.yaml')
    writeFileSync(site, `launcher: slurm\nslurm: { ${slurm}, gpus-per-node: 4, time-limit-minutes: 10 }\n`)
    const env = Object.fromEntries(
      Object.entries(slurmEnv).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    )
    const { stdout } = await self.run(['doctor', '--site', site, '--out', dir, '--json'], { cwd: dir, env })
    return JSON.parse(stdout) as readonly Check[]
  }

  it('sees controller, nodes, clock and an empty queue, and that a job would be taken', async () => {
    const checks = await onCluster('partition: batch')
    for (const name of ['slurm', 'partition batch', 'slurm jobs', 'leftover jobs', 'clock of the scheduler'])
      expect([name, stateOf(checks, name)]).toEqual([name, 'ok'])
  })

  it('sees a partition that is not there, and what the scheduler says of it', async () => {
    const checks = await onCluster('partition: bacth')
    expect(checks.find(({ name }) => name === 'partition bacth')).toMatchObject({
      state: 'fault',
      fix: 'did you mean "batch"?',
    })
    expect(checks.find(({ name }) => name === 'slurm jobs')?.says).toMatch(/invalid partition/i)
  })
})
