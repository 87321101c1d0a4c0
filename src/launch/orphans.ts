/** What an earlier run left on the machine or the cluster, because its process was killed. Only what names us is touched. */
import '../core/problems/launch.ts'
import { problem } from '../core/problems/catalogue.ts'
import type { Problem } from '../core/problem.ts'
import { ownerState } from './owner.ts'
import type { Owner, OwnerState } from './owner.ts'

export interface Leftover {
  readonly kind: 'Slurm job' | 'container' | 'process'
  readonly id: string
  readonly name: string
  readonly owner: Owner
  readonly state: OwnerState
}

/** What a scheduler or container runtime has that carries our label, whoever watches it. */
export interface LeftoverSource {
  /** Rejects with ProblemError (INFX192) when it cannot be asked, or with the signal's reason. */
  list(signal?: AbortSignal): Promise<readonly Omit<Leftover, 'state'>[]>
  /** Ends exactly this one and waits until it is gone; when the signal is aborted, it waits no longer. */
  end(id: string, signal?: AbortSignal): Promise<void>
}

export async function findLeftovers(
  source: LeftoverSource,
  signal?: AbortSignal,
): Promise<readonly Leftover[]> {
  const found = await source.list(signal)
  return Promise.all(found.map(async (item) => ({ ...item, state: await ownerState(item.owner) })))
}

/**
 * Ends what belonged to a process of this host that is gone. A job of another host may be watched there, so it is left
 * alone. One INFX196 per ended one; rejects with ProblemError when something could not be asked or ended.
 */
export async function endOrphans(source: LeftoverSource, signal?: AbortSignal): Promise<readonly Problem[]> {
  const orphans = (await findLeftovers(source, signal)).filter(({ state }) => state === 'orphan')
  await Promise.all(orphans.map(({ id }) => source.end(id, signal)))
  return orphans.map(({ kind, id, name }) =>
    problem('INFX196', `${kind} ${id} (${name}) was left over from a run that is gone, and was ended`),
  )
}
