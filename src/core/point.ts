/**
 * The Point: one fully resolved measurement. It is the only carrier of identity and parameters between plan, job,
 * result, eval and database (docs/architecture.md). This file holds the types; `point-id.ts` computes identities.
 */

export type Scenario = 'agentic-coding' | 'fixed-seq-len'
export type PointKind = 'benchmark' | 'eval'
/** Open set in the ecosystem; these are the ones with a meaning of their own here. */
export type SpecDecoding = 'none' | 'mtp' | 'draft_model'
export type KvOffloading = 'none' | 'dram'

/** Parallel widths of one worker. GPUs of a worker = tp · pp · pcp (dcp reuses TP ranks; ep and dp-attn do not multiply). */
export interface Parallelism {
  readonly tp: number
  readonly pp: number
  readonly dcp: number
  readonly pcp: number
  readonly ep: number
  readonly dpAttn: boolean
}

/** One role's pool of equal workers. */
export interface WorkerPool extends Parallelism {
  /** Number of workers, ≥ 0; 0 decode workers = aggregated serving under a multi-node launcher. */
  readonly numWorkers: number
  /** SKU of this role when the two roles differ. */
  readonly hardware?: string
  /** Verbatim `KEY=VALUE` environment settings of the role. */
  readonly additionalSettings: readonly string[]
}

export type Topology =
  | ({ readonly shape: 'single-node' } & Parallelism)
  | { readonly shape: 'multi-node'; readonly prefill: WorkerPool; readonly decode: WorkerPool }

/** A named, versioned component: router or KV offload backend. */
export interface Component {
  readonly name: string
  readonly version?: string
}

/** Where the acceptance target of speculative decoding comes from (engines.md §2.5). */
export interface AcceptanceTarget {
  /** Golden curve file, without folder. */
  readonly curve: string
  readonly modelKey: string
  readonly thinking: 'on' | 'off'
  /** Draft tokens per step, ≥ 1. */
  readonly numSpecTokens: number
  /** Mean accepted tokens per step including the bonus token, in [1, numSpecTokens + 1]. */
  readonly acceptanceLength: number
}

/** A recipe bound to a point: file, selector and the merged content. */
export interface BoundRecipe {
  readonly path: string
  readonly selector?: string
  /** SHA-256 (hex) over the canonical JSON of `resolved`. */
  readonly digest: string
  readonly resolved: Readonly<Record<string, unknown>>
}

export interface Dataset {
  /** Loader name, e.g. a weka corpus or `generated`. */
  readonly loader: string
  /** File to replay, relative to the repository, when the dataset is a file. */
  readonly path?: string
  /** SHA-256 (hex) of the file's text. */
  readonly digest?: string
  /** Seed and shape of a generated dataset. */
  readonly generator?: Readonly<Record<string, number | string | boolean>>
}

export interface EvalTask {
  /** Task name as lm-eval knows it, lower case, e.g. `gsm8k`. */
  readonly task: string
  /** Task file, relative to the repository, for local question sets. */
  readonly path?: string
  /** SHA-256 (hex) of the task file's text, and of the question files beside it that it names. */
  readonly digest?: string
  /** Questions to ask, or all. A limited set is a smoke slice and is never gated like a full one. */
  readonly limit?: number
}

/** Everything that can change a measurement, and nothing else, is input of the point's id. */
export interface PointSpec {
  readonly kind: PointKind
  readonly configKey: string
  readonly scenario: Scenario
  /** Input and output sequence length in tokens; only for fixed-seq-len. */
  readonly isl?: number
  readonly osl?: number
  /** Lowest share of ISL/OSL a random prompt may have, (0, 1]; only for fixed-seq-len. */
  readonly randomRangeRatio?: number
  /** Prompts sent per unit of concurrency, ≥ 1; only for fixed-seq-len. */
  readonly promptsPerConc?: number
  readonly topology: Topology
  /** Concurrency: live session trees (agentic) or requests in flight (fixed), ≥ 1. */
  readonly conc: number
  /** For evals batched on one engine: every concurrency to ask at, ascending; `conc` is the highest. */
  readonly evalConcs?: readonly number[]
  readonly disagg: boolean
  readonly multinode: boolean
  readonly specDecoding: string
  readonly acceptance?: AcceptanceTarget
  readonly kvOffloading: KvOffloading
  readonly kvOffloadBackend?: Component
  readonly router?: Component
  readonly kvP2pTransfer?: string
  /** CPU DRAM budget of the KV offload in whole GB (10^9), 0 without offload. */
  readonly totalCpuDramGb: number
  readonly image: string
  readonly model: string
  readonly modelPrefix: string
  readonly precision: string
  readonly framework: string
  /** Runner label (a scheduling label, not a SKU), e.g. `cluster:b300-nv`. */
  readonly runner: string
  /** Planned profiling time in seconds; only for agentic-coding. */
  readonly durationSeconds?: number
  readonly warmupRequestsPerLane?: number
  /** Context limit in tokens; 0 = the model's own. */
  readonly maxModelLen: number
  readonly dataset?: Dataset
  readonly recipe?: BoundRecipe
  readonly evalTask?: EvalTask
  /** Present (and true) when the simulated engine serves the point: such a measurement is never the real one. */
  readonly simulated?: true
  /** Divisor of the trace's token counts and gaps when it is not 1; only with `simulated`. */
  readonly traceScale?: number
}

export type PointId = string

export interface Point extends PointSpec {
  /** Readable slug, `-`, and 12 hex digits of SHA-256 over the canonical JSON of the PointSpec. */
  readonly id: PointId
  /** Same as the id's hash without conc and per-conc overrides: what a curve's series joins. */
  readonly seriesKey: string
  /** Curve identity of ingest.md §1.3. */
  readonly curveKey: string
  /** GPUs the point occupies, ≥ 1. */
  readonly gpus: number
  /** Nodes the point occupies, ≥ 1. */
  readonly nodes: number
  /** The reference's result label, for interchange. */
  readonly expName: string
  /** The reference's hash of the generated row (64 hex); only on benchmark points. */
  readonly recipeFingerprint?: string
}
