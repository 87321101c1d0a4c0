/**
 * Ids of workflow runs. GitHub's are beyond 2^31 and may go up to 2^63 - 1, above which no database holds them; a JavaScript
 * number is exact up to 2^53 only.
 */

/** A number as long as that is exact, else its decimal digits. Each id has one form, so `===` compares. */
export type RunId = number | string

/** `digits` is a plain decimal integer. */
export function runIdOf(digits: string | bigint): RunId {
  const number = Number(digits)
  return Number.isSafeInteger(number) ? number : String(digits)
}

/** By value, smallest first: as text 9 would come after 10. */
export function compareRunIds(a: RunId, b: RunId): number {
  const [first, second] = [BigInt(a), BigInt(b)]
  return first < second ? -1 : first > second ? 1 : 0
}
