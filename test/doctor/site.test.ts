/** Checks of what a site file names: scheduler, models, images; and of disks, clock, ports, runner. */
import { describe, expect, it } from 'vitest'
import type { Machine } from '../../src/doctor/check.ts'
import { clockChecks } from '../../src/doctor/checks/clock.ts'
import { leftoverChecks } from '../../src/doctor/checks/leftovers.ts'
import { portChecks } from '../../src/doctor/checks/ports.ts'
import { runnerChecks } from '../../src/doctor/checks/runner.ts'
import { slurmChecks } from '../../src/doctor/checks/slurm.ts'
import { diskChecks, imageCacheChecks, modelChecks } from '../../src/doctor/checks/storage.ts'
import { ProblemError } from '../../src/core/problem.ts'
import { problem } from '../../src/core/problems/catalogue.ts'
import { aDockerSite, aFolder, aMachine, aSlurmSite, ended, hangs, named } from './fake-machine.ts'
import type { Tools } from './fake-machine.ts'

describe('slurm', () => {
  const up: Tools = {
    'scontrol ping': ended('Slurmctld(primary) at head is UP\n'),
    'sinfo --noheader --Node': ended(
      'n1|idle|none\nn2|mixed|none\nn3|drained|bad NVLink\nn4|idle*|Not responding\n',
    ),
    'sinfo --noheader --format=%R': ended('batch\nlong\n'),
    'sbatch --test-only': ended(
      '',
      0,
      'sbatch: Job 7 to start at 2026-11-30T10:05:00 using 4 processors on nodes n1',
    ),
  }
  const run = (tools: Tools, site = aSlurmSite()) => slurmChecks({ machine: aMachine(tools), site })

  it('is absent without commands, a fault where the site needs it', async () => {
    expect(await slurmChecks({ machine: aMachine() })).toMatchObject([{ state: 'absent' }])
    expect(await run({})).toMatchObject([{ state: 'fault' }])
  })

  it('is not looked at, however broken, for a site that does not use it', async () => {
    expect(await run({ 'scontrol ping': hangs }, aDockerSite())).toMatchObject([
      { state: 'absent', says: 'the site does not use it' },
    ])
  })

  it.each([
    [hangs, 'no answer in time'],
    [ended('Slurmctld(primary) at head is DOWN\n', 1), 'head is DOWN'],
    // Each message by itself.
    [ended('A is DOWN\nB is DOWN\n', 1, 'cannot connect\n'), 'A is DOWN; B is DOWN; cannot connect'],
  ])('is a fault when its controller is silent: %j', async (ping, says) => {
    expect(await run({ 'scontrol ping': ping })).toMatchObject([
      { name: 'slurm', state: 'fault', says: expect.stringContaining(says) },
    ])
  })

  it('tells nodes that take no jobs, with the reason', async () => {
    const checks = await run(up)
    expect(named(checks, 'partition batch')).toMatchObject({
      state: 'warning',
      says: expect.stringMatching(
        /^2 of 4 nodes take jobs .*n3 drained \(bad NVLink\); n4 idle\* \(Not responding\)$/,
      ),
    })
    expect(named(checks, 'slurm jobs')).toMatchObject({ state: 'ok', says: expect.stringContaining('10:05') })
  })

  it('is a fault when no node is left', async () => {
    const checks = await run({ ...up, 'sinfo --noheader --Node': ended('n1|down|dead\n') })
    expect(named(checks, 'partition batch')?.state).toBe('fault')
  })

  it('knows a partition that is misspelt', async () => {
    const checks = await run(
      { ...up, 'sinfo --noheader --Node': ended('') },
      aSlurmSite({ partition: 'bach' }),
    )
    expect(named(checks, 'partition bach')).toMatchObject({ state: 'fault', fix: 'did you mean "batch"?' })
  })

  it('lets the scheduler judge a job', async () => {
    const refusal = ended(
      '',
      1,
      'sbatch: error: Batch job submission failed: Invalid account or account/partition combination',
    )
    expect(named(await run({ ...up, 'sbatch --test-only': refusal }), 'slurm jobs')).toMatchObject({
      state: 'fault',
      says: expect.stringContaining('Invalid account'),
    })
  })

  it('names exclusions that hold no longer, or nothing', async () => {
    const exclude = [
      { nodes: 'n3', until: '2026-11-01', reason: 'NVLink' },
      { nodes: 'm1', until: '2027-01-01', reason: 'gone' },
    ]
    const checks = (await run(up, aSlurmSite({ exclude }))).filter(({ name }) => name === 'excluded nodes')
    expect(checks.map(({ says }) => says)).toEqual([
      'm1 is no node of partition batch',
      'the exclusion of n3 (NVLink) expired on 2026-11-01',
    ])
  })
})

describe('models', () => {
  const path = '/models/tiny'
  const site = aDockerSite({ models: { 'org/tiny': path } })
  const whole = [
    'config.json',
    'model-1.safetensors',
    'model-2.safetensors',
    'model.safetensors.index.json',
    'tokenizer.json',
  ]
  const index = JSON.stringify({ weight_map: { a: 'model-1.safetensors', b: 'model-2.safetensors' } })
  const run = async (names: readonly string[] | undefined, machine: Partial<Machine> = {}, ofSite = site) => {
    const [check] = await modelChecks({
      site: ofSite,
      machine: aMachine(
        {},
        {
          folder: async (asked) => (asked === path && names ? aFolder({ names }) : undefined),
          fileSize: async (file) => (names?.includes(file.slice(path.length + 1)) === true ? 10 : undefined),
          text: async () => index,
          ...machine,
        },
      ),
    })
    return check
  }

  it('are absent where the site names none', async () => {
    expect(await modelChecks({ machine: aMachine() })).toMatchObject([{ state: 'absent' }])
  })
  it('are whole when every weight file of the index is there', async () => {
    expect(await run(whole)).toMatchObject({ state: 'ok', says: '/models/tiny, 2 weight files' })
  })
  it('are a fault when one is missing, or empty', async () => {
    const missing = await run(whole.filter((name) => name !== 'model-2.safetensors'))
    expect(missing).toMatchObject({
      state: 'fault',
      says: '/models/tiny lacks 1 of its weight files: model-2.safetensors',
    })
    expect(
      await run(whole, { fileSize: async (file) => (file.endsWith('1.safetensors') ? 0 : 10) }),
    ).toMatchObject({ state: 'fault' })
    expect(await run(whole, { text: async () => '{"weight_map": ' })).toMatchObject({ state: 'fault' })
  })
  it('are a fault without config.json, worth a look without a tokenizer', async () => {
    expect(await run(['tokenizer.json'])).toMatchObject({ state: 'fault' })
    expect(await run(whole.filter((name) => name !== 'tokenizer.json'))).toMatchObject({ state: 'warning' })
  })
  it('are known of no machine without a site file', async () => {
    const without = { machine: aMachine() }
    expect(await modelChecks(without)).toMatchObject([
      { state: 'absent', says: expect.stringContaining('--site') },
    ])
    expect(await imageCacheChecks(without)).toMatchObject([
      { state: 'absent', says: expect.stringContaining('--site') },
    ])
    const [check] = await modelChecks({ ...without, site: aDockerSite() })
    expect(check).toMatchObject({
      state: 'absent',
      says: expect.stringContaining('the site file names none'),
    })
  })

  it('that only nodes may see are absent, not faulty', async () => {
    expect(await run(undefined)).toMatchObject({ state: 'fault' })
    const onNodes = { ...aSlurmSite(), models: { 'org/tiny': path } }
    expect(await run(undefined, {}, onNodes)).toMatchObject({ state: 'absent' })
  })
})

describe('the image cache', () => {
  const site = { ...aSlurmSite(), container: { runtime: 'pyxis', 'image-cache': '/cache' } } as const
  const run = async (names: readonly string[], size = 10, facts = {}) =>
    (
      await imageCacheChecks({
        site,
        machine: aMachine(
          {},
          { folder: async () => aFolder({ names, ...facts }), fileSize: async () => size },
        ),
      })
    )[0]

  it.each([
    [['a.sqsh', 'b.sqsh', 'a.sqsh.lock'], 10, {}, 'ok', /^2 images, 500 GiB of 1000 GiB free at \/cache$/],
    [['a.sqsh'], 0, {}, 'fault', /empty images: a\.sqsh/],
    [['a.sqsh', 'b.sqsh.part.77'], 10, {}, 'warning', /1 half-made: b\.sqsh\.part\.77/],
    [[], 10, { writable: false }, 'fault', /may not be written/],
    [[], 10, { freeBytes: 2 ** 30 }, 'fault', /1\.0 GiB of/],
  ] as const)('%j of %d bytes in %j: %s', async (names, size, facts, state, says) => {
    expect(await run(names, size, facts)).toMatchObject({ state, says: expect.stringMatching(says) })
  })

  it('and named images must be there', async () => {
    const files = aDockerSite({ container: { runtime: 'docker', images: { 'org/x:1': '/images/x.sqsh' } } })
    const checks = await imageCacheChecks({ site: files, machine: aMachine() })
    expect(checks.map(({ name, state }) => [name, state])).toEqual([
      ['image cache', 'absent'],
      ['image org/x:1', 'fault'],
    ])
  })
})

describe('disks', () => {
  it.each([
    [{}, 'ok'],
    [{ freeBytes: 20 * 2 ** 30 }, 'warning'],
    [{ freeBytes: 2 ** 30 }, 'fault'],
    [{ freeInodes: 0.001 }, 'fault'],
    [{ freeInodes: null }, 'ok'],
    [{ writable: false }, 'fault'],
  ])('%j: %s', async (facts, state) => {
    // The output folder is not there yet: the one above it counts.
    const machine = aMachine(
      {},
      { folder: async (path) => (path === '/work/out' ? undefined : aFolder(facts)) },
    )
    const [output, temporary] = await diskChecks({ machine })
    expect(output).toMatchObject({ state })
    expect(output?.says).toContain('/work')
    expect(temporary?.state).toBe(state)
  })
})

describe('the clock', () => {
  const run = (tools: Tools, machine: Partial<Machine> = {}) =>
    clockChecks({ machine: aMachine(tools, machine) })
  const chrony = (offset: string, leap: string): Tools => ({
    'chronyc -n tracking': ended(
      `Reference ID : 0A000001\nSystem time     : ${offset} seconds slow of NTP time\nLeap status     : ${leap}\n`,
    ),
  })

  it.each([
    [{}, 'absent'],
    [chrony('0.000012', 'Normal'), 'ok'],
    [chrony('0.8', 'Normal'), 'warning'],
    [chrony('0.000000', 'Not synchronised'), 'fault'],
    [{ timedatectl: ended('yes\n') }, 'ok'],
    [{ timedatectl: ended('no\n') }, 'fault'],
    [{ timedatectl: ended('', 1, 'System has not been booted with systemd') }, 'absent'],
  ] as const)('%j: %s', async (tools, state) => {
    expect((await run(tools))[0]).toMatchObject({ name: 'clock', state })
  })

  it.each([
    ['2026-11-30T10:00:01', 'ok'],
    ['2026-11-30T10:00:10', 'warning'],
    ['2026-11-30T09:50:00', 'fault'],
  ])('compares with the scheduler’s %s: %s', async (time, state) => {
    const config = {
      'scontrol show config': ended(`Configuration data as of ${time}\nAccountingStorage = none\n`),
    }
    expect(named(await run(config), 'clock of the scheduler')?.state).toBe(state)
  })

  it('compares with GitHub’s inside of a job only', async () => {
    const now = Date.parse('2026-11-30T10:00:00')
    const job = { env: { GITHUB_API_URL: 'https://api.example' } }
    expect(
      named(await run({}, { ...job, clockOf: async () => now + 90_000 }), 'clock of GitHub'),
    ).toMatchObject({
      state: 'fault',
      says: 'this machine is 90 s behind',
    })
    expect(named(await run({}, job), 'clock of GitHub')?.state).toBe('warning')
    expect(named(await run({}, { clockOf: async () => now }), 'clock of GitHub')).toBeUndefined()
  })
})

describe('ports', () => {
  it('are told by number and use; on a cluster they are the nodes’', async () => {
    const machine = aMachine({}, { isPortFree: async (port) => port !== 8_000 && port !== 4_222 })
    expect((await portChecks({ machine }))[0]).toMatchObject({
      state: 'warning',
      says: 'taken: 8000 (endpoint), 4222 (nats)',
    })
    expect((await portChecks({ machine: aMachine() }))[0]?.state).toBe('ok')
    expect((await portChecks({ machine, site: aSlurmSite() }))[0]?.state).toBe('absent')
  })
})

describe('leftovers', () => {
  const host = process.pid
  const owner = (pid: number, name = 'some-host') => ({
    run: 'r',
    attempt: 1,
    point: '0123456789ab',
    host: name,
    pid,
    startedAt: null,
  })

  it('are absent where nothing could hold them', async () => {
    const checks = await leftoverChecks({ machine: aMachine() })
    expect(checks.map(({ name, state }) => [name, state])).toEqual([
      ['leftover containers', 'absent'],
      ['leftover jobs', 'absent'],
      ['leftover processes', 'ok'],
    ])
  })

  it('name how each is ended, and spare what is watched elsewhere', async () => {
    const { hostname } = await import('node:os')
    const list = async () => [
      {
        kind: 'Slurm job' as const,
        id: '11',
        name: 'infx-r-a1-0123456789ab',
        owner: owner(2 ** 22 + 7, hostname()),
      },
      {
        kind: 'Slurm job' as const,
        id: '12',
        name: 'infx-r-a2-0123456789ab',
        owner: owner(host, hostname()),
      },
      { kind: 'Slurm job' as const, id: '13', name: 'infx-r-a3-0123456789ab', owner: owner(5) },
    ]
    const machine = aMachine(
      { 'squeue --version': ended('slurm 24.11') },
      {
        slurmLeftovers: () => ({ list, end: async () => undefined }),
        ownProcesses: async () => [
          { pid: 9, point: 'p', watched: false },
          { pid: 10, point: 'q', watched: true },
        ],
      },
    )
    const checks = await leftoverChecks({ machine })
    expect(named(checks, 'leftover jobs')).toMatchObject({
      state: 'fault',
      says: 'nobody watches infx-r-a1-0123456789ab',
      fix: expect.stringMatching(/scancel 11$/),
    })
    expect(named(checks, 'leftover processes')).toMatchObject({ state: 'fault', fix: 'kill 9' })
  })

  it.each([
    [
      ended('', 1, 'cannot resolve slurm.conf\n'),
      'warning',
      'squeue does not run: cannot resolve slurm.conf',
    ],
    [hangs, 'warning', 'squeue does not run: no answer in time'],
    [undefined, 'absent', 'Slurm’s commands are not on this machine'],
  ])(
    'of a Slurm that is there and does not answer are not taken for none: %j',
    async (squeue, state, says) => {
      const machine = aMachine(squeue ? { 'squeue --version': squeue } : {})
      expect(named(await leftoverChecks({ machine }), 'leftover jobs')).toMatchObject({ state, says })
    },
  )

  it('that cannot be asked for are not taken for none', async () => {
    const list = async () => {
      throw new ProblemError([problem('INFX192', 'the queue cannot be read: timeout')])
    }
    const machine = aMachine(
      { 'squeue --version': ended('slurm 24.11') },
      { slurmLeftovers: () => ({ list, end: async () => undefined }) },
    )
    expect(named(await leftoverChecks({ machine }), 'leftover jobs')).toMatchObject({
      state: 'warning',
      says: 'the queue cannot be read: timeout',
    })
  })
})

describe('the runner', () => {
  const at = (root: string, version: string, env: Machine['env']) =>
    runnerChecks({
      machine: aMachine(
        { [`${root}/bin/Runner.Listener --version`]: ended(`${version}\n`) },
        { env, fileSize: async (path) => (path === `${root}/bin/Runner.Listener` ? 1 : undefined) },
      ),
    })

  it.each([
    ['2.336.0', 'ok'],
    ['2.400.1', 'ok'],
    ['3.0.0', 'ok'],
    ['2.335.9', 'fault'],
  ])('%s is %s', async (version, state) => {
    expect(named(await at('/r', version, { RUNNER_ROOT: '/r' }), 'runner')?.state).toBe(state)
  })

  it('is found from inside a job, and at home', async () => {
    expect(
      named(await at('/opt/runner', '2.336.0', { RUNNER_TEMP: '/opt/runner/_work/_temp' }), 'runner')?.state,
    ).toBe('ok')
    expect(named(await at('/home/u/actions-runner', '2.336.0', { HOME: '/home/u' }), 'runner')?.state).toBe(
      'ok',
    )
    expect(named(await runnerChecks({ machine: aMachine() }), 'runner')?.state).toBe('absent')
  })

  it('needs a Node that this product runs on', async () => {
    const node = async (nodeVersion: string) =>
      named(await runnerChecks({ machine: aMachine({}, { nodeVersion }) }), 'node.js')?.state
    expect(await node('20.19.0')).toBe('ok')
    expect(await node('20.18.9')).toBe('fault')
    expect(await node('18.20.0')).toBe('fault')
  })
})
