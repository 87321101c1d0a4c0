/**
 * The batch script of a point: find the nodes, write the engine's files, one `srun` per process, watch, end together.
 * It needs nothing of the watcher: a person can submit the file by hand.
 */
import type { EngineProcess, EngineSpec } from '../../engines/engine.ts'
import { nodesOf } from '../allocation.ts'
import type { Mount } from '../launcher.ts'
import { ownedName, ownerComment } from '../owner.ts'
import type { Owner } from '../owner.ts'
import { shellCommand, shellWord } from '../shell-words.ts'
import type { ContainerSettings, SlurmSettings } from '../site.ts'
import { containerWords, imageSource, importScript } from './container-words.ts'
import type { ImageSource } from './container-words.ts'
import { groupOfNode } from './groups.ts'
import type { NodeGroup } from './groups.ts'
import { jobFileNames } from './job-files.ts'
import { watchLines } from './script-watch.ts'

export interface JobScript {
  readonly spec: EngineSpec
  /** Without the process that watches: a person submits it, and nothing of ours ends it. */
  readonly owner: Owner | Pick<Owner, 'run' | 'attempt' | 'point'>
  readonly groups: readonly NodeGroup[]
  readonly slurm: SlurmSettings
  readonly container: ContainerSettings
  readonly image?: string
  readonly mounts: readonly Mount[]
  readonly timeLimitSeconds: number
  readonly gpusPerNode: number
  readonly exclude: readonly string[]
  /** Folder of job files, shared by all nodes. */
  readonly dir: string
  readonly logPaths: Readonly<Record<string, string>>
}

/** Log of what happens before and around the processes. */
export const batchRole = 'batch'
/** Role under which a failed import of an image is told. */
export const imageRole = 'image'

export function renderJobScript(job: JobScript): string {
  const blocks = [
    '#!/usr/bin/env bash',
    job.groups.map((group) => directives(job, group)).join('\n#SBATCH hetjob\n'),
    `set -u\ndir=${shellWord(job.dir)}`,
    labelLines(job.owner),
    nodeLines(job),
    ...imagesOf(job).map((image) => importLines(job, image)),
    ...(job.spec.files ?? []).map(fileLines),
    allocationLines,
    watchLines.start,
    ...job.spec.processes.map((process) => processLines(job, process)),
    watchLines.loop,
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function directives(job: JobScript, group: NodeGroup): string {
  const { slurm } = job
  const gres = gresWord(group, job.gpusPerNode)
  const words = [
    `--job-name=${ownedName(job.owner)}`,
    ...('pid' in job.owner ? [`--comment=${ownerComment(job.owner)}`] : []),
    `--partition=${group.partition}`,
    ...(slurm.account === undefined ? [] : [`--account=${slurm.account}`]),
    ...(slurm.qos === undefined ? [] : [`--qos=${slurm.qos}`]),
    ...(group.constraint === undefined ? [] : [`--constraint=${group.constraint}`]),
    `--nodes=${group.nodes}`,
    '--ntasks-per-node=1',
    ...(gres === undefined ? [] : [`--gres=${gres}`]),
    ...(slurm.isExclusive ? ['--exclusive'] : []),
    ...(slurm.memory === undefined ? [] : [`--mem=${slurm.memory}`]),
    `--time=${Math.ceil(job.timeLimitSeconds / 60)}`,
    ...(job.exclude.length === 0 ? [] : [`--exclude=${job.exclude.join(',')}`]),
    // A job that Slurm starts again would run while nobody waits for it.
    '--no-requeue',
    '--open-mode=append',
    `--output=${job.logPaths[batchRole] ?? '/dev/null'}`,
    ...optionWords(slurm.sbatchOptions),
  ]
  return words.map((word) => `#SBATCH ${word}`).join('\n')
}

const labelLines = ({ run, attempt, point }: JobScript['owner']): string =>
  `export INFX_RUN=${shellWord(run)} INFX_ATTEMPT=${attempt} INFX_POINT=${point}`

const optionWords = (options: Readonly<Record<string, string | true>>): readonly string[] =>
  Object.entries(options).map(([name, value]) => (value === true ? `--${name}` : `--${name}=${value}`))

const gresWord = (group: NodeGroup, gpus: number): string | undefined =>
  group.gres === 'none' || gpus === 0 ? undefined : group.gres.replace('{gpus}', String(gpus))

/** Names in the order of the engine's nodes, and where the others reach each of them. */
function nodeLines({ groups, slurm }: JobScript): string {
  const lists = groups.map((_, group) =>
    groups.length === 1
      ? 'add_nodes "$SLURM_JOB_NODELIST"'
      : `add_nodes "$SLURM_JOB_NODELIST_HET_GROUP_${group}"`,
  )
  const iface = slurm['network-interface']
  const find = iface === undefined ? schedulerAddress : interfaceAddress(iface, groups)
  return [
    'names=() addresses=()',
    'add_nodes() { local name; for name in $(scontrol show hostnames "$1"); do names+=("$name"); done; }',
    ...lists,
    ...find,
    'for name in "${names[@]}"; do addresses+=("$(address_of "$name")"); done',
  ].join('\n')
}

/** The scheduler may know nodes by name; engines bind addresses. The scheduler is asked again when it is busy. */
const schedulerAddress = [
  'address_of() {',
  '  local found tries',
  '  for tries in 1 2 3 4 5; do',
  '    found=$(scontrol show node --oneliner "$1" | sed -n "s/.* NodeAddr=\\([^ ]*\\) .*/\\1/p")',
  '    if [ -n "$found" ]; then break; fi',
  '    sleep 2',
  '  done',
  '  case ${found:=$1} in *[!0-9.]*) getent ahostsv4 "$found" | sed -n "1s/ .*//p" ;; *) echo "$found" ;; esac',
  '}',
]

function interfaceAddress(iface: string, groups: readonly NodeGroup[]): readonly string[] {
  const ask = `'echo "$SLURMD_NODENAME $(ip -o -4 addr show dev "$1" | sed -n "1s/.* inet \\([^ /]*\\).*/\\1/p")"'`
  return [
    'found_addresses=$(',
    ...groups.map(
      ({ nodes }, group) =>
        `  srun --overlap --nodes=${nodes} --ntasks=${nodes} --ntasks-per-node=1${hetWord(groups, group)} bash -c ${ask} _ ${shellWord(iface)}`,
    ),
    ')',
    'address_of() { sed -n "s/^$1 //p" <<<"$found_addresses"; }',
  ]
}

const hetWord = (groups: readonly NodeGroup[], group: number): string =>
  groups.length === 1 ? '' : ` --het-group=${group}`

function imagesOf(job: JobScript): readonly ImageSource[] {
  if (job.container.runtime !== 'pyxis') return []
  const names = new Set(job.spec.processes.map(({ image }) => image ?? job.image))
  return [...names]
    .map((name) => imageSource(name, job.container))
    .filter(({ cached }) => cached !== undefined)
}

function importLines(job: JobScript, { cached }: ImageSource): string {
  if (!cached) return ''
  const seconds = String(Math.ceil(job.container.imageTimeoutMs / 1_000))
  const words = ['bash', '-c', importScript, '_', cached.uri, cached.file, seconds].map(shellWord)
  return [
    `srun --overlap --nodes=1 --ntasks=1 ${words.join(' ')} || {`,
    `  echo "${imageRole} $?" > "$dir/${jobFileNames.ended}"`,
    '  exit 1',
    '}',
  ].join('\n')
}

const fileLines = ({ path, text }: { readonly path: string; readonly text: string }): string =>
  `mkdir -p "$(dirname ${shellWord(path)})"\nprintf '%s' ${shellWord(text)} > ${shellWord(path)}`

const allocationLines = [
  '{',
  '  echo "$SLURM_JOB_ID"',
  '  for node in "${!names[@]}"; do echo "${names[node]} ${addresses[node]}"; done',
  `} > "$dir/${jobFileNames.allocation}.part"`,
  `mv "$dir/${jobFileNames.allocation}.part" "$dir/${jobFileNames.allocation}"`,
].join('\n')

function processLines(job: JobScript, process: EngineProcess): string {
  const log = shellWord(job.logPaths[process.role] ?? '/dev/null')
  // Slurm sets CUDA_VISIBLE_DEVICES of a task from the step's GPUs: the engine's own values must come after that.
  const env = { ...job.container.environment, ...process.env }
  const words = [
    `launch ${shellWord(process.role)} ${log}`,
    srunWords(job, process).join(' '),
    ...Object.entries(env).map(
      ([name, value], index) => `${index === 0 ? 'env ' : ''}${shellWord(`${name}=${value}`)}`,
    ),
    process.argv.map(shellWord).join(' '),
  ]
  return shellCommand(words)
}

function srunWords(job: JobScript, process: EngineProcess): readonly string[] {
  const nodes = nodesOf(process)
  const [first = 0] = nodes
  const group = groupOfNode(job.groups, first)
  const gpus = process.gpus === 0 ? 0 : job.gpusPerNode
  const gres = job.groups[group] ? gresWord(job.groups[group], gpus) : undefined
  const isMpi = process.placement?.start === 'mpi' && process.gpus > 1
  const tasks = isMpi ? process.gpus : nodes.length
  const list = nodes.map((node) => `"\${names[${node}]}"`).join(',')
  const words = [
    ...(isMpi ? [`--mpi=${job.slurm.mpi}`] : []),
    // Steps share the nodes: several processes run on one, and each says itself which GPUs it uses.
    '--overlap',
    '--unbuffered',
    '--cpu-bind=none',
    `--nodes=${nodes.length}`,
    `--ntasks=${tasks}`,
    ...(gres === undefined ? [] : [`--gres=${gres}`]),
    ...optionWords(job.slurm.srunOptions),
    ...(job.container.runtime === 'pyxis'
      ? containerWords(imageSource(process.image ?? job.image, job.container), job.mounts)
      : []),
  ].map(shellWord)
  return ['srun', ...words, `--nodelist=${list}${hetWord(job.groups, group)}`]
}
