/** Handing a script to the scheduler, and learning the job's id even when the answer got lost. */
import '../../core/problems/launch.ts'
import { problem } from '../../core/problems/catalogue.ts'
import { ProblemError } from '../../core/problem.ts'
import { ownedName, ownerComment } from '../owner.ts'
import type { Owner } from '../owner.ts'
import { toolComplaint } from '../tool.ts'
import type { Scheduler } from './scheduler.ts'

/**
 * The job's id. Throws ProblemError: INFX191 when it was refused, INFX192 when the scheduler did not answer and the job
 * is not in its queue either.
 */
export async function submit(scheduler: Scheduler, scriptPath: string, owner: Owner): Promise<string> {
  // Not cut short by an abort: a job whose id nobody knows could not be cancelled.
  const result = await scheduler.call(['sbatch', '--parsable', scriptPath])
  if (result.kind === 'ended' && result.code === 0) {
    const id = /^(\d+)/m.exec(result.stdout)?.[1]
    if (id !== undefined) return id
  }
  const complaint = toolComplaint(result)
  if (result.kind === 'absent') {
    throw new ProblemError([
      problem('INFX192', `sbatch cannot be started: ${complaint}`, {
        hint: 'install Slurm’s commands on this machine',
      }),
    ])
  }
  const submitted = await findSubmitted(scheduler, owner)
  if (submitted !== undefined) return submitted
  const isRefusal =
    result.kind === 'ended' && !/unable to contact|timed out|communication|connect/i.test(complaint)
  throw new ProblemError([problem(isRefusal ? 'INFX191' : 'INFX192', `sbatch failed: ${complaint}`)])
}

/** The queue is asked for our own comment, which names this process. */
export async function findSubmitted(scheduler: Scheduler, owner: Owner): Promise<string | undefined> {
  const jobs = await scheduler.ownJobs()
  if (jobs.kind === 'silent') return undefined
  return jobs.value.find(({ name, comment }) => name === ownedName(owner) && comment === ownerComment(owner))
    ?.id
}
