/** A point as a script to repeat it by hand: where, what is started, what drives load, what it came to. Pure. */
import { shellWord } from '../launch/shell-words.ts'

/** Values of the machine that stand in rendered commands until the script names its own. */
export const standIns = {
  WORK: '/INFX-REPRO-WORK',
  REPO: '/INFX-REPRO-REPOSITORY',
  PORT: '64999',
  PYTHON: '/INFX-REPRO-PYTHON',
} as const

export type Variable = keyof typeof standIns

export interface ScriptCommand {
  /** What it is, for a comment and its log. */
  readonly name: string
  readonly argv: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** Where it runs; the caller's folder when absent. */
  readonly cwd?: string
}

export interface ScriptFile {
  readonly path: string
  readonly text: string
}

export interface ReproScript {
  /** Comment lines on top. */
  readonly facts: readonly string[]
  /** Commit that was measured; absent when the plan does not say. */
  readonly commit?: string
  readonly repoDir: string
  /** argv that starts this product. */
  readonly self: readonly string[]
  /** Interpreter of the client, where it is a Python program. */
  readonly python?: string
  readonly files: readonly ScriptFile[]
  readonly engine:
    | {
        readonly kind: 'processes'
        readonly processes: readonly ScriptCommand[]
        readonly healthUrl: string
        readonly timeoutSeconds: number
      }
    | SlurmJob
    /** To be pasted, process by process, where each belongs. */
    | { readonly kind: 'paste'; readonly text: string; readonly healthUrl: string }
  /** Lines of comment, files that name the engine's nodes, and commands, one after the other. */
  readonly client: {
    readonly notes: readonly string[]
    readonly files: readonly ScriptFile[]
    readonly commands: readonly ScriptCommand[]
  }
  /** Words after `infx` that judge what the client left. */
  readonly judge?: readonly string[]
}

/** The batch script that the launcher submits, and where it tells which nodes it got. */
export interface SlurmJob {
  readonly kind: 'slurm'
  readonly script: ScriptFile
  readonly allocationPath: string
  readonly endedPath: string
  readonly logDir: string
  readonly healthUrl: string
  readonly timeoutSeconds: number
}

/** Bash. Processes are started and stopped by the script itself, or pasted by a person before it goes on. */
export function renderReproScript(script: ReproScript): string {
  const blocks = [
    ['#!/usr/bin/env bash', ...script.facts.map((fact) => `# ${fact.replace(/\s+/g, ' ')}`)].join('\n'),
    variables(script),
    checkout(script),
    ...script.files.map(fileText),
    engineText(script.engine),
    clientText(script.client),
    ...(script.judge === undefined
      ? []
      : [`# What it came to, beside the kept result\n"\${infx[@]}" ${script.judge.map(word).join(' ')}`]),
  ]
  return `${blocks.join('\n\n')}\n`
}

function engineText(engine: ReproScript['engine']): string {
  switch (engine.kind) {
    case 'processes':
      return processesText(engine)
    case 'slurm':
      return slurmText(engine)
    case 'paste':
      return pasteText(engine)
  }
}

const variables = ({ repoDir, self, python }: ReproScript): string =>
  [
    'set -euo pipefail',
    `REPO=\${REPO:-${shellWord(repoDir)}}`,
    'WORK=${WORK:-$(mktemp -d)}',
    'PORT=${PORT:-18000}',
    ...(python === undefined ? [] : [`PYTHON=\${PYTHON:-${shellWord(python)}}`]),
    `infx=(${self.map(shellWord).join(' ')})`,
    'mkdir -p "$WORK/logs"',
    'echo "logs and results: $WORK"',
  ].join('\n')

/** Never done by the script: the tree may hold somebody's work. */
function checkout({ commit }: ReproScript): string {
  if (commit === undefined) return '# The plan names no commit: it was made from the files as they were.'
  return [
    `# The commit that was measured, beside the tree: git -C "$REPO" worktree add "$WORK/repo" ${commit} && REPO=$WORK/repo`,
    `if [ "$(git -C "$REPO" rev-parse HEAD 2>/dev/null)" != ${commit} ]; then echo "note: $REPO is not at ${commit}" >&2; fi`,
  ].join('\n')
}

const { WORK, REPO, PYTHON, PORT } = standIns
/** Stand-ins, and the marks of nodes that the scheduler has yet to choose (launch/allocation.ts). */
const pattern = new RegExp(`${WORK}|${REPO}|${PYTHON}|(?<!\\d)${PORT}(?!\\d)|\\{infx:address:(\\d+)\\}`)
const names = Object.fromEntries(Object.entries(standIns).map(([name, value]) => [value, name]))

function parts(text: string): readonly { readonly text: string; readonly isVariable: boolean }[] {
  const found: { text: string; isVariable: boolean }[] = []
  let rest = text
  for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
    found.push({ text: rest.slice(0, match.index), isVariable: false })
    found.push({ text: names[match[0]] ?? `addresses[${match[1] ?? ''}]`, isVariable: true })
    rest = rest.slice(match.index + match[0].length)
  }
  return [...found, { text: rest, isVariable: false }].filter((part) => part.text !== '')
}

/** One word; literals quoted where needed, stand-ins as variables. */
function word(text: string): string {
  const all = parts(text)
  if (all.length === 0) return "''"
  return all.map((part) => (part.isVariable ? variableWord(part.text) : shellWord(part.text))).join('')
}

/** Braces only where bash needs them. */
const variableWord = (name: string): string => (/^\w+$/.test(name) ? `"$${name}"` : `"\${${name}}"`)

function fileText({ path, text }: ScriptFile): string {
  const body = parts(text)
    .map((part) => (part.isVariable ? `\${${part.text}}` : part.text.replace(/[\\$`]/g, '\\$&')))
    .join('')
  return `mkdir -p "$(dirname ${word(path)})"\ncat > ${word(path)} <<INFX_END\n${body.replace(/\n$/, '')}\nINFX_END`
}

const commandText = ({ argv, env, cwd }: ScriptCommand): string => {
  const set = Object.entries(env).map(([name, value]) => `${name}=${word(value)}`)
  const words = [...(set.length === 0 ? [] : ['env', ...set]), ...argv.map(word)]
  return cwd === undefined ? words.join(' ') : `(cd ${word(cwd)} && ${words.join(' ')})`
}

function processesText(engine: Extract<ReproScript['engine'], { kind: 'processes' }>): string {
  const { processes, healthUrl, timeoutSeconds } = engine
  return [
    '# The engine; it ends with this script',
    'pids=()',
    'trap \'kill "${pids[@]}" 2>/dev/null; wait "${pids[@]}" 2>/dev/null || true\' EXIT',
    ...processes.flatMap((process) => [
      `${commandText(process)} > "$WORK/logs/${process.name}.log" 2>&1 &`,
      'pids+=($!)',
    ]),
    `for ((waited = 0; ; waited++)); do`,
    `  curl -fsS -o /dev/null ${word(healthUrl)} 2>/dev/null && break`,
    '  for pid in "${pids[@]}"; do',
    '    kill -0 "$pid" 2>/dev/null || { tail -n 40 "$WORK"/logs/*.log >&2; echo "the engine ended" >&2; exit 1; }',
    '  done',
    `  if [ "$waited" -ge ${timeoutSeconds} ]; then echo "not healthy within ${timeoutSeconds} s" >&2; exit 1; fi`,
    '  sleep 1',
    'done',
  ].join('\n')
}

/** Into a file of its own, so that the script never starts by accident what belongs on other machines. */
const pasteText = ({ text, healthUrl }: Extract<ReproScript['engine'], { kind: 'paste' }>): string =>
  [
    '# The engine: start each process where its comment says. They are written to a file to paste from.',
    `cat > "$WORK/engine.sh" <<'INFX_ENGINE_END'\n${text.replace(/\n$/, '')}\nINFX_ENGINE_END`,
    `echo "start the processes of $WORK/engine.sh; waiting for \${ENDPOINT:=${healthUrl}}"`,
    'until curl -fsS -o /dev/null "$ENDPOINT" 2>/dev/null; do sleep 5; done',
  ].join('\n')

/** The job ends with the script; its folder is on a file system that every node sees. */
function slurmText(engine: SlurmJob): string {
  const { script, allocationPath, endedPath, logDir, healthUrl, timeoutSeconds } = engine
  const alive = [
    `  if [ -s ${word(endedPath)} ] || ! squeue --noheader --jobs="$job" 2>/dev/null | grep -q .; then`,
    `    tail -n 40 ${word(logDir)}/*.log >&2; echo "job $job ended" >&2; exit 1`,
    '  fi',
  ]
  return [
    '# The engine: one batch job, as the launcher submits it. WORK has to be a folder that every node sees, without blanks.',
    fileText(script),
    `mkdir -p ${word(logDir)}`,
    `job=$(sbatch --parsable ${word(script.path)})`,
    'job=${job%%;*}',
    'trap \'scancel "$job"\' EXIT',
    `echo "Slurm job $job"`,
    `until [ -s ${word(allocationPath)} ]; do`,
    ...alive,
    '  sleep 2',
    'done',
    `mapfile -t addresses < <(sed 1d ${word(allocationPath)} | cut -d ' ' -f 2)`,
    'for ((waited = 0; ; waited++)); do',
    `  curl -fsS -o /dev/null ${word(healthUrl)} 2>/dev/null && break`,
    ...alive,
    `  if [ "$waited" -ge ${timeoutSeconds} ]; then echo "not healthy within ${timeoutSeconds} s" >&2; exit 1; fi`,
    '  sleep 1',
    'done',
  ].join('\n')
}

const clientText = ({ notes, files, commands }: ReproScript['client']): string =>
  [
    '# What is asked of it',
    ...notes.map((note) => `# ${note}`),
    ...files.map(fileText),
    ...commands.map((command) => {
      const log = `"$WORK/${command.name}.log"`
      return `${commandText(command)} > ${log} 2>&1 || { tail -n 20 ${log} >&2; exit 1; }`
    }),
  ].join('\n')
