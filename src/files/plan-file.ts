/** Reads a plan.json. */
import type { Plan } from '../core/plan/plan.ts'
import { ProblemError } from '../core/problem.ts'
import { problem } from '../core/problems/catalogue.ts'
import { readOwnJson } from './own-json.ts'

/** Throws ProblemError (INFX308) when there is no plan of this version at `path`. */
export async function readPlanFile(path: string): Promise<Plan> {
  const value = await readOwnJson(path, 'plan.v1')
  if (isPlan(value)) return value
  throw new ProblemError([problem('INFX308', `${path} is not a whole plan`)])
}

const isPlan = (value: object): value is Plan =>
  'points' in value &&
  Array.isArray(value.points) &&
  'digest' in value &&
  typeof value.digest === 'string' &&
  'canary' in value
