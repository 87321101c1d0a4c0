/** Every check of a machine, and what they come to. */
import type { Check, CheckContext, RunCheck } from './check.ts'
import { clockChecks } from './checks/clock.ts'
import { containerChecks } from './checks/containers.ts'
import { gpuChecks } from './checks/gpus.ts'
import { leftoverChecks } from './checks/leftovers.ts'
import { portChecks } from './checks/ports.ts'
import { runnerChecks } from './checks/runner.ts'
import { slurmChecks } from './checks/slurm.ts'
import { diskChecks, imageCacheChecks, modelChecks } from './checks/storage.ts'

/** In the order in which they are told. */
const all: readonly RunCheck[] = [
  gpuChecks,
  containerChecks,
  slurmChecks,
  diskChecks,
  modelChecks,
  imageCacheChecks,
  clockChecks,
  portChecks,
  leftoverChecks,
  runnerChecks,
]

/** All at once: one tool that hangs delays nothing else. */
export const examine = async (context: CheckContext): Promise<readonly Check[]> =>
  (await Promise.all(all.map((run) => run(context)))).flat()

export const hasFault = (checks: readonly Check[]): boolean => checks.some(({ state }) => state === 'fault')

const marks = { ok: '✓ ok     ', warning: '! warning', fault: '✗ fault  ', absent: '- absent ' } as const

/** One line each, the fix on the next. What tools say is one line of plain characters. */
export function renderChecks(checks: readonly Check[], plain: (text: string) => string): string {
  const width = Math.max(...checks.map(({ name }) => name.length))
  const lines = checks.flatMap(({ name, state, says, fix }) => [
    `${marks[state]}  ${plain(name).padEnd(width)}  ${plain(says)}`,
    ...(fix === undefined ? [] : [`${' '.repeat(marks[state].length + width + 4)}→ ${plain(fix)}`]),
  ])
  const count = (state: Check['state']): number => checks.filter((check) => check.state === state).length
  const total = `${count('ok')} ok, ${count('warning')} to look at, ${count('fault')} faults, ${count('absent')} absent`
  return `${lines.join('\n')}\n${total}\n`
}
