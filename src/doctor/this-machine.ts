/** The machine that this process runs on. */
import { constants } from 'node:fs'
import { access, readFile, readdir, stat, statfs } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { isRunning, processIdentity } from '../files/process-identity.ts'
import { DockerHost } from '../launch/docker-host.ts'
import type { Site } from '../launch/site.ts'
import { slurmEnvironment } from '../launch/slurm/launcher.ts'
import { slurmLeftovers } from '../launch/slurm/leftovers.ts'
import { Scheduler } from '../launch/slurm/scheduler.ts'
import { toolEnvironment } from '../launch/tool.ts'
import { callTool } from '../tool-call.ts'
import type { FolderFacts, Machine, OwnProcess } from './check.ts'

const schedulerMs = 20_000
const clockMs = 5_000
const maxTextBytes = 64 * 1024 * 1024

export function thisMachine(outDir: string, site: Site | undefined, env: NodeJS.ProcessEnv): Machine {
  const docker = ['DOCKER_HOST', 'DOCKER_CONTEXT', 'DOCKER_CONFIG']
  const toolEnv = {
    ...toolEnvironment(env, ['SLURM_CONF', ...docker]),
    ...(site ? slurmEnvironment(site, env) : {}),
  }
  return {
    env,
    nodeVersion: process.versions.node,
    outDir,
    temporaryDir: tmpdir(),
    nowUnixMs: () => Date.now(),
    call: (argv, timeoutMs) => callTool({ argv, timeoutMs, env: toolEnv }),
    folder,
    fileSize: async (path) => {
      const found = await orUndefined(() => stat(path))
      return found?.isFile() === true ? found.size : undefined
    },
    text: async (path) => {
      const found = await orUndefined(() => stat(path))
      return found === undefined || found.size > maxTextBytes
        ? undefined
        : orUndefined(() => readFile(path, 'utf8'))
    },
    isPortFree,
    clockOf,
    ownProcesses,
    slurmLeftovers: () => slurmLeftovers(new Scheduler({ env: toolEnv, timeoutMs: schedulerMs })),
    containerLeftovers: (command) => {
      const host = new DockerHost(command, toolEnv)
      return { list: () => host.labelled(), end: (id) => host.remove(id, 2) }
    },
  }
}

/** The file system refuses: not there, or not ours to see. Anything else is a bug and goes on. */
async function orUndefined<Value>(look: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await look()
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined
    throw error
  }
}

async function folder(path: string): Promise<FolderFacts | undefined> {
  const names = await orUndefined(() => readdir(path))
  const space = await orUndefined(() => statfs(path))
  if (!names || !space) return undefined
  const writable = (await orUndefined(() => access(path, constants.W_OK).then(() => true))) ?? false
  return {
    freeBytes: space.bavail * space.bsize,
    totalBytes: space.blocks * space.bsize,
    freeInodes: space.files === 0 ? null : space.ffree / space.files,
    writable,
    names: names.sort(),
  }
}

const isPortFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

async function clockOf(url: string): Promise<number | undefined> {
  try {
    const response = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(clockMs) })
    const date = Date.parse(response.headers.get('date') ?? '')
    return Number.isNaN(date) ? undefined : date
  } catch {
    return undefined // No answer is told as that.
  }
}

/** The process launcher writes point and its own process into the environment of what it starts. Linux tells it. */
async function ownProcesses(): Promise<readonly OwnProcess[]> {
  const pids = ((await orUndefined(() => readdir('/proc'))) ?? []).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(
    pids.map(async (pid): Promise<readonly OwnProcess[]> => {
      // Those of other users cannot be read, and are none of ours.
      const environment = await orUndefined(() => readFile(`/proc/${pid}/environ`, 'utf8'))
      const value = (name: string): string | undefined =>
        new RegExp(`(?:^|\\0)${name}=([^\\0]*)`).exec(environment ?? '')?.[1]
      const [point, parent] = [value('INFX_POINT'), Number(value('INFX_PARENT_PID'))]
      if (point === undefined || !Number.isInteger(parent) || parent <= 1) return []
      return [{ pid: Number(pid), point, watched: await isRunning(await processIdentity(parent)) }]
    }),
  )
  return found.flat()
}
