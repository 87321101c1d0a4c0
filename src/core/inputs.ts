/**
 * Every input of a sweep, once: the command line's options, the actions' inputs and infx.config.yaml carry these names,
 * and the README tables and action.yml files are generated from or checked against this table.
 */

export interface InputSpec {
  readonly description: string
  /** `list` values are separated by commas or white space. */
  readonly kind: 'string' | 'list' | 'number' | 'boolean'
  /** Value when neither the caller nor infx.config.yaml gives one; shown in help. */
  readonly fallback?: string
  /** Shown in help as the option's argument. */
  readonly placeholder?: string
}

export const sweepInputs = {
  repo: {
    kind: 'string',
    fallback: '.',
    placeholder: 'DIR',
    description: 'Repository that holds the configuration; every other path but `out` is relative to it.',
  },
  'config-files': {
    kind: 'list',
    fallback: 'configs/*master.yaml',
    placeholder: 'FILES',
    description: 'Master configuration files; a `*` in the last part matches names.',
  },
  'runner-config': {
    kind: 'string',
    fallback: 'configs/runners.yaml',
    placeholder: 'FILE',
    description: 'Runner labels and their hardware.',
  },
  'changelog-file': {
    kind: 'string',
    fallback: 'perf-changelog.yaml',
    placeholder: 'FILE',
    description: 'The performance changelog.',
  },
  'recipes-dir': {
    kind: 'string',
    fallback: 'recipes',
    placeholder: 'DIR',
    description: 'Folder of srt-slurm recipes.',
  },
  'golden-al-dir': {
    kind: 'string',
    fallback: 'golden_al_distribution',
    placeholder: 'DIR',
    description: 'Folder of golden acceptance-length curves.',
  },
  'thresholds-file': {
    kind: 'string',
    fallback: 'evals/thresholds.yaml',
    placeholder: 'FILE',
    description: 'Accuracy thresholds per model and task.',
  },
  'eval-task': {
    kind: 'string',
    placeholder: 'FILE',
    description: 'Evaluation task file for points whose configuration names none.',
  },
  base: {
    kind: 'string',
    placeholder: 'REF',
    description: 'Commit to compare the changelog and the points against (its merge base with `head`).',
  },
  head: { kind: 'string', placeholder: 'REF', description: 'Commit to plan; the working tree when absent.' },
  keys: {
    kind: 'list',
    placeholder: 'KEYS',
    description:
      'Config keys to run instead of what the changelog says; `*` stands for any text in them, `?` for one character.',
  },
  points: {
    kind: 'string',
    placeholder: 'FILTER',
    description: 'Only some points: `conc=4|8,tp=8` or a glob on id and title.',
  },
  labels: {
    kind: 'list',
    placeholder: 'LABELS',
    description: 'Labels to pretend the pull request carries, e.g. `full-sweep-fail-fast,all-evals`.',
  },
  repository: {
    kind: 'string',
    placeholder: 'OWNER/NAME',
    description: 'Repository that changelog pr-links must point to.',
  },
  'pull-request': {
    kind: 'number',
    placeholder: 'N',
    description: 'Pull request that new changelog entries must link to.',
  },
  simulate: {
    kind: 'boolean',
    fallback: 'false',
    description: 'Serve every point with the simulated engine. Results say `simulated: true` for ever.',
  },
  site: {
    kind: 'string',
    placeholder: 'FILE',
    description:
      'Site file that says where engines run, for real points (docs/sites.md). Named here, simulated points run there, too.',
  },
  launcher: {
    kind: 'string',
    placeholder: 'NAME',
    description: '`process`, `docker`, `slurm` or `srtctl`, instead of what the site file says.',
  },
  client: {
    kind: 'string',
    placeholder: 'NAME',
    description:
      'What drives load: `aiperf` (the default for real agentic points) or `replay`, the built-in one (the default for others).',
  },
  duration: {
    kind: 'number',
    placeholder: 'SECONDS',
    description: 'Profiling seconds per agentic point instead of the planned ones.',
  },
  'trace-scale': {
    kind: 'number',
    placeholder: 'K',
    description:
      'Divide the token counts and gaps of traces by K for short simulated runs; the clock is never scaled.',
  },
  'parallel-points': {
    kind: 'number',
    placeholder: 'N',
    description: 'Points that run at the same time on this machine (default: half its cores).',
  },
  out: {
    kind: 'string',
    fallback: '.infx',
    placeholder: 'DIR',
    description: 'Directory that receives plan, results, report and database; relative to where you are.',
  },
  database: {
    kind: 'string',
    placeholder: 'URL',
    description: 'Database to ingest into: `pglite:DIR` or `postgres://…` (default: `pglite:<out>/db`).',
  },
  resume: {
    kind: 'boolean',
    fallback: 'false',
    description: 'Go on with the sweep in `out`: finished points stay, the others run.',
  },
  json: {
    kind: 'boolean',
    fallback: 'false',
    description: 'Print sweep.json on stdout; progress goes to stderr.',
  },
} as const satisfies Readonly<Record<string, InputSpec>>

export type SweepInputName = keyof typeof sweepInputs

/** Raw values by name: strings from a shell or a workflow, other scalars and lists from infx.config.yaml. */
export type RawInputs = Readonly<
  Partial<Record<SweepInputName, string | number | boolean | readonly string[] | undefined>>
>
