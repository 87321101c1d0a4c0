/** Reads a plan.json: written by us, but possibly carried through an artifact, so bounded and checked. */
import { readFile, stat } from 'node:fs/promises'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/command.ts'
import type { Plan } from '../core/plan/plan.ts'
import { ProblemError } from '../core/problem.ts'

/** A plan of 10,000 points with resolved recipes is well below. */
const maxPlanBytes = 256 * 1024 * 1024

/** Throws ProblemError (INFX308) when there is no plan of this version at `path`. */
export async function readPlanFile(path: string): Promise<Plan> {
  const refuse = (why: string, cause?: unknown): ProblemError =>
    new ProblemError([problem('INFX308', `${path} ${why}`)], { cause })
  let text
  try {
    const { size } = await stat(path)
    if (size > maxPlanBytes) throw refuse(`is ${size} bytes large; a plan has at most ${maxPlanBytes}`)
    text = await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof ProblemError) throw error
    throw refuse('cannot be read: give the path of a plan.json', error)
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw refuse('is not JSON', error)
  }
  if (!isPlan(value)) throw refuse('is not a plan of schema plan.v1')
  return value
}

function isPlan(value: unknown): value is Plan {
  if (typeof value !== 'object' || value === null) return false
  const { schema, points, digest, canary } = value as Partial<Record<keyof Plan, unknown>>
  return (
    schema === 'plan.v1' && Array.isArray(points) && typeof digest === 'string' && typeof canary === 'object'
  )
}
