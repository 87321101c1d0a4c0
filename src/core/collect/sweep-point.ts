/** A joined point as sweep.json lists it. */
import type { SweepPoint } from '../results/sweep.ts'
import type { JoinedPoint } from './joined-point.ts'
import type { MeasuredSpan } from './result-facts.ts'

/** `resultPath` = where the caller keeps the aggregate, relative to the out directory; undefined = nowhere. */
export function sweepPointOf(joined: JoinedPoint, resultPath: string | undefined): SweepPoint {
  const { point, chosen } = joined
  const hasNumbers = point.kind === 'benchmark' && chosen?.nonFinite.length === 0 && !joined.failure
  const elapsedSeconds = elapsedOf(chosen?.facts?.measured)
  return {
    id: point.id,
    title: point.title,
    kind: point.kind,
    configKey: point.configKey,
    seriesKey: point.seriesKey,
    curveKey: point.curveKey,
    conc: point.conc,
    gpus: point.gpus,
    status: joined.status,
    attempt: joined.attempt,
    ...(resultPath === undefined ? {} : { resultPath }),
    invalidReasons: joined.invalidReasons,
    ...(joined.failure ? { failure: joined.failure } : {}),
    ...(elapsedSeconds === undefined ? {} : { elapsedSeconds }),
    headline: hasNumbers ? (chosen.facts?.headline ?? null) : null,
  }
}

/** Seconds between the first and the last entry of the result's timeline. */
const elapsedOf = (span: MeasuredSpan | null | undefined): number | undefined =>
  span && span.entries > 1 ? (span.toUnixMs - span.fromUnixMs) / 1000 : undefined
