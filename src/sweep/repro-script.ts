/** A point as a script to repeat it by hand: where, what is started, what drives load, what it came to. Pure. */
import { shellWord } from '../launch/shell-words.ts'

/** Values of the machine that stand in rendered commands until the script names its own. */
export const standIns = {
  WORK: '/INFX-REPRO-WORK',
  REPO: '/INFX-REPRO-REPOSITORY',
  PORT: '64999',
} as const

export type Variable = keyof typeof standIns

export interface ScriptCommand {
  /** What it is, for a comment and its log. */
  readonly name: string
  readonly argv: readonly string[]
  readonly env: Readonly<Record<string, string>>
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
  readonly files: readonly ScriptFile[]
  readonly engine:
    | {
        readonly kind: 'processes'
        readonly processes: readonly ScriptCommand[]
        readonly healthUrl: string
        readonly timeoutSeconds: number
      }
    /** To be pasted, process by process, where each belongs. */
    | { readonly kind: 'paste'; readonly text: string; readonly healthUrl: string }
  /** Lines of comment and the client's command; `infx` stands for this product. */
  readonly client: { readonly notes: readonly string[]; readonly command: ScriptCommand }
  /** Words after `infx` that judge what the client left. */
  readonly judge?: readonly string[]
}

/** Bash. Processes are started and stopped by the script itself, or pasted by a person before it goes on. */
export function renderReproScript(script: ReproScript): string {
  const blocks = [
    ['#!/usr/bin/env bash', ...script.facts.map((fact) => `# ${fact.replace(/\s+/g, ' ')}`)].join('\n'),
    variables(script),
    checkout(script),
    ...script.files.map(fileText),
    script.engine.kind === 'processes' ? processesText(script.engine) : pasteText(script.engine),
    clientText(script.client),
    ...(script.judge === undefined
      ? []
      : [`# What it came to, beside the kept result\n"\${infx[@]}" ${script.judge.map(word).join(' ')}`]),
  ]
  return `${blocks.join('\n\n')}\n`
}

const variables = ({ repoDir, self }: ReproScript): string =>
  [
    'set -euo pipefail',
    `REPO=\${REPO:-${shellWord(repoDir)}}`,
    'WORK=${WORK:-$(mktemp -d)}',
    'PORT=${PORT:-18000}',
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

const pattern = new RegExp(`${standIns.WORK}|${standIns.REPO}|(?<!\\d)${standIns.PORT}(?!\\d)`)
const names = Object.fromEntries(Object.entries(standIns).map(([name, value]) => [value, name]))

function parts(text: string): readonly { readonly text: string; readonly isVariable: boolean }[] {
  const found: { text: string; isVariable: boolean }[] = []
  let rest = text
  for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
    found.push({ text: rest.slice(0, match.index), isVariable: false })
    found.push({ text: names[match[0]] ?? '', isVariable: true })
    rest = rest.slice(match.index + match[0].length)
  }
  return [...found, { text: rest, isVariable: false }].filter((part) => part.text !== '')
}

/** One word; literals quoted where needed, stand-ins as variables. */
function word(text: string): string {
  const all = parts(text)
  if (all.length === 0) return "''"
  return all.map((part) => (part.isVariable ? `"$${part.text}"` : shellWord(part.text))).join('')
}

function fileText({ path, text }: ScriptFile): string {
  const body = parts(text)
    .map((part) => (part.isVariable ? `\${${part.text}}` : part.text.replace(/[\\$`]/g, '\\$&')))
    .join('')
  return `mkdir -p "$(dirname ${word(path)})"\ncat > ${word(path)} <<INFX_END\n${body.replace(/\n$/, '')}\nINFX_END`
}

const commandText = ({ argv, env }: ScriptCommand): string => {
  const set = Object.entries(env).map(([name, value]) => `${name}=${word(value)}`)
  const words = [...(set.length === 0 ? [] : ['env', ...set]), ...argv.map(word)]
  return words.join(' ')
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

const clientText = ({ notes, command }: ReproScript['client']): string =>
  [
    '# The load',
    ...notes.map((note) => `# ${note}`),
    `${commandText(command)} > "$WORK/client.log" || { tail -n 20 "$WORK/client.log" >&2; exit 1; }`,
  ].join('\n')
