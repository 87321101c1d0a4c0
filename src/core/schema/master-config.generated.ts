// Generated from schemas/ by scripts/gen-schemas.mjs. Do not edit.
/**
 * Master configuration: config keys and what is measured under each.
 */
export interface MasterConfig {
  [k: string]: SingleNodeEntry | MultiNodeEntry
}
/**
 * Single-node entry.
 */
export interface SingleNodeEntry {
  /**
   * Container image; `#` may stand for `/` after the registry.
   */
  image: string
  /**
   * Hugging Face id or path of the model.
   */
  model: string
  /**
   * Short code of the model, without underscores.
   */
  'model-prefix': string
  /**
   * Precision of the weights, e.g. fp4.
   */
  precision: string
  /**
   * Serving framework, e.g. sglang, dynamo-sglang.
   */
  framework: string
  /**
   * Label of the runner configuration.
   */
  runner: string
  /**
   * Whether a point spans nodes (prefill and decode pools) or one node.
   */
  multinode: false
  /**
   * Whether prefill and decode run in separate worker pools; false unless given.
   */
  disagg?: false
  router?: Router
  /**
   * Recipe file and selector, `path[:selector]`; wins over CONFIG_FILE. Placeholders: {conc}, {tp}, {pp}, {dp}, {ep}, {dcp}, {pcp}, {isl}, {osl}, {spec-decoding}, {precision}, {framework}, {model-prefix}; with two pools {prefill.tp}, {decode.workers} and so on.
   */
  'srt-recipe'?: string
  eval?: EvalOverride
  scenarios: SingleScenarios
}
/**
 * Request router in front of the workers; at the top of the entry or in its search spaces, not in both.
 */
export interface Router {
  /**
   * Name of the component.
   */
  name: string
  /**
   * Version of the component; always quoted, never an image reference.
   */
  version: string
}
/**
 * Evaluation asked instead of the default one.
 */
export interface EvalOverride {
  /**
   * Name of the task, e.g. gsm8k.
   */
  task: string
  /**
   * Task file, relative to the repository.
   */
  path?: string
  /**
   * Number of questions; all unless given.
   */
  limit?: number
}
/**
 * What is measured; at least one of the two.
 */
export interface SingleScenarios {
  /**
   * Random prompts of fixed lengths.
   */
  'fixed-seq-len'?: SingleFixedItem[]
  /**
   * Replay of recorded coding sessions.
   */
  'agentic-coding'?: SingleAgenticItem[]
}
/**
 * One pair of sequence lengths.
 */
export interface SingleFixedItem {
  /**
   * Input sequence length in tokens.
   */
  isl: number
  /**
   * Output sequence length in tokens.
   */
  osl: number
  /**
   * Lowest share of ISL and OSL a random prompt may have; 0.8 unless given.
   */
  'random-range-ratio'?: number
  /**
   * Prompts per unit of concurrency; 10 unless given.
   */
  'num-prompts-per-conc'?: number
  eval?: EvalOverride
  /**
   * What is run; every element expands into one point per concurrency.
   */
  'search-space': SingleFixedSearchSpace[]
}
/**
 * Single-node search space.
 */
export interface SingleFixedSearchSpace {
  /**
   * Tensor parallel width of one worker.
   */
  tp: number
  /**
   * Pipeline parallel width; 1 unless given.
   */
  pp?: number
  /**
   * Decode context parallel width, reuses tensor parallel ranks; tp must be divisible by it; 1 unless given.
   */
  'dcp-size'?: number
  /**
   * Prefill context parallel width; 1 unless given.
   */
  'pcp-size'?: number
  /**
   * Expert parallel width; does not multiply GPUs; 1 unless given.
   */
  ep?: number | null
  /**
   * Data parallel attention; false unless given.
   */
  'dp-attn'?: boolean | null
  /**
   * Method of speculative decoding; none unless given.
   */
  'spec-decoding'?: 'mtp' | 'draft_model' | 'none'
  router?: Router
  /**
   * Recipe file and selector, `path[:selector]`; wins over CONFIG_FILE. Placeholders: {conc}, {tp}, {pp}, {dp}, {ep}, {dcp}, {pcp}, {isl}, {osl}, {spec-decoding}, {precision}, {framework}, {model-prefix}; with two pools {prefill.tp}, {decode.workers} and so on.
   */
  'srt-recipe'?: string
  /**
   * Concurrencies, in the order they are run; all greater than 0. Excludes conc-start and conc-end.
   */
  'conc-list'?: number[]
  /**
   * First concurrency of a range that doubles up to conc-end.
   */
  'conc-start'?: number
  /**
   * Last concurrency of the range, always included.
   */
  'conc-end'?: number
}
/**
 * One group of agentic search spaces.
 */
export interface SingleAgenticItem {
  /**
   * Share of the node's CPU memory that KV offload may use; needed as soon as one search space uses dram.
   */
  'dram-utilization'?: number
  dataset?: Dataset
  eval?: EvalOverride
  /**
   * What is run; every element expands into one point per concurrency.
   */
  'search-space': SingleAgenticSearchSpace[]
}
/**
 * Conversations to replay instead of the corpus of the model family: either a file (path and format) or generated.
 */
export interface Dataset {
  /**
   * Trace file, relative to the repository.
   */
  path?: string
  /**
   * Format of the trace file.
   */
  format?: 'weka' | 'mooncake' | 'multi-turn'
  generator?: Generator
}
/**
 * Seeded generator of conversation trees; token counts are unscaled.
 */
export interface Generator {
  /**
   * Seed; the same seed gives the same trees.
   */
  seed: number
  /**
   * Number of conversation trees.
   */
  trees: number
  /**
   * Mean number of turns of a tree.
   */
  'mean-turns': number
  /**
   * Tokens of the shared system prompt.
   */
  'system-tokens': number
  /**
   * Mean number of new input tokens of a turn.
   */
  'mean-new-tokens-per-turn': number
  /**
   * Mean number of output tokens of a turn.
   */
  'mean-output-tokens': number
  /**
   * Share of turns that fan out to sub-agents.
   */
  'subagent-ratio': number
  /**
   * Mean gap between the end of a turn and the start of the next.
   */
  'mean-gap-seconds': number
}
/**
 * Single-node agentic search space.
 */
export interface SingleAgenticSearchSpace {
  /**
   * Tensor parallel width of one worker.
   */
  tp: number
  /**
   * Pipeline parallel width; 1 unless given.
   */
  pp?: number
  /**
   * Decode context parallel width, reuses tensor parallel ranks; tp must be divisible by it; 1 unless given.
   */
  'dcp-size'?: number
  /**
   * Prefill context parallel width; 1 unless given.
   */
  'pcp-size'?: number
  /**
   * Expert parallel width; does not multiply GPUs; 1 unless given.
   */
  ep?: number | null
  /**
   * Data parallel attention; false unless given.
   */
  'dp-attn'?: boolean | null
  /**
   * Method of speculative decoding; none unless given.
   */
  'spec-decoding'?: 'mtp' | 'draft_model' | 'none'
  /**
   * Where evicted KV blocks go.
   */
  'kv-offloading': 'none' | 'dram'
  'kv-offload-backend'?: OffloadBackend
  router?: Router
  /**
   * Recipe file and selector, `path[:selector]`; wins over CONFIG_FILE. Placeholders: {conc}, {tp}, {pp}, {dp}, {ep}, {dcp}, {pcp}, {isl}, {osl}, {spec-decoding}, {precision}, {framework}, {model-prefix}; with two pools {prefill.tp}, {decode.workers} and so on.
   */
  'srt-recipe'?: string
  /**
   * Concurrencies, in the order they are run; all greater than 0. Excludes conc-start and conc-end.
   */
  'conc-list'?: number[]
  /**
   * First concurrency of a range that doubles up to conc-end.
   */
  'conc-start'?: number
  /**
   * Last concurrency of the range, always included.
   */
  'conc-end'?: number
}
/**
 * What moves offloaded KV blocks; given exactly with kv-offloading: dram.
 */
export interface OffloadBackend {
  /**
   * Name of the component.
   */
  name: string
  /**
   * Version of the component; always quoted, never an image reference.
   */
  version?: string
}
/**
 * Multi-node entry.
 */
export interface MultiNodeEntry {
  /**
   * Container image; `#` may stand for `/` after the registry.
   */
  image: string
  /**
   * Hugging Face id or path of the model.
   */
  model: string
  /**
   * Short code of the model, without underscores.
   */
  'model-prefix': string
  /**
   * Precision of the weights, e.g. fp4.
   */
  precision: string
  /**
   * Serving framework, e.g. sglang, dynamo-sglang.
   */
  framework: string
  /**
   * Label of the runner configuration.
   */
  runner: string
  /**
   * Whether a point spans nodes (prefill and decode pools) or one node.
   */
  multinode: true
  /**
   * Whether prefill and decode run in separate worker pools; false unless given.
   */
  disagg?: boolean
  router?: Router
  /**
   * Recipe file and selector, `path[:selector]`; wins over CONFIG_FILE. Placeholders: {conc}, {tp}, {pp}, {dp}, {ep}, {dcp}, {pcp}, {isl}, {osl}, {spec-decoding}, {precision}, {framework}, {model-prefix}; with two pools {prefill.tp}, {decode.workers} and so on.
   */
  'srt-recipe'?: string
  eval?: EvalOverride
  scenarios: MultiScenarios
  /**
   * Transport of the KV cache between prefill and decode, e.g. nixl.
   */
  'kv-p2p-transfer'?: string
}
/**
 * What is measured; at least one of the two.
 */
export interface MultiScenarios {
  /**
   * Random prompts of fixed lengths.
   */
  'fixed-seq-len'?: MultiFixedItem[]
  /**
   * Replay of recorded coding sessions.
   */
  'agentic-coding'?: MultiAgenticItem[]
}
/**
 * One pair of sequence lengths.
 */
export interface MultiFixedItem {
  /**
   * Input sequence length in tokens.
   */
  isl: number
  /**
   * Output sequence length in tokens.
   */
  osl: number
  /**
   * Lowest share of ISL and OSL a random prompt may have; 0.8 unless given.
   */
  'random-range-ratio'?: number
  /**
   * Prompts per unit of concurrency; 10 unless given.
   */
  'num-prompts-per-conc'?: number
  eval?: EvalOverride
  /**
   * What is run; every element expands into one point per concurrency.
   */
  'search-space': MultiFixedSearchSpace[]
}
/**
 * Multi-node search space.
 */
export interface MultiFixedSearchSpace {
  /**
   * Method of speculative decoding; none unless given.
   */
  'spec-decoding'?: 'mtp' | 'draft_model' | 'none'
  prefill: Worker
  decode: Worker
  router?: Router
  /**
   * Transport of the KV cache between prefill and decode, e.g. nixl.
   */
  'kv-p2p-transfer'?: string
  /**
   * Recipe file and selector, `path[:selector]`; wins over CONFIG_FILE. Placeholders: {conc}, {tp}, {pp}, {dp}, {ep}, {dcp}, {pcp}, {isl}, {osl}, {spec-decoding}, {precision}, {framework}, {model-prefix}; with two pools {prefill.tp}, {decode.workers} and so on.
   */
  'srt-recipe'?: string
  /**
   * Concurrencies, in the order they are run; all greater than 0. Excludes conc-start and conc-end.
   */
  'conc-list'?: number[]
  /**
   * First concurrency of a range that doubles up to conc-end.
   */
  'conc-start'?: number
  /**
   * Last concurrency of the range, always included.
   */
  'conc-end'?: number
}
/**
 * Pool of equal workers of one role.
 */
export interface Worker {
  /**
   * Number of workers; 0 decode workers is aggregated serving.
   */
  'num-worker': number
  /**
   * Tensor parallel width of one worker.
   */
  tp: number
  /**
   * Pipeline parallel width; 1 unless given.
   */
  pp?: number
  /**
   * Decode context parallel width, reuses tensor parallel ranks; tp must be divisible by it; 1 unless given.
   */
  'dcp-size'?: number
  /**
   * Prefill context parallel width; 1 unless given.
   */
  'pcp-size'?: number
  /**
   * Expert parallel width; does not multiply GPUs.
   */
  ep: number
  /**
   * Data parallel attention.
   */
  'dp-attn': boolean
  /**
   * SKU of the role when the two differ; given for both roles or neither.
   */
  hardware?: string
  /**
   * KEY=VALUE environment settings of the role; CONFIG_FILE names the recipe.
   */
  'additional-settings'?: string[]
}
/**
 * One group of agentic search spaces.
 */
export interface MultiAgenticItem {
  /**
   * Share of the node's CPU memory that KV offload may use; needed as soon as one search space uses dram.
   */
  'dram-utilization'?: number
  dataset?: Dataset
  eval?: EvalOverride
  /**
   * What is run; every element expands into one point per concurrency.
   */
  'search-space': MultiAgenticSearchSpace[]
}
/**
 * Multi-node agentic search space.
 */
export interface MultiAgenticSearchSpace {
  /**
   * Method of speculative decoding; none unless given.
   */
  'spec-decoding'?: 'mtp' | 'draft_model' | 'none'
  prefill: Worker
  decode: Worker
  router?: Router
  /**
   * Transport of the KV cache between prefill and decode, e.g. nixl.
   */
  'kv-p2p-transfer'?: string
  /**
   * Recipe file and selector, `path[:selector]`; wins over CONFIG_FILE. Placeholders: {conc}, {tp}, {pp}, {dp}, {ep}, {dcp}, {pcp}, {isl}, {osl}, {spec-decoding}, {precision}, {framework}, {model-prefix}; with two pools {prefill.tp}, {decode.workers} and so on.
   */
  'srt-recipe'?: string
  /**
   * Concurrencies, in the order they are run; all greater than 0. Excludes conc-start and conc-end.
   */
  'conc-list'?: number[]
  /**
   * First concurrency of a range that doubles up to conc-end.
   */
  'conc-start'?: number
  /**
   * Last concurrency of the range, always included.
   */
  'conc-end'?: number
  /**
   * Where evicted KV blocks go.
   */
  'kv-offloading'?: 'none' | 'dram'
  'kv-offload-backend'?: OffloadBackend
}
