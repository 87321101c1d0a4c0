/** Ending a job: exactly ours, by its id, within seconds. */
import { setTimeout as sleep } from 'node:timers/promises'
import '../../core/problems/launch.ts'
import { problem } from '../../core/problems/catalogue.ts'
import { ProblemError } from '../../core/problem.ts'
import { callToolAtExit } from '../../tool-call.ts'
import type { JobSigns } from './job-files.ts'
import { hasEnded } from './scheduler.ts'
import type { Answer, Asking, Scheduler, SlurmJob } from './scheduler.ts'

/** GitHub leaves 7.5 s from SIGINT to SIGTERM; the rest is for starting the tools on a loaded runner, and for our own end. */
const budgetMs = 6_000
/** A scheduler that does not answer one question must not use up the time of the orders. */
const callMs = 2_000
/**
 * Then processes that ignore SIGTERM are killed; Slurm's own KillWait is often half a minute. Not before the job's script has
 * done with asking them (script-watch.ts): a job that is cancelled while it does is left to KillWait.
 */
const killAfterMs = 4_000
const lookEveryMs = 150

/**
 * Resolves when the job is gone. Throws ProblemError: INFX189 when it is still there after the budget, INFX192 when the
 * scheduler does not answer. In both cases the job's own script goes on ending it, as soon as it can.
 */
export async function stopJob(
  id: string,
  scheduler: Scheduler,
  signs: JobSigns | undefined,
  signal?: AbortSignal,
): Promise<void> {
  const started = performance.now()
  const elapsed = (): number => performance.now() - started
  const asking = (): Asking => ({
    withinMs: Math.max(100, Math.min(callMs, budgetMs - elapsed())),
    ...(signal ? { signal } : {}),
  })
  await signs?.askToStop()
  let asked = false
  let killed = false
  let silence: string | undefined
  while (elapsed() < budgetMs) {
    const answer = await scheduler.job(id, asking())
    if (answer.kind === 'answer' && answer.value.every(hasEnded)) return
    silence = answer.kind === 'silent' ? answer.reason : undefined
    asked ||= await askToEnd(id, scheduler, answer, asking())
    if (!killed && elapsed() > killAfterMs) killed = await kill(id, scheduler, asking)
    await sleep(lookEveryMs, undefined, signal ? { signal } : {})
  }
  noteTried(id)
  throw new ProblemError([
    silence === undefined
      ? problem('INFX189', `Slurm job ${id} is still ending after ${budgetMs / 1_000} s`, {
          hint: `look at its nodes; it was cancelled, and "scancel ${id}" does no harm`,
        })
      : problem('INFX192', `Slurm job ${id} could not be cancelled: ${silence}`, {
          hint: `it ends by itself when the scheduler answers again; "scancel ${id}" does no harm`,
        }),
  ])
}

/**
 * A running job is signalled, not cancelled: once cancelled it takes no more signals, and what ignores SIGTERM holds it
 * for all of KillWait.
 */
async function askToEnd(
  id: string,
  scheduler: Scheduler,
  answer: Answer<readonly SlurmJob[]>,
  asking: Asking,
): Promise<boolean> {
  const isRunning = answer.kind === 'answer' && answer.value.some(({ state }) => state === 'RUNNING')
  return (await scheduler.cancel(id, isRunning ? 'TERM' : undefined, asking)).kind === 'answer'
}

async function kill(id: string, scheduler: Scheduler, asking: () => Asking): Promise<boolean> {
  await scheduler.cancel(id, 'KILL', asking())
  return (await scheduler.cancel(id, undefined, asking())).kind === 'answer'
}

interface LiveJob {
  readonly env: Readonly<Record<string, string>>
  /** When the budget of its end was used up, on the clock of `performance`. */
  readonly triedAt?: number
}

/** Jobs that this process has started and not ended. */
const liveJobs = new Map<string, LiveJob>()

export function rememberJob(id: string, env: Readonly<Record<string, string>>): void {
  liveJobs.set(id, { env })
}

function noteTried(id: string): void {
  const job = liveJobs.get(id)
  if (job) liveJobs.set(id, { ...job, triedAt: performance.now() })
}

export function forgetJob(id: string): void {
  liveJobs.delete(id)
}

/** Who could not end a job for the whole budget does not get it done right afterwards, and has no time left to try. */
const futileForMs = 5_000

// stop() is the normal way; this is the last net when the process ends without it. One call for all jobs of a cluster.
process.once('exit', () => {
  const idsOf = new Map<LiveJob['env'], string[]>()
  for (const [id, { env, triedAt = -Infinity }] of liveJobs) {
    if (performance.now() - triedAt > futileForMs) idsOf.set(env, [...(idsOf.get(env) ?? []), id])
  }
  for (const [env, ids] of idsOf) callToolAtExit(['scancel', ...ids], env)
})
