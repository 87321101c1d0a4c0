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
   * Labels that `infx sweep` and `infx plan` pretend the pull request carries.
   */
  labels?: string[]
  /**
   * Names that this repository gives to sweep labels: a name of docs/labels.md to one name, or to several of which the first is shown.
   */
  'labels-map'?: {
    [k: string]: string | [string, ...string[]]
  }
  /**
   * Serve every point with the simulated engine. Results say simulated: true.
   */
  simulate?: boolean
  /**
   * Site file for real points, relative to this file, or absolute on the runner. docs/sites.md.
   */
  site?: string
  /**
   * Site file by runner label, for repositories whose points run in several places; stronger than site.
   */
  sites?: {
    [k: string]: string
  }
  /**
   * Launcher of real points, instead of what the site file says.
   */
  launcher?: 'process' | 'docker' | 'slurm' | 'srtctl'
  /**
   * What drives load. Default: aiperf for real agentic points, replay for all others.
   */
  client?: 'aiperf' | 'replay'
  /**
   * Pinned package of AIPerf, e.g. agentx-harness==1.0.12 or aiperf==0.13.0; docs/clients.md has the known ones.
   */
  'aiperf-package'?: string
  /**
   * What asks the questions of evaluations. Default: lm-eval for real points, built-in for simulated ones.
   */
  'eval-client'?: 'lm-eval' | 'built-in'
  /**
   * Pinned package of lm-eval, e.g. lm_eval[api]==0.4.13.
   */
  'lm-eval-package'?: string
  /**
   * A real benchmark point without valid GPU power is invalid. Default: false.
   */
  'require-power'?: boolean
  /**
   * Seconds of profiling per agentic point instead of the planned ones; such points are never publishable.
   */
  duration?: number
  /**
   * Divisor of trace token counts and gaps for short simulated runs.
   */
  'trace-scale'?: number
  /**
   * Evaluation task file for points whose configuration names none, relative to this file.
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
  'eval-policy'?: EvalPolicy
  /**
   * Warm-up requests per live lane before profiling, for agentic points; 0 = none.
   */
  'warmup-requests-per-lane'?: number
  /**
   * Longest time from starting an engine until it answers, in seconds, whatever the recipe says.
   */
  'start-up-window-seconds'?: number
  /**
   * Points that `infx sweep` runs at the same time on this host.
   */
  'parallel-points'?: number
  entities?: Entities
  /**
   * Share of evaluation questions that the simulated engine answers right. Default: 0.95.
   */
  'simulated-accuracy'?: number
}
/**
 * Which points are evaluated besides being measured.
 */
export interface EvalPolicy {
  /**
   * Agentic points: always, only with the label all-evals, or never.
   */
  agentic?: 'always' | 'labelled' | 'never'
  /**
   * Lowest concurrency that is worth an evaluation.
   */
  'min-conc'?: number
  /**
   * Fixed-sequence points: every length pair, or only 8k1k.
   */
  'seq-lens'?: 'all' | '8k1k'
}
/**
 * Names of this organisation that the ingest knows besides the ecosystem's. What is unknown is reported as unmapped, never stored under a guess.
 */
export interface Entities {
  /**
   * Model prefixes, as `model-prefix` has them.
   */
  models?: string[]
  /**
   * SKUs, as runner labels begin with them.
   */
  hardware?: string[]
}
