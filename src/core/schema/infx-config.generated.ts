// Generated from schemas/ by scripts/gen-schemas.mjs. Do not edit.
/**
 * infx.config.yaml: defaults of the command line's and the actions' inputs, per repository.
 */
export interface InfxConfig {
  /**
   * Master configuration files, relative to this file.
   *
   * @minItems 1
   */
  'config-files'?: [string, ...string[]]
  /**
   * Runner labels and their hardware.
   */
  'runner-config'?: string
  /**
   * The performance changelog.
   */
  'changelog-file'?: string
  /**
   * Folder that recipe paths in the configuration are relative to.
   */
  'recipes-dir'?: string
  /**
   * Folder of golden acceptance-length curves.
   */
  'golden-al-dir'?: string
  /**
   * Accuracy thresholds per model and task.
   */
  'thresholds-file'?: string
  /**
   * Folder of evaluation task files.
   */
  'evals-dir'?: string
  /**
   * Labels that `infx sweep` and `infx plan` pretend the pull request carries.
   */
  labels?: string[]
  /**
   * Serve every point with the simulated engine. Results say simulated: true.
   */
  simulate?: boolean
  /**
   * Seconds of profiling per agentic point instead of the planned ones; such points are never publishable.
   */
  duration?: number
  /**
   * Divisor of trace token counts and gaps for short simulated runs.
   */
  'trace-scale'?: number
  /**
   * Evaluation task, by name in evals-dir.
   */
  'eval-task'?: string
  /**
   * owner/name that changelog pr-links must point to.
   */
  repository?: string
  /**
   * Output directory.
   */
  out?: string
}
