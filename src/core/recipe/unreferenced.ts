/** Overrides of bound recipes that no point of the whole configuration selects. */
import type { ConfigEntry, MasterConfig } from '../config/master.ts'
import type { Runners } from '../config/runners.ts'
import { expandEntry } from '../plan/expand.ts'
import type { ExpandedRow } from '../plan/expand.ts'
import { specOf } from '../plan/row-spec.ts'
import type { SpecContext } from '../plan/row-spec.ts'
import { rowConcs } from '../plan/rows.ts'
import type { RepoSnapshot } from '../plan/snapshot.ts'
import type { BoundRecipe, PointKind } from '../point.ts'
import type { Problem } from '../problem.ts'
import { problem } from '../problems/catalogue.ts'
import '../problems/recipe.ts'
import { readRecipe } from './bind.ts'
import { selectVariants } from './recipe.ts'
import type { RecipeVariant } from './recipe.ts'
import { recipeReference } from './reference.ts'
import type { RecipeReference } from './reference.ts'

export interface OverrideContext extends SpecContext {
  readonly snapshot: RepoSnapshot
  readonly config: MasterConfig
  readonly runners: Runners | undefined
}

/**
 * INFX112 per recipe file among those of `bound`, with the overrides that nothing in the configuration refers to, the
 * points outside of this plan included. Plain recipes cost nothing.
 */
export function unreferencedOverrides(
  bound: readonly (BoundRecipe | undefined)[],
  context: OverrideContext,
): readonly Problem[] {
  const paths = new Set(bound.flatMap((recipe) => (recipe?.selector === undefined ? [] : [recipe.path])))
  if (paths.size === 0) return []
  const used = usedVariants(paths, context)
  return [...paths].flatMap((path) => {
    const { recipe } = readRecipe({ path, isFirstClass: false }, context.snapshot)
    const idle = (recipe?.variants ?? []).filter((variant) => !used.has(variant))
    if (idle.length === 0) return []
    const names = idle.map(({ selector }) => selector ?? '')
    const shown =
      names.length > 12 ? `${names.slice(0, 12).join(', ')} and ${names.length - 12} more` : names.join(', ')
    return [
      problem('INFX112', `no point of the configuration uses ${shown} of recipe "${path}"`, {
        at: { file: path, line: 1, col: 1 },
      }),
    ]
  })
}

function usedVariants(paths: ReadonlySet<string>, context: OverrideContext): ReadonlySet<RecipeVariant> {
  const used = new Set<RecipeVariant>()
  for (const entry of context.config.entries.values()) {
    if (!mayReferTo(entry, paths)) continue
    const rows = expandEntry(
      entry,
      ['fixed-seq-len', 'agentic-coding'],
      context.runners?.hardware ?? new Map(),
    )
    for (const expanded of rows) {
      for (const reference of referencesOf(expanded, context)) {
        if (!paths.has(reference.path)) continue
        const { recipe } = readRecipe(reference, context.snapshot)
        for (const variant of recipe ? selectVariants(recipe, reference.selector).variants : [])
          used.add(variant)
      }
    }
  }
  return used
}

/** Whether an entry names one of the files, or a recipe whose name is only known per point. */
function mayReferTo({ value }: ConfigEntry, paths: ReadonlySet<string>): boolean {
  const text = JSON.stringify(value)
  return text.includes('"srt-recipe"') || [...paths].some((path) => text.includes(path))
}

/** What the points of a row would bind, measured and evaluated. */
function referencesOf(expanded: ExpandedRow, context: OverrideContext): readonly RecipeReference[] {
  const { srtRecipe } = expanded.extensions
  const concs = rowConcs(expanded.row)
  // Without a placeholder every concurrency binds the same.
  const asked = srtRecipe?.includes('{') === true ? concs : concs.slice(0, 1)
  const kinds: readonly PointKind[] = ['benchmark', 'eval']
  return kinds.flatMap((kind) =>
    asked.flatMap((conc) => {
      const spec = specOf({ kind, expanded, concs, because: [] }, [conc], context)
      return recipeReference({ spec, ...(srtRecipe === undefined ? {} : { srtRecipe }) }).reference ?? []
    }),
  )
}
