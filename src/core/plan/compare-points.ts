/** The points of the whole configuration in two revisions, compared: what a change touches, whatever is asked for. */
import '../problems/plan.ts'
import type { PointId, Scenario } from '../point.ts'
import { hasErrors, type Problem } from '../problem.ts'
import { problem } from '../problems/catalogue.ts'
import { uniquePoints } from './identity-problems.ts'
import { diffKeys } from './key-diff.ts'
import { lostRecipes, type MissingRecipe } from './lost-recipes.ts'
import type { KeyDiff, PlannedPoint } from './plan.ts'
import { pointsOf } from './plan-sweep.ts'
import { labelEffects, type PlanPolicy } from './policy.ts'
import { selectRows } from './select-rows.ts'
import type { RepoSnapshot } from './snapshot.ts'
import { loadSide, type Side } from './sweep-selection.ts'
import { touchedKeys } from './touched-keys.ts'

export interface PointComparison {
  /** Keys with an input that differs; a key that is not listed has the same points in both. */
  readonly diffs: readonly KeyDiff[]
  readonly headKeys: ReadonlySet<string>
  /** Points of head under the listed keys. */
  readonly points: readonly PlannedPoint[]
  /** References of the listed keys to recipes that were there at the base and are not in head, as errors. */
  readonly lostRecipes: readonly MissingRecipe[]
  /** Scenario of a point of head under a listed key. */
  readonly scenarioOf: (id: PointId) => Scenario | undefined
  /** Whether it is measured, and not an evaluation. */
  readonly isBenchmark: (id: PointId) => boolean
}

/**
 * Undefined, with the errors, when the configuration of one side has errors: then nothing is known about its points.
 * What runs nowhere, or a recipe that is missing, is judged where it is to run; here only sameness counts.
 */
export function comparePoints(
  baseSnapshot: RepoSnapshot,
  headSnapshot: RepoSnapshot,
  policy: PlanPolicy,
): { readonly comparison?: PointComparison; readonly problems: readonly Problem[] } {
  const before = loadSide(baseSnapshot)
  const after = loadSide(headSnapshot)
  if (hasErrors(after.problems)) {
    return { problems: after.problems.filter(({ severity }) => severity === 'error') }
  }
  if (hasErrors(before.problems)) {
    const message = 'the configuration of the base has errors, so points are not compared with it'
    return { problems: [problem('INFX087', message, { severity: 'warning' })] }
  }
  const lenient: PlanPolicy = { ...policy, unknownRunner: 'warning', unboundRecipe: 'warning' }
  const keys = touchedKeys(before, after, lenient)
  const head = pointsOfKeys(after, keys, lenient)
  const base = pointsOfKeys(before, keys, lenient)
  const { points } = head
  const byId = new Map(points.map((point) => [point.id, point]))
  return {
    comparison: {
      diffs: diffKeys(base.points, points),
      lostRecipes: lostRecipes(base.missingRecipes, head.missingRecipes),
      headKeys: new Set(after.config.entries.keys()),
      points,
      scenarioOf: (id) => byId.get(id)?.scenario,
      isBenchmark: (id) => byId.get(id)?.kind === 'benchmark',
    },
    problems: [],
  }
}

function pointsOfKeys(
  side: Side,
  keys: readonly string[],
  policy: PlanPolicy,
): { readonly points: readonly PlannedPoint[]; readonly missingRecipes: readonly MissingRecipe[] } {
  if (keys.length === 0) return { points: [], missingRecipes: [] }
  const effects = labelEffects([])
  const flags = { evalsOnly: false, allEvals: false, appendOnly: false }
  const rows = selectRows({
    config: side.config,
    hardware: side.runners?.hardware ?? new Map(),
    requests: [{ configKeys: keys, ...flags, because: 'comparison' }],
    effects,
    policy,
    trim: { groupMultiAgentic: true },
  })
  const built = pointsOf(rows, side, { effects, policy, overrides: {} })
  return { points: uniquePoints(built.points, built.placeOf).points, missingRecipes: built.missingRecipes }
}
