// Generated from schemas/ by scripts/gen-schemas.mjs. Do not edit.
/**
 * Rows of these models are not stored.
 */
export type Names = string[]
/**
 * Rows of this hardware are not stored.
 */
export type Names1 = string[]
/**
 * Stored all the same.
 */
export type Names2 = string[]
/**
 * Stored all the same.
 */
export type Names3 = string[]

/**
 * ingest.json: what one ingest of a run did. Every row read ends in exactly one column; raw is their sum.
 */
export interface IngestReport {
  /**
   * Version of this format.
   */
  schema: 'ingest-report.v1'
  /**
   * success: every row is stored or left out on purpose. incomplete: some rows are unmapped or failed. failed: nothing was stored, or the ingest was broken off, or rows are unaccounted for.
   */
  conclusion: 'success' | 'incomplete' | 'failed'
  /**
   * The database.
   */
  target: {
    /**
     * Adapter.
     */
    kind: 'postgres' | 'pglite'
    /**
     * What people call it, e.g. production.
     */
    name: string
    /**
     * Where it is, without credentials.
     */
    description: string
  }
  /**
   * Whose rows these are.
   */
  run: {
    /**
     * A GitHub run, or a sweep on somebody's machine.
     */
    origin: 'github' | 'local'
    /**
     * GitHub's run id; for a local sweep the negative start time in Unix milliseconds.
     */
    runId: number
    /**
     * Run attempt, from 1; 0 where unknown.
     */
    attempt: number
    /**
     * Readable name of the run.
     */
    name: string
    /**
     * Commit that was measured.
     */
    headSha?: string
    /**
     * Page of the run.
     */
    htmlUrl?: string
  }
  /**
   * Folder the artifacts were read from.
   */
  source: string
  /**
   * Counts per kind of row.
   */
  categories: {
    benchmark: Counts
    eval: Counts1
    trace: Counts2
    power: Counts3
  }
  /**
   * Details in fixed order; the first eleven are the ecosystem's.
   */
  counters: {
    [k: string]: number
  }
  /**
   * Names that are not in the tables.
   */
  unmapped: {
    model: Names
    hardware: Names1
    precision: Names2
    metricKeys: Names3
  }
  /**
   * Findings, with whose they are.
   */
  problems: {
    /**
     * See docs/problems.md.
     */
    code: string
    /**
     * Only errors make an ingest fail.
     */
    severity: 'error' | 'warning' | 'notice'
    /**
     * Whose it is to mend.
     */
    blame: 'user' | 'infra' | 'product'
    /**
     * One sentence.
     */
    message: string
    /**
     * What to do next.
     */
    hint?: string
    /**
     * Where it is.
     */
    at?: {
      /**
       * Artifact and file, or a path.
       */
      file: string
      /**
       * From 1.
       */
      line: number
      /**
       * From 1.
       */
      col: number
      /**
       * Last column, inclusive.
       */
      endCol?: number
    }
  }[]
}
/**
 * benchmark_results rows.
 */
export interface Counts {
  /**
   * Rows read.
   */
  raw: number
  /**
   * Rows inserted.
   */
  new: number
  /**
   * Rows that were there already, or were told a second time.
   */
  duplicate: number
  /**
   * Rows recognised and left out on purpose.
   */
  skipped: number
  /**
   * Rows whose model or hardware is not in the tables.
   */
  unmapped: number
  /**
   * Rows that could not be read or were refused.
   */
  failed: number
  /**
   * Why rows were skipped, unmapped or failed.
   */
  reasons: {
    /**
     * Column.
     */
    outcome: 'new' | 'duplicate' | 'skipped' | 'unmapped' | 'failed'
    /**
     * In words.
     */
    reason: string
    /**
     * Rows.
     */
    count: number
    /**
     * Where they stand, up to ten.
     *
     * @maxItems 10
     */
    examples:
      | []
      | [string]
      | [string, string]
      | [string, string, string]
      | [string, string, string, string]
      | [string, string, string, string, string]
      | [string, string, string, string, string, string]
      | [string, string, string, string, string, string, string]
      | [string, string, string, string, string, string, string, string]
      | [string, string, string, string, string, string, string, string, string]
      | [string, string, string, string, string, string, string, string, string, string]
  }[]
}
/**
 * eval_results rows, each told by the aggregate and by its own folder.
 */
export interface Counts1 {
  /**
   * Rows read.
   */
  raw: number
  /**
   * Rows inserted.
   */
  new: number
  /**
   * Rows that were there already, or were told a second time.
   */
  duplicate: number
  /**
   * Rows recognised and left out on purpose.
   */
  skipped: number
  /**
   * Rows whose model or hardware is not in the tables.
   */
  unmapped: number
  /**
   * Rows that could not be read or were refused.
   */
  failed: number
  /**
   * Why rows were skipped, unmapped or failed.
   */
  reasons: {
    /**
     * Column.
     */
    outcome: 'new' | 'duplicate' | 'skipped' | 'unmapped' | 'failed'
    /**
     * In words.
     */
    reason: string
    /**
     * Rows.
     */
    count: number
    /**
     * Where they stand, up to ten.
     *
     * @maxItems 10
     */
    examples:
      | []
      | [string]
      | [string, string]
      | [string, string, string]
      | [string, string, string, string]
      | [string, string, string, string, string]
      | [string, string, string, string, string, string]
      | [string, string, string, string, string, string, string]
      | [string, string, string, string, string, string, string, string]
      | [string, string, string, string, string, string, string, string, string]
      | [string, string, string, string, string, string, string, string, string, string]
  }[]
}
/**
 * Agentic rows linked to their trace.
 */
export interface Counts2 {
  /**
   * Rows read.
   */
  raw: number
  /**
   * Rows inserted.
   */
  new: number
  /**
   * Rows that were there already, or were told a second time.
   */
  duplicate: number
  /**
   * Rows recognised and left out on purpose.
   */
  skipped: number
  /**
   * Rows whose model or hardware is not in the tables.
   */
  unmapped: number
  /**
   * Rows that could not be read or were refused.
   */
  failed: number
  /**
   * Why rows were skipped, unmapped or failed.
   */
  reasons: {
    /**
     * Column.
     */
    outcome: 'new' | 'duplicate' | 'skipped' | 'unmapped' | 'failed'
    /**
     * In words.
     */
    reason: string
    /**
     * Rows.
     */
    count: number
    /**
     * Where they stand, up to ten.
     *
     * @maxItems 10
     */
    examples:
      | []
      | [string]
      | [string, string]
      | [string, string, string]
      | [string, string, string, string]
      | [string, string, string, string, string]
      | [string, string, string, string, string, string]
      | [string, string, string, string, string, string, string]
      | [string, string, string, string, string, string, string, string]
      | [string, string, string, string, string, string, string, string, string]
      | [string, string, string, string, string, string, string, string, string, string]
  }[]
}
/**
 * GPU telemetry series, and points without one.
 */
export interface Counts3 {
  /**
   * Rows read.
   */
  raw: number
  /**
   * Rows inserted.
   */
  new: number
  /**
   * Rows that were there already, or were told a second time.
   */
  duplicate: number
  /**
   * Rows recognised and left out on purpose.
   */
  skipped: number
  /**
   * Rows whose model or hardware is not in the tables.
   */
  unmapped: number
  /**
   * Rows that could not be read or were refused.
   */
  failed: number
  /**
   * Why rows were skipped, unmapped or failed.
   */
  reasons: {
    /**
     * Column.
     */
    outcome: 'new' | 'duplicate' | 'skipped' | 'unmapped' | 'failed'
    /**
     * In words.
     */
    reason: string
    /**
     * Rows.
     */
    count: number
    /**
     * Where they stand, up to ten.
     *
     * @maxItems 10
     */
    examples:
      | []
      | [string]
      | [string, string]
      | [string, string, string]
      | [string, string, string, string]
      | [string, string, string, string, string]
      | [string, string, string, string, string, string]
      | [string, string, string, string, string, string, string]
      | [string, string, string, string, string, string, string, string]
      | [string, string, string, string, string, string, string, string, string]
      | [string, string, string, string, string, string, string, string, string, string]
  }[]
}
