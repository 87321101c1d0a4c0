/** How an engine gets hardware: `process` on this host, `docker`, `slurm`, or `srtctl`. */
import type { Problem } from '../core/problem.ts'
import type { EngineSpec } from '../engines/engine.ts'

export interface ProcessExit {
  readonly role: string
  readonly code: number | null
  readonly signal: string | null
  /** What the launcher knows beyond code and log: a node that failed, a limit that passed, memory that ran out. */
  readonly verdict?: Pick<Problem, 'code' | 'message' | 'blame' | 'hint'>
}

export interface RunningEngine {
  readonly spec: EngineSpec
  /** Log file of every role. */
  readonly logPaths: Readonly<Record<string, string>>
  /** Resolves with the first process that ends, whoever ended it. */
  readonly exited: Promise<ProcessExit>
  /** `sha256:…` of the image that runs, where the container runtime tells it. */
  readonly imageDigest?: string
  /** SIGTERM, then SIGKILL after the grace; resolves when every process is gone. Idempotent. */
  stop(): Promise<void>
  /** Last `lines` lines over all roles, each with its role as prefix. */
  logTail(lines: number): Promise<readonly string[]>
}

export interface LaunchOptions {
  readonly logDir: string
  /** Identifies what is ours for clean-up: run, attempt, point. */
  readonly labels: LaunchLabels
  /** Image of processes that name none; launchers with containers need it. */
  readonly image?: string
  /** Folders that containers see beside the site's, e.g. the model's. */
  readonly mounts?: readonly Mount[]
  /** Time from start to end of the allocation, in seconds; the site's limit when absent. */
  readonly timeLimitSeconds?: number
  /** GPUs of each node, where the scheduler hands them out; the site's when absent. */
  readonly gpusPerNode?: number
  /** The point's resolved recipe, for launchers that render it themselves (`srtctl`). */
  readonly recipe?: Readonly<Record<string, unknown>>
  /** Aborting ends the launch, also while it waits in a queue; nothing is left behind. */
  readonly signal?: AbortSignal
  /** Called when the launcher learns something that a person who waits wants to read. */
  readonly onProgress?: (progress: LaunchProgress) => void
}

export interface LaunchLabels {
  readonly run: string
  readonly attempt: number
  readonly pointId: string
}

/** `source` of the host at `target` in the container; equal unless the image expects another place. */
export interface Mount {
  readonly source: string
  readonly target: string
  readonly readOnly: boolean
}

export interface LaunchProgress {
  readonly phase: 'queued' | 'starting'
  /** For people, e.g. `Slurm job 4711 waits: Priority`. */
  readonly message: string
}

export interface NodeNames {
  readonly addresses: readonly string[]
  readonly names: readonly string[]
  readonly jobId: string
}

export interface Launcher {
  readonly name: string
  /**
   * Names that stand for nodes until they are allocated. Engines are rendered with them, and the launcher puts the real
   * ones in; absent where the one node is this host.
   */
  readonly allocation?: NodeNames
  /** `launch` may wait for hardware first, and tells by `onProgress` when that is over. */
  readonly queues?: boolean
  launch(spec: EngineSpec, options: LaunchOptions): Promise<RunningEngine>
}
