/** What one found result says about its point: valid, invalid or failed, and why; and which of several is newest. */
import type { PointFailure, PointStatus, ValidityReason } from '../results/aggregate.ts'
import type { FoundResult } from './found-result.ts'

export interface Standing {
  readonly status: PointStatus
  readonly invalidReasons: readonly ValidityReason[]
  readonly failure?: PointFailure
}

/** A result that may be published: from a valid-name artifact, judged valid, every number finite. */
export const isSound = (result: FoundResult): boolean =>
  result.origin !== 'failed' && result.nonFinite.length === 0 && result.facts?.valid !== false

/** Standing of the result that counts for its point. A result of another (accepted) plan is `reused`. */
export function standingOf(result: FoundResult, planDigest: string): Standing {
  if (isSound(result)) {
    const isReused = result.planDigest !== null && result.planDigest !== planDigest
    return { status: isReused ? 'reused' : 'valid', invalidReasons: [] }
  }
  if (result.nonFinite.length > 0) {
    const message = `non-finite: ${result.nonFinite.join(', ')}`
    return { status: 'failed', invalidReasons: [{ code: 'non-finite', message, blame: 'product' }] }
  }
  if (result.failure) return { status: 'failed', invalidReasons: [], failure: result.failure }
  return { status: 'invalid', invalidReasons: reasonsOf(result) }
}

/** Newest first: by attempt when every result has one, then by upload time, then by path so that the order is total. */
export function newestFirst(results: readonly FoundResult[]): readonly FoundResult[] {
  const isNumbered = results.every(({ attempt }) => attempt !== null)
  return results.toSorted(
    (a, b) =>
      (isNumbered ? (b.attempt ?? 0) - (a.attempt ?? 0) : 0) ||
      timeOf(b) - timeOf(a) ||
      (a.path < b.path ? -1 : a.path > b.path ? 1 : 0),
  )
}

const timeOf = ({ createdAt }: FoundResult): number => Date.parse(createdAt ?? '') || 0

/** Reasons as the result states them; a result without any, under a failed name, still gets one. */
function reasonsOf({ facts }: FoundResult): readonly ValidityReason[] {
  if (facts && facts.invalidReasons.length > 0) return facts.invalidReasons
  return [
    { code: 'unstated', message: 'the result is marked invalid and states no reason', blame: 'product' },
  ]
}
