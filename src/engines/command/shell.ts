/** A plan as shell text that a person can paste: placeholders become variables that are set on top. */
import type { EnginePlan, PlannedFile, PlannedProcess, Preparation } from './engine-plan.ts'
import { partsOf, placeholdersOf } from './text.ts'
import type { Placeholder, Text } from './text.ts'

export interface ShellOptions {
  /** `docker`: each process in a container of its image; `bare`: as started inside the container. */
  readonly form: 'docker' | 'bare'
  /** Name of the model on the hub, the usual value of the model's place in the bare form. */
  readonly model: string
}

/** Variables to set · files · processes in start order, each under a comment that says where it is to be run. */
export function shellText(plan: EnginePlan, options: ShellOptions): string {
  const blocks = [
    variableLines(plan, options),
    plan.preparations.map(preparationText).join('\n'),
    ...plan.files.map(fileText),
    partsText(plan),
    ...plan.processes.map((process) => processText(plan, process, options)),
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

/** Nothing of it is a script to run from top to bottom: every part serves until it is stopped. */
function partsText({ processes, nodes }: EnginePlan): string {
  if (processes.length === 1) return ''
  const where = nodes === 1 ? 'one node' : `${nodes} nodes`
  return [
    `# ${processes.length} parts on ${where}, to be started in this order. Each serves until it is stopped: give it a shell of its own,`,
    '# and set there what stands above. etcd, NATS and Mooncake must listen before the workers start.',
  ].join('\n')
}

/** Inside every container of the plan, before its process. */
function preparationText(step: Preparation): string {
  if (step.kind === 'setup-script') return `# first, in every container: bash ${shellWord(step.path)}`
  return step.source === 'hash'
    ? `# first, in every container: Dynamo built from commit ${step.value}`
    : `# first, in every container: pip install ai-dynamo==${shellWord(step.value)} ai-dynamo-runtime==${shellWord(step.value)}`
}

const kinds = ['node-address', 'node-name', 'model-path', 'draft-model-path', 'work-dir', 'job-id'] as const

function variableLines(plan: EnginePlan, options: ShellOptions): string {
  const used = new Map<string, Placeholder>()
  const texts = [
    ...plan.files.map((file) => file.text),
    ...plan.processes.flatMap(({ argv, env }) => [...argv, ...Object.values(env)]),
  ]
  for (const placeholder of texts.flatMap(placeholdersOf)) used.set(variable(placeholder), placeholder)
  if (plan.files.length > 0) used.set('WORK_DIR', { kind: 'work-dir' })
  return [...used]
    .sort(([, a], [, b]) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || nodeOf(a) - nodeOf(b))
    .map(([name, placeholder]) => `${name}=\${${name}${usual(placeholder, plan, options)}}`)
    .join('\n')
}

const nodeOf = (placeholder: Placeholder): number => ('node' in placeholder ? placeholder.node : 0)

function variable(placeholder: Placeholder): string {
  switch (placeholder.kind) {
    case 'node-address':
      return `NODE${placeholder.node}_IP`
    case 'node-name':
      return `NODE${placeholder.node}_NAME`
    case 'model-path':
      return 'MODEL_PATH'
    case 'draft-model-path':
      return 'DRAFT_MODEL_PATH'
    case 'work-dir':
      return 'WORK_DIR'
    case 'job-id':
      return 'JOB_ID'
  }
}

/** `:-value` where something sensible exists, else `:?what is wanted`, at which the shell stops. */
function usual(placeholder: Placeholder, plan: EnginePlan, { form, model }: ShellOptions): string {
  switch (placeholder.kind) {
    case 'node-address':
      return plan.nodes === 1 ? ':-127.0.0.1' : `:?address of node ${placeholder.node}`
    case 'node-name':
      return plan.nodes === 1 ? ':-localhost' : `:?name of node ${placeholder.node}`
    case 'model-path':
      return form === 'docker' ? ':?folder of the model on every node' : `:-${model}`
    case 'draft-model-path':
      return ':?folder of the draft model on every node'
    case 'work-dir':
      return ':-/tmp/infx-work'
    case 'job-id':
      return ':-by-hand'
  }
}

function fileText({ name, text }: PlannedFile): string {
  const body = partsOf(text)
    .map((part) => (typeof part === 'string' ? part.replace(/[\\$`]/g, '\\$&') : `\${${variable(part)}}`))
    .join('')
  return `mkdir -p "$WORK_DIR" && cat > "$WORK_DIR/${name}" <<INFX_END\n${body.replace(/\n$/, '')}\nINFX_END`
}

function processText(plan: EnginePlan, process: PlannedProcess, options: ShellOptions): string {
  const nodes = process.nodes.length === 1 ? 'node' : 'nodes'
  const gpus = process.gpuIndices.length === 0 ? '' : ` · GPUs ${process.gpuIndices.join(',')}`
  const where = `on ${nodes} ${process.nodes.join(',')}${gpus}`
  const heading =
    plan.processes.length === 1 ? `# ${process.role} ${where}` : `# ---- ${process.role}: run this ${where}`
  const launch = launchWords(process)
  const words = wrapped(process.argv.map(shellWord))
  const command = launch === '' ? words : `${launch} \\\n  ${words}`
  if (options.form === 'bare') {
    const env = Object.entries(process.env).map(([name, value]) => `${name}=${shellWord(value)} \\\n`)
    return `${heading}\n${env.join('')}${command}`
  }
  return `${heading}\n${wrapped(dockerWords(plan, process))} \\\n  ${command}`
}

/** One MPI task per GPU; on one node mpirun starts them, over several the scheduler does. */
function launchWords({ start, nodes, gpuIndices }: PlannedProcess): string {
  const tasks = nodes.length * gpuIndices.length
  if (start === 'plain' || tasks <= 1) return ''
  return nodes.length === 1
    ? `mpirun -n ${tasks} --oversubscribe --allow-run-as-root`
    : `srun --mpi=pmix --nodes=${nodes.length} --ntasks=${tasks}`
}

function dockerWords(plan: EnginePlan, process: PlannedProcess): readonly string[] {
  const uses = new Set([...process.argv, ...Object.values(process.env)].flatMap(placeholdersOf).map(variable))
  const folders = ['MODEL_PATH', 'DRAFT_MODEL_PATH'].filter((name) => uses.has(name))
  const hasGpus = process.gpuIndices.length > 0
  return [
    ...['docker', 'run', '--rm', '--network=host'],
    ...(hasGpus
      ? ['--gpus=all', '--ipc=host', '--shm-size=32g', '--ulimit=memlock=-1', '--ulimit=stack=67108864']
      : []),
    ...folders.map((name) => `--volume="$${name}:$${name}:ro"`),
    ...(uses.has('WORK_DIR') ? ['--volume="$WORK_DIR:$WORK_DIR"'] : []),
    ...Object.entries(process.env).map(([name, value]) => `--env=${name}=${shellWord(value)}`),
    "--entrypoint=''",
    shellWord(process.image ?? plan.image),
  ]
}

/** A flag and its values share a line; lines are continued. */
function wrapped(words: readonly string[]): string {
  const lines: string[] = []
  for (const [index, word] of words.entries()) {
    const last = lines.at(-1)
    if (last === undefined || (index > 0 && word.startsWith('--'))) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines.join(' \\\n  ')
}

const safe = /^[\w@%+=:,./-]+$/

/** One word for a POSIX shell: literals single-quoted where needed, placeholders as quoted variables. */
export function shellWord(from: Text): string {
  const parts = partsOf(from)
  if (parts.every((part) => part === '')) return "''"
  return parts
    .map((part) => {
      if (typeof part !== 'string') return `"$${variable(part)}"`
      return safe.test(part) ? part : `'${part.replaceAll("'", String.raw`'\''`)}'`
    })
    .join('')
}
