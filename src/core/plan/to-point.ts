/** A row at one concurrency → a fully resolved point: recipe bound, acceptance looked up, identities computed. */
import { acceptanceTarget } from '../acceptance/target.ts'
import type { GoldenCurve } from '../acceptance/curves.ts'
import { gpusPerNode, type Runners } from '../config/runners.ts'
import { optional } from '../optional-field.ts'
import type { AcceptanceTarget, BoundRecipe, PointSpec } from '../point.ts'
import { curveKeyOf, lineIdentity, pointIdOf, seriesKeyOf, type LineIdentity } from '../point-id.ts'
import { lineTitle, pointTitle, skuOf } from '../point-label.ts'
import type { Place, Problem } from '../problem.ts'
import { bindRecipe } from '../recipe/bind.ts'
import { bareHealthCheck, startUpWindow } from '../recipe/start-up-window.ts'
import { recipeReference, type RecipeReference } from '../recipe/reference.ts'
import { expectedSeconds, pointGpus, pointNodes, timeoutMinutes } from './estimate.ts'
import type { PlannedPoint } from './plan.ts'
import { withDigest } from './datasets.ts'
import type { PlanPolicy } from './policy.ts'
import { concFields, specOf, type SpecContext } from './row-spec.ts'
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
  /** Where its search space is written. */
  readonly place: () => Place | undefined
  /** Where its recipe is named. */
  readonly recipeAt: () => Place | undefined
}

/** Points of selected rows, in their order; every concurrency of a benchmark row is one, an eval row is one. */
export function buildPoints(rows: readonly SelectedRow[], context: PointContext): readonly BuiltPoint[] {
  const facts = new LineFacts(context)
  return rows.flatMap((selected) => {
    const concs = selected.kind === 'eval' ? [selected.concs] : selected.concs.map((conc) => [conc])
    return concs.map((asked) => buildPoint(selected, asked, facts, context))
  })
}

/** What all points of one search space and kind have in common: they differ in nothing but concurrency and recipe. */
interface LineFact {
  /** Of the first of its points. */
  readonly spec: PointSpec
  /** What is wrong with the files that the spec names. */
  readonly unreadable: readonly Problem[]
  /** The ecosystem's hash of the row; only of benchmarks. */
  readonly fingerprint: string | undefined
  /** Where the recipe is named. */
  readonly recipeAt: () => Place | undefined
  readonly identity: LineIdentity
  /** What the titles of its points begin with. */
  readonly title: string
  readonly seriesKey: string
  readonly curveKey: string
  readonly gpus: number
  readonly nodes: number
  /** Of a node behind the runner label, when it is known. */
  readonly gpusPerNode: number | undefined
}

/** Computed at the first point of a line, because writing canonical text is most of the work of a plan. */
class LineFacts {
  readonly #context: PointContext
  readonly #bySpace = { benchmark: new Map<object, LineFact>(), eval: new Map<object, LineFact>() }

  constructor(context: PointContext) {
    this.#context = context
  }

  of(selected: SelectedRow, concs: readonly number[]): LineFact {
    const bySpace = this.#bySpace[selected.kind]
    // Every row of a search space carries the very path of its space.
    const space = selected.expanded.path
    let fact = bySpace.get(space)
    if (!fact) bySpace.set(space, (fact = lineFact(selected, concs, this.#context)))
    return fact
  }
}

function lineFact(selected: SelectedRow, concs: readonly number[], context: PointContext): LineFact {
  const { row, extensions } = selected.expanded
  const { runners } = context
  const { spec: bare, problems: unreadable } = withFileDigests(specOf(selected, concs, context), context)
  const identity = lineIdentity(bare)
  const perNode = gpusPerNode(runners, bare.runner)
  return {
    spec: bare,
    unreadable,
    fingerprint: selected.kind === 'eval' ? undefined : recipeFingerprint(row),
    recipeAt: () => referencePlace(selected),
    identity,
    title: lineTitle(bare),
    seriesKey: seriesKeyOf(bare, extensions.srtRecipe, identity),
    curveKey: curveKeyOf(bare),
    gpus: pointGpus(bare),
    nodes: pointNodes(bare, perNode ?? (/^gb\d/.test(skuOf(bare.runner)) ? 4 : 8)),
    gpusPerNode: perNode,
  }
}

function buildPoint(
  selected: SelectedRow,
  concs: readonly number[],
  facts: LineFacts,
  context: PointContext,
): BuiltPoint {
  const { entry, path, extensions } = selected.expanded
  const line = facts.of(selected, concs)
  const bare: PointSpec = { ...line.spec, ...concFields(selected.kind, concs) }
  const { reference, problems: written } = recipeReference({
    spec: bare,
    ...optional('srtRecipe', extensions.srtRecipe),
    placeOf: line.recipeAt,
  })
  const bound = reference
    ? bindRecipe(bare, reference, context.snapshot, { perNode: line.gpusPerNode, line: line.spec })
    : { problems: nothingWrong }
  const isStrict = context.overrides.simulated !== true
  const { target, problems: accepted } = acceptanceTarget(bare, bound.recipe, context.curves, isStrict)
  const isLenient = context.policy.unboundRecipe === 'warning'
  const binding = [...written, ...bound.problems, ...accepted].map((found) =>
    isLenient && mayBeElsewhere(found, reference) ? { ...found, severity: 'warning' as const } : found,
  )
  const problems = [
    ...placedAt(binding, () => line.recipeAt() ?? entry.placeOf(path)),
    ...placedAt(line.unreadable, () => filePlace(selected)),
  ]
  return {
    point: planned(bare, bound.recipe, target, selected, line, context.policy),
    problems,
    place: () => entry.placeOf(path),
    recipeAt: line.recipeAt,
  }
}

const nothingWrong: readonly Problem[] = []

/** A recipe that CONFIG_FILE names, and golden curves, may be kept in another repository; the rest are mistakes. */
const mayBeElsewhere = ({ code, severity }: Problem, reference: RecipeReference | undefined): boolean =>
  severity === 'error' && (code === 'INFX100' ? reference?.isFirstClass !== true : /^INFX12/.test(code))

const placedAt = (problems: readonly Problem[], placeOf: () => Place | undefined): readonly Problem[] =>
  problems.map((found) => {
    const at = found.at ?? placeOf()
    return at ? { ...found, at } : found
  })

/** Where the entry names the file of the dataset or of the evaluation task. */
function filePlace({ kind, expanded: { entry, path } }: SelectedRow): Place | undefined {
  const item = path.slice(0, 3)
  const named =
    kind === 'eval'
      ? [
          [...item, 'eval', 'path'],
          ['eval', 'path'],
        ]
      : [[...item, 'dataset', 'path']]
  for (const candidate of named) {
    const place = entry.placeOf(candidate)
    if (place) return place
  }
  return entry.placeOf(path)
}

function planned(
  bare: PointSpec,
  recipe: BoundRecipe | undefined,
  acceptance: AcceptanceTarget | undefined,
  selected: SelectedRow,
  { fingerprint, identity, title, seriesKey, curveKey, gpus, nodes }: LineFact,
  policy: PlanPolicy,
): PlannedPoint {
  // Written out: building objects is a good part of a plan, and an object of unknown members is built slowly.
  const bound = recipe === undefined ? bare : { ...bare, recipe }
  const spec = acceptance === undefined ? bound : { ...bound, acceptance }
  return {
    ...spec,
    id: pointIdOf(spec, identity),
    seriesKey,
    curveKey,
    gpus,
    nodes,
    expName: selected.expanded.row['exp-name'],
    runsOn: [bare.runner],
    timeoutMinutes: timeoutMinutes(bare, windowOf(bare, recipe, policy)),
    title: pointTitle(bare, title),
    estimatedGpuHours: Math.round((gpus * expectedSeconds(bare)) / 0.36) / 10_000,
    because: selected.because,
    ...(fingerprint === undefined ? {} : { recipeFingerprint: fingerprint }),
  }
}

/** Seconds that the engine has until it answers; the simulated one asks for no more than a job has anyway. */
function windowOf(spec: PointSpec, recipe: BoundRecipe | undefined, policy: PlanPolicy): number {
  if (spec.simulated === true) return 0
  return policy.startUpWindowSeconds ?? startUpWindow(recipe?.resolved ?? bareRecipe).windowSeconds
}

const bareRecipe = { health_check: bareHealthCheck }

/** The same with the digests of the files that it names. */
function withFileDigests(
  spec: PointSpec,
  { snapshot }: PointContext,
): { readonly spec: PointSpec; readonly problems: readonly Problem[] } {
  const dataset = spec.dataset && withDigest(spec.dataset, snapshot)
  const evalTask = spec.evalTask && withDigest(spec.evalTask, snapshot)
  if (dataset?.source === spec.dataset && evalTask?.source === spec.evalTask) {
    return { spec, problems: [...(dataset?.problems ?? []), ...(evalTask?.problems ?? [])] }
  }
  return {
    spec: { ...spec, ...optional('dataset', dataset?.source), ...optional('evalTask', evalTask?.source) },
    problems: [...(dataset?.problems ?? []), ...(evalTask?.problems ?? [])],
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
