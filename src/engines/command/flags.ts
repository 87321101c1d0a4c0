/** A recipe's mapping of flags as command-line arguments. */
import type { RecipeMapping } from '../../core/recipe/merge.ts'
import { marked } from './text.ts'
import type { Text } from './text.ts'
import { jsonOrNothing } from '../../core/json-or-nothing.ts'

export const flagName = (key: string): string => key.replaceAll('_', '-')

/**
 * `true` is a bare flag, `false` and `null` are left out, a list follows its flag as several words, a mapping as JSON.
 * Order as written. `owned` names (with hyphens) are left out: the launcher sets them.
 */
export function flagArguments(flags: RecipeMapping, owned: ReadonlySet<string>): readonly Text[] {
  return Object.entries(flags).flatMap(([key, value]) => {
    const name = flagName(key)
    return owned.has(name) ? [] : flagWords(`--${name}`, value).map(marked)
  })
}

export function flagWords(flag: string, value: unknown): readonly string[] {
  if (value === true) return [flag]
  if (value === false || value === null || value === undefined) return []
  if (Array.isArray(value)) return [flag, ...value.map(scalarText)]
  return [flag, scalarText(value)]
}

export const scalarText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

/** The value under either spelling. */
export function flagValue(flags: RecipeMapping, name: string): unknown {
  const hyphened = flags[name]
  return hyphened === undefined ? flags[name.replaceAll('-', '_')] : hyphened
}

/** A positive whole number under the first of several names. */
export function flagCount(flags: RecipeMapping, ...names: readonly string[]): number | undefined {
  for (const name of names) {
    const value = flagValue(flags, name)
    if (typeof value === 'number' && Number.isInteger(value) && value > 0) return value
  }
  return undefined
}

/** A JSON object, written as a mapping or as text; undefined when it is neither. */
export function flagObject(
  flags: RecipeMapping,
  name: string,
): Readonly<Record<string, unknown>> | undefined {
  const value = flagValue(flags, name)
  const parsed = typeof value === 'string' ? jsonOrNothing(value) : value
  return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
    ? Object.fromEntries(Object.entries(parsed))
    : undefined
}
