/** sweep.json (schema sweep.v1): expected against got, and the facts a reviewer needs. */
import type { EarlierComparison } from '../curve/earlier.ts'
import type { CurveFacts } from '../curve/facts.ts'
import type { EvalVerdict } from '../evals/verdict.ts'
import type { PointId, PointKind } from '../point.ts'
import type { PointFailure, PointStatus, ValidityReason } from './aggregate.ts'

export interface SweepPoint {
  readonly id: PointId
  readonly title: string
  readonly kind: PointKind
  readonly configKey: string
  readonly seriesKey: string
  readonly curveKey: string
  readonly conc: number
  readonly gpus: number
  readonly status: PointStatus
  readonly attempt: number
  /** Path of the aggregate, relative to the out directory; absent when there is none. */
  readonly resultPath?: string
  readonly invalidReasons: readonly ValidityReason[]
  readonly failure?: PointFailure
  /** Why the sweep never started the point, e.g. `the canary failed`; only with status `missing`. */
  readonly notStarted?: string
  /** Wall seconds from queued to done. */
  readonly elapsedSeconds?: number
  /** The numbers that tables and charts show; null = not measured. */
  readonly headline: Headline | null
}

/** Units in the names; interactivity at a percentile is the slow tail: 1 / (percentile of ITL). */
export interface Headline {
  readonly tputPerGpuTps: number
  readonly outputTputPerGpuTps: number
  readonly inputTputPerGpuTps: number
  readonly meanIntvtyTps: number | null
  readonly p90IntvtyTps: number | null
  /** 1 / (percentile of E2EL/OSL), tokens per second. */
  readonly p90E2eNormIntvtyTps: number | null
  readonly p75E2eNormIntvtyTps: number | null
  readonly p90E2elSeconds: number | null
  readonly p75E2elSeconds: number | null
  readonly p90TtftSeconds: number | null
  readonly requestsSuccessful: number
  readonly requestsFailed: number
}

export interface Sweep {
  readonly schema: 'sweep.v1'
  readonly planDigest: string
  readonly simulated: boolean
  readonly head?: string
  readonly startedAt: string
  /** When the last `--resume` of it began; what ran before is in no duration that is counted from here. */
  readonly resumedAt?: string
  /** When the last point ended; ingest and report come after it. */
  readonly endedAt: string
  readonly interrupted: boolean
  readonly points: readonly SweepPoint[]
  readonly evals: readonly EvalVerdict[]
  readonly curves: readonly CurveFacts[]
  /** How its curves moved against earlier runs, or why that is unknown; absent where nobody looked. */
  readonly earlier?: EarlierComparison
  readonly canary: {
    readonly state: 'passed' | 'failed' | 'none-possible' | 'skipped'
    readonly pointId?: PointId
    readonly because: readonly string[]
  }
  readonly totals: {
    readonly expected: number
    readonly valid: number
    readonly invalid: number
    readonly failed: number
    readonly missing: number
    readonly reused: number
  }
}
