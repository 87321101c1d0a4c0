/** The engine flags of one role of a recipe, whatever the engine and its spelling. */
import { isMapping } from './merge.ts'
import type { RecipeMapping } from './merge.ts'
import { remembered } from '../remembered.ts'

export type RecipeEngine = 'sglang' | 'vllm' | 'trtllm'
export type RecipeRoleName = 'prefill' | 'decode' | 'aggregated'

export interface EngineFlags {
  readonly engine: RecipeEngine
  /** Flags by their name with hyphens: `tensor_parallel_size` of TensorRT-LLM is `tensor-parallel-size`. */
  readonly flags: ReadonlyMap<string, unknown>
}

const engines: readonly RecipeEngine[] = ['sglang', 'vllm', 'trtllm']

/** Flags of a role, or undefined when the recipe has no such role. */
export function engineFlags(resolved: RecipeMapping, role: RecipeRoleName): EngineFlags | undefined {
  const backend = resolved['backend']
  if (!isMapping(backend)) return undefined
  for (const engine of engines) {
    const config = backend[`${engine}_config`]
    const section = isMapping(config) ? config[role] : undefined
    if (isMapping(section)) return { engine, flags: hyphenated(section) }
  }
  return undefined
}

/** A positive whole number under the first of several spellings. */
export function countFlag(flags: EngineFlags, ...names: readonly string[]): number | undefined {
  for (const name of names) {
    const value = flags.flags.get(name)
    if (typeof value === 'number' && Number.isInteger(value) && value > 0) return value
  }
  return undefined
}

export const isOn = (flags: EngineFlags, name: string): boolean => flags.flags.get(name) === true

/** Members of a section by their name with hyphens; kept, because hundreds of points ask for the same section. */
export const hyphenated: (section: RecipeMapping) => ReadonlyMap<string, unknown> = remembered(
  (section: RecipeMapping) =>
    new Map(Object.entries(section).map(([name, value]) => [hyphenatedName(name), value])),
)

const hyphenatedName = (name: string): string => (name.includes('_') ? name.replaceAll('_', '-') : name)
