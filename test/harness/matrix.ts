/** `strategy.matrix` as GitHub expands it. */
import { isJsonMap } from '../fakes/github/json.ts'
import type { Json, JsonMap } from '../fakes/github/json.ts'

export class MatrixError extends Error {
  override readonly name = 'MatrixError'
}

export const maxMatrixLegs = 256

/** The legs of a resolved matrix, in order. Throws MatrixError with GitHub's own sentence. */
export function expandMatrix(jobId: string, matrix: Json): readonly JsonMap[] {
  if (!isJsonMap(matrix)) throw new MatrixError(`Job '${jobId}': the matrix is not a mapping`)
  const { include, exclude, ...axes } = matrix
  const included = rowsOf(include, 'include')
  const excluded = rowsOf(exclude, 'exclude')
  const vectors = Object.entries(axes)
  if (vectors.length === 0 && included.length === 0)
    throw new MatrixError('Matrix must define at least one vector')
  const original = combine(vectors).filter((row) => !excluded.some((pattern) => matches(row, pattern)))
  const legs = include === undefined ? original : withIncluded(original, included, Object.keys(axes))
  if (legs.length === 0) throw new MatrixError(`Strategy for job '${jobId}' produced no configuration`)
  if (legs.length > maxMatrixLegs)
    throw new MatrixError(
      `Strategy for job '${jobId}' produced ${legs.length} configurations which exceeds the maximum of ${maxMatrixLegs} configurations`,
    )
  return legs
}

function combine(vectors: readonly (readonly [string, Json])[]): readonly JsonMap[] {
  if (vectors.length === 0) return []
  let rows: readonly JsonMap[] = [{}]
  for (const [name, values] of vectors) {
    if (!Array.isArray(values)) throw new MatrixError(`Matrix vector '${name}' is not a list`)
    if (values.length === 0) throw new MatrixError(`Matrix vector '${name}' does not contain any values`)
    rows = rows.flatMap((row) => (values as readonly Json[]).map((value) => ({ ...row, [name]: value })))
  }
  return rows
}

/** An entry joins every combination whose own values it does not change; else it is a leg of its own. */
function withIncluded(
  original: readonly JsonMap[],
  included: readonly JsonMap[],
  axes: readonly string[],
): readonly JsonMap[] {
  const extended: JsonMap[] = original.map((row) => row)
  const added: JsonMap[] = []
  for (const entry of included) {
    const onAxes = Object.fromEntries(Object.entries(entry).filter(([key]) => axes.includes(key)))
    const hits = original.flatMap((row, index) => (matches(row, onAxes) ? [index] : []))
    for (const index of hits) extended[index] = { ...extended[index], ...entry }
    if (hits.length === 0) added.push(entry)
  }
  return [...extended, ...added]
}

function rowsOf(value: Json | undefined, what: string): readonly JsonMap[] {
  if (value === undefined) return []
  if (!Array.isArray(value) || !(value as readonly Json[]).every(isJsonMap))
    throw new MatrixError(`Matrix ${what} is not a list of mappings`)
  return value as readonly JsonMap[]
}

const matches = (row: JsonMap, pattern: JsonMap): boolean =>
  Object.entries(pattern).every(([key, value]) => JSON.stringify(row[key]) === JSON.stringify(value))

/** Leaf values in order, as shown in a job's name: `bench (tp8, 16)`. */
export function legLabel(leg: JsonMap): string {
  const leaves = (value: Json): readonly string[] =>
    typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [String(value)]
  return leaves(leg)
    .filter((text) => text !== '')
    .join(', ')
}
