/** Programs that were started in a process group of their own (`detached`): signalled as a whole, and none survives us. */
import type { ChildProcess } from 'node:child_process'

/**
 * Sends `signal` to every process of the group that `leader` began. A group that has ended already is no error, nor is one
 * of another user's processes (a wrapper that changes the user): nobody here can end those.
 */
export function signalGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    // There are no groups on Windows: the program itself has to do.
    process.kill(process.platform === 'win32' ? leader : -leader, signal)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code !== 'ESRCH' && code !== 'EPERM') throw error
  }
}

const live = new Set<ChildProcess>()

/** When this process ends before the child does, the child's group is killed: detached, it would go on for ever. */
export function killAtOurExit(child: ChildProcess): void {
  live.add(child)
  child.once('exit', () => live.delete(child))
  child.once('error', () => live.delete(child))
}

/**
 * The same for a child that nothing may outlive: the returned function, to be called once when it is over, kills what is
 * left of its group. The group may well have outlived its leader.
 */
export function killWhenOver(child: ChildProcess): () => void {
  live.add(child)
  return () => {
    live.delete(child)
    if (child.pid !== undefined) signalGroup(child.pid, 'SIGKILL')
  }
}

process.once('exit', () => {
  for (const { pid } of live) if (pid !== undefined) signalGroup(pid, 'SIGKILL')
})
