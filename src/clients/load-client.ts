import type { TraceGenerator } from '../core/traces/generator.ts'

export type { TraceGenerator }

/** What drives load on a served point. All clients write the same files (engines.md §1.5) into `outputDir`. */

/** Replay of conversation trees (engines.md §1.3-1.5). Times in seconds. */
export interface AgenticLoad {
  readonly kind: 'agentic'
  readonly trace: TraceSource
  /** Concurrent lanes (live session trees), ≥ 1. */
  readonly lanes: number
  readonly durationSeconds: number
  readonly warmupRequestsPerLane: number
  readonly warmupGraceSeconds: number
  /** Time that running requests get at the end before they are cancelled. */
  readonly graceSeconds: number
  readonly trajectoryStartMinRatio: number
  readonly trajectoryStartMaxRatio: number
  /** Cap on one tree's idle gap, and on the whole system's. */
  readonly traceIdleGapCapSeconds: number
  readonly systemIdleGapCapSeconds: number
  readonly extraInputs?: Readonly<Record<string, unknown>>
}

export interface FixedLoad {
  readonly kind: 'fixed'
  readonly isl: number
  readonly osl: number
  /** Lengths are drawn from [ratio·n, n]; (0, 1]. */
  readonly randomRangeRatio: number
  readonly numPrompts: number
  readonly numWarmupPrompts: number
  /** Requests in flight (closed loop), ≥ 1. */
  readonly maxConcurrency: number
  /** Poisson arrivals per second; `inf` = closed loop only. */
  readonly requestRate: number | 'inf'
}

export type TraceSource =
  | { readonly format: 'weka' | 'mooncake' | 'multi-turn'; readonly path: string }
  /** A recorded corpus that AIPerf fetches itself, by the name of its loader; other clients refuse it. */
  | { readonly format: 'corpus'; readonly loader: string }
  | { readonly format: 'generated'; readonly generator: TraceGenerator }

export interface LoadSpec {
  readonly load: AgenticLoad | FixedLoad
  readonly endpointUrl: string
  readonly model: string
  readonly outputDir: string
  readonly serverMetricsUrls: readonly string[]
  readonly seed: number
  /** Divisor of token counts and gaps, ≥ 1. */
  readonly traceScale: number
  /** Errors / completed above which the client stops early, [0, 1]. */
  readonly failedRequestThreshold: number
}

export interface LoadProgress {
  readonly phase: 'loading' | 'warm-up' | 'profiling' | 'draining'
  /** [0, 1] within the phase. */
  readonly ratio: number
  readonly requestsDone: number
  readonly requestsFailed: number
  readonly inFlight: number
  /** Input + output tokens per second so far, whole system. */
  readonly totalTokensPerSecond: number
  readonly outputTokensPerSecondPerUser: number | null
  readonly p90TtftSeconds: number | null
}

export interface LoadOutcome {
  /** True when the files are whole; a cancelled or aborted run still leaves files and says so. */
  readonly completed: boolean
  readonly abortReason?: string
  /** Highest share of one core the client used over any second, [0, 1+]; above 0.85 the client was the bottleneck. */
  readonly maxClientCpuShare: number
  /** argv of the process that drove the load; absent when it was this very process. */
  readonly command?: readonly string[]
}

export interface LoadClient {
  readonly name: string
  readonly version: string
  run(
    spec: LoadSpec,
    options: { readonly signal: AbortSignal; readonly onProgress: (progress: LoadProgress) => void },
  ): Promise<LoadOutcome>
}
