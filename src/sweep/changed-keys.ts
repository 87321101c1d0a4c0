/** Which configuration keys a change touches: every point of head compared with every point of the base. */
import { changedKeys, coverageProblems } from '../core/changelog/coverage.ts'
import type { ChangelogEntry } from '../core/changelog/entry.ts'
import { comparePoints } from '../core/plan/compare-points.ts'
import { matchesWildcard } from '../core/plan/wildcard.ts'
import type { PlanPolicy } from '../core/plan/policy.ts'
import { unknownKeyProblems } from '../core/plan/select-rows.ts'
import type { RepoSnapshot } from '../core/plan/snapshot.ts'
import { loadSide } from '../core/plan/sweep-selection.ts'
import { type Problem, hasErrors } from '../core/problem.ts'

/** Changed keys, or the errors that forbid to tell. */
export function keysToName(
  base: RepoSnapshot,
  head: RepoSnapshot,
  policy: PlanPolicy,
): { readonly keys: readonly string[]; readonly problems: readonly Problem[] } {
  const { comparison, problems } = comparePoints(base, head, policy)
  return { keys: comparison ? changedKeys(comparison.diffs, comparison.headKeys) : [], problems }
}

/** INFX080 for each of `patterns` that is no key of the configuration, or the errors that forbid to tell. */
export function unknownKeys(head: RepoSnapshot, patterns: readonly string[]): readonly Problem[] {
  const { config, problems } = loadSide(head)
  if (hasErrors(problems)) return problems.filter(({ severity }) => severity === 'error')
  return unknownKeyProblems({ configKeys: patterns }, config)
}

/** INFX073 and INFX074, and recipes that are lost, for the new entries of a change; the errors that forbid to tell are somebody else's to report. */
export function checkCoverage(
  base: RepoSnapshot,
  head: RepoSnapshot,
  entries: readonly ChangelogEntry[],
  policy: PlanPolicy,
  baseRef: string | undefined,
): readonly Problem[] {
  const { comparison, problems } = comparePoints(base, head, policy)
  if (!comparison) return hasErrors(problems) ? [] : problems
  const isPlanned = (key: string): boolean =>
    entries.some(({ configKeys }) => configKeys.some((pattern) => matchesWildcard(pattern, key)))
  // Those of planned keys are found where the points are planned.
  const lost = comparison.lostRecipes.filter(({ configKey }) => !isPlanned(configKey))
  return [
    ...lost.map((missing) => missing.problem),
    ...coverageProblems({
      ...comparison,
      entries,
      configFiles: head.configFiles,
      changelogPath: head.changelog?.path ?? '',
      ...(baseRef === undefined ? {} : { baseRef }),
    }),
  ]
}
