/** Trim: a cheap sweep that keeps only the lowest concurrency of every curve. */
import { isAgenticRow, isMultiRow, rowKey, type Row } from './rows.ts'

export interface TrimOptions {
  /**
   * Whether one-concurrency rows of multi-node agentic curves are grouped too. The ecosystem's generator does not,
   * so every one of them survives its trim; false reproduces that for interchange.
   */
  readonly groupMultiAgentic: boolean
}

/** Index of each kept row with its concurrencies, in row order. Ties keep the first row. */
export function trimSelection(
  rows: readonly Row[],
  options: TrimOptions,
): readonly { readonly index: number; readonly conc: number }[] {
  const kept = new Map<string, { index: number; conc: number }>()
  for (const [index, row] of rows.entries()) {
    const conc = isMultiRow(row) ? Math.min(...row.conc) : row.conc
    const isGrouped = !isMultiRow(row) || (options.groupMultiAgentic && isAgenticRow(row))
    const curve = isGrouped ? rowKey(row, ['conc', 'exp-name']) : `row ${index}`
    const lowest = kept.get(curve)
    if (!lowest || conc < lowest.conc) kept.set(curve, { index, conc })
  }
  return [...kept.values()].sort((a, b) => a.index - b.index)
}

/** The rows that remain; multi-node ones hold their lowest concurrency only. */
export const trimConc = (rows: readonly Row[], options: TrimOptions): readonly Row[] =>
  trimSelection(rows, options).flatMap(({ index, conc }) => {
    const row = rows[index]
    if (!row) return []
    return [isMultiRow(row) ? { ...row, conc: [conc] } : row]
  })
