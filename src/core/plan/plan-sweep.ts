/** The plan of a sweep: configuration, changelog and labels → points, canary, shards, comparison with the base. Pure. */
import '../problems/plan.ts'
import { loadGoldenCurves } from '../acceptance/curves.ts'
import { distinctProblems, hasErrors, type Problem } from '../problem.ts'
import { problem } from '../problems/catalogue.ts'
import { appendOnlyAdvice } from './append-only-advice.ts'
import { changedByAppending } from './append-only-selection.ts'
import { traceProblems } from './check-traces.ts'
import { chooseCanary, makeShards } from './fan-out.ts'
import { type PlaceOfPoint, uniquePoints } from './identity-problems.ts'
import { diffKeys } from './key-diff.ts'
import { labelNotes } from './label-notes.ts'
import { lostRecipes, type MissingRecipe } from './lost-recipes.ts'
import type { Decision, KeyDiff, Plan, PlannedPoint } from './plan.ts'
import { nothingSelected } from './nothing-selected.ts'
import { planDigest } from './plan-digest.ts'
import { filterPoints } from './point-filter.ts'
import type { LabelEffects } from './policy.ts'
import { unreferencedOverrides } from '../recipe/unreferenced.ts'
import type { RowSelection, SelectedRow } from './select-rows.ts'
import { selectSweep, type SelectionSource, type Side, type SweepSelection } from './sweep-selection.ts'
import type { TrimOptions } from './trim.ts'
import { evalTaskOf, type PointOverrides, type SpecContext } from './row-spec.ts'
import { buildPoints, type BuiltPoint } from './to-point.ts'

export interface PlanInput extends SelectionSource {
  readonly mergeBase?: string
  /** See point-filter.ts. */
  readonly pointFilter?: string
  readonly trigger: Plan['trigger']
  /** The gate's decision; `run` unless given. */
  readonly decision?: Decision
  readonly overrides: PointOverrides
}

export interface PlanResult {
  /** Absent when there is any error. */
  readonly plan?: Plan
  /** Everything found, each once. */
  readonly problems: readonly Problem[]
  /** Where the recipe of a planned point is named, else where its search space is written; there with the plan. */
  readonly placeOf?: PlaceOfPoint
}

const planTrim: TrimOptions = { groupMultiAgentic: true }

/** Plans a sweep. With errors there is no plan, but every problem. */
export function planSweep(input: PlanInput): PlanResult {
  const selection = selectSweep(input, planTrim)
  const problems = [...selection.problems]
  const context = { effects: selection.effects, policy: input.policy, overrides: input.overrides }
  const built = pointsOf(selection.selected, selection.head, context)
  problems.push(...built.problems)
  const unique = uniquePoints(built.points, built.placeOf)
  problems.push(...unique.problems)
  if (hasErrors(problems)) return { problems: distinctProblems(problems) }
  const filtered = filtering(unique.points, input.pointFilter)
  problems.push(...filtered.problems)
  if (hasErrors(problems)) return { problems: distinctProblems(problems) }
  problems.push(...traceProblems(filtered.points, input.head))
  if (hasErrors(problems)) return { problems: distinctProblems(problems) }
  if (filtered.points.length === 0) problems.push(nothingSelected(input))
  problems.push(
    ...unreferencedOverrides(
      filtered.points.map(({ recipe }) => recipe),
      { ...selection.head, ...context },
    ),
  )
  const keys = compare(filtered.points, built.missingRecipes, selection, input, problems)
  if (hasErrors(problems)) return { problems: distinctProblems(problems) }
  const finished = finish(filtered.points, keys, selection.effects, input, distinctProblems(problems))
  return finished.plan ? { ...finished, placeOf: built.referenceOf } : finished
}

interface BuiltSelection {
  readonly points: readonly PlannedPoint[]
  /** Where the search space of one of them is written. */
  readonly placeOf: PlaceOfPoint
  /** Where the recipe of one of them is named; its search space when none is. */
  readonly referenceOf: PlaceOfPoint
  readonly missingRecipes: readonly MissingRecipe[]
  readonly problems: readonly Problem[]
}

/** Points of the selected rows, evaluations without a task file left out when the policy says so. */
export function pointsOf({ benchmarks, evals }: RowSelection, side: Side, spec: SpecContext): BuiltSelection {
  const { curves, problems } = loadGoldenCurves(side.snapshot.goldenCurves)
  // What is left out is not even built: where simulated points are planned, it can be a quarter of all.
  const [asking, leftOut] = byTaskFile(evals, spec)
  const built = buildPoints([...benchmarks, ...asking], { ...side, curves, ...spec })
  const places = new Map(built.map(({ point, place }) => [point, place]))
  return {
    points: built.map(({ point }) => point),
    placeOf: (point) => places.get(point)?.(),
    referenceOf: placeById(built),
    missingRecipes: side.snapshot.listRecipes?.().length === 0 ? [] : missingRecipes(built),
    problems: [...problems, ...built.flatMap((result) => result.problems), ...leftOutProblems(leftOut)],
  }
}

/** Points are named anew when titles repeat, so that those of the plan are not always those that were built. */
function placeById(built: readonly BuiltPoint[]): PlaceOfPoint {
  let byId: ReadonlyMap<string, BuiltPoint> | undefined
  return ({ id }) => {
    byId ??= new Map(built.map((one) => [one.point.id, one]))
    const found = byId.get(id)
    return found?.recipeAt() ?? found?.place()
  }
}

/** A repository without any recipe keeps all of them elsewhere. */
const missingRecipes = (built: readonly BuiltPoint[]): readonly MissingRecipe[] =>
  built.flatMap(({ point: { configKey }, problems }) =>
    problems.filter(({ code }) => code === 'INFX100').map((found) => ({ configKey, problem: found })),
  )

type Rows = readonly SelectedRow[]

/** Evaluations that have what they ask, and the tasks of those that are left out, one for each of these. */
function byTaskFile(evals: Rows, spec: SpecContext): readonly [asking: Rows, leftOut: readonly string[]] {
  if (spec.policy.evals.withoutTaskFile === 'plan') return [evals, []]
  const asking: SelectedRow[] = []
  const leftOut: string[] = []
  for (const row of evals) {
    const { task, path } = evalTaskOf(row, spec)
    if (path === undefined) leftOut.push(task)
    else asking.push(row)
  }
  return [asking, leftOut]
}

/** One notice per task. */
function leftOutProblems(evals: readonly string[]): readonly Problem[] {
  return [...new Set(evals)].map((task) => {
    const count = evals.filter((other) => other === task).length
    return problem(
      'INFX089',
      `${count} ${count === 1 ? 'evaluation' : 'evaluations'} of "${task}" left out: no task file is here`,
    )
  })
}

const filtering = (
  points: readonly PlannedPoint[],
  filter: string | undefined,
): ReturnType<typeof filterPoints> =>
  filter === undefined || points.length === 0 ? { points, problems: [] } : filterPoints(points, filter)

/** Points against those that the same requests select in the base; points that a filter left out are not compared. */
function compare(
  points: readonly PlannedPoint[],
  missing: readonly MissingRecipe[],
  selection: SweepSelection,
  input: PlanInput,
  problems: Problem[],
): readonly KeyDiff[] {
  const { base, selectBase, effects } = selection
  if (!base) return []
  const rows = selectBase()
  if (!rows) {
    const message = 'the configuration of the base has errors, so points are not compared with it'
    problems.push(problem('INFX087', message, { severity: 'warning' }))
    return []
  }
  const built = pointsOf(rows, base, { ...input, effects })
  // First, so that it stands in place of the warning that the same reference gave by itself.
  problems.unshift(...lostRecipes(built.missingRecipes, missing).map((lost) => lost.problem))
  const before = uniquePoints(built.points, built.placeOf).points
  const filtered = filtering(before, input.pointFilter).points
  if (selection.isAppendOnly) {
    const named = pointsOf(selection.selectNamed(), selection.head, { ...input, effects })
    const after = uniquePoints(named.points, named.placeOf).points
    problems.push(...changedByAppending(diffKeys(before, after), selection.requests))
    return diffKeys(filtered, filtering(after, input.pointFilter).points)
  }
  const keys = diffKeys(filtered, points)
  // Whoever names keys or points by hand wants just those.
  if (input.entries && input.pointFilter === undefined)
    problems.push(
      ...appendOnlyAdvice({ ...selection, policy: input.policy, trim: planTrim, base, points, keys }),
    )
  return keys
}

function finish(
  points: readonly PlannedPoint[],
  keys: readonly KeyDiff[],
  effects: LabelEffects,
  input: PlanInput,
  problems: readonly Problem[],
): PlanResult {
  const canary = chooseCanary(points, input.policy, effects)
  const { shards, problems: tooMany } = makeShards(points, canary, input.policy)
  if (tooMany.length > 0) return { problems: [...problems, ...tooMany] }
  const notes = labelNotes(input.labels, points, input.policy)
  const plan: Plan = {
    schema: 'plan.v1',
    trigger: input.trigger,
    decision: input.decision ?? { action: 'run', because: [] },
    ...(notes.length === 0 ? {} : { labelNotes: notes }),
    ...(input.base?.commit === undefined ? {} : { base: input.base.commit }),
    ...(input.head.commit === undefined ? {} : { head: input.head.commit }),
    ...(input.mergeBase === undefined ? {} : { mergeBase: input.mergeBase }),
    changelog: input.entries ?? [],
    points,
    canary,
    shards,
    keys,
    totals: totals(points),
    problems,
    digest: planDigest({ points, canary }),
  }
  return { plan, problems }
}

function totals(points: readonly PlannedPoint[]): Plan['totals'] {
  const hours = points.reduce((sum, { estimatedGpuHours }) => sum + estimatedGpuHours, 0)
  return {
    benchmarkPoints: points.filter(({ kind }) => kind === 'benchmark').length,
    evalPoints: points.filter(({ kind }) => kind === 'eval').length,
    estimatedGpuHours: Math.round(hours * 10_000) / 10_000,
    longestLegMinutes: points.reduce((most, { timeoutMinutes }) => Math.max(most, timeoutMinutes), 0),
  }
}
