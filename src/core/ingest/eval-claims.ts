/**
 * Which accuracy rows a run has. The collected aggregate and the evaluations' own folders tell the same results twice;
 * both are read, joined to one row per (configuration, task, lengths, concurrency).
 */
import type { UnmappedName } from './config-identity.ts'
import { unmappedReason } from './claims.ts'
import type { LeftRow } from './claims.ts'
import { evalKey, mapEvalAggregateRow } from './eval-row.ts'
import type { EvalRow } from './eval-row.ts'
import type { RowOutcome } from './benchmark-row.ts'
import type { IngestPolicy } from './policy.ts'
import { lastTwo } from './quarantine.ts'
import { isRow, textOf } from './row-fields.ts'
import type { SourceFile } from './source.ts'

export interface EvalAggregateCandidate {
  readonly raw: unknown
  readonly place: string
}

/** A row of an evaluation's own folder, newest first. */
export interface EvalFolderCandidate {
  readonly outcome: RowOutcome<EvalRow>
  readonly place: string
  readonly samples: SourceFile | undefined
}

export interface ClaimedEval {
  readonly row: EvalRow
  /** How many rows read say this: the first is stored, the others are duplicates of it. */
  readonly places: readonly string[]
  readonly samples: SourceFile | undefined
}

export interface EvalClaims {
  readonly evals: readonly ClaimedEval[]
  readonly left: readonly LeftRow[]
  readonly names: readonly UnmappedName[]
}

interface OpenClaim {
  row: EvalRow
  readonly places: string[]
  samples: SourceFile | undefined
  folder: boolean
}

export function claimEvals(
  aggregates: readonly EvalAggregateCandidate[],
  folders: readonly EvalFolderCandidate[],
  policy: IngestPolicy,
): EvalClaims {
  const claims = new Map<string, OpenClaim>()
  const left: LeftRow[] = []
  const names: UnmappedName[] = []
  const bySource = new Map(
    folders.flatMap(({ outcome, place }) =>
      outcome.state === 'mapped' ? [[`${lastTwo(place)} ${outcome.row.task}`, outcome.row] as const] : [],
    ),
  )
  const admit = (outcome: RowOutcome<EvalRow>, place: string): EvalRow | undefined => {
    if (outcome.state === 'mapped') {
      names.push(...outcome.reported)
      if (!outcome.row.simulated || policy.allowSimulated) return outcome.row
      left.push({ outcome: 'skipped', reason: 'simulated', place })
    } else if (outcome.state === 'unmapped') {
      names.push(...outcome.names)
      left.push({ outcome: 'unmapped', reason: unmappedReason(outcome.names), place })
    } else left.push({ outcome: outcome.state, reason: outcome.reason, place })
    return undefined
  }

  for (const { raw, place } of aggregates) {
    const row = admit(withOwnIdentity(raw, mapEvalAggregateRow(raw, policy.entities), bySource), place)
    if (!row) continue
    const claim = claims.get(evalKey(row))
    if (claim)
      left.push({ outcome: 'skipped', reason: 'superseded by an earlier row of the aggregate', place })
    else claims.set(evalKey(row), { row, places: [place], samples: undefined, folder: false })
  }
  for (const { outcome, place, samples } of folders) {
    const row = admit(outcome, place)
    if (!row) continue
    const claim = claims.get(evalKey(row))
    if (!claim) claims.set(evalKey(row), { row, places: [place], samples, folder: true })
    else if (claim.folder)
      left.push({ outcome: 'skipped', reason: 'superseded by a newer evaluation', place })
    else {
      claim.row = joined(claim.row, row)
      claim.places.push(place)
      claim.samples = samples
      claim.folder = true
    }
  }
  return { evals: [...claims.values()], left, names }
}

/** The aggregate names its source file; where that folder is at hand, its own metadata says best what was evaluated. */
function withOwnIdentity(
  raw: unknown,
  outcome: RowOutcome<EvalRow>,
  bySource: ReadonlyMap<string, EvalRow>,
): RowOutcome<EvalRow> {
  if (outcome.state !== 'mapped' || !isRow(raw)) return outcome
  const own = bySource.get(`${lastTwo(textOf(raw, 'source') ?? '')} ${outcome.row.task}`)
  if (!own) return outcome
  const { config, isl, osl, conc, pointId, planDigest, attempt, simulated } = own
  return {
    ...outcome,
    row: { ...outcome.row, config, isl, osl, conc, pointId, planDigest, attempt, simulated },
  }
}

const joined = (aggregate: EvalRow, folder: EvalRow): EvalRow => ({
  ...folder,
  metrics: { ...aggregate.metrics, ...folder.metrics },
  lmEvalVersion: folder.lmEvalVersion ?? aggregate.lmEvalVersion,
})
