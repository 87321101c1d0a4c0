/** Our own identity and provenance of a row (design §8); rows of other producers have none. */
import { integerOf, recordOf, textOf } from './row-fields.ts'
import type { RawRow } from './row-fields.ts'

export interface InfxFields {
  readonly pointId: string | null
  readonly planDigest: string | null
  readonly attempt: number | null
  readonly simulated: boolean
  /** Why even a valid result is for its owner only; empty = publishable. */
  readonly unpublishableBecause: readonly string[]
  /** The rest of the block: engine, client, timeline, acceptance, commands, trace scale. */
  readonly provenance: RawRow | null
}

export function readInfx(row: RawRow): InfxFields {
  const block = recordOf(row, 'infx')
  if (!block)
    return {
      pointId: null,
      planDigest: null,
      attempt: null,
      simulated: false,
      unpublishableBecause: [],
      provenance: null,
    }
  const reasons: unknown = block['unpublishable_because']
  return {
    pointId: textOf(block, 'point_id') ?? null,
    planDigest: textOf(block, 'plan_digest') ?? null,
    attempt: integerOf(block, 'attempt') ?? null,
    // Anything but a clear "false" keeps a row out of production.
    simulated: block['simulated'] !== false,
    unpublishableBecause: Array.isArray(reasons) ? reasons.map(String) : [],
    provenance: block,
  }
}
