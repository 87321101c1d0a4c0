/** A machine of nothing but what a test says: no tool is there, no folder, no process. */
import type { Check, FolderFacts, Machine } from '../../src/doctor/check.ts'
import type { Site } from '../../src/launch/site.ts'
import type { ToolResult } from '../../src/tool-call.ts'

export const ended = (stdout: string, code = 0, stderr = ''): ToolResult => ({
  kind: 'ended',
  code,
  stdout,
  stderr,
})
export const hangs: ToolResult = { kind: 'timeout' }

/** Answers by the start of the command; the longest that fits wins. */
export type Tools = Readonly<Record<string, ToolResult>>

export const aMachine = (tools: Tools = {}, overrides: Partial<Machine> = {}): Machine => ({
  env: {},
  nodeVersion: '24.1.0',
  outDir: '/work/out',
  temporaryDir: '/tmp',
  nowUnixMs: () => Date.parse('2026-11-30T10:00:00'),
  call: async (argv) => {
    const line = argv.join(' ')
    const [found] = Object.keys(tools)
      .filter((start) => line.startsWith(start))
      .sort((a, b) => b.length - a.length)
    return (
      (found === undefined ? undefined : tools[found]) ?? { kind: 'absent', reason: `no ${argv[0] ?? ''}` }
    )
  },
  folder: async () => undefined,
  fileSize: async () => undefined,
  text: async () => undefined,
  isPortFree: async () => true,
  clockOf: async () => undefined,
  ownProcesses: async () => [],
  slurmLeftovers: () => ({ list: async () => [], end: async () => undefined }),
  containerLeftovers: () => ({ list: async () => [], end: async () => undefined }),
  ...overrides,
})

export const aFolder = (overrides: Partial<FolderFacts> = {}): FolderFacts => ({
  freeBytes: 500 * 2 ** 30,
  totalBytes: 1_000 * 2 ** 30,
  freeInodes: 0.9,
  writable: true,
  names: [],
  ...overrides,
})

export const aDockerSite = (overrides: Partial<Site> = {}): Site => ({
  launcher: 'docker',
  container: { runtime: 'docker' },
  ...overrides,
})

export const aSlurmSite = (slurm: Partial<NonNullable<Site['slurm']>> = {}): Site => ({
  launcher: 'slurm',
  slurm: { partition: 'batch', 'gpus-per-node': 4, 'time-limit-minutes': 10, ...slurm },
})

export const named = (checks: readonly Check[], name: string): Check | undefined =>
  checks.find((check) => check.name === name)
