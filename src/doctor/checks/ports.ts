/** Ports that engines take on this machine. */
import { usualPlanOptions } from '../../engines/command/engine-plan.ts'
import { portBases } from '../../engines/command/ports.ts'
import { absent, ok, usesSlurm, warning } from '../check.ts'
import type { Check, CheckContext } from '../check.ts'

export async function portChecks({ machine, site }: CheckContext): Promise<readonly Check[]> {
  if (usesSlurm(site)) return [absent('ports', 'engines listen on the nodes, not on this machine')]
  const wanted = { endpoint: usualPlanOptions.publicPort, ...portBases }
  const free = await Promise.all(
    Object.entries(wanted).map(async ([name, port]) => ({
      name,
      port,
      isFree: await machine.isPortFree(port),
    })),
  )
  const taken = free.filter(({ isFree }) => !isFree)
  if (taken.length === 0) return [ok('ports', `the usual ${free.length} are free`)]
  const list = taken.map(({ name, port }) => `${port} (${name})`).join(', ')
  const fix =
    'right while a point runs; otherwise "ss -ltnp" names who listens: end it, or an engine cannot start'
  return [warning('ports', `taken: ${list}`, fix)]
}
