/** Small documents about a whole run that the ecosystem reads: reliability per hardware, and the changelog. */
import type { Plan } from '../plan/plan.ts'
import type { JsonObject } from '../results/aggregate.ts'
import type { SweepPoint } from '../results/sweep.ts'

/** Content of `run_stats.json`: label → points that succeeded of points that ran. Reused points did not run here. */
export function runStats(
  plan: Pick<Plan, 'points'>,
  points: readonly Pick<SweepPoint, 'id' | 'status'>[],
): Readonly<Record<string, { readonly n_success: number; readonly total: number }>> {
  const runnerOf = new Map(plan.points.map(({ id, runner }) => [id, runner.replace(/^cluster:/, '')]))
  const stats = new Map<string, { n_success: number; total: number }>()
  for (const { id, status } of points) {
    const label = runnerOf.get(id)
    if (label === undefined || status === 'reused') continue
    const sum = stats.get(label) ?? { n_success: 0, total: 0 }
    stats.set(label, { n_success: sum.n_success + (status === 'valid' ? 1 : 0), total: sum.total + 1 })
  }
  return Object.fromEntries(stats)
}

/** Content of `changelog_metadata.json` (ingest.md §2.7). A plan from keys given by hand has no entries. */
export const changelogMetadata = (
  plan: Pick<Plan, 'base' | 'mergeBase' | 'head' | 'changelog'>,
): JsonObject => ({
  base_ref: plan.mergeBase ?? plan.base ?? 'unknown',
  head_ref: plan.head ?? 'unknown',
  entries: plan.changelog.map((entry) => ({
    'config-keys': entry.configKeys,
    description: entry.description,
    'pr-link': entry.prLink,
    'evals-only': entry.evalsOnly,
    'append-only': entry.appendOnly,
  })),
  'require-power': false,
})
