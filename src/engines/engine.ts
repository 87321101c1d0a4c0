/** How a point becomes processes that serve it. Engines render; launchers (src/launch) start what is rendered. */
import type { PlannedPoint } from '../core/plan/plan.ts'

/** What `health.path` must say, beyond 200, before the engine counts as ready (src/engines/command/readiness.ts). */
export type Readiness =
  | { readonly kind: 'http-200' }
  /** 200, and `/v1/models` lists a model. */
  | { readonly kind: 'models' }
  /** Dynamo's `instances` or the SGLang router's `stats` count this many workers; aggregated ones count as decode. */
  | {
      readonly kind: 'dynamo-instances' | 'router-workers'
      readonly prefill: number
      readonly decode: number
    }

export interface EngineProcess {
  /** `server`, `router`, `prefill-0`, `decode-3` …; unique within one EngineSpec, used in log names. */
  readonly role: string
  readonly argv: readonly string[]
  /** The engine's own words, where `argv` starts a shell that prepares the container or waits before it. */
  readonly command?: readonly string[]
  readonly env: Readonly<Record<string, string>>
  readonly gpus: number
  readonly nodes: number
  /** Where it belongs in a multi-node allocation; absent = on the one node there is, as a plain process. */
  readonly placement?: {
    /** Indices of nodes, from 0. */
    readonly nodes: readonly number[]
    /** GPUs of each of the nodes. */
    readonly gpuIndices: readonly number[]
    readonly start: 'plain' | 'mpi'
  }
  /** Image when it is not the point's own. */
  readonly image?: string
}

export interface HealthRule {
  /** Path under the endpoint that answers 200 when the engine can serve. */
  readonly path: string
  readonly intervalMs: number
  /** Start-up window in seconds, after which the point has failed as `infra`. */
  readonly timeoutSeconds: number
  /** `http-200` when absent. */
  readonly expect?: Readiness
}

export interface EngineSpec {
  readonly engine: string
  readonly version: string
  readonly simulated: boolean
  readonly processes: readonly EngineProcess[]
  /** Files that the launcher writes before it starts anything (configurations the argv refers to). */
  readonly files?: readonly { readonly path: string; readonly text: string }[]
  /** Port the endpoint listens on; already chosen, free at the time of rendering. */
  readonly port: number
  readonly endpointUrl: string
  readonly health: HealthRule
  readonly metricsUrls: readonly string[]
  /** Model name on the wire. */
  readonly servedModel: string
}

export interface RenderContext {
  readonly port: number
  /** Directory for the engine's own files. */
  readonly workDir: string
  /** Divisor of token counts and gaps for short runs, ≥ 1; real engines demand 1. */
  readonly traceScale: number
  /** Where the simulated engine writes its power samples; `gpu_metrics.csv` in `workDir` when absent. Real engines have a sampler beside them. */
  readonly gpuMetricsPath?: string
  /** The model as the engine sees it (a folder, or a name on the hub); the point's model when absent. */
  readonly modelPath?: string
  /** Names that stand for nodes, of launchers that allocate them (`Launcher.allocation`); this host when absent. */
  readonly allocation?: {
    readonly addresses: readonly string[]
    readonly names: readonly string[]
    readonly jobId: string
  }
  /** A separate draft model, for default commands that speculate with one. */
  readonly draftModelPath?: string
  /** Added to every port but `port`, so that engines can share a node; 0 when absent. */
  readonly portOffset?: number
  /** Site flags for commands without a recipe, e.g. `mem-fraction-static`. */
  readonly defaultFlags?: Readonly<Record<string, unknown>>
  /** Chance that the simulated engine accepts a draft token where nothing is injected; what gives the target when absent. */
  readonly simulatedDraftAcceptance?: number
  /** What the simulated engine answers evaluation questions from: JSONL of {question, answer}, and the share it gets right. */
  readonly evalOracle?: { readonly path: string; readonly accuracy: number }
}

export interface Engine {
  readonly name: string
  render(point: PlannedPoint, context: RenderContext): EngineSpec
}
