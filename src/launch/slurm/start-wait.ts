/** Waiting for nodes, then for the job's first sign: bounded, and told to who waits. */
import '../../core/problems/launch.ts'
import { problem } from '../../core/problems/catalogue.ts'
import type { Problem } from '../../core/problem.ts'
import { timerDelay } from '../../timer.ts'
import type { LaunchProgress } from '../launcher.ts'
import type { SlurmJob } from './scheduler.ts'
import { hasEnded } from './scheduler.ts'

export interface StartLimits {
  readonly id: string
  readonly slurm: { readonly queueLimitMs: number }
  readonly startLimitMs: number
}

/** Reasons that no waiting changes: the job is accepted, and would stay in the queue for ever. */
const hopelessReasons = new Set([
  'AccountNotAllowed',
  'BadConstraints',
  'InvalidAccount',
  'InvalidQOS',
  'PartitionConfig',
  'PartitionNodeLimit',
  'PartitionTimeLimit',
  'QOSNotAllowed',
])
/** They also appear for moments, while nodes register. */
const hopelessForMs = 5_000

export class StartWait {
  readonly #limits: StartLimits
  readonly #tell: ((progress: LaunchProgress) => void) | undefined
  readonly #late = new AbortController()
  #timer: NodeJS.Timeout
  #isRunning = false
  #said = ''
  #hopelessSince: number | undefined
  #reason = 'the scheduler never answered'

  constructor(limits: StartLimits, tell: ((progress: LaunchProgress) => void) | undefined) {
    this.#limits = limits
    this.#tell = tell
    this.#timer = this.#abortAfter(limits.slurm.queueLimitMs)
  }

  /** Aborted when a limit has passed. */
  get late(): AbortSignal {
    return this.#late.signal
  }

  see(job: SlurmJob): void {
    if (hasEnded(job)) return
    const isQueued = job.state === 'PENDING'
    this.#reason = job.reason
    if (!isQueued && !this.#isRunning) {
      this.#isRunning = true
      clearTimeout(this.#timer)
      this.#timer = this.#abortAfter(this.#limits.startLimitMs)
    }
    this.#giveUpWhenHopeless(isQueued && hopelessReasons.has(job.reason))
    const { id } = this.#limits
    const message = isQueued
      ? `Slurm job ${id} waits: ${job.reason}`
      : `Slurm job ${id} starts on ${job.nodeList}`
    if (message === this.#said) return
    this.#said = message
    this.#tell?.({ phase: isQueued ? 'queued' : 'starting', message })
  }

  #giveUpWhenHopeless(isHopeless: boolean): void {
    const now = performance.now()
    this.#hopelessSince = isHopeless ? (this.#hopelessSince ?? now) : undefined
    if (this.#hopelessSince !== undefined && now - this.#hopelessSince > hopelessForMs) this.#late.abort()
  }

  /** INFX191 for a job that can never start, INFX198 for the queue, INFX192 for a job that runs and is not seen. */
  problem(): Problem {
    const { id, slurm, startLimitMs } = this.#limits
    if (this.#hopelessSince !== undefined) {
      return problem('INFX191', `Slurm job ${id} can never start: ${this.#reason}`, {
        hint: 'the partition has not what the point asks for: nodes, GPUs, time or features',
      })
    }
    if (!this.#isRunning) {
      const minutes = slurm.queueLimitMs / 60_000
      return problem('INFX198', `Slurm job ${id} did not start within ${minutes} minutes (${this.#reason})`)
    }
    return problem('INFX192', `Slurm job ${id} runs and wrote nothing within ${startLimitMs / 1_000} s`, {
      hint: 'the folder of the sweep must be on a file system that the nodes share; the log of the job says more',
    })
  }

  end(): void {
    clearTimeout(this.#timer)
  }

  #abortAfter(ms: number): NodeJS.Timeout {
    return setTimeout(() => this.#late.abort(), timerDelay(ms))
  }
}
