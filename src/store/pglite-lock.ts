/**
 * One writer per embedded database: PGlite itself lets two processes open one directory and corrupt it.
 * The lock file lies beside the directory (`<dir>.lock`).
 */
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/store.ts'
import { acquireProcessLock, type ProcessLock } from '../files/process-lock.ts'

export type DirectoryLock = ProcessLock

/** Takes the lock or throws INFX270 naming the living holder. */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const path = `${directory}.lock`
  return acquireProcessLock(path, (holder) =>
    holder
      ? problem(
          'INFX270',
          `database ${directory} locked by process ${holder.pid} on ${holder.host} since ${holder.takenAt}`,
          {
            hint: `wait for process ${holder.pid} to end; if it is certain that nothing on ${holder.host} uses the database, delete ${path}`,
          },
        )
      : problem('INFX270', `database ${directory} locked: ${path} is not readable as a lock`, {
          hint: `if it is certain that nothing uses the database, delete ${path}`,
        }),
  )
}
