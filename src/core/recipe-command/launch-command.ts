/** One launch command: which program, with which flags, environment and image. */
import { canonicalFlag } from './aliases.ts'
import type { Family } from './aliases.ts'

export interface LaunchCommand {
  readonly family: Family
  /** Of `--disaggregation-mode`; aggregated serving when absent. */
  readonly pool: 'prefill' | 'decode' | 'aggregated'
  /** Values by compared name; `true` for a bare flag, `false` for its negation. */
  readonly flags: ReadonlyMap<string, FlagValue>
  readonly env: ReadonlyMap<string, string>
  readonly image?: string
  /** Line in the file it was read from, from 1. */
  readonly line?: number
}

export type FlagValue = string | boolean

export interface Program {
  readonly family: Family
  /** Words behind the program, a leading model included. */
  readonly rest: readonly string[]
}

const modules: Readonly<Record<string, Family>> = {
  'sglang.launch_server': 'sglang',
  'dynamo.sglang': 'sglang',
  'sglang_router.launch_router': 'sglang-router',
  'dynamo.vllm': 'vllm',
  'vllm.entrypoints.openai.api_server': 'vllm',
  'dynamo.trtllm': 'trtllm',
  'dynamo.frontend': 'dynamo-frontend',
}

/** The first known program among the words; wrappers before it (numactl, mpirun, srun …) do not matter. */
export function findProgram(words: readonly string[]): Program | undefined {
  for (const [at, word] of words.entries()) {
    const name = word.slice(word.lastIndexOf('/') + 1)
    const next = words[at + 1] ?? ''
    const module = words[at + 2] ?? ''
    if (/^python[\d.]*$/.test(name) && next === '-m' && Object.hasOwn(modules, module)) {
      const family = modules[module]
      if (family !== undefined) return { family, rest: words.slice(at + 3) }
    }
    if ((name === 'vllm' || name === 'sglang') && next === 'serve')
      return { family: name, rest: words.slice(at + 2) }
    if (name === 'sglang-router' || name === 'smg')
      return { family: 'sglang-router', rest: words.slice(at + 1) }
    if (name === 'trtllm-serve') {
      if (next === 'disaggregated') return { family: 'trtllm-disaggregated', rest: words.slice(at + 2) }
      return { family: 'trtllm', rest: words.slice(next === 'serve' ? at + 2 : at + 1) }
    }
  }
  return undefined
}

export function launchCommand(
  program: Program,
  env: ReadonlyMap<string, string>,
  where: { readonly image?: string; readonly line?: number },
): LaunchCommand {
  const flags = readFlags(program)
  const mode = flags.get('disaggregation-mode')
  return {
    family: program.family,
    pool: mode === 'prefill' || mode === 'decode' ? mode : 'aggregated',
    flags,
    env,
    ...where,
  }
}

const isFlag = (word: string): boolean => /^--?[A-Za-z]/.test(word)

function readFlags({ family, rest }: Program): ReadonlyMap<string, FlagValue> {
  const flags = new Map<string, FlagValue>()
  let at = 0
  const [first] = rest
  if (first !== undefined && !isFlag(first)) {
    flags.set(family === 'vllm' ? 'model' : 'model-path', first)
    at = 1
  }
  while (at < rest.length) {
    const word = rest[at++] ?? ''
    if (!isFlag(word)) continue
    const equals = word.indexOf('=')
    const values = equals < 0 ? [] : [word.slice(equals + 1)]
    if (equals < 0) while (at < rest.length && !isFlag(rest[at] ?? '')) values.push(rest[at++] ?? '')
    setFlag(flags, family, equals < 0 ? word : word.slice(0, equals), values)
  }
  return flags
}

/** A flag given again wins, as argparse does it; `--no-x` is `x` off. */
function setFlag(
  flags: Map<string, FlagValue>,
  family: Family,
  written: string,
  values: readonly string[],
): void {
  const name = canonicalFlag(family, written)
  if (values.length === 0 && name.startsWith('no-')) flags.set(name.slice(3), false)
  else flags.set(name, values.length === 0 ? true : values.join(' '))
}
