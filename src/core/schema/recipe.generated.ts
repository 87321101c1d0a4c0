// Generated from schemas/ by scripts/gen-schemas.mjs. Do not edit.
/**
 * An srt-slurm recipe: one plain recipe, or a base with override_NAME and zip_override_NAME variants. Only what points are bound by is described; the rest belongs to srt-slurm.
 */
export type Recipe = Overrides | Plain

/**
 * A shared base and its variants.
 */
export interface Overrides {
  base: Plain
  /**
   * Version of the recipe format, shared by every variant.
   */
  schema?: {
    [k: string]: unknown
  }
}
/**
 * The content of one recipe.
 */
export interface Plain {
  /**
   * Name of the job.
   */
  name?: string
  /**
   * Model path, container and precision.
   */
  model?: {}
  resources?: Resources
  /**
   * Engine type, environment and engine flags per role (sglang_config, vllm_config, trtllm_config).
   */
  backend?: {}
  /**
   * Benchmark type and its parameters.
   */
  benchmark?: {}
}
/**
 * Nodes, workers and GPUs per role.
 */
export interface Resources {
  /**
   * GPUs of one node.
   */
  gpus_per_node?: number | null
  /**
   * Nodes of the prefill workers.
   */
  prefill_nodes?: number | null
  /**
   * Nodes of the decode workers; 0 = they share the prefill nodes.
   */
  decode_nodes?: number | null
  /**
   * Prefill workers.
   */
  prefill_workers?: number | null
  /**
   * Decode workers.
   */
  decode_workers?: number | null
  /**
   * Nodes of the aggregated workers.
   */
  agg_nodes?: number | null
  /**
   * Aggregated workers.
   */
  agg_workers?: number | null
  /**
   * GPUs of one prefill worker.
   */
  gpus_per_prefill?: number | null
  /**
   * GPUs of one decode worker.
   */
  gpus_per_decode?: number | null
  /**
   * GPUs of one aggregated worker.
   */
  gpus_per_agg?: number | null
}
