/** At the end of a job the runner kills what still carries the job's RUNNER_TRACKING_ID. */
import { readdirSync, readFileSync } from 'node:fs'

/** Pids that were killed. Processes that dropped the variable (`env -i`) survive, as on a runner. */
export function killOrphans(trackingId: string): readonly number[] {
  const killed: number[] = []
  for (const entry of readdirSync('/proc')) {
    const pid = Number(entry)
    if (!Number.isInteger(pid) || pid === process.pid || !carries(pid, trackingId)) continue
    try {
      process.kill(pid, 'SIGKILL')
      killed.push(pid)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
  return killed
}

function carries(pid: number, trackingId: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1')
      .split('\0')
      .includes(`RUNNER_TRACKING_ID=${trackingId}`)
  } catch {
    // It has ended, or is another user's.
    return false
  }
}
