/** Reads a recipe file: one plain recipe, or `base` with `override_*` and `zip_override_*` variants. */
import { loadYaml } from '../../yaml.ts'
import type { PlaceOf } from '../../yaml.ts'
import type { TextFile } from '../plan/snapshot.ts'
import { problem } from '../problems/catalogue.ts'
import '../problems/recipe.ts'
import { didYouMean } from '../problem.ts'
import type { Problem } from '../problem.ts'
import { deepMerge, isMapping, listLeaves, zipSlice } from './merge.ts'
import type { RecipeMapping } from './merge.ts'

export interface RecipeVariant {
  /** What selects exactly this variant; absent for the one variant of a plain file. */
  readonly selector?: string
  /** Key of the section, e.g. `zip_override_lowlat`; `base` for the base; absent for a plain file. */
  readonly section?: string
  /** The merged content, `name` included. Computed on first use. */
  readonly resolved: RecipeMapping
}

export interface Recipe {
  readonly path: string
  /** `overrides` when the file has a `base`. */
  readonly form: 'plain' | 'overrides'
  /** Every variant: plain overrides by name, then zip groups by name and index; the base is not among them. */
  readonly variants: readonly RecipeVariant[]
  /** Only of an override file. */
  readonly base?: RecipeVariant
}

export interface RecipeRead {
  /** Absent when nothing of the file is usable. */
  readonly recipe?: Recipe
  readonly problems: readonly Problem[]
}

/** Reads and checks the structure; the content of the sections is srt-slurm's business. */
export function parseRecipe(file: TextFile): RecipeRead {
  const loaded = loadYaml(file.text, file.path)
  const { value, placeOf } = loaded
  const problems = loaded.problems.map(asWarning)
  if (value === undefined) return { problems }
  const context: Context = { path: file.path, problems: [...problems], placeOf }
  if (!isMapping(value)) {
    const at = { file: file.path, line: 1, col: 1 }
    return { problems: [...problems, problem('INFX102', 'a recipe is a mapping', { at })] }
  }
  const recipe = 'base' in value ? readOverrides(value, context) : readPlain(value, context)
  return { ...(recipe === undefined ? {} : { recipe }), problems: context.problems }
}

/**
 * The variants that `selector` names, merged: none given = every variant without the base, as srt-slurm does.
 * Problems: INFX101 with the selectors there are, and everything wrong with the file.
 */
export function resolveRecipe(
  file: TextFile,
  selector?: string,
): { readonly variants: readonly RecipeVariant[]; readonly problems: readonly Problem[] } {
  const { recipe, problems } = parseRecipe(file)
  if (!recipe) return { variants: [], problems }
  const selected = selectVariants(recipe, selector)
  return { variants: selected.variants, problems: [...problems, ...selected.problems] }
}

/** Chooses variants of a recipe that is already parsed. */
export function selectVariants(
  recipe: Recipe,
  selector?: string,
): { readonly variants: readonly RecipeVariant[]; readonly problems: readonly Problem[] } {
  if (selector === undefined) return { variants: recipe.variants, problems: [] }
  const variants = matchVariants(recipe, selector)
  return variants.length > 0
    ? { variants, problems: [] }
    : { variants, problems: [noVariant(recipe, selector)] }
}

/** srt-slurm takes the last of two equal keys without a word, and so do we, with one. */
const asWarning = (item: Problem): Problem =>
  item.code === 'INFX011' ? { ...item, severity: 'warning' } : item

interface Context {
  readonly path: string
  readonly problems: Problem[]
  readonly placeOf: PlaceOf
}

function readPlain(value: RecipeMapping, context: Context): Recipe {
  for (const key of Object.keys(value).filter((name) => /^(?:zip_)?override_/.test(name))) {
    context.problems.push(misplaced(key, 'an override needs a top-level "base"', context))
  }
  return { path: context.path, form: 'plain', variants: [{ resolved: value }] }
}

function readOverrides(value: RecipeMapping, context: Context): Recipe | undefined {
  const base = value['base']
  if (!isMapping(base)) {
    context.problems.push(misplaced('base', '"base" must be a mapping', context))
    return undefined
  }
  // The schema version stands beside the base and belongs to every variant.
  const shared = 'schema' in value && !('schema' in base) ? { ...base, schema: value['schema'] } : base
  const sections = Object.entries(value).filter(([key]) => key !== 'base' && key !== 'schema')
  const variants: RecipeVariant[] = []
  for (const zip of [false, true]) {
    for (const [key, section] of sections.sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (!isSectionName(key, zip)) continue
      if (!isMapping(section)) context.problems.push(misplaced(key, `"${key}" must be a mapping`, context))
      else
        variants.push(
          ...(zip ? zipVariants(key, section, shared, context) : [overrideVariant(key, section, shared)]),
        )
    }
  }
  for (const [key] of sections) {
    if (isSectionName(key, false) || isSectionName(key, true)) continue
    context.problems.push(
      misplaced(
        key,
        `"${key}" beside "base" is ignored; only override_NAME and zip_override_NAME are read`,
        context,
      ),
    )
  }
  return {
    path: context.path,
    form: 'overrides',
    variants,
    base: { selector: 'base', section: 'base', resolved: shared },
  }
}

const isSectionName = (key: string, zip: boolean): boolean =>
  key.startsWith(zip ? 'zip_override_' : 'override_')

function overrideVariant(key: string, section: RecipeMapping, base: RecipeMapping): RecipeVariant {
  return lazyVariant(key, key, () => {
    const merged = deepMerge(base, section)
    return 'name' in section
      ? merged
      : { ...merged, name: `${baseName(base)}_${key.slice('override_'.length)}` }
  })
}

function zipVariants(
  key: string,
  section: RecipeMapping,
  base: RecipeMapping,
  context: Context,
): readonly RecipeVariant[] {
  const count = zipLength(key, section, context)
  const group = key.slice('zip_override_'.length)
  return Array.from({ length: count }, (_, index) =>
    lazyVariant(key, `${key}[${index}]`, () => {
      const merged = deepMerge(base, zipSlice(section, index))
      // A scalar name would name every variant alike, so only a list of names counts.
      return Array.isArray(section['name'])
        ? merged
        : { ...merged, name: `${baseName(base)}_${group}_${index}` }
    }),
  )
}

/** Number of variants of a zip section; 0 after a problem. */
function zipLength(key: string, section: RecipeMapping, context: Context): number {
  const leaves = listLeaves(section)
  const lengths = [...new Set(leaves.map((leaf) => leaf.length).filter((length) => length !== 1))]
  const refuse = (why: string): number => {
    const at = context.placeOf([key], 'key')
    context.problems.push(problem('INFX103', `"${key}" ${why}`, at ? { at } : {}))
    return 0
  }
  if (leaves.length === 0) return refuse('holds no list: use override_NAME for a single variant')
  const empty = leaves.find((leaf) => leaf.length === 0)
  if (empty) return refuse(`holds the empty list "${empty.path}"`)
  if (lengths.length > 1) {
    const shown = lengths.map(
      (length) => `${length} (${leaves.find((leaf) => leaf.length === length)?.path ?? ''})`,
    )
    return refuse(`mixes lists of the lengths ${shown.join(', ')}`)
  }
  return lengths[0] ?? 1
}

function lazyVariant(section: string, selector: string, resolve: () => RecipeMapping): RecipeVariant {
  let resolved: RecipeMapping | undefined
  return {
    section,
    selector,
    get resolved(): RecipeMapping {
      return (resolved ??= resolve())
    },
  }
}

const baseName = (base: RecipeMapping): string =>
  typeof base['name'] === 'string' ? base['name'] : 'unnamed'

/** Exact selector, whole zip group, or a pattern over section names. */
function matchVariants(recipe: Recipe, selector: string): readonly RecipeVariant[] {
  if (selector === 'base') return recipe.base ? [recipe.base] : []
  if (!/[*?]/.test(selector)) {
    return recipe.variants.filter((variant) => variant.selector === selector || variant.section === selector)
  }
  const pattern = selector
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.')
  const whole = new RegExp(`^${pattern}$`, 's')
  return recipe.variants.filter((variant) => variant.section !== undefined && whole.test(variant.section))
}

function noVariant(recipe: Recipe, selector: string): Problem {
  const at = { file: recipe.path, line: 1, col: 1 }
  if (recipe.form === 'plain') {
    return problem('INFX101', `selector "${selector}": "${recipe.path}" is a plain recipe without variants`, {
      at,
      hint: 'leave out the colon and the selector',
    })
  }
  const there = ['base', ...recipe.variants.flatMap((variant) => variant.selector ?? [])]
  const near = didYouMean(selector, there)
  return problem('INFX101', `selector "${selector}" names no variant of "${recipe.path}"`, {
    at,
    hint: near ? `did you mean "${near}"?` : `there are: ${there.slice(0, 20).join(', ')}`,
  })
}

function misplaced(key: string, message: string, context: Context): Problem {
  const at = context.placeOf([key], 'key')
  return problem('INFX102', message, at ? { at } : {})
}
