/** A joined point as sweep.json lists it. */
import { isRecord } from '../measure/lenient-json.ts'
import { headlineOf } from '../results/headline.ts'
import type { SweepPoint } from '../results/sweep.ts'
import type { JoinedPoint } from './joined-point.ts'

/** `resultPath` = where the caller keeps the aggregate, relative to the out directory; undefined = nowhere. */
export function sweepPointOf(joined: JoinedPoint, resultPath: string | undefined): SweepPoint {
  const { point, chosen } = joined
  const row = chosen?.row ?? null
  const isBenchmark = point.kind === 'benchmark'
  const hasNumbers = row !== null && isBenchmark && chosen?.nonFinite.length === 0 && !joined.failure
  const elapsedSeconds = elapsedOf(row)
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
    headline: hasNumbers ? headlineOf(row) : null,
  }
}

/** Seconds between the first and the last entry of the result's timeline. */
function elapsedOf(row: unknown): number | undefined {
  const block = isRecord(row) ? row['infx'] : undefined
  const timeline = isRecord(block) ? block['timeline'] : undefined
  if (!Array.isArray(timeline)) return undefined
  const times = timeline.filter(isRecord).map((entry) => entry['atUnixMs'])
  const numbers = times.filter((time): time is number => typeof time === 'number' && Number.isFinite(time))
  if (numbers.length < 2) return undefined
  return (Math.max(...numbers) - Math.min(...numbers)) / 1000
}
