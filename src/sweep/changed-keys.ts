/** Which configuration keys a change touches: every point of head compared with every point of the base. */
import { changedKeys, coverageProblems } from '../core/changelog/coverage.ts'
import type { ChangelogEntry } from '../core/changelog/entry.ts'
import type { KeyDiff } from '../core/plan/plan.ts'
import { planSweep } from '../core/plan/plan-sweep.ts'
import type { PlanPolicy } from '../core/plan/policy.ts'
import type { RepoSnapshot } from '../core/plan/snapshot.ts'
import type { PointId, Scenario } from '../core/point.ts'
import { type Problem, hasErrors } from '../core/problem.ts'

export interface KeyChanges {
  readonly diffs: readonly KeyDiff[]
  readonly headKeys: ReadonlySet<string>
  readonly scenarioOf: (id: PointId) => Scenario | undefined
}

/**
 * Compares the whole configuration, whatever the changelog asks for. Undefined, with the errors, when one side cannot
 * be planned: then nothing is known about its points.
 */
export function compareKeys(
  base: RepoSnapshot,
  head: RepoSnapshot,
  policy: PlanPolicy,
): { readonly changes?: KeyChanges; readonly problems: readonly Problem[] } {
  const { plan, problems } = planSweep({
    ...{ head, base, entries: undefined, keys: ['*'], labels: [] },
    trigger: { kind: 'comparison', labels: [] },
    // What runs nowhere is judged where it is to run; here only sameness counts. Shards do not matter either.
    policy: { ...policy, unknownRunner: 'warning', unboundRecipe: 'warning' },
    overrides: {},
  })
  const incomparable = problems.filter(({ code }) => code === 'INFX087')
  if (!plan || incomparable.length > 0) {
    return { problems: plan ? incomparable : problems.filter(({ severity }) => severity === 'error') }
  }
  const scenarios = new Map(plan.points.map(({ id, scenario }) => [id, scenario]))
  const headKeys = new Set(plan.points.map(({ configKey }) => configKey))
  return { changes: { diffs: plan.keys, headKeys, scenarioOf: (id) => scenarios.get(id) }, problems: [] }
}

/** Changed keys, or the errors that forbid to tell. */
export function keysToName(
  base: RepoSnapshot,
  head: RepoSnapshot,
  policy: PlanPolicy,
): { readonly keys: readonly string[]; readonly problems: readonly Problem[] } {
  const { changes, problems } = compareKeys(base, head, policy)
  return { keys: changes ? changedKeys(changes.diffs, changes.headKeys) : [], problems }
}

/** INFX073 and INFX074 for the new entries of a change; the errors that forbid to tell are somebody else's to report. */
export function checkCoverage(
  base: RepoSnapshot,
  head: RepoSnapshot,
  entries: readonly ChangelogEntry[],
  policy: PlanPolicy,
): readonly Problem[] {
  const { changes, problems } = compareKeys(base, head, policy)
  if (!changes) return hasErrors(problems) ? [] : problems
  return coverageProblems({
    ...changes,
    entries,
    configFiles: head.configFiles,
    changelogPath: head.changelog?.path ?? '',
  })
}
