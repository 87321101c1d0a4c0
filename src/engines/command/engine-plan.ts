/** Everything a point starts, before nodes are allocated. Launchers fill the placeholders and start the processes. */
import type { Problem } from '../../core/problem.ts'
import type { RecipeRoleName } from '../../core/recipe/engine-flags.ts'
import type { Readiness } from '../engine.ts'
import type { LogPatterns } from './log-patterns.ts'
import type { PortUse } from './ports.ts'
import type { Text } from './text.ts'

/** Start in this order: `infra` must listen before workers start, workers before a static router. */
export type ProcessKind = 'infra' | 'worker' | 'router' | 'frontend' | 'nginx'

/** What must be there before a process starts. */
export interface StartCondition {
  readonly node: number
  readonly port: number
  /** Path that must answer 200; without one it is enough that something listens. */
  readonly path?: string
}

export interface PlannedProcess {
  /** `prefill-0`, `prefill-0.1` for its second node, `router`, `frontend-2`, `nginx`, `etcd` …; unique. */
  readonly role: string
  readonly kind: ProcessKind
  readonly pool?: RecipeRoleName
  /** Nodes it runs on: one, or all nodes of a worker that is started through MPI. */
  readonly nodes: readonly number[]
  /** GPUs of each of its nodes that belong to it; none for processes without GPUs. */
  readonly gpuIndices: readonly number[]
  /** `mpi`: one task per GPU over all nodes (`srun --mpi=pmix --ntasks=…`), else one plain process. */
  readonly start: 'plain' | 'mpi'
  readonly argv: readonly Text[]
  readonly env: Readonly<Record<string, Text>>
  /** Image when it is not the point's own. */
  readonly image?: string
  /** Launchers start everything at once; the process itself waits (prelude.ts). */
  readonly startsAfter?: readonly StartCondition[]
}

export interface PlannedFile {
  /** Below the work folder, which all nodes share. */
  readonly name: string
  readonly text: Text
}

export interface MetricsEndpoint {
  /** Role of the process that answers. */
  readonly role: string
  readonly pool?: RecipeRoleName
  readonly node: number
  readonly port: number
  readonly path: string
}

/** What must happen inside the container before a process of the plan starts. */
export type Preparation =
  | { readonly kind: 'setup-script'; readonly path: string }
  | { readonly kind: 'dynamo'; readonly source: 'version' | 'wheel' | 'hash'; readonly value: string }

export interface EnginePlan {
  /** `sglang`, `vllm`, `trtllm`, or `dynamo-` and one of them. */
  readonly engine: string
  /** `default`: the point has no recipe, and the command was made from its fields. */
  readonly source: 'recipe' | 'default'
  readonly image: string
  /** Nodes to allocate; a node of its own for etcd and NATS is the last one. */
  readonly nodes: number
  readonly gpusPerNode: number
  /** Nodes of each pool, for launchers that allocate pools apart. */
  readonly pools: readonly { readonly name: RecipeRoleName; readonly nodes: readonly number[] }[]
  readonly preparations: readonly Preparation[]
  readonly processes: readonly PlannedProcess[]
  readonly files: readonly PlannedFile[]
  /** Where clients connect. */
  readonly endpoint: { readonly node: number; readonly port: number }
  readonly health: {
    readonly path: string
    readonly intervalMs: number
    readonly timeoutSeconds: number
    readonly expect: Readiness
  }
  readonly metrics: readonly MetricsEndpoint[]
  readonly servedModel: string
  readonly ports: readonly PortUse[]
  readonly logPatterns: LogPatterns
  /** Notices and warnings; a plan with errors does not exist. */
  readonly problems: readonly Problem[]
}

export interface PlanOptions {
  /** Port of the endpoint that clients connect to. */
  readonly publicPort: number
  /** Added to every other port, so that two engines can share a node. 0 gives the usual ports. */
  readonly portOffset: number
  /**
   * `inject`: the acceptance target of the point is injected and hard-coded acceptance is refused.
   * `as-written`: the recipe as it is, for comparing it with published commands; nothing is measured so.
   */
  readonly acceptance: 'inject' | 'as-written'
  /** Flags of the site for commands without a recipe, e.g. `mem-fraction-static`; laid over the default ones. */
  readonly defaultFlags?: Readonly<Record<string, unknown>>
}

export const usualPlanOptions: PlanOptions = { publicPort: 8000, portOffset: 0, acceptance: 'inject' }
