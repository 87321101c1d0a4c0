/** Estimates from what earlier runs took, in place of those from constants. Bounds, canary and digest stay as they are. */
import type { Plan, PlannedPoint } from './plan.ts'

/** One measured point of an earlier run. */
export interface PastPoint {
  readonly pointId: string
  readonly configKey: string
  readonly conc: number
  /** From its first phase to its last, > 0. */
  readonly seconds: number
}

/**
 * The plan with GPU-hours from the median of earlier runs of the very point, else of its config key at the same
 * concurrency: after an image bump that is the nearest there is. Points without any keep the estimate they had.
 */
export function estimateFromPast(plan: Plan, past: readonly PastPoint[]): Plan {
  if (past.length === 0) return plan
  const byPlace = new Map<string, number[]>()
  for (const { pointId, configKey, conc, seconds } of past) {
    for (const place of [pointId, placeOf(configKey, conc)]) {
      byPlace.set(place, [...(byPlace.get(place) ?? []), seconds])
    }
  }
  let estimated = 0
  const points = plan.points.map((point): PlannedPoint => {
    const seconds = point.kind === 'eval' ? undefined : secondsOf(point, byPlace)
    if (seconds === undefined) return point
    estimated++
    return { ...point, estimatedGpuHours: rounded((point.gpus * seconds) / 3600) }
  })
  const hours = points.reduce((sum, { estimatedGpuHours }) => sum + estimatedGpuHours, 0)
  const totals = {
    ...plan.totals,
    estimatedGpuHours: rounded(hours),
    ...(estimated === 0 ? {} : { pointsEstimatedFromPast: estimated }),
  }
  return { ...plan, points, totals }
}

function secondsOf(point: PlannedPoint, byPlace: ReadonlyMap<string, readonly number[]>): number | undefined {
  const found = byPlace.get(point.id) ?? byPlace.get(placeOf(point.configKey, point.conc))
  return found?.toSorted((a, b) => a - b)[found.length >> 1]
}

const placeOf = (configKey: string, conc: number): string => `${configKey} ${conc}`
const rounded = (hours: number): number => Math.round(hours * 10_000) / 10_000
