/** Jobs, containers and processes that carry our label. */
import { ProblemError } from '../../core/problem.ts'
import { findLeftovers } from '../../launch/orphans.ts'
import type { LeftoverSource } from '../../launch/orphans.ts'
import { containerSettings } from '../../launch/site.ts'
import { toolComplaint } from '../../launch/tool.ts'
import type { ToolResult } from '../../tool-call.ts'
import { absent, fault, ok, warning } from '../check.ts'
import type { Check, CheckContext, Machine } from '../check.ts'

const answerMs = 20_000

export async function leftoverChecks({ machine, site }: CheckContext): Promise<readonly Check[]> {
  const command = site ? containerSettings(site).docker.command : ['docker']
  const [docker, slurm] = await Promise.all([
    machine.call([...command, 'version'], answerMs),
    machine.call(['squeue', '--version'], answerMs),
  ])
  return [
    docker.kind === 'ended' && docker.code === 0
      ? await sourceCheck('leftover containers', machine.containerLeftovers(command), (id) =>
          [...command, 'rm', '--force', id.slice(0, 12)].join(' '),
        )
      : absent('leftover containers', 'no container runtime answers here'),
    await jobCheck(machine, slurm),
    await processCheck({ machine }),
  ]
}

async function jobCheck(machine: Machine, squeue: ToolResult): Promise<Check> {
  const name = 'leftover jobs'
  if (squeue.kind === 'absent') return absent(name, 'Slurm’s commands are not on this machine')
  if (squeue.kind === 'ended' && squeue.code === 0)
    return sourceCheck(name, machine.slurmLeftovers(), (id) => `scancel ${id}`)
  return warning(
    name,
    `squeue does not run: ${toolComplaint(squeue)}`,
    'mend Slurm’s commands on this machine',
  )
}

async function sourceCheck(
  name: string,
  source: LeftoverSource,
  end: (id: string) => string,
): Promise<Check> {
  let found
  try {
    found = await findLeftovers(source)
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    return warning(name, error.problems.map(({ message }) => message).join('; '), 'ask again when it answers')
  }
  const orphans = found.filter(({ state }) => state === 'orphan')
  const elsewhere = found.filter(({ state }) => state === 'elsewhere').length
  const watched = found.filter(({ state }) => state === 'watched').length
  if (orphans.length > 0) {
    const fix = `the next point here ends them; or at once: ${orphans.map(({ id }) => end(id)).join('; ')}`
    return fault(name, `nobody watches ${orphans.map((item) => item.name).join(', ')}`, fix)
  }
  const rest = [
    ...(watched > 0 ? [`${watched} watched from here`] : []),
    ...(elsewhere > 0 ? [`${elsewhere} of other machines`] : []),
  ]
  return ok(name, rest.length === 0 ? 'none' : rest.join(', '))
}

async function processCheck({ machine }: Pick<CheckContext, 'machine'>): Promise<Check> {
  const name = 'leftover processes'
  const found = await machine.ownProcesses()
  const orphans = found.filter(({ watched }) => !watched)
  if (orphans.length === 0) return ok(name, found.length === 0 ? 'none' : `${found.length} watched from here`)
  const list = orphans.map(({ pid, point }) => `${pid} (${point})`).join(', ')
  return fault(name, `nobody watches ${list}`, `kill ${orphans.map(({ pid }) => pid).join(' ')}`)
}
