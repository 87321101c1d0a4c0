/** `srt-recipe: path[:selector]` with placeholders, and the recipe that a row names in its settings. */
import { didYouMean } from '../problem.ts'

/** Path of a recipe file and, optionally, the override to select in it. */
export interface RecipeReference {
  readonly path: string
  readonly selector?: string
}

const placeholders = [
  'tp',
  'pp',
  'dcp',
  'pcp',
  'ep',
  'conc',
  'isl',
  'osl',
  'spec',
  'prefill-workers',
  'decode-workers',
  'prefill-tp',
  'decode-tp',
  'prefill-ep',
  'decode-ep',
] as const
export type Placeholder = (typeof placeholders)[number]

/** Names in braces that are not placeholders, each with a hint. */
export function unknownPlaceholders(
  text: string,
): readonly { readonly name: string; readonly hint: string }[] {
  const known: readonly string[] = placeholders
  return [...text.matchAll(/\{([^{}]*)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const near = didYouMean(name, known)
      return {
        name,
        hint: `${near === undefined ? '' : `did you mean {${near}}? `}known: ${known.join(', ')}`,
      }
    })
}

/** Fills the placeholders; one that has no value at this point (e.g. {tp} of a multi-node row) is left as it is. */
export const fillPlaceholders = (
  text: string,
  values: Readonly<Partial<Record<Placeholder, string | number>>>,
): string =>
  text.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    const value = Object.entries(values).find(([known]) => known === name)?.[1]
    return value === undefined ? whole : String(value)
  })

/** Splits `path[:selector]`. */
export function parseRecipeReference(text: string): RecipeReference {
  const colon = text.indexOf(':')
  return colon < 0 ? { path: text } : { path: text.slice(0, colon), selector: text.slice(colon + 1) }
}
