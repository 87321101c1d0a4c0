/** Jobs in the queue that carry our label. */
import '../../core/problems/launch.ts'
import { problem } from '../../core/problems/catalogue.ts'
import { ProblemError } from '../../core/problem.ts'
import type { LeftoverSource } from '../orphans.ts'
import { ownedName, ownerFromComment } from '../owner.ts'
import type { Scheduler } from './scheduler.ts'
import { stopJob } from './stop.ts'

export const slurmLeftovers = (scheduler: Scheduler): LeftoverSource => ({
  async list(signal) {
    const jobs = await scheduler.ownJobs(signal ? { signal } : {})
    if (jobs.kind === 'silent') {
      throw new ProblemError([problem('INFX192', `the queue cannot be read: ${jobs.reason}`)])
    }
    return jobs.value.flatMap(({ id, name, comment }) => {
      const owner = ownerFromComment(comment)
      // Name and comment must both be ours: a copied comment alone proves nothing.
      return owner && name === ownedName(owner) ? [{ kind: 'Slurm job', id, name, owner } as const] : []
    })
  },
  end: (id, signal) => stopJob(id, scheduler, undefined, signal),
})
