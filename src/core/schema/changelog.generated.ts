// Generated from schemas/ by scripts/gen-schemas.mjs. Do not edit.
/**
 * perf-changelog.yaml, and each fragment in changelog.d/: the list of changes that were swept. New entries go to the end.
 */
export type PerfChangelog = Entry[]

/**
 * One change and the configurations it concerns. The first key is config-keys, at the first column.
 */
export interface Entry {
  /**
   * Configuration keys to sweep, exact or with * as wildcard.
   *
   * @minItems 1
   */
  'config-keys': [string, ...string[]]
  /**
   * What changed, one text per line; shown with the results.
   *
   * @minItems 1
   */
  description: [string, ...string[]]
  /**
   * Address of the pull request: https://github.com/OWNER/REPOSITORY/pull/NUMBER.
   */
  'pr-link': string
  /**
   * Sweep only these scenarios; all when absent.
   *
   * @minItems 1
   */
  'scenario-type'?: ['fixed-seq-len' | 'agentic-coding', ...('fixed-seq-len' | 'agentic-coding')[]]
  /**
   * Evaluate only, measure no throughput.
   */
  'evals-only'?: boolean
  /**
   * Evaluate every 8k1k point, measure no throughput.
   */
  'all-evals'?: boolean
  /**
   * Run only points that the base does not have; no evaluations.
   */
  'append-only'?: boolean
  /**
   * Leave out multi-node evaluations whose prefill expert parallelism is below.
   */
  'eval-min-prefill-ep'?: number
}
