/**
 * What `plan.json` holds: the plan with the content of every recipe once, by its digest, and not in each of the hundreds
 * of points that are bound to it.
 */
import type { BoundRecipe } from '../point.ts'
import type { Plan, PlannedPoint } from './plan.ts'

type RecipeContent = BoundRecipe['resolved']
type NamedRecipe = Omit<BoundRecipe, 'resolved'> & { readonly resolved?: RecipeContent }

/** Schema plan.v1. */
export interface PlanDocument extends Omit<Plan, 'points'> {
  readonly points: readonly (Omit<PlannedPoint, 'recipe'> & { readonly recipe?: NamedRecipe })[]
  /** Merged content of every recipe that a point is bound to, by digest; absent when none is. */
  readonly recipes?: Readonly<Record<string, RecipeContent>>
}

export function planDocument({ points, ...plan }: Plan): PlanDocument {
  const recipes: Record<string, RecipeContent> = {}
  const written = points.map((point) => {
    if (point.recipe === undefined) return point
    const { resolved, ...named } = point.recipe
    recipes[named.digest] = resolved
    return { ...point, recipe: named }
  })
  return { ...plan, points: written, ...(Object.keys(recipes).length === 0 ? {} : { recipes }) }
}

/** The plan of a document, a recipe within its point included; undefined when a point is bound to a recipe whose content the document lacks. */
export function planOfDocument({ recipes = {}, points, ...plan }: PlanDocument): Plan | undefined {
  const whole: PlannedPoint[] = []
  for (const { recipe: named, ...point } of points) {
    if (named === undefined) whole.push(point)
    else {
      const shared = Object.hasOwn(recipes, named.digest) ? recipes[named.digest] : undefined
      const resolved = named.resolved ?? shared
      if (resolved === undefined) return undefined
      whole.push({ ...point, recipe: { ...named, resolved } })
    }
  }
  return { ...plan, points: whole }
}
