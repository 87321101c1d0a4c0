/** The ecosystem's marking of rows (`run-eval`, `eval-conc`, `eval-all-concs`), from a selection of ours. */
import {
  isEvaluatedLength,
  selectAllEvals,
  selectEvals,
  type EvalPolicy,
  type EvalSelection,
} from './eval-selection.ts'
import { isAgenticRow, isMultiRow, type Row } from './rows.ts'

/** Rows with `run-eval` set everywhere, and `eval-conc` on selected multi-node rows. Same rows, same order. */
export function markEvalEntries(rows: readonly Row[], policy: EvalPolicy): readonly Row[] {
  const selected = new Map(selectEvals(rows, policy).map((choice) => [choice.index, choice]))
  return rows.map((row, index) => applySelection(row, selected.get(index)))
}

/** Rows with every evaluated one marked; multi-node rows of equal topology are merged into the first of them. */
export function markAllEvalEntries(rows: readonly Row[], policy: EvalPolicy): readonly Row[] {
  const selected = new Map(selectAllEvals(rows, policy).map((choice) => [choice.index, choice]))
  return rows.flatMap((row, index) => {
    const choice = selected.get(index)
    if (choice) return [applySelection(row, choice)]
    const isMergedAway = isMultiRow(row) && (isAgenticRow(row) || isEvaluatedLength(row, policy))
    return isMergedAway ? [] : [row]
  })
}

/** One row as the ecosystem writes it for a selection; without one, `run-eval` is false. */
export function applySelection(row: Row, choice: EvalSelection | undefined): Row {
  if (!choice) return { ...row, 'run-eval': false }
  if (!isMultiRow(row)) return { ...row, 'run-eval': true }
  const { 'eval-conc': _replaced, ...rest } = row
  return {
    ...rest,
    conc: choice.mergedConcs ?? row.conc,
    'run-eval': true,
    ...(choice.evalConc === undefined ? {} : { 'eval-conc': choice.evalConc }),
    ...(choice.allConcs ? { 'eval-all-concs': true } : {}),
  }
}
