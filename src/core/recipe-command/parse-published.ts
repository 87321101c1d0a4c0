/** Launch commands of a published page: bare, with `env`, in `docker run`, or inside `bash -c`. */
import { isMapping } from '../recipe/merge.ts'
import { problem } from '../problems/catalogue.ts'
import '../problems/engine-command.ts'
import type { Problem } from '../problem.ts'
import { loadYaml } from '../../yaml.ts'
import { canonicalFlag } from './aliases.ts'
import { findProgram, launchCommand } from './launch-command.ts'
import type { FlagValue, LaunchCommand } from './launch-command.ts'
import { readShell } from './shell-words.ts'
import type { HereDocument, ShellCommand } from './shell-words.ts'

export interface PublishedCommands {
  readonly commands: readonly LaunchCommand[]
  readonly problems: readonly Problem[]
}

/** INFX180 when the text holds no launch command. */
export function parsePublished(text: string, path: string): PublishedCommands {
  const scope: Scope = { variables: new Map(), exported: new Map(), commands: [], documents: [] }
  readInto(scope, text, 0)
  const commands = scope.commands.map((command) => withConfigFile(command, scope.documents))
  if (commands.length > 0) return { commands, problems: [] }
  return {
    commands,
    problems: [
      problem('INFX180', `${path} holds no launch command that is known`, {
        at: { file: path, line: 1, col: 1 },
      }),
    ],
  }
}

interface Scope {
  /** Every assignment so far, for `$A`. */
  readonly variables: Map<string, string>
  /** Those that commands inherit. */
  readonly exported: Map<string, string>
  readonly commands: LaunchCommand[]
  readonly documents: HereDocument[]
}

const maxNesting = 4

function readInto(scope: Scope, text: string, nesting: number): void {
  const shell = readShell(text)
  for (const command of shell.commands) readCommand(scope, command, nesting)
  const filledIn = ({ path, text: body }: HereDocument): HereDocument => ({
    path: path === undefined ? undefined : expand(path, scope.variables),
    text: expand(body, scope.variables),
  })
  scope.documents.push(...shell.documents.map(filledIn))
}

function readCommand(scope: Scope, { words, line }: ShellCommand, nesting: number): void {
  const unwrapped = unwrap(words.map((word) => expand(word, scope.variables)))
  // A container inherits nothing of the shell that starts it.
  const env = unwrapped.image === undefined ? new Map([...scope.exported, ...unwrapped.env]) : unwrapped.env
  if (unwrapped.script !== undefined && nesting < maxNesting) {
    const inner: Scope = {
      variables: new Map(env),
      exported: new Map(env),
      commands: [],
      documents: scope.documents,
    }
    readInto(inner, unwrapped.script, nesting + 1)
    scope.commands.push(...inner.commands.map((command) => ({ ...command, line, ...imageOf(unwrapped) })))
    return
  }
  const program = findProgram(unwrapped.words) ?? entryPointOf(unwrapped)
  if (program) {
    scope.commands.push(launchCommand(program, env, { line, ...imageOf(unwrapped) }))
    return
  }
  const isExport = words[0] === 'export'
  if (unwrapped.words.length > 0 && !isExport) return
  for (const [name, value] of unwrapped.env) {
    scope.variables.set(name, value)
    if (isExport || scope.exported.has(name)) scope.exported.set(name, value)
  }
  // `export A B=c`: A was assigned before.
  for (const word of isExport ? unwrapped.words : []) {
    const [, name = word, value = scope.variables.get(word)] = assignment.exec(word) ?? []
    if (value === undefined) continue
    scope.variables.set(name, value)
    scope.exported.set(name, value)
  }
}

const imageOf = ({ image }: Unwrapped): { readonly image?: string } => (image === undefined ? {} : { image })

interface Unwrapped {
  readonly env: ReadonlyMap<string, string>
  readonly words: readonly string[]
  readonly image?: string
  /** Text of `bash -c`. */
  readonly script?: string
}

const assignment = /^([A-Za-z_]\w*)=([\s\S]*)$/

/** Takes off assignments, `env`, `export`, `sudo`, `docker run` and `bash -c`. */
function unwrap(given: readonly string[]): Unwrapped {
  const env = new Map<string, string>()
  let words = given
  let image: string | undefined
  for (;;) {
    const [first = ''] = words
    const match = assignment.exec(first)
    if (match) {
      env.set(match[1] ?? '', match[2] ?? '')
      words = words.slice(1)
    } else if (['env', 'export', 'sudo', 'nohup', 'exec', 'time'].includes(first)) words = words.slice(1)
    else if ((first === 'docker' || first === 'podman') && words[1] === 'run') {
      const container = readContainer(words.slice(2), env)
      image = container.image
      words = container.words
    } else if (/^(?:.*\/)?(?:ba|z)?sh$/.test(first) && /^-\w*c$/.test(words[1] ?? '')) {
      return { env, words: [], script: words[2] ?? '', ...(image === undefined ? {} : { image }) }
    } else return { env, words, ...(image === undefined ? {} : { image }) }
  }
}

/** Options of `docker run` that stand alone; every other one takes the next word, unless it has `=`. */
const loneOptions = new Set([
  ...[
    '--rm',
    '--privileged',
    '--init',
    '--detach',
    '--interactive',
    '--tty',
    '--read-only',
    '--no-healthcheck',
  ],
  ...['-d', '-i', '-t', '-it', '-ti', '-dit', '-itd', '-P', '--publish-all', '--oom-kill-disable'],
])

function readContainer(
  options: readonly string[],
  env: Map<string, string>,
): { readonly image?: string; readonly words: readonly string[] } {
  let entrypoint: string | undefined
  for (let at = 0; at < options.length; at++) {
    const option = options[at] ?? ''
    if (!option.startsWith('-')) {
      const words = options.slice(at + 1)
      return { image: option, words: entrypoint ? [entrypoint, ...words] : words }
    }
    if (loneOptions.has(option)) continue
    const equals = option.startsWith('--') ? option.indexOf('=') : -1
    const name = equals < 0 ? option : option.slice(0, equals)
    const value = equals < 0 ? (options[++at] ?? '') : option.slice(equals + 1)
    if (name === '--entrypoint') entrypoint = value
    const match = name === '-e' || name === '--env' ? assignment.exec(value) : null
    if (match) env.set(match[1] ?? '', match[2] ?? '')
  }
  return { words: [] }
}

/** Images whose entry point is the server itself: the words behind the image are its flags. */
function entryPointOf({ image, words }: Unwrapped): ReturnType<typeof findProgram> {
  return image !== undefined && /vllm-openai/.test(image) ? { family: 'vllm', rest: words } : undefined
}

/**
 * `$A`, `${A}` and `${A:-usual}` of assignments in the same text; others stay, as holes that the page leaves to its
 * reader.
 */
const expand = (word: string, known: ReadonlyMap<string, string>): string =>
  word.replace(
    /\$(?:\{(\w+)(?::?-([^}]*))?\}|(\w+))/g,
    (whole, braced?: string, usual?: string, plain?: string) =>
      known.get(braced ?? plain ?? '') ?? usual ?? whole,
  )

/** TensorRT-LLM's options stand in a file that the page writes just before. */
function withConfigFile(command: LaunchCommand, documents: readonly HereDocument[]): LaunchCommand {
  const path = command.flags.get('config')
  if (command.family !== 'trtllm' || typeof path !== 'string') return command
  const document = documents.find((candidate) => candidate.path === path)
  if (!document) return command
  const { value } = loadYaml(document.text, path)
  return isMapping(value) ? { ...command, flags: withOptions(command.flags, value) } : command
}

/** Options of a file under the flags of the command, which win. */
export function withOptions(
  flags: ReadonlyMap<string, FlagValue>,
  options: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, FlagValue> {
  const ofFile = Object.entries(options).map(([name, value]): [string, FlagValue] => [
    canonicalFlag('trtllm', name),
    typeof value === 'string' || typeof value === 'boolean' ? value : JSON.stringify(value),
  ])
  return new Map([...ofFile, ...flags])
}
