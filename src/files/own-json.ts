/** JSON files of ours that were carried around (an artifact, an old directory): bounded, parsed, known by their schema tag. */
import { readFile, stat } from 'node:fs/promises'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/command.ts'
import { ProblemError } from '../core/problem.ts'

/** A plan of 10,000 points with resolved recipes is well below. */
const maxBytes = 256 * 1024 * 1024

/** Throws ProblemError (INFX308) when there is no JSON object with this `schema` at `path`. */
export async function readOwnJson(path: string, schema: string): Promise<Readonly<Record<string, unknown>>> {
  const refuse = (why: string, cause?: unknown): ProblemError =>
    new ProblemError([problem('INFX308', `${path} ${why}`)], { cause })
  let text
  try {
    const found = await stat(path)
    // A pipe or a device has no end, or none that its size tells.
    if (!found.isFile()) throw refuse('is no regular file')
    const { size } = found
    if (size > maxBytes) throw refuse(`is ${size} bytes large; at most ${maxBytes} are read`)
    text = await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof ProblemError) throw error
    throw refuse(`cannot be read (${error instanceof Error ? error.message : String(error)})`, error)
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw refuse('is not JSON', error)
  }
  if (typeof value !== 'object' || value === null || !('schema' in value) || value.schema !== schema) {
    throw refuse(`has not the schema ${schema}`)
  }
  return { ...value }
}
