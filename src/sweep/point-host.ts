/** What runs a point, and what it has to know. */
import type { PlannedPoint } from '../core/plan/plan.ts'
import type { Problem } from '../core/problem.ts'
import type { Engine, EngineSpec, RenderContext } from '../engines/engine.ts'
import type { LaunchOptions, Launcher, RunningEngine } from '../launch/launcher.ts'

/**
 * Who samples GPU power: the simulated engine itself, a tool on this host, tools that run beside the engine on its
 * nodes, or srt-slurm's own collector.
 */
export type Sampling = 'engine' | 'here' | 'nodes' | 'package'

/** What a launch has to know of the point beside where it logs and whose it is. */
export type PointLaunch = Pick<
  LaunchOptions,
  'image' | 'mounts' | 'timeLimitSeconds' | 'gpusPerNode' | 'recipe'
>

export interface PointHost {
  readonly launcher: Launcher
  readonly sampling: Sampling
  /** Findings about the site that stop nothing, e.g. an exclusion that has expired. */
  readonly notices: readonly Problem[]
  /** Longest time that a point waits for its nodes, in minutes; undefined where nothing is waited for. */
  readonly queueMinutes?: number
  /** Throws ProblemError (INFX174) when the point's framework has no engine. */
  engineFor(point: PlannedPoint): Engine
  /** Everything that rendering needs beside the work folder. */
  rendering(point: PlannedPoint): Promise<Omit<RenderContext, 'workDir'>>
  launching(point: PlannedPoint, spec: EngineSpec): PointLaunch
  /** Why this host cannot run the point, as far as that is known before it starts. */
  refusal(point: PlannedPoint): Problem | undefined
  /**
   * Ends what a killed run left here; what could not be ended or asked is among the problems, never thrown. Rejects with
   * the signal's reason.
   */
  endLeftovers(signal: AbortSignal): Promise<readonly Problem[]>
  /** Folder of the model on this machine, where the load client finds its tokenizer; undefined = by its name on the hub. */
  tokenizerOf(point: PlannedPoint): string | undefined
  /** Root of the logs in which srt-slurm left its power package, and the commit of its producer. */
  powerPackage(engine: Pick<RunningEngine, 'logPaths'>): PowerPackagePlace | undefined
}

export interface PowerPackagePlace {
  readonly root: string
  readonly producerCommit: string | undefined
}
