/** How an engine gets hardware: `process` on this host; docker and slurm come beside it. */
import type { EngineSpec } from '../engines/engine.ts'

export interface ProcessExit {
  readonly role: string
  readonly code: number | null
  readonly signal: string | null
}

export interface RunningEngine {
  readonly spec: EngineSpec
  /** Log file of every role. */
  readonly logPaths: Readonly<Record<string, string>>
  /** Resolves with the first process that ends, whoever ended it. */
  readonly exited: Promise<ProcessExit>
  /** SIGTERM, then SIGKILL after the grace; resolves when every process is gone. Idempotent. */
  stop(): Promise<void>
  /** Last `lines` lines over all roles, each with its role as prefix. */
  logTail(lines: number): Promise<readonly string[]>
}

export interface LaunchOptions {
  readonly logDir: string
  /** Identifies what is ours for clean-up: run, attempt, point. */
  readonly labels: { readonly run: string; readonly attempt: number; readonly pointId: string }
}

export interface Launcher {
  readonly name: string
  launch(spec: EngineSpec, options: LaunchOptions): Promise<RunningEngine>
}
