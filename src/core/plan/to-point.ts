/** A row at one concurrency → a fully resolved point: recipe bound, acceptance looked up, identities computed. */
import { acceptanceTarget } from '../acceptance/target.ts'
import type { GoldenCurve } from '../acceptance/curves.ts'
import { gpusPerNode, type Runners } from '../config/runners.ts'
import { optional } from '../optional-field.ts'
import type { PointSpec } from '../point.ts'
import { curveKeyOf, pointIdOf, seriesKeyOf, sharedIdentity } from '../point-id.ts'
import { pointTitle, skuOf } from '../point-label.ts'
import type { Place, Problem } from '../problem.ts'
import { bindRecipe } from '../recipe/bind.ts'
import { recipeReference } from '../recipe/reference.ts'
import { expectedSeconds, pointGpus, pointNodes, timeoutMinutes } from './estimate.ts'
import type { PlannedPoint } from './plan.ts'
import { withDigest } from './datasets.ts'
import { specOf, type SpecContext } from './row-spec.ts'
import { isMultiRow, recipeFingerprint } from './rows.ts'
import type { SelectedRow } from './select-rows.ts'
import type { RepoSnapshot } from './snapshot.ts'

export interface PointContext extends SpecContext {
  readonly snapshot: RepoSnapshot
  readonly runners: Runners | undefined
  readonly curves: readonly GoldenCurve[]
}

export interface BuiltPoint {
  /** Present also when there are errors, so that everything wrong is found at once. */
  readonly point: PlannedPoint
  readonly problems: readonly Problem[]
}

/** Points of one selected row, in the order of its concurrencies; an eval row is one point. */
export function buildPoints(selected: SelectedRow, context: PointContext): readonly BuiltPoint[] {
  const concs = selected.kind === 'eval' ? [selected.concs] : selected.concs.map((conc) => [conc])
  let identity: RowIdentity | undefined
  const facts: RowFacts = {
    fingerprint: selected.kind === 'eval' ? undefined : recipeFingerprint(selected.expanded.row),
    at: referencePlace(selected),
    identityOf: (spec) => (identity ??= rowIdentity(spec, selected)),
  }
  return concs.map((asked) => buildPoint(selected, asked, facts, context))
}

/** What all points of a row share. */
interface RowFacts {
  readonly fingerprint: string | undefined
  /** Where the recipe is named. */
  readonly at: Place | undefined
  /** Computed at the first point. */
  readonly identityOf: (spec: PointSpec) => RowIdentity
}

interface RowIdentity {
  readonly shared: string
  readonly seriesKey: string
}

function rowIdentity(spec: PointSpec, { expanded }: SelectedRow): RowIdentity {
  const shared = sharedIdentity(spec)
  return { shared, seriesKey: seriesKeyOf(spec, expanded.extensions.srtRecipe, shared) }
}

function buildPoint(
  selected: SelectedRow,
  concs: readonly number[],
  facts: RowFacts,
  context: PointContext,
): BuiltPoint {
  const { entry, path, extensions } = selected.expanded
  const { at, fingerprint } = facts
  const bare = specOf(selected, concs, context)
  const { reference, problems: written } = recipeReference({
    spec: bare,
    ...optional('srtRecipe', extensions.srtRecipe),
    ...optional('at', at),
  })
  const bound = reference
    ? bindRecipe(bare, reference, context.snapshot, gpusPerNode(context.runners, bare.runner))
    : { problems: [] }
  const isStrict = context.overrides.simulated !== true
  const { target, problems: accepted } = acceptanceTarget(bare, bound.recipe, context.curves, isStrict)
  const dataset = bare.dataset && withDigest(bare.dataset, context.snapshot)
  const evalTask = bare.evalTask && withDigest(bare.evalTask, context.snapshot)
  const spec: PointSpec = {
    ...bare,
    ...optional('dataset', dataset?.source),
    ...optional('evalTask', evalTask?.source),
    ...optional('recipe', bound.recipe),
    ...optional('acceptance', target),
  }
  const isLenient = context.policy.unboundRecipe === 'warning'
  const binding = [...written, ...bound.problems, ...accepted].map((found) =>
    isLenient && found.severity === 'error' ? { ...found, severity: 'warning' as const } : found,
  )
  const problems = [...binding, ...(dataset?.problems ?? []), ...(evalTask?.problems ?? [])].map((found) => {
    const place = found.at ?? at ?? entry.placeOf(path)
    return place ? { ...found, at: place } : found
  })
  return {
    point: { ...planned(spec, selected, facts, context), ...optional('recipeFingerprint', fingerprint) },
    problems,
  }
}

function planned(
  spec: PointSpec,
  selected: SelectedRow,
  facts: RowFacts,
  { runners }: PointContext,
): PlannedPoint {
  const gpus = pointGpus(spec)
  const { shared, seriesKey } = facts.identityOf(spec)
  const perNode = gpusPerNode(runners, spec.runner) ?? (/^gb\d/.test(skuOf(spec.runner)) ? 4 : 8)
  return {
    ...spec,
    id: pointIdOf(spec, shared),
    seriesKey,
    curveKey: curveKeyOf(spec),
    gpus,
    nodes: pointNodes(spec, perNode),
    expName: selected.expanded.row['exp-name'],
    runsOn: [spec.runner],
    timeoutMinutes: timeoutMinutes(spec),
    title: pointTitle(spec),
    estimatedGpuHours: Math.round((gpus * expectedSeconds(spec)) / 0.36) / 10_000,
    because: selected.because,
  }
}

/** Line of `srt-recipe` or of CONFIG_FILE. */
function referencePlace({ expanded: { entry, path, row, extensions } }: SelectedRow): Place | undefined {
  if (extensions.srtRecipe !== undefined) {
    return entry.placeOf([...path, 'srt-recipe']) ?? entry.placeOf(['srt-recipe'])
  }
  if (!isMultiRow(row)) return undefined
  for (const role of ['decode', 'prefill'] as const) {
    const setting = (row[role]['additional-settings'] ?? []).findIndex((text) =>
      text.startsWith('CONFIG_FILE='),
    )
    if (setting >= 0) return entry.placeOf([...path, role, 'additional-settings', setting])
  }
  return undefined
}
