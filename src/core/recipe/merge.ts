/**
 * The override algebra of srt-slurm: mappings merge, lists and scalars replace, null deletes; a zip section turns every
 * list leaf into one dimension. Values are shared, never copied: nothing here or above mutates them.
 */

export type RecipeMapping = Readonly<Record<string, unknown>>

export const isMapping = (value: unknown): value is RecipeMapping =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `override` laid over `base`. Key order: base's first, new ones after. */
export function deepMerge(base: RecipeMapping, override: RecipeMapping): RecipeMapping {
  const merged = new Map(Object.entries(base))
  for (const [key, value] of Object.entries(override)) {
    const below = merged.get(key)
    if (value === null) merged.delete(key)
    else merged.set(key, isMapping(value) && isMapping(below) ? deepMerge(below, value) : value)
  }
  // fromEntries defines own members, so that a key `__proto__` stays a key.
  return Object.fromEntries(merged)
}

/** Lengths of all list leaves of a zip section, with their dotted paths. */
export function listLeaves(section: RecipeMapping, path = ''): readonly { path: string; length: number }[] {
  return Object.entries(section).flatMap(([key, value]) => {
    const inner = path === '' ? key : `${path}.${key}`
    if (Array.isArray(value)) return [{ path: inner, length: value.length }]
    return isMapping(value) ? listLeaves(value, inner) : []
  })
}

/** The section with each list leaf replaced by its element at `index`; lists of one repeat. */
export function zipSlice(section: RecipeMapping, index: number): RecipeMapping {
  const sliced = Object.entries(section).map(([key, value]): [string, unknown] => {
    if (Array.isArray(value)) return [key, value[value.length === 1 ? 0 : index]]
    return [key, isMapping(value) ? zipSlice(value, index) : value]
  })
  return Object.fromEntries(sliced)
}
