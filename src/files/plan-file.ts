/** Reads and writes a plan.json. */
import type { Plan } from '../core/plan/plan.ts'
import { planDocument, planOfDocument, type PlanDocument } from '../core/plan/plan-document.ts'
import { ProblemError } from '../core/problem.ts'
import { problem } from '../core/problems/catalogue.ts'
import { writeJsonFile } from './json-file.ts'
import { readOwnJson } from './own-json.ts'

/** Throws ProblemError (INFX308) when there is no plan of this version at `path`. */
export async function readPlanFile(path: string): Promise<Plan> {
  const value = await readOwnJson(path, 'plan.v1')
  const plan = isPlanDocument(value) ? planOfDocument(value) : undefined
  if (plan) return plan
  throw new ProblemError([problem('INFX308', `${path} is not a whole plan`)])
}

/** As `writeJsonFile`. */
export const writePlanFile = (path: string, plan: Plan): Promise<void> =>
  writeJsonFile(path, planDocument(plan))

const isPlanDocument = (value: object): value is PlanDocument =>
  'points' in value &&
  Array.isArray(value.points) &&
  value.points.every((point) => typeof point === 'object' && point !== null) &&
  'digest' in value &&
  typeof value.digest === 'string' &&
  'canary' in value &&
  (!('recipes' in value) || (typeof value.recipes === 'object' && value.recipes !== null))
