/** How deep JSON of others may be nested: what reads it walks it by recursion, and so does what writes it again. */

/** Results have 6. */
export const maxLevels = 64

/** Why such a value is refused. */
export const tooDeep = `nested more than ${maxLevels} levels deep`

/** Whether objects and lists stand in one another more than {@link maxLevels} times. Looks no deeper itself. */
export const isTooDeep = (value: unknown): boolean => isDeeper(value, maxLevels)

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)))
