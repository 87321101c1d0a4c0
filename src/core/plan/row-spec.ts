/** A selected row at some concurrencies → the spec of a point, as far as the configuration alone determines it. */
import { optional } from '../optional-field.ts'
import type { Dataset, EvalTask, PointSpec, Topology, WorkerPool } from '../point.ts'
import { datasetOf } from './datasets.ts'
import type { LabelEffects, PlanPolicy } from './policy.ts'
import { isAgenticRow, isMultiRow, type Row, type RowWorker } from './rows.ts'
import type { SelectedRow } from './select-rows.ts'

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

export interface SpecContext {
  readonly policy: PlanPolicy
  readonly effects: LabelEffects
  readonly overrides: PointOverrides
}

/** Settings of fixed-sequence load where the configuration says nothing. */
const fixedDefaults = { randomRangeRatio: 0.8, promptsPerConc: 10 }

/** Without recipe, acceptance and file digests, which need the repository. */
export function specOf(selected: SelectedRow, concs: readonly number[], context: SpecContext): PointSpec {
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
    ...concFields(selected.kind, concs),
    ...(isEval ? { evalTask: evalTaskOf(selected, context) } : {}),
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

/** The fields of a spec by which the points of one search space differ. */
export const concFields = (
  kind: PointSpec['kind'],
  concs: readonly number[],
): Pick<PointSpec, 'conc' | 'evalConcs'> => ({
  conc: Math.max(...concs),
  ...(kind === 'eval' ? { evalConcs: [...concs].sort((a, b) => a - b) } : {}),
})

function agenticFields(
  row: Extract<Row, { 'scenario-type': 'agentic-coding' }>,
  { kind, expanded }: SelectedRow,
  { policy, effects, overrides }: SpecContext,
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

/** What an evaluation asks; without a path nothing here says which questions. */
export const evalTaskOf = ({ expanded }: SelectedRow, { policy }: SpecContext): EvalTask => {
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
