/** What the report page embeds as JSON and its browser script reads: everything is data, nothing is markup. */
import type { PointKind } from '../core/point.ts'
import type { PointStatus } from '../core/results/aggregate.ts'
import type { ChartPoint, PreviousChartPoint } from './chart-groups.ts'

export interface ReportView {
  readonly schema: 'report.v1'
  readonly simulated: boolean
  readonly curves: readonly { readonly key: string; readonly title: string }[]
  readonly points: readonly PointView[]
  readonly previous: readonly PreviousChartPoint[]
}

export interface PointView extends ChartPoint {
  readonly title: string
  readonly kind: PointKind
  readonly status: PointStatus
  readonly topology: string
  /** On the P90 frontier of its curve, as the sweep states it (over P90 E2EL). */
  readonly onFrontier: boolean
  readonly causes: readonly CauseView[]
  readonly timeline: readonly TimelineView[]
  readonly commands: readonly CommandView[]
  readonly logTail: readonly string[]
  readonly sections: readonly SectionView[]
}

/** Why a point has no publishable result. */
export interface CauseView {
  readonly whose: string
  readonly code: string
  readonly cause: string
  readonly next: string
}

/** One phase and how long it took; null = it was the last one. */
export interface TimelineView {
  readonly phase: string
  readonly seconds: number | null
}

export interface CommandView {
  readonly role: string
  /** As one pastes it into a POSIX shell. */
  readonly line: string
}

export interface SectionView {
  readonly title: string
  readonly rows: readonly (readonly [label: string, value: string])[]
}
