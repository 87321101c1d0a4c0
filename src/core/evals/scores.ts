/** Which entries of a task's results are gated scores, and whether a value is a score at all. */

/** A metric that the gate looks at, with whatever value the file had. */
export interface GatedMetric {
  readonly name: string
  readonly value: unknown
}

/** Metrics whose name starts with `prefix`, except standard errors, in file order. */
export const gatedMetrics = (
  results: Readonly<Record<string, unknown>>,
  prefix: string,
): readonly GatedMetric[] =>
  Object.entries(results)
    .filter(([name]) => name.startsWith(prefix) && !name.includes('stderr'))
    .map(([name, value]) => ({ name, value }))

/** Prefix of the metrics that gate: exact match, every filter. */
export const exactMatchPrefix = 'exact_match,'

/** Why a value is not a score, or undefined when it is one: a finite number in [0, 1], and nothing else. */
export function scoreFault(value: unknown): string | undefined {
  if (value === undefined) return 'absent'
  if (typeof value !== 'number') return `${value === null ? 'null' : `a ${typeof value}`}, not a number`
  if (!Number.isFinite(value)) return `${value}, not a finite number`
  if (value < 0 || value > 1) return `${value}, outside [0, 1]`
  return undefined
}
