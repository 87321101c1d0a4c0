/** Reads and writes a plan.json. */
import { planFaults } from '../core/plan/check-plan.ts'
import type { Plan } from '../core/plan/plan.ts'
import { planDocument, planOfDocument, type PlanDocument } from '../core/plan/plan-document.ts'
import { ProblemError } from '../core/problem.ts'
import { problem } from '../core/problems/catalogue.ts'
import { oneLine } from '../core/render/text.ts'
import { writeJsonFile } from './json-file.ts'
import { readOwnJson } from './own-json.ts'

/** Most faults that are told: an edited list of points has as many as it has points. */
const maxFaults = 5

/** Throws ProblemError: INFX308 when there is no plan of this version at `path`, INFX327 when it contradicts itself. */
export async function readPlanFile(path: string): Promise<Plan> {
  const value = await readOwnJson(path, 'plan.v1')
  const plan = isPlanDocument(value) ? planOfDocument(value) : undefined
  if (!plan) throw new ProblemError([problem('INFX308', `${path} is not a whole plan`)])
  const faults = faultsOf(plan, path)
  if (faults.length === 0) return plan
  const more = faults.length > maxFaults ? `; and ${faults.length - maxFaults} more` : ''
  throw new ProblemError([
    problem('INFX327', `${path}: ${faults.slice(0, maxFaults).map(oneLine).join('; ')}${more}`, {
      hint: 'plan again: infx sweep without --resume, or a new run of the workflow',
    }),
  ])
}

function faultsOf(plan: Plan, path: string): readonly string[] {
  try {
    return planFaults(plan)
  } catch (cause) {
    // A field of a point is missing or of another kind, so that no identity can be made of it.
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new ProblemError([problem('INFX308', `${path} is not a whole plan (${why})`)], { cause })
  }
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
  typeof value.canary === 'object' &&
  value.canary !== null &&
  (!('recipes' in value) || (typeof value.recipes === 'object' && value.recipes !== null))
