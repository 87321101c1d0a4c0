/** What the scheduler writes into the log of a job that it ends or cannot start. */
import type { FailureRow } from './row.ts'

export const schedulerFailures: readonly FailureRow[] = [
  {
    id: 'node-failed',
    pattern:
      /DUE TO NODE FAILURE|Node failure on|a node of Slurm job \S+ (failed|did not start|could not start)/i,
    cause: 'a node of the job failed',
    blame: 'infra',
    hint: 'the point is retried; exclude the node in the site file until it is repaired',
    retriable: true,
  },
  {
    id: 'preempted',
    pattern: /DUE TO PREEMPTION|was preempted/i,
    cause: 'the job was preempted by another one',
    blame: 'infra',
    hint: 'use a partition or quality of service that is not preempted',
    retriable: true,
  },
  {
    id: 'time-limit',
    pattern: /DUE TO TIME LIMIT|reached its time limit|passed its deadline/i,
    cause: 'the job reached its time limit',
    blame: 'user',
    hint: 'raise "time-limit-minutes" in the site file, or shorten the point',
    retriable: false,
  },
  {
    id: 'task-launch',
    pattern:
      /Task launch for StepId=\S+ failed on node|Unable to create step for job|slurmd.{0,80}(prolog|Prolog) (error|failed)/i,
    cause: 'a node could not start its part of the job',
    blame: 'infra',
    hint: 'see slurmd’s log on the node; the point is retried',
    retriable: true,
  },
  {
    id: 'mpi-plugin',
    pattern:
      /(cannot find|Couldn't find|Invalid).{0,60}mpi.{0,20}(plugin|type)|mpi\/pmix\S*: .{0,40}(ERROR|error)|PMIX_ERR\S*/i,
    cause: 'the scheduler cannot start MPI tasks the way the engine needs',
    blame: 'infra',
    hint: '"srun --mpi=list" tells what there is; name it as "mpi" in the site file',
    retriable: false,
  },
  {
    id: 'scheduler-silent',
    pattern:
      /Unable to contact slurm controller|Socket timed out on send\/recv operation|Zero Bytes were transmitted or received|Communication connection failure/i,
    cause: 'the scheduler did not answer',
    blame: 'infra',
    hint: 'scontrol ping tells whether its controller lives; the point is retried',
    retriable: true,
  },
  {
    id: 'cancelled',
    // A step is also cancelled by the end of another one, which is then the cause.
    pattern: /\*\*\* JOB \S+ ON \S+ CANCELLED AT|was cancelled from outside/i,
    cause: 'the job was cancelled from outside',
    blame: 'infra',
    hint: 'somebody, or a rule of the cluster, cancelled it',
    retriable: true,
  },
]
