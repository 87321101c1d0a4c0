/** `meta_env.json` of an evaluation: what was evaluated, in the ecosystem's fields (ingest.md §2.5) plus identity. */
import type { JsonObject } from '../results/aggregate.ts'
import type { Parallelism, Point, WorkerPool } from '../point.ts'

/** Identity of the run that the metadata belongs to. */
export interface EvalRunIdentity {
  readonly planDigest: string
  /** From 1. */
  readonly attempt: number
  readonly simulated: boolean
}

/** Concurrencies asked for, finished and failed; null for an evaluation at one concurrency. */
export interface EvalBatch {
  readonly concs: readonly number[]
  readonly completed: readonly number[]
  readonly failed: readonly number[]
}

/** The metadata of a point's evaluation. Single-node fields, or prefill and decode pools for several nodes. */
export function evalMetaOf(point: Point, identity: EvalRunIdentity, batch: EvalBatch | null): JsonObject {
  const { topology } = point
  return {
    is_multinode: point.multinode,
    disagg: point.disagg,
    hw: point.runner,
    model: point.model,
    infmax_model_prefix: point.modelPrefix,
    framework: point.framework,
    precision: point.precision,
    spec_decoding: point.specDecoding,
    image: point.image,
    isl: point.isl ?? 0,
    osl: point.osl ?? 0,
    conc: point.conc,
    num_gpus: point.gpus,
    ...(topology.shape === 'single-node'
      ? widths(topology)
      : {
          ...widths(topology.prefill),
          ...pool('prefill', topology.prefill),
          ...pool('decode', topology.decode),
        }),
    ...(point.recipeFingerprint === undefined ? {} : { recipe_fingerprint: point.recipeFingerprint }),
    ...(point.evalTask ? { eval_suite: point.evalTask.task } : {}),
    ...(batch
      ? { eval_concs: batch.concs, completed_eval_concs: batch.completed, failed_eval_concs: batch.failed }
      : {}),
    infx: {
      schema: 'eval-meta.v1',
      point_id: point.id,
      config_key: point.configKey,
      series_key: point.seriesKey,
      plan_digest: identity.planDigest,
      attempt: identity.attempt,
      simulated: identity.simulated,
    },
  }
}

const widths = (widths: Parallelism): JsonObject => ({
  tp: widths.tp,
  pp: widths.pp,
  dcp_size: widths.dcp,
  pcp_size: widths.pcp,
  ep: widths.ep,
  dp_attention: String(widths.dpAttn),
})

const pool = (role: 'prefill' | 'decode', workers: WorkerPool): JsonObject => ({
  ...Object.fromEntries(Object.entries(widths(workers)).map(([key, value]) => [`${role}_${key}`, value])),
  [`${role}_num_workers`]: workers.numWorkers,
})
