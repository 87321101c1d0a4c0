/** A submitted job as a running engine: one watch, one way to end it, nothing left when its start fails. */
import type { EngineSpec } from '../../engines/engine.ts'
import { ProblemError } from '../../core/problem.ts'
import { exitProblem } from '../health.ts'
import type { LaunchOptions, NodeNames, ProcessExit, RunningEngine } from '../launcher.ts'
import { mergedTail } from '../log-tail.ts'
import { StartWait } from './start-wait.ts'
import { forgetJob, rememberJob, stopJob } from './stop.ts'
import { JobWatch } from './watch.ts'
import type { WatchedJob } from './watch.ts'

export interface SubmittedJob extends WatchedJob {
  readonly env: Readonly<Record<string, string>>
  readonly slurm: WatchedJob['slurm'] & { readonly queueLimitMs: number }
  /** From the start of the job to the start of processes: an image may have to be imported first. */
  readonly startLimitMs: number
  /** Asked again for every look, because logs may appear later. */
  readonly logPaths: () => Readonly<Record<string, string>>
}

export class RunningJob {
  readonly #job: SubmittedJob
  readonly #watch: JobWatch
  readonly #over = new AbortController()
  #stopping: Promise<void> | undefined

  constructor(job: SubmittedJob) {
    this.#job = job
    this.#watch = new JobWatch(job)
    rememberJob(job.id, job.env)
  }

  /** Resolves when processes start. Whatever comes instead, the job is gone before this rejects. */
  async started({ signal, onProgress }: Pick<LaunchOptions, 'signal' | 'onProgress'>): Promise<NodeNames> {
    const wait = new StartWait(this.#job, onProgress)
    const either = AbortSignal.any([wait.late, ...(signal ? [signal] : [])])
    try {
      const event = await this.#watch.untilStarted(either, (current) => wait.see(current))
      if (event.kind === 'started') return event.allocation
      throw new ProblemError([await exitProblem(this.#logs(), event.exit)])
    } catch (error) {
      await this.stop()
      throw wait.late.aborted ? new ProblemError([wait.problem()], { cause: error }) : error
    } finally {
      wait.end()
    }
  }

  engine(spec: EngineSpec): RunningEngine {
    const { logPaths } = this.#job
    return {
      spec,
      // Asked again for every look: srt-slurm names its logs as it writes them.
      get logPaths() {
        return logPaths()
      },
      logTail: (lines) => mergedTail(logPaths(), lines),
      exited: this.#exited(),
      stop: () => this.stop(),
    }
  }

  stop(): Promise<void> {
    this.#stopping ??= this.#stop()
    return this.#stopping
  }

  async #stop(): Promise<void> {
    const { id, scheduler, signs } = this.#job
    await stopJob(id, scheduler, signs)
    forgetJob(id)
    this.#over.abort()
  }

  async #exited(): Promise<ProcessExit> {
    try {
      return await this.#watch.untilEnded(this.#over.signal)
    } catch (error) {
      if (!this.#over.signal.aborted) throw error
      return { role: `Slurm job ${this.#job.id}`, code: null, signal: 'stopped' }
    }
  }

  #logs(): Pick<RunningEngine, 'logPaths' | 'logTail'> {
    const { logPaths } = this.#job
    return { logPaths: logPaths(), logTail: (lines) => mergedTail(logPaths(), lines) }
  }
}
