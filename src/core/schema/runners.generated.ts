// Generated from schemas/ by scripts/gen-schemas.mjs. Do not edit.
/**
 * Runner labels and the hardware behind them.
 */
export interface RunnerConfig {
  /**
   * Runner names of each label.
   */
  labels: {
    /**
     * @minItems 1
     */
    [k: string]: [string, ...string[]]
  }
  /**
   * Hardware of one node of a label.
   */
  hardware?: {
    [k: string]: RunnerHardware
  }
}
/**
 * Hardware of one node.
 */
export interface RunnerHardware {
  /**
   * CPU memory that is free for use, in MiB.
   */
  'available-cpu-dram-mib': number
  /**
   * GPUs of one node.
   */
  'gpus-per-node': number
}
