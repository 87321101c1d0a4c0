/**
 * Which rows of a run are its points. Per-job files come before collected aggregates, newer uploads before older ones;
 * the first row of a point owns it, and only the owner's traces, logs and telemetry are stored.
 */
import { canonicalJson } from '../canonical-json.ts'
import { benchmarkKey, mapBenchmarkRow } from './benchmark-row.ts'
import type { BenchmarkRow } from './benchmark-row.ts'
import type { UnmappedName } from './config-identity.ts'
import { withLabels } from './policy.ts'
import type { IngestPolicy } from './policy.ts'
import { isQuarantined } from './quarantine.ts'
import type { Quarantine } from './quarantine.ts'
import type { RunIdentity } from './run-identity.ts'

/** A row as read, with where it stands. */
export interface BenchmarkCandidate {
  readonly raw: unknown
  /** `<artifact>/<file>`. */
  readonly place: string
  readonly fileName: string
  readonly origin: 'per-job' | 'aggregate'
  /** Pairs the row with its traces, logs and telemetry. */
  readonly artifactKey: string
}

export interface ClaimedPoint {
  readonly row: BenchmarkRow
  readonly candidate: BenchmarkCandidate
}

export interface LeftRow {
  readonly outcome: 'skipped' | 'unmapped' | 'failed'
  readonly reason: string
  readonly place: string
  /** Why it is counted apart in the report. */
  readonly counter?: 'coveredByPerJobFiles' | 'purgedPoints' | 'failedRunRows'
}

/** An aggregate that says something else than the point's own file. */
export interface Conflict {
  readonly place: string
  readonly ownPlace: string
  readonly metrics: readonly string[]
}

export interface Claims {
  readonly points: readonly ClaimedPoint[]
  readonly left: readonly LeftRow[]
  readonly conflicts: readonly Conflict[]
  readonly names: readonly UnmappedName[]
  readonly unknownMetricKeys: readonly string[]
}

export interface ClaimContext {
  readonly policy: IngestPolicy
  readonly run: RunIdentity
  /** The run measured accuracy only: its benchmark rows are by-products. */
  readonly evalsOnly: boolean
  readonly quarantine: Quarantine
}

/** `candidates` in order of precedence inside each origin. */
export function claimPoints(candidates: readonly BenchmarkCandidate[], context: ClaimContext): Claims {
  const owners = new Map<string, ClaimedPoint>()
  const left: LeftRow[] = []
  const conflicts: Conflict[] = []
  const names: UnmappedName[] = []
  const unknownMetricKeys = new Set<string>()
  const ordered = [
    ...candidates.filter(({ origin }) => origin === 'per-job'),
    ...candidates.filter(({ origin }) => origin === 'aggregate'),
  ]
  for (const candidate of ordered) {
    const judged = judge(candidate, context)
    if ('names' in judged) names.push(...judged.names)
    if ('outcome' in judged) {
      left.push(judged)
      continue
    }
    for (const key of judged.unknownKeys) unknownMetricKeys.add(key)
    const key = benchmarkKey(judged.row)
    const owner = owners.get(key)
    if (!owner) owners.set(key, { row: judged.row, candidate })
    else {
      left.push(secondClaim(candidate, judged.row, owner))
      const metrics = candidate.origin === 'aggregate' ? differingMetrics(judged.row, owner.row) : []
      if (metrics.length > 0)
        conflicts.push({ place: candidate.place, ownPlace: owner.candidate.place, metrics })
    }
  }
  return { points: [...owners.values()], left, conflicts, names, unknownMetricKeys: [...unknownMetricKeys] }
}

/** Beginning of the reason with which a row that is for its owner only is left out. */
export const notPublishable = 'not publishable: '

type Judged =
  | (LeftRow & { readonly names: readonly UnmappedName[] })
  | {
      readonly row: BenchmarkRow
      readonly names: readonly UnmappedName[]
      readonly unknownKeys: readonly string[]
    }

function judge(candidate: BenchmarkCandidate, context: ClaimContext): Judged {
  const { place } = candidate
  const { policy } = context
  const skip = (reason: string, counter?: LeftRow['counter']): Judged => ({
    outcome: 'skipped',
    reason,
    place,
    names: [],
    ...(counter === undefined ? {} : { counter }),
  })
  if (context.evalsOnly) return skip('evals-only run')
  if (isQuarantined(context.quarantine, place, candidate.raw)) return skip('rejected by a reviewer')
  const mapped = mapBenchmarkRow(candidate.raw, { entities: policy.entities, fileName: candidate.fileName })
  if (mapped.state === 'unmapped')
    return { outcome: 'unmapped', reason: unmappedReason(mapped.names), place, names: mapped.names }
  if (mapped.state !== 'mapped')
    return mapped.state === 'failed'
      ? { outcome: 'failed', reason: mapped.reason, place, names: [] }
      : skip(mapped.reason, mapped.reason === 'failed run' ? 'failedRunRows' : undefined)
  const row = withLabels(mapped.row, policy)
  if (row.simulated && !policy.allowSimulated) return skip('simulated')
  if (row.unpublishableBecause.length > 0 && !policy.allowSimulated)
    return skip(`${notPublishable}${row.unpublishableBecause.join(', ')}`)
  if (isPurged(row, context)) return skip('purged', 'purgedPoints')
  if (candidate.origin === 'aggregate' && isUnexpected(row, policy))
    return skip('only in the aggregate and not an expected point')
  return { row, names: mapped.reported, unknownKeys: mapped.unknownKeys }
}

export const unmappedReason = (names: readonly UnmappedName[]): string =>
  names.map(({ kind, name }) => `${kind} "${name}"`).join(', ')

function isPurged(row: BenchmarkRow, { policy, run }: ClaimContext): boolean {
  return policy.purges.some(
    (purge) =>
      purge.runId === run.runId &&
      (purge.attempt === undefined || purge.attempt === run.attempt) &&
      (purge.pointId === undefined || purge.pointId === row.pointId),
  )
}

const isUnexpected = (row: BenchmarkRow, { expectedPointIds }: IngestPolicy): boolean =>
  expectedPointIds !== undefined && row.pointId !== null && !expectedPointIds.has(row.pointId)

function secondClaim(candidate: BenchmarkCandidate, row: BenchmarkRow, owner: ClaimedPoint): LeftRow {
  const { place } = candidate
  if (row.pointId !== null && owner.row.pointId !== null && row.pointId !== owner.row.pointId)
    return {
      outcome: 'failed',
      reason: `point ${row.pointId} has the database identity of another point, ${owner.row.pointId}`,
      place,
    }
  return candidate.origin === 'aggregate' && owner.candidate.origin === 'per-job'
    ? { outcome: 'skipped', reason: 'covered by per-job file', place, counter: 'coveredByPerJobFiles' }
    : { outcome: 'skipped', reason: 'superseded by a newer upload of the point', place }
}

/** Metrics that both rows have with different values; the per-job file may know more, that is no conflict. */
const differingMetrics = (row: BenchmarkRow, own: BenchmarkRow): readonly string[] =>
  Object.keys(row.metrics).filter(
    (key) =>
      own.metrics[key] !== undefined && canonicalJson(own.metrics[key]) !== canonicalJson(row.metrics[key]),
  )
