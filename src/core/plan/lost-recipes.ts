/** Recipes that a change makes disappear. */
import type { Problem } from '../problem.ts'

/** A reference of a config key to a recipe that is not there (INFX100). */
export interface MissingRecipe {
  readonly configKey: string
  readonly problem: Problem
}

/**
 * What head misses and the base did not, as errors: a recipe that is kept in another repository is missing on both
 * sides, so this one was misspelt, moved or deleted by the change.
 */
export function lostRecipes(
  base: readonly MissingRecipe[],
  head: readonly MissingRecipe[],
): readonly MissingRecipe[] {
  const before = new Set(base.map(({ problem }) => problem.message))
  return head
    .filter(({ problem }) => !before.has(problem.message))
    .map(({ configKey, problem }) => ({ configKey, problem: { ...problem, severity: 'error' } }))
}
