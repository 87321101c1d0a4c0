/** profile_export_aiperf.json: the client's own counts, verdict and clock (engines.md §1.5). */
import type { Json, JsonObject } from '../results/aggregate.ts'
import { finiteNumber, isRecord } from './lenient-json.ts'
import { parseInstant } from './timestamps.ts'

export type ClientSummary = Readonly<Record<string, unknown>>

const metric = (summary: ClientSummary, name: string): ClientSummary => {
  const found = summary[name]
  return isRecord(found) ? found : {}
}

/** The `avg` of a summary metric when it is a finite number. */
export const summaryAverage = (summary: ClientSummary, name: string): number | null =>
  finiteNumber(metric(summary, name)['avg']) ?? null

/** Share of prompt blocks an ideal prefix cache would hit: sum / count of blocks, else the average as a share. */
export function theoreticalCacheHitRate(summary: ClientSummary): number | null {
  const hits = metric(summary, 'theoretical_prefix_cache_hit')
  const sum = finiteNumber(hits['sum'])
  const count = finiteNumber(hits['count'])
  if (sum !== undefined && count !== undefined && count > 0) return sum / count
  const average = finiteNumber(hits['avg'])
  if (average === undefined) return null
  const unit = hits['unit']
  return typeof unit === 'string' && unit.trim() === '%' ? average / 100 : average
}

const metadata = (summary: ClientSummary): ClientSummary => metric(summary, 'metadata')

/** Provenance of the replayed data set, as the client recorded it. */
export function datasetOf(summary: ClientSummary): JsonObject | undefined {
  const dataset = metadata(summary)['dataset']
  return isRecord(dataset) ? asJsonObject(dataset) : undefined
}

export function submissionVerdict(summary: ClientSummary): {
  readonly valid: boolean | null
  readonly reasons: readonly string[]
} {
  const {
    submission_valid: valid,
    submission_invalid_reasons: listed,
    submission_reasons: older,
  } = metadata(summary)
  const reasons: unknown = listed ?? older
  return {
    valid: typeof valid === 'boolean' ? valid : null,
    reasons: Array.isArray(reasons) ? reasons.map(String) : [],
  }
}

/** Unix seconds of the profiling window; naive times of the client are taken at the offset. */
export function profilingWindow(
  summary: ClientSummary,
  utcOffsetMinutes: number,
): { readonly startUnix: number; readonly endUnix: number } | undefined {
  const start = summary['start_time']
  const end = summary['end_time']
  if (typeof start !== 'string' || typeof end !== 'string') return undefined
  const startUnix = parseInstant(start, utcOffsetMinutes)
  const endUnix = parseInstant(end, utcOffsetMinutes)
  return startUnix === undefined || endUnix === undefined ? undefined : { startUnix, endUnix }
}

/**
 * Seconds of profiling. The client's duration metric runs from the first request to the last answer, its clock readings
 * span the whole phase; the longer one is the phase.
 */
export function profiledSeconds(summary: ClientSummary): number | null {
  const duration = summaryAverage(summary, 'benchmark_duration')
  const window = profilingWindow(summary, 0)
  const phase = window === undefined ? null : window.endUnix - window.startUnix
  return duration === null || phase === null ? (duration ?? phase) : Math.max(duration, phase)
}

/** JSON as it is; what JSON cannot hold (never the case after parsing) becomes null. */
function asJsonObject(value: Readonly<Record<string, unknown>>): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, asJson(item)]))
}

function asJson(value: unknown): Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return value
  if (Array.isArray(value)) return value.map(asJson)
  return isRecord(value) ? asJsonObject(value) : null
}
