/** Whether a plan.json that was carried around is a whole plan: every member that planning writes, each of its kind. */
import { expectation, type SchemaError, type SchemaValidator, shown } from '../config/schema-problems.ts'
import { plan as validate } from '../schema/plan.validator.generated.ts'
import type { PlanDocument } from './plan-document.ts'

export type CheckedDocument = { readonly document: PlanDocument } | { readonly faults: readonly string[] }

/**
 * Faults are for people: what lacks or is of another kind, at most one per place. A member that nobody knows is none: a
 * later version may write more, and what belongs to points is in their ids.
 */
export function checkPlanDocument(value: object): CheckedDocument {
  if (isDocument(value)) return { document: value }
  const faults = new Map<string, string>()
  for (const error of (validate as SchemaValidator).errors ?? []) {
    const place = placeOf(error)
    if (!isLater(error) && !faults.has(place)) faults.set(place, faultOf(error, place, value))
  }
  // Nothing but what is passed over: the rest has been found whole.
  return faults.size === 0 ? { document: value as PlanDocument } : { faults: [...faults.values()] }
}

const isDocument = (value: object): value is PlanDocument => (validate as SchemaValidator)(value)

/** Members that are passed over, and ids, whose own check (check-plan.ts) tells that they name folders. */
const isLater = ({ keyword, instancePath }: SchemaError): boolean =>
  keyword === 'additionalProperties' || /^\/points\/\d+\/id$/.test(instancePath)

/** As it is written in code: `points[3].because`. */
function placeOf(error: SchemaError): string {
  const { keyword, params } = error
  const missing = keyword === 'required' ? [String(params['missingProperty'])] : []
  return [...stepsOf(error), ...missing]
    .map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '')
}

/** Names and indices on the way to the value; all of them are there. */
const stepsOf = ({ instancePath }: SchemaError): readonly string[] =>
  instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))

const faultOf = (error: SchemaError, place: string, document: object): string =>
  error.keyword === 'required'
    ? `${place} is missing`
    : `${place} must be ${expectation(error)}, not ${shown(valueAt(document, stepsOf(error)))}`

const valueAt = (document: unknown, steps: readonly string[]): unknown =>
  steps.reduce<unknown>((value, step) => (value as Readonly<Record<string, unknown>>)[step], document)
