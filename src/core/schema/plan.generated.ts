// Generated from schemas/ by scripts/gen-schemas.mjs. Do not edit.
/**
 * Parallel widths of the one worker, or the two pools.
 */
export type Topology =
  | {
      /**
       * Shape.
       */
      shape: 'single-node'
      /**
       * Tensor parallel width.
       */
      tp: number
      /**
       * Pipeline parallel width.
       */
      pp: number
      /**
       * Decode context parallel width.
       */
      dcp: number
      /**
       * Prefill context parallel width.
       */
      pcp: number
      /**
       * Expert parallel width.
       */
      ep: number
      /**
       * Data parallel attention.
       */
      dpAttn: boolean
    }
  | {
      /**
       * Shape.
       */
      shape: 'multi-node'
      prefill: Pool
      decode: Pool
    }

/**
 * plan.json: what a sweep will do, with reasons, before anything runs.
 */
export interface PlanDocument {
  /**
   * Version of this format.
   */
  schema: 'plan.v1'
  /**
   * What started it.
   */
  trigger: {
    /**
     * Event or command.
     */
    kind: string
    /**
     * Labels it carried.
     */
    labels: string[]
    /**
     * Number of the pull request.
     */
    pullRequest?: number
  }
  /**
   * The gate's decision.
   */
  decision: {
    /**
     * Decision.
     */
    action: 'run' | 'skip' | 'refuse'
    /**
     * Reasons.
     */
    because: string[]
  }
  /**
   * What labels of the pull request changed; absent when none did.
   */
  labelNotes?: {
    /**
     * The label.
     */
    label: string
    /**
     * What it did, for the reader.
     */
    effect: string
  }[]
  /**
   * Commit compared with.
   */
  base?: string
  /**
   * Commit planned.
   */
  head?: string
  /**
   * Merge base of the two.
   */
  mergeBase?: string
  /**
   * Entries that asked for it.
   */
  changelog: ChangelogEntry[]
  /**
   * Every point, benchmarks first.
   */
  points: Point[]
  /**
   * What runs first.
   */
  canary: {
    /**
     * State.
     */
    state: 'chosen' | 'none-possible' | 'skipped'
    /**
     * Chosen point.
     */
    pointId?: string
    /**
     * Reasons.
     */
    because: string[]
  }
  /**
   * Everything but the canary.
   */
  shards: {
    /**
     * Name.
     */
    name: string
    /**
     * Ids, in plan order.
     *
     * @maxItems 256
     */
    pointIds: string[]
  }[]
  /**
   * Comparison with the base.
   */
  keys: KeyDiff[]
  /**
   * Sums.
   */
  totals: {
    /**
     * Points to measure.
     */
    benchmarkPoints: number
    /**
     * Points to evaluate.
     */
    evalPoints: number
    /**
     * Estimate.
     */
    estimatedGpuHours: number
    /**
     * Highest bound of a job.
     */
    longestLegMinutes: number
  }
  /**
   * Warnings and notices.
   */
  problems: Problem[]
  /**
   * Hash of points and canary.
   */
  digest: string
}
/**
 * One entry of the performance changelog.
 */
export interface ChangelogEntry {
  /**
   * Keys or wildcards.
   */
  configKeys: string[]
  /**
   * Text.
   */
  description: string[]
  /**
   * Pull request.
   */
  prLink: string
  /**
   * Restriction.
   */
  scenarioType?: string[]
  /**
   * No throughput.
   */
  evalsOnly: boolean
  /**
   * All evaluations.
   */
  allEvals: boolean
  /**
   * Only new points.
   */
  appendOnly: boolean
  /**
   * Lowest prefill ep of evaluated rows.
   */
  evalMinPrefillEp?: number
  /**
   * Position in the document, from 0.
   */
  ordinal: number
  /**
   * First line, from 1.
   */
  line: number
  /**
   * Changelog fragment that holds it; absent for the changelog itself.
   */
  file?: string
}
/**
 * One fully resolved measurement or evaluation.
 */
export interface Point {
  /**
   * Identity: readable slug and 12 hex digits.
   */
  id: string
  /**
   * Measurement or evaluation.
   */
  kind: 'benchmark' | 'eval'
  /**
   * Key of the master configuration.
   */
  configKey: string
  /**
   * Kind of load.
   */
  scenario: 'agentic-coding' | 'fixed-seq-len'
  /**
   * Input tokens; only fixed-seq-len.
   */
  isl?: number
  /**
   * Output tokens; only fixed-seq-len.
   */
  osl?: number
  /**
   * Lowest share of ISL/OSL.
   */
  randomRangeRatio?: number
  /**
   * Prompts per unit of concurrency.
   */
  promptsPerConc?: number
  topology: Topology
  /**
   * Concurrency.
   */
  conc: number
  /**
   * Concurrencies to evaluate at, ascending.
   */
  evalConcs?: number[]
  /**
   * Prefill and decode in separate pools.
   */
  disagg: boolean
  /**
   * Started by a multi-node launcher.
   */
  multinode: boolean
  /**
   * Speculative decoding.
   */
  specDecoding: string
  /**
   * Target of speculative decoding.
   */
  acceptance?: {
    /**
     * Golden curve file.
     */
    curve: string
    /**
     * Key in the file.
     */
    modelKey: string
    /**
     * Thinking mode.
     */
    thinking: 'on' | 'off'
    /**
     * Draft tokens per step.
     */
    numSpecTokens: number
    /**
     * Mean accepted tokens per step, bonus token included.
     */
    acceptanceLength: number
  }
  /**
   * Where evicted KV blocks go.
   */
  kvOffloading: 'none' | 'dram'
  kvOffloadBackend?: Component
  router?: Component
  /**
   * KV transport between roles.
   */
  kvP2pTransfer?: string
  /**
   * Budget of the KV offload in GB.
   */
  totalCpuDramGb: number
  /**
   * Container image.
   */
  image: string
  /**
   * Model id or path.
   */
  model: string
  /**
   * Short code of the model.
   */
  modelPrefix: string
  /**
   * Precision.
   */
  precision: string
  /**
   * Serving framework.
   */
  framework: string
  /**
   * Runner label.
   */
  runner: string
  /**
   * Planned profiling time.
   */
  durationSeconds?: number
  /**
   * Warm-up requests per lane.
   */
  warmupRequestsPerLane?: number
  /**
   * Context limit; 0 = the model's own.
   */
  maxModelLen: number
  /**
   * What is replayed.
   */
  dataset?: {
    /**
     * Loader name.
     */
    loader: string
    /**
     * File, relative to the repository.
     */
    path?: string
    /**
     * Hash of the file.
     */
    digest?: string
    /**
     * Seed and shape of a generated dataset.
     */
    generator?: {}
  }
  /**
   * The recipe bound to the point.
   */
  recipe?: {
    /**
     * Recipe file.
     */
    path: string
    /**
     * Override in it.
     */
    selector?: string
    /**
     * Hash of the merged content.
     */
    digest: string
    /**
     * Merged content.
     */
    resolved: {}
  }
  /**
   * What is asked.
   */
  evalTask?: {
    /**
     * Task name.
     */
    task: string
    /**
     * Task file.
     */
    path?: string
    /**
     * Hash of the file.
     */
    digest?: string
    /**
     * Questions to ask.
     */
    limit?: number
  }
  /**
   * Served by the simulated engine.
   */
  simulated?: true
  /**
   * Divisor of trace token counts and gaps.
   */
  traceScale?: number
  /**
   * What the points of one line share.
   */
  seriesKey: string
  /**
   * Curve identity.
   */
  curveKey: string
  /**
   * GPUs it occupies.
   */
  gpus: number
  /**
   * Nodes it occupies.
   */
  nodes: number
  /**
   * The ecosystem's result label.
   */
  expName: string
  /**
   * The ecosystem's hash of the row.
   */
  recipeFingerprint?: string
  /**
   * Runner labels, all of them.
   */
  runsOn: string[]
  /**
   * Bound on the job.
   */
  timeoutMinutes: number
  /**
   * Job name.
   */
  title: string
  /**
   * Estimate.
   */
  estimatedGpuHours: number
  /**
   * Why it is in the plan.
   */
  because: string[]
}
/**
 * Pool of equal workers of one role.
 */
export interface Pool {
  /**
   * Number of workers.
   */
  numWorkers: number
  /**
   * Tensor parallel width.
   */
  tp: number
  /**
   * Pipeline parallel width.
   */
  pp: number
  /**
   * Decode context parallel width.
   */
  dcp: number
  /**
   * Prefill context parallel width.
   */
  pcp: number
  /**
   * Expert parallel width.
   */
  ep: number
  /**
   * Data parallel attention.
   */
  dpAttn: boolean
  /**
   * SKU of the role when the two differ.
   */
  hardware?: string
  /**
   * KEY=VALUE environment settings.
   */
  additionalSettings: string[]
}
/**
 * Named, versioned component.
 */
export interface Component {
  /**
   * Name.
   */
  name: string
  /**
   * Version.
   */
  version?: string
}
/**
 * What changed of one config key.
 */
export interface KeyDiff {
  /**
   * Key.
   */
  configKey: string
  /**
   * Ids only in head.
   */
  added: string[]
  /**
   * Ids only in base.
   */
  removed: string[]
  /**
   * Changed points.
   */
  changed: {
    /**
     * Id in base.
     */
    from: string
    /**
     * Id in head.
     */
    to: string
    /**
     * Fields that differ.
     */
    fields: string[]
    /**
     * Both values of scalar fields.
     */
    values?: {
      /**
       * Name.
       */
      field: string
      /**
       * In base.
       */
      from: string | number | boolean | null
      /**
       * In head.
       */
      to: string | number | boolean | null
    }[]
  }[]
  /**
   * Ids in both.
   */
  unchanged: string[]
  /**
   * What the removed points were.
   */
  removedPoints?: {
    /**
     * Id.
     */
    id: string
    /**
     * Kind.
     */
    kind: 'benchmark' | 'eval'
    /**
     * Line of the search space.
     */
    line: string
    /**
     * Concurrency.
     */
    conc: number
  }[]
}
/**
 * A finding.
 */
export interface Problem {
  /**
   * Code, see docs/problems.md.
   */
  code: string
  /**
   * Severity.
   */
  severity: 'error' | 'warning' | 'notice'
  /**
   * Whose it is.
   */
  blame: 'user' | 'infra' | 'product'
  /**
   * What is wrong.
   */
  message: string
  /**
   * What to do.
   */
  hint?: string
  at?: Place
}
/**
 * Place in a text file, counted from 1.
 */
export interface Place {
  /**
   * File.
   */
  file: string
  /**
   * Line.
   */
  line: number
  /**
   * Column.
   */
  col: number
  /**
   * Last column, inclusive.
   */
  endCol?: number
}
