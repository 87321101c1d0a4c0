/**
 * What joining, tables and verdicts need of a result. The row itself stays in its file until it is written again: the
 * results of a sweep of thousands of points are not held at once.
 */
import { createHash } from 'node:crypto'
import { canonicalJson } from '../canonical-json.ts'
import { isRecord } from '../measure/lenient-json.ts'
import type { Aggregate, ValidityReason } from '../results/aggregate.ts'
import { headlineOf } from '../results/headline.ts'
import type { Headline } from '../results/sweep.ts'

export interface ResultFacts {
  /** False where the result itself says so; one that says nothing has no objection. */
  readonly valid: boolean
  /** As the result states them. */
  readonly invalidReasons: readonly ValidityReason[]
  /** From the first to the last entry of the timeline; null without one. */
  readonly measured: MeasuredSpan | null
  readonly headline: Headline | null
  /** The same for rows of the same content, however they are laid out. */
  readonly contentDigest: string
}

export interface MeasuredSpan {
  readonly fromUnixMs: number
  readonly toUnixMs: number
  /** Of one entry nobody knows how long it took. */
  readonly entries: number
}

/** `hasNonFinite`: the row holds numbers that no strict JSON can hold; the headline has none of them. */
export function factsOf(row: Aggregate, hasNonFinite: boolean): ResultFacts {
  const block = isRecord(row.infx) ? row.infx : {}
  const stated: unknown = block['invalid_reasons']
  return {
    valid: block['valid'] !== false,
    invalidReasons: Array.isArray(stated) ? stated.filter(isReason) : [],
    measured: spanOf(block['timeline']),
    headline: headlineOf(row),
    contentDigest: createHash('sha256')
      .update(canonicalJson(hasNonFinite ? finiteOrText(row) : row))
      .digest('hex'),
  }
}

const isReason = (value: unknown): value is ValidityReason =>
  isRecord(value) &&
  typeof value['code'] === 'string' &&
  typeof value['message'] === 'string' &&
  ['user', 'infra', 'product'].includes(String(value['blame']))

/** Beyond it there is no date. */
const maxUnixMs = 8.64e15

function spanOf(timeline: unknown): MeasuredSpan | null {
  if (!Array.isArray(timeline)) return null
  const times = timeline.flatMap((entry: unknown) => {
    const time = isRecord(entry) ? entry['atUnixMs'] : undefined
    return typeof time === 'number' && Math.abs(time) <= maxUnixMs ? [time] : []
  })
  if (times.length === 0) return null
  return {
    fromUnixMs: times.reduce((a, b) => Math.min(a, b)),
    toUnixMs: times.reduce((a, b) => Math.max(a, b)),
    entries: times.length,
  }
}

/** Canonical JSON has no NaN; a text in its place tells two rows apart just as well. */
function finiteOrText(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
  if (Array.isArray(value)) return value.map(finiteOrText)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, finiteOrText(inner)]))
}
