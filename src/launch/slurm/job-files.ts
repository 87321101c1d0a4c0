/** Files through which a job script and its watcher talk. The file system is shared, so what a node wrote may be late. */
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { NodeNames } from '../launcher.ts'

export const jobFileNames = {
  script: 'job.sh',
  /** Job id, then a name and an address per node; written when processes start. */
  allocation: 'allocation',
  /** Role and exit code of the first process that ended. */
  ended: 'ended',
  /** Written by the watcher: the script ends its processes by itself, also when no order of the scheduler arrives. */
  stop: 'stop',
} as const

export type JobFile = keyof typeof jobFileNames

/** How a job tells more, and sooner, than the scheduler does. */
export interface JobSigns {
  /** Nodes, from when processes start. */
  allocation(signal?: AbortSignal): Promise<NodeNames | undefined>
  /** The first process that ended. */
  ended(): Promise<{ readonly role: string; readonly code: number } | undefined>
  askToStop(): Promise<void>
}

export class JobFiles implements JobSigns {
  readonly dir: string

  constructor(dir: string) {
    this.dir = dir
  }

  path(file: JobFile): string {
    return join(this.dir, jobFileNames[file])
  }

  async allocation(): Promise<NodeNames | undefined> {
    const lines = (await this.#text('allocation'))?.trimEnd().split('\n')
    const [jobId, ...nodes] = lines ?? []
    if (jobId === undefined) return undefined
    const pairs = nodes.map((line) => line.split(' '))
    return {
      jobId,
      names: pairs.map(([name]) => name ?? ''),
      addresses: pairs.map(([, address]) => address ?? ''),
    }
  }

  async ended(): Promise<{ readonly role: string; readonly code: number } | undefined> {
    const [role, code] = (await this.#text('ended'))?.trim().split(' ') ?? []
    return role === undefined || code === undefined ? undefined : { role, code: Number(code) }
  }

  askToStop(): Promise<void> {
    return writeFile(this.path('stop'), '')
  }

  /** Listing the folder first makes a network file system ask for names that it remembers as missing. */
  async #text(file: JobFile): Promise<string | undefined> {
    const names = await readdir(this.dir)
    if (!names.includes(jobFileNames[file])) return undefined
    try {
      return await readFile(this.path(file), 'utf8')
    } catch (error) {
      if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESTALE')) {
        return undefined // Listed but not visible yet; the next look will see it.
      }
      throw error
    }
  }
}
