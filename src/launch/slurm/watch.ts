/** Watching a job: files tell at once what happened, the scheduler tells what files cannot. */
import { setTimeout as sleep } from 'node:timers/promises'
import '../../core/problems/launch.ts'
import type { NodeNames, ProcessExit } from '../launcher.ts'
import type { SlurmSettings } from '../site.ts'
import type { JobSigns } from './job-files.ts'
import type { Answer, Scheduler, SlurmJob } from './scheduler.ts'
import { hasEnded } from './scheduler.ts'
import { imageRole } from './script.ts'
import { verdictOf, worstOf } from './verdict.ts'

/** How often job files are looked at; the scheduler is asked at the site's own pace. */
const fileEveryMs = 250

export type JobEvent =
  | { readonly kind: 'started'; readonly allocation: NodeNames }
  | { readonly kind: 'ended'; readonly exit: ProcessExit }

export interface WatchedJob {
  readonly id: string
  readonly signs: JobSigns
  readonly scheduler: Scheduler
  readonly slurm: Pick<SlurmSettings, 'pollMs' | 'fileLagMs'>
}

/** The last the scheduler said; remembers nothing when it was never asked or never answered. */
export class JobWatch {
  readonly #job: WatchedJob
  #askedAt = -Infinity
  #last: Answer<readonly SlurmJob[]> = { kind: 'silent', reason: 'not asked yet' }
  #endSeenAt: number | undefined

  constructor(job: WatchedJob) {
    this.#job = job
  }

  /** Resolves with the allocation when processes start, or with the job's end. Rejects with the signal's reason. */
  async untilStarted(signal: AbortSignal, onState: (job: SlurmJob) => void): Promise<JobEvent> {
    for (;;) {
      const allocation = await this.#job.signs.allocation(signal)
      if (allocation) return { kind: 'started', allocation }
      const exit = await this.#end(signal)
      if (exit) return { kind: 'ended', exit }
      const current = this.#last.kind === 'answer' ? this.#last.value[0] : undefined
      if (current) onState(current)
      await pause(signal)
    }
  }

  async untilEnded(signal: AbortSignal): Promise<ProcessExit> {
    for (;;) {
      const exit = await this.#end(signal)
      if (exit) return exit
      await pause(signal)
    }
  }

  async #end(signal: AbortSignal): Promise<ProcessExit | undefined> {
    const { signs, slurm } = this.#job
    const ended = await signs.ended()
    if (ended) return this.#processEnd(ended, signal)
    await this.#ask(signal)
    if (this.#last.kind === 'silent') return undefined
    const jobs = this.#last.value
    // Forgotten by the scheduler is ended, too: it keeps ended jobs for minutes.
    if (!jobs.every(hasEnded)) return undefined
    const now = performance.now()
    this.#endSeenAt ??= now
    const job = worstOf(jobs)
    const verdict = job && verdictOf(job)
    // The script's own word, which names the process, may still be on its way through the file system.
    if (!verdict && now - this.#endSeenAt < slurm.fileLagMs) return undefined
    return jobExit(job, verdict)
  }

  /** A killed process may be the scheduler's doing, which it says a moment later. */
  async #processEnd(
    ended: { readonly role: string; readonly code: number },
    signal: AbortSignal,
  ): Promise<ProcessExit> {
    const exit = { role: ended.role, code: ended.code, signal: null }
    if (ended.role === imageRole) return { ...exit, verdict: imageVerdict(this.#job.id) }
    const verdict = ended.code === 0 ? undefined : await this.#verdictSoon(signal)
    return verdict ? { ...exit, verdict } : exit
  }

  /** While the job ends, its state is RUNNING or COMPLETING; a few seconds tell which end it is. */
  async #verdictSoon(signal: AbortSignal): Promise<ProcessExit['verdict']> {
    const deadline = performance.now() + verdictPatienceMs
    for (;;) {
      const answer = await this.#job.scheduler.job(this.#job.id, { signal })
      if (answer.kind === 'silent') return undefined
      const job = worstOf(answer.value)
      const verdict = job && verdictOf(job)
      if (verdict) return verdict
      if (!job || answer.value.every(hasEnded) || performance.now() > deadline) return undefined
      await pause(signal)
    }
  }

  async #ask(signal: AbortSignal): Promise<void> {
    const now = performance.now()
    if (now - this.#askedAt < this.#job.slurm.pollMs) return
    this.#askedAt = now
    this.#last = await this.#job.scheduler.job(this.#job.id, { signal })
  }
}

/** Rejects with the signal's own reason, not with the timer's. */
async function pause(signal: AbortSignal): Promise<void> {
  try {
    await sleep(fileEveryMs, undefined, { signal })
  } catch (error) {
    signal.throwIfAborted()
    throw error
  }
}

/** Longer than the script takes to end the other processes. */
const verdictPatienceMs = 8_000

const jobExit = (job: SlurmJob | undefined, verdict: ProcessExit['verdict']): ProcessExit => ({
  role: `Slurm job ${job?.id ?? ''}`.trim(),
  code: job && job.exitSignal === 0 ? job.exitCode : null,
  signal: job && job.exitSignal > 0 ? `signal ${job.exitSignal}` : null,
  ...(verdict ? { verdict } : {}),
})

const imageVerdict = (id: string): NonNullable<ProcessExit['verdict']> => ({
  code: 'INFX195',
  blame: 'infra',
  message: `the image could not be imported in Slurm job ${id}`,
  hint: 'see the log tail: a wrong name or tag is the configuration’s, a registry that refuses is the site’s',
})
