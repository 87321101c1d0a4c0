/** A real Slurm cluster that scripts/test-slurm.mjs started, and small engines to run on it. */
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EngineProcess, EngineSpec } from '../../src/engines/engine.ts'
import { symbolicNodes } from '../../src/launch/allocation.ts'
import type { LaunchOptions } from '../../src/launch/launcher.ts'
import type { Site } from '../../src/launch/site.ts'

/** Folder of the cluster; without it these tests have nothing to run on. */
export const clusterDir: string | undefined = process.env['INFX_TEST_SLURM']

/** For titles of tests that are left out. */
export const noClusterReason =
  clusterDir === undefined ? ' (left out: no Slurm cluster; node scripts/test-slurm.mjs starts one)' : ''

export const slurmEnv = {
  ...process.env,
  ...(clusterDir === undefined ? {} : { SLURM_CONF: join(clusterDir, 'slurm.conf') }),
}

export const slurmCommand = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', env: slurmEnv, timeout: 30_000 })

/** Lines of our jobs in the queue. */
export const ourJobs = (): string[] =>
  slurmCommand('squeue', '--noheader', '--format=%i %j %T %R')
    .split('\n')
    .filter((line) => line.includes(' infx-'))

export const jobState = (id: string): string | undefined =>
  / JobState=(\S+)/.exec(slurmCommand('scontrol', 'show', 'job', '--oneliner', id))?.[1]

/** Starts a daemon of the cluster again. */
export function startDaemon(...args: string[]): void {
  const script = new URL('../../.ci/real-parts/slurm.mjs', import.meta.url).pathname
  const { status, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

export const daemonPid = (name: string): number =>
  Number(readFileSync(join(clusterDir ?? '', 'run', `${name}.pid`), 'utf8'))

const folders: string[] = []

export async function workFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'infx-cluster-'))
  folders.push(dir)
  return dir
}

export function removeFolders(): void {
  for (const dir of folders.splice(0)) rmSync(dir, { recursive: true, force: true })
}

export const aSite = (overrides: Partial<NonNullable<Site['slurm']>> = {}): Site => ({
  launcher: 'slurm',
  slurm: {
    partition: 'batch',
    'gpus-per-node': 4,
    'time-limit-minutes': 10,
    'poll-seconds': 0.5,
    'command-timeout-seconds': 3,
    'file-lag-seconds': 3,
    ...overrides,
  },
})

export const someOptions = (dir: string, overrides: Partial<LaunchOptions> = {}): LaunchOptions => ({
  logDir: join(dir, 'logs'),
  labels: { run: 'test run', attempt: 1, pointId: 'some-point-0123456789ab' },
  ...overrides,
})

/** A process of node.js on `nodes`; `script` may use ADDRESS (of its first node) and ROLE. */
export const aProcess = (
  role: string,
  nodes: readonly number[],
  gpus: number,
  script: string,
): EngineProcess => ({
  role,
  argv: [
    process.execPath,
    '-e',
    script.replaceAll('ADDRESS', symbolicNodes.addresses[nodes[0] ?? 0] ?? '').replaceAll('ROLE', role),
  ],
  env: { INFX_TEST_SELF: role },
  gpus: gpus * nodes.length,
  nodes: nodes.length,
  placement: { nodes, gpuIndices: Array.from({ length: gpus }, (_, index) => index), start: 'plain' },
})

/** Says who and where it is, and serves `ok` on the address of its node. */
export const server = (port: number): string =>
  `const env = process.env
   console.log('ROLE', env.SLURMD_NODENAME, 'gpus', env.CUDA_VISIBLE_DEVICES, 'pid', process.pid)
   require('node:http').createServer((q, a) => a.end('ok')).listen(${port}, 'ADDRESS')`

export const anEngine = (
  processes: readonly EngineProcess[],
  overrides: Partial<EngineSpec> = {},
): EngineSpec => ({
  engine: 'test',
  version: '1',
  simulated: true,
  processes,
  port: 8_100,
  endpointUrl: `http://${symbolicNodes.addresses[0] ?? ''}:8100`,
  health: { path: '/health', intervalMs: 50, timeoutSeconds: 20 },
  metricsUrls: processes.map(
    ({ placement }) => `http://${symbolicNodes.addresses[placement?.nodes[0] ?? 0] ?? ''}:8100/metrics`,
  ),
  servedModel: 'm',
  ...overrides,
})

/** Three prefill workers of one node, one decode worker over four, and a router that asks all of them. */
export function threePrefillOneDecode(): EngineSpec {
  const workers = [
    ...[0, 1, 2].map((node) => aProcess(`prefill-${node}`, [node], 4, server(8_101))),
    ...[3, 4, 5, 6].map((node, rank) =>
      aProcess(rank === 0 ? 'decode-0' : `decode-0.${rank}`, [node], 4, server(8_101)),
    ),
  ]
  const addresses = [0, 1, 2, 3, 4, 5, 6].map((node) => symbolicNodes.addresses[node])
  const router = aProcess(
    'router',
    [0],
    0,
    `const workers = ${JSON.stringify(addresses)}
     require('node:http').createServer(async (request, answer) => {
       const up = await Promise.all(workers.map((host) => fetch('http://' + host + ':8101').then((r) => r.ok, () => false)))
       const count = (from, to) => up.slice(from, to).filter(Boolean).length
       const stats = { prefill_count: count(0, 3), decode_count: up.slice(3).every(Boolean) ? 1 : 0 }
       answer.end(JSON.stringify({ stats }))
     }).listen(8100, 'ADDRESS')`,
  )
  return anEngine([...workers, router], {
    health: {
      path: '/workers',
      intervalMs: 100,
      timeoutSeconds: 30,
      expect: { kind: 'router-workers', prefill: 3, decode: 1 },
    },
  })
}
