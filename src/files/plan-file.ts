/** Reads and writes a plan.json. */
import { oddValue, planContradictions } from '../core/plan/check-plan.ts'
import type { Plan } from '../core/plan/plan.ts'
import { planDocument, planOfDocument } from '../core/plan/plan-document.ts'
import { ProblemError } from '../core/problem.ts'
import { problem } from '../core/problems/catalogue.ts'
import { oneLine } from '../core/render/text.ts'
import { writeJsonFile } from './json-file.ts'
import { readOwnJson } from './own-json.ts'

/** Most faults that are told: an edited list of points has as many as it has points. */
const maxFaults = 5

/** Throws ProblemError: INFX308 when there is no whole plan of this version at `path`, INFX327 when it contradicts itself. */
export async function readPlanFile(path: string): Promise<Plan> {
  const value = await readOwnJson(path, 'plan.v1')
  const odd = oddValue(value, 'plan')
  if (odd !== undefined) throw contradictory(path, [odd])
  // Whoever only writes plans does not load what checks them.
  const { checkPlanDocument } = await import('../core/plan/check-document.ts')
  const checked = checkPlanDocument(value)
  if ('faults' in checked) throw notWhole(path, listed(checked.faults))
  const plan = planOfDocument(checked.document)
  if (!plan) throw notWhole(path, 'a point is bound to a recipe whose content is not there')
  const faults = faultsOf(plan, path)
  if (faults.length > 0) throw contradictory(path, faults)
  return plan
}

const notWhole = (path: string, why: string, cause?: unknown): ProblemError =>
  new ProblemError([problem('INFX308', `${path} is not a whole plan (${why})`)], { cause })

const contradictory = (path: string, faults: readonly string[]): ProblemError =>
  new ProblemError([
    problem('INFX327', `${path}: ${listed(faults)}`, {
      hint: 'plan again: infx sweep without --resume, or a new run of the workflow',
    }),
  ])

function listed(faults: readonly string[]): string {
  const more = faults.length > maxFaults ? `; and ${faults.length - maxFaults} more` : ''
  return `${faults.slice(0, maxFaults).map(oneLine).join('; ')}${more}`
}

function faultsOf(plan: Plan, path: string): readonly string[] {
  try {
    return planContradictions(plan)
  } catch (cause) {
    // Fields of a point that do not go together, so that no identity can be made of it.
    throw notWhole(path, cause instanceof Error ? cause.message : String(cause), cause)
  }
}

/** As `writeJsonFile`. */
export const writePlanFile = (path: string, plan: Plan): Promise<void> =>
  writeJsonFile(path, planDocument(plan))
