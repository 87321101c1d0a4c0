/** What an organisation may decide about its plans; the defaults reproduce the ecosystem's sweeps. */
import { effectsOf, readLabels } from '../gate/label-set.ts'
import { defaultLabelTable } from '../gate/labels.ts'

export interface PlanPolicy {
  readonly evals: {
    /** Concurrency below which nothing is evaluated, except single-node agentic rows; ≥ 1. */
    readonly minConc: number
    /**
     * `always`: agentic evals in every sweep, as the ecosystem's changelog processing selects them; `labelled`: only
     * with `all-evals` or `evals-only`; `never`.
     */
    readonly agentic: 'always' | 'labelled' | 'never'
    readonly seqLens: 'all' | '8k1k'
    /** Task asked where the configuration names none. */
    readonly task: string
    /** File of that task, relative to the repository, when it is a local one. */
    readonly taskPath?: string
    /** An evaluation whose task has no file in the repository: planned all the same, or left out with a notice. */
    readonly withoutTaskFile: 'plan' | 'leave-out'
  }
  readonly agentic: {
    /** Profiling time in seconds, > 0. */
    readonly durationSeconds: number
    readonly warmupRequestsPerLane: number
    /** With the label `agentx-fast`. */
    readonly fastDurationSeconds: number
    readonly fastWarmupRequestsPerLane: number
  }
  readonly canary: 'cheapest' | 'none'
  /** Seconds from starting an engine until it answers, > 0, whatever the recipe says. */
  readonly startUpWindowSeconds?: number
  /** Legs per shard, [1, 256]. */
  readonly shardLimit: number
  /** Shards that the workflow has; more is a Problem. Absent = any number. */
  readonly maxShards?: number
  /** A label that no machine carries: an error, or only a warning when machines are not needed. */
  readonly unknownRunner: 'error' | 'warning'
  /** A recipe or golden curve that cannot be bound: an error, or a warning for repositories that keep them elsewhere. */
  readonly unboundRecipe: 'error' | 'warning'
}

export const defaultPlanPolicy: PlanPolicy = {
  evals: { minConc: 16, agentic: 'always', seqLens: '8k1k', task: 'gsm8k', withoutTaskFile: 'plan' },
  agentic: {
    durationSeconds: 3600,
    warmupRequestsPerLane: 10,
    fastDurationSeconds: 1200,
    fastWarmupRequestsPerLane: 1,
  },
  canary: 'cheapest',
  shardLimit: 256,
  unknownRunner: 'error',
  unboundRecipe: 'error',
}

/** Labels with an effect on the points of a plan (the gate decides whether there is a sweep at all). */
export interface LabelEffects {
  /** Keep the lowest concurrency of every curve. */
  readonly trim: boolean
  readonly allEvals: boolean
  readonly evalsOnly: boolean
  readonly fast: boolean
  readonly skipCanary: boolean
}

/** Effects of labels by the names of the gate's table, the one place where they are written down. */
export const labelEffects = (labels: readonly string[]): LabelEffects =>
  effectsOf(readLabels(labels, defaultLabelTable))
