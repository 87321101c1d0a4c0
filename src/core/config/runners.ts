/** The runner configuration: labels, the machines behind them, and their hardware. */
import '../problems/config.ts'
import type { Problem } from '../problem.ts'
import { firstProblems, hasErrors } from '../problem.ts'
import { problem } from '../problems/catalogue.ts'
import { runners as validateRunners } from '../schema/runners.validator.generated.ts'
import type { RunnerConfig } from '../schema/runners.generated.ts'
import { loadYaml } from '../../yaml.ts'
import type { TextFile } from '../plan/snapshot.ts'
import { schemaProblems } from './schema-problems.ts'
import { remembered } from '../remembered.ts'

/** Hardware of one node. */
export interface NodeHardware {
  /** CPU memory that is free for use, in MiB. */
  readonly availableCpuDramMib: number
  readonly gpusPerNode: number
}

export interface Runners {
  readonly file: string
  readonly labels: ReadonlyMap<string, readonly string[]>
  /** Hardware as declared, by label. */
  readonly hardware: ReadonlyMap<string, NodeHardware>
}

export interface LoadedRunners {
  /** Absent when the file has errors. */
  readonly runners?: Runners
  readonly problems: readonly Problem[]
}

/** Reads runners.yaml; every problem at once. */
export function loadRunners(file: TextFile): LoadedRunners {
  const document = loadYaml(file.text, file.path, { ambiguous: 'error' })
  if (document.value === undefined) return { problems: document.problems }
  const problems = [...document.problems]
  const value = document.value
  if (!isRunnerConfig(value)) {
    problems.push(...schemaProblems(validateRunners, value, document.placeOf, document.problems))
    return { problems: firstProblems(problems) }
  }
  for (const label of Object.keys(value.hardware ?? {})) {
    if (Object.hasOwn(value.labels, label)) continue
    const at = document.placeOf(['hardware', label], 'key')
    const message = `hardware of "${label}", which is not a runner label`
    problems.push(problem('INFX023', message, { severity: 'warning', ...(at ? { at } : {}) }))
  }
  if (hasErrors(problems)) return { problems }
  return { runners: toRunners(file.path, value), problems }
}

const isRunnerConfig = (value: unknown): value is RunnerConfig => validateRunners(value)

const toRunners = (file: string, config: RunnerConfig): Runners => ({
  file,
  labels: new Map(Object.entries(config.labels)),
  hardware: new Map(
    Object.entries(config.hardware ?? {}).map(([label, node]) => [
      label,
      { availableCpuDramMib: node['available-cpu-dram-mib'], gpusPerNode: node['gpus-per-node'] },
    ]),
  ),
})

/**
 * GPUs of a node behind a label: as declared for the label itself, else what every label with hardware that shares a
 * machine with it agrees on; undefined when unknown.
 */
export function gpusPerNode(runners: Runners | undefined, label: string): number | undefined {
  const own = runners?.hardware.get(label)
  if (own || !runners) return own?.gpusPerNode
  const known = sharedNodes(runners)
  if (!known.has(label)) known.set(label, gpusOfSharedNodes(runners, label))
  return known.get(label)
}

/** Asked for by every point: answers per label of one runner configuration. */
const sharedNodes = remembered((_runners: Runners) => new Map<string, number | undefined>())

function gpusOfSharedNodes(runners: Runners, label: string): number | undefined {
  const machines = new Set(runners.labels.get(label))
  const found = new Set<number>()
  for (const [other, hardware] of runners.hardware) {
    if (runners.labels.get(other)?.some((machine) => machines.has(machine))) found.add(hardware.gpusPerNode)
  }
  const [only] = found
  return found.size === 1 ? only : undefined
}
