/** ingest-artifact-manifest.json: when each artifact was uploaded, and under which id. */
import { readFile } from 'node:fs/promises'
import { isRow, integerOf, textOf } from '../core/ingest/row-fields.ts'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/store.ts'
import { ProblemError } from '../core/problem.ts'
import type { Problem } from '../core/problem.ts'

export interface Upload {
  readonly id: number
  /** ISO 8601. */
  readonly createdAt: string
}

/** By artifact name, the newest upload of each; undefined when there is no manifest. Throws ProblemError INFX285. */
export async function readUploads(path: string): Promise<ReadonlyMap<string, Upload> | undefined> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
  const uploads = new Map<string, Upload>()
  const problems: Problem[] = []
  const at = { file: path, line: 1, col: 1 }
  for (const [index, entry] of parseList(text, path).entries()) {
    const name = isRow(entry) ? textOf(entry, 'name') : undefined
    const id = isRow(entry) ? integerOf(entry, 'id') : undefined
    const createdAt = isRow(entry) ? textOf(entry, 'created_at') : undefined
    if (
      name === undefined ||
      id === undefined ||
      createdAt === undefined ||
      Number.isNaN(Date.parse(createdAt))
    )
      problems.push(
        problem(
          'INFX285',
          `missing upload provenance: entry ${index} needs name, id and a created_at in ISO 8601`,
          { at },
        ),
      )
    else {
      const known = uploads.get(name)
      if (!known || Date.parse(known.createdAt) < Date.parse(createdAt)) uploads.set(name, { id, createdAt })
    }
  }
  if (problems.length > 0) throw new ProblemError(problems)
  return uploads
}

function parseList(text: string, path: string): readonly unknown[] {
  let cause: unknown
  try {
    const list: unknown = JSON.parse(text)
    if (Array.isArray(list)) return list
  } catch (error) {
    cause = error
  }
  throw new ProblemError(
    [problem('INFX285', `${path} is not a JSON list of uploads`, { at: { file: path, line: 1, col: 1 } })],
    { cause },
  )
}
