/** Ending a job: exactly ours, by its id, within seconds, also while the scheduler is away. */
import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import '../../core/problems/launch.ts'
import { problem } from '../../core/problems/catalogue.ts'
import { ProblemError } from '../../core/problem.ts'
import type { JobFiles } from './job-files.ts'
import { hasEnded } from './scheduler.ts'
import type { Scheduler } from './scheduler.ts'

/** GitHub leaves 7.5 s from SIGINT to SIGTERM. */
const budgetMs = 7_000
/** Then processes that ignore SIGTERM are killed; Slurm's own KillWait is often half a minute. */
const killAfterMs = 4_000
const lookEveryMs = 150

/**
 * Resolves when the job is gone. Throws ProblemError: INFX189 when it is still there after the budget, INFX192 when the
 * scheduler did not answer and the job's own script does not say that it ended either.
 */
export async function stopJob(id: string, scheduler: Scheduler, files: JobFiles | undefined): Promise<void> {
  const started = performance.now()
  const elapsed = (): number => performance.now() - started
  // Both ways at once: the script sees the file even when nobody answers, the scheduler ends a job that has no script yet.
  await files?.askToStop()
  let cancelled = (await scheduler.cancel(id)).kind === 'answer'
  let killed = false
  let reason = 'no answer'
  while (elapsed() < budgetMs) {
    if (!cancelled) cancelled = (await scheduler.cancel(id)).kind === 'answer'
    if (!killed && elapsed() > killAfterMs) killed = (await scheduler.cancel(id, 'KILL')).kind === 'answer'
    const answer = await scheduler.job(id)
    if (answer.kind === 'answer' && answer.value.every(hasEnded)) return
    reason = answer.kind === 'silent' ? answer.reason : ''
    if (answer.kind === 'silent' && (await files?.hasFinished()) === true) return
    await sleep(lookEveryMs)
  }
  throw new ProblemError([
    reason === ''
      ? problem('INFX189', `Slurm job ${id} is still ending after ${budgetMs / 1_000} s`, {
          hint: `look at its nodes; it was cancelled, and "scancel ${id}" does no harm`,
        })
      : problem('INFX192', `Slurm job ${id} could not be confirmed as cancelled: ${reason}`, {
          hint: `run "scancel ${id}" when the scheduler answers; the next start here does so, too`,
        }),
  ])
}

/** Jobs that this process has started and not ended. */
const liveJobs = new Map<string, Readonly<Record<string, string>>>()

export function rememberJob(id: string, env: Readonly<Record<string, string>>): void {
  liveJobs.set(id, env)
}

export function forgetJob(id: string): void {
  liveJobs.delete(id)
}

// stop() is the normal way; this is the last net when the process ends without it. Nothing asynchronous runs in here.
process.once('exit', () => {
  for (const [id, env] of liveJobs) spawnSync('scancel', [id], { env, timeout: 2_000, stdio: 'ignore' })
})
