/** The ecosystem's matrix object: selected rows in its lanes, in its field names, for tools that read it. */
import {
  isAgenticRow,
  isMultiRow,
  recipeFingerprint,
  sequenceLabel,
  type Row,
  type RowWorker,
} from './rows.ts'
import type { SelectedRow } from './select-rows.ts'

type Lanes = Readonly<Record<string, readonly Row[]>>

export interface ReferenceMatrix {
  /** Lanes `1k1k`, `8k1k`, `<isl>_<osl>` and `agentic`; only those that hold rows. */
  readonly single_node: Lanes
  readonly multi_node: Lanes
  readonly evals: readonly Row[]
  readonly agentic_evals: readonly Row[]
  readonly multinode_evals: readonly Row[]
  readonly multinode_agentic_evals: readonly Row[]
}

/** Rows in selection order within every lane; duplicates stay, as they do there. */
export function referenceMatrix(
  benchmarks: readonly SelectedRow[],
  evals: readonly SelectedRow[],
): ReferenceMatrix {
  const measured = benchmarks.map(({ expanded }) => withFingerprint(expanded.row))
  const asked = evals.map(({ expanded }) => interchangeRow(expanded.row))
  const evalsOf = (multi: boolean, agentic: boolean): readonly Row[] =>
    asked.filter((row) => isMultiRow(row) === multi && isAgenticRow(row) === agentic)
  return {
    single_node: lanes(measured.filter((row) => !isMultiRow(row))),
    multi_node: lanes(measured.filter(isMultiRow)),
    evals: evalsOf(false, false),
    agentic_evals: evalsOf(false, true),
    multinode_evals: evalsOf(true, false),
    multinode_agentic_evals: evalsOf(true, true),
  }
}

/** A measured row carries its fingerprint, taken before defaults are written out. */
const withFingerprint = (row: Row): Row => ({
  ...interchangeRow(row),
  'recipe-fingerprint': recipeFingerprint(row),
})

/** The row with the defaults that the ecosystem writes out. */
function interchangeRow(row: Row): Row {
  if (!isMultiRow(row)) {
    return isAgenticRow(row) ? row : { ...row, 'eval-only': row['eval-only'] ?? false }
  }
  const workers = { prefill: withSettings(row.prefill), decode: withSettings(row.decode) }
  if (isAgenticRow(row)) return { ...row, ...workers }
  const evals = { 'eval-only': row['eval-only'] ?? false, 'eval-all-concs': row['eval-all-concs'] ?? false }
  return { ...row, ...workers, ...evals }
}

const withSettings = (worker: RowWorker): RowWorker => ({
  ...worker,
  'additional-settings': worker['additional-settings'] ?? [],
})

function lanes(rows: readonly Row[]): Lanes {
  const byLane: Record<string, Row[]> = {}
  for (const row of rows) {
    const lane = isAgenticRow(row) ? 'agentic' : sequenceLabel(row.isl, row.osl)
    byLane[lane] = [...(byLane[lane] ?? []), row]
  }
  return byLane
}
