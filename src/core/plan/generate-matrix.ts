/** The ecosystem's matrix object for the entries of a changelog: same rows, fields, values and order. */
import { hasErrors, type Problem } from '../problem.ts'
import { referenceMatrix, type ReferenceMatrix } from './reference-matrix.ts'
import { selectSweep, type SelectionSource } from './sweep-selection.ts'

/** The matrix, or the errors. Trims as the ecosystem does: one-concurrency rows of multi-node agentic curves all stay. */
export function generateMatrix(source: SelectionSource): {
  readonly matrix?: ReferenceMatrix
  readonly problems: readonly Problem[]
} {
  const { selected, problems } = selectSweep(source, { groupMultiAgentic: false })
  if (hasErrors(problems)) return { problems }
  return { matrix: referenceMatrix(selected.benchmarks, selected.evals), problems }
}
