/** A row at one concurrency → a fully resolved point: recipe bound, acceptance looked up, identities computed. */
import { acceptanceTarget } from '../acceptance/target.ts'
import type { GoldenCurve } from '../acceptance/curves.ts'
import { gpusPerNode, type Runners } from '../config/runners.ts'
import type { Dataset, EvalTask, PointSpec, Topology, WorkerPool } from '../point.ts'
import { curveKeyOf, pointIdOf, seriesKeyOf } from '../point-id.ts'
import { pointTitle, skuOf } from '../point-label.ts'
import type { Place, Problem } from '../problem.ts'
import { bindRecipe } from '../recipe/bind.ts'
import { recipeReference } from '../recipe/reference.ts'
import { optional } from './expand.ts'
import { expectedSeconds, pointGpus, pointNodes, timeoutMinutes } from './estimate.ts'
import type { PlannedPoint } from './plan.ts'
import type { LabelEffects, PlanPolicy } from './policy.ts'
import { datasetOf, withDigest } from './datasets.ts'
import { isAgenticRow, isMultiRow, recipeFingerprint, type Row, type RowWorker } from './rows.ts'
import type { SelectedRow } from './select-rows.ts'
import type { RepoSnapshot } from './snapshot.ts'

/** Changes of a plan that come from the command line; a point measured under them is not the configured one. */
export interface PointOverrides {
  readonly durationSeconds?: number
  readonly warmupRequestsPerLane?: number
  /** Serve with the simulated engine. */
  readonly simulated?: boolean
  /** Divisor of trace token counts and gaps, ≥ 1; only with `simulated`. */
  readonly traceScale?: number
  /** Replaces a named corpus, which is not at hand where nothing is served; only with `simulated`. */
  readonly simulatedDataset?: Dataset
}

export interface PointContext {
  readonly snapshot: RepoSnapshot
  readonly runners: Runners | undefined
  readonly curves: readonly GoldenCurve[]
  readonly policy: PlanPolicy
  readonly effects: LabelEffects
  readonly overrides: PointOverrides
}

/** Settings of fixed-sequence load where the configuration says nothing. */
const fixedDefaults = { randomRangeRatio: 0.8, promptsPerConc: 10 }

export interface BuiltPoint {
  /** Present also when there are errors, so that everything wrong is found at once. */
  readonly point: PlannedPoint
  readonly problems: readonly Problem[]
}

/** Points of one selected row, in the order of its concurrencies; an eval row is one point. */
export function buildPoints(selected: SelectedRow, context: PointContext): readonly BuiltPoint[] {
  const concs = selected.kind === 'eval' ? [selected.concs] : selected.concs.map((conc) => [conc])
  let seriesKey: string | undefined
  const facts: RowFacts = {
    fingerprint: selected.kind === 'eval' ? undefined : recipeFingerprint(selected.expanded.row),
    at: referencePlace(selected),
    seriesKey: (spec) => (seriesKey ??= seriesKeyOf(spec, selected.expanded.extensions.srtRecipe)),
  }
  return concs.map((asked) => buildPoint(selected, asked, facts, context))
}

/** What all points of a row share. */
interface RowFacts {
  readonly fingerprint: string | undefined
  /** Where the recipe is named. */
  readonly at: Place | undefined
  /** Computed at the first point. */
  readonly seriesKey: (spec: PointSpec) => string
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
  const bound = reference ? bindRecipe(bare, reference, context.snapshot) : { problems: [] }
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
  const perNode = gpusPerNode(runners, spec.runner) ?? (/^gb\d/.test(skuOf(spec.runner)) ? 4 : 8)
  return {
    ...spec,
    id: pointIdOf(spec),
    seriesKey: facts.seriesKey(spec),
    curveKey: curveKeyOf(spec),
    gpus,
    nodes: pointNodes(spec, perNode),
    expName: selected.expanded.row['exp-name'],
    runsOn: [spec.runner],
    timeoutMinutes: timeoutMinutes(spec),
    title: pointTitle(spec),
    estimatedGpuHours: Math.round((gpus * expectedSeconds(spec)) / 36) / 100,
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

function specOf(selected: SelectedRow, concs: readonly number[], context: PointContext): PointSpec {
  const { row, entry, extensions } = selected.expanded
  const { overrides } = context
  const isEval = selected.kind === 'eval'
  return {
    kind: selected.kind,
    configKey: entry.key,
    ...(isAgenticRow(row)
      ? agenticFields(row, selected, context)
      : {
          scenario: 'fixed-seq-len' as const,
          isl: row.isl,
          osl: row.osl,
          maxModelLen: row['max-model-len'],
          kvOffloading: 'none' as const,
          totalCpuDramGb: 0,
          ...(isEval
            ? {}
            : {
                randomRangeRatio: extensions.randomRangeRatio ?? fixedDefaults.randomRangeRatio,
                promptsPerConc: extensions.numPromptsPerConc ?? fixedDefaults.promptsPerConc,
              }),
        }),
    topology: topologyOf(row),
    conc: Math.max(...concs),
    ...(isEval
      ? { evalConcs: [...concs].sort((a, b) => a - b), evalTask: evalTaskOf(selected, context) }
      : {}),
    disagg: 'disagg' in row ? row.disagg : false,
    multinode: isMultiRow(row),
    specDecoding: row['spec-decoding'],
    ...optional('router', row.router),
    ...(isMultiRow(row) ? optional('kvP2pTransfer', row['kv-p2p-transfer']) : {}),
    image: row.image,
    model: row.model,
    modelPrefix: row['model-prefix'],
    precision: row.precision,
    framework: row.framework,
    runner: row.runner,
    ...(overrides.simulated === true ? { simulated: true as const } : {}),
    ...(overrides.simulated === true && overrides.traceScale !== undefined && overrides.traceScale !== 1
      ? { traceScale: overrides.traceScale }
      : {}),
  }
}

function agenticFields(
  row: Extract<Row, { 'scenario-type': 'agentic-coding' }>,
  { kind, expanded }: SelectedRow,
  { policy, effects, overrides }: PointContext,
) {
  const { agentic } = policy
  const duration = effects.fast ? agentic.fastDurationSeconds : agentic.durationSeconds
  const warmup = effects.fast ? agentic.fastWarmupRequestsPerLane : agentic.warmupRequestsPerLane
  return {
    scenario: 'agentic-coding' as const,
    maxModelLen: 0,
    kvOffloading: row['kv-offloading'],
    ...optional('kvOffloadBackend', row['kv-offload-backend']),
    totalCpuDramGb: row['total-cpu-dram-gb'],
    ...(kind === 'eval'
      ? {}
      : {
          durationSeconds: overrides.durationSeconds ?? duration,
          warmupRequestsPerLane: overrides.warmupRequestsPerLane ?? warmup,
          dataset: atHand(datasetOf(expanded.extensions.dataset, row['model-prefix']), overrides),
        }),
  }
}

const evalTaskOf = ({ expanded }: SelectedRow, { policy }: PointContext): EvalTask => {
  const { task, path, limit } = expanded.extensions.evalOverride ?? {
    task: policy.evals.task,
    path: policy.evals.taskPath,
  }
  return { task: task.toLowerCase(), ...optional('path', path), ...optional('limit', limit) }
}

function topologyOf(row: Row): Topology {
  if (isMultiRow(row)) {
    return { shape: 'multi-node', prefill: poolOf(row.prefill), decode: poolOf(row.decode) }
  }
  return { shape: 'single-node', ...parallelism(row) }
}

const parallelism = (row: Pick<RowWorker, 'tp' | 'pp' | 'dcp-size' | 'pcp-size' | 'ep' | 'dp-attn'>) => ({
  tp: row.tp,
  pp: row.pp,
  dcp: row['dcp-size'],
  pcp: row['pcp-size'],
  ep: row.ep,
  dpAttn: row['dp-attn'],
})

const poolOf = (worker: RowWorker): WorkerPool => ({
  numWorkers: worker['num-worker'],
  ...parallelism(worker),
  ...optional('hardware', worker.hardware),
  additionalSettings: worker['additional-settings'] ?? [],
})

const atHand = (dataset: Dataset, overrides: PointOverrides): Dataset =>
  overrides.simulated === true && dataset.generator === undefined && dataset.path === undefined
    ? (overrides.simulatedDataset ?? dataset)
    : dataset
