/** Programs that were started in a process group of their own (`detached`): signalled as a whole, and none survives us. */
import type { ChildProcess } from 'node:child_process'

/** Sends `signal` to every process of the group that `leader` began; a group that has ended already is no error. */
export function signalGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    // There are no groups on Windows: the program itself has to do.
    process.kill(process.platform === 'win32' ? leader : -leader, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

const live = new Set<ChildProcess>()

/** When this process ends before the child does, the child's group is killed: detached, it would go on for ever. */
export function killAtOurExit(child: ChildProcess): void {
  live.add(child)
  child.once('exit', () => live.delete(child))
  child.once('error', () => live.delete(child))
}

process.once('exit', () => {
  for (const { pid } of live) if (pid !== undefined) signalGroup(pid, 'SIGKILL')
})
