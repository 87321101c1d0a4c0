/** A process id is used again after its process ends; with the start time it is an identity. */
import { readFile } from 'node:fs/promises'

export interface ProcessIdentity {
  readonly pid: number
  /** Boot id and start time in clock ticks since boot, on Linux; null where the system does not tell. */
  readonly startedAt: string | null
}

export const processIdentity = async (pid: number): Promise<ProcessIdentity> => ({
  pid,
  startedAt: await startTime(pid),
})

/**
 * True unless the process surely ended. Where start times are unknown, a living pid counts as the same process. A zombie
 * has ended, though nobody has asked for its exit code yet.
 */
export async function isRunning(identity: ProcessIdentity): Promise<boolean> {
  try {
    process.kill(identity.pid, 0)
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  const now = await startTime(identity.pid)
  if (now === ended) return false
  return now === null || identity.startedAt === null || now === identity.startedAt
}

const ended = 'ended'

/** Field 22 of /proc/<pid>/stat; the command name before it may hold spaces and brackets, so count behind the last `)`. */
async function startTime(pid: number): Promise<string | null> {
  try {
    const [stat, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
    ])
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z' || fields[0] === 'X') return ended
    const ticks = fields[19]
    return ticks === undefined ? null : `${boot.trim()}/${ticks}`
  } catch {
    return null // No /proc here (macOS, Windows): the pid alone decides.
  }
}
