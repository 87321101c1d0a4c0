/** The parts of a repository that decide a plan, at one commit or in the working tree. Reading them is the caller's work. */

import type { Problem } from '../problem.ts'

export interface TextFile {
  /** Relative to the repository root, with forward slashes. */
  readonly path: string
  readonly text: string
}

export interface RepoSnapshot {
  /** Full commit SHA; absent for a working tree. */
  readonly commit?: string
  readonly configFiles: readonly TextFile[]
  readonly runnerConfig?: TextFile
  readonly changelog?: TextFile
  /** Fragments of the changelog, by path. */
  readonly changelogFragments?: readonly TextFile[]
  /** Every golden acceptance curve file. */
  readonly goldenCurves: readonly TextFile[]
  /** Text of a file relative to the recipes folder's parent (`recipes/…`), or undefined when there is none. Synchronous and cached. */
  readonly readRecipe: (path: string) => string | undefined
  /** Why a recipe that is there has no text for `readRecipe`, as `refusalOf` says it of other files. */
  readonly recipeRefusalOf?: (path: string) => Problem | undefined
  /** Every recipe there is, as `recipes/…`, sorted; for "did you mean" and for finding unreferenced ones. */
  readonly listRecipes?: () => readonly string[]
  /** Text of any other file that points may refer to (datasets, eval tasks); undefined when there is none. */
  readonly readFile: (path: string) => string | undefined
  /** Why a file that is there has no text for `readFile`: too large, no UTF-8, a folder; undefined for all others. */
  readonly refusalOf?: (path: string) => Problem | undefined
}
