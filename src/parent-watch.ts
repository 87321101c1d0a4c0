/**
 * Helpers of ours end with whoever started them. A launcher that is killed (SIGKILL, out of memory) cannot stop its
 * children, and an engine that nobody watches would hold its hardware for ever.
 */
import process from 'node:process'

const variable = 'INFX_PARENT_PID'
const everyMs = 1_000
/** Time for an orderly end before the orphan ends at once. */
const endWithinMs = 5_000
/** Infrastructure, as everywhere. */
const orphanExitCode = 3

/** Environment that makes a child of this process watch it. */
export const parentEnv = (): Readonly<Record<string, string>> => ({ [variable]: String(process.pid) })

/**
 * Calls `onOrphaned` once when the launcher is gone; does nothing in a process that no launcher started. Returns how to
 * stop watching.
 */
export function watchParent(onOrphaned: () => void): () => void {
  const parent = process.env[variable]
  if (parent === undefined) return () => undefined
  const timer = setInterval(() => {
    // An orphan is adopted by init or a reaper: its parent has another id then.
    if (String(process.ppid) === parent) return
    clearInterval(timer)
    onOrphaned()
    setTimeout(() => process.exit(orphanExitCode), endWithinMs).unref()
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
