/** What happens during a sweep, as it happens: the one stream that terminal, log and step summary read. */
import type { LoadProgress } from '../clients/load-client.ts'
import type { Plan, PlannedPoint } from '../core/plan/plan.ts'
import type { Phase } from '../core/results/aggregate.ts'
import type { SweepPoint } from '../core/results/sweep.ts'

export type SweepEvent =
  | {
      readonly type: 'planned'
      readonly plan: Plan
      readonly toRun: readonly PlannedPoint[]
      readonly kept: number
    }
  | {
      readonly type: 'started'
      readonly point: PlannedPoint
      readonly attempt: number
      readonly canary: boolean
    }
  | { readonly type: 'phase'; readonly pointId: string; readonly phase: Phase; readonly atUnixMs: number }
  | { readonly type: 'progress'; readonly pointId: string; readonly progress: PointProgress }
  | {
      readonly type: 'retry'
      readonly point: PlannedPoint
      readonly attempt: number
      readonly because: string
    }
  | { readonly type: 'finished'; readonly result: SweepPoint; readonly elapsedSeconds: number }
  | { readonly type: 'stage'; readonly stage: 'collect' | 'ingest' | 'report'; readonly detail: string }
  | { readonly type: 'note'; readonly text: string }

/** Load on a benchmark point, or questions of an eval. */
export type PointProgress =
  | ({ readonly kind: 'load' } & LoadProgress)
  | { readonly kind: 'eval'; readonly asked: number; readonly of: number; readonly correct: number }
  | { readonly kind: 'waiting'; readonly seconds: number; readonly ofSeconds: number }

export type SweepObserver = (event: SweepEvent) => void
