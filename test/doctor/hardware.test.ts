import { describe, expect, it } from 'vitest'
import { containerChecks } from '../../src/doctor/checks/containers.ts'
import { gpuChecks } from '../../src/doctor/checks/gpus.ts'
import { aDockerSite, aMachine, aSlurmSite, ended, hangs, named } from './fake-machine.ts'
import type { Tools } from './fake-machine.ts'

const gpus = (tools: Tools, site = undefined as ReturnType<typeof aDockerSite> | undefined) =>
  gpuChecks({ machine: aMachine(tools), ...(site ? { site } : {}) })
const row = (index: number, overrides: { name?: string; used?: number; errors?: string } = {}): string =>
  `${index}, ${overrides.name ?? 'NVIDIA B300'}, 580.65.06, 281600, ${overrides.used ?? 4}, ${overrides.errors ?? '0'}\n`

describe('gpus of NVIDIA', () => {
  const smi = (text: string): Tools => ({ 'nvidia-smi --query-gpu': ended(text) })

  it('are counted, with memory and driver', async () => {
    const checks = await gpus(smi([0, 1, 2, 3].map((index) => row(index)).join('')))
    expect(checks).toEqual([
      { name: 'gpus', state: 'ok', says: '4 × NVIDIA B300 of 275 GiB' },
      { name: 'driver', state: 'ok', says: 'NVIDIA 580.65.06' },
    ])
  })

  it('that count no errors are no fault', async () => {
    expect((await gpus(smi(row(0, { errors: '[N/A]' })))).every(({ state }) => state === 'ok')).toBe(true)
  })

  it('with memory errors are a fault of that one', async () => {
    const check = named(await gpus(smi(row(0) + row(1, { errors: '2' }))), 'gpu memory errors')
    expect(check).toMatchObject({ state: 'fault', says: expect.stringMatching(/^GPU 1 had 2 /) })
  })

  it('of different kinds are worth a look', async () => {
    const check = named(await gpus(smi(row(0) + row(1, { name: 'NVIDIA H100' }))), 'gpus')
    expect(check).toMatchObject({ state: 'warning' })
  })

  it('in use name who uses them', async () => {
    const checks = await gpus({
      ...smi(row(0) + row(1, { used: 163_840 })),
      'nvidia-smi --query-compute-apps': ended('4711, python3\n4711, python3\n'),
    })
    expect(named(checks, 'gpus in use')).toMatchObject({
      state: 'warning',
      says: 'GPU 1: 160 GiB, by python3 (pid 4711)',
    })
  })

  it.each([
    [ended('Failed to initialize NVML: Driver/library version mismatch\n', 18), /restart it/],
    [hangs, /restart the node/],
    [ended('', 0), /dmesg/],
    [ended('something new', 9), /dmesg/],
  ])('that do not answer are a fault with its fix: %j', async (result, fix) => {
    const [check] = await gpus({ 'nvidia-smi': result })
    expect(check).toMatchObject({ name: 'gpus', state: 'fault', fix: expect.stringMatching(fix) })
  })
})

describe('gpus of AMD', () => {
  it('are counted, with driver and ROCm', async () => {
    const checks = await gpus({
      'amd-smi list --json': ended('[{"gpu": 0}, {"gpu": 1}]'),
      'amd-smi version': ended(
        'AMDSMI Tool: 25.5 | AMDSMI Library version: 25.5 | ROCm version: 7.0.1 | amdgpu version: 6.14.14',
      ),
    })
    expect(checks).toEqual([
      { name: 'gpus', state: 'ok', says: '2 AMD GPUs' },
      { name: 'driver', state: 'ok', says: 'amdgpu 6.14.14, ROCm 7.0.1' },
    ])
  })

  it.each(['', '[]', 'ERROR: no device'])('that are none are a fault: %j', async (text) => {
    expect((await gpus({ 'amd-smi list --json': ended(text) }))[0]).toMatchObject({ state: 'fault' })
  })
})

describe('no gpus', () => {
  it('are absent, never ok', async () => {
    expect(await gpus({})).toMatchObject([{ name: 'gpus', state: 'absent' }])
  })

  it('are a fault where the site starts engines here', async () => {
    expect(await gpus({}, aDockerSite())).toMatchObject([{ state: 'fault' }])
    const without = aDockerSite({ container: { runtime: 'docker', docker: { gpus: 'none' } } })
    expect(await gpus({}, without)).toMatchObject([{ state: 'absent' }])
  })
})

describe('containers', () => {
  const run = (tools: Tools, site?: ReturnType<typeof aDockerSite>) =>
    containerChecks({ machine: aMachine(tools), ...(site ? { site } : {}) })
  const info = (fields: object): Tools => ({
    'docker info': ended(JSON.stringify({ ServerVersion: '29.0.1', ...fields })),
  })

  it('are absent where nothing is installed', async () => {
    expect((await run({})).map(({ name, state }) => [name, state])).toEqual([
      ['docker', 'absent'],
      ['podman', 'absent'],
      ['enroot', 'absent'],
    ])
    expect(named(await run({}, aDockerSite()), 'docker')).toMatchObject({ state: 'fault' })
  })

  it('that the site does not use are not looked at, however broken', async () => {
    const broken: Tools = {
      'docker info': ended('', 1),
      'podman version': ended('', 1),
      'enroot version': ended('', 1),
    }
    expect((await run(broken)).map(({ state }) => state)).toEqual(['warning', 'warning', 'warning'])
    const says = 'the site does not use it'
    expect(await run(broken, aSlurmSite())).toEqual([
      { name: 'docker', state: 'absent', says },
      { name: 'podman', state: 'absent', says },
      { name: 'enroot', state: 'absent', says },
    ])
    const pyxis = { ...aSlurmSite(), container: { runtime: 'pyxis' } } as const
    expect((await run(broken, pyxis)).map(({ name, state }) => [name, state])).toEqual([
      ['docker', 'absent'],
      ['podman', 'absent'],
      ['enroot', 'warning'],
      ['pyxis', 'fault'],
    ])
  })

  it('need a way to give GPUs to them', async () => {
    expect(
      named(await run(info({ Runtimes: { runc: {}, nvidia: {} } }), aDockerSite()), 'container gpus')?.state,
    ).toBe('ok')
    const cdi = info({ Runtimes: { runc: {} }, DiscoveredDevices: [{ ID: 'nvidia.com/gpu=all' }] })
    expect(named(await run(cdi, aDockerSite()), 'container gpus')?.state).toBe('ok')
    expect(named(await run(info({ Runtimes: { runc: {} } }), aDockerSite()), 'container gpus')).toMatchObject(
      {
        state: 'fault',
        fix: expect.stringContaining('nvidia-container-toolkit'),
      },
    )
  })

  it('are a fault when the client answers without its daemon', async () => {
    const text = JSON.stringify({ ServerErrors: ['permission denied while trying to connect'] })
    const check = named(await run({ 'docker info': ended(text, 0) }, aDockerSite()), 'docker')
    expect(check).toMatchObject({ state: 'fault', says: expect.stringContaining('permission denied') })
  })

  it('through Slurm need its plugin', async () => {
    const site = { launcher: 'slurm', container: { runtime: 'pyxis' } } as const
    const pyxis = async (help: string) =>
      named(await containerChecks({ machine: aMachine({ 'srun --help': ended(help) }), site }), 'pyxis')
        ?.state
    expect(await pyxis('  --container-image=[USER@][REGISTRY#]IMAGE[:TAG]|PATH')).toBe('ok')
    expect(await pyxis('  --nodes=N')).toBe('fault')
  })
})
