/**
 * Helpers of ours end with whoever started them. A launcher that is killed (SIGKILL, out of memory) cannot stop its
 * children, and an engine that nobody watches would hold its hardware for ever.
 */
import process from 'node:process'
import { isRunning, processIdentity } from './files/process-identity.ts'

const pidVariable = 'INFX_PARENT_PID'
/** A process id is used again; with its start it is an identity. Absent where the system does not tell. */
const startVariable = 'INFX_PARENT_STARTED'
const everyMs = 1_000
/** Time for an orderly end before the orphan ends at once. */
const endWithinMs = 5_000
/** Infrastructure, as everywhere. */
const orphanExitCode = 3

/** Environment that makes a child of this process, and what wrapper scripts start for it, watch this process. */
export async function parentEnv(): Promise<Readonly<Record<string, string>>> {
  const { pid, startedAt } = await processIdentity(process.pid)
  return { [pidVariable]: String(pid), ...(startedAt === null ? {} : { [startVariable]: startedAt }) }
}

/**
 * Calls `onOrphaned` once when the launcher is gone; does nothing in a process that no launcher started. The launcher is
 * not always the parent: a wrapper script may stand between. Returns how to stop watching.
 */
export function watchParent(onOrphaned: () => void): () => void {
  const pid = Number(process.env[pidVariable])
  if (!Number.isSafeInteger(pid) || pid <= 0) return () => undefined
  const launcher = { pid, startedAt: process.env[startVariable] ?? null }
  const timer = setInterval(() => {
    void isRunning(launcher).then((isThere) => {
      if (isThere || isOver) return
      stop()
      onOrphaned()
      setTimeout(() => process.exit(orphanExitCode), endWithinMs).unref()
    })
  }, everyMs).unref()
  let isOver = false
  const stop = (): void => {
    isOver = true
    clearInterval(timer)
  }
  return stop
}
