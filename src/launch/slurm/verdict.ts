/** What the scheduler says about the end of a job, as whose it is and what to do. */
import type { ProcessExit } from '../launcher.ts'
import type { SlurmJob } from './scheduler.ts'

type Verdict = NonNullable<ProcessExit['verdict']>

const infra = (message: string, hint: string): Verdict => ({ code: 'INFX190', blame: 'infra', message, hint })

/** The worst component speaks for a heterogeneous job: COMPLETED beside NODE_FAIL is NODE_FAIL. */
export function worstOf(jobs: readonly SlurmJob[]): SlurmJob | undefined {
  return (
    jobs.find(({ state }) => state in verdicts) ??
    jobs.find(({ exitCode, exitSignal }) => exitCode + exitSignal > 0) ??
    jobs[0]
  )
}

/** Undefined when the state says no more than the exit code: COMPLETED, FAILED. */
export const verdictOf = (job: SlurmJob): Verdict | undefined => verdicts[job.state]?.(job)

const verdicts: Readonly<Record<string, (job: SlurmJob) => Verdict>> = {
  NODE_FAIL: ({ id, nodeList }) =>
    infra(
      `a node of Slurm job ${id} failed (${nodeList})`,
      'the point is retried; exclude the node in the site file until it is repaired',
    ),
  BOOT_FAIL: ({ id, nodeList }) =>
    infra(
      `a node of Slurm job ${id} did not start (${nodeList})`,
      'the point is retried; ask the cluster’s operators',
    ),
  LAUNCH_FAILED: ({ id, nodeList }) =>
    infra(`a node of Slurm job ${id} could not start it (${nodeList})`, 'see slurmd’s log on the node'),
  PREEMPTED: ({ id }) =>
    infra(`Slurm job ${id} was preempted`, 'use a quality of service that is not preempted'),
  CANCELLED: ({ id }) =>
    infra(`Slurm job ${id} was cancelled from outside`, 'somebody, or a rule of the cluster, cancelled it'),
  REVOKED: ({ id }) => infra(`Slurm job ${id} was revoked`, 'a sibling job took its place'),
  OUT_OF_MEMORY: ({ id }) =>
    infra(
      `Slurm job ${id} passed its limit of host memory`,
      'raise "memory" in the site file, or lower the KV offload of the point',
    ),
  TIMEOUT: ({ id }) => ({
    code: 'INFX190',
    blame: 'user',
    message: `Slurm job ${id} reached its time limit`,
    hint: 'raise "time-limit-minutes" in the site file, or shorten the point',
  }),
  DEADLINE: ({ id }) => ({
    code: 'INFX190',
    blame: 'user',
    message: `Slurm job ${id} passed its deadline`,
    hint: 'remove the deadline from "sbatch-options" of the site file',
  }),
}
