// Generated from schemas/ by scripts/gen-schemas.mjs. Do not edit.
/**
 * Lowest acceptable score per task and per model. Looked up as models.<prefix>.<task>, then default.<task>; a task in neither has no threshold and fails, unless a minimum score was given by hand.
 */
export interface Thresholds {
  /**
   * Task name to lowest acceptable score in [0, 1], for every model without an entry of its own.
   */
  default?: {
    [k: string]: number
  }
  /**
   * Model prefix to task to lowest acceptable score in [0, 1].
   */
  models?: {
    [k: string]: {
      [k: string]: number
    }
  }
}
