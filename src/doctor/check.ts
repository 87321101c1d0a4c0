/** What `infx doctor` finds, and what it may ask of the machine. */
import type { Site } from '../launch/site.ts'
import type { ToolResult } from '../tool-call.ts'
import type { LeftoverSource } from '../launch/orphans.ts'

/**
 * `fault`: a point would fail, or its numbers could not be believed. `warning`: it may. `absent`: not on this machine, so
 * nothing can be said; never the same as `ok`.
 */
export type CheckState = 'ok' | 'warning' | 'fault' | 'absent'

export interface Check {
  /** What was looked at, e.g. `gpus`. */
  readonly name: string
  readonly state: CheckState
  /** One line. */
  readonly says: string
  /** What to do; always there for a warning or a fault. */
  readonly fix?: string
}

export interface FolderFacts {
  readonly freeBytes: number
  readonly totalBytes: number
  /** Free share of file slots, [0, 1]; null on file systems that have no limit. */
  readonly freeInodes: number | null
  readonly writable: boolean
  /** Names in it, in order. */
  readonly names: readonly string[]
}

export interface OwnProcess {
  readonly pid: number
  readonly point: string
  /** Whether the process that started it lives. */
  readonly watched: boolean
}

/** Everything a check needs of the world; the real one is {@link file://./this-machine.ts}. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly nodeVersion: string
  /** Where the sweep would write, absolute. */
  readonly outDir: string
  readonly temporaryDir: string
  readonly nowUnixMs: () => number
  /** Bounded in time and output; never rejects. */
  readonly call: (argv: readonly string[], timeoutMs: number) => Promise<ToolResult>
  /** Facts of the folder, undefined when it is not there. */
  readonly folder: (path: string) => Promise<FolderFacts | undefined>
  /** Size of the file in bytes, undefined when it is not there. */
  readonly fileSize: (path: string) => Promise<number | undefined>
  /** Text of at most 64 MiB, undefined when it cannot be read. */
  readonly text: (path: string) => Promise<string | undefined>
  readonly isPortFree: (port: number) => Promise<boolean>
  /** The `Date` that the server at the address names, as Unix milliseconds; undefined without an answer. */
  readonly clockOf: (url: string) => Promise<number | undefined>
  /** Processes that a launcher of ours labelled. */
  readonly ownProcesses: () => Promise<readonly OwnProcess[]>
  readonly slurmLeftovers: () => LeftoverSource
  readonly containerLeftovers: (command: readonly string[]) => LeftoverSource
}

export interface CheckContext {
  readonly machine: Machine
  /** Absent when no site file was given: then nothing is demanded of the machine. */
  readonly site?: Site
}

export type RunCheck = (context: CheckContext) => Promise<readonly Check[]>

export const ok = (name: string, says: string): Check => ({ name, state: 'ok', says })
export const warning = (name: string, says: string, fix: string): Check => ({
  name,
  state: 'warning',
  says,
  fix,
})
export const fault = (name: string, says: string, fix: string): Check => ({ name, state: 'fault', says, fix })
export const absent = (name: string, says: string): Check => ({ name, state: 'absent', says })

/** Absent where nobody asks for it, a fault where the site does. */
export const absentOrFault = (isDemanded: boolean, name: string, says: string, fix: string): Check =>
  isDemanded ? fault(name, says, fix) : absent(name, says)

/** Whether engines run on this very machine. */
export const startsHere = (site: Site | undefined): boolean =>
  site?.launcher === 'docker' || site?.launcher === 'process'

export const usesSlurm = (site: Site | undefined): boolean =>
  site?.launcher === 'slurm' || site?.launcher === 'srtctl'

export const gib = (bytes: number): string => {
  const value = bytes / 2 ** 30
  return `${value >= 100 ? value.toFixed(0) : value.toFixed(1)} GiB`
}
